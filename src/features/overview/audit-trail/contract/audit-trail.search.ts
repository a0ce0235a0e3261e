import { dayParam, oneOfParam, pageParam, searchParams, textParam } from '#shared/contract/search-params.ts'

/**
 * `/admin/trail`. `who`: an account's id or part of a name. `search`: a student, a receipt number, or a text. `record`:
 * a kind of record. Both days are included.
 */
export const auditTrailSearch = searchParams({
  who: textParam(),
  search: textParam(),
  record: textParam(),
  recordId: textParam(),
  /** Absent: `hide`, and `show` in the history of one record. */
  signIns: oneOfParam(['hide', 'show', 'only']),
  from: dayParam(),
  to: dayParam(),
  page: pageParam(),
})

/** `/admin/student-history`. `id`: the student. */
export const studentTrailSearch = searchParams({ id: textParam(), page: pageParam() })
export type StudentTrailSearch = ReturnType<typeof studentTrailSearch>
export type AuditTrailSearch = ReturnType<typeof auditTrailSearch>
