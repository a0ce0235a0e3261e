import { beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { useFeeDrawer } from '#features/domain/fees/web/take-fee/fee-drawer-store.ts'
import type { SearchResults } from '#features/overview/search/contract/search.contract.ts'
import { closeCommandOverlay } from '#shared/web/command-overlay.ts'
import { type Area, removeIdentities, storeIdentity } from '#shared/web/identity-store.ts'
import { listRecentRecords, rememberRecord, startRecentRecords } from '#shared/web/recent-records.ts'
import { setSingleKeys, usePageKey } from '#shared/web/shortcuts.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { TextInput, Textarea } from '#shared/web/ui/elements/text-input.tsx'
import { fakeServer, type FakeResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { Commands } from './commands.tsx'

const FOUND: SearchResults = {
  similar: false,
  students: [
    {
      _id: 's1',
      name: 'Asha Rao',
      father: 'Vikram Rao',
      contact: '9811112222',
      email: 'asha@example.com',
      regNo: null,
      profile: null,
      photo: null,
      course: 'Tally',
      batch: 'T-1',
      otherCourses: [
        {
          course: 'Excel',
          batch: 'E-1',
        },
      ],
      status: 'Active',
      PendingFee: 8000,
      dueDate: '2026-01-31',
    },
  ],
  receipts: [
    {
      _id: 'r1',
      receiptNo: '2026-27/000001',
      name: 'Asha Rao',
      paid: 4000,
      date: '2026-08-01',
    },
  ],
  batches: [],
  courses: [],
  enquiries: [],
}

beforeEach(() => {
  closeCommandOverlay()
  setSingleKeys(true)
})

function PageContent({ onAdd }: { onAdd: () => void }) {
  const { isOpen, studentId } = useFeeDrawer()
  return (
    <main id="content">
      <output>{isOpen && `Fee form of ${studentId}`}</output>
      <Button onClick={onAdd} {...usePageKey('N')}>
        Add
      </Button>
      <TextInput label="Note" />
      <table>
        <tbody>
          {['Asha', 'Om'].map((name) => (
            <tr key={name}>
              <th scope="row">
                <button type="button">{name}</button>
              </th>
              <td>
                <button type="button">Edit {name}</button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  )
}

async function renderCommands({ area = 'hr' as Area, search = FOUND as FakeResponse } = {}) {
  const requests = fakeServer({ 'GET /api/search': search })
  storeIdentity(area, { _id: 'i1', token: 't', role: area, name: 'Hari', email: '' })
  let added = 0
  const { screen, router } = await renderScreen(
    <>
      <PageContent onAdd={() => added++} />
      <Commands area={area} />
    </>,
    { at: area === 'user' ? '/student' : '/hr/StudentList' },
  )
  await expect.element(screen.getByRole('button', { name: 'Add' })).toBeVisible()
  const openSearch = async () => {
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(screen.getByRole('combobox')).toHaveFocus()
  }
  const options = () =>
    screen
      .getByRole('option')
      .elements()
      .map(({ textContent }) => textContent)
  return { screen, requests, openSearch, options, added: () => added, location: () => router.state.location.href }
}

test('search: Ctrl K finds a student with the pending fee; arrow keys and Enter open an action', async () => {
  const { screen, openSearch, location } = await renderCommands()
  await openSearch()

  await userEvent.keyboard('98111 12')

  const student = screen.getByRole('option', { name: /^Asha Rao T-1, E-1 · 98111 12222 ₹8,000 pending$/ })
  await expect.element(student).toHaveAttribute('aria-selected', 'true')
  const box = screen.getByRole('combobox')
  expect(box.element().getAttribute('aria-activedescendant')).toBe(student.element().id)
  await userEvent.keyboard('{ArrowDown}')
  const addFee = screen.getByRole('option', { name: 'Add Fee for Asha Rao' })
  await expect.element(addFee).toHaveAttribute('aria-selected', 'true')
  expect(addFee.element().getAttribute('href')).toBe('/hr/add-fees?id=s1')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Fee form of s1')).toBeVisible()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(location()).toBe('/hr/StudentList')
})

test('search: Enter before the results have arrived opens the best of them', async () => {
  let respond = () => {}
  const response = new Promise<SearchResults>((resolve) => {
    respond = () => resolve(FOUND)
  })
  const { screen, requests, openSearch, location } = await renderCommands({ search: () => response })
  await openSearch()

  // Fills at once: typed letter by letter, a slow machine would search for the first ones too.
  await userEvent.fill(screen.getByRole('combobox'), 'asha')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => requests.map(({ query }) => query)).toEqual([{ q: 'asha' }])
  expect(location()).toBe('/hr/StudentList')
  respond()

  await expect.poll(location).toBe('/hr/Student-view?id=s1')
})

test('search: without text, the records opened last come first, until the identity signs out', async () => {
  startRecentRecords()
  const { openSearch, options } = await renderCommands()
  rememberRecord('hr', { kind: 'student', id: 's1', label: 'Asha Rao', detail: 'T-1' })
  rememberRecord('hr', { kind: 'batch', id: 'b1', label: 'T-1', detail: 'Tally' })

  await openSearch()

  await expect.poll(() => options().slice(0, 3)).toEqual(['T-1 Tally', 'ARAsha Rao T-1', 'Dashboard'])
  removeIdentities()
  storeIdentity('hr', { _id: 'i1', token: 't', role: 'hr', name: 'Hari', email: '' })
  expect(listRecentRecords('hr')).toEqual([])
})

test('search of a student: finds screens and actions without a request', async () => {
  const { requests, openSearch, options, location } = await renderCommands({ area: 'user' })
  await openSearch()

  await userEvent.keyboard('proj')

  await expect.poll(options).toEqual(['Project Add', 'View Project', 'Certificates, projects and links For students'])
  await userEvent.keyboard('{Enter}')
  await expect.poll(location).toBe('/student/AddProject')
  expect(requests).toEqual([])
})

test('shortcuts: keys press the button of the page, unless the user types, a dialog is open or they are off', async () => {
  const { screen, added, location } = await renderCommands()
  await userEvent.keyboard('n')
  expect(added()).toBe(1)

  await screen.getByLabelText('Note').click()
  await userEvent.keyboard('n')
  await expect.element(screen.getByLabelText('Note')).toHaveValue('n')
  await userEvent.tab()
  await userEvent.keyboard('?')
  const dialog = screen.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect.element(dialog).toBeVisible()
  await userEvent.keyboard('n')
  await dialog.getByRole('checkbox').click()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await userEvent.keyboard('n')
  expect(added()).toBe(1)

  setSingleKeys(true)
  await expect.element(screen.getByRole('button', { name: 'Add' })).toHaveAttribute('aria-keyshortcuts', 'N')
  await userEvent.keyboard('gf')
  await expect.poll(location).toBe('/hr/view-fee')
})

test('shortcuts: J and K move the focus from row to row', async () => {
  const { screen } = await renderCommands()
  const button = (name: string) => screen.getByRole('button', { name, exact: true })

  await userEvent.keyboard('j')
  await expect.element(button('Asha')).toHaveFocus()
  await userEvent.tab()
  await expect.element(button('Edit Asha')).toHaveFocus()
  await userEvent.keyboard('j')
  await expect.element(button('Om')).toHaveFocus()
  await userEvent.keyboard('j')
  await expect.element(button('Om')).toHaveFocus()
  await userEvent.keyboard('k')
  await expect.element(button('Asha')).toHaveFocus()
})

test.each([
  ['saves the form of the focused field', false, false, 1],
  ['does not save while the button is disabled', true, false, 0],
  ['leaves a form alone that has its own action', false, true, 0],
])('shortcuts: Ctrl Enter %s', async (_result, disabled, hasOwnAction, times) => {
  fakeServer({})
  let saved = 0
  const { screen } = await renderScreen(
    <>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          saved++
        }}
      >
        <Textarea label="Remark" onKeyDown={(event) => hasOwnAction && event.preventDefault()} />
        <button type="submit" disabled={disabled}>
          Save
        </button>
      </form>
      <Commands area="hr" />
    </>,
    { at: '/hr/StudentList' },
  )
  await screen.getByLabelText('Remark').click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')

  expect(saved).toBe(times)
})
