import * as z from 'zod/mini'
import { endpoint } from '#features/overview/setup/contract/permissions.ts'
import { code, DemoAccount, MAX_TRIES_PER_HOUR } from '#features/overview/setup/contract/setup.contract.ts'
import { body } from '#shared/contract/scalars.ts'

export const DEMO_STUDENTS = 500

export const demoDataApi = {
  loadDemo: endpoint({
    method: 'POST',
    path: '/api/setup/demo',
    summary: 'The first run with a demo institute; returns its accounts once',
    may: 'setup.run',
    body: body({ code }),
    status: 201,
    hourlyLimit: MAX_TRIES_PER_HOUR,
    timeoutSeconds: 60,
    result: z.object({ accounts: z.array(DemoAccount) }),
  }),
}
