export { lockCounts, shareCounts } from './cash-counts.sql.ts'
export { type Drawer, markFeesCounted, selectUncountedFees } from './counted-fees.sql.ts'
