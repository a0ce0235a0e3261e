import { expect, test } from 'vitest'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { READING_MS, toast } from './toast.ts'

const measureDuration = async (role: 'status' | 'alert', text: string, showToast: () => void) => {
  const { screen } = await renderScreen(<p>page</p>)
  // A toast below the pointer stays.
  await screen.getByText('page').hover()
  const notice = screen.getByRole(role).filter({ hasText: text })
  const since = performance.now()
  showToast()
  await expect.element(notice).toBeVisible()
  await expect.poll(() => notice.elements().length).toBe(0)
  return performance.now() - since
}

test.each([1500, 2000] as const)('toast: a toast of %i ms disappears after that time', async (ms) => {
  const duration = await measureDuration('status', 'Details Saved', () => toast.success('Details Saved', ms))
  expect(duration).toBeGreaterThanOrEqual(ms)
  expect(duration).toBeLessThan(ms + 5_000)
})

test('toast: errors have role alert, successes role status', async () => {
  const { screen } = await renderScreen(<p>page</p>)
  toast.error('Password Do Not Match', 2000)
  toast.success('Deleted!', 1500, { detail: 'Your Record Has Been Deleted' })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Password Do Not Match')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Deleted!Your Record Has Been Deleted')
})

test('toast: a longer toast remains after a shorter one disappears', async () => {
  const { screen } = await renderScreen(<p>page</p>)
  // A toast below the pointer stays.
  await screen.getByText('page').hover()
  toast.error('Wrong password', 30_000)
  toast.success('Details Saved', 2_000)
  await expect.element(screen.getByRole('status')).toBeVisible()
  await expect.poll(() => screen.getByText('Details Saved').elements().length).toBe(0)
  await expect.element(screen.getByRole('alert')).toBeVisible()
})

test('toast: replaces the toast of the same action, and no other', async () => {
  const { screen } = await renderScreen(<p>page</p>)
  toast.error('Wrong password', 30_000)
  toast.error('The mail server could not be reached.', READING_MS, { replaces: 'mail' })
  await expect.element(screen.getByText('The mail server could not be reached.')).toBeVisible()
  toast.success('Email sent to asha@example.com.', READING_MS, { replaces: 'mail' })
  await expect.element(screen.getByText('Email sent to asha@example.com.')).toBeVisible()
  await expect.element(screen.getByText('The mail server could not be reached.')).not.toBeInTheDocument()
  await expect.element(screen.getByText('Wrong password')).toBeVisible()
})
