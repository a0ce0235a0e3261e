import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { openSetupGate, type SetupGate } from '#features/setup/server/setup-gate.ts'
import { removeDirectory, temporaryDirectory } from './temporary-directory.ts'
import { buildApp } from '#app/server/app.ts'
import { servePage } from '#app/server/page.ts'
import type { ApiTest } from './api.ts'

type Served = {
  isHttps?: boolean
  logger?: FastifyBaseLogger
  gate?: SetupGate
  mount?: (app: FastifyInstance) => void
}

/** API and page together, as in production, over a page of one small file. */
export async function served(
  api: ApiTest,
  { isHttps = false, logger, gate, mount }: Served = {},
): Promise<FastifyInstance> {
  const webDir = temporaryDirectory()
  mkdirSync(join(webDir, 'assets'))
  writeFileSync(
    join(webDir, 'index.html'),
    '<!doctype html><meta name="csp-nonce" content="__CSP_NONCE__"><title>__INSTITUTE__</title>',
  )
  writeFileSync(join(webDir, 'assets/main-1a2b.js'), '// the page')
  const { db, clock, mail, originFor } = api.app.parts
  const app = await buildApp({
    db,
    clock,
    mail,
    originFor,
    gate: gate ?? (await openSetupGate(db, api.ownerUrl)),
    isHttps,
    ...(logger && { logger }),
  })
  mount?.(app)
  await servePage(app, { webDir, isHttps, db })
  app.addHook('onClose', () => removeDirectory(webDir))
  await app.ready()
  return app
}
