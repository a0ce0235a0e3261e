import type { OwnDashboard } from '#features/domain/students/web/public.ts'
import { OwnLinksRow, OwnProjectsRow } from './own-dashboard-rows.tsx'

export const ownDashboard: OwnDashboard = {
  rows: [
    { order: 1, Content: OwnLinksRow },
    { order: 2, Content: OwnProjectsRow },
  ],
}
