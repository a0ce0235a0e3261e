import { useTranslation } from 'react-i18next'
import { PAY_MODES } from '#features/fees/contract/fees.contract.ts'

/** The payment modes as a form's choices, and what each is called. */
export function usePayModes() {
  const { t } = useTranslation('fees')
  const words = { Cash: t('cash'), Online: t('online'), Others: t('others') }
  return {
    choices: PAY_MODES.map((value) => ({ value, label: words[value] })),
    wordOf: (mode: string): string => words[mode as keyof typeof words] ?? mode,
  }
}
