import { randomBytes } from 'node:crypto'
import { isSetUp } from '#features/base/institute/server/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { wallClock } from '#shared/server/clock.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import { AppError } from '#shared/server/errors.ts'
import type { DemoAccount } from '../contract/setup.contract.ts'
import type en from '../contract/messages/en.json'
import { findSetupCode, insertSetupCode, loadOnce } from './setup-codes.sql.ts'

const message = messagesOf<typeof en>('setup')

type Load = () => Promise<DemoAccount[]>

/** Guards the first run with a one-time code that is printed in the terminal. Each process accepts the codes of all. */
export type SetupGate = {
  /** The code of this process; undefined once the institute is set up. */
  readonly code: string | undefined
  /** The URL of the database owner: the restricted role may not load a data set. */
  readonly ownerUrl: string
  /** 409: already set up, by this process or another. 403: wrong code. */
  check(db: Db, code: string): Promise<void>
  /** Returns the accounts of the demo institute if the code has loaded it, else null. 409, 403: like `check`. */
  findAccounts(db: Db, code: string): Promise<DemoAccount[] | null>
  /**
   * Loads the demo institute and closes. `work` passes its transaction. A concurrent or repeated request with the same
   * code gets the same accounts, because only the response contains their passwords and it may be lost.
   */
  loadDemo(
    db: Db,
    code: string,
    work: (once: (tx: Tx, load: Load) => Promise<DemoAccount[]>) => Promise<DemoAccount[]>,
  ): Promise<DemoAccount[]>
  close(): void
  /** A restore begins in place of the set-up, which is refused from now on. */
  closeForRestore(): void
  /** 409: a restore has begun. */
  assertNoRestore(): void
}

export async function openSetupGate(db: Db, ownerUrl: string): Promise<SetupGate> {
  let code = (await isSetUp(db)) ? undefined : randomBytes(18).toString('base64url')
  if (code !== undefined) await insertSetupCode(db, code, wallClock)
  let isRestoring = false
  const gate: SetupGate = {
    ownerUrl,
    get code() {
      return code
    },
    async check(current, candidate) {
      if (await isSetUp(current)) throw new AppError(409, 'set_up', message('alreadySetUp'))
      if (!(await findSetupCode(current, candidate))) throw new AppError(403, 'wrong_code', message('wrongCode'))
    },
    async findAccounts(current, candidate) {
      const accounts = (await findSetupCode(current, candidate))?.accounts
      if (accounts) return accounts
      await gate.check(current, candidate)
      return null
    },
    async loadDemo(current, candidate, work) {
      gate.assertNoRestore()
      const accounts =
        (await gate.findAccounts(current, candidate)) ?? (await work((tx, load) => loadOnce(tx, candidate, load)))
      gate.close()
      return accounts
    },
    close() {
      code = undefined
    },
    closeForRestore() {
      isRestoring = true
    },
    assertNoRestore() {
      if (isRestoring) throw new AppError(409, 'restoring', message('restoring'))
    },
  }
  return gate
}
