import { StartupError } from '#shared/server/startup-error.ts'
import { loadSettings } from './load-settings.ts'
import { runCommand, withUnmigratedDatabase } from './run-command.ts'
import { keepDatabase, returnDatabase } from './update/kept-database.ts'

// Run by the command line between two versions, while the app is stopped.
await runCommand(async () => {
  const step = process.argv[2]
  const settings = loadSettings(process.env)
  if (step !== 'keep' && step !== 'return') throw new StartupError('There is no such step.')
  await withUnmigratedDatabase(settings, (ownerUrl) =>
    step === 'keep' ? keepDatabase(ownerUrl, settings.DATA_DIR) : returnDatabase(ownerUrl),
  )
  return []
})
