import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { errorCode } from '#shared/server/error-code.ts'
import { getLetterhead } from '#features/base/institute/server/public.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import { AppError } from '#shared/server/errors.ts'
import type { Db } from '#shared/server/db.ts'
import { createPreloads } from './page-preloads.ts'
import { isPagePath, isVerificationPath, PAGE_ROUTE } from './page-paths.ts'
import { serveManifest } from './serve-manifest.ts'
import { createNonce, webAppPolicy, WORKER_POLICY } from './security-headers.ts'

type WebAppOptions = { webDir: string; isHttps: boolean; db: Db }

/**
 * Serves the built files. Hashed assets are cached forever. Pages are never cached: sign-in.html is served for `/`, and
 * index.html for every other unknown path, with 404 if it is no path of the page either.
 */
export async function serveWebApp(app: FastifyInstance, { webDir, isHttps, db }: WebAppOptions) {
  const root = resolve(webDir)
  const signInPage = readPage(root, 'sign-in.html')
  const page = readPage(root, 'index.html')
  const writePreloads = createPreloads(root)
  const getInstituteName = await trackInstituteName(db)
  serveManifest(app, db)
  await app.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    // The build writes .br and .gz files.
    preCompressed: true,
    // The ETag says the same.
    lastModified: false,
    acceptRanges: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? 'max-age=31536000, immutable' : 'no-cache')
      if (isHashed) reply.removeHeader('etag')
      reply.removeHeader('x-request-id')
      if (path.includes('/worker.js')) reply.header('content-security-policy', WORKER_POLICY)
    },
  })
  app.setNotFoundHandler(() => {
    throw urlNotFound()
  })
  // This is a route, because responses to unknown URLs are not compressed.
  app.get<{ Params: { '*': string } }>(PAGE_ROUTE, async (request, reply) => {
    const { '*': decodedPath } = request.params
    // Neither the page nor an error may be cached.
    reply.header('cache-control', 'no-store')
    if (/^(?:(?:api|assets)(?:\/|$)|worker\.js)/.test(decodedPath)) throw urlNotFound()
    const nonce = createNonce()
    if (isVerificationPath(decodedPath)) reply.header('x-robots-tag', 'noindex')
    return reply
      .code(isPagePath(decodedPath) ? 200 : 404)
      .header('content-security-policy', webAppPolicy(nonce, isHttps))
      .type('text/html; charset=utf-8')
      .send(
        (decodedPath === '' ? signInPage : page)
          .replaceAll('__CSP_NONCE__', nonce)
          .replaceAll('__INSTITUTE__', () => getInstituteName())
          .replace('</head>', (head) => writePreloads(`/${decodedPath}`) + head),
      )
  })
}

const urlNotFound = () => new AppError(404, 'not_found', 'shared:urlNotFound')

/**
 * Returns a getter of the institute's name, escaped for HTML. The page must load while the database is down, so the
 * getter returns the last known name and refreshes it for the next page load.
 */
async function trackInstituteName(db: Db): Promise<() => string> {
  let name = 'Munshi'
  const refresh = async () => {
    name = (await getLetterhead(db)).name.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
  }
  await refresh()
  return () => {
    refresh().catch(() => {})
    return name
  }
}

function readPage(root: string, name: string): string {
  try {
    return readFileSync(join(root, name), 'utf8')
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    throw new StartupError(
      `There is no built page in ${root}. Build it with npm run build, or start with npm start, which does.`,
    )
  }
}
