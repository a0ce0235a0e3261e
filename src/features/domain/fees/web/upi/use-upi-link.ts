import { useInstitute, useToday } from '#features/base/institute/web/public.ts'
import { upiLink } from './upi-link.ts'

type Payer = { _id: string; name: string }

/** Returns null if the institute has no UPI id. */
export function useUpiLink(student: Payer): ((amount: number) => { upiId: string; link: string }) | null {
  const { upiId, name: institute } = useInstitute()
  const today = useToday()
  if (upiId === null) return null
  return (amount) => ({ upiId, link: upiLink({ upiId, institute, student, amount, today }) })
}
