export { DueState } from './due-state.tsx'
export { PlanPanel } from './plan-panel.tsx'
