import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSubjectId } from '#shared/web/address.ts'
import { editing } from '#shared/web/form/form-types.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useGoBack } from '#shared/web/go-back.ts'
import { LoadingState, QueryStates } from '#shared/web/ui/states.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { BackLink } from '#shared/web/ui/back-link.tsx'
import { Batch, batchesApi } from '../contract/batches.contract.ts'
import { BatchForm, batchValues } from './batch-form.tsx'
import { batchesQueries, useUpdateBatch } from './batches.queries.ts'

/** `/hr/batch/edit?id=…`, or with navigation state `batch`. */
export function EditBatchScreen() {
  const { t } = useTranslation(['batches', 'shared'])
  const id = useSubjectId((state) => state.batch?._id)
  const whole = useQuery({
    ...batchesQueries.whole(),
    // Kept from before somebody else added this batch, the list would call it gone.
    refetchOnMount: ({ state }) => !state.data?.batches.some(({ _id }) => _id === id),
  })
  return (
    <>
      <PageHeader
        title={t('editTitle')}
        crumbs={[
          { label: t('shared:dashboard'), link: { to: '/hr' } },
          { label: t('listTitle'), link: { to: '/hr/batch' } },
          { label: t('editTitle') },
        ]}
      />
      <Panel>
        <QueryStates query={whole}>
          {({ batches }) => {
            const batch = batches.find(({ _id }) => _id === id)
            if (batch) return <EditBatchForm key={batch._id} batch={batch} />
            return whole.isFetching ? (
              <LoadingState />
            ) : (
              <BackLink hint={t('gone')} to="/hr/batch" label={t('backToList')} />
            )
          }}
        </QueryStates>
      </Panel>
    </>
  )
}

function EditBatchForm({ batch }: { batch: Batch }) {
  const { t } = useTranslation('batches')
  // As it was opened: the list behind the form may be fetched again meanwhile.
  const [opened] = useState(batch)
  const update = useUpdateBatch(opened._id)
  const goBack = useGoBack()
  const form = useContractForm({
    ...editing(Batch, opened, batchValues),
    schema: batchesApi.update.body,
    // Input that was typed against another version would overwrite it in silence.
    draft: `batch-${opened._id}-${opened.version}`,
    send: (body, sending) => update.mutateAsync({ body, sending }),
    onSaved: () => {
      toast.success(t('updated'))
      goBack({ to: '/hr/batch' })
    },
  })
  return <BatchForm form={form} label={t('editTitle')} />
}
