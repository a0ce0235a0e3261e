import fc from 'fast-check'
import { expect, test } from 'vitest'
import { STUDENT_FIELDS, type Student } from '#features/students/contract/students.contract.ts'
import { LANGUAGES } from '#shared/contract/messages.ts'
import { injectOnce } from '#testing/server/inject-once.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'
import { getRounds } from '#testing/server/full-run.ts'

const api = startTestApi()

const words = fc
  .array(fc.constantFrom(...'abcÉñşअनß =+-@\'",;|&<>#%\t'.split(''), 'राम', 'Rao', '007'), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) => parts.join('').trim())
  .filter((text) => text !== '')
const lines = fc.tuple(words, words).map(([first, second]) => `${first}\n${second}`)
const day = fc.constantFrom('2001-02-28', '2003-11-09', '1999-12-31')

const change = fc.record({
  fname: words,
  lname: words,
  father: words,
  dob: day,
  gender: fc.constantFrom('male', 'female'),
  contact: fc.constantFrom('9876543210', '+14155552671', '9123400000'),
  altContact: fc.constantFrom('', '+919811122233'),
  perAddress: fc.oneof(words, lines),
  curAddress: fc.oneof(fc.constant(''), lines),
  degree: words,
  university: words,
  cduration: words,
  mode: fc.constantFrom('online', 'offline'),
  joiningDate: fc.constantFrom('2026-01-31', '2025-12-01'),
  isCompleted: fc.constantFrom('yes', 'no'),
  isPlaced: fc.constantFrom('placed', 'notPlaced'),
  fee: fc.constantFrom(12_000, 0.5, 12_345.67),
})

async function createOffice() {
  await api.reset()
  const course = await createCourse(api.db, { name: 'Tally, "GST" & more' })
  const batch = await createBatch(api.db, { code: '-T/1', courseId: course.id })
  return { batch, hr: await api.signInAs('hr') }
}

type Hr = Awaited<ReturnType<typeof api.signInAs>>

async function listFields(hr: Hr) {
  const { body } = await hr.get('/api/user?limit=100&sort=name')
  return (body.students as Student[])
    .map((student) => Object.keys(STUDENT_FIELDS).map((field) => JSON.stringify(student[field as keyof Student])))
    .toSorted((a, b) => (a.join() < b.join() ? -1 : 1))
}

async function download({ token }: Hr, format: string, language: string): Promise<string> {
  const url = `/api/user/export?format=${format}`
  const headers = { authorization: `Bearer ${token}`, 'accept-language': language }
  return (await injectOnce(api.app, { method: 'GET', url, headers })).rawPayload.toString('base64')
}

async function importFile(hr: Hr, file: string) {
  const { body } = await hr.post('/api/import', { kind: 'students', file, name: 'students' })
  const { body: rows } = await hr.get(`/api/import/${body._id}/row?only=errors`)
  expect(rows.rows).toEqual([])
  await hr.post(`/api/import/${body._id}/run`, { createMissing: false })
  await Promise.all(api.app.backgroundTasks)
  expect((await hr.get(`/api/import/${body._id}`)).body).toMatchObject({ state: 'done', failure: null })
}

test.each(['csv', 'xlsx'])(
  'an export of students as %s, in any language, is imported as the same students',
  async (format) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...LANGUAGES),
        async (changes, language) => {
          const { batch, hr } = await createOffice()
          for (const [index, body] of changes.entries()) {
            const id = await createStudent(api.db, { batchId: batch.id, email: `student${index}@example.com` })
            const { status, body: answer } = await hr.put(`/api/user/${id}`, body)
            expect(status, JSON.stringify(answer)).toBe(200)
          }
          const before = await listFields(hr)
          const file = await download(hr, format, language)

          const { hr: other } = await createOffice()
          await importFile(other, file)

          expect(await listFields(other)).toEqual(before)
        },
      ),
      { numRuns: getRounds(6, 60) },
    )
  },
)
