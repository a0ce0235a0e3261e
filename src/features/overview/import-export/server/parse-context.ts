import { getToday } from '#features/base/institute/server/days/public.ts'
import { limitOfImportedExpenses } from '#features/domain/expenses/server/public.ts'
import { limitOfConcessions } from '#features/domain/fees/server/adjustments/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import type { Tx } from '#shared/server/db.ts'
import { may } from '../contract/permissions.ts'
import type en from '../contract/messages/en.json'
import { IMPORT_FIELDS } from '../contract/import-kinds.ts'
import { listKnownBatches, listKnownCategories, listKnownCourses } from './known-records.sql.ts'
import { getImportSettings } from './import-settings.sql.ts'
import type { StoredImport } from './imports.sql.ts'
import { KnownNames } from './known-names.ts'
import { type Layout, listChoices } from './read-cells.ts'

const message = messagesOf<typeof en>('import-export')

type Course = { id: string; name: string; fee: number; duration: string }
type Batch = { id: string; code: string; courseId: string; course: string }

/** Data that rows are checked against: the institute's courses and batches by key, and the keys of its categories. */
export type ParseContext = Layout & {
  today: string
  courses: Map<string, Course>
  batches: Map<string, Batch>
  categories: Set<string>
  mayAddCourses: boolean
  mayAddPayments: boolean
  /** The limits of the importer: of concessions in percent, and of one expense in rupees. */
  maxPercent: number
  maxExpense: number
  /** Payments of this day and later belong to the institute's own receipts. Null if it has none yet. */
  ownPaymentsFrom: string | null
  /** The note of payments received before, in the user's language. */
  receivedBefore: string
}

/** Reads courses, batches and categories once for all rows. */
export async function readParseContext(
  tx: Tx,
  ctx: Ctx,
  { kind, mapping, fixed, dayOrder }: Pick<StoredImport, 'kind' | 'mapping' | 'fixed' | 'dayOrder'>,
): Promise<ParseContext> {
  const courses = await listKnownCourses(tx)
  const batches = await listKnownBatches(tx)
  const categories = await listKnownCategories(tx)
  const { paymentsBefore, firstReceiptOn } = await getImportSettings(tx)
  const courseNames = new KnownNames(courses.map(({ name }) => name))
  const batchCodes = new KnownNames(batches.map(({ code }) => code))
  return {
    mapping,
    fixed,
    dayOrder: dayOrder ?? 'dmy',
    today: await getToday(tx, ctx.clock),
    courses: new Map(courses.map((course) => [course.name_key, course])),
    batches: new Map(batches.map((batch) => [batch.code_key, batch])),
    categories: new Set(categories.map(({ ledger_key: key }) => key)),
    mayAddCourses: may(ctx.actor, 'import-export.add-courses'),
    mayAddPayments: may(ctx.actor, 'import-export.add-payments'),
    maxPercent: limitOfConcessions(ctx.actor),
    maxExpense: limitOfImportedExpenses(ctx.actor),
    ownPaymentsFrom: paymentsBefore ?? firstReceiptOn,
    receivedBefore: ctx.translate(ctx.language, message('receivedBefore')),
    names: {
      course: courseNames,
      courseName: courseNames,
      batch: batchCodes,
      batchCode: batchCodes,
      bCode: batchCodes,
      ledgerName: new KnownNames(categories.map(({ ledger }) => ledger)),
    },
    choices: listChoices(IMPORT_FIELDS[kind], ctx.translate),
  }
}
