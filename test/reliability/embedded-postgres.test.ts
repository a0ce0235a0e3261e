import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { queryOnce } from '#shared/server/query-once.ts'
import { startEmbeddedPostgres } from '#embedded-postgres/start-embedded-postgres.ts'
import { removeDirectory, temporaryDirectory } from '#testing/server/temporary-directory.ts'

let dataDir: string

beforeEach(() => {
  dataDir = temporaryDirectory()
})

afterEach(() => removeDirectory(dataDir))

const start = (settings?: Record<string, string>) => startEmbeddedPostgres({ dataDir, log: () => {}, settings })

const SETTINGS = `select (select string_agg(name || '=' || setting, ' ' order by name) from pg_settings
    where name in ('data_checksums', 'fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses')) as settings,
  pg_encoding_to_char(encoding) as encoding, datlocprovider as provider, datlocale as locale, lower('É') = 'é' as folds
  from pg_database where datname = current_database()`

test('a fresh start makes a durable UTF-8 database that only the owner of its password gets into', async () => {
  const postgres = await start()
  try {
    const [row] = await queryOnce(postgres.url, SETTINGS)
    expect(row).toEqual({
      settings: 'data_checksums=on fsync=on full_page_writes=on listen_addresses=127.0.0.1 synchronous_commit=on',
      encoding: 'UTF8',
      provider: 'b',
      locale: 'C.UTF-8',
      folds: true,
    })
    const stranger = Object.assign(new URL(postgres.url), { password: 'guess' }).href
    await expect(queryOnce(stranger, 'select 1')).rejects.toThrow('password authentication failed')
    expect(statSync(join(dataDir, 'postgres/connection.json')).mode & 0o777).toBe(0o600)
  } finally {
    await postgres.stop()
  }
})

test('pg_trgm sees the letters of every script, so that a search for a name in Devanagari is read off an index', async () => {
  const postgres = await start()
  try {
    await queryOnce(postgres.url, 'create extension pg_trgm')
    const [row] = await queryOnce<{ seen: number }>(postgres.url, `select cardinality(show_trgm('उदाहरण')) as seen`)
    expect(row?.seen).toBeGreaterThan(5)
  } finally {
    await postgres.stop()
  }
})

test('a later start finds what was written, at the same address', async () => {
  const first = await start()
  await queryOnce(first.url, 'create table kept as select 42 as n')
  await first.stop()
  const second = await start()
  try {
    expect(await queryOnce(second.url, 'select n from kept')).toEqual([{ n: 42 }])
    expect(second.url).toBe(first.url)
  } finally {
    await second.stop()
  }
})

test('when somebody else has taken the port meanwhile, another one is used', async () => {
  const first = await start()
  await first.stop()
  const squatter = createServer().listen(Number(new URL(first.url).port), '127.0.0.1')
  const second = await start()
  try {
    expect(new URL(second.url).port).not.toBe(new URL(first.url).port)
    expect(await queryOnce(second.url, 'select 1 as n')).toEqual([{ n: 1 }])
  } finally {
    await second.stop()
    squatter.close()
  }
})

test.each(['fsync', 'full_page_writes', 'synchronous_commit'])(
  'it does not start with %s off, and says so',
  async (name) => {
    await expect(start({ [name]: 'off' })).rejects.toThrow(`PostgreSQL runs with ${name} switched off`)
    const right = await start()
    await right.stop()
  },
)

test('a durability setting that somebody switched off in the database itself is found at the next start', async () => {
  const first = await start()
  await queryOnce(first.url, 'alter system set fsync = off')
  await first.stop()
  await expect(start()).rejects.toThrow('PostgreSQL runs with fsync switched off')
})

test('the log holds no personal data, even where a statement fails on it', async () => {
  const postgres = await start()
  await queryOnce(postgres.url, `create table people (name text unique); insert into people values ('Canary Devi')`)
  await expect(queryOnce(postgres.url, `insert into people values ('Canary Devi')`)).rejects.toThrow('duplicate key')
  await expect(queryOnce(postgres.url, `select 'Canary Devi'::date`)).rejects.toThrow('invalid input syntax')
  await postgres.stop()
  const log = readFileSync(join(dataDir, 'postgres/postgres.log'), 'utf8')
  expect(log).toContain('database system is shut down')
  expect(log).not.toContain('Canary')
})
