import { PostgresClient } from './postgres-client.ts'

export async function queryOnce<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new PostgresClient({ connectionString: url, connectionTimeoutMillis: 2_000, query_timeout: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<Row>(sql)
    return rows
  } finally {
    client.end().catch(() => {})
  }
}
