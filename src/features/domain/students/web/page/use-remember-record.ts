import { useEffect } from 'react'
import { rememberRecord, type RecentRecord } from '#shared/web/recent-records.ts'
import { useArea } from '#shared/web/use-area.ts'

/** Remembers the record of the page, so that staff find it again in the search. */
export function useRememberRecord({ kind, id, label, detail }: RecentRecord): void {
  const area = useArea()
  useEffect(() => {
    if (area && area !== 'user') rememberRecord(area, { kind, id, label, detail })
  }, [area, kind, id, label, detail])
}
