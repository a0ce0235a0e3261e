import { messagesOf } from '#shared/contract/messages.ts'
import type { Tx } from '#shared/server/db.ts'
import { invalidField } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'
import { findEnrolmentOfStudent, type PaidEnrolment } from './enrolments.sql.ts'

const message = messagesOf<typeof en>('enrolments')

/** Returns the main enrolment if none is named. 422: unknown, or of another student. */
export async function getEnrolmentToPay(
  tx: Tx,
  studentId: string,
  id: string | null | undefined,
): Promise<PaidEnrolment> {
  const enrolment = await findEnrolmentOfStudent(tx, studentId, id ?? undefined)
  if (!enrolment) throw invalidField('enrolment', message('otherStudent'))
  return enrolment
}
