import { expect, test } from 'vitest'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { toCode } from '#shared/server/uuid-code.ts'
import { startTestApi } from '#testing/server/api.ts'
import { createBatchWithStudents, marksBody } from '#testing/server/attendance.ts'
import { createBatch, createStudent } from '#testing/server/fixtures.ts'
import { imageBody } from '#testing/server/images.ts'
import { range } from '#testing/server/run-in-parallel.ts'

const api = startTestApi()

type Candidate = { _id: string; student: string; name: string; warnings: string[] }
type Certificate = { _id: string; serial: string; name: string }

/** Creates batch T-1 with a student for each first name. */
async function setUp(names = ['Bela', 'Asha']) {
  const hr = await api.signInAs('hr')
  const { batch, students } = await createBatchWithStudents(api, names, { code: 'T-1' })
  const listCandidates = async (kind = 'completion', of = 'batch=T-1'): Promise<Candidate[]> =>
    (await hr.get(`/api/certificate/candidates?kind=${kind}&${of}`)).body.candidates
  const issue = (enrolments: string[], over: object = {}) =>
    hr.post('/api/certificate', { kind: 'completion', enrolments, date: '2026-11-20', ...over })
  const issueAll = async (over: { kind?: string } = {}): Promise<{ issue: string; certificates: Certificate[] }> => {
    const candidates = await listCandidates(over.kind)
    const { status, body } = await issue(
      candidates.map(({ _id }) => _id),
      over,
    )
    expect(status, JSON.stringify(body)).toBe(201)
    return body
  }
  return { hr, batch, students, listCandidates, issue, issueAll }
}

const readTexts = async () =>
  (await api.db.selectFrom('certificate').select(['n', 'student_name', 'title', 'body']).orderBy('n').execute()).map(
    ({ title, body }) => `${title}: ${body.replaceAll('\n', ' ')}`,
  )

async function readCode(id: string): Promise<string> {
  const row = api.db.selectFrom('certificate').select('verification_id').where('id', '=', id)
  return toCode((await row.executeTakeFirstOrThrow()).verification_id)
}

test('the certificates of a batch have consecutive serial numbers in the order of the names', async () => {
  const { issueAll } = await setUp()

  const { certificates } = await issueAll()

  expect(certificates).toMatchObject([
    { serial: 'C/2026-27/0001', name: 'Asha Rao', kind: 'completion', batch: 'T-1', date: '2026-11-20' },
    { serial: 'C/2026-27/0002', name: 'Bela Rao', by: 'Example hr', revokedOn: null },
  ])
  expect((await issueAll({ kind: 'idCard' })).certificates[0]).toMatchObject({ serial: 'ID/2026-27/0001' })
})

test('a certificate keeps its text when the name and the template change', async () => {
  const { hr, students, issueAll } = await setUp(['Asha'])
  await issueAll()
  const before = await readTexts()
  expect(before).toEqual([
    expect.stringMatching(
      /^Certificate of Completion: This is to certify that Asha Rao has .* \(6 months\) from 2026-08-01 to 2026-11-20 at Example Institute\.$/,
    ),
  ])

  const { body: student } = await hr.get(`/api/user/${students[0]}`)
  const renamed = await hr.put(`/api/user/${students[0]}`, { fname: 'Usha' }, { 'if-match': `"${student.version}"` })
  expect(renamed.status, JSON.stringify(renamed.body)).toBe(200)
  const admin = await api.signInAs('admin')
  await admin.put('/api/certificate/template/completion', { title: 'New', body: '{name}', signatory: 'Director' })

  expect(await readTexts()).toEqual(before)
  await issueAll()
  expect((await readTexts())[1]).toBe('New: Usha Rao')
})

test('concurrent issues take all numbers once, and a failed one leaves no gap', async () => {
  const { listCandidates, issue } = await setUp(['Asha', 'Bela', 'Chitra'])
  const ids = (await listCandidates()).map(({ _id }) => _id)

  const responses = await Promise.all([
    ...range(6).map(() => issue(ids)),
    ...range(3).map(() => issue([ids[0]!, ABSENT_ID])),
  ])

  expect(responses.map(({ status }) => status)).toEqual([...range(6).map(() => 201), ...range(3).map(() => 422)])
  expect(responses.at(-1)?.body).toMatchObject({ fields: { enrolments: /deleted or awaits approval/ } })
  const stored = await api.db.selectFrom('certificate').select('n').orderBy('n').execute()
  expect(stored.map(({ n }) => n)).toEqual(range(18).map((n) => n + 1))
})

