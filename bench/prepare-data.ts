import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installFillers } from '#app/server/install-fillers.ts'
import { chainEntries } from '#features/overview/audit-trail/server/chain-entries.ts'
import { seedDataSet } from '#features/overview/demo-data/server/seed-data-set.ts'
import { seedSize } from '#features/overview/demo-data/server/size.ts'
import { wallClock } from '#shared/server/clock.ts'
import { openDb } from '#shared/server/db.ts'
import { migrate } from '#shared/server/migrate.ts'
import { queryOnce, startEmbeddedPostgres } from '#embedded-postgres/index.ts'
import { addSampleRecords } from './sample-records.ts'

/** Seeds a data directory once, or completes one that was seeded before. Returns the seconds of the seeding. */
export async function prepareData(dataDir: string, students: number): Promise<number | undefined> {
  const marker = join(dataDir, 'prepared')
  const isPrepared = existsSync(marker)
  mkdirSync(dataDir, { recursive: true })
  const postgres = await startEmbeddedPostgres({
    dataDir,
    database: 'munshi',
    fallbackDir: '/var/lib/munshi',
    log: () => {},
  })
  const { db } = openDb(postgres.url, { log: () => {} })
  try {
    await migrate(postgres.url)
    if (isPrepared) return undefined
    const seconds = await seed(postgres.url, students)
    await addSampleRecords(postgres.url)
    // The job of the app would link the entries during the measurements.
    await chainEntries({ db, clock: wallClock })
    await queryOnce(postgres.url, 'vacuum (analyze)')
    writeFileSync(marker, '')
    return seconds
  } finally {
    await db.destroy()
    await postgres.stop()
  }
}

async function seed(ownerUrl: string, students: number): Promise<number | undefined> {
  const [found] = await queryOnce<{ isSeeded: boolean }>(ownerUrl, 'select exists (select from student) as "isSeeded"')
  if (found?.isSeeded) return undefined
  installFillers()
  const started = performance.now()
  await seedDataSet(ownerUrl, { size: seedSize(students), force: false, clock: wallClock })
  return (performance.now() - started) / 1000
}

/** The measurements write to a copy, so that each run starts with the same data. The owner of the files is kept. */
export function copyData(from: string, to: string): void {
  execFileSync('cp', ['-a', '--reflink=auto', `${from}/.`, to])
}
