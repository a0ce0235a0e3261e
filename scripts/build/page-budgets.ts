import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

type Budget = { page: string; kilobytes: number; modules: string[] }

const AREA = ['src/app/web/layouts/area-layouts.tsx', 'virtual:messages/en/everyone']
/** A chunk without code loads them with each screen but the sign-in. */
const SCREEN_STYLES = 'assets/mantine-screen-styles'
const STAFF = [...AREA, 'virtual:messages/en/staff']

/** Scripts and styles of a first visit, compressed by brotli. */
const BUDGETS: Budget[] = [
  { page: '/', kilobytes: 217, modules: ['src/app/web/layouts/public-layout.tsx', 'src/app/web/sign-in-page.tsx'] },
  { page: '/student', kilobytes: 243, modules: [...AREA, 'dashboard/web/student-dashboard-screen.tsx'] },
  { page: '/hr', kilobytes: 296, modules: [...STAFF, 'dashboard/web/hr-dashboard-screen.tsx'] },
  { page: '/hr/StudentList', kilobytes: 280, modules: [...STAFF, 'student-records/web/student-list-screen.tsx'] },
  { page: '/hr/view-fee', kilobytes: 280, modules: [...STAFF, 'fees/web/view-fees-screen.tsx'] },
  { page: '/hr/enquiry', kilobytes: 289, modules: [...STAFF, 'enquiries/web/enquiry-list-screen.tsx'] },
  { page: '/admin', kilobytes: 294, modules: [...STAFF, 'dashboard/web/admin-dashboard-screen.tsx'] },
  {
    page: '/admin/Student-List',
    kilobytes: 279,
    modules: [...STAFF, 'student-records/web/admin-student-list-screen.tsx'],
  },
]

/** Prints what each page loads, after compression, and fails the build when one loads more than its budget. */
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
        return { kilobytes: files.reduce((sum, name) => sum + sizeOf(name), 0) / 1000, files: files.length }
      }
      for (const { page, kilobytes: budget, modules } of BUDGETS) {
        const { kilobytes, files } = measure(modules)
        this.info(`${page}: ${kilobytes.toFixed(0)} of ${budget} kB in ${files} files`)
        if (kilobytes > budget) this.error(`${page} loads ${kilobytes.toFixed(1)} kB, more than ${budget} kB`)
      }
    },
  },
}
