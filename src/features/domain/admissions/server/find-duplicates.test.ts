import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()

const MEERA = {
  fname: 'Meera',
  lname: 'Przykład',
  father: 'Om Przykład',
  email: 'meera@example.com',
  contact: '5550000272',
  altContact: '+14155552671',
}

async function findDuplicates(typed: Record<string, string>) {
  const hr = await api.signInAs('hr')
  return hr.get(`/api/user/duplicates?${new URLSearchParams(typed).toString()}`)
}

test.each([
  ['phone number', { contact: '+91 55500 00272' }, ['contact']],
  ['alternate phone number', { contact: '+1 415-555-2671' }, ['contact']],
  ['email in another case', { email: 'MEERA@Example.com' }, ['email']],
  ['name and father’s name', { fname: 'meera', lname: 'PRZYKŁAD', father: 'om przykład' }, ['father']],
  ['everything', meeraTyped(), ['contact', 'email', 'father']],
])('findDuplicates finds a student with the same %s', async (_what, typed, matches) => {
  const id = await createStudent(api.db, MEERA)
  await createStudent(api.db, { contact: '5550000273', fname: 'Meera', lname: 'Example' })

  const { status, body } = await findDuplicates(typed)

  expect(status).toBe(200)
  expect(body.students).toMatchObject([{ _id: id, name: 'Meera Przykład', father: 'Om Przykład', matches }])
})

function meeraTyped() {
  const { altContact: _alt, ...typed } = MEERA
  return typed
}

test.each([
  ['a part of a phone number', { contact: '55500' }],
  ['a name without a father’s name', { fname: 'Meera', lname: 'Przykład' }],
  ['a part of the father’s name', { fname: 'Meera', lname: 'Przykład', father: 'Om' }],
  ['another email', { email: 'meera@example.co' }],
  ['nothing', {}],
])('findDuplicates finds nobody by %s', async (_what, typed) => {
  await createStudent(api.db, MEERA)

  expect((await findDuplicates(typed)).body).toEqual({ students: [] })
})

test('findDuplicates includes pending registrations and leaves out deleted students', async () => {
  const pending = await createStudent(api.db, { contact: MEERA.contact, status: 'Pending' })
  const deleted = await createStudent(api.db, { contact: MEERA.contact })
  await api.db.updateTable('student').set({ status: 'Deleted' }).where('id', '=', deleted).execute()

  const { body } = await findDuplicates({ contact: MEERA.contact })

  expect(body.students.map(({ _id }: { _id: string }) => _id)).toEqual([pending])
})

test('findDuplicates returns at most three students, those with most matches first', async () => {
  for (let n = 0; n < 4; n++) await createStudent(api.db, { contact: MEERA.contact })
  const id = await createStudent(api.db, { ...MEERA, at: new Date('2026-01-01') })

  const { body } = await findDuplicates({ contact: MEERA.contact, email: MEERA.email })

  expect(body.students).toHaveLength(3)
  expect(body.students[0]).toMatchObject({ _id: id, matches: ['contact', 'email'] })
})

test('findDuplicates rejects a student (403)', async () => {
  const student = await api.signInAs('student')

  expect((await student.get('/api/user/duplicates?contact=5550000272')).status).toBe(403)
})
