import type { ReceiptPaper } from '#features/base/institute/contract/institute.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'

export function usePaperLabels(): Record<ReceiptPaper, { label: string; hint: string }> {
  const { t } = useTranslation('institute')
  return {
    a4: { label: t('paperA4'), hint: t('paperA4Hint') },
    a5: { label: t('paperA5'), hint: t('paperA5Hint') },
    roll: { label: t('paperRoll'), hint: t('paperRollHint') },
  }
}
