import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { addDays } from '#shared/web/date/calendar-days.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { IconAction } from '#shared/web/ui/icon-action.tsx'

/** `onTurn` gets a day of the week to show; undefined is this week. */
type Props = { from: string; onTurn: (day: string | undefined) => void }

export function WeekTurner({ from, onTurn }: Props) {
  const { t } = useTranslation('timetable')
  return (
    <Group gap="xs" wrap="nowrap">
      <IconAction
        label={t('previousWeek')}
        icon={<IconChevronLeft size={18} aria-hidden />}
        onClick={() => onTurn(addDays(from, -7))}
      />
      <Button variant="default" onClick={() => onTurn(undefined)}>
        {t('thisWeek')}
      </Button>
      <IconAction
        label={t('nextWeek')}
        icon={<IconChevronRight size={18} aria-hidden />}
        onClick={() => onTurn(addDays(from, 7))}
      />
    </Group>
  )
}
