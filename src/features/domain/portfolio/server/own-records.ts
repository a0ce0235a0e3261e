import { v7 as uuid } from 'uuid'
import { messagesOf, type MessageKey } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx, type Tx } from '#shared/server/db.ts'
import { AppError, forbidden } from '#shared/server/errors.ts'
import { countRequest } from '#shared/server/hourly-limit.ts'
import type en from '../contract/messages/en.json'
import type { OwnRecord } from '../contract/own-records.ts'
import { countOwnRecords, lockOwner, type OwnRecordTable } from './own-records.sql.ts'

/** Everybody can list all records of a student at once, so their number is limited. */
export const MAX_OWN_RECORDS = 100

/** Counts projects and links that a student adds or changes. Deleting is not limited. */
const MAX_WRITES_PER_HOUR = 60

const message = messagesOf<typeof en>('portfolio')

export type NewRecord = { id: string; student: string; at: Date }

export type OwnRecordKind<Body, Saved extends OwnRecord> = {
  table: OwnRecordTable
  personalFields: readonly string[]
  insert: (tx: Tx, record: NewRecord, body: Body) => Promise<Saved>
  remove: (tx: Tx, id: { id: string; student: string }) => Promise<Saved | undefined>
  messages: { approvalRequired: MessageKey; tooMany: MessageKey; notOwn: MessageKey; deleted: MessageKey }
}

type OwnedBody = { student?: string | null | undefined }

/**
 * Locks the student. 403: another student's id, registration not approved, or student deleted. 409: too many records.
 * 429: too many an hour.
 */
export async function addOwnRecord<Body extends OwnedBody, Saved extends OwnRecord>(
  ctx: Ctx<Actor>,
  { table, personalFields, insert, messages }: OwnRecordKind<Body, Saved>,
  body: Body,
): Promise<Saved> {
  const { actor, clock } = ctx
  assertOwner(ctx, body)
  return inTx(ctx.db, async (tx) => {
    const owner = await lockOwner(tx, actor.id)
    if (owner?.status === 'Pending') throw new AppError(403, 'waits_for_approval', messages.approvalRequired)
    // The student was deleted after the session was read.
    if (owner?.status !== 'Active') throw forbidden()
    if ((await countOwnRecords(tx, table, actor.id)) >= MAX_OWN_RECORDS)
      throw new AppError(409, 'too_many', { key: messages.tooMany, values: { count: MAX_OWN_RECORDS } })
    await countWrite(tx, ctx)
    const after = await insert(tx, { id: uuid(), student: actor.id, at: clock.now() }, body)
    const personal = { subjectId: actor.id, fields: personalFields }
    await audit(tx, ctx, { action: `${table}.add`, record: table, recordId: after._id, after, personal })
    return after
  })
}

/** 403: record unknown, or of another student. 409: older version. */
export async function deleteOwnRecord<Body, Saved extends OwnRecord>(
  ctx: Ctx<Actor>,
  { table, personalFields, remove, messages }: OwnRecordKind<Body, Saved>,
  id: string,
): Promise<{ message: string }> {
  await inTx(ctx.db, async (tx) => {
    const before = await remove(tx, { id, student: ctx.actor.id })
    if (!before) throw forbidden(messages.notOwn)
    // An error rolls the deletion back.
    checkVersion(ctx, before.version, before)
    const personal = { subjectId: ctx.actor.id, fields: personalFields }
    await audit(tx, ctx, { action: `${table}.remove`, record: table, recordId: id, before, personal })
  })
  return { message: ctx.translate(ctx.language, messages.deleted) }
}

/** 429: too many an hour. */
export async function countWrite(tx: Tx, { actor, clock }: Ctx<Actor>): Promise<void> {
  const limit = { scope: 'own records', caller: actor.id, max: MAX_WRITES_PER_HOUR, text: message('tooManyWrites') }
  await countRequest({ db: tx, clock }, limit)
}

export function assertOwner({ actor }: Ctx<Actor>, { student }: OwnedBody): void {
  if (student && student.toLowerCase() !== actor.id) throw forbidden()
}
