import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
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
import { messagesOf } from '#shared/contract/messages.ts'
import type en from './messages/en.json'

const message = messagesOf<typeof en>('expenses')

const READ_ONLY = ['_id', 'version', 'createdAt', 'updatedAt', 'ledgerName', 'month', 'year']

const amount = rupees(message('amountMissing')).check(z.refine((rupees) => rupees > 0, message('amountNotPositive')))

const fields = {
  /** The category's id. */
  ledger: text(60, message('ledgerMissing')),
  remark: lines(500, message('remarkMissing')),
  amount,
  date: day(message('dateMissing')),
}

export const ExpenseBody = body(fields, READ_ONLY)
export type ExpenseBody = z.output<typeof ExpenseBody>

export const ExpenseChange = body(
  {
    ledger: z.optional(fields.ledger),
    remark: z.optional(fields.remark),
    amount: z.optional(fields.amount),
    date: z.optional(fields.date),
  },
  READ_ONLY,
)
export type ExpenseChange = z.output<typeof ExpenseChange>

/** `{ledger}`, or the name alone as a JSON string. */
export const CategoryBody = z.pipe(
  z.transform((sent: unknown) => (typeof sent === 'string' ? { ledger: sent } : sent)),
  body({ ledger: text(100, message('nameMissing')) }, ['_id', 'total', 'expenses', 'createdAt', 'updatedAt']),
)
export type CategoryBody = z.output<typeof CategoryBody>

export const Category = z.object({
  _id: z.string(),
  ledger: z.string(),
  /** What was spent under it, and in how many expenses. */
  total: z.number(),
  expenses: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Category = z.infer<typeof Category>

export const Expense = z.object({
  _id: z.string(),
  /** The category's id and name. */
  ledger: z.string(),
  ledgerName: z.string(),
  remark: z.string(),
  amount: z.number(),
  date: z.string(),
  month: z.number(),
  year: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.number(),
})
export type Expense = z.infer<typeof Expense>

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
  categories: endpoint({
    method: 'GET',
    path: '/api/admin/expense-category',
    summary: 'The categories by name, each with what was spent under it; all of them unless page or limit is given',
    roles: ['admin'],
    query: z.strictObject(optionalPaging),
    result: z.object({ categories: z.array(Category), total: z.number() }),
  }),
  addCategory: addCategory('/api/admin/expense-category', 'Add a category; its name is unique, ignoring case'),
  addCategoryToo: addCategory('/api/admin/add-expense-category', 'The same under another address'),
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
    summary: 'Expenses, newest first, with the sum over all that match; by category, month and year',
    roles: ['admin'],
    query: ListExpenses,
    result: z.object({ expenses: z.array(Expense), total: z.number(), sum: z.number() }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/admin/expense/{id}',
    summary: 'One expense',
    roles: ['admin'],
    params: IdParams,
    result: Expense,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/admin/expense',
    summary: 'Write down an expense',
    roles: ['admin'],
    body: ExpenseBody,
    status: 201,
    idempotent: 'day',
    result: Expense,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/admin/expense/{id}',
    summary: 'Change an expense; what is absent stays',
    roles: ['admin'],
    params: IdParams,
    body: ExpenseChange,
    result: Expense,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/admin/expense/{id}',
    summary: 'Delete an expense; the trail keeps what it was',
    roles: ['admin'],
    params: IdParams,
    result: Message,
  }),
}
