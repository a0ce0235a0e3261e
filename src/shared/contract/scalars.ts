import * as z from 'zod/mini'
import { messagesOf, type MessageKey } from './messages.ts'
import type en from './messages/en.json'

const message = messagesOf<typeof en>('shared')

/** Browsers and Node both have it; the contract leans on the types of neither. */
declare const URL: { parse(text: string): { protocol: string; hostname: string; username: string } | null }

/** Stands for an id that cannot be one: what carries it is simply not found. */
export const ABSENT_ID = '00000000-0000-0000-0000-000000000000'
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** An id in a path: whatever is not a UUID names nothing, so it answers as absent rather than as malformed. */
export const PathId = z.pipe(
  z.string(),
  z.transform((text) => (UUID.test(text) ? text.toLowerCase() : ABSENT_ID)),
)
export const IdParams = z.strictObject({ id: PathId })

/** Printable, well-formed text: no NUL, no control characters but line ends and tabs, no lone surrogates. */
// oxlint-disable-next-line no-control-regex -- control characters are what it looks for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/
const isPlain = (text: string) => text.isWellFormed() && !CONTROL.test(text)

/** Letters that stand for many (ﷺ for eighteen) would burst the folded form by which names are compared and searched. */
const foldsWithin = (text: string, max: number) => text.normalize('NFKD').length <= max

/**
 * Trimmed NFC text of 1 to `max` characters on one line: pasted line ends and tabs become blanks. `missing` is what is
 * said when it is absent or blank.
 */
export const text = (max: number, missing?: MessageKey) =>
  trimmed(max, missing, (value) => value.replace(/[\n\r\t]+/g, ' '))

/** The same, and line ends stay. */
export const lines = (max: number, missing?: MessageKey) => trimmed(max, missing, (value) => value)

function trimmed(max: number, missing = message('required'), laidOut: (value: string) => string) {
  return z.string(missing).check(
    z.refine(isPlain, { error: message('badText'), abort: true }),
    z.overwrite((value) => laidOut(value.normalize('NFC').trim())),
    z.minLength(1, { error: missing, abort: true }),
    z.maxLength(max, { error: message('tooLong'), abort: true }),
    z.refine((value) => foldsWithin(value, 4 * max), message('badText')),
  )
}

/** Absent stays absent (PUT is partial); blank or null clears the field. */
export function blankable<S extends z.core.$ZodType>(schema: S) {
  const blank = z.pipe(
    z.union([z.literal(''), z.null()]),
    z.transform(() => null),
  )
  return z.optional(
    z.pipe(
      z.transform((value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value)),
      z.union([blank, schema]),
    ),
  )
}

const isRealDay = (day: string) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const real = new Date(Date.UTC(year, month - 1, date))
  return year >= 1900 && year < 2200 && real.getUTCMonth() === month - 1 && real.getUTCDate() === date
}

/** A calendar day, `YYYY-MM-DD`, 1900 to 2199: never an instant. */
export function day(missing: MessageKey = message('required')) {
  return z
    .string(missing)
    .check(
      z.minLength(1, { error: missing, abort: true }),
      z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: message('badDay'), abort: true }),
      z.refine(isRealDay, message('badDay')),
    )
}

/** A number, or a string that spells one: `''`, null and arrays are refused, where a coercion would make them 0. */
function spelled(pattern: RegExp, missing: MessageKey, wrong: MessageKey) {
  return z.pipe(
    z.union([z.string(), z.number()], { error: missing }).check(
      z.refine((value) => String(value).trim() !== '', { error: missing, abort: true }),
      z.refine((value) => pattern.test(String(value).trim()), { error: wrong, abort: true }),
    ),
    z.transform((value) => Number(value)),
  )
}

/** Rupees as a number with at most two decimals, up to 9,99,99,99,999.99: exact as text, never added up in JavaScript. */
export function rupees(missing: MessageKey = message('required'), wrong: MessageKey = message('badMoney')) {
  return spelled(/^\d{1,10}(\.\d{1,2})?$/, missing, wrong)
}

