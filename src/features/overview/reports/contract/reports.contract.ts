import * as z from 'zod/mini'
import type feesEn from '#features/domain/fees/contract/messages/en.json'
import { ALL_MODES } from '#features/domain/fees/contract/pay-modes.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { type MessageKey, messagesOf } from '#shared/contract/messages.ts'
import { day, oneOf, PathId, text } from '#shared/contract/scalars.ts'
import type en from './messages/en.json'
import type { Period } from './periods.ts'
import { type Group, GROUPS, SHARES, STATUSES } from './reports.search.ts'
import { endpoint, type permissions } from './permissions.ts'

const message = messagesOf<typeof en>('reports')
const feesMessage = messagesOf<typeof feesEn>('fees')

const FILTERS = {
  from: z.optional(day()),
  to: z.optional(day()),
  /** Is the name of a course. */
  course: z.optional(text(100)),
  /** Is the code of a batch. */
  batch: z.optional(text(100)),
  /** Is the id of the account that issued the receipt. */
  clerk: z.optional(PathId),
  mode: z.optional(oneOf(ALL_MODES)),
  status: z.optional(oneOf(STATUSES)),
  share: z.optional(oneOf(SHARES)),
}
export type Filter = keyof typeof FILTERS
export type ReportQuery = { by: Group } & { [Name in Filter]?: z.output<(typeof FILTERS)[Name]> }

type ReportColumn = { unit: 'rupees' | 'count'; label: MessageKey }
const rupees = (label: MessageKey): ReportColumn => ({ unit: 'rupees', label })
const count = (label: MessageKey): ReportColumn => ({ unit: 'count', label })

type ReportSpec<Column extends string> = {
  title: MessageKey
  summary: string
  may: keyof typeof permissions
  by: readonly [Group, ...Group[]]
  filters: readonly Filter[]
  /** Undefined: as of today. */
  period?: Period
  /** Rows are sorted by the last one. */
  columns: Record<Column, ReportColumn>
}

/**
 * `key` is the day, month (`2026-11`), mode or id, `name` the text that people read. A clerk of old receipts may have
 * neither.
 */
const rowShape = { key: z.string(), name: z.string() }

function declareReport<const Name extends string, Column extends string>(name: Name, spec: ReportSpec<Column>) {
  const names = Object.keys(spec.columns) as Column[]
  const figures = Object.fromEntries(names.map((column) => [column, z.number()])) as Record<Column, typeof Figure>
  const filters = Object.fromEntries(spec.filters.map((filter) => [filter, FILTERS[filter]]))
  const query = z.strictObject({ by: z._default(oneOf(spec.by), spec.by[0]), ...filters })
  return {
    ...spec,
    endpoint: endpoint({
      method: 'GET',
      path: `/api/report/${name}`,
      summary: spec.summary,
      may: spec.may,
      replica: true,
      // The filters of a report are some of all.
      query: query as unknown as z.ZodMiniType<ReportQuery, Partial<ReportQuery>>,
      result: z.object({
        /** The days that are reported, both included. `from` is null as of today. */
        from: z.nullable(z.string()),
        to: z.string(),
        rows: z.array(z.object({ ...rowShape, ...figures })),
        total: z.object(figures),
      }),
    }),
  }
}
const Figure = z.number()

export const REPORTS = {
  collection: declareReport('collection', {
    title: message('collection'),
    summary: 'Receipts and refunds by day, month, payment mode, clerk, course or batch; split payments count by part',
    may: 'reports.read',
    by: GROUPS,
    filters: ['from', 'to', 'course', 'batch', 'clerk', 'mode'],
    period: 'thisMonth',
    columns: {
      receipts: count(message('receipts')),
      received: rupees(message('received')),
      refunded: rupees(message('refunded')),
      net: rupees(message('net')),
    },
  }),
  receivables: declareReport('receivables', {
    title: message('receivables'),
    summary:
      'Balances of students by course or batch and by days late: not due yet, due today, 1–30, 31–60, 61–90, over 90',
    may: 'reports.read',
    by: ['course', 'batch'],
    filters: ['course', 'batch', 'status'],
    columns: {
      students: count(message('students')),
      notDue: rupees(message('notDue')),
      dueToday: rupees(message('dueToday')),
      late30: rupees(feesMessage('late30')),
      late60: rupees(feesMessage('late60')),
      late90: rupees(feesMessage('late90')),
      lateOver90: rupees(feesMessage('lateOver90')),
      pending: rupees(message('pending')),
    },
  }),
  expected: declareReport('expected', {
    title: message('expected'),
    summary: 'Amounts due by payment plans per month, what is left of them, and what was received',
    may: 'reports.read',
    by: ['month'],
    filters: ['from', 'to', 'course', 'batch'],
    period: 'aroundToday',
    columns: {
      expected: rupees(message('dueByPlans')),
      received: rupees(message('receivedWithPlan')),
      open: rupees(message('open')),
      other: rupees(message('other')),
    },
  }),
  balance: declareReport('balance', {
    title: message('balance'),
    summary: 'Income, expenses and balance per month',
    may: 'reports.read-profit',
    by: ['month'],
    filters: ['from', 'to'],
    period: 'last12Months',
    columns: {
      income: rupees(message('income')),
      expenses: rupees(message('expenses')),
      balance: rupees(message('monthBalance')),
    },
  }),
  profit: declareReport('profit', {
    title: message('profit'),
    summary:
      'Income, share of the expenses and profit per course or batch; expenses are shared by students or by income',
    may: 'reports.read-profit',
    by: ['course', 'batch'],
    filters: ['from', 'to', 'share'],
    period: 'last12Months',
    columns: {
      students: count(message('students')),
      income: rupees(message('income')),
      expenses: rupees(message('shareOfExpenses')),
      profit: rupees(message('profit')),
    },
  }),
}
export type ReportName = keyof typeof REPORTS
export const REPORT_NAMES = Object.keys(REPORTS) as ReportName[]

/** A report with any columns. */
export type Report = {
  from: string | null
  to: string
  rows: { [column: string]: string | number; key: string; name: string }[]
  total: Record<string, string | number>
}

const reportEndpoints = Object.fromEntries(REPORT_NAMES.map((name) => [name, REPORTS[name].endpoint])) as {
  [Name in ReportName]: (typeof REPORTS)[Name]['endpoint']
}

export const reportsApi = {
  ...reportEndpoints,
  clerks: endpoint({
    method: 'GET',
    path: '/api/report/clerk',
    summary: 'The accounts that issue receipts and refunds, by name, as a filter of the collection',
    may: 'reports.read',
    result: z.object({ clerks: z.array(z.object({ _id: z.string(), name: z.string() })) }),
  }),
}

type AnyReport = Endpoint<
  z.ZodMiniUndefined,
  z.ZodMiniType<ReportQuery, Partial<ReportQuery>>,
  z.ZodMiniUndefined,
  z.ZodMiniType<Report>
>

export const reportEndpoint = (name: ReportName) => REPORTS[name].endpoint as unknown as AnyReport
