import { expect, test } from 'vitest'
import { renderScreen } from '#testing/web/render-screen.tsx'
import { READING_MS, toast } from './toast.ts'

test('toast: toasts of 1500 and 2000 ms disappear after that time; a longer one remains', async () => {
  const { screen } = await renderScreen(<p>page</p>)
  // A toast below the pointer stays.
  await screen.getByText('page').hover()
  const measureDuration = async (ms: 1500 | 2000, text: string) => {
    const notice = screen.getByRole('status').filter({ hasText: text })
    const since = performance.now()
    toast.success(text, ms)
    await expect.element(notice).toBeVisible()
    await expect.poll(() => notice.elements().length).toBe(0)
    return performance.now() - since
  }
  toast.error('Wrong password', 30_000)
  const durations = await Promise.all([measureDuration(1500, 'Details Saved'), measureDuration(2000, 'Note saved')])
  for (const [index, ms] of [1500, 2000].entries()) {
    expect(durations[index]).toBeGreaterThanOrEqual(ms)
    expect(durations[index]).toBeLessThan(ms + 5_000)
  }
  await expect.element(screen.getByRole('alert')).toBeVisible()
})

test('toast: errors have role alert, successes role status', async () => {
  const { screen } = await renderScreen(<p>page</p>)
  toast.error('Password Do Not Match', 2000)
  toast.success('Deleted!', 1500, { detail: 'Your Record Has Been Deleted' })
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Password Do Not Match')
  await expect.element(screen.getByRole('status')).toHaveTextContent('Deleted!Your Record Has Been Deleted')
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
