import { served } from '#shared/server/feature.ts'
import { setup } from '../contract/index.ts'
import { deleteOldSetupCodes } from './setup-codes.sql.ts'
import type { SetupGate } from './setup-gate.ts'
import { setupRoutes } from './setup.routes.ts'

type Services = { gate: SetupGate }

export const setupServer = served(setup, {
  routes: ({ gate }: Services) => [setupRoutes(gate)],
  cleanup: ({ db, clock }) => deleteOldSetupCodes(db, clock),
})
