import { FIRST_RECORD_DAY } from '#features/base/institute/contract/record-day.ts'
import type instituteEn from '#features/base/institute/contract/messages/en.json'
import { getToday } from '#features/base/institute/server/days/public.ts'
import { messagesOf } from '#shared/contract/messages.ts'
import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import { invalidField } from '#shared/server/errors.ts'
import type { ImportSettings, ImportSettingsChange } from '../contract/import-settings.contract.ts'
import type en from '../contract/messages/en.json'
import { getImportSettings, lockImportSettings, updateImportSettings } from './import-settings.sql.ts'

const message = messagesOf<typeof en>('import-export')
const institute = messagesOf<typeof instituteEn>('institute')

/** 409: changed meanwhile. 422: after the first own receipt, in the future or before 2000. */
export async function setImportSettings(ctx: Ctx, { paymentsBefore }: ImportSettingsChange): Promise<ImportSettings> {
  return inTx(ctx.db, async (tx) => {
    const before = await lockImportSettings(tx)
    checkVersion(ctx, before.version, before)
    if (paymentsBefore === undefined) return before
    if (paymentsBefore !== null) {
      const { firstReceiptOn } = before
      if (firstReceiptOn !== null && paymentsBefore > firstReceiptOn)
        throw invalidField('paymentsBefore', message('afterFirstReceipt'), { day: firstReceiptOn })
      if (paymentsBefore > (await getToday(tx, ctx.clock)))
        throw invalidField('paymentsBefore', institute('dateInFuture'))
      if (paymentsBefore < FIRST_RECORD_DAY) throw invalidField('paymentsBefore', institute('dateTooEarly'))
    }
    await updateImportSettings(tx, paymentsBefore)
    const after = await getImportSettings(tx)
    await audit(tx, ctx, { action: 'institute.imports', record: 'institute', recordId: ABSENT_ID, before, after })
    return after
  })
}
