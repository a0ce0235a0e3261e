import { randomBytes, timingSafeEqual } from 'node:crypto'
import { isSetUp } from '#features/institute/server/door.ts'
import { sayFrom } from '#shared/contract/say.ts'
import type { Db } from '#shared/server/db.ts'
import { Refusal } from '#shared/server/errors.ts'
import type en from '../contract/words/en.json'

const say = sayFrom<typeof en>('setup')

/** Keeps the one-time code of an empty database, which only the terminal shows. */
export type SetupGate = {
  /** None once the institute is set up. */
  readonly code: string | undefined
  /** As the database's owner: data sets are loaded past the restricted role. */
  readonly ownerUrl: string
  /** 409 once the institute is set up, by this process or another; 403 for a wrong code. */
  check(db: Db, code: string): Promise<void>
  close(): void
}

export async function openSetupGate(db: Db, ownerUrl: string): Promise<SetupGate> {
  let code = (await isSetUp(db)) ? undefined : randomBytes(18).toString('base64url')
  return {
    ownerUrl,
    get code() {
      return code
    },
    async check(current, given) {
      if (code === undefined || (await isSetUp(current))) throw new Refusal(409, 'set_up', say('alreadySetUp'))
      if (!isSame(given, code)) throw new Refusal(403, 'wrong_code', say('wrongCode'))
    },
    close() {
      code = undefined
    },
  }
}

function isSame(given: string, code: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(code)]
  return a.length === b.length && timingSafeEqual(a, b)
}
