import { join, resolve } from 'node:path'
import {
  EmbeddedPostgresError,
  type EmbeddedPostgresErrorCode,
  findRunningPostgres,
  startEmbeddedPostgres,
} from '#embedded-postgres/index.ts'
import { StartupError } from '#shared/server/startup-error.ts'

const LOCATION = { database: 'munshi', fallbackDir: getFallbackDirectory() }

function getFallbackDirectory(): string {
  if (process.platform !== 'win32') return '/var/lib/munshi'
  return join(process.env['ProgramData'] ?? 'C:\\ProgramData', 'Munshi databases')
}

const ADVICE: Partial<Record<EmbeddedPostgresErrorCode, string>> = {
  no_binaries: 'Run npm ci, or install PostgreSQL 15 or later yourself and name it in DATABASE_URL.',
  unusable_binaries: 'Install PostgreSQL 15 or later yourself and name it in DATABASE_URL.',
  unreachable_data:
    'Let others pass through the directories above it (chmod o+x), or move the data and name it in DATA_DIR.',
  not_writable: 'Start as its owner, or name another directory in DATA_DIR.',
  in_use: 'Stop that one first, or give this one a directory of its own with DATA_DIR.',
  other_version:
    'Make a backup with the version it was made by (npm run backup), and restore it into a new DATA_DIR (npm run restore).',
}

type Log = (message: string, details?: object) => void

export function startEmbeddedDatabase(dataDir: string, log: Log) {
  return withAdvice(() => startEmbeddedPostgres({ ...LOCATION, dataDir: resolve(dataDir), log }))
}

export function findRunningDatabase(dataDir: string): Promise<string | undefined> {
  return withAdvice(() => findRunningPostgres({ ...LOCATION, dataDir: resolve(dataDir) }))
}

export async function withAdvice<T>(start: () => Promise<T>): Promise<T> {
  try {
    return await start()
  } catch (error) {
    if (!(error instanceof EmbeddedPostgresError)) throw error
    const advice = ADVICE[error.code]
    throw new StartupError(advice ? `${error.message} ${advice}` : error.message)
  }
}
