import { run } from './run.ts'

export type Check = { name: string; command: readonly string[] }

export const STATIC_CHECKS: readonly Check[] = ['lockfile', 'types', 'lint', 'format', 'unused', 'docs', 'sbom'].map(
  (name) => ({
    name,
    command: ['node', '--run', `check:${name}`],
  }),
)

export const vitest = (...args: string[]) => ['node', 'node_modules/vitest/vitest.mjs', 'run', ...args]

/** TypeScript and oxlint's tsgolint are Go programs: collecting garbage less often takes a tenth less CPU time. */
export async function runChecks(checks: readonly Check[]): Promise<number> {
  const results = await Promise.all(
    checks.map(async ({ name, command }) => {
      const { code, output, seconds } = await run(command, { env: { GOGC: '400' } })
      console.log(`${code === 0 ? '✓' : '✗'} ${name.padEnd(10)} ${seconds.toFixed(1)} s`)
      if (code !== 0) console.log(`\n${output.trim()}\n`)
      return code
    }),
  )
  return results.filter((code) => code !== 0).length
}
