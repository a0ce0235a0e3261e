declare module 'virtual:messages' {
  import type { Language } from '#shared/contract/messages.ts'
  import type { Chunk } from '#shared/web/i18n.tsx'

  type Catalogues = Record<string, Record<string, string>>

  export const bundled: Catalogues
  export const chunks: Record<Language, Record<Chunk, () => Promise<{ catalogues: Catalogues }>>>
}
