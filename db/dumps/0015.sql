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

-- 0011_search.sql
alter table student add column search_text text not null default '' check (length(search_text) <= 1500);
create function pg_temp.parse_phone(stored text) returns text language sql immutable as $$
  select coalesce(
    substring(stored from '^(?:(?:00|0)?91)?0?([1-9]\d{9})$'),
    '+' || substring(stored from '^00((?!0|91)\d{7,15})$'),
    stored)
$$;

alter table student
  drop constraint student_contact_check, add constraint student_contact_check check (length(contact) <= 16),
  drop constraint student_alt_contact_check, add constraint student_alt_contact_check check (length(alt_contact) <= 16);
alter table enquiry
  drop constraint enquiry_contact_check, add constraint enquiry_contact_check check (length(contact) <= 16),
  drop constraint enquiry_alt_contact_check, add constraint enquiry_alt_contact_check check (length(alt_contact) <= 16);
alter table receipt
  drop constraint receipt_contact_check, add constraint receipt_contact_check check (length(contact) <= 16);

drop index student_search;
update student s set
  contact = pg_temp.parse_phone(s.contact),
  alt_contact = pg_temp.parse_phone(s.alt_contact),
  search_text = case when s.status = 'Deleted' then s.search_key else concat_ws(' ',
    s.search_key,
    replace(lower(normalize(regexp_replace(normalize(s.father, NFKD), '[\u0300-\u036f]', '', 'g'), NFKC)), 'ı', 'i'),
    a.email_key,
    pg_temp.parse_phone(s.contact),
    pg_temp.parse_phone(s.alt_contact)) end
from account a where a.id = s.id;
create index student_search on student using gin (search_text gin_trgm_ops);

update enquiry set contact = pg_temp.parse_phone(contact), alt_contact = pg_temp.parse_phone(alt_contact)
where contact !~ '^[1-9]\d{9}$' or alt_contact !~ '^[1-9]\d{9}$';
drop index enquiry_search;
create index enquiry_search on enquiry using gin (
  (name_key || ' ' || lower(coalesce(mail_id, '')) || ' ' || coalesce(contact, '') || ' ' || coalesce(alt_contact, ''))
  gin_trgm_ops
);
drop function pg_temp.parse_phone;

-- 0012_receipt_amounts.sql
alter table institute add column receipt_language text not null default 'en' check (receipt_language ~ '^[a-z]{2}$');
grant update (payable) on receipt to munshi_app;
update receipt set payable = paid + due_after where paid + due_after > payable;

-- 0013_drafts.sql
create table draft (
  account_id uuid not null references account on delete cascade,
  key text not null check (length(key) between 1 and 200),
  field_values text not null check (length(field_values) <= 200000),
  saved_at timestamptz not null,
  primary key (account_id, key)
);
create index draft_saved_at on draft (saved_at);
grant select, insert, update, delete on draft to munshi_app;

-- 0014_request_limits.sql
create table request_count (
  scope text not null check (length(scope) <= 100),
  caller text not null check (length(caller) <= 64),
  started_at timestamptz not null,
  n integer not null,
  primary key (scope, caller)
);
create index request_count_started_at on request_count (started_at);
grant select, insert, update, delete on request_count to munshi_app;

-- 0015_placed_enquiries.sql
create index enquiry_newest_placed on enquiry (day desc, id desc) where is_placed;
create index enquiry_newest_of_all on enquiry (day desc, id desc) include (status);


create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) primary key, is_locked integer default 0 not null);
create table migration_hash (name text primary key, hash text not null);
grant select on migration_hash to munshi_app;

set session_replication_role = replica;
truncate account, attendance_mark, attendance_sheet, audit_entry, audit_personal, batch, course, declared_payment, draft, enquiry, expense, expense_category, idempotency, institute, kysely_migration, kysely_migration_lock, migration_hash, portfolio, project, receipt, receipt_series, request_count, reset_token, session, sign_in_attempt, student, student_account, student_total;
insert into account ("id", "role", "name", "email", "email_key", "password_hash", "state", "created_at", "version") overriding system value values
  ('01976d38-7d5f-7108-bb9b-9631fa38eecf', 'student', 'विवेक दृष्टांत', 'student.1@example.com', 'student.1@example.com', '', 'active', '2025-06-14 06:55:08.127+00', '1'),
  ('0198305a-7b46-7664-83bc-7877ee28a418', 'student', 'Zoë Sample', 'zoe.7@example.com', 'zoe.7@example.com', '', 'active', '2025-07-22 04:18:12.934+00', '1'),
  ('0199483e-e8b1-7305-a994-41fc906348f2', 'student', 'Yusuf Příklad', 'yusuf.3@example.com', 'yusuf.3@example.com', '', 'active', '2025-09-14 12:41:46.417+00', '1'),
  ('019acdcb-3f5e-700a-b73a-3181bba50c91', 'student', 'Māyā Udāharaṇ', 'maya.4@example.com', 'maya.4@example.com', '', 'active', '2025-11-29 04:07:20.67+00', '1'),
  ('01a11b91-9b52-7405-8c7a-9d7282664545', 'student', 'Zoë Przykład', 'zoe.2@example.com', 'zoe.2@example.com', '', 'disabled', '2026-10-08 12:51:29.746+00', '2'),
  ('01a1b03c-74c1-74ff-bf82-64ec560387b9', 'student', 'Noor Namuna', 'student@example.com', 'student@example.com', '$argon2id$v=19$m=19456,t=2,p=1$i3WxapBixaktBWZ+pCcKCw$7DtsdNyUeJWycUSabTgz/HPVlXaP+pBnnXN44yMVa48', 'active', '2026-11-06 09:41:54.497+00', '2'),
  ('01a1be83-9230-719b-9ac0-46edb2bc3cdc', 'student', 'Zoë Przykład', 'zoe.6@example.com', 'zoe.6@example.com', '', 'active', '2026-11-09 04:14:16.112+00', '1'),
  ('01a1fb86-a83e-7478-85ae-e04e267b3485', 'student', 'Farhan Beispiel', 'farhan.5@example.com', 'farhan.5@example.com', '', 'active', '2026-11-21 00:34:28.542+00', '1'),
  ('01a20337-7d46-719e-9675-312378116594', 'admin', 'Asha Example', 'admin@example.com', 'admin@example.com', '$argon2id$v=19$m=19456,t=2,p=1$xg5Qg3okPDRjUg9Dq7lhOw$UEK/AMAbQZrVrWYEURZzRZHPw/TKRaPb8lyAahr9qog', 'active', '2026-11-21 04:30:00+00', '1'),
  ('01a20337-7d47-777c-8e81-09e5d2b77927', 'hr', 'Hari Example', 'hr@example.com', 'hr@example.com', '$argon2id$v=19$m=19456,t=2,p=1$bXIe0S3TFhN1AZ5UsL3u/A$90oGC/B+zRn4qgLI3ObjaumjkFQ1X84nl9v6ZLyBSSU', 'active', '2026-11-21 04:30:00+00', '1'),
  ('01a20337-7d8c-7213-b7a5-dd72834a356d', 'hr', 'Hina Sample', 'hina@example.com', 'hina@example.com', '$argon2id$v=19$m=19456,t=2,p=1$AE5sNek0kG6f4j5JJzSfTA$Xo+Zn6l3CBDvQ7cdfNKQgGTYxn9TCmGwGm040LjEYNg', 'active', '2025-04-01 08:10:32.502+00', '1'),
  ('01a20337-7d8c-7213-b7a5-e2201611ffa6', 'hr', 'Hemant Namuna', 'hemant@example.com', 'hemant@example.com', '$argon2id$v=19$m=19456,t=2,p=1$AE5sNek0kG6f4j5JJzSfTA$Xo+Zn6l3CBDvQ7cdfNKQgGTYxn9TCmGwGm040LjEYNg', 'active', '2025-04-01 12:11:18.039+00', '1'),
  ('01a20337-7d8c-7213-b7a5-e5b130e9136e', 'hr', 'Hazel Specimen', 'hazel@example.com', 'hazel@example.com', '$argon2id$v=19$m=19456,t=2,p=1$AE5sNek0kG6f4j5JJzSfTA$Xo+Zn6l3CBDvQ7cdfNKQgGTYxn9TCmGwGm040LjEYNg', 'disabled', '2025-04-01 12:58:12.964+00', '2'),
  ('01a20337-7d8c-7213-b7a5-e9e8abb0c6ed', 'admin', 'Anil Demo', 'anil@example.com', 'anil@example.com', '$argon2id$v=19$m=19456,t=2,p=1$AE5sNek0kG6f4j5JJzSfTA$Xo+Zn6l3CBDvQ7cdfNKQgGTYxn9TCmGwGm040LjEYNg', 'active', '2025-04-01 05:46:43.465+00', '1');
insert into attendance_mark ("student_id", "day", "sheet_id", "present") overriding system value values
  ('01a11b91-9b52-7405-8c7a-9d7282664545', '2026-11-06', '01a1b03c-724d-74ef-8217-916c6fafcab4', 'false'),
  ('01a1b03c-74c1-74ff-bf82-64ec560387b9', '2026-11-06', '01a1b0c9-1727-746d-a4f1-dd3ac335b855', 'true'),
  ('01a1b03c-74c1-74ff-bf82-64ec560387b9', '2026-11-07', '01a1b51d-6a8b-74ff-b3a0-5c5efc58bfd7', 'true'),
  ('01a1b03c-74c1-74ff-bf82-64ec560387b9', '2026-11-09', '01a1c041-4eb3-7332-83ac-cd0d1a3091f8', 'true'),
  ('01a1b03c-74c1-74ff-bf82-64ec560387b9', '2026-11-10', '01a1c53b-8e49-712c-b5de-72c275599d85', 'true'),
  ('01a1b03c-74c1-74ff-bf82-64ec560387b9', '2026-11-11', '01a1ca38-8fec-7261-b6da-af32c9756783', 'true'),
  ('01a1b03c-74c1-74ff-bf82-64ec560387b9', '2026-11-12', '01a1ce42-8cd3-74c4-b197-1f17aee8b068', 'true'),
  ('01a1b03c-74c1-74ff-bf82-64ec560387b9', '2026-11-13', '01a1d445-07d9-71a5-8d48-1ebf4a3de513', 'true'),
  ('01a1b03c-74c1-74ff-bf82-64ec560387b9', '2026-11-14', '01a1d916-73a3-7616-80fe-14c9321944af', 'true'),
  ('01a1b03c-74c1-74ff-bf82-64ec560387b9', '2026-11-16', '01a1e402-4a37-70ce-8872-f86c56d21584', 'true'),
  ('01a1b03c-74c1-74ff-bf82-64ec560387b9', '2026-11-17', '01a1e95a-a683-70a5-8659-0af13896fa77', 'true'),
  ('01a1b03c-74c1-74ff-bf82-64ec560387b9', '2026-11-18', '01a1ee80-40dd-7566-a459-ae017baf6419', 'true'),
  ('01a1b03c-74c1-74ff-bf82-64ec560387b9', '2026-11-19', '01a1f2a8-7850-7009-a9a5-2532a7220659', 'true'),
  ('01a1b03c-74c1-74ff-bf82-64ec560387b9', '2026-11-20', '01a1f8c0-38a9-779a-9490-cb6a72a16d4c', 'true');
insert into attendance_sheet ("id", "batch_id", "day", "present", "absent", "saved_at", "saved_by", "version") overriding system value values
  ('01a1b03c-724d-74ef-8217-916c6fafcab4', '01a20337-7d5d-7004-942b-cdf66584ecba', '2026-11-06', '0', '1', '2026-11-06 09:41:53.869+00', '01a20337-7d47-777c-8e81-09e5d2b77927', '1'),
  ('01a1b0c9-1727-746d-a4f1-dd3ac335b855', '01a20337-7d5d-7004-942b-d103b6ff7718', '2026-11-06', '1', '0', '2026-11-06 12:15:31.111+00', '01a20337-7d47-777c-8e81-09e5d2b77927', '1'),
  ('01a1b51d-6a8b-74ff-b3a0-5c5efc58bfd7', '01a20337-7d5d-7004-942b-d103b6ff7718', '2026-11-07', '1', '0', '2026-11-07 08:26:06.347+00', '01a20337-7d47-777c-8e81-09e5d2b77927', '1'),
  ('01a1c041-4eb3-7332-83ac-cd0d1a3091f8', '01a20337-7d5d-7004-942b-d103b6ff7718', '2026-11-09', '1', '0', '2026-11-09 12:21:07.891+00', '01a20337-7d47-777c-8e81-09e5d2b77927', '1'),
  ('01a1c53b-8e49-712c-b5de-72c275599d85', '01a20337-7d5d-7004-942b-d103b6ff7718', '2026-11-10', '1', '0', '2026-11-10 11:32:57.033+00', '01a20337-7d47-777c-8e81-09e5d2b77927', '1'),
  ('01a1ca38-8fec-7261-b6da-af32c9756783', '01a20337-7d5d-7004-942b-d103b6ff7718', '2026-11-11', '1', '0', '2026-11-11 10:47:46.924+00', '01a20337-7d47-777c-8e81-09e5d2b77927', '1'),
  ('01a1ce42-8cd3-74c4-b197-1f17aee8b068', '01a20337-7d5d-7004-942b-d103b6ff7718', '2026-11-12', '1', '0', '2026-11-12 05:37:10.355+00', '01a20337-7d47-777c-8e81-09e5d2b77927', '1'),
  ('01a1d445-07d9-71a5-8d48-1ebf4a3de513', '01a20337-7d5d-7004-942b-d103b6ff7718', '2026-11-13', '1', '0', '2026-11-13 09:37:36.217+00', '01a20337-7d47-777c-8e81-09e5d2b77927', '1'),
  ('01a1d916-73a3-7616-80fe-14c9321944af', '01a20337-7d5d-7004-942b-d103b6ff7718', '2026-11-14', '1', '0', '2026-11-14 08:04:49.699+00', '01a20337-7d47-777c-8e81-09e5d2b77927', '1'),
  ('01a1e402-4a37-70ce-8872-f86c56d21584', '01a20337-7d5d-7004-942b-d103b6ff7718', '2026-11-16', '1', '0', '2026-11-16 10:58:37.751+00', '01a20337-7d47-777c-8e81-09e5d2b77927', '1'),
  ('01a1e95a-a683-70a5-8659-0af13896fa77', '01a20337-7d5d-7004-942b-d103b6ff7718', '2026-11-17', '1', '0', '2026-11-17 11:53:14.627+00', '01a20337-7d47-777c-8e81-09e5d2b77927', '1'),
  ('01a1ee80-40dd-7566-a459-ae017baf6419', '01a20337-7d5d-7004-942b-d103b6ff7718', '2026-11-18', '1', '0', '2026-11-18 11:52:25.053+00', '01a20337-7d47-777c-8e81-09e5d2b77927', '1'),
  ('01a1f2a8-7850-7009-a9a5-2532a7220659', '01a20337-7d5d-7004-942b-d103b6ff7718', '2026-11-19', '1', '0', '2026-11-19 07:14:49.552+00', '01a20337-7d47-777c-8e81-09e5d2b77927', '1'),
  ('01a1f8c0-38a9-779a-9490-cb6a72a16d4c', '01a20337-7d5d-7004-942b-d103b6ff7718', '2026-11-20', '1', '0', '2026-11-20 11:38:29.417+00', '01a20337-7d47-777c-8e81-09e5d2b77927', '1');
