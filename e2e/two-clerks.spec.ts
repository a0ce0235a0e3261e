import type { Page } from '@playwright/test'
import { openSecondClerk } from './support/second-clerk.ts'
import { choose, expectToasts, fieldByLabel, fillFields } from './support/forms.ts'
import type { Office } from './support/office.ts'
import { waitUntilLoaded } from './support/screens.ts'
import { FULL_ONLY } from './support/full-only.ts'
import { expect, test } from './support/test.ts'

type Stored = { perAddress: string; degree: string; father: string }

const clickUpdate = (page: Page) => page.getByRole('button', { name: 'Update' }).click()
const CONFLICT = 'This record was changed after you opened it.'

test('two edits of one student: the second clerk gets a conflict and loses no input', async ({
  page,
  office,
  browser,
  address,
}) => {
  const student = await office.createStudent()
  const getStored = () => office.get<Stored>('hr', `/api/user/${student._id}`)
  await office.signInAs('hr')
  const other = await openSecondClerk(browser, address)
  for (const clerk of [page, other]) {
    await clerk.goto(`/update?id=${student._id}`)
    await expect(fieldByLabel(clerk, 'Degree')).toHaveValue('BCA')
  }

  await fillFields(page, { Degree: 'MCA' })
  await clickUpdate(page)
  await expect(page.getByText('Update Successful')).toBeVisible()

  await test.step('the second clerk sees the conflict and keeps the input', async () => {
    await fillFields(other, { 'Permanent Address': '7 Second Road' })
    await clickUpdate(other)
    await expect(other.getByRole('form').getByText(CONFLICT)).toBeVisible()
    await expect(fieldByLabel(other, 'Permanent Address')).toHaveValue('7 Second Road')
    expect(await getStored()).toMatchObject({ degree: 'MCA', perAddress: '3 Example Road' })
  })

  await test.step('after loading the current values, both edits are saved', async () => {
    await other.getByRole('button', { name: 'Load the current values' }).click()
    await expect(fieldByLabel(other, 'Degree')).toHaveValue('MCA')
    await expect(other.getByText(CONFLICT)).toHaveCount(0)
    await fillFields(other, { 'Permanent Address': '7 Second Road' })
    await clickUpdate(other)
    await expect(other.getByText('Update Successful')).toBeVisible()
    expect(await getStored()).toMatchObject({ degree: 'MCA', perAddress: '7 Second Road' })
  })

  await test.step('the first clerk gets a conflict and keeps their own values', async () => {
    await fillFields(page, { "Father's Name": 'First Clerk’s Word' })
    await clickUpdate(page)
    await expect(page.getByRole('form').getByText(CONFLICT)).toBeVisible()
    expect(await getStored()).toMatchObject({ father: 'Example Father' })
    await page.getByRole('button', { name: 'Keep mine' }).click()
    await expect(page.getByText(CONFLICT)).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'View Profile' })).toBeVisible()
    expect(await getStored()).toMatchObject({ father: 'First Clerk’s Word' })
  })
  await other.context().close()
})

async function fillFeeForm(page: Page, office: Office): Promise<{ listPaidAmounts: () => Promise<number[]> }> {
  const student = await office.createStudent()
  await office.signInAs('hr')
  await page.goto(`/hr/add-fees?id=${student._id}`)
  await fillFields(page, { 'Fees Amount': '3500' })
  await choose(page, { 'Payment Mode': 'Cash' })
  const listPaidAmounts = async () => {
    const { fee } = await office.get<{ fee: { paid: number }[] }>('hr', `/api/fee/${student._id}`)
    return fee.map(({ paid }) => paid)
  }
  return { listPaidAmounts }
}

test('add fee: a double click on Save issues one receipt', FULL_ONLY, async ({ page, office }) => {
  const { listPaidAmounts } = await fillFeeForm(page, office)
  await expectToasts(page, ['Details Saved'], () => page.getByRole('button', { name: 'Save', exact: true }).dblclick())
  await waitUntilLoaded(page)
  expect(await listPaidAmounts()).toEqual([3500])
})

test('add fee: Send again after a lost response issues no second receipt', FULL_ONLY, async ({ page, office }) => {
  const { listPaidAmounts } = await fillFeeForm(page, office)
  await page.route('**/api/fee/*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const again = page.getByRole('button', { name: 'Send again' })
  await expect(again).toBeVisible()
  await expect(page.getByRole('form').getByText('The server could not be reached.')).toBeVisible()
  await expect(fieldByLabel(page, 'Fees Amount')).toHaveValue('3500')
  expect(await listPaidAmounts()).toEqual([3500])

  await page.unroute('**/api/fee/*')
  await expectToasts(page, ['Details Saved'], () => again.click())
  expect(await listPaidAmounts()).toEqual([3500])
})

test(
  'add fee: one of two clerks who take the last amount is rejected',
  FULL_ONLY,
  async ({ page, office, browser, address }) => {
    const student = await office.createStudent({ Paidfee: 10_000 })
    await office.signInAs('hr')
    const other = await openSecondClerk(browser, address)
    for (const clerk of [page, other]) {
      await clerk.goto(`/hr/add-fees?id=${student._id}`)
      await fillFields(clerk, { 'Fees Amount': '2000' })
      await choose(clerk, { 'Payment Mode': 'Cash' })
    }
    await expectToasts(page, ['Details Saved'], () => page.getByRole('button', { name: 'Save', exact: true }).click())
    await other.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(other.getByRole('form').getByText(/took ₹2,000 just now\. ₹0 is pending\./)).toBeVisible()
    await other.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(fieldByLabel(other, 'Fees Amount')).toHaveAccessibleDescription(/Nothing is pending any more\./)
    await expect(fieldByLabel(other, 'Fees Amount')).toHaveValue('2000')
    const fees = await office.get<{ PendingFee: number; fee: object[] }>('hr', `/api/fee/${student._id}`)
    expect([fees.PendingFee, fees.fee.length]).toEqual([0, 2])
    await other.context().close()
  },
)
