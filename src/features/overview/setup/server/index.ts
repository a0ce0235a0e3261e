import { served } from '#shared/server/feature.ts'
import { setup } from '../contract/index.ts'
import { deleteOldSetupCodes } from './setup-codes.sql.ts'
import type { SetupGate } from './setup-gate.ts'
import { phonesRoutes, setupRoutes } from './setup.routes.ts'
import type { PhoneAccess } from '../contract/phones.contract.ts'

type Services = { gate: SetupGate; getPhoneAccess: () => PhoneAccess }

export const setupServer = served(setup, {
  routes: ({ gate, getPhoneAccess }: Services) => [setupRoutes(gate), phonesRoutes(getPhoneAccess)],
  cleanup: ({ db, clock }) => deleteOldSetupCodes(db, clock),
})
