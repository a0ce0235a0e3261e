import { IconLink, IconMail } from '@tabler/icons-react'
import { InstantText, useInstitute } from '#features/base/institute/web/public.ts'
import type { Student, StudentOverview } from '#features/domain/students/contract/students.contract.ts'
import { toastError } from '#shared/web/form/toast-error.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Group, Stack } from '#shared/web/ui/elements/stack.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { READING_MS, toast } from '#shared/web/ui/toast.ts'
import { useGiveAccess } from './admissions.queries.ts'
import { showPasswordLink } from './show-password-link.tsx'

type Props = { student: Student; overview: StudentOverview }

export function AccessPanel({ student, overview: { access } }: Props) {
  return access && <PasswordLinkPanel student={student} access={access} />
}

type LinkProps = { student: Student; access: NonNullable<StudentOverview['access']> }

function PasswordLinkPanel({ student, access: { at, by } }: LinkProps) {
  const { t } = useTranslation('admissions')
  const { mail } = useInstitute()
  const give = useGiveAccess(student._id)
  const send = (byMail: boolean) =>
    give.mutateAsync(byMail).then((access) => {
      if (access.mailed) toast.success(access.message, READING_MS)
      else void showPasswordLink({ ...student, ...access })
    }, toastError)
  return (
    <Panel title={t('access')} plain>
      <Stack gap="xs">
        <Text size="sm">{t(student.email === '' ? 'accessWithoutEmail' : 'accessNone')}</Text>
        {at !== null && (
          <Text size="sm" c="dimmed">
            {t('accessMade', { name: by })} <InstantText at={at} />. {t('accessEnds')}
          </Text>
        )}
        {student.email !== '' && (
          <Group gap="xs">
            {mail && (
              <Button
                size="xs"
                variant="default"
                leftSection={<IconMail size={16} aria-hidden />}
                disabled={give.isPending}
                onClick={() => void send(true)}
              >
                {t('emailLink')}
              </Button>
            )}
            <Button
              size="xs"
              variant="default"
              leftSection={<IconLink size={16} aria-hidden />}
              disabled={give.isPending}
              onClick={() => void send(false)}
            >
              {t('createLink')}
            </Button>
          </Group>
        )}
      </Stack>
    </Panel>
  )
}
