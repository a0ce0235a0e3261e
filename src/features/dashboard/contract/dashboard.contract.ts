import * as z from 'zod/mini'
import { endpoint } from '#shared/contract/endpoint.ts'

export const HrDashboard = z.object({ students: z.number(), batches: z.number(), courses: z.number() })

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
  received: z.number(),
})

export const dashboardApi = {
  hr: endpoint({
    method: 'GET',
    path: '/api/dashboard/hr',
    summary: 'The counts on the HR dashboard',
    roles: ['hr'],
    result: HrDashboard,
  }),
  admin: endpoint({
    method: 'GET',
    path: '/api/dashboard/admin',
    summary: 'The counts on the admin dashboard, and what has been received',
    roles: ['admin'],
    result: AdminDashboard,
  }),
}
