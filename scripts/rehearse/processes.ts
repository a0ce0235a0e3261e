import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { resolveAccount, spawnOptions } from '#embedded-postgres/account.ts'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'

/** PostgreSQL does not run as root. */
const account = resolveAccount([])
const children = new Set<ChildProcess>()

export const directory = createTemporaryDirectory()

/** Creates a directory of the account that runs the databases. */
export function makeDirectory(name: string): string {
  const path = join(directory, name)
  mkdirSync(path, { mode: 0o700 })
  if (account) chownSync(path, account.uid, account.gid)
  return path
}

export function writeOwnFile(path: string, text: string): string {
  writeFileSync(path, text, { mode: 0o600 })
  if (account) chownSync(path, account.uid, account.gid)
  return path
}

/** Writes its output to `<name>.log`. */
export function start(
  name: string,
  [program, ...args]: [string, ...string[]],
  env: Record<string, string> = {},
): ChildProcess {
  const log = openSync(join(directory, `${name}.log`), 'a')
  const child = spawn(program, args, {
    ...spawnOptions(account),
    stdio: ['ignore', log, log],
    env: { PATH: process.env['PATH'] ?? '', HOME: directory, LC_ALL: 'C.UTF-8', ...env },
  })
  children.add(child)
  child.once('exit', () => children.delete(child))
  child.once('error', () => children.delete(child))
  return child
}

export async function killAndWait(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill(signal)
  await exited
}

export async function killAll(): Promise<void> {
  await Promise.all([...children].map((child) => killAndWait(child)))
}

/** Ignores processes that have ended. */
export function signalAll(pids: readonly number[], signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
    }
  }
}
