import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { instituteApi } from '#features/base/institute/contract/institute.contract.ts'
import { getSettings } from '#features/base/institute/server/public.ts'
import { compileCheck } from '#shared/server/compile-serializer.ts'
import { errorCode } from '#shared/server/error-code.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import { AppError } from '#shared/server/errors.ts'
import type { Db } from '#shared/server/db.ts'
import { createPreloads } from './page-preloads.ts'
import { isPagePath, isVerificationPath, PAGE_ROUTE } from './page-paths.ts'
import { serveManifest } from './serve-manifest.ts'
import { createNonce, webAppPolicy, WORKER_POLICY } from './security-headers.ts'

type WebAppOptions = { webDir: string; isHttps: boolean; db: Db }

/** The page is sent without what is not read by then. */
const MAX_WAIT_MS = 200

/**
 * Serves the built files. Hashed assets are cached forever. Pages are never cached: sign-in.html is served for `/`, and
 * index.html for every other unknown path, with 404 if it is no path of the page either.
 */
export async function serveWebApp(app: FastifyInstance, { webDir, isHttps, db }: WebAppOptions) {
  const root = resolve(webDir)
  const signInPage = readPage(root, 'sign-in.html')
  const page = readPage(root, 'index.html')
  const addPreloads = createPreloads(root)
  const getInstitute = await trackInstitute(app)
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
    const institute = await getInstitute()
    return reply
      .code(isPagePath(decodedPath) ? 200 : 404)
      .header('content-security-policy', webAppPolicy(nonce, isHttps))
      .type('text/html; charset=utf-8')
      .send(
        addPreloads(decodedPath === '' ? signInPage : page, `/${decodedPath}`)
          .replaceAll('__CSP_NONCE__', nonce)
          .replaceAll('__INSTITUTE__', () => institute.name)
          .replace('__INSTITUTE_DATA__', () => institute.data),
      )
  })
}

const urlNotFound = () => new AppError(404, 'not_found', 'shared:urlNotFound')

/**
 * Returns a getter of the institute's name and of what `GET /api/institute` returns, escaped for HTML. The page must
 * load while the database is down or slow: then the getter returns what was last known.
 */
async function trackInstitute({ dependencies }: FastifyInstance) {
  const { result, method, path } = instituteApi.get
  const check = compileCheck({ schema: result, method, url: path })
  const read = async () => {
    const institute = check(await getSettings(dependencies))
    return { name: escapeHtml(institute.name), data: escapeHtml(JSON.stringify(institute)) }
  }
  let known = await read()
  return async () => {
    const refreshed = read().then((institute) => (known = institute))
    await Promise.race([refreshed.catch(() => {}), setTimeout(MAX_WAIT_MS, undefined, { ref: false })])
    return known
  }
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)

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
