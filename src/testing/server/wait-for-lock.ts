import { queryOnce } from '#embedded-postgres/index.ts'
import type { TestApi } from './api.ts'
import { waitUntil } from './wait-until.ts'

export async function countConnections({ ownerUrl }: Pick<TestApi, 'ownerUrl'>, condition: string): Promise<number> {
  const [row] = await queryOnce<{ n: number }>(
    ownerUrl,
    `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and application_name = 'munshi' and ${condition}`,
  )
  return row!.n
}

/** Resolves when the call waits for a lock, or is finished. */
export async function waitForLock(api: TestApi, call: Promise<unknown>): Promise<void> {
  let isDone = false
  void call.finally(() => (isDone = true))
  await waitUntil(async () => {
    const waiting = await countConnections(api, "wait_event_type = 'Lock'")
    if (!isDone && waiting === 0) throw new Error('The call waits for no lock.')
  })
}
