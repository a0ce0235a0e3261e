import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

export type SourceFile = {
  path: string
  /** Files of src that it imports, statically, dynamically, for their types or for their side effects. */
  imports: string[]
  /** Tables that it writes and reads, through Kysely or in raw SQL. */
  writes: string[]
  reads: string[]
}

const WRITE = new Set(['insertInto', 'updateTable', 'deleteFrom', 'mergeInto', 'replaceInto'])
const READ = new Set(['selectFrom', 'innerJoin', 'leftJoin', 'rightJoin', 'fullJoin', 'crossJoin', 'from', 'using'])
const RAW_WRITE = /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate|copy)\s+(?:only\s+)?"?([a-z_]+)"?/gi
const RAW_READ = /\b(?:from|join)\s+"?([a-z_]+)"?/gi

/** Every TypeScript file of a folder, read by a real parser: a pattern would miss `import()` and side-effect imports. */
export function readCode(folder = 'src'): SourceFile[] {
  return (readdirSync(folder, { recursive: true }) as string[])
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .map(readSource)
}

function readSource(path: string): SourceFile {
  return { path, ...factsOf(path, readFileSync(path, 'utf8')) }
}

/** What one file's text imports, writes and reads. */
export function factsOf(path: string, text: string): Omit<SourceFile, 'path'> {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const imports: string[] = []
  const writes: string[] = []
  const reads: string[] = []
  const literal = (node: unknown) => {
    const { type, value } = (node ?? {}) as { type?: string; value?: unknown }
    return type === 'Literal' && typeof value === 'string' ? value : undefined
  }
  const importing = (source: unknown) => {
    const specifier = literal(source)
    const file = specifier && resolve(path, specifier)
    if (file) imports.push(file)
  }
  new Visitor({
    ImportDeclaration: (node) => importing(node.source),
    ExportNamedDeclaration: (node) => importing(node.source),
    ExportAllDeclaration: (node) => importing(node.source),
    ImportExpression: (node) => importing(node.source),
    TSImportType: (node) => importing((node as unknown as { source: unknown }).source),
    CallExpression(node) {
      if (node.callee.type !== 'MemberExpression' || node.callee.property.type !== 'Identifier') return
      const method = node.callee.property.name
      for (const table of tablesIn(node.arguments[0], literal)) {
        if (WRITE.has(method)) writes.push(table)
        if (READ.has(method)) reads.push(table)
      }
    },
    TemplateLiteral(node) {
      const sql = node.quasis.map(({ value }) => value.cooked ?? '').join(' ? ')
      for (const [, table = ''] of sql.matchAll(RAW_WRITE)) writes.push(table.toLowerCase())
      for (const [, table = ''] of sql.matchAll(RAW_READ)) reads.push(table.toLowerCase())
    },
  }).visit(program)
  return { imports, writes, reads }
}

/** `'student as s'`, or several in an array. */
function tablesIn(node: unknown, literal: (node: unknown) => string | undefined): string[] {
  const { type, elements } = (node ?? {}) as { type?: string; elements?: unknown[] }
  const texts = type === 'ArrayExpression' ? (elements ?? []).map(literal) : [literal(node)]
  return texts.flatMap((text) => (text === undefined ? [] : [text.split(/\s/)[0] ?? '']))
}

function resolve(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('#')) return normalize(join('src', specifier.slice(1)))
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier))
  return undefined
}
