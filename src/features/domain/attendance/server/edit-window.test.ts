import { expect, test } from 'vitest'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { createBatchWithStudents, marksBody } from '#testing/server/attendance.ts'
import { startTestApi } from '#testing/server/api.ts'
import { resolveSheet } from './resolve-sheet.ts'

const api = startTestApi()

// Today is 2026-11-21.
const [LAST_LATE, FIRST_IN_TIME] = ['2026-11-13', '2026-11-14']

const listLate = async () =>
  (await api.db.selectFrom('audit_entry').select(['action', 'after']).orderBy('id').execute()).flatMap(
    ({ action, after }) =>
      action.startsWith('attendance.') ? [[action, (after as { late?: boolean }).late ?? false]] : [],
  )

test('HR marks and corrects days before the edit window, and the audit trail says so', async () => {
  const hr = await api.signInAs('hr')
  const { batch, students } = await createBatchWithStudents(api, ['Asha', 'Bela'])
  const [, bela] = students as [string, string]

  for (const day of [LAST_LATE, FIRST_IN_TIME]) {
    expect((await hr.post('/api/attend', marksBody(batch.code, students, day))).status).toBe(201)
    expect((await hr.put('/api/attend', marksBody(batch.code, students, day, [bela]))).status).toBe(200)
  }

  expect(await listLate()).toEqual([
    ['attendance.save', true],
    ['attendance.update', true],
    ['attendance.save', false],
    ['attendance.update', false],
  ])
})

test('the window is as long as Settings say, and the sheet names its first day', async () => {
  const [admin, hr] = [await api.signInAs('admin'), await api.signInAs('hr')]
  const { batch } = await createBatchWithStudents(api, ['Asha'])
  const readFirst = async () => (await hr.get(`/api/attend/roster?batchCode=${batch.code}`)).body.editableFrom
  expect(await readFirst()).toBe(FIRST_IN_TIME)

  expect((await admin.put('/api/absence/settings', { editDays: '8' })).body).toMatchObject({ editDays: 8 })

  expect(await readFirst()).toBe(LAST_LATE)
  for (const editDays of ['0', '367', 'x'])
    expect(await admin.put('/api/absence/settings', { editDays })).toMatchObject({ status: 422 })
})

test('without the permission for late changes, earlier days are refused with the first day that is not late (403)', async () => {
  const { batch, students } = await createBatchWithStudents(api, ['Asha'])
  const { id } = await api.signInAs('admin')
  // No set of permissions lacks it yet among those who may mark, so the use case is called directly.
  const ctx = { actor: { id, role: 'admin' }, clock: { now: () => api.now } } as Ctx
  const resolve = (day: string) => inTx(api.db, (tx) => resolveSheet(tx, ctx, marksBody(batch.code, students, day)))

  await expect(resolve(LAST_LATE)).rejects.toMatchObject({ status: 403, code: 'too_late' })
  await expect(resolve(FIRST_IN_TIME)).resolves.toMatchObject({ isLate: false })
})
