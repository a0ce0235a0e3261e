import pg from 'pg'
import { readMigrations } from './read-migrations.ts'

/** Any number works. Without the lock, processes that start at once would change the same rows of the catalog. */
const LOCK_ID = 7_306_102_231

const MIGRATION_TABLE = 'grant select on migration_hash to munshi_app;'

/**
 * Gives the role what the migrations grant to `munshi_app`. Repeated at each start, because the role may be new, and a
 * database restored without its roles has lost the grants.
 */
export async function grantPrivileges(client: pg.Client, role: string): Promise<void> {
  const privileges = [MIGRATION_TABLE, ...readMigrations().flatMap((migration) => migration.privileges)]
  const statements = privileges.map((statement) => withRole(statement, role))
  await client.query('begin')
  try {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK_ID])
    await client.query(`do $$ begin ${statements.map(ignoreDropped).join('\n')} end $$`)
    await client.query(REVOKE_CREATE)
    await client.query(REVOKE_LARGE_OBJECTS)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

const withRole = (statement: string, role: string) =>
  statement.replace(/\bmunshi_app;$/, () => `${pg.escapeIdentifier(role)};`)

/** A later migration may have dropped the table, column or function. */
const ignoreDropped = (statement: string) =>
  `begin ${statement} exception when undefined_table or undefined_column or undefined_function then null; end;`

/** Databases made by PostgreSQL 14 or earlier let everyone create tables. */
const REVOKE_CREATE = `do $$ begin
  if exists (select from pg_namespace, aclexplode(nspacl) a where nspname = 'public' and a.grantee = 0 and a.privilege_type = 'CREATE')
    and (select pg_has_role(nspowner, 'usage') from pg_namespace where nspname = 'public')
  then revoke create on schema public from public;
  end if;
end $$`

/** Everyone may create large objects, which no table limits. Only a superuser may change that. */
const REVOKE_LARGE_OBJECTS = `do $$ begin
  revoke execute on function lo_creat(int), lo_create(oid), lo_from_bytea(oid, bytea) from public;
exception when insufficient_privilege then null;
end $$`
