import { createOrResetStaffAccount } from '#features/setup/server/create-or-reset-staff-account.ts'
import { email as emailSchema, text } from '#shared/contract/scalars.ts'
import { wallClock } from '#shared/server/clock.ts'
import { openDb } from '#shared/server/db.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import { parseOptions, runCommand, withDatabase } from './run-command.ts'
import { readSettings } from './settings.ts'

const USAGE = 'npm run account -- --role hr|admin --name "Asha Example" --email asha@example.com'

await runCommand(async () => {
  const { role, ...options } = parseOptions(
    { role: { type: 'string' }, name: { type: 'string' }, email: { type: 'string' } },
    USAGE,
  )
  const name = text(200).safeParse(options.name)
  const email = emailSchema().safeParse(options.email)
  if ((role !== 'hr' && role !== 'admin') || !name.success || !email.success) {
    throw new StartupError(`A role, a name and an email are required:\n${USAGE}`)
  }
  return withDatabase(readSettings(process.env), async (_ownerUrl, appUrl) => {
    const { db } = openDb(appUrl, { log: () => {}, max: 1 })
    try {
      const member = { role, name: name.data, email: email.data } as const
      const { isNew, password } = await createOrResetStaffAccount({ db, clock: wallClock }, member)
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
})
