import { type ComponentProps, useEffect } from 'react'
import { loadWhenIdle } from '../lazy-component.ts'
import { createLazyMenu } from '../ui/lazy-menu.tsx'
import { CalendarIcon } from './calendar-icon.tsx'
import type { OpenCalendar } from './open-calendar.tsx'

const load = () => import('./open-calendar.tsx').then((module) => module.OpenCalendar)
const LazyCalendar = createLazyMenu(load, { popup: 'dialog' })

/** The calendar loads when a page with a date field is idle, or when it opens before. */
export function CalendarButton(props: ComponentProps<typeof OpenCalendar>) {
  useEffect(() => loadWhenIdle(load), [])
  const { field, disabled } = props
  return (
    <LazyCalendar
      menu={props}
      button={(button) => <CalendarIcon {...button} field={field} disabled={disabled} aria-expanded={false} />}
    />
  )
}
