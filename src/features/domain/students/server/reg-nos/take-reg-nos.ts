import { toRegNoSeries } from '#features/base/institute/contract/reg-no-pattern.ts'
import { getInstitute } from '#features/base/institute/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { getViolatedUniqueIndex, type Tx } from '#shared/server/db.ts'
import { invalidField } from '#shared/server/errors.ts'
import type en from '../../contract/messages/en.json'
import { takeNumbers } from './reg-nos.sql.ts'

const message = messagesOf<typeof en>('students')

type Joined = { course: string; joiningDate: string }

/**
 * Returns the next registration number of each student, by the pattern of Settings; null without a pattern. The series
 * stay locked until the end of the transaction, so this comes after every lock that other registrations also take.
 */
export async function takeRegNos(tx: Tx, students: readonly Joined[]): Promise<(string | null)[]> {
  const { regNoPattern } = await getInstitute(tx)
  if (regNoPattern === null) return students.map(() => null)
  const series = students.map((student) => toRegNoSeries(regNoPattern, student))
  const names = series.map((one) => one.series)
  const rows = await takeNumbers(tx, names, series[0]?.digits ?? 1)
  const numbers = new Map(rows.map(({ n, number }) => [n, number]))
  return students.map((_, index) => numbers.get(index + 1) ?? null)
}

/** A violation of the unique index becomes a 422 error at the field; other errors stay unchanged. */
export function rejectTakenRegNo(error: unknown): never {
  if (getViolatedUniqueIndex(error) !== 'student_reg_no') throw error
  throw invalidField('regNo', message('regNoTaken'))
}
