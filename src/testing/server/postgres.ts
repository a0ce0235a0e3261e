import type { TestProject } from 'vitest/node'
import { queryOnce } from '#shared/server/query-once.ts'
import { startEmbeddedPostgres } from '#embedded-postgres/start-embedded-postgres.ts'
import { migrate } from '#shared/server/migrate.ts'
import { removeDirectory, temporaryDirectory } from './temporary-directory.ts'
import { TRUNCATE_ALL } from './truncate-all.ts'

declare module 'vitest' {
  interface ProvidedContext {
    ownerUrl: string
  }
}

/** One throw-away PostgreSQL for the whole run, with a migrated database `munshi` from which each worker makes its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = temporaryDirectory()
  const postgres = await startEmbeddedPostgres({
    dataDir,
    log: () => {},
    unsafeForTests: true,
    settings: { max_connections: '200', shared_buffers: '128MB' },
  })
  const remove = async () => {
    await postgres.stop()
    removeDirectory(dataDir)
  }
  try {
    await migrate(postgres.url)
    await queryOnce(postgres.url, TRUNCATE_ALL)
    project.provide('ownerUrl', postgres.url)
    return remove
  } catch (error) {
    await remove()
    throw error
  }
}
