import { readdirSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient } from '#testing/server/api-client.ts'
import { type Munshi, startMunshi } from '#testing/server/munshi.ts'
import { waitUntil } from '#testing/server/wait-until.ts'
import { findFreePort } from '#testing/server/find-free-port.ts'
import { FIRST, NEXT } from './releases.ts'
import { expectKept, makeBackup, restoreBackup, type UsedInstitute, useInstitute } from './use-institute.ts'

const MAX_SECONDS_TO_START = 15

export type TestedForm = {
  name: string
  dataDir: string
  /** Where this machine has it. */
  dataPath: string
  install(): Promise<void>
  command(): [string, ...string[]]
  env?: Record<string, string>
  /** Lays the next version in place of the first, or beside it. `restarts`: the running app goes on with it by itself. */
  update(): { restarts: boolean }
  /** Lays the first version in place of the next. */
  goBack(): void
  readVersion(): string
  remove(): void
  /** Lists what is left outside the data. */
  listLeft(): string
  cleanUp(): void
}

/** Installs a form on a bare system, uses it for the first day of an institute, updates and removes it. */
export function testForm(form: TestedForm): void {
  let app: Munshi
  let used: UsedInstitute
  let port = 0
  let seconds = 0
  let backup = ''
  const listBackups = () => readdirSync(join(form.dataPath, 'backups'))

  const start = () =>
    startMunshi({
      dataDir: form.dataDir,
      // The port stays the same after a restart.
      env: { BACKUP_KEEP: '14', WEB_DIR: 'dist/web', ...form.env, PORT: String(port) },
      command: form.command(),
    })

  beforeAll(async () => {
    port = await findFreePort()
    await form.install()
    const started = performance.now()
    app = await start()
    seconds = (performance.now() - started) / 1000
  })

  afterAll(async () => {
    await app?.kill('SIGTERM')
    form.cleanUp()
  })

  test(`${form.name}: the first start takes at most ${MAX_SECONDS_TO_START} s`, () => {
    process.stdout.write(`${form.name}: ${seconds.toFixed(1)} s from the start to the set-up page\n`)
    expect(seconds).toBeLessThan(MAX_SECONDS_TO_START)
  })

  test(`${form.name}: an institute is set up, takes a fee, prints its receipt and makes a backup`, async () => {
    used = await useInstitute(app)
    backup = await makeBackup(app)
    expect(listBackups()).toContain(backup)
  })

  test(`${form.name}: an update keeps everything`, async () => {
    const { restarts } = form.update()
    if (!restarts) {
      await app.kill('SIGTERM')
      app = await start()
    }
    await waitUntil(async () => expect(form.readVersion()).toBe(NEXT))
    await waitUntil(async () => expect((await createClient(() => app.url).get('/readyz')).status).toBe(200), 60_000)
    await expectKept(app, used)
  })

  test(`${form.name}: it stops and starts again`, async () => {
    expect(await app.kill('SIGTERM')).toBe(0)
    app = await start()
    await expectKept(app, used)
  })

  test(`${form.name}: it is taken back with the backup from before the update`, async () => {
    await app.kill('SIGTERM')
    form.goBack()
    renameSync(join(form.dataPath, 'postgres'), join(form.dataPath, 'postgres-of-the-update'))
    app = await start()
    expect(form.readVersion()).toBe(FIRST)
    await restoreBackup(app, join(form.dataPath, 'backups', backup))
    await expectKept(app, used)
  })

  test(`${form.name}: it is removed, and its data kept`, async () => {
    await app.kill('SIGTERM')
    form.remove()
    expect(form.listLeft()).toBe('')
    expect(listBackups()).not.toEqual([])
  })
}
