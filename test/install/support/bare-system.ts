import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const CACHE = resolve('dist/install')
const SUITE = 'bookworm'

/** A system with nothing but the essential packages of Debian. Its processes see no other files. */
export type BareSystem = {
  directory: string
  /** The command line that runs a program in it. */
  enter(...command: string[]): [string, ...string[]]
  /** `account`: a name, or numbers as in `10001:10001`. */
  enterAs(account: string, ...command: string[]): [string, ...string[]]
  run(...command: string[]): string
  remove(): void
}

/** Needs root and debootstrap. The system is fetched once. */
export function createBareSystem({ packages = [] }: { packages?: string[] } = {}): BareSystem {
  const base = join(CACHE, [SUITE, ...packages].join('-'))
  if (!existsSync(join(base, 'etc/debian_version'))) {
    mkdirSync(CACHE, { recursive: true })
    const options = ['--variant=minbase', ...(packages.length > 0 ? [`--include=${packages.join()}`] : [])]
    execFileSync('debootstrap', [...options, SUITE, base], { stdio: 'ignore' })
  }
  const directory = mkdtempSync(join(CACHE, 'system-'))
  execFileSync('cp', ['-a', '--reflink=auto', `${base}/.`, directory])
  return enterable(directory)
}

/** Gives the system its own /proc, so that its processes see each other. Programs find the devices that they read. */
export function enterable(directory: string): BareSystem {
  const proc = join(directory, 'proc')
  mkdirSync(proc, { recursive: true })
  execFileSync('mount', ['-t', 'proc', 'proc', proc])
  const devices = join(directory, 'dev')
  execFileSync('mkdir', ['-p', '-m', '1777', join(devices, 'shm')])
  for (const [name, minor] of Object.entries({ null: 3, zero: 5, random: 8, urandom: 9 }))
    if (!existsSync(join(devices, name)))
      execFileSync('mknod', ['-m', '666', join(devices, name), 'c', '1', String(minor)])
  const enter = (...command: string[]): [string, ...string[]] => ['chroot', directory, ...command]
  return {
    directory,
    enter,
    enterAs: (account, ...command) => ['chroot', `--userspec=${account}`, directory, ...command],
    run(...command) {
      const [program, ...args] = enter(...command)
      return execFileSync(program, args, { encoding: 'utf8', env: ENVIRONMENT })
    },
    remove() {
      execFileSync('umount', [proc])
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

const ENVIRONMENT = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LANG: 'C.UTF-8' }

export const copyInto = (system: BareSystem, file: string, to: string) => cpSync(file, join(system.directory, to))
