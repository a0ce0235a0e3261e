import { isPermitted, type Permitted } from '#shared/contract/endpoint.ts'
import type { MessageKey } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { scopeOf } from '#shared/server/scope.ts'
import type { Values } from '#shared/server/errors.ts'
import type { Approval, ApprovalList, ListApprovals } from '../contract/approvals.contract.ts'
import { may } from '../contract/permissions.ts'
import { APPROVABLES } from './approvable.ts'
import { type ApprovalRow, isExpired, listApprovals } from './approvals.sql.ts'
import { toWhy } from './why.ts'

/** Those who decide read all, others their own. */
export async function readApprovals(ctx: Ctx<Actor>, { page, limit, state }: ListApprovals): Promise<ApprovalList> {
  const by = may(ctx.actor, 'approvals.decide') ? undefined : ctx.actor.id
  const options = { by, state, now: ctx.clock.now(), limit, offset: (page - 1) * limit }
  const { rows, total } = await listApprovals(ctx.db, scopeOf(ctx.actor), options)
  return { approvals: rows.map((row) => toApproval(ctx, row)), total }
}

export function toApproval(ctx: Ctx<Actor>, row: ApprovalRow): Approval {
  const { facts, body, studentId: student } = row
  const say = (key: MessageKey, values: Values) => ctx.translate(ctx.language, key, { name: row.askedBy, ...values })
  const reason = body?.['reason'] ?? body?.['remark']
  return {
    _id: row._id,
    call: row.call,
    student:
      student === null ? null : { _id: student, name: row.studentName ?? '', deleted: row.studentStatus === 'Deleted' },
    amount: facts.amount,
    number: facts.number,
    date: facts.date,
    about: facts.about,
    payMode: facts.payMode ?? (typeof body?.['payMode'] === 'string' ? body['payMode'] : null),
    reason: typeof reason === 'string' ? reason : null,
    why: say(toWhy(row.why.key), row.why.values),
    pendingBefore: facts.pending,
    pendingAfter: row.pendingAfter,
    askedBy: row.askedBy,
    askedAt: row.askedAt.toISOString(),
    state: isExpired(row, ctx.clock.now()) ? 'expired' : row.state,
    decidedBy: row.decidedBy,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    answer: row.obstacle ? say(row.obstacle.key as MessageKey, row.obstacle.values) : row.answer,
    mayDecide: row.state === 'waiting' && !isExpired(row, ctx.clock.now()) && mayDecide(ctx.actor, row),
    version: row.version,
  }
}

/** Nobody decides their own request, and only who may make the call in its area can approve it. */
export function mayDecide(actor: Actor, row: Pick<ApprovalRow, 'askerId' | 'area' | 'call'>): boolean {
  const endpoint = APPROVABLES[row.call].calls[row.area]
  return (
    may(actor, 'approvals.decide') &&
    actor.id !== row.askerId &&
    endpoint !== undefined &&
    isPermitted(inArea(actor, row.area), endpoint.may, endpoint.roles) &&
    (actor.areas ?? [actor.role]).some((area) => area === row.area)
  )
}

/** The same person in another area. Permissions are those of the set, which may name both areas. */
export const inArea = <A extends NonNullable<Permitted>>(actor: A, area: ApprovalRow['area']): A => ({
  ...actor,
  role: area,
})
