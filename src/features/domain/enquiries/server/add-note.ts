import { v7 as uuid } from 'uuid'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { found } from '#shared/server/errors.ts'
import type { EnquiryNote, NoteBody } from '../contract/enquiries.contract.ts'
import { lockEnquiry } from './enquiries.sql.ts'
import { insertNotes } from './enquiry-notes.sql.ts'
import { updateNextCall } from './set-next-call.ts'

/** Without a day, the next call stays as it is. */
export async function addNote(ctx: Ctx, id: string, { note, nextCall = null }: NoteBody): Promise<EnquiryNote> {
  return inTx(ctx.db, async (tx) => {
    const before = found(await lockEnquiry(tx, id))
    checkVersion(ctx, before.version, before)
    if (nextCall !== null) await updateNextCall(tx, ctx, before, nextCall)
    const [noteId, at] = [uuid(), ctx.clock.now()]
    await insertNotes(tx, [
      { id: noteId, enquiry_id: id, at, written_by: ctx.actor?.id ?? null, note, next_call_on: nextCall },
    ])
    await audit(tx, ctx, {
      action: 'enquiry.note',
      record: 'enquiry',
      recordId: id,
      before: { nextCall: before.nextCall },
      after: { note, nextCall: nextCall ?? before.nextCall },
      personal: { subjectId: id, fields: ['note'] },
    })
    return { _id: noteId, at: at.toISOString(), by: ctx.actor?.name ?? '', note, nextCall }
  })
}
