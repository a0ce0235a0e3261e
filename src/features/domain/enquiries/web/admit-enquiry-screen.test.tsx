import { beforeEach, expect, test, vi } from 'vitest'
import { storeIdentity } from '#shared/web/identity-store.ts'
import { sendDrafts } from '#shared/web/form/staff-drafts.ts'
import { getFakeDraft } from '#testing/web/fake-drafts.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { ENQUIRY, BATCHES, COURSES } from '#testing/web/enquiries.ts'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { fakeServer, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { INSTITUTE } from '#testing/web/institute.ts'
import { chooseSegment, REGISTERED_STUDENT } from '#testing/web/registration-form.ts'
import { AdmitEnquiryScreen } from './admit-enquiry-screen.tsx'

const ADMIT = 'POST /api/enquiry/admit/{id}'
const GET = 'GET /api/enquiry/{id}'
const DRAFT = 'admit-enquiry-e1'
const BASE = {
  'GET /api/user/duplicates': { students: [] },
  ...COURSES,
  ...BATCHES,
  'GET /api/institute': INSTITUTE,
  'GET /api/user/{id}': REGISTERED_STUDENT,
}
const registered = { message: 'Student Registered', student: REGISTERED_STUDENT, receipt: 'r1' }
const findPosts = (requests: FakeRequest[]) => requests.filter(({ method }) => method === 'POST')

const toastSuccess = vi.spyOn(toast, 'success')
const toastError = vi.spyOn(toast, 'error')

beforeEach(() => {
  window.history.replaceState(null, '', '/hr/enquiry/admit')
  storeIdentity('hr', { _id: 'h1', token: 't', role: 'hr', name: 'Meera', email: '' })
})

async function renderAdmission(responses: Record<string, object> = {}, at = '/hr/enquiry/admit?id=e1') {
  const requests = fakeServer({ ...BASE, [GET]: ENQUIRY, [ADMIT]: registered, ...responses })
  const { screen, router } = await renderScreen(<AdmitEnquiryScreen />, { at })
  const field = (label: string) => screen.getByLabelText(label, { exact: true })
  return { requests, screen, router, field, register: screen.getByRole('button', { name: 'Register' }) }
}

type RenderedAdmission = Awaited<ReturnType<typeof renderAdmission>>

async function fillRemainingFields({ screen, field }: RenderedAdmission) {
  await field('Batch').selectOptions('T-1 (10 to 12) · Tally')
  await chooseSegment(screen, 'Gender', 'Female')
  await chooseSegment(screen, 'Payment Mode', 'Cash')
  for (const [label, text] of Object.entries({
    "Father's Name": 'Mohan Rao',
    'Date of Birth': '2004-05-06',
    'Year of Completion': '2025',
    University: 'Example University',
    'Joining Date': '2026-11-01',
    'Paid Fee': '2000',
  })) {
    await field(label).fill(text)
  }
  await screen.getByRole('button', { name: 'Generate a password' }).click()
}

test('admission form: contains the values of the enquiry and the course’s fee and duration; the draft is saved per enquiry', async () => {
  const { screen, field } = await renderAdmission()

  await expect.element(screen.getByRole('heading', { name: 'Registration Form' })).toBeVisible()
  for (const [label, value] of Object.entries({
    'First Name': 'Asha Devi',
    'Last Name': 'Rao',
    Email: 'asha@example.com',
    'Contact Number': '9876543210',
    'Alternate Number': '9123456780',
    'Permanent Address': '3 Example Road',
    Degree: 'BCA',
    Course: 'Tally',
    Batch: 'T-1',
    'Total Fee': '12500.5',
    'Course Duration': '3 months',
    'Paid Fee': '',
  })) {
    await expect.element(field(label)).toHaveValue(value)
  }
  await expect.element(field('Offline')).toBeChecked()
  const hint = 'Asha Devi Rao enquired on 2026-11-20. Once registered, the enquiry is Joined.'
  await expect.element(screen.getByText(hint)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Back' })).toBeVisible()

  await field("Father's Name").fill('Mohan Rao')
  await sendDrafts()
  expect(getFakeDraft(DRAFT)).toMatchObject({ father: 'Mohan Rao' })
})

test('admission form: takes a single name as first name and leaves out a deleted course', async () => {
  const { field } = await renderAdmission({ [GET]: { ...ENQUIRY, name: 'Asha', course: 'Typing', mailId: null } })

  await expect.element(field('First Name')).toHaveValue('Asha')
  await expect.element(field('Last Name')).toHaveValue('')
  await expect.element(field('Course')).toHaveValue('')
  await expect.element(field('Total Fee')).toHaveValue('')
  await expect.element(field('Email')).toHaveValue('')
})

test('admission form: sends one request, then shows receipt, password and profile', async () => {
  let isAdmitted = false
  const rendered = await renderAdmission({
    [GET]: () => ({ ...ENQUIRY, ...(isAdmitted && { student: 's1', status: 'Closed', version: 4 }) }),
    [ADMIT]: () => {
      isAdmitted = true
      return registered
    },
  })
  const { requests, screen, register } = rendered
  await fillRemainingFields(rendered)
  await register.dblClick()

  await expect.element(screen.getByText('Asha Rao is registered.')).toBeVisible()
  expect(toastSuccess).toHaveBeenLastCalledWith('Student Registered', 1500, expect.anything())
  const [post, ...more] = findPosts(requests)
  expect(more).toEqual([])
  expect(post?.path).toBe('/api/enquiry/admit/e1')
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

test('admission screen: shows the student of an admitted enquiry', async () => {
  const { screen, register } = await renderAdmission({ [GET]: { ...ENQUIRY, status: 'Closed', student: 's1' } })

  await expect.element(screen.getByText('This person is already registered as a student.')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Asha Rao' })).toBeVisible()
  const profile = screen.getByRole('link', { name: 'View Profile' })
  await expect.element(profile).toHaveAttribute('href', '/hr/Student-view?id=s1')
  await expect.element(register).not.toBeInTheDocument()
})

test('admission form: shows an error at its field and keeps the input; shows the student if somebody else admitted the enquirer meanwhile', async () => {
  const taken = 'This email is registered already.'
  const message = 'This person is already registered as a student.'
  const current = { ...ENQUIRY, status: 'Pending', student: 's1', version: 4 }
  let response = errorResponse(409, { code: 'email_taken', message: taken, fields: { email: taken } })
  let isAdmitted = false
  const rendered = await renderAdmission({
    [GET]: () => (isAdmitted ? current : ENQUIRY),
    [ADMIT]: () => response,
  })
  const { screen, field, register } = rendered
  await fillRemainingFields(rendered)
  await register.click()

  await expect.element(field('Email')).toHaveAccessibleDescription(taken)
  await expect.element(field("Father's Name")).toHaveValue('Mohan Rao')
  expect(toastError).toHaveBeenLastCalledWith(taken)

  isAdmitted = true
  response = errorResponse(409, { code: 'admitted_already', message, current })
  await register.click()

  await expect.element(screen.getByRole('heading', { name: 'Asha Rao' })).toBeVisible()
  expect(toastError).toHaveBeenLastCalledWith(message)
})

test('admission screen: without an id, links to the list, and loads the enquiry of the navigation state', async () => {
  const { screen, router, field } = await renderAdmission({}, '/hr/enquiry/admit')

  await expect.element(screen.getByText('Choose an enquiry from the list.')).toBeVisible()
  await router.navigate({ to: '/hr/enquiry/admit', state: { enquiry: ENQUIRY } } as never)
  await expect.element(field('First Name')).toHaveValue('Asha Devi')
})
