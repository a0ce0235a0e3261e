import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BackupStatus } from '#features/overview/backup/contract/backup.contract.ts'
import { type EmbeddedPostgres, queryOnce, startEmbeddedPostgres } from '#embedded-postgres/index.ts'
import { findAccountFaults, listReceipts } from '#testing/server/account-checks.ts'
import { signInClient } from '#testing/server/api-client.ts'
import { getOwnerUrl, listPostgresProcesses, removeMunshi, startMunshi } from '#testing/server/munshi.ts'
import { isFullRun } from '#testing/server/full-run.ts'
import { startPaymentLoad } from '#testing/server/payment-load.ts'
import { type RunningInstitute, startInstitute } from '#testing/server/running-institute.ts'
import { createTemporaryDirectory, removeDirectory } from '#testing/server/temporary-directory.ts'

const files = createTemporaryDirectory()

afterAll(() => removeDirectory(files))

/** Runs `npm run backup` or `npm run restore` as the script in package.json does. */
async function runScript(name: 'backup' | 'restore', args: string[], env: Record<string, string>) {
  const { PATH = '', TMPDIR } = process.env
  const child = spawn(process.execPath, [`src/app/server/${name}.ts`, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH, ...(TMPDIR !== undefined && { TMPDIR }), ...env },
  })
  const [[code], output, errors] = await Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)])
  return { code: code as number, output, errors }
}

describe('PostgreSQL 15 of DATABASE_URL, moved to the embedded PostgreSQL 18 by a backup', () => {
  const [oldDir, newDir] = [createTemporaryDirectory(), createTemporaryDirectory()]
  const isOldestAvailable = process.platform === 'linux' && process.arch === 'x64'
  const file = join(files, 'drill.tar.gz')
  let postgres: EmbeddedPostgres
  let institute: RunningInstitute

  beforeAll(async () => {
    postgres = await startEmbeddedPostgres({
      dataDir: oldDir,
      database: 'munshi',
      fallbackDir: '/var/lib/munshi',
      log: () => {},
      binaries: isOldestAvailable ? 'postgres-15-linux-x64' : undefined,
    })
    institute = await startInstitute(oldDir, 6, { DATABASE_URL: postgres.url })
  })

  afterAll(async () => {
    await removeMunshi(oldDir)
    await removeMunshi(newDir)
    await postgres?.stop()
  })

  test('a backup during payments is restored with every receipt acknowledged before, and balances', async () => {
    const load = startPaymentLoad(institute.hr, institute.students)
    await load.waitForReceipts(30)
    const acknowledged = load.sent.flatMap(({ receipt }) => receipt?._id ?? [])
    const backup = await runScript('backup', [file], { DATABASE_URL: postgres.url })
    await load.waitForReceipts(5)
    await load.stop()
    expect(backup).toMatchObject({ code: 0, errors: '' })
    expect(load.unexpected).toEqual([])

    const lastPrinted =
      [...(await listReceipts(postgres.url)).values()]
        .map(({ number }) => number)
        .toSorted()
        .at(-1) ?? ''
    const silent = await runScript('restore', [file, '--accept-unverified'], { DATA_DIR: newDir })
    expect(silent).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/^Which receipt was printed last\?/) as string,
    })
    const answers = ['--accept-unverified', '--last-receipt', lastPrinted]
    const restored = await runScript('restore', [file, ...answers], { DATA_DIR: newDir })
    expect(restored.output).toContain(` – ${lastPrinted}`)
    expect(restored).toMatchObject({ code: 0, errors: '' })
    expect(listPostgresProcesses(newDir)).toEqual([])

    const app = await startMunshi({ dataDir: newDir })
    const receipts = await listReceipts(getOwnerUrl(newDir))
    expect(acknowledged.filter((id) => !receipts.has(id))).toEqual([])
    expect(receipts.size).toBeLessThan((await listReceipts(postgres.url)).size)
    expect(await findAccountFaults(getOwnerUrl(newDir))).toEqual([])
    const series = /receipts of \S+: (\d+), the last number is (\d+)/.exec(backup.output)
    expect([series?.[1], series?.[2]]).toEqual([String(receipts.size), String(receipts.size)])

    const hr = await signInClient(() => app.url, 'hr')
    const paid = await hr.post<{ receiptNo: string }>(`/api/fee/${institute.students[0]}`, {
      payMode: 'Cash',
      paid: 5,
      date: '2026-01-05',
    })
    expect(paid.status).toBe(201)
    expect(Number(paid.body.receiptNo.split('/')[1])).toBe(Number(lastPrinted.split('/')[1]) + 1)
    expect(await findAccountFaults(getOwnerUrl(newDir))).toEqual([])
  })

  // The test of the function is in src/features/overview/backup/server/restore-backup.test.ts.
  test.runIf(isFullRun)('a second restore into the same directory is rejected', async () => {
    const { code, errors } = await runScript('restore', [file, '--no-later-receipts', '--accept-unverified'], {
      DATA_DIR: newDir,
    })

    expect([code, errors]).toEqual([1, expect.stringMatching(/^The database is not empty\..*\n$/)])
  })
})

