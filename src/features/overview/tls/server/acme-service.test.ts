import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/contract/durations.ts'
import { createLogger } from '#shared/server/create-logger.ts'
import { createTemporaryDirectory, removeDirectory } from '#testing/server/temporary-directory.ts'
import { createAcmeService } from './acme-service.ts'
import type { KeyAndChain } from './certificate.ts'
import { HttpsError } from './describe-problem.ts'
import type { AcmePlan } from './https-plan.ts'
import { createAuthority, issueCertificate } from './local-authority.ts'

const NAME = 'office.example.com'
const START = Date.parse('2026-11-21T04:30:00Z')

let authority: KeyAndChain
beforeAll(async () => {
  authority = await createAuthority('the tests', [NAME], new Date(START - DAY_MS))
})

type Services = Parameters<typeof createAcmeService>[1]

/** Its authority gives certificates of a year. Several services may have one directory and clock. */
function createOffice(over: Partial<AcmePlan> = {}) {
  const directory = join(createTemporaryDirectory(), 'https')
  onTestFinished(() => removeDirectory(join(directory, '..')))
  const clock = { time: START, now: () => new Date(clock.time) }
  const log: string[] = []
  const write = (line: string) => void log.push((JSON.parse(line) as { msg: string }).msg)
  const logger = createLogger({ level: 'info', stream: { write } })
  const office = {
    directory,
    clock,
    log,
    orders: 0,
    served: [] as string[],
    order: async (): Promise<KeyAndChain> => issueCertificate(authority, [NAME], clock.now()),
    startService(services: Partial<Services> = {}) {
      return createAcmeService(
        {
          mode: 'acme',
          directory,
          host: '127.0.0.1',
          httpsPort: 443,
          httpPort: 80,
          name: NAME,
          origin: `https://${NAME}`,
          isExplicit: false,
          authority: 'https://authority.example/directory',
          email: undefined,
          ...over,
        },
        {
          clock,
          log: logger,
          listeners: {
            serve: async (_address, { chain }) => office.served.push(chain),
            openHttp: async () => {},
            isPublic: () => false,
          },
          order: () => {
            office.orders++
            return office.order()
          },
          findOther: async () => false,
          ...services,
        },
      )
    },
  }
  return office
}

test('certificate: is obtained, renewed when a third of its time is left, and not before', async () => {
  const office = createOffice()
  const service = office.startService()
  expect(service.getPlainHttp()).toBe('app')
  await service.run()
  expect(service.getPlainHttp()).toBe('redirect')
  const { renewAt, validUntil, problem } = service.getStatus()
  expect(problem).toBeNull()
  // Two thirds of the 366 days since the day before.
  expect([renewAt, validUntil]).toEqual(['2027-07-22T04:30:00.000Z', '2027-11-21T04:30:00.000Z'])
  office.clock.time = Date.parse(renewAt ?? '') - 1000
  await service.run()
  expect(office.orders).toBe(1)
  office.clock.time += 1000
  await service.run()
  expect([office.orders, office.served.length]).toEqual([2, 2])
})

test('certificate: a restart serves the stored one, and renews it if the machine was off when it was due', async () => {
  const office = createOffice()
  await office.startService().run()
  const restarted = office.startService()
  await restarted.start()
  expect([office.orders, office.served.length]).toEqual([1, 2])
  office.clock.time += 300 * DAY_MS
  await office.startService().run()
  expect(office.orders).toBe(2)
})

test('failed orders are repeated after 1, 2, 4 … hours, at most 24', async () => {
  const office = createOffice()
  office.order = async () => {
    throw new HttpsError('notReached', 'connection refused')
  }
  const service = office.startService()
  const delays: number[] = []
  for (let attempt = 0; attempt < 7; attempt++) {
    await service.run()
    const { nextTryAt, problem } = service.getStatus()
    expect(problem).toEqual({ code: 'notReached', detail: 'connection refused' })
    const next = Date.parse(nextTryAt ?? '')
    delays.push((next - office.clock.time) / HOUR_MS)
    office.clock.time = next - 1
    await service.run()
    expect(office.orders).toBe(attempt + 1)
    office.clock.time = next
  }
  expect(delays).toEqual([1, 2, 4, 8, 16, 24, 24])
  expect(office.log.filter((line) => line.includes('did not reach this machine'))).toHaveLength(1)
})

