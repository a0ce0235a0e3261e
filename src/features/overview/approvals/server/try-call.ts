import { getAccount } from '#features/domain/fees/server/public.ts'
import { STAFF_AREAS } from '#shared/contract/grantable.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Tx } from '#shared/server/db.ts'
import { type AppError, BEYOND_LIMIT, found } from '#shared/server/errors.ts'
import { EVERYBODY } from '#shared/server/scope.ts'
import { APPROVABLES } from './approvable.ts'
import type { Effect, Requested, StoredMessage } from './stored-request.ts'
import { attempt } from './attempt.sql.ts'

/** The caller lacks the limit, or the permission for receipts that were counted or were not. */
const BY_LIMIT: readonly string[] = [BEYOND_LIMIT, 'signed_off', 'not_signed_off', 'forbidden']
export const isByLimit = ({ code }: AppError): boolean => BY_LIMIT.includes(code)

/** Tries a call as the caller. Returns the error, or undefined if they need no approval. */
export async function tryAsCaller(tx: Tx, ctx: Ctx<Actor>, { call, record, body }: Requested) {
  const run = () => APPROVABLES[call].run(tx, { ...ctx, runInBackground: () => {} }, record ?? '', body as never)
  return (await attempt(tx, run, { isTrial: true })).refusal
}

/** Tries a call without limits in each area, and takes it back. Throws its error if it is refused in all. */
export async function tryWithoutLimits(tx: Tx, ctx: Ctx<Actor>, { call, record, body }: Requested): Promise<Effect> {
  const { calls, run, facts: readFacts } = APPROVABLES[call]
  const refusals: AppError[] = []
  for (const area of STAFF_AREAS.filter((one) => calls[one])) {
    const actor: Actor = { ...ctx.actor, role: area, permissions: undefined, limits: undefined }
    const { result, refusal } = await attempt(
      tx,
      async (): Promise<Effect> => {
        const facts = await readFacts(tx, record ?? '', body)
        await run(tx, { ...ctx, actor, runInBackground: () => {} }, record ?? '', body as never)
        return { area, facts, pendingAfter: facts.student === null ? null : await readPending(tx, facts.student) }
      },
      { isTrial: true },
    )
    if (!refusal) return result
    refusals.push(refusal)
  }
  throw refusals.find((refusal) => !isByLimit(refusal)) ?? refusals[0]!
}

const readPending = async (tx: Tx, student: string) => found(await getAccount(tx, EVERYBODY, student)).PendingFee

/** The message beside the field, if there is one. */
export function toStored({ code, text, details }: AppError): StoredMessage {
  const [of = text] = Object.values(details.fields ?? {})
  return { code, key: of.key, values: of.values ?? {} }
}
