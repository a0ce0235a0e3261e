import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { callerAt } from '#testing/server/api-client.ts'
import { removeMunshi, INSTITUTE, type Munshi, postgresIn, startMunshi } from '#testing/server/munshi.ts'
import { temporaryDirectory } from '#testing/server/temporary-directory.ts'

const dataDir = temporaryDirectory()
const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

afterAll(() => removeMunshi(dataDir))

describe('on one directory', () => {
  let app: Munshi

  beforeAll(async () => {
    app = await startMunshi({ dataDir, env: INSTITUTE })
  })

  test('a second start is told who holds it, and the first one goes on', async () => {
    await expect(startMunshi({ dataDir })).rejects.toThrow(
      `The database in ${dataDir} is already in use by process ${app.pid}. Stop that one first, or give this one a directory of its own with DATA_DIR.`,
    )
    expect((await callerAt(() => app.url).get('/readyz')).status).toBe(200)
  })

  // The machine may be busy with other things: one start of five is enough to show it.
  test('a later start is ready within 3 s', { retry: 4 }, async () => {
    await app.kill('SIGTERM')
    const started = performance.now()
    app = await startMunshi({ dataDir })
    expect(performance.now() - started).toBeLessThan(3_000)
  })

  test('the variables of the unattended set-up are read once: a later start does not look at them', async () => {
    await app.kill('SIGTERM')
    app = await startMunshi({ dataDir, env: { INSTITUTE_NAME: 'Another', HR_EMAIL: 'no address' } })
    expect((await callerAt(() => app.url).get('/api/institute')).body).toMatchObject({ name: INSTITUTE.INSTITUTE_NAME })
  })

  test('a port that is taken is said in a sentence, and no database is left running', async () => {
    await app.kill('SIGTERM')
    const port = await listening()
    const said = await refusal({ dataDir, env: { PORT: String(port) } })
    expect(said).toBe(
      `Port ${port} on 127.0.0.1 is already in use. Stop what uses it, or choose another one with PORT.`,
    )
    expect(postgresIn(dataDir)).toEqual([])
  })
})

describe('wrong settings are said in plain sentences', () => {
  test.each([
    [{ PORT: 'abc' }, ['These settings are not understood:', '  PORT: a port, 0 to 65535']],
    [
      { LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://x' },
      [
        '  LOG_LEVEL: one of trace, debug, info, warn, error, silent',
        '  DATABASE_URL: an address such as postgres://user:password@host:5432/name',
      ],
    ],
    [
      { HOST: '203.0.113.7', DATA_DIR: dataDir },
      [
        'This machine has no address 203.0.113.7. Set HOST to one it has, to 127.0.0.1 for itself alone or to 0.0.0.0 for all.',
      ],
    ],
    [
      { WEB_DIR: '/nowhere', DATA_DIR: dataDir },
      ['There is no built page in /nowhere. Build it with npm run build, or start with npm start, which does.'],
    ],
  ])('%j', async (env, lines) => {
    const said = await refusal({ dataDir, env })
    for (const line of lines) expect(said.split('\n')).toContain(line)
    expect(said).not.toContain('    at ')
    expect(postgresIn(dataDir)).toEqual([])
  })

  test('half an unattended set-up: each variable that is missing or wrong is named', async () => {
    const empty = temporaryDirectory()
    const env = {
      INSTITUTE_NAME: 'Example',
      INSTITUTE_PHONE: '98',
      ADMIN_NAME: 'A',
      ADMIN_EMAIL: 'no address',
      ADMIN_PASSWORD: 'short',
    }
    const said = await refusal({ dataDir: empty, env })
    expect(said.split('\n')).toEqual([
      'The institute cannot be set up from these variables:',
      '  INSTITUTE_ADDRESS: This field is required',
      expect.stringMatching(/^ {2}ADMIN_EMAIL: [A-Z]/) as string,
      expect.stringMatching(/^ {2}ADMIN_PASSWORD: [A-Z]/) as string,
      '  HR_NAME: This field is required',
      '  HR_EMAIL: This field is required',
      '  HR_PASSWORD: This field is required',
    ])
    expect(postgresIn(empty)).toEqual([])
    await removeMunshi(empty)
  })

  test.each([
    ['refuses', '127.0.0.1', async () => listening(true)],
    ['refuses by each of its addresses', 'localhost', async () => listening(true)],
    ['never answers', '127.0.0.1', async () => listening()],
    ['is no PostgreSQL', '127.0.0.1', async () => listening(false, 'HTTP/1.1 400 Bad Request\r\n\r\n')],
  ])('a DATABASE_URL whose server %s is given up within 6 s', async (_what, host, open) => {
    const started = performance.now()
    const DATABASE_URL = `postgres://munshi:canary@${host}:${await open()}/munshi`
    const said = await refusal({ dataDir, env: { DATABASE_URL } })
    expect(performance.now() - started).toBeLessThan(6_000)
    expect(said).toMatch(/^The PostgreSQL of DATABASE_URL does not answer: \w.+$/)
    expect(said).not.toContain('canary')
  })
})

async function refusal(options: Parameters<typeof startMunshi>[0]): Promise<string> {
  const error = await startMunshi(options).then(
    () => new Error('It has started.'),
    (refused: Error) => refused,
  )
  return error.message
}

/** A port on which somebody listens and says this or nothing, or has just stopped listening. */
async function listening(closed = false, says?: string): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    if (says !== undefined) socket.end(says)
  }).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  if (closed) server.close()
  return port
}
