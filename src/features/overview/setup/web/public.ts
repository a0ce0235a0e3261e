export type { DemoLoader } from './demo-loader-slot.ts'
export { CodeRefused, SetupPage } from './setup-page.tsx'
