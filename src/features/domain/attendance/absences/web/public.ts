export { AbsentPanel } from './absent-panel.tsx'
export type { AbsentStudent } from './tell-parent-button.tsx'
