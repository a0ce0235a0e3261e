import { sql } from 'kysely'
import { selectStudents } from '#features/domain/students/server/public.ts'
import { foldText } from '#shared/contract/fold-text.ts'
import { anyOf } from '#shared/server/any-of.sql.ts'
import type { Db } from '#shared/server/db.ts'
import { type Scope, within } from '#shared/server/scope.ts'
import type { FindDuplicates } from '../contract/admissions.contract.ts'

/** The best matches of a field are chosen from so many. */
const CANDIDATES = 50

const selectKnown = (db: Db, scope: Scope) =>
  db.selectFrom('student').where('status', '<>', 'Deleted').$call(within(scope, 'id')).limit(CANDIDATES)

/** Runs two queries, because each uses another index. */
export async function listIdsByPhone(db: Db, scope: Scope, phone: string): Promise<string[]> {
  const find = (column: 'contact' | 'alt_contact') =>
    selectKnown(db, scope).select('id').where(column, '=', phone).execute()
  const found = await Promise.all([find('contact'), find('alt_contact')])
  return found.flat().map(({ id }) => id)
}

type Names = Pick<FindDuplicates, 'fname' | 'lname' | 'father'>

export async function listIdsByName(db: Db, scope: Scope, { fname, lname, father }: Names): Promise<string[]> {
  if (fname === undefined || lname === undefined || father === undefined) return []
  const namesakes = await selectKnown(db, scope)
    .select(['id', 'father'])
    .where('search_key', '=', foldText(`${fname} ${lname}`))
    // The search text begins with the name and the father's name.
    .where(sql<boolean>`starts_with(search_text, ${`${foldText(`${fname} ${lname} ${father}`)} `})`)
    .execute()
  return namesakes.filter((student) => foldText(student.father) === foldText(father)).map(({ id }) => id)
}

/** Returns the newest first. */
export function listKnown(db: Db, scope: Scope, ids: readonly string[]) {
  return selectStudents(db, scope)
    .select(['s.id as _id', sql<string>`s.fname || ' ' || s.lname`.as('name'), 's.father'])
    .select(['c.name as course', 'b.code as batch'])
    .where('s.id', '=', anyOf(ids))
    .where('s.status', '<>', 'Deleted')
    .orderBy('s.created_at', 'desc')
    .execute()
}
