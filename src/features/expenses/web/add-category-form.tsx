import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ContractForm, FieldGrid, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { TextField } from '#shared/web/form/fields.tsx'
import { toastError } from '#shared/web/form/toast-error.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { expensesApi } from '../contract/expenses.contract.ts'
import { useAddCategory } from './expenses.queries.ts'

/** Adds a category; a form of its own stands ready for the next one, with the cursor in it. */
export function AddCategoryForm() {
  const [added, setAdded] = useState(0)
  return <OneCategory key={added} onAdded={() => setAdded(added + 1)} />
}

function OneCategory({ onAdded }: { onAdded: () => void }) {
  const { t } = useTranslation('expenses')
  const add = useAddCategory()
  const form = useContractForm({
    schema: expensesApi.addCategory.body,
    initialValues: { ledger: '' },
    draft: 'expense-category-add',
    send: (body, sending) => add.mutateAsync({ body, sending }),
    onSaved: () => {
      toast.success(t('categoryAdded'))
      onAdded()
    },
    failureTitle: t('categoryFailed'),
    onFailed: toastError,
  })
  return (
    <ContractForm form={form} label={t('addExpenseCategory')}>
      <FieldGrid>
        <TextField form={form} name="ledger" label={t('ledgerName')} required startsHere />
      </FieldGrid>
      <FormButtons>
        <SaveButton form={form}>{t('addCategory')}</SaveButton>
      </FormButtons>
    </ContractForm>
  )
}