test('failed order: a restart tries again after a quarter of an hour, not within it', async () => {
  const office = createOffice()
  office.order = async () => {
    throw new HttpsError('notReached', 'connection refused')
  }
  await office.startService().run()
  office.clock.time += 14 * MINUTE_MS
  await office.startService().run()
  expect(office.orders).toBe(1)
  office.clock.time += MINUTE_MS
  await office.startService().run()
  expect(office.orders).toBe(2)
})

test('rate limit of the authority: is waited for, also after a restart', async () => {
  const office = createOffice()
  const until = new Date(START + 30 * HOUR_MS)
  office.order = async () => {
    throw new HttpsError('rateLimited', 'too many', until)
  }
  await office.startService().run()
  office.clock.time = until.getTime() - 1
  const restarted = office.startService()
  await restarted.run()
  expect(restarted.getStatus()).toMatchObject({ problem: { code: 'rateLimited' }, nextTryAt: until.toISOString() })
  expect(office.orders).toBe(1)
  office.clock.time++
  await restarted.run()
  expect(office.orders).toBe(2)
})

test('a process that is killed while it orders counts as a failed attempt', async () => {
  const office = createOffice()
  office.order = () => new Promise(() => {})
  void office.startService().run()
  await expect.poll(() => office.orders).toBe(1)
  const other = office.startService()
  await other.run()
  expect(office.orders).toBe(1)
  expect(readdirSync(office.directory)).toContain('lock')
})

test('two processes on a directory: one orders, and both serve its certificate', async () => {
  const office = createOffice()
  const services = [office.startService(), office.startService()]
  await Promise.all(services.map((service) => service.run()))
  await Promise.all(services.map((service) => service.run()))
  expect([office.orders, office.served.length]).toEqual([1, 2])
})

test('an address that another program serves is left to it, also while that program does not run', async () => {
  const office = createOffice()
  const opened: number[] = []
  const listeners = {
    serve: async () => 443,
    openHttp: async ({ port }: { port: number }) => void opened.push(port),
    isPublic: () => false,
  }
  const service = office.startService({ findOther: async () => true, listeners })
  await service.run()
  expect(service.getStatus()).toMatchObject({ mode: 'proxy', problem: null })
  await office.startService({ listeners }).run()
  expect([office.orders, opened]).toEqual([0, []])
  expect(service.getPlainHttp()).toBe('app')
})

test('HTTPS=acme obtains a certificate although another program serves the address, and waits for it', async () => {
  const office = createOffice({ isExplicit: true })
  const service = office.startService({ findOther: async () => true })
  expect(service.getPlainHttp()).toBe('wait')
  await service.run()
  expect([office.orders, service.getPlainHttp()]).toEqual([1, 'redirect'])
})

test('port 80 that another program uses: is named, and no order is wasted', async () => {
  const office = createOffice()
  const openHttp = async () => {
    throw new HttpsError('httpPortInUse', '80')
  }
  const service = office.startService({ listeners: { serve: async () => 443, openHttp, isPublic: () => false } })
  await service.run()
  expect(service.getStatus().problem).toEqual({ code: 'httpPortInUse', detail: '80' })
  expect(office.orders).toBe(0)
})

test('a directory that cannot be written: is named, and no order is wasted', async () => {
  const office = createOffice()
  writeFileSync(office.directory, 'a file')
  const service = office.startService()
  await service.run()
  expect(service.getStatus().problem?.code).toBe('notWritable')
  expect(office.orders).toBe(0)
})

test('a clock that went back before the certificate: is named, and the certificate is served', async () => {
  const office = createOffice()
  await office.startService().run()
  office.clock.time -= 3 * DAY_MS
  const service = office.startService()
  await service.run()
  expect(service.getStatus()).toMatchObject({ urls: [`https://${NAME}`], problem: { code: 'clock' } })
})

test('keys that others could read are closed to them, and the log names them', async () => {
  const office = createOffice()
  await office.startService().run()
  const file = join(office.directory, 'public.pem')
  chmodSync(file, 0o644)
  await office.startService().start()
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(office.log).toContain(`other accounts could read ${file}; now they cannot`)
})

test('a certificate file that is cut short is replaced by a new one', async () => {
  const office = createOffice()
  mkdirSync(office.directory)
  writeFileSync(join(office.directory, 'public.pem'), '-----BEGIN PRIVATE KEY-----\nMIG')
  const service = office.startService()
  await service.run()
  expect([office.orders, office.served.length]).toEqual([1, 1])
})
