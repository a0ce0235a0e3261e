import { parseArgs } from 'node:util'
import { resolve } from 'node:path'
import { sql } from 'kysely'
import { signedIn } from '#testing/server/fixtures.ts'
import { SEED_MARKS, seedSize } from '#features/demo-data/server/size.ts'
import { seedDataSet } from '#features/demo-data/server/seed-data-set.ts'
import type { StudentList } from '#features/student-records/contract/student-records.contract.ts'
import { wallClock } from '#shared/server/clock.ts'
import { openDb } from '#shared/server/db.ts'
import { startEmbeddedPostgres } from '#embedded-postgres/start-embedded-postgres.ts'
import { migrate } from '#shared/server/migrate.ts'
import { type Caller, callerAt } from '#testing/server/api-client.ts'
import { ownerUrlOf, startMunshi } from '#testing/server/munshi.ts'
import { removeDirectory, temporaryDirectory } from '#testing/server/temporary-directory.ts'
import { adminFigures } from './admin-figures.ts'
import { attendanceFigures } from './attendance-figures.ts'
import { listFigures, studentFigures, TIMES } from './list-figures.ts'
import { report } from './measure.ts'

// node bench/lists.ts [--students 100000] [--marks 20] [--data a-directory-that-was-seeded-before]
const { values } = parseArgs({
  options: {
    students: { type: 'string', default: '100000' },
    marks: { type: 'string', default: String(SEED_MARKS) },
    data: { type: 'string' },
  },
})
const size = seedSize(Number(values.students), Number(values.marks))

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
    await seedDataSet(postgres.url, { size, force: false, clock: wallClock })
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
    const admin = callerAt(() => app.url, (await signedIn(db, 'admin', new Date())).token)
    const { body } = await hr.get<StudentList>('/api/user')
    const figures = [
      ...(await studentFigures(hr, await someStudents(hr))),
      ...(await listFigures(hr)),
      ...(await adminFigures(admin, db)),
      ...(await attendanceFigures(hr, db)),
    ]
    const { rows } = await sql<{ n: number }>`select count(*) as n from attendance_mark`.execute(db)
    report(`lists of ${body.counts.all + body.counts.pending} students`, figures, { marks: rows[0]?.n })
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
