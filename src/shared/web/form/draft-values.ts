export type DraftValues = Record<string, string>

export type DraftStore = {
  /** Reads the draft that this browser has. */
  read: () => DraftValues | null
  /** Loads the draft that only the server has. */
  load: (signal: AbortSignal) => Promise<DraftValues | null>
  save: (values: DraftValues) => void
  remove: () => void
}

/** Names the idempotency key of an attempt to save whose response is not known, in a draft. No field has this name. */
export const ATTEMPT = '#attempt'

const SECRET = /passw|pswd/i

export const withoutSecrets = (values: DraftValues): DraftValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !SECRET.test(field)))

export function parseDraft(text: string | null): DraftValues | null {
  try {
    const stored = JSON.parse(text ?? 'null') as Record<string, unknown> | null
    if (stored === null) return null
    const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
    return Object.fromEntries(Object.entries(stored).map(([field, value]) => [field, toText(value)]))
  } catch {
    return null
  }
}
