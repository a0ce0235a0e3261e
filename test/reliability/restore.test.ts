import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryOnce } from '#embedded-postgres/index.ts'
import type { BackupFile, BackupRun, BackupStatus } from '#features/overview/backup/contract/backup.contract.ts'
import type { RestorePreview, RestoreStatus } from '#features/overview/backup/contract/restore.contract.ts'
import { PART_BYTES, UPLOADED } from '#features/overview/backup/contract/upload.contract.ts'
import { findAccountFaults, listReceipts } from '#testing/server/account-checks.ts'
import { type ApiClient, createClient, signInClient } from '#testing/server/api-client.ts'
import { findFreePort } from '#testing/server/find-free-port.ts'
import { isFullRun, pickInteger, SEED } from '#testing/server/full-run.ts'
import { getOwnerUrl, killPostgres, removeMunshi, startMunshi } from '#testing/server/munshi.ts'
import { type RunningInstitute, startInstitute } from '#testing/server/running-institute.ts'
import { createTemporaryDirectory } from '#testing/server/temporary-directory.ts'
import { waitUntil } from '#testing/server/wait-until.ts'

const dataDir = createTemporaryDirectory()
const stateFile = join(dataDir, 'restore.json')
let institute: RunningInstitute
let hr: ApiClient
let admin: ApiClient
/** The backup that is restored in each test. */
let backup: BackupFile
let backedUp: string[]

/** The app restarts, so its port must stay the same. */
const findPort = async () => String(await findFreePort())

beforeAll(async () => {
  institute = await startInstitute(dataDir, 2, { BACKUP_KEEP: '', PORT: await findPort(), HOST: '127.0.0.1' })
  ;({ hr, admin } = institute)
  await pay()
  await pay()
  await waitForBackup(() => true)
  await admin.post('/api/admin/backup')
  await waitForBackup(({ kind }) => kind === 'manual')
  const { body } = await admin.get<{ files: BackupFile[] }>('/api/admin/backup/file')
  backup = body.files[0]!
  backedUp = await listNumbers()
})

afterAll(() => removeMunshi(dataDir))

const waitForBackup = (isMeant: (run: BackupRun) => boolean) =>
  waitUntil(async () => {
    const { latest } = (await admin.get<BackupStatus>('/api/admin/backup')).body
    if (latest?.state !== 'done' || !isMeant(latest)) throw new Error(`The backup is ${latest?.state}.`)
  }, 120_000)

async function pay(): Promise<string> {
  const payment = { payMode: 'Cash', paid: 5, date: '2026-01-05' }
  const { status, body } = await hr.post<{ receiptNo: string }>(`/api/fee/${institute.students[0]}`, payment)
  expect(status).toBe(201)
  return body.receiptNo
}

const listNumbers = async () =>
  [...(await listReceipts(getOwnerUrl(dataDir))).values()].map(({ number }) => number).toSorted()

const listDatabases = async () =>
  (await queryOnce<{ name: string }>(getOwnerUrl(dataDir), `select datname as name from pg_database order by 1`)).map(
    ({ name }) => name,
  )

/** A busy machine may answer 503 at first. */
async function signIn() {
  hr = await waitUntil(() => signInClient(() => institute.app.url, 'hr'))
  admin = await waitUntil(() => signInClient(() => institute.app.url, 'admin'))
}

async function requestRestore(file = backup.name): Promise<void> {
  const { body } = await admin.post<RestorePreview>('/api/admin/restore/preview', { file })
  expect(body).toMatchObject({ authenticity: 'verified', students: 2, receipts: 2 })
  const response = await admin.post('/api/admin/restore', { file, day: body.day })
  expect(response).toMatchObject({ status: 200, body: { file } })
}

/** Sends the file in parts, as the page does. */
async function sendBackup(client: ApiClient, path: string, code?: string): Promise<void> {
  const file = readFileSync(join(dataDir, 'backups', backup.name))
  for (let part = 0; part * PART_BYTES < file.length; part += 1) {
    const content = file.subarray(part * PART_BYTES, (part + 1) * PART_BYTES).toString('base64')
    const { status } = await client.post(path, { code, upload: 'the-backup-of-a-test', part, content })
    expect(status).toBe(200)
  }
}

const waitForRestart = () => waitUntil(async () => expect(existsSync(stateFile)).toBe(false), 120_000)

/** Every number that was printed is the number of a receipt, or recorded as lost, and none was issued twice. */
async function expectComplete(printed: readonly string[]): Promise<void> {
  expect(await findAccountFaults(getOwnerUrl(dataDir))).toEqual([])
  expect(printed).not.toContain(await pay())
  expect(await findAccountFaults(getOwnerUrl(dataDir))).toEqual([])
  expect(await listDatabases()).not.toContain('munshi_restoring')
}

