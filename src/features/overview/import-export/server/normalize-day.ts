import { dateFormat } from '#shared/contract/intl-formats.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import { DAY_MS } from '#shared/contract/durations.ts'
import { toFullYear } from '#shared/contract/full-year.ts'
import { LANGUAGES } from '#shared/contract/messages.ts'
import type { DayOrder } from '../contract/imports.contract.ts'

/** Excel counts the days from here. */
const SERIAL_START = Date.UTC(1899, 11, 30)

const NUMBERS = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})(?:[T ].*)?$/
const YEAR_FIRST = /^(\d{4})[/.\- ](\d{1,2})[/.\- ](\d{1,2})(?:[T ].*)?$/
/** `5 Jan 2026`, `05-Jan-26`, `5th January, 2026`. */
const NAME_SECOND =
  /^(?<day>\d{1,2})(?:st|nd|rd|th|er)?[/\-\s]*(?<month>\p{L}[\p{L}\p{M}॰.]*)[/\-\s,]*(?<year>\d{4}|\d{2})(?:[T ].*)?$/u
/** `Jan 5, 2026`. */
const NAME_FIRST =
  /^(?<month>\p{L}[\p{L}\p{M}॰.]*)[/\-\s]*(?<day>\d{1,2})(?:st|nd|rd|th)?[/\-\s,]+(?<year>\d{4}|\d{2})(?:[T ].*)?$/u

const toMonthKey = (name: string) => keyOf(name).replaceAll(/[.॰]/g, '')

/** The numbers of the months by their short and long names in every language. */
const MONTHS = new Map([
  ['sept', '9'],
  ...LANGUAGES.flatMap((language) =>
    (['short', 'long'] as const).flatMap((month) => {
      const names = dateFormat(language, { month, timeZone: 'UTC' })
      return Array.from({ length: 12 }, (_, n) => [toMonthKey(names.format(Date.UTC(2026, n))), String(n + 1)] as const)
    }),
  ),
])

/** Returns `YYYY-MM-DD`, or undefined if the cell has no date. */
export function toDay(cell: string, order: DayOrder): string | undefined {
  if (/^\d{5}$/.test(cell)) return new Date(SERIAL_START + Number(cell) * DAY_MS).toISOString().slice(0, 10)
  const yearFirst = YEAR_FIRST.exec(cell)
  if (yearFirst) return format(yearFirst[1], yearFirst[2], yearFirst[3])
  const named = (NAME_SECOND.exec(cell) ?? NAME_FIRST.exec(cell))?.groups
  if (named) return formatNamed(named)
  const [, first = '', second = '', year = ''] = NUMBERS.exec(cell) ?? []
  if (year === '') return undefined
  const [day, month] = isDayFirst(first, second, order) ? [first, second] : [second, first]
  return format(toFullYear(year), month, day)
}

function formatNamed({ day, month = '', year = '' }: Record<string, string>): string | undefined {
  const number = MONTHS.get(toMonthKey(month))
  return number === undefined ? undefined : format(toFullYear(year), number, day)
}

const isDayFirst = (first: string, second: string, order: DayOrder) =>
  Number(first) > 12 || (Number(second) <= 12 && order === 'dmy')

const format = (year = '', month = '', day = '') => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

/** `either`: swapping day and month gives another date. */
export function readDayOrder(cell: string): DayOrder | 'either' | undefined {
  const [, first = '', second = ''] = NUMBERS.exec(cell) ?? []
  if (first === '' || Number(first) === Number(second)) return undefined
  if (Number(first) > 12) return 'dmy'
  return Number(second) > 12 ? 'mdy' : 'either'
}
