import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { type Munshi, SETUP_ENV, startMunshi } from '#testing/server/munshi.ts'
import { waitUntil } from '#testing/server/wait-until.ts'
import { getAddress, type Machine, readDeployEnv, readDeployFile } from './deploy-files.ts'
import type { Programs } from './find-programs.ts'
import { directory, makeDirectory, start, writeOwnFile } from './processes.ts'

const PORT = 8443
const url = `https://${getAddress('11')}:${PORT}`
const home = makeDirectory('haproxy')
const SOCKET = join(home, 'admin.sock')
const PROCESSES: readonly Machine[] = ['11', '12']

const apps = new Map<Machine, Munshi>()

/** Starts two app processes behind HAProxy with TLS. */
export async function startAppCluster(programs: Programs, password: string) {
  const startApp = (machine: Machine) =>
    startMunshi({
      dataDir: directory,
      env: {
        ...SETUP_ENV,
        ...readDeployEnv('munshi.env', machine, password),
        PORT: '3000',
        DATA_DIR: directory,
        PUBLIC_URL: url,
        TRUST_PROXY: 'loopback',
        SECRET_KEY: '0'.repeat(64),
      },
    })
  for (const machine of PROCESSES) apps.set(machine, await startApp(machine))

  const config = join(home, 'haproxy.cfg')
  writeOwnFile(config, readHaproxyConfig(createCertificate(programs)))
  start('haproxy', [programs.haproxy, '-db', '-f', config])
  await waitForProcesses()

  return {
    url,
    listNotes: (subject: string) =>
      [...apps.values()].flatMap(({ output }) => output.filter((line) => line.includes(subject))),
    /** Restarts one process after the other. */
    async restartAll() {
      for (const machine of PROCESSES) {
        const code = await apps.get(machine)?.kill('SIGTERM')
        if (code !== 0) throw new Error(`an app process ended with ${code}`)
        apps.set(machine, await startApp(machine))
        await waitForProcesses()
      }
    },
  }
}

export async function killApps() {
  for (const app of apps.values()) await app.kill('SIGKILL')
}

/** Resolves once HAProxy sends requests to both. */
const waitForProcesses = () =>
  waitUntil(async () => {
    const rows = (await askHaproxy('show stat')).split('\n').map((line) => line.split(','))
    const states = rows.filter(([backend, server]) => backend === 'api' && server?.startsWith('machine'))
    if (states.length !== PROCESSES.length || states.some((row) => row[STATUS_COLUMN] !== 'UP'))
      throw new Error('HAProxy does not see both processes')
  })

const STATUS_COLUMN = 17

async function askHaproxy(command: string): Promise<string> {
  const socket = connect(SOCKET)
  socket.end(`${command}\n`)
  return text(socket)
}

function readHaproxyConfig(certificate: string): string {
  const config = readDeployFile('haproxy/haproxy.cfg', [
    ['bind :80', `bind ${getAddress('11')}:8080`],
    ['bind :443', `bind ${getAddress('11')}:${PORT}`],
    ['/etc/haproxy/munshi.pem', certificate],
    ['/run/haproxy/admin.sock', SOCKET],
  ])
  // Only root changes the account.
  return config.replace(/^ {2}(user|group|chroot|log) .*\n/gm, '')
}

/** Creates a certificate for this rehearsal only. This process trusts it from now on. */
function createCertificate({ openssl }: Programs): string {
  const [key, certificate] = [join(directory, 'key.pem'), join(directory, 'certificate.pem')]
  const name = ['-subj', '/CN=Munshi rehearsal', '-addext', `subjectAltName=IP:${getAddress('11')}`]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const { status } = spawnSync(openssl, ['req', '-x509', ...kind, ...name, '-keyout', key, '-out', certificate])
  if (status !== 0) throw new Error('openssl could not create a certificate')
  const pem = readFileSync(certificate, 'utf8')
  setDefaultCACertificates([...getCACertificates(), pem])
  return writeOwnFile(join(home, 'munshi.pem'), pem + readFileSync(key, 'utf8'))
}
