import { Popover } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { useTranslation } from '../i18n.tsx'
import { useOpenOnMount } from '../ui/use-open-on-mount.ts'
import { CalendarIcon } from './calendar-icon.tsx'
import { Calendar } from './calendar.tsx'
import classes from './date-input.module.css'
import { OverlayProvider } from '../ui/mantine/overlay-provider.tsx'

type Props = {
  day: string
  min: string
  max: string
  clearable: boolean
  disabled: boolean
  field: string | undefined
  onPick: (day: string) => void
}

export function OpenCalendar({ field, disabled, onPick, ...calendar }: Props) {
  const { t } = useTranslation('shared')
  const { menuProps, button } = useOpenOnMount()
  const { opened, onChange: setOpened } = menuProps
  const close = () => {
    setOpened(false)
    button.current?.focus()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  return (
    <OverlayProvider>
      <Popover
        {...menuProps}
        position="bottom-end"
        shadow="md"
        trapFocus
        withRoles={false}
        closeOnEscape={false}
        classNames={{ dropdown: classes.dropdown }}
      >
        <Popover.Target>
          <CalendarIcon
            ref={button}
            field={field}
            disabled={disabled}
            aria-expanded={opened}
            onClick={() => setOpened(!opened)}
          />
        </Popover.Target>
        <Popover.Dropdown role="dialog" aria-modal aria-label={t('calendar')} tabIndex={-1} onKeyDown={closeOnEscape}>
          <Calendar
            {...calendar}
            onPick={(day) => {
              onPick(day)
              close()
            }}
            onClose={close}
          />
        </Popover.Dropdown>
      </Popover>
    </OverlayProvider>
  )
}
