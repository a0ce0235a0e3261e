const MONTHS = Array.from({ length: 12 }, (_, index) => ({ month: index + 1, label: '' }))

/** The figures of an admin dashboard: more was spent than received in October, and something is left of November. */
export const adminFigures = {
  students: { all: 41, active: 30, dropped: 11, placed: 12, pending: 3 },
  ...{ batches: 7, courses: 5, enquiries: 12, received: 1_85_000.5, spent: 1_30_000, balance: 55_000.5 },
  months: MONTHS.map((month) => ({
    ...month,
    ...(month.month === 11
      ? { received: 1_25_000.5, spent: 60_000, balance: 65_000.5 }
      : month.month === 10
        ? { received: 60_000, spent: 70_000, balance: -10_000 }
        : { received: 0, spent: 0, balance: 0 }),
  })),
}

/** The same institute in a year without books. */
export const anEmptyYear = {
  ...adminFigures,
  months: MONTHS.map((month) => ({ ...month, received: 0, spent: 0, balance: 0 })),
}
