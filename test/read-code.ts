import { globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

export type SourceFile = {
  path: string
  /** Imported files: static, dynamic, type-only and side-effect imports, and the contracts of the calls of a page. */
  imports: string[]
  /** The names imported from each file. Those of a file that is missing here are not known, so any may be used. */
  importedNames: Record<string, string[]>
  /** The file that a name is passed on from, and its name there: `export { a as b } from './c.ts'`. */
  passedOn: Record<string, { file: string; name: string }>
  /** Files and folders that are opened by their address: `new URL('./worker.ts', import.meta.url)`. */
  opened: string[]
  /** Files that a helper of tests starts by their path or imports by a pattern, such as the examples of calls. */
  named: string[]
  /** Patterns of the files that `import.meta.glob` imports. */
  patterns: string[]
  /** Names that the manifest of a server fills a slot with: `fill(slot, { a: name })`. */
  fills: { slot: string; names: string[] }[]
  /** Tables, through Kysely or in raw SQL. */
  writes: string[]
  reads: string[]
  /** Lines with SQL: a template, or a call of Kysely that begins, filters or runs a statement. */
  statements: number[]
  /** Names of JSX elements: `Modal`, `Modal.Root`. */
  elements: string[]
  /** Lines with a literal of props that is spread into an element, `{...{ a, b }}`. */
  packedProps: number[]
  /** Lines with a hook inside a hook or a test, which vitest never runs: `afterAll` in `beforeAll`. */
  nestedHooks: number[]
  /** Lines with a comment that begins with 'What', 'Of' or 'As', where a sentence has its subject. */
  fragments: number[]
}

const HOOKS = new Set(['beforeAll', 'beforeEach', 'afterAll', 'afterEach'])
const WRITE = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto'])
const READ = new Set(['selectFrom', 'innerJoin', 'leftJoin', 'rightJoin', 'fullJoin', 'crossJoin', 'from', 'using'])
const STATEMENT = new Set([
  ...WRITE,
  'selectFrom',
  'selectNoFrom',
  'where',
  'whereRef',
  'executeTakeFirst',
  'executeTakeFirstOrThrow',
])
const RAW_WRITE = /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate|copy)\s+(?:only\s+)?"?([a-z_]+)"?/gi
const RAW_READ = /\b(?:from|join)\s+"?([a-z_]+)"?/gi

/** The contract of each call, which pages name by its key: `GET /api/fee`. */
const contracts = listContracts(readFileSync('src/app/web/call-types.d.ts', 'utf8'))

function listContracts(types: string): Map<string, string> {
  const files = new Map(
    Array.from(types.matchAll(/import type \{ (\w+) \} from '#(.+)'/g), ([, api = '', file]) => [api, `src/${file}`]),
  )
  return new Map(
    Array.from(types.matchAll(/'(.+)': typeof (\w+)\./g), ([, key = '', api = '']) => [key, files.get(api) ?? '']),
  )
}

const PLACE =
  /^src\/features\/(?<layer>base|domain|overview)\/(?<feature>[^/]+)\/(?:(?<record>[^/]+)\/)?(?:contract|server|web)\//

/**
 * Finds the layer and the feature that a file belongs to, and the folder that contains its contract: the feature's own
 * or, in a large feature, the one of a record.
 */
export function findPlace(path: string): { layer: string; feature: string; folder: string } | undefined {
  const { layer = '', feature = '', record } = PLACE.exec(path)?.groups ?? {}
  return feature === '' ? undefined : { layer, feature, folder: record ?? feature }
}

/** Tests that cover the whole API make the calls of these files. */
export const isExamples = (path: string) => path.endsWith('.examples.ts')

/** All TypeScript files of a folder. A parser is used because patterns miss `import()` and side-effect imports. */
export function readCode(folder = 'src'): SourceFile[] {
  return (readdirSync(folder, { recursive: true }) as string[])
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .map(readSource)
}

function readSource(path: string): SourceFile {
  return { path, ...parseSource(path, readFileSync(path, 'utf8')) }
}

