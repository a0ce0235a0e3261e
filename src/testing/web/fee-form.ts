import { afterEach, expect, vi } from 'vitest'
import { queryClientOf } from '#shared/web/query-client.ts'
import { restoreFetch } from '#testing/web/fake-server.ts'
import type { renderScreen } from '#testing/web/render-screen.tsx'
import { toast } from '#shared/web/ui/toast.ts'

/** What the forms' tests share: the toasts that were shown, and a clean slate after each test. */
export function feeFormTest() {
  const failed = vi.spyOn(toast, 'error')
  const succeeded = vi.spyOn(toast, 'success')
  afterEach(() => {
    vi.clearAllMocks()
    restoreFetch()
    queryClientOf('anyone').clear()
  })
  return { failed, succeeded }
}

/** A field of the form, by its label. */
export const fieldOf =
  ({ screen }: Pick<Awaited<ReturnType<typeof renderScreen>>, 'screen'>) =>
  (label: string) =>
    screen.getByLabelText(label, { exact: true })

/** All three are missing, and each says so beside itself. */
export async function expectAllMissing(field: ReturnType<typeof fieldOf>) {
  await expect.element(field('Payment Mode')).toHaveAccessibleDescription('Payment Mode Is Required')
  await expect.element(field('Fees Amount')).toHaveAccessibleDescription('Fees Amount Is Required')
  await expect.element(field('Paid Date')).toHaveAccessibleDescription('Plz Select Date')
}
