/**
 * Functions of each test database that put it back as the migrations left it. Emptying a small table with DELETE takes a
 * fraction of a TRUNCATE, which replaces files; large tables are truncated so that dead rows do not add up. The locks
 * wait for writes that a test has left open. The names are read once, because the views of the catalogue are slow.
 */
export const RESET_FUNCTIONS = `
create schema test_support;

create function test_support.table_names() returns setof text language sql as $$
  select format('public.%I', tablename) from pg_tables
  where schemaname = 'public' and tablename not in ('kysely_migration', 'kysely_migration_lock', 'migration_hash')
  order by tablename
$$;

create function test_support.has_rows(name text) returns boolean language plpgsql as $$
declare found boolean;
begin
  execute format('select exists (select from %s)', name) into found;
  return found;
end $$;

create table test_support.seeded (name text primary key, copy text not null);

do $$
declare name text; copy text;
begin
  for name in select * from test_support.table_names() loop
    if test_support.has_rows(name) then
      copy := format('test_support.%I', 'seed_' || replace(name, 'public.', ''));
      execute format('create table %s as table %s', copy, name);
      insert into test_support.seeded values (name, copy);
    end if;
  end loop;
end $$;

create table test_support.tables as select name, name::regclass::oid as id from test_support.table_names() name;

create function test_support.reset() returns void language plpgsql as $$
declare large text; small text; seed record;
begin
  execute (select 'lock table ' || string_agg(name, ', ') || ' in share row exclusive mode' from test_support.tables);
  set local session_replication_role = replica;
  select string_agg(name, ', ') into large from test_support.tables where pg_relation_size(id) > 500000;
  if large is not null then execute 'truncate ' || large || ' cascade'; end if;
  for small in select name from test_support.tables where pg_relation_size(id) > 0 loop
    execute 'delete from ' || small;
  end loop;
  perform setval(seqrelid, seqstart, false) from pg_sequence;
  for seed in select * from test_support.seeded loop
    execute format('insert into %s overriding system value table %s', seed.name, seed.copy);
  end loop;
end $$;
`
