import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { AreaName } from '../../src/shared/web/feature.ts'
import { listScreens } from './list-screens.ts'

const LAYOUT = 'src/app/web/layouts/area-layouts.tsx'
/** Lists the screens of the app itself, because features declare theirs. */
const SCREENS = {
  student: [LAYOUT, 'src/app/web/layouts/public-layout.tsx', 'src/app/web/layouts/identity-layouts.tsx'],
  hr: [LAYOUT],
  admin: [LAYOUT],
}
/** The role of the routes in `areas.ts`. Pages without a sign-in count as those of students. */
const ROLE_OF: Record<AreaName, keyof typeof SCREENS> = {
  student: 'student',
  publicArea: 'student',
  receipts: 'student',
  updating: 'student',
  hr: 'hr',
  admin: 'admin',
}
/** The pages that people open first or most often, on slow networks too. */
const START_PAGES = {
  visitor: [
    'src/app/web/layouts/public-layout.tsx',
    'src/features/base/identity/web/passwords/forget-password-screen.tsx',
  ],
  'student-home': [LAYOUT, 'src/features/overview/dashboard/web/student-dashboard-screen.tsx'],
  'hr-home': [LAYOUT, 'src/features/overview/dashboard/web/hr-dashboard-screen.tsx'],
  'hr-students': [LAYOUT, 'src/features/domain/students/student-records/web/student-list-screen.tsx'],
  'hr-receipts': [LAYOUT, 'src/features/domain/fees/web/view-fees-screen.tsx'],
  'hr-sheet': [LAYOUT, 'src/features/domain/attendance/web/sheet-screens.tsx'],
  'hr-enquiries': [LAYOUT, 'src/features/domain/enquiries/web/enquiry-list-screen.tsx'],
  'admin-home': [LAYOUT, 'src/features/overview/dashboard/web/admin-dashboard-screen.tsx'],
  'admin-students': [LAYOUT, 'src/features/domain/students/student-records/web/admin-student-list-screen.tsx'],
}
export type PageArea = keyof typeof SCREENS | keyof typeof START_PAGES

export const LIBRARY = /\/node_modules\//
const IMPORTS = /^(?:import|export) (?!type )(?:(?<names>[^'"]*?) from )?'(?<path>[#./][^']+)'/gm
const GLOBS = /import\.meta\.glob(?:<[^>]*>)?\(\s*'(\/[^']+\.tsx?)', \{\s*eager: true/g
/** A module of these libraries has the name of its export. */
const NAMED_IMPORTS =
  /^import (?!type )\{(?<names>[^}]*)\} from '@(?:mantine\/(?:core|form|hooks)|tabler\/icons-react)'/gm

/**
 * Lists the roles and start pages with a screen that imports a module, by its path or by the name of a part of a
 * library. The screens of a role are those that its routes name.
 */
export function listAreas(): Map<string, Set<PageArea>> {
  const areas = new Map<string, Set<PageArea>>()
  const add = (key: string, area: PageArea) => areas.set(key, (areas.get(key) ?? new Set()).add(area))
  const visit = (path: string, area: PageArea) => {
    if (areas.get(path)?.has(area)) return
    add(path, area)
    for (const name of listNamedImports(path)) add(keyOfPart(name), area)
    for (const imported of listImports(path)) visit(imported, area)
  }
  for (const [role, paths] of Object.entries(SCREENS))
    for (const path of paths) visit(resolve(path), role as keyof typeof SCREENS)
  for (const { area, modules } of listScreens()) for (const path of modules) visit(path, ROLE_OF[area])
  for (const [page, screens] of Object.entries(START_PAGES))
    for (const path of screens) visit(resolve(path), page as keyof typeof START_PAGES)
  return areas
}

function listNamedImports(path: string): string[] {
  return Array.from(readFileSync(path, 'utf8').matchAll(NAMED_IMPORTS), ({ groups }) =>
    listNames(groups?.['names']),
  ).flat()
}

/** `use-hotkeys.mjs` exports `useHotkeys`. */
export const keyOfPart = (name: string): string => name.replaceAll('-', '').toLowerCase()

/** Leaves types out. */
const listNames = (names = ''): string[] => names.match(/(?<!type )\b\w+\b(?! as)/g) ?? []

/** Replaces a feature's `public.ts` with the files that the imported names come from. */
function listImports(path: string): string[] {
  if (path.endsWith('.css')) return []
  return Array.from(readFileSync(path, 'utf8').matchAll(IMPORTS), ({ groups }) => {
    const [imported] = resolvePath(path, groups?.['path'])
    if (imported?.endsWith('/public.ts') !== true) return imported ?? []
    return listNames(groups?.['names']).flatMap((name) => findExport(imported, name))
  })
    .flat()
    .concat(listGlobbed(path))
}

/** Lists the code that `import.meta.glob` imports at once. */
function listGlobbed(path: string): string[] {
  const globs = Array.from(readFileSync(path, 'utf8').matchAll(GLOBS), ([, pattern = '']) => pattern.slice(1))
  return globs.flatMap((pattern) => globSync(pattern)).map((file) => resolve(file))
}

function findExport(barrel: string, name: string): string[] {
  const matches = Array.from(readFileSync(barrel, 'utf8').matchAll(IMPORTS), ({ groups }) => groups)
  const found = matches.find((groups) => new RegExp(`\\b${name}\\b`).test(groups?.['names'] ?? ''))
  return resolvePath(barrel, found?.['path'])
}

/** Returns nothing for a file that is neither code nor styles. */
function resolvePath(from: string, path = ''): string[] {
  const file = path.startsWith('#') ? resolve(join('src', path.slice(1))) : resolve(dirname(from), path)
  return /\.(tsx?|css)$/.test(file) && existsSync(file) ? [file] : []
}
