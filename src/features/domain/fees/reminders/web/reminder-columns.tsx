import { useToday } from '#features/base/institute/web/public.ts'
import { DueState } from '#features/domain/fees/plans/web/public.ts'
import type { StudentToRemind } from '#features/domain/fees/reminders/contract/reminders.contract.ts'
import type { ReminderTab } from '#features/domain/fees/reminders/contract/reminders.search.ts'
import { listCoursesOf } from '#features/domain/students/contract/current-courses.ts'
import { FatherName, findNamesakeStudents } from '#features/domain/students/web/public.ts'
import { useStudentLinks } from '#features/domain/students/web/page/public.ts'
import { useTranslation } from '#shared/web/i18n.tsx'
import { useMay } from '#shared/web/may.ts'
import type { Column } from '#shared/web/ui/data-table.tsx'
import { DayText } from '#shared/web/ui/day-text.tsx'
import { Group } from '#shared/web/ui/elements/stack.tsx'
import { Text } from '#shared/web/ui/elements/text.tsx'
import { TextLink } from '#shared/web/ui/links.tsx'
import { RupeeText } from '#shared/web/ui/rupee-text.tsx'
import { RemindedText } from './reminded-text.tsx'
import { ReminderButton } from './reminder-button.tsx'
import { SentQuestion } from './sent-question.tsx'

export function useReminderColumns(tab: ReminderTab, students: StudentToRemind[]): Column<StudentToRemind>[] {
  const { t } = useTranslation(['reminders', 'words', 'fees'])
  const links = useStudentLinks()
  const today = useToday()
  const may = useMay()
  const namesakes = findNamesakeStudents(students)
  const reminder: Column<StudentToRemind> = {
    key: 'reminder',
    header: t('words:reminder'),
    cell: (student) =>
      student.lastReminder?.state === 'opened' && student.lastReminder.date === today ? (
        <SentQuestion student={student} compact />
      ) : (
        <ReminderButton student={student} size="icon" withParent />
      ),
  }
  return [
    {
      key: 'name',
      header: t('studentName'),
      cell: ({ _id, fname, lname, father }) => (
        <Group gap="xs">
          {may('fees.read') ? (
            <TextLink {...links.fees(_id)}>
              {fname} {lname}
            </TextLink>
          ) : (
            `${fname} ${lname}`
          )}
          {namesakes.has(_id) && <FatherName father={father} />}
        </Group>
      ),
      primary: true,
    },
    { key: 'course', header: t('words:course'), cell: listCoursesOf, wrap: true },
    {
      key: 'amount',
      header: t('amountToPay'),
      cell: ({ amountToPay }) => <RupeeText amount={amountToPay} />,
      align: 'end',
    },
    {
      key: 'due',
      header: t('fees:dueDate'),
      cell: ({ dueDate, PendingFee }) => (
        <Group gap="xs">
          <DayText day={dueDate} />
          <DueState dueDate={dueDate} isPaid={PendingFee <= 0} />
        </Group>
      ),
    },
    {
      key: 'last',
      header: t('lastReminder'),
      cell: ({ lastReminder }) =>
        lastReminder ? <RemindedText reminder={lastReminder} /> : <Text c="dimmed">{t('never')}</Text>,
      wrap: true,
    },
    ...(tab === 'due' && may('fees.remind') ? [reminder] : []),
  ]
}
