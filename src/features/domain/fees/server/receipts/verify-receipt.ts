import { getDay } from '#features/base/institute/server/days/public.ts'
import { getInitials } from '#shared/contract/get-initials.ts'
import type { Ctx } from '#shared/server/ctx.ts'
import { found } from '#shared/server/errors.ts'
import { fromCode } from '#shared/server/uuid-code.ts'
import type { VerifiedReceipt } from '../../contract/verification.contract.ts'
import { formatReceiptNumber } from '../financial-year.ts'
import { findByVerificationId } from './verified-receipt.sql.ts'

/** 404: unknown or malformed code. */
export async function verifyReceipt({ db }: Ctx, code: string): Promise<VerifiedReceipt> {
  const row = found(await findByVerificationId(db, fromCode(code)))
  const changedOn = row.voided_at === null && row.changed_at !== null ? await getDay(db, row.changed_at) : null
  return {
    state: getState(row, changedOn),
    receiptNo: formatReceiptNumber(row.financial_year, row.n),
    date: row.paid_on,
    paid: row.paid,
    initials: row.isErased ? '–' : getInitials(row.student_name),
    changedOn,
  }
}

function getState({ voided_at: voidedAt, import_state: importState }: Row, changedOn: string | null) {
  if (voidedAt !== null) return importState === 'undone' ? 'importUndone' : 'voided'
  return changedOn === null ? 'genuine' : 'changed'
}

type Row = NonNullable<Awaited<ReturnType<typeof findByVerificationId>>>
