import { findAccountIdByEmail } from '#features/base/identity/server/public.ts'
import { parsePhone } from '#shared/contract/phone-number.ts'
import type { Db } from '#shared/server/db.ts'
import { readTogether } from '#shared/server/read-together.ts'
import type { Scope } from '#shared/server/scope.ts'
import { DUPLICATE_FIELDS, type Duplicates, type FindDuplicates } from '../contract/admissions.contract.ts'
import { listIdsByName, listIdsByPhone, listKnown } from './duplicates.sql.ts'

const LIMIT = 3

/** Each condition is an exact match on an index: the form asks while HR types. */
export async function findDuplicates(
  db: Db,
  scope: Scope,
  { contact, email, ...names }: FindDuplicates,
): Promise<Duplicates> {
  const phone = parsePhone(contact ?? '')
  const [byContact, byEmail, byFather] = await readTogether(db, (db) => [
    phone === undefined ? [] : listIdsByPhone(db, scope, phone),
    email === undefined ? undefined : findAccountIdByEmail(db, 'student', email),
    listIdsByName(db, scope, names),
  ])
  const matches: Record<(typeof DUPLICATE_FIELDS)[number], string[]> = {
    contact: byContact,
    email: byEmail === undefined ? [] : [byEmail],
    father: byFather,
  }
  const ids = [...new Set(Object.values(matches).flat())]
  if (ids.length === 0) return { students: [] }
  const students = await listKnown(db, scope, ids)
  const matchesOf = (id: string) => DUPLICATE_FIELDS.filter((field) => matches[field].includes(id))
  return {
    students: students
      .map((student) => ({ ...student, matches: matchesOf(student._id) }))
      .sort((a, b) => b.matches.length - a.matches.length)
      .slice(0, LIMIT),
  }
}
