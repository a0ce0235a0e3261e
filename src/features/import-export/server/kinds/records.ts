import type * as z from 'zod/mini'
import { parseInput } from '#shared/contract/issue-messages.ts'
import type { Tx } from '#shared/server/db.ts'
import type { ImportFields } from '../../contract/import-field.ts'
import type { ParseContext } from '../parse-context.ts'
import { type Errors, readCells } from '../read-cells.ts'
import type { Checked } from '../save-checked.sql.ts'
import { type KindRules, type Origin, rejectUsed, touched } from './kind-rules.ts'

/** How rows are compared with each other and with the records of the institute. */
export type Comparison<Body> = {
  /** What is compared, and the names of other records. Each record has its own `person_key`. */
  toKeys: (body: Body, line: number, context: ParseContext) => Omit<Checked, 'line' | 'errors'>
  findConflicts: KindRules['findConflicts']
  skipKnown: NonNullable<KindRules['skipKnown']>
}

type RecordKind<Body> = Comparison<Body> & {
  fields: ImportFields
  /** Of the call that creates one record. */
  body: z.core.$ZodType<Body>
  /** What the call finds out besides. */
  findFaults?: (body: Body, context: ParseContext) => Errors
  table: 'course' | 'batch' | 'enquiry' | 'expense' | 'attendance_mark'
  insert: (tx: Tx, bodies: Body[], origin: Origin) => Promise<void>
  /** Removes the records and returns how many of them are unchanged and unused. */
  removeUntouched: (tx: Tx, importId: string, at: Date) => Promise<number>
}

/** Rules of records that a row describes as the form does, with the messages of the form. */
export function createRecordRules<Body>(kind: RecordKind<Body>): KindRules {
  const { fields, body, table, toKeys, findConflicts, skipKnown } = kind
  const parse = (cells: readonly string[], context: ParseContext): { values?: Body; errors: Errors } => {
    const { texts, lost } = readCells(cells, fields, context)
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
    count: async (tx, importId) =>
      tx
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('records'))
        .where('import_id', '=', importId)
        .executeTakeFirstOrThrow(),
    async remove(tx, importId, { records }, at) {
      if ((await kind.removeUntouched(tx, importId, at).catch(rejectUsed)) !== records) throw touched()
    },
  }
}
