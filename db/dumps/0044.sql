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

-- 0034_name_search.sql
create index student_name on student using gin (search_key gin_trgm_ops);
create index enquiry_name on enquiry using gin (name_key gin_trgm_ops);

-- 0035_receipt_paper.sql
alter table institute
  add column gstin text check (gstin ~ '^[0-9A-Z]{15}$'),
  add column receipt_terms text check (length(receipt_terms) between 1 and 300),
  add column receipt_paper text not null default 'a4' check (receipt_paper in ('a4', 'a5', 'roll'));

-- 0036_student_list_order.sql
create index student_by_name on student (search_key, id) where status in ('Active', 'Disable');
create index student_by_joining on student (joining_on, id) where status in ('Active', 'Disable');
create index student_account_by_fee on student_account (fee, student_id);
create index student_account_by_paid on student_account (paid, student_id);
create index student_account_by_pending on student_account ((fee - paid), student_id);

-- 0037_overdue_sums.sql
drop index student_account_due;
create index student_account_due on student_account ((coalesce(planned_due_on, due_from + 35)), student_id)
  include (planned_due_on, due_from, fee, paid, due_amount) where paid < fee;

-- 0038_enquiry_calls.sql
alter table enquiry add column next_call_on date;
create index enquiry_to_call on enquiry (next_call_on, day desc, id desc) include (is_placed)
  where status in ('Open', 'Pending') and next_call_on is not null;
create table enquiry_note (
  id uuid primary key,
  enquiry_id uuid not null references enquiry,
  at timestamptz not null,
  written_by uuid references account,
  note text not null check (length(note) between 1 and 500),
  next_call_on date
);
create index enquiry_note_newest on enquiry_note (enquiry_id, id desc);
grant select, insert, delete on enquiry_note to munshi_app;

-- 0039_photos_and_logo.sql
create table student_photo (
  student_id uuid primary key references student,
  content bytea not null check (octet_length(content) between 1 and 30720),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  changed_at timestamptz not null
);
alter table student_photo alter column content set storage external;
grant select, insert, update, delete on student_photo to munshi_app;

create table institute_logo (
  one boolean primary key default true references institute check (one),
  content bytea not null check (octet_length(content) between 1 and 30720),
  type text not null check (type in ('image/jpeg', 'image/png')),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  changed_at timestamptz not null
);
alter table institute_logo alter column content set storage external;
grant select, insert, update, delete on institute_logo to munshi_app;

-- 0041_duplicate_lookup.sql
create index student_by_contact on student (contact) where status <> 'Deleted';
create index student_by_alt_contact on student (alt_contact) where status <> 'Deleted' and alt_contact is not null;
create index student_by_exact_name on student (search_key) where status <> 'Deleted';

-- 0042_name_words.sql
create table name_word (
  word text not null check (length(word) between 3 and 500)
);
create index name_word_key on name_word (word);
create index name_word_similar on name_word using gin (word gin_trgm_ops);
grant select on name_word to munshi_app;

create function name_words(key text) returns setof text
language sql immutable as $$
  select distinct word from regexp_split_to_table(key, '[ .-]+') word where length(word) >= 3
$$;
create function name_word_of_row() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was text := case when tg_op <> 'INSERT' then to_jsonb(old) ->> tg_argv[0] end;
  is_now text := case when tg_op <> 'DELETE' then to_jsonb(new) ->> tg_argv[0] end;
begin
  if was is not distinct from is_now then return null; end if;
  insert into name_word
    select given from name_words(is_now) given where not exists (select from name_word where word = given);
  delete from name_word w
  where w.word in (select name_words(was) except select name_words(is_now))
    and not exists (select from student where search_key like '%' || w.word || '%')
    and not exists (select from enquiry where name_key like '%' || w.word || '%');
  return null;
end $$;
revoke execute on function name_word_of_row from public;

create trigger name_word_of_student after insert or delete or update of search_key on student
  for each row execute function name_word_of_row('search_key');
create trigger name_word_of_enquiry after insert or delete or update of name_key on enquiry
  for each row execute function name_word_of_row('name_key');

insert into name_word
  select distinct word from (select search_key from student union all select name_key from enquiry) names (key), name_words(key) word;

-- 0043_daily_sums.sql
create table daily_sum (
  kind text not null check (length(kind) between 1 and 40),
  day date not null,
  n bigint not null,
  amount numeric(18, 2) not null,
  primary key (kind, day)
);
grant select on daily_sum to munshi_app;

create table daily_sum_change (
  kind text not null check (length(kind) between 1 and 40),
  day date not null,
  n integer not null,
  amount numeric(18, 2) not null
);
grant select on daily_sum_change to munshi_app;

create view daily_total as
  select kind, day, n, amount from daily_sum union all select kind, day, n, amount from daily_sum_change;
grant select on daily_total to munshi_app;
create view daily_total_of_records as
  select 'receipt' as kind, paid_on as day, count(*) as n, sum(paid) as amount from receipt where voided_at is null group by 2
  union all
  select 'refund', refunded_on, count(*), sum(amount) from refund where voided_at is null group by 2
  union all
  select 'expense', day, count(*), sum(amount) from expense where voided_at is null group by 2
  union all
  select case when is_placed then 'placed ' else 'enquiry ' end || status, date_trunc('month', day)::date, count(*), 0
  from enquiry group by 1, 2
  union all
  select 'due ' || s.status, m.due_from + 35, count(*), sum(m.fee - m.paid)
  from student_account m join student s on s.id = m.student_id
  where m.paid < m.fee and m.due_amount is null and s.status in ('Active', 'Disable') group by 1, 2;

create function daily_sum_add(kind text, day date, n integer, amount numeric) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into daily_sum_change (kind, day, n, amount) values (kind, day, n, amount)
$$;
create function daily_sum_of_money() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) end;
  is_now jsonb := to_jsonb(new);
begin
  if was ->> 'voided_at' is null and was is not null then
    perform daily_sum_add(tg_argv[0], (was ->> tg_argv[1])::date, -1, -(was ->> tg_argv[2])::numeric);
  end if;
  if is_now ->> 'voided_at' is null then
    perform daily_sum_add(tg_argv[0], (is_now ->> tg_argv[1])::date, 1, (is_now ->> tg_argv[2])::numeric);
  end if;
  return null;
end $$;

create trigger daily_sum_of_receipt after insert or update of paid_on, paid, voided_at on receipt
  for each row execute function daily_sum_of_money('receipt', 'paid_on', 'paid');
create trigger daily_sum_of_refund after insert or update of voided_at on refund
  for each row execute function daily_sum_of_money('refund', 'refunded_on', 'amount');
create trigger daily_sum_of_expense after insert or update of day, amount, voided_at on expense
  for each row execute function daily_sum_of_money('expense', 'day', 'amount');

create function daily_sum_of_enquiry() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' and (old.day, old.status, old.is_placed) = (new.day, new.status, new.is_placed) then return null; end if;
  if tg_op <> 'INSERT' then
    perform daily_sum_add(case when old.is_placed then 'placed ' else 'enquiry ' end || old.status,
      date_trunc('month', old.day)::date, -1, 0);
  end if;
  if tg_op <> 'DELETE' then
    perform daily_sum_add(case when new.is_placed then 'placed ' else 'enquiry ' end || new.status,
      date_trunc('month', new.day)::date, 1, 0);
  end if;
  return null;
end $$;
create trigger daily_sum_of_enquiry after insert or delete or update of day, status, is_placed on enquiry
  for each row execute function daily_sum_of_enquiry();

create function daily_sum_add_due(status text, account student_account, sign integer) returns void
language sql security definer set search_path = public, pg_temp as $$
  select daily_sum_add('due ' || status, account.due_from + 35, sign, sign * (account.fee - account.paid))
  where status in ('Active', 'Disable') and account.paid < account.fee and account.due_amount is null
$$;

create function daily_sum_of_account() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  student_status text := (select status from student where id = new.student_id);
begin
  if tg_op = 'UPDATE' then
    if (old.fee, old.paid, old.due_from, old.due_amount) is not distinct from (new.fee, new.paid, new.due_from, new.due_amount) then
      return null;
    end if;
    perform daily_sum_add_due(student_status, old, -1);
  end if;
  perform daily_sum_add_due(student_status, new, 1);
  return null;
end $$;
create trigger daily_sum_of_account after insert or update of fee, paid, due_from, due_amount on student_account
  for each row execute function daily_sum_of_account();

create function daily_sum_of_student() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  account student_account;
begin
  if old.status = new.status then return null; end if;
  select * into account from student_account where student_id = new.id;
  perform daily_sum_add_due(old.status, account, -1);
  perform daily_sum_add_due(new.status, account, 1);
  return null;
end $$;
create trigger daily_sum_of_student after update of status on student
  for each row execute function daily_sum_of_student();
create function fold_daily_sums() returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  lock table daily_sum in share row exclusive mode;
  with taken as (delete from daily_sum_change returning kind, day, n, amount)
  insert into daily_sum as s (kind, day, n, amount) select kind, day, sum(n), sum(amount) from taken group by kind, day
  on conflict (kind, day) do update set n = s.n + excluded.n, amount = s.amount + excluded.amount;
end $$;
revoke execute on function daily_sum_add, daily_sum_of_money, daily_sum_of_enquiry, daily_sum_add_due, daily_sum_of_account,
  daily_sum_of_student, fold_daily_sums from public;
grant execute on function fold_daily_sums to munshi_app;

insert into daily_sum (kind, day, n, amount) select kind, day, n, amount from daily_total_of_records;
create index student_account_planned_due on student_account ((coalesce(planned_due_on, due_from + 35)), student_id)
  where paid < fee and due_amount is not null;

-- 0044_read_after.sql
alter table session add column read_after pg_lsn not null default pg_current_wal_flush_lsn();


create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) primary key, is_locked integer default 0 not null);
create table migration_hash (name text primary key, hash text not null);
grant select on migration_hash to munshi_app;

set session_replication_role = replica;
truncate account, attendance_mark, attendance_sheet, audit_entry, audit_link, audit_personal, audit_seal, audit_unchained, backup_run, batch, cash_entry, consent, course, daily_sum, daily_sum_change, day_closing, declared_payment, deletion, discount_limit, draft, enquiry, enquiry_note, enrolment, expense, expense_category, expense_voucher_series, fee_adjustment, fee_plan, fee_plan_row, heartbeat, idempotency, institute, institute_logo, job_run, known_browser, kysely_migration, kysely_migration_lock, migration_hash, name_word, portfolio, privacy_notice, project, receipt, receipt_part, receipt_series, recovery_code, recurring_expense, recurring_expense_month, refund, refund_series, reminder, reminder_settings, request_count, reset_token, secret, session, setup_code, sign_in_attempt, student, student_account, student_photo, student_total, two_factor;
insert into account ("id", "role", "name", "email", "email_key", "password_hash", "state", "created_at", "version", "email_confirmed_at", "language") overriding system value values
  ('01976d38-7d5f-715b-821a-e8ebdcb61bed', 'student', 'विवेक दृष्टांत', 'student.1@example.com', 'student.1@example.com', '', 'active', '2025-06-14 06:55:08.127+00', '1', NULL, NULL),
  ('0198305a-7b46-7502-96b6-70b2bfa07d88', 'student', 'Zoë Sample', 'zoe.7@example.com', 'zoe.7@example.com', '', 'active', '2025-07-22 04:18:12.934+00', '1', NULL, NULL),
  ('0199483e-e8b1-7514-8370-82d395e38cba', 'student', 'Yusuf Příklad', 'yusuf.3@example.com', 'yusuf.3@example.com', '', 'active', '2025-09-14 12:41:46.417+00', '1', NULL, NULL),
  ('019acdcb-3f5e-7152-a6a2-dd2fe54ece63', 'student', 'Māyā Udāharaṇ', 'maya.4@example.com', 'maya.4@example.com', '', 'active', '2025-11-29 04:07:20.67+00', '1', NULL, NULL),
  ('01a11b91-9b52-7033-bdea-012c2301e8da', 'student', 'Zoë Przykład', 'zoe.2@example.com', 'zoe.2@example.com', '', 'disabled', '2026-10-08 12:51:29.746+00', '2', NULL, NULL),
  ('01a1b03c-74c1-70cb-a7cf-08d3a6e26812', 'student', 'Noor Namuna', 'student@example.com', 'student@example.com', '$argon2id$v=19$m=19456,t=2,p=1$JpA3Y29PTrZHxAUFvTy43A$b56SW4sP9c1JW9D2VS69Dt9Kjjzi2HlqAQJ0bETM898', 'active', '2026-11-06 09:41:54.497+00', '2', NULL, NULL),
  ('01a1be83-9230-7096-807c-665885aafbc2', 'student', 'Zoë Przykład', 'zoe.6@example.com', 'zoe.6@example.com', '', 'active', '2026-11-09 04:14:16.112+00', '1', NULL, NULL),
  ('01a1fb86-a83e-7271-b461-50dba9827b30', 'student', 'Farhan Beispiel', 'farhan.5@example.com', 'farhan.5@example.com', '', 'active', '2026-11-21 00:34:28.542+00', '1', NULL, NULL),
  ('01a20843-3125-754e-8090-23caf8fdd066', 'admin', 'Asha Example', 'admin@example.com', 'admin@example.com', '$argon2id$v=19$m=19456,t=2,p=1$9Oo4YD1y+XHPEKbVdPk2rg$j1tc4uyAxMvDpoREAG+ezI/2y5p1QD1Tctp3UNgEMCI', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a20843-3126-7439-af51-955a03de7f9a', 'hr', 'Hari Example', 'hr@example.com', 'hr@example.com', '$argon2id$v=19$m=19456,t=2,p=1$b8lB3bXWtdNFkntCwHJXFA$LDVRcQt9OQtnNHI1YeuxqWE2zu1CS3q50o9x8m8Xhz0', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a20843-3157-7344-bd35-471817bbe518', 'hr', 'Hina Sample', 'hina@example.com', 'hina@example.com', '$argon2id$v=19$m=19456,t=2,p=1$4MK2i/m40ZS77+OBljUCXg$gVc9gows/fg1vnJ/f9WZTbyZkIY022wUOtLoYNtCKCo', 'active', '2025-04-01 08:10:32.502+00', '1', NULL, NULL),
  ('01a20843-3157-7344-bd35-4b2163fef906', 'hr', 'Hemant Namuna', 'hemant@example.com', 'hemant@example.com', '$argon2id$v=19$m=19456,t=2,p=1$4MK2i/m40ZS77+OBljUCXg$gVc9gows/fg1vnJ/f9WZTbyZkIY022wUOtLoYNtCKCo', 'active', '2025-04-01 12:11:18.039+00', '1', NULL, NULL),
  ('01a20843-3158-7397-835c-fdd539da1cb9', 'hr', 'Hazel Specimen', 'hazel@example.com', 'hazel@example.com', '$argon2id$v=19$m=19456,t=2,p=1$4MK2i/m40ZS77+OBljUCXg$gVc9gows/fg1vnJ/f9WZTbyZkIY022wUOtLoYNtCKCo', 'disabled', '2025-04-01 12:58:12.964+00', '2', NULL, NULL),
  ('01a20843-3158-7397-835d-006584e5cffd', 'admin', 'Anil Demo', 'anil@example.com', 'anil@example.com', '$argon2id$v=19$m=19456,t=2,p=1$4MK2i/m40ZS77+OBljUCXg$gVc9gows/fg1vnJ/f9WZTbyZkIY022wUOtLoYNtCKCo', 'active', '2025-04-01 05:46:43.465+00', '1', NULL, NULL);
insert into attendance_mark ("student_id", "day", "sheet_id", "present") overriding system value values
  ('01a11b91-9b52-7033-bdea-012c2301e8da', '2026-11-06', '01a1b03c-724d-7387-8b59-b3ccc9b77b6c', 'false'),
  ('01a1b03c-74c1-70cb-a7cf-08d3a6e26812', '2026-11-06', '01a1b0c9-1727-700b-a068-344873c64459', 'true'),
  ('01a1b03c-74c1-70cb-a7cf-08d3a6e26812', '2026-11-07', '01a1b51d-6a8b-73d6-a6be-20b5ae0d7fb0', 'true'),
  ('01a1b03c-74c1-70cb-a7cf-08d3a6e26812', '2026-11-09', '01a1c041-4eb3-72f0-99a6-9ca132df5782', 'true'),
  ('01a1b03c-74c1-70cb-a7cf-08d3a6e26812', '2026-11-10', '01a1c53b-8e49-73cb-ab5f-6d6509fb21b5', 'true'),
  ('01a1b03c-74c1-70cb-a7cf-08d3a6e26812', '2026-11-11', '01a1ca38-8fec-7595-8cdc-6f05cf088326', 'true'),
  ('01a1b03c-74c1-70cb-a7cf-08d3a6e26812', '2026-11-12', '01a1ce42-8cd3-72de-ba47-26f6f1d003f2', 'true'),
  ('01a1b03c-74c1-70cb-a7cf-08d3a6e26812', '2026-11-13', '01a1d445-07d9-75c5-90a2-3d042c63aeee', 'true'),
  ('01a1b03c-74c1-70cb-a7cf-08d3a6e26812', '2026-11-14', '01a1d916-73a3-7409-aa25-2f618c2242ea', 'true'),
  ('01a1b03c-74c1-70cb-a7cf-08d3a6e26812', '2026-11-16', '01a1e402-4a37-750f-8073-ab483da90325', 'true'),
  ('01a1b03c-74c1-70cb-a7cf-08d3a6e26812', '2026-11-17', '01a1e95a-a683-729b-b478-68edbb869cec', 'true'),
  ('01a1b03c-74c1-70cb-a7cf-08d3a6e26812', '2026-11-18', '01a1ee80-40dd-703b-ba49-c7df496dc173', 'true'),
  ('01a1b03c-74c1-70cb-a7cf-08d3a6e26812', '2026-11-19', '01a1f2a8-7850-70cd-9525-99f75904f0b3', 'true'),
  ('01a1b03c-74c1-70cb-a7cf-08d3a6e26812', '2026-11-20', '01a1f8c0-38a9-77eb-a8ff-fac3c944663a', 'true');
insert into attendance_sheet ("id", "batch_id", "day", "present", "absent", "saved_at", "saved_by", "version") overriding system value values
  ('01a1b03c-724d-7387-8b59-b3ccc9b77b6c', '01a20843-3141-77cc-8df5-f9204c544188', '2026-11-06', '0', '1', '2026-11-06 09:41:53.869+00', '01a20843-3126-7439-af51-955a03de7f9a', '1'),
  ('01a1b0c9-1727-700b-a068-344873c64459', '01a20843-3141-77cc-8df5-ffebd85fc377', '2026-11-06', '1', '0', '2026-11-06 12:15:31.111+00', '01a20843-3126-7439-af51-955a03de7f9a', '1'),
  ('01a1b51d-6a8b-73d6-a6be-20b5ae0d7fb0', '01a20843-3141-77cc-8df5-ffebd85fc377', '2026-11-07', '1', '0', '2026-11-07 08:26:06.347+00', '01a20843-3126-7439-af51-955a03de7f9a', '1'),
  ('01a1c041-4eb3-72f0-99a6-9ca132df5782', '01a20843-3141-77cc-8df5-ffebd85fc377', '2026-11-09', '1', '0', '2026-11-09 12:21:07.891+00', '01a20843-3126-7439-af51-955a03de7f9a', '1'),
  ('01a1c53b-8e49-73cb-ab5f-6d6509fb21b5', '01a20843-3141-77cc-8df5-ffebd85fc377', '2026-11-10', '1', '0', '2026-11-10 11:32:57.033+00', '01a20843-3126-7439-af51-955a03de7f9a', '1'),
  ('01a1ca38-8fec-7595-8cdc-6f05cf088326', '01a20843-3141-77cc-8df5-ffebd85fc377', '2026-11-11', '1', '0', '2026-11-11 10:47:46.924+00', '01a20843-3126-7439-af51-955a03de7f9a', '1'),
  ('01a1ce42-8cd3-72de-ba47-26f6f1d003f2', '01a20843-3141-77cc-8df5-ffebd85fc377', '2026-11-12', '1', '0', '2026-11-12 05:37:10.355+00', '01a20843-3126-7439-af51-955a03de7f9a', '1'),
  ('01a1d445-07d9-75c5-90a2-3d042c63aeee', '01a20843-3141-77cc-8df5-ffebd85fc377', '2026-11-13', '1', '0', '2026-11-13 09:37:36.217+00', '01a20843-3126-7439-af51-955a03de7f9a', '1'),
  ('01a1d916-73a3-7409-aa25-2f618c2242ea', '01a20843-3141-77cc-8df5-ffebd85fc377', '2026-11-14', '1', '0', '2026-11-14 08:04:49.699+00', '01a20843-3126-7439-af51-955a03de7f9a', '1'),
  ('01a1e402-4a37-750f-8073-ab483da90325', '01a20843-3141-77cc-8df5-ffebd85fc377', '2026-11-16', '1', '0', '2026-11-16 10:58:37.751+00', '01a20843-3126-7439-af51-955a03de7f9a', '1'),
  ('01a1e95a-a683-729b-b478-68edbb869cec', '01a20843-3141-77cc-8df5-ffebd85fc377', '2026-11-17', '1', '0', '2026-11-17 11:53:14.627+00', '01a20843-3126-7439-af51-955a03de7f9a', '1'),
  ('01a1ee80-40dd-703b-ba49-c7df496dc173', '01a20843-3141-77cc-8df5-ffebd85fc377', '2026-11-18', '1', '0', '2026-11-18 11:52:25.053+00', '01a20843-3126-7439-af51-955a03de7f9a', '1'),
  ('01a1f2a8-7850-70cd-9525-99f75904f0b3', '01a20843-3141-77cc-8df5-ffebd85fc377', '2026-11-19', '1', '0', '2026-11-19 07:14:49.552+00', '01a20843-3126-7439-af51-955a03de7f9a', '1'),
  ('01a1f8c0-38a9-77eb-a8ff-fac3c944663a', '01a20843-3141-77cc-8df5-ffebd85fc377', '2026-11-20', '1', '0', '2026-11-20 11:38:29.417+00', '01a20843-3126-7439-af51-955a03de7f9a', '1');
