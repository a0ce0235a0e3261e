import i18next, { type Resource } from 'i18next'
import { initReactI18next, useTranslation } from 'react-i18next'
import { countFormatter, interpolation } from '#shared/contract/format-count.ts'
import type { MessageWithValues } from '#shared/contract/issue-messages.ts'
import type { MessageKey } from '#shared/contract/messages.ts'

/** How the page speaks, beginning in English; the component tests begin with all the words, the page adds them as they come. */
export async function initI18n(resources: Resource): Promise<void> {
  await i18next
    .use(initReactI18next)
    .use(countFormatter)
    .init({
      lng: 'en',
      fallbackLng: 'en',
      defaultNS: 'shared',
      nsSeparator: ':',
      keySeparator: false,
      returnNull: false,
      interpolation,
      react: { useSuspense: false },
      partialBundledLanguages: true,
      resources,
    })
}

/** A word by its full key (`fees:amountRequired`), for keys that come from a contract rather than from the source. */
export function translate(key: MessageKey, values: Record<string, unknown> = {}): string {
  return byAnyKey(key, values)
}

type Translate = (key: string, values: object) => string
const byAnyKey = (key: string, values: object) => (i18next.t as Translate)(key, values)

/** A sentence that follows the language while it stands on the page. */
export function TranslatedMessage({ sentence }: { sentence: MessageWithValues }) {
  // Its own `t`, which another language replaces: by `translate` the compiler would keep the words of before.
  const { t } = useTranslation()
  return (t as unknown as Translate)(sentence.key, sentence.values)
}
