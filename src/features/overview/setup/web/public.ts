export type { DemoLoader } from './demo-loader-slot.ts'
