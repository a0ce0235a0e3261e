import { DEMO_STUDENTS } from '#features/overview/demo-data/contract/demo-data.contract.ts'
import type { DemoLoader } from '#features/overview/setup/web/public.ts'
import { call } from '#shared/web/call.ts'

export const demoLoader: DemoLoader = {
  students: DEMO_STUDENTS,
  loadDemo: (code) => call('POST /api/setup/demo', { body: { code }, timeoutSeconds: 60 }),
}
