import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { AppError, found } from '#shared/server/errors.ts'
import { EVERYBODY, scopeOf } from '#shared/server/scope.ts'
import type { Certificate, RevokeBody } from '../contract/certificates.contract.ts'
import type en from '../contract/messages/en.json'
import { lockCertificate, setRevoked } from './certificates.sql.ts'

const message = messagesOf<typeof en>('certificates')

/** 404: unknown. 409: revoked already. */
export async function revokeCertificate(ctx: Ctx<Actor>, id: string, { reason }: RevokeBody): Promise<Certificate> {
  return inTx(ctx.db, async (tx) => {
    const before = found(await lockCertificate(tx, scopeOf(ctx.actor), id))
    if (before.revokedOn !== null) throw new AppError(409, 'revoked', message('revokedAlready'), { current: before })
    await setRevoked(tx, id, { at: ctx.clock.now(), by: ctx.actor.id, reason })
    await audit(tx, ctx, {
      action: 'certificate.revoke',
      record: 'certificate',
      recordId: id,
      after: { serial: before.serial, reason },
      personal: { subjectId: before.student, fields: ['reason'] },
    })
    return found(await lockCertificate(tx, EVERYBODY, id))
  })
}
