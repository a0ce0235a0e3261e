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

-- 0017_sign_in.sql
create table known_browser (
  token_hash bytea not null check (length(token_hash) = 32),
  account_id uuid not null references account on delete cascade,
  used_at timestamptz not null,
  primary key (token_hash, account_id)
);
create index known_browser_account on known_browser (account_id);
create index known_browser_used_at on known_browser (used_at);
grant select, insert, update, delete on known_browser to munshi_app;

alter table sign_in_attempt
  add column browser_hash bytea check (length(browser_hash) = 32),
  alter column ok set default false;
create index sign_in_attempt_browser on sign_in_attempt (browser_hash, at) where browser_hash is not null;

alter table session
  add column id uuid not null default gen_random_uuid() unique,
  add column address text not null default '' check (length(address) <= 64),
  add column user_agent text not null default '' check (length(user_agent) <= 300),
  add column confirmed_at timestamptz;
create index audit_entry_at_records on audit_entry (at desc, id desc) where action not like 'session.%';
create table secret (
  name text primary key check (length(name) <= 40),
  value bytea not null
);
insert into secret (name, value)
values ('log', sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())));
grant select on secret to munshi_app;

alter table account add column email_confirmed_at timestamptz;
alter table reset_token add column purpose text not null default 'password' check (purpose in ('password', 'email'));

-- 0018_two_factor.sql
create table two_factor (
  account_id uuid primary key references account on delete cascade,
  encrypted_secret bytea not null,
  started_at timestamptz not null,
  confirmed_at timestamptz,
  last_step integer not null default 0
);
grant select, insert, update, delete on two_factor to munshi_app;

create table recovery_code (
  id uuid primary key,
  account_id uuid not null references two_factor on delete cascade,
  code_hash text not null,
  used_at timestamptz
);
create index recovery_code_account on recovery_code (account_id);
grant select, insert, update, delete on recovery_code to munshi_app;

alter table institute add column two_factor text not null default 'off'
  check (two_factor in ('off', 'admins', 'staff'));

-- 0019_erasure.sql
create table deletion (
  id uuid primary key,
  record text not null check (record in ('student', 'enquiry')),
  deleted_at timestamptz not null,
  deleted_by uuid references account,
  status_before text check (status_before in ('Pending', 'Active', 'Disable')),
  enquiry jsonb,
  erase_after timestamptz not null,
  erased_at timestamptz,
  check (erased_at is null or enquiry is null)
);
create index deletion_due on deletion (erase_after) where erased_at is null;
create index deletion_newest on deletion (deleted_at desc, id desc);
create index deletion_of_student on deletion ((enquiry ->> 'student_id')) where enquiry is not null;
grant select, insert, update, delete on deletion to munshi_app;
insert into deletion (id, record, deleted_at, deleted_by, erase_after, erased_at)
select s.id, 'student', coalesce(e.at, now()), a.id, coalesce(e.at, now()) + interval '30 days', coalesce(e.at, now())
from student s
left join lateral (
  select at, actor_id from audit_entry
  where record_id = s.id and action in ('student.delete', 'student.reject') order by at desc limit 1
) e on true
left join account a on a.id = e.actor_id
where s.status = 'Deleted';
update student set fname = '–', lname = '–', search_key = '', search_text = '' where status = 'Deleted';
update receipt r set void_reason = null from student s
where s.id = r.student_id and s.status = 'Deleted' and r.void_reason is not null;
insert into deletion (id, record, deleted_at, deleted_by, enquiry, erase_after)
select distinct on (e.record_id) e.record_id, 'enquiry', e.at, a.id,
  jsonb_build_object('id', e.record_id, 'name', p.before), e.at + interval '30 days'
from audit_entry e
join audit_personal p on p.entry_id = e.id and p.subject_id = e.record_id and p.field = 'name'
left join account a on a.id = e.actor_id
where e.action = 'enquiry.remove' and not exists (select from enquiry q where q.id = e.record_id)
order by e.record_id, e.at desc;
insert into audit_personal (entry_id, subject_id, field, before, after)
select e.id, s.id, 'reason', e.before -> 'reason', e.after -> 'reason'
from audit_entry e
left join receipt r on e.record = 'receipt' and r.id = e.record_id
join student s on s.id = case e.record when 'student' then e.record_id else r.student_id end and s.status <> 'Deleted'
where e.record in ('student', 'receipt') and (e.before ? 'reason' or e.after ? 'reason');
update audit_entry set before = before - 'reason', after = after - 'reason'
where record in ('student', 'receipt') and (before ? 'reason' or after ? 'reason');

-- 0020_privacy.sql
create table privacy_notice (
  one boolean primary key default true check (one),
  texts jsonb not null,
  version integer not null
);
grant select, insert, update on privacy_notice to munshi_app;
create table consent (
  student_id uuid primary key references student,
  given_by text not null check (given_by in ('student', 'guardian')),
  guardian_name text check (length(guardian_name) between 1 and 100),
  notice_version integer not null,
  at timestamptz not null,
  recorded_by uuid references account,
  check ((given_by = 'guardian') = (guardian_name is not null))
);
grant select, insert, delete on consent to munshi_app;

-- 0021_backups.sql
create table backup_run (
  id uuid primary key,
  kind text not null check (kind in ('scheduled', 'manual', 'command')),
  started_at timestamptz not null,
  seen_at timestamptz not null,
  finished_at timestamptz,
  place text not null check (length(place) between 1 and 4300),
  encrypted boolean not null,
  bytes bigint check (bytes >= 0),
  reason text check (length(reason) <= 40),
  check ((finished_at is null) = (bytes is null and reason is null))
);
create unique index backup_run_unfinished on backup_run ((true)) where finished_at is null;
create index backup_run_newest on backup_run (started_at desc, id desc);
grant select, insert, update on backup_run to munshi_app;

-- 0022_audit_chain.sql
alter table audit_personal add column salt uuid not null default gen_random_uuid();

create table audit_link (
  n bigint primary key check (n > 0),
  entry_id uuid not null unique references audit_entry,
  entry_digest bytea not null check (length(entry_digest) = 32),
  subject_id uuid,
  personal_fields text[] not null,
  personal_digests bytea not null check (length(personal_digests) = 32 * cardinality(personal_fields)),
  latest_at timestamptz not null,
  chained_at timestamptz not null,
  hash bytea not null check (length(hash) = 32)
);
grant select, insert on audit_link to munshi_app;

create table audit_seal (
  day date primary key,
  n bigint not null check (n > 0),
  hash bytea not null check (length(hash) = 32)
);
grant select, insert on audit_seal to munshi_app;
create table audit_unchained (
  at timestamptz not null,
  entry_id uuid not null references audit_entry,
  primary key (at, entry_id)
);
insert into audit_unchained (at, entry_id) select at, id from audit_entry;
grant select, insert, delete on audit_unchained to munshi_app;

create function audit_entry_unchained() returns trigger language plpgsql as $$
begin
  insert into audit_unchained (at, entry_id) select at, id from added;
  return null;
end $$;
create trigger audit_entry_unchained after insert on audit_entry
  referencing new table as added for each statement execute function audit_entry_unchained();

-- 0023_several_processes.sql
create table job_run (
  job text primary key check (length(job) between 1 and 50),
  started_at timestamptz not null
);
create table heartbeat (
  process_id uuid primary key,
  started_at timestamptz not null,
  seen_at timestamptz not null
);
create index heartbeat_seen_at on heartbeat (seen_at);
create table setup_code (
  code_hash bytea primary key check (length(code_hash) = 32),
  created_at timestamptz not null,
  accounts bytea
);

grant select, insert, update, delete on job_run, heartbeat, setup_code to munshi_app;


create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) primary key, is_locked integer default 0 not null);
create table migration_hash (name text primary key, hash text not null);
grant select on migration_hash to munshi_app;

set session_replication_role = replica;
truncate account, attendance_mark, attendance_sheet, audit_entry, audit_link, audit_personal, audit_seal, audit_unchained, backup_run, batch, consent, course, declared_payment, deletion, draft, enquiry, expense, expense_category, heartbeat, idempotency, institute, job_run, known_browser, kysely_migration, kysely_migration_lock, migration_hash, portfolio, privacy_notice, project, receipt, receipt_series, recovery_code, request_count, reset_token, secret, session, setup_code, sign_in_attempt, student, student_account, student_total, two_factor;
insert into account ("id", "role", "name", "email", "email_key", "password_hash", "state", "created_at", "version", "email_confirmed_at") overriding system value values
  ('01976d38-7d5f-7622-9a3b-d9ae7b453da0', 'student', 'विवेक दृष्टांत', 'student.1@example.com', 'student.1@example.com', '', 'active', '2025-06-14 06:55:08.127+00', '1', NULL),
  ('0198305a-7b46-75da-9410-c57c40a90c5d', 'student', 'Zoë Sample', 'zoe.7@example.com', 'zoe.7@example.com', '', 'active', '2025-07-22 04:18:12.934+00', '1', NULL),
  ('0199483e-e8b1-7141-b327-5a60dbadbd2d', 'student', 'Yusuf Příklad', 'yusuf.3@example.com', 'yusuf.3@example.com', '', 'active', '2025-09-14 12:41:46.417+00', '1', NULL),
  ('019acdcb-3f5e-74a1-9402-faa56e99181a', 'student', 'Māyā Udāharaṇ', 'maya.4@example.com', 'maya.4@example.com', '', 'active', '2025-11-29 04:07:20.67+00', '1', NULL),
  ('01a11b91-9b52-73a2-9255-5c0139daab90', 'student', 'Zoë Przykład', 'zoe.2@example.com', 'zoe.2@example.com', '', 'disabled', '2026-10-08 12:51:29.746+00', '2', NULL),
  ('01a1b03c-74c1-720a-b093-35b4c04ccd4a', 'student', 'Noor Namuna', 'student@example.com', 'student@example.com', '$argon2id$v=19$m=19456,t=2,p=1$6NG1aTnbLef/Vtvji+K9mQ$38oD25cvmRHs4KdDGACHKH8fedIFSfctggQTxN7VbhU', 'active', '2026-11-06 09:41:54.497+00', '2', NULL),
  ('01a1be83-9230-7515-bc7b-2c8eefea4087', 'student', 'Zoë Przykład', 'zoe.6@example.com', 'zoe.6@example.com', '', 'active', '2026-11-09 04:14:16.112+00', '1', NULL),
  ('01a1fb86-a83e-7689-b971-2257b4dc74fd', 'student', 'Farhan Beispiel', 'farhan.5@example.com', 'farhan.5@example.com', '', 'active', '2026-11-21 00:34:28.542+00', '1', NULL),
  ('01a20426-e884-7167-afe1-95d3f0592905', 'admin', 'Asha Example', 'admin@example.com', 'admin@example.com', '$argon2id$v=19$m=19456,t=2,p=1$OKuKNSvZpRzxp8LEzl/MzQ$du4i9VAaIPpcD9kLx8aXBkIYmpF/7l3uUhlYrRVjoZ0', 'active', '2026-11-21 04:30:00+00', '1', NULL),
  ('01a20426-e884-7167-afe1-9a6c5ce2eb58', 'hr', 'Hari Example', 'hr@example.com', 'hr@example.com', '$argon2id$v=19$m=19456,t=2,p=1$Ml68ZXb0FIkherEy3eXFXg$H91E8l4mB64sbtG+qvQ/nDtRCh40bVZqYgQYZypyuJw', 'active', '2026-11-21 04:30:00+00', '1', NULL),
  ('01a20426-e8cb-707b-a605-056f054ecd4a', 'hr', 'Hina Sample', 'hina@example.com', 'hina@example.com', '$argon2id$v=19$m=19456,t=2,p=1$t1DPlm0j+sjeePkj+uIG9w$2AhMssoh7yTdvxGPoqzi7nCPBHZJIGScE0/FqnFhRns', 'active', '2025-04-01 08:10:32.502+00', '1', NULL),
  ('01a20426-e8cb-707b-a605-0bdb6cbf1840', 'hr', 'Hemant Namuna', 'hemant@example.com', 'hemant@example.com', '$argon2id$v=19$m=19456,t=2,p=1$t1DPlm0j+sjeePkj+uIG9w$2AhMssoh7yTdvxGPoqzi7nCPBHZJIGScE0/FqnFhRns', 'active', '2025-04-01 12:11:18.039+00', '1', NULL),
  ('01a20426-e8cc-7308-9007-9f13858ad8a2', 'hr', 'Hazel Specimen', 'hazel@example.com', 'hazel@example.com', '$argon2id$v=19$m=19456,t=2,p=1$t1DPlm0j+sjeePkj+uIG9w$2AhMssoh7yTdvxGPoqzi7nCPBHZJIGScE0/FqnFhRns', 'disabled', '2025-04-01 12:58:12.964+00', '2', NULL),
  ('01a20426-e8cc-7308-9007-a2466a8892c4', 'admin', 'Anil Demo', 'anil@example.com', 'anil@example.com', '$argon2id$v=19$m=19456,t=2,p=1$t1DPlm0j+sjeePkj+uIG9w$2AhMssoh7yTdvxGPoqzi7nCPBHZJIGScE0/FqnFhRns', 'active', '2025-04-01 05:46:43.465+00', '1', NULL);
insert into attendance_mark ("student_id", "day", "sheet_id", "present") overriding system value values
  ('01a11b91-9b52-73a2-9255-5c0139daab90', '2026-11-06', '01a1b03c-724d-72f2-81b5-e61482e2063d', 'false'),
  ('01a1b03c-74c1-720a-b093-35b4c04ccd4a', '2026-11-06', '01a1b0c9-1727-7128-a0fa-5aa407b7dece', 'true'),
  ('01a1b03c-74c1-720a-b093-35b4c04ccd4a', '2026-11-07', '01a1b51d-6a8b-75eb-9dc8-6634829bbe75', 'true'),
  ('01a1b03c-74c1-720a-b093-35b4c04ccd4a', '2026-11-09', '01a1c041-4eb3-708c-b52f-21dcb11a20f3', 'true'),
  ('01a1b03c-74c1-720a-b093-35b4c04ccd4a', '2026-11-10', '01a1c53b-8e49-75c3-8bd1-2cc413cf928c', 'true'),
  ('01a1b03c-74c1-720a-b093-35b4c04ccd4a', '2026-11-11', '01a1ca38-8fec-7080-a330-ff126add32c2', 'true'),
  ('01a1b03c-74c1-720a-b093-35b4c04ccd4a', '2026-11-12', '01a1ce42-8cd3-74e4-8fb1-1d778b66e593', 'true'),
  ('01a1b03c-74c1-720a-b093-35b4c04ccd4a', '2026-11-13', '01a1d445-07d9-7585-ae2b-cc71851a10eb', 'true'),
  ('01a1b03c-74c1-720a-b093-35b4c04ccd4a', '2026-11-14', '01a1d916-73a3-74cb-9329-3aa36f3fc6bf', 'true'),
  ('01a1b03c-74c1-720a-b093-35b4c04ccd4a', '2026-11-16', '01a1e402-4a37-76ac-80b7-c96463fd7b7f', 'true'),
  ('01a1b03c-74c1-720a-b093-35b4c04ccd4a', '2026-11-17', '01a1e95a-a683-7165-829d-5295f8385930', 'true'),
  ('01a1b03c-74c1-720a-b093-35b4c04ccd4a', '2026-11-18', '01a1ee80-40dd-72a6-a3fd-8b640524908e', 'true'),
  ('01a1b03c-74c1-720a-b093-35b4c04ccd4a', '2026-11-19', '01a1f2a8-7850-7504-999a-8d456aa36baf', 'true'),
  ('01a1b03c-74c1-720a-b093-35b4c04ccd4a', '2026-11-20', '01a1f8c0-38a9-70a2-8f5b-b36a2908e599', 'true');
insert into attendance_sheet ("id", "batch_id", "day", "present", "absent", "saved_at", "saved_by", "version") overriding system value values
  ('01a1b03c-724d-72f2-81b5-e61482e2063d', '01a20426-e8aa-7270-8e34-05bb16902d19', '2026-11-06', '0', '1', '2026-11-06 09:41:53.869+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', '1'),
  ('01a1b0c9-1727-7128-a0fa-5aa407b7dece', '01a20426-e8aa-7270-8e34-0be47508b3e7', '2026-11-06', '1', '0', '2026-11-06 12:15:31.111+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', '1'),
  ('01a1b51d-6a8b-75eb-9dc8-6634829bbe75', '01a20426-e8aa-7270-8e34-0be47508b3e7', '2026-11-07', '1', '0', '2026-11-07 08:26:06.347+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', '1'),
  ('01a1c041-4eb3-708c-b52f-21dcb11a20f3', '01a20426-e8aa-7270-8e34-0be47508b3e7', '2026-11-09', '1', '0', '2026-11-09 12:21:07.891+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', '1'),
  ('01a1c53b-8e49-75c3-8bd1-2cc413cf928c', '01a20426-e8aa-7270-8e34-0be47508b3e7', '2026-11-10', '1', '0', '2026-11-10 11:32:57.033+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', '1'),
  ('01a1ca38-8fec-7080-a330-ff126add32c2', '01a20426-e8aa-7270-8e34-0be47508b3e7', '2026-11-11', '1', '0', '2026-11-11 10:47:46.924+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', '1'),
  ('01a1ce42-8cd3-74e4-8fb1-1d778b66e593', '01a20426-e8aa-7270-8e34-0be47508b3e7', '2026-11-12', '1', '0', '2026-11-12 05:37:10.355+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', '1'),
  ('01a1d445-07d9-7585-ae2b-cc71851a10eb', '01a20426-e8aa-7270-8e34-0be47508b3e7', '2026-11-13', '1', '0', '2026-11-13 09:37:36.217+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', '1'),
  ('01a1d916-73a3-74cb-9329-3aa36f3fc6bf', '01a20426-e8aa-7270-8e34-0be47508b3e7', '2026-11-14', '1', '0', '2026-11-14 08:04:49.699+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', '1'),
  ('01a1e402-4a37-76ac-80b7-c96463fd7b7f', '01a20426-e8aa-7270-8e34-0be47508b3e7', '2026-11-16', '1', '0', '2026-11-16 10:58:37.751+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', '1'),
  ('01a1e95a-a683-7165-829d-5295f8385930', '01a20426-e8aa-7270-8e34-0be47508b3e7', '2026-11-17', '1', '0', '2026-11-17 11:53:14.627+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', '1'),
  ('01a1ee80-40dd-72a6-a3fd-8b640524908e', '01a20426-e8aa-7270-8e34-0be47508b3e7', '2026-11-18', '1', '0', '2026-11-18 11:52:25.053+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', '1'),
  ('01a1f2a8-7850-7504-999a-8d456aa36baf', '01a20426-e8aa-7270-8e34-0be47508b3e7', '2026-11-19', '1', '0', '2026-11-19 07:14:49.552+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', '1'),
  ('01a1f8c0-38a9-70a2-8f5b-b36a2908e599', '01a20426-e8aa-7270-8e34-0be47508b3e7', '2026-11-20', '1', '0', '2026-11-20 11:38:29.417+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', '1');
