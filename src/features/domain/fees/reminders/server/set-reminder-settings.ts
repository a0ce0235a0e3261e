import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import type { ReminderSettings, ReminderSettingsChange } from '../contract/reminders.contract.ts'
import { getReminderSettings, lockReminderSettings, updateReminderSettings } from './settings.sql.ts'

/** 409: changed meanwhile. */
export async function setReminderSettings(ctx: Ctx, change: ReminderSettingsChange): Promise<ReminderSettings> {
  return inTx(ctx.db, async (tx) => {
    const before = await lockReminderSettings(tx, ctx.translate)
    checkVersion(ctx, before.version, before)
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
    await updateReminderSettings(tx, ctx.translate, { ...before, ...given })
    const after = await getReminderSettings(tx, ctx.translate)
    await audit(tx, ctx, { action: 'institute.reminders', record: 'institute', recordId: ABSENT_ID, before, after })
    return after
  })
}
