import { HOUR_MS, MINUTE_MS } from '#shared/contract/durations.ts'
import { formatUtc } from './icalendar.ts'

/** Calendar apps expand weekly events without an end for some years, and ask again within hours. */
const YEARS_AHEAD = 5
const STEP_MS = 24 * HOUR_MS

/** Returns minutes east of Greenwich. */
function offsetAt(format: Intl.DateTimeFormat, instant: number): number {
  const name = format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  return sign === undefined ? 0 : Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes))
}

const formatOffset = (minutes: number): string => {
  const pad = (value: number) => String(value).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${pad(Math.floor(Math.abs(minutes) / 60))}${pad(Math.abs(minutes) % 60)}`
}

/** Returns the instant, to the minute, at which the offset changes between two that differ. */
function findChange(format: Intl.DateTimeFormat, from: number, to: number): number {
  const before = offsetAt(format, from)
  let [low, high] = [from, to]
  while (high - low > MINUTE_MS) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS
    if (offsetAt(format, middle) === before) low = middle
    else high = middle
  }
  return high
}

type Observance = { start: number; from: number; to: number }

/**
 * Returns an observance for each offset between the day and some years after today. This is exact for any zone, without
 * knowing its rules.
 */
function listObservances(timeZone: string, firstDay: string, today: string): Observance[] {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  const start = Date.parse(`${firstDay.slice(0, 4)}-01-01T00:00:00Z`)
  const end = Date.UTC(Number(today.slice(0, 4)) + YEARS_AHEAD, 0, 1)
  let offset = offsetAt(format, start)
  const observances = [{ start, from: offset, to: offset }]
  for (let instant = start; instant < end; instant += STEP_MS) {
    const next = offsetAt(format, instant + STEP_MS)
    if (next === offset) continue
    observances.push({ start: findChange(format, instant, instant + STEP_MS), from: offset, to: next })
    offset = next
  }
  return observances
}

/** Caches the lines by zone and years. */
const built = new Map<string, string[]>()

export function buildTimeZone(timeZone: string, firstDay: string, today: string): string[] {
  const key = `${timeZone} ${firstDay.slice(0, 4)} ${today.slice(0, 4)}`
  const lines = built.get(key) ?? [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...listObservances(timeZone, firstDay, today).flatMap(({ start, from, to }) => {
      const kind = to > from ? 'DAYLIGHT' : 'STANDARD'
      return [
        `BEGIN:${kind}`,
        // DTSTART is the local time before the change.
        `DTSTART:${formatUtc(new Date(start + from * MINUTE_MS)).slice(0, -1)}`,
        `TZOFFSETFROM:${formatOffset(from)}`,
        `TZOFFSETTO:${formatOffset(to)}`,
        `END:${kind}`,
      ]
    }),
    'END:VTIMEZONE',
  ]
  built.set(key, lines)
  return lines
}
