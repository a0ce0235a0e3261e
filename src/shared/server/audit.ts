import { type Insertable, sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Actor } from './actor.ts'
import { compileOnce } from './compile-once.ts'
import type { Ctx } from './ctx.ts'
import type { Tx } from './db.ts'
import type { AuditEntry } from './tables.ts'

type Values = Record<string, unknown>

/** The actor of commands that run without a session: unattended setup, `npm run account`. */
export const SYSTEM = { id: null, name: '', role: 'system' } as const

export type AuditContext = Pick<Ctx, 'clock' | 'requestId'> & {
  actor: Pick<Actor, 'id' | 'name' | 'role'> | typeof SYSTEM | null
}

type Entry = {
  /** `feature.verb`, for example `fee.void`. */
  action: `${string}.${string}`
  record: string
  recordId: string
  before?: Values
  after?: Values
  /** Fields with personal data of the subject: stored in `audit_personal`, so that they can be erased. */
  personal?: { subjectId: string; fields: readonly string[] }
}

/** If `before` and `after` are given, only changed fields are stored. */
export async function audit(tx: Tx, { actor, clock, requestId }: AuditContext, entry: Entry): Promise<void> {
  const { before, after } = onlyChanged(entry.before, entry.after)
  const personal = new Set(entry.personal?.fields)
  const id = uuid()
  await insertEntry(tx, {
    id,
    at: clock.now(),
    actor_id: actor?.id ?? null,
    // A student's name is read from the account, where it can be erased.
    actor_name: actor && actor.role !== 'student' ? actor.name : '',
    actor_role: actor?.role ?? 'anyone',
    action: entry.action,
    record: entry.record,
    record_id: entry.recordId,
    request_id: requestId,
    before: json(before && without(before, personal)),
    after: json(after && without(after, personal)),
  })
  const subjectId = entry.personal?.subjectId
  if (subjectId === undefined) return
  const fields = [...personal].filter((field) => before?.[field] !== undefined || after?.[field] !== undefined)
  if (fields.length === 0) return
  await insertPersonal(
    tx,
    { id, subjectId, fields },
    fields.map((field) => json(before?.[field])),
    fields.map((field) => json(after?.[field])),
  )
}

const insertEntry = compileOnce((db, entry: Insertable<AuditEntry>) =>
  db.insertInto('audit_entry').values({
    id: entry.id,
    at: entry.at,
    actor_id: entry.actor_id,
    actor_name: entry.actor_name,
    actor_role: entry.actor_role,
    action: entry.action,
    record: entry.record,
    record_id: entry.record_id,
    request_id: entry.request_id,
    before: entry.before,
    after: entry.after,
  }),
)

type PersonalFields = { id: string; subjectId: string; fields: string[] }

const insertPersonal = compileOnce(
  (
    _db,
    entry: PersonalFields,
    before: (string | null)[],
    after: (string | null)[],
  ) => sql`insert into audit_personal (entry_id, subject_id, field, before, after)
    select ${entry.id}::uuid, ${entry.subjectId}::uuid, * from unnest(${entry.fields}::text[], ${before}::jsonb[], ${after}::jsonb[])`,
)

export async function erasePersonalAudit(tx: Tx, subjectIds: string[]): Promise<void> {
  await tx.deleteFrom('audit_personal').where('subject_id', 'in', subjectIds).execute()
}

/** Returns every value that the fields of the subjects ever had. */
export async function listPersonalValues(tx: Tx, subjectIds: string[], fields: string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('audit_personal')
    .select(['before', 'after'])
    .where('subject_id', 'in', subjectIds)
    .where('field', 'in', fields)
    .execute()
  return rows.flatMap(({ before, after }) => [before, after]).filter((value) => typeof value === 'string')
}

function onlyChanged(before: Values | undefined, after: Values | undefined) {
  if (!before || !after) return { before, after }
  const names = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
  return { before: pick(before, names), after: pick(after, names) }
}
const pick = (values: Values, names: string[]) => Object.fromEntries(names.map((name) => [name, values[name]]))
const without = (values: Values, names: Set<string>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)))
const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))
