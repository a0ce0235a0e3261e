import { splitHosts } from '#embedded-postgres/index.ts'
import { buildRoleScript } from '#shared/server/role-script.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import { loadSettings } from './load-settings.ts'
import { formatUsage, parseOptions, runCommand } from './run-command.ts'

// Prints the SQL that creates the role of the application, for the administrator of a given database.
await runCommand(async () => {
  parseOptions({}, formatUsage('database-roles'))
  const { DATABASE_URL, DATABASE_OWNER_URL } = loadSettings(process.env)
  const ownerUrl = DATABASE_OWNER_URL ?? DATABASE_URL
  if (ownerUrl === undefined)
    throw new StartupError(
      'The embedded database needs no roles of yours. Name the URL of another one in DATABASE_URL.',
    )
  const parse = (url: string) => new URL(splitHosts(url)[0] ?? url)
  const owner = decodeURIComponent(parse(ownerUrl).username)
  const database = decodeURIComponent(parse(ownerUrl).pathname.slice(1)) || owner
  const appUser = DATABASE_OWNER_URL === undefined ? '' : decodeURIComponent(parse(DATABASE_URL ?? '').username)
  return [buildRoleScript({ database, owner, role: appUser || `${database}_app` })]
})
