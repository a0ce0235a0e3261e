-- 0001_house.sql

create extension if not exists pg_trgm;
do $$ begin
  if not exists (select from pg_roles where rolname = 'munshi_app') then
    begin
      create role munshi_app nologin;
    exception when duplicate_object or unique_violation then null;
    end;
  end if;
end $$;
grant munshi_app to current_user;
grant usage on schema public to munshi_app;

create table institute (
  one boolean primary key default true check (one),
  name text not null check (length(name) between 1 and 200),
  address text not null check (length(address) <= 500),
  phone text not null check (length(phone) <= 30),
  time_zone text not null check (length(time_zone) <= 60),
  self_registration boolean not null,
  version integer not null default 1
);
grant select, insert, update on institute to munshi_app;

create table account (
  id uuid primary key,
  role text not null check (role in ('student', 'hr', 'admin')),
  name text not null check (length(name) between 1 and 200),
  email text not null check (length(email) <= 254),
  email_key text not null check (length(email_key) <= 254),
  password_hash text not null check (length(password_hash) <= 300),
  state text not null check (state in ('active', 'disabled', 'deleted')),
  created_at timestamptz not null,
  version integer not null default 1
);
create unique index account_email on account (role, email_key) where state <> 'deleted';
grant select, insert, update on account to munshi_app;

create table session (
  token_hash bytea primary key check (length(token_hash) = 32),
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null,
  seen_at timestamptz not null
);
create index session_account on session (account_id);
grant select, insert, update, delete on session to munshi_app;

create table sign_in_attempt (
  id bigint generated always as identity primary key,
  email_hash bytea not null,
  address text not null check (length(address) <= 64),
  at timestamptz not null,
  ok boolean not null
);
create index sign_in_attempt_email on sign_in_attempt (email_hash, at);
create index sign_in_attempt_address on sign_in_attempt (address, at);
grant select, insert, delete on sign_in_attempt to munshi_app;

create table idempotency (
  scope text not null check (length(scope) <= 64),
  route text not null check (length(route) <= 100),
  key text not null check (length(key) between 1 and 255),
  body_hash bytea not null,
  status integer,
  answer jsonb,
  forever boolean not null,
  at timestamptz not null,
  primary key (scope, route, key)
);
create index idempotency_at on idempotency (at) where not forever;
create index idempotency_student on idempotency ((coalesce(answer -> 'student' ->> '_id', answer ->> 'student')))
  where coalesce(answer -> 'student' ->> '_id', answer ->> 'student') is not null;
grant select, insert, update, delete on idempotency to munshi_app;
create table audit_entry (
  id uuid primary key,
  at timestamptz not null,
  actor_id uuid,
  actor_name text not null check (length(actor_name) <= 200),
  actor_role text not null check (actor_role in ('student', 'hr', 'admin', 'anyone', 'system')),
  action text not null check (length(action) <= 60),
  record text not null check (length(record) <= 40),
  record_id uuid not null,
  request_id text not null check (length(request_id) <= 64),
  before jsonb,
  after jsonb
);
create index audit_entry_at on audit_entry (at desc, id);
create index audit_entry_record on audit_entry (record_id, at desc);
create index audit_entry_actor on audit_entry (actor_id, at desc);
grant select, insert on audit_entry to munshi_app;
create table audit_personal (
  entry_id uuid not null references audit_entry,
  subject_id uuid not null,
  field text not null check (length(field) <= 40),
  before jsonb,
  after jsonb,
  primary key (entry_id, field)
);
create index audit_personal_subject on audit_personal (subject_id);
grant select, insert, delete on audit_personal to munshi_app;

-- 0002_courses_and_batches.sql
create table course (
  id uuid primary key,
  name text not null check (length(name) between 1 and 100),
  name_key text not null check (length(name_key) <= 400),
  fee numeric(12, 2) not null check (fee >= 0),
  duration text not null check (length(duration) between 1 and 60),
  added_by uuid references account,
  created_at timestamptz not null,
  version integer not null default 1,
  deleted_at timestamptz
);
create unique index course_name on course (name_key) where deleted_at is null;
grant select, insert, update on course to munshi_app;

create table batch (
  id uuid primary key,
  code text not null check (length(code) between 1 and 60),
  code_key text not null check (length(code_key) <= 240),
  course_id uuid not null references course,
  time text not null check (length(time) between 1 and 60),
  start_on date not null,
  end_on date check (end_on >= start_on),
  created_at timestamptz not null,
  version integer not null default 1,
  deleted_at timestamptz
);
create unique index batch_code on batch (code_key) where deleted_at is null;
create index batch_course on batch (course_id);
create index batch_newest on batch (created_at desc, id desc) where deleted_at is null;
grant select, insert, update on batch to munshi_app;

-- 0003_students_and_fees.sql
create table student (
  id uuid primary key references account,
  fname text not null check (length(fname) between 1 and 60),
  lname text not null check (length(lname) between 1 and 60),
  father text not null check (length(father) <= 100),
  contact text not null check (length(contact) <= 15),
  alt_contact text check (length(alt_contact) <= 15),
  gender text check (gender in ('male', 'female')),
  dob date,
  cur_address text check (length(cur_address) <= 300),
  per_address text check (length(per_address) <= 300),
  linked_in text check (length(linked_in) <= 2000),
  profile text check (length(profile) <= 2000),
  degree text check (length(degree) <= 100),
  com_year text check (length(com_year) <= 4),
  university text check (length(university) <= 150),
  course_id uuid not null references course,
  mode text not null check (mode in ('online', 'offline')),
  duration text not null check (length(duration) <= 60),
  batch_id uuid not null references batch,
  joining_on date not null,
  end_on date,
  is_completed boolean not null,
  is_placed boolean not null,
  status text not null check (status in ('Pending', 'Active', 'Disable', 'Deleted')),
  search_key text not null check (length(search_key) <= 500),
  created_at timestamptz not null,
  version integer not null default 1
);
create index student_search on student using gin (search_key gin_trgm_ops);
create index student_batch on student (batch_id);
create index student_course on student (course_id);
create index student_newest on student (created_at desc, id desc) where status in ('Active', 'Disable');
create index student_newest_by_status on student (status, created_at desc, id desc);
create index student_newest_placed on student (created_at desc, id desc) where status = 'Active' and is_placed;
grant select, insert, update on student to munshi_app;
create table student_account (
  student_id uuid primary key references student,
  fee numeric(12, 2) not null check (fee >= 0),
  paid numeric(12, 2) not null default 0,
  due_from date not null,
  check (0 <= paid and paid <= fee)
);
create index student_account_due on student_account (due_from, student_id) where paid < fee;
grant select, insert, update on student_account to munshi_app;
create table declared_payment (
  student_id uuid primary key references student,
  fee numeric(12, 2) not null check (fee >= 0),
  paid numeric(12, 2) not null check (paid >= 0),
  pay_mode text not null check (pay_mode in ('Cash', 'Online', 'Others'))
);
grant select, insert, update, delete on declared_payment to munshi_app;
create table student_total (
  shard smallint not null,
  kind text not null check (kind in ('Pending', 'Active', 'Placed', 'Disable')),
  n bigint not null,
  fee numeric(18, 2) not null,
  paid numeric(18, 2) not null,
  primary key (shard, kind)
);
insert into student_total (shard, kind, n, fee, paid)
select shard, kind, 0, 0, 0
from generate_series(0, 15) as shard, unnest(array['Pending', 'Active', 'Placed', 'Disable']) as kind;
grant select on student_total to munshi_app;

create function student_kind(status text, is_placed boolean) returns text language sql immutable as $$
  select case when status = 'Active' and is_placed then 'Placed' when status = 'Deleted' then null else status end
$$;

create function student_total_add(id uuid, wanted_kind text, d_n bigint, d_fee numeric, d_paid numeric) returns void
language sql security definer set search_path = public, pg_temp as $$
  update student_total set n = n + d_n, fee = fee + d_fee, paid = paid + d_paid
  where shard = abs(hashtext(id::text) % 16) and kind = wanted_kind
$$;

create function student_total_of_student() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was text := case when tg_op = 'UPDATE' then student_kind(old.status, old.is_placed) end;
  is_now text := student_kind(new.status, new.is_placed);
  money record;
begin
  if was is not distinct from is_now then return null; end if;
  select fee, paid into money from student_account where student_id = new.id;
  perform student_total_add(new.id, was, -1, -coalesce(money.fee, 0), -coalesce(money.paid, 0));
  perform student_total_add(new.id, is_now, 1, coalesce(money.fee, 0), coalesce(money.paid, 0));
  return null;
end $$;

create function student_total_of_account() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  kind text;
begin
  select student_kind(status, is_placed) into kind from student where id = new.student_id;
  perform student_total_add(new.student_id, kind, 0,
    new.fee - case when tg_op = 'UPDATE' then old.fee else 0 end,
    new.paid - case when tg_op = 'UPDATE' then old.paid else 0 end);
  return null;
end $$;

create trigger student_total_of_student after insert or update of status, is_placed on student
  for each row execute function student_total_of_student();
create trigger student_total_of_account after insert or update of fee, paid on student_account
  for each row execute function student_total_of_account();
create function lock_student_account(id uuid) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  select from student_account where student_id = id for update;
  select from student_total where shard = abs(hashtext(id::text) % 16) and kind = 'Active' for update;
$$;
revoke execute on function lock_student_account from public;
grant execute on function lock_student_account to munshi_app;
revoke execute on function student_total_add, student_total_of_student, student_total_of_account from public;
create table receipt_series (
  financial_year text primary key check (financial_year ~ '^\d{4}-\d{2}$'),
  last integer not null check (last >= 0)
);
grant select, insert, update on receipt_series to munshi_app;

create table receipt (
  id uuid primary key,
  financial_year text not null references receipt_series,
  n integer not null check (n > 0),
  student_id uuid not null references student,
  student_name text not null check (length(student_name) <= 130),
  contact text not null check (length(contact) <= 15),
  course text not null check (length(course) <= 100),
  b_code text not null check (length(b_code) <= 60),
  pay_mode text not null check (pay_mode in ('Cash', 'Online', 'Others')),
  payable numeric(12, 2) not null check (payable >= 0),
  paid numeric(12, 2) not null check (paid > 0),
  due_after numeric(12, 2) not null check (due_after >= 0),
  paid_on date not null,
  issued_on date not null,
  issued_at timestamptz not null,
  issued_by uuid references account,
  changed_at timestamptz,
  version integer not null default 1,
  voided_at timestamptz,
  voided_by uuid references account,
  void_reason text check (length(void_reason) <= 300),
  unique (financial_year, n),
  check (paid_on <= issued_on),
  check ((voided_at is null) = (voided_by is null))
);
create index receipt_of_student on receipt (student_id, paid_on desc, id desc);
create index receipt_by_day on receipt (paid_on desc, id desc) where voided_at is null;
grant select, insert on receipt to munshi_app;
grant update (pay_mode, paid, paid_on, due_after, changed_at, version, voided_at, voided_by, void_reason) on receipt to munshi_app;

-- 0004_attendance_and_enquiries.sql
create table attendance_sheet (
  id uuid primary key,
  batch_id uuid not null references batch,
  day date not null,
  present integer not null check (present >= 0),
  absent integer not null check (absent >= 0),
  saved_at timestamptz not null,
  saved_by uuid references account,
  version integer not null default 1,
  unique (batch_id, day),
  unique (id, day)
);
create index attendance_sheet_day on attendance_sheet (day desc, id) include (present, absent);
grant select, insert, update on attendance_sheet to munshi_app;
create table attendance_mark (
  student_id uuid not null references student,
  day date not null,
  sheet_id uuid not null,
  present boolean not null,
  primary key (student_id, day),
  foreign key (sheet_id, day) references attendance_sheet (id, day)
);
create index attendance_mark_sheet on attendance_mark (sheet_id);
grant select, insert, update on attendance_mark to munshi_app;

create table enquiry (
  id uuid primary key,
  name text not null check (length(name) between 1 and 30),
  name_key text not null check (length(name_key) <= 120),
  mail_id text check (length(mail_id) <= 254),
  contact text check (length(contact) <= 15),
  alt_contact text check (length(alt_contact) <= 15),
  qualification text not null check (length(qualification) <= 100),
  address text not null check (length(address) <= 300),
  course_id uuid not null references course,
  enquiry_mode text check (enquiry_mode in ('online', 'offline')),
  mode text not null check (mode in ('online', 'offline')),
  ref text check (length(ref) <= 100),
  remark text check (length(remark) <= 500),
  day date not null,
  status text not null check (status in ('Open', 'Closed', 'Pending')),
  is_placed boolean not null,
  student_id uuid unique references student,
  created_at timestamptz not null,
  version integer not null default 1,
  check (mail_id is not null or contact is not null)
);
create index enquiry_newest on enquiry (day desc, id desc) include (status) where not is_placed;
create index enquiry_newest_by_status on enquiry (status, day desc, id desc) where not is_placed;
create index enquiry_search on enquiry using gin (name_key gin_trgm_ops);
create index enquiry_course on enquiry (course_id);
grant select, insert, update, delete on enquiry to munshi_app;
create index receipt_money_by_day on receipt (paid_on) include (paid) where voided_at is null;

-- 0005_portfolio.sql
create table portfolio (
  id uuid primary key,
  student_id uuid not null references student,
  link text not null check (length(link) between 1 and 2000),
  created_at timestamptz not null,
  version integer not null default 1
);
create index portfolio_of_student on portfolio (student_id, created_at desc, id desc);
create index portfolio_newest on portfolio (created_at desc, id desc);
grant select, insert, delete on portfolio to munshi_app;

-- 0006_projects.sql
create table project (
  id uuid primary key,
  student_id uuid not null references student,
  link text not null check (length(link) between 1 and 2000),
  tech_used text not null check (length(tech_used) between 1 and 300),
  description text not null check (length(description) between 1 and 2000),
  created_at timestamptz not null,
  version integer not null default 1
);
create index project_of_student on project (student_id, created_at desc, id desc);
create index project_newest on project (created_at desc, id desc);
grant select, insert, update, delete on project to munshi_app;

-- 0007_expenses.sql
create table expense_category (
  id uuid primary key,
  ledger text not null check (length(ledger) between 1 and 100),
  ledger_key text not null check (length(ledger_key) <= 400),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);
create unique index expense_category_ledger on expense_category (ledger_key) where deleted_at is null;
grant select, insert, update on expense_category to munshi_app;

create table expense (
  id uuid primary key,
  category_id uuid not null references expense_category,
  remark text not null check (length(remark) between 1 and 500),
  amount numeric(12, 2) not null check (amount > 0),
  day date not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  version integer not null default 1
);
create index expense_newest on expense (day desc, id desc);
create index expense_of_category on expense (category_id, day desc, id desc);
create index expense_money_by_day on expense (day) include (amount);
grant select, insert, update, delete on expense to munshi_app;

-- 0008_reset_tokens.sql
create table reset_token (
  token_hash bytea primary key check (length(token_hash) = 32),
  account_id uuid not null references account on delete cascade,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index reset_token_account on reset_token (account_id, made_at);
grant select, insert, update, delete on reset_token to munshi_app;

-- 0009_lists_of_the_admin.sql
create index receipt_received on receipt (paid_on) include (paid, pay_mode, issued_by) where voided_at is null;
drop index receipt_money_by_day;
create index receipt_voided on receipt (voided_at desc, id desc) include (paid) where voided_at is not null;
create index audit_entry_newest on audit_entry (at desc, id desc);
drop index audit_entry_at;
create index audit_entry_of_actor on audit_entry (actor_id, at desc, id desc);
drop index audit_entry_actor;
create index audit_entry_of_kind on audit_entry (record, at desc, id desc);

-- 0010_erasure.sql

grant update (contact) on receipt to munshi_app;
update receipt r set contact = '' from student s where s.id = r.student_id and s.status = 'Deleted' and r.contact <> '';
update audit_entry set actor_name = '' where actor_role = 'student';


create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) primary key, is_locked integer default 0 not null);
create table migration_hash (name text primary key, hash text not null);
grant select on migration_hash to munshi_app;

