import { useSyncExternalStore } from 'react'
import { getActiveIdentity } from './identity-store.ts'
import { tabStorage } from './storage.ts'

type Ids = ReadonlySet<string>

const NONE: Ids = new Set()

/**
 * Stores the ids of the rows that the page's identity ticked in this tab, at most `max`. A reload keeps them, a new
 * session does not.
 */
export function createChosenRows(name: string, max: number) {
  const listeners = new Set<() => void>()
  let cache: { raw: string; ids: Ids } = { raw: '', ids: NONE }
  const getKey = () => `chosen-${name}:${getActiveIdentity()?.identity._id ?? ''}`
  /** The end of the token tells sessions apart, and opens none. */
  const getSession = () => `session:${getActiveIdentity()?.identity.token.slice(-6) ?? ''}`

  /** Returns the same object as long as the choice is the same. */
  function read(): Ids {
    const raw = tabStorage.get(getKey()) ?? ''
    const [session, ...ids] = raw.split(' ').filter(Boolean)
    if (session !== getSession()) return NONE
    if (raw !== cache.raw) cache = { raw, ids: new Set(ids) }
    return cache.ids
  }

  function write(ids: Iterable<string>): void {
    tabStorage.set(getKey(), [getSession(), ...[...new Set(ids)].slice(0, max)].join(' '))
    listeners.forEach((listener) => listener())
  }

  function remove(ids: Iterable<string>): void {
    const removed = new Set(ids)
    write([...read()].filter((id) => !removed.has(id)))
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  const add = (ids: Iterable<string>) => write([...read(), ...ids])
  return {
    add,
    remove,
    clear: () => write([]),
    onChoose: (ids: Iterable<string>, isChosen: boolean) => (isChosen ? add(ids) : remove(ids)),
    useIds: () => useSyncExternalStore(subscribe, read),
  }
}
export type ChosenRows = ReturnType<typeof createChosenRows>

type ReadPage = (paging: { page: number; limit: number; totals: 'false' }) => Promise<readonly { _id: string }[]>

const PAGE = 100

/** Reads the ids of a whole list, or of its first `max` rows. */
export async function listIds(max: number, readPage: ReadPage): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; ids.length < max; page++) {
    const rows = await readPage({ page, limit: PAGE, totals: 'false' })
    ids.push(...rows.map(({ _id }) => _id))
    if (rows.length < PAGE) break
  }
  return ids.slice(0, max)
}
