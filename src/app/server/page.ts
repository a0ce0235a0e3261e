import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { errorCode } from '#embedded-postgres/files.ts'
import { getLetterhead } from '#features/institute/server/public.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import { AppError } from '#shared/server/errors.ts'
import type { Db } from '#shared/server/db.ts'
import { serveManifest } from './manifest.ts'
import { newNonce, pagePolicy, WORKER_POLICY } from './security.ts'

type Page = { webDir: string; isHttps: boolean; db: Db }

/** The built page: hashed files are kept for ever by browsers, index.html never, and every path of the product leads to it. */
export async function servePage(app: FastifyInstance, { webDir, isHttps, db }: Page) {
  const root = resolve(webDir)
  const index = readIndex(root)
  const nameNow = await institutesName(db)
  serveManifest(app, db)
  await app.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    // The build has packed them as small as they get.
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
      if (path.includes('/worker.js')) reply.header('content-security-policy', WORKER_POLICY)
    },
  })
  app.setNotFoundHandler(async (request, reply) => {
    if (/^\/(?:(?:api|assets)(?:[/?]|$)|worker\.js)/.test(request.url) || !['GET', 'HEAD'].includes(request.method))
      throw new AppError(404, 'not_found', 'shared:noSuchAddress')
    const nonce = newNonce()
    return reply
      .header('content-security-policy', pagePolicy(nonce, isHttps))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(index.replaceAll('__CSP_NONCE__', nonce).replaceAll('__INSTITUTE__', () => nameNow()))
  })
}

/**
 * The institute's name, as text for HTML, which the page shows before anything else. A page never waits for the database,
 * which may be away: it carries the name last read, and has it read again for the next one.
 */
async function institutesName(db: Db): Promise<() => string> {
  let name = 'Munshi'
  const read = async () => {
    name = (await getLetterhead(db)).name.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  }
  await read()
  return () => {
    read().catch(() => {})
    return name
  }
}

function readIndex(root: string): string {
  try {
    return readFileSync(join(root, 'index.html'), 'utf8')
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    throw new StartupError(
      `There is no built page in ${root}. Build it with npm run build, or start with npm start, which does.`,
    )
  }
}
