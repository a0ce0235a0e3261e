import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { buildAppWithPage } from '#testing/server/build-app-with-page.ts'
import { createStudent } from '#testing/server/fixtures.ts'
import { createJpeg, imageBody } from '#testing/server/images.ts'

const api = startTestApi()

const MAX_BYTES = 250

let isFull = false
const ports = { http: 0, https: 0 }
const apps: FastifyInstance[] = []
beforeAll(async () => {
  for (const scheme of ['http', 'https'] as const) {
    const app = await buildAppWithPage(api, { isHttps: scheme === 'https', isDiskFull: () => isFull })
    apps.push(app)
    await app.listen({ port: 0, host: '127.0.0.1' })
    ports[scheme] = (app.server.address() as { port: number }).port
  }
})
beforeEach(() => {
  isFull = false
})
afterAll(() => Promise.all(apps.map((app) => app.close())))

type Request = { token?: string; headers?: Record<string, string>; body?: object; version?: string; port?: number }

/** Returns the bytes of a response before its body, and whether the server left the connection open. */
async function readHead(
  line: string,
  { token, headers = {}, body, version = '1.1', port = ports.http }: Request = {},
): Promise<{ head: string; isOpen: boolean }> {
  const payload = body === undefined ? '' : JSON.stringify(body)
  const lines = Object.entries({
    host: 'localhost',
    'accept-encoding': 'gzip, deflate, br',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json', 'content-length': String(payload.length) }),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${line} HTTP/${version}\r\n${lines.join('')}\r\n${payload}`),
    )
    let text = ''
    let isOpen = true
    socket.on('error', reject)
    socket.on('end', () => (isOpen = false))
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1')
      const end = text.indexOf('\r\n\r\n') + 4
      if (end === 3) return
      // The end of a closed connection comes after the body.
      setTimeout(() => {
        socket.destroy()
        resolve({ head: text.slice(0, end), isOpen })
      }, 50)
    })
  })
}

async function expectShort(line: string, status: number, request?: Request): Promise<string> {
  const { head } = await readHead(line, request)
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(head.length, head).toBeLessThanOrEqual(MAX_BYTES)
  return head
}

describe(`the headers of a response of the API take at most ${MAX_BYTES} bytes`, () => {
  test('a list that is compressed', async () => {
    const { token } = await api.signInAs('hr')
    for (let n = 0; n < 10; n++) await createStudent(api.db)

    const head = await expectShort('GET /api/user', 200, { token })

    expect(head).toContain('content-encoding: br\r\n')
    expect(head).toContain('content-type: application/json\r\n')
    expect(head).toContain('x-content-type-options: nosniff\r\n')
    expect(head).toContain('cache-control: no-store\r\n')
    expect(head).toMatch(/x-request-id: [\w-]{16}\r\n/)
  })

  test('a list that a page requests over https', async () => {
    const { token } = await api.signInAs('hr')
    for (let n = 0; n < 10; n++) await createStudent(api.db)
    await expectShort('GET /api/user', 200, { token, headers: { 'sec-fetch-dest': 'empty' }, port: ports.https })
  })

  test('a few bytes', async () => {
    await expectShort('GET /api/institute', 200)
  })

  test('a long record that everybody may read by its link, and search engines may not list', async () => {
    const { id, post } = await api.signInAs('student', await createStudent(api.db))
    await post('/api/project', { project: 'https://a.example', techUsed: 'HTML', description: 'A shop. '.repeat(200) })

    const head = await expectShort(`GET /api/project/${id}`, 200)

    expect(head).toContain('content-encoding: br\r\n')
    expect(head).toContain('x-robots-tag: noindex\r\n')
  })

  test('a created record', async () => {
    const { token } = await api.signInAs('hr')
    const student = await createStudent(api.db)
    const body = { payMode: 'Cash', paid: 1000, date: '2026-11-20' }
    await expectShort(`POST /api/fee/${student}`, 201, { token, body })
  })

  test.each([
    ['GET /api/user/%zz', 400],
    ['GET /api/user', 401],
    ['GET /api/no-such-call', 404],
  ])('%s returns an error (%d)', async (line, status) => {
    await expectShort(line, status)
  })

  test('an error of a caller who may not (403)', async () => {
    const { token } = await api.signInAs('student', await createStudent(api.db))
    await expectShort('GET /api/user', 403, { token })
  })

  test('invalid input (422)', async () => {
    const { token } = await api.signInAs('hr')
    await expectShort('GET /api/user?page=none', 422, { token })
  })

  test('a stale version (409), with the record as it is now', async () => {
    const { token, get } = await api.signInAs('hr')
    const id = await createStudent(api.db)
    const { body } = await get(`/api/user/${id}`)
    const headers = { 'if-match': `"${Number(body.version) + 1}"` }
    await expectShort(`PUT /api/user/${id}`, 409, { token, headers, body: { fname: 'Meera' } })
  })

  test('too many requests (429)', async () => {
    const path = `/api/fee/verify/${'a'.repeat(22)}`
    for (let n = 0; n < 60; n++) await apps[0]!.inject(path)
    expect(await expectShort(`GET ${path}`, 429)).toContain('retry-after: ')
  })

  test('a full disk (503)', async () => {
    const { token } = await api.signInAs('hr')
    isFull = true
    const head = await expectShort('POST /api/course', 503, { token, body: {} })
    expect(head).toContain('retry-after: ')
  })

  test.each(['pdf', 'jpeg'] as const)('a file, besides its name, type and time in caches: %s', async (type) => {
    const { post, put, get } = await api.signInAs('hr')
    const student = await createStudent(api.db)
    const loadLink = async () => {
      if (type === 'jpeg') return (await put(`/api/user/photo/${student}`, imageBody(createJpeg()))).body.photo
      const { body } = await post(`/api/fee/${student}`, { payMode: 'Cash', paid: 1000, date: '2026-11-20' })
      return (await get(`/api/fee/receipt/${body._id}/file`)).body.url
    }

    const { head } = await readHead(`GET ${await loadLink()}`)

    expect(head).toMatch(/^HTTP\/1\.1 200 /)
    expect(head).toContain("content-security-policy: default-src 'none'; frame-ancestors 'none'\r\n")
    const rest = head.replaceAll(/(?:content-disposition|content-type|etag|cache-control): .*\r\n/g, '')
    expect(rest.length, head).toBeLessThanOrEqual(MAX_BYTES)
  })
})

test(`a hashed file of the page takes at most ${MAX_BYTES} bytes of headers, and a browser never asks for it again`, async () => {
  const head = await expectShort('GET /assets/main-1a2b.js', 200)
  expect(head).toContain('cache-control: max-age=31536000, immutable\r\n')
  expect(head).toContain('x-content-type-options: nosniff\r\n')
  expect(head).not.toMatch(/etag|last-modified|accept-ranges|x-request-id/i)
})

describe('the connection', () => {
  test('is kept without a header', async () => {
    const { head, isOpen } = await readHead('GET /api/institute')
    expect(head).not.toMatch(/connection|keep-alive/i)
    expect(isOpen).toBe(true)
  })

  test('is closed for a client that asks for it', async () => {
    expect((await readHead('GET /api/institute', { headers: { connection: 'close' } })).isOpen).toBe(false)
  })

  test('is kept with a header for a client of HTTP/1.0 that asks for it', async () => {
    const headers = { connection: 'keep-alive' }
    const { head, isOpen } = await readHead('GET /api/institute', { version: '1.0', headers })
    expect(head.toLowerCase()).toContain('connection: keep-alive\r\n')
    expect(isOpen).toBe(true)
  })
})
