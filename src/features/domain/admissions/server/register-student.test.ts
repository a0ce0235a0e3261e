import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { queryOnce } from '#embedded-postgres/index.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createBatch, createCourse, createStudent, registrationBody } from '#testing/server/fixtures.ts'
import { waitForLock } from '#testing/server/wait-for-lock.ts'

const api = startTestApi()

async function createForm(overrides: object = {}) {
  const course = await createCourse(api.db)
  const batch = await createBatch(api.db, { courseId: course.id })
  return registrationBody(course.name, batch.code, overrides)
}

async function countRows(table: 'student' | 'account' | 'receipt' | 'declared_payment' | 'idempotency') {
  const { n } = await api.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

test('registerStudent by HR creates an active student (201)', async () => {
  const hr = await api.signInAs('hr')
  const form = await createForm({ fee: '12000', Paidfee: '2000.50', payMode: 'Online', contact: '+91 098765 43210' })

  const { status, body } = await hr.post('/api/user/register', form)

  expect({ status, message: body.message }).toEqual({ status: 201, message: 'Student Registered' })
  expect(body.student).toMatchObject({
    fname: 'Ravi',
    email: form.email,
    contact: '9876543210',
    comYear: '2025',
    altContact: null,
    endDate: null,
    course: form.course,
    batch: form.batch,
    status: 'Active',
    version: 1,
    declared: null,
    fee: 12_000,
    TotalFee: 12_000,
    PaidFee: 2000.5,
    PendingFee: 9999.5,
    dueDate: '2026-12-26',
  })
  expect(JSON.stringify(body)).not.toContain(form.password)
})

test('registerStudent by HR issues the first receipt and updates the totals', async () => {
  const hr = await api.signInAs('hr')
  const form = await createForm({ fee: '12000', Paidfee: '2000.50', payMode: 'Online', exactMode: 'UPI' })

  const { body } = await hr.post('/api/user/register', form)

  const receipt = (await hr.get(`/api/fee/receipt/${body.receipt}`)).body
  expect(receipt).toMatchObject({
    receiptNo: '2026-27/000001',
    name: 'Ravi Example',
    date: '2026-11-21',
    issuedOn: '2026-11-21',
    payMode: 'Online',
    exactMode: 'UPI',
    payable: 12_000,
    paid: 2000.5,
    due: 9999.5,
    course: form.course,
    bCode: form.batch,
  })
  const list = (await hr.get('/api/user')).body
  expect(list).toMatchObject({ total: 1, totals: { payable: 12_000, received: 2000.5, pending: 9999.5 } })
})

test('registerStudent by HR plans what is left in monthly instalments', async () => {
  const hr = await api.signInAs('hr')
  const form = await createForm({ fee: 12_000, Paidfee: 2000, instalments: '3', firstDue: '2026-12-31' })

  const { body } = await hr.post('/api/user/register', form)

  expect(body.student).toMatchObject({ dueDate: '2026-12-31', dueAmount: 3333, version: 1 })
  const { plans } = (await hr.get(`/api/plan/${body.student._id}`)).body
  expect(plans[0].rows.map((row: object) => Object.values(row))).toEqual([
    ['2026-11-01', 2000, 2000, 0],
    ['2026-12-31', 3333, 0, 3333],
    ['2027-01-31', 3333, 0, 3333],
    ['2027-02-28', 3334, 0, 3334],
  ])
})

test.each([
  ['nothing paid', { instalments: '', firstDue: '2026-12-31' }, [], '2026-12-06'],
  ['nothing paid', { instalments: '1', firstDue: '' }, [12_000], '2026-11-01'],
  ['a part paid', { Paidfee: 2000, instalments: '2', firstDue: '' }, [2000, 5000, 5000], '2026-12-01'],
])('registerStudent with %s and the plan %j', async (_, plan, amounts, dueDate) => {
  const hr = await api.signInAs('hr')
  const form = await createForm({ fee: 12_000, Paidfee: 0, ...plan })

  const { student } = (await hr.post('/api/user/register', form)).body

  expect(student.dueDate).toBe(dueDate)
  const { plans } = (await hr.get(`/api/plan/${student._id}`)).body
  expect(plans[0].rows.map(({ amount }: { amount: number }) => amount)).toEqual(amounts)
})

test.each([
  ['too many instalments', { instalments: 61 }, { instalments: /60/ }],
  ['instalments below a rupee', { instalments: 5, Paidfee: 11_996 }, { instalments: /too small/ }],
  [
    'a last instalment in more than three years',
    { instalments: 2, firstDue: '2029-10-31' },
    { firstDue: /three years/ },
  ],
  ['a joining date in more than a year', { joiningDate: '2027-11-22' }, { joiningDate: /a year ahead/ }],
  ['a name of characters that nobody sees', { fname: '\u3164\u200b' }, { fname: /required/ }],
])('registerStudent rejects %s (422) and registers nobody', async (_, over, fields) => {
  const hr = await api.signInAs('hr')

  const { status, body } = await hr.post('/api/user/register', await createForm(over))

  expect(status).toBe(422)
  for (const [field, text] of Object.entries(fields)) expect(body.fields[field]).toMatch(text)
  expect(await countRows('student')).toBe(0)
})

test('registerStudent writes the audit entries of student and receipt in one request, without personal data', async () => {
  const hr = await api.signInAs('hr')
  const form = await createForm()

  await hr.post('/api/user/register', form)

  const entries = await api.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_id', 'record_id', 'request_id', 'after'])
    .execute()
  const actions = entries.map(({ action }) => action).toSorted((a, b) => a.localeCompare(b))
  expect(actions).toEqual(['fee.record', 'student.register'])
  expect(new Set(entries.map(({ request_id }) => request_id)).size).toBe(1)
  expect(JSON.stringify(entries)).not.toContain(form.email)
})

test('registerStudent by HR lets the student sign in with the given password', async () => {
  const hr = await api.signInAs('hr')
  const form = await createForm()
  await hr.post('/api/user/register', form)

  const signIn = await api.call('POST', '/api/user/login', {
    email: form.email.toUpperCase(),
    password: form.password,
  })

  expect(signIn).toMatchObject({ status: 200, body: { role: 'student', fname: 'Ravi', status: 'Active' } })
})

test('registerStudent without a payment asks for no mode and issues no receipt (201)', async () => {
  const hr = await api.signInAs('hr')

  const { status, body } = await hr.post('/api/user/register', await createForm({ Paidfee: 0, payMode: '' }))

  expect(status).toBe(201)
  expect(body).toMatchObject({ receipt: null, student: { PaidFee: 0, dueDate: '2026-12-06' } })
  expect(await countRows('receipt')).toBe(0)
})

const REQUIRED = [
  'fname',
  'lname',
  'father',
  'perAddress',
  'dob',
  'gender',
  'course',
  'mode',
  'cduration',
  'fee',
  'isCompleted',
  'isPlaced',
  'degree',
  'comYear',
  'university',
  'contact',
  'email',
  'password',
  'confirmPswd',
  'joiningDate',
  'batch',
  'Paidfee',
  'payMode',
]

test.each([
  ['absent', {}],
  ['blank', Object.fromEntries(REQUIRED.map((field) => [field, '']))],
])('registerStudent rejects required fields that are %s (422)', async (_, body) => {
  const hr = await api.signInAs('hr')

  const response = await hr.post('/api/user/register', body)

  expect(response.status).toBe(422)
  expect(response.body.fields).toEqual(Object.fromEntries(REQUIRED.map((field) => [field, 'This field is required'])))
})

test.each([
  [{ confirmPswd: 'something else' }, { confirmPswd: 'Password Do Not Match' }],
  [{ Paidfee: '12000.01' }, { Paidfee: 'The amount paid is more than the fee.' }],
  [{ payMode: 'Barter' }, { payMode: 'Choose one of these: Cash, Online, Others.' }],
  [{ Paidfee: 1, payMode: '' }, { payMode: 'This field is required' }],
  [{ dob: '2026-11-22' }, { dob: 'The date of birth is in the future.' }],
  [{ course: 'No such course' }, { course: 'There is no such course. Choose one from the list.' }],
  [{ batch: 'NO-1' }, { batch: 'There is no such batch. Choose one from the list.' }],
  [{ Paidfee: '1e3' }, { Paidfee: 'Enter an amount in rupees, with at most two decimals.' }],
  [{ receiptNo: '2026-27/000009' }, { receiptNo: 'There is no such field.' }],
  [
    { password: 'password123', confirmPswd: 'password123' },
    { password: 'This password is one of the most common ones, or close to one. Choose another.' },
  ],
  [
    { email: 'shakuntala@example.com', password: 'Shakuntala@example.com', confirmPswd: 'Shakuntala@example.com' },
    { password: "This is too close to the email, the name or the institute's name. Choose another." },
  ],
])('registerStudent rejects %j with a message per field and creates nothing (422)', async (overrides, fields) => {
  const hr = await api.signInAs('hr')
  const accounts = await countRows('account')

  const response = await hr.post('/api/user/register', await createForm(overrides))

  expect(response).toMatchObject({ status: 422, body: { fields } })
  expect([await countRows('student'), await countRows('account'), await countRows('receipt')]).toEqual([0, accounts, 0])
})

test.each(['HR', 'anyone'])('registerStudent by %s rejects a batch of another course (422)', async (caller) => {
  const token = caller === 'HR' ? (await api.signInAs('hr')).token : undefined
  const excel = await createCourse(api.db, { name: 'Excel' })
  const batch = await createBatch(api.db, { courseId: excel.id })

  const response = await api.call('POST', '/api/user/register', await createForm({ batch: batch.code }), token)

  expect(response).toMatchObject({ status: 422, body: { fields: { batch: 'This batch belongs to Excel.' } } })
  expect(await countRows('student')).toBe(0)
})

test('registerStudent ignores read-only fields in the body', async () => {
  const hr = await api.signInAs('hr')
  const form = await createForm({ status: 'Disable', version: 9, TotalFee: 1, PaidFee: 99, declared: null })

  const response = await hr.post('/api/user/register', form)

  expect(response.body.student).toMatchObject({ status: 'Active', version: 1, TotalFee: 12_000, PaidFee: 2000 })
})

test('registerStudent rejects the email of another student, ignoring case (409)', async () => {
  const hr = await api.signInAs('hr')
  const email = (await hr.get(`/api/user/${await createStudent(api.db)}`)).body.email as string

  const response = await hr.post('/api/user/register', await createForm({ email: email.toUpperCase() }))

  expect(response).toMatchObject({ status: 409, body: { fields: { email: 'This email is registered already.' } } })
  expect(response.body.current).toBeUndefined()
})

test('registerStudent accepts the email of a staff account (201)', async () => {
  const hr = await api.signInAs('hr')
  const { email } = await api.db
    .selectFrom('account')
    .select('email')
    .where('role', '=', 'hr')
    .executeTakeFirstOrThrow()

  expect((await hr.post('/api/user/register', await createForm({ email }))).status).toBe(201)
})

test('registerStudent accepts one of two concurrent registrations with the same email', async () => {
  const hr = await api.signInAs('hr')
  const form = await createForm()

  const responses = await Promise.all([1, 2].map(() => hr.post('/api/user/register', form)))

  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
  expect([await countRows('student'), await countRows('receipt')]).toEqual([1, 1])
})

test('registerStudent returns the same response for a repeated idempotency key', async () => {
  const hr = await api.signInAs('hr')
  const form = await createForm()
  const send = () => hr.post('/api/user/register', form, { 'idempotency-key': 'one-form' })

  const [first, ...repeats] = await Promise.all([send(), send(), send(), send()])

  for (const repeat of repeats) expect(repeat).toMatchObject({ status: 201, body: first?.body })
  expect([await countRows('student'), await countRows('receipt')]).toEqual([1, 1])
})

test('registerStudent rejects another body under the same idempotency key and stores no password (422)', async () => {
  const hr = await api.signInAs('hr')
  const form = await createForm()
  const key = { 'idempotency-key': 'one-form' }
  await hr.post('/api/user/register', form, key)

  const response = await hr.post('/api/user/register', { ...form, fname: 'Other' }, key)

  expect(response).toMatchObject({ status: 422, body: { code: 'key_reused' } })
  const stored = await api.db.selectFrom('idempotency').selectAll().execute()
  expect(stored).toHaveLength(1)
  expect(JSON.stringify(stored)).not.toContain(form.password)
})

test('registerStudent accepts a corrected form under the idempotency key of a rejected one (201)', async () => {
  const hr = await api.signInAs('hr')
  const form = await createForm()
  const key = { 'idempotency-key': 'one-form' }

  expect((await hr.post('/api/user/register', { ...form, batch: 'NO-1' }, key)).status).toBe(422)
  expect((await hr.post('/api/user/register', form, key)).status).toBe(201)
})

test('registerStudent locks the account before it changes the totals, like a payment', async () => {
  const hr = await api.signInAs('hr')
  const form = await createForm({ isPlaced: 'placed' })
  let response!: ReturnType<typeof hr.post>

  await api.db.transaction().execute(async (tx) => {
    // Locks all shards, because the id of the new student is random.
    await sql`select lock_student_account(gen_random_uuid()) from generate_series(1, 400)`.execute(tx)
    response = hr.post('/api/user/register', form)
    await waitForLock(api, response)

    const unlocked = await queryOnce(
      api.ownerUrl,
      `select from student_total where kind = 'Placed' for update skip locked`,
    )
    expect(unlocked).toHaveLength(16)
  })

  expect((await response).status).toBe(201)
})
