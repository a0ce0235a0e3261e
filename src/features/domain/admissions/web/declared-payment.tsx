import type { ReactNode } from 'react'
import { usePayModes } from '#features/domain/fees/web/public.ts'
import type { Student } from '#features/domain/students/contract/students.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { DetailList } from '#shared/web/ui/detail-list.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import classes from './declared-payment.module.css'

type Props = { student: Student; actions?: ReactNode; hint?: string }

export function DeclaredPayment({ student: { declared }, actions, hint }: Props) {
  const { t } = useTranslation(['student-records', 'words'])
  const { getLabel } = usePayModes()
  return (
    <div className={classes.panel}>
      <Panel title={t('pendingApproval')} actions={actions}>
        {hint && (
          <Text c="dimmed" mb="sm">
            {hint}
          </Text>
        )}
        <DetailList
          details={[
            { label: t('declaredFee'), value: declared && <RupeeText amount={declared.fee} /> },
            { label: t('declaredPayment'), value: declared && <RupeeText amount={declared.Paidfee} /> },
            { label: t('words:paymentMode'), value: declared && getLabel(declared.payMode) },
          ]}
        />
      </Panel>
    </div>
  )
}
