declare module 'virtual:guide' {
  import type { GuideIndex, GuideTopic } from '#features/overview/help/contract/guide.ts'
  import type { HelpTopic } from '#shared/contract/help-topics.ts'
  import type { Language } from '#shared/contract/messages.ts'

  type Loaders = {
    index: () => Promise<{ index: GuideIndex }>
    topics: Record<HelpTopic, () => Promise<{ topic: GuideTopic }>>
  }
  export const guide: Record<Language, Loaders>
}
