import { StartupError } from '#shared/server/startup-error.ts'
import type { RunningApp } from './start-app.ts'

const STOP_TIMEOUT_MS = 9_000

/** Starts the app, prints the greeting, and stops on SIGTERM, SIGINT or when the parent npm process ends. */
export async function runUntilStopped(
  start: () => Promise<RunningApp>,
  greeting: (running: RunningApp) => string[] = formatGreeting,
) {
  let running: RunningApp | undefined
  let stopping = false
  const stop = () => {
    // npm forwards the signal, so it may arrive twice.
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref()
    if (running)
      void running.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  stopWithParent(stop)
  try {
    running = await start()
  } catch (error) {
    process.stderr.write(
      `${error instanceof StartupError ? error.message : String((error as Error)?.stack ?? error)}\n`,
    )
    process.exit(1)
  }
  if (stopping) await running.stop().then(() => process.exit(0))
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

/** A signal sent to npm may not reach this process, so the parent process is polled. */
function stopWithParent(stop: () => void) {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) stop()
  }, 1000).unref()
}
