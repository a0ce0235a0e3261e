import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeUrl, queryOnce } from '#embedded-postgres/index.ts'
import { connectionUrl, readConnection } from '#embedded-postgres/connection.ts'
import type { BackupRun } from '#features/overview/backup/contract/backup.contract.ts'
import { waitUntil } from '#testing/server/wait-until.ts'
import { findStudents, type Institute, listReceiptNumbers, pay, setUpInstitute, signIn } from './windows/journey.ts'
import { layOutApp } from './windows/lay-out-app.ts'
import { prepareWine } from './windows/prepare-wine.ts'
import { type Started, startWine, type Wine } from './windows/wine.ts'

const CACHE = process.env['INSTALL_TEST_CACHE'] ?? '/var/tmp/munshi-install'
const VERSION = '9.9.9'
const HOME_OF_APP = 'C:\\Munshi unpacked'
const APP = `${HOME_OF_APP}\\versions\\${VERSION}`
const NODE = `${APP}\\runtime\\node.exe`
/** A path as Windows makes it, with a space and letters that are in no code page. */
const HOME = 'C:\\users\\Prem Kumar'
const DATA = `${HOME}\\मुंशी`
const INSTALLED = 'C:\\Program Files\\Munshi'
const PORT = Number(process.env['INSTALL_TEST_PORT'] ?? 4_180)
/** The first run downloads Debian with Wine. */
const PREPARE_MS = 1_800_000
const url = `http://127.0.0.1:${PORT}`

let wine: Wine
let running: Started | undefined

type Ready = { started: Started; seconds: number; code: string }

async function startApp(): Promise<Ready> {
  const before = performance.now()
  const started = munshi('start')
  running = started
  let hasEnded = false
  void started.ended.then(() => (hasEnded = true))
  await waitUntil(async () => {
    if (hasEnded) return
    const response = await fetch(`${url}/setup`)
    if (response.status !== 200 || !started.readOutput().includes('is ready at')) throw new Error('not ready yet')
  }, 300_000)
  if (hasEnded) throw new Error(started.readOutput())
  const seconds = (performance.now() - before) / 1000
  return { started, seconds, code: /code=([\w-]+)/.exec(started.readOutput())?.[1] ?? '' }
}

const munshi = (...args: string[]): Started =>
  wine.start([NODE, 'bin/munshi.mjs', ...args], {
    directory: wine.toChroot(APP),
    env: { PORT: String(PORT), DATA_DIR: DATA, npm_config_cache: '' },
  })

async function runMunshi(...args: string[]) {
  const started = munshi(...args)
  return { code: await started.ended, output: started.readOutput() }
}

async function stopApp(): Promise<number | null> {
  writeFileSync(join(wine.toHost(DATA), 'stop-request'), '')
  return running!.ended
}

const databaseHome = () => {
  const id = readFileSync(join(wine.toHost(DATA), 'id'), 'utf8').trim()
  return wine.toHost(`C:\\ProgramData\\Munshi databases\\${id}`)
}

async function measure(work: () => Promise<unknown>): Promise<number> {
  const before = performance.now()
  await work()
  return (performance.now() - before) / 1000
}

