import { IconCheck, IconUser, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, memo, useId } from 'react'
import type { Roster } from '#features/domain/attendance/contract/attendance.contract.ts'
import { FatherName } from '#features/domain/students/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { AvatarPhoto } from '#shared/web/ui/avatar-photo.tsx'
import { Checkbox } from '#shared/web/ui/elements/checkbox.tsx'
import { IconLink } from '#shared/web/ui/links.tsx'
import { StatusBadge } from '#shared/web/ui/status-badge.tsx'
import { AbsenceWord, RecentDays } from './recent-days.tsx'
import classes from './student-mark.module.css'

type Props = {
  student: Roster['students'][number]
  present: boolean
  isUnmarked: boolean
  withFather: boolean
  disabled: boolean
  onMark: (student: string, present: boolean) => void
}

/** It is memoized and `onMark` is stable, so marking one student of 60 renders one row. */
export const StudentMark = memo(function StudentMark({ student: row, ...props }: Props) {
  const { present, isUnmarked, withFather, disabled, onMark } = props
  const { t } = useTranslation('attendance')
  const id = useId()
  const may = useMay()
  return (
    <li className={classes.student}>
      <Checkbox
        id={id}
        className={classes.checkbox}
        checked={present}
        disabled={disabled}
        onChange={(event) => onMark(row.student, event.currentTarget.checked)}
        onKeyDown={(event) => handleRowKey(event, (chosen) => onMark(row.student, chosen))}
      />
      <label htmlFor={id} className={classes.label}>
        <AvatarPhoto name={row.studentName} photo={row.photo ?? row.profile} size={26} />
        <span className={classes.name}>
          {row.studentName} {withFather && <FatherName father={row.father} />}
        </span>
      </label>
      <span className={classes.word}>
        {isUnmarked && <StatusBadge tone="warn">{t('notMarked')}</StatusBadge>}
        <AbsenceWord recent={row.recent} present={present} />
      </span>
      <RecentDays recent={row.recent} />
      <span aria-hidden className={classes.state}>
        <StatusBadge tone={present ? 'good' : 'bad'}>{t(present ? 'present' : 'absent')}</StatusBadge>
      </span>
      <Choice present={present} disabled={disabled} onChoose={(chosen) => onMark(row.student, chosen)} />
      {may('students.read') && (
        <IconLink
          to="/hr/Student-view"
          search={{ id: row.student }}
          aria-label={t('viewStudent', { name: row.studentName })}
          variant="subtle"
          color="gray"
          className={classes.view}
        >
          <IconUser size={18} aria-hidden />
        </IconLink>
      )}
    </li>
  )
})

/** P and A mark the student whose checkbox has the focus. The arrows move to another. Space toggles the checkbox. */
function handleRowKey(event: KeyboardEvent<HTMLInputElement>, mark: (present: boolean) => void): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const key = event.key.toLowerCase()
  if (key === 'p' || key === 'a') {
    event.preventDefault()
    mark(key === 'p')
  }
  if (key === 'arrowdown' || key === 'arrowup') {
    event.preventDefault()
    const checkbox = event.currentTarget
    const all = [...(checkbox.closest('ul')?.querySelectorAll<HTMLInputElement>('input[type=checkbox]') ?? [])]
    all[all.indexOf(checkbox) + (key === 'arrowdown' ? 1 : -1)]?.focus()
  }
}

type ChoiceProps = { present: boolean; disabled: boolean; onChoose: (present: boolean) => void }

/**
 * Serves the mouse and moves the focus to the checkbox. It is hidden from screen readers and the Tab key, because the
 * checkbox has the same state.
 */
function Choice({ present, disabled, onChoose }: ChoiceProps) {
  const { t } = useTranslation('attendance')
  const option = (value: boolean) => {
    const Icon = value ? IconCheck : IconX
    return (
      <button
        type="button"
        tabIndex={-1}
        disabled={disabled}
        className={classes.option}
        data-chosen={present === value || undefined}
        data-present={value}
        onClick={(event) => {
          event.currentTarget.closest('li')?.querySelector('input')?.focus()
          onChoose(value)
        }}
      >
        {present === value && <Icon size={14} aria-hidden />}
        {t(value ? 'present' : 'absent')}
      </button>
    )
  }
  return (
    <span aria-hidden className={classes.choice}>
      {option(true)}
      {option(false)}
    </span>
  )
}
