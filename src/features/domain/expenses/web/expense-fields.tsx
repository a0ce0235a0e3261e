import type { ReactNode } from 'react'
import type { Category } from '#features/domain/expenses/contract/expenses.contract.ts'
import { usePayModes } from '#features/domain/fees/web/public.ts'
import { SelectField } from '#shared/web/form/choice-fields.tsx'
import { FieldGrid } from '#shared/web/form/contract-form.tsx'
import { NumberTextField, TextAreaField, TextField } from '#shared/web/form/fields.tsx'
import type { FormHandle } from '#shared/web/form/form-types.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import type { ExpenseValues } from './expense-values.ts'

type Props = {
  form: FormHandle<Omit<ExpenseValues, 'date'>>
  categories: readonly Category[]
  date: ReactNode
  /** A note at the amount. */
  budget?: string | undefined
  /** The payment mode may stay unknown. */
  modeOptional?: boolean
}

/** An expense and a recurring expense share these fields. */
export function ExpenseFields({ form, categories, date, budget, modeOptional = false }: Props) {
  const { t } = useTranslation(['expenses', 'words'])
  const { choices } = usePayModes()
  const ledgers = categories.map(({ _id, ledger }) => ({ value: _id, label: ledger }))
  return (
    <>
      <FieldGrid>
        <SelectField form={form} name="ledger" label={t('ledgerName')} choices={ledgers} required />
      </FieldGrid>
      <TextAreaField form={form} name="remark" label={t('words:remark')} rows={2} required />
      <FieldGrid>
        {date}
        <NumberTextField form={form} name="amount" label={t('words:amount')} description={budget} rupees required />
        <SelectField
          form={form}
          name="payMode"
          label={t('payMode')}
          choices={choices}
          {...(modeOptional ? { placeholder: '–' } : { required: true })}
        />
        <TextField form={form} name="payee" label={t('payee')} />
      </FieldGrid>
    </>
  )
}
