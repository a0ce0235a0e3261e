import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { connectTimeout, PostgresClient } from '#embedded-postgres/index.ts'
import { parseChange } from './change.ts'
import type { ChangeHub } from './change-hub.ts'

type Options = { url: string; hub: ChangeHub; log: Pick<FastifyBaseLogger, 'info' | 'warn'> }

/** A connection that is dead without a message is noticed after this time. */
const CHECK_MS = 10_000
const MIN_PAUSE_MS = 250
const MAX_PAUSE_MS = 5_000

/** Opens one connection for the whole process. Returns a function that closes it. */
export function listenForChanges({ url, hub, log }: Options): () => Promise<void> {
  const stopped = new AbortController()
  let current: PostgresClient | undefined
  const done = run()

  async function run(): Promise<void> {
    let pause = MIN_PAUSE_MS
    while (!stopped.signal.aborted) {
      try {
        await listen(() => (pause = MIN_PAUSE_MS))
      } catch (error) {
        if (error instanceof PooledError) {
          log.warn(error.message)
          return hub.close()
        }
        if (!stopped.signal.aborted) log.warn({ err: error }, 'changes of others are not received, retrying')
      }
      hub.setKnown(false)
      // Processes that lost the same database do not return at the same moment.
      await sleep(pause * (0.5 + Math.random()), undefined, { signal: stopped.signal }).catch(() => {})
      pause = Math.min(2 * pause, MAX_PAUSE_MS)
    }
  }

  /** Throws when the connection is lost. */
  async function listen(onListening: () => void): Promise<void> {
    const client = new PostgresClient({
      connectionString: url,
      keepAlive: true,
      application_name: 'munshi changes',
      connectionTimeoutMillis: connectTimeout(2_000),
      query_timeout: 4_000,
    })
    current = client
    const lost = new Promise<void>((_resolve, reject) => {
      client.on('error', reject)
      client.on('end', () => reject(new Error('The database closed the connection.')))
    })
    lost.catch(() => {})
    client.on('notification', ({ channel, payload = '' }) => {
      if (channel === 'munshi_change') hub.publish(parseChange(payload))
      else void hub.endSessions()
    })
    let timer: NodeJS.Timeout | undefined
    try {
      await client.connect()
      await assertNotPooled(client)
      await client.query('listen munshi_change; listen munshi_session')
      hub.setKnown(true)
      onListening()
      void hub.endSessions()
      const checked = new Promise<void>((_resolve, reject) => {
        timer = setInterval(() => void client.query('select 1').catch(reject), CHECK_MS).unref()
      })
      await Promise.race([lost, checked])
    } finally {
      clearInterval(timer)
      client.connection.stream.destroy()
    }
  }

  return async () => {
    stopped.abort()
    current?.connection.stream.destroy()
    await done
  }
}

class PooledError extends Error {}

/**
 * A pooler gives the connection to another client after each transaction, which then gets the notifications or loses
 * them.
 */
async function assertNotPooled(client: PostgresClient): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  if (rows[0]?.pid === (client as PostgresClient & { processID: number }).processID) return
  throw new PooledError(
    'Lists are not updated while others save, because the database is reached through a connection pooler. ' +
      'DATABASE_OWNER_URL should lead to PostgreSQL itself.',
  )
}
