import pg from 'pg'
import { inject } from 'vitest'
import { prepareAppRole } from '#app/server/app-role.ts'

const clients = new Map<string, Promise<pg.Client>>()

/**
 * Creates this worker's own database if necessary and puts it into a saved state, by default the empty one. Returns the
 * URLs of its owner and of the app's role.
 */
export async function resetDatabase(state = 'migrated'): Promise<{ ownerUrl: string; appUrl: string }> {
  const template = inject('ownerUrl')
  const name = `worker_${process.env.VITEST_POOL_ID ?? '0'}`
  const ownerUrl = Object.assign(new URL(template), { pathname: `/${name}` }).href
  await createFromTemplate(template, name)
  appUrls[name] ??= (await prepareAppRole(ownerUrl)).url
  await resetTables(await connect(ownerUrl), state)
  return { ownerUrl, appUrl: appUrls[name] }
}

/** A request that was answered at its deadline may still be writing, and PostgreSQL then ends one of the two. */
async function resetTables(client: pg.Client, state: string): Promise<void> {
  try {
    await client.query('select test_support.reset($1)', [state])
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === DEADLOCK)) throw error
    await resetTables(client, state)
  }
}

/** Keeps a copy of all rows, to which `resetDatabase` returns. Replaces an earlier one of the name. */
export async function saveDatabase(ownerUrl: string, state: string): Promise<void> {
  await (await connect(ownerUrl)).query('select test_support.save($1)', [state])
}

/** Returns a hash of the rows of each table that has some. */
export async function hashTables(ownerUrl: string, exceptNames: string[]): Promise<Record<string, string>> {
  const client = await connect(ownerUrl)
  const { rows } = await client.query<{ name: string; hash: string }>('select * from test_support.hash_tables($1)', [
    exceptNames.map((name) => `public.${name}`),
  ])
  return Object.fromEntries(rows.map(({ name, hash }) => [name.replace('public.', ''), hash]))
}

const DEADLOCK = '40P01'
const created = new Set<string>()
const appUrls: Record<string, string> = {}

async function createFromTemplate(template: string, name: string): Promise<void> {
  if (created.has(name)) return
  const maintenance = await connect(Object.assign(new URL(template), { pathname: '/postgres' }).href)
  const { rowCount } = await maintenance.query('select from pg_database where datname = $1', [name])
  if (rowCount === 0) await maintenance.query(`create database ${name} template munshi`)
  created.add(name)
}

function connect(url: string): Promise<pg.Client> {
  const known = clients.get(url)
  if (known) return known
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  const connecting = client.connect().then(() => {
    unref(client)
    return client
  })
  clients.set(url, connecting)
  return connecting
}

/** An idle connection must not keep the worker alive. `unref` is missing from the types of pg. */
function unref(client: pg.Client): void {
  ;(client as pg.Client & { unref(): void }).unref()
}
