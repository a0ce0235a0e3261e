import { queryOnce } from '#shared/server/query-once.ts'
import type { ApiTest } from './api.ts'

/** How many of the application's connections to this test's database are as described. */
export async function connections({ ownerUrl }: ApiTest, which: string): Promise<number> {
  const [row] = await queryOnce<{ n: number }>(
    ownerUrl,
    `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and application_name = 'munshi' and ${which}`,
  )
  return row!.n
}

/** Until the call waits for a row that somebody holds, or is done. */
export async function untilWaiting(api: ApiTest, call: Promise<unknown>): Promise<void> {
  let isDone = false
  void call.finally(() => (isDone = true))
  while (!isDone && (await connections(api, "wait_event_type = 'Lock'")) === 0)
    await new Promise((go) => setTimeout(go, 20))
}
