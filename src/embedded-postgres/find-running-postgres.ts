import { adoptOrphan } from './adopt-orphan.ts'
import { resolveClusterPaths } from './cluster-paths.ts'
import { connectionUrl } from './connection.ts'
import type { EmbeddedPostgresOptions } from './start-embedded-postgres.ts'

type Options = Pick<EmbeddedPostgresOptions, 'dataDir' | 'database' | 'fallbackDir'>

/** The URL of the PostgreSQL that another process runs in `dataDir`. Neither takes the lock nor starts anything. */
export async function findRunningPostgres({ dataDir, database, fallbackDir }: Options): Promise<string | undefined> {
  const running = await adoptOrphan(resolveClusterPaths({ dataDir, fallbackDir, log: () => {} }))
  return running && connectionUrl(running.connection, database)
}
