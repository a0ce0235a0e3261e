import { StartupError } from '#shared/server/startup-error.ts'
import type { Running } from './start.ts'

const PATIENCE = 9_000

/** Starts, says where it is, and stops in order on SIGTERM, SIGINT, or when the npm that started it is gone. */
export async function runUntilStopped(
  begin: () => Promise<Running>,
  greeting: (running: Running) => string[] = linesOf,
) {
  let running: Running | undefined
  let stopping = false
  const stop = () => {
    // npm passes a second signal on: one stop is under way already.
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), PATIENCE).unref()
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
    running = await begin()
  } catch (error) {
    process.stderr.write(
      `${error instanceof StartupError ? error.message : String((error as Error)?.stack ?? error)}\n`,
    )
    process.exit(1)
  }
  if (stopping) await running.stop().then(() => process.exit(0))
  process.stdout.write(`${greeting(running).join('\n')}\n`)
}

/** The addresses, and the set-up link while there is no institute. */
export function linesOf({ addresses, setupLink }: Running): string[] {
  const [first, ...others] = addresses
  return [
    '',
    `  Munshi is ready at ${first}`,
    ...others.map((address) => `               also ${address}`),
    ...(setupLink ? ['', '  There is no institute yet. Set it up here:', `  ${setupLink}`] : []),
    '',
  ]
}

/** A signal to npm may reach only its shell: without this the server would stay behind. */
function stopWithParent(stop: () => void) {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent) stop()
  }, 1000).unref()
}
