import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fakeServer, errorResponse } from '#testing/web/fake-server.ts'
import { createImage, paintHalves } from '#testing/web/images.ts'
import { renderScreen } from '#testing/web/render-screen.tsx'
import type { Settings } from '#features/base/institute/contract/institute.contract.ts'
import {
  DEFAULT_ENQUIRY_FIELDS,
  DEFAULT_REGISTRATION_FIELDS,
} from '#features/base/institute/contract/required-fields.ts'
import { SettingsScreen } from './settings-screen.tsx'
import { useInstitute } from '../use-institute.ts'

const SETTINGS: Settings = {
  name: 'Sunrise Institute',
  address: '1 Example Road',
  phone: '98000 00000',
  timeZone: 'Asia/Kolkata',
  selfRegistration: true,
  receiptLanguage: 'en',
  receiptPaper: 'a4',
  gstin: null,
  receiptTerms: null,
  logo: null,
  upiId: null,
  regNoPattern: null,
  registrationFields: DEFAULT_REGISTRATION_FIELDS,
  enquiryFields: DEFAULT_ENQUIRY_FIELDS,
  hrClosesAll: false,
  twoFactor: 'off',
  checklist: true,
  setUp: true,
  mail: false,
  version: 3,
}

const LOGO = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'

function Header() {
  const { name, logo } = useInstitute()
  return (
    <p>
      Header: {name} {logo !== null && 'with logo'}
    </p>
  )
}

async function openSettings() {
  let stored = SETTINGS
  const requests = fakeServer({
    'GET /api/institute': () => stored,
    'GET /api/institute/settings': () => stored,
    'GET /api/institute/disk': { state: 'ok', free: null, total: null },
    'PUT /api/institute/logo': () => {
      stored = { ...stored, logo: LOGO }
      return { logo: LOGO }
    },
    'DELETE /api/institute/logo': () => {
      stored = { ...stored, logo: null }
      return { logo: null }
    },
    'PUT /api/institute': ({ body, headers }: { body: unknown; headers: Headers }) => {
      if (headers.get('if-match') !== `"${stored.version}"`)
        return errorResponse(409, { code: 'stale', message: 'Somebody else was first.', current: stored } as never)
      stored = { ...stored, ...(body as Partial<Settings>), version: stored.version + 1 }
      return stored
    },
  })
  const rendered = await renderScreen(
    <>
      <Header />
      <SettingsScreen />
    </>,
    { at: '/admin/settings' },
  )
  const listWrites = () => requests.filter(({ method }) => method === 'PUT')
  const changeElsewhere = (change: Partial<Settings>) =>
    (stored = { ...stored, ...change, version: stored.version + 1 })
  return { ...rendered, listWrites, changeElsewhere }
}

test('SettingsScreen saves the form with its version, and the header shows the new name', async () => {
  const { screen, listWrites } = await openSettings()
  const name = screen.getByLabelText('Institute name')
  await expect.element(name).toHaveValue('Sunrise Institute')
  await expect.element(screen.getByLabelText('Time zone')).toHaveValue('Asia/Kolkata')
  await expect.element(screen.getByLabelText('Yes, and HR approves each of them')).toBeChecked()
  await name.fill('Sunset Institute')
  await screen.getByLabelText('Time zone').selectOptions('Asia/Tokyo')
  await screen.getByLabelText('No, HR registers them').click()
  await screen.getByLabelText('Language of printed receipts').selectOptions('Français')
  await screen.getByLabelText('Paper of receipts').selectOptions('Roll, 80 mm')
  await screen.getByLabelText('GSTIN').fill('27AAPFU0939F1ZV')
  await screen.getByLabelText('Terms on receipts').fill('No refunds.')
  await screen.getByLabelText('UPI id').fill('fees@examplebank')
  await screen.getByLabelText('Two-factor sign-in').selectOptions('Required for all staff')
  await screen.getByLabelText('Hidden', { exact: true }).click()
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByRole('status')).toMatchTextContent('Settings saved')
  await expect.element(screen.getByText('Header: Sunset Institute')).toBeVisible()
  const { address, phone } = SETTINGS
  const body = {
    name: 'Sunset Institute',
    address,
    phone,
    timeZone: 'Asia/Tokyo',
    selfRegistration: false,
    receiptLanguage: 'fr',
    receiptPaper: 'roll',
    gstin: '27AAPFU0939F1ZV',
    receiptTerms: 'No refunds.',
    hrClosesAll: false,
    upiId: 'fees@examplebank',
    regNoPattern: '',
    registrationFields: DEFAULT_REGISTRATION_FIELDS,
    enquiryFields: DEFAULT_ENQUIRY_FIELDS,
    twoFactor: 'staff',
    checklist: false,
  }
  expect(listWrites()[0]?.body).toEqual(body)
  expect(listWrites()[0]?.headers.get('if-match')).toBe('"3"')
})

