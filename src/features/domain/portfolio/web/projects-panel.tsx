import { useQuery } from '@tanstack/react-query'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { LoadingState, QueryStates } from '#shared/web/ui/states.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { EmptySection } from './empty-section.tsx'
import { ExpandableProjectTable } from './expandable-project-table.tsx'
import { portfolioQueries } from './portfolio.queries.ts'
import classes from './projects-panel.module.css'

export function ProjectsPanel({ student }: { student: Pick<Student, '_id'> }) {
  const { t } = useTranslation(['portfolio', 'words'])
  const list = useQuery(portfolioQueries.projectsOfStudent(student._id))
  return (
    <Panel title={t('words:projects')} flush>
      <QueryStates
        query={list}
        loading={<LoadingState rows={2} />}
        isEmpty={({ total }) => total === 0}
        empty={
          <div className={classes.empty}>
            <EmptySection hint={t('studentAddsProjects')} />
          </div>
        }
      >
        {({ projects }) => <ExpandableProjectTable projects={projects} step={5} />}
      </QueryStates>
    </Panel>
  )
}
