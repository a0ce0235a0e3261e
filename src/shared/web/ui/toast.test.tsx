import { expect, test } from 'vitest'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { toast } from './toast.ts'

const standing = async (role: 'status' | 'alert', text: string, raise: () => void) => {
  const { screen } = await renderScreen(<p>page</p>)
  const notice = screen.getByRole(role).filter({ hasText: text })
  raise()
  await expect.element(notice).toBeVisible()
  const since = performance.now()
  await expect.poll(() => notice.elements().length, { timeout: 4_000, interval: 20 }).toBe(0)
  return performance.now() - since
}

test.each([1500, 2000])('a toast of %i ms stands that long', async (ms) => {
  const stood = await standing('status', 'Details Saved', () => toast.success('Details Saved', ms))
  expect(stood).toBeGreaterThan(ms - 300)
  expect(stood).toBeLessThan(ms + 500)
})

test('a failure is announced at once, a success when the reader pauses', async () => {
  const { screen } = await renderScreen(<p>page</p>)
  toast.error('Password Do Not Match', 2000)
  toast.success('Deleted!', 1500, { detail: 'Your Record Has Been Deleted' })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Password Do Not Match')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Deleted!Your Record Has Been Deleted')
})

test('a 30 s toast is still there after 3 s', async () => {
  const { screen } = await renderScreen(<p>page</p>)
  toast.error('Wrong password', 30_000)
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  await expect.element(screen.getByRole('alert')).toBeVisible()
})
