import { keyOf } from '#shared/contract/key-of.ts'
import type { Tx } from '#shared/server/db.ts'
import { selectRows } from '#shared/server/select-rows.sql.ts'
import { toEmailTakenError } from './create-account.ts'

type ImportedAccount = { id: string; name: string; email: string; state: 'active' | 'disabled' }

/**
 * Inserts students without a password. Without an email, the id stands for it in the unique index, where no sign-in
 * finds it. 409: the email of one was registered meanwhile.
 */
export async function insertImportedAccounts(tx: Tx, accounts: readonly ImportedAccount[], at: Date): Promise<void> {
  const rows = accounts.map(({ id, name, email, state }) => ({
    id,
    name,
    email,
    email_key: email === '' ? id : keyOf(email),
    role: 'student',
    password_hash: '',
    state,
    created_at: at,
  }))
  const columns = ['id', 'role', 'name', 'email', 'email_key', 'password_hash', 'state', 'created_at'] as const
  await tx
    .insertInto('account')
    .columns(columns)
    .expression(selectRows('account', columns, rows))
    .execute()
    .catch((error: unknown) => {
      throw toEmailTakenError(error)
    })
}
