import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { wholeNumber } from '#shared/contract/scalars.ts'

/** What a new institute has already. Null from the first receipt on. */
const FirstSteps = z.nullable(
  z.object({ course: z.boolean(), batch: z.boolean(), staff: z.boolean(), student: z.boolean() }),
)
export type FirstSteps = z.infer<typeof FirstSteps>

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
  /** Enquiries by status in the same months. */
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
})
export type HrDashboard = z.infer<typeof HrDashboard>

export const AdminDashboard = z.object({
  firstSteps: FirstSteps,
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
  /** Totals of all years. */
  received: z.number(),
  spent: z.number(),
  balance: z.number(),
  /** January to December of the requested year. */
  months: z.array(
    z.object({
      month: z.number(),
      label: z.string(),
      received: z.number(),
      spent: z.number(),
      balance: z.number(),
    }),
  ),
})
export type AdminDashboard = z.infer<typeof AdminDashboard>

export const dashboardApi = {
  hr: endpoint({
    method: 'GET',
    path: '/api/dashboard/hr',
    summary: 'The figures on the HR dashboard',
    roles: ['hr'],
    result: HrDashboard,
  }),
  admin: endpoint({
    method: 'GET',
    path: '/api/dashboard/admin',
    summary: 'The figures on the admin dashboard, with the months of a year (default: the current one)',
    roles: ['admin'],
    query: z.strictObject({ year: z.optional(wholeNumber({ min: 1900, max: 2199 })) }),
    result: AdminDashboard,
  }),
}
