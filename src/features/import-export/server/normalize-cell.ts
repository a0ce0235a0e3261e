import { keyOf } from '#shared/contract/key-of.ts'
import type { ImportField } from '../contract/import-kinds.ts'
import type { DayOrder } from '../contract/imports.contract.ts'

const DAY_MS = 86_400_000
/** Day 0 of Excel. */
const SERIAL_START = Date.UTC(1899, 11, 30)

/** A cell as the schema of its field takes it. What is not understood stays as it is, and the schema rejects it. */
export function normalizeCell(cell: string, { type }: ImportField, choices: Choices, dayOrder: DayOrder): string {
  if (type === 'day') return toDay(cell, dayOrder) ?? cell
  if (type === 'amount') return toAmount(cell)
  if (type === 'choice') return choices.get(toChoiceKey(cell)) ?? cell
  return cell
}

/** The value of each label, in every language. */
export type Choices = Map<string, string>
export const toChoiceKey = (text: string) => keyOf(text).replaceAll(/[\s._-]+/g, '')

const PARTS = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4}|\d{2})(?:[T ].*)?$/

function toDay(cell: string, order: DayOrder): string | undefined {
  if (/^\d{5}$/.test(cell)) return new Date(SERIAL_START + Number(cell) * DAY_MS).toISOString().slice(0, 10)
  const yearFirst = /^(\d{4})[/.\- ](\d{1,2})[/.\- ](\d{1,2})(?:[T ].*)?$/.exec(cell)
  if (yearFirst) return format(yearFirst[1], yearFirst[2], yearFirst[3])
  const [, first = '', second = '', year = ''] = PARTS.exec(cell) ?? []
  if (year === '') return undefined
  const [day, month] = isDayFirst(first, second, order) ? [first, second] : [second, first]
  return format(year.length === 2 ? toCentury(year) : year, month, day)
}

const isDayFirst = (first: string, second: string, order: DayOrder) =>
  Number(first) > 12 || (Number(second) <= 12 && order === 'dmy')

const format = (year = '', month = '', day = '') => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

/** Up to ten years ahead, else in the last century. */
function toCentury(year: string): string {
  const isNear = Number(year) <= (new Date().getFullYear() % 100) + 10
  return `${isNear ? '20' : '19'}${year}`
}

/** `either`: the date is another one when day and month change places. */
export function readDayOrder(cell: string): DayOrder | 'either' | undefined {
  const [, first = '', second = ''] = PARTS.exec(cell) ?? []
  if (first === '' || Number(first) === Number(second)) return undefined
  if (Number(first) > 12) return 'dmy'
  return Number(second) > 12 ? 'mdy' : 'either'
}

/** `₹12,000.00/-` is 12000.00. */
const toAmount = (cell: string) =>
  cell
    .replaceAll(/[\s,']/g, '')
    .replace(/^(?:₹|Rs\.?|INR)/i, '')
    .replace(/\/-$/, '')
    .replace(/(\.\d\d)0+$/, '$1')
