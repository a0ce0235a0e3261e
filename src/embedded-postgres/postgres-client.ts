import { callbackify } from 'node:util'
import pg from 'pg'
import { splitHosts } from './split-hosts.ts'

type Callback = ((error: Error) => void) | ((error: null, client: pg.Client) => void)

const PROBE_TIMEOUT_MS = 2_000

/**
 * pg's client with two features of libpq's URLs. Among several hosts it connects to one that accepts writes, like
 * `target_session_attrs=read-write`. With `require_auth=scram-sha-256`, it answers no other request for the password,
 * and sends no query until the server has proved that it knows the password too.
 */
export class PostgresClient extends pg.Client {
  readonly #urls: string[]

  constructor({ connectionString = '', ...config }: pg.ClientConfig = {}) {
    const urls = splitHosts(connectionString)
    super({ ...config, connectionString: urls[0] })
    this.#urls = urls
    if (/[?&]require_auth=scram-sha-256(&|$)/.test(connectionString)) requireScram(this.connection)
  }

  override connect(): Promise<pg.Client>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<pg.Client> | void {
    if (this.#urls.length === 1) return callback ? super.connect(callback) : super.connect()
    const connecting = this.#chooseHost().then(() => super.connect())
    if (!callback) return connecting
    callbackify(() => connecting)(callback as (error: Error | null, client?: pg.Client) => void)
  }

  async #chooseHost(): Promise<void> {
    const { host, port } = await findWritableHost(this.#urls)
    // The pool destroys the stream of a client that takes too long.
    if (this.connection.stream.destroyed) throw unavailable('The connection was cancelled.')
    Object.assign(this, { host, port })
  }
}

async function findWritableHost(urls: string[]): Promise<Pick<pg.Client, 'host' | 'port'>> {
  try {
    return await Promise.any(urls.map(assertWritable))
  } catch (error) {
    const errors = error instanceof AggregateError ? (error.errors as Error[]) : []
    throw unavailable(`No host accepts writes: ${errors.map(({ message }) => message).join('; ')}`)
  }
}

async function assertWritable(url: string): Promise<Pick<pg.Client, 'host' | 'port'>> {
  const client = new PostgresClient({
    connectionString: url,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ mode: string }>(`select current_setting('transaction_read_only') as mode`)
    if (rows[0]?.mode !== 'off') throw new Error(`${client.host} is read-only`)
    return { host: client.host, port: client.port }
  } finally {
    client.end().catch(() => {})
  }
}

const unavailable = (message: string) => Object.assign(new Error(message), { code: 'ECONNREFUSED' })

/** These listeners run before those of pg, which are added by `connect`. */
function requireScram(connection: pg.Connection): void {
  let isProved = false
  const reject = (what: string) => () =>
    void connection.stream.destroy(unavailable(`Something other than PostgreSQL answers: it ${what}.`))
  connection.once('authenticationCleartextPassword', reject('asks for the password'))
  connection.once('authenticationMD5Password', reject('asks for the password'))
  connection.once('authenticationSASLFinal', () => (isProved = true))
  // pg reports a wrong signature of the server and waits.
  connection.once('error', () => connection.stream.destroy())
  connection.once('readyForQuery', () => {
    if (!isProved) reject('does not know the password')()
  })
}
