-- When the fee of a course is due. Without a plan the 35 days apply.
create table fee_plan (
  enrolment_id uuid primary key references enrolment,
  version integer not null default 1
);
-- What is paid of a row is computed from the receipts, never stored.
create table fee_plan_row (
  enrolment_id uuid not null references fee_plan,
  n integer not null check (n > 0),
  due_on date not null,
  amount numeric(12, 2) not null check (amount > 0),
  primary key (enrolment_id, n)
);
grant select, insert, update on fee_plan to munshi_app;
grant select, insert, delete on fee_plan_row to munshi_app;

-- Of the next due date. `planned_due_on` is null if that date is 35 days after `due_from`, `due_amount` is null for the whole
-- balance. Computed with the fee and the paid amount.
alter table student_account
  add column planned_due_on date,
  add column due_amount numeric(12, 2) check (due_amount > 0);
drop index student_account_due;
create index student_account_due on student_account ((coalesce(planned_due_on, due_from + 35)), student_id) where paid < fee;
