import { type ParseArgsConfig, parseArgs } from 'node:util'
import { resolve } from 'node:path'
import type { DemoAccount } from '#features/setup/contract/setup.contract.ts'
import { adoptOrphan } from '#embedded-postgres/adopt.ts'
import { urlOf } from '#embedded-postgres/connection.ts'
import { findPlace } from '#embedded-postgres/cluster-paths.ts'
import { StartupError } from '#shared/server/startup-error.ts'
import { migrate } from '#shared/server/migrate.ts'
import { openDatabase } from './database.ts'
import type { Settings } from './settings.ts'

/** Runs a command of the terminal: what it answers is printed, what it refuses is said without a stack trace. */
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

/** The options after `--`; a wrong one is answered with how the command is used. */
export function optionsOf<const O extends Options>(options: O, usage: string) {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}

/** More than anybody has in two years. */
const MOST_MARKS = 500

/** How many students: a whole number from 1 to a million. */
export function studentsOf(text: string, usage: string): number {
  const students = Number(text)
  if (Number.isInteger(students) && students >= 1 && students <= 1_000_000) return students
  throw new StartupError(`--students takes a whole number from 1 to 1000000.\n${usage}`)
}

/** How many marks of attendance a student has on average: a whole number, or none at all. */
export function marksOf(text: string, usage: string): number {
  const marks = Number(text)
  if (text !== '' && Number.isInteger(marks) && marks >= 0 && marks <= MOST_MARKS) return marks
  throw new StartupError(`--marks takes a whole number from 0 to ${MOST_MARKS}.\n${usage}`)
}

type Where = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR'>

/** Works on the database of a Munshi that runs, or on one that is started for as long as the work takes. */
export async function withDatabase<T>(where: Where, work: (ownerUrl: string) => Promise<T>): Promise<T> {
  const running = await runningIn(where)
  if (running !== undefined) {
    await migrate(running)
    return work(running)
  }
  const database = await openDatabase(where, () => {})
  try {
    return await work(database.url)
  } finally {
    await database.stop()
  }
}

async function runningIn({ DATABASE_URL, DATA_DIR }: Where): Promise<string | undefined> {
  if (DATABASE_URL !== undefined) return undefined
  const running = await adoptOrphan(findPlace(resolve(DATA_DIR), () => {}))
  return running && urlOf(running.connection, 'munshi')
}
/** The accounts of a demo institute as the terminal shows them. */
export function accountLines(accounts: readonly DemoAccount[]): string[] {
  return accounts.map(({ role, email, password }) => `  ${role.padEnd(8)} ${email.padEnd(20)} ${password}`)
}
