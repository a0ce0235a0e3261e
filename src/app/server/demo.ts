import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { v7 as uuid } from 'uuid'
import { DEMO_STUDENTS, type DemoAccount } from '#features/setup/contract/setup.contract.ts'
import { demoSize } from '#features/demo-data/server/size.ts'
import { demoIsWanted, loadDemo } from '#features/demo-data/server/load-demo.ts'
import { SYSTEM } from '#shared/server/audit.ts'
import { wallClock } from '#shared/server/clock.ts'
import { accountLines, optionsOf, studentsOf, withDatabase } from './command.ts'
import { linesOf, runUntilStopped } from './run.ts'
import { readSettings } from './settings.ts'
import { start } from './start.ts'

const USAGE = 'npm run demo [-- --students 500 --dir ./data-demo]'
const OPTIONS = {
  students: { type: 'string', default: String(DEMO_STUDENTS) },
  dir: { type: 'string', default: './data-demo' },
} as const

let accounts: DemoAccount[] = []

// In a directory of its own, whatever DATABASE_URL and DATA_DIR say: nobody's books are opened by mistake.
await runUntilStopped(
  async () => {
    const options = optionsOf(OPTIONS, USAGE)
    const students = studentsOf(options.students, USAGE)
    const settings = readSettings({ ...process.env, DATABASE_URL: undefined, DATA_DIR: options.dir })
    accounts = await withDatabase(settings, (ownerUrl) => accountsIn(resolve(options.dir), ownerUrl, students))
    return start(settings, {})
  },
  (running) => [...linesOf(running), ...accountLines(accounts), ''],
)

/** Loads the demo institute the first time. Its passwords are kept beside it, so that each start can show them. */
async function accountsIn(directory: string, ownerUrl: string, students: number): Promise<DemoAccount[]> {
  const file = join(directory, 'demo-accounts.json')
  if (!(await demoIsWanted(ownerUrl))) return keptIn(file)
  const doing = { clock: wallClock, requestId: uuid(), actor: SYSTEM }
  const made = await loadDemo(ownerUrl, doing, demoSize(students))
  writeFileSync(file, JSON.stringify(made), { mode: 0o600 })
  return made
}

function keptIn(file: string): DemoAccount[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as DemoAccount[]
  } catch {
    return []
  }
}
