import type { Receipt } from '#features/domain/fees/contract/fees.contract.ts'
import { ALL_MODES, PART_MODES, payModeKey, toMode } from '#features/domain/fees/contract/pay-modes.ts'
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
    choices: ALL_MODES.map(toChoice),
    partChoices: PART_MODES.map(toChoice),
    getLabel,
    /** 'UPI', or 'Cash + UPI' for a split payment. */
    getLabelOf: ({ parts, ...mode }: Pick<Receipt, 'payMode' | 'exactMode' | 'parts'>): string =>
      parts.length === 0 ? getLabel(toMode(mode)) : parts.map((part) => getLabel(part.mode)).join(' + '),
  }
}
