import { expect, test } from 'vitest'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { PageHeader, type Crumb } from './page-header.tsx'

test('PageHeader: only the last breadcrumb has aria-current, though the path starts with that of the first', async () => {
  const crumbs: Crumb[] = [
    { label: 'Dashboard', link: { to: '/admin' } },
    { label: 'Students', link: { to: '/admin/Student-List' } },
    { label: 'Student Details' },
  ]
  const page = <PageHeader title="Student Details" crumbs={crumbs} />
  const { screen } = await renderScreen(page, { at: '/admin/Student-List/one' })
  const nav = screen.getByRole('navigation')
  await expect.element(nav.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  const current = nav.element().querySelectorAll('[aria-current]')
  expect([...current].map(({ textContent }) => textContent)).toEqual(['Student Details'])
})
