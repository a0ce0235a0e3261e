import { Menu } from '@mantine/core'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show } from '../testing/show.tsx'
import { confirm } from './confirm.tsx'
import { RowMenu } from './row-menu.tsx'

const answers: boolean[] = []
const ask = () =>
  void confirm({
    title: 'Are you sure?',
    text: "You won't be able to revert this!",
    confirmLabel: 'Yes, delete it!',
    danger: true,
  }).then((answer) => answers.push(answer))

function Asking() {
  return (
    <main id="content">
      <button onClick={ask}>Delete</button>
      <RowMenu name="Asha">
        <Menu.Item onClick={ask}>Delete Asha</Menu.Item>
      </RowMenu>
    </main>
  )
}

test('cancelling is the first answer, and the focus goes back to the button that asked', async () => {
  const { screen } = await show(<Asking />)
  const button = screen.getByRole('button', { name: 'Delete', exact: true })
  await button.click()
  await expect.element(screen.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button).toHaveFocus()
  expect(answers.pop()).toBe(false)
})

test('asked from a menu, the focus goes back to the button of the menu', async () => {
  const { screen } = await show(<Asking />)
  const opener = screen.getByRole('button', { name: 'Actions for Asha' })
  await opener.click()
  await screen.getByRole('menuitem', { name: 'Delete Asha' }).click()
  await screen.getByRole('button', { name: 'Yes, delete it!' }).click()
  await expect.element(opener).toHaveFocus()
  expect(answers.pop()).toBe(true)
})

test('Escape is no', async () => {
  const { screen } = await show(<Asking />)
  await screen.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => answers.pop()).toBe(false)
})
