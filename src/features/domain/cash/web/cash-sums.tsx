import type { CountedSums } from '#features/domain/cash/contract/closings.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { useFormat } from '#shared/web/use-format.ts'
import classes from './closing-screen.module.css'

export function SumsText({ sums }: { sums: CountedSums }) {
  const { t } = useTranslation('cash')
  const format = useFormat()
  const { receipts, received, refunded, spent, corrections, corrected } = sums
  return (
    <Text>
      {t('cashReceipts', { count: receipts, sum: format.rupees(received) })}{' '}
      {refunded > 0 && `${t('refundedCash', { sum: format.rupees(refunded) })} `}
      {spent > 0 && `${t('cashExpenses', { sum: format.rupees(spent) })} `}
      {corrected > 0 && t('corrections', { count: corrected, sum: format.rupees(corrections) })}
    </Text>
  )
}

type Sums = { expected: number; counted: number; difference: number }

export function CashSums({ expected, counted, difference }: Sums) {
  const { t } = useTranslation('cash')
  const format = useFormat()
  return (
    <dl className={classes.sums}>
      <div>
        <dt>{t('counted')}</dt>
        <dd>{format.rupees(counted)}</dd>
      </div>
      <div>
        <dt>{t('expected')}</dt>
        <dd>{format.rupees(expected)}</dd>
      </div>
      <div className={classes.result}>
        <dt>{t('difference')}</dt>
        <dd className={difference === 0 ? undefined : classes.different}>
          <DifferenceText difference={difference} />
        </dd>
      </div>
    </dl>
  )
}

export function DifferenceText({ difference }: { difference: number }) {
  const { t } = useTranslation('cash')
  const format = useFormat()
  const amount = format.rupees(Math.abs(difference))
  if (difference === 0) return t('none')
  return difference < 0 ? t('missing', { amount }) : t('tooMuch', { amount })
}
