import { Needing } from '#shared/web/ui/needing.tsx'
import { useNavigate } from '#shared/web/router/router.ts'
import { batchesApi } from '#features/domain/courses/batches/contract/batches.contract.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { BatchForm } from './batch-form.tsx'
import { batchValues } from './batch-values.ts'
import { useCreateBatch } from './batches.queries.ts'

function AddBatch() {
  const { t } = useTranslation(['batches', 'words', 'shared'])
  const navigate = useNavigate()
  const create = useCreateBatch()
  const form = useContractForm({
    schema: batchesApi.create.body,
    initialValues: batchValues(),
    draft: 'batch-add',
    send: (body, sending) => create.mutateAsync({ body, sending }),
    onSaved: () => {
      toast.success(t('saved'))
      return navigate({ to: '/hr/batch', replace: true })
    },
  })
  return (
    <>
      <PageHeader
        title={t('words:addNewBatch')}
        crumbs={[
          { label: t('shared:dashboard'), link: { to: '/hr' } },
          { label: t('words:batches'), link: { to: '/hr/batch' } },
          { label: t('words:addNewBatch') },
        ]}
      />
      <Panel>
        <BatchForm form={form} label={t('words:addNewBatch')} />
      </Panel>
    </>
  )
}

export function AddBatchScreen() {
  return (
    <Needing may="courses.run-batches">
      <AddBatch />
    </Needing>
  )
}
