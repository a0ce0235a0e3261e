import { type Receipt } from '#features/fees/contract/fees.contract.ts'
import { PART_MODES, PAY_MODES } from '#features/fees/contract/pay-modes.ts'
import { payModeKey } from '#features/fees/contract/pay-mode-key.ts'
import { useTranslate } from '#shared/web/i18n.tsx'

/** An unknown mode is its own label. */
export function usePayModes() {
  const translate = useTranslate()
  const getLabel = (mode: string): string => {
    const key = payModeKey(mode)
    return key === undefined ? mode : translate(key)
  }
  const toChoice = (value: string) => ({ value, label: getLabel(value) })
  return {
    choices: PAY_MODES.map(toChoice),
    partChoices: PART_MODES.map(toChoice),
    getLabel,
    /** 'Online', or 'Cash + UPI' for a split payment. */
    getLabelOf: ({ payMode, parts }: Pick<Receipt, 'payMode' | 'parts'>): string =>
      parts.length === 0 ? getLabel(payMode) : parts.map(({ mode }) => getLabel(mode)).join(' + '),
  }
}
