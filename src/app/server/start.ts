import { formatUsage, parseOptions } from './run-command.ts'
import { runUntilStopped } from './run-until-stopped.ts'
import { readSettings } from './settings.ts'
import { startApp } from './start-app.ts'

process.title = 'munshi'

await runUntilStopped(async (restart) => {
  parseOptions({}, formatUsage('start'))
  return startApp(readSettings(process.env), process.env, restart)
})
