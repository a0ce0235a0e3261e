import fc from 'fast-check'
import { addDays } from '#shared/server/clock.ts'
import type { TestApi } from './api.ts'
import { createBatch, createCourse, createStudent } from './fixtures.ts'

export const TODAY = '2026-11-21'
const STUDENTS = 5

const randomStep = fc.record({
  // A kind that is listed more often is chosen more often.
  kind: fc.constantFrom(
    ...(['plan', 'plan', 'plan', 'pay', 'pay', 'pay', 'void', 'discount', 'writeOff', 'refund'] as const),
    ...(['enrol', 'enrol', 'drop'] as const),
  ),
  student: fc.nat(STUDENTS - 1),
  index: fc.nat(),
  amount: fc.integer({ min: 1, max: 4000 }),
  days: fc.integer({ min: 0, max: 130 }),
})
type Step = typeof randomStep extends fc.Arbitrary<infer S> ? S : never

/** `joined` counts days ago. */
export const dueHistory = fc.record({
  joined: fc.array(fc.integer({ min: 0, max: 150 }), { minLength: STUDENTS, maxLength: STUDENTS }),
  steps: fc.array(randomStep, { minLength: 15, maxLength: 25 }),
})
type History = typeof dueHistory extends fc.Arbitrary<infer S> ? S : never

/** Returns the ids of the students. Steps that are rejected change nothing. */
export async function runHistory(api: TestApi, { joined, steps }: History): Promise<string[]> {
  const { id: courseId } = await createCourse(api.db)
  const { id: batchId } = await createBatch(api.db, { courseId })
  const otherCourses = await Promise.all(
    ['Second', 'Third'].map(async (course) => {
      const { id } = await createCourse(api.db, { name: course, fee: 1 })
      return { course, batch: (await createBatch(api.db, { courseId: id })).code }
    }),
  )
  const students: string[] = []
  for (const days of joined)
    students.push(await createStudent(api.db, { courseId, batchId, joiningDate: addDays(TODAY, -days) }))
  const office = { hr: await api.signInAs('hr'), admin: await api.signInAs('admin'), otherCourses, receipts: [] }
  for (const step of steps) await runStep(office, students[step.student] ?? '', step)
  return students
}

type Client = Awaited<ReturnType<TestApi['signInAs']>>
type Office = { hr: Client; admin: Client; otherCourses: object[]; receipts: string[] }

async function runStep(
  { hr, admin, otherCourses, receipts }: Office,
  student: string,
  { kind, index, amount, days }: Step,
): Promise<void> {
  const date = addDays(TODAY, -days)
  const reason = 'Example'
  switch (kind) {
    case 'plan': {
      const { plans } = (await hr.get(`/api/plan/${student}`)).body
      const { enrolment, left } = plans[index % plans.length]
      await hr.put(`/api/plan/${enrolment}`, { rows: index % 5 === 0 ? [] : planRows(left, date) })
      return
    }
    case 'pay': {
      const { plans } = (await hr.get(`/api/plan/${student}`)).body
      const named = index % 2 === 0 ? {} : { enrolment: plans[index % plans.length].enrolment }
      const payment = { payMode: 'Cash', paid: amount + 0.5, date, ...named }
      const { status, body } = await hr.post(`/api/fee/${student}`, payment)
      if (status === 201) receipts.push(body._id)
      return
    }
    case 'void':
      if (receipts.length > 0) await hr.delete(`/api/fee/${receipts[index % receipts.length]}`, { reason })
      return
    case 'discount':
      await admin.post(`/api/fee/discount/${student}`, { amount: amount / 8, reason })
      return
    case 'writeOff':
      await admin.post(`/api/fee/write-off/${student}`, { amount: amount / 8, reason })
      return
    case 'refund':
      await admin.post(`/api/fee/refund/${student}`, { payMode: 'Cash', amount: amount / 4, date: TODAY, reason })
      return
    case 'enrol':
      await hr.post(`/api/enrolment/${student}`, {
        ...otherCourses[index % 2],
        cduration: '1 month',
        mode: 'online',
        fee: amount,
        joiningDate: date,
      })
      return
    case 'drop':
      await admin.post('/api/admin/status', { student, status: index % 2 === 0 ? 'Disable' : 'Active' })
  }
}

function planRows(left: number, from: string) {
  const each = Math.floor(left / 4)
  return [0, 30, 61, 95].map((days, index) => ({
    dueDate: addDays(from, days),
    amount: index === 3 ? Math.round((left - 3 * each) * 100) / 100 : each,
  }))
}
