import { Menu } from '@mantine/core'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { confirmDelete } from './confirm-delete.ts'
import { confirm } from './confirm.tsx'
import { DataTable } from './data-table.tsx'
import { overlaysStand, overlaysWillCome } from './overlays-ready.ts'
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
  const { screen } = await renderScreen(<Asking />)
  const button = screen.getByRole('button', { name: 'Delete', exact: true })
  await button.click()
  await expect.element(screen.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button).toHaveFocus()
  expect(answers.pop()).toBe(false)
})

test('asked from a menu, the focus goes back to the button of the menu', async () => {
  const { screen } = await renderScreen(<Asking />)
  const opener = screen.getByRole('button', { name: 'Actions for Asha' })
  await opener.click()
  await screen.getByRole('menuitem', { name: 'Delete Asha' }).click()
  await screen.getByRole('button', { name: 'Yes, delete it!' }).click()
  await expect.element(opener).toHaveFocus()
  expect(answers.pop()).toBe(true)
})

test('Escape is no', async () => {
  const { screen } = await renderScreen(<Asking />)
  await screen.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => answers.pop()).toBe(false)
})

function People() {
  const [people, setPeople] = useState(['Asha', 'Ravi', 'Sita'])
  // As from a server: answered once the dialog is gone, and the list drawn a moment later.
  const remove = async (name: string) => {
    await new Promise((answered) => setTimeout(answered, 500))
    setTimeout(() => setPeople((all) => all.filter((one) => one !== name)), 50)
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

test('a deleted row hands the focus to the next, the last row to the one before it, the only one to the heading', async () => {
  const { screen } = await renderScreen(<People />)
  const erase = async (name: string) => {
    await screen.getByRole('button', { name: `Delete ${name}` }).click()
    await screen.getByRole('button', { name: 'Yes, delete it!' }).click()
    await expect.element(screen.getByRole('row', { name, includeHidden: true })).not.toBeInTheDocument()
  }
  await erase('Asha')
  await expect.element(screen.getByRole('button', { name: 'Delete Ravi' })).toHaveFocus()
  await erase('Sita')
  await expect.element(screen.getByRole('button', { name: 'Delete Ravi' })).toHaveFocus()
  await erase('Ravi')
  await expect.element(screen.getByRole('heading', { name: 'People' })).toHaveFocus()
})

test('asked before the page has its dialogs, the question waits for them', async () => {
  const { screen } = await renderScreen(<Asking />)
  overlaysWillCome()
  await screen.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  overlaysStand()
  await expect.element(screen.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
})
