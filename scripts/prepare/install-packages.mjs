import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter } from 'node:path'

const STAMP = 'node_modules/.munshi-stamp'
const onWindows = process.platform === 'win32'

/** Runs `npm ci` if node_modules was not installed from the current lockfile. */
export function installPackages() {
  const lockfile = readFileSync('package-lock.json', 'utf8')
  const stamp = createHash('sha256').update(`${process.platform} ${process.arch} ${lockfile}`).digest('hex')
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return
  if (!isInstalled(lockfile)) {
    console.log('Installing packages …')
    runNpmCi()
  }
  writeFileSync(STAMP, stamp)
}

/** Returns whether npm has already installed this lockfile, for example by `npm install`. */
function isInstalled(lockfile) {
  const path = 'node_modules/.package-lock.json'
  if (!existsSync(path)) return false
  const installed = JSON.parse(readFileSync(path, 'utf8')).packages
  return Object.entries(JSON.parse(lockfile).packages).every(([directory, expected]) => {
    if (directory === '') return true
    const found = installed[directory]
    if (!found) return expected.optional === true && !matchesPlatform(expected)
    return found.version === expected.version && found.integrity === expected.integrity && existsSync(directory)
  })
}

/** Optional packages without `os` are only dependencies of packages for other systems. */
function matchesPlatform({ os, cpu, libc }) {
  if (!os) return false
  if (libc && process.platform === 'linux' && !libc.includes(getLibc())) return false
  return os.includes(process.platform) && (!cpu || cpu.includes(process.arch))
}

const getLibc = () => (process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl')

function runNpmCi() {
  const [command, ...args] = npmVersion().startsWith('10.') ? ['npx', '--yes', 'npm@11', 'ci'] : ['npm', 'ci']
  const result = spawnSync(command, [...args, '--loglevel=error'], {
    stdio: 'inherit',
    shell: onWindows,
    env: envWithoutNodeModules(),
  })
  if (result.status !== 0) throw new Error('The packages could not be installed. See the errors of npm above.')
}

function npmVersion() {
  try {
    return execFileSync('npm', ['--version', '--loglevel=error'], {
      encoding: 'utf8',
      shell: onWindows,
      env: envWithoutNodeModules(),
    }).trim()
  } catch {
    throw new Error('npm was not found. It comes with Node: https://nodejs.org')
  }
}

/** npm must not run with the Node in node_modules, because it replaces that directory. */
function envWithoutNodeModules() {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  const path = (process.env[name] ?? '')
    .split(delimiter)
    .filter((directory) => !/node_modules[\\/]\.bin[\\/]?$/.test(directory))
  return { ...process.env, [name]: path.join(delimiter) }
}
