import type { Age } from '#features/domain/students/contract/days-late.ts'
import { useTranslation } from '#shared/web/i18n.tsx'

export function useAgeLabels(): Record<Age, string> {
  const { t } = useTranslation('fees')
  return { '1-30': t('late30'), '31-60': t('late60'), '61-90': t('late90'), '90+': t('lateOver90') }
}
