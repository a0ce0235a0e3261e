import type { LowAttendance } from '#features/domain/attendance/absences/contract/absences.contract.ts'
import { FatherName } from '#features/domain/students/web/public.ts'
import { useStudentLinks } from '#features/domain/students/web/page/public.ts'
import { numberFormat } from '#shared/contract/intl-formats.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import type { Column } from '#shared/web/ui/data-table.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { LowAttendanceButton } from './low-attendance-button.tsx'

type Row = LowAttendance['students'][number]

export function useLowAttendanceColumns(period: { month: number; year: number }): Column<Row>[] {
  const { t, i18n } = useTranslation(['absences', 'attendance', 'words', 'reminders', 'shared'])
  const links = useStudentLinks()
  const may = useMay()
  const percent = numberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 })
  return [
    {
      key: 'name',
      header: t('words:studentName'),
      cell: ({ student, studentName, father }) => (
        <Group gap="xs">
          {may('attendance.read') ? <TextLink {...links.attendance(student)}>{studentName}</TextLink> : studentName}
          <FatherName father={father} />
        </Group>
      ),
      sort: 'asc',
      primary: true,
    },
    { key: 'batch', header: t('words:batch'), cell: ({ batchCode }) => batchCode, wrap: true },
    {
      key: 'percent',
      header: t('shared:attendance'),
      cell: ({ percent: share }) => percent.format(share / 100),
      sort: 'asc',
      align: 'end',
    },
    { key: 'present', header: t('attendance:daysPresent'), cell: ({ present }) => present, align: 'end' },
    {
      key: 'absent',
      header: t('attendance:daysAbsent'),
      cell: ({ absent }) => absent,
      sort: 'desc',
      align: 'end',
    },
    {
      key: 'last',
      header: t('lastPresent'),
      cell: ({ lastPresent }) =>
        lastPresent === null ? <Text c="dimmed">{t('reminders:never')}</Text> : <DayText day={lastPresent} />,
    },
    {
      key: 'message',
      header: t('message'),
      cell: (row) => <LowAttendanceButton student={row} {...period} />,
    },
  ]
}
