import { AGES } from '#features/domain/students/contract/days-late.ts'
import type { DashboardSearch } from '#shared/web/dashboard-slots.ts'
import { PendingFeesPanel } from './pending-fees-panel.tsx'
import classes from './pending-fees-panel.module.css'

/** Links to `#pending-fees` scroll to it, below the header of the page. */
export function PendingFeesOfDashboard({ search: { search, tab, age } }: { search: DashboardSearch }) {
  return (
    <div id="pending-fees" className={classes.ofDashboard}>
      <PendingFeesPanel search={search} tab={tab} age={AGES.find((one) => one === age)} />
    </div>
  )
}
