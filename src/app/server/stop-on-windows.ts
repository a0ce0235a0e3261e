import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const POLL_MS = 500
/** Windows ends a process 5 seconds after its console is closed, so requests in progress get less time than that. */
const CUT_AFTER_MS = 2_000

/** Windows has no SIGTERM: whoever may write in the data directory asks for the stop with this file. */
export const stopRequestFile = (dataDir: string): string => join(dataDir, 'stop-request')

export function onStopRequest(dataDir: string, stop: () => void): void {
  if (process.platform !== 'win32') return
  const file = stopRequestFile(dataDir)
  rmSync(file, { force: true })
  setInterval(() => {
    if (!existsSync(file)) return
    rmSync(file, { force: true })
    stop()
  }, POLL_MS).unref()
}

/** Stops on Ctrl-Break, and when the console's window is closed. */
export function onClosedConsole(stop: () => void, cut: () => void): void {
  if (process.platform !== 'win32') return
  process.on('SIGBREAK', stop)
  process.on('SIGHUP', () => {
    stop()
    setTimeout(cut, CUT_AFTER_MS).unref()
  })
}
