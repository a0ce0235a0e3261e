import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { body, IdParams, Message, optionalPaging, rupees, search, text } from '#shared/contract/scalars.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type en from './messages/en.json'

const message = messagesOf<typeof en>('courses')

/** What a form or a client may send back of a course and is not changed by it. */
const READ_ONLY = ['_id', 'version']

const fields = {
  course: text(100, message('nameMissing')),
  cFee: rupees(message('feeMissing')),
  cDuration: text(60, message('durationMissing')),
}
export const CourseBody = body(fields, READ_ONLY)
export type CourseBody = z.output<typeof CourseBody>

const CourseChange = body(
  { course: z.optional(fields.course), cFee: z.optional(fields.cFee), cDuration: z.optional(fields.cDuration) },
  READ_ONLY,
)
export type CourseChange = z.output<typeof CourseChange>

export const Course = z.object({
  _id: z.string(),
  course: z.string(),
  cFee: z.number(),
  cDuration: z.string(),
  version: z.number(),
})
export type Course = z.infer<typeof Course>

const Courses = z.object({ courses: z.array(Course), total: z.number() })

/** The whole list unless a page or a limit is asked for. */
export const ListCourses = z.strictObject({ ...optionalPaging, search })
export type ListCourses = z.output<typeof ListCourses>

export const coursesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/course',
    summary: 'The courses, by name; all of them unless page or limit is given',
    roles: ['anyone'],
    query: ListCourses,
    result: Courses,
  }),
  addedBy: endpoint({
    method: 'GET',
    path: '/api/course/admin/{id}',
    summary: 'The courses that an admin added',
    roles: ['hr', 'admin'],
    params: IdParams,
    result: z.object({ courses: z.array(Course), total: z.number() }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/course',
    summary: 'Add a course; its name is unique, ignoring case',
    roles: ['admin'],
    body: CourseBody,
    status: 201,
    idempotent: 'day',
    result: Course,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/course/{id}',
    summary: 'Change a course; students, batches and enquiries follow a new name, receipts keep the old one',
    roles: ['admin'],
    params: IdParams,
    body: CourseChange,
    result: Course,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/course/{id}',
    summary: 'Delete a course that no student and no batch uses',
    roles: ['admin'],
    params: IdParams,
    result: Message,
  }),
}