set session_replication_role = replica;
truncate account, attendance_mark, attendance_sheet, audit_entry, audit_personal, batch, course, declared_payment, enquiry, expense, expense_category, idempotency, institute, kysely_migration, kysely_migration_lock, migration_hash, portfolio, project, receipt, receipt_series, reset_token, session, sign_in_attempt, student, student_account, student_total;
insert into account ("id", "role", "name", "email", "email_key", "password_hash", "state", "created_at", "version") overriding system value values
  ('01976d38-7d5f-75a4-9647-b7298681465c', 'student', 'विवेक दृष्टांत', 'student.1@example.com', 'student.1@example.com', '', 'active', '2025-06-14 06:55:08.127+00', '1'),
  ('0198305a-7b46-7632-bd3a-ea9fd690b533', 'student', 'Zoë Sample', 'zoe.7@example.com', 'zoe.7@example.com', '', 'active', '2025-07-22 04:18:12.934+00', '1'),
  ('0199483e-e8b1-7438-aea5-eeb37eacf0ae', 'student', 'Yusuf Příklad', 'yusuf.3@example.com', 'yusuf.3@example.com', '', 'active', '2025-09-14 12:41:46.417+00', '1'),
  ('019acdcb-3f5e-7166-a7e9-835481f95447', 'student', 'Māyā Udāharaṇ', 'maya.4@example.com', 'maya.4@example.com', '', 'active', '2025-11-29 04:07:20.67+00', '1'),
  ('01a11b91-9b52-723c-b8c6-4938e71bec3a', 'student', 'Zoë Przykład', 'zoe.2@example.com', 'zoe.2@example.com', '', 'disabled', '2026-10-08 12:51:29.746+00', '2'),
  ('01a1b03c-74c1-77bb-993e-781773bd126f', 'student', 'Noor Namuna', 'student@example.com', 'student@example.com', '$argon2id$v=19$m=19456,t=2,p=1$9iIC00K0pnrDzCijBooACA$sLXZcW5TwrXOa8JZC//I3MJDCmqHDY53DrMJsLtVF0o', 'active', '2026-11-06 09:41:54.497+00', '2'),
  ('01a1be83-9230-759a-8d75-3e6d61b16127', 'student', 'Zoë Przykład', 'zoe.6@example.com', 'zoe.6@example.com', '', 'active', '2026-11-09 04:14:16.112+00', '1'),
  ('01a1fb86-a83e-76d1-8ec6-ecc91f7d7606', 'student', 'Farhan Beispiel', 'farhan.5@example.com', 'farhan.5@example.com', '', 'active', '2026-11-21 00:34:28.542+00', '1'),
  ('01a20259-42e7-75a2-9ed4-beb22c45937f', 'admin', 'Asha Example', 'admin@example.com', 'admin@example.com', '$argon2id$v=19$m=19456,t=2,p=1$G3mt/OT+Acxmp27jCacj1w$uWGRc70MYMCfunHsD6UZs9+EeEpOG4fLuSMwnHoto5w', 'active', '2026-11-21 04:30:00+00', '1'),
  ('01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'hr', 'Hari Example', 'hr@example.com', 'hr@example.com', '$argon2id$v=19$m=19456,t=2,p=1$7gAicaHAbRvciAluUGC6wQ$O/W3DZcrvYYwaZ0MrjbDNLMY5SE7edQrL7+iq+cvds0', 'active', '2026-11-21 04:30:00+00', '1'),
  ('01a20259-4348-715d-87ad-d1c8fdf9c4bf', 'hr', 'Hina Sample', 'hina@example.com', 'hina@example.com', '$argon2id$v=19$m=19456,t=2,p=1$Dx/zMS4ZctnPhZN9a/SWhA$Ldf8EQ+i3E2I8DyJQ8myN3kpLEc2sYnE3awm4P8B2Sg', 'active', '2025-04-01 08:10:32.502+00', '1'),
  ('01a20259-4348-715d-87ad-d4b129d63758', 'hr', 'Hemant Namuna', 'hemant@example.com', 'hemant@example.com', '$argon2id$v=19$m=19456,t=2,p=1$Dx/zMS4ZctnPhZN9a/SWhA$Ldf8EQ+i3E2I8DyJQ8myN3kpLEc2sYnE3awm4P8B2Sg', 'active', '2025-04-01 12:11:18.039+00', '1'),
  ('01a20259-4349-763a-a84e-01757831e389', 'hr', 'Hazel Specimen', 'hazel@example.com', 'hazel@example.com', '$argon2id$v=19$m=19456,t=2,p=1$Dx/zMS4ZctnPhZN9a/SWhA$Ldf8EQ+i3E2I8DyJQ8myN3kpLEc2sYnE3awm4P8B2Sg', 'disabled', '2025-04-01 12:58:12.964+00', '2'),
  ('01a20259-4349-763a-a84e-07ba3737ec41', 'admin', 'Anil Demo', 'anil@example.com', 'anil@example.com', '$argon2id$v=19$m=19456,t=2,p=1$Dx/zMS4ZctnPhZN9a/SWhA$Ldf8EQ+i3E2I8DyJQ8myN3kpLEc2sYnE3awm4P8B2Sg', 'active', '2025-04-01 05:46:43.465+00', '1');
insert into attendance_mark ("student_id", "day", "sheet_id", "present") overriding system value values
  ('01a11b91-9b52-723c-b8c6-4938e71bec3a', '2026-11-06', '01a1b03c-724d-74d4-9828-c4928ba59e4a', 'false'),
  ('01a1b03c-74c1-77bb-993e-781773bd126f', '2026-11-06', '01a1b0c9-1727-7774-b63d-0fa889500174', 'true'),
  ('01a1b03c-74c1-77bb-993e-781773bd126f', '2026-11-07', '01a1b51d-6a8b-77a2-a32f-c1704595b14d', 'true'),
  ('01a1b03c-74c1-77bb-993e-781773bd126f', '2026-11-09', '01a1c041-4eb3-72a5-90e4-a6e117a6c65c', 'true'),
  ('01a1b03c-74c1-77bb-993e-781773bd126f', '2026-11-10', '01a1c53b-8e49-7332-98da-653693b4e131', 'true'),
  ('01a1b03c-74c1-77bb-993e-781773bd126f', '2026-11-11', '01a1ca38-8fec-72b6-919a-4872b9b4bfb4', 'true'),
  ('01a1b03c-74c1-77bb-993e-781773bd126f', '2026-11-12', '01a1ce42-8cd3-705f-9042-f148c1540091', 'true'),
  ('01a1b03c-74c1-77bb-993e-781773bd126f', '2026-11-13', '01a1d445-07d9-72a9-a995-2c6503379154', 'true'),
  ('01a1b03c-74c1-77bb-993e-781773bd126f', '2026-11-14', '01a1d916-73a3-74c9-b239-40460b562d3b', 'true'),
  ('01a1b03c-74c1-77bb-993e-781773bd126f', '2026-11-16', '01a1e402-4a37-72e9-b3bc-f5c9cbf0629f', 'true'),
  ('01a1b03c-74c1-77bb-993e-781773bd126f', '2026-11-17', '01a1e95a-a683-74d6-9ef4-28cb79934701', 'true'),
  ('01a1b03c-74c1-77bb-993e-781773bd126f', '2026-11-18', '01a1ee80-40dd-7738-9926-d8ef3b36d0fb', 'true'),
  ('01a1b03c-74c1-77bb-993e-781773bd126f', '2026-11-19', '01a1f2a8-7850-708c-b615-d1a91fc0de8b', 'true'),
  ('01a1b03c-74c1-77bb-993e-781773bd126f', '2026-11-20', '01a1f8c0-38a9-7365-9fe8-5a5a073d3b2c', 'true');
insert into attendance_sheet ("id", "batch_id", "day", "present", "absent", "saved_at", "saved_by", "version") overriding system value values
  ('01a1b03c-724d-74d4-9828-c4928ba59e4a', '01a20259-4322-7505-9bc3-041e007345b0', '2026-11-06', '0', '1', '2026-11-06 09:41:53.869+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', '1'),
  ('01a1b0c9-1727-7774-b63d-0fa889500174', '01a20259-4322-7505-9bc3-09a60294aa41', '2026-11-06', '1', '0', '2026-11-06 12:15:31.111+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', '1'),
  ('01a1b51d-6a8b-77a2-a32f-c1704595b14d', '01a20259-4322-7505-9bc3-09a60294aa41', '2026-11-07', '1', '0', '2026-11-07 08:26:06.347+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', '1'),
  ('01a1c041-4eb3-72a5-90e4-a6e117a6c65c', '01a20259-4322-7505-9bc3-09a60294aa41', '2026-11-09', '1', '0', '2026-11-09 12:21:07.891+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', '1'),
  ('01a1c53b-8e49-7332-98da-653693b4e131', '01a20259-4322-7505-9bc3-09a60294aa41', '2026-11-10', '1', '0', '2026-11-10 11:32:57.033+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', '1'),
  ('01a1ca38-8fec-72b6-919a-4872b9b4bfb4', '01a20259-4322-7505-9bc3-09a60294aa41', '2026-11-11', '1', '0', '2026-11-11 10:47:46.924+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', '1'),
  ('01a1ce42-8cd3-705f-9042-f148c1540091', '01a20259-4322-7505-9bc3-09a60294aa41', '2026-11-12', '1', '0', '2026-11-12 05:37:10.355+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', '1'),
  ('01a1d445-07d9-72a9-a995-2c6503379154', '01a20259-4322-7505-9bc3-09a60294aa41', '2026-11-13', '1', '0', '2026-11-13 09:37:36.217+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', '1'),
  ('01a1d916-73a3-74c9-b239-40460b562d3b', '01a20259-4322-7505-9bc3-09a60294aa41', '2026-11-14', '1', '0', '2026-11-14 08:04:49.699+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', '1'),
  ('01a1e402-4a37-72e9-b3bc-f5c9cbf0629f', '01a20259-4322-7505-9bc3-09a60294aa41', '2026-11-16', '1', '0', '2026-11-16 10:58:37.751+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', '1'),
  ('01a1e95a-a683-74d6-9ef4-28cb79934701', '01a20259-4322-7505-9bc3-09a60294aa41', '2026-11-17', '1', '0', '2026-11-17 11:53:14.627+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', '1'),
  ('01a1ee80-40dd-7738-9926-d8ef3b36d0fb', '01a20259-4322-7505-9bc3-09a60294aa41', '2026-11-18', '1', '0', '2026-11-18 11:52:25.053+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', '1'),
  ('01a1f2a8-7850-708c-b615-d1a91fc0de8b', '01a20259-4322-7505-9bc3-09a60294aa41', '2026-11-19', '1', '0', '2026-11-19 07:14:49.552+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', '1'),
  ('01a1f8c0-38a9-7365-9fe8-5a5a073d3b2c', '01a20259-4322-7505-9bc3-09a60294aa41', '2026-11-20', '1', '0', '2026-11-20 11:38:29.417+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', '1');
insert into audit_entry ("id", "at", "actor_id", "actor_name", "actor_role", "action", "record", "record_id", "request_id", "before", "after") overriding system value values
  ('019583bb-5506-7332-9e2e-83419e5a0b42', '2025-03-11 05:44:07.174+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20259-431b-7097-a9eb-f3af1bd9f470', '019583bb-5506-7726-a3ff-3545380d51d7', NULL, '{"_id": "01a20259-431b-7097-a9eb-f3af1bd9f470", "bCode": "TALLY-2504", "bTime": "15:00 to 17:00", "endDate": "2025-07-01", "version": 1, "startDate": "2025-04-01", "courseName": "Tally with GST"}'),
  ('0195eaed-5b52-7206-b99a-619920e063b6', '2025-03-31 06:39:38.834+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'category.create', 'category', '01a20259-43aa-7765-8fee-fba2eece245b', '0195eaed-5b52-73f6-af1b-24d76d92f7fc', NULL, '{"ledger": "Stationery"}'),
  ('0195eaed-5b52-7224-bdd2-0347446b2034', '2025-03-31 06:39:38.834+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'category.create', 'category', '01a20259-43aa-7765-8fee-ed9afc912421', '0195eaed-5b52-76b0-a9da-6be12b2cdeb2', NULL, '{"ledger": "Rent"}'),
  ('0195eaed-5b52-72a3-b3b6-5241df06c9d0', '2025-03-31 06:39:38.834+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'category.create', 'category', '01a20259-43aa-7765-8fee-f6e19b78be77', '0195eaed-5b52-72b8-ad62-702db28673ee', NULL, '{"ledger": "Internet"}'),
  ('0195eaed-5b52-72cd-8e3b-02a1aeeeabe7', '2025-03-31 06:39:38.834+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'category.create', 'category', '01a20259-43aa-7765-8fee-f0df6a9af683', '0195eaed-5b52-728f-a95d-884adeb6e133', NULL, '{"ledger": "Electricity"}'),
  ('0195eaed-5b52-7349-abcb-3f9291053440', '2025-03-31 06:39:38.834+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'category.create', 'category', '01a20259-43aa-7765-8fee-fcfb743e95ed', '0195eaed-5b52-721b-98a3-c5dc6ffe2260', NULL, '{"ledger": "Repairs"}'),
  ('0195eaed-5b52-7538-a2f2-4e5aa97a101a', '2025-03-31 06:39:38.834+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'category.create', 'category', '01a20259-43aa-7765-8fef-02c2cd908800', '0195eaed-5b52-73b5-b788-701e1b31c3cd', NULL, '{"ledger": "Tea and water"}'),
  ('0195eaed-5b52-757f-9d59-a754e680c7e3', '2025-03-31 06:39:38.834+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'category.create', 'category', '01a20259-43aa-7765-8fee-e9923ff53055', '0195eaed-5b52-7020-be79-6b54abd81864', NULL, '{"ledger": "Salaries"}'),
  ('0195eaed-5b52-7671-8840-6b16b846c788', '2025-03-31 06:39:38.834+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'category.create', 'category', '01a20259-43aa-7765-8fef-050e1a9d19df', '0195eaed-5b52-7613-9521-a54a6202b161', NULL, '{"ledger": "Advertising"}'),
  ('0195efe3-4389-7531-acc2-9b32408e51c8', '2025-04-01 05:46:43.465+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'staff.create', 'account', '01a20259-4349-763a-a84e-07ba3737ec41', '0195efe3-4389-7678-8602-5d9be3a52996', NULL, '{"id": "01a20259-4349-763a-a84e-07ba3737ec41", "name": "Anil Demo", "role": "admin", "email": "anil@example.com"}'),
  ('0195f066-eeb6-72c7-8e95-0ce66377438c', '2025-04-01 08:10:32.502+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'staff.create', 'account', '01a20259-4348-715d-87ad-d1c8fdf9c4bf', '0195f066-eeb6-77d5-a78a-563a99d33eb1', NULL, '{"id": "01a20259-4348-715d-87ad-d1c8fdf9c4bf", "name": "Hina Sample", "role": "hr", "email": "hina@example.com"}'),
  ('0195f0f8-846c-70fa-a552-435c1ebffb06', '2025-04-01 10:49:33.548+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'course.create', 'course', '01a20259-431b-7097-a9eb-ef5abddad6a4', '0195f0f8-846c-729f-994d-89747923d7e3', NULL, '{"_id": "01a20259-431b-7097-a9eb-ef5abddad6a4", "cFee": 16500, "course": "Français des affaires", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-7201-8904-6360420db2fd', '2025-04-01 10:49:33.548+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'course.create', 'course', '01a20259-431a-76a0-8bd0-78f935a30a37', '0195f0f8-846c-77c5-b789-0629c323ef67', NULL, '{"_id": "01a20259-431a-76a0-8bd0-78f935a30a37", "cFee": 18000, "course": "Python Programming", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-7277-92d3-9000ed12a14e', '2025-04-01 10:49:33.548+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'course.create', 'course', '01a20259-431a-76a0-8bd0-76ee9b4073ba', '0195f0f8-846c-727c-9393-eb66456ef11c', NULL, '{"_id": "01a20259-431a-76a0-8bd0-76ee9b4073ba", "cFee": 12000, "course": "Tally with GST", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-73bb-b474-bc414749f839', '2025-04-01 10:49:33.548+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'course.create', 'course', '01a20259-431a-76a0-8bd0-893b56771ecb', '0195f0f8-846c-710a-afe4-0f38af4b6314', NULL, '{"_id": "01a20259-431a-76a0-8bd0-893b56771ecb", "cFee": 15000, "course": "Digital Marketing", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-7728-9054-e83b7dccf9bf', '2025-04-01 10:49:33.548+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'course.create', 'course', '01a20259-431a-76a0-8bd0-8d91c53c0dbc', '0195f0f8-846c-73d6-b923-616d1483b803', NULL, '{"_id": "01a20259-431a-76a0-8bd0-8d91c53c0dbc", "cFee": 4500, "course": "Hindi Typing", "version": 1, "cDuration": "2 months"}'),
  ('0195f0f8-846c-778a-852e-194ca28ab45d', '2025-04-01 10:49:33.548+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'course.create', 'course', '01a20259-431a-76a0-8bd0-85de96b7c7ea', '0195f0f8-846c-77c0-8d67-fa1ca4b67fce', NULL, '{"_id": "01a20259-431a-76a0-8bd0-85de96b7c7ea", "cFee": 22000, "course": "Graphic Design", "version": 1, "cDuration": "5 months"}'),
  ('0195f0f8-846c-77a4-8028-14663fee9070', '2025-04-01 10:49:33.548+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'course.create', 'course', '01a20259-431a-76a0-8bd0-7ff34e6b6c45', '0195f0f8-846c-7083-9b60-3abb76e8bbad', NULL, '{"_id": "01a20259-431a-76a0-8bd0-7ff34e6b6c45", "cFee": 45000, "course": "Full Stack Web Development", "version": 1, "cDuration": "8 months"}'),
  ('0195f0f8-846c-77ed-8bfe-f209a6634c35', '2025-04-01 10:49:33.548+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'course.create', 'course', '01a20259-431a-76a0-8bd0-822217a96b5e', '0195f0f8-846c-706e-a39b-25b0172aefaf', NULL, '{"_id": "01a20259-431a-76a0-8bd0-822217a96b5e", "cFee": 35000, "course": "Data Analytics", "version": 1, "cDuration": "6 months"}'),
  ('0195f143-5a97-749f-a3a2-787eeea4cb64', '2025-04-01 12:11:18.039+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'staff.create', 'account', '01a20259-4348-715d-87ad-d4b129d63758', '0195f143-5a97-7059-95e1-1c3883af1dd8', NULL, '{"id": "01a20259-4348-715d-87ad-d4b129d63758", "name": "Hemant Namuna", "role": "hr", "email": "hemant@example.com"}'),
  ('0195f16e-4e64-77ab-89ef-3e4759acf873', '2025-04-01 12:58:12.964+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'staff.create', 'account', '01a20259-4349-763a-a84e-01757831e389', '0195f16e-4e64-7300-bfc4-8835a8733c69', NULL, '{"id": "01a20259-4349-763a-a84e-01757831e389", "name": "Hazel Specimen", "role": "hr", "email": "hazel@example.com"}'),
  ('01960aa5-c6f2-746d-b6a8-9d8de6f1b722', '2025-04-06 10:29:18.706+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20259-431b-7097-a9eb-f62410bacd23', '01960aa5-c6f2-7218-8037-ce0ba1098693', NULL, '{"_id": "01a20259-431b-7097-a9eb-f62410bacd23", "bCode": "PY-2504", "bTime": "08:00 to 10:00", "endDate": "2025-08-27", "version": 1, "startDate": "2025-04-27", "courseName": "Python Programming"}'),
  ('01962e07-dbf7-7643-a562-6524058b43ee', '2025-04-13 07:23:09.175+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01962e07-dbf7-72f8-a07f-49a19ed8877d', '01962e07-dbf7-750e-aa3b-a0b1cd7f0158', NULL, '{"_id": "01962e07-dbf7-72f8-a07f-49a19ed8877d", "date": "2025-04-13", "mode": "online", "year": 2025, "month": 4, "course": "Graphic Design", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "Enquirymode": "offline"}'),
  ('01964210-8c00-7233-a1b3-39488ad440fd', '2025-04-17 04:45:02.848+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '01962e07-dbf7-72f8-a07f-49a19ed8877d', '01964210-8c00-71d5-bc0c-3d8fa7fb0340', '{"status": "Open"}', '{"status": "Pending"}'),
  ('0196952d-9296-771c-81ef-ab362a74d6a0', '2025-05-03 08:05:14.006+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20259-431b-7097-a9eb-f8e82f325323', '0196952d-9296-730b-9916-1b521ccd2242', NULL, '{"_id": "01a20259-431b-7097-a9eb-f8e82f325323", "bCode": "FSW-2505", "bTime": "12:30 to 14:30", "endDate": "2026-01-24", "version": 1, "startDate": "2025-05-24", "courseName": "Full Stack Web Development"}'),
  ('01971baf-477f-7111-892a-08e76c9d4420', '2025-05-29 10:56:01.407+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20259-431b-7097-a9eb-ffb0a37a14f0', '01971baf-477f-7569-a1a3-11bd4e43a9dd', NULL, '{"_id": "01a20259-431b-7097-a9eb-ffb0a37a14f0", "bCode": "DA-2506", "bTime": "18:00 to 20:00", "endDate": "2025-12-19", "version": 1, "startDate": "2025-06-19", "courseName": "Data Analytics"}'),
  ('01972f8c-001d-7400-bcc3-91a4dab5f829', '2025-06-02 07:29:53.693+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'expense.create', 'expense', '01972f8c-001d-7637-bed3-a5cf18cc0d51', '01972f8c-001d-7390-8461-ba9663417c7b', NULL, '{"_id": "01972f8c-001d-7637-bed3-a5cf18cc0d51", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 172, "ledger": "01a20259-43aa-7765-8fee-f6e19b78be77", "remark": "Sample Telecom, line of the month", "version": 1, "createdAt": "2025-06-02T07:29:53.693Z", "updatedAt": "2025-06-02T07:29:53.693Z", "ledgerName": "Internet"}'),
  ('019730ae-176e-7038-8bad-dae12a78ea47', '2025-06-02 12:46:45.102+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'expense.create', 'expense', '019730ae-176e-73c6-8b87-b66e7130cc21', '019730ae-176e-720c-ba10-6af11e68258d', NULL, '{"_id": "019730ae-176e-73c6-8b87-b66e7130cc21", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 516, "ledger": "01a20259-43aa-7765-8fee-f0df6a9af683", "remark": "Example Power Company, bill of the month", "version": 1, "createdAt": "2025-06-02T12:46:45.102Z", "updatedAt": "2025-06-02T12:46:45.102Z", "ledgerName": "Electricity"}'),
  ('01973f27-1abc-743b-a1dc-694b0e7e6228', '2025-06-05 08:13:36.828+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'expense.create', 'expense', '01973f27-1abc-71da-8fdc-38729d587dcb', '01973f27-1abc-70e7-b9e2-ddea12f674df', NULL, '{"_id": "01973f27-1abc-71da-8fdc-38729d587dcb", "date": "2025-06-05", "year": 2025, "month": 6, "amount": 3876, "ledger": "01a20259-43aa-7765-8fee-e9923ff53055", "remark": "Teachers and office of the example institute", "version": 1, "createdAt": "2025-06-05T08:13:36.828Z", "updatedAt": "2025-06-05T08:13:36.828Z", "ledgerName": "Salaries"}'),
  ('01973f71-631b-74d4-a64c-d277813c80ad', '2025-06-05 09:34:45.019+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01973f71-631b-74ab-8290-f41c09c90927', '01973f71-631b-705a-b289-ad45386944d4', NULL, '{"_id": "01973f71-631b-74ab-8290-f41c09c90927", "date": "2025-06-05", "mode": "offline", "year": 2025, "month": 6, "course": "Data Analytics", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "Enquirymode": "offline"}'),
  ('019744be-dbb1-7427-9b6d-d5a04485a5e4', '2025-06-06 10:17:28.241+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'expense.create', 'expense', '019744be-dbb1-74eb-a330-810ade957d3c', '019744be-dbb1-7123-b5ad-2b107312e531', NULL, '{"_id": "019744be-dbb1-74eb-a330-810ade957d3c", "date": "2025-06-06", "year": 2025, "month": 6, "amount": 2153, "ledger": "01a20259-43aa-7765-8fee-ed9afc912421", "remark": "Example House, all classrooms", "version": 1, "createdAt": "2025-06-06T10:17:28.241Z", "updatedAt": "2025-06-06T10:17:28.241Z", "ledgerName": "Rent"}'),
  ('01976d38-7d5f-70f0-9efe-ac657448b189', '2025-06-14 06:55:08.127+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'enquiry.admit', 'enquiry', '01973f71-631b-74ab-8290-f41c09c90927', '01976d38-7d5f-773a-bfaa-3e12f0d838aa', '{"status": "Open", "student": null}', '{"status": "Closed", "student": "01976d38-7d5f-75a4-9647-b7298681465c"}'),
  ('01976d38-7d5f-7261-8a34-41a4bfcabd16', '2025-06-14 06:55:08.127+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'student.register', 'student', '01976d38-7d5f-75a4-9647-b7298681465c', '01976d38-7d5f-7369-a286-5faaa47aa522', NULL, '{"_id": "01976d38-7d5f-75a4-9647-b7298681465c", "fee": 31500, "mode": "offline", "batch": "DA-2506", "course": "Data Analytics", "status": "Active", "PaidFee": 0, "dueDate": "2025-07-19", "endDate": "2025-12-19", "version": 1, "TotalFee": 31500, "declared": null, "isPlaced": "notPlaced", "cduration": "6 months", "PendingFee": 31500, "isCompleted": "yes", "joiningDate": "2025-06-14"}'),
  ('01977d82-9bf0-77ed-a7dc-f24d128847c5', '2025-06-17 10:50:01.072+00', '01a20259-4348-715d-87ad-d1c8fdf9c4bf', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01977d82-9bf0-7224-bbd4-2696717a051b', '01977d82-9bf0-72e3-8949-492ac69c8f1d', NULL, '{"_id": "01977d82-9bf0-7224-bbd4-2696717a051b", "due": 21000, "date": "2025-06-17", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 6, "course": "Data Analytics", "changed": false, "payMode": "Online", "payable": 31500, "student": "01976d38-7d5f-75a4-9647-b7298681465c", "version": 1, "issuedOn": "2025-06-17", "receiptNo": "2025-26/000001"}'),
  ('0197a729-c8b5-7750-9ae1-6502099aabba', '2025-06-25 12:57:02.901+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20259-431b-7097-a9ec-01a1e9960f5c', '0197a729-c8b5-719b-b10b-afe99d3a0328', NULL, '{"_id": "01a20259-431b-7097-a9ec-01a1e9960f5c", "bCode": "GD-2507", "bTime": "18:00 to 20:00", "endDate": "2025-12-16", "version": 1, "startDate": "2025-07-16", "courseName": "Graphic Design"}'),
  ('0197cf00-2cf0-7571-824c-07239b0073f0', '2025-07-03 06:36:24.688+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'expense.create', 'expense', '0197cf00-2cf0-71b3-93cc-ba4ff5fbec95', '0197cf00-2cf0-74b8-8e69-57ea0e283894', NULL, '{"_id": "0197cf00-2cf0-71b3-93cc-ba4ff5fbec95", "date": "2025-07-03", "year": 2025, "month": 7, "amount": 1058, "ledger": "01a20259-43aa-7765-8fee-f0df6a9af683", "remark": "Example Power Company, bill of the month", "version": 1, "createdAt": "2025-07-03T06:36:24.688Z", "updatedAt": "2025-07-03T06:36:24.688Z", "ledgerName": "Electricity"}'),
  ('0197d3b1-cdf4-7520-9147-e2467a8c9947', '2025-07-04 04:28:54.644+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d3b1-cdf4-7408-9619-a6d5eafc3f3f', '0197d3b1-cdf4-726d-a4dc-156fbe2f4380', NULL, '{"_id": "0197d3b1-cdf4-7408-9619-a6d5eafc3f3f", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 352, "ledger": "01a20259-43aa-7765-8fee-f6e19b78be77", "remark": "Sample Telecom, line of the month", "version": 1, "createdAt": "2025-07-04T04:28:54.644Z", "updatedAt": "2025-07-04T04:28:54.644Z", "ledgerName": "Internet"}'),
  ('0197d44b-78c3-74eb-8cf9-14ef918dd3ff', '2025-07-04 07:16:45.379+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d44b-78c3-75ce-aa40-78bbc5b724f8', '0197d44b-78c3-71d5-bbcf-afdf9a78192e', NULL, '{"_id": "0197d44b-78c3-75ce-aa40-78bbc5b724f8", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 7938, "ledger": "01a20259-43aa-7765-8fee-e9923ff53055", "remark": "Teachers and office of the example institute", "version": 1, "createdAt": "2025-07-04T07:16:45.379Z", "updatedAt": "2025-07-04T07:16:45.379Z", "ledgerName": "Salaries"}'),
  ('0197e9a1-67f5-72b4-9c69-945900d7f006', '2025-07-08 10:42:38.709+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'expense.create', 'expense', '0197e9a1-67f5-749f-95fa-0553089382e1', '0197e9a1-67f5-7623-8ba3-eb8ca5194634', NULL, '{"_id": "0197e9a1-67f5-749f-95fa-0553089382e1", "date": "2025-07-08", "year": 2025, "month": 7, "amount": 4410, "ledger": "01a20259-43aa-7765-8fee-ed9afc912421", "remark": "Example House, all classrooms", "version": 1, "createdAt": "2025-07-08T10:42:38.709Z", "updatedAt": "2025-07-08T10:42:38.709Z", "ledgerName": "Rent"}'),
  ('01980c8c-196a-7586-9720-1b1395c085e4', '2025-07-15 05:26:04.906+00', '01a20259-4348-715d-87ad-d4b129d63758', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '01980c8c-196a-7149-ad1a-92bc60ff5997', '01980c8c-196a-74f5-adca-05c6d7857da9', NULL, '{"_id": "01980c8c-196a-7149-ad1a-92bc60ff5997", "due": 10500, "date": "2025-07-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 7, "course": "Data Analytics", "changed": false, "payMode": "Cash", "payable": 31500, "student": "01976d38-7d5f-75a4-9647-b7298681465c", "version": 1, "issuedOn": "2025-07-15", "receiptNo": "2025-26/000002"}'),
  ('01982b99-c49f-77c8-9f41-2d3a289207b5', '2025-07-21 06:09:14.399+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20259-431b-7097-a9ec-049f7bb7a762', '01982b99-c49f-7455-8864-bbe9c13a1c35', NULL, '{"_id": "01a20259-431b-7097-a9ec-049f7bb7a762", "bCode": "DM-2508", "bTime": "10:00 to 12:00", "endDate": "2025-11-11", "version": 1, "startDate": "2025-08-11", "courseName": "Digital Marketing"}'),
  ('0198305a-7b46-7487-8924-c000948c5b3c', '2025-07-22 04:18:12.934+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'student.register', 'student', '0198305a-7b46-7632-bd3a-ea9fd690b533', '0198305a-7b46-7318-8990-e34899f71765', NULL, '{"_id": "0198305a-7b46-7632-bd3a-ea9fd690b533", "fee": 22000, "mode": "offline", "batch": "GD-2507", "course": "Graphic Design", "status": "Active", "PaidFee": 0, "dueDate": "2025-08-26", "endDate": "2025-12-16", "version": 1, "TotalFee": 22000, "declared": null, "isPlaced": "notPlaced", "cduration": "5 months", "PendingFee": 22000, "isCompleted": "yes", "joiningDate": "2025-07-22"}'),
  ('01983ab5-5436-760b-a445-ea3fb8186df0', '2025-07-24 04:33:38.87+00', '01976d38-7d5f-75a4-9647-b7298681465c', '', 'student', 'project.add', 'project', '01983ab5-5436-77fa-a403-7ab000774ac9', '01983ab5-5436-708c-8b95-0294a54d0656', NULL, '{"_id": "01983ab5-5436-77fa-a403-7ab000774ac9", "student": "01976d38-7d5f-75a4-9647-b7298681465c", "version": 1}'),
  ('01984f40-d442-775c-9ced-29a0eec4ff9e', '2025-07-28 04:18:25.474+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'fee.record', 'receipt', '01984f40-d442-7141-909b-8ffee3541bbf', '01984f40-d442-73ff-ba6c-82d9f4141839', NULL, '{"_id": "01984f40-d442-7141-909b-8ffee3541bbf", "due": 11000, "date": "2025-07-28", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 7, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-7632-bd3a-ea9fd690b533", "version": 1, "issuedOn": "2025-07-28", "receiptNo": "2025-26/000003"}'),
  ('01985aa9-0953-7564-a37e-7b4486a6046b', '2025-07-30 09:28:04.179+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'staff.update', 'account', '01a20259-4349-763a-a84e-01757831e389', '01985aa9-0953-751f-a8f0-99d381119259', '{"status": "Active", "version": 1}', '{"status": "Disable", "version": 2}'),
  ('01986905-43a3-7395-acce-17888088d8b0', '2025-08-02 04:23:29.443+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'expense.create', 'expense', '01986905-43a3-7146-9ffc-09633f71b10a', '01986905-43a3-736d-9a31-c8f51290b7b0', NULL, '{"_id": "01986905-43a3-7146-9ffc-09633f71b10a", "date": "2025-08-02", "year": 2025, "month": 8, "amount": 4341, "ledger": "01a20259-43aa-7765-8fee-ed9afc912421", "remark": "Example House, all classrooms", "version": 1, "createdAt": "2025-08-02T04:23:29.443Z", "updatedAt": "2025-08-02T04:23:29.443Z", "ledgerName": "Rent"}'),
  ('019873c7-c03e-7154-95fb-6dc48407e336', '2025-08-04 06:32:07.486+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'expense.create', 'expense', '019873c7-c03e-74ba-89af-a952fdd84ff0', '019873c7-c03e-7027-9e3d-1a460b00f3ed', NULL, '{"_id": "019873c7-c03e-74ba-89af-a952fdd84ff0", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 7814, "ledger": "01a20259-43aa-7765-8fee-e9923ff53055", "remark": "Teachers and office of the example institute", "version": 1, "createdAt": "2025-08-04T06:32:07.486Z", "updatedAt": "2025-08-04T06:32:07.486Z", "ledgerName": "Salaries"}'),
  ('0198742d-391a-71e5-8b33-fb16cfa5e338', '2025-08-04 08:22:57.562+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'expense.create', 'expense', '0198742d-391a-7753-bb0d-a8b505c0eb5e', '0198742d-391a-7514-a34e-7564b5a4ada7', NULL, '{"_id": "0198742d-391a-7753-bb0d-a8b505c0eb5e", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 347, "ledger": "01a20259-43aa-7765-8fee-f6e19b78be77", "remark": "Sample Telecom, line of the month", "version": 1, "createdAt": "2025-08-04T08:22:57.562Z", "updatedAt": "2025-08-04T08:22:57.562Z", "ledgerName": "Internet"}'),
  ('01987a45-a517-7120-bf8f-79b8d4a09444', '2025-08-05 12:47:21.367+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'expense.create', 'expense', '01987a45-a517-7173-8838-3b789126abc9', '01987a45-a517-7518-9c0f-b9c4e7f05f28', NULL, '{"_id": "01987a45-a517-7173-8838-3b789126abc9", "date": "2025-08-05", "year": 2025, "month": 8, "amount": 1041, "ledger": "01a20259-43aa-7765-8fee-f0df6a9af683", "remark": "Example Power Company, bill of the month", "version": 1, "createdAt": "2025-08-05T12:47:21.367Z", "updatedAt": "2025-08-05T12:47:21.367Z", "ledgerName": "Electricity"}'),
  ('0198adb9-bb13-776d-ab88-edf01ed6282d', '2025-08-15 12:34:47.187+00', '01a20259-4348-715d-87ad-d1c8fdf9c4bf', 'Hina Sample', 'hr', 'fee.record', 'receipt', '0198adb9-bb13-77af-bebe-123e40e56383', '0198adb9-bb13-71c5-a7f2-90d03c4c074e', NULL, '{"_id": "0198adb9-bb13-77af-bebe-123e40e56383", "due": 0, "date": "2025-08-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 8, "course": "Data Analytics", "changed": false, "payMode": "Others", "payable": 31500, "student": "01976d38-7d5f-75a4-9647-b7298681465c", "version": 1, "issuedOn": "2025-08-15", "receiptNo": "2025-26/000004"}'),
  ('0198b7a5-65f9-75b5-9ecf-6407a5de0f70', '2025-08-17 10:48:46.841+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20259-431b-7097-a9ec-099e0e7e20d0', '0198b7a5-65f9-7545-b33a-c1af47c9aee2', NULL, '{"_id": "01a20259-431b-7097-a9ec-099e0e7e20d0", "bCode": "HT-2509", "bTime": "15:00 to 17:00", "endDate": "2025-11-07", "version": 1, "startDate": "2025-09-07", "courseName": "Hindi Typing"}'),
  ('0198d1be-32ac-74b9-b3f1-3bbbbbe34dd3', '2025-08-22 12:25:59.724+00', '01a20259-4348-715d-87ad-d4b129d63758', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '0198d1be-32ac-7193-8689-0aa31158ea75', '0198d1be-32ac-703e-9da4-a9a0d82050c7', NULL, '{"_id": "0198d1be-32ac-7193-8689-0aa31158ea75", "due": 0, "date": "2025-08-21", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 8, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-7632-bd3a-ea9fd690b533", "version": 1, "issuedOn": "2025-08-22", "receiptNo": "2025-26/000005"}'),
  ('019904aa-7eb6-73fe-92a0-fb0fe6bcb38a', '2025-09-01 09:45:06.486+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'expense.create', 'expense', '019904aa-7eb6-7653-9669-e58e8decc104', '019904aa-7eb6-754a-a563-413b03086d6e', NULL, '{"_id": "019904aa-7eb6-7653-9669-e58e8decc104", "date": "2025-09-01", "year": 2025, "month": 9, "amount": 6144, "ledger": "01a20259-43aa-7765-8fee-e9923ff53055", "remark": "Teachers and office of the example institute", "version": 1, "createdAt": "2025-09-01T09:45:06.486Z", "updatedAt": "2025-09-01T09:45:06.486Z", "ledgerName": "Salaries"}'),
  ('01990a07-c598-7773-9115-f29748119b66', '2025-09-02 10:45:05.56+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'expense.create', 'expense', '01990a07-c598-76da-b1e8-8d772df15f42', '01990a07-c598-75ea-9237-583e20762925', NULL, '{"_id": "01990a07-c598-76da-b1e8-8d772df15f42", "date": "2025-09-02", "year": 2025, "month": 9, "amount": 3413, "ledger": "01a20259-43aa-7765-8fee-ed9afc912421", "remark": "Example House, all classrooms", "version": 1, "createdAt": "2025-09-02T10:45:05.560Z", "updatedAt": "2025-09-02T10:45:05.560Z", "ledgerName": "Rent"}'),
  ('01990f32-eeb0-7314-bfea-2461254eab6d', '2025-09-03 10:50:20.208+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'expense.create', 'expense', '01990f32-eeb0-7748-94e1-c32e2dce110d', '01990f32-eeb0-774d-acae-0c5a63e170d9', NULL, '{"_id": "01990f32-eeb0-7748-94e1-c32e2dce110d", "date": "2025-09-03", "year": 2025, "month": 9, "amount": 819, "ledger": "01a20259-43aa-7765-8fee-f0df6a9af683", "remark": "Example Power Company, bill of the month", "version": 1, "createdAt": "2025-09-03T10:50:20.208Z", "updatedAt": "2025-09-03T10:50:20.208Z", "ledgerName": "Electricity"}'),
  ('0199291d-4815-7435-8173-0b78c264480a', '2025-09-08 11:36:48.917+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'expense.create', 'expense', '0199291d-4815-75f4-903b-d03907a7098e', '0199291d-4815-76ff-b77f-b7adf38e5c40', NULL, '{"_id": "0199291d-4815-75f4-903b-d03907a7098e", "date": "2025-09-08", "year": 2025, "month": 9, "amount": 273, "ledger": "01a20259-43aa-7765-8fee-f6e19b78be77", "remark": "Sample Telecom, line of the month", "version": 1, "createdAt": "2025-09-08T11:36:48.917Z", "updatedAt": "2025-09-08T11:36:48.917Z", "ledgerName": "Internet"}'),
  ('01993c60-445a-7550-af00-85bc884c25bc', '2025-09-12 05:22:45.978+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20259-431c-7524-9821-fbff49fbf696', '01993c60-445a-7511-be4c-6def12be8ae1', NULL, '{"_id": "01a20259-431c-7524-9821-fbff49fbf696", "bCode": "FR-2510", "bTime": "15:00 to 17:00", "endDate": "2026-02-03", "version": 1, "startDate": "2025-10-03", "courseName": "Français des affaires"}'),
  ('01994735-b681-75b7-8764-6a23da23f0d0', '2025-09-14 07:52:06.529+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'fee.record', 'receipt', '01994735-b681-760c-93ae-3c84d67a2e86', '01994735-b681-7029-9ae2-de371a30e751', NULL, '{"_id": "01994735-b681-760c-93ae-3c84d67a2e86", "due": 0, "date": "2025-09-14", "paid": 15000, "year": 2025, "bCode": "DM-2508", "month": 9, "course": "Digital Marketing", "changed": false, "payMode": "Cash", "payable": 15000, "student": "0199483e-e8b1-7438-aea5-eeb37eacf0ae", "version": 1, "issuedOn": "2025-09-14", "receiptNo": "2025-26/000006"}'),
  ('0199483e-e8b1-7652-b506-b62bb8b23ea0', '2025-09-14 12:41:46.417+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'student.register', 'student', '0199483e-e8b1-7438-aea5-eeb37eacf0ae', '0199483e-e8b1-7091-9a2e-c785fb3181ee', NULL, '{"_id": "0199483e-e8b1-7438-aea5-eeb37eacf0ae", "fee": 15000, "mode": "online", "batch": "DM-2508", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2025-10-19", "endDate": "2025-11-11", "version": 1, "TotalFee": 15000, "declared": null, "isPlaced": "placed", "cduration": "3 months", "PendingFee": 15000, "isCompleted": "yes", "joiningDate": "2025-09-14"}'),
  ('0199c7c0-0ba8-7267-80a9-1e9895642488', '2025-10-09 06:54:35.944+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20259-431c-7524-9821-fe7c1b004cc8', '0199c7c0-0ba8-721b-817b-9312ed51d0f5', NULL, '{"_id": "01a20259-431c-7524-9821-fe7c1b004cc8", "bCode": "TALLY-2510", "bTime": "12:30 to 14:30", "endDate": "2026-01-30", "version": 1, "startDate": "2025-10-30", "courseName": "Tally with GST"}'),
  ('019a24d1-6480-7067-994c-9da868067dda', '2025-10-27 08:38:13.888+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '019a24d1-6480-70c7-889c-4291d4cb4bf9', '019a24d1-6480-7716-9e4b-b1755346ce6a', NULL, '{"_id": "019a24d1-6480-70c7-889c-4291d4cb4bf9", "date": "2025-10-27", "mode": "online", "year": 2025, "month": 10, "course": "Python Programming", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "Enquirymode": "offline"}'),
  ('019a3903-785b-72ea-9c56-8297d89e32ee', '2025-10-31 06:45:20.091+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '019a24d1-6480-70c7-889c-4291d4cb4bf9', '019a3903-785b-7025-ad4a-9beee21bceda', '{"status": "Open"}', '{"status": "Pending"}'),
  ('019a3e0d-cbe7-7761-bccb-d7b5a4390810', '2025-11-01 06:14:42.919+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'expense.create', 'expense', '019a3e0d-cbe7-7141-8792-dd024bfe7e97', '019a3e0d-cbe7-76cd-9568-0ca14d0fc484', NULL, '{"_id": "019a3e0d-cbe7-7141-8792-dd024bfe7e97", "date": "2025-11-01", "year": 2025, "month": 11, "amount": 1250, "ledger": "01a20259-43aa-7765-8fee-ed9afc912421", "remark": "Example House, all classrooms", "version": 1, "createdAt": "2025-11-01T06:14:42.919Z", "updatedAt": "2025-11-01T06:14:42.919Z", "ledgerName": "Rent"}'),
  ('019a499b-18e8-7379-af53-7bd3e004fd52', '2025-11-03 12:04:52.584+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'expense.create', 'expense', '019a499b-18e8-72db-9462-3fb0c5d38c17', '019a499b-18e8-73f5-a32a-7bafcd9376ed', NULL, '{"_id": "019a499b-18e8-72db-9462-3fb0c5d38c17", "date": "2025-11-03", "year": 2025, "month": 11, "amount": 2250, "ledger": "01a20259-43aa-7765-8fee-e9923ff53055", "remark": "Teachers and office of the example institute", "version": 1, "createdAt": "2025-11-03T12:04:52.584Z", "updatedAt": "2025-11-03T12:04:52.584Z", "ledgerName": "Salaries"}'),
  ('019a4dd1-d13d-70d8-8897-b984d508f664', '2025-11-04 07:43:07.581+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20259-431c-7524-9822-02e10e8aa693', '019a4dd1-d13d-70cc-b4b9-9adb8ce0bf21', NULL, '{"_id": "01a20259-431c-7524-9822-02e10e8aa693", "bCode": "PY-2511", "bTime": "18:00 to 20:00", "endDate": "2026-03-25", "version": 1, "startDate": "2025-11-25", "courseName": "Python Programming"}'),
  ('019a5870-be50-72c3-8d3f-3a13f29c5076', '2025-11-06 09:12:55.12+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'expense.create', 'expense', '019a5870-be50-77ef-bab9-1f25bd1ffad0', '019a5870-be50-74c7-94b1-a291b41a8bf3', NULL, '{"_id": "019a5870-be50-77ef-bab9-1f25bd1ffad0", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 100, "ledger": "01a20259-43aa-7765-8fee-f6e19b78be77", "remark": "Sample Telecom, line of the month", "version": 1, "createdAt": "2025-11-06T09:12:55.120Z", "updatedAt": "2025-11-06T09:12:55.120Z", "ledgerName": "Internet"}'),
  ('019a58cd-919f-760a-a697-f8f86c066125', '2025-11-06 10:54:18.527+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'expense.create', 'expense', '019a58cd-919f-7529-b681-e35314574b8c', '019a58cd-919f-7421-9771-9f5e80692459', NULL, '{"_id": "019a58cd-919f-7529-b681-e35314574b8c", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 300, "ledger": "01a20259-43aa-7765-8fee-f0df6a9af683", "remark": "Example Power Company, bill of the month", "version": 1, "createdAt": "2025-11-06T10:54:18.527Z", "updatedAt": "2025-11-06T10:54:18.527Z", "ledgerName": "Electricity"}'),
  ('019acdcb-3f5e-733a-b105-30dcd7c478ae', '2025-11-29 04:07:20.67+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'student.register', 'student', '019acdcb-3f5e-7166-a7e9-835481f95447', '019acdcb-3f5e-74d1-897f-612b3337b825', NULL, '{"_id": "019acdcb-3f5e-7166-a7e9-835481f95447", "fee": 18000, "mode": "offline", "batch": "PY-2511", "course": "Python Programming", "status": "Active", "PaidFee": 0, "dueDate": "2026-01-03", "endDate": "2026-03-25", "version": 1, "TotalFee": 18000, "declared": null, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 18000, "isCompleted": "yes", "joiningDate": "2025-11-29"}'),
  ('019acefa-c7b2-72c0-8aa7-233a276d685e', '2025-11-29 09:38:52.978+00', '01a20259-4348-715d-87ad-d1c8fdf9c4bf', 'Hina Sample', 'hr', 'fee.record', 'receipt', '019acefa-c7b2-71d2-b2d4-bd406def99b1', '019acefa-c7b2-7684-a770-288f139348b4', NULL, '{"_id": "019acefa-c7b2-71d2-b2d4-bd406def99b1", "due": 12000, "date": "2025-11-29", "paid": 6000, "year": 2025, "bCode": "PY-2511", "month": 11, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-7166-a7e9-835481f95447", "version": 1, "issuedOn": "2025-11-29", "receiptNo": "2025-26/000007"}'),
  ('019ad88c-72fa-7288-bad5-dabe03d8a6c3', '2025-12-01 06:14:34.49+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20259-431c-7524-9822-056f38b8ce13', '019ad88c-72fa-75fa-831d-8b7aaf7ced24', NULL, '{"_id": "01a20259-431c-7524-9822-056f38b8ce13", "bCode": "FSW-2512", "bTime": "12:30 to 14:30", "endDate": "2026-08-22", "version": 1, "startDate": "2025-12-22", "courseName": "Full Stack Web Development"}'),
  ('019b5e41-c6ac-7575-9154-98fe6f0e5779', '2025-12-27 05:22:07.66+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20259-431c-7524-9822-08663adcc90d', '019b5e41-c6ac-7732-a031-f770a5d301d7', NULL, '{"_id": "01a20259-431c-7524-9822-08663adcc90d", "bCode": "DA-2601", "bTime": "12:30 to 14:30", "endDate": "2026-07-17", "version": 1, "startDate": "2026-01-17", "courseName": "Data Analytics"}'),
  ('019b7ce0-50eb-77e6-8f56-ff8cc4dac791', '2026-01-02 04:03:54.219+00', '01a20259-4348-715d-87ad-d4b129d63758', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '019b7ce0-50eb-72e5-b7b4-0d96940bc36e', '019b7ce0-50eb-7254-ae81-b4a433e31e2a', NULL, '{"_id": "019b7ce0-50eb-72e5-b7b4-0d96940bc36e", "due": 6000, "date": "2026-01-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 1, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-7166-a7e9-835481f95447", "version": 1, "issuedOn": "2026-01-02", "receiptNo": "2025-26/000008"}'),
  ('019b7d9a-7db3-7542-b067-d34368709f2a', '2026-01-02 07:27:15.379+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'expense.create', 'expense', '019b7d9a-7db3-7030-b3ee-7a2901253c5f', '019b7d9a-7db3-75eb-bc3c-065e407fe973', NULL, '{"_id": "019b7d9a-7db3-7030-b3ee-7a2901253c5f", "date": "2026-01-02", "year": 2026, "month": 1, "amount": 1076, "ledger": "01a20259-43aa-7765-8fee-ed9afc912421", "remark": "Example House, all classrooms", "version": 1, "createdAt": "2026-01-02T07:27:15.379Z", "updatedAt": "2026-01-02T07:27:15.379Z", "ledgerName": "Rent"}'),
  ('019b92c8-7213-755a-96cb-96001b614af7', '2026-01-06 10:09:28.595+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'expense.create', 'expense', '019b92c8-7213-70c0-b3f7-2d017db92ec3', '019b92c8-7213-7123-8f38-47ef7c9660bf', NULL, '{"_id": "019b92c8-7213-70c0-b3f7-2d017db92ec3", "date": "2026-01-06", "year": 2026, "month": 1, "amount": 258, "ledger": "01a20259-43aa-7765-8fee-f0df6a9af683", "remark": "Example Power Company, bill of the month", "version": 1, "createdAt": "2026-01-06T10:09:28.595Z", "updatedAt": "2026-01-06T10:09:28.595Z", "ledgerName": "Electricity"}'),
  ('019b96c0-e9f1-745f-be7b-dc2eca1904d8', '2026-01-07 04:39:43.857+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'expense.create', 'expense', '019b96c0-e9f1-7143-9003-5cdf727304b1', '019b96c0-e9f1-749e-aca2-da235dd6243f', NULL, '{"_id": "019b96c0-e9f1-7143-9003-5cdf727304b1", "date": "2026-01-07", "year": 2026, "month": 1, "amount": 1938, "ledger": "01a20259-43aa-7765-8fee-e9923ff53055", "remark": "Teachers and office of the example institute", "version": 1, "createdAt": "2026-01-07T04:39:43.857Z", "updatedAt": "2026-01-07T04:39:43.857Z", "ledgerName": "Salaries"}'),
  ('019b9be6-f910-70bd-8059-0ea3bbf290e9', '2026-01-08 04:39:24.176+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'expense.create', 'expense', '019b9be6-f910-7402-a209-1f8cc5eb84bd', '019b9be6-f910-725d-8bbf-46f4527f5b92', NULL, '{"_id": "019b9be6-f910-7402-a209-1f8cc5eb84bd", "date": "2026-01-08", "year": 2026, "month": 1, "amount": 86, "ledger": "01a20259-43aa-7765-8fee-f6e19b78be77", "remark": "Sample Telecom, line of the month", "version": 1, "createdAt": "2026-01-08T04:39:24.176Z", "updatedAt": "2026-01-08T04:39:24.176Z", "ledgerName": "Internet"}'),
  ('019bea69-43a4-7248-bdb8-67c1c71d43c2', '2026-01-23 10:32:05.796+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20259-4321-7322-9ad8-6581fad40778', '019bea69-43a4-74b8-83b4-d98725c2bc36', NULL, '{"_id": "01a20259-4321-7322-9ad8-6581fad40778", "bCode": "GD-2602", "bTime": "08:00 to 10:00", "endDate": "2026-07-13", "version": 1, "startDate": "2026-02-13", "courseName": "Graphic Design"}'),
  ('019c1cef-33c4-70ce-90ec-7085d833102c', '2026-02-02 05:59:24.356+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'fee.record', 'receipt', '019c1cef-33c4-7572-a133-1008629e4715', '019c1cef-33c4-771e-b420-c2089f2f85ec', NULL, '{"_id": "019c1cef-33c4-7572-a133-1008629e4715", "due": 0, "date": "2026-02-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 2, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-7166-a7e9-835481f95447", "version": 1, "issuedOn": "2026-02-02", "receiptNo": "2025-26/000009"}'),
  ('019c31b6-9ffd-761b-9b1a-3511481cd179', '2026-02-06 06:49:38.045+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'expense.create', 'expense', '019c31b6-9ffd-735e-99d8-01bb24bc7a86', '019c31b6-9ffd-700c-98fd-996e3ca72abb', NULL, '{"_id": "019c31b6-9ffd-735e-99d8-01bb24bc7a86", "date": "2026-02-06", "year": 2026, "month": 2, "amount": 2457, "ledger": "01a20259-43aa-7765-8fee-e9923ff53055", "remark": "Teachers and office of the example institute", "version": 1, "createdAt": "2026-02-06T06:49:38.045Z", "updatedAt": "2026-02-06T06:49:38.045Z", "ledgerName": "Salaries"}'),
  ('019c369f-a274-7649-97fe-829139a9a1f4', '2026-02-07 05:42:37.428+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'expense.create', 'expense', '019c369f-a274-7006-bcdd-2769c974e827', '019c369f-a274-75e4-89cf-07f551a0d90d', NULL, '{"_id": "019c369f-a274-7006-bcdd-2769c974e827", "date": "2026-02-07", "year": 2026, "month": 2, "amount": 1365, "ledger": "01a20259-43aa-7765-8fee-ed9afc912421", "remark": "Example House, all classrooms", "version": 1, "createdAt": "2026-02-07T05:42:37.428Z", "updatedAt": "2026-02-07T05:42:37.428Z", "ledgerName": "Rent"}'),
  ('019c411e-2084-77fb-9408-95c4e65ff62f', '2026-02-09 06:36:59.396+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'expense.create', 'expense', '019c411e-2084-706b-a325-828dec78f5cb', '019c411e-2084-7196-bdb7-2c9ff75726a1', NULL, '{"_id": "019c411e-2084-706b-a325-828dec78f5cb", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 327, "ledger": "01a20259-43aa-7765-8fee-f0df6a9af683", "remark": "Example Power Company, bill of the month", "version": 1, "createdAt": "2026-02-09T06:36:59.396Z", "updatedAt": "2026-02-09T06:36:59.396Z", "ledgerName": "Electricity"}'),
  ('019c423e-23a9-70ca-887d-7216ab75fefe', '2026-02-09 11:51:34.569+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'expense.create', 'expense', '019c423e-23a9-70ed-aea1-598070857493', '019c423e-23a9-7038-a148-06dab641109f', NULL, '{"_id": "019c423e-23a9-70ed-aea1-598070857493", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 109, "ledger": "01a20259-43aa-7765-8fee-f6e19b78be77", "remark": "Sample Telecom, line of the month", "version": 1, "createdAt": "2026-02-09T11:51:34.569Z", "updatedAt": "2026-02-09T11:51:34.569Z", "ledgerName": "Internet"}'),
  ('019c7004-9136-745e-b97f-e93dd8d7b0f3', '2026-02-18 09:11:13.462+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20259-4321-7322-9ad8-692b16f11f59', '019c7004-9136-70ff-8df0-ff185e999b0c', NULL, '{"_id": "01a20259-4321-7322-9ad8-692b16f11f59", "bCode": "DM-2603", "bTime": "12:30 to 14:30", "endDate": "2026-06-11", "version": 1, "startDate": "2026-03-11", "courseName": "Digital Marketing"}'),
  ('019cfa32-3a20-7686-89b3-ec978d41c3e9', '2026-03-17 05:08:41.632+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20259-4321-7322-9ad8-6d74a7461990', '019cfa32-3a20-7478-82e2-f4dac337dfb8', NULL, '{"_id": "01a20259-4321-7322-9ad8-6d74a7461990", "bCode": "HT-2604", "bTime": "10:00 to 12:00", "endDate": "2026-06-07", "version": 1, "startDate": "2026-04-07", "courseName": "Hindi Typing"}'),
  ('019d47ad-09b4-705f-b072-b58c4adf8c6a', '2026-04-01 06:13:35.796+00', '01976d38-7d5f-75a4-9647-b7298681465c', '', 'student', 'project.add', 'project', '019d47ad-09b4-739e-aa2a-913c33a58de3', '019d47ad-09b4-764c-927d-4308213a2404', NULL, '{"_id": "019d47ad-09b4-739e-aa2a-913c33a58de3", "student": "01976d38-7d5f-75a4-9647-b7298681465c", "version": 1}'),
  ('019d805b-85ba-72bb-9022-53dcba9e4cda', '2026-04-12 06:22:54.906+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20259-4321-7322-9ad8-731737fdec6b', '019d805b-85ba-744d-bf27-c4fa31f9ac76', NULL, '{"_id": "01a20259-4321-7322-9ad8-731737fdec6b", "bCode": "FR-2605", "bTime": "08:00 to 10:00", "endDate": "2026-09-03", "version": 1, "startDate": "2026-05-03", "courseName": "Français des affaires"}'),
  ('019daf1c-ae23-721b-b794-b5239680f841', '2026-04-21 08:16:25.635+00', '01976d38-7d5f-75a4-9647-b7298681465c', '', 'student', 'portfolio.add', 'portfolio', '019daf1c-ae23-7482-accf-01b11d5dcb36', '019daf1c-ae23-7676-b236-dd8f6ae12e66', NULL, '{"_id": "019daf1c-ae23-7482-accf-01b11d5dcb36", "student": "01976d38-7d5f-75a4-9647-b7298681465c", "version": 1}'),
  ('019e0afc-7890-739b-b54a-f6b6ae9dc6fd', '2026-05-09 04:26:18.64+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20259-4321-7322-9ad8-75275d3729c8', '019e0afc-7890-73f2-8af1-640ff14da2c0', NULL, '{"_id": "01a20259-4321-7322-9ad8-75275d3729c8", "bCode": "TALLY-2605", "bTime": "12:30 to 14:30", "endDate": "2026-08-30", "version": 1, "startDate": "2026-05-30", "courseName": "Tally with GST"}'),
  ('019e91fd-57b9-7085-83b2-6a23699bd870', '2026-06-04 09:35:59.929+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20259-4321-7322-9ad8-79ccf2abc857', '019e91fd-57b9-7418-8762-8900bef4c1b5', NULL, '{"_id": "01a20259-4321-7322-9ad8-79ccf2abc857", "bCode": "PY-2606", "bTime": "08:00 to 10:00", "endDate": "2026-10-25", "version": 1, "startDate": "2026-06-25", "courseName": "Python Programming"}'),
  ('019f1d81-7446-778a-9644-c4df68c62618', '2026-07-01 11:47:31.014+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20259-4321-7322-9ad8-7ddaadc56ee1', '019f1d81-7446-7113-955c-976f7e61bd42', NULL, '{"_id": "01a20259-4321-7322-9ad8-7ddaadc56ee1", "bCode": "FSW-2607", "bTime": "10:00 to 12:00", "endDate": null, "version": 1, "startDate": "2026-07-22", "courseName": "Full Stack Web Development"}'),
  ('019f4660-91bf-725e-9b4d-e13553bc85fc', '2026-07-09 10:16:01.727+00', '01976d38-7d5f-75a4-9647-b7298681465c', '', 'student', 'portfolio.add', 'portfolio', '019f4660-91bf-700e-b295-726f9d638081', '019f4660-91bf-746f-98fa-a90dd74271d7', NULL, '{"_id": "019f4660-91bf-700e-b295-726f9d638081", "student": "01976d38-7d5f-75a4-9647-b7298681465c", "version": 1}'),
  ('019fa230-ae6c-7720-af3f-5c6f8b8a9c32', '2026-07-27 06:08:47.212+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20259-4321-7322-9ad8-82e5339eb43c', '019fa230-ae6c-7727-a601-b23fefed8502', NULL, '{"_id": "01a20259-4321-7322-9ad8-82e5339eb43c", "bCode": "DA-2608", "bTime": "10:00 to 12:00", "endDate": "2027-02-17", "version": 1, "startDate": "2026-08-17", "courseName": "Data Analytics"}'),
  ('01a02eaf-9c16-70e1-b686-5731b39277fc', '2026-08-23 12:54:15.83+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20259-4321-7322-9ad8-841bf9b019ff', '01a02eaf-9c16-7142-a982-f4bd938af879', NULL, '{"_id": "01a20259-4321-7322-9ad8-841bf9b019ff", "bCode": "GD-2609", "bTime": "08:00 to 10:00", "endDate": "2027-02-13", "version": 1, "startDate": "2026-09-13", "courseName": "Graphic Design"}'),
  ('01a0b40e-f07d-7427-8df8-ac9e7b00262e', '2026-09-18 10:27:53.085+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20259-4322-7505-9bc3-041e007345b0', '01a0b40e-f07d-719c-983f-04f6136d6560', NULL, '{"_id": "01a20259-4322-7505-9bc3-041e007345b0", "bCode": "DM-2610", "bTime": "12:30 to 14:30", "endDate": null, "version": 1, "startDate": "2026-10-09", "courseName": "Digital Marketing"}'),
  ('01a0d6d4-797a-77d3-bab9-74aeba239eee', '2026-09-25 04:30:44.09+00', '01976d38-7d5f-75a4-9647-b7298681465c', '', 'student', 'project.add', 'project', '01a0d6d4-797a-71df-9e35-249426e06728', '01a0d6d4-797a-76ea-812f-34da3c61e9fd', NULL, '{"_id": "01a0d6d4-797a-71df-9e35-249426e06728", "student": "01976d38-7d5f-75a4-9647-b7298681465c", "version": 1}'),
  ('01a11b91-9b52-76b4-b7e1-507e69c11774', '2026-10-08 12:51:29.746+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'student.register', 'student', '01a11b91-9b52-723c-b8c6-4938e71bec3a', '01a11b91-9b52-7164-beb3-a8076b91c1f6', NULL, '{"_id": "01a11b91-9b52-723c-b8c6-4938e71bec3a", "fee": 13500, "mode": "offline", "batch": "DM-2610", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2026-11-12", "endDate": null, "version": 1, "TotalFee": 13500, "declared": null, "isPlaced": "notPlaced", "cduration": "3 months", "PendingFee": 13500, "isCompleted": "no", "joiningDate": "2026-10-08"}'),
  ('01a13e7e-69d3-73dc-a11d-c27b6d30131f', '2026-10-15 07:37:14.451+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20259-4322-7505-9bc3-09a60294aa41', '01a13e7e-69d3-759b-9ebc-e68a388ef759', NULL, '{"_id": "01a20259-4322-7505-9bc3-09a60294aa41", "bCode": "HT-2611", "bTime": "10:00 to 12:00", "endDate": "2027-01-05", "version": 1, "startDate": "2026-11-05", "courseName": "Hindi Typing"}'),
  ('01a19b44-4019-76e9-989c-e1fdc9aa6373', '2026-11-02 07:58:23.769+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19b44-4019-76fe-a903-1b3a57490fe9', '01a19b44-4019-75e3-ac97-a0763fffea91', NULL, '{"_id": "01a19b44-4019-76fe-a903-1b3a57490fe9", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 221, "ledger": "01a20259-43aa-7765-8fee-ed9afc912421", "remark": "Example House, all classrooms", "version": 1, "createdAt": "2026-11-02T07:58:23.769Z", "updatedAt": "2026-11-02T07:58:23.769Z", "ledgerName": "Rent"}'),
  ('01a19c3d-3bc5-7791-99e9-dd1283170cb4', '2026-11-02 12:30:21.125+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19c3d-3bc5-7076-9f81-1bd4915f2daf', '01a19c3d-3bc5-75e7-8253-1c1976fe75e9', NULL, '{"_id": "01a19c3d-3bc5-7076-9f81-1bd4915f2daf", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 398, "ledger": "01a20259-43aa-7765-8fee-e9923ff53055", "remark": "Teachers and office of the example institute", "version": 1, "createdAt": "2026-11-02T12:30:21.125Z", "updatedAt": "2026-11-02T12:30:21.125Z", "ledgerName": "Salaries"}'),
  ('01a1a4b8-370c-72e6-9513-8e3f8fed9415', '2026-11-04 04:01:38.572+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1a4b8-370c-716a-8166-8a1d9c00cf58', '01a1a4b8-370c-72a1-84e8-ef4e5629bb19', NULL, '{"_id": "01a1a4b8-370c-716a-8166-8a1d9c00cf58", "date": "2026-11-04", "year": 2026, "month": 11, "amount": 53, "ledger": "01a20259-43aa-7765-8fee-f0df6a9af683", "remark": "Example Power Company, bill of the month", "version": 1, "createdAt": "2026-11-04T04:01:38.572Z", "updatedAt": "2026-11-04T04:01:38.572Z", "ledgerName": "Electricity"}'),
  ('01a1b03c-724d-74aa-909c-7084973c8607', '2026-11-06 09:41:53.869+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b03c-724d-74d4-9828-c4928ba59e4a', '01a1b03c-724d-7620-9e0b-3de0feddbabc', NULL, '{"date": "2026-11-06", "absent": 1, "present": 0, "batchCode": "DM-2610"}'),
  ('01a1b03c-74c1-77bb-a371-fe9f3106e460', '2026-11-06 09:41:54.497+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'student.register', 'student', '01a1b03c-74c1-77bb-993e-781773bd126f', '01a1b03c-74c1-71a3-b031-23ad63d3d404', NULL, '{"_id": "01a1b03c-74c1-77bb-993e-781773bd126f", "fee": 4050, "mode": "online", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-11", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-06"}'),
  ('01a1b0c9-1727-77c6-a433-6eb1d11ac9dd', '2026-11-06 12:15:31.111+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b0c9-1727-7774-b63d-0fa889500174', '01a1b0c9-1727-7549-af21-c16d08f9a6c7', NULL, '{"date": "2026-11-06", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1b4a5-afa4-725f-9cd6-bd5b03927439', '2026-11-07 06:15:19.716+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'student.disable', 'student', '01a11b91-9b52-723c-b8c6-4938e71bec3a', '01a1b4a5-afa4-769f-aa8f-f13e66247f86', '{"status": "Active"}', '{"status": "Disable"}'),
  ('01a1b51d-6a8b-7310-bb86-0edf92c14b76', '2026-11-07 08:26:06.347+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b51d-6a8b-77a2-a32f-c1704595b14d', '01a1b51d-6a8b-70e3-ad99-bbad4a313c46', NULL, '{"date": "2026-11-07", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1be83-9230-77a5-b1c2-3f1aed8f0762', '2026-11-09 04:14:16.112+00', NULL, '', 'anyone', 'student.apply', 'student', '01a1be83-9230-759a-8d75-3e6d61b16127', '01a1be83-9230-7108-8681-87cc9941cc30', NULL, '{"_id": "01a1be83-9230-759a-8d75-3e6d61b16127", "fee": 16500, "mode": "offline", "batch": "FR-2612", "course": "Français des affaires", "status": "Pending", "PaidFee": 0, "dueDate": "2027-01-05", "endDate": null, "version": 1, "TotalFee": 0, "declared": {"fee": 16500, "Paidfee": 8250, "payMode": "Online"}, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 0, "isCompleted": "no", "joiningDate": "2026-12-01"}'),
  ('01a1c041-4eb3-70bf-8e42-07c1800a11cf', '2026-11-09 12:21:07.891+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c041-4eb3-72a5-90e4-a6e117a6c65c', '01a1c041-4eb3-700a-b4d3-b76a5b9cb7f3', NULL, '{"date": "2026-11-09", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1c057-66d2-718b-9ce3-4c0c2e1cd41f', '2026-11-09 12:45:15.858+00', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1c057-66d2-70f7-8fec-9fbe3d09a21e', '01a1c057-66d2-7256-8b4b-ee94d3716667', NULL, '{"_id": "01a1c057-66d2-70f7-8fec-9fbe3d09a21e", "date": "2026-11-09", "year": 2026, "month": 11, "amount": 17, "ledger": "01a20259-43aa-7765-8fee-f6e19b78be77", "remark": "Sample Telecom, line of the month", "version": 1, "createdAt": "2026-11-09T12:45:15.858Z", "updatedAt": "2026-11-09T12:45:15.858Z", "ledgerName": "Internet"}'),
  ('01a1c432-5b10-77b7-90b2-0801e9c5d5be', '2026-11-10 06:43:16.88+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20259-4322-7505-9bc3-0ffa1a5203ac', '01a1c432-5b10-7338-80ed-056ae35b7f74', NULL, '{"_id": "01a20259-4322-7505-9bc3-0ffa1a5203ac", "bCode": "FR-2612", "bTime": "15:00 to 17:00", "endDate": null, "version": 1, "startDate": "2026-12-01", "courseName": "Français des affaires"}'),
  ('01a1c53b-8e49-74fe-b61c-ebe6bc490296', '2026-11-10 11:32:57.033+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c53b-8e49-7332-98da-653693b4e131', '01a1c53b-8e49-73cc-82a1-d4dbe6957037', NULL, '{"date": "2026-11-10", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ca38-8fec-70c7-ba1a-180311f1243b', '2026-11-11 10:47:46.924+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ca38-8fec-72b6-919a-4872b9b4bfb4', '01a1ca38-8fec-75be-89a3-33b137b5f263', NULL, '{"date": "2026-11-11", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ce42-8cd3-7274-abcd-42fcc2f06d3f', '2026-11-12 05:37:10.355+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ce42-8cd3-705f-9042-f148c1540091', '01a1ce42-8cd3-7742-958d-e8ed5191533c', NULL, '{"date": "2026-11-12", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1cf35-657d-7582-9174-4afff56f5a68', '2026-11-12 10:02:25.533+00', '01a20259-4348-715d-87ad-d1c8fdf9c4bf', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01a1cf35-657d-759c-9b0d-9d9c7671c7e4', '01a1cf35-657d-703e-b458-c9d80725fee3', NULL, '{"_id": "01a1cf35-657d-759c-9b0d-9d9c7671c7e4", "due": 3050, "date": "2026-11-12", "paid": 1000, "year": 2026, "bCode": "HT-2611", "month": 11, "course": "Hindi Typing", "changed": false, "payMode": "Online", "payable": 4050, "student": "01a1b03c-74c1-77bb-993e-781773bd126f", "version": 1, "issuedOn": "2026-11-12", "receiptNo": "2026-27/000001"}'),
  ('01a1d445-07d9-74da-9b63-2079ebca9e1b', '2026-11-13 09:37:36.217+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d445-07d9-72a9-a995-2c6503379154', '01a1d445-07d9-71ac-999e-3297d2fe3a47', NULL, '{"date": "2026-11-13", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1d916-73a3-71ae-b8b4-4958054cf941', '2026-11-14 08:04:49.699+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d916-73a3-74c9-b239-40460b562d3b', '01a1d916-73a3-71ac-befe-77dd6c47ec04', NULL, '{"date": "2026-11-14", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e402-4a37-750d-8c64-547b09c57de8', '2026-11-16 10:58:37.751+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e402-4a37-72e9-b3bc-f5c9cbf0629f', '01a1e402-4a37-77d9-912f-e5d9ab7116cc', NULL, '{"date": "2026-11-16", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e95a-a683-7528-9e51-7dbabc0dbe8b', '2026-11-17 11:53:14.627+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e95a-a683-74d6-9ef4-28cb79934701', '01a1e95a-a683-71e0-942f-1d6f7e39d270', NULL, '{"date": "2026-11-17", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ee80-40dd-71e8-b0ca-a04df3bd9786', '2026-11-18 11:52:25.053+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ee80-40dd-7738-9926-d8ef3b36d0fb', '01a1ee80-40dd-7780-8698-f8cbdf4af099', NULL, '{"date": "2026-11-18", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f2a8-7850-71a8-9e93-3ab4132e3ae3', '2026-11-19 07:14:49.552+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f2a8-7850-708c-b615-d1a91fc0de8b', '01a1f2a8-7850-763d-af41-7a0571385d74', NULL, '{"date": "2026-11-19", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f8c0-38a9-72a9-8dcd-c2b520eb0323', '2026-11-20 11:38:29.417+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f8c0-38a9-7365-9fe8-5a5a073d3b2c', '01a1f8c0-38a9-753f-baf2-e8143d13236c', NULL, '{"date": "2026-11-20", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1fb86-a83e-7027-8b2b-e6d909c43560', '2026-11-21 00:34:28.542+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'Hari Example', 'hr', 'student.register', 'student', '01a1fb86-a83e-76d1-8ec6-ecc91f7d7606', '01a1fb86-a83e-735c-8da1-4cbf9855dde3', NULL, '{"_id": "01a1fb86-a83e-76d1-8ec6-ecc91f7d7606", "fee": 4050, "mode": "offline", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-26", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-21"}'),
  ('01a20259-42eb-7682-8f9a-ea067bd6c724', '2026-11-21 04:30:00+00', NULL, '', 'system', 'institute.create', 'institute', '00000000-0000-0000-0000-000000000000', 'dump', NULL, '{"name": "Namuna Training Institute (demo)", "phone": "+91 55500 00000", "address": "1 Example Road, Example Nagar", "timeZone": "Asia/Kolkata", "selfRegistration": true}'),
  ('01a20259-42f5-7477-a114-6a62a3683b1e', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a20259-42e7-75a2-9ed4-beb22c45937f', 'dump', NULL, '{"id": "01a20259-42e7-75a2-9ed4-beb22c45937f", "name": "Asha Example", "role": "admin", "email": "admin@example.com"}'),
  ('01a20259-42f6-7225-b6a9-a9e76a2c1565', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'dump', NULL, '{"id": "01a20259-42e7-75a2-9ed4-c2f32bb8b1f2", "name": "Hari Example", "role": "hr", "email": "hr@example.com"}'),
  ('01a20259-4419-76d7-8b31-88d67854bc90', '2026-11-21 04:30:00+00', NULL, '', 'system', 'student.update', 'student', '01976d38-7d5f-75a4-9647-b7298681465c', 'dump', '{}', '{}');
insert into audit_personal ("entry_id", "subject_id", "field", "before", "after") overriding system value values
  ('01a20259-4419-76d7-8b31-88d67854bc90', '01976d38-7d5f-75a4-9647-b7298681465c', 'degree', '"BCom"', '"BSc"');
insert into batch ("id", "code", "code_key", "course_id", "time", "start_on", "end_on", "created_at", "version", "deleted_at") overriding system value values
  ('01a20259-431b-7097-a9eb-f3af1bd9f470', 'TALLY-2504', 'tally-2504', '01a20259-431a-76a0-8bd0-76ee9b4073ba', '15:00 to 17:00', '2025-04-01', '2025-07-01', '2025-03-11 05:44:07.174+00', '1', NULL),
  ('01a20259-431b-7097-a9eb-f62410bacd23', 'PY-2504', 'py-2504', '01a20259-431a-76a0-8bd0-78f935a30a37', '08:00 to 10:00', '2025-04-27', '2025-08-27', '2025-04-06 10:29:18.706+00', '1', NULL),
  ('01a20259-431b-7097-a9eb-f8e82f325323', 'FSW-2505', 'fsw-2505', '01a20259-431a-76a0-8bd0-7ff34e6b6c45', '12:30 to 14:30', '2025-05-24', '2026-01-24', '2025-05-03 08:05:14.006+00', '1', NULL),
  ('01a20259-431b-7097-a9eb-ffb0a37a14f0', 'DA-2506', 'da-2506', '01a20259-431a-76a0-8bd0-822217a96b5e', '18:00 to 20:00', '2025-06-19', '2025-12-19', '2025-05-29 10:56:01.407+00', '1', NULL),
  ('01a20259-431b-7097-a9ec-01a1e9960f5c', 'GD-2507', 'gd-2507', '01a20259-431a-76a0-8bd0-85de96b7c7ea', '18:00 to 20:00', '2025-07-16', '2025-12-16', '2025-06-25 12:57:02.901+00', '1', NULL),
  ('01a20259-431b-7097-a9ec-049f7bb7a762', 'DM-2508', 'dm-2508', '01a20259-431a-76a0-8bd0-893b56771ecb', '10:00 to 12:00', '2025-08-11', '2025-11-11', '2025-07-21 06:09:14.399+00', '1', NULL),
  ('01a20259-431b-7097-a9ec-099e0e7e20d0', 'HT-2509', 'ht-2509', '01a20259-431a-76a0-8bd0-8d91c53c0dbc', '15:00 to 17:00', '2025-09-07', '2025-11-07', '2025-08-17 10:48:46.841+00', '1', NULL),
  ('01a20259-431c-7524-9821-fbff49fbf696', 'FR-2510', 'fr-2510', '01a20259-431b-7097-a9eb-ef5abddad6a4', '15:00 to 17:00', '2025-10-03', '2026-02-03', '2025-09-12 05:22:45.978+00', '1', NULL),
  ('01a20259-431c-7524-9821-fe7c1b004cc8', 'TALLY-2510', 'tally-2510', '01a20259-431a-76a0-8bd0-76ee9b4073ba', '12:30 to 14:30', '2025-10-30', '2026-01-30', '2025-10-09 06:54:35.944+00', '1', NULL),
  ('01a20259-431c-7524-9822-02e10e8aa693', 'PY-2511', 'py-2511', '01a20259-431a-76a0-8bd0-78f935a30a37', '18:00 to 20:00', '2025-11-25', '2026-03-25', '2025-11-04 07:43:07.581+00', '1', NULL),
  ('01a20259-431c-7524-9822-056f38b8ce13', 'FSW-2512', 'fsw-2512', '01a20259-431a-76a0-8bd0-7ff34e6b6c45', '12:30 to 14:30', '2025-12-22', '2026-08-22', '2025-12-01 06:14:34.49+00', '1', NULL),
  ('01a20259-431c-7524-9822-08663adcc90d', 'DA-2601', 'da-2601', '01a20259-431a-76a0-8bd0-822217a96b5e', '12:30 to 14:30', '2026-01-17', '2026-07-17', '2025-12-27 05:22:07.66+00', '1', NULL),
  ('01a20259-4321-7322-9ad8-6581fad40778', 'GD-2602', 'gd-2602', '01a20259-431a-76a0-8bd0-85de96b7c7ea', '08:00 to 10:00', '2026-02-13', '2026-07-13', '2026-01-23 10:32:05.796+00', '1', NULL),
  ('01a20259-4321-7322-9ad8-692b16f11f59', 'DM-2603', 'dm-2603', '01a20259-431a-76a0-8bd0-893b56771ecb', '12:30 to 14:30', '2026-03-11', '2026-06-11', '2026-02-18 09:11:13.462+00', '1', NULL),
  ('01a20259-4321-7322-9ad8-6d74a7461990', 'HT-2604', 'ht-2604', '01a20259-431a-76a0-8bd0-8d91c53c0dbc', '10:00 to 12:00', '2026-04-07', '2026-06-07', '2026-03-17 05:08:41.632+00', '1', NULL),
  ('01a20259-4321-7322-9ad8-731737fdec6b', 'FR-2605', 'fr-2605', '01a20259-431b-7097-a9eb-ef5abddad6a4', '08:00 to 10:00', '2026-05-03', '2026-09-03', '2026-04-12 06:22:54.906+00', '1', NULL),
  ('01a20259-4321-7322-9ad8-75275d3729c8', 'TALLY-2605', 'tally-2605', '01a20259-431a-76a0-8bd0-76ee9b4073ba', '12:30 to 14:30', '2026-05-30', '2026-08-30', '2026-05-09 04:26:18.64+00', '1', NULL),
  ('01a20259-4321-7322-9ad8-79ccf2abc857', 'PY-2606', 'py-2606', '01a20259-431a-76a0-8bd0-78f935a30a37', '08:00 to 10:00', '2026-06-25', '2026-10-25', '2026-06-04 09:35:59.929+00', '1', NULL),
  ('01a20259-4321-7322-9ad8-7ddaadc56ee1', 'FSW-2607', 'fsw-2607', '01a20259-431a-76a0-8bd0-7ff34e6b6c45', '10:00 to 12:00', '2026-07-22', NULL, '2026-07-01 11:47:31.014+00', '1', NULL),
  ('01a20259-4321-7322-9ad8-82e5339eb43c', 'DA-2608', 'da-2608', '01a20259-431a-76a0-8bd0-822217a96b5e', '10:00 to 12:00', '2026-08-17', '2027-02-17', '2026-07-27 06:08:47.212+00', '1', NULL),
  ('01a20259-4321-7322-9ad8-841bf9b019ff', 'GD-2609', 'gd-2609', '01a20259-431a-76a0-8bd0-85de96b7c7ea', '08:00 to 10:00', '2026-09-13', '2027-02-13', '2026-08-23 12:54:15.83+00', '1', NULL),
  ('01a20259-4322-7505-9bc3-041e007345b0', 'DM-2610', 'dm-2610', '01a20259-431a-76a0-8bd0-893b56771ecb', '12:30 to 14:30', '2026-10-09', NULL, '2026-09-18 10:27:53.085+00', '1', NULL),
  ('01a20259-4322-7505-9bc3-09a60294aa41', 'HT-2611', 'ht-2611', '01a20259-431a-76a0-8bd0-8d91c53c0dbc', '10:00 to 12:00', '2026-11-05', '2027-01-05', '2026-10-15 07:37:14.451+00', '1', NULL),
  ('01a20259-4322-7505-9bc3-0ffa1a5203ac', 'FR-2612', 'fr-2612', '01a20259-431b-7097-a9eb-ef5abddad6a4', '15:00 to 17:00', '2026-12-01', NULL, '2026-11-10 06:43:16.88+00', '1', NULL);
insert into course ("id", "name", "name_key", "fee", "duration", "added_by", "created_at", "version", "deleted_at") overriding system value values
  ('01a20259-431a-76a0-8bd0-76ee9b4073ba', 'Tally with GST', 'tally with gst', '12000.00', '3 months', '01a20259-42e7-75a2-9ed4-beb22c45937f', '2025-04-01 10:49:33.548+00', '1', NULL),
  ('01a20259-431a-76a0-8bd0-78f935a30a37', 'Python Programming', 'python programming', '18000.00', '4 months', '01a20259-42e7-75a2-9ed4-beb22c45937f', '2025-04-01 10:49:33.548+00', '1', NULL),
  ('01a20259-431a-76a0-8bd0-7ff34e6b6c45', 'Full Stack Web Development', 'full stack web development', '45000.00', '8 months', '01a20259-42e7-75a2-9ed4-beb22c45937f', '2025-04-01 10:49:33.548+00', '1', NULL),
  ('01a20259-431a-76a0-8bd0-822217a96b5e', 'Data Analytics', 'data analytics', '35000.00', '6 months', '01a20259-42e7-75a2-9ed4-beb22c45937f', '2025-04-01 10:49:33.548+00', '1', NULL),
  ('01a20259-431a-76a0-8bd0-85de96b7c7ea', 'Graphic Design', 'graphic design', '22000.00', '5 months', '01a20259-42e7-75a2-9ed4-beb22c45937f', '2025-04-01 10:49:33.548+00', '1', NULL),
  ('01a20259-431a-76a0-8bd0-893b56771ecb', 'Digital Marketing', 'digital marketing', '15000.00', '3 months', '01a20259-42e7-75a2-9ed4-beb22c45937f', '2025-04-01 10:49:33.548+00', '1', NULL),
  ('01a20259-431a-76a0-8bd0-8d91c53c0dbc', 'Hindi Typing', 'hindi typing', '4500.00', '2 months', '01a20259-42e7-75a2-9ed4-beb22c45937f', '2025-04-01 10:49:33.548+00', '1', NULL),
  ('01a20259-431b-7097-a9eb-ef5abddad6a4', 'Français des affaires', 'francais des affaires', '16500.00', '4 months', '01a20259-42e7-75a2-9ed4-beb22c45937f', '2025-04-01 10:49:33.548+00', '1', NULL);
insert into declared_payment ("student_id", "fee", "paid", "pay_mode") overriding system value values
  ('01a1be83-9230-759a-8d75-3e6d61b16127', '16500.00', '8250.00', 'Online');
insert into enquiry ("id", "name", "name_key", "mail_id", "contact", "alt_contact", "qualification", "address", "course_id", "enquiry_mode", "mode", "ref", "remark", "day", "status", "is_placed", "student_id", "created_at", "version") overriding system value values
  ('01962e07-dbf7-72f8-a07f-49a19ed8877d', 'Ishwari Voorbeeld', 'ishwari voorbeeld', 'ishwari.3@example.net', NULL, NULL, 'BSc', '37 Namuna Marg, Example Nagar', '01a20259-431a-76a0-8bd0-85de96b7c7ea', 'offline', 'online', 'A friend', NULL, '2025-04-13', 'Pending', 'false', NULL, '2025-04-13 07:23:09.175+00', '2'),
  ('01973f71-631b-74ab-8290-f41c09c90927', 'विवेक दृष्टांत', 'विवेक दृष्टांत', 'student.1@example.com', '5550000001', NULL, 'BCom', '159 Namuna Marg, Demo Colony', '01a20259-431a-76a0-8bd0-822217a96b5e', 'offline', 'offline', 'एक मित्र', 'Will come for a trial class', '2025-06-05', 'Closed', 'false', '01976d38-7d5f-75a4-9647-b7298681465c', '2025-06-05 09:34:45.019+00', '2'),
  ('019a24d1-6480-70c7-889c-4291d4cb4bf9', 'Asha Beispiel', 'asha beispiel', 'asha.2@example.net', '5570000002', NULL, 'BSc', '77 Example Road, Namunapur', '01a20259-431a-76a0-8bd0-78f935a30a37', 'offline', 'online', 'Poster at the college', 'Will come for a trial class', '2025-10-27', 'Pending', 'false', NULL, '2025-10-27 08:38:13.888+00', '2');
insert into expense ("id", "category_id", "remark", "amount", "day", "created_at", "updated_at", "version") overriding system value values
  ('01972f8c-001d-7637-bed3-a5cf18cc0d51', '01a20259-43aa-7765-8fee-f6e19b78be77', 'Sample Telecom, line of the month', '172.00', '2025-06-02', '2025-06-02 07:29:53.693+00', '2025-06-02 07:29:53.693+00', '1'),
  ('019730ae-176e-73c6-8b87-b66e7130cc21', '01a20259-43aa-7765-8fee-f0df6a9af683', 'Example Power Company, bill of the month', '516.00', '2025-06-02', '2025-06-02 12:46:45.102+00', '2025-06-02 12:46:45.102+00', '1'),
  ('01973f27-1abc-71da-8fdc-38729d587dcb', '01a20259-43aa-7765-8fee-e9923ff53055', 'Teachers and office of the example institute', '3876.00', '2025-06-05', '2025-06-05 08:13:36.828+00', '2025-06-05 08:13:36.828+00', '1'),
  ('019744be-dbb1-74eb-a330-810ade957d3c', '01a20259-43aa-7765-8fee-ed9afc912421', 'Example House, all classrooms', '2153.00', '2025-06-06', '2025-06-06 10:17:28.241+00', '2025-06-06 10:17:28.241+00', '1'),
  ('0197cf00-2cf0-71b3-93cc-ba4ff5fbec95', '01a20259-43aa-7765-8fee-f0df6a9af683', 'Example Power Company, bill of the month', '1058.00', '2025-07-03', '2025-07-03 06:36:24.688+00', '2025-07-03 06:36:24.688+00', '1'),
  ('0197d3b1-cdf4-7408-9619-a6d5eafc3f3f', '01a20259-43aa-7765-8fee-f6e19b78be77', 'Sample Telecom, line of the month', '352.00', '2025-07-04', '2025-07-04 04:28:54.644+00', '2025-07-04 04:28:54.644+00', '1'),
  ('0197d44b-78c3-75ce-aa40-78bbc5b724f8', '01a20259-43aa-7765-8fee-e9923ff53055', 'Teachers and office of the example institute', '7938.00', '2025-07-04', '2025-07-04 07:16:45.379+00', '2025-07-04 07:16:45.379+00', '1'),
  ('0197e9a1-67f5-749f-95fa-0553089382e1', '01a20259-43aa-7765-8fee-ed9afc912421', 'Example House, all classrooms', '4410.00', '2025-07-08', '2025-07-08 10:42:38.709+00', '2025-07-08 10:42:38.709+00', '1'),
  ('01986905-43a3-7146-9ffc-09633f71b10a', '01a20259-43aa-7765-8fee-ed9afc912421', 'Example House, all classrooms', '4341.00', '2025-08-02', '2025-08-02 04:23:29.443+00', '2025-08-02 04:23:29.443+00', '1'),
  ('019873c7-c03e-74ba-89af-a952fdd84ff0', '01a20259-43aa-7765-8fee-e9923ff53055', 'Teachers and office of the example institute', '7814.00', '2025-08-04', '2025-08-04 06:32:07.486+00', '2025-08-04 06:32:07.486+00', '1'),
  ('0198742d-391a-7753-bb0d-a8b505c0eb5e', '01a20259-43aa-7765-8fee-f6e19b78be77', 'Sample Telecom, line of the month', '347.00', '2025-08-04', '2025-08-04 08:22:57.562+00', '2025-08-04 08:22:57.562+00', '1'),
  ('01987a45-a517-7173-8838-3b789126abc9', '01a20259-43aa-7765-8fee-f0df6a9af683', 'Example Power Company, bill of the month', '1041.00', '2025-08-05', '2025-08-05 12:47:21.367+00', '2025-08-05 12:47:21.367+00', '1'),
  ('019904aa-7eb6-7653-9669-e58e8decc104', '01a20259-43aa-7765-8fee-e9923ff53055', 'Teachers and office of the example institute', '6144.00', '2025-09-01', '2025-09-01 09:45:06.486+00', '2025-09-01 09:45:06.486+00', '1'),
  ('01990a07-c598-76da-b1e8-8d772df15f42', '01a20259-43aa-7765-8fee-ed9afc912421', 'Example House, all classrooms', '3413.00', '2025-09-02', '2025-09-02 10:45:05.56+00', '2025-09-02 10:45:05.56+00', '1'),
  ('01990f32-eeb0-7748-94e1-c32e2dce110d', '01a20259-43aa-7765-8fee-f0df6a9af683', 'Example Power Company, bill of the month', '819.00', '2025-09-03', '2025-09-03 10:50:20.208+00', '2025-09-03 10:50:20.208+00', '1'),
  ('0199291d-4815-75f4-903b-d03907a7098e', '01a20259-43aa-7765-8fee-f6e19b78be77', 'Sample Telecom, line of the month', '273.00', '2025-09-08', '2025-09-08 11:36:48.917+00', '2025-09-08 11:36:48.917+00', '1'),
  ('019a3e0d-cbe7-7141-8792-dd024bfe7e97', '01a20259-43aa-7765-8fee-ed9afc912421', 'Example House, all classrooms', '1250.00', '2025-11-01', '2025-11-01 06:14:42.919+00', '2025-11-01 06:14:42.919+00', '1'),
  ('019a499b-18e8-72db-9462-3fb0c5d38c17', '01a20259-43aa-7765-8fee-e9923ff53055', 'Teachers and office of the example institute', '2250.00', '2025-11-03', '2025-11-03 12:04:52.584+00', '2025-11-03 12:04:52.584+00', '1'),
  ('019a5870-be50-77ef-bab9-1f25bd1ffad0', '01a20259-43aa-7765-8fee-f6e19b78be77', 'Sample Telecom, line of the month', '100.00', '2025-11-06', '2025-11-06 09:12:55.12+00', '2025-11-06 09:12:55.12+00', '1'),
  ('019a58cd-919f-7529-b681-e35314574b8c', '01a20259-43aa-7765-8fee-f0df6a9af683', 'Example Power Company, bill of the month', '300.00', '2025-11-06', '2025-11-06 10:54:18.527+00', '2025-11-06 10:54:18.527+00', '1'),
  ('019b7d9a-7db3-7030-b3ee-7a2901253c5f', '01a20259-43aa-7765-8fee-ed9afc912421', 'Example House, all classrooms', '1076.00', '2026-01-02', '2026-01-02 07:27:15.379+00', '2026-01-02 07:27:15.379+00', '1'),
  ('019b92c8-7213-70c0-b3f7-2d017db92ec3', '01a20259-43aa-7765-8fee-f0df6a9af683', 'Example Power Company, bill of the month', '258.00', '2026-01-06', '2026-01-06 10:09:28.595+00', '2026-01-06 10:09:28.595+00', '1'),
  ('019b96c0-e9f1-7143-9003-5cdf727304b1', '01a20259-43aa-7765-8fee-e9923ff53055', 'Teachers and office of the example institute', '1938.00', '2026-01-07', '2026-01-07 04:39:43.857+00', '2026-01-07 04:39:43.857+00', '1'),
  ('019b9be6-f910-7402-a209-1f8cc5eb84bd', '01a20259-43aa-7765-8fee-f6e19b78be77', 'Sample Telecom, line of the month', '86.00', '2026-01-08', '2026-01-08 04:39:24.176+00', '2026-01-08 04:39:24.176+00', '1'),
  ('019c31b6-9ffd-735e-99d8-01bb24bc7a86', '01a20259-43aa-7765-8fee-e9923ff53055', 'Teachers and office of the example institute', '2457.00', '2026-02-06', '2026-02-06 06:49:38.045+00', '2026-02-06 06:49:38.045+00', '1'),
  ('019c369f-a274-7006-bcdd-2769c974e827', '01a20259-43aa-7765-8fee-ed9afc912421', 'Example House, all classrooms', '1365.00', '2026-02-07', '2026-02-07 05:42:37.428+00', '2026-02-07 05:42:37.428+00', '1'),
  ('019c411e-2084-706b-a325-828dec78f5cb', '01a20259-43aa-7765-8fee-f0df6a9af683', 'Example Power Company, bill of the month', '327.00', '2026-02-09', '2026-02-09 06:36:59.396+00', '2026-02-09 06:36:59.396+00', '1'),
  ('019c423e-23a9-70ed-aea1-598070857493', '01a20259-43aa-7765-8fee-f6e19b78be77', 'Sample Telecom, line of the month', '109.00', '2026-02-09', '2026-02-09 11:51:34.569+00', '2026-02-09 11:51:34.569+00', '1'),
  ('01a19b44-4019-76fe-a903-1b3a57490fe9', '01a20259-43aa-7765-8fee-ed9afc912421', 'Example House, all classrooms', '221.00', '2026-11-02', '2026-11-02 07:58:23.769+00', '2026-11-02 07:58:23.769+00', '1'),
  ('01a19c3d-3bc5-7076-9f81-1bd4915f2daf', '01a20259-43aa-7765-8fee-e9923ff53055', 'Teachers and office of the example institute', '398.00', '2026-11-02', '2026-11-02 12:30:21.125+00', '2026-11-02 12:30:21.125+00', '1'),
  ('01a1a4b8-370c-716a-8166-8a1d9c00cf58', '01a20259-43aa-7765-8fee-f0df6a9af683', 'Example Power Company, bill of the month', '53.00', '2026-11-04', '2026-11-04 04:01:38.572+00', '2026-11-04 04:01:38.572+00', '1'),
  ('01a1c057-66d2-70f7-8fec-9fbe3d09a21e', '01a20259-43aa-7765-8fee-f6e19b78be77', 'Sample Telecom, line of the month', '17.00', '2026-11-09', '2026-11-09 12:45:15.858+00', '2026-11-09 12:45:15.858+00', '1');
insert into expense_category ("id", "ledger", "ledger_key", "created_at", "updated_at", "deleted_at") overriding system value values
  ('01a20259-43aa-7765-8fee-e9923ff53055', 'Salaries', 'salaries', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL),
  ('01a20259-43aa-7765-8fee-ed9afc912421', 'Rent', 'rent', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL),
  ('01a20259-43aa-7765-8fee-f0df6a9af683', 'Electricity', 'electricity', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL),
  ('01a20259-43aa-7765-8fee-f6e19b78be77', 'Internet', 'internet', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL),
  ('01a20259-43aa-7765-8fee-fba2eece245b', 'Stationery', 'stationery', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL),
  ('01a20259-43aa-7765-8fee-fcfb743e95ed', 'Repairs', 'repairs', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL),
  ('01a20259-43aa-7765-8fef-02c2cd908800', 'Tea and water', 'tea and water', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL),
  ('01a20259-43aa-7765-8fef-050e1a9d19df', 'Advertising', 'advertising', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL);
insert into idempotency ("scope", "route", "key", "body_hash", "status", "answer", "forever", "at") overriding system value values
  ('01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', 'POST /api/enquiry', 'dump', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '201', '{}', 'false', '2026-11-21 04:30:00+00');
insert into institute ("one", "name", "address", "phone", "time_zone", "self_registration", "version") overriding system value values
  ('true', 'Namuna Training Institute (demo)', '1 Example Road, Example Nagar', '+91 55500 00000', 'Asia/Kolkata', 'true', '1');
insert into kysely_migration ("name", "timestamp") overriding system value values
  ('0001_house', '2026-11-22T08:22:13.802Z'),
  ('0002_courses_and_batches', '2026-11-22T08:22:13.810Z'),
  ('0003_students_and_fees', '2026-11-22T08:22:13.841Z'),
  ('0004_attendance_and_enquiries', '2026-11-22T08:22:13.858Z'),
  ('0005_portfolio', '2026-11-22T08:22:13.866Z'),
  ('0006_projects', '2026-11-22T08:22:13.874Z'),
  ('0007_expenses', '2026-11-22T08:22:13.879Z'),
  ('0008_reset_tokens', '2026-11-22T08:22:13.889Z'),
  ('0009_lists_of_the_admin', '2026-11-22T08:22:13.893Z'),
  ('0010_erasure', '2026-11-22T08:22:13.895Z');
insert into kysely_migration_lock ("id", "is_locked") overriding system value values
  ('migration_lock', '0');
insert into migration_hash ("name", "hash") overriding system value values
  ('0001_house', '11947a13f9eee17820e23f5978c8630bd5fffb31f191391ec4b006d82d433b34'),
  ('0002_courses_and_batches', 'a3cc1a1c2234e25eb047de4b187dab25964862c50c9d6f8dbce62cc5f02f5325'),
  ('0003_students_and_fees', 'ace3b07df228e2a47ad78c4d7b756cee7085bc29f42117c06baceaa1faf9a9b5'),
  ('0004_attendance_and_enquiries', 'ee27bbb84b63a47ccb00fe15ff4c43ea2534dda141fbd778bb3c3441129b6a04'),
  ('0005_portfolio', 'b4579e4fa3f52bd128569ec28dbd7a3aacbdfd3316e11a96aef82335c2b444bf'),
  ('0006_projects', 'f26e45eeda3d29aa5977ce2936aa5e47e52336f6e44bfa0a55a294c98a6b90fc'),
  ('0007_expenses', '31c958f347301b8b1f4561b54c3c2706abafb99c8bf6c584b51c4e608d3e3d80'),
  ('0008_reset_tokens', '160d9d56c3a4229638e76ca51b4f37604d0b6f2bdfb66aff7da7b3d9c6386a70'),
  ('0009_lists_of_the_admin', 'b123d7c81bbf8078f086362e2b69f1a619012b9b675509abde2e9ab62c35e34f'),
  ('0010_erasure', '72dce84fb947dbde51279b9cc3cf6913c6dee2be00a3331548f274dc3a3b2ba1');
insert into portfolio ("id", "student_id", "link", "created_at", "version") overriding system value values
  ('019daf1c-ae23-7482-accf-01b11d5dcb36', '01976d38-7d5f-75a4-9647-b7298681465c', 'https://example.com/b7298681465c/portfolio-1', '2026-04-21 08:16:25.635+00', '1'),
  ('019f4660-91bf-700e-b295-726f9d638081', '01976d38-7d5f-75a4-9647-b7298681465c', 'https://example.com/b7298681465c/portfolio-2', '2026-07-09 10:16:01.727+00', '1');
insert into project ("id", "student_id", "link", "tech_used", "description", "created_at", "version") overriding system value values
  ('01983ab5-5436-77fa-a403-7ab000774ac9', '01976d38-7d5f-75a4-9647-b7298681465c', 'https://example.com/b7298681465c/project-3', 'Python, pandas', 'Sales of a sample company, month by month', '2025-07-24 04:33:38.87+00', '1'),
  ('019d47ad-09b4-739e-aa2a-913c33a58de3', '01976d38-7d5f-75a4-9647-b7298681465c', 'https://example.com/b7298681465c/project-1', 'Python, pandas', 'नमूना पुस्तकालय की सूची', '2026-04-01 06:13:35.796+00', '1'),
  ('01a0d6d4-797a-71df-9e35-249426e06728', '01976d38-7d5f-75a4-9647-b7298681465c', 'https://example.com/b7298681465c/project-2', 'Tally', 'The example institute’s timetable as a page', '2026-09-25 04:30:44.09+00', '1');
insert into receipt ("id", "financial_year", "n", "student_id", "student_name", "contact", "course", "b_code", "pay_mode", "payable", "paid", "due_after", "paid_on", "issued_on", "issued_at", "issued_by", "changed_at", "version", "voided_at", "voided_by", "void_reason") overriding system value values
  ('01977d82-9bf0-7224-bbd4-2696717a051b', '2025-26', '1', '01976d38-7d5f-75a4-9647-b7298681465c', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Online', '31500.00', '10500.00', '21000.00', '2025-06-17', '2025-06-17', '2025-06-17 10:50:01.072+00', '01a20259-4348-715d-87ad-d1c8fdf9c4bf', NULL, '1', NULL, NULL, NULL),
  ('01980c8c-196a-7149-ad1a-92bc60ff5997', '2025-26', '2', '01976d38-7d5f-75a4-9647-b7298681465c', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Cash', '31500.00', '10500.00', '10500.00', '2025-07-15', '2025-07-15', '2025-07-15 05:26:04.906+00', '01a20259-4348-715d-87ad-d4b129d63758', NULL, '1', NULL, NULL, NULL),
  ('01984f40-d442-7141-909b-8ffee3541bbf', '2025-26', '3', '0198305a-7b46-7632-bd3a-ea9fd690b533', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '11000.00', '2025-07-28', '2025-07-28', '2025-07-28 04:18:25.474+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', NULL, '1', NULL, NULL, NULL),
  ('0198adb9-bb13-77af-bebe-123e40e56383', '2025-26', '4', '01976d38-7d5f-75a4-9647-b7298681465c', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Others', '31500.00', '10500.00', '0.00', '2025-08-15', '2025-08-15', '2025-08-15 12:34:47.187+00', '01a20259-4348-715d-87ad-d1c8fdf9c4bf', NULL, '1', NULL, NULL, NULL),
  ('0198d1be-32ac-7193-8689-0aa31158ea75', '2025-26', '5', '0198305a-7b46-7632-bd3a-ea9fd690b533', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '0.00', '2025-08-21', '2025-08-22', '2025-08-22 12:25:59.724+00', '01a20259-4348-715d-87ad-d4b129d63758', NULL, '1', NULL, NULL, NULL),
  ('01994735-b681-760c-93ae-3c84d67a2e86', '2025-26', '6', '0199483e-e8b1-7438-aea5-eeb37eacf0ae', 'Yusuf Příklad', '5550000003', 'Digital Marketing', 'DM-2508', 'Cash', '15000.00', '15000.00', '0.00', '2025-09-14', '2025-09-14', '2025-09-14 07:52:06.529+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', NULL, '1', NULL, NULL, NULL),
  ('019acefa-c7b2-71d2-b2d4-bd406def99b1', '2025-26', '7', '019acdcb-3f5e-7166-a7e9-835481f95447', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '12000.00', '2025-11-29', '2025-11-29', '2025-11-29 09:38:52.978+00', '01a20259-4348-715d-87ad-d1c8fdf9c4bf', NULL, '1', NULL, NULL, NULL),
  ('019b7ce0-50eb-72e5-b7b4-0d96940bc36e', '2025-26', '8', '019acdcb-3f5e-7166-a7e9-835481f95447', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '6000.00', '2026-01-02', '2026-01-02', '2026-01-02 04:03:54.219+00', '01a20259-4348-715d-87ad-d4b129d63758', NULL, '1', NULL, NULL, NULL),
  ('019c1cef-33c4-7572-a133-1008629e4715', '2025-26', '9', '019acdcb-3f5e-7166-a7e9-835481f95447', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '0.00', '2026-02-02', '2026-02-02', '2026-02-02 05:59:24.356+00', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', NULL, '1', NULL, NULL, NULL),
  ('01a1cf35-657d-759c-9b0d-9d9c7671c7e4', '2026-27', '1', '01a1b03c-74c1-77bb-993e-781773bd126f', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Online', '4050.00', '1000.00', '3050.00', '2026-11-12', '2026-11-12', '2026-11-12 10:02:25.533+00', '01a20259-4348-715d-87ad-d1c8fdf9c4bf', NULL, '1', NULL, NULL, NULL);
insert into receipt_series ("financial_year", "last") overriding system value values
  ('2025-26', '9'),
  ('2026-27', '1');
insert into reset_token ("token_hash", "account_id", "made_at", "expires_at", "used_at") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', NULL);
insert into session ("token_hash", "account_id", "created_at", "seen_at") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20259-42e7-75a2-9ed4-c2f32bb8b1f2', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00');
insert into sign_in_attempt ("id", "email_hash", "address", "at", "ok") overriding system value values
  ('1', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '192.0.2.1', '2026-11-21 04:30:00+00', 'true');
insert into student ("id", "fname", "lname", "father", "contact", "alt_contact", "gender", "dob", "cur_address", "per_address", "linked_in", "profile", "degree", "com_year", "university", "course_id", "mode", "duration", "batch_id", "joining_on", "end_on", "is_completed", "is_placed", "status", "search_key", "created_at", "version") overriding system value values
  ('01976d38-7d5f-75a4-9647-b7298681465c', 'विवेक', 'दृष्टांत', 'Yusuf दृष्टांत', '5550000001', NULL, 'male', '1996-12-21', '8 नमूना मार्ग, Sampleganj', '159 Namuna Marg, Demo Colony', NULL, NULL, 'BCom', '2017', 'Université de l’Exemple', '01a20259-431a-76a0-8bd0-822217a96b5e', 'offline', '6 months', '01a20259-431b-7097-a9eb-ffb0a37a14f0', '2025-06-14', '2025-12-19', 'true', 'false', 'Active', 'विवेक दृष्टांत', '2025-06-14 06:55:08.127+00', '1'),
  ('0198305a-7b46-7632-bd3a-ea9fd690b533', 'Zoë', 'Sample', 'Ravi Sample', '5550000007', NULL, 'female', '1997-07-07', NULL, '124 नमूना मार्ग, Sampleganj', NULL, NULL, 'BCA', '2018', 'Sample Institute of Technology', '01a20259-431a-76a0-8bd0-85de96b7c7ea', 'offline', '5 months', '01a20259-431b-7097-a9ec-01a1e9960f5c', '2025-07-22', '2025-12-16', 'true', 'false', 'Active', 'zoe sample', '2025-07-22 04:18:12.934+00', '1'),
  ('0199483e-e8b1-7438-aea5-eeb37eacf0ae', 'Yusuf', 'Příklad', 'Arjun Příklad', '5550000003', NULL, 'male', '2005-10-17', NULL, '52 नमूना मार्ग, Sampleganj', NULL, NULL, 'Diploma', '2026', 'Université de l’Exemple', '01a20259-431a-76a0-8bd0-893b56771ecb', 'online', '3 months', '01a20259-431b-7097-a9ec-049f7bb7a762', '2025-09-14', '2025-11-11', 'true', 'true', 'Active', 'yusuf priklad', '2025-09-14 12:41:46.417+00', '1'),
  ('019acdcb-3f5e-7166-a7e9-835481f95447', 'Māyā', 'Udāharaṇ', 'Kabir Udāharaṇ', '5550000004', NULL, 'female', '1993-05-14', '45 Namuna Marg, Demo Colony', '143 Example Road, Example Nagar', NULL, NULL, 'BBA', '2014', 'Example University', '01a20259-431a-76a0-8bd0-78f935a30a37', 'offline', '4 months', '01a20259-431c-7524-9822-02e10e8aa693', '2025-11-29', '2026-03-25', 'true', 'false', 'Active', 'maya udaharan', '2025-11-29 04:07:20.67+00', '1'),
  ('01a11b91-9b52-723c-b8c6-4938e71bec3a', 'Zoë', 'Przykład', 'Arjun Przykład', '5550000002', '5560000002', 'female', '1999-07-27', '55 Udāharaṇ Path, Namunapur', '22 Namuna Marg, Namunapur', 'https://www.example.com/in/student-2', NULL, 'Diploma', '2020', 'Sample Institute of Technology', '01a20259-431a-76a0-8bd0-893b56771ecb', 'offline', '3 months', '01a20259-4322-7505-9bc3-041e007345b0', '2026-10-08', NULL, 'false', 'false', 'Disable', 'zoe przykład', '2026-10-08 12:51:29.746+00', '2'),
  ('01a1b03c-74c1-77bb-993e-781773bd126f', 'Noor', 'Namuna', 'Ravi Namuna', '5550000008', NULL, 'female', '1993-03-31', NULL, '29 Example Road, Demo Colony', NULL, NULL, 'BCA', '2014', 'Sample Institute of Technology', '01a20259-431a-76a0-8bd0-8d91c53c0dbc', 'online', '2 months', '01a20259-4322-7505-9bc3-09a60294aa41', '2026-11-06', NULL, 'false', 'false', 'Active', 'noor namuna', '2026-11-06 09:41:54.497+00', '1'),
  ('01a1be83-9230-759a-8d75-3e6d61b16127', 'Zoë', 'Przykład', 'Om Przykład', '5550000006', '5560000006', 'female', '1998-11-14', NULL, '122 Udāharaṇ Path, Demo Colony', NULL, NULL, 'BBA', '2019', 'उदाहरण विश्वविद्यालय', '01a20259-431b-7097-a9eb-ef5abddad6a4', 'offline', '4 months', '01a20259-4322-7505-9bc3-0ffa1a5203ac', '2026-12-01', NULL, 'false', 'false', 'Pending', 'zoe przykład', '2026-11-09 04:14:16.112+00', '1'),
  ('01a1fb86-a83e-76d1-8ec6-ecc91f7d7606', 'Farhan', 'Beispiel', 'Arjun Beispiel', '5550000005', '5560000005', 'male', '1993-10-26', NULL, '9 Namuna Marg, Sampleganj', NULL, NULL, 'BSc', '2014', 'Example University', '01a20259-431a-76a0-8bd0-8d91c53c0dbc', 'offline', '2 months', '01a20259-4322-7505-9bc3-09a60294aa41', '2026-11-21', NULL, 'false', 'false', 'Active', 'farhan beispiel', '2026-11-21 00:34:28.542+00', '1');
insert into student_account ("student_id", "fee", "paid", "due_from") overriding system value values
  ('01976d38-7d5f-75a4-9647-b7298681465c', '31500.00', '31500.00', '2025-08-15'),
  ('0198305a-7b46-7632-bd3a-ea9fd690b533', '22000.00', '22000.00', '2025-08-21'),
  ('0199483e-e8b1-7438-aea5-eeb37eacf0ae', '15000.00', '15000.00', '2025-09-14'),
  ('019acdcb-3f5e-7166-a7e9-835481f95447', '18000.00', '18000.00', '2026-02-02'),
  ('01a11b91-9b52-723c-b8c6-4938e71bec3a', '13500.00', '0.00', '2026-10-08'),
  ('01a1b03c-74c1-77bb-993e-781773bd126f', '4050.00', '1000.00', '2026-11-12'),
  ('01a1be83-9230-759a-8d75-3e6d61b16127', '0.00', '0.00', '2026-12-01'),
  ('01a1fb86-a83e-76d1-8ec6-ecc91f7d7606', '4050.00', '0.00', '2026-11-21');
insert into student_total ("shard", "kind", "n", "fee", "paid") overriding system value values
  ('0', 'Active', '1', '4050.00', '1000.00'),
  ('0', 'Disable', '0', '0.00', '0.00'),
  ('0', 'Pending', '0', '0.00', '0.00'),
  ('0', 'Placed', '0', '0.00', '0.00'),
  ('1', 'Active', '0', '0.00', '0.00'),
  ('1', 'Disable', '0', '0.00', '0.00'),
  ('1', 'Pending', '0', '0.00', '0.00'),
  ('1', 'Placed', '1', '15000.00', '15000.00'),
  ('10', 'Active', '0', '0.00', '0.00'),
  ('10', 'Disable', '0', '0.00', '0.00'),
  ('10', 'Pending', '0', '0.00', '0.00'),
  ('10', 'Placed', '0', '0.00', '0.00'),
  ('11', 'Active', '1', '4050.00', '0.00'),
  ('11', 'Disable', '0', '0.00', '0.00'),
  ('11', 'Pending', '1', '0.00', '0.00'),
  ('11', 'Placed', '0', '0.00', '0.00'),
  ('12', 'Active', '0', '0.00', '0.00'),
  ('12', 'Disable', '0', '0.00', '0.00'),
  ('12', 'Pending', '0', '0.00', '0.00'),
  ('12', 'Placed', '0', '0.00', '0.00'),
  ('13', 'Active', '1', '18000.00', '18000.00'),
  ('13', 'Disable', '0', '0.00', '0.00'),
  ('13', 'Pending', '0', '0.00', '0.00'),
  ('13', 'Placed', '0', '0.00', '0.00'),
  ('14', 'Active', '0', '0.00', '0.00'),
  ('14', 'Disable', '0', '0.00', '0.00'),
  ('14', 'Pending', '0', '0.00', '0.00'),
  ('14', 'Placed', '0', '0.00', '0.00'),
  ('15', 'Active', '0', '0.00', '0.00'),
  ('15', 'Disable', '0', '0.00', '0.00'),
  ('15', 'Pending', '0', '0.00', '0.00'),
  ('15', 'Placed', '0', '0.00', '0.00'),
  ('2', 'Active', '0', '0.00', '0.00'),
  ('2', 'Disable', '0', '0.00', '0.00'),
  ('2', 'Pending', '0', '0.00', '0.00'),
  ('2', 'Placed', '0', '0.00', '0.00'),
  ('3', 'Active', '0', '0.00', '0.00'),
  ('3', 'Disable', '0', '0.00', '0.00'),
  ('3', 'Pending', '0', '0.00', '0.00'),
  ('3', 'Placed', '0', '0.00', '0.00'),
  ('4', 'Active', '0', '0.00', '0.00'),
  ('4', 'Disable', '0', '0.00', '0.00'),
  ('4', 'Pending', '0', '0.00', '0.00'),
  ('4', 'Placed', '0', '0.00', '0.00'),
  ('5', 'Active', '2', '53500.00', '53500.00'),
  ('5', 'Disable', '0', '0.00', '0.00'),
  ('5', 'Pending', '0', '0.00', '0.00'),
  ('5', 'Placed', '0', '0.00', '0.00'),
  ('6', 'Active', '0', '0.00', '0.00'),
  ('6', 'Disable', '0', '0.00', '0.00'),
  ('6', 'Pending', '0', '0.00', '0.00'),
  ('6', 'Placed', '0', '0.00', '0.00'),
  ('7', 'Active', '0', '0.00', '0.00'),
  ('7', 'Disable', '0', '0.00', '0.00'),
  ('7', 'Pending', '0', '0.00', '0.00'),
  ('7', 'Placed', '0', '0.00', '0.00'),
  ('8', 'Active', '0', '0.00', '0.00'),
  ('8', 'Disable', '1', '13500.00', '0.00'),
  ('8', 'Pending', '0', '0.00', '0.00'),
  ('8', 'Placed', '0', '0.00', '0.00'),
  ('9', 'Active', '0', '0.00', '0.00'),
  ('9', 'Disable', '0', '0.00', '0.00'),
  ('9', 'Pending', '0', '0.00', '0.00'),
  ('9', 'Placed', '0', '0.00', '0.00');
select setval('sign_in_attempt_id_seq', (select max(id) from sign_in_attempt));
set session_replication_role = origin;
