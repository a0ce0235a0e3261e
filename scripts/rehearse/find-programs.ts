import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export type Programs = { patroni: string; etcd: string; haproxy: string; openssl: string; postgresBin: string }

const PACKAGES = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  openssl: 'openssl',
  postgresBin: 'postgresql',
} as const

/** `missing` names Debian packages. */
export function findPrograms(): { programs: Programs } | { missing: string[] } {
  const programs = {
    patroni: findInPath('patroni'),
    etcd: findInPath('etcd'),
    haproxy: findInPath('haproxy'),
    openssl: findInPath('openssl'),
    postgresBin: findPostgres(),
  }
  const missing = Object.entries(PACKAGES).flatMap(([name, packageName]) =>
    programs[name as keyof Programs] === undefined ? [packageName] : [],
  )
  return missing.length > 0 ? { missing } : { programs: programs as Programs }
}

/** Some systems leave `sbin` out of the PATH of ordinary users. */
function findInPath(name: string): string | undefined {
  const directories = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/sbin']
  return directories.map((directory) => join(directory, name)).find((path) => existsSync(path))
}

/** Returns the newest of Debian's, or the one in `/usr/bin` or `/usr/local/bin`. */
function findPostgres(): string | undefined {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).toSorted((a, b) => Number(b) - Number(a)) : []
  const directories = [...versions.map((version) => join(root, version, 'bin')), '/usr/bin', '/usr/local/bin']
  return directories.find((directory) => ['postgres', 'pg_rewind'].every((name) => existsSync(join(directory, name))))
}
