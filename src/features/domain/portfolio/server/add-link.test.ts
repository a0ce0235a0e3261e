import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { MAX_OWN_RECORDS } from './own-records.ts'

const api = startTestApi()
const LINK = { portfolio: 'https://example.com/asha' }

async function signInStudent(over: { status?: 'Active' | 'Pending' } = {}) {
  return api.signInAs('student', await createStudent(api.db, over))
}
const listStoredLinks = async () => api.db.selectFrom('portfolio').select('link').execute()

test('addLink stores a link that everybody can read, and an audit entry without personal data (201)', async () => {
  const own = await signInStudent()
  const added = await own.post('/api/portfolio', { portfolio: ' https://example.com/asha ', student: own.id })
  expect(added).toMatchObject({
    status: 201,
    body: { student: own.id, portfolio: 'https://example.com/asha', version: 1 },
  })
  expect(await api.call('GET', `/api/portfolio/${own.id}`)).toMatchObject({
    status: 200,
    body: { portfolios: [added.body], total: 1 },
  })
  const entries = await api.db.selectFrom('audit_entry').selectAll().execute()
  expect(entries).toMatchObject([
    { action: 'portfolio.add', actor_id: own.id, actor_role: 'student', record_id: added.body._id },
  ])
  // The link is personal data: it is stored separately, so that it can be erased.
  expect(JSON.stringify(entries)).not.toContain('example.com/asha')
  const personal = await api.db.selectFrom('audit_personal').select(['subject_id', 'field', 'after']).execute()
  expect(personal).toEqual([{ subject_id: own.id, field: 'portfolio', after: 'https://example.com/asha' }])
})

test.each([{}, { portfolio: '' }, { portfolio: ' \t ' }, { portfolio: null }])(
  'addLink rejects %j: Portfolio is required. (422)',
  async (body) => {
    expect(await (await signInStudent()).post('/api/portfolio', body)).toMatchObject({
      status: 422,
      body: { fields: { portfolio: 'Portfolio is required.' } },
    })
    expect(await listStoredLinks()).toEqual([])
  },
)

const INVALID_LINK = 'Enter a web address that starts with http:// or https://.'

test.each([
  ['javascript:alert(1)', INVALID_LINK],
  ['JaVaScRiPt:alert(1)//https://example.com', INVALID_LINK],
  ['data:text/html,<script>alert(1)</script>', INVALID_LINK],
  ['vbscript:msgbox(1)', INVALID_LINK],
  ['ftp://example.com/asha', INVALID_LINK],
  ['//example.com/asha', INVALID_LINK],
  ['asha', INVALID_LINK],
  ['asha@example.com', INVALID_LINK],
  ['example.com:asha', INVALID_LINK],
  [`example.com/${'x'.repeat(1985)}`, 'At most 2000 characters.'],
  ['https://', INVALID_LINK],
  ['https://asha:secret@example.com', INVALID_LINK],
  [`https://example.com/${'x'.repeat(2000)}`, 'At most 2000 characters.'],
  ['https://example.com/\u0000', 'Some characters in this text cannot be stored. Type it again.'],
])('addLink rejects %s (422)', async (portfolio, text) => {
  expect(await (await signInStudent()).post('/api/portfolio', { portfolio })).toMatchObject({
    status: 422,
    body: { fields: { portfolio: text } },
  })
  expect(await listStoredLinks()).toEqual([])
})

test.each([
  ['github.com/asha', 'https://github.com/asha'],
  ['example.com', 'https://example.com'],
  ['example.com:8080/asha?a=b', 'https://example.com:8080/asha?a=b'],
])('addLink stores %s as %s (201)', async (portfolio, stored) => {
  const response = await (await signInStudent()).post('/api/portfolio', { portfolio })

  expect(response).toMatchObject({ status: 201, body: { portfolio: stored } })
})

test('addLink rejects an unknown field (422)', async () => {
  const response = await (await signInStudent()).post('/api/portfolio', { ...LINK, title: 'My work' })
  expect(response).toMatchObject({ status: 422, body: { fields: { title: 'There is no such field.' } } })
})

test('addLink repeated with its idempotency key stores one link', async () => {
  const own = await signInStudent()
  const key = { 'idempotency-key': 'one-opened-form' }
  const responses = await Promise.all([1, 2, 3].map(() => own.post('/api/portfolio', LINK, key)))
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(responses.map(({ body }) => body._id)).size).toBe(1)
  const other = await own.post('/api/portfolio', { portfolio: 'https://example.com/other' }, key)
  expect(other).toMatchObject({ status: 422, body: { code: 'key_reused' } })
  expect(await listStoredLinks()).toHaveLength(1)
})

test('addLink rejects a student whose registration is not approved (403)', async () => {
  const own = await signInStudent({ status: 'Pending' })
  expect(await own.post('/api/portfolio', LINK)).toMatchObject({
    status: 403,
    body: {
      code: 'waits_for_approval',
      message: 'Links can be added once the institute has approved the registration.',
    },
  })
  expect(await listStoredLinks()).toEqual([])
})

test('addLink rejects more than 100 links, also in concurrent requests (409)', async () => {
  const own = await signInStudent()
  const add = () => own.post('/api/portfolio', LINK)
  for (let count = 1; count < MAX_OWN_RECORDS; count++) {
    if (count === 60) api.now = new Date(api.now.getTime() + 60 * 60_000)
    expect((await add()).status).toBe(201)
  }
  const responses = await Promise.all(Array.from({ length: 12 }, add))
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1)
  expect((await add()).body).toMatchObject({ code: 'too_many', message: expect.stringContaining('at most 100 links') })
})

test('addLink requires a student and rejects the id of another (401, 403)', async () => {
  const own = await signInStudent()
  for (const student of [await createStudent(api.db), ABSENT_ID, 'nobody']) {
    expect((await own.post('/api/portfolio', { ...LINK, student })).status).toBe(403)
  }
  expect((await own.post('/api/portfolio', { ...LINK, student: '' })).status).toBe(201)
  expect((await api.call('POST', '/api/portfolio', LINK)).status).toBe(401)
  for (const role of ['hr', 'admin'] as const) {
    expect((await (await api.signInAs(role)).post('/api/portfolio', LINK)).status).toBe(403)
  }
  expect(await listStoredLinks()).toHaveLength(1)
})
