import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'
import { signInWith } from '#testing/server/permission-sets.ts'

const api = startTestApi()

/**
 * Creates Meera and Asha in Tally, Meera with a receipt, Ravi in Design, an enquiry of Ömer, a pending and a deleted
 * student.
 */
async function createRecords() {
  const [hr, admin] = [await api.signInAs('hr'), await api.signInAs('admin')]
  const tally = await createCourse(api.db, { name: 'Tally' })
  const design = await createCourse(api.db, { name: 'Graphic Design' })
  const batch = await createBatch(api.db, { code: 'T-1', courseId: tally.id })
  const evening = await createBatch(api.db, { code: 'GD-Evening', courseId: design.id })
  const inTally = { batchId: batch.id, father: 'Vikram Meeran' }
  const meera = await createStudent(api.db, { fname: 'Meera', lname: 'Shah', email: 'm@example.net', ...inTally })
  await createStudent(api.db, { fname: 'Asha', lname: 'Rao', contact: '9811112222', ...inTally })
  await createStudent(api.db, { fname: 'Ravi', lname: 'Example', contact: '9833334444', batchId: evening.id })
  await createStudent(api.db, { fname: 'Pending', lname: 'Applicant', status: 'Pending', ...inTally })
  const deleted = await createStudent(api.db, { fname: 'Deleted', lname: 'Meera', ...inTally })
  await admin.post('/api/admin/status', { student: deleted, status: 'Delete' })
  const { body: receipt } = await hr.post(`/api/fee/${meera}`, {
    payMode: 'Online',
    paid: 4000,
    date: '2026-11-20',
    reference: 'UPI-77001',
  })
  await hr.post('/api/enquiry', {
    name: 'Ömer Örnek',
    contact: '9855556666',
    qualification: 'BCom',
    address: '5 Example Road',
    course: 'Tally',
    mode: 'online',
    date: '2026-11-02',
  })
  const findNames = async (q: string) => {
    const { status, body } = await hr.get(`/api/search?q=${encodeURIComponent(q)}`)
    expect(status).toBe(200)
    const names = Object.values(body as Record<string, Record<string, string>[]>).flatMap((records) =>
      Array.isArray(records)
        ? records.map(({ receiptNo, name, bCode, course }) => receiptNo ?? name ?? bCode ?? course)
        : [],
    )
    return { q, body, names }
  }
  return { admin, meera, receipt, findNames }
}

test('findRecords returns a student with the amount due and the last receipt', async () => {
  const { admin, meera, receipt } = await createRecords()

  expect(await admin.get('/api/search?q=meera')).toMatchObject({
    status: 200,
    body: {
      similar: false,
      students: [
        { _id: meera, name: 'Meera Shah', batch: 'T-1', course: 'Tally', PendingFee: 6000, dueDate: '2026-12-25' },
        { name: 'Asha Rao', father: 'Vikram Meeran' },
        { name: 'Pending Applicant', status: 'Pending' },
      ],
      receipts: [{ _id: receipt._id, receiptNo: '2026-27/000001', name: 'Meera Shah', paid: 4000, date: '2026-11-20' }],
    },
  })
})

test('findRecords finds each kind by every word, anywhere in it, and no deleted student', async () => {
  const { findNames } = await createRecords()
  const receipt = '2026-27/000001'
  const expected = {
    '98333 34444': ['Ravi Example'],
    '1111': ['Asha Rao'],
    'M@example.net': ['Meera Shah', receipt],
    'vikram asha': ['Asha Rao'],
    [receipt]: ['Meera Shah', receipt],
    'upi-77001': [receipt],
    evening: ['Ravi Example', 'GD-Evening'],
    tally: ['Asha Rao', 'Meera Shah', 'Pending Applicant', 'T-1', 'Tally'],
    omer: ['Ömer Örnek'],
    'deleted meera': [],
    ' - ': [],
    '': [],
  }

  const found = await Promise.all(Object.keys(expected).map(findNames))

  expect(Object.fromEntries(found.map(({ q, names }) => [q, names]))).toEqual(expected)
})

test('findRecords finds similar names if no record contains the words', async () => {
  const { findNames } = await createRecords()
  const expected = {
    mera: ['Meera Shah', '2026-27/000001'],
    'shah merea': ['Meera Shah', '2026-27/000001'],
    'asha roa': ['Asha Rao'],
    rvai: ['Ravi Example'],
    'kumar asha': [],
    oemer: ['Ömer Örnek'],
    taly: ['T-1', 'Tally'],
    'no such name': [],
  }

  const found = await Promise.all(Object.keys(expected).map(findNames))

  expect(Object.fromEntries(found.map(({ q, names }) => [q, names]))).toEqual(expected)
  expect(found.filter(({ body }) => body.similar).map(({ q }) => q)).toEqual(
    Object.keys(expected).filter((q) => expected[q as keyof typeof expected].length > 0),
  )
})

test('findRecords does not suggest a name that nobody has any more', async () => {
  const { meera, findNames } = await createRecords()
  const rename = (fname: string) =>
    api.db
      .updateTable('student')
      .set({ fname, search_key: `${fname.toLowerCase()} shah` })
      .where('id', '=', meera)
      .execute()
  const listWords = async () =>
    (await api.db.selectFrom('name_word').select('word').orderBy('word').execute()).map(({ word }) => word)
  expect(await listWords()).toContain('meera')
  await rename('Jamuna')

  // The deleted student still has the name, and can be restored.
  expect(await listWords()).toEqual(expect.arrayContaining(['jamuna', 'meera', 'shah']))
  await api.db.updateTable('student').set({ search_key: '' }).where('fname', '=', 'Deleted').execute()
  expect(await listWords()).not.toContain('meera')
  expect((await findNames('jamnua')).names).toEqual(['Jamuna Shah', '2026-27/000001'])
})

test('two registrations with the same new name do not wait for each other', async () => {
  const { meera } = await createRecords()
  const ravi = await api.db.selectFrom('student').select('id').where('fname', '=', 'Ravi').executeTakeFirstOrThrow()
  const rename = (db: Pick<typeof api.db, 'updateTable'>, id: string) =>
    db.updateTable('student').set({ search_key: 'zarina example' }).where('id', '=', id).execute()

  await api.db.transaction().execute(async (tx) => {
    await rename(tx, meera)
    await rename(api.db, ravi.id)
  })

  const words = await api.db.selectFrom('name_word').select('word').where('word', '=', 'zarina').execute()
  expect(words.length).toBeGreaterThan(0)
})

test('findRecords leaves out kinds of records whose list the permission set does not contain', async () => {
  await createRecords()
  const find = async (permissions: string[], q: string) => {
    const person = await signInWith(api, 'hr', { permissions: ['search.find', ...permissions] })
    const { similar: _, ...kinds } = (await person.get(`/api/search?q=${q}`)).body
    return Object.keys(kinds).filter((kind) => kinds[kind].length > 0)
  }
  expect(await find([], 'Meera')).toEqual([])
  expect(await find(['students.list'], 'Meera')).toEqual(['students'])
  expect(await find(['students.list', 'fees.list'], 'Meera')).toEqual(['students', 'receipts'])
  expect(await find(['students.list'], 'UPI-77001')).toEqual([])
  expect(await find(['enquiries.read'], 'Omer')).toEqual(['enquiries'])
  // Neither is a similar name.
  expect(await find(['students.list'], 'Omre')).toEqual([])
  expect(await find(['courses.list'], 'Tally')).toEqual(['batches', 'courses'])
})
