import * as z from 'zod/mini'
import { FeesDue } from '#features/domain/fees/contract/fees-due.ts'
import { StudentDashboard } from '#features/domain/students/contract/student-dashboard.ts'
import { text, wholeNumber } from '#shared/contract/scalars.ts'
import { endpoint } from './permissions.ts'

/** The steps that a new institute has done. Null from the first receipt on. */
const FirstSteps = z.nullable(
  z.object({ course: z.boolean(), batch: z.boolean(), staff: z.boolean(), student: z.boolean() }),
)
export type FirstSteps = z.infer<typeof FirstSteps>

/** Says what is set up. Null if all of it is, or once an admin has hidden the list. */
const Checklist = z.nullable(
  z.object({
    course: z.boolean(),
    batch: z.boolean(),
    students: z.boolean(),
    logo: z.boolean(),
    /** Backups are on another disk than the database. */
    backup: z.boolean(),
    /** The server has an address that phones can open. */
    phones: z.boolean(),
  }),
)
export type Checklist = NonNullable<z.infer<typeof Checklist>>

/**
 * Responses of calls that cards make later on, by the requested names. A part is absent if the caller may not make its
 * call.
 */
const parts = z.optional(z.record(z.string(), z.unknown()))
const PartNames = { parts: z.optional(text(200)) }

export const HrDashboard = z.object({
  firstSteps: FirstSteps,
  students: z.number(),
  batches: z.number(),
  courses: z.number(),
  enquiries: z.number(),
  /** The last day with marks, up to today; `date` is null if there is none. */
  attendance: z.object({ date: z.nullable(z.string()), present: z.number(), absent: z.number(), total: z.number() }),
  /** The last twelve months, the current one last. */
  fees: z.array(z.object({ year: z.number(), month: z.number(), label: z.string(), paid: z.number() })),
  enquiriesByMonth: z.array(
    z.object({
      year: z.number(),
      month: z.number(),
      label: z.string(),
      Open: z.number(),
      Closed: z.number(),
      Pending: z.number(),
    }),
  ),
  today: z.optional(
    z.object({
      date: z.string(),
      /** Receipts by payment mode, largest first. */
      collected: z.object({
        receipts: z.number(),
        paid: z.number(),
        modes: z.array(z.object({ mode: z.string(), paid: z.number() })),
      }),
      feesDue: FeesDue,
    }),
  ),
  parts,
})
export type HrDashboard = z.infer<typeof HrDashboard>

const Balance = z.object({ received: z.number(), spent: z.number(), balance: z.number() })

export const AdminDashboard = z.object({
  checklist: Checklist,
  students: z.object({
    all: z.number(),
    active: z.number(),
    dropped: z.number(),
    placed: z.number(),
    pending: z.number(),
  }),
  batches: z.number(),
  courses: z.number(),
  enquiries: z.number(),
  /** These are totals of all years. */
  ...Balance.shape,
  /** Contains January to December of the requested year. */
  months: z.array(
    z.object({
      month: z.number(),
      label: z.string(),
      received: z.number(),
      spent: z.number(),
      balance: z.number(),
    }),
  ),
  /** The current month until today, and the month before until the same day, `comparedDate`, or its last. */
  trend: z.optional(z.object({ date: z.string(), comparedDate: z.string(), thisMonth: Balance, lastMonth: Balance })),
  feesDue: z.optional(FeesDue),
  /** Students who were reminded within seven days. */
  reminded: z.optional(z.number()),
  /** The last day with marks, up to today: the batches with the lowest share of students present. */
  attendance: z.optional(
    z.object({
      date: z.nullable(z.string()),
      batches: z.array(z.object({ bCode: z.string(), present: z.number(), total: z.number() })),
    }),
  ),
  parts,
})
export type AdminDashboard = z.infer<typeof AdminDashboard>

export const dashboardApi = {
  student: endpoint({
    method: 'GET',
    path: '/api/dashboard/student',
    summary: "The signed-in student's record, fees, attendance of this month, portfolio links and number of projects",
    may: 'dashboard.read-own',
    replica: true,
    result: StudentDashboard,
  }),
  hr: endpoint({
    method: 'GET',
    path: '/api/dashboard/hr',
    summary:
      'The figures on the HR dashboard. `parts` adds the responses of calls for its cards: `unmarked`, `toCall`, `pending`, `reminders`',
    may: 'dashboard.read-desk',
    replica: true,
    query: z.strictObject(PartNames),
    result: HrDashboard,
  }),
  admin: endpoint({
    method: 'GET',
    path: '/api/dashboard/admin',
    summary:
      'The figures on the admin dashboard, with the months of a year (default: the current one). `parts` works as for HR',
    may: 'dashboard.read-institute',
    replica: true,
    query: z.strictObject({ ...PartNames, year: z.optional(wholeNumber({ min: 1900, max: 2199 })) }),
    result: AdminDashboard,
  }),
}