test('a repeated request with the same key issues once', async () => {
  const { hr, listCandidates } = await setUp(['Asha'])
  const enrolments = (await listCandidates()).map(({ _id }) => _id)
  const send = () =>
    hr.post(
      '/api/certificate',
      { kind: 'bonafide', enrolments, date: '2026-11-20' },
      { 'idempotency-key': 'a-key-of-the-form-1' },
    )

  const [first, second] = [await send(), await send()]

  expect(second.body).toEqual(first.body)
  expect(await readTexts()).toHaveLength(1)
})

test('the candidates have warnings on progress, fees, attendance and earlier certificates, which do not prevent issuing', async () => {
  const { hr, students, listCandidates, issueAll } = await setUp(['Asha'])
  await hr.post('/api/attend', marksBody('T-1', students, '2026-11-20', students))

  expect(await listCandidates()).toMatchObject([
    {
      student: students[0],
      name: 'Asha Rao',
      pending: 10_000,
      attendance: 0,
      warnings: ['notCompleted', 'noEndDate', 'pending', 'lowAttendance'],
    },
  ])
  expect(await listCandidates('idCard')).toMatchObject([{ warnings: ['noPhoto'] }])
  expect(await listCandidates('bonafide')).toMatchObject([{ warnings: [] }])

  const { certificates } = await issueAll({ kind: 'bonafide' })
  expect(await listCandidates('bonafide')).toMatchObject([{ warnings: ['issued'] }])
  await hr.put(`/api/certificate/revoke/${certificates[0]?._id}`, { reason: 'Wrong name' })
  expect(await listCandidates('bonafide')).toMatchObject([{ warnings: [] }])
})

test('the candidates of a batch are its active students; those of a student are all courses, also of a dropped one', async () => {
  const { students, listCandidates } = await setUp(['Asha', 'Bela'])
  const pending = await createStudent(api.db, { status: 'Pending', batchId: (await createBatch(api.db)).id })
  const admin = await api.signInAs('admin')
  await admin.post('/api/admin/status', { student: students[1], status: 'Disable', reason: 'Moved away' })

  expect((await listCandidates()).map(({ name }) => name)).toEqual(['Asha Rao'])
  expect(await listCandidates('bonafide', `student=${students[1]}`)).toMatchObject([{ name: 'Bela Rao' }])
  expect(await listCandidates('bonafide', `student=${pending}`)).toEqual([])
  expect(await listCandidates('bonafide', 'batch=unknown')).toEqual([])
})

test.each([
  ['a day in the future', { date: '2026-11-22' }, 'date'],
  ['no student', { enrolments: [] }, 'enrolments'],
  ['more than 100 students', { enrolments: range(101).map(() => ABSENT_ID) }, 'enrolments'],
  ['an unknown kind', { kind: 'diploma' }, 'kind'],
])('%s is rejected at its field, and nothing is issued', async (_name, over, field) => {
  const { listCandidates, issue } = await setUp(['Asha'])

  const { status, body } = await issue(
    (await listCandidates()).map(({ _id }) => _id),
    over,
  )

  expect(status).toBe(422)
  expect(Object.keys(body.fields)).toEqual([field])
  expect(await readTexts()).toEqual([])
})

test('the public page says genuine, and revoked with the day after the revocation', async () => {
  const { hr, issueAll } = await setUp(['Asha'])
  const { certificates } = await issueAll()
  const id = certificates[0]!._id
  const verify = async () => api.call('GET', `/api/certificate/verify/${await readCode(id)}`)

  const { status, body, headers } = await verify()
  expect(status).toBe(200)
  expect(body).toEqual({
    state: 'genuine',
    serial: 'C/2026-27/0001',
    kind: 'completion',
    name: 'Asha Rao',
    course: body.course,
    date: '2026-11-20',
    revokedOn: null,
  })
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })

  expect(await hr.put(`/api/certificate/revoke/${id}`, { reason: '' })).toMatchObject({
    status: 422,
    body: { fields: { reason: 'Say why the certificate is revoked.' } },
  })
  expect((await hr.put(`/api/certificate/revoke/${id}`, { reason: 'Wrong name' })).body).toMatchObject({
    revokedOn: '2026-11-21',
    revokeReason: 'Wrong name',
  })
  expect((await verify()).body).toMatchObject({ state: 'revoked', revokedOn: '2026-11-21' })
  expect(await hr.put(`/api/certificate/revoke/${id}`, { reason: 'Again' })).toMatchObject({ status: 409 })
})

