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

export type FirstRun = { code?: string }
export const firstRun = (raw: Raw): FirstRun => present<FirstRun>({ code: word(raw['code']) })

export type OfAList = { tab?: string; search?: string; page?: number; month?: number; year?: number }
export const ofAList = (raw: Raw): OfAList =>
  present<OfAList>({
    tab: word(raw['tab']),
    search: word(raw['search']),
    page: number(raw['page'], 1, 1_000_000),
    month: number(raw['month'], 1, 12),
    year: number(raw['year'], 2017, 2039),
  })

/** Addresses are plain (`?search=2026`, no JSON in quotes), as other programs and people write them. */
export const parseSearch = (text: string): Raw => Object.fromEntries(new URLSearchParams(text))
export const stringifySearch = (search: Raw): string => {
  const filled = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
  const text = new URLSearchParams(filled.map(([key, value]) => [key, String(value)])).toString()
  return text && `?${text}`
}
