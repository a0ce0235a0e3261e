import { type RawBuilder, sql } from 'kysely'
import { type MessageKey, messagesOf } from '#shared/contract/messages.ts'
import type { Tx } from '#shared/server/db.ts'
import type en from '../../contract/messages/en.json'
import type { Checked } from '../save-checked.sql.ts'
import { withoutNestedLoops } from '../without-nested-loops.sql.ts'
import type { Comparison } from './records.ts'

const message = messagesOf<typeof en>('import-export')

type Feature = {
  /** This cell gets the warning. */
  field: string
  column: 'known_key' | 'phone' | 'email_key'
  /** `select … as key` of the institute's records. */
  records: (importId: string) => RawBuilder<unknown>
  known: MessageKey
}

type Similar<Body> = {
  toKeys: (body: Body) => Omit<Checked, 'line' | 'errors' | 'person_key'>
  /** Rows whose first feature the institute has are skipped at first. */
  features: readonly [Feature, ...Feature[]]
}

/** Compares records that may be duplicates without being rejected: they get a warning, and can be imported. */
export const compareSimilar = <Body>({ toKeys, features }: Similar<Body>): Comparison<Body> => ({
  toKeys: (body, line) => ({ person_key: String(line), ...toKeys(body) }),
  findConflicts: (tx, importId) => findSimilar(tx, importId, features),
  async skipKnown(tx, importId) {
    const [{ field, known }] = features
    await sql`update import_row set is_skipped = true where import_id = ${importId} and not is_skipped
      and warnings -> ${field} ->> 'key' = ${known}`.execute(tx)
  },
})

const toMessage = (key: MessageKey) => sql`jsonb_build_object('key', ${key}::text, 'values', '{}'::jsonb)`

async function findSimilar(tx: Tx, importId: string, features: readonly Feature[]): Promise<void> {
  const parts = features.map(({ field, column, records, known }, index) => {
    const own = sql.table(`k${index}`)
    const key = sql.ref(column)
    return {
      nth: sql`row_number() over (partition by ${key}, is_skipped order by line) as ${sql.ref(`nth${index}`)}`,
      join: sql`left join (select distinct key from (${records(importId)}) d) ${own} on ${own}.key = r.${key}`,
      warning: sql`${field}::text, case when ${own}.key is not null then ${toMessage(known)}
        when r.${key} is not null and r.${sql.ref(`nth${index}`)} > 1 and not r.is_skipped then ${toMessage(message('alsoAbove'))} end`,
    }
  })
  const listOf = (name: keyof (typeof parts)[number], separator = sql`, `) =>
    sql.join(
      parts.map((part) => part[name]),
      separator,
    )
  const statement = sql`
    with r as materialized (
      select line, is_skipped, known_key, phone, email_key, ${listOf('nth')}
      from import_row where import_id = ${importId} and person_key is not null
    ), found as (
      select r.line, jsonb_strip_nulls(jsonb_build_object(${listOf('warning')})) as warnings
      from r ${listOf('join', sql` `)}
    )
    update import_row t set warnings = n.warnings
    from (
      select o.line, coalesce(f.warnings, '{}') as warnings
      from import_row o left join found f using (line) where o.import_id = ${importId}
    ) n
    where t.import_id = ${importId} and t.line = n.line and t.warnings <> n.warnings`
  await withoutNestedLoops(tx, () => statement.execute(tx))
}
