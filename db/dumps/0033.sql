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

-- 0024_enrolments.sql
create table enrolment (
  id uuid not null,
  student_id uuid not null,
  n integer not null check (n > 0),
  course_id uuid not null,
  batch_id uuid not null,
  mode text not null check (mode in ('online', 'offline')),
  duration text not null check (length(duration) <= 60),
  fee numeric(12, 2) not null check (fee >= 0),
  joining_on date not null,
  end_on date,
  is_completed boolean not null,
  ended_at timestamptz,
  end_reason text check (length(end_reason) <= 300),
  created_at timestamptz not null,
  version integer not null default 1,
  check (ended_at is null or end_on is not null),
  check (end_reason is null or ended_at is not null)
);
insert into enrolment (id, student_id, n, course_id, batch_id, mode, duration, fee, joining_on, end_on, is_completed, created_at)
select (left(s.id::text, 24) || left(md5(s.id::text), 12))::uuid,
  s.id, 1, s.course_id, s.batch_id, s.mode, s.duration, m.fee, s.joining_on, s.end_on, s.is_completed, s.created_at
from student s join student_account m on m.student_id = s.id;

alter table enrolment
  add primary key (id),
  add unique (student_id, n),
  add foreign key (student_id) references student,
  add foreign key (course_id) references course,
  add foreign key (batch_id) references batch;
create index enrolment_batch on enrolment (batch_id);
create index enrolment_course on enrolment (course_id);
grant select, insert on enrolment to munshi_app;
grant update (course_id, batch_id, mode, duration, fee, joining_on, end_on, is_completed, ended_at, end_reason, version) on enrolment to munshi_app;
create function student_course_of_enrolment() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update student s set course_id = new.course_id, batch_id = new.batch_id, mode = new.mode, duration = new.duration,
    joining_on = new.joining_on, end_on = new.end_on, is_completed = new.is_completed
  where s.id = new.student_id
    and new.n = (select max(n) from enrolment where student_id = new.student_id)
    and (s.course_id, s.batch_id, s.mode, s.duration, s.joining_on, s.end_on, s.is_completed) is distinct from
      (new.course_id, new.batch_id, new.mode, new.duration, new.joining_on, new.end_on, new.is_completed);
  return null;
end $$;
create trigger student_course_of_enrolment
  after insert or update of course_id, batch_id, mode, duration, joining_on, end_on, is_completed on enrolment
  for each row execute function student_course_of_enrolment();
revoke execute on function student_course_of_enrolment from public;

revoke update on student from munshi_app;
grant update (fname, lname, father, contact, alt_contact, gender, dob, cur_address, per_address, linked_in, profile, degree,
  com_year, university, is_placed, status, search_key, search_text, version) on student to munshi_app;
alter table receipt add column enrolment_id uuid
  generated always as ((left(student_id::text, 24) || left(md5(student_id::text), 12))::uuid) stored;
alter table receipt
  alter column enrolment_id drop expression,
  alter column enrolment_id set not null,
  add foreign key (enrolment_id) references enrolment;
alter table attendance_mark drop constraint attendance_mark_pkey, add primary key (student_id, day, sheet_id);

-- 0025_expense_vouchers.sql
create table expense_voucher_series (
  financial_year text primary key check (financial_year ~ '^\d{4}-\d{2}$'),
  last integer not null check (last >= 0)
);
grant select, insert, update on expense_voucher_series to munshi_app;

alter table expense
  add column financial_year text,
  add column n integer check (n > 0),
  add column pay_mode text check (pay_mode in ('Cash', 'Online', 'Others')),
  add column payee text check (length(payee) between 1 and 100),
  add column voided_at timestamptz,
  add column voided_by uuid references account,
  add check ((voided_at is null) = (voided_by is null));
update expense x set financial_year = numbered.financial_year, n = numbered.n
from (
  select id, financial_year, row_number() over (partition by financial_year order by created_at, id) as n
  from (
    select id, created_at, to_char(shifted, 'YYYY') || '-' || to_char(shifted + interval '1 year', 'YY') as financial_year
    from (
      select id, created_at, created_at at time zone coalesce((select time_zone from institute), 'Asia/Kolkata')
        - interval '3 months' as shifted
      from expense
    ) days
  ) years
) numbered
where x.id = numbered.id;

insert into expense_voucher_series (financial_year, last) select financial_year, max(n) from expense group by 1;

alter table expense
  alter column financial_year set not null,
  alter column n set not null,
  add foreign key (financial_year) references expense_voucher_series,
  add unique (financial_year, n);
revoke update, delete on expense from munshi_app;
grant update (category_id, remark, amount, day, pay_mode, payee, updated_at, version, voided_at, voided_by) on expense to munshi_app;

drop index expense_newest, expense_of_category, expense_money_by_day;
create index expense_newest on expense (day desc, id desc) where voided_at is null;
create index expense_of_category on expense (category_id, day desc, id desc) where voided_at is null;
create index expense_money_by_day on expense (day) include (amount, category_id) where voided_at is null;
create index expense_voided on expense (voided_at desc, id desc) include (day, amount) where voided_at is not null;

alter table expense_category
  add column budget numeric(12, 2) check (budget > 0),
  add column version integer not null default 1;
create table recurring_expense (
  id uuid primary key,
  category_id uuid not null references expense_category,
  remark text not null check (length(remark) between 1 and 500),
  amount numeric(12, 2) not null check (amount > 0),
  pay_mode text check (pay_mode in ('Cash', 'Online', 'Others')),
  payee text check (length(payee) between 1 and 100),
  starts_on date not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  ended_at timestamptz,
  version integer not null default 1
);
create index recurring_expense_current on recurring_expense (category_id) where ended_at is null;
grant select, insert, update on recurring_expense to munshi_app;
create table recurring_expense_month (
  recurring_id uuid not null references recurring_expense,
  month date not null check (extract(day from month) = 1),
  expense_id uuid unique references expense,
  primary key (recurring_id, month)
);
grant select, insert, delete on recurring_expense_month to munshi_app;

-- 0026_payment_details.sql
alter table receipt
  add column reference text check (length(reference) between 1 and 100),
  add column note text check (length(note) between 1 and 300);
grant update (reference, note) on receipt to munshi_app;
create index receipt_reference on receipt using gin (reference gin_trgm_ops) where reference is not null;
create table receipt_part (
  receipt_id uuid not null references receipt,
  n smallint not null check (n > 0),
  mode text not null check (mode in ('Cash', 'UPI', 'Card', 'Bank transfer', 'Cheque')),
  amount numeric(12, 2) not null check (amount > 0),
  reference text check (length(reference) between 1 and 100),
  primary key (receipt_id, n)
);
create index receipt_part_reference on receipt_part using gin (reference gin_trgm_ops) where reference is not null;
grant select, insert, delete on receipt_part to munshi_app;
grant update (reference) on receipt_part to munshi_app;
alter table institute add column upi_id text check (length(upi_id) between 1 and 255);

-- 0027_receipt_verification.sql
alter table receipt add column verification_id uuid not null default gen_random_uuid();
create unique index receipt_verification on receipt (verification_id);

-- 0028_daily_closing.sql
create table day_closing (
  id uuid primary key,
  day date not null,
  clerk_id uuid references account,
  expected numeric(12, 2) not null,
  counted numeric(12, 2) not null check (counted >= 0),
  counts jsonb not null,
  reason text check (length(reason) between 1 and 300),
  versions bigint not null,
  signed_at timestamptz not null,
  signed_by uuid not null references account,
  unique nulls not distinct (day, clerk_id),
  check (counted = expected or reason is not null)
);
grant select, insert on day_closing to munshi_app;
create table cash_entry (
  id uuid primary key,
  kind text not null check (kind in ('opening', 'deposit')),
  amount numeric(12, 2) not null check (amount >= 0),
  day date not null,
  reference text check (length(reference) between 1 and 100),
  recorded_at timestamptz not null,
  recorded_by uuid not null references account,
  voided_at timestamptz,
  voided_by uuid references account,
  check ((voided_at is null) = (voided_by is null)),
  check (kind = 'opening' or amount > 0)
);
create index cash_entry_newest on cash_entry (recorded_at desc, id desc);
grant select, insert on cash_entry to munshi_app;
grant update (voided_at, voided_by) on cash_entry to munshi_app;

alter table institute add column hr_closes_all boolean not null default false;

create index receipt_issued on receipt (issued_on, issued_by);
create index receipt_cash on receipt (issued_at) include (paid) where voided_at is null and pay_mode = 'Cash';

-- 0029_discounts_and_refunds.sql
create table fee_adjustment (
  id uuid primary key,
  student_id uuid not null references student,
  kind text not null check (kind in ('Discount', 'Write-off')),
  enrolment_id uuid references enrolment,
  amount numeric(12, 2) not null check (amount > 0),
  reason text check (length(reason) between 1 and 300),
  day date not null,
  created_at timestamptz not null,
  created_by uuid not null references account,
  by_hr boolean not null,
  version integer not null default 1,
  withdrawn_at timestamptz,
  withdrawn_by uuid references account,
  check ((kind = 'Discount') = (enrolment_id is not null)),
  check ((withdrawn_at is null) = (withdrawn_by is null))
);
create index fee_adjustment_of_student on fee_adjustment (student_id) where withdrawn_at is null;
grant select, insert on fee_adjustment to munshi_app;
grant update (reason, version, withdrawn_at, withdrawn_by) on fee_adjustment to munshi_app;
create table discount_limit (
  one boolean primary key default true check (one),
  percent numeric(5, 2) not null check (percent between 0 and 100),
  version integer not null default 1
);
insert into discount_limit (percent) values (0);
grant select on discount_limit to munshi_app;
grant update (percent, version) on discount_limit to munshi_app;

-- 0030_fee_plans.sql
create table fee_plan (
  enrolment_id uuid primary key references enrolment,
  version integer not null default 1
);
create table fee_plan_row (
  enrolment_id uuid not null references fee_plan,
  n integer not null check (n > 0),
  due_on date not null,
  amount numeric(12, 2) not null check (amount > 0),
  primary key (enrolment_id, n)
);
grant select, insert, update on fee_plan to munshi_app;
grant select, insert, delete on fee_plan_row to munshi_app;
alter table student_account
  add column planned_due_on date,
  add column due_amount numeric(12, 2) check (due_amount > 0);
drop index student_account_due;
create index student_account_due on student_account ((coalesce(planned_due_on, due_from + 35)), student_id) where paid < fee;

-- 0031_refunds.sql
create table refund_series (
  financial_year text primary key check (financial_year ~ '^\d{4}-\d{2}$'),
  last integer not null check (last >= 0)
);
grant select, insert, update on refund_series to munshi_app;
create table refund (
  id uuid primary key,
  financial_year text not null references refund_series,
  n integer not null check (n > 0),
  student_id uuid not null references student,
  enrolment_id uuid not null references enrolment,
  student_name text not null check (length(student_name) <= 130),
  contact text not null check (length(contact) <= 15),
  course text not null check (length(course) <= 100),
  b_code text not null check (length(b_code) <= 60),
  pay_mode text not null check (pay_mode in ('Cash', 'Online', 'Others')),
  amount numeric(12, 2) not null check (amount > 0),
  paid_before numeric(12, 2) not null check (paid_before >= amount),
  refunded_on date not null,
  issued_on date not null check (refunded_on <= issued_on),
  issued_at timestamptz not null,
  issued_by uuid not null references account,
  reason text check (length(reason) between 1 and 300),
  reference text check (length(reference) between 1 and 100),
  note text check (length(note) between 1 and 300),
  version integer not null default 1,
  voided_at timestamptz,
  voided_by uuid references account,
  void_reason text check (length(void_reason) between 1 and 300),
  unique (financial_year, n),
  check ((voided_at is null) = (voided_by is null))
);
create index refund_of_student on refund (student_id, refunded_on desc, id desc);
create index refund_newest on refund (refunded_on desc, id desc) include (amount, pay_mode, voided_at);
create index refund_issued on refund (issued_on, issued_by);
create index refund_cash on refund (issued_at) include (amount) where voided_at is null and pay_mode = 'Cash';
grant select, insert on refund to munshi_app;
grant update (contact, reason, reference, note, version, voided_at, voided_by, void_reason) on refund to munshi_app;
alter table day_closing add column records jsonb not null default '{}' check (jsonb_typeof(records) = 'object');
update day_closing c set records = now.records
from (
  select c.id, coalesce(jsonb_object_agg(d.id, d.version) filter (where d.id is not null), '{}') as records,
    coalesce(sum(d.version), 0) as versions
  from day_closing c left join lateral (
    select id, version from receipt where issued_on = c.day and (c.clerk_id is null or issued_by = c.clerk_id)
    union all select id, version from expense where day = c.day and c.clerk_id is null
  ) d on true
  group by c.id
) now
where now.id = c.id and now.versions = c.versions;
alter table day_closing alter column records drop default, drop column versions;

-- 0032_reminders.sql
create table reminder (
  student_id uuid not null references student,
  day date not null,
  channel text not null check (channel in ('WhatsApp', 'Email')),
  state text not null check (state in ('queued', 'sending', 'sent', 'failed', 'uncertain')),
  sent_by uuid not null references account,
  at timestamptz not null,
  primary key (student_id, day)
);
create index reminder_of_day on reminder (day, at desc);
create index reminder_waiting on reminder (at) where state in ('queued', 'sending');
grant select, insert, update, delete on reminder to munshi_app;
create table reminder_settings (
  one boolean primary key default true check (one),
  days integer[] not null default '{-3,0,3,7,15}',
  texts jsonb not null default '{}',
  version integer not null default 1
);
insert into reminder_settings default values;
grant select on reminder_settings to munshi_app;
grant update (days, texts, version) on reminder_settings to munshi_app;
alter table account add column language text;

-- 0033_course_instalments.sql
alter table course add column instalments smallint check (instalments between 1 and 60);


create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) primary key, is_locked integer default 0 not null);
create table migration_hash (name text primary key, hash text not null);
grant select on migration_hash to munshi_app;

set session_replication_role = replica;
truncate account, attendance_mark, attendance_sheet, audit_entry, audit_link, audit_personal, audit_seal, audit_unchained, backup_run, batch, cash_entry, consent, course, day_closing, declared_payment, deletion, discount_limit, draft, enquiry, enrolment, expense, expense_category, expense_voucher_series, fee_adjustment, fee_plan, fee_plan_row, heartbeat, idempotency, institute, job_run, known_browser, kysely_migration, kysely_migration_lock, migration_hash, portfolio, privacy_notice, project, receipt, receipt_part, receipt_series, recovery_code, recurring_expense, recurring_expense_month, refund, refund_series, reminder, reminder_settings, request_count, reset_token, secret, session, setup_code, sign_in_attempt, student, student_account, student_total, two_factor;
insert into account ("id", "role", "name", "email", "email_key", "password_hash", "state", "created_at", "version", "email_confirmed_at", "language") overriding system value values
  ('01976d38-7d5f-7193-8220-433a4c7bd293', 'student', 'विवेक दृष्टांत', 'student.1@example.com', 'student.1@example.com', '', 'active', '2025-06-14 06:55:08.127+00', '1', NULL, NULL),
  ('0198305a-7b46-76d3-a80f-7e207e942296', 'student', 'Zoë Sample', 'zoe.7@example.com', 'zoe.7@example.com', '', 'active', '2025-07-22 04:18:12.934+00', '1', NULL, NULL),
  ('0199483e-e8b1-734d-8e01-59659a34f70a', 'student', 'Yusuf Příklad', 'yusuf.3@example.com', 'yusuf.3@example.com', '', 'active', '2025-09-14 12:41:46.417+00', '1', NULL, NULL),
  ('019acdcb-3f5e-70b5-92bf-9e09005ecbb7', 'student', 'Māyā Udāharaṇ', 'maya.4@example.com', 'maya.4@example.com', '', 'active', '2025-11-29 04:07:20.67+00', '1', NULL, NULL),
  ('01a11b91-9b52-72ce-acd5-3f317b5414b4', 'student', 'Zoë Przykład', 'zoe.2@example.com', 'zoe.2@example.com', '', 'disabled', '2026-10-08 12:51:29.746+00', '2', NULL, NULL),
  ('01a1b03c-74c1-7185-becd-2153bcb0f20b', 'student', 'Noor Namuna', 'student@example.com', 'student@example.com', '$argon2id$v=19$m=19456,t=2,p=1$WjP5ABkPo5pL/fQJqIYJgA$UB8F83N/AtTlGpi5dyQyMz+hCgdo/jWLt7GIbrQwy1w', 'active', '2026-11-06 09:41:54.497+00', '2', NULL, NULL),
  ('01a1be83-9230-735e-b4d3-b74cff2b9602', 'student', 'Zoë Przykład', 'zoe.6@example.com', 'zoe.6@example.com', '', 'active', '2026-11-09 04:14:16.112+00', '1', NULL, NULL),
  ('01a1fb86-a83e-7197-9338-402415b8b14f', 'student', 'Farhan Beispiel', 'farhan.5@example.com', 'farhan.5@example.com', '', 'active', '2026-11-21 00:34:28.542+00', '1', NULL, NULL),
  ('01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'admin', 'Asha Example', 'admin@example.com', 'admin@example.com', '$argon2id$v=19$m=19456,t=2,p=1$gqzbXA8KSEJLHZpOXnSv9Q$96cOuNEFvO7RuBnBj5OeXhVKiXok2+Y9cbn/cXkkibA', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'hr', 'Hari Example', 'hr@example.com', 'hr@example.com', '$argon2id$v=19$m=19456,t=2,p=1$XDbWWsP3GwZCSOVqevDJAQ$kSIGWsc0FXSrOAQ0wcl+Ndv7AriWgDAyABM2yD9miD8', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a205ca-224b-7299-aeca-98be5d3458a3', 'hr', 'Hina Sample', 'hina@example.com', 'hina@example.com', '$argon2id$v=19$m=19456,t=2,p=1$vizrevbu80WxwA5l7mLd4A$MDyvGQ+Pd1HoMA76nADAO6FfIz3lhoBdg3OUe1JDmUU', 'active', '2025-04-01 08:10:32.502+00', '1', NULL, NULL),
  ('01a205ca-224b-7299-aeca-9c3fe0247d19', 'hr', 'Hemant Namuna', 'hemant@example.com', 'hemant@example.com', '$argon2id$v=19$m=19456,t=2,p=1$vizrevbu80WxwA5l7mLd4A$MDyvGQ+Pd1HoMA76nADAO6FfIz3lhoBdg3OUe1JDmUU', 'active', '2025-04-01 12:11:18.039+00', '1', NULL, NULL),
  ('01a205ca-224b-7299-aeca-a0a6ef289a37', 'hr', 'Hazel Specimen', 'hazel@example.com', 'hazel@example.com', '$argon2id$v=19$m=19456,t=2,p=1$vizrevbu80WxwA5l7mLd4A$MDyvGQ+Pd1HoMA76nADAO6FfIz3lhoBdg3OUe1JDmUU', 'disabled', '2025-04-01 12:58:12.964+00', '2', NULL, NULL),
  ('01a205ca-224b-7299-aeca-a55fe2e01c83', 'admin', 'Anil Demo', 'anil@example.com', 'anil@example.com', '$argon2id$v=19$m=19456,t=2,p=1$vizrevbu80WxwA5l7mLd4A$MDyvGQ+Pd1HoMA76nADAO6FfIz3lhoBdg3OUe1JDmUU', 'active', '2025-04-01 05:46:43.465+00', '1', NULL, NULL);
insert into attendance_mark ("student_id", "day", "sheet_id", "present") overriding system value values
  ('01a11b91-9b52-72ce-acd5-3f317b5414b4', '2026-11-06', '01a1b03c-724d-72df-9fb1-c0167065c527', 'false'),
  ('01a1b03c-74c1-7185-becd-2153bcb0f20b', '2026-11-06', '01a1b0c9-1727-75d8-9eef-43501ac7e96f', 'true'),
  ('01a1b03c-74c1-7185-becd-2153bcb0f20b', '2026-11-07', '01a1b51d-6a8b-7772-ae4c-224d0afd2d03', 'true'),
  ('01a1b03c-74c1-7185-becd-2153bcb0f20b', '2026-11-09', '01a1c041-4eb3-7729-9994-1d3a8d8617ce', 'true'),
  ('01a1b03c-74c1-7185-becd-2153bcb0f20b', '2026-11-10', '01a1c53b-8e49-750b-9447-487e0c51812d', 'true'),
  ('01a1b03c-74c1-7185-becd-2153bcb0f20b', '2026-11-11', '01a1ca38-8fec-7214-a3c7-e8dcbf78d4df', 'true'),
  ('01a1b03c-74c1-7185-becd-2153bcb0f20b', '2026-11-12', '01a1ce42-8cd3-7476-8b67-b399e1119e61', 'true'),
  ('01a1b03c-74c1-7185-becd-2153bcb0f20b', '2026-11-13', '01a1d445-07d9-7421-93f0-01ec14aa36f7', 'true'),
  ('01a1b03c-74c1-7185-becd-2153bcb0f20b', '2026-11-14', '01a1d916-73a3-749c-b8be-bca0ef65d399', 'true'),
  ('01a1b03c-74c1-7185-becd-2153bcb0f20b', '2026-11-16', '01a1e402-4a37-738b-8801-e789098153fe', 'true'),
  ('01a1b03c-74c1-7185-becd-2153bcb0f20b', '2026-11-17', '01a1e95a-a683-72f3-92bf-686dbc6bc2a0', 'true'),
  ('01a1b03c-74c1-7185-becd-2153bcb0f20b', '2026-11-18', '01a1ee80-40dd-75a7-b751-72494dae1681', 'true'),
  ('01a1b03c-74c1-7185-becd-2153bcb0f20b', '2026-11-19', '01a1f2a8-7850-7694-9277-c50c0c2b59c8', 'true'),
  ('01a1b03c-74c1-7185-becd-2153bcb0f20b', '2026-11-20', '01a1f8c0-38a9-750b-bead-d9e2e99083fb', 'true');
insert into attendance_sheet ("id", "batch_id", "day", "present", "absent", "saved_at", "saved_by", "version") overriding system value values
  ('01a1b03c-724d-72df-9fb1-c0167065c527', '01a205ca-2223-7195-9139-210dd10a3640', '2026-11-06', '0', '1', '2026-11-06 09:41:53.869+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', '1'),
  ('01a1b0c9-1727-75d8-9eef-43501ac7e96f', '01a205ca-2223-7195-9139-247a8b50f21f', '2026-11-06', '1', '0', '2026-11-06 12:15:31.111+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', '1'),
  ('01a1b51d-6a8b-7772-ae4c-224d0afd2d03', '01a205ca-2223-7195-9139-247a8b50f21f', '2026-11-07', '1', '0', '2026-11-07 08:26:06.347+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', '1'),
  ('01a1c041-4eb3-7729-9994-1d3a8d8617ce', '01a205ca-2223-7195-9139-247a8b50f21f', '2026-11-09', '1', '0', '2026-11-09 12:21:07.891+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', '1'),
  ('01a1c53b-8e49-750b-9447-487e0c51812d', '01a205ca-2223-7195-9139-247a8b50f21f', '2026-11-10', '1', '0', '2026-11-10 11:32:57.033+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', '1'),
  ('01a1ca38-8fec-7214-a3c7-e8dcbf78d4df', '01a205ca-2223-7195-9139-247a8b50f21f', '2026-11-11', '1', '0', '2026-11-11 10:47:46.924+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', '1'),
  ('01a1ce42-8cd3-7476-8b67-b399e1119e61', '01a205ca-2223-7195-9139-247a8b50f21f', '2026-11-12', '1', '0', '2026-11-12 05:37:10.355+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', '1'),
  ('01a1d445-07d9-7421-93f0-01ec14aa36f7', '01a205ca-2223-7195-9139-247a8b50f21f', '2026-11-13', '1', '0', '2026-11-13 09:37:36.217+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', '1'),
  ('01a1d916-73a3-749c-b8be-bca0ef65d399', '01a205ca-2223-7195-9139-247a8b50f21f', '2026-11-14', '1', '0', '2026-11-14 08:04:49.699+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', '1'),
  ('01a1e402-4a37-738b-8801-e789098153fe', '01a205ca-2223-7195-9139-247a8b50f21f', '2026-11-16', '1', '0', '2026-11-16 10:58:37.751+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', '1'),
  ('01a1e95a-a683-72f3-92bf-686dbc6bc2a0', '01a205ca-2223-7195-9139-247a8b50f21f', '2026-11-17', '1', '0', '2026-11-17 11:53:14.627+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', '1'),
  ('01a1ee80-40dd-75a7-b751-72494dae1681', '01a205ca-2223-7195-9139-247a8b50f21f', '2026-11-18', '1', '0', '2026-11-18 11:52:25.053+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', '1'),
  ('01a1f2a8-7850-7694-9277-c50c0c2b59c8', '01a205ca-2223-7195-9139-247a8b50f21f', '2026-11-19', '1', '0', '2026-11-19 07:14:49.552+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', '1'),
  ('01a1f8c0-38a9-750b-bead-d9e2e99083fb', '01a205ca-2223-7195-9139-247a8b50f21f', '2026-11-20', '1', '0', '2026-11-20 11:38:29.417+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', '1');
