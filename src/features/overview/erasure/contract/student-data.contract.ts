import * as z from 'zod/mini'
import { AttendanceRecord } from '#features/domain/attendance/contract/attendance.contract.ts'
import { Certificate } from '#features/domain/certificates/contract/certificates.contract.ts'
import { Enrolment } from '#features/domain/students/enrolments/contract/enrolments.contract.ts'
import { StudentFees } from '#features/domain/fees/contract/fees.contract.ts'
import { CoursePlan } from '#features/domain/fees/plans/contract/plans.contract.ts'
import { PortfolioLink } from '#features/domain/portfolio/contract/portfolio.contract.ts'
import { Project } from '#features/domain/portfolio/contract/projects.contract.ts'
import { Consent } from '#features/domain/students/privacy/contract/privacy.contract.ts'
import { Student } from '#features/domain/students/contract/students.contract.ts'
import { IdParams } from '#shared/contract/scalars.ts'
import { endpoint } from './permissions.ts'

const Values = z.record(z.string(), z.unknown())

/**
 * The records that the calls of each feature return to the same reader. Students get neither notes nor reasons that
 * only staff see.
 */
export const StudentDataRecords = z.object({
  enrolments: z.array(Enrolment),
  plans: z.array(CoursePlan),
  fees: StudentFees,
  voidedReceipts: z.array(
    z.object({
      receiptNo: z.string(),
      date: z.string(),
      paid: z.number(),
      payMode: z.string(),
      exactMode: z.nullable(z.string()),
      voidedAt: z.string(),
    }),
  ),
  attendance: z.array(AttendanceRecord),
  certificates: z.array(Certificate),
  projects: z.array(Project),
  links: z.array(PortfolioLink),
  reminders: z.array(z.object({ at: z.string(), channel: z.string(), state: z.string() })),
  /** A parent was told at `at` of an absence on `date`. */
  absenceNotices: z.array(z.object({ date: z.string(), at: z.string() })),
  waiting: z.array(z.object({ batch: z.string(), since: z.string(), removedAt: z.nullable(z.string()) })),
  /** The enquiry before the registration, without the remarks of staff. */
  enquiries: z.array(
    z.object({
      date: z.string(),
      name: z.string(),
      contact: z.nullable(z.string()),
      altContact: z.nullable(z.string()),
      mailId: z.nullable(z.string()),
      qualification: z.string(),
      address: z.string(),
      course: z.string(),
      mode: z.string(),
    }),
  ),
})
export type StudentDataRecords = z.infer<typeof StudentDataRecords>

/** Everything that is stored about a student, as the reader may see it. Field names do not depend on the language. */
export const StudentData = z.object({
  exportedAt: z.string(),
  institute: z.object({ name: z.string(), address: z.string(), phone: z.string() }),
  student: Student,
  /** Is a data URL. */
  photo: z.nullable(z.string()),
  account: z.object({ createdAt: z.string(), state: z.string() }),
  consent: z.nullable(Consent),
  sessions: z.array(
    z.object({ createdAt: z.string(), seenAt: z.string(), address: z.string(), userAgent: z.string() }),
  ),
  signIns: z.array(z.object({ at: z.string(), address: z.string(), successful: z.boolean() })),
  records: StudentDataRecords,
  /**
   * The actions on the record, oldest first, with the values that are kept. Students read the values that they entered
   * themselves, and those of the fields of their record.
   */
  history: z.array(
    z.object({
      at: z.string(),
      action: z.string(),
      role: z.string(),
      before: z.nullable(Values),
      after: z.nullable(Values),
    }),
  ),
})
export type StudentData = z.infer<typeof StudentData>

/** Is separate from the other calls, because the page loads it for the download only. */
export const studentDataApi = {
  download: endpoint({
    method: 'GET',
    path: '/api/user/data/{id}',
    summary: 'Download everything that is stored about a student, as far as the caller may read it',
    may: 'erasure.download',
    params: IdParams,
    download: 'student-data.json',
    result: StudentData,
  }),
}
