import { v7 as uuid } from 'uuid'
import {
  changeAccount,
  createAccount,
  enableAccount,
  hashPassword,
  holderOfEmail,
} from '#features/identity/server/public.ts'
import { isSetUp } from '#features/institute/server/public.ts'
import { audit, SYSTEM } from '#shared/server/audit.ts'
import type { Clock } from '#shared/server/clock.ts'
import { type Db, inTx } from '#shared/server/db.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import { generatePassword } from './generate-password.ts'

type Wanted = { role: 'hr' | 'admin'; name: string; email: string }
export type Given = { isNew: boolean; password: string }

/** Makes a staff account, or gives the one that has the email a new password and lets it in again; its sessions end. */
export async function giveStaffAccount({ db, clock }: { db: Db; clock: Clock }, wanted: Wanted): Promise<Given> {
  if (!(await isSetUp(db)))
    throw new StartupError('There is no institute yet. Start Munshi, and open the set-up link that it prints.')
  const password = generatePassword()
  const passwordHash = await hashPassword(password)
  const doing = { clock, requestId: uuid(), actor: SYSTEM }
  const { role, name, email } = wanted
  return inTx(db, async (tx) => {
    const known = await holderOfEmail(tx, role, email)
    const id = known ?? uuid()
    if (known === undefined) await createAccount(tx, doing, { id, ...wanted, passwordHash })
    else {
      await changeAccount(tx, id, { name, passwordHash })
      await enableAccount(tx, id)
    }
    await audit(tx, doing, {
      action: known === undefined ? 'staff.create' : 'staff.reset',
      record: 'account',
      recordId: id,
      after: { role, name, email },
    })
    return { isNew: known === undefined, password }
  })
}
