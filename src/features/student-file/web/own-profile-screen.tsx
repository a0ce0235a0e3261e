import { Text } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FeeFigures, StudentHead } from '#features/fees/web/door.tsx'
import { OwnPortfolioPanel } from '#features/portfolio/web/door.tsx'
import { studentsQueries } from '#features/students/web/door.tsx'
import { useIdentity } from '#shared/web/identity-store.ts'
import { QueryFaces } from '#shared/web/ui/faces.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { StudentSections } from './student-sections.tsx'
import { StudentStatus } from './student-status.tsx'

/** `/student`: the signed-in student's own record. */
export function OwnProfileScreen() {
  const { t } = useTranslation(['student-file', 'projects'])
  const student = useQuery(studentsQueries.one(useIdentity('user')?._id ?? ''))
  return (
    <>
      <PageHeader
        title={t('studentDetails')}
        actions={
          <ButtonLink to="/student/fee" leftSection={<IconReceipt size={16} aria-hidden />}>
            {t('viewFeeHistory')}
          </ButtonLink>
        }
      />
      <QueryFaces query={student}>
        {(own) => (
          <>
            <StudentHead student={own}>
              <StudentStatus student={own} />
            </StudentHead>
            {own.status !== 'Pending' && <FeeFigures figures={own} />}
            <StudentSections
              student={own}
              portfolio={<OwnPortfolioPanel studentId={own._id} waits={own.status === 'Pending'} />}
            >
              {own.status === 'Pending' && (
                <Panel title={t('projects:projects')}>
                  <Text c="dimmed">{t('projects:waitsForApproval')}</Text>
                </Panel>
              )}
            </StudentSections>
          </>
        )}
      </QueryFaces>
    </>
  )
}
