declare module 'virtual:sign-in-messages' {
  import type { Language } from '#shared/contract/messages.ts'

  /** Contains what sign-in.html and its scripts name, by key. */
  type Messages = Record<string, string>

  export const english: Messages
  export const loaders: Record<Exclude<Language, 'en'>, () => Promise<{ messages: Messages }>>
}
