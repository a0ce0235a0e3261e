import { spawnSync } from 'node:child_process'
import { StartupError } from '#shared/server/startup-error.ts'

/** Returns the output of a program that reports its failure by its exit code. */
export function runProgram(program: string, args: readonly string[], advice: string): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', windowsHide: true })
  if (error === undefined && status === 0) return stdout
  const reason = error?.message ?? `${stderr || stdout}`.trim()
  throw new StartupError(`${[program, ...args].join(' ')} failed: ${reason} ${advice}`.trim())
}

export const succeeds = (program: string, args: readonly string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore', windowsHide: true }).status === 0
