import { addDays } from '#shared/server/clock.ts'
import type { Db, Tx } from '#shared/server/db.ts'
import type { Translate } from '#shared/server/messages.ts'
import { type TextName, TEXTS } from '../contract/absence-text.ts'
import type { AbsenceSettings } from '../contract/absences.contract.ts'

export async function getAbsenceSettings(db: Db, translate: Translate): Promise<AbsenceSettings> {
  const row = await db
    .selectFrom('absence_settings')
    .select(['threshold', 'edit_days as editDays', 'texts', 'version'])
    .executeTakeFirstOrThrow()
  const own = row.texts as Partial<Record<TextName, string>>
  const texts = TEXTS.map(({ name, language, defaultKey }) => [name, own[name] ?? translate(language, defaultKey)])
  const { threshold, editDays, version } = row
  return { threshold, editDays, ...(Object.fromEntries(texts) as Record<TextName, string>), version }
}

export async function lockAbsenceSettings(tx: Tx, translate: Translate): Promise<AbsenceSettings> {
  await tx.selectFrom('absence_settings').select('one').forUpdate().execute()
  return getAbsenceSettings(tx, translate)
}

/** Stores only texts that differ from the defaults, which may change with the product. */
export async function updateAbsenceSettings(
  tx: Tx,
  translate: Translate,
  { threshold, editDays, ...settings }: AbsenceSettings,
): Promise<void> {
  const own = TEXTS.filter(({ name, language, defaultKey }) => settings[name] !== translate(language, defaultKey))
  const texts = JSON.stringify(Object.fromEntries(own.map(({ name }) => [name, settings[name]])))
  await tx
    .updateTable('absence_settings')
    .set((eb) => ({ threshold, edit_days: editDays, texts, version: eb('version', '+', 1) }))
    .execute()
}

/** Returns the first day whose attendance is not late yet. */
export async function getFirstEditableDay(db: Db, today: string): Promise<string> {
  const { editDays } = await db.selectFrom('absence_settings').select('edit_days as editDays').executeTakeFirstOrThrow()
  return addDays(today, -editDays)
}
