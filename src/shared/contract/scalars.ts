import * as z from 'zod/mini'
import { messagesOf, type MessageKey } from './messages.ts'
import type en from './messages/en.json'
import { parsePhone } from './phone-number.ts'
import { removeInvisible } from './remove-invisible.ts'
import { FIRST_DAY, isCalendarDay, LAST_DAY } from './calendar-day.ts'

const message = messagesOf<typeof en>('shared')

/** Is declared here, because the contract is compiled without the types of browsers and of Node. */
declare const URL: { parse(text: string): { protocol: string; hostname: string; username: string } | null }

/** Replaces malformed ids: no record has it, so the API returns 404. */
export const ABSENT_ID = '00000000-0000-0000-0000-000000000000'
export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

/** An id in a path. A malformed one counts as not found (404) instead of invalid (422). */
export const PathId = z.pipe(
  z.string(),
  z.transform((text) => (UUID.test(text) ? text.toLowerCase() : ABSENT_ID)),
)
export const IdParams = z.strictObject({ id: PathId })

// oxlint-disable-next-line no-control-regex -- the expression matches control characters
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/
const isPrintable = (text: string) => text.isWellFormed() && !CONTROL.test(text)

/** Invisible marks that change the direction of the text after them, so that a name or link reads as another one. */
const DIRECTION_MARK = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/

/** Some letters expand when folded (ﷺ to eighteen), and the search key has a limited length. */
const foldsWithin = (text: string, max: number) => text.normalize('NFKD').length <= max

/**
 * Accepts 1 to `max` characters, and returns trimmed NFC on one line without invisible ones: line ends and tabs become
 * spaces. `missing` is the message if it is absent or blank. Rejects direction marks.
 */
export const text = (max: number, missing?: MessageKey) =>
  trimmed(max, missing, (value) => value.replace(/[\n\r\t]+/g, ' ')).check(
    z.refine((value) => !DIRECTION_MARK.test(value), { error: message('directionMark'), abort: true }),
  )

/** Works like `text`, but keeps line ends and direction marks. */
export const lines = (max: number, missing?: MessageKey) => trimmed(max, missing, (value) => value)

function trimmed(max: number, missing = message('required'), normalizeLines: (value: string) => string) {
  return z.string(missing).check(
    z.refine(isPrintable, { error: message('badText'), abort: true }),
    z.overwrite((value) => normalizeLines(removeInvisible(value.normalize('NFC')).trim())),
    z.minLength(1, { error: missing, abort: true }),
    z.maxLength(max, { error: message('tooLong'), abort: true }),
    z.refine((value) => foldsWithin(value, 4 * max), message('badText')),
  )
}

/** Makes a field optional: absent leaves it unchanged, blank or null clears it. */
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

export function day(missing: MessageKey = message('required')) {
  return z.string(missing).check(
    z.minLength(1, { error: missing, abort: true }),
    z.regex(/^\d{4}-\d{2}-\d{2}$/, { error: message('badDay'), abort: true }),
    z.refine(isCalendarDay, message('noSuchDay')),
    z.refine((value) => value >= FIRST_DAY && value <= LAST_DAY, message('badDay')),
  )
}

/** Accepts a number or its digits as text. Rejects `''`, null and arrays, which `z.coerce.number` turns into 0. */
function numeric(pattern: RegExp, missing: MessageKey, wrong: MessageKey) {
  return z.pipe(
    z.union([z.string(), z.number()], { error: missing }).check(
      z.refine((value) => String(value).trim() !== '', { error: missing, abort: true }),
      z.refine((value) => pattern.test(String(value).trim()), { error: wrong, abort: true }),
    ),
    z.transform((value) => Number(value)),
  )
}

/** Accepts at most two decimals, up to 9,99,99,99,999.99. JavaScript never adds them. */
export function rupees(missing: MessageKey = message('required'), wrong: MessageKey = message('badMoney')) {
  return numeric(/^\d{1,10}(\.\d{1,2})?$/, missing, wrong)
}

export const positiveRupees = (missing: MessageKey, notPositive: MessageKey) =>
  rupees(missing).check(z.refine((amount) => amount > 0, notPositive))

/** Accepts a balance or a sum that may be below zero. */
export const signedRupees = () => numeric(/^-?\d{1,10}(\.\d{1,2})?$/, message('required'), message('badMoney'))

export function wholeNumber({ min, max }: { min: number; max: number }) {
  return z.pipe(
    numeric(/^-?\d{1,9}$/, message('required'), message('badNumber')),
    z.number().check(z.minimum(min), z.maximum(max)),
  )
}

