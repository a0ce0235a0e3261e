import { getToday } from '#features/base/institute/server/days/public.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { EnquiriesToCall } from '../contract/enquiries.contract.ts'
import { getToCall } from './enquiries.sql.ts'

export async function listCalls(
  { db, clock }: Ctx,
  { limit }: { limit?: number | undefined },
): Promise<EnquiriesToCall> {
  return getToCall(db, await getToday(db, clock), limit)
}
