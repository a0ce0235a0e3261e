import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { copyStudent } from '#testing/server/copy-student.ts'
import { createBatchWithStudents, marksBody } from '#testing/server/attendance.ts'

const api = startTestApi()

type Client = Awaited<ReturnType<typeof api.signInAs>>

/** Today is 2026-11-21. In four days Asha is present once, Bela twice, Chand thrice, Dev always; in October nobody. */
async function markMonth() {
  const hr = await api.signInAs('hr')
  const { batch, students } = await createBatchWithStudents(api, ['Asha', 'Bela', 'Chand', 'Dev'], { code: 'T-1' })
  const absent = { '2026-10-30': 4, '2026-11-17': 0, '2026-11-18': 1, '2026-11-19': 2, '2026-11-20': 3 }
  for (const [day, count] of Object.entries(absent))
    expect((await hr.post('/api/attend', marksBody('T-1', students, day, students.slice(0, count)))).status).toBe(201)
  return { hr, batch, students }
}
const list = async (client: Client, query = '') => (await client.get(`/api/absence/low?${query}`)).body
const listNames = async (client: Client, query = '') =>
  (await list(client, query)).students.map(({ studentName }: { studentName: string }) => studentName.split(' ')[0])

describe('listLowAttendance', () => {
  test('returns students below the threshold this month, lowest first, with their days and the last present day', async () => {
    const { hr, students } = await markMonth()
    const [asha] = students

    const body = await list(hr)

    expect(body).toMatchObject({ total: 2, threshold: 75, month: 11, year: 2026 })
    expect(body.students).toMatchObject([
      {
        student: asha,
        studentName: 'Asha Rao',
        father: 'Example Father',
        batchCode: 'T-1',
        parentContact: null,
        present: 1,
        absent: 3,
        percent: 25,
        lastPresent: '2026-11-17',
      },
      { studentName: 'Bela Rao', present: 2, absent: 2, percent: 50, lastPresent: '2026-11-18' },
    ])
  })

  test('follows a corrected mark, the threshold and the month', async () => {
    const { hr, students } = await markMonth()
    const admin = await api.signInAs('admin')

    await hr.put('/api/attend', marksBody('T-1', students, '2026-11-20', students.slice(0, 1)))
    expect(await listNames(hr)).toEqual(['Asha'])
    await admin.put('/api/absence/settings', { threshold: 100 })
    expect(await listNames(admin)).toEqual(['Asha', 'Bela'])
    expect(await list(hr, 'month=10&year=2026')).toMatchObject({
      total: 4,
      students: [{ lastPresent: '2026-11-17' }, {}, {}, {}],
    })
    expect(await listNames(hr, 'month=9&year=2026')).toEqual([])
  })

  test('sorts, searches, pages and filters by batch', async () => {
    const { hr } = await markMonth()
    const { students } = await createBatchWithStudents(api, ['Esha'], { code: 'U-1' })
    await hr.post('/api/attend', marksBody('U-1', students, '2026-11-20', students))

    expect(await listNames(hr)).toEqual(['Esha', 'Asha', 'Bela'])
    expect(await listNames(hr, 'sort=-percent')).toEqual(['Bela', 'Asha', 'Esha'])
    expect(await listNames(hr, 'sort=name')).toEqual(['Asha', 'Bela', 'Esha'])
    expect(await listNames(hr, 'sort=-name')).toEqual(['Esha', 'Bela', 'Asha'])
    expect(await listNames(hr, 'sort=-absent')).toEqual(['Asha', 'Bela', 'Esha'])
    expect(await listNames(hr, 'batch=u-1')).toEqual(['Esha'])
    expect(await listNames(hr, 'batch=none')).toEqual([])
    expect(await listNames(hr, 'search=bel')).toEqual(['Bela'])
    expect(await list(hr, 'limit=1&page=2')).toMatchObject({ total: 3, students: [{ studentName: 'Asha Rao' }] })
  })

  test('with totals=quick counts up to 200, and says that it is still counting more', async () => {
    const { hr, students } = await markMonth()
    expect(await list(hr, 'totals=quick')).toEqual(await list(hr))

    await copyStudent(api.ownerUrl, students[0]!, ['attendance_month'])

    const { total, ...rest } = await list(hr)
    expect(total).toBe(1002)
    expect(await list(hr, 'totals=quick')).toEqual({ ...rest, counting: true })
    expect(await list(hr, 'totals=quick&search=bela')).toMatchObject({ total: 1 })
  })

  test('leaves out dropped students, students who left the batch, and ended batches', async () => {
    const { hr, batch, students } = await markMonth()
    const admin = await api.signInAs('admin')
    const { students: others } = await createBatchWithStudents(api, ['Esha'], { code: 'U-1' })
    await hr.post('/api/attend', marksBody('U-1', others, '2026-11-20', others))

    await admin.post('/api/admin/status', { student: students[0], status: 'Disable' })
    await hr.put(`/api/user/${students[1]}`, { batch: 'U-1' })
    expect(await listNames(hr)).toEqual(['Esha'])
    await api.db.updateTable('batch').set({ end_on: '2026-11-20' }).where('id', '<>', batch.id).execute()
    expect(await listNames(hr)).toEqual([])
  })

  test('rejects an unknown sort (422) and a student (403)', async () => {
    const { hr, students } = await markMonth()

    expect((await hr.get('/api/absence/low?sort=fee')).status).toBe(422)
    expect((await (await api.signInAs('student', students[0])).get('/api/absence/low')).status).toBe(403)
  })
})
