import { formatRupees } from '#shared/contract/format-rupees.ts'
import { type Language, messagesOf } from '#shared/contract/messages.ts'
import type { Settlement } from './fees.contract.ts'
import type en from './messages/en.json'
import type { PrintableReceipt } from './printable-receipt.ts'
import type { SheetFact, Translate } from './sheet-fact.ts'

const message = messagesOf<typeof en>('fees')

/** More are summed by course, so that the receipt stays on half a page. */
const MAX_SETTLED = 3

/**
 * Returns nothing if the receipt settled only its own course without a plan, because the course is on the paper
 * already.
 */
export function listSettled(
  { settled = [], course, bCode }: PrintableReceipt,
  language: Language,
  translate: Translate,
): SheetFact[] {
  const isPlain = settled.every((one) => one.course === course && one.batch === bCode && one.dueDate === null)
  if (isPlain) return []
  const rows = settled.length > MAX_SETTLED ? sumByCourse(settled) : settled
  return rows.map(({ course: name, batch, dueDate, amount }) => ({
    label: translate(message('settled')),
    value: [
      `${name} (${batch})`,
      dueDate && translate(message('dueOn'), { day: dueDate }),
      formatRupees(amount, language),
    ]
      .filter(Boolean)
      .join(' · '),
  }))
}

/** Adds paise, which are whole numbers. */
function sumByCourse(settled: readonly Settlement[]): Settlement[] {
  const sums = new Map<string, Settlement>()
  for (const { course, batch, amount } of settled) {
    const key = `${course} ${batch}`
    const paise = Math.round((sums.get(key)?.amount ?? 0) * 100) + Math.round(amount * 100)
    sums.set(key, { course, batch, dueDate: null, amount: paise / 100 })
  }
  return [...sums.values()]
}
