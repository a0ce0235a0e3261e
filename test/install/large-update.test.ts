import { execFile, execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { createClient } from '#testing/server/api-client.ts'
import { isFullRun } from '#testing/server/full-run.ts'
import { removeMunshi, startMunshi } from '#testing/server/munshi.ts'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'
import { findFreePort } from '#testing/server/find-free-port.ts'
import { FIRST, getFile, NEXT } from './support/releases.ts'

const STUDENTS = 100_000
const [MAX_SECONDS, MAX_SECONDS_AWAY] = [5 * 60, 60]

const runFile = promisify(execFile)
const home = createTemporaryDirectory()
const dataDir = join(home, 'munshi/data')
const launcher = join(home, 'munshi/munshi')

afterAll(() => removeMunshi(dataDir))

test.runIf(isFullRun)(
  `an update with ${STUDENTS} students takes at most ${MAX_SECONDS} s, with at most ${MAX_SECONDS_AWAY} s without service`,
  async () => {
    const env = {
      PATH: process.env['PATH'] ?? '',
      PORT: String(await findFreePort()),
      WEB_DIR: 'dist/web',
      DATA_DIR: dataDir,
      BACKUP_KEEP: '0',
    }
    execFileSync('tar', ['xzf', getFile('archive', FIRST), '-C', home])
    const seeded = execFileSync(process.execPath, ['src/app/server/seed.ts', '--students', String(STUDENTS)], {
      encoding: 'utf8',
      env,
    })
    const [, email, password] = /admin\s+(\S+@\S+)\s+(\S+)/.exec(seeded)!
    const app = await startMunshi({ dataDir, env, command: [launcher, 'start'] })
    const anyone = createClient(() => app.url)
    const signedIn = await anyone.post<{ token: string }>('/api/admin/login', { email, password })
    const admin = createClient(() => app.url, signedIn.body.token)
    const readTotal = async () => (await admin.get<{ total: number }>('/api/user?tab=All')).body.total
    const before = await readTotal()
    expect(before).toBeGreaterThan(0.9 * STUDENTS)
    const archive = getFile('archive', NEXT)
    const names = [basename(archive), 'SHA256SUMS', 'SHA256SUMS.sig']
    for (const name of names) cpSync(join(dirname(archive), name), join(home, name))
    const isReady = () =>
      anyone.get('/readyz').then(
        ({ status }) => status === 200,
        () => false,
      )

    const began = performance.now()
    const updated = runFile(launcher, ['update', '--from', join(home, names[0]!)], { env })
    let awaySince: number | undefined
    let secondsAway = 0
    const readVersion = () => execFileSync(launcher, ['--version'], { encoding: 'utf8', env }).trim()
    for (let isDone = false; !isDone; await sleep(100)) {
      const ready = await isReady()
      const now = performance.now()
      if (!ready) awaySince ??= now
      else if (awaySince !== undefined) {
        secondsAway += (now - awaySince) / 1000
        awaySince = undefined
        isDone = readVersion() === NEXT
      }
    }
    const seconds = (performance.now() - began) / 1000
    process.stdout.write(`${STUDENTS} students: ${seconds.toFixed(0)} s, ${secondsAway.toFixed(1)} s without service\n`)
    expect((await updated).stdout).toContain(`Version ${NEXT} is in place`)
    expect(seconds).toBeLessThan(MAX_SECONDS)
    expect(secondsAway).toBeLessThan(MAX_SECONDS_AWAY)
    expect(await readTotal()).toBe(before)
  },
)
