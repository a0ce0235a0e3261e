import type { CompiledQuery } from 'kysely'
import type { Db } from './db.ts'
import type { Scope } from './scope.ts'

type Values = readonly unknown[]

/** Stands for a value until the query is run. */
class Placeholder {
  readonly read: (values: Values) => unknown
  constructor(read: (values: Values) => unknown) {
    this.read = read
  }
}

/** Also stands for the fields of the value, if it is an object. */
const createPlaceholder = (index: number) =>
  new Proxy(new Placeholder((values) => values[index]), {
    get: (placeholder, name) =>
      typeof name === 'symbol' || name in placeholder
        ? Reflect.get(placeholder, name)
        : new Placeholder((values) => (values[index] as Record<string, unknown>)[name]),
  })

type Compilable<Row> = { compile(db: Db): CompiledQuery<Row> }

type Build<Given extends unknown[], Row> = (db: Db, ...values: Given) => Compilable<Row>

/**
 * Compiles a query, whose text is the same for all values, when it is first run. `build` gets placeholders: it may pass
 * them, or fields of them, to the query as values, and do nothing else with them. A field that is undefined is null in
 * the query.
 */
export function compileOnce<Given extends unknown[], Row>(
  build: Build<Given, Row>,
): (db: Db, ...values: Given) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  return async (db, ...values) => {
    compiled ??= build(db, ...(values.map((_, index) => createPlaceholder(index)) as Given)).compile(db)
    const parameters = compiled.parameters.map((each) => (each instanceof Placeholder ? each.read(values) : each))
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows
  }
}

type BuildScoped<Given extends unknown[], Row> = (db: Db, scope: Scope, ...values: Given) => Compilable<Row>

/** Compiles a query once for each kind of scope. */
export function compileForScopes<Given extends unknown[], Row>(build: BuildScoped<Given, Row>) {
  const compiled = new Map<Scope['of'], (db: Db, scope: Scope, ...values: Given) => Promise<Row[]>>()
  return async (db: Db, scope: Scope, ...values: Given): Promise<Row[]> => {
    const { of } = scope
    const run =
      compiled.get(of) ??
      compileOnce<[Scope, ...Given], Row>((one, placeholder, ...given) =>
        build(one, Object.assign(placeholder, { of }), ...given),
      )
    compiled.set(of, run)
    return run(db, scope, ...values)
  }
}
