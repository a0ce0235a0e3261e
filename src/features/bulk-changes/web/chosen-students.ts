import { useSyncExternalStore } from 'react'
import { MAX_STUDENTS } from '#features/bulk-changes/contract/bulk-limits.ts'
import { getIdentity } from '#shared/web/identity-store.ts'
import { tabStorage } from '#shared/web/storage.ts'

type Ids = ReadonlySet<string>

const NONE: Ids = new Set()
const listeners = new Set<() => void>()
let cache: { raw: string; ids: Ids } = { raw: '', ids: NONE }

const getKey = () => `chosen-students:${getIdentity('hr')?._id ?? ''}`

/** The same object as long as the choice is the same. */
function read(): Ids {
  const raw = tabStorage.get(getKey()) ?? ''
  if (raw !== cache.raw) cache = { raw, ids: new Set(raw.split(' ').filter(Boolean)) }
  return cache.ids
}

function write(ids: Iterable<string>): void {
  tabStorage.set(getKey(), [...new Set(ids)].slice(0, MAX_STUDENTS).join(' '))
  listeners.forEach((listener) => listener())
}

/** Of the signed-in clerk, in this tab: ids only. A reload keeps them. */
export const chosenStudents = {
  add: (ids: Iterable<string>) => write([...read(), ...ids]),
  remove: (ids: Iterable<string>) => {
    const removed = new Set(ids)
    write([...read()].filter((id) => !removed.has(id)))
  },
  clear: () => write([]),
}

export function useChosenStudents(): Ids {
  return useSyncExternalStore(subscribe, read)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
