import type { Db, Tx } from '#shared/server/db.ts'
import type { Translate } from '#shared/server/messages.ts'
import { type TextName, TEXTS } from '../contract/absence-text.ts'
import type { AbsenceSettings } from '../contract/absences.contract.ts'

export async function getAbsenceSettings(db: Db, translate: Translate): Promise<AbsenceSettings> {
  const row = await db
    .selectFrom('absence_settings')
    .select(['threshold', 'texts', 'version'])
    .executeTakeFirstOrThrow()
  const own = row.texts as Partial<Record<TextName, string>>
  const texts = TEXTS.map(({ name, language, defaultKey }) => [name, own[name] ?? translate(language, defaultKey)])
  return { threshold: row.threshold, ...(Object.fromEntries(texts) as Record<TextName, string>), version: row.version }
}

export async function lockAbsenceSettings(tx: Tx, translate: Translate): Promise<AbsenceSettings> {
  await tx.selectFrom('absence_settings').select('one').forUpdate().execute()
  return getAbsenceSettings(tx, translate)
}

/** Stores only texts that differ from the defaults, which may change with the product. */
export async function updateAbsenceSettings(
  tx: Tx,
  translate: Translate,
  { threshold, ...settings }: AbsenceSettings,
): Promise<void> {
  const own = TEXTS.filter(({ name, language, defaultKey }) => settings[name] !== translate(language, defaultKey))
  const texts = JSON.stringify(Object.fromEntries(own.map(({ name }) => [name, settings[name]])))
  await tx
    .updateTable('absence_settings')
    .set((eb) => ({ threshold, texts, version: eb('version', '+', 1) }))
    .execute()
}
