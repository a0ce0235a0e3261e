import { useTranslation } from 'react-i18next'
import { PAY_MODES } from '#features/fees/contract/fees.contract.ts'
import type { Language } from '#shared/contract/messages.ts'

/** An unknown mode is its own label. Without a language, the labels have that of the page. */
export function usePayModes(language?: Language) {
  const { t } = useTranslation('fees', { ...(language && { lng: language }) })
  const labels = { Cash: t('cash'), Online: t('online'), Others: t('others') }
  return {
    choices: PAY_MODES.map((value) => ({ value, label: labels[value] })),
    getLabel: (mode: string): string => labels[mode as keyof typeof labels] ?? mode,
  }
}
