import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '#shared/web/router/router.ts'
import { useState } from 'react'
import type { PrintedReceipt } from '#features/domain/fees/contract/fees.contract.ts'
import { useStudentLinks } from '#features/domain/students/web/page/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { VoidReceiptDialog } from '../student/void-receipt-dialog.tsx'
import classes from './receipt-actions.module.css'
import { useReader } from './receipt-states.tsx'

/** HR changes a receipt until its day is signed off, an admin from then on. */
export function ReceiptActions({ receipt: { student, ...receipt } }: { receipt: PrintedReceipt }) {
  const { t } = useTranslation('fees')
  const [isVoiding, setVoiding] = useState(false)
  const navigate = useNavigate()
  const links = useStudentLinks()
  const may = useMay()
  const mayChange = may(receipt.signedOff ? 'fees.correct-signed-off' : 'fees.correct')
  const mayVoid = may(receipt.signedOff ? 'fees.void-signed-off' : 'fees.void')
  const number = receipt.receiptNo
  if (useReader() !== (receipt.signedOff ? 'admin' : 'hr') || !(mayChange || mayVoid)) return null
  return (
    <Panel>
      <div className={classes.actions}>
        {mayChange && (
          <ButtonLink
            variant="subtle"
            size="compact-sm"
            wrap
            to={receipt.signedOff ? '/admin/edit-fee' : '/hr/edit-fee'}
            search={{ id: receipt._id }}
            leftSection={<IconPencil size={16} aria-hidden />}
          >
            {t('editReceiptNo', { number })}
          </ButtonLink>
        )}
        {mayVoid && (
          <Button
            variant="subtle"
            size="compact-sm"
            wrap
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => setVoiding(true)}
          >
            {t('deleteReceiptNo', { number })}
          </Button>
        )}
      </div>
      <VoidReceiptDialog
        receipt={isVoiding ? { ...receipt, student: student._id } : null}
        onClose={() => setVoiding(false)}
        onVoided={() => void navigate(links.fees(student._id))}
      />
    </Panel>
  )
}
