import { useNavigate } from '#shared/web/router/router.ts'
import { PROJECT_FIELDS, projectsApi } from '#features/domain/portfolio/contract/projects.contract.ts'
import { fieldValues } from '#shared/contract/record-fields.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useIdentity } from '#shared/web/use-identity.ts'
import { EmptyState } from '#shared/web/ui/states.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useProjectCrumbs } from './use-project-crumbs.ts'
import { useAddProject } from './portfolio.queries.ts'
import { ProjectForm } from './project-form.tsx'

export function AddProjectScreen() {
  const { t } = useTranslation('portfolio')
  const isPending = useIdentity('user')?.status === 'Pending'
  return (
    <>
      <PageHeader title={t('addProject')} crumbs={useProjectCrumbs(t('addProject'))} />
      <Panel>{isPending ? <EmptyState title={t('projectApprovalRequired')} /> : <AddProjectForm />}</Panel>
    </>
  )
}

function AddProjectForm() {
  const { t } = useTranslation('portfolio')
  const navigate = useNavigate()
  const addProject = useAddProject()
  const form = useContractForm({
    schema: projectsApi.add.body,
    initialValues: fieldValues(PROJECT_FIELDS),
    draft: 'project-add',
    send: (body, sending) => addProject.mutateAsync({ body, sending }),
    onSaved: () => {
      toast.success(t('projectAdded'))
      return navigate({ to: '/student/ProjectView' })
    },
  })
  return <ProjectForm form={form} label={t('addProject')} />
}
