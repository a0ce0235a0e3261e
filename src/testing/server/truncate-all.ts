/**
 * A function in each test database that puts it back as the migrations left it. Tables which nobody touched are left
 * alone, since an empty TRUNCATE costs as much as a full one; rows that came with the migrations are put back.
 */
export const TRUNCATE_ALL = `
create schema test_support;

create function test_support.table_names() returns setof text language sql as $$
  select format('public.%I', tablename) from pg_tables
  where schemaname = 'public' and tablename not in ('kysely_migration', 'kysely_migration_lock', 'migration_hash')
  order by tablename
$$;

create function test_support.has_rows(name text) returns boolean language plpgsql as $$
declare answer boolean;
begin
  execute format('select exists (select from %s)', name) into answer;
  return answer;
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

create function test_support.truncate_all() returns void language plpgsql as $$
declare touched text; seed record;
begin
  select string_agg(name, ', ') into touched from test_support.table_names() name where test_support.has_rows(name);
  if touched is null then return; end if;
  execute 'truncate ' || touched || ' restart identity cascade';
  set local session_replication_role = replica;
  for seed in select * from test_support.seeded loop
    execute format('insert into %s overriding system value table %s', seed.name, seed.copy);
  end loop;
end $$;
`
