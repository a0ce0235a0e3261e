import { afterEach, expect, test } from 'vitest'
import { queryClientOf } from '#shared/web/query-client.ts'
import { fakeServer, restoreFetch, errorResponse } from '#testing/web/fake-server.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import type { Institute } from '../contract/institute.contract.ts'
import { useInstitute } from './public.ts'
import { SettingsScreen } from './settings-screen.tsx'

const sunrise: Institute = {
  name: 'Sunrise Institute',
  address: '1 Example Road',
  phone: '98000 00000',
  timeZone: 'Asia/Kolkata',
  selfRegistration: true,
  setUp: true,
  version: 3,
}

afterEach(() => {
  queryClientOf('anyone').clear()
  restoreFetch()
})

function Header() {
  return <p>Header: {useInstitute().name}</p>
}

/** The settings below something else that shows the institute, and a server that keeps what it is sent. */
async function opened() {
  let stored = sunrise
  const asked = fakeServer({
    'GET /api/institute': () => stored,
    'PUT /api/institute': ({ body, headers }: { body: unknown; headers: Headers }) => {
      if (headers.get('if-match') !== `"${stored.version}"`)
        return errorResponse(409, { code: 'stale', message: 'Somebody else was first.', current: stored } as never)
      stored = { ...stored, ...(body as Partial<Institute>), version: stored.version + 1 }
      return stored
    },
  })
  const shown = await renderScreen(
    <>
      <Header />
      <SettingsScreen />
    </>,
    { at: '/admin/settings' },
  )
  const writes = () => asked.filter(({ method }) => method === 'PUT')
  const elsewhere = (change: Partial<Institute>) => (stored = { ...stored, ...change, version: stored.version + 1 })
  return { ...shown, writes, elsewhere }
}

test('shows what is set, saves it with its version, and the new name stands in the header at once', async () => {
  const { screen, writes } = await opened()
  const name = screen.getByLabelText('Institute name')
  await expect.element(name).toHaveValue('Sunrise Institute')
  await expect.element(screen.getByLabelText('Time zone')).toHaveValue('Asia/Kolkata')
  await expect.element(screen.getByLabelText('Yes, and HR approves each of them')).toBeChecked()
  await name.fill('Sunset Institute')
  await screen.getByLabelText('Time zone').selectOptions('Asia/Tokyo')
  await screen.getByLabelText('No, HR registers them').click()
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByRole('status')).toMatchTextContent('Settings saved')
  await expect.element(screen.getByText('Header: Sunset Institute')).toBeVisible()
  const { address, phone } = sunrise
  const sent = { name: 'Sunset Institute', address, phone, timeZone: 'Asia/Tokyo', selfRegistration: false }
  expect(writes()[0]?.body).toEqual(sent)
  expect(writes()[0]?.headers.get('if-match')).toBe('"3"')
})

test('saved, the focus is on Save again, though nothing was changed', async () => {
  const { screen, writes } = await opened()
  const save = screen.getByRole('button', { name: 'Save' })
  for (const times of [1, 2]) {
    await save.click()
    await expect.poll(writes).toHaveLength(times)
    await expect.element(save).toBeEnabled()
    await expect.element(save).toHaveFocus()
  }
  await expect.element(screen.getByLabelText('Institute name')).not.toHaveFocus()
})

test('a second edit goes on from the first', async () => {
  const { screen, writes } = await opened()
  for (const [index, phone] of ['98000 00001', '98000 00002'].entries()) {
    await screen.getByLabelText('Phone').fill(phone)
    await screen.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => writes().at(-1)?.headers.get('if-match')).toBe(`"${3 + index}"`)
    await expect.element(screen.getByRole('button', { name: 'Save' })).toBeEnabled()
  }
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

test('who was second is told, and what was typed stays until it is chosen', async () => {
  const { screen, writes, elsewhere } = await opened()
  await screen.getByLabelText('Phone').fill('98000 00001')
  elsewhere({ address: '2 Other Road' })
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Somebody else was first\./)
  await expect.element(screen.getByLabelText('Phone')).toHaveValue('98000 00001')
  await screen.getByRole('button', { name: 'Load the current values' }).click()
  await expect.element(screen.getByLabelText('Address')).toHaveValue('2 Other Road')
  expect(writes()).toHaveLength(1)
})

test('what is missing is said beside the field, and nothing is sent', async () => {
  const { screen, writes } = await opened()
  await screen.getByLabelText('Institute name').fill(' ')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByLabelText('Institute name')).toBeInvalid()
  await expect.element(screen.getByText('This field is required')).toBeVisible()
  expect(writes()).toEqual([])
})
