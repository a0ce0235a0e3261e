import { randomBytes, randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { errorCode, writeWhole } from './files.ts'
import { StartupError } from '#shared/server/startup-error.ts'

export type Connection = { port: number; password: string }

/** Kept for good before the cluster is made with this password; the port stays the same from start to start if it can. */
export async function keptConnection(directory: string): Promise<Connection> {
  const kept = read(directory)
  if (kept && (await isFree(kept.port))) return kept
  return keep(directory, { password: kept?.password ?? randomBytes(24).toString('base64url'), port: await freePort() })
}

export async function onAnotherPort(directory: string, { password }: Connection): Promise<Connection> {
  return keep(directory, { password, port: await freePort() })
}

export function connectionIn(directory: string): Connection | undefined {
  return read(directory)
}

export function urlOf({ port, password }: Connection, database: string): string {
  return `postgres://owner:${password}@127.0.0.1:${port}/${database}`
}

function read(directory: string): Connection | undefined {
  try {
    return JSON.parse(readFileSync(`${directory}/connection.json`, 'utf8')) as Connection
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw new StartupError(
      `${directory}/connection.json, which holds the database's password, cannot be read: ${String(error)}`,
    )
  }
}

function keep(directory: string, connection: Connection): Connection {
  writeWhole(`${directory}/connection.json`, `${JSON.stringify(connection)}\n`, 0o600)
  return connection
}

/** Below the range systems hand out for outgoing connections, so that nobody takes it while PostgreSQL is restarted. */
async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const port = randomInt(15_000, 32_000)
    if (await isFree(port)) return port
  }
  throw new StartupError('No free port was found for PostgreSQL between 15000 and 32000 on 127.0.0.1.')
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)))
  })
}
