import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { systemProgram } from './windows-paths.ts'

const SYSTEM = 'S-1-5-18'
const ADMINISTRATORS = 'S-1-5-32-544'

/**
 * Windows has no modes: lets only this account, the system, administrators and others by their SID use a file, or a
 * directory and what will be in it. PostgreSQL gives up the rights of administrators, so this account is named besides them. Some disks, such as
 * USB disks with FAT, keep no rights, as Linux ignores modes there.
 */
export function makePrivate(path: string, others: readonly string[] = []): void {
  if (process.platform !== 'win32') return
  const rights = statSync(path).isDirectory() ? '(OI)(CI)F' : 'F'
  try {
    const accounts = [...new Set([SYSTEM, ADMINISTRATORS, readOwnSid(), ...others])]
    run('icacls', [path, '/inheritance:r', '/grant:r', ...accounts.map((sid) => `*${sid}:${rights}`), '/q'])
  } catch {
    // `munshi doctor` reports files that others can read.
  }
}

let ownSid: string | undefined

function readOwnSid(): string {
  ownSid ??= /S-1-[\d-]+/.exec(run('whoami', ['/user', '/fo', 'csv', '/nh']))?.[0]
  if (ownSid === undefined) throw new Error('whoami names no account')
  return ownSid
}

const run = (program: string, args: string[]): string =>
  execFileSync(systemProgram(program), args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    windowsHide: true,
    timeout: 20_000,
  })
