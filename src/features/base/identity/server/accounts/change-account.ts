import type { Tx } from '#shared/server/db.ts'
import { toEmailTakenError } from './create-account.ts'
import { deleteSessions, updateAccountRow } from '../identity.sql.ts'
import { forgetBrowsers } from '../sign-in/known-browsers.sql.ts'
import { deleteTokens } from '../passwords/reset-tokens.sql.ts'
import { deleteAttempts, hashEmail } from '../sign-in/sign-in-attempts.sql.ts'

type Change = { name?: string; email?: string; passwordHash?: string; setId?: string }

/**
 * A new password ends every session and makes every browser unknown. A new password or email invalidates mailed links.
 */
export async function changeAccount(tx: Tx, id: string, change: Change): Promise<void> {
  try {
    await updateAccountRow(tx, id, change)
  } catch (error) {
    throw toEmailTakenError(error)
  }
  if (change.passwordHash !== undefined) {
    await deleteSessions(tx, id)
    await forgetBrowsers(tx, id)
  }
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

/** Ends every session, invalidates mailed links and frees the email, until the account is restored or erased. */
export async function deleteAccount(tx: Tx, id: string): Promise<void> {
  await updateAccountRow(tx, id, { state: 'deleted' })
  await deleteSessions(tx, id)
  await forgetBrowsers(tx, id)
  await deleteTokens(tx, id)
}

/** 409: the email has been registered again. */
export async function restoreAccount(tx: Tx, id: string, state: 'active' | 'disabled'): Promise<void> {
  try {
    await updateAccountRow(tx, id, { state })
  } catch (error) {
    throw toEmailTakenError(error)
  }
}

/** Erases name, email and password of a deleted student, and the sign-ins under any of the addresses. */
export async function eraseAccount(tx: Tx, id: string, addresses: string[]): Promise<void> {
  await updateAccountRow(tx, id, { name: '–', email: '', passwordHash: '' })
  await deleteSessions(tx, id)
  await forgetBrowsers(tx, id)
  await deleteTokens(tx, id)
  await deleteAttempts(
    tx,
    addresses.map((address) => hashEmail('student', address)),
  )
}