test('the public page answers 404 for unknown and malformed codes and for the id of a certificate', async () => {
  const { issueAll } = await setUp(['Asha'])
  const { certificates } = await issueAll()
  const codes = ['A'.repeat(22), 'x', '%00', certificates[0]!._id]

  const responses = await Promise.all(codes.map((code) => api.call('GET', `/api/certificate/verify/${code}`)))

  expect(responses.map(({ status }) => status)).toEqual(codes.map(() => 404))
})

test('students list and download their own certificates only', async () => {
  const { students, issueAll } = await setUp()
  const { certificates } = await issueAll()
  const [bela, asha] = students
  const student = await api.signInAs('student', asha)

  expect((await student.get(`/api/certificate/of/${asha}`)).body.certificates).toMatchObject([{ name: 'Asha Rao' }])
  expect((await student.get(`/api/certificate/file/${certificates[0]!._id}`)).status).toBe(200)
  expect((await student.get(`/api/certificate/of/${bela}`)).status).toBe(403)
  expect((await student.get(`/api/certificate/file/${certificates[1]!._id}`)).status).toBe(403)
})

test('erasure replaces the name and empties the text, and the code still verifies', async () => {
  const { students, issueAll } = await setUp(['Asha'])
  const { certificates } = await issueAll()
  const admin = await api.signInAs('admin')
  await admin.post('/api/admin/status', { student: students[0], status: 'Delete' })
  await admin.post(`/api/admin/erase/${students[0]}`, { name: 'Asha Rao' })

  const code = await readCode(certificates[0]!._id)
  expect((await api.call('GET', `/api/certificate/verify/${code}`)).body).toMatchObject({ state: 'genuine', name: '–' })
  expect(await readTexts()).toEqual(['Certificate of Completion: '])
})

test('the list pages, filters by kind, and finds by student, batch or serial number', async () => {
  const { hr, issueAll } = await setUp(['Asha', 'Bela', 'Chitra'])
  await issueAll()
  await issueAll({ kind: 'idCard' })
  const list = async (query: string) => {
    const { body } = await hr.get(`/api/certificate?${query}`)
    return [body.total, body.certificates.map(({ serial }: Certificate) => serial)]
  }

  expect(await list('limit=2&page=2&kind=completion')).toEqual([3, ['C/2026-27/0001']])
  expect(await list('search=bela%20t-1')).toEqual([2, ['ID/2026-27/0002', 'C/2026-27/0002']])
  expect(await list('search=c/2026-27/3')).toEqual([1, ['C/2026-27/0003']])
  expect(await list('search=C/2026-27/0009')).toEqual([0, []])
})

test('a template is changed with its version; an unknown placeholder is an error at its field', async () => {
  const admin = await api.signInAs('admin')
  const send = (body: object, version = 0) =>
    admin.put('/api/certificate/template/bonafide', body, { 'if-match': `"${version}"` })
  const text = { title: 'To whom it may concern', body: '{name} studies {course}.', signatory: 'The Director' }

  expect(await send({ ...text, body: '{name} {nmae}' })).toMatchObject({
    status: 422,
    body: { fields: { body: /^Use no other braces than \{name\}/ } },
  })
  expect((await send(text)).body).toEqual({ kind: 'bonafide', ...text, version: 1 })
  expect(await send({ ...text, title: 'Stale' })).toMatchObject({ status: 409, body: { current: { version: 1 } } })
  const { templates } = (await admin.get('/api/certificate/template')).body
  expect(templates.map(({ kind, version }: { kind: string; version: number }) => [kind, version])).toEqual([
    ['completion', 0],
    ['bonafide', 1],
    ['idCard', 0],
  ])
})

test('the built-in texts are in the language of receipts', async () => {
  const { issueAll } = await setUp(['Asha'])
  const admin = await api.signInAs('admin')
  await admin.put('/api/institute', { receiptLanguage: 'hi' })

  await issueAll()

  expect(await readTexts()).toEqual([expect.stringMatching(/^पूर्णता प्रमाणपत्र: प्रमाणित किया जाता है कि Asha Rao/)])
})

test('the signature is stored, returned as a data URL and removed', async () => {
  const admin = await api.signInAs('admin')

  expect(await admin.put('/api/certificate/signature', { image: 'bm8=' })).toMatchObject({ status: 422 })
  await admin.put('/api/certificate/signature', imageBody())
  expect((await admin.get('/api/certificate/template')).body.signature).toMatch(/^data:image\/jpeg;base64,\/9j/)
  await admin.delete('/api/certificate/signature')
  expect((await admin.get('/api/certificate/template')).body.signature).toBeNull()
})
