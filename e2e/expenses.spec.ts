import { choose, fill, labelled, toldBy } from './support/forms.ts'
import { fresh } from './support/office.ts'
import { expect, test } from './support/test.ts'

type Category = { _id: string; ledger: string; total: number; expenses: number }

test('a category, its expenses, the filters, the totals, and what is in use stays', async ({ page, office }) => {
  const rent = fresh('Rent')
  await office.signedInAs('admin')
  const stored = async (ledger = rent) => {
    const { categories } = await office.get<{ categories: Category[] }>('admin', '/api/admin/expense-category')
    return categories.find((category) => category.ledger === ledger)
  }
  const card = page.locator('[data-leads]').filter({ hasText: rent })
  const row = page.getByRole('row')
  const total = page.getByRole('definition')
  const save = page.getByRole('button', { name: 'Save' })
  const spend = async (remark: string, date: string, amount: string) => {
    await page.getByRole('link', { name: 'Add Expense' }).first().click()
    await expect(labelled(page, 'Ledger Name')).toHaveValue((await stored())?._id ?? 'none')
    await fill(page, { Remark: remark, Date: date, Amount: amount })
    await toldBy(page, ['Expense added successfully'], () => save.click())
    await expect(row.filter({ hasText: remark })).toBeVisible()
  }
  const erase = async (name: RegExp) => {
    await page.getByRole('button', { name }).click()
    const dialog = page.getByRole('dialog', { name: 'Are you sure?' })
    await expect(dialog).toContainText("You won't be able to revert this!")
    await dialog.getByRole('button', { name: 'Yes, delete it!' }).click()
  }

  await test.step('a category is added; the same name again is refused', async () => {
    await page.goto('/admin')
    await page.getByRole('navigation').getByRole('link', { name: 'View Expense Category' }).click()
    await page.getByRole('link', { name: 'Add Category' }).first().click()
    await fill(page, { 'Ledger Name': rent })
    await toldBy(page, ['Category added successfully'], () => page.keyboard.press('Enter'))
    await expect(row.filter({ hasText: rent })).toContainText(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}/)
    await fill(page, { 'Ledger Name': rent.toUpperCase() })
    await page.keyboard.press('Enter')
    await expect(page.getByText('An error occurred Expense not Add. Please try again.')).toBeVisible()
    await expect(labelled(page, 'Ledger Name')).toHaveAccessibleDescription('There is a category of this name already.')
    await fill(page, { 'Ledger Name': '' })
  })

  await test.step('expenses are written down under it, to the paisa', async () => {
    await row.getByRole('link', { name: rent }).click()
    await expect(page.getByRole('heading', { level: 1, name: rent })).toBeVisible()
    await expect(page.getByText('No Records Found')).toBeVisible()
    await page.getByRole('link', { name: 'Add Expense' }).first().click()
    await save.click()
    for (const words of ['Remark is required', 'Amount is required.'])
      await expect(page.getByText(words, { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await spend('October', '2026-10-03', '1,20,000.10')
    await spend('November', '2026-11-03', '1,25,000.20')
    await expect(total).toHaveText('₹2,45,000.30')
    for (let n = 1; n <= 10; n++)
      await office.post('admin', '/api/admin/expense', {
        ...{ ledger: (await stored())?._id, remark: `Repair ${n}`, date: '2026-11-04', amount: 0.1 },
      })
    await page.reload()
    await expect(row).toHaveCount(11)
    await page.getByRole('button', { name: 'View More' }).click()
    await expect(row).toHaveCount(13)
    await expect(total).toHaveText('₹2,45,001.30')
  })

  await test.step('month and year narrow the rows and the total, and survive a reload', async () => {
    await choose(page, { Month: 'October', Year: '2026' })
    await expect(row).toHaveCount(2)
    await expect(total).toHaveText('₹1,20,000.10')
    await page.reload()
    await expect(row.nth(1)).toContainText('October')
    await expect(total).toHaveText('₹1,20,000.10')
  })

  await test.step('an expense is changed; the list is as it was left', async () => {
    await page.getByRole('link', { name: /^Edit / }).click()
    await fill(page, { Amount: '1,20,500' })
    await toldBy(page, ['Expance updated successfully'], () => save.click())
    await expect(page).toHaveURL(/month=10&year=2026/)
    await expect(total).toHaveText('₹1,20,500')
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect(total).toHaveText('₹2,45,501.20')
  })

  await test.step('all expenses, and the card of the overview, say the same', async () => {
    await page.getByRole('link', { name: 'View Expense Category' }).first().click()
    await expect(card).toContainText('₹2,45,501.20')
    await expect(card).toContainText('12 expenses')
    await page.getByRole('link', { name: 'View All Expense' }).click()
    await expect(row.filter({ hasText: rent }).filter({ hasText: 'Repair' }).first()).toBeVisible()
  })

  await test.step('an expense is deleted after a question; sums follow, on screen and off', async () => {
    await page.goto(`/admin/view-single-category-expense?id=${(await stored())?._id}&month=11&year=2026`)
    await page.getByRole('button', { name: 'View More' }).click()
    await toldBy(page, ['Deleted!', 'Your Expense has been deleted'], () => erase(/₹1,25,000\.20, 2026-11-03/))
    await expect(total).toHaveText('₹1')
    expect(await stored()).toMatchObject({ total: 120_501, expenses: 11 })
    await page.getByRole('navigation').getByRole('link', { name: 'View Expense Category' }).last().click()
    await expect(card).toContainText('₹1,20,501')
  })

  await test.step('the category stays while it has expenses, and goes when it has none', async () => {
    await page.getByRole('link', { name: 'Add Category' }).click()
    await erase(new RegExp(`^Delete ${rent}$`))
    const refusal = page.getByRole('alert')
    await expect(refusal).toContainText('Error! An error occurred while deleting the expense category')
    await expect(refusal).toContainText('This category cannot be deleted: it has 11 expenses.')
    expect(await stored()).toMatchObject({ expenses: 11 })
    const tea = fresh('Tea')
    await office.post('admin', '/api/admin/add-expense-category', { ledger: tea })
    await page.reload()
    await toldBy(page, ['Deleted!', 'Your Expense Category has been deleted'], () =>
      erase(new RegExp(`^Delete ${tea}$`)),
    )
    await expect(row.filter({ hasText: tea })).toHaveCount(0)
    expect(await stored(tea)).toBeUndefined()
  })
})
