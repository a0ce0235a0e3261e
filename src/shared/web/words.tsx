import i18next from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Sentence } from '#shared/contract/issue-words.ts'
import type { WordKey } from '#shared/contract/say.ts'

/** A word by its full key (`fees:amountRequired`), for keys that come from a contract rather than from the source. */
export function translate(key: WordKey, values: Record<string, unknown> = {}): string {
  return byAnyKey(key, values)
}

type Translate = (key: string, values: object) => string
const byAnyKey = (key: string, values: object) => (i18next.t as Translate)(key, values)

/** A sentence that follows the language while it stands on the page. */
export function Said({ sentence }: { sentence: Sentence }) {
  // Its own `t`, which another language replaces: by `translate` the compiler would keep the words of before.
  const { t } = useTranslation()
  return (t as unknown as Translate)(sentence.key, sentence.values)
}
