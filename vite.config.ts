import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, transformWithOxc, type Plugin } from 'vite'

/** The walls' last line: a server file in the page's bundle fails the build. */
const noServerCodeInTheBrowser: Plugin = {
  name: 'no-server-code-in-the-browser',
  transform(_code, id) {
    if (/\/src\/(shared|app|features\/[^/]+)\/server\//.test(id)) this.error(`Server file reached the browser: ${id}`)
  },
}

/** A Mantine component without its styles would be drawn naked: whoever uses a new one is told to add them. */
const stylesOfMantine: Plugin = {
  name: 'styles-of-mantine',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const styled = new Set(
      Array.from(this.getModuleIds(), (id) => /@mantine\/core\/styles\/(\w+)\.layer\.css/.exec(id)?.[1]),
    )
    const missing = chunks
      .flatMap(({ modules }) => Object.keys(modules))
      .flatMap((id) => /@mantine\/core\/esm\/.*\/(\w+)\.mjs$/.exec(id)?.[1] ?? [])
      .filter((name) => existsSync(`node_modules/@mantine/core/styles/${name}.layer.css`) && !styled.has(name))
    if (missing.length > 0) this.error(`src/shared/web/mantine-styles.ts lacks ${missing.join(', ')}`)
  },
}

/**
 * The service worker, with the list of what it keeps: the index page, what that loads before anything else, the font and
 * the icons. Its version is that of the page, and it changes with any file.
 */
const serviceWorker: Plugin = {
  name: 'service-worker',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') return this.error('There is no index.html to keep.')
      const files = Object.keys(bundle).sort().join()
      const version = createHash('sha256')
        .update(`${files}${String(page.source)}`)
        .digest('hex')
        .slice(0, 12)
      page.source = afterTheMark(String(page.source).replace('__VERSION__', version))
      const loaded = Array.from(page.source.matchAll(/(?:src|href)="(\/[^"]+)"/g), ([, path]) => path)
      const shell = ['/', ...loaded.filter((path) => path !== '/manifest.webmanifest')]
      const facts = `const VERSION = ${JSON.stringify(version)}\nconst SHELL = ${JSON.stringify(shell)}\n`
      const path = 'src/app/web/app-update/worker.ts'
      const { code } = await transformWithOxc(readFileSync(path, 'utf8'), path)
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: facts + code })
    },
  },
}

/** Style sheets at the end of the body: in the head they would keep the mark from being painted. */
function afterTheMark(html: string): string {
  const sheets = html.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? []
  return sheets.reduce((rest, sheet) => rest.replace(sheet, ''), html).replace('</body>', `${sheets.join('')}  </body>`)
}

/** Packed once, as small as it gets: brotli for https, gzip for browsers that are given plain http. */
const packed: Plugin = {
  name: 'packed',
  async writeBundle({ dir = '' }, bundle) {
    const names = Object.keys(bundle).filter((name) => /^assets\/.*\.(?:js|css)$/.test(name))
    await Promise.all(
      names.map(async (name) => {
        const content = readFileSync(join(dir, name))
        if (content.length < 1024) return
        writeFileSync(join(dir, `${name}.br`), await brotli(content))
        writeFileSync(join(dir, `${name}.gz`), await zip(content, { level: 9 }))
      }),
    )
  },
}
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** The libraries that more than one screen needs; what one needs alone (a chart, a spreadsheet) comes with that screen. */
const LIBRARIES =
  /node_modules\/(react|react-dom|scheduler|react-i18next|i18next|zod|@tanstack|@floating-ui|@tabler|@mantine\/(core|form|hooks|modals|notifications|store)|react-(remove|style|transition|number)[^/]*)\//

export default defineConfig({
  plugins: [react({ compiler: true }), noServerCodeInTheBrowser, stylesOfMantine, serviceWorker, packed],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // The policy allows neither inline scripts nor fonts in the styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    // Few larger files rather than forty small ones: libraries change seldom, and browsers keep them. What the page
    // opens with stands apart from what only screens need.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules\//, tags: ['$initial'], priority: 3 },
            { name: 'start', tags: ['$initial'], priority: 2 },
            { name: 'more', test: LIBRARIES, priority: 1 },
            { name: 'kit', test: /\/src\/shared\// },
            { name: 'frame', test: /\/src\/app\/web\/(frames|overlays)/ },
            { name: 'rooms', test: /\/src\/features\/(?!dashboard\/web\/charts)/, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env['PORT'] ?? 3000}` } },
})
