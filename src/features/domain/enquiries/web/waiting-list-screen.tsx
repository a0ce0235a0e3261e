import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '#shared/web/router/router.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { waitingQueries } from '#features/domain/courses/batches/web/waiting/public.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { useMay } from '#shared/web/may.ts'
import { BackLink } from '#shared/web/ui/back-link.tsx'
import { Stack } from '#shared/web/ui/elements/stack.tsx'
import { ExportMenu } from '#shared/web/ui/export-menu.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { WaitingEnquiryPicker } from './waiting-enquiry-picker.tsx'
import { WaitingTable } from './waiting-table.tsx'

const route = getRouteApi('/hr/batch/waiting')

/** `/hr/batch/waiting?id=…` shows who waits for a seat, first come first. */
export function WaitingListScreen() {
  const { t } = useTranslation(['batches', 'students', 'words', 'courses', 'shared'])
  const { id = ABSENT_ID } = route.useSearch()
  const may = useMay()
  const list = useQuery(waitingQueries.list(id))
  const batch = list.data?.batch
  const title = batch ? t('waitingTitle', { code: batch.bCode }) : t('waitingList')
  const { strength = 0, seats = null } = batch ?? {}
  return (
    <>
      <PageHeader
        title={title}
        hint={seats === null ? undefined : t('students:seatsTaken', { strength, seats })}
        crumbs={[
          { label: t('shared:dashboard'), link: { to: '/hr' } },
          { label: t('words:batches'), link: { to: '/hr/batch' } },
          { label: title },
        ]}
      />
      <QueryStates
        query={list}
        notFound={<BackLink hint={t('courses:batchNotFound')} to="/hr/batch" label={t('backToList')} />}
      >
        {({ batch: current, waiting }) => (
          <Stack gap="md">
            <Panel
              flush
              title={t('waitingList')}
              actions={
                waiting.length > 0 && (
                  <ExportMenu endpoint="GET /api/waiting/export/{id}" params={{ id: current._id }} query={{}} />
                )
              }
            >
              {waiting.length === 0 ? (
                <EmptyState hint={t('nobodyWaits')} />
              ) : (
                <WaitingTable batch={current} waiting={waiting} />
              )}
            </Panel>
            {may('enquiries.read') && <WaitingEnquiryPicker batchId={current._id} waiting={waiting} />}
          </Stack>
        )}
      </QueryStates>
    </>
  )
}
