-- What a receipt settled when it was issued. The rows add up to its amount; those of a voided receipt count no more.
create table receipt_settlement (
  receipt_id uuid not null references receipt on delete cascade,
  n smallint not null check (n > 0),
  enrolment_id uuid not null references enrolment,
  -- The due date of an instalment. Null if the course had no plan.
  due_on date,
  amount numeric(12, 2) not null check (amount > 0),
  primary key (receipt_id, n)
);
grant select, insert, delete on receipt_settlement to munshi_app;

-- A student with one course without a plan: nothing to choose.
insert into receipt_settlement (receipt_id, n, enrolment_id, amount)
select r.id, 1, r.enrolment_id, r.paid from receipt r
where not exists (select from enrolment e where e.student_id = r.student_id
  and (e.n > 1 or exists (select from fee_plan p where p.enrolment_id = e.id)));

-- The others, by the rule until now: the amounts of all courses by due date, the receipts in the order of issue. A receipt settles
-- where its stretch of the money meets the stretch of an amount. What exceeds all amounts stays with the course of the receipt.
create temporary table due_amount on commit drop as
select student_id, enrolment_id, due_on, sum(amount) over by_date - amount as starts, sum(amount) over by_date as ends
from (
  select e.student_id, e.id as enrolment_id, e.n as course_n, coalesce(p.n, 1) as n, p.due_on,
    min(coalesce(p.due_on, e.joined_on + 35)) over (partition by e.id order by p.n desc) as sort_on,
    case when p.n is null or p.is_last then greatest(0, e.fee - coalesce(p.before, 0))
      else least(p.amount, greatest(0, e.fee - p.before)) end as amount
  from (
    select id, student_id, n, max(joining_on) over (partition by student_id order by n) as joined_on,
      fee - coalesce((select sum(amount) from fee_adjustment a where a.student_id = o.student_id and a.enrolment_id = o.id
        and a.withdrawn_at is null), 0) as fee
    from enrolment o
    where exists (select from enrolment e where e.student_id = o.student_id
      and (e.n > 1 or exists (select from fee_plan f where f.enrolment_id = e.id)))
  ) e left join lateral (
    select r.n, r.due_on, r.amount, sum(r.amount) over (order by r.n) - r.amount as before, r.n = max(r.n) over () as is_last
    from fee_plan_row r where r.enrolment_id = e.id
  ) p on true
) d
where amount > 0
window by_date as (partition by student_id order by sort_on, course_n, n);

insert into receipt_settlement (receipt_id, n, enrolment_id, due_on, amount)
select receipt_id, row_number() over (partition by receipt_id order by starts), enrolment_id, due_on, amount
from (
  select r.id as receipt_id, d.enrolment_id, d.due_on, d.starts, least(r.ends, d.ends) - greatest(r.starts, d.starts) as amount
  from (
    select id, student_id, sum(paid) over issued - paid as starts, sum(paid) over issued as ends
    from receipt where voided_at is null window issued as (partition by student_id order by issued_at, id)
  ) r join due_amount d on d.student_id = r.student_id and d.starts < r.ends and r.starts < d.ends
) s;

insert into receipt_settlement (receipt_id, n, enrolment_id, amount)
select r.id, coalesce(s.n, 0) + 1, r.enrolment_id, r.paid - coalesce(s.amount, 0)
from receipt r left join (select receipt_id, max(n) as n, sum(amount) as amount from receipt_settlement group by 1) s on s.receipt_id = r.id
where r.paid > coalesce(s.amount, 0);

drop table due_amount;

-- What students with several courses have to pay next: each course without a plan is due 35 days after the last payment for it.
with due as materialized (
  select student_id, due_on is not null as is_planned, day, sum(amount - settled) as amount
  from (  select student_id, enrolment_id, course_n, n, due_on, day, sort_on, amount,
      case when total - pending >= sum(settled) over (partition by student_id)
        then settled + least(amount - settled, greatest(0, total - pending - sum(settled) over (partition by student_id)
          - (sum(amount - settled) over oldest - amount + settled)))
        else least(settled, greatest(0, total - pending - sum(settled) over oldest + settled)) end as settled
    from (
      select d.*, sum(amount) over (partition by student_id) as total,
        kept + least(amount - kept, greatest(0, received - sum(kept) over (partition by enrolment_id)
          - (sum(amount - kept) over (partition by enrolment_id order by n) - amount + kept))) as settled
      from (
        select d.*, least(own, greatest(0, received - (sum(own) over (partition by enrolment_id order by n) - own))) as kept
        from (
    select d.*, least(d.amount, coalesce(own.amount, 0)) as own
    from (
      select e.student_id, e.id as enrolment_id, e.n as course_n, coalesce(p.n, 1) as n, p.due_on,
        coalesce(p.due_on, 35 + case when e.n = 1 then coalesce(course.last, e.joining_on)
          else greatest(course.last, e.joining_on) end) as day,
        account.fee - account.paid as pending, coalesce(course.amount, 0) - e.refunded as received,
        min(coalesce(p.due_on, e.joined_on + 35)) over (partition by e.id order by p.n desc) as sort_on,
        case when p.n is null or p.is_last then greatest(0, e.fee - coalesce(p.before, 0))
          else least(p.amount, greatest(0, e.fee - p.before)) end as amount
      from (
        select id, student_id, n, joining_on, max(joining_on) over (partition by student_id order by n) as joined_on,
          fee - coalesce((select sum(amount) from fee_adjustment a where a.student_id = o.student_id and a.enrolment_id = o.id
            and a.withdrawn_at is null), 0) as fee,
          coalesce((select sum(amount) from refund f where f.student_id = o.student_id and f.enrolment_id = o.id
            and f.voided_at is null), 0) as refunded
        from enrolment o where student_id in (select student_id from enrolment where n > 1)
      ) e
      join student_account account on account.student_id = e.student_id
      left join (
        select s.enrolment_id, sum(s.amount) as amount, max(r.paid_on) as last from (
    select s.* from receipt r join receipt_settlement s on s.receipt_id = r.id
    where r.student_id in (select student_id from enrolment where n > 1) and r.voided_at is null) s
        join receipt r on r.id = s.receipt_id group by 1
      ) course on course.enrolment_id = e.id
      left join lateral (
        select r.n, r.due_on, r.amount, sum(r.amount) over (order by r.n) - r.amount as before,
          r.n = max(r.n) over () as is_last
        from fee_plan_row r where r.enrolment_id = e.id
      ) p on true
    ) d
    left join (
      select enrolment_id, due_on, sum(amount) as amount from (
    select s.* from receipt r join receipt_settlement s on s.receipt_id = r.id
    where r.student_id in (select student_id from enrolment where n > 1) and r.voided_at is null) s group by 1, 2
    ) own on own.enrolment_id = d.enrolment_id and own.due_on = d.due_on) d
      ) d
    ) d
    where amount > 0
    window oldest as (partition by student_id order by sort_on, course_n, n)) d
  where settled < amount group by 1, 2, 3
), next as (
  select student_id,
    min(day) filter (where is_planned) as planned, (array_agg(amount order by day) filter (where is_planned))[1] as planned_amount,
    min(day) filter (where not is_planned) as unplanned, (array_agg(amount order by day) filter (where not is_planned))[1] as unplanned_amount
  from due group by 1
)
update student_account m set due_from = coalesce(unplanned - 35, m.due_from),
  planned_due_on = case when planned <= unplanned or unplanned is null then planned end,
  due_amount = case when planned < unplanned or unplanned is null then planned_amount
    when planned = unplanned then planned_amount + unplanned_amount else unplanned_amount end
from next where m.student_id = next.student_id;
