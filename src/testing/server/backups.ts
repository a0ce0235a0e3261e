import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { queryOnce } from '#embedded-postgres/index.ts'
import {
  createBackupService,
  type BackupService,
  type MakeBackup,
} from '#features/overview/backup/server/backup-service.ts'
import { parseBackupName } from '#features/overview/backup/server/backup-files.ts'
import type { Manifest } from '#features/overview/backup/server/manifest.ts'
import type { RestoreService } from '#features/overview/backup/server/restoring/restore-service.ts'
import { createProofService, type ProofService } from '#features/overview/backup/server/proof-service.ts'
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

const MANIFEST: Manifest = {
  product: 'munshi',
  format: 2,
  version: '1.0.0',
  madeAt: '2026-11-20T04:30:00.000Z',
  postgres: '18',
  migrations: [],
  tables: [{ name: 'student', columns: [], rows: 3, bytes: 100, sha256: '' }],
  sequences: [],
  figures: {
    series: [{ financialYear: '2026-27', last: 7, receipts: 7, highest: 7 }],
    fees: '0',
    paid: '0',
    received: '0',
    spent: '0',
    faults: [],
  },
}

/** Creates a service that finds every backup in the outbox, reads the same from each, and restores none. */
export function createTestRestores(outbox: string, over: Partial<RestoreService> = {}): RestoreService {
  return {
    isPossible: true,
    hasPassphrase: false,
    find: async (name) => {
      const path = join(outbox, name)
      return parseBackupName(name) && existsSync(path) ? { path, isEncrypted: name.endsWith('.age') } : undefined
    },
    read: async () => ({ manifest: MANIFEST, authenticity: 'verified' }),
    hasSpaceFor: async () => true,
    storePart: async () => ({ bytes: 10, encrypted: false }),
    hasBefore: async () => true,
    dropExpired: async () => {},
    readFailure: () => undefined,
    begin: () => true,
    ...over,
  }
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

/** Creates a service that restores nothing. */
export const createTestProofs = (
  api: { db: Db; now: Date },
  backups: BackupService,
  clock = { now: () => api.now },
): ProofService =>
  createProofService({
    db: api.db,
    clock,
    log: createLogger(false),
    backups,
    proveBackup: async () => ({ students: 12, receipts: 34 }),
  })
