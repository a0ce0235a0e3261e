import type { SeatBody } from '#features/domain/courses/batches/contract/seat-shape.ts'
import { takeSeatsAgain } from '#features/domain/courses/batches/server/seats/public.ts'
import { restoreEnquiryOfStudent } from '#features/domain/enquiries/server/public.ts'
import { findAccountIdByEmail } from '#features/base/identity/server/public.ts'
import { restoreAccount } from '#features/base/identity/server/accounts/public.ts'
import {
  findStudent,
  lockStudent,
  setStudentStatus,
  type StudentStatus,
} from '#features/domain/students/server/public.ts'
import { signPhoto } from '#features/domain/students/server/photos/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx, type Tx } from '#shared/server/db.ts'
import { lockDeletion, removeDeletion } from '#shared/server/deletions.sql.ts'
import { AppError, found } from '#shared/server/errors.ts'
import { EVERYBODY } from '#shared/server/scope.ts'
import type en from '../contract/messages/en.json'
import { getEmail, isImportUndone } from './person.sql.ts'

const message = messagesOf<typeof en>('erasure')

/**
 * 404: not deleted, erased already, or an enquiry. 409: the email has been registered again, a batch of the student is
 * full, or the import of the student was undone.
 */
export async function restoreStudent(ctx: Ctx, id: string, { overbook }: SeatBody): Promise<{ message: string }> {
  await inTx(ctx.db, async (tx) => {
    const { statusBefore, enquiry } = found(await lockDeletion(tx, id))
    const status = found(statusBefore ?? undefined) as StudentStatus
    await lockStudent(tx, EVERYBODY, id)
    if (await isImportUndone(tx, id)) throw new AppError(409, 'import_undone', message('importUndone'))
    await assertEmailFree(tx, ctx, id)
    if (status === 'Active') await takeSeatsAgain(tx, ctx, id, overbook)
    await restoreAccount(tx, id, status === 'Disable' ? 'disabled' : 'active')
    await setStudentStatus(tx, id, status)
    if (enquiry !== null) await restoreEnquiryOfStudent(tx, ctx, enquiry as object, id)
    await removeDeletion(tx, id)
    const [before, after] = [{ status: 'Deleted' }, { status }]
    await audit(tx, ctx, { action: 'student.restore', record: 'student', recordId: id, before, after })
  })
  return { message: ctx.translate(ctx.language, message('restored')) }
}

/** Names the record that has the email now. A concurrent registration is rejected by the unique index. */
async function assertEmailFree(tx: Tx, ctx: Ctx, id: string): Promise<void> {
  const email = await getEmail(tx, id)
  const ownerId = await findAccountIdByEmail(tx, 'student', email)
  const owner = ownerId === undefined ? undefined : await findStudent(tx, EVERYBODY, ownerId)
  if (!owner) return
  const values = { email, name: `${owner.fname} ${owner.lname}`, batch: owner.batch }
  throw new AppError(
    409,
    'email_taken',
    { key: message('emailRegisteredAgain'), values },
    { current: signPhoto(ctx, owner._id, owner) },
  )
}
