import { useMemo } from 'react'
import type { Session } from '#features/domain/courses/batches/contract/sessions.ts'
import { dateFormat } from '#shared/contract/intl-formats.ts'
import { DAY_MS } from '#shared/contract/durations.ts'
import { useTranslation } from '#shared/web/i18n.tsx'

/** 2026-11-02 is a Monday. */
const MONDAY = Date.UTC(2026, 10, 2)

/** Monday comes first. */
export function useWeekdays(): { short: string[]; long: string[] } {
  const { language } = useTranslation().i18n
  return useMemo(() => {
    const format = (weekday: 'short' | 'long') => {
      const names = dateFormat(language, { weekday, timeZone: 'UTC' })
      return Array.from({ length: 7 }, (_, index) => names.format(MONDAY + index * DAY_MS))
    }
    return { short: format('short'), long: format('long') }
  }, [language])
}

export const formatHours = ({ start, end }: Pick<Session, 'start' | 'end'>): string => `${start}–${end}`

/** Groups sessions with the same hours: 'Mon–Fri 10:00–12:00' or 'Mon, Wed, Fri 10:00–12:00'. */
export function formatSessions(sessions: readonly Session[], names: readonly string[]): string {
  const byHours = Map.groupBy(sessions, formatHours)
  const format = (weekdays: number[]) => {
    const [first = 0, last = 0] = [weekdays[0], weekdays.at(-1)]
    const isRange = weekdays.length > 2 && last - first === weekdays.length - 1
    const shown = (isRange ? [first, last] : weekdays).map((weekday) => names[weekday - 1])
    return shown.join(isRange ? '–' : ', ')
  }
  return [...byHours].map(([hours, group]) => `${format(group.map(({ weekday }) => weekday))} ${hours}`).join(' · ')
}
