-- The words and numbers of an entry, for the search of the audit trail.
create function audit_words(before jsonb, after jsonb) returns tsvector language sql immutable parallel safe as $$
  select jsonb_to_tsvector('simple', coalesce(before, 'null'), '["string", "numeric"]')
    || jsonb_to_tsvector('simple', coalesce(after, 'null'), '["string", "numeric"]')
$$;
create index audit_entry_words on audit_entry using gin (audit_words(before, after));
create index audit_personal_words on audit_personal using gin (audit_words(before, after));
