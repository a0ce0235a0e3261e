import { isDeepStrictEqual } from 'node:util'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Actor } from '#shared/server/actor.ts'
import { audit } from '#shared/server/audit.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { inTx, type Tx } from '#shared/server/db.ts'
import { AppError, forbidden, found } from '#shared/server/errors.ts'
import type { Approval } from '../contract/approvals.contract.ts'
import type en from '../contract/messages/en.json'
import { APPROVABLES } from './approvable.ts'
import { type ApprovalRow, findApproval, hasEmail, isExpired, lockApproval, markDecided } from './approvals.sql.ts'
import { attempt } from './attempt.sql.ts'
import { inArea, mayDecide, toApproval } from './read-approvals.ts'
import type { StoredMessage } from './stored-request.ts'
import { isByLimit, toStored } from './try-call.ts'

const message = messagesOf<typeof en>('approvals')

/**
 * Does what was requested in the name of the requester, with the limits of the approver. If what it concerns has
 * changed, the request is closed as outdated instead. 403: the own request, or beyond the approver's limits. 404:
 * unknown. 409: decided or expired.
 */
export async function approve(ctx: Ctx<Actor>, id: string): Promise<Approval> {
  return inTx(ctx.db, async (tx) => {
    const row = await lockOpen(tx, ctx, id)
    const obstacle = await run(tx, ctx, row)
    const state = obstacle ? 'outdated' : 'approved'
    await markDecided(tx, id, { state, by: ctx.actor.id, at: ctx.clock.now(), obstacle })
    await auditDecision(tx, ctx, row, { action: obstacle ? 'approval.close' : 'approval.approve' })
    return toApproval(ctx, found(await findApproval(tx, id)))
  })
}

/** Has the errors of `approve`. */
export async function decline(ctx: Ctx<Actor>, id: string, answer: string | null): Promise<Approval> {
  return inTx(ctx.db, async (tx) => {
    const row = await lockOpen(tx, ctx, id)
    await markDecided(tx, id, { state: 'declined', by: ctx.actor.id, at: ctx.clock.now(), answer })
    await auditDecision(tx, ctx, row, { action: 'approval.decline', answer })
    return toApproval(ctx, found(await findApproval(tx, id)))
  })
}

async function lockOpen(tx: Tx, ctx: Ctx<Actor>, id: string): Promise<ApprovalRow> {
  const row = found(await lockApproval(tx, id))
  const isOwn = row.askerId === ctx.actor.id || (await hasEmail(tx, ctx.actor.id, row.askerEmail))
  if (isOwn) throw forbidden(message('ownRequest'))
  if (isExpired(row, ctx.clock.now())) throw new AppError(409, 'expired', message('hasExpired'))
  if (row.state !== 'waiting') {
    const values = { name: row.decidedBy ?? '' }
    throw new AppError(409, 'decided', { key: message('isDecided'), values })
  }
  if (!mayDecide(ctx.actor, row)) throw forbidden(message('beyondOwnLimit'))
  return row
}

/** Returns why it cannot be done any more. */
async function run(tx: Tx, ctx: Ctx<Actor>, row: ApprovalRow): Promise<StoredMessage | undefined> {
  const { body, record, askerId: id, askedBy: name } = row
  const outdated = new AppError(409, 'outdated', message('hasChanged'))
  if (body === null) return toStored(outdated)
  const { facts: readFacts, run: doCall } = APPROVABLES[row.call]
  const actor: Actor = { ...inArea(ctx.actor, row.area), id, name }
  const { refusal } = await attempt(tx, async () => {
    if (!isDeepStrictEqual(await readFacts(tx, record ?? '', body), row.facts)) throw outdated
    await doCall(tx, { ...ctx, actor, ifMatch: undefined }, record ?? '', body as never)
  })
  if (refusal && isByLimit(refusal)) throw forbidden(message('beyondOwnLimit'))
  return refusal && toStored(refusal)
}

type Decided = { action: `approval.${string}`; answer?: string | null }

async function auditDecision(tx: Tx, ctx: Ctx<Actor>, row: ApprovalRow, { action, answer }: Decided): Promise<void> {
  await audit(tx, ctx, {
    action,
    record: 'approval',
    recordId: row._id,
    after: { call: row.call, amount: row.facts.amount, askedBy: row.askedBy, ...(answer && { answer }) },
    personal: { subjectId: row.studentId ?? row._id, fields: ['answer'] },
  })
}
