import type { renderScreen } from './render-screen.tsx'

const LAST_MONTHS = Array.from({ length: 12 }, (_, index) => ({
  year: index === 0 ? 2025 : 2026,
  month: index === 0 ? 12 : index,
  label: '',
}))
const MONTHS_OF_YEAR = Array.from({ length: 12 }, (_, index) => ({ month: index + 1, label: '' }))

const TODAY = {
  date: '2026-11-20',
  collected: {
    receipts: 7,
    paid: 38_500,
    modes: [
      {
        mode: 'Cash',
        paid: 21_500,
      },
      {
        mode: 'UPI',
        paid: 17_000,
      },
    ],
  },
  feesDue: {
    due: { students: 24, amount: 2_15_600 },
    late: { students: 23, amount: 2_14_600, longest: 96 },
    ages: [
      { age: 'today', amount: 1000 },
      { age: '90+', amount: 2_14_600 },
    ],
  },
}

export const HR_DASHBOARD = {
  firstSteps: null,
  today: TODAY,
  students: 41,
  batches: 7,
  courses: 5,
  enquiries: 12,
  attendance: {
    date: '2026-11-19',
    present: 36,
    absent: 4,
    total: 40,
  },
  fees: LAST_MONTHS.map((month) => ({
    ...month,
    paid: month.month === 11 ? 1_25_000.5 : month.month === 10 ? 60_000 : 0,
  })),
  enquiriesByMonth: LAST_MONTHS.map((month) => ({
    ...month,
    ...(month.month === 11
      ? {
          Open: 3,
          Closed: 2,
          Pending: 1,
        }
      : {
          Open: 0,
          Closed: 0,
          Pending: 0,
        }),
  })),
}

export const EMPTY_HR_DASHBOARD = {
  firstSteps: null,
  students: 0,
  batches: 0,
  courses: 0,
  enquiries: 0,
  attendance: {
    date: null,
    present: 0,
    absent: 0,
    total: 0,
  },
  fees: LAST_MONTHS.map((month) => ({
    ...month,
    paid: 0,
  })),
  enquiriesByMonth: LAST_MONTHS.map((month) => ({
    ...month,
    Open: 0,
    Closed: 0,
    Pending: 0,
  })),
}

export const ADMIN_DASHBOARD = {
  checklist: null,
  students: {
    all: 41,
    active: 30,
    dropped: 11,
    placed: 12,
    pending: 3,
  },
  batches: 7,
  courses: 5,
  enquiries: 12,
  received: 1_85_000.5,
  spent: 1_30_000,
  balance: 55_000.5,
  months: MONTHS_OF_YEAR.map((month) => ({
    ...month,
    ...(month.month === 11
      ? {
          received: 1_25_000.5,
          spent: 60_000,
          balance: 65_000.5,
        }
      : month.month === 10
        ? {
            received: 60_000,
            spent: 70_000,
            balance: -10_000,
          }
        : {
            received: 0,
            spent: 0,
            balance: 0,
          }),
  })),
}

export const ADMIN_FIGURES = {
  trend: {
    date: '2026-11-23',
    comparedDate: '2026-10-23',
    thisMonth: {
      received: 3_09_950,
      spent: 2_32_457,
      balance: 77_493,
    },
    lastMonth: {
      received: 3_09_950,
      spent: 2_00_000.5,
      balance: 1_09_949.5,
    },
  },
  feesDue: {
    due: { students: 3, amount: 62_500.5 },
    late: { students: 3, amount: 62_500.5, longest: 40 },
    ages: [
      { age: '1-30', amount: 22_500.5 },
      { age: '31-60', amount: 40_000 },
    ],
  },
  reminded: 9,
  attendance: { date: '2026-11-21', batches: [{ bCode: 'DM-2610', present: 16, total: 21 }] },
}

export const ADMIN_DASHBOARD_EMPTY_YEAR = {
  ...ADMIN_DASHBOARD,
  months: MONTHS_OF_YEAR.map((month) => ({ ...month, received: 0, spent: 0, balance: 0 })),
}

type Screen = Awaited<ReturnType<typeof renderScreen>>['screen']

export function readTiles({ container }: Screen): (string | null)[][] {
  const tiles = Array.from(container.querySelectorAll('dl > div'))
  return tiles.map((tile) => [tile.textContent, tile.querySelector('a')?.getAttribute('href') ?? null])
}
