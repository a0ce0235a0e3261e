import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { startWine } from './wine.ts'

/** Debian 12's Wine runs neither Node 24 nor PostgreSQL 18. */
const SUITE = 'trixie'
const MIRROR = process.env['DEBIAN_MIRROR'] ?? 'http://deb.debian.org/debian'
const PACKAGES = ['wine', 'wine64', 'nsis']

/**
 * Makes a Debian with Wine and makensis in the directory, once: 1.5 GB. Needs root and debootstrap. The network is
 * that of this machine, so that the app in it answers on 127.0.0.1.
 */
export async function prepareWine(root: string): Promise<void> {
  if (existsSync(root)) return
  const draft = `${root}.${process.pid}`
  mkdirSync(dirname(draft), { recursive: true })
  try {
    run('debootstrap', '--variant=minbase', SUITE, draft, MIRROR)
    copyFileSync('/etc/resolv.conf', join(draft, 'etc/resolv.conf'))
    writeFileSync(join(draft, 'etc/apt/sources.list'), `deb ${MIRROR} ${SUITE} main\n`)
    run('chroot', draft, 'apt-get', 'update', '-qq')
    run('chroot', draft, 'apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...PACKAGES)
    const wine = await startWine(draft)
    try {
      // It also wants to prepare programs of 32 bits, which are not installed: its exit code says nothing.
      await wine.run(['wineboot', '--init'])
      await wine.run(['wineserver', '--wait'], { program: 'wineserver' })
    } finally {
      await wine.stop()
    }
    if (!existsSync(join(draft, 'root/.wine/drive_c/windows/system32/cmd.exe')))
      throw new Error('Wine made no Windows directory')
    renameSync(draft, root)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

function run(program: string, ...args: string[]): void {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' },
  })
  if (error !== undefined || status !== 0)
    throw new Error(`${program} ${args.join(' ')}: ${error?.message ?? `${stdout}${stderr}`.slice(-2_000)}`)
}
