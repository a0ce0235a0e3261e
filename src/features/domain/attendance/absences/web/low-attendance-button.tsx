import { IconBrandWhatsapp, IconPhonePlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { LowAttendance } from '#features/domain/attendance/absences/contract/absences.contract.ts'
import { composeLowAttendance } from '#features/domain/attendance/absences/contract/compose-absence.ts'
import { useInstituteQuery } from '#features/base/institute/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import { chatLink } from '#shared/web/phone-links.ts'
import { ActionIcon } from '#shared/web/ui/elements/action-icon.tsx'
import { IconLink } from '#shared/web/ui/links.tsx'
import { useArea } from '#shared/web/use-area.ts'
import { absencesQueries } from './absences.queries.ts'

type Props = { student: LowAttendance['students'][number]; month: number; year: number }

/** If the parent has no number, HR gets a link to the field for it. */
export function LowAttendanceButton({ student, month, year }: Props) {
  const { t } = useTranslation('absences')
  const { data: institute } = useInstituteQuery()
  const { data: settings } = useQuery(absencesQueries.settings())
  const may = useMay()
  const isHr = useArea() === 'hr'
  const { studentName: name, parentContact } = student
  if (parentContact === null) {
    if (!isHr || !may('students.edit')) return null
    return (
      <IconLink
        to="/update"
        search={{ id: student.student }}
        hash="parentContact"
        variant="subtle"
        color="gray"
        aria-label={t('addNumberOf', { name })}
        title={t('addNumber')}
      >
        <IconPhonePlus size={18} aria-hidden />
      </IconLink>
    )
  }
  if (!institute || !settings)
    return <ActionIcon disabled variant="subtle" aria-label={t('writeToParentOf', { name })} />
  const href = chatLink(parentContact, composeLowAttendance(settings, { ...student, month, year }, institute))
  return (
    <ActionIcon
      component="a"
      href={href ?? ''}
      target="_blank"
      rel="noopener noreferrer"
      variant="subtle"
      color="teal"
      aria-label={t('writeToParentOf', { name })}
      title={t('writeToParent')}
    >
      <IconBrandWhatsapp size={18} aria-hidden />
    </ActionIcon>
  )
}
