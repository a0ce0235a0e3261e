import { useEffect } from 'react'
import { rememberRecord, type RecentRecord } from './recent-records.ts'
import { useArea } from './use-area.ts'

/** For the page of a record, which staff find again in the search. */
export function useRememberRecord({ kind, id, label, detail }: RecentRecord): void {
  const area = useArea()
  useEffect(() => {
    if (area && area !== 'user') rememberRecord(area, { kind, id, label, detail })
  }, [area, kind, id, label, detail])
}
