import type { AdminFeeListSearch, feeListSearch } from '#features/domain/fees/contract/fees.search.ts'
import { listStudentRequests, studentsQueries } from '#features/domain/students/web/public.ts'
import { feesQueries } from './fees.queries.ts'

/** See `requestData`. */
export const ownFees = (_search: object, id: string) => [studentsQueries.one(id), feesQueries.studentFees(id)]

export const studentFee = ({ id }: { id?: string }) =>
  id === undefined ? [] : [...listStudentRequests(id), feesQueries.studentFees(id)]

export const feeList = ({ search = '', page = 1, month, year }: ReturnType<typeof feeListSearch>) => [
  feesQueries.list({ search, page, month, year }),
]

/** The tabs of voided receipts and refunds are seldom opened by a link. */
export const adminFeeList = ({ search = '', page = 1, tab, date, ...period }: AdminFeeListSearch) => {
  const { month, year } = date === undefined ? period : {}
  const query = { search, month, year, date }
  return tab === undefined ? [feesQueries.list({ ...query, page }), feesQueries.closing(query)] : []
}
