import { guide } from 'virtual:guide'
import { queryOptions } from '@tanstack/react-query'
import type { HelpTopic } from '#shared/contract/help-topics.ts'
import type { Language } from '#shared/contract/messages.ts'
import { translate } from '#shared/web/i18n.tsx'

/** The texts are files of the build: they load once. */
export const helpQueries = {
  index: (language: Language) =>
    queryOptions({
      queryKey: ['help', language],
      queryFn: async () => (await loadFile(guide[language].index)).index,
      staleTime: Infinity,
    }),
  topic: (language: Language, topic: HelpTopic) =>
    queryOptions({
      queryKey: ['help', language, topic],
      queryFn: async () => (await loadFile(guide[language].topics[topic])).topic,
      staleTime: Infinity,
    }),
}

async function loadFile<File>(load: () => Promise<File>): Promise<File> {
  try {
    return await load()
  } catch {
    throw new Error(translate('shared:chunkLoadFailed'))
  }
}
