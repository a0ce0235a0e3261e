-- What the pages of other people show has changed: its kind, its id if it is one record, and the request. Delivered at the commit.
create function notify_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('munshi_change', concat_ws(' ', string_agg(distinct record, ','),
    case count(*) when 1 then min(record_id::text) else '-' end, min(request_id)))
  from added where action not like 'session.%' having count(*) > 0;
  return null;
end $$;
create trigger audit_entry_change after insert on audit_entry
  referencing new table as added for each statement execute function notify_change();

-- Every process ends the streams of a session that has ended.
create function notify_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('munshi_session', '') from ended having count(*) > 0;
  return null;
end $$;
create trigger session_end after delete on session
  referencing old table as ended for each statement execute function notify_session_end();