/** Returns ten digits for a number of India, `+` and digits for any other. */
export function phone(missing: MessageKey = message('required')) {
  return z.pipe(
    z.union([z.string(), z.number()], { error: missing }).check(
      z.refine((value) => String(value).trim() !== '', { error: missing, abort: true }),
      z.refine((value) => parsePhone(String(value)) !== undefined, message('badPhone')),
    ),
    z.transform((value) => parsePhone(String(value)) ?? ''),
  )
}

export function email(missing: MessageKey = message('required')) {
  return text(254, missing).check(
    z.regex(/^[^\s@<>"',;:\\()[\]]+@[^\s@<>"',;:\\()[\]]+\.[^\s@<>"',;:\\()[\].]{2,}$/, message('badEmail')),
    z.refine((value) => foldsWithin(value, 254), message('badEmail')),
  )
}

/** Matches a host with a dot, an optional port, then the end or a path: `github.com/asha`. */
const WITHOUT_SCHEME = /^[^\s:/?#@]+\.[^\s:/?#@.]{2,}(:\d+)?([/?#]|$)/
const addScheme = (value: string) => (WITHOUT_SCHEME.test(value) ? `https://${value}` : value)

function link(protocols: string[], wrong: MessageKey, missing: MessageKey) {
  return text(2000, missing).check(
    z.overwrite(addScheme),
    z.maxLength(2000, { error: message('tooLong'), abort: true }),
    z.refine((value) => {
      const url = URL.parse(value)
      return url !== null && protocols.includes(url.protocol) && url.hostname !== '' && url.username === ''
    }, wrong),
  )
}
export const webLink = (missing: MessageKey = message('required')) =>
  link(['http:', 'https:'], message('badLink'), missing)
/** Accepts only https, because the content security policy allows no other images. */
export const photoLink = (missing: MessageKey = message('required')) =>
  link(['https:'], message('badPhotoLink'), missing)

export function oneOf<const V extends readonly [string, ...string[]]>(
  values: V,
  missing: MessageKey = message('required'),
) {
  return z.enum(values, missing)
}

/** Names in `ignored` are accepted and dropped, so that a client may send a record back; others are rejected. */
export function body<Shape extends z.core.$ZodLooseShape>(shape: Shape, ignored: readonly string[] = []) {
  const ignoredShape = Object.fromEntries(
    ignored.filter((name) => !(name in shape)).map((name) => [name, z.optional(z.unknown())]),
  )
  return z.pipe(
    z.strictObject({ ...shape, ...(ignoredShape as Record<never, never>) }),
    z.transform((value) => {
      const fields = { ...value }
      for (const name of Object.keys(ignoredShape)) delete fields[name as keyof typeof fields]
      return fields
    }),
  )
}

export const paging = (defaultLimit: number) => ({
  page: z._default(wholeNumber({ min: 1, max: 1_000_000 }), 1),
  limit: z._default(wholeNumber({ min: 1, max: 100 }), defaultLimit),
})

/**
 * `false` leaves out the totals of a list. With a search or filter they take longer than its rows, and have a call of
 * their own.
 */
export const totals = z.optional(z.enum(['true', 'false']))

/**
 * With `quick`, a list leaves out the totals that take longer than its rows, and says that it is `counting`. The call
 * without it has them.
 */
export const quickTotals = z.optional(z.enum(['true', 'false', 'quick']))
export type QuickTotals = z.output<typeof quickTotals>
export const counting = z.optional(z.literal(true))
export const totalOrCounting = { total: z.optional(z.number()), counting }
export type TotalOrCounting = { total?: number; counting?: true }

/** Suits short lists, which are returned in full by default. */
export const optionalPaging = {
  page: z.optional(wholeNumber({ min: 1, max: 1_000_000 })),
  limit: z.optional(wholeNumber({ min: 1, max: 100 })),
}

/** A month without a year is that of the current year. */
export const period = {
  month: z.optional(wholeNumber({ min: 1, max: 12 })),
  year: z.optional(wholeNumber({ min: 1900, max: 2199 })),
}

export const search = z._default(z.string().check(z.maxLength(100), z.refine(isPrintable, message('badText'))), '')

/** The result of an endpoint with `file`. `type` is needed if that is not a single media type. */
export const FileContent = z.object({
  name: z.string(),
  content: z.custom<Uint8Array | AsyncIterable<Uint8Array>>(),
  type: z.optional(z.string()),
  /**
   * Clients keep it, and ask whether it has changed: each time, or once the `cacheSeconds` of the endpoint are over.
   */
  hasETag: z.optional(z.boolean()),
})
export type FileContent = z.infer<typeof FileContent>

export const Message = z.object({ message: z.string() })
