import { activeIdentity } from '../identity-store.ts'
import { storage } from '../storage.ts'

type Values = Record<string, string>

/** Passwords are never put away. */
const SECRET = /passw|pswd/i

/** Where unsaved input is kept in the storage: only the same identity finds it again, and nobody who is not signed in. */
export function draftKey(name: string | undefined): string | null {
  const active = name === undefined ? null : activeIdentity()
  return active && `draft:${active.area}:${active.identity._id}:${name}`
}

export function saveDraft(name: string | undefined, values: Values): void {
  const place = draftKey(name)
  if (place)
    storage.set(place, JSON.stringify(Object.fromEntries(Object.entries(values).filter(([key]) => !SECRET.test(key)))))
}

export function deleteDraft(name: string | undefined): void {
  const place = draftKey(name)
  if (place) storage.remove(place)
}

/** The draft's values for the fields the form still has, or null. */
export function readDraft<V extends Values>(name: string | undefined, fields: V): Partial<V> | null {
  const place = draftKey(name)
  const raw = place && storage.get(place)
  if (!raw) return null
  try {
    const kept = Object.entries(JSON.parse(raw) as Values).filter(
      ([key, value]) => key in fields && typeof value === 'string',
    )
    return kept.length > 0 ? (Object.fromEntries(kept) as Partial<V>) : null
  } catch {
    return null
  }
}
