import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { getRounds, SEED } from '#testing/server/full-run.ts'
import { createStudent } from '#testing/server/fixtures.ts'
import {
  createBatchWithStudents,
  marksBody,
  findMiscountedMonths,
  findMiscountedSheets,
  readStoredAttendance,
} from '#testing/server/attendance.ts'

const api = startTestApi()
const ROUNDS = getRounds(8, 24)

const DAYS = ['2026-11-19', '2026-11-20', '2026-11-21']

/** The numbers choose a batch, day and student by index. */
const step = fc.record({
  action: fc.constantFrom('save', 'save', 'save', 'update', 'update', 'move', 'drop', 'activate', 'delete', 'join'),
  batch: fc.nat(1),
  day: fc.nat(DAYS.length - 1),
  student: fc.nat(),
  /** Bit masks of the roster: students omitted from the body, and absent students. */
  omitted: fc.nat(63),
  absent: fc.nat(63),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

test('random histories: counts of sheets and months match their marks, and marks match the accepted requests', async () => {
  const hr = await api.signInAs('hr')
  const admin = await api.signInAs('admin')
  let succeeded = 0

  async function runStep(codes: string[], students: string[], expected: Map<string, boolean>, step: Step) {
    const [code, day] = [codes[step.batch]!, DAYS[step.day]!]
    const student = students[step.student % students.length]!
    const setStatus = (status: string) => admin.post('/api/admin/status', { student, status })
    const mark = async (method: 'post' | 'put') => {
      const { body } = await hr.get(`/api/attend/roster?batchCode=${code}&date=${day}`)
      const listed = (body.students as { student: string }[]).map(({ student }) => student)
      const chosen = listed.filter((_, n) => !(step.omitted & (1 << n)))
      const absent = chosen.filter((_, n) => step.absent & (1 << n))
      const sent = marksBody(code, chosen, day, absent)
      const response = await hr[method]('/api/attend', sent)
      if (response.status < 300) {
        succeeded++
        expect(response.body.saved).toBe(sent.length)
        for (const mark of sent) expected.set(`${mark.student} ${day}`, mark.attendence)
      }
      return response
    }
    if (step.action === 'save') return mark('post')
    if (step.action === 'update') return mark('put')
    if (step.action === 'move') return hr.put(`/api/user/${student}`, { batch: code })
    if (step.action === 'drop') return setStatus('Disable')
    if (step.action === 'activate') return setStatus('Active')
    if (step.action === 'delete') return setStatus(step.omitted % 3 === 0 ? 'Delete' : 'Active')
    const { id } = await api.db.selectFrom('batch').select('id').where('code', '=', code).executeTakeFirstOrThrow()
    students.push(await createStudent(api.db, { fname: 'New', batchId: id, joiningDate: day }))
    return { status: 201 }
  }

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 12 }), async (steps) => {
      const a = await createBatchWithStudents(api, ['Asha', 'Bela', 'Chand'])
      const b = await createBatchWithStudents(api, ['Dev', 'Esha'])
      const codes = [a.batch.code, b.batch.code]
      const students = [...a.students, ...b.students]
      const expected = new Map<string, boolean>()
      for (const next of steps) expect((await runStep(codes, students, expected, next)).status).toBeLessThan(500)

      expect(await findMiscountedSheets(api)).toEqual([])
      expect(await findMiscountedMonths(api)).toEqual([])
      const { marks } = await readStoredAttendance(api)
      const own = marks.filter(({ student_id }) => students.includes(student_id))
      expect(new Map(own.map(({ student_id, day, present }) => [`${student_id} ${day}`, present]))).toEqual(expected)
      let counted = 0
      for (const code of codes) {
        const { body } = await hr.get(`/api/attend?batchCode=${code}&limit=100`)
        const present = (body.attendance as { attendence: boolean }[]).filter(({ attendence }) => attendence).length
        expect(body).toMatchObject({ present, absent: body.attendance.length - present })
        counted += body.total as number
      }
      expect(counted).toBe(expected.size)
    }),
    { numRuns: ROUNDS, seed: SEED },
  )
  expect(succeeded).toBeGreaterThan((10 / 24) * ROUNDS)
})
