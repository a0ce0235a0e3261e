import { runChecks, STATIC_CHECKS, vitest } from './checks/static-checks.ts'

// The fast part of `npm test`, before each commit: no database, no browser.
const failed = await runChecks([
  ...STATIC_CHECKS,
  { name: 'unit tests', command: vitest('--project', 'unit', '--reporter', 'dot') },
])
console.log(failed === 0 ? 'All is well.' : `${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
