import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isFullRun } from '#testing/server/full-run.ts'
import { removeMunshi } from '#testing/server/munshi.ts'
import { range } from '#testing/server/run-in-parallel.ts'
import { type RunningInstitute, startInstitute } from '#testing/server/running-institute.ts'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'
import { waitUntil } from '#testing/server/wait-until.ts'

const CLIENTS = isFullRun ? 300 : 30

const dataDir = createTemporaryDirectory()
let institute: RunningInstitute
const sockets: Socket[] = []

beforeAll(async () => {
  institute = await startInstitute(dataDir, 4)
})

afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await removeMunshi(dataDir)
})

/** Opens connections that send these bytes, then one byte a second, and read nothing. */
async function openSlowClients(bytes: string) {
  const { hostname, port } = new URL(institute.app.url)
  const opened = await Promise.all(
    range(CLIENTS).map(async () => {
      const socket = connect({ host: hostname, port: Number(port) }).pause()
      sockets.push(socket)
      await once(socket, 'connect')
      socket.on('error', () => {})
      socket.write(bytes)
      const timer = setInterval(() => socket.write('x'), 1000)
      socket.once('close', () => clearInterval(timer))
      return socket
    }),
  )
  return opened
}

const BODY =
  'POST /api/hr/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{'

test.each([
  ['headers', 'GET /api/institute HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  ['bodies', BODY],
  ['reading of responses', 'GET /api/docs/static/swagger-ui-bundle.js HTTP/1.1\r\nHost: x\r\n\r\n'],
])(
  `${CLIENTS} clients with slow %s do not delay others${isFullRun ? ', and are disconnected' : ''}`,
  async (_what, bytes) => {
    const slow = await openSlowClients(bytes)
    const durations: number[] = []
    for (const _n of range(10)) {
      const { status, ms } = await institute.hr.get('/api/user')
      expect(status).toBe(200)
      durations.push(ms)
    }
    expect(Math.max(...durations)).toBeLessThan(5_000)
    expect((await institute.hr.post('/api/session')).status).toBe(200)
    if (isFullRun) {
      for (const socket of slow) socket.resume()
      await waitUntil(async () => expect(slow.filter(({ closed }) => !closed)).toHaveLength(0), 90_000)
    }
    for (const socket of slow) socket.destroy()
  },
)
