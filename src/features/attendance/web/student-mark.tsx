import { Checkbox } from '@mantine/core'
import { IconUser } from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FatherName } from '#features/students/web/public.ts'
import { AvatarPhoto } from '#shared/web/ui/avatar-photo.tsx'
import { IconLink } from '#shared/web/ui/links.tsx'
import { StatusBadge } from '#shared/web/ui/status-badge.tsx'
import type { SheetRow } from './sheet.ts'
import classes from './student-mark.module.css'

type Props = {
  row: SheetRow
  isUnmarked: boolean
  withFather: boolean
  disabled: boolean
  onMark: (present: boolean) => void
}

export function StudentMark({ row, isUnmarked, withFather, disabled, onMark }: Props) {
  const { t } = useTranslation('attendance')
  const id = useId()
  return (
    <li className={classes.student}>
      <Checkbox
        id={id}
        className={classes.checkbox}
        checked={row.present}
        disabled={disabled}
        onChange={(event) => onMark(event.currentTarget.checked)}
      />
      <label htmlFor={id} className={classes.row}>
        <AvatarPhoto name={row.studentName} photo={row.profile} />
        <span className={classes.name}>
          {row.studentName} {withFather && <FatherName father={row.father} />}
        </span>
        {/* Hidden from screen readers, because the checkbox has the same state. */}
        <span aria-hidden className={classes.state}>
          {isUnmarked && <StatusBadge tone="warn">{t('notMarked')}</StatusBadge>}
          {row.present ? t('present') : <StatusBadge tone="bad">{t('absent')}</StatusBadge>}
        </span>
      </label>
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
    </li>
  )
}
