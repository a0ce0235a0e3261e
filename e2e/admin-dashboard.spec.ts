import { cardByLabel, cardNumber, daysAgo, toPaise, queryRows, tableRows, today, cardText } from './support/figures.ts'
import { fillFields, expectToasts } from './support/forms.ts'
import { uniqueName, type Office, registration } from './support/office.ts'
import { FULL_ONLY } from './support/full-only.ts'
import { waitUntilLoaded } from './support/screens.ts'
import { expect, test } from './support/test.ts'

const thisYear = Number(today.slice(0, 4))
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

type Money = { day: string; paise: string }
const RECEIVED = `select to_char(paid_on, 'YYYY-MM-DD') as day, (paid * 100)::bigint::text as paise
  from receipt where voided_at is null`
const SPENT = `select to_char(day, 'YYYY-MM-DD') as day, (amount * 100)::bigint::text as paise from expense where voided_at is null`
const sum = (rows: Money[], period = '') =>
  rows.reduce((paise, row) => paise + (row.day.startsWith(period) ? Number(row.paise) : 0), 0)

/** Creates one dropped, one placed and one deleted student, with receipts and expenses in this year and the last. */
async function createTwoYears(office: Office): Promise<{ activeStudent: string }> {
  const { course, bCode } = await office.createBatch()
  const [paying = '', dropped, deleted] = await office.createStudents({ course, bCode }, 3)
  const email = `${uniqueName('placed').replace(/ /g, '.')}@example.com`
  const placed = { ...registration(course, bCode), email, fname: 'Placed', isPlaced: 'placed' }
  await office.post('hr', '/api/user/register', placed)
  const pay = (student: string | undefined, paid: number | string, date: string) =>
    office.post<{ _id: string; receiptNo: string }>('hr', `/api/fee/${student}`, { payMode: 'Cash', paid, date })
  await pay(paying, '1234.10', today)
  await pay(paying, '0.20', `${thisYear - 1}-12-31`)
  await pay(dropped, 700, `${thisYear}-01-01`)
  await pay(deleted, '300.05', today)
  const { receiptNo, _id } = await pay(dropped, 999, today)
  await office.remove('hr', `/api/fee/${_id}`, { reason: 'Paid twice' })
  await office.post('admin', '/api/admin/status', { student: dropped, status: 'Disable' })
  await office.post('admin', '/api/admin/status', { student: deleted, status: 'Delete' })
  const { _id: ledger } = await office.post<{ _id: string }>('admin', '/api/admin/expense-category', {
    ledger: uniqueName('Rent'),
  })
  for (const [amount, date] of [
    ['250.30', today],
    ['5000', `${thisYear}-01-01`],
    ['0.70', `${thisYear - 1}-12-31`],
  ])
    await office.post('admin', '/api/admin/expense', { ledger, amount, date, remark: 'Of the journey' })
  return { activeStudent: receiptNo }
}

