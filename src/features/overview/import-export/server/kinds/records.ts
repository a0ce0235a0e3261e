import type * as z from 'zod/mini'
import { parseInput } from '#shared/contract/issue-messages.ts'
import type { Tx } from '#shared/server/db.ts'
import type { ImportFields } from '../../contract/import-field.ts'
import type { ParseContext } from '../parse-context.ts'
import { type Errors, readCells } from '../read-cells.ts'
import type { Checked } from '../save-checked.sql.ts'
import { lockRecords, recordCreated, type RecordTable } from '../import-records.sql.ts'
import { countRecords } from './imported-counts.sql.ts'
import { assertUntouched, type KindRules, type Origin, rejectUsed } from './kind-rules.ts'

export type Comparison<Body> = {
  /** Returns the keys to compare and the names of other records. Each record has its own `person_key`. */
  toKeys: (body: Body, line: number, context: ParseContext) => Omit<Checked, 'line' | 'errors'>
  findConflicts: KindRules['findConflicts']
  skipKnown: NonNullable<KindRules['skipKnown']>
}

type RulesOfTable = Pick<KindRules, 'count' | 'record' | 'remove'>
type Undo = { importId: string; at: Date; by: string }

type RecordKind<Body> = Comparison<Body> &
  RulesOfTable & {
    fields: ImportFields
    /** The body of the endpoint that creates one record. */
    body: z.core.$ZodType<Body>
    /** Joins texts of several columns before they are checked. */
    join?: (texts: Record<string, string | undefined>) => void
    /** Checks that the endpoint makes besides its schema. */
    findFaults?: (body: Body, context: ParseContext) => Errors
    insert: (tx: Tx, bodies: Body[], origin: Origin) => Promise<void>
  }

export function createRecordRules<Body>(kind: RecordKind<Body>): KindRules {
  const { fields, body, toKeys, findConflicts, skipKnown, count, record, remove } = kind
  const parse = (cells: readonly string[], context: ParseContext): { values?: Body; errors: Errors } => {
    const { texts, lost } = readCells(cells, fields, context)
    kind.join?.(texts)
    const { data, messages } = parseInput(body, texts)
    const errors = { ...(data !== undefined && kind.findFaults?.(data, context)), ...messages, ...lost }
    return data === undefined || Object.keys(errors).length > 0 ? { errors } : { values: data, errors }
  }
  return {
    counts: ['records'],
    checkRow({ line, cells }, context) {
      const { values, errors } = parse(cells, context)
      return { line, errors, ...(values === undefined ? { person_key: null } : toKeys(values, line, context)) }
    },
    findConflicts,
    skipKnown,
    async insert(tx, groups, context, origin) {
      const bodies = groups.map(({ line, rows: [cells = []] }) => {
        const { values } = parse(cells, context)
        if (values === undefined) throw new Error(`row ${line} of the import was not checked`)
        return values
      })
      if (bodies.length > 0) await kind.insert(tx, bodies, origin)
    },
    count,
    remove,
    ...(record && { record }),
  }
}

/** `remove` gets records that are locked, unchanged and unused. */
export const ofTable = (
  table: Exclude<RecordTable, 'student'>,
  remove: (tx: Tx, ids: string[], undo: Undo) => Promise<void>,
): RulesOfTable => ({
  count: (tx, importId) => countRecords(tx, importId, table),
  record: (tx, importId) => recordCreated(tx, importId, table),
  async remove(tx, { actor, clock }, importId) {
    const ids = await lockRecords(tx, importId, table)
    await assertUntouched(tx, importId, table)
    await remove(tx, ids, { importId, at: clock.now(), by: actor.id }).catch(rejectUsed)
    return []
  },
})
