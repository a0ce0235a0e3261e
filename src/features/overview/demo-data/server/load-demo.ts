import { setLimits } from '#features/base/identity/permission-sets/server/public.ts'
import { giveDiscount } from '#features/domain/fees/server/adjustments/public.ts'
import { recordRefund } from '#features/domain/fees/server/refunds/public.ts'
import { changeAccount } from '#features/base/identity/server/accounts/public.ts'
import { hashPassword } from '#features/base/identity/server/passwords/public.ts'
import { DEFAULT_TIME_ZONE } from '#features/base/institute/contract/default-time-zone.ts'
import { getToday } from '#features/base/institute/server/days/public.ts'
import { isSetUp, updateInstituteRow } from '#features/base/institute/server/public.ts'
import type { AuditContext } from '#shared/server/audit.ts'
import type { Tx } from '#shared/server/db.ts'
import type { DemoAccount } from '#features/overview/setup/contract/setup.contract.ts'
import { loadPlans } from './load-plans.ts'
import { loadDataSet } from './load-data-set.ts'
import { loadAbsenceNotices, loadReminders } from './load-reminders.sql.ts'
import { withOwnerConnection } from '#shared/server/with-owner-connection.ts'
import { demoSize, type Size } from './size.ts'
import { generatePassword, setUp } from '#features/overview/setup/server/public.ts'
import { findDemoStudent, getStaff } from './demo-records.sql.ts'

const INSTITUTE = {
  name: 'Namuna Training Institute (demo)',
  address: '1 Example Road, Example Nagar',
  phone: '+91 55500 00000',
  timeZone: DEFAULT_TIME_ZONE,
  selfRegistration: true,
}

const DISCOUNT = { amount: 500, reason: 'Scholarship', enrolment: undefined }

const REFUND = { amount: 200, payMode: 'Cash', reason: 'Paid twice' } as const

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
      await updateInstituteRow(tx, { upiId: 'namuna@examplebank', gstin: '00AAAAA0000A1ZI', checklist: false })
      await loadDataSet(tx, client, { size, now: ctx.clock.now() })
      await setLimits(tx, 'front-desk', { 'fees.discount': 10 })
      const demoStudent = await findDemoStudent(tx)
      if (demoStudent === undefined) return [admin, hr]
      await changeAccount(tx, demoStudent.id, { email: student.email, passwordHash: studentHash })
      const actor = await getStaff(tx, admin)
      const byAdmin = { ...ctx, actor }
      if (demoStudent.pending >= DISCOUNT.amount) await giveDiscount(tx, byAdmin, demoStudent.id, DISCOUNT)
      if (demoStudent.paid >= REFUND.amount)
        await recordRefund(tx, byAdmin, demoStudent.id, { ...REFUND, date: await getToday(tx, ctx.clock) })
      await loadPlans(tx, byAdmin, demoStudent.id)
      const clerk = (await getStaff(tx, hr)).id
      await loadReminders(tx, ctx.clock, clerk, demoStudent.id)
      await loadAbsenceNotices(tx, ctx.clock, clerk)
      return [admin, hr, student]
    }
    return db.transaction().execute((tx) => once(tx, () => load(tx)))
  })
}

export const isInstituteMissing = (ownerUrl: string) =>
  withOwnerConnection(ownerUrl, async ({ db }) => !(await isSetUp(db)))
