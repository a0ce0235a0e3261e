import { afterEach, expect, vi } from 'vitest'
import { getQueryClient } from '#shared/web/query-client.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { restoreFetch } from './fake-server.ts'
import type { renderScreen } from './render-screen.tsx'

export function setUpFeeFormTest() {
  const toastError = vi.spyOn(toast, 'error')
  const toastSuccess = vi.spyOn(toast, 'success')
  afterEach(() => {
    vi.clearAllMocks()
    restoreFetch()
    getQueryClient('anyone').clear()
  })
  return { toastError, toastSuccess }
}

export const getFields = (screen: Awaited<ReturnType<typeof renderScreen>>['screen']) => (label: string) =>
  screen.getByLabelText(label, { exact: true })

export async function expectRequiredErrors(field: ReturnType<typeof getFields>) {
  await expect.element(field('Payment Mode')).toHaveAccessibleDescription('Payment Mode Is Required')
  await expect.element(field('Fees Amount')).toHaveAccessibleDescription('Fees Amount Is Required')
  await expect.element(field('Paid Date')).toHaveAccessibleDescription('Plz Select Date')
}