insert into audit_entry ("id", "at", "actor_id", "actor_name", "actor_role", "action", "record", "record_id", "request_id", "before", "after") overriding system value values
  ('019583bb-5506-73f7-808a-fc6c85fa7924', '2025-03-11 05:44:07.174+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a205ca-2220-76d2-9d3b-1cf2ce6c5e6a', '019583bb-5506-7291-8631-61d355507179', NULL, '{"_id": "01a205ca-2220-76d2-9d3b-1cf2ce6c5e6a", "bCode": "TALLY-2504", "bTime": "15:00 to 17:00", "endDate": "2025-07-01", "version": 1, "startDate": "2025-04-01", "courseName": "Tally with GST"}'),
  ('0195eaed-5b52-700f-ba1f-755ac5d67c8e', '2025-03-31 06:39:38.834+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'recurring.create', 'recurring', '01a205ca-229b-72f8-a096-823e6961eee1', '0195eaed-5b52-7723-9efc-5469653de344', NULL, '{"_id": "01a205ca-229b-72f8-a096-823e6961eee1", "amount": 1500, "ledger": "01a205ca-2293-702c-8ace-66967d2f865b", "remark": "Demo Repairs: upkeep of the projectors", "payMode": "Online", "version": 1, "startsOn": "2026-11-01", "createdAt": "2025-03-31T06:39:38.834Z", "updatedAt": "2025-03-31T06:39:38.834Z", "ledgerName": "Repairs"}'),
  ('0195eaed-5b52-7200-b415-de42923e145d', '2025-03-31 06:39:38.834+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'category.create', 'category', '01a205ca-2293-702c-8ace-5fe068d7a1ce', '0195eaed-5b52-7306-9989-446121dd191e', NULL, '{"ledger": "Internet"}'),
  ('0195eaed-5b52-722d-974f-e26d8840aaa9', '2025-03-31 06:39:38.834+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'category.create', 'category', '01a205ca-2293-702c-8ace-6b2ff2af86d7', '0195eaed-5b52-7068-b4db-68c2411f962f', NULL, '{"budget": 3000, "ledger": "Tea and water"}'),
  ('0195eaed-5b52-72a0-a7f9-6d9d745134ca', '2025-03-31 06:39:38.834+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'category.create', 'category', '01a205ca-2293-702c-8ace-6f62231b737f', '0195eaed-5b52-7763-b899-b935e42bc3f1', NULL, '{"budget": 20000, "ledger": "Advertising"}'),
  ('0195eaed-5b52-7316-a822-c4b7d34ff3ce', '2025-03-31 06:39:38.834+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'category.create', 'category', '01a205ca-2293-702c-8ace-63639820d57e', '0195eaed-5b52-715f-b21f-21727bf27fc9', NULL, '{"budget": 5000, "ledger": "Stationery"}'),
  ('0195eaed-5b52-741e-8720-32783528528b', '2025-03-31 06:39:38.834+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'category.create', 'category', '01a205ca-2293-702c-8ace-66967d2f865b', '0195eaed-5b52-75a3-80b7-ba6ea0ffebc8', NULL, '{"ledger": "Repairs"}'),
  ('0195eaed-5b52-769d-9a48-bb542443aefe', '2025-03-31 06:39:38.834+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'category.create', 'category', '01a205ca-2293-702c-8ace-5b81c8f976fb', '0195eaed-5b52-705a-b57b-b93f985cdecf', NULL, '{"ledger": "Electricity"}'),
  ('0195eaed-5b52-7733-9edb-a8c500699304', '2025-03-31 06:39:38.834+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'category.create', 'category', '01a205ca-2293-702c-8ace-54223d13eee6', '0195eaed-5b52-7580-9a6e-ae79a4cd8f85', NULL, '{"ledger": "Rent"}'),
  ('0195eaed-5b52-777f-9d32-f7d1e8d5c141', '2025-03-31 06:39:38.834+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'category.create', 'category', '01a205ca-2293-702c-8ace-521cdfa5921e', '0195eaed-5b52-750b-a8e2-39ad9ebff14a', NULL, '{"ledger": "Salaries"}'),
  ('0195efe3-4389-71b4-9a65-5604c038a222', '2025-04-01 05:46:43.465+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'staff.create', 'account', '01a205ca-224b-7299-aeca-a55fe2e01c83', '0195efe3-4389-778d-9c63-445ea6064f75', NULL, '{"id": "01a205ca-224b-7299-aeca-a55fe2e01c83", "name": "Anil Demo", "role": "admin", "email": "anil@example.com"}'),
  ('0195f066-eeb6-76f3-94a0-17556e6e142f', '2025-04-01 08:10:32.502+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'staff.create', 'account', '01a205ca-224b-7299-aeca-98be5d3458a3', '0195f066-eeb6-7655-b898-fa6b38cfdaa2', NULL, '{"id": "01a205ca-224b-7299-aeca-98be5d3458a3", "name": "Hina Sample", "role": "hr", "email": "hina@example.com"}'),
  ('0195f0f8-846c-71aa-88fa-4aec0b137e47', '2025-04-01 10:49:33.548+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'course.create', 'course', '01a205ca-2220-76d2-9d3b-10c6a7c1db6e', '0195f0f8-846c-7747-b9da-a3981638e233', NULL, '{"_id": "01a205ca-2220-76d2-9d3b-10c6a7c1db6e", "cFee": 15000, "course": "Digital Marketing", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-7273-b0e7-3e961d830987', '2025-04-01 10:49:33.548+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'course.create', 'course', '01a205ca-2220-76d2-9d3b-142b06521791', '0195f0f8-846c-717d-9541-7d1d0904bca6', NULL, '{"_id": "01a205ca-2220-76d2-9d3b-142b06521791", "cFee": 4500, "course": "Hindi Typing", "version": 1, "cDuration": "2 months"}'),
  ('0195f0f8-846c-72c4-ae3e-a6dabd044556', '2025-04-01 10:49:33.548+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'course.create', 'course', '01a205ca-2220-76d2-9d3b-18a855bdaa82', '0195f0f8-846c-75ca-acd2-e9092d319959', NULL, '{"_id": "01a205ca-2220-76d2-9d3b-18a855bdaa82", "cFee": 16500, "course": "Français des affaires", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-7398-a1e6-6cb4d4aa1564', '2025-04-01 10:49:33.548+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'course.create', 'course', '01a205ca-2220-76d2-9d3b-02e08d8744ec', '0195f0f8-846c-7128-a17e-b938d7de2f16', NULL, '{"_id": "01a205ca-2220-76d2-9d3b-02e08d8744ec", "cFee": 18000, "course": "Python Programming", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-73c2-a21b-20b2066468cb', '2025-04-01 10:49:33.548+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'course.create', 'course', '01a205ca-2220-76d2-9d3b-05d042653ebc', '0195f0f8-846c-7300-90a5-710803f4e80e', NULL, '{"_id": "01a205ca-2220-76d2-9d3b-05d042653ebc", "cFee": 45000, "course": "Full Stack Web Development", "version": 1, "cDuration": "8 months"}'),
  ('0195f0f8-846c-75fa-880b-49ef32879594', '2025-04-01 10:49:33.548+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'course.create', 'course', '01a205ca-2220-76d2-9d3b-0ee39ae49405', '0195f0f8-846c-7276-a6ea-f23acc0d1837', NULL, '{"_id": "01a205ca-2220-76d2-9d3b-0ee39ae49405", "cFee": 22000, "course": "Graphic Design", "version": 1, "cDuration": "5 months"}'),
  ('0195f0f8-846c-7611-9b40-932e08fad2df', '2025-04-01 10:49:33.548+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'course.create', 'course', '01a205ca-2220-76d2-9d3a-fe04a73b4972', '0195f0f8-846c-7668-828e-98005cfadf16', NULL, '{"_id": "01a205ca-2220-76d2-9d3a-fe04a73b4972", "cFee": 12000, "course": "Tally with GST", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-7684-b4a6-38891e1df9f7', '2025-04-01 10:49:33.548+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'course.create', 'course', '01a205ca-2220-76d2-9d3b-09c84a5b1d19', '0195f0f8-846c-73eb-8fac-636243965b9f', NULL, '{"_id": "01a205ca-2220-76d2-9d3b-09c84a5b1d19", "cFee": 35000, "course": "Data Analytics", "version": 1, "cDuration": "6 months"}'),
  ('0195f143-5a97-7550-aa68-14a7ac9db88b', '2025-04-01 12:11:18.039+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'staff.create', 'account', '01a205ca-224b-7299-aeca-9c3fe0247d19', '0195f143-5a97-7102-82dc-dab5e8dc20de', NULL, '{"id": "01a205ca-224b-7299-aeca-9c3fe0247d19", "name": "Hemant Namuna", "role": "hr", "email": "hemant@example.com"}'),
  ('0195f16e-4e64-7280-9405-cc381dd610a3', '2025-04-01 12:58:12.964+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'staff.create', 'account', '01a205ca-224b-7299-aeca-a0a6ef289a37', '0195f16e-4e64-760f-9a72-23759c60f087', NULL, '{"id": "01a205ca-224b-7299-aeca-a0a6ef289a37", "name": "Hazel Specimen", "role": "hr", "email": "hazel@example.com"}'),
  ('01960aa5-c6f2-72d7-8a6d-03bb4dab2333', '2025-04-06 10:29:18.706+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a205ca-2222-70b9-8fb0-e4a6476ba53e', '01960aa5-c6f2-72d1-9bc7-97135588951b', NULL, '{"_id": "01a205ca-2222-70b9-8fb0-e4a6476ba53e", "bCode": "PY-2504", "bTime": "08:00 to 10:00", "endDate": "2025-08-27", "version": 1, "startDate": "2025-04-27", "courseName": "Python Programming"}'),
  ('01962e07-dbf7-70e0-b187-571b65ff4e34', '2025-04-13 07:23:09.175+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01962e07-dbf7-757a-968f-060a96cdc5b3', '01962e07-dbf7-7790-8669-a1fa16e6435b', NULL, '{"_id": "01962e07-dbf7-757a-968f-060a96cdc5b3", "date": "2025-04-13", "mode": "online", "year": 2025, "month": 4, "course": "Graphic Design", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "Enquirymode": "offline"}'),
  ('01964210-8c00-71c7-9849-364571c94076', '2025-04-17 04:45:02.848+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '01962e07-dbf7-757a-968f-060a96cdc5b3', '01964210-8c00-7301-b7e0-92ab89671035', '{"status": "Open"}', '{"status": "Pending"}'),
  ('0196952d-9296-7419-b86e-7964f2c1dfdb', '2025-05-03 08:05:14.006+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a205ca-2223-7195-9138-d631d71dc870', '0196952d-9296-7674-886e-2123df30e9cc', NULL, '{"_id": "01a205ca-2223-7195-9138-d631d71dc870", "bCode": "FSW-2505", "bTime": "12:30 to 14:30", "endDate": "2026-01-24", "version": 1, "startDate": "2025-05-24", "courseName": "Full Stack Web Development"}'),
  ('01971baf-477f-7007-9752-05acede37c62', '2025-05-29 10:56:01.407+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a205ca-2223-7195-9138-d9e9628094c8', '01971baf-477f-70a4-be69-405cf19a24c3', NULL, '{"_id": "01a205ca-2223-7195-9138-d9e9628094c8", "bCode": "DA-2506", "bTime": "18:00 to 20:00", "endDate": "2025-12-19", "version": 1, "startDate": "2025-06-19", "courseName": "Data Analytics"}'),
  ('01972f8c-001d-76bd-90cf-7d432998480e', '2025-06-02 07:29:53.693+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'expense.create', 'expense', '01972f8c-001d-74a8-bef0-e0545e07cd5e', '01972f8c-001d-75fd-9341-ac626a00e176', NULL, '{"_id": "01972f8c-001d-74a8-bef0-e0545e07cd5e", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 172, "ledger": "01a205ca-2293-702c-8ace-5fe068d7a1ce", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T07:29:53.693Z", "updatedAt": "2025-06-02T07:29:53.693Z", "voucherNo": "V2025-26/0001", "ledgerName": "Internet"}'),
  ('019730ae-176e-725e-95af-b18dc7c13a2b', '2025-06-02 12:46:45.102+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'expense.create', 'expense', '019730ae-176e-712e-8c02-627f493bf4bc', '019730ae-176e-7203-a77e-26dd1e6201b8', NULL, '{"_id": "019730ae-176e-712e-8c02-627f493bf4bc", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 516, "ledger": "01a205ca-2293-702c-8ace-5b81c8f976fb", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T12:46:45.102Z", "updatedAt": "2025-06-02T12:46:45.102Z", "voucherNo": "V2025-26/0002", "ledgerName": "Electricity"}'),
  ('01973f27-1abc-7798-9910-0e81ac534bb4', '2025-06-05 08:13:36.828+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'expense.create', 'expense', '01973f27-1abc-707a-9c8b-db7622665f40', '01973f27-1abc-707f-990a-3dbdb79476b6', NULL, '{"_id": "01973f27-1abc-707a-9c8b-db7622665f40", "date": "2025-06-05", "year": 2025, "month": 6, "amount": 3876, "ledger": "01a205ca-2293-702c-8ace-521cdfa5921e", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-06-05T08:13:36.828Z", "updatedAt": "2025-06-05T08:13:36.828Z", "voucherNo": "V2025-26/0003", "ledgerName": "Salaries"}'),
  ('01973f71-631b-7462-8120-6608673c82c6', '2025-06-05 09:34:45.019+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01973f71-631b-70c6-bac5-a24d40426c72', '01973f71-631b-73fb-82e4-c85277e886fc', NULL, '{"_id": "01973f71-631b-70c6-bac5-a24d40426c72", "date": "2025-06-05", "mode": "offline", "year": 2025, "month": 6, "course": "Data Analytics", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "Enquirymode": "offline"}'),
  ('019744be-dbb1-7334-9383-cb1bcf37dddd', '2025-06-06 10:17:28.241+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'expense.create', 'expense', '019744be-dbb1-74a2-84d9-b1c284f1711a', '019744be-dbb1-74d2-848d-626b25418d01', NULL, '{"_id": "019744be-dbb1-74a2-84d9-b1c284f1711a", "date": "2025-06-06", "year": 2025, "month": 6, "amount": 2153, "ledger": "01a205ca-2293-702c-8ace-54223d13eee6", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-06-06T10:17:28.241Z", "updatedAt": "2025-06-06T10:17:28.241Z", "voucherNo": "V2025-26/0004", "ledgerName": "Rent"}'),
  ('01976d38-7d5f-70de-873e-4be5b0a821c8', '2025-06-14 06:55:08.127+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'enquiry.admit', 'enquiry', '01973f71-631b-70c6-bac5-a24d40426c72', '01976d38-7d5f-74ea-819f-e76ca4762733', '{"status": "Open", "student": null}', '{"status": "Closed", "student": "01976d38-7d5f-7193-8220-433a4c7bd293"}'),
  ('01976d38-7d5f-7345-a92a-bb1209879a08', '2025-06-14 06:55:08.127+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'student.register', 'student', '01976d38-7d5f-7193-8220-433a4c7bd293', '01976d38-7d5f-739c-8ddf-4bc31d96c9d6', NULL, '{"_id": "01976d38-7d5f-7193-8220-433a4c7bd293", "fee": 31500, "mode": "offline", "batch": "DA-2506", "course": "Data Analytics", "status": "Active", "PaidFee": 0, "dueDate": "2025-07-19", "endDate": "2025-12-19", "version": 1, "TotalFee": 31500, "declared": null, "isPlaced": "notPlaced", "cduration": "6 months", "PendingFee": 31500, "isCompleted": "yes", "joiningDate": "2025-06-14"}'),
  ('01977d82-9bf0-7214-87d3-d47a2a47d205', '2025-06-17 10:50:01.072+00', '01a205ca-224b-7299-aeca-98be5d3458a3', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01977d82-9bf0-72c4-8589-44c4b75aaaf4', '01977d82-9bf0-7343-ba52-b82de4ed8d85', NULL, '{"_id": "01977d82-9bf0-72c4-8589-44c4b75aaaf4", "due": 21000, "date": "2025-06-17", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 6, "course": "Data Analytics", "changed": false, "payMode": "Online", "payable": 31500, "student": "01976d38-7d5f-7193-8220-433a4c7bd293", "version": 1, "issuedOn": "2025-06-17", "receiptNo": "2025-26/000001"}'),
  ('0197a729-c8b5-7655-9ab8-9ad7a71bb5d4', '2025-06-25 12:57:02.901+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a205ca-2223-7195-9138-ddbf73f641d4', '0197a729-c8b5-7523-8ba1-36d3720c2fa0', NULL, '{"_id": "01a205ca-2223-7195-9138-ddbf73f641d4", "bCode": "GD-2507", "bTime": "18:00 to 20:00", "endDate": "2025-12-16", "version": 1, "startDate": "2025-07-16", "courseName": "Graphic Design"}'),
  ('0197cf00-2cf0-75cd-985e-4cb7cba3e4cf', '2025-07-03 06:36:24.688+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'expense.create', 'expense', '0197cf00-2cf0-7310-acd4-9e364d212322', '0197cf00-2cf0-75f1-b06c-621c1846da32', NULL, '{"_id": "0197cf00-2cf0-7310-acd4-9e364d212322", "date": "2025-07-03", "year": 2025, "month": 7, "amount": 1058, "ledger": "01a205ca-2293-702c-8ace-5b81c8f976fb", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-03T06:36:24.688Z", "updatedAt": "2025-07-03T06:36:24.688Z", "voucherNo": "V2025-26/0005", "ledgerName": "Electricity"}'),
  ('0197d3b1-cdf4-7647-b662-d882488585e9', '2025-07-04 04:28:54.644+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d3b1-cdf4-72d5-b7e6-baa613cb8293', '0197d3b1-cdf4-7552-b76d-4379f2f5a56e', NULL, '{"_id": "0197d3b1-cdf4-72d5-b7e6-baa613cb8293", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 352, "ledger": "01a205ca-2293-702c-8ace-5fe068d7a1ce", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T04:28:54.644Z", "updatedAt": "2025-07-04T04:28:54.644Z", "voucherNo": "V2025-26/0006", "ledgerName": "Internet"}'),
  ('0197d44b-78c3-7289-a264-c1ada6723515', '2025-07-04 07:16:45.379+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d44b-78c3-7194-98c6-e1e666b125df', '0197d44b-78c3-758d-9348-6ecda9a79cdd', NULL, '{"_id": "0197d44b-78c3-7194-98c6-e1e666b125df", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 7938, "ledger": "01a205ca-2293-702c-8ace-521cdfa5921e", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T07:16:45.379Z", "updatedAt": "2025-07-04T07:16:45.379Z", "voucherNo": "V2025-26/0007", "ledgerName": "Salaries"}'),
  ('0197e9a1-67f5-7251-9160-80e2e9172202', '2025-07-08 10:42:38.709+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'expense.create', 'expense', '0197e9a1-67f5-7761-b428-4e007780a01a', '0197e9a1-67f5-70f6-92b3-6bca386b4368', NULL, '{"_id": "0197e9a1-67f5-7761-b428-4e007780a01a", "date": "2025-07-08", "year": 2025, "month": 7, "amount": 4410, "ledger": "01a205ca-2293-702c-8ace-54223d13eee6", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-07-08T10:42:38.709Z", "updatedAt": "2025-07-08T10:42:38.709Z", "voucherNo": "V2025-26/0008", "ledgerName": "Rent"}'),
  ('01980c8c-196a-75bd-b63e-190046fa4c09', '2025-07-15 05:26:04.906+00', '01a205ca-224b-7299-aeca-9c3fe0247d19', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '01980c8c-196a-7718-b87a-8d45bd6610c4', '01980c8c-196a-72f1-9fd2-122cbf77d0da', NULL, '{"_id": "01980c8c-196a-7718-b87a-8d45bd6610c4", "due": 10500, "date": "2025-07-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 7, "course": "Data Analytics", "changed": false, "payMode": "Cash", "payable": 31500, "student": "01976d38-7d5f-7193-8220-433a4c7bd293", "version": 1, "issuedOn": "2025-07-15", "receiptNo": "2025-26/000002"}'),
  ('01982b99-c49f-75dd-af98-d3bd5412518c', '2025-07-21 06:09:14.399+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a205ca-2223-7195-9138-e2b7f099ef84', '01982b99-c49f-7597-ae91-fc12ca7eb205', NULL, '{"_id": "01a205ca-2223-7195-9138-e2b7f099ef84", "bCode": "DM-2508", "bTime": "10:00 to 12:00", "endDate": "2025-11-11", "version": 1, "startDate": "2025-08-11", "courseName": "Digital Marketing"}'),
  ('0198305a-7b46-71b5-b228-c04debb30db9', '2025-07-22 04:18:12.934+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'student.register', 'student', '0198305a-7b46-76d3-a80f-7e207e942296', '0198305a-7b46-753b-a2d7-7144adb907c1', NULL, '{"_id": "0198305a-7b46-76d3-a80f-7e207e942296", "fee": 22000, "mode": "offline", "batch": "GD-2507", "course": "Graphic Design", "status": "Active", "PaidFee": 0, "dueDate": "2025-08-26", "endDate": "2025-12-16", "version": 1, "TotalFee": 22000, "declared": null, "isPlaced": "notPlaced", "cduration": "5 months", "PendingFee": 22000, "isCompleted": "yes", "joiningDate": "2025-07-22"}'),
  ('01983ab5-5436-7079-bb3f-8d89e487887b', '2025-07-24 04:33:38.87+00', '01976d38-7d5f-7193-8220-433a4c7bd293', '', 'student', 'project.add', 'project', '01983ab5-5436-70a3-a446-5e59f0ed37fe', '01983ab5-5436-70d7-981d-bcd5d7aa6d9a', NULL, '{"_id": "01983ab5-5436-70a3-a446-5e59f0ed37fe", "student": "01976d38-7d5f-7193-8220-433a4c7bd293", "version": 1}'),
  ('01984f40-d442-74a3-9280-634be4df76ce', '2025-07-28 04:18:25.474+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'fee.record', 'receipt', '01984f40-d442-75e6-bd80-ac61f5475539', '01984f40-d442-731d-a927-ee5ad6f62e80', NULL, '{"_id": "01984f40-d442-75e6-bd80-ac61f5475539", "due": 11000, "date": "2025-07-28", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 7, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-76d3-a80f-7e207e942296", "version": 1, "issuedOn": "2025-07-28", "receiptNo": "2025-26/000003"}'),
  ('01985aa9-0953-726c-b169-6c2bf2870e02', '2025-07-30 09:28:04.179+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'staff.update', 'account', '01a205ca-224b-7299-aeca-a0a6ef289a37', '01985aa9-0953-71a9-b249-16090e0f1037', '{"status": "Active", "version": 1}', '{"status": "Disable", "version": 2}'),
  ('01986905-43a3-72ad-a571-29aa890014f6', '2025-08-02 04:23:29.443+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'expense.create', 'expense', '01986905-43a3-709b-b671-202fc2cd9880', '01986905-43a3-7020-90f2-da50455ac08c', NULL, '{"_id": "01986905-43a3-709b-b671-202fc2cd9880", "date": "2025-08-02", "year": 2025, "month": 8, "amount": 4341, "ledger": "01a205ca-2293-702c-8ace-54223d13eee6", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-08-02T04:23:29.443Z", "updatedAt": "2025-08-02T04:23:29.443Z", "voucherNo": "V2025-26/0009", "ledgerName": "Rent"}'),
  ('019873c7-c03e-777d-8a17-1552e5f65748', '2025-08-04 06:32:07.486+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'expense.create', 'expense', '019873c7-c03e-735c-a429-ad6d77a89e18', '019873c7-c03e-7579-86bd-4ed32b7e0454', NULL, '{"_id": "019873c7-c03e-735c-a429-ad6d77a89e18", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 7814, "ledger": "01a205ca-2293-702c-8ace-521cdfa5921e", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T06:32:07.486Z", "updatedAt": "2025-08-04T06:32:07.486Z", "voucherNo": "V2025-26/0010", "ledgerName": "Salaries"}'),
  ('0198742d-391a-765a-a8a5-c1a7fefddc0f', '2025-08-04 08:22:57.562+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'expense.create', 'expense', '0198742d-391a-7760-a571-427f5a61c74e', '0198742d-391a-7601-bb35-219c0de1e787', NULL, '{"_id": "0198742d-391a-7760-a571-427f5a61c74e", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 347, "ledger": "01a205ca-2293-702c-8ace-5fe068d7a1ce", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T08:22:57.562Z", "updatedAt": "2025-08-04T08:22:57.562Z", "voucherNo": "V2025-26/0011", "ledgerName": "Internet"}'),
  ('01987a45-a517-71f2-9fbe-b61654d86141', '2025-08-05 12:47:21.367+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'expense.create', 'expense', '01987a45-a517-70cf-8ff7-484b904c8d97', '01987a45-a517-7571-92c0-a105dbe88520', NULL, '{"_id": "01987a45-a517-70cf-8ff7-484b904c8d97", "date": "2025-08-05", "year": 2025, "month": 8, "amount": 1041, "ledger": "01a205ca-2293-702c-8ace-5b81c8f976fb", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-05T12:47:21.367Z", "updatedAt": "2025-08-05T12:47:21.367Z", "voucherNo": "V2025-26/0012", "ledgerName": "Electricity"}'),
  ('0198adb9-bb13-7287-a327-dc10f0244434', '2025-08-15 12:34:47.187+00', '01a205ca-224b-7299-aeca-98be5d3458a3', 'Hina Sample', 'hr', 'fee.record', 'receipt', '0198adb9-bb13-7112-b892-58065915b6f8', '0198adb9-bb13-71de-beca-24b75a045e01', NULL, '{"_id": "0198adb9-bb13-7112-b892-58065915b6f8", "due": 0, "date": "2025-08-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 8, "course": "Data Analytics", "changed": false, "payMode": "Others", "payable": 31500, "student": "01976d38-7d5f-7193-8220-433a4c7bd293", "version": 1, "issuedOn": "2025-08-15", "receiptNo": "2025-26/000004"}'),
  ('0198b7a5-65f9-7313-9e0b-07bd9a2320dc', '2025-08-17 10:48:46.841+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a205ca-2223-7195-9138-e43c5d7c3a5f', '0198b7a5-65f9-76d6-ba1c-14db0946aeee', NULL, '{"_id": "01a205ca-2223-7195-9138-e43c5d7c3a5f", "bCode": "HT-2509", "bTime": "15:00 to 17:00", "endDate": "2025-11-07", "version": 1, "startDate": "2025-09-07", "courseName": "Hindi Typing"}'),
  ('0198d1be-32ac-710c-b72e-c35c140e2556', '2025-08-22 12:25:59.724+00', '01a205ca-224b-7299-aeca-9c3fe0247d19', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '0198d1be-32ac-7473-bc26-cf493efc3849', '0198d1be-32ac-762e-84f4-0bf44d4cd78f', NULL, '{"_id": "0198d1be-32ac-7473-bc26-cf493efc3849", "due": 0, "date": "2025-08-21", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 8, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-76d3-a80f-7e207e942296", "version": 1, "issuedOn": "2025-08-22", "receiptNo": "2025-26/000005"}'),
  ('019904aa-7eb6-75c6-9501-92390618cf01', '2025-09-01 09:45:06.486+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'expense.create', 'expense', '019904aa-7eb6-700b-9bc1-c1c200b2dc8f', '019904aa-7eb6-7037-b914-30bce93ee2d8', NULL, '{"_id": "019904aa-7eb6-700b-9bc1-c1c200b2dc8f", "date": "2025-09-01", "year": 2025, "month": 9, "amount": 6144, "ledger": "01a205ca-2293-702c-8ace-521cdfa5921e", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-09-01T09:45:06.486Z", "updatedAt": "2025-09-01T09:45:06.486Z", "voucherNo": "V2025-26/0013", "ledgerName": "Salaries"}'),
  ('01990a07-c598-73b7-ae6b-57250141a6f7', '2025-09-02 10:45:05.56+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'expense.create', 'expense', '01990a07-c598-725a-99c2-835a91a47c85', '01990a07-c598-7193-a062-8c089ed95362', NULL, '{"_id": "01990a07-c598-725a-99c2-835a91a47c85", "date": "2025-09-02", "year": 2025, "month": 9, "amount": 3413, "ledger": "01a205ca-2293-702c-8ace-54223d13eee6", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-09-02T10:45:05.560Z", "updatedAt": "2025-09-02T10:45:05.560Z", "voucherNo": "V2025-26/0014", "ledgerName": "Rent"}'),
  ('01990f32-eeb0-75c5-b3a6-22412f071dbe', '2025-09-03 10:50:20.208+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'expense.create', 'expense', '01990f32-eeb0-70b8-bf6e-f7456020b7c7', '01990f32-eeb0-75b9-ad07-b52fe4badb6e', NULL, '{"_id": "01990f32-eeb0-70b8-bf6e-f7456020b7c7", "date": "2025-09-03", "year": 2025, "month": 9, "amount": 819, "ledger": "01a205ca-2293-702c-8ace-5b81c8f976fb", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-03T10:50:20.208Z", "updatedAt": "2025-09-03T10:50:20.208Z", "voucherNo": "V2025-26/0015", "ledgerName": "Electricity"}'),
  ('0199291d-4815-744a-b0f6-e97b1e6b34c8', '2025-09-08 11:36:48.917+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'expense.create', 'expense', '0199291d-4815-7535-a4b2-c47e553b270c', '0199291d-4815-7231-9bce-d99a78cd8588', NULL, '{"_id": "0199291d-4815-7535-a4b2-c47e553b270c", "date": "2025-09-08", "year": 2025, "month": 9, "amount": 273, "ledger": "01a205ca-2293-702c-8ace-5fe068d7a1ce", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-08T11:36:48.917Z", "updatedAt": "2025-09-08T11:36:48.917Z", "voucherNo": "V2025-26/0016", "ledgerName": "Internet"}'),
  ('01993c60-445a-7432-b567-42a9e069c7f1', '2025-09-12 05:22:45.978+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a205ca-2223-7195-9138-e82542ef210d', '01993c60-445a-70cc-bd59-036a7e271a46', NULL, '{"_id": "01a205ca-2223-7195-9138-e82542ef210d", "bCode": "FR-2510", "bTime": "15:00 to 17:00", "endDate": "2026-02-03", "version": 1, "startDate": "2025-10-03", "courseName": "Français des affaires"}'),
  ('01994735-b681-7429-b4d4-ddb604297f5a', '2025-09-14 07:52:06.529+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'fee.record', 'receipt', '01994735-b681-76e2-a6f4-4e5e18c3f8d3', '01994735-b681-7213-a147-8fbf465adc34', NULL, '{"_id": "01994735-b681-76e2-a6f4-4e5e18c3f8d3", "due": 0, "date": "2025-09-14", "paid": 15000, "year": 2025, "bCode": "DM-2508", "month": 9, "course": "Digital Marketing", "changed": false, "payMode": "Cash", "payable": 15000, "student": "0199483e-e8b1-734d-8e01-59659a34f70a", "version": 1, "issuedOn": "2025-09-14", "receiptNo": "2025-26/000006"}'),
  ('0199483e-e8b1-739f-b1d1-95c79dc8b10d', '2025-09-14 12:41:46.417+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'student.register', 'student', '0199483e-e8b1-734d-8e01-59659a34f70a', '0199483e-e8b1-74d8-936d-d5e78f847ed5', NULL, '{"_id": "0199483e-e8b1-734d-8e01-59659a34f70a", "fee": 15000, "mode": "online", "batch": "DM-2508", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2025-10-19", "endDate": "2025-11-11", "version": 1, "TotalFee": 15000, "declared": null, "isPlaced": "placed", "cduration": "3 months", "PendingFee": 15000, "isCompleted": "yes", "joiningDate": "2025-09-14"}'),
  ('0199c7c0-0ba8-7513-a8a1-ce85861fddc0', '2025-10-09 06:54:35.944+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a205ca-2223-7195-9138-ecf49cdd7cab', '0199c7c0-0ba8-7518-bfac-430cf99e5a2f', NULL, '{"_id": "01a205ca-2223-7195-9138-ecf49cdd7cab", "bCode": "TALLY-2510", "bTime": "12:30 to 14:30", "endDate": "2026-01-30", "version": 1, "startDate": "2025-10-30", "courseName": "Tally with GST"}'),
  ('019a24d1-6480-7100-879c-ff84ef97cd72', '2025-10-27 08:38:13.888+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '019a24d1-6480-734f-b86f-59e602c10102', '019a24d1-6480-7235-8e2d-36a404f0613c', NULL, '{"_id": "019a24d1-6480-734f-b86f-59e602c10102", "date": "2025-10-27", "mode": "online", "year": 2025, "month": 10, "course": "Python Programming", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "Enquirymode": "offline"}'),
  ('019a3903-785b-7720-a0f3-a916d8e8ac09', '2025-10-31 06:45:20.091+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '019a24d1-6480-734f-b86f-59e602c10102', '019a3903-785b-75d7-9e12-2aba47e42499', '{"status": "Open"}', '{"status": "Pending"}'),
  ('019a3e0d-cbe7-7438-9591-a7089023ff42', '2025-11-01 06:14:42.919+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'expense.create', 'expense', '019a3e0d-cbe7-74da-a646-89af0bc27d59', '019a3e0d-cbe7-7598-80cc-6055cf0cecf8', NULL, '{"_id": "019a3e0d-cbe7-74da-a646-89af0bc27d59", "date": "2025-11-01", "year": 2025, "month": 11, "amount": 1250, "ledger": "01a205ca-2293-702c-8ace-54223d13eee6", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-11-01T06:14:42.919Z", "updatedAt": "2025-11-01T06:14:42.919Z", "voucherNo": "V2025-26/0017", "ledgerName": "Rent"}'),
  ('019a499b-18e8-75a3-907c-d2eecc4211d9', '2025-11-03 12:04:52.584+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'expense.create', 'expense', '019a499b-18e8-7035-80d9-e73694ff2c07', '019a499b-18e8-7311-b3a1-39d2a397b5c0', NULL, '{"_id": "019a499b-18e8-7035-80d9-e73694ff2c07", "date": "2025-11-03", "year": 2025, "month": 11, "amount": 2250, "ledger": "01a205ca-2293-702c-8ace-521cdfa5921e", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-11-03T12:04:52.584Z", "updatedAt": "2025-11-03T12:04:52.584Z", "voucherNo": "V2025-26/0018", "ledgerName": "Salaries"}'),
  ('019a4dd1-d13d-705a-8e6c-326a2ceaa2a2', '2025-11-04 07:43:07.581+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a205ca-2223-7195-9138-f235f32182b2', '019a4dd1-d13d-7409-924b-fe42cfab360c', NULL, '{"_id": "01a205ca-2223-7195-9138-f235f32182b2", "bCode": "PY-2511", "bTime": "18:00 to 20:00", "endDate": "2026-03-25", "version": 1, "startDate": "2025-11-25", "courseName": "Python Programming"}'),
  ('019a5870-be50-712d-8926-74259683fc5c', '2025-11-06 09:12:55.12+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'expense.create', 'expense', '019a5870-be50-754b-a197-807e39533c8e', '019a5870-be50-70f9-af95-f48bcf289362', NULL, '{"_id": "019a5870-be50-754b-a197-807e39533c8e", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 100, "ledger": "01a205ca-2293-702c-8ace-5fe068d7a1ce", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T09:12:55.120Z", "updatedAt": "2025-11-06T09:12:55.120Z", "voucherNo": "V2025-26/0019", "ledgerName": "Internet"}'),
  ('019a58cd-919f-713d-8411-b8428c30ddc3', '2025-11-06 10:54:18.527+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'expense.create', 'expense', '019a58cd-919f-73d1-9629-edb64a1c641d', '019a58cd-919f-7341-93e4-22a436e64a9f', NULL, '{"_id": "019a58cd-919f-73d1-9629-edb64a1c641d", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 300, "ledger": "01a205ca-2293-702c-8ace-5b81c8f976fb", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T10:54:18.527Z", "updatedAt": "2025-11-06T10:54:18.527Z", "voucherNo": "V2025-26/0020", "ledgerName": "Electricity"}'),
  ('019acdcb-3f5e-75f3-b2a6-8e5c9b40b1fc', '2025-11-29 04:07:20.67+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'student.register', 'student', '019acdcb-3f5e-70b5-92bf-9e09005ecbb7', '019acdcb-3f5e-7416-a284-929d1df05288', NULL, '{"_id": "019acdcb-3f5e-70b5-92bf-9e09005ecbb7", "fee": 18000, "mode": "offline", "batch": "PY-2511", "course": "Python Programming", "status": "Active", "PaidFee": 0, "dueDate": "2026-01-03", "endDate": "2026-03-25", "version": 1, "TotalFee": 18000, "declared": null, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 18000, "isCompleted": "yes", "joiningDate": "2025-11-29"}'),
  ('019acefa-c7b2-760b-8788-67d6ee0332e8', '2025-11-29 09:38:52.978+00', '01a205ca-224b-7299-aeca-98be5d3458a3', 'Hina Sample', 'hr', 'fee.record', 'receipt', '019acefa-c7b2-7198-bc25-e134491a52af', '019acefa-c7b2-72dc-a2b6-2a585f37f614', NULL, '{"_id": "019acefa-c7b2-7198-bc25-e134491a52af", "due": 12000, "date": "2025-11-29", "paid": 6000, "year": 2025, "bCode": "PY-2511", "month": 11, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-70b5-92bf-9e09005ecbb7", "version": 1, "issuedOn": "2025-11-29", "receiptNo": "2025-26/000007"}'),
  ('019ad88c-72fa-71c2-bc8b-542ae7875eb2', '2025-12-01 06:14:34.49+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a205ca-2223-7195-9138-f75b5d7bc556', '019ad88c-72fa-70f3-91e6-9d8eddf92d7c', NULL, '{"_id": "01a205ca-2223-7195-9138-f75b5d7bc556", "bCode": "FSW-2512", "bTime": "12:30 to 14:30", "endDate": "2026-08-22", "version": 1, "startDate": "2025-12-22", "courseName": "Full Stack Web Development"}'),
  ('019b5e41-c6ac-7595-810a-a71ffb9a4bf1', '2025-12-27 05:22:07.66+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a205ca-2223-7195-9138-f9201798f81e', '019b5e41-c6ac-74fa-8f09-7e8b0593e265', NULL, '{"_id": "01a205ca-2223-7195-9138-f9201798f81e", "bCode": "DA-2601", "bTime": "12:30 to 14:30", "endDate": "2026-07-17", "version": 1, "startDate": "2026-01-17", "courseName": "Data Analytics"}'),
  ('019b7ce0-50eb-715d-8927-a0f35ca116a2', '2026-01-02 04:03:54.219+00', '01a205ca-224b-7299-aeca-9c3fe0247d19', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '019b7ce0-50eb-7497-ada4-5676ad997cdb', '019b7ce0-50eb-77c2-bf00-c18268541297', NULL, '{"_id": "019b7ce0-50eb-7497-ada4-5676ad997cdb", "due": 6000, "date": "2026-01-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 1, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-70b5-92bf-9e09005ecbb7", "version": 1, "issuedOn": "2026-01-02", "receiptNo": "2025-26/000008"}'),
  ('019b7d9a-7db3-74dc-8906-534f9d30ac5f', '2026-01-02 07:27:15.379+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'expense.create', 'expense', '019b7d9a-7db3-7473-a19f-95e41f5d9455', '019b7d9a-7db3-7568-982a-4759e97990d3', NULL, '{"_id": "019b7d9a-7db3-7473-a19f-95e41f5d9455", "date": "2026-01-02", "year": 2026, "month": 1, "amount": 1076, "ledger": "01a205ca-2293-702c-8ace-54223d13eee6", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-01-02T07:27:15.379Z", "updatedAt": "2026-01-02T07:27:15.379Z", "voucherNo": "V2025-26/0021", "ledgerName": "Rent"}'),
  ('019b92c8-7213-7535-8103-8c42564d2030', '2026-01-06 10:09:28.595+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'expense.create', 'expense', '019b92c8-7213-7585-ad02-771b1f3e8f38', '019b92c8-7213-7041-ae6a-4e7318c81bf4', NULL, '{"_id": "019b92c8-7213-7585-ad02-771b1f3e8f38", "date": "2026-01-06", "year": 2026, "month": 1, "amount": 258, "ledger": "01a205ca-2293-702c-8ace-5b81c8f976fb", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-06T10:09:28.595Z", "updatedAt": "2026-01-06T10:09:28.595Z", "voucherNo": "V2025-26/0022", "ledgerName": "Electricity"}'),
  ('019b96c0-e9f1-71e6-942d-059388b9d14d', '2026-01-07 04:39:43.857+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'expense.create', 'expense', '019b96c0-e9f1-701d-8440-2f1fce0ea297', '019b96c0-e9f1-7506-a4cf-515024bcb117', NULL, '{"_id": "019b96c0-e9f1-701d-8440-2f1fce0ea297", "date": "2026-01-07", "year": 2026, "month": 1, "amount": 1938, "ledger": "01a205ca-2293-702c-8ace-521cdfa5921e", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-01-07T04:39:43.857Z", "updatedAt": "2026-01-07T04:39:43.857Z", "voucherNo": "V2025-26/0023", "ledgerName": "Salaries"}'),
  ('019b9be6-f910-7511-938e-376459afe87a', '2026-01-08 04:39:24.176+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'expense.create', 'expense', '019b9be6-f910-7264-854c-2d4e810a12a3', '019b9be6-f910-7767-8e62-0d9b2b894b0a', NULL, '{"_id": "019b9be6-f910-7264-854c-2d4e810a12a3", "date": "2026-01-08", "year": 2026, "month": 1, "amount": 86, "ledger": "01a205ca-2293-702c-8ace-5fe068d7a1ce", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-08T04:39:24.176Z", "updatedAt": "2026-01-08T04:39:24.176Z", "voucherNo": "V2025-26/0024", "ledgerName": "Internet"}'),
  ('019bea69-43a4-7584-bd2d-865d0a3246f6', '2026-01-23 10:32:05.796+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a205ca-2223-7195-9138-ff7e0b593dd3', '019bea69-43a4-7724-ae8c-755a6fa5ef8e', NULL, '{"_id": "01a205ca-2223-7195-9138-ff7e0b593dd3", "bCode": "GD-2602", "bTime": "08:00 to 10:00", "endDate": "2026-07-13", "version": 1, "startDate": "2026-02-13", "courseName": "Graphic Design"}'),
  ('019c1cef-33c4-727d-aac7-85b36b754fa2', '2026-02-02 05:59:24.356+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'fee.record', 'receipt', '019c1cef-33c4-77d2-87c6-9d5fa03cef42', '019c1cef-33c4-727d-b19c-28cd4b93c06f', NULL, '{"_id": "019c1cef-33c4-77d2-87c6-9d5fa03cef42", "due": 0, "date": "2026-02-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 2, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-70b5-92bf-9e09005ecbb7", "version": 1, "issuedOn": "2026-02-02", "receiptNo": "2025-26/000009"}'),
  ('019c31b6-9ffd-71c3-ac0d-ca78093bf52f', '2026-02-06 06:49:38.045+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'expense.create', 'expense', '019c31b6-9ffd-7381-a40a-c4a495feef65', '019c31b6-9ffd-7047-942d-900e8cf598e0', NULL, '{"_id": "019c31b6-9ffd-7381-a40a-c4a495feef65", "date": "2026-02-06", "year": 2026, "month": 2, "amount": 2457, "ledger": "01a205ca-2293-702c-8ace-521cdfa5921e", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-02-06T06:49:38.045Z", "updatedAt": "2026-02-06T06:49:38.045Z", "voucherNo": "V2025-26/0025", "ledgerName": "Salaries"}'),
  ('019c369f-a274-7480-adf0-e52b2b12f487', '2026-02-07 05:42:37.428+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'expense.create', 'expense', '019c369f-a274-7775-a674-eb05f9dac52f', '019c369f-a274-70af-9b08-0f873d760b53', NULL, '{"_id": "019c369f-a274-7775-a674-eb05f9dac52f", "date": "2026-02-07", "year": 2026, "month": 2, "amount": 1365, "ledger": "01a205ca-2293-702c-8ace-54223d13eee6", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-02-07T05:42:37.428Z", "updatedAt": "2026-02-07T05:42:37.428Z", "voucherNo": "V2025-26/0026", "ledgerName": "Rent"}'),
  ('019c411e-2084-701a-b713-aa430f13eacd', '2026-02-09 06:36:59.396+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'expense.create', 'expense', '019c411e-2084-701b-929e-e5acffb8971f', '019c411e-2084-76f3-8050-a9537876bb5e', NULL, '{"_id": "019c411e-2084-701b-929e-e5acffb8971f", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 327, "ledger": "01a205ca-2293-702c-8ace-5b81c8f976fb", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T06:36:59.396Z", "updatedAt": "2026-02-09T06:36:59.396Z", "voucherNo": "V2025-26/0027", "ledgerName": "Electricity"}'),
  ('019c423e-23a9-7099-8ec1-ebfa2868faee', '2026-02-09 11:51:34.569+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'expense.create', 'expense', '019c423e-23a9-7408-890a-13864b59469e', '019c423e-23a9-70ca-8e9d-da3aee0eb6c0', NULL, '{"_id": "019c423e-23a9-7408-890a-13864b59469e", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 109, "ledger": "01a205ca-2293-702c-8ace-5fe068d7a1ce", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T11:51:34.569Z", "updatedAt": "2026-02-09T11:51:34.569Z", "voucherNo": "V2025-26/0028", "ledgerName": "Internet"}'),
  ('019c7004-9136-7223-97a3-4702edf6b638', '2026-02-18 09:11:13.462+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a205ca-2223-7195-9139-010a0da0e611', '019c7004-9136-70f4-9086-9d5dd4c27089', NULL, '{"_id": "01a205ca-2223-7195-9139-010a0da0e611", "bCode": "DM-2603", "bTime": "12:30 to 14:30", "endDate": "2026-06-11", "version": 1, "startDate": "2026-03-11", "courseName": "Digital Marketing"}'),
  ('019cfa32-3a20-73a6-a858-9e5a1373ba76', '2026-03-17 05:08:41.632+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a205ca-2223-7195-9139-0521e48f6a27', '019cfa32-3a20-7615-9b91-bd93731d45e9', NULL, '{"_id": "01a205ca-2223-7195-9139-0521e48f6a27", "bCode": "HT-2604", "bTime": "10:00 to 12:00", "endDate": "2026-06-07", "version": 1, "startDate": "2026-04-07", "courseName": "Hindi Typing"}'),
  ('019d47ad-09b4-76f8-be11-41a2e5fb6fe7', '2026-04-01 06:13:35.796+00', '01976d38-7d5f-7193-8220-433a4c7bd293', '', 'student', 'project.add', 'project', '019d47ad-09b4-71e3-ad9c-8e69edfcc9c3', '019d47ad-09b4-745b-b4cd-a2cd22df5bbe', NULL, '{"_id": "019d47ad-09b4-71e3-ad9c-8e69edfcc9c3", "student": "01976d38-7d5f-7193-8220-433a4c7bd293", "version": 1}'),
  ('019d805b-85ba-75d1-8d6d-eae121337f55', '2026-04-12 06:22:54.906+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a205ca-2223-7195-9139-0be98f88e0cf', '019d805b-85ba-75d0-a6a9-8335e8e4c614', NULL, '{"_id": "01a205ca-2223-7195-9139-0be98f88e0cf", "bCode": "FR-2605", "bTime": "08:00 to 10:00", "endDate": "2026-09-03", "version": 1, "startDate": "2026-05-03", "courseName": "Français des affaires"}'),
  ('019daf1c-ae23-7309-8700-da5212afbed9', '2026-04-21 08:16:25.635+00', '01976d38-7d5f-7193-8220-433a4c7bd293', '', 'student', 'portfolio.add', 'portfolio', '019daf1c-ae23-75ff-9c1c-95cc15387cc7', '019daf1c-ae23-728a-b0f5-052b29488b82', NULL, '{"_id": "019daf1c-ae23-75ff-9c1c-95cc15387cc7", "student": "01976d38-7d5f-7193-8220-433a4c7bd293", "version": 1}'),
  ('019e0afc-7890-7392-864f-cc7b99e6f19c', '2026-05-09 04:26:18.64+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a205ca-2223-7195-9139-0cf4a076fce0', '019e0afc-7890-76d0-9d56-f42555ef7f64', NULL, '{"_id": "01a205ca-2223-7195-9139-0cf4a076fce0", "bCode": "TALLY-2605", "bTime": "12:30 to 14:30", "endDate": "2026-08-30", "version": 1, "startDate": "2026-05-30", "courseName": "Tally with GST"}'),
  ('019e91fd-57b9-7086-b786-a1c1528ff59d', '2026-06-04 09:35:59.929+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a205ca-2223-7195-9139-101ffe592a90', '019e91fd-57b9-72ec-8146-0499c6d10a3d', NULL, '{"_id": "01a205ca-2223-7195-9139-101ffe592a90", "bCode": "PY-2606", "bTime": "08:00 to 10:00", "endDate": "2026-10-25", "version": 1, "startDate": "2026-06-25", "courseName": "Python Programming"}'),
  ('019f1d81-7446-7172-9bdb-fb50637cbbf5', '2026-07-01 11:47:31.014+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a205ca-2223-7195-9139-14a42ece2fc5', '019f1d81-7446-7522-9046-3107e4fad54c', NULL, '{"_id": "01a205ca-2223-7195-9139-14a42ece2fc5", "bCode": "FSW-2607", "bTime": "10:00 to 12:00", "endDate": null, "version": 1, "startDate": "2026-07-22", "courseName": "Full Stack Web Development"}'),
  ('019f4660-91bf-74fa-9db8-d44f9551e690', '2026-07-09 10:16:01.727+00', '01976d38-7d5f-7193-8220-433a4c7bd293', '', 'student', 'portfolio.add', 'portfolio', '019f4660-91bf-730b-8e4f-617b9bcd1f14', '019f4660-91bf-7789-b720-255b8edb908e', NULL, '{"_id": "019f4660-91bf-730b-8e4f-617b9bcd1f14", "student": "01976d38-7d5f-7193-8220-433a4c7bd293", "version": 1}'),
  ('019fa230-ae6c-70a4-a756-79809f293b99', '2026-07-27 06:08:47.212+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a205ca-2223-7195-9139-1afdc1f20b23', '019fa230-ae6c-74dc-b47d-2d9aaff63558', NULL, '{"_id": "01a205ca-2223-7195-9139-1afdc1f20b23", "bCode": "DA-2608", "bTime": "10:00 to 12:00", "endDate": "2027-02-17", "version": 1, "startDate": "2026-08-17", "courseName": "Data Analytics"}'),
  ('01a02eaf-9c16-73db-b493-a38def2b38bd', '2026-08-23 12:54:15.83+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a205ca-2223-7195-9139-1e416d735bc3', '01a02eaf-9c16-7657-86ae-778fc03a5e46', NULL, '{"_id": "01a205ca-2223-7195-9139-1e416d735bc3", "bCode": "GD-2609", "bTime": "08:00 to 10:00", "endDate": "2027-02-13", "version": 1, "startDate": "2026-09-13", "courseName": "Graphic Design"}'),
  ('01a0b40e-f07d-7125-9059-51727c9977ae', '2026-09-18 10:27:53.085+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a205ca-2223-7195-9139-210dd10a3640', '01a0b40e-f07d-72c4-9d16-2b859847eb9c', NULL, '{"_id": "01a205ca-2223-7195-9139-210dd10a3640", "bCode": "DM-2610", "bTime": "12:30 to 14:30", "endDate": null, "version": 1, "startDate": "2026-10-09", "courseName": "Digital Marketing"}'),
  ('01a0d6d4-797a-76ba-a888-47bb4fbae219', '2026-09-25 04:30:44.09+00', '01976d38-7d5f-7193-8220-433a4c7bd293', '', 'student', 'project.add', 'project', '01a0d6d4-797a-770d-a9a7-7f2521003d2c', '01a0d6d4-797a-76e3-b49c-7d69ac5b4c4b', NULL, '{"_id": "01a0d6d4-797a-770d-a9a7-7f2521003d2c", "student": "01976d38-7d5f-7193-8220-433a4c7bd293", "version": 1}'),
  ('01a11b91-9b52-7675-ba96-da46c18fcb26', '2026-10-08 12:51:29.746+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'student.register', 'student', '01a11b91-9b52-72ce-acd5-3f317b5414b4', '01a11b91-9b52-704d-bef2-744af8da5b7f', NULL, '{"_id": "01a11b91-9b52-72ce-acd5-3f317b5414b4", "fee": 13500, "mode": "offline", "batch": "DM-2610", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2026-11-12", "endDate": null, "version": 1, "TotalFee": 13500, "declared": null, "isPlaced": "notPlaced", "cduration": "3 months", "PendingFee": 13500, "isCompleted": "no", "joiningDate": "2026-10-08"}'),
  ('01a13e7e-69d3-703c-9252-870df7303201', '2026-10-15 07:37:14.451+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a205ca-2223-7195-9139-247a8b50f21f', '01a13e7e-69d3-77a8-800b-a60929dcbf5e', NULL, '{"_id": "01a205ca-2223-7195-9139-247a8b50f21f", "bCode": "HT-2611", "bTime": "10:00 to 12:00", "endDate": "2027-01-05", "version": 1, "startDate": "2026-11-05", "courseName": "Hindi Typing"}'),
  ('01a19b44-4019-7319-90f9-52bc5f1b4cb8', '2026-11-02 07:58:23.769+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19b44-4019-7460-a270-6660fad9273a', '01a19b44-4019-73e3-8d47-d05b32cb7e60', NULL, '{"_id": "01a19b44-4019-7460-a270-6660fad9273a", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 221, "ledger": "01a205ca-2293-702c-8ace-54223d13eee6", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T07:58:23.769Z", "updatedAt": "2026-11-02T07:58:23.769Z", "voucherNo": "V2026-27/0001", "ledgerName": "Rent"}'),
  ('01a19c3d-3bc5-7712-881e-21865334d989', '2026-11-02 12:30:21.125+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19c3d-3bc5-75e3-aa14-d3022f7c760b', '01a19c3d-3bc5-7651-abf7-5a99ba1da768', NULL, '{"_id": "01a19c3d-3bc5-75e3-aa14-d3022f7c760b", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 398, "ledger": "01a205ca-2293-702c-8ace-521cdfa5921e", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T12:30:21.125Z", "updatedAt": "2026-11-02T12:30:21.125Z", "voucherNo": "V2026-27/0002", "ledgerName": "Salaries"}'),
  ('01a1a4b8-370c-75f6-b478-16df44bdbc03', '2026-11-04 04:01:38.572+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1a4b8-370c-73fb-9729-9308078874ef', '01a1a4b8-370c-7112-a7c0-dc79b0eab55f', NULL, '{"_id": "01a1a4b8-370c-73fb-9729-9308078874ef", "date": "2026-11-04", "year": 2026, "month": 11, "amount": 53, "ledger": "01a205ca-2293-702c-8ace-5b81c8f976fb", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-04T04:01:38.572Z", "updatedAt": "2026-11-04T04:01:38.572Z", "voucherNo": "V2026-27/0003", "ledgerName": "Electricity"}'),
  ('01a1b03c-724d-710a-858b-162b4ad588e6', '2026-11-06 09:41:53.869+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b03c-724d-72df-9fb1-c0167065c527', '01a1b03c-724d-73b2-8bbc-2afaedd8a665', NULL, '{"date": "2026-11-06", "absent": 1, "present": 0, "batchCode": "DM-2610"}'),
  ('01a1b03c-74c1-7197-baec-126854f3ef92', '2026-11-06 09:41:54.497+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'student.register', 'student', '01a1b03c-74c1-7185-becd-2153bcb0f20b', '01a1b03c-74c1-76ef-a1ba-01b8ebc7773c', NULL, '{"_id": "01a1b03c-74c1-7185-becd-2153bcb0f20b", "fee": 4050, "mode": "online", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-11", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-06"}'),
  ('01a1b0c9-1727-7480-8321-01cfbb67ffc3', '2026-11-06 12:15:31.111+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b0c9-1727-75d8-9eef-43501ac7e96f', '01a1b0c9-1727-7721-b2b6-d44797c51bf5', NULL, '{"date": "2026-11-06", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1b4a5-afa4-77cf-a6c5-a85474324bd0', '2026-11-07 06:15:19.716+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'student.disable', 'student', '01a11b91-9b52-72ce-acd5-3f317b5414b4', '01a1b4a5-afa4-71b6-83de-8450c4751c5d', '{"status": "Active"}', '{"status": "Disable"}'),
  ('01a1b51d-6a8b-76ce-ac9e-35c7b889994a', '2026-11-07 08:26:06.347+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b51d-6a8b-7772-ae4c-224d0afd2d03', '01a1b51d-6a8b-74ff-85eb-660573a5781e', NULL, '{"date": "2026-11-07", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1be83-9230-74c9-97e9-572231519771', '2026-11-09 04:14:16.112+00', NULL, '', 'anyone', 'student.apply', 'student', '01a1be83-9230-735e-b4d3-b74cff2b9602', '01a1be83-9230-76ff-bafc-3ad785109343', NULL, '{"_id": "01a1be83-9230-735e-b4d3-b74cff2b9602", "fee": 16500, "mode": "offline", "batch": "FR-2612", "course": "Français des affaires", "status": "Pending", "PaidFee": 0, "dueDate": "2027-01-05", "endDate": null, "version": 1, "TotalFee": 0, "declared": {"fee": 16500, "Paidfee": 8250, "payMode": "Online"}, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 0, "isCompleted": "no", "joiningDate": "2026-12-01"}'),
  ('01a1c041-4eb3-752e-b8d5-7f259132205f', '2026-11-09 12:21:07.891+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c041-4eb3-7729-9994-1d3a8d8617ce', '01a1c041-4eb3-710d-b677-00c840a0d633', NULL, '{"date": "2026-11-09", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1c057-66d2-73f1-9c2d-09e2a491097a', '2026-11-09 12:45:15.858+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1c057-66d2-7274-b80f-36df7d1b2f75', '01a1c057-66d2-7595-a8f1-10c81b70d960', NULL, '{"_id": "01a1c057-66d2-7274-b80f-36df7d1b2f75", "date": "2026-11-09", "year": 2026, "month": 11, "amount": 17, "ledger": "01a205ca-2293-702c-8ace-5fe068d7a1ce", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-09T12:45:15.858Z", "updatedAt": "2026-11-09T12:45:15.858Z", "voucherNo": "V2026-27/0004", "ledgerName": "Internet"}'),
  ('01a1c432-5b10-74dd-b01f-b280dc253c32', '2026-11-10 06:43:16.88+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a205ca-2223-7195-9139-285842e07582', '01a1c432-5b10-7395-9d7b-23d43199e7df', NULL, '{"_id": "01a205ca-2223-7195-9139-285842e07582", "bCode": "FR-2612", "bTime": "15:00 to 17:00", "endDate": null, "version": 1, "startDate": "2026-12-01", "courseName": "Français des affaires"}'),
  ('01a1c53b-8e49-71d6-ae72-dbbd0fd582ca', '2026-11-10 11:32:57.033+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c53b-8e49-750b-9447-487e0c51812d', '01a1c53b-8e49-729d-b558-02f5e0264bc8', NULL, '{"date": "2026-11-10", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ca38-8fec-7537-ad85-da92a29c5a7f', '2026-11-11 10:47:46.924+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ca38-8fec-7214-a3c7-e8dcbf78d4df', '01a1ca38-8fec-7303-8a97-098c93a44e5f', NULL, '{"date": "2026-11-11", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ce42-8cd3-71b5-9257-6d658972465e', '2026-11-12 05:37:10.355+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ce42-8cd3-7476-8b67-b399e1119e61', '01a1ce42-8cd3-70d3-a103-3a41dba02ae6', NULL, '{"date": "2026-11-12", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1cf35-657d-710d-80d0-d20ef2e17822', '2026-11-12 10:02:25.533+00', '01a205ca-224b-7299-aeca-98be5d3458a3', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01a1cf35-657d-7157-b94b-04aea0dc9d02', '01a1cf35-657d-714c-9bcf-65e85921b90f', NULL, '{"_id": "01a1cf35-657d-7157-b94b-04aea0dc9d02", "due": 3050, "date": "2026-11-12", "paid": 1000, "year": 2026, "bCode": "HT-2611", "month": 11, "course": "Hindi Typing", "changed": false, "payMode": "Online", "payable": 4050, "student": "01a1b03c-74c1-7185-becd-2153bcb0f20b", "version": 1, "issuedOn": "2026-11-12", "receiptNo": "2026-27/000001"}'),
  ('01a1d445-07d9-7633-9b30-028c96f17f98', '2026-11-13 09:37:36.217+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d445-07d9-7421-93f0-01ec14aa36f7', '01a1d445-07d9-75fc-96bc-cf4f3fa1d2dc', NULL, '{"date": "2026-11-13", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1d916-73a3-71d8-b415-5af5b4bdf749', '2026-11-14 08:04:49.699+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d916-73a3-749c-b8be-bca0ef65d399', '01a1d916-73a3-777d-9d40-82ebe122c483', NULL, '{"date": "2026-11-14", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e402-4a37-7548-8fee-494d85ec217e', '2026-11-16 10:58:37.751+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e402-4a37-738b-8801-e789098153fe', '01a1e402-4a37-73df-9400-30fc528b0926', NULL, '{"date": "2026-11-16", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e95a-a683-77c4-be78-d602cebb6f4b', '2026-11-17 11:53:14.627+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e95a-a683-72f3-92bf-686dbc6bc2a0', '01a1e95a-a683-70e9-bf8d-3b10498e7cfa', NULL, '{"date": "2026-11-17", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ee80-40dd-7637-a49c-a4510b953136', '2026-11-18 11:52:25.053+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ee80-40dd-75a7-b751-72494dae1681', '01a1ee80-40dd-7492-9f9a-dd973826590b', NULL, '{"date": "2026-11-18", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f2a8-7850-762a-a0b5-e80f0187d9a7', '2026-11-19 07:14:49.552+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f2a8-7850-7694-9277-c50c0c2b59c8', '01a1f2a8-7850-7030-bc7e-ab26644e2393', NULL, '{"date": "2026-11-19", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f8c0-38a9-73b8-b9f5-3ef887ebc43c', '2026-11-20 11:38:29.417+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f8c0-38a9-750b-bead-d9e2e99083fb', '01a1f8c0-38a9-722b-9499-bf2c4d269f9f', NULL, '{"date": "2026-11-20", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1fb86-a83e-740f-9b1c-34caea7745dd', '2026-11-21 00:34:28.542+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'Hari Example', 'hr', 'student.register', 'student', '01a1fb86-a83e-7197-9338-402415b8b14f', '01a1fb86-a83e-718a-918d-9f204af8a3ea', NULL, '{"_id": "01a1fb86-a83e-7197-9338-402415b8b14f", "fee": 4050, "mode": "offline", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-26", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-21"}'),
  ('01a205ca-21fd-721b-94da-5c8c08875eb4', '2026-11-21 04:30:00+00', NULL, '', 'system', 'institute.create', 'institute', '00000000-0000-0000-0000-000000000000', 'dump', NULL, '{"name": "Namuna Training Institute (demo)", "phone": "+91 55500 00000", "address": "1 Example Road, Example Nagar", "timeZone": "Asia/Kolkata", "selfRegistration": true}'),
  ('01a205ca-2200-7014-9dcb-9018223bcee6', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'dump', NULL, '{"id": "01a205ca-21f2-7161-bfbc-f7cf4c65b20b", "name": "Asha Example", "role": "admin", "email": "admin@example.com"}'),
  ('01a205ca-2202-71c7-bb66-17dca431d8e6', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'dump', NULL, '{"id": "01a205ca-21f2-7161-bfbc-f9b68aafa94e", "name": "Hari Example", "role": "hr", "email": "hr@example.com"}'),
  ('01a205ca-22e2-721c-b8b6-904ed2a0085d', '2026-11-21 04:30:00+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'discount.give', 'student', '01a1b03c-74c1-7185-becd-2153bcb0f20b', 'dump', NULL, '{"amount": "500.00", "course": "Hindi Typing"}'),
  ('01a205ca-22fa-7716-980c-95c211fe1931', '2026-11-21 04:30:00+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Asha Example', 'admin', 'refund.record', 'refund', '01a205ca-22f1-7361-a8f8-052ab10b7363', 'dump', NULL, '{"_id": "01a205ca-22f1-7361-a8f8-052ab10b7363", "date": "2026-11-21T00:00:00.000Z", "bCode": "HT-2611", "amount": "200.00", "course": "Hindi Typing", "payMode": "Cash", "student": "01a1b03c-74c1-7185-becd-2153bcb0f20b", "version": 1, "issuedOn": "2026-11-21T00:00:00.000Z", "refundNo": "R2026-27/0001", "enrolment": "01a1b03c-74c1-74a6-8e23-1b118dbb7ffb", "paidAfter": "800.00", "paidBefore": "1000.00"}'),
  ('01a205ca-2359-73e2-a75b-b7b030e659f0', '2026-11-21 04:30:00+00', NULL, '', 'system', 'student.update', 'student', '01976d38-7d5f-7193-8220-433a4c7bd293', 'dump', '{}', '{}');
insert into audit_link ("n", "entry_id", "entry_digest", "subject_id", "personal_fields", "personal_digests", "latest_at", "chained_at", "hash") overriding system value values
  ('1', '019583bb-5506-73f7-808a-fc6c85fa7924', E'\\xa103990214a4d2956db6e4f9d659a5014f06473590c3b713ef481882e67671f9', NULL, '{}', E'\\x', '2025-03-11 05:44:07.174+00', '2026-11-21 04:30:00+00', E'\\xd9d93dd3e8256df616a8de6f6d3586c14e20df9da9bac33e3632a69ba28f35e7'),
  ('10', '0195eaed-5b52-777f-9d32-f7d1e8d5c141', E'\\x5000743db94b080db04830c3cf1973dd08b8def614f73ea6a9d02ebf98c099b2', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x04d83344eda6c8c0de62b18d2d57f70c6545e74a974914d4e9e50260875ac527'),
  ('100', '01a19c3d-3bc5-7712-881e-21865334d989', E'\\x57fab9c916e6c64a3ab1caf83741f5a6afe82c61ff24a02c9740a011391483c0', NULL, '{}', E'\\x', '2026-11-02 12:30:21.125+00', '2026-11-21 04:30:00+00', E'\\x6c9b3bb5982c0c60e07f138c9b8a5d65bcedde291eb10fbf7e57e417fd5593d0'),
  ('101', '01a1a4b8-370c-75f6-b478-16df44bdbc03', E'\\x52215863574afb87f494e35930890198aad155880cfc1dda76ef3958fa41c357', NULL, '{}', E'\\x', '2026-11-04 04:01:38.572+00', '2026-11-21 04:30:00+00', E'\\xfd3c880bde672dd387b745462d3394b819e605f091373f42073f65d741a18274'),
  ('102', '01a1b03c-724d-710a-858b-162b4ad588e6', E'\\x898d1299c4c9869ca8a83edd334a7f69e20e66d7abcbc115652ad8d20ea03e04', NULL, '{}', E'\\x', '2026-11-06 09:41:53.869+00', '2026-11-21 04:30:00+00', E'\\x5a212b571bf392da37cf2fdc12bdef6489498eac9233688f174b96983b440260'),
  ('103', '01a1b03c-74c1-7197-baec-126854f3ef92', E'\\x053ebcee74c969915acde4b015d1a8763a1c993c79a2acf6723723d1e36b10ea', NULL, '{}', E'\\x', '2026-11-06 09:41:54.497+00', '2026-11-21 04:30:00+00', E'\\x64a2a602f6daab74ea3e108097503f8ff06889d27f3353e29e00415a07c46b98'),
  ('104', '01a1b0c9-1727-7480-8321-01cfbb67ffc3', E'\\xc78212f4f7a0401bb973354b91e23313cba7c5a47418a3d6617c962a0abf10e4', NULL, '{}', E'\\x', '2026-11-06 12:15:31.111+00', '2026-11-21 04:30:00+00', E'\\xc07be2dbf7d4ce999d1bc2e6b4a80523d8bdf3334f2010d3397ac0e1d5612b40'),
  ('105', '01a1b4a5-afa4-77cf-a6c5-a85474324bd0', E'\\x61e4582a91d58130888c0983068da2fda9c7db5db88f212c061a71eb42ee7f1a', NULL, '{}', E'\\x', '2026-11-07 06:15:19.716+00', '2026-11-21 04:30:00+00', E'\\xc4324e6d4088cafa550e3f6bef25f9a33d1b4c81407a31b9d37e825f1100473a'),
  ('106', '01a1b51d-6a8b-76ce-ac9e-35c7b889994a', E'\\x65fcfebf3effde744690bb27a5c97a06d916f6cdc8ff6bcea58ccf77904750f5', NULL, '{}', E'\\x', '2026-11-07 08:26:06.347+00', '2026-11-21 04:30:00+00', E'\\x44aef20695f4f9bc0f23092a98e881efc9f3ef730e807eeb5b06356612e9c3eb'),
  ('107', '01a1be83-9230-74c9-97e9-572231519771', E'\\xa58c53c582448c16ae41b35e35324285086faa3ad13839698eb6c11792c6fce7', NULL, '{}', E'\\x', '2026-11-09 04:14:16.112+00', '2026-11-21 04:30:00+00', E'\\x93dae8581f3a047a7115fdbc6a6d8d2550082a36d6482d6b25dd08542c17c2d2'),
  ('108', '01a1c041-4eb3-752e-b8d5-7f259132205f', E'\\x0d1868975a647e36e31d494e676ee5558479b1d456925e314d018ab03eafb6fa', NULL, '{}', E'\\x', '2026-11-09 12:21:07.891+00', '2026-11-21 04:30:00+00', E'\\x9a8ecebd7643916452715e68c244ffd326124e8a4c1c7e38c5c4d4c39b37bd2d'),
  ('109', '01a1c057-66d2-73f1-9c2d-09e2a491097a', E'\\xb2d42b9b529de309069f9e1f09108c7cef80e2860d333f79f5b5e53f02fdeac2', NULL, '{}', E'\\x', '2026-11-09 12:45:15.858+00', '2026-11-21 04:30:00+00', E'\\xe7adc4510e2174113c2e60c380e4e8f52f3ee4b5766ceec2860c904f0e72597b'),
  ('11', '0195efe3-4389-71b4-9a65-5604c038a222', E'\\x3318fa5c87a797c5635048f4ca8592cfd2dea15b389acc3c6381edd47463980a', NULL, '{}', E'\\x', '2025-04-01 05:46:43.465+00', '2026-11-21 04:30:00+00', E'\\x99a1d739b6055be81a5ebbecc5ca18bbceecb82b8cd3d47ac97cda7aa36e423c'),
  ('110', '01a1c432-5b10-74dd-b01f-b280dc253c32', E'\\xbaf95dab2264bd79b43571086a4cf733ac7b0f214b905f8d5816c9cfbadfe539', NULL, '{}', E'\\x', '2026-11-10 06:43:16.88+00', '2026-11-21 04:30:00+00', E'\\x17354682f4f7e113d2f1cf77a987cb58200abec7b6dec6f76bf9433ad1d9aa95'),
  ('111', '01a1c53b-8e49-71d6-ae72-dbbd0fd582ca', E'\\xf2a5d7b4e0c2435f511aade51ab8b156814c1b46ee933c4d6d1d54391c79b054', NULL, '{}', E'\\x', '2026-11-10 11:32:57.033+00', '2026-11-21 04:30:00+00', E'\\x5999944db2a250cebf65fb12fddeace8dba96c9e2e9d147f305b74b81d2e0701'),
  ('112', '01a1ca38-8fec-7537-ad85-da92a29c5a7f', E'\\x0e7e625beaca181117ee317c0e8504d83071ea46a9dca8cedfa0d5d450cb79fb', NULL, '{}', E'\\x', '2026-11-11 10:47:46.924+00', '2026-11-21 04:30:00+00', E'\\x385eacb6335bae9dac36165c978c0ea906b736b36970cbcb2b062b2c41eb3e3b'),
  ('113', '01a1ce42-8cd3-71b5-9257-6d658972465e', E'\\x9ac3325f706ebe77bd024e21c7caad2e78f9da67b9d08b8c21be999953fb5269', NULL, '{}', E'\\x', '2026-11-12 05:37:10.355+00', '2026-11-21 04:30:00+00', E'\\x0bef37f34ba82fbfb2922cc57006b4c35f25a368162dfd697c8b2bf775972c28'),
  ('114', '01a1cf35-657d-710d-80d0-d20ef2e17822', E'\\x66aa11ba6bc23542f3b4f67a5631980b61ae96cd11ef14f6d21acc1ce5e94457', NULL, '{}', E'\\x', '2026-11-12 10:02:25.533+00', '2026-11-21 04:30:00+00', E'\\x0d5f9ec9c938ca9365662f8f337c64871ca0e9b720cd3c7e8e5162d49b525956'),
  ('115', '01a1d445-07d9-7633-9b30-028c96f17f98', E'\\x52326c531d870ec82615d4477ea8f8fbe8f90c85fc66dd42eb58d609536e0087', NULL, '{}', E'\\x', '2026-11-13 09:37:36.217+00', '2026-11-21 04:30:00+00', E'\\xb5ef835112656bf49cfe6876c0e68bb1bca23a7707943c8b7ef61077e553ecf6'),
  ('116', '01a1d916-73a3-71d8-b415-5af5b4bdf749', E'\\x608bfa2e56e3d04798b30089a141359f4a13dd342540fb619fa079aaba6401c9', NULL, '{}', E'\\x', '2026-11-14 08:04:49.699+00', '2026-11-21 04:30:00+00', E'\\xb18946a2a656338987419ca8ccc6b78cb15f9d975b34d909ff292e2fb9e4cb45'),
  ('117', '01a1e402-4a37-7548-8fee-494d85ec217e', E'\\x09cca396667f0ceb51662d91deaf0b33e0f206f1f0c5956a800703fff80e93dd', NULL, '{}', E'\\x', '2026-11-16 10:58:37.751+00', '2026-11-21 04:30:00+00', E'\\x37ddc960682df1a60b9c8ad2c975dd0cae73d2f873ac1d94b965df534751a71c'),
  ('118', '01a1e95a-a683-77c4-be78-d602cebb6f4b', E'\\x814bff557fd970e6ef4f381619be04ecb5130af82175136bdc9a683c0dfc6de6', NULL, '{}', E'\\x', '2026-11-17 11:53:14.627+00', '2026-11-21 04:30:00+00', E'\\x4b3af7ad45aebbf1d6f74b802681278142ac37e22cc6bd73f4056a1497d226e3'),
  ('119', '01a1ee80-40dd-7637-a49c-a4510b953136', E'\\x47353c4a58fe1eed2e68e7615dcd3af373627c2b6ac43740639aad9b269ea201', NULL, '{}', E'\\x', '2026-11-18 11:52:25.053+00', '2026-11-21 04:30:00+00', E'\\x11d345d6cf36663b7a361572c85b1826640bfdc1f5ecdf27a1a7af9dcd869ae8'),
  ('12', '0195f066-eeb6-76f3-94a0-17556e6e142f', E'\\x90bb73c6d3b8c307b82efe4e8b65a805ecec2655355b156400a9956481ab2af4', NULL, '{}', E'\\x', '2025-04-01 08:10:32.502+00', '2026-11-21 04:30:00+00', E'\\x6ff64af545310cde3d67d192f85bcda2c8960cfd1f39942e553b60d65e1c695b'),
  ('120', '01a1f2a8-7850-762a-a0b5-e80f0187d9a7', E'\\x2a5f0b9d88949a1f299c255d0d2d13bc847b2dbc5774935ada35a2464e026741', NULL, '{}', E'\\x', '2026-11-19 07:14:49.552+00', '2026-11-21 04:30:00+00', E'\\x5592436fb0bd643d77f8cbddbe8857ba3ba5fa6f377efc7f0b0abeb30a4a10a1'),
  ('121', '01a1f8c0-38a9-73b8-b9f5-3ef887ebc43c', E'\\x0654ffddd330344a3dd23e610837d6fc2e4ecefc18977b364dd908336de7e934', NULL, '{}', E'\\x', '2026-11-20 11:38:29.417+00', '2026-11-21 04:30:00+00', E'\\x05c4719b4ccb184ed0a6b5cc54ccd0a1b34fce501b84926fe31e95a7397554ea'),
  ('122', '01a1fb86-a83e-740f-9b1c-34caea7745dd', E'\\x9df9f7dac50b72a9339cd84979c00806a3500ba93b59196df30b4fb1c67fd6e0', NULL, '{}', E'\\x', '2026-11-21 00:34:28.542+00', '2026-11-21 04:30:00+00', E'\\xbe226c8446463607dc3f0f8b55f9c7d5b37e050516286f1abc46bc4267bd6ce4'),
  ('123', '01a205ca-21fd-721b-94da-5c8c08875eb4', E'\\xb9e8433e6fb548a563e30aa7d4da9a1312867c8480d70677766b7211c9b06636', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x35f0e5aac6dfcf3d98bfb3cc10cab48e55789a157041e22714a2caa9913c6954'),
  ('124', '01a205ca-2200-7014-9dcb-9018223bcee6', E'\\xf63ecc5c3dc3c32b0863026f307947d4b1bf806042f44f27a898ec9cf5e2b6b3', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xf1d3508da66d00f3a06dc3ae46484f99eff61e8cc94dd8219b57fb407763448a'),
  ('125', '01a205ca-2202-71c7-bb66-17dca431d8e6', E'\\x4670fa0bc92c458be22b09daf620f3a2a7ce8417eeeae28bfe35d59996729788', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x0bb0f37a5888691ef29ba9808a5906aab34a2659d17ae412cf8aed2ae20507fe'),
  ('126', '01a205ca-22e2-721c-b8b6-904ed2a0085d', E'\\x75d32f039fcd019e708ad46db79f623a51cff7ee0f5bfbc4443b2b33f404f47b', '01a1b03c-74c1-7185-becd-2153bcb0f20b', '{reason}', E'\\x08fcc7db33ee1b6e568f74da9a8341b69231b0af5d3d17eb51976b24eee63c7c', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x665d9842bae7b7ba245a01914c89e2a9c19bedbc0307ae47eb0842a2dd33c7d3'),
  ('127', '01a205ca-22fa-7716-980c-95c211fe1931', E'\\xfe3c68fbacf9a257e9ad4e2e6510aecc078b330b9d113bc954441d843a7b87aa', '01a1b03c-74c1-7185-becd-2153bcb0f20b', '{reason}', E'\\x10b6ab40a6c7ff91f54c67bbc4196bdfe6166771e2d77b025ae27fc7eb090070', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x490f068a339922f0571edb0df26f6ffc14180b8754c48625f8147aa03e98ae14'),
  ('13', '0195f0f8-846c-71aa-88fa-4aec0b137e47', E'\\x2f772e24c4bc9ee0cf17bd13af96156f8d882b8433d62b80a141a00d1340a019', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xfea5ac84d78c1a963131151e4e21c9834e11bf37cc5f0b07d6ce2317cee9544f'),
  ('14', '0195f0f8-846c-7273-b0e7-3e961d830987', E'\\x24269d9c48b45931fb49b1228fd3e12039370e149a1cdf46bbfa18bb4f1ec6b3', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x32f914bb7361fc0b8d9ec260162495fd030b60347aaed8d5e2aab8ea3d5d9158'),
  ('15', '0195f0f8-846c-72c4-ae3e-a6dabd044556', E'\\x2fc4b8cc627be61a341aa0eb70ce45e5210e316881ebc8947e25ba8f4c8f46cf', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x5902827e6920a6e87141fba3723ccfc55ff94db5d6dc1555fb45bd1070bbef16'),
  ('16', '0195f0f8-846c-7398-a1e6-6cb4d4aa1564', E'\\x55155bc9516b38519c49dffd7eeb7d41e2e783cdd96fec157c69a7af301cad55', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xc5bd95a3de8ad35266ccc9163e289a053c738baf4aa7a854a3a3ec3667cc0c5a'),
  ('17', '0195f0f8-846c-73c2-a21b-20b2066468cb', E'\\xba894540a7517a4b132027cdf307da30edaa6df575caa15516970e83884ba03d', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xfe21b4dd04d3c7741c01b027f1b0ff925a348b857e534220c030de4283f2e42e'),
  ('18', '0195f0f8-846c-75fa-880b-49ef32879594', E'\\x83b10bc7e71cd4299a430b383e23098455beca298966abdf51ede20c93a5666b', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xd27425a9232b569c3251c5cc0189f979f33c81c2d8b51896199aefe58ac35af2'),
  ('19', '0195f0f8-846c-7611-9b40-932e08fad2df', E'\\x452cd78337cd57587ed200ecd59de98d7d7a5a44de630e7ce80ebbc669efa85a', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x0954e97390df56a55af362acadd2703e31e5fb5a70cbe95008a11179bd64b52f'),
  ('2', '0195eaed-5b52-700f-ba1f-755ac5d67c8e', E'\\x8489dbf66b9ae0c2edeb88b5bbf5a7b196c5595ea6b248c3904522e711c8a10b', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xf7d3f99d26224e463491b3d49fb2d7784354611ade4101b6da3f1c220a90cd2d'),
  ('20', '0195f0f8-846c-7684-b4a6-38891e1df9f7', E'\\x24147f7b0f20fe14f02f34e15d0374075275a37a940a2293b76d623beea45e20', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xd5b4a9270893d7cedba2137533ab6e718996dc4b2777892102639aada6897d81'),
  ('21', '0195f143-5a97-7550-aa68-14a7ac9db88b', E'\\x423f003c4381895c777f27a4f917bd370f72969a32f95826ad76308c270c63ee', NULL, '{}', E'\\x', '2025-04-01 12:11:18.039+00', '2026-11-21 04:30:00+00', E'\\xf14a1992859b7f8fec576488a56d1eeefe653a44d424d3f729724a2e9b762a60'),
  ('22', '0195f16e-4e64-7280-9405-cc381dd610a3', E'\\x817f23d645c644ebb3f9d712193d9bfcae1948a5a6be51e894be18edc4144ea8', NULL, '{}', E'\\x', '2025-04-01 12:58:12.964+00', '2026-11-21 04:30:00+00', E'\\x84980bfb913806731dfa966f1d614b91c6c6fadccc98635a269308559d3d2bea'),
  ('23', '01960aa5-c6f2-72d7-8a6d-03bb4dab2333', E'\\x134a49f1ceb3431396398a69d306873595bdca80c3defe6b2a9bc6e1e997a1ca', NULL, '{}', E'\\x', '2025-04-06 10:29:18.706+00', '2026-11-21 04:30:00+00', E'\\x9012073d81799e230c6e77677ec4849b35800dfaa54cc36ce8f920a3dcb1808b'),
  ('24', '01962e07-dbf7-70e0-b187-571b65ff4e34', E'\\xa6791d2e4ae79a95fb5d23c73e7789391154d5a2714bb3ff6f44177867ad9fe0', NULL, '{}', E'\\x', '2025-04-13 07:23:09.175+00', '2026-11-21 04:30:00+00', E'\\xb7a75b4355566a683041a001582125623588f484d83c991e79da1e3db21f93a5'),
  ('25', '01964210-8c00-71c7-9849-364571c94076', E'\\x27b6f80b5eb54a2df2f4bb50a4b9245d77dc1964bafb46f74eb2061e4e9134cb', NULL, '{}', E'\\x', '2025-04-17 04:45:02.848+00', '2026-11-21 04:30:00+00', E'\\x4b4a62431aaf3a7edc24d8495170b7895a224a62285130550e000c1b2d1364b1'),
  ('26', '0196952d-9296-7419-b86e-7964f2c1dfdb', E'\\x3b7d53ace3c43823e61c99c7b44bc79e4a23a5052d877a495f3abe6ce88a8388', NULL, '{}', E'\\x', '2025-05-03 08:05:14.006+00', '2026-11-21 04:30:00+00', E'\\x88d21b457dbeb3bf67a71f5015fed32cf1a3666e3d159b74fb7de178797834a9'),
  ('27', '01971baf-477f-7007-9752-05acede37c62', E'\\x188cd1bf3e3b56d4547a216c1a9f3f6091de45a40f261645e612903e8a334551', NULL, '{}', E'\\x', '2025-05-29 10:56:01.407+00', '2026-11-21 04:30:00+00', E'\\x12512c451224e5e89cd19828b911d32eb7e9760293d4d0b953e4fa39cea4553b'),
  ('28', '01972f8c-001d-76bd-90cf-7d432998480e', E'\\x338cbc2071e4d797abd7907c5d633378a74610b8ecfd0e87a2fe0cf4e23b9b56', NULL, '{}', E'\\x', '2025-06-02 07:29:53.693+00', '2026-11-21 04:30:00+00', E'\\x5dd16aac5c52bdb0aa76e0587ebacf67ab5047e3ac4a66a9d44ce35aa44fa6cf'),
  ('29', '019730ae-176e-725e-95af-b18dc7c13a2b', E'\\xc77d9378c0336d71853afdb1ddfb8dcc37a74924a084f23eaba27af65bf7f391', NULL, '{}', E'\\x', '2025-06-02 12:46:45.102+00', '2026-11-21 04:30:00+00', E'\\x81f7749b97cfcea388503ae668728b6d3f585d4375cf3d3ae554a8e47c4035bd'),
  ('3', '0195eaed-5b52-7200-b415-de42923e145d', E'\\xb122aae606a3d8478526cb0e9a39c06747dea367cab5a8c86fa382f0295e6b82', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x2e7e35373b6d811c109798f06c13081770c06ebf84b454daa3a25b16330670d6'),
  ('30', '01973f27-1abc-7798-9910-0e81ac534bb4', E'\\x24914668e4d1f2affcffc93b313766ad513b529c6b5d5b72e2051f09b2333b10', NULL, '{}', E'\\x', '2025-06-05 08:13:36.828+00', '2026-11-21 04:30:00+00', E'\\xac009eb844fadf0390afdaf14d5bf33e972f19f73cc21063c2ac3e7faf03f91f'),
  ('31', '01973f71-631b-7462-8120-6608673c82c6', E'\\x94000d2cb25c5f22ce35a6fca9cf472d8f1d64e2a87ea011e53d3bceb0fab441', NULL, '{}', E'\\x', '2025-06-05 09:34:45.019+00', '2026-11-21 04:30:00+00', E'\\xca0b89c533d8bcce7149956e5c0f2c1732d06c4edcd8220157c84bc645cbd22e'),
  ('32', '019744be-dbb1-7334-9383-cb1bcf37dddd', E'\\x5c92646a28f9cd5d099aafa7f98567846488cfe5b8f7ee6e220d72e3980aa7fa', NULL, '{}', E'\\x', '2025-06-06 10:17:28.241+00', '2026-11-21 04:30:00+00', E'\\xf2087a189620b0284a841e61b292d8a735e02af415fc7fe2302e86ebcea65ed5'),
  ('33', '01976d38-7d5f-70de-873e-4be5b0a821c8', E'\\x276d1576c3dee6fb83c4b1531952081c2c9ae1ab79eef86c1680857d3482a71e', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\x8680a3a0ad4eb7ab6bd52b9350577a48ed27b71e31473b14a05d621d4a789dce'),
  ('34', '01976d38-7d5f-7345-a92a-bb1209879a08', E'\\x25805e49778dee0ba45c20211464cdbccc080b4435f4b736a197225e0a58fc63', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\x8d94f75e424191c6e438043de4164177f2e2f76a474c816abd2200e77350cc41'),
  ('35', '01977d82-9bf0-7214-87d3-d47a2a47d205', E'\\x754693eab2ae22ddcc1f8126dc1e2e5de7a9a4454263512c34f73857da5152e8', NULL, '{}', E'\\x', '2025-06-17 10:50:01.072+00', '2026-11-21 04:30:00+00', E'\\x8616d6157e31f7f63a4ea4dd2af36bc5bec3d41451145e0a83f8b4bc6dc9e46f'),
  ('36', '0197a729-c8b5-7655-9ab8-9ad7a71bb5d4', E'\\xaa5532dab1950c6038d0f4e3367b2bd2e32d2343f16ac067c6a6cf191084b237', NULL, '{}', E'\\x', '2025-06-25 12:57:02.901+00', '2026-11-21 04:30:00+00', E'\\xcfea90c0fb85c2b2a6cb7d49c3871c1ca97327ccc7afc20a5851ea1925c68fa2'),
  ('37', '0197cf00-2cf0-75cd-985e-4cb7cba3e4cf', E'\\x5e6cbb606b40b714387d980c0681841e1b596f879be922b083ced7075bc88857', NULL, '{}', E'\\x', '2025-07-03 06:36:24.688+00', '2026-11-21 04:30:00+00', E'\\xaf000a2a7db77fe795a8ecf5954b60b6de5c9a7a0faa013e83aa1778a96b44f1'),
  ('38', '0197d3b1-cdf4-7647-b662-d882488585e9', E'\\x888663a65b246f688bbd2a4b15e63b0cf2d8cd512c7c8bb6738f8b6159d62f82', NULL, '{}', E'\\x', '2025-07-04 04:28:54.644+00', '2026-11-21 04:30:00+00', E'\\x9e1366a1e10fb47eab3b7c5a8f1a5fac6ed9a9067982799a57735aabe20b1468'),
  ('39', '0197d44b-78c3-7289-a264-c1ada6723515', E'\\xc621be322f7cf07b38ad9141ba159f0a597bc8e7d19d8d239ff396ea8ddb8079', NULL, '{}', E'\\x', '2025-07-04 07:16:45.379+00', '2026-11-21 04:30:00+00', E'\\xcb44db25edf7bab34488f75e9f1007ae30e97e11044d6648e6701cb79b143f4a'),
  ('4', '0195eaed-5b52-722d-974f-e26d8840aaa9', E'\\x79e8c9eccd467548c32f465921821b5ff37c5cfda168ce854c876cb08d8effcf', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x62e17085afe502f53231d880fa2f40f782e63fb0458a4670d75290dc9b8d5307'),
  ('40', '0197e9a1-67f5-7251-9160-80e2e9172202', E'\\x2e09ef64f3384d577bc4a4ab6838fc1e44701537e0103b00c9187c1f9bd11ade', NULL, '{}', E'\\x', '2025-07-08 10:42:38.709+00', '2026-11-21 04:30:00+00', E'\\x386dd591aec84dbc14bd09aac90b2b1e3c47261e9c0e28c5bb8efbbe5b74890d'),
  ('41', '01980c8c-196a-75bd-b63e-190046fa4c09', E'\\x5a523e4d240c59eb94d144cd80db6210489e2ae06a96fe2f09c573106ec09abc', NULL, '{}', E'\\x', '2025-07-15 05:26:04.906+00', '2026-11-21 04:30:00+00', E'\\x7ae658fae9c6839c7c9674dd23306d43c9e9b3aa29d56001ae74181b6bf71fe0'),
  ('42', '01982b99-c49f-75dd-af98-d3bd5412518c', E'\\x1d1e7aafa2c9e68edfe07e68df9c8a5a97464c9a8e8ec8201f2b2ac07f392cc0', NULL, '{}', E'\\x', '2025-07-21 06:09:14.399+00', '2026-11-21 04:30:00+00', E'\\xcd87858d0d4e26021d545881ad670bf04c1a135f9328af055a5c9b370b7acb68'),
  ('43', '0198305a-7b46-71b5-b228-c04debb30db9', E'\\x6088a14a2c14ab8bd64941cd8eb7138e4eabd98319e1c966fd30c2a4e2b8887b', NULL, '{}', E'\\x', '2025-07-22 04:18:12.934+00', '2026-11-21 04:30:00+00', E'\\x8f1fdaf44f371b16e30f04dc384e18b92bc252f1bbea4edaa3df0a9f557b19ae'),
  ('44', '01983ab5-5436-7079-bb3f-8d89e487887b', E'\\x9e60e70545e746d94203a8b3a0fee13894a68d0f2a0d7528a8fa570fa70f84a9', NULL, '{}', E'\\x', '2025-07-24 04:33:38.87+00', '2026-11-21 04:30:00+00', E'\\xca20541ca9d626d5ee93f94729add2708ab31bcfa74311e8b6cd3ff942acb8a2'),
  ('45', '01984f40-d442-74a3-9280-634be4df76ce', E'\\xd939ddf68abd9f4e3bb158fc861324721518ec4bfc9e2e82d7ae225ac920f7f4', NULL, '{}', E'\\x', '2025-07-28 04:18:25.474+00', '2026-11-21 04:30:00+00', E'\\x15fea4ce75481f89dc8e1234ff69914259afb4257e7f931f39c0df97855b4606'),
  ('46', '01985aa9-0953-726c-b169-6c2bf2870e02', E'\\x93f36516e0b8a262dad387caf299db0ecb7c34206058a588ccb9a08de7302725', NULL, '{}', E'\\x', '2025-07-30 09:28:04.179+00', '2026-11-21 04:30:00+00', E'\\x813c9148c3284c7c4cf2b2617858a7baa0843caeadc2cc4c931cea247928258d'),
  ('47', '01986905-43a3-72ad-a571-29aa890014f6', E'\\x0502e903b42113016f0b066bd77132d3162bb1b574203bf975db9b20bc804684', NULL, '{}', E'\\x', '2025-08-02 04:23:29.443+00', '2026-11-21 04:30:00+00', E'\\xcf18d4a431d020fc80ca05662a6bba1be889cd71a5c948f0b18a59f9b35b3bfc'),
  ('48', '019873c7-c03e-777d-8a17-1552e5f65748', E'\\xb65cf373aa73cbc60535eb923a50a6804525c1eb3492dc8f0778046859e26ac8', NULL, '{}', E'\\x', '2025-08-04 06:32:07.486+00', '2026-11-21 04:30:00+00', E'\\x967e1a7397c7eb3c011b40b444ef7ffb1f10de79b354571493bcc731c623f511'),
  ('49', '0198742d-391a-765a-a8a5-c1a7fefddc0f', E'\\xd773daa7d7d1ad7ba4f8e7d1d0b8dd65f73812d21ea5f7eed0c4d8a045def31f', NULL, '{}', E'\\x', '2025-08-04 08:22:57.562+00', '2026-11-21 04:30:00+00', E'\\xda313a026d2ec7f213a6e199c62ab7f56aa2e3299923e14a824d1aaf1aac1bc3'),
  ('5', '0195eaed-5b52-72a0-a7f9-6d9d745134ca', E'\\x0bb085f55af12af8809c5e0183484283d36406295d386e249605b13b27e2c44c', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x5b21e720eeb09dda12fade257b9f7625ce177b0bff8244e722cfc7be77aae2db'),
  ('50', '01987a45-a517-71f2-9fbe-b61654d86141', E'\\x0d175ffcc4c70082872d97001aaf8c077c82bcc3e4d80076b14dd1467189b502', NULL, '{}', E'\\x', '2025-08-05 12:47:21.367+00', '2026-11-21 04:30:00+00', E'\\x60073daaf39bcc48ea63382d781ef2b77a3718d05ac7a068a726bb72c1cd4c5b'),
  ('51', '0198adb9-bb13-7287-a327-dc10f0244434', E'\\xc86479caee08934d286abbd9444d742f09c049a153d62ee10f73611742816a9c', NULL, '{}', E'\\x', '2025-08-15 12:34:47.187+00', '2026-11-21 04:30:00+00', E'\\x204f1bd107a82f1f2082c6f2979352f3e364197dd09cd1263a36443de5080cba'),
  ('52', '0198b7a5-65f9-7313-9e0b-07bd9a2320dc', E'\\xc7ea92f8fdf2e1d2a7a1bb96090967415a3d2aaf600a82a2a2a645b895ab5bf6', NULL, '{}', E'\\x', '2025-08-17 10:48:46.841+00', '2026-11-21 04:30:00+00', E'\\xa14a6aa92d79e07659750e708269d00eafcb9a644f495e98c8d39d9eb79b22cb'),
  ('53', '0198d1be-32ac-710c-b72e-c35c140e2556', E'\\x22d988b5fb00f441d12248e434402de2e8b52126bb368c4247ef79b0af1a3dc0', NULL, '{}', E'\\x', '2025-08-22 12:25:59.724+00', '2026-11-21 04:30:00+00', E'\\x2f24dac9f64a06f22a441f6398f0358e9206b30ee5721a00fe3bc80a24992873'),
  ('54', '019904aa-7eb6-75c6-9501-92390618cf01', E'\\x6600a21aa3db7ebb3baee3d4c3f88b376c79339e769c9a8a1b1c8d790f5ed448', NULL, '{}', E'\\x', '2025-09-01 09:45:06.486+00', '2026-11-21 04:30:00+00', E'\\xa596ad71474a09ed40d691c92e71890b24fa88c4ede29ce40fe9d986a49fcb6b'),
  ('55', '01990a07-c598-73b7-ae6b-57250141a6f7', E'\\xea5d4be9032552310d6da590e5614b99aa1777fe5b70b73522c8e46fc6aa5643', NULL, '{}', E'\\x', '2025-09-02 10:45:05.56+00', '2026-11-21 04:30:00+00', E'\\x87a314cdb80e4a9d053f1c2ab24f7972fff87c9deb8437df67de8396ed4333e3'),
  ('56', '01990f32-eeb0-75c5-b3a6-22412f071dbe', E'\\x8673ef540155ff5dbddb9e0fab51e2dfc10e79d7800d8a2aa7f96f9703bc7a80', NULL, '{}', E'\\x', '2025-09-03 10:50:20.208+00', '2026-11-21 04:30:00+00', E'\\xea0fe106bcc59f8b59806ed131d4f7e624e7091e2e91f0fe08953df3cc2e4c5a'),
  ('57', '0199291d-4815-744a-b0f6-e97b1e6b34c8', E'\\xf4e3ea9c4d803214f500607a7d198ee6e5545e7cc1cc71df960ae255f0c6f148', NULL, '{}', E'\\x', '2025-09-08 11:36:48.917+00', '2026-11-21 04:30:00+00', E'\\x9d35b7c16f3cd5f2d740be22e04e6c783f2292af88d61e4b2c0ff2582a25a8ff'),
  ('58', '01993c60-445a-7432-b567-42a9e069c7f1', E'\\x0903ed6b7ed9004774c92be6af83cf833864955db7c2e278cc12cf0aa8d25144', NULL, '{}', E'\\x', '2025-09-12 05:22:45.978+00', '2026-11-21 04:30:00+00', E'\\xcff9ad0ce6c283a54eb3879730e8c332ad3ec6fb995d8d3540536b9596b303b6'),
  ('59', '01994735-b681-7429-b4d4-ddb604297f5a', E'\\x00b3f0ef70353d273d694a2c9d1027519d9239bab5eb2028666bc353e49f4abb', NULL, '{}', E'\\x', '2025-09-14 07:52:06.529+00', '2026-11-21 04:30:00+00', E'\\xdd5ca5381e6090713105bcab5a044699eab8819dd9b74a12fb0d1f55a034dd39'),
  ('6', '0195eaed-5b52-7316-a822-c4b7d34ff3ce', E'\\xdae389ab5290885ae32adc000139d5d23552f6537504af7324d6b65f272a6532', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xa7b77874699acaf49fa8b1ead10bb86eb9d4dd5959cb71b870d854cf3df73860'),
  ('60', '0199483e-e8b1-739f-b1d1-95c79dc8b10d', E'\\x337ca5e2f90f7d4b4869f7e5b5ffa6efc9c376b758ef08ce5e48fb597a700f26', NULL, '{}', E'\\x', '2025-09-14 12:41:46.417+00', '2026-11-21 04:30:00+00', E'\\xfe43af6f9af154d68cdbfdad8b9e69d7ff605b360ab8dcb8f90d1e0cc1696eb8'),
  ('61', '0199c7c0-0ba8-7513-a8a1-ce85861fddc0', E'\\xfa9f59f4e8128821d24ba984177d6adbe7893cf9f2caece087ceb26db3a73f19', NULL, '{}', E'\\x', '2025-10-09 06:54:35.944+00', '2026-11-21 04:30:00+00', E'\\xe8ddc5369003cfcfcd57b7b6b9ad23c9b458dc5866eb0a5ac4e13ab2804301c3'),
  ('62', '019a24d1-6480-7100-879c-ff84ef97cd72', E'\\x55d441ddabad1283fbe61239db1c754b0624539b406431beb4347a6144c06be8', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\x937d7c50e2705b34e4a8d44154e962cd3c9c2a9268a27469d1cce002ed8396f1'),
  ('63', '019a3903-785b-7720-a0f3-a916d8e8ac09', E'\\x22e1a1ec1407c4b1c2410cd1cf7ce30e7178479cc76fa54c3a609e57c87fd452', NULL, '{}', E'\\x', '2025-10-31 06:45:20.091+00', '2026-11-21 04:30:00+00', E'\\xeb9b80859e7bd1c016f580d911c34211820a9e2927a2928fd49d8b6dcc70d6fe'),
  ('64', '019a3e0d-cbe7-7438-9591-a7089023ff42', E'\\xe9c1271e43fc8e940a768af3494661fbf7d537f6fe148f2323928961090a38c7', NULL, '{}', E'\\x', '2025-11-01 06:14:42.919+00', '2026-11-21 04:30:00+00', E'\\xeb572cedcb6670bf56f5cca0481ab8a9b99baeba3908f6c66fcdd0f3ebfe5342'),
  ('65', '019a499b-18e8-75a3-907c-d2eecc4211d9', E'\\xef018b832c92553dfbab25aba81e4a263f35bdd96a754b87c3302053919704d8', NULL, '{}', E'\\x', '2025-11-03 12:04:52.584+00', '2026-11-21 04:30:00+00', E'\\x40544840921f5f599420c6ac1b252864d399107f2424306aa704160294f8edc2'),
  ('66', '019a4dd1-d13d-705a-8e6c-326a2ceaa2a2', E'\\x5c8714bc831a636b539fa519f62f5a07e306953e4f622077bb755081584bb689', NULL, '{}', E'\\x', '2025-11-04 07:43:07.581+00', '2026-11-21 04:30:00+00', E'\\xbfa33afa7e209a1156348d82f3361504b7d38e93e79de5bd13b347b522c25a6d'),
  ('67', '019a5870-be50-712d-8926-74259683fc5c', E'\\x98ae7793f74f09ae38e4125b87af559b5d4fe3a2b41a4c703712277b79758afa', NULL, '{}', E'\\x', '2025-11-06 09:12:55.12+00', '2026-11-21 04:30:00+00', E'\\xa1ea2580e645a412904a6608f98038bce2fe67044f0cd316ef1082e62c0036c9'),
  ('68', '019a58cd-919f-713d-8411-b8428c30ddc3', E'\\x83744471338eea3cbed0cb0dfd8c0d4fba7e02d80a5b4c77d1ef7478f5f98f58', NULL, '{}', E'\\x', '2025-11-06 10:54:18.527+00', '2026-11-21 04:30:00+00', E'\\x426c3c40a5412735dab905880a7ab6036e364a85323db80d3a750dbc1d2603fe'),
  ('69', '019acdcb-3f5e-75f3-b2a6-8e5c9b40b1fc', E'\\x1495e493b01a25a2a4bf3ca73b2406f70200c53bdd9b33a715b77de9802a74c1', NULL, '{}', E'\\x', '2025-11-29 04:07:20.67+00', '2026-11-21 04:30:00+00', E'\\x2be94c70ed3aaf84a13226a7e849435e2628d411b8112c62880ad51ea2d6896a'),
  ('7', '0195eaed-5b52-741e-8720-32783528528b', E'\\xa1a55bcf2fb78f93c78e7e76352333a4e34175df01113a2c6d204b155057689c', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xa9e47b88192b5d59e709183be99adce8806247ea77534669d971dca5db0db655'),
  ('70', '019acefa-c7b2-760b-8788-67d6ee0332e8', E'\\x0e61d3441590facb484dc0b98ef86cbae7bc7d3e5febe03e6bfdf269a2aee686', NULL, '{}', E'\\x', '2025-11-29 09:38:52.978+00', '2026-11-21 04:30:00+00', E'\\xe0a431119070ffa44fbae9884ca7bbd789d0eba84a9200cc236e44052260521d'),
  ('71', '019ad88c-72fa-71c2-bc8b-542ae7875eb2', E'\\x98b26f467ab6d964a3440f543d79ff4ae3cc45908512f3b15f50c2de3d4ea0a9', NULL, '{}', E'\\x', '2025-12-01 06:14:34.49+00', '2026-11-21 04:30:00+00', E'\\x696960892f3d8577c0a4e416a10261a444a72b88b1c3ae63d487bbf073050dc3'),
  ('72', '019b5e41-c6ac-7595-810a-a71ffb9a4bf1', E'\\x7cde771b6d66bc322eb379632c5cee48258c660e2e044bee2eede943468aedac', NULL, '{}', E'\\x', '2025-12-27 05:22:07.66+00', '2026-11-21 04:30:00+00', E'\\x91496b0071a5a59de3cbcf352ecb4efe41931d2e6fb349fceca7f9730072b953'),
  ('73', '019b7ce0-50eb-715d-8927-a0f35ca116a2', E'\\x183a1704cd9e5f4108530026589791ec6fe2256651acd956e07669e64b89b5f6', NULL, '{}', E'\\x', '2026-01-02 04:03:54.219+00', '2026-11-21 04:30:00+00', E'\\x4574726c6428d6c1ce813ed9e784cefd6f4ae3a623a8161538bcf6dafbb661e3'),
  ('74', '019b7d9a-7db3-74dc-8906-534f9d30ac5f', E'\\xa02b68acf89ec74ae32252e1c77f3f6751c8f79d7e97fa2ad4f87f89b71a4998', NULL, '{}', E'\\x', '2026-01-02 07:27:15.379+00', '2026-11-21 04:30:00+00', E'\\x2414a5a9d75e7039f8723538489fc6845a3dc3536d9f2aa2269c1b03401165f1'),
  ('75', '019b92c8-7213-7535-8103-8c42564d2030', E'\\xceaa2b2fecbab35f283622ada3d9bdc97981ce44cd1c2a734e482c5b82241a28', NULL, '{}', E'\\x', '2026-01-06 10:09:28.595+00', '2026-11-21 04:30:00+00', E'\\x2cd98c31f326ca106e7b2c897461396453bac1cc1406f1770ef6a52bbd2f5f6f'),
  ('76', '019b96c0-e9f1-71e6-942d-059388b9d14d', E'\\xbda052d506308b328ad08d2ab1433c827eeacb83b00ae70e81689b9736f27c53', NULL, '{}', E'\\x', '2026-01-07 04:39:43.857+00', '2026-11-21 04:30:00+00', E'\\x8368c11800c07ff06770168b2ec82ea340c3691e24a62f7f5d503aea9a5e3160'),
  ('77', '019b9be6-f910-7511-938e-376459afe87a', E'\\xe16b98328d458f8a971b9af94fef54ab0c4099c13ada9964dd5a23f65fabd43d', NULL, '{}', E'\\x', '2026-01-08 04:39:24.176+00', '2026-11-21 04:30:00+00', E'\\x3271f807d1b9b5099cfc9f6463bd178b8fa1fa1acbe9afc2c712347816392e36'),
  ('78', '019bea69-43a4-7584-bd2d-865d0a3246f6', E'\\x671ef9dd0da1a83006a0222d5c7805782220a2a8638cc341d46ee115cbbeaf43', NULL, '{}', E'\\x', '2026-01-23 10:32:05.796+00', '2026-11-21 04:30:00+00', E'\\x1bffaf26c7e929279d40b3007230654d97cbdfa80aa4b12ea7960bb092cc0f90'),
  ('79', '019c1cef-33c4-727d-aac7-85b36b754fa2', E'\\xce4dc159c5a56bff66eefcabc8b92b39547d6dd1883c7c0bd3b57f47369cbc45', NULL, '{}', E'\\x', '2026-02-02 05:59:24.356+00', '2026-11-21 04:30:00+00', E'\\x8295f8f5df444fa9d95c4ace21f130972b7c97c694617e89c936593df5d20091'),
  ('8', '0195eaed-5b52-769d-9a48-bb542443aefe', E'\\x89a717c2aa3e8b3c75ca5f49f8c5a52e682137e4ca8a2dc47b03fce0bbfd1588', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xf620a0e587c590f39b305ea753f6363af6313f132a5c13e509d0528beb6fa5e1'),
  ('80', '019c31b6-9ffd-71c3-ac0d-ca78093bf52f', E'\\x6c158b6f9fc82a60a3cd21472a0f250d95416c48c88134a4a9caf74fc87beb0f', NULL, '{}', E'\\x', '2026-02-06 06:49:38.045+00', '2026-11-21 04:30:00+00', E'\\x938830e3a91c4d52c01bd1422d6d8fe88a915e1c7d17bc04904703b2743e6e4b'),
  ('81', '019c369f-a274-7480-adf0-e52b2b12f487', E'\\x5bdcc3eeafdba3f4d5dad52c96bfc85d4b9f0468725950b8fb384392e79b0daa', NULL, '{}', E'\\x', '2026-02-07 05:42:37.428+00', '2026-11-21 04:30:00+00', E'\\xd9dafe760b1724c99931d92943bee5cd9ef8ed7ede6160603e4fc2f480011811'),
  ('82', '019c411e-2084-701a-b713-aa430f13eacd', E'\\xcc5b44b9df6c4ed332348ef21a31086ae4dff05852bfb5055fbe4b1f70d87937', NULL, '{}', E'\\x', '2026-02-09 06:36:59.396+00', '2026-11-21 04:30:00+00', E'\\x9121ec5733f7f6e09f3948ea2fad1da178b53389915746115adc50dd78b4fc02'),
  ('83', '019c423e-23a9-7099-8ec1-ebfa2868faee', E'\\x98bc1c7c02875d35538bd04fa2d3db675747596b0ea4fb012cc26c45bcaf22d6', NULL, '{}', E'\\x', '2026-02-09 11:51:34.569+00', '2026-11-21 04:30:00+00', E'\\x781b2a1aec5d4ce66a98eaf1eddd84e867136cb3711a3ed1ae700813d18777fb'),
  ('84', '019c7004-9136-7223-97a3-4702edf6b638', E'\\x4b62c7380e63f583cd51cdb383b773b55983e4d402b6e2d4c488fdc393763363', NULL, '{}', E'\\x', '2026-02-18 09:11:13.462+00', '2026-11-21 04:30:00+00', E'\\xabe1fccd7f1ed155a0f1bbff2a1e644130b1ff5cda1eac0dfe4e76bf094f477d'),
  ('85', '019cfa32-3a20-73a6-a858-9e5a1373ba76', E'\\x899aedac7dbdc671ebe9bddb0adf2b915b1131230153b2384bf89b9d59870afd', NULL, '{}', E'\\x', '2026-03-17 05:08:41.632+00', '2026-11-21 04:30:00+00', E'\\xc7b4c37ba60f87975fac9362570ceb9494433de0bc7c670ef9bc5700804852e4'),
  ('86', '019d47ad-09b4-76f8-be11-41a2e5fb6fe7', E'\\xd9d3484ff5239b9d8d3cf5ed2ba945f9f7c47f9ebf998d8cf9b635a39c348f81', NULL, '{}', E'\\x', '2026-04-01 06:13:35.796+00', '2026-11-21 04:30:00+00', E'\\x0b729b508cc97c0cf5ce30a7a9a1b58cd8e958bc16f55f6f1861ca980c8997e0'),
  ('87', '019d805b-85ba-75d1-8d6d-eae121337f55', E'\\x078790497d032f3182dcf161f7f69e7a7e183d1e314f276b23a76ed0787e22fb', NULL, '{}', E'\\x', '2026-04-12 06:22:54.906+00', '2026-11-21 04:30:00+00', E'\\x6df4039a6474112299f58506bdfc407e10e7b68b3e65c223305e73ad3ec07e31'),
  ('88', '019daf1c-ae23-7309-8700-da5212afbed9', E'\\xe1adbcd4288a867bcc503d62c0d331209df69612b49069622cf7ee839ded6240', NULL, '{}', E'\\x', '2026-04-21 08:16:25.635+00', '2026-11-21 04:30:00+00', E'\\x6ab8e76d77306926fcd6bf30bf70e09e644462e8442d6ef1a01b1315228fde14'),
  ('89', '019e0afc-7890-7392-864f-cc7b99e6f19c', E'\\xfe088749bb8d33591b4c9776a147d0a39adc66d12d70bfb6e0179d516955727d', NULL, '{}', E'\\x', '2026-05-09 04:26:18.64+00', '2026-11-21 04:30:00+00', E'\\x213e00e722ec84b1a277f5e3d796358f77d7193e85ac1289c8dc6e8976e1d270'),
  ('9', '0195eaed-5b52-7733-9edb-a8c500699304', E'\\x94a2a5a35cb492d1f5c0a0f5820f39fd04e7d584dcab815d7e0c577b262f0809', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x8c2a8c78cae954cd453435c73618a2ab24d57a66dcfd6d0ac6180aa061bf8b61'),
  ('90', '019e91fd-57b9-7086-b786-a1c1528ff59d', E'\\x32b717b6d02a56976e3f2e853be17657699bf26e9ce81c4ab0ed15a5058b83e6', NULL, '{}', E'\\x', '2026-06-04 09:35:59.929+00', '2026-11-21 04:30:00+00', E'\\x4af22635a7410ebfb0965b79b5d01895912f34383e76a0b99a7e7f257632b1b6'),
  ('91', '019f1d81-7446-7172-9bdb-fb50637cbbf5', E'\\x14b2cfe6c0eaa228e403c9e063d1be83305147bad81e053f4c61641de0da88ee', NULL, '{}', E'\\x', '2026-07-01 11:47:31.014+00', '2026-11-21 04:30:00+00', E'\\x352b921782ce93dcac0b6895003306f269826d659be9959ddc12961d82266e9b'),
  ('92', '019f4660-91bf-74fa-9db8-d44f9551e690', E'\\x5b19776d9fb085675ccb7d5b11376c9dcb5f791ee1265baf7c30ab4a7e4974bb', NULL, '{}', E'\\x', '2026-07-09 10:16:01.727+00', '2026-11-21 04:30:00+00', E'\\x7899e6bb5537d824b0edc7212ca2c71982ea603a4e80e34fa5380b91ab5b8f17'),
  ('93', '019fa230-ae6c-70a4-a756-79809f293b99', E'\\x9c4fb6fdf6d739f15440fcf1f0117ee2b1a75be67796ebe9d9a97fe0b0e667af', NULL, '{}', E'\\x', '2026-07-27 06:08:47.212+00', '2026-11-21 04:30:00+00', E'\\xb6f9d03515ca6b20133e8ff12f0ef05ceb4ec1eedad1f01458cd56e1a2e8e7ba'),
  ('94', '01a02eaf-9c16-73db-b493-a38def2b38bd', E'\\x3634a7a28562c3eceab65aaaaa09430ff4dec67b85f4f56b576c421407da230d', NULL, '{}', E'\\x', '2026-08-23 12:54:15.83+00', '2026-11-21 04:30:00+00', E'\\xb2d77cdabd12d672ffec08223749cf711e7a8fd63d6965970a33cf7dc3d98115'),
  ('95', '01a0b40e-f07d-7125-9059-51727c9977ae', E'\\xf5591884c1c3288d22f321a9bc75d22da96b5b4fc42a0ad106838f70f1bf3005', NULL, '{}', E'\\x', '2026-09-18 10:27:53.085+00', '2026-11-21 04:30:00+00', E'\\x09c9d00b3bd6223debf1ac16f9ef20d123162c8422bcbd146580352b390ba566'),
  ('96', '01a0d6d4-797a-76ba-a888-47bb4fbae219', E'\\xdf9b03022cbdef63d95c9baf67cf40cac5197c43627998c3cc795c691026bb7f', NULL, '{}', E'\\x', '2026-09-25 04:30:44.09+00', '2026-11-21 04:30:00+00', E'\\x0165974a16078806dee1bf3999f21166191338a1d35837fb368211a43e52d4ad'),
  ('97', '01a11b91-9b52-7675-ba96-da46c18fcb26', E'\\x6ab722c4d2e28ac206eb8de399e2685d75926a1ffa647c65d1660961bc349efd', NULL, '{}', E'\\x', '2026-10-08 12:51:29.746+00', '2026-11-21 04:30:00+00', E'\\x38ddad28c8578c49ce2681496348cfc9bcf591849c05a52033a03cd19aa978e5'),
  ('98', '01a13e7e-69d3-703c-9252-870df7303201', E'\\xc1782db1be2d63c30e28b4027ab8554dc6735980fa3d428f4d035833a9194478', NULL, '{}', E'\\x', '2026-10-15 07:37:14.451+00', '2026-11-21 04:30:00+00', E'\\x0de00fc1fff52df9c00f52ce289c0fba2504902613ff68913732609d2a82b471'),
  ('99', '01a19b44-4019-7319-90f9-52bc5f1b4cb8', E'\\x24118036bf28c4101f42d1d955c05d1b1bdfbadf92bf8495b5f25a9dc17ca9c3', NULL, '{}', E'\\x', '2026-11-02 07:58:23.769+00', '2026-11-21 04:30:00+00', E'\\x8d409eb8a08bfc8ec8edd5350230855f1763781797499f7ef8674bdada7c3639');
insert into audit_personal ("entry_id", "subject_id", "field", "before", "after", "salt") overriding system value values
  ('01a205ca-22e2-721c-b8b6-904ed2a0085d', '01a1b03c-74c1-7185-becd-2153bcb0f20b', 'reason', NULL, '"Scholarship"', 'fd43cf72-27da-4a1b-a99e-789e688ae9a6'),
  ('01a205ca-22fa-7716-980c-95c211fe1931', '01a1b03c-74c1-7185-becd-2153bcb0f20b', 'reason', NULL, '"Paid twice"', '7c53ba3b-f016-43e9-8c23-f918060611d9'),
  ('01a205ca-2359-73e2-a75b-b7b030e659f0', '01976d38-7d5f-7193-8220-433a4c7bd293', 'degree', '"BCom"', '"BSc"', '0c79ca7f-1bcf-4829-8158-e88fcaf38f15');
insert into audit_seal ("day", "n", "hash") overriding system value values
  ('2026-11-21', '127', E'\\x490f068a339922f0571edb0df26f6ffc14180b8754c48625f8147aa03e98ae14');
insert into audit_unchained ("at", "entry_id") overriding system value values
  ('2026-11-21 04:30:00+00', '01a205ca-2359-73e2-a75b-b7b030e659f0');
insert into backup_run ("id", "kind", "started_at", "seen_at", "finished_at", "place", "encrypted", "bytes", "reason") overriding system value values
  ('01a205ca-2351-736e-a8fd-14514c15aa55', 'scheduled', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'office:/backup/example.tar.gz', 'false', '4096', NULL);
insert into batch ("id", "code", "code_key", "course_id", "time", "start_on", "end_on", "created_at", "version", "deleted_at") overriding system value values
  ('01a205ca-2220-76d2-9d3b-1cf2ce6c5e6a', 'TALLY-2504', 'tally-2504', '01a205ca-2220-76d2-9d3a-fe04a73b4972', '15:00 to 17:00', '2025-04-01', '2025-07-01', '2025-03-11 05:44:07.174+00', '1', NULL),
  ('01a205ca-2222-70b9-8fb0-e4a6476ba53e', 'PY-2504', 'py-2504', '01a205ca-2220-76d2-9d3b-02e08d8744ec', '08:00 to 10:00', '2025-04-27', '2025-08-27', '2025-04-06 10:29:18.706+00', '1', NULL),
  ('01a205ca-2223-7195-9138-d631d71dc870', 'FSW-2505', 'fsw-2505', '01a205ca-2220-76d2-9d3b-05d042653ebc', '12:30 to 14:30', '2025-05-24', '2026-01-24', '2025-05-03 08:05:14.006+00', '1', NULL),
  ('01a205ca-2223-7195-9138-d9e9628094c8', 'DA-2506', 'da-2506', '01a205ca-2220-76d2-9d3b-09c84a5b1d19', '18:00 to 20:00', '2025-06-19', '2025-12-19', '2025-05-29 10:56:01.407+00', '1', NULL),
  ('01a205ca-2223-7195-9138-ddbf73f641d4', 'GD-2507', 'gd-2507', '01a205ca-2220-76d2-9d3b-0ee39ae49405', '18:00 to 20:00', '2025-07-16', '2025-12-16', '2025-06-25 12:57:02.901+00', '1', NULL),
  ('01a205ca-2223-7195-9138-e2b7f099ef84', 'DM-2508', 'dm-2508', '01a205ca-2220-76d2-9d3b-10c6a7c1db6e', '10:00 to 12:00', '2025-08-11', '2025-11-11', '2025-07-21 06:09:14.399+00', '1', NULL),
  ('01a205ca-2223-7195-9138-e43c5d7c3a5f', 'HT-2509', 'ht-2509', '01a205ca-2220-76d2-9d3b-142b06521791', '15:00 to 17:00', '2025-09-07', '2025-11-07', '2025-08-17 10:48:46.841+00', '1', NULL),
  ('01a205ca-2223-7195-9138-e82542ef210d', 'FR-2510', 'fr-2510', '01a205ca-2220-76d2-9d3b-18a855bdaa82', '15:00 to 17:00', '2025-10-03', '2026-02-03', '2025-09-12 05:22:45.978+00', '1', NULL),
  ('01a205ca-2223-7195-9138-ecf49cdd7cab', 'TALLY-2510', 'tally-2510', '01a205ca-2220-76d2-9d3a-fe04a73b4972', '12:30 to 14:30', '2025-10-30', '2026-01-30', '2025-10-09 06:54:35.944+00', '1', NULL),
  ('01a205ca-2223-7195-9138-f235f32182b2', 'PY-2511', 'py-2511', '01a205ca-2220-76d2-9d3b-02e08d8744ec', '18:00 to 20:00', '2025-11-25', '2026-03-25', '2025-11-04 07:43:07.581+00', '1', NULL),
  ('01a205ca-2223-7195-9138-f75b5d7bc556', 'FSW-2512', 'fsw-2512', '01a205ca-2220-76d2-9d3b-05d042653ebc', '12:30 to 14:30', '2025-12-22', '2026-08-22', '2025-12-01 06:14:34.49+00', '1', NULL),
  ('01a205ca-2223-7195-9138-f9201798f81e', 'DA-2601', 'da-2601', '01a205ca-2220-76d2-9d3b-09c84a5b1d19', '12:30 to 14:30', '2026-01-17', '2026-07-17', '2025-12-27 05:22:07.66+00', '1', NULL),
  ('01a205ca-2223-7195-9138-ff7e0b593dd3', 'GD-2602', 'gd-2602', '01a205ca-2220-76d2-9d3b-0ee39ae49405', '08:00 to 10:00', '2026-02-13', '2026-07-13', '2026-01-23 10:32:05.796+00', '1', NULL),
  ('01a205ca-2223-7195-9139-010a0da0e611', 'DM-2603', 'dm-2603', '01a205ca-2220-76d2-9d3b-10c6a7c1db6e', '12:30 to 14:30', '2026-03-11', '2026-06-11', '2026-02-18 09:11:13.462+00', '1', NULL),
  ('01a205ca-2223-7195-9139-0521e48f6a27', 'HT-2604', 'ht-2604', '01a205ca-2220-76d2-9d3b-142b06521791', '10:00 to 12:00', '2026-04-07', '2026-06-07', '2026-03-17 05:08:41.632+00', '1', NULL),
  ('01a205ca-2223-7195-9139-0be98f88e0cf', 'FR-2605', 'fr-2605', '01a205ca-2220-76d2-9d3b-18a855bdaa82', '08:00 to 10:00', '2026-05-03', '2026-09-03', '2026-04-12 06:22:54.906+00', '1', NULL),
  ('01a205ca-2223-7195-9139-0cf4a076fce0', 'TALLY-2605', 'tally-2605', '01a205ca-2220-76d2-9d3a-fe04a73b4972', '12:30 to 14:30', '2026-05-30', '2026-08-30', '2026-05-09 04:26:18.64+00', '1', NULL),
  ('01a205ca-2223-7195-9139-101ffe592a90', 'PY-2606', 'py-2606', '01a205ca-2220-76d2-9d3b-02e08d8744ec', '08:00 to 10:00', '2026-06-25', '2026-10-25', '2026-06-04 09:35:59.929+00', '1', NULL),
  ('01a205ca-2223-7195-9139-14a42ece2fc5', 'FSW-2607', 'fsw-2607', '01a205ca-2220-76d2-9d3b-05d042653ebc', '10:00 to 12:00', '2026-07-22', NULL, '2026-07-01 11:47:31.014+00', '1', NULL),
  ('01a205ca-2223-7195-9139-1afdc1f20b23', 'DA-2608', 'da-2608', '01a205ca-2220-76d2-9d3b-09c84a5b1d19', '10:00 to 12:00', '2026-08-17', '2027-02-17', '2026-07-27 06:08:47.212+00', '1', NULL),
  ('01a205ca-2223-7195-9139-1e416d735bc3', 'GD-2609', 'gd-2609', '01a205ca-2220-76d2-9d3b-0ee39ae49405', '08:00 to 10:00', '2026-09-13', '2027-02-13', '2026-08-23 12:54:15.83+00', '1', NULL),
  ('01a205ca-2223-7195-9139-210dd10a3640', 'DM-2610', 'dm-2610', '01a205ca-2220-76d2-9d3b-10c6a7c1db6e', '12:30 to 14:30', '2026-10-09', NULL, '2026-09-18 10:27:53.085+00', '1', NULL),
  ('01a205ca-2223-7195-9139-247a8b50f21f', 'HT-2611', 'ht-2611', '01a205ca-2220-76d2-9d3b-142b06521791', '10:00 to 12:00', '2026-11-05', '2027-01-05', '2026-10-15 07:37:14.451+00', '1', NULL),
  ('01a205ca-2223-7195-9139-285842e07582', 'FR-2612', 'fr-2612', '01a205ca-2220-76d2-9d3b-18a855bdaa82', '15:00 to 17:00', '2026-12-01', NULL, '2026-11-10 06:43:16.88+00', '1', NULL);
insert into cash_entry ("id", "kind", "amount", "day", "reference", "recorded_at", "recorded_by", "voided_at", "voided_by") overriding system value values
  ('01a205ca-2356-7796-9279-14110c5ec725', 'opening', '1000.00', '2026-11-20', NULL, '2026-11-21 04:30:00+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', NULL, NULL);
insert into consent ("student_id", "given_by", "guardian_name", "notice_version", "at", "recorded_by") overriding system value values
  ('01976d38-7d5f-7193-8220-433a4c7bd293', 'student', NULL, '2', '2026-11-21 04:30:00+00', NULL);
insert into course ("id", "name", "name_key", "fee", "duration", "added_by", "created_at", "version", "deleted_at", "instalments") overriding system value values
  ('01a205ca-2220-76d2-9d3a-fe04a73b4972', 'Tally with GST', 'tally with gst', '12000.00', '3 months', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a205ca-2220-76d2-9d3b-02e08d8744ec', 'Python Programming', 'python programming', '18000.00', '4 months', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a205ca-2220-76d2-9d3b-05d042653ebc', 'Full Stack Web Development', 'full stack web development', '45000.00', '8 months', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a205ca-2220-76d2-9d3b-09c84a5b1d19', 'Data Analytics', 'data analytics', '35000.00', '6 months', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a205ca-2220-76d2-9d3b-0ee39ae49405', 'Graphic Design', 'graphic design', '22000.00', '5 months', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a205ca-2220-76d2-9d3b-10c6a7c1db6e', 'Digital Marketing', 'digital marketing', '15000.00', '3 months', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a205ca-2220-76d2-9d3b-142b06521791', 'Hindi Typing', 'hindi typing', '4500.00', '2 months', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a205ca-2220-76d2-9d3b-18a855bdaa82', 'Français des affaires', 'francais des affaires', '16500.00', '4 months', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', '2025-04-01 10:49:33.548+00', '1', NULL, NULL);
insert into day_closing ("id", "day", "clerk_id", "expected", "counted", "counts", "reason", "signed_at", "signed_by", "records") overriding system value values
  ('01a205ca-2356-7796-9279-1321e25dfdd7', '2026-11-20', NULL, '0.00', '0.00', '{}', NULL, '2026-11-21 04:30:00+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', '{}');
insert into declared_payment ("student_id", "fee", "paid", "pay_mode") overriding system value values
  ('01a1be83-9230-735e-b4d3-b74cff2b9602', '16500.00', '8250.00', 'Online');
insert into deletion ("id", "record", "deleted_at", "deleted_by", "status_before", "enquiry", "erase_after", "erased_at") overriding system value values
  ('01a205ca-2350-74a3-8b16-8f6c6d9e7be9', 'enquiry', '2026-11-21 04:30:00+00', NULL, NULL, '{"id": "01a205ca-2350-74a3-8b16-8f6c6d9e7be9", "name": "Example"}', '2026-11-21 04:30:00+00', NULL);
insert into discount_limit ("one", "percent", "version") overriding system value values
  ('true', '10.00', '2');
insert into draft ("account_id", "key", "field_values", "saved_at") overriding system value values
  ('01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'course-add', '{"course":"Example"}', '2026-11-21 04:30:00+00');
insert into enquiry ("id", "name", "name_key", "mail_id", "contact", "alt_contact", "qualification", "address", "course_id", "enquiry_mode", "mode", "ref", "remark", "day", "status", "is_placed", "student_id", "created_at", "version") overriding system value values
  ('01962e07-dbf7-757a-968f-060a96cdc5b3', 'Ishwari Voorbeeld', 'ishwari voorbeeld', 'ishwari.3@example.net', NULL, NULL, 'BSc', '37 Namuna Marg, Example Nagar', '01a205ca-2220-76d2-9d3b-0ee39ae49405', 'offline', 'online', 'A friend', NULL, '2025-04-13', 'Pending', 'false', NULL, '2025-04-13 07:23:09.175+00', '2'),
  ('01973f71-631b-70c6-bac5-a24d40426c72', 'विवेक दृष्टांत', 'विवेक दृष्टांत', 'student.1@example.com', '5550000001', NULL, 'BCom', '159 Namuna Marg, Demo Colony', '01a205ca-2220-76d2-9d3b-09c84a5b1d19', 'offline', 'offline', 'एक मित्र', 'Will come for a trial class', '2025-06-05', 'Closed', 'false', '01976d38-7d5f-7193-8220-433a4c7bd293', '2025-06-05 09:34:45.019+00', '2'),
  ('019a24d1-6480-734f-b86f-59e602c10102', 'Asha Beispiel', 'asha beispiel', 'asha.2@example.net', '5570000002', NULL, 'BSc', '77 Example Road, Namunapur', '01a205ca-2220-76d2-9d3b-02e08d8744ec', 'offline', 'online', 'Poster at the college', 'Will come for a trial class', '2025-10-27', 'Pending', 'false', NULL, '2025-10-27 08:38:13.888+00', '2');
insert into enrolment ("id", "student_id", "n", "course_id", "batch_id", "mode", "duration", "fee", "joining_on", "end_on", "is_completed", "ended_at", "end_reason", "created_at", "version") overriding system value values
  ('01976d38-7d5f-734c-8979-61009d3fb9dd', '01976d38-7d5f-7193-8220-433a4c7bd293', '1', '01a205ca-2220-76d2-9d3b-09c84a5b1d19', '01a205ca-2223-7195-9138-d9e9628094c8', 'offline', '6 months', '31500.00', '2025-06-14', '2025-12-19', 'true', NULL, NULL, '2025-06-14 06:55:08.127+00', '1'),
  ('0198305a-7b46-76af-adce-c881181701ce', '0198305a-7b46-76d3-a80f-7e207e942296', '1', '01a205ca-2220-76d2-9d3b-0ee39ae49405', '01a205ca-2223-7195-9138-ddbf73f641d4', 'offline', '5 months', '22000.00', '2025-07-22', '2025-12-16', 'true', NULL, NULL, '2025-07-22 04:18:12.934+00', '1'),
  ('0199483e-e8b1-7283-835d-997c04a08a2e', '0199483e-e8b1-734d-8e01-59659a34f70a', '1', '01a205ca-2220-76d2-9d3b-10c6a7c1db6e', '01a205ca-2223-7195-9138-e2b7f099ef84', 'online', '3 months', '15000.00', '2025-09-14', '2025-11-11', 'true', NULL, NULL, '2025-09-14 12:41:46.417+00', '1'),
  ('019acdcb-3f5e-757b-82c4-a507d0643d13', '019acdcb-3f5e-70b5-92bf-9e09005ecbb7', '1', '01a205ca-2220-76d2-9d3b-02e08d8744ec', '01a205ca-2223-7195-9138-f235f32182b2', 'offline', '4 months', '18000.00', '2025-11-29', '2026-03-25', 'true', NULL, NULL, '2025-11-29 04:07:20.67+00', '1'),
  ('01a11b91-9b52-7400-8152-ffc0988a6dd2', '01a11b91-9b52-72ce-acd5-3f317b5414b4', '1', '01a205ca-2220-76d2-9d3b-10c6a7c1db6e', '01a205ca-2223-7195-9139-210dd10a3640', 'offline', '3 months', '13500.00', '2026-10-08', NULL, 'false', NULL, NULL, '2026-10-08 12:51:29.746+00', '1'),
  ('01a1b03c-74c1-74a6-8e23-1b118dbb7ffb', '01a1b03c-74c1-7185-becd-2153bcb0f20b', '1', '01a205ca-2220-76d2-9d3b-142b06521791', '01a205ca-2223-7195-9139-247a8b50f21f', 'online', '2 months', '4050.00', '2026-11-06', NULL, 'false', NULL, NULL, '2026-11-06 09:41:54.497+00', '1'),
  ('01a1be83-9230-704a-afdd-2d916e5f821b', '01a1be83-9230-735e-b4d3-b74cff2b9602', '1', '01a205ca-2220-76d2-9d3b-18a855bdaa82', '01a205ca-2223-7195-9139-285842e07582', 'offline', '4 months', '0.00', '2026-12-01', NULL, 'false', NULL, NULL, '2026-11-09 04:14:16.112+00', '1'),
  ('01a1fb86-a83e-73d5-a9ff-bd65f74db6ad', '01a1fb86-a83e-7197-9338-402415b8b14f', '1', '01a205ca-2220-76d2-9d3b-142b06521791', '01a205ca-2223-7195-9139-247a8b50f21f', 'offline', '2 months', '4050.00', '2026-11-21', NULL, 'false', NULL, NULL, '2026-11-21 00:34:28.542+00', '1');
insert into expense ("id", "category_id", "remark", "amount", "day", "created_at", "updated_at", "version", "financial_year", "n", "pay_mode", "payee", "voided_at", "voided_by") overriding system value values
  ('01972f8c-001d-74a8-bef0-e0545e07cd5e', '01a205ca-2293-702c-8ace-5fe068d7a1ce', 'Sample Telecom, line of the month', '172.00', '2025-06-02', '2025-06-02 07:29:53.693+00', '2025-06-02 07:29:53.693+00', '1', '2025-26', '1', 'Online', NULL, NULL, NULL),
  ('019730ae-176e-712e-8c02-627f493bf4bc', '01a205ca-2293-702c-8ace-5b81c8f976fb', 'Example Power Company, bill of the month', '516.00', '2025-06-02', '2025-06-02 12:46:45.102+00', '2025-06-02 12:46:45.102+00', '1', '2025-26', '2', 'Online', NULL, NULL, NULL),
  ('01973f27-1abc-707a-9c8b-db7622665f40', '01a205ca-2293-702c-8ace-521cdfa5921e', 'Teachers and office of the example institute', '3876.00', '2025-06-05', '2025-06-05 08:13:36.828+00', '2025-06-05 08:13:36.828+00', '1', '2025-26', '3', 'Online', NULL, NULL, NULL),
  ('019744be-dbb1-74a2-84d9-b1c284f1711a', '01a205ca-2293-702c-8ace-54223d13eee6', 'Example House, all classrooms', '2153.00', '2025-06-06', '2025-06-06 10:17:28.241+00', '2025-06-06 10:17:28.241+00', '1', '2025-26', '4', 'Online', NULL, NULL, NULL),
  ('0197cf00-2cf0-7310-acd4-9e364d212322', '01a205ca-2293-702c-8ace-5b81c8f976fb', 'Example Power Company, bill of the month', '1058.00', '2025-07-03', '2025-07-03 06:36:24.688+00', '2025-07-03 06:36:24.688+00', '1', '2025-26', '5', 'Online', NULL, NULL, NULL),
  ('0197d3b1-cdf4-72d5-b7e6-baa613cb8293', '01a205ca-2293-702c-8ace-5fe068d7a1ce', 'Sample Telecom, line of the month', '352.00', '2025-07-04', '2025-07-04 04:28:54.644+00', '2025-07-04 04:28:54.644+00', '1', '2025-26', '6', 'Online', NULL, NULL, NULL),
  ('0197d44b-78c3-7194-98c6-e1e666b125df', '01a205ca-2293-702c-8ace-521cdfa5921e', 'Teachers and office of the example institute', '7938.00', '2025-07-04', '2025-07-04 07:16:45.379+00', '2025-07-04 07:16:45.379+00', '1', '2025-26', '7', 'Online', NULL, NULL, NULL),
  ('0197e9a1-67f5-7761-b428-4e007780a01a', '01a205ca-2293-702c-8ace-54223d13eee6', 'Example House, all classrooms', '4410.00', '2025-07-08', '2025-07-08 10:42:38.709+00', '2025-07-08 10:42:38.709+00', '1', '2025-26', '8', 'Online', NULL, NULL, NULL),
  ('01986905-43a3-709b-b671-202fc2cd9880', '01a205ca-2293-702c-8ace-54223d13eee6', 'Example House, all classrooms', '4341.00', '2025-08-02', '2025-08-02 04:23:29.443+00', '2025-08-02 04:23:29.443+00', '1', '2025-26', '9', 'Online', NULL, NULL, NULL),
  ('019873c7-c03e-735c-a429-ad6d77a89e18', '01a205ca-2293-702c-8ace-521cdfa5921e', 'Teachers and office of the example institute', '7814.00', '2025-08-04', '2025-08-04 06:32:07.486+00', '2025-08-04 06:32:07.486+00', '1', '2025-26', '10', 'Online', NULL, NULL, NULL),
  ('0198742d-391a-7760-a571-427f5a61c74e', '01a205ca-2293-702c-8ace-5fe068d7a1ce', 'Sample Telecom, line of the month', '347.00', '2025-08-04', '2025-08-04 08:22:57.562+00', '2025-08-04 08:22:57.562+00', '1', '2025-26', '11', 'Online', NULL, NULL, NULL),
  ('01987a45-a517-70cf-8ff7-484b904c8d97', '01a205ca-2293-702c-8ace-5b81c8f976fb', 'Example Power Company, bill of the month', '1041.00', '2025-08-05', '2025-08-05 12:47:21.367+00', '2025-08-05 12:47:21.367+00', '1', '2025-26', '12', 'Online', NULL, NULL, NULL),
  ('019904aa-7eb6-700b-9bc1-c1c200b2dc8f', '01a205ca-2293-702c-8ace-521cdfa5921e', 'Teachers and office of the example institute', '6144.00', '2025-09-01', '2025-09-01 09:45:06.486+00', '2025-09-01 09:45:06.486+00', '1', '2025-26', '13', 'Online', NULL, NULL, NULL),
  ('01990a07-c598-725a-99c2-835a91a47c85', '01a205ca-2293-702c-8ace-54223d13eee6', 'Example House, all classrooms', '3413.00', '2025-09-02', '2025-09-02 10:45:05.56+00', '2025-09-02 10:45:05.56+00', '1', '2025-26', '14', 'Online', NULL, NULL, NULL),
  ('01990f32-eeb0-70b8-bf6e-f7456020b7c7', '01a205ca-2293-702c-8ace-5b81c8f976fb', 'Example Power Company, bill of the month', '819.00', '2025-09-03', '2025-09-03 10:50:20.208+00', '2025-09-03 10:50:20.208+00', '1', '2025-26', '15', 'Online', NULL, NULL, NULL),
  ('0199291d-4815-7535-a4b2-c47e553b270c', '01a205ca-2293-702c-8ace-5fe068d7a1ce', 'Sample Telecom, line of the month', '273.00', '2025-09-08', '2025-09-08 11:36:48.917+00', '2025-09-08 11:36:48.917+00', '1', '2025-26', '16', 'Online', NULL, NULL, NULL),
  ('019a3e0d-cbe7-74da-a646-89af0bc27d59', '01a205ca-2293-702c-8ace-54223d13eee6', 'Example House, all classrooms', '1250.00', '2025-11-01', '2025-11-01 06:14:42.919+00', '2025-11-01 06:14:42.919+00', '1', '2025-26', '17', 'Online', NULL, NULL, NULL),
  ('019a499b-18e8-7035-80d9-e73694ff2c07', '01a205ca-2293-702c-8ace-521cdfa5921e', 'Teachers and office of the example institute', '2250.00', '2025-11-03', '2025-11-03 12:04:52.584+00', '2025-11-03 12:04:52.584+00', '1', '2025-26', '18', 'Online', NULL, NULL, NULL),
  ('019a5870-be50-754b-a197-807e39533c8e', '01a205ca-2293-702c-8ace-5fe068d7a1ce', 'Sample Telecom, line of the month', '100.00', '2025-11-06', '2025-11-06 09:12:55.12+00', '2025-11-06 09:12:55.12+00', '1', '2025-26', '19', 'Online', NULL, NULL, NULL),
  ('019a58cd-919f-73d1-9629-edb64a1c641d', '01a205ca-2293-702c-8ace-5b81c8f976fb', 'Example Power Company, bill of the month', '300.00', '2025-11-06', '2025-11-06 10:54:18.527+00', '2025-11-06 10:54:18.527+00', '1', '2025-26', '20', 'Online', NULL, NULL, NULL),
  ('019b7d9a-7db3-7473-a19f-95e41f5d9455', '01a205ca-2293-702c-8ace-54223d13eee6', 'Example House, all classrooms', '1076.00', '2026-01-02', '2026-01-02 07:27:15.379+00', '2026-01-02 07:27:15.379+00', '1', '2025-26', '21', 'Online', NULL, NULL, NULL),
  ('019b92c8-7213-7585-ad02-771b1f3e8f38', '01a205ca-2293-702c-8ace-5b81c8f976fb', 'Example Power Company, bill of the month', '258.00', '2026-01-06', '2026-01-06 10:09:28.595+00', '2026-01-06 10:09:28.595+00', '1', '2025-26', '22', 'Online', NULL, NULL, NULL),
  ('019b96c0-e9f1-701d-8440-2f1fce0ea297', '01a205ca-2293-702c-8ace-521cdfa5921e', 'Teachers and office of the example institute', '1938.00', '2026-01-07', '2026-01-07 04:39:43.857+00', '2026-01-07 04:39:43.857+00', '1', '2025-26', '23', 'Online', NULL, NULL, NULL),
  ('019b9be6-f910-7264-854c-2d4e810a12a3', '01a205ca-2293-702c-8ace-5fe068d7a1ce', 'Sample Telecom, line of the month', '86.00', '2026-01-08', '2026-01-08 04:39:24.176+00', '2026-01-08 04:39:24.176+00', '1', '2025-26', '24', 'Online', NULL, NULL, NULL),
  ('019c31b6-9ffd-7381-a40a-c4a495feef65', '01a205ca-2293-702c-8ace-521cdfa5921e', 'Teachers and office of the example institute', '2457.00', '2026-02-06', '2026-02-06 06:49:38.045+00', '2026-02-06 06:49:38.045+00', '1', '2025-26', '25', 'Online', NULL, NULL, NULL),
  ('019c369f-a274-7775-a674-eb05f9dac52f', '01a205ca-2293-702c-8ace-54223d13eee6', 'Example House, all classrooms', '1365.00', '2026-02-07', '2026-02-07 05:42:37.428+00', '2026-02-07 05:42:37.428+00', '1', '2025-26', '26', 'Online', NULL, NULL, NULL),
  ('019c411e-2084-701b-929e-e5acffb8971f', '01a205ca-2293-702c-8ace-5b81c8f976fb', 'Example Power Company, bill of the month', '327.00', '2026-02-09', '2026-02-09 06:36:59.396+00', '2026-02-09 06:36:59.396+00', '1', '2025-26', '27', 'Online', NULL, NULL, NULL),
  ('019c423e-23a9-7408-890a-13864b59469e', '01a205ca-2293-702c-8ace-5fe068d7a1ce', 'Sample Telecom, line of the month', '109.00', '2026-02-09', '2026-02-09 11:51:34.569+00', '2026-02-09 11:51:34.569+00', '1', '2025-26', '28', 'Online', NULL, NULL, NULL),
  ('01a19b44-4019-7460-a270-6660fad9273a', '01a205ca-2293-702c-8ace-54223d13eee6', 'Example House, all classrooms', '221.00', '2026-11-02', '2026-11-02 07:58:23.769+00', '2026-11-02 07:58:23.769+00', '1', '2026-27', '1', 'Online', NULL, NULL, NULL),
  ('01a19c3d-3bc5-75e3-aa14-d3022f7c760b', '01a205ca-2293-702c-8ace-521cdfa5921e', 'Teachers and office of the example institute', '398.00', '2026-11-02', '2026-11-02 12:30:21.125+00', '2026-11-02 12:30:21.125+00', '1', '2026-27', '2', 'Online', NULL, NULL, NULL),
  ('01a1a4b8-370c-73fb-9729-9308078874ef', '01a205ca-2293-702c-8ace-5b81c8f976fb', 'Example Power Company, bill of the month', '53.00', '2026-11-04', '2026-11-04 04:01:38.572+00', '2026-11-04 04:01:38.572+00', '1', '2026-27', '3', 'Online', NULL, NULL, NULL),
  ('01a1c057-66d2-7274-b80f-36df7d1b2f75', '01a205ca-2293-702c-8ace-5fe068d7a1ce', 'Sample Telecom, line of the month', '17.00', '2026-11-09', '2026-11-09 12:45:15.858+00', '2026-11-09 12:45:15.858+00', '1', '2026-27', '4', 'Online', NULL, NULL, NULL);
insert into expense_category ("id", "ledger", "ledger_key", "created_at", "updated_at", "deleted_at", "budget", "version") overriding system value values
  ('01a205ca-2293-702c-8ace-521cdfa5921e', 'Salaries', 'salaries', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a205ca-2293-702c-8ace-54223d13eee6', 'Rent', 'rent', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a205ca-2293-702c-8ace-5b81c8f976fb', 'Electricity', 'electricity', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a205ca-2293-702c-8ace-5fe068d7a1ce', 'Internet', 'internet', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a205ca-2293-702c-8ace-63639820d57e', 'Stationery', 'stationery', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '5000.00', '1'),
  ('01a205ca-2293-702c-8ace-66967d2f865b', 'Repairs', 'repairs', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a205ca-2293-702c-8ace-6b2ff2af86d7', 'Tea and water', 'tea and water', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '3000.00', '1'),
  ('01a205ca-2293-702c-8ace-6f62231b737f', 'Advertising', 'advertising', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '20000.00', '1');
insert into expense_voucher_series ("financial_year", "last") overriding system value values
  ('2025-26', '28'),
  ('2026-27', '4');
insert into fee_adjustment ("id", "student_id", "kind", "enrolment_id", "amount", "reason", "day", "created_at", "created_by", "by_hr", "version", "withdrawn_at", "withdrawn_by") overriding system value values
  ('01a205ca-22ce-7409-9354-f26c90fd5b5a', '01a1b03c-74c1-7185-becd-2153bcb0f20b', 'Discount', '01a1b03c-74c1-74a6-8e23-1b118dbb7ffb', '500.00', 'Scholarship', '2026-11-21', '2026-11-21 04:30:00+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'false', '1', NULL, NULL);
insert into fee_plan ("enrolment_id", "version") overriding system value values
  ('01976d38-7d5f-734c-8979-61009d3fb9dd', '1');
insert into fee_plan_row ("enrolment_id", "n", "due_on", "amount") overriding system value values
  ('01976d38-7d5f-734c-8979-61009d3fb9dd', '1', '2026-11-20', '1000.00');
insert into heartbeat ("process_id", "started_at", "seen_at") overriding system value values
  ('01a205ca-2351-736e-a8fd-1ad4bf2417ad', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00');
insert into idempotency ("scope", "route", "key", "body_hash", "status", "answer", "forever", "at") overriding system value values
  ('01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'POST /api/enquiry', 'dump', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '201', '{}', 'false', '2026-11-21 04:30:00+00');
insert into institute ("one", "name", "address", "phone", "time_zone", "self_registration", "version", "receipt_language", "two_factor", "upi_id", "hr_closes_all") overriding system value values
  ('true', 'Namuna Training Institute (demo)', '1 Example Road, Example Nagar', '+91 55500 00000', 'Asia/Kolkata', 'true', '2', 'en', 'off', 'namuna@examplebank', 'false');
insert into job_run ("job", "started_at") overriding system value values
  ('cleanup', '2026-11-21 04:30:00+00');
insert into known_browser ("token_hash", "account_id", "used_at") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', '2026-11-21 04:30:00+00');
insert into kysely_migration ("name", "timestamp") overriding system value values
  ('0001_house', '2026-11-23T00:24:22.586Z'),
  ('0002_courses_and_batches', '2026-11-23T00:24:22.591Z'),
  ('0003_students_and_fees', '2026-11-23T00:24:22.606Z'),
  ('0004_attendance_and_enquiries', '2026-11-23T00:24:22.613Z'),
  ('0005_portfolio', '2026-11-23T00:24:22.617Z'),
  ('0006_projects', '2026-11-23T00:24:22.620Z'),
  ('0007_expenses', '2026-11-23T00:24:22.624Z'),
  ('0008_reset_tokens', '2026-11-23T00:24:22.626Z'),
  ('0009_lists_of_the_admin', '2026-11-23T00:24:22.630Z'),
  ('0010_erasure', '2026-11-23T00:24:22.631Z'),
  ('0011_search', '2026-11-23T00:24:22.636Z'),
  ('0012_receipt_amounts', '2026-11-23T00:24:22.637Z'),
  ('0013_drafts', '2026-11-23T00:24:22.639Z'),
  ('0014_request_limits', '2026-11-23T00:24:22.641Z'),
  ('0015_placed_enquiries', '2026-11-23T00:24:22.642Z'),
  ('0017_sign_in', '2026-11-23T00:24:22.649Z'),
  ('0018_two_factor', '2026-11-23T00:24:22.653Z'),
  ('0019_erasure', '2026-11-23T00:24:22.658Z'),
  ('0020_privacy', '2026-11-23T00:24:22.661Z'),
  ('0021_backups', '2026-11-23T00:24:22.663Z'),
  ('0022_audit_chain', '2026-11-23T00:24:22.669Z'),
  ('0023_several_processes', '2026-11-23T00:24:22.672Z'),
  ('0024_enrolments', '2026-11-23T00:24:22.681Z'),
  ('0025_expense_vouchers', '2026-11-23T00:24:22.690Z'),
  ('0026_payment_details', '2026-11-23T00:24:22.693Z'),
  ('0027_receipt_verification', '2026-11-23T00:24:22.696Z'),
  ('0028_daily_closing', '2026-11-23T00:24:22.701Z'),
  ('0029_discounts_and_refunds', '2026-11-23T00:24:22.706Z'),
  ('0030_fee_plans', '2026-11-23T00:24:22.708Z'),
  ('0031_refunds', '2026-11-23T00:24:22.716Z'),
  ('0032_reminders', '2026-11-23T00:24:22.720Z'),
  ('0033_course_instalments', '2026-11-23T00:24:22.724Z');
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
  ('0023_several_processes', '51399faeee4170b31373b63ac1896a6b310bc2642c82f3021f5ca8f653a16989'),
  ('0024_enrolments', 'b3fda621e0205b71d71ab456795c7dd1c05130f5f1ff52148f47a8d559474638'),
  ('0025_expense_vouchers', 'c62d03435057ab643bafffc6d60fc24197fdad3e6cf36c7932eab107007f3e7c'),
  ('0026_payment_details', '981dca8e73f74eaa0643c32e3b0a3228313fd9ddcce9412c5c91ea38dfdf4e5d'),
  ('0027_receipt_verification', 'cfdc0158a1448ece6f37a17f668f19d14182ff77dd6121cac44c6371ff847994'),
  ('0028_daily_closing', '23f35161b1eaf967cb623da35565bdaea645c7b80f1b0bd08cfec268708bb436'),
  ('0029_discounts_and_refunds', '2245fc9d321d0379483fb6124de15350d6ec60e84daef9ab9468c0c63fefe78f'),
  ('0030_fee_plans', 'c060e0ec0a743e0098537646ccb51e3f3f36a623ef8c5d25d78b81940b3caf7d'),
  ('0031_refunds', '580f0876eca74cb87922a997fa3f08970e0fdff3b9155b013586fb1243d142c3'),
  ('0032_reminders', '480bdefa75f9bb2920479a24ec1747c2b4ad890decf7604974501ba45b056123'),
  ('0033_course_instalments', '22bf70c7cb82af977b2fd6c4d519e6ad3b6893cc2fc23a03b8b7df032d200476');
insert into portfolio ("id", "student_id", "link", "created_at", "version") overriding system value values
  ('019daf1c-ae23-75ff-9c1c-95cc15387cc7', '01976d38-7d5f-7193-8220-433a4c7bd293', 'https://example.com/433a4c7bd293/portfolio-1', '2026-04-21 08:16:25.635+00', '1'),
  ('019f4660-91bf-730b-8e4f-617b9bcd1f14', '01976d38-7d5f-7193-8220-433a4c7bd293', 'https://example.com/433a4c7bd293/portfolio-2', '2026-07-09 10:16:01.727+00', '1');
insert into privacy_notice ("one", "texts", "version") overriding system value values
  ('true', '{"en": "Example"}', '2');
insert into project ("id", "student_id", "link", "tech_used", "description", "created_at", "version") overriding system value values
  ('01983ab5-5436-70a3-a446-5e59f0ed37fe', '01976d38-7d5f-7193-8220-433a4c7bd293', 'https://example.com/433a4c7bd293/project-3', 'Python, pandas', 'Sales of a sample company, month by month', '2025-07-24 04:33:38.87+00', '1'),
  ('019d47ad-09b4-71e3-ad9c-8e69edfcc9c3', '01976d38-7d5f-7193-8220-433a4c7bd293', 'https://example.com/433a4c7bd293/project-1', 'Python, pandas', 'नमूना पुस्तकालय की सूची', '2026-04-01 06:13:35.796+00', '1'),
  ('01a0d6d4-797a-770d-a9a7-7f2521003d2c', '01976d38-7d5f-7193-8220-433a4c7bd293', 'https://example.com/433a4c7bd293/project-2', 'Tally', 'The example institute’s timetable as a page', '2026-09-25 04:30:44.09+00', '1');
insert into receipt ("id", "financial_year", "n", "student_id", "student_name", "contact", "course", "b_code", "pay_mode", "payable", "paid", "due_after", "paid_on", "issued_on", "issued_at", "issued_by", "changed_at", "version", "voided_at", "voided_by", "void_reason", "enrolment_id", "reference", "note", "verification_id") overriding system value values
  ('01977d82-9bf0-72c4-8589-44c4b75aaaf4', '2025-26', '1', '01976d38-7d5f-7193-8220-433a4c7bd293', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Online', '31500.00', '10500.00', '21000.00', '2025-06-17', '2025-06-17', '2025-06-17 10:50:01.072+00', '01a205ca-224b-7299-aeca-98be5d3458a3', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-734c-8979-61009d3fb9dd', '632700007919', NULL, '480b2139-85ba-4c5d-aa77-ebf178a73253'),
  ('01980c8c-196a-7718-b87a-8d45bd6610c4', '2025-26', '2', '01976d38-7d5f-7193-8220-433a4c7bd293', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Cash', '31500.00', '10500.00', '10500.00', '2025-07-15', '2025-07-15', '2025-07-15 05:26:04.906+00', '01a205ca-224b-7299-aeca-9c3fe0247d19', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-734c-8979-61009d3fb9dd', NULL, NULL, 'c3133935-9321-4422-8c44-9ec420897190'),
  ('01984f40-d442-75e6-bd80-ac61f5475539', '2025-26', '3', '0198305a-7b46-76d3-a80f-7e207e942296', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '11000.00', '2025-07-28', '2025-07-28', '2025-07-28 04:18:25.474+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-76af-adce-c881181701ce', '632700023757', NULL, '90525689-0aa2-43df-9e03-c7ec86a3a780'),
  ('0198adb9-bb13-7112-b892-58065915b6f8', '2025-26', '4', '01976d38-7d5f-7193-8220-433a4c7bd293', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Others', '31500.00', '10500.00', '0.00', '2025-08-15', '2025-08-15', '2025-08-15 12:34:47.187+00', '01a205ca-224b-7299-aeca-98be5d3458a3', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-734c-8979-61009d3fb9dd', NULL, NULL, '8e09b440-93a7-4d11-ab0a-8557a53899f8'),
  ('0198d1be-32ac-7473-bc26-cf493efc3849', '2025-26', '5', '0198305a-7b46-76d3-a80f-7e207e942296', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '0.00', '2025-08-21', '2025-08-22', '2025-08-22 12:25:59.724+00', '01a205ca-224b-7299-aeca-9c3fe0247d19', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-76af-adce-c881181701ce', '632700039595', NULL, 'cc9ad4dd-b5cb-4857-89d7-4d225d336259'),
  ('01994735-b681-76e2-a6f4-4e5e18c3f8d3', '2025-26', '6', '0199483e-e8b1-734d-8e01-59659a34f70a', 'Yusuf Příklad', '5550000003', 'Digital Marketing', 'DM-2508', 'Cash', '15000.00', '15000.00', '0.00', '2025-09-14', '2025-09-14', '2025-09-14 07:52:06.529+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', NULL, '1', NULL, NULL, NULL, '0199483e-e8b1-7283-835d-997c04a08a2e', NULL, NULL, '8b9028ed-6477-4a21-9579-21d5609a2dc2'),
  ('019acefa-c7b2-7198-bc25-e134491a52af', '2025-26', '7', '019acdcb-3f5e-70b5-92bf-9e09005ecbb7', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '12000.00', '2025-11-29', '2025-11-29', '2025-11-29 09:38:52.978+00', '01a205ca-224b-7299-aeca-98be5d3458a3', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-757b-82c4-a507d0643d13', NULL, NULL, '4a911926-dea2-401f-a15d-2801d20c16ba'),
  ('019b7ce0-50eb-7497-ada4-5676ad997cdb', '2025-26', '8', '019acdcb-3f5e-70b5-92bf-9e09005ecbb7', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '6000.00', '2026-01-02', '2026-01-02', '2026-01-02 04:03:54.219+00', '01a205ca-224b-7299-aeca-9c3fe0247d19', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-757b-82c4-a507d0643d13', NULL, NULL, '58825ee7-c3a0-4db3-bab5-42f232171f6c'),
  ('019c1cef-33c4-77d2-87c6-9d5fa03cef42', '2025-26', '9', '019acdcb-3f5e-70b5-92bf-9e09005ecbb7', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '0.00', '2026-02-02', '2026-02-02', '2026-02-02 05:59:24.356+00', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-757b-82c4-a507d0643d13', NULL, NULL, '30972853-9c8a-44dc-96f1-c7fee33ab0c8'),
  ('01a1cf35-657d-7157-b94b-04aea0dc9d02', '2026-27', '1', '01a1b03c-74c1-7185-becd-2153bcb0f20b', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Online', '4050.00', '1000.00', '3050.00', '2026-11-12', '2026-11-12', '2026-11-12 10:02:25.533+00', '01a205ca-224b-7299-aeca-98be5d3458a3', NULL, '1', NULL, NULL, NULL, '01a1b03c-74c1-74a6-8e23-1b118dbb7ffb', '632700007919', NULL, '980d1e39-635f-412b-a90e-ef3ccf67a8c1');
insert into receipt_part ("receipt_id", "n", "mode", "amount", "reference") overriding system value values
  ('0198adb9-bb13-7112-b892-58065915b6f8', '1', 'Cash', '5200.00', NULL),
  ('0198adb9-bb13-7112-b892-58065915b6f8', '2', 'UPI', '5300.00', '632700031676');
insert into receipt_series ("financial_year", "last") overriding system value values
  ('2025-26', '9'),
  ('2026-27', '1');
insert into recovery_code ("id", "account_id", "code_hash", "used_at") overriding system value values
  ('01a205ca-2350-74a3-8b16-92786f45e48d', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', 'example', NULL);
insert into recurring_expense ("id", "category_id", "remark", "amount", "pay_mode", "payee", "starts_on", "created_at", "updated_at", "ended_at", "version") overriding system value values
  ('01a205ca-229b-72f8-a096-823e6961eee1', '01a205ca-2293-702c-8ace-66967d2f865b', 'Demo Repairs: upkeep of the projectors', '1500.00', 'Online', NULL, '2026-11-01', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '1');
insert into recurring_expense_month ("recurring_id", "month", "expense_id") overriding system value values
  ('01a205ca-229b-72f8-a096-823e6961eee1', '2026-11-01', NULL);
insert into refund ("id", "financial_year", "n", "student_id", "enrolment_id", "student_name", "contact", "course", "b_code", "pay_mode", "amount", "paid_before", "refunded_on", "issued_on", "issued_at", "issued_by", "reason", "reference", "note", "version", "voided_at", "voided_by", "void_reason") overriding system value values
  ('01a205ca-22f1-7361-a8f8-052ab10b7363', '2026-27', '1', '01a1b03c-74c1-7185-becd-2153bcb0f20b', '01a1b03c-74c1-74a6-8e23-1b118dbb7ffb', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Cash', '200.00', '1000.00', '2026-11-21', '2026-11-21', '2026-11-21 04:30:00+00', '01a205ca-21f2-7161-bfbc-f7cf4c65b20b', 'Paid twice', NULL, NULL, '1', NULL, NULL, NULL);
insert into refund_series ("financial_year", "last") overriding system value values
  ('2026-27', '1');
insert into reminder ("student_id", "day", "channel", "state", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-72ce-acd5-3f317b5414b4', '2026-11-19', 'WhatsApp', 'sent', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', '2026-11-19 04:30:00+00'),
  ('01a1b03c-74c1-7185-becd-2153bcb0f20b', '2026-11-19', 'WhatsApp', 'sent', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', '2026-11-19 04:30:00+00'),
  ('01a1fb86-a83e-7197-9338-402415b8b14f', '2026-11-19', 'WhatsApp', 'sent', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', '2026-11-19 04:30:00+00');
insert into reminder_settings ("one", "days", "texts", "version") overriding system value values
  ('true', '{-3,0,3,7,15}', '{}', '1');
insert into request_count ("scope", "caller", "started_at", "n") overriding system value values
  ('email-enquirer', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', '2026-11-21 04:30:00+00', '1');
insert into reset_token ("token_hash", "account_id", "made_at", "expires_at", "used_at", "purpose") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', NULL, 'password');
insert into secret ("name", "value") overriding system value values
  ('log', E'\\x8cafa0da40bf908ae2da7eb8af9f20418cd48b7817c0aacdbe93fe99579c0ab6');
insert into session ("token_hash", "account_id", "created_at", "seen_at", "id", "address", "user_agent", "confirmed_at") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a205ca-21f2-7161-bfbc-f9b68aafa94e', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '6300aa1c-e927-4e4c-9aec-21faa5e476a9', '', '', NULL);
insert into setup_code ("code_hash", "created_at", "accounts") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', NULL);
insert into sign_in_attempt ("id", "email_hash", "address", "at", "ok", "browser_hash") overriding system value values
  ('1', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '192.0.2.1', '2026-11-21 04:30:00+00', 'true', NULL);
insert into student ("id", "fname", "lname", "father", "contact", "alt_contact", "gender", "dob", "cur_address", "per_address", "linked_in", "profile", "degree", "com_year", "university", "course_id", "mode", "duration", "batch_id", "joining_on", "end_on", "is_completed", "is_placed", "status", "search_key", "created_at", "version", "search_text") overriding system value values
  ('01976d38-7d5f-7193-8220-433a4c7bd293', 'विवेक', 'दृष्टांत', 'Yusuf दृष्टांत', '5550000001', NULL, 'male', '1996-12-21', '8 नमूना मार्ग, Sampleganj', '159 Namuna Marg, Demo Colony', NULL, NULL, 'BCom', '2017', 'Université de l’Exemple', '01a205ca-2220-76d2-9d3b-09c84a5b1d19', 'offline', '6 months', '01a205ca-2223-7195-9138-d9e9628094c8', '2025-06-14', '2025-12-19', 'true', 'false', 'Active', 'विवेक दृष्टांत', '2025-06-14 06:55:08.127+00', '1', 'विवेक दृष्टांत yusuf दृष्टांत student.1@example.com 5550000001'),
  ('0198305a-7b46-76d3-a80f-7e207e942296', 'Zoë', 'Sample', 'Ravi Sample', '5550000007', NULL, 'female', '1997-07-07', NULL, '124 नमूना मार्ग, Sampleganj', NULL, NULL, 'BCA', '2018', 'Sample Institute of Technology', '01a205ca-2220-76d2-9d3b-0ee39ae49405', 'offline', '5 months', '01a205ca-2223-7195-9138-ddbf73f641d4', '2025-07-22', '2025-12-16', 'true', 'false', 'Active', 'zoe sample', '2025-07-22 04:18:12.934+00', '1', 'zoe sample ravi sample zoe.7@example.com 5550000007'),
  ('0199483e-e8b1-734d-8e01-59659a34f70a', 'Yusuf', 'Příklad', 'Arjun Příklad', '5550000003', NULL, 'male', '2005-10-17', NULL, '52 नमूना मार्ग, Sampleganj', NULL, NULL, 'Diploma', '2026', 'Université de l’Exemple', '01a205ca-2220-76d2-9d3b-10c6a7c1db6e', 'online', '3 months', '01a205ca-2223-7195-9138-e2b7f099ef84', '2025-09-14', '2025-11-11', 'true', 'true', 'Active', 'yusuf priklad', '2025-09-14 12:41:46.417+00', '1', 'yusuf priklad arjun priklad yusuf.3@example.com 5550000003'),
  ('019acdcb-3f5e-70b5-92bf-9e09005ecbb7', 'Māyā', 'Udāharaṇ', 'Kabir Udāharaṇ', '5550000004', NULL, 'female', '1993-05-14', '45 Namuna Marg, Demo Colony', '143 Example Road, Example Nagar', NULL, NULL, 'BBA', '2014', 'Example University', '01a205ca-2220-76d2-9d3b-02e08d8744ec', 'offline', '4 months', '01a205ca-2223-7195-9138-f235f32182b2', '2025-11-29', '2026-03-25', 'true', 'false', 'Active', 'maya udaharan', '2025-11-29 04:07:20.67+00', '1', 'maya udaharan kabir udaharan maya.4@example.com 5550000004'),
  ('01a11b91-9b52-72ce-acd5-3f317b5414b4', 'Zoë', 'Przykład', 'Arjun Przykład', '5550000002', '5560000002', 'female', '1999-07-27', '55 Udāharaṇ Path, Namunapur', '22 Namuna Marg, Namunapur', 'https://www.example.com/in/student-2', NULL, 'Diploma', '2020', 'Sample Institute of Technology', '01a205ca-2220-76d2-9d3b-10c6a7c1db6e', 'offline', '3 months', '01a205ca-2223-7195-9139-210dd10a3640', '2026-10-08', NULL, 'false', 'false', 'Disable', 'zoe przykład', '2026-10-08 12:51:29.746+00', '2', 'zoe przykład arjun przykład zoe.2@example.com 5550000002 5560000002'),
  ('01a1b03c-74c1-7185-becd-2153bcb0f20b', 'Noor', 'Namuna', 'Ravi Namuna', '5550000008', NULL, 'female', '1993-03-31', NULL, '29 Example Road, Demo Colony', NULL, NULL, 'BCA', '2014', 'Sample Institute of Technology', '01a205ca-2220-76d2-9d3b-142b06521791', 'online', '2 months', '01a205ca-2223-7195-9139-247a8b50f21f', '2026-11-06', NULL, 'false', 'false', 'Active', 'noor namuna', '2026-11-06 09:41:54.497+00', '1', 'noor namuna ravi namuna noor.8@example.com 5550000008'),
  ('01a1be83-9230-735e-b4d3-b74cff2b9602', 'Zoë', 'Przykład', 'Om Przykład', '5550000006', '5560000006', 'female', '1998-11-14', NULL, '122 Udāharaṇ Path, Demo Colony', NULL, NULL, 'BBA', '2019', 'उदाहरण विश्वविद्यालय', '01a205ca-2220-76d2-9d3b-18a855bdaa82', 'offline', '4 months', '01a205ca-2223-7195-9139-285842e07582', '2026-12-01', NULL, 'false', 'false', 'Pending', 'zoe przykład', '2026-11-09 04:14:16.112+00', '1', 'zoe przykład om przykład zoe.6@example.com 5550000006 5560000006'),
  ('01a1fb86-a83e-7197-9338-402415b8b14f', 'Farhan', 'Beispiel', 'Arjun Beispiel', '5550000005', '5560000005', 'male', '1993-10-26', NULL, '9 Namuna Marg, Sampleganj', NULL, NULL, 'BSc', '2014', 'Example University', '01a205ca-2220-76d2-9d3b-142b06521791', 'offline', '2 months', '01a205ca-2223-7195-9139-247a8b50f21f', '2026-11-21', NULL, 'false', 'false', 'Active', 'farhan beispiel', '2026-11-21 00:34:28.542+00', '1', 'farhan beispiel arjun beispiel farhan.5@example.com 5550000005 5560000005');
insert into student_account ("student_id", "fee", "paid", "due_from", "planned_due_on", "due_amount") overriding system value values
  ('01976d38-7d5f-7193-8220-433a4c7bd293', '31500.00', '31500.00', '2025-08-15', NULL, NULL),
  ('0198305a-7b46-76d3-a80f-7e207e942296', '22000.00', '22000.00', '2025-08-21', NULL, NULL),
  ('0199483e-e8b1-734d-8e01-59659a34f70a', '15000.00', '15000.00', '2025-09-14', NULL, NULL),
  ('019acdcb-3f5e-70b5-92bf-9e09005ecbb7', '18000.00', '18000.00', '2026-02-02', NULL, NULL),
  ('01a11b91-9b52-72ce-acd5-3f317b5414b4', '13500.00', '0.00', '2026-10-08', NULL, NULL),
  ('01a1b03c-74c1-7185-becd-2153bcb0f20b', '3550.00', '800.00', '2026-11-12', NULL, NULL),
  ('01a1be83-9230-735e-b4d3-b74cff2b9602', '0.00', '0.00', '2026-12-01', NULL, NULL),
  ('01a1fb86-a83e-7197-9338-402415b8b14f', '4050.00', '0.00', '2026-11-21', NULL, NULL);
insert into student_total ("shard", "kind", "n", "fee", "paid") overriding system value values
  ('0', 'Active', '1', '3550.00', '800.00'),
  ('0', 'Disable', '0', '0.00', '0.00'),
  ('0', 'Pending', '0', '0.00', '0.00'),
  ('0', 'Placed', '0', '0.00', '0.00'),
  ('1', 'Active', '0', '0.00', '0.00'),
  ('1', 'Disable', '0', '0.00', '0.00'),
  ('1', 'Pending', '0', '0.00', '0.00'),
  ('1', 'Placed', '0', '0.00', '0.00'),
  ('10', 'Active', '1', '4050.00', '0.00'),
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
  ('14', 'Active', '0', '0.00', '0.00'),
  ('14', 'Disable', '0', '0.00', '0.00'),
  ('14', 'Pending', '1', '0.00', '0.00'),
  ('14', 'Placed', '0', '0.00', '0.00'),
  ('15', 'Active', '1', '22000.00', '22000.00'),
  ('15', 'Disable', '0', '0.00', '0.00'),
  ('15', 'Pending', '0', '0.00', '0.00'),
  ('15', 'Placed', '1', '15000.00', '15000.00'),
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
  ('6', 'Active', '1', '18000.00', '18000.00'),
  ('6', 'Disable', '1', '13500.00', '0.00'),
  ('6', 'Pending', '0', '0.00', '0.00'),
  ('6', 'Placed', '0', '0.00', '0.00'),
  ('7', 'Active', '0', '0.00', '0.00'),
  ('7', 'Disable', '0', '0.00', '0.00'),
  ('7', 'Pending', '0', '0.00', '0.00'),
  ('7', 'Placed', '0', '0.00', '0.00'),
  ('8', 'Active', '0', '0.00', '0.00'),
  ('8', 'Disable', '0', '0.00', '0.00'),
  ('8', 'Pending', '0', '0.00', '0.00'),
  ('8', 'Placed', '0', '0.00', '0.00'),
  ('9', 'Active', '0', '0.00', '0.00'),
  ('9', 'Disable', '0', '0.00', '0.00'),
  ('9', 'Pending', '0', '0.00', '0.00'),
  ('9', 'Placed', '0', '0.00', '0.00');
insert into two_factor ("account_id", "encrypted_secret", "started_at", "confirmed_at", "last_step") overriding system value values
  ('01a205ca-21f2-7161-bfbc-f9b68aafa94e', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '0');
select setval('sign_in_attempt_id_seq', (select max(id) from sign_in_attempt));
set session_replication_role = origin;
