import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { isRoot } from './files.ts'

/** Null means the account of this process. */
export type Account = { name: string; uid: number; gid: number } | null

/**
 * PostgreSQL does not run as root. For root this returns the owner of the first path that root does not own, else
 * `postgres`, else `nobody`. The account needs a passwd entry, because initdb looks it up.
 */
export function resolveAccount(paths: string[]): Account {
  if (!isRoot) return null
  const accounts = readPasswd()
  for (const path of paths) {
    const uid = statSync(path, { throwIfNoEntry: false })?.uid
    const owner = uid ? accounts.find((account) => account.uid === uid) : undefined
    if (owner) return owner
  }
  const fallbacks = ['postgres', 'nobody'].map((name) => accounts.find((account) => account.name === name))
  return fallbacks.find((account) => account !== undefined && account.uid !== 0) ?? null
}

// Runs a process as that account, because mode bits do not show ACLs and mounts.
export function canEnter(account: Account, directory: string): boolean {
  return succeeds(account, '/bin/sh', ['-c', 'cd "$0"', directory])
}

export function canWrite(account: Account, directory: string): boolean {
  return succeeds(account, '/bin/sh', ['-c', 'cd "$0" && test -w .', directory])
}

export function canRun(account: Account, binary: string): boolean {
  return succeeds(account, binary, ['--version'])
}

function succeeds(account: Account, command: string, args: string[]): boolean {
  return spawnSync(command, args, { ...spawnOptions(account), stdio: 'ignore' }).status === 0
}

export function spawnOptions(account: Account): { uid?: number; gid?: number; cwd?: string } {
  if (process.platform === 'win32') return {}
  return account ? { uid: account.uid, gid: account.gid, cwd: '/' } : { cwd: '/' }
}

function readPasswd(): NonNullable<Account>[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 7)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
}
