import { sql } from 'kysely'
import type { Tx } from '#shared/server/db.ts'
import { AppError } from '#shared/server/errors.ts'

type Attempt<T> = { result: T; refusal?: undefined } | { result?: undefined; refusal: AppError }

/** Does the work, or takes it back and returns the error that people read. `isTrial` always takes it back. */
export async function attempt<T>(tx: Tx, work: () => Promise<T>, { isTrial = false } = {}): Promise<Attempt<T>> {
  await sql`savepoint attempt`.execute(tx)
  try {
    const result = await work()
    await sql.raw(isTrial ? 'rollback to savepoint attempt' : 'release savepoint attempt').execute(tx)
    return { result }
  } catch (error) {
    // Others are told to try again, or are faults.
    if (!(error instanceof AppError) || error.status === 503) throw error
    await sql`rollback to savepoint attempt`.execute(tx)
    return { refusal: error }
  }
}
