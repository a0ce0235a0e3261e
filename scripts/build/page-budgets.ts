import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

type Budget = { page: string; kilobytes: number; modules: string[]; hasForm?: true }

const AREA = 'src/app/web/layouts/area-layouts.tsx'
const LANGUAGE = 'hi'
/** A chunk without code loads them with each screen but the sign-in. */
const SCREEN_STYLES = 'assets/mantine-screen-styles'

/** Scripts with their English messages, and styles, of a first visit, compressed by brotli. */
const BUDGETS: Budget[] = [
  { page: '/', kilobytes: 198, modules: ['src/app/web/layouts/public-layout.tsx', 'src/app/web/sign-in-page.tsx'] },
  { page: '/student', kilobytes: 211, modules: [AREA, 'dashboard/web/student-dashboard-screen.tsx'] },
  { page: '/hr', kilobytes: 259, modules: [AREA, 'dashboard/web/hr-dashboard-screen.tsx'] },
  { page: '/hr/StudentList', kilobytes: 242, modules: [AREA, 'student-records/web/student-list-screen.tsx'] },
  { page: '/hr/view-fee', kilobytes: 242, modules: [AREA, 'fees/web/view-fees-screen.tsx'] },
  { page: '/hr/enquiry', kilobytes: 251, modules: [AREA, 'enquiries/web/enquiry-list-screen.tsx'] },
  { page: '/admin', kilobytes: 249, modules: [AREA, 'dashboard/web/admin-dashboard-screen.tsx'] },
  {
    page: '/admin/Student-List',
    kilobytes: 241,
    modules: [AREA, 'student-records/web/admin-student-list-screen.tsx'],
  },
]

/**
 * Prints what each page loads, after compression, and fails the build when one loads more than its budget, or a
 * contract without showing a form.
 */
export const pageBudgets: Plugin = {
  name: 'page-budgets',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler({ dir = '' }, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const find = (module: string) => {
        const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
        return found ?? this.error(`Budget of an unknown module: ${module}`)
      }
      const entry = chunks.find(({ isEntry }) => isEntry)
      const sizeOf = (name: string) => {
        const path = join(dir, name)
        return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
      }
      const measure = (modules: string[]) => {
        const loaded = new Set([...(entry ? [entry] : []), ...modules.map(find)])
        for (const { imports } of loaded)
          for (const name of imports) for (const chunk of chunks) if (chunk.fileName === name) loaded.add(chunk)
        const library = [...loaded].flatMap(({ moduleIds }) => moduleIds).find((id) => id.includes('/i18next/'))
        if (library !== undefined) this.error(`${modules.join()} loads ${library}`)
        const styles = new Set([...loaded].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
        const screenStyles = Object.keys(bundle).filter(
          (name) => modules.includes(AREA) && name.startsWith(SCREEN_STYLES),
        )
        const files = [...Array.from(loaded, ({ fileName }) => fileName), ...styles, ...screenStyles]
        const sumOf = (names: string[]) => names.reduce((sum, name) => sum + sizeOf(name), 0) / 1000
        const translations = [...loaded].map(({ fileName }) => fileName.replace(/js$/, `${LANGUAGE}.json`))
        return {
          kilobytes: sumOf(files),
          files: files.length,
          translated: sumOf(translations.filter((name) => name in bundle)),
        }
      }
      for (const { page, kilobytes: budget, modules } of BUDGETS) {
        const { kilobytes, files, translated } = measure(modules)
        const more = `${translated.toFixed(0)} kB more in ${LANGUAGE}`
        this.info(`${page}: ${kilobytes.toFixed(0)} of ${budget} kB in ${files} files, ${more}`)
        if (kilobytes > budget) this.error(`${page} loads ${kilobytes.toFixed(1)} kB, more than ${budget} kB`)
      }
    },
  },
}
