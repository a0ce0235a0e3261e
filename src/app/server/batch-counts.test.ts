import fc from 'fast-check'
import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'
import { queryOnce } from '#embedded-postgres/index.ts'
import { membersOn, seatsTakenOn } from '#features/domain/courses/batches/server/batch-counts.sql.ts'
import { isMemberOn } from '#features/domain/courses/batches/server/public.ts'
import { findAccountFaults } from '#testing/server/account-checks.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'
import { getRounds, SEED } from '#testing/server/full-run.ts'
import { foldChanges } from './fold-changes.ts'

const api = startTestApi()
type Client = Awaited<ReturnType<typeof api.signInAs>>
const clock = { now: () => api.now }
const ROUNDS = getRounds(3, 24)
const TODAY = '2026-11-21'
const CODES = ['A', 'B', 'C']

/** The numbers choose a student, a course of the student, a batch and a day by index. */
const step = fc.record({
  action: fc.constantFrom('move', 'add', 'add', 'end', 'end', 'join', 'reopen', 'remove', 'status', 'bulk', 'fold'),
  student: fc.nat(2),
  course: fc.nat(2),
  batch: fc.nat(CODES.length - 1),
  day: fc.constantFrom('2026-11-01', '2026-11-20', TODAY, '2026-11-22', '2026-12-31'),
  status: fc.constantFrom('Active', 'Disable', 'Delete'),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

/** Creates three batches of one course, each with a student, and returns what runs a step as one of two clerks. */
async function openOffice() {
  const clerks = [await api.signInAs('hr'), await api.signInAs('hr')] as const
  const admin = await api.signInAs('admin')
  const { id: courseId, name: course } = await createCourse(api.db)
  const students: string[] = []
  const codes: string[] = []
  for (const letter of CODES) {
    const { id, code } = await createBatch(api.db, { courseId, code: `${letter}-${course}`, seats: 1 })
    codes.push(code)
    students.push(await createStudent(api.db, { batchId: id, lname: 'Rao' }))
  }
  const run = async (clerk: 0 | 1, { action, student: n, course: index, batch: b, day, status }: Step) => {
    const hr = clerks[clerk]
    const [student, batch] = [students[n]!, codes[b]!]
    const { body } = await hr.get(`/api/enrolment/${student}`)
    const { _id = student } = body.enrolments?.[index] ?? {}
    const seat = { batch, overbook: true }
    const fields = { course, ...seat, cduration: '1 month', mode: 'online', fee: 10_000, joiningDate: day }
    if (action === 'fold') return foldChanges({ db: api.db, clock })
    const answer = {
      move: () => hr.put(`/api/enrolment/${_id}`, { ...seat, movedOn: day }),
      add: () => hr.post(`/api/enrolment/${student}`, fields),
      end: () => hr.put(`/api/enrolment/end/${_id}`, { endDate: day, isCompleted: 'yes' }),
      join: () => hr.put(`/api/enrolment/${_id}`, { joiningDate: day }),
      reopen: () => hr.put(`/api/enrolment/${_id}`, { endDate: '' }),
      remove: () => hr.delete(`/api/enrolment/${_id}`),
      status: () => admin.post('/api/admin/status', { student, status, overbook: true }),
      bulk: () => changeInBulk(hr, student, batch),
    }[action]
    const response = await answer()
    done.add(response.status < 300 ? action : '')
    expect(response.status, JSON.stringify(response.body)).toBeLessThan(500)
  }
  return { run, hr: clerks[0], admin, students, codes }
}

async function changeInBulk(hr: Client, student: string, batch: string) {
  const change = { isCompleted: 'yes', batch }
  const { rows = [] } = (await hr.post('/api/bulk/preview', { students: [student], ...change })).body
  const seen = (rows as { _id: string; seen: string }[]).map((row) => ({ _id: row._id, seen: row.seen }))
  return hr.post('/api/bulk', { students: seen, ...change, overbook: true })
}

const done = new Set<string>()

type Counts = { batch_id: string; n: number }[]

async function countRows(condition: RawBuilder<unknown>): Promise<Counts> {
  const { rows } = await sql<Counts[number]>`
    select m.batch_id, count(distinct s.id)::int as n from batch_member m join student s on s.id = m.student_id
    where s.status = 'Active' and ${condition} group by 1 order by 1`.execute(api.db)
  return rows
}

async function readCounts(counts: RawBuilder<Counts[number]>): Promise<Counts> {
  return (await sql<Counts[number]>`select * from ${counts} k where n <> 0 order by 1`.execute(api.db)).rows
}

const IS_CURRENT = sql`exists (select from enrolment e
  where e.id = m.enrolment_id and e.batch_id = m.batch_id and (e.ended_at is null or e.end_on >= ${TODAY}))`

async function assertCounted() {
  expect(await readCounts(membersOn(TODAY))).toEqual(await countRows(isMemberOn(TODAY)))
  expect(await readCounts(seatsTakenOn(TODAY))).toEqual(await countRows(IS_CURRENT))
}

test('random histories: the kept counts of batches follow moves, ends, removals and changes of status', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 12 }), async (steps) => {
      const { run } = await openOffice()
      for (const next of steps) {
        await run(0, next)
        await assertCounted()
      }
      expect(await findAccountFaults(api.ownerUrl)).toEqual([])
    }),
    { numRuns: ROUNDS, seed: SEED },
  )
})

