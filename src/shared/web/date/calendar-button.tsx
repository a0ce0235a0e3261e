import type { ComponentProps } from 'react'
import { createLazyMenu } from '../ui/lazy-menu.tsx'
import { CalendarIcon } from './calendar-icon.tsx'
import type { OpenCalendar } from './open-calendar.tsx'

const LazyCalendar = createLazyMenu(() => import('./open-calendar.tsx').then((module) => module.OpenCalendar), {
  preload: true,
  popup: 'dialog',
})

/** The calendar loads when it opens for the first time. */
export function CalendarButton(props: ComponentProps<typeof OpenCalendar>) {
  const { field, disabled } = props
  return (
    <LazyCalendar
      menu={props}
      button={(button) => <CalendarIcon {...button} field={field} disabled={disabled} aria-expanded={false} />}
    />
  )
}
