import { expect, test } from 'vitest'
import { findAffectedTests, readAllCode } from '../scripts/checks/affected-tests.ts'

const code = readAllCode()
const calls = { 'e2e/take-a-fee.spec.ts': ['fees', 'students'], 'e2e/projects-and-portfolio.spec.ts': ['portfolio'] }
const opened = { ...calls, 'e2e/take-a-fee.spec.ts': ['fees'] }
const find = (...changed: string[]) => findAffectedTests({ changed, calls, opened, code })
const count = (paths: readonly string[], folder: RegExp) => paths.filter((path) => folder.test(path)).length

test('findAffectedTests: a statement of a feature reaches its tests, those that call it, and the journeys recorded for it', () => {
  const { everything, tests, journeys } = find('src/features/domain/fees/server/fees.sql.ts')
  expect(everything).toBe(false)
  expect(tests).toContain('src/features/domain/fees/server/receipts/issue-receipt.test.ts')
  expect(tests).toContain('src/features/overview/dashboard/server/get-hr-dashboard.test.ts')
  expect(tests).toContain('src/app/server/roles.test.ts')
  expect(tests).not.toContain('src/features/domain/portfolio/server/change-projects.test.ts')
  expect(count(tests, /\/web\//)).toBe(0)
  // This one loads rows of all features.
  expect(tests.filter((path) => path.startsWith('test/'))).toEqual(['test/reliability/demo-data.test.ts'])
  expect(journeys).toContain('e2e/take-a-fee.spec.ts')
  expect(journeys).not.toContain('e2e/projects-and-portfolio.spec.ts')
})

test('findAffectedTests: a journey that was never recorded is reached by every feature', () => {
  expect(find('src/features/domain/fees/server/fees.sql.ts').journeys).toContain('e2e/first-run.spec.ts')
})

test('findAffectedTests: a screen reaches its component tests and no server tests', () => {
  const { tests } = find('src/features/domain/expenses/web/add-expense-screen.tsx')
  expect(count(tests, /^src\/features\/domain\/expenses\/web\//)).toBeGreaterThan(0)
  expect(count(tests, /\/server\//)).toBe(0)
})

test('findAffectedTests: a screen reaches the journeys that open it, and what the server answers those that call it', () => {
  const screen = find('src/features/domain/students/web/form/edit-student-screen.tsx')
  expect(screen.journeys).not.toContain('e2e/take-a-fee.spec.ts')
  expect(screen.screens).toContain('students')
  expect(screen.screens).not.toContain('portfolio')
  expect(find('src/features/domain/students/server/get-student.ts').journeys).toContain('e2e/take-a-fee.spec.ts')
})

test('findAffectedTests: a name that a public.ts passes on reaches those who import it, and not all who import another', () => {
  const { tests } = find('src/features/domain/students/enrolments/server/concession/keep-within-limit.ts')
  expect(tests).toContain('src/features/domain/students/enrolments/server/enrolments.test.ts')
  expect(count(tests, /^test\/reliability\//)).toBe(0)
})

test("findAffectedTests: what the frame of the page shows reaches the frame's tests and all journeys that call the feature, not the tests of other screens", () => {
  const { tests, journeys } = find('src/features/domain/fees/web/take-fee/fee-drawer.tsx')
  expect(count(tests, /^src\/app\/web\//)).toBeGreaterThan(0)
  expect(count(tests, /^src\/features\/domain\/portfolio\//)).toBe(0)
  expect(journeys).toContain('e2e/take-a-fee.spec.ts')
})

test('findAffectedTests: a change of the frame reaches the tests of all screens', () => {
  const { tests, screens } = find('src/app/web/layouts/area-layouts.tsx')
  expect(tests).toContain('src/features/domain/expenses/web/categories-screen.test.tsx')
  expect(screens).toBeUndefined()
})

test('findAffectedTests: an example of a call reaches the tests of all calls, and no journey', () => {
  const { tests, journeys } = find('src/features/domain/portfolio/server/portfolio.examples.ts')
  expect(tests).toContain('src/app/server/roles.test.ts')
  expect(tests).not.toContain('src/features/domain/portfolio/server/change-projects.test.ts')
  expect(journeys).toEqual([])
})

test('findAffectedTests: what a feature adds to the page of another reaches the tests of the page', () => {
  const { tests } = find('src/features/domain/fees/web/student/last-receipts-panel.tsx')
  expect(tests).toContain('src/features/domain/students/student-records/web/student-view-screen.test.tsx')
})

test('findAffectedTests: what fills a slot of the server reaches the tests of the feature that has the slot', () => {
  const { tests } = find('src/features/domain/fees/server/dues/account-parts.sql.ts')
  expect(tests).toContain('src/features/domain/students/enrolments/server/update-student.test.ts')
  const { tests: ofOverview } = find('src/features/domain/attendance/server/attendance-of-overview.sql.ts')
  expect(ofOverview).toContain('src/features/domain/students/student-records/server/get-overview.test.ts')
  expect(ofOverview).not.toContain('src/features/domain/portfolio/server/change-projects.test.ts')
})

test('findAffectedTests: the start of the app reaches all reliability tests and journeys', () => {
  const { tests, journeys } = find('src/app/server/start-app.ts')
  expect(count(tests, /^test\/reliability\//)).toBe(
    count(
      code.map(({ path }) => path),
      /^test\/reliability\/.*\.test\.ts$/,
    ),
  )
  expect(count(journeys, /./)).toBe(
    count(
      code.map(({ path }) => path),
      /^e2e\/.*\.spec\.ts$/,
    ),
  )
})

test('findAffectedTests: a migration reaches all tests with a database', () => {
  const { tests } = find('db/migrations/0001-first.sql')
  expect(tests).toContain('src/features/domain/courses/server/list-courses.test.ts')
  expect(tests).toContain('test/reliability/crash.test.ts')
})

test.each(['package-lock.json', 'vitest.config.ts', 'scripts/test.ts'])(
  'findAffectedTests: %s reaches everything',
  (path) => {
    expect(find(path).everything).toBe(true)
  },
)

test('findAffectedTests: a translation reaches the tests of its feature, a document none', () => {
  const { tests } = find('src/features/domain/expenses/contract/messages/fr.json')
  expect(count(tests, /^src\/features\/domain\/expenses\/web\//)).toBeGreaterThan(0)
  expect(find('docs/operations.md')).toEqual({ everything: false, tests: [], journeys: [], screens: [] })
})
