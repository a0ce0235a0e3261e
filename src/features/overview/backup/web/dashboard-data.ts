import type { DashboardData } from '#shared/web/dashboard-slots.ts'
import { remindersQuery } from './reminders-query.ts'

export const dashboardData: DashboardData = { admin: () => [{ query: remindersQuery(), part: 'backup' }] }
