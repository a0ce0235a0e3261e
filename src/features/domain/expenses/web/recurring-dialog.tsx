import type { Category } from '#features/domain/expenses/contract/expenses.contract.ts'
import {
  RECURRING_FIELDS,
  RecurringExpense,
  recurringExpensesApi,
} from '#features/domain/expenses/contract/recurring-expenses.contract.ts'
import { fieldValues } from '#shared/contract/record-fields.ts'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import { DateField } from '#shared/web/form/date-field.tsx'
import { editing, type FormHandle } from '#shared/web/form/form-types.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { ExpenseFields } from './expense-fields.tsx'
import { expenseBody, requirePayMode, withExactMode } from './expense-values.ts'
import { useCreateRecurring, useUpdateRecurring } from './expenses.queries.ts'

type Props = {
  edited: RecurringExpense | 'new' | null
  categories: readonly Category[]
  onClose: () => void
}

export function RecurringDialog({ edited, categories, onClose }: Props) {
  const { t } = useTranslation('expenses')
  return (
    <Dialog
      opened={edited !== null}
      closeOnClickOutside={false}
      onClose={onClose}
      title={t(edited === 'new' ? 'addRecurring' : 'editRecurring')}
    >
      {edited === 'new' && <AddForm categories={categories} onClose={onClose} />}
      {edited !== null && edited !== 'new' && <EditForm recurring={edited} categories={categories} onClose={onClose} />}
    </Dialog>
  )
}

type FormProps = Omit<Props, 'edited'>
const recurringValues = (recurring?: RecurringExpense) => withExactMode(fieldValues(RECURRING_FIELDS, recurring))

function AddForm(props: FormProps) {
  const { t } = useTranslation('expenses')
  const create = useCreateRecurring()
  const form = useContractForm({
    schema: recurringExpensesApi.create.body,
    initialValues: recurringValues(),
    draft: 'recurring-expense-add',
    toBody: expenseBody,
    check: requirePayMode,
    send: (body, sending) => create.mutateAsync({ body, sending }),
    onSaved: () => {
      toast.success(t('recurringAdded'))
      props.onClose()
    },
  })
  return <RecurringForm form={form} label={t('addRecurring')} {...props} />
}

function EditForm({ recurring, ...props }: FormProps & { recurring: RecurringExpense }) {
  const { t } = useTranslation('expenses')
  const update = useUpdateRecurring(recurring._id)
  const form = useContractForm({
    ...editing(RecurringExpense, recurring, recurringValues),
    schema: recurringExpensesApi.update.body,
    draft: `recurring-expense-${recurring._id}-${recurring.version}`,
    toBody: expenseBody,
    check: requirePayMode,
    send: (body, sending) => update.mutateAsync({ body, sending }),
    onSaved: () => {
      toast.success(t('recurringSaved'))
      props.onClose()
    },
  })
  return <RecurringForm form={form} label={t('editRecurring')} {...props} />
}

type RecurringFormProps = FormProps & { form: FormHandle<ReturnType<typeof recurringValues>>; label: string }

function RecurringForm({ form, label, categories, onClose }: RecurringFormProps) {
  const { t } = useTranslation('expenses')
  return (
    <ContractForm form={form} label={label}>
      <ExpenseFields
        form={form}
        categories={categories}
        date={<DateField form={form} name="startsOn" label={t('startsOn')} description={t('startsOnHint')} required />}
      />
      <FormButtons onCancel={onClose}>
        <SaveButton form={form} />
      </FormButtons>
    </ContractForm>
  )
}
