import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { connectionIn, urlOf } from '#embedded-postgres/connection.ts'
import { errorCode } from '#embedded-postgres/files.ts'
import { processesIn } from '#embedded-postgres/process-life.ts'
import { removeDirectory } from './temporary-directory.ts'

export type Munshi = {
  url: string
  pid: number
  /** Everything it has printed, line by line. */
  said: string[]
  /** Answers with the exit code, or null when the signal itself ended it. */
  kill(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): Promise<number | null>
}

type Options = { dataDir: string; env?: Record<string, string>; command?: [string, ...string[]] }

/** An institute and its first two accounts, for an unattended set-up. */
export const INSTITUTE = {
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

/** Starts the product itself, as `npm start` does, and waits until it is ready; what it says instead becomes the error. */
export async function startMunshi({
  dataDir,
  env,
  command = [process.execPath, 'src/app/server/main.ts'],
}: Options): Promise<Munshi> {
  const [program, ...args] = command
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: environment(dataDir, env) })
  children.add(child)
  const exited = once(child, 'exit').then(([code]: unknown[]) => (typeof code === 'number' ? code : null))
  const silent = once(child, 'close')
  void exited.then(() => children.delete(child))
  const said: string[] = []
  const url = await Promise.race([readyAt(child, said), silent.then(() => undefined)])
  if (url === undefined) throw new Error(said.join('\n'))
  return {
    url: url.replace('localhost', '127.0.0.1'),
    pid: child.pid ?? 0,
    said,
    kill(signal) {
      child.kill(signal)
      return exited
    },
  }
}

/** For afterEach: ends what is left of the apps and of the PostgreSQL in this directory, which is then removed. */
export async function removeMunshi(dataDir: string): Promise<void> {
  const left = [...children]
  for (const child of left) child.kill('SIGKILL')
  for (const child of left) if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  killPostgres(dataDir)
  removeDirectory(dataDir)
}

/** The processes of the PostgreSQL in this directory. */
export const postgresIn = (dataDir: string) => processesIn(join(dataDir, 'postgres/cluster/data')) ?? []

/** Kills the postmaster with all its children. Some may end by themselves first, having lost the others. */
export function killPostgres(dataDir: string): void {
  for (const pid of postgresIn(dataDir)) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch (error) {
      if (errorCode(error) !== 'ESRCH') throw error
    }
  }
}

/** The address of the embedded database, as its owner. */
export function ownerUrlOf(dataDir: string): string {
  const connection = connectionIn(join(dataDir, 'postgres'))
  if (!connection) throw new Error(`There is no database in ${dataDir}.`)
  return urlOf(connection, 'munshi')
}

/** Nothing of the surroundings but what a program needs to run: a DATABASE_URL or an npm around us must not be inherited. */
function environment(dataDir: string, env: Record<string, string> = {}) {
  const { PATH, HOME, TMPDIR } = process.env
  const around = Object.entries({ PATH, HOME, TMPDIR }).filter(([, value]) => value !== undefined)
  return {
    ...Object.fromEntries(around),
    PORT: '0',
    LOG_LEVEL: 'warn',
    DATA_DIR: dataDir,
    WEB_DIR: page(dataDir),
    ...env,
  }
}

/** The built page, or where nobody has built it one that will do. */
function page(dataDir: string): string {
  if (existsSync('dist/web/index.html')) return 'dist/web'
  const directory = join(dataDir, 'page')
  mkdirSync(directory, { recursive: true })
  writeFileSync(join(directory, 'index.html'), '<!doctype html><title>Munshi</title>')
  return directory
}

function readyAt(child: ChildProcess, said: string[]): Promise<string> {
  return new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue
      createInterface(stream).on('line', (line) => {
        said.push(line)
        const address = /Munshi is ready at (\S+)/.exec(line)?.[1]
        if (address !== undefined) resolve(address)
      })
    }
  })
}
