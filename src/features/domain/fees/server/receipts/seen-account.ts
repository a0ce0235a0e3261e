import { messagesOf } from '#shared/contract/messages.ts'
import type { Tx } from '#shared/server/db.ts'
import { AppError } from '#shared/server/errors.ts'
import type { SeenAccount } from '../../contract/fees.contract.ts'
import type en from '../../contract/messages/en.json'
import { findReceiptSince } from '../fees.sql.ts'

const message = messagesOf<typeof en>('fees')

/**
 * 409: fee or paid amount changed since the caller read `seen`, the version of the account. Without a version the check
 * passes. The message names the clerk who took a payment meanwhile. The caller has locked the account.
 */
export async function assertAccountSeen(
  tx: Tx,
  studentId: string,
  { TotalFee, PaidFee, PendingFee, version }: SeenAccount,
  seen: number | undefined,
): Promise<void> {
  if (seen === undefined || seen === version) return
  const current: SeenAccount = { TotalFee, PaidFee, PendingFee, version }
  const receipt = await findReceiptSince(tx, studentId, seen)
  const text = receipt
    ? { key: message('takenMeanwhile'), values: { ...receipt, pending: PendingFee } }
    : { key: message('accountChanged'), values: { pending: PendingFee } }
  throw new AppError(409, 'stale', text, { current })
}
