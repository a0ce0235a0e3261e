import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createStudent } from '#testing/server/fixtures.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { MOST_LINKS } from './add-portfolio.ts'

const api = startTestApi()
const LINK = { portfolio: 'https://example.com/asha' }

async function aStudentSignedIn(over: { status?: 'Active' | 'Pending' } = {}) {
  return api.as('student', await createStudent(api.db, over))
}
const linksIn = async () => api.db.selectFrom('portfolio').select('link').execute()

test('a student adds a link, and anybody sees it', async () => {
  const own = await aStudentSignedIn()
  const added = await own.post('/api/portfolio', { portfolio: ' https://example.com/asha ', student: own.id })
  expect(added).toMatchObject({
    status: 201,
    body: { student: own.id, portfolio: 'https://example.com/asha', version: 1 },
  })
  expect(await api.call('GET', `/api/portfolio/${own.id}`)).toMatchObject({
    status: 200,
    body: { portfolios: [added.body], total: 1 },
  })
  const trail = await api.db.selectFrom('audit_entry').selectAll().execute()
  expect(trail).toMatchObject([
    { action: 'portfolio.add', actor_id: own.id, actor_role: 'student', record_id: added.body._id },
  ])
  // The link tells of the person: it stands apart, so that it can be erased.
  expect(JSON.stringify(trail)).not.toContain('example.com/asha')
  const personal = await api.db.selectFrom('audit_personal').select(['subject_id', 'field', 'after']).execute()
  expect(personal).toEqual([{ subject_id: own.id, field: 'portfolio', after: 'https://example.com/asha' }])
})

test.each([{}, { portfolio: '' }, { portfolio: ' \t ' }, { portfolio: null }, { portfolio: 7 }])(
  '%j: Portfolio is required.',
  async (body) => {
    expect(await (await aStudentSignedIn()).post('/api/portfolio', body)).toMatchObject({
      status: 422,
      body: { fields: { portfolio: 'Portfolio is required.' } },
    })
    expect(await linksIn()).toEqual([])
  },
)

const NO_ADDRESS = 'Enter a web address that starts with http:// or https://.'

test.each([
  ['javascript:alert(1)', NO_ADDRESS],
  ['JaVaScRiPt:alert(1)//https://example.com', NO_ADDRESS],
  ['data:text/html,<script>alert(1)</script>', NO_ADDRESS],
  ['vbscript:msgbox(1)', NO_ADDRESS],
  ['ftp://example.com/asha', NO_ADDRESS],
  ['//example.com/asha', NO_ADDRESS],
  ['example.com/asha', NO_ADDRESS],
  ['https://', NO_ADDRESS],
  ['https://asha:secret@example.com', NO_ADDRESS],
  [`https://example.com/${'x'.repeat(2000)}`, 'At most 2000 characters.'],
  ['https://example.com/\u0000', 'Some characters in this text cannot be stored. Type it again.'],
])('%s is refused with a sentence', async (portfolio, sentence) => {
  expect(await (await aStudentSignedIn()).post('/api/portfolio', { portfolio })).toMatchObject({
    status: 422,
    body: { fields: { portfolio: sentence } },
  })
  expect(await linksIn()).toEqual([])
})

test('a name that a link does not have is refused', async () => {
  const answer = await (await aStudentSignedIn()).post('/api/portfolio', { ...LINK, title: 'My work' })
  expect(answer).toMatchObject({ status: 422, body: { fields: { title: 'There is no such field.' } } })
})

test('the same key makes one link', async () => {
  const own = await aStudentSignedIn()
  const key = { 'idempotency-key': 'one-opened-form' }
  const answers = await Promise.all([1, 2, 3].map(() => own.post('/api/portfolio', LINK, key)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1)
  const other = await own.post('/api/portfolio', { portfolio: 'https://example.com/other' }, key)
  expect(other).toMatchObject({ status: 422, body: { code: 'key_reused' } })
  expect(await linksIn()).toHaveLength(1)
})

test('who waits for approval adds none yet', async () => {
  const own = await aStudentSignedIn({ status: 'Pending' })
  expect(await own.post('/api/portfolio', LINK)).toMatchObject({
    status: 403,
    body: {
      code: 'waits_for_approval',
      message: 'Links can be added once the institute has approved the registration.',
    },
  })
  expect(await linksIn()).toEqual([])
})

test('no more than can be shown at once', async () => {
  const own = await aStudentSignedIn()
  const add = () => own.post('/api/portfolio', LINK)
  for (let made = 1; made < MOST_LINKS; made++) expect((await add()).status).toBe(201)
  const answers = await Promise.all(Array.from({ length: 12 }, add))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect((await add()).body).toMatchObject({ code: 'too_many', message: expect.stringContaining('at most 100 links') })
})

test('only a student, and only to the own links', async () => {
  const own = await aStudentSignedIn()
  for (const student of [await createStudent(api.db), ABSENT_ID, 'nobody']) {
    expect((await own.post('/api/portfolio', { ...LINK, student })).status).toBe(403)
  }
  expect((await own.post('/api/portfolio', { ...LINK, student: '' })).status).toBe(201)
  expect((await api.call('POST', '/api/portfolio', LINK)).status).toBe(401)
  for (const role of ['hr', 'admin'] as const) {
    expect((await (await api.as(role)).post('/api/portfolio', LINK)).status).toBe(403)
  }
  expect(await linksIn()).toHaveLength(1)
})
