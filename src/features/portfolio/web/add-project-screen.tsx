import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useIdentity } from '#shared/web/identity-store.ts'
import { EmptyState } from '#shared/web/ui/states.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { projectsApi } from '../contract/projects.contract.ts'
import { useProjectCrumbs } from './project-crumbs.ts'
import { NO_PROJECT, ProjectForm } from './project-form.tsx'
import { useAddProject } from './projects.queries.ts'

/** `/student/AddProject`. */
export function AddProjectScreen() {
  const { t } = useTranslation('portfolio')
  const waits = useIdentity('user')?.status === 'Pending'
  return (
    <>
      <PageHeader title={t('addProject')} crumbs={useProjectCrumbs(t('addProject'))} />
      <Panel>{waits ? <EmptyState title={t('projectApprovalRequired')} /> : <AddProjectForm />}</Panel>
    </>
  )
}

function AddProjectForm() {
  const { t } = useTranslation('portfolio')
  const navigate = useNavigate()
  const add = useAddProject()
  const form = useContractForm({
    schema: projectsApi.add.body,
    initialValues: NO_PROJECT,
    draft: 'project-add',
    send: (body, sending) => add.mutateAsync({ body, sending }),
    onSaved: () => {
      toast.success(t('projectAdded'))
      return navigate({ to: '/student/ProjectView' })
    },
  })
  return <ProjectForm form={form} label={t('addProject')} />
}
