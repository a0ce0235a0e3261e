import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { addMonths } from '#shared/contract/add-months.ts'
import { useTranslation } from '../i18n.tsx'
import { formatMonth, listMonthNames } from '../months.ts'
import { useCurrentDay } from '../product.tsx'
import { ActionIcon } from '../ui/elements/action-icon.tsx'
import { Button } from '../ui/elements/button.tsx'
import { NativeSelect } from '../ui/elements/native-select.tsx'
import {
  addDays,
  clampDay,
  formatDayInWords,
  getFirstWeekday,
  getWeekday,
  listWeekdays,
  listWeeks,
  toYearMonth,
} from './calendar-days.ts'
import classes from './calendar.module.css'

type Props = {
  /** Is the chosen day, or `''`. */
  day: string
  min: string
  max: string
  clearable: boolean
  onPick: (day: string) => void
  onClose: () => void
}

/** Shows a month as a grid of days, with the keys of the WAI-ARIA date picker dialog. */
export function Calendar({ day, min, max, clearable, onPick, onClose }: Props) {
  const { t, i18n } = useTranslation(['shared', 'words'])
  const today = useCurrentDay()
  const [focusedDay, setFocusedDay] = useState(() => clampDay(day === '' ? today : day, min, max))
  const grid = useRef<HTMLDivElement>(null)
  const isMovedByKey = useRef(false)
  const monthId = useId()
  const { language } = i18n
  const firstWeekday = getFirstWeekday(language)

  useEffect(() => {
    if (isMovedByKey.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    isMovedByKey.current = false
  }, [focusedDay])

  const show = (next: string) => setFocusedDay(clampDay(next, min, max))
  const handleKey = (event: KeyboardEvent) => {
    const weekday = getWeekday(focusedDay, firstWeekday)
    const target = {
      ArrowLeft: addDays(focusedDay, -1),
      ArrowRight: addDays(focusedDay, 1),
      ArrowUp: addDays(focusedDay, -7),
      ArrowDown: addDays(focusedDay, 7),
      Home: addDays(focusedDay, -weekday),
      End: addDays(focusedDay, 6 - weekday),
      PageUp: addMonths(focusedDay, event.shiftKey ? -12 : -1),
      PageDown: addMonths(focusedDay, event.shiftKey ? 12 : 1),
    }[event.key]
    if (target === undefined) return
    event.preventDefault()
    isMovedByKey.current = true
    show(target)
  }

  return (
    <div className={classes.calendar}>
      <MonthBar day={focusedDay} min={min} max={max} onShow={show} />
      <div id={monthId} aria-live="polite" className={classes.hidden}>
        {formatMonth(toYearMonth(focusedDay), language)}
      </div>
      <div ref={grid} role="grid" aria-labelledby={monthId} className={classes.grid}>
        <div role="row" className={classes.week}>
          {listWeekdays(language).map(({ short, long }) => (
            <div key={long} role="columnheader" aria-label={long} className={classes.weekday}>
              {short}
            </div>
          ))}
        </div>
        {listWeeks(focusedDay, firstWeekday).map((week) => (
          <div key={week.start} role="row" className={classes.week}>
            {week.days.map((cell) => (
              <div key={cell} role="gridcell" aria-selected={cell === day}>
                <button
                  type="button"
                  className={classes.day}
                  tabIndex={cell === focusedDay ? 0 : -1}
                  disabled={cell < min || cell > max}
                  aria-label={formatDayInWords(cell, language)}
                  {...(cell === focusedDay && { 'data-autofocus': true })}
                  {...(cell === today && { 'aria-current': 'date' })}
                  onClick={() => onPick(cell)}
                  onKeyDown={handleKey}
                >
                  {Number(cell.slice(8))}
                </button>
              </div>
            ))}
          </div>
        ))}
      </div>
      <div className={classes.footer}>
        <Button size="xs" variant="light" disabled={today < min || today > max} onClick={() => onPick(today)}>
          {t('words:today')}
        </Button>
        {clearable && day !== '' && (
          <Button size="xs" variant="default" onClick={() => onPick('')}>
            {t('clear')}
          </Button>
        )}
        <Button size="xs" variant="default" onClick={onClose}>
          {t('close')}
        </Button>
      </div>
    </div>
  )
}

type MonthBarProps = { day: string; min: string; max: string; onShow: (day: string) => void }

function MonthBar({ day, min, max, onShow }: MonthBarProps) {
  const { t, i18n } = useTranslation('shared')
  const { year, month } = toYearMonth(day)
  const [minYear, maxYear] = [Number(min.slice(0, 4)), Number(max.slice(0, 4))]
  const months = listMonthNames(i18n.language).map((label, index) => ({ value: String(index + 1), label }))
  const thisYear = Number(useCurrentDay().slice(0, 4))
  const firstYear = Math.max(minYear, Math.min(year, thisYear - 100))
  const lastYear = Math.min(maxYear, Math.max(year, thisYear + 10))
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => String(firstYear + index))
  return (
    <div className={classes.bar}>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('previousMonth')}
        disabled={day.slice(0, 7) <= min.slice(0, 7)}
        onClick={() => onShow(addMonths(day, -1))}
      >
        <IconChevronLeft size={18} aria-hidden />
      </ActionIcon>
      <NativeSelect
        aria-label={t('month')}
        data={months}
        value={String(month)}
        onChange={(event) => onShow(addMonths(day, Number(event.currentTarget.value) - month))}
      />
      <NativeSelect
        aria-label={t('year')}
        data={years}
        value={String(year)}
        onChange={(event) => onShow(addMonths(day, 12 * (Number(event.currentTarget.value) - year)))}
      />
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('nextMonth')}
        disabled={day.slice(0, 7) >= max.slice(0, 7)}
        onClick={() => onShow(addMonths(day, 1))}
      >
        <IconChevronRight size={18} aria-hidden />
      </ActionIcon>
    </div>
  )
}
