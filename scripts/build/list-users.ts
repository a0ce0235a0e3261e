import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { FIRST_PAGES } from './first-pages.ts'
import { listScreens } from './list-screens.ts'

export const LIBRARY = /\/node_modules\//
const IMPORTS = /^(?:import|export) (?!type )(?:(?<names>[^'"]*?) from )?'(?<path>[#./][^']+)'/gm
const GLOBS = /import\.meta\.glob(?:<[^>]*>)?\(\s*'(\/[^']+\.tsx?)', \{\s*eager: true/g
/** A module of these libraries has the name of its export. */
const NAMED_IMPORTS =
  /^import (?!type )\{(?<names>[^}]*)\} from '@(?:mantine\/(?:core|form|hooks)|tabler\/icons-react)'/gm

/** Code on demand uses hooks of Mantine too, without its components. */
const HOOK = /^use[A-Z]/

/**
 * Lists who needs a module, by its path or by the name of a part of a library: the paths of the first pages that import
 * it, visitors, others, and what requests the data of a screen.
 */
export function listUsersOfModules(): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>()
  const add = (key: string, user: string) => users.set(key, (users.get(key) ?? new Set()).add(user))
  const visit = (path: string, user: string) => {
    if (users.get(path)?.has(user)) return
    add(path, user)
    for (const name of listNamedImports(path)) add(keyOfPart(name), user)
    for (const imported of listImports(path)) visit(imported, user)
  }
  for (const { path, modules } of listScreens()) {
    const other = path === '/forget-password' ? 'visitor' : 'other'
    for (const module of modules) {
      visit(module, path in FIRST_PAGES ? path : other)
      if (module.endsWith('/first-data.ts')) visit(module, 'data')
    }
  }
  for (const path of globSync('src/**/web/**/*.{ts,tsx}'))
    for (const name of listNamedImports(path)) if (HOOK.test(name)) add(keyOfPart(name), 'other')
  return users
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
