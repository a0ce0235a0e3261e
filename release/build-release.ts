import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { besideOthers } from './beside-others.ts'
import { bundleServer } from './bundle-server.ts'
import { collectPlatform, collectProgram } from './collect-program.ts'
import { describeParts } from './describe-parts.ts'
import { listModules } from './list-modules.ts'
import { isWindows, type Platform, type PlatformName, PLATFORMS } from './platforms.ts'
import { formatPublicKey, readReleaseKey, writeChecksums } from './sign.ts'
import { type Entry, textFile } from './tree.ts'
import { writeTarGz, writeZip } from './write-archive.ts'
import { writeDebian } from './write-debian.ts'
import { writeImage } from './write-image.ts'
import { hasInstallerMaker, writeInstaller } from './write-installer.ts'
import { writeNpm } from './write-npm.ts'

// npm run release -- [--version 1.2.3] [--out dist/release] [platform …]
const { values, positionals } = parseArgs({
  options: { version: { type: 'string' }, out: { type: 'string', default: 'dist/release' } },
  allowPositionals: true,
})
const platforms = positionals.length > 0 ? positionals : Object.keys(PLATFORMS)
const unknown = platforms.filter((name) => !(name in PLATFORMS))
if (unknown.length > 0)
  throw new Error(`Unknown platform: ${unknown.join(', ')}. Platforms: ${Object.keys(PLATFORMS).join(', ')}.`)

const {
  name,
  version: ownVersion,
  license,
  type,
} = JSON.parse(readFileSync('package.json', 'utf8')) as Record<'name' | 'version' | 'license' | 'type', string>
const version = values.version ?? ownVersion
const ownPackage = { name, license, type }
const date = readDate()
const key = readReleaseKey()
const bundle = mkdtempSync(join(tmpdir(), 'munshi-release-'))
mkdirSync(values.out, { recursive: true })
try {
  await build({ logLevel: 'warn' })
  const modules = await listModules(await bundleServer(bundle))
  const common = [...collectProgram(bundle, modules), ...describeParts(date)]
  const files: string[] = []
  for (const platform of platforms as PlatformName[]) files.push(...(await buildPlatform(PLATFORMS[platform], common)))
  files.push(
    await report(join(values.out, `munshi-${version}.tgz`), (file) =>
      writeNpm({ file, version, program: common, date }),
    ),
  )
  await writeChecksums(values.out, files, key)
  if (!key)
    process.stdout.write('Unsigned: installations do not offer it as an update. RELEASE_KEY_FILE names a key.\n')
} finally {
  rmSync(bundle, { recursive: true, force: true })
}

async function buildPlatform(platform: Platform, common: readonly Entry[]): Promise<string[]> {
  const release = { version, platform: platform.name, publicKey: formatPublicKey(key) }
  const program = [
    ...common,
    ...(await collectPlatform(platform)),
    textFile('package.json', `${JSON.stringify({ ...ownPackage, version }, null, 2)}\n`),
    textFile('release.json', `${JSON.stringify(release, null, 2)}\n`),
  ]
  const options = { version, platform, program, date }
  const base = join(values.out, `munshi-${version}-${platform.name}`)
  if (isWindows(platform)) {
    const archive = await report(`${base}.zip`, (file) => writeZip(file, besideOthers(options), date))
    if (hasInstallerMaker())
      return [
        archive,
        await report(`${base}-setup.exe`, (file) => writeInstaller(file, version, besideOthers(options))),
      ]
    process.stdout.write('No installer: makensis is missing (package nsis).\n')
    return [archive]
  }
  const { debian } = platform
  return [
    await report(`${base}.tar.gz`, (file) => writeTarGz(file, besideOthers(options), date)),
    await report(join(values.out, `munshi_${version}_${debian}.deb`), (file) => writeDebian({ file, ...options })),
    await report(`${base}.oci.tar`, (file) => writeImage({ file, ...options })),
  ]
}

async function report(file: string, write: (file: string) => Promise<void>): Promise<string> {
  await write(file)
  process.stdout.write(`${file}: ${(statSync(file).size / 1e6).toFixed(1)} MB\n`)
  return file
}

/** The time of the commit, so that two builds of it are equal. */
function readDate(): Date {
  const seconds =
    process.env['SOURCE_DATE_EPOCH'] ?? execFileSync('git', ['log', '-1', '--format=%ct'], { encoding: 'utf8' })
  return new Date(Number(seconds) * 1000)
}
