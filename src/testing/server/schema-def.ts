import type * as z from 'zod/mini'

export type Schema = z.core.$ZodType
export type Def = z.core.$ZodTypeDef & {
  shape?: Record<string, Schema>
  in?: Schema
  out?: Schema
  innerType?: Schema
  element?: Schema
  options?: Schema[]
}
export const getDef = (schema: Schema) => schema._zod.def as Def

/** Returns the schema of a pipe's values: the one behind a transform, else the first. Undefined for other schemas. */
export function getInner(schema: Schema): Schema | undefined {
  const { in: input, out: output } = getDef(schema)
  return input && getDef(input).type === 'transform' ? output : input
}
