import { LANGUAGES } from '#shared/contract/messages.ts'
import type { Addition } from './files.ts'

const STUDENTS = 'src/features/domain/students'

const API_TEST = `import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, registrationBody } from '#testing/server/fixtures.ts'
import { injectOnce } from '#testing/server/inject-once.ts'

const api = startTestApi()

test('a new field is registered, changed, audited as personal data, exported and erased', async () => {
  const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
  const course = await createCourse(api.db)
  const batch = await createBatch(api.db, { courseId: course.id })
  const body = registrationBody(course.name, batch.code, { lname: 'Rao', nickname: 'Kanu' })
  const { student } = (await hr.post('/api/user/register', body)).body
  expect(student.nickname).toBe('Kanu')

  expect((await hr.put(\`/api/user/\${student._id}\`, { nickname: 'Kanno' })).body.nickname).toBe('Kanno')

  const personal = await api.db.selectFrom('audit_personal').select('after').where('field', '=', 'nickname').execute()
  expect(personal.map(({ after }) => after)).toEqual(['Kanu', 'Kanno'])
  const headers = { authorization: \`Bearer \${hr.token}\` }
  const { rawPayload } = await injectOnce(api.app, { method: 'GET', url: '/api/user/export', headers })
  expect(rawPayload.toString()).toMatch(/Nickname.*Kanno/s)
  await admin.post('/api/admin/status', { student: student._id, status: 'Delete' })
  expect((await admin.post(\`/api/admin/erase/\${student._id}\`, { name: 'Ravi Rao' })).status).toBe(200)
  expect(await api.db.selectFrom('student').select('nickname').execute()).toEqual([{ nickname: null }])
})
`

/** An optional field of a student: a migration, a line in the contract and in each catalogue, and the generated types. */
export const FIELD: Addition = {
  files: {
    'db/migrations/9999_nickname.sql': `alter table student add column nickname text check (length(nickname) <= 60);
grant update (nickname) on student to munshi_app;
`,
    [`${STUDENTS}/server/nickname.test.ts`]: API_TEST,
  },
  lines: [
    {
      file: `${STUDENTS}/contract/students.contract.ts`,
      before: '  dob: { ...personal',
      line: "  nickname: { ...personal, label: 'students:nickname', required: 'optional', input: text(60) },\n",
    },
    ...LANGUAGES.map((language) => ({
      file: `${STUDENTS}/contract/messages/${language}.json`,
      before: '  "father":',
      line: `  "nickname": "Nickname${language === 'en' ? '' : ` (${language})`}",\n`,
    })),
    {
      file: 'src/shared/server/tables.ts',
      before: '  parent_contact: string | null;',
      line: '  nickname: string | null;\n',
    },
  ],
}
