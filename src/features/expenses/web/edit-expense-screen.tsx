import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { editing } from '#shared/web/form/form-types.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useGoBack } from '#shared/web/go-back.ts'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { BackLink } from '#shared/web/ui/back-link.tsx'
import { Expense, expensesApi, type Category } from '../contract/expenses.contract.ts'
import { categoryCrumb, useExpenseCrumbs } from './expense-crumbs.ts'
import { ExpenseForm } from './expense-form.tsx'
import { expenseBody, expenseValues } from './expense-values.ts'
import { expensesQueries, useUpdateExpense } from './expenses.queries.ts'

/** `/admin/Edit-Expance/{id}`. */
export function EditExpenseScreen() {
  const { id = '' } = useParams({ strict: false })
  return <EditExpense key={id} id={id} />
}

function EditExpense({ id }: { id: string }) {
  const { t } = useTranslation('expenses')
  const expense = useQuery(expensesQueries.one(id))
  const list = useQuery(expensesQueries.categories())
  const of = expense.data
  const crumbs = useExpenseCrumbs(t('editExpense'), ...(of ? [categoryCrumb(of.ledger, of.ledgerName)] : []))
  return (
    <>
      <PageHeader title={t('editExpense')} crumbs={crumbs} />
      <Panel>
        <QueryStates
          query={expense}
          notFound={<BackLink hint={t('gone')} to="/admin/view-expense-category" label={t('backToCategories')} />}
        >
          {(one) => (
            <QueryStates query={list}>
              {({ categories }) => <EditExpenseForm expense={one} categories={categories} />}
            </QueryStates>
          )}
        </QueryStates>
      </Panel>
    </>
  )
}

function EditExpenseForm({ expense, categories }: { expense: Expense; categories: Category[] }) {
  const { t } = useTranslation('expenses')
  // As it was opened: it may be fetched again meanwhile.
  const [opened] = useState(expense)
  const update = useUpdateExpense(opened._id)
  const goBack = useGoBack()
  const form = useContractForm({
    ...editing(Expense, opened, expenseValues),
    schema: expensesApi.update.body,
    // Input that was typed against another version would overwrite it in silence.
    draft: `expense-${opened._id}-${opened.version}`,
    toBody: expenseBody,
    send: (body, sending) => update.mutateAsync({ body, sending }),
    onSaved: () => {
      toast.success(t('expenseUpdated'))
      goBack({ to: '/admin/view-single-category-expense', search: { id: opened.ledger } })
    },
    failureTitle: t('saveFailed'),
  })
  return <ExpenseForm form={form} label={t('editExpense')} categories={categories} categoryId={opened.ledger} />
}