test('SettingsScreen saves and removes the logo at once, and keeps what is typed in the form', async () => {
  const { screen, listWrites } = await openSettings()
  await screen.getByRole('textbox', { name: 'Phone' }).fill('98000 00001')
  const logo = screen.getByRole('group', { name: 'Logo' })
  const input = logo.element().querySelector<HTMLInputElement>('input[type=file]')!

  await userEvent.upload(input, await createImage({ width: 300, height: 100 }, paintHalves))

  await expect.element(screen.getByRole('status')).toMatchTextContent('Logo saved')
  await expect.element(screen.getByText('Header: Sunrise Institute with logo')).toBeVisible()
  expect(listWrites()[0]?.body).toEqual({ image: expect.stringMatching(/^iVBOR/) })
  await logo.getByRole('button', { name: 'Remove' }).click()
  await expect.element(screen.getByText('with logo')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('98000 00001')
})

test('SettingsScreen keeps the focus on Save after saving', async () => {
  const { screen, listWrites } = await openSettings()
  const save = screen.getByRole('button', { name: 'Save' })
  for (const times of [1, 2]) {
    await save.click()
    await expect.poll(listWrites).toHaveLength(times)
    await expect.element(save).toBeEnabled()
    await expect.element(save).toHaveFocus()
  }
  await expect.element(screen.getByLabelText('Institute name')).not.toHaveFocus()
})

test('SettingsScreen saves a second edit with the new version', async () => {
  const { screen, listWrites } = await openSettings()
  for (const [index, phone] of ['98000 00001', '98000 00002'].entries()) {
    await screen.getByRole('textbox', { name: 'Phone' }).fill(phone)
    await screen.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => listWrites().at(-1)?.headers.get('if-match')).toBe(`"${3 + index}"`)
    await expect.element(screen.getByRole('button', { name: 'Save' })).toBeEnabled()
  }
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

test('SettingsScreen keeps the input on a conflict until the current values are loaded (409)', async () => {
  const { screen, listWrites, changeElsewhere } = await openSettings()
  await screen.getByRole('textbox', { name: 'Phone' }).fill('98000 00001')
  changeElsewhere({ address: '2 Other Road' })
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByRole('alert')).toMatchTextContent(/Somebody else was first\./)
  await expect.element(screen.getByRole('textbox', { name: 'Phone' })).toHaveValue('98000 00001')
  await screen.getByRole('button', { name: 'Load the current values' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Address' })).toHaveValue('2 Other Road')
  expect(listWrites()).toHaveLength(1)
})

test('SettingsScreen shows a missing value beside its field and sends nothing', async () => {
  const { screen, listWrites } = await openSettings()
  await screen.getByLabelText('Institute name').fill(' ')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByLabelText('Institute name')).toBeInvalid()
  await expect.element(screen.getByText('This field is required')).toBeVisible()
  expect(listWrites()).toEqual([])
})

const GB = 1024 ** 3

test.each([
  ['low', 'almost full', '812 MB of 40 GB are free.'],
  ['full', "server's disk is full", 'Everything saved so far is safe and can be read.'],
])('SettingsScreen warns when the disk is %s', async (state, title, text) => {
  fakeServer({
    'GET /api/institute': SETTINGS,
    'GET /api/institute/settings': SETTINGS,
    'GET /api/institute/disk': { state, free: 812 * 1024 ** 2, total: 40 * GB },
  })
  const { screen } = await renderScreen(<SettingsScreen />, { at: '/admin/settings' })
  await expect.element(screen.getByRole('alert')).toMatchTextContent(new RegExp(title))
  await expect.element(screen.getByRole('alert')).toMatchTextContent(new RegExp(text))
})

test('SettingsScreen shows no warning while the disk has space', async () => {
  const requests = fakeServer({
    'GET /api/institute': SETTINGS,
    'GET /api/institute/settings': SETTINGS,
    'GET /api/institute/disk': { state: 'ok', free: 12 * GB, total: 40 * GB },
  })
  const { screen } = await renderScreen(<SettingsScreen />, { at: '/admin/settings' })
  await expect.element(screen.getByLabelText('Institute name')).toHaveValue('Sunrise Institute')
  await expect.poll(() => requests.map(({ path }) => path)).toContain('/api/institute/disk')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})
