import { messagesOf } from '#shared/contract/messages.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { type Tx, getViolatedUniqueIndex } from '#shared/server/db.ts'
import { AppError } from '#shared/server/errors.ts'
import type en from '../../contract/messages/en.json'
import { insertAccounts, type NewAccount } from '../identity.sql.ts'

const message = messagesOf<typeof en>('identity')

export const createAccount = (tx: Tx, { clock }: Pick<Ctx, 'clock'>, account: NewAccount): Promise<void> =>
  createAccounts(tx, [account], clock.now())

/** 409: the role already has an account with one of the emails. */
export async function createAccounts(tx: Tx, accounts: readonly NewAccount[], at: Date): Promise<void> {
  try {
    await insertAccounts(tx, accounts, at)
  } catch (error) {
    throw toEmailTakenError(error)
  }
}

/** A violation of the unique index becomes a 409 error; other errors stay unchanged. */
export function toEmailTakenError(error: unknown): unknown {
  if (getViolatedUniqueIndex(error) !== 'account_email') return error
  return new AppError(409, 'email_taken', message('emailTaken'), { fields: { email: { key: message('emailTaken') } } })
}
