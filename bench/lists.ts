import { parseArgs } from 'node:util'
import { resolve } from 'node:path'
import { signedIn } from '#app/server/testing/fixtures.ts'
import { seedDataSet } from '#features/setup/server/seed-data-set.ts'
import type { StudentList } from '#features/student-file/contract/student-file.contract.ts'
import { wallClock } from '#shared/server/clock.ts'
import { openDb } from '#shared/server/db.ts'
import { startEmbeddedPostgres } from '#shared/server/embedded-postgres/start-embedded-postgres.ts'
import { migrate } from '#shared/server/migrate.ts'
import { type Answer, type Caller, callerAt } from '../test/support/caller.ts'
import { PAID_ON } from '../test/support/clerks.ts'
import { ownerUrlOf, startMunshi } from '../test/support/munshi.ts'
import { removeDirectory, temporaryDirectory } from '../test/support/temporary-directory.ts'
import { measure, report } from './measure.ts'

// node bench/lists.ts [--students 100000] [--data a-directory-that-was-seeded-before]
const { values } = parseArgs({ options: { students: { type: 'string', default: '100000' }, data: { type: 'string' } } })
const students = Number(values.students)
const TIMES = 200
/** In milliseconds, at the median. */
const BUDGET = { budget: 50 }

const dataDir = values.data === undefined ? temporaryDirectory() : resolve(values.data)
try {
  if (values.data === undefined) await seed()
  await measureLists()
} finally {
  if (values.data === undefined) removeDirectory(dataDir)
}

async function seed() {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} })
  try {
    await migrate(postgres.url)
    await seedDataSet(postgres.url, { students, force: false, clock: wallClock })
  } finally {
    await postgres.stop()
  }
}

async function measureLists() {
  const app = await startMunshi({ dataDir })
  const { db } = openDb(ownerUrlOf(dataDir), { log: () => {} })
  try {
    const { token } = await signedIn(db, 'hr', new Date())
    const hr = callerAt(() => app.url, token)
    const { body } = await hr.get<StudentList>('/api/user')
    const figures = await figuresOf(hr, await someStudents(hr))
    report(`lists of ${body.counts.all + body.counts.pending} students`, figures)
  } finally {
    await db.destroy()
    await app.kill('SIGTERM')
  }
}

/** Students from all over the list who still owe something. */
async function someStudents(hr: Caller): Promise<string[]> {
  const pages = await Promise.all(
    [1, 40, 200, 900].map((page) => hr.get<StudentList>(`/api/user?limit=100&page=${page}`)),
  )
  return pages
    .flatMap(({ body }) => body.students)
    .filter(({ PendingFee, status }) => PendingFee > TIMES && status === 'Active')
    .map(({ _id }) => _id)
}

async function figuresOf(hr: Caller, ids: string[]) {
  const id = (n: number) => ids[n % ids.length] ?? ''
  const list = (query: string) => async () => served(await hr.get(`/api/user?${query}`), 200)
  const searches = ['asha', 'léa e', 'meera sample', 'उदाहरण', 'venkatanarasim', 'no such name']
  await measure('to warm up', TIMES, list(''))
  return [
    await measure('students, first page', TIMES, list(''), BUDGET),
    await measure('students, page 1000', TIMES, list('page=1000')),
    await measure('students, last page', TIMES, list('page=4500')),
    ...(await inTurn(['Active', 'Disable', 'isPLaced', 'Pending'], (tab) =>
      measure(`students, tab ${tab}`, TIMES, list(`tab=${tab}`)),
    )),
    ...(await inTurn(searches, (name) =>
      measure(`search '${name}'`, TIMES, list(`search=${encodeURIComponent(name)}`), BUDGET),
    )),
    await measure("search 'as' (two letters)", TIMES, list('search=as')),
    await measure("search 'a' (one letter)", TIMES, list('search=a')),
    await measure('one student', TIMES, async (n) => served(await hr.get(`/api/user/${id(n)}`), 200)),
    await measure("one student's fees", TIMES, async (n) => served(await hr.get(`/api/fee/${id(n)}`), 200), BUDGET),
    await measure('HR dashboard', TIMES, async () => served(await hr.get('/api/dashboard/hr'), 200)),
    await measure('a fee is taken', TIMES, async (n) =>
      served(await hr.post(`/api/fee/${id(n)}`, { payMode: 'Cash', paid: 1, date: PAID_ON }), 201),
    ),
  ]
}

async function inTurn<Item, T>(items: readonly Item[], work: (item: Item) => Promise<T>): Promise<T[]> {
  const done: T[] = []
  for (const item of items) done.push(await work(item))
  return done
}

function served(answer: Answer<unknown>, status: number) {
  if (answer.status !== status) throw new Error(`${answer.status}: ${answer.problem.message}`)
}
