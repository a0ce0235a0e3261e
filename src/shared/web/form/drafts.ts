import { getActiveIdentity } from '../identity-store.ts'
import { storage } from '../storage.ts'

type Values = Record<string, string>

const SECRET = /passw|pswd/i

/** The storage key of a draft, which contains the identity. Null without one. */
export function draftKey(name: string | undefined): string | null {
  const active = name === undefined ? null : getActiveIdentity()
  return active && `draft:${active.area}:${active.identity._id}:${name}`
}

export function saveDraft(name: string | undefined, values: Values): void {
  const key = draftKey(name)
  if (key)
    storage.set(
      key,
      JSON.stringify(Object.fromEntries(Object.entries(values).filter(([field]) => !SECRET.test(field)))),
    )
}

export function deleteDraft(name: string | undefined): void {
  const key = draftKey(name)
  if (key) storage.remove(key)
}

export function readDraft<V extends Values>(name: string | undefined, fields: V): Partial<V> | null {
  const key = draftKey(name)
  const raw = key && storage.get(key)
  if (!raw) return null
  try {
    const stored = Object.entries(JSON.parse(raw) as Values).filter(
      ([field, value]) => field in fields && typeof value === 'string',
    )
    return stored.length > 0 ? (Object.fromEntries(stored) as Partial<V>) : null
  } catch {
    return null
  }
}
