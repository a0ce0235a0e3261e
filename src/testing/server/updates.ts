import type { UpdateStatus } from '#features/overview/updates/contract/updates.contract.ts'
import type { UpdateService } from '#features/overview/updates/server/update-service.ts'

const STATUS: UpdateStatus = {
  version: '1.0.0',
  command: null,
  hasFeed: true,
  isFetching: false,
  failure: null,
  last: null,
}

/** An installation that has a newer version to fetch, and fetches it for ever. */
export const testUpdates = {
  status: STATUS,
  started: 0,
  reset() {
    Object.assign(testUpdates, { status: STATUS, started: 0 })
  },
}

export const TEST_UPDATES: UpdateService = {
  describe: () => testUpdates.status,
  check: async () => ({ available: '1.1.0', failure: null }),
  start() {
    testUpdates.started += 1
    testUpdates.status = { ...testUpdates.status, isFetching: true }
  },
}
