import { ABSENT_ID } from '#shared/contract/scalars.ts'
import { audit } from '#shared/server/audit.ts'
import { checkVersion, type Ctx } from '#shared/server/ctx.ts'
import { inTx } from '#shared/server/db.ts'
import type { AbsenceSettings, AbsenceSettingsChange } from '../contract/absences.contract.ts'
import { getAbsenceSettings, lockAbsenceSettings, updateAbsenceSettings } from './settings.sql.ts'

/** 409: changed meanwhile. */
export async function setAbsenceSettings(ctx: Ctx, change: AbsenceSettingsChange): Promise<AbsenceSettings> {
  return inTx(ctx.db, async (tx) => {
    const before = await lockAbsenceSettings(tx, ctx.translate)
    checkVersion(ctx, before.version, before)
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
    await updateAbsenceSettings(tx, ctx.translate, { ...before, ...given })
    const after = await getAbsenceSettings(tx, ctx.translate)
    await audit(tx, ctx, { action: 'institute.absences', record: 'institute', recordId: ABSENT_ID, before, after })
    return after
  })
}
