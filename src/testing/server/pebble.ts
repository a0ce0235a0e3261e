import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createAuthority, issueCertificate } from '#features/overview/tls/server/local-authority.ts'
import { findFreePort } from './find-free-port.ts'
import { findOrUnpackPebble } from '../../../scripts/pebble.ts'
import { createTemporaryDirectory, removeDirectory } from './temporary-directory.ts'

export type Pebble = {
  /** The URL of its directory. */
  authority: string
  /** The file with the certificate of its own https. */
  rootFile: string
  rootPem: string
  /** It visits names on this port of 127.0.0.1. */
  httpPort: number
  /** Returns the root of the certificates that it gives. */
  readIssuer: () => Promise<string>
  stop: () => Promise<void>
}

/** Starts pebble, and a name server for which every name is 127.0.0.1. */
export async function startPebble(): Promise<Pebble> {
  const programs = findOrUnpackPebble()
  const directory = createTemporaryDirectory()
  const [port, management, dns, dnsManagement, httpPort] = await Promise.all(Array.from({ length: 5 }, findFreePort))
  const root = await createAuthority('pebble', [], new Date())
  const own = await issueCertificate(root, ['localhost', '127.0.0.1'], new Date())
  const write = (name: string, text: string) => {
    writeFileSync(join(directory, name), text)
    return join(directory, name)
  }
  const rootFile = write('root.pem', root.chain)
  const config = write(
    'config.json',
    JSON.stringify({
      pebble: {
        listenAddress: `127.0.0.1:${port}`,
        managementListenAddress: `127.0.0.1:${management}`,
        certificate: write('cert.pem', own.chain),
        privateKey: write('key.pem', own.key),
        httpPort,
        tlsPort: 1,
        ocspResponderURL: '',
        externalAccountBindingRequired: false,
      },
    }),
  )
  const names = spawn(
    join(programs, 'pebble-challtestsrv'),
    [
      `-dns01=127.0.0.1:${dns}`,
      `-management=127.0.0.1:${dnsManagement}`,
      '-defaultIPv6=',
      '-http01=',
      '-https01=',
      '-tlsalpn01=',
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const pebble = spawn(join(programs, 'pebble'), ['-config', config, '-strict', '-dnsserver', `127.0.0.1:${dns}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PEBBLE_VA_NOSLEEP: '1', PEBBLE_WFE_NONCEREJECT: '10' },
  })
  await Promise.all([waitForLine(names, /Starting management server/), waitForLine(pebble, /ACME directory available/)])
  return {
    authority: `https://localhost:${port}/dir`,
    rootFile,
    rootPem: root.chain,
    httpPort: httpPort ?? 0,
    readIssuer: async () => (await fetch(`https://localhost:${management}/roots/0`)).text(),
    async stop() {
      await Promise.all([names, pebble].map(end))
      removeDirectory(directory)
    },
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.kill()) return
  await once(child, 'exit')
}

/** Rejects with the output if the program ends before. */
function waitForLine(child: ChildProcess, pattern: RegExp): Promise<void> {
  const lines: string[] = []
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error(lines.join('\n'))))
    for (const stream of [child.stdout, child.stderr])
      if (stream)
        createInterface(stream).on('line', (line) => {
          lines.push(line)
          if (pattern.test(line)) resolve()
        })
  })
}
