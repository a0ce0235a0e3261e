import * as z from 'zod/mini'
import { moveShape } from '#features/domain/courses/batches/contract/move-shape.ts'
import { SeatBody, seatShape } from '#features/domain/courses/batches/contract/seat-shape.ts'
import { MAX_ROWS } from '#features/domain/fees/plans/contract/plans.contract.ts'
import { COMPLETION, PLACEMENT, STUDENT_FIELDS } from '#features/domain/students/contract/students.contract.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { body, day, IdParams, Message, oneOf, wholeNumber } from '#shared/contract/scalars.ts'
import { MAX_STUDENTS } from '#features/domain/students/student-records/contract/max-students.ts'
import { UNDO_MINUTES } from './bulk-limits.ts'
import type en from './messages/en.json'
import { endpoint } from './permissions.ts'

const message = messagesOf<typeof en>('bulk-changes')

/**
 * Every student gets these values; absent fields stay as they are. The fields of a course are those of the newest that
 * is not ended.
 */
const changeShape = {
  batch: z.optional(STUDENT_FIELDS.batch.input),
  movedOn: moveShape.movedOn,
  isCompleted: z.optional(oneOf(COMPLETION)),
  isPlaced: z.optional(oneOf(PLACEMENT)),
  /** Null clears it. */
  endDate: z.optional(z.nullable(day())),
  /** The number of monthly instalments of the amount that is left to pay. */
  instalments: z.optional(wholeNumber({ min: 1, max: MAX_ROWS })),
  firstDue: z.optional(day()),
  /** Sends a payment reminder by email. */
  remind: z.optional(z.literal(true)),
}
const Change = z.object(changeShape)
export type StudentsChange = z.output<typeof Change>

const students = <S extends z.core.$ZodType>(item: S) =>
  z
    .array(item, 'words:noStudentChosen')
    .check(z.minLength(1, 'words:noStudentChosen'), z.maxLength(MAX_STUDENTS, message('tooMany')))

const planIsWhole = (field: 'instalments' | 'firstDue') =>
  z.refine<StudentsChange>((change) => change[field] !== undefined || change.instalments === change.firstDue, {
    error: 'shared:required',
    path: [field],
  })
const planIsComplete = [planIsWhole('instalments'), planIsWhole('firstDue')] as const

/** A preview without a change returns the students as they are. */
export const PreviewBody = body({ students: students(z.uuid()), ...changeShape }).check(...planIsComplete)
export type PreviewBody = z.output<typeof PreviewBody>

/** `seen` is that of the preview: if a student has changed since, nobody is changed. */
export const BulkChangeBody = body({
  students: students(z.strictObject({ _id: z.uuid(), seen: z.string().check(z.maxLength(100)) })),
  ...changeShape,
  ...seatShape,
}).check(
  ...planIsComplete,
  z.refine(
    ({ students: _students, overbook: _overbook, movedOn: _movedOn, ...change }) =>
      Object.values(change).some((value) => value !== undefined),
    message('nothingChosen'),
  ),
)
export type BulkChangeBody = z.output<typeof BulkChangeBody>

const Values = z.object({
  batch: z.optional(z.string()),
  isCompleted: z.optional(z.enum(COMPLETION)),
  isPlaced: z.optional(z.enum(PLACEMENT)),
  endDate: z.optional(z.nullable(z.string())),
  plan: z.optional(z.array(z.object({ date: z.string(), amount: z.number() }))),
  reminded: z.optional(z.boolean()),
})
export type Values = z.infer<typeof Values>

export const BulkChangeRow = z.object({
  _id: z.string(),
  name: z.string(),
  batch: z.string(),
  course: z.string(),
  state: z.enum(['changes', 'unchanged', 'rejected']),
  before: Values,
  after: Values,
  /** Why the student is rejected. */
  problem: z.nullable(z.string()),
  seen: z.string(),
})
export type BulkChangeRow = z.infer<typeof BulkChangeRow>

/** The rows are in the order of the request. */
export const Preview = z.object({ rows: z.array(BulkChangeRow) })
export type Preview = z.infer<typeof Preview>

const MadeChange = z.object({
  batch: z.optional(z.string()),
  movedOn: z.optional(z.nullable(z.string())),
  isCompleted: z.optional(z.enum(COMPLETION)),
  isPlaced: z.optional(z.enum(PLACEMENT)),
  endDate: z.optional(z.nullable(z.string())),
  instalments: z.optional(z.number()),
  firstDue: z.optional(z.string()),
  remind: z.optional(z.literal(true)),
})

export const BulkChange = z.object({
  _id: z.string(),
  change: MadeChange,
  students: z.number(),
  at: z.string(),
  by: z.string(),
  /** The end of the time in which it can be undone. Null once it was, or the time has passed. */
  undoUntil: z.nullable(z.string()),
  undone: z.boolean(),
})
export type BulkChange = z.infer<typeof BulkChange>

export const bulkChangesApi = {
  preview: endpoint({
    method: 'POST',
    path: '/api/bulk/preview',
    summary: 'What a change of many students would change, and for whom it cannot be made. Changes nothing',
    may: 'bulk-changes.run',
    body: PreviewBody,
    result: Preview,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/bulk',
    summary: `Change up to ${MAX_STUDENTS} students at once: all or none. 409 with the preview if one is rejected or was changed since`,
    may: 'bulk-changes.run',
    body: BulkChangeBody,
    status: 201,
    idempotent: 'day',
    result: BulkChange,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/bulk',
    summary: 'List the changes of many students at once, newest first: the last 20',
    may: 'bulk-changes.run',
    result: z.object({ changes: z.array(BulkChange) }),
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/bulk/{id}/undo',
    summary: `Undo a change of many students within ${UNDO_MINUTES} minutes; 409 once one of them was changed again, or if a batch is full`,
    may: 'bulk-changes.run',
    params: IdParams,
    body: SeatBody,
    result: Message,
  }),
}