test(
  'admin dashboard: the figures equal the database and follow changes made elsewhere',
  FULL_ONLY,
  async ({ page, office, munshi }) => {
    await createTwoYears(office)
    await office.signInAs('admin')
    await page.goto('/admin')
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome Asha Example!' })).toBeVisible()
    await expect(cardByLabel(page, 'Total Balance')).toBeVisible()
    const received = await queryRows<Money>(munshi.databaseUrl, RECEIVED)
    const spent = await queryRows<Money>(munshi.databaseUrl, SPENT)

    await test.step('the cards and their links', async () => {
      const students = await queryRows<{ status: string; is_placed: boolean }>(
        munshi.databaseUrl,
        'select status, is_placed from student',
      )
      const active = students.filter(({ status }) => status === 'Active')
      const count = async (sql: string) => (await queryRows(munshi.databaseUrl, sql)).length
      const counts: Record<string, [number, string]> = {
        'Total Students': [
          students.filter(({ status }) => status === 'Active' || status === 'Disable').length,
          '/admin/Student-List?tab=All',
        ],
        'Active Students': [active.length, '/admin/Student-List?tab=Active'],
        'Dropped Students': [
          students.filter(({ status }) => status === 'Disable').length,
          '/admin/Student-List?tab=Disable',
        ],
        'Placed Students': [active.filter((one) => one.is_placed).length, '/admin/Student-List?tab=isPLaced'],
        'Total Batch': [await count('select id from batch where deleted_at is null'), '/admin/view-all-batch'],
        'Total Course': [await count('select id from course where deleted_at is null'), '/admin/view-course-admin'],
        'Total Enquiry': [await count('select id from enquiry where not is_placed'), '/admin/view-all-enquiry'],
      }
      for (const [label, [figure, path]] of Object.entries(counts)) {
        expect(await cardNumber(page, label), label).toBe(figure)
        await expect(cardByLabel(page, label).getByRole('link')).toHaveAttribute('href', path)
      }
      const sums: Record<string, [number, string | null]> = {
        'Total Received Amount': [sum(received), '/admin/view-Fee'],
        'Total Expense': [sum(spent), '/admin/view-expense-category'],
        'Total Balance': [sum(received) - sum(spent), null],
      }
      for (const [label, [paise, path]] of Object.entries(sums)) {
        expect(toPaise(await cardText(page, label)), label).toBe(paise)
        const link = cardByLabel(page, label).getByRole('link')
        if (path) await expect(link).toHaveAttribute('href', path)
        else await expect(link).toHaveCount(0)
      }
    })

    await test.step('received, spent and balance per month, for this year and the one before', async () => {
      for (const year of [thisYear, thisYear - 1]) {
        await page.getByLabel('Year').selectOption(String(year))
        await expect(page.getByText(`Per month of ${year}`)).toBeVisible()
        const expected = MONTHS.map((month, index) => {
          const period = `${year}-${String(index + 1).padStart(2, '0')}`
          const [income, expenses] = [sum(received, period), sum(spent, period)]
          return [month, income, expenses, income - expenses]
        })
        await page.getByRole('button', { name: 'All 12 months' }).click()
        await expect(page.getByRole('button', { name: 'Only six months' })).toBeVisible()
        const shown = await tableRows(page, `Per month of ${year}`)
        expect(shown.toReversed().map(([month, ...sums]) => [month, ...sums.map(toPaise)])).toEqual(expected)
        expect(expected.some(([, , , balance]) => balance !== 0)).toBe(true)
      }
    })

    await test.step('a change elsewhere shows without a reload', async () => {
      const before = toPaise(await cardText(page, 'Total Balance'))
      await cardByLabel(page, 'Total Expense').getByRole('link').click()
      await page.getByRole('link', { name: 'Add Expense' }).first().click()
      await page.getByLabel(/^Category/).selectOption({ index: 1 })
      await fillFields(page, { Remark: 'Latest', Date: today, Amount: '12.50' })
      await page.getByLabel(/^Payment Mode/).selectOption('Cash')
      await expectToasts(page, ['Expense added successfully'], () => page.getByRole('button', { name: 'Save' }).click())
      await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Dashboard' }).click()
      await expect.poll(async () => toPaise(await cardText(page, 'Total Balance'))).toBe(before - 1250)
    })
  },
)

