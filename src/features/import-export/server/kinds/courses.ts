import { CourseBody } from '#features/courses/contract/courses.contract.ts'
import type coursesEn from '#features/courses/contract/messages/en.json'
import { importCourses, removeImportedCourses } from '#features/courses/server/public.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { COURSE_IMPORT_FIELDS } from '../../contract/import-courses.ts'
import { createRecordRules } from './records.ts'

const message = messagesOf<typeof coursesEn>('courses')

export const courseRules = createRecordRules({
  fields: COURSE_IMPORT_FIELDS,
  body: CourseBody,
  table: 'course',
  unique: { field: 'course', toKey: ({ course }) => keyOf(course), column: 'name_key', taken: message('nameTaken') },
  insert: importCourses,
  removeUntouched: removeImportedCourses,
})
