import { listCoursesOf } from '#features/domain/students/contract/current-courses.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { ListReminders } from '../contract/reminders.contract.ts'
import { listReminders } from './read-reminders.ts'

export const reminderExport = {
  name: 'reminders',
  columns: {
    fname: { label: 'students:fname' },
    lname: { label: 'students:lname' },
    contact: { label: 'students:contact' },
    email: { label: 'identity:email' },
    course: { label: 'words:course' },
    amountToPay: { label: 'reminders:amountToPay', type: 'money' },
    dueDate: { label: 'fees:dueDate', type: 'day' },
    lastReminderOn: { label: 'reminders:lastReminder', type: 'day' },
  },
  read: async (ctx: Ctx, query: ListReminders) =>
    (await listReminders(ctx, query)).students.map((student) => ({
      ...student,
      course: listCoursesOf(student),
      lastReminderOn: student.lastReminder?.date,
    })),
} as const
