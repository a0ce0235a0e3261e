import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useIdentity } from '#shared/web/identity-store.ts'
import { confirmDelete } from '#shared/web/ui/confirm-delete.ts'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
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
  const { t } = useTranslation('portfolio')
  const identity = useIdentity('user')
  const waits = identity?.status === 'Pending'
  const list = useQuery(projectsQueries.ofStudent(identity?._id ?? ''))
  const add = !waits && (
    <ButtonLink to="/student/AddProject" aria-label={t('addProject')} leftSection={<IconPlus size={16} aria-hidden />}>
      {t('project')}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader
        title={t('viewProjects')}
        hint={list.data && t('projectCount', { count: list.data.total })}
        crumbs={useProjectCrumbs(t('viewProjects'))}
        actions={add}
      />
      <Panel flush>
        <QueryStates
          query={list}
          isEmpty={({ total }) => total === 0}
          empty={<EmptyState hint={waits ? t('projectApprovalRequired') : t('addFirstProject')} action={add} />}
        >
          {({ projects }) => <OwnProjects projects={projects} />}
        </QueryStates>
      </Panel>
    </>
  )
}

function OwnProjects({ projects }: { projects: Project[] }) {
  const { t } = useTranslation('portfolio')
  const remove = useRemoveProject()
  const ask = (project: Project) =>
    confirmDelete(t('projectWillBeDeleted', { name: projectName(project) }), () => remove.mutateAsync(project), {
      deleted: t('projectRemoved'),
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
            label={t('editNamed', { name: projectName(project) })}
          />
          <IconAction
            label={t('deleteNamed', { name: projectName(project) })}
            icon={<IconTrash size={17} aria-hidden />}
            danger
            onClick={() => void ask(project)}
          />
        </>
      )}
    />
  )
}
