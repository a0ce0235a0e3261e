import type { Page } from '@playwright/test'
import { openSecondClerk } from './support/second-clerk.ts'
import { choose, fillFields, labelled } from './support/forms.ts'
import type { Office } from './support/office.ts'
import { expect, test } from './support/test.ts'

type Stored = { perAddress: string; degree: string; father: string }

const update = (page: Page) => page.getByRole('button', { name: 'Update' }).click()
const TOLD = 'Somebody else has changed this record since you opened it.'

test('two edits of one student: the second clerk gets a conflict and loses no input', async ({
  page,
  office,
  browser,
  address,
}) => {
  const student = await office.createStudent()
  const stored = () => office.get<Stored>('hr', `/api/user/${student._id}`)
  await office.signInAs('hr')
  const other = await openSecondClerk(browser, address)
  for (const one of [page, other]) {
    await one.goto(`/update?id=${student._id}`)
    await expect(labelled(one, 'Degree')).toHaveValue('BCA')
  }

  await fillFields(page, { Degree: 'MCA' })
  await update(page)
  await expect(page.getByText('Update Successful')).toBeVisible()

  await test.step('the second clerk sees the conflict and keeps the input', async () => {
    await fillFields(other, { 'Permanent Address': '7 Second Road' })
    await update(other)
    await expect(other.getByRole('form').getByText(TOLD)).toBeVisible()
    await expect(labelled(other, 'Permanent Address')).toHaveValue('7 Second Road')
    expect(await stored()).toMatchObject({ degree: 'MCA', perAddress: '3 Example Road' })
  })

  await test.step('after loading the current values, both edits are saved', async () => {
    await other.getByRole('button', { name: 'Load the current values' }).click()
    await expect(labelled(other, 'Degree')).toHaveValue('MCA')
    await expect(other.getByText(TOLD)).toHaveCount(0)
    await fillFields(other, { 'Permanent Address': '7 Second Road' })
    await update(other)
    await expect(other.getByText('Update Successful')).toBeVisible()
    expect(await stored()).toMatchObject({ degree: 'MCA', perAddress: '7 Second Road' })
  })

  await test.step('the first clerk gets a conflict and keeps their own values', async () => {
    await fillFields(page, { "Father's Name": 'First Clerk’s Word' })
    await update(page)
    await expect(page.getByRole('form').getByText(TOLD)).toBeVisible()
    expect(await stored()).toMatchObject({ father: 'Example Father' })
    await page.getByRole('button', { name: 'Keep mine' }).click()
    await expect(page.getByText(TOLD)).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'View Profile' })).toBeVisible()
    expect(await stored()).toMatchObject({ father: 'First Clerk’s Word' })
  })
  await other.context().close()
})

/** Opens the Add Fees form and fills it in. */
async function fillFeeForm(page: Page, office: Office): Promise<{ receipts: () => Promise<number[]> }> {
  const student = await office.createStudent()
  await office.signInAs('hr')
  await page.goto(`/hr/add-fees?id=${student._id}`)
  await fillFields(page, { 'Fees Amount': '3500' })
  await choose(page, { 'Payment Mode': 'Cash' })
  const receipts = async () => {
    const { fee } = await office.get<{ fee: { paid: number }[] }>('hr', `/api/fee/${student._id}`)
    return fee.map(({ paid }) => paid)
  }
  return { receipts }
}

test('add fee: a double click on Save issues one receipt', async ({ page, office }) => {
  const { receipts } = await fillFeeForm(page, office)
  await page.getByRole('button', { name: 'Save' }).dblclick()
  await expect(page.getByText('Details Saved')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await receipts()).toEqual([3500])
})

test('add fee: Send again after a lost response issues no second receipt', async ({ page, office }) => {
  const { receipts } = await fillFeeForm(page, office)
  await page.route('**/api/fee/*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort('connectionreset')
  })
  await page.getByRole('button', { name: 'Save' }).click()
  const again = page.getByRole('button', { name: 'Send again' })
  await expect(again).toBeVisible()
  await expect(page.getByRole('form').getByText('The server could not be reached.')).toBeVisible()
  await expect(labelled(page, 'Fees Amount')).toHaveValue('3500')
  expect(await receipts()).toEqual([3500])

  await page.unroute('**/api/fee/*')
  await again.click()
  await expect(page.getByText('Details Saved')).toBeVisible()
  expect(await receipts()).toEqual([3500])
})

test('add fee: of two clerks who take the last amount, one is rejected', async ({ page, office, browser, address }) => {
  const student = await office.createStudent({ Paidfee: 10_000 })
  await office.signInAs('hr')
  const other = await openSecondClerk(browser, address)
  for (const one of [page, other]) {
    await one.goto(`/hr/add-fees?id=${student._id}`)
    await fillFields(one, { 'Fees Amount': '2000' })
    await choose(one, { 'Payment Mode': 'Cash' })
  }
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Details Saved')).toBeVisible()
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(labelled(other, 'Fees Amount')).toHaveAccessibleDescription(/Nothing is pending any more\./)
  await expect(labelled(other, 'Fees Amount')).toHaveValue('2000')
  const fees = await office.get<{ PendingFee: number; fee: object[] }>('hr', `/api/fee/${student._id}`)
  expect([fees.PendingFee, fees.fee.length]).toEqual([0, 2])
  await other.context().close()
})
