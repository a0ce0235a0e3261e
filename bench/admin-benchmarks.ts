import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '#shared/server/db.ts'
import type { ApiClient } from '#testing/server/api-client.ts'
import { expectStatus, RUNS } from './list-benchmarks.ts'
import { type Measurement, measure } from './measure.ts'

const MONTH = 'month=1&year=2026'
const DAY = '2026-01-15'
const READS: [name: string, path: string, budget?: number][] = [
  ['admin dashboard', '/api/dashboard/admin', 100],
  ['admin dashboard, an earlier year', '/api/dashboard/admin?year=2025', 100],
  ['expenses, first page', '/api/admin/expense'],
  ['expenses, page 400', '/api/admin/expense?page=400'],
  ['expenses of a month', `/api/admin/expense?${MONTH}`],
  ['expenses of a year', '/api/admin/expense?year=2026'],
  ['voided expenses, first page', '/api/admin/expense?voided=true'],
  ['expense categories', '/api/admin/expense-category'],
  ['recurring expenses', '/api/admin/recurring-expense'],
  ['recurring expenses that are due', '/api/admin/recurring-expense/due'],
  ['voided receipts, first page', '/api/fee?voided=true'],
  ['voided receipts of a month', `/api/fee?voided=true&${MONTH}`],
  ["voided receipts, search 'asha'", '/api/fee?voided=true&search=asha'],
  ['receipts, first page, as admin', '/api/fee'],
  ['receipts, search for a reference', '/api/fee?search=6327000'],
  ['refunds, first page', '/api/fee/refund'],
  ["refunds of a month, search 'asha'", `/api/fee/refund?search=asha&${MONTH}`],
  ['closing of a day', `/api/fee/closing?date=${DAY}`],
  ['closing of a month', `/api/fee/closing?${MONTH}`],
  ['closing of a year', '/api/fee/closing?year=2026'],
  ['closing without a period', '/api/fee/closing'],
  ["closing of a month, search 'asha'", `/api/fee/closing?search=asha&${MONTH}`],
  ...['All', 'Active', 'Disable', 'isPLaced', 'Pending'].map((tab): [string, string] => [
    `students as admin, tab ${tab}`,
    `/api/user?tab=${tab}`,
  ]),
  ['deleted records, first page', '/api/admin/deleted'],
  ["deleted records, search 'asha'", '/api/admin/deleted?search=asha'],
  ['deleted records, page 50', '/api/admin/deleted?page=50'],
  ["deleted records, search 'asha tally'", '/api/admin/deleted?search=asha+tally'],
  ["deleted records, search '2026-27/000012'", '/api/admin/deleted?search=2026-27%2F000012'],
  ["deleted records, search 'no such name'", '/api/admin/deleted?search=no+such+name'],
  ['collection by day', '/api/report/collection'],
  ...['mode', 'clerk', 'course', 'batch'].map((by): [string, string] => [
    `collection of a year by ${by}`,
    `/api/report/collection?by=${by}&from=2026-01-01&to=2026-12-31`,
  ]),
  ['receivables by course', '/api/report/receivables'],
  ['receivables by batch', '/api/report/receivables?by=batch'],
  ['expected against received', '/api/report/expected'],
  ['income against expenses', '/api/report/balance'],
  ['profit per course', '/api/report/profit'],
  ['profit per batch, shared by income', '/api/report/profit?by=batch&share=income'],
  ['clerks of the reports', '/api/report/clerk'],
  ['state of the backups', '/api/admin/backup'],
  ['free disk space', '/api/institute/disk'],
  ['institute', '/api/institute'],
  ['privacy notice', '/api/privacy'],
  ['own two-factor sign-in', '/api/two-factor'],
  ['audit trail, first page', '/api/admin/audit'],
  ['audit trail without sign-ins', '/api/admin/audit?signIns=hide'],
  ['audit trail, sign-ins only', '/api/admin/audit?signIns=only'],
  ["audit trail, sign-ins only, actor 'hina'", '/api/admin/audit?signIns=only&who=hina'],
  ['audit trail of a month without sign-ins', '/api/admin/audit?signIns=hide&from=2026-01-01&to=2026-01-31'],
  ['own sessions', '/api/session'],
  ['audit trail, page 1000', '/api/admin/audit?page=1000'],
  ["audit trail, actor 'hina'", '/api/admin/audit?who=hina'],
  ["audit trail, actor 'no such name'", '/api/admin/audit?who=no+such+name'],
  ['audit trail of receipts', '/api/admin/audit?record=receipt'],
  ['audit trail of staff', '/api/admin/audit?record=account'],
  ['audit trail of a day', `/api/admin/audit?from=${DAY}&to=${DAY}`],
  ['audit trail of a month', '/api/admin/audit?from=2026-01-01&to=2026-01-31'],
  ['audit trail of a year', '/api/admin/audit?from=2026-01-01&to=2026-12-31'],
  ['audit trail, verification of 5,000 entries', '/api/admin/audit/verify'],
  ['staff', '/api/admin/staff'],
  ['projects, first page', '/api/project'],
  ['projects, page 1000', '/api/project?page=1000'],
  ["projects, search 'asha'", '/api/project?search=asha'],
  ["projects, search 'no such name'", '/api/project?search=no+such+name'],
  ['portfolio links, first page', '/api/portfolio'],
  ['portfolio links, page 1000', '/api/portfolio?page=1000'],
  ["portfolio links, search 'asha'", '/api/portfolio?search=asha'],
]

