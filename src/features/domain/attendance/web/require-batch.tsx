import { Navigate, useLocation } from '#shared/web/router/router.ts'
import type { ReactNode } from 'react'
import type { AttendanceHistorySearch, SheetSearch } from '#features/domain/attendance/contract/attendance.search.ts'
import { useToday } from '#features/base/institute/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useArea } from '#shared/web/use-area.ts'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { BackLink } from '#shared/web/ui/back-link.tsx'
import { useAttendanceCrumbs } from './use-attendance-crumbs.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    bCode?: string
  }
}

type Props = {
  title: string
  search: AttendanceHistorySearch
  children: (batch: string) => ReactNode
}

/**
 * Shows its children for the batch in the URL. A batch in the navigation state only is copied to the URL, and a future
 * date in the URL is replaced with today.
 */
export function RequireBatch({ title, search: { batch, date }, children }: Props) {
  const bCode = useLocation({ select: ({ state }) => state.bCode })
  const today = useToday()
  if (date !== undefined && date > today)
    return <Navigate to="." search={(before: SheetSearch) => ({ ...before, date: today })} replace />
  if (batch !== undefined) return children(batch)
  if (bCode === undefined) return <BatchNotSelected title={title} />
  return <Navigate to="." search={(before: SheetSearch) => ({ ...before, batch: bCode })} replace />
}

function BatchNotSelected({ title }: { title: string }) {
  const { t } = useTranslation('attendance')
  return (
    <>
      <PageHeader title={title} crumbs={useAttendanceCrumbs(title)} />
      <BackToBatches hint={t('chooseBatch')} />
    </>
  )
}

export function BatchNotFound() {
  const { t } = useTranslation('courses')
  return <BackToBatches hint={t('batchNotFound')} />
}

function BackToBatches({ hint }: { hint: string }) {
  const { t } = useTranslation('attendance')
  const batches = useArea() === 'admin' ? '/admin/view-all-batch' : '/hr/attendence'
  return <BackLink hint={hint} to={batches} label={t('backToBatches')} />
}
