import type { Tx } from '#shared/server/db.ts'

export type Member = { id: string; name: string; role: string }

export type Standing = {
  timeZone: string
  admin: Member
  hr: Member
  /** Ids by the key of the name. */
  courses: Map<string, string>
  /** Of expenses, likewise. */
  categories: Map<string, string>
  /** `hr hari@example.com`: the emails that are taken, by role. */
  staffEmails: Set<string>
  batchCodes: Set<string>
  /** All that there have been, deleted ones too: new ones are numbered after them. */
  studentsEver: number
  /** Likewise, but for those that have been deleted. */
  enquiriesEver: number
  /** The last number of each financial year. */
  series: Map<string, number>
}

/** What the database of an institute holds already, and a data set leans on or must not collide with. */
export async function whatStands(tx: Tx): Promise<Standing> {
  const { timeZone } = await tx.selectFrom('institute').select('time_zone as timeZone').executeTakeFirstOrThrow()
  const courses = await tx.selectFrom('course').select(['id', 'name_key']).where('deleted_at', 'is', null).execute()
  const batches = await tx.selectFrom('batch').select('code_key').where('deleted_at', 'is', null).execute()
  const categories = await tx
    .selectFrom('expense_category')
    .select(['id', 'ledger_key'])
    .where('deleted_at', 'is', null)
    .execute()
  const staff = await tx
    .selectFrom('account')
    .select(['role', 'email_key'])
    .where('role', '<>', 'student')
    .where('state', '<>', 'deleted')
    .execute()
  const series = await tx.selectFrom('receipt_series').select(['financial_year', 'last']).execute()
  return {
    timeZone,
    admin: await memberOf(tx, 'admin'),
    hr: await memberOf(tx, 'hr'),
    courses: new Map(courses.map(({ id, name_key }) => [name_key, id])),
    categories: new Map(categories.map(({ id, ledger_key }) => [ledger_key, id])),
    staffEmails: new Set(staff.map(({ role, email_key }) => `${role} ${email_key}`)),
    batchCodes: new Set(batches.map(({ code_key }) => code_key)),
    studentsEver: await countOf(tx, 'student'),
    enquiriesEver: await countOf(tx, 'enquiry'),
    series: new Map(series.map(({ financial_year, last }) => [financial_year, last])),
  }
}

/** Whoever has been there longest, before those who have been deactivated. */
async function memberOf(tx: Tx, role: 'admin' | 'hr'): Promise<Member> {
  return tx
    .selectFrom('account')
    .select(['id', 'name', 'role'])
    .where('role', '=', role)
    .where('state', '<>', 'deleted')
    .orderBy('state')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirstOrThrow()
}

async function countOf(tx: Tx, table: 'student' | 'enquiry'): Promise<number> {
  const { count } = await tx
    .selectFrom(table)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
