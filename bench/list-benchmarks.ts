import type { ClientResponse, ApiClient } from '#testing/server/api-client.ts'
import { PAYMENT_DATE } from '#testing/server/payment-load.ts'
import { type Measurement, measure } from './measure.ts'

export const RUNS = 200
/** In milliseconds, at the median. */
const BUDGET = { budget: 50 }
const SEARCHES = [
  ...['asha', 'léa e', 'meera sample', 'esempio aditya', 'उदाहरण', 'venkatanarasim', 'asha tally', '5550012345'],
  ...['asha.12@example.com', '2026-27/000012', 'no such name'],
]

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
    ...(await mapSequentially(SEARCHES, (name) =>
      measure(`search '${name}'`, RUNS, list(`search=${encodeURIComponent(name)}`), BUDGET),
    )),
    await measure("search 'as' (two letters)", RUNS, list('search=as')),
    await measure("search 'a' (one letter)", RUNS, list('search=a')),
    await measure('one student', RUNS, async (n) => expectStatus(await hr.get(`/api/user/${id(n)}`), 200)),
    await measure(
      'receipts of one student',
      RUNS,
      async (n) => expectStatus(await hr.get(`/api/fee/${id(n)}`), 200),
      BUDGET,
    ),
    await measure('issue a receipt', RUNS, async (n) =>
      expectStatus(await hr.post(`/api/fee/${id(n)}`, { payMode: 'Cash', paid: 1, date: PAYMENT_DATE }), 201),
    ),
  ]
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
  ['pending fees of dropped students', '/api/fee/pending?tab=Disable'],
  ["pending fees, search 'asha'", '/api/fee/pending?search=asha'],
  ["pending fees, search 'no such name'", '/api/fee/pending?search=no+such+name'],
  ['batches to mark', '/api/batch?order=current&limit=12'],
  ['enquiries, first page', '/api/enquiry'],
  ['enquiries, page 500', '/api/enquiry?page=500'],
  ['enquiries, tab Open', '/api/enquiry?status=Open'],
  ['enquiries, tab Placed', '/api/enquiry?isPlaced=placed'],
  ['enquiries with the placed', '/api/enquiry?isPlaced=any'],
  ['enquiries of a month', `/api/enquiry?${MONTH}`],
  ["enquiries, search 'asha'", '/api/enquiry?search=asha'],
  ["enquiries, search 'no such name'", '/api/enquiry?search=no+such+name'],
]

export function measureLists(hr: ApiClient): Promise<Measurement[]> {
  return mapSequentially(READS, ([name, path, budget]) =>
    measure(name, RUNS, get(hr, path), budget === undefined ? {} : { budget }),
  )
}

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