describe.runIf(process.getuid?.() === 0)('Munshi on Windows (Wine)', () => {
  const seconds: Record<string, number> = {}
  let institute: Institute
  let receipt: string

  beforeAll(async () => {
    await prepareWine(join(CACHE, 'wine'))
    wine = await startWine(join(CACHE, 'wine'))
    const used = [HOME_OF_APP, HOME, INSTALLED, 'C:\\ProgramData\\Munshi', 'C:\\ProgramData\\Munshi databases']
    execFileSync('rm', ['-rf', ...used.map((path) => wine.toHost(path))])
    layOutApp(wine.toHost(HOME_OF_APP), VERSION, join(CACHE, 'packages'))
    mkdirSync(wine.toHost(HOME), { recursive: true })
  }, PREPARE_MS)

  afterAll(async () => {
    await wine?.stop()
    console.log(seconds)
  })

  test('the first start answers with the set-up page, and a search in Hindi finds a student', async () => {
    const ready = await startApp()
    seconds['first start to set-up page'] = ready.seconds
    institute = await setUpInstitute(url, ready.code)
    // The part begins with a letter that has a vowel sign, which Windows does not count as a letter.
    expect(await findStudents(institute.hr, 'पिका')).toEqual(['दीपिका उदाहरण'])
    expect(await findStudents(institute.hr, 'दीपि')).toEqual(['दीपिका उदाहरण'])
    receipt = await pay(institute, 1_500)
    expect(receipt).toBe('2026-27/000001')
  })

  test('the database in a path that PostgreSQL can read answers only on 127.0.0.1, and only its password', async () => {
    expect(running!.readOutput()).toContain(`PostgreSQL cannot use the path ${DATA.replaceAll('\\', '\\\\')}`)
    const owner = connectionUrl(readConnection(join(databaseHome(), 'postgres'))!, 'munshi')
    const settings = `select current_setting('listen_addresses') as addresses, current_setting('unix_socket_directories') as sockets,
      current_setting('fsync') as fsync, (select string_agg(distinct auth_method, ' ') from pg_hba_file_rules) as methods`
    expect(await queryOnce(owner, settings)).toEqual([
      { addresses: '127.0.0.1', sockets: '', fsync: 'on', methods: 'scram-sha-256' },
    ])
    const guess = changeUrl(owner, (one) => (one.password = 'guess'))
    await expect(queryOnce(guess, 'select 1')).rejects.toThrow('password authentication failed')
  })

  test('a second start in the same directory is rejected, and the first goes on', async () => {
    const { code, output } = await runMunshi('start')
    expect([code, output]).toEqual([1, expect.stringContaining('is already in use by process')])
    expect(await listReceiptNumbers(institute)).toEqual([receipt])
  })

  test('a backup of Settings is complete, and can be restored', async () => {
    await institute.admin.post('/api/admin/backup')
    const latest = await waitUntil(async () => {
      const { body } = await institute.admin.get<{ latestDone: BackupRun | null }>('/api/admin/backup')
      if (body.latestDone === null) throw new Error('not done yet')
      return body.latestDone
    }, 120_000)
    const file = latest.place.slice(latest.place.indexOf('C:'))
    expect(existsSync(wine.toHost(file))).toBe(true)
    const { code, output } = await runMunshi('backup', '--verify', file)
    expect([code, output]).toEqual([0, expect.stringContaining('can be restored')])
  })

  test('a stop request ends the app and then the database, which needs no recovery', async () => {
    seconds['stop'] = await measure(async () => expect(await stopApp()).toBe(0))
    const log = readFileSync(join(databaseHome(), 'postgres/postgres.log'), 'utf8')
    expect(log.trim()).toMatch(/database system is shut down$/)
    expect(existsSync(join(databaseHome(), 'postgres/lock.json'))).toBe(false)
  })

  test('the next start has the receipt', async () => {
    seconds['later start'] = (await startApp()).seconds
    const hr = await signIn(url, 'hr')
    expect(await listReceiptNumbers({ ...institute, hr })).toEqual([receipt])
    expect(await pay({ ...institute, hr }, 250)).toBe('2026-27/000002')
  })

  test('after a kill of the app, the next start adopts the database and has every receipt', async () => {
    await wine.run(['taskkill', '/f', '/im', 'node.exe'])
    await running!.ended
    const { started } = await startApp()
    expect(started.readOutput()).toContain('adopted a running PostgreSQL')
    const hr = await signIn(url, 'hr')
    expect((await listReceiptNumbers({ ...institute, hr })).toSorted()).toEqual(['2026-27/000001', '2026-27/000002'])
  })

  test('munshi doctor finds no fault', async () => {
    const { code, output } = await runMunshi('doctor')
    expect([code, output]).toEqual([0, expect.stringContaining('Database')])
    expect(await stopApp()).toBe(0)
  })

  test('the installer lays out a version that starts, and its removal keeps the data', async () => {
    const setup = `${HOME_OF_APP}\\munshi-setup.exe`
    const scripts = wine.toHost(`${HOME_OF_APP}\\installer`)
    cpSync('release/windows', scripts, { recursive: true })
    const definitions = {
      VERSION,
      ARCHIVE: wine.toChroot(HOME_OF_APP),
      OUTPUT: wine.toChroot(setup),
      UNCOMPRESSED: '1',
    }
    const options = Object.entries(definitions).map(([name, value]) => `-D${name}=${value}`)
    const directory = wine.toChroot(`${HOME_OF_APP}\\installer`)
    const made = await wine.run(['-V2', ...options, 'munshi.nsi'], { directory, program: 'makensis' })
    expect([made.code, made.output]).toEqual([0, expect.anything()])

    seconds['installation'] = await measure(() => wine.run([setup, '/S']))
    expect(readFileSync(join(wine.toHost(INSTALLED), 'current'), 'utf8').trim()).toBe(VERSION)
    expect(existsSync(wine.toHost(`${INSTALLED}\\versions\\${VERSION}\\runtime\\node.exe`))).toBe(true)

    const launcher = ['cmd', '/c', `${INSTALLED}\\munshi.cmd`]
    const env = { PORT: String(PORT), MUNSHI_SERVICE: '1' }
    const started = wine.start([...launcher, 'start'], { env })
    const status = await waitUntil(async () => (await fetch(`${url}/setup`)).status, 300_000)
    expect(status).toBe(200)
    const stop = await wine.run([...launcher, 'service', 'stop'], { env })
    expect([stop.code, stop.output.trim()]).toEqual([0, 'Munshi has stopped.'])
    expect(await started.ended).toBe(0)

    // The last option makes it wait for its end. It may not be quoted, as Wine does with an argument.
    const script = `${HOME_OF_APP}\\uninstall.cmd`
    writeFileSync(wine.toHost(script), `"${INSTALLED}\\uninstall.exe" /S _?=${INSTALLED}\r\n`)
    expect((await wine.run(['cmd', '/c', script])).code).toBe(0)
    expect(existsSync(wine.toHost(`${INSTALLED}\\munshi.cmd`))).toBe(false)
    expect(existsSync(wine.toHost(`${INSTALLED}\\versions`))).toBe(false)
    expect(existsSync(wine.toHost('C:\\ProgramData\\Munshi\\postgres\\cluster\\data\\PG_VERSION'))).toBe(true)
  })
})
