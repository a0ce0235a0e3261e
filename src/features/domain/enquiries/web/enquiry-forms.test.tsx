import { expect, test } from 'vitest'
import { getTodayIn } from '#shared/web/days.ts'
import { ENQUIRY, COURSES } from '#testing/web/enquiries.ts'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { fakeServer, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { INSTITUTE } from '#testing/web/institute.ts'
import { AddEnquiryScreen } from './add-enquiry-screen.tsx'
import { EditEnquiryScreen } from './edit-enquiry-screen.tsx'

const BASE = { ...COURSES, 'GET /api/institute': INSTITUTE }
const GET = 'GET /api/enquiry/{id}'
const PUT = 'PUT /api/enquiry/{id}'
const POST = 'POST /api/enquiry'
const EMAIL_OR_CONTACT = 'Please enter either an email or a contact number.'
const findWrites = (requests: FakeRequest[]) => requests.filter(({ method }) => method !== 'GET')

async function renderAddForm(responses: Record<string, object> = {}) {
  const requests = fakeServer({ ...BASE, [POST]: ENQUIRY, ...responses })
  const { screen, router } = await renderScreen(<AddEnquiryScreen />, { at: '/hr/enquiry/add-new' })
  const field = (label: string) => screen.getByLabelText(label, { exact: true })
  await expect.element(field('Name')).toBeVisible()
  return { requests, screen, router, field, save: screen.getByRole('button', { name: 'Save' }) }
}

async function renderEditForm(responses: Record<string, object> = {}, at = '/hr/enquiry/edit?id=e1') {
  const requests = fakeServer({ ...BASE, [GET]: ENQUIRY, [PUT]: { ...ENQUIRY, version: 4 }, ...responses })
  const { screen, router } = await renderScreen(<EditEnquiryScreen />, { at })
  const field = (label: string) => screen.getByLabelText(label, { exact: true })
  return { requests, screen, router, field, save: screen.getByRole('button', { name: 'Save' }) }
}

test('add enquiry form: starts with today and shows a message at each required field', async () => {
  const { requests, screen, field, save } = await renderAddForm()

  await expect.element(field('Date')).toHaveValue(getTodayIn('Asia/Kolkata'))
  await field('Date').fill('')
  await save.click()
  for (const [label, text] of [
    ['Name', 'Name is Required.'],
    ['Email', EMAIL_OR_CONTACT],
    ['Date', 'Date is Required.'],
    ['Interested Course', 'Course Is Required'],
    ['Address', 'Address is Required.'],
    ['Qualification', 'Qualification is Required.'],
    ['Course Mode', 'Course Mode Is Required .'],
  ] as const) {
    await expect.element(field(label)).toBeInvalid()
    await expect.element(field(label)).toHaveAccessibleDescription(expect.stringContaining(text))
  }
  for (const label of ['Contact Number', 'Alternate Number', 'Enquiry Mode', 'Reference', 'Remark']) {
    await expect.element(field(label)).not.toBeInvalid()
  }
  await expect.element(field('Name')).toHaveFocus()
  expect(screen.getByText(/Required|Please enter/).elements()).toHaveLength(7)
  expect(findWrites(requests)).toEqual([])
})

test('add enquiry form: rejects a name above 30 characters or with a digit', async () => {
  const { screen, field, save } = await renderAddForm()
  const text = 'Name should be less than 30 characters and should not contain digits.'
  for (const wrong of ['A'.repeat(31), 'Asha 2']) {
    await field('Name').fill(wrong)
    await expect.element(screen.getByText(text)).not.toBeInTheDocument()
    await save.click()
    await expect.element(screen.getByText(text)).toBeVisible()
  }
  await field('Name').fill('A'.repeat(30))
  await save.click()

  await expect.element(screen.getByText(text)).not.toBeInTheDocument()
})

test.each(['Email', 'Contact Number'])(
  'add enquiry form: the message about email or contact disappears when %s is typed',
  async (label) => {
    const { screen, field, save } = await renderAddForm()
    await save.click()

    await expect.element(screen.getByText(EMAIL_OR_CONTACT)).toBeVisible()
    await field(label).fill('9')
    await expect.element(screen.getByText(EMAIL_OR_CONTACT)).not.toBeInTheDocument()
  },
)

test('add enquiry form: typing a contact number keeps the error of an invalid email', async () => {
  const { screen, field, save } = await renderAddForm()
  await field('Email').fill('nobody')
  await save.click()
  const text = 'Enter an email address, such as name@example.com.'

  await expect.element(screen.getByText(text)).toBeVisible()
  await field('Contact Number').fill('9876543210')
  await expect.element(screen.getByText(text)).toBeVisible()
})

test('add enquiry form: saves once on double click, shows a toast and opens the list', async () => {
  let respond!: (enquiry: unknown) => void
  const response = new Promise((resolve) => (respond = resolve))
  const { requests, screen, router, field, save } = await renderAddForm({ [POST]: () => response })
  const options = field('Interested Course').getByRole('option').elements()

  expect(options.map(({ textContent }) => textContent)).toEqual(['Choose', 'Excel', 'Tally'])
  await field('Name').fill('Asha Rao')
  await field('Contact Number').fill('+91 98765 43210')
  await field('Qualification').fill('BCA')
  await field('Address').fill('3 Example Road')
  await field('Interested Course').selectOptions('Tally')
  await field('Course Mode').selectOptions('Offline')
  await save.dblClick()
  respond(ENQUIRY)
  await expect.element(screen.getByRole('status')).toMatchTextContent('Details Saved')
  await expect.poll(() => router.state.location.pathname).toBe('/hr/enquiry')
  expect(router.history.length).toBe(1)
  const [post, ...more] = findWrites(requests)
  expect(more).toEqual([])
  expect(post?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
  expect(post?.body).toEqual({
    name: 'Asha Rao',
    mailId: '',
    contact: '+91 98765 43210',
    altContact: '',
    qualification: 'BCA',
    address: '3 Example Road',
    course: 'Tally',
    Enquirymode: '',
    mode: 'offline',
    ref: '',
    remark: '',
    date: getTodayIn('Asia/Kolkata'),
  })
})

test('add enquiry form: shows an error if courses fail to load, and a hint if there are none', async () => {
  let list: object = errorResponse(422, { code: 'down', message: 'The database is away.' })
  fakeServer({ ...BASE, 'GET /api/course': () => list })
  const { screen } = await renderScreen(<AddEnquiryScreen />)

  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Error loading coursesThe database is away\./)
  list = { courses: [], total: 0 }
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText(/An admin adds courses/)).toBeVisible()
})

