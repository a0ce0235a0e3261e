import { useTranslation } from '#shared/web/i18n.tsx'
import { useIdentity } from '#shared/web/use-identity.ts'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { StatRow, StatTile } from '#shared/web/ui/stat-tile.tsx'

type Props = { figures: { TotalFee: number; PaidFee: number; PendingFee: number } }

function FeeFigures({ figures }: Props) {
  const { t } = useTranslation(['fees', 'students'])
  return (
    <StatRow>
      <StatTile label={t('students:totalFee')} figure={<RupeeText amount={figures.TotalFee} />} />
      <StatTile label={t('paidFee')} figure={<RupeeText amount={figures.PaidFee} />} />
      <StatTile label={t('students:pendingFee')} figure={<PendingFeeText amount={figures.PendingFee} />} />
    </StatRow>
  )
}

/** Hidden until the registration is approved, which sets the fee. */
export function OwnFeeFigures({ figures }: Props) {
  return useIdentity('user')?.status === 'Pending' ? null : <FeeFigures figures={figures} />
}

export function PendingFeeText({ amount }: { amount: number }) {
  const { t } = useTranslation('students')
  return amount === 0 ? t('noPendingFee') : <RupeeText amount={amount} />
}
