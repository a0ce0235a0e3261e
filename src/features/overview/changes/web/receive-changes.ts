import type { QueryClient } from '@tanstack/react-query'
import type { ChangeLine } from '#features/overview/changes/contract/changes.contract.ts'
import { hasUnsavedForm } from '#shared/web/form/unsaved-forms.ts'
import { liveHeaders, ownRequests } from '#shared/web/own-writes.ts'
import { refreshInPlace } from './refresh-in-place.ts'

/**
 * Changes within this time are loaded together. Each page adds up to as much, so that not all ask at the same moment.
 */
const DELAY_MS = 200
/** Two loads are at least this far apart, whatever others save. */
const PAUSE_MS = 1_000
/** After the server was restarted, every page loads everything within this time, not all at once. */
const REFRESH_SPREAD_MS = 3_000
/** Waits this long for a form to be saved or left, then tries again. */
const RETRY_MS = 300
/** A write of this page may wait this long for its response, which tells whose change it is. */
const MAX_OWN_MS = 5_000

/** Loads the data on screen again after changes of others. */
export function createChangeReceiver(client: QueryClient) {
  let changes: { topics: string[]; by: string }[] = []
  let isAll = false
  let firstAt = 0
  let appliedAt = 0
  let timer: number | undefined

  function receive(line: ChangeLine): void {
    if (line.readAfter !== undefined) liveHeaders['read-after'] = `${line.readAfter}`
    if (line.refresh === undefined && line.changes === undefined) return
    if (line.refresh) isAll = true
    changes.push(...(line.changes ?? []))
    if (timer !== undefined) return
    firstAt = Date.now()
    const delay = line.refresh ? Math.random() * REFRESH_SPREAD_MS : DELAY_MS * (1 + Math.random())
    timer = window.setTimeout(apply, Math.max(delay, appliedAt + PAUSE_MS - firstAt))
  }

  function apply(): void {
    const isOwnPending = client.isMutating() > 0 && Date.now() - firstAt < MAX_OWN_MS
    if (document.hidden || isOwnPending || isTyping()) {
      timer = window.setTimeout(apply, RETRY_MS)
      return
    }
    const topics = new Set(changes.filter(({ by }) => !ownRequests.delete(by)).flatMap((change) => change.topics))
    if (isAll) void refreshInPlace(client)
    else if (topics.size > 0) void refreshInPlace(client, [...topics])
    changes = []
    isAll = false
    timer = undefined
    appliedAt = Date.now()
  }
  return { receive, stop: () => window.clearTimeout(timer) }
}

/** A form may start anew with the new record: never while somebody types into it. */
const isTyping = () => hasUnsavedForm() || document.activeElement?.matches(FIELD) === true
const FIELD =
  'form[novalidate]:not([data-merges-changes]) :is(textarea, select, input:not([type="checkbox"], [type="radio"]))'
