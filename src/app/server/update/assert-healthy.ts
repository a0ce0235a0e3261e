import type { FastifyInstance } from 'fastify'
import { isSchemaCurrent } from '#shared/server/migrate.ts'
import { StartupError } from '#shared/server/startup-error.ts'

/** Makes requests before the app listens, so that nothing can be written to a version that is taken back. */
export async function assertHealthy(app: FastifyInstance): Promise<void> {
  for (const url of ['/readyz', '/', '/api/institute']) {
    const { statusCode } = await app.inject({ url })
    if (statusCode !== 200) throw new StartupError(`Munshi answers ${statusCode} to ${url}.`)
  }
  if (!(await isSchemaCurrent(app.dependencies.db)))
    throw new StartupError('The database lacks migrations of this version.')
}
