import { resolve } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { DemoAccount } from '#features/overview/setup/contract/setup.contract.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import { findRunningDatabase } from './embedded-database.ts'
import { installFillers } from './install-fillers.ts'
import { openDatabase, openUnmigrated, prepareDatabase } from './open-database.ts'
import type { Settings } from './settings.ts'

// A command runs use cases without the app.
installFillers()

/** Prints the lines that `work` returns. A StartupError is printed without a stack trace. */
export async function runCommand(work: () => Promise<string[]>): Promise<void> {
  try {
    process.stdout.write(`${(await work()).join('\n')}\n`)
  } catch (error) {
    process.stderr.write(
      `${error instanceof StartupError ? error.message : String((error as Error)?.stack ?? error)}\n`,
    )
    process.exitCode = 1
  }
}

type Options = NonNullable<ParseArgsConfig['options']>

export function parseOptions<const O extends Options>(options: O, usage: string, args?: string[]) {
  return parseCommandLine(usage, { options, ...(args && { args }) }).values
}

/** Parses options and a file name, which is relative to the directory in which npm was started. */
export function parseOptionsAndFile<const O extends Options>(options: O, usage: string) {
  const { values, positionals } = parseCommandLine(usage, { options, allowPositionals: true })
  if (positionals.length > 1) throw new StartupError(`Name one file only.\n${usage}`)
  const [file] = positionals
  return { ...values, file: file === undefined ? undefined : resolve(process.env['INIT_CWD'] ?? '', file) }
}

/** Says how a command is given: to `munshi`, or to npm, which wants `--` before the options. */
export function formatUsage(command: string, ...variants: string[]): string {
  const start = process.env['npm_lifecycle_event'] === undefined ? `munshi ${command}` : `npm run ${command} --`
  return (variants.length === 0 ? [''] : variants).map((variant) => `${start} ${variant}`.trim()).join('\n')
}

function parseCommandLine<const C extends ParseArgsConfig>(usage: string, config: C) {
  if ((config.args ?? process.argv.slice(2)).includes('--help')) {
    process.stdout.write(`${usage}\n`)
    process.exit(0)
  }
  try {
    return parseArgs(config)
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}

const MAX_ROWS_PER_STUDENT = { marks: 500, receipts: 50 }

export function parseStudentCount(text: string, usage: string): number {
  const students = Number(text)
  if (Number.isInteger(students) && students >= 1 && students <= 1_000_000) return students
  throw new StartupError(`--students must be a whole number from 1 to 1000000.\n${usage}`)
}

export function parseRowsPerStudent(name: 'marks' | 'receipts', text: string, usage: string): number {
  const [count, max] = [Number(text), MAX_ROWS_PER_STUDENT[name]]
  if (text !== '' && Number.isInteger(count) && count >= 0 && count <= max) return count
  throw new StartupError(`--${name} must be a whole number from 0 to ${max}.\n${usage}`)
}

type DatabaseSettings = Pick<Settings, 'DATABASE_URL' | 'DATABASE_OWNER_URL' | 'DATA_DIR'>

/** Uses the embedded database of a running Munshi, or opens the database until `work` ends. */
export async function withDatabase<T>(
  settings: DatabaseSettings,
  work: (ownerUrl: string, appUrl: string) => Promise<T>,
): Promise<T> {
  const running = settings.DATABASE_URL === undefined ? await findRunningDatabase(settings.DATA_DIR) : undefined
  if (running !== undefined) {
    const { url } = await prepareDatabase(running, {})
    return work(running, url)
  }
  const database = await openDatabase(settings, () => {})
  try {
    return await work(database.ownerUrl, database.url)
  } finally {
    await database.stop()
  }
}

/** Passes the owner's connection to `work` and leaves the schema as it is. */
export async function withUnmigratedDatabase<T>(
  settings: DatabaseSettings,
  work: (ownerUrl: string) => Promise<T>,
): Promise<T> {
  const running = settings.DATABASE_URL === undefined ? await findRunningDatabase(settings.DATA_DIR) : undefined
  if (running !== undefined) return work(running)
  const database = await openUnmigrated(settings, () => {})
  try {
    return await work(database.url)
  } finally {
    await database.stop()
  }
}

export function formatAccounts(accounts: readonly DemoAccount[]): string[] {
  return accounts.map(({ role, email, password }) => `  ${role.padEnd(8)} ${email.padEnd(20)} ${password}`)
}
