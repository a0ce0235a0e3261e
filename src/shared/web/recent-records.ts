import { AREAS, type Area, getIdentity, subscribeToIdentities } from './identity-store.ts'
import { storage } from './storage.ts'

export type RecentRecord = {
  kind: 'student' | 'receipt' | 'batch' | 'course' | 'enquiry'
  id: string
  label: string
  detail: string
}

const MAX_RECORDS = 6

const storageKey = (area: Area, id: string) => `recent:${area}:${id}`

/** Lists the records that the identity of the area opened last, the newest first. */
export function listRecentRecords(area: Area): RecentRecord[] {
  const identity = getIdentity(area)
  try {
    const records: unknown = JSON.parse((identity && storage.get(storageKey(area, identity._id))) ?? '[]')
    return Array.isArray(records) ? records.filter(isRecord) : []
  } catch {
    return []
  }
}

export function rememberRecord(area: Area, record: RecentRecord): void {
  const identity = getIdentity(area)
  if (!identity) return
  const others = listRecentRecords(area).filter(({ kind, id }) => kind !== record.kind || id !== record.id)
  storage.set(storageKey(area, identity._id), JSON.stringify([record, ...others].slice(0, MAX_RECORDS)))
}

/** Call once at startup. The names of people stay in the browser as long as the identity is signed in. */
export function startRecentRecords(): void {
  removeOrphans()
  subscribeToIdentities(removeOrphans)
}

function removeOrphans(): void {
  const kept = AREAS.map((area) => storageKey(area, getIdentity(area)?._id ?? ''))
  for (const key of storage.keys()) if (key.startsWith('recent:') && !kept.includes(key)) storage.remove(key)
}

const isRecord = (value: unknown): value is RecentRecord =>
  typeof value === 'object' && value !== null && ['kind', 'id', 'label', 'detail'].every((name) => name in value)
