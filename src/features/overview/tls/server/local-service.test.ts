import { once } from 'node:events'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:tls'
import { X509Certificate } from 'node:crypto'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { DAY_MS } from '#shared/contract/durations.ts'
import { createLogger } from '#shared/server/create-logger.ts'
import { createTemporaryDirectory, removeDirectory } from '#testing/server/temporary-directory.ts'
import { parseCertificate } from './certificate.ts'
import type { KeyAndChain } from './certificate.ts'
import { issueCertificate } from './local-authority.ts'
import { createLocalService } from './local-service.ts'

function createOffice() {
  const directory = join(createTemporaryDirectory(), 'https')
  onTestFinished(() => removeDirectory(join(directory, '..')))
  const clock = { time: Date.now(), now: () => new Date(clock.time) }
  const machine = { hostName: 'office-pc', addresses: ['127.0.0.1', '192.168.1.20', '203.0.113.7'] }
  const served: KeyAndChain[] = []
  const startService = (name?: string) =>
    createLocalService(
      { mode: 'local', directory, host: '::', httpsPort: 3443, name },
      {
        clock,
        log: createLogger(false),
        listeners: {
          serve: async (_address, certificate) => served.push(certificate) && 3443,
          openHttp: async () => {},
          isPublic: () => false,
        },
        readMachine: () => machine,
      },
    )
  const readRoot = () => parseCertificate(readFileSync(join(directory, 'authority.pem'), 'utf8'))
  return { directory, clock, machine, served, startService, readRoot }
}

/** Returns why a client that trusts the authority does not accept the certificate, or null. */
async function verify(certificate: KeyAndChain | undefined, root: KeyAndChain, name: string): Promise<string | null> {
  const server = createServer({ key: certificate?.key ?? '', cert: certificate?.chain ?? '' }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const socket = connect({ port, host: '127.0.0.1', ca: root.chain, checkServerIdentity: () => undefined })
  try {
    await once(socket, 'secureConnect')
    return certificate && parseCertificate(certificate.key + certificate.chain).covers(name) ? null : 'another name'
  } catch (error) {
    return (error as Error).message
  } finally {
    socket.destroy()
    server.close()
  }
}

test('local authority: covers host name and private addresses, for at most 397 days, with a root of ten years', async () => {
  const office = createOffice()
  const service = office.startService()
  await service.start()
  const { names, urls, problem, fingerprint } = service.getStatus()
  expect(problem).toBeNull()
  expect(names).toEqual(['office-pc', 'office-pc.local', 'localhost', '127.0.0.1', '192.168.1.20'])
  expect(urls).toEqual(['https://office-pc:3443', 'https://office-pc.local:3443', 'https://192.168.1.20:3443'])
  const root = office.readRoot()
  for (const name of names) expect(await verify(office.served[0], root, name)).toBeNull()
  const leaf = new X509Certificate(office.served[0]?.chain ?? '')
  expect((leaf.validToDate.getTime() - leaf.validFromDate.getTime()) / DAY_MS).toBeLessThanOrEqual(397)
  expect(Math.round((root.notAfter.getTime() - office.clock.time) / DAY_MS)).toBe(3650)
  expect(service.getRoot()).toMatchObject({ certificate: root.der, trust: { fingerprint, urls } })
  expect(statSync(join(office.directory, 'authority.pem')).mode & 0o777).toBe(0o600)
  expect(statSync(office.directory).mode & 0o777).toBe(0o700)
})

test.each([['bank.example.com'], ['203.0.113.7']])(
  'local authority: clients that trust it do not accept a certificate for %s',
  async (name) => {
    const office = createOffice()
    await office.startService().start()
    const stolen = await issueCertificate(office.readRoot(), [name], office.clock.now())
    expect(await verify(stolen, office.readRoot(), name)).toBe('permitted subtree violation')
  },
)

test('another address of the machine: a new certificate of the same authority is served', async () => {
  const office = createOffice()
  const service = office.startService()
  await service.start()
  await service.run()
  expect(office.served).toHaveLength(1)
  office.machine.addresses = ['127.0.0.1', '10.0.0.9']
  await service.run()
  expect(office.served).toHaveLength(2)
  expect(service.getStatus().urls).toContain('https://10.0.0.9:3443')
  expect(await verify(office.served[1], office.readRoot(), '10.0.0.9')).toBeNull()
})

test('local certificate: is renewed after two thirds of its time; a restart keeps it and the authority', async () => {
  const office = createOffice()
  await office.startService().start()
  const root = office.readRoot().fingerprint
  const restarted = office.startService()
  await restarted.start()
  expect(office.served[1]?.chain).toBe(office.served[0]?.chain)
  office.clock.time = Date.parse(restarted.getStatus().renewAt ?? '')
  await restarted.run()
  expect(office.served).toHaveLength(3)
  expect(office.readRoot().fingerprint).toBe(root)
})

test('a new host name that the authority does not cover: is named, and the addresses go on', async () => {
  const office = createOffice()
  await office.startService().start()
  office.machine.hostName = 'reception'
  const service = office.startService()
  await service.start()
  expect(service.getStatus()).toMatchObject({ problem: { code: 'nameNotCovered', detail: 'reception' } })
  expect(service.getStatus().names).toContain('192.168.1.20')
})

test('PUBLIC_URL of an office name: the authority covers it', async () => {
  const office = createOffice()
  const service = office.startService('munshi.office')
  await service.start()
  expect(service.getStatus()).toMatchObject({ problem: null })
  expect(service.getStatus().names).toContain('munshi.office')
})

test('an authority that was cut short: is named and not replaced', async () => {
  const office = createOffice()
  mkdirSync(office.directory)
  writeFileSync(join(office.directory, 'authority.pem'), '-----BEGIN')
  const service = office.startService()
  await service.start()
  expect(service.getStatus().problem?.code).toBe('notReadable')
  expect(readFileSync(join(office.directory, 'authority.pem'), 'utf8')).toBe('-----BEGIN')
})
