import { createServer, type Server } from 'node:http'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { createHttpsListeners } from '#app/server/https-listeners.ts'
import { createHttpsService } from '#features/overview/tls/server/create-https-service.ts'
import type { AcmePlan } from '#features/overview/tls/server/https-plan.ts'
import { createLogger } from '#shared/server/create-logger.ts'
import { isFullRun } from '#testing/server/full-run.ts'
import { removeMunshi, SETUP_ENV, startMunshi } from '#testing/server/munshi.ts'
import { findFreePort } from '#testing/server/find-free-port.ts'
import { type Pebble, startPebble } from '#testing/server/pebble.ts'
import { createTemporaryDirectory, removeDirectory } from '#testing/server/temporary-directory.ts'
import { openTls, requestOver } from '#testing/server/tls-client.ts'
import { waitUntil } from '#testing/server/wait-until.ts'

const NAME = 'munshi.test'

describe.runIf(isFullRun)("https with a real certificate authority (full run; needs Debian's package pebble)", () => {
  let pebble: Pebble
  let issuer: string

  beforeAll(async () => {
    pebble = await startPebble()
    setDefaultCACertificates([...getCACertificates(), pebble.rootPem])
    issuer = await pebble.readIssuer()
  })
  afterAll(() => pebble.stop())

  test('PUBLIC_URL with https: obtains a certificate, serves it, redirects http, and is served again after a restart', async () => {
    const dataDir = createTemporaryDirectory()
    onTestFinished(() => removeMunshi(dataDir))
    const httpsPort = await findFreePort()
    const origin = `https://${NAME}:${httpsPort}`
    const env = {
      ...SETUP_ENV,
      PUBLIC_URL: origin,
      HTTPS: '',
      HTTPS_HOST: '127.0.0.1',
      HTTPS_PORT: String(httpsPort),
      HTTP_PORT: String(pebble.httpPort),
      ACME_DIRECTORY: pebble.authority,
      NODE_EXTRA_CA_CERTS: pebble.rootFile,
    }
    const app = await startMunshi({ dataDir, env })
    expect(app.url).toBe(origin)
    const socket = await waitUntil(() => openTls({ port: httpsPort, name: NAME, ca: issuer }))
    const { serialNumber } = socket.getPeerCertificate()
    expect(await requestOver(socket, '/healthz')).toEqual({ status: 200, body: '{"ok":true}' })

    const plain = `http://127.0.0.1:${pebble.httpPort}`
    const page = await fetch(`${plain}/hr/StudentList?page=2`, { redirect: 'manual' })
    expect([page.status, page.headers.get('location')]).toEqual([301, `${origin}/hr/StudentList?page=2`])
    const signIn = await fetch(`${plain}/api/hr/login`, { method: 'POST', redirect: 'manual' })
    expect([signIn.status, signIn.headers.get('location')]).toEqual([308, `${origin}/api/hr/login`])
    expect((await fetch(`${plain}/healthz`)).status).toBe(200)
    expect(await app.kill('SIGTERM')).toBe(0)

    await startMunshi({ dataDir, env: { ...env, ACME_DIRECTORY: 'https://127.0.0.1:1/none' } })
    const again = await openTls({ port: httpsPort, name: NAME, ca: issuer })
    expect(again.getPeerCertificate().serialNumber).toBe(serialNumber)
    again.destroy()
  })

  /** Runs the service in this process, where the time can be set. */
  async function startService(over: Partial<AcmePlan> = {}) {
    const directory = createTemporaryDirectory()
    const server: Server = createServer((request, response) => {
      const token = request.url?.split('/').at(-1) ?? ''
      void service.readChallenge(token).then((text) => response.end(text ?? 'the app'))
    })
    const clock = { time: Date.now(), now: () => new Date(clock.time) }
    const listeners = createHttpsListeners(() => server, { PORT: 0 })
    const port = await findFreePort()
    const service = createHttpsService(
      {
        mode: 'acme',
        directory,
        host: '127.0.0.1',
        httpsPort: port,
        httpPort: pebble.httpPort,
        name: NAME,
        origin: `https://${NAME}:${port}`,
        isExplicit: true,
        authority: pebble.authority,
        email: 'office@example.com',
        ...over,
      },
      { clock, log: createLogger(false), listeners },
    )
    onTestFinished(() => {
      listeners.close()
      server.closeAllConnections()
      removeDirectory(directory)
    })
    return { service, clock, port }
  }

  test('a certificate is renewed when a third of its time is left, and open connections go on', async () => {
    const { service, clock, port } = await startService()
    await service.run()
    const { renewAt, problem } = service.getStatus()
    expect(problem).toBeNull()
    const old = await openTls({ port, name: NAME, ca: issuer })
    clock.time = Date.parse(renewAt ?? '') - 1000
    await service.run()
    expect(service.getStatus().renewAt).toBe(renewAt)
    clock.time += 1000
    await service.run()

    const socket = await openTls({ port, name: NAME, ca: issuer })
    expect(socket.getPeerCertificate().serialNumber).not.toBe(old.getPeerCertificate().serialNumber)
    expect((await requestOver(old, '/')).status).toBe(200)
    for (const each of [old, socket]) each.destroy()
  })

  test.each([
    ['a port that the authority does not reach', { httpPort: 0 }, 'notReached'],
    ['a name that the authority does not sign', { name: 'munshi.test_' }, 'rejected'],
    ['an authority that does not answer', { authority: 'https://127.0.0.1:1/dir' }, 'authorityUnreachable'],
  ])('%s is a problem with a time of the next attempt', async (_situation, over: Partial<AcmePlan>, code) => {
    const { service, clock } = await startService(over)
    await service.run()
    const { problem, nextTryAt } = service.getStatus()
    expect(problem).toMatchObject({ code })
    expect(Date.parse(nextTryAt ?? '')).toBe(clock.time + 60 * 60 * 1000)
  })
})
