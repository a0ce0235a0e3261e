import { useArea } from '#shared/web/use-area.ts'

/** Leads to a receipt in the frame, and with the rights, of the page it is opened from: one browser may hold several identities. */
export function useReceiptLink() {
  const as = useArea()
  return (id: string) => ({ to: '/fee-receipt', search: { id, ...(as && { as }) } }) as const
}
