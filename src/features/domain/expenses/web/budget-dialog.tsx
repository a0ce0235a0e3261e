import { Category, expensesApi } from '#features/domain/expenses/contract/expenses.contract.ts'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { NumberTextField } from '#shared/web/form/fields.tsx'
import { editing } from '#shared/web/form/form-types.ts'
import { removeGrouping } from '#shared/web/form/remove-grouping.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useSetBudget } from './expenses.queries.ts'

type Props = {
  category: Category | null
  onClose: () => void
}

export function BudgetDialog({ category, onClose }: Props) {
  const { t } = useTranslation('expenses')
  return (
    <Dialog
      opened={category !== null}
      closeOnClickOutside={false}
      onClose={onClose}
      title={t('budgetOf', { name: category?.ledger })}
    >
      {category && <BudgetForm category={category} onClose={onClose} />}
    </Dialog>
  )
}

function BudgetForm({ category, onClose }: { category: Category; onClose: () => void }) {
  const { t } = useTranslation('expenses')
  const setBudget = useSetBudget(category._id)
  const form = useContractForm({
    ...editing(Category, category, ({ budget }) => ({ budget: String(budget ?? '') })),
    schema: expensesApi.setBudget.body,
    toBody: ({ budget }) => ({ budget: removeGrouping(budget) }),
    send: (body, sending) => setBudget.mutateAsync({ body, sending }),
    onSaved: () => {
      toast.success(t('budgetSaved'))
      onClose()
    },
  })
  return (
    <ContractForm form={form} label={t('budgetOf', { name: category.ledger })}>
      <NumberTextField form={form} name="budget" label={t('budget')} description={t('budgetHint')} rupees autoFocus />
      <FormButtons onCancel={onClose}>
        <SaveButton form={form} />
      </FormButtons>
    </ContractForm>
  )
}
