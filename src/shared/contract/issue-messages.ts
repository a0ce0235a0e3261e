import * as z from 'zod/mini'
import { isMessageKey, messagesOf, type MessageKey } from './messages.ts'
import type en from './messages/en.json'

const message = messagesOf<typeof en>('shared')

export type MessageWithValues = { key: MessageKey; values: Record<string, number | string> }

type Parsed<T> = { data: T; messages?: undefined } | { data?: undefined; messages: Record<string, MessageWithValues> }

export function parseInput<S extends z.core.$ZodType>(schema: S, input: unknown): Parsed<z.output<S>> {
  const parsed = z.safeParse(schema, input, { reportInput: true })
  return parsed.success ? { data: parsed.data } : { messages: issueMessages(parsed.error.issues) }
}

/**
 * Returns one message per field: the key that the schema declares, or a general one for the kind of issue. A key
 * declared for the type itself (`z.string(missing)`, `z.enum(values, missing)`) applies to a missing value, not to one
 * of another type.
 */
function issueMessages(issues: readonly z.core.$ZodIssue[]): Record<string, MessageWithValues> {
  // A map, because an object already has a property `constructor`, which a client may send as a field.
  const fields = new Map<string, MessageWithValues>()
  const add = (field: string, text: MessageWithValues) => fields.has(field) || fields.set(field, text)
  for (const issue of issues.flatMap(unwrapUnion)) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) add(key, { key: message('unknownField'), values: {} })
    } else {
      add(issue.path.join('.'), { key: getMessageKey(issue), values: getValues(issue) })
    }
  }
  return Object.fromEntries(fields)
}

/** Replaces a union without its own message by the issues of its last option: the other options accept blank values. */
function unwrapUnion(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  const last = issue.code === 'invalid_union' && !isMessageKey(issue.message) ? (issue.errors.at(-1) ?? []) : []
  if (last.length === 0) return [issue]
  return last.flatMap((inner) => unwrapUnion({ ...inner, path: [...issue.path, ...inner.path] }))
}

const isMissing = (input: unknown) =>
  input === undefined || input === null || (typeof input === 'string' && input.trim() === '')
const isOfWrongType = ({ code, input }: z.core.$ZodIssue) =>
  ['invalid_type', 'invalid_value', 'invalid_union'].includes(code) && !isMissing(input)

function getMessageKey(issue: z.core.$ZodIssue): MessageKey {
  if (listChoices(issue) !== undefined && isOfWrongType(issue)) return message('badChoice')
  if (isMessageKey(issue.message) && !isOfWrongType(issue)) return issue.message
  if (issue.code === 'too_big') return issue.origin === 'string' ? message('tooLong') : message('tooBig')
  if (issue.code === 'too_small') return issue.origin === 'string' ? message('tooShort') : message('tooSmall')
  return message('badValue')
}

function listChoices(issue: z.core.$ZodIssue): string | undefined {
  if (issue.code === 'invalid_value') return issue.values.join(', ')
  return issue.code === 'invalid_type' && issue.expected === 'boolean' ? 'true, false' : undefined
}

function getValues(issue: z.core.$ZodIssue): Record<string, number | string> {
  const choices = listChoices(issue)
  if (choices !== undefined) return { choices }
  if (issue.code === 'too_big') return { max: Number(issue.maximum) }
  if (issue.code === 'too_small') return { min: Number(issue.minimum) }
  return {}
}
