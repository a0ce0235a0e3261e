import * as z from 'zod/mini'
import { day as realDay } from '#shared/contract/scalars.ts'

/** What stands behind the `?` of an address, read with patience: what is malformed is as if it were absent. */
type Raw = Record<string, unknown>

const word = (value: unknown) => (typeof value === 'string' && value !== '' ? value.slice(0, 200) : undefined)
const number = (value: unknown, min: number, max: number) => {
  const read = Number(value)
  return Number.isInteger(read) && read >= min && read <= max ? read : undefined
}

/** Leaves out what is not there, so that the address stays short. */
function present<T extends object>(values: { [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T
}

export type OfOne = { id?: string }
export const ofOne = (raw: Raw): OfOne => present<OfOne>({ id: word(raw['id']) })

/** `as`: whose receipt page it is, where one browser holds several identities. */
export type OfAReceipt = { id?: string; as?: string }
export const ofAReceipt = (raw: Raw): OfAReceipt => present<OfAReceipt>({ id: word(raw['id']), as: word(raw['as']) })

export type FirstRun = { code?: string }
export const firstRun = (raw: Raw): FirstRun => present<FirstRun>({ code: word(raw['code']) })

/** `token`: from the link in a mail. */
export type OfALink = { token?: string }
export const ofALink = (raw: Raw): OfALink => present<OfALink>({ token: word(raw['token']) })

export type OfAList = { tab?: string; search?: string; page?: number; month?: number; year?: number }
export const ofAList = (raw: Raw): OfAList =>
  present<OfAList>({
    tab: word(raw['tab']),
    search: word(raw['search']),
    page: number(raw['page'], 1, 1_000_000),
    month: number(raw['month'], 1, 12),
    year: number(raw['year'], 2017, 2039),
  })

const day = (value: unknown) => (z.safeParse(realDay(), value).success ? String(value) : undefined)

/** A list that a day narrows too. */
export type OfADayList = OfAList & { date?: string }
export const ofADayList = (raw: Raw): OfADayList => present<OfADayList>({ ...ofAList(raw), date: day(raw['date']) })

export type OfABatchDay = { batch?: string; date?: string; search?: string; page?: number }
export const ofABatchDay = (raw: Raw): OfABatchDay =>
  present<OfABatchDay>({
    batch: word(raw['batch']),
    date: day(raw['date']),
    search: word(raw['search']),
    page: number(raw['page'], 1, 1_000_000),
  })

/** Of the audit trail: whose doing, which kind of record or which one, from which day to which. */
export type OfATrail = {
  who?: string
  record?: string
  recordId?: string
  from?: string
  to?: string
  page?: number
}
export const ofATrail = (raw: Raw): OfATrail =>
  present<OfATrail>({
    who: word(raw['who']),
    record: word(raw['record']),
    recordId: word(raw['recordId']),
    from: day(raw['from']),
    to: day(raw['to']),
    page: number(raw['page'], 1, 1_000_000),
  })

export type OfOneInMonths = { id?: string; page?: number; month?: number; year?: number }
export const ofOneInMonths = (raw: Raw): OfOneInMonths => {
  const { page, month, year } = ofAList(raw)
  return present<OfOneInMonths>({ ...ofOne(raw), page, month, year })
}

/** Whose expense is added: the category's name and its id. */
export type OfAnExpense = { ledger?: string; catId?: string }
export const ofAnExpense = (raw: Raw): OfAnExpense =>
  present<OfAnExpense>({ ledger: word(raw['ledger']), catId: word(raw['catId']) })
