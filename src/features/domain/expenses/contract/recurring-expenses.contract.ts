import * as z from 'zod/mini'
import { exactModeFits } from '#features/domain/fees/contract/payment-fields.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { changeShape, creationShape, recordShape, type Fields } from '#shared/contract/record-fields.ts'
import { body, day, IdParams, Message, optionalPaging, paging, text } from '#shared/contract/scalars.ts'
import { Expense, EXPENSE_FIELDS } from './expenses.contract.ts'
import type en from './messages/en.json'
import { endpoint } from './permissions.ts'

const message = messagesOf<typeof en>('expenses')

const { date: _date, ...expenseFields } = EXPENSE_FIELDS

/** The expense repeats monthly on the day of `startsOn`, or on the last day of a shorter month. */
export const RECURRING_FIELDS = {
  ...expenseFields,
  startsOn: {
    personal: false,
    required: 'always',
    label: 'expenses:startsOn',
    input: day(message('startsOnMissing')),
  },
} satisfies Fields

const readOnlyFields = {
  _id: z.string(),
  ledgerName: z.string(),
  /** The first due day that is neither added nor skipped. */
  nextDue: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number(),
}
const READ_ONLY = Object.keys(readOnlyFields)

export const RecurringExpenseBody = body(creationShape(RECURRING_FIELDS), READ_ONLY).check(exactModeFits)
export type RecurringExpenseBody = z.output<typeof RecurringExpenseBody>

export const RecurringExpenseChange = body(changeShape(RECURRING_FIELDS), READ_ONLY)
export type RecurringExpenseChange = z.output<typeof RecurringExpenseChange>

export const RecurringExpense = z.object({ ...readOnlyFields, ...recordShape(RECURRING_FIELDS) })
export type RecurringExpense = z.infer<typeof RecurringExpense>

/** Is a month of a recurring expense that is due and neither added nor skipped. */
export const DueExpense = z.extend(RecurringExpense, { dueOn: z.string() })
export type DueExpense = z.infer<typeof DueExpense>

export const ListDue = z.strictObject({ ...paging(10), category: z.optional(text(60)) })
export type ListDue = z.output<typeof ListDue>

const DueBody = body({ dueOn: day() })

export const recurringExpensesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/recurring-expense',
    summary: 'List recurring expenses that have not ended, by next due day; all of them unless page or limit is given',
    may: 'expenses.read',
    query: z.strictObject(optionalPaging),
    result: z.object({ recurring: z.array(RecurringExpense), total: z.number() }),
  }),
  due: endpoint({
    method: 'GET',
    path: '/api/admin/recurring-expense/due',
    summary: 'List the months of recurring expenses that are due today or earlier and neither added nor skipped',
    may: 'expenses.read',
    query: ListDue,
    result: z.object({ due: z.array(DueExpense), total: z.number() }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/recurring-expense',
    summary: 'Add an expense that repeats monthly; each month is proposed and added only on confirmation',
    may: 'expenses.plan',
    body: RecurringExpenseBody,
    status: 201,
    idempotent: 'day',
    result: RecurringExpense,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/admin/recurring-expense/{id}',
    summary: 'Change a recurring expense from its next month on; absent fields stay unchanged',
    may: 'expenses.plan',
    params: IdParams,
    body: RecurringExpenseChange,
    result: RecurringExpense,
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/admin/recurring-expense/{id}',
    summary: 'End a recurring expense: no month is proposed any more, added expenses stay',
    may: 'expenses.plan',
    params: IdParams,
    result: Message,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/admin/recurring-expense/{id}/add',
    summary: 'Add the expense of a due month, once; 409 if the day is not due or already done',
    may: 'expenses.record',
    params: IdParams,
    body: DueBody,
    status: 201,
    idempotent: 'day',
    result: Expense,
  }),
  skip: endpoint({
    method: 'POST',
    path: '/api/admin/recurring-expense/{id}/skip',
    summary: 'Skip a due month; 409 if the day is not due or already done',
    may: 'expenses.record',
    params: IdParams,
    body: DueBody,
    result: Message,
  }),
}
