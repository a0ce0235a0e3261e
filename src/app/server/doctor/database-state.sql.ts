import { queryOnce } from '#embedded-postgres/index.ts'

export type DatabaseState = {
  version: string
  /** The names of those applied. */
  migrations: string[]
  lastEntryAt: Date | null
  /** The last one that was completed. */
  backup: { startedAt: Date; place: string } | undefined
}

/** Reads a database of any version, or without tables. */
export async function readDatabaseState(ownerUrl: string): Promise<DatabaseState> {
  const [found] = await queryOnce<{ version: string; hasSchema: boolean; hasBackups: boolean }>(
    ownerUrl,
    `select current_setting('server_version') as version, to_regclass('public.migration_hash') is not null as "hasSchema",
      to_regclass('public.backup_run') is not null as "hasBackups"`,
  )
  const { version, hasSchema, hasBackups } = found!
  const migrations = hasSchema
    ? await queryOnce<{ name: string }>(ownerUrl, 'select name from public.migration_hash order by name')
    : []
  const [entry] = hasSchema
    ? await queryOnce<{ at: Date | null }>(ownerUrl, 'select max(at) as at from public.audit_entry')
    : []
  const [backup] = hasBackups
    ? await queryOnce<{ startedAt: Date; place: string }>(
        ownerUrl,
        `select started_at as "startedAt", place from public.backup_run where bytes is not null
          order by started_at desc limit 1`,
      )
    : []
  return { version, migrations: migrations.map(({ name }) => name), lastEntryAt: entry?.at ?? null, backup }
}
