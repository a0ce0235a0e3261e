import { lockStudent, type StoredStudent } from '#features/domain/students/server/public.ts'
import { signPhoto } from '#features/domain/students/server/photos/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import type { Tx } from '#shared/server/db.ts'
import { AppError, found } from '#shared/server/errors.ts'
import { scopeOf } from '#shared/server/scope.ts'
import type en from '../contract/messages/en.json'

const message = messagesOf<typeof en>('admissions')

/** 404: student unknown or deleted. 409: already approved, or stale version. */
export async function lockPendingStudent(tx: Tx, ctx: Ctx, id: string): Promise<StoredStudent> {
  const student = found(await lockStudent(tx, scopeOf(ctx.actor), id))
  const current = signPhoto(ctx, id, student)
  if (student.status !== 'Pending') throw new AppError(409, 'decided', message('alreadyDecided'), { current })
  checkVersion(ctx, student.version, current)
  return student
}
