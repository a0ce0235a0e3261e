import { TrailAlarm } from '#features/overview/audit-trail/web/trail-alarm.tsx'
import { RestoreNotice } from '#features/overview/backup/web/restore/restore-notice.tsx'
import { useMay } from '#shared/web/may.ts'

export function AdminNotices() {
  const may = useMay()
  return (
    <>
      {may('backup.run') && <RestoreNotice />}
      {may('audit-trail.read') && <TrailAlarm />}
    </>
  )
}
