import { Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { useStudentCrumbs } from '#features/students/web/public.ts'

export function EditStudentsScreen() {
  const { t } = useTranslation(['student-records', 'students'])
  return (
    <>
      <PageHeader title={t('editStudents')} crumbs={useStudentCrumbs(t('editStudents'))} />
      <Panel>
        <Stack align="flex-start" gap="sm">
          <Text>{t('editOneAtATime')}</Text>
          <ButtonLink to="/hr/StudentList">{t('students:studentList')}</ButtonLink>
        </Stack>
      </Panel>
    </>
  )
}
