import type { AdminDashboard } from '#shared/web/dashboard-slots.ts'
import { PendingFeesOfDashboard } from './pending/pending-fees-of-dashboard.tsx'

export const adminDashboard: AdminDashboard = {
  lists: [{ order: 1, may: 'fees.list', Content: PendingFeesOfDashboard }],
}
