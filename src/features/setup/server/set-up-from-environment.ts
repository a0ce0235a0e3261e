import { v7 as uuid } from 'uuid'
import { isSetUp } from '#features/institute/server/public.ts'
import { type MessageWithValues, issueMessages } from '#shared/contract/issue-messages.ts'
import { SYSTEM } from '#shared/server/audit.ts'
import type { Clock } from '#shared/server/clock.ts'
import type { Db } from '#shared/server/db.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import { AppError, type ErrorMessage } from '#shared/server/errors.ts'
import { loadMessages } from '#shared/server/messages.ts'
import { FirstRun } from '../contract/setup.contract.ts'
import { setUp } from './set-up.ts'

/** Which variable fills which field. */
const VARIABLES = {
  INSTITUTE_NAME: 'name',
  INSTITUTE_ADDRESS: 'address',
  INSTITUTE_PHONE: 'phone',
  ADMIN_NAME: 'adminName',
  ADMIN_EMAIL: 'adminEmail',
  ADMIN_PASSWORD: 'adminPassword',
  HR_NAME: 'hrName',
  HR_EMAIL: 'hrEmail',
  HR_PASSWORD: 'hrPassword',
} as const

type Environment = Record<string, string | undefined>

/** Unattended set-up, at the first start on an empty database and never again; what is missing or wrong is named. */
export async function setUpFromEnvironment({ db, clock }: { db: Db; clock: Clock }, environment: Environment) {
  const given = Object.entries(VARIABLES).filter(([variable]) => environment[variable]?.trim())
  if (given.length === 0 || (await isSetUp(db))) return
  const form = Object.fromEntries(given.map(([variable, field]) => [field, environment[variable]]))
  const parsed = FirstRun.safeParse({ code: 'none', ...form })
  if (!parsed.success) throw refusedFor(issueMessages(parsed.error.issues))
  const { code: _code, ...filled } = parsed.data
  try {
    await setUp({ db, clock, actor: SYSTEM, requestId: uuid() }, filled)
  } catch (error) {
    // Several processes may be started on one empty database at once: one of them sets it up.
    if (error instanceof AppError && error.code === 'set_up') return
    throw error instanceof AppError ? refusedFor(error.details.fields ?? { '': error.say }) : error
  }
}

function refusedFor(sentences: Record<string, ErrorMessage | MessageWithValues>): StartupError {
  const translate = loadMessages()
  const variables = Object.entries(VARIABLES)
  const lines = Object.entries(sentences).map(([field, { key, values }]) => {
    const variable = variables.find(([, filled]) => filled === field)?.[0]
    return `  ${[variable, translate('en', key, values)].filter(Boolean).join(': ')}`
  })
  return new StartupError(`The institute cannot be set up from these variables:\n${lines.join('\n')}`)
}
