import { randomBytes, randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { isDeepStrictEqual } from 'node:util'
import { EmbeddedPostgresError } from './errors.ts'
import { errorCode, writeAtomically } from './files.ts'

/** Without `socketDir`, PostgreSQL listens on TCP. With it, `port` is only a part of the socket's name. */
export type Connection = { port: number; password: string; socketDir?: string | undefined }

const SOCKET_PORT = 5432

/**
 * Returns the stored password and address. A new password is stored before a cluster is created with it; a TCP port
 * changes only if it is taken.
 */
export async function ensureConnection(directory: string, socketDir: string | undefined): Promise<Connection> {
  const stored = readConnection(directory)
  const password = stored?.password ?? randomBytes(24).toString('base64url')
  if (socketDir !== undefined) {
    const connection = { port: SOCKET_PORT, password, socketDir }
    return isDeepStrictEqual(stored, connection) ? connection : saveConnection(directory, connection)
  }
  if (stored && stored.socketDir === undefined && (await isFree(stored.port))) return stored
  return saveConnection(directory, { port: await findFreePort(), password })
}

export async function changePort(directory: string, { password }: Connection): Promise<Connection> {
  return saveConnection(directory, { password, port: await findFreePort() })
}

/** With `require_auth`, PostgresClient reveals nothing to a process that took the place of PostgreSQL. */
export function connectionUrl({ port, password, socketDir }: Connection, database: string): string {
  const host = socketDir === undefined ? '127.0.0.1' : encodeURIComponent(socketDir)
  return `postgres://owner:${password}@${host}:${port}/${database}?require_auth=scram-sha-256`
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

/** Returns a port below the range of outgoing connections, so that no other program takes it during a restart. */
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
