import type { UpdateCheck, UpdateStatus } from '../contract/updates.contract.ts'

/** The installation of this process. The command line implements it, because a version cannot replace itself. */
export type UpdateService = {
  describe(): UpdateStatus
  /** Resolves also if the address of releases cannot be read. */
  check(): Promise<UpdateCheck>
  /** Fetches the newest version in the background. The app restarts afterwards. */
  start(): void
}

/** A process that was started without an installation, for example in a checkout. */
export const createFixedVersion = (version: string, command: string): UpdateService => ({
  describe: () => ({ version, command, hasFeed: false, isFetching: false, failure: null, last: null }),
  check: async () => ({ available: null, failure: null }),
  start: () => {},
})
