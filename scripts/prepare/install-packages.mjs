import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter } from 'node:path'

const STAMP = 'node_modules/.munshi-stamp'
const onWindows = process.platform === 'win32'

/** `npm ci`, when the lockfile is not the one that node_modules was made from. */
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

/** Whether npm itself has just made node_modules from this very lockfile, as after `npm install`. */
function isInstalled(lockfile) {
  const made = 'node_modules/.package-lock.json'
  if (!existsSync(made)) return false
  const installed = JSON.parse(readFileSync(made, 'utf8')).packages
  return Object.entries(JSON.parse(lockfile).packages).every(([path, wanted]) => {
    if (path === '') return true
    const found = installed[path]
    if (!found) return wanted.optional === true && !isForHere(wanted)
    return found.version === wanted.version && found.integrity === wanted.integrity && existsSync(path)
  })
}

/** Optional packages that name no system only serve those of other systems. */
function isForHere({ os, cpu, libc }) {
  if (!os) return false
  if (libc && process.platform === 'linux' && !libc.includes(libcOfHere())) return false
  return os.includes(process.platform) && (!cpu || cpu.includes(process.arch))
}

const libcOfHere = () => (process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl')

function runNpmCi() {
  const [command, ...args] = npmVersion().startsWith('10.') ? ['npx', '--yes', 'npm@11', 'ci'] : ['npm', 'ci']
  const result = spawnSync(command, [...args, '--loglevel=error'], {
    stdio: 'inherit',
    shell: onWindows,
    env: outside(),
  })
  if (result.status !== 0) throw new Error('The packages could not be installed: npm says why above.')
}

function npmVersion() {
  try {
    return execFileSync('npm', ['--version', '--loglevel=error'], {
      encoding: 'utf8',
      shell: onWindows,
      env: outside(),
    }).trim()
  } catch {
    throw new Error('npm was not found. It comes with Node: https://nodejs.org')
  }
}

/** npm must not run on the Node inside node_modules, which it is about to take away. */
function outside() {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  const path = (process.env[name] ?? '')
    .split(delimiter)
    .filter((directory) => !/node_modules[\\/]\.bin[\\/]?$/.test(directory))
  return { ...process.env, [name]: path.join(delimiter) }
}
