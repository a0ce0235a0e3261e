import type { FeeList } from '#features/fees/contract/fees.contract.ts'
import type { FileLink } from '#features/fees/contract/receipt-file.contract.ts'
import { planInstalments } from '#features/plans/contract/plan-instalments.ts'
import type { StudentPlan } from '#features/plans/contract/plans.contract.ts'
import type { ClientResponse, ApiClient } from '#testing/server/api-client.ts'
import { PAYMENT_DATE } from '#testing/server/payment-load.ts'
import { type Measurement, measure } from './measure.ts'

export const RUNS = Number(process.env['BENCH_RUNS'] ?? 200)
/** In milliseconds, at the median. */
const BUDGET = { budget: 50 }
const SEARCHES = [
  ...['asha', 'léa e', 'meera sample', 'esempio aditya', 'उदाहरण', 'venkatanarasim', 'asha tally', '5550012345'],
  ...['asha.12@example.com', '2026-27/000012', 'no such name'],
]

/** The first letters, words of several kinds, and typos in common and rare words. */
const FINDS = [
  ...['a', 'as', 'mee', ...SEARCHES, '391', 'tally'],
  ...['mera', 'asah', 'kavia', 'pryzklad', 'exampel', 'venkatsubramanian', 'mera smaple', 'xyzzy'],
]
/** Results change with each key. */
const FIND_BUDGET = { budget: 30 }

export async function measureStudents(hr: ApiClient, ids: readonly string[]): Promise<Measurement[]> {
  const id = (n: number) => ids[n % ids.length] ?? ''
  const list = (query: string) => get(hr, `/api/user?${query}`)
  await measure('warm-up', RUNS, list(''))
  return [
    await measure('students, first page', RUNS, list(''), BUDGET),
    await measure('students, page 1000', RUNS, list('page=1000')),
    await measure('students, last page', RUNS, list('page=4500')),
    ...(await mapSequentially(['Active', 'Disable', 'isPLaced', 'Pending'], (tab) =>
      measure(`students, tab ${tab}`, RUNS, list(`tab=${tab}`)),
    )),
    ...(await mapSequentially(['name', '-PendingFee', '-joiningDate', 'batch'], (sort) =>
      measure(`students, sorted by ${sort}`, RUNS, list(`sort=${sort}`)),
    )),
    await measure('students who are late', RUNS, list('due=late&sort=-PendingFee')),
    ...(await mapSequentially(SEARCHES, (name) =>
      measure(`search '${name}'`, RUNS, list(`search=${encodeURIComponent(name)}`), BUDGET),
    )),
    await measure("search 'as' (two letters)", RUNS, list('search=as')),
    await measure("search 'a' (one letter)", RUNS, list('search=a')),
    await measure('one student', RUNS, async (n) => expectStatus(await hr.get(`/api/user/${id(n)}`), 200)),
    await measure('courses of one student', RUNS, async (n) =>
      expectStatus(await hr.get(`/api/enrolment/${id(n)}`), 200),
    ),
    await measure('plan of one student', RUNS, async (n) => expectStatus(await hr.get(`/api/plan/${id(n)}`), 200)),
    await measure(
      'receipts of one student',
      RUNS,
      async (n) => expectStatus(await hr.get(`/api/fee/${id(n)}`), 200),
      BUDGET,
    ),
    await measure('PDF file of a receipt', Math.min(RUNS, 50), downloadReceipt(hr)),
    await measure(
      'verify a receipt',
      // At most 60 an hour.
      Math.min(RUNS, 50),
      async () => expectStatus(await hr.get(`/api/fee/verify/${'A'.repeat(22)}`), 404),
      BUDGET,
    ),
    await measure('read and set a plan', RUNS, setPlan(hr, id)),
    await measure('issue a receipt', RUNS, async (n) =>
      expectStatus(await hr.post(`/api/fee/${id(n)}`, { payMode: 'Cash', paid: 1, date: PAYMENT_DATE }), 201),
    ),
  ]
}

