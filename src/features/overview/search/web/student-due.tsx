import type { SearchResults } from '#features/overview/search/contract/search.contract.ts'
import { countDaysLate } from '#features/domain/students/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useCurrentDay } from '#shared/web/product.tsx'
import { StatusBadge } from '#shared/web/ui/status-badge.tsx'
import { useFormat } from '#shared/web/use-format.ts'
import classes from './search-palette.module.css'

/** Shows the pending fee, in red if something of it is late. */
export function StudentDue({ student }: { student: SearchResults['students'][number] }) {
  const { t } = useTranslation(['search', 'students'])
  const format = useFormat()
  const today = useCurrentDay()
  const { status, PendingFee } = student
  if (status === 'Pending') return <StatusBadge tone="warn">{t('students:pending')}</StatusBadge>
  return (
    <>
      {status === 'Disable' && <StatusBadge tone="plain">{t('students:dropped')}</StatusBadge>}
      {PendingFee > 0 ? (
        <span className={classes.due} data-late={countDaysLate(student, today) > 0 || undefined}>
          {t('pendingAmount', { amount: format.rupees(PendingFee) })}
        </span>
      ) : (
        t('students:noPendingFee')
      )}
    </>
  )
}
