import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Project } from '#features/domain/portfolio/contract/projects.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useIdentity } from '#shared/web/use-identity.ts'
import { confirmDelete } from '#shared/web/ui/confirm-delete.ts'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { IconAction } from '#shared/web/ui/icon-action.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { EditLink } from '#shared/web/ui/edit-link.tsx'
import { LOADING_HINT, PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { ExpandableProjectTable } from './expandable-project-table.tsx'
import { portfolioQueries, useDeleteProject } from './portfolio.queries.ts'
import { getProjectName } from './project-name.ts'
import { useProjectCrumbs } from './use-project-crumbs.ts'

export function ProjectViewScreen() {
  const { t } = useTranslation(['portfolio', 'shared'])
  const identity = useIdentity('user')
  const isPending = identity?.status === 'Pending'
  const list = useQuery(portfolioQueries.projectsOfStudent(identity?._id ?? ''))
  const addLink = !isPending && (
    <ButtonLink to="/student/AddProject" aria-label={t('addProject')} leftSection={<IconPlus size={16} aria-hidden />}>
      {t('project')}
    </ButtonLink>
  )
  return (
    <>
      <PageHeader
        title={t('shared:viewProject')}
        hint={list.data ? t('projectCount', { count: list.data.total }) : LOADING_HINT}
        crumbs={useProjectCrumbs(t('shared:viewProject'))}
        actions={addLink}
      />
      <Panel flush>
        <QueryStates
          query={list}
          isEmpty={({ total }) => total === 0}
          empty={
            <EmptyState
              kind={isPending ? undefined : 'add'}
              hint={isPending ? t('projectApprovalRequired') : t('addFirstProjectHint')}
              action={addLink}
            />
          }
        >
          {({ projects }) => <OwnProjects projects={projects} />}
        </QueryStates>
      </Panel>
    </>
  )
}

function OwnProjects({ projects }: { projects: Project[] }) {
  const { t } = useTranslation('portfolio')
  const deleteProject = useDeleteProject()
  const confirmAndDelete = (project: Project) =>
    confirmDelete(
      t('projectWillBeDeleted', { name: getProjectName(project) }),
      () => deleteProject.mutateAsync(project),
      {
        deleted: t('projectDeleted'),
      },
    )
  return (
    <ExpandableProjectTable
      projects={projects}
      step={10}
      busy={deleteProject.isPending}
      actions={(project) => (
        <>
          <EditLink
            to="/student/Edit-Project/$id"
            params={{ id: project._id }}
            label={t('editNamed', { name: getProjectName(project) })}
          />
          <IconAction
            label={t('deleteNamed', { name: getProjectName(project) })}
            icon={<IconTrash size={17} aria-hidden />}
            danger
            onClick={() => void confirmAndDelete(project)}
          />
        </>
      )}
    />
  )
}
