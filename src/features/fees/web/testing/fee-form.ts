import { afterEach, expect, vi } from 'vitest'
import { clientOf } from '#shared/web/query-client.ts'
import { leaveServer } from '#shared/web/testing/fake-server.ts'
import type { show } from '#shared/web/testing/show.tsx'
import { toast } from '#shared/web/ui/toast.ts'

/** What the forms' tests share: the toasts that were shown, and a clean slate after each test. */
export function feeFormTest() {
  const failed = vi.spyOn(toast, 'error')
  const succeeded = vi.spyOn(toast, 'success')
  afterEach(() => {
    vi.clearAllMocks()
    leaveServer()
    clientOf('anyone').clear()
  })
  return { failed, succeeded }
}

/** A field of the form, by its label. */
export const fieldOf =
  ({ screen }: Pick<Awaited<ReturnType<typeof show>>, 'screen'>) =>
  (label: string) =>
    screen.getByLabelText(label, { exact: true })

/** All three are missing, and each says so beside itself. */
export async function expectAllMissing(field: ReturnType<typeof fieldOf>) {
  await expect.element(field('Payment Mode')).toHaveAccessibleDescription('Payment Mode Is Required')
  await expect.element(field('Fees Amount')).toHaveAccessibleDescription('Fees Amount Is Required')
  await expect.element(field('Paid Date')).toHaveAccessibleDescription('Plz Select Date')
}
