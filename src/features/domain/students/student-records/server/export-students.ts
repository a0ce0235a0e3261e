import { STUDENT_FIELDS } from '#features/domain/students/contract/students.contract.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { columnsOf } from '#shared/server/list-export/columns-of.ts'
import type { ListStudents } from '../contract/student-records.contract.ts'
import { listStudents } from './list-students.sql.ts'

const MONEY = { type: 'money' } as const

/** The fields have the labels by which an import recognises them. */
export const STUDENT_EXPORT_COLUMNS = columnsOf(STUDENT_FIELDS)

export const studentExport = {
  name: 'students',
  columns: {
    ...STUDENT_EXPORT_COLUMNS,
    otherCourses: { label: 'students:otherCourses' },
    PaidFee: { label: 'students:paidFee', ...MONEY },
    PendingFee: { label: 'students:pendingFee', ...MONEY },
    dueDate: { label: 'fees:dueDate', type: 'day' },
    status: {
      label: 'words:status',
      values: {
        Active: 'identity:active',
        Disable: 'students:dropped',
        Pending: 'students:pending',
      },
    },
  },
  read: async (ctx: Ctx<Actor>, query: ListStudents & { ids?: readonly string[] }) =>
    (await listStudents(ctx, query)).students.map((student) => ({
      ...student,
      otherCourses: student.otherCourses.map(({ course, batch }) => `${course} (${batch})`).join(', '),
    })),
} as const

/** Exports the ticked students, newest first. */
export const chosenStudentExport = {
  ...studentExport,
  read: (ctx: Ctx<Actor>, ids: readonly string[]) =>
    studentExport.read(ctx, { ids, tab: 'All', search: '', page: 1, limit: ids.length, totals: 'false' }),
} as const
