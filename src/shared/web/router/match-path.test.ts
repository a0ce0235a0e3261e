import { expect, test } from 'vitest'
import { createPathMatcher, decodePath, encodePath, fillPath } from './match-path.ts'
import { Route } from './route.ts'

const root = new Route()
const hr = new Route({ getParentRoute: () => root, path: '/hr', notFoundComponent: () => null })
const area = new Route({ getParentRoute: () => root, id: 'public' })
const inHr = (path: string) => new Route({ getParentRoute: () => hr, path })
const tree = root.addChildren([
  new Route({ getParentRoute: () => root, path: '/' }),
  hr.addChildren([inHr('/'), inHr('/StudentList'), inHr('/Edit-Course/$id')]),
  area.addChildren([new Route({ getParentRoute: () => area, path: '/verify/$code' })]),
])
const find = createPathMatcher(tree)
const findIds = (path: string) => find(path).branch.map(({ id }) => id)

test.each([
  ['/', ['__root__', '/']],
  ['/hr', ['__root__', '/hr', '/hr/']],
  ['/hr/', ['__root__', '/hr', '/hr/']],
  ['/HR/studentlist', ['__root__', '/hr', '/hr/StudentList']],
  ['/verify/x', ['__root__', '/public', '/public/verify/$code']],
])('%s has its route and those around it, in any case', (path, ids) => {
  expect(findIds(path)).toEqual(ids)
  expect(find(path).isNotFound).toBe(false)
})

test.each([
  ['/hr/nothing', ['__root__', '/hr']],
  ['/hr/StudentList/more', ['__root__', '/hr']],
  ['/nothing/at/all', ['__root__']],
  ['/verify', ['__root__']],
])('%s is not found, in the nearest route that can say so', (path, ids) => {
  expect(findIds(path)).toEqual(ids)
  expect(find(path).isNotFound).toBe(true)
})

test('a parameter keeps its case, and is decoded', () => {
  expect(find('/VERIFY/aB%2Fc%20d').params).toEqual({ code: 'aB/c d' })
  expect(find('/verify/100%').params).toEqual({ code: '100%' })
})

test('a path with a parameter is found again', () => {
  const code = 'a/b c?#%é"'
  const path = fillPath('/verify/$code', { code })
  expect(find(path).params).toEqual({ code })
  expect(find(decodePath(path)).params).toEqual({ code })
  expect(decodePath(encodePath(decodePath(path)))).toBe(decodePath(path))
})

test('a `$` that names no parameter is kept', () => {
  expect(fillPath('/verify/A$B', {})).toBe('/verify/A$B')
})
