import type { Tx } from '#shared/server/db.ts'
import { toEmailTakenError } from './create-account.ts'
import { deleteSessions, updateAccountRow } from './identity.sql.ts'
import { deleteTokens } from './reset-tokens.sql.ts'

type Change = { name?: string; email?: string; passwordHash?: string }

/** A new password ends every session. A new password or email invalidates mailed links. */
export async function changeAccount(tx: Tx, id: string, change: Change): Promise<void> {
  try {
    await updateAccountRow(tx, id, change)
  } catch (error) {
    throw toEmailTakenError(error)
  }
  if (change.passwordHash !== undefined) await deleteSessions(tx, id)
  if (change.passwordHash !== undefined || change.email !== undefined) await deleteTokens(tx, id)
}

/** Ends every session and invalidates mailed links, which stay invalid when the account is enabled again. */
export async function disableAccount(tx: Tx, id: string): Promise<void> {
  await updateAccountRow(tx, id, { state: 'disabled' })
  await deleteSessions(tx, id)
  await deleteTokens(tx, id)
}

export async function enableAccount(tx: Tx, id: string): Promise<void> {
  await updateAccountRow(tx, id, { state: 'active' })
}

/** Erases name and email, so that the email can be registered again. */
export async function deleteAccount(tx: Tx, id: string): Promise<void> {
  await updateAccountRow(tx, id, { state: 'deleted', name: '–', email: '', passwordHash: '' })
  await deleteSessions(tx, id)
  await deleteTokens(tx, id)
}
