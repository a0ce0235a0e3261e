import type { Student } from '#features/students/contract/students.contract.ts'
import { lockStudent } from '#features/students/server/door.ts'
import { sayFrom } from '#shared/contract/say.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import type { Tx } from '#shared/server/db.ts'
import { notFound, Refusal } from '#shared/server/errors.ts'
import type en from '../contract/words/en.json'

const say = sayFrom<typeof en>('admissions')

/** Locks a registration that still waits; 409 when somebody has decided it meanwhile. */
export async function lockWaiting(tx: Tx, ctx: Ctx, id: string): Promise<Student> {
  const student = await lockStudent(tx, id)
  if (!student) throw notFound()
  if (student.status !== 'Pending') throw new Refusal(409, 'decided', say('notWaiting'), { current: student })
  checkVersion(ctx, student.version, student)
  return student
}
