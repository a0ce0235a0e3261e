import { createOrResetStaffAccount } from '#features/overview/setup/server/create-or-reset-staff-account.ts'
import { resetStaffTwoFactor } from '#features/overview/setup/server/reset-staff-two-factor.ts'
import { email as emailSchema, text } from '#shared/contract/scalars.ts'
import { wallClock } from '#shared/server/clock.ts'
import { openDb } from '#shared/server/db.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import { loadSettings } from './load-settings.ts'
import { formatUsage, parseOptions, runCommand, withDatabase } from './run-command.ts'
import { verifyTrail } from './verify-trail-command.ts'

const USAGE = formatUsage(
  'account',
  '--role hr|admin --name "Asha Example" --email asha@example.com',
  '--role hr|admin --email asha@example.com --reset-two-factor',
  'verify-trail [--seal LINE]',
)

const [command, ...args] = process.argv.slice(2)
await runCommand(() => (command === 'verify-trail' ? verifyTrail(args) : createOrResetAccount()))

async function createOrResetAccount(): Promise<string[]> {
  const { role, ...options } = parseOptions(
    {
      role: { type: 'string' },
      name: { type: 'string' },
      email: { type: 'string' },
      'reset-two-factor': { type: 'boolean', default: false },
    },
    USAGE,
  )
  const name = text(200).safeParse(options.name)
  const email = emailSchema().safeParse(options.email)
  const resetsTwoFactor = options['reset-two-factor']
  if ((role !== 'hr' && role !== 'admin') || !email.success || (!name.success && !resetsTwoFactor)) {
    throw new StartupError(`A role, a name and an email are required:\n${USAGE}`)
  }
  return withDatabase(loadSettings(process.env), async (_ownerUrl, appUrl) => {
    const { db } = openDb(appUrl, { log: () => {}, max: 1 })
    try {
      const dependencies = { db, clock: wallClock }
      if (!name.success || resetsTwoFactor) {
        await resetStaffTwoFactor(dependencies, { role, email: email.data })
        return [`${email.data} signs in with the password alone now.`]
      }
      const member = { role, name: name.data, email: email.data } as const
      const { isNew, password } = await createOrResetStaffAccount(dependencies, member)
      return [
        isNew
          ? `${email.data} can sign in as ${role} now.`
          : `${email.data} has a new password, and signs in as ${role}.`,
        `Password: ${password}`,
      ]
    } finally {
      await db.destroy()
    }
  })
}
