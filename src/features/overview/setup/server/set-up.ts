import { v7 as uuid } from 'uuid'
import { createAccount } from '#features/base/identity/server/accounts/public.ts'
import { hashChosenPassword } from '#features/base/identity/server/passwords/public.ts'
import { insertInstitute } from '#features/base/institute/server/public.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { audit, type AuditContext } from '#shared/server/audit.ts'
import { type Db, inTx, getViolatedUniqueIndex } from '#shared/server/db.ts'
import { AppError } from '#shared/server/errors.ts'
import type { FirstRun } from '../contract/setup.contract.ts'
import type en from '../contract/messages/en.json'

const message = messagesOf<typeof en>('setup')

/** Creates the institute, its first admin and its first HR in one transaction. 409: already set up. */
export async function setUp(ctx: AuditContext & { db: Db }, form: Omit<FirstRun, 'code'>): Promise<void> {
  const adminOwner = { name: form.adminName, email: form.adminEmail, institute: form.name }
  const hrOwner = { name: form.hrName, email: form.hrEmail, institute: form.name }
  const adminHash = await hashChosenPassword(form.adminPassword, adminOwner, 'adminPassword')
  const hrHash = await hashChosenPassword(form.hrPassword, hrOwner, 'hrPassword')
  const { name, address, phone, timeZone, selfRegistration } = form
  const institute = { name, address, phone, timeZone, selfRegistration }
  const admin = { id: uuid(), role: 'admin', name: form.adminName, email: form.adminEmail } as const
  const hr = { id: uuid(), role: 'hr', name: form.hrName, email: form.hrEmail } as const
  await inTx(ctx.db, async (tx) => {
    await insertInstitute(tx, institute).catch(rethrowAsAlreadySetUp)
    await createAccount(tx, ctx, { ...admin, passwordHash: adminHash })
    await createAccount(tx, ctx, { ...hr, passwordHash: hrHash })
    await audit(tx, ctx, { action: 'institute.create', record: 'institute', recordId: ABSENT_ID, after: institute })
    for (const account of [admin, hr]) {
      await audit(tx, ctx, { action: 'staff.create', record: 'account', recordId: account.id, after: account })
    }
  })
}

function rethrowAsAlreadySetUp(error: unknown): never {
  if (getViolatedUniqueIndex(error) !== 'institute_pkey') throw error
  throw new AppError(409, 'set_up', message('alreadySetUp'))
}
