import { useTranslation } from 'react-i18next'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'

/** What is pending, or 'No Pending Fee'. */
export function PendingFeeText({ amount }: { amount: number }) {
  const { t } = useTranslation('fees')
  return amount === 0 ? t('noPending') : <RupeeText amount={amount} />
}
