import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { errorResponse, fakeServer } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { STUDENT_LIST } from '#testing/web/student-list.ts'
import { INSTITUTE } from '#testing/web/institute.ts'
import { AdminStudentListScreen } from './admin-student-list-screen.tsx'

const DONE = { message: 'done' }

/**
 * Opens the dialog from the menu of a student. `respond` returns the response to the change; `keepOnly` shortens the
 * list.
 */
async function openDialog(
  name: string,
  item: string | RegExp,
  respond: (keepOnly: (ids: string[]) => void) => object = () => DONE,
) {
  let students = STUDENT_LIST.students
  const keepOnly = (ids: string[]) => (students = students.filter(({ _id }) => ids.includes(_id)))
  const requests = fakeServer({
    'GET /api/user': () => ({ ...STUDENT_LIST, students, total: students.length }),
    'GET /api/institute': INSTITUTE,
    'POST /api/admin/status': () => respond(keepOnly),
  })
  const { screen } = await renderScreen(
    <main id="content">
      <AdminStudentListScreen />
    </main>,
    { at: '/admin/Student-List' },
  )
  const choose = async (student: string, label: string | RegExp) => {
    await screen.getByRole('button', { name: `Actions for ${student}` }).click()
    await screen.getByRole('menuitem', { name: label }).click()
  }
  await choose(name, item)
  return {
    screen,
    choose,
    dialog: screen.getByRole('dialog'),
    sentBodies: () => requests.filter(({ method }) => method === 'POST').map(({ body }) => body),
    countListRequests: () => requests.filter(({ path }) => path === '/api/user').length,
  }
}

const CASES = [
  {
    name: 'Chetan Jain',
    id: 's3',
    item: /^Active$/,
    status: 'Active',
    confirm: 'Yes, activate',
    question: "Are you sure you want to activate Chetan Jain's profile?",
    undo: 'You can deactivate the profile again at any time.',
    message: 'User has been activated.',
  },
  {
    name: 'Asha Rao',
    id: 's1',
    item: 'Deactivate',
    status: 'Disable',
    confirm: 'Yes, deactivate',
    question: "Are you sure you want to deactivate Asha Rao's profile?",
    undo: 'You can activate the profile again at any time.',
    message: 'User has been deactivated.',
  },
  {
    name: 'Bina Das',
    id: 's2',
    item: 'Delete',
    status: 'Delete',
    confirm: 'Yes, delete it!',
    question: "Are you sure you want to delete Bina Das's profile?",
    undo: /^An admin can restore the student within 30 days/,
    message: 'User has been deleted.',
  },
]

test('status dialog: activation, deactivation and deletion are confirmed, sent with their reason, and reported', async () => {
  const { screen, choose, dialog, sentBodies, countListRequests } = await openDialog(CASES[0]!.name, CASES[0]!.item)
  for (const [index, change] of CASES.entries()) {
    if (index > 0) await choose(change.name, change.item)
    await expect.element(screen.getByRole('dialog', { name: change.question })).toBeVisible()
    await expect.element(dialog.getByText(change.undo)).toBeVisible()
    const before = countListRequests()

    await dialog.getByLabelText('Reason').fill('Moved away')
    await dialog.getByRole('button', { name: change.confirm }).click()

    await expect.element(screen.getByText(change.message)).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(sentBodies().slice(index)).toEqual([{ student: change.id, status: change.status, reason: 'Moved away' }])
    await expect.poll(countListRequests).toBeGreaterThan(before)
  }
})

test('status dialog: Cancel, which has the focus, and Escape change nothing and return the focus to the menu; the reason is optional', async () => {
  const { screen, choose, dialog, sentBodies } = await openDialog('Asha Rao', 'Delete')
  await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()

  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Actions for Asha Rao' })).toHaveFocus()
  expect(sentBodies()).toEqual([])

  await choose('Asha Rao', 'Deactivate')
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('{Escape}')

  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Actions for Asha Rao' })).toHaveFocus()
  expect(sentBodies()).toEqual([])

  await choose('Asha Rao', 'Deactivate')
  await dialog.getByRole('button', { name: 'Yes, deactivate' }).click()

  await expect.element(screen.getByText('User has been deactivated.')).toBeVisible()
  expect(sentBodies()).toEqual([{ student: 's1', status: 'Disable', reason: '' }])
})

test('status dialog: after a deletion the menu of the next row has the focus', async () => {
  const { screen, dialog } = await openDialog('Bina Das', 'Delete', (keepOnly) => {
    keepOnly(['s1', 's3'])
    return DONE
  })

  await dialog.getByRole('button', { name: 'Yes, delete it!' }).click()

  await expect.element(screen.getByText('User has been deleted.')).toBeVisible()
  await expect.element(screen.getByRole('row', { name: /Bina Das/ })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Actions for Chetan Jain' })).toHaveFocus()
})

test('status dialog: a reason of more than 300 characters is rejected; an error shows message and reason, keeps the input, and can be sent again', async () => {
  let isDown = true
  const { screen, dialog, sentBodies } = await openDialog('Asha Rao', 'Deactivate', () =>
    isDown ? errorResponse(409, { code: 'is_already', message: 'The student has this status already.' }) : DONE,
  )
  await dialog.getByLabelText('Reason').fill('a'.repeat(301))
  await dialog.getByRole('button', { name: 'Yes, deactivate' }).click()
  await expect.element(dialog.getByText('At most 300 characters.')).toBeVisible()
  expect(sentBodies()).toEqual([])

  await dialog.getByLabelText('Reason').fill('Fees not paid')
  await dialog.getByRole('button', { name: 'Yes, deactivate' }).click()
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent(/^An error occurred while updating the user status\.The student has this status already\.$/)
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue('Fees not paid')

  isDown = false
  await dialog.getByRole('button', { name: 'Yes, deactivate' }).click()

  await expect.element(screen.getByText('User has been deactivated.')).toBeVisible()
  expect(sentBodies()).toHaveLength(2)
})
