import { IconDiscount2, IconReceiptOff } from '@tabler/icons-react'
import { useState } from 'react'
import type { Discountable } from '#features/domain/fees/contract/adjustments.contract.ts'
import type { SeenAccount } from '#features/domain/fees/contract/fees.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { useArea } from '#shared/web/use-area.ts'
import { DiscountDialog } from './discount-dialog.tsx'
import { WriteOffDialog } from './write-off-dialog.tsx'

type Props = {
  student: { _id: string; status: string }
  fees: SeenAccount & { discountable?: Discountable[] | undefined }
}

/** HR gives discounts up to a limit, an admin also writes off. */
export function AdjustmentActions({ student, fees }: Props) {
  const { t } = useTranslation('fees')
  const { PendingFee, discountable } = fees
  const [opened, setOpened] = useState<'discount' | 'writeOff' | null>(null)
  const close = () => setOpened(null)
  const may = useMay()
  const isAdmin = useArea() === 'admin'
  const mayWriteOff = isAdmin && may('fees.write-off') && PendingFee > 0 && student.status !== 'Pending'
  return (
    <>
      {discountable && may('fees.discount') && (
        <Button
          variant="default"
          leftSection={<IconDiscount2 size={16} aria-hidden />}
          onClick={() => setOpened('discount')}
        >
          {t('giveDiscount')}
        </Button>
      )}
      {mayWriteOff && (
        <Button
          variant="default"
          leftSection={<IconReceiptOff size={16} aria-hidden />}
          onClick={() => setOpened('writeOff')}
        >
          {t('writeOff')}
        </Button>
      )}
      <DiscountDialog
        studentId={student._id}
        account={fees}
        courses={opened === 'discount' ? (discountable ?? null) : null}
        onClose={close}
      />
      <WriteOffDialog studentId={student._id} account={opened === 'writeOff' ? fees : null} onClose={close} />
    </>
  )
}
