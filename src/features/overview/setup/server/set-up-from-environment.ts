import { v7 as uuid } from 'uuid'
import { isSetUp } from '#features/base/institute/server/public.ts'
import { type MessageWithValues, parseInput } from '#shared/contract/issue-messages.ts'
import { SYSTEM } from '#shared/server/audit.ts'
import type { Clock } from '#shared/server/clock.ts'
import type { Db } from '#shared/server/db.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import { AppError, type ErrorMessage } from '#shared/server/errors.ts'
import { loadMessages } from '#shared/server/messages.ts'
import { FirstRun } from '../contract/setup.contract.ts'
import { setUp } from './set-up.ts'

const FIELD_OF_VARIABLE = {
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

/** Sets up an empty database unattended. Throws a startup error that names each missing or invalid variable. */
export async function setUpFromEnvironment({ db, clock }: { db: Db; clock: Clock }, environment: Environment) {
  const provided = Object.entries(FIELD_OF_VARIABLE).filter(([variable]) => environment[variable]?.trim())
  if (provided.length === 0 || (await isSetUp(db))) return
  const form = Object.fromEntries(provided.map(([variable, field]) => [field, environment[variable]]))
  const { data, messages } = parseInput(FirstRun, { code: 'none', ...form })
  if (messages) throw toStartupError(messages)
  const { code: _code, ...values } = data
  try {
    await setUp({ db, clock, actor: SYSTEM, requestId: uuid() }, values)
  } catch (error) {
    // Another process that started at the same time on the same database was first.
    if (error instanceof AppError && error.code === 'set_up') return
    throw error instanceof AppError ? toStartupError(error.details.fields ?? { '': error.text }) : error
  }
}

function toStartupError(messages: Record<string, ErrorMessage | MessageWithValues>): StartupError {
  const translate = loadMessages()
  const variables = Object.entries(FIELD_OF_VARIABLE)
  const lines = Object.entries(messages).map(([field, { key, values }]) => {
    const variable = variables.find(([, name]) => name === field)?.[0]
    return `  ${[variable, translate('en', key, values)].filter(Boolean).join(': ')}`
  })
  return new StartupError(`The institute cannot be set up from these variables:\n${lines.join('\n')}`)
}
