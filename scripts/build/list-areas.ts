import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const AREAS = ['student', 'hr', 'admin', 'public', 'receipt-and-update'] as const
/** The first page of students has its own name, because phones on slow networks load it. */
export type PageArea = (typeof AREAS)[number] | 'student-home'

const STUDENT_HOME = ['src/app/web/layouts/area-layouts.tsx', 'src/features/dashboard/web/student-dashboard-screen.tsx']

const IMPORTS = /^(?:import|export) (?!type )(?:(?<names>[^'"]*?) from )?'(?<path>[#./][^']+)'/gm
const LAZY_IMPORTS = /\bimport\(\s*'(?<path>[#./][^']+)'/g
const FLOATING_PARTS = /import \{[^}]*\b(Drawer|Menu|Modal|Popover)\b[^}]*\} from '@mantine\/core'/

/** By the path of each module: the areas with a screen that imports it. The screens of an area are those that its routes name. */
export function listAreas(): Map<string, Set<PageArea>> {
  const areas = new Map<string, Set<PageArea>>()
  const visit = (path: string, area: PageArea) => {
    if (areas.get(path)?.has(area)) return
    areas.set(path, (areas.get(path) ?? new Set()).add(area))
    for (const imported of listImports(path)) visit(imported, area)
  }
  for (const area of AREAS) {
    const routes = resolve(`src/app/web/routes/${area}.tsx`)
    const screens = Array.from(readFileSync(routes, 'utf8').matchAll(LAZY_IMPORTS), ({ groups }) => groups?.['path'])
    for (const screen of screens) for (const path of resolvePath(routes, screen)) visit(path, area)
  }
  for (const path of STUDENT_HOME) visit(resolve(path), 'student-home')
  return areas
}

/** Whether the module, or one that it imports, contains a dialog, a drawer, a menu or a popover. */
export function hasFloatingParts(path: string, seen = new Set<string>()): boolean {
  if (seen.has(path)) return false
  seen.add(path)
  return (
    FLOATING_PARTS.test(readFileSync(path, 'utf8')) ||
    listImports(path).some((imported) => hasFloatingParts(imported, seen))
  )
}

/** Of a feature's `public.ts`, only the files that the imported names come from. */
function listImports(path: string): string[] {
  if (path.endsWith('.css')) return []
  return Array.from(readFileSync(path, 'utf8').matchAll(IMPORTS), ({ groups }) => {
    const [imported] = resolvePath(path, groups?.['path'])
    if (imported?.endsWith('/public.ts') !== true) return imported ?? []
    const names = groups?.['names']?.match(/(?<!type )\b\w+\b(?! as)/g) ?? []
    return names.flatMap((name) => findExport(imported, name))
  }).flat()
}

function findExport(barrel: string, name: string): string[] {
  const matches = Array.from(readFileSync(barrel, 'utf8').matchAll(IMPORTS), ({ groups }) => groups)
  const found = matches.find((groups) => new RegExp(`\\b${name}\\b`).test(groups?.['names'] ?? ''))
  return resolvePath(barrel, found?.['path'])
}

/** Empty for a file that is neither code nor styles. */
function resolvePath(from: string, path = ''): string[] {
  const file = path.startsWith('#') ? resolve(join('src', path.slice(1))) : resolve(dirname(from), path)
  return /\.(tsx?|css)$/.test(file) && existsSync(file) ? [file] : []
}
