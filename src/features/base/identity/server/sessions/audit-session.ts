import { audit, type AuditContext } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Tx } from '#shared/server/db.ts'

type Event = {
  action: `${string}.${string}`
  accountId: string
  details?: Record<string, unknown>
}

/** Address and browser are personal data of the account's owner, and are erased with the owner. */
export async function auditSession(
  tx: Tx,
  ctx: AuditContext & Pick<Ctx, 'address' | 'userAgent'>,
  { action, accountId, details }: Event,
): Promise<void> {
  await audit(tx, ctx, {
    action,
    record: 'account',
    recordId: accountId,
    after: { ...details, address: ctx.address, userAgent: ctx.userAgent },
    personal: { subjectId: accountId, fields: ['address', 'userAgent'] },
  })
}
