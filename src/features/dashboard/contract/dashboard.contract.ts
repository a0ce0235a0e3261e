import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'
import { wholeNumber } from '#shared/contract/scalars.ts'

export const HrDashboard = z.object({
  students: z.number(),
  batches: z.number(),
  courses: z.number(),
  enquiries: z.number(),
  /** Of today, or of the last day that has marks; null and nobody while there are none. */
  attendance: z.object({ date: z.nullable(z.string()), present: z.number(), absent: z.number(), total: z.number() }),
  /** What was received in each of the last twelve months, this one last. */
  fees: z.array(z.object({ year: z.number(), month: z.number(), label: z.string(), paid: z.number() })),
  /** How many enquired in each of the last twelve months, by what became of it. */
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
  /** Of all times: what was received, what was spent, and the difference. */
  received: z.number(),
  spent: z.number(),
  balance: z.number(),
  /** The same for each month of the year asked for. */
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
    summary: 'The figures on the admin dashboard, with the months of a year, this one unless said',
    roles: ['admin'],
    query: z.strictObject({ year: z.optional(wholeNumber({ min: 1900, max: 2199 })) }),
    result: AdminDashboard,
  }),
}
