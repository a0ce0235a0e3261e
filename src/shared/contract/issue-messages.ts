import type * as z from 'zod/mini'
import { messagesOf, type MessageKey } from './messages.ts'
import type en from './messages/en.json'

const message = messagesOf<typeof en>('shared')

export type MessageWithValues = { key: MessageKey; values: Record<string, number> }

/** One message per field: the key that the schema declares, or a general one for the kind of issue. */
export function issueMessages(issues: readonly z.core.$ZodIssue[]): Record<string, MessageWithValues> {
  // A map, because an object already has a property `constructor`, which a client may send as a field.
  const fields = new Map<string, MessageWithValues>()
  const add = (field: string, text: MessageWithValues) => fields.has(field) || fields.set(field, text)
  for (const issue of issues.flatMap(unwrapUnion)) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) add(key, { key: message('unknownField'), values: {} })
    } else {
      add(issue.path.join('.'), { key: getMessageKey(issue), values: getLimits(issue) })
    }
  }
  return Object.fromEntries(fields)
}

const DECLARED_KEY = /^[a-z-]+:\w+$/

/** Replaces a union without its own message by the issues of its last option: the other options accept blank values. */
function unwrapUnion(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  const last = issue.code === 'invalid_union' && !DECLARED_KEY.test(issue.message) ? (issue.errors.at(-1) ?? []) : []
  if (last.length === 0) return [issue]
  return last.flatMap((inner) => unwrapUnion({ ...inner, path: [...issue.path, ...inner.path] }))
}

function getMessageKey(issue: z.core.$ZodIssue): MessageKey {
  if (DECLARED_KEY.test(issue.message)) return issue.message as MessageKey
  if (issue.code === 'too_big') return issue.origin === 'string' ? message('tooLong') : message('tooBig')
  if (issue.code === 'too_small') return issue.origin === 'string' ? message('tooShort') : message('tooSmall')
  return message('badValue')
}

function getLimits(issue: z.core.$ZodIssue): Record<string, number> {
  if (issue.code === 'too_big') return { max: Number(issue.maximum) }
  if (issue.code === 'too_small') return { min: Number(issue.minimum) }
  return {}
}
