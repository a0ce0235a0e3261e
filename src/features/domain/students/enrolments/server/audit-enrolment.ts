import { audit, type AuditContext } from '#shared/server/audit.ts'
import type { Tx } from '#shared/server/db.ts'
import { ENROLMENT_FIELDS, type Enrolment, endingPersonalFields } from '../contract/enrolments.contract.ts'

type Entry = ({ before: Enrolment; after?: Enrolment } | { before?: Enrolment; after: Enrolment }) & {
  /** The number of marks that were moved to the sheets of the new batch. */
  marksMoved?: number | undefined
}
type Action = 'enrolment.create' | 'enrolment.update' | 'enrolment.end' | 'enrolment.remove'

/**
 * The entry is about the student. `courseAndBatch` names the course in entries of changes, which contain only what
 * changed.
 */
export async function auditEnrolment(
  tx: Tx,
  ctx: AuditContext,
  action: Action,
  { before, after, marksMoved }: Entry,
): Promise<void> {
  const { student } = (after ?? before)!
  await audit(tx, ctx, {
    action,
    record: 'student',
    recordId: student,
    ...(before && { before: pickFields(before) }),
    ...(after && {
      after: {
        ...pickFields(after),
        ...(before && { courseAndBatch: `${before.course} (${before.batch})` }),
        ...(marksMoved && { marksMoved }),
      },
    }),
    personal: { subjectId: student, fields: ['feeReason', ...endingPersonalFields] },
  })
}

const FIELDS = [
  ...Object.keys(ENROLMENT_FIELDS),
  'batchSince',
  'listFee',
  'feeReason',
  'ended',
  'reason',
] as (keyof Enrolment)[]

const pickFields = (enrolment: Enrolment) => Object.fromEntries(FIELDS.map((name) => [name, enrolment[name]]))
