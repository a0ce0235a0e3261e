import { sql } from 'kysely'
import type { ApprovableCall } from '#shared/contract/approvable-calls.ts'
import { DAY_MS } from '#shared/contract/durations.ts'
import type { StaffArea } from '#shared/contract/grantable.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import { readTogether } from '#shared/server/read-together.ts'
import { type Scope, within } from '#shared/server/scope.ts'
import { DAYS, type STATES } from '../contract/approvals.contract.ts'
import type { Effect, Facts, Requested, StoredMessage } from './stored-request.ts'

type State = (typeof STATES)[number]

const expiry = (now: Date) => new Date(now.getTime() - DAYS * DAY_MS)

const selectApprovals = (db: Db) =>
  db
    .selectFrom('approval as p')
    .innerJoin('account as a', 'a.id', 'p.asked_by')
    .leftJoin('account as d', 'd.id', 'p.decided_by')
    .leftJoin('student as s', 's.id', 'p.student_id')
    .select([
      'p.id as _id',
      sql<ApprovableCall>`p.call`.as('call'),
      'p.record_id as record',
      sql<Record<string, unknown> | null>`p.body`.as('body'),
      sql<StaffArea>`p.area`.as('area'),
      sql<Facts>`p.facts`.as('facts'),
      'p.pending_after as pendingAfter',
      sql<StoredMessage>`p.why`.as('why'),
      sql<State>`p.state`.as('state'),
      'p.asked_by as askerId',
      'a.name as askedBy',
      'a.email_key as askerEmail',
      'p.asked_at as askedAt',
      'd.name as decidedBy',
      'p.decided_at as decidedAt',
      'p.answer',
      sql<StoredMessage | null>`p.obstacle`.as('obstacle'),
      'p.student_id as studentId',
      sql<string | null>`s.fname || ' ' || s.lname`.as('studentName'),
      's.status as studentStatus',
      'p.version',
    ])

export type ApprovalRow = Awaited<ReturnType<ReturnType<typeof selectApprovals>['execute']>>[number]

export const findApproval = (tx: Tx, id: string): Promise<ApprovalRow | undefined> =>
  selectApprovals(tx).where('p.id', '=', id).executeTakeFirst()

export async function lockApproval(tx: Tx, id: string): Promise<ApprovalRow | undefined> {
  await tx.selectFrom('approval').select('id').where('id', '=', id).forUpdate().execute()
  return findApproval(tx, id)
}

export const isExpired = ({ state, askedAt }: Pick<ApprovalRow, 'state' | 'askedAt'>, now: Date): boolean =>
  state === 'waiting' && askedAt < expiry(now)

type ListOptions = { by: string | undefined; state: 'waiting' | 'decided'; now: Date; limit: number; offset: number }

/** Those that wait: the oldest first. Those that are decided or have expired: the newest first. */
export async function listApprovals(
  db: Db,
  scope: Scope,
  { by, state, now, limit, offset }: ListOptions,
): Promise<{ rows: ApprovalRow[]; total: number }> {
  const isOpen = sql<boolean>`(p.state = 'waiting' and p.asked_at >= ${expiry(now)})`
  const matches = state === 'waiting' ? isOpen : sql<boolean>`not ${isOpen}`
  const order = sql`coalesce(p.decided_at, p.asked_at)`
  const [rows, { total }] = await readTogether(db, (db) => [
    selectApprovals(db)
      .where(matches)
      .$call(within(scope, 'p.student_id'))
      .$if(by !== undefined, (q) => q.where('p.asked_by', '=', by!))
      .orderBy(order, state === 'waiting' ? 'asc' : 'desc')
      .orderBy('p.id', state === 'waiting' ? 'asc' : 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
    db
      .selectFrom('approval as p')
      .select(sql<number>`count(*)`.as('total'))
      .where(matches)
      .$call(within(scope, 'p.student_id'))
      .$if(by !== undefined, (q) => q.where('p.asked_by', '=', by!))
      .executeTakeFirstOrThrow(),
  ])
  return { rows, total }
}

/** Accounts of one email in both kinds of sign-in belong to one person. */
export async function hasEmail(tx: Tx, id: string, emailKey: string | null): Promise<boolean> {
  const account = await tx.selectFrom('account').select('email_key').where('id', '=', id).executeTakeFirst()
  return emailKey !== null && account?.email_key === emailKey
}

type NewApproval = Requested & Effect & { id: string; why: StoredMessage; by: string; at: Date }

/** Returns false if the same person waits for the same already. */
export async function insertApproval(
  tx: Tx,
  { id, call, record, body, why, by, at, ...effect }: NewApproval,
): Promise<boolean> {
  const { area, facts, pendingAfter } = effect
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('approval')
    .values({
      id,
      call,
      record_id: record,
      student_id: facts.student,
      body: JSON.stringify(body),
      area,
      facts: JSON.stringify(facts),
      pending_after: pendingAfter,
      why: JSON.stringify(why),
      asked_by: by,
      asked_at: at,
    })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

type Decision = {
  state: Exclude<State, 'waiting'>
  by: string | null
  at: Date
  answer?: string | null
  obstacle?: StoredMessage | undefined
}

export async function markDecided(tx: Tx, id: string, { state, by, at, answer, obstacle }: Decision): Promise<void> {
  await tx
    .updateTable('approval')
    .set((eb) => ({
      state,
      decided_by: by,
      decided_at: at,
      answer: answer ?? null,
      obstacle: obstacle === undefined ? null : JSON.stringify(obstacle),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

export async function closeExpired(tx: Tx, now: Date): Promise<void> {
  await tx
    .updateTable('approval')
    .set((eb) => ({ state: 'expired', decided_at: now, version: eb('version', '+', 1) }))
    .where('state', '=', 'waiting')
    .where('asked_at', '<', expiry(now))
    .execute()
}

/** Erases what it would have changed, so nobody can approve it any more. */
export async function eraseApprovalsOfStudent(tx: Tx, studentId: string): Promise<void> {
  await tx
    .updateTable('approval')
    .set((eb) => ({ body: null, answer: null, version: eb('version', '+', 1) }))
    .where('student_id', '=', studentId)
    .execute()
}
