import { Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { useStudentCrumbs } from '#features/students/web/public.ts'

export function AddStudentsScreen() {
  const { t } = useTranslation('student-records')
  return (
    <OneAtATimePage title={t('addStudents')} text={t('addOneAtATime')}>
      <ButtonLink to="/hr/register" leftSection={<IconPlus size={16} aria-hidden />}>
        {t('addStudent')}
      </ButtonLink>
    </OneAtATimePage>
  )
}

export function EditStudentsScreen() {
  const { t } = useTranslation(['student-records', 'students'])
  return (
    <OneAtATimePage title={t('editStudents')} text={t('editOneAtATime')}>
      <ButtonLink to="/hr/StudentList">{t('students:studentList')}</ButtonLink>
    </OneAtATimePage>
  )
}

type Props = { title: string; text: string; children: ReactNode }

function OneAtATimePage({ title, text, children }: Props) {
  return (
    <>
      <PageHeader title={title} crumbs={useStudentCrumbs(title)} />
      <Panel>
        <Stack align="flex-start" gap="sm">
          <Text>{text}</Text>
          {children}
        </Stack>
      </Panel>
    </>
  )
}
