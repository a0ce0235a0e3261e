import type { OwnDashboard } from '#features/domain/students/web/public.ts'
import { OwnAttendanceCard } from './dashboard/own-attendance-card.tsx'

export const ownDashboard: OwnDashboard = { cards: [{ order: 2, Content: OwnAttendanceCard }] }
