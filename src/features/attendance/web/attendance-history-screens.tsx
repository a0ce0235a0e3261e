import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { BatchHistory } from './batch-history.tsx'
import { RequireBatch } from './require-batch.tsx'

const hrRoute = getRouteApi('/hr/attendence-history')
const adminRoute = getRouteApi('/admin/view-all-attend')

export function HrAttendanceHistoryScreen() {
  const { t } = useTranslation('attendance')
  const { batch, date } = hrRoute.useSearch()
  return (
    <RequireBatch title={t('historyTitle')} batch={batch}>
      {(code) => <BatchHistory key={code} batch={code} dateInUrl={date} />}
    </RequireBatch>
  )
}

export function AdminAttendanceHistoryScreen() {
  const { t } = useTranslation('attendance')
  const { batch, date } = adminRoute.useSearch()
  return (
    <RequireBatch title={t('historyTitle')} batch={batch}>
      {(code) => <BatchHistory key={code} batch={code} dateInUrl={date} />}
    </RequireBatch>
  )
}
