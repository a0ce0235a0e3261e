import type { SetupGate } from '#features/overview/setup/server/public.ts'
import { served } from '#shared/server/feature.ts'
import { demoData } from '../contract/index.ts'
import { demoDataRoutes } from './demo-data.routes.ts'

type Services = { gate: SetupGate }

export const demoDataServer = served(demoData, {
  routes: ({ gate }: Services) => [demoDataRoutes(gate)],
})
