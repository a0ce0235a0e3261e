declare module 'virtual:messages' {
  import type { Language } from '#shared/contract/messages.ts'
  import type { Messages } from '#shared/web/message-store.ts'

  export const catalogues: Record<Language, () => Promise<{ messages: Messages }>>
}
