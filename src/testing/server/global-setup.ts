import type { TestProject } from 'vitest/node'
import { queryOnce, startEmbeddedPostgres } from '#embedded-postgres/index.ts'
import { migrate } from '#shared/server/migrate.ts'
import { removeDirectory, createTemporaryDirectory } from './temporary-directory.ts'
import { RESET_FUNCTIONS } from './reset-functions.ts'

declare module 'vitest' {
  interface ProvidedContext {
    ownerUrl: string
  }
}

/** PostgreSQL makes the same plans on every machine. */
const PLANNER_SETTINGS = { effective_cache_size: '1GB', work_mem: '16MB', max_parallel_workers_per_gather: '2' }

/** Starts a throw-away PostgreSQL for the run, with a migrated database `munshi` that each worker copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = createTemporaryDirectory()
  const postgres = await startEmbeddedPostgres({
    dataDir,
    database: 'munshi',
    fallbackDir: '/var/lib/munshi',
    log: () => {},
    unsafeForTests: true,
    settings: { max_connections: '200', shared_buffers: '128MB', ...PLANNER_SETTINGS },
  })
  const remove = async () => {
    await postgres.stop()
    removeDirectory(dataDir)
  }
  try {
    await migrate(postgres.url)
    await queryOnce(postgres.url, RESET_FUNCTIONS)
    project.provide('ownerUrl', postgres.url)
    return remove
  } catch (error) {
    await remove()
    throw error
  }
}
