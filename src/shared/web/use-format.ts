import { formatCount } from '#shared/contract/format-count.ts'
import { formatRupees } from '#shared/contract/format-rupees.ts'
import { useTranslation } from './i18n.tsx'

export function useFormat() {
  const { language } = useTranslation().i18n
  return {
    rupees: (amount: number) => formatRupees(amount, language),
    count: (count: number) => formatCount(count, language),
  }
}
