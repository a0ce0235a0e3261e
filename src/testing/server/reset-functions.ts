/**
 * They put each test database back into a saved state: `migrated` is as the migrations left it. Emptying a small table
 * with DELETE takes a fraction of a TRUNCATE, which replaces files; large tables are truncated so that dead rows do not
 * add up. The locks wait for writes that a test has left open. The names are read once, because the views of the
 * catalogue are slow.
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

create table test_support.tables as select name, name::regclass::oid as id from test_support.table_names() name;
create table test_support.saved (state text, name text, copy text, columns text, primary key (state, name));

/* Those that are written. The database computes the others. */
create function test_support.columns_of(name text) returns text language sql as $$
  select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
  where attrelid = name::regclass and attnum > 0 and not attisdropped and attgenerated = ''
$$;
create table test_support.saved_sequence (state text, id regclass, value bigint, is_called boolean);

create function test_support.save(saved_state text) returns void language plpgsql as $$
declare name text; copy text; columns text;
begin
  for copy in select s.copy from test_support.saved s where state = saved_state loop
    execute 'drop table ' || copy;
  end loop;
  delete from test_support.saved where state = saved_state;
  delete from test_support.saved_sequence where state = saved_state;
  for name in select t.name from test_support.tables t loop
    if test_support.has_rows(name) then
      copy := format('test_support.%I', saved_state || '_' || replace(name, 'public.', ''));
      columns := test_support.columns_of(name);
      execute format('create unlogged table %s as select %s from %s', copy, columns, name);
      insert into test_support.saved values (saved_state, name, copy, columns);
    end if;
  end loop;
  insert into test_support.saved_sequence
    select saved_state, format('%I.%I', schemaname, sequencename), coalesce(last_value, start_value), last_value is not null
    from pg_sequences where schemaname = 'public';
end $$;

select test_support.save('migrated');

create function test_support.reset(saved_state text) returns void language plpgsql as $$
declare large text; small text; saved record;
begin
  execute (select 'lock table ' || string_agg(name, ', ') || ' in share row exclusive mode' from test_support.tables);
  set local session_replication_role = replica;
  select string_agg(name, ', ') into large from test_support.tables where pg_relation_size(id) > 500000;
  if large is not null then execute 'truncate ' || large || ' cascade'; end if;
  for small in select name from test_support.tables where pg_relation_size(id) > 0 loop
    execute 'delete from ' || small;
  end loop;
  perform setval(id, value, is_called) from test_support.saved_sequence where state = saved_state;
  for saved in select * from test_support.saved where state = saved_state loop
    execute format('insert into %s (%s) overriding system value table %s', saved.name, saved.columns, saved.copy);
  end loop;
end $$;

/* A hash of each table with rows, except of those given. */
create function test_support.hash_tables(except_names text[]) returns table (name text, hash text) language plpgsql as $$
begin
  for name in select t.name from test_support.tables t
    where pg_relation_size(id) > 0 and t.name <> all (except_names) loop
    execute format('select md5(string_agg(t::text, e''\\n'' order by t::text)) from %s t', name) into hash;
    if hash is not null then return next; end if;
  end loop;
end $$;
`
