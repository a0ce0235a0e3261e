import { v7 as uuid } from 'uuid'
import { changeAccount, createAccount, enableAccount } from '#features/base/identity/server/accounts/public.ts'
import { hashPassword } from '#features/base/identity/server/passwords/public.ts'
import { findAccountIdByEmail } from '#features/base/identity/server/public.ts'
import { isSetUp } from '#features/base/institute/server/public.ts'
import { audit, SYSTEM } from '#shared/server/audit.ts'
import type { Clock } from '#shared/server/clock.ts'
import { type Db, inTx } from '#shared/server/db.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import { generatePassword } from './generate-password.ts'

type StaffAccount = { role: 'hr' | 'admin'; name: string; email: string }
type Result = { isNew: boolean; password: string }

/** Creates a staff account. If the email has one, sets a new password, enables it and ends its sessions. */
export async function createOrResetStaffAccount(
  { db, clock }: { db: Db; clock: Clock },
  account: StaffAccount,
): Promise<Result> {
  if (!(await isSetUp(db)))
    throw new StartupError('There is no institute yet. Start Munshi, and open the set-up link that it prints.')
  const password = generatePassword()
  const passwordHash = await hashPassword(password)
  const ctx = { clock, requestId: uuid(), actor: SYSTEM }
  const { role, name, email } = account
  return inTx(db, async (tx) => {
    const existingId = await findAccountIdByEmail(tx, role, email)
    const id = existingId ?? uuid()
    if (existingId === undefined) await createAccount(tx, ctx, { id, ...account, passwordHash })
    else {
      await changeAccount(tx, id, { name, passwordHash })
      await enableAccount(tx, id)
    }
    await audit(tx, ctx, {
      action: existingId === undefined ? 'staff.create' : 'staff.reset',
      record: 'account',
      recordId: id,
      after: { role, name, email },
    })
    return { isNew: existingId === undefined, password }
  })
}
