import { QueryClientProvider, useQuery, type QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'
import { ownRequests } from '#shared/web/own-writes.ts'
import { createQueryClient } from '#shared/web/query-client.ts'
import { createChangeReceiver } from './receive-changes.ts'

type Rows = { students: { _id: string; paid: number }[] }

let client: QueryClient
let receiver: ReturnType<typeof createChangeReceiver>
let data: Rows
const loadStudents = vi.fn<() => Promise<Rows>>(async () => data)
const loadExpenses = vi.fn<() => Promise<object>>(async () => ({ expenses: [] }))

function Lists() {
  const students = useQuery({ queryKey: ['dashboard', 'list'], queryFn: loadStudents, meta: { shows: ['students'] } })
  useQuery({ queryKey: ['expenses', 'list'], queryFn: loadExpenses })
  return (
    <main>
      <h1>Students</h1>
      <table>
        <tbody>
          {students.data?.students.map(({ _id, paid }) => (
            <tr key={_id}>
              <td>
                {_id} {paid}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <form noValidate>
        <input aria-label="Degree" />
      </form>
      <form noValidate data-merges-changes>
        <input aria-label="Amount" />
      </form>
    </main>
  )
}

beforeEach(async () => {
  client = createQueryClient()
  receiver = createChangeReceiver(client)
  data = { students: [{ _id: 'Asha', paid: 1 }] }
  vi.clearAllMocks()
  await userEvent.unhover(document.body)
})
afterEach(() => receiver.stop())

async function open() {
  const screen = await render(
    <QueryClientProvider client={client}>
      <Lists />
    </QueryClientProvider>,
  )
  await expect.element(screen.getByText('Asha 1')).toBeVisible()
  return screen
}
const tell = (topic: 'students' | 'courses', by = 'other') => receiver.receive({ changes: [{ topics: [topic], by }] })
const RAVI = { _id: 'Ravi', paid: 0 }

test('a burst of changes loads what shows them once, and nothing else', async () => {
  const screen = await open()
  data = { students: [RAVI, { _id: 'Asha', paid: 2 }] }
  for (let n = 0; n < 20; n++) tell('students', `${n}`)
  await expect.element(screen.getByText('Asha 2')).toBeVisible()
  expect(loadStudents).toHaveBeenCalledTimes(2)
  expect(loadExpenses).toHaveBeenCalledTimes(1)
})

test("the page's own change is not loaded again", async () => {
  await open()
  ownRequests.add('mine')
  tell('students', 'mine')
  tell('courses')
  await expect.poll(() => ownRequests.has('mine')).toBe(false)
  expect(loadStudents).toHaveBeenCalledTimes(1)
})

test('rows under the pointer get their new values and stay in place until it leaves', async () => {
  const screen = await open()
  await userEvent.hover(screen.getByText('Asha 1'))
  data = { students: [RAVI, { _id: 'Asha', paid: 2 }] }
  tell('students')
  await expect.element(screen.getByText('Asha 2')).toBeVisible()
  expect(screen.getByRole('row').elements()).toHaveLength(1)
  await userEvent.hover(screen.getByRole('heading'))
  await expect.element(screen.getByText('Ravi 0')).toBeVisible()
  expect(loadStudents).toHaveBeenCalledTimes(2)
})

test('while a field of a form has the focus, nothing is loaded', async () => {
  const screen = await open()
  const field = screen.getByLabelText('Degree')
  await userEvent.type(field, 'MCA')
  data = { students: [{ _id: 'Asha', paid: 3 }] }
  const hidden = vi.spyOn(client, 'isMutating')
  tell('students')
  // The receiver has tried more than once.
  await expect.poll(() => hidden.mock.calls.length).toBeGreaterThan(2)
  expect(loadStudents).toHaveBeenCalledTimes(1)
  await expect.element(field).toHaveValue('MCA')
  await userEvent.hover(screen.getByRole('heading'))
  await userEvent.click(screen.getByRole('heading'))
  await expect.element(screen.getByText('Asha 3')).toBeVisible()
})

test('a form that shows changes beside the input does not hold them back', async () => {
  const screen = await open()
  await userEvent.type(screen.getByLabelText('Amount'), '1000')
  data = { students: [{ _id: 'Asha', paid: 3 }] }
  tell('students')
  await expect.element(screen.getByText('Asha 3')).toBeVisible()
})

test('everything on screen is loaded again when changes may have been missed', async () => {
  await open()
  vi.spyOn(Math, 'random').mockReturnValue(0)
  receiver.receive({ refresh: true })
  await expect.poll(() => loadStudents.mock.calls.length + loadExpenses.mock.calls.length).toBe(4)
})
