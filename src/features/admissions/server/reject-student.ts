import { deleteAccount } from '#features/identity/server/door.ts'
import { blankStudent } from '#features/students/server/door.ts'
import { sayFrom } from '#shared/contract/say.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import type en from '../contract/words/en.json'
import { lockWaiting } from './lock-waiting.ts'

const say = sayFrom<typeof en>('admissions')

/** Erases the registration; the email can register again. */
export async function rejectStudent(ctx: Ctx, id: string): Promise<{ message: string }> {
  await inTx(ctx.db, async (tx) => {
    const { status } = await lockWaiting(tx, ctx, id)
    await blankStudent(tx, id)
    await deleteAccount(tx, id)
    await audit(tx, ctx, { action: 'student.reject', record: 'student', recordId: id, before: { status } })
  })
  return { message: ctx.translate(ctx.language, say('rejected')) }
}
