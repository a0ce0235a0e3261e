import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { queryClientOf } from '#shared/web/query-client.ts'
import { fakeServer, restoreFetch, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { AdminStudentListScreen } from './admin-student-list-screen.tsx'
import { aList, anInstitute } from '#testing/web/student-list.ts'

afterEach(() => {
  restoreFetch()
  queryClientOf('anyone').clear()
})

/** The list as it is while `left` says so, a student's menu opened, and one of its entries chosen. */
async function asking(name: string, entry: string | RegExp, answer: (stays: (ids: string[]) => void) => object) {
  let left = aList.students
  const stays = (ids: string[]) => (left = left.filter(({ _id }) => ids.includes(_id)))
  const asked = fakeServer({
    'GET /api/user': () => ({ ...aList, students: left, total: left.length }),
    'GET /api/institute': anInstitute,
    'POST /api/admin/status': () => answer(stays),
  })
  const { screen } = await renderScreen(
    <main id="content">
      <AdminStudentListScreen />
    </main>,
    { at: '/admin/Student-List' },
  )
  await screen.getByRole('button', { name: `Actions for ${name}` }).click()
  await screen.getByRole('menuitem', { name: entry }).click()
  return {
    screen,
    dialog: screen.getByRole('dialog'),
    changes: () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body),
    lists: () => asked.filter(({ path }) => path === '/api/user').length,
  }
}

const CASES = [
  {
    ...{ name: 'Chetan Jain', id: 's3', entry: /^Active$/, status: 'Active', yes: 'Yes, activate' },
    question: "Are you sure you want to activate Chetan Jain's profile?",
    done: 'User has been activated.',
  },
  {
    ...{ name: 'Asha Rao', id: 's1', entry: 'Deactivate', status: 'Disable', yes: 'Yes, deactivate' },
    question: "Are you sure you want to deactivate Asha Rao's profile?",
    done: 'User has been deactivated.',
  },
  {
    ...{ name: 'Bina Das', id: 's2', entry: 'Delete', status: 'Delete', yes: 'Yes, delete it!' },
    question: "Are you sure you want to delete Bina Das's profile?",
    done: 'User has been deleted.',
  },
]

test.each(CASES)('$status asks, is sent with its reason, and says so', async (one) => {
  const { screen, dialog, changes, lists } = await asking(one.name, one.entry, () => ({ message: 'done' }))
  await expect.element(screen.getByRole('dialog', { name: one.question })).toBeVisible()
  await expect.element(dialog.getByText("You won't be able to revert this!")).toBeVisible()
  const before = lists()
  await dialog.getByLabelText('Reason').fill('Moved away')
  await dialog.getByRole('button', { name: one.yes }).click()
  await expect.element(screen.getByText(one.done)).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(changes()).toEqual([{ student: one.id, status: one.status, reason: 'Moved away' }])
  expect(lists()).toBeGreaterThan(before)
})

test('the reason may be left out', async () => {
  const { screen, dialog, changes } = await asking('Asha Rao', 'Deactivate', () => ({ message: 'done' }))
  await dialog.getByRole('button', { name: 'Yes, deactivate' }).click()
  await expect.element(screen.getByText('User has been deactivated.')).toBeVisible()
  expect(changes()).toEqual([{ student: 's1', status: 'Disable', reason: '' }])
})

test('Cancel and Escape change nothing, and give the focus back to the menu', async () => {
  const { screen, dialog, changes } = await asking('Asha Rao', 'Delete', () => ({ message: 'done' }))
  const opener = screen.getByRole('button', { name: 'Actions for Asha Rao' })
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await opener.click()
  await screen.getByRole('menuitem', { name: 'Delete' }).click()
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  expect(changes()).toEqual([])
})

test('once deleted, the row is gone and the next one’s menu has the focus', async () => {
  const { screen, dialog } = await asking('Bina Das', 'Delete', (stays) => {
    stays(['s1', 's3'])
    return { message: 'done' }
  })
  await dialog.getByRole('button', { name: 'Yes, delete it!' }).click()
  await expect.element(screen.getByText('User has been deleted.')).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /Bina Das/ })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Actions for Chetan Jain' })).toHaveFocus()
})

test('refused: it says so and why, the reason stays typed, and it can be sent again', async () => {
  let isDown = true
  const { screen, dialog, changes } = await asking('Asha Rao', 'Deactivate', () =>
    isDown
      ? errorResponse(409, { code: 'is_already', message: 'The student has this status already.' })
      : { message: 'done' },
  )
  await dialog.getByLabelText('Reason').fill('Fees not paid')
  await dialog.getByRole('button', { name: 'Yes, deactivate' }).click()
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent(/^An error occurred while updating the user status\.The student has this status already\.$/)
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue('Fees not paid')
  isDown = false
  await dialog.getByRole('button', { name: 'Yes, deactivate' }).click()
  await expect.element(screen.getByText('User has been deactivated.')).toBeVisible()
  expect(changes()).toHaveLength(2)
})

test('a reason that is too long says so beside the field, and nothing is sent', async () => {
  const { dialog, changes } = await asking('Asha Rao', 'Deactivate', () => ({ message: 'done' }))
  await dialog.getByLabelText('Reason').fill('a'.repeat(301))
  await dialog.getByRole('button', { name: 'Yes, deactivate' }).click()
  await expect.element(dialog.getByText('At most 300 characters.')).toBeVisible()
  expect(changes()).toEqual([])
})
