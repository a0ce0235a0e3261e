import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { removeIdentities, storeIdentity } from '#shared/web/identity-store.ts'
import { queryClientOf } from '#shared/web/query-client.ts'
import { storage } from '#shared/web/storage.ts'
import { fakeServer, restoreFetch, errorResponse, type FakeRequest } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { aStudent, CHOICES, fillIn, TYPED_EARLIER } from '#testing/web/registration-form.ts'
import { RegisterStudentScreen } from './register-student-screen.tsx'

const DRAFT = 'draft:hr:h1:register-student'
const REGISTER = 'POST /api/user/register'
const registered = { message: 'Student Registered', student: aStudent, receipt: 'r1' }
const posts = (asked: FakeRequest[]) => asked.filter(({ method }) => method === 'POST')
const bodyOf = (one: FakeRequest | undefined) => (one?.body ?? {}) as Record<string, string>

const failed = vi.spyOn(toast, 'error')
const succeeded = vi.spyOn(toast, 'success')

const home = window.location.href
beforeEach(() => {
  window.history.replaceState(null, '', '/hr/register')
  storeIdentity('hr', { _id: 'h1', token: 't', role: 'hr', name: 'Meera', email: '' })
})
afterEach(() => {
  window.history.replaceState(null, '', home)
  storage.remove(DRAFT)
  removeIdentities()
  restoreFetch()
  queryClientOf('anyone').clear()
})

/** The form as left behind by an earlier visit, with a generated password. */
async function filled(answers: Record<string, object> = {}) {
  storage.set(DRAFT, TYPED_EARLIER)
  const form = await opened(answers)
  await form.screen.getByRole('button', { name: 'Generate a password' }).click()
  return form
}

async function opened(answers: Record<string, object> = {}) {
  const asked = fakeServer({ ...CHOICES, [REGISTER]: registered, ...answers })
  const { screen, router } = await renderScreen(<RegisterStudentScreen />, { at: '/hr/register' })
  await expect.element(screen.getByRole('heading', { name: 'Registration Form' })).toBeVisible()
  const register = screen.getByRole('button', { name: 'Register' })
  await expect.element(register).toBeVisible()
  return { asked, screen, router, register }
}

test('each of the 23 required fields says so with a red border; the others are optional', async () => {
  const { asked, screen, register } = await opened()
  await register.click()
  expect(screen.getByText('This field is required').elements()).toHaveLength(23)
  const red = getComputedStyle(screen.getByText('This field is required').first().element()).color
  for (const label of ['First Name', 'Gender', 'Batch', 'Joining Date', 'Paid Fee', 'Payment Mode']) {
    const field = screen.getByLabelText(label, { exact: true })
    await expect.element(field).toBeInvalid()
    // The first wrong field has the focus, whose ring takes the border's place.
    if (label !== 'First Name') await expect.poll(() => getComputedStyle(field.element()).borderTopColor).toBe(red)
  }
  for (const label of ['Current Address', 'Alternate Number', 'LinkedIn', 'Photo Link (150x150 px)']) {
    await expect.element(screen.getByLabelText(label)).not.toBeInvalid()
  }
  await expect.element(screen.getByLabelText('First Name')).toHaveFocus()
  expect(posts(asked)).toEqual([])
})

test('the course brings its fee and duration, ended batches are not offered, the course’s own come first', async () => {
  const { screen } = await opened()
  await screen.getByLabelText('Course', { exact: true }).selectOptions('Tally')
  await expect.element(screen.getByLabelText('Total Fee')).toHaveValue('12500.5')
  await expect.element(screen.getByLabelText('Course Duration')).toHaveValue('3 months')
  const words = (label: string) =>
    screen
      .getByLabelText(label, { exact: true })
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent)
  expect(words('Batch')).toEqual(['Choose', 'T-1 (10 to 12)', 'E-1 (8 to 9)'])
  expect(words('Payment Mode')).toEqual(['Choose', 'Cash', 'Online'])
})

test('passwords that differ: a toast of 2 s, and nothing is sent', async () => {
  const { asked, screen, register } = await opened()
  await fillIn(screen, { 'Confirm Password': 'another long one' })
  await register.click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/^Password Do Not Match$/)
  expect(failed).toHaveBeenLastCalledWith('Password Do Not Match', 2000)
  await expect.element(screen.getByLabelText('Confirm Password')).toHaveAccessibleDescription('Password Do Not Match')
  expect(posts(asked)).toEqual([])
})

