import { recomputeAccount } from '#features/students/server/public.ts'
import type { Tx } from '#shared/server/db.ts'
import { getMainEnrolment, setEnrolmentFee } from './enrolments.sql.ts'

/** The caller has locked the account; nothing is paid yet. */
export async function setMainFee(tx: Tx, studentId: string, fee: number): Promise<void> {
  const { id } = await getMainEnrolment(tx, studentId)
  await setEnrolmentFee(tx, id, fee)
  await recomputeAccount(tx, studentId)
}
