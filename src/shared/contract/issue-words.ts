import type * as z from 'zod/mini'
import { sayFrom, type WordKey } from './say.ts'
import type en from './words/en.json'

const say = sayFrom<typeof en>('shared')

export type Sentence = { key: WordKey; values: Record<string, number> }

/** What a schema's issues say, one sentence a field: the schema's own catalogue key, or one for the kind of issue. */
export function sentencesOf(issues: readonly z.core.$ZodIssue[]): Record<string, Sentence> {
  // A map: somebody may send a field called `constructor`, which every object seems to have already.
  const fields = new Map<string, Sentence>()
  const add = (field: string, sentence: Sentence) => fields.has(field) || fields.set(field, sentence)
  for (const issue of issues.flatMap(meant)) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) add(key, { key: say('unknownField'), values: {} })
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

function wordOf(issue: z.core.$ZodIssue): WordKey {
  if (OWN_WORD.test(issue.message)) return issue.message as WordKey
  if (issue.code === 'too_big') return issue.origin === 'string' ? say('tooLong') : say('tooBig')
  if (issue.code === 'too_small') return issue.origin === 'string' ? say('tooShort') : say('tooSmall')
  return say('badValue')
}

function limitsOf(issue: z.core.$ZodIssue): Record<string, number> {
  if (issue.code === 'too_big') return { max: Number(issue.maximum) }
  if (issue.code === 'too_small') return { min: Number(issue.minimum) }
  return {}
}
