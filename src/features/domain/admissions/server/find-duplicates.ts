import { sql } from 'kysely'
import { findAccountIdByEmail } from '#features/base/identity/server/public.ts'
import { selectStudents } from '#features/domain/students/server/public.ts'
import { anyOf } from '#shared/server/any-of.ts'
import { foldText } from '#shared/contract/fold-text.ts'
import { parsePhone } from '#shared/contract/phone-number.ts'
import type { Db } from '#shared/server/db.ts'
import { readTogether } from '#shared/server/read-together.ts'
import { DUPLICATE_FIELDS, type Duplicates, type FindDuplicates } from '../contract/admissions.contract.ts'

const LIMIT = 3
/** The best matches of a field are chosen from so many. */
const CANDIDATES = 50

const selectKnown = (db: Db) => db.selectFrom('student').where('status', '<>', 'Deleted').limit(CANDIDATES)

/** Each condition is an exact match on an index: the form asks while HR types. */
export async function findDuplicates(db: Db, { contact, email, ...names }: FindDuplicates): Promise<Duplicates> {
  const phone = parsePhone(contact ?? '')
  const [byContact, byEmail, byFather] = await readTogether(db, (db) => [
    phone === undefined ? [] : findByPhone(db, phone),
    email === undefined ? undefined : findAccountIdByEmail(db, 'student', email),
    findByName(db, names),
  ])
  const matches: Record<(typeof DUPLICATE_FIELDS)[number], string[]> = {
    contact: byContact,
    email: byEmail === undefined ? [] : [byEmail],
    father: byFather,
  }
  const ids = [...new Set(Object.values(matches).flat())]
  if (ids.length === 0) return { students: [] }
  const students = await selectStudents(db)
    .select(['s.id as _id', sql<string>`s.fname || ' ' || s.lname`.as('name'), 's.father'])
    .select(['c.name as course', 'b.code as batch'])
    .where('s.id', '=', anyOf(ids))
    .where('s.status', '<>', 'Deleted')
    .orderBy('s.created_at', 'desc')
    .execute()
  const matchesOf = (id: string) => DUPLICATE_FIELDS.filter((field) => matches[field].includes(id))
  return {
    students: students
      .map((student) => ({ ...student, matches: matchesOf(student._id) }))
      .sort((a, b) => b.matches.length - a.matches.length)
      .slice(0, LIMIT),
  }
}

/** Runs two queries, because each uses another index. */
async function findByPhone(db: Db, phone: string): Promise<string[]> {
  const find = (column: 'contact' | 'alt_contact') => selectKnown(db).select('id').where(column, '=', phone).execute()
  const found = await Promise.all([find('contact'), find('alt_contact')])
  return found.flat().map(({ id }) => id)
}

type Names = Pick<FindDuplicates, 'fname' | 'lname' | 'father'>

async function findByName(db: Db, { fname, lname, father }: Names): Promise<string[]> {
  if (fname === undefined || lname === undefined || father === undefined) return []
  const namesakes = await selectKnown(db)
    .select(['id', 'father'])
    .where('search_key', '=', foldText(`${fname} ${lname}`))
    // The search text begins with the name and the father's name.
    .where(sql<boolean>`starts_with(search_text, ${`${foldText(`${fname} ${lname} ${father}`)} `})`)
    .execute()
  return namesakes.filter((student) => foldText(student.father) === foldText(father)).map(({ id }) => id)
}
