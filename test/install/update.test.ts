import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { createPrivateKey } from 'node:crypto'
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type UpdateState } from '../../bin/update-state.mjs'
import { createClient } from '#testing/server/api-client.ts'
import { isFullRun } from '#testing/server/full-run.ts'
import { endProcessesIn } from '#testing/server/kill-processes.ts'
import { type Munshi, removeMunshi, startMunshi } from '#testing/server/munshi.ts'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'
import { waitUntil } from '#testing/server/wait-until.ts'
import { findFreePort } from '#testing/server/find-free-port.ts'
import { FIRST, getFile, KEY_FILE, NEXT } from './support/releases.ts'
import { expectKept, type UsedInstitute, useInstitute } from './support/use-institute.ts'
import { writeNextRelease } from './support/write-next-release.ts'

const runFile = promisify(execFile)
const KILLS = isFullRun ? 20 : 6

const home = createTemporaryDirectory()
const broken = mkdtempSync(join(tmpdir(), 'munshi-broken-'))
const launcher = join(home, 'munshi/munshi')
const dataDir = join(home, 'munshi/data')
let port = 0
let app: Munshi
let used: UsedInstitute

const env = (): Record<string, string> => ({
  PORT: String(port),
  WEB_DIR: 'dist/web',
  DATA_DIR: dataDir,
  BACKUP_KEEP: '0',
})
const start = () => startMunshi({ dataDir, env: env(), command: [launcher, 'start'] })
const readState = () => JSON.parse(readFileSync(join(home, 'munshi/update.json'), 'utf8')) as UpdateState
const readCurrent = () => readFileSync(join(home, 'munshi/current'), 'utf8').trim()

function update(...args: string[]) {
  const { PATH } = process.env
  const { status, stdout, stderr } = spawnSync(launcher, ['update', ...args], {
    encoding: 'utf8',
    env: { PATH, ...env() },
  })
  return { status, output: `${stdout}${stderr}`.trim() }
}

/** A stick with the files of a release. */
function copyRelease(version: string, from = dirname(getFile('archive', version))): string {
  const directory = mkdtempSync(join(home, 'stick-'))
  const names = [basename(getFile('archive', version)), 'SHA256SUMS', 'SHA256SUMS.sig']
  for (const name of names) cpSync(join(from, name), join(directory, name))
  return join(directory, names[0]!)
}

beforeAll(async () => {
  port = await findFreePort()
  execFileSync('tar', ['xzf', getFile('archive', FIRST), '-C', home])
  app = await start()
  used = await useInstitute(app)
  await writeNextRelease({
    to: broken,
    key: createPrivateKey(readFileSync(KEY_FILE)),
    changes: {
      'db/migrations/9000_next.sql': 'drop table receipt cascade;\n',
      'server/start.js': `import('./start-app.js'); throw new Error('This version does not start.')\n`,
    },
  })
})

afterAll(async () => {
  await app?.kill('SIGTERM')
  await removeMunshi(dataDir)
  for (const directory of [home, broken]) rmSync(directory, { recursive: true, force: true })
})

test('checksums that were changed after they were signed are refused', () => {
  const archive = copyRelease(NEXT)
  appendFileSync(join(dirname(archive), 'SHA256SUMS'), `${'0'.repeat(64)}  munshi-9.0.3-linux-x64.tar.gz\n`)
  expect(update('--from', archive)).toMatchObject({
    status: 1,
    output: expect.stringContaining('Nothing was installed'),
  })
})

test('an archive that is cut short is refused', () => {
  const archive = copyRelease(NEXT)
  truncateSync(archive, 1_000_000)
  expect(update('--from', archive)).toMatchObject({
    status: 1,
    output: expect.stringContaining('damaged or incomplete'),
  })
})

test('an archive without its signature, and one that is not newer, are refused with what to do', () => {
  const archive = copyRelease(NEXT)
  rmSync(join(dirname(archive), 'SHA256SUMS.sig'))
  expect(update('--from', archive).output).toContain('belongs beside the archive')
  expect(update('--from', copyRelease(FIRST)).output).toContain(`which is not newer than ${FIRST}`)
})

test('a feed offers the newest version, and says when it cannot be reached', async () => {
  const directory = dirname(getFile('archive', NEXT))
  const feed: Server = createServer((request, response) => {
    response.end(readFileSync(join(directory, basename(request.url ?? ''))))
  }).listen(0, '127.0.0.1')
  await waitUntil(async () => expect(feed.listening).toBe(true))
  const { port: feedPort } = feed.address() as { port: number }
  const { PATH } = process.env
  // Not in this process, which serves the feed.
  const check = (address: string) =>
    runFile(launcher, ['update', '--check'], { env: { PATH, ...env(), UPDATE_FEED: address } }).then(
      ({ stdout }) => stdout,
      ({ stderr }: { stderr: string }) => stderr,
    )
  expect(await check(`http://127.0.0.1:${feedPort}/`)).toContain(`Version ${NEXT} is available. This is ${FIRST}.`)
  feed.close()
  expect(await check(`http://127.0.0.1:${feedPort}/`)).toContain('cannot be read (ECONNREFUSED)')
})

test('a version that does not start is taken back with its data, and the reason is kept', async () => {
  expect(update('--from', copyRelease(NEXT, broken)).status).toBe(0)
  await waitUntil(async () => expect(readState()).toMatchObject({ step: 'failed', from: FIRST, to: NEXT }), 120_000)
  await waitUntil(async () => expect((await createClient(() => app.url).get('/readyz')).status).toBe(200), 120_000)
  expect([readCurrent(), readState().reason]).toEqual([FIRST, expect.stringMatching(/\S/)])
  await expectKept(app, used)
})

test(`${KILLS} kills at any step of an update leave a working version with all data`, async () => {
  await app.kill('SIGTERM')
  for (let round = 0; round < KILLS; round += 1) {
    if (readCurrent() === FIRST && !['prepared', 'trying'].includes(readState().step))
      expect(update('--from', copyRelease(NEXT)).status).toBe(0)
    const killed = startMunshi({ dataDir, env: env(), command: [launcher, 'start'] }).catch(() => undefined)
    await sleep(200 + round * 400)
    for (const version of [FIRST, NEXT]) await endProcessesIn(join(home, 'munshi/versions', version))
    // PostgreSQL ends too when a machine loses power.
    if (round % 2 === 0) await endProcessesIn(join(dataDir, 'postgres/cluster/data'))
    await killed
  }
  app = await start()
  await expectKept(app, used)
  expect(['done', 'failed']).toContain(readState().step)
  expect(readCurrent()).toBe(readState().step === 'done' ? NEXT : FIRST)
})
