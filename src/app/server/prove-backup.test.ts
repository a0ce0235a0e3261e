import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeBackup } from '#features/overview/backup/server/write-backup.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'
import { createProveBackup } from './prove-backup.ts'

const api = startTestApi()
const signal = new AbortController().signal
const listLeft = () => readdirSync('/var/tmp').filter((name) => name.startsWith('munshi-proof-'))

test('a backup is restored in a process of its own, which leaves nothing', async () => {
  await createStudent(api.db, {})
  const secretKey = randomBytes(32)
  const file = join(api.outbox, 'proof.tar.gz')
  const { bytes } = await writeBackup({ ownerUrl: api.ownerUrl, file, passphrase: undefined, secretKey, signal })
  const before = listLeft()
  const prove = createProveBackup({ passphrase: undefined, secretKey })

  expect(await prove(file, bytes, signal)).toEqual({ students: 1, receipts: 0 })
  expect(listLeft()).toEqual(before)
})

test('a backup that is larger than the disk, or encrypted without a passphrase, is not begun', async () => {
  const prove = createProveBackup({ passphrase: undefined, secretKey: randomBytes(32) })
  expect(await prove('a.tar.gz', 1e15, signal)).toMatchObject({ reason: 'no_space' })
  expect(await prove('a.tar.gz.age', 1, signal)).toMatchObject({ reason: 'no_passphrase' })
})
