import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, registrationBody, createStudent } from '#testing/server/fixtures.ts'
import { untilWaiting } from '#testing/server/waiting.ts'
import { queryOnce } from '#shared/server/query-once.ts'

const api = startTestApi()

async function aForm(over: object = {}) {
  const course = await createCourse(api.db)
  const batch = await createBatch(api.db, { courseId: course.id })
  return registrationBody(course.name, batch.code, over)
}

const countOf = async (table: 'student' | 'account' | 'receipt' | 'declared_payment' | 'idempotency') =>
  (
    await api.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n

test('HR registers an active student with the first receipt, in one transaction', async () => {
  const hr = await api.as('hr')
  const form = await aForm({ fee: '12000', Paidfee: '2000.50', payMode: 'Online', contact: '+91 98765 43210' })
  const { status, body } = await hr.post('/api/user/register', form)
  expect({ status, message: body.message }).toEqual({ status: 201, message: 'Student Registered' })
  expect(body.student).toMatchObject({
    ...{ fname: 'Ravi', email: form.email, contact: '919876543210', comYear: '2025', altContact: null, endDate: null },
    ...{ course: form.course, batch: form.batch, status: 'Active', version: 1, declared: null },
    ...{ fee: 12_000, TotalFee: 12_000, PaidFee: 2000.5, PendingFee: 9999.5, dueDate: '2026-12-26' },
  })
  expect(JSON.stringify(body)).not.toContain(form.password)
  const receipt = (await hr.get(`/api/fee/receipt/${body.receipt}`)).body
  expect(receipt).toMatchObject({
    ...{ receiptNo: '2026-27/000001', name: 'Ravi Example', date: '2026-11-21', issuedOn: '2026-11-21' },
    ...{ payMode: 'Online', payable: 12_000, paid: 2000.5, due: 9999.5, course: form.course, bCode: form.batch },
  })
  const listed = (await hr.get('/api/user')).body
  expect(listed).toMatchObject({ total: 1, totals: { payable: 12_000, received: 2000.5, pending: 9999.5 } })
  const trail = await api.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_id', 'record_id', 'request_id', 'after'])
    .execute()
  const requests = new Set(trail.map(({ request_id }) => request_id))
  expect(trail.map(({ action }) => action).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'fee.record',
    'student.register',
  ])
  expect(requests.size).toBe(1)
  expect(JSON.stringify(trail)).not.toContain(form.email)
})

test('the student signs in with the password that HR gave', async () => {
  const hr = await api.as('hr')
  const form = await aForm()
  await hr.post('/api/user/register', form)
  const signedIn = await api.call('POST', '/api/user/login', {
    email: form.email.toUpperCase(),
    password: form.password,
  })
  expect(signedIn).toMatchObject({ status: 200, body: { role: 'student', fname: 'Ravi', status: 'Active' } })
})

test('nothing paid, no receipt', async () => {
  const hr = await api.as('hr')
  const { status, body } = await hr.post('/api/user/register', await aForm({ Paidfee: 0 }))
  expect(status).toBe(201)
  expect(body).toMatchObject({ receipt: null, student: { PaidFee: 0, dueDate: '2026-12-06' } })
  expect(await countOf('receipt')).toBe(0)
})

const REQUIRED = [
  ...['fname', 'lname', 'father', 'perAddress', 'dob', 'gender', 'course', 'mode', 'cduration', 'fee', 'isCompleted'],
  ...['isPlaced', 'degree', 'comYear', 'university', 'contact', 'email', 'password', 'confirmPswd', 'joiningDate'],
  ...['batch', 'Paidfee', 'payMode'],
]

test('every required field says so, absent or blank', async () => {
  const hr = await api.as('hr')
  const said = Object.fromEntries(REQUIRED.map((field) => [field, 'This field is required']))
  const blank = Object.fromEntries(REQUIRED.map((field) => [field, '']))
  expect((await hr.post('/api/user/register', {})).body.fields).toEqual(said)
  expect(await hr.post('/api/user/register', blank)).toMatchObject({ status: 422, body: { fields: said } })
})

