import type { Db, Tx } from '#shared/server/db.ts'
import type { ImportSettings } from '../contract/import-settings.contract.ts'

export async function getImportSettings(db: Db): Promise<ImportSettings> {
  const stored = await db
    .selectFrom('import_setting')
    .select(['payments_before as paymentsBefore', 'version'])
    .executeTakeFirstOrThrow()
  return { ...stored, firstReceiptOn: await getFirstReceiptDay(db) }
}

/** Numbers follow the days of issue, so the first receipt of the first series is the oldest one. */
async function getFirstReceiptDay(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('receipt')
    .select('issued_on')
    .where('financial_year', '<>', 'IMP')
    .where('voided_at', 'is', null)
    .orderBy('financial_year')
    .orderBy('n')
    .limit(1)
    .executeTakeFirst()
  return row?.issued_on ?? null
}

export async function lockImportSettings(tx: Tx): Promise<ImportSettings> {
  await tx.selectFrom('import_setting').select('one').forUpdate().execute()
  return getImportSettings(tx)
}

export async function updateImportSettings(tx: Tx, paymentsBefore: string | null): Promise<void> {
  await tx
    .updateTable('import_setting')
    .set((eb) => ({ payments_before: paymentsBefore, version: eb('version', '+', 1) }))
    .execute()
}
