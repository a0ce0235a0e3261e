import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fakeServer, restoreFetch, errorResponse, type FakeRequest } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { EnquiryListScreen } from './enquiry-list-screen.tsx'
import { anEnquiry, aPage } from '#testing/web/enquiries.ts'

const failed = vi.spyOn(toast, 'error')
const succeeded = vi.spyOn(toast, 'success')

const SET = 'PUT /api/enquiry/update-status/{id}'
const EMAIL = 'PUT /api/enquiry/send-reminder/{id}'
const DELETE = 'DELETE /api/enquiry/{id}'
const writes = (asked: FakeRequest[]) => asked.filter(({ method }) => method !== 'GET')
const lists = (asked: FakeRequest[]) => asked.filter(({ method }) => method === 'GET')

afterEach(restoreFetch)

/** The list, with the menu of one row open. */
async function opened(name: string, answers: Record<string, object> = {}, list: object = aPage) {
  const asked = fakeServer({ 'GET /api/enquiry': list, ...answers })
  const { screen, router } = await renderScreen(
    <main id="content">
      <EnquiryListScreen />
    </main>,
    { at: '/hr/enquiry' },
  )
  const opener = screen.getByRole('button', { name: `Actions for ${name}` })
  await opener.click()
  const item = (label: string) => screen.getByRole('menuitem', { name: label })
  await expect.element(item('Edit')).toBeVisible()
  return { asked, screen, router, opener, item }
}

test('what would change nothing is disabled; who is not a student yet can become one', async () => {
  const { screen, item } = await opened('Asha Devi Rao')
  const items = screen.getByRole('menuitem').elements()
  expect(items.map(({ textContent }) => textContent)).toEqual([
    ...['Set Open', 'Set Closed', 'Set Pending', 'Send Email', 'Register as student', 'Edit', 'Delete'],
  ])
  await expect.element(item('Set Open')).toBeDisabled()
  await expect.element(item('Set Closed')).toBeEnabled()
  await expect.element(item('Set Pending')).toBeEnabled()
  await expect.element(item('Send Email')).toBeEnabled()
  await expect.element(item('Register as student')).toHaveAttribute('href', '/hr/enquiry/admit?id=e1')
  await expect.element(item('Edit')).toHaveAttribute('href', '/hr/enquiry/edit?id=e1')
})

test('without an email address none can be sent, and the menu says why', async () => {
  const { item } = await opened('Bina Das')
  await expect.element(item('Send Email No email address')).toBeDisabled()
  await expect.element(item('Set Pending')).toBeDisabled()
})

test('who has become a student leads to the profile instead', async () => {
  const { item } = await opened('Chetan Jain')
  await expect.element(item('View Profile')).toHaveAttribute('href', '/hr/Student-view?id=s1')
  await expect.element(item('Register as student')).not.toBeInTheDocument()
  await expect.element(item('Set Closed')).toBeDisabled()
})

