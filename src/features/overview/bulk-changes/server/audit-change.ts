import { audit } from '#shared/server/audit.ts'
import type { Actor } from '#shared/server/actor.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Tx } from '#shared/server/db.ts'
import type { BulkChange, StudentsChange, Values } from '../contract/bulk-changes.contract.ts'

type Changed = { _id: string; before: Values; after: Values }

/** Writes one entry with all its students, by their ids. */
export async function auditChange(
  tx: Tx,
  ctx: Ctx<Actor>,
  { id, change, changed }: { id: string; change: StudentsChange; changed: readonly Changed[] },
): Promise<void> {
  const records = changed.map(({ _id, before, after }) => ({ student: _id, before, after }))
  const after = { ...change, students: changed.length, records }
  await audit(tx, ctx, { action: 'student.bulk', record: 'bulk', recordId: id, after })
}

export async function auditUndo(tx: Tx, ctx: Ctx<Actor>, { _id, change, students }: BulkChange): Promise<void> {
  const before = { ...change, students }
  await audit(tx, ctx, { action: 'student.bulkUndo', record: 'bulk', recordId: _id, before })
}
