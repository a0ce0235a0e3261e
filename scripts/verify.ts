import { runChecks, STATIC_CHECKS, vitest } from './checks/static-checks.ts'

// Runs the part of `npm test` that needs no database and no browser, for use before each commit.
const failed = await runChecks([
  ...STATIC_CHECKS,
  { name: 'unit tests', command: vitest('--project', 'unit', '--reporter', 'dot') },
])
console.log(failed === 0 ? 'All checks passed.' : `${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
