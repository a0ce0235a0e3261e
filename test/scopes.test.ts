import { expect, test } from 'vitest'
import { findPlace } from './read-code.ts'
import { listDeclared, listSqlFunctions, type SqlFunction } from './sql-functions.ts'

/** The tables contain people or money. */
const TABLES = new Set([
  'student',
  'student_account',
  'student_photo',
  'student_total',
  'declared_payment',
  'consent',
  'enrolment',
  'enquiry',
  'enquiry_note',
  'batch_waiting',
  'receipt',
  'receipt_part',
  'receipt_settlement',
  'refund',
  'fee_adjustment',
  'approval',
  'fee_plan',
  'fee_plan_row',
  'daily_total',
  'reminder',
  'access_link',
  'attendance_mark',
  'attendance_month',
  'absence_notice',
  'certificate',
  'project',
  'portfolio',
])

/**
 * Reads of these tables without a scope, by their reason. A function that requires a transaction is not listed: it writes,
 * or reads again what was found.
 */
const WITHOUT_SCOPE: Record<string, string[]> = {
  'finds the person who signs in': ['identity findAccountByEmail'],
  'anybody may read it who has the code from the paper': [
    'certificates findByVerificationId',
    'fees findByVerificationId',
  ],
  'anybody may read it': [
    'portfolio listOwnRecordsOfStudent',
    'portfolio listLinksOfStudent',
    'portfolio listProjectsOfStudent',
  ],
  'makes a condition for a query that has a scope': [
    'students buildCourseFilter',
    'students buildStudentFilter',
    'fees findByReference',
  ],
  'the caller has found the record within its scope': ['fees getCountOf', 'fees isSignedOff', 'fees planSettlement'],
  'has people who are not students yet': [
    'enquiries listEnquiries',
    'enquiries countEnquiries',
    'enquiries getToCall',
    'enquiries getEnquiry',
    'enquiries listNotes',
    'courses listWaiting',
    'courses findWaiting',
    'dashboard countEnquiriesByMonth',
  ],
  'counts the seats of a batch': ['courses findSeats', 'courses listBatchOverviews'],
  'counts a drawer, which has the cash of all students': ['cash getCashInHand', 'cash readUncounted'],
  'reads sums of expenses': ['expenses listExpenses'],
  'says how far the institute is set up': ['dashboard getFirstSteps', 'import-export getImportSettings'],
  'belongs to an import, which its owner sees': ['import-export countLinks', 'import-export selectStudentsToLink'],
  'searches the audit trail, which is of all records': [
    'audit-trail listAuditEntries',
    'audit-trail countAuditEntries',
    'audit-trail findAuditEntry',
  ],
  'is run by a job': [
    'admissions isAccessLinkWaiting',
    'admissions takeQueuedLink',
    'changes listStudentsOf',
    'fees isEmailWaiting',
    'fees takeQueued',
  ],
}

const functions = listSqlFunctions()
const readsPeople = ({ reads }: SqlFunction) => reads.some((table) => TABLES.has(table))
const format = ({ path, name }: SqlFunction) => `${findPlace(path)?.feature} ${name}`

test('every read of people or money takes a scope, except for those that are listed', () => {
  const reads = functions.filter((one) => one.isExported && one.takesDb && readsPeople(one))
  expect(reads.length).toBeGreaterThan(80)
  const found = reads.filter(({ takesScope }) => !takesScope).map(format)
  expect(found.sort()).toEqual(Object.values(WITHOUT_SCOPE).flat().sort())
})

test('a read takes a scope if it is compiled for scopes, and reads the tables of its helpers', () => {
  const text = `
    export async function findOne(db: Db, id: string) { return select(db, id) }
    const select = compileOnce((db, id: string) => db.selectFrom('receipt'))
    export const listAll = compileForScopes((db, scope) => db.selectFrom('receipt'))`
  const [findOne, select, listAll] = listDeclared('src/features/domain/fees/server/example.sql.ts', text)
  expect(findOne).toMatchObject({ isExported: true, takesDb: true, takesScope: false, own: [] })
  expect(findOne?.mentioned).toContain('select')
  expect(select).toMatchObject({ isExported: false, takesScope: false, own: ['receipt'] })
  expect(listAll).toMatchObject({ isExported: true, takesDb: true, takesScope: true })
})
