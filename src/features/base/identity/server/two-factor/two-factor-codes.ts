import { randomInt } from 'node:crypto'
import { messagesOf } from '#shared/contract/messages.ts'
import { audit } from '#shared/server/audit.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import { decrypt } from './encryption.ts'
import { AppError } from '#shared/server/errors.ts'
import type en from '../../contract/messages/en.json'
import { hashPassword, verifyPassword } from '../passwords/passwords.ts'
import { findStep } from './totp.ts'
import {
  countUnusedRecoveryCodes,
  findTwoFactor,
  listUnusedRecoveryCodes,
  markRecoveryCodeUsed,
  markStepUsed,
} from './two-factor.sql.ts'

const message = messagesOf<typeof en>('identity')

const RECOVERY_CODES = 10

/**
 * Codes are digits only, so that they can be typed on the numeric keyboard that the field shows. Hashes them with
 * Argon2id, because 40 bits are few.
 */
export async function createRecoveryCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const digits = Array.from({ length: RECOVERY_CODES }, () => String(randomInt(10 ** 12)).padStart(12, '0'))
  return {
    codes: digits.map((code) => code.replace(/(\d{4})(?=\d)/g, '$1-')),
    hashes: await Promise.all(digits.map((code) => hashPassword(code))),
  }
}

export type MatchedCode = { kind: 'step'; step: number; encryptedSecret: Buffer } | { kind: 'recovery'; id: string }

/**
 * Returns the code's time step or recovery code; undefined for a wrong code. `markCodeUsed` must follow. 503: the
 * secret cannot be decrypted, because the server has another key.
 */
export async function matchCode(ctx: Ctx, accountId: string, code: string): Promise<MatchedCode | undefined> {
  if (code.length !== 6) return matchRecoveryCode(ctx.db, accountId, code)
  const row = await findTwoFactor(ctx.db, accountId)
  if (!row) return undefined
  const secret = decrypt(ctx.secretKey, row.encrypted_secret, accountId)
  if (!secret) throw new AppError(503, 'secret_key', message('secretKeyDiffers'))
  const step = findStep(secret, code, ctx.clock.now())
  return step === undefined ? undefined : { kind: 'step', step, encryptedSecret: row.encrypted_secret }
}

async function matchRecoveryCode(db: Db, accountId: string, code: string): Promise<MatchedCode | undefined> {
  for (const { id, code_hash } of await listUnusedRecoveryCodes(db, accountId))
    if (await verifyPassword(code, code_hash)) return { kind: 'recovery', id }
  return undefined
}

type UsedCode = { isFirstUse: boolean; recoveryCodesLeft?: number }

/** Only one of concurrent requests with one code gets `isFirstUse`. The use of a recovery code is audited. */
export async function markCodeUsed(
  tx: Tx,
  ctx: Pick<Ctx, 'clock' | 'requestId'> & { actor: Pick<Actor, 'id' | 'role' | 'name'> },
  matched: MatchedCode,
): Promise<UsedCode> {
  const { id } = ctx.actor
  if (matched.kind === 'step') return { isFirstUse: await markStepUsed(tx, id, matched) }
  if (!(await markRecoveryCodeUsed(tx, matched.id, ctx.clock.now()))) return { isFirstUse: false }
  const recoveryCodesLeft = await countUnusedRecoveryCodes(tx, id)
  await audit(tx, ctx, { action: 'twofactor.recovery', record: 'account', recordId: id, after: { recoveryCodesLeft } })
  return { isFirstUse: true, recoveryCodesLeft }
}
