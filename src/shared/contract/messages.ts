/** A catalogue key with its room: `fees:amountRequired`. Contract messages are such keys; both sides translate them. */
export type MessageKey = `${string}:${string}`

/** Types the keys of one room's English catalogue: `const say = sayFrom<typeof en>('fees')`, then `say('amountRequired')`. */
export function messagesOf<Catalogue extends Record<string, string>>(room: string) {
  return (key: WithoutPlural<keyof Catalogue & string>): MessageKey => `${room}:${key}`
}

/** `inUse_one` and `inUse_other` are both asked for as `inUse`, with a `count`. */
type WithoutPlural<Key extends string> =
  Key extends `${infer Stem}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Stem : Key

export const LANGUAGES = ['en', 'fr', 'tr'] as const
export type Language = (typeof LANGUAGES)[number]
