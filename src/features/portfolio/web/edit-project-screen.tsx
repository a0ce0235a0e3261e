import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { editing } from '#shared/web/form/form-types.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useGoBack } from '#shared/web/go-back.ts'
import { useIdentity } from '#shared/web/identity-store.ts'
import { LoadingState, QueryStates } from '#shared/web/ui/states.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { BackLink } from '#shared/web/ui/back-link.tsx'
import { Project, projectsApi } from '../contract/projects.contract.ts'
import { useProjectCrumbs } from './project-crumbs.ts'
import { ProjectForm, projectValues } from './project-form.tsx'
import { projectsQueries, useUpdateProject } from './projects.queries.ts'

/** `/student/Edit-Project/{id}`: one of the signed-in student's own. */
export function EditProjectScreen() {
  const { id = '' } = useParams({ strict: false })
  return <EditProject key={id} id={id} />
}

function EditProject({ id }: { id: string }) {
  const { t } = useTranslation('portfolio')
  const list = useQuery({
    ...projectsQueries.ofStudent(useIdentity('user')?._id ?? ''),
    // Kept from before it was added in another window, the list would call it gone.
    refetchOnMount: ({ state }) => !state.data?.projects.some(({ _id }) => _id === id),
  })
  const listed = list.data?.projects.find(({ _id }) => _id === id)
  // As it was opened: fetched again, the list may hold another version, or none, and what was typed would go with it.
  const [opened, setOpened] = useState(listed)
  if (!opened && listed) setOpened(listed)
  return (
    <>
      <PageHeader title={t('editProject')} crumbs={useProjectCrumbs(t('editProject'))} />
      <Panel>
        <QueryStates query={list}>
          {() => {
            if (opened) return <EditProjectForm project={opened} />
            return list.isFetching ? (
              <LoadingState />
            ) : (
              <BackLink hint={t('projectNotFound')} to="/student/ProjectView" label={t('backToProjects')} />
            )
          }}
        </QueryStates>
      </Panel>
    </>
  )
}

function EditProjectForm({ project }: { project: Project }) {
  const { t } = useTranslation('portfolio')
  const update = useUpdateProject(project._id)
  const goBack = useGoBack()
  const form = useContractForm({
    ...editing(Project, project, projectValues),
    schema: projectsApi.update.body,
    // Input that was typed against another version would overwrite it in silence.
    draft: `project-${project._id}-${project.version}`,
    send: (body, sending) => update.mutateAsync({ body, sending }),
    onSaved: () => {
      toast.success(t('projectUpdated'))
      goBack({ to: '/student/ProjectView' })
    },
  })
  return <ProjectForm form={form} label={t('editProject')} />
}
