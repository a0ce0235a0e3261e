import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { refresh } from '#shared/web/query-client.ts'
import { keepRows } from './keep-rows.ts'

/** Data of the server that is held back while the page still shows the rows in their former order. */
type Held = { shown: unknown; fresh: unknown; updatedAt: number }

const held = new Map<Query, Held>()
const CHECK_MS = 200

/**
 * Loads the data of the topics again, or all data without topics. Where somebody points at rows, or works in a menu or
 * dialog, the rows change their values and stay where they are, until the pointer has left.
 */
export async function refreshInPlace(client: QueryClient, topics: readonly string[] = []): Promise<void> {
  const before = new Map<Query, unknown>()
  for (const query of client.getQueryCache().findAll({ type: 'active' }))
    before.set(query, held.get(query)?.shown ?? query.state.data)
  const unsubscribe = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual === true) return
    // A write of this page is shown at once.
    if (before.has(event.query) && client.isMutating() === 0) holdRows(event.query, before.get(event.query))
  })
  try {
    await refresh(client, ...topics.map((topic) => [topic as QueryKey[0]] as const))
  } finally {
    unsubscribe()
  }
}

function holdRows(query: Query, previous: unknown): void {
  const { data: fresh, dataUpdatedAt: updatedAt } = query.state
  if (!isInUse()) return
  const kept = keepRows(previous, fresh)
  if (kept === fresh) return
  const shown: unknown = query.setData(kept, { updatedAt, manual: true })
  if (held.size === 0) window.setTimeout(release, CHECK_MS)
  held.set(query, { shown, fresh, updatedAt })
}

function release(): void {
  if (isInUse()) return void window.setTimeout(release, CHECK_MS)
  const released = [...held]
  held.clear()
  for (const [query, { shown, fresh, updatedAt }] of released)
    if (query.state.data === shown) query.setData(fresh, { updatedAt, manual: true })
}

const ROWS = 'main :is(table, ul, ol, [role="grid"], [role="list"])'
const OPEN = '[role="menu"], [role="dialog"], [role="listbox"]'
const hasPointer = window.matchMedia('(hover: hover)')

/** After a tap, touch screens count the row as hovered until the next one. */
const isInUse = () =>
  document.querySelector(`${hasPointer.matches ? `${ROWS}:hover,` : ''} ${ROWS} :focus-visible, ${OPEN}`) !== null
