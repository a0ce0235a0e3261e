import { Text } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CoursesPanel } from '#features/enrolments/web/public.ts'
import { FeeFigures } from '#features/fees/web/public.ts'
import { PlanPanel } from '#features/plans/web/public.ts'
import { OwnPortfolioPanel } from '#features/portfolio/web/public.ts'
import { StudentHeader, studentsQueries } from '#features/students/web/public.ts'
import { useIdentity } from '#shared/web/identity-store.ts'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { DataPanel } from './data-panel.tsx'
import { StudentSections } from './student-sections.tsx'
import { StudentStatus } from './student-status.tsx'

export function OwnProfileScreen() {
  const { t } = useTranslation(['student-records', 'portfolio'])
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
      <QueryStates query={student}>
        {(own) => (
          <>
            <StudentHeader student={own}>
              <StudentStatus student={own} />
            </StudentHeader>
            {own.status !== 'Pending' && (
              <>
                <FeeFigures figures={own} />
                <PlanPanel studentId={own._id} />
              </>
            )}
            <StudentSections
              student={own}
              portfolio={<OwnPortfolioPanel studentId={own._id} isPending={own.status === 'Pending'} />}
            >
              {own.courses > 1 && <CoursesPanel studentId={own._id} />}
              {own.status === 'Pending' && (
                <Panel title={t('portfolio:projects')}>
                  <Text c="dimmed">{t('portfolio:projectApprovalRequired')}</Text>
                </Panel>
              )}
              <DataPanel studentId={own._id} />
            </StudentSections>
          </>
        )}
      </QueryStates>
    </>
  )
}