test(
  'admin dashboard: pending fees show the longest due first, 6 per step, with links to the admin pages',
  FULL_ONLY,
  async ({ page, office }) => {
    const { course, bCode } = await office.createBatch()
    for (let index = 0; index < 13; index++) {
      const email = `${uniqueName('due').replace(/ /g, '.')}@example.com`
      const fname = `Owing${String.fromCharCode(65 + index)}`
      const joiningDate = daysAgo(36 + index)
      await office.post('hr', '/api/user/register', { ...registration(course, bCode), fname, email, joiningDate })
    }
    await office.signInAs('admin')
    await page.goto('/admin')
    await page.getByPlaceholder('Search by Student Name or Course or Batch').fill(bCode)
    await expect(page).toHaveURL(/search=/)
    const table = page.getByRole('table', { name: 'Students who have pending fees' })
    await expect(table).toHaveAttribute('aria-busy', 'false')
    const rows = table.locator('tbody tr')
    await expect(rows).toHaveCount(6)
    await expect(rows.first()).toContainText('OwingM')
    await page.getByRole('button', { name: 'View More' }).click()
    await expect(rows).toHaveCount(12)
    await page.getByRole('button', { name: 'View More' }).click()
    await expect(rows).toHaveCount(13)
    await expect(page.getByRole('button', { name: 'View More' })).toHaveCount(0)
    await rows.first().getByRole('link', { name: 'View fee records of OwingM Example' }).click()
    await expect(page).toHaveURL(/\/admin\/Student-Single-Fee\?id=/)
    await page.goBack()
    await page.getByRole('link', { name: 'OwingM Example', exact: true }).click()
    await expect(page).toHaveURL(/\/admin\/Single-Student-Profile\?id=/)
  },
)

test(
  'daily closing: equals the receipts of the day; a voided receipt is listed apart and cannot be printed',
  FULL_ONLY,
  async ({ page, office, munshi }) => {
    const { activeStudent } = await createTwoYears(office)
    await office.signInAs('admin')
    await page.goto('/admin')
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'View Fees' }).click()
    await expect(page).toHaveURL('/admin/view-Fee')
    await waitUntilLoaded(page)
    await page.getByRole('button', { name: 'Today' }).click()
    await expect(page.getByRole('heading', { name: `All receipts of ${today}` })).toBeVisible()
    const receipts = await queryRows<{ pay_mode: string; clerk: string; paise: string }>(
      munshi.databaseUrl,
      `select r.pay_mode, a.name as clerk, (r.paid * 100)::bigint::text as paise from receipt r
     join account a on a.id = r.issued_by where r.voided_at is null and r.paid_on = '${today}'`,
    )
    const linesBy = (key: 'pay_mode' | 'clerk') => {
      // One row per payment mode that occurs (no receipt here has an exact mode), and one per clerk who issued
      // receipts.
      const lines = new Map<string, [number, number]>()
      for (const receipt of receipts) {
        const [count, paise] = lines.get(receipt[key]) ?? [0, 0]
        lines.set(receipt[key], [count + 1, paise + Number(receipt.paise)])
      }
      return Object.fromEntries(lines)
    }
    const shownFigures = async (caption: string, part?: string) =>
      Object.fromEntries(
        (await tableRows(page, caption, part)).map(([name, count, paid]) => [
          name,
          [Number(count), toPaise(paid ?? '')],
        ]),
      ) as object
    await expect.poll(() => shownFigures('By payment mode')).toEqual(linesBy('pay_mode'))
    expect(await shownFigures('By clerk')).toEqual(linesBy('clerk'))
    const total = { Total: [receipts.length, receipts.reduce((paise, row) => paise + Number(row.paise), 0)] }
    expect(await shownFigures('By clerk', 'tfoot')).toEqual(total)

    await page.getByRole('searchbox').fill(activeStudent)
    await expect(page.getByText('No Records Found')).toBeVisible()
    await page.getByRole('tab', { name: 'Voided' }).click()
    const row = page.getByRole('row').filter({ hasText: activeStudent })
    await expect(row).toContainText(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}\s*by Hari Example/)
    await expect(row).toContainText('Paid twice')
    await expect(row.getByRole('link', { name: /Receipt/ })).toHaveCount(0)
    await expect(row.getByRole('link', { name: 'StudentB Example' })).toHaveAttribute(
      'href',
      /^\/admin\/Single-Student-Profile\?id=/,
    )
  },
)
