import { IconCurrencyRupee } from '@tabler/icons-react'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { usePageKey } from '#shared/web/shortcuts.tsx'
import classes from '#shared/web/ui/row-button.module.css'
import { AddFeeLink } from '../take-fee/add-fee-link.tsx'

export function AddFeeOfRow({ student }: { student: Student }) {
  const { t } = useTranslation('fees')
  const { 'aria-keyshortcuts': addFeeKey } = usePageKey('F')
  if (student.PendingFee <= 0) return null
  const name = `${student.fname} ${student.lname}`
  return (
    <AddFeeLink
      studentId={student._id}
      size="compact-xs"
      className={classes.button ?? ''}
      leftSection={<IconCurrencyRupee size={14} aria-hidden />}
      aria-label={t('addFeeFor', { name })}
      aria-keyshortcuts={addFeeKey}
    >
      {t('addFee')}
    </AddFeeLink>
  )
}
