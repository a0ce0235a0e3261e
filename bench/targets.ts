/** The kind of a call decides what it may cost. */
export const KINDS = {
  dashboard: 'Dashboards',
  list: 'Rows of lists',
  search: 'Searches',
  find: 'Search for everything',
  record: 'One record',
  fees: "One student's fees",
  payment: 'Payments',
  attendance: 'A batch of 30 saved',
  totals: 'Totals and figures',
  count: 'Totals of searches and filters, after the rows',
  report: 'Reports, exports and deep pages',
  write: 'Other writes',
} as const
export type Kind = keyof typeof KINDS

export const CPU_STUDENTS = 10_000
/** The limits are in milliseconds of app and PostgreSQL together, at `CPU_STUDENTS` students. */
export const MAX_CPU_MS: Partial<Record<Kind, number>> = {
  dashboard: 4,
  list: 3,
  search: 3,
  find: 4,
  fees: 1.5,
  payment: 4,
  attendance: 6,
}

/** With the most students, a call may need this many times the CPU that it needs with the fewest. */
export const MAX_GROWTH: Partial<Record<Kind, number>> = {
  dashboard: 1.5,
  list: 1.2,
  search: 1.2,
  find: 1.2,
  record: 1.2,
  fees: 1.2,
  payment: 1.2,
  attendance: 1.2,
  totals: 1.5,
}

/** A read may need this many times its floor: its SQL alone, prepared, and a route with a constant of its size. */
export const MAX_FLOORS = 2
