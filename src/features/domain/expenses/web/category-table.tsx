import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { Category } from '#features/domain/expenses/contract/expenses.contract.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { confirmDelete } from '#shared/web/ui/confirm-delete.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { IconAction } from '#shared/web/ui/icon-action.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { BudgetDialog } from './budget-dialog.tsx'
import { useRemoveCategory } from './expenses.queries.ts'
import { useInstantColumns } from './instant-columns.tsx'

export function CategoryTable({ categories }: { categories: Category[] }) {
  const { t } = useTranslation('expenses')
  const instantColumns = useInstantColumns<Category>()
  const remove = useRemoveCategory()
  const [edited, setEdited] = useState<Category | null>(null)
  const confirmAndRemove = (category: Category) =>
    confirmDelete(t('willBeDeleted', { name: category.ledger }), () => remove.mutateAsync(category), {
      deleted: t('categoryDeleted'),
      failed: t('deleteCategoryFailed'),
    })
  return (
    <>
      <DataTable
        label={t('categoriesTitle')}
        busy={remove.isPending}
        rows={categories}
        rowKey={({ _id }) => _id}
        columns={[
          {
            key: 'ledger',
            header: t('ledgerName'),
            primary: true,
            cell: ({ _id, ledger }) => (
              <TextLink to="/admin/view-single-category-expense" search={{ id: _id }}>
                {ledger}
              </TextLink>
            ),
          },
          { key: 'budget', header: t('budget'), align: 'end', cell: ({ budget }) => <Money amount={budget} /> },
          { key: 'left', header: t('leftThisMonth'), align: 'end', cell: ({ left }) => <Money amount={left} /> },
          ...instantColumns,
        ]}
        actions={(category) => (
          <>
            <IconAction
              label={t('budgetOf', { name: category.ledger })}
              icon={<IconPencil size={17} aria-hidden />}
              onClick={() => setEdited(category)}
            />
            <IconAction
              label={t('delete', { name: category.ledger })}
              icon={<IconTrash size={17} aria-hidden />}
              danger
              onClick={() => void confirmAndRemove(category)}
            />
          </>
        )}
      />
      <BudgetDialog category={edited} onClose={() => setEdited(null)} />
    </>
  )
}

function Money({ amount }: { amount: number | null }) {
  if (amount === null) return '–'
  return (
    <Text span inherit {...(amount < 0 && { c: 'var(--red-ink)' })}>
      <RupeeText amount={amount} />
    </Text>
  )
}
