import * as z from 'zod/mini'
import { UUID } from '#shared/contract/scalars.ts'
import { type Def, getDef, getInner, type Schema } from './schema-def.ts'

/** Returns the texts to store in a field, by its name, in order of preference. */
export type TextsOf = (field: string) => readonly string[]

/** Secrets are stored as hashes, files have bytes of their own, and the others name a record. */
const NO_TEXT =
  /password|pswd|^(code|token|image|file|student|batch|batchCode|course|category|record|recordId|seen|key)$/i

/** Puts a text into each field of the value that accepts one, also into those that it lacks. Other fields stay. */
export function fillTexts(schema: Schema, value: unknown, textsOf: TextsOf, name = ''): unknown {
  const { shape, element } = findContainer(schema)
  if (shape) {
    const known = (value ?? {}) as Record<string, unknown>
    const filled = Object.entries(shape).map(([field, part]) => [field, fillTexts(part, known[field], textsOf, field)])
    const entries = filled.filter(([, part]) => part !== undefined)
    return value === undefined && entries.length === 0 ? undefined : Object.fromEntries(entries)
  }
  if (element) return Array.isArray(value) ? value.map((part) => fillTexts(element, part, textsOf, name)) : value
  if (NO_TEXT.test(name) || (typeof value === 'string' && UUID.test(value))) return value
  return textsOf(name).find((text) => acceptsText(schema, text)) ?? value
}

/** Finds the shape of an object or the element of a list, behind optional values and transforms. */
function findContainer(schema: Schema): Pick<Def, 'shape' | 'element'> {
  const def = getDef(schema)
  if (def.shape || def.element) return def
  const inner = def.innerType ?? getInner(schema)
  if (inner) return findContainer(inner)
  return def.options?.map(findContainer).find(({ shape, element }) => shape ?? element) ?? {}
}

/** False for read-only fields, whose value is ignored. */
function acceptsText(schema: Schema, text: string): boolean {
  const { innerType } = getDef(schema)
  if (innerType && getDef(innerType).type === 'unknown') return false
  const { data } = z.safeParse(schema, text)
  return typeof data === 'string' && data.includes(text)
}
