import { toCode } from '#shared/server/uuid-code.ts'
import type { Db } from '#shared/server/db.ts'

export async function readVerificationCode(db: Db, receiptId: string): Promise<string> {
  const receipt = db.selectFrom('receipt').select('verification_id').where('id', '=', receiptId)
  return toCode((await receipt.executeTakeFirstOrThrow()).verification_id)
}
