import { getLetterhead } from '#features/base/institute/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { type Db, inTx } from '#shared/server/db.ts'
import { decrypt, encrypt } from './encryption.ts'
import { AppError, signedOut } from '#shared/server/errors.ts'
import type { TwoFactorProof, TwoFactorSecret, TwoFactorStatus } from '../../contract/two-factor.contract.ts'
import type en from '../../contract/messages/en.json'
import { findActiveAccount } from '../identity.sql.ts'
import { runWithProof } from '../passwords/run-with-proof.ts'
import { createSecret, describeSecret } from './totp.ts'
import { createRecoveryCodes } from './two-factor-codes.ts'
import {
  confirmTwoFactor,
  countUnusedRecoveryCodes,
  deleteTwoFactor,
  findNewestSecret,
  findTwoFactor,
  insertUnconfirmed,
  isTwoFactorRequired,
  replaceRecoveryCodes,
} from './two-factor.sql.ts'

const message = messagesOf<typeof en>('identity')

const alreadyOn = () => new AppError(409, 'two_factor_on', message('twoFactorAlreadyOn'))
export const twoFactorOff = () => new AppError(409, 'two_factor_off', message('twoFactorIsOff'))

export async function getTwoFactorStatus({ db, actor }: Ctx<Actor>): Promise<TwoFactorStatus> {
  const twoFactor = await findTwoFactor(db, actor.id)
  return {
    since: twoFactor?.confirmed_at?.toISOString() ?? null,
    recoveryCodesLeft: await countUnusedRecoveryCodes(db, actor.id),
    isRequired: await isTwoFactorRequired(db, actor.id),
  }
}

/** Ends an earlier start. 409: it is on. */
export async function startTwoFactor({ db, actor, clock, secretKey }: Ctx<Actor>): Promise<TwoFactorSecret> {
  const account = await findActiveAccount(db, actor.id)
  if (!account) throw signedOut()
  const secret = createSecret()
  const row = { accountId: actor.id, encryptedSecret: encrypt(secretKey, secret, actor.id), at: clock.now() }
  if (!(await insertUnconfirmed(db, row))) throw alreadyOn()
  return describeSecret(secret, { issuer: (await getLetterhead(db)).name, label: account.email })
}

type NewCodes = { recoveryCodes: string[] }

/** 409: not started, or on already. */
export async function turnOnTwoFactor(ctx: Ctx<Actor>, proof: TwoFactorProof): Promise<NewCodes> {
  const twoFactor = await findTwoFactor(ctx.db, ctx.actor.id)
  if (!twoFactor) throw new AppError(409, 'two_factor_not_started', message('twoFactorNotStarted'))
  if (twoFactor.confirmed_at) throw alreadyOn()
  return replaceCodes(ctx, proof, 'twofactor.on')
}

/** 409: two-factor sign-in is off. */
export async function renewRecoveryCodes(ctx: Ctx<Actor>, proof: TwoFactorProof): Promise<NewCodes> {
  await assertOn(ctx)
  return replaceCodes(ctx, proof, 'twofactor.codes')
}

async function replaceCodes(
  ctx: Ctx<Actor>,
  proof: TwoFactorProof,
  action: 'twofactor.on' | 'twofactor.codes',
): Promise<NewCodes> {
  const { id } = ctx.actor
  return runWithProof(ctx, proof, async (markUsed) => {
    const { codes, hashes } = await createRecoveryCodes()
    await inTx(ctx.db, async (tx) => {
      await markUsed(tx)
      if (action === 'twofactor.on') await confirmTwoFactor(tx, id, ctx.clock.now())
      await replaceRecoveryCodes(tx, id, hashes)
      const after = { ...(action === 'twofactor.on' && { twoFactor: true }), recoveryCodesLeft: codes.length }
      await audit(tx, ctx, { action, record: 'account', recordId: id, after })
    })
    return { recoveryCodes: codes }
  })
}

/** 409: it is off, or the institute requires it. */
export async function turnOffTwoFactor(ctx: Ctx<Actor>, proof: TwoFactorProof): Promise<{ message: string }> {
  const { id } = ctx.actor
  await assertOn(ctx)
  if (await isTwoFactorRequired(ctx.db, id))
    throw new AppError(409, 'two_factor_required', message('twoFactorIsRequired'))
  await runWithProof(ctx, proof, (markUsed) =>
    inTx(ctx.db, async (tx) => {
      await markUsed(tx)
      await deleteTwoFactor(tx, id)
      const [before, after] = [{ twoFactor: true }, { twoFactor: false }]
      await audit(tx, ctx, { action: 'twofactor.off', record: 'account', recordId: id, before, after })
    }),
  )
  return { message: ctx.translate(ctx.language, message('twoFactorTurnedOff')) }
}

async function assertOn({ db, actor }: Ctx<Actor>): Promise<void> {
  if (!(await findTwoFactor(db, actor.id))?.confirmed_at) throw twoFactorOff()
}

/** False if the newest stored secret cannot be decrypted with this key. */
export async function isSecretKeyCurrent(db: Db, secretKey: Buffer): Promise<boolean> {
  const newest = await findNewestSecret(db)
  return newest === undefined || decrypt(secretKey, newest.encrypted_secret, newest.account_id) !== undefined
}
