import type { AdminDashboard } from '#shared/web/dashboard-slots.ts'
import { lazyComponent } from '#shared/web/lazy-component.ts'

/** Most days nothing waits, so its code is not part of the first screen. */
const WaitingPanel = lazyComponent(() => import('./waiting-panel.tsx').then((module) => module.WaitingPanel))

export const adminDashboard: AdminDashboard = {
  notices: [{ order: 2, may: 'approvals.decide', Content: WaitingPanel }],
}
