import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { untilWaiting } from '#testing/server/waiting.ts'
import { createBatch } from '#testing/server/fixtures.ts'
import { aClass, marksOf, miscounted, storedAttendance, TODAY } from '#testing/server/attendance.ts'

const api = startTestApi()

const inOrder = (answers: { status: number }[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b)
const upTo = (count: number) => Array.from({ length: count }, (_, n) => n)

describe('of two who save the same batch and day at the same moment', () => {
  test('one has saved, and the other is told and shown what the first has', async () => {
    const [one, other] = [await api.as('hr'), await api.as('hr')]
    const { batch, students } = await aClass(api, ['Asha', 'Bela', 'Chand'])
    for (const n of upTo(15)) {
      const day = `2026-11-${String(n + 1).padStart(2, '0')}`
      const sent = [marksOf(batch.code, students, day), marksOf(batch.code, students, day, students)]
      const answers = await Promise.all([one.post('/api/attend', sent[0]), other.post('/api/attend', sent[1])])
      expect(inOrder(answers)).toEqual([201, 409])
      const isFirst = answers[0]!.status === 201
      const told = answers.find(({ status }) => status === 409)!.body
      expect(told).toMatchObject({
        code: 'marks_exist',
        current: { version: 1, present: isFirst ? 3 : 0, absent: isFirst ? 0 : 3 },
      })
    }
    expect(await miscounted(api)).toEqual([])
  })

  test('of six too', async () => {
    const hr = await api.as('hr')
    const { batch, students } = await aClass(api, ['Asha', 'Bela'])
    const answers = await Promise.all(upTo(6).map(() => hr.post('/api/attend', marksOf(batch.code, students))))
    expect(inOrder(answers)).toEqual([201, 409, 409, 409, 409, 409])
    expect((await storedAttendance(api)).marks).toHaveLength(2)
  })

  test('the second one saves when the first one is refused after all', async () => {
    const hr = await api.as('hr')
    const { batch, students } = await aClass(api, ['Asha', 'Bela'])
    const stranger = (await aClass(api, ['Dev'])).students
    const answers = await Promise.all([
      hr.post('/api/attend', marksOf(batch.code, [...students, ...stranger])),
      hr.post('/api/attend', marksOf(batch.code, students)),
    ])
    expect(answers[0]!.status).not.toBe(201)
    expect([201, 409]).toContain(answers[1]!.status)
    expect(inOrder([await hr.post('/api/attend', marksOf(batch.code, students)), answers[1]!])).toEqual([201, 409])
  })
})

test('two batches between which a student moves at that moment: one marks the student, and nobody waits in a circle', async () => {
  const hr = await api.as('hr')
  for (const n of upTo(12)) {
    const a = await aClass(api, ['Asha', 'Bela', 'Chand'])
    const b = await aClass(api, ['Dev', 'Esha'])
    const mover = a.students[n % 3]!
    const [move, ...saved] = await Promise.all([
      hr.put(`/api/user/${mover}`, { batch: b.batch.code }),
      hr.post('/api/attend', marksOf(a.batch.code, a.students.toReversed())),
      hr.post('/api/attend', marksOf(b.batch.code, [...b.students, mover])),
    ])
    expect(move.status).toBe(200)
    for (const { status } of saved) expect([201, 409, 422]).toContain(status)
    expect(saved.filter(({ status }) => status === 201).length).toBeLessThan(2)
    const { marks } = await storedAttendance(api)
    expect(marks.filter(({ student_id }) => student_id === mover).length).toBeLessThan(2)
  }
  expect(await miscounted(api)).toEqual([])
})

test('who is marked in the old batch and moved while the new one waits is marked once, and the new one is told', async () => {
  const hr = await api.as('hr')
  const old = await aClass(api, ['Asha'])
  const { batch } = await aClass(api, [])
  // Held in the order of their ids, so the new batch waits at the first one and has looked at the mover already.
  const [first, mover] = (await aClass(api, ['Bela', 'Chand'])).students.toSorted() as [string, string]
  await api.db.updateTable('student').set({ batch_id: batch.id }).where('id', '=', first).execute()
  await api.db.updateTable('student').set({ batch_id: old.batch.id }).where('id', '=', mover).execute()
  let answer!: ReturnType<typeof hr.post>
  await api.db.transaction().execute(async (tx) => {
    await tx.updateTable('student').set({ degree: 'BSc' }).where('id', '=', first).execute()
    answer = hr.post('/api/attend', marksOf(batch.code, [first, mover]))
    await untilWaiting(api, answer)
    expect((await hr.post('/api/attend', marksOf(old.batch.code, [mover]))).status).toBe(201)
    expect((await hr.put(`/api/user/${mover}`, { batch: batch.code })).status).toBe(200)
  })
  expect(await answer).toMatchObject({ status: 409, body: { code: 'marked_elsewhere' } })
  expect((await storedAttendance(api)).marks).toHaveLength(1)
})

test('a student who is deleted while the batch is saved is marked with the name, or not at all', async () => {
  const hr = await api.as('hr')
  const admin = await api.as('admin')
  for (const _ of upTo(8)) {
    const { batch, students } = await aClass(api, ['Asha', 'Bela', 'Chand'])
    const [gone, saved] = await Promise.all([
      admin.post('/api/admin/status', { student: students[1], status: 'Delete' }),
      hr.post('/api/attend', marksOf(batch.code, students)),
    ])
    expect(gone.status).toBe(200)
    expect([201, 422]).toContain(saved.status)
    const { attendance } = (await hr.get(`/api/attend?batchCode=${batch.code}&date=${TODAY}`)).body
    const names = attendance.map(({ studentName }: { studentName: string }) => studentName)
    expect(names).toEqual(saved.status === 201 ? ['Asha Rao', 'Bela Rao', 'Chand Rao'] : [])
  }
})

test('a batch that is renamed or deleted while it is saved', async () => {
  const hr = await api.as('hr')
  const { batch, students } = await aClass(api, ['Asha'])
  const [renamed, saved] = await Promise.all([
    hr.put(`/api/batch/${batch.id}`, { bCode: 'RENAMED' }),
    hr.post('/api/attend', marksOf(batch.code, students)),
  ])
  expect(renamed.status).toBe(200)
  expect([201, 422]).toContain(saved.status)
  const empty = await createBatch(api.db)
  const [removed, refused] = await Promise.all([
    hr.delete(`/api/batch/${empty.id}`),
    hr.post('/api/attend', marksOf(empty.code, (await aClass(api, ['Bela'])).students)),
  ])
  expect([removed.status, refused.status]).toEqual([200, 422])
})

test('whoever reads while another saves sees marks and version of one moment', async () => {
  const hr = await api.as('hr')
  const { batch, students } = await aClass(api, ['Asha', 'Bela', 'Chand'])
  await hr.post('/api/attend', marksOf(batch.code, students))
  let isWriting = true
  // Odd versions have everybody present, even ones nobody.
  const writing = (async () => {
    for (const n of upTo(40))
      await hr.put('/api/attend', marksOf(batch.code, students, TODAY, n % 2 === 0 ? students : []))
    isWriting = false
  })()
  const torn: string[] = []
  const reader = async (read: () => Promise<{ version: number; all: boolean[] }>) => {
    while (isWriting) {
      const { version, all } = await read()
      if (all.some((present) => present !== (version % 2 === 1))) torn.push(`${version}: ${all.join()}`)
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
  expect(torn).toEqual([])
})
