import type { Role } from '#shared/contract/endpoint.ts'
import type { ChangeLine } from '../contract/changes.contract.ts'
import type { Change } from './change.ts'
import { listTopics, type Topics } from './list-topics.ts'

/** Beyond these, a line does not say which requests have saved the changes. */
const MAX_REQUESTS = 20

/** Returns a line about the changes that this role may know of. Undefined if there are none. */
export function buildLine(
  declared: Topics,
  role: Role,
  changes: readonly Change[],
  readAfter?: number,
): ChangeLine | undefined {
  const requests = new Map<string, Set<string>>()
  const isLong = changes.length > MAX_REQUESTS
  for (const { kinds, requestId } of changes) {
    const by = isLong ? '' : requestId
    const topics = listTopics(declared, role, kinds)
    if (topics.length > 0) requests.set(by, new Set([...(requests.get(by) ?? []), ...topics]))
  }
  if (requests.size === 0) return undefined
  return {
    changes: Array.from(requests, ([by, topics]) => ({ topics: [...topics], by })),
    ...(readAfter !== undefined && { readAfter }),
  }
}
