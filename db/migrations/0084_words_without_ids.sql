-- Parts of an id are no words of an entry: a search for a number found records whose ids happen to contain it.
drop index audit_entry_words, audit_personal_words;
create or replace function audit_words(before jsonb, after jsonb) returns tsvector language sql immutable parallel safe
  return (
    select to_tsvector('simple'::regconfig, fold_text(coalesce(string_agg(value #>> '{}', ' '), '')))
    from (select jsonb_path_query(before, 'strict $.**') union all select jsonb_path_query(after, 'strict $.**')) v (value)
    where jsonb_typeof(value) in ('string', 'number')
      and value #>> '{}' !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  );
create index audit_entry_words on audit_entry using gin (audit_words(before, after));
create index audit_personal_words on audit_personal using gin (audit_words(before, after));