export function wholeNumber({ min, max }: { min: number; max: number }) {
  return z.pipe(
    spelled(/^-?\d{1,9}$/, message('required'), message('badNumber')),
    z.number().check(z.minimum(min), z.maximum(max)),
  )
}

/** A phone number as people write it (spaces, +91, a leading 0), kept as its digits. */
export function phone(missing: MessageKey = message('required')) {
  return z.pipe(
    z.union([z.string(), z.number()], { error: missing }).check(
      z.refine((value) => String(value).trim() !== '', { error: missing, abort: true }),
      z.refine(
        (value) => /^\+?[\d\s().-]{6,25}$/.test(String(value).trim()) && /^\d{6,15}$/.test(digitsOf(String(value))),
        message('badPhone'),
      ),
    ),
    z.transform((value) => digitsOf(String(value))),
  )
}
const digitsOf = (value: string) => value.replace(/\D/g, '')

/** An address, trimmed; the case is kept for reading, comparisons ignore it. */
export function email(missing: MessageKey = message('required')) {
  return text(254, missing).check(
    z.regex(/^[^\s@<>"',;:\\()[\]]+@[^\s@<>"',;:\\()[\]]+\.[^\s@<>"',;:\\()[\].]{2,}$/, message('badEmail')),
    z.refine((value) => foldsWithin(value, 254), message('badEmail')),
  )
}

function link(protocols: string[], wrong: MessageKey, missing: MessageKey) {
  return text(2000, missing).check(
    z.refine((value) => {
      const url = URL.parse(value)
      return url !== null && protocols.includes(url.protocol) && url.hostname !== '' && url.username === ''
    }, wrong),
  )
}
/** An http or https address. */
export const webLink = (missing: MessageKey = message('required')) =>
  link(['http:', 'https:'], message('badLink'), missing)
/** An https address: what may stand in a page's `img`. */
export const photoLink = (missing: MessageKey = message('required')) =>
  link(['https:'], message('badPhotoLink'), missing)

/** One of a few words; what is absent, blank or another is `missing`. */
export function oneOf<const V extends readonly [string, ...string[]]>(
  values: V,
  missing: MessageKey = message('required'),
) {
  return z.enum(values, missing)
}

/** A body: its own fields; `ignored` names may be sent back and are dropped; any other name is refused. */
export function body<Shape extends z.core.$ZodLooseShape>(shape: Shape, ignored: readonly string[] = []) {
  const tolerated = Object.fromEntries(
    ignored.filter((name) => !(name in shape)).map((name) => [name, z.optional(z.unknown())]),
  )
  return z.pipe(
    z.strictObject({ ...shape, ...(tolerated as Record<never, never>) }),
    z.transform((value) => {
      const kept = { ...value }
      for (const name of Object.keys(tolerated)) delete kept[name as keyof typeof kept]
      return kept
    }),
  )
}

/** `page` from 1 and `limit` 1 to 100, with the screen's own page size. */
export const paging = (limit: number) => ({
  page: z._default(wholeNumber({ min: 1, max: 1_000_000 }), 1),
  limit: z._default(wholeNumber({ min: 1, max: 100 }), limit),
})

/** For short lists, which come whole unless a page or a limit is asked for. */
export const optionalPaging = {
  page: z.optional(wholeNumber({ min: 1, max: 1_000_000 })),
  limit: z.optional(wholeNumber({ min: 1, max: 100 })),
}

/** A month, a year, or a month of a year: what lists of dated things are narrowed to. */
export const period = {
  month: z.optional(wholeNumber({ min: 1, max: 12 })),
  year: z.optional(wholeNumber({ min: 1900, max: 2199 })),
}

export const search = z._default(z.string().check(z.maxLength(100), z.refine(isPlain, message('badText'))), '')

export const Message = z.object({ message: z.string() })
