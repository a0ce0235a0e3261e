import { expect, test } from 'vitest'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { EditStudentsScreen } from './edit-students-screen.tsx'

test('Edit Students: explains that it is done one at a time, and links to the list', async () => {
  const { screen } = await renderScreen(<EditStudentsScreen />, { at: '/hr/StudentEdit' })

  await expect.element(screen.getByRole('heading', { name: 'Edit Students' })).toBeVisible()
  await expect.element(screen.getByText(/^Students are .* one at a time/)).toBeVisible()
  const link = screen.getByRole('link', { name: 'Student List', exact: true })
  await expect.element(link).toHaveAttribute('href', '/hr/StudentList')
})
