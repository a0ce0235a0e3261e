import { type RawBuilder, sql } from 'kysely'
import { buildStudentFilter } from '#features/domain/students/server/search/public.ts'
import { DUE_DATE, isDue } from '#features/domain/students/server/dues/public.ts'
import { selectStudents, STUDENT_COLUMNS } from '#features/domain/students/server/public.ts'
import { anyOf } from '#shared/server/any-of.sql.ts'
import type { Db } from '#shared/server/db.ts'
import { type Scope, within } from '#shared/server/scope.ts'
import { searchWords } from '#shared/server/search-words.ts'
import type { ListReminders, NewReminder, ReminderTotals } from '../contract/reminders.contract.ts'
import { selectDues, sumDue } from '../../server/dues/student-dues.sql.ts'

/** Adds the amount to pay: the amount that is due up to today, or else the amount that is due next. */
const selectRemindedStudents = (db: Db, scope: Scope, today: string) =>
  selectStudents(db, scope)
    .select(STUDENT_COLUMNS)
    .select(
      sql<number>`case when ${isDue(today)} then ${sumDue(today)} else coalesce(m.due_amount, m.fee - m.paid) end`.as(
        'amountToPay',
      ),
    )

export function listRemindedStudents(db: Db, scope: Scope, ids: readonly string[], today: string) {
  return selectRemindedStudents(db, scope, today).where('s.id', '=', anyOf(ids)).execute()
}

export function getRemindedStudent(db: Db, scope: Scope, id: string, today: string) {
  return selectRemindedStudents(db, scope, today).where('s.id', '=', id).executeTakeFirstOrThrow()
}

export async function getToPay(
  db: Db,
  scope: Scope,
  id: string,
  today: string,
): Promise<Pick<NewReminder, 'dueDate' | 'amountToPay'>> {
  const { dueDate, amountToPay } = await getRemindedStudent(db, scope, id, today)
  return { dueDate, amountToPay }
}

/**
 * Selects the last day up to today on which a rule applies to a due date; null if none does yet. `days` must be in
 * ascending order.
 */
function lastRuleDay(dueOn: RawBuilder<unknown>, days: number[], today: string) {
  if (days.length === 0) return sql`null::date`
  const cases = days.toReversed().map((n) => {
    const day = sql`${dueOn} + ${sql.lit(n)}`
    return sql`when ${day} <= ${today}::date then ${day}`
  })
  return sql`case ${sql.join(cases, sql` `)} end`
}

/**
 * Finds active students with a balance who were not reminded since the last rule that applied to one of their unpaid
 * due dates. The first condition is a range of the index on the due date.
 */
async function findDue(db: Db, scope: Scope, { search, days, today }: Filter) {
  const [earliest = null] = days
  const matches = (await buildStudentFilter(db, searchWords(search))) ?? sql<boolean>`true`
  const ofOldest = lastRuleDay(DUE_DATE, days, today)
  const ruleDay = sql`case when m.due_amount is null then ${ofOldest} else greatest(${ofOldest}, (
    select max(${lastRuleDay(sql`d.day`, days, today)}) from (${selectDues(sql`m.student_id`)}) d
    where d.settled < d.amount and d.day > ${DUE_DATE})) end`
  return db
    .selectFrom('student_account as m')
    .innerJoin('student as s', 's.id', 'm.student_id')
    .where('s.status', '=', 'Active')
    .where(sql<boolean>`m.paid < m.fee`)
    .where(sql<boolean>`${DUE_DATE} <= ${today}::date - ${sql.lit(earliest)}::integer`)
    .where(matches)
    .$call(within(scope, 's.id'))
    .where(
      sql<boolean>`not exists (select from reminder r where r.student_id = m.student_id and r.day >= ${ruleDay}
        and (r.state = 'sent' or (r.day = ${today}::date and r.state not in ('failed', 'opened'))))`,
    )
}

export type Filter = { search: string; days: number[]; today: string }

/** The students with the oldest due date come first. */
async function selectDueIds(db: Db, scope: Scope, filter: Filter, limit: number, offset = 0) {
  const due = await findDue(db, scope, filter)
  return due.select('s.id').orderBy(DUE_DATE).orderBy('m.student_id').limit(limit).offset(offset)
}

/** Leaves out imported students without an email. */
export async function selectDueIdsWithEmail(db: Db, scope: Scope, filter: Filter, limit: number) {
  const due = await selectDueIds(db, scope, filter, limit)
  return due.where(sql<boolean>`exists (select from account a where a.id = s.id and a.email <> '')`)
}

async function countDue(db: Db, scope: Scope, filter: Filter): Promise<number> {
  const due = await findDue(db, scope, filter)
  return (await due.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n
}

async function findReminded(db: Db, scope: Scope, { search, today }: Filter) {
  const matches = (await buildStudentFilter(db, searchWords(search))) ?? sql<boolean>`true`
  return db
    .selectFrom('reminder as r')
    .innerJoin('student as s', 's.id', 'r.student_id')
    .where('r.day', '=', today)
    .where('r.state', 'not in', ['failed', 'opened'])
    .where('s.status', '<>', 'Deleted')
    .where(matches)
    .$call(within(scope, 's.id'))
}

export async function listIds(
  db: Db,
  scope: Scope,
  { tab, page, limit }: ListReminders,
  filter: Filter,
): Promise<string[]> {
  const offset = (page - 1) * limit
  const ids =
    tab === 'due'
      ? await selectDueIds(db, scope, filter, limit, offset)
      : await selectRemindedIds(db, scope, filter, limit, offset)
  return (await ids.execute()).map(({ id }) => id)
}

/** The students who were reminded last come first. */
async function selectRemindedIds(db: Db, scope: Scope, filter: Filter, limit: number, offset: number) {
  const reminded = await findReminded(db, scope, filter)
  return reminded.select('s.id').orderBy('r.at', 'desc').orderBy('s.id').limit(limit).offset(offset)
}

export async function countReminders(db: Db, scope: Scope, filter: Filter): Promise<ReminderTotals['counts']> {
  const reminded = await findReminded(db, scope, filter)
  const [due, { n: today }] = await Promise.all([
    countDue(db, scope, filter),
    reminded.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow(),
  ])
  return { due, today }
}
