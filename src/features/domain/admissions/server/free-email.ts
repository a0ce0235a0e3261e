import { findAccountIdByEmail } from '#features/base/identity/server/public.ts'
import { findStudent } from '#features/domain/students/server/public.ts'
import { signPhoto } from '#features/domain/students/server/photos/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Tx } from '#shared/server/db.ts'
import { AppError } from '#shared/server/errors.ts'
import { scopeOf } from '#shared/server/scope.ts'
import { may } from '../contract/permissions.ts'
import type { SelfRegistration } from '../contract/admissions.contract.ts'
import type en from '../contract/messages/en.json'
import { discardRegistration } from './reject-student.ts'

const message = messagesOf<typeof en>('admissions')

/**
 * A pending registration does not reserve its email for HR, who discards it with `discardPending`. Without that, the
 * 409 contains the pending registration, so that HR can choose. Other callers get the general error of the unique
 * index, which contains no id.
 */
export async function freeEmail(tx: Tx, ctx: Ctx, { email, discardPending }: SelfRegistration): Promise<void> {
  if (!may(ctx.actor, 'admissions.register-active')) return
  const id = await findAccountIdByEmail(tx, 'student', email)
  const owner = id === undefined ? undefined : await findStudent(tx, scopeOf(ctx.actor), id)
  if (owner?.status !== 'Pending') return
  // `If-Match` is about another record: the enquiry that is being admitted.
  if (owner._id === discardPending) return discardRegistration(tx, { ...ctx, ifMatch: undefined }, owner._id)
  const error = { key: message('emailPending') }
  throw new AppError(409, 'email_waits', error, { fields: { email: error }, current: signPhoto(ctx, owner._id, owner) })
}
