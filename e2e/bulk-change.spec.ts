import { expect, test } from './support/test.ts'

test('bulk change: students ticked in the list are completed with the keyboard, seen before, and undone', async ({
  page,
  office,
}) => {
  const batch = await office.createBatch()
  await office.createStudents(batch, 3)
  await office.signInAs('hr')
  await page.goto(`/hr/StudentList?batch=${encodeURIComponent(batch.bCode)}`)
  await page.getByRole('checkbox', { name: 'Choose all on this page' }).press('Space')
  const last = page.getByRole('checkbox', { name: /^Choose / }).last()
  await last.press('Space')
  await page.getByRole('link', { name: 'Change selected (2)' }).press('Enter')

  await page.getByRole('combobox', { name: 'Course status' }).selectOption('Completed')
  const students = page.getByRole('table', { name: 'Students' })
  await expect(students.getByText('Course status: Not Completed → Completed')).toHaveCount(2)
  await expect(page.getByText('2 will change')).toBeVisible()
  await page.getByRole('button', { name: 'Change 2 students' }).press('Enter')

  await expect(page.getByText('2 students were changed')).toBeVisible()
  const recent = page.getByRole('table', { name: 'Recent changes' })
  const newest = recent.getByRole('row').nth(1)
  await expect(newest).toContainText('Course status: Completed')
  const countCompleted = async () => {
    const { students: all } = await office.get<{ students: { isCompleted: string }[] }>(
      'hr',
      `/api/user?batch=${encodeURIComponent(batch.bCode)}`,
    )
    return all.filter(({ isCompleted }) => isCompleted === 'yes').length
  }
  expect(await countCompleted()).toBe(2)

  await newest.getByRole('button', { name: 'Undo' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).press('Enter')

  await expect(newest).toContainText('Undone')
  expect(await countCompleted()).toBe(0)
})
