import { readFileSync, writeFileSync } from 'node:fs'
import { formatAuthorization } from './docs/format-authorization.ts'
import { findBrokenLinks } from './docs/find-broken-links.ts'

// node scripts/generate-docs.ts [--check]: writes docs/authorization.md, or reports that it is outdated, and broken
// links.
const FILE = 'docs/authorization.md'
const text = formatAuthorization()
const isCheck = process.argv.includes('--check')
if (!isCheck) writeFileSync(FILE, text)

const problems = [
  ...(readFileSync(FILE, 'utf8') === text ? [] : [`${FILE} differs from the contract. Run: npm run docs`]),
  ...findBrokenLinks(),
]
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