test('registered: the toast, a cleared form, the receipt to print and the profile', async () => {
  const { asked, screen, router, register } = await opened()
  await fillIn(screen, { 'Paid Fee': '2,000' })
  await register.dblClick()
  await expect.element(screen.getByText('Student Registered')).toBeVisible()
  expect(succeeded).toHaveBeenLastCalledWith('Student Registered', 1500, expect.anything())
  await expect.element(screen.getByText('Asha Rao is registered.')).toBeVisible()
  await expect.element(screen.getByLabelText('First Name')).toHaveValue('')
  await expect.element(screen.getByLabelText('Course', { exact: true })).toHaveValue('')
  const [post, ...more] = posts(asked)
  expect(more).toEqual([])
  expect(post?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
  expect(post?.body).toMatchObject({ fname: 'Asha', course: 'Tally', batch: 'T-1', fee: '12500.5', Paidfee: '2000' })
  const profile = screen.getByRole('link', { name: 'View Profile' })
  await expect.element(profile).toHaveAttribute('href', '/hr/Student-view?id=s1')
  await screen.getByRole('link', { name: 'Print receipt' }).last().click()
  await expect.poll(() => router.state.location.href).toBe('/fee-receipt?id=r1&as=hr')
})

test('nothing paid: no receipt to print', async () => {
  const { screen, register } = await filled({ [REGISTER]: { ...registered, receipt: null } })
  await register.click()
  await expect.element(screen.getByText('Asha Rao is registered.')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Print receipt' })).not.toBeInTheDocument()
})

test('a generated password is sent, and shown once more to be handed over', async () => {
  const { asked, screen, register } = await filled()
  await register.click()
  await expect.element(screen.getByText('Asha Rao is registered.')).toBeVisible()
  const { password, confirmPswd } = bodyOf(posts(asked)[0])
  expect(confirmPswd).toBe(password)
  await expect.element(screen.getByText(password ?? '', { exact: true })).toBeVisible()
})

test('the server’s refusal: in a toast and kept beside its field; the form keeps what was typed', async () => {
  const sentence = 'This email is registered already.'
  const { screen, register } = await filled({
    [REGISTER]: errorResponse(409, { code: 'email_taken', message: sentence, fields: { email: sentence } }),
  })
  await register.click()
  const email = screen.getByLabelText('Email')
  await expect.element(email).toHaveAccessibleDescription(sentence)
  await expect.element(email).toHaveValue('asha@example.com')
  expect(failed).toHaveBeenLastCalledWith(sentence, 1500)
})

test('an email that a waiting registration holds leads there', async () => {
  const sentence = 'A registration with this email waits for approval.'
  const current = { _id: 'w1', status: 'Pending' }
  const { screen, register } = await filled({
    [REGISTER]: errorResponse(409, { code: 'email_waits', message: sentence, fields: { email: sentence }, current }),
  })
  await register.click()
  const link = screen.getByRole('link', { name: 'Open the registration that waits' })
  await expect.element(link).toHaveAttribute('href', '/hr/Student-view?id=w1')
})

test('what was typed survives an idle logout, but for the passwords; a batch that has ended since is refused', async () => {
  const { screen } = await opened()
  await fillIn(screen)
  const kept = () => storage.get(DRAFT) ?? ''
  await expect.poll(kept).toContain('3 Example Road')
  expect(kept()).not.toContain('a long enough one')
  await screen.unmount()
  storage.set(DRAFT, kept().replace('"T-1"', '"OLD-1"'))
  const { screen: again, register } = await opened()
  await expect
    .element(again.getByRole('status'))
    .toMatchTextContent(/^What you typed earlier is back\. It has not been saved\./)
  await expect.element(again.getByLabelText('First Name')).toHaveValue('Asha')
  await expect.element(again.getByLabelText('Password', { exact: true })).toHaveValue('')
  await register.click()
  await expect.element(again.getByText('This batch has ended. Choose another.')).toBeVisible()
})

test('no batch to be in: it says what must come first', async () => {
  fakeServer({ ...CHOICES, 'GET /api/batch': { batches: [], total: 0 } })
  const { screen } = await renderScreen(<RegisterStudentScreen />, { at: '/hr/register' })
  await expect.element(screen.getByRole('link', { name: 'Batches' })).toHaveAttribute('href', '/hr/batch')
})
