import { CourseBody } from '#features/domain/courses/contract/courses.contract.ts'
import type coursesEn from '#features/domain/courses/contract/messages/en.json'
import { importCourses, removeImportedCourses } from '#features/domain/courses/server/public.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { COURSE_IMPORT_FIELDS } from '../../contract/import-courses.ts'
import { compareUnique } from './compare-unique.sql.ts'
import { createRecordRules, ofTable } from './records.ts'

const message = messagesOf<typeof coursesEn>('courses')

export const courseRules = createRecordRules({
  fields: COURSE_IMPORT_FIELDS,
  body: CourseBody,
  ...compareUnique<CourseBody>({
    table: 'course',
    field: 'course',
    column: 'name_key',
    taken: message('nameTaken'),
    toKey: ({ course }) => keyOf(course),
  }),
  insert: importCourses,
  ...ofTable('course', (tx, ids, { at }) => removeImportedCourses(tx, ids, at)),
})
