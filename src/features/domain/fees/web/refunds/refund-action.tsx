import { IconReceiptRefund } from '@tabler/icons-react'
import { useState } from 'react'
import type { SeenAccount } from '#features/domain/fees/contract/fees.contract.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { RefundDialog } from './refund-dialog.tsx'

/** Admins see the button once something was paid. */
export function RefundAction({ student, account }: { student: Student; account: SeenAccount }) {
  const { t } = useTranslation('fees')
  const [opened, setOpened] = useState(false)
  return (
    <>
      {account.PaidFee > 0 && (
        <Button
          variant="default"
          leftSection={<IconReceiptRefund size={16} aria-hidden />}
          onClick={() => setOpened(true)}
        >
          {t('refund')}
        </Button>
      )}
      <RefundDialog student={student} account={opened ? account : null} onClose={() => setOpened(false)} />
    </>
  )
}
