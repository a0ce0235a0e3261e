import { expect, test } from 'vitest'
import { startTestApi } from '#testing/server/api.ts'
import { createCourse } from '#testing/server/fixtures.ts'

/** Today is 2026-11-21. */
const api = startTestApi()
const session = (weekday: number, start: string, end: string) => ({ weekday, start, end })
const BATCH = { courseName: 'Tally', bTime: '10 to 12', startDate: '2026-01-01' }
const TEN_TO_TWELVE = { trainer: 'Anita', room: 'Lab 1', sessions: [session(1, '10:00', '12:00')] }

async function findClashes(other: object, typed: object) {
  await createCourse(api.db, { name: 'Tally' })
  const hr = await api.signInAs('hr')
  const { body: added } = await hr.post('/api/batch', { ...BATCH, ...TEN_TO_TWELVE, bCode: 'Other', ...other })
  const query = { startDate: '2026-11-01', ...TEN_TO_TWELVE, ...typed }
  const text = new URLSearchParams({ ...query, sessions: JSON.stringify(query.sessions) })
  const { body } = await hr.get(`/api/batch/clashes?${text.toString()}`)
  return { clashes: body.clashes, added, hr, text }
}

test('findClashes names the other batch, weekday, hours, trainer and room', async () => {
  const { clashes, added } = await findClashes({}, { trainer: 'ANITA ' })

  const batch = { _id: added._id, bCode: 'Other' }
  expect(clashes).toEqual([{ batch, trainer: 'Anita', room: 'Lab 1', ...session(1, '10:00', '12:00') }])
})

test.each([
  ['the same trainer in another room', {}, { room: 'Lab 2' }, { trainer: 'Anita', room: null }],
  ['the same room with another trainer', {}, { trainer: '' }, { trainer: null, room: 'Lab 1' }],
  ['hours that begin inside', {}, { sessions: [session(1, '11:59', '13:00')] }, {}],
  ['hours around', {}, { sessions: [session(1, '09:00', '13:00')] }, {}],
  ['one of several sessions', {}, { sessions: [session(2, '10:00', '12:00'), session(1, '11:00', '11:30')] }, {}],
  ['a batch that ends today', { endDate: '2026-11-21' }, {}, {}],
  ['a batch that starts on the last day', { startDate: '2026-12-31' }, { endDate: '2026-12-31' }, {}],
])('findClashes finds %s', async (_, other, typed, found) => {
  const { clashes } = await findClashes(other, typed)

  expect(clashes).toMatchObject([{ batch: { bCode: 'Other' }, ...found }])
})

test.each([
  ['hours that touch at the end', {}, { sessions: [session(1, '12:00', '13:00')] }],
  ['hours that touch at the start', {}, { sessions: [session(1, '09:00', '10:00')] }],
  ['another weekday', {}, { sessions: [session(2, '10:00', '12:00')] }],
  ['another trainer and room', {}, { trainer: 'Binod', room: 'Lab 2' }],
  ['neither trainer nor room', {}, { trainer: '', room: '' }],
  ['a batch without either', { trainer: '', room: '' }, {}],
  ['a batch that ended before today', { endDate: '2026-11-20' }, {}],
  ['a batch that ends before this one starts', { endDate: '2026-12-24' }, { startDate: '2026-12-25' }],
  ['a batch that starts after this one ends', { startDate: '2027-01-01' }, { endDate: '2026-12-31' }],
])('findClashes leaves out %s', async (_, other, typed) => {
  const { clashes } = await findClashes(other, typed)

  expect(clashes).toEqual([])
})

test('findClashes leaves out the batch itself and deleted ones', async () => {
  const { added, hr, text } = await findClashes({}, {})

  expect((await hr.get(`/api/batch/clashes?id=${added._id}&${text.toString()}`)).body.clashes).toEqual([])
  await api.call('DELETE', `/api/batch/${added._id}`, undefined, hr.token)
  expect((await hr.get(`/api/batch/clashes?${text.toString()}`)).body.clashes).toEqual([])
})
