import { useTranslation } from 'react-i18next'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { StatRow, StatTile } from '#shared/web/ui/stat-tile.tsx'
import { PendingFeeText } from './pending-fee-text.tsx'

type Figures = { TotalFee: number; PaidFee: number; PendingFee: number }

/** Total Fee, Paid Fee and Pending Fee of one student. */
export function FeeFigures({ figures }: { figures: Figures }) {
  const { t } = useTranslation('fees')
  return (
    <StatRow>
      <StatTile label={t('totalFee')} figure={<RupeeText amount={figures.TotalFee} />} />
      <StatTile label={t('paidFee')} figure={<RupeeText amount={figures.PaidFee} />} />
      <StatTile label={t('pendingFee')} figure={<PendingFeeText amount={figures.PendingFee} />} />
    </StatRow>
  )
}
