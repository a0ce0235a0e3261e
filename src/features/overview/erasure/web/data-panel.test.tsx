import { expect, test } from 'vitest'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { recordSavedFiles } from '#testing/web/record-saved-files.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { STUDENT } from '#testing/web/student.ts'
import { DataPanel } from './data-panel.tsx'

const CONSENT = {
  by: 'guardian',
  guardian: 'Mohan Rao',
  noticeVersion: 2,
  at: '2026-11-20T05:00:00.000Z',
  recordedBy: null,
}
const FEES = { version: 1, TotalFee: 10_000, PaidFee: 0, PendingFee: 10_000, fee: [] }
const RECORDS = {
  enrolments: [],
  plans: [],
  fees: FEES,
  voidedReceipts: [],
  attendance: [],
  certificates: [],
  projects: [],
  links: [],
  reminders: [],
  absenceNotices: [],
  waiting: [],
  enquiries: [],
}
const DATA = {
  exportedAt: '2026-11-21T04:30:00.000Z',
  institute: {
    name: 'x',
    address: 'x',
    phone: 'x',
  },
  student: STUDENT,
  photo: null,
  account: {
    createdAt: 'x',
    state: 'active',
  },
  consent: CONSENT,
  sessions: [],
  signIns: [],
  records: RECORDS,
  history: [],
}

async function renderPanel(consent: object | null, data: object = DATA, at = '/hr/Student-view') {
  fakeServer({
    'GET /api/institute': INSTITUTE,
    'GET /api/user/consent/{id}': { consent },
    'GET /api/user/data/{id}': data,
  })
  return renderScreen(<DataPanel student={{ _id: 's1' }} />, { at })
}

test('data panel: shows who gave the consent, when, and to which version', async () => {
  const { screen } = await renderPanel(CONSENT)

  await expect
    .element(screen.getByRole('region', { name: 'Consent' }))
    .toMatchTextContent(
      /By the parent or guardian.*Mohan Rao.*2026-11-20 10:30.*Version of the notice2.*The student, on the registration page/,
    )
})

test('data panel: says that no consent is recorded', async () => {
  const { screen } = await renderPanel(null)

  await expect.element(screen.getByText('Not recorded')).toBeVisible()
})

test('data panel: saves the student’s data as a JSON file', async () => {
  const saved = recordSavedFiles()
  const { screen } = await renderPanel(null)

  await screen.getByRole('button', { name: 'Download everything we store about this student' }).click()

  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['student-data.json'])
  expect(JSON.parse(await saved[0]!.text)).toEqual(DATA)
})

test('data panel: shows why the download failed', async () => {
  const { screen } = await renderPanel(null, errorResponse(403, { code: 'forbidden', message: 'You may not do this.' }))

  await screen.getByRole('button', { name: 'Download everything we store about this student' }).click()

  await expect.element(screen.getByText('You may not do this.')).toBeVisible()
})

test('data panel: speaks to the student whose data it is', async () => {
  const { screen } = await renderPanel(null, undefined, '/student')

  await expect.element(screen.getByRole('button', { name: 'Download everything we store about you' })).toBeVisible()
})
