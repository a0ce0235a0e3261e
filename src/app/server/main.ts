import { runUntilStopped } from './run-until-stopped.ts'
import { readSettings } from './settings.ts'
import { startApp } from './start-app.ts'

process.title = 'munshi'

await runUntilStopped(() => startApp(readSettings(process.env), process.env))
