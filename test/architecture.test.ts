import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { FEATURES } from '#app/contract/declared.ts'
import { findPlace, isExamples, parseSource, readCode, type SourceFile } from './read-code.ts'

const LAYERS = ['base', 'domain', 'overview']

/** The tables of `shared` and `app`. Features declare theirs. */
const OTHER_TABLES = {
  shared: [
    'idempotency',
    'draft',
    'request_count',
    'deletion',
    'audit_entry',
    'audit_personal',
    'daily_sum',
    'daily_sum_change',
    'daily_total',
    'daily_total_of_records',
    'job_run',
    'secret',
  ],
  app: ['heartbeat'],
}

/** The feature that writes a table, or `shared` for tables of shared mechanisms. */
const TABLE_OWNERS: Record<string, string> = Object.fromEntries(
  [...FEATURES.map(({ name, tables }) => [name, tables] as const), ...Object.entries(OTHER_TABLES)].flatMap(
    ([owner, tables]) => tables.map((table) => [table, owner]),
  ),
)

/** Allowed reads of tables whose owner is further right. */
const READS_TO_THE_RIGHT = [
  'identity reads student', // signing in returns the student's name and status
  'courses reads student', // a course or batch with students cannot be deleted
  'courses reads enrolment', // for the same reason
  'courses reads batch_member', // who belongs to a batch on a day
  'courses reads former_batch', // for the same reason
  'courses reads batch_total', // how many do
  'courses reads enquiry', // enquirers wait for a seat
  'dashboard reads backup_place', // the first steps of an admin include it
  'fees reads import', // a receipt says that its import was undone
]

/** Creates large data sets in bulk, without the features' use cases. */
const BULK_WRITER = 'src/features/overview/demo-data/server/'

/** Files of features and of `shared` that contain SQL besides `*.sql.ts`, with the reason. */
const SQL_ELSEWHERE: Record<string, string> = {
  'src/shared/server/audit.ts': 'decides which values of an entry are stored where',
  'src/shared/server/drafts.ts': 'serves the calls of drafts',
  'src/shared/server/hourly-limit.ts': 'rejects calls beyond a limit',
  'src/shared/server/idempotency.ts': 'runs a call once for each key',
  'src/shared/server/migrate.ts': 'runs the migrations',
  'src/shared/server/scope.ts': 'has the condition beside each kind of scope',
  'src/shared/server/start-job.ts': 'lets one process run a job, with one statement',
  'src/shared/server/start-replica.ts': 'compares the replica with the primary database',
}

type Import = { from: string; to: string }

const code = readCode()
const all = [...code, ...['bench', 'e2e', 'scripts', 'test'].flatMap((folder) => readCode(folder))]
const isTest = (path: string) => /\.test\.tsx?$/.test(path) || isExamples(path)
const isTesting = (path: string) => path.startsWith('src/testing/')
const product = code.filter(({ path }) => !isTest(path) && !isTesting(path))
const imports: Import[] = product.flatMap(({ path, imports: paths }) => paths.map((to) => ({ from: path, to })))
const format = ({ from, to }: Import) => `${from} → ${to}`

const moduleOf = (path: string) => path.split('/')[1] ?? ''
const featureOf = (path: string) => findPlace(path)?.feature
const sideOf = (path: string) => /^src\/(?:features\/.+?|shared|app)\/(contract|server|web)\//.exec(path)?.[1]
const ownerOf = (path: string) => featureOf(path) ?? moduleOf(path)
const NAMES = FEATURES.map(({ name }) => name)
const isLeftOf = (left: string, right: string) => NAMES.indexOf(left) < NAMES.indexOf(right)
const findImports = (isForbidden: (one: Import) => boolean) => imports.filter(isForbidden).map(format)

test('the test finds the code, its imports and its SQL', () => {
  expect(product.length).toBeGreaterThan(100)
  expect(imports.length).toBeGreaterThan(300)
  expect(findImports(({ to }) => !existsSync(to))).toEqual([])
  expect(code.flatMap(({ opened }) => opened.filter((to) => !existsSync(to)))).toEqual([])
  expect(product.flatMap(({ writes }) => writes)).toContain('receipt')
  const folders = code.flatMap(({ path }) => findPlace(path)?.feature ?? [])
  expect([...new Set(folders)].sort()).toEqual(NAMES.toSorted())
})

