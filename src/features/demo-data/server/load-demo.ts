import { changeAccount, hashPassword } from '#features/identity/server/public.ts'
import { DEFAULT_TIME_ZONE } from '#features/institute/contract/institute.contract.ts'
import { isSetUp } from '#features/institute/server/public.ts'
import type { AuditContext } from '#shared/server/audit.ts'
import type { Tx } from '#shared/server/db.ts'
import type { DemoAccount } from '#features/setup/contract/setup.contract.ts'
import { loadDataSet } from './load-data-set.ts'
import { withOwnerConnection } from '#shared/server/with-owner-connection.ts'
import { demoSize, type Size } from './size.ts'
import { generatePassword, setUp } from '#features/setup/server/public.ts'

const INSTITUTE = {
  name: 'Namuna Training Institute (demo)',
  address: '1 Example Road, Example Nagar',
  phone: '+91 55500 00000',
  timeZone: DEFAULT_TIME_ZONE,
  selfRegistration: true,
}

type Load = () => Promise<DemoAccount[]>

/**
 * Loads a demo institute in one transaction. Returns an account of each role, with its password. `once` may return the
 * accounts of an earlier request instead of loading.
 */
export async function loadDemo(
  ownerUrl: string,
  ctx: AuditContext,
  size: Size = demoSize(),
  once = (_tx: Tx, load: Load) => load(),
): Promise<DemoAccount[]> {
  const admin = { role: 'admin', email: 'admin@example.com', password: generatePassword() } as const
  const hr = { role: 'hr', email: 'hr@example.com', password: generatePassword() } as const
  const student = { role: 'student', email: 'student@example.com', password: generatePassword() } as const
  const studentHash = await hashPassword(student.password)
  return withOwnerConnection(ownerUrl, async ({ db, client }) => {
    const load = async (tx: Tx) => {
      await setUp(
        { ...ctx, db: tx },
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
      await loadDataSet(tx, client, { size, now: ctx.clock.now() })
      const studentId = await findDemoStudent(tx)
      if (studentId === undefined) return [admin, hr]
      await changeAccount(tx, studentId, { email: student.email, passwordHash: studentHash })
      return [admin, hr, student]
    }
    return db.transaction().execute((tx) => once(tx, () => load(tx)))
  })
}

async function findDemoStudent(tx: Tx): Promise<string | undefined> {
  const student = await tx
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
          .select(({ fn }) => fn.countAll().as('n'))
          .whereRef('a.student_id', '=', 's.id'),
      'desc',
    )
    .limit(1)
    .executeTakeFirst()
  return student?.id
}

export const isInstituteMissing = (ownerUrl: string) =>
  withOwnerConnection(ownerUrl, async ({ db }) => !(await isSetUp(db)))
