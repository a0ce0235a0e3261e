import { Button } from '@mantine/core'
import { IconCheck, IconCurrencyRupee } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { AddFeeLink } from '#features/domain/fees/web/public.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { usePageKey } from '#shared/web/shortcuts.tsx'
import { EditLink } from '#shared/web/ui/edit-link.tsx'
import classes from './student-row-actions.module.css'

/** Shows the most frequent actions of a clerk on the row itself. */
export function StudentRowActions({ student, onApprove }: { student: Student; onApprove: () => void }) {
  const { t } = useTranslation(['student-records', 'fees'])
  const { 'aria-keyshortcuts': addFeeKey } = usePageKey('F')
  const name = `${student.fname} ${student.lname}`
  return (
    <>
      {student.status === 'Pending' && (
        <Button
          size="compact-xs"
          className={classes.button}
          leftSection={<IconCheck size={14} aria-hidden />}
          onClick={onApprove}
        >
          {t('approve')}
        </Button>
      )}
      {student.PendingFee > 0 && (
        <AddFeeLink
          studentId={student._id}
          size="compact-xs"
          className={classes.button ?? ''}
          leftSection={<IconCurrencyRupee size={14} aria-hidden />}
          aria-label={t('addFeeFor', { name })}
          aria-keyshortcuts={addFeeKey}
        >
          {t('fees:addFee')}
        </AddFeeLink>
      )}
      <EditLink to="/update" search={{ id: student._id }} label={t('editNamed', { name })} />
    </>
  )
}
