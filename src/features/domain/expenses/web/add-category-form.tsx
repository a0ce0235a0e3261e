import { useState } from 'react'
import { expensesApi } from '#features/domain/expenses/contract/expenses.contract.ts'
import { ContractForm, FieldGrid, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { NumberTextField, TextField } from '#shared/web/form/fields.tsx'
import { removeGrouping } from '#shared/web/form/remove-grouping.ts'
import { toastFirstError } from '#shared/web/form/toast-error.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useAddCategory } from './expenses.queries.ts'

/** Starts a new form, with the focus in it, after each added category. */
export function AddCategoryForm() {
  const [added, setAdded] = useState(0)
  return <SingleCategoryForm key={added} onAdded={() => setAdded(added + 1)} />
}

function SingleCategoryForm({ onAdded }: { onAdded: () => void }) {
  const { t } = useTranslation('expenses')
  const add = useAddCategory()
  const form = useContractForm({
    schema: expensesApi.addCategory.body,
    initialValues: { ledger: '', budget: '' },
    draft: 'expense-category-add',
    toBody: ({ ledger, budget }) => ({ ledger, ...(budget !== '' && { budget: removeGrouping(budget) }) }),
    send: (body, sending) => add.mutateAsync({ body, sending }),
    onSaved: () => {
      toast.success(t('categoryAdded'))
      onAdded()
    },
    failureTitle: t('addCategoryFailed'),
    onFailed: toastFirstError,
  })
  return (
    <ContractForm form={form} label={t('addExpenseCategory')}>
      <FieldGrid>
        <TextField form={form} name="ledger" label={t('ledgerName')} required autoFocus />
        <NumberTextField form={form} name="budget" label={t('budget')} rupees />
      </FieldGrid>
      <FormButtons>
        <SaveButton form={form}>{t('addCategory')}</SaveButton>
      </FormButtons>
    </ContractForm>
  )
}
