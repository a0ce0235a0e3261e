import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useInstituteQuery, useToday } from '#features/institute/web/public.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { EmptyState, QueryStates } from '#shared/web/ui/states.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { expensesApi, type Category } from '../contract/expenses.contract.ts'
import { categoryCrumb, useExpenseCrumbs } from './expense-crumbs.ts'
import { ExpenseForm } from './expense-form.tsx'
import { AddCategoryLink } from './expense-links.tsx'
import { askedFor, expenseBody } from './expense-values.ts'
import { expensesQueries, useCreateExpense } from './expenses.queries.ts'

/** `/admin/Add-expance?ledger=&catId=`: the category of the address is chosen already. */
export function AddExpenseScreen() {
  const { t } = useTranslation('expenses')
  const { ledger, catId } = useSearch({ strict: false })
  const institute = useInstituteQuery()
  const list = useQuery(expensesQueries.categories())
  const chosen = askedFor(list.data?.categories ?? [], { ledger, catId })
  const crumbs = useExpenseCrumbs(t('addExpense'), ...(chosen ? [categoryCrumb(chosen._id, chosen.ledger)] : []))
  return (
    <>
      <PageHeader title={t('addExpense')} crumbs={crumbs} />
      <Panel>
        <QueryStates
          query={list}
          isEmpty={({ total }) => total === 0}
          empty={<EmptyState hint={t('noCategories')} action={<AddCategoryLink first />} />}
        >
          {({ categories }) => (
            // The institute's clock says which day it is.
            <QueryStates query={institute}>
              {() => <AddExpenseForm key={catId ?? ledger ?? ''} categories={categories} chosen={chosen} />}
            </QueryStates>
          )}
        </QueryStates>
      </Panel>
    </>
  )
}

function AddExpenseForm({ categories, chosen }: { categories: Category[]; chosen: Category | undefined }) {
  const { t } = useTranslation('expenses')
  const navigate = useNavigate()
  const today = useToday()
  // As it was opened: a category that is deleted meanwhile must not take with it what was typed.
  const [opened] = useState(chosen)
  const create = useCreateExpense()
  const form = useContractForm({
    schema: expensesApi.create.body,
    initialValues: { ledger: opened?._id ?? '', remark: '', date: today, amount: '' },
    // What was typed for one category is not another's.
    draft: `expense-add-${opened?._id ?? ''}`,
    toBody: expenseBody,
    send: (body, sending) => create.mutateAsync({ body, sending }),
    onSaved: (expense) => {
      toast.success(t('expenseAdded'))
      return navigate({ to: '/admin/view-single-category-expense', search: { id: expense.ledger }, replace: true })
    },
    failureTitle: t('saveFailed'),
  })
  return <ExpenseForm form={form} label={t('addExpense')} categories={categories} categoryId={opened?._id} />
}
