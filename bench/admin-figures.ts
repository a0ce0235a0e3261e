import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#shared/server/db.ts'
import type { Caller } from '#testing/server/api-client.ts'
import { served, TIMES } from './list-figures.ts'
import { type Figure, measure } from './measure.ts'

/** A month and a day in the middle of the data. */
const MONTH = 'month=1&year=2026'
const DAY = '2026-01-15'
const READS: [what: string, path: string, budget?: number][] = [
  ['admin dashboard', '/api/dashboard/admin', 100],
  ['admin dashboard, an earlier year', '/api/dashboard/admin?year=2025', 100],
  ['expenses, first page', '/api/admin/expense'],
  ['expenses, page 400', '/api/admin/expense?page=400'],
  ['expenses, of a month', `/api/admin/expense?${MONTH}`],
  ['expenses, of a year', '/api/admin/expense?year=2026'],
  ['expense categories', '/api/admin/expense-category'],
  ['voided receipts, first page', '/api/fee?voided=true'],
  ['voided receipts, of a month', `/api/fee?voided=true&${MONTH}`],
  ["voided receipts, search 'asha'", '/api/fee?voided=true&search=asha'],
  ['fees, first page, for the admin', '/api/fee'],
  ['closing of a day', `/api/fee/closing?date=${DAY}`],
  ['closing of a month', `/api/fee/closing?${MONTH}`],
  ['closing of a year', '/api/fee/closing?year=2026'],
  ['closing of all times', '/api/fee/closing'],
  ["closing of a month, search 'asha'", `/api/fee/closing?search=asha&${MONTH}`],
  ...['All', 'Active', 'Disable', 'isPLaced', 'Pending'].map((tab): [string, string] => [
    `students for the admin, tab ${tab}`,
    `/api/user?tab=${tab}`,
  ]),
  ['trail, first page', '/api/admin/audit'],
  ['trail, page 1000', '/api/admin/audit?page=1000'],
  ["trail, who 'hina'", '/api/admin/audit?who=hina'],
  ["trail, who 'no such name'", '/api/admin/audit?who=no+such+name'],
  ['trail, of receipts', '/api/admin/audit?record=receipt'],
  ['trail, of staff', '/api/admin/audit?record=account'],
  ['trail, of a day', `/api/admin/audit?from=${DAY}&to=${DAY}`],
  ['trail, of a month', '/api/admin/audit?from=2026-01-01&to=2026-01-31'],
  ['trail, of a year', '/api/admin/audit?from=2026-01-01&to=2026-12-31'],
  ['staff', '/api/admin/staff'],
  ['projects, first page', '/api/project'],
  ['projects, page 1000', '/api/project?page=1000'],
  ["projects, search 'asha'", '/api/project?search=asha'],
  ["projects, search 'no such name'", '/api/project?search=no+such+name'],
  ['links, first page', '/api/portfolio'],
  ['links, page 1000', '/api/portfolio?page=1000'],
  ["links, search 'asha'", '/api/portfolio?search=asha'],
]

type Ids = {
  students: string[]
  categories: string[]
  records: string[]
  clerk: string
  admin: string
  marked: string[]
}

/** What an admin opens and writes down, beside what is HR's too. */
export async function adminFigures(admin: Caller, db: Db): Promise<Figure[]> {
  const ids = await someIds(db)
  const figures: Figure[] = []
  const read = async (what: string, path: (n: number) => string, options = {}) => {
    figures.push(await measure(what, TIMES, async (n) => served(await admin.get(path(n)), 200), options))
  }
  await measure('to warm up', TIMES, async () => served(await admin.get('/api/dashboard/admin'), 200))
  for (const [what, path, budget] of READS) await read(what, () => path, budget === undefined ? {} : { budget })
  await read('expenses, of a category', (n) => `/api/admin/expense?category=${at(ids.categories, n)}`)
  await read('one student, for the admin', (n) => `/api/user/${at(ids.students, n)}`)
  await read("a student's changes of status", (n) => `/api/user/${at(ids.students, n)}/status`)
  await read("trail, a clerk's", () => `/api/admin/audit?who=${ids.clerk}`)
  await read('trail, of one record', (n) => `/api/admin/audit?recordId=${at(ids.records, n)}`)
  await read('courses that an admin added', () => `/api/course/admin/${ids.admin}`)
  await read('marks of a batch and day, for the admin', (n) => `/api/attend?${at(ids.marked, n)}`)
  return [...figures, ...(await writingFigures(admin, ids))]
}

async function writingFigures(admin: Caller, { students, categories }: Ids): Promise<Figure[]> {
  const setStatus = (status: 'Active' | 'Disable') => async (n: number) =>
    served(await admin.post('/api/admin/status', { student: at(students, n), status }), 200)
  const spend = async (n: number) => {
    const headers = { 'idempotency-key': randomUUID() }
    const body = { ledger: at(categories, n), remark: 'An example', amount: 1, date: DAY }
    served(await admin.post('/api/admin/expense', body, headers), 201)
  }
  return [
    await measure('an expense is written down', TIMES, spend),
    await measure('a student is deactivated', TIMES, setStatus('Disable')),
    await measure('a student is activated', TIMES, setStatus('Active')),
  ]
}

const at = (list: readonly string[], n: number) => list[n % list.length]!

/** From all over the data set. */
async function someIds(db: Db): Promise<Ids> {
  const { rows } = await sql<Ids>`
    select array(select id::text from student where status = 'Active' order by md5(id::text) limit ${TIMES}) as students,
      array(select id::text from expense_category where deleted_at is null) as categories,
      array(select id::text from receipt order by md5(id::text) limit ${TIMES}) as records,
      (select issued_by::text from receipt group by 1 order by count(*) desc limit 1) as clerk,
      (select added_by::text from course where added_by is not null limit 1) as admin,
      array(select 'batchCode=' || b.code || '&date=' || h.day from attendance_sheet h join batch b on b.id = h.batch_id
        order by md5(h.id::text) limit ${TIMES}) as marked`.execute(db)
  return rows[0]!
}
