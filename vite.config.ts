import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

/** The walls' last line: a server file in the page's bundle fails the build. */
const noServerCodeInTheBrowser: Plugin = {
  name: 'no-server-code-in-the-browser',
  transform(_code, id) {
    if (/\/src\/(shared|app|features\/[^/]+)\/server\//.test(id)) this.error(`Server file reached the browser: ${id}`)
  },
}

/** The libraries that every page needs; what one screen needs alone (a chart, a spreadsheet) comes with that screen. */
const EVERYWHERE =
  /node_modules\/(react|react-dom|scheduler|react-i18next|i18next|zod|@tanstack|@floating-ui|@tabler|@mantine\/(core|form|hooks|modals|notifications|store)|react-(remove|style|transition|number)[^/]*)\//

export default defineConfig({
  plugins: [react({ compiler: true }), noServerCodeInTheBrowser],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // The policy allows neither inline scripts nor fonts in the styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    // Few larger files rather than forty small ones: libraries change seldom, and browsers keep them.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', test: EVERYWHERE },
            { name: 'kit', test: /\/src\/shared\// },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': `http://127.0.0.1:${process.env['PORT'] ?? 3000}` } },
})
