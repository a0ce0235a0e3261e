import type { Student } from '#features/students/contract/students.contract.ts'
import { lockStudent } from '#features/students/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import type { Tx } from '#shared/server/db.ts'
import { notFound, AppError } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'

const message = messagesOf<typeof en>('admissions')

/** Locks a registration that still waits; 409 when somebody has decided it meanwhile. */
export async function lockWaiting(tx: Tx, ctx: Ctx, id: string): Promise<Student> {
  const student = await lockStudent(tx, id)
  if (!student) throw notFound()
  if (student.status !== 'Pending') throw new AppError(409, 'decided', message('notWaiting'), { current: student })
  checkVersion(ctx, student.version, student)
  return student
}
