import { mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isFullRun } from '#testing/server/full-run.ts'
import { removeDirectory, createTemporaryDirectory } from '#testing/server/temporary-directory.ts'
import { queryOnce } from './query-once.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts'

let dataDir: string

beforeEach(() => {
  dataDir = createTemporaryDirectory()
})

afterEach(() => removeDirectory(dataDir))

type Options = Partial<Parameters<typeof startEmbeddedPostgres>[0]>

const start = (options: Options = {}) =>
  startEmbeddedPostgres({ dataDir, database: 'munshi', fallbackDir: '/var/lib/munshi', log: () => {}, ...options })

const SETTINGS = `select (select string_agg(name || '=' || setting, ' ' order by name) from pg_settings
    where name in ('data_checksums', 'fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses')) as settings,
  pg_encoding_to_char(encoding) as encoding, datlocprovider as provider, datlocale as locale, lower('É') = 'é' as folds
  from pg_database where datname = current_database()`

const SOCKET = '.s.PGSQL.5432'
const socketDir = (url: string) => decodeURIComponent(new URL(url).hostname)

describe('a new database', () => {
  const newDir = createTemporaryDirectory()
  let postgres: EmbeddedPostgres

  beforeAll(async () => {
    postgres = await start({ dataDir: newDir })
  })

  afterAll(async () => {
    await postgres?.stop()
    removeDirectory(newDir)
  })

  test('is durable and UTF-8, and requires its password', async () => {
    const [row] = await queryOnce(postgres.url, SETTINGS)
    expect(row).toEqual({
      settings: 'data_checksums=on fsync=on full_page_writes=on listen_addresses= synchronous_commit=on',
      encoding: 'UTF8',
      provider: 'b',
      locale: 'C.UTF-8',
      folds: true,
    })
    const wrongPassword = Object.assign(new URL(postgres.url), { password: 'guess' }).href
    await expect(queryOnce(wrongPassword, 'select 1')).rejects.toThrow('password authentication failed')
    expect(statSync(join(newDir, 'postgres/connection.json')).mode & 0o777).toBe(0o600)
  })

  test.skipIf(process.platform === 'win32')(
    'listens on nothing but a socket in a directory that only its account may enter',
    async () => {
      const directory = socketDir(postgres.url)
      expect(directory).toBe(join(realpathSync(newDir), 'postgres/socket'))
      expect(statSync(directory).mode & 0o777).toBe(0o700)
      expect(statSync(directory).uid).toBe(statSync(join(newDir, 'postgres/cluster/data')).uid)
      expect(statSync(join(directory, SOCKET)).mode & 0o777).toBe(0o700)
      const [row] = await queryOnce(postgres.url, `select current_setting('listen_addresses') as addresses`)
      expect(row).toEqual({ addresses: '' })
    },
  )

  test('has an LC_CTYPE with which pg_trgm indexes Devanagari', async () => {
    await queryOnce(postgres.url, 'create extension pg_trgm')
    const [row] = await queryOnce<{ trigrams: number }>(
      postgres.url,
      `select cardinality(show_trgm('उदाहरण')) as trigrams`,
    )
    expect(row?.trigrams).toBeGreaterThan(5)
  })
})

test.skipIf(process.platform === 'win32')(
  'startEmbeddedPostgres puts the socket in a short private directory when its path would be too long',
  async () => {
    const long = join(dataDir, 'x'.repeat(100))
    const first = await start({ dataDir: long })
    const directory = socketDir(first.url)
    try {
      expect(directory).toMatch(/^\/tmp\/postgres-\w+$/)
      expect(statSync(directory).mode & 0o777).toBe(0o700)
      expect(await queryOnce(first.url, 'select 1 as n')).toEqual([{ n: 1 }])
      await first.stop()
      const second = await start({ dataDir: long })
      expect(second.url).toBe(first.url)
      await second.stop()
      // Something else took its place, as after a restart of the machine that emptied /tmp.
      removeDirectory(directory)
      mkdirSync(directory, { mode: 0o777 })
      const third = await start({ dataDir: long })
      expect(socketDir(third.url)).not.toBe(directory)
      await third.stop()
      removeDirectory(socketDir(third.url))
    } finally {
      await first.stop()
      removeDirectory(directory)
    }
  },
)

test('startEmbeddedPostgres accepts a data directory with comma, quote, space and letters of other scripts', async () => {
  const postgres = await start({ dataDir: join(dataDir, `a, b's "ñ" %41`) })
  try {
    expect(await queryOnce(postgres.url, 'select 1 as n')).toEqual([{ n: 1 }])
  } finally {
    await postgres.stop()
  }
})

test('startEmbeddedPostgres keeps data and URL over a restart', async () => {
  const first = await start()
  await queryOnce(first.url, 'create table saved as select 42 as n')
  await first.stop()
  const second = await start()
  try {
    expect(await queryOnce(second.url, 'select n from saved')).toEqual([{ n: 42 }])
    expect(second.url).toBe(first.url)
  } finally {
    await second.stop()
  }
})

test('startEmbeddedPostgres over TCP uses another port when its port is taken', async () => {
  const first = await start({ transport: 'tcp' })
  await first.stop()
  const otherServer = createServer().listen(Number(new URL(first.url).port), '127.0.0.1')
  const second = await start({ transport: 'tcp' })
  try {
    expect(new URL(second.url).port).not.toBe(new URL(first.url).port)
    expect(await queryOnce(second.url, 'select 1 as n')).toEqual([{ n: 1 }])
  } finally {
    await second.stop()
    otherServer.close()
  }
})

test.each(['fsync', ...(isFullRun ? ['full_page_writes', 'synchronous_commit'] : [])])(
  'startEmbeddedPostgres rejects a start with %s=off',
  async (name) => {
    await expect(start({ settings: { [name]: 'off' } })).rejects.toThrow(`PostgreSQL runs with ${name}=off`)
    const durable = await start()
    await durable.stop()
  },
)

test('startEmbeddedPostgres rejects a cluster whose own configuration switches fsync off', async () => {
  const first = await start()
  await queryOnce(first.url, 'alter system set fsync = off')
  await first.stop()
  await expect(start()).rejects.toThrow('PostgreSQL runs with fsync=off')
})

test('postgres.log contains no values of failed statements', async () => {
  const postgres = await start()
  await queryOnce(postgres.url, `create table people (name text unique); insert into people values ('Canary Devi')`)
  await expect(queryOnce(postgres.url, `insert into people values ('Canary Devi')`)).rejects.toThrow('duplicate key')
  await expect(queryOnce(postgres.url, `select 'Canary Devi'::date`)).rejects.toThrow('invalid input syntax')
  await postgres.stop()
  const log = readFileSync(join(dataDir, 'postgres/postgres.log'), 'utf8')
  expect(log).toContain('database system is shut down')
  expect(log).not.toContain('Canary')
})
