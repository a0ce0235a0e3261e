import { createMemoryHistory, parseHref } from '@tanstack/history'
import { expect, test } from 'vitest'
import { Router } from './create-router.ts'
import { isSameEntry, parseLocation } from './locations.ts'
import { Route } from './route.ts'
import { isEqual, share } from './share.ts'
import type { Values } from './types.ts'

const root = new Route()
const toPage = ({ page }: Values) => ({ page: Number(page) > 0 ? Number(page) : undefined })
const list = new Route({ getParentRoute: () => root, path: '/list', validateSearch: toPage })
const code = new Route({ getParentRoute: () => root, path: '/verify/$code' })
root.addChildren([list, code])

const createAt = (at: string) => new Router({ routeTree: root, history: createMemoryHistory({ initialEntries: [at] }) })
const read = (href: string, before?: Parameters<typeof parseLocation>[1]) =>
  parseLocation(parseHref(href, undefined), before)

test('buildLocation writes parameters, query and hash, without a slash at the end', () => {
  const { buildLocation } = createAt('/')
  const { href } = buildLocation({
    to: '/verify/$code',
    params: { code: 'a b/ü' },
    search: { q: '', as: 'hr' },
    hash: 'top',
  })
  expect(href).toBe('/verify/a%20b%2F%C3%BC?as=hr#top')
  expect(buildLocation({ to: '/list/' }).href).toBe('/list')
})

test('buildLocation reads an address', () => {
  const { buildLocation } = createAt('/')
  expect(buildLocation({ href: '/list?page=2&x=$1#end' })).toMatchObject({
    pathname: '/list',
    search: { page: '2', x: '$1' },
    hash: 'end',
  })
})

test('buildLocation gives updates the validated search and the state of the current page', () => {
  const { buildLocation } = createAt('/list?page=2&tab=All')
  expect(buildLocation({ to: '.', search: ({ page, ...rest }) => ({ ...rest, page: Number(page) + 1 }) }).href).toBe(
    '/list?tab=All&page=3',
  )
  expect(buildLocation({ to: '.', search: true, state: true }).state).toMatchObject({ __TSR_index: 0 })
  expect(buildLocation({ to: '.', state: (before) => ({ ...before, print: true }) }).state).toMatchObject({
    print: true,
    __TSR_index: 0,
  })
  expect(buildLocation({ to: '.' }).href).toBe('/list')
})

test('buildLocation of a navigation leaves out what is not valid', () => {
  const { buildLocation, state } = createAt('/')
  expect(buildLocation({ to: '/list', search: { page: 'x', tab: 'All' } }, state.location, true).href).toBe(
    '/list?tab=All',
  )
})

test('parseLocation keeps the search and the parts of the state that have not changed', () => {
  const before = { ...read('/list?page=2'), state: { __TSR_index: 0, notice: { role: 'alert', text: 'Hi' } as const } }
  const state = { __TSR_index: 1, notice: { role: 'alert', text: 'Hi' } as const }
  const next = parseLocation({ ...parseHref('/list?page=2#end', undefined), state }, before)
  expect(next.search).toBe(before.search)
  expect(next.state.notice).toBe(before.state.notice)
  expect(read('/list?page=3', before).search).not.toBe(before.search)
})

test('share keeps an equal value, in which a name without a value counts as absent', () => {
  const before = { a: [1, { b: 2 }] }
  expect(share(before, { a: [1, { b: 2 }], c: undefined })).toBe(before)
  expect(isEqual({ a: [1] }, { a: [1, 2] })).toBe(false)
  expect(isEqual({ a: 1 }, { a: 1, b: 2 })).toBe(false)
  expect(isEqual([], {})).toBe(false)
})

test('isSameEntry compares the address and the own state', () => {
  const at = (href: string, own: object) => ({ ...read(href), state: { ...read(href).state, ...own } })
  expect(isSameEntry(at('/list', { print: true }), at('/list', { print: true }))).toBe(true)
  expect(isSameEntry(at('/list', { print: true }), at('/list', {}))).toBe(false)
  expect(isSameEntry(at('/list', {}), at('/list#end', {}))).toBe(false)
})