describe('imports', () => {
  test('a folder offers fewer than twelve names to other features', () => {
    const offers = product
      .filter(({ path }) => path.endsWith('/public.ts'))
      .map(({ path, passedOn }) => `${path}: ${Object.keys(passedOn).length}`)
    expect(offers.length).toBeGreaterThan(40)
    expect(offers.filter((offer) => Number(offer.split(': ')[1]) > 11)).toEqual([])
  })

  test('a feature imports only the contract or public API of the features that it declares to use', () => {
    const used = new Map(NAMES.map((name) => [name, new Set<string>()]))
    const wrong = findImports(({ from, to }) => {
      const [feature, imported] = [featureOf(from), featureOf(to)]
      if (feature === undefined || imported === undefined || feature === imported) return false
      used.get(feature)?.add(imported)
      return !/\/contract\/|\/public\.ts$/.test(to)
    })
    expect(wrong).toEqual([])
    const declared = FEATURES.map(({ name, uses }) => [name, uses.toSorted()])
    expect(declared).toEqual(NAMES.map((name) => [name, [...(used.get(name) ?? [])].sort()]))
  })

  test('features use each other in one direction, and only those of the same or a lower layer', () => {
    expect(FEATURES.flatMap(({ name, uses }) => uses.filter((used) => !isLeftOf(used, name)))).toEqual([])
    const layers = new Map(
      code.flatMap(({ path }) => findPlace(path) ?? []).map((place) => [place.feature, place.layer]),
    )
    const levelOf = (name: string) => LAYERS.indexOf(layers.get(name) ?? '')
    expect(FEATURES.flatMap(({ name, uses }) => uses.filter((used) => levelOf(used) > levelOf(name)))).toEqual([])
  })

  test('app imports features, features import shared, never the reverse', () => {
    const LEVELS = ['embedded-postgres', 'shared', 'features', 'app']
    const wrong = findImports(({ from, to }) => LEVELS.indexOf(moduleOf(to)) > LEVELS.indexOf(moduleOf(from)))
    expect(wrong).toEqual([])
  })

  test('web and server import contract, never each other; contract imports only contract', () => {
    const wrong = findImports(({ from, to }) => {
      const [side, imported] = [sideOf(from), sideOf(to)]
      if (side === 'contract') return imported !== 'contract'
      return (
        (side === 'web' && imported !== 'web' && imported !== 'contract') || (side === 'server' && imported === 'web')
      )
    })
    expect(wrong).toEqual([])
  })

  test('embedded-postgres imports nothing else of src', () => {
    const wrong = findImports(
      ({ from, to }) => moduleOf(from) === 'embedded-postgres' && moduleOf(to) !== 'embedded-postgres',
    )
    expect(wrong).toEqual([])
  })

  test('product code never imports src/testing', () => {
    expect(findImports(({ to }) => isTesting(to))).toEqual([])
  })

  test('product code never imports a test or the examples of calls', () => {
    expect(code.filter(({ path }) => isExamples(path)).length).toBeGreaterThan(20)
    expect(findImports(({ to }) => isTest(to))).toEqual([])
  })

  test('the examples of a feature import only those of the features that it uses', () => {
    const wrong = code
      .filter(({ path }) => isExamples(path))
      .flatMap(({ path, imports: paths }) => paths.filter(isExamples).map((to) => ({ from: path, to })))
      .filter(({ from, to }) => {
        const [feature, imported] = [ownerOf(from), ownerOf(to)]
        return feature !== imported && !FEATURES.find(({ name }) => name === feature)?.uses.includes(imported)
      })
    expect(wrong.map(format)).toEqual([])
  })

  test('there are no cycles, in tests and measurements neither', () => {
    expect(findCycle(all)).toBeNull()
  })
})

