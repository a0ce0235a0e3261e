import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { queryOnce, startEmbeddedPostgres } from '#embedded-postgres/index.ts'
import { createClient } from '#testing/server/api-client.ts'
import {
  getOwnerUrl,
  removeMunshi,
  SETUP_ENV,
  type Munshi,
  listPostgresProcesses,
  startMunshi,
} from '#testing/server/munshi.ts'
import { copyPreparedInstitute } from '#testing/server/copy-prepared-institute.ts'
import { isFullRun } from '#testing/server/full-run.ts'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'

const dataDir = createTemporaryDirectory()
const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

afterAll(() => removeMunshi(dataDir))

describe('start in one data directory', () => {
  let app: Munshi

  beforeAll(async () => {
    copyPreparedInstitute(dataDir)
    app = await startMunshi({ dataDir })
  })

  test('a second start fails with the pid of the first, which keeps running', async () => {
    await expect(startMunshi({ dataDir })).rejects.toThrow(
      `The database in ${dataDir} is already in use by process ${app.pid}. Stop that one first, or give this one a directory of its own with DATA_DIR.`,
    )
    expect((await createClient(() => app.url).get('/readyz')).status).toBe(200)
  })

  test.runIf(isFullRun)('a later start ignores the variables of the unattended set-up', async () => {
    await app.kill('SIGTERM')
    app = await startMunshi({ dataDir, env: { INSTITUTE_NAME: 'Another', HR_EMAIL: 'no address' } })
    expect((await createClient(() => app.url).get('/api/institute')).body).toMatchObject({
      name: SETUP_ENV.INSTITUTE_NAME,
    })
  })

  test('a port in use is reported, and PostgreSQL is stopped', async () => {
    await app.kill('SIGTERM')
    const port = await listen()
    const output = await getStartError({ dataDir, env: { PORT: String(port), LOG_LEVEL: 'silent' } })
    expect(output).toBe(
      `Port ${port} on 127.0.0.1 is already in use. Stop what uses it, or choose another one with PORT.`,
    )
    expect(listPostgresProcesses(dataDir)).toEqual([])
  })
})

test.runIf(isFullRun)(
  'a database of the first version, on TCP and with a role that cannot log in, is upgraded at the start',
  async () => {
    const directory = createTemporaryDirectory()
    const location = { dataDir: directory, database: 'munshi', fallbackDir: '/var/lib/munshi', log: () => {} }
    const earlier = await startEmbeddedPostgres({ ...location, transport: 'tcp' })
    await queryOnce(earlier.url, readFileSync('db/dumps/0010.sql', 'utf8'))
    const [before] = await queryOnce(earlier.url, ROLE)
    expect(before).toMatchObject({ rolcanlogin: false })
    await earlier.stop()
    try {
      const upgraded = await startMunshi({ dataDir: directory })
      expect((await createClient(() => upgraded.url).get('/readyz')).status).toBe(200)
      const users = `select distinct usename from pg_stat_activity where application_name = 'munshi'`
      // The connection of the migrations can still be ending.
      await expect.poll(() => queryOnce(getOwnerUrl(directory), users)).toEqual([{ usename: 'munshi_app' }])
      expect(await queryOnce(getOwnerUrl(directory), ROLE)).toEqual([
        { rolcanlogin: true, rolsuper: false, rolcreaterole: false, listen: '' },
      ])
      expect(await upgraded.kill('SIGTERM')).toBe(0)
    } finally {
      await removeMunshi(directory)
    }
  },
)

const MORE_SETTINGS: [Record<string, string>, string[]][] = [
  [{ PORT: 'abc' }, ['These settings are not understood:', '  PORT: Enter a port from 1 to 65535.']],
  [
    { HOST: '203.0.113.7', DATA_DIR: dataDir },
    [
      'This machine has no address 203.0.113.7. Set HOST to one it has, to 127.0.0.1 for itself alone or to 0.0.0.0 for all.',
    ],
  ],
]

const ROLE = `select rolcanlogin, rolsuper, rolcreaterole, current_setting('listen_addresses') as listen
  from pg_roles where rolname = 'munshi_app'`

describe('invalid settings are reported', () => {
  test.each([
    [
      { LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://x' },
      [
        'These settings are not understood:',
        '  LOG_LEVEL: one of trace, debug, info, warn, error, silent',
        '  DATABASE_URL: an address such as postgres://user:password@host:5432/name',
      ],
    ],
    [
      { WEB_DIR: '/nowhere', DATA_DIR: dataDir },
      ['There is no built page in /nowhere. Build it with npm run build, or start with npm start, which does.'],
    ],
    ...(isFullRun ? MORE_SETTINGS : []),
  ])('%j', async (env, lines) => {
    const output = await getStartError({ dataDir, env })
    for (const line of lines) expect(output.split('\n')).toContain(line)
    expect(output).not.toContain('    at ')
    expect(listPostgresProcesses(dataDir)).toEqual([])
  })

  test('incomplete unattended set-up: each missing or invalid variable is named', async () => {
    const empty = createTemporaryDirectory()
    const env = {
      INSTITUTE_NAME: 'Example',
      INSTITUTE_PHONE: '98',
      ADMIN_NAME: 'A',
      ADMIN_EMAIL: 'no address',
      ADMIN_PASSWORD: 'short',
    }
    const output = await getStartError({ dataDir: empty, env })
    expect(output.split('\n')).toEqual([
      'The institute cannot be set up from these variables:',
      '  INSTITUTE_ADDRESS: This field is required',
      expect.stringMatching(/^ {2}ADMIN_EMAIL: [A-Z]/) as string,
      expect.stringMatching(/^ {2}ADMIN_PASSWORD: [A-Z]/) as string,
      '  HR_NAME: This field is required',
      '  HR_EMAIL: This field is required',
      '  HR_PASSWORD: This field is required',
    ])
    expect(listPostgresProcesses(empty)).toEqual([])
    await removeMunshi(empty)
  })

  // `queryOnce` takes 12 s at most. The rest is the start of Node on a busy machine.
  const MAX_START_MS = 60_000
  test.each([['never responds', '127.0.0.1', async () => listen()], ...(isFullRun ? MORE_SERVERS : [])])(
    'DATABASE_URL whose server %s: start fails instead of waiting forever',
    async (_what, host, open) => {
      const started = performance.now()
      const DATABASE_URL = `postgres://munshi:canary@${host}:${await open()}/munshi`
      const output = await getStartError({ dataDir, env: { DATABASE_URL } })
      expect(performance.now() - started).toBeLessThan(MAX_START_MS)
      expect(output).toMatch(/^The PostgreSQL of DATABASE_URL does not answer: \w.+$/)
      expect(output).not.toContain('canary')
    },
  )
})

const MORE_SERVERS: [string, string, () => Promise<number>][] = [
  ['rejects connections', '127.0.0.1', async () => listen(true)],
  ['rejects connections on each of its addresses', 'localhost', async () => listen(true)],
  ['is not PostgreSQL', '127.0.0.1', async () => listen(false, 'HTTP/1.1 400 Bad Request\r\n\r\n')],
]

async function getStartError(options: Parameters<typeof startMunshi>[0]): Promise<string> {
  const error = await startMunshi(options).then(
    () => new Error('started'),
    (error: Error) => error,
  )
  return error.message
}

/** Returns a port whose server sends `greeting`, if given. With `closed` the server has stopped listening. */
async function listen(closed = false, greeting?: string): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    if (greeting !== undefined) socket.end(greeting)
  }).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  if (closed) server.close()
  return port
}
