import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import { errorCode } from './error-code.ts'

const EACH_TIME = '/* plan each time */'
/**
 * Marks a statement whose best plan depends on its values, as it does for every one with a pattern. It is sent unnamed,
 * because for a prepared one PostgreSQL may decide on the same plan for all values.
 */
export const PLAN_EACH_TIME = sql.raw(` ${EACH_TIME}`)
const PATTERN = /\bi?like \$\d/

/** A pool remembers at most `MAX_TEXTS` texts, and a connection keeps `MAX_PREPARED` of them prepared. */
const MAX_TEXTS = 1000
const MAX_PREPARED = 200
/** Longer ones list values, so they seldom occur twice. */
const MAX_LENGTH = 10_000
const PREPARABLE = /^\s*(?:select|insert|update|delete|with)\b/i

/** A migration has changed the columns of a prepared statement's result. */
const STALE_PLAN = '0A000'
const STALE_PLAN_ROUTINE = 'RevalidateCachedQuery'
/** The statement does not exist, or another client has prepared it: there is a pooler that does not know statements. */
const UNKNOWN_STATEMENT = '26000'
const DUPLICATE_STATEMENT = '42P05'

/**
 * Returns true for errors that the same statement does not return again when it is run unnamed, or in a new
 * transaction.
 */
export function isStatementLost(error: unknown): boolean {
  const code = errorCode(error)
  return code === UNKNOWN_STATEMENT || code === DUPLICATE_STATEMENT || isStalePlan(error)
}

const isStalePlan = (error: unknown) =>
  errorCode(error) === STALE_PLAN && (error as pg.DatabaseError).routine === STALE_PLAN_ROUTINE

/**
 * Names the statements that the connections of a pool prepare. A text gets a name when it occurs for the second time,
 * because those with lists of values seldom do.
 */
export class PreparedStatements {
  /** By text, the least recently used first. `null`: sent unnamed. */
  readonly #names = new Map<string, string | null>()
  readonly #prepared = new WeakMap<pg.PoolClient, Set<string>>()
  #isSupported = true

  /** Returns undefined if the statement is to be sent unnamed. */
  prepare(client: pg.PoolClient, text: string): string | undefined {
    if (!this.#isSupported || text.length > MAX_LENGTH) return undefined
    const name = this.#names.get(text)
    this.#names.delete(text)
    this.#names.set(text, name === undefined ? nameOf(text) : name)
    if (this.#names.size > MAX_TEXTS) this.#names.delete(first(this.#names.keys()))
    if (typeof name !== 'string') return undefined
    this.#markUsed(client, name)
    return name
  }

  /**
   * Sends the statement unnamed from now on after a stale plan: prepared again through a pooler, it would have the same
   * plan. After another error, sends all statements unnamed.
   */
  giveUp(text: string, error: unknown): void {
    if (isStalePlan(error)) this.#names.set(text, null)
    else this.#isSupported = false
  }

  /** Beyond `MAX_PREPARED`, closes the statement that the connection has not used for the longest time. */
  #markUsed(client: pg.PoolClient, name: string): void {
    const prepared = this.#prepared.get(client) ?? new Set()
    this.#prepared.set(client, prepared)
    prepared.delete(name)
    prepared.add(name)
    if (prepared.size <= MAX_PREPARED) return
    const unused = first(prepared)
    prepared.delete(unused)
    // Unlike `deallocate`, this works in a failed transaction and through PgBouncer. The next statement reads the
    // reply.
    client.connection.close({ type: 'S', name: unused }, true)
    const { parsedStatements } = client.connection as ConnectionWithStatements
    delete parsedStatements[unused]
  }
}

/** pg's record of what a connection has prepared, which its types leave out. */
type ConnectionWithStatements = pg.Connection & { parsedStatements: Record<string, string> }

const nameOf = (text: string) =>
  PREPARABLE.test(text) && !text.includes(EACH_TIME) && !PATTERN.test(text)
    ? createHash('sha1').update(text).digest('hex')
    : null

const first = <T>(values: Iterable<T>): T => values[Symbol.iterator]().next().value as T
