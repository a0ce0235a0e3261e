import * as z from 'zod/mini'
import { EXACT_MODES, PAY_MODES } from '#features/domain/fees/contract/pay-modes.ts'
import { exactModeFits } from '#features/domain/fees/contract/payment-fields.ts'
import { exportOf } from '#shared/contract/list-export.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { changeShape, creationShape, recordShape, type Fields } from '#shared/contract/record-fields.ts'
import {
  body,
  day,
  IdParams,
  lines,
  Message,
  oneOf,
  optionalPaging,
  paging,
  period,
  positiveRupees,
  text,
} from '#shared/contract/scalars.ts'
import type en from './messages/en.json'
import { endpoint } from './permissions.ts'

const message = messagesOf<typeof en>('expenses')

const required = { personal: false, required: 'always' } as const
const optional = { personal: false, required: 'optional' } as const

const amount = positiveRupees(message('amountMissing'), message('amountNotPositive'))

export const CATEGORY_FIELDS = {
  ledger: { ...required, label: 'expenses:ledgerName', input: text(100, message('nameMissing')) },
  /** The rupees that may be spent in a month. */
  budget: { ...optional, label: 'expenses:budget', input: amount, output: z.number() },
} satisfies Fields

export const EXPENSE_FIELDS = {
  /** The category's id. */
  ledger: { ...required, label: 'expenses:ledgerName', input: text(60, message('ledgerMissing')) },
  remark: { ...required, label: 'words:remark', input: lines(500, message('remarkMissing')) },
  amount: { ...required, label: 'words:amount', input: amount, output: z.number() },
  date: { ...required, label: 'words:date', input: day(message('dateMissing')) },
  /** Null for expenses of earlier versions. */
  payMode: { ...optional, label: 'expenses:payMode', input: oneOf(PAY_MODES), output: z.enum(PAY_MODES) },
  exactMode: {
    ...optional,
    label: 'fees:exactMode',
    input: oneOf(EXACT_MODES),
    output: z.enum(EXACT_MODES),
  },
  payee: { personal: true, required: 'optional', label: 'expenses:payee', input: text(100) },
} satisfies Fields

const readOnlyCategoryFields = {
  _id: z.string(),
  /** The sum of its expenses in rupees, and their number. */
  total: z.number(),
  expenses: z.number(),
  /** The sum of its expenses in the month, and the rest of the budget. */
  spent: z.number(),
  left: z.nullable(z.number()),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number(),
}

const readOnlyFields = {
  _id: z.string(),
  /**
   * `V2026-27/0001`: the financial year of the day of entry, and a number without gaps within it. Imported:
   * `VIMP/0001`.
   */
  voucherNo: z.string(),
  ledgerName: z.string(),
  month: z.number(),
  year: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number(),
}
/** Accepted in a body and ignored, so that a client may send a whole record back. */
const READ_ONLY = Object.keys(readOnlyFields)

export const ExpenseBody = body(creationShape(EXPENSE_FIELDS), READ_ONLY).check(exactModeFits)
export type ExpenseBody = z.output<typeof ExpenseBody>

export const ExpenseChange = body(changeShape(EXPENSE_FIELDS), READ_ONLY)
export type ExpenseChange = z.output<typeof ExpenseChange>

export const Expense = z.object({ ...readOnlyFields, ...recordShape(EXPENSE_FIELDS) })
export type Expense = z.infer<typeof Expense>

const READ_ONLY_OF_CATEGORY = Object.keys(readOnlyCategoryFields)

/** `{ledger}`, or the name alone as a JSON string. */
export const CategoryBody = z.pipe(
  z.transform((sent: unknown) => (typeof sent === 'string' ? { ledger: sent } : sent)),
  body(creationShape(CATEGORY_FIELDS), READ_ONLY_OF_CATEGORY),
)
export type CategoryBody = z.output<typeof CategoryBody>

export const BudgetBody = body(changeShape({ budget: CATEGORY_FIELDS.budget }), ['ledger', ...READ_ONLY_OF_CATEGORY])
export type BudgetBody = z.output<typeof BudgetBody>

export const Category = z.object({ ...readOnlyCategoryFields, ...recordShape(CATEGORY_FIELDS) })
export type Category = z.infer<typeof Category>

export const ListExpenses = z.strictObject({
  ...paging(10),
  category: z.optional(text(60)),
  ...period,
  /** Lists voided expenses instead, newest voiding first. */
  voided: z.optional(z.enum(['true', 'false'])),
})
export type ListExpenses = z.output<typeof ListExpenses>

export const ExpenseList = z.object({
  expenses: z.array(
    z.extend(Expense, {
      voided: z.optional(z.object({ at: z.string(), by: z.string() })),
      /** The number of an imported expense in the records it comes from. */
      oldVoucher: z.optional(z.string()),
    }),
  ),
  /** Count and sum over all pages. */
  total: z.number(),
  sum: z.number(),
})
export type ExpenseList = z.infer<typeof ExpenseList>

export const ListCategories = z.strictObject({
  ...optionalPaging,
  /** A day of the month of `spent` and `left`; today if absent. */
  date: z.optional(day()),
})
export type ListCategories = z.output<typeof ListCategories>

const addCategory = (path: `/api/${string}`, summary: string) =>
  endpoint({
    method: 'POST',
    path,
    summary,
    may: 'expenses.plan',
    body: CategoryBody,
    status: 201,
    idempotent: 'day',
    result: Category,
  })

export const expensesApi = {
  export: endpoint({
    may: 'expenses.read',
    confirm: true,
    ...exportOf({ path: '/api/admin/expense', what: 'expenses', query: ListExpenses }),
  }),
  listCategories: endpoint({
    method: 'GET',
    path: '/api/admin/expense-category',
    summary:
      'List categories by name with the sum of their expenses and what is left of their monthly budget; all of them unless page or limit is given',
    may: 'expenses.read',
    replica: true,
    query: ListCategories,
    result: z.object({ categories: z.array(Category), total: z.number() }),
  }),
  addCategory: addCategory('/api/admin/expense-category', 'Add a category; its name is unique, ignoring case'),
  addCategoryAlias: addCategory('/api/admin/add-expense-category', 'The same at another path'),
  setBudget: endpoint({
    method: 'PUT',
    path: '/api/admin/expense-category/{id}',
    summary: "Set a category's monthly budget; blank removes it",
    may: 'expenses.plan',
    params: IdParams,
    body: BudgetBody,
    result: Category,
  }),
  removeCategory: endpoint({
    method: 'DELETE',
    path: '/api/admin/expense-category/{id}',
    summary: 'Delete a category; 409 while it has expenses or a recurring expense',
    may: 'expenses.plan',
    params: IdParams,
    result: Message,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admin/expense',
    summary:
      'List expenses or voided ones, newest first, with the sum of all matches; filter by category, month and year',
    may: 'expenses.read',
    replica: true,
    query: ListExpenses,
    result: ExpenseList,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/admin/expense/{id}',
    summary: 'Get an expense',
    may: 'expenses.read',
    params: IdParams,
    result: Expense,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/expense',
    summary: 'Add an expense with the next voucher number of the financial year',
    may: 'expenses.record',
    body: ExpenseBody,
    status: 201,
    idempotent: 'day',
    result: Expense,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/admin/expense/{id}',
    summary: 'Change an expense; absent fields stay unchanged',
    may: 'expenses.record',
    params: IdParams,
    body: ExpenseChange,
    result: Expense,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/expense/{id}',
    summary: 'Void an expense: it is excluded from every list and sum, and its voucher number is never used again',
    may: 'expenses.record',
    params: IdParams,
    result: Message,
  }),
}
