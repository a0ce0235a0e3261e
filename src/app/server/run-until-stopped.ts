import { readFileSync } from 'node:fs'
import { StartupError } from '#shared/server/startup-error.ts'
import { restartInPlace } from './restart-in-place.ts'
import { writeSetupLink } from './setup-link-file.ts'
import { onClosedConsole, onStopRequest } from './stop-on-windows.ts'
import type { RunningApp } from './start-app.ts'

const STOP_TIMEOUT_MS = 9_000
/** npm forwards a signal that the terminal has also sent, so it may arrive twice. */
const SAME_SIGNAL_MS = 1_000

/**
 * Starts the app, prints the greeting, and stops on SIGTERM, SIGINT or when the parent npm process ends. A later signal
 * ends the requests in progress. The app may call `restart`: it is stopped in the same way, and the command runs again.
 */
export async function runUntilStopped(
  start: (restart: () => void) => Promise<RunningApp>,
  greeting: (running: RunningApp) => string[] = formatGreeting,
) {
  let running: RunningApp | undefined
  let stoppingSince: number | undefined
  let isRestart = false
  const cut = new AbortController()
  const stopAndExit = (app: RunningApp) =>
    app.stop(cut.signal).then(
      () => (isRestart ? restartInPlace() : process.exit(0)),
      () => process.exit(1),
    )
  const stop = () => {
    if (stoppingSince !== undefined) return
    stoppingSince = performance.now()
    setTimeout(
      () => (isRestart ? restartInPlace() : process.exit(1)),
      STOP_TIMEOUT_MS + (running?.drainMs ?? 0),
    ).unref()
    if (running) void stopAndExit(running)
  }
  const restart = () => {
    // A second request to restart is the same restart; one after a signal is none.
    isRestart ||= stoppingSince === undefined
    stop()
  }
  const onSignal = () => {
    isRestart = false
    if (stoppingSince !== undefined && performance.now() - stoppingSince > SAME_SIGNAL_MS) cut.abort()
    stop()
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  stopWithParent(stop)
  onClosedConsole(onSignal, () => cut.abort())
  try {
    running = await start(restart)
  } catch (error) {
    process.stderr.write(
      `${error instanceof StartupError ? error.message : String((error as Error)?.stack ?? error)}\n`,
    )
    process.exit(1)
  }
  onStopRequest(running.dataDir, onSignal)
  writeSetupLink(running)
  if (stoppingSince !== undefined) await stopAndExit(running)
  process.stdout.write(`${greeting(running).join('\n')}\n`)
}

export function formatGreeting({ urls, setupLink, notes }: RunningApp): string[] {
  const [first, ...others] = urls
  return [
    '',
    `  Munshi is ready at ${first}`,
    ...others.map((url) => `               also ${url}`),
    ...(setupLink ? ['', '  There is no institute yet. Set it up here:', `  ${setupLink}`] : []),
    ...notes.flatMap((note) => ['', ...note.split('\n').map((line) => `  ${line}`)]),
    '',
  ]
}

/**
 * A signal sent to npm may not reach this process, so npm is polled, and the shell that is between them. A version that
 * is being tried polls the process that would take it back.
 */
function stopWithParent(stop: () => void) {
  const { npm_lifecycle_event: npmEvent, MUNSHI_TRYING: trying } = process.env
  if (npmEvent === undefined && trying === undefined) return
  const readParents = () => `${process.ppid} ${readParentOf(process.ppid)}`
  const parents = readParents()
  setInterval(() => {
    if (readParents() !== parents) stop()
  }, 1000).unref()
}

/** Linux only: the shells of other systems are replaced by the command that npm gives them. */
function readParentOf(pid: number): string | undefined {
  try {
    return /\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]
  } catch {
    return undefined
  }
}
