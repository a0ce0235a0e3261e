import { spawn } from 'node:child_process'

/** A command that cannot replace itself asks by its exit code to be run again. A launcher does that where there is one. */
export const RESTART_EXIT_CODE = 75
/** A task of Windows is not repeated when it fails, as a unit of systemd is. */
const RETRY_MS = 5_000

/**
 * Runs another Node in place of this process, so that its signals and its exit code are those of the command. Where the
 * system or this Node cannot do that, it is a child.
 */
export function runNode(path, args, env) {
  replaceProcess(path, args, env)
  let child
  // A terminal sends them to the child too, which ignores the second. On Windows only the console sends them, and
  // passing them on would end the child at once.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'])
    process.on(signal, () => process.platform === 'win32' || child.kill(signal))
  const run = () => {
    child = spawn(path, args, { stdio: 'inherit', env })
    child.on('exit', (code) => {
      if (code === RESTART_EXIT_CODE && !env.MUNSHI_LAUNCHER) run()
      else if (env.MUNSHI_SERVICE && code !== 0 && code !== RESTART_EXIT_CODE) setTimeout(run, RETRY_MS)
      else process.exitCode = code ?? 1
    })
  }
  run()
}

/** Returns where the system or this Node cannot replace the process. */
export function replaceProcess(path, args, env) {
  if (process.platform === 'win32' || !process.execve) return
  // The warning that this is experimental says nothing to those who start Munshi.
  process.removeAllListeners('warning')
  process.execve(path, [path, ...args], env)
}
