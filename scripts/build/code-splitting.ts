import { basename, resolve } from 'node:path'
import { keyOfPart, LIBRARY, listUsersOfModules } from './list-users.ts'

/** The modules that a request needs: the data of a screen is requested while its code loads. */
const DATA =
  /\/node_modules\/@tanstack\/|\/src\/(features\/.+\/(contract\/|web\/(.+\/)?([^/]+\.queries|(first|dashboard|collected)-data)\.ts$)|shared\/(contract\/|web\/(unique-by-id|form\/create-idempotency-key)\.ts$))/
const INDEX = /@(mantine|tabler)\/[^/]+\/.*\/(index|tabler-icons-react)\.mjs$/
const MANTINE = /node_modules\/(@mantine\/(core|modals|notifications)|@floating-ui|react-remove-scroll)\//

type ModuleInfo = { importers: readonly string[]; importedIds: readonly string[] }
type Graph = { getModuleInfo: (id: string) => ModuleInfo | null }

let usersOfModules: ReturnType<typeof listUsersOfModules> | undefined
const getUsersOf = (key: string) => (usersOfModules ??= listUsersOfModules()).get(key)

/**
 * Names the group of a module that first pages need. They also need the imports of the module, so chunks import each
 * other in one direction only.
 */
function nameFirst(path: string, graph: Graph): string | null {
  const users = LIBRARY.test(path) ? listUsersOfLibrary(path, graph) : getUsersOf(path)
  const pages = [...(users ?? [])].filter((user) => user.startsWith('/'))
  // Visitors, who only request a new password, load none of the staff's groups.
  if (pages.length === 0 || (users?.has('visitor') && !users.has('/student'))) return null
  return DATA.test(path) ? 'data' : nameShared(pages.toSorted())
}

/** All load what several of the staff's first pages need, or students too: each has fewer files and a few kB more. */
function nameShared(pages: string[]): string {
  const staff = pages.filter((page) => page !== '/student')
  if (staff.length > 0 && staff.length < pages.length) return 'common'
  return staff.length > 2 ? 'staff' : pages.map((page) => page.slice(1).replaceAll('/', '-')).join('_')
}

/** Unites the users of the name that our modules import from a library's index with those of the importing modules. */
function listUsersOfLibrary(path: string, graph: Graph, seen = new Set<string>()): Set<string> {
  if (seen.has(path) || INDEX.test(path)) return new Set()
  seen.add(path)
  const found = new Set(getUsersOf(keyOfPart(basename(path, '.mjs'))))
  for (const importer of graph.getModuleInfo(path)?.importers ?? []) {
    const users = LIBRARY.test(importer) ? listUsersOfLibrary(importer, graph, seen) : getUsersOf(importer)
    for (const user of users ?? []) found.add(user)
  }
  return found
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
const nameMantine = (path: string, graph: Graph): string | null => (isOfMantine(path, graph) ? 'mantine' : null)

function isOfMantine(path: string, graph: Graph, seen = new Set<string>()): boolean {
  if (MANTINE.test(path) || seen.has(path)) return true
  if (!LIBRARY.test(path) || getUsersOf(keyOfPart(basename(path, '.mjs')))) return false
  seen.add(path)
  // An index also imports what nobody uses.
  const importers = (graph.getModuleInfo(path)?.importers ?? []).filter((id) => !INDEX.test(id))
  return importers.every((id) => isOfMantine(id, graph, seen))
}

/**
 * First pages load few files, and little more than they need. All other code is divided by the screens and dialogs that
 * import it. Libraries that every page needs change seldom, so browsers cache them.
 */
export const codeSplitting = {
  // A module would take its dependencies along into its group.
  includeDependenciesRecursively: false,
  groups: [
    { name: 'libraries', test: /node_modules\/|\/react-names\.js$/, tags: ['$initial' as const], priority: 6 },
    { name: nameInitial, tags: ['$initial' as const], priority: 5 },
    { name: nameMantine, priority: 4 },
    { name: nameFirst, minShareCount: 2 },
  ],
}
