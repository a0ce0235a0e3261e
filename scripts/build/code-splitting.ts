import { basename, resolve } from 'node:path'
import { keyOfPart, LIBRARY, listAreas, type PageArea } from './list-areas.ts'

/** The modules that a request needs: the data of a screen is requested while its code loads. */
const DATA =
  /\/src\/(features\/.+\/(contract\/|web\/(.+\/)?([^/]+\.queries|(first|dashboard|collected)-data)\.ts$)|shared\/(contract\/|web\/unique-by-id\.ts$))/
const INDEX = /@(mantine|tabler)\/[^/]+\/.*\/(index|tabler-icons-react)\.mjs$/
const MANTINE = /node_modules\/(@mantine\/(core|modals|notifications)|@floating-ui|react-remove-scroll)\//

type ModuleInfo = { importers: readonly string[]; importedIds: readonly string[] }
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null }

let areas: ReturnType<typeof listAreas> | undefined

/**
 * Names the group by the roles and the start pages that need a module. They also need the imports of the module, so
 * chunks import each other in one direction only. Null leaves it alone with the code that the same dialogs share.
 */
function nameGroup(path: string, graph: Graph): string | null {
  areas ??= listAreas()
  const users = LIBRARY.test(path) ? listUsersOfLibrary(path, graph) : areas.get(path)
  if (!users || users.size === 0) return null
  if (users.has('visitor') && !STAFF_PAGES.some((page) => users.has(page)) && !users.has('student-home')) return 'forms'
  return [...withNeighbours(users)].toSorted().join('+') + (DATA.test(path) ? '+data' : '')
}

const STAFF_PAGES: PageArea[] = [
  'hr-home',
  'hr-students',
  'hr-receipts',
  'hr-sheet',
  'hr-enquiries',
  'admin-home',
  'admin-students',
]

/** All load the code that four of the staff's start pages need: each has half as many files and a few kB more. */
function withNeighbours(users: Set<PageArea>): Set<PageArea> {
  const isCommon = STAFF_PAGES.filter((page) => users.has(page)).length >= 4
  return isCommon ? new Set([...users, ...STAFF_PAGES]) : users
}

/** Unites the users of the name that our modules import from a library's index with those of the importing modules. */
function listUsersOfLibrary(path: string, graph: Graph, seen = new Set<string>()): Set<PageArea> {
  if (seen.has(path) || INDEX.test(path)) return new Set()
  seen.add(path)
  const users = new Set(areas?.get(keyOfPart(basename(path, '.mjs'))))
  for (const importer of graph.getModuleInfo(path)?.importers ?? []) {
    const found = LIBRARY.test(importer) ? listUsersOfLibrary(importer, graph, seen) : areas?.get(importer)
    for (const user of found ?? []) users.add(user)
  }
  return users
}

let signIn: { page: Set<string>; shared: Set<string> } | undefined

/** Lists what the sign-in page loads first, and which of it the app needs too. */
function listSignIn(graph: Graph) {
  const page = listImported([resolve('sign-in.html')], graph)
  const isUsedByApp = (id: string) => graph.getModuleInfo(id)?.importers.some((importer) => !page.has(importer))
  return { page, shared: listImported([...page].filter(isUsedByApp), graph) }
}

function listImported(ids: string[], graph: Graph): Set<string> {
  const found = new Set(ids)
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}

/** The sign-in page loads nothing of the app, and the app nothing that only the sign-in page needs. */
function nameInitial(path: string, graph: Graph): string | null {
  signIn ??= listSignIn(graph)
  if (signIn.shared.has(path)) return 'shared'
  return signIn.page.has(path) ? null : 'initial'
}

/** Takes Mantine and what only it imports together. It loads with the first dialog, menu or toast. */
function nameMantine(path: string, graph: Graph): string | null {
  areas ??= listAreas()
  return isOfMantine(path, graph) ? 'mantine' : null
}

function isOfMantine(path: string, graph: Graph, seen = new Set<string>()): boolean {
  if (MANTINE.test(path) || seen.has(path)) return true
  if (!LIBRARY.test(path) || areas?.has(keyOfPart(basename(path, '.mjs')))) return false
  seen.add(path)
  // An index also imports what nobody uses.
  const importers = (graph.getModuleInfo(path)?.importers ?? []).filter((id) => !INDEX.test(id))
  return importers.every((id) => isOfMantine(id, graph, seen))
}

/**
 * A start page loads what it needs and no more, no screen loads the code of another role, nor dialogs and menus without
 * a use. Libraries that every page needs change seldom, so browsers cache them.
 */
export const codeSplitting = {
  // A module would take its dependencies along into its group.
  includeDependenciesRecursively: false,
  groups: [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 8 },
    { name: 'routing', test: /node_modules\/@tanstack\//, tags: ['$initial' as const], priority: 7 },
    { name: 'libraries', test: /node_modules\//, tags: ['$initial' as const], priority: 6 },
    { name: nameInitial, tags: ['$initial' as const], priority: 5 },
    { name: nameMantine, priority: 4 },
    { name: nameGroup, minShareCount: 2 },
  ],
}
