import { describe, expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'
import { waitForLock } from '#testing/server/wait-for-lock.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'

const api = startTestApi()

type Row = { _id: string; seen: string; state: string; problem: string | null; before: object; after: object }

/** Creates batch T-1 with `count` students, and T-2 of the same course. */
async function setUp({ count = 3, seats }: { count?: number; seats?: number } = {}) {
  const hr = await api.signInAs('hr')
  const tally = await createCourse(api.db, { name: 'Tally' })
  const one = await createBatch(api.db, { code: 'T-1', courseId: tally.id })
  const two = await createBatch(api.db, { code: 'T-2', courseId: tally.id, ...(seats !== undefined && { seats }) })
  const ids: string[] = []
  for (let n = 0; n < count; n++)
    ids.push(
      await createStudent(api.db, { batchId: one.id, lname: `Example ${n}`, fee: 9000, joiningDate: '2026-06-01' }),
    )
  const preview = async (change: object, students = ids): Promise<Row[]> => {
    const { status, body } = await hr.post('/api/bulk/preview', { students, ...change })
    expect(status, JSON.stringify(body)).toBe(200)
    return body.rows
  }
  const send = (rows: Row[], change: object, over: object = {}) =>
    hr.post('/api/bulk', { students: rows.map(({ _id, seen }) => ({ _id, seen })), ...change, ...over })
  const apply = async (change: object, students = ids) => send(await preview(change, students), change)
  const get = async (id = ids[0]) => (await hr.get(`/api/user/${id}`)).body
  const undo = (id: string) => hr.post(`/api/bulk/${id}/undo`)
  return { hr, tally, one, two, ids, preview, send, apply, get, undo }
}

const listBatches = async () =>
  (await api.db.selectFrom('student').innerJoin('batch', 'batch.id', 'student.batch_id').select('code').execute()).map(
    ({ code }) => code,
  )

test('the preview says for each student what would change, and why another cannot be changed; it changes nothing', async () => {
  const { ids, preview, get } = await setUp({ count: 1 })
  const excel = await createCourse(api.db, { name: 'Excel' })
  const other = await createStudent(api.db, { batchId: (await createBatch(api.db, { courseId: excel.id })).id })
  const pending = await createStudent(api.db, { status: 'Pending' })

  const rows = await preview({ batch: 't-2', isCompleted: 'yes' }, [...ids, other, pending, ABSENT_ID])

  expect(rows).toMatchObject([
    {
      _id: ids[0],
      name: 'Asha Example 0',
      state: 'changes',
      problem: null,
      before: {
        batch: 'T-1',
        isCompleted: 'no',
      },
      after: {
        batch: 'T-2',
        isCompleted: 'yes',
      },
    },
    { _id: other, state: 'rejected', problem: 'This batch belongs to Tally.' },
    { _id: pending, state: 'rejected', problem: 'This registration awaits approval. Approve it first.' },
    { _id: ABSENT_ID, state: 'rejected', problem: 'This student is unknown or deleted.' },
  ])
  expect(await get()).toMatchObject({ batch: 'T-1', isCompleted: 'no', version: 1 })
})

test('a change of all students writes one audit entry with each of them, and can be undone', async () => {
  const { hr, ids, apply, get, undo } = await setUp()
  const change = { batch: 'T-2', isCompleted: 'yes', isPlaced: 'placed', endDate: '2026-11-20' }

  const { status, body } = await apply(change)

  expect(status, JSON.stringify(body)).toBe(201)
  expect(body).toMatchObject({ students: 3, change, undone: false, undoUntil: '2026-11-21T04:40:00.000Z' })
  for (const id of ids) expect(await get(id)).toMatchObject({ ...change, version: 2 })
  const admin = await api.signInAs('admin')
  const { entries, total } = (await admin.get('/api/admin/audit?signIns=hide')).body
  expect(total).toBe(1)
  expect(entries[0]).toMatchObject({ action: 'student.bulk', record: 'bulk', after: { ...change, students: 3 } })
  expect(entries[0].after.records.map((row: { name: string }) => row.name).sort()).toEqual(
    [0, 1, 2].map((n) => `Asha Example ${n}`),
  )
  expect(entries[0].after.records[0].before).toEqual({
    batch: 'T-1',
    isCompleted: 'no',
    isPlaced: 'notPlaced',
    endDate: null,
  })

  expect(await undo(body._id)).toMatchObject({ status: 200, body: { message: 'The change was undone' } })

  for (const id of ids)
    expect(await get(id)).toMatchObject({ batch: 'T-1', isCompleted: 'no', isPlaced: 'notPlaced', endDate: null })
  expect((await undo(body._id)).body).toMatchObject({ code: 'undone' })
  expect((await hr.get('/api/bulk')).body.changes).toMatchObject([{ _id: body._id, undone: true, undoUntil: null }])
  const ofStudent = (await admin.get(`/api/admin/audit?recordId=${ids[1]}`)).body.entries
  expect(ofStudent.map(({ action }: { action: string }) => action)).toEqual(['student.bulkUndo', 'student.bulk'])
})

test('an end date is cleared for all, which the preview shows, and the undo restores it', async () => {
  const { hr, ids, preview, send, get, undo } = await setUp({ count: 2 })
  await hr.put(`/api/user/${ids[0]}`, { endDate: '2026-11-20' })
  const change = { endDate: null }

  const rows = await preview(change)

  expect(rows).toMatchObject([
    { state: 'changes', before: { endDate: '2026-11-20' }, after: { endDate: null } },
    { state: 'unchanged', after: {} },
  ])
  const { body } = await send(rows, change)
  expect(body).toMatchObject({ students: 1, change })
  expect(await get()).toMatchObject({ endDate: null })
  expect((await undo(body._id)).status).toBe(200)
  expect(await get()).toMatchObject({ endDate: '2026-11-20' })
})

test('a course that has been ended keeps its end date', async () => {
  const { ids, preview, get } = await setUp({ count: 1 })
  const ended = { end_on: '2026-11-20', ended_at: api.now }
  await api.db.updateTable('enrolment').set(ended).where('student_id', '=', ids[0]!).execute()

  const problem = 'The course has been ended. Reopen it first.'
  expect(await preview({ endDate: null })).toMatchObject([{ state: 'rejected', problem }])
  expect(await get()).toMatchObject({ endDate: '2026-11-20' })
})

test('the download of a student contains only the own part of a change', async () => {
  const { hr, ids, apply } = await setUp()
  await apply({ isPlaced: 'placed' })

  const { history } = (await hr.get(`/api/user/data/${ids[1]}`)).body

  expect(history.at(-1)).toMatchObject({ action: 'student.bulk', after: { records: [{ student: ids[1] }] } })
  expect(JSON.stringify(history)).not.toContain(ids[0])
})

describe('all or none', () => {
  test('one rejected student rejects all, with the preview (409)', async () => {
    const { ids, preview, send, get } = await setUp()
    const change = { endDate: '2026-05-31' }
    await api.db.updateTable('enrolment').set({ joining_on: '2026-05-01' }).where('student_id', '=', ids[0]!).execute()

    const response = await send(await preview(change), change)

    expect(response).toMatchObject({ status: 409, body: { code: 'rejected' } })
    expect(response.body.current.rows.map(({ state }: Row) => state)).toEqual(['changes', 'rejected', 'rejected'])
    expect(response.body.current.rows[1].problem).toBe('The end date is before the joining date.')
    expect(await get()).toMatchObject({ endDate: null })
  })

  test('a student who was changed after the preview rejects all (409)', async () => {
    const { hr, ids, preview, send, get } = await setUp()
    const change = { isPlaced: 'placed' }
    const rows = await preview(change)
    await hr.put(`/api/user/${ids[2]}`, { fname: 'Changed' })

    expect(await send(rows, change)).toMatchObject({ status: 409, body: { code: 'stale' } })

    expect(await get()).toMatchObject({ isPlaced: 'notPlaced' })
  })

  test('students for whom nothing changes keep their version; if it is all of them, 409', async () => {
    const { ids, apply, get } = await setUp({ count: 2 })
    await apply({ isPlaced: 'placed' }, [ids[0]!])

    expect((await apply({ isPlaced: 'placed' })).body).toMatchObject({ students: 1 })
    expect(await get()).toMatchObject({ version: 2 })
    expect(await apply({ isPlaced: 'placed' })).toMatchObject({ status: 409, body: { code: 'nothing_changes' } })
  })

  test('a batch with too few seats takes none, unless the clerk overbooks it', async () => {
    const { preview, send } = await setUp({ seats: 2 })
    const change = { batch: 'T-2' }
    const rows = await preview(change)

    expect(await send(rows, change)).toMatchObject({
      status: 409,
      body: { code: 'batch_full', message: 'Batch T-2 has 2 free seats for 3 students.' },
    })
    expect(await listBatches()).toEqual(['T-1', 'T-1', 'T-1'])
    expect((await send(rows, change, { overbook: true })).status).toBe(201)
    expect(await listBatches()).toEqual(['T-2', 'T-2', 'T-2'])
  })

  test('of two clerks with the same preview, one changes the students and the other gets 409', async () => {
    const { preview, send } = await setUp()
    const change = { isCompleted: 'yes' }
    const rows = await preview(change)

    const responses = await Promise.all([send(rows, change), send(rows, change)])

    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  })
})

describe('undo', () => {
  test('is rejected after ten minutes (409)', async () => {
    const { apply } = await setUp()
    const { body } = await apply({ isPlaced: 'placed' })
    api.now = new Date('2026-11-21T04:40:00Z')
    const later = await api.signInAs('hr')

    expect(await later.post(`/api/bulk/${body._id}/undo`)).toMatchObject({ status: 409, body: { code: 'too_late' } })
  })

  test('is rejected for all once one student was changed, and names the student (409)', async () => {
    const { hr, ids, apply, get, undo } = await setUp()
    const { body } = await apply({ isPlaced: 'placed' })
    await hr.put(`/api/user/${ids[1]}`, { degree: 'BSc' })

    expect(await undo(body._id)).toMatchObject({
      status: 409,
      body: {
        code: 'touched',
        message: 'Asha Example 1 has been changed since. The change cannot be undone for all any more.',
      },
    })
    expect(await get()).toMatchObject({ isPlaced: 'placed' })
  })

  test('a payment meanwhile does not prevent it', async () => {
    const { hr, ids, apply, get, undo } = await setUp()
    const { body } = await apply({ batch: 'T-2' })
    await hr.post(`/api/fee/${ids[0]}`, { payMode: 'Cash', paid: 100, date: '2026-11-20' })

    expect((await undo(body._id)).status).toBe(200)
    expect(await get()).toMatchObject({ batch: 'T-1', PaidFee: 100 })
  })

  test('restores the places on the waiting list, except of a student who waits again', async () => {
    const { hr, two, ids, apply, undo } = await setUp()
    const wait = (student: string | undefined) => hr.post(`/api/waiting/${two.id}`, { student })
    const listWaiting = async (): Promise<string[]> =>
      (await hr.get(`/api/waiting/${two.id}`)).body.waiting.map(({ student }: { student: string }) => student)
    for (const id of ids) await wait(id)
    const { body } = await apply({ batch: 'T-2' }, ids.slice(0, 2))
    expect(await listWaiting()).toEqual([ids[2]])
    await wait(ids[1])

    expect((await undo(body._id)).status).toBe(200)

    expect(await listWaiting()).toEqual([ids[0], ids[2], ids[1]])
  })

  test('needs the seats of the former batch again (409), and exceeds them with overbook', async () => {
    const { hr, one, apply } = await setUp()
    const { body } = await apply({ batch: 'T-2' })
    await api.db.updateTable('batch').set({ seats: 2 }).where('id', '=', one.id).execute()

    expect(await hr.post(`/api/bulk/${body._id}/undo`)).toMatchObject({
      status: 409,
      body: { code: 'batch_full', message: 'Batch T-1 has 2 free seats for 3 students.' },
    })
    expect(await listBatches()).toEqual(['T-2', 'T-2', 'T-2'])
    expect((await hr.post(`/api/bulk/${body._id}/undo`, { overbook: true })).status).toBe(200)
    expect(await listBatches()).toEqual(['T-1', 'T-1', 'T-1'])
  })

  test('waits for a clerk who puts one of the students on the waiting list again', async () => {
    const { hr, two, ids, apply, undo } = await setUp({ count: 1 })
    await hr.post(`/api/waiting/${two.id}`, { student: ids[0] })
    const { body } = await apply({ batch: 'T-2' })
    const entry = { id: crypto.randomUUID(), batch_id: two.id, student_id: ids[0]!, at: api.now }
    let undone!: ReturnType<typeof undo>

    await api.db.transaction().execute(async (tx) => {
      await tx.insertInto('batch_waiting').values(entry).execute()
      undone = undo(body._id)
      await waitForLock(api, undone)
    })

    expect((await undone).status).toBe(200)
    expect((await hr.get(`/api/waiting/${two.id}`)).body.total).toBe(1)
  })
})

test('a fee plan: what is left is divided, a paid course stays as it is, and the undo restores the former plan', async () => {
  const { hr, ids, preview, send, undo } = await setUp({ count: 2 })
  await hr.post(`/api/fee/${ids[0]}`, { payMode: 'Cash', paid: 9000, date: '2026-11-20' })
  const change = { instalments: 3, firstDue: '2026-12-05' }

  const rows = await preview(change)

  expect(rows.map(({ state }) => state)).toEqual(['unchanged', 'changes'])
  const plan = ['2026-12-05', '2027-01-05', '2027-02-05'].map((date) => ({ date, amount: 3000 }))
  expect(rows[1]).toMatchObject({ before: { plan: [] }, after: { plan } })
  const { body, status } = await send(rows, change)
  expect(status, JSON.stringify(body)).toBe(201)
  const getRows = async () => (await hr.get(`/api/plan/${ids[1]}`)).body.plans[0].rows
  expect(await getRows()).toHaveLength(3)
  expect((await hr.get(`/api/user/${ids[1]}`)).body).toMatchObject({ dueDate: '2026-12-05', dueAmount: 3000 })
  expect((await undo(body._id)).status).toBe(200)
  expect(await getRows()).toEqual([])
})

test('reminders by email: who owes nothing or was reminded today is rejected; the undo withdraws what is not sent', async () => {
  const { hr, ids, preview, send, undo } = await setUp()
  await hr.post(`/api/fee/${ids[0]}`, { payMode: 'Cash', paid: 9000, date: '2026-11-20' })
  await hr.post(`/api/reminder/${ids[1]}`)
  const change = { remind: true }

  const rows = await preview(change)

  expect(rows.map(({ problem }) => problem)).toEqual([
    'Nothing is pending.',
    'The student has been reminded today.',
    null,
  ])
  const { body } = await send(rows.slice(2), change)
  const listQueued = () =>
    api.db.selectFrom('reminder').select(['student_id', 'state']).where('channel', '=', 'Email').execute()
  expect(await listQueued()).toEqual([{ student_id: ids[2], state: 'queued' }])
  expect((await undo(body._id)).status).toBe(200)
  expect(await listQueued()).toEqual([])
})

test.each([
  ['no student', { students: [] }, 'students'],
  ['a plan without a date', { instalments: 3 }, 'firstDue'],
  ['an unknown batch', { batch: 'T-9' }, 'batch'],
  ['a day that does not exist', { endDate: '2026-02-30' }, 'endDate'],
  ['more than 60 instalments', { instalments: 61, firstDue: '2026-12-01' }, 'instalments'],
])('rejects %s (422)', async (_name, body, field) => {
  const { hr, ids } = await setUp({ count: 1 })

  const response = await hr.post('/api/bulk/preview', { students: ids, ...body })

  expect([response.status, Object.keys(response.body.fields)]).toEqual([422, [field]])
})

test('a change of nothing is rejected (422)', async () => {
  const { preview, send } = await setUp({ count: 1 })
  const rows = await preview({})

  expect(rows).toMatchObject([{ state: 'unchanged', after: {} }])
  expect(await send(rows, {})).toMatchObject({ status: 422, body: { message: 'Enter what is to change.' } })
})