test('two clerks at once: the kept counts equal the counted students', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(step, step), { minLength: 6, maxLength: 8 }), async (pairs) => {
      const { run } = await openOffice()
      for (const [first, second] of pairs) {
        await Promise.all([run(0, first), run(1, { ...second, student: first.student }), run(1, second)])
      }
      await assertCounted()
      expect(await findAccountFaults(api.ownerUrl)).toEqual([])
    }),
    { numRuns: 2 * ROUNDS, seed: SEED },
  )
  expect([...done].sort()).toEqual(expect.arrayContaining(['add', 'end', 'move', 'status']))
})

test('a student with two courses in a batch counts once, and until both have ended', async () => {
  const { id: batchId } = await createBatch(api.db)
  const student = await createStudent(api.db, { batchId })
  await sql`insert into enrolment (id, student_id, n, course_id, batch_id, mode, duration, fee, joining_on, is_completed, created_at, list_fee)
    select gen_random_uuid(), student_id, 2, course_id, batch_id, mode, duration, 0, joining_on, false, created_at, list_fee
    from enrolment where student_id = ${student}`.execute(api.db)
  await assertCounted()

  const end = (day: string) => sql`update enrolment set ended_at = now(), end_on = ${day} where student_id = ${student}`
  await sql`${end('2026-11-20')} and n = 1`.execute(api.db)
  await assertCounted()
  await sql`update enrolment set ended_at = null where student_id = ${student}`.execute(api.db)
  await end('2026-12-31').execute(api.db)
  await assertCounted()
  expect(await readCounts(seatsTakenOn(TODAY))).toEqual([{ batch_id: batchId, n: 1 }])
  await end('2026-11-20').execute(api.db)
  await assertCounted()
  expect(await readCounts(membersOn(TODAY))).toEqual([])
})

test('the kept counts follow a bulk change and its undo, a deletion, its restoration and an erasure', async () => {
  const { hr, admin, students, codes } = await openOffice()
  const [student, seat] = [students[0]!, { overbook: true }]
  const { status, body } = await changeInBulk(hr, student, codes[1]!)
  expect(status).toBe(201)
  await assertCounted()

  for (const act of [
    () => hr.post(`/api/bulk/${body._id}/undo`, seat),
    () => admin.post('/api/admin/status', { student, status: 'Delete' }),
    () => admin.put(`/api/admin/restore/${student}`, seat),
    () => admin.post('/api/admin/status', { student, status: 'Delete' }),
    () => admin.post(`/api/admin/erase/${student}`, { name: 'Asha Rao' }),
  ]) {
    expect(await act()).toMatchObject({ status: 200 })
    await assertCounted()
  }
  expect(await findAccountFaults(api.ownerUrl)).toEqual([])
})

test('neither foldChanges nor another clerk waits for an open transaction that changes the same batch', async () => {
  const { hr, students, codes } = await openOffice()
  const { id } = await api.db.selectFrom('batch').select('id').where('code', '=', codes[2]!).executeTakeFirstOrThrow()

  await api.db.transaction().execute(async (tx) => {
    await tx.updateTable('enrolment').set({ batch_id: id }).where('student_id', '=', students[0]!).execute()
    await foldChanges({ db: api.db, clock })
    const moved = await hr.put(`/api/user/${students[1]}`, { batch: codes[2], overbook: true })
    expect(moved.status).toBe(200)
  })

  await assertCounted()
  await foldChanges({ db: api.db, clock })
  await assertCounted()
})

test('findAccountFaults names a batch whose kept count differs from its students', async () => {
  await openOffice()
  const batch = await createBatch(api.db)
  await queryOnce(
    api.ownerUrl,
    `insert into batch_count (batch_id, first_on, n) values ('${batch.id}', '2026-11-01', 2)`,
  )

  expect(await findAccountFaults(api.ownerUrl)).toEqual([
    `the kept count of students of batch ${batch.id} is 2 and not 0`,
  ])
})
