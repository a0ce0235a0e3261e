import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { defineConfig, transformWithOxc, type Plugin } from 'vite'
import { codeSplitting } from './scripts/build/code-splitting.ts'
import { guide } from './scripts/build/guide/guide.ts'
import { messages } from './scripts/build/messages.ts'
import { noCircularChunks } from './scripts/build/no-circular-chunks.ts'
import { preact } from './scripts/build/preact.ts'
import { pageBudgets } from './scripts/build/page-budgets.ts'
import { pageFiles } from './scripts/build/page-files.ts'
import { listFirstScreens, signInPage } from './scripts/build/sign-in-page.ts'

/** Fails the build when a file of the server or of the tests is in the browser's bundle. */
const noServerCodeInTheBrowser: Plugin = {
  name: 'no-server-code-in-the-browser',
  transform(_code, id) {
    const isServerFile = /\/src\/((shared|app|features\/.+)\/server|embedded-postgres|testing)\//.test(id)
    if (isServerFile) this.error(`Server or test file reached the browser: ${id}`)
  },
}

/** Fails the build when a Mantine component is used whose styles are not imported. */
const mantineStyles: Plugin = {
  name: 'mantine-styles',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const styled = new Set(
      Array.from(this.getModuleIds(), (id) => /@mantine\/core\/styles\/(\w+)\.layer\.css/.exec(id)?.[1]),
    )
    const missing = chunks
      .flatMap(({ modules }) => Object.keys(modules))
      .flatMap((id) => /@mantine\/core\/esm\/.*\/(\w+)\.mjs$/.exec(id)?.[1] ?? [])
      .filter((name) => existsSync(`node_modules/@mantine/core/styles/${name}.layer.css`) && !styled.has(name))
    if (missing.length > 0) this.error(`Styles missing in src/shared/web/ui/mantine/styles.ts: ${missing.join(', ')}`)
  },
}

/**
 * Builds the service worker with its version and the files it caches: both pages and what they load first. The version
 * changes with any file. The scripts of `public/` get names with a hash, so that browsers keep them without asking
 * again.
 */
const serviceWorker: Plugin = {
  name: 'service-worker',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const [app, signIn] = [bundle['index.html'], bundle['sign-in.html']]
      if (app?.type !== 'asset' || signIn?.type !== 'asset') return this.error('A page is missing from the bundle')
      const emit = (name: string, source: string | Buffer) =>
        `/${this.getFileName(this.emitFile({ type: 'asset', name, source }))}`
      const files = Object.keys(bundle).sort().join()
      const version = createHash('sha256')
        .update(`${files}${String(app.source)}${String(signIn.source)}`)
        .digest('hex')
        .slice(0, 12)
      app.source = startAfterPaint(moveStylesToBody(String(app.source)))
      signIn.source = String(signIn.source).replace('__SCREENS__', emit('first-screens.json', listFirstScreens(bundle)))
      for (const page of [app, signIn])
        page.source = String(page.source)
          .replace('__VERSION__', version)
          .replaceAll(
            /<script src="\/([^"]+)"/g,
            (_, name: string) => `<script src="${emit(name, readFileSync(join('public', name)))}"`,
          )
      const loaded = `${String(app.source)}${String(signIn.source)}`.matchAll(/(?:src|href)="(\/[^"]+\.\w+)"/g)
      const paths = Array.from(loaded, ([, path]) => path).filter((path) => path !== '/manifest.webmanifest')
      const shell = [...new Set(['/', '/student', ...paths])]
      const constants = `const VERSION = ${JSON.stringify(version)}\nconst SHELL = ${JSON.stringify(shell)}\n`
      const path = 'src/app/web/app-update/worker.ts'
      const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path)
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: constants + code })
    },
  },
}

/**
 * `page-start.js` runs the scripts after the first paint, each in a task of its own, so that a slow phone shows the
 * institute's name first and responds between them. With a low priority they do not delay the styles. The entry and the
 * libraries are the largest, so they are requested first.
 */
function startAfterPaint(html: string): string {
  const script =
    / *<(?:script type="module"|link rel="modulepreload") crossorigin (?:src|href)="([^"]+)">(?:<\/script>)?\n/g
  const paths = Array.from(html.matchAll(script), ([, path]) => path)
  const [entry, ...imported] = paths
  const links = [entry, ...imported.toReversed()].map(
    (href) => `    <link rel="modulepreload" fetchpriority="low" crossorigin href="${href}" data-script>\n`,
  )
  return html.replaceAll(script, '').replace('  </head>', `${links.join('')}  </head>`)
}

/** In the head, style sheets would block the first paint of the logo in index.html. */
function moveStylesToBody(html: string): string {
  const sheets = html.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? []
  const rest = sheets.reduce((page, sheet) => page.replace(sheet, ''), html)
  return rest.replace('</body>', () => `${sheets.join('')}  </body>`)
}

/** Compresses assets at build time: brotli for https, gzip for plain http. */
const compress: Plugin = {
  name: 'compress',
  async writeBundle({ dir = '' }, bundle) {
    const names = Object.keys(bundle).filter((name) => /^assets\/.*\.(?:js|css|json)$/.test(name))
    await Promise.all(
      names.map(async (name) => {
        const content = readFileSync(join(dir, name))
        if (content.length < 1024) return
        writeFileSync(join(dir, `${name}.br`), await compressBrotli(content))
        writeFileSync(join(dir, `${name}.gz`), await compressGzip(content, { level: 9 }))
      }),
    )
  },
}
const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

export default defineConfig({
  resolve: { alias: preact },
  plugins: [
    messages,
    guide,
    signInPage,
    noServerCodeInTheBrowser,
    noCircularChunks,
    mantineStyles,
    serviceWorker,
    pageFiles,
    compress,
    pageBudgets,
  ],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // The content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      input: ['index.html', 'sign-in.html'],
      // Libraries mark components that a server could render, which is of no use here.
      onwarn: (warning, warn) => (warning.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : warn(warning)),
      // A `public.ts` only names what a feature shows to others: a module that is not imported from it is not loaded.
      treeshake: { moduleSideEffects: [{ test: /\/public\.ts$/, sideEffects: false }] },
      output: {
        codeSplitting,
      },
    },
  },
  // Replacing changed code in an open page needs React itself.
  server: { hmr: false, proxy: { '/api': `http://127.0.0.1:${process.env['PORT'] ?? 3000}` } },
})
