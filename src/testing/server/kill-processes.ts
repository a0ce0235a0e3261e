import { findProcessesIn } from '#embedded-postgres/processes.ts'
import { errorCode } from '#shared/server/error-code.ts'
import { identifyProcesses, isAlive } from './list-descendants.ts'
import { waitUntil } from './wait-until.ts'

/** Kills the processes whose working directory this is, and waits until they have ended. Others may start meanwhile. */
export async function killProcessesIn(directory: string): Promise<void> {
  const found = identifyProcesses(findProcessesIn(directory) ?? [])
  for (const { pid } of found) kill(pid)
  await waitUntil(async () => {
    const left = found.filter(isAlive)
    if (left.length > 0) throw new Error(`Killed, but running: ${left.map(({ pid }) => pid).join(', ')}`)
  })
}

/** Teardowns need it: until they have ended, processes write to the directory and keep its file system in use. */
export async function endProcessesIn(directory: string): Promise<void> {
  while ((findProcessesIn(directory) ?? []).length > 0) await killProcessesIn(directory)
}

/** Some may have ended already, because they lost the others. */
function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}
