import { runUntilStopped } from './run.ts'
import { readSettings } from './settings.ts'
import { start } from './start.ts'

await runUntilStopped(() => start(readSettings(process.env), process.env))
