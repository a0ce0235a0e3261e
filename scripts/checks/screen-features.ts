import { globSync, readFileSync } from 'node:fs'
import { findPlace, resolveImport } from '../../test/read-code.ts'

export type Screen = { path: string; folder: string }

/** The paths of the areas that have one, see `shared/web/areas.ts`. */
const AREAS: Record<string, string> = { student: '/student', hr: '/hr', admin: '/admin' }
const ROUTE = /getParentRoute: \(\) => (\w+),\s*path: '([^']+)'/
const FILE = /import\('(\.[^']+-screen\.tsx)'\)/

export function listScreens(): Screen[] {
  return globSync('src/features/*/*/web/index.tsx').flatMap((manifest) => {
    const routes = readFileSync(manifest, 'utf8').split('createRoute(').slice(1)
    return routes.flatMap((source) => {
      const [, area = '', path] = ROUTE.exec(source) ?? []
      const file = resolveImport(manifest.replaceAll('\\', '/'), FILE.exec(source)?.[1] ?? './')
      const folder = findPlace(file ?? '')?.folder
      return path === undefined || folder === undefined ? [] : [{ path: joinPaths(AREAS[area] ?? '', path), folder }]
    })
  })
}

const joinPaths = (area: string, path: string) => `${area}${path}`.replace(/(.)\/$/, '$1')

/** Finds the folders whose screens have one of these addresses, such as `/certificate/abc`. */
export function createScreenFinder(): (addresses: readonly string[]) => string[] {
  const screens = listScreens().map(({ path, folder }) => ({
    folder,
    pattern: new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}/?$`),
  }))
  return (addresses) => {
    const found = screens.filter(({ pattern }) => addresses.some((address) => pattern.test(address)))
    return [...new Set(found.map(({ folder }) => folder))].toSorted()
  }
}
