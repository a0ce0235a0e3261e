import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '#shared/web/router/router.ts'
import { useState } from 'react'
import { Project, PROJECT_FIELDS, projectsApi } from '#features/domain/portfolio/contract/projects.contract.ts'
import { fieldValues } from '#shared/contract/record-fields.ts'
import { editing } from '#shared/web/form/form-types.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useGoBack } from '#shared/web/use-go-back.ts'
import { useIdentity } from '#shared/web/use-identity.ts'
import { LoadingState, QueryStates } from '#shared/web/ui/states.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { BackLink } from '#shared/web/ui/back-link.tsx'
import { useProjectCrumbs } from './use-project-crumbs.ts'
import { portfolioQueries, useUpdateProject } from './portfolio.queries.ts'
import { ProjectForm } from './project-form.tsx'

const route = getRouteApi('/student/Edit-Project/$id')

export function EditProjectScreen() {
  const { id } = route.useParams()
  return <EditProject key={id} id={id} />
}

function EditProject({ id }: { id: string }) {
  const { t } = useTranslation('portfolio')
  const list = useQuery({
    ...portfolioQueries.projectsOfStudent(useIdentity('user')?._id ?? ''),
    // A cached list may be older than this project.
    refetchOnMount: ({ state }) => !state.data?.projects.some(({ _id }) => _id === id),
  })
  const listed = list.data?.projects.find(({ _id }) => _id === id)
  // Keeps the record as first loaded: a refetched list may contain another version, and the input would be lost.
  const [initial, setInitial] = useState(listed)
  if (!initial && listed) setInitial(listed)
  return (
    <>
      <PageHeader title={t('editProject')} crumbs={useProjectCrumbs(t('editProject'))} />
      <Panel>
        <QueryStates query={list}>
          {() => {
            if (initial) return <EditProjectForm project={initial} />
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
    ...editing(Project, project, (record) => fieldValues(PROJECT_FIELDS, record)),
    schema: projectsApi.update.body,
    // A draft of an older version would overwrite the newer one unseen.
    draft: `project-${project._id}-${project.version}`,
    send: (body, sending) => update.mutateAsync({ body, sending }),
    onSaved: () => {
      toast.success(t('projectUpdated'))
      goBack({ to: '/student/ProjectView' })
    },
  })
  return <ProjectForm form={form} label={t('editProject')} />
}
