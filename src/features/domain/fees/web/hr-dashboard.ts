import type { HrDashboard } from '#shared/web/dashboard-slots.ts'
import { PendingFeesOfDashboard } from './pending/pending-fees-of-dashboard.tsx'

export const hrDashboard: HrDashboard = { lists: [{ order: 1, may: 'fees.list', Content: PendingFeesOfDashboard }] }
