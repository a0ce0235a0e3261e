-- The payments of a row, each with its field ([{"field": "paid2", "amount": 500}]); `amount` is their sum. And the discount of the student.
alter table import_row add column payments jsonb not null default '[]', add column discount numeric(12, 2);

-- Discounts that were given in another system. They are deleted with the import, until one is withdrawn.
alter table fee_adjustment add column import_id uuid references import;
-- Without them, removing a student or an enrolment reads every discount.
drop index fee_adjustment_of_student;
create index fee_adjustment_of_student on fee_adjustment (student_id);
create index fee_adjustment_enrolment on fee_adjustment (enrolment_id);
alter table import add column discounts numeric(18, 2) not null default 0;

-- As before, and the discounts.
create or replace function remove_imported(wanted uuid, ids uuid[]) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  insert into daily_sum_change (kind, day, n, amount)
  select 'receipt', paid_on, -count(*), -sum(paid) from receipt
  where student_id = any (ids) and import_id = wanted and voided_at is null group by paid_on;
  insert into daily_sum_change (kind, day, n, amount)
  select 'due ' || s.status, m.due_from + 35, -count(*), -sum(m.fee - m.paid)
  from student_account m join student s on s.id = m.student_id
  where s.id = any (ids) and s.import_id = wanted and m.paid < m.fee and m.due_amount is null group by 1, 2;
  delete from receipt where student_id = any (ids) and import_id = wanted;
  delete from fee_adjustment where student_id = any (ids) and import_id = wanted;
  delete from enrolment e using student s where s.id = e.student_id and s.id = any (ids) and s.import_id = wanted;
  delete from student_account m using student s where s.id = m.student_id and s.id = any (ids) and s.import_id = wanted;
  -- The account stays without personal data, as that of an erased student: too many tables could mention it.
  with removed as (delete from student where id = any (ids) and import_id = wanted returning id)
  update account a set name = '–', email = '', email_key = '', state = 'deleted' from removed r where a.id = r.id;
$$;

-- A required field is blank, as in students of an import. The email is stored in `account`.
alter table student add column is_incomplete boolean not null default false;
update student s set is_incomplete = true from account a
where a.id = s.id and '' in (s.fname, s.lname, s.father, s.contact, a.email);
grant update (is_incomplete) on student to munshi_app;
create index student_incomplete on student (created_at desc, id desc) where is_incomplete and status in ('Active', 'Disable');

-- The last link to set a first password that each student got: passed on (sent), or emailed as reminders are. The account outlives a
-- student of an import that is undone. `origin` is the address of the app in a link that is still to be sent.
create table access_link (
  student_id uuid primary key references account,
  state text not null check (state in ('queued', 'sending', 'sent', 'failed', 'uncertain')),
  origin text not null check (length(origin) <= 300),
  made_by uuid not null references account,
  at timestamptz not null
);
create index access_link_waiting on access_link (at) where state in ('queued', 'sending');
grant select, insert, update, delete on access_link to munshi_app;
