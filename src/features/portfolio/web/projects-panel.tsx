import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadingState, QueryStates } from '#shared/web/ui/states.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { ProjectsInSteps } from './projects-in-steps.tsx'
import classes from './projects-panel.module.css'
import { projectsQueries } from './projects.queries.ts'

/** 'Projects' of a student's profile, five at a time. */
export function ProjectsPanel({ studentId }: { studentId: string }) {
  const { t } = useTranslation('portfolio')
  const list = useQuery(projectsQueries.ofStudent(studentId))
  return (
    <Panel title={t('projects')} flush>
      <QueryStates
        query={list}
        loading={<LoadingState rows={2} />}
        isEmpty={({ total }) => total === 0}
        empty={<None />}
      >
        {({ projects }) => <ProjectsInSteps projects={projects} step={5} />}
      </QueryStates>
    </Panel>
  )
}

/** Quieter than a list that is empty: a section of a profile, as short as its neighbours. */
function None() {
  const { t } = useTranslation(['portfolio', 'shared'])
  return (
    <div className={classes.none}>
      <Text>{t('shared:nothingFound')}</Text>
      <Text c="dimmed">{t('noProjectsYet')}</Text>
    </div>
  )
}
