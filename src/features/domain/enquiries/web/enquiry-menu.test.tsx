import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { toast } from '#shared/web/ui/toast.ts'
import { ENQUIRY, ENQUIRY_PAGE, enquiryPage } from '#testing/web/enquiries.ts'
import type { FakeRequest } from '#testing/web/fake-request.ts'
import { fakeServer, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { EnquiryListScreen } from './enquiry-list-screen.tsx'

const toastError = vi.spyOn(toast, 'error')
const toastSuccess = vi.spyOn(toast, 'success')

const SET = 'PUT /api/enquiry/update-status/{id}'
const EMAIL = 'PUT /api/enquiry/send-reminder/{id}'
const DELETE = 'DELETE /api/enquiry/{id}'
const findWrites = (requests: FakeRequest[]) => requests.filter(({ method }) => method !== 'GET')
const findLists = (requests: FakeRequest[]) =>
  requests.filter(({ method, path }) => `${method} ${path}` === 'GET /api/enquiry')

async function renderWithOpenMenu(name: string, responses: Record<string, object> = {}, list: object = ENQUIRY_PAGE) {
  const requests = fakeServer({ 'GET /api/enquiry': list, ...responses })
  const { screen, router } = await renderScreen(
    <main id="content">
      <EnquiryListScreen />
    </main>,
    { at: '/hr/enquiry' },
  )
  const menuButton = screen.getByRole('button', { name: `Actions for ${name}` })
  await menuButton.click()
  const item = (label: string) => screen.getByRole('menuitem', { name: label })
  await expect.element(item('Edit')).toBeVisible()
  return { requests, screen, router, menuButton, item }
}

test('enquiry menu: disables the current status and links to admission and edit, or to the profile of an admitted enquirer', async () => {
  const { screen, item } = await renderWithOpenMenu('Asha Devi Rao')
  const items = screen.getByRole('menuitem').elements()

  expect(items.map(({ textContent }) => textContent)).toEqual([
    'Set Open',
    'Set Joined',
    'Set Pending',
    'Send Email',
    'Admit as a student',
    'Edit',
    'Delete',
  ])
  await expect.element(item('Set Open')).toBeDisabled()
  await expect.element(item('Set Joined')).toBeEnabled()
  await expect.element(item('Set Pending')).toBeEnabled()
  await expect.element(item('Send Email')).toBeEnabled()
  await expect.element(item('Admit as a student')).toHaveAttribute('href', '/hr/enquiry/admit?id=e1')
  await expect.element(item('Edit')).toHaveAttribute('href', '/hr/enquiry/edit?id=e1')
  await userEvent.keyboard('{Escape}')
  await expect.element(item('Edit')).not.toBeInTheDocument()

  await screen.getByRole('button', { name: 'Actions for Chetan Jain' }).click()
  await expect.element(item('View Profile')).toHaveAttribute('href', '/hr/Student-view?id=s1')
  await expect.element(item('Admit as a student')).not.toBeInTheDocument()
  await expect.element(item('Set Joined')).toBeDisabled()
})

test('enquiry menu: disables Send Email without an address and shows the reason', async () => {
  const { item } = await renderWithOpenMenu('Bina Das')

  await expect.element(item('Send Email No email address')).toBeDisabled()
  await expect.element(item('Set Pending')).toBeDisabled()
})

test('enquiry menu: a status asks for confirmation, sends the version, shows a toast and refreshes the list', async () => {
  const { requests, screen, item } = await renderWithOpenMenu('Asha Devi Rao', { [SET]: ENQUIRY })
  await userEvent.keyboard('{Escape}')
  for (const [index, [label, name, status, text, from]] of [
    ['Set Joined', 'Asha Devi Rao', 'Closed', 'User has been closed.', 'from Open to Joined'],
    ['Set Open', 'Bina Das', 'Open', 'User has been opened.', 'from Pending to Open'],
    ['Set Pending', 'Asha Devi Rao', 'Pending', 'User has been marked as pending.', 'from Open to Pending'],
  ].entries()) {
    await screen.getByRole('button', { name: `Actions for ${name}` }).click()
    await item(label!).click()

    await expect.element(screen.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible()
    const question = `The enquiry of ${name} changes ${from}. You can change it again at any time.`
    await expect.element(screen.getByText(question)).toBeVisible()
    expect(screen.getByText("You won't be able to revert this!").elements()).toEqual([])
    expect(findWrites(requests)).toHaveLength(index)

    await screen.getByRole('button', { name: 'Yes' }).click()
    await expect.element(screen.getByRole('status').filter({ hasText: text! })).toBeVisible()
    expect(toastSuccess).toHaveBeenLastCalledWith(text, 1500, expect.anything())
    expect(findWrites(requests)[index]?.body).toEqual({ status })
    expect(findWrites(requests)[index]?.headers.get('if-match')).toBe('"3"')
    await expect.poll(() => findLists(requests)).toHaveLength(index + 2)
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  }
})

test('enquiry menu: shows the error when a status change or a deletion is rejected', async () => {
  const message = 'This record was changed after you opened it.'
  const stale = errorResponse(409, { code: 'stale', message })
  const { requests, screen, menuButton, item } = await renderWithOpenMenu('Asha Devi Rao', {
    [SET]: stale,
    [DELETE]: stale,
  })
  await item('Set Joined').click()
  await screen.getByRole('button', { name: 'Yes' }).click()

  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/^This record was changed after you opened it\.$/)
  expect(toastError).toHaveBeenLastCalledWith(
    'An error occurred while updating the user status.',
    1500,
    expect.anything(),
  )
  await expect.poll(() => findLists(requests)).toHaveLength(2)
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(menuButton).toHaveFocus()

  await menuButton.click()
  await item('Delete').click()
  await screen.getByRole('button', { name: 'Yes, delete it!' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(message)
  await screen.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByRole('row', { name: /Asha Devi Rao/ })).toBeVisible()
})

test('enquiry menu: Delete asks for confirmation; deleting the only row of a page opens the last page', async () => {
  let exists = true
  const requests = fakeServer({
    'GET /api/enquiry': ({ query }: FakeRequest) =>
      query['page'] === '2'
        ? enquiryPage(exists ? [ENQUIRY] : [], exists ? 11 : 10)
        : enquiryPage([{ ...ENQUIRY, _id: 'e9', name: 'Dev Sen' }], 10),
    [DELETE]: () => {
      exists = false
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
  expect(findWrites(requests)[0]?.headers.get('if-match')).toBe('"3"')
})

/** Sends an email whose response arrives when `respond` is called. */
async function startSending() {
  const { promise: response, resolve: respond } = Promise.withResolvers<unknown>()
  const menu = await renderWithOpenMenu('Asha Devi Rao', {
    [EMAIL]: () => response,
  })
  await menu.item('Send Email').click()
  const text = 'We are currently processing the email sending operation. Do not refresh the page.'
  const dialog = menu.screen.getByRole('dialog', { name: text })
  await expect.element(dialog).toBeVisible()
  return { ...menu, dialog, respond }
}

test('sending dialog: blocks closing, focus and navigation until the email is sent', async () => {
  const { requests, screen, router, dialog, respond } = await startSending()

  await expect.element(dialog).toMatchTextContent(/To asha@example\.com$/)
  expect(dialog.getByRole('button').elements()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
  await expect.element(dialog).toBeVisible()
  void router.navigate({ to: '/hr/batch' } as never)

  respond({ message: 'Email sent to asha@example.com.' })
  await expect.element(screen.getByRole('status')).toMatchTextContent('Email sent to asha@example.com.')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Actions for Asha Devi Rao' })).toHaveFocus()
  expect(findWrites(requests).map(({ path }) => path)).toEqual(['/api/enquiry/send-reminder/e1'])
  expect(router.state.location.pathname).toBe('/hr/enquiry')
})

test('sending dialog: closes and shows the error when the email is not sent', async () => {
  const { screen, dialog, respond } = await startSending()
  respond(errorResponse(503, { code: 'mail_unreachable', message: 'The mail server could not be reached.' }))

  await expect
    .element(screen.getByRole('alert'))
    .toMatchTextContent(/^Something Went Wrong\.Please Try Again LaterThe mail server could not be reached\./)
  await expect.element(dialog).not.toBeInTheDocument()
  expect(toastError).toHaveBeenLastCalledWith('Something Went Wrong.Please Try Again Later', 10_000, expect.anything())
})
