import type { Role } from '#shared/contract/endpoint.ts'
import { storage } from './storage.ts'

/** The keys of the local storage are in order of preference. */
export const AREAS = ['admin', 'hr', 'user'] as const
export type Area = (typeof AREAS)[number]
export const AREA_OF_ROLE = { student: 'user', hr: 'hr', admin: 'admin' } as const satisfies Record<Role, Area>

export type StoredIdentity = {
  _id: string
  token: string
  role: string
  name: string
  email: string
  fname?: string | undefined
  lname?: string | undefined
  status?: string | undefined
  /** The areas that a member of staff may use. */
  areas?: readonly Area[] | undefined
  /** Absent if the account has all of its areas. */
  permissions?: readonly string[] | undefined
}

const HOMES = { admin: '/admin', hr: '/hr', user: '/student' } as const
export const getHomePath = (area: Area) => HOMES[area]

export const getFullName = ({ fname, lname, name, email }: StoredIdentity): string =>
  [fname, lname].filter(Boolean).join(' ') || name || email

const cache = new Map<Area, { raw: string; identity: StoredIdentity | null }>()
const listeners = new Set<() => void>()
const notifyListeners = () => listeners.forEach((listener) => listener())

/** Returns the stored identity, or null. It is the same object as long as the stored text is the same. */
export function getIdentity(area: Area): StoredIdentity | null {
  const raw = storage.get(area) ?? ''
  const cached = cache.get(area)
  if (cached?.raw === raw) return cached.identity
  const identity = parseIdentity(raw)
  cache.set(area, { raw, identity })
  return identity
}

function parseIdentity(raw: string): StoredIdentity | null {
  try {
    const value = JSON.parse(raw) as Partial<StoredIdentity> | null
    if (typeof value?._id !== 'string' || value._id === '') return null
    return { token: '', role: '', name: '', email: '', ...value, _id: value._id }
  } catch {
    return null
  }
}

export function storeIdentity(area: Area, identity: StoredIdentity): void {
  storage.set(area, JSON.stringify(identity))
  notifyListeners()
}

export function removeIdentity(area: Area): void {
  storage.remove(area)
  notifyListeners()
}

export function removeIdentities(): void {
  for (const area of AREAS) storage.remove(area)
  notifyListeners()
}

export const listStoredAreas = (): Area[] => AREAS.filter((area) => getIdentity(area) !== null)

/** Returns the area of a path. Receipt pages use the identity in `?as=`, if it is stored, else the first stored one. */
export function getAreaOfPath(pathname: string, as?: unknown): Area | null {
  const path = pathname.toLowerCase()
  if (/^\/admin(\/|$)/.test(path)) return 'admin'
  if (/^\/(hr|update)(\/|$)/.test(path)) return 'hr'
  if (/^\/student(\/|$)/.test(path)) return 'user'
  if (/^\/(fee-receipt|feesreceipt|fee-refund)(\/|$)/.test(path)) return getReceiptArea(as)
  return null
}

function getReceiptArea(as: unknown): Area | null {
  const stored = listStoredAreas()
  return stored.find((area) => area === as) ?? stored[0] ?? null
}

export function getActiveIdentity(): { area: Area; identity: StoredIdentity } | null {
  const { pathname, search } = window.location
  const area = getAreaOfPath(pathname, new URLSearchParams(search).get('as'))
  const identity = area && getIdentity(area)
  return area && identity ? { area, identity } : null
}

/** The listener is also called for a change in another tab. Returns a function that unsubscribes. */
export function subscribeToIdentities(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
