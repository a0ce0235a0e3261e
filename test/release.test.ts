import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundleServer } from '../release/bundle-server.ts'
import { collectPackages } from '../release/collect-program.ts'
import { listModules } from '../release/list-modules.ts'
import { fontName, splitIntoRuns } from '../src/shared/server/pdf/fonts.ts'

/** Is read, not imported. */
const READ = [
  '@fastify/swagger-ui/static/csp.json',
  '@fastify/swagger-ui/static/swagger-ui-bundle.js',
  '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm',
  'harfbuzzjs/dist/harfbuzz.wasm',
].map((name) => `node_modules/${name}`)
const SCRIPTS = 'a ğ अ অ અ ਅ ಅ അ ଅ அ అ ع ế α Ж'

/** Imports as Node does, and prints the files that it loads. */
const PRINT_LOADED = `
  import { registerHooks } from 'node:module'
  import { fileURLToPath } from 'node:url'
  import { relative } from 'node:path'
  registerHooks({
    load(url, context, next) {
      if (url.includes('/node_modules/')) console.log(relative('.', fileURLToPath(url)).replaceAll('\\\\', '/'))
      return next(url, context)
    },
  })
  for (const name of process.argv.slice(1)) await import(name)
`

test('a release contains each file of packages that Node loads for the server, those that it reads, and the fonts of each script', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'munshi-test-'))
  try {
    const imports = await bundleServer(directory)
    const paths = new Set(collectPackages(await listModules(imports)).map(({ path }) => path))
    const args = ['--input-type=module', '-e', PRINT_LOADED, ...imports]
    const loaded = execFileSync(process.execPath, args, { encoding: 'utf8' }).trim().split('\n')
    const fonts = splitIntoRuns(SCRIPTS).flatMap(({ font }) =>
      ([400, 600] as const).map((weight) => `node_modules/@fontsource/${fontName(font, weight)}`),
    )
    const ofPlatform = /\/argon2-linux-/
    expect(loaded).toContain('node_modules/pdfkit/js/pdfkit.node.mjs')
    expect([...loaded, ...READ, ...fonts].filter((path) => !paths.has(path) && !ofPlatform.test(path))).toEqual([])
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
})
