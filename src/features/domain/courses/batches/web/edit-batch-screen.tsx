import { Needing } from '#shared/web/ui/needing.tsx'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useLocation } from '#shared/web/router/router.ts'
import { useState } from 'react'
import { Batch, batchesApi } from '#features/domain/courses/batches/contract/batches.contract.ts'
import { editing } from '#shared/web/form/form-types.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { BackLink } from '#shared/web/ui/back-link.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { LoadingState, QueryStates } from '#shared/web/ui/states.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useGoBack } from '#shared/web/use-go-back.ts'
import { BatchForm } from './batch-form.tsx'
import { batchValues } from './batch-values.ts'
import { batchesQueries, useUpdateBatch } from './batches.queries.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    batch?: { _id: string }
  }
}

const route = getRouteApi('/hr/batch/edit')

function EditBatch() {
  const { t } = useTranslation(['batches', 'words', 'courses', 'shared'])
  const { id: idInUrl } = route.useSearch()
  const idInState = useLocation({ select: ({ state }) => state.batch?._id })
  const id = idInUrl ?? idInState
  const list = useQuery({
    ...batchesQueries.list(),
    // A cached list may be older than this batch.
    refetchOnMount: ({ state }) => !state.data?.batches.some(({ _id }) => _id === id),
  })
  return (
    <>
      <PageHeader
        title={t('editTitle')}
        crumbs={[
          { label: t('shared:dashboard'), link: { to: '/hr' } },
          { label: t('words:batches'), link: { to: '/hr/batch' } },
          { label: t('editTitle') },
        ]}
      />
      <Panel>
        <QueryStates query={list}>
          {({ batches }) => {
            const batch = batches.find((one): one is Batch => one._id === id && 'trainer' in one)
            if (batch) return <EditBatchForm key={batch._id} batch={batch} />
            return list.isFetching ? (
              <LoadingState />
            ) : (
              <BackLink hint={t('courses:batchNotFound')} to="/hr/batch" label={t('backToList')} />
            )
          }}
        </QueryStates>
      </Panel>
    </>
  )
}

function EditBatchForm({ batch }: { batch: Batch }) {
  const { t } = useTranslation('batches')
  // Keeps the record as first loaded: the list may be refetched while the form is open.
  const [initial] = useState(batch)
  const update = useUpdateBatch(initial._id)
  const goBack = useGoBack()
  const form = useContractForm({
    ...editing(Batch, initial, batchValues),
    schema: batchesApi.update.body,
    // The name contains the version: a draft of an older version must not overwrite a newer one.
    draft: `batch-${initial._id}-${initial.version}`,
    send: (body, sending) => update.mutateAsync({ body, sending }),
    onSaved: () => {
      toast.success(t('updated'))
      goBack({ to: '/hr/batch' })
    },
  })
  return <BatchForm form={form} label={t('editTitle')} id={initial._id} />
}

export function EditBatchScreen() {
  return (
    <Needing may="courses.run-batches">
      <EditBatch />
    </Needing>
  )
}
