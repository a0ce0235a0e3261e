import type { Tx } from '#shared/server/db.ts'

export type StaffAccount = { id: string; name: string; role: string }

export type ExistingData = {
  timeZone: string
  admin: StaffAccount
  hr: StaffAccount
  courses: Map<string, string>
  categories: Map<string, string>
  staffEmails: Set<string>
  batchCodes: Set<string>
  /** Includes deleted ones, because new students are numbered after them. */
  studentCount: number
  enquiryCount: number
  series: Map<string, number>
  voucherSeries: Map<string, number>
  hasLinkedEntries: boolean
}

export async function readExistingData(tx: Tx): Promise<ExistingData> {
  const { timeZone } = await tx.selectFrom('institute').select('time_zone as timeZone').executeTakeFirstOrThrow()
  const courses = await tx.selectFrom('course').select(['id', 'name_key']).where('deleted_at', 'is', null).execute()
  const batches = await tx.selectFrom('batch').select('code_key').where('deleted_at', 'is', null).execute()
  const categories = await tx
    .selectFrom('expense_category')
    .select(['id', 'ledger_key'])
    .where('deleted_at', 'is', null)
    .execute()
  const staff = await tx
    .selectFrom('account')
    .select(['role', 'email_key'])
    .where('role', '<>', 'student')
    .where('state', '<>', 'deleted')
    .execute()
  const series = await tx.selectFrom('receipt_series').select(['financial_year', 'last']).execute()
  const vouchers = await tx.selectFrom('expense_voucher_series').select(['financial_year', 'last']).execute()
  return {
    timeZone,
    admin: await findStaffAccount(tx, 'admin'),
    hr: await findStaffAccount(tx, 'hr'),
    courses: new Map(courses.map(({ id, name_key }) => [name_key, id])),
    categories: new Map(categories.map(({ id, ledger_key }) => [ledger_key, id])),
    staffEmails: new Set(staff.map(({ role, email_key }) => `${role} ${email_key}`)),
    batchCodes: new Set(batches.map(({ code_key }) => code_key)),
    studentCount: await countRows(tx, 'student'),
    enquiryCount: await countRows(tx, 'enquiry'),
    series: new Map(series.map(({ financial_year, last }) => [financial_year, last])),
    voucherSeries: new Map(vouchers.map(({ financial_year, last }) => [financial_year, last])),
    hasLinkedEntries: (await tx.selectFrom('audit_link').select('n').limit(1).executeTakeFirst()) !== undefined,
  }
}

async function findStaffAccount(tx: Tx, role: 'admin' | 'hr'): Promise<StaffAccount> {
  return tx
    .selectFrom('account')
    .select(['id', 'name', 'role'])
    .where('role', '=', role)
    .where('state', '<>', 'deleted')
    .orderBy('state')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirstOrThrow()
}

async function countRows(tx: Tx, table: 'student' | 'enquiry'): Promise<number> {
  const { count } = await tx
    .selectFrom(table)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
