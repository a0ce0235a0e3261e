import { useTranslation } from 'react-i18next'
import { PAY_MODES } from '#features/fees/contract/fees.contract.ts'

/** An unknown mode is its own label. */
export function usePayModes() {
  const { t } = useTranslation('fees')
  const labels = { Cash: t('cash'), Online: t('online'), Others: t('others') }
  return {
    choices: PAY_MODES.map((value) => ({ value, label: labels[value] })),
    getLabel: (mode: string): string => labels[mode as keyof typeof labels] ?? mode,
  }
}
