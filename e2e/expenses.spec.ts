import { choose, fillFields, fieldByLabel, expectToasts } from './support/forms.ts'
import { today } from './support/figures.ts'
import { uniqueName } from './support/office.ts'
import { expect, test } from './support/test.ts'

type Category = { _id: string; ledger: string; total: number; expenses: number }

test('expenses: categories, budgets, filters, totals and recurring expenses agree; a category in use cannot be deleted', async ({
  page,
  office,
}) => {
  const rent = uniqueName('Rent')
  await office.signInAs('admin')
  const getCategory = async (ledger = rent) => {
    const { categories } = await office.get<{ categories: Category[] }>('admin', '/api/admin/expense-category')
    return categories.find((category) => category.ledger === ledger)
  }
  const card = page.locator('[data-link]').filter({ hasText: rent })
  const row = page.getByRole('row')
  const total = page.getByRole('definition')
  const save = page.getByRole('button', { name: 'Save' })
  const addExpense = async (remark: string, date: string, amount: string) => {
    await page.getByRole('link', { name: 'Add Expense' }).first().click()
    await expect(fieldByLabel(page, 'Category')).toHaveValue((await getCategory())?._id ?? 'none')
    await fillFields(page, { Remark: remark, Date: date, Amount: amount })
    await choose(page, { 'Payment Mode': 'Cash' })
    await expectToasts(page, ['Expense added successfully'], () => save.click())
    await expect(row.filter({ hasText: remark })).toBeVisible()
  }
  const confirmDelete = async (name: RegExp) => {
    await page.getByRole('button', { name }).click()
    const dialog = page.getByRole('dialog', { name: 'Are you sure?' })
    await expect(dialog).toContainText("You won't be able to revert this!")
    await dialog.getByRole('button', { name: 'Yes, delete it!' }).click()
  }

  await test.step('a category is added; a duplicate name is rejected', async () => {
    await page.goto('/admin')
    await page.getByRole('navigation').getByRole('link', { name: 'View Expense Category' }).click()
    await page.getByRole('link', { name: 'Add Category' }).first().click()
    await fillFields(page, { Category: rent })
    await expectToasts(page, ['Category added successfully'], () => page.keyboard.press('Enter'))
    await expect(row.filter({ hasText: rent })).toContainText(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}/)
    await fillFields(page, { Category: rent.toUpperCase() })
    await page.keyboard.press('Enter')
    await expect(page.getByText('An error occurred Expense not Add. Please try again.')).toBeVisible()
    await expect(fieldByLabel(page, 'Category')).toHaveAccessibleDescription(
      'There is a category of this name already.',
    )
    await fillFields(page, { Category: '' })
  })

  await test.step('expenses are added to the paisa; View More shows the rest', async () => {
    await row.getByRole('link', { name: rent }).click()
    await expect(page.getByRole('heading', { level: 1, name: rent })).toBeVisible()
    await expect(page.getByText('No Records Found')).toBeVisible()
    await page.getByRole('link', { name: 'Add Expense' }).first().click()
    await save.click()
    for (const error of ['Remark is required', 'Amount is required.'])
      await expect(page.getByText(error, { exact: true })).toBeVisible()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await addExpense('October', '2026-10-03', '1,20,000.10')
    await addExpense('November', '2026-11-03', '1,25,000.20')
    await expect(total).toHaveText('₹2,45,000.30')
    for (let n = 1; n <= 10; n++)
      await office.post('admin', '/api/admin/expense', {
        ledger: (await getCategory())?._id,
        remark: `Repair ${n}`,
        date: '2026-11-04',
        amount: 0.1,
      })
    await page.reload()
    await expect(row).toHaveCount(11)
    await page.getByRole('button', { name: 'View More' }).click()
    await expect(row).toHaveCount(13)
    await expect(total).toHaveText('₹2,45,001.30')
  })

  await test.step('month and year filter rows and total, also after a reload', async () => {
    await choose(page, { Month: 'October', Year: '2026' })
    await expect(row).toHaveCount(2)
    await expect(total).toHaveText('₹1,20,000.10')
    await page.reload()
    await expect(row.nth(1)).toContainText('October')
    await expect(total).toHaveText('₹1,20,000.10')
  })

  await test.step('an edit returns to the filtered list', async () => {
    await page.getByRole('link', { name: /^Edit / }).click()
    await fillFields(page, { Amount: '1,20,500' })
    await expectToasts(page, ['Expense updated successfully'], () => save.click())
    await expect(page).toHaveURL(/month=10&year=2026/)
    await expect(total).toHaveText('₹1,20,500')
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect(total).toHaveText('₹2,45,501.20')
  })

  await test.step('the overview card and the list of all expenses agree', async () => {
    await page.getByRole('link', { name: 'View Expense Category' }).first().click()
    await expect(card).toContainText('₹2,45,501.20')
    await expect(card).toContainText('12 expenses')
    await page.getByRole('link', { name: 'View All Expense' }).click()
    await expect(row.filter({ hasText: rent }).filter({ hasText: 'Repair' }).first()).toBeVisible()
  })

  await test.step('an expense is deleted after a confirmation; totals follow', async () => {
    await page.goto(`/admin/view-single-category-expense?id=${(await getCategory())?._id}&month=11&year=2026`)
    await page.getByRole('button', { name: 'View More' }).click()
    await expectToasts(page, ['Deleted!', 'Your Expense has been deleted'], () =>
      confirmDelete(/₹1,25,000\.20, 2026-11-03/),
    )
    await expect(total).toHaveText('₹1')
    expect(await getCategory()).toMatchObject({ total: 120_501, expenses: 11 })
    await page.getByRole('navigation').getByRole('link', { name: 'View Expense Category' }).last().click()
    await expect(card).toContainText('₹1,20,501')
  })

  await test.step('a recurring expense is proposed on the day it is due and added with one click', async () => {
    await page.getByRole('link', { name: 'Recurring expenses' }).click()
    await page.getByRole('button', { name: 'Add recurring expense' }).first().click()
    const dialog = page.getByRole('dialog')
    await fieldByLabel(dialog, 'Category').selectOption(rent)
    await fieldByLabel(dialog, 'Payment Mode').selectOption('Online')
    await fillFields(dialog, { Remark: 'Both floors', 'First due day': today, Amount: '1,000' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(row.filter({ hasText: 'Both floors' })).toContainText(today)
    await page.getByRole('navigation').getByRole('link', { name: 'View Expense Category' }).last().click()
    const add = page.getByRole('button', { name: `Add ${rent}, ₹1,000, ${today}` })
    await expectToasts(page, ['V2026-27/', 'Expense added successfully'], () => add.click())
    await expect(add).toHaveCount(0)
    await expect(card).toContainText('₹1,21,501')
    await card.getByRole('link').click()
    await page.getByRole('button', { name: `Delete ${rent}, ₹1,000, ${today}` }).click()
    await page.getByRole('button', { name: 'Yes, delete it!' }).click()
    await expect(add).toBeVisible()
    await page.goto('/admin/recurring-expenses')
    await page.getByRole('button', { name: `End ${rent}` }).click()
    await page.getByRole('button', { name: 'End', exact: true }).click()
    await expect(row.filter({ hasText: 'Both floors' })).toHaveCount(0)
    await page.goto('/admin/view-expense-category')
  })

  await test.step('a category with expenses cannot be deleted; an empty one can', async () => {
    await page.getByRole('link', { name: 'Add Category' }).click()
    await confirmDelete(new RegExp(`^Delete ${rent}$`))
    await expect(page.getByText('Error! An error occurred while deleting the expense category')).toBeVisible()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('alert')).toContainText('This category cannot be deleted: it has 11 expenses.')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect(await getCategory()).toMatchObject({ expenses: 11 })
    const tea = uniqueName('Tea')
    await office.post('admin', '/api/admin/add-expense-category', { ledger: tea })
    await page.reload()
    await expectToasts(page, ['Deleted!', 'Your Expense Category has been deleted'], () =>
      confirmDelete(new RegExp(`^Delete ${tea}$`)),
    )
    await expect(row.filter({ hasText: tea })).toHaveCount(0)
    expect(await getCategory(tea)).toBeUndefined()
  })
})
