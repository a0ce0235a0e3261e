import { execFile } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { findRunningDatabase } from './embedded-database.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import { readUpdate, writeUpdate } from '../../../bin/update-state.mjs'
import { loadSettings } from './load-settings.ts'
import { makeOwnBackup } from './make-own-backup.ts'
import { formatUsage, parseOptions, runCommand } from './run-command.ts'
import type { Settings } from './settings.ts'
import { fetchArchive, findNewest, findReleaseFile, type FoundRelease } from './update/find-release.ts'
import { findInstallation, type Installation } from './update/installation.ts'
import { compareVersions } from './update/signed-checksums.ts'
import { unpackVersion } from './update/unpack-version.ts'

const USAGE = formatUsage('update', '[--check]', '--from FILE')
const OPTIONS = { check: { type: 'boolean', default: false }, from: { type: 'string' } } as const

await runCommand(async () => {
  const { check, from } = parseOptions(OPTIONS, USAGE)
  const settings = loadSettings(process.env)
  const installation = requireInstallation(settings)
  const found = await find(installation, settings, from)
  if (found === undefined) return [`Version ${installation.version} is the newest.`]
  if (check) return [`Version ${found.version} is available. This is ${installation.version}.`]
  return install(installation, settings, found)
})

function requireInstallation({ DATABASE_URL }: Settings): Installation {
  const installation = findInstallation()
  if (installation === undefined)
    throw new StartupError(
      'This installation is not from an archive. Update it as it was installed: git pull, npm install munshi, apt install ./munshi_….deb, or a newer image.',
    )
  if (DATABASE_URL !== undefined)
    throw new StartupError(
      'With DATABASE_URL, Munshi does not update itself, because it cannot put your database back. Make a backup, unpack the new version and start it.',
    )
  return installation
}

async function find(installation: Installation, { UPDATE_FEED }: Settings, from: string | undefined) {
  if (from !== undefined) {
    const found = await findReleaseFile(installation, resolve(process.env['INIT_CWD'] ?? '', from))
    if (compareVersions(found.version, installation.version) > 0) return found
    throw new StartupError(`${from} is version ${found.version}, which is not newer than ${installation.version}.`)
  }
  if (UPDATE_FEED === undefined)
    throw new StartupError(`Name an archive with --from, or the address of the releases in UPDATE_FEED.\n${USAGE}`)
  return findNewest(installation, UPDATE_FEED)
}

/** The app that runs sees the prepared update, restarts and goes on with it. */
async function install(installation: Installation, settings: Settings, found: FoundRelease): Promise<string[]> {
  const { home, version: from } = installation
  const { version: to } = found
  const step = readUpdate(home)?.step
  if (step === 'prepared' || step === 'trying' || step === 'returning')
    throw new StartupError('An update is in progress. Start Munshi, and wait until it is ready.')
  const archive = join(home, 'versions', `.${found.file}`)
  try {
    await fetchArchive(found, archive)
    const directory = await unpackVersion(archive, home, to)
    await assertRuns(directory, to)
  } finally {
    rmSync(archive, { force: true })
  }
  const { file: backup } = await makeOwnBackup(settings, { passphrase: settings.BACKUP_PASSPHRASE })
  const isRunning = (await findRunningDatabase(settings.DATA_DIR)) !== undefined
  removeOtherVersions(home, [from, to])
  writeUpdate(home, { from, to, step: 'prepared', starts: 0, at: new Date().toISOString() })
  return [
    `Version ${to} is in place, and ${backup} was written.`,
    isRunning
      ? 'Munshi restarts with it now, and returns to this version by itself if it does not become ready.'
      : 'It is used from the next start on.',
  ]
}

/** A version for another machine is found before the running one ends. */
async function assertRuns(directory: string, version: string): Promise<void> {
  const node = join(directory, 'runtime', process.platform === 'win32' ? 'node.exe' : 'node')
  const { stdout } = await promisify(execFile)(node, [join(directory, 'bin/munshi.mjs'), '--version']).catch(
    (error: unknown) => {
      throw new StartupError(`Version ${version} does not run on this machine: ${(error as Error).message}`)
    },
  )
  if (stdout.trim() !== version) throw new StartupError(`The archive of version ${version} contains ${stdout.trim()}.`)
}

function removeOtherVersions(home: string, kept: readonly string[]): void {
  const directory = join(home, 'versions')
  for (const name of readdirSync(directory))
    if (!kept.includes(name)) rmSync(join(directory, name), { recursive: true, force: true })
}
