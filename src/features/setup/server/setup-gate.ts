import { randomBytes, timingSafeEqual } from 'node:crypto'
import { isSetUp } from '#features/institute/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Db } from '#shared/server/db.ts'
import { AppError } from '#shared/server/errors.ts'
import type { DemoAccount } from '../contract/setup.contract.ts'
import type en from '../contract/messages/en.json'

const message = messagesOf<typeof en>('setup')

/** Keeps the one-time code of an empty database, which only the terminal shows. */
export type SetupGate = {
  /** None once the institute is set up. */
  readonly code: string | undefined
  /** As the database's owner: data sets are loaded past the restricted role. */
  readonly ownerUrl: string
  /** 409 once the institute is set up, by this process or another; 403 for a wrong code. */
  check(db: Db, code: string): Promise<void>
  /**
   * Loads the demo institute and closes. Its passwords are nowhere else: whoever sends the same code to this process again,
   * since the answer was lost or late, is given the same accounts.
   */
  demo(db: Db, code: string, load: () => Promise<DemoAccount[]>): Promise<DemoAccount[]>
  close(): void
}

export async function openSetupGate(db: Db, ownerUrl: string): Promise<SetupGate> {
  let code = (await isSetUp(db)) ? undefined : randomBytes(18).toString('base64url')
  let loaded: { code: string; accounts: Promise<DemoAccount[]> } | undefined
  const accountsFor = (given: string) => (loaded && isSame(given, loaded.code) ? loaded.accounts : undefined)
  const gate: SetupGate = {
    ownerUrl,
    get code() {
      return code
    },
    async check(current, given) {
      if (code === undefined || (await isSetUp(current))) throw new AppError(409, 'set_up', message('alreadySetUp'))
      if (!isSame(given, code)) throw new AppError(403, 'wrong_code', message('wrongCode'))
    },
    async demo(current, given, load) {
      const known = accountsFor(given)
      if (known) return known
      await gate.check(current, given)
      const meanwhile = accountsFor(given)
      if (meanwhile) return meanwhile
      const mine = { code: given, accounts: load() }
      loaded = mine
      try {
        const accounts = await mine.accounts
        gate.close()
        return accounts
      } catch (error) {
        if (loaded === mine) loaded = undefined
        throw error
      }
    },
    close() {
      code = undefined
    },
  }
  return gate
}

function isSame(given: string, code: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(code)]
  return a.length === b.length && timingSafeEqual(a, b)
}
