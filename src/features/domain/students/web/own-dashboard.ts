import { InstituteContact } from './institute-contact.tsx'
import type { OwnDashboard } from './own-dashboard-slots.ts'

export const ownDashboard: OwnDashboard = { cards: [{ order: 4, Content: InstituteContact }] }
