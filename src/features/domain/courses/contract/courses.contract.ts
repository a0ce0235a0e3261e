import * as z from 'zod/mini'
import { exportOf } from '#shared/contract/list-export.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { changeShape, creationShape, recordShape, type Fields } from '#shared/contract/record-fields.ts'
import { body, IdParams, Message, optionalPaging, rupees, search, text, wholeNumber } from '#shared/contract/scalars.ts'
import type en from './messages/en.json'
import { endpoint } from './permissions.ts'

const message = messagesOf<typeof en>('courses')

export const MAX_INSTALMENTS = 60

const required = { personal: false, required: 'always' } as const

export const COURSE_FIELDS = {
  course: { ...required, label: 'courses:courseName', input: text(100, message('nameMissing')) },
  cFee: { ...required, label: 'courses:fee', input: rupees(message('feeMissing')), output: z.number() },
  cDuration: { ...required, label: 'courses:courseDuration', input: text(60, message('durationMissing')) },
  /** It is proposed for the payment plan of a new student. */
  instalments: {
    label: 'words:instalments',
    personal: false,
    required: 'optional',
    input: wholeNumber({ min: 1, max: MAX_INSTALMENTS }),
    output: z.number(),
  },
} satisfies Fields

const readOnlyFields = { _id: z.string(), version: z.number() }
/** A body may contain them. They are ignored, so that a client may send a whole record back. */
const READ_ONLY = Object.keys(readOnlyFields)

export const CourseBody = body(creationShape(COURSE_FIELDS), READ_ONLY)
export type CourseBody = z.output<typeof CourseBody>

const CourseChange = body(changeShape(COURSE_FIELDS), READ_ONLY)
export type CourseChange = z.output<typeof CourseChange>

export const Course = z.object({ ...readOnlyFields, ...recordShape(COURSE_FIELDS) })
export type Course = z.infer<typeof Course>

const Courses = z.object({ courses: z.array(Course), total: z.number() })

const { instalments: _instalments, ...publicShape } = Course.shape
/** Contains the fields that a visitor needs to register. */
export const PublicCourse = z.object(publicShape)
export type PublicCourse = z.infer<typeof PublicCourse>

export const ListCourses = z.strictObject({ ...optionalPaging, search })
export type ListCourses = z.output<typeof ListCourses>

export const coursesApi = {
  export: endpoint({ may: 'courses.list', ...exportOf({ path: '/api/course', what: 'courses', query: ListCourses }) }),
  list: endpoint({
    method: 'GET',
    path: '/api/course',
    summary: 'List courses by name, for staff with the terms of payment; all of them unless page or limit is given',
    may: 'courses.see',
    query: ListCourses,
    result: z.object({ courses: z.array(z.union([Course, PublicCourse])), total: z.number() }),
  }),
  listAddedBy: endpoint({
    method: 'GET',
    path: '/api/course/admin/{id}',
    summary: 'List the courses that an admin added',
    may: 'courses.list',
    params: IdParams,
    result: Courses,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/course',
    summary: 'Add a course; its name is unique, ignoring case',
    may: 'courses.change',
    body: CourseBody,
    status: 201,
    idempotent: 'day',
    result: Course,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/course/{id}',
    summary: 'Change a course; students, batches and enquiries follow a new name, receipts keep the old one',
    may: 'courses.change',
    params: IdParams,
    body: CourseChange,
    result: Course,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/course/{id}',
    summary: 'Delete a course; 409 while students or batches use it',
    may: 'courses.change',
    params: IdParams,
    result: Message,
  }),
}
