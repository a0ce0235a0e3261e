import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { errorCode } from '#shared/server/embedded-postgres/files.ts'
import { StartRefused } from '#shared/server/start-refused.ts'
import { Refusal } from '#shared/server/errors.ts'
import { newNonce, pagePolicy } from './security.ts'

type Page = { webDir: string; isHttps: boolean }

/** The built page: hashed files are kept for ever by browsers, index.html never, and every path of the product leads to it. */
export async function servePage(app: FastifyInstance, { webDir, isHttps }: Page) {
  const root = resolve(webDir)
  const index = readIndex(root)
  await app.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.setNotFoundHandler(async (request, reply) => {
    if (/^\/(?:api|assets)(?:[/?]|$)/.test(request.url) || !['GET', 'HEAD'].includes(request.method))
      throw new Refusal(404, 'not_found', 'shared:noSuchAddress')
    const nonce = newNonce()
    return reply
      .header('content-security-policy', pagePolicy(nonce, isHttps))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(index.replace('__CSP_NONCE__', nonce))
  })
}

function readIndex(root: string): string {
  try {
    return readFileSync(join(root, 'index.html'), 'utf8')
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    throw new StartRefused(
      `There is no built page in ${root}. Build it with npm run build, or start with npm start, which does.`,
    )
  }
}
