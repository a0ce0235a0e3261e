import { afterEach, expect, test } from 'vitest'
import { todayIn } from '#shared/web/days.ts'
import { queryClientOf } from '#shared/web/query-client.ts'
import { fakeServer, restoreFetch, errorResponse, type FakeRequest } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { AddEnquiryScreen } from './add-enquiry-screen.tsx'
import { EditEnquiryScreen } from './edit-enquiry-screen.tsx'
import { anEnquiry, anInstitute, COURSES } from '#testing/web/enquiries.ts'

const BASE = { ...COURSES, 'GET /api/institute': anInstitute }
const GET = 'GET /api/enquiry/{id}'
const PUT = 'PUT /api/enquiry/{id}'
const POST = 'POST /api/enquiry'
const REACH = 'Please enter either an email or a contact number.'
const writes = (asked: FakeRequest[]) => asked.filter(({ method }) => method !== 'GET')

afterEach(() => {
  restoreFetch()
  queryClientOf('anyone').clear()
})

async function adding(answers: Record<string, object> = {}) {
  const asked = fakeServer({ ...BASE, [POST]: anEnquiry, ...answers })
  const { screen, router } = await renderScreen(<AddEnquiryScreen />, { at: '/hr/enquiry/add-new' })
  const field = (label: string) => screen.getByLabelText(label, { exact: true })
  await expect.element(field('Name')).toBeVisible()
  return { asked, screen, router, field, save: screen.getByRole('button', { name: 'Save' }) }
}

async function editing(answers: Record<string, object> = {}, at = '/hr/enquiry/edit?id=e1') {
  const asked = fakeServer({ ...BASE, [GET]: anEnquiry, [PUT]: { ...anEnquiry, version: 4 }, ...answers })
  const { screen, router } = await renderScreen(<EditEnquiryScreen />, { at })
  const field = (label: string) => screen.getByLabelText(label, { exact: true })
  return { asked, screen, router, field, save: screen.getByRole('button', { name: 'Save' }) }
}

test('each required field says its own words; the others are optional; the date is today', async () => {
  const { asked, screen, field, save } = await adding()
  await expect.element(field('Date')).toHaveValue(todayIn('Asia/Kolkata'))
  await field('Date').fill('')
  await save.click()
  for (const [label, words] of [
    ['Name', 'Name is Required.'],
    ['Email', REACH],
    ['Date', 'Date is Required.'],
    ['Interested Course', 'Course Is Required'],
    ['Address', 'Address is Required.'],
    ['Qualification', 'Qualification is Required.'],
    ['Course Mode', 'Course Mode Is Required .'],
  ] as const) {
    await expect.element(field(label)).toBeInvalid()
    expect(field(label).element()).toHaveAccessibleDescription(expect.stringContaining(words))
  }
  for (const label of ['Contact Number', 'Alternate Number', 'Enquiry Mode', 'Reference', 'Remark']) {
    await expect.element(field(label)).not.toBeInvalid()
  }
  await expect.element(field('Name')).toHaveFocus()
  expect(screen.getByText(/Required|Please enter/).elements()).toHaveLength(7)
  expect(writes(asked)).toEqual([])
})

test('a name of more than 30 characters, or with a digit, is refused', async () => {
  const { screen, field, save } = await adding()
  const words = 'Name should be less than 30 characters and should not contain digits.'
  for (const wrong of ['A'.repeat(31), 'Asha 2']) {
    await field('Name').fill(wrong)
    await expect.element(screen.getByText(words)).not.toBeInTheDocument()
    await save.click()
    await expect.element(screen.getByText(words)).toBeVisible()
  }
  await field('Name').fill('A'.repeat(30))
  await save.click()
  await expect.element(screen.getByText(words)).not.toBeInTheDocument()
})

test.each(['Email', 'Contact Number'])('that either is needed goes once %s is typed', async (label) => {
  const { screen, field, save } = await adding()
  await save.click()
  await expect.element(screen.getByText(REACH)).toBeVisible()
  await field(label).fill('9')
  await expect.element(screen.getByText(REACH)).not.toBeInTheDocument()
})

test('typing a contact leaves what is wrong with the email standing', async () => {
  const { screen, field, save } = await adding()
  await field('Email').fill('nobody')
  await save.click()
  const words = 'Enter an email address, such as name@example.com.'
  await expect.element(screen.getByText(words)).toBeVisible()
  await field('Contact Number').fill('9876543210')
  await expect.element(screen.getByText(words)).toBeVisible()
})