test('edit enquiry form: shows the current values, sends the version and returns to the list', async () => {
  const { requests, screen, router, field, save } = await renderEditForm()
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

  await expect.element(screen.getByText('Somebody who is placed is in the tab Placed only.')).toBeVisible()
  await field('Placement Status').selectOptions('Placed')
  await save.click()
  await expect.element(screen.getByRole('status')).toMatchTextContent('Details Updated')
  await expect.poll(() => router.state.location.pathname).toBe('/hr/enquiry')
  const [put] = findWrites(requests)
  expect([put?.path, put?.headers.get('if-match')]).toEqual(['/api/enquiry/e1', '"3"'])
  expect(put?.body).toMatchObject({ isPlaced: 'placed', name: 'Asha Devi Rao' })
})

test('edit enquiry form: requires an email or a contact number', async () => {
  const { requests, screen, field, save } = await renderEditForm()
  await field('Email').fill('')
  await field('Contact Number').fill(' ')
  await save.click()

  await expect.element(field('Email')).toBeInvalid()
  await expect.element(screen.getByText(EMAIL_OR_CONTACT)).toBeVisible()
  expect(findWrites(requests)).toEqual([])
})

test('edit enquiry form: keeps a deleted course as a choice', async () => {
  const { requests, field, save } = await renderEditForm({ [GET]: { ...ENQUIRY, course: 'Typing' } })

  await expect.element(field('Interested Course')).toHaveValue('Typing')
  await save.click()
  await expect.poll(() => findWrites(requests)).toHaveLength(1)
  expect(findWrites(requests)[0]?.body).toMatchObject({ course: 'Typing' })
})

test('edit enquiry screen: without an id, links to the list, and loads the enquiry of the navigation state', async () => {
  const { screen, router, field } = await renderEditForm({}, '/hr/enquiry/edit')
  const back = screen.getByRole('link', { name: 'Back to the enquiries' })

  await expect.element(back).toHaveAttribute('href', '/hr/enquiry')
  await router.navigate({ to: '/hr/enquiry/edit', state: { enquiry: ENQUIRY } } as never)
  await expect.element(field('Name')).toHaveValue('Asha Devi Rao')
})

test('edit enquiry screen: shows not found with a link to the list', async () => {
  const { screen } = await renderEditForm({
    [GET]: errorResponse(404, { code: 'not_found', message: 'This record was not found.' }),
  })

  await expect.element(screen.getByText('This enquiry is not in the list any more.')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Back to the enquiries' }))
    .toHaveAttribute('href', '/hr/enquiry')
})
