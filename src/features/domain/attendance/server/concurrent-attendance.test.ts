import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { waitForLock } from '#testing/server/wait-for-lock.ts'
import { createBatch } from '#testing/server/fixtures.ts'
import {
  createBatchWithStudents,
  marksBody,
  findMiscountedSheets,
  readStoredAttendance,
  TODAY,
} from '#testing/server/attendance.ts'

const api = startTestApi()

const sortedStatuses = (responses: { status: number }[]) =>
  responses.map(({ status }) => status).toSorted((a, b) => a - b)
const range = (count: number) => Array.from({ length: count }, (_, n) => n)

describe('concurrent saves of one batch and day', () => {
  test('the first of two succeeds, the second gets the saved marks (409)', async () => {
    const [first, second] = [await api.signInAs('hr'), await api.signInAs('hr')]
    const { batch, students } = await createBatchWithStudents(api, ['Asha', 'Bela', 'Chand'])
    for (const n of range(15)) {
      const day = `2026-11-${String(n + 1).padStart(2, '0')}`
      const sent = [marksBody(batch.code, students, day), marksBody(batch.code, students, day, students)]
      const responses = await Promise.all([first.post('/api/attend', sent[0]), second.post('/api/attend', sent[1])])
      expect(sortedStatuses(responses)).toEqual([201, 409])
      const isFirst = responses[0]!.status === 201
      const conflict = responses.find(({ status }) => status === 409)!.body
      expect(conflict).toMatchObject({
        code: 'marks_exist',
        current: { version: 1, present: isFirst ? 3 : 0, absent: isFirst ? 0 : 3 },
      })
    }
    expect(await findMiscountedSheets(api)).toEqual([])
  })

  test('one of six succeeds, the others get 409', async () => {
    const hr = await api.signInAs('hr')
    const { batch, students } = await createBatchWithStudents(api, ['Asha', 'Bela'])
    const responses = await Promise.all(range(6).map(() => hr.post('/api/attend', marksBody(batch.code, students))))
    expect(sortedStatuses(responses)).toEqual([201, 409, 409, 409, 409, 409])
    expect((await readStoredAttendance(api)).marks).toHaveLength(2)
  })

  test('the second succeeds if the first is rejected', async () => {
    const hr = await api.signInAs('hr')
    const { batch, students } = await createBatchWithStudents(api, ['Asha', 'Bela'])
    const outsiders = (await createBatchWithStudents(api, ['Dev'])).students
    const responses = await Promise.all([
      hr.post('/api/attend', marksBody(batch.code, [...students, ...outsiders])),
      hr.post('/api/attend', marksBody(batch.code, students)),
    ])
    expect(responses[0]!.status).not.toBe(201)
    expect([201, 409]).toContain(responses[1]!.status)
    expect(sortedStatuses([await hr.post('/api/attend', marksBody(batch.code, students)), responses[1]!])).toEqual([
      201, 409,
    ])
  })
})

test('two batches marked while a student moves between them: one marks the student, without a deadlock', async () => {
  const hr = await api.signInAs('hr')
  for (const n of range(12)) {
    const a = await createBatchWithStudents(api, ['Asha', 'Bela', 'Chand'])
    const b = await createBatchWithStudents(api, ['Dev', 'Esha'])
    const mover = a.students[n % 3]!
    const [move, ...saved] = await Promise.all([
      hr.put(`/api/user/${mover}`, { batch: b.batch.code }),
      hr.post('/api/attend', marksBody(a.batch.code, a.students.toReversed())),
      hr.post('/api/attend', marksBody(b.batch.code, [...b.students, mover])),
    ])
    expect(move.status).toBe(200)
    for (const { status } of saved) expect([201, 409, 422]).toContain(status)
    expect(saved.filter(({ status }) => status === 201).length).toBeLessThan(2)
    const { marks } = await readStoredAttendance(api)
    expect(marks.filter(({ student_id }) => student_id === mover).length).toBeLessThan(2)
  }
  expect(await findMiscountedSheets(api)).toEqual([])
})

