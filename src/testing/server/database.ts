import pg from 'pg'
import { inject } from 'vitest'

const clients = new Map<string, Promise<pg.Client>>()

/** This worker's own database, migrated and empty. The app takes its restricted role by itself, whatever the address. */
export async function testDatabase(): Promise<{ ownerUrl: string; url: string }> {
  const template = inject('ownerUrl')
  const name = `worker_${process.env.VITEST_POOL_ID ?? '0'}`
  const ownerUrl = Object.assign(new URL(template), { pathname: `/${name}` }).href
  await createFromTemplate(template, name)
  await truncateAll(ownerUrl)
  return { ownerUrl, url: ownerUrl }
}

/** Puts the database back as the migrations left it: call it before each test. */
export async function truncateAll(ownerUrl: string): Promise<void> {
  const client = await connected(ownerUrl)
  await client.query('select test_support.truncate_all()')
}

async function createFromTemplate(template: string, name: string): Promise<void> {
  const maintenance = await connected(Object.assign(new URL(template), { pathname: '/postgres' }).href)
  const { rowCount } = await maintenance.query('select from pg_database where datname = $1', [name])
  if (rowCount === 0) await maintenance.query(`create database ${name} template munshi`)
}

function connected(url: string): Promise<pg.Client> {
  const known = clients.get(url)
  if (known) return known
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  const opening = client.connect().then(() => {
    unref(client)
    return client
  })
  clients.set(url, opening)
  return opening
}

/** Its types leave it out. A connection that is only kept for the next test must not keep the worker alive. */
function unref(client: pg.Client): void {
  ;(client as pg.Client & { unref(): void }).unref()
}
