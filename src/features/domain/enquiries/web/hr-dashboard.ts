import type { HrDashboard } from '#shared/web/dashboard-slots.ts'
import { CallToday } from './dashboard/call-today.tsx'
import { EnquiriesToCall } from './dashboard/enquiries-to-call.tsx'

export const hrDashboard: HrDashboard = {
  figures: [{ order: 2, may: 'enquiries.follow-up', Content: EnquiriesToCall }],
  cards: [{ order: 2, may: 'enquiries.follow-up', Content: CallToday }],
}