describe('the daily backup of the embedded database', () => {
  const dataDir = createTemporaryDirectory()
  const directory = join(dataDir, 'backups')

  afterAll(() => removeMunshi(dataDir))

  test('is made by the running app, again on request, and can be verified', async () => {
    // Without a place, as from the first day. An empty variable counts as absent.
    const env = { BACKUP_KEEP: '', BACKUP_PASSPHRASE: 'a passphrase of the tests' }
    const { app, admin } = await startInstitute(dataDir, 1, env)
    const getStatus = async () => (await admin.get<BackupStatus>('/api/admin/backup')).body
    await expect.poll(getStatus).toMatchObject({ overdue: false, latestDone: { kind: 'scheduled', encrypted: true } })
    expect(await getStatus()).toMatchObject({ directory, keep: 14, onDatabaseDisk: true })

    expect((await admin.post('/api/admin/backup')).status).toBe(201)

    await expect.poll(getStatus).toMatchObject({ latestDone: { kind: 'manual' } })
    const [first = '', second = ''] = readdirSync(directory)
      .filter((name) => name.startsWith('munshi-'))
      .toSorted()
    expect([first, second].map((name) => name.replace(/\d/g, '0'))).toEqual([
      'munshi-0000-00-00T00-00-00-000Z.tar.gz.age',
      'munshi-0000-00-00T00-00-00-000Z.tar.gz.age',
    ])
    expect(await app.kill('SIGTERM')).toBe(0)
    const temporary = createTemporaryDirectory()
    const verified = await runScript('backup', ['--verify', join(directory, second)], { ...env, TMPDIR: temporary })
    expect(verified).toMatchObject({ code: 0, errors: '' })
    expect(verified.output).toContain('1 students')
    expect(verified.output).toContain('The accounts balance, and receipt numbers have no gaps.')
    expect(readdirSync(temporary)).toEqual([])
    removeDirectory(temporary)
  })

  test('`npm run backup` works while the app does not run, and is recorded', async () => {
    const file = join(files, 'stopped.tar.gz')

    expect(await runScript('backup', [file], { DATA_DIR: dataDir })).toMatchObject({ code: 0, errors: '' })

    const app = await startMunshi({ dataDir })
    const admin = await signInClient(() => app.url, 'admin')
    const { body } = await admin.get<BackupStatus>('/api/admin/backup')
    expect(body.latestDone).toMatchObject({ kind: 'command', encrypted: false })
    expect(body.latestDone?.place).toContain(file)
    expect(await queryOnce(getOwnerUrl(dataDir), 'select from backup_run')).toHaveLength(3)
  })
})
