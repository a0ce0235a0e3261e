import { beforeEach, expect, test, vi } from 'vitest'
import { ABSENCE_SETTINGS } from '#testing/web/absences.ts'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { TODAY } from '#testing/web/roster.ts'
import { AbsentPanel } from './absent-panel.tsx'

const NOTICE = { at: `${TODAY}T05:02:00.000Z`, by: 'Hari' }
const ASHA = { student: 's1', studentName: 'Asha Rao', parentContact: '9711122233', language: null, notice: null }
const SHEET = { batchCode: 'T-1', date: TODAY, today: TODAY, version: 1 }

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${TODAY}T06:00:00Z`) }))

async function renderPanel(student: object = {}, responses: object = {}, sheet: object = {}) {
  const requests = fakeServer({
    'GET /api/institute': INSTITUTE,
    'GET /api/absence/settings': ABSENCE_SETTINGS,
    'POST /api/absence/{id}': Response.json(NOTICE, { status: 201 }),
    ...responses,
  })
  const students = [{ ...ASHA, isPresent: false, ...student }]
  const { screen } = await renderScreen(<AbsentPanel sheet={{ ...SHEET, ...sheet }} students={students} />, {
    at: '/hr/student-attendence-list?batch=T-1',
  })
  return { screen, posts: () => requests.filter(({ method }: FakeRequest) => method === 'POST') }
}
const getText = (href: string | null) => new URL(href ?? '').searchParams.get('text')

test("absent students: a tap records it, then opens a chat with the parent with the institute's text", async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const { screen, posts } = await renderPanel()
  await expect.element(screen.getByRole('region', { name: 'Absent today' })).toBeVisible()

  await screen.getByRole('link', { name: 'Tell parent of Asha Rao' }).click()

  await expect.poll(() => open.mock.calls.length).toBe(1)
  const href = String(open.mock.calls[0]?.[0])
  expect(href).toContain('https://wa.me/919711122233?')
  expect(getText(href)).toBe(
    `Hello, this is ${INSTITUTE.name}. Asha Rao was absent from batch T-1 on ${TODAY}. For any question call ${INSTITUTE.phone}.`,
  )
  expect(posts()).toMatchObject([{ path: '/api/absence/s1', body: { batchCode: 'T-1', date: TODAY } }])
  await expect.element(screen.getByRole('status')).toMatchTextContent(/Message to the parent of Asha Rao recorded/)
})

test("absent students: the text is in the student's language", async () => {
  const { screen } = await renderPanel({ language: 'fr' })
  const link = screen.getByRole('link', { name: 'Tell parent of Asha Rao' })
  await expect.element(link).toBeVisible()
  expect(getText(link.element().getAttribute('href'))).toContain('Asha Rao était absent(e) du groupe T-1')
})

test('absent students: no chat opens if somebody has told the parent (409)', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  const message = 'Hari has already told the parent of this absence.'
  const { screen } = await renderPanel(
    {},
    { 'POST /api/absence/{id}': errorResponse(409, { code: 'told_already', message }) },
  )

  await screen.getByRole('link', { name: 'Tell parent of Asha Rao' }).click()

  await expect.element(screen.getByRole('alert')).toMatchTextContent(message)
  expect(open).not.toHaveBeenCalled()
})

test.each([
  [{ notice: NOTICE }, {}, 'Told at 10:32 by Hari'],
  [{ notice: NOTICE, isPresent: true }, {}, 'Told at 10:32 by HariMarked present later'],
  [{ notice: NOTICE }, { date: '2026-11-19' }, `Told at ${TODAY} 10:32 by Hari`],
])('absent students: %j in a sheet %j reads "%s"', async (student, sheet, text) => {
  const { screen } = await renderPanel(student, {}, sheet)
  const row = screen.getByRole('listitem')
  await expect.element(row).toMatchTextContent(text)
  expect(row.getByRole('link', { name: /Tell|Add/ }).elements()).toEqual([])
})

test("absent students: without a parent's number, a link leads to the field", async () => {
  const { screen } = await renderPanel({ parentContact: null })
  const link = screen.getByRole('link', { name: 'Add number of the parent of Asha Rao' })
  await expect.element(link).toHaveAttribute('href', '/update?id=s1#parentContact')
})
