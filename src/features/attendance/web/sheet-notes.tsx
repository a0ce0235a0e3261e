import { Alert, Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle, IconHistory, IconInfoCircle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Roster } from '#features/attendance/contract/attendance.contract.ts'
import { TextLink } from '#shared/web/ui/links.tsx'
import classes from './attendance.module.css'
import type { DaySheet } from './use-day-sheet.ts'

type Props = { day: DaySheet; savedBy: string | null }

/** What has to be said before the marks: what was refused, who was quicker, what came back from a draft. */
export function SheetNotes({ day, savedBy }: Props) {
  const { sheet, failure, isRestored } = day
  if (failure?.isConflict || Object.keys(sheet.aside).length > 0) return <Conflict day={day} savedBy={savedBy} />
  if (failure) return <Refused day={day} />
  return isRestored && sheet.changed > 0 ? <Restored day={day} /> : null
}

/** A refusal takes the focus, so that it is read where somebody works by keyboard. */
function useTakesFocus(failure: DaySheet['failure']) {
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) note.current?.focus()
  }, [failure])
  return note
}

function Conflict({ day: { failure, sheet, takeMine, keepTheirs }, savedBy }: Props) {
  const { t } = useTranslation(['attendance', 'shared'])
  const count = Object.keys(sheet.aside).length
  return (
    <Alert
      ref={useTakesFocus(failure)}
      role="alert"
      tabIndex={-1}
      color="yellow"
      icon={<IconAlertTriangle size={18} aria-hidden />}
      title={failure?.message ?? t('shared:stale')}
    >
      <div>
        {savedBy !== null && `${t('savedBy', { name: savedBy })} `}
        {count > 0 ? t('yoursDiffer', { count }) : t('yoursAgree')}
      </div>
      {count > 0 && (
        <Group gap="xs" mt="sm">
          <Button size="xs" variant="default" onClick={takeMine}>
            {t('useMine')}
          </Button>
          <Button size="xs" variant="default" onClick={keepTheirs}>
            {t('keepTheirs')}
          </Button>
        </Group>
      )}
    </Alert>
  )
}

function Refused({ day: { failure } }: { day: DaySheet }) {
  const { t } = useTranslation('shared')
  return (
    <Alert
      ref={useTakesFocus(failure)}
      role="alert"
      tabIndex={-1}
      color="red"
      icon={<IconAlertTriangle size={18} aria-hidden />}
      title={t('somethingWrong')}
    >
      {failure?.message}
    </Alert>
  )
}

function Restored({ day }: { day: DaySheet }) {
  const { t } = useTranslation('shared')
  return (
    <Alert role="status" icon={<IconHistory size={18} aria-hidden />}>
      <Group justify="space-between" gap="xs">
        {t('draftRestored')}
        <Button size="xs" variant="default" onClick={day.startOver}>
          {t('draftDiscard')}
        </Button>
      </Group>
    </Alert>
  )
}

/** How everybody stands before anything is changed, or who saved what stands. */
export function SheetHint({ roster: { version, savedBy } }: { roster: Roster }) {
  const { t } = useTranslation('attendance')
  const words = savedBy === null ? t('markedBefore') : t('savedBy', { name: savedBy })
  return (
    <Text c="dimmed" className={classes.hint}>
      {version === null ? t('allPresent') : words}
    </Text>
  )
}

/** Marks of other days that wait to be saved. */
export function OtherDays({ batch, days }: { batch: string; days: string[] }) {
  const { t } = useTranslation('attendance')
  if (days.length === 0) return null
  return (
    <Alert role="note" icon={<IconInfoCircle size={18} aria-hidden />}>
      {t('unsavedDays')}{' '}
      {days.toSorted().map((date) => (
        <TextLink key={date} to="." search={{ batch, date }} mr="sm">
          {date}
        </TextLink>
      ))}
    </Alert>
  )
}

/** Who belongs here but cannot be marked here that day. */
export function Elsewhere({ students }: { students: Roster['elsewhere'] }) {
  const { t } = useTranslation('attendance')
  if (students.length === 0) return null
  return (
    <Alert role="note" color="gray" icon={<IconInfoCircle size={18} aria-hidden />}>
      {students.map(({ studentName, batchCode }, index) => (
        <div key={index}>{t('markedElsewhere', { name: studentName, batch: batchCode })}</div>
      ))}
    </Alert>
  )
}
