import { spawn } from 'node:child_process'
import { chownSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { identity } from './account.ts'
import { type Binaries, program } from './binaries.ts'
import { exists, syncDirectory } from './files.ts'
import type { Place } from './cluster-paths.ts'
import { StartupError } from '#shared/server/startup-error.ts'

/** Makes the data directory once, whole or not at all: initdb works in a directory beside it, which is then renamed. */
export async function initCluster(place: Place, binaries: Binaries, password: string, sync: boolean): Promise<void> {
  removeUnfinished(place.cluster)
  if (exists(join(place.data, 'PG_VERSION'))) return refuseOtherMajor(place.data, binaries.major)

  const workshop = mkdtempSync(join(place.cluster, 'init-'))
  const draft = join(workshop, 'data')
  const passwordFile = join(workshop, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600, flag: 'wx' })
  if (place.account) {
    for (const path of [workshop, passwordFile]) chownSync(path, place.account.uid, place.account.gid)
  }
  const options = [`--pgdata=${draft}`, `--pwfile=${passwordFile}`, ...(sync ? [] : ['--no-sync'])]
  await initdb(place, binaries, options, locales(binaries.major))
  renameSync(draft, place.data)
  syncDirectory(place.cluster)
  rmSync(workshop, { recursive: true })
}

const COMMON = ['--username=owner', '--auth=scram-sha-256', '--encoding=UTF8', '--data-checksums', '--no-instructions']

/**
 * From 17 on PostgreSQL has C.UTF-8 built in; before that it is the system's, or ICU where the system has none. pg_trgm goes
 * by LC_CTYPE all the same: with C it sees no letter in Devanagari, and each search for such a name reads the whole table.
 */
function locales(major: string): string[][] {
  if (Number(major) < 17) return [['--locale=C.UTF-8'], ['--locale=C', '--locale-provider=icu', '--icu-locale=und']]
  const builtin = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  return [[...builtin, '--lc-ctype=C.UTF-8'], [...builtin, '--lc-ctype=en_US.UTF-8'], builtin]
}

async function initdb(place: Place, binaries: Binaries, options: string[], choices: string[][]): Promise<void> {
  let said = ''
  for (const locale of choices) {
    const run = await output(program(binaries.home, 'initdb'), [...COMMON, ...options, ...locale], place)
    if (run.code === 0) return
    said = run.text
  }
  throw new StartupError(`PostgreSQL could not make its data directory in ${place.cluster}:\n${said.trim()}`)
}

function output(command: string, args: string[], place: Place): Promise<{ code: number | null; text: string }> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, LC_ALL: 'C' }
    const child = spawn(command, args, { ...identity(place.account), env, stdio: ['ignore', 'pipe', 'pipe'] })
    let text = ''
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, text }))
  })
}

function removeUnfinished(cluster: string): void {
  for (const name of readdirSync(cluster)) {
    if (name.startsWith('init-')) rmSync(join(cluster, name), { recursive: true, force: true })
  }
}

function refuseOtherMajor(data: string, major: string): void {
  const made = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim()
  if (made === major) return
  throw new StartupError(
    `The database in ${data} was made by PostgreSQL ${made}, and this version of Munshi brings ${major}. ` +
      `Make a backup with the version it was made by (npm run backup), and restore it into a new DATA_DIR (npm run restore).`,
  )
}
