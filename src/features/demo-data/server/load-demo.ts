import { changeAccount, hashPassword } from '#features/identity/server/public.ts'
import { DEFAULT_TIME_ZONE } from '#features/institute/contract/institute.contract.ts'
import { isSetUp } from '#features/institute/server/public.ts'
import type { AuditContext } from '#shared/server/audit.ts'
import type { Tx } from '#shared/server/db.ts'
import type { DemoAccount } from '#features/setup/contract/setup.contract.ts'
import { loadDataSet } from './load-data-set.ts'
import { asOwner } from './owner.ts'
import { demoSize, type Size } from './size.ts'
import { generatePassword, setUp } from '#features/setup/server/public.ts'

const INSTITUTE = {
  name: 'Namuna Training Institute (demo)',
  address: '1 Example Road, Example Nagar',
  phone: '+91 55500 00000',
  timeZone: DEFAULT_TIME_ZONE,
  selfRegistration: true,
}

/**
 * A made-up institute with courses, batches, students, receipts, enquiries and attendance, in one transaction, and somebody of each role to sign in
 * as. The passwords are made here and told this once.
 */
export async function loadDemo(ownerUrl: string, doing: AuditContext, size: Size = demoSize()): Promise<DemoAccount[]> {
  const admin = { role: 'admin', email: 'admin@example.com', password: generatePassword() } as const
  const hr = { role: 'hr', email: 'hr@example.com', password: generatePassword() } as const
  const student = { role: 'student', email: 'student@example.com', password: generatePassword() } as const
  const studentHash = await hashPassword(student.password)
  return asOwner(ownerUrl, async ({ db, client }) =>
    db.transaction().execute(async (tx) => {
      await setUp(
        { ...doing, db: tx },
        {
          ...INSTITUTE,
          adminName: 'Asha Example',
          adminEmail: admin.email,
          adminPassword: admin.password,
          hrName: 'Hari Example',
          hrEmail: hr.email,
          hrPassword: hr.password,
        },
      )
      await loadDataSet(tx, client, { size, now: doing.clock.now() })
      const chosen = await someoneWithAFee(tx)
      if (chosen === undefined) return [admin, hr]
      await changeAccount(tx, chosen, { email: student.email, passwordHash: studentHash })
      return [admin, hr, student]
    }),
  )
}

/** A student whose screens have something to show: who owes a part, has projects and links, and has been marked most. */
async function someoneWithAFee(tx: Tx): Promise<string | undefined> {
  const found = await tx
    .selectFrom('student as s')
    .innerJoin('student_account as m', 'm.student_id', 's.id')
    .select('s.id')
    .where('s.status', '=', 'Active')
    .where('m.paid', '>', 0)
    .whereRef('m.paid', '<', 'm.fee')
    .orderBy(
      (eb) => eb.exists(eb.selectFrom('project as p').select('p.id').whereRef('p.student_id', '=', 's.id')),
      'desc',
    )
    .orderBy(
      (eb) => eb.exists(eb.selectFrom('portfolio as l').select('l.id').whereRef('l.student_id', '=', 's.id')),
      'desc',
    )
    .orderBy(
      (eb) =>
        eb
          .selectFrom('attendance_mark as a')
          .select((of) => of.fn.countAll().as('n'))
          .whereRef('a.student_id', '=', 's.id'),
      'desc',
    )
    .limit(1)
    .executeTakeFirst()
  return found?.id
}

/** Whether there is no institute yet. */
export const demoIsWanted = (ownerUrl: string) => asOwner(ownerUrl, async ({ db }) => !(await isSetUp(db)))
