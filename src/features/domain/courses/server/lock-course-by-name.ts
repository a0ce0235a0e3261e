import { keyOf } from '#shared/contract/key-of.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Tx } from '#shared/server/db.ts'
import { invalidField } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'
import { shareCourseId } from './courses.sql.ts'

const message = messagesOf<typeof en>('courses')

/**
 * Returns the course's id with a key-share lock, so that it is not deleted meanwhile. 422 at `field`: no such course.
 */
export async function lockCourseByName(tx: Tx, name: string, field: string): Promise<string> {
  const id = await shareCourseId(tx, keyOf(name))
  if (id === undefined) throw invalidField(field, message('unknownCourse'))
  return id
}
