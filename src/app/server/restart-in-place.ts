import { replaceProcess, RESTART_EXIT_CODE } from '../../../bin/run-node.mjs'

/**
 * Runs the command again in the same process, with the environment that it was started with. An installation that can
 * be updated names its launcher in `MUNSHI_LAUNCHER`, which starts the current version.
 */
export function restartInPlace(): never {
  const launcher = process.env['MUNSHI_LAUNCHER'] ?? ''
  const [file = '', ...args] = process.argv.slice(1)
  // A version that is being tried is a child of the one that takes it back.
  if (process.env['MUNSHI_TRYING'] === undefined) {
    if (launcher === '') replaceProcess(process.execPath, [...process.execArgv, file, ...args], process.env)
    else replaceProcess(launcher, ['start', ...args], process.env)
  }
  // `bin/run-node.mjs` or the launcher runs the command again.
  return process.exit(RESTART_EXIT_CODE)
}