test('an enquiry is written down once, said, and the list follows', async () => {
  // The answer takes longer than the slowest double click; here the form outlives it, which in the product it does not.
  const later = () => new Promise((answer) => setTimeout(() => answer(anEnquiry), 1500))
  const { asked, screen, router, field, save } = await adding({ [POST]: later })
  const options = field('Interested Course').getByRole('option').elements()
  expect(options.map(({ textContent }) => textContent)).toEqual(['Choose', 'Excel', 'Tally'])
  await field('Name').fill('Asha Rao')
  await field('Contact Number').fill('+91 98765 43210')
  await field('Qualification').fill('BCA')
  await field('Address').fill('3 Example Road')
  await field('Interested Course').selectOptions('Tally')
  await field('Course Mode').selectOptions('Offline')
  await save.dblClick()
  await expect.element(screen.getByRole('status')).toMatchTextContent('Details Saved')
  await expect.poll(() => router.state.location.pathname).toBe('/hr/enquiry')
  expect(router.history.length).toBe(1)
  const [post, ...more] = writes(asked)
  expect(more).toEqual([])
  expect(post?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
  expect(post?.body).toEqual({
    ...{ name: 'Asha Rao', mailId: '', contact: '+91 98765 43210', altContact: '', qualification: 'BCA' },
    ...{ address: '3 Example Road', course: 'Tally', Enquirymode: '', mode: 'offline', ref: '', remark: '' },
    date: todayIn('Asia/Kolkata'),
  })
})

test('a refusal stands in the server’s words, beside its field too, and what was typed stays', async () => {
  const words = 'There is no such course.'
  const refusal = errorResponse(422, {
    code: 'invalid',
    message: 'Check the highlighted fields.',
    fields: { course: words },
  })
  const { screen, field, save } = await editing({ [PUT]: refusal })
  await field('Remark').fill('Mornings')
  await save.click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent('Check the highlighted fields.')
  await expect.element(field('Interested Course')).toHaveAccessibleDescription(words)
  await expect.element(field('Remark')).toHaveValue('Mornings')
})

test('without the courses it says why; without any, who adds them', async () => {
  let list: object = errorResponse(422, { code: 'down', message: 'The database is away.' })
  fakeServer({ ...BASE, 'GET /api/course': () => list })
  const { screen } = await renderScreen(<AddEnquiryScreen />)
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading coursesThe database is away\./)
  list = { courses: [], total: 0 }
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText(/An admin adds courses/)).toBeVisible()
})

test('an edit shows the record, sends its version and returns to the list', async () => {
  const { asked, screen, router, field, save } = await editing()
  for (const [label, value] of [
    ...([
      ['Name', 'Asha Devi Rao'],
      ['Email', 'asha@example.com'],
      ['Contact Number', '9876543210'],
    ] as const),
    ...([
      ['Alternate Number', '9123456780'],
      ['Enquiry Mode', 'online'],
      ['Course Mode', 'offline'],
    ] as const),
    ...([
      ['Reference', 'A friend'],
      ['Remark', 'Evenings only'],
      ['Date', '2026-11-20'],
    ] as const),
    ...([
      ['Interested Course', 'Tally'],
      ['Placement Status', 'notPlaced'],
    ] as const),
  ]) {
    await expect.element(field(label)).toHaveValue(value)
  }
  await expect.element(screen.getByText('Somebody who is placed is in no tab of the list.')).toBeVisible()
  await field('Placement Status').selectOptions('Placed')
  await save.click()
  await expect.element(screen.getByRole('status')).toMatchTextContent('Details Updated')
  await expect.poll(() => router.state.location.pathname).toBe('/hr/enquiry')
  const [put] = writes(asked)
  expect([put?.path, put?.headers.get('if-match')]).toEqual(['/api/enquiry/e1', '"3"'])
  expect(put?.body).toMatchObject({ isPlaced: 'placed', name: 'Asha Devi Rao' })
})

test('an edit asks for an email or a contact number too', async () => {
  const { asked, screen, field, save } = await editing()
  await field('Email').fill('')
  await field('Contact Number').fill(' ')
  await save.click()
  await expect.element(field('Email')).toBeInvalid()
  await expect.element(screen.getByText(REACH)).toBeVisible()
  expect(writes(asked)).toEqual([])
})

test('a course that has been deleted since stays the enquiry’s own', async () => {
  const { asked, field, save } = await editing({ [GET]: { ...anEnquiry, course: 'Typing' } })
  await expect.element(field('Interested Course')).toHaveValue('Typing')
  await save.click()
  await expect.poll(() => writes(asked)).toHaveLength(1)
  expect(writes(asked)[0]?.body).toMatchObject({ course: 'Typing' })
})

test('who edits second is shown what stands now, and overwrites nothing unseen', async () => {
  const now = { ...anEnquiry, remark: 'Called back', version: 5 }
  const { asked, screen, field, save } = await editing({
    [PUT]: ({ headers }: FakeRequest) =>
      headers.get('if-match') === '"5"'
        ? { ...now, version: 6 }
        : errorResponse(409, { code: 'stale', message: 'Somebody else has changed this record.', current: now }),
  })
  await field('Remark').fill('Mornings')
  await save.click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Somebody else has changed this record\./)
  await expect.element(field('Remark')).toHaveValue('Mornings')
  await screen.getByRole('button', { name: 'Load the current values' }).click()
  await expect.element(field('Remark')).toHaveValue('Called back')
  await save.click()
  await expect.element(screen.getByRole('status')).toMatchTextContent('Details Updated')
  expect(writes(asked)).toHaveLength(2)
})

test('the navigation state alone says which enquiry is edited; without either, the list is offered', async () => {
  const { screen, router, field } = await editing({}, '/hr/enquiry/edit')
  const back = screen.getByRole('link', { name: 'Back to the enquiries' })
  await expect.element(back).toHaveAttribute('href', '/hr/enquiry')
  await router.navigate({ to: '/hr/enquiry/edit', state: { enquiry: anEnquiry } } as never)
  await expect.element(field('Name')).toHaveValue('Asha Devi Rao')
})

test('an enquiry that is not there: it says so, and leads back', async () => {
  const { screen } = await editing({
    [GET]: errorResponse(404, { code: 'not_found', message: 'This record was not found.' }),
  })
  await expect.element(screen.getByText('This enquiry is not in the list any more.')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Back to the enquiries' }))
    .toHaveAttribute('href', '/hr/enquiry')
})
