import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { Roster } from '#features/domain/attendance/contract/attendance.contract.ts'
import { DraftAlert } from '#shared/web/form/draft-alert.tsx'
import { useTranslation } from '#shared/web/i18n.tsx'
import { Alert } from '#shared/web/ui/elements/alert.tsx'
import { Button } from '#shared/web/ui/elements/button.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import type { DaySheetState } from './use-day-sheet.ts'

type Props = { day: DaySheetState; savedBy: string | null }

export function SheetAlert({ day, savedBy }: Props) {
  const { sheet, failure, draftNotice } = day
  if (failure?.isConflict || Object.keys(sheet.aside).length > 0) return <ConflictAlert day={day} savedBy={savedBy} />
  if (failure) return <SaveErrorAlert day={day} />
  return draftNotice && <DraftAlert notice={draftNotice} />
}

function useFocusOnFailure(failure: DaySheetState['failure']) {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) alert.current?.focus()
  }, [failure])
  return alert
}

function ConflictAlert({ day: { failure, sheet, applyOwnMarks, discardOwnMarks }, savedBy }: Props) {
  const { t } = useTranslation(['attendance', 'shared'])
  const count = Object.keys(sheet.aside).length
  return (
    <Alert
      ref={useFocusOnFailure(failure)}
      role="alert"
      tabIndex={-1}
      color="yellow"
      icon={<IconAlertTriangle size={18} aria-hidden />}
      title={failure?.message ?? t('shared:stale')}
    >
      <div>
        {savedBy !== null && `${t('savedBy', { name: savedBy })} `}
        {count > 0 ? t('marksDiffer', { count }) : t('marksAgree')}
      </div>
      {count > 0 && (
        <Group gap="xs" mt="sm">
          <Button size="xs" variant="default" onClick={applyOwnMarks}>
            {t('useOwnMarks')}
          </Button>
          <Button size="xs" variant="default" onClick={discardOwnMarks}>
            {t('discardOwnMarks')}
          </Button>
        </Group>
      )}
    </Alert>
  )
}

function SaveErrorAlert({ day: { failure } }: { day: DaySheetState }) {
  const { t } = useTranslation('shared')
  return (
    <Alert
      ref={useFocusOnFailure(failure)}
      role="alert"
      tabIndex={-1}
      color="red"
      icon={<IconAlertTriangle size={18} aria-hidden />}
      title={t('unexpectedError')}
    >
      {failure?.message}
    </Alert>
  )
}

export function UnsavedDaysAlert({ batch, days }: { batch: string; days: string[] }) {
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

export function MarkedElsewhereAlert({ students }: { students: Roster['elsewhere'] }) {
  const { t } = useTranslation('attendance')
  if (students.length === 0) return null
  return (
    <Alert role="note" color="gray" icon={<IconInfoCircle size={18} aria-hidden />}>
      {students.map(({ studentName, batchCode }, index) => (
        <div key={index}>{t('alreadyMarkedElsewhere', { name: studentName, batch: batchCode })}</div>
      ))}
    </Alert>
  )
}

/** Their marks count in the sums of the sheet. */
export function DeletedAlert({ students }: { students: NonNullable<Roster['deleted']> }) {
  const { t } = useTranslation('attendance')
  if (students.length === 0) return null
  return (
    <Alert role="note" color="gray" icon={<IconInfoCircle size={18} aria-hidden />} title={t('deletedSince')}>
      {students.map(({ studentName, attendence }, index) => (
        <div key={index}>
          {studentName}: {t(attendence ? 'present' : 'absent')}
        </div>
      ))}
    </Alert>
  )
}

export function LateAlert({ roster: { date, editableFrom } }: { roster: Roster }) {
  const { t } = useTranslation('attendance')
  if (editableFrom === undefined || date >= editableFrom) return null
  return (
    <Alert role="note" color="yellow" icon={<IconInfoCircle size={18} aria-hidden />}>
      {t('lateDay', { day: editableFrom })}
    </Alert>
  )
}
