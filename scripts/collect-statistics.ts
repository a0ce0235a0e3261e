// Writes the statistics of PostgreSQL's planner for a database with 100,000 students, for
// src/app/server/query-plans.test.ts.
// Run it after a migration that adds a table or an index.
import { writeFileSync } from 'node:fs'
import { installFillers } from '#app/server/install-fillers.ts'
import { startEmbeddedPostgres } from '#embedded-postgres/index.ts'
import { chainEntries } from '#features/overview/audit-trail/server/chain-entries.ts'
import { seedDataSet } from '#features/overview/demo-data/server/seed-data-set.ts'
import { seedSize } from '#features/overview/demo-data/server/size.ts'
import { migrate } from '#shared/server/migrate.ts'
import { withOwnerConnection } from '#shared/server/with-owner-connection.ts'
import { collectStatistics, STATISTICS_FILE } from '#testing/server/planner-statistics.ts'
import { createTemporaryDirectory, removeDirectory } from '#testing/server/temporary-directory.ts'

const STUDENTS = 100_000
/** The tests begin at this time. */
const clock = { now: () => new Date('2026-11-21T04:30:00Z') }

const dataDir = createTemporaryDirectory()
const postgres = await startEmbeddedPostgres({
  dataDir,
  database: 'munshi',
  fallbackDir: '/var/lib/munshi',
  log: () => {},
  unsafeForTests: true,
  settings: { autovacuum: 'off' },
})
try {
  await migrate(postgres.url)
  installFillers()
  await seedDataSet(postgres.url, { size: seedSize(STUDENTS), force: false, clock })
  const { relations, columns } = await withOwnerConnection(postgres.url, async ({ db, client }) => {
    await chainEntries({ db, clock })
    await client.query('vacuum (analyze)')
    return collectStatistics(client)
  })
  writeFileSync(STATISTICS_FILE, `{\n"relations": [\n${lines(relations)}\n],\n"columns": [\n${lines(columns)}\n]\n}\n`)
  console.log(`${STATISTICS_FILE} written`)
} finally {
  await postgres.stop()
  removeDirectory(dataDir)
}

/** Writes a line per table or column, so that changes can be reviewed. */
function lines(rows: object[]): string {
  return rows.map((row) => JSON.stringify(row)).join(',\n')
}
