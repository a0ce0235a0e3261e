import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { isRoot } from './files.ts'

/** Who runs PostgreSQL; null: whoever runs us. */
export type Account = { name: string; uid: number; gid: number } | null

/**
 * PostgreSQL refuses to run as root, so root hands it to somebody else: the owner of the first of these paths that is
 * not root's own, else `postgres`, else `nobody`. The account must have a passwd entry, since initdb looks it up.
 */
export function accountFor(ownedPaths: string[]): Account {
  if (!isRoot) return null
  const accounts = passwdEntries()
  for (const path of ownedPaths) {
    const uid = statSync(path, { throwIfNoEntry: false })?.uid
    const owner = uid ? accounts.find((account) => account.uid === uid) : undefined
    if (owner) return owner
  }
  const fallback = ['postgres', 'nobody'].map((name) => accounts.find((account) => account.name === name))
  return fallback.find((account) => account !== undefined && account.uid !== 0) ?? null
}

/** Tried as that account, since mode bits alone do not tell about ACLs and mounts. */
export function canEnter(account: Account, directory: string): boolean {
  return runs(account, '/bin/sh', ['-c', 'cd "$0"', directory])
}

export function canWorkIn(account: Account, directory: string): boolean {
  return runs(account, '/bin/sh', ['-c', 'cd "$0" && test -w .', directory])
}

export function canRun(account: Account, binary: string): boolean {
  return runs(account, binary, ['--version'])
}

function runs(account: Account, command: string, args: string[]): boolean {
  return spawnSync(command, args, { ...identity(account), stdio: 'ignore' }).status === 0
}

/** Options of spawn: the account, and a working directory which every account may enter. */
export function identity(account: Account): { uid?: number; gid?: number; cwd?: string } {
  if (process.platform === 'win32') return {}
  return account ? { uid: account.uid, gid: account.gid, cwd: '/' } : { cwd: '/' }
}

function passwdEntries(): NonNullable<Account>[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 7)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
}
