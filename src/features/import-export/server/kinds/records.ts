import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import { parseInput } from '#shared/contract/issue-messages.ts'
import { type MessageKey, messagesOf } from '#shared/contract/messages.ts'
import type { Tx } from '#shared/server/db.ts'
import type { ImportFields } from '../../contract/import-field.ts'
import type en from '../../contract/messages/en.json'
import type { ParseContext } from '../parse-context.ts'
import { type Errors, readCells } from '../read-cells.ts'
import { withoutNestedLoops } from '../without-nested-loops.ts'
import { type KindRules, type Origin, touched } from './kind-rules.ts'

const message = messagesOf<typeof en>('import-export')

type RecordKind<Body> = {
  fields: ImportFields
  /** Of the call that creates one record. */
  body: z.core.$ZodType<Body>
  table: 'course' | 'batch'
  /** No two records have the same key, which is made of this field. `column` has the keys of the institute's records. */
  unique: { field: keyof Body & string; toKey: (body: Body) => string; column: string; taken: MessageKey }
  /** The course that a row names. */
  getCourse?: (body: Body) => string
  insert: (tx: Tx, bodies: Body[], origin: Origin) => Promise<void>
  /** Deletes those that nobody has changed and nothing uses. Returns their number. */
  removeUntouched: (tx: Tx, importId: string, at: Date) => Promise<number>
}

/** Rules of records that a row describes as the form does, with the messages of the form. */
export function createRecordRules<Body>(kind: RecordKind<Body>): KindRules {
  const { fields, body, table, unique } = kind
  const parse = (cells: readonly string[], context: ParseContext): { values?: Body; errors: Errors } => {
    const { texts, lost } = readCells(cells, fields, context)
    const { data, messages } = parseInput(body, texts)
    const errors = { ...messages, ...lost }
    return data === undefined || Object.keys(errors).length > 0 ? { errors } : { values: data, errors }
  }
  return {
    counts: ['records'],
    checkRow({ line, cells }, context) {
      const { values, errors } = parse(cells, context)
      if (values === undefined) return { line, errors, person_key: null }
      return { line, errors, person_key: unique.toKey(values), course: kind.getCourse?.(values) ?? null }
    },
    findConflicts: (tx, importId) => findTaken(tx, importId, sql.table(table), unique),
    async skipKnown(tx, importId) {
      await sql`update import_row set is_skipped = true where import_id = ${importId} and not is_skipped
        and conflicts -> ${unique.field} ->> 'key' = ${unique.taken}`.execute(tx)
    },
    async insert(tx, groups, context, origin) {
      const bodies = groups.map(({ line, rows: [cells = []] }) => {
        const { values } = parse(cells, context)
        if (values === undefined) throw new Error(`row ${line} of the import was not checked`)
        return values
      })
      if (bodies.length > 0) await kind.insert(tx, bodies, origin)
    },
    count: async (tx, importId) =>
      tx
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('records'))
        .where('import_id', '=', importId)
        .executeTakeFirstOrThrow(),
    async remove(tx, importId, { records }, at) {
      if ((await kind.removeUntouched(tx, importId, at)) !== records) throw touched()
    },
  }
}

type Taken = { field: string; column: string; taken: MessageKey }

/** A skipped row keeps the message that the institute has its record, which is why it is skipped. */
async function findTaken(tx: Tx, importId: string, table: RawBuilder<unknown>, { field, column, taken }: Taken) {
  const toMessage = (key: MessageKey) => sql`jsonb_build_object('key', ${key}::text, 'values', '{}'::jsonb)`
  const statement = sql`
    with r as materialized (
      select line, person_key,
        not is_skipped and row_number() over (partition by person_key, is_skipped order by line) > 1 as is_repeated
      from import_row where import_id = ${importId} and person_key is not null
    ), found as (
      select r.line, jsonb_build_object(${field}::text, case when k.id is not null then ${toMessage(taken)}
        else ${toMessage(message('sameAsAbove'))} end) as conflicts
      from r left join ${table} k on k.${sql.ref(column)} = r.person_key and k.deleted_at is null
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
