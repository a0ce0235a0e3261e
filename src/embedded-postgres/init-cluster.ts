import { spawn } from 'node:child_process'
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { spawnOptions } from './account.ts'
import { type Binaries, programPath } from './binaries.ts'
import type { ClusterPaths } from './cluster-paths.ts'
import { EmbeddedPostgresError } from './errors.ts'
import { exists, renamePatiently, syncDirectory } from './files.ts'

type InitOptions = { password: string; sync: boolean }

/** Creates the data directory unless it exists. initdb works in a temporary directory, which is renamed at the end. */
export async function initCluster(
  paths: ClusterPaths,
  binaries: Binaries,
  { password, sync }: InitOptions,
): Promise<void> {
  deleteUnfinished(paths.cluster)
  if (exists(join(paths.data, 'PG_VERSION'))) return assertSameMajor(paths.data, binaries.major)

  const temporary = mkdtempSync(join(paths.cluster, 'init-'))
  const data = join(temporary, 'data')
  const passwordFile = join(temporary, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600, flag: 'wx' })
  if (paths.account) {
    for (const path of [temporary, passwordFile]) chownSync(path, paths.account.uid, paths.account.gid)
  }
  await runInitdb(paths, binaries, [`--pgdata=${data}`, `--pwfile=${passwordFile}`, ...(sync ? [] : ['--no-sync'])])
  await renamePatiently(data, paths.data)
  syncDirectory(paths.cluster)
  rmSync(temporary, { recursive: true })
}

const COMMON = ['--username=owner', '--auth=scram-sha-256', '--encoding=UTF8', '--data-checksums', '--no-instructions']

/**
 * Returns locale options in order of preference. C.UTF-8 is built in from PostgreSQL 17 on; before that it comes from
 * the system, else ICU is used. LC_CTYPE must not be C: pg_trgm would find no letters in Devanagari and would not use
 * its index.
 */
function localeOptions(major: string): string[][] {
  if (Number(major) < 17) return [['--locale=C.UTF-8'], ['--locale=C', '--locale-provider=icu', '--icu-locale=und']]
  const builtin = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  return [[...builtin, '--lc-ctype=C.UTF-8'], [...builtin, '--lc-ctype=en_US.UTF-8'], builtin]
}

async function runInitdb(paths: ClusterPaths, binaries: Binaries, options: string[]): Promise<void> {
  const initdb = programPath(binaries.home, 'initdb')
  let output = ''
  for (const locale of localeOptions(binaries.major)) {
    const result = await runProgram(initdb, [...COMMON, ...options, ...locale], paths)
    if (result.code === 0) return
    output = result.output
  }
  throw new EmbeddedPostgresError(
    'start_failed',
    `PostgreSQL could not create its data directory in ${paths.cluster}:\n${output.trim()}`,
  )
}

function runProgram(
  program: string,
  args: string[],
  { account }: ClusterPaths,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, LC_ALL: 'C' }
    const child = spawn(program, args, {
      ...spawnOptions(account),
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, output }))
  })
}

function deleteUnfinished(cluster: string): void {
  for (const name of readdirSync(cluster)) {
    if (name.startsWith('init-')) rmSync(join(cluster, name), { recursive: true, force: true })
  }
}

function assertSameMajor(data: string, major: string): void {
  const existing = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()
  if (existing === major) return
  throw new EmbeddedPostgresError(
    'other_version',
    `The database in ${data} was made by PostgreSQL ${existing}, and this version brings ${major}.`,
  )
}
