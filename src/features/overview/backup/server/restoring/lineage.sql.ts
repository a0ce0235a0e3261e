import type { Db } from '#shared/server/db.ts'

/** Two databases are of the same institute if they have the same first account: none is ever deleted. */
export async function findFirstAccount(db: Db): Promise<string | undefined> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

export function findLastRestore(db: Db) {
  return db
    .selectFrom('restore')
    .select(['id', 'restored_at as restoredAt', 'backup', 'backup_made_at as backupMadeAt'])
    .orderBy('restored_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
