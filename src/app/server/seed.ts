import { SEED_MARKS, SEED_RECEIPTS, seedSize } from '#features/overview/demo-data/server/size.ts'
import { seedDataSet } from '#features/overview/demo-data/server/seed-data-set.ts'
import { wallClock } from '#shared/server/clock.ts'
import { loadSettings } from './load-settings.ts'
import {
  formatAccounts,
  parseOptions,
  parseRowsPerStudent,
  runCommand,
  parseStudentCount,
  withDatabase,
} from './run-command.ts'

const USAGE = 'npm run seed -- --students 100000 [--receipts 5] [--marks 20] [--url postgres://…] [--force]'

await runCommand(async () => {
  const options = parseOptions(
    {
      students: { type: 'string' },
      receipts: { type: 'string', default: String(SEED_RECEIPTS) },
      marks: { type: 'string', default: String(SEED_MARKS) },
      url: { type: 'string' },
      force: { type: 'boolean', default: false },
    },
    USAGE,
  )
  const size = seedSize(parseStudentCount(options.students ?? '', USAGE), {
    receipts: parseRowsPerStudent('receipts', options.receipts, USAGE),
    marks: parseRowsPerStudent('marks', options.marks, USAGE),
  })
  const settings = loadSettings({
    ...process.env,
    ...(options.url !== undefined && { DATABASE_URL: options.url, DATABASE_OWNER_URL: undefined }),
  })
  const started = performance.now()
  const accounts = await withDatabase(settings, (ownerUrl) =>
    seedDataSet(ownerUrl, { size, force: options.force, clock: wallClock }),
  )
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  return [`${size.students} students were added in ${seconds} s.`, ...formatAccounts(accounts)]
})
