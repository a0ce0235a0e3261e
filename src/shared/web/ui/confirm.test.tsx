import { Menu } from '@mantine/core'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { confirmDelete } from './confirm-delete.ts'
import { confirm } from './confirm.tsx'
import { DataTable } from './data-table.tsx'
import { setOverlaysReady, expectOverlays } from './overlays-ready.ts'
import { RowMenu } from './row-menu.tsx'

const results: boolean[] = []
const openDialog = () =>
  void confirm({
    title: 'Are you sure?',
    text: "You won't be able to revert this!",
    confirmLabel: 'Yes, delete it!',
    danger: true,
  }).then((result) => results.push(result))

function Page() {
  return (
    <main id="content">
      <button onClick={openDialog}>Delete</button>
      <RowMenu name="Asha">
        <Menu.Item onClick={openDialog}>Delete Asha</Menu.Item>
      </RowMenu>
    </main>
  )
}

test('confirm: with danger, Cancel has the focus; after closing, the button that opened the dialog has it', async () => {
  const { screen } = await renderScreen(<Page />)
  const button = screen.getByRole('button', { name: 'Delete', exact: true })
  await button.click()
  await expect.element(screen.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button).toHaveFocus()
  expect(results.pop()).toBe(false)
})

test('confirm: after a dialog opened from a menu closes, the menu’s button has the focus', async () => {
  const { screen } = await renderScreen(<Page />)
  const menuButton = screen.getByRole('button', { name: 'Actions for Asha' })
  await menuButton.click()
  await screen.getByRole('menuitem', { name: 'Delete Asha' }).click()
  await screen.getByRole('button', { name: 'Yes, delete it!' }).click()
  await expect.element(menuButton).toHaveFocus()
  expect(results.pop()).toBe(true)
})

test('confirm: Escape cancels', async () => {
  const { screen } = await renderScreen(<Page />)
  await screen.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => results.pop()).toBe(false)
})

function People() {
  const [people, setPeople] = useState(['Asha', 'Ravi', 'Sita'])
  // Like a server: responds after the dialog has closed; the list is rendered a moment later.
  const remove = async (name: string) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    setTimeout(() => setPeople((names) => names.filter((other) => other !== name)), 50)
  }
  return (
    <main id="content">
      <h1 tabIndex={-1}>People</h1>
      {people.length > 0 && (
        <DataTable
          label="People"
          rows={people}
          rowKey={(name) => name}
          columns={[{ key: 'name', header: 'Name', primary: true, cell: (name) => name }]}
          actions={(name) => (
            <>
              <button>Edit {name}</button>
              <button onClick={() => void confirmDelete(`${name} will be deleted.`, () => remove(name))}>
                Delete {name}
              </button>
            </>
          )}
        />
      )}
    </main>
  )
}

test('confirmDelete: the focus moves to the next row, from the last row to the previous, from the only row to the heading', async () => {
  const { screen } = await renderScreen(<People />)
  const deletePerson = async (name: string) => {
    await screen.getByRole('button', { name: `Delete ${name}` }).click()
    await screen.getByRole('button', { name: 'Yes, delete it!' }).click()
    await expect.element(screen.getByRole('row', { name, includeHidden: true })).not.toBeInTheDocument()
  }
  await deletePerson('Asha')
  await expect.element(screen.getByRole('button', { name: 'Delete Ravi' })).toHaveFocus()
  await deletePerson('Sita')
  await expect.element(screen.getByRole('button', { name: 'Delete Ravi' })).toHaveFocus()
  await deletePerson('Ravi')
  await expect.element(screen.getByRole('heading', { name: 'People' })).toHaveFocus()
})

test('confirm: a dialog opened before overlays are loaded waits for them', async () => {
  const { screen } = await renderScreen(<Page />)
  expectOverlays()
  await screen.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  setOverlaysReady()
  await expect.element(screen.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
})
