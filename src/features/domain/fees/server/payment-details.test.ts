import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'

const api = startTestApi()

const PARTS = [
  { mode: 'Cash', amount: 1500.25, reference: null },
  { mode: 'UPI', amount: 2499.75, reference: '632700018842' },
]
const SPLIT = { payMode: 'Others', paid: 4000, date: '2026-11-20', parts: PARTS }
const ONLINE = {
  payMode: 'Online',
  paid: 4000,
  date: '2026-11-20',
  reference: 'HDFC0632700018',
  note: 'Paid by the uncle',
}

async function pay(payment: object) {
  const hr = await api.signInAs('hr')
  const student = await createStudent(api.db)
  const response = await hr.post(`/api/fee/${student}`, payment)
  const id = response.body._id as string
  const change = (body: object, headers = {}) => hr.put(`/api/fee/${id}`, body, headers)
  return { hr, student, id, response, change }
}

test('issueReceipt stores reference and note, which list and printed receipt show', async () => {
  const { hr, student, id, response } = await pay(ONLINE)

  const details = { reference: 'HDFC0632700018', note: 'Paid by the uncle', parts: [] }
  expect(response).toMatchObject({ status: 201, body: details })
  expect((await hr.get(`/api/fee/${student}`)).body.fee).toMatchObject([details])
  expect((await hr.get(`/api/fee/receipt/${id}`)).body).toMatchObject(details)
  expect((await hr.get('/api/fee')).body.fees).toMatchObject([details])
})

test('issueReceipt stores the parts of a split payment in their order', async () => {
  const { hr, id, response } = await pay(SPLIT)

  expect(response).toMatchObject({
    status: 201,
    body: { payMode: 'Others', reference: null, note: null, parts: PARTS },
  })
  expect((await hr.get(`/api/fee/receipt/${id}`)).body.parts).toEqual(PARTS)
})

test.each([
  [{ parts: [PARTS[0]] }, { parts: 'The parts must add up to the amount.' }],
  [{ payMode: 'Online' }, { parts: 'Only a payment with mode Others has parts.' }],
  [{ parts: [{ mode: 'Barter', amount: 4000 }] }, 'parts.0.mode'],
  [{ parts: [{ mode: 'Cash', amount: 0 }] }, { 'parts.0.amount': 'The amount must be more than zero.' }],
  [{ parts: Array.from({ length: 11 }, () => ({ mode: 'Cash', amount: 1 })) }, { parts: 'At most ten parts.' }],
  [{ reference: 'x'.repeat(101) }, { reference: 'At most 100 characters.' }],
])('issueReceipt rejects %j with a message at the field (422)', async (over, fields) => {
  const { hr, student, response } = await pay({ ...SPLIT, ...over })

  expect(response.status).toBe(422)
  if (typeof fields === 'string') expect(response.body.fields).toHaveProperty([fields])
  else expect(response.body.fields).toMatchObject(fields)
  expect((await hr.get(`/api/fee/${student}`)).body.fee).toEqual([])
})

test('changeReceipt replaces reference, note and parts, and clears them when they are blank', async () => {
  const { change } = await pay(SPLIT)
  const parts = [{ mode: 'Cheque', amount: 4000, reference: '000123 Example Bank' }]

  expect((await change({ reference: 'A', note: 'B', parts })).body).toMatchObject({ reference: 'A', note: 'B', parts })
  expect((await change({ reference: '', note: null, parts: [] })).body).toMatchObject({
    reference: null,
    note: null,
    parts: [],
    version: 3,
  })
})

test('changeReceipt keeps absent details, and removes the parts with the mode Others', async () => {
  const { change } = await pay({ ...SPLIT, reference: 'A', note: 'B' })

  expect((await change({ date: '2026-11-19' })).body).toMatchObject({ reference: 'A', note: 'B', parts: PARTS })
  expect((await change({ payMode: 'Cash' })).body).toMatchObject({ reference: 'A', parts: [] })
})

test('changeReceipt rejects an amount that the kept parts do not add up to (422)', async () => {
  const { hr, id, change } = await pay(SPLIT)

  const response = await change({ paid: 3999.99 })

  expect(response).toMatchObject({ status: 422, body: { fields: { parts: 'The parts must add up to the amount.' } } })
  expect((await hr.get(`/api/fee/receipt/${id}`)).body).toMatchObject({ paid: 4000, version: 1 })
})

test('changeReceipt keeps amount and parts equal for 10 concurrent changes', async () => {
  const { hr, id, change } = await pay(SPLIT)
  const changes = Array.from({ length: 10 }, (_, n) => ({ paid: 100 + n, parts: [{ mode: 'Card', amount: 100 + n }] }))

  const responses = await Promise.all(changes.map((body) => change(body)))

  expect(responses.map(({ status }) => status)).toEqual(changes.map(() => 200))
  const { paid, parts } = (await hr.get(`/api/fee/receipt/${id}`)).body
  expect(parts).toEqual([{ mode: 'Card', amount: paid, reference: null }])
})

test('issueReceipt and changeReceipt store reference and note apart from the audit entry', async () => {
  const { student, change } = await pay({ ...SPLIT, note: 'Paid by the uncle' })
  await change({ note: 'Paid by the aunt', parts: [{ mode: 'Cash', amount: 4000 }] })

  const entries = await api.db.selectFrom('audit_entry').select(['before', 'after']).orderBy('id').execute()
  const parts = PARTS.map(({ mode, amount }) => ({ mode, amount }))
  expect(entries).toMatchObject([
    { after: { paid: 4000, parts } },
    { before: { parts }, after: { parts: [{ mode: 'Cash', amount: 4000 }] } },
  ])
  expect(JSON.stringify(entries)).not.toMatch(/uncle|aunt|632700018842/)
  const personal = api.db.selectFrom('audit_personal').select(['field', 'before', 'after'])
  expect(await personal.where('subject_id', '=', student).orderBy('entry_id').orderBy('field').execute()).toEqual([
    { field: 'note', before: null, after: 'Paid by the uncle' },
    { field: 'reference', before: null, after: '632700018842' },
    { field: 'note', before: 'Paid by the uncle', after: 'Paid by the aunt' },
    { field: 'reference', before: '632700018842', after: null },
  ])
})

test.each([
  ['hdfc0632', ['Online']],
  ['00018842', ['Others']],
  ['0632700018', ['Online']],
  ['100%', []],
])('listFees finds the reference %s, also that of a part', async (search, modes) => {
  const { hr } = await pay(ONLINE)
  await hr.post(`/api/fee/${await createStudent(api.db)}`, SPLIT)

  const { fees, total } = (await hr.get(`/api/fee?search=${encodeURIComponent(search)}`)).body

  expect((fees as { payMode: string }[]).map(({ payMode }) => payMode)).toEqual(modes)
  expect(total).toBe(modes.length)
})

test('listFees finds both a receipt number and a reference with the same digits', async () => {
  const { hr, student } = await pay({ ...ONLINE, paid: 10, reference: 'cheque 000002' })
  await hr.post(`/api/fee/${student}`, { payMode: 'Cash', paid: 20, date: '2026-11-20' })

  expect((await hr.get('/api/fee?search=000002')).body).toMatchObject({ total: 2, sum: 30 })
})
