export { DueState } from './due-state.tsx'
export { plansQueries } from './plans.queries.ts'
export { PlanPanel } from './plan-panel.tsx'