type Ids = {
  students: string[]
  expenses: string[]
  enquiries: string[]
  categories: string[]
  records: string[]
  payers: string[]
  hrAccount: string
  admin: string
  attendanceQueries: string[]
}

export async function measureAdmin(admin: ApiClient, db: Db): Promise<Measurement[]> {
  const ids = await sampleIds(db)
  const measurements: Measurement[] = []
  const measureRead = async (name: string, path: (n: number) => string, options = {}) => {
    measurements.push(await measure(name, RUNS, async (n) => expectStatus(await admin.get(path(n)), 200), options))
  }
  await measure('warm-up', RUNS, async () => expectStatus(await admin.get('/api/dashboard/admin'), 200))
  for (const [name, path, budget] of READS) await measureRead(name, () => path, budget === undefined ? {} : { budget })
  await measureRead('expenses of a category', (n) => `/api/admin/expense?category=${at(ids.categories, n)}`)
  await measureRead('one student, as admin', (n) => `/api/user/${at(ids.students, n)}`)
  await measureRead('download of the data of a student', (n) => `/api/user/data/${at(ids.students, n)}`)
  await measureRead('consent of a student', (n) => `/api/user/consent/${at(ids.students, n)}`)
  await measureRead('projects of a student', (n) => `/api/project/${at(ids.students, n)}`)
  await measureRead('portfolio links of a student', (n) => `/api/portfolio/${at(ids.students, n)}`)
  await measureRead('receipt to print', (n) => `/api/fee/receipt/${at(ids.records, n)}`)
  await measureRead('one expense', (n) => `/api/admin/expense/${at(ids.expenses, n)}`)
  await measureRead('one enquiry', (n) => `/api/enquiry/${at(ids.enquiries, n)}`)
  await measureRead('status changes of a student', (n) => `/api/user/status/${at(ids.students, n)}`)
  await measureRead('audit trail, actor by id', () => `/api/admin/audit?who=${ids.hrAccount}`)
  await measureRead('audit trail of one record', (n) => `/api/admin/audit?recordId=${at(ids.records, n)}`)
  await measureRead('courses of an admin', () => `/api/course/admin/${ids.admin}`)
  await measureRead('attendance of a batch and day, as admin', (n) => `/api/attend?${at(ids.attendanceQueries, n)}`)
  return [...measurements, ...(await measureWrites(admin, ids))]
}

async function measureWrites(admin: ApiClient, { students, categories, payers }: Ids): Promise<Measurement[]> {
  const setStatus = (status: 'Active' | 'Disable' | 'Delete') => async (n: number) =>
    expectStatus(await admin.post('/api/admin/status', { student: at(students, n), status }), 200)
  const createExpense = async (n: number) => {
    const headers = { 'idempotency-key': randomUUID() }
    const body = { ledger: at(categories, n), remark: 'An example', amount: 1, date: DAY }
    expectStatus(await admin.post('/api/admin/expense', body, headers), 201)
  }
  const refunds: string[] = []
  const recordRefund = async (n: number) => {
    const headers = { 'idempotency-key': randomUUID() }
    const body = { amount: 1, payMode: 'Cash', date: DAY, reason: 'An example' }
    const path = `/api/fee/refund/${at(payers, n)}`
    refunds.push(expectStatus(await admin.post<{ _id: string }>(path, body, headers), 201)._id)
  }
  return [
    await measure('refund a fee', RUNS, recordRefund),
    await measure('refund to print', RUNS, async (n) =>
      expectStatus(await admin.get(`/api/fee/refund/${at(refunds, n)}`), 200),
    ),
    await measure('give a discount', RUNS, async (n) =>
      expectStatus(await admin.post(`/api/fee/discount/${at(payers, n)}`, { amount: 1, reason: 'An example' }), 201),
    ),
    await measure('create an expense', RUNS, createExpense),
    await measure('deactivate a student', RUNS, setStatus('Disable')),
    await measure('activate a student', RUNS, setStatus('Active')),
    await measure('delete a student', RUNS, setStatus('Delete')),
    await measure('restore a student', RUNS, async (n) =>
      expectStatus(await admin.put(`/api/admin/restore/${at(students, n)}`), 200),
    ),
  ]
}

const at = (list: readonly string[], n: number) => list[n % list.length]!

/** Pseudo-random samples: ordered by the hash of the id. */
async function sampleIds(db: Db): Promise<Ids> {
  const { rows } = await sql<Ids>`
    select array(select id::text from student where status = 'Active' order by md5(id::text) limit ${RUNS}) as students,
      array(select id::text from expense order by md5(id::text) limit ${RUNS}) as expenses,
      array(select id::text from enquiry order by md5(id::text) limit ${RUNS}) as enquiries,
      array(select id::text from expense_category where deleted_at is null) as categories,
      array(select id::text from receipt where voided_at is null order by md5(id::text) limit ${RUNS}) as records,
      array(select s.id::text from student s join student_account m on m.student_id = s.id
        where s.status = 'Active' and m.paid > ${RUNS} order by md5(s.id::text) limit ${RUNS}) as payers,
      (select issued_by::text from receipt group by 1 order by count(*) desc limit 1) as "hrAccount",
      (select added_by::text from course where added_by is not null limit 1) as admin,
      array(select 'batchCode=' || b.code || '&date=' || h.day from attendance_sheet h join batch b on b.id = h.batch_id
        order by md5(h.id::text) limit ${RUNS}) as "attendanceQueries"`.execute(db)
  return rows[0]!
}
