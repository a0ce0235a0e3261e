import type { CompiledQuery } from 'kysely'
import type { Db } from './db.ts'

/** Stands for a value until the query is run. */
class Placeholder {
  readonly index: number
  constructor(index: number) {
    this.index = index
  }
}

type Compilable<Row> = { compile(db: Db): CompiledQuery<Row> }

/**
 * A query whose text is the same for all values, compiled when it is first run. `build` gets placeholders: it may pass them
 * to the query as values, and do nothing else with them.
 */
export function compileOnce<Values extends unknown[], Row>(
  build: (db: Db, ...values: Values) => Compilable<Row>,
): (db: Db, ...values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  return async (db, ...values) => {
    compiled ??= build(db, ...(values.map((_, index) => new Placeholder(index)) as Values)).compile(db)
    const parameters = compiled.parameters.map((each) => (each instanceof Placeholder ? values[each.index] : each))
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows
  }
}