test('a student marked in the old batch and moved while the new batch waits for a lock is marked once (409)', async () => {
  const hr = await api.signInAs('hr')
  const old = await createBatchWithStudents(api, ['Asha'])
  const { batch } = await createBatchWithStudents(api, [])
  // Students are locked in the order of their ids, so the new batch waits for the first one before it locks the mover.
  const [first, mover] = (await createBatchWithStudents(api, ['Bela', 'Chand'])).students.toSorted() as [string, string]
  await api.db.updateTable('enrolment').set({ batch_id: batch.id }).where('student_id', '=', first).execute()
  await api.db.updateTable('enrolment').set({ batch_id: old.batch.id }).where('student_id', '=', mover).execute()
  let response!: ReturnType<typeof hr.post>
  await api.db.transaction().execute(async (tx) => {
    await tx.updateTable('student').set({ degree: 'BSc' }).where('id', '=', first).execute()
    response = hr.post('/api/attend', marksBody(batch.code, [first, mover]))
    await waitForLock(api, response)
    expect((await hr.post('/api/attend', marksBody(old.batch.code, [mover]))).status).toBe(201)
    expect((await hr.put(`/api/user/${mover}`, { batch: batch.code })).status).toBe(200)
  })
  expect(await response).toMatchObject({ status: 409, body: { code: 'marked_elsewhere' } })
  expect((await readStoredAttendance(api)).marks).toHaveLength(1)
})

test('a student deleted while the batch is saved is marked with the name, or the save is rejected (422)', async () => {
  const hr = await api.signInAs('hr')
  const admin = await api.signInAs('admin')
  for (const _ of range(8)) {
    const { batch, students } = await createBatchWithStudents(api, ['Asha', 'Bela', 'Chand'])
    const [deleted, saved] = await Promise.all([
      admin.post('/api/admin/status', { student: students[1], status: 'Delete' }),
      hr.post('/api/attend', marksBody(batch.code, students)),
    ])
    expect(deleted.status).toBe(200)
    expect([201, 422]).toContain(saved.status)
    const { attendance } = (await hr.get(`/api/attend?batchCode=${batch.code}&date=${TODAY}`)).body
    const names = attendance.map(({ studentName }: { studentName: string }) => studentName)
    expect(names).toEqual(saved.status === 201 ? ['Asha Rao', 'Bela Rao', 'Chand Rao'] : [])
  }
})

test('a batch renamed or deleted while it is saved: the save succeeds or is rejected (422)', async () => {
  const hr = await api.signInAs('hr')
  const { batch, students } = await createBatchWithStudents(api, ['Asha'])
  const [renamed, saved] = await Promise.all([
    hr.put(`/api/batch/${batch.id}`, { bCode: 'RENAMED' }),
    hr.post('/api/attend', marksBody(batch.code, students)),
  ])
  expect(renamed.status).toBe(200)
  expect([201, 422]).toContain(saved.status)
  const empty = await createBatch(api.db)
  const [deleted, rejected] = await Promise.all([
    hr.delete(`/api/batch/${empty.id}`),
    hr.post('/api/attend', marksBody(empty.code, (await createBatchWithStudents(api, ['Bela'])).students)),
  ])
  expect([deleted.status, rejected.status]).toEqual([200, 422])
})

test('a read during a save returns marks and version of the same moment', async () => {
  const hr = await api.signInAs('hr')
  const { batch, students } = await createBatchWithStudents(api, ['Asha', 'Bela', 'Chand'])
  await hr.post('/api/attend', marksBody(batch.code, students))
  let isWriting = true
  // In odd versions all are present, in even ones all are absent.
  const writing = (async () => {
    for (const n of range(40))
      await hr.put('/api/attend', marksBody(batch.code, students, TODAY, n % 2 === 0 ? students : []))
    isWriting = false
  })()
  const inconsistent: string[] = []
  const reader = async (read: () => Promise<{ version: number; all: boolean[] }>) => {
    while (isWriting) {
      const { version, all } = await read()
      if (all.some((present) => present !== (version % 2 === 1))) inconsistent.push(`${version}: ${all.join()}`)
    }
  }
  const marks = (rows: { attendence: boolean }[]) => rows.map(({ attendence }) => attendence)
  const roster = async () => {
    const { body } = await hr.get(`/api/attend/roster?batchCode=${batch.code}&date=${TODAY}`)
    return { version: body.version, all: marks(body.students) }
  }
  const list = async () => {
    const { body } = await hr.get(`/api/attend?batchCode=${batch.code}&date=${TODAY}`)
    return { version: body.version, all: marks(body.attendance) }
  }
  await Promise.all([writing, reader(roster), reader(list), reader(roster)])
  expect(inconsistent).toEqual([])
})
