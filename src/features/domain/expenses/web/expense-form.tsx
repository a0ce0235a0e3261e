import { useQuery } from '@tanstack/react-query'
import type { Category, Expense } from '#features/domain/expenses/contract/expenses.contract.ts'
import { RecordDateField, useToday } from '#features/base/institute/web/public.ts'
import { isCalendarDay } from '#shared/contract/calendar-day.ts'
import { ContractForm, FormButtons, SaveButton } from '#shared/web/form/contract-form.tsx'
import type { FormHandle } from '#shared/web/form/form-types.ts'
import { removeGrouping } from '#shared/web/form/remove-grouping.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { ButtonLink } from '#shared/web/ui/links.tsx'
import { ExpenseFields } from './expense-fields.tsx'
import type { ExpenseValues } from './expense-values.ts'
import { expensesQueries } from './expenses.queries.ts'
import { useBudgetText } from './use-budget-text.ts'

type Props = {
  form: FormHandle<ExpenseValues>
  label: string
  categories: readonly Category[]
  /** Cancel leads to the list of this category, or to the overview. */
  categoryId?: string | undefined
  saved?: Expense
}

export function ExpenseForm({ form, label, categories, categoryId, saved }: Props) {
  const { t } = useTranslation(['shared', 'words'])
  const budget = useBudget(form.values, saved)
  return (
    <ContractForm form={form} label={label}>
      <ExpenseFields
        form={form}
        categories={categories}
        date={<RecordDateField form={form} name="date" label={t('words:date')} />}
        budget={budget}
        modeOptional={saved?.payMode === null}
      />
      <FormButtons>
        <SaveButton form={form} />
        <ButtonLink
          to={categoryId ? '/admin/view-single-category-expense' : '/admin/view-expense-category'}
          search={categoryId ? { id: categoryId } : {}}
          variant="default"
        >
          {t('cancel')}
        </ButtonLink>
      </FormButtons>
    </ContractForm>
  )
}

/** Returns a text about the month of the chosen day. */
function useBudget({ ledger, date, amount }: ExpenseValues, saved: Expense | undefined): string | undefined {
  const today = useToday()
  const day = /^\d{4}-\d{2}-\d{2}$/.test(date) && isCalendarDay(date) ? date : today
  const isSameMonth = (other: string) => other.slice(0, 7) === day.slice(0, 7)
  const { data } = useQuery(expensesQueries.categories(isSameMonth(today) ? undefined : `${day.slice(0, 7)}-01`))
  const category = data?.categories.find(({ _id }) => _id === ledger)
  const budgetText = useBudgetText()
  // The spent sum contains the saved amount already.
  const isCounted = saved !== undefined && saved.ledger === ledger && isSameMonth(saved.date)
  return category && budgetText(category, day, isCounted ? 0 : Number(removeGrouping(amount)) || 0)
}