export function parseSource(path: string, text: string): Omit<SourceFile, 'path'> {
  const { program, comments, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const imports: string[] = []
  const importedNames: SourceFile['importedNames'] = {}
  const passedOn: SourceFile['passedOn'] = {}
  const opened: string[] = []
  const patterns: string[] = []
  const fills: SourceFile['fills'] = []
  const writes: string[] = []
  const reads: string[] = []
  const statements: number[] = []
  const elements: string[] = []
  const packedProps: number[] = []
  const nestedHooks: number[] = []
  let hookOrTest: { end: number } | undefined
  const lineOf = (position: number) => text.slice(0, position).split('\n').length
  const fragments = comments
    .filter(({ value }) => /^[\s*]*(?:What|Of|As)\b/.test(value))
    .map(({ start }) => lineOf(start))
  const getString = (node: unknown) => {
    const { type, value } = (node ?? {}) as { type?: string; value?: unknown }
    return type === 'Literal' && typeof value === 'string' ? value : undefined
  }
  const addCalledContract = (value: unknown) => {
    const contract = typeof value === 'string' && path.includes('/web/') ? contracts.get(value) : undefined
    if (contract) imports.push(contract)
  }
  const addImport = (source: unknown) => {
    const specifier = getString(source)
    const file = specifier && resolveImport(path, specifier)
    if (file) imports.push(file)
  }
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      addImport(source)
      const file = resolveImport(path, source.value)
      const names = specifiers.map((each) => (each.type === 'ImportSpecifier' ? nameOf(each.imported) : '*'))
      if (file && !names.includes('*')) (importedNames[file] ??= []).push(...names)
    },
    ExportNamedDeclaration({ source, specifiers }) {
      addImport(source)
      const file = source && resolveImport(path, source.value)
      if (file) for (const { exported, local } of specifiers) passedOn[nameOf(exported)] = { file, name: nameOf(local) }
    },
    ExportAllDeclaration: (node) => addImport(node.source),
    ImportExpression: (node) => addImport(node.source),
    Literal: ({ value }) => addCalledContract(value),
    JSXOpeningElement: ({ name }) => void elements.push(text.slice(name.start, name.end)),
    JSXSpreadAttribute({ argument, start }) {
      if (argument.type === 'ObjectExpression') packedProps.push(lineOf(start))
    },
    NewExpression({ callee, arguments: [address] }) {
      const relative = callee.type === 'Identifier' && callee.name === 'URL' ? getString(address) : undefined
      if (relative?.startsWith('.')) opened.push(normalize(join(dirname(path), relative)))
    },
    TSImportType: (node) => addImport((node as unknown as { source: unknown }).source),
    CallExpression(node) {
      const name = node.callee.type === 'Identifier' ? node.callee.name : ''
      const isInside = hookOrTest !== undefined && node.start < hookOrTest.end
      if (isInside && HOOKS.has(name)) nestedHooks.push(lineOf(node.start))
      const [slot = '', ...names] =
        name === 'fill' && path.endsWith('/server/index.ts') ? listNames(text.slice(node.start, node.end)).slice(1) : []
      if (slot !== '') fills.push({ slot, names })
      if (!isInside && (HOOKS.has(name) || name === 'test')) hookOrTest = node
      if (node.callee.type !== 'MemberExpression' || node.callee.property.type !== 'Identifier') return
      const method = node.callee.property.name
      const pattern = node.callee.object.type === 'MetaProperty' && method === 'glob' && getString(node.arguments[0])
      if (pattern) patterns.push(pattern.slice(1))
      if (STATEMENT.has(method)) statements.push(lineOf(node.callee.property.start))
      for (const table of listTables(node.arguments[0], getString)) {
        if (WRITE.has(method)) writes.push(table)
        if (READ.has(method)) reads.push(table)
      }
    },
    TaggedTemplateExpression({ tag, start }) {
      if (tag.type === 'Identifier' && tag.name === 'sql') statements.push(lineOf(start))
    },
    TemplateLiteral(node) {
      const sql = node.quasis.map(({ value }) => value.cooked ?? '').join(' ? ')
      for (const [, table = ''] of sql.matchAll(RAW_WRITE)) writes.push(table.toLowerCase())
      for (const [, table = ''] of sql.matchAll(RAW_READ)) reads.push(table.toLowerCase())
    },
  }).visit(program)
  return {
    imports,
    importedNames,
    passedOn,
    opened,
    named: listNamed(path, text),
    patterns,
    fills,
    writes,
    reads,
    statements,
    elements,
    packedProps,
    nestedHooks,
    fragments,
  }
}

function listNamed(path: string, text: string): string[] {
  if (!/^(src\/testing|test\/reliability|e2e)\//.test(path)) return []
  const patterns = Array.from(text.matchAll(/'(src\/[\w./*{,}-]+\.ts)'/g), ([, pattern = '']) => pattern)
  return globSync(patterns).map((file) => file.replaceAll('\\', '/'))
}

const listNames = (text: string) => text.match(/[a-z]\w*/gi) ?? []

const nameOf = (node: { name: string } | { value: string }) => ('name' in node ? node.name : node.value)

/** Lists the tables of `'student as s'` or of an array of such strings. */
function listTables(node: unknown, getString: (node: unknown) => string | undefined): string[] {
  const { type, elements } = (node ?? {}) as { type?: string; elements?: unknown[] }
  const texts = type === 'ArrayExpression' ? (elements ?? []).map(getString) : [getString(node)]
  return texts.flatMap((text) => (text === undefined ? [] : [text.split(/\s/)[0] ?? '']))
}

/** Returns undefined for a package. */
export function resolveImport(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return normalize(join('src', specifier.slice(1)))
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier))
  return undefined
}
