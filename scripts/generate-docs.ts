import { readFileSync, writeFileSync } from 'node:fs'
import { formatAuthorization } from './docs/format-authorization.ts'
import { formatCallTypes } from './docs/format-call-types.ts'
import { formatMessageTypes } from './docs/format-message-types.ts'
import { findBrokenLinks } from './docs/find-broken-links.ts'
import { formatGuide } from './docs/format-guide.ts'

// node scripts/generate-docs.ts [--check]: writes what is generated from the contracts and catalogues, or reports what
// is outdated, and broken links.
const FILES = {
  'docs/authorization.md': formatAuthorization(),
  'src/app/web/call-types.d.ts': await formatCallTypes(),
  'src/app/web/message-types.d.ts': formatMessageTypes(),
  ...formatGuide(),
}
const isCheck = process.argv.includes('--check')
if (!isCheck) for (const [file, text] of Object.entries(FILES)) writeFileSync(file, text)

const problems = [
  ...Object.entries(FILES)
    .filter(([file, text]) => readFileSync(file, 'utf8') !== text)
    .map(([file]) => `${file} is outdated. Run: npm run docs`),
  ...findBrokenLinks(),
]
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
