import type { Category } from '#features/domain/expenses/contract/expenses.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { formatMonth } from '#shared/web/months.ts'
import { useFormat } from '#shared/web/use-format.ts'

type Budget = Pick<Category, 'budget' | 'left'>

/**
 * Returns a text such as `₹3,000 of ₹15,000 left in November 2026` for the month of `day`; undefined without a budget.
 * Mentions an `amount` that is higher than the rest.
 */
export function useBudgetText() {
  const { t, i18n } = useTranslation('expenses')
  const { rupees } = useFormat()
  return ({ budget, left }: Budget, day: string, amount = 0): string | undefined => {
    if (budget === null || left === null) return undefined
    const [year = 0, month = 1] = day.split('-').map(Number)
    const values = { budget: rupees(budget), left: rupees(left), month: formatMonth({ year, month }, i18n.language) }
    if (left < 0) return t('overBudget', { ...values, over: rupees(-left) })
    return t(amount > left ? 'moreThanLeft' : 'budgetLeft', values)
  }
}
