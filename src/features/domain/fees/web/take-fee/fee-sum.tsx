import { amountInWords } from '#features/domain/fees/contract/amount-in-words.ts'
import { parseRupees, subtractTyped } from '#shared/web/form/typed-rupees.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { SumRow } from '#shared/web/ui/sum-row.tsx'
import { useFormat } from '#shared/web/use-format.ts'
import classes from './fee-sum.module.css'

export function FeeSum({ pending, paid }: { pending: number; paid: string }) {
  const { t, i18n } = useTranslation('fees')
  const format = useFormat()
  const amount = parseRupees(paid) ?? 0
  const due = subtractTyped(pending, [String(amount)])
  return (
    <div className={classes.sum}>
      <dl>
        <SumRow label={t('pendingNow')} value={format.rupees(pending)} />
        <SumRow label={t('paymentNow')} value={`− ${format.rupees(amount)}`} />
        <SumRow label={t('pendingAfter')} value={due < 0 ? '–' : format.rupees(due)} strong />
      </dl>
      <p className={classes.words}>
        {due < 0 ? t('aboveBalance', { pending }) : amount > 0 && amountInWords(amount, i18n.language)}
      </p>
    </div>
  )
}
