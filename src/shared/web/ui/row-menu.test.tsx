import { Menu } from '@mantine/core'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { RowMenu } from './row-menu.tsx'

test('RowMenu: opening by keyboard focuses the first enabled item; Escape returns to the button', async () => {
  const { screen } = await renderScreen(
    <main id="content">
      <RowMenu name="Asha">
        <Menu.Item disabled>Activate</Menu.Item>
        <Menu.Item>Deactivate</Menu.Item>
        <Menu.Item>Delete</Menu.Item>
      </RowMenu>
    </main>,
  )
  const button = screen.getByRole('button', { name: 'Actions for Asha' })
  await userEvent.tab()
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('menuitem', { name: 'Deactivate' })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
})
