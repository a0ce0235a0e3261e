import type * as z from 'zod/mini'

type Schema = z.core.$ZodType
type Def = z.core.$ZodTypeDef & {
  shape?: Record<string, Schema>
  in?: Schema
  out?: Schema
  innerType?: Schema
  element?: Schema
  options?: Schema[]
}
const getDef = (schema: Schema) => schema._zod.def as Def

/** The fields that a body (or each record of a list) accepts, and the read-only ones that it ignores. */
export function listBodyFields(body: Schema): { accepted: string[]; ignored: string[] } {
  const { in: input, out: output, element, shape } = getDef(body)
  // A pipe that starts with a transform: the schema behind it describes the fields.
  const inner = (input && getDef(input).type === 'transform' ? output : input) ?? element
  if (inner) return listBodyFields(inner)
  if (!shape) throw new Error('this body is not an object: handle its schema here')
  const isIgnored = (field: Schema) => {
    const { innerType } = getDef(field)
    return innerType !== undefined && getDef(innerType).type === 'unknown'
  }
  const names = Object.entries(shape)
  return {
    accepted: names.filter(([, field]) => !isIgnored(field)).map(([name]) => name),
    ignored: names.filter(([, field]) => isIgnored(field)).map(([name]) => name),
  }
}

export function mapRecords(body: unknown, change: (record: object) => object): unknown {
  return Array.isArray(body) ? body.map((record: object) => change(record)) : change(body as object)
}

export function listFieldNames(schema: Schema): string[] {
  const { shape = {}, in: input, innerType, element, options = [] } = getDef(schema)
  const inner = [...Object.values(shape), ...options, input, innerType, element]
  return [...Object.keys(shape), ...inner.flatMap((part) => (part ? listFieldNames(part) : []))]
}
