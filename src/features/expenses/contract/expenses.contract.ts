import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { changeShape, creationShape, recordShape, type Fields } from '#shared/contract/record-fields.ts'
import {
  body,
  day,
  IdParams,
  lines,
  Message,
  optionalPaging,
  paging,
  period,
  rupees,
  text,
} from '#shared/contract/scalars.ts'
import type en from './messages/en.json'

const message = messagesOf<typeof en>('expenses')

const required = { personal: false, required: 'always' } as const

export const CATEGORY_FIELDS = {
  ledger: { ...required, label: 'expenses:ledgerName', input: text(100, message('nameMissing')) },
} satisfies Fields

const amount = rupees(message('amountMissing')).check(z.refine((value) => value > 0, message('amountNotPositive')))

export const EXPENSE_FIELDS = {
  /** The category's id. */
  ledger: { ...required, label: 'expenses:ledgerName', input: text(60, message('ledgerMissing')) },
  remark: { ...required, label: 'expenses:remark', input: lines(500, message('remarkMissing')) },
  amount: { ...required, label: 'expenses:amount', input: amount, output: z.number() },
  date: { ...required, label: 'expenses:date', input: day(message('dateMissing')) },
} satisfies Fields

const readOnlyCategoryFields = {
  _id: z.string(),
  /** The sum of its expenses in rupees, and their number. */
  total: z.number(),
  expenses: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
}

const readOnlyFields = {
  _id: z.string(),
  ledgerName: z.string(),
  month: z.number(),
  year: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number(),
}
/** Accepted in a body and ignored, so that a client may send a whole record back. */
const READ_ONLY = Object.keys(readOnlyFields)

export const ExpenseBody = body(creationShape(EXPENSE_FIELDS), READ_ONLY)
export type ExpenseBody = z.output<typeof ExpenseBody>

export const ExpenseChange = body(changeShape(EXPENSE_FIELDS), READ_ONLY)
export type ExpenseChange = z.output<typeof ExpenseChange>

export const Expense = z.object({ ...readOnlyFields, ...recordShape(EXPENSE_FIELDS) })
export type Expense = z.infer<typeof Expense>

/** `{ledger}`, or the name alone as a JSON string. */
export const CategoryBody = z.pipe(
  z.transform((sent: unknown) => (typeof sent === 'string' ? { ledger: sent } : sent)),
  body(creationShape(CATEGORY_FIELDS), Object.keys(readOnlyCategoryFields)),
)
export type CategoryBody = z.output<typeof CategoryBody>

export const Category = z.object({ ...readOnlyCategoryFields, ...recordShape(CATEGORY_FIELDS) })
export type Category = z.infer<typeof Category>

export const ListExpenses = z.strictObject({
  ...paging(10),
  category: z.optional(text(60)),
  ...period,
})
export type ListExpenses = z.output<typeof ListExpenses>

const addCategory = (path: `/api/${string}`, summary: string) =>
  endpoint({
    method: 'POST',
    path,
    summary,
    roles: ['admin'],
    body: CategoryBody,
    status: 201,
    idempotent: 'day',
    result: Category,
  })

export const expensesApi = {
  listCategories: endpoint({
    method: 'GET',
    path: '/api/admin/expense-category',
    summary: 'List categories by name with the sum of their expenses; all of them unless page or limit is given',
    roles: ['admin'],
    query: z.strictObject(optionalPaging),
    result: z.object({ categories: z.array(Category), total: z.number() }),
  }),
  addCategory: addCategory('/api/admin/expense-category', 'Add a category; its name is unique, ignoring case'),
  addCategoryAlias: addCategory('/api/admin/add-expense-category', 'The same at another path'),
  removeCategory: endpoint({
    method: 'DELETE',
    path: '/api/admin/expense-category/{id}',
    summary: 'Delete a category; 409 while it has expenses',
    roles: ['admin'],
    params: IdParams,
    result: Message,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/admin/expense',
    summary: 'List expenses, newest first, with the sum of all matches; filter by category, month and year',
    roles: ['admin'],
    query: ListExpenses,
    result: z.object({ expenses: z.array(Expense), total: z.number(), sum: z.number() }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/admin/expense/{id}',
    summary: 'Get an expense',
    roles: ['admin'],
    params: IdParams,
    result: Expense,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/expense',
    summary: 'Add an expense',
    roles: ['admin'],
    body: ExpenseBody,
    status: 201,
    idempotent: 'day',
    result: Expense,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/admin/expense/{id}',
    summary: 'Change an expense; absent fields stay unchanged',
    roles: ['admin'],
    params: IdParams,
    body: ExpenseChange,
    result: Expense,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/expense/{id}',
    summary: 'Delete an expense',
    roles: ['admin'],
    params: IdParams,
    result: Message,
  }),
}
