-- A count of cash covers what its drawer took since the last count, whatever the day. Each receipt, refund and expense knows the
-- first count that it is in (`count_id`), and with which version and which cash it was last counted: what changed since is in the
-- next count as a difference. `counted_version` without a count: counted before counts covered more than their day.
alter table receipt add column count_id uuid references day_closing, add column counted_version integer,
  add column counted_cash numeric(12, 2) not null default 0;
alter table refund add column count_id uuid references day_closing, add column counted_version integer,
  add column counted_cash numeric(12, 2) not null default 0;
alter table expense add column count_id uuid references day_closing, add column counted_version integer,
  add column counted_cash numeric(12, 2) not null default 0;
grant update (count_id, counted_version, counted_cash) on receipt, refund, expense to munshi_app;

alter table day_closing drop constraint day_closing_day_clerk_id_key;
create index day_closing_of_drawer on day_closing (clerk_id, day desc, signed_at desc);
create index day_closing_newest on day_closing (day desc, signed_at desc, id desc);
-- What the expected cash is made of. Null for counts of one day, of which only the versions were kept.
alter table day_closing add column sums jsonb, alter column records set default '{}';

create function keep_count() returns trigger language plpgsql as $$
begin
  raise exception 'a % stays in its first count', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger receipt_count_is_final before update of count_id on receipt for each row
  when (old.count_id is not null and new.count_id is distinct from old.count_id) execute function keep_count();
create trigger refund_count_is_final before update of count_id on refund for each row
  when (old.count_id is not null and new.count_id is distinct from old.count_id) execute function keep_count();
create trigger expense_count_is_final before update of count_id on expense for each row
  when (old.count_id is not null and new.count_id is distinct from old.count_id) execute function keep_count();

-- Before, each count was of one day. What came after the last count of its drawer, or today where nobody counts, is still to be
-- counted; all else is settled, in the count of its day if there was one.
create function counted_before(on_day date, at timestamptz, clerk uuid) returns table (is_settled boolean, count_id uuid)
language sql stable as $$
  select coalesce(at <= max(c.signed_at), on_day < (now() at time zone
      coalesce((select time_zone from institute), 'Asia/Kolkata'))::date),
    (array_agg(c.id order by c.signed_at) filter (where c.day = on_day and at <= c.signed_at))[1]
  from day_closing c where c.clerk_id is null or c.clerk_id = clerk
$$;
update receipt r set counted_version = r.version, count_id = b.count_id,
  counted_cash = case when r.voided_at is not null then 0 when r.pay_mode = 'Cash' then r.paid
    else coalesce((select sum(p.amount) from receipt_part p
      where p.receipt_id = r.id and p.mode = 'Cash' and r.pay_mode = 'Others'), 0) end
from receipt x cross join lateral counted_before(x.issued_on, x.issued_at, x.issued_by) b
where x.id = r.id and r.import_id is null and b.is_settled;
update refund r set counted_version = r.version, count_id = b.count_id,
  counted_cash = case when r.voided_at is null and r.pay_mode = 'Cash' then -r.amount else 0 end
from refund x cross join lateral counted_before(x.issued_on, x.issued_at, x.issued_by) b
where x.id = r.id and b.is_settled;
update expense r set counted_version = r.version, count_id = b.count_id,
  counted_cash = case when r.voided_at is null and r.pay_mode = 'Cash' then -r.amount else 0 end
from expense x cross join lateral counted_before(x.day, x.created_at, null) b
where x.id = r.id and r.import_id is null and b.is_settled;
drop function counted_before;

create index receipt_uncounted on receipt (issued_by, issued_on)
  where counted_version is distinct from version and import_id is null;
create index refund_uncounted on refund (issued_by, issued_on) where counted_version is distinct from version;
create index expense_uncounted on expense (day) where counted_version is distinct from version and import_id is null;
