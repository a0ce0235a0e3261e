import { getEnrolmentToPay } from '#features/domain/students/enrolments/server/public.ts'
import { toStoredMode } from '#features/domain/fees/contract/pay-modes.ts'
import { type ImportedReceipt, insertImportedReceipts } from '#features/domain/fees/server/imports/public.ts'
import type feesEn from '#features/domain/fees/contract/messages/en.json'
import { MAX_REG_NO } from '#features/base/institute/contract/reg-no-pattern.ts'
import { foldText } from '#shared/contract/fold-text.ts'
import { parseInput } from '#shared/contract/issue-messages.ts'
import { keyOf } from '#shared/contract/key-of.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { parsePhone } from '#shared/contract/phone-number.ts'
import { UUID } from '#shared/contract/scalars.ts'
import type { Tx } from '#shared/server/db.ts'
import { AppError } from '#shared/server/errors.ts'
import { toChunks } from '#shared/server/to-chunks.ts'
import { PAYMENT_IMPORT } from '../../contract/import-payments.ts'
import type en from '../../contract/messages/en.json'
import type { ParseContext } from '../parse-context.ts'
import { readCells } from '../read-cells.ts'
import type { Checked } from '../save-checked.sql.ts'
import { findPaymentConflicts } from './find-payment-conflicts.sql.ts'
import type { KindRules, Origin } from './kind-rules.ts'
import { parsePayments, toSchema } from './parse-student.ts'
import { countReceipts } from './imported-counts.sql.ts'
import { addPaymentTotals, undoPayments } from './payment-totals.ts'
import { listStagedPayments, skipKnownPayments } from './staged-rows.sql.ts'

const message = messagesOf<typeof en>('import-export')
const fees = messagesOf<typeof feesEn>('fees')

/** A statement has at most this many rows. */
const CHUNK = 100

const { student: studentField, regNo: regNoField, name: nameField } = PAYMENT_IMPORT
const PayerCells = toSchema({ student: studentField, regNo: regNoField, name: nameField })
type Payer = { student?: string; regNo?: string; name?: string }

export const paymentRules: KindRules = {
  counts: ['records', 'paid'],
  checkRow: ({ line, cells }, context) => checkRow(line, cells, context),
  findConflicts: findPaymentConflicts,
  skipKnown: skipKnownPayments,
  insert: async () => {},
  insertAll: insertPayments,
  count: countReceipts,
  addTotals: addPaymentTotals,
  remove: undoPayments,
}

function checkRow(line: number, cells: readonly string[], context: ParseContext): Checked {
  const { texts, lost } = readCells(cells, PAYMENT_IMPORT, context)
  const { data, messages } = parseInput(PayerCells, texts)
  const { student = '', regNo = toRegNo(student), name } = (data ?? {}) as Payer
  const { payments, errors: ofPayments } = parsePayments(texts, context)
  const errors = {
    ...(texts.student === undefined &&
      texts.regNo === undefined &&
      texts.name === undefined && { student: { key: message('payerMissing'), values: {} } }),
    ...messages,
    ...(payments.length === 0 &&
      Object.keys(ofPayments).length === 0 && { paid: { key: fees('amountMissing'), values: {} } }),
    ...ofPayments,
    ...lost,
  }
  if (Object.keys(errors).length > 0) return { line, errors, person_key: null }
  return {
    line,
    errors,
    person_key: String(line),
    name_key: name === undefined ? null : foldText(name),
    reg_key: regNo?.toLowerCase() ?? null,
    known_key: UUID.test(student) ? student.toLowerCase() : null,
    phone: parsePhone(student) ?? null,
    email_key: student.includes('@') ? keyOf(student) : null,
    payments: payments.map(({ field, paid, paidOn }) => ({ field, amount: paid, day: paidOn })),
  }
}

/** A text that is no email, id or phone number may be a registration number. */
const toRegNo = (text: string): string | undefined =>
  text === '' || text.length > MAX_REG_NO || text.includes('@') || UUID.test(text) || parsePhone(text) !== undefined
    ? undefined
    : text

/** Balances change at the end, because payments at the desk would otherwise wait for the import. */
async function insertPayments(
  tx: Tx,
  origin: Origin,
  report: (done: number) => Promise<void>,
  context: ParseContext,
): Promise<void> {
  const rows = await listStagedPayments(tx, origin.importId)
  for (const [index, chunk] of toChunks(rows, CHUNK).entries()) {
    const receipts: ImportedReceipt[] = []
    for (const { student, name, contact, cells } of chunk) {
      const enrolment = await getEnrolmentToPay(tx, student, undefined)
      const { texts } = readCells(cells, PAYMENT_IMPORT, context)
      for (const { paid, paidOn, payMode = 'Others', oldReceipt = null, note = null } of parsePayments(texts, context)
        .payments)
        receipts.push({
          studentId: student,
          enrolmentId: enrolment.id,
          name: name.trim(),
          contact,
          course: enrolment.course,
          bCode: enrolment.bCode,
          paid,
          paidOn,
          ...toStoredMode(payMode),
          reference: oldReceipt,
          note,
        })
    }
    await insertImportedReceipts(tx, receipts, origin)
    await report(Math.min(rows.length, (index + 1) * CHUNK))
  }
  if (rows.length === 0) throw new AppError(409, 'has_errors', message('changedMeanwhile'))
}
