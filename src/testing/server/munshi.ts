import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { readConnection, connectionUrl } from '#embedded-postgres/connection.ts'
import { findProcessesIn } from '#embedded-postgres/processes.ts'
import { endProcessesIn, killProcessesIn } from './kill-processes.ts'
import { removeDirectory } from './temporary-directory.ts'

export type Munshi = {
  url: string
  pid: number
  output: string[]
  /** Returns the exit code, or null when the signal ended the process. */
  kill(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<number | null>
}

type Options = { dataDir: string; env?: Record<string, string>; command?: [string, ...string[]] }

export const SETUP_ENV = {
  INSTITUTE_NAME: 'Example Institute',
  INSTITUTE_PHONE: '9800000000',
  INSTITUTE_ADDRESS: '1 Example Road',
  ADMIN_NAME: 'Example Admin',
  ADMIN_EMAIL: 'admin@example.com',
  ADMIN_PASSWORD: 'an admin of the tests',
  HR_NAME: 'Example HR',
  HR_EMAIL: 'hr@example.com',
  HR_PASSWORD: 'a clerk of the tests',
} as const

const children = new Set<ChildProcess>()

/** Starts the app as `npm start` does. Throws the output if the process ends before it is ready. */
export async function startMunshi({
  dataDir,
  env,
  command = [process.execPath, 'src/app/server/start.ts'],
}: Options): Promise<Munshi> {
  const [program, ...args] = command
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: buildEnvironment(dataDir, env) })
  children.add(child)
  const exited = once(child, 'exit').then(([code]: unknown[]) => (typeof code === 'number' ? code : null))
  const closed = once(child, 'close')
  void exited.then(() => children.delete(child))
  const output: string[] = []
  const url = await Promise.race([waitForUrl(child, output), closed.then(() => undefined)])
  if (url === undefined) throw new Error(output.join('\n'))
  return {
    url: url.replace('localhost', '127.0.0.1'),
    pid: child.pid ?? 0,
    output,
    kill(signal) {
      child.kill(signal)
      return exited
    },
  }
}

/** Call it in afterEach: it ends all started apps and the PostgreSQL of this directory, and deletes it. */
export async function removeMunshi(dataDir: string): Promise<void> {
  const remaining = [...children]
  for (const child of remaining) child.kill('SIGKILL')
  for (const child of remaining) if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  await endProcessesIn(clusterOf(dataDir))
  removeDirectory(dataDir)
}

const clusterOf = (dataDir: string) => join(dataDir, 'postgres/cluster/data')

export const listPostgresProcesses = (dataDir: string) => findProcessesIn(clusterOf(dataDir)) ?? []

/** Kills the postmaster and its children. The app, if it runs, starts PostgreSQL again. */
export const killPostgres = (dataDir: string) => killProcessesIn(clusterOf(dataDir))

export function getOwnerUrl(dataDir: string): string {
  const connection = readConnection(join(dataDir, 'postgres'))
  if (!connection) throw new Error(`There is no database in ${dataDir}.`)
  return connectionUrl(connection, 'munshi')
}

/** Inherits only what a program needs to run: not DATABASE_URL, nor the variables of npm. */
function buildEnvironment(dataDir: string, env: Record<string, string> = {}) {
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env
  const inherited = Object.entries({ PATH, HOME, TMPDIR, NODE_COMPILE_CACHE }).filter(
    ([, value]) => value !== undefined,
  )
  return {
    ...Object.fromEntries(inherited),
    PORT: '0',
    LOG_LEVEL: 'warn',
    DATA_DIR: dataDir,
    BACKUP_KEEP: '0',
    HTTPS: 'off',
    WEB_DIR: getWebDir(dataDir),
    ...env,
  }
}

/** Returns the built page, or a placeholder if it is not built. */
function getWebDir(dataDir: string): string {
  if (existsSync('dist/web/index.html')) return 'dist/web'
  const directory = join(dataDir, 'page')
  mkdirSync(directory, { recursive: true })
  for (const name of ['index.html', 'sign-in.html'])
    writeFileSync(join(directory, name), '<!doctype html><title>Munshi</title>')
  return directory
}

function waitForUrl(child: ChildProcess, output: string[]): Promise<string> {
  return new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue
      createInterface(stream).on('line', (line) => {
        output.push(line)
        const address = /Munshi is ready at (\S+)/.exec(line)?.[1]
        if (address !== undefined) resolve(address)
      })
    }
  })
}
