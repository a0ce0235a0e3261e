import { sql } from 'kysely'
import { type MessageKey, messagesOf } from '#shared/contract/messages.ts'
import type { Tx } from '#shared/server/db.ts'
import type en from '../../contract/messages/en.json'
import { withoutNestedLoops } from '../without-nested-loops.sql.ts'
import type { Comparison } from './records.ts'

const message = messagesOf<typeof en>('import-export')

type Unique<Body> = {
  table: 'course' | 'batch'
  /** No two records have the same key, which is made of this field. `column` has the keys of the institute's records. */
  field: keyof Body & string
  toKey: (body: Body) => string
  column: string
  taken: MessageKey
  getCourse?: (body: Body) => string
}

/** Rows of records that the institute has are skipped. A second row with the same key is an error. */
export const compareUnique = <Body>({ getCourse, ...unique }: Unique<Body>): Comparison<Body> => ({
  toKeys: (body) => ({ person_key: unique.toKey(body), course: getCourse?.(body) ?? null }),
  findConflicts: (tx, importId) => findTaken(tx, importId, unique),
  async skipKnown(tx, importId) {
    await sql`update import_row set is_skipped = true where import_id = ${importId} and not is_skipped
      and conflicts -> ${unique.field} ->> 'key' = ${unique.taken}`.execute(tx)
  },
})

type Taken = Pick<Unique<Record<string, unknown>>, 'table' | 'field' | 'column' | 'taken'>

/** A skipped row keeps the message that the institute has its record, which is why it is skipped. */
async function findTaken(tx: Tx, importId: string, { table, field, column, taken }: Taken) {
  const toMessage = (key: MessageKey) => sql`jsonb_build_object('key', ${key}::text, 'values', '{}'::jsonb)`
  const statement = sql`
    with r as materialized (
      select line, person_key,
        not is_skipped and row_number() over (partition by person_key, is_skipped order by line) > 1 as is_repeated
      from import_row where import_id = ${importId} and person_key is not null
    ), found as (
      select r.line, jsonb_build_object(${field}::text, case when k.id is not null then ${toMessage(taken)}
        else ${toMessage(message('sameAsAbove'))} end) as conflicts
      from r left join ${sql.table(table)} k on k.${sql.ref(column)} = r.person_key and k.deleted_at is null
      where k.id is not null or r.is_repeated
    )
    update import_row t set conflicts = n.conflicts
    from (
      select o.line, coalesce(f.conflicts, '{}') as conflicts
      from import_row o left join found f using (line) where o.import_id = ${importId}
    ) n
    where t.import_id = ${importId} and t.line = n.line and t.conflicts <> n.conflicts`
  await withoutNestedLoops(tx, () => statement.execute(tx))
}
