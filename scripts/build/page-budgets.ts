import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { findChunk, listFiles, listPageFiles } from './page-files.ts'

/** kB of the scripts, with their English messages, and the styles of a first visit, compressed by brotli. */
const BUDGETS: Record<string, number> = {
  '/': 198,
  '/student': 200,
  '/hr': 230,
  '/hr/StudentList': 223,
  '/hr/view-fee': 222,
  '/hr/enquiry': 230,
  '/hr/student-attendence-list': 231,
  '/admin': 228,
  '/admin/Student-List': 221,
}
const SIGN_IN = ['src/app/web/layouts/public-layout.tsx', 'src/app/web/sign-in-page.tsx']
/** A call is a string, so only forms and what opens later need contracts. */
const SCHEMAS = /\/node_modules\/zod\/|\.contract\.ts$/
/** A language whose texts are long in bytes. */
const LANGUAGE = 'hi'
/** A chunk without code loads them with each screen but the sign-in. */
const SCREEN_STYLES = 'assets/mantine-screen-styles'

/**
 * Prints what each page loads, after compression, and fails the build when one loads more than its budget, or a
 * contract.
 */
export const pageBudgets: Plugin = {
  name: 'page-budgets',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler({ dir = '' }, bundle) {
      const sizeOf = (name: string) => {
        const path = join(dir, name)
        return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
      }
      const sumOf = (names: string[]) => names.reduce((sum, name) => sum + sizeOf(name), 0) / 1000
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const entry = listFiles(
        chunks.filter(({ isEntry }) => isEntry),
        bundle,
      )
      const screenStyles = Object.keys(bundle).filter((name) => name.startsWith(SCREEN_STYLES))
      const signIn = listFiles(
        SIGN_IN.map((module) => findChunk(chunks, resolve(module))),
        bundle,
      )
      const screens = new Map(listPageFiles(bundle)).set('/', signIn)
      for (const [page, budget] of Object.entries(BUDGETS)) {
        const own = screens.get(page) ?? this.error(`Budget of an unknown page: ${page}`)
        const files = [...new Set([...entry, ...(page === '/' ? [] : screenStyles), ...own])]
        const modules = files.flatMap((name) => (bundle[name]?.type === 'chunk' ? bundle[name].moduleIds : []))
        const schema = modules.find((id) => SCHEMAS.test(id))
        // The sign-in page is a form.
        if (schema !== undefined && page !== '/') this.error(`${page} loads ${schema}`)
        const translations = files
          .map((name) => name.replace(/js$/, `${LANGUAGE}.json`))
          .filter((name) => name in bundle && name.endsWith('json'))
        const kilobytes = sumOf(files)
        const more = `${sumOf(translations).toFixed(0)} kB more in ${LANGUAGE}`
        this.info(`${page}: ${kilobytes.toFixed(0)} of ${budget} kB in ${files.length} files, ${more}`)
        if (kilobytes > budget) this.error(`${page} loads ${kilobytes.toFixed(1)} kB, more than ${budget} kB`)
      }
    },
  },
}
