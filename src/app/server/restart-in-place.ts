/** Ends a process that cannot replace itself. `bin/run-node.mjs` then runs the command again. */
const RESTART_EXIT_CODE = 75

/**
 * Runs the command again in the same process, with the environment that it was started with. An installation that can
 * be updated names its launcher in `MUNSHI_LAUNCHER`, which starts the current version.
 */
export function restartInPlace(): never {
  // A version that is being tried is a child of the one that takes it back.
  const isChild = process.env['MUNSHI_TRYING'] !== undefined
  if (isChild || process.platform === 'win32' || process.execve === undefined) return process.exit(RESTART_EXIT_CODE)
  // The warning that this is experimental says nothing to those who start Munshi.
  process.removeAllListeners('warning')
  const launcher = process.env['MUNSHI_LAUNCHER'] ?? ''
  const [file = '', ...args] = process.argv.slice(1)
  return launcher === ''
    ? process.execve(process.execPath, [process.execPath, ...process.execArgv, file, ...args])
    : process.execve(launcher, [launcher, 'start', ...args])
}