test('a file that is sent to the running app is restored; it answers meanwhile, and can be taken back', async () => {
  const printed = [...(await listNumbers()), await pay(), await pay()]
  const answers = new Set<string>()
  const signedInBefore = admin
  const anyone = createClient(() => institute.app.url)

  await sendBackup(admin, '/api/admin/restore/upload')
  await requestRestore(UPLOADED)

  await waitUntil(async () => {
    const [api, page, health] = await Promise.all(['/api/user', '/', '/readyz'].map((path) => anyone.get(path)))
    if (api?.status === 503)
      answers.add(
        JSON.stringify([
          api.problem.code,
          page?.status,
          String(page?.body).includes('restoring a backup'),
          health?.status,
        ]),
      )
    expect([existsSync(stateFile), health?.status]).toEqual([false, 200])
  }, 120_000)
  expect([...answers]).toContain(JSON.stringify(['restoring', 503, true, 503]))
  await signIn()
  expect(await listNumbers()).toEqual(backedUp)
  await expectComplete(printed)
  const status = (await admin.get<RestoreStatus>('/api/admin/restore')).body
  expect(status).toMatchObject({
    unconfirmed: { backup: expect.stringContaining(UPLOADED) as string },
    canGoBack: true,
    failure: null,
  })
  // The run that made the backup is not finished in it.
  const { latest } = (await admin.get<BackupStatus>('/api/admin/backup')).body
  expect(latest).toMatchObject({ kind: 'manual', state: 'done', bytes: backup.bytes })
  expect(existsSync(join(dataDir, 'restore-upload'))).toBe(false)
  const points = readdirSync(join(dataDir, 'backups')).filter((name) => name.includes('before-restore'))
  expect(points).toHaveLength(1)
  const alarm = await admin.get<{ faults: unknown[] }>('/api/admin/audit/alarm')
  expect(alarm.body.faults).toEqual([])

  const issued = await listNumbers()
  expect((await admin.post('/api/admin/restore/back')).status).toBe(200)

  await waitForRestart()
  expect((await signedInBefore.get('/api/admin/restore')).status).toBe(401)
  await signIn()
  expect(await listNumbers()).toEqual(printed.toSorted())
  await expectComplete([...printed, ...issued])
  expect((await admin.get<RestoreStatus>('/api/admin/restore')).body).toMatchObject({
    unconfirmed: null,
    canGoBack: false,
  })
})

test('a new installation restores a file in place of its first run', async () => {
  const printed = await pay()
  const { body: kit } = await admin.post<{ recoveryKey: string }>('/api/admin/backup/kit')
  const newDir = createTemporaryDirectory()
  const app = await startMunshi({ dataDir: newDir, env: { PORT: await findPort(), HOST: '127.0.0.1' } })
  try {
    const anyone = createClient(() => app.url)
    const code = /\/setup\?code=(\S+)/.exec(app.output.join('\n'))?.[1]
    await sendBackup(anyone, '/api/setup/restore/upload', code)
    const request = { code, recoveryKey: kit.recoveryKey }
    const preview = await anyone.post('/api/setup/restore/preview', request)
    expect(preview.body).toMatchObject({ authenticity: 'verified', receipts: 2 })

    expect((await anyone.post('/api/setup/restore', { ...request, lastReceipt: printed })).status).toBe(200)

    const clerk = await waitUntil(() => signInClient(() => app.url, 'hr'), 120_000)
    const owner = await waitUntil(() => signInClient(() => app.url, 'admin'))
    const numbers = [...(await listReceipts(getOwnerUrl(newDir))).values()].map(({ number }) => number)
    expect(numbers.toSorted()).toEqual(backedUp)
    expect(await findAccountFaults(getOwnerUrl(newDir))).toEqual([])
    expect((await owner.get<RestoreStatus>('/api/admin/restore')).body).toMatchObject({
      unconfirmed: { backup: expect.stringContaining(UPLOADED) as string },
      canGoBack: false,
    })
    const payment = { payMode: 'Cash', paid: 5, date: '2026-01-05' }
    const next = await clerk.post<{ receiptNo: string }>(`/api/fee/${institute.students[0]}`, payment)
    expect(next.body.receiptNo > printed).toBe(true)
    expect((await anyone.post('/api/setup/restore/status', { code })).status).toBe(409)
  } finally {
    await app.kill('SIGTERM')
  }
})

const STEPS = ['requested', 'saving', 'loading', 'swapping', 'starting', 'starting'] as const

const rounds = Array.from({ length: isFullRun ? 20 : STEPS.length }, (_, n) => ({
  n: n + 1,
  step: STEPS[n % STEPS.length]!,
  // The first rounds kill at the beginning of a step, later ones somewhere in it.
  delay: n < STEPS.length ? 0 : pickInteger(0, 400, n),
  withPostgres: n % STEPS.length === 5,
}))

const readStep = () => {
  try {
    return (JSON.parse(readFileSync(stateFile, 'utf8')) as { step: string }).step
  } catch {
    return undefined
  }
}

/** Requests another restore if a step was over before this process saw it, as on a busy machine. */
async function requestRestoreUntil(step: (typeof STEPS)[number]): Promise<void> {
  await requestRestore()
  while (readStep() !== step) {
    if (!existsSync(stateFile)) {
      await signIn()
      await requestRestore()
    }
    await sleep(1)
  }
}

test.each(rounds)(
  `round $n: a kill at the step $step of a restore leaves the old data or the restored ones (SEED=${SEED})`,
  async ({ step, delay, withPostgres }) => {
    const before = [...(await listNumbers()), await pay(), await pay()].toSorted()

    await requestRestoreUntil(step)
    await sleep(delay)
    await Promise.all([institute.app.kill('SIGKILL'), withPostgres && killPostgres(dataDir)])
    await institute.start()

    await signIn()
    const after = await listNumbers()
    expect([before, backedUp]).toContainEqual(after)
    await expectComplete(before)
    expect(existsSync(stateFile)).toBe(false)
    const { failure, unconfirmed } = (await admin.get<RestoreStatus>('/api/admin/restore')).body
    expect(after.length === before.length ? failure : unconfirmed).not.toBeNull()
  },
)
