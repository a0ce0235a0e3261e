import { Needing } from '#shared/web/ui/needing.tsx'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '#shared/web/router/router.ts'
import { useState } from 'react'
import { expensesApi, type Category } from '#features/domain/expenses/contract/expenses.contract.ts'
import { useInstituteQuery, useToday } from '#features/base/institute/web/public.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { categoryCrumb, useExpenseCrumbs } from './expense-crumbs.ts'
import { ExpenseForm } from './expense-form.tsx'
import { AddCategoryLink } from './expense-links.tsx'
import { expenseBody, expenseValues, findCategory, requirePayMode } from './expense-values.ts'
import { expensesQueries, useCreateExpense } from './expenses.queries.ts'

const route = getRouteApi('/admin/Add-expance')

function AddExpense() {
  const { t } = useTranslation('expenses')
  const { ledger, catId } = route.useSearch()
  const institute = useInstituteQuery()
  const list = useQuery(expensesQueries.categories())
  const selected = findCategory(list.data?.categories ?? [], { ledger, catId })
  const crumbs = useExpenseCrumbs(t('addExpense'), ...(selected ? [categoryCrumb(selected._id, selected.ledger)] : []))
  return (
    <>
      <PageHeader title={t('addExpense')} crumbs={crumbs} />
      <Panel>
        <QueryStates
          query={list}
          isEmpty={({ total }) => total === 0}
          empty={<EmptyState kind="add" hint={t('noCategories')} action={<AddCategoryLink primary />} />}
        >
          {({ categories }) => (
            // The form starts with today's date, which needs the institute's time zone.
            <QueryStates query={institute}>
              {() => <AddExpenseForm key={catId ?? ledger ?? ''} categories={categories} selected={selected} />}
            </QueryStates>
          )}
        </QueryStates>
      </Panel>
    </>
  )
}

function AddExpenseForm({ categories, selected }: { categories: Category[]; selected: Category | undefined }) {
  const { t } = useTranslation(['expenses', 'words'])
  const navigate = useNavigate()
  const today = useToday()
  // Keeps the category as first loaded, so that the input is not lost if it is deleted meanwhile.
  const [initial] = useState(selected)
  const create = useCreateExpense()
  const form = useContractForm({
    schema: expensesApi.create.body,
    initialValues: { ...expenseValues(), ledger: initial?._id ?? '', date: today },
    // One draft per category.
    draft: `expense-add-${initial?._id ?? ''}`,
    toBody: expenseBody,
    check: requirePayMode,
    send: (body, sending) => create.mutateAsync({ body, sending }),
    onSaved: (expense) => {
      toast.success(t('expenseAdded'))
      return navigate({ to: '/admin/view-single-category-expense', search: { id: expense.ledger }, replace: true })
    },
    approval: { call: 'expense.add', onAsked: () => void navigate({ to: '/admin/view-expense-category' }) },
    failureTitle: t('words:errorOccurred'),
  })
  return <ExpenseForm form={form} label={t('addExpense')} categories={categories} categoryId={initial?._id} />
}

export function AddExpenseScreen() {
  return (
    <Needing may="expenses.record">
      <AddExpense />
    </Needing>
  )
}
