import type studentsEn from '#features/domain/students/contract/messages/en.json'
import { messagesOf } from '#shared/contract/messages.ts'
import type { Tx } from '#shared/server/db.ts'
import { invalidField } from '#shared/server/errors.ts'
import type en from '../../contract/messages/en.json'
import { getFeeLimits, setEnrolmentFee } from '../enrolments.sql.ts'

const message = messagesOf<typeof en>('enrolments')
const studentsMessage = messagesOf<typeof studentsEn>('students')

/**
 * The caller has locked the account and recomputes it. 422: the total fee would be below the paid
 * amount, or the fee below its discounts.
 */
export async function changeEnrolmentFee(tx: Tx, id: string, fee: number): Promise<void> {
  const { lowest, paid, hasAdjustments } = await getFeeLimits(tx, id)
  if (fee < lowest && hasAdjustments) throw invalidField('fee', message('feeBelowSettled'), { lowest })
  if (fee < lowest)
    throw lowest === paid
      ? invalidField('fee', studentsMessage('feeBelowPaid'), { paid })
      : invalidField('fee', message('totalBelowPaid'), { paid, lowest })
  await setEnrolmentFee(tx, id, fee)
}
