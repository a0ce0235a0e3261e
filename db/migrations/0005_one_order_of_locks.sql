-- The running totals are locked together with the account, and so before the year's series: a registration, which changes
-- the totals first and takes its number last, would otherwise meet a payment in a circle. One row stands for the shard.
create function lock_student_account(id uuid) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  select from student_account where student_id = id for update;
  select from student_total where shard = abs(hashtext(id::text) % 16) and kind = 'Active' for update;
$$;
revoke execute on function lock_student_account from public;
grant execute on function lock_student_account to munshi_app;
