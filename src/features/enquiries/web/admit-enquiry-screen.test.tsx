import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeIdentities, storeIdentity } from '#shared/web/identity-store.ts'
import { queryClientOf } from '#shared/web/query-client.ts'
import { storage } from '#shared/web/storage.ts'
import { fakeServer, restoreFetch, errorResponse, type FakeRequest } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { AdmitEnquiryScreen } from './admit-enquiry-screen.tsx'
import { anEnquiry, anInstitute, aStudent, BATCHES, COURSES } from '#testing/web/enquiries.ts'

const ADMIT = 'POST /api/enquiry/{id}/admit'
const GET = 'GET /api/enquiry/{id}'
const DRAFT = 'draft:hr:h1:admit-enquiry-e1'
const BASE = { ...COURSES, ...BATCHES, 'GET /api/institute': anInstitute, 'GET /api/user/{id}': aStudent }
const registered = { message: 'Student Registered', student: aStudent, receipt: 'r1' }
const posts = (asked: FakeRequest[]) => asked.filter(({ method }) => method === 'POST')

const succeeded = vi.spyOn(toast, 'success')
const failed = vi.spyOn(toast, 'error')

const home = window.location.href
beforeEach(() => {
  window.history.replaceState(null, '', '/hr/enquiry/admit')
  storeIdentity('hr', { _id: 'h1', token: 't', role: 'hr', name: 'Meera', email: '' })
})
afterEach(() => {
  window.history.replaceState(null, '', home)
  storage.remove(DRAFT)
  removeIdentities()
  restoreFetch()
  queryClientOf('anyone').clear()
})

async function opened(answers: Record<string, object> = {}, at = '/hr/enquiry/admit?id=e1') {
  const asked = fakeServer({ ...BASE, [GET]: anEnquiry, [ADMIT]: registered, ...answers })
  const { screen, router } = await renderScreen(<AdmitEnquiryScreen />, { at })
  const field = (label: string) => screen.getByLabelText(label, { exact: true })
  return { asked, screen, router, field, register: screen.getByRole('button', { name: 'Register' }) }
}

type Opened = Awaited<ReturnType<typeof opened>>

/** What the enquiry does not know. */
async function fillInTheRest({ screen, field }: Opened) {
  for (const [label, word] of Object.entries({
    ...{ Gender: 'Female', Batch: 'T-1 (10 to 12)', 'Course Status': 'Not Completed' },
    ...{ 'Placement Status': 'Not Placed', 'Payment Mode': 'Cash' },
  })) {
    await field(label).selectOptions(word)
  }
  for (const [label, text] of Object.entries({
    ...{ "Father's Name": 'Mohan Rao', 'Date of Birth': '2004-05-06', 'Year of Completion': '2025' },
    ...{ University: 'Example University', 'Joining Date': '2026-11-01', 'Paid Fee': '2000' },
  })) {
    await field(label).fill(text)
  }
  await screen.getByRole('button', { name: 'Generate a password' }).click()
}

