/** Presets for the first and last day of a report. The financial year of India starts on 1 April. */
export const PERIODS = ['thisMonth', 'lastMonth', 'thisYear', 'lastYear', 'last12Months', 'aroundToday'] as const
export type Period = (typeof PERIODS)[number]

export type Days = { from: string; to: string }

/** `today` is `YYYY-MM-DD`. */
export function getPeriod(period: Period, today: string): Days {
  const [year = 0, month = 1] = today.split('-').map(Number)
  /** Months since the year 0. */
  const now = year * 12 + month - 1
  const april = now - ((now + 9) % 12)
  const [first, last] = {
    thisMonth: [now, now],
    lastMonth: [now - 1, now - 1],
    thisYear: [april, april + 11],
    lastYear: [april - 12, april - 1],
    last12Months: [now - 11, now],
    aroundToday: [now - 5, now + 6],
  }[period] as [number, number]
  const toDay = (months: number, day: number) =>
    new Date(Date.UTC(Math.floor(months / 12), months % 12, day)).toISOString().slice(0, 10)
  return { from: toDay(first, 1), to: toDay(last + 1, 0) }
}

export const findPeriod = ({ from, to }: Days, today: string): Period | undefined =>
  PERIODS.find((period) => {
    const days = getPeriod(period, today)
    return days.from === from && days.to === to
  })
