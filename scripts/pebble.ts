import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PROGRAMS = ['pebble', 'pebble-challtestsrv'] as const
const UNPACKED = join(tmpdir(), 'munshi-pebble')
const PLACES = ['/usr/bin', '/usr/local/bin', join(UNPACKED, 'usr/bin')]

/**
 * Returns the directory of pebble, a certificate authority for tests, and of its name server: PEBBLE_PATH, else where it
 * is installed, else the Debian package, which is unpacked and not installed.
 */
export function findOrUnpackPebble(): string {
  const { PEBBLE_PATH } = process.env
  const find = () => [PEBBLE_PATH, ...PLACES].find((place) => place !== undefined && hasPrograms(place))
  const found = find() ?? (unpackFromDebian() ? find() : undefined)
  if (found !== undefined) return found
  throw new Error(
    "pebble was not found. Install Debian's package pebble, or set PEBBLE_PATH to the directory of pebble and pebble-challtestsrv.",
  )
}

const hasPrograms = (place: string) => PROGRAMS.every((program) => existsSync(join(place, program)))

function unpackFromDebian(): boolean {
  mkdirSync(UNPACKED, { recursive: true })
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { cwd: UNPACKED, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  if (!run('apt-get', 'download', '-qq', 'pebble')) return false
  const file = readdirSync(UNPACKED).find((name) => name.endsWith('.deb'))
  return file !== undefined && run('dpkg-deb', '-x', file, UNPACKED)
}