insert into audit_entry ("id", "at", "actor_id", "actor_name", "actor_role", "action", "record", "record_id", "request_id", "before", "after") overriding system value values
  ('019583bb-5506-70dc-94e7-1c225cd85460', '2025-03-11 05:44:07.174+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20337-7d5b-72b3-bbee-99dbb9b228a1', '019583bb-5506-73d9-b332-194144a996e1', NULL, '{"_id": "01a20337-7d5b-72b3-bbee-99dbb9b228a1", "bCode": "TALLY-2504", "bTime": "15:00 to 17:00", "endDate": "2025-07-01", "version": 1, "startDate": "2025-04-01", "courseName": "Tally with GST"}'),
  ('0195eaed-5b52-7077-9cca-89a893425fb9', '2025-03-31 06:39:38.834+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'category.create', 'category', '01a20337-7dae-7210-8d94-833c6440e6f9', '0195eaed-5b52-75fd-b042-2193956e24d1', NULL, '{"ledger": "Tea and water"}'),
  ('0195eaed-5b52-7106-9f23-f7118879f972', '2025-03-31 06:39:38.834+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'category.create', 'category', '01a20337-7dae-7210-8d94-758898bef00e', '0195eaed-5b52-764b-a028-6dd04ede82dc', NULL, '{"ledger": "Internet"}'),
  ('0195eaed-5b52-7148-b1dd-b8602e1072cf', '2025-03-31 06:39:38.834+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'category.create', 'category', '01a20337-7dae-7210-8d94-6e12d26d9e2c', '0195eaed-5b52-7088-bab8-f782be99d5e7', NULL, '{"ledger": "Rent"}'),
  ('0195eaed-5b52-7275-be3b-9102b028d034', '2025-03-31 06:39:38.834+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'category.create', 'category', '01a20337-7dae-7210-8d94-87476dda5abc', '0195eaed-5b52-775b-afc0-ad6b16cd5220', NULL, '{"ledger": "Advertising"}'),
  ('0195eaed-5b52-72fa-991b-e9051f081816', '2025-03-31 06:39:38.834+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'category.create', 'category', '01a20337-7dad-7378-9c91-0967189567a2', '0195eaed-5b52-77fc-8adb-02be40072aa3', NULL, '{"ledger": "Salaries"}'),
  ('0195eaed-5b52-73c4-9086-cd3a970961ad', '2025-03-31 06:39:38.834+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'category.create', 'category', '01a20337-7dae-7210-8d94-782db1a6c1e5', '0195eaed-5b52-7548-9c48-269fbf10dc7d', NULL, '{"ledger": "Stationery"}'),
  ('0195eaed-5b52-7607-b814-66cd4c8ce53d', '2025-03-31 06:39:38.834+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'category.create', 'category', '01a20337-7dae-7210-8d94-73b6b710282d', '0195eaed-5b52-7107-a985-82c55c3fd081', NULL, '{"ledger": "Electricity"}'),
  ('0195eaed-5b52-770e-8eb0-fa53c878a8df', '2025-03-31 06:39:38.834+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'category.create', 'category', '01a20337-7dae-7210-8d94-7ca9169bfeaa', '0195eaed-5b52-7196-a9e5-e6baa2530363', NULL, '{"ledger": "Repairs"}'),
  ('0195efe3-4389-717c-9a68-1f5819a16ccb', '2025-04-01 05:46:43.465+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'staff.create', 'account', '01a20337-7d8c-7213-b7a5-e9e8abb0c6ed', '0195efe3-4389-73de-9f23-d47cba3a20d9', NULL, '{"id": "01a20337-7d8c-7213-b7a5-e9e8abb0c6ed", "name": "Anil Demo", "role": "admin", "email": "anil@example.com"}'),
  ('0195f066-eeb6-775c-942a-869312c3a6ae', '2025-04-01 08:10:32.502+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'staff.create', 'account', '01a20337-7d8c-7213-b7a5-dd72834a356d', '0195f066-eeb6-72a7-abc6-ce4ecb14f1e0', NULL, '{"id": "01a20337-7d8c-7213-b7a5-dd72834a356d", "name": "Hina Sample", "role": "hr", "email": "hina@example.com"}'),
  ('0195f0f8-846c-7224-bd20-380fc707093c', '2025-04-01 10:49:33.548+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'course.create', 'course', '01a20337-7d5b-72b3-bbee-803500323ad6', '0195f0f8-846c-7311-9c5a-c9d68a2673e1', NULL, '{"_id": "01a20337-7d5b-72b3-bbee-803500323ad6", "cFee": 45000, "course": "Full Stack Web Development", "version": 1, "cDuration": "8 months"}'),
  ('0195f0f8-846c-7235-a703-70438432b829', '2025-04-01 10:49:33.548+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'course.create', 'course', '01a20337-7d5b-72b3-bbee-87a5f5c36c49', '0195f0f8-846c-7525-bbb3-c6faf02368aa', NULL, '{"_id": "01a20337-7d5b-72b3-bbee-87a5f5c36c49", "cFee": 35000, "course": "Data Analytics", "version": 1, "cDuration": "6 months"}'),
  ('0195f0f8-846c-7249-8d7a-f781208ac964', '2025-04-01 10:49:33.548+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'course.create', 'course', '01a20337-7d5b-72b3-bbee-9442949e54ee', '0195f0f8-846c-71da-a079-ccb719195e9b', NULL, '{"_id": "01a20337-7d5b-72b3-bbee-9442949e54ee", "cFee": 16500, "course": "Français des affaires", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-73d7-a6e0-b7dbf45183e1', '2025-04-01 10:49:33.548+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'course.create', 'course', '01a20337-7d5b-72b3-bbee-7f3c9ac21977', '0195f0f8-846c-7389-be10-3000ea1dc78a', NULL, '{"_id": "01a20337-7d5b-72b3-bbee-7f3c9ac21977", "cFee": 18000, "course": "Python Programming", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-74b3-82f9-7a9f0563d696', '2025-04-01 10:49:33.548+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'course.create', 'course', '01a20337-7d5b-72b3-bbee-8dba40cee117', '0195f0f8-846c-71f4-adcb-3cc435ec7192', NULL, '{"_id": "01a20337-7d5b-72b3-bbee-8dba40cee117", "cFee": 15000, "course": "Digital Marketing", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-7570-ac2b-25e5d1ec3b93', '2025-04-01 10:49:33.548+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'course.create', 'course', '01a20337-7d5b-72b3-bbee-9338e96014a9', '0195f0f8-846c-7767-8156-902cc141316e', NULL, '{"_id": "01a20337-7d5b-72b3-bbee-9338e96014a9", "cFee": 4500, "course": "Hindi Typing", "version": 1, "cDuration": "2 months"}'),
  ('0195f0f8-846c-75c5-9bbe-80e4e352a779', '2025-04-01 10:49:33.548+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'course.create', 'course', '01a20337-7d5b-72b3-bbee-8851b34751ca', '0195f0f8-846c-71f3-b9cb-808c5f588d6a', NULL, '{"_id": "01a20337-7d5b-72b3-bbee-8851b34751ca", "cFee": 22000, "course": "Graphic Design", "version": 1, "cDuration": "5 months"}'),
  ('0195f0f8-846c-76c9-81c5-552cb23da117', '2025-04-01 10:49:33.548+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'course.create', 'course', '01a20337-7d5a-745d-994d-bb455fdb2007', '0195f0f8-846c-737b-8ee2-e8adf177d814', NULL, '{"_id": "01a20337-7d5a-745d-994d-bb455fdb2007", "cFee": 12000, "course": "Tally with GST", "version": 1, "cDuration": "3 months"}'),
  ('0195f143-5a97-7127-b036-55b9adb78b4c', '2025-04-01 12:11:18.039+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'staff.create', 'account', '01a20337-7d8c-7213-b7a5-e2201611ffa6', '0195f143-5a97-7654-8a14-761c4fac8652', NULL, '{"id": "01a20337-7d8c-7213-b7a5-e2201611ffa6", "name": "Hemant Namuna", "role": "hr", "email": "hemant@example.com"}'),
  ('0195f16e-4e64-7239-8fea-390420c04c4c', '2025-04-01 12:58:12.964+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'staff.create', 'account', '01a20337-7d8c-7213-b7a5-e5b130e9136e', '0195f16e-4e64-7215-9888-03a7dce080aa', NULL, '{"id": "01a20337-7d8c-7213-b7a5-e5b130e9136e", "name": "Hazel Specimen", "role": "hr", "email": "hazel@example.com"}'),
  ('01960aa5-c6f2-7263-a52a-182ac6e391f8', '2025-04-06 10:29:18.706+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20337-7d5b-72b3-bbee-9cdddc23e618', '01960aa5-c6f2-76f2-8528-42c7b9f7f2df', NULL, '{"_id": "01a20337-7d5b-72b3-bbee-9cdddc23e618", "bCode": "PY-2504", "bTime": "08:00 to 10:00", "endDate": "2025-08-27", "version": 1, "startDate": "2025-04-27", "courseName": "Python Programming"}'),
  ('01962e07-dbf7-7433-ab1a-33d3f050951f', '2025-04-13 07:23:09.175+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01962e07-dbf7-75b9-86bb-b59ee770eca6', '01962e07-dbf7-74f9-b3c0-f85845d7fae3', NULL, '{"_id": "01962e07-dbf7-75b9-86bb-b59ee770eca6", "date": "2025-04-13", "mode": "online", "year": 2025, "month": 4, "course": "Graphic Design", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "Enquirymode": "offline"}'),
  ('01964210-8c00-7046-8734-6bd376db8274', '2025-04-17 04:45:02.848+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '01962e07-dbf7-75b9-86bb-b59ee770eca6', '01964210-8c00-76be-8981-0b1b8e7da41c', '{"status": "Open"}', '{"status": "Pending"}'),
  ('0196952d-9296-739e-8d62-07c6e94d74e6', '2025-05-03 08:05:14.006+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20337-7d5b-72b3-bbee-a1692d2f0cbd', '0196952d-9296-779b-89fa-e663876a0e3f', NULL, '{"_id": "01a20337-7d5b-72b3-bbee-a1692d2f0cbd", "bCode": "FSW-2505", "bTime": "12:30 to 14:30", "endDate": "2026-01-24", "version": 1, "startDate": "2025-05-24", "courseName": "Full Stack Web Development"}'),
  ('01971baf-477f-74a5-b647-693ffbd46df5', '2025-05-29 10:56:01.407+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20337-7d5c-72cd-87e0-d07e716e6470', '01971baf-477f-7471-901f-b1e521b7aad5', NULL, '{"_id": "01a20337-7d5c-72cd-87e0-d07e716e6470", "bCode": "DA-2506", "bTime": "18:00 to 20:00", "endDate": "2025-12-19", "version": 1, "startDate": "2025-06-19", "courseName": "Data Analytics"}'),
  ('01972f8c-001d-761b-95d2-104cfaf47335', '2025-06-02 07:29:53.693+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'expense.create', 'expense', '01972f8c-001d-76ee-854c-5119623831ee', '01972f8c-001d-7653-a2c3-92df45d987a4', NULL, '{"_id": "01972f8c-001d-76ee-854c-5119623831ee", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 172, "ledger": "01a20337-7dae-7210-8d94-758898bef00e", "remark": "Sample Telecom, line of the month", "version": 1, "createdAt": "2025-06-02T07:29:53.693Z", "updatedAt": "2025-06-02T07:29:53.693Z", "ledgerName": "Internet"}'),
  ('019730ae-176e-7410-82d7-59f0f8477e2b', '2025-06-02 12:46:45.102+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'expense.create', 'expense', '019730ae-176e-7773-81d6-011f8754a229', '019730ae-176e-77c0-a46b-108dd87751b3', NULL, '{"_id": "019730ae-176e-7773-81d6-011f8754a229", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 516, "ledger": "01a20337-7dae-7210-8d94-73b6b710282d", "remark": "Example Power Company, bill of the month", "version": 1, "createdAt": "2025-06-02T12:46:45.102Z", "updatedAt": "2025-06-02T12:46:45.102Z", "ledgerName": "Electricity"}'),
  ('01973f27-1abc-71b0-a441-64fc26e07143', '2025-06-05 08:13:36.828+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'expense.create', 'expense', '01973f27-1abc-7183-86ea-12f8550dd45e', '01973f27-1abc-734b-818d-c1422f6cd238', NULL, '{"_id": "01973f27-1abc-7183-86ea-12f8550dd45e", "date": "2025-06-05", "year": 2025, "month": 6, "amount": 3876, "ledger": "01a20337-7dad-7378-9c91-0967189567a2", "remark": "Teachers and office of the example institute", "version": 1, "createdAt": "2025-06-05T08:13:36.828Z", "updatedAt": "2025-06-05T08:13:36.828Z", "ledgerName": "Salaries"}'),
  ('01973f71-631b-7288-a08c-8090a81f32c5', '2025-06-05 09:34:45.019+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01973f71-631b-708a-8fb7-2bacf434d78c', '01973f71-631b-746d-9e6d-17caef429914', NULL, '{"_id": "01973f71-631b-708a-8fb7-2bacf434d78c", "date": "2025-06-05", "mode": "offline", "year": 2025, "month": 6, "course": "Data Analytics", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "Enquirymode": "offline"}'),
  ('019744be-dbb1-715f-a2b7-831e81561670', '2025-06-06 10:17:28.241+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'expense.create', 'expense', '019744be-dbb1-70ba-bdd2-440af0f5a791', '019744be-dbb1-7536-866e-44609dc8a071', NULL, '{"_id": "019744be-dbb1-70ba-bdd2-440af0f5a791", "date": "2025-06-06", "year": 2025, "month": 6, "amount": 2153, "ledger": "01a20337-7dae-7210-8d94-6e12d26d9e2c", "remark": "Example House, all classrooms", "version": 1, "createdAt": "2025-06-06T10:17:28.241Z", "updatedAt": "2025-06-06T10:17:28.241Z", "ledgerName": "Rent"}'),
  ('01976d38-7d5f-7081-a36e-47341f3dfd40', '2025-06-14 06:55:08.127+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'enquiry.admit', 'enquiry', '01973f71-631b-708a-8fb7-2bacf434d78c', '01976d38-7d5f-760b-a944-9520de8f090c', '{"status": "Open", "student": null}', '{"status": "Closed", "student": "01976d38-7d5f-7108-bb9b-9631fa38eecf"}'),
  ('01976d38-7d5f-765c-9812-36039d543f12', '2025-06-14 06:55:08.127+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'student.register', 'student', '01976d38-7d5f-7108-bb9b-9631fa38eecf', '01976d38-7d5f-7098-a5ee-bebfec20f8c9', NULL, '{"_id": "01976d38-7d5f-7108-bb9b-9631fa38eecf", "fee": 31500, "mode": "offline", "batch": "DA-2506", "course": "Data Analytics", "status": "Active", "PaidFee": 0, "dueDate": "2025-07-19", "endDate": "2025-12-19", "version": 1, "TotalFee": 31500, "declared": null, "isPlaced": "notPlaced", "cduration": "6 months", "PendingFee": 31500, "isCompleted": "yes", "joiningDate": "2025-06-14"}'),
  ('01977d82-9bf0-72e5-8a31-43fb48166b3e', '2025-06-17 10:50:01.072+00', '01a20337-7d8c-7213-b7a5-dd72834a356d', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01977d82-9bf0-7152-b44a-73fbd977c159', '01977d82-9bf0-76e5-b7fc-87631f3e19e2', NULL, '{"_id": "01977d82-9bf0-7152-b44a-73fbd977c159", "due": 21000, "date": "2025-06-17", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 6, "course": "Data Analytics", "changed": false, "payMode": "Online", "payable": 31500, "student": "01976d38-7d5f-7108-bb9b-9631fa38eecf", "version": 1, "issuedOn": "2025-06-17", "receiptNo": "2025-26/000001"}'),
  ('0197a729-c8b5-703b-b911-b57107fc09c1', '2025-06-25 12:57:02.901+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20337-7d5c-72cd-87e0-d67dfbaec9fb', '0197a729-c8b5-70fe-b712-7307b6738ecc', NULL, '{"_id": "01a20337-7d5c-72cd-87e0-d67dfbaec9fb", "bCode": "GD-2507", "bTime": "18:00 to 20:00", "endDate": "2025-12-16", "version": 1, "startDate": "2025-07-16", "courseName": "Graphic Design"}'),
  ('0197cf00-2cf0-7475-8c46-d17fee28c76c', '2025-07-03 06:36:24.688+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'expense.create', 'expense', '0197cf00-2cf0-74b9-9873-4a9701c2618e', '0197cf00-2cf0-7048-8ce9-6834357ae824', NULL, '{"_id": "0197cf00-2cf0-74b9-9873-4a9701c2618e", "date": "2025-07-03", "year": 2025, "month": 7, "amount": 1058, "ledger": "01a20337-7dae-7210-8d94-73b6b710282d", "remark": "Example Power Company, bill of the month", "version": 1, "createdAt": "2025-07-03T06:36:24.688Z", "updatedAt": "2025-07-03T06:36:24.688Z", "ledgerName": "Electricity"}'),
  ('0197d3b1-cdf4-7646-b64c-9d7ba80e365b', '2025-07-04 04:28:54.644+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d3b1-cdf4-7390-a74c-f9d0445c98b8', '0197d3b1-cdf4-7212-bd9b-00c0aa16e184', NULL, '{"_id": "0197d3b1-cdf4-7390-a74c-f9d0445c98b8", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 352, "ledger": "01a20337-7dae-7210-8d94-758898bef00e", "remark": "Sample Telecom, line of the month", "version": 1, "createdAt": "2025-07-04T04:28:54.644Z", "updatedAt": "2025-07-04T04:28:54.644Z", "ledgerName": "Internet"}'),
  ('0197d44b-78c3-7544-b70e-107201439044', '2025-07-04 07:16:45.379+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d44b-78c3-7151-82a3-574cad57a10c', '0197d44b-78c3-77f0-a3a9-f725a0338d50', NULL, '{"_id": "0197d44b-78c3-7151-82a3-574cad57a10c", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 7938, "ledger": "01a20337-7dad-7378-9c91-0967189567a2", "remark": "Teachers and office of the example institute", "version": 1, "createdAt": "2025-07-04T07:16:45.379Z", "updatedAt": "2025-07-04T07:16:45.379Z", "ledgerName": "Salaries"}'),
  ('0197e9a1-67f5-760b-91bf-3a40076c53b9', '2025-07-08 10:42:38.709+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'expense.create', 'expense', '0197e9a1-67f5-7255-8395-dbfbdc422b3b', '0197e9a1-67f5-77f8-a2d3-f4accf0899f0', NULL, '{"_id": "0197e9a1-67f5-7255-8395-dbfbdc422b3b", "date": "2025-07-08", "year": 2025, "month": 7, "amount": 4410, "ledger": "01a20337-7dae-7210-8d94-6e12d26d9e2c", "remark": "Example House, all classrooms", "version": 1, "createdAt": "2025-07-08T10:42:38.709Z", "updatedAt": "2025-07-08T10:42:38.709Z", "ledgerName": "Rent"}'),
  ('01980c8c-196a-77e5-9f72-b9cfba5ddd61', '2025-07-15 05:26:04.906+00', '01a20337-7d8c-7213-b7a5-e2201611ffa6', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '01980c8c-196a-70b2-93e5-5ab25bb054c5', '01980c8c-196a-7036-92ef-35f6572c6f4a', NULL, '{"_id": "01980c8c-196a-70b2-93e5-5ab25bb054c5", "due": 10500, "date": "2025-07-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 7, "course": "Data Analytics", "changed": false, "payMode": "Cash", "payable": 31500, "student": "01976d38-7d5f-7108-bb9b-9631fa38eecf", "version": 1, "issuedOn": "2025-07-15", "receiptNo": "2025-26/000002"}'),
  ('01982b99-c49f-7199-b01b-6dc1a96e396a', '2025-07-21 06:09:14.399+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20337-7d5c-72cd-87e0-d95e261d2dff', '01982b99-c49f-7175-be60-19e443186236', NULL, '{"_id": "01a20337-7d5c-72cd-87e0-d95e261d2dff", "bCode": "DM-2508", "bTime": "10:00 to 12:00", "endDate": "2025-11-11", "version": 1, "startDate": "2025-08-11", "courseName": "Digital Marketing"}'),
  ('0198305a-7b46-7208-b59c-852ef811346b', '2025-07-22 04:18:12.934+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'student.register', 'student', '0198305a-7b46-7664-83bc-7877ee28a418', '0198305a-7b46-76f2-9d83-09364ad2aac0', NULL, '{"_id": "0198305a-7b46-7664-83bc-7877ee28a418", "fee": 22000, "mode": "offline", "batch": "GD-2507", "course": "Graphic Design", "status": "Active", "PaidFee": 0, "dueDate": "2025-08-26", "endDate": "2025-12-16", "version": 1, "TotalFee": 22000, "declared": null, "isPlaced": "notPlaced", "cduration": "5 months", "PendingFee": 22000, "isCompleted": "yes", "joiningDate": "2025-07-22"}'),
  ('01983ab5-5436-7683-920c-a8ec83e39e2b', '2025-07-24 04:33:38.87+00', '01976d38-7d5f-7108-bb9b-9631fa38eecf', '', 'student', 'project.add', 'project', '01983ab5-5436-7384-8923-55dcb5af9347', '01983ab5-5436-732d-9db0-f688ef62800b', NULL, '{"_id": "01983ab5-5436-7384-8923-55dcb5af9347", "student": "01976d38-7d5f-7108-bb9b-9631fa38eecf", "version": 1}'),
  ('01984f40-d442-71cd-a76b-2ab0459e41fa', '2025-07-28 04:18:25.474+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'fee.record', 'receipt', '01984f40-d442-76ee-847d-f9bc1f736126', '01984f40-d442-7069-a37e-f5a3533b1891', NULL, '{"_id": "01984f40-d442-76ee-847d-f9bc1f736126", "due": 11000, "date": "2025-07-28", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 7, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-7664-83bc-7877ee28a418", "version": 1, "issuedOn": "2025-07-28", "receiptNo": "2025-26/000003"}'),
  ('01985aa9-0953-737c-91dc-3538ddbb5013', '2025-07-30 09:28:04.179+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'staff.update', 'account', '01a20337-7d8c-7213-b7a5-e5b130e9136e', '01985aa9-0953-702f-a39c-de43afeb4e43', '{"status": "Active", "version": 1}', '{"status": "Disable", "version": 2}'),
  ('01986905-43a3-76ff-8cad-742090f9d411', '2025-08-02 04:23:29.443+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'expense.create', 'expense', '01986905-43a3-76df-9ff5-48163fda71cb', '01986905-43a3-75a0-9a5a-7fe115b3dc20', NULL, '{"_id": "01986905-43a3-76df-9ff5-48163fda71cb", "date": "2025-08-02", "year": 2025, "month": 8, "amount": 4341, "ledger": "01a20337-7dae-7210-8d94-6e12d26d9e2c", "remark": "Example House, all classrooms", "version": 1, "createdAt": "2025-08-02T04:23:29.443Z", "updatedAt": "2025-08-02T04:23:29.443Z", "ledgerName": "Rent"}'),
  ('019873c7-c03e-76e5-a313-339e01d764f2', '2025-08-04 06:32:07.486+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'expense.create', 'expense', '019873c7-c03e-75f2-b9f4-9bd225127de3', '019873c7-c03e-71cb-b9ea-0020145ebf14', NULL, '{"_id": "019873c7-c03e-75f2-b9f4-9bd225127de3", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 7814, "ledger": "01a20337-7dad-7378-9c91-0967189567a2", "remark": "Teachers and office of the example institute", "version": 1, "createdAt": "2025-08-04T06:32:07.486Z", "updatedAt": "2025-08-04T06:32:07.486Z", "ledgerName": "Salaries"}'),
  ('0198742d-391a-7196-9118-0aca37f42580', '2025-08-04 08:22:57.562+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'expense.create', 'expense', '0198742d-391a-753c-b921-7601ff5bfe8c', '0198742d-391a-74a3-9e95-ea1586010fee', NULL, '{"_id": "0198742d-391a-753c-b921-7601ff5bfe8c", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 347, "ledger": "01a20337-7dae-7210-8d94-758898bef00e", "remark": "Sample Telecom, line of the month", "version": 1, "createdAt": "2025-08-04T08:22:57.562Z", "updatedAt": "2025-08-04T08:22:57.562Z", "ledgerName": "Internet"}'),
  ('01987a45-a517-7387-ba11-a8d38bef9d42', '2025-08-05 12:47:21.367+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'expense.create', 'expense', '01987a45-a517-7040-8f5d-db303918a4d7', '01987a45-a517-7647-ad7f-c03bb165180c', NULL, '{"_id": "01987a45-a517-7040-8f5d-db303918a4d7", "date": "2025-08-05", "year": 2025, "month": 8, "amount": 1041, "ledger": "01a20337-7dae-7210-8d94-73b6b710282d", "remark": "Example Power Company, bill of the month", "version": 1, "createdAt": "2025-08-05T12:47:21.367Z", "updatedAt": "2025-08-05T12:47:21.367Z", "ledgerName": "Electricity"}'),
  ('0198adb9-bb13-70ef-9691-576bed2a7196', '2025-08-15 12:34:47.187+00', '01a20337-7d8c-7213-b7a5-dd72834a356d', 'Hina Sample', 'hr', 'fee.record', 'receipt', '0198adb9-bb13-70ad-90ad-51b36808b559', '0198adb9-bb13-72a5-843b-d3fb601bdba7', NULL, '{"_id": "0198adb9-bb13-70ad-90ad-51b36808b559", "due": 0, "date": "2025-08-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 8, "course": "Data Analytics", "changed": false, "payMode": "Others", "payable": 31500, "student": "01976d38-7d5f-7108-bb9b-9631fa38eecf", "version": 1, "issuedOn": "2025-08-15", "receiptNo": "2025-26/000004"}'),
  ('0198b7a5-65f9-759d-b088-a339834ce04e', '2025-08-17 10:48:46.841+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20337-7d5c-72cd-87e0-de8c2cf4ee3f', '0198b7a5-65f9-74bd-9106-3f20869191a7', NULL, '{"_id": "01a20337-7d5c-72cd-87e0-de8c2cf4ee3f", "bCode": "HT-2509", "bTime": "15:00 to 17:00", "endDate": "2025-11-07", "version": 1, "startDate": "2025-09-07", "courseName": "Hindi Typing"}'),
  ('0198d1be-32ac-711c-82c6-e8ef27388911', '2025-08-22 12:25:59.724+00', '01a20337-7d8c-7213-b7a5-e2201611ffa6', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '0198d1be-32ac-76bf-a8d3-456382acbb5e', '0198d1be-32ac-754b-b239-aabae08fd73f', NULL, '{"_id": "0198d1be-32ac-76bf-a8d3-456382acbb5e", "due": 0, "date": "2025-08-21", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 8, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-7664-83bc-7877ee28a418", "version": 1, "issuedOn": "2025-08-22", "receiptNo": "2025-26/000005"}'),
  ('019904aa-7eb6-72f3-81c5-2cc79d6e7c61', '2025-09-01 09:45:06.486+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'expense.create', 'expense', '019904aa-7eb6-76be-8558-7db76c0219e2', '019904aa-7eb6-71ea-8053-61c7dd9bd206', NULL, '{"_id": "019904aa-7eb6-76be-8558-7db76c0219e2", "date": "2025-09-01", "year": 2025, "month": 9, "amount": 6144, "ledger": "01a20337-7dad-7378-9c91-0967189567a2", "remark": "Teachers and office of the example institute", "version": 1, "createdAt": "2025-09-01T09:45:06.486Z", "updatedAt": "2025-09-01T09:45:06.486Z", "ledgerName": "Salaries"}'),
  ('01990a07-c598-72f2-a9c3-4a196fce37d3', '2025-09-02 10:45:05.56+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'expense.create', 'expense', '01990a07-c598-77b4-aa40-8b1aebb096e5', '01990a07-c598-73bf-b5a1-c3a481f02fb7', NULL, '{"_id": "01990a07-c598-77b4-aa40-8b1aebb096e5", "date": "2025-09-02", "year": 2025, "month": 9, "amount": 3413, "ledger": "01a20337-7dae-7210-8d94-6e12d26d9e2c", "remark": "Example House, all classrooms", "version": 1, "createdAt": "2025-09-02T10:45:05.560Z", "updatedAt": "2025-09-02T10:45:05.560Z", "ledgerName": "Rent"}'),
  ('01990f32-eeb0-759d-a64e-840c8ac15dd9', '2025-09-03 10:50:20.208+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'expense.create', 'expense', '01990f32-eeb0-7431-aa45-2e346f10b491', '01990f32-eeb0-743b-897e-45ae123155f0', NULL, '{"_id": "01990f32-eeb0-7431-aa45-2e346f10b491", "date": "2025-09-03", "year": 2025, "month": 9, "amount": 819, "ledger": "01a20337-7dae-7210-8d94-73b6b710282d", "remark": "Example Power Company, bill of the month", "version": 1, "createdAt": "2025-09-03T10:50:20.208Z", "updatedAt": "2025-09-03T10:50:20.208Z", "ledgerName": "Electricity"}'),
  ('0199291d-4815-72c4-9c60-558eff135efe', '2025-09-08 11:36:48.917+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'expense.create', 'expense', '0199291d-4815-7217-b4de-b0b7cf9b27e4', '0199291d-4815-73bc-a899-2978ebd5e213', NULL, '{"_id": "0199291d-4815-7217-b4de-b0b7cf9b27e4", "date": "2025-09-08", "year": 2025, "month": 9, "amount": 273, "ledger": "01a20337-7dae-7210-8d94-758898bef00e", "remark": "Sample Telecom, line of the month", "version": 1, "createdAt": "2025-09-08T11:36:48.917Z", "updatedAt": "2025-09-08T11:36:48.917Z", "ledgerName": "Internet"}'),
  ('01993c60-445a-76b7-ab13-a18621fe0875', '2025-09-12 05:22:45.978+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20337-7d5c-72cd-87e0-e304647e6739', '01993c60-445a-75db-9148-0f3002bf43b6', NULL, '{"_id": "01a20337-7d5c-72cd-87e0-e304647e6739", "bCode": "FR-2510", "bTime": "15:00 to 17:00", "endDate": "2026-02-03", "version": 1, "startDate": "2025-10-03", "courseName": "Français des affaires"}'),
  ('01994735-b681-7383-badd-60d3af963120', '2025-09-14 07:52:06.529+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'fee.record', 'receipt', '01994735-b681-76be-8725-c519b9b741aa', '01994735-b681-705a-91bc-dcd045e6558d', NULL, '{"_id": "01994735-b681-76be-8725-c519b9b741aa", "due": 0, "date": "2025-09-14", "paid": 15000, "year": 2025, "bCode": "DM-2508", "month": 9, "course": "Digital Marketing", "changed": false, "payMode": "Cash", "payable": 15000, "student": "0199483e-e8b1-7305-a994-41fc906348f2", "version": 1, "issuedOn": "2025-09-14", "receiptNo": "2025-26/000006"}'),
  ('0199483e-e8b1-7390-9081-224f00f24a39', '2025-09-14 12:41:46.417+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'student.register', 'student', '0199483e-e8b1-7305-a994-41fc906348f2', '0199483e-e8b1-71f8-8d27-58ac97d42be0', NULL, '{"_id": "0199483e-e8b1-7305-a994-41fc906348f2", "fee": 15000, "mode": "online", "batch": "DM-2508", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2025-10-19", "endDate": "2025-11-11", "version": 1, "TotalFee": 15000, "declared": null, "isPlaced": "placed", "cduration": "3 months", "PendingFee": 15000, "isCompleted": "yes", "joiningDate": "2025-09-14"}'),
  ('0199c7c0-0ba8-72f1-8afe-1f37442ff42c', '2025-10-09 06:54:35.944+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20337-7d5c-72cd-87e0-e6b37628fa17', '0199c7c0-0ba8-71ee-902d-3a109bac7861', NULL, '{"_id": "01a20337-7d5c-72cd-87e0-e6b37628fa17", "bCode": "TALLY-2510", "bTime": "12:30 to 14:30", "endDate": "2026-01-30", "version": 1, "startDate": "2025-10-30", "courseName": "Tally with GST"}'),
  ('019a24d1-6480-7406-b46e-b48121d6eb84', '2025-10-27 08:38:13.888+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '019a24d1-6480-76b6-a2cf-598d5426bcac', '019a24d1-6480-718b-a4e2-3e1527e2611b', NULL, '{"_id": "019a24d1-6480-76b6-a2cf-598d5426bcac", "date": "2025-10-27", "mode": "online", "year": 2025, "month": 10, "course": "Python Programming", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "Enquirymode": "offline"}'),
  ('019a3903-785b-7711-ae89-de28c81f6c8d', '2025-10-31 06:45:20.091+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '019a24d1-6480-76b6-a2cf-598d5426bcac', '019a3903-785b-74d7-918e-376ae3ff2508', '{"status": "Open"}', '{"status": "Pending"}'),
  ('019a3e0d-cbe7-72d5-8caa-e3e8ce800dce', '2025-11-01 06:14:42.919+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'expense.create', 'expense', '019a3e0d-cbe7-71bb-9928-06da8efac711', '019a3e0d-cbe7-7331-b4f5-1f0743bb7855', NULL, '{"_id": "019a3e0d-cbe7-71bb-9928-06da8efac711", "date": "2025-11-01", "year": 2025, "month": 11, "amount": 1250, "ledger": "01a20337-7dae-7210-8d94-6e12d26d9e2c", "remark": "Example House, all classrooms", "version": 1, "createdAt": "2025-11-01T06:14:42.919Z", "updatedAt": "2025-11-01T06:14:42.919Z", "ledgerName": "Rent"}'),
  ('019a499b-18e8-7426-91e1-34a8c3e5a1f9', '2025-11-03 12:04:52.584+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'expense.create', 'expense', '019a499b-18e8-74e9-997e-2da9e800c229', '019a499b-18e8-76a8-b942-b11131891720', NULL, '{"_id": "019a499b-18e8-74e9-997e-2da9e800c229", "date": "2025-11-03", "year": 2025, "month": 11, "amount": 2250, "ledger": "01a20337-7dad-7378-9c91-0967189567a2", "remark": "Teachers and office of the example institute", "version": 1, "createdAt": "2025-11-03T12:04:52.584Z", "updatedAt": "2025-11-03T12:04:52.584Z", "ledgerName": "Salaries"}'),
  ('019a4dd1-d13d-71ce-9486-627c790fcfb9', '2025-11-04 07:43:07.581+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20337-7d5c-72cd-87e0-e8ca4166e669', '019a4dd1-d13d-769b-bbce-a976d33cb1b4', NULL, '{"_id": "01a20337-7d5c-72cd-87e0-e8ca4166e669", "bCode": "PY-2511", "bTime": "18:00 to 20:00", "endDate": "2026-03-25", "version": 1, "startDate": "2025-11-25", "courseName": "Python Programming"}'),
  ('019a5870-be50-76d1-b657-fe388f7ea736', '2025-11-06 09:12:55.12+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'expense.create', 'expense', '019a5870-be50-7289-94b5-99f73c9483f1', '019a5870-be50-7793-9565-ec58390c1d6c', NULL, '{"_id": "019a5870-be50-7289-94b5-99f73c9483f1", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 100, "ledger": "01a20337-7dae-7210-8d94-758898bef00e", "remark": "Sample Telecom, line of the month", "version": 1, "createdAt": "2025-11-06T09:12:55.120Z", "updatedAt": "2025-11-06T09:12:55.120Z", "ledgerName": "Internet"}'),
  ('019a58cd-919f-73d3-b19b-2cb8735af4b1', '2025-11-06 10:54:18.527+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'expense.create', 'expense', '019a58cd-919f-7754-9f40-7d0eac30a568', '019a58cd-919f-7450-baa2-8ffa05e12cea', NULL, '{"_id": "019a58cd-919f-7754-9f40-7d0eac30a568", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 300, "ledger": "01a20337-7dae-7210-8d94-73b6b710282d", "remark": "Example Power Company, bill of the month", "version": 1, "createdAt": "2025-11-06T10:54:18.527Z", "updatedAt": "2025-11-06T10:54:18.527Z", "ledgerName": "Electricity"}'),
  ('019acdcb-3f5e-74c6-bf10-631cf8b6d13b', '2025-11-29 04:07:20.67+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'student.register', 'student', '019acdcb-3f5e-700a-b73a-3181bba50c91', '019acdcb-3f5e-7685-b937-e9c65ae64b6e', NULL, '{"_id": "019acdcb-3f5e-700a-b73a-3181bba50c91", "fee": 18000, "mode": "offline", "batch": "PY-2511", "course": "Python Programming", "status": "Active", "PaidFee": 0, "dueDate": "2026-01-03", "endDate": "2026-03-25", "version": 1, "TotalFee": 18000, "declared": null, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 18000, "isCompleted": "yes", "joiningDate": "2025-11-29"}'),
  ('019acefa-c7b2-71eb-800a-24b8320d2592', '2025-11-29 09:38:52.978+00', '01a20337-7d8c-7213-b7a5-dd72834a356d', 'Hina Sample', 'hr', 'fee.record', 'receipt', '019acefa-c7b2-75bb-8d1d-d32d1aa9951d', '019acefa-c7b2-70bc-9a8a-14d4e112191f', NULL, '{"_id": "019acefa-c7b2-75bb-8d1d-d32d1aa9951d", "due": 12000, "date": "2025-11-29", "paid": 6000, "year": 2025, "bCode": "PY-2511", "month": 11, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-700a-b73a-3181bba50c91", "version": 1, "issuedOn": "2025-11-29", "receiptNo": "2025-26/000007"}'),
  ('019ad88c-72fa-74af-b119-5305eacfacec', '2025-12-01 06:14:34.49+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20337-7d5c-72cd-87e0-ed20415a3ffd', '019ad88c-72fa-70db-9a7b-535f5c718f6b', NULL, '{"_id": "01a20337-7d5c-72cd-87e0-ed20415a3ffd", "bCode": "FSW-2512", "bTime": "12:30 to 14:30", "endDate": "2026-08-22", "version": 1, "startDate": "2025-12-22", "courseName": "Full Stack Web Development"}'),
  ('019b5e41-c6ac-74f5-b7c1-4c92b1b7fa79', '2025-12-27 05:22:07.66+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20337-7d5c-72cd-87e0-f188991bdbf0', '019b5e41-c6ac-7357-a7ab-22de42056038', NULL, '{"_id": "01a20337-7d5c-72cd-87e0-f188991bdbf0", "bCode": "DA-2601", "bTime": "12:30 to 14:30", "endDate": "2026-07-17", "version": 1, "startDate": "2026-01-17", "courseName": "Data Analytics"}'),
  ('019b7ce0-50eb-7285-a39d-5bfd436700c5', '2026-01-02 04:03:54.219+00', '01a20337-7d8c-7213-b7a5-e2201611ffa6', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '019b7ce0-50eb-76c3-8906-e80b8e028659', '019b7ce0-50eb-7204-9d8b-d0e3f09b5c8e', NULL, '{"_id": "019b7ce0-50eb-76c3-8906-e80b8e028659", "due": 6000, "date": "2026-01-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 1, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-700a-b73a-3181bba50c91", "version": 1, "issuedOn": "2026-01-02", "receiptNo": "2025-26/000008"}'),
  ('019b7d9a-7db3-7104-ae40-8a1bd7d91d98', '2026-01-02 07:27:15.379+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'expense.create', 'expense', '019b7d9a-7db3-76fd-a7a5-5700b3657cdf', '019b7d9a-7db3-7161-b192-5348b0e783aa', NULL, '{"_id": "019b7d9a-7db3-76fd-a7a5-5700b3657cdf", "date": "2026-01-02", "year": 2026, "month": 1, "amount": 1076, "ledger": "01a20337-7dae-7210-8d94-6e12d26d9e2c", "remark": "Example House, all classrooms", "version": 1, "createdAt": "2026-01-02T07:27:15.379Z", "updatedAt": "2026-01-02T07:27:15.379Z", "ledgerName": "Rent"}'),
  ('019b92c8-7213-746e-8542-311fb952648b', '2026-01-06 10:09:28.595+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'expense.create', 'expense', '019b92c8-7213-755a-a1a4-ecf64bb9c848', '019b92c8-7213-7557-ae3c-6eebae2b81d4', NULL, '{"_id": "019b92c8-7213-755a-a1a4-ecf64bb9c848", "date": "2026-01-06", "year": 2026, "month": 1, "amount": 258, "ledger": "01a20337-7dae-7210-8d94-73b6b710282d", "remark": "Example Power Company, bill of the month", "version": 1, "createdAt": "2026-01-06T10:09:28.595Z", "updatedAt": "2026-01-06T10:09:28.595Z", "ledgerName": "Electricity"}'),
  ('019b96c0-e9f1-7548-8f4d-473984f564fa', '2026-01-07 04:39:43.857+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'expense.create', 'expense', '019b96c0-e9f1-7799-80a4-938ede7aef74', '019b96c0-e9f1-70e6-8266-4fcd98b6a67d', NULL, '{"_id": "019b96c0-e9f1-7799-80a4-938ede7aef74", "date": "2026-01-07", "year": 2026, "month": 1, "amount": 1938, "ledger": "01a20337-7dad-7378-9c91-0967189567a2", "remark": "Teachers and office of the example institute", "version": 1, "createdAt": "2026-01-07T04:39:43.857Z", "updatedAt": "2026-01-07T04:39:43.857Z", "ledgerName": "Salaries"}'),
  ('019b9be6-f910-7074-b924-95b4f3428e70', '2026-01-08 04:39:24.176+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'expense.create', 'expense', '019b9be6-f910-748b-b072-7a22fdcf4706', '019b9be6-f910-776c-ac4b-e42f5270f8e5', NULL, '{"_id": "019b9be6-f910-748b-b072-7a22fdcf4706", "date": "2026-01-08", "year": 2026, "month": 1, "amount": 86, "ledger": "01a20337-7dae-7210-8d94-758898bef00e", "remark": "Sample Telecom, line of the month", "version": 1, "createdAt": "2026-01-08T04:39:24.176Z", "updatedAt": "2026-01-08T04:39:24.176Z", "ledgerName": "Internet"}'),
  ('019bea69-43a4-71ad-b42c-0146b0e58934', '2026-01-23 10:32:05.796+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20337-7d5c-72cd-87e0-f595cfc46238', '019bea69-43a4-73ec-a471-dff2fe37008b', NULL, '{"_id": "01a20337-7d5c-72cd-87e0-f595cfc46238", "bCode": "GD-2602", "bTime": "08:00 to 10:00", "endDate": "2026-07-13", "version": 1, "startDate": "2026-02-13", "courseName": "Graphic Design"}'),
  ('019c1cef-33c4-734c-bd4d-949387d9283a', '2026-02-02 05:59:24.356+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'fee.record', 'receipt', '019c1cef-33c4-71a9-923e-d7d50ab277bc', '019c1cef-33c4-7513-b036-b6a78dcb98fb', NULL, '{"_id": "019c1cef-33c4-71a9-923e-d7d50ab277bc", "due": 0, "date": "2026-02-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 2, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-700a-b73a-3181bba50c91", "version": 1, "issuedOn": "2026-02-02", "receiptNo": "2025-26/000009"}'),
  ('019c31b6-9ffd-70aa-b5b0-569a5ba8736c', '2026-02-06 06:49:38.045+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'expense.create', 'expense', '019c31b6-9ffd-75ec-a88c-8a6a94b6accc', '019c31b6-9ffd-70c8-a1f5-e23fae16bdaa', NULL, '{"_id": "019c31b6-9ffd-75ec-a88c-8a6a94b6accc", "date": "2026-02-06", "year": 2026, "month": 2, "amount": 2457, "ledger": "01a20337-7dad-7378-9c91-0967189567a2", "remark": "Teachers and office of the example institute", "version": 1, "createdAt": "2026-02-06T06:49:38.045Z", "updatedAt": "2026-02-06T06:49:38.045Z", "ledgerName": "Salaries"}'),
  ('019c369f-a274-73eb-8a6d-3620e4330650', '2026-02-07 05:42:37.428+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'expense.create', 'expense', '019c369f-a274-7600-9f3b-caa390e5c92d', '019c369f-a274-7588-b573-056232408e35', NULL, '{"_id": "019c369f-a274-7600-9f3b-caa390e5c92d", "date": "2026-02-07", "year": 2026, "month": 2, "amount": 1365, "ledger": "01a20337-7dae-7210-8d94-6e12d26d9e2c", "remark": "Example House, all classrooms", "version": 1, "createdAt": "2026-02-07T05:42:37.428Z", "updatedAt": "2026-02-07T05:42:37.428Z", "ledgerName": "Rent"}'),
  ('019c411e-2084-701c-9da5-41fa55cb8beb', '2026-02-09 06:36:59.396+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'expense.create', 'expense', '019c411e-2084-74f3-b533-0de1b63bda02', '019c411e-2084-75c9-b46c-339fccc660ba', NULL, '{"_id": "019c411e-2084-74f3-b533-0de1b63bda02", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 327, "ledger": "01a20337-7dae-7210-8d94-73b6b710282d", "remark": "Example Power Company, bill of the month", "version": 1, "createdAt": "2026-02-09T06:36:59.396Z", "updatedAt": "2026-02-09T06:36:59.396Z", "ledgerName": "Electricity"}'),
  ('019c423e-23a9-7544-92cf-8ce916682a87', '2026-02-09 11:51:34.569+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'expense.create', 'expense', '019c423e-23a9-74d4-b6cc-57e1257c9d90', '019c423e-23a9-756e-a2bc-cd285b843008', NULL, '{"_id": "019c423e-23a9-74d4-b6cc-57e1257c9d90", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 109, "ledger": "01a20337-7dae-7210-8d94-758898bef00e", "remark": "Sample Telecom, line of the month", "version": 1, "createdAt": "2026-02-09T11:51:34.569Z", "updatedAt": "2026-02-09T11:51:34.569Z", "ledgerName": "Internet"}'),
  ('019c7004-9136-771a-8e19-9ae445d3f699', '2026-02-18 09:11:13.462+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20337-7d5c-72cd-87e0-f94474ab58eb', '019c7004-9136-7360-8ba8-0e06cfb14558', NULL, '{"_id": "01a20337-7d5c-72cd-87e0-f94474ab58eb", "bCode": "DM-2603", "bTime": "12:30 to 14:30", "endDate": "2026-06-11", "version": 1, "startDate": "2026-03-11", "courseName": "Digital Marketing"}'),
  ('019cfa32-3a20-753d-9c0e-1e463ef3c857', '2026-03-17 05:08:41.632+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20337-7d5c-72cd-87e0-fd055dc75282', '019cfa32-3a20-704f-ab33-a602e4ac4cac', NULL, '{"_id": "01a20337-7d5c-72cd-87e0-fd055dc75282", "bCode": "HT-2604", "bTime": "10:00 to 12:00", "endDate": "2026-06-07", "version": 1, "startDate": "2026-04-07", "courseName": "Hindi Typing"}'),
  ('019d47ad-09b4-7594-b377-90ba2451fcb1', '2026-04-01 06:13:35.796+00', '01976d38-7d5f-7108-bb9b-9631fa38eecf', '', 'student', 'project.add', 'project', '019d47ad-09b4-723c-9e9e-c35760181114', '019d47ad-09b4-72cf-80bc-de00b8e8546a', NULL, '{"_id": "019d47ad-09b4-723c-9e9e-c35760181114", "student": "01976d38-7d5f-7108-bb9b-9631fa38eecf", "version": 1}'),
  ('019d805b-85ba-7701-ab7e-b67955ce3a9c', '2026-04-12 06:22:54.906+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20337-7d5c-72cd-87e1-020373d8c45e', '019d805b-85ba-712f-805c-e3aadba27997', NULL, '{"_id": "01a20337-7d5c-72cd-87e1-020373d8c45e", "bCode": "FR-2605", "bTime": "08:00 to 10:00", "endDate": "2026-09-03", "version": 1, "startDate": "2026-05-03", "courseName": "Français des affaires"}'),
  ('019daf1c-ae23-77f9-b8cd-13b667c55105', '2026-04-21 08:16:25.635+00', '01976d38-7d5f-7108-bb9b-9631fa38eecf', '', 'student', 'portfolio.add', 'portfolio', '019daf1c-ae23-746e-948d-1c634ce8d196', '019daf1c-ae23-7707-94a5-47f0efc8ae93', NULL, '{"_id": "019daf1c-ae23-746e-948d-1c634ce8d196", "student": "01976d38-7d5f-7108-bb9b-9631fa38eecf", "version": 1}'),
  ('019e0afc-7890-71e2-8cb6-dc53ea01d2f3', '2026-05-09 04:26:18.64+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20337-7d5c-72cd-87e1-05c9d7b903d6', '019e0afc-7890-76b3-a575-58e251b79f29', NULL, '{"_id": "01a20337-7d5c-72cd-87e1-05c9d7b903d6", "bCode": "TALLY-2605", "bTime": "12:30 to 14:30", "endDate": "2026-08-30", "version": 1, "startDate": "2026-05-30", "courseName": "Tally with GST"}'),
  ('019e91fd-57b9-7526-808c-d1f39d62ca81', '2026-06-04 09:35:59.929+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20337-7d5c-72cd-87e1-091681b08c59', '019e91fd-57b9-70da-87b1-a212a10043bd', NULL, '{"_id": "01a20337-7d5c-72cd-87e1-091681b08c59", "bCode": "PY-2606", "bTime": "08:00 to 10:00", "endDate": "2026-10-25", "version": 1, "startDate": "2026-06-25", "courseName": "Python Programming"}'),
  ('019f1d81-7446-7361-b260-60a6f31a3850', '2026-07-01 11:47:31.014+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20337-7d5c-72cd-87e1-0e97b59411c7', '019f1d81-7446-76a8-bfed-8ff944a2b2f7', NULL, '{"_id": "01a20337-7d5c-72cd-87e1-0e97b59411c7", "bCode": "FSW-2607", "bTime": "10:00 to 12:00", "endDate": null, "version": 1, "startDate": "2026-07-22", "courseName": "Full Stack Web Development"}'),
  ('019f4660-91bf-76cd-956d-f2b0532a154f', '2026-07-09 10:16:01.727+00', '01976d38-7d5f-7108-bb9b-9631fa38eecf', '', 'student', 'portfolio.add', 'portfolio', '019f4660-91bf-763d-912d-64d7994a3816', '019f4660-91bf-7150-9a47-8ef762bc9e8a', NULL, '{"_id": "019f4660-91bf-763d-912d-64d7994a3816", "student": "01976d38-7d5f-7108-bb9b-9631fa38eecf", "version": 1}'),
  ('019fa230-ae6c-756f-8397-43bf9fbec8e9', '2026-07-27 06:08:47.212+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20337-7d5c-72cd-87e1-138d1973f5c3', '019fa230-ae6c-741f-ad05-c759b0626234', NULL, '{"_id": "01a20337-7d5c-72cd-87e1-138d1973f5c3", "bCode": "DA-2608", "bTime": "10:00 to 12:00", "endDate": "2027-02-17", "version": 1, "startDate": "2026-08-17", "courseName": "Data Analytics"}'),
  ('01a02eaf-9c16-76e1-a956-04d51910ec44', '2026-08-23 12:54:15.83+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20337-7d5d-7004-942b-c829425f172c', '01a02eaf-9c16-7619-9cdd-ca24ee2f68f1', NULL, '{"_id": "01a20337-7d5d-7004-942b-c829425f172c", "bCode": "GD-2609", "bTime": "08:00 to 10:00", "endDate": "2027-02-13", "version": 1, "startDate": "2026-09-13", "courseName": "Graphic Design"}'),
  ('01a0b40e-f07d-70de-9f36-92d898f19cc2', '2026-09-18 10:27:53.085+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20337-7d5d-7004-942b-cdf66584ecba', '01a0b40e-f07d-70cf-b93a-68b96e3fab8d', NULL, '{"_id": "01a20337-7d5d-7004-942b-cdf66584ecba", "bCode": "DM-2610", "bTime": "12:30 to 14:30", "endDate": null, "version": 1, "startDate": "2026-10-09", "courseName": "Digital Marketing"}'),
  ('01a0d6d4-797a-732a-bdf2-d0032cbef987', '2026-09-25 04:30:44.09+00', '01976d38-7d5f-7108-bb9b-9631fa38eecf', '', 'student', 'project.add', 'project', '01a0d6d4-797a-714b-9c6d-1dd8d49fd28a', '01a0d6d4-797a-70df-b433-f75211b3178f', NULL, '{"_id": "01a0d6d4-797a-714b-9c6d-1dd8d49fd28a", "student": "01976d38-7d5f-7108-bb9b-9631fa38eecf", "version": 1}'),
  ('01a11b91-9b52-776c-b1a2-fafcbbfb6e3d', '2026-10-08 12:51:29.746+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'student.register', 'student', '01a11b91-9b52-7405-8c7a-9d7282664545', '01a11b91-9b52-725f-a81e-9e2ddab229b8', NULL, '{"_id": "01a11b91-9b52-7405-8c7a-9d7282664545", "fee": 13500, "mode": "offline", "batch": "DM-2610", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2026-11-12", "endDate": null, "version": 1, "TotalFee": 13500, "declared": null, "isPlaced": "notPlaced", "cduration": "3 months", "PendingFee": 13500, "isCompleted": "no", "joiningDate": "2026-10-08"}'),
  ('01a13e7e-69d3-70ea-a924-763c5f3e1d42', '2026-10-15 07:37:14.451+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20337-7d5d-7004-942b-d103b6ff7718', '01a13e7e-69d3-71ef-a4f3-3d65c966d9d2', NULL, '{"_id": "01a20337-7d5d-7004-942b-d103b6ff7718", "bCode": "HT-2611", "bTime": "10:00 to 12:00", "endDate": "2027-01-05", "version": 1, "startDate": "2026-11-05", "courseName": "Hindi Typing"}'),
  ('01a19b44-4019-7365-b8d7-f64de59ab4b7', '2026-11-02 07:58:23.769+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19b44-4019-75f6-93ae-a244be86d4b3', '01a19b44-4019-771d-9835-13b484271da6', NULL, '{"_id": "01a19b44-4019-75f6-93ae-a244be86d4b3", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 221, "ledger": "01a20337-7dae-7210-8d94-6e12d26d9e2c", "remark": "Example House, all classrooms", "version": 1, "createdAt": "2026-11-02T07:58:23.769Z", "updatedAt": "2026-11-02T07:58:23.769Z", "ledgerName": "Rent"}'),
  ('01a19c3d-3bc5-7161-8fde-fd40a118c7bd', '2026-11-02 12:30:21.125+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19c3d-3bc5-770a-a5b1-db4f736fa572', '01a19c3d-3bc5-7618-8909-6ce4cc6880d9', NULL, '{"_id": "01a19c3d-3bc5-770a-a5b1-db4f736fa572", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 398, "ledger": "01a20337-7dad-7378-9c91-0967189567a2", "remark": "Teachers and office of the example institute", "version": 1, "createdAt": "2026-11-02T12:30:21.125Z", "updatedAt": "2026-11-02T12:30:21.125Z", "ledgerName": "Salaries"}'),
  ('01a1a4b8-370c-7155-8255-1c7495976e14', '2026-11-04 04:01:38.572+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1a4b8-370c-7490-adda-6062dea69877', '01a1a4b8-370c-72cd-ab31-1f1cc6d41731', NULL, '{"_id": "01a1a4b8-370c-7490-adda-6062dea69877", "date": "2026-11-04", "year": 2026, "month": 11, "amount": 53, "ledger": "01a20337-7dae-7210-8d94-73b6b710282d", "remark": "Example Power Company, bill of the month", "version": 1, "createdAt": "2026-11-04T04:01:38.572Z", "updatedAt": "2026-11-04T04:01:38.572Z", "ledgerName": "Electricity"}'),
  ('01a1b03c-724d-7764-a6fe-e4df528ecbe5', '2026-11-06 09:41:53.869+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b03c-724d-74ef-8217-916c6fafcab4', '01a1b03c-724d-7138-a5aa-58cd8b4303cf', NULL, '{"date": "2026-11-06", "absent": 1, "present": 0, "batchCode": "DM-2610"}'),
  ('01a1b03c-74c1-7055-a13c-70c3d22fd6a9', '2026-11-06 09:41:54.497+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'student.register', 'student', '01a1b03c-74c1-74ff-bf82-64ec560387b9', '01a1b03c-74c1-7037-a9c3-4b743fd94a24', NULL, '{"_id": "01a1b03c-74c1-74ff-bf82-64ec560387b9", "fee": 4050, "mode": "online", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-11", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-06"}'),
  ('01a1b0c9-1727-75cd-8926-dd170cdea361', '2026-11-06 12:15:31.111+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b0c9-1727-746d-a4f1-dd3ac335b855', '01a1b0c9-1727-75b7-8cf4-5e2683dfa675', NULL, '{"date": "2026-11-06", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1b4a5-afa4-72b1-8a96-145e6ad8d90b', '2026-11-07 06:15:19.716+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'student.disable', 'student', '01a11b91-9b52-7405-8c7a-9d7282664545', '01a1b4a5-afa4-73f6-bda6-2e4ff621d3f3', '{"status": "Active"}', '{"status": "Disable"}'),
  ('01a1b51d-6a8b-733b-9c3a-3f844f8ef9b2', '2026-11-07 08:26:06.347+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b51d-6a8b-74ff-b3a0-5c5efc58bfd7', '01a1b51d-6a8b-74c4-85de-d049f37918c1', NULL, '{"date": "2026-11-07", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1be83-9230-7714-a1f8-77211aa4844f', '2026-11-09 04:14:16.112+00', NULL, '', 'anyone', 'student.apply', 'student', '01a1be83-9230-719b-9ac0-46edb2bc3cdc', '01a1be83-9230-7365-8d99-cfbb7d135eda', NULL, '{"_id": "01a1be83-9230-719b-9ac0-46edb2bc3cdc", "fee": 16500, "mode": "offline", "batch": "FR-2612", "course": "Français des affaires", "status": "Pending", "PaidFee": 0, "dueDate": "2027-01-05", "endDate": null, "version": 1, "TotalFee": 0, "declared": {"fee": 16500, "Paidfee": 8250, "payMode": "Online"}, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 0, "isCompleted": "no", "joiningDate": "2026-12-01"}'),
  ('01a1c041-4eb3-7369-9374-dfbaaaeb2816', '2026-11-09 12:21:07.891+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c041-4eb3-7332-83ac-cd0d1a3091f8', '01a1c041-4eb3-754e-b0a8-bda5113780a4', NULL, '{"date": "2026-11-09", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1c057-66d2-743f-b296-05610211749f', '2026-11-09 12:45:15.858+00', '01a20337-7d46-719e-9675-312378116594', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1c057-66d2-7525-80dd-782768a35ec5', '01a1c057-66d2-74de-95bd-a2a78611392d', NULL, '{"_id": "01a1c057-66d2-7525-80dd-782768a35ec5", "date": "2026-11-09", "year": 2026, "month": 11, "amount": 17, "ledger": "01a20337-7dae-7210-8d94-758898bef00e", "remark": "Sample Telecom, line of the month", "version": 1, "createdAt": "2026-11-09T12:45:15.858Z", "updatedAt": "2026-11-09T12:45:15.858Z", "ledgerName": "Internet"}'),
  ('01a1c432-5b10-7671-b51a-52aac8f30eb8', '2026-11-10 06:43:16.88+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20337-7d5d-7004-942b-d6275967acc9', '01a1c432-5b10-7408-8386-585d3ffada9a', NULL, '{"_id": "01a20337-7d5d-7004-942b-d6275967acc9", "bCode": "FR-2612", "bTime": "15:00 to 17:00", "endDate": null, "version": 1, "startDate": "2026-12-01", "courseName": "Français des affaires"}'),
  ('01a1c53b-8e49-704e-89fb-d4f749add881', '2026-11-10 11:32:57.033+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c53b-8e49-712c-b5de-72c275599d85', '01a1c53b-8e49-72d5-8a3a-869631f48f97', NULL, '{"date": "2026-11-10", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ca38-8fec-77c3-b815-876d113fbd8c', '2026-11-11 10:47:46.924+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ca38-8fec-7261-b6da-af32c9756783', '01a1ca38-8fec-7193-9202-be96633f81d4', NULL, '{"date": "2026-11-11", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ce42-8cd3-70a1-adb2-edd194f6e1ce', '2026-11-12 05:37:10.355+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ce42-8cd3-74c4-b197-1f17aee8b068', '01a1ce42-8cd3-71c4-8ce3-242daf28bb22', NULL, '{"date": "2026-11-12", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1cf35-657d-72ba-9d0f-b675d41fbade', '2026-11-12 10:02:25.533+00', '01a20337-7d8c-7213-b7a5-dd72834a356d', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01a1cf35-657d-73fb-845a-159419f5a8e5', '01a1cf35-657d-7726-aabc-20b44a7e356c', NULL, '{"_id": "01a1cf35-657d-73fb-845a-159419f5a8e5", "due": 3050, "date": "2026-11-12", "paid": 1000, "year": 2026, "bCode": "HT-2611", "month": 11, "course": "Hindi Typing", "changed": false, "payMode": "Online", "payable": 4050, "student": "01a1b03c-74c1-74ff-bf82-64ec560387b9", "version": 1, "issuedOn": "2026-11-12", "receiptNo": "2026-27/000001"}'),
  ('01a1d445-07d9-771a-af1c-18e2c0d2727f', '2026-11-13 09:37:36.217+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d445-07d9-71a5-8d48-1ebf4a3de513', '01a1d445-07d9-738a-9a5f-78ba9924dc33', NULL, '{"date": "2026-11-13", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1d916-73a3-772d-af6e-653225ec1844', '2026-11-14 08:04:49.699+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d916-73a3-7616-80fe-14c9321944af', '01a1d916-73a3-72c4-ae3d-a6a3c6720441', NULL, '{"date": "2026-11-14", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e402-4a37-7222-852c-0d72e58b88da', '2026-11-16 10:58:37.751+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e402-4a37-70ce-8872-f86c56d21584', '01a1e402-4a37-76ef-bf94-50d4a55db14c', NULL, '{"date": "2026-11-16", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e95a-a683-74c4-a5bb-fcea02cdf858', '2026-11-17 11:53:14.627+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e95a-a683-70a5-8659-0af13896fa77', '01a1e95a-a683-747d-92a2-a28bdba0d233', NULL, '{"date": "2026-11-17", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ee80-40dd-76df-b3af-896901b912a6', '2026-11-18 11:52:25.053+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ee80-40dd-7566-a459-ae017baf6419', '01a1ee80-40dd-7618-a01a-05a64a5cc489', NULL, '{"date": "2026-11-18", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f2a8-7850-76f1-a4de-7fd00d368388', '2026-11-19 07:14:49.552+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f2a8-7850-7009-a9a5-2532a7220659', '01a1f2a8-7850-7213-a03b-94cc6c96b0fd', NULL, '{"date": "2026-11-19", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f8c0-38a9-7515-b920-b81d448d06a4', '2026-11-20 11:38:29.417+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f8c0-38a9-779a-9490-cb6a72a16d4c', '01a1f8c0-38a9-74b0-b5d8-b4d5d92d5a74', NULL, '{"date": "2026-11-20", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1fb86-a83e-7077-af8c-2f2539f49429', '2026-11-21 00:34:28.542+00', '01a20337-7d47-777c-8e81-09e5d2b77927', 'Hari Example', 'hr', 'student.register', 'student', '01a1fb86-a83e-7478-85ae-e04e267b3485', '01a1fb86-a83e-71fc-88fe-c0a9ae81f2d6', NULL, '{"_id": "01a1fb86-a83e-7478-85ae-e04e267b3485", "fee": 4050, "mode": "offline", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-26", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-21"}'),
  ('01a20337-7d4b-77ce-98d2-e82f2561ecfd', '2026-11-21 04:30:00+00', NULL, '', 'system', 'institute.create', 'institute', '00000000-0000-0000-0000-000000000000', 'dump', NULL, '{"name": "Namuna Training Institute (demo)", "phone": "+91 55500 00000", "address": "1 Example Road, Example Nagar", "timeZone": "Asia/Kolkata", "selfRegistration": true}'),
  ('01a20337-7d4c-73d1-a668-f2bc44617640', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a20337-7d46-719e-9675-312378116594', 'dump', NULL, '{"id": "01a20337-7d46-719e-9675-312378116594", "name": "Asha Example", "role": "admin", "email": "admin@example.com"}'),
  ('01a20337-7d4d-73ad-8274-b841cc5c9c7a', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a20337-7d47-777c-8e81-09e5d2b77927', 'dump', NULL, '{"id": "01a20337-7d47-777c-8e81-09e5d2b77927", "name": "Hari Example", "role": "hr", "email": "hr@example.com"}'),
  ('01a20337-7dce-75d4-97e5-68075b114550', '2026-11-21 04:30:00+00', NULL, '', 'system', 'student.update', 'student', '01976d38-7d5f-7108-bb9b-9631fa38eecf', 'dump', '{}', '{}');
insert into audit_personal ("entry_id", "subject_id", "field", "before", "after") overriding system value values
  ('01a20337-7dce-75d4-97e5-68075b114550', '01976d38-7d5f-7108-bb9b-9631fa38eecf', 'degree', '"BCom"', '"BSc"');
insert into batch ("id", "code", "code_key", "course_id", "time", "start_on", "end_on", "created_at", "version", "deleted_at") overriding system value values
  ('01a20337-7d5b-72b3-bbee-99dbb9b228a1', 'TALLY-2504', 'tally-2504', '01a20337-7d5a-745d-994d-bb455fdb2007', '15:00 to 17:00', '2025-04-01', '2025-07-01', '2025-03-11 05:44:07.174+00', '1', NULL),
  ('01a20337-7d5b-72b3-bbee-9cdddc23e618', 'PY-2504', 'py-2504', '01a20337-7d5b-72b3-bbee-7f3c9ac21977', '08:00 to 10:00', '2025-04-27', '2025-08-27', '2025-04-06 10:29:18.706+00', '1', NULL),
  ('01a20337-7d5b-72b3-bbee-a1692d2f0cbd', 'FSW-2505', 'fsw-2505', '01a20337-7d5b-72b3-bbee-803500323ad6', '12:30 to 14:30', '2025-05-24', '2026-01-24', '2025-05-03 08:05:14.006+00', '1', NULL),
  ('01a20337-7d5c-72cd-87e0-d07e716e6470', 'DA-2506', 'da-2506', '01a20337-7d5b-72b3-bbee-87a5f5c36c49', '18:00 to 20:00', '2025-06-19', '2025-12-19', '2025-05-29 10:56:01.407+00', '1', NULL),
  ('01a20337-7d5c-72cd-87e0-d67dfbaec9fb', 'GD-2507', 'gd-2507', '01a20337-7d5b-72b3-bbee-8851b34751ca', '18:00 to 20:00', '2025-07-16', '2025-12-16', '2025-06-25 12:57:02.901+00', '1', NULL),
  ('01a20337-7d5c-72cd-87e0-d95e261d2dff', 'DM-2508', 'dm-2508', '01a20337-7d5b-72b3-bbee-8dba40cee117', '10:00 to 12:00', '2025-08-11', '2025-11-11', '2025-07-21 06:09:14.399+00', '1', NULL),
  ('01a20337-7d5c-72cd-87e0-de8c2cf4ee3f', 'HT-2509', 'ht-2509', '01a20337-7d5b-72b3-bbee-9338e96014a9', '15:00 to 17:00', '2025-09-07', '2025-11-07', '2025-08-17 10:48:46.841+00', '1', NULL),
  ('01a20337-7d5c-72cd-87e0-e304647e6739', 'FR-2510', 'fr-2510', '01a20337-7d5b-72b3-bbee-9442949e54ee', '15:00 to 17:00', '2025-10-03', '2026-02-03', '2025-09-12 05:22:45.978+00', '1', NULL),
  ('01a20337-7d5c-72cd-87e0-e6b37628fa17', 'TALLY-2510', 'tally-2510', '01a20337-7d5a-745d-994d-bb455fdb2007', '12:30 to 14:30', '2025-10-30', '2026-01-30', '2025-10-09 06:54:35.944+00', '1', NULL),
  ('01a20337-7d5c-72cd-87e0-e8ca4166e669', 'PY-2511', 'py-2511', '01a20337-7d5b-72b3-bbee-7f3c9ac21977', '18:00 to 20:00', '2025-11-25', '2026-03-25', '2025-11-04 07:43:07.581+00', '1', NULL),
  ('01a20337-7d5c-72cd-87e0-ed20415a3ffd', 'FSW-2512', 'fsw-2512', '01a20337-7d5b-72b3-bbee-803500323ad6', '12:30 to 14:30', '2025-12-22', '2026-08-22', '2025-12-01 06:14:34.49+00', '1', NULL),
  ('01a20337-7d5c-72cd-87e0-f188991bdbf0', 'DA-2601', 'da-2601', '01a20337-7d5b-72b3-bbee-87a5f5c36c49', '12:30 to 14:30', '2026-01-17', '2026-07-17', '2025-12-27 05:22:07.66+00', '1', NULL),
  ('01a20337-7d5c-72cd-87e0-f595cfc46238', 'GD-2602', 'gd-2602', '01a20337-7d5b-72b3-bbee-8851b34751ca', '08:00 to 10:00', '2026-02-13', '2026-07-13', '2026-01-23 10:32:05.796+00', '1', NULL),
  ('01a20337-7d5c-72cd-87e0-f94474ab58eb', 'DM-2603', 'dm-2603', '01a20337-7d5b-72b3-bbee-8dba40cee117', '12:30 to 14:30', '2026-03-11', '2026-06-11', '2026-02-18 09:11:13.462+00', '1', NULL),
  ('01a20337-7d5c-72cd-87e0-fd055dc75282', 'HT-2604', 'ht-2604', '01a20337-7d5b-72b3-bbee-9338e96014a9', '10:00 to 12:00', '2026-04-07', '2026-06-07', '2026-03-17 05:08:41.632+00', '1', NULL),
  ('01a20337-7d5c-72cd-87e1-020373d8c45e', 'FR-2605', 'fr-2605', '01a20337-7d5b-72b3-bbee-9442949e54ee', '08:00 to 10:00', '2026-05-03', '2026-09-03', '2026-04-12 06:22:54.906+00', '1', NULL),
  ('01a20337-7d5c-72cd-87e1-05c9d7b903d6', 'TALLY-2605', 'tally-2605', '01a20337-7d5a-745d-994d-bb455fdb2007', '12:30 to 14:30', '2026-05-30', '2026-08-30', '2026-05-09 04:26:18.64+00', '1', NULL),
  ('01a20337-7d5c-72cd-87e1-091681b08c59', 'PY-2606', 'py-2606', '01a20337-7d5b-72b3-bbee-7f3c9ac21977', '08:00 to 10:00', '2026-06-25', '2026-10-25', '2026-06-04 09:35:59.929+00', '1', NULL),
  ('01a20337-7d5c-72cd-87e1-0e97b59411c7', 'FSW-2607', 'fsw-2607', '01a20337-7d5b-72b3-bbee-803500323ad6', '10:00 to 12:00', '2026-07-22', NULL, '2026-07-01 11:47:31.014+00', '1', NULL),
  ('01a20337-7d5c-72cd-87e1-138d1973f5c3', 'DA-2608', 'da-2608', '01a20337-7d5b-72b3-bbee-87a5f5c36c49', '10:00 to 12:00', '2026-08-17', '2027-02-17', '2026-07-27 06:08:47.212+00', '1', NULL),
  ('01a20337-7d5d-7004-942b-c829425f172c', 'GD-2609', 'gd-2609', '01a20337-7d5b-72b3-bbee-8851b34751ca', '08:00 to 10:00', '2026-09-13', '2027-02-13', '2026-08-23 12:54:15.83+00', '1', NULL),
  ('01a20337-7d5d-7004-942b-cdf66584ecba', 'DM-2610', 'dm-2610', '01a20337-7d5b-72b3-bbee-8dba40cee117', '12:30 to 14:30', '2026-10-09', NULL, '2026-09-18 10:27:53.085+00', '1', NULL),
  ('01a20337-7d5d-7004-942b-d103b6ff7718', 'HT-2611', 'ht-2611', '01a20337-7d5b-72b3-bbee-9338e96014a9', '10:00 to 12:00', '2026-11-05', '2027-01-05', '2026-10-15 07:37:14.451+00', '1', NULL),
  ('01a20337-7d5d-7004-942b-d6275967acc9', 'FR-2612', 'fr-2612', '01a20337-7d5b-72b3-bbee-9442949e54ee', '15:00 to 17:00', '2026-12-01', NULL, '2026-11-10 06:43:16.88+00', '1', NULL);
insert into course ("id", "name", "name_key", "fee", "duration", "added_by", "created_at", "version", "deleted_at") overriding system value values
  ('01a20337-7d5a-745d-994d-bb455fdb2007', 'Tally with GST', 'tally with gst', '12000.00', '3 months', '01a20337-7d46-719e-9675-312378116594', '2025-04-01 10:49:33.548+00', '1', NULL),
  ('01a20337-7d5b-72b3-bbee-7f3c9ac21977', 'Python Programming', 'python programming', '18000.00', '4 months', '01a20337-7d46-719e-9675-312378116594', '2025-04-01 10:49:33.548+00', '1', NULL),
  ('01a20337-7d5b-72b3-bbee-803500323ad6', 'Full Stack Web Development', 'full stack web development', '45000.00', '8 months', '01a20337-7d46-719e-9675-312378116594', '2025-04-01 10:49:33.548+00', '1', NULL),
  ('01a20337-7d5b-72b3-bbee-87a5f5c36c49', 'Data Analytics', 'data analytics', '35000.00', '6 months', '01a20337-7d46-719e-9675-312378116594', '2025-04-01 10:49:33.548+00', '1', NULL),
  ('01a20337-7d5b-72b3-bbee-8851b34751ca', 'Graphic Design', 'graphic design', '22000.00', '5 months', '01a20337-7d46-719e-9675-312378116594', '2025-04-01 10:49:33.548+00', '1', NULL),
  ('01a20337-7d5b-72b3-bbee-8dba40cee117', 'Digital Marketing', 'digital marketing', '15000.00', '3 months', '01a20337-7d46-719e-9675-312378116594', '2025-04-01 10:49:33.548+00', '1', NULL),
  ('01a20337-7d5b-72b3-bbee-9338e96014a9', 'Hindi Typing', 'hindi typing', '4500.00', '2 months', '01a20337-7d46-719e-9675-312378116594', '2025-04-01 10:49:33.548+00', '1', NULL),
  ('01a20337-7d5b-72b3-bbee-9442949e54ee', 'Français des affaires', 'francais des affaires', '16500.00', '4 months', '01a20337-7d46-719e-9675-312378116594', '2025-04-01 10:49:33.548+00', '1', NULL);
insert into declared_payment ("student_id", "fee", "paid", "pay_mode") overriding system value values
  ('01a1be83-9230-719b-9ac0-46edb2bc3cdc', '16500.00', '8250.00', 'Online');
insert into draft ("account_id", "key", "field_values", "saved_at") overriding system value values
  ('01a20337-7d47-777c-8e81-09e5d2b77927', 'course-add', '{"course":"Example"}', '2026-11-21 04:30:00+00');
insert into enquiry ("id", "name", "name_key", "mail_id", "contact", "alt_contact", "qualification", "address", "course_id", "enquiry_mode", "mode", "ref", "remark", "day", "status", "is_placed", "student_id", "created_at", "version") overriding system value values
  ('01962e07-dbf7-75b9-86bb-b59ee770eca6', 'Ishwari Voorbeeld', 'ishwari voorbeeld', 'ishwari.3@example.net', NULL, NULL, 'BSc', '37 Namuna Marg, Example Nagar', '01a20337-7d5b-72b3-bbee-8851b34751ca', 'offline', 'online', 'A friend', NULL, '2025-04-13', 'Pending', 'false', NULL, '2025-04-13 07:23:09.175+00', '2'),
  ('01973f71-631b-708a-8fb7-2bacf434d78c', 'विवेक दृष्टांत', 'विवेक दृष्टांत', 'student.1@example.com', '5550000001', NULL, 'BCom', '159 Namuna Marg, Demo Colony', '01a20337-7d5b-72b3-bbee-87a5f5c36c49', 'offline', 'offline', 'एक मित्र', 'Will come for a trial class', '2025-06-05', 'Closed', 'false', '01976d38-7d5f-7108-bb9b-9631fa38eecf', '2025-06-05 09:34:45.019+00', '2'),
  ('019a24d1-6480-76b6-a2cf-598d5426bcac', 'Asha Beispiel', 'asha beispiel', 'asha.2@example.net', '5570000002', NULL, 'BSc', '77 Example Road, Namunapur', '01a20337-7d5b-72b3-bbee-7f3c9ac21977', 'offline', 'online', 'Poster at the college', 'Will come for a trial class', '2025-10-27', 'Pending', 'false', NULL, '2025-10-27 08:38:13.888+00', '2');
insert into expense ("id", "category_id", "remark", "amount", "day", "created_at", "updated_at", "version") overriding system value values
  ('01972f8c-001d-76ee-854c-5119623831ee', '01a20337-7dae-7210-8d94-758898bef00e', 'Sample Telecom, line of the month', '172.00', '2025-06-02', '2025-06-02 07:29:53.693+00', '2025-06-02 07:29:53.693+00', '1'),
  ('019730ae-176e-7773-81d6-011f8754a229', '01a20337-7dae-7210-8d94-73b6b710282d', 'Example Power Company, bill of the month', '516.00', '2025-06-02', '2025-06-02 12:46:45.102+00', '2025-06-02 12:46:45.102+00', '1'),
  ('01973f27-1abc-7183-86ea-12f8550dd45e', '01a20337-7dad-7378-9c91-0967189567a2', 'Teachers and office of the example institute', '3876.00', '2025-06-05', '2025-06-05 08:13:36.828+00', '2025-06-05 08:13:36.828+00', '1'),
  ('019744be-dbb1-70ba-bdd2-440af0f5a791', '01a20337-7dae-7210-8d94-6e12d26d9e2c', 'Example House, all classrooms', '2153.00', '2025-06-06', '2025-06-06 10:17:28.241+00', '2025-06-06 10:17:28.241+00', '1'),
  ('0197cf00-2cf0-74b9-9873-4a9701c2618e', '01a20337-7dae-7210-8d94-73b6b710282d', 'Example Power Company, bill of the month', '1058.00', '2025-07-03', '2025-07-03 06:36:24.688+00', '2025-07-03 06:36:24.688+00', '1'),
  ('0197d3b1-cdf4-7390-a74c-f9d0445c98b8', '01a20337-7dae-7210-8d94-758898bef00e', 'Sample Telecom, line of the month', '352.00', '2025-07-04', '2025-07-04 04:28:54.644+00', '2025-07-04 04:28:54.644+00', '1'),
  ('0197d44b-78c3-7151-82a3-574cad57a10c', '01a20337-7dad-7378-9c91-0967189567a2', 'Teachers and office of the example institute', '7938.00', '2025-07-04', '2025-07-04 07:16:45.379+00', '2025-07-04 07:16:45.379+00', '1'),
  ('0197e9a1-67f5-7255-8395-dbfbdc422b3b', '01a20337-7dae-7210-8d94-6e12d26d9e2c', 'Example House, all classrooms', '4410.00', '2025-07-08', '2025-07-08 10:42:38.709+00', '2025-07-08 10:42:38.709+00', '1'),
  ('01986905-43a3-76df-9ff5-48163fda71cb', '01a20337-7dae-7210-8d94-6e12d26d9e2c', 'Example House, all classrooms', '4341.00', '2025-08-02', '2025-08-02 04:23:29.443+00', '2025-08-02 04:23:29.443+00', '1'),
  ('019873c7-c03e-75f2-b9f4-9bd225127de3', '01a20337-7dad-7378-9c91-0967189567a2', 'Teachers and office of the example institute', '7814.00', '2025-08-04', '2025-08-04 06:32:07.486+00', '2025-08-04 06:32:07.486+00', '1'),
  ('0198742d-391a-753c-b921-7601ff5bfe8c', '01a20337-7dae-7210-8d94-758898bef00e', 'Sample Telecom, line of the month', '347.00', '2025-08-04', '2025-08-04 08:22:57.562+00', '2025-08-04 08:22:57.562+00', '1'),
  ('01987a45-a517-7040-8f5d-db303918a4d7', '01a20337-7dae-7210-8d94-73b6b710282d', 'Example Power Company, bill of the month', '1041.00', '2025-08-05', '2025-08-05 12:47:21.367+00', '2025-08-05 12:47:21.367+00', '1'),
  ('019904aa-7eb6-76be-8558-7db76c0219e2', '01a20337-7dad-7378-9c91-0967189567a2', 'Teachers and office of the example institute', '6144.00', '2025-09-01', '2025-09-01 09:45:06.486+00', '2025-09-01 09:45:06.486+00', '1'),
  ('01990a07-c598-77b4-aa40-8b1aebb096e5', '01a20337-7dae-7210-8d94-6e12d26d9e2c', 'Example House, all classrooms', '3413.00', '2025-09-02', '2025-09-02 10:45:05.56+00', '2025-09-02 10:45:05.56+00', '1'),
  ('01990f32-eeb0-7431-aa45-2e346f10b491', '01a20337-7dae-7210-8d94-73b6b710282d', 'Example Power Company, bill of the month', '819.00', '2025-09-03', '2025-09-03 10:50:20.208+00', '2025-09-03 10:50:20.208+00', '1'),
  ('0199291d-4815-7217-b4de-b0b7cf9b27e4', '01a20337-7dae-7210-8d94-758898bef00e', 'Sample Telecom, line of the month', '273.00', '2025-09-08', '2025-09-08 11:36:48.917+00', '2025-09-08 11:36:48.917+00', '1'),
  ('019a3e0d-cbe7-71bb-9928-06da8efac711', '01a20337-7dae-7210-8d94-6e12d26d9e2c', 'Example House, all classrooms', '1250.00', '2025-11-01', '2025-11-01 06:14:42.919+00', '2025-11-01 06:14:42.919+00', '1'),
  ('019a499b-18e8-74e9-997e-2da9e800c229', '01a20337-7dad-7378-9c91-0967189567a2', 'Teachers and office of the example institute', '2250.00', '2025-11-03', '2025-11-03 12:04:52.584+00', '2025-11-03 12:04:52.584+00', '1'),
  ('019a5870-be50-7289-94b5-99f73c9483f1', '01a20337-7dae-7210-8d94-758898bef00e', 'Sample Telecom, line of the month', '100.00', '2025-11-06', '2025-11-06 09:12:55.12+00', '2025-11-06 09:12:55.12+00', '1'),
  ('019a58cd-919f-7754-9f40-7d0eac30a568', '01a20337-7dae-7210-8d94-73b6b710282d', 'Example Power Company, bill of the month', '300.00', '2025-11-06', '2025-11-06 10:54:18.527+00', '2025-11-06 10:54:18.527+00', '1'),
  ('019b7d9a-7db3-76fd-a7a5-5700b3657cdf', '01a20337-7dae-7210-8d94-6e12d26d9e2c', 'Example House, all classrooms', '1076.00', '2026-01-02', '2026-01-02 07:27:15.379+00', '2026-01-02 07:27:15.379+00', '1'),
  ('019b92c8-7213-755a-a1a4-ecf64bb9c848', '01a20337-7dae-7210-8d94-73b6b710282d', 'Example Power Company, bill of the month', '258.00', '2026-01-06', '2026-01-06 10:09:28.595+00', '2026-01-06 10:09:28.595+00', '1'),
  ('019b96c0-e9f1-7799-80a4-938ede7aef74', '01a20337-7dad-7378-9c91-0967189567a2', 'Teachers and office of the example institute', '1938.00', '2026-01-07', '2026-01-07 04:39:43.857+00', '2026-01-07 04:39:43.857+00', '1'),
  ('019b9be6-f910-748b-b072-7a22fdcf4706', '01a20337-7dae-7210-8d94-758898bef00e', 'Sample Telecom, line of the month', '86.00', '2026-01-08', '2026-01-08 04:39:24.176+00', '2026-01-08 04:39:24.176+00', '1'),
  ('019c31b6-9ffd-75ec-a88c-8a6a94b6accc', '01a20337-7dad-7378-9c91-0967189567a2', 'Teachers and office of the example institute', '2457.00', '2026-02-06', '2026-02-06 06:49:38.045+00', '2026-02-06 06:49:38.045+00', '1'),
  ('019c369f-a274-7600-9f3b-caa390e5c92d', '01a20337-7dae-7210-8d94-6e12d26d9e2c', 'Example House, all classrooms', '1365.00', '2026-02-07', '2026-02-07 05:42:37.428+00', '2026-02-07 05:42:37.428+00', '1'),
  ('019c411e-2084-74f3-b533-0de1b63bda02', '01a20337-7dae-7210-8d94-73b6b710282d', 'Example Power Company, bill of the month', '327.00', '2026-02-09', '2026-02-09 06:36:59.396+00', '2026-02-09 06:36:59.396+00', '1'),
  ('019c423e-23a9-74d4-b6cc-57e1257c9d90', '01a20337-7dae-7210-8d94-758898bef00e', 'Sample Telecom, line of the month', '109.00', '2026-02-09', '2026-02-09 11:51:34.569+00', '2026-02-09 11:51:34.569+00', '1'),
  ('01a19b44-4019-75f6-93ae-a244be86d4b3', '01a20337-7dae-7210-8d94-6e12d26d9e2c', 'Example House, all classrooms', '221.00', '2026-11-02', '2026-11-02 07:58:23.769+00', '2026-11-02 07:58:23.769+00', '1'),
  ('01a19c3d-3bc5-770a-a5b1-db4f736fa572', '01a20337-7dad-7378-9c91-0967189567a2', 'Teachers and office of the example institute', '398.00', '2026-11-02', '2026-11-02 12:30:21.125+00', '2026-11-02 12:30:21.125+00', '1'),
  ('01a1a4b8-370c-7490-adda-6062dea69877', '01a20337-7dae-7210-8d94-73b6b710282d', 'Example Power Company, bill of the month', '53.00', '2026-11-04', '2026-11-04 04:01:38.572+00', '2026-11-04 04:01:38.572+00', '1'),
  ('01a1c057-66d2-7525-80dd-782768a35ec5', '01a20337-7dae-7210-8d94-758898bef00e', 'Sample Telecom, line of the month', '17.00', '2026-11-09', '2026-11-09 12:45:15.858+00', '2026-11-09 12:45:15.858+00', '1');
insert into expense_category ("id", "ledger", "ledger_key", "created_at", "updated_at", "deleted_at") overriding system value values
  ('01a20337-7dad-7378-9c91-0967189567a2', 'Salaries', 'salaries', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL),
  ('01a20337-7dae-7210-8d94-6e12d26d9e2c', 'Rent', 'rent', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL),
  ('01a20337-7dae-7210-8d94-73b6b710282d', 'Electricity', 'electricity', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL),
  ('01a20337-7dae-7210-8d94-758898bef00e', 'Internet', 'internet', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL),
  ('01a20337-7dae-7210-8d94-782db1a6c1e5', 'Stationery', 'stationery', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL),
  ('01a20337-7dae-7210-8d94-7ca9169bfeaa', 'Repairs', 'repairs', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL),
  ('01a20337-7dae-7210-8d94-833c6440e6f9', 'Tea and water', 'tea and water', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL),
  ('01a20337-7dae-7210-8d94-87476dda5abc', 'Advertising', 'advertising', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL);
insert into idempotency ("scope", "route", "key", "body_hash", "status", "answer", "forever", "at") overriding system value values
  ('01a20337-7d47-777c-8e81-09e5d2b77927', 'POST /api/enquiry', 'dump', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '201', '{}', 'false', '2026-11-21 04:30:00+00');
insert into institute ("one", "name", "address", "phone", "time_zone", "self_registration", "version", "receipt_language") overriding system value values
  ('true', 'Namuna Training Institute (demo)', '1 Example Road, Example Nagar', '+91 55500 00000', 'Asia/Kolkata', 'true', '1', 'en');
insert into kysely_migration ("name", "timestamp") overriding system value values
  ('0001_house', '2026-11-22T12:24:57.766Z'),
  ('0002_courses_and_batches', '2026-11-22T12:24:57.771Z'),
  ('0003_students_and_fees', '2026-11-22T12:24:57.785Z'),
  ('0004_attendance_and_enquiries', '2026-11-22T12:24:57.791Z'),
  ('0005_portfolio', '2026-11-22T12:24:57.794Z'),
  ('0006_projects', '2026-11-22T12:24:57.797Z'),
  ('0007_expenses', '2026-11-22T12:24:57.802Z'),
  ('0008_reset_tokens', '2026-11-22T12:24:57.806Z'),
  ('0009_lists_of_the_admin', '2026-11-22T12:24:57.809Z'),
  ('0010_erasure', '2026-11-22T12:24:57.811Z'),
  ('0011_search', '2026-11-22T12:24:57.818Z'),
  ('0012_receipt_amounts', '2026-11-22T12:24:57.820Z'),
  ('0013_drafts', '2026-11-22T12:24:57.823Z'),
  ('0014_request_limits', '2026-11-22T12:24:57.825Z'),
  ('0015_placed_enquiries', '2026-11-22T12:24:57.828Z');
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
  ('0010_erasure', '72dce84fb947dbde51279b9cc3cf6913c6dee2be00a3331548f274dc3a3b2ba1'),
  ('0011_search', '630508701d6c819a1c0a9d5c97b0d172b0d3cee2f2cc9b0ab894695f50d134fa'),
  ('0012_receipt_amounts', 'e415bd2f8263bcbb3db46db652f074f86c0e730ac8d5c166cba1058632a41e07'),
  ('0013_drafts', '1bfae2986940271255e11391b402bbe164f89e88762b362d9a1db187d40f24c1'),
  ('0014_request_limits', 'fd03c2e99f4bb4867d4ff3411825c141de70789d087bfd58b8dea04ab37c52b9'),
  ('0015_placed_enquiries', '3dcbc833778d8073c73673d01fbf1b418c4ef4ac78f6e3de972bb1385fb6514a');
insert into portfolio ("id", "student_id", "link", "created_at", "version") overriding system value values
  ('019daf1c-ae23-746e-948d-1c634ce8d196', '01976d38-7d5f-7108-bb9b-9631fa38eecf', 'https://example.com/9631fa38eecf/portfolio-1', '2026-04-21 08:16:25.635+00', '1'),
  ('019f4660-91bf-763d-912d-64d7994a3816', '01976d38-7d5f-7108-bb9b-9631fa38eecf', 'https://example.com/9631fa38eecf/portfolio-2', '2026-07-09 10:16:01.727+00', '1');
insert into project ("id", "student_id", "link", "tech_used", "description", "created_at", "version") overriding system value values
  ('01983ab5-5436-7384-8923-55dcb5af9347', '01976d38-7d5f-7108-bb9b-9631fa38eecf', 'https://example.com/9631fa38eecf/project-3', 'Python, pandas', 'Sales of a sample company, month by month', '2025-07-24 04:33:38.87+00', '1'),
  ('019d47ad-09b4-723c-9e9e-c35760181114', '01976d38-7d5f-7108-bb9b-9631fa38eecf', 'https://example.com/9631fa38eecf/project-1', 'Python, pandas', 'नमूना पुस्तकालय की सूची', '2026-04-01 06:13:35.796+00', '1'),
  ('01a0d6d4-797a-714b-9c6d-1dd8d49fd28a', '01976d38-7d5f-7108-bb9b-9631fa38eecf', 'https://example.com/9631fa38eecf/project-2', 'Tally', 'The example institute’s timetable as a page', '2026-09-25 04:30:44.09+00', '1');
insert into receipt ("id", "financial_year", "n", "student_id", "student_name", "contact", "course", "b_code", "pay_mode", "payable", "paid", "due_after", "paid_on", "issued_on", "issued_at", "issued_by", "changed_at", "version", "voided_at", "voided_by", "void_reason") overriding system value values
  ('01977d82-9bf0-7152-b44a-73fbd977c159', '2025-26', '1', '01976d38-7d5f-7108-bb9b-9631fa38eecf', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Online', '31500.00', '10500.00', '21000.00', '2025-06-17', '2025-06-17', '2025-06-17 10:50:01.072+00', '01a20337-7d8c-7213-b7a5-dd72834a356d', NULL, '1', NULL, NULL, NULL),
  ('01980c8c-196a-70b2-93e5-5ab25bb054c5', '2025-26', '2', '01976d38-7d5f-7108-bb9b-9631fa38eecf', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Cash', '31500.00', '10500.00', '10500.00', '2025-07-15', '2025-07-15', '2025-07-15 05:26:04.906+00', '01a20337-7d8c-7213-b7a5-e2201611ffa6', NULL, '1', NULL, NULL, NULL),
  ('01984f40-d442-76ee-847d-f9bc1f736126', '2025-26', '3', '0198305a-7b46-7664-83bc-7877ee28a418', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '11000.00', '2025-07-28', '2025-07-28', '2025-07-28 04:18:25.474+00', '01a20337-7d47-777c-8e81-09e5d2b77927', NULL, '1', NULL, NULL, NULL),
  ('0198adb9-bb13-70ad-90ad-51b36808b559', '2025-26', '4', '01976d38-7d5f-7108-bb9b-9631fa38eecf', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Others', '31500.00', '10500.00', '0.00', '2025-08-15', '2025-08-15', '2025-08-15 12:34:47.187+00', '01a20337-7d8c-7213-b7a5-dd72834a356d', NULL, '1', NULL, NULL, NULL),
  ('0198d1be-32ac-76bf-a8d3-456382acbb5e', '2025-26', '5', '0198305a-7b46-7664-83bc-7877ee28a418', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '0.00', '2025-08-21', '2025-08-22', '2025-08-22 12:25:59.724+00', '01a20337-7d8c-7213-b7a5-e2201611ffa6', NULL, '1', NULL, NULL, NULL),
  ('01994735-b681-76be-8725-c519b9b741aa', '2025-26', '6', '0199483e-e8b1-7305-a994-41fc906348f2', 'Yusuf Příklad', '5550000003', 'Digital Marketing', 'DM-2508', 'Cash', '15000.00', '15000.00', '0.00', '2025-09-14', '2025-09-14', '2025-09-14 07:52:06.529+00', '01a20337-7d47-777c-8e81-09e5d2b77927', NULL, '1', NULL, NULL, NULL),
  ('019acefa-c7b2-75bb-8d1d-d32d1aa9951d', '2025-26', '7', '019acdcb-3f5e-700a-b73a-3181bba50c91', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '12000.00', '2025-11-29', '2025-11-29', '2025-11-29 09:38:52.978+00', '01a20337-7d8c-7213-b7a5-dd72834a356d', NULL, '1', NULL, NULL, NULL),
  ('019b7ce0-50eb-76c3-8906-e80b8e028659', '2025-26', '8', '019acdcb-3f5e-700a-b73a-3181bba50c91', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '6000.00', '2026-01-02', '2026-01-02', '2026-01-02 04:03:54.219+00', '01a20337-7d8c-7213-b7a5-e2201611ffa6', NULL, '1', NULL, NULL, NULL),
  ('019c1cef-33c4-71a9-923e-d7d50ab277bc', '2025-26', '9', '019acdcb-3f5e-700a-b73a-3181bba50c91', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '0.00', '2026-02-02', '2026-02-02', '2026-02-02 05:59:24.356+00', '01a20337-7d47-777c-8e81-09e5d2b77927', NULL, '1', NULL, NULL, NULL),
  ('01a1cf35-657d-73fb-845a-159419f5a8e5', '2026-27', '1', '01a1b03c-74c1-74ff-bf82-64ec560387b9', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Online', '4050.00', '1000.00', '3050.00', '2026-11-12', '2026-11-12', '2026-11-12 10:02:25.533+00', '01a20337-7d8c-7213-b7a5-dd72834a356d', NULL, '1', NULL, NULL, NULL);
insert into receipt_series ("financial_year", "last") overriding system value values
  ('2025-26', '9'),
  ('2026-27', '1');
insert into request_count ("scope", "caller", "started_at", "n") overriding system value values
  ('email-enquirer', '01a20337-7d47-777c-8e81-09e5d2b77927', '2026-11-21 04:30:00+00', '1');
insert into reset_token ("token_hash", "account_id", "made_at", "expires_at", "used_at") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20337-7d47-777c-8e81-09e5d2b77927', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', NULL);
insert into session ("token_hash", "account_id", "created_at", "seen_at") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20337-7d47-777c-8e81-09e5d2b77927', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00');
insert into sign_in_attempt ("id", "email_hash", "address", "at", "ok") overriding system value values
  ('1', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '192.0.2.1', '2026-11-21 04:30:00+00', 'true');
insert into student ("id", "fname", "lname", "father", "contact", "alt_contact", "gender", "dob", "cur_address", "per_address", "linked_in", "profile", "degree", "com_year", "university", "course_id", "mode", "duration", "batch_id", "joining_on", "end_on", "is_completed", "is_placed", "status", "search_key", "created_at", "version", "search_text") overriding system value values
  ('01976d38-7d5f-7108-bb9b-9631fa38eecf', 'विवेक', 'दृष्टांत', 'Yusuf दृष्टांत', '5550000001', NULL, 'male', '1996-12-21', '8 नमूना मार्ग, Sampleganj', '159 Namuna Marg, Demo Colony', NULL, NULL, 'BCom', '2017', 'Université de l’Exemple', '01a20337-7d5b-72b3-bbee-87a5f5c36c49', 'offline', '6 months', '01a20337-7d5c-72cd-87e0-d07e716e6470', '2025-06-14', '2025-12-19', 'true', 'false', 'Active', 'विवेक दृष्टांत', '2025-06-14 06:55:08.127+00', '1', 'विवेक दृष्टांत yusuf दृष्टांत student.1@example.com 5550000001'),
  ('0198305a-7b46-7664-83bc-7877ee28a418', 'Zoë', 'Sample', 'Ravi Sample', '5550000007', NULL, 'female', '1997-07-07', NULL, '124 नमूना मार्ग, Sampleganj', NULL, NULL, 'BCA', '2018', 'Sample Institute of Technology', '01a20337-7d5b-72b3-bbee-8851b34751ca', 'offline', '5 months', '01a20337-7d5c-72cd-87e0-d67dfbaec9fb', '2025-07-22', '2025-12-16', 'true', 'false', 'Active', 'zoe sample', '2025-07-22 04:18:12.934+00', '1', 'zoe sample ravi sample zoe.7@example.com 5550000007'),
  ('0199483e-e8b1-7305-a994-41fc906348f2', 'Yusuf', 'Příklad', 'Arjun Příklad', '5550000003', NULL, 'male', '2005-10-17', NULL, '52 नमूना मार्ग, Sampleganj', NULL, NULL, 'Diploma', '2026', 'Université de l’Exemple', '01a20337-7d5b-72b3-bbee-8dba40cee117', 'online', '3 months', '01a20337-7d5c-72cd-87e0-d95e261d2dff', '2025-09-14', '2025-11-11', 'true', 'true', 'Active', 'yusuf priklad', '2025-09-14 12:41:46.417+00', '1', 'yusuf priklad arjun priklad yusuf.3@example.com 5550000003'),
  ('019acdcb-3f5e-700a-b73a-3181bba50c91', 'Māyā', 'Udāharaṇ', 'Kabir Udāharaṇ', '5550000004', NULL, 'female', '1993-05-14', '45 Namuna Marg, Demo Colony', '143 Example Road, Example Nagar', NULL, NULL, 'BBA', '2014', 'Example University', '01a20337-7d5b-72b3-bbee-7f3c9ac21977', 'offline', '4 months', '01a20337-7d5c-72cd-87e0-e8ca4166e669', '2025-11-29', '2026-03-25', 'true', 'false', 'Active', 'maya udaharan', '2025-11-29 04:07:20.67+00', '1', 'maya udaharan kabir udaharan maya.4@example.com 5550000004'),
  ('01a11b91-9b52-7405-8c7a-9d7282664545', 'Zoë', 'Przykład', 'Arjun Przykład', '5550000002', '5560000002', 'female', '1999-07-27', '55 Udāharaṇ Path, Namunapur', '22 Namuna Marg, Namunapur', 'https://www.example.com/in/student-2', NULL, 'Diploma', '2020', 'Sample Institute of Technology', '01a20337-7d5b-72b3-bbee-8dba40cee117', 'offline', '3 months', '01a20337-7d5d-7004-942b-cdf66584ecba', '2026-10-08', NULL, 'false', 'false', 'Disable', 'zoe przykład', '2026-10-08 12:51:29.746+00', '2', 'zoe przykład arjun przykład zoe.2@example.com 5550000002 5560000002'),
  ('01a1b03c-74c1-74ff-bf82-64ec560387b9', 'Noor', 'Namuna', 'Ravi Namuna', '5550000008', NULL, 'female', '1993-03-31', NULL, '29 Example Road, Demo Colony', NULL, NULL, 'BCA', '2014', 'Sample Institute of Technology', '01a20337-7d5b-72b3-bbee-9338e96014a9', 'online', '2 months', '01a20337-7d5d-7004-942b-d103b6ff7718', '2026-11-06', NULL, 'false', 'false', 'Active', 'noor namuna', '2026-11-06 09:41:54.497+00', '1', 'noor namuna ravi namuna noor.8@example.com 5550000008'),
  ('01a1be83-9230-719b-9ac0-46edb2bc3cdc', 'Zoë', 'Przykład', 'Om Przykład', '5550000006', '5560000006', 'female', '1998-11-14', NULL, '122 Udāharaṇ Path, Demo Colony', NULL, NULL, 'BBA', '2019', 'उदाहरण विश्वविद्यालय', '01a20337-7d5b-72b3-bbee-9442949e54ee', 'offline', '4 months', '01a20337-7d5d-7004-942b-d6275967acc9', '2026-12-01', NULL, 'false', 'false', 'Pending', 'zoe przykład', '2026-11-09 04:14:16.112+00', '1', 'zoe przykład om przykład zoe.6@example.com 5550000006 5560000006'),
  ('01a1fb86-a83e-7478-85ae-e04e267b3485', 'Farhan', 'Beispiel', 'Arjun Beispiel', '5550000005', '5560000005', 'male', '1993-10-26', NULL, '9 Namuna Marg, Sampleganj', NULL, NULL, 'BSc', '2014', 'Example University', '01a20337-7d5b-72b3-bbee-9338e96014a9', 'offline', '2 months', '01a20337-7d5d-7004-942b-d103b6ff7718', '2026-11-21', NULL, 'false', 'false', 'Active', 'farhan beispiel', '2026-11-21 00:34:28.542+00', '1', 'farhan beispiel arjun beispiel farhan.5@example.com 5550000005 5560000005');
insert into student_account ("student_id", "fee", "paid", "due_from") overriding system value values
  ('01976d38-7d5f-7108-bb9b-9631fa38eecf', '31500.00', '31500.00', '2025-08-15'),
  ('0198305a-7b46-7664-83bc-7877ee28a418', '22000.00', '22000.00', '2025-08-21'),
  ('0199483e-e8b1-7305-a994-41fc906348f2', '15000.00', '15000.00', '2025-09-14'),
  ('019acdcb-3f5e-700a-b73a-3181bba50c91', '18000.00', '18000.00', '2026-02-02'),
  ('01a11b91-9b52-7405-8c7a-9d7282664545', '13500.00', '0.00', '2026-10-08'),
  ('01a1b03c-74c1-74ff-bf82-64ec560387b9', '4050.00', '1000.00', '2026-11-12'),
  ('01a1be83-9230-719b-9ac0-46edb2bc3cdc', '0.00', '0.00', '2026-12-01'),
  ('01a1fb86-a83e-7478-85ae-e04e267b3485', '4050.00', '0.00', '2026-11-21');
insert into student_total ("shard", "kind", "n", "fee", "paid") overriding system value values
  ('0', 'Active', '1', '4050.00', '1000.00'),
  ('0', 'Disable', '0', '0.00', '0.00'),
  ('0', 'Pending', '0', '0.00', '0.00'),
  ('0', 'Placed', '0', '0.00', '0.00'),
  ('1', 'Active', '1', '31500.00', '31500.00'),
  ('1', 'Disable', '0', '0.00', '0.00'),
  ('1', 'Pending', '0', '0.00', '0.00'),
  ('1', 'Placed', '1', '15000.00', '15000.00'),
  ('10', 'Active', '0', '0.00', '0.00'),
  ('10', 'Disable', '0', '0.00', '0.00'),
  ('10', 'Pending', '0', '0.00', '0.00'),
  ('10', 'Placed', '0', '0.00', '0.00'),
  ('11', 'Active', '0', '0.00', '0.00'),
  ('11', 'Disable', '0', '0.00', '0.00'),
  ('11', 'Pending', '0', '0.00', '0.00'),
  ('11', 'Placed', '0', '0.00', '0.00'),
  ('12', 'Active', '2', '26050.00', '22000.00'),
  ('12', 'Disable', '0', '0.00', '0.00'),
  ('12', 'Pending', '0', '0.00', '0.00'),
  ('12', 'Placed', '0', '0.00', '0.00'),
  ('13', 'Active', '0', '0.00', '0.00'),
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
  ('3', 'Pending', '1', '0.00', '0.00'),
  ('3', 'Placed', '0', '0.00', '0.00'),
  ('4', 'Active', '0', '0.00', '0.00'),
  ('4', 'Disable', '0', '0.00', '0.00'),
  ('4', 'Pending', '0', '0.00', '0.00'),
  ('4', 'Placed', '0', '0.00', '0.00'),
  ('5', 'Active', '0', '0.00', '0.00'),
  ('5', 'Disable', '0', '0.00', '0.00'),
  ('5', 'Pending', '0', '0.00', '0.00'),
  ('5', 'Placed', '0', '0.00', '0.00'),
  ('6', 'Active', '0', '0.00', '0.00'),
  ('6', 'Disable', '1', '13500.00', '0.00'),
  ('6', 'Pending', '0', '0.00', '0.00'),
  ('6', 'Placed', '0', '0.00', '0.00'),
  ('7', 'Active', '0', '0.00', '0.00'),
  ('7', 'Disable', '0', '0.00', '0.00'),
  ('7', 'Pending', '0', '0.00', '0.00'),
  ('7', 'Placed', '0', '0.00', '0.00'),
  ('8', 'Active', '1', '18000.00', '18000.00'),
  ('8', 'Disable', '0', '0.00', '0.00'),
  ('8', 'Pending', '0', '0.00', '0.00'),
  ('8', 'Placed', '0', '0.00', '0.00'),
  ('9', 'Active', '0', '0.00', '0.00'),
  ('9', 'Disable', '0', '0.00', '0.00'),
  ('9', 'Pending', '0', '0.00', '0.00'),
  ('9', 'Placed', '0', '0.00', '0.00');
select setval('sign_in_attempt_id_seq', (select max(id) from sign_in_attempt));
set session_replication_role = origin;
