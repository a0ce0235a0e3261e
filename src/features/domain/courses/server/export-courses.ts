import type { Ctx } from '#shared/server/ctx.ts'
import { columnsOf } from '#shared/server/list-export/columns-of.ts'
import { COURSE_FIELDS, type ListCourses } from '../contract/courses.contract.ts'
import { listCourses } from './courses.sql.ts'

export const courseExport = {
  name: 'courses',
  columns: columnsOf(COURSE_FIELDS, { cFee: { type: 'money' }, instalments: { type: 'number' } }),
  read: async ({ db }: Ctx, query: ListCourses) => (await listCourses(db, query)).courses,
} as const
