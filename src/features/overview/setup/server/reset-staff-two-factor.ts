import { v7 as uuid } from 'uuid'
import { findAccountIdByEmail } from '#features/base/identity/server/public.ts'
import { resetTwoFactor } from '#features/base/identity/server/two-factor/public.ts'
import { SYSTEM } from '#shared/server/audit.ts'
import type { Clock } from '#shared/server/clock.ts'
import { type Db, inTx } from '#shared/server/db.ts'
import { StartupError } from '#shared/server/startup-error.ts'

type StaffAccount = { role: 'hr' | 'admin'; email: string }

/** Turns off two-factor sign-in and ends all sessions of the account. */
export async function resetStaffTwoFactor(
  { db, clock }: { db: Db; clock: Clock },
  { role, email }: StaffAccount,
): Promise<void> {
  const ctx = { clock, requestId: uuid(), actor: SYSTEM }
  await inTx(db, async (tx) => {
    const id = await findAccountIdByEmail(tx, role, email)
    if (id === undefined) throw new StartupError(`There is no account of ${role} with the email ${email}.`)
    if (!(await resetTwoFactor(tx, ctx, id))) throw new StartupError(`${email} does not use two-factor sign-in.`)
  })
}
