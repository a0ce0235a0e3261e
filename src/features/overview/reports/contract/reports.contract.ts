import * as z from 'zod/mini'
import { ALL_MODES } from '#features/domain/fees/contract/pay-modes.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { day, oneOf, PathId, text } from '#shared/contract/scalars.ts'
import type { Period } from './periods.ts'
import { type Group, GROUPS, type ReportName, SHARES, STATUSES } from './reports.search.ts'
import { endpoint, type permissions } from './permissions.ts'

const FILTERS = {
  from: z.optional(day()),
  to: z.optional(day()),
  /** Name of a course. */
  course: z.optional(text(100)),
  /** Code of a batch. */
  batch: z.optional(text(100)),
  /** Id of the account that issued the receipt. */
  clerk: z.optional(PathId),
  mode: z.optional(oneOf(ALL_MODES)),
  status: z.optional(oneOf(STATUSES)),
  share: z.optional(oneOf(SHARES)),
}
export type Filter = keyof typeof FILTERS
export type ReportQuery = { by: Group } & { [Name in Filter]?: z.output<(typeof FILTERS)[Name]> }

type ReportSpec<Column extends string> = {
  summary: string
  may: keyof typeof permissions
  by: readonly [Group, ...Group[]]
  filters: readonly Filter[]
  /** Undefined: as of today. */
  period?: Period
  columns: Record<Column, 'rupees' | 'count'>
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
    summary: 'Receipts and refunds by day, month, payment mode, clerk, course or batch; split payments count by part',
    may: 'reports.read',
    by: GROUPS,
    filters: ['from', 'to', 'course', 'batch', 'clerk', 'mode'],
    period: 'thisMonth',
    columns: { receipts: 'count', received: 'rupees', refunded: 'rupees', net: 'rupees' },
  }),
  receivables: declareReport('receivables', {
    summary:
      'Balances of students by course or batch and by days late: not due yet, due today, 1–30, 31–60, 61–90, over 90',
    may: 'reports.read',
    by: ['course', 'batch'],
    filters: ['course', 'batch', 'status'],
    columns: {
      students: 'count',
      notDue: 'rupees',
      dueToday: 'rupees',
      late30: 'rupees',
      late60: 'rupees',
      late90: 'rupees',
      lateOver90: 'rupees',
      pending: 'rupees',
    },
  }),
  expected: declareReport('expected', {
    summary: 'Amounts due by payment plans per month, what is left of them, and what was received',
    may: 'reports.read',
    by: ['month'],
    filters: ['from', 'to', 'course', 'batch'],
    period: 'aroundToday',
    columns: { expected: 'rupees', received: 'rupees', open: 'rupees', other: 'rupees' },
  }),
  balance: declareReport('balance', {
    summary: 'Income, expenses and balance per month',
    may: 'reports.read-profit',
    by: ['month'],
    filters: ['from', 'to'],
    period: 'last12Months',
    columns: { income: 'rupees', expenses: 'rupees', balance: 'rupees' },
  }),
  profit: declareReport('profit', {
    summary:
      'Income, share of the expenses and profit per course or batch; expenses are shared by students or by income',
    may: 'reports.read-profit',
    by: ['course', 'batch'],
    filters: ['from', 'to', 'share'],
    period: 'last12Months',
    columns: { students: 'count', income: 'rupees', expenses: 'rupees', profit: 'rupees' },
  }),
} satisfies Record<ReportName, unknown>
/** A report with any columns. */
export type Report = {
  from: string | null
  to: string
  rows: { [column: string]: string | number; key: string; name: string }[]
  total: Record<string, string | number>
}

export const reportsApi = {
  collection: REPORTS.collection.endpoint,
  receivables: REPORTS.receivables.endpoint,
  expected: REPORTS.expected.endpoint,
  balance: REPORTS.balance.endpoint,
  profit: REPORTS.profit.endpoint,
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
