import type * as z from 'zod/mini'
import { messagesOf, type MessageKey } from './messages.ts'
import type en from './messages/en.json'

const message = messagesOf<typeof en>('shared')

export type MessageWithValues = { key: MessageKey; values: Record<string, number> }

/** What a schema's issues say, one sentence a field: the schema's own catalogue key, or one for the kind of issue. */
export function issueMessages(issues: readonly z.core.$ZodIssue[]): Record<string, MessageWithValues> {
  // A map: somebody may send a field called `constructor`, which every object seems to have already.
  const fields = new Map<string, MessageWithValues>()
  const add = (field: string, sentence: MessageWithValues) => fields.has(field) || fields.set(field, sentence)
  for (const issue of issues.flatMap(meant)) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) add(key, { key: message('unknownField'), values: {} })
    } else {
      add(issue.path.join('.'), { key: wordOf(issue), values: limitsOf(issue) })
    }
  }
  return Object.fromEntries(fields)
}

const OWN_WORD = /^[a-z-]+:\w+$/

/** Of a choice that fits nowhere and has no words of its own, what the last one says: the others stand for a blank. */
function meant(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  const last = issue.code === 'invalid_union' && !OWN_WORD.test(issue.message) ? (issue.errors.at(-1) ?? []) : []
  if (last.length === 0) return [issue]
  return last.flatMap((inner) => meant({ ...inner, path: [...issue.path, ...inner.path] }))
}

function wordOf(issue: z.core.$ZodIssue): MessageKey {
  if (OWN_WORD.test(issue.message)) return issue.message as MessageKey
  if (issue.code === 'too_big') return issue.origin === 'string' ? message('tooLong') : message('tooBig')
  if (issue.code === 'too_small') return issue.origin === 'string' ? message('tooShort') : message('tooSmall')
  return message('badValue')
}

function limitsOf(issue: z.core.$ZodIssue): Record<string, number> {
  if (issue.code === 'too_big') return { max: Number(issue.maximum) }
  if (issue.code === 'too_small') return { min: Number(issue.minimum) }
  return {}
}
