import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useIdentity } from '#shared/web/identity-store.ts'
import { confirmDelete } from '#shared/web/ui/confirm-delete.ts'
import { EmptyFace, QueryFaces } from '#shared/web/ui/faces.tsx'
import { IconAction } from '#shared/web/ui/icon-action.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { EditLink } from '#shared/web/ui/row-links.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import type { Project } from '../contract/projects.contract.ts'
import { useProjectCrumbs } from './project-crumbs.ts'
import { projectName } from './project-name.ts'
import { ProjectsInSteps } from './projects-in-steps.tsx'
import { projectsQueries, useRemoveProject } from './projects.queries.ts'

/** `/student/ProjectView`: the signed-in student's own projects, ten at a time, to be added, changed and deleted. */
export function ProjectViewScreen() {
  const { t } = useTranslation('projects')
  const identity = useIdentity('user')
  const waits = identity?.status === 'Pending'
  const list = useQuery(projectsQueries.ofStudent(identity?._id ?? ''))
  const add = !waits && (
    <ButtonLink to="/student/AddProject" aria-label={t('addTitle')} leftSection={<IconPlus size={16} aria-hidden />}>
      {t('project')}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader
        title={t('viewTitle')}
        hint={list.data && t('count', { count: list.data.total })}
        crumbs={useProjectCrumbs(t('viewTitle'))}
        actions={add}
      />
      <Panel flush>
        <QueryFaces
          query={list}
          isEmpty={({ total }) => total === 0}
          empty={<EmptyFace hint={waits ? t('waitsForApproval') : t('addTheFirst')} action={add} />}
        >
          {({ projects }) => <OwnProjects projects={projects} />}
        </QueryFaces>
      </Panel>
    </>
  )
}

function OwnProjects({ projects }: { projects: Project[] }) {
  const { t } = useTranslation('projects')
  const remove = useRemoveProject()
  const ask = (project: Project) =>
    confirmDelete(t('willBeDeleted', { name: projectName(project) }), () => remove.mutateAsync(project), {
      deleted: t('removed'),
    })
  return (
    <ProjectsInSteps
      projects={projects}
      step={10}
      busy={remove.isPending}
      actions={(project) => (
        <>
          <EditLink
            to="/student/Edit-Project/$id"
            params={{ id: project._id }}
            label={t('edit', { name: projectName(project) })}
          />
          <IconAction
            label={t('delete', { name: projectName(project) })}
            icon={<IconTrash size={17} aria-hidden />}
            danger
            onClick={() => void ask(project)}
          />
        </>
      )}
    />
  )
}
