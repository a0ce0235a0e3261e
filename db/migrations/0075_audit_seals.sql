-- Only a function writes seals, which computes day and hash itself: a seal of a day to come would have ended sealing.
revoke insert on audit_seal from munshi_app;

-- The seal of today, if entries were linked since the last one. Seals of days to come do not count.
create function write_audit_seal() returns setof audit_seal
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  today date := (now() at time zone (select time_zone from institute))::date;
  last audit_link%rowtype;
begin
  if today is null or not pg_try_advisory_xact_lock(hashtext('audit trail')) then
    return;
  end if;
  select * into last from audit_link order by n desc limit 1;
  if not found or exists (select from audit_seal s where s.day = today or s.day < today and s.n >= last.n) then
    return;
  end if;
  return query insert into audit_seal (day, n, hash) values (today, last.n, last.hash) returning *;
end $$;
revoke execute on function write_audit_seal from public;
grant execute on function write_audit_seal to munshi_app;
