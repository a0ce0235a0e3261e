import { useTranslation } from 'react-i18next'
import { amountInWords } from '#features/fees/contract/amount-in-words.ts'
import type { Language } from '#shared/contract/messages.ts'
import { parseRupees, subtractTyped } from '#shared/web/form/typed-rupees.ts'
import { useFormat } from '#shared/web/use-format.ts'
import classes from './fee-sum.module.css'

/** What is left after the amount that is typed. */
export function FeeSum({ pending, paid }: { pending: number; paid: string }) {
  const { t, i18n } = useTranslation('fees')
  const format = useFormat()
  const amount = parseRupees(paid) ?? 0
  const due = subtractTyped(pending, [String(amount)])
  return (
    <div className={classes.sum}>
      <dl>
        <div>
          <dt>{t('pendingNow')}</dt>
          <dd>{format.rupees(pending)}</dd>
        </div>
        <div>
          <dt>{t('paymentNow')}</dt>
          <dd>− {format.rupees(amount)}</dd>
        </div>
        <div className={classes.due}>
          <dt>{t('dueAfter')}</dt>
          <dd>{due < 0 ? '–' : format.rupees(due)}</dd>
        </div>
      </dl>
      <p className={classes.words}>
        {due < 0 ? t('aboveBalance', { pending }) : amount > 0 && amountInWords(amount, i18n.language as Language)}
      </p>
    </div>
  )
}
