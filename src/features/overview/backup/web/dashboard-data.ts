import type { DashboardData } from '#shared/web/dashboard-slots.ts'
import { remindersQuery } from './reminders-query.ts'

export const dashboardData: DashboardData = {
  admin: () => [{ may: 'backup.run', query: remindersQuery(), part: 'backup' }],
}
