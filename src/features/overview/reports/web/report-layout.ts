import { type Report, type ReportName, REPORTS } from '#features/overview/reports/contract/reports.contract.ts'
import type { ReportSearch } from '#features/overview/reports/contract/reports.search.ts'
import type { Key } from '#shared/web/message-keys.ts'

type Text = Key<'reports'>

type Layout = {
  bars: { column: string; color: string }[]
  /** Is drawn beside the bars, per month. */
  line?: { column: string; color: string }
  /** Default: stacked. */
  sideBySide?: boolean
  /** Explains how the report counts, where that is not obvious. */
  note?: (search: ReportSearch) => Text | undefined
  /** Default: nothing in this period. */
  empty?: Text
}

const income = { column: 'income', color: 'var(--chart-1)' }
const expenses = { column: 'expenses', color: 'var(--chart-3)' }

export const LAYOUTS: Record<ReportName, Layout> = {
  collection: {
    bars: [
      { column: 'received', color: 'var(--chart-1)' },
      { column: 'refunded', color: 'var(--chart-3)' },
    ],
    sideBySide: true,
    note: ({ by, mode }) => (by === 'mode' || mode !== undefined ? 'splitNote' : undefined),
  },
  receivables: {
    bars: [
      { column: 'notDue', color: 'var(--chart-1-soft)' },
      { column: 'dueToday', color: 'var(--chart-1)' },
      { column: 'late30', color: 'var(--chart-3)' },
      { column: 'late60', color: 'var(--chart-5)' },
      { column: 'late90', color: 'var(--chart-4)' },
      { column: 'lateOver90', color: 'var(--red-ink)' },
    ],
    note: () => 'dueNote',
    empty: 'nothingPending',
  },
  expected: {
    bars: [
      { column: 'expected', color: 'var(--chart-3)' },
      { column: 'received', color: 'var(--chart-1)' },
    ],
    sideBySide: true,
    note: () => 'expectedNote',
    empty: 'noPlans',
  },
  balance: {
    bars: [income, expenses],
    line: { column: 'balance', color: 'var(--chart-2)' },
    sideBySide: true,
    note: () => 'incomeNote',
  },
  profit: {
    bars: [income, expenses, { column: 'profit', color: 'var(--chart-2)' }],
    sideBySide: true,
    note: ({ share }) => (share === 'income' ? 'sharedByIncome' : 'sharedByStudents'),
  },
}

const OF_REFUNDS = ['refunded', 'net']

/** Leaves out the columns of refunds if there are none. */
export const listColumns = (report: ReportName, total: Report['total']): string[] =>
  Object.keys(REPORTS[report].columns).filter((column) => total['refunded'] !== 0 || !OF_REFUNDS.includes(column))
