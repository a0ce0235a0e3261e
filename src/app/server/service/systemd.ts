import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { StartupError } from '#shared/server/startup-error.ts'
import { runProgram, succeeds } from './run-program.ts'
import { installation, isAnswering, type Service } from './service-options.ts'
import { buildUnit, quote } from './systemd-unit.ts'

const UNIT = 'munshi.service'
const FILE = `/etc/systemd/system/${UNIT}`
const ACCOUNT = 'munshi'
const AS_ROOT = 'Run this as root, for example with sudo.'

const systemctl = (...args: string[]) => runProgram('systemctl', args, AS_ROOT)

export const SYSTEMD: Service = {
  dataDir: () => '/var/lib/munshi',

  async install({ dataDir, port, httpsPort, launcher, isForNetwork }) {
    assertSystemd()
    const { uid, gid } = findOrCreateAccount(dataDir)
    const directory = launcher === undefined ? installation() : dirname(launcher)
    assertReadable(directory, uid, gid)
    prepareData(resolve(dataDir), uid, gid)
    const program = launcher === undefined ? [process.execPath, join(directory, 'bin/munshi.mjs')] : [launcher]
    const command = [...program, 'start'].map(quote).join(' ')
    const host = isForNetwork ? '0.0.0.0' : '127.0.0.1'
    writeFileSync(FILE, buildUnit({ account: ACCOUNT, directory, dataDir: resolve(dataDir), port, host, command }), {
      mode: 0o644,
    })
    systemctl('daemon-reload')
    systemctl('enable', UNIT)
    return [
      `Munshi starts with this machine. Its data is in ${dataDir}, its log in: journalctl -u munshi`,
      ...(isForNetwork
        ? [`If this machine has a firewall, open port ${port} for the office network, and ${httpsPort} for https.`]
        : []),
      'Start it now with: munshi service start',
    ]
  },

  async start() {
    assertInstalled()
    systemctl('restart', UNIT)
    return ['Munshi is starting. The link for the set-up is in: journalctl -u munshi']
  },

  async stop() {
    assertInstalled()
    systemctl('stop', UNIT)
    return ['Munshi has stopped.']
  },

  async status({ port }) {
    return [
      existsSync(FILE) ? 'Munshi starts with this machine.' : 'Munshi does not start with this machine.',
      (await isAnswering(port)) ? `It runs at http://localhost:${port}.` : 'It does not run.',
    ]
  },

  async open({ port }) {
    const link = `http://localhost:${port}`
    succeeds('xdg-open', [link])
    return [link]
  },

  async remove({ dataDir }) {
    assertSystemd()
    if (existsSync(FILE)) systemctl('disable', '--now', UNIT)
    rmSync(FILE, { force: true })
    systemctl('daemon-reload')
    return [`Munshi no longer starts with this machine. Its data stays in ${dataDir}.`]
  },
}

function assertSystemd(): void {
  if (existsSync('/run/systemd/system')) return
  throw new StartupError(
    `This system has no systemd. Let what it has instead (cron's @reboot, OpenRC, a container's restart policy) run: ` +
      `cd ${installation()} && node bin/munshi.mjs start`,
  )
}

function assertInstalled(): void {
  assertSystemd()
  if (!existsSync(FILE)) throw new StartupError('Munshi does not start with this machine yet: munshi service install')
}

function findOrCreateAccount(dataDir: string): { uid: number; gid: number } {
  const read = (option: string) => Number(spawnSync('id', [option, ACCOUNT], { encoding: 'utf8' }).stdout.trim() || NaN)
  if (Number.isNaN(read('-u'))) {
    const options = [
      '--system',
      '--user-group',
      '--home-dir',
      dataDir,
      '--no-create-home',
      '--shell',
      '/usr/sbin/nologin',
    ]
    runProgram('useradd', [...options, ACCOUNT], AS_ROOT)
  }
  return { uid: read('-u'), gid: read('-g') }
}

/** The service sees no home directories. */
function assertReadable(directory: string, uid: number, gid: number): void {
  const isReadable = spawnSync('/bin/sh', ['-c', 'cd "$0" && test -r .', directory], { uid, gid }).status === 0
  if (isReadable && !/^\/(home|root|run\/user)\//.test(directory)) return
  throw new StartupError(
    `A service may not read ${directory}. Move this installation to /opt/munshi, and install there.`,
  )
}

function prepareData(dataDir: string, uid: number, gid: number): void {
  if (existsSync(dataDir)) {
    if (statSync(dataDir).uid !== uid)
      throw new StartupError(`${dataDir} belongs to another account. Run: chown -R ${ACCOUNT}: ${dataDir}`)
    return
  }
  mkdirSync(dataDir, { recursive: true })
  chmodSync(dataDir, 0o700)
  chownSync(dataDir, uid, gid)
}
