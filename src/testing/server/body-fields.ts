import { getDef, getInner, type Schema } from './schema-def.ts'

/** Lists the fields that a body (or each record of a list) accepts, and the read-only ones that it ignores. */
export function listBodyFields(body: Schema): { accepted: string[]; ignored: string[] } {
  const { element, shape } = getDef(body)
  const inner = getInner(body) ?? element
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
