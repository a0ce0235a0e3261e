import { useSyncExternalStore } from 'react'
import { storage } from './storage.ts'

/** The local-storage keys of the three identities, in the order in which `/` prefers them. */
export const AREAS = ['admin', 'hr', 'user'] as const
export type Area = (typeof AREAS)[number]

export type StoredIdentity = {
  _id: string
  token: string
  role: string
  name: string
  email: string
  fname?: string | undefined
  lname?: string | undefined
  status?: string | undefined
}

const HOMES = { admin: '/admin', hr: '/hr', user: '/student' } as const
export const homeOf = (area: Area) => HOMES[area]

/** The name a person is called by on the page. */
export const fullNameOf = ({ fname, lname, name, email }: StoredIdentity): string =>
  [fname, lname].filter(Boolean).join(' ') || name || email

const read = new Map<Area, { raw: string; identity: StoredIdentity | null }>()
const listeners = new Set<() => void>()
const changed = () => listeners.forEach((listener) => listener())

/** The identity stored for an area, or null; the same object as long as the stored text is the same. */
export function identityOf(area: Area): StoredIdentity | null {
  const raw = storage.get(area) ?? ''
  const known = read.get(area)
  if (known?.raw === raw) return known.identity
  const identity = parsed(raw)
  read.set(area, { raw, identity })
  return identity
}

function parsed(raw: string): StoredIdentity | null {
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
  changed()
}

export function removeIdentity(area: Area): void {
  storage.remove(area)
  changed()
}

export function removeIdentities(): void {
  for (const area of AREAS) storage.remove(area)
  changed()
}

export const storedAreas = (): Area[] => AREAS.filter((area) => identityOf(area) !== null)

/** Which identity a path works for; the receipt pages follow `?as=` when that one is stored, else take the first that is. */
export function areaOfPath(pathname: string, as?: unknown): Area | null {
  const path = pathname.toLowerCase()
  if (/^\/admin(\/|$)/.test(path)) return 'admin'
  if (/^\/(hr|update)(\/|$)/.test(path)) return 'hr'
  if (/^\/student(\/|$)/.test(path)) return 'user'
  if (/^\/(fee-receipt|feesreceipt)(\/|$)/.test(path)) return ownerOf(as)
  return null
}

function ownerOf(as: unknown): Area | null {
  const stored = storedAreas()
  return stored.find((area) => area === as) ?? stored[0] ?? null
}

/** The identity that the page now open works for. */
export function activeIdentity(): { area: Area; identity: StoredIdentity } | null {
  const { pathname, search } = window.location
  const area = areaOfPath(pathname, new URLSearchParams(search).get('as'))
  const identity = area && identityOf(area)
  return area && identity ? { area, identity } : null
}

/** Follows sign-in and logout, in this tab and in others. */
export function useIdentity(area: Area | null): StoredIdentity | null {
  return useSyncExternalStore(subscribe, () => (area ? identityOf(area) : null))
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
