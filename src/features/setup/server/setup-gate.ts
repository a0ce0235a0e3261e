import { randomBytes, timingSafeEqual } from 'node:crypto'
import { isSetUp } from '#features/institute/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Db } from '#shared/server/db.ts'
import { AppError } from '#shared/server/errors.ts'
import type { DemoAccount } from '../contract/setup.contract.ts'
import type en from '../contract/messages/en.json'

const message = messagesOf<typeof en>('setup')

/** Guards the first run with a one-time code that is printed in the terminal. */
export type SetupGate = {
  /** Undefined once the institute is set up. */
  readonly code: string | undefined
  /** Of the database owner: the restricted role may not load a data set. */
  readonly ownerUrl: string
  /** 409: already set up, by this process or another. 403: wrong code. */
  check(db: Db, code: string): Promise<void>
  /** The accounts of the demo institute if the code has loaded it, else null. 409, 403: as `check`. */
  findAccounts(db: Db, code: string): Promise<DemoAccount[] | null>
  /**
   * Loads the demo institute and closes. A repeated request with the same code gets the same accounts, because their
   * passwords are stored nowhere else and the first response may be lost.
   */
  loadDemo(db: Db, code: string, load: () => Promise<DemoAccount[]>): Promise<DemoAccount[]>
  close(): void
}

export async function openSetupGate(db: Db, ownerUrl: string): Promise<SetupGate> {
  let code = (await isSetUp(db)) ? undefined : randomBytes(18).toString('base64url')
  let loaded: { code: string; accounts: Promise<DemoAccount[]> } | undefined
  const accountsFor = (candidate: string) => (loaded && isSame(candidate, loaded.code) ? loaded.accounts : undefined)
  const gate: SetupGate = {
    ownerUrl,
    get code() {
      return code
    },
    async check(current, candidate) {
      if (code === undefined || (await isSetUp(current))) throw new AppError(409, 'set_up', message('alreadySetUp'))
      if (!isSame(candidate, code)) throw new AppError(403, 'wrong_code', message('wrongCode'))
    },
    async findAccounts(current, candidate) {
      const loading = accountsFor(candidate)
      if (loading) return loading
      await gate.check(current, candidate)
      return null
    },
    async loadDemo(current, candidate, load) {
      const earlier = accountsFor(candidate)
      if (earlier) return earlier
      await gate.check(current, candidate)
      const concurrent = accountsFor(candidate)
      if (concurrent) return concurrent
      const own = { code: candidate, accounts: load() }
      loaded = own
      try {
        const accounts = await own.accounts
        gate.close()
        return accounts
      } catch (error) {
        if (loaded === own) loaded = undefined
        throw error
      }
    },
    close() {
      code = undefined
    },
  }
  return gate
}

function isSame(candidate: string, code: string): boolean {
  const [a, b] = [Buffer.from(candidate), Buffer.from(code)]
  return a.length === b.length && timingSafeEqual(a, b)
}