test('filled in from the enquiry, with the course’s fee and duration', async () => {
  const { screen, field } = await opened()
  await expect.element(screen.getByRole('heading', { name: 'Registration Form' })).toBeVisible()
  for (const [label, value] of Object.entries({
    ...{ 'First Name': 'Asha Devi', 'Last Name': 'Rao', Email: 'asha@example.com', 'Contact Number': '9876543210' },
    ...{ 'Alternate Number': '9123456780', 'Permanent Address': '3 Example Road', Degree: 'BCA', Course: 'Tally' },
    ...{ 'Course Mode': 'offline', 'Total Fee': '12500.5', 'Course Duration': '3 months', 'Paid Fee': '' },
  })) {
    await expect.element(field(label)).toHaveValue(value)
  }
  const hint = 'Asha Devi Rao enquired on 2026-11-20. Once registered, the enquiry is Joined.'
  await expect.element(screen.getByText(hint)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Back' })).toBeVisible()
})

test('a single name is the first name; a course that is gone is chosen anew', async () => {
  const { field } = await opened({ [GET]: { ...anEnquiry, name: 'Asha', course: 'Typing', mailId: null } })
  await expect.element(field('First Name')).toHaveValue('Asha')
  await expect.element(field('Last Name')).toHaveValue('')
  await expect.element(field('Course')).toHaveValue('')
  await expect.element(field('Total Fee')).toHaveValue('')
  await expect.element(field('Email')).toHaveValue('')
})

test('registered: one call with the key, the toast, receipt, password and profile in the form’s place', async () => {
  let isAdmitted = false
  const admitting = await opened({
    [GET]: () => ({ ...anEnquiry, ...(isAdmitted && { student: 's1', status: 'Closed', version: 4 }) }),
    [ADMIT]: () => {
      isAdmitted = true
      return registered
    },
  })
  const { asked, screen, register } = admitting
  await fillInTheRest(admitting)
  await register.dblClick()
  await expect.element(screen.getByText('Asha Rao is registered.')).toBeVisible()
  expect(succeeded).toHaveBeenLastCalledWith('Student Registered', 1500, expect.anything())
  const [post, ...more] = posts(asked)
  expect(more).toEqual([])
  expect(post?.path).toBe('/api/enquiry/e1/admit')
  expect(post?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
  const body = post?.body as Record<string, string>
  expect(body).toMatchObject({ fname: 'Asha Devi', lname: 'Rao', course: 'Tally', batch: 'T-1', Paidfee: '2000' })
  await expect.element(screen.getByText(body['password'] ?? '', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Print receipt' }).last()).toBeVisible()
  const profile = screen.getByRole('link', { name: 'View Profile' })
  await expect.element(profile).toHaveAttribute('href', '/hr/Student-view?id=s1')
  const back = screen.getByRole('link', { name: 'Back to the enquiries' })
  await expect.element(back).toHaveAttribute('href', '/hr/enquiry')
  await expect.element(register).not.toBeInTheDocument()
  await expect.element(screen.getByText(/registered as a student already/)).not.toBeInTheDocument()
})

test('admitted already: who came of it, and the way there', async () => {
  const { screen, register } = await opened({ [GET]: { ...anEnquiry, status: 'Closed', student: 's1' } })
  await expect.element(screen.getByText('This person is already registered as a student.')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Asha Rao' })).toBeVisible()
  const profile = screen.getByRole('link', { name: 'View Profile' })
  await expect.element(profile).toHaveAttribute('href', '/hr/Student-view?id=s1')
  await expect.element(register).not.toBeInTheDocument()
})

test('admitted by somebody else meanwhile: the server says so, and who came of it takes the form’s place', async () => {
  let isAdmitted = false
  const sentence = 'This person is already registered as a student.'
  const current = { ...anEnquiry, status: 'Pending', student: 's1', version: 4 }
  const admitting = await opened({
    [GET]: () => (isAdmitted ? current : anEnquiry),
    [ADMIT]: () => {
      isAdmitted = true
      return errorResponse(409, { code: 'admitted_already', message: sentence, current })
    },
  })
  await fillInTheRest(admitting)
  await admitting.register.click()
  await expect.element(admitting.screen.getByRole('heading', { name: 'Asha Rao' })).toBeVisible()
  expect(failed).toHaveBeenLastCalledWith(sentence, 1500)
})

test('a refusal keeps what was typed, and stands beside its field', async () => {
  const sentence = 'This email is registered already.'
  const admitting = await opened({
    [ADMIT]: errorResponse(409, { code: 'email_taken', message: sentence, fields: { email: sentence } }),
  })
  await fillInTheRest(admitting)
  await admitting.register.click()
  await expect.element(admitting.field('Email')).toHaveAccessibleDescription(sentence)
  await expect.element(admitting.field("Father's Name")).toHaveValue('Mohan Rao')
  expect(failed).toHaveBeenLastCalledWith(sentence, 1500)
})

test('what is typed is kept under the enquiry’s own name', async () => {
  const { field } = await opened()
  await field("Father's Name").fill('Mohan Rao')
  await expect.poll(() => storage.get(DRAFT) ?? '').toContain('Mohan Rao')
})

test('without an enquiry, the list is offered; the navigation state alone names one', async () => {
  const { screen, router, field } = await opened({}, '/hr/enquiry/admit')
  await expect.element(screen.getByText('Choose an enquiry from the list.')).toBeVisible()
  await router.navigate({ to: '/hr/enquiry/admit', state: { enquiry: anEnquiry } } as never)
  await expect.element(field('First Name')).toHaveValue('Asha Devi')
})
