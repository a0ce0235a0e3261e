import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { v7 as uuid } from 'uuid'
import { DEMO_STUDENTS } from '#features/overview/demo-data/contract/demo-data.contract.ts'
import type { DemoAccount } from '#features/overview/setup/contract/setup.contract.ts'
import { demoSize } from '#features/overview/demo-data/server/size.ts'
import { isInstituteMissing, loadDemo } from '#features/overview/demo-data/server/load-demo.ts'
import { SYSTEM } from '#shared/server/audit.ts'
import { wallClock } from '#shared/server/clock.ts'
import { formatAccounts, formatUsage, parseOptions, parseStudentCount, withDatabase } from './run-command.ts'
import { formatGreeting, runUntilStopped } from './run-until-stopped.ts'
import { startApp } from './start-app.ts'
import { startWithFile } from './start-with-file.ts'

const USAGE = formatUsage('demo', '[--students 500] [--dir ./data-demo]')
const OPTIONS = {
  students: { type: 'string', default: String(DEMO_STUDENTS) },
  dir: { type: 'string', default: './data-demo' },
} as const

let accounts: DemoAccount[] = []

// Ignores DATABASE_URL and DATA_DIR, so that the demo never opens a real database. It makes no backups.
await runUntilStopped(
  async (restart) => {
    const options = parseOptions(OPTIONS, USAGE)
    const students = parseStudentCount(options.students, USAGE)
    const embedded = { DATABASE_URL: undefined, DATABASE_OWNER_URL: undefined, DATA_DIR: options.dir, BACKUP_KEEP: '0' }
    return startWithFile({ ...process.env, ...embedded }, async (loaded) => {
      accounts = await withDatabase(loaded.settings, (ownerUrl) =>
        loadDemoOnce(resolve(options.dir), ownerUrl, students),
      )
      return startApp({ ...loaded, environment: {}, restart })
    })
  },
  (running) => [...formatGreeting(running), ...formatAccounts(accounts), ''],
)

/** The passwords are stored in a file, so that every start can show them. */
async function loadDemoOnce(directory: string, ownerUrl: string, students: number): Promise<DemoAccount[]> {
  const file = join(directory, 'demo-accounts.json')
  if (!(await isInstituteMissing(ownerUrl))) return readAccounts(file)
  const context = { clock: wallClock, requestId: uuid(), actor: SYSTEM }
  const loaded = await loadDemo(ownerUrl, context, demoSize(students))
  writeFileSync(file, JSON.stringify(loaded), { mode: 0o600 })
  return loaded
}

function readAccounts(file: string): DemoAccount[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as DemoAccount[]
  } catch {
    return []
  }
}
