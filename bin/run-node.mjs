import { spawn } from 'node:child_process'

/**
 * Runs another Node in place of this process, so that its signals and its exit code are those of the command. Where the
 * system or this Node cannot do that, it is a child.
 */
export function runNode(path, args, env) {
  if (process.platform !== 'win32' && process.execve) {
    // The warning that this is experimental says nothing to those who start Munshi.
    process.removeAllListeners('warning')
    process.execve(path, [path, ...args], env)
  }
  const child = spawn(path, args, { stdio: 'inherit', env })
  // A terminal sends them to the child too, which ignores the second.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => (process.exitCode = code ?? 1))
}
