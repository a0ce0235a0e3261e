import { getRouteApi } from '#shared/web/router/router.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { BatchSheet } from './batch-sheet.tsx'
import { RequireBatch } from './require-batch.tsx'

const listRoute = getRouteApi('/hr/student-attendence-list')
const editRoute = getRouteApi('/hr/edit-attendence')

export function AttendanceListScreen() {
  const { t } = useTranslation('attendance')
  const title = t('listTitle')
  const search = listRoute.useSearch()
  return (
    <RequireBatch title={title} search={search}>
      {(batch) => <BatchSheet key={batch} batch={batch} title={title} search={search} />}
    </RequireBatch>
  )
}

export function EditAttendanceScreen() {
  const { t } = useTranslation('attendance')
  const title = t('editTitle')
  const search = editRoute.useSearch()
  return (
    <RequireBatch title={title} search={search}>
      {(batch) => <BatchSheet key={batch} batch={batch} title={title} search={search} />}
    </RequireBatch>
  )
}
