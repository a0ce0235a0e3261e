import { keyOf } from '#shared/contract/key-of.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type en from '../../contract/messages/en.json'
import type { ParseContext } from '../parse-context.ts'
import type { Errors } from '../read-cells.ts'

const message = messagesOf<typeof en>('import-export')

/** Only users who may add courses can import new ones. */
export function findCourseFault(field: string, course: string, { courses, mayAddCourses }: ParseContext): Errors {
  return mayAddCourses || courses.has(keyOf(course)) ? {} : { [field]: { key: message('coursesByAdmin'), values: {} } }
}
