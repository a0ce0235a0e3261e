import { messagesOf } from '#shared/contract/messages.ts'
import type { Role } from '#shared/contract/endpoint.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { type Tx, getViolatedUniqueIndex } from '#shared/server/db.ts'
import { AppError } from '#shared/server/errors.ts'
import type en from '../../contract/messages/en.json'
import { insertAccountRow } from '../identity.sql.ts'

const message = messagesOf<typeof en>('identity')

type NewAccount = { id: string; role: Role; name: string; email: string; passwordHash: string }

/** 409: the role already has an account with this email. */
export async function createAccount(tx: Tx, { clock }: Pick<Ctx, 'clock'>, account: NewAccount): Promise<void> {
  try {
    await insertAccountRow(tx, { ...account, at: clock.now() })
  } catch (error) {
    throw toEmailTakenError(error)
  }
}

/** A violation of the unique index becomes a 409 error; other errors stay unchanged. */
export function toEmailTakenError(error: unknown): unknown {
  if (getViolatedUniqueIndex(error) !== 'account_email') return error
  return new AppError(409, 'email_taken', message('emailTaken'), { fields: { email: { key: message('emailTaken') } } })
}
