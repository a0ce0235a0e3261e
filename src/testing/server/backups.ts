import { queryOnce } from '#embedded-postgres/index.ts'
import {
  createBackupService,
  type BackupService,
  type MakeBackup,
} from '#features/overview/backup/server/backup-service.ts'
import { createLogger } from '#shared/server/create-logger.ts'
import type { Db } from '#shared/server/db.ts'

/** Creates a service that writes nothing unless `makeBackup` does. */
export function createTestBackups(
  api: { db: Db; now: Date; outbox: string },
  over: Partial<Parameters<typeof createBackupService>[0]> = {},
): BackupService {
  const makeBackup: MakeBackup = async () => ({ bytes: 1_000 })
  return createBackupService({
    db: api.db,
    clock: { now: () => api.now },
    log: createLogger(false),
    makeBackup,
    directory: api.outbox,
    time: '02:00',
    keep: 30,
    encrypted: false,
    databaseDirectory: undefined,
    ...over,
  })
}

/** Creates a database on the server of `ownerUrl`: empty, or migrated with the template `munshi`. */
export async function createDatabase(ownerUrl: string, prefix: string, template = 'template0') {
  const name = `${prefix}_${process.env['VITEST_POOL_ID'] ?? '0'}`
  const run = (sql: string) => queryOnce(Object.assign(new URL(ownerUrl), { pathname: '/postgres' }).href, sql)
  await run(`create database ${name} template ${template}`)
  return {
    url: Object.assign(new URL(ownerUrl), { pathname: `/${name}` }).href,
    drop: async () => {
      await run(`drop database ${name} with (force)`)
    },
  }
}

export async function withEmptyDatabase<T>(ownerUrl: string, work: (emptyUrl: string) => Promise<T>): Promise<T> {
  const { url, drop } = await createDatabase(ownerUrl, 'restored')
  try {
    return await work(url)
  } finally {
    await drop()
  }
}
