import { IconMail } from '@tabler/icons-react'
import { type Import, MAX_LINKS } from '#features/overview/import-export/contract/imports.contract.ts'
import { useInstitute } from '#features/base/institute/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { confirm } from '#shared/web/ui/confirm.tsx'
import { useMay } from '#shared/web/may.ts'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Group, Stack } from '#shared/web/ui/elements/stack.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { READING_MS, toast } from '#shared/web/ui/toast.ts'
import { useSendLinks } from './imports.queries.ts'

type Props = { shown: Import; links: NonNullable<Import['links']> }

/** Emails the students of a finished import links to set their passwords. */
export function SignInLinks({ shown, links: { open, waiting, sent, failed, withoutEmail } }: Props) {
  const { t } = useTranslation(['import-export', 'reminders'])
  const { mail } = useInstitute()
  const may = useMay()
  const send = useSendLinks(shown)
  const count = Math.min(open, MAX_LINKS)
  const ask = () =>
    confirm({
      title: t('linksQuestion', { count }),
      text: [t('linksText'), ...(open > MAX_LINKS ? [t('linksLimit', { count: open - MAX_LINKS })] : [])].join(' '),
      confirmLabel: t('reminders:sendEmails'),
      run: async () => {
        await send.mutateAsync()
        toast.success(t('linksQueued'), READING_MS)
      },
    })
  return (
    <Stack gap="xs">
      {open > 0 && mail && (
        <Group>
          <Button variant="default" leftSection={<IconMail size={16} aria-hidden />} onClick={() => void ask()}>
            {t('sendLinks', { count })}
          </Button>
        </Group>
      )}
      {open > 0 && !mail && <Text size="sm">{t('linksByHand', { count: open })}</Text>}
      {waiting + sent + failed > 0 && (
        <Text size="sm" role="status">
          {t('linkCounts', { sent, waiting, failed })}
        </Text>
      )}
      {withoutEmail > 0 && (
        <Text size="sm">
          {t('linksWithoutEmail', { count: withoutEmail })}{' '}
          {may('students.list') && (
            <TextLink to="/hr/StudentList" search={{ only: 'incomplete' }}>
              {t('showIncomplete')}
            </TextLink>
          )}
        </Text>
      )}
    </Stack>
  )
}
