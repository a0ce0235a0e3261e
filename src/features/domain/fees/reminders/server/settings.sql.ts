import type { Db, Tx } from '#shared/server/db.ts'
import type { Translate } from '#shared/server/messages.ts'
import { type TextName, TEXTS } from '../contract/reminder-text.ts'
import type { ReminderSettings } from '../contract/reminders.contract.ts'

export async function getReminderSettings(db: Db, translate: Translate): Promise<ReminderSettings> {
  const row = await db.selectFrom('reminder_settings').select(['days', 'texts', 'version']).executeTakeFirstOrThrow()
  const own = row.texts as Partial<Record<TextName, string>>
  const texts = TEXTS.map(({ name, language, defaultKey }) => [name, own[name] ?? translate(language, defaultKey)])
  return { days: row.days, ...(Object.fromEntries(texts) as Record<TextName, string>), version: row.version }
}

export async function lockReminderSettings(tx: Tx, translate: Translate): Promise<ReminderSettings> {
  await tx.selectFrom('reminder_settings').select('one').forUpdate().execute()
  return getReminderSettings(tx, translate)
}

/** Stores only texts that differ from the defaults, which may change with the product. */
export async function updateReminderSettings(
  tx: Tx,
  translate: Translate,
  { days, ...settings }: ReminderSettings,
): Promise<void> {
  const own = TEXTS.filter(({ name, language, defaultKey }) => settings[name] !== translate(language, defaultKey))
  const texts = JSON.stringify(Object.fromEntries(own.map(({ name }) => [name, settings[name]])))
  await tx
    .updateTable('reminder_settings')
    .set((eb) => ({ days, texts, version: eb('version', '+', 1) }))
    .execute()
}
