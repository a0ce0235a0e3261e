import * as z from 'zod/mini'
import { instituteShape } from '#features/base/institute/contract/institute.contract.ts'
import { DEFAULT_TIME_ZONE } from '#features/base/institute/contract/default-time-zone.ts'
import { NEW_PASSWORD_SECONDS, newPassword } from '#features/base/identity/contract/identity.contract.ts'
import { ROLES } from '#shared/contract/endpoint.ts'
import { body, email, Message, text } from '#shared/contract/scalars.ts'
import { endpoint } from './permissions.ts'

/** The code is too long to be guessed; the limit keeps attempts from loading the server. */
export const MAX_TRIES_PER_HOUR = 20

export const code = text(100)

export const FirstRun = body({
  code,
  ...instituteShape,
  timeZone: z._default(instituteShape.timeZone, DEFAULT_TIME_ZONE),
  selfRegistration: z._default(instituteShape.selfRegistration, true),
  adminName: text(200),
  adminEmail: email(),
  adminPassword: newPassword('shared:required'),
  hrName: text(200),
  hrEmail: email(),
  hrPassword: newPassword('shared:required'),
})
export type FirstRun = z.output<typeof FirstRun>

export const DemoAccount = z.object({ role: z.enum(ROLES), email: z.string(), password: z.string() })
export type DemoAccount = z.infer<typeof DemoAccount>

export const setupApi = {
  checkCode: endpoint({
    method: 'POST',
    path: '/api/setup/check',
    summary: 'Check the set-up code before the first run; returns the demo accounts if it has loaded them',
    may: 'setup.run',
    body: body({ code }),
    hourlyLimit: MAX_TRIES_PER_HOUR,
    result: z.object({ accounts: z.nullable(z.array(DemoAccount)) }),
  }),
  setUp: endpoint({
    method: 'POST',
    path: '/api/setup',
    summary: 'The first run: the institute, its first admin and its first HR, with the code from the terminal',
    may: 'setup.run',
    body: FirstRun,
    status: 201,
    hourlyLimit: MAX_TRIES_PER_HOUR,
    timeoutSeconds: NEW_PASSWORD_SECONDS,
    result: Message,
  }),
}
