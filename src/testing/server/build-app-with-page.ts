import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { openSetupGate, type SetupGate } from '#features/overview/setup/server/setup-gate.ts'
import { removeDirectory, createTemporaryDirectory } from './temporary-directory.ts'
import { buildApp } from '#app/server/build-app.ts'
import { serveWebApp } from '#app/server/serve-web-app.ts'
import type { TestApi } from './api.ts'

type Options = Partial<Pick<Parameters<typeof buildApp>[0], 'getDisk' | 'health' | 'isDiskFull' | 'metrics'>> & {
  isHttps?: boolean
  logger?: FastifyBaseLogger
  gate?: SetupGate
  mount?: (app: FastifyInstance) => void
}

const PAGE_FILES = {
  '/hr/StudentList': { files: ['assets/list-1a2b.css', 'assets/list-1a2b.js'], calls: ['/api/user?tab=All&page=1'] },
  '/verify/$code': { files: ['assets/verify-1a2b.js'] },
}

export async function buildAppWithPage(
  api: TestApi,
  { isHttps = false, logger, gate, mount, ...options }: Options = {},
): Promise<FastifyInstance> {
  const webDir = createTemporaryDirectory()
  mkdirSync(join(webDir, 'assets'))
  for (const name of ['index', 'sign-in'])
    writeFileSync(
      join(webDir, `${name}.html`),
      // The page is long enough to be compressed.
      `<!doctype html><meta name="csp-nonce" content="__CSP_NONCE__"><meta name="institute" content="__INSTITUTE_DATA__"><title>__INSTITUTE__</title><script src="/page-start.js"></script></head>${`<p>${name}</p>`.repeat(200)}<link rel="stylesheet" href="/assets/main-1a2b.css">`,
    )
  writeFileSync(join(webDir, 'page-files.json'), JSON.stringify(PAGE_FILES))
  writeFileSync(join(webDir, 'assets/main-1a2b.js'), '// the page')
  writeFileSync(join(webDir, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const { db, clock, mail, secretKey, getOrigin } = api.app.dependencies
  const app = await buildApp({
    ...options,
    db,
    clock,
    mail,
    secretKey,
    getOrigin,
    gate: gate ?? (await openSetupGate(db, api.ownerUrl)),
    isHttps,
    ...(logger && { logger }),
  })
  mount?.(app)
  await serveWebApp(app, { webDir, isHttps, db })
  app.addHook('onClose', () => removeDirectory(webDir))
  await app.ready()
  return app
}
