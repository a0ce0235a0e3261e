import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { FIRST_PAGES } from './first-pages.ts'
import { findEntry, listFiles, listPageFiles } from './page-files.ts'

/** A call is a string, so only forms and what opens later need contracts. */
const SCHEMAS = /\/node_modules\/zod\/|\.contract\.ts$/
const SIGN_IN_BUDGET = 15
/** Not allowed in the sign-in page, which opens at once on a slow phone. */
const TOO_LARGE_FOR_SIGN_IN = /\/node_modules\/|\.contract\.ts$/
/** A language whose texts are long in bytes. */
const LANGUAGE = 'hi'
/** Dialogs, menus and toasts bring it along. */
const LIBRARY = /\/node_modules\/@mantine\/core\//

/** Lists the files of ours among the modules that import the library, directly or through other libraries. */
function findImporters(modules: string[], listImporters: (id: string) => readonly string[]): string[] {
  const seen = new Set(modules.filter((id) => LIBRARY.test(id)))
  for (const id of seen) if (id.includes('/node_modules/')) for (const importer of listImporters(id)) seen.add(importer)
  return modules.filter((id) => seen.has(id) && !id.includes('/node_modules/')).map((id) => relative('.', id))
}

/**
 * Prints what each page loads, after compression, and fails the build when one loads more than its budget, a
 * contract, or Mantine.
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
      const listModules = (names: string[]) =>
        names.flatMap((name) => (bundle[name]?.type === 'chunk' ? bundle[name].moduleIds : []))
      const signIn = listFiles([findEntry(bundle, 'sign-in.html')], bundle)
      const html = brotliCompressSync(readFileSync(join(dir, 'sign-in.html'))).length / 1000
      this.info(
        `/: ${(sumOf(signIn) + html).toFixed(0)} of ${SIGN_IN_BUDGET} kB in ${signIn.length} files and the HTML`,
      )
      if (sumOf(signIn) + html > SIGN_IN_BUDGET) this.error(`The sign-in page has more than ${SIGN_IN_BUDGET} kB`)
      const tooLarge = listModules(signIn).find((id) => TOO_LARGE_FOR_SIGN_IN.test(id))
      if (tooLarge !== undefined) this.error(`The sign-in page contains ${tooLarge}`)
      const shell = listFiles([findEntry(bundle, 'index.html')], bundle)
      const screens = new Map(listPageFiles(bundle))
      for (const [page, { budget }] of Object.entries(FIRST_PAGES)) {
        const files = [...shell, ...(screens.get(page) ?? this.error(`Budget of an unknown page: ${page}`))]
        const modules = listModules(files)
        const schema = modules.find((id) => SCHEMAS.test(id))
        if (schema !== undefined) this.error(`${page} loads ${schema}`)
        if (modules.some((id) => LIBRARY.test(id))) {
          const importers = findImporters(modules, (id) => this.getModuleInfo(id)?.importers ?? [])
          const cause = importers.join(', ') || 'a library that is in its chunk'
          this.error(`${page} loads Mantine before a press, through ${cause}`)
        }
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
