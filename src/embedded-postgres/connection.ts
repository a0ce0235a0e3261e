import { randomBytes, randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { EmbeddedPostgresError } from './errors.ts'
import { errorCode, writeAtomically } from './files.ts'

export type Connection = { port: number; password: string }

/** The stored port and password. A new password is stored before a cluster is created with it; the port changes only if it is taken. */
export async function ensureConnection(directory: string): Promise<Connection> {
  const stored = readConnection(directory)
  if (stored && (await isFree(stored.port))) return stored
  const password = stored?.password ?? randomBytes(24).toString('base64url')
  return saveConnection(directory, { password, port: await findFreePort() })
}

export async function changePort(directory: string, { password }: Connection): Promise<Connection> {
  return saveConnection(directory, { password, port: await findFreePort() })
}

export function connectionUrl({ port, password }: Connection, database: string): string {
  return `postgres://owner:${password}@127.0.0.1:${port}/${database}`
}

export function readConnection(directory: string): Connection | undefined {
  try {
    return JSON.parse(readFileSync(`${directory}/connection.json`, 'utf8')) as Connection
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw new EmbeddedPostgresError(
      'start_failed',
      `${directory}/connection.json, which contains the password of the database, cannot be read: ${String(error)}`,
    )
  }
}

function saveConnection(directory: string, connection: Connection): Connection {
  writeAtomically(`${directory}/connection.json`, `${JSON.stringify(connection)}\n`, 0o600)
  return connection
}

/** Below the range of outgoing connections, so that no other program takes the port during a restart. */
async function findFreePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = randomInt(15_000, 32_000)
    if (await isFree(port)) return port
  }
  throw new EmbeddedPostgresError(
    'start_failed',
    'No free port was found for PostgreSQL between 15000 and 32000 on 127.0.0.1.',
  )
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)))
  })
}
