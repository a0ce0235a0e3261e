import { PostgresClient } from './postgres-client.ts'

/**
 * Returns how long a connection may take. On Windows each is a new program, which a busy disk or a virus scanner holds up
 * while the machine starts.
 */
export const connectTimeout = (ms: number): number => (process.platform === 'win32' ? 10 * ms : ms)

export async function queryOnce<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new PostgresClient({
    connectionString: url,
    connectionTimeoutMillis: connectTimeout(2_000),
    query_timeout: 10_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<Row>(sql)
    return rows
  } finally {
    client.end().catch(() => {})
  }
}
