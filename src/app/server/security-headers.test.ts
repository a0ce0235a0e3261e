import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { findResponseFaults } from '#testing/server/response-faults.ts'
import { buildAppWithPage } from '#testing/server/build-app-with-page.ts'

const api = startTestApi()

let app: FastifyInstance
beforeAll(async () => {
  app = await buildAppWithPage(api)
})
afterAll(() => app.close())

const get = (url: string, headers: Record<string, string> = {}, target = app) => target.inject({ url, headers })
const parseDirectives = (policy: unknown) =>
  new Map(
    String(policy)
      .split('; ')
      .map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')] as const),
  )

const DOCUMENTS = ['/', '/hr/StudentList', '/no/such/page', '/api/docs/']
const FILES = ['/assets/main-1a2b.js', '/favicon.svg']
const JSON_URLS = ['/api/institute', '/api/user', '/api/nothing', '/api/openapi.json', '/healthz', '/api/fee/%']
const URLS = [...DOCUMENTS, ...FILES, ...JSON_URLS]

describe('every response', () => {
  test.each(URLS)('%s forbids sniffing and names neither the server nor other origins', async (url) => {
    const { headers } = await get(url)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers['server']).toBeUndefined()
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  test.each([...DOCUMENTS, ...JSON_URLS])('%s has a request id', async (url) => {
    expect((await get(url)).headers['x-request-id']).toMatch(/^[\w-]{16}$/)
  })

  test.each(DOCUMENTS)('%s sends no referrer, and only the same origin may read it, none may frame it', async (url) => {
    const { headers } = await get(url)
    expect(headers['content-type']).toMatch(/^text\/html/)
    expect(parseDirectives(headers['content-security-policy']).get('frame-ancestors')).toBe("'none'")
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    // Protects browsers that do not know the policy.
    expect(headers['x-frame-options']).toBe('DENY')
  })

  test.each(JSON_URLS)('%s is JSON, which a browser shows as text', async (url) => {
    expect((await get(url)).headers['content-type']).toMatch(/^application\/json\b/)
  })

  test('an image that is opened as a document loads and runs nothing', async () => {
    const { headers } = await get('/favicon.svg')
    expect(headers['content-type']).toBe('image/svg+xml')
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'")
  })

  test('has a new request id, even if the client sends one', async () => {
    const ids = await Promise.all([1, 2].map(async () => (await get('/api/user', { 'x-request-id': 'mine' })).headers))
    expect(ids[0]!['x-request-id']).not.toBe(ids[1]!['x-request-id'])
    expect(ids[0]!['x-request-id']).not.toBe('mine')
  })

  test('has no https headers without an https PUBLIC_URL', async () => {
    for (const url of URLS) {
      const { headers } = await get(url)
      expect(headers['strict-transport-security'], url).toBeUndefined()
      expect(String(headers['content-security-policy']), url).not.toContain('upgrade-insecure-requests')
      expect(headers['cross-origin-opener-policy'], url).toBeUndefined()
    }
  })

  test('has https headers with an https PUBLIC_URL, except what a page loads itself', async () => {
    const secure = await buildAppWithPage(api, { isHttps: true })
    const getHsts = async (url: string, destination?: string) =>
      (await get(url, destination === undefined ? {} : { 'sec-fetch-dest': destination }, secure)).headers[
        'strict-transport-security'
      ]
    const { headers } = await get('/', {}, secure)
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin')
    for (const url of ['/', '/api/institute', '/api/user', '/healthz'])
      for (const destination of [undefined, 'document'])
        expect(await getHsts(url, destination), `${url} as ${destination}`).toBe('max-age=31536000')
    expect(await getHsts('/api/institute', 'empty')).toBeUndefined()
    expect(await getHsts('/assets/main-1a2b.js', 'script')).toBeUndefined()
    await secure.close()
  })
})

describe('the page', () => {
  test('allows only its own scripts, and styles with the nonce of this page load', async () => {
    const { headers, body } = await get('/hr/StudentList')
    const policy = parseDirectives(headers['content-security-policy'])
    const nonce = /content="([\w+/=]{24})"/.exec(body)?.[1]
    expect(Object.fromEntries(policy)).toEqual({
      'default-src': "'none'",
      'script-src': "'self'",
      'connect-src': "'self'",
      'img-src': "'self' data: https:",
      'font-src': "'self'",
      'style-src': `'self' 'nonce-${nonce}'`,
      'manifest-src': "'self'",
      'worker-src': "'self'",
      'base-uri': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    })
    expect(headers['cache-control']).toBe('no-store')
    expect((await get('/')).body).not.toContain(nonce)
  })

  test('responds to HEAD, and its hashed files are cached forever', async () => {
    expect((await app.inject({ method: 'HEAD', url: '/' })).statusCode).toBe(200)
    expect((await get('/assets/main-1a2b.js')).headers['cache-control']).toContain('immutable')
  })

  test.each(['/assets/../../package.json', '/assets/%2e%2e/%2e%2e/package.json', '/..%2fpackage.json', '/.env'])(
    'does not serve files outside of the build: %s',
    async (url) => {
      expect((await get(url)).body).not.toContain('"dependencies"')
    },
  )
})

describe('the API', () => {
  test.each([
    '/api/institute',
    '/api/user',
    '/api/openapi.json',
    '/api/nothing',
    '/api',
    '/api?x',
    '/api/fee/%',
    '/%61pi/institute',
    '/%61pi/user',
    '/%61pi/nothing',
    '/%61%70%69',
  ])('%s is never cached', async (url) => {
    expect((await get(url)).headers['cache-control']).toBe('no-store')
  })

  test.each([
    '/api',
    '/api/',
    '/api?x=1',
    '/api/nothing',
    '/api/user/1/2/3',
    '/api/docs/nothing',
    '/%61pi/nothing',
    '/ap%69',
  ])('%s returns 404 with the usual error body for every method', async (url) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'] as const) {
      const { statusCode, body } = await app.inject({ method, url })
      expect(statusCode, method).toBe(404)
      expect(findResponseFaults(body), method).toEqual([])
    }
  })

  test('sends no CORS headers to other origins', async () => {
    const { headers } = await get('/api/institute', { origin: 'https://elsewhere.example' })
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })
})
