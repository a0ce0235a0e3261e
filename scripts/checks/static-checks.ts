import { run } from './run.ts'

export type Check = { name: string; command: readonly string[] }

const bin = (path: string, ...args: string[]) => ['node', `node_modules/${path}`, ...args]

export const STATIC_CHECKS: readonly Check[] = [
  { name: 'lockfile', command: ['node', 'scripts/check-lockfile.ts'] },
  { name: 'types', command: bin('typescript/bin/tsc', '-b') },
  { name: 'lint', command: bin('oxlint/bin/oxlint', '--quiet') },
  { name: 'format', command: bin('oxfmt/bin/oxfmt', '--list-different') },
  { name: 'unused', command: bin('knip/bin/knip.js', '--no-progress', '--no-config-hints') },
]

export const vitest = (...args: string[]) => bin('vitest/vitest.mjs', 'run', ...args)

/** All at once: what failed is shown in full, the others in one line. Answers with the number that failed. */
export async function runChecks(checks: readonly Check[]): Promise<number> {
  const results = await Promise.all(
    checks.map(async ({ name, command }) => {
      const { code, output, seconds } = await run(command)
      console.log(`${code === 0 ? '✓' : '✗'} ${name.padEnd(10)} ${seconds.toFixed(1)} s`)
      if (code !== 0) console.log(`\n${output.trim()}\n`)
      return code
    }),
  )
  return results.filter((code) => code !== 0).length
}
