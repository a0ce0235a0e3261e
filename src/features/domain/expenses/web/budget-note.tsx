import type { Category } from '#features/domain/expenses/contract/expenses.contract.ts'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { useBudgetText } from './use-budget-text.ts'

/** Shows nothing without a budget. */
export function BudgetNote({ category, day }: { category: Category; day: string }) {
  const text = useBudgetText()(category, day)
  if (text === undefined) return null
  return (
    <Text size="sm" c={category.left !== null && category.left < 0 ? 'var(--red-ink)' : 'dimmed'}>
      {text}
    </Text>
  )
}
