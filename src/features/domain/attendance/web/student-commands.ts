import { IconCalendarStats, IconChecklist } from '@tabler/icons-react'
import type { StudentCommands } from '#features/domain/students/web/public.ts'

export const studentCommands: StudentCommands = {
  hr: [
    {
      order: 4,
      may: 'attendance.mark',
      icon: IconChecklist,
      label: 'search:markAttendanceOf',
      list: ({ batch, otherCourses }) =>
        [batch, ...otherCourses.map((other) => other.batch)].map((code) => ({
          values: { batch: code },
          link: { to: '/hr/student-attendence-list', search: { batch: code } },
        })),
    },
  ],
  admin: [
    {
      order: 3,
      may: 'attendance.read',
      icon: IconCalendarStats,
      label: 'search:viewAttendanceOf',
      list: ({ _id: id, name }) => [{ values: { name }, link: { to: '/admin/Student-Single-Attend', search: { id } } }],
    },
  ],
}