insert into audit_entry ("id", "at", "actor_id", "actor_name", "actor_role", "action", "record", "record_id", "request_id", "before", "after") overriding system value values
  ('019583bb-5506-73d9-8365-71f9abaae550', '2025-03-11 05:44:07.174+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20843-313f-7536-932e-4f88df1d5499', '019583bb-5506-7158-9702-7884fc1ba201', NULL, '{"_id": "01a20843-313f-7536-932e-4f88df1d5499", "bCode": "TALLY-2504", "bTime": "15:00 to 17:00", "endDate": "2025-07-01", "version": 1, "startDate": "2025-04-01", "courseName": "Tally with GST"}'),
  ('0195eaed-5b52-71da-988e-31fdc1c3cb6b', '2025-03-31 06:39:38.834+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'category.create', 'category', '01a20843-317d-770d-9b4e-39eb221b82cd', '0195eaed-5b52-743c-b702-c872316a6829', NULL, '{"ledger": "Repairs"}'),
  ('0195eaed-5b52-7233-9228-69b07d1b0b24', '2025-03-31 06:39:38.834+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'category.create', 'category', '01a20843-317d-770d-9b4e-30073605b821', '0195eaed-5b52-7154-bcf0-0e8335d6ac0b', NULL, '{"ledger": "Internet"}'),
  ('0195eaed-5b52-735c-b86a-82a1ff9a1235', '2025-03-31 06:39:38.834+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'category.create', 'category', '01a20843-317d-770d-9b4e-2572ba27eade', '0195eaed-5b52-731d-8462-7641e794ed05', NULL, '{"ledger": "Salaries"}'),
  ('0195eaed-5b52-7423-88c4-1c5beb02968b', '2025-03-31 06:39:38.834+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'category.create', 'category', '01a20843-317d-770d-9b4e-42509e4fb462', '0195eaed-5b52-701c-b771-c3db3530b683', NULL, '{"budget": 20000, "ledger": "Advertising"}'),
  ('0195eaed-5b52-74f1-b172-9bc6776e4358', '2025-03-31 06:39:38.834+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'recurring.create', 'recurring', '01a20843-3187-765e-8319-1f9c5f828669', '0195eaed-5b52-703d-ad10-432946b4d51d', NULL, '{"_id": "01a20843-3187-765e-8319-1f9c5f828669", "amount": 1500, "ledger": "01a20843-317d-770d-9b4e-39eb221b82cd", "remark": "Demo Repairs: upkeep of the projectors", "payMode": "Online", "version": 1, "startsOn": "2026-11-01", "createdAt": "2025-03-31T06:39:38.834Z", "updatedAt": "2025-03-31T06:39:38.834Z", "ledgerName": "Repairs"}'),
  ('0195eaed-5b52-75e7-bcd0-9dc5525d9acf', '2025-03-31 06:39:38.834+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'category.create', 'category', '01a20843-317d-770d-9b4e-29f065209855', '0195eaed-5b52-7716-8800-f65a9a642031', NULL, '{"ledger": "Rent"}'),
  ('0195eaed-5b52-7711-92ae-5115bff2e56f', '2025-03-31 06:39:38.834+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'category.create', 'category', '01a20843-317d-770d-9b4e-344371ef9cac', '0195eaed-5b52-746e-a1cf-a6939f1cb8b3', NULL, '{"budget": 5000, "ledger": "Stationery"}'),
  ('0195eaed-5b52-772d-8cef-42dcc3dd2a2e', '2025-03-31 06:39:38.834+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'category.create', 'category', '01a20843-317d-770d-9b4e-3c46b1ef85b1', '0195eaed-5b52-70e8-a450-2f7c9b9c9ed3', NULL, '{"budget": 3000, "ledger": "Tea and water"}'),
  ('0195eaed-5b52-77a8-9894-d52b1c35843a', '2025-03-31 06:39:38.834+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'category.create', 'category', '01a20843-317d-770d-9b4e-2f527d59de70', '0195eaed-5b52-72c6-b8ba-1ee3bcfbff0a', NULL, '{"ledger": "Electricity"}'),
  ('0195efe3-4389-718d-a0a0-d2ab9c46116b', '2025-04-01 05:46:43.465+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'staff.create', 'account', '01a20843-3158-7397-835d-006584e5cffd', '0195efe3-4389-71c2-8b75-9696b74283da', NULL, '{"id": "01a20843-3158-7397-835d-006584e5cffd", "name": "Anil Demo", "role": "admin", "email": "anil@example.com"}'),
  ('0195f066-eeb6-73a5-971d-38570281acd3', '2025-04-01 08:10:32.502+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'staff.create', 'account', '01a20843-3157-7344-bd35-471817bbe518', '0195f066-eeb6-72f2-8ffd-f0a5b68f4944', NULL, '{"id": "01a20843-3157-7344-bd35-471817bbe518", "name": "Hina Sample", "role": "hr", "email": "hina@example.com"}'),
  ('0195f0f8-846c-700f-91d4-c7ab73f31212', '2025-04-01 10:49:33.548+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'course.create', 'course', '01a20843-313e-7048-a52f-d4bb2e36a462', '0195f0f8-846c-763c-bf05-4c6ef19aa02b', NULL, '{"_id": "01a20843-313e-7048-a52f-d4bb2e36a462", "cFee": 18000, "course": "Python Programming", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-738a-b7be-7dfcda448601', '2025-04-01 10:49:33.548+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'course.create', 'course', '01a20843-313e-7048-a52f-ed3bfcb61771', '0195f0f8-846c-7077-8d93-9a3f2e0c5aff', NULL, '{"_id": "01a20843-313e-7048-a52f-ed3bfcb61771", "cFee": 16500, "course": "Français des affaires", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-741b-b72b-4203bcb2b47d', '2025-04-01 10:49:33.548+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'course.create', 'course', '01a20843-313e-7048-a52f-d82eeec746cd', '0195f0f8-846c-7430-808e-1707bd410fa2', NULL, '{"_id": "01a20843-313e-7048-a52f-d82eeec746cd", "cFee": 45000, "course": "Full Stack Web Development", "version": 1, "cDuration": "8 months"}'),
  ('0195f0f8-846c-74bf-9d72-f5d9fdd0468d', '2025-04-01 10:49:33.548+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'course.create', 'course', '01a20843-313e-7048-a52f-eb73218dedfe', '0195f0f8-846c-74f0-84d6-229ac1b0f70c', NULL, '{"_id": "01a20843-313e-7048-a52f-eb73218dedfe", "cFee": 4500, "course": "Hindi Typing", "version": 1, "cDuration": "2 months"}'),
  ('0195f0f8-846c-7614-a510-c60be1a73cb5', '2025-04-01 10:49:33.548+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'course.create', 'course', '01a20843-313e-7048-a52f-e404fa052f81', '0195f0f8-846c-768b-ace9-7fdab8051771', NULL, '{"_id": "01a20843-313e-7048-a52f-e404fa052f81", "cFee": 15000, "course": "Digital Marketing", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-767e-89bf-8abf287aaa97', '2025-04-01 10:49:33.548+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'course.create', 'course', '01a20843-313e-7048-a52f-d3994a725cf1', '0195f0f8-846c-77c7-9f8e-4e0a6159f82d', NULL, '{"_id": "01a20843-313e-7048-a52f-d3994a725cf1", "cFee": 12000, "course": "Tally with GST", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-76c8-9465-0f71993163d7', '2025-04-01 10:49:33.548+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'course.create', 'course', '01a20843-313e-7048-a52f-e1541baf1992', '0195f0f8-846c-77f8-9c9c-f6ba814ee397', NULL, '{"_id": "01a20843-313e-7048-a52f-e1541baf1992", "cFee": 22000, "course": "Graphic Design", "version": 1, "cDuration": "5 months"}'),
  ('0195f0f8-846c-76d3-b334-d3b18cbe2e98', '2025-04-01 10:49:33.548+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'course.create', 'course', '01a20843-313e-7048-a52f-dd52d5b5b7ec', '0195f0f8-846c-76d0-ae82-68471a052f86', NULL, '{"_id": "01a20843-313e-7048-a52f-dd52d5b5b7ec", "cFee": 35000, "course": "Data Analytics", "version": 1, "cDuration": "6 months"}'),
  ('0195f143-5a97-750e-9673-62a383010b52', '2025-04-01 12:11:18.039+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'staff.create', 'account', '01a20843-3157-7344-bd35-4b2163fef906', '0195f143-5a97-7469-8191-9300580eaa1a', NULL, '{"id": "01a20843-3157-7344-bd35-4b2163fef906", "name": "Hemant Namuna", "role": "hr", "email": "hemant@example.com"}'),
  ('0195f16e-4e64-75b3-8bce-3d060955cb67', '2025-04-01 12:58:12.964+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'staff.create', 'account', '01a20843-3158-7397-835c-fdd539da1cb9', '0195f16e-4e64-753a-9fc0-495f22bf54ad', NULL, '{"id": "01a20843-3158-7397-835c-fdd539da1cb9", "name": "Hazel Specimen", "role": "hr", "email": "hazel@example.com"}'),
  ('01960aa5-c6f2-7128-911f-c6d7426f48a7', '2025-04-06 10:29:18.706+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20843-3140-778e-8887-239ffbcd149d', '01960aa5-c6f2-7646-9a81-d1ea0e69579f', NULL, '{"_id": "01a20843-3140-778e-8887-239ffbcd149d", "bCode": "PY-2504", "bTime": "08:00 to 10:00", "endDate": "2025-08-27", "version": 1, "startDate": "2025-04-27", "courseName": "Python Programming"}'),
  ('01962e07-dbf7-70ec-8d89-e87b993bacc7', '2025-04-13 07:23:09.175+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01962e07-dbf7-74b8-b3e1-f854a176c60d', '01962e07-dbf7-7163-92e7-48915a6a7f55', NULL, '{"_id": "01962e07-dbf7-74b8-b3e1-f854a176c60d", "date": "2025-04-13", "mode": "online", "year": 2025, "month": 4, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "online"}'),
  ('01965222-1b54-7538-94cf-146556c366af', '2025-04-20 07:38:09.108+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '01962e07-dbf7-74b8-b3e1-f854a176c60d', '01965222-1b54-7305-88e1-02d87645e38b', '{"status": "Open"}', '{"status": "Pending"}'),
  ('0196952d-9296-754d-ab1e-e7fc1abfd4f6', '2025-05-03 08:05:14.006+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20843-3140-778e-8887-248172e0760c', '0196952d-9296-7047-93ae-292aa8eb3b37', NULL, '{"_id": "01a20843-3140-778e-8887-248172e0760c", "bCode": "FSW-2505", "bTime": "12:30 to 14:30", "endDate": "2026-01-24", "version": 1, "startDate": "2025-05-24", "courseName": "Full Stack Web Development"}'),
  ('01971baf-477f-70fc-8413-cb67852970ce', '2025-05-29 10:56:01.407+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20843-3140-778e-8887-28d8c135af7f', '01971baf-477f-72b7-adf1-615ef98e5e3b', NULL, '{"_id": "01a20843-3140-778e-8887-28d8c135af7f", "bCode": "DA-2506", "bTime": "18:00 to 20:00", "endDate": "2025-12-19", "version": 1, "startDate": "2025-06-19", "courseName": "Data Analytics"}'),
  ('01972f8c-001d-74e3-bc55-c9262a99e94a', '2025-06-02 07:29:53.693+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'expense.create', 'expense', '01972f8c-001d-71eb-891f-d5aa6a9eff70', '01972f8c-001d-72a6-a8da-a4c2fd85c63f', NULL, '{"_id": "01972f8c-001d-71eb-891f-d5aa6a9eff70", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 172, "ledger": "01a20843-317d-770d-9b4e-30073605b821", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T07:29:53.693Z", "updatedAt": "2025-06-02T07:29:53.693Z", "voucherNo": "V2025-26/0001", "ledgerName": "Internet"}'),
  ('019730ae-176e-73fe-86b1-27480d613c1b', '2025-06-02 12:46:45.102+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'expense.create', 'expense', '019730ae-176e-7142-ab30-9cf904ad36cc', '019730ae-176e-77c1-8445-32dfffe7973a', NULL, '{"_id": "019730ae-176e-7142-ab30-9cf904ad36cc", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 516, "ledger": "01a20843-317d-770d-9b4e-2f527d59de70", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T12:46:45.102Z", "updatedAt": "2025-06-02T12:46:45.102Z", "voucherNo": "V2025-26/0002", "ledgerName": "Electricity"}'),
  ('01973f27-1abc-73a5-87d2-74cf81206638', '2025-06-05 08:13:36.828+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'expense.create', 'expense', '01973f27-1abc-72d9-aeab-da8aeabe4d7b', '01973f27-1abc-74d8-a93c-bc8ae2c05ad5', NULL, '{"_id": "01973f27-1abc-72d9-aeab-da8aeabe4d7b", "date": "2025-06-05", "year": 2025, "month": 6, "amount": 3876, "ledger": "01a20843-317d-770d-9b4e-2572ba27eade", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-06-05T08:13:36.828Z", "updatedAt": "2025-06-05T08:13:36.828Z", "voucherNo": "V2025-26/0003", "ledgerName": "Salaries"}'),
  ('01973f71-631b-7178-8040-74f88fe36420', '2025-06-05 09:34:45.019+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01973f71-631b-73da-9281-84accde59bf8', '01973f71-631b-726a-a1b8-5e79bd69333c', NULL, '{"_id": "01973f71-631b-73da-9281-84accde59bf8", "date": "2025-06-05", "mode": "offline", "year": 2025, "month": 6, "course": "Data Analytics", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019744be-dbb1-774e-b3c4-f7f1db7cb8a4', '2025-06-06 10:17:28.241+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'expense.create', 'expense', '019744be-dbb1-72fd-93b5-5337be8b7671', '019744be-dbb1-7015-9e55-23640c787586', NULL, '{"_id": "019744be-dbb1-72fd-93b5-5337be8b7671", "date": "2025-06-06", "year": 2025, "month": 6, "amount": 2153, "ledger": "01a20843-317d-770d-9b4e-29f065209855", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-06-06T10:17:28.241Z", "updatedAt": "2025-06-06T10:17:28.241Z", "voucherNo": "V2025-26/0004", "ledgerName": "Rent"}'),
  ('01976d38-7d5f-75e5-a669-2ff59d0a2e40', '2025-06-14 06:55:08.127+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'enquiry.admit', 'enquiry', '01973f71-631b-73da-9281-84accde59bf8', '01976d38-7d5f-75f0-b15c-3fed19320acf', '{"status": "Open", "student": null}', '{"status": "Closed", "student": "01976d38-7d5f-715b-821a-e8ebdcb61bed"}'),
  ('01976d38-7d5f-77f2-ab3d-0f6470dff813', '2025-06-14 06:55:08.127+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'student.register', 'student', '01976d38-7d5f-715b-821a-e8ebdcb61bed', '01976d38-7d5f-7296-9a5f-2bffd6c5f2d5', NULL, '{"_id": "01976d38-7d5f-715b-821a-e8ebdcb61bed", "fee": 31500, "mode": "offline", "batch": "DA-2506", "course": "Data Analytics", "status": "Active", "PaidFee": 0, "dueDate": "2025-07-19", "endDate": "2025-12-19", "version": 1, "TotalFee": 31500, "declared": null, "isPlaced": "notPlaced", "cduration": "6 months", "PendingFee": 31500, "isCompleted": "yes", "joiningDate": "2025-06-14"}'),
  ('01977d82-9bf0-76a8-9070-3f4e86d21eae', '2025-06-17 10:50:01.072+00', '01a20843-3157-7344-bd35-471817bbe518', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01977d82-9bf0-7294-9fc9-b16f3e31a2e2', '01977d82-9bf0-71d7-a710-27b3a428d94f', NULL, '{"_id": "01977d82-9bf0-7294-9fc9-b16f3e31a2e2", "due": 21000, "date": "2025-06-17", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 6, "course": "Data Analytics", "changed": false, "payMode": "Online", "payable": 31500, "student": "01976d38-7d5f-715b-821a-e8ebdcb61bed", "version": 1, "issuedOn": "2025-06-17", "receiptNo": "2025-26/000001"}'),
  ('0197a729-c8b5-73a0-8805-cc2a0775007d', '2025-06-25 12:57:02.901+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20843-3140-778e-8887-2ec2b1fb23e7', '0197a729-c8b5-733e-bdbd-33c64214cb7a', NULL, '{"_id": "01a20843-3140-778e-8887-2ec2b1fb23e7", "bCode": "GD-2507", "bTime": "18:00 to 20:00", "endDate": "2025-12-16", "version": 1, "startDate": "2025-07-16", "courseName": "Graphic Design"}'),
  ('0197cf00-2cf0-7499-8663-5437957969d1', '2025-07-03 06:36:24.688+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'expense.create', 'expense', '0197cf00-2cf0-7572-bcee-f2f8fff1e4c2', '0197cf00-2cf0-7730-be03-f0c9dbb3e3e3', NULL, '{"_id": "0197cf00-2cf0-7572-bcee-f2f8fff1e4c2", "date": "2025-07-03", "year": 2025, "month": 7, "amount": 1058, "ledger": "01a20843-317d-770d-9b4e-2f527d59de70", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-03T06:36:24.688Z", "updatedAt": "2025-07-03T06:36:24.688Z", "voucherNo": "V2025-26/0005", "ledgerName": "Electricity"}'),
  ('0197d3b1-cdf4-77d5-878f-48dd04db29b2', '2025-07-04 04:28:54.644+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d3b1-cdf4-712f-b633-9b4b91af4153', '0197d3b1-cdf4-72fd-8f9e-ba7490f342a9', NULL, '{"_id": "0197d3b1-cdf4-712f-b633-9b4b91af4153", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 352, "ledger": "01a20843-317d-770d-9b4e-30073605b821", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T04:28:54.644Z", "updatedAt": "2025-07-04T04:28:54.644Z", "voucherNo": "V2025-26/0006", "ledgerName": "Internet"}'),
  ('0197d44b-78c3-75b2-98e0-0d17b563e7c7', '2025-07-04 07:16:45.379+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d44b-78c3-7298-bbf4-ad846f72b53b', '0197d44b-78c3-77d7-b4e8-7383b1c1ed41', NULL, '{"_id": "0197d44b-78c3-7298-bbf4-ad846f72b53b", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 7938, "ledger": "01a20843-317d-770d-9b4e-2572ba27eade", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T07:16:45.379Z", "updatedAt": "2025-07-04T07:16:45.379Z", "voucherNo": "V2025-26/0007", "ledgerName": "Salaries"}'),
  ('0197e9a1-67f5-7382-851e-eca62f2dde62', '2025-07-08 10:42:38.709+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'expense.create', 'expense', '0197e9a1-67f5-73d0-bf78-879d9affa8ed', '0197e9a1-67f5-768e-a531-9d8c0c1aa224', NULL, '{"_id": "0197e9a1-67f5-73d0-bf78-879d9affa8ed", "date": "2025-07-08", "year": 2025, "month": 7, "amount": 4410, "ledger": "01a20843-317d-770d-9b4e-29f065209855", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-07-08T10:42:38.709Z", "updatedAt": "2025-07-08T10:42:38.709Z", "voucherNo": "V2025-26/0008", "ledgerName": "Rent"}'),
  ('01980c8c-196a-74df-b1c5-affb969fd0d0', '2025-07-15 05:26:04.906+00', '01a20843-3157-7344-bd35-4b2163fef906', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '01980c8c-196a-70d7-b562-514b7eaec6e0', '01980c8c-196a-76f6-bc03-906e52d7b5f1', NULL, '{"_id": "01980c8c-196a-70d7-b562-514b7eaec6e0", "due": 10500, "date": "2025-07-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 7, "course": "Data Analytics", "changed": false, "payMode": "Cash", "payable": 31500, "student": "01976d38-7d5f-715b-821a-e8ebdcb61bed", "version": 1, "issuedOn": "2025-07-15", "receiptNo": "2025-26/000002"}'),
  ('01982b99-c49f-77ed-a502-865c059f12b0', '2025-07-21 06:09:14.399+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20843-3140-778e-8887-3017bee51460', '01982b99-c49f-72e9-8bbc-44282fb20b67', NULL, '{"_id": "01a20843-3140-778e-8887-3017bee51460", "bCode": "DM-2508", "bTime": "10:00 to 12:00", "endDate": "2025-11-11", "version": 1, "startDate": "2025-08-11", "courseName": "Digital Marketing"}'),
  ('0198305a-7b46-7011-ab82-3e83e885c77b', '2025-07-22 04:18:12.934+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'student.register', 'student', '0198305a-7b46-7502-96b6-70b2bfa07d88', '0198305a-7b46-7478-8530-7348a3df64b7', NULL, '{"_id": "0198305a-7b46-7502-96b6-70b2bfa07d88", "fee": 22000, "mode": "offline", "batch": "GD-2507", "course": "Graphic Design", "status": "Active", "PaidFee": 0, "dueDate": "2025-08-26", "endDate": "2025-12-16", "version": 1, "TotalFee": 22000, "declared": null, "isPlaced": "notPlaced", "cduration": "5 months", "PendingFee": 22000, "isCompleted": "yes", "joiningDate": "2025-07-22"}'),
  ('01983ab5-5436-7037-a032-fc1e1cab0ddf', '2025-07-24 04:33:38.87+00', '01976d38-7d5f-715b-821a-e8ebdcb61bed', '', 'student', 'project.add', 'project', '01983ab5-5436-758d-aa52-3dec7c74106a', '01983ab5-5436-773b-834d-8eb432176afa', NULL, '{"_id": "01983ab5-5436-758d-aa52-3dec7c74106a", "student": "01976d38-7d5f-715b-821a-e8ebdcb61bed", "version": 1}'),
  ('01984f40-d442-72b4-9732-7c4a01c18cd8', '2025-07-28 04:18:25.474+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'fee.record', 'receipt', '01984f40-d442-71d2-ad2e-aa819dae25e0', '01984f40-d442-7236-ae2e-073aabca2f3a', NULL, '{"_id": "01984f40-d442-71d2-ad2e-aa819dae25e0", "due": 11000, "date": "2025-07-28", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 7, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-7502-96b6-70b2bfa07d88", "version": 1, "issuedOn": "2025-07-28", "receiptNo": "2025-26/000003"}'),
  ('01985aa9-0953-751c-92ea-5312ae066636', '2025-07-30 09:28:04.179+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'staff.update', 'account', '01a20843-3158-7397-835c-fdd539da1cb9', '01985aa9-0953-748c-b77b-f3fb3a7559ed', '{"status": "Active", "version": 1}', '{"status": "Disable", "version": 2}'),
  ('01986905-43a3-73c0-aae9-866da5054af1', '2025-08-02 04:23:29.443+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'expense.create', 'expense', '01986905-43a3-77a3-a654-9c925b0da13f', '01986905-43a3-75b4-952f-3672debf23c6', NULL, '{"_id": "01986905-43a3-77a3-a654-9c925b0da13f", "date": "2025-08-02", "year": 2025, "month": 8, "amount": 4341, "ledger": "01a20843-317d-770d-9b4e-29f065209855", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-08-02T04:23:29.443Z", "updatedAt": "2025-08-02T04:23:29.443Z", "voucherNo": "V2025-26/0009", "ledgerName": "Rent"}'),
  ('019873c7-c03e-7344-8f17-56b0a6660070', '2025-08-04 06:32:07.486+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'expense.create', 'expense', '019873c7-c03e-72a3-8adc-8e5ed74b34ff', '019873c7-c03e-76fc-9bfb-b5bb88ed27d2', NULL, '{"_id": "019873c7-c03e-72a3-8adc-8e5ed74b34ff", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 7814, "ledger": "01a20843-317d-770d-9b4e-2572ba27eade", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T06:32:07.486Z", "updatedAt": "2025-08-04T06:32:07.486Z", "voucherNo": "V2025-26/0010", "ledgerName": "Salaries"}'),
  ('0198742d-391a-7731-8c20-723322c11268', '2025-08-04 08:22:57.562+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'expense.create', 'expense', '0198742d-391a-7092-908c-872f61c25951', '0198742d-391a-7398-a2f5-c956fe2ebcdb', NULL, '{"_id": "0198742d-391a-7092-908c-872f61c25951", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 347, "ledger": "01a20843-317d-770d-9b4e-30073605b821", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T08:22:57.562Z", "updatedAt": "2025-08-04T08:22:57.562Z", "voucherNo": "V2025-26/0011", "ledgerName": "Internet"}'),
  ('01987a45-a517-7761-a3fe-d8c953b417ac', '2025-08-05 12:47:21.367+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'expense.create', 'expense', '01987a45-a517-71f8-a075-1b42fd267ca5', '01987a45-a517-709f-b43f-700060db4660', NULL, '{"_id": "01987a45-a517-71f8-a075-1b42fd267ca5", "date": "2025-08-05", "year": 2025, "month": 8, "amount": 1041, "ledger": "01a20843-317d-770d-9b4e-2f527d59de70", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-05T12:47:21.367Z", "updatedAt": "2025-08-05T12:47:21.367Z", "voucherNo": "V2025-26/0012", "ledgerName": "Electricity"}'),
  ('0198adb9-bb13-75b9-9167-584b8029c610', '2025-08-15 12:34:47.187+00', '01a20843-3157-7344-bd35-471817bbe518', 'Hina Sample', 'hr', 'fee.record', 'receipt', '0198adb9-bb13-7633-b980-5ae304dd021a', '0198adb9-bb13-71c7-868b-1d697a9aa21f', NULL, '{"_id": "0198adb9-bb13-7633-b980-5ae304dd021a", "due": 0, "date": "2025-08-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 8, "course": "Data Analytics", "changed": false, "payMode": "Others", "payable": 31500, "student": "01976d38-7d5f-715b-821a-e8ebdcb61bed", "version": 1, "issuedOn": "2025-08-15", "receiptNo": "2025-26/000004"}'),
  ('0198b7a5-65f9-7406-89f7-22679abc77dc', '2025-08-17 10:48:46.841+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20843-3140-778e-8887-37ba5fa3bfb9', '0198b7a5-65f9-77ee-a08c-43d12d127a17', NULL, '{"_id": "01a20843-3140-778e-8887-37ba5fa3bfb9", "bCode": "HT-2509", "bTime": "15:00 to 17:00", "endDate": "2025-11-07", "version": 1, "startDate": "2025-09-07", "courseName": "Hindi Typing"}'),
  ('0198d1be-32ac-7386-93a7-0503f80cec01', '2025-08-22 12:25:59.724+00', '01a20843-3157-7344-bd35-4b2163fef906', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '0198d1be-32ac-7359-ab72-0f5d77c45701', '0198d1be-32ac-775a-b616-eb9b26c19010', NULL, '{"_id": "0198d1be-32ac-7359-ab72-0f5d77c45701", "due": 0, "date": "2025-08-21", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 8, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-7502-96b6-70b2bfa07d88", "version": 1, "issuedOn": "2025-08-22", "receiptNo": "2025-26/000005"}'),
  ('019904aa-7eb6-77be-b607-1f0d10d73846', '2025-09-01 09:45:06.486+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'expense.create', 'expense', '019904aa-7eb6-71cf-b744-a0579128fd83', '019904aa-7eb6-751c-8c77-f800cb42266d', NULL, '{"_id": "019904aa-7eb6-71cf-b744-a0579128fd83", "date": "2025-09-01", "year": 2025, "month": 9, "amount": 6144, "ledger": "01a20843-317d-770d-9b4e-2572ba27eade", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-09-01T09:45:06.486Z", "updatedAt": "2025-09-01T09:45:06.486Z", "voucherNo": "V2025-26/0013", "ledgerName": "Salaries"}'),
  ('01990a07-c598-7635-a499-f1bc810ee58a', '2025-09-02 10:45:05.56+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'expense.create', 'expense', '01990a07-c598-7691-b74b-1ca9185e5531', '01990a07-c598-75ff-aa74-d43480affff7', NULL, '{"_id": "01990a07-c598-7691-b74b-1ca9185e5531", "date": "2025-09-02", "year": 2025, "month": 9, "amount": 3413, "ledger": "01a20843-317d-770d-9b4e-29f065209855", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-09-02T10:45:05.560Z", "updatedAt": "2025-09-02T10:45:05.560Z", "voucherNo": "V2025-26/0014", "ledgerName": "Rent"}'),
  ('01990f32-eeb0-7231-be7f-6b3fbba4642f', '2025-09-03 10:50:20.208+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'expense.create', 'expense', '01990f32-eeb0-7668-bb3f-5750cf0eb78f', '01990f32-eeb0-73eb-bb11-63d42eecec90', NULL, '{"_id": "01990f32-eeb0-7668-bb3f-5750cf0eb78f", "date": "2025-09-03", "year": 2025, "month": 9, "amount": 819, "ledger": "01a20843-317d-770d-9b4e-2f527d59de70", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-03T10:50:20.208Z", "updatedAt": "2025-09-03T10:50:20.208Z", "voucherNo": "V2025-26/0015", "ledgerName": "Electricity"}'),
  ('0199291d-4815-76b0-8f3e-a6c0b0f17035', '2025-09-08 11:36:48.917+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'expense.create', 'expense', '0199291d-4815-7463-8ae9-1e15ce4ae5a0', '0199291d-4815-7450-a403-02e68e9c8724', NULL, '{"_id": "0199291d-4815-7463-8ae9-1e15ce4ae5a0", "date": "2025-09-08", "year": 2025, "month": 9, "amount": 273, "ledger": "01a20843-317d-770d-9b4e-30073605b821", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-08T11:36:48.917Z", "updatedAt": "2025-09-08T11:36:48.917Z", "voucherNo": "V2025-26/0016", "ledgerName": "Internet"}'),
  ('01993c60-445a-7591-a3a2-cd356b237d3c', '2025-09-12 05:22:45.978+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20843-3140-778e-8887-38c6de33ef5a', '01993c60-445a-75f0-a782-30dfa2f6e7d6', NULL, '{"_id": "01a20843-3140-778e-8887-38c6de33ef5a", "bCode": "FR-2510", "bTime": "15:00 to 17:00", "endDate": "2026-02-03", "version": 1, "startDate": "2025-10-03", "courseName": "Français des affaires"}'),
  ('01994735-b681-762c-8fc9-58cc1be4d815', '2025-09-14 07:52:06.529+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'fee.record', 'receipt', '01994735-b681-73e4-a9d6-2cd1c1392774', '01994735-b681-70fd-80fa-edde089329ae', NULL, '{"_id": "01994735-b681-73e4-a9d6-2cd1c1392774", "due": 0, "date": "2025-09-14", "paid": 15000, "year": 2025, "bCode": "DM-2508", "month": 9, "course": "Digital Marketing", "changed": false, "payMode": "Cash", "payable": 15000, "student": "0199483e-e8b1-7514-8370-82d395e38cba", "version": 1, "issuedOn": "2025-09-14", "receiptNo": "2025-26/000006"}'),
  ('0199483e-e8b1-711c-be65-ba518b964810', '2025-09-14 12:41:46.417+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'student.register', 'student', '0199483e-e8b1-7514-8370-82d395e38cba', '0199483e-e8b1-708a-a58a-310273ea48a7', NULL, '{"_id": "0199483e-e8b1-7514-8370-82d395e38cba", "fee": 15000, "mode": "online", "batch": "DM-2508", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2025-10-19", "endDate": "2025-11-11", "version": 1, "TotalFee": 15000, "declared": null, "isPlaced": "placed", "cduration": "3 months", "PendingFee": 15000, "isCompleted": "yes", "joiningDate": "2025-09-14"}'),
  ('0199c7c0-0ba8-714f-b241-2da71a5727ac', '2025-10-09 06:54:35.944+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20843-3140-778e-8887-3c7d8cbc4326', '0199c7c0-0ba8-70bd-8f65-5c94b3f02cd4', NULL, '{"_id": "01a20843-3140-778e-8887-3c7d8cbc4326", "bCode": "TALLY-2510", "bTime": "12:30 to 14:30", "endDate": "2026-01-30", "version": 1, "startDate": "2025-10-30", "courseName": "Tally with GST"}'),
  ('019a24d1-6480-7208-af10-50f219929f80', '2025-10-27 08:38:13.888+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '019a24d1-6480-7779-8229-97a83e539831', '019a24d1-6480-76eb-9656-8e7b71e5eb9e', '{"status": "Open"}', '{"status": "Pending"}'),
  ('019a24d1-6480-73d5-bcb4-515828a98630', '2025-10-27 08:38:13.888+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '019a24d1-6480-7779-8229-97a83e539831', '019a24d1-6480-70fa-a9b8-51d2d564dc0b', NULL, '{"_id": "019a24d1-6480-7779-8229-97a83e539831", "date": "2025-10-27", "mode": "offline", "year": 2025, "month": 10, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019a3e0d-cbe7-75bb-9c8f-ec50e4d5b951', '2025-11-01 06:14:42.919+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'expense.create', 'expense', '019a3e0d-cbe7-704e-b5a9-6b1a576bf757', '019a3e0d-cbe7-7158-b78d-d022af26b421', NULL, '{"_id": "019a3e0d-cbe7-704e-b5a9-6b1a576bf757", "date": "2025-11-01", "year": 2025, "month": 11, "amount": 1250, "ledger": "01a20843-317d-770d-9b4e-29f065209855", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-11-01T06:14:42.919Z", "updatedAt": "2025-11-01T06:14:42.919Z", "voucherNo": "V2025-26/0017", "ledgerName": "Rent"}'),
  ('019a499b-18e8-7391-b3c0-3516b68112c6', '2025-11-03 12:04:52.584+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'expense.create', 'expense', '019a499b-18e8-7392-bc8c-e39d789d3e0f', '019a499b-18e8-7309-84ac-77a41f4120fc', NULL, '{"_id": "019a499b-18e8-7392-bc8c-e39d789d3e0f", "date": "2025-11-03", "year": 2025, "month": 11, "amount": 2250, "ledger": "01a20843-317d-770d-9b4e-2572ba27eade", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-11-03T12:04:52.584Z", "updatedAt": "2025-11-03T12:04:52.584Z", "voucherNo": "V2025-26/0018", "ledgerName": "Salaries"}'),
  ('019a4dd1-d13d-746a-bbde-e1d314925d4f', '2025-11-04 07:43:07.581+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20843-3140-778e-8887-41991631b059', '019a4dd1-d13d-736b-bbeb-34cc8bbeb57b', NULL, '{"_id": "01a20843-3140-778e-8887-41991631b059", "bCode": "PY-2511", "bTime": "18:00 to 20:00", "endDate": "2026-03-25", "version": 1, "startDate": "2025-11-25", "courseName": "Python Programming"}'),
  ('019a5870-be50-70da-8a5c-396cb132a8cb', '2025-11-06 09:12:55.12+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'expense.create', 'expense', '019a5870-be50-719d-9cd7-32b90791b032', '019a5870-be50-768e-b91d-9df98df02743', NULL, '{"_id": "019a5870-be50-719d-9cd7-32b90791b032", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 100, "ledger": "01a20843-317d-770d-9b4e-30073605b821", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T09:12:55.120Z", "updatedAt": "2025-11-06T09:12:55.120Z", "voucherNo": "V2025-26/0019", "ledgerName": "Internet"}'),
  ('019a58cd-919f-72c1-a524-5073066750f3', '2025-11-06 10:54:18.527+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'expense.create', 'expense', '019a58cd-919f-732d-b41e-794b7c825baf', '019a58cd-919f-7767-a2bd-bba1eb6722bb', NULL, '{"_id": "019a58cd-919f-732d-b41e-794b7c825baf", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 300, "ledger": "01a20843-317d-770d-9b4e-2f527d59de70", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T10:54:18.527Z", "updatedAt": "2025-11-06T10:54:18.527Z", "voucherNo": "V2025-26/0020", "ledgerName": "Electricity"}'),
  ('019acdcb-3f5e-7464-a76a-aba0eaa177a2', '2025-11-29 04:07:20.67+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'student.register', 'student', '019acdcb-3f5e-7152-a6a2-dd2fe54ece63', '019acdcb-3f5e-763b-b6cb-4f93f169955b', NULL, '{"_id": "019acdcb-3f5e-7152-a6a2-dd2fe54ece63", "fee": 18000, "mode": "offline", "batch": "PY-2511", "course": "Python Programming", "status": "Active", "PaidFee": 0, "dueDate": "2026-01-03", "endDate": "2026-03-25", "version": 1, "TotalFee": 18000, "declared": null, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 18000, "isCompleted": "yes", "joiningDate": "2025-11-29"}'),
  ('019acefa-c7b2-75ba-b640-4f3fa915c192', '2025-11-29 09:38:52.978+00', '01a20843-3157-7344-bd35-471817bbe518', 'Hina Sample', 'hr', 'fee.record', 'receipt', '019acefa-c7b2-7473-b80d-f6cd0a273bcb', '019acefa-c7b2-7421-9b5c-1b18ec7a56bb', NULL, '{"_id": "019acefa-c7b2-7473-b80d-f6cd0a273bcb", "due": 12000, "date": "2025-11-29", "paid": 6000, "year": 2025, "bCode": "PY-2511", "month": 11, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-7152-a6a2-dd2fe54ece63", "version": 1, "issuedOn": "2025-11-29", "receiptNo": "2025-26/000007"}'),
  ('019ad88c-72fa-7407-a30a-bfed59811853', '2025-12-01 06:14:34.49+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20843-3140-778e-8887-479624623b6d', '019ad88c-72fa-7194-a332-26ecd2416540', NULL, '{"_id": "01a20843-3140-778e-8887-479624623b6d", "bCode": "FSW-2512", "bTime": "12:30 to 14:30", "endDate": "2026-08-22", "version": 1, "startDate": "2025-12-22", "courseName": "Full Stack Web Development"}'),
  ('019b5e41-c6ac-7463-84aa-b2b1c0f0dd7b', '2025-12-27 05:22:07.66+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20843-3140-778e-8887-49a566beeb37', '019b5e41-c6ac-747f-9da6-a89b8db08578', NULL, '{"_id": "01a20843-3140-778e-8887-49a566beeb37", "bCode": "DA-2601", "bTime": "12:30 to 14:30", "endDate": "2026-07-17", "version": 1, "startDate": "2026-01-17", "courseName": "Data Analytics"}'),
  ('019b7ce0-50eb-71e6-a009-b658d78b0730', '2026-01-02 04:03:54.219+00', '01a20843-3157-7344-bd35-4b2163fef906', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '019b7ce0-50eb-7677-910e-45ebe45b54d5', '019b7ce0-50eb-7796-99bf-0f94f340c160', NULL, '{"_id": "019b7ce0-50eb-7677-910e-45ebe45b54d5", "due": 6000, "date": "2026-01-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 1, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-7152-a6a2-dd2fe54ece63", "version": 1, "issuedOn": "2026-01-02", "receiptNo": "2025-26/000008"}'),
  ('019b7d9a-7db3-74d9-a36c-331eb70254a2', '2026-01-02 07:27:15.379+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'expense.create', 'expense', '019b7d9a-7db3-706d-a13e-5cd81eb716b3', '019b7d9a-7db3-73aa-a168-b98a5a39a17e', NULL, '{"_id": "019b7d9a-7db3-706d-a13e-5cd81eb716b3", "date": "2026-01-02", "year": 2026, "month": 1, "amount": 1076, "ledger": "01a20843-317d-770d-9b4e-29f065209855", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-01-02T07:27:15.379Z", "updatedAt": "2026-01-02T07:27:15.379Z", "voucherNo": "V2025-26/0021", "ledgerName": "Rent"}'),
  ('019b92c8-7213-7497-81a8-b962b2e1ede8', '2026-01-06 10:09:28.595+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'expense.create', 'expense', '019b92c8-7213-77a5-86fa-3763f06deb71', '019b92c8-7213-7696-ab21-3c8a30e0c6c7', NULL, '{"_id": "019b92c8-7213-77a5-86fa-3763f06deb71", "date": "2026-01-06", "year": 2026, "month": 1, "amount": 258, "ledger": "01a20843-317d-770d-9b4e-2f527d59de70", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-06T10:09:28.595Z", "updatedAt": "2026-01-06T10:09:28.595Z", "voucherNo": "V2025-26/0022", "ledgerName": "Electricity"}'),
  ('019b96c0-e9f1-75bf-b345-0de767b0762d', '2026-01-07 04:39:43.857+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'expense.create', 'expense', '019b96c0-e9f1-727e-9504-4031da1d0da4', '019b96c0-e9f1-709c-87ca-0c4064624f9a', NULL, '{"_id": "019b96c0-e9f1-727e-9504-4031da1d0da4", "date": "2026-01-07", "year": 2026, "month": 1, "amount": 1938, "ledger": "01a20843-317d-770d-9b4e-2572ba27eade", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-01-07T04:39:43.857Z", "updatedAt": "2026-01-07T04:39:43.857Z", "voucherNo": "V2025-26/0023", "ledgerName": "Salaries"}'),
  ('019b9be6-f910-761f-b2c7-f7a744079eee', '2026-01-08 04:39:24.176+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'expense.create', 'expense', '019b9be6-f910-74b1-814b-d78d9124da1b', '019b9be6-f910-7571-a72d-4f06fb2069c9', NULL, '{"_id": "019b9be6-f910-74b1-814b-d78d9124da1b", "date": "2026-01-08", "year": 2026, "month": 1, "amount": 86, "ledger": "01a20843-317d-770d-9b4e-30073605b821", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-08T04:39:24.176Z", "updatedAt": "2026-01-08T04:39:24.176Z", "voucherNo": "V2025-26/0024", "ledgerName": "Internet"}'),
  ('019bea69-43a4-75cb-8ccc-b8d8a8adac9e', '2026-01-23 10:32:05.796+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20843-3140-778e-8887-4c469c6baa68', '019bea69-43a4-7174-9354-092a2ad49dbf', NULL, '{"_id": "01a20843-3140-778e-8887-4c469c6baa68", "bCode": "GD-2602", "bTime": "08:00 to 10:00", "endDate": "2026-07-13", "version": 1, "startDate": "2026-02-13", "courseName": "Graphic Design"}'),
  ('019c1cef-33c4-7309-851e-9aae0ff2bc13', '2026-02-02 05:59:24.356+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'fee.record', 'receipt', '019c1cef-33c4-7363-b17c-21f41fcc65b2', '019c1cef-33c4-766a-9129-ac7f4346f0e8', NULL, '{"_id": "019c1cef-33c4-7363-b17c-21f41fcc65b2", "due": 0, "date": "2026-02-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 2, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-7152-a6a2-dd2fe54ece63", "version": 1, "issuedOn": "2026-02-02", "receiptNo": "2025-26/000009"}'),
  ('019c31b6-9ffd-71d1-bf51-1ae3c44d6b8c', '2026-02-06 06:49:38.045+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'expense.create', 'expense', '019c31b6-9ffd-74f6-b5c7-4fd7bba0204d', '019c31b6-9ffd-73e4-846a-4ff8c47371e1', NULL, '{"_id": "019c31b6-9ffd-74f6-b5c7-4fd7bba0204d", "date": "2026-02-06", "year": 2026, "month": 2, "amount": 2457, "ledger": "01a20843-317d-770d-9b4e-2572ba27eade", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-02-06T06:49:38.045Z", "updatedAt": "2026-02-06T06:49:38.045Z", "voucherNo": "V2025-26/0025", "ledgerName": "Salaries"}'),
  ('019c369f-a274-730a-af21-6c69f8b23134', '2026-02-07 05:42:37.428+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'expense.create', 'expense', '019c369f-a274-73a8-b4d8-87b7339ac37b', '019c369f-a274-74fa-a59b-3e15c7d5de33', NULL, '{"_id": "019c369f-a274-73a8-b4d8-87b7339ac37b", "date": "2026-02-07", "year": 2026, "month": 2, "amount": 1365, "ledger": "01a20843-317d-770d-9b4e-29f065209855", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-02-07T05:42:37.428Z", "updatedAt": "2026-02-07T05:42:37.428Z", "voucherNo": "V2025-26/0026", "ledgerName": "Rent"}'),
  ('019c411e-2084-730d-a8ca-6fdd92fdfc2d', '2026-02-09 06:36:59.396+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'expense.create', 'expense', '019c411e-2084-776f-97a5-1821c55fb8c0', '019c411e-2084-7080-8380-a8542a7eb186', NULL, '{"_id": "019c411e-2084-776f-97a5-1821c55fb8c0", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 327, "ledger": "01a20843-317d-770d-9b4e-2f527d59de70", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T06:36:59.396Z", "updatedAt": "2026-02-09T06:36:59.396Z", "voucherNo": "V2025-26/0027", "ledgerName": "Electricity"}'),
  ('019c423e-23a9-7297-b2a4-42579350acb2', '2026-02-09 11:51:34.569+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'expense.create', 'expense', '019c423e-23a9-72ec-8042-75ac50008e8b', '019c423e-23a9-72c4-bb15-cf4407d0382d', NULL, '{"_id": "019c423e-23a9-72ec-8042-75ac50008e8b", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 109, "ledger": "01a20843-317d-770d-9b4e-30073605b821", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T11:51:34.569Z", "updatedAt": "2026-02-09T11:51:34.569Z", "voucherNo": "V2025-26/0028", "ledgerName": "Internet"}'),
  ('019c7004-9136-7793-b8e2-3a98464547fc', '2026-02-18 09:11:13.462+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20843-3140-778e-8887-50eefff43ed3', '019c7004-9136-70ee-ab4f-239efcd2400b', NULL, '{"_id": "01a20843-3140-778e-8887-50eefff43ed3", "bCode": "DM-2603", "bTime": "12:30 to 14:30", "endDate": "2026-06-11", "version": 1, "startDate": "2026-03-11", "courseName": "Digital Marketing"}'),
  ('019cfa32-3a20-74bd-b8fc-d90e25923daf', '2026-03-17 05:08:41.632+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20843-3140-778e-8887-556e8bf1edb3', '019cfa32-3a20-76a5-896d-0fadcd6fc125', NULL, '{"_id": "01a20843-3140-778e-8887-556e8bf1edb3", "bCode": "HT-2604", "bTime": "10:00 to 12:00", "endDate": "2026-06-07", "version": 1, "startDate": "2026-04-07", "courseName": "Hindi Typing"}'),
  ('019d47ad-09b4-7726-a5df-c3e0076153b4', '2026-04-01 06:13:35.796+00', '01976d38-7d5f-715b-821a-e8ebdcb61bed', '', 'student', 'project.add', 'project', '019d47ad-09b4-70b8-abe8-516a3f03a500', '019d47ad-09b4-77d9-be13-009129ebbbee', NULL, '{"_id": "019d47ad-09b4-70b8-abe8-516a3f03a500", "student": "01976d38-7d5f-715b-821a-e8ebdcb61bed", "version": 1}'),
  ('019d805b-85ba-773c-b0d9-5e0fc6485121', '2026-04-12 06:22:54.906+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20843-3140-778e-8887-5be264246c67', '019d805b-85ba-7493-ae5c-70e9a371ef98', NULL, '{"_id": "01a20843-3140-778e-8887-5be264246c67", "bCode": "FR-2605", "bTime": "08:00 to 10:00", "endDate": "2026-09-03", "version": 1, "startDate": "2026-05-03", "courseName": "Français des affaires"}'),
  ('019daf1c-ae23-7214-a0fd-0c970942352a', '2026-04-21 08:16:25.635+00', '01976d38-7d5f-715b-821a-e8ebdcb61bed', '', 'student', 'portfolio.add', 'portfolio', '019daf1c-ae23-74c6-a72f-3472684d1ae8', '019daf1c-ae23-75f2-8b82-dc953e9cd748', NULL, '{"_id": "019daf1c-ae23-74c6-a72f-3472684d1ae8", "student": "01976d38-7d5f-715b-821a-e8ebdcb61bed", "version": 1}'),
  ('019e0afc-7890-73a4-afa9-7c370b158d9a', '2026-05-09 04:26:18.64+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20843-3140-778e-8887-5ffd546a025a', '019e0afc-7890-7108-9ded-df0cd526707f', NULL, '{"_id": "01a20843-3140-778e-8887-5ffd546a025a", "bCode": "TALLY-2605", "bTime": "12:30 to 14:30", "endDate": "2026-08-30", "version": 1, "startDate": "2026-05-30", "courseName": "Tally with GST"}'),
  ('019e91fd-57b9-70e8-8c87-59072d3825eb', '2026-06-04 09:35:59.929+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20843-3140-778e-8887-616491fd5d91', '019e91fd-57b9-7270-8c5c-d434e13f5abe', NULL, '{"_id": "01a20843-3140-778e-8887-616491fd5d91", "bCode": "PY-2606", "bTime": "08:00 to 10:00", "endDate": "2026-10-25", "version": 1, "startDate": "2026-06-25", "courseName": "Python Programming"}'),
  ('019f1d81-7446-74e1-a1a7-9cf714d03c3f', '2026-07-01 11:47:31.014+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20843-3140-778e-8887-65588acfe79f', '019f1d81-7446-7789-83ec-3aa4d6b9a295', NULL, '{"_id": "01a20843-3140-778e-8887-65588acfe79f", "bCode": "FSW-2607", "bTime": "10:00 to 12:00", "endDate": null, "version": 1, "startDate": "2026-07-22", "courseName": "Full Stack Web Development"}'),
  ('019f4660-91bf-7301-b2f9-c555033e0644', '2026-07-09 10:16:01.727+00', '01976d38-7d5f-715b-821a-e8ebdcb61bed', '', 'student', 'portfolio.add', 'portfolio', '019f4660-91bf-7642-aab0-cb39d9c99a07', '019f4660-91bf-7337-896c-eb8068e4659c', NULL, '{"_id": "019f4660-91bf-7642-aab0-cb39d9c99a07", "student": "01976d38-7d5f-715b-821a-e8ebdcb61bed", "version": 1}'),
  ('019fa230-ae6c-762e-ad06-1eb6d5c668d7', '2026-07-27 06:08:47.212+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20843-3141-77cc-8df5-f1355cbe4985', '019fa230-ae6c-7370-871c-8b2ce66fbc7e', NULL, '{"_id": "01a20843-3141-77cc-8df5-f1355cbe4985", "bCode": "DA-2608", "bTime": "10:00 to 12:00", "endDate": "2027-02-17", "version": 1, "startDate": "2026-08-17", "courseName": "Data Analytics"}'),
  ('01a02eaf-9c16-77be-a719-465d1fff490d', '2026-08-23 12:54:15.83+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20843-3141-77cc-8df5-f6004f820ee8', '01a02eaf-9c16-7751-befa-fbc5602f5f64', NULL, '{"_id": "01a20843-3141-77cc-8df5-f6004f820ee8", "bCode": "GD-2609", "bTime": "08:00 to 10:00", "endDate": "2027-02-13", "version": 1, "startDate": "2026-09-13", "courseName": "Graphic Design"}'),
  ('01a0b40e-f07d-718b-b2f4-0d18fee76757', '2026-09-18 10:27:53.085+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20843-3141-77cc-8df5-f9204c544188', '01a0b40e-f07d-7379-8a6a-ec390069af79', NULL, '{"_id": "01a20843-3141-77cc-8df5-f9204c544188", "bCode": "DM-2610", "bTime": "12:30 to 14:30", "endDate": null, "version": 1, "startDate": "2026-10-09", "courseName": "Digital Marketing"}'),
  ('01a0d6d4-797a-71e9-be0c-43f16b14af0a', '2026-09-25 04:30:44.09+00', '01976d38-7d5f-715b-821a-e8ebdcb61bed', '', 'student', 'project.add', 'project', '01a0d6d4-797a-73c8-b725-4f03792f0342', '01a0d6d4-797a-72cf-b600-7a04e4a8df93', NULL, '{"_id": "01a0d6d4-797a-73c8-b725-4f03792f0342", "student": "01976d38-7d5f-715b-821a-e8ebdcb61bed", "version": 1}'),
  ('01a11b91-9b52-7226-8b62-5d0206411763', '2026-10-08 12:51:29.746+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'student.register', 'student', '01a11b91-9b52-7033-bdea-012c2301e8da', '01a11b91-9b52-723b-8351-f750b5753d49', NULL, '{"_id": "01a11b91-9b52-7033-bdea-012c2301e8da", "fee": 13500, "mode": "offline", "batch": "DM-2610", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2026-11-12", "endDate": null, "version": 1, "TotalFee": 13500, "declared": null, "isPlaced": "notPlaced", "cduration": "3 months", "PendingFee": 13500, "isCompleted": "no", "joiningDate": "2026-10-08"}'),
  ('01a13e7e-69d3-7178-92fa-566fce409ce8', '2026-10-15 07:37:14.451+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20843-3141-77cc-8df5-ffebd85fc377', '01a13e7e-69d3-708d-9b27-c2c4069b1695', NULL, '{"_id": "01a20843-3141-77cc-8df5-ffebd85fc377", "bCode": "HT-2611", "bTime": "10:00 to 12:00", "endDate": "2027-01-05", "version": 1, "startDate": "2026-11-05", "courseName": "Hindi Typing"}'),
  ('01a19b44-4019-7394-8853-8831517e95ca', '2026-11-02 07:58:23.769+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19b44-4019-7563-971c-10d9275730a1', '01a19b44-4019-717f-8955-9f07e2cdc7e0', NULL, '{"_id": "01a19b44-4019-7563-971c-10d9275730a1", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 221, "ledger": "01a20843-317d-770d-9b4e-29f065209855", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T07:58:23.769Z", "updatedAt": "2026-11-02T07:58:23.769Z", "voucherNo": "V2026-27/0001", "ledgerName": "Rent"}'),
  ('01a19c3d-3bc5-707f-8efc-1df95af3a395', '2026-11-02 12:30:21.125+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19c3d-3bc5-7125-a4ab-76f033568c6c', '01a19c3d-3bc5-7764-a0cb-f257f4ecc153', NULL, '{"_id": "01a19c3d-3bc5-7125-a4ab-76f033568c6c", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 398, "ledger": "01a20843-317d-770d-9b4e-2572ba27eade", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T12:30:21.125Z", "updatedAt": "2026-11-02T12:30:21.125Z", "voucherNo": "V2026-27/0002", "ledgerName": "Salaries"}'),
  ('01a1a4b8-370c-7721-a7c5-0247d2634ab8', '2026-11-04 04:01:38.572+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1a4b8-370c-741e-89fb-e40d8e7e1f42', '01a1a4b8-370c-738c-8cf9-5f9c09dc712d', NULL, '{"_id": "01a1a4b8-370c-741e-89fb-e40d8e7e1f42", "date": "2026-11-04", "year": 2026, "month": 11, "amount": 53, "ledger": "01a20843-317d-770d-9b4e-2f527d59de70", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-04T04:01:38.572Z", "updatedAt": "2026-11-04T04:01:38.572Z", "voucherNo": "V2026-27/0003", "ledgerName": "Electricity"}'),
  ('01a1b03c-724d-7772-9400-826a7ef49c78', '2026-11-06 09:41:53.869+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b03c-724d-7387-8b59-b3ccc9b77b6c', '01a1b03c-724d-77fb-acdd-516201c2e53a', NULL, '{"date": "2026-11-06", "absent": 1, "present": 0, "batchCode": "DM-2610"}'),
  ('01a1b03c-74c1-729a-a0b6-e14580a9a3ad', '2026-11-06 09:41:54.497+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'student.register', 'student', '01a1b03c-74c1-70cb-a7cf-08d3a6e26812', '01a1b03c-74c1-74f1-9fef-96ff750c89d4', NULL, '{"_id": "01a1b03c-74c1-70cb-a7cf-08d3a6e26812", "fee": 4050, "mode": "online", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-11", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-06"}'),
  ('01a1b0c9-1727-74e8-968e-3229f999a3b8', '2026-11-06 12:15:31.111+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b0c9-1727-700b-a068-344873c64459', '01a1b0c9-1727-7230-8182-630e53753756', NULL, '{"date": "2026-11-06", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1b4a5-afa4-7651-a3ad-7fb0731972a9', '2026-11-07 06:15:19.716+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'student.disable', 'student', '01a11b91-9b52-7033-bdea-012c2301e8da', '01a1b4a5-afa4-71c5-9220-ac51e8c79fb3', '{"status": "Active"}', '{"status": "Disable"}'),
  ('01a1b51d-6a8b-758c-94b5-ae660e106897', '2026-11-07 08:26:06.347+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b51d-6a8b-73d6-a6be-20b5ae0d7fb0', '01a1b51d-6a8b-7652-a41c-151d5fd75fbd', NULL, '{"date": "2026-11-07", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1be83-9230-7690-ae82-7a5e925a64bb', '2026-11-09 04:14:16.112+00', NULL, '', 'anyone', 'student.apply', 'student', '01a1be83-9230-7096-807c-665885aafbc2', '01a1be83-9230-77da-b899-c3f3bf49bf45', NULL, '{"_id": "01a1be83-9230-7096-807c-665885aafbc2", "fee": 16500, "mode": "offline", "batch": "FR-2612", "course": "Français des affaires", "status": "Pending", "PaidFee": 0, "dueDate": "2027-01-05", "endDate": null, "version": 1, "TotalFee": 0, "declared": {"fee": 16500, "Paidfee": 8250, "payMode": "Online"}, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 0, "isCompleted": "no", "joiningDate": "2026-12-01"}'),
  ('01a1c041-4eb3-71ad-8332-fc11dd702712', '2026-11-09 12:21:07.891+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c041-4eb3-72f0-99a6-9ca132df5782', '01a1c041-4eb3-76b6-b8a0-c4b48c4bb198', NULL, '{"date": "2026-11-09", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1c057-66d2-7430-a5b3-f6e052c960c8', '2026-11-09 12:45:15.858+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1c057-66d2-771d-81a7-69406006214f', '01a1c057-66d2-77f7-af09-25c8cfc5a3cb', NULL, '{"_id": "01a1c057-66d2-771d-81a7-69406006214f", "date": "2026-11-09", "year": 2026, "month": 11, "amount": 17, "ledger": "01a20843-317d-770d-9b4e-30073605b821", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-09T12:45:15.858Z", "updatedAt": "2026-11-09T12:45:15.858Z", "voucherNo": "V2026-27/0004", "ledgerName": "Internet"}'),
  ('01a1c432-5b10-77d4-9425-ba44a8084997', '2026-11-10 06:43:16.88+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20843-3141-77cc-8df6-02738dacd841', '01a1c432-5b10-77ed-95fe-84ef12a95fec', NULL, '{"_id": "01a20843-3141-77cc-8df6-02738dacd841", "bCode": "FR-2612", "bTime": "15:00 to 17:00", "endDate": null, "version": 1, "startDate": "2026-12-01", "courseName": "Français des affaires"}'),
  ('01a1c53b-8e49-72d8-a122-f3bfdbb0c865', '2026-11-10 11:32:57.033+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c53b-8e49-73cb-ab5f-6d6509fb21b5', '01a1c53b-8e49-7096-a720-34a39be43699', NULL, '{"date": "2026-11-10", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ca38-8fec-712d-bf09-a680d30b0c7f', '2026-11-11 10:47:46.924+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ca38-8fec-7595-8cdc-6f05cf088326', '01a1ca38-8fec-77ce-8643-e7b651067c20', NULL, '{"date": "2026-11-11", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ce42-8cd3-735e-a493-99991b1846ed', '2026-11-12 05:37:10.355+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ce42-8cd3-72de-ba47-26f6f1d003f2', '01a1ce42-8cd3-700b-961f-a87e0d8af3ec', NULL, '{"date": "2026-11-12", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1cf35-657d-72fe-8962-d56c3a95501f', '2026-11-12 10:02:25.533+00', '01a20843-3157-7344-bd35-471817bbe518', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01a1cf35-657d-7006-b568-c3be90d78f5b', '01a1cf35-657d-7028-ba6c-5b7d17c19292', NULL, '{"_id": "01a1cf35-657d-7006-b568-c3be90d78f5b", "due": 3050, "date": "2026-11-12", "paid": 1000, "year": 2026, "bCode": "HT-2611", "month": 11, "course": "Hindi Typing", "changed": false, "payMode": "Online", "payable": 4050, "student": "01a1b03c-74c1-70cb-a7cf-08d3a6e26812", "version": 1, "issuedOn": "2026-11-12", "receiptNo": "2026-27/000001"}'),
  ('01a1d445-07d9-7768-af38-adf1a93ac7c9', '2026-11-13 09:37:36.217+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d445-07d9-75c5-90a2-3d042c63aeee', '01a1d445-07d9-73c3-bb8a-3c29e9463016', NULL, '{"date": "2026-11-13", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1d916-73a3-7103-b2cc-b21280a2a2cd', '2026-11-14 08:04:49.699+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d916-73a3-7409-aa25-2f618c2242ea', '01a1d916-73a3-703a-9395-c2110604762f', NULL, '{"date": "2026-11-14", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e402-4a37-70b7-9422-f78f8ee1a733', '2026-11-16 10:58:37.751+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e402-4a37-750f-8073-ab483da90325', '01a1e402-4a37-7130-9a07-0fd81b0ebf75', NULL, '{"date": "2026-11-16", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e95a-a683-7731-8116-d54cb5debbf0', '2026-11-17 11:53:14.627+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e95a-a683-729b-b478-68edbb869cec', '01a1e95a-a683-7541-82d9-11f5a9b65c96', NULL, '{"date": "2026-11-17", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ee80-40dd-71b9-a789-ec22cb4d9040', '2026-11-18 11:52:25.053+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ee80-40dd-703b-ba49-c7df496dc173', '01a1ee80-40dd-72c7-aba3-4ac8731359a8', NULL, '{"date": "2026-11-18", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f2a8-7850-7410-826f-2cfd0377beaf', '2026-11-19 07:14:49.552+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f2a8-7850-70cd-9525-99f75904f0b3', '01a1f2a8-7850-711a-9a78-fbeecc66885f', NULL, '{"date": "2026-11-19", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f8c0-38a9-7515-ae95-8351d6eff1b7', '2026-11-20 11:38:29.417+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f8c0-38a9-77eb-a8ff-fac3c944663a', '01a1f8c0-38a9-736a-bc84-c873691439ce', NULL, '{"date": "2026-11-20", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1fb86-a83e-761f-bc22-be29de0f87fc', '2026-11-21 00:34:28.542+00', '01a20843-3126-7439-af51-955a03de7f9a', 'Hari Example', 'hr', 'student.register', 'student', '01a1fb86-a83e-7271-b461-50dba9827b30', '01a1fb86-a83e-71d7-9158-f7fdfcada1d7', NULL, '{"_id": "01a1fb86-a83e-7271-b461-50dba9827b30", "fee": 4050, "mode": "offline", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-26", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-21"}'),
  ('01a20843-312a-7730-bb46-37ad1064a3e1', '2026-11-21 04:30:00+00', NULL, '', 'system', 'institute.create', 'institute', '00000000-0000-0000-0000-000000000000', 'dump', NULL, '{"name": "Namuna Training Institute (demo)", "phone": "+91 55500 00000", "address": "1 Example Road, Example Nagar", "timeZone": "Asia/Kolkata", "selfRegistration": true}'),
  ('01a20843-312d-76df-bfeb-18ec95c6286b', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a20843-3125-754e-8090-23caf8fdd066', 'dump', NULL, '{"id": "01a20843-3125-754e-8090-23caf8fdd066", "name": "Asha Example", "role": "admin", "email": "admin@example.com"}'),
  ('01a20843-312e-7426-a132-b95aef0fbbe4', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a20843-3126-7439-af51-955a03de7f9a', 'dump', NULL, '{"id": "01a20843-3126-7439-af51-955a03de7f9a", "name": "Hari Example", "role": "hr", "email": "hr@example.com"}'),
  ('01a20843-31a8-7295-bb75-73c23da0175f', '2026-11-21 04:30:00+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'discount.give', 'student', '01a1b03c-74c1-70cb-a7cf-08d3a6e26812', 'dump', NULL, '{"amount": "500.00", "course": "Hindi Typing"}'),
  ('01a20843-31b3-74a4-b03d-648d9fe5f531', '2026-11-21 04:30:00+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Asha Example', 'admin', 'refund.record', 'refund', '01a20843-31ad-72a7-aa7a-da27e35c08bf', 'dump', NULL, '{"_id": "01a20843-31ad-72a7-aa7a-da27e35c08bf", "date": "2026-11-21T00:00:00.000Z", "bCode": "HT-2611", "amount": "200.00", "course": "Hindi Typing", "payMode": "Cash", "student": "01a1b03c-74c1-70cb-a7cf-08d3a6e26812", "version": 1, "issuedOn": "2026-11-21T00:00:00.000Z", "refundNo": "R2026-27/0001", "enrolment": "01a1b03c-74c1-712a-aab4-13885630af13", "paidAfter": "800.00", "paidBefore": "1000.00"}'),
  ('01a20843-31ed-73e5-bad0-0ec027dda516', '2026-11-21 04:30:00+00', NULL, '', 'system', 'student.update', 'student', '01976d38-7d5f-715b-821a-e8ebdcb61bed', 'dump', '{}', '{}');
insert into audit_link ("n", "entry_id", "entry_digest", "subject_id", "personal_fields", "personal_digests", "latest_at", "chained_at", "hash") overriding system value values
  ('1', '019583bb-5506-73d9-8365-71f9abaae550', E'\\x91f9429bf1949c5fd9447a6c06aedfb1db8f54a33873a5d91e42fe2e5936557a', NULL, '{}', E'\\x', '2025-03-11 05:44:07.174+00', '2026-11-21 04:30:00+00', E'\\x9eca49cf196ac733d4490985d6434fd6dfc33342046b145cd241163ec10b3269'),
  ('10', '0195eaed-5b52-77a8-9894-d52b1c35843a', E'\\xa3b81a60644abfca5366726059a1551d1aa1a6248e28b6360f5b79c050eb6ccc', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x0bb8cf2aac22b983253aad96fdd8d096731c0b7ca03562b92c877aa8ed89b6d3'),
  ('100', '01a19c3d-3bc5-707f-8efc-1df95af3a395', E'\\x269ea175a308fa8c5aa3b25bcbab5ca95a78d248fc8b1fd172835db238bec871', NULL, '{}', E'\\x', '2026-11-02 12:30:21.125+00', '2026-11-21 04:30:00+00', E'\\xa0fa74a2bd5dbdfe681792d6183fe4c017b08194a645b417b5b587d4e712c2b1'),
  ('101', '01a1a4b8-370c-7721-a7c5-0247d2634ab8', E'\\xf05cc51200d8b0c93a62a3b5d3ef1c9c280034f27f86f4f0b059bfc623346efc', NULL, '{}', E'\\x', '2026-11-04 04:01:38.572+00', '2026-11-21 04:30:00+00', E'\\x5ba0c91beea5c3400551cd799e64cfb2d8ffcef2c8d68e3804dd5b5ec1d71d1a'),
  ('102', '01a1b03c-724d-7772-9400-826a7ef49c78', E'\\xa465142ccaa0b3fe1cbaa5915d6eb804050a7b4d0e4ea2d38cec001f1e592fd3', NULL, '{}', E'\\x', '2026-11-06 09:41:53.869+00', '2026-11-21 04:30:00+00', E'\\x9fb51d70e79ec7a862d187dbd66636a60289c247b2b90b04a0ddd2dd5367604f'),
  ('103', '01a1b03c-74c1-729a-a0b6-e14580a9a3ad', E'\\x5d68140daf74346a57dfe8df725e84640d0476cdf52e9edbb69d9f3dc608481a', NULL, '{}', E'\\x', '2026-11-06 09:41:54.497+00', '2026-11-21 04:30:00+00', E'\\x94e5461539cdde643386dfff21b26788f4f5883eb4122898b0cfaeb1e215ff4b'),
  ('104', '01a1b0c9-1727-74e8-968e-3229f999a3b8', E'\\xac0dc1ef51fb31775d9d738b0f7ad3d498cbb0ad3fab7a1a99a768610123462d', NULL, '{}', E'\\x', '2026-11-06 12:15:31.111+00', '2026-11-21 04:30:00+00', E'\\x131c1b9ef04162be53944d5730fd6ddb0d13f9729316b55de654534a0b424d41'),
  ('105', '01a1b4a5-afa4-7651-a3ad-7fb0731972a9', E'\\xf7df126f3e069df58bcc5de2ed0e4a94515df8cadefe2b81b56b9dda31f1e35d', NULL, '{}', E'\\x', '2026-11-07 06:15:19.716+00', '2026-11-21 04:30:00+00', E'\\x8952afd5308bd440a3307abf61ad8466808f795dd9f8549d5e9992250a6a513a'),
  ('106', '01a1b51d-6a8b-758c-94b5-ae660e106897', E'\\xc2eaa783562fd87bfac06cb1ea6013dcf0cd4dc50e7d98b042188272add3e2e7', NULL, '{}', E'\\x', '2026-11-07 08:26:06.347+00', '2026-11-21 04:30:00+00', E'\\x24ee6c065606d73668b9951934cdc3554a207b4d5338ed05bb7536f4c5120936'),
  ('107', '01a1be83-9230-7690-ae82-7a5e925a64bb', E'\\xf070e753d536f1edc0b6e9f7fd3b94481fa31b5215359869386f0b645c1e955d', NULL, '{}', E'\\x', '2026-11-09 04:14:16.112+00', '2026-11-21 04:30:00+00', E'\\xeef9fca120a674efd89ccb2d5096940eed7cfad7292c5e36de5f2ed846bcdd02'),
  ('108', '01a1c041-4eb3-71ad-8332-fc11dd702712', E'\\x56f01b14cf6f35f4a7c0050308ecd5361d08682200bd638c1c9fe0f16ae35a25', NULL, '{}', E'\\x', '2026-11-09 12:21:07.891+00', '2026-11-21 04:30:00+00', E'\\x6fe13a3258bf6c70d4634d233a74ab4836f48731f820754ae822117cacdb83c3'),
  ('109', '01a1c057-66d2-7430-a5b3-f6e052c960c8', E'\\xbb977f6e33b3faefeba606a6da3b98b17753cecf144cc830e9e80cf82dbb7566', NULL, '{}', E'\\x', '2026-11-09 12:45:15.858+00', '2026-11-21 04:30:00+00', E'\\x7549bab8187d216ff15e1d94adaf15da83e17a12878bcb7ab4a5b7cfbff5bcad'),
  ('11', '0195efe3-4389-718d-a0a0-d2ab9c46116b', E'\\x8ab1ba2ca81a8f6944dc993bc9d4673dcc9fcd84ba2fa3656461d1edac823111', NULL, '{}', E'\\x', '2025-04-01 05:46:43.465+00', '2026-11-21 04:30:00+00', E'\\xf5250e7c66c24dfc60d6b9242136bb89b4777db2fd1014f8f295f7c61e5284dc'),
  ('110', '01a1c432-5b10-77d4-9425-ba44a8084997', E'\\xbb54f4536f763d4bd92b885156ad60d4b82f380e1db62b35c2cede7833458a88', NULL, '{}', E'\\x', '2026-11-10 06:43:16.88+00', '2026-11-21 04:30:00+00', E'\\xf6708f7ed59ea829bab1786b5728a79dd9010895d1c891e1849387888f7f4273'),
  ('111', '01a1c53b-8e49-72d8-a122-f3bfdbb0c865', E'\\x19b3b8a3d6030a22ff3d13719111ff5da5e25b12d62ddb32ef0770aa379a9013', NULL, '{}', E'\\x', '2026-11-10 11:32:57.033+00', '2026-11-21 04:30:00+00', E'\\xdfde32a76bf3496a02dc23f57e87e9a71f925968c7d87f1468205a482d7d9039'),
  ('112', '01a1ca38-8fec-712d-bf09-a680d30b0c7f', E'\\x43ecc8a69b87c1b6d7a66a57dde344a3658c586819fa717a91eba7b839be325c', NULL, '{}', E'\\x', '2026-11-11 10:47:46.924+00', '2026-11-21 04:30:00+00', E'\\xe4386bd5f390c5f23f17f18d79c6ce49d934ac88885d56cc683e66b53f75b106'),
  ('113', '01a1ce42-8cd3-735e-a493-99991b1846ed', E'\\xfc9acfa399570791485310fda5a09c8e118fef402153d5b33e68bbd74d6eb487', NULL, '{}', E'\\x', '2026-11-12 05:37:10.355+00', '2026-11-21 04:30:00+00', E'\\x32a99a14bb303c9e159e77f0db0928261760b2e71787a895ae52d3d482219ccf'),
  ('114', '01a1cf35-657d-72fe-8962-d56c3a95501f', E'\\xd6d1183eab9e17a75a6cbe6584c4ab2a0ccd91b069ee0b84f66499a653f1b35b', NULL, '{}', E'\\x', '2026-11-12 10:02:25.533+00', '2026-11-21 04:30:00+00', E'\\x0c0b11a4170f8b24006aedd9dd6d5e7369d64c1e33dbc8ef4f84eaa6c46363a2'),
  ('115', '01a1d445-07d9-7768-af38-adf1a93ac7c9', E'\\x7a868678e6faeea1b507637cb7bfed331c014e369411006c50a02335614c0d0c', NULL, '{}', E'\\x', '2026-11-13 09:37:36.217+00', '2026-11-21 04:30:00+00', E'\\x73b3a8d19e1adc6b200159752bb60a334240815fa6dff66c981ca38115a0a190'),
  ('116', '01a1d916-73a3-7103-b2cc-b21280a2a2cd', E'\\xae629eb34b036b86e16ffb1d176bfdd526609db649b96aa3deec3d2096eb1457', NULL, '{}', E'\\x', '2026-11-14 08:04:49.699+00', '2026-11-21 04:30:00+00', E'\\x47167edab708e4541d62e8db6e284741f15004484397a79de4aacad553331308'),
  ('117', '01a1e402-4a37-70b7-9422-f78f8ee1a733', E'\\x93fb39b1d9cbe3508f54dd4e60e0d4ae0a79cf20aa6ba520a27100cf29a5f4d4', NULL, '{}', E'\\x', '2026-11-16 10:58:37.751+00', '2026-11-21 04:30:00+00', E'\\x147765c40863064bc0b0c062b85f845abb43f62793f9b50b1e5d15a6fe7bd8a9'),
  ('118', '01a1e95a-a683-7731-8116-d54cb5debbf0', E'\\x91f10eeeadbc9a573a00b0478aa86363f5d55457bedd7ff133bfdd7e63921c2b', NULL, '{}', E'\\x', '2026-11-17 11:53:14.627+00', '2026-11-21 04:30:00+00', E'\\xc98fabb8d120426c8e27ecbc4adf6736a0e8f344fac7a86a7d9da61594e73ff4'),
  ('119', '01a1ee80-40dd-71b9-a789-ec22cb4d9040', E'\\x5d8bc86142950c5c8466fd9b1bbdd179ebacef75ef327b90eb9310931516e842', NULL, '{}', E'\\x', '2026-11-18 11:52:25.053+00', '2026-11-21 04:30:00+00', E'\\x8a0bfd7ffc99111dcce28400606d6eee123121a44a6ebe0aa1c04e8632c03dc8'),
  ('12', '0195f066-eeb6-73a5-971d-38570281acd3', E'\\x37e246a9133e6608fa85a58dc3c834b20e08005ca0f589211d7ffb7717f7c061', NULL, '{}', E'\\x', '2025-04-01 08:10:32.502+00', '2026-11-21 04:30:00+00', E'\\xddbcadab4ed69d990329b520028f4b435f7c8e133b91b2ecc722328a0e771be6'),
  ('120', '01a1f2a8-7850-7410-826f-2cfd0377beaf', E'\\x3333b9dd09e7770fc6e1e311286c1107e61c8560a5cff75f62d38deaf2712e14', NULL, '{}', E'\\x', '2026-11-19 07:14:49.552+00', '2026-11-21 04:30:00+00', E'\\x635a1024e75cbf91ad68d1d74244cf3a17dddcc5c5432ed89f63bde8e1935530'),
  ('121', '01a1f8c0-38a9-7515-ae95-8351d6eff1b7', E'\\x9170d57059ba358150a2bbe3525d3242e2721f87a961339e7fe897c5799fa9b6', NULL, '{}', E'\\x', '2026-11-20 11:38:29.417+00', '2026-11-21 04:30:00+00', E'\\x08f36a7941e79c087334938b742887e31deab23d03cfef28d40467a5b39dc611'),
  ('122', '01a1fb86-a83e-761f-bc22-be29de0f87fc', E'\\x0d40c169ecc8cb7512067a83a820b58f8e5b06f35c348891ce90a551e4d449be', NULL, '{}', E'\\x', '2026-11-21 00:34:28.542+00', '2026-11-21 04:30:00+00', E'\\xeb125536dac19d4dc9eae00e5691eff377cefde9ec1e11cdcfeda1bdc9c1795f'),
  ('123', '01a20843-312a-7730-bb46-37ad1064a3e1', E'\\x3c3e8d1e30aa078b2297c1acc4fd29a09082646244f29fd0b3c945ceca4a35eb', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xdc9ab4c4784201e7d19e756fe6c6f7d2123b81ce6216ef44b70a3d936782336c'),
  ('124', '01a20843-312d-76df-bfeb-18ec95c6286b', E'\\xb98fd4dc41c3a0bde7db1a6f96fb4355458329534465df5a2b2f0fa7bea868a5', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xf568ce3b66c2ff42727c5c59ce1c1a31829ef13cc9985a3a01743c8de4e2b477'),
  ('125', '01a20843-312e-7426-a132-b95aef0fbbe4', E'\\xa8474cb5b7136be5b859223761a9c97c97a5c51815823a6025906dfbfaa7f22c', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xbc68962bc07dcb99fe306aa217251aa17e5a377c51352dc1fa90b3dd867e5102'),
  ('126', '01a20843-31a8-7295-bb75-73c23da0175f', E'\\xe15336439171665d0fb2bc2cbb7b707db093f8b2f4a669e1c88527e9d5aa26d4', '01a1b03c-74c1-70cb-a7cf-08d3a6e26812', '{reason}', E'\\xe9f6677cbd898768b45a8114c19100a2299d87c4f96583619c14098b4b4daa06', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x211df71208a7de518cce64fbac8576ef0eff9bc5b9477885a8f913c534d9eb03'),
  ('127', '01a20843-31b3-74a4-b03d-648d9fe5f531', E'\\x07ac64170ef41586181f0e3760bb3d58c337b7a649c162682a0d90a71bab2796', '01a1b03c-74c1-70cb-a7cf-08d3a6e26812', '{reason}', E'\\x9d620b743be929a4247ba62d7faa1dd304905de42244a691869bf2aef0d8d600', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x5c7caaec9c79b1338c14268642aa0a18d4f3b3d79f1fc26a6f74ae05bf616c59'),
  ('13', '0195f0f8-846c-700f-91d4-c7ab73f31212', E'\\x33d180d50a5fd996ace15de65270a7a1b32abe3e39649288edc51ad21a206c92', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x0dc9bb0468397561bf000124e8f417f3213487357773b4f7bf45d3417755f907'),
  ('14', '0195f0f8-846c-738a-b7be-7dfcda448601', E'\\xec8da0105190161b6e7ddc073e019a5d57febaa6a541fc61949d5bb656ab3051', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x19adcfdcbacbf80cae6c21eda9a6ffdb6de442c3fa4ccaf342c00f759df04c2e'),
  ('15', '0195f0f8-846c-741b-b72b-4203bcb2b47d', E'\\xda9fc492295cf87432998b76e201d75bfce276bebae77286198b8db1e2f61835', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x76abe12a62d37e598108bc02ae161dc8b483d3fe763642e7a803cc08b3315eeb'),
  ('16', '0195f0f8-846c-74bf-9d72-f5d9fdd0468d', E'\\x406a38f6a59bc4e6766b61eb7ff6a384884c007966937b6f964ce6bfa3842732', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x5d591872e3bb9132e0e2be49a5dd1e520df34f5241fc6271c8c78d47ab31afaa'),
  ('17', '0195f0f8-846c-7614-a510-c60be1a73cb5', E'\\x5af14d8d0533095662b8ab4aa1231fd2bb4a559e424d954a2c099ac8ad2464b8', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x345f611036f16349cccefb559f7a736a33573843f2ef3d7ae5657d0f63812f96'),
  ('18', '0195f0f8-846c-767e-89bf-8abf287aaa97', E'\\x4f1c7213c3495da2b1bc76347d06738763f163e83345e0a7ccd75f61586d2f4a', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xa3619e451398b948d53ca698fe24de97d40610c9c35fd05713a3c1fae5441951'),
  ('19', '0195f0f8-846c-76c8-9465-0f71993163d7', E'\\x65b2c99865a7db11b71a3e6d406094ef10e4b5bfabb97da711881adcb3c001f1', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xbb3ebb42e991f22ec0d4d464735451f5212c104d7dde2d43bb6b146a932419f3'),
  ('2', '0195eaed-5b52-71da-988e-31fdc1c3cb6b', E'\\xef3e3ba071910e95dbb50ef401a4a618c9f548d398af8672098b0caca79eecbf', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x928b9841e042125b9a294176ede1327f9fb26f3783b44cb161384b2d732a8cd6'),
  ('20', '0195f0f8-846c-76d3-b334-d3b18cbe2e98', E'\\x369f8f2dd75542d48ccfa9e05482dca7616af69d778da43db69627193b98f960', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x0bf774127c8b02ca13f7c66fa9e0fda34e02d34b9d126daede28acfa0599a9d5'),
  ('21', '0195f143-5a97-750e-9673-62a383010b52', E'\\x29f0305bb995f973de6b3b0aa4d8f434eb6c393b3d3ee8fc580724b6645312cd', NULL, '{}', E'\\x', '2025-04-01 12:11:18.039+00', '2026-11-21 04:30:00+00', E'\\x4316e91afd688fff4cbf8535125b337645102f89501fb8483f26df9d4be9af28'),
  ('22', '0195f16e-4e64-75b3-8bce-3d060955cb67', E'\\x3b0716cd95607b8b1acddc9aac8f51db7c78acdc9da32f5893d3856aad2b7cd7', NULL, '{}', E'\\x', '2025-04-01 12:58:12.964+00', '2026-11-21 04:30:00+00', E'\\x539e93f2f1fe1a2d19262434e7c2f75df04cfb52d608cf670e7a39ba62d13f38'),
  ('23', '01960aa5-c6f2-7128-911f-c6d7426f48a7', E'\\x495fc70a2e2365cdd0eff595395e5a3943a9e1982c629328120b8fbef990b388', NULL, '{}', E'\\x', '2025-04-06 10:29:18.706+00', '2026-11-21 04:30:00+00', E'\\xc3ee717cf5354c2202752f61dff5e583cc8d1df1a4b3fbade1adc817ecaf8767'),
  ('24', '01962e07-dbf7-70ec-8d89-e87b993bacc7', E'\\xe2b5272cbfc9501e553d06c2a664cb1386c2e73ec4335b7a190730dc8e22f551', NULL, '{}', E'\\x', '2025-04-13 07:23:09.175+00', '2026-11-21 04:30:00+00', E'\\xfdc49203a257a8c018349521eab7dd21e04beca9a5d7ae5f5af94ed5a7fc65fb'),
  ('25', '01965222-1b54-7538-94cf-146556c366af', E'\\x82d5746d63263ce055619e95b335cae8363973b1bbd5f9c9daf84c46632c873e', NULL, '{}', E'\\x', '2025-04-20 07:38:09.108+00', '2026-11-21 04:30:00+00', E'\\xb26303ad96b1c7293ada4d7841509a4a74e67703eeb14b609f2aeb06b61f57a0'),
  ('26', '0196952d-9296-754d-ab1e-e7fc1abfd4f6', E'\\x789b1cb784d30aa8bd1575912fed4648fb3c99bd3c61ccc751840d54d324adad', NULL, '{}', E'\\x', '2025-05-03 08:05:14.006+00', '2026-11-21 04:30:00+00', E'\\x91ed8f228d522c1d0bbb9adb2d65fd798259c425cf032a5f76694398cad6077d'),
  ('27', '01971baf-477f-70fc-8413-cb67852970ce', E'\\xf37f1bb4d2e032223ebfae60ccd0cb176157b9b6037024706521d17847376ffd', NULL, '{}', E'\\x', '2025-05-29 10:56:01.407+00', '2026-11-21 04:30:00+00', E'\\xc0e3eef14254e8d26701675e0255d6e89d43bba199f73157975ff6e990a07f89'),
  ('28', '01972f8c-001d-74e3-bc55-c9262a99e94a', E'\\x6a037812c5a1d088e267e362cb8a821fba4cb3f318d35e84627ffa945b36cac9', NULL, '{}', E'\\x', '2025-06-02 07:29:53.693+00', '2026-11-21 04:30:00+00', E'\\xd88057141fed9bcb8da67967526b2322ce445d9490df83684937d5651c24cab0'),
  ('29', '019730ae-176e-73fe-86b1-27480d613c1b', E'\\x12b54e93fb1be3d8f22b4e806171806a98151e20173daa71f99e39bfdf732ea7', NULL, '{}', E'\\x', '2025-06-02 12:46:45.102+00', '2026-11-21 04:30:00+00', E'\\x6a4e40a865fd5f43c92e80e6640e50fd3afadb4128b49762feb1e1c9eb42e70a'),
  ('3', '0195eaed-5b52-7233-9228-69b07d1b0b24', E'\\xd0f13fd5531d54454c3ebbbfabae3a148d09eaf880e1092dcfe51e291cb595b3', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x09309c7f24b8c70a0befe4c2add4cd6e7f2a272e74f4b2e59b6e53005cff6a24'),
  ('30', '01973f27-1abc-73a5-87d2-74cf81206638', E'\\xc7d08b542a9e3cf7956807a56b74f7f5b37d0823b4288eb62a8660b8d9a70815', NULL, '{}', E'\\x', '2025-06-05 08:13:36.828+00', '2026-11-21 04:30:00+00', E'\\xaa657e1870f906dd48a457d20b6c112fd77179d9d147d1bf6cb4590ab14dce9c'),
  ('31', '01973f71-631b-7178-8040-74f88fe36420', E'\\x13dabd879e0ccc203ec61c44ac3de126deccad4c3a19fc3663e82fe44c01a27e', NULL, '{}', E'\\x', '2025-06-05 09:34:45.019+00', '2026-11-21 04:30:00+00', E'\\x72ce96bd256e73218ac746d4de735cbaa6fd0a42c586676ebb204a896a55e940'),
  ('32', '019744be-dbb1-774e-b3c4-f7f1db7cb8a4', E'\\x0eea497d89f057e0a5a587841960708e9658d48188b95ea29798e38b05daf2a7', NULL, '{}', E'\\x', '2025-06-06 10:17:28.241+00', '2026-11-21 04:30:00+00', E'\\xc2c5e8aa21b1292314d9dcdd10cd3697b00b24f115cb1591ffd04ec7bf665e4d'),
  ('33', '01976d38-7d5f-75e5-a669-2ff59d0a2e40', E'\\xb5d1202a52ddee2ddda7532405f91b92f1af5254204e90a314f42cdfb738b92d', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\x1fe006856873ba362ff4472c01bd7e9e7b638a29dccfd67abf933fa149ef741a'),
  ('34', '01976d38-7d5f-77f2-ab3d-0f6470dff813', E'\\x16a964995296f6867e8ad7bffbb714abecb54194235e324ae47b8aad04c01027', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\x481f0c6c6dd4d3ba9078f5d33646e53212184f20573e55905bedec13d28494b3'),
  ('35', '01977d82-9bf0-76a8-9070-3f4e86d21eae', E'\\x2f79196278936dc2a705c08a9adcdbdd9632be0b98f98fe9d28b00adf8eb9430', NULL, '{}', E'\\x', '2025-06-17 10:50:01.072+00', '2026-11-21 04:30:00+00', E'\\x8cb6c585891a6a6b752c621ef59a200f5ba5dd5dc7e1a75189e078ff057a02ad'),
  ('36', '0197a729-c8b5-73a0-8805-cc2a0775007d', E'\\x278a37b7bb3d90ac0b091fa5a701c12ebfc570e54b7e603dc9e05cb2e20b40fc', NULL, '{}', E'\\x', '2025-06-25 12:57:02.901+00', '2026-11-21 04:30:00+00', E'\\x0932e2747ebba13d6d919bfc49b1360624d9a64434f288cfd9531f0d6a970506'),
  ('37', '0197cf00-2cf0-7499-8663-5437957969d1', E'\\x9791ad1635d8798cde9f550091dd476026771f105687c918ceb0b4e06d4b79e4', NULL, '{}', E'\\x', '2025-07-03 06:36:24.688+00', '2026-11-21 04:30:00+00', E'\\x31720e0e1e5657da61aadee5a6f2ae0792cd5e7f75430fe40cd84be0fa90a6f4'),
  ('38', '0197d3b1-cdf4-77d5-878f-48dd04db29b2', E'\\x713c0946030a1c446d474a46750bf5fd9f9ac12a8d01725832da1ac95f38c043', NULL, '{}', E'\\x', '2025-07-04 04:28:54.644+00', '2026-11-21 04:30:00+00', E'\\xf6005a8d427ec63b6b7810165d6200df8509912cf24ea2a0520fd282c60c0db7'),
  ('39', '0197d44b-78c3-75b2-98e0-0d17b563e7c7', E'\\x6133e8ba1c441616739ef81dd7f2038ad1408610ce558d5c69c4d758a85dd62e', NULL, '{}', E'\\x', '2025-07-04 07:16:45.379+00', '2026-11-21 04:30:00+00', E'\\x4a30e9831c47adb0c062b61ff5cdce8c414fd62b907b99d9574f723922596cbb'),
  ('4', '0195eaed-5b52-735c-b86a-82a1ff9a1235', E'\\xa1e0ab81b5695064d20b362a6a15b0d8d3664844998caf6447d32d8bfb68587b', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x91e072f8cda6a9d56888197f8f7093a0689c87d855e446856409de0d9f50e705'),
  ('40', '0197e9a1-67f5-7382-851e-eca62f2dde62', E'\\xb201496446d97b16e3ef3aff62a2ef2d52d06fc6ab437ea842013a4f07e5e858', NULL, '{}', E'\\x', '2025-07-08 10:42:38.709+00', '2026-11-21 04:30:00+00', E'\\x179ae9fe09d4200cf540214ae469a1da53a46459c14dbc362a12b09ce6ce396b'),
  ('41', '01980c8c-196a-74df-b1c5-affb969fd0d0', E'\\x1df631ef70010a03c55ab57a4c6a3ac7b848031a1c9f6042434ec01370ae23cd', NULL, '{}', E'\\x', '2025-07-15 05:26:04.906+00', '2026-11-21 04:30:00+00', E'\\x5ed9b16ce48736fbb3c61160781914287f2f2bdea64c43b79fb349d0cd6b0231'),
  ('42', '01982b99-c49f-77ed-a502-865c059f12b0', E'\\xf5d03ddd81985a917fb0dcb26aba144ba601e2ea5d9dc36921b95d9bad0a936e', NULL, '{}', E'\\x', '2025-07-21 06:09:14.399+00', '2026-11-21 04:30:00+00', E'\\xd31375c41b6bf0bfca81e60b1bd63ee1f57fe03ed1886ea7a911f5b28b7cdbe7'),
  ('43', '0198305a-7b46-7011-ab82-3e83e885c77b', E'\\x838592ead92aa4e3df634cc2eae12c3bd9ee5325fef762565a68f18fa7d6a937', NULL, '{}', E'\\x', '2025-07-22 04:18:12.934+00', '2026-11-21 04:30:00+00', E'\\x8f0124e328a32f20df253f34c464b48b1a1e0ffc06ede7b36dff00739fb640e3'),
  ('44', '01983ab5-5436-7037-a032-fc1e1cab0ddf', E'\\x8468960b80dbee1c32e0b098ea24ce9cc11d83fdaae5d22e0852dd90c198437c', NULL, '{}', E'\\x', '2025-07-24 04:33:38.87+00', '2026-11-21 04:30:00+00', E'\\x88fb489797b5cfe76462080f3e7e6172fc087e7be0599122acc41d5a5e046cd3'),
  ('45', '01984f40-d442-72b4-9732-7c4a01c18cd8', E'\\x3808ae4181813d665dfd8a90dd54767c7b62ae53d05e23afe76598243d0d6a55', NULL, '{}', E'\\x', '2025-07-28 04:18:25.474+00', '2026-11-21 04:30:00+00', E'\\x50b0c3de80d9205eadd43225d9b71ef6bf8ee3e2a29383b60d8a6c552fb4d5d8'),
  ('46', '01985aa9-0953-751c-92ea-5312ae066636', E'\\x3986ae6b7e43bccd11454ca4b13a41f71f3a1c6974df27b397fe1441ca36c89f', NULL, '{}', E'\\x', '2025-07-30 09:28:04.179+00', '2026-11-21 04:30:00+00', E'\\xbd168125e8cdb6935324b67494a5f5450e588c424e74b76ab4e6fafb837a45af'),
  ('47', '01986905-43a3-73c0-aae9-866da5054af1', E'\\x7bf2314d7b9534babb574630eb09454b0a21323147534b6a4dd1f65e51b9c140', NULL, '{}', E'\\x', '2025-08-02 04:23:29.443+00', '2026-11-21 04:30:00+00', E'\\x55919899086e7d3c3858016b87ecbf3bb96617063eb5fce6be1ad10818cd26dd'),
  ('48', '019873c7-c03e-7344-8f17-56b0a6660070', E'\\x9232dc7aae88f883d453623d90eeaf9e33da2a919c6ac21f2efba1e7dea8ec7b', NULL, '{}', E'\\x', '2025-08-04 06:32:07.486+00', '2026-11-21 04:30:00+00', E'\\x12c2c2246371573036fbc74908a66b0b88aeef3227e13dfd6214133177923515'),
  ('49', '0198742d-391a-7731-8c20-723322c11268', E'\\x10dd2720b7763305d0ff55134da01bf7b19a2e8191eb0c2eef20b4f4c19a6183', NULL, '{}', E'\\x', '2025-08-04 08:22:57.562+00', '2026-11-21 04:30:00+00', E'\\x5cf7e9b7c851d8895e0d84ebe4050474e0f200782def678f5ba0e6b9a163a327'),
  ('5', '0195eaed-5b52-7423-88c4-1c5beb02968b', E'\\x3bb708d330afcd5848bdc939364eece27f53dfbc7606ed12e217f406f4a77a38', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x2f827509821412d15168c213822a1c0d278f6e18350de933de013b050dc994fc'),
  ('50', '01987a45-a517-7761-a3fe-d8c953b417ac', E'\\x8c2503796bc05da2ac544340a89ebac834b607594d26987c36676e8c6701ba81', NULL, '{}', E'\\x', '2025-08-05 12:47:21.367+00', '2026-11-21 04:30:00+00', E'\\xb5cd4b97e528b70655607d95dd3d7b05b7f4256fe4753eed1ddd6ebe06ac65ce'),
  ('51', '0198adb9-bb13-75b9-9167-584b8029c610', E'\\xc1a349b6c238160d566b06d061671189188a6fc94f3cfdbe5ddce7a17346d964', NULL, '{}', E'\\x', '2025-08-15 12:34:47.187+00', '2026-11-21 04:30:00+00', E'\\x9b41c6424dc8b8e7ac6cd40a5a4dd438fa7b548630782c77543ac7118235333a'),
  ('52', '0198b7a5-65f9-7406-89f7-22679abc77dc', E'\\xb971c4204107cc6fab8d2757ec1d2b66b4148933b39faa1bb4aecc7a3715ef16', NULL, '{}', E'\\x', '2025-08-17 10:48:46.841+00', '2026-11-21 04:30:00+00', E'\\x09ce3843c0e669b374829dc800186820e2d63a8dc7fb1cad2547beb7fc7e88c0'),
  ('53', '0198d1be-32ac-7386-93a7-0503f80cec01', E'\\x5b0b9cbd45da18b30362687e823329227c814374902f1039c9186d2ee62beafd', NULL, '{}', E'\\x', '2025-08-22 12:25:59.724+00', '2026-11-21 04:30:00+00', E'\\x3e19e7fbab2bcc4713293d3b1b32a5a168b42ddf1d0a1657d50a321c375216c1'),
  ('54', '019904aa-7eb6-77be-b607-1f0d10d73846', E'\\x9e96ec1022c8ac24199d8eb4a7366b3497feb125bc7b5e741715357bba2a17fa', NULL, '{}', E'\\x', '2025-09-01 09:45:06.486+00', '2026-11-21 04:30:00+00', E'\\x3c4baa5c23e83179b010dd13023db558a82c5b100a81b3870bad76a44761d482'),
  ('55', '01990a07-c598-7635-a499-f1bc810ee58a', E'\\xf1d26b137e6e5da010d903eb41b33873002cda938bb1c0cc73c8c700dd983506', NULL, '{}', E'\\x', '2025-09-02 10:45:05.56+00', '2026-11-21 04:30:00+00', E'\\x953996a8aed45eb8b31f12cc3ef0d0f305f673e8b1d4c15894268e76481e7247'),
  ('56', '01990f32-eeb0-7231-be7f-6b3fbba4642f', E'\\xb76475599573148ddc70d84ca728c26f73c7cc43edba6629e57b9b1368e46d6c', NULL, '{}', E'\\x', '2025-09-03 10:50:20.208+00', '2026-11-21 04:30:00+00', E'\\x9b662fb870bfd57a39cfb5737fb76f0708562b6ab3db8b54a7d7a6a5be085353'),
  ('57', '0199291d-4815-76b0-8f3e-a6c0b0f17035', E'\\xef4c9e2f3d4052829e106bb90e4795bc40cee3623b5092d67dc2779a7ba563dc', NULL, '{}', E'\\x', '2025-09-08 11:36:48.917+00', '2026-11-21 04:30:00+00', E'\\xc57f81a7f5a2f7d7fc9d08cd0e19f2b5e2301b801fdce2cb7153be76cb69013e'),
  ('58', '01993c60-445a-7591-a3a2-cd356b237d3c', E'\\x3dafeab49a763db23fb2a22a4e528ed21e962aa02992252e7dc0f980c5ba58f6', NULL, '{}', E'\\x', '2025-09-12 05:22:45.978+00', '2026-11-21 04:30:00+00', E'\\xdf52a38e24972426f2045926b23d311d18e307777c9f61e3f9f52e7ed8bab2a1'),
  ('59', '01994735-b681-762c-8fc9-58cc1be4d815', E'\\xf2633189fd5d99c98e0f02787150fbad970f31f8ba46bf4b878183fdb37eba97', NULL, '{}', E'\\x', '2025-09-14 07:52:06.529+00', '2026-11-21 04:30:00+00', E'\\x6ee5c87bda49b27be432a721c74142c801a54bcc91167b5406c74edf71a59023'),
  ('6', '0195eaed-5b52-74f1-b172-9bc6776e4358', E'\\xecb53fa893da601736f45d3551345c29ff6986b869c87688ed01fdfdb713823c', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x9125fe63675cd67f6851df7579e7889d47fec678504356dcb6f9769f73f9ce35'),
  ('60', '0199483e-e8b1-711c-be65-ba518b964810', E'\\xd510728d357f3ceca1fafc12aa4ec9370ef4e29b5da1c393b78a734d5b86776b', NULL, '{}', E'\\x', '2025-09-14 12:41:46.417+00', '2026-11-21 04:30:00+00', E'\\x3a32b008ec13d203cb823ba6ed05d2f0e35cf3dbb20df62d5d76bfc9265517f6'),
  ('61', '0199c7c0-0ba8-714f-b241-2da71a5727ac', E'\\xbda990c146dd7d62967fbc9af9b51af6e79b8c9a553b846e28bd4121b152705a', NULL, '{}', E'\\x', '2025-10-09 06:54:35.944+00', '2026-11-21 04:30:00+00', E'\\x55bb409e47168e7bbbd6ef0f15b9ccab32f5489afb4d687d7558c09424dead11'),
  ('62', '019a24d1-6480-7208-af10-50f219929f80', E'\\xa484228c8c7167915313bba29010ccfa209cdba82a80f32d0b89720c6f01b3a6', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\xef593a8a54ddd897f7d26688210107286a9afcfd0e0b7a35d31872ac2d817776'),
  ('63', '019a24d1-6480-73d5-bcb4-515828a98630', E'\\x3df4965dd8fbca5de7b1c8962d293ed15c3623b15259a7cf830e608a2f986455', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\x038742b9091981db22a48e091e9777fa8251ca7b7efb206d36b85f3ea62e5d6a'),
  ('64', '019a3e0d-cbe7-75bb-9c8f-ec50e4d5b951', E'\\xced9fba8e96f584a14f42830e87f71abff3acfc72eb221caafce325d31be86d0', NULL, '{}', E'\\x', '2025-11-01 06:14:42.919+00', '2026-11-21 04:30:00+00', E'\\x3b22c8eccec442a2f0789e5416519427d5b302701b0e6a0c6a5605f22d4adadf'),
  ('65', '019a499b-18e8-7391-b3c0-3516b68112c6', E'\\xfc0bff47c165425735204428e14e6bac0f1a538a9e187b95843a40a989383695', NULL, '{}', E'\\x', '2025-11-03 12:04:52.584+00', '2026-11-21 04:30:00+00', E'\\xc46b0b9badb8e3d4b7649cca2fbf6f27a6a9ac4dd2d2b682c6cbb1d06ca4f9ca'),
  ('66', '019a4dd1-d13d-746a-bbde-e1d314925d4f', E'\\x3ad55908ab3226328a0fc14e5cf88417d6550562e209cac85ac79fa9de0b15c2', NULL, '{}', E'\\x', '2025-11-04 07:43:07.581+00', '2026-11-21 04:30:00+00', E'\\xafc29de0a5c241ea96a311b338b2f6d57c6afe6b23dcd806d2097760a66086cc'),
  ('67', '019a5870-be50-70da-8a5c-396cb132a8cb', E'\\x0905ca333fbab53bb4d3e2a788a66e279724d1a35bbe8c2fa73ce9d3cf577f86', NULL, '{}', E'\\x', '2025-11-06 09:12:55.12+00', '2026-11-21 04:30:00+00', E'\\x968e76f7e96b035f2a20298dedbc4582f18a41ea8039db05c5f416b1866970cf'),
  ('68', '019a58cd-919f-72c1-a524-5073066750f3', E'\\x93c3c3df2a6beeaeb0ae0a7d733ce7db8977cf0619ca8eb875b3d1a178051e11', NULL, '{}', E'\\x', '2025-11-06 10:54:18.527+00', '2026-11-21 04:30:00+00', E'\\x5f38bc676a1af929d971e57078653d7bd9e3c5b03d09bdadfd0a6cdcbb98d37a'),
  ('69', '019acdcb-3f5e-7464-a76a-aba0eaa177a2', E'\\x3758a5f4d584adc9bd2b1cb8a6ca5810b142992f36145f9e5714b060f61ae138', NULL, '{}', E'\\x', '2025-11-29 04:07:20.67+00', '2026-11-21 04:30:00+00', E'\\x9d34c8d1e32c043aa7a6248502d3211c4d74514a4c9b1f3ce42ebe5826c37040'),
  ('7', '0195eaed-5b52-75e7-bcd0-9dc5525d9acf', E'\\xf3c6c5cc582e9d8bf7fd2d15efee58f828b7e3f0afb8bff6eb461bcbf98969b4', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x1335ca95b5ea1db9781356cde56adab543b2f3b26b5e262b7a3be9fbb014319b'),
  ('70', '019acefa-c7b2-75ba-b640-4f3fa915c192', E'\\x604fa1dad792583f02a011713b8dae095ec121ef45841c3f7ecf48c5e3f04998', NULL, '{}', E'\\x', '2025-11-29 09:38:52.978+00', '2026-11-21 04:30:00+00', E'\\x232f9b2c2195ee68b0e1885062a08c127609a0507781b27c3de280e5ed4d27ff'),
  ('71', '019ad88c-72fa-7407-a30a-bfed59811853', E'\\xddbeb335ac748520322e7cc8e0e9886686c4387144096ad51eca1ba47fe1bd68', NULL, '{}', E'\\x', '2025-12-01 06:14:34.49+00', '2026-11-21 04:30:00+00', E'\\x70876009d5cd8ed0c667575915f5ed743ca19b7be7cfedbb35d590646b023d43'),
  ('72', '019b5e41-c6ac-7463-84aa-b2b1c0f0dd7b', E'\\xf3db67c3ca45a2e3f420d1e0cb4d98950fb8b65027cf0a58f93cf717022cce13', NULL, '{}', E'\\x', '2025-12-27 05:22:07.66+00', '2026-11-21 04:30:00+00', E'\\x1e45a24f23f207c3ead360aab5e549577248e9d83feb61e0cd4429a692f89c53'),
  ('73', '019b7ce0-50eb-71e6-a009-b658d78b0730', E'\\x8f52d871262b34a95bed7faa62610b700c8f96159bc89271db63106849f075b1', NULL, '{}', E'\\x', '2026-01-02 04:03:54.219+00', '2026-11-21 04:30:00+00', E'\\x37f7fc4c803c7783999471d64d041c93d746b32b8b86fed7d1de1b3048611191'),
  ('74', '019b7d9a-7db3-74d9-a36c-331eb70254a2', E'\\x1f8211a734ed1dce10fb4f2107d1952389deb6872547cb4131e47a51807bb2c8', NULL, '{}', E'\\x', '2026-01-02 07:27:15.379+00', '2026-11-21 04:30:00+00', E'\\x579740e34c29068f5bb9917987dfc38e7edfc9eaea2aa005bf3b0d6949446643'),
  ('75', '019b92c8-7213-7497-81a8-b962b2e1ede8', E'\\x896964122067d09b3f1fa5ebe5cc948846626c9deab10997e87c41a0f111b498', NULL, '{}', E'\\x', '2026-01-06 10:09:28.595+00', '2026-11-21 04:30:00+00', E'\\x40dff0331a1637f2fcdb962011e6502c913f6c79b80f54919c7dbb8703c4ad8b'),
  ('76', '019b96c0-e9f1-75bf-b345-0de767b0762d', E'\\xef73c99870670888507d7793a41033316f0dca6c84950a689529e8e92b8cfc24', NULL, '{}', E'\\x', '2026-01-07 04:39:43.857+00', '2026-11-21 04:30:00+00', E'\\x0c19de48006cf138b33e569d8cf5dd068a5b4503e46d235a04da18895408b7a7'),
  ('77', '019b9be6-f910-761f-b2c7-f7a744079eee', E'\\x393031b3fe9c9fb39f4353131152412405b46a641ab1479bb7ee7b9cae6526ba', NULL, '{}', E'\\x', '2026-01-08 04:39:24.176+00', '2026-11-21 04:30:00+00', E'\\xd9fe2f43228341a5a41d329aa8b66afbb6867f28235a894b88018850155fb801'),
  ('78', '019bea69-43a4-75cb-8ccc-b8d8a8adac9e', E'\\x18a260b32caf7bbe8269e0b7982485439bcaef92e2f85eac736c430fbcefce9b', NULL, '{}', E'\\x', '2026-01-23 10:32:05.796+00', '2026-11-21 04:30:00+00', E'\\xbe689aafce444610820ad4947ae0c26426d291083f7968504fff9f33915b732a'),
  ('79', '019c1cef-33c4-7309-851e-9aae0ff2bc13', E'\\xf4a5930bf9c442a825f3457fda9973dfce1180cd4c0633022b5be328bfb2d1e3', NULL, '{}', E'\\x', '2026-02-02 05:59:24.356+00', '2026-11-21 04:30:00+00', E'\\x2cb8b30a913f76e69fad08823d37089b1f5edaccd5534c3d51ef5c061a4a0436'),
  ('8', '0195eaed-5b52-7711-92ae-5115bff2e56f', E'\\xbc38b77747c4642ec675c61071e33eb9ff02b8435db3f18512944137a645d30b', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xc454072942e136f9b1397d3a17e08b2770c805c8dede232a884eb2cf95e01e5c'),
  ('80', '019c31b6-9ffd-71d1-bf51-1ae3c44d6b8c', E'\\x0e7cbd04d3083692f510b006b9130e3ddf9c872d22731ed5759053858d33f5ba', NULL, '{}', E'\\x', '2026-02-06 06:49:38.045+00', '2026-11-21 04:30:00+00', E'\\x0efab8bd1389ca5de8d5d009e8a34509e0cfdf0e72dad894465a1bdac0d6120c'),
  ('81', '019c369f-a274-730a-af21-6c69f8b23134', E'\\xf1bf829914bc1878ffd8beb9dd3af9b5b7f934d638c7a9b1917967078d519eda', NULL, '{}', E'\\x', '2026-02-07 05:42:37.428+00', '2026-11-21 04:30:00+00', E'\\x9663f332aacd0bdf25eac6511b1f26b602cf304d4178e0a498101bcc3a176f27'),
  ('82', '019c411e-2084-730d-a8ca-6fdd92fdfc2d', E'\\x4bdd4e4492512c88d1df30f4e979b8939cef2fc335c645183dbcbd309962b9fb', NULL, '{}', E'\\x', '2026-02-09 06:36:59.396+00', '2026-11-21 04:30:00+00', E'\\xe95badb718f0f16b02a326c1f761890af162555665efc5bdb59e42b60cb0e8d1'),
  ('83', '019c423e-23a9-7297-b2a4-42579350acb2', E'\\x23ce65ae27cfb61daa1cf8f43c5d39f32b9f84e555d1db4b03e04b74917fa299', NULL, '{}', E'\\x', '2026-02-09 11:51:34.569+00', '2026-11-21 04:30:00+00', E'\\x62d79a3a975970f3d840d662b6979d4a368492179f4d8057ff325a18f4b28af8'),
  ('84', '019c7004-9136-7793-b8e2-3a98464547fc', E'\\xcfd702994cf255ac3fe2647a29f76a7a2657cfdcc8bf2f29afd98789f8bc30ed', NULL, '{}', E'\\x', '2026-02-18 09:11:13.462+00', '2026-11-21 04:30:00+00', E'\\xf66bb7628497d8f2bbc77c7071c0e45748116758409c70b31cfc030f19697330'),
  ('85', '019cfa32-3a20-74bd-b8fc-d90e25923daf', E'\\x8c80b9a4ee470247a08a7a01eb2aff8a3bd629c1983e80097d9d4ede660b24e8', NULL, '{}', E'\\x', '2026-03-17 05:08:41.632+00', '2026-11-21 04:30:00+00', E'\\xf767fd8ca6ce59d3970b7a85afe84bd1f6a3881ae2ce4bac22b11114f30a2304'),
  ('86', '019d47ad-09b4-7726-a5df-c3e0076153b4', E'\\x765943a419d2202fa8b87e248fa4baf8cf098f5211cbbdd530e44bb6a07f5dee', NULL, '{}', E'\\x', '2026-04-01 06:13:35.796+00', '2026-11-21 04:30:00+00', E'\\xa159e097e1df2390645287597e3edd478fae98c42426fc4d3e4af6077fd7992f'),
  ('87', '019d805b-85ba-773c-b0d9-5e0fc6485121', E'\\x73bf09244940d6bc41b3061f44762845b2e889e03aad66fd7aa96183545e3d55', NULL, '{}', E'\\x', '2026-04-12 06:22:54.906+00', '2026-11-21 04:30:00+00', E'\\x6e973f891a2fe3d1e49e565433b11309036c5f5ae53bf3237c7afaad5f3ba4a4'),
  ('88', '019daf1c-ae23-7214-a0fd-0c970942352a', E'\\x41e28d2f80b707b9aed589a5bf7c42b4f7e0a6853ec610654a3dd8103a8b793a', NULL, '{}', E'\\x', '2026-04-21 08:16:25.635+00', '2026-11-21 04:30:00+00', E'\\xdc0ceccc929816163aab9825476c1e46ec66d423f32339e513ec82287b73d3d9'),
  ('89', '019e0afc-7890-73a4-afa9-7c370b158d9a', E'\\x0a92411d6d734b0d5ed482b843a1c5307a2237e088d9b20651279f72187b0560', NULL, '{}', E'\\x', '2026-05-09 04:26:18.64+00', '2026-11-21 04:30:00+00', E'\\x6557a016641f4700ca9f59eaba57c39cf027ac2b9de7daef309bf6957ae2677f'),
  ('9', '0195eaed-5b52-772d-8cef-42dcc3dd2a2e', E'\\x0a3af04bebead46cbf1867eb156bb6d5221ffb6c500cd91541738a5c34a8b1f3', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x334be9aae660b4482b599e9bfe7fb9f17a899776ec3f34aa387c1fb690c90619'),
  ('90', '019e91fd-57b9-70e8-8c87-59072d3825eb', E'\\x40a0e3b3fb2403718ca4f68de8563bdfb80dd3d0d4b8e9a250f94b12df033f48', NULL, '{}', E'\\x', '2026-06-04 09:35:59.929+00', '2026-11-21 04:30:00+00', E'\\xfa1695f46ad56a498dd83ff72711fff007ed2603066475b0e3967917d7dafb58'),
  ('91', '019f1d81-7446-74e1-a1a7-9cf714d03c3f', E'\\xff0a24f7dcc4a8cfe9b72eaf4b1b48ec0a6ea50b3231b1067b3b8d5741ddeb82', NULL, '{}', E'\\x', '2026-07-01 11:47:31.014+00', '2026-11-21 04:30:00+00', E'\\x1eab8f763cdbcef5ce0c839c7a3f98a260e54ad57dfcff0e76db9a1147aa3063'),
  ('92', '019f4660-91bf-7301-b2f9-c555033e0644', E'\\xabe275af808a6edd6fc6279a7ce4cc77f22b28d8105479086aa2d84d6dde363a', NULL, '{}', E'\\x', '2026-07-09 10:16:01.727+00', '2026-11-21 04:30:00+00', E'\\x7eff451f02d66da659aae8440f745b00263c53e127efc99dfdfdfcc263eb5405'),
  ('93', '019fa230-ae6c-762e-ad06-1eb6d5c668d7', E'\\xb3feb3d07469c46dda8b8cf304dab43e328c887ac8ade9652b7da5ef6acca770', NULL, '{}', E'\\x', '2026-07-27 06:08:47.212+00', '2026-11-21 04:30:00+00', E'\\x6f8e0fa234c3c415e90fdebe30996ffc478092b0d4849162dc58b1ee15b152bb'),
  ('94', '01a02eaf-9c16-77be-a719-465d1fff490d', E'\\x9987c3044de014e00212b59d3f05e3d09f996812a761b451455bfee12a246972', NULL, '{}', E'\\x', '2026-08-23 12:54:15.83+00', '2026-11-21 04:30:00+00', E'\\xb85e271dd4ed278ea4d41a66e6b4e299290d53458bcd1bb81de3150d3d34e11f'),
  ('95', '01a0b40e-f07d-718b-b2f4-0d18fee76757', E'\\x5ea8430ae8ec414d6cf1d5c08e094adb2dafa8bfcd6fc26d8480d1a254efbea1', NULL, '{}', E'\\x', '2026-09-18 10:27:53.085+00', '2026-11-21 04:30:00+00', E'\\xe77c45bb551c4e52501b412070d57fefb435f3a7baceb56959002fd37c3bfc6e'),
  ('96', '01a0d6d4-797a-71e9-be0c-43f16b14af0a', E'\\x8a022c6ff5d706143670bb02ab017b0c356a90c6c2f50e6ee954b89345560071', NULL, '{}', E'\\x', '2026-09-25 04:30:44.09+00', '2026-11-21 04:30:00+00', E'\\xa4c606572cc5052a553dabb0b256a61953fdc751a8a4f4198c38736360918ee8'),
  ('97', '01a11b91-9b52-7226-8b62-5d0206411763', E'\\x6dddaaf0784b4b678fb480d7dd86a56535ea259abacca30b5aa56a112f90f2bc', NULL, '{}', E'\\x', '2026-10-08 12:51:29.746+00', '2026-11-21 04:30:00+00', E'\\x73a5089d73f9c7263c52ca41822c15e3ccae5d48149ab83b4f9947eed0443839'),
  ('98', '01a13e7e-69d3-7178-92fa-566fce409ce8', E'\\xd9097f086485f41c34068488ba9118a873aafcaed298258afb0917f9255e8a92', NULL, '{}', E'\\x', '2026-10-15 07:37:14.451+00', '2026-11-21 04:30:00+00', E'\\x9b2f6ee3442026a14244c85a91b9d7a3fd8e7a9324fbfbdce50d78b039158111'),
  ('99', '01a19b44-4019-7394-8853-8831517e95ca', E'\\xf042fe47b72de6a888b3ece08b0935052d3b2c4aabeef153c89b2e4935ee775e', NULL, '{}', E'\\x', '2026-11-02 07:58:23.769+00', '2026-11-21 04:30:00+00', E'\\x4a22f6c5dc3c3086824cdcf709bc4101da3c0e9ace6af2d0f77a15c7f7472ed8');
insert into audit_personal ("entry_id", "subject_id", "field", "before", "after", "salt") overriding system value values
  ('01a20843-31a8-7295-bb75-73c23da0175f', '01a1b03c-74c1-70cb-a7cf-08d3a6e26812', 'reason', NULL, '"Scholarship"', 'd0133c7f-69dc-4290-9d0f-a4514566097b'),
  ('01a20843-31b3-74a4-b03d-648d9fe5f531', '01a1b03c-74c1-70cb-a7cf-08d3a6e26812', 'reason', NULL, '"Paid twice"', '3801a324-d7a3-471a-8dec-046da97674bd'),
  ('01a20843-31ed-73e5-bad0-0ec027dda516', '01976d38-7d5f-715b-821a-e8ebdcb61bed', 'degree', '"BCom"', '"BSc"', 'e6bef66d-06df-4ce7-9ce2-52c2f5438047');
insert into audit_seal ("day", "n", "hash") overriding system value values
  ('2026-11-21', '127', E'\\x5c7caaec9c79b1338c14268642aa0a18d4f3b3d79f1fc26a6f74ae05bf616c59');
insert into audit_unchained ("at", "entry_id") overriding system value values
  ('2026-11-21 04:30:00+00', '01a20843-31ed-73e5-bad0-0ec027dda516');
insert into backup_run ("id", "kind", "started_at", "seen_at", "finished_at", "place", "encrypted", "bytes", "reason") overriding system value values
  ('01a20843-31e0-7070-a678-b77af66f1872', 'scheduled', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'office:/backup/example.tar.gz', 'false', '4096', NULL);
insert into batch ("id", "code", "code_key", "course_id", "time", "start_on", "end_on", "created_at", "version", "deleted_at") overriding system value values
  ('01a20843-313f-7536-932e-4f88df1d5499', 'TALLY-2504', 'tally-2504', '01a20843-313e-7048-a52f-d3994a725cf1', '15:00 to 17:00', '2025-04-01', '2025-07-01', '2025-03-11 05:44:07.174+00', '1', NULL),
  ('01a20843-3140-778e-8887-239ffbcd149d', 'PY-2504', 'py-2504', '01a20843-313e-7048-a52f-d4bb2e36a462', '08:00 to 10:00', '2025-04-27', '2025-08-27', '2025-04-06 10:29:18.706+00', '1', NULL),
  ('01a20843-3140-778e-8887-248172e0760c', 'FSW-2505', 'fsw-2505', '01a20843-313e-7048-a52f-d82eeec746cd', '12:30 to 14:30', '2025-05-24', '2026-01-24', '2025-05-03 08:05:14.006+00', '1', NULL),
  ('01a20843-3140-778e-8887-28d8c135af7f', 'DA-2506', 'da-2506', '01a20843-313e-7048-a52f-dd52d5b5b7ec', '18:00 to 20:00', '2025-06-19', '2025-12-19', '2025-05-29 10:56:01.407+00', '1', NULL),
  ('01a20843-3140-778e-8887-2ec2b1fb23e7', 'GD-2507', 'gd-2507', '01a20843-313e-7048-a52f-e1541baf1992', '18:00 to 20:00', '2025-07-16', '2025-12-16', '2025-06-25 12:57:02.901+00', '1', NULL),
  ('01a20843-3140-778e-8887-3017bee51460', 'DM-2508', 'dm-2508', '01a20843-313e-7048-a52f-e404fa052f81', '10:00 to 12:00', '2025-08-11', '2025-11-11', '2025-07-21 06:09:14.399+00', '1', NULL),
  ('01a20843-3140-778e-8887-37ba5fa3bfb9', 'HT-2509', 'ht-2509', '01a20843-313e-7048-a52f-eb73218dedfe', '15:00 to 17:00', '2025-09-07', '2025-11-07', '2025-08-17 10:48:46.841+00', '1', NULL),
  ('01a20843-3140-778e-8887-38c6de33ef5a', 'FR-2510', 'fr-2510', '01a20843-313e-7048-a52f-ed3bfcb61771', '15:00 to 17:00', '2025-10-03', '2026-02-03', '2025-09-12 05:22:45.978+00', '1', NULL),
  ('01a20843-3140-778e-8887-3c7d8cbc4326', 'TALLY-2510', 'tally-2510', '01a20843-313e-7048-a52f-d3994a725cf1', '12:30 to 14:30', '2025-10-30', '2026-01-30', '2025-10-09 06:54:35.944+00', '1', NULL),
  ('01a20843-3140-778e-8887-41991631b059', 'PY-2511', 'py-2511', '01a20843-313e-7048-a52f-d4bb2e36a462', '18:00 to 20:00', '2025-11-25', '2026-03-25', '2025-11-04 07:43:07.581+00', '1', NULL),
  ('01a20843-3140-778e-8887-479624623b6d', 'FSW-2512', 'fsw-2512', '01a20843-313e-7048-a52f-d82eeec746cd', '12:30 to 14:30', '2025-12-22', '2026-08-22', '2025-12-01 06:14:34.49+00', '1', NULL),
  ('01a20843-3140-778e-8887-49a566beeb37', 'DA-2601', 'da-2601', '01a20843-313e-7048-a52f-dd52d5b5b7ec', '12:30 to 14:30', '2026-01-17', '2026-07-17', '2025-12-27 05:22:07.66+00', '1', NULL),
  ('01a20843-3140-778e-8887-4c469c6baa68', 'GD-2602', 'gd-2602', '01a20843-313e-7048-a52f-e1541baf1992', '08:00 to 10:00', '2026-02-13', '2026-07-13', '2026-01-23 10:32:05.796+00', '1', NULL),
  ('01a20843-3140-778e-8887-50eefff43ed3', 'DM-2603', 'dm-2603', '01a20843-313e-7048-a52f-e404fa052f81', '12:30 to 14:30', '2026-03-11', '2026-06-11', '2026-02-18 09:11:13.462+00', '1', NULL),
  ('01a20843-3140-778e-8887-556e8bf1edb3', 'HT-2604', 'ht-2604', '01a20843-313e-7048-a52f-eb73218dedfe', '10:00 to 12:00', '2026-04-07', '2026-06-07', '2026-03-17 05:08:41.632+00', '1', NULL),
  ('01a20843-3140-778e-8887-5be264246c67', 'FR-2605', 'fr-2605', '01a20843-313e-7048-a52f-ed3bfcb61771', '08:00 to 10:00', '2026-05-03', '2026-09-03', '2026-04-12 06:22:54.906+00', '1', NULL),
  ('01a20843-3140-778e-8887-5ffd546a025a', 'TALLY-2605', 'tally-2605', '01a20843-313e-7048-a52f-d3994a725cf1', '12:30 to 14:30', '2026-05-30', '2026-08-30', '2026-05-09 04:26:18.64+00', '1', NULL),
  ('01a20843-3140-778e-8887-616491fd5d91', 'PY-2606', 'py-2606', '01a20843-313e-7048-a52f-d4bb2e36a462', '08:00 to 10:00', '2026-06-25', '2026-10-25', '2026-06-04 09:35:59.929+00', '1', NULL),
  ('01a20843-3140-778e-8887-65588acfe79f', 'FSW-2607', 'fsw-2607', '01a20843-313e-7048-a52f-d82eeec746cd', '10:00 to 12:00', '2026-07-22', NULL, '2026-07-01 11:47:31.014+00', '1', NULL),
  ('01a20843-3141-77cc-8df5-f1355cbe4985', 'DA-2608', 'da-2608', '01a20843-313e-7048-a52f-dd52d5b5b7ec', '10:00 to 12:00', '2026-08-17', '2027-02-17', '2026-07-27 06:08:47.212+00', '1', NULL),
  ('01a20843-3141-77cc-8df5-f6004f820ee8', 'GD-2609', 'gd-2609', '01a20843-313e-7048-a52f-e1541baf1992', '08:00 to 10:00', '2026-09-13', '2027-02-13', '2026-08-23 12:54:15.83+00', '1', NULL),
  ('01a20843-3141-77cc-8df5-f9204c544188', 'DM-2610', 'dm-2610', '01a20843-313e-7048-a52f-e404fa052f81', '12:30 to 14:30', '2026-10-09', NULL, '2026-09-18 10:27:53.085+00', '1', NULL),
  ('01a20843-3141-77cc-8df5-ffebd85fc377', 'HT-2611', 'ht-2611', '01a20843-313e-7048-a52f-eb73218dedfe', '10:00 to 12:00', '2026-11-05', '2027-01-05', '2026-10-15 07:37:14.451+00', '1', NULL),
  ('01a20843-3141-77cc-8df6-02738dacd841', 'FR-2612', 'fr-2612', '01a20843-313e-7048-a52f-ed3bfcb61771', '15:00 to 17:00', '2026-12-01', NULL, '2026-11-10 06:43:16.88+00', '1', NULL);
insert into cash_entry ("id", "kind", "amount", "day", "reference", "recorded_at", "recorded_by", "voided_at", "voided_by") overriding system value values
  ('01a20843-31e9-7165-9c88-a2d4b8dc7a86', 'opening', '1000.00', '2026-11-20', NULL, '2026-11-21 04:30:00+00', '01a20843-3126-7439-af51-955a03de7f9a', NULL, NULL);
insert into consent ("student_id", "given_by", "guardian_name", "notice_version", "at", "recorded_by") overriding system value values
  ('01976d38-7d5f-715b-821a-e8ebdcb61bed', 'student', NULL, '2', '2026-11-21 04:30:00+00', NULL);
insert into course ("id", "name", "name_key", "fee", "duration", "added_by", "created_at", "version", "deleted_at", "instalments") overriding system value values
  ('01a20843-313e-7048-a52f-d3994a725cf1', 'Tally with GST', 'tally with gst', '12000.00', '3 months', '01a20843-3125-754e-8090-23caf8fdd066', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20843-313e-7048-a52f-d4bb2e36a462', 'Python Programming', 'python programming', '18000.00', '4 months', '01a20843-3125-754e-8090-23caf8fdd066', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20843-313e-7048-a52f-d82eeec746cd', 'Full Stack Web Development', 'full stack web development', '45000.00', '8 months', '01a20843-3125-754e-8090-23caf8fdd066', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20843-313e-7048-a52f-dd52d5b5b7ec', 'Data Analytics', 'data analytics', '35000.00', '6 months', '01a20843-3125-754e-8090-23caf8fdd066', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20843-313e-7048-a52f-e1541baf1992', 'Graphic Design', 'graphic design', '22000.00', '5 months', '01a20843-3125-754e-8090-23caf8fdd066', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20843-313e-7048-a52f-e404fa052f81', 'Digital Marketing', 'digital marketing', '15000.00', '3 months', '01a20843-3125-754e-8090-23caf8fdd066', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20843-313e-7048-a52f-eb73218dedfe', 'Hindi Typing', 'hindi typing', '4500.00', '2 months', '01a20843-3125-754e-8090-23caf8fdd066', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20843-313e-7048-a52f-ed3bfcb61771', 'Français des affaires', 'francais des affaires', '16500.00', '4 months', '01a20843-3125-754e-8090-23caf8fdd066', '2025-04-01 10:49:33.548+00', '1', NULL, NULL);
insert into daily_sum ("kind", "day", "n", "amount") overriding system value values
  ('due Active', '2026-12-17', '1', '3050.00'),
  ('due Active', '2026-12-26', '1', '4050.00'),
  ('due Disable', '2026-11-12', '1', '13500.00'),
  ('enquiry Closed', '2025-06-01', '1', '0.00'),
  ('enquiry Pending', '2025-04-01', '1', '0.00'),
  ('enquiry Pending', '2025-10-01', '1', '0.00'),
  ('expense', '2025-06-02', '2', '688.00'),
  ('expense', '2025-06-05', '1', '3876.00'),
  ('expense', '2025-06-06', '1', '2153.00'),
  ('expense', '2025-07-03', '1', '1058.00'),
  ('expense', '2025-07-04', '2', '8290.00'),
  ('expense', '2025-07-08', '1', '4410.00'),
  ('expense', '2025-08-02', '1', '4341.00'),
  ('expense', '2025-08-04', '2', '8161.00'),
  ('expense', '2025-08-05', '1', '1041.00'),
  ('expense', '2025-09-01', '1', '6144.00'),
  ('expense', '2025-09-02', '1', '3413.00'),
  ('expense', '2025-09-03', '1', '819.00'),
  ('expense', '2025-09-08', '1', '273.00'),
  ('expense', '2025-11-01', '1', '1250.00'),
  ('expense', '2025-11-03', '1', '2250.00'),
  ('expense', '2025-11-06', '2', '400.00'),
  ('expense', '2026-01-02', '1', '1076.00'),
  ('expense', '2026-01-06', '1', '258.00'),
  ('expense', '2026-01-07', '1', '1938.00'),
  ('expense', '2026-01-08', '1', '86.00'),
  ('expense', '2026-02-06', '1', '2457.00'),
  ('expense', '2026-02-07', '1', '1365.00'),
  ('expense', '2026-02-09', '2', '436.00'),
  ('expense', '2026-11-02', '2', '619.00'),
  ('expense', '2026-11-04', '1', '53.00'),
  ('expense', '2026-11-09', '1', '17.00'),
  ('receipt', '2025-06-17', '1', '10500.00'),
  ('receipt', '2025-07-15', '1', '10500.00'),
  ('receipt', '2025-07-28', '1', '11000.00'),
  ('receipt', '2025-08-15', '1', '10500.00'),
  ('receipt', '2025-08-21', '1', '11000.00'),
  ('receipt', '2025-09-14', '1', '15000.00'),
  ('receipt', '2025-11-29', '1', '6000.00'),
  ('receipt', '2026-01-02', '1', '6000.00'),
  ('receipt', '2026-02-02', '1', '6000.00'),
  ('receipt', '2026-11-12', '1', '1000.00');
insert into daily_sum_change ("kind", "day", "n", "amount") overriding system value values
  ('due Active', '2026-12-17', '-1', '-2550.00'),
  ('due Active', '2026-12-17', '-1', '-3050.00'),
  ('due Active', '2026-12-17', '1', '2550.00'),
  ('due Active', '2026-12-17', '1', '2750.00'),
  ('receipt', '2026-11-20', '0', '0.00'),
  ('refund', '2026-11-21', '1', '200.00');
insert into day_closing ("id", "day", "clerk_id", "expected", "counted", "counts", "reason", "signed_at", "signed_by", "records") overriding system value values
  ('01a20843-31e9-7165-9c88-9fb13a60fd1e', '2026-11-20', NULL, '0.00', '0.00', '{}', NULL, '2026-11-21 04:30:00+00', '01a20843-3126-7439-af51-955a03de7f9a', '{}');
insert into declared_payment ("student_id", "fee", "paid", "pay_mode") overriding system value values
  ('01a1be83-9230-7096-807c-665885aafbc2', '16500.00', '8250.00', 'Online');
insert into deletion ("id", "record", "deleted_at", "deleted_by", "status_before", "enquiry", "erase_after", "erased_at") overriding system value values
  ('01a20843-31df-7550-a05c-0e9b547e82ac', 'enquiry', '2026-11-21 04:30:00+00', NULL, NULL, '{"id": "01a20843-31df-7550-a05c-0e9b547e82ac", "name": "Example"}', '2026-11-21 04:30:00+00', NULL);
insert into discount_limit ("one", "percent", "version") overriding system value values
  ('true', '10.00', '2');
insert into draft ("account_id", "key", "field_values", "saved_at") overriding system value values
  ('01a20843-3126-7439-af51-955a03de7f9a', 'course-add', '{"course":"Example"}', '2026-11-21 04:30:00+00');
insert into enquiry ("id", "name", "name_key", "mail_id", "contact", "alt_contact", "qualification", "address", "course_id", "enquiry_mode", "mode", "ref", "remark", "day", "status", "is_placed", "student_id", "created_at", "version", "next_call_on") overriding system value values
  ('01962e07-dbf7-74b8-b3e1-f854a176c60d', 'Ishwari Voorbeeld', 'ishwari voorbeeld', 'ishwari.3@example.net', '5570000003', '5580000003', 'BSc', '37 Namuna Marg, Example Nagar', '01a20843-313e-7048-a52f-d82eeec746cd', 'online', 'online', NULL, NULL, '2025-04-13', 'Pending', 'false', NULL, '2025-04-13 07:23:09.175+00', '2', NULL),
  ('01973f71-631b-73da-9281-84accde59bf8', 'विवेक दृष्टांत', 'विवेक दृष्टांत', 'student.1@example.com', '5550000001', NULL, 'BCom', '159 Namuna Marg, Demo Colony', '01a20843-313e-7048-a52f-dd52d5b5b7ec', 'offline', 'offline', 'एक मित्र', 'Will come for a trial class', '2025-06-05', 'Closed', 'false', '01976d38-7d5f-715b-821a-e8ebdcb61bed', '2025-06-05 09:34:45.019+00', '2', NULL),
  ('019a24d1-6480-7779-8229-97a83e539831', 'Asha Beispiel', 'asha beispiel', 'asha.2@example.net', '5570000002', '5580000002', 'BSc', '77 Example Road, Namunapur', '01a20843-313e-7048-a52f-d82eeec746cd', 'offline', 'offline', 'Poster at the college', 'Will come for a trial class', '2025-10-27', 'Pending', 'false', NULL, '2025-10-27 08:38:13.888+00', '2', NULL);
insert into enquiry_note ("id", "enquiry_id", "at", "written_by", "note", "next_call_on") overriding system value values
  ('01a20843-31e0-7070-a678-be9ec5873f1a', '01962e07-dbf7-74b8-b3e1-f854a176c60d', '2026-11-21 04:30:00+00', NULL, 'Example', NULL);
insert into enrolment ("id", "student_id", "n", "course_id", "batch_id", "mode", "duration", "fee", "joining_on", "end_on", "is_completed", "ended_at", "end_reason", "created_at", "version") overriding system value values
  ('01976d38-7d5f-704f-8c9a-faa2e99be3b1', '01976d38-7d5f-715b-821a-e8ebdcb61bed', '1', '01a20843-313e-7048-a52f-dd52d5b5b7ec', '01a20843-3140-778e-8887-28d8c135af7f', 'offline', '6 months', '31500.00', '2025-06-14', '2025-12-19', 'true', NULL, NULL, '2025-06-14 06:55:08.127+00', '1'),
  ('0198305a-7b46-7000-a096-84d9708b40f8', '0198305a-7b46-7502-96b6-70b2bfa07d88', '1', '01a20843-313e-7048-a52f-e1541baf1992', '01a20843-3140-778e-8887-2ec2b1fb23e7', 'offline', '5 months', '22000.00', '2025-07-22', '2025-12-16', 'true', NULL, NULL, '2025-07-22 04:18:12.934+00', '1'),
  ('0199483e-e8b1-743e-a216-249c2d0ebbbf', '0199483e-e8b1-7514-8370-82d395e38cba', '1', '01a20843-313e-7048-a52f-e404fa052f81', '01a20843-3140-778e-8887-3017bee51460', 'online', '3 months', '15000.00', '2025-09-14', '2025-11-11', 'true', NULL, NULL, '2025-09-14 12:41:46.417+00', '1'),
  ('019acdcb-3f5e-76b5-a145-cf8dff9a6c0a', '019acdcb-3f5e-7152-a6a2-dd2fe54ece63', '1', '01a20843-313e-7048-a52f-d4bb2e36a462', '01a20843-3140-778e-8887-41991631b059', 'offline', '4 months', '18000.00', '2025-11-29', '2026-03-25', 'true', NULL, NULL, '2025-11-29 04:07:20.67+00', '1'),
  ('01a11b91-9b52-73dd-aebf-8e92bab660c8', '01a11b91-9b52-7033-bdea-012c2301e8da', '1', '01a20843-313e-7048-a52f-e404fa052f81', '01a20843-3141-77cc-8df5-f9204c544188', 'offline', '3 months', '13500.00', '2026-10-08', NULL, 'false', NULL, NULL, '2026-10-08 12:51:29.746+00', '1'),
  ('01a1b03c-74c1-712a-aab4-13885630af13', '01a1b03c-74c1-70cb-a7cf-08d3a6e26812', '1', '01a20843-313e-7048-a52f-eb73218dedfe', '01a20843-3141-77cc-8df5-ffebd85fc377', 'online', '2 months', '4050.00', '2026-11-06', NULL, 'false', NULL, NULL, '2026-11-06 09:41:54.497+00', '1'),
  ('01a1be83-9230-70ae-9fa8-b8d78c708b75', '01a1be83-9230-7096-807c-665885aafbc2', '1', '01a20843-313e-7048-a52f-ed3bfcb61771', '01a20843-3141-77cc-8df6-02738dacd841', 'offline', '4 months', '0.00', '2026-12-01', NULL, 'false', NULL, NULL, '2026-11-09 04:14:16.112+00', '1'),
  ('01a1fb86-a83e-7034-9785-2d3891f48bea', '01a1fb86-a83e-7271-b461-50dba9827b30', '1', '01a20843-313e-7048-a52f-eb73218dedfe', '01a20843-3141-77cc-8df5-ffebd85fc377', 'offline', '2 months', '4050.00', '2026-11-21', NULL, 'false', NULL, NULL, '2026-11-21 00:34:28.542+00', '1');
insert into expense ("id", "category_id", "remark", "amount", "day", "created_at", "updated_at", "version", "financial_year", "n", "pay_mode", "payee", "voided_at", "voided_by") overriding system value values
  ('01972f8c-001d-71eb-891f-d5aa6a9eff70', '01a20843-317d-770d-9b4e-30073605b821', 'Sample Telecom, line of the month', '172.00', '2025-06-02', '2025-06-02 07:29:53.693+00', '2025-06-02 07:29:53.693+00', '1', '2025-26', '1', 'Online', NULL, NULL, NULL),
  ('019730ae-176e-7142-ab30-9cf904ad36cc', '01a20843-317d-770d-9b4e-2f527d59de70', 'Example Power Company, bill of the month', '516.00', '2025-06-02', '2025-06-02 12:46:45.102+00', '2025-06-02 12:46:45.102+00', '1', '2025-26', '2', 'Online', NULL, NULL, NULL),
  ('01973f27-1abc-72d9-aeab-da8aeabe4d7b', '01a20843-317d-770d-9b4e-2572ba27eade', 'Teachers and office of the example institute', '3876.00', '2025-06-05', '2025-06-05 08:13:36.828+00', '2025-06-05 08:13:36.828+00', '1', '2025-26', '3', 'Online', NULL, NULL, NULL),
  ('019744be-dbb1-72fd-93b5-5337be8b7671', '01a20843-317d-770d-9b4e-29f065209855', 'Example House, all classrooms', '2153.00', '2025-06-06', '2025-06-06 10:17:28.241+00', '2025-06-06 10:17:28.241+00', '1', '2025-26', '4', 'Online', NULL, NULL, NULL),
  ('0197cf00-2cf0-7572-bcee-f2f8fff1e4c2', '01a20843-317d-770d-9b4e-2f527d59de70', 'Example Power Company, bill of the month', '1058.00', '2025-07-03', '2025-07-03 06:36:24.688+00', '2025-07-03 06:36:24.688+00', '1', '2025-26', '5', 'Online', NULL, NULL, NULL),
  ('0197d3b1-cdf4-712f-b633-9b4b91af4153', '01a20843-317d-770d-9b4e-30073605b821', 'Sample Telecom, line of the month', '352.00', '2025-07-04', '2025-07-04 04:28:54.644+00', '2025-07-04 04:28:54.644+00', '1', '2025-26', '6', 'Online', NULL, NULL, NULL),
  ('0197d44b-78c3-7298-bbf4-ad846f72b53b', '01a20843-317d-770d-9b4e-2572ba27eade', 'Teachers and office of the example institute', '7938.00', '2025-07-04', '2025-07-04 07:16:45.379+00', '2025-07-04 07:16:45.379+00', '1', '2025-26', '7', 'Online', NULL, NULL, NULL),
  ('0197e9a1-67f5-73d0-bf78-879d9affa8ed', '01a20843-317d-770d-9b4e-29f065209855', 'Example House, all classrooms', '4410.00', '2025-07-08', '2025-07-08 10:42:38.709+00', '2025-07-08 10:42:38.709+00', '1', '2025-26', '8', 'Online', NULL, NULL, NULL),
  ('01986905-43a3-77a3-a654-9c925b0da13f', '01a20843-317d-770d-9b4e-29f065209855', 'Example House, all classrooms', '4341.00', '2025-08-02', '2025-08-02 04:23:29.443+00', '2025-08-02 04:23:29.443+00', '1', '2025-26', '9', 'Online', NULL, NULL, NULL),
  ('019873c7-c03e-72a3-8adc-8e5ed74b34ff', '01a20843-317d-770d-9b4e-2572ba27eade', 'Teachers and office of the example institute', '7814.00', '2025-08-04', '2025-08-04 06:32:07.486+00', '2025-08-04 06:32:07.486+00', '1', '2025-26', '10', 'Online', NULL, NULL, NULL),
  ('0198742d-391a-7092-908c-872f61c25951', '01a20843-317d-770d-9b4e-30073605b821', 'Sample Telecom, line of the month', '347.00', '2025-08-04', '2025-08-04 08:22:57.562+00', '2025-08-04 08:22:57.562+00', '1', '2025-26', '11', 'Online', NULL, NULL, NULL),
  ('01987a45-a517-71f8-a075-1b42fd267ca5', '01a20843-317d-770d-9b4e-2f527d59de70', 'Example Power Company, bill of the month', '1041.00', '2025-08-05', '2025-08-05 12:47:21.367+00', '2025-08-05 12:47:21.367+00', '1', '2025-26', '12', 'Online', NULL, NULL, NULL),
  ('019904aa-7eb6-71cf-b744-a0579128fd83', '01a20843-317d-770d-9b4e-2572ba27eade', 'Teachers and office of the example institute', '6144.00', '2025-09-01', '2025-09-01 09:45:06.486+00', '2025-09-01 09:45:06.486+00', '1', '2025-26', '13', 'Online', NULL, NULL, NULL),
  ('01990a07-c598-7691-b74b-1ca9185e5531', '01a20843-317d-770d-9b4e-29f065209855', 'Example House, all classrooms', '3413.00', '2025-09-02', '2025-09-02 10:45:05.56+00', '2025-09-02 10:45:05.56+00', '1', '2025-26', '14', 'Online', NULL, NULL, NULL),
  ('01990f32-eeb0-7668-bb3f-5750cf0eb78f', '01a20843-317d-770d-9b4e-2f527d59de70', 'Example Power Company, bill of the month', '819.00', '2025-09-03', '2025-09-03 10:50:20.208+00', '2025-09-03 10:50:20.208+00', '1', '2025-26', '15', 'Online', NULL, NULL, NULL),
  ('0199291d-4815-7463-8ae9-1e15ce4ae5a0', '01a20843-317d-770d-9b4e-30073605b821', 'Sample Telecom, line of the month', '273.00', '2025-09-08', '2025-09-08 11:36:48.917+00', '2025-09-08 11:36:48.917+00', '1', '2025-26', '16', 'Online', NULL, NULL, NULL),
  ('019a3e0d-cbe7-704e-b5a9-6b1a576bf757', '01a20843-317d-770d-9b4e-29f065209855', 'Example House, all classrooms', '1250.00', '2025-11-01', '2025-11-01 06:14:42.919+00', '2025-11-01 06:14:42.919+00', '1', '2025-26', '17', 'Online', NULL, NULL, NULL),
  ('019a499b-18e8-7392-bc8c-e39d789d3e0f', '01a20843-317d-770d-9b4e-2572ba27eade', 'Teachers and office of the example institute', '2250.00', '2025-11-03', '2025-11-03 12:04:52.584+00', '2025-11-03 12:04:52.584+00', '1', '2025-26', '18', 'Online', NULL, NULL, NULL),
  ('019a5870-be50-719d-9cd7-32b90791b032', '01a20843-317d-770d-9b4e-30073605b821', 'Sample Telecom, line of the month', '100.00', '2025-11-06', '2025-11-06 09:12:55.12+00', '2025-11-06 09:12:55.12+00', '1', '2025-26', '19', 'Online', NULL, NULL, NULL),
  ('019a58cd-919f-732d-b41e-794b7c825baf', '01a20843-317d-770d-9b4e-2f527d59de70', 'Example Power Company, bill of the month', '300.00', '2025-11-06', '2025-11-06 10:54:18.527+00', '2025-11-06 10:54:18.527+00', '1', '2025-26', '20', 'Online', NULL, NULL, NULL),
  ('019b7d9a-7db3-706d-a13e-5cd81eb716b3', '01a20843-317d-770d-9b4e-29f065209855', 'Example House, all classrooms', '1076.00', '2026-01-02', '2026-01-02 07:27:15.379+00', '2026-01-02 07:27:15.379+00', '1', '2025-26', '21', 'Online', NULL, NULL, NULL),
  ('019b92c8-7213-77a5-86fa-3763f06deb71', '01a20843-317d-770d-9b4e-2f527d59de70', 'Example Power Company, bill of the month', '258.00', '2026-01-06', '2026-01-06 10:09:28.595+00', '2026-01-06 10:09:28.595+00', '1', '2025-26', '22', 'Online', NULL, NULL, NULL),
  ('019b96c0-e9f1-727e-9504-4031da1d0da4', '01a20843-317d-770d-9b4e-2572ba27eade', 'Teachers and office of the example institute', '1938.00', '2026-01-07', '2026-01-07 04:39:43.857+00', '2026-01-07 04:39:43.857+00', '1', '2025-26', '23', 'Online', NULL, NULL, NULL),
  ('019b9be6-f910-74b1-814b-d78d9124da1b', '01a20843-317d-770d-9b4e-30073605b821', 'Sample Telecom, line of the month', '86.00', '2026-01-08', '2026-01-08 04:39:24.176+00', '2026-01-08 04:39:24.176+00', '1', '2025-26', '24', 'Online', NULL, NULL, NULL),
  ('019c31b6-9ffd-74f6-b5c7-4fd7bba0204d', '01a20843-317d-770d-9b4e-2572ba27eade', 'Teachers and office of the example institute', '2457.00', '2026-02-06', '2026-02-06 06:49:38.045+00', '2026-02-06 06:49:38.045+00', '1', '2025-26', '25', 'Online', NULL, NULL, NULL),
  ('019c369f-a274-73a8-b4d8-87b7339ac37b', '01a20843-317d-770d-9b4e-29f065209855', 'Example House, all classrooms', '1365.00', '2026-02-07', '2026-02-07 05:42:37.428+00', '2026-02-07 05:42:37.428+00', '1', '2025-26', '26', 'Online', NULL, NULL, NULL),
  ('019c411e-2084-776f-97a5-1821c55fb8c0', '01a20843-317d-770d-9b4e-2f527d59de70', 'Example Power Company, bill of the month', '327.00', '2026-02-09', '2026-02-09 06:36:59.396+00', '2026-02-09 06:36:59.396+00', '1', '2025-26', '27', 'Online', NULL, NULL, NULL),
  ('019c423e-23a9-72ec-8042-75ac50008e8b', '01a20843-317d-770d-9b4e-30073605b821', 'Sample Telecom, line of the month', '109.00', '2026-02-09', '2026-02-09 11:51:34.569+00', '2026-02-09 11:51:34.569+00', '1', '2025-26', '28', 'Online', NULL, NULL, NULL),
  ('01a19b44-4019-7563-971c-10d9275730a1', '01a20843-317d-770d-9b4e-29f065209855', 'Example House, all classrooms', '221.00', '2026-11-02', '2026-11-02 07:58:23.769+00', '2026-11-02 07:58:23.769+00', '1', '2026-27', '1', 'Online', NULL, NULL, NULL),
  ('01a19c3d-3bc5-7125-a4ab-76f033568c6c', '01a20843-317d-770d-9b4e-2572ba27eade', 'Teachers and office of the example institute', '398.00', '2026-11-02', '2026-11-02 12:30:21.125+00', '2026-11-02 12:30:21.125+00', '1', '2026-27', '2', 'Online', NULL, NULL, NULL),
  ('01a1a4b8-370c-741e-89fb-e40d8e7e1f42', '01a20843-317d-770d-9b4e-2f527d59de70', 'Example Power Company, bill of the month', '53.00', '2026-11-04', '2026-11-04 04:01:38.572+00', '2026-11-04 04:01:38.572+00', '1', '2026-27', '3', 'Online', NULL, NULL, NULL),
  ('01a1c057-66d2-771d-81a7-69406006214f', '01a20843-317d-770d-9b4e-30073605b821', 'Sample Telecom, line of the month', '17.00', '2026-11-09', '2026-11-09 12:45:15.858+00', '2026-11-09 12:45:15.858+00', '1', '2026-27', '4', 'Online', NULL, NULL, NULL);
insert into expense_category ("id", "ledger", "ledger_key", "created_at", "updated_at", "deleted_at", "budget", "version") overriding system value values
  ('01a20843-317d-770d-9b4e-2572ba27eade', 'Salaries', 'salaries', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20843-317d-770d-9b4e-29f065209855', 'Rent', 'rent', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20843-317d-770d-9b4e-2f527d59de70', 'Electricity', 'electricity', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20843-317d-770d-9b4e-30073605b821', 'Internet', 'internet', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20843-317d-770d-9b4e-344371ef9cac', 'Stationery', 'stationery', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '5000.00', '1'),
  ('01a20843-317d-770d-9b4e-39eb221b82cd', 'Repairs', 'repairs', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20843-317d-770d-9b4e-3c46b1ef85b1', 'Tea and water', 'tea and water', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '3000.00', '1'),
  ('01a20843-317d-770d-9b4e-42509e4fb462', 'Advertising', 'advertising', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '20000.00', '1');
insert into expense_voucher_series ("financial_year", "last") overriding system value values
  ('2025-26', '28'),
  ('2026-27', '4');
insert into fee_adjustment ("id", "student_id", "kind", "enrolment_id", "amount", "reason", "day", "created_at", "created_by", "by_hr", "version", "withdrawn_at", "withdrawn_by") overriding system value values
  ('01a20843-31a0-7296-9016-ac2f91ba9a49', '01a1b03c-74c1-70cb-a7cf-08d3a6e26812', 'Discount', '01a1b03c-74c1-712a-aab4-13885630af13', '500.00', 'Scholarship', '2026-11-21', '2026-11-21 04:30:00+00', '01a20843-3125-754e-8090-23caf8fdd066', 'false', '1', NULL, NULL);
insert into fee_plan ("enrolment_id", "version") overriding system value values
  ('01976d38-7d5f-704f-8c9a-faa2e99be3b1', '1');
insert into fee_plan_row ("enrolment_id", "n", "due_on", "amount") overriding system value values
  ('01976d38-7d5f-704f-8c9a-faa2e99be3b1', '1', '2026-11-20', '1000.00');
insert into heartbeat ("process_id", "started_at", "seen_at") overriding system value values
  ('01a20843-31e0-7070-a678-b8688002cfb8', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00');
insert into idempotency ("scope", "route", "key", "body_hash", "status", "answer", "forever", "at") overriding system value values
  ('01a20843-3126-7439-af51-955a03de7f9a', 'POST /api/enquiry', 'dump', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '201', '{}', 'false', '2026-11-21 04:30:00+00');
insert into institute ("one", "name", "address", "phone", "time_zone", "self_registration", "version", "receipt_language", "two_factor", "upi_id", "hr_closes_all", "gstin", "receipt_terms", "receipt_paper") overriding system value values
  ('true', 'Namuna Training Institute (demo)', '1 Example Road, Example Nagar', '+91 55500 00000', 'Asia/Kolkata', 'true', '2', 'en', 'off', 'namuna@examplebank', 'false', '00AAAAA0000A1ZI', NULL, 'a4');
insert into institute_logo ("one", "content", "type", "hash", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', 'image/png', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into job_run ("job", "started_at") overriding system value values
  ('cleanup', '2026-11-21 04:30:00+00');
insert into known_browser ("token_hash", "account_id", "used_at") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20843-3126-7439-af51-955a03de7f9a', '2026-11-21 04:30:00+00');
insert into kysely_migration ("name", "timestamp") overriding system value values
  ('0001_house', '2026-11-23T11:55:50.737Z'),
  ('0002_courses_and_batches', '2026-11-23T11:55:50.742Z'),
  ('0003_students_and_fees', '2026-11-23T11:55:50.755Z'),
  ('0004_attendance_and_enquiries', '2026-11-23T11:55:50.762Z'),
  ('0005_portfolio', '2026-11-23T11:55:50.765Z'),
  ('0006_projects', '2026-11-23T11:55:50.767Z'),
  ('0007_expenses', '2026-11-23T11:55:50.772Z'),
  ('0008_reset_tokens', '2026-11-23T11:55:50.774Z'),
  ('0009_lists_of_the_admin', '2026-11-23T11:55:50.777Z'),
  ('0010_erasure', '2026-11-23T11:55:50.779Z'),
  ('0011_search', '2026-11-23T11:55:50.783Z'),
  ('0012_receipt_amounts', '2026-11-23T11:55:50.785Z'),
  ('0013_drafts', '2026-11-23T11:55:50.787Z'),
  ('0014_request_limits', '2026-11-23T11:55:50.790Z'),
  ('0015_placed_enquiries', '2026-11-23T11:55:50.791Z'),
  ('0017_sign_in', '2026-11-23T11:55:50.797Z'),
  ('0018_two_factor', '2026-11-23T11:55:50.800Z'),
  ('0019_erasure', '2026-11-23T11:55:50.805Z'),
  ('0020_privacy', '2026-11-23T11:55:50.808Z'),
  ('0021_backups', '2026-11-23T11:55:50.810Z'),
  ('0022_audit_chain', '2026-11-23T11:55:50.815Z'),
  ('0023_several_processes', '2026-11-23T11:55:50.817Z'),
  ('0024_enrolments', '2026-11-23T11:55:50.826Z'),
  ('0025_expense_vouchers', '2026-11-23T11:55:50.835Z'),
  ('0026_payment_details', '2026-11-23T11:55:50.838Z'),
  ('0027_receipt_verification', '2026-11-23T11:55:50.840Z'),
  ('0028_daily_closing', '2026-11-23T11:55:50.845Z'),
  ('0029_discounts_and_refunds', '2026-11-23T11:55:50.849Z'),
  ('0030_fee_plans', '2026-11-23T11:55:50.852Z'),
  ('0031_refunds', '2026-11-23T11:55:50.859Z'),
  ('0032_reminders', '2026-11-23T11:55:50.862Z'),
  ('0033_course_instalments', '2026-11-23T11:55:50.863Z'),
  ('0034_name_search', '2026-11-23T11:55:50.865Z'),
  ('0035_receipt_paper', '2026-11-23T11:55:50.866Z'),
  ('0036_student_list_order', '2026-11-23T11:55:50.869Z'),
  ('0037_overdue_sums', '2026-11-23T11:55:50.870Z'),
  ('0038_enquiry_calls', '2026-11-23T11:55:50.873Z'),
  ('0039_photos_and_logo', '2026-11-23T11:55:50.876Z'),
  ('0041_duplicate_lookup', '2026-11-23T11:55:50.879Z'),
  ('0042_name_words', '2026-11-23T11:55:50.882Z'),
  ('0043_daily_sums', '2026-11-23T11:55:50.889Z'),
  ('0044_read_after', '2026-11-23T11:55:50.891Z');
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
  ('0033_course_instalments', '22bf70c7cb82af977b2fd6c4d519e6ad3b6893cc2fc23a03b8b7df032d200476'),
  ('0034_name_search', '46a2fc63d503a93cbb661db6b9347d23b8fd862023b8c2db8424bf1bbd3eaf58'),
  ('0035_receipt_paper', '5bd4a9cb5ffba5cf4e6c74ebe4c8f3ec3f89636c18bd59e04a5db6d9014ebf1a'),
  ('0036_student_list_order', '8f52059635ba652ce0a56e22afefde10414500257e522c1a1298aebac0b792aa'),
  ('0037_overdue_sums', '3fe290f4c9191df84a981fc1562796ab2f1e322d9576c8e8061d153a81bf173e'),
  ('0038_enquiry_calls', 'c4df528cd6acdebf17a728eab19b98784bec436196a4feee2643e739bf011a3f'),
  ('0039_photos_and_logo', '8a9ed9d2f6d282cce41f3d8644b6b481f09ae03b1da85a710fdf4ff062e93294'),
  ('0041_duplicate_lookup', 'be2612c82d8881cbe04f8d1cacb43f7aeec5fcc9a16440393b0c6ebc8d1e65b1'),
  ('0042_name_words', 'a4db8f453d39b60df160c75a8a7902e8e6cd31bd081a1bb76b77b145ec38cb03'),
  ('0043_daily_sums', '0181f4b939747e23ee2365257f520717d63e1d3c82d00b2179a092ca8d76662a'),
  ('0044_read_after', '9be6b21c4968f4fd01eb282ac50103e393b62bcf315083adbcf1682efb1b97c3');
insert into name_word ("word") overriding system value values
  ('asha'),
  ('beispiel'),
  ('farhan'),
  ('ishwari'),
  ('maya'),
  ('namuna'),
  ('noor'),
  ('priklad'),
  ('przykład'),
  ('sample'),
  ('udaharan'),
  ('voorbeeld'),
  ('yusuf'),
  ('zoe'),
  ('दृष्टांत'),
  ('विवेक');
insert into portfolio ("id", "student_id", "link", "created_at", "version") overriding system value values
  ('019daf1c-ae23-74c6-a72f-3472684d1ae8', '01976d38-7d5f-715b-821a-e8ebdcb61bed', 'https://example.com/e8ebdcb61bed/portfolio-1', '2026-04-21 08:16:25.635+00', '1'),
  ('019f4660-91bf-7642-aab0-cb39d9c99a07', '01976d38-7d5f-715b-821a-e8ebdcb61bed', 'https://example.com/e8ebdcb61bed/portfolio-2', '2026-07-09 10:16:01.727+00', '1');
insert into privacy_notice ("one", "texts", "version") overriding system value values
  ('true', '{"en": "Example"}', '2');
insert into project ("id", "student_id", "link", "tech_used", "description", "created_at", "version") overriding system value values
  ('01983ab5-5436-758d-aa52-3dec7c74106a', '01976d38-7d5f-715b-821a-e8ebdcb61bed', 'https://example.com/e8ebdcb61bed/project-3', 'Python, pandas', 'Sales of a sample company, month by month', '2025-07-24 04:33:38.87+00', '1'),
  ('019d47ad-09b4-70b8-abe8-516a3f03a500', '01976d38-7d5f-715b-821a-e8ebdcb61bed', 'https://example.com/e8ebdcb61bed/project-1', 'Python, pandas', 'नमूना पुस्तकालय की सूची', '2026-04-01 06:13:35.796+00', '1'),
  ('01a0d6d4-797a-73c8-b725-4f03792f0342', '01976d38-7d5f-715b-821a-e8ebdcb61bed', 'https://example.com/e8ebdcb61bed/project-2', 'Tally', 'The example institute’s timetable as a page', '2026-09-25 04:30:44.09+00', '1');
insert into receipt ("id", "financial_year", "n", "student_id", "student_name", "contact", "course", "b_code", "pay_mode", "payable", "paid", "due_after", "paid_on", "issued_on", "issued_at", "issued_by", "changed_at", "version", "voided_at", "voided_by", "void_reason", "enrolment_id", "reference", "note", "verification_id") overriding system value values
  ('01977d82-9bf0-7294-9fc9-b16f3e31a2e2', '2025-26', '1', '01976d38-7d5f-715b-821a-e8ebdcb61bed', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Online', '31500.00', '10500.00', '21000.00', '2025-06-17', '2025-06-17', '2025-06-17 10:50:01.072+00', '01a20843-3157-7344-bd35-471817bbe518', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-704f-8c9a-faa2e99be3b1', '632700007919', NULL, '3aab1079-c32a-4c5d-a6f4-158671f37caa'),
  ('01980c8c-196a-70d7-b562-514b7eaec6e0', '2025-26', '2', '01976d38-7d5f-715b-821a-e8ebdcb61bed', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Cash', '31500.00', '10500.00', '10500.00', '2025-07-15', '2025-07-15', '2025-07-15 05:26:04.906+00', '01a20843-3157-7344-bd35-4b2163fef906', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-704f-8c9a-faa2e99be3b1', NULL, NULL, '2befeed7-c8c1-43b8-9e86-101bb1e873f7'),
  ('01984f40-d442-71d2-ad2e-aa819dae25e0', '2025-26', '3', '0198305a-7b46-7502-96b6-70b2bfa07d88', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '11000.00', '2025-07-28', '2025-07-28', '2025-07-28 04:18:25.474+00', '01a20843-3126-7439-af51-955a03de7f9a', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-7000-a096-84d9708b40f8', '632700023757', NULL, '2b3a898f-2e60-4170-94a3-6218f938a68b'),
  ('0198adb9-bb13-7633-b980-5ae304dd021a', '2025-26', '4', '01976d38-7d5f-715b-821a-e8ebdcb61bed', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Others', '31500.00', '10500.00', '0.00', '2025-08-15', '2025-08-15', '2025-08-15 12:34:47.187+00', '01a20843-3157-7344-bd35-471817bbe518', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-704f-8c9a-faa2e99be3b1', NULL, NULL, 'bac74d8a-7798-4f64-8ade-e9d5ea0d3d8b'),
  ('0198d1be-32ac-7359-ab72-0f5d77c45701', '2025-26', '5', '0198305a-7b46-7502-96b6-70b2bfa07d88', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '0.00', '2025-08-21', '2025-08-22', '2025-08-22 12:25:59.724+00', '01a20843-3157-7344-bd35-4b2163fef906', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-7000-a096-84d9708b40f8', '632700039595', NULL, '1df61d40-542f-4cb6-b881-baee36a24eb6'),
  ('01994735-b681-73e4-a9d6-2cd1c1392774', '2025-26', '6', '0199483e-e8b1-7514-8370-82d395e38cba', 'Yusuf Příklad', '5550000003', 'Digital Marketing', 'DM-2508', 'Cash', '15000.00', '15000.00', '0.00', '2025-09-14', '2025-09-14', '2025-09-14 07:52:06.529+00', '01a20843-3126-7439-af51-955a03de7f9a', NULL, '1', NULL, NULL, NULL, '0199483e-e8b1-743e-a216-249c2d0ebbbf', NULL, NULL, '6e66bfac-7310-4525-8b0b-d36144b6379b'),
  ('019acefa-c7b2-7473-b80d-f6cd0a273bcb', '2025-26', '7', '019acdcb-3f5e-7152-a6a2-dd2fe54ece63', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '12000.00', '2025-11-29', '2025-11-29', '2025-11-29 09:38:52.978+00', '01a20843-3157-7344-bd35-471817bbe518', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-76b5-a145-cf8dff9a6c0a', NULL, NULL, '1b75aa8c-86d2-4b53-87bc-254aa8db637d'),
  ('019b7ce0-50eb-7677-910e-45ebe45b54d5', '2025-26', '8', '019acdcb-3f5e-7152-a6a2-dd2fe54ece63', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '6000.00', '2026-01-02', '2026-01-02', '2026-01-02 04:03:54.219+00', '01a20843-3157-7344-bd35-4b2163fef906', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-76b5-a145-cf8dff9a6c0a', NULL, NULL, '64ad2632-7d45-45fe-b153-ee367697b531'),
  ('019c1cef-33c4-7363-b17c-21f41fcc65b2', '2025-26', '9', '019acdcb-3f5e-7152-a6a2-dd2fe54ece63', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '0.00', '2026-02-02', '2026-02-02', '2026-02-02 05:59:24.356+00', '01a20843-3126-7439-af51-955a03de7f9a', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-76b5-a145-cf8dff9a6c0a', NULL, NULL, '2855db8f-7f22-42df-b0e6-db89aaa078f9'),
  ('01a1cf35-657d-7006-b568-c3be90d78f5b', '2026-27', '1', '01a1b03c-74c1-70cb-a7cf-08d3a6e26812', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Online', '4050.00', '1000.00', '3050.00', '2026-11-12', '2026-11-12', '2026-11-12 10:02:25.533+00', '01a20843-3157-7344-bd35-471817bbe518', NULL, '1', NULL, NULL, NULL, '01a1b03c-74c1-712a-aab4-13885630af13', '632700007919', NULL, '6afbee59-e23d-4c0c-9bf9-c5f4eec81fd4');
insert into receipt_part ("receipt_id", "n", "mode", "amount", "reference") overriding system value values
  ('0198adb9-bb13-7633-b980-5ae304dd021a', '1', 'Cash', '5200.00', NULL),
  ('0198adb9-bb13-7633-b980-5ae304dd021a', '2', 'UPI', '5300.00', '632700031676');
insert into receipt_series ("financial_year", "last") overriding system value values
  ('2025-26', '9'),
  ('2026-27', '1');
insert into recovery_code ("id", "account_id", "code_hash", "used_at") overriding system value values
  ('01a20843-31e0-7070-a678-b2e0aa80456f', '01a20843-3126-7439-af51-955a03de7f9a', 'example', NULL);
insert into recurring_expense ("id", "category_id", "remark", "amount", "pay_mode", "payee", "starts_on", "created_at", "updated_at", "ended_at", "version") overriding system value values
  ('01a20843-3187-765e-8319-1f9c5f828669', '01a20843-317d-770d-9b4e-39eb221b82cd', 'Demo Repairs: upkeep of the projectors', '1500.00', 'Online', NULL, '2026-11-01', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '1');
insert into recurring_expense_month ("recurring_id", "month", "expense_id") overriding system value values
  ('01a20843-3187-765e-8319-1f9c5f828669', '2026-11-01', NULL);
insert into refund ("id", "financial_year", "n", "student_id", "enrolment_id", "student_name", "contact", "course", "b_code", "pay_mode", "amount", "paid_before", "refunded_on", "issued_on", "issued_at", "issued_by", "reason", "reference", "note", "version", "voided_at", "voided_by", "void_reason") overriding system value values
  ('01a20843-31ad-72a7-aa7a-da27e35c08bf', '2026-27', '1', '01a1b03c-74c1-70cb-a7cf-08d3a6e26812', '01a1b03c-74c1-712a-aab4-13885630af13', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Cash', '200.00', '1000.00', '2026-11-21', '2026-11-21', '2026-11-21 04:30:00+00', '01a20843-3125-754e-8090-23caf8fdd066', 'Paid twice', NULL, NULL, '1', NULL, NULL, NULL);
insert into refund_series ("financial_year", "last") overriding system value values
  ('2026-27', '1');
insert into reminder ("student_id", "day", "channel", "state", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-7033-bdea-012c2301e8da', '2026-11-19', 'WhatsApp', 'sent', '01a20843-3126-7439-af51-955a03de7f9a', '2026-11-19 04:30:00+00'),
  ('01a1b03c-74c1-70cb-a7cf-08d3a6e26812', '2026-11-19', 'WhatsApp', 'sent', '01a20843-3126-7439-af51-955a03de7f9a', '2026-11-19 04:30:00+00'),
  ('01a1fb86-a83e-7271-b461-50dba9827b30', '2026-11-19', 'WhatsApp', 'sent', '01a20843-3126-7439-af51-955a03de7f9a', '2026-11-19 04:30:00+00');
insert into reminder_settings ("one", "days", "texts", "version") overriding system value values
  ('true', '{-3,0,3,7,15}', '{}', '1');
insert into request_count ("scope", "caller", "started_at", "n") overriding system value values
  ('email-enquirer', '01a20843-3126-7439-af51-955a03de7f9a', '2026-11-21 04:30:00+00', '1');
insert into reset_token ("token_hash", "account_id", "made_at", "expires_at", "used_at", "purpose") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20843-3126-7439-af51-955a03de7f9a', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', NULL, 'password');
insert into secret ("name", "value") overriding system value values
  ('log', E'\\xb4bb8cb73000240302dfd05b053ce85ad685c77dfc3341e3c9f9bc81bfaf0fdd');
insert into session ("token_hash", "account_id", "created_at", "seen_at", "id", "address", "user_agent", "confirmed_at", "read_after") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20843-3126-7439-af51-955a03de7f9a', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '28ab7b2d-2f6b-4412-a78a-6abfe02d0a63', '', '', NULL, '0/1BD18D0');
insert into setup_code ("code_hash", "created_at", "accounts") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', NULL);
insert into sign_in_attempt ("id", "email_hash", "address", "at", "ok", "browser_hash") overriding system value values
  ('1', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '192.0.2.1', '2026-11-21 04:30:00+00', 'true', NULL);
insert into student ("id", "fname", "lname", "father", "contact", "alt_contact", "gender", "dob", "cur_address", "per_address", "linked_in", "profile", "degree", "com_year", "university", "course_id", "mode", "duration", "batch_id", "joining_on", "end_on", "is_completed", "is_placed", "status", "search_key", "created_at", "version", "search_text") overriding system value values
  ('01976d38-7d5f-715b-821a-e8ebdcb61bed', 'विवेक', 'दृष्टांत', 'Yusuf दृष्टांत', '5550000001', NULL, 'male', '1996-12-21', '8 नमूना मार्ग, Sampleganj', '159 Namuna Marg, Demo Colony', NULL, NULL, 'BCom', '2017', 'Université de l’Exemple', '01a20843-313e-7048-a52f-dd52d5b5b7ec', 'offline', '6 months', '01a20843-3140-778e-8887-28d8c135af7f', '2025-06-14', '2025-12-19', 'true', 'false', 'Active', 'विवेक दृष्टांत', '2025-06-14 06:55:08.127+00', '1', 'विवेक दृष्टांत yusuf दृष्टांत student.1@example.com 5550000001'),
  ('0198305a-7b46-7502-96b6-70b2bfa07d88', 'Zoë', 'Sample', 'Ravi Sample', '5550000007', NULL, 'female', '1997-07-07', NULL, '124 नमूना मार्ग, Sampleganj', NULL, NULL, 'BCA', '2018', 'Sample Institute of Technology', '01a20843-313e-7048-a52f-e1541baf1992', 'offline', '5 months', '01a20843-3140-778e-8887-2ec2b1fb23e7', '2025-07-22', '2025-12-16', 'true', 'false', 'Active', 'zoe sample', '2025-07-22 04:18:12.934+00', '1', 'zoe sample ravi sample zoe.7@example.com 5550000007'),
  ('0199483e-e8b1-7514-8370-82d395e38cba', 'Yusuf', 'Příklad', 'Arjun Příklad', '5550000003', NULL, 'male', '2005-10-17', NULL, '52 नमूना मार्ग, Sampleganj', NULL, NULL, 'Diploma', '2026', 'Université de l’Exemple', '01a20843-313e-7048-a52f-e404fa052f81', 'online', '3 months', '01a20843-3140-778e-8887-3017bee51460', '2025-09-14', '2025-11-11', 'true', 'true', 'Active', 'yusuf priklad', '2025-09-14 12:41:46.417+00', '1', 'yusuf priklad arjun priklad yusuf.3@example.com 5550000003'),
  ('019acdcb-3f5e-7152-a6a2-dd2fe54ece63', 'Māyā', 'Udāharaṇ', 'Kabir Udāharaṇ', '5550000004', NULL, 'female', '1993-05-14', '45 Namuna Marg, Demo Colony', '143 Example Road, Example Nagar', NULL, NULL, 'BBA', '2014', 'Example University', '01a20843-313e-7048-a52f-d4bb2e36a462', 'offline', '4 months', '01a20843-3140-778e-8887-41991631b059', '2025-11-29', '2026-03-25', 'true', 'false', 'Active', 'maya udaharan', '2025-11-29 04:07:20.67+00', '1', 'maya udaharan kabir udaharan maya.4@example.com 5550000004'),
  ('01a11b91-9b52-7033-bdea-012c2301e8da', 'Zoë', 'Przykład', 'Arjun Przykład', '5550000002', '5560000002', 'female', '1999-07-27', '55 Udāharaṇ Path, Namunapur', '22 Namuna Marg, Namunapur', 'https://www.example.com/in/student-2', NULL, 'Diploma', '2020', 'Sample Institute of Technology', '01a20843-313e-7048-a52f-e404fa052f81', 'offline', '3 months', '01a20843-3141-77cc-8df5-f9204c544188', '2026-10-08', NULL, 'false', 'false', 'Disable', 'zoe przykład', '2026-10-08 12:51:29.746+00', '2', 'zoe przykład arjun przykład zoe.2@example.com 5550000002 5560000002'),
  ('01a1b03c-74c1-70cb-a7cf-08d3a6e26812', 'Noor', 'Namuna', 'Ravi Namuna', '5550000008', NULL, 'female', '1993-03-31', NULL, '29 Example Road, Demo Colony', NULL, NULL, 'BCA', '2014', 'Sample Institute of Technology', '01a20843-313e-7048-a52f-eb73218dedfe', 'online', '2 months', '01a20843-3141-77cc-8df5-ffebd85fc377', '2026-11-06', NULL, 'false', 'false', 'Active', 'noor namuna', '2026-11-06 09:41:54.497+00', '1', 'noor namuna ravi namuna noor.8@example.com 5550000008'),
  ('01a1be83-9230-7096-807c-665885aafbc2', 'Zoë', 'Przykład', 'Om Przykład', '5550000006', '5560000006', 'female', '1998-11-14', NULL, '122 Udāharaṇ Path, Demo Colony', NULL, NULL, 'BBA', '2019', 'उदाहरण विश्वविद्यालय', '01a20843-313e-7048-a52f-ed3bfcb61771', 'offline', '4 months', '01a20843-3141-77cc-8df6-02738dacd841', '2026-12-01', NULL, 'false', 'false', 'Pending', 'zoe przykład', '2026-11-09 04:14:16.112+00', '1', 'zoe przykład om przykład zoe.6@example.com 5550000006 5560000006'),
  ('01a1fb86-a83e-7271-b461-50dba9827b30', 'Farhan', 'Beispiel', 'Arjun Beispiel', '5550000005', '5560000005', 'male', '1993-10-26', NULL, '9 Namuna Marg, Sampleganj', NULL, NULL, 'BSc', '2014', 'Example University', '01a20843-313e-7048-a52f-eb73218dedfe', 'offline', '2 months', '01a20843-3141-77cc-8df5-ffebd85fc377', '2026-11-21', NULL, 'false', 'false', 'Active', 'farhan beispiel', '2026-11-21 00:34:28.542+00', '1', 'farhan beispiel arjun beispiel farhan.5@example.com 5550000005 5560000005');
insert into student_account ("student_id", "fee", "paid", "due_from", "planned_due_on", "due_amount") overriding system value values
  ('01976d38-7d5f-715b-821a-e8ebdcb61bed', '31500.00', '31500.00', '2025-08-15', NULL, NULL),
  ('0198305a-7b46-7502-96b6-70b2bfa07d88', '22000.00', '22000.00', '2025-08-21', NULL, NULL),
  ('0199483e-e8b1-7514-8370-82d395e38cba', '15000.00', '15000.00', '2025-09-14', NULL, NULL),
  ('019acdcb-3f5e-7152-a6a2-dd2fe54ece63', '18000.00', '18000.00', '2026-02-02', NULL, NULL),
  ('01a11b91-9b52-7033-bdea-012c2301e8da', '13500.00', '0.00', '2026-10-08', NULL, NULL),
  ('01a1b03c-74c1-70cb-a7cf-08d3a6e26812', '3550.00', '800.00', '2026-11-12', NULL, NULL),
  ('01a1be83-9230-7096-807c-665885aafbc2', '0.00', '0.00', '2026-12-01', NULL, NULL),
  ('01a1fb86-a83e-7271-b461-50dba9827b30', '4050.00', '0.00', '2026-11-21', NULL, NULL);
insert into student_photo ("student_id", "content", "hash", "changed_at") overriding system value values
  ('01976d38-7d5f-715b-821a-e8ebdcb61bed', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into student_total ("shard", "kind", "n", "fee", "paid") overriding system value values
  ('0', 'Active', '1', '18000.00', '18000.00'),
  ('0', 'Disable', '0', '0.00', '0.00'),
  ('0', 'Pending', '0', '0.00', '0.00'),
  ('0', 'Placed', '0', '0.00', '0.00'),
  ('1', 'Active', '0', '0.00', '0.00'),
  ('1', 'Disable', '0', '0.00', '0.00'),
  ('1', 'Pending', '0', '0.00', '0.00'),
  ('1', 'Placed', '0', '0.00', '0.00'),
  ('10', 'Active', '1', '22000.00', '22000.00'),
  ('10', 'Disable', '0', '0.00', '0.00'),
  ('10', 'Pending', '0', '0.00', '0.00'),
  ('10', 'Placed', '0', '0.00', '0.00'),
  ('11', 'Active', '0', '0.00', '0.00'),
  ('11', 'Disable', '0', '0.00', '0.00'),
  ('11', 'Pending', '0', '0.00', '0.00'),
  ('11', 'Placed', '1', '15000.00', '15000.00'),
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
  ('14', 'Pending', '0', '0.00', '0.00'),
  ('14', 'Placed', '0', '0.00', '0.00'),
  ('15', 'Active', '0', '0.00', '0.00'),
  ('15', 'Disable', '1', '13500.00', '0.00'),
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
  ('4', 'Active', '1', '4050.00', '0.00'),
  ('4', 'Disable', '0', '0.00', '0.00'),
  ('4', 'Pending', '1', '0.00', '0.00'),
  ('4', 'Placed', '0', '0.00', '0.00'),
  ('5', 'Active', '1', '31500.00', '31500.00'),
  ('5', 'Disable', '0', '0.00', '0.00'),
  ('5', 'Pending', '0', '0.00', '0.00'),
  ('5', 'Placed', '0', '0.00', '0.00'),
  ('6', 'Active', '0', '0.00', '0.00'),
  ('6', 'Disable', '0', '0.00', '0.00'),
  ('6', 'Pending', '0', '0.00', '0.00'),
  ('6', 'Placed', '0', '0.00', '0.00'),
  ('7', 'Active', '1', '3550.00', '800.00'),
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
  ('01a20843-3126-7439-af51-955a03de7f9a', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '0');
select setval('sign_in_attempt_id_seq', (select max(id) from sign_in_attempt));
set session_replication_role = origin;
