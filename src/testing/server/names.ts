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
const defOf = (schema: Schema) => schema._zod.def as Def

/** The names that a body takes, or each record of a list, and those that may be sent back and are dropped. */
export function namesIn(body: Schema): { taken: string[]; ignored: string[] } {
  const { in: before, out: after, element, shape } = defOf(body)
  // What comes in as it likes is made fit for what stands behind.
  const inside = (before && defOf(before).type === 'transform' ? after : before) ?? element
  if (inside) return namesIn(inside)
  if (!shape) throw new Error('this body is no object with names: describe it here')
  const isIgnored = (field: Schema) => {
    const { innerType } = defOf(field)
    return innerType !== undefined && defOf(innerType).type === 'unknown'
  }
  const names = Object.entries(shape)
  return {
    taken: names.filter(([, field]) => !isIgnored(field)).map(([name]) => name),
    ignored: names.filter(([, field]) => isIgnored(field)).map(([name]) => name),
  }
}

/** A body with other values, or without some; of a list each of its records. */
export function changedIn(body: unknown, change: (record: object) => object): unknown {
  return Array.isArray(body) ? body.map((record: object) => change(record)) : change(body as object)
}

/** Every name of every object in a schema. */
export function everyNameIn(schema: Schema): string[] {
  const { shape = {}, in: before, innerType, element, options = [] } = defOf(schema)
  const inside = [...Object.values(shape), ...options, before, innerType, element]
  return [...Object.keys(shape), ...inside.flatMap((part) => (part ? everyNameIn(part) : []))]
}
