import { Button } from '@mantine/core'
import { IconReceiptRefund } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Student } from '#features/students/contract/students.contract.ts'
import { RefundDialog } from './refund-dialog.tsx'

/** For admins, once something was paid. */
export function RefundAction({ student, paid }: { student: Student; paid: number }) {
  const { t } = useTranslation('fees')
  const [opened, setOpened] = useState(false)
  return (
    <>
      {paid > 0 && (
        <Button
          variant="default"
          leftSection={<IconReceiptRefund size={16} aria-hidden />}
          onClick={() => setOpened(true)}
        >
          {t('refund')}
        </Button>
      )}
      <RefundDialog student={student} paid={opened ? paid : null} onClose={() => setOpened(false)} />
    </>
  )
}