const downloadReceipt = (hr: ApiClient) => async () => {
  const { fees } = expectStatus(await hr.get<FeeList>('/api/fee?limit=1'), 200)
  const { url } = expectStatus(await hr.get<FileLink>(`/api/fee/receipt/${fees[0]?._id}/file`), 200)
  return expectStatus(await hr.get(url), 200)
}

const setPlan = (hr: ApiClient, id: (n: number) => string) => async (n: number) => {
  const { plans } = expectStatus(await hr.get<StudentPlan>(`/api/plan/${id(n)}`), 200)
  const { enrolment, left } = plans[0]!
  expectStatus(await hr.put(`/api/plan/${enrolment}`, { rows: planInstalments(left, 3, '2026-12-01') }), 200)
}

const MONTH = 'month=1&year=2026'
const READS: [name: string, path: string, budget?: number][] = [
  ['HR dashboard', '/api/dashboard/hr', 100],
  ['draft of a form', '/api/draft?key=course-add'],
  ['receipts, first page', '/api/fee'],
  ['receipts, page 1000', '/api/fee?page=1000'],
  ['receipts of a month', `/api/fee?${MONTH}`],
  ['receipts of a year', '/api/fee?year=2026'],
  ...SEARCHES.map((name): [string, string] => [
    `receipts, search '${name}'`,
    `/api/fee?search=${encodeURIComponent(name)}`,
  ]),
  ["receipts, search 'asha' in a month", `/api/fee?search=asha&${MONTH}`],
  ['receipts per month', '/api/fee/all'],
  ['pending fees, first page', '/api/fee/pending'],
  ['pending fees, page 100', '/api/fee/pending?page=100'],
  ['pending fees, 31–60 days late', '/api/fee/pending?age=31-60'],
  ['pending fees of dropped students', '/api/fee/pending?tab=Disable'],
  ["pending fees, search 'asha'", '/api/fee/pending?search=asha'],
  ["pending fees, search 'no such name'", '/api/fee/pending?search=no+such+name'],
  ['students to remind', '/api/reminder', 150],
  ["students to remind, search 'asha'", '/api/reminder?search=asha'],
  ['students reminded today', '/api/reminder?tab=today'],
  ['cash of a day', '/api/closing?date=2026-01-15', 50],
  ['signed-off days', '/api/closing/all'],
  ['cash in hand', '/api/cash'],
  ['batches to mark', '/api/batch?order=current&limit=12'],
  ['enquiries, first page', '/api/enquiry'],
  ['enquiries, page 500', '/api/enquiry?page=500'],
  ['enquiries, tab Open', '/api/enquiry?status=Open'],
  ['enquiries, tab Placed', '/api/enquiry?isPlaced=placed'],
  ['enquiries to call', '/api/enquiry?toCall=true'],
  ['number of enquiries to call', '/api/enquiry/to-call', 50],
  ['enquiries with the placed', '/api/enquiry?isPlaced=any'],
  ['enquiries of a month', `/api/enquiry?${MONTH}`],
  ["enquiries, search 'asha'", '/api/enquiry?search=asha'],
  ['duplicates of a phone number and email', '/api/user/duplicates?contact=9800000000&email=nobody%40example.com', 10],
  ["enquiries, search 'no such name'", '/api/enquiry?search=no+such+name'],
]

export function measureLists(hr: ApiClient): Promise<Measurement[]> {
  return mapSequentially(READS, ([name, path, budget]) =>
    measure(name, RUNS, get(hr, path), budget === undefined ? {} : { budget }),
  )
}

export const measureFinds = (hr: ApiClient): Promise<Measurement[]> =>
  mapSequentially(FINDS, (text) =>
    measure(`find '${text}'`, RUNS, get(hr, `/api/search?q=${encodeURIComponent(text)}`), FIND_BUDGET),
  )

const get = (hr: ApiClient, path: string) => async () => expectStatus(await hr.get(path), 200)

async function mapSequentially<Item, T>(items: readonly Item[], work: (item: Item) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (const item of items) results.push(await work(item))
  return results
}

export function expectStatus<T>({ status, body, problem }: ClientResponse<T>, expected: number): T {
  if (status !== expected) throw new Error(`${status}: ${problem.message}`)
  return body
}
