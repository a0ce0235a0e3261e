import { v7 as uuid } from 'uuid'
import { getDay, getToday } from '#features/base/institute/server/days/public.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { getViolatedUniqueIndex, inTx, type Db, type Tx } from '#shared/server/db.ts'
import { AppError, found, invalidField } from '#shared/server/errors.ts'
import { scopeOf } from '#shared/server/scope.ts'
import type en from '../../contract/messages/en.json'
import {
  type BatchSeats,
  WAITING_FIELDS,
  type WaitingBody,
  type WaitingEntry,
} from '../../contract/waiting.contract.ts'
import {
  findSeats,
  findWaiting,
  insertWaiting,
  listWaiting,
  lockPerson,
  lockWaiting,
  setRemoved,
} from './waiting.sql.ts'

const message = messagesOf<typeof en>('batches')

export async function getSeats({ db, clock }: Ctx, code: string): Promise<BatchSeats> {
  return found(await findSeats(db, { codeKey: keyOf(code) }, await getToday(db, clock)))
}

export async function getWaitingList({ db, clock }: Ctx, batchId: string) {
  const batch = found(await findSeats(db, { id: batchId }, await getToday(db, clock)))
  const waiting = await Promise.all((await listWaiting(db, batchId)).map((row) => toEntry(db, row)))
  return { batch, waiting, total: waiting.length }
}

/** 404: unknown batch. 409: waits already. 422: unknown or deleted student, unknown or closed enquiry. */
export async function addWaiting(ctx: Ctx, batchId: string, { enquiry, student }: WaitingBody): Promise<WaitingEntry> {
  return inTx(ctx.db, async (tx) => {
    const batch = found(await findSeats(tx, { id: batchId }, await getToday(tx, ctx.clock)))
    const person = { enquiryId: enquiry ?? null, studentId: student ?? null }
    if (!(await lockPerson(tx, scopeOf(ctx.actor), person)))
      throw invalidField(enquiry ? 'enquiry' : 'student', message('nobodyToWait'))
    const id = uuid()
    if (!(await insertWaiting(tx, { id, batchId, ...person, at: ctx.clock.now() }))) throw waitsAlready()
    const entry = await getEntry(tx, id)
    await auditWaiting(tx, ctx, 'waiting.add', { bCode: batch.bCode, entry })
    return entry
  })
}

/** 404: not on a list. */
export async function removeWaiting(ctx: Ctx, id: string): Promise<{ message: string }> {
  await inTx(ctx.db, async (tx) => {
    const { code } = found(await lockWaiting(tx, id))
    const entry = await getEntry(tx, id)
    await setRemoved(tx, id, ctx.clock.now())
    await auditWaiting(tx, ctx, 'waiting.remove', { bCode: code, entry })
  })
  return { message: ctx.translate(ctx.language, message('removedFromWaiting')) }
}

/** 404: unknown, or the person cannot wait any more. 409: on the list again. */
export async function restoreWaiting(ctx: Ctx, id: string): Promise<WaitingEntry> {
  return inTx(ctx.db, async (tx) => {
    const { code, removed_at: removedAt } = found(await lockWaiting(tx, id))
    if (removedAt === null) throw waitsAlready()
    await setRemoved(tx, id, null).catch((error: unknown) => {
      throw getViolatedUniqueIndex(error) === undefined ? error : waitsAlready()
    })
    const entry = await getEntry(tx, id)
    await auditWaiting(tx, ctx, 'waiting.add', { bCode: code, entry })
    return entry
  })
}

const waitsAlready = () => new AppError(409, 'waits_already', message('waitsAlready'))

async function getEntry(tx: Tx, id: string): Promise<WaitingEntry> {
  return toEntry(tx, found(await findWaiting(tx, id)))
}

async function toEntry(db: Db, { at, ...row }: Omit<WaitingEntry, 'since'> & { at: Date }): Promise<WaitingEntry> {
  return { ...row, since: await getDay(db, at) }
}

type Audited = { bCode: string; entry: WaitingEntry }

async function auditWaiting(tx: Tx, ctx: Ctx, action: 'waiting.add' | 'waiting.remove', { bCode, entry }: Audited) {
  const values = { bCode, name: entry.name }
  const subjectId = entry.student ?? entry.enquiry!
  await audit(tx, ctx, {
    action,
    record: 'waiting',
    recordId: entry._id,
    ...(action === 'waiting.add' ? { after: values } : { before: values }),
    personal: {
      subjectId,
      fields: Object.entries(WAITING_FIELDS).flatMap(([name, { personal }]) => (personal ? [name] : [])),
    },
  })
}
