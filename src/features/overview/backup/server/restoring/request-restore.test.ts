import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { queryOnce } from '#embedded-postgres/index.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createTestRestores } from '#testing/server/backups.ts'
import { backupFileName } from '../backup-files.ts'
import { formatRecoveryKey } from '../recovery-key.ts'
import { confirmRestore, getRestoreStatus, goBack } from './end-restore.ts'
import { previewRestore, requestRestore } from './request-restore.ts'
import type { RestoreService } from './restore-service.ts'
import type { RestoreRequest } from './restore-state.ts'

const api = startTestApi()

let file: string
let begun: RestoreRequest[]
beforeEach(() => {
  begun = []
  file = backupFileName(new Date('2026-11-20T04:30:00Z'), false)
  writeFileSync(join(api.outbox, file), 'an example')
})

const createRestores = (over: Partial<RestoreService> = {}) =>
  createTestRestores(api.outbox, { begin: (request) => begun.push(request) > 0, ...over })

type Ctx = Parameters<typeof requestRestore>[0]

async function createCtx(): Promise<Ctx> {
  const { id } = await api.signInAs('admin')
  const actor = { id, role: 'admin', name: 'Asha', timeZone: 'Asia/Kolkata' }
  return { db: api.db, clock: { now: () => api.now }, requestId: 'test', actor } as unknown as Ctx
}

const body = (over: object = {}) => ({ file, day: '2026-11-20', acceptUnverified: false, ...over })

test('previewRestore says what the backup contains and how many receipts it lacks', async () => {
  await queryOnce(api.ownerUrl, `insert into receipt_series values ('2026-27', 12)`)

  expect(await previewRestore(await createCtx(), createRestores(), { file })).toEqual({
    file,
    madeAt: '2026-11-20T04:30:00.000Z',
    day: '2026-11-20',
    version: '1.0.0',
    students: 3,
    receipts: 7,
    lastReceipt: '2026-27/000007',
    authenticity: 'verified',
    receiptsLost: 5,
    lastReceiptNow: '2026-27/000012',
  })
})

test('requestRestore writes the request and an audit entry', async () => {
  const recoveryKey = formatRecoveryKey(Buffer.alloc(32, 7))

  await requestRestore(
    await createCtx(),
    createRestores(),
    body({ recoveryKey, passphrase: 'a passphrase', lastReceipt: '2026-27/000020' }),
  )

  expect(begun).toEqual([
    {
      file: join(api.outbox, file),
      passphrase: 'a passphrase',
      recoveryKey: Buffer.alloc(32, 7).toString('hex'),
      acceptUnverified: false,
      lastReceipts: ['2026-27/000020'],
      requestedBy: 'Asha',
    },
  ])
  const entries = await api.db.selectFrom('audit_entry').select('action').execute()
  expect(entries).toContainEqual({ action: 'backup.requestRestore' })
})

test('requestRestore takes the last receipts of several years', async () => {
  await requestRestore(await createCtx(), createRestores(), body({ lastReceipt: '2026-27/000020, 2027-28/000005' }))

  expect(begun).toMatchObject([{ lastReceipts: ['2026-27/000020', '2027-28/000005'] }])
})

describe('requestRestore rejects, and restores nothing', () => {
  const readFails = (message: string) => createRestoresLater({ read: () => Promise.reject(new StartupError(message)) })
  const createRestoresLater = (over: Partial<RestoreService>) => () => createRestores(over)

  test.each<[string, object, () => RestoreService, object]>([
    ['another day than that of the backup', { day: '2026-11-21' }, createRestores, { status: 422 }],
    ['a file that is not there', { file: 'munshi-x.tar.gz' }, createRestores, { status: 404 }],
    ['a number that is none', { lastReceipt: 'R2026-27/0001' }, createRestores, { status: 422 }],
    ['a last receipt before that of the backup', { lastReceipt: '2026-27/000006' }, createRestores, { status: 422 }],
    ['a last receipt of another year before', { lastReceipt: '2019-20/000001' }, createRestores, { status: 422 }],
    [
      'a last receipt far above that of the backup',
      { lastReceipt: '2026-27/9999999' },
      createRestores,
      { status: 422 },
    ],
    ['a last receipt two years later only', { lastReceipt: '2027-28/000005' }, createRestores, { status: 422 }],
    ['a mistyped recovery key', { recoveryKey: 'A'.repeat(65) }, createRestores, { status: 422 }],
    ['a damaged file', {}, readFails('x is damaged: y.'), { status: 422 }],
    ['a wrong passphrase', {}, readFails('The passphrase is not that of this backup.'), { status: 422 }],
    ['a restore that was requested before', {}, createRestoresLater({ begin: () => false }), { code: 'restoring' }],
    ['a full disk', {}, createRestoresLater({ hasSpaceFor: async () => false }), { code: 'no_space' }],
    ['a database of one’s own', {}, createRestoresLater({ isPossible: false }), { code: 'no_restore' }],
    [
      'a file that nobody can verify, unless it is accepted',
      {},
      createRestoresLater({
        read: async (source) => ({ ...(await createRestores().read(source)), authenticity: 'noCode' }),
      }),
      { status: 422 },
    ],
  ])('%s', async (_situation, over, create, error) => {
    await expect(requestRestore(await createCtx(), create(), body(over))).rejects.toMatchObject(error)
    expect(begun).toEqual([])
  })
})

describe('a restore that no admin has confirmed', () => {
  beforeEach(() =>
    queryOnce(
      api.ownerUrl,
      `insert into restore (id, restored_at, backup, backup_made_at, is_verified)
      values (gen_random_uuid(), now(), 'x.tar.gz', now(), true)`,
    ),
  )

  test('is shown until it is confirmed, once', async () => {
    const [ctx, restores] = [await createCtx(), createRestores()]
    expect(await getRestoreStatus(ctx, restores)).toMatchObject({
      unconfirmed: { backup: 'x.tar.gz' },
      canGoBack: true,
    })

    expect(await confirmRestore(ctx, restores)).toMatchObject({ unconfirmed: null, canGoBack: false })

    await expect(confirmRestore(ctx, restores)).rejects.toMatchObject({ status: 409 })
    await expect(goBack(ctx, restores)).rejects.toMatchObject({ status: 409 })
  })

  test('can be taken back while the data before it are there', async () => {
    const ctx = await createCtx()
    await expect(goBack(ctx, createRestores({ hasBefore: async () => false }))).rejects.toMatchObject({ status: 409 })

    await goBack(ctx, createRestores())

    expect(begun).toMatchObject([{ file: null }])
  })
})
