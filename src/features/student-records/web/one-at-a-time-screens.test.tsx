import { expect, test } from 'vitest'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { AddStudentsScreen, EditStudentsScreen } from './one-at-a-time-screens.tsx'

test.each([
  { title: 'Add Students', Screen: AddStudentsScreen, link: 'Add Student', href: '/hr/register' },
  { title: 'Edit Students', Screen: EditStudentsScreen, link: 'Student List', href: '/hr/StudentList' },
])('$title: explains that it is done one at a time, and links to $href', async ({ title, Screen, link, href }) => {
  const { screen } = await renderScreen(<Screen />, { at: '/hr/studentAdd' })

  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible()
  await expect.element(screen.getByText(/^Students are .* one at a time/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: link, exact: true })).toHaveAttribute('href', href)
})
