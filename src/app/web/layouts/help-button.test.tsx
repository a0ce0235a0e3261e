import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { closeCommandOverlay } from '#shared/web/command-overlay.ts'
import { TextInput } from '#shared/web/ui/elements/text-input.tsx'
import { HelpAction } from '#shared/web/ui/help-action.tsx'
import { fakeServer } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { Commands } from './commands.tsx'
import { HelpButton } from './help-button.tsx'

beforeEach(closeCommandOverlay)

async function renderFeeScreen() {
  fakeServer({
    'GET /api/search': { similar: false, students: [], receipts: [], batches: [], courses: [], enquiries: [] },
  })
  const { screen } = await renderScreen(
    <>
      <HelpButton />
      <TextInput label="Fees Amount" />
      <Commands area="hr" />
    </>,
    { at: '/hr/add-fees' },
  )
  const field = screen.getByLabelText('Fees Amount')
  await field.fill('4500')
  return { screen, field, drawer: screen.getByRole('dialog') }
}

test('help: the button opens the topic of the screen, and what was typed is there after it', async () => {
  const { screen, field, drawer } = await renderFeeScreen()

  await screen.getByRole('button', { name: 'Help' }).click()
  await expect.element(drawer.getByRole('heading', { name: 'Take a fee' })).toBeVisible()
  await expect.element(drawer.getByRole('link', { name: 'Open as a page' })).toHaveAttribute('href', '/help/fees')
  await userEvent.keyboard('{Escape}')

  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(field).toHaveValue('4500')
  await expect.element(screen.getByRole('button', { name: 'Help' })).toHaveFocus()
})

test('help: the button of a panel opens the topic of the panel', async () => {
  const { screen } = await renderScreen(
    <>
      <HelpAction topic="server" title="Version" />
      <Commands area="admin" />
    </>,
    { at: '/admin/settings' },
  )

  await screen.getByRole('button', { name: 'Help: Version' }).click()

  const drawer = screen.getByRole('dialog')
  await expect.element(drawer.getByRole('heading', { name: 'Install a new version', exact: true })).toBeVisible()
})

test('help: F1 opens it from a field, and a link shows another topic in its place', async () => {
  const { drawer } = await renderFeeScreen()

  await userEvent.keyboard('{F1}')
  await drawer.getByRole('link', { name: 'count of the cash' }).click()

  await expect.element(drawer.getByRole('heading', { name: 'Count the cash' })).toBeVisible()
  await drawer.getByRole('button', { name: 'All topics' }).click()
  await drawer.getByRole('link', { name: /^Backup and restore/ }).click()
  await expect.element(drawer.getByRole('heading', { name: 'It runs by itself' })).toBeVisible()
})

test('help: the search finds a heading by a name in its text, and opens it there', async () => {
  const { screen, drawer } = await renderFeeScreen()

  await userEvent.keyboard('{Control>}k{/Control}')
  await screen.getByRole('combobox').fill('write off')
  await screen
    .getByRole('group', { name: 'Help' })
    .getByRole('option', { name: /^Less to pay/ })
    .click()

  await expect.element(drawer.getByRole('heading', { name: 'Less to pay, or money back' })).toHaveFocus()
})
