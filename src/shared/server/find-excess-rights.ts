import { queryOnce } from '#embedded-postgres/index.ts'

const SUPERUSER = 'bypass every check as a superuser'

/** Includes rights that come with a role of which the application's role is a member, directly or not. */
const SQL = `
  with me as (select * from pg_roles where rolname = current_user),
  others as (
    select r.* from pg_roles r, me where r.oid <> me.oid and pg_has_role(me.oid, r.oid, 'member')
  ),
  owners as (
    select relowner as oid from pg_class where relnamespace = 'public'::regnamespace
    union select datdba from pg_database where datname = current_database()
  )
  select '${SUPERUSER}' as "right" from me where rolsuper
  union all select 'create roles' from me where rolcreaterole
  union all select 'create databases' from me where rolcreatedb
  union all select 'replicate' from me where rolreplication
  union all select 'bypass row security' from me where rolbypassrls
  union all select 'act as the owner of the tables' from me where oid in (select oid from owners)
  union all select 'act as ' || rolname from others
    where rolsuper or rolcreaterole or oid in (select oid from owners)
    or rolname in ('pg_execute_server_program', 'pg_read_server_files', 'pg_write_server_files', 'pg_write_all_data')
  union all select 'create tables' where has_schema_privilege('public', 'create')
  union all select 'create schemas' where has_database_privilege(current_database(), 'create')
  union all select 'delete receipts' where has_table_privilege('receipt', 'delete') or has_table_privilege('receipt', 'truncate')
  union all select 'delete refunds' where has_table_privilege(to_regclass('refund'), 'delete')
    or has_table_privilege(to_regclass('refund'), 'truncate')
  union all select 'change the ' || attname || ' of receipts' from pg_attribute
    where attrelid = 'receipt'::regclass and attname in ('n', 'student_id', 'student_name', 'course')
    and has_column_privilege('receipt', attnum, 'update')
  union all select 'change the audit trail' where has_any_column_privilege('audit_entry', 'update')
    or has_table_privilege('audit_entry', 'delete') or has_table_privilege('audit_entry', 'truncate')`

/** Lists what the role of the connection may do although it should not. Each text continues "should not be able to". */
export async function findExcessRights(url: string): Promise<string[]> {
  const rows = await queryOnce<{ right: string }>(url, SQL)
  const rights = rows.map(({ right }) => right)
  return rights.includes(SUPERUSER) ? [SUPERUSER] : rights
}
