import type { Insertable } from 'kysely'
import type { Db, Tx } from '#shared/server/db.ts'
import type { Image } from '#shared/server/images/read-image.ts'
import type { InstituteLogo } from '#shared/server/tables.ts'

export async function findLogo(db: Db): Promise<Pick<Image, 'content' | 'hash' | 'type'> | undefined> {
  const logo = await db.selectFrom('institute_logo').select(['content', 'hash', 'type']).executeTakeFirst()
  return logo && { ...logo, type: logo.type as Image['type'] }
}

export async function storeLogo(tx: Tx, columns: Insertable<InstituteLogo>): Promise<void> {
  const insert = tx.insertInto('institute_logo').values(columns)
  await insert.onConflict((conflict) => conflict.column('one').doUpdateSet(columns)).execute()
}

export async function deleteLogo(tx: Tx): Promise<void> {
  await tx.deleteFrom('institute_logo').execute()
}
