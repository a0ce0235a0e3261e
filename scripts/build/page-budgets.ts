import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

type Budget = { page: string; kilobytes: number; modules: string[]; hasForm?: true }

const AREA = ['src/app/web/layouts/area-layouts.tsx', 'virtual:messages/en/everyone']
/** A chunk without code loads them with each screen but the sign-in. */
const SCREEN_STYLES = 'assets/mantine-screen-styles'
/** A call is a string, so only forms and what opens later need contracts. */
const SCHEMAS = /\/node_modules\/zod\/|\.contract\.ts$/
const STAFF = [...AREA, 'virtual:messages/en/staff']

/** Scripts and styles of a first visit, compressed by brotli. */
const BUDGETS: Budget[] = [
  {
    page: '/',
    kilobytes: 217,
    modules: ['src/app/web/layouts/public-layout.tsx', 'src/app/web/sign-in-page.tsx'],
    hasForm: true,
  },
  { page: '/student', kilobytes: 229, modules: [...AREA, 'dashboard/web/student-dashboard-screen.tsx'] },
  { page: '/hr', kilobytes: 269, modules: [...STAFF, 'dashboard/web/hr-dashboard-screen.tsx'] },
  { page: '/hr/StudentList', kilobytes: 262, modules: [...STAFF, 'student-records/web/student-list-screen.tsx'] },
  { page: '/hr/view-fee', kilobytes: 261, modules: [...STAFF, 'fees/web/view-fees-screen.tsx'] },
  { page: '/hr/enquiry', kilobytes: 268, modules: [...STAFF, 'enquiries/web/enquiry-list-screen.tsx'] },
  {
    page: '/hr/student-attendence-list',
    kilobytes: 270,
    modules: [...STAFF, 'attendance/web/sheet-screens.tsx'],
  },
  { page: '/admin', kilobytes: 265, modules: [...STAFF, 'dashboard/web/admin-dashboard-screen.tsx'] },
  {
    page: '/admin/Student-List',
    kilobytes: 260,
    modules: [...STAFF, 'student-records/web/admin-student-list-screen.tsx'],
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
        const styles = new Set([...loaded].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
        const screenStyles = Object.keys(bundle).filter(
          (name) => modules.includes(AREA[0]!) && name.startsWith(SCREEN_STYLES),
        )
        const files = [...Array.from(loaded, ({ fileName }) => fileName), ...styles, ...screenStyles]
        return {
          kilobytes: files.reduce((sum, name) => sum + sizeOf(name), 0) / 1000,
          files: files.length,
          schema: [...loaded].flatMap(({ moduleIds }) => moduleIds).find((id) => SCHEMAS.test(id)),
        }
      }
      for (const { page, kilobytes: budget, modules, hasForm = false } of BUDGETS) {
        const { kilobytes, files, schema } = measure(modules)
        this.info(`${page}: ${kilobytes.toFixed(0)} of ${budget} kB in ${files} files`)
        if (schema !== undefined && !hasForm) this.error(`${page} loads ${schema}`)
        if (kilobytes > budget) this.error(`${page} loads ${kilobytes.toFixed(1)} kB, more than ${budget} kB`)
      }
    },
  },
}
