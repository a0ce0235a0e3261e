import type { Tx } from '#shared/server/db.ts'
import { emailTakenBy } from './create-account.ts'
import { endSessionsOf, updateAccount } from './identity.sql.ts'
import { forgetTokensOf } from './reset-tokens.sql.ts'

type Change = { name?: string; email?: string; passwordHash?: string }

/** Changes name, email or password; a new password ends every session of the account, and either one the links mailed before. */
export async function changeAccount(tx: Tx, id: string, change: Change): Promise<void> {
  try {
    await updateAccount(tx, id, change)
  } catch (error) {
    throw emailTakenBy(error)
  }
  if (change.passwordHash !== undefined) await endSessionsOf(tx, id)
  if (change.passwordHash !== undefined || change.email !== undefined) await forgetTokensOf(tx, id)
}

/** A disabled account cannot sign in, its open sessions end at once, and no link mailed before opens it later. */
export async function disableAccount(tx: Tx, id: string): Promise<void> {
  await updateAccount(tx, id, { state: 'disabled' })
  await endSessionsOf(tx, id)
  await forgetTokensOf(tx, id)
}

export async function enableAccount(tx: Tx, id: string): Promise<void> {
  await updateAccount(tx, id, { state: 'active' })
}

/** Blanks who it was, the name too; the email can be registered again. */
export async function deleteAccount(tx: Tx, id: string): Promise<void> {
  await updateAccount(tx, id, { state: 'deleted', name: '–', email: '', passwordHash: '' })
  await endSessionsOf(tx, id)
  await forgetTokensOf(tx, id)
}
