import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { storeIdentity } from '#shared/web/identity-store.ts'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { INSTITUTE } from '#testing/web/institute.ts'
import { STUDENT } from '#testing/web/student.ts'
import { OwnProfileScreen } from './own-profile-screen.tsx'

async function renderOwnProfile(student: object, responses: Record<string, object> = {}) {
  const requests = fakeServer({
    'GET /api/institute': INSTITUTE,
    'GET /api/user/{id}': student,
    'GET /api/user/consent/{id}': { consent: null },
    ...responses,
  })
  storeIdentity('user', { _id: 's1', token: 't', role: 'student', name: 'Asha Rao', email: '', ...student })
  const { screen } = await renderScreen(<OwnProfileScreen />, { at: '/student/profile' })
  const openForm = async () => {
    await screen.getByRole('button', { name: 'Edit phone and address' }).click()
    return screen.getByRole('dialog', { name: 'Edit phone and address' })
  }
  const sent = () => requests.filter(({ method }) => method === 'PUT')
  return { screen, openForm, sent }
}

test('own profile: shows the sections in order', async () => {
  const { screen } = await renderOwnProfile(STUDENT)

  await expect.element(screen.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Consent' })).toBeVisible()
  const headings = screen.getByRole('heading', { level: 2 }).elements()
  expect(headings.map(({ textContent }) => textContent).slice(1)).toEqual([
    'Course details',
    'Personal details',
    'Education',
    'Consent',
  ])
})

test('own profile: phone numbers and addresses can be edited, and are sent with the version', async () => {
  let student = STUDENT
  const { screen, openForm, sent } = await renderOwnProfile(STUDENT, {
    'GET /api/user/{id}': () => student,
    'PUT /api/user/contact/{id}': () => (student = { ...STUDENT, contact: '9000000001', version: 2 }),
  })
  const form = await openForm()
  expect(form.getByRole('textbox').elements()).toHaveLength(4)

  await form.getByLabelText('Contact Number').fill('90000 00001')
  await form.getByRole('button', { name: 'Save' }).click()

  await expect.element(screen.getByRole('status')).toMatchTextContent('Update Successful')
  await expect.element(screen.getByRole('link', { name: '90000 00001' }).first()).toBeVisible()
  await expect.element(form).not.toBeInTheDocument()
  const [{ path, headers, body } = {}] = sent()
  expect([path, headers?.get('if-match')]).toEqual(['/api/user/contact/s1', '"1"'])
  expect(body).toEqual({ contact: '90000 00001', perAddress: '3 Example Road' })
})

test('own profile: closing the form with typed text asks; Stay keeps it, Leave closes it', async () => {
  const { screen, openForm } = await renderOwnProfile(STUDENT)
  const form = await openForm()
  const contact = form.getByLabelText('Contact Number')
  await contact.fill('90000 00001')

  await userEvent.keyboard('{Escape}')
  await screen.getByRole('button', { name: 'Stay' }).click()
  await expect.element(contact).toHaveValue('90000 00001')

  await userEvent.keyboard('{Escape}')
  await screen.getByRole('button', { name: 'Leave' }).click()
  await expect.element(form).not.toBeInTheDocument()
})

test('own profile: closing the form without changes does not ask', async () => {
  const { openForm } = await renderOwnProfile(STUDENT)
  const form = await openForm()
  await userEvent.keyboard('{Escape}')
  await expect.element(form).not.toBeInTheDocument()
})

test('own profile: a blank or invalid field is marked before anything is sent', async () => {
  const { openForm, sent } = await renderOwnProfile(STUDENT)
  const form = await openForm()

  await form.getByLabelText('Contact Number').fill('12')
  await form.getByLabelText('Permanent Address').fill('')
  await form.getByRole('button', { name: 'Save' }).click()

  await expect
    .element(form.getByLabelText('Contact Number'))
    .toHaveAccessibleDescription('Enter a phone number of ten digits, or + and the country code.')
  await expect.element(form.getByLabelText('Permanent Address')).toHaveAccessibleDescription('This field is required')
  expect(sent()).toEqual([])
})

test('own profile: a change by HR meanwhile is shown beside the typed values', async () => {
  const current = { ...STUDENT, curAddress: '9 Example Road', version: 2 }
  const { openForm } = await renderOwnProfile(STUDENT, {
    'PUT /api/user/contact/{id}': errorResponse(409, { code: 'changed', message: 'Changed meanwhile.', current }),
  })
  const form = await openForm()

  await form.getByLabelText('Contact Number').fill('90000 00001')
  await form.getByRole('button', { name: 'Save' }).click()

  await expect.element(form.getByRole('alert')).toMatchTextContent(/Changed meanwhile\..*9 Example Road/)
  await expect.element(form.getByLabelText('Contact Number')).toHaveValue('90000 00001')
})
