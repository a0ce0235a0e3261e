import type { OwnDashboard } from '#features/domain/students/web/public.ts'
import { OwnDueCard } from './student/own-due-card.tsx'

export const ownDashboard: OwnDashboard = { cards: [{ order: 1, Content: OwnDueCard }] }
