import * as z from 'zod/mini'
import { seatShape } from '#features/domain/courses/batches/contract/seat-shape.ts'
import { StatusChange, Student } from '#features/domain/students/contract/students.contract.ts'
import { exportChosenOf, exportOf } from '#shared/contract/list-export.ts'
import {
  body,
  counting,
  IdParams,
  lines,
  Message,
  oneOf,
  paging,
  quickTotals,
  search,
  text,
} from '#shared/contract/scalars.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type en from './messages/en.json'
import { DUES, JOINED, SHOWN, SORTS, TABS } from './student-records.search.ts'
import { endpoint } from '../../contract/permissions.ts'

const message = messagesOf<typeof en>('student-records')

const STUDENT_FILTERS = {
  search,
  tab: z._default(oneOf(TABS), 'All'),
  /** The code of a batch and the name of a course. */
  batch: z.optional(text(60)),
  course: z.optional(text(100)),
  due: z.optional(oneOf(DUES)),
  /** A month or year of the joining date: `2026-11` or `2026`. */
  joined: z.optional(z.string().check(z.regex(JOINED, message('badJoined')))),
  only: z.optional(oneOf(SHOWN)),
}

export const FilterStudents = z.strictObject(STUDENT_FILTERS)
export type FilterStudents = z.output<typeof FilterStudents>

export const ListStudents = z.strictObject({
  ...paging(20),
  ...STUDENT_FILTERS,
  sort: z.optional(oneOf(SORTS)),
  totals: quickTotals,
})
export type ListStudents = z.output<typeof ListStudents>

export const StudentTotals = z.object({
  /** `total` and `totals` cover all pages of the tab, `counts` all tabs; search and filters apply to all of them. */
  total: z.number(),
  totals: z.object({ payable: z.number(), received: z.number(), pending: z.number() }),
  counts: z.object({
    all: z.number(),
    active: z.number(),
    dropped: z.number(),
    placed: z.number(),
    pending: z.number(),
  }),
  /** All registrations awaiting approval, whatever the search. */
  awaitingApproval: z.number(),
  /** All students who lack a required field, whatever the search. */
  incomplete: z.number(),
  /** The records in the list of deleted ones; 0 for HR, who does not see it. */
  deleted: z.number(),
})
export type StudentTotals = z.infer<typeof StudentTotals>

export const StudentList = z.object({
  students: z.array(Student),
  ...z.partial(StudentTotals).shape,
  /** `/api/user/totals` has the totals. */
  counting,
})
export type StudentList = z.infer<typeof StudentList>

export const STATUSES = ['Active', 'Disable', 'Delete'] as const

export const StatusBody = body({
  student: text(60, message('studentMissing')),
  status: oneOf(STATUSES, message('statusMissing')),
  reason: z.optional(z.union([z.literal(''), lines(300)])),
  ...seatShape,
})
export type StatusBody = z.output<typeof StatusBody>

export const StatusHistory = z.object({ changes: z.array(StatusChange) })
export type StatusHistory = z.infer<typeof StatusHistory>

export const studentRecordsApi = {
  export: endpoint({
    may: 'students.list',
    ...exportOf({ path: '/api/user', what: 'students', query: ListStudents }),
  }),
  exportChosen: endpoint({ may: 'students.list', ...exportChosenOf({ path: '/api/user', what: 'students' }) }),
  statusHistory: endpoint({
    method: 'GET',
    path: '/api/user/status/{id}',
    summary: 'List the status changes of a student, newest first',
    may: 'students.list',
    params: IdParams,
    result: StatusHistory,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/user',
    summary:
      'List students, newest first unless sorted, with totals over all pages (`totals=quick`: or `counting`, if they take longer than the rows); every word of the search occurs in name, father, email, phone, batch or course, or is a receipt number',
    may: 'students.list',
    replica: true,
    query: ListStudents,
    result: StudentList,
  }),
  totals: endpoint({
    method: 'GET',
    path: '/api/user/totals',
    summary: 'The totals of a list of students, with its search and filters',
    may: 'students.list',
    replica: true,
    query: FilterStudents,
    result: StudentTotals,
  }),
  setStatus: endpoint({
    method: 'POST',
    path: '/api/admin/status',
    summary: 'Activate, deactivate or delete a student; ends open sessions',
    may: 'students.set-status',
    body: StatusBody,
    result: Message,
  }),
}
