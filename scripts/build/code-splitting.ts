import { basename, resolve } from 'node:path'
import { keyOfPart, LIBRARY, listUsersOfModules } from './list-users.ts'

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
  if (pages.length === 0) return null
  // Visitors, who only request a new password, load none of the staff's groups.
  if (users?.has('visitor')) return 'initial'
  const isForAll = users?.has('data') || path.endsWith('.css')
  return nameShared(pages.toSorted(), isForAll)
}

/**
 * Everybody loads what students and staff need, and all of the staff what several of its pages need or request their
 * data with, so that a press requests it at once, and all their styles: each has fewer files and a few kB more. HR and
 * the admin have a dashboard and a list each that are much the same.
 */
function nameShared(pages: string[], isForAll: boolean): string {
  const staff = pages.filter((page) => page !== '/student')
  if (staff.length > 0 && staff.length < pages.length) return 'initial'
  const areas = new Set(staff.map((page) => page.split('/')[1]))
  if (staff.length > areas.size || (isForAll && staff.length > 0)) return 'staff'
  return pages.map((page) => page.slice(1).replaceAll('/', '-')).join('_')
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

let initial: { signIn: Set<string>; app: Set<string>; shared: Set<string> } | undefined

/** Lists what the sign-in page and the app load first, and what both need. */
function listInitial(graph: Graph) {
  const [signIn, app] = [listImported([resolve('sign-in.html')], graph), listImported([resolve('index.html')], graph)]
  const isUsedByApp = (id: string) => graph.getModuleInfo(id)?.importers.some((importer) => !signIn.has(importer))
  return { signIn, app, shared: listImported([...signIn].filter(isUsedByApp), graph) }
}

function listImported(ids: string[], graph: Graph): Set<string> {
  const found = new Set(ids)
  for (const id of found) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  return found
}

/** The sign-in page loads nothing of the app, and the app nothing that only the sign-in page needs. */
function nameInitial(path: string, graph: Graph): string | null {
  initial ??= listInitial(graph)
  if (initial.shared.has(path)) return 'shared'
  if (initial.signIn.has(path)) return null
  return initial.app.has(path) ? 'initial' : null
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
    { name: 'libraries', test: /node_modules\/|\/react-names\.js$/, tags: ['$initial' as const], priority: 2 },
    { name: nameMantine, priority: 1 },
    { name: (path: string, graph: Graph) => nameInitial(path, graph) ?? nameFirst(path, graph) },
  ],
}
