import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, registrationBody } from '#testing/server/fixtures.ts'
import { importsOf } from '#testing/server/imports.ts'

const api = startTestApi()
const { begin, run, listRows } = importsOf(api)

async function setUp(regNoPattern: string | null = '{course}/{yy}/{nnn}') {
  const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
  const course = await createCourse(api.db, { name: 'DCA' })
  const batch = await createBatch(api.db, { code: 'D-1', courseId: course.id })
  if (regNoPattern !== null) expect((await admin.put('/api/institute', { regNoPattern })).status).toBe(200)
  let n = 0
  const form = (over: object = {}) => ({
    ...registrationBody(course.name, batch.code),
    email: `student${++n}@example.com`,
    joiningDate: '2026-11-21',
    ...over,
  })
  const register = async (over: object = {}) => hr.post('/api/user/register', form(over))
  return { hr, admin, form, register }
}

const regNoOf = ({ body }: { body: { student: { regNo: string | null } } }) => body.student.regNo

test('without a pattern nobody is given a number, and the institute says nothing of them', async () => {
  const { register } = await setUp(null)

  expect(regNoOf(await register())).toBe(null)
  expect((await api.call('GET', '/api/institute')).body).not.toHaveProperty('regNos')
})

test('registerStudent gives consecutive numbers to concurrent clerks, and none for a rejected registration', async () => {
  const { register } = await setUp()
  const rejected = await register({ Paidfee: 10, fee: 5 })
  expect(rejected.status).toBe(422)

  const registered = await Promise.all(Array.from({ length: 6 }, () => register()))

  expect(new Set(registered.map(regNoOf))).toEqual(
    new Set(Array.from({ length: 6 }, (_, index) => `DCA/26/00${index + 1}`)),
  )
  expect((await api.call('GET', '/api/institute')).body).toMatchObject({ regNos: true })
})

test('a number entered by hand is kept and skipped by the pattern; a taken one is rejected (422)', async () => {
  const { hr, register } = await setUp()
  expect(regNoOf(await register({ regNo: 'dca/26/001' }))).toBe('dca/26/001')

  const next = await register()
  expect(regNoOf(next)).toBe('DCA/26/002')
  const taken = { status: 422, body: { fields: { regNo: 'Another student has this number.' } } }
  expect(await register({ regNo: 'DCA/26/002' })).toMatchObject(taken)
  const id = next.body.student._id
  expect(await hr.put(`/api/user/${id}`, { regNo: 'DCA/26/001' })).toMatchObject(taken)
  expect(await hr.put(`/api/user/${id}`, { regNo: 'A-7' })).toMatchObject({ status: 200, body: { regNo: 'A-7' } })
})

test('approveStudent gives a number, which a self-registration may not state (422)', async () => {
  const { hr, form } = await setUp()
  expect(await api.call('POST', '/api/user/register', form({ regNo: 'X' }))).toMatchObject({
    status: 422,
    body: { fields: { regNo: 'Only the institute gives registration numbers.' } },
  })
  const applied = await api.call('POST', '/api/user/register', form())
  expect(regNoOf(applied)).toBe(null)

  const approval = { fee: 10_000, Paidfee: 0, payMode: 'Cash', emailConfirmed: true }
  const { body } = await hr.put(`/api/user/approve/${applied.body.student._id}`, approval)

  expect(body).toMatchObject({ status: 'Active', regNo: 'DCA/26/001' })
})

test('the number is in search, receipts, certificates and exports', async () => {
  const { hr, register } = await setUp()
  const { student, receipt } = (await register({ fee: 10_000, Paidfee: 500 })).body

  for (const path of ['/api/user?search=', '/api/search?q='])
    expect((await hr.get(`${path}${encodeURIComponent('dca/26/001')}`)).body.students).toMatchObject([
      { _id: student._id, regNo: 'DCA/26/001' },
    ])
  expect((await hr.get(`/api/fee/receipt/${receipt}`)).body.student).toMatchObject({ regNo: 'DCA/26/001' })
  const file = await hr.get('/api/user/export?format=csv')
  expect(JSON.stringify(file.body)).toContain('DCA/26/001')
})

test('an import keeps the numbers of its rows, gives the others the next ones, and finds taken ones', async () => {
  const { hr, register } = await setUp()
  await register()
  const header = ['Name', 'Adm No', 'Mobile', 'Course', 'Batch']
  const rows = [
    ['Asha Rao', 'OLD/7', '9811110001', 'DCA', 'D-1'],
    ['Bela Rao', '', '9811110002', 'DCA', 'D-1'],
    ['Carol Rao', 'dca/26/001', '9811110003', 'DCA', 'D-1'],
    ['Dev Rao', 'OLD/8', '9811110004', 'DCA', 'D-1'],
    ['Esha Rao', 'old/8', '9811110005', 'DCA', 'D-1'],
  ]

  const faulty = await begin(hr, 'hr', 'students', header, ...rows)
  const errors = (await listRows(hr, 'hr', faulty._id)).map(({ errors: found }: { errors: object }) => found)
  expect(errors).toEqual([
    {},
    {},
    { regNo: 'A student with this number is registered already.' },
    ...Array(2).fill({ regNo: 'Another row of another student has this number.' }),
  ])
  const { _id } = await begin(hr, 'hr', 'students', header, ...rows.slice(0, 2))
  await run(hr, 'hr', _id)

  const { students } = (await hr.get('/api/user?sort=name')).body
  const numbers = students.map(({ fname, regNo }: Record<string, string>) => [fname, regNo])
  expect(numbers).toEqual(
    expect.arrayContaining([
      ['Asha', 'OLD/7'],
      ['Bela', 'DCA/26/002'],
    ]),
  )
})

test.each(['DCA', '{n}{n}', '{batch}/{n}'])('updateInstitute rejects the pattern %j (422)', async (regNoPattern) => {
  const admin = await api.signInAs('admin')

  expect(await admin.put('/api/institute', { regNoPattern })).toMatchObject({
    status: 422,
    body: { fields: { regNoPattern: expect.stringContaining('Write one {n}') } },
  })
})
