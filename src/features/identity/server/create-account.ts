import { messagesOf } from '#shared/contract/messages.ts'
import type { Role } from '#shared/contract/endpoint.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { type Tx, uniqueViolated } from '#shared/server/db.ts'
import { AppError } from '#shared/server/errors.ts'
import type en from '../contract/messages/en.json'
import { insertAccount } from './identity.sql.ts'

const message = messagesOf<typeof en>('identity')

type NewAccount = { id: string; role: Role; name: string; email: string; passwordHash: string }

/** An email belongs to one account of a role; 409 names the field. */
export async function createAccount(tx: Tx, { clock }: Pick<Ctx, 'clock'>, account: NewAccount): Promise<void> {
  try {
    await insertAccount(tx, { ...account, at: clock.now() })
  } catch (error) {
    throw emailTakenBy(error)
  }
}

/** Turns the unique index's refusal into a sentence; passes anything else on. */
export function emailTakenBy(error: unknown): unknown {
  if (uniqueViolated(error) !== 'account_email') return error
  return new AppError(409, 'email_taken', message('emailTaken'), { fields: { email: { key: message('emailTaken') } } })
}
