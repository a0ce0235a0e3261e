// Writes src/shared/server/tables.ts from a newly migrated database. Run it after adding a migration.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#embedded-postgres/index.ts'
import { migrate } from '#shared/server/migrate.ts'
import { buildCodegenArguments } from './tables-codegen.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'munshi-tables-'))
const postgres = await startEmbeddedPostgres({
  dataDir,
  database: 'munshi',
  fallbackDir: '/var/lib/munshi',
  log: () => {},
})
try {
  await migrate(postgres.url)
  execFileSync('kysely-codegen', buildCodegenArguments(postgres.url), { stdio: 'inherit' })
} finally {
  await postgres.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
