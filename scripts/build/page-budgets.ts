import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { listFiles, listPageFiles } from './page-files.ts'

/** kB of the scripts, with their English messages, and the styles of a first visit, compressed by brotli. */
const BUDGETS: Record<string, number> = {
  '/student': 200,
  '/hr': 230,
  '/hr/StudentList': 223,
  '/hr/view-fee': 222,
  '/hr/enquiry': 230,
  '/hr/student-attendence-list': 231,
  '/admin': 228,
  '/admin/Student-List': 221,
}
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
      const entries = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry)
      const shell = [
        ...listFiles(
          entries.filter((file) => file.type === 'chunk'),
          bundle,
        ),
        ...Object.keys(bundle).filter((name) => name.startsWith(SCREEN_STYLES)),
      ]
      const screens = new Map(listPageFiles(bundle))
      for (const [page, budget] of Object.entries(BUDGETS)) {
        const files = [...shell, ...(screens.get(page) ?? this.error(`Budget of an unknown page: ${page}`))]
        const modules = files.flatMap((name) => (bundle[name]?.type === 'chunk' ? bundle[name].moduleIds : []))
        const schema = modules.find((id) => SCHEMAS.test(id))
        if (schema !== undefined) this.error(`${page} loads ${schema}`)
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