test.each([
  ['Set Open', 'Bina Das', 'Open', 'User has been opened.', 'from Pending to Open'],
  ['Set Closed', 'Asha Devi Rao', 'Closed', 'User has been closed.', 'from Open to Joined'],
  ['Set Pending', 'Asha Devi Rao', 'Pending', 'User has been marked as pending.', 'from Open to Pending'],
])(
  '%s asks, sends the version, says it for 1.5 s and fetches the list again',
  async (label, name, status, words, from) => {
    const { asked, screen, opener, item } = await opened(name, { [SET]: { ...anEnquiry, status } })
    await item(label).click()
    await expect.element(screen.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible()
    const question = `You won't be able to revert this! The enquiry of ${name} changes ${from}.`
    await expect.element(screen.getByText(question)).toBeVisible()
    await screen.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(opener).toHaveFocus()
    expect(writes(asked)).toEqual([])

    await opener.click()
    await item(label).click()
    await screen.getByRole('button', { name: 'Yes' }).click()
    await expect.element(screen.getByRole('status')).toMatchTextContent(words)
    expect(succeeded).toHaveBeenLastCalledWith(words)
    expect(writes(asked)[0]?.body).toEqual({ status })
    expect(writes(asked)[0]?.headers.get('if-match')).toBe('"3"')
    expect(lists(asked)).toHaveLength(2)
  },
)

test('a status that could not be changed: the quoted words, then why', async () => {
  const { asked, screen, item } = await opened('Asha Devi Rao', {
    [SET]: errorResponse(409, { code: 'stale', message: 'Somebody else has changed this record.' }),
  })
  await item('Set Closed').click()
  await screen.getByRole('button', { name: 'Yes' }).click()
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent(/^An error occurred while updating the user status\.Somebody else has changed this record\./)
  expect(lists(asked)).toHaveLength(2)
})

test('deleting asks, then says so; the last row of a page leads to the page before', async () => {
  let isThere = true
  const asked = fakeServer({
    'GET /api/enquiry': ({ query }: FakeRequest) =>
      query['page'] === '2'
        ? { enquiries: isThere ? [anEnquiry] : [], total: isThere ? 11 : 10 }
        : { enquiries: [{ ...anEnquiry, _id: 'e9', name: 'Dev Sen' }], total: 10 },
    [DELETE]: () => {
      isThere = false
      return { message: 'The enquiry has been deleted.' }
    },
  })
  const page = (
    <main id="content">
      <EnquiryListScreen />
    </main>
  )
  const { screen, router } = await renderScreen(page, { at: '/hr/enquiry?page=2' })
  await screen.getByRole('button', { name: 'Actions for Asha Devi Rao' }).click()
  await screen.getByRole('menuitem', { name: 'Delete' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible()
  const question = "You won't be able to revert this! The enquiry of Asha Devi Rao will be deleted."
  await expect.element(screen.getByText(question)).toBeVisible()
  await screen.getByRole('button', { name: 'Yes, delete it!' }).click()
  await expect.element(screen.getByRole('status')).toMatchTextContent(/Deleted!Your Record Has Been Deleted/)
  await expect.element(screen.getByRole('row', { name: /Dev Sen/ })).toBeVisible()
  expect(router.state.location.href).toBe('/hr/enquiry')
  expect(writes(asked)[0]?.headers.get('if-match')).toBe('"3"')
})

test('a refused deletion says why, and the enquiry stays', async () => {
  const message = 'Somebody else has changed this record.'
  const { screen, item } = await opened('Asha Devi Rao', { [DELETE]: errorResponse(409, { code: 'stale', message }) })
  await item('Delete').click()
  await screen.getByRole('button', { name: 'Yes, delete it!' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(message)
  await expect.element(screen.getByRole('row', { name: /Asha Devi Rao/ })).toBeVisible()
})

/** An email that waits for the mail server until `answer` is called. */
async function sending() {
  let answer: (given: unknown) => void = () => {}
  const menu = await opened('Asha Devi Rao', { [EMAIL]: () => new Promise((resolve) => (answer = resolve)) })
  await menu.item('Send Email').click()
  const words = 'We are currently processing the email sending operation. Do not refresh the page.'
  const notice = menu.screen.getByRole('dialog', { name: words })
  await expect.element(notice).toBeVisible()
  return { ...menu, notice, answer: (given: unknown) => answer(given) }
}

test('while an email is sent a notice blocks: no way to close it, the focus held, the page kept', async () => {
  const { asked, screen, router, notice, answer } = await sending()
  await expect.element(notice).toMatchTextContent(/To asha@example\.com$/)
  expect(notice.getByRole('button').elements()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Tab}')
  expect(notice.element().contains(document.activeElement)).toBe(true)
  await expect.element(notice).toBeVisible()
  void router.navigate({ to: '/hr/batch' } as never)

  answer({ message: 'Email sent to asha@example.com.' })
  await expect.element(screen.getByRole('status')).toMatchTextContent('Email sent to asha@example.com.')
  await expect.element(notice).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Actions for Asha Devi Rao' })).toHaveFocus()
  expect(writes(asked).map(({ path }) => path)).toEqual(['/api/enquiry/send-reminder/e1'])
  expect(router.state.location.pathname).toBe('/hr/enquiry')
})

test('an email that did not go out: the generic error, then the server’s sentence', async () => {
  const { screen, notice, answer } = await sending()
  answer(errorResponse(503, { code: 'mail_unreachable', message: 'The mail server could not be reached.' }))
  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent(/^Something Went Wrong\.Please Try Again LaterThe mail server could not be reached\./)
  await expect.element(notice).not.toBeInTheDocument()
  expect(failed).toHaveBeenLastCalledWith('Something Went Wrong.Please Try Again Later', 30_000, expect.anything())
})
