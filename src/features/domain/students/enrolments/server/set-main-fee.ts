import { recomputeAccount } from '#features/domain/students/server/account/public.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Tx } from '#shared/server/db.ts'
import { getMainEnrolment, setEnrolmentFee } from './enrolments.sql.ts'
import { checkNewFee } from './concession/keep-within-limit.ts'

type AgreedFee = { fee: number; feeReason: string | null | undefined }

/** The caller has locked the account; nothing is paid yet. Has the errors of `checkNewFee`. */
export async function setMainFee(
  tx: Tx,
  ctx: Ctx,
  studentId: string,
  { fee, feeReason }: AgreedFee,
): Promise<string | null> {
  const { id } = await getMainEnrolment(tx, studentId)
  await setEnrolmentFee(tx, id, fee)
  const storedReason = await checkNewFee(tx, ctx, { id, feeReason })
  await recomputeAccount(tx, studentId)
  return storedReason
}
