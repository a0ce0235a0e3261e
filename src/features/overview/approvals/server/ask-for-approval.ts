import { v7 as uuid } from 'uuid'
import { isPermitted } from '#shared/contract/endpoint.ts'
import type { StaffArea } from '#shared/contract/grantable.ts'
import { parseInput } from '#shared/contract/issue-messages.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type sharedEn from '#shared/contract/messages/en.json'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { AppError, forbidden, found, invalid, invalidField } from '#shared/server/errors.ts'
import type { Approval, AskBody } from '../contract/approvals.contract.ts'
import type en from '../contract/messages/en.json'
import { APPROVABLES } from './approvable.ts'
import { closeExpired, findApproval, insertApproval } from './approvals.sql.ts'
import { toApproval } from './read-approvals.ts'
import { isByLimit, toStored, tryAsCaller, tryWithoutLimits } from './try-call.ts'

const message = messagesOf<typeof en>('approvals')
const shared = messagesOf<typeof sharedEn>('shared')

/**
 * Stores what a call would do, which is tried with and without the caller's limits, and taken back. Has the errors of
 * the call. 403: the caller may not make this call at all. 409: the caller needs no approval, or waits for it already.
 */
export async function askForApproval(ctx: Ctx<Actor>, { call, values, ...of }: AskBody): Promise<Approval> {
  const record = call === 'expense.add' ? null : (of.record ?? null)
  if (record === null && call !== 'expense.add') throw invalidField('record', shared('required'))
  const endpoint = APPROVABLES[call].calls[ctx.actor.role as StaffArea]
  if (!endpoint?.body || !isPermitted(ctx.actor, endpoint.may, endpoint.roles)) throw forbidden()
  const { data, messages } = parseInput(endpoint.body, values)
  if (messages) throw invalid(messages)
  const requested = { call, record, body: data as Record<string, unknown> }
  return inTx(ctx.db, async (tx) => {
    const [by, at] = [ctx.actor.id, ctx.clock.now()]
    await closeExpired(tx, at)
    const why = await tryAsCaller(tx, ctx, requested)
    if (!why) throw new AppError(409, 'not_beyond_limit', message('notBeyondLimit'))
    if (!isByLimit(why)) throw why
    const effect = await tryWithoutLimits(tx, ctx, requested)
    const id = uuid()
    if (!(await insertApproval(tx, { id, ...requested, ...effect, why: toStored(why), by, at })))
      throw new AppError(409, 'already_asked', message('alreadyAsked'))
    const { student, amount } = effect.facts
    await audit(tx, ctx, {
      action: 'approval.ask',
      record: 'approval',
      recordId: id,
      after: { call, amount, reason: reasonOf(requested.body) },
      personal: { subjectId: student ?? id, fields: ['reason'] },
    })
    return toApproval(ctx, found(await findApproval(tx, id)))
  })
}

/** Expenses have a remark instead. */
const reasonOf = ({ reason, remark }: Record<string, unknown>) => reason ?? remark
