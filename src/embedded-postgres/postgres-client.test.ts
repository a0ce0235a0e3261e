import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { removeDirectory, createTemporaryDirectory } from '#testing/server/temporary-directory.ts'
import { PostgresClient } from './postgres-client.ts'
import { queryOnce } from './query-once.ts'
import { changeUrl, splitHosts } from './split-hosts.ts'
import { startEmbeddedPostgres } from './start-embedded-postgres.ts'

let directory: string
const servers: Server[] = []

beforeEach(() => {
  directory = createTemporaryDirectory()
})

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
  removeDirectory(directory)
})

const message = (type: string, ...contents: (number | string)[]) => {
  const body = Buffer.concat(contents.map((one) => (typeof one === 'string' ? Buffer.from(one) : int32(one))))
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body])
}
const int32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

const AUTHENTICATION_OK = message('R', 0)
const READY = message('Z', 'I')
const SCRAM = message('R', 10, 'SCRAM-SHA-256\0\0')

const IMPOSTORS: Record<string, Buffer[]> = {
  'asks for the password in clear text': [message('R', 3)],
  'asks for the MD5 of the password': [message('R', 5, 'salt')],
  'accepts every password': [Buffer.concat([AUTHENTICATION_OK, READY])],
  'starts SCRAM and then asks for nothing more': [SCRAM, Buffer.concat([AUTHENTICATION_OK, READY])],
  'starts SCRAM and signs with another password': [
    SCRAM,
    Buffer.concat([message('R', 12, `v=${Buffer.alloc(32).toString('base64')}`), AUTHENTICATION_OK, READY]),
  ],
}

/** Starts a process in the place of PostgreSQL that records the data it receives. */
async function startImpostor(responses: Buffer[], path?: string): Promise<{ port: number; received: Buffer[] }> {
  const received: Buffer[] = []
  const server = createServer((socket) => {
    const pending = [...responses]
    socket.on('error', () => {})
    socket.on('data', (data) => {
      received.push(data)
      const next = pending.shift()
      if (next) socket.write(next)
    })
  })
  servers.push(server)
  if (path === undefined) server.listen(0, '127.0.0.1')
  else server.listen(path)
  await once(server, 'listening')
  return { port: path === undefined ? (server.address() as AddressInfo).port : 5432, received }
}

describe.each(['127.0.0.1', 'a Unix socket'])('PostgresClient with require_auth, on %s', (transport) => {
  test.each(Object.entries(IMPOSTORS))(
    'sends neither password nor query to a server that %s',
    async (_what, responses) => {
      const isSocket = transport !== '127.0.0.1'
      const { port, received } = await startImpostor(responses, isSocket ? join(directory, '.s.PGSQL.5432') : undefined)
      const host = isSocket ? encodeURIComponent(directory) : transport
      const url = `postgres://owner:canary-password@${host}:${port}/munshi?require_auth=scram-sha-256`

      await expect(queryOnce(url, `select 'canary-query'`)).rejects.toThrow(
        /Something other than PostgreSQL answers|^SASL|is not queryable/,
      )

      const bytes = Buffer.concat(received).toString('latin1')
      expect(bytes).toContain('owner')
      expect(bytes).not.toContain('canary')
      expect(bytes).not.toMatch(/md5[0-9a-f]{32}/)
    },
  )
})

describe('several hosts', () => {
  test.each([
    ['postgres://user:p%40ss@a,b/db', ['postgres://user:p%40ss@a/db', 'postgres://user:p%40ss@b/db']],
    ['postgresql://a:1,b:2/db?x=1,2', ['postgresql://a:1/db?x=1,2', 'postgresql://b:2/db?x=1,2']],
    ['postgres://user@a/db?x=1,2', ['postgres://user@a/db?x=1,2']],
  ])('splitHosts: %s', (url, urls) => {
    expect(splitHosts(url)).toEqual(urls)
  })

  test('changeUrl keeps the hosts', () => {
    const change = (url: URL) => void Object.assign(url, { username: 'app', password: 'new' })
    expect(changeUrl('postgres://a:1,b:2/db?x=1', change)).toBe('postgres://app:new@a:1,b:2/db?x=1')
    expect(changeUrl('postgres://user:old@a:1,b:2/db?x=1', change)).toBe('postgres://app:new@a:1,b:2/db?x=1')
  })

  test('PostgresClient connects to the host that accepts writes, and to none if all are read-only', async () => {
    const postgres = await startEmbeddedPostgres({
      dataDir: directory,
      database: 'munshi',
      fallbackDir: '/var/lib/munshi',
      log: () => {},
      transport: 'tcp',
      unsafeForTests: true,
    })
    try {
      await queryOnce(postgres.url, `create role reader login password 'secret'`)
      await queryOnce(postgres.url, 'alter role reader set default_transaction_read_only = on')
      const { host, password } = new URL(postgres.url)
      const { port } = await startImpostor([])
      servers.at(-1)?.close()
      const hosts = `127.0.0.1:${port},${host}`

      expect(await queryOnce(`postgres://owner:${password}@${hosts}/munshi`, 'select 1 as n')).toEqual([{ n: 1 }])
      const reader = new PostgresClient({ connectionString: `postgres://reader:secret@${hosts}/munshi` })
      await expect(reader.connect()).rejects.toThrow('No host accepts writes')
    } finally {
      await postgres.stop()
    }
  })
})