insert into audit_entry ("id", "at", "actor_id", "actor_name", "actor_role", "action", "record", "record_id", "request_id", "before", "after") overriding system value values
  ('019583bb-5506-71d5-ab10-fce9af4c8b71', '2025-03-11 05:44:07.174+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20426-e8a8-76f7-babd-ced9a8677c57', '019583bb-5506-7280-83fa-d192f6313dc8', NULL, '{"_id": "01a20426-e8a8-76f7-babd-ced9a8677c57", "bCode": "TALLY-2504", "bTime": "15:00 to 17:00", "endDate": "2025-07-01", "version": 1, "startDate": "2025-04-01", "courseName": "Tally with GST"}'),
  ('0195eaed-5b52-70a9-b665-b9c4e43a5a71', '2025-03-31 06:39:38.834+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'category.create', 'category', '01a20426-e8ff-74b1-a19e-00cfdf9a63e6', '0195eaed-5b52-7458-8004-ae88b1481a85', NULL, '{"ledger": "Internet"}'),
  ('0195eaed-5b52-715b-b713-afa209176faf', '2025-03-31 06:39:38.834+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'category.create', 'category', '01a20426-e8ff-74b1-a19e-07a867297073', '0195eaed-5b52-74d9-aecc-659b16029f37', NULL, '{"ledger": "Stationery"}'),
  ('0195eaed-5b52-7349-927f-be2bf7781239', '2025-03-31 06:39:38.834+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'category.create', 'category', '01a20426-e8ff-74b1-a19e-0a22eb6f522a', '0195eaed-5b52-7538-b017-6147dd42b733', NULL, '{"ledger": "Repairs"}'),
  ('0195eaed-5b52-7368-8e2a-5b976bac14e5', '2025-03-31 06:39:38.834+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'category.create', 'category', '01a20426-e8ff-74b1-a19d-f8390149d072', '0195eaed-5b52-7061-8026-b062a85a4885', NULL, '{"ledger": "Rent"}'),
  ('0195eaed-5b52-74ef-8b64-eebffa391cc6', '2025-03-31 06:39:38.834+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'category.create', 'category', '01a20426-e8ff-74b1-a19d-fc9e1cf790a0', '0195eaed-5b52-7693-bb79-54896ec9110c', NULL, '{"ledger": "Electricity"}'),
  ('0195eaed-5b52-75a3-a54d-c00592bb3d67', '2025-03-31 06:39:38.834+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'category.create', 'category', '01a20426-e8ff-74b1-a19e-11c8283c6a55', '0195eaed-5b52-73f8-9f98-cf875ce6cf0a', NULL, '{"ledger": "Advertising"}'),
  ('0195eaed-5b52-75db-a0f5-cea9892d5866', '2025-03-31 06:39:38.834+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'category.create', 'category', '01a20426-e8ff-74b1-a19e-0c5bfbe08f19', '0195eaed-5b52-75f1-ae7d-dc85e9add5c1', NULL, '{"ledger": "Tea and water"}'),
  ('0195eaed-5b52-77f1-abb1-a864983048e0', '2025-03-31 06:39:38.834+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'category.create', 'category', '01a20426-e8ff-74b1-a19d-f6660a67730d', '0195eaed-5b52-7315-b4e5-49a7262c4588', NULL, '{"ledger": "Salaries"}'),
  ('0195efe3-4389-706c-9d4a-0550662a24d2', '2025-04-01 05:46:43.465+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'staff.create', 'account', '01a20426-e8cc-7308-9007-a2466a8892c4', '0195efe3-4389-775d-886f-4238f295f1fc', NULL, '{"id": "01a20426-e8cc-7308-9007-a2466a8892c4", "name": "Anil Demo", "role": "admin", "email": "anil@example.com"}'),
  ('0195f066-eeb6-71be-928b-46b76f1e0c5c', '2025-04-01 08:10:32.502+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'staff.create', 'account', '01a20426-e8cb-707b-a605-056f054ecd4a', '0195f066-eeb6-708a-94f4-8d9cc25c8a69', NULL, '{"id": "01a20426-e8cb-707b-a605-056f054ecd4a", "name": "Hina Sample", "role": "hr", "email": "hina@example.com"}'),
  ('0195f0f8-846c-7188-b7bb-f5bcd437158a', '2025-04-01 10:49:33.548+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'course.create', 'course', '01a20426-e8a7-76f5-8ebc-d02d3474112d', '0195f0f8-846c-758e-a8e0-a58b9ed225f5', NULL, '{"_id": "01a20426-e8a7-76f5-8ebc-d02d3474112d", "cFee": 22000, "course": "Graphic Design", "version": 1, "cDuration": "5 months"}'),
  ('0195f0f8-846c-721a-9b8c-51c4faf61d1f', '2025-04-01 10:49:33.548+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'course.create', 'course', '01a20426-e8a7-76f5-8ebc-cab2fbc00acc', '0195f0f8-846c-7086-9f29-8f6e6e35cfa3', NULL, '{"_id": "01a20426-e8a7-76f5-8ebc-cab2fbc00acc", "cFee": 45000, "course": "Full Stack Web Development", "version": 1, "cDuration": "8 months"}'),
  ('0195f0f8-846c-742a-af59-fbfb59ec8b3a', '2025-04-01 10:49:33.548+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'course.create', 'course', '01a20426-e8a7-76f5-8ebc-defa1ad534b9', '0195f0f8-846c-7586-b585-83c4fc814e2f', NULL, '{"_id": "01a20426-e8a7-76f5-8ebc-defa1ad534b9", "cFee": 16500, "course": "Français des affaires", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-7523-bd21-7b7df609f199', '2025-04-01 10:49:33.548+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'course.create', 'course', '01a20426-e8a7-76f5-8ebc-cccf107eac84', '0195f0f8-846c-74e7-95e1-bcda800fca10', NULL, '{"_id": "01a20426-e8a7-76f5-8ebc-cccf107eac84", "cFee": 35000, "course": "Data Analytics", "version": 1, "cDuration": "6 months"}'),
  ('0195f0f8-846c-75ba-bd02-932924500cea', '2025-04-01 10:49:33.548+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'course.create', 'course', '01a20426-e8a7-76f5-8ebc-db72f15c8e37', '0195f0f8-846c-754f-8ae0-275782bc6c0e', NULL, '{"_id": "01a20426-e8a7-76f5-8ebc-db72f15c8e37", "cFee": 4500, "course": "Hindi Typing", "version": 1, "cDuration": "2 months"}'),
  ('0195f0f8-846c-763e-be74-d1c86d72981f', '2025-04-01 10:49:33.548+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'course.create', 'course', '01a20426-e8a7-76f5-8ebc-c642d157130f', '0195f0f8-846c-7261-a200-529cf5e9fe87', NULL, '{"_id": "01a20426-e8a7-76f5-8ebc-c642d157130f", "cFee": 18000, "course": "Python Programming", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-767d-ae88-3694cd94d107', '2025-04-01 10:49:33.548+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'course.create', 'course', '01a20426-e8a7-76f5-8ebc-c2beffa5f25b', '0195f0f8-846c-70b9-a17e-25015ea691f8', NULL, '{"_id": "01a20426-e8a7-76f5-8ebc-c2beffa5f25b", "cFee": 12000, "course": "Tally with GST", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-77a2-8886-2c4b417ecc4e', '2025-04-01 10:49:33.548+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'course.create', 'course', '01a20426-e8a7-76f5-8ebc-d58aaeb2e26d', '0195f0f8-846c-73ac-9cd3-28bfa5289b37', NULL, '{"_id": "01a20426-e8a7-76f5-8ebc-d58aaeb2e26d", "cFee": 15000, "course": "Digital Marketing", "version": 1, "cDuration": "3 months"}'),
  ('0195f143-5a97-7033-b334-d2595d5d4781', '2025-04-01 12:11:18.039+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'staff.create', 'account', '01a20426-e8cb-707b-a605-0bdb6cbf1840', '0195f143-5a97-7496-9d46-cf29e3dd0659', NULL, '{"id": "01a20426-e8cb-707b-a605-0bdb6cbf1840", "name": "Hemant Namuna", "role": "hr", "email": "hemant@example.com"}'),
  ('0195f16e-4e64-747e-9214-bc3106abc4ac', '2025-04-01 12:58:12.964+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'staff.create', 'account', '01a20426-e8cc-7308-9007-9f13858ad8a2', '0195f16e-4e64-7442-b840-c8b487fb1992', NULL, '{"id": "01a20426-e8cc-7308-9007-9f13858ad8a2", "name": "Hazel Specimen", "role": "hr", "email": "hazel@example.com"}'),
  ('01960aa5-c6f2-75a7-870a-a72ac0f9232d', '2025-04-06 10:29:18.706+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20426-e8a8-76f7-babd-d3bfe2f625be', '01960aa5-c6f2-77b3-be06-55c329c77040', NULL, '{"_id": "01a20426-e8a8-76f7-babd-d3bfe2f625be", "bCode": "PY-2504", "bTime": "08:00 to 10:00", "endDate": "2025-08-27", "version": 1, "startDate": "2025-04-27", "courseName": "Python Programming"}'),
  ('01962e07-dbf7-74cc-b344-eda25f351b97', '2025-04-13 07:23:09.175+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01962e07-dbf7-75a7-ab6f-10209e07143f', '01962e07-dbf7-7630-94f3-2a41a93dd6c0', NULL, '{"_id": "01962e07-dbf7-75a7-ab6f-10209e07143f", "date": "2025-04-13", "mode": "online", "year": 2025, "month": 4, "course": "Graphic Design", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "Enquirymode": "offline"}'),
  ('01964210-8c00-7728-8482-c1f165f039bd', '2025-04-17 04:45:02.848+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '01962e07-dbf7-75a7-ab6f-10209e07143f', '01964210-8c00-7578-b652-f1468b676dc2', '{"status": "Open"}', '{"status": "Pending"}'),
  ('0196952d-9296-700e-bf48-bd6271e81ab4', '2025-05-03 08:05:14.006+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20426-e8a8-76f7-babd-d6577894f1b6', '0196952d-9296-704a-b5ac-8d324dc2d22a', NULL, '{"_id": "01a20426-e8a8-76f7-babd-d6577894f1b6", "bCode": "FSW-2505", "bTime": "12:30 to 14:30", "endDate": "2026-01-24", "version": 1, "startDate": "2025-05-24", "courseName": "Full Stack Web Development"}'),
  ('01971baf-477f-745a-b8c1-d733d556cfba', '2025-05-29 10:56:01.407+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20426-e8a8-76f7-babd-da507f609d99', '01971baf-477f-7365-b9a1-1c2bfc110b5f', NULL, '{"_id": "01a20426-e8a8-76f7-babd-da507f609d99", "bCode": "DA-2506", "bTime": "18:00 to 20:00", "endDate": "2025-12-19", "version": 1, "startDate": "2025-06-19", "courseName": "Data Analytics"}'),
  ('01972f8c-001d-71e8-9a18-353ef750ca32', '2025-06-02 07:29:53.693+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'expense.create', 'expense', '01972f8c-001d-770c-93b9-834281e9e81e', '01972f8c-001d-75c9-8aa2-0070842345e8', NULL, '{"_id": "01972f8c-001d-770c-93b9-834281e9e81e", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 172, "ledger": "01a20426-e8ff-74b1-a19e-00cfdf9a63e6", "remark": "Sample Telecom, line of the month", "version": 1, "createdAt": "2025-06-02T07:29:53.693Z", "updatedAt": "2025-06-02T07:29:53.693Z", "ledgerName": "Internet"}'),
  ('019730ae-176e-70cc-a605-c1df5995bf5e', '2025-06-02 12:46:45.102+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'expense.create', 'expense', '019730ae-176e-703a-b971-616743797868', '019730ae-176e-72d4-b340-60d16a8c3e9a', NULL, '{"_id": "019730ae-176e-703a-b971-616743797868", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 516, "ledger": "01a20426-e8ff-74b1-a19d-fc9e1cf790a0", "remark": "Example Power Company, bill of the month", "version": 1, "createdAt": "2025-06-02T12:46:45.102Z", "updatedAt": "2025-06-02T12:46:45.102Z", "ledgerName": "Electricity"}'),
  ('01973f27-1abc-71c3-914a-1000db17c9e0', '2025-06-05 08:13:36.828+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'expense.create', 'expense', '01973f27-1abc-718d-866c-33ab7ff499ad', '01973f27-1abc-77f1-9c3f-e2303d9c9aed', NULL, '{"_id": "01973f27-1abc-718d-866c-33ab7ff499ad", "date": "2025-06-05", "year": 2025, "month": 6, "amount": 3876, "ledger": "01a20426-e8ff-74b1-a19d-f6660a67730d", "remark": "Teachers and office of the example institute", "version": 1, "createdAt": "2025-06-05T08:13:36.828Z", "updatedAt": "2025-06-05T08:13:36.828Z", "ledgerName": "Salaries"}'),
  ('01973f71-631b-7545-889c-eb317ab102be', '2025-06-05 09:34:45.019+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01973f71-631b-7262-b607-78193ac4a0a8', '01973f71-631b-7348-872c-f3cee1657e5b', NULL, '{"_id": "01973f71-631b-7262-b607-78193ac4a0a8", "date": "2025-06-05", "mode": "offline", "year": 2025, "month": 6, "course": "Data Analytics", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "Enquirymode": "offline"}'),
  ('019744be-dbb1-73d7-b224-eb1a14540f24', '2025-06-06 10:17:28.241+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'expense.create', 'expense', '019744be-dbb1-74f1-be02-7025cea9c148', '019744be-dbb1-76fc-8033-7acb60da12e4', NULL, '{"_id": "019744be-dbb1-74f1-be02-7025cea9c148", "date": "2025-06-06", "year": 2025, "month": 6, "amount": 2153, "ledger": "01a20426-e8ff-74b1-a19d-f8390149d072", "remark": "Example House, all classrooms", "version": 1, "createdAt": "2025-06-06T10:17:28.241Z", "updatedAt": "2025-06-06T10:17:28.241Z", "ledgerName": "Rent"}'),
  ('01976d38-7d5f-71d5-9143-0fe22362f6af', '2025-06-14 06:55:08.127+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'student.register', 'student', '01976d38-7d5f-7622-9a3b-d9ae7b453da0', '01976d38-7d5f-706f-9917-6013142e6ca3', NULL, '{"_id": "01976d38-7d5f-7622-9a3b-d9ae7b453da0", "fee": 31500, "mode": "offline", "batch": "DA-2506", "course": "Data Analytics", "status": "Active", "PaidFee": 0, "dueDate": "2025-07-19", "endDate": "2025-12-19", "version": 1, "TotalFee": 31500, "declared": null, "isPlaced": "notPlaced", "cduration": "6 months", "PendingFee": 31500, "isCompleted": "yes", "joiningDate": "2025-06-14"}'),
  ('01976d38-7d5f-74a2-bfaa-2247996a1664', '2025-06-14 06:55:08.127+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'enquiry.admit', 'enquiry', '01973f71-631b-7262-b607-78193ac4a0a8', '01976d38-7d5f-7167-b1d0-26a529877088', '{"status": "Open", "student": null}', '{"status": "Closed", "student": "01976d38-7d5f-7622-9a3b-d9ae7b453da0"}'),
  ('01977d82-9bf0-748a-b524-636d921c169f', '2025-06-17 10:50:01.072+00', '01a20426-e8cb-707b-a605-056f054ecd4a', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01977d82-9bf0-74eb-ae17-8791da562cf0', '01977d82-9bf0-7713-8538-b647af0f30ae', NULL, '{"_id": "01977d82-9bf0-74eb-ae17-8791da562cf0", "due": 21000, "date": "2025-06-17", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 6, "course": "Data Analytics", "changed": false, "payMode": "Online", "payable": 31500, "student": "01976d38-7d5f-7622-9a3b-d9ae7b453da0", "version": 1, "issuedOn": "2025-06-17", "receiptNo": "2025-26/000001"}'),
  ('0197a729-c8b5-7496-b279-eec97945c631', '2025-06-25 12:57:02.901+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20426-e8a8-76f7-babd-dd6fbc0e4a74', '0197a729-c8b5-7241-9289-dd105084e6b3', NULL, '{"_id": "01a20426-e8a8-76f7-babd-dd6fbc0e4a74", "bCode": "GD-2507", "bTime": "18:00 to 20:00", "endDate": "2025-12-16", "version": 1, "startDate": "2025-07-16", "courseName": "Graphic Design"}'),
  ('0197cf00-2cf0-7069-a67b-1437d5595506', '2025-07-03 06:36:24.688+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'expense.create', 'expense', '0197cf00-2cf0-71ef-bc15-c9c673dd6ec6', '0197cf00-2cf0-7710-8e89-aad370140c1a', NULL, '{"_id": "0197cf00-2cf0-71ef-bc15-c9c673dd6ec6", "date": "2025-07-03", "year": 2025, "month": 7, "amount": 1058, "ledger": "01a20426-e8ff-74b1-a19d-fc9e1cf790a0", "remark": "Example Power Company, bill of the month", "version": 1, "createdAt": "2025-07-03T06:36:24.688Z", "updatedAt": "2025-07-03T06:36:24.688Z", "ledgerName": "Electricity"}'),
  ('0197d3b1-cdf4-7777-8480-36e87c2e749b', '2025-07-04 04:28:54.644+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d3b1-cdf4-7660-8ae5-982b04096c1c', '0197d3b1-cdf4-720f-8cf0-d42998a40635', NULL, '{"_id": "0197d3b1-cdf4-7660-8ae5-982b04096c1c", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 352, "ledger": "01a20426-e8ff-74b1-a19e-00cfdf9a63e6", "remark": "Sample Telecom, line of the month", "version": 1, "createdAt": "2025-07-04T04:28:54.644Z", "updatedAt": "2025-07-04T04:28:54.644Z", "ledgerName": "Internet"}'),
  ('0197d44b-78c3-7772-8f00-bc0d6b06835f', '2025-07-04 07:16:45.379+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d44b-78c3-73a2-9486-6d6c63e9f577', '0197d44b-78c3-7276-8330-69d2b271c4eb', NULL, '{"_id": "0197d44b-78c3-73a2-9486-6d6c63e9f577", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 7938, "ledger": "01a20426-e8ff-74b1-a19d-f6660a67730d", "remark": "Teachers and office of the example institute", "version": 1, "createdAt": "2025-07-04T07:16:45.379Z", "updatedAt": "2025-07-04T07:16:45.379Z", "ledgerName": "Salaries"}'),
  ('0197e9a1-67f5-7656-96f8-bd16543744a1', '2025-07-08 10:42:38.709+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'expense.create', 'expense', '0197e9a1-67f5-7242-bb6e-0b280becbff3', '0197e9a1-67f5-7031-b750-ec8f90692238', NULL, '{"_id": "0197e9a1-67f5-7242-bb6e-0b280becbff3", "date": "2025-07-08", "year": 2025, "month": 7, "amount": 4410, "ledger": "01a20426-e8ff-74b1-a19d-f8390149d072", "remark": "Example House, all classrooms", "version": 1, "createdAt": "2025-07-08T10:42:38.709Z", "updatedAt": "2025-07-08T10:42:38.709Z", "ledgerName": "Rent"}'),
  ('01980c8c-196a-74a3-8705-c0d9efa7fa8a', '2025-07-15 05:26:04.906+00', '01a20426-e8cb-707b-a605-0bdb6cbf1840', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '01980c8c-196a-719d-bc27-77c3da2533c7', '01980c8c-196a-73ac-b361-eecf2f8e78d3', NULL, '{"_id": "01980c8c-196a-719d-bc27-77c3da2533c7", "due": 10500, "date": "2025-07-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 7, "course": "Data Analytics", "changed": false, "payMode": "Cash", "payable": 31500, "student": "01976d38-7d5f-7622-9a3b-d9ae7b453da0", "version": 1, "issuedOn": "2025-07-15", "receiptNo": "2025-26/000002"}'),
  ('01982b99-c49f-706b-9b98-580d0f211d14', '2025-07-21 06:09:14.399+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20426-e8a8-76f7-babd-e095e56d0529', '01982b99-c49f-76d4-9c81-01e7ca18f76a', NULL, '{"_id": "01a20426-e8a8-76f7-babd-e095e56d0529", "bCode": "DM-2508", "bTime": "10:00 to 12:00", "endDate": "2025-11-11", "version": 1, "startDate": "2025-08-11", "courseName": "Digital Marketing"}'),
  ('0198305a-7b46-74dd-b377-dd320358fbb4', '2025-07-22 04:18:12.934+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'student.register', 'student', '0198305a-7b46-75da-9410-c57c40a90c5d', '0198305a-7b46-7183-a932-9f85248212ba', NULL, '{"_id": "0198305a-7b46-75da-9410-c57c40a90c5d", "fee": 22000, "mode": "offline", "batch": "GD-2507", "course": "Graphic Design", "status": "Active", "PaidFee": 0, "dueDate": "2025-08-26", "endDate": "2025-12-16", "version": 1, "TotalFee": 22000, "declared": null, "isPlaced": "notPlaced", "cduration": "5 months", "PendingFee": 22000, "isCompleted": "yes", "joiningDate": "2025-07-22"}'),
  ('01983ab5-5436-7217-b6a2-5c038f349f99', '2025-07-24 04:33:38.87+00', '01976d38-7d5f-7622-9a3b-d9ae7b453da0', '', 'student', 'project.add', 'project', '01983ab5-5436-73db-ac19-96f1162c2af3', '01983ab5-5436-71f8-a775-206e74e9a24d', NULL, '{"_id": "01983ab5-5436-73db-ac19-96f1162c2af3", "student": "01976d38-7d5f-7622-9a3b-d9ae7b453da0", "version": 1}'),
  ('01984f40-d442-710b-ad77-8490433c0546', '2025-07-28 04:18:25.474+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'fee.record', 'receipt', '01984f40-d442-76dd-b143-0d26d422fb3e', '01984f40-d442-734c-8957-e4bf2e06d25e', NULL, '{"_id": "01984f40-d442-76dd-b143-0d26d422fb3e", "due": 11000, "date": "2025-07-28", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 7, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-75da-9410-c57c40a90c5d", "version": 1, "issuedOn": "2025-07-28", "receiptNo": "2025-26/000003"}'),
  ('01985aa9-0953-70d2-b500-7f6673ed8298', '2025-07-30 09:28:04.179+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'staff.update', 'account', '01a20426-e8cc-7308-9007-9f13858ad8a2', '01985aa9-0953-76dd-9e9c-d8bee6dc7e5b', '{"status": "Active", "version": 1}', '{"status": "Disable", "version": 2}'),
  ('01986905-43a3-7712-9818-b10b6f5920e4', '2025-08-02 04:23:29.443+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'expense.create', 'expense', '01986905-43a3-70ed-af59-a09fd6cef21a', '01986905-43a3-7595-92ee-a16d1eb6e71a', NULL, '{"_id": "01986905-43a3-70ed-af59-a09fd6cef21a", "date": "2025-08-02", "year": 2025, "month": 8, "amount": 4341, "ledger": "01a20426-e8ff-74b1-a19d-f8390149d072", "remark": "Example House, all classrooms", "version": 1, "createdAt": "2025-08-02T04:23:29.443Z", "updatedAt": "2025-08-02T04:23:29.443Z", "ledgerName": "Rent"}'),
  ('019873c7-c03e-709c-bcd6-02f3120f9a1c', '2025-08-04 06:32:07.486+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'expense.create', 'expense', '019873c7-c03e-71aa-a375-42a0f56284fb', '019873c7-c03e-7009-9b15-057db6f10578', NULL, '{"_id": "019873c7-c03e-71aa-a375-42a0f56284fb", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 7814, "ledger": "01a20426-e8ff-74b1-a19d-f6660a67730d", "remark": "Teachers and office of the example institute", "version": 1, "createdAt": "2025-08-04T06:32:07.486Z", "updatedAt": "2025-08-04T06:32:07.486Z", "ledgerName": "Salaries"}'),
  ('0198742d-391a-7063-9784-56b5ac4e9d7b', '2025-08-04 08:22:57.562+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'expense.create', 'expense', '0198742d-391a-7478-9e2a-1092ea637a77', '0198742d-391a-740e-b296-3c2d97ae4654', NULL, '{"_id": "0198742d-391a-7478-9e2a-1092ea637a77", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 347, "ledger": "01a20426-e8ff-74b1-a19e-00cfdf9a63e6", "remark": "Sample Telecom, line of the month", "version": 1, "createdAt": "2025-08-04T08:22:57.562Z", "updatedAt": "2025-08-04T08:22:57.562Z", "ledgerName": "Internet"}'),
  ('01987a45-a517-720d-9430-d0b2f19103e1', '2025-08-05 12:47:21.367+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'expense.create', 'expense', '01987a45-a517-728c-9cd3-d09e1bb7b524', '01987a45-a517-76fc-87e7-5922e3a0da2e', NULL, '{"_id": "01987a45-a517-728c-9cd3-d09e1bb7b524", "date": "2025-08-05", "year": 2025, "month": 8, "amount": 1041, "ledger": "01a20426-e8ff-74b1-a19d-fc9e1cf790a0", "remark": "Example Power Company, bill of the month", "version": 1, "createdAt": "2025-08-05T12:47:21.367Z", "updatedAt": "2025-08-05T12:47:21.367Z", "ledgerName": "Electricity"}'),
  ('0198adb9-bb13-7648-bfc4-b17aad6c6905', '2025-08-15 12:34:47.187+00', '01a20426-e8cb-707b-a605-056f054ecd4a', 'Hina Sample', 'hr', 'fee.record', 'receipt', '0198adb9-bb13-72d1-b0b4-d87496370f97', '0198adb9-bb13-707e-b01b-bfd9e399e688', NULL, '{"_id": "0198adb9-bb13-72d1-b0b4-d87496370f97", "due": 0, "date": "2025-08-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 8, "course": "Data Analytics", "changed": false, "payMode": "Others", "payable": 31500, "student": "01976d38-7d5f-7622-9a3b-d9ae7b453da0", "version": 1, "issuedOn": "2025-08-15", "receiptNo": "2025-26/000004"}'),
  ('0198b7a5-65f9-7455-8473-534269021664', '2025-08-17 10:48:46.841+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20426-e8a8-76f7-babd-e7950e7cf50e', '0198b7a5-65f9-778c-8b42-e058e941c966', NULL, '{"_id": "01a20426-e8a8-76f7-babd-e7950e7cf50e", "bCode": "HT-2509", "bTime": "15:00 to 17:00", "endDate": "2025-11-07", "version": 1, "startDate": "2025-09-07", "courseName": "Hindi Typing"}'),
  ('0198d1be-32ac-7721-a457-3559a08a0db2', '2025-08-22 12:25:59.724+00', '01a20426-e8cb-707b-a605-0bdb6cbf1840', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '0198d1be-32ac-7247-833e-2a69fe06e71a', '0198d1be-32ac-7498-ba24-4619936f66b8', NULL, '{"_id": "0198d1be-32ac-7247-833e-2a69fe06e71a", "due": 0, "date": "2025-08-21", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 8, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-75da-9410-c57c40a90c5d", "version": 1, "issuedOn": "2025-08-22", "receiptNo": "2025-26/000005"}'),
  ('019904aa-7eb6-75d4-89cf-33f78ae9fec2', '2025-09-01 09:45:06.486+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'expense.create', 'expense', '019904aa-7eb6-73e4-b438-68d74519dada', '019904aa-7eb6-7304-8274-c03190016e00', NULL, '{"_id": "019904aa-7eb6-73e4-b438-68d74519dada", "date": "2025-09-01", "year": 2025, "month": 9, "amount": 6144, "ledger": "01a20426-e8ff-74b1-a19d-f6660a67730d", "remark": "Teachers and office of the example institute", "version": 1, "createdAt": "2025-09-01T09:45:06.486Z", "updatedAt": "2025-09-01T09:45:06.486Z", "ledgerName": "Salaries"}'),
  ('01990a07-c598-764f-9217-54454af974d4', '2025-09-02 10:45:05.56+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'expense.create', 'expense', '01990a07-c598-7577-8e9f-6213481fbf11', '01990a07-c598-715e-8ec6-75ddddb433a8', NULL, '{"_id": "01990a07-c598-7577-8e9f-6213481fbf11", "date": "2025-09-02", "year": 2025, "month": 9, "amount": 3413, "ledger": "01a20426-e8ff-74b1-a19d-f8390149d072", "remark": "Example House, all classrooms", "version": 1, "createdAt": "2025-09-02T10:45:05.560Z", "updatedAt": "2025-09-02T10:45:05.560Z", "ledgerName": "Rent"}'),
  ('01990f32-eeb0-73ea-b3f9-de0b3e21998b', '2025-09-03 10:50:20.208+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'expense.create', 'expense', '01990f32-eeb0-74d9-93cb-f9560eedc61a', '01990f32-eeb0-73bb-a982-70dc5df592cf', NULL, '{"_id": "01990f32-eeb0-74d9-93cb-f9560eedc61a", "date": "2025-09-03", "year": 2025, "month": 9, "amount": 819, "ledger": "01a20426-e8ff-74b1-a19d-fc9e1cf790a0", "remark": "Example Power Company, bill of the month", "version": 1, "createdAt": "2025-09-03T10:50:20.208Z", "updatedAt": "2025-09-03T10:50:20.208Z", "ledgerName": "Electricity"}'),
  ('0199291d-4815-7002-a26f-93874aacc12d', '2025-09-08 11:36:48.917+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'expense.create', 'expense', '0199291d-4815-7778-ae88-ce55730a8050', '0199291d-4815-751c-a050-121d07fb3a4d', NULL, '{"_id": "0199291d-4815-7778-ae88-ce55730a8050", "date": "2025-09-08", "year": 2025, "month": 9, "amount": 273, "ledger": "01a20426-e8ff-74b1-a19e-00cfdf9a63e6", "remark": "Sample Telecom, line of the month", "version": 1, "createdAt": "2025-09-08T11:36:48.917Z", "updatedAt": "2025-09-08T11:36:48.917Z", "ledgerName": "Internet"}'),
  ('01993c60-445a-759d-b3c7-77fb198e3e18', '2025-09-12 05:22:45.978+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20426-e8a8-76f7-babd-e9910eacffa9', '01993c60-445a-7503-a601-191057ad5fae', NULL, '{"_id": "01a20426-e8a8-76f7-babd-e9910eacffa9", "bCode": "FR-2510", "bTime": "15:00 to 17:00", "endDate": "2026-02-03", "version": 1, "startDate": "2025-10-03", "courseName": "Français des affaires"}'),
  ('01994735-b681-7007-bb25-820f02131e71', '2025-09-14 07:52:06.529+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'fee.record', 'receipt', '01994735-b681-74f9-9b21-6c24ef1593de', '01994735-b681-7351-a475-9c752c235288', NULL, '{"_id": "01994735-b681-74f9-9b21-6c24ef1593de", "due": 0, "date": "2025-09-14", "paid": 15000, "year": 2025, "bCode": "DM-2508", "month": 9, "course": "Digital Marketing", "changed": false, "payMode": "Cash", "payable": 15000, "student": "0199483e-e8b1-7141-b327-5a60dbadbd2d", "version": 1, "issuedOn": "2025-09-14", "receiptNo": "2025-26/000006"}'),
  ('0199483e-e8b1-7436-8f6c-d4cc7099436e', '2025-09-14 12:41:46.417+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'student.register', 'student', '0199483e-e8b1-7141-b327-5a60dbadbd2d', '0199483e-e8b1-706c-9fee-92ba8fca2171', NULL, '{"_id": "0199483e-e8b1-7141-b327-5a60dbadbd2d", "fee": 15000, "mode": "online", "batch": "DM-2508", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2025-10-19", "endDate": "2025-11-11", "version": 1, "TotalFee": 15000, "declared": null, "isPlaced": "placed", "cduration": "3 months", "PendingFee": 15000, "isCompleted": "yes", "joiningDate": "2025-09-14"}'),
  ('0199c7c0-0ba8-72f7-b5eb-d36a7479002e', '2025-10-09 06:54:35.944+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20426-e8a8-76f7-babd-ec30facbee09', '0199c7c0-0ba8-764e-912b-e5e5d60cb866', NULL, '{"_id": "01a20426-e8a8-76f7-babd-ec30facbee09", "bCode": "TALLY-2510", "bTime": "12:30 to 14:30", "endDate": "2026-01-30", "version": 1, "startDate": "2025-10-30", "courseName": "Tally with GST"}'),
  ('019a24d1-6480-7477-9b98-d8b649edd693', '2025-10-27 08:38:13.888+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '019a24d1-6480-7444-bd19-eac6b07f267f', '019a24d1-6480-75e9-a6b4-f052f825addd', NULL, '{"_id": "019a24d1-6480-7444-bd19-eac6b07f267f", "date": "2025-10-27", "mode": "online", "year": 2025, "month": 10, "course": "Python Programming", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "Enquirymode": "offline"}'),
  ('019a3903-785b-72a1-96ae-9606af1f3e30', '2025-10-31 06:45:20.091+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '019a24d1-6480-7444-bd19-eac6b07f267f', '019a3903-785b-74ff-97c3-6c4f45d47d54', '{"status": "Open"}', '{"status": "Pending"}'),
  ('019a3e0d-cbe7-76f7-8ccf-f35599945fb5', '2025-11-01 06:14:42.919+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'expense.create', 'expense', '019a3e0d-cbe7-7118-b3bc-26b64971f89e', '019a3e0d-cbe7-7432-acb4-6e32404ab1f9', NULL, '{"_id": "019a3e0d-cbe7-7118-b3bc-26b64971f89e", "date": "2025-11-01", "year": 2025, "month": 11, "amount": 1250, "ledger": "01a20426-e8ff-74b1-a19d-f8390149d072", "remark": "Example House, all classrooms", "version": 1, "createdAt": "2025-11-01T06:14:42.919Z", "updatedAt": "2025-11-01T06:14:42.919Z", "ledgerName": "Rent"}'),
  ('019a499b-18e8-7332-964e-0ac45bbfe5f0', '2025-11-03 12:04:52.584+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'expense.create', 'expense', '019a499b-18e8-74d4-92d8-2f52fa7b3724', '019a499b-18e8-712c-90f1-47dbe4d6da97', NULL, '{"_id": "019a499b-18e8-74d4-92d8-2f52fa7b3724", "date": "2025-11-03", "year": 2025, "month": 11, "amount": 2250, "ledger": "01a20426-e8ff-74b1-a19d-f6660a67730d", "remark": "Teachers and office of the example institute", "version": 1, "createdAt": "2025-11-03T12:04:52.584Z", "updatedAt": "2025-11-03T12:04:52.584Z", "ledgerName": "Salaries"}'),
  ('019a4dd1-d13d-768c-be49-e03dea316d81', '2025-11-04 07:43:07.581+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20426-e8a9-771f-a467-0088a1ac0c4a', '019a4dd1-d13d-753c-ba6d-fb809b997c8c', NULL, '{"_id": "01a20426-e8a9-771f-a467-0088a1ac0c4a", "bCode": "PY-2511", "bTime": "18:00 to 20:00", "endDate": "2026-03-25", "version": 1, "startDate": "2025-11-25", "courseName": "Python Programming"}'),
  ('019a5870-be50-770c-aeb8-db4129e2eb37', '2025-11-06 09:12:55.12+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'expense.create', 'expense', '019a5870-be50-733c-8d06-3845724bfe3d', '019a5870-be50-71ba-bca3-49e3ead66638', NULL, '{"_id": "019a5870-be50-733c-8d06-3845724bfe3d", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 100, "ledger": "01a20426-e8ff-74b1-a19e-00cfdf9a63e6", "remark": "Sample Telecom, line of the month", "version": 1, "createdAt": "2025-11-06T09:12:55.120Z", "updatedAt": "2025-11-06T09:12:55.120Z", "ledgerName": "Internet"}'),
  ('019a58cd-919f-750c-bf56-f2b3f399b95e', '2025-11-06 10:54:18.527+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'expense.create', 'expense', '019a58cd-919f-74dd-a2b2-3842aaa81388', '019a58cd-919f-7718-ae57-caf12f25e589', NULL, '{"_id": "019a58cd-919f-74dd-a2b2-3842aaa81388", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 300, "ledger": "01a20426-e8ff-74b1-a19d-fc9e1cf790a0", "remark": "Example Power Company, bill of the month", "version": 1, "createdAt": "2025-11-06T10:54:18.527Z", "updatedAt": "2025-11-06T10:54:18.527Z", "ledgerName": "Electricity"}'),
  ('019acdcb-3f5e-76ab-a4a7-0ac1798c8c6b', '2025-11-29 04:07:20.67+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'student.register', 'student', '019acdcb-3f5e-74a1-9402-faa56e99181a', '019acdcb-3f5e-7656-a262-1cc5a8b9885e', NULL, '{"_id": "019acdcb-3f5e-74a1-9402-faa56e99181a", "fee": 18000, "mode": "offline", "batch": "PY-2511", "course": "Python Programming", "status": "Active", "PaidFee": 0, "dueDate": "2026-01-03", "endDate": "2026-03-25", "version": 1, "TotalFee": 18000, "declared": null, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 18000, "isCompleted": "yes", "joiningDate": "2025-11-29"}'),
  ('019acefa-c7b2-7299-b820-551bf8bcd8b6', '2025-11-29 09:38:52.978+00', '01a20426-e8cb-707b-a605-056f054ecd4a', 'Hina Sample', 'hr', 'fee.record', 'receipt', '019acefa-c7b2-7718-b009-84a1a1f8696f', '019acefa-c7b2-7540-853a-57de2dfc884f', NULL, '{"_id": "019acefa-c7b2-7718-b009-84a1a1f8696f", "due": 12000, "date": "2025-11-29", "paid": 6000, "year": 2025, "bCode": "PY-2511", "month": 11, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-74a1-9402-faa56e99181a", "version": 1, "issuedOn": "2025-11-29", "receiptNo": "2025-26/000007"}'),
  ('019ad88c-72fa-714c-959c-319071a4c522', '2025-12-01 06:14:34.49+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20426-e8a9-771f-a467-05fd787dda35', '019ad88c-72fa-72c7-9f6b-90a112a46c83', NULL, '{"_id": "01a20426-e8a9-771f-a467-05fd787dda35", "bCode": "FSW-2512", "bTime": "12:30 to 14:30", "endDate": "2026-08-22", "version": 1, "startDate": "2025-12-22", "courseName": "Full Stack Web Development"}'),
  ('019b5e41-c6ac-72d0-b69f-6668ad8ed0ac', '2025-12-27 05:22:07.66+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20426-e8a9-771f-a467-0808e88bfe9e', '019b5e41-c6ac-7033-8831-8220d436f9a7', NULL, '{"_id": "01a20426-e8a9-771f-a467-0808e88bfe9e", "bCode": "DA-2601", "bTime": "12:30 to 14:30", "endDate": "2026-07-17", "version": 1, "startDate": "2026-01-17", "courseName": "Data Analytics"}'),
  ('019b7ce0-50eb-768c-98b6-7b32700dd0c5', '2026-01-02 04:03:54.219+00', '01a20426-e8cb-707b-a605-0bdb6cbf1840', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '019b7ce0-50eb-7241-9b3d-0be896dc6912', '019b7ce0-50eb-75ab-b50b-26a889af548c', NULL, '{"_id": "019b7ce0-50eb-7241-9b3d-0be896dc6912", "due": 6000, "date": "2026-01-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 1, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-74a1-9402-faa56e99181a", "version": 1, "issuedOn": "2026-01-02", "receiptNo": "2025-26/000008"}'),
  ('019b7d9a-7db3-77de-8f59-4705a3b0d132', '2026-01-02 07:27:15.379+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'expense.create', 'expense', '019b7d9a-7db3-7208-9bf8-75a0121979a9', '019b7d9a-7db3-72a9-8736-46d5e1a3e165', NULL, '{"_id": "019b7d9a-7db3-7208-9bf8-75a0121979a9", "date": "2026-01-02", "year": 2026, "month": 1, "amount": 1076, "ledger": "01a20426-e8ff-74b1-a19d-f8390149d072", "remark": "Example House, all classrooms", "version": 1, "createdAt": "2026-01-02T07:27:15.379Z", "updatedAt": "2026-01-02T07:27:15.379Z", "ledgerName": "Rent"}'),
  ('019b92c8-7213-778b-b1da-a366cfcdf65a', '2026-01-06 10:09:28.595+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'expense.create', 'expense', '019b92c8-7213-7147-be94-c559f6efbf52', '019b92c8-7213-7197-80aa-f0b190e6e0d8', NULL, '{"_id": "019b92c8-7213-7147-be94-c559f6efbf52", "date": "2026-01-06", "year": 2026, "month": 1, "amount": 258, "ledger": "01a20426-e8ff-74b1-a19d-fc9e1cf790a0", "remark": "Example Power Company, bill of the month", "version": 1, "createdAt": "2026-01-06T10:09:28.595Z", "updatedAt": "2026-01-06T10:09:28.595Z", "ledgerName": "Electricity"}'),
  ('019b96c0-e9f1-7684-bc09-b46a9143f89d', '2026-01-07 04:39:43.857+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'expense.create', 'expense', '019b96c0-e9f1-745c-806e-56b49908e21c', '019b96c0-e9f1-719d-bfc3-33fd5426fbc6', NULL, '{"_id": "019b96c0-e9f1-745c-806e-56b49908e21c", "date": "2026-01-07", "year": 2026, "month": 1, "amount": 1938, "ledger": "01a20426-e8ff-74b1-a19d-f6660a67730d", "remark": "Teachers and office of the example institute", "version": 1, "createdAt": "2026-01-07T04:39:43.857Z", "updatedAt": "2026-01-07T04:39:43.857Z", "ledgerName": "Salaries"}'),
  ('019b9be6-f910-74cc-af54-7d4ba2d58403', '2026-01-08 04:39:24.176+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'expense.create', 'expense', '019b9be6-f910-70df-90b2-1919136b18b5', '019b9be6-f910-76a0-ab1f-938ad7b74ca0', NULL, '{"_id": "019b9be6-f910-70df-90b2-1919136b18b5", "date": "2026-01-08", "year": 2026, "month": 1, "amount": 86, "ledger": "01a20426-e8ff-74b1-a19e-00cfdf9a63e6", "remark": "Sample Telecom, line of the month", "version": 1, "createdAt": "2026-01-08T04:39:24.176Z", "updatedAt": "2026-01-08T04:39:24.176Z", "ledgerName": "Internet"}'),
  ('019bea69-43a4-7446-9e32-d8967cd04b1f', '2026-01-23 10:32:05.796+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20426-e8aa-7270-8e33-e24c6d40612a', '019bea69-43a4-72be-9a20-33540c42103e', NULL, '{"_id": "01a20426-e8aa-7270-8e33-e24c6d40612a", "bCode": "GD-2602", "bTime": "08:00 to 10:00", "endDate": "2026-07-13", "version": 1, "startDate": "2026-02-13", "courseName": "Graphic Design"}'),
  ('019c1cef-33c4-76f9-a92b-02bc082f3014', '2026-02-02 05:59:24.356+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'fee.record', 'receipt', '019c1cef-33c4-7769-aca0-da3227b6572a', '019c1cef-33c4-7303-91ab-1c2722bde51f', NULL, '{"_id": "019c1cef-33c4-7769-aca0-da3227b6572a", "due": 0, "date": "2026-02-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 2, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-74a1-9402-faa56e99181a", "version": 1, "issuedOn": "2026-02-02", "receiptNo": "2025-26/000009"}'),
  ('019c31b6-9ffd-7163-8eae-c2abb3cd056c', '2026-02-06 06:49:38.045+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'expense.create', 'expense', '019c31b6-9ffd-7452-9912-acadd2099b4d', '019c31b6-9ffd-7324-ac9e-76aedffe6290', NULL, '{"_id": "019c31b6-9ffd-7452-9912-acadd2099b4d", "date": "2026-02-06", "year": 2026, "month": 2, "amount": 2457, "ledger": "01a20426-e8ff-74b1-a19d-f6660a67730d", "remark": "Teachers and office of the example institute", "version": 1, "createdAt": "2026-02-06T06:49:38.045Z", "updatedAt": "2026-02-06T06:49:38.045Z", "ledgerName": "Salaries"}'),
  ('019c369f-a274-76b3-a4ca-d7347c791192', '2026-02-07 05:42:37.428+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'expense.create', 'expense', '019c369f-a274-764d-80b2-8f6e3bf033da', '019c369f-a274-72bf-a32e-bc8fa53fe7ea', NULL, '{"_id": "019c369f-a274-764d-80b2-8f6e3bf033da", "date": "2026-02-07", "year": 2026, "month": 2, "amount": 1365, "ledger": "01a20426-e8ff-74b1-a19d-f8390149d072", "remark": "Example House, all classrooms", "version": 1, "createdAt": "2026-02-07T05:42:37.428Z", "updatedAt": "2026-02-07T05:42:37.428Z", "ledgerName": "Rent"}'),
  ('019c411e-2084-759f-a508-9e0e0a8dbfd4', '2026-02-09 06:36:59.396+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'expense.create', 'expense', '019c411e-2084-728c-84ff-1b03d3ba4833', '019c411e-2084-75d1-9aae-c740aa55868a', NULL, '{"_id": "019c411e-2084-728c-84ff-1b03d3ba4833", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 327, "ledger": "01a20426-e8ff-74b1-a19d-fc9e1cf790a0", "remark": "Example Power Company, bill of the month", "version": 1, "createdAt": "2026-02-09T06:36:59.396Z", "updatedAt": "2026-02-09T06:36:59.396Z", "ledgerName": "Electricity"}'),
  ('019c423e-23a9-7420-b5d1-a5f2ccfe5544', '2026-02-09 11:51:34.569+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'expense.create', 'expense', '019c423e-23a9-74e9-863a-14e9e4e94342', '019c423e-23a9-76b3-8017-cbbeba413809', NULL, '{"_id": "019c423e-23a9-74e9-863a-14e9e4e94342", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 109, "ledger": "01a20426-e8ff-74b1-a19e-00cfdf9a63e6", "remark": "Sample Telecom, line of the month", "version": 1, "createdAt": "2026-02-09T11:51:34.569Z", "updatedAt": "2026-02-09T11:51:34.569Z", "ledgerName": "Internet"}'),
  ('019c7004-9136-70e9-b98f-d0edf59081f2', '2026-02-18 09:11:13.462+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20426-e8aa-7270-8e33-e547559b5695', '019c7004-9136-76f0-8832-a8b2fe91585f', NULL, '{"_id": "01a20426-e8aa-7270-8e33-e547559b5695", "bCode": "DM-2603", "bTime": "12:30 to 14:30", "endDate": "2026-06-11", "version": 1, "startDate": "2026-03-11", "courseName": "Digital Marketing"}'),
  ('019cfa32-3a20-76a3-91e3-9300586ea315', '2026-03-17 05:08:41.632+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20426-e8aa-7270-8e33-eb8d6e2ec6bd', '019cfa32-3a20-72e9-887b-af42ae92e7c0', NULL, '{"_id": "01a20426-e8aa-7270-8e33-eb8d6e2ec6bd", "bCode": "HT-2604", "bTime": "10:00 to 12:00", "endDate": "2026-06-07", "version": 1, "startDate": "2026-04-07", "courseName": "Hindi Typing"}'),
  ('019d47ad-09b4-70ae-987c-24bad825f7a2', '2026-04-01 06:13:35.796+00', '01976d38-7d5f-7622-9a3b-d9ae7b453da0', '', 'student', 'project.add', 'project', '019d47ad-09b4-746e-a4d2-aa0e46dd3763', '019d47ad-09b4-77e2-bfde-75fa5a0b898a', NULL, '{"_id": "019d47ad-09b4-746e-a4d2-aa0e46dd3763", "student": "01976d38-7d5f-7622-9a3b-d9ae7b453da0", "version": 1}'),
  ('019d805b-85ba-755a-993c-acc0af0d9b95', '2026-04-12 06:22:54.906+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20426-e8aa-7270-8e33-ec0d76e18067', '019d805b-85ba-7675-bad6-71c81e521fe1', NULL, '{"_id": "01a20426-e8aa-7270-8e33-ec0d76e18067", "bCode": "FR-2605", "bTime": "08:00 to 10:00", "endDate": "2026-09-03", "version": 1, "startDate": "2026-05-03", "courseName": "Français des affaires"}'),
  ('019daf1c-ae23-7411-87cd-1a2e7fe41141', '2026-04-21 08:16:25.635+00', '01976d38-7d5f-7622-9a3b-d9ae7b453da0', '', 'student', 'portfolio.add', 'portfolio', '019daf1c-ae23-7349-8906-9a5a3e9d9dfd', '019daf1c-ae23-76d6-9f18-948e0f077511', NULL, '{"_id": "019daf1c-ae23-7349-8906-9a5a3e9d9dfd", "student": "01976d38-7d5f-7622-9a3b-d9ae7b453da0", "version": 1}'),
  ('019e0afc-7890-7291-a310-4e1f405e6943', '2026-05-09 04:26:18.64+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20426-e8aa-7270-8e33-f17761a5e295', '019e0afc-7890-74bf-8618-1b2173401b6c', NULL, '{"_id": "01a20426-e8aa-7270-8e33-f17761a5e295", "bCode": "TALLY-2605", "bTime": "12:30 to 14:30", "endDate": "2026-08-30", "version": 1, "startDate": "2026-05-30", "courseName": "Tally with GST"}'),
  ('019e91fd-57b9-726d-930f-157c51e34989', '2026-06-04 09:35:59.929+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20426-e8aa-7270-8e33-f432cc454da1', '019e91fd-57b9-76bd-b102-98090d2a4108', NULL, '{"_id": "01a20426-e8aa-7270-8e33-f432cc454da1", "bCode": "PY-2606", "bTime": "08:00 to 10:00", "endDate": "2026-10-25", "version": 1, "startDate": "2026-06-25", "courseName": "Python Programming"}'),
  ('019f1d81-7446-7553-97ee-5ca246564a5c', '2026-07-01 11:47:31.014+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20426-e8aa-7270-8e33-f85d451929d7', '019f1d81-7446-7699-b1d2-03065a462f42', NULL, '{"_id": "01a20426-e8aa-7270-8e33-f85d451929d7", "bCode": "FSW-2607", "bTime": "10:00 to 12:00", "endDate": null, "version": 1, "startDate": "2026-07-22", "courseName": "Full Stack Web Development"}'),
  ('019f4660-91bf-7226-89cf-7aa55d228a5e', '2026-07-09 10:16:01.727+00', '01976d38-7d5f-7622-9a3b-d9ae7b453da0', '', 'student', 'portfolio.add', 'portfolio', '019f4660-91bf-72fb-a689-852a2d64c5be', '019f4660-91bf-7337-a499-e45d5f648531', NULL, '{"_id": "019f4660-91bf-72fb-a689-852a2d64c5be", "student": "01976d38-7d5f-7622-9a3b-d9ae7b453da0", "version": 1}'),
  ('019fa230-ae6c-7588-8946-2b09b788527f', '2026-07-27 06:08:47.212+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20426-e8aa-7270-8e33-fc20b315f92b', '019fa230-ae6c-751c-b872-a8ead6bcb1e4', NULL, '{"_id": "01a20426-e8aa-7270-8e33-fc20b315f92b", "bCode": "DA-2608", "bTime": "10:00 to 12:00", "endDate": "2027-02-17", "version": 1, "startDate": "2026-08-17", "courseName": "Data Analytics"}'),
  ('01a02eaf-9c16-77c1-9855-876aab0e3f78', '2026-08-23 12:54:15.83+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20426-e8aa-7270-8e34-03661ca5a9d8', '01a02eaf-9c16-72d3-b896-485ed6f65b22', NULL, '{"_id": "01a20426-e8aa-7270-8e34-03661ca5a9d8", "bCode": "GD-2609", "bTime": "08:00 to 10:00", "endDate": "2027-02-13", "version": 1, "startDate": "2026-09-13", "courseName": "Graphic Design"}'),
  ('01a0b40e-f07d-71fd-8a7b-36cd0f494aba', '2026-09-18 10:27:53.085+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20426-e8aa-7270-8e34-05bb16902d19', '01a0b40e-f07d-76dd-872a-4cf67de33bd7', NULL, '{"_id": "01a20426-e8aa-7270-8e34-05bb16902d19", "bCode": "DM-2610", "bTime": "12:30 to 14:30", "endDate": null, "version": 1, "startDate": "2026-10-09", "courseName": "Digital Marketing"}'),
  ('01a0d6d4-797a-71d9-8a83-ca975d0c4a41', '2026-09-25 04:30:44.09+00', '01976d38-7d5f-7622-9a3b-d9ae7b453da0', '', 'student', 'project.add', 'project', '01a0d6d4-797a-76bd-9002-f162976ec56f', '01a0d6d4-797a-7166-87b6-e2522c80a288', NULL, '{"_id": "01a0d6d4-797a-76bd-9002-f162976ec56f", "student": "01976d38-7d5f-7622-9a3b-d9ae7b453da0", "version": 1}'),
  ('01a11b91-9b52-7756-9339-d931c7e3ec36', '2026-10-08 12:51:29.746+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'student.register', 'student', '01a11b91-9b52-73a2-9255-5c0139daab90', '01a11b91-9b52-75d9-b28b-659f5c4ffc12', NULL, '{"_id": "01a11b91-9b52-73a2-9255-5c0139daab90", "fee": 13500, "mode": "offline", "batch": "DM-2610", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2026-11-12", "endDate": null, "version": 1, "TotalFee": 13500, "declared": null, "isPlaced": "notPlaced", "cduration": "3 months", "PendingFee": 13500, "isCompleted": "no", "joiningDate": "2026-10-08"}'),
  ('01a13e7e-69d3-722a-96dd-d5282919ae16', '2026-10-15 07:37:14.451+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20426-e8aa-7270-8e34-0be47508b3e7', '01a13e7e-69d3-7044-860b-b947765a22ee', NULL, '{"_id": "01a20426-e8aa-7270-8e34-0be47508b3e7", "bCode": "HT-2611", "bTime": "10:00 to 12:00", "endDate": "2027-01-05", "version": 1, "startDate": "2026-11-05", "courseName": "Hindi Typing"}'),
  ('01a19b44-4019-741d-8a12-28b16a5d29b2', '2026-11-02 07:58:23.769+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19b44-4019-727e-9089-58cc8c32e09f', '01a19b44-4019-72c5-9435-9bd9c5987397', NULL, '{"_id": "01a19b44-4019-727e-9089-58cc8c32e09f", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 221, "ledger": "01a20426-e8ff-74b1-a19d-f8390149d072", "remark": "Example House, all classrooms", "version": 1, "createdAt": "2026-11-02T07:58:23.769Z", "updatedAt": "2026-11-02T07:58:23.769Z", "ledgerName": "Rent"}'),
  ('01a19c3d-3bc5-73dd-aae7-7a5206d037c8', '2026-11-02 12:30:21.125+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19c3d-3bc5-75ee-89fe-356f62177cdb', '01a19c3d-3bc5-73ac-8dc5-736aa2f484c4', NULL, '{"_id": "01a19c3d-3bc5-75ee-89fe-356f62177cdb", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 398, "ledger": "01a20426-e8ff-74b1-a19d-f6660a67730d", "remark": "Teachers and office of the example institute", "version": 1, "createdAt": "2026-11-02T12:30:21.125Z", "updatedAt": "2026-11-02T12:30:21.125Z", "ledgerName": "Salaries"}'),
  ('01a1a4b8-370c-71b6-afc1-a47b2ca4e92b', '2026-11-04 04:01:38.572+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1a4b8-370c-73c5-b150-c0f7a82e1d30', '01a1a4b8-370c-7251-9775-b27a5bde9e62', NULL, '{"_id": "01a1a4b8-370c-73c5-b150-c0f7a82e1d30", "date": "2026-11-04", "year": 2026, "month": 11, "amount": 53, "ledger": "01a20426-e8ff-74b1-a19d-fc9e1cf790a0", "remark": "Example Power Company, bill of the month", "version": 1, "createdAt": "2026-11-04T04:01:38.572Z", "updatedAt": "2026-11-04T04:01:38.572Z", "ledgerName": "Electricity"}'),
  ('01a1b03c-724d-7751-9603-370a8b103fa4', '2026-11-06 09:41:53.869+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b03c-724d-72f2-81b5-e61482e2063d', '01a1b03c-724d-7226-8e04-bd86fa19ab97', NULL, '{"date": "2026-11-06", "absent": 1, "present": 0, "batchCode": "DM-2610"}'),
  ('01a1b03c-74c1-7566-b0d2-082f089f232f', '2026-11-06 09:41:54.497+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'student.register', 'student', '01a1b03c-74c1-720a-b093-35b4c04ccd4a', '01a1b03c-74c1-7664-a8fb-34ee6b49cb92', NULL, '{"_id": "01a1b03c-74c1-720a-b093-35b4c04ccd4a", "fee": 4050, "mode": "online", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-11", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-06"}'),
  ('01a1b0c9-1727-72de-a029-e5007f2bfd9b', '2026-11-06 12:15:31.111+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b0c9-1727-7128-a0fa-5aa407b7dece', '01a1b0c9-1727-7584-8369-62aa22c64629', NULL, '{"date": "2026-11-06", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1b4a5-afa4-7398-bde1-dbd03b45bcc9', '2026-11-07 06:15:19.716+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'student.disable', 'student', '01a11b91-9b52-73a2-9255-5c0139daab90', '01a1b4a5-afa4-725b-99d8-29b16f3ca41b', '{"status": "Active"}', '{"status": "Disable"}'),
  ('01a1b51d-6a8b-7109-a2ae-2cfa189540ea', '2026-11-07 08:26:06.347+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b51d-6a8b-75eb-9dc8-6634829bbe75', '01a1b51d-6a8b-706a-8aa2-9a908430879c', NULL, '{"date": "2026-11-07", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1be83-9230-74dd-8499-10507613da6d', '2026-11-09 04:14:16.112+00', NULL, '', 'anyone', 'student.apply', 'student', '01a1be83-9230-7515-bc7b-2c8eefea4087', '01a1be83-9230-71fe-9fcf-26a6b1fc5811', NULL, '{"_id": "01a1be83-9230-7515-bc7b-2c8eefea4087", "fee": 16500, "mode": "offline", "batch": "FR-2612", "course": "Français des affaires", "status": "Pending", "PaidFee": 0, "dueDate": "2027-01-05", "endDate": null, "version": 1, "TotalFee": 0, "declared": {"fee": 16500, "Paidfee": 8250, "payMode": "Online"}, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 0, "isCompleted": "no", "joiningDate": "2026-12-01"}'),
  ('01a1c041-4eb3-7755-afc0-f25bedc12751', '2026-11-09 12:21:07.891+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c041-4eb3-708c-b52f-21dcb11a20f3', '01a1c041-4eb3-7714-9dee-041ac0445016', NULL, '{"date": "2026-11-09", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1c057-66d2-73ac-b10f-703d088b5fa5', '2026-11-09 12:45:15.858+00', '01a20426-e884-7167-afe1-95d3f0592905', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1c057-66d2-7127-ba1e-dd56027ba7d8', '01a1c057-66d2-730c-9aa2-2930448a8fa1', NULL, '{"_id": "01a1c057-66d2-7127-ba1e-dd56027ba7d8", "date": "2026-11-09", "year": 2026, "month": 11, "amount": 17, "ledger": "01a20426-e8ff-74b1-a19e-00cfdf9a63e6", "remark": "Sample Telecom, line of the month", "version": 1, "createdAt": "2026-11-09T12:45:15.858Z", "updatedAt": "2026-11-09T12:45:15.858Z", "ledgerName": "Internet"}'),
  ('01a1c432-5b10-7264-ad9f-735dbea846de', '2026-11-10 06:43:16.88+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20426-e8aa-7270-8e34-0e06c528e936', '01a1c432-5b10-77ae-9738-c35f806e212b', NULL, '{"_id": "01a20426-e8aa-7270-8e34-0e06c528e936", "bCode": "FR-2612", "bTime": "15:00 to 17:00", "endDate": null, "version": 1, "startDate": "2026-12-01", "courseName": "Français des affaires"}'),
  ('01a1c53b-8e49-706e-af66-13aff4d776c0', '2026-11-10 11:32:57.033+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c53b-8e49-75c3-8bd1-2cc413cf928c', '01a1c53b-8e49-7039-bc99-fe102684152b', NULL, '{"date": "2026-11-10", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ca38-8fec-7443-836d-6f2bf338653c', '2026-11-11 10:47:46.924+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ca38-8fec-7080-a330-ff126add32c2', '01a1ca38-8fec-72d6-8ee8-2f2054d36262', NULL, '{"date": "2026-11-11", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ce42-8cd3-7701-aab9-9d70effa8cb4', '2026-11-12 05:37:10.355+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ce42-8cd3-74e4-8fb1-1d778b66e593', '01a1ce42-8cd3-736c-9eb2-4c50a5b3e598', NULL, '{"date": "2026-11-12", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1cf35-657d-7091-826d-d66889c54baa', '2026-11-12 10:02:25.533+00', '01a20426-e8cb-707b-a605-056f054ecd4a', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01a1cf35-657d-73ba-ac44-122f9faa2d47', '01a1cf35-657d-76c1-9e44-481ddf3e702e', NULL, '{"_id": "01a1cf35-657d-73ba-ac44-122f9faa2d47", "due": 3050, "date": "2026-11-12", "paid": 1000, "year": 2026, "bCode": "HT-2611", "month": 11, "course": "Hindi Typing", "changed": false, "payMode": "Online", "payable": 4050, "student": "01a1b03c-74c1-720a-b093-35b4c04ccd4a", "version": 1, "issuedOn": "2026-11-12", "receiptNo": "2026-27/000001"}'),
  ('01a1d445-07d9-76e4-a2e4-372a4cb4df45', '2026-11-13 09:37:36.217+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d445-07d9-7585-ae2b-cc71851a10eb', '01a1d445-07d9-7103-81f4-5789da7ce40b', NULL, '{"date": "2026-11-13", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1d916-73a3-7668-a6c5-0566705387fd', '2026-11-14 08:04:49.699+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d916-73a3-74cb-9329-3aa36f3fc6bf', '01a1d916-73a3-732b-a1bf-57466558540b', NULL, '{"date": "2026-11-14", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e402-4a37-7588-8e68-a46cd799a420', '2026-11-16 10:58:37.751+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e402-4a37-76ac-80b7-c96463fd7b7f', '01a1e402-4a37-775d-87b5-8bce21c5e27f', NULL, '{"date": "2026-11-16", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e95a-a683-7720-baab-85000cec0a3a', '2026-11-17 11:53:14.627+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e95a-a683-7165-829d-5295f8385930', '01a1e95a-a683-75c7-a608-5e559dd29346', NULL, '{"date": "2026-11-17", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ee80-40dd-7586-bfc2-bb2cf91d8d18', '2026-11-18 11:52:25.053+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ee80-40dd-72a6-a3fd-8b640524908e', '01a1ee80-40dd-778a-bd32-4c64af24d8fe', NULL, '{"date": "2026-11-18", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f2a8-7850-7150-9d2a-8836ce613a4b', '2026-11-19 07:14:49.552+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f2a8-7850-7504-999a-8d456aa36baf', '01a1f2a8-7850-7270-a97a-590baa41b8d3', NULL, '{"date": "2026-11-19", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f8c0-38a9-723a-98b0-6a45e1072fa8', '2026-11-20 11:38:29.417+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f8c0-38a9-70a2-8f5b-b36a2908e599', '01a1f8c0-38a9-7339-a0d4-7b52b5bcc8cd', NULL, '{"date": "2026-11-20", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1fb86-a83e-721a-8290-d4e4c57f248a', '2026-11-21 00:34:28.542+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'Hari Example', 'hr', 'student.register', 'student', '01a1fb86-a83e-7689-b971-2257b4dc74fd', '01a1fb86-a83e-75dc-8920-71d5411acfd7', NULL, '{"_id": "01a1fb86-a83e-7689-b971-2257b4dc74fd", "fee": 4050, "mode": "offline", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-26", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-21"}'),
  ('01a20426-e88b-7417-9bdf-07d1e93d595c', '2026-11-21 04:30:00+00', NULL, '', 'system', 'institute.create', 'institute', '00000000-0000-0000-0000-000000000000', 'dump', NULL, '{"name": "Namuna Training Institute (demo)", "phone": "+91 55500 00000", "address": "1 Example Road, Example Nagar", "timeZone": "Asia/Kolkata", "selfRegistration": true}'),
  ('01a20426-e88f-7560-805c-a61c29c153e3', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a20426-e884-7167-afe1-95d3f0592905', 'dump', NULL, '{"id": "01a20426-e884-7167-afe1-95d3f0592905", "name": "Asha Example", "role": "admin", "email": "admin@example.com"}'),
  ('01a20426-e890-725c-a9fc-5243e1c4923c', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'dump', NULL, '{"id": "01a20426-e884-7167-afe1-9a6c5ce2eb58", "name": "Hari Example", "role": "hr", "email": "hr@example.com"}'),
  ('01a20426-e95c-70b6-acb2-ec94d7108b0c', '2026-11-21 04:30:00+00', NULL, '', 'system', 'student.update', 'student', '01976d38-7d5f-7622-9a3b-d9ae7b453da0', 'dump', '{}', '{}');
insert into audit_link ("n", "entry_id", "entry_digest", "subject_id", "personal_fields", "personal_digests", "latest_at", "chained_at", "hash") overriding system value values
  ('1', '019583bb-5506-71d5-ab10-fce9af4c8b71', E'\\xd37f0f8ab24e0212b1a7a3c656120c5434ad910463d668f20456cb34511f1b4d', NULL, '{}', E'\\x', '2025-03-11 05:44:07.174+00', '2026-11-21 04:30:00+00', E'\\x40eda5a7d51d33d3cd529996b732b11d2319a6d8eddb05ecbd3e0b553103db31'),
  ('10', '0195efe3-4389-706c-9d4a-0550662a24d2', E'\\x797e10e758e154a9eeda07cfb82d3f06b1866990db7bc1f9f8b8df664331e767', NULL, '{}', E'\\x', '2025-04-01 05:46:43.465+00', '2026-11-21 04:30:00+00', E'\\x53b58bcb93fc89a07c8106696f9c617bcf01c370bc8aedc6213b63864abed43c'),
  ('100', '01a1a4b8-370c-71b6-afc1-a47b2ca4e92b', E'\\xafdb15065d04be5f82a073afeeeeeed06e7a6f35faeaeba1eb3b6f816d7cbdba', NULL, '{}', E'\\x', '2026-11-04 04:01:38.572+00', '2026-11-21 04:30:00+00', E'\\x4f779f2b0652e4fa2b5b6904fb961fcecd7ce582affaf6d7067c6f41bfce97b1'),
  ('101', '01a1b03c-724d-7751-9603-370a8b103fa4', E'\\xba91d353cec6f3097a12e8744a6945ca4490073077f2c9015e11d23b3d163618', NULL, '{}', E'\\x', '2026-11-06 09:41:53.869+00', '2026-11-21 04:30:00+00', E'\\x91f2c75e277690923a0232829e26fd42943f7093d88c3059bd9790cbf9563282'),
  ('102', '01a1b03c-74c1-7566-b0d2-082f089f232f', E'\\xdc94abf0fc8408748d140ad78548fef3b01bb48376567ff9813a6b0d7ee4b548', NULL, '{}', E'\\x', '2026-11-06 09:41:54.497+00', '2026-11-21 04:30:00+00', E'\\x44d3f14fe013579fd9c59875f6fb0cd00011b847f0d0aaee1c092951d341f732'),
  ('103', '01a1b0c9-1727-72de-a029-e5007f2bfd9b', E'\\xfce1c953eb89a148e6f0f79535de9274d4c6cb69d3d506ed55ceab9879ec2278', NULL, '{}', E'\\x', '2026-11-06 12:15:31.111+00', '2026-11-21 04:30:00+00', E'\\x926ef8ac81536f90b30127d08a073720a512ca55fb506bc29f5cf0ac25d85f5c'),
  ('104', '01a1b4a5-afa4-7398-bde1-dbd03b45bcc9', E'\\xdc5debbabbf28f4dc1f33dfe8a7aec941efd6d4963ced53a076a1daf124e85ba', NULL, '{}', E'\\x', '2026-11-07 06:15:19.716+00', '2026-11-21 04:30:00+00', E'\\x9bc7b9d343ad3edbe111ee9218425c4e8acb40967295ff24a7ece034f544ec52'),
  ('105', '01a1b51d-6a8b-7109-a2ae-2cfa189540ea', E'\\xdcd3811c324e0535f9b10128e1c70cdc5683e31406d7cbf62152189d927aa81b', NULL, '{}', E'\\x', '2026-11-07 08:26:06.347+00', '2026-11-21 04:30:00+00', E'\\x460a929b77b654db26ceb2389c7fa0bc69bb19e2c74dd3172166e45e2ebd3ebc'),
  ('106', '01a1be83-9230-74dd-8499-10507613da6d', E'\\x7f4e1bc4cf62ddc9745165856fb40f47fb3ae5aa9d7a7397b6ec11c4622cb5b5', NULL, '{}', E'\\x', '2026-11-09 04:14:16.112+00', '2026-11-21 04:30:00+00', E'\\x154679294997dfc951b14b9d84701a8aa8a532c1ae0bd81868c0e9c8db2df28f'),
  ('107', '01a1c041-4eb3-7755-afc0-f25bedc12751', E'\\x137776cc7765ca38a654a202dbd2c940244ddc5c0bc8c598dfcca16949b18803', NULL, '{}', E'\\x', '2026-11-09 12:21:07.891+00', '2026-11-21 04:30:00+00', E'\\x02e61270ea49410ada0a80d2cd06060eb606264b9c7ef9e64c1159b89571be87'),
  ('108', '01a1c057-66d2-73ac-b10f-703d088b5fa5', E'\\xe2157b73aacc2d39c4c0cf3ab2e40d1b79c03953f1234257b679bf03bcc52a79', NULL, '{}', E'\\x', '2026-11-09 12:45:15.858+00', '2026-11-21 04:30:00+00', E'\\xd463b7c971541ae4dca5aee2eb367d2f3bdb9f8fcf6345612750de06a910cfd7'),
  ('109', '01a1c432-5b10-7264-ad9f-735dbea846de', E'\\x9870d8e687a1876a42c771adceda26dcc89283750519333c3161e96db0d98f97', NULL, '{}', E'\\x', '2026-11-10 06:43:16.88+00', '2026-11-21 04:30:00+00', E'\\xd5ddae2534063029149b7ef0656da17e7ee91364a890adc55d6a487d36dab99d'),
  ('11', '0195f066-eeb6-71be-928b-46b76f1e0c5c', E'\\x52fe82da7a5431976a73f70d74fbd1aff9956a663e5c11a64bb926f1b5acbf10', NULL, '{}', E'\\x', '2025-04-01 08:10:32.502+00', '2026-11-21 04:30:00+00', E'\\x3d078e3573264d5c29d1842a023869ea9b56a9f65832a53e54b377ec22f4a5f0'),
  ('110', '01a1c53b-8e49-706e-af66-13aff4d776c0', E'\\x5370c1e24b6854b33742523111dc938103bf69d81320f597caa9b56f418fc0d8', NULL, '{}', E'\\x', '2026-11-10 11:32:57.033+00', '2026-11-21 04:30:00+00', E'\\x7d7398737ee7f2c1da63698a49ddee6f041dad5b4b490179ae081aab814c6e57'),
  ('111', '01a1ca38-8fec-7443-836d-6f2bf338653c', E'\\xabe862e95350c788f4db910262e6ef868712d799cfc0c2f4fd6cf2067f73d03c', NULL, '{}', E'\\x', '2026-11-11 10:47:46.924+00', '2026-11-21 04:30:00+00', E'\\x78d96d35710f11507d51638d7a6af5421051aa6e32b1d9da0a8f15d5c2f24b61'),
  ('112', '01a1ce42-8cd3-7701-aab9-9d70effa8cb4', E'\\xe10c34367a29e2f93b6ebda38571de1c016823666863f397553f33e5cfd06778', NULL, '{}', E'\\x', '2026-11-12 05:37:10.355+00', '2026-11-21 04:30:00+00', E'\\xb4bcc2917b2c439a9a58cab99aafbdee1750ec3c1e9689012f9a5db98a682aed'),
  ('113', '01a1cf35-657d-7091-826d-d66889c54baa', E'\\x508ce50b5cee30f02fe9218fe0afefca9b85b151a4b25eb8b1c2073a79887d45', NULL, '{}', E'\\x', '2026-11-12 10:02:25.533+00', '2026-11-21 04:30:00+00', E'\\x46390d5ea8f6a47dd84ddf4df4d290f3396a3981417af5b36e44b49a0d152a1b'),
  ('114', '01a1d445-07d9-76e4-a2e4-372a4cb4df45', E'\\xef381747c2452c7d62848b2ada21d444caf478d9c9fcab68a067b0636ef5cb79', NULL, '{}', E'\\x', '2026-11-13 09:37:36.217+00', '2026-11-21 04:30:00+00', E'\\x56c702cc6a65f8555fe0252ad2134f2a2518da80f8c36fa80ba038f7f273250a'),
  ('115', '01a1d916-73a3-7668-a6c5-0566705387fd', E'\\x49da2afa26453ba460c33a4b5c598930f8aad941f0291b8ba240f6bcdc1ca3d6', NULL, '{}', E'\\x', '2026-11-14 08:04:49.699+00', '2026-11-21 04:30:00+00', E'\\x02fdaa19b04101305cba366e2d357dd4d5011dd3749ee3b6347e7355d0c319e7'),
  ('116', '01a1e402-4a37-7588-8e68-a46cd799a420', E'\\x52b33f03370fbbcea1c32ea3f28bf2338fec95d7d31cd066473096aeab635073', NULL, '{}', E'\\x', '2026-11-16 10:58:37.751+00', '2026-11-21 04:30:00+00', E'\\xc59c940cef77af292695b0e7af3edf03bf370346fdcafb6c3afd42b67a8b6b2c'),
  ('117', '01a1e95a-a683-7720-baab-85000cec0a3a', E'\\xa2dcf0684654944aa7f30a9166419ca18deae87b86451add92cc40c032cb976b', NULL, '{}', E'\\x', '2026-11-17 11:53:14.627+00', '2026-11-21 04:30:00+00', E'\\x5c4c4bc372955a5b71108b732bec49095786d811dea379de0de97672161912ae'),
  ('118', '01a1ee80-40dd-7586-bfc2-bb2cf91d8d18', E'\\xce8e85b6557d60c8306aca16180b7804fe3e7fe632b3de4d5c70e1f412ce41c5', NULL, '{}', E'\\x', '2026-11-18 11:52:25.053+00', '2026-11-21 04:30:00+00', E'\\xb3b0c304bd5090d756fb186cee32177f17df64c5df69d2e32c7c6b2f3ae50e12'),
  ('119', '01a1f2a8-7850-7150-9d2a-8836ce613a4b', E'\\x46da4f5a3eb7710ff17b16d1795c885f98cf08f7c68c418799c406dcf5f6950e', NULL, '{}', E'\\x', '2026-11-19 07:14:49.552+00', '2026-11-21 04:30:00+00', E'\\x548e77bc1f91e70cee2840e10da5912ff6b08a32ec9b1c591de3eb1c67176daa'),
  ('12', '0195f0f8-846c-7188-b7bb-f5bcd437158a', E'\\x51eb7362d444e0ed41de3895c67501a939a25876297d36125a1716e0c6599617', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xac3a277e71126dc29ce84580a1c7f9da2516d9b699d5a7e4ec0854421f34ea0e'),
  ('120', '01a1f8c0-38a9-723a-98b0-6a45e1072fa8', E'\\x1bdd01c0df6bad51abe648098d8dd6175d50f1fc3cc446c550df9e75881a38b6', NULL, '{}', E'\\x', '2026-11-20 11:38:29.417+00', '2026-11-21 04:30:00+00', E'\\x9c9db1399ed27a501066e16921a4b8f7f003723f6aab3bb995acd1a8bd8a5945'),
  ('121', '01a1fb86-a83e-721a-8290-d4e4c57f248a', E'\\x36bf94e0a2ffd2ee8b760d3e5cb53e06cf4d435168aa5f3304c5042a169dc9b9', NULL, '{}', E'\\x', '2026-11-21 00:34:28.542+00', '2026-11-21 04:30:00+00', E'\\x972aef73b49d18dc6eb928ff60eac733eb41174c18a6973bbc35b62737b861a9'),
  ('122', '01a20426-e88b-7417-9bdf-07d1e93d595c', E'\\x9b781082761f3985608396276c0e49619297811566a29edd02c9c50d14a23de5', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xc65c9f5bf73fe74c3a3c668e3d5f5a5e31eea81177d90b194e7b9767abf27978'),
  ('123', '01a20426-e88f-7560-805c-a61c29c153e3', E'\\x1baa570c9ca789db9407c66fe2113f9e0bef2410d91c0a51623a92c344d2af1d', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x36558d42d51bf0799739b2552d0f9b0965f03b0c1e1de2317e0ad5d56e44e1ae'),
  ('124', '01a20426-e890-725c-a9fc-5243e1c4923c', E'\\xf6aeb6ff3113c1d026d3d7b987da0c5b607fc7821304eb6001e184c77111df80', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x5cb74cc5c3555bcd1808b2523b73e71462726b54c2211eb1db4b8b3e26367ce0'),
  ('13', '0195f0f8-846c-721a-9b8c-51c4faf61d1f', E'\\x983c08b9e43858ac9979f22c3842ef67a1517e51ce49d5d1e186a8c2072e9d23', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xf8edb0ab55f5691329b86f0c1fe506e1ea78c0fef131fdf0de298f7a9014d18a'),
  ('14', '0195f0f8-846c-742a-af59-fbfb59ec8b3a', E'\\x32134f6288b3e7173ac89692ef13897b8a2e97ede6eee0798437cff5d8bad90b', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xd20b4d44e671c39eb51135e6a5bf3a97f8d5c2169f538ef9683a908f627110ff'),
  ('15', '0195f0f8-846c-7523-bd21-7b7df609f199', E'\\x0036c5f7482f353c45e821677676aedb631ac0e6b4038da305ce7fae4ae48663', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x171a31a08d575d06caff6e202762f2c72669183527a66ae7398b08f7ec0d7c6e'),
  ('16', '0195f0f8-846c-75ba-bd02-932924500cea', E'\\x19655278c562eb511180e2c333583582005523f8064c16004e419b36d130dbba', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x5e4319ac6c76ee7b9836a2c071233dc3bbcd0729ea77f50022f2e0d06b63000e'),
  ('17', '0195f0f8-846c-763e-be74-d1c86d72981f', E'\\xe5096f76e481a197eb1913c2c6ee79698c1dfc03a8f5c6ba7bb4ea79e81e450d', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x0c8261f836cc5d37be7177ad126b883745d0056c22dcc8327c959bcb3779f9a5'),
  ('18', '0195f0f8-846c-767d-ae88-3694cd94d107', E'\\x4fc9f3be4e89f23884ef49d66b4eeca5880cd9820c57e98991e5971ac1255400', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x279f969a828a13a2b7be664df83f6643c9f1d3db79b497efc1bf4bcb674ca459'),
  ('19', '0195f0f8-846c-77a2-8886-2c4b417ecc4e', E'\\xdb6af307a6301d44da862fc793712852be3fc50fe1e9e38e4054fb65bc9ac6e7', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x1e56c2ea74c021abd66ec201430178c036b72fcafdfefe4feb2faae08aa245b9'),
  ('2', '0195eaed-5b52-70a9-b665-b9c4e43a5a71', E'\\xca0e676fbc8dfb12549954379c1b1108d0f0034f36849af8b688b9ce22bbd3e5', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xcc4816eee1005e9dc84e74cdb20664b777d93fd4e228914d45ee9f2cd9c0ddba'),
  ('20', '0195f143-5a97-7033-b334-d2595d5d4781', E'\\x5d157463a4af81e5f4d203cb722e18b6516fcd542f2077aec4fc66d6580216b5', NULL, '{}', E'\\x', '2025-04-01 12:11:18.039+00', '2026-11-21 04:30:00+00', E'\\x0ad44afedd1ec6f81a93e4223b6afc23c131dce90de198c0f7e0dc49d8451002'),
  ('21', '0195f16e-4e64-747e-9214-bc3106abc4ac', E'\\x465e176b9665cf5ba85157eb72d755b336ef86f40a39a6e525cc68a18e762f2d', NULL, '{}', E'\\x', '2025-04-01 12:58:12.964+00', '2026-11-21 04:30:00+00', E'\\x57dfaba2829912f146fa79644f02348e1d444bc6e63da11158e247c5b5fcc5cf'),
  ('22', '01960aa5-c6f2-75a7-870a-a72ac0f9232d', E'\\xbe0e0ed796e7dc6f6f5171240a6782fe59a06716e2c5ac4b8f14f3416b5a391b', NULL, '{}', E'\\x', '2025-04-06 10:29:18.706+00', '2026-11-21 04:30:00+00', E'\\xf3a075fc8025cc48e82dbd59bb8d74d031f3392c6091119d07edd489d2198e60'),
  ('23', '01962e07-dbf7-74cc-b344-eda25f351b97', E'\\xdc082a2d58239d319b69970a7f0acfe0c2924e831ad2c4d530b06e3335d8c1a0', NULL, '{}', E'\\x', '2025-04-13 07:23:09.175+00', '2026-11-21 04:30:00+00', E'\\xfbe46ac547e3ff3d2f5a2a293061b2d089dc83d99d44950aa7c7c5adbac45d3c'),
  ('24', '01964210-8c00-7728-8482-c1f165f039bd', E'\\xcb2a51010705a8e908e702da884ba4349a8e94d9708a7fada0f9e4917976d781', NULL, '{}', E'\\x', '2025-04-17 04:45:02.848+00', '2026-11-21 04:30:00+00', E'\\xc336f904af6aa9a913199c2015c86a9571eaff129432ae9bab8f34819206bfe0'),
  ('25', '0196952d-9296-700e-bf48-bd6271e81ab4', E'\\x06337a01f1e3d149af390eddbf723bb56af67e04a5f0803e7480919421424a77', NULL, '{}', E'\\x', '2025-05-03 08:05:14.006+00', '2026-11-21 04:30:00+00', E'\\xf9e4c3f37adabae54217c0bd36c30978900b36502428cba0e0cd3f1707403210'),
  ('26', '01971baf-477f-745a-b8c1-d733d556cfba', E'\\x02a466b54d75c53b425ee63735652a2011739ba625e53a2acb0acaadd5b097de', NULL, '{}', E'\\x', '2025-05-29 10:56:01.407+00', '2026-11-21 04:30:00+00', E'\\x3900387cb01f2aa2d07b92317615568c2bf5810eb0fa7af5cbe270a65e73a252'),
  ('27', '01972f8c-001d-71e8-9a18-353ef750ca32', E'\\x94bf50003870a60cf9753ec851bf2743bf0aabec93010f7db669a665ab614545', NULL, '{}', E'\\x', '2025-06-02 07:29:53.693+00', '2026-11-21 04:30:00+00', E'\\x4be000f47055046492971a578e5140a2de39dca0d63760122f341793ea76cf7c'),
  ('28', '019730ae-176e-70cc-a605-c1df5995bf5e', E'\\xceb65522c51273ea26c9a3607ad36b019599df46767bab17e5986a20b836c9e7', NULL, '{}', E'\\x', '2025-06-02 12:46:45.102+00', '2026-11-21 04:30:00+00', E'\\xf654faae71e87270811a22287d0770ab0d534ae445d422e713dbb535983be0c3'),
  ('29', '01973f27-1abc-71c3-914a-1000db17c9e0', E'\\x34650747d4a202e990bbcabdfc58df555bc9534f9339edc286f5f157b622d1d3', NULL, '{}', E'\\x', '2025-06-05 08:13:36.828+00', '2026-11-21 04:30:00+00', E'\\x94d45eab95870d2c27fefb73718d9bf2ae396a0ba7750358e6850e7f6187809c'),
  ('3', '0195eaed-5b52-715b-b713-afa209176faf', E'\\x6c495e884ff6d85e278b73ad27e0d23628ff24cab56eed3ce2db8f36a43fd1ee', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x3a8142b446fcb6b0da44bad61b2f92056aab2d9c242cf81f6508e9c3fd57db47'),
  ('30', '01973f71-631b-7545-889c-eb317ab102be', E'\\x6c28e3463d9098147cb8e25bd04c1c4e5c63c03c0ae56d5f82dbe30afdb9ba69', NULL, '{}', E'\\x', '2025-06-05 09:34:45.019+00', '2026-11-21 04:30:00+00', E'\\x7496d7754a2e6ca25bd22d8c6cc718f4959e8760fc02855ddafd7c24641f0040'),
  ('31', '019744be-dbb1-73d7-b224-eb1a14540f24', E'\\x98f2f042b9ba43476f6d3a5ec14084ada75b84c2b06a838d12de09e2f54a8e42', NULL, '{}', E'\\x', '2025-06-06 10:17:28.241+00', '2026-11-21 04:30:00+00', E'\\xd63aaf1c119450aed443500cdd7fb0d1b06cfafef40ffea921c7429c452940d9'),
  ('32', '01976d38-7d5f-71d5-9143-0fe22362f6af', E'\\x4486d682b1f4d2fe5b7b92ae40e6b0519ea642ee9bc013548afa97b67f55a8e1', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\x79bfec450e1018dff32d548b6d450a5b4f70cf2ebfe8ce60f78f05aa875841f3'),
  ('33', '01976d38-7d5f-74a2-bfaa-2247996a1664', E'\\x5d278f589ad9c29660723ac3f455ea608de6d2dad6e145d9e235abf26e4f04b8', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\x33e7487f9923086fa8b9ff58b52f1562b6712d537d22d0bc63e50bf31d7d00ff'),
  ('34', '01977d82-9bf0-748a-b524-636d921c169f', E'\\x993f88a67e5337006c7a85e9d34806d1c02882758f8d0431b13d8b7be832ae4e', NULL, '{}', E'\\x', '2025-06-17 10:50:01.072+00', '2026-11-21 04:30:00+00', E'\\x4f926678c77ac356398b8fff193d45e0ba965d485464b76daee56664e42fcf69'),
  ('35', '0197a729-c8b5-7496-b279-eec97945c631', E'\\x6784c277e35a9b5275b12d2e6eb8877167e9bdb91f1ece055805dac623e4022c', NULL, '{}', E'\\x', '2025-06-25 12:57:02.901+00', '2026-11-21 04:30:00+00', E'\\x3d88c7ffb49d402849d2db8766e1fb7617031428b08d50813a230d6994797065'),
  ('36', '0197cf00-2cf0-7069-a67b-1437d5595506', E'\\x81b35e99068fe1bf1319488b30475c02ee195ae45de18bd4926a69afbce9f5c5', NULL, '{}', E'\\x', '2025-07-03 06:36:24.688+00', '2026-11-21 04:30:00+00', E'\\x1a70a1f2b806b8321f92b9ca0fe43f27e98f0f7852f2c0ef331972209a38492d'),
  ('37', '0197d3b1-cdf4-7777-8480-36e87c2e749b', E'\\x606823bd16ed573f9485945ac8b1662ba28946ca627eff9a6c6e01c50c3f840d', NULL, '{}', E'\\x', '2025-07-04 04:28:54.644+00', '2026-11-21 04:30:00+00', E'\\xc048f5c17f0b55e79c3301467531f5890f87aa225dc2461aa78959e506bfe4e4'),
  ('38', '0197d44b-78c3-7772-8f00-bc0d6b06835f', E'\\x0ae7327b76e1916e0f9bfbc29988f476d4d9844bedb90df53b8ba669f73e3ffb', NULL, '{}', E'\\x', '2025-07-04 07:16:45.379+00', '2026-11-21 04:30:00+00', E'\\xb9a2303ff05faf7a3cd0b373d17e08159d2ac2379fe14c77af0d22dd2abd596e'),
  ('39', '0197e9a1-67f5-7656-96f8-bd16543744a1', E'\\x67d96296fcdafeea57d2e1b89dafafeaba95cbe0d18d6d6b3d26a14dd34a67d0', NULL, '{}', E'\\x', '2025-07-08 10:42:38.709+00', '2026-11-21 04:30:00+00', E'\\x25bf40c2d8141b31b50fb8e2e6725cda961241f67a095d69fbf04eaa092c7852'),
  ('4', '0195eaed-5b52-7349-927f-be2bf7781239', E'\\x690758bd15a91b44aa0112a74ed5e689be8511b47a0282d20e8bc64d8826739b', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x689871a7e00b348645f1f3aa8ee107047c0a26ad43d75567bd96f8bbd6a4479c'),
  ('40', '01980c8c-196a-74a3-8705-c0d9efa7fa8a', E'\\x1178cc77c8fe53deee3a8a96d00f311280cf72d593cd110b884b3f19fc030607', NULL, '{}', E'\\x', '2025-07-15 05:26:04.906+00', '2026-11-21 04:30:00+00', E'\\xc99ada3a4987b3f5d2760f0f3f700d40e971983cb83c51136dcf250c4b1a93a4'),
  ('41', '01982b99-c49f-706b-9b98-580d0f211d14', E'\\xcd43e87a49862b91ab6a22a68b50ce90b24de24e99fb50cc774d2edb44a6838d', NULL, '{}', E'\\x', '2025-07-21 06:09:14.399+00', '2026-11-21 04:30:00+00', E'\\x759334531303e20a9fed5e0aa0639401d477b127bdaac1669e83efde39d1ffce'),
  ('42', '0198305a-7b46-74dd-b377-dd320358fbb4', E'\\xc39445db543ebe37148a2244a84c5d23aab97d2b881d40be69a61573a7e6aadd', NULL, '{}', E'\\x', '2025-07-22 04:18:12.934+00', '2026-11-21 04:30:00+00', E'\\xf30b6f2b0affeeeb32375d0e078b233242ca9fe14bfc2bbc52997c04cbf271d9'),
  ('43', '01983ab5-5436-7217-b6a2-5c038f349f99', E'\\x9172ef8e6a14a565eb0a75aa50fd5d4c6bb99815299834aaa70adf0b63d329b5', NULL, '{}', E'\\x', '2025-07-24 04:33:38.87+00', '2026-11-21 04:30:00+00', E'\\x29d718cb6aac42d7917b42a90276614d0c6d795f98aaa4a874a1c280b4fa785d'),
  ('44', '01984f40-d442-710b-ad77-8490433c0546', E'\\x6f7f396c734eeb4f26199e3efc0cecb47c762650f28e594a5e1009db237b3a5e', NULL, '{}', E'\\x', '2025-07-28 04:18:25.474+00', '2026-11-21 04:30:00+00', E'\\xc860be41faed7a4b35ea5bf87b960e16b8d83d42c56805682504f189bfcea79f'),
  ('45', '01985aa9-0953-70d2-b500-7f6673ed8298', E'\\x953f4d7fce0f943cdc3480c2f65576123a8d8816ab0564d33f31e88005aee52e', NULL, '{}', E'\\x', '2025-07-30 09:28:04.179+00', '2026-11-21 04:30:00+00', E'\\x2b9183a3d1f7794fca059537d0c107ba027180e53f5c4ead588ff579ee46bb69'),
  ('46', '01986905-43a3-7712-9818-b10b6f5920e4', E'\\x65e809005c995933ff035b4805d8cdb47df634d9b61533a16def4b58fdd174dc', NULL, '{}', E'\\x', '2025-08-02 04:23:29.443+00', '2026-11-21 04:30:00+00', E'\\xd72525ac82f1f83c29b7ac37d6dd344536114173f5d8b0dc68941b1241d5af2e'),
  ('47', '019873c7-c03e-709c-bcd6-02f3120f9a1c', E'\\x105afcee5db6ece3c66664f09bb0ea9723e681f53e85c94fe17e9824c0807184', NULL, '{}', E'\\x', '2025-08-04 06:32:07.486+00', '2026-11-21 04:30:00+00', E'\\xd04a84db5d4fb3584c647c35ba769991f9a4e387f6a6400a207a8c822ffacb0e'),
  ('48', '0198742d-391a-7063-9784-56b5ac4e9d7b', E'\\x160bb377a283aeb17fd40cffc9ac1d413c7a9a3d72ca13bc8dfd64bea71ae4f8', NULL, '{}', E'\\x', '2025-08-04 08:22:57.562+00', '2026-11-21 04:30:00+00', E'\\x13a38492a3d0a44c3dc68892fa2ef357d5c978205bf3b562bdd045a6760be894'),
  ('49', '01987a45-a517-720d-9430-d0b2f19103e1', E'\\x00fe0b0a672d42c1ffde18547e955ce6b22562bc7fe4e7c95efb097ae0be8d38', NULL, '{}', E'\\x', '2025-08-05 12:47:21.367+00', '2026-11-21 04:30:00+00', E'\\xaa73da62a090028b7ff8d010a73067f701c772962bee91ac2b2760b629c9bbe6'),
  ('5', '0195eaed-5b52-7368-8e2a-5b976bac14e5', E'\\x5f9a740565167971cc874a0b1acfe70a6b0de6bbedf1e2759f67ec0893f1beb4', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x96ba41fcbc2285a352d301dc057fbdbbafda16a9bfaf2f8fc97e1a4eb55cc523'),
  ('50', '0198adb9-bb13-7648-bfc4-b17aad6c6905', E'\\x97db58e930ca183c05843dc511dd1fdc4a50a3fe3a32c6b5d6ea3fb398e303d8', NULL, '{}', E'\\x', '2025-08-15 12:34:47.187+00', '2026-11-21 04:30:00+00', E'\\x1bfe41d4e575bf544859982c8e64cde04861dadefea95003191f8d799ff5d404'),
  ('51', '0198b7a5-65f9-7455-8473-534269021664', E'\\x288737651216a1584540f9ecd7286037836704a6546260136e83265f190ff476', NULL, '{}', E'\\x', '2025-08-17 10:48:46.841+00', '2026-11-21 04:30:00+00', E'\\x511290d0cb318d628c579dc1a31ca67a81e938729b95ef8548650f0839f91230'),
  ('52', '0198d1be-32ac-7721-a457-3559a08a0db2', E'\\xf3b60a98b302ebb72cc1fd80011e2d3d46fb0b0f56cbcd49c5222232d7eee649', NULL, '{}', E'\\x', '2025-08-22 12:25:59.724+00', '2026-11-21 04:30:00+00', E'\\x135a50c7fb9485551829b73c17310b83602bef4c6a7a5e3937f97f32da8bae28'),
  ('53', '019904aa-7eb6-75d4-89cf-33f78ae9fec2', E'\\x4a0a301392e86d5ef5b69edd1737e53027a026f3cce722a2c25d7288ae94eb54', NULL, '{}', E'\\x', '2025-09-01 09:45:06.486+00', '2026-11-21 04:30:00+00', E'\\x9958bc1996369553b6f961232655b39ce69d7b78f8f6d282e15f64a6b37b9455'),
  ('54', '01990a07-c598-764f-9217-54454af974d4', E'\\xee5145f1146b2347f26c841d4cfc64fea0299b56d3772935266aefbea57fc443', NULL, '{}', E'\\x', '2025-09-02 10:45:05.56+00', '2026-11-21 04:30:00+00', E'\\x9c28771158137adef49dcdaa0efbe83d803052708ba7f7ef879e51cc498a1e19'),
  ('55', '01990f32-eeb0-73ea-b3f9-de0b3e21998b', E'\\x03116710adeb610ce9a2460b2582a952890be0137b45e1e1784815aa9af211af', NULL, '{}', E'\\x', '2025-09-03 10:50:20.208+00', '2026-11-21 04:30:00+00', E'\\x3d95ca9521d0988e4d9a1b07ef3ab93c13ffe4ce625164d260438e2538364dda'),
  ('56', '0199291d-4815-7002-a26f-93874aacc12d', E'\\x261bff2dc32087fc0b9cfa21d2ced926782f5501201392bfec0a79d343bed5f0', NULL, '{}', E'\\x', '2025-09-08 11:36:48.917+00', '2026-11-21 04:30:00+00', E'\\x4b0a98a480f1ed4798f735b0db17fd10f7ff4c8b59988c06827ee3d9fb0e9050'),
  ('57', '01993c60-445a-759d-b3c7-77fb198e3e18', E'\\xe878e8bc5971fa8fc87bc7545547ca8476ba4e4dbc9bad432a2eeee913728ed1', NULL, '{}', E'\\x', '2025-09-12 05:22:45.978+00', '2026-11-21 04:30:00+00', E'\\xaabebf3b3c1a1f8e77ff424f19427687e174714ec274a49bdb1dffac47081338'),
  ('58', '01994735-b681-7007-bb25-820f02131e71', E'\\x6ddd848bb754cacb2162c2a11dd9c5ef17edda1ea32cafa2dccaf62da4beb67b', NULL, '{}', E'\\x', '2025-09-14 07:52:06.529+00', '2026-11-21 04:30:00+00', E'\\x458b98c5166920217877808590178f8e9d746ac7f4b121a1370918588f4050e0'),
  ('59', '0199483e-e8b1-7436-8f6c-d4cc7099436e', E'\\x3656811a3d438e65326c344fc57705c9bfcabac3cf75aa3cd9e8681e06fc5b8e', NULL, '{}', E'\\x', '2025-09-14 12:41:46.417+00', '2026-11-21 04:30:00+00', E'\\xa3b6dbd587c750b09e169ae72fe9737b5b6f301843624718592d38a495cbea32'),
  ('6', '0195eaed-5b52-74ef-8b64-eebffa391cc6', E'\\x1844da3a6eb89cd68d62911161e03d00000a5a7e81c4286738622d009bc06506', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xd615fec60fc19a4d65b8daf8bc5392b9fbd450c006936f8f4816e4f403091378'),
  ('60', '0199c7c0-0ba8-72f7-b5eb-d36a7479002e', E'\\x89ac8928417303a6781dc389b831f9bc8f25165ca3a6b8c02ef33553ba4496af', NULL, '{}', E'\\x', '2025-10-09 06:54:35.944+00', '2026-11-21 04:30:00+00', E'\\x04487c5f63b839c8b184084e733c902201bd35f3826ce0adfb86299ff402f847'),
  ('61', '019a24d1-6480-7477-9b98-d8b649edd693', E'\\xc6f5de44c49b6f225dc6bddc22f2b86fd921f8c927ba0bf4f3d97cf0f7b1a91b', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\xb49d81b39eb70e89fadea522cc303d4afb6d972844ff910d1ba327b3905d583c'),
  ('62', '019a3903-785b-72a1-96ae-9606af1f3e30', E'\\xcccdfa90a049ed62cb47a8cf48db56817b983355679215da2c29cdcb676560ad', NULL, '{}', E'\\x', '2025-10-31 06:45:20.091+00', '2026-11-21 04:30:00+00', E'\\xacfd094b4d2027d3e989a4d97c7b5830a0e95f45857757cde7bc250f0e9363e9'),
  ('63', '019a3e0d-cbe7-76f7-8ccf-f35599945fb5', E'\\x92e6cb4482114efe2eeb4390fea40ed2b35e84105188f634409f723c7b17345a', NULL, '{}', E'\\x', '2025-11-01 06:14:42.919+00', '2026-11-21 04:30:00+00', E'\\x0062f78085baa7cb9ffdccaa01550a0ba43b8499fba99ad073ae31539c3a25de'),
  ('64', '019a499b-18e8-7332-964e-0ac45bbfe5f0', E'\\x410be8e1f3e347065e9ce188ab68ff4adcf63f2aaf0df4e82d5962c52a6c907a', NULL, '{}', E'\\x', '2025-11-03 12:04:52.584+00', '2026-11-21 04:30:00+00', E'\\x485f2eb1e70361e7f0dbca54b3292991c719c46d25ce5247bcbc7e45ad363297'),
  ('65', '019a4dd1-d13d-768c-be49-e03dea316d81', E'\\xee69250842650c634d78bcc2287342316db9f1c8062e180a62f5f42ad9c848d8', NULL, '{}', E'\\x', '2025-11-04 07:43:07.581+00', '2026-11-21 04:30:00+00', E'\\x89c094c18dfd6b4b6ca3efdc69668a92bc579b8f030125ec2581f9ddf99aa44a'),
  ('66', '019a5870-be50-770c-aeb8-db4129e2eb37', E'\\xdd8d0feafc330ab0aa287f63b4043fa4329143f3e451edfa9c50295d31d4d908', NULL, '{}', E'\\x', '2025-11-06 09:12:55.12+00', '2026-11-21 04:30:00+00', E'\\x181246471c18eea24612249d03cc7eec39c5cc8c75d5bc42fcb7a2fcc4243275'),
  ('67', '019a58cd-919f-750c-bf56-f2b3f399b95e', E'\\x77a9ebfa87758273b7cc296e3ec9b524f6cc8a99a97cfba539d85bc008878161', NULL, '{}', E'\\x', '2025-11-06 10:54:18.527+00', '2026-11-21 04:30:00+00', E'\\xbca019b64d389b3786cd8aae7f5aeb5f51f9db27fab6f5ae1dc3c29359604cac'),
  ('68', '019acdcb-3f5e-76ab-a4a7-0ac1798c8c6b', E'\\xc42ced49b178d9aac05ba0c6744272314b05d0d13c3c6a4b18f75006833aadc9', NULL, '{}', E'\\x', '2025-11-29 04:07:20.67+00', '2026-11-21 04:30:00+00', E'\\x8ff8660f7f6d5b13cbdb94f7c4bb57a5d3225cfac92e43b845277ee5986a51ba'),
  ('69', '019acefa-c7b2-7299-b820-551bf8bcd8b6', E'\\xa4ffac937e696389c9449bd835da5693d32b533f49a9e6c6d688802717c7c09f', NULL, '{}', E'\\x', '2025-11-29 09:38:52.978+00', '2026-11-21 04:30:00+00', E'\\xf87e3804eaf860ffb3e4d9e3c249be183011538b47d1a6df999c90d71327a528'),
  ('7', '0195eaed-5b52-75a3-a54d-c00592bb3d67', E'\\x8330d980120d63b3c1d190c2ec0de7c23a548be16135919d566d2c349b3c8397', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x1fcb420f495859277bf8a31669e7857e6ebd57537798deea5b74d907e6701232'),
  ('70', '019ad88c-72fa-714c-959c-319071a4c522', E'\\x3acc36da2e476a595a342701823494850dde94ded633b6fbc071f46558cb9a93', NULL, '{}', E'\\x', '2025-12-01 06:14:34.49+00', '2026-11-21 04:30:00+00', E'\\x99d24508a6b5d74b8065c72c30a4ff837436fb40a200ef896d93e970684c9ffe'),
  ('71', '019b5e41-c6ac-72d0-b69f-6668ad8ed0ac', E'\\xebfc58842d2263866c7dbd50e707885e81399a11587ca94e3986d6ad8701c2c7', NULL, '{}', E'\\x', '2025-12-27 05:22:07.66+00', '2026-11-21 04:30:00+00', E'\\x3c5a12de2adb4018254940ce1a95c8e9315d4367e02e789daa252446ccda2fd5'),
  ('72', '019b7ce0-50eb-768c-98b6-7b32700dd0c5', E'\\xb8cdb9ee73e6bd5583490410442677e68f2a6ba7113e2c2949836e9c1c722644', NULL, '{}', E'\\x', '2026-01-02 04:03:54.219+00', '2026-11-21 04:30:00+00', E'\\x1bd5ba3b85247734d1bbf53bc96daa1f8c58003b2234618fa22fda1364c3bcde'),
  ('73', '019b7d9a-7db3-77de-8f59-4705a3b0d132', E'\\x015aeac1c63c058b3fa23ea204bc1e42512b002022e356f057d28baa2c4c6b83', NULL, '{}', E'\\x', '2026-01-02 07:27:15.379+00', '2026-11-21 04:30:00+00', E'\\x8b73d8a16b24c0316447f4a88310cc275a6507ae67441744b3de87821a2f1567'),
  ('74', '019b92c8-7213-778b-b1da-a366cfcdf65a', E'\\x4bb83d2f55ec287af9a93c7ac8025dfd7dc93c6a7efd97127a6d3a8ce4e64e6e', NULL, '{}', E'\\x', '2026-01-06 10:09:28.595+00', '2026-11-21 04:30:00+00', E'\\xd1726641f44d243704878f079be982b425dabc3ff35e3116d8c7ceec290c3fcb'),
  ('75', '019b96c0-e9f1-7684-bc09-b46a9143f89d', E'\\xb7439484adc04ce19c0b197efd30f9664ca8b26664c10bfdf62d55cc398ef433', NULL, '{}', E'\\x', '2026-01-07 04:39:43.857+00', '2026-11-21 04:30:00+00', E'\\x3c9b83f0628466b7de64734f63881ae5e33d7caa1be20264b2a550ebe01ab39f'),
  ('76', '019b9be6-f910-74cc-af54-7d4ba2d58403', E'\\x8a20b579a7452f14481f8bd168a9d0b1cda40c34cae1deb5bf0699fbe1fb5457', NULL, '{}', E'\\x', '2026-01-08 04:39:24.176+00', '2026-11-21 04:30:00+00', E'\\x22ea7428c0e369939538b5f97d9dcbbb34abde3559ebeb649cb2eb4c94ed7c0c'),
  ('77', '019bea69-43a4-7446-9e32-d8967cd04b1f', E'\\xb2fbd11b0f5398005f7d2f12f9983ba2b6f1dbd6f3f6a927ea3632ac1823ac42', NULL, '{}', E'\\x', '2026-01-23 10:32:05.796+00', '2026-11-21 04:30:00+00', E'\\x0b26013324572cd3161944f0bb0e26734669e4be81a542c8696a035f61619795'),
  ('78', '019c1cef-33c4-76f9-a92b-02bc082f3014', E'\\x2bb148dd9ca598d38f86ab2f0dafa382f65c70db3ee7554a1910ad7141af0237', NULL, '{}', E'\\x', '2026-02-02 05:59:24.356+00', '2026-11-21 04:30:00+00', E'\\x96d261f7294171c845bd4e7b248ac7d142bec0c192f542dbb6acebfb7e3a1708'),
  ('79', '019c31b6-9ffd-7163-8eae-c2abb3cd056c', E'\\xdfa2da92f10e3f8e9d878d6d7f167779cbc90a348cdf29fef556e719ab3fdc79', NULL, '{}', E'\\x', '2026-02-06 06:49:38.045+00', '2026-11-21 04:30:00+00', E'\\x717f920a8b6cc34c8af95620eebf6f13db98f04d4bfa8f17257d898c2034ace4'),
  ('8', '0195eaed-5b52-75db-a0f5-cea9892d5866', E'\\xee77f2fb2a13a2f642341535fd857f2f644747baac4dd9452a03d2ddefd1f9be', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xa219c1f67826388f1e98ab14466f22236c85bfdde218cd75d125c26943e56ea8'),
  ('80', '019c369f-a274-76b3-a4ca-d7347c791192', E'\\xb7585d112948f559da0350e438ad76d03e9aa4c3e25c6645284f7a2791c8f1de', NULL, '{}', E'\\x', '2026-02-07 05:42:37.428+00', '2026-11-21 04:30:00+00', E'\\x93daa425fd08cecd072a877527a12053c8193b7a4232a05c0a5607e19bdddb3a'),
  ('81', '019c411e-2084-759f-a508-9e0e0a8dbfd4', E'\\x98837709f1a834bbafd1945941c8db5515268b3a01812d0a7503a9a18050ee12', NULL, '{}', E'\\x', '2026-02-09 06:36:59.396+00', '2026-11-21 04:30:00+00', E'\\x607eeae93a841121f21c420219115939fe1fafe083af3dfa1e4d67b6c3101fc3'),
  ('82', '019c423e-23a9-7420-b5d1-a5f2ccfe5544', E'\\x1034a470150b2f567bc407453046012362ab9734864717b0bc170d72ed2d0885', NULL, '{}', E'\\x', '2026-02-09 11:51:34.569+00', '2026-11-21 04:30:00+00', E'\\x9877fa3b77354e1207ba734d5495108db7cd4f02b29bef16f0b6f88fbd2ce4e0'),
  ('83', '019c7004-9136-70e9-b98f-d0edf59081f2', E'\\x137d50f5db70fd1e8f81c468ec35082ff4634fd91547a69c121115169c364ec5', NULL, '{}', E'\\x', '2026-02-18 09:11:13.462+00', '2026-11-21 04:30:00+00', E'\\x118ee0d8ac27c6f88e4e6b95fe48aea80d934c529c311dd4dd3cdac1ab8fe136'),
  ('84', '019cfa32-3a20-76a3-91e3-9300586ea315', E'\\x4c2a2d88848b3ad26870b2472b90c462ccf2fb9fb8db171539f5c371bd325319', NULL, '{}', E'\\x', '2026-03-17 05:08:41.632+00', '2026-11-21 04:30:00+00', E'\\x0ed0c497c6f8f7779f382c78e930b69440a692255ca8667d8384ec41b113ead5'),
  ('85', '019d47ad-09b4-70ae-987c-24bad825f7a2', E'\\xe6f27be28de9062947beea330db648e953ea2315750007d4c0ab1fcf9d0eac61', NULL, '{}', E'\\x', '2026-04-01 06:13:35.796+00', '2026-11-21 04:30:00+00', E'\\x5b512d0ec373e6c99dbee8d25b3495fb2d54bd49cb53c61a654799924ff0e02f'),
  ('86', '019d805b-85ba-755a-993c-acc0af0d9b95', E'\\x2d058d701483df3e06e659d964760f598a90547912164fb5e223f2562028e463', NULL, '{}', E'\\x', '2026-04-12 06:22:54.906+00', '2026-11-21 04:30:00+00', E'\\x2efbfb4304f5a44e015176eb6db29f582336a9c22e2614bdf5eedf188b542f63'),
  ('87', '019daf1c-ae23-7411-87cd-1a2e7fe41141', E'\\x805ac7517b96b7261d3fc80a0959bfacbb5d83da7d186ab90da9a0686b98a6b6', NULL, '{}', E'\\x', '2026-04-21 08:16:25.635+00', '2026-11-21 04:30:00+00', E'\\xc1d27d4ec7bccf83b81f6d90d376f6519bad30ef1f2eee0a298a828d024e476e'),
  ('88', '019e0afc-7890-7291-a310-4e1f405e6943', E'\\x7959aafef1e257752cd61c3c7ccbf31f5fae3d4d6016140a3f1c52dde444d99e', NULL, '{}', E'\\x', '2026-05-09 04:26:18.64+00', '2026-11-21 04:30:00+00', E'\\xc79350a229d2a78eb113af79ff826aaf12c2c7e1717a51efc7a618ebd1fb06e8'),
  ('89', '019e91fd-57b9-726d-930f-157c51e34989', E'\\xd24fd96eab4fa19234e073e4327d5193b6fb46d7a90292c4bd5dcf735e43add9', NULL, '{}', E'\\x', '2026-06-04 09:35:59.929+00', '2026-11-21 04:30:00+00', E'\\xbe74d830a4c15034e4a3c6e33d88ae81a6bcb5ad00090f5ac4ea169613e195e9'),
  ('9', '0195eaed-5b52-77f1-abb1-a864983048e0', E'\\x179c6209ebcbfff541595de076160c60bf92cc277fd3ff2b3566a40cb9a7dd49', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x7fb64371b5e53fe46ddd04757da5bb04deb4d0baccee719faf548df20839653b'),
  ('90', '019f1d81-7446-7553-97ee-5ca246564a5c', E'\\x463ed21fe8da79f5f94b18d230b80165103c8f1eebb02170a69354d9b43cace7', NULL, '{}', E'\\x', '2026-07-01 11:47:31.014+00', '2026-11-21 04:30:00+00', E'\\xa78ad99ce222bbe2d92a4292d3484baca460bb1a3ef503999e74dd9b7fb46c56'),
  ('91', '019f4660-91bf-7226-89cf-7aa55d228a5e', E'\\x8dec3966d2f091896294b28dae2c28c35844527a8a48683bd43fa1b01fa08071', NULL, '{}', E'\\x', '2026-07-09 10:16:01.727+00', '2026-11-21 04:30:00+00', E'\\xc7725aa5e089f5f764d63c4ca346abb9a76ccbd6e7d60f0c00614420ca27ade4'),
  ('92', '019fa230-ae6c-7588-8946-2b09b788527f', E'\\xc3ca0608781e650821f989c94e34eea609ee272c7957ea187e8621a5b90f4330', NULL, '{}', E'\\x', '2026-07-27 06:08:47.212+00', '2026-11-21 04:30:00+00', E'\\x8f8d9c1b3d57f7973960d8b6a2f23a58b2f841c904d5ac0dcb86cd94de184f97'),
  ('93', '01a02eaf-9c16-77c1-9855-876aab0e3f78', E'\\x0997d1acb6ac846df1a620b6499ab030dc3aad8fc7f8fc5e1cdb2af6d1849624', NULL, '{}', E'\\x', '2026-08-23 12:54:15.83+00', '2026-11-21 04:30:00+00', E'\\xbbd81c2b200b2d45bbba71f3378a27bf5a46953c43874e7f6172a38b3209dbfc'),
  ('94', '01a0b40e-f07d-71fd-8a7b-36cd0f494aba', E'\\x7bc00b01d67878c94d64a95254af7ff078ae76a26394827f0e657632afaf26f4', NULL, '{}', E'\\x', '2026-09-18 10:27:53.085+00', '2026-11-21 04:30:00+00', E'\\x43332c2bcc91c1feaa259e64a864fe2930365aa471532ce89a3f8126c90bceed'),
  ('95', '01a0d6d4-797a-71d9-8a83-ca975d0c4a41', E'\\xa127be05fac8685b9f3c4187b139b52822e75eeeab47258eee50326c22e50050', NULL, '{}', E'\\x', '2026-09-25 04:30:44.09+00', '2026-11-21 04:30:00+00', E'\\xe446c779fb936aa7d657c00fb48c4276c03d812c4fa228488e344ab672ee3960'),
  ('96', '01a11b91-9b52-7756-9339-d931c7e3ec36', E'\\x457bf004335510fa51a2374af2bf3e392800a67429f55c7d55e178e58897ba52', NULL, '{}', E'\\x', '2026-10-08 12:51:29.746+00', '2026-11-21 04:30:00+00', E'\\x4e88a318f802712fc0c2ba6a81514881a082c4878b84b6a6b0b7baa9800e49e4'),
  ('97', '01a13e7e-69d3-722a-96dd-d5282919ae16', E'\\x9286bb1dedb1b45faf0d75f4ab0d22b6d9e47c91458fd9aed72e99d0d33ebf40', NULL, '{}', E'\\x', '2026-10-15 07:37:14.451+00', '2026-11-21 04:30:00+00', E'\\x5ea83a942e8c280962d2db1a928e0f239aa2a1b3691e8c5de8e9e6ef52711e10'),
  ('98', '01a19b44-4019-741d-8a12-28b16a5d29b2', E'\\x4137a2f4831eed06b1ad87814888a16e4b1168cbb3a7c0ef7535113a57861a47', NULL, '{}', E'\\x', '2026-11-02 07:58:23.769+00', '2026-11-21 04:30:00+00', E'\\x81185c5ff1cec88272a1bfba3870eaf4a03913895fd71549839e4f48af32441b'),
  ('99', '01a19c3d-3bc5-73dd-aae7-7a5206d037c8', E'\\x2ab473c9d898d47bb09863a54560c25fa1c52bfbf9ffe64db645d24d6cb8932c', NULL, '{}', E'\\x', '2026-11-02 12:30:21.125+00', '2026-11-21 04:30:00+00', E'\\x08b8f532a55634f9356423811259611efbbb55aa0d7a11a862a05496aa553e09');
insert into audit_personal ("entry_id", "subject_id", "field", "before", "after", "salt") overriding system value values
  ('01a20426-e95c-70b6-acb2-ec94d7108b0c', '01976d38-7d5f-7622-9a3b-d9ae7b453da0', 'degree', '"BCom"', '"BSc"', '8453c7fe-366a-45f7-bf8b-197d90f94b0b');
insert into audit_seal ("day", "n", "hash") overriding system value values
  ('2026-11-21', '124', E'\\x5cb74cc5c3555bcd1808b2523b73e71462726b54c2211eb1db4b8b3e26367ce0');
insert into audit_unchained ("at", "entry_id") overriding system value values
  ('2026-11-21 04:30:00+00', '01a20426-e95c-70b6-acb2-ec94d7108b0c');
insert into backup_run ("id", "kind", "started_at", "seen_at", "finished_at", "place", "encrypted", "bytes", "reason") overriding system value values
  ('01a20426-e955-7067-90eb-07a9e178e3d0', 'scheduled', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'office:/backup/example.tar.gz', 'false', '4096', NULL);
insert into batch ("id", "code", "code_key", "course_id", "time", "start_on", "end_on", "created_at", "version", "deleted_at") overriding system value values
  ('01a20426-e8a8-76f7-babd-ced9a8677c57', 'TALLY-2504', 'tally-2504', '01a20426-e8a7-76f5-8ebc-c2beffa5f25b', '15:00 to 17:00', '2025-04-01', '2025-07-01', '2025-03-11 05:44:07.174+00', '1', NULL),
  ('01a20426-e8a8-76f7-babd-d3bfe2f625be', 'PY-2504', 'py-2504', '01a20426-e8a7-76f5-8ebc-c642d157130f', '08:00 to 10:00', '2025-04-27', '2025-08-27', '2025-04-06 10:29:18.706+00', '1', NULL),
  ('01a20426-e8a8-76f7-babd-d6577894f1b6', 'FSW-2505', 'fsw-2505', '01a20426-e8a7-76f5-8ebc-cab2fbc00acc', '12:30 to 14:30', '2025-05-24', '2026-01-24', '2025-05-03 08:05:14.006+00', '1', NULL),
  ('01a20426-e8a8-76f7-babd-da507f609d99', 'DA-2506', 'da-2506', '01a20426-e8a7-76f5-8ebc-cccf107eac84', '18:00 to 20:00', '2025-06-19', '2025-12-19', '2025-05-29 10:56:01.407+00', '1', NULL),
  ('01a20426-e8a8-76f7-babd-dd6fbc0e4a74', 'GD-2507', 'gd-2507', '01a20426-e8a7-76f5-8ebc-d02d3474112d', '18:00 to 20:00', '2025-07-16', '2025-12-16', '2025-06-25 12:57:02.901+00', '1', NULL),
  ('01a20426-e8a8-76f7-babd-e095e56d0529', 'DM-2508', 'dm-2508', '01a20426-e8a7-76f5-8ebc-d58aaeb2e26d', '10:00 to 12:00', '2025-08-11', '2025-11-11', '2025-07-21 06:09:14.399+00', '1', NULL),
  ('01a20426-e8a8-76f7-babd-e7950e7cf50e', 'HT-2509', 'ht-2509', '01a20426-e8a7-76f5-8ebc-db72f15c8e37', '15:00 to 17:00', '2025-09-07', '2025-11-07', '2025-08-17 10:48:46.841+00', '1', NULL),
  ('01a20426-e8a8-76f7-babd-e9910eacffa9', 'FR-2510', 'fr-2510', '01a20426-e8a7-76f5-8ebc-defa1ad534b9', '15:00 to 17:00', '2025-10-03', '2026-02-03', '2025-09-12 05:22:45.978+00', '1', NULL),
  ('01a20426-e8a8-76f7-babd-ec30facbee09', 'TALLY-2510', 'tally-2510', '01a20426-e8a7-76f5-8ebc-c2beffa5f25b', '12:30 to 14:30', '2025-10-30', '2026-01-30', '2025-10-09 06:54:35.944+00', '1', NULL),
  ('01a20426-e8a9-771f-a467-0088a1ac0c4a', 'PY-2511', 'py-2511', '01a20426-e8a7-76f5-8ebc-c642d157130f', '18:00 to 20:00', '2025-11-25', '2026-03-25', '2025-11-04 07:43:07.581+00', '1', NULL),
  ('01a20426-e8a9-771f-a467-05fd787dda35', 'FSW-2512', 'fsw-2512', '01a20426-e8a7-76f5-8ebc-cab2fbc00acc', '12:30 to 14:30', '2025-12-22', '2026-08-22', '2025-12-01 06:14:34.49+00', '1', NULL),
  ('01a20426-e8a9-771f-a467-0808e88bfe9e', 'DA-2601', 'da-2601', '01a20426-e8a7-76f5-8ebc-cccf107eac84', '12:30 to 14:30', '2026-01-17', '2026-07-17', '2025-12-27 05:22:07.66+00', '1', NULL),
  ('01a20426-e8aa-7270-8e33-e24c6d40612a', 'GD-2602', 'gd-2602', '01a20426-e8a7-76f5-8ebc-d02d3474112d', '08:00 to 10:00', '2026-02-13', '2026-07-13', '2026-01-23 10:32:05.796+00', '1', NULL),
  ('01a20426-e8aa-7270-8e33-e547559b5695', 'DM-2603', 'dm-2603', '01a20426-e8a7-76f5-8ebc-d58aaeb2e26d', '12:30 to 14:30', '2026-03-11', '2026-06-11', '2026-02-18 09:11:13.462+00', '1', NULL),
  ('01a20426-e8aa-7270-8e33-eb8d6e2ec6bd', 'HT-2604', 'ht-2604', '01a20426-e8a7-76f5-8ebc-db72f15c8e37', '10:00 to 12:00', '2026-04-07', '2026-06-07', '2026-03-17 05:08:41.632+00', '1', NULL),
  ('01a20426-e8aa-7270-8e33-ec0d76e18067', 'FR-2605', 'fr-2605', '01a20426-e8a7-76f5-8ebc-defa1ad534b9', '08:00 to 10:00', '2026-05-03', '2026-09-03', '2026-04-12 06:22:54.906+00', '1', NULL),
  ('01a20426-e8aa-7270-8e33-f17761a5e295', 'TALLY-2605', 'tally-2605', '01a20426-e8a7-76f5-8ebc-c2beffa5f25b', '12:30 to 14:30', '2026-05-30', '2026-08-30', '2026-05-09 04:26:18.64+00', '1', NULL),
  ('01a20426-e8aa-7270-8e33-f432cc454da1', 'PY-2606', 'py-2606', '01a20426-e8a7-76f5-8ebc-c642d157130f', '08:00 to 10:00', '2026-06-25', '2026-10-25', '2026-06-04 09:35:59.929+00', '1', NULL),
  ('01a20426-e8aa-7270-8e33-f85d451929d7', 'FSW-2607', 'fsw-2607', '01a20426-e8a7-76f5-8ebc-cab2fbc00acc', '10:00 to 12:00', '2026-07-22', NULL, '2026-07-01 11:47:31.014+00', '1', NULL),
  ('01a20426-e8aa-7270-8e33-fc20b315f92b', 'DA-2608', 'da-2608', '01a20426-e8a7-76f5-8ebc-cccf107eac84', '10:00 to 12:00', '2026-08-17', '2027-02-17', '2026-07-27 06:08:47.212+00', '1', NULL),
  ('01a20426-e8aa-7270-8e34-03661ca5a9d8', 'GD-2609', 'gd-2609', '01a20426-e8a7-76f5-8ebc-d02d3474112d', '08:00 to 10:00', '2026-09-13', '2027-02-13', '2026-08-23 12:54:15.83+00', '1', NULL),
  ('01a20426-e8aa-7270-8e34-05bb16902d19', 'DM-2610', 'dm-2610', '01a20426-e8a7-76f5-8ebc-d58aaeb2e26d', '12:30 to 14:30', '2026-10-09', NULL, '2026-09-18 10:27:53.085+00', '1', NULL),
  ('01a20426-e8aa-7270-8e34-0be47508b3e7', 'HT-2611', 'ht-2611', '01a20426-e8a7-76f5-8ebc-db72f15c8e37', '10:00 to 12:00', '2026-11-05', '2027-01-05', '2026-10-15 07:37:14.451+00', '1', NULL),
  ('01a20426-e8aa-7270-8e34-0e06c528e936', 'FR-2612', 'fr-2612', '01a20426-e8a7-76f5-8ebc-defa1ad534b9', '15:00 to 17:00', '2026-12-01', NULL, '2026-11-10 06:43:16.88+00', '1', NULL);
insert into consent ("student_id", "given_by", "guardian_name", "notice_version", "at", "recorded_by") overriding system value values
  ('01976d38-7d5f-7622-9a3b-d9ae7b453da0', 'student', NULL, '2', '2026-11-21 04:30:00+00', NULL);
insert into course ("id", "name", "name_key", "fee", "duration", "added_by", "created_at", "version", "deleted_at") overriding system value values
  ('01a20426-e8a7-76f5-8ebc-c2beffa5f25b', 'Tally with GST', 'tally with gst', '12000.00', '3 months', '01a20426-e884-7167-afe1-95d3f0592905', '2025-04-01 10:49:33.548+00', '1', NULL),
  ('01a20426-e8a7-76f5-8ebc-c642d157130f', 'Python Programming', 'python programming', '18000.00', '4 months', '01a20426-e884-7167-afe1-95d3f0592905', '2025-04-01 10:49:33.548+00', '1', NULL),
  ('01a20426-e8a7-76f5-8ebc-cab2fbc00acc', 'Full Stack Web Development', 'full stack web development', '45000.00', '8 months', '01a20426-e884-7167-afe1-95d3f0592905', '2025-04-01 10:49:33.548+00', '1', NULL),
  ('01a20426-e8a7-76f5-8ebc-cccf107eac84', 'Data Analytics', 'data analytics', '35000.00', '6 months', '01a20426-e884-7167-afe1-95d3f0592905', '2025-04-01 10:49:33.548+00', '1', NULL),
  ('01a20426-e8a7-76f5-8ebc-d02d3474112d', 'Graphic Design', 'graphic design', '22000.00', '5 months', '01a20426-e884-7167-afe1-95d3f0592905', '2025-04-01 10:49:33.548+00', '1', NULL),
  ('01a20426-e8a7-76f5-8ebc-d58aaeb2e26d', 'Digital Marketing', 'digital marketing', '15000.00', '3 months', '01a20426-e884-7167-afe1-95d3f0592905', '2025-04-01 10:49:33.548+00', '1', NULL),
  ('01a20426-e8a7-76f5-8ebc-db72f15c8e37', 'Hindi Typing', 'hindi typing', '4500.00', '2 months', '01a20426-e884-7167-afe1-95d3f0592905', '2025-04-01 10:49:33.548+00', '1', NULL),
  ('01a20426-e8a7-76f5-8ebc-defa1ad534b9', 'Français des affaires', 'francais des affaires', '16500.00', '4 months', '01a20426-e884-7167-afe1-95d3f0592905', '2025-04-01 10:49:33.548+00', '1', NULL);
insert into declared_payment ("student_id", "fee", "paid", "pay_mode") overriding system value values
  ('01a1be83-9230-7515-bc7b-2c8eefea4087', '16500.00', '8250.00', 'Online');
insert into deletion ("id", "record", "deleted_at", "deleted_by", "status_before", "enquiry", "erase_after", "erased_at") overriding system value values
  ('01a20426-e955-7067-90ea-fc5cca40a5dd', 'enquiry', '2026-11-21 04:30:00+00', NULL, NULL, '{"id": "01a20426-e955-7067-90ea-fc5cca40a5dd", "name": "Example"}', '2026-11-21 04:30:00+00', NULL);
insert into draft ("account_id", "key", "field_values", "saved_at") overriding system value values
  ('01a20426-e884-7167-afe1-9a6c5ce2eb58', 'course-add', '{"course":"Example"}', '2026-11-21 04:30:00+00');
insert into enquiry ("id", "name", "name_key", "mail_id", "contact", "alt_contact", "qualification", "address", "course_id", "enquiry_mode", "mode", "ref", "remark", "day", "status", "is_placed", "student_id", "created_at", "version") overriding system value values
  ('01962e07-dbf7-75a7-ab6f-10209e07143f', 'Ishwari Voorbeeld', 'ishwari voorbeeld', 'ishwari.3@example.net', NULL, NULL, 'BSc', '37 Namuna Marg, Example Nagar', '01a20426-e8a7-76f5-8ebc-d02d3474112d', 'offline', 'online', 'A friend', NULL, '2025-04-13', 'Pending', 'false', NULL, '2025-04-13 07:23:09.175+00', '2'),
  ('01973f71-631b-7262-b607-78193ac4a0a8', 'विवेक दृष्टांत', 'विवेक दृष्टांत', 'student.1@example.com', '5550000001', NULL, 'BCom', '159 Namuna Marg, Demo Colony', '01a20426-e8a7-76f5-8ebc-cccf107eac84', 'offline', 'offline', 'एक मित्र', 'Will come for a trial class', '2025-06-05', 'Closed', 'false', '01976d38-7d5f-7622-9a3b-d9ae7b453da0', '2025-06-05 09:34:45.019+00', '2'),
  ('019a24d1-6480-7444-bd19-eac6b07f267f', 'Asha Beispiel', 'asha beispiel', 'asha.2@example.net', '5570000002', NULL, 'BSc', '77 Example Road, Namunapur', '01a20426-e8a7-76f5-8ebc-c642d157130f', 'offline', 'online', 'Poster at the college', 'Will come for a trial class', '2025-10-27', 'Pending', 'false', NULL, '2025-10-27 08:38:13.888+00', '2');
insert into expense ("id", "category_id", "remark", "amount", "day", "created_at", "updated_at", "version") overriding system value values
  ('01972f8c-001d-770c-93b9-834281e9e81e', '01a20426-e8ff-74b1-a19e-00cfdf9a63e6', 'Sample Telecom, line of the month', '172.00', '2025-06-02', '2025-06-02 07:29:53.693+00', '2025-06-02 07:29:53.693+00', '1'),
  ('019730ae-176e-703a-b971-616743797868', '01a20426-e8ff-74b1-a19d-fc9e1cf790a0', 'Example Power Company, bill of the month', '516.00', '2025-06-02', '2025-06-02 12:46:45.102+00', '2025-06-02 12:46:45.102+00', '1'),
  ('01973f27-1abc-718d-866c-33ab7ff499ad', '01a20426-e8ff-74b1-a19d-f6660a67730d', 'Teachers and office of the example institute', '3876.00', '2025-06-05', '2025-06-05 08:13:36.828+00', '2025-06-05 08:13:36.828+00', '1'),
  ('019744be-dbb1-74f1-be02-7025cea9c148', '01a20426-e8ff-74b1-a19d-f8390149d072', 'Example House, all classrooms', '2153.00', '2025-06-06', '2025-06-06 10:17:28.241+00', '2025-06-06 10:17:28.241+00', '1'),
  ('0197cf00-2cf0-71ef-bc15-c9c673dd6ec6', '01a20426-e8ff-74b1-a19d-fc9e1cf790a0', 'Example Power Company, bill of the month', '1058.00', '2025-07-03', '2025-07-03 06:36:24.688+00', '2025-07-03 06:36:24.688+00', '1'),
  ('0197d3b1-cdf4-7660-8ae5-982b04096c1c', '01a20426-e8ff-74b1-a19e-00cfdf9a63e6', 'Sample Telecom, line of the month', '352.00', '2025-07-04', '2025-07-04 04:28:54.644+00', '2025-07-04 04:28:54.644+00', '1'),
  ('0197d44b-78c3-73a2-9486-6d6c63e9f577', '01a20426-e8ff-74b1-a19d-f6660a67730d', 'Teachers and office of the example institute', '7938.00', '2025-07-04', '2025-07-04 07:16:45.379+00', '2025-07-04 07:16:45.379+00', '1'),
  ('0197e9a1-67f5-7242-bb6e-0b280becbff3', '01a20426-e8ff-74b1-a19d-f8390149d072', 'Example House, all classrooms', '4410.00', '2025-07-08', '2025-07-08 10:42:38.709+00', '2025-07-08 10:42:38.709+00', '1'),
  ('01986905-43a3-70ed-af59-a09fd6cef21a', '01a20426-e8ff-74b1-a19d-f8390149d072', 'Example House, all classrooms', '4341.00', '2025-08-02', '2025-08-02 04:23:29.443+00', '2025-08-02 04:23:29.443+00', '1'),
  ('019873c7-c03e-71aa-a375-42a0f56284fb', '01a20426-e8ff-74b1-a19d-f6660a67730d', 'Teachers and office of the example institute', '7814.00', '2025-08-04', '2025-08-04 06:32:07.486+00', '2025-08-04 06:32:07.486+00', '1'),
  ('0198742d-391a-7478-9e2a-1092ea637a77', '01a20426-e8ff-74b1-a19e-00cfdf9a63e6', 'Sample Telecom, line of the month', '347.00', '2025-08-04', '2025-08-04 08:22:57.562+00', '2025-08-04 08:22:57.562+00', '1'),
  ('01987a45-a517-728c-9cd3-d09e1bb7b524', '01a20426-e8ff-74b1-a19d-fc9e1cf790a0', 'Example Power Company, bill of the month', '1041.00', '2025-08-05', '2025-08-05 12:47:21.367+00', '2025-08-05 12:47:21.367+00', '1'),
  ('019904aa-7eb6-73e4-b438-68d74519dada', '01a20426-e8ff-74b1-a19d-f6660a67730d', 'Teachers and office of the example institute', '6144.00', '2025-09-01', '2025-09-01 09:45:06.486+00', '2025-09-01 09:45:06.486+00', '1'),
  ('01990a07-c598-7577-8e9f-6213481fbf11', '01a20426-e8ff-74b1-a19d-f8390149d072', 'Example House, all classrooms', '3413.00', '2025-09-02', '2025-09-02 10:45:05.56+00', '2025-09-02 10:45:05.56+00', '1'),
  ('01990f32-eeb0-74d9-93cb-f9560eedc61a', '01a20426-e8ff-74b1-a19d-fc9e1cf790a0', 'Example Power Company, bill of the month', '819.00', '2025-09-03', '2025-09-03 10:50:20.208+00', '2025-09-03 10:50:20.208+00', '1'),
  ('0199291d-4815-7778-ae88-ce55730a8050', '01a20426-e8ff-74b1-a19e-00cfdf9a63e6', 'Sample Telecom, line of the month', '273.00', '2025-09-08', '2025-09-08 11:36:48.917+00', '2025-09-08 11:36:48.917+00', '1'),
  ('019a3e0d-cbe7-7118-b3bc-26b64971f89e', '01a20426-e8ff-74b1-a19d-f8390149d072', 'Example House, all classrooms', '1250.00', '2025-11-01', '2025-11-01 06:14:42.919+00', '2025-11-01 06:14:42.919+00', '1'),
  ('019a499b-18e8-74d4-92d8-2f52fa7b3724', '01a20426-e8ff-74b1-a19d-f6660a67730d', 'Teachers and office of the example institute', '2250.00', '2025-11-03', '2025-11-03 12:04:52.584+00', '2025-11-03 12:04:52.584+00', '1'),
  ('019a5870-be50-733c-8d06-3845724bfe3d', '01a20426-e8ff-74b1-a19e-00cfdf9a63e6', 'Sample Telecom, line of the month', '100.00', '2025-11-06', '2025-11-06 09:12:55.12+00', '2025-11-06 09:12:55.12+00', '1'),
  ('019a58cd-919f-74dd-a2b2-3842aaa81388', '01a20426-e8ff-74b1-a19d-fc9e1cf790a0', 'Example Power Company, bill of the month', '300.00', '2025-11-06', '2025-11-06 10:54:18.527+00', '2025-11-06 10:54:18.527+00', '1'),
  ('019b7d9a-7db3-7208-9bf8-75a0121979a9', '01a20426-e8ff-74b1-a19d-f8390149d072', 'Example House, all classrooms', '1076.00', '2026-01-02', '2026-01-02 07:27:15.379+00', '2026-01-02 07:27:15.379+00', '1'),
  ('019b92c8-7213-7147-be94-c559f6efbf52', '01a20426-e8ff-74b1-a19d-fc9e1cf790a0', 'Example Power Company, bill of the month', '258.00', '2026-01-06', '2026-01-06 10:09:28.595+00', '2026-01-06 10:09:28.595+00', '1'),
  ('019b96c0-e9f1-745c-806e-56b49908e21c', '01a20426-e8ff-74b1-a19d-f6660a67730d', 'Teachers and office of the example institute', '1938.00', '2026-01-07', '2026-01-07 04:39:43.857+00', '2026-01-07 04:39:43.857+00', '1'),
  ('019b9be6-f910-70df-90b2-1919136b18b5', '01a20426-e8ff-74b1-a19e-00cfdf9a63e6', 'Sample Telecom, line of the month', '86.00', '2026-01-08', '2026-01-08 04:39:24.176+00', '2026-01-08 04:39:24.176+00', '1'),
  ('019c31b6-9ffd-7452-9912-acadd2099b4d', '01a20426-e8ff-74b1-a19d-f6660a67730d', 'Teachers and office of the example institute', '2457.00', '2026-02-06', '2026-02-06 06:49:38.045+00', '2026-02-06 06:49:38.045+00', '1'),
  ('019c369f-a274-764d-80b2-8f6e3bf033da', '01a20426-e8ff-74b1-a19d-f8390149d072', 'Example House, all classrooms', '1365.00', '2026-02-07', '2026-02-07 05:42:37.428+00', '2026-02-07 05:42:37.428+00', '1'),
  ('019c411e-2084-728c-84ff-1b03d3ba4833', '01a20426-e8ff-74b1-a19d-fc9e1cf790a0', 'Example Power Company, bill of the month', '327.00', '2026-02-09', '2026-02-09 06:36:59.396+00', '2026-02-09 06:36:59.396+00', '1'),
  ('019c423e-23a9-74e9-863a-14e9e4e94342', '01a20426-e8ff-74b1-a19e-00cfdf9a63e6', 'Sample Telecom, line of the month', '109.00', '2026-02-09', '2026-02-09 11:51:34.569+00', '2026-02-09 11:51:34.569+00', '1'),
  ('01a19b44-4019-727e-9089-58cc8c32e09f', '01a20426-e8ff-74b1-a19d-f8390149d072', 'Example House, all classrooms', '221.00', '2026-11-02', '2026-11-02 07:58:23.769+00', '2026-11-02 07:58:23.769+00', '1'),
  ('01a19c3d-3bc5-75ee-89fe-356f62177cdb', '01a20426-e8ff-74b1-a19d-f6660a67730d', 'Teachers and office of the example institute', '398.00', '2026-11-02', '2026-11-02 12:30:21.125+00', '2026-11-02 12:30:21.125+00', '1'),
  ('01a1a4b8-370c-73c5-b150-c0f7a82e1d30', '01a20426-e8ff-74b1-a19d-fc9e1cf790a0', 'Example Power Company, bill of the month', '53.00', '2026-11-04', '2026-11-04 04:01:38.572+00', '2026-11-04 04:01:38.572+00', '1'),
  ('01a1c057-66d2-7127-ba1e-dd56027ba7d8', '01a20426-e8ff-74b1-a19e-00cfdf9a63e6', 'Sample Telecom, line of the month', '17.00', '2026-11-09', '2026-11-09 12:45:15.858+00', '2026-11-09 12:45:15.858+00', '1');
insert into expense_category ("id", "ledger", "ledger_key", "created_at", "updated_at", "deleted_at") overriding system value values
  ('01a20426-e8ff-74b1-a19d-f6660a67730d', 'Salaries', 'salaries', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL),
  ('01a20426-e8ff-74b1-a19d-f8390149d072', 'Rent', 'rent', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL),
  ('01a20426-e8ff-74b1-a19d-fc9e1cf790a0', 'Electricity', 'electricity', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL),
  ('01a20426-e8ff-74b1-a19e-00cfdf9a63e6', 'Internet', 'internet', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL),
  ('01a20426-e8ff-74b1-a19e-07a867297073', 'Stationery', 'stationery', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL),
  ('01a20426-e8ff-74b1-a19e-0a22eb6f522a', 'Repairs', 'repairs', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL),
  ('01a20426-e8ff-74b1-a19e-0c5bfbe08f19', 'Tea and water', 'tea and water', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL),
  ('01a20426-e8ff-74b1-a19e-11c8283c6a55', 'Advertising', 'advertising', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL);
insert into heartbeat ("process_id", "started_at", "seen_at") overriding system value values
  ('01a20426-e955-7067-90eb-087c2d8c9ac8', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00');
insert into idempotency ("scope", "route", "key", "body_hash", "status", "answer", "forever", "at") overriding system value values
  ('01a20426-e884-7167-afe1-9a6c5ce2eb58', 'POST /api/enquiry', 'dump', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '201', '{}', 'false', '2026-11-21 04:30:00+00');
insert into institute ("one", "name", "address", "phone", "time_zone", "self_registration", "version", "receipt_language", "two_factor") overriding system value values
  ('true', 'Namuna Training Institute (demo)', '1 Example Road, Example Nagar', '+91 55500 00000', 'Asia/Kolkata', 'true', '1', 'en', 'off');
insert into job_run ("job", "started_at") overriding system value values
  ('cleanup', '2026-11-21 04:30:00+00');
insert into known_browser ("token_hash", "account_id", "used_at") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20426-e884-7167-afe1-9a6c5ce2eb58', '2026-11-21 04:30:00+00');
insert into kysely_migration ("name", "timestamp") overriding system value values
  ('0001_house', '2026-11-22T16:46:28.276Z'),
  ('0002_courses_and_batches', '2026-11-22T16:46:28.285Z'),
  ('0003_students_and_fees', '2026-11-22T16:46:28.308Z'),
  ('0004_attendance_and_enquiries', '2026-11-22T16:46:28.320Z'),
  ('0005_portfolio', '2026-11-22T16:46:28.326Z'),
  ('0006_projects', '2026-11-22T16:46:28.330Z'),
  ('0007_expenses', '2026-11-22T16:46:28.337Z'),
  ('0008_reset_tokens', '2026-11-22T16:46:28.342Z'),
  ('0009_lists_of_the_admin', '2026-11-22T16:46:28.347Z'),
  ('0010_erasure', '2026-11-22T16:46:28.350Z'),
  ('0011_search', '2026-11-22T16:46:28.358Z'),
  ('0012_receipt_amounts', '2026-11-22T16:46:28.360Z'),
  ('0013_drafts', '2026-11-22T16:46:28.365Z'),
  ('0014_request_limits', '2026-11-22T16:46:28.369Z'),
  ('0015_placed_enquiries', '2026-11-22T16:46:28.372Z'),
  ('0017_sign_in', '2026-11-22T16:46:28.381Z'),
  ('0018_two_factor', '2026-11-22T16:46:28.388Z'),
  ('0019_erasure', '2026-11-22T16:46:28.395Z'),
  ('0020_privacy', '2026-11-22T16:46:28.401Z'),
  ('0021_backups', '2026-11-22T16:46:28.405Z'),
  ('0022_audit_chain', '2026-11-22T16:46:28.413Z'),
  ('0023_several_processes', '2026-11-22T16:46:28.419Z');
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
  ('0015_placed_enquiries', '3dcbc833778d8073c73673d01fbf1b418c4ef4ac78f6e3de972bb1385fb6514a'),
  ('0017_sign_in', '16b085e3aea93c4baae45b980355ba32d3425d996461a17259213ecb7bbfdee3'),
  ('0018_two_factor', 'a02707a90429e40b1f2fdcb7abd1a06cc9050d24098e55c3d5ffcd5c8d2622f0'),
  ('0019_erasure', '4553ecda75b2833a336ead71b072071dba6a5d6784ee13f09b0bd664678bc037'),
  ('0020_privacy', 'f153e3511ec56aaca6a85c875eab353a80fb6b8cf6c28baa7fff3f47095d4175'),
  ('0021_backups', '87015b5cb644e1ef7c70977fdc7cd8c08c060eebc804f87c565876d88fed4006'),
  ('0022_audit_chain', '508400979a6b2ff19ff0438fef275de85a3d86e9872cf8b606dc8fa8aab447d9'),
  ('0023_several_processes', '51399faeee4170b31373b63ac1896a6b310bc2642c82f3021f5ca8f653a16989');
insert into portfolio ("id", "student_id", "link", "created_at", "version") overriding system value values
  ('019daf1c-ae23-7349-8906-9a5a3e9d9dfd', '01976d38-7d5f-7622-9a3b-d9ae7b453da0', 'https://example.com/d9ae7b453da0/portfolio-1', '2026-04-21 08:16:25.635+00', '1'),
  ('019f4660-91bf-72fb-a689-852a2d64c5be', '01976d38-7d5f-7622-9a3b-d9ae7b453da0', 'https://example.com/d9ae7b453da0/portfolio-2', '2026-07-09 10:16:01.727+00', '1');
insert into privacy_notice ("one", "texts", "version") overriding system value values
  ('true', '{"en": "Example"}', '2');
insert into project ("id", "student_id", "link", "tech_used", "description", "created_at", "version") overriding system value values
  ('01983ab5-5436-73db-ac19-96f1162c2af3', '01976d38-7d5f-7622-9a3b-d9ae7b453da0', 'https://example.com/d9ae7b453da0/project-3', 'Python, pandas', 'Sales of a sample company, month by month', '2025-07-24 04:33:38.87+00', '1'),
  ('019d47ad-09b4-746e-a4d2-aa0e46dd3763', '01976d38-7d5f-7622-9a3b-d9ae7b453da0', 'https://example.com/d9ae7b453da0/project-1', 'Python, pandas', 'नमूना पुस्तकालय की सूची', '2026-04-01 06:13:35.796+00', '1'),
  ('01a0d6d4-797a-76bd-9002-f162976ec56f', '01976d38-7d5f-7622-9a3b-d9ae7b453da0', 'https://example.com/d9ae7b453da0/project-2', 'Tally', 'The example institute’s timetable as a page', '2026-09-25 04:30:44.09+00', '1');
insert into receipt ("id", "financial_year", "n", "student_id", "student_name", "contact", "course", "b_code", "pay_mode", "payable", "paid", "due_after", "paid_on", "issued_on", "issued_at", "issued_by", "changed_at", "version", "voided_at", "voided_by", "void_reason") overriding system value values
  ('01977d82-9bf0-74eb-ae17-8791da562cf0', '2025-26', '1', '01976d38-7d5f-7622-9a3b-d9ae7b453da0', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Online', '31500.00', '10500.00', '21000.00', '2025-06-17', '2025-06-17', '2025-06-17 10:50:01.072+00', '01a20426-e8cb-707b-a605-056f054ecd4a', NULL, '1', NULL, NULL, NULL),
  ('01980c8c-196a-719d-bc27-77c3da2533c7', '2025-26', '2', '01976d38-7d5f-7622-9a3b-d9ae7b453da0', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Cash', '31500.00', '10500.00', '10500.00', '2025-07-15', '2025-07-15', '2025-07-15 05:26:04.906+00', '01a20426-e8cb-707b-a605-0bdb6cbf1840', NULL, '1', NULL, NULL, NULL),
  ('01984f40-d442-76dd-b143-0d26d422fb3e', '2025-26', '3', '0198305a-7b46-75da-9410-c57c40a90c5d', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '11000.00', '2025-07-28', '2025-07-28', '2025-07-28 04:18:25.474+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', NULL, '1', NULL, NULL, NULL),
  ('0198adb9-bb13-72d1-b0b4-d87496370f97', '2025-26', '4', '01976d38-7d5f-7622-9a3b-d9ae7b453da0', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Others', '31500.00', '10500.00', '0.00', '2025-08-15', '2025-08-15', '2025-08-15 12:34:47.187+00', '01a20426-e8cb-707b-a605-056f054ecd4a', NULL, '1', NULL, NULL, NULL),
  ('0198d1be-32ac-7247-833e-2a69fe06e71a', '2025-26', '5', '0198305a-7b46-75da-9410-c57c40a90c5d', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '0.00', '2025-08-21', '2025-08-22', '2025-08-22 12:25:59.724+00', '01a20426-e8cb-707b-a605-0bdb6cbf1840', NULL, '1', NULL, NULL, NULL),
  ('01994735-b681-74f9-9b21-6c24ef1593de', '2025-26', '6', '0199483e-e8b1-7141-b327-5a60dbadbd2d', 'Yusuf Příklad', '5550000003', 'Digital Marketing', 'DM-2508', 'Cash', '15000.00', '15000.00', '0.00', '2025-09-14', '2025-09-14', '2025-09-14 07:52:06.529+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', NULL, '1', NULL, NULL, NULL),
  ('019acefa-c7b2-7718-b009-84a1a1f8696f', '2025-26', '7', '019acdcb-3f5e-74a1-9402-faa56e99181a', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '12000.00', '2025-11-29', '2025-11-29', '2025-11-29 09:38:52.978+00', '01a20426-e8cb-707b-a605-056f054ecd4a', NULL, '1', NULL, NULL, NULL),
  ('019b7ce0-50eb-7241-9b3d-0be896dc6912', '2025-26', '8', '019acdcb-3f5e-74a1-9402-faa56e99181a', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '6000.00', '2026-01-02', '2026-01-02', '2026-01-02 04:03:54.219+00', '01a20426-e8cb-707b-a605-0bdb6cbf1840', NULL, '1', NULL, NULL, NULL),
  ('019c1cef-33c4-7769-aca0-da3227b6572a', '2025-26', '9', '019acdcb-3f5e-74a1-9402-faa56e99181a', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '0.00', '2026-02-02', '2026-02-02', '2026-02-02 05:59:24.356+00', '01a20426-e884-7167-afe1-9a6c5ce2eb58', NULL, '1', NULL, NULL, NULL),
  ('01a1cf35-657d-73ba-ac44-122f9faa2d47', '2026-27', '1', '01a1b03c-74c1-720a-b093-35b4c04ccd4a', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Online', '4050.00', '1000.00', '3050.00', '2026-11-12', '2026-11-12', '2026-11-12 10:02:25.533+00', '01a20426-e8cb-707b-a605-056f054ecd4a', NULL, '1', NULL, NULL, NULL);
insert into receipt_series ("financial_year", "last") overriding system value values
  ('2025-26', '9'),
  ('2026-27', '1');
insert into recovery_code ("id", "account_id", "code_hash", "used_at") overriding system value values
  ('01a20426-e955-7067-90eb-0163b4513f8d', '01a20426-e884-7167-afe1-9a6c5ce2eb58', 'example', NULL);
insert into request_count ("scope", "caller", "started_at", "n") overriding system value values
  ('email-enquirer', '01a20426-e884-7167-afe1-9a6c5ce2eb58', '2026-11-21 04:30:00+00', '1');
insert into reset_token ("token_hash", "account_id", "made_at", "expires_at", "used_at", "purpose") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20426-e884-7167-afe1-9a6c5ce2eb58', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', NULL, 'password');
insert into secret ("name", "value") overriding system value values
  ('log', E'\\x5cc784a272ebcfcd999f4211b2fa4a108f31633e17177e019a5b0db2194ee559');
insert into session ("token_hash", "account_id", "created_at", "seen_at", "id", "address", "user_agent", "confirmed_at") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20426-e884-7167-afe1-9a6c5ce2eb58', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'bf528319-f12e-4e2d-9fcc-cd15ff4fc126', '', '', NULL);
insert into setup_code ("code_hash", "created_at", "accounts") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', NULL);
insert into sign_in_attempt ("id", "email_hash", "address", "at", "ok", "browser_hash") overriding system value values
  ('1', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '192.0.2.1', '2026-11-21 04:30:00+00', 'true', NULL);
insert into student ("id", "fname", "lname", "father", "contact", "alt_contact", "gender", "dob", "cur_address", "per_address", "linked_in", "profile", "degree", "com_year", "university", "course_id", "mode", "duration", "batch_id", "joining_on", "end_on", "is_completed", "is_placed", "status", "search_key", "created_at", "version", "search_text") overriding system value values
  ('01976d38-7d5f-7622-9a3b-d9ae7b453da0', 'विवेक', 'दृष्टांत', 'Yusuf दृष्टांत', '5550000001', NULL, 'male', '1996-12-21', '8 नमूना मार्ग, Sampleganj', '159 Namuna Marg, Demo Colony', NULL, NULL, 'BCom', '2017', 'Université de l’Exemple', '01a20426-e8a7-76f5-8ebc-cccf107eac84', 'offline', '6 months', '01a20426-e8a8-76f7-babd-da507f609d99', '2025-06-14', '2025-12-19', 'true', 'false', 'Active', 'विवेक दृष्टांत', '2025-06-14 06:55:08.127+00', '1', 'विवेक दृष्टांत yusuf दृष्टांत student.1@example.com 5550000001'),
  ('0198305a-7b46-75da-9410-c57c40a90c5d', 'Zoë', 'Sample', 'Ravi Sample', '5550000007', NULL, 'female', '1997-07-07', NULL, '124 नमूना मार्ग, Sampleganj', NULL, NULL, 'BCA', '2018', 'Sample Institute of Technology', '01a20426-e8a7-76f5-8ebc-d02d3474112d', 'offline', '5 months', '01a20426-e8a8-76f7-babd-dd6fbc0e4a74', '2025-07-22', '2025-12-16', 'true', 'false', 'Active', 'zoe sample', '2025-07-22 04:18:12.934+00', '1', 'zoe sample ravi sample zoe.7@example.com 5550000007'),
  ('0199483e-e8b1-7141-b327-5a60dbadbd2d', 'Yusuf', 'Příklad', 'Arjun Příklad', '5550000003', NULL, 'male', '2005-10-17', NULL, '52 नमूना मार्ग, Sampleganj', NULL, NULL, 'Diploma', '2026', 'Université de l’Exemple', '01a20426-e8a7-76f5-8ebc-d58aaeb2e26d', 'online', '3 months', '01a20426-e8a8-76f7-babd-e095e56d0529', '2025-09-14', '2025-11-11', 'true', 'true', 'Active', 'yusuf priklad', '2025-09-14 12:41:46.417+00', '1', 'yusuf priklad arjun priklad yusuf.3@example.com 5550000003'),
  ('019acdcb-3f5e-74a1-9402-faa56e99181a', 'Māyā', 'Udāharaṇ', 'Kabir Udāharaṇ', '5550000004', NULL, 'female', '1993-05-14', '45 Namuna Marg, Demo Colony', '143 Example Road, Example Nagar', NULL, NULL, 'BBA', '2014', 'Example University', '01a20426-e8a7-76f5-8ebc-c642d157130f', 'offline', '4 months', '01a20426-e8a9-771f-a467-0088a1ac0c4a', '2025-11-29', '2026-03-25', 'true', 'false', 'Active', 'maya udaharan', '2025-11-29 04:07:20.67+00', '1', 'maya udaharan kabir udaharan maya.4@example.com 5550000004'),
  ('01a11b91-9b52-73a2-9255-5c0139daab90', 'Zoë', 'Przykład', 'Arjun Przykład', '5550000002', '5560000002', 'female', '1999-07-27', '55 Udāharaṇ Path, Namunapur', '22 Namuna Marg, Namunapur', 'https://www.example.com/in/student-2', NULL, 'Diploma', '2020', 'Sample Institute of Technology', '01a20426-e8a7-76f5-8ebc-d58aaeb2e26d', 'offline', '3 months', '01a20426-e8aa-7270-8e34-05bb16902d19', '2026-10-08', NULL, 'false', 'false', 'Disable', 'zoe przykład', '2026-10-08 12:51:29.746+00', '2', 'zoe przykład arjun przykład zoe.2@example.com 5550000002 5560000002'),
  ('01a1b03c-74c1-720a-b093-35b4c04ccd4a', 'Noor', 'Namuna', 'Ravi Namuna', '5550000008', NULL, 'female', '1993-03-31', NULL, '29 Example Road, Demo Colony', NULL, NULL, 'BCA', '2014', 'Sample Institute of Technology', '01a20426-e8a7-76f5-8ebc-db72f15c8e37', 'online', '2 months', '01a20426-e8aa-7270-8e34-0be47508b3e7', '2026-11-06', NULL, 'false', 'false', 'Active', 'noor namuna', '2026-11-06 09:41:54.497+00', '1', 'noor namuna ravi namuna noor.8@example.com 5550000008'),
  ('01a1be83-9230-7515-bc7b-2c8eefea4087', 'Zoë', 'Przykład', 'Om Przykład', '5550000006', '5560000006', 'female', '1998-11-14', NULL, '122 Udāharaṇ Path, Demo Colony', NULL, NULL, 'BBA', '2019', 'उदाहरण विश्वविद्यालय', '01a20426-e8a7-76f5-8ebc-defa1ad534b9', 'offline', '4 months', '01a20426-e8aa-7270-8e34-0e06c528e936', '2026-12-01', NULL, 'false', 'false', 'Pending', 'zoe przykład', '2026-11-09 04:14:16.112+00', '1', 'zoe przykład om przykład zoe.6@example.com 5550000006 5560000006'),
  ('01a1fb86-a83e-7689-b971-2257b4dc74fd', 'Farhan', 'Beispiel', 'Arjun Beispiel', '5550000005', '5560000005', 'male', '1993-10-26', NULL, '9 Namuna Marg, Sampleganj', NULL, NULL, 'BSc', '2014', 'Example University', '01a20426-e8a7-76f5-8ebc-db72f15c8e37', 'offline', '2 months', '01a20426-e8aa-7270-8e34-0be47508b3e7', '2026-11-21', NULL, 'false', 'false', 'Active', 'farhan beispiel', '2026-11-21 00:34:28.542+00', '1', 'farhan beispiel arjun beispiel farhan.5@example.com 5550000005 5560000005');
insert into student_account ("student_id", "fee", "paid", "due_from") overriding system value values
  ('01976d38-7d5f-7622-9a3b-d9ae7b453da0', '31500.00', '31500.00', '2025-08-15'),
  ('0198305a-7b46-75da-9410-c57c40a90c5d', '22000.00', '22000.00', '2025-08-21'),
  ('0199483e-e8b1-7141-b327-5a60dbadbd2d', '15000.00', '15000.00', '2025-09-14'),
  ('019acdcb-3f5e-74a1-9402-faa56e99181a', '18000.00', '18000.00', '2026-02-02'),
  ('01a11b91-9b52-73a2-9255-5c0139daab90', '13500.00', '0.00', '2026-10-08'),
  ('01a1b03c-74c1-720a-b093-35b4c04ccd4a', '4050.00', '1000.00', '2026-11-12'),
  ('01a1be83-9230-7515-bc7b-2c8eefea4087', '0.00', '0.00', '2026-12-01'),
  ('01a1fb86-a83e-7689-b971-2257b4dc74fd', '4050.00', '0.00', '2026-11-21');
insert into student_total ("shard", "kind", "n", "fee", "paid") overriding system value values
  ('0', 'Active', '0', '0.00', '0.00'),
  ('0', 'Disable', '0', '0.00', '0.00'),
  ('0', 'Pending', '1', '0.00', '0.00'),
  ('0', 'Placed', '0', '0.00', '0.00'),
  ('1', 'Active', '0', '0.00', '0.00'),
  ('1', 'Disable', '1', '13500.00', '0.00'),
  ('1', 'Pending', '0', '0.00', '0.00'),
  ('1', 'Placed', '0', '0.00', '0.00'),
  ('10', 'Active', '1', '4050.00', '1000.00'),
  ('10', 'Disable', '0', '0.00', '0.00'),
  ('10', 'Pending', '0', '0.00', '0.00'),
  ('10', 'Placed', '0', '0.00', '0.00'),
  ('11', 'Active', '0', '0.00', '0.00'),
  ('11', 'Disable', '0', '0.00', '0.00'),
  ('11', 'Pending', '0', '0.00', '0.00'),
  ('11', 'Placed', '0', '0.00', '0.00'),
  ('12', 'Active', '0', '0.00', '0.00'),
  ('12', 'Disable', '0', '0.00', '0.00'),
  ('12', 'Pending', '0', '0.00', '0.00'),
  ('12', 'Placed', '0', '0.00', '0.00'),
  ('13', 'Active', '0', '0.00', '0.00'),
  ('13', 'Disable', '0', '0.00', '0.00'),
  ('13', 'Pending', '0', '0.00', '0.00'),
  ('13', 'Placed', '0', '0.00', '0.00'),
  ('14', 'Active', '1', '22000.00', '22000.00'),
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
  ('4', 'Active', '1', '31500.00', '31500.00'),
  ('4', 'Disable', '0', '0.00', '0.00'),
  ('4', 'Pending', '0', '0.00', '0.00'),
  ('4', 'Placed', '0', '0.00', '0.00'),
  ('5', 'Active', '0', '0.00', '0.00'),
  ('5', 'Disable', '0', '0.00', '0.00'),
  ('5', 'Pending', '0', '0.00', '0.00'),
  ('5', 'Placed', '0', '0.00', '0.00'),
  ('6', 'Active', '0', '0.00', '0.00'),
  ('6', 'Disable', '0', '0.00', '0.00'),
  ('6', 'Pending', '0', '0.00', '0.00'),
  ('6', 'Placed', '0', '0.00', '0.00'),
  ('7', 'Active', '1', '18000.00', '18000.00'),
  ('7', 'Disable', '0', '0.00', '0.00'),
  ('7', 'Pending', '0', '0.00', '0.00'),
  ('7', 'Placed', '1', '15000.00', '15000.00'),
  ('8', 'Active', '0', '0.00', '0.00'),
  ('8', 'Disable', '0', '0.00', '0.00'),
  ('8', 'Pending', '0', '0.00', '0.00'),
  ('8', 'Placed', '0', '0.00', '0.00'),
  ('9', 'Active', '1', '4050.00', '0.00'),
  ('9', 'Disable', '0', '0.00', '0.00'),
  ('9', 'Pending', '0', '0.00', '0.00'),
  ('9', 'Placed', '0', '0.00', '0.00');
insert into two_factor ("account_id", "encrypted_secret", "started_at", "confirmed_at", "last_step") overriding system value values
  ('01a20426-e884-7167-afe1-9a6c5ce2eb58', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '0');
select setval('sign_in_attempt_id_seq', (select max(id) from sign_in_attempt));
set session_replication_role = origin;
