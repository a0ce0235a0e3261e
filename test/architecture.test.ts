import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { factsOf, readCode, type SourceFile } from './read-code.ts'

/** A feature imports only features to its left, and only their contract or public API. */
const FEATURES = [
  ...['institute', 'identity', 'courses', 'batches', 'students', 'fees', 'admissions', 'attendance', 'portfolio'],
  ...['expenses', 'enquiries', 'student-records', 'dashboard', 'audit-trail', 'setup', 'demo-data'],
]

/** Which tables belong to which feature; those of the shared mechanisms belong to `shared`. */
const OWNER: Record<string, string> = {
  institute: 'institute',
  account: 'identity',
  session: 'identity',
  sign_in_attempt: 'identity',
  reset_token: 'identity',
  course: 'courses',
  batch: 'batches',
  student: 'students',
  student_account: 'students',
  declared_payment: 'students',
  student_total: 'students',
  receipt: 'fees',
  receipt_series: 'fees',
  attendance_sheet: 'attendance',
  attendance_mark: 'attendance',
  portfolio: 'portfolio',
  enquiry: 'enquiries',
  project: 'portfolio',
  expense_category: 'expenses',
  expense: 'expenses',
  idempotency: 'shared',
  audit_entry: 'shared',
  audit_personal: 'shared',
}

/** Reads of tables that belong to a feature further right, each with its reason. */
const READS_TO_THE_RIGHT = new Set([
  'identity reads student', // a sign-in answers the student's names and status
  'courses reads student', // a course in use is not deleted
  'courses reads batch',
  'batches reads student', // nor a batch
  'students reads receipt', // what is paid is the sum of the receipts
  'students reads attendance_mark', // a deleted student whom the books know keeps the name
])

/** The data sets are written in bulk, past the features: here, and nowhere else. */
const WRITES_EVERYTHING = 'src/features/demo-data/server/'

const code = readCode()
const isTest = (path: string) => /\.test\.tsx?$|^src\/testing\//.test(path)
const product = code.filter(({ path }) => !isTest(path))
const featureOf = (path: string) => /^src\/features\/([^/]+)\//.exec(path)?.[1]
const layerOf = (path: string) => /^src\/(?:features\/[^/]+|shared|app)\/([^/]+)\//.exec(path)?.[1]
const edges = product.flatMap(({ path, imports }) => imports.map((to) => ({ from: path, to })))
const told = ({ from, to }: { from: string; to: string }) => `${from} → ${to}`

test('the check sees the code', () => {
  expect(product.length).toBeGreaterThan(100)
  expect(edges.length).toBeGreaterThan(300)
  expect(edges.filter(({ to }) => !existsSync(to)).map(told)).toEqual([])
  expect(product.flatMap(({ writes }) => writes)).toContain('receipt')
  const features = new Set(code.map(({ path }) => featureOf(path)).filter((feature) => feature !== undefined))
  expect([...features].filter((feature) => !FEATURES.includes(feature))).toEqual([])
})

test('features lean only left, and only through a contract or a public API', () => {
  const wrong = edges.filter(({ from, to }) => {
    const [a, b] = [featureOf(from), featureOf(to)]
    if (a === undefined || b === undefined || a === b) return false
    return FEATURES.indexOf(b) >= FEATURES.indexOf(a) || !/\/contract\/|\/public\.ts$/.test(to)
  })
  expect(wrong.map(told)).toEqual([])
})

test('shared knows no feature, features know no app, and page and server meet only in the contract', () => {
  const wrong = edges.filter(({ from, to }) => {
    if (from.startsWith('src/shared/') && !to.startsWith('src/shared/')) return true
    if (from.startsWith('src/features/') && to.startsWith('src/app/')) return true
    const [a, b] = [layerOf(from), layerOf(to)]
    if (a === 'contract') return b !== 'contract'
    return (a === 'web' && b === 'server') || (a === 'server' && b === 'web')
  })
  expect(wrong.map(told)).toEqual([])
})

const ownerOf = (path: string) => featureOf(path) ?? (path.startsWith('src/shared/') ? 'shared' : 'app')

test('a feature writes only its own tables', () => {
  const wrong = product
    .filter(({ path }) => !path.startsWith(WRITES_EVERYTHING))
    .flatMap(({ path, writes }) =>
      writes
        .filter((table) => OWNER[table] && OWNER[table] !== ownerOf(path))
        .map((table) => `${path} writes ${table}`),
    )
    .filter((line) => line !== 'src/app/server/health.ts writes session') // taken back at once: it proves that writing works
  expect(wrong).toEqual([])
})

test('every table has an owner', () => {
  const listed = /interface DB \{([^}]+)\}/.exec(readFileSync('src/shared/server/tables.ts', 'utf8'))?.[1] ?? ''
  const tables = [...listed.matchAll(/^ {2}([a-z_]+):/gm)].map(([, name]) => name)
  expect(tables.length).toBeGreaterThan(10)
  expect(tables.filter((name) => !OWNER[name ?? ''])).toEqual([])
})

test('a read of a table further right is one of those that are named', () => {
  const found = new Set(
    product.flatMap(({ path, reads }) => {
      const feature = featureOf(path)
      if (feature === undefined || path.startsWith(WRITES_EVERYTHING)) return []
      return reads
        .filter(
          (table) =>
            FEATURES.includes(OWNER[table] ?? '') && FEATURES.indexOf(OWNER[table] ?? '') > FEATURES.indexOf(feature),
        )
        .map((table) => `${feature} reads ${table}`)
    }),
  )
  expect([...found].sort()).toEqual([...READS_TO_THE_RIGHT].sort())
})

test('no import cycles', () => {
  expect(cycleIn(product)).toBeNull()
})

test('the check sees every kind of import and of write', () => {
  const { imports, writes, reads } = factsOf(
    'src/features/courses/server/planted.ts',
    `import './side-effect.ts'
     import type { A } from '#features/fees/server/a.ts'
     export { b } from './b.ts'
     const later = () => import('./later.ts')
     type T = import('./type.ts').T
     db.insertInto('receipt').values({}); db.mergeInto('course as c').using('batch as b'); sql\`delete from student where id = \${id}\``,
  )
  const here = 'src/features/courses/server'
  expect(imports.sort()).toEqual(
    [
      `${here}/side-effect.ts`,
      'src/features/fees/server/a.ts',
      `${here}/b.ts`,
      `${here}/later.ts`,
      `${here}/type.ts`,
    ].sort(),
  )
  expect(writes).toEqual(['receipt', 'course', 'student'])
  expect(reads).toContain('batch')
})

function cycleIn(files: SourceFile[]): string[] | null {
  const imports = new Map(files.map((file) => [file.path, file.imports]))
  const done = new Set<string>()
  const walk = (path: string, trail: string[]): string[] | null => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path]
    if (done.has(path)) return null
    for (const next of imports.get(path) ?? []) {
      const cycle = walk(next, [...trail, path])
      if (cycle) return cycle
    }
    done.add(path)
    return null
  }
  for (const path of imports.keys()) {
    const cycle = walk(path, [])
    if (cycle) return cycle
  }
  return null
}
