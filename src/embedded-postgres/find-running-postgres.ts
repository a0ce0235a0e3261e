import { adoptOrphan } from './adopt-orphan.ts'
import { resolveClusterPaths } from './cluster-paths.ts'
import { connectionUrl } from './connection.ts'
import type { EmbeddedPostgresOptions } from './start-embedded-postgres.ts'

type Options = Pick<EmbeddedPostgresOptions, 'dataDir' | 'database' | 'fallbackDir'>

/** Returns the URL of the PostgreSQL that another process runs in `dataDir`. Takes no lock and starts nothing. */
export async function findRunningPostgres({ dataDir, database, fallbackDir }: Options): Promise<string | undefined> {
  const running = await adoptOrphan(resolveClusterPaths({ dataDir, fallbackDir, log: () => {} }))
  return running && connectionUrl(running.connection, database)
}
