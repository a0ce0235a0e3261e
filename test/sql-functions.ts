import { readFileSync } from 'node:fs'
import { parseSync } from 'oxc-parser'
import { parseSource, readCode } from './read-code.ts'

export type SqlFunction = {
  path: string
  name: string
  isExported: boolean
  /** It can run outside of a transaction: its first parameter is a `Db` or a context. */
  takesDb: boolean
  takesScope: boolean
  /** Tables that it reads, itself or through other declarations in files of SQL. */
  reads: string[]
}

type Declared = Omit<SqlFunction, 'reads'> & { own: string[]; mentioned: string[] }

/** Lists the functions and constants at the top of all `*.sql.ts`. */
export function listSqlFunctions(): SqlFunction[] {
  const all = readCode()
    .map(({ path }) => path)
    .filter((path) => path.endsWith('.sql.ts'))
    .flatMap((path) => listDeclared(path, readFileSync(path, 'utf8')))
  const resolve = (from: Declared, name: string) => {
    const inFile = all.filter((one) => one.path === from.path && one.name === name)
    return inFile.length > 0 ? inFile : all.filter((one) => one.isExported && one.name === name)
  }
  const collect = (declared: Declared, seen: Set<Declared>): Set<Declared> => {
    if (seen.has(declared)) return seen
    seen.add(declared)
    for (const name of declared.mentioned) for (const one of resolve(declared, name)) collect(one, seen)
    return seen
  }
  return all.map(({ own: _own, mentioned: _mentioned, ...declared }, index) => ({
    ...declared,
    reads: [...new Set([...collect(all[index]!, new Set())].flatMap(({ own }) => own))],
  }))
}

export function listDeclared(path: string, text: string): Declared[] {
  return parseSync(path, text).program.body.flatMap((node) => {
    const isExported = node.type === 'ExportNamedDeclaration'
    const declaration = isExported ? node.declaration : node
    const textOf = ({ start, end }: { start: number; end: number }) => text.slice(start, end)
    const describe = (name: string, source: string, parameters: string[]): Declared => ({
      path,
      name,
      isExported,
      takesDb: /\b(Db|Ctx)\b/.test(parameters[0] ?? '') || /^compile(Once|ForScopes)\b/.test(parameters[0] ?? ''),
      takesScope: /\bScope\b|^compileForScopes\b/.test(parameters.join()) || source.includes('scopeOf('),
      own: parseSource(path, source).reads,
      mentioned: [...new Set(source.match(/\b[a-z]\w*\b/gi))].filter((word) => word !== name),
    })
    if (declaration?.type === 'FunctionDeclaration')
      return [describe(declaration.id?.name ?? '', textOf(declaration), declaration.params.map(textOf))]
    if (declaration?.type !== 'VariableDeclaration') return []
    return declaration.declarations.map(({ id, init, start, end }) => {
      const isFunction = init?.type === 'ArrowFunctionExpression'
      const parameters = isFunction ? init.params.map(textOf) : init?.type === 'CallExpression' ? [textOf(init)] : []
      return describe(textOf(id).split(':')[0] ?? '', `const ${textOf({ start, end })}`, parameters)
    })
  })
}
