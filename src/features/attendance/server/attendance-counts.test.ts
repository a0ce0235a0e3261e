import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'
import { aClass, marksOf, miscounted, storedAttendance } from '#testing/server/attendance.ts'

const api = startTestApi()

const DAYS = ['2026-11-19', '2026-11-20', '2026-11-21']

/** Something that somebody does; the numbers choose among what there is. */
const step = fc.record({
  what: fc.constantFrom('save', 'save', 'save', 'update', 'update', 'move', 'drop', 'activate', 'delete', 'join'),
  batch: fc.nat(1),
  day: fc.nat(DAYS.length - 1),
  who: fc.nat(),
  /** Who of the roster is left out of a call, and who is absent. */
  left: fc.nat(63),
  absent: fc.nat(63),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

test('after any history the sheets count their marks, and the marks are those that were taken', async () => {
  const hr = await api.as('hr')
  const admin = await api.as('admin')
  let worked = 0

  async function carryOut(codes: string[], students: string[], known: Map<string, boolean>, step: Step) {
    const [code, day] = [codes[step.batch]!, DAYS[step.day]!]
    const student = students[step.who % students.length]!
    const setStatus = (status: string) => admin.post('/api/admin/status', { student, status })
    const mark = async (method: 'post' | 'put') => {
      const { body } = await hr.get(`/api/attend/roster?batchCode=${code}&date=${day}`)
      const listed = (body.students as { student: string }[]).map((one) => one.student)
      const chosen = listed.filter((_, n) => !(step.left & (1 << n)))
      const absent = chosen.filter((_, n) => step.absent & (1 << n))
      const sent = marksOf(code, chosen, day, absent)
      const answer = await hr[method]('/api/attend', sent)
      if (answer.status < 300) {
        worked++
        expect(answer.body.saved).toBe(sent.length)
        for (const one of sent) known.set(`${one.student} ${day}`, one.attendence)
      }
      return answer
    }
    if (step.what === 'save') return mark('post')
    if (step.what === 'update') return mark('put')
    if (step.what === 'move') return hr.put(`/api/user/${student}`, { batch: code })
    if (step.what === 'drop') return setStatus('Disable')
    if (step.what === 'activate') return setStatus('Active')
    if (step.what === 'delete') return setStatus(step.left % 3 === 0 ? 'Delete' : 'Active')
    const { id } = await api.db.selectFrom('batch').select('id').where('code', '=', code).executeTakeFirstOrThrow()
    students.push(await createStudent(api.db, { fname: 'New', batchId: id, joiningDate: day }))
    return { status: 201 }
  }

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 12 }), async (steps) => {
      const a = await aClass(api, ['Asha', 'Bela', 'Chand'])
      const b = await aClass(api, ['Dev', 'Esha'])
      const codes = [a.batch.code, b.batch.code]
      const students = [...a.students, ...b.students]
      const known = new Map<string, boolean>()
      for (const one of steps) expect((await carryOut(codes, students, known, one)).status).toBeLessThan(500)

      expect(await miscounted(api)).toEqual([])
      const { marks } = await storedAttendance(api)
      const own = marks.filter(({ student_id }) => students.includes(student_id))
      expect(new Map(own.map(({ student_id, day, present }) => [`${student_id} ${day}`, present]))).toEqual(known)
      let counted = 0
      for (const code of codes) {
        const { body } = await hr.get(`/api/attend?batchCode=${code}&limit=100`)
        const here = (body.attendance as { attendence: boolean }[]).filter(({ attendence }) => attendence).length
        expect(body).toMatchObject({ present: here, absent: body.attendance.length - here })
        counted += body.total as number
      }
      expect(counted).toBe(known.size)
    }),
    { numRuns: 24 },
  )
  expect(worked).toBeGreaterThan(30)
}, 60_000)
