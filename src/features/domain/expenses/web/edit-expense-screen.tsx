import { Needing } from '#shared/web/ui/needing.tsx'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '#shared/web/router/router.ts'
import { useState } from 'react'
import { Expense, expensesApi, type Category } from '#features/domain/expenses/contract/expenses.contract.ts'
import { editing } from '#shared/web/form/form-types.ts'
import { useContractForm } from '#shared/web/form/use-contract-form.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { BackLink } from '#shared/web/ui/back-link.tsx'
import { PageHeader } from '#shared/web/ui/page-header.tsx'
import { Panel } from '#shared/web/ui/panel.tsx'
import { QueryStates } from '#shared/web/ui/states.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { useGoBack } from '#shared/web/use-go-back.ts'
import { categoryCrumb, useExpenseCrumbs } from './expense-crumbs.ts'
import { ExpenseForm } from './expense-form.tsx'
import { expenseBody, expenseValues, requirePayMode } from './expense-values.ts'
import { expensesQueries, useUpdateExpense } from './expenses.queries.ts'

const route = getRouteApi('/admin/Edit-Expance/$id')

function EditExpensePage() {
  const { id } = route.useParams()
  return <EditExpense key={id} id={id} />
}

function EditExpense({ id }: { id: string }) {
  const { t } = useTranslation('expenses')
  const expense = useQuery(expensesQueries.one(id))
  const list = useQuery(expensesQueries.categories())
  const { ledger, ledgerName, voucherNo } = expense.data ?? {}
  const crumbs = useExpenseCrumbs(
    t('editExpense'),
    ...(ledger && ledgerName ? [categoryCrumb(ledger, ledgerName)] : []),
  )
  return (
    <>
      <PageHeader title={t('editExpense')} hint={voucherNo} crumbs={crumbs} />
      <Panel>
        <QueryStates
          query={expense}
          notFound={
            <BackLink hint={t('expenseNotFound')} to="/admin/view-expense-category" label={t('backToCategories')} />
          }
        >
          {(data) => (
            <QueryStates query={list}>
              {({ categories }) => <EditExpenseForm expense={data} categories={categories} />}
            </QueryStates>
          )}
        </QueryStates>
      </Panel>
    </>
  )
}

function EditExpenseForm({ expense, categories }: { expense: Expense; categories: Category[] }) {
  const { t } = useTranslation(['expenses', 'words'])
  // Keeps the record as first loaded: it may be refetched while the form is open.
  const [initial] = useState(expense)
  const update = useUpdateExpense(initial._id)
  const goBack = useGoBack()
  const form = useContractForm({
    ...editing(Expense, initial, expenseValues),
    schema: expensesApi.update.body,
    // Named by the version: a draft of an older version must not overwrite a newer one.
    draft: `expense-${initial._id}-${initial.version}`,
    toBody: expenseBody,
    check: (values) => (initial.payMode === null ? {} : requirePayMode(values)),
    send: (body, sending) => update.mutateAsync({ body, sending }),
    onSaved: () => {
      toast.success(t('expenseUpdated'))
      goBack({ to: '/admin/view-single-category-expense', search: { id: initial.ledger } })
    },
    failureTitle: t('words:errorOccurred'),
  })
  return (
    <ExpenseForm
      form={form}
      label={t('editExpense')}
      categories={categories}
      categoryId={initial.ledger}
      saved={initial}
    />
  )
}

export function EditExpenseScreen() {
  return (
    <Needing may="expenses.record">
      <EditExpensePage />
    </Needing>
  )
}
