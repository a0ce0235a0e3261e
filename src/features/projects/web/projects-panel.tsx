import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadingFace, QueryFaces } from '#shared/web/ui/faces.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { ViewMore } from '#shared/web/ui/view-more.tsx'
import { ProjectTable } from './project-table.tsx'
import classes from './projects-panel.module.css'
import { projectsQueries } from './projects.queries.ts'

const AT_A_TIME = 5

/** 'Projects' of a student's profile, five at a time. */
export function ProjectsPanel({ studentId }: { studentId: string }) {
  const { t } = useTranslation('projects')
  const list = useQuery(projectsQueries.ofStudent(studentId))
  const [shown, setShown] = useState(AT_A_TIME)
  return (
    <Panel title={t('projects')} flush>
      <QueryFaces query={list} loading={<LoadingFace rows={2} />} isEmpty={({ total }) => total === 0} empty={<None />}>
        {({ projects }) => (
          <>
            <ProjectTable projects={projects.slice(0, shown)} />
            {shown < projects.length && (
              <div className={classes.more}>
                <ViewMore shown={shown} total={projects.length} onMore={() => setShown(shown + AT_A_TIME)} />
              </div>
            )}
          </>
        )}
      </QueryFaces>
    </Panel>
  )
}

/** Quieter than a list that is empty: a section of a profile, as short as its neighbours. */
function None() {
  const { t } = useTranslation('projects')
  return (
    <div className={classes.none}>
      <Text>{t('shared:nothingFound')}</Text>
      <Text c="dimmed">{t('noneYet')}</Text>
    </div>
  )
}
