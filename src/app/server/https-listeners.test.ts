import { once } from 'node:events'
import { connect } from 'node:net'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { KeyAndChain } from '#features/overview/tls/server/certificate.ts'
import { createInactive, type HttpsService, type PlainHttp } from '#features/overview/tls/server/https-service.ts'
import { createAuthority, issueCertificate } from '#features/overview/tls/server/local-authority.ts'
import { startTestApi } from '#testing/server/api.ts'
import { findFreePort } from '#testing/server/find-free-port.ts'
import { openTls, requestOver } from '#testing/server/tls-client.ts'
import { buildApp } from './build-app.ts'
import { createGracefulClose } from './graceful-close.ts'
import { createHttpsListeners } from './https-listeners.ts'

const api = startTestApi()
const ORIGIN = 'https://office.example.com'
const HOST = '127.0.0.1'

let authority: KeyAndChain
beforeAll(async () => {
  authority = await createAuthority('the tests', [], new Date())
})
const issue = () => issueCertificate(authority, [HOST], new Date())

let plain: PlainHttp = 'redirect'
let isFar = false
let shared: Started
beforeAll(async () => {
  shared = await startApp()
  return () => shared.stop()
})
beforeEach(() => {
  plain = 'redirect'
  isFar = false
})

type Started = Awaited<ReturnType<typeof startApp>>

/** While `isFar` is set, the app takes this machine for another one. */
async function startApp() {
  const listeners = createHttpsListeners(() => app.server, { PORT: 1 })
  const https: HttpsService = {
    ...createInactive('off'),
    mode: 'acme',
    origin: ORIGIN,
    getPlainHttp: () => plain,
    isPublic: listeners.isPublic,
    readChallenge: async (token) => (token === 'known' ? 'known.key' : undefined),
  }
  const { db, clock, mail, secretKey, getOrigin } = api.app.dependencies
  const gate = { code: undefined } as Parameters<typeof buildApp>[0]['gate']
  const app = await buildApp({ db, clock, mail, secretKey, getOrigin, gate, https, isHttps: true })
  app.server.prependListener('connection', (socket) => {
    if (isFar) Object.defineProperty(socket, 'remoteAddress', { value: '192.168.1.30' })
  })
  await app.listen({ host: HOST, port: 0 })
  const close = createGracefulClose(app, listeners.closeConnections)
  const stop = () => {
    listeners.close()
    return close(new AbortController().signal)
  }
  const { port } = app.server.address() as { port: number }
  return { app, listeners, stop, url: `http://${HOST}:${port}` }
}

const get = (url: string, { method = 'GET', language = 'en' } = {}) =>
  fetch(url, { method, redirect: 'manual', headers: { connection: 'close', 'accept-language': language } })

test('a new certificate is for new connections; open ones go on with the old one', async () => {
  const { listeners } = shared
  const port = await listeners.serve({ host: HOST, port: 0 }, await issue())
  const old = await openTls({ port, name: HOST, ca: authority.chain })
  expect(await listeners.serve({ host: HOST, port: 0 }, await issue())).toBe(port)
  const socket = await openTls({ port, name: HOST, ca: authority.chain })
  expect(socket.getPeerCertificate().serialNumber).not.toBe(old.getPeerCertificate().serialNumber)
  for (const each of [old, socket])
    expect(await requestOver(each, '/healthz')).toEqual({ status: 200, body: '{"ok":true}' })
})

test('https has the limits of the app: a connection without requests ends when the app stops', async () => {
  const { app, listeners, stop } = await startApp()
  const port = await listeners.serve({ host: HOST, port: 0 }, await issue())
  const given = once(app.server, 'connection')
  const idle = await openTls({ port, name: HOST, ca: authority.chain })
  await given
  expect(app.server.timeout).toBeGreaterThan(0)
  const ended = once(idle.resume(), 'close')
  await stop()
  await ended
  const late = connect(port, HOST)
  await expect(once(late, 'connect')).rejects.toThrow('ECONNREFUSED')
})

test('a request over https that is in progress when the app stops gets its response', async () => {
  const app = await startApp()
  const port = await app.listeners.serve({ host: HOST, port: 0 }, await issue())
  const socket = await openTls({ port, name: HOST, ca: authority.chain })
  const received = once(app.app.server, 'request')
  socket.write('POST /api/hr/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{')
  await received
  const stopped = app.stop()
  const answer = once(socket, 'data')
  socket.write('}')
  expect(String(await answer)).toMatch(/^HTTP\/1\.1 4\d\d/)
  await stopped
})

test.each([
  ['GET', '/hr/StudentList?page=2', 301],
  ['GET', '/api/user', 301],
  ['POST', '/api/hr/login', 308],
])('plain http from another machine: %s %s is redirected to https with its path (%i)', async (method, path, status) => {
  isFar = true
  const { url } = shared
  const response = await get(url + path, { method })
  expect([response.status, response.headers.get('location')]).toEqual([status, ORIGIN + path])
})

test('plain http from another machine: health checks and challenges are answered', async () => {
  isFar = true
  const { url } = shared
  expect((await get(`${url}/healthz`)).status).toBe(200)
  expect((await get(`${url}/readyz`)).status).toBe(200)
  const known = await get(`${url}/.well-known/acme-challenge/known`)
  expect([known.status, await known.text()]).toEqual([200, 'known.key'])
  expect((await get(`${url}/.well-known/acme-challenge/other`)).status).toBe(404)
  expect((await get(`${url}/.well-known/acme-challenge/..%2Fpublic.pem`)).status).toBe(404)
})

test('plain http from another machine, before there is a certificate: a sentence says to wait (503)', async () => {
  isFar = true
  plain = 'wait'
  const { url } = shared
  const response = await get(`${url}/`, { language: 'fr' })
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60'])
  expect(await response.text()).toContain('La connexion sécurisée à cette adresse')
})

test('plain http on the machine itself serves the app; on the port for authorities it is redirected', async () => {
  const { url, listeners } = shared
  expect((await get(`${url}/api/institute`)).status).toBe(200)
  const port = await findFreePort()
  await listeners.openHttp({ host: HOST, port })
  expect((await get(`http://${HOST}:${port}/api/institute`)).status).toBe(301)
})

test('a port that is in use: its problem names the port', async () => {
  const other = createHttpsListeners(() => shared.app.server, { PORT: 1 })
  const port = Number(new URL(shared.url).port)
  const detail = { problem: { code: 'httpsPortInUse', detail: String(port) } }
  await expect(other.serve({ host: HOST, port }, await issue())).rejects.toMatchObject(detail)
  const opened = other.openHttp({ host: HOST, port })
  await expect(opened).rejects.toMatchObject({ problem: { code: 'httpPortInUse' } })
  const elsewhere = other.openHttp({ host: '192.0.2.1', port: 0 })
  await expect(elsewhere).rejects.toMatchObject({ problem: { code: 'addressUnknown' } })
})

test('an absolute URL in the request line is not redirected to its host', async () => {
  isFar = true
  const { url } = shared
  const socket = connect(Number(new URL(url).port), HOST)
  socket.end('GET http://evil.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  let answer = ''
  for await (const chunk of socket) answer += String(chunk)
  expect(answer).toMatch(/^HTTP\/1\.1 (?:404|301)/)
  expect(answer).not.toContain('location: http://evil')
  if (answer.includes('301')) expect(answer).toContain(`location: ${ORIGIN}/\r\n`)
})