test.each([
  [{ confirmPswd: 'something else' }, { confirmPswd: 'Password Do Not Match' }],
  [{ Paidfee: '12000.01' }, { Paidfee: 'The amount paid is more than the fee.' }],
  [{ payMode: 'Others' }, { payMode: 'This field is required' }],
  [{ dob: '2026-11-22' }, { dob: 'The date of birth is in the future.' }],
  [{ course: 'No such course' }, { course: 'There is no such course. Choose one from the list.' }],
  [{ batch: 'NO-1' }, { batch: 'There is no such batch. Choose one from the list.' }],
  [{ Paidfee: '1e3' }, { Paidfee: 'Enter an amount in rupees, with at most two decimals.' }],
  [{ receiptNo: '2026-27/000009' }, { receiptNo: 'There is no such field.' }],
  [
    { password: 'password123', confirmPswd: 'password123' },
    { password: 'This password is one of the most common ones. Choose another.' },
  ],
])('refuses %j at its field and writes nothing', async (over, fields) => {
  const hr = await api.as('hr')
  const accounts = await countOf('account')
  expect(await hr.post('/api/user/register', await aForm(over))).toMatchObject({ status: 422, body: { fields } })
  expect([await countOf('student'), await countOf('account'), await countOf('receipt')]).toEqual([0, accounts, 0])
})

test('status, version and figures cannot be set from outside', async () => {
  const hr = await api.as('hr')
  const form = await aForm({ status: 'Disable', version: 9, TotalFee: 1, PaidFee: 99, declared: null })
  expect((await hr.post('/api/user/register', form)).body.student).toMatchObject({
    status: 'Active',
    version: 1,
    TotalFee: 12_000,
    PaidFee: 2000,
  })
})

test('an email that a student has is 409 at its field, whatever its case; staff may have the same', async () => {
  const hr = await api.as('hr')
  const taken = (await hr.get(`/api/user/${await createStudent(api.db)}`)).body.email as string
  const refused = await hr.post('/api/user/register', await aForm({ email: taken.toUpperCase() }))
  expect(refused).toMatchObject({ status: 409, body: { fields: { email: 'This email is registered already.' } } })
  expect(refused.body.current).toBeUndefined()
  const { email } = await api.db
    .selectFrom('account')
    .select('email')
    .where('role', '=', 'hr')
    .executeTakeFirstOrThrow()
  expect((await hr.post('/api/user/register', await aForm({ email }))).status).toBe(201)
})

test('two registrations with one email at the same moment: one student, one receipt', async () => {
  const hr = await api.as('hr')
  const form = await aForm()
  const answers = await Promise.all([1, 2].map(() => hr.post('/api/user/register', form)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect([await countOf('student'), await countOf('receipt')]).toEqual([1, 1])
})

test('sent again with its key: the same answer and one record; another body under the key is refused', async () => {
  const hr = await api.as('hr')
  const form = await aForm()
  const sent = () => hr.post('/api/user/register', form, { 'idempotency-key': 'one-form' })
  const [first, ...copies] = await Promise.all([sent(), sent(), sent(), sent()])
  for (const copy of copies) expect(copy).toMatchObject({ status: 201, body: first?.body })
  expect([await countOf('student'), await countOf('receipt')]).toEqual([1, 1])
  const other = await hr.post('/api/user/register', { ...form, fname: 'Other' }, { 'idempotency-key': 'one-form' })
  expect(other).toMatchObject({ status: 422, body: { code: 'key_reused' } })
  const kept = await api.db.selectFrom('idempotency').selectAll().execute()
  expect(JSON.stringify(kept)).not.toContain(form.password)
})

test('a refused sending leaves its key free for the corrected one', async () => {
  const hr = await api.as('hr')
  const form = await aForm()
  const key = { 'idempotency-key': 'one-form' }
  expect((await hr.post('/api/user/register', { ...form, batch: 'NO-1' }, key)).status).toBe(422)
  expect((await hr.post('/api/user/register', form, key)).status).toBe(201)
})

test('waits for the totals before it changes any: a payment takes them in the same order', async () => {
  const hr = await api.as('hr')
  const form = await aForm({ isPlaced: 'placed' })
  let answer!: ReturnType<typeof hr.post>
  await api.db.transaction().execute(async (tx) => {
    // Whatever shard the new student falls into.
    await sql`select lock_student_account(gen_random_uuid()) from generate_series(1, 400)`.execute(tx)
    answer = hr.post('/api/user/register', form)
    await untilWaiting(api, answer)
    const free = await queryOnce(api.ownerUrl, `select from student_total where kind = 'Placed' for update skip locked`)
    expect(free).toHaveLength(16)
  })
  expect((await answer).status).toBe(201)
})
