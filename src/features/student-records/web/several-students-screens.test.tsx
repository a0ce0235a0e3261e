import { expect, test } from 'vitest'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { AddStudentsScreen, EditStudentsScreen } from './several-students-screens.tsx'

test.each([
  { words: 'Add Students', Screen: AddStudentsScreen, link: 'Add Student', href: '/hr/register' },
  { words: 'Edit Students', Screen: EditStudentsScreen, link: 'Student List', href: '/hr/StudentList' },
])('$words says how it is done, and leads there', async ({ words, Screen, link, href }) => {
  const { screen } = await renderScreen(<Screen />, { at: '/hr/studentAdd' })
  await expect.element(screen.getByRole('heading', { name: words })).toBeVisible()
  await expect.element(screen.getByText(/^Students are .* one at a time/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: link, exact: true })).toHaveAttribute('href', href)
})
