import { useTranslation } from 'react-i18next'
import { RecordDateField } from '#features/institute/web/public.ts'
import type { Category } from '#features/expenses/contract/expenses.contract.ts'
import { SelectField } from '#shared/web/form/choice-fields.tsx'
import { ContractForm, FieldGrid, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { NumberTextField, TextAreaField } from '#shared/web/form/fields.tsx'
import type { FormHandle } from '#shared/web/form/form-types.ts'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import type { ExpenseValues } from './expense-values.ts'

type Props = {
  form: FormHandle<ExpenseValues>
  label: string
  categories: readonly Category[]
  /** Cancel leads to the list of this category, or to the overview. */
  categoryId?: string | undefined
}

export function ExpenseForm({ form, label, categories, categoryId }: Props) {
  const { t } = useTranslation(['expenses', 'shared'])
  const choices = categories.map(({ _id, ledger }) => ({ value: _id, label: ledger }))
  return (
    <ContractForm form={form} label={label}>
      <FieldGrid>
        <SelectField form={form} name="ledger" label={t('ledgerName')} choices={choices} required />
      </FieldGrid>
      <TextAreaField form={form} name="remark" label={t('remark')} rows={2} required />
      <FieldGrid>
        <RecordDateField form={form} name="date" label={t('date')} />
        <NumberTextField form={form} name="amount" label={t('amount')} rupees required />
      </FieldGrid>
      <FormButtons>
        <SaveButton form={form} />
        <ButtonLink
          to={categoryId ? '/admin/view-single-category-expense' : '/admin/view-expense-category'}
          search={categoryId ? { id: categoryId } : {}}
          variant="default"
        >
          {t('shared:cancel')}
        </ButtonLink>
      </FormButtons>
    </ContractForm>
  )
}
