import { parseArgs } from 'node:util'
import { resolve } from 'node:path'
import { sql } from 'kysely'
import { createSession } from '#testing/server/fixtures.ts'
import { SEED_MARKS, seedSize } from '#features/demo-data/server/size.ts'
import { seedDataSet } from '#features/demo-data/server/seed-data-set.ts'
import type { StudentList } from '#features/student-records/contract/student-records.contract.ts'
import { wallClock } from '#shared/server/clock.ts'
import { openDb } from '#shared/server/db.ts'
import { startEmbeddedPostgres } from '#embedded-postgres/index.ts'
import { migrate } from '#shared/server/migrate.ts'
import { type ApiClient, createClient } from '#testing/server/api-client.ts'
import { getOwnerUrl, startMunshi } from '#testing/server/munshi.ts'
import { removeDirectory, createTemporaryDirectory } from '#testing/server/temporary-directory.ts'
import { measureAdmin } from './admin-benchmarks.ts'
import { measureAttendance } from './attendance-benchmarks.ts'
import { measureFinds, measureLists, measureStudents, RUNS } from './list-benchmarks.ts'
import { measure, report } from './measure.ts'
import { addSampleRecords } from './sample-records.ts'

// [BENCH_RUNS=200] node bench/lists.ts [--students 100000] [--marks 20] [--data a-directory-that-was-seeded-before]
const { values } = parseArgs({
  options: {
    students: { type: 'string', default: '100000' },
    marks: { type: 'string', default: String(SEED_MARKS) },
    data: { type: 'string' },
  },
})
const size = seedSize(Number(values.students), { marks: Number(values.marks) })

const METRICS = '127.0.0.1:9464'
const dataDir = values.data === undefined ? createTemporaryDirectory() : resolve(values.data)
try {
  if (values.data === undefined) await seed()
  await run()
} finally {
  if (values.data === undefined) removeDirectory(dataDir)
}

async function seed() {
  const postgres = await startEmbeddedPostgres({
    dataDir,
    database: 'munshi',
    fallbackDir: '/var/lib/munshi',
    log: () => {},
  })
  try {
    await migrate(postgres.url)
    await seedDataSet(postgres.url, { size, force: false, clock: wallClock })
  } finally {
    await postgres.stop()
  }
}

async function run() {
  const app = await startMunshi({ dataDir, env: { METRICS_ADDRESS: METRICS } })
  const { db } = openDb(getOwnerUrl(dataDir), { log: () => {} })
  try {
    await addSampleRecords(getOwnerUrl(dataDir))
    const { token } = await createSession(db, 'hr', new Date())
    const hr = createClient(() => app.url, token)
    const admin = createClient(() => app.url, (await createSession(db, 'admin', new Date())).token)
    const measurements = [
      ...(await measureStudents(hr, await sampleStudents(hr))),
      ...(await measureLists(hr)),
      ...(await measureFinds(hr)),
      ...(await measureAdmin(admin, db)),
      ...(await measureAttendance(hr, db)),
      await measure('metrics', RUNS, async () => void (await (await fetch(`http://${METRICS}/metrics`)).text())),
    ]
    const { rows } = await sql<{ marks: number; students: number }>`
      select (select count(*) from attendance_mark) as marks, (select count(*) from student) as students`.execute(db)
    report(`lists of ${rows[0]?.students} students`, measurements, { marks: rows[0]?.marks })
  } finally {
    await db.destroy()
    await app.kill('SIGTERM')
  }
}

async function sampleStudents(hr: ApiClient): Promise<string[]> {
  const pages = await Promise.all(
    [1, 40, 200, 900].map((page) => hr.get<StudentList>(`/api/user?limit=100&page=${page}`)),
  )
  return pages
    .flatMap(({ body }) => body.students)
    .filter(({ PendingFee, status }) => PendingFee > RUNS && status === 'Active')
    .map(({ _id }) => _id)
}
