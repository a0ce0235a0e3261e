import type { AdminDashboard } from '#shared/web/dashboard-slots.ts'
import { lazyComponent } from '#shared/web/lazy-component.ts'

/** Most days there is nothing to show, so its code is not part of the first screen. */
const BackupNotices = lazyComponent(() => import('./backup-notices.tsx').then((module) => module.BackupNotices))

export const adminDashboard: AdminDashboard = { notices: [{ order: 1, may: 'backup.run', Content: BackupNotices }] }
