import { modals } from '@mantine/modals'
import { Menu } from '@mantine/core'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { confirmDelete } from './confirm-delete.ts'
import { confirm } from './confirm.tsx'
import { DataTable } from './data-table.tsx'
import { setOverlaysReady, expectOverlays } from './overlays-ready.ts'
import { RowMenu } from './row-menu.tsx'
import { toast } from './toast.ts'

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

/** Opens the dialog of a deletion whose response arrives when `respond` is called, and confirms it. */
async function startDeletion() {
  let respond: (error?: Error) => void = () => {}
  const remove = () =>
    new Promise<void>((resolve, reject) => {
      respond = (error) => (error ? reject(error) : resolve())
    })
  const { screen } = await renderScreen(
    <button onClick={() => void confirmDelete('Batch T-1 will be deleted.', remove)}>Delete</button>,
  )
  await screen.getByRole('button', { name: 'Delete', exact: true }).click()
  await screen.getByRole('button', { name: 'Yes, delete it!' }).click()
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  return { screen, dialog: screen.getByRole('dialog'), respond: (error?: Error) => respond(error) }
}

test('confirmDelete: a failed deletion keeps its reason in the dialog; its toast disappears', async () => {
  const { screen, dialog, respond } = await startDeletion()
  respond(new Error('This batch has 7 students. Move them first.'))

  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/^This batch has 7 students\. Move them first\.$/)
  await expect.element(dialog.getByRole('alert')).toHaveFocus()
  const failureToast = screen.getByText('Could not delete.')
  await expect.element(failureToast).toBeVisible()
  await expect.poll(() => failureToast.elements().length).toBe(0)
  await expect.element(dialog.getByRole('alert')).toBeVisible()
})

test('confirmDelete: a repeated deletion that succeeds removes the reason and shows a success only', async () => {
  const toastError = vi.spyOn(toast, 'error')
  const toastSuccess = vi.spyOn(toast, 'success')
  const { screen, dialog, respond } = await startDeletion()
  respond(new Error('The database is away.'))
  await expect.element(dialog.getByRole('alert')).toBeVisible()

  await screen.getByRole('button', { name: 'Yes, delete it!' }).click()
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument()
  respond()

  await expect.element(screen.getByText('Your Record Has Been Deleted')).toBeVisible()
  await expect.element(screen.getByText('Could not delete.')).not.toBeInTheDocument()
  expect(toastError).toHaveBeenCalledWith('Could not delete.', 1500, { replaces: 'deletion' })
  expect(toastSuccess).toHaveBeenCalledWith('Deleted!', 1500, expect.objectContaining({ replaces: 'deletion' }))
  await expect.element(dialog).not.toBeInTheDocument()
})

test('confirm: the dialog cannot be closed while the action runs', async () => {
  const { dialog, respond } = await startDeletion()
  await userEvent.keyboard('{Escape}')

  await expect.element(dialog).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Close' }).elements()).toEqual([])
  respond()
  await expect.element(dialog).not.toBeInTheDocument()
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
  // Behaves like a list that is fetched again: the row is still there while the dialog closes.
  const remove = async (name: string) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => setPeople((names) => names.filter((other) => other !== name))),
    )
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
  const request = vi.fn<() => void>()
  expectOverlays(request)
  await screen.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(request).toHaveBeenCalled()
  setOverlaysReady(modals)
  await expect.element(screen.getByRole('dialog', { name: 'Are you sure?' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
})
