import { globSync, readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { buildAppWithPage } from '#testing/server/build-app-with-page.ts'
import { isPagePath } from './page-paths.ts'

const api = startTestApi()

let app: FastifyInstance
beforeEach(async () => {
  app = await buildAppWithPage(api)
})
afterEach(() => app.close())

test('every route of the page outside the areas is served with 200', () => {
  const paths = globSync('src/features/*/*/web/index.tsx')
    .flatMap((file) => readFileSync(file, 'utf8').split('createRoute({').slice(1))
    .filter((route) => /getParentRoute: \(\) => (publicArea|receipts|updating)\b/.test(route))
    .map((route) => /\bpath: '([^']+)'/.exec(route)?.[1] ?? '')
  expect(paths.length).toBeGreaterThan(5)
  expect(paths.filter((path) => !isPagePath(path.slice(1)))).toEqual([])
})

test.each(['/', '/register', '/setup?code=x', '/hr', '/hr/StudentList', '/admin/no-such-page', '/FeesReceipt'])(
  '%s returns the page with 200',
  async (url) => {
    const { statusCode, headers } = await app.inject(url)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  },
)

test.each([
  ['/', 'sign-in'],
  ['/?x=1', 'sign-in'],
  ['/hr', 'index'],
  ['/forget-password', 'index'],
])('%s returns %s.html', async (url, name) => {
  expect((await app.inject(url)).body).toContain(`<p>${name}</p>`)
})

test.each(['/metrics', '/hrx', '/wp-login.php', '/no/such/page'])(
  '%s returns the page, which reports the unknown address, with 404',
  async (url) => {
    const { statusCode, headers } = await app.inject(url)
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  },
)

test.each([
  ['/verify/AZNvLnwafjufEC9tikxecQ', 'noindex'],
  ['/', undefined],
])('%s is served with x-robots-tag %s', async (url, expected) => {
  const { statusCode, headers } = await app.inject(url)
  expect([statusCode, headers['x-robots-tag']]).toEqual([200, expected])
})

test.each([
  ['/hr/StudentList?search=asha', ['/assets/list-1a2b.css', '/assets/list-1a2b.js']],
  ['/hr/StudentList/', ['/assets/list-1a2b.css', '/assets/list-1a2b.js']],
  ['/verify/AZNvLnwafjufEC9tikxecQ', ['/assets/verify-1a2b.js']],
  ['/hr/no-such-page', []],
])('%s names the files of its screen', async (url, files) => {
  const { payload } = await app.inject(url)
  expect(
    Array.from(payload.matchAll(/<link rel="(?:modulepreload|stylesheet)"[^>]* href="([^"]+)"/g), ([, href]) => href),
  ).toEqual([...files.toReversed(), '/assets/main-1a2b.css'])
})

test('a page names its first call before the script that sends it', async () => {
  const { payload } = await app.inject('/hr/StudentList')
  expect(payload).toContain('<meta name="first-call" content="/api/user?tab=All&amp;page=1"><script')
  expect((await app.inject('/hr/no-such-page')).payload).not.toContain('first-call')
})

test('the page is compressed', async () => {
  const { headers, rawPayload } = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } })

  expect(headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(rawPayload).toString()).toContain('<!doctype html>')
})
