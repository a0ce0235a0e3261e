import { IconCheck, IconX } from '@tabler/icons-react'
import type { AttendanceRecord } from '#features/domain/attendance/contract/attendance.contract.ts'
import { FatherName, findNamesakes } from '#features/domain/students/web/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import classes from './marks-table.module.css'

type Props = {
  label: string
  marks: readonly (AttendanceRecord & { father?: string })[]
  by: 'student' | 'day'
  busy?: boolean
}

export function MarksTable({ label, marks, by, busy = false }: Props) {
  const { t } = useTranslation(['words', 'shared'])
  const namesakes = findNamesakes(marks.map(({ student, studentName }) => ({ id: student, name: studentName })))
  return (
    <DataTable
      label={label}
      busy={busy}
      rows={marks}
      rowKey={({ _id }) => _id}
      phone={(mark) => ({
        title: by === 'day' ? mark.date : mark.studentName,
        line:
          by === 'day' || !mark.father || !namesakes.has(mark.student) ? (
            mark.batchCode
          ) : (
            <FatherName father={mark.father} />
          ),
        amount: <MarkText present={mark.attendence} />,
      })}
      columns={[
        { key: 'date', header: t('date'), cell: ({ date }) => <DayText day={date} />, primary: by === 'day' },
        {
          key: 'name',
          header: t('studentName'),
          cell: ({ student, studentName, father }) => (
            <>
              {studentName} {namesakes.has(student) && father && <FatherName father={father} />}
            </>
          ),
          primary: by === 'student',
        },
        { key: 'batch', header: t('batchCode'), cell: ({ batchCode }) => batchCode },
        { key: 'mark', header: t('shared:attendance'), cell: ({ attendence }) => <MarkText present={attendence} /> },
      ]}
    />
  )
}

function MarkText({ present }: { present: boolean }) {
  const { t } = useTranslation('attendance')
  const Icon = present ? IconCheck : IconX
  return (
    <span className={classes.mark} data-present={present}>
      <Icon size={18} stroke={2.2} aria-hidden />
      {present ? t('present') : t('absent')}
    </span>
  )
}
