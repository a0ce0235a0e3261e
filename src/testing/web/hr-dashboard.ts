const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  year: index === 0 ? 2025 : 2026,
  month: index === 0 ? 12 : index,
  label: '',
}))

/** The figures of an HR dashboard: the twelve months to November 2026, money and enquiries in the last two. */
export const hrFigures = {
  ...{ students: 41, batches: 7, courses: 5, enquiries: 12 },
  attendance: { date: '2026-11-19', present: 36, absent: 4, total: 40 },
  fees: MONTHS.map((month) => ({ ...month, paid: month.month === 11 ? 1_25_000.5 : month.month === 10 ? 60_000 : 0 })),
  enquiriesByMonth: MONTHS.map((month) => ({
    ...month,
    ...(month.month === 11 ? { Open: 3, Closed: 2, Pending: 1 } : { Open: 0, Closed: 0, Pending: 0 }),
  })),
}

/** Those of an institute on its first day. */
export const noFigures = {
  ...{ students: 0, batches: 0, courses: 0, enquiries: 0 },
  attendance: { date: null, present: 0, absent: 0, total: 0 },
  fees: MONTHS.map((month) => ({ ...month, paid: 0 })),
  enquiriesByMonth: MONTHS.map((month) => ({ ...month, Open: 0, Closed: 0, Pending: 0 })),
}
