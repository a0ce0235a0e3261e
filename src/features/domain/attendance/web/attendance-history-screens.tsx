import { getRouteApi } from '#shared/web/router/router.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { BatchHistory } from './batch-history.tsx'
import { RequireBatch } from './require-batch.tsx'

const hrRoute = getRouteApi('/hr/attendence-history')
const adminRoute = getRouteApi('/admin/view-all-attend')

export function HrAttendanceHistoryScreen() {
  const { t } = useTranslation('attendance')
  const search = hrRoute.useSearch()
  return (
    <RequireBatch title={t('historyTitle')} search={search}>
      {(code) => <BatchHistory key={code} batch={code} search={search} />}
    </RequireBatch>
  )
}

export function AdminAttendanceHistoryScreen() {
  const { t } = useTranslation('attendance')
  const search = adminRoute.useSearch()
  return (
    <RequireBatch title={t('historyTitle')} search={search}>
      {(code) => <BatchHistory key={code} batch={code} search={search} />}
    </RequireBatch>
  )
}
