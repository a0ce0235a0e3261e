import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, createStudent } from '#testing/server/fixtures.ts'
import { importsOf } from '#testing/server/imports.ts'

const api = startTestApi()
const { begin, listRows } = importsOf(api)

/** Names as stored, and other spellings that a person reads as the same. */
const NAMES: [fname: string, lname: string, ...searches: string[]][] = [
  ['Savio', 'D’Souza', "D'Souza", 'D’Souza', 'D Souza', 'dsouza', "savio d'souza"],
  ['Łukasz', 'Przykład', 'lukasz', 'Łukasz', 'przyklad'],
  ['Søren', 'Straße', 'soren', 'strasse', 'STRASSE', 'Straße'],
  ['Anna\u2011Maria', 'Exempel', 'Anna-Maria', 'Anna Maria', 'Anna–Maria', 'anna\u00a0maria', 'Anna\u200b-Maria'],
  ['Beth', "O'Brien", 'O’Brien', "O'Brien", 'O`Brien'],
]

type Client = Awaited<ReturnType<typeof api.signInAs>>
const enquiryOf = (name: string) => ({
  name,
  contact: '9855556666',
  qualification: 'BCom',
  address: '5 Example Road',
  course: 'Tally – Prime',
  mode: 'online',
  date: '2026-11-02',
})

async function createRecords() {
  const course = await createCourse(api.db, { name: 'Tally – Prime' })
  const batch = await createBatch(api.db, { code: 'T‑1', courseId: course.id })
  for (const [fname, lname] of NAMES)
    await createStudent(api.db, { fname, lname, father: 'Peter D’Silva', batchId: batch.id })
  const hr = await api.signInAs('hr')
  for (const [fname, lname] of NAMES)
    expect((await hr.post('/api/enquiry', enquiryOf(`${fname} ${lname}`))).status).toBe(201)
  return hr
}

const get = async (client: Client, path: string, search: string) =>
  (await client.get(`${path}${encodeURIComponent(search)}`)).body

test('the list of students, the search for everything and the enquiries find every spelling of a name', async () => {
  const hr = await createRecords()

  for (const [fname, lname, ...searches] of NAMES) {
    const name = `${fname} ${lname}`
    for (const search of searches) {
      const found = {
        list: (await get(hr, '/api/user?search=', search)).students?.map(
          (s: Record<string, string>) => `${s['fname']} ${s['lname']}`,
        ),
        all: (await get(hr, '/api/search?q=', search)).students?.map((s: { name: string }) => s.name),
        enquiries: (await get(hr, '/api/enquiry?search=', search)).enquiries?.map((e: { name: string }) => e.name),
      }
      expect({ search, ...found }).toEqual({ search, list: [name], all: [name], enquiries: [name] })
    }
  }
})

test.each(['Tally - Prime', 'tally prime', 'TALLY-PRIME', 'T-1', 'T 1'])(
  'the lists of batches, and of students by batch and course, find %j',
  async (search) => {
    const hr = await createRecords()

    expect((await get(hr, '/api/batch?search=', search)).batches).toHaveLength(1)
    expect((await get(hr, '/api/batch/overview?search=', search)).batches).toHaveLength(1)
    expect((await get(hr, '/api/user?search=', search)).total).toBe(NAMES.length)
    const isCourse = /prime/i.test(search)
    expect((await get(hr, '/api/course?search=', search)).courses).toHaveLength(isCourse ? 1 : 0)
  },
)

test('findDuplicates finds a student whose names are spelt another way', async () => {
  const hr = await createRecords()

  const { body } = await hr.get(
    `/api/user/duplicates?fname=Savio&lname=${encodeURIComponent("D'Souza")}&father=${encodeURIComponent("Peter D'Silva")}`,
  )

  expect(body.students).toMatchObject([{ name: 'Savio D’Souza', matches: ['father'] }])
})

test('the audit trail finds staff and students by another spelling of their name', async () => {
  const hr = await createRecords()
  await hr.post('/api/enquiry', enquiryOf('Someone Else'))
  await api.db.updateTable('account').set({ name: 'Ágnes D’Mello' }).where('role', '=', 'hr').execute()
  const admin = await api.signInAs('admin')

  expect((await get(admin, '/api/admin/audit?who=', "agnes d'mello")).total).toBeGreaterThan(0)
})

test('findReceipts finds a reference with another hyphen', async () => {
  const hr = await createRecords()
  const [student] = (await get(hr, '/api/user?search=', 'souza')).students
  const body = { payMode: 'Online', paid: 100, date: '2026-11-20', reference: 'UPI‑77001' }
  expect((await hr.post(`/api/fee/${student._id}`, body)).status).toBe(201)

  for (const search of ['UPI-77001', 'upi–77001', 'UPI 77001'])
    expect({ search, ...(await get(hr, '/api/search?q=', search)) }).toMatchObject({
      search,
      receipts: [{ paid: 100 }],
    })
})

test('an import knows a course, a batch and a student that are spelt another way', async () => {
  const hr = await createRecords()

  const { _id, missing, faulty } = await begin(
    hr,
    'hr',
    'students',
    ['Name', 'Father', 'Mobile', 'Course', 'Batch'],
    ["Savio D'Souza", "Peter D'Silva", '9811112222', 'Tally - Prime', 'T-1'],
  )

  expect({ missing, faulty }).toEqual({ missing: { courses: [], batches: [], categories: [] }, faulty: 0 })
  expect((await listRows(hr, 'hr', _id))[0].warnings).toHaveProperty('name')
})
