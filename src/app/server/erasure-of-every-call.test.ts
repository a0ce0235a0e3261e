import { expect, test } from 'vitest'
import { eraseDue } from '#features/overview/erasure/server/public.ts'
import { DAY_MS } from '#shared/contract/durations.ts'
import { startTestApi } from '#testing/server/api.ts'
import { CALLS } from '#testing/server/calls.ts'
import { ABOUT_THE_INSTITUTE, liveWithCanaries } from '#testing/server/canary-life.ts'
import { scanFiles, scanTables } from '#testing/server/scan-for-personal-data.ts'

const api = startTestApi()
const PERSONAL = 'kanariya|vogelsang|papageno|volieren|zwitschern|piep|2003-04-17|98123456'

async function deleteEverybody() {
  const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
  const students = await api.db
    .selectFrom('student')
    .select(['id', 'status'])
    .where('status', '<>', 'Deleted')
    .execute()
  for (const { id, status } of students) {
    if (status === 'Pending') await hr.put(`/api/user/reject/${id}`)
    else await admin.post('/api/admin/status', { student: id, status: 'Delete' })
  }
  for (const { id } of await api.db.selectFrom('enquiry').select('id').execute()) await hr.delete(`/api/enquiry/${id}`)
}

test('whatever a call of the contract stores about a student, erasure leaves only the names on receipts and refunds', async () => {
  const wrong = '"The email, the password or the user type is wrong."'
  expect(await liveWithCanaries(api)).toEqual([
    `POST /api/admin/login: 401 ${wrong}`,
    `POST /api/hr/login: 401 ${wrong}`,
    `POST /api/user/login: 401 ${wrong}`,
  ])
  expect(await scanTables(api.ownerUrl, PERSONAL)).toEqual(
    expect.arrayContaining(['draft.field_values', 'idempotency.answer', 'import.name', 'import_row.cells']),
  )
  expect(await scanFiles(api.outbox, PERSONAL)).not.toEqual([])

  await deleteEverybody()
  api.now = new Date(api.now.getTime() + 30 * DAY_MS)
  const log = { error: (details: object) => expect(details).toBeUndefined() }
  await eraseDue({ db: api.db, mail: api.mail, clock: { now: () => api.now }, log })

  expect(await scanTables(api.ownerUrl, PERSONAL)).toEqual(['receipt.student_name', 'refund.student_name'])
  expect(await scanFiles(api.outbox, PERSONAL)).toEqual([])
})

test('the calls whose texts are about the institute are calls of the contract', () => {
  expect(ABOUT_THE_INSTITUTE.filter((key) => !CALLS[key])).toEqual([])
})
