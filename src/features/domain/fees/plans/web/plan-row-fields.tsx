import { IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { DateInput } from '#shared/web/date/date-input.tsx'
import { useTranslation } from '#shared/web/i18n.tsx'
import { TextInput } from '#shared/web/ui/elements/text-input.tsx'
import { IconAction } from '#shared/web/ui/icon-action.tsx'
import classes from './plan.module.css'
import type { TypedRow } from './planned-rows.ts'

type Props = {
  n: number
  row: TypedRow
  errorOf: (field: keyof TypedRow) => ReactNode
  onChange: (change: Partial<TypedRow>) => void
  /** Absent for the only row. */
  onRemove?: () => void
}

export function PlanRowFields({ n, row, errorOf, onChange, onRemove }: Props) {
  const { t } = useTranslation('plans')
  return (
    <div className={classes.row}>
      <DateInput
        aria-label={t('dateOf', { n })}
        value={row.dueDate}
        error={errorOf('dueDate')}
        clearable={false}
        onChange={(dueDate) => onChange({ dueDate })}
      />
      <TextInput
        aria-label={t('amountOf', { n })}
        className={classes.figures}
        inputMode="decimal"
        autoComplete="off"
        leftSection={<span aria-hidden>₹</span>}
        value={row.amount}
        error={errorOf('amount')}
        onChange={(event) => onChange({ amount: event.currentTarget.value })}
      />
      {onRemove && (
        <IconAction label={t('removeRow', { n })} icon={<IconX size={18} aria-hidden />} onClick={onRemove} />
      )}
    </div>
  )
}
