import type { Answer, Caller } from '#testing/server/api-client.ts'
import { PAID_ON } from '#testing/server/clerks.ts'
import { type Figure, measure } from './measure.ts'

export const TIMES = 200
/** In milliseconds, at the median. */
const BUDGET = { budget: 50 }
const SEARCHES = ['asha', 'léa e', 'meera sample', 'उदाहरण', 'venkatanarasim', 'no such name']

export async function studentFigures(hr: Caller, ids: readonly string[]): Promise<Figure[]> {
  const id = (n: number) => ids[n % ids.length] ?? ''
  const list = (query: string) => reading(hr, `/api/user?${query}`)
  await measure('to warm up', TIMES, list(''))
  return [
    await measure('students, first page', TIMES, list(''), BUDGET),
    await measure('students, page 1000', TIMES, list('page=1000')),
    await measure('students, last page', TIMES, list('page=4500')),
    ...(await inTurn(['Active', 'Disable', 'isPLaced', 'Pending'], (tab) =>
      measure(`students, tab ${tab}`, TIMES, list(`tab=${tab}`)),
    )),
    ...(await inTurn(SEARCHES, (name) =>
      measure(`search '${name}'`, TIMES, list(`search=${encodeURIComponent(name)}`), BUDGET),
    )),
    await measure("search 'as' (two letters)", TIMES, list('search=as')),
    await measure("search 'a' (one letter)", TIMES, list('search=a')),
    await measure('one student', TIMES, async (n) => served(await hr.get(`/api/user/${id(n)}`), 200)),
    await measure("one student's fees", TIMES, async (n) => served(await hr.get(`/api/fee/${id(n)}`), 200), BUDGET),
    await measure('a fee is taken', TIMES, async (n) =>
      served(await hr.post(`/api/fee/${id(n)}`, { payMode: 'Cash', paid: 1, date: PAID_ON }), 201),
    ),
  ]
}

/** A month in the middle of the data, and what the lists of fees and enquiries and the dashboard are asked for. */
const MONTH = 'month=1&year=2026'
const READS: [what: string, path: string, budget?: number][] = [
  ['HR dashboard', '/api/dashboard/hr', 100],
  ['fees, first page', '/api/fee'],
  ['fees, page 1000', '/api/fee?page=1000'],
  ['fees, of a month', `/api/fee?${MONTH}`],
  ['fees, of a year', '/api/fee?year=2026'],
  ...SEARCHES.map((name): [string, string] => [
    `fees, search '${name}'`,
    `/api/fee?search=${encodeURIComponent(name)}`,
  ]),
  ["fees, search 'asha' in a month", `/api/fee?search=asha&${MONTH}`],
  ['fees, search by number', '/api/fee?search=2026-27/000012'],
  ['fees, month by month', '/api/fee/all'],
  ['pending fees, first page', '/api/fee/pending'],
  ['pending fees, page 100', '/api/fee/pending?page=100'],
  ["pending fees, search 'asha'", '/api/fee/pending?search=asha'],
  ["pending fees, search 'no such name'", '/api/fee/pending?search=no+such+name'],
  ['enquiries, first page', '/api/enquiry'],
  ['enquiries, page 500', '/api/enquiry?page=500'],
  ['enquiries, tab Open', '/api/enquiry?status=Open'],
  ['enquiries, of a month', `/api/enquiry?${MONTH}`],
  ["enquiries, search 'asha'", '/api/enquiry?search=asha'],
  ["enquiries, search 'no such name'", '/api/enquiry?search=no+such+name'],
]

export function listFigures(hr: Caller): Promise<Figure[]> {
  return inTurn(READS, ([what, path, budget]) =>
    measure(what, TIMES, reading(hr, path), budget === undefined ? {} : { budget }),
  )
}

const reading = (hr: Caller, path: string) => async () => served(await hr.get(path), 200)

async function inTurn<Item, T>(items: readonly Item[], work: (item: Item) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  for (const item of items) done.push(await work(item))
  return done
}

/** The answer's body; an answer that was not expected ends the run. */
export function served<T>({ status, body, problem }: Answer<T>, expected: number): T {
  if (status !== expected) throw new Error(`${status}: ${problem.message}`)
  return body
}
