import { useToday } from '#features/base/institute/web/public.ts'
import { getDaysLate } from '#features/domain/students/contract/days-late.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { StatusBadge } from '#shared/web/ui/status-badge.tsx'

export function DueState({ dueDate, isPaid = false }: { dueDate: string; isPaid?: boolean }) {
  const { t } = useTranslation('plans')
  const daysLate = getDaysLate(dueDate, useToday())
  if (isPaid) return <StatusBadge tone="good">{t('isPaid')}</StatusBadge>
  if (daysLate > 0) return <StatusBadge tone="bad">{t('daysLate', { count: daysLate })}</StatusBadge>
  if (daysLate === 0) return <StatusBadge tone="warn">{t('dueToday')}</StatusBadge>
  return <StatusBadge tone="plain">{t('dueIn', { count: -daysLate })}</StatusBadge>
}