describe('tables', () => {
  test('every table has an owner', () => {
    const listed = /interface DB \{([^}]+)\}/.exec(readFileSync('src/shared/server/tables.ts', 'utf8'))?.[1] ?? ''
    const tables = [...listed.matchAll(/^ {2}([a-z_]+):/gm)].map(([, name = '']) => name)
    expect(tables.sort()).toEqual(Object.keys(TABLE_OWNERS).sort())
  })

  test('SQL of features and shared stands in *.sql.ts', () => {
    const files = product.filter(
      ({ path, statements }) =>
        ['features', 'shared'].includes(moduleOf(path)) && !/\.(sql|examples)\.ts$/.test(path) && statements.length > 0,
    )
    const found = files.filter(({ path }) => SQL_ELSEWHERE[path] === undefined)
    expect(found.flatMap(({ path, statements }) => statements.map((line) => `${path}:${line}`))).toEqual([])
    expect(files.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(SQL_ELSEWHERE)))
  })

  test('only the owner writes a table', () => {
    const wrong = product
      .filter(({ path }) => !path.startsWith(BULK_WRITER))
      .flatMap(({ path, writes }) =>
        writes
          .filter((table) => (TABLE_OWNERS[table] ?? ownerOf(path)) !== ownerOf(path))
          .map((table) => `${path} writes ${table}`),
      )
    expect([...new Set(wrong)]).toEqual([])
  })

  test('reads of tables further right are listed', () => {
    const found = product
      .filter(({ path }) => !path.startsWith(BULK_WRITER))
      .flatMap(({ path, reads }) => {
        const feature = featureOf(path)
        if (feature === undefined) return []
        return reads
          .filter((table) => isLeftOf(feature, TABLE_OWNERS[table] ?? ''))
          .map((table) => `${feature} reads ${table}`)
      })
    expect([...new Set(found)].sort()).toEqual([...READS_TO_THE_RIGHT].sort())
  })
})

describe('style', () => {
  const locate = (list: (file: SourceFile) => number[]) =>
    all.flatMap((file) => list(file).map((line) => `${file.path}:${line}`))

  test('an element names its props', () => {
    expect(parseSource('a.tsx', 'const a = (\n  <Row {...{ total }} {...rest} />\n)').packedProps).toEqual([2])
    expect(locate(({ packedProps }) => packedProps)).toEqual([])
  })

  test('no hook stands in another, where it never runs', () => {
    const text = 'beforeAll(() => {\n  afterAll(stop)\n})\nafterAll(stop)\ntest(name, () => {\n  afterEach(stop)\n})'
    expect(parseSource('a.test.ts', text).nestedHooks).toEqual([2, 6])
    expect(locate(({ nestedHooks }) => nestedHooks)).toEqual([])
  })

  test('a comment begins with a subject or a verb', () => {
    const text = '/** Of the file. */\nconst a = 1 // Ofsted\n/**\n * As before.\n */\n// What is left.'
    expect(parseSource('a.ts', text).fragments).toEqual([1, 3, 6])
    expect(locate(({ fragments }) => fragments)).toEqual([])
  })
})

test('parseSource finds every kind of import, write and read', () => {
  const source = parseSource(
    'src/features/domain/courses/server/example.ts',
    `import './side-effect.ts'
     import type { A } from '#features/domain/fees/server/a.ts'
     export { b } from './b.ts'
     const later = () => import('./later.ts')
     new Worker(new URL('./worker.ts', import.meta.url)); new URL('/', 'https://example.com')
     type T = import('./type.ts').T
     db.insertInto('receipt').values({}); db.mergeInto('course as c').using('batch as b'); sql\`delete from student where id = \${id}\``,
  )
  const names = ['b.ts', 'later.ts', 'side-effect.ts', 'type.ts']
  expect(source.imports.sort()).toEqual([
    ...names.map((name) => `src/features/domain/courses/server/${name}`),
    'src/features/domain/fees/server/a.ts',
  ])
  expect(source.opened).toEqual(['src/features/domain/courses/server/worker.ts'])
  expect(source.writes).toEqual(['receipt', 'course', 'student'])
  expect(source.reads).toContain('batch')
  expect(source.statements).toEqual([7, 7, 7])
})

test('parseSource counts the contract of a call as an import of the page', () => {
  const { imports } = parseSource('src/features/domain/cash/web/example.ts', "call('GET /api/fee', { query })")
  expect(imports).toEqual(['src/features/domain/fees/contract/fees.contract.ts'])
})

function findCycle(files: SourceFile[]): string[] | null {
  const importsOf = new Map(files.map(({ path, imports, named }) => [path, [...imports, ...named]]))
  const finished = new Set<string>()
  const visit = (path: string, trail: string[]): string[] | null => {
    if (trail.includes(path)) return [...trail.slice(trail.indexOf(path)), path]
    if (finished.has(path)) return null
    for (const next of importsOf.get(path) ?? []) {
      const cycle = visit(next, [...trail, path])
      if (cycle) return cycle
    }
    finished.add(path)
    return null
  }
  for (const path of importsOf.keys()) {
    const cycle = visit(path, [])
    if (cycle) return cycle
  }
  return null
}
