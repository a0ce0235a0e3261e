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

-- 0045_list_order.sql
create index batch_by_code on batch (code_key, id);
create index course_by_name on course (name_key, id);
drop index student_batch;
drop index student_course;
create index student_batch on student (batch_id, id);
create index student_course on student (course_id, id);
create index audit_entry_former_name on audit_entry (record_id) where record = 'account' and before ->> 'name' is not null;


create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) primary key, is_locked integer default 0 not null);
create table migration_hash (name text primary key, hash text not null);
grant select on migration_hash to munshi_app;

set session_replication_role = replica;
truncate account, attendance_mark, attendance_sheet, audit_entry, audit_link, audit_personal, audit_seal, audit_unchained, backup_run, batch, cash_entry, consent, course, daily_sum, daily_sum_change, day_closing, declared_payment, deletion, discount_limit, draft, enquiry, enquiry_note, enrolment, expense, expense_category, expense_voucher_series, fee_adjustment, fee_plan, fee_plan_row, heartbeat, idempotency, institute, institute_logo, job_run, known_browser, kysely_migration, kysely_migration_lock, migration_hash, name_word, portfolio, privacy_notice, project, receipt, receipt_part, receipt_series, recovery_code, recurring_expense, recurring_expense_month, refund, refund_series, reminder, reminder_settings, request_count, reset_token, secret, session, setup_code, sign_in_attempt, student, student_account, student_photo, student_total, two_factor;
insert into account ("id", "role", "name", "email", "email_key", "password_hash", "state", "created_at", "version", "email_confirmed_at", "language") overriding system value values
  ('01976d38-7d5f-7750-ad3d-213fdbf254a6', 'student', 'विवेक दृष्टांत', 'student.1@example.com', 'student.1@example.com', '', 'active', '2025-06-14 06:55:08.127+00', '1', NULL, NULL),
  ('0198305a-7b46-70a2-932c-a5bd772b798a', 'student', 'Zoë Sample', 'zoe.7@example.com', 'zoe.7@example.com', '', 'active', '2025-07-22 04:18:12.934+00', '1', NULL, NULL),
  ('0199483e-e8b1-766c-aab3-903c1e37c06c', 'student', 'Yusuf Příklad', 'yusuf.3@example.com', 'yusuf.3@example.com', '', 'active', '2025-09-14 12:41:46.417+00', '1', NULL, NULL),
  ('019acdcb-3f5e-709c-a234-bc0aaa9590aa', 'student', 'Māyā Udāharaṇ', 'maya.4@example.com', 'maya.4@example.com', '', 'active', '2025-11-29 04:07:20.67+00', '1', NULL, NULL),
  ('01a11b91-9b52-7162-a621-236d2367e1bc', 'student', 'Zoë Przykład', 'zoe.2@example.com', 'zoe.2@example.com', '', 'disabled', '2026-10-08 12:51:29.746+00', '2', NULL, NULL),
  ('01a1b03c-74c1-76f1-8008-11c06fa09aa0', 'student', 'Noor Namuna', 'student@example.com', 'student@example.com', '$argon2id$v=19$m=19456,t=2,p=1$P/INxHdArIRazkUeddpv+w$/ZzeYVCR1A35jKc2IzB9g0FGGrNJaZjQd+gsvbC4EM4', 'active', '2026-11-06 09:41:54.497+00', '2', NULL, NULL),
  ('01a1be83-9230-70aa-ba0d-626b81c860f9', 'student', 'Zoë Przykład', 'zoe.6@example.com', 'zoe.6@example.com', '', 'active', '2026-11-09 04:14:16.112+00', '1', NULL, NULL),
  ('01a1fb86-a83e-76c9-a44e-a043278773a5', 'student', 'Farhan Beispiel', 'farhan.5@example.com', 'farhan.5@example.com', '', 'active', '2026-11-21 00:34:28.542+00', '1', NULL, NULL),
  ('01a208b2-75b3-710b-9ddb-512f5abd7081', 'admin', 'Asha Example', 'admin@example.com', 'admin@example.com', '$argon2id$v=19$m=19456,t=2,p=1$JGn2fF1Iwcrt/aOjryg15A$m9iVT+2Cu0ZLgxRqVFmRJSxLrlJ38zFQ6hSmgNjXsiE', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'hr', 'Hari Example', 'hr@example.com', 'hr@example.com', '$argon2id$v=19$m=19456,t=2,p=1$VGxYHrP4HEUe4gR5FJAdDA$hXcbyePazGAa7CYHJBd3jpR5Id2dmP/rAQYK7k/l9ws', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a208b2-763b-7008-9d9f-29812e3c0776', 'hr', 'Hina Sample', 'hina@example.com', 'hina@example.com', '$argon2id$v=19$m=19456,t=2,p=1$v53dQAbUlnaZ/oxFKDrEyA$juUi1fY/UjM5d3Oqys7CMIF0benuoHvjTr4qCy7qbm8', 'active', '2025-04-01 08:10:32.502+00', '1', NULL, NULL),
  ('01a208b2-763b-7008-9d9f-2f629b0f112d', 'hr', 'Hemant Namuna', 'hemant@example.com', 'hemant@example.com', '$argon2id$v=19$m=19456,t=2,p=1$v53dQAbUlnaZ/oxFKDrEyA$juUi1fY/UjM5d3Oqys7CMIF0benuoHvjTr4qCy7qbm8', 'active', '2025-04-01 12:11:18.039+00', '1', NULL, NULL),
  ('01a208b2-763b-7008-9d9f-31c51f597a36', 'hr', 'Hazel Specimen', 'hazel@example.com', 'hazel@example.com', '$argon2id$v=19$m=19456,t=2,p=1$v53dQAbUlnaZ/oxFKDrEyA$juUi1fY/UjM5d3Oqys7CMIF0benuoHvjTr4qCy7qbm8', 'disabled', '2025-04-01 12:58:12.964+00', '2', NULL, NULL),
  ('01a208b2-763b-7008-9d9f-34249f1e4be4', 'admin', 'Anil Demo', 'anil@example.com', 'anil@example.com', '$argon2id$v=19$m=19456,t=2,p=1$v53dQAbUlnaZ/oxFKDrEyA$juUi1fY/UjM5d3Oqys7CMIF0benuoHvjTr4qCy7qbm8', 'active', '2025-04-01 05:46:43.465+00', '1', NULL, NULL);
insert into attendance_mark ("student_id", "day", "sheet_id", "present") overriding system value values
  ('01a11b91-9b52-7162-a621-236d2367e1bc', '2026-11-06', '01a1b03c-724d-749e-a248-9bf4e5048384', 'false'),
  ('01a1b03c-74c1-76f1-8008-11c06fa09aa0', '2026-11-06', '01a1b0c9-1727-70a8-9076-780ee11718b4', 'true'),
  ('01a1b03c-74c1-76f1-8008-11c06fa09aa0', '2026-11-07', '01a1b51d-6a8b-7469-a054-0b1d01e47f8f', 'true'),
  ('01a1b03c-74c1-76f1-8008-11c06fa09aa0', '2026-11-09', '01a1c041-4eb3-7412-a14c-117700b0fb55', 'true'),
  ('01a1b03c-74c1-76f1-8008-11c06fa09aa0', '2026-11-10', '01a1c53b-8e49-717b-9703-5fda8d873c63', 'true'),
  ('01a1b03c-74c1-76f1-8008-11c06fa09aa0', '2026-11-11', '01a1ca38-8fec-75d8-bf6b-f261955a4ecc', 'true'),
  ('01a1b03c-74c1-76f1-8008-11c06fa09aa0', '2026-11-12', '01a1ce42-8cd3-73e0-8cc8-f0388e4f1d92', 'true'),
  ('01a1b03c-74c1-76f1-8008-11c06fa09aa0', '2026-11-13', '01a1d445-07d9-7130-86bf-b18defc7f240', 'true'),
  ('01a1b03c-74c1-76f1-8008-11c06fa09aa0', '2026-11-14', '01a1d916-73a3-7170-a044-0e5e3c1e490e', 'true'),
  ('01a1b03c-74c1-76f1-8008-11c06fa09aa0', '2026-11-16', '01a1e402-4a37-7462-a825-b557933c6efa', 'true'),
  ('01a1b03c-74c1-76f1-8008-11c06fa09aa0', '2026-11-17', '01a1e95a-a683-7137-bfa2-79ac1dbe6ac5', 'true'),
  ('01a1b03c-74c1-76f1-8008-11c06fa09aa0', '2026-11-18', '01a1ee80-40dd-7101-a448-dbdd2748b2ad', 'true'),
  ('01a1b03c-74c1-76f1-8008-11c06fa09aa0', '2026-11-19', '01a1f2a8-7850-72bf-8197-b38b774a9b0b', 'true'),
  ('01a1b03c-74c1-76f1-8008-11c06fa09aa0', '2026-11-20', '01a1f8c0-38a9-74a6-9399-03482e5a0240', 'true');
insert into attendance_sheet ("id", "batch_id", "day", "present", "absent", "saved_at", "saved_by", "version") overriding system value values
  ('01a1b03c-724d-749e-a248-9bf4e5048384', '01a208b2-75da-72f2-9b85-c2845a8eb7c2', '2026-11-06', '0', '1', '2026-11-06 09:41:53.869+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', '1'),
  ('01a1b0c9-1727-70a8-9076-780ee11718b4', '01a208b2-75da-72f2-9b85-c759a47aff69', '2026-11-06', '1', '0', '2026-11-06 12:15:31.111+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', '1'),
  ('01a1b51d-6a8b-7469-a054-0b1d01e47f8f', '01a208b2-75da-72f2-9b85-c759a47aff69', '2026-11-07', '1', '0', '2026-11-07 08:26:06.347+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', '1'),
  ('01a1c041-4eb3-7412-a14c-117700b0fb55', '01a208b2-75da-72f2-9b85-c759a47aff69', '2026-11-09', '1', '0', '2026-11-09 12:21:07.891+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', '1'),
  ('01a1c53b-8e49-717b-9703-5fda8d873c63', '01a208b2-75da-72f2-9b85-c759a47aff69', '2026-11-10', '1', '0', '2026-11-10 11:32:57.033+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', '1'),
  ('01a1ca38-8fec-75d8-bf6b-f261955a4ecc', '01a208b2-75da-72f2-9b85-c759a47aff69', '2026-11-11', '1', '0', '2026-11-11 10:47:46.924+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', '1'),
  ('01a1ce42-8cd3-73e0-8cc8-f0388e4f1d92', '01a208b2-75da-72f2-9b85-c759a47aff69', '2026-11-12', '1', '0', '2026-11-12 05:37:10.355+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', '1'),
  ('01a1d445-07d9-7130-86bf-b18defc7f240', '01a208b2-75da-72f2-9b85-c759a47aff69', '2026-11-13', '1', '0', '2026-11-13 09:37:36.217+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', '1'),
  ('01a1d916-73a3-7170-a044-0e5e3c1e490e', '01a208b2-75da-72f2-9b85-c759a47aff69', '2026-11-14', '1', '0', '2026-11-14 08:04:49.699+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', '1'),
  ('01a1e402-4a37-7462-a825-b557933c6efa', '01a208b2-75da-72f2-9b85-c759a47aff69', '2026-11-16', '1', '0', '2026-11-16 10:58:37.751+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', '1'),
  ('01a1e95a-a683-7137-bfa2-79ac1dbe6ac5', '01a208b2-75da-72f2-9b85-c759a47aff69', '2026-11-17', '1', '0', '2026-11-17 11:53:14.627+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', '1'),
  ('01a1ee80-40dd-7101-a448-dbdd2748b2ad', '01a208b2-75da-72f2-9b85-c759a47aff69', '2026-11-18', '1', '0', '2026-11-18 11:52:25.053+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', '1'),
  ('01a1f2a8-7850-72bf-8197-b38b774a9b0b', '01a208b2-75da-72f2-9b85-c759a47aff69', '2026-11-19', '1', '0', '2026-11-19 07:14:49.552+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', '1'),
  ('01a1f8c0-38a9-74a6-9399-03482e5a0240', '01a208b2-75da-72f2-9b85-c759a47aff69', '2026-11-20', '1', '0', '2026-11-20 11:38:29.417+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', '1');
insert into audit_entry ("id", "at", "actor_id", "actor_name", "actor_role", "action", "record", "record_id", "request_id", "before", "after") overriding system value values
  ('019583bb-5506-73b2-9b7a-3d51cfc799f6', '2025-03-11 05:44:07.174+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208b2-75d8-72cc-bff5-1052e19ce358', '019583bb-5506-7563-a016-5d21321f682d', NULL, '{"_id": "01a208b2-75d8-72cc-bff5-1052e19ce358", "bCode": "TALLY-2504", "bTime": "15:00 to 17:00", "endDate": "2025-07-01", "version": 1, "startDate": "2025-04-01", "courseName": "Tally with GST"}'),
  ('0195eaed-5b52-70bd-b750-3b4e5af656ad', '2025-03-31 06:39:38.834+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'category.create', 'category', '01a208b2-7697-703b-97c8-14f7a811f849', '0195eaed-5b52-73ec-925f-a618b807cb2a', NULL, '{"budget": 20000, "ledger": "Advertising"}'),
  ('0195eaed-5b52-72a3-8e3a-ee7b8eda4d3f', '2025-03-31 06:39:38.834+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'category.create', 'category', '01a208b2-7697-703b-97c8-08f739b9ede4', '0195eaed-5b52-74bf-b0e3-64c749814aac', NULL, '{"budget": 5000, "ledger": "Stationery"}'),
  ('0195eaed-5b52-72c7-a4ee-a6a42e6069b1', '2025-03-31 06:39:38.834+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'category.create', 'category', '01a208b2-7697-703b-97c8-029d69395934', '0195eaed-5b52-709e-b4d8-2193c60b0d5e', NULL, '{"ledger": "Electricity"}'),
  ('0195eaed-5b52-7337-9ba7-06ab7a354499', '2025-03-31 06:39:38.834+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'category.create', 'category', '01a208b2-7697-703b-97c8-1289172ff3b7', '0195eaed-5b52-753f-93b8-ebf8e36c7dc4', NULL, '{"budget": 3000, "ledger": "Tea and water"}'),
  ('0195eaed-5b52-7344-b659-b70db346659d', '2025-03-31 06:39:38.834+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'category.create', 'category', '01a208b2-7697-703b-97c7-fa991ac22a35', '0195eaed-5b52-70fe-8ae8-98c29ff8b3b4', NULL, '{"ledger": "Salaries"}'),
  ('0195eaed-5b52-73fb-bfa4-89cddc4f1a5a', '2025-03-31 06:39:38.834+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'category.create', 'category', '01a208b2-7697-703b-97c7-ff59dcd5df29', '0195eaed-5b52-71f4-8d13-1db05566a901', NULL, '{"ledger": "Rent"}'),
  ('0195eaed-5b52-74a4-b9fd-d6f1d64fc6f0', '2025-03-31 06:39:38.834+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'recurring.create', 'recurring', '01a208b2-769d-71cf-bb0a-ed3c98c4951e', '0195eaed-5b52-7445-b2f6-12116ece2d96', NULL, '{"_id": "01a208b2-769d-71cf-bb0a-ed3c98c4951e", "amount": 1500, "ledger": "01a208b2-7697-703b-97c8-0f2e59fcd3d2", "remark": "Demo Repairs: upkeep of the projectors", "payMode": "Online", "version": 1, "startsOn": "2026-11-01", "createdAt": "2025-03-31T06:39:38.834Z", "updatedAt": "2025-03-31T06:39:38.834Z", "ledgerName": "Repairs"}'),
  ('0195eaed-5b52-74c4-90e2-617699b315b6', '2025-03-31 06:39:38.834+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'category.create', 'category', '01a208b2-7697-703b-97c8-0783c3a60cc5', '0195eaed-5b52-7244-9114-6b17d166ba06', NULL, '{"ledger": "Internet"}'),
  ('0195eaed-5b52-77b4-a881-23c4a440a69d', '2025-03-31 06:39:38.834+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'category.create', 'category', '01a208b2-7697-703b-97c8-0f2e59fcd3d2', '0195eaed-5b52-7434-9a0b-d20a38ba34af', NULL, '{"ledger": "Repairs"}'),
  ('0195efe3-4389-700c-b030-ff458195efc7', '2025-04-01 05:46:43.465+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'staff.create', 'account', '01a208b2-763b-7008-9d9f-34249f1e4be4', '0195efe3-4389-70a4-a1c1-84baf9a4dac1', NULL, '{"id": "01a208b2-763b-7008-9d9f-34249f1e4be4", "name": "Anil Demo", "role": "admin", "email": "anil@example.com"}'),
  ('0195f066-eeb6-7456-a551-2349d07824ff', '2025-04-01 08:10:32.502+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'staff.create', 'account', '01a208b2-763b-7008-9d9f-29812e3c0776', '0195f066-eeb6-73ba-8910-906584181472', NULL, '{"id": "01a208b2-763b-7008-9d9f-29812e3c0776", "name": "Hina Sample", "role": "hr", "email": "hina@example.com"}'),
  ('0195f0f8-846c-70c4-a784-fa39a6f8ce69', '2025-04-01 10:49:33.548+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'course.create', 'course', '01a208b2-75d6-747b-add0-76786c4550ec', '0195f0f8-846c-7508-ba43-eb4d17c4aa4b', NULL, '{"_id": "01a208b2-75d6-747b-add0-76786c4550ec", "cFee": 12000, "course": "Tally with GST", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-71a5-8e6f-8258ce41098d', '2025-04-01 10:49:33.548+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'course.create', 'course', '01a208b2-75d6-747b-add0-82945b982104', '0195f0f8-846c-7464-be13-4d97611dc9ac', NULL, '{"_id": "01a208b2-75d6-747b-add0-82945b982104", "cFee": 35000, "course": "Data Analytics", "version": 1, "cDuration": "6 months"}'),
  ('0195f0f8-846c-726a-bd62-cce100a6b057', '2025-04-01 10:49:33.548+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'course.create', 'course', '01a208b2-75d7-71e1-8ca2-3b4099187c95', '0195f0f8-846c-73de-98b0-9858c47dc585', NULL, '{"_id": "01a208b2-75d7-71e1-8ca2-3b4099187c95", "cFee": 15000, "course": "Digital Marketing", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-72fb-9e6b-17985c480ab3', '2025-04-01 10:49:33.548+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'course.create', 'course', '01a208b2-75d7-71e1-8ca2-349a77f02376', '0195f0f8-846c-72f1-85e7-9e967ef24a69', NULL, '{"_id": "01a208b2-75d7-71e1-8ca2-349a77f02376", "cFee": 22000, "course": "Graphic Design", "version": 1, "cDuration": "5 months"}'),
  ('0195f0f8-846c-737a-89de-5fd681cbd66e', '2025-04-01 10:49:33.548+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'course.create', 'course', '01a208b2-75d7-71e1-8ca2-3f3aa3848aad', '0195f0f8-846c-7371-af10-a97119af7fd3', NULL, '{"_id": "01a208b2-75d7-71e1-8ca2-3f3aa3848aad", "cFee": 4500, "course": "Hindi Typing", "version": 1, "cDuration": "2 months"}'),
  ('0195f0f8-846c-7382-b20f-c33d9b36aeae', '2025-04-01 10:49:33.548+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'course.create', 'course', '01a208b2-75d6-747b-add0-7cf1629f8269', '0195f0f8-846c-729c-b959-2cba1c08db6b', NULL, '{"_id": "01a208b2-75d6-747b-add0-7cf1629f8269", "cFee": 45000, "course": "Full Stack Web Development", "version": 1, "cDuration": "8 months"}'),
  ('0195f0f8-846c-7622-a0b6-e5347c575eeb', '2025-04-01 10:49:33.548+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'course.create', 'course', '01a208b2-75d6-747b-add0-7903c0dfb2d0', '0195f0f8-846c-701b-8bad-150e83847274', NULL, '{"_id": "01a208b2-75d6-747b-add0-7903c0dfb2d0", "cFee": 18000, "course": "Python Programming", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-76c9-a6a8-251f81086513', '2025-04-01 10:49:33.548+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'course.create', 'course', '01a208b2-75d7-71e1-8ca2-410a4cf2d4f4', '0195f0f8-846c-744d-8b6b-9bfafcecc208', NULL, '{"_id": "01a208b2-75d7-71e1-8ca2-410a4cf2d4f4", "cFee": 16500, "course": "Français des affaires", "version": 1, "cDuration": "4 months"}'),
  ('0195f143-5a97-75e8-8192-1645590910ba', '2025-04-01 12:11:18.039+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'staff.create', 'account', '01a208b2-763b-7008-9d9f-2f629b0f112d', '0195f143-5a97-71ae-a72e-6fff0901fdc9', NULL, '{"id": "01a208b2-763b-7008-9d9f-2f629b0f112d", "name": "Hemant Namuna", "role": "hr", "email": "hemant@example.com"}'),
  ('0195f16e-4e64-711a-be94-b7010521e999', '2025-04-01 12:58:12.964+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'staff.create', 'account', '01a208b2-763b-7008-9d9f-31c51f597a36', '0195f16e-4e64-7709-88a9-fe2a9aff33f1', NULL, '{"id": "01a208b2-763b-7008-9d9f-31c51f597a36", "name": "Hazel Specimen", "role": "hr", "email": "hazel@example.com"}'),
  ('01960aa5-c6f2-7090-8202-2b30f4290de5', '2025-04-06 10:29:18.706+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208b2-75d8-72cc-bff5-170b25431846', '01960aa5-c6f2-7634-8333-b7a54fa97aaa', NULL, '{"_id": "01a208b2-75d8-72cc-bff5-170b25431846", "bCode": "PY-2504", "bTime": "08:00 to 10:00", "endDate": "2025-08-27", "version": 1, "startDate": "2025-04-27", "courseName": "Python Programming"}'),
  ('01962e07-dbf7-7242-a8eb-854b16bc5c91', '2025-04-13 07:23:09.175+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01962e07-dbf7-70ae-9b38-ace7fc45fced', '01962e07-dbf7-728d-add5-b640c2dc1733', NULL, '{"_id": "01962e07-dbf7-70ae-9b38-ace7fc45fced", "date": "2025-04-13", "mode": "online", "year": 2025, "month": 4, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "online"}'),
  ('01965222-1b54-715a-aacc-5d59fa9b2fd8', '2025-04-20 07:38:09.108+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '01962e07-dbf7-70ae-9b38-ace7fc45fced', '01965222-1b54-73bd-8dd4-7be67eb220b1', '{"status": "Open"}', '{"status": "Pending"}'),
  ('0196952d-9296-7018-8947-5ead60559383', '2025-05-03 08:05:14.006+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208b2-75d9-76d1-864b-e66c4ed40cbb', '0196952d-9296-7262-89e8-240b2396e69e', NULL, '{"_id": "01a208b2-75d9-76d1-864b-e66c4ed40cbb", "bCode": "FSW-2505", "bTime": "12:30 to 14:30", "endDate": "2026-01-24", "version": 1, "startDate": "2025-05-24", "courseName": "Full Stack Web Development"}'),
  ('01971baf-477f-74cf-bb86-778308dae14b', '2025-05-29 10:56:01.407+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208b2-75d9-76d1-864b-e84d730b9168', '01971baf-477f-7714-8903-25405b691da7', NULL, '{"_id": "01a208b2-75d9-76d1-864b-e84d730b9168", "bCode": "DA-2506", "bTime": "18:00 to 20:00", "endDate": "2025-12-19", "version": 1, "startDate": "2025-06-19", "courseName": "Data Analytics"}'),
  ('01972f8c-001d-709b-9d9f-1d2b4dda88f7', '2025-06-02 07:29:53.693+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'expense.create', 'expense', '01972f8c-001d-7290-bd1d-317b2dae9232', '01972f8c-001d-7133-b2e5-eeb4ee09467d', NULL, '{"_id": "01972f8c-001d-7290-bd1d-317b2dae9232", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 172, "ledger": "01a208b2-7697-703b-97c8-0783c3a60cc5", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T07:29:53.693Z", "updatedAt": "2025-06-02T07:29:53.693Z", "voucherNo": "V2025-26/0001", "ledgerName": "Internet"}'),
  ('019730ae-176e-711c-8bd7-d5bdb7fe9fdf', '2025-06-02 12:46:45.102+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'expense.create', 'expense', '019730ae-176e-7205-a23f-3814c189fa08', '019730ae-176e-714e-a3b6-5819d98c2966', NULL, '{"_id": "019730ae-176e-7205-a23f-3814c189fa08", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 516, "ledger": "01a208b2-7697-703b-97c8-029d69395934", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T12:46:45.102Z", "updatedAt": "2025-06-02T12:46:45.102Z", "voucherNo": "V2025-26/0002", "ledgerName": "Electricity"}'),
  ('01973f27-1abc-72ec-9b19-87b4ebdcd78a', '2025-06-05 08:13:36.828+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'expense.create', 'expense', '01973f27-1abc-7161-bb41-88eb4920d1aa', '01973f27-1abc-70f3-b57b-29b53f395d15', NULL, '{"_id": "01973f27-1abc-7161-bb41-88eb4920d1aa", "date": "2025-06-05", "year": 2025, "month": 6, "amount": 3876, "ledger": "01a208b2-7697-703b-97c7-fa991ac22a35", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-06-05T08:13:36.828Z", "updatedAt": "2025-06-05T08:13:36.828Z", "voucherNo": "V2025-26/0003", "ledgerName": "Salaries"}'),
  ('01973f71-631b-7150-bfce-5525999070c9', '2025-06-05 09:34:45.019+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01973f71-631b-72fa-8a1b-0a2838dda73b', '01973f71-631b-74f2-ad72-6a25b4a9175c', NULL, '{"_id": "01973f71-631b-72fa-8a1b-0a2838dda73b", "date": "2025-06-05", "mode": "offline", "year": 2025, "month": 6, "course": "Data Analytics", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019744be-dbb1-7355-8c76-1aa69571d05e', '2025-06-06 10:17:28.241+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'expense.create', 'expense', '019744be-dbb1-7195-a08b-84b7d28ba972', '019744be-dbb1-75cd-9caf-26f8caad04b2', NULL, '{"_id": "019744be-dbb1-7195-a08b-84b7d28ba972", "date": "2025-06-06", "year": 2025, "month": 6, "amount": 2153, "ledger": "01a208b2-7697-703b-97c7-ff59dcd5df29", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-06-06T10:17:28.241Z", "updatedAt": "2025-06-06T10:17:28.241Z", "voucherNo": "V2025-26/0004", "ledgerName": "Rent"}'),
  ('01976d38-7d5f-75c4-824f-8228fedd89f8', '2025-06-14 06:55:08.127+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'student.register', 'student', '01976d38-7d5f-7750-ad3d-213fdbf254a6', '01976d38-7d5f-76d9-922f-f03a3f62f89b', NULL, '{"_id": "01976d38-7d5f-7750-ad3d-213fdbf254a6", "fee": 31500, "mode": "offline", "batch": "DA-2506", "course": "Data Analytics", "status": "Active", "PaidFee": 0, "dueDate": "2025-07-19", "endDate": "2025-12-19", "version": 1, "TotalFee": 31500, "declared": null, "isPlaced": "notPlaced", "cduration": "6 months", "PendingFee": 31500, "isCompleted": "yes", "joiningDate": "2025-06-14"}'),
  ('01976d38-7d5f-768c-9389-fb723139e487', '2025-06-14 06:55:08.127+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'enquiry.admit', 'enquiry', '01973f71-631b-72fa-8a1b-0a2838dda73b', '01976d38-7d5f-7683-a2ec-a88e2a9d59f1', '{"status": "Open", "student": null}', '{"status": "Closed", "student": "01976d38-7d5f-7750-ad3d-213fdbf254a6"}'),
  ('01977d82-9bf0-77f2-826b-9f71e93e8b74', '2025-06-17 10:50:01.072+00', '01a208b2-763b-7008-9d9f-29812e3c0776', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01977d82-9bf0-7441-b525-6d54d434ae31', '01977d82-9bf0-7391-9ee6-6d24d0b718ca', NULL, '{"_id": "01977d82-9bf0-7441-b525-6d54d434ae31", "due": 21000, "date": "2025-06-17", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 6, "course": "Data Analytics", "changed": false, "payMode": "Online", "payable": 31500, "student": "01976d38-7d5f-7750-ad3d-213fdbf254a6", "version": 1, "issuedOn": "2025-06-17", "receiptNo": "2025-26/000001"}'),
  ('0197a729-c8b5-7577-a1e9-dc82e41f14d4', '2025-06-25 12:57:02.901+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208b2-75d9-76d1-864b-ef558cad416b', '0197a729-c8b5-7555-abb6-05e620408cd9', NULL, '{"_id": "01a208b2-75d9-76d1-864b-ef558cad416b", "bCode": "GD-2507", "bTime": "18:00 to 20:00", "endDate": "2025-12-16", "version": 1, "startDate": "2025-07-16", "courseName": "Graphic Design"}'),
  ('0197cf00-2cf0-7357-b258-b35577eaab52', '2025-07-03 06:36:24.688+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'expense.create', 'expense', '0197cf00-2cf0-73a3-926b-f61904e6f363', '0197cf00-2cf0-7138-9c0a-2252a6498d5f', NULL, '{"_id": "0197cf00-2cf0-73a3-926b-f61904e6f363", "date": "2025-07-03", "year": 2025, "month": 7, "amount": 1058, "ledger": "01a208b2-7697-703b-97c8-029d69395934", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-03T06:36:24.688Z", "updatedAt": "2025-07-03T06:36:24.688Z", "voucherNo": "V2025-26/0005", "ledgerName": "Electricity"}'),
  ('0197d3b1-cdf4-718a-912f-ec25492bdfd6', '2025-07-04 04:28:54.644+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d3b1-cdf4-72f5-b447-2621175f49d5', '0197d3b1-cdf4-768d-a71b-c89231175a2b', NULL, '{"_id": "0197d3b1-cdf4-72f5-b447-2621175f49d5", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 352, "ledger": "01a208b2-7697-703b-97c8-0783c3a60cc5", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T04:28:54.644Z", "updatedAt": "2025-07-04T04:28:54.644Z", "voucherNo": "V2025-26/0006", "ledgerName": "Internet"}'),
  ('0197d44b-78c3-7337-87eb-139df94fc786', '2025-07-04 07:16:45.379+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d44b-78c3-7343-bd6b-28102cec409d', '0197d44b-78c3-761d-94c6-eda2fe0e9399', NULL, '{"_id": "0197d44b-78c3-7343-bd6b-28102cec409d", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 7938, "ledger": "01a208b2-7697-703b-97c7-fa991ac22a35", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T07:16:45.379Z", "updatedAt": "2025-07-04T07:16:45.379Z", "voucherNo": "V2025-26/0007", "ledgerName": "Salaries"}'),
  ('0197e9a1-67f5-715d-93db-7aa19dac800c', '2025-07-08 10:42:38.709+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'expense.create', 'expense', '0197e9a1-67f5-70ce-b2e3-ab1e5dca0409', '0197e9a1-67f5-7731-856a-8385e72b51c3', NULL, '{"_id": "0197e9a1-67f5-70ce-b2e3-ab1e5dca0409", "date": "2025-07-08", "year": 2025, "month": 7, "amount": 4410, "ledger": "01a208b2-7697-703b-97c7-ff59dcd5df29", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-07-08T10:42:38.709Z", "updatedAt": "2025-07-08T10:42:38.709Z", "voucherNo": "V2025-26/0008", "ledgerName": "Rent"}'),
  ('01980c8c-196a-73e4-a2aa-fc917d0b7d22', '2025-07-15 05:26:04.906+00', '01a208b2-763b-7008-9d9f-2f629b0f112d', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '01980c8c-196a-7115-bf52-d204dbcc31d7', '01980c8c-196a-72a2-977e-95e1f4bdec40', NULL, '{"_id": "01980c8c-196a-7115-bf52-d204dbcc31d7", "due": 10500, "date": "2025-07-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 7, "course": "Data Analytics", "changed": false, "payMode": "Cash", "payable": 31500, "student": "01976d38-7d5f-7750-ad3d-213fdbf254a6", "version": 1, "issuedOn": "2025-07-15", "receiptNo": "2025-26/000002"}'),
  ('01982b99-c49f-775c-b45e-79f6b9d10c5e', '2025-07-21 06:09:14.399+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208b2-75d9-76d1-864b-f0ab02c79dd4', '01982b99-c49f-772c-a98f-85cf3fc5f37c', NULL, '{"_id": "01a208b2-75d9-76d1-864b-f0ab02c79dd4", "bCode": "DM-2508", "bTime": "10:00 to 12:00", "endDate": "2025-11-11", "version": 1, "startDate": "2025-08-11", "courseName": "Digital Marketing"}'),
  ('0198305a-7b46-72f3-8346-2ffd92e787f6', '2025-07-22 04:18:12.934+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'student.register', 'student', '0198305a-7b46-70a2-932c-a5bd772b798a', '0198305a-7b46-7595-89d6-147f2f554ea8', NULL, '{"_id": "0198305a-7b46-70a2-932c-a5bd772b798a", "fee": 22000, "mode": "offline", "batch": "GD-2507", "course": "Graphic Design", "status": "Active", "PaidFee": 0, "dueDate": "2025-08-26", "endDate": "2025-12-16", "version": 1, "TotalFee": 22000, "declared": null, "isPlaced": "notPlaced", "cduration": "5 months", "PendingFee": 22000, "isCompleted": "yes", "joiningDate": "2025-07-22"}'),
  ('01983ab5-5436-73d8-b0fd-298f564c1cda', '2025-07-24 04:33:38.87+00', '01976d38-7d5f-7750-ad3d-213fdbf254a6', '', 'student', 'project.add', 'project', '01983ab5-5436-731e-9b34-66a09997bf27', '01983ab5-5436-7652-ab1b-52ea01183647', NULL, '{"_id": "01983ab5-5436-731e-9b34-66a09997bf27", "student": "01976d38-7d5f-7750-ad3d-213fdbf254a6", "version": 1}'),
  ('01984f40-d442-7271-b9e1-fa7897498897', '2025-07-28 04:18:25.474+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'fee.record', 'receipt', '01984f40-d442-73ef-8b49-ef721d23ef38', '01984f40-d442-72e0-b471-389bd2fb6304', NULL, '{"_id": "01984f40-d442-73ef-8b49-ef721d23ef38", "due": 11000, "date": "2025-07-28", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 7, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-70a2-932c-a5bd772b798a", "version": 1, "issuedOn": "2025-07-28", "receiptNo": "2025-26/000003"}'),
  ('01985aa9-0953-7360-a3a2-e673c157a0a2', '2025-07-30 09:28:04.179+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'staff.update', 'account', '01a208b2-763b-7008-9d9f-31c51f597a36', '01985aa9-0953-744c-8fee-0c8e319233f8', '{"status": "Active", "version": 1}', '{"status": "Disable", "version": 2}'),
  ('01986905-43a3-747f-a811-1e5a86b2826b', '2025-08-02 04:23:29.443+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'expense.create', 'expense', '01986905-43a3-7179-9bed-7edbbeb64337', '01986905-43a3-77fe-a215-b0aade67d27b', NULL, '{"_id": "01986905-43a3-7179-9bed-7edbbeb64337", "date": "2025-08-02", "year": 2025, "month": 8, "amount": 4341, "ledger": "01a208b2-7697-703b-97c7-ff59dcd5df29", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-08-02T04:23:29.443Z", "updatedAt": "2025-08-02T04:23:29.443Z", "voucherNo": "V2025-26/0009", "ledgerName": "Rent"}'),
  ('019873c7-c03e-7396-9c4e-3e45bf633029', '2025-08-04 06:32:07.486+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'expense.create', 'expense', '019873c7-c03e-729a-b0fb-2f825fea19a0', '019873c7-c03e-72b0-a1c9-8bc761981649', NULL, '{"_id": "019873c7-c03e-729a-b0fb-2f825fea19a0", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 7814, "ledger": "01a208b2-7697-703b-97c7-fa991ac22a35", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T06:32:07.486Z", "updatedAt": "2025-08-04T06:32:07.486Z", "voucherNo": "V2025-26/0010", "ledgerName": "Salaries"}'),
  ('0198742d-391a-7165-8966-3d895d890cb8', '2025-08-04 08:22:57.562+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'expense.create', 'expense', '0198742d-391a-74a7-8654-42a4343d6726', '0198742d-391a-7381-9f47-deb52d9a9ae6', NULL, '{"_id": "0198742d-391a-74a7-8654-42a4343d6726", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 347, "ledger": "01a208b2-7697-703b-97c8-0783c3a60cc5", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T08:22:57.562Z", "updatedAt": "2025-08-04T08:22:57.562Z", "voucherNo": "V2025-26/0011", "ledgerName": "Internet"}'),
  ('01987a45-a517-7381-a26c-bb403619d0ac', '2025-08-05 12:47:21.367+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'expense.create', 'expense', '01987a45-a517-710a-8b32-113fffd0d18a', '01987a45-a517-738d-a67f-ca698805d54a', NULL, '{"_id": "01987a45-a517-710a-8b32-113fffd0d18a", "date": "2025-08-05", "year": 2025, "month": 8, "amount": 1041, "ledger": "01a208b2-7697-703b-97c8-029d69395934", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-05T12:47:21.367Z", "updatedAt": "2025-08-05T12:47:21.367Z", "voucherNo": "V2025-26/0012", "ledgerName": "Electricity"}'),
  ('0198adb9-bb13-74df-aed1-c282eba61fc2', '2025-08-15 12:34:47.187+00', '01a208b2-763b-7008-9d9f-29812e3c0776', 'Hina Sample', 'hr', 'fee.record', 'receipt', '0198adb9-bb13-7406-b5ec-37fe8ac26a10', '0198adb9-bb13-7256-945c-de79b5ac765b', NULL, '{"_id": "0198adb9-bb13-7406-b5ec-37fe8ac26a10", "due": 0, "date": "2025-08-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 8, "course": "Data Analytics", "changed": false, "payMode": "Others", "payable": 31500, "student": "01976d38-7d5f-7750-ad3d-213fdbf254a6", "version": 1, "issuedOn": "2025-08-15", "receiptNo": "2025-26/000004"}'),
  ('0198b7a5-65f9-773a-88d5-b6e8ca5befc5', '2025-08-17 10:48:46.841+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208b2-75d9-76d1-864b-f78da3bd8c0b', '0198b7a5-65f9-7049-a788-779ee98fe957', NULL, '{"_id": "01a208b2-75d9-76d1-864b-f78da3bd8c0b", "bCode": "HT-2509", "bTime": "15:00 to 17:00", "endDate": "2025-11-07", "version": 1, "startDate": "2025-09-07", "courseName": "Hindi Typing"}'),
  ('0198d1be-32ac-7557-b043-959996442741', '2025-08-22 12:25:59.724+00', '01a208b2-763b-7008-9d9f-2f629b0f112d', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '0198d1be-32ac-71da-828c-82269c39f280', '0198d1be-32ac-73aa-8a77-55d38ea20265', NULL, '{"_id": "0198d1be-32ac-71da-828c-82269c39f280", "due": 0, "date": "2025-08-21", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 8, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-70a2-932c-a5bd772b798a", "version": 1, "issuedOn": "2025-08-22", "receiptNo": "2025-26/000005"}'),
  ('019904aa-7eb6-7661-938e-be96c338afa5', '2025-09-01 09:45:06.486+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'expense.create', 'expense', '019904aa-7eb6-715c-bb2d-ea79c96e764e', '019904aa-7eb6-73a7-b159-4bf8fca2a461', NULL, '{"_id": "019904aa-7eb6-715c-bb2d-ea79c96e764e", "date": "2025-09-01", "year": 2025, "month": 9, "amount": 6144, "ledger": "01a208b2-7697-703b-97c7-fa991ac22a35", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-09-01T09:45:06.486Z", "updatedAt": "2025-09-01T09:45:06.486Z", "voucherNo": "V2025-26/0013", "ledgerName": "Salaries"}'),
  ('01990a07-c598-7068-84ab-302892c32d66', '2025-09-02 10:45:05.56+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'expense.create', 'expense', '01990a07-c598-728f-a7c0-7c12c48ad52f', '01990a07-c598-728b-836a-02c45136ae09', NULL, '{"_id": "01990a07-c598-728f-a7c0-7c12c48ad52f", "date": "2025-09-02", "year": 2025, "month": 9, "amount": 3413, "ledger": "01a208b2-7697-703b-97c7-ff59dcd5df29", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-09-02T10:45:05.560Z", "updatedAt": "2025-09-02T10:45:05.560Z", "voucherNo": "V2025-26/0014", "ledgerName": "Rent"}'),
  ('01990f32-eeb0-76b7-94ce-2f15bd554f66', '2025-09-03 10:50:20.208+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'expense.create', 'expense', '01990f32-eeb0-77bc-a474-3fc840c6e1e5', '01990f32-eeb0-7573-a942-07701976c044', NULL, '{"_id": "01990f32-eeb0-77bc-a474-3fc840c6e1e5", "date": "2025-09-03", "year": 2025, "month": 9, "amount": 819, "ledger": "01a208b2-7697-703b-97c8-029d69395934", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-03T10:50:20.208Z", "updatedAt": "2025-09-03T10:50:20.208Z", "voucherNo": "V2025-26/0015", "ledgerName": "Electricity"}'),
  ('0199291d-4815-7527-959f-2fde1e9e8440', '2025-09-08 11:36:48.917+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'expense.create', 'expense', '0199291d-4815-77ab-bc53-d61dd38914ba', '0199291d-4815-71e6-ac80-6ab3d9252f0d', NULL, '{"_id": "0199291d-4815-77ab-bc53-d61dd38914ba", "date": "2025-09-08", "year": 2025, "month": 9, "amount": 273, "ledger": "01a208b2-7697-703b-97c8-0783c3a60cc5", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-08T11:36:48.917Z", "updatedAt": "2025-09-08T11:36:48.917Z", "voucherNo": "V2025-26/0016", "ledgerName": "Internet"}'),
  ('01993c60-445a-76eb-bcb6-d81068d143d5', '2025-09-12 05:22:45.978+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208b2-75d9-76d1-864b-f803fd6bafc2', '01993c60-445a-7629-9232-c9e56374a981', NULL, '{"_id": "01a208b2-75d9-76d1-864b-f803fd6bafc2", "bCode": "FR-2510", "bTime": "15:00 to 17:00", "endDate": "2026-02-03", "version": 1, "startDate": "2025-10-03", "courseName": "Français des affaires"}'),
  ('01994735-b681-7554-9dd5-66b8552d3083', '2025-09-14 07:52:06.529+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'fee.record', 'receipt', '01994735-b681-76d9-ae55-0bae25fb486a', '01994735-b681-737c-8566-f3ca71aebe6d', NULL, '{"_id": "01994735-b681-76d9-ae55-0bae25fb486a", "due": 0, "date": "2025-09-14", "paid": 15000, "year": 2025, "bCode": "DM-2508", "month": 9, "course": "Digital Marketing", "changed": false, "payMode": "Cash", "payable": 15000, "student": "0199483e-e8b1-766c-aab3-903c1e37c06c", "version": 1, "issuedOn": "2025-09-14", "receiptNo": "2025-26/000006"}'),
  ('0199483e-e8b1-73ef-a100-2aec29cf8747', '2025-09-14 12:41:46.417+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'student.register', 'student', '0199483e-e8b1-766c-aab3-903c1e37c06c', '0199483e-e8b1-7783-b7d9-17c3108f013b', NULL, '{"_id": "0199483e-e8b1-766c-aab3-903c1e37c06c", "fee": 15000, "mode": "online", "batch": "DM-2508", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2025-10-19", "endDate": "2025-11-11", "version": 1, "TotalFee": 15000, "declared": null, "isPlaced": "placed", "cduration": "3 months", "PendingFee": 15000, "isCompleted": "yes", "joiningDate": "2025-09-14"}'),
  ('0199c7c0-0ba8-7671-9310-c5d847db796f', '2025-10-09 06:54:35.944+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208b2-75d9-76d1-864b-fe9ebd6e0853', '0199c7c0-0ba8-71cb-971c-a01cbcdd3efc', NULL, '{"_id": "01a208b2-75d9-76d1-864b-fe9ebd6e0853", "bCode": "TALLY-2510", "bTime": "12:30 to 14:30", "endDate": "2026-01-30", "version": 1, "startDate": "2025-10-30", "courseName": "Tally with GST"}'),
  ('019a24d1-6480-74b3-8f87-f227c89b4039', '2025-10-27 08:38:13.888+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '019a24d1-6480-7088-985b-e8b93e4678ea', '019a24d1-6480-70e9-bb24-8f6fd2b01678', NULL, '{"_id": "019a24d1-6480-7088-985b-e8b93e4678ea", "date": "2025-10-27", "mode": "offline", "year": 2025, "month": 10, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019a24d1-6480-74e1-9713-0195b032c6b2', '2025-10-27 08:38:13.888+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '019a24d1-6480-7088-985b-e8b93e4678ea', '019a24d1-6480-7133-9e4e-a84f810f30ce', '{"status": "Open"}', '{"status": "Pending"}'),
  ('019a3e0d-cbe7-723b-807c-b3bd632fc4ea', '2025-11-01 06:14:42.919+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'expense.create', 'expense', '019a3e0d-cbe7-7327-ba08-a26049bbdcdd', '019a3e0d-cbe7-764f-af56-6ed507be6f96', NULL, '{"_id": "019a3e0d-cbe7-7327-ba08-a26049bbdcdd", "date": "2025-11-01", "year": 2025, "month": 11, "amount": 1250, "ledger": "01a208b2-7697-703b-97c7-ff59dcd5df29", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-11-01T06:14:42.919Z", "updatedAt": "2025-11-01T06:14:42.919Z", "voucherNo": "V2025-26/0017", "ledgerName": "Rent"}'),
  ('019a499b-18e8-701e-aaee-4af9179df0ed', '2025-11-03 12:04:52.584+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'expense.create', 'expense', '019a499b-18e8-75b9-b972-4f474cbcd143', '019a499b-18e8-7189-b1fd-34ee175bcd3d', NULL, '{"_id": "019a499b-18e8-75b9-b972-4f474cbcd143", "date": "2025-11-03", "year": 2025, "month": 11, "amount": 2250, "ledger": "01a208b2-7697-703b-97c7-fa991ac22a35", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-11-03T12:04:52.584Z", "updatedAt": "2025-11-03T12:04:52.584Z", "voucherNo": "V2025-26/0018", "ledgerName": "Salaries"}'),
  ('019a4dd1-d13d-752b-b8d0-f25cc4ee7133', '2025-11-04 07:43:07.581+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208b2-75d9-76d1-864c-0113213a0a8a', '019a4dd1-d13d-747d-b6f5-cd24004aad7e', NULL, '{"_id": "01a208b2-75d9-76d1-864c-0113213a0a8a", "bCode": "PY-2511", "bTime": "18:00 to 20:00", "endDate": "2026-03-25", "version": 1, "startDate": "2025-11-25", "courseName": "Python Programming"}'),
  ('019a5870-be50-7647-b88d-aeb2d2cd23fc', '2025-11-06 09:12:55.12+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'expense.create', 'expense', '019a5870-be50-711c-9e52-a57236249876', '019a5870-be50-7301-a8e7-758f1ff8ce1d', NULL, '{"_id": "019a5870-be50-711c-9e52-a57236249876", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 100, "ledger": "01a208b2-7697-703b-97c8-0783c3a60cc5", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T09:12:55.120Z", "updatedAt": "2025-11-06T09:12:55.120Z", "voucherNo": "V2025-26/0019", "ledgerName": "Internet"}'),
  ('019a58cd-919f-71cc-bc62-cdba35dd2d80', '2025-11-06 10:54:18.527+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'expense.create', 'expense', '019a58cd-919f-759a-b8e0-d6316ce58a57', '019a58cd-919f-73cf-bc64-6b5fe094e9ce', NULL, '{"_id": "019a58cd-919f-759a-b8e0-d6316ce58a57", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 300, "ledger": "01a208b2-7697-703b-97c8-029d69395934", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T10:54:18.527Z", "updatedAt": "2025-11-06T10:54:18.527Z", "voucherNo": "V2025-26/0020", "ledgerName": "Electricity"}'),
  ('019acdcb-3f5e-73ec-b012-749cd71f7513', '2025-11-29 04:07:20.67+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'student.register', 'student', '019acdcb-3f5e-709c-a234-bc0aaa9590aa', '019acdcb-3f5e-7532-b8a7-eb83269813b6', NULL, '{"_id": "019acdcb-3f5e-709c-a234-bc0aaa9590aa", "fee": 18000, "mode": "offline", "batch": "PY-2511", "course": "Python Programming", "status": "Active", "PaidFee": 0, "dueDate": "2026-01-03", "endDate": "2026-03-25", "version": 1, "TotalFee": 18000, "declared": null, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 18000, "isCompleted": "yes", "joiningDate": "2025-11-29"}'),
  ('019acefa-c7b2-70bc-abcd-cfbb38fe9ca3', '2025-11-29 09:38:52.978+00', '01a208b2-763b-7008-9d9f-29812e3c0776', 'Hina Sample', 'hr', 'fee.record', 'receipt', '019acefa-c7b2-7116-8ac6-8ba374d6ae42', '019acefa-c7b2-74bd-9b5a-22c045675267', NULL, '{"_id": "019acefa-c7b2-7116-8ac6-8ba374d6ae42", "due": 12000, "date": "2025-11-29", "paid": 6000, "year": 2025, "bCode": "PY-2511", "month": 11, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-709c-a234-bc0aaa9590aa", "version": 1, "issuedOn": "2025-11-29", "receiptNo": "2025-26/000007"}'),
  ('019ad88c-72fa-70e9-8bf8-f93dc73a0964', '2025-12-01 06:14:34.49+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208b2-75d9-76d1-864c-0789ec167625', '019ad88c-72fa-75ed-a7ae-caf3500bdc84', NULL, '{"_id": "01a208b2-75d9-76d1-864c-0789ec167625", "bCode": "FSW-2512", "bTime": "12:30 to 14:30", "endDate": "2026-08-22", "version": 1, "startDate": "2025-12-22", "courseName": "Full Stack Web Development"}'),
  ('019b5e41-c6ac-737a-b1ba-4e26505c6259', '2025-12-27 05:22:07.66+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208b2-75d9-76d1-864c-09e4bbe2144c', '019b5e41-c6ac-75c1-997f-d7ce9eda6ddd', NULL, '{"_id": "01a208b2-75d9-76d1-864c-09e4bbe2144c", "bCode": "DA-2601", "bTime": "12:30 to 14:30", "endDate": "2026-07-17", "version": 1, "startDate": "2026-01-17", "courseName": "Data Analytics"}'),
  ('019b7ce0-50eb-70e7-b921-5c7f154526cc', '2026-01-02 04:03:54.219+00', '01a208b2-763b-7008-9d9f-2f629b0f112d', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '019b7ce0-50eb-70f0-ac14-cd79c1bb21bc', '019b7ce0-50eb-716a-9e52-154eb3fa4fe7', NULL, '{"_id": "019b7ce0-50eb-70f0-ac14-cd79c1bb21bc", "due": 6000, "date": "2026-01-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 1, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-709c-a234-bc0aaa9590aa", "version": 1, "issuedOn": "2026-01-02", "receiptNo": "2025-26/000008"}'),
  ('019b7d9a-7db3-73c5-a5fe-22ae72016bdc', '2026-01-02 07:27:15.379+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'expense.create', 'expense', '019b7d9a-7db3-76f4-b6d1-37122f2d1e2e', '019b7d9a-7db3-70e4-a9a4-f065fb291c53', NULL, '{"_id": "019b7d9a-7db3-76f4-b6d1-37122f2d1e2e", "date": "2026-01-02", "year": 2026, "month": 1, "amount": 1076, "ledger": "01a208b2-7697-703b-97c7-ff59dcd5df29", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-01-02T07:27:15.379Z", "updatedAt": "2026-01-02T07:27:15.379Z", "voucherNo": "V2025-26/0021", "ledgerName": "Rent"}'),
  ('019b92c8-7213-719e-9d1a-e7f1de9a912c', '2026-01-06 10:09:28.595+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'expense.create', 'expense', '019b92c8-7213-711b-9eff-22bb2481fd92', '019b92c8-7213-7329-9d49-612d400b3be9', NULL, '{"_id": "019b92c8-7213-711b-9eff-22bb2481fd92", "date": "2026-01-06", "year": 2026, "month": 1, "amount": 258, "ledger": "01a208b2-7697-703b-97c8-029d69395934", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-06T10:09:28.595Z", "updatedAt": "2026-01-06T10:09:28.595Z", "voucherNo": "V2025-26/0022", "ledgerName": "Electricity"}'),
  ('019b96c0-e9f1-7002-85ca-1af4cf73aa54', '2026-01-07 04:39:43.857+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'expense.create', 'expense', '019b96c0-e9f1-7351-a903-3116bc43436a', '019b96c0-e9f1-758a-9e8c-95596d1ae6cd', NULL, '{"_id": "019b96c0-e9f1-7351-a903-3116bc43436a", "date": "2026-01-07", "year": 2026, "month": 1, "amount": 1938, "ledger": "01a208b2-7697-703b-97c7-fa991ac22a35", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-01-07T04:39:43.857Z", "updatedAt": "2026-01-07T04:39:43.857Z", "voucherNo": "V2025-26/0023", "ledgerName": "Salaries"}'),
  ('019b9be6-f910-7426-bbd7-cd560f73a110', '2026-01-08 04:39:24.176+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'expense.create', 'expense', '019b9be6-f910-71e0-be28-2fe6264de9a9', '019b9be6-f910-7735-9e41-94516399356c', NULL, '{"_id": "019b9be6-f910-71e0-be28-2fe6264de9a9", "date": "2026-01-08", "year": 2026, "month": 1, "amount": 86, "ledger": "01a208b2-7697-703b-97c8-0783c3a60cc5", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-08T04:39:24.176Z", "updatedAt": "2026-01-08T04:39:24.176Z", "voucherNo": "V2025-26/0024", "ledgerName": "Internet"}'),
  ('019bea69-43a4-7418-acf1-12e34c56c6a0', '2026-01-23 10:32:05.796+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208b2-75d9-76d1-864c-0fdd44912b63', '019bea69-43a4-777c-b3a9-8da76fb7c6ed', NULL, '{"_id": "01a208b2-75d9-76d1-864c-0fdd44912b63", "bCode": "GD-2602", "bTime": "08:00 to 10:00", "endDate": "2026-07-13", "version": 1, "startDate": "2026-02-13", "courseName": "Graphic Design"}'),
  ('019c1cef-33c4-71e7-b9a4-791d20d3c973', '2026-02-02 05:59:24.356+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'fee.record', 'receipt', '019c1cef-33c4-70fb-8033-cff05f2db4a8', '019c1cef-33c4-7774-86f3-125e51b47d07', NULL, '{"_id": "019c1cef-33c4-70fb-8033-cff05f2db4a8", "due": 0, "date": "2026-02-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 2, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-709c-a234-bc0aaa9590aa", "version": 1, "issuedOn": "2026-02-02", "receiptNo": "2025-26/000009"}'),
  ('019c31b6-9ffd-7610-add1-b9118caffbda', '2026-02-06 06:49:38.045+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'expense.create', 'expense', '019c31b6-9ffd-7345-a6e3-d472deaf7016', '019c31b6-9ffd-7785-ba7a-c379f852bb31', NULL, '{"_id": "019c31b6-9ffd-7345-a6e3-d472deaf7016", "date": "2026-02-06", "year": 2026, "month": 2, "amount": 2457, "ledger": "01a208b2-7697-703b-97c7-fa991ac22a35", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-02-06T06:49:38.045Z", "updatedAt": "2026-02-06T06:49:38.045Z", "voucherNo": "V2025-26/0025", "ledgerName": "Salaries"}'),
  ('019c369f-a274-756d-bbb5-69b76d670deb', '2026-02-07 05:42:37.428+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'expense.create', 'expense', '019c369f-a274-712d-b111-fd39cd8669f7', '019c369f-a274-7053-9049-4cdf7843235f', NULL, '{"_id": "019c369f-a274-712d-b111-fd39cd8669f7", "date": "2026-02-07", "year": 2026, "month": 2, "amount": 1365, "ledger": "01a208b2-7697-703b-97c7-ff59dcd5df29", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-02-07T05:42:37.428Z", "updatedAt": "2026-02-07T05:42:37.428Z", "voucherNo": "V2025-26/0026", "ledgerName": "Rent"}'),
  ('019c411e-2084-7249-8d29-0a619956f0a7', '2026-02-09 06:36:59.396+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'expense.create', 'expense', '019c411e-2084-778d-9eca-69926528e248', '019c411e-2084-727d-9a6c-868f23b074ee', NULL, '{"_id": "019c411e-2084-778d-9eca-69926528e248", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 327, "ledger": "01a208b2-7697-703b-97c8-029d69395934", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T06:36:59.396Z", "updatedAt": "2026-02-09T06:36:59.396Z", "voucherNo": "V2025-26/0027", "ledgerName": "Electricity"}'),
  ('019c423e-23a9-72ee-b078-021c8a074ec2', '2026-02-09 11:51:34.569+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'expense.create', 'expense', '019c423e-23a9-74ec-a1e8-4ab95df8596b', '019c423e-23a9-758d-a0cd-3a629446629f', NULL, '{"_id": "019c423e-23a9-74ec-a1e8-4ab95df8596b", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 109, "ledger": "01a208b2-7697-703b-97c8-0783c3a60cc5", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T11:51:34.569Z", "updatedAt": "2026-02-09T11:51:34.569Z", "voucherNo": "V2025-26/0028", "ledgerName": "Internet"}'),
  ('019c7004-9136-760e-a1c0-7394da48b59d', '2026-02-18 09:11:13.462+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208b2-75d9-76d1-864c-127e3423093d', '019c7004-9136-7699-a32e-de358c03029f', NULL, '{"_id": "01a208b2-75d9-76d1-864c-127e3423093d", "bCode": "DM-2603", "bTime": "12:30 to 14:30", "endDate": "2026-06-11", "version": 1, "startDate": "2026-03-11", "courseName": "Digital Marketing"}'),
  ('019cfa32-3a20-7683-8543-d5049d565b56', '2026-03-17 05:08:41.632+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208b2-75d9-76d1-864c-1688e0f14f9b', '019cfa32-3a20-70cb-8950-ce6a8101e33f', NULL, '{"_id": "01a208b2-75d9-76d1-864c-1688e0f14f9b", "bCode": "HT-2604", "bTime": "10:00 to 12:00", "endDate": "2026-06-07", "version": 1, "startDate": "2026-04-07", "courseName": "Hindi Typing"}'),
  ('019d47ad-09b4-72d4-9fb1-47b8e13b1e45', '2026-04-01 06:13:35.796+00', '01976d38-7d5f-7750-ad3d-213fdbf254a6', '', 'student', 'project.add', 'project', '019d47ad-09b4-7054-861e-0b28db460d51', '019d47ad-09b4-7327-a9cb-2cc951b85459', NULL, '{"_id": "019d47ad-09b4-7054-861e-0b28db460d51", "student": "01976d38-7d5f-7750-ad3d-213fdbf254a6", "version": 1}'),
  ('019d805b-85ba-75fb-a337-d7e73f2c431e', '2026-04-12 06:22:54.906+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208b2-75d9-76d1-864c-1985b09d8e2d', '019d805b-85ba-7231-af22-5fb9d5e478d2', NULL, '{"_id": "01a208b2-75d9-76d1-864c-1985b09d8e2d", "bCode": "FR-2605", "bTime": "08:00 to 10:00", "endDate": "2026-09-03", "version": 1, "startDate": "2026-05-03", "courseName": "Français des affaires"}'),
  ('019daf1c-ae23-775b-a081-533e4e63e77d', '2026-04-21 08:16:25.635+00', '01976d38-7d5f-7750-ad3d-213fdbf254a6', '', 'student', 'portfolio.add', 'portfolio', '019daf1c-ae23-75a5-9fc2-860649f01c89', '019daf1c-ae23-7644-a8c5-c99b62b5205a', NULL, '{"_id": "019daf1c-ae23-75a5-9fc2-860649f01c89", "student": "01976d38-7d5f-7750-ad3d-213fdbf254a6", "version": 1}'),
  ('019e0afc-7890-76b5-bbd0-57938e8f5325', '2026-05-09 04:26:18.64+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208b2-75d9-76d1-864c-1c4d48354618', '019e0afc-7890-7550-95ec-b83504cb1b49', NULL, '{"_id": "01a208b2-75d9-76d1-864c-1c4d48354618", "bCode": "TALLY-2605", "bTime": "12:30 to 14:30", "endDate": "2026-08-30", "version": 1, "startDate": "2026-05-30", "courseName": "Tally with GST"}'),
  ('019e91fd-57b9-71c1-ae9c-5295d5c1303c', '2026-06-04 09:35:59.929+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208b2-75d9-76d1-864c-20fd10f3eda2', '019e91fd-57b9-7470-858c-168afe76ad8c', NULL, '{"_id": "01a208b2-75d9-76d1-864c-20fd10f3eda2", "bCode": "PY-2606", "bTime": "08:00 to 10:00", "endDate": "2026-10-25", "version": 1, "startDate": "2026-06-25", "courseName": "Python Programming"}'),
  ('019f1d81-7446-7203-890e-3e734cce7032', '2026-07-01 11:47:31.014+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208b2-75d9-76d1-864c-246ec77b0c17', '019f1d81-7446-7578-bb74-0e130531f17b', NULL, '{"_id": "01a208b2-75d9-76d1-864c-246ec77b0c17", "bCode": "FSW-2607", "bTime": "10:00 to 12:00", "endDate": null, "version": 1, "startDate": "2026-07-22", "courseName": "Full Stack Web Development"}'),
  ('019f4660-91bf-7619-a3b0-a884b0ad1954', '2026-07-09 10:16:01.727+00', '01976d38-7d5f-7750-ad3d-213fdbf254a6', '', 'student', 'portfolio.add', 'portfolio', '019f4660-91bf-747c-9d42-adff078de778', '019f4660-91bf-7747-9999-10bbcf0bba55', NULL, '{"_id": "019f4660-91bf-747c-9d42-adff078de778", "student": "01976d38-7d5f-7750-ad3d-213fdbf254a6", "version": 1}'),
  ('019fa230-ae6c-75f3-bb8b-2f1f10a48727', '2026-07-27 06:08:47.212+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208b2-75da-72f2-9b85-b98c233f0247', '019fa230-ae6c-7576-b468-e590c16b8efe', NULL, '{"_id": "01a208b2-75da-72f2-9b85-b98c233f0247", "bCode": "DA-2608", "bTime": "10:00 to 12:00", "endDate": "2027-02-17", "version": 1, "startDate": "2026-08-17", "courseName": "Data Analytics"}'),
  ('01a02eaf-9c16-7524-90e9-94c532261a47', '2026-08-23 12:54:15.83+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208b2-75da-72f2-9b85-bcc907021082', '01a02eaf-9c16-7079-adc2-7cfb230ebfac', NULL, '{"_id": "01a208b2-75da-72f2-9b85-bcc907021082", "bCode": "GD-2609", "bTime": "08:00 to 10:00", "endDate": "2027-02-13", "version": 1, "startDate": "2026-09-13", "courseName": "Graphic Design"}'),
  ('01a0b40e-f07d-768a-87a5-3dca02c0fbd7', '2026-09-18 10:27:53.085+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208b2-75da-72f2-9b85-c2845a8eb7c2', '01a0b40e-f07d-7097-a894-1b5196db82fc', NULL, '{"_id": "01a208b2-75da-72f2-9b85-c2845a8eb7c2", "bCode": "DM-2610", "bTime": "12:30 to 14:30", "endDate": null, "version": 1, "startDate": "2026-10-09", "courseName": "Digital Marketing"}'),
  ('01a0d6d4-797a-754d-824b-af2b2e624af7', '2026-09-25 04:30:44.09+00', '01976d38-7d5f-7750-ad3d-213fdbf254a6', '', 'student', 'project.add', 'project', '01a0d6d4-797a-7723-9e85-0f4d6324a2c1', '01a0d6d4-797a-7764-ab3e-eccacbf32a63', NULL, '{"_id": "01a0d6d4-797a-7723-9e85-0f4d6324a2c1", "student": "01976d38-7d5f-7750-ad3d-213fdbf254a6", "version": 1}'),
  ('01a11b91-9b52-75cd-828c-39b5f7e357ca', '2026-10-08 12:51:29.746+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'student.register', 'student', '01a11b91-9b52-7162-a621-236d2367e1bc', '01a11b91-9b52-73e5-9d48-57a369eca4b5', NULL, '{"_id": "01a11b91-9b52-7162-a621-236d2367e1bc", "fee": 13500, "mode": "offline", "batch": "DM-2610", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2026-11-12", "endDate": null, "version": 1, "TotalFee": 13500, "declared": null, "isPlaced": "notPlaced", "cduration": "3 months", "PendingFee": 13500, "isCompleted": "no", "joiningDate": "2026-10-08"}'),
  ('01a13e7e-69d3-72ea-bb34-0f81359e6f69', '2026-10-15 07:37:14.451+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208b2-75da-72f2-9b85-c759a47aff69', '01a13e7e-69d3-7703-bf14-427dafc4cabf', NULL, '{"_id": "01a208b2-75da-72f2-9b85-c759a47aff69", "bCode": "HT-2611", "bTime": "10:00 to 12:00", "endDate": "2027-01-05", "version": 1, "startDate": "2026-11-05", "courseName": "Hindi Typing"}'),
  ('01a19b44-4019-749d-9c0e-44a11cb83867', '2026-11-02 07:58:23.769+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19b44-4019-76fa-a1d5-9df51a1d421e', '01a19b44-4019-77ff-9cb0-7871483c75a5', NULL, '{"_id": "01a19b44-4019-76fa-a1d5-9df51a1d421e", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 221, "ledger": "01a208b2-7697-703b-97c7-ff59dcd5df29", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T07:58:23.769Z", "updatedAt": "2026-11-02T07:58:23.769Z", "voucherNo": "V2026-27/0001", "ledgerName": "Rent"}'),
  ('01a19c3d-3bc5-7638-b369-b80ae3ac6ba4', '2026-11-02 12:30:21.125+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19c3d-3bc5-7403-9dfa-904f812f5dce', '01a19c3d-3bc5-7498-bfdc-872641a303d0', NULL, '{"_id": "01a19c3d-3bc5-7403-9dfa-904f812f5dce", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 398, "ledger": "01a208b2-7697-703b-97c7-fa991ac22a35", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T12:30:21.125Z", "updatedAt": "2026-11-02T12:30:21.125Z", "voucherNo": "V2026-27/0002", "ledgerName": "Salaries"}'),
  ('01a1a4b8-370c-70a8-928e-4788a9f2053a', '2026-11-04 04:01:38.572+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1a4b8-370c-723f-92c2-6e30299824e8', '01a1a4b8-370c-73a6-8e66-3dd24d7e3ae8', NULL, '{"_id": "01a1a4b8-370c-723f-92c2-6e30299824e8", "date": "2026-11-04", "year": 2026, "month": 11, "amount": 53, "ledger": "01a208b2-7697-703b-97c8-029d69395934", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-04T04:01:38.572Z", "updatedAt": "2026-11-04T04:01:38.572Z", "voucherNo": "V2026-27/0003", "ledgerName": "Electricity"}'),
  ('01a1b03c-724d-7195-818e-dae0c9775b4c', '2026-11-06 09:41:53.869+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b03c-724d-749e-a248-9bf4e5048384', '01a1b03c-724d-7049-a11c-3872b96c3443', NULL, '{"date": "2026-11-06", "absent": 1, "present": 0, "batchCode": "DM-2610"}'),
  ('01a1b03c-74c1-737b-903c-3d340f243bbd', '2026-11-06 09:41:54.497+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'student.register', 'student', '01a1b03c-74c1-76f1-8008-11c06fa09aa0', '01a1b03c-74c1-720d-bc68-3ea62a8ef354', NULL, '{"_id": "01a1b03c-74c1-76f1-8008-11c06fa09aa0", "fee": 4050, "mode": "online", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-11", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-06"}'),
  ('01a1b0c9-1727-7588-8055-4f42eee2a1dd', '2026-11-06 12:15:31.111+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b0c9-1727-70a8-9076-780ee11718b4', '01a1b0c9-1727-7315-8896-07207f214d94', NULL, '{"date": "2026-11-06", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1b4a5-afa4-75c9-9f8a-ee42c6e85d17', '2026-11-07 06:15:19.716+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'student.disable', 'student', '01a11b91-9b52-7162-a621-236d2367e1bc', '01a1b4a5-afa4-7581-a10c-551e989db193', '{"status": "Active"}', '{"status": "Disable"}'),
  ('01a1b51d-6a8b-7375-8f2c-8acf798d4d28', '2026-11-07 08:26:06.347+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b51d-6a8b-7469-a054-0b1d01e47f8f', '01a1b51d-6a8b-71b4-869c-d08794f947c2', NULL, '{"date": "2026-11-07", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1be83-9230-770d-9df2-e8cf5df996b5', '2026-11-09 04:14:16.112+00', NULL, '', 'anyone', 'student.apply', 'student', '01a1be83-9230-70aa-ba0d-626b81c860f9', '01a1be83-9230-76fc-b5e2-e854559d7f03', NULL, '{"_id": "01a1be83-9230-70aa-ba0d-626b81c860f9", "fee": 16500, "mode": "offline", "batch": "FR-2612", "course": "Français des affaires", "status": "Pending", "PaidFee": 0, "dueDate": "2027-01-05", "endDate": null, "version": 1, "TotalFee": 0, "declared": {"fee": 16500, "Paidfee": 8250, "payMode": "Online"}, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 0, "isCompleted": "no", "joiningDate": "2026-12-01"}'),
  ('01a1c041-4eb3-70a3-949f-18a1b5423baa', '2026-11-09 12:21:07.891+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c041-4eb3-7412-a14c-117700b0fb55', '01a1c041-4eb3-7407-a98b-13694b1fe4e6', NULL, '{"date": "2026-11-09", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1c057-66d2-73ff-8954-ca48d7997319', '2026-11-09 12:45:15.858+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1c057-66d2-7356-95e8-9e1e1a6b5687', '01a1c057-66d2-77e7-bf45-8758a150479b', NULL, '{"_id": "01a1c057-66d2-7356-95e8-9e1e1a6b5687", "date": "2026-11-09", "year": 2026, "month": 11, "amount": 17, "ledger": "01a208b2-7697-703b-97c8-0783c3a60cc5", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-09T12:45:15.858Z", "updatedAt": "2026-11-09T12:45:15.858Z", "voucherNo": "V2026-27/0004", "ledgerName": "Internet"}'),
  ('01a1c432-5b10-7215-8c38-85419314a933', '2026-11-10 06:43:16.88+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'batch.create', 'batch', '01a208b2-75da-72f2-9b85-cadb1a359610', '01a1c432-5b10-73eb-903b-808869692efa', NULL, '{"_id": "01a208b2-75da-72f2-9b85-cadb1a359610", "bCode": "FR-2612", "bTime": "15:00 to 17:00", "endDate": null, "version": 1, "startDate": "2026-12-01", "courseName": "Français des affaires"}'),
  ('01a1c53b-8e49-7391-a2ea-063efe7a8b41', '2026-11-10 11:32:57.033+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c53b-8e49-717b-9703-5fda8d873c63', '01a1c53b-8e49-754c-8c2c-ebc6a1a5bca2', NULL, '{"date": "2026-11-10", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ca38-8fec-7197-b046-151872db1fdd', '2026-11-11 10:47:46.924+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ca38-8fec-75d8-bf6b-f261955a4ecc', '01a1ca38-8fec-7754-a868-6f9ed8c76ff4', NULL, '{"date": "2026-11-11", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ce42-8cd3-7778-ba81-ce81bb176df6', '2026-11-12 05:37:10.355+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ce42-8cd3-73e0-8cc8-f0388e4f1d92', '01a1ce42-8cd3-7519-a000-81a2cb17957c', NULL, '{"date": "2026-11-12", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1cf35-657d-71f3-8faa-e5e68a7dc649', '2026-11-12 10:02:25.533+00', '01a208b2-763b-7008-9d9f-29812e3c0776', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01a1cf35-657d-70a5-91fc-2951df3e248b', '01a1cf35-657d-72ad-bf92-782a6a96c87d', NULL, '{"_id": "01a1cf35-657d-70a5-91fc-2951df3e248b", "due": 3050, "date": "2026-11-12", "paid": 1000, "year": 2026, "bCode": "HT-2611", "month": 11, "course": "Hindi Typing", "changed": false, "payMode": "Online", "payable": 4050, "student": "01a1b03c-74c1-76f1-8008-11c06fa09aa0", "version": 1, "issuedOn": "2026-11-12", "receiptNo": "2026-27/000001"}'),
  ('01a1d445-07d9-76da-bef5-7658905a8447', '2026-11-13 09:37:36.217+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d445-07d9-7130-86bf-b18defc7f240', '01a1d445-07d9-7548-ab5a-e25439866e08', NULL, '{"date": "2026-11-13", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1d916-73a3-7719-9bb8-be1c100fc9a6', '2026-11-14 08:04:49.699+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d916-73a3-7170-a044-0e5e3c1e490e', '01a1d916-73a3-7194-ad96-9386eccc0a93', NULL, '{"date": "2026-11-14", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e402-4a37-7569-8392-ee28236c1d20', '2026-11-16 10:58:37.751+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e402-4a37-7462-a825-b557933c6efa', '01a1e402-4a37-7448-9561-360624ee7a3a', NULL, '{"date": "2026-11-16", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e95a-a683-772f-8c76-0386ea63a8b5', '2026-11-17 11:53:14.627+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e95a-a683-7137-bfa2-79ac1dbe6ac5', '01a1e95a-a683-74c4-b9c2-bd3a3cb721c8', NULL, '{"date": "2026-11-17", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ee80-40dd-7185-9361-8bee4204f6c0', '2026-11-18 11:52:25.053+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ee80-40dd-7101-a448-dbdd2748b2ad', '01a1ee80-40dd-7397-bf65-30903437a91a', NULL, '{"date": "2026-11-18", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f2a8-7850-7615-9370-2142a09e8ad0', '2026-11-19 07:14:49.552+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f2a8-7850-72bf-8197-b38b774a9b0b', '01a1f2a8-7850-76bd-989a-2e45fc132071', NULL, '{"date": "2026-11-19", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f8c0-38a9-742a-ae4a-d22823bab30f', '2026-11-20 11:38:29.417+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f8c0-38a9-74a6-9399-03482e5a0240', '01a1f8c0-38a9-75d3-886a-85a22f31ff96', NULL, '{"date": "2026-11-20", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1fb86-a83e-7163-a63d-11ad0a1a2848', '2026-11-21 00:34:28.542+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'Hari Example', 'hr', 'student.register', 'student', '01a1fb86-a83e-76c9-a44e-a043278773a5', '01a1fb86-a83e-74fa-a8cd-394126d65f4e', NULL, '{"_id": "01a1fb86-a83e-76c9-a44e-a043278773a5", "fee": 4050, "mode": "offline", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-26", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-21"}'),
  ('01a208b2-75ba-7759-b802-7165bed2341d', '2026-11-21 04:30:00+00', NULL, '', 'system', 'institute.create', 'institute', '00000000-0000-0000-0000-000000000000', 'dump', NULL, '{"name": "Namuna Training Institute (demo)", "phone": "+91 55500 00000", "address": "1 Example Road, Example Nagar", "timeZone": "Asia/Kolkata", "selfRegistration": true}'),
  ('01a208b2-75bd-7777-bbb2-4aedc82ba14e', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'dump', NULL, '{"id": "01a208b2-75b3-710b-9ddb-512f5abd7081", "name": "Asha Example", "role": "admin", "email": "admin@example.com"}'),
  ('01a208b2-75bf-7374-b408-547fa36a2374', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'dump', NULL, '{"id": "01a208b2-75b3-710b-9ddb-5502a0ee4f01", "name": "Hari Example", "role": "hr", "email": "hr@example.com"}'),
  ('01a208b2-76c9-7622-b53a-998a652222a4', '2026-11-21 04:30:00+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'discount.give', 'student', '01a1b03c-74c1-76f1-8008-11c06fa09aa0', 'dump', NULL, '{"amount": "500.00", "course": "Hindi Typing"}'),
  ('01a208b2-76e6-7681-be19-75628f367b61', '2026-11-21 04:30:00+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Asha Example', 'admin', 'refund.record', 'refund', '01a208b2-76dd-76b6-942b-1d6b2aee5779', 'dump', NULL, '{"_id": "01a208b2-76dd-76b6-942b-1d6b2aee5779", "date": "2026-11-21T00:00:00.000Z", "bCode": "HT-2611", "amount": "200.00", "course": "Hindi Typing", "payMode": "Cash", "student": "01a1b03c-74c1-76f1-8008-11c06fa09aa0", "version": 1, "issuedOn": "2026-11-21T00:00:00.000Z", "refundNo": "R2026-27/0001", "enrolment": "01a1b03c-74c1-749c-a0fa-433259c44e74", "paidAfter": "800.00", "paidBefore": "1000.00"}'),
  ('01a208b2-77cb-74e9-b876-97e72242ef95', '2026-11-21 04:30:00+00', NULL, '', 'system', 'student.update', 'student', '01976d38-7d5f-7750-ad3d-213fdbf254a6', 'dump', '{}', '{}');
insert into audit_link ("n", "entry_id", "entry_digest", "subject_id", "personal_fields", "personal_digests", "latest_at", "chained_at", "hash") overriding system value values
  ('1', '019583bb-5506-73b2-9b7a-3d51cfc799f6', E'\\xb5020686ca6597f4480a18f39481ecad5b0242829ec1fcd73045de305706f129', NULL, '{}', E'\\x', '2025-03-11 05:44:07.174+00', '2026-11-21 04:30:00+00', E'\\x635957117b06a5fd44d4c48be29e2e7dd5615b3e55866d71f38de916b515dc89'),
  ('10', '0195eaed-5b52-77b4-a881-23c4a440a69d', E'\\x8571658d24f8a4e120151997c655cfeb3282d0c5e50caecf2fa1605aab3a283a', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xe19e6766c652018858253aaacdf2b285c36cc112b96aaaf96ac0dc35a1f36a70'),
  ('100', '01a19c3d-3bc5-7638-b369-b80ae3ac6ba4', E'\\x2a87a935dfea0cf35318e0f5e3f8131a7f1c4864c7ad0c3a294473b338cc462c', NULL, '{}', E'\\x', '2026-11-02 12:30:21.125+00', '2026-11-21 04:30:00+00', E'\\x028c12341addd904cba9d708d5b21787dae364ad110af2df246836637a3a509f'),
  ('101', '01a1a4b8-370c-70a8-928e-4788a9f2053a', E'\\x0d4eadd7e9756aa1494f8cbafc1c19a430241ed849893f7d2d6f84419cd69ec1', NULL, '{}', E'\\x', '2026-11-04 04:01:38.572+00', '2026-11-21 04:30:00+00', E'\\xb8761fca4308940382b0e5dcc9f770a9ea6812300e84c6a366bced193047a724'),
  ('102', '01a1b03c-724d-7195-818e-dae0c9775b4c', E'\\x7d9c4d7f96b7a46614fdf0acd242682a7d850d8c9842f2a7bda89c6d91600e5e', NULL, '{}', E'\\x', '2026-11-06 09:41:53.869+00', '2026-11-21 04:30:00+00', E'\\x70916194e9113f283d8cb1a39d2afe8f5aea94a2206a43e398e5bdafa59bfaa7'),
  ('103', '01a1b03c-74c1-737b-903c-3d340f243bbd', E'\\x6d32f47091dbbda0e2487e5544533d5aa8189fe1634cb1d726429871c2744da3', NULL, '{}', E'\\x', '2026-11-06 09:41:54.497+00', '2026-11-21 04:30:00+00', E'\\x29315a1d25d9a108e81008af19639b3298a4d3ef697d187a0fadf67e73109364'),
  ('104', '01a1b0c9-1727-7588-8055-4f42eee2a1dd', E'\\xc011767ba31712602cd4d0074fbe2ec5cfb491c0adeaba683b20f745bc404b33', NULL, '{}', E'\\x', '2026-11-06 12:15:31.111+00', '2026-11-21 04:30:00+00', E'\\x9ac5ecb98c2fa3c4d056b6997b99aaf1ff3a8910ed4c7600d42c03058c29afa9'),
  ('105', '01a1b4a5-afa4-75c9-9f8a-ee42c6e85d17', E'\\x0ddfb16aa83116db8fd9cad57ecb06b6ad38d249e90a555419e1b0b4c0728b51', NULL, '{}', E'\\x', '2026-11-07 06:15:19.716+00', '2026-11-21 04:30:00+00', E'\\x33d30172339cbf01004422d24595ae7b28a3c722834290632f31aa0ac8466932'),
  ('106', '01a1b51d-6a8b-7375-8f2c-8acf798d4d28', E'\\xc981a86b8c84a989571be69bda60db9e098b49cdbe380873d4b5505f7268909b', NULL, '{}', E'\\x', '2026-11-07 08:26:06.347+00', '2026-11-21 04:30:00+00', E'\\xcdcf2bad02bfab73ad2a09ce53a8e69bc1ca6030c9f350e5e73bafed9ed6e2c4'),
  ('107', '01a1be83-9230-770d-9df2-e8cf5df996b5', E'\\x6498c9cdf3c093fcbd6f4ca7e4be4b223f5097e5fd6ff341303f76b853ebc9fe', NULL, '{}', E'\\x', '2026-11-09 04:14:16.112+00', '2026-11-21 04:30:00+00', E'\\xd8fe3bcd931836bc5cea2b1bbc0d1f659f2f08c4c177c34db9b5d80e407bf693'),
  ('108', '01a1c041-4eb3-70a3-949f-18a1b5423baa', E'\\x4728aebf07dd29b360d334e093b0f62347945db211d8a1722d9eeb102f13761b', NULL, '{}', E'\\x', '2026-11-09 12:21:07.891+00', '2026-11-21 04:30:00+00', E'\\xd31eb202acb7bd0f584d81b53ecb7dbaed52649b1a527e4a65f7e18998caf67a'),
  ('109', '01a1c057-66d2-73ff-8954-ca48d7997319', E'\\xb26e8e83f73fcc63b4c8b436837006245ce3dad65f2143c727396bda9c3f3569', NULL, '{}', E'\\x', '2026-11-09 12:45:15.858+00', '2026-11-21 04:30:00+00', E'\\x29aba18b4b1e87d8f0091c29f500a2f8b0afb7a0aceaa42557fc55c33ba4c140'),
  ('11', '0195efe3-4389-700c-b030-ff458195efc7', E'\\xb8099f2862ac8eca17b0d0464c50338ab10c5309cdd54159c80bb75973195dff', NULL, '{}', E'\\x', '2025-04-01 05:46:43.465+00', '2026-11-21 04:30:00+00', E'\\x325e449906263404a7fc8c0e9074469a14f828fdfbbd3e5a5d312cd04bac3dc7'),
  ('110', '01a1c432-5b10-7215-8c38-85419314a933', E'\\x7c9b15df9801337a2fe33485dbd3b7641d97936e7e3cf8fc6091f0301d35445d', NULL, '{}', E'\\x', '2026-11-10 06:43:16.88+00', '2026-11-21 04:30:00+00', E'\\x99451e24b878e64a7e5e8003169f7671c251050b222a8b218d0d7cf8cd78ea83'),
  ('111', '01a1c53b-8e49-7391-a2ea-063efe7a8b41', E'\\x7b8b0fb63ef61b6f36dee01d5a40fe572621578f47bc33774d366b8499953f9f', NULL, '{}', E'\\x', '2026-11-10 11:32:57.033+00', '2026-11-21 04:30:00+00', E'\\x444a61462f05cb7acd0e61a573ac83675824f19dbb8e08f33d7934a60598653c'),
  ('112', '01a1ca38-8fec-7197-b046-151872db1fdd', E'\\xc4b34768fe4c5f555ad4d2c56175dd8303e145dbef940d7f217e128ef762a55e', NULL, '{}', E'\\x', '2026-11-11 10:47:46.924+00', '2026-11-21 04:30:00+00', E'\\x7134ee051df8b9e94b692b3188d705634b2628813c741286a32269e511fb7187'),
  ('113', '01a1ce42-8cd3-7778-ba81-ce81bb176df6', E'\\xb054156dbec77189fa3f81792b78af53b12bc1c65dd5e5b638d89007de29e82f', NULL, '{}', E'\\x', '2026-11-12 05:37:10.355+00', '2026-11-21 04:30:00+00', E'\\xb6217a22fe730460ce3f47b2735005a5384a0358a8537733f348e8fed96222a7'),
  ('114', '01a1cf35-657d-71f3-8faa-e5e68a7dc649', E'\\x19edcbde1caf859ce7907921ce56a63330835c514ed8168dd6954875b1d24aa2', NULL, '{}', E'\\x', '2026-11-12 10:02:25.533+00', '2026-11-21 04:30:00+00', E'\\xb2698ce4ef0c5c80276a67a781c144950d992783d9253fe1c2b776634ac3762f'),
  ('115', '01a1d445-07d9-76da-bef5-7658905a8447', E'\\x3dfa4c77c89b10dd2f9b3ac9a38c0c9fa1e206fdf49e6bbcf6934450ca327176', NULL, '{}', E'\\x', '2026-11-13 09:37:36.217+00', '2026-11-21 04:30:00+00', E'\\x9cc3d3045c0617e05fe02b96d0f003d0ed7bde1f4f983be97673d791e55151ae'),
  ('116', '01a1d916-73a3-7719-9bb8-be1c100fc9a6', E'\\x615a3bd9a102f5694f09582aef863f354b100acfb818086118d37b1789552fd4', NULL, '{}', E'\\x', '2026-11-14 08:04:49.699+00', '2026-11-21 04:30:00+00', E'\\xd12ffdcb2797eb7c6ed3849e5717154eb00211e3aece8166338fe3a419056256'),
  ('117', '01a1e402-4a37-7569-8392-ee28236c1d20', E'\\x7d31042d2e7e80bb11c668ce16d279c755631bd29d5bff59ba3497a6b3f94e58', NULL, '{}', E'\\x', '2026-11-16 10:58:37.751+00', '2026-11-21 04:30:00+00', E'\\xd64e48bf693ca57ed1725d234596454a76cf56b3346fbfaa8f50356e44e62765'),
  ('118', '01a1e95a-a683-772f-8c76-0386ea63a8b5', E'\\x2f483b90ee57278c72fad9b70aa35664485bd1eaa3816421db6c09ec5f5a56c2', NULL, '{}', E'\\x', '2026-11-17 11:53:14.627+00', '2026-11-21 04:30:00+00', E'\\xa87dacd7341b840cdb4544630e29d8daa9a7f11d5201a201dd2ea9b66c1aa535'),
  ('119', '01a1ee80-40dd-7185-9361-8bee4204f6c0', E'\\x3815d0d4ca949489c659538bfcb85b4607077596db7fc78f648829ef864115c4', NULL, '{}', E'\\x', '2026-11-18 11:52:25.053+00', '2026-11-21 04:30:00+00', E'\\xdb4539a17c1f566c02ac444c7062a8b9d4e7a9e35f135bfd017f42059b8b357d'),
  ('12', '0195f066-eeb6-7456-a551-2349d07824ff', E'\\xc1988918845ba335c981c72ec7ee442536e67a1e6cffcab263c387fa70c4247f', NULL, '{}', E'\\x', '2025-04-01 08:10:32.502+00', '2026-11-21 04:30:00+00', E'\\x6c4d1c4d4824c51b51e6f1aa1cef8d114001fed8b6cf678a60dde75a83ddc323'),
  ('120', '01a1f2a8-7850-7615-9370-2142a09e8ad0', E'\\xb22cebbe7eb60aa08b681d16ad01e724c7a73247b58eeb5570f28eac744368de', NULL, '{}', E'\\x', '2026-11-19 07:14:49.552+00', '2026-11-21 04:30:00+00', E'\\xf5c7e524a1d6474ec603293ef646b10064e478354da3ca9126188f22f6224ef8'),
  ('121', '01a1f8c0-38a9-742a-ae4a-d22823bab30f', E'\\xbfb6909fd37c6b91a5c3d404526e6cafd8c01ed7eff966c3b12f715d5c7695e1', NULL, '{}', E'\\x', '2026-11-20 11:38:29.417+00', '2026-11-21 04:30:00+00', E'\\xbebebd0a66741424222f00d6b0be39567bfa13bb73589cd2c69f417436ec1072'),
  ('122', '01a1fb86-a83e-7163-a63d-11ad0a1a2848', E'\\x3b147bc0931e8ac383cca6bf993045d49261aee7a8aeb4a138d39904b7f70396', NULL, '{}', E'\\x', '2026-11-21 00:34:28.542+00', '2026-11-21 04:30:00+00', E'\\xd5f8bb95b5605a3cb133a43c3fc32ef73e159cd905097aec52bbc0358bddc927'),
  ('123', '01a208b2-75ba-7759-b802-7165bed2341d', E'\\x6c277ee75ae7ebbc0b615c9db9f087f45d2f974633d35ea4cfe747878125414d', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x576b7a4e4f5a5c64343bfb81b7b8a624e53e302ff16b0d97be0d31ed38d53913'),
  ('124', '01a208b2-75bd-7777-bbb2-4aedc82ba14e', E'\\xc8f9aac453510250841b7b3a1acd416c2744ff08783b4d32257aa3f81c2bd1fc', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x0db42ee66d37ca497142031c2bc9874c59e3d93ceef6afe242fc5d45bfd44a6d'),
  ('125', '01a208b2-75bf-7374-b408-547fa36a2374', E'\\xccafab5d3a8fdc5707f9ec365484b9dc3aa48f470452b103ec8726680ca90713', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xbed963263ccdaabf099d714a5c20dfbb5a5979b1b370114ab273a79c0a5925f2'),
  ('126', '01a208b2-76c9-7622-b53a-998a652222a4', E'\\x6a970c23d26793ed7a4b031995ba69aff3c84c184b5aee4b9bea806842b932ca', '01a1b03c-74c1-76f1-8008-11c06fa09aa0', '{reason}', E'\\x8c90fee6e3b22c8e48bebbb63c957a7628ceebc54bdbccc9e8b4a183be597640', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xae46ae0e9a3dbefb51d2b8b3733c0e3b9b6ccb15d96de88e6180def8dfe0b39a'),
  ('127', '01a208b2-76e6-7681-be19-75628f367b61', E'\\xb1b5f9ef17de48d65730dca5887602b18483239242cb7f380a5fe4ccc7ceb126', '01a1b03c-74c1-76f1-8008-11c06fa09aa0', '{reason}', E'\\x2f46e638fd76f5fc87ab70c70cccc1829021bdbede0aee4ed477d70d3cb488a8', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x55b5b8037b6d835c33cf3305158a82f4d1f00a113c1bcaaf34e2be6811a6b982'),
  ('13', '0195f0f8-846c-70c4-a784-fa39a6f8ce69', E'\\x17574397f1595a2e668a959cda7d0b9cd14aca00dd415ba9e4691a136b92f7f6', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x7ed26884178a13ebba709155397602b55dba948d0f2fa6f5f5ea886f49a9b221'),
  ('14', '0195f0f8-846c-71a5-8e6f-8258ce41098d', E'\\x9ec6eb8e1a0c507484bd8ea5545d82537cf0aa91bf3916af8693d21e8942ab59', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xfb5603845b33ef061c2f420251e695fbe265fadb01dd6f1c7ed87b23dd131433'),
  ('15', '0195f0f8-846c-726a-bd62-cce100a6b057', E'\\x42d0b7e0c784f8c9b0b4918a545489ce8c96a4f91301cbc0153e8fd25b85240a', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x09e1e3c72db4455d8a002696a4af339267b79483973b79b0ec232c9723bf3113'),
  ('16', '0195f0f8-846c-72fb-9e6b-17985c480ab3', E'\\x1dc3a1b4f385b279b11ff43232a256b22322ad44b09f17c18a7903c7cc720391', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x935e463cda6e42c23a5418d89194d39bb63ddb3f086055df57630a89a6a3b9b0'),
  ('17', '0195f0f8-846c-737a-89de-5fd681cbd66e', E'\\x8c0e699caf03409008f550869e8a34559b1029530ea5621dc6bd92b23b9b9c2e', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xc50087bbe425d9fca4a1165122810cbcbfd5900a615756344bc0bfb90cb6cbbf'),
  ('18', '0195f0f8-846c-7382-b20f-c33d9b36aeae', E'\\x5faa0d61f9c1425029a6f96c2524b098b1a8581af502d97fc31af0263aafffb8', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x1807760d6883e163b5630aa9ced973e664f938d2ebfba8a0f8d00067ceeb3caf'),
  ('19', '0195f0f8-846c-7622-a0b6-e5347c575eeb', E'\\xf8e8a21fca58e5116c586e5b2b9a7376287dd714a359d5c14b635702b6852c03', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xf47ee621f49629f9e03f850cccbb5c4ae17c9aa83f3d4042667a9255943a3878'),
  ('2', '0195eaed-5b52-70bd-b750-3b4e5af656ad', E'\\x2debc6754409aecbb002b22e6d5828abdf4fbb2e4052064baf75a71c0a0b46d3', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xa40ad076316bbb7550033ab3e533e25532dcfeb8e8f7a78faf3a55a49d44cba0'),
  ('20', '0195f0f8-846c-76c9-a6a8-251f81086513', E'\\xd7fac97871c8b320431633c91e535b9f83c2a925b9f636b5fd70bdb1a838af11', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xa86b6199955ef2c654d67ef2fd5ec5c7b6c6d57700b8570da04b552b912c39ab'),
  ('21', '0195f143-5a97-75e8-8192-1645590910ba', E'\\xdaf582d3930197142e151b42523fc338a82edb8d51139f186df98cfce69acf64', NULL, '{}', E'\\x', '2025-04-01 12:11:18.039+00', '2026-11-21 04:30:00+00', E'\\x5fc5e057cb3392b5511cb30429fe97df57920c2b2ef21655810d28cf9f1b3012'),
  ('22', '0195f16e-4e64-711a-be94-b7010521e999', E'\\x2222108d28200feba9e668cfdddbcd7a507490d9c4b8d63229797e13d3c50e53', NULL, '{}', E'\\x', '2025-04-01 12:58:12.964+00', '2026-11-21 04:30:00+00', E'\\xb545d02a0e9599fa1b2f71b274f495c10a1657412c3baf41cc6e19b0a753e51c'),
  ('23', '01960aa5-c6f2-7090-8202-2b30f4290de5', E'\\xb958f65b4cf72e5cd7ae877aae367e2ef493f03be71a21371a5d145bdc654783', NULL, '{}', E'\\x', '2025-04-06 10:29:18.706+00', '2026-11-21 04:30:00+00', E'\\x8e47c265a6f5b33b4a985a8d77e3114ea4178c98e19faa143bb19da9bdaf1640'),
  ('24', '01962e07-dbf7-7242-a8eb-854b16bc5c91', E'\\x3509482da9332898357683f9fd2c0b018315e5c808d61bc6f77cd9c2e4f250d0', NULL, '{}', E'\\x', '2025-04-13 07:23:09.175+00', '2026-11-21 04:30:00+00', E'\\xb0c9d13843e3c8369fe33db2b78bf256936822dc7082fc25a94a0e90c4e1b27d'),
  ('25', '01965222-1b54-715a-aacc-5d59fa9b2fd8', E'\\x856c909fdc169a0f8d6dadf73da1ff1f3a9b87dba5cd824dca59c73ca8d30166', NULL, '{}', E'\\x', '2025-04-20 07:38:09.108+00', '2026-11-21 04:30:00+00', E'\\xdf93266987fba3e3f1a041893b7efea3a92ac1f1550dab848f58b36d0fe0b64c'),
  ('26', '0196952d-9296-7018-8947-5ead60559383', E'\\x77147f85ceff7239445735102d6ec65069e9731f7c003be585f66524250a8fcf', NULL, '{}', E'\\x', '2025-05-03 08:05:14.006+00', '2026-11-21 04:30:00+00', E'\\xd3a3301b574e8f40e468186ad0a1cb83ba93b7bfe669253f40a9d573e2312349'),
  ('27', '01971baf-477f-74cf-bb86-778308dae14b', E'\\x854fd77c30a746e4c183a7f1176797e09911fdb1afcd582460209915eed9a22f', NULL, '{}', E'\\x', '2025-05-29 10:56:01.407+00', '2026-11-21 04:30:00+00', E'\\x0c28df9df812d66bc466884d4845c4fcf7156bd7ed18db29d731844976deba5f'),
  ('28', '01972f8c-001d-709b-9d9f-1d2b4dda88f7', E'\\x708b995710c1c3eb8d5958063e3aa0757a134a6ff484e083dcae858ad4c1bf2f', NULL, '{}', E'\\x', '2025-06-02 07:29:53.693+00', '2026-11-21 04:30:00+00', E'\\x69fa78d240c3e7c0bedc11b3ff6ac2d26da24db6e5c9f3c3b8756d604010e982'),
  ('29', '019730ae-176e-711c-8bd7-d5bdb7fe9fdf', E'\\xbf37738d200f5716ea0eca21880bfbca574a0a069a5b553c31d43666660e4743', NULL, '{}', E'\\x', '2025-06-02 12:46:45.102+00', '2026-11-21 04:30:00+00', E'\\x3021401c085689a413e94891baa98050c9e3dff0bf0db7d121a23d5690fec950'),
  ('3', '0195eaed-5b52-72a3-8e3a-ee7b8eda4d3f', E'\\x4a5d53f9fe94c9f4522cc50c5d5f9e3195e1695aa916ff46506083572ea9a6f5', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x87ef22098061f88f658b522cd3551f5bde68465fe62a7a5df9c8f535ddf30463'),
  ('30', '01973f27-1abc-72ec-9b19-87b4ebdcd78a', E'\\xb5d7bd7203c1f740bb1c151441a15552916c266332f722806af4c18f39cad0bb', NULL, '{}', E'\\x', '2025-06-05 08:13:36.828+00', '2026-11-21 04:30:00+00', E'\\x90817b57ec0fb51f0e3409d1ea1ba787c431cf1447530fdd73171518ccc49f7f'),
  ('31', '01973f71-631b-7150-bfce-5525999070c9', E'\\xc6059256ea32f2f6f5a9fff6f0b6a3610ba0575ca4579d74b671c9b534a79c81', NULL, '{}', E'\\x', '2025-06-05 09:34:45.019+00', '2026-11-21 04:30:00+00', E'\\xa9583198d5f6ae048b98cb2f4fdd9c2aafb4846a84d9ae5e6264ded7c3b3f4b0'),
  ('32', '019744be-dbb1-7355-8c76-1aa69571d05e', E'\\x67daa28ee7e8a92ec3d34a565979cf6a44dbe023eb0ff4ffd07abe0088ea264e', NULL, '{}', E'\\x', '2025-06-06 10:17:28.241+00', '2026-11-21 04:30:00+00', E'\\xa36c4b989558a8143d18b2baa34d2892b47573ca8e116ab5c0265674aebc8a0d'),
  ('33', '01976d38-7d5f-75c4-824f-8228fedd89f8', E'\\x30b83b026fcbe7202c86715de75620c17c0caf5361c7440066e1c86c4d25e1aa', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\xf3ac2f6de5c6caae3fea2bb4d13d479638fd1a6a43f2c82075be3cf1fa2e4273'),
  ('34', '01976d38-7d5f-768c-9389-fb723139e487', E'\\x1123a310525fad0f44616e935da6491772809386dddd3a56e4eefb680b93bc1d', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\xe2715da7efc63938cd2ba89bea20e62bfe7f8a83a8d5c9384a4bdcc598f49ee9'),
  ('35', '01977d82-9bf0-77f2-826b-9f71e93e8b74', E'\\x8dfb7d57889e7bbae0e83a5a21b1965a1e93cd851bba709a90991d4a0bdce6fb', NULL, '{}', E'\\x', '2025-06-17 10:50:01.072+00', '2026-11-21 04:30:00+00', E'\\x6426c8d614c496bf6532fd01a453b7141539ec814ad253997539e424c315b4b1'),
  ('36', '0197a729-c8b5-7577-a1e9-dc82e41f14d4', E'\\xbb9959591aab5a8ad9e766c3b26cc5a722d5886ce598b7453de61413f9f151cd', NULL, '{}', E'\\x', '2025-06-25 12:57:02.901+00', '2026-11-21 04:30:00+00', E'\\xc158f7e7d1e440f2cd450cd3f80e94804bba30c0e00fc9f72f46f36da1c134c2'),
  ('37', '0197cf00-2cf0-7357-b258-b35577eaab52', E'\\xaa36090b08e501b95371e1b99cfd47454ea095f8fac0f8b2d9ec3ce5fde2670f', NULL, '{}', E'\\x', '2025-07-03 06:36:24.688+00', '2026-11-21 04:30:00+00', E'\\x18d3d996e32e74a54bc63ff3c24781fbb7660c783b6e2f14196f3b480fffbb9b'),
  ('38', '0197d3b1-cdf4-718a-912f-ec25492bdfd6', E'\\x29cb21cdeb34d5dec10fd5d824b942b4dc43d4fbeb2ab2f9a010a9e45ab03755', NULL, '{}', E'\\x', '2025-07-04 04:28:54.644+00', '2026-11-21 04:30:00+00', E'\\x50e66fd8acf647c5e299d0550a1f6ed93830ecaf6fac22c6819d0fec74df4456'),
  ('39', '0197d44b-78c3-7337-87eb-139df94fc786', E'\\x225b2ce1063ce52cb02ff65b6a04b92adc76911231463514585cffc24a70fb55', NULL, '{}', E'\\x', '2025-07-04 07:16:45.379+00', '2026-11-21 04:30:00+00', E'\\x97a1850aa934da2cc904646b04b2f89c5fff3fd2f8722aa8ab077cb32ced15ac'),
  ('4', '0195eaed-5b52-72c7-a4ee-a6a42e6069b1', E'\\x0e6bd749c3bbbb157fe5c6b40f14181e60e0a1c397124a8dfc59aed783bb32f8', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xfcecc0da7f3e05b58671cd70d056268f0350ad95c87ccd03bf191a9630311afe'),
  ('40', '0197e9a1-67f5-715d-93db-7aa19dac800c', E'\\x2058534a13a7c2c796d563102920d50d90572d9462cc36208eaa3da1973157d3', NULL, '{}', E'\\x', '2025-07-08 10:42:38.709+00', '2026-11-21 04:30:00+00', E'\\xf11c68ee2f7361cc67b6682b6cedcf059a689343c6066a979ad8db70cec59cc4'),
  ('41', '01980c8c-196a-73e4-a2aa-fc917d0b7d22', E'\\x254e9dd709b98161e5d5b81a4e40797a2d556b18f9cf2a1a8320718a01e4b918', NULL, '{}', E'\\x', '2025-07-15 05:26:04.906+00', '2026-11-21 04:30:00+00', E'\\x0bfa426dcddcdc9fa3e150cba04c623111414fc73565b3322cfb45899ad7664a'),
  ('42', '01982b99-c49f-775c-b45e-79f6b9d10c5e', E'\\x140728a521e0b0183c2ce5e1427c3faf86411e06cca239431464bd1c83760fd9', NULL, '{}', E'\\x', '2025-07-21 06:09:14.399+00', '2026-11-21 04:30:00+00', E'\\xf838a367a289f8c7c82c2f077b09735132f8319e7dc051f52eb608b723417810'),
  ('43', '0198305a-7b46-72f3-8346-2ffd92e787f6', E'\\x9b3d0ea0f22e875b25c85e393b7d04e5cd5c050d678dc8ec9ec3ee782de1cd27', NULL, '{}', E'\\x', '2025-07-22 04:18:12.934+00', '2026-11-21 04:30:00+00', E'\\x48c6d02099be4c8bcdf3cec00bda64d2f317fa6d3166eda3f98f6b730cae7f52'),
  ('44', '01983ab5-5436-73d8-b0fd-298f564c1cda', E'\\x7b1b873b18162f34bfaa9372782753a416b9af8dfece150fa3c82c1fa7fd6f74', NULL, '{}', E'\\x', '2025-07-24 04:33:38.87+00', '2026-11-21 04:30:00+00', E'\\x1cf0c158b10ed7b52d07a5f5f73b9fc543cc5d2056f9eebf0da145d1d3e4063a'),
  ('45', '01984f40-d442-7271-b9e1-fa7897498897', E'\\xceaaf1cb0131da3f613c03805ee252e22ab93c81716779257a0ad143ddd3b909', NULL, '{}', E'\\x', '2025-07-28 04:18:25.474+00', '2026-11-21 04:30:00+00', E'\\x9ba70bb98f563e3c09faac7f1b0978aa98304c2515d0ed0e28b28fa7fc3731a0'),
  ('46', '01985aa9-0953-7360-a3a2-e673c157a0a2', E'\\x727d359283d767d55c2e26754c1a441d6a865d9f62b96f75508c240e40ac0422', NULL, '{}', E'\\x', '2025-07-30 09:28:04.179+00', '2026-11-21 04:30:00+00', E'\\xacfd8ca51ddc1bc865e1f1ff216ece23788c5582b15d8b5a1d6240400be17c94'),
  ('47', '01986905-43a3-747f-a811-1e5a86b2826b', E'\\x7933dbe6e07a3bba763c8a3b83a17ed4e95dd622e338460ad2c94642654217de', NULL, '{}', E'\\x', '2025-08-02 04:23:29.443+00', '2026-11-21 04:30:00+00', E'\\x4ac4313a40731a08d1c42397b54ca8f4a2bec014cb989cd28532449b21b9a47e'),
  ('48', '019873c7-c03e-7396-9c4e-3e45bf633029', E'\\x1b2fcae9f336d46b03d02f648b93f71b4fe9e6112b7825929dd5d8c0584dc508', NULL, '{}', E'\\x', '2025-08-04 06:32:07.486+00', '2026-11-21 04:30:00+00', E'\\xf0a6d0ace3ec6cda3e8b979ead8edff6c854d4babc3ffae8c337eb653d581191'),
  ('49', '0198742d-391a-7165-8966-3d895d890cb8', E'\\x0a06a013de9f21b6e5ca2be2b414dca380627640477ebd097bdc0c9650ec1cdc', NULL, '{}', E'\\x', '2025-08-04 08:22:57.562+00', '2026-11-21 04:30:00+00', E'\\x1cc4e4be86f6f46837eb11a8b08e28cea9107c81163653a5b7d65d11766b580a'),
  ('5', '0195eaed-5b52-7337-9ba7-06ab7a354499', E'\\xfb16352dbf6f39b45343e2a33e3a6a7d00fd2403761fc6a85098d6429baf54a6', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x902fa316c0e95d7de5f52628c40b3a1c8e4a87c8e31ee2e26baaee7d41a5311b'),
  ('50', '01987a45-a517-7381-a26c-bb403619d0ac', E'\\x4b881f837bf520420a56c92c4dc39082537da14763ac911ed27002e495fcff30', NULL, '{}', E'\\x', '2025-08-05 12:47:21.367+00', '2026-11-21 04:30:00+00', E'\\x199562dc04522da60f9f7df9f982a9f9fd43c67415fd2c37daa9a93cfdd68f0a'),
  ('51', '0198adb9-bb13-74df-aed1-c282eba61fc2', E'\\xd10ea29e9c95c11fb34099901428170fe00dfe43d2154cf4ece786ca40e7935d', NULL, '{}', E'\\x', '2025-08-15 12:34:47.187+00', '2026-11-21 04:30:00+00', E'\\x194b0a95de29c59a324e65e5318fcf2f044e9e4b8756758c39b6122f1894e129'),
  ('52', '0198b7a5-65f9-773a-88d5-b6e8ca5befc5', E'\\x5f77336723eee9ba534d8377db4343d0795b03bb8ae3bb7456d98d4bf69976ff', NULL, '{}', E'\\x', '2025-08-17 10:48:46.841+00', '2026-11-21 04:30:00+00', E'\\xb3400d301fb79308cf50dca34b1b05460bcda006e0d3492030941aee458af71d'),
  ('53', '0198d1be-32ac-7557-b043-959996442741', E'\\x4385a3402d18f638d911e2af8383e87a21a20eecaafcdbefde755c2e17f13c4e', NULL, '{}', E'\\x', '2025-08-22 12:25:59.724+00', '2026-11-21 04:30:00+00', E'\\x406216d5943aca58f629b87e00409f3fbe993b0811a2014fea9881520b3e8723'),
  ('54', '019904aa-7eb6-7661-938e-be96c338afa5', E'\\x3e15190ee3122f59cfdde8d7bab27418bfd5073ef340cd3a68763abe4374b7d7', NULL, '{}', E'\\x', '2025-09-01 09:45:06.486+00', '2026-11-21 04:30:00+00', E'\\x67df020bb1f6f6df4e76f70e8e17c0272bd5a8dff3628eac2ade99385b3b6fa0'),
  ('55', '01990a07-c598-7068-84ab-302892c32d66', E'\\xe136e461219842b15c2e853a43fac04735cd53bdef3ad20aa3bbc6980c59f90b', NULL, '{}', E'\\x', '2025-09-02 10:45:05.56+00', '2026-11-21 04:30:00+00', E'\\x4d2c250dad03c5bd16b1f711a4bffd5b84df950a80a9ef7fac16dcdca63516b7'),
  ('56', '01990f32-eeb0-76b7-94ce-2f15bd554f66', E'\\x55b0ea3e1b0bb074731f4cf7a50c671cdf2880ac95de52df79c3a3e1b3ff66ae', NULL, '{}', E'\\x', '2025-09-03 10:50:20.208+00', '2026-11-21 04:30:00+00', E'\\x41fd06b9057cf0fc444856468a6e6adaaea1e0e6469261fdb790fe58f9e845e1'),
  ('57', '0199291d-4815-7527-959f-2fde1e9e8440', E'\\xb52d053c5bf63e503633fe47e56a3db36a22f951e6699898b4935a66fe4c6ca5', NULL, '{}', E'\\x', '2025-09-08 11:36:48.917+00', '2026-11-21 04:30:00+00', E'\\xd1bb7e126e6d99cdb74efecb06ad74f8758ecf97c83762f2fc56f20af912ba27'),
  ('58', '01993c60-445a-76eb-bcb6-d81068d143d5', E'\\xdce38f1e9aa7c571c66da64652dc425a0690a716e7af8fc19e563c111512433b', NULL, '{}', E'\\x', '2025-09-12 05:22:45.978+00', '2026-11-21 04:30:00+00', E'\\xf24d14358ad278f83223a060a807210a8a3de4e41d6becfaeaa42eef5babafee'),
  ('59', '01994735-b681-7554-9dd5-66b8552d3083', E'\\xe4d2c61cd55b06df404c7fb1267219dc2dcae1fadf7a5f2a8156cdaccf4de935', NULL, '{}', E'\\x', '2025-09-14 07:52:06.529+00', '2026-11-21 04:30:00+00', E'\\xa02e1d54cc3e3cf71548f1f21b16d33e6da16c8905f8190bef46f742b0ecd8e9'),
  ('6', '0195eaed-5b52-7344-b659-b70db346659d', E'\\x6adb2e0fd394c97ef6457221316980e1e0183da70c207941e8d69aad25ec637c', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xf02fbe45b7131098547e1dc7ea5fd63e7692ee84275ed3a67d730810def0a038'),
  ('60', '0199483e-e8b1-73ef-a100-2aec29cf8747', E'\\x73653f4e47fb03ac2f7df5e76e3bf2142e9965e2ce37e045dec49cd7ca65f380', NULL, '{}', E'\\x', '2025-09-14 12:41:46.417+00', '2026-11-21 04:30:00+00', E'\\x80daef6f0abf3575cf65193087dbfd1e77414a2f45040ad1884b6488bec4cd18'),
  ('61', '0199c7c0-0ba8-7671-9310-c5d847db796f', E'\\x65f81456d54c45c35d26a04be0bf01a7ef6117e30b32b169e652255dd2ceaa9f', NULL, '{}', E'\\x', '2025-10-09 06:54:35.944+00', '2026-11-21 04:30:00+00', E'\\xc74a75e060feda002cd65f9fd2b16c30a8ae2a2cadf9d0d7caa460b8c46022ab'),
  ('62', '019a24d1-6480-74b3-8f87-f227c89b4039', E'\\xb73cbf480b336dffeb52948d1ecc1a5ded352377f0f6c748476d13fe858aa754', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\x72d320881204fa41871ffde28d20cc8cc94b4b94d26d7a055bcac197df0a467d'),
  ('63', '019a24d1-6480-74e1-9713-0195b032c6b2', E'\\x6aedc5bdb92deb473b74ae64997782b0e16f8aef34a0ddcbec85296985475057', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\x8448b543e4de534974fc18979b6e1e30188cee59f62cc8548a745100ec42108a'),
  ('64', '019a3e0d-cbe7-723b-807c-b3bd632fc4ea', E'\\x1c79b718de8ccc4ec9b2d07ceb86bcc0351b651e4aaa4605e282111ba13a3237', NULL, '{}', E'\\x', '2025-11-01 06:14:42.919+00', '2026-11-21 04:30:00+00', E'\\x6ec246f8d6d5d8003c6cf00b89396c9d19ec200cc5203c088bf6887566508e5b'),
  ('65', '019a499b-18e8-701e-aaee-4af9179df0ed', E'\\x327fa66f39e356a89779e717e0289246de60240ebab39dba2d5a0c17e3577972', NULL, '{}', E'\\x', '2025-11-03 12:04:52.584+00', '2026-11-21 04:30:00+00', E'\\x3d8181ca0061f3710a481a2a65bc9a9bbf339707cafb3e9230ad2afc0ea43969'),
  ('66', '019a4dd1-d13d-752b-b8d0-f25cc4ee7133', E'\\x7f325394d7516ce9ad105a72189311100b39276d6709072607a2449ffc265a14', NULL, '{}', E'\\x', '2025-11-04 07:43:07.581+00', '2026-11-21 04:30:00+00', E'\\x4b4d73eca6001034a13b90591f0bf0a5e121eb1a74b9696ce6aaf363e5919131'),
  ('67', '019a5870-be50-7647-b88d-aeb2d2cd23fc', E'\\xc9db90fdb680b9291c54e7c2a2755e9641387047c3d7bc33f5f61a85da060ae4', NULL, '{}', E'\\x', '2025-11-06 09:12:55.12+00', '2026-11-21 04:30:00+00', E'\\x1412e80282b87f1f4170d632918303041a71cd35ffdd646acd7680ae06d8d69a'),
  ('68', '019a58cd-919f-71cc-bc62-cdba35dd2d80', E'\\x8a2b5fbdceea327ef3b554ec08c81986af5c791cf1cb7c9816fda72a9d5ae26b', NULL, '{}', E'\\x', '2025-11-06 10:54:18.527+00', '2026-11-21 04:30:00+00', E'\\x10bc47fb535d568d52b994542cecabb585a719e32a8ba4706c3420da35f32167'),
  ('69', '019acdcb-3f5e-73ec-b012-749cd71f7513', E'\\xd487f440370f0d927fc790289e6cbf701e952bffdfa1dcd54df194d0af45f5a2', NULL, '{}', E'\\x', '2025-11-29 04:07:20.67+00', '2026-11-21 04:30:00+00', E'\\xa87cddb1db1b0801b307e5b1ef63210682a147ea55dd9198f42884505f3b5b0f'),
  ('7', '0195eaed-5b52-73fb-bfa4-89cddc4f1a5a', E'\\xaf75c1dd7997c882cc0e7053dc9f74ec7219b9b59ef24ce6a44b72edb584b960', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x8c509bd15e69f4bd0beeaf6c32aab13c7e67afbcc2d1706cf7255224625fcda4'),
  ('70', '019acefa-c7b2-70bc-abcd-cfbb38fe9ca3', E'\\x8e7843c8f0929a67a4e28b5547282165b7ae4b62fb484ab3d9ba4eed90bb0ac7', NULL, '{}', E'\\x', '2025-11-29 09:38:52.978+00', '2026-11-21 04:30:00+00', E'\\x24013ebaa30e5c26d7a0f14eb0e52844979e5c3d684b9528e5c1949609b99733'),
  ('71', '019ad88c-72fa-70e9-8bf8-f93dc73a0964', E'\\xd6a6783818c2460f3d42ef4a4beb67c031085f65aae9fb08dbd23bf744ee1373', NULL, '{}', E'\\x', '2025-12-01 06:14:34.49+00', '2026-11-21 04:30:00+00', E'\\x475202ef20a98a94a1d4eff6daf489627fbb86740c2e8d210c094e8bfdd9af00'),
  ('72', '019b5e41-c6ac-737a-b1ba-4e26505c6259', E'\\x49b9051eae7351592f20d1eef7f283afaef1aa9d98efbea75d06925d92bd794b', NULL, '{}', E'\\x', '2025-12-27 05:22:07.66+00', '2026-11-21 04:30:00+00', E'\\x9f30bda635f60c6068bbe4414180cfa8a1b20f2e107e0795779a5a2eb051daf2'),
  ('73', '019b7ce0-50eb-70e7-b921-5c7f154526cc', E'\\xab6bf720a2419a31b313a73df6762cf9ae95b158021e9927719f10e896db408c', NULL, '{}', E'\\x', '2026-01-02 04:03:54.219+00', '2026-11-21 04:30:00+00', E'\\xf042102e18950b20d7a543c6366387d26667d3a7ad7ce3a099a94a1a7c007362'),
  ('74', '019b7d9a-7db3-73c5-a5fe-22ae72016bdc', E'\\xb3b07e92fac76434dfc38e1a0e61d8005c95499fb9ea6f5c768ea539665713e7', NULL, '{}', E'\\x', '2026-01-02 07:27:15.379+00', '2026-11-21 04:30:00+00', E'\\x89f0f3d5e9b1204ca9a57bd3977d65fcb8bc9a0090b73c7fda47ccca619c5775'),
  ('75', '019b92c8-7213-719e-9d1a-e7f1de9a912c', E'\\x01ad4569d4b38cc761909ad2b363f94f714ad8372b28e4315b913d7cdd412ce4', NULL, '{}', E'\\x', '2026-01-06 10:09:28.595+00', '2026-11-21 04:30:00+00', E'\\xbc85389c3eb90e134d2f9ad7d9ebd81fe07123dcff91767d8970438dd189dfd2'),
  ('76', '019b96c0-e9f1-7002-85ca-1af4cf73aa54', E'\\x796f4fbf01db95f9c1889c739db9c09512220461b12d7f1c883d76d2080ae9b0', NULL, '{}', E'\\x', '2026-01-07 04:39:43.857+00', '2026-11-21 04:30:00+00', E'\\xf51777e6f443030c746df57301d12554d382fce2aff09cad9c1af4cff9e6292b'),
  ('77', '019b9be6-f910-7426-bbd7-cd560f73a110', E'\\xc969cfbd776595bc33c0ca72771e6d55c2d8d1279a0a2342d4b088d73319017f', NULL, '{}', E'\\x', '2026-01-08 04:39:24.176+00', '2026-11-21 04:30:00+00', E'\\x103aa6807438b00dcec70c384cb1b52b46457f45b875eda287422ddd1eb7df4e'),
  ('78', '019bea69-43a4-7418-acf1-12e34c56c6a0', E'\\x9e22fb619e0e43d9e3ca6fdd7625bc235a11934af8d19ffe4598d6ae10f629c8', NULL, '{}', E'\\x', '2026-01-23 10:32:05.796+00', '2026-11-21 04:30:00+00', E'\\x10b764cd7afd6ba44ccbd63002e361f5b650ac9dce831a600a002b6393dc0ee0'),
  ('79', '019c1cef-33c4-71e7-b9a4-791d20d3c973', E'\\x85a601c03f3689ba8a5d76007905d15884f5f8e2e44cd5135e36eb1cb1687767', NULL, '{}', E'\\x', '2026-02-02 05:59:24.356+00', '2026-11-21 04:30:00+00', E'\\x1725a5cf49eff8dd22387076a22338489cac0b15e572e1d07d3c678b3994503e'),
  ('8', '0195eaed-5b52-74a4-b9fd-d6f1d64fc6f0', E'\\x3f4709c332c00b26dec029c929d77a0603ad4fe67053db2ce18ae42c28f5b375', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xa8192fcc341b31a6741716f35a81698f8b5bf99242f2a0dc6d9990ffd9f46bba'),
  ('80', '019c31b6-9ffd-7610-add1-b9118caffbda', E'\\xf60d2ec92555b89c1c9a88d30a84a207a8fe733c0078116db7136adcc4bf803c', NULL, '{}', E'\\x', '2026-02-06 06:49:38.045+00', '2026-11-21 04:30:00+00', E'\\x3a376a1d2b468131d14701f3121da293572339110ed1b75e67741c761c9b3feb'),
  ('81', '019c369f-a274-756d-bbb5-69b76d670deb', E'\\xfb4bd0fd5c47e04530fd7181a2768bcf64610cb8b37a7e477cd74499126df9ae', NULL, '{}', E'\\x', '2026-02-07 05:42:37.428+00', '2026-11-21 04:30:00+00', E'\\x17e0ee79c4f6462a17c509bc5e65d63b74ff1ed865ed71bb0b012137661a3641'),
  ('82', '019c411e-2084-7249-8d29-0a619956f0a7', E'\\x379753085da51f4207f2665b4eee88c887a5852ed99d69d79982a37353081081', NULL, '{}', E'\\x', '2026-02-09 06:36:59.396+00', '2026-11-21 04:30:00+00', E'\\xbe023992601e60ce659e6ae1c14c05906ab61e3c7d521274b8fd1799eb39bc9c'),
  ('83', '019c423e-23a9-72ee-b078-021c8a074ec2', E'\\x7ffc88ad8ebba16f525d428659c7e1dc83f7dcb9fbcca94e09ade5d1642fb591', NULL, '{}', E'\\x', '2026-02-09 11:51:34.569+00', '2026-11-21 04:30:00+00', E'\\xd9616502514f082254c7757ed659fa45a78cf95cd0f10fbe54d422aa9371ff4d'),
  ('84', '019c7004-9136-760e-a1c0-7394da48b59d', E'\\x20a645f6178599ea7a528d07f46123ebcda2786b45a41e06e61d7b855f57ffdb', NULL, '{}', E'\\x', '2026-02-18 09:11:13.462+00', '2026-11-21 04:30:00+00', E'\\x8c5997777f9a783e70490aff20f67bba44224ba7df226dd1073c6004b87c0355'),
  ('85', '019cfa32-3a20-7683-8543-d5049d565b56', E'\\x7347446a5f5dc04aa9e435aa98b79fe6273548b42812708b65a14ff5be5a1235', NULL, '{}', E'\\x', '2026-03-17 05:08:41.632+00', '2026-11-21 04:30:00+00', E'\\xaa3602840b68233da04a9cbc0a800fd0752469c2ccbebef44f4f0321ccbfe8b6'),
  ('86', '019d47ad-09b4-72d4-9fb1-47b8e13b1e45', E'\\x879b896a24c881f8d0512466b0994640b0567dea88dcfbb402426fb5bb0a3f72', NULL, '{}', E'\\x', '2026-04-01 06:13:35.796+00', '2026-11-21 04:30:00+00', E'\\x3e31692cf4d3260e88b4453976023171750924c5bc15fe5a016cfb31dcaf5fa3'),
  ('87', '019d805b-85ba-75fb-a337-d7e73f2c431e', E'\\x38003af95641b33e9d5720042c5078b329a9cc57bf181a80d836960c16cad8b6', NULL, '{}', E'\\x', '2026-04-12 06:22:54.906+00', '2026-11-21 04:30:00+00', E'\\x8c693abd914f47c183028d18e7c1b5ec00458f897c7fc35b0bedaf07f0086ca5'),
  ('88', '019daf1c-ae23-775b-a081-533e4e63e77d', E'\\x4b8ff95692c850e984798d8c5bb769151e7f3effe5ee8316385d4000dcc503a9', NULL, '{}', E'\\x', '2026-04-21 08:16:25.635+00', '2026-11-21 04:30:00+00', E'\\xfc950d6d435796fd8db66068317e9ba2590f2dd2ac69859d9fbf7e9e8e59f781'),
  ('89', '019e0afc-7890-76b5-bbd0-57938e8f5325', E'\\x78d348d66ba6d61f2d254fba12e0df0a816ede7e360a3a45a16e9ccff56da862', NULL, '{}', E'\\x', '2026-05-09 04:26:18.64+00', '2026-11-21 04:30:00+00', E'\\x06fc05793a6cab58fdaa49220902c82e7b3e31e662b7bce78b6e5d7b6943b15a'),
  ('9', '0195eaed-5b52-74c4-90e2-617699b315b6', E'\\xd6487c2d9bce53d169a894846e13c02a8c2c2ba460ed8b259c5378599799174c', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x5be9c614b5ba2495a66f1b638a586d2c49ccd23a505e7db3ef2e184491fa6b9a'),
  ('90', '019e91fd-57b9-71c1-ae9c-5295d5c1303c', E'\\x85c6b6c0ae5edd347fad752cf4062e835b73bb8da6a09c01ac96b3c2d483490b', NULL, '{}', E'\\x', '2026-06-04 09:35:59.929+00', '2026-11-21 04:30:00+00', E'\\x16bf568da1245c971ccb85599ece863c480fe0472690e7c8c6c8b9c3fde10cb2'),
  ('91', '019f1d81-7446-7203-890e-3e734cce7032', E'\\x78c330eb7d75a7d0e990922138b2c1057d878a1f1c77fd6fc95724abab3bf4d1', NULL, '{}', E'\\x', '2026-07-01 11:47:31.014+00', '2026-11-21 04:30:00+00', E'\\xf48d0f1d5ea0a364ca752409e161b6f241fdaf69995142cc407b6f1cd0e44de7'),
  ('92', '019f4660-91bf-7619-a3b0-a884b0ad1954', E'\\x2775ebb6cbd24a6304933950c1eb7db3f0dd4675fc61d91b16762d58f8db08fe', NULL, '{}', E'\\x', '2026-07-09 10:16:01.727+00', '2026-11-21 04:30:00+00', E'\\x3cbe7b51412fc6c570e79fc1a4f33e06dd39520ade4b112f4b5b18a0c91a6e40'),
  ('93', '019fa230-ae6c-75f3-bb8b-2f1f10a48727', E'\\xa42a1d6213562158a528138dadf35c7d90859f8e2f3953057b24f892faf5994c', NULL, '{}', E'\\x', '2026-07-27 06:08:47.212+00', '2026-11-21 04:30:00+00', E'\\x05303b78a499d660bcffccf88e06f616fa2805936b2345b7a50b1cace42ab577'),
  ('94', '01a02eaf-9c16-7524-90e9-94c532261a47', E'\\xc3150df8d7cc5d37a6e4691d1877abb9ec3338595e6ce59202ce2312be8b0574', NULL, '{}', E'\\x', '2026-08-23 12:54:15.83+00', '2026-11-21 04:30:00+00', E'\\xe142fcf2b3724dc45a6175d0a6af9f1db715dfc6bbee180c1a09226c9c79d034'),
  ('95', '01a0b40e-f07d-768a-87a5-3dca02c0fbd7', E'\\xc8305c9c209cde51db634d3095f41a4b476633b14dcf6a68d0e22e30d8e06b51', NULL, '{}', E'\\x', '2026-09-18 10:27:53.085+00', '2026-11-21 04:30:00+00', E'\\x3abcc69b507a6e174ab4cc00d381c7ce63cb6db8e4d5cbf10b21b54a6f2a4fdc'),
  ('96', '01a0d6d4-797a-754d-824b-af2b2e624af7', E'\\x133aed9bbda7d963d273ac82941700bcfbb81d61e935f302fa2c23bc32ca2a4b', NULL, '{}', E'\\x', '2026-09-25 04:30:44.09+00', '2026-11-21 04:30:00+00', E'\\x0b5476f726f612e3e4e9802182173c14c25d56fb8b489f14fd16c13e09bfbf7e'),
  ('97', '01a11b91-9b52-75cd-828c-39b5f7e357ca', E'\\x5e29f303e363370f42984758421de95811bedc48e3ba1afa76792f32a491e3d5', NULL, '{}', E'\\x', '2026-10-08 12:51:29.746+00', '2026-11-21 04:30:00+00', E'\\x46ac7836b4a66b1610a7735496dcb5c323bab00e10ee319f291a597eac3e5ff1'),
  ('98', '01a13e7e-69d3-72ea-bb34-0f81359e6f69', E'\\x26d27e3d94879f22f60a0f61ca785f6b78cb32a7ec57ddc60b60e3796e9c9ad4', NULL, '{}', E'\\x', '2026-10-15 07:37:14.451+00', '2026-11-21 04:30:00+00', E'\\xb74bcdfe93aaad5cc6cacd633bb64117d5f8227aa9f5c451c77beee525322909'),
  ('99', '01a19b44-4019-749d-9c0e-44a11cb83867', E'\\x812121c8c870b24a4173aec05f4bd1f6f5cec497c4e0172a2a291cb579ace512', NULL, '{}', E'\\x', '2026-11-02 07:58:23.769+00', '2026-11-21 04:30:00+00', E'\\x8064d9777478c5990d49ad071a801d2641b5f9f4074662351ca4bdf8a28511de');
insert into audit_personal ("entry_id", "subject_id", "field", "before", "after", "salt") overriding system value values
  ('01a208b2-76c9-7622-b53a-998a652222a4', '01a1b03c-74c1-76f1-8008-11c06fa09aa0', 'reason', NULL, '"Scholarship"', 'fdb140ff-5a9d-4f4f-a18c-b1dcb9c7c52c'),
  ('01a208b2-76e6-7681-be19-75628f367b61', '01a1b03c-74c1-76f1-8008-11c06fa09aa0', 'reason', NULL, '"Paid twice"', '4a164d0d-3049-4074-a845-c2ead5423b68'),
  ('01a208b2-77cb-74e9-b876-97e72242ef95', '01976d38-7d5f-7750-ad3d-213fdbf254a6', 'degree', '"BCom"', '"BSc"', 'f7bbb343-a663-4194-9631-ea4628f2cf25');
insert into audit_seal ("day", "n", "hash") overriding system value values
  ('2026-11-21', '127', E'\\x55b5b8037b6d835c33cf3305158a82f4d1f00a113c1bcaaf34e2be6811a6b982');
insert into audit_unchained ("at", "entry_id") overriding system value values
  ('2026-11-21 04:30:00+00', '01a208b2-77cb-74e9-b876-97e72242ef95');
insert into backup_run ("id", "kind", "started_at", "seen_at", "finished_at", "place", "encrypted", "bytes", "reason") overriding system value values
  ('01a208b2-77a7-7223-a26c-dedc770c71ac', 'scheduled', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'office:/backup/example.tar.gz', 'false', '4096', NULL);
insert into batch ("id", "code", "code_key", "course_id", "time", "start_on", "end_on", "created_at", "version", "deleted_at") overriding system value values
  ('01a208b2-75d8-72cc-bff5-1052e19ce358', 'TALLY-2504', 'tally-2504', '01a208b2-75d6-747b-add0-76786c4550ec', '15:00 to 17:00', '2025-04-01', '2025-07-01', '2025-03-11 05:44:07.174+00', '1', NULL),
  ('01a208b2-75d8-72cc-bff5-170b25431846', 'PY-2504', 'py-2504', '01a208b2-75d6-747b-add0-7903c0dfb2d0', '08:00 to 10:00', '2025-04-27', '2025-08-27', '2025-04-06 10:29:18.706+00', '1', NULL),
  ('01a208b2-75d9-76d1-864b-e66c4ed40cbb', 'FSW-2505', 'fsw-2505', '01a208b2-75d6-747b-add0-7cf1629f8269', '12:30 to 14:30', '2025-05-24', '2026-01-24', '2025-05-03 08:05:14.006+00', '1', NULL),
  ('01a208b2-75d9-76d1-864b-e84d730b9168', 'DA-2506', 'da-2506', '01a208b2-75d6-747b-add0-82945b982104', '18:00 to 20:00', '2025-06-19', '2025-12-19', '2025-05-29 10:56:01.407+00', '1', NULL),
  ('01a208b2-75d9-76d1-864b-ef558cad416b', 'GD-2507', 'gd-2507', '01a208b2-75d7-71e1-8ca2-349a77f02376', '18:00 to 20:00', '2025-07-16', '2025-12-16', '2025-06-25 12:57:02.901+00', '1', NULL),
  ('01a208b2-75d9-76d1-864b-f0ab02c79dd4', 'DM-2508', 'dm-2508', '01a208b2-75d7-71e1-8ca2-3b4099187c95', '10:00 to 12:00', '2025-08-11', '2025-11-11', '2025-07-21 06:09:14.399+00', '1', NULL),
  ('01a208b2-75d9-76d1-864b-f78da3bd8c0b', 'HT-2509', 'ht-2509', '01a208b2-75d7-71e1-8ca2-3f3aa3848aad', '15:00 to 17:00', '2025-09-07', '2025-11-07', '2025-08-17 10:48:46.841+00', '1', NULL),
  ('01a208b2-75d9-76d1-864b-f803fd6bafc2', 'FR-2510', 'fr-2510', '01a208b2-75d7-71e1-8ca2-410a4cf2d4f4', '15:00 to 17:00', '2025-10-03', '2026-02-03', '2025-09-12 05:22:45.978+00', '1', NULL),
  ('01a208b2-75d9-76d1-864b-fe9ebd6e0853', 'TALLY-2510', 'tally-2510', '01a208b2-75d6-747b-add0-76786c4550ec', '12:30 to 14:30', '2025-10-30', '2026-01-30', '2025-10-09 06:54:35.944+00', '1', NULL),
  ('01a208b2-75d9-76d1-864c-0113213a0a8a', 'PY-2511', 'py-2511', '01a208b2-75d6-747b-add0-7903c0dfb2d0', '18:00 to 20:00', '2025-11-25', '2026-03-25', '2025-11-04 07:43:07.581+00', '1', NULL),
  ('01a208b2-75d9-76d1-864c-0789ec167625', 'FSW-2512', 'fsw-2512', '01a208b2-75d6-747b-add0-7cf1629f8269', '12:30 to 14:30', '2025-12-22', '2026-08-22', '2025-12-01 06:14:34.49+00', '1', NULL),
  ('01a208b2-75d9-76d1-864c-09e4bbe2144c', 'DA-2601', 'da-2601', '01a208b2-75d6-747b-add0-82945b982104', '12:30 to 14:30', '2026-01-17', '2026-07-17', '2025-12-27 05:22:07.66+00', '1', NULL),
  ('01a208b2-75d9-76d1-864c-0fdd44912b63', 'GD-2602', 'gd-2602', '01a208b2-75d7-71e1-8ca2-349a77f02376', '08:00 to 10:00', '2026-02-13', '2026-07-13', '2026-01-23 10:32:05.796+00', '1', NULL),
  ('01a208b2-75d9-76d1-864c-127e3423093d', 'DM-2603', 'dm-2603', '01a208b2-75d7-71e1-8ca2-3b4099187c95', '12:30 to 14:30', '2026-03-11', '2026-06-11', '2026-02-18 09:11:13.462+00', '1', NULL),
  ('01a208b2-75d9-76d1-864c-1688e0f14f9b', 'HT-2604', 'ht-2604', '01a208b2-75d7-71e1-8ca2-3f3aa3848aad', '10:00 to 12:00', '2026-04-07', '2026-06-07', '2026-03-17 05:08:41.632+00', '1', NULL),
  ('01a208b2-75d9-76d1-864c-1985b09d8e2d', 'FR-2605', 'fr-2605', '01a208b2-75d7-71e1-8ca2-410a4cf2d4f4', '08:00 to 10:00', '2026-05-03', '2026-09-03', '2026-04-12 06:22:54.906+00', '1', NULL),
  ('01a208b2-75d9-76d1-864c-1c4d48354618', 'TALLY-2605', 'tally-2605', '01a208b2-75d6-747b-add0-76786c4550ec', '12:30 to 14:30', '2026-05-30', '2026-08-30', '2026-05-09 04:26:18.64+00', '1', NULL),
  ('01a208b2-75d9-76d1-864c-20fd10f3eda2', 'PY-2606', 'py-2606', '01a208b2-75d6-747b-add0-7903c0dfb2d0', '08:00 to 10:00', '2026-06-25', '2026-10-25', '2026-06-04 09:35:59.929+00', '1', NULL),
  ('01a208b2-75d9-76d1-864c-246ec77b0c17', 'FSW-2607', 'fsw-2607', '01a208b2-75d6-747b-add0-7cf1629f8269', '10:00 to 12:00', '2026-07-22', NULL, '2026-07-01 11:47:31.014+00', '1', NULL),
  ('01a208b2-75da-72f2-9b85-b98c233f0247', 'DA-2608', 'da-2608', '01a208b2-75d6-747b-add0-82945b982104', '10:00 to 12:00', '2026-08-17', '2027-02-17', '2026-07-27 06:08:47.212+00', '1', NULL),
  ('01a208b2-75da-72f2-9b85-bcc907021082', 'GD-2609', 'gd-2609', '01a208b2-75d7-71e1-8ca2-349a77f02376', '08:00 to 10:00', '2026-09-13', '2027-02-13', '2026-08-23 12:54:15.83+00', '1', NULL),
  ('01a208b2-75da-72f2-9b85-c2845a8eb7c2', 'DM-2610', 'dm-2610', '01a208b2-75d7-71e1-8ca2-3b4099187c95', '12:30 to 14:30', '2026-10-09', NULL, '2026-09-18 10:27:53.085+00', '1', NULL),
  ('01a208b2-75da-72f2-9b85-c759a47aff69', 'HT-2611', 'ht-2611', '01a208b2-75d7-71e1-8ca2-3f3aa3848aad', '10:00 to 12:00', '2026-11-05', '2027-01-05', '2026-10-15 07:37:14.451+00', '1', NULL),
  ('01a208b2-75da-72f2-9b85-cadb1a359610', 'FR-2612', 'fr-2612', '01a208b2-75d7-71e1-8ca2-410a4cf2d4f4', '15:00 to 17:00', '2026-12-01', NULL, '2026-11-10 06:43:16.88+00', '1', NULL);
insert into cash_entry ("id", "kind", "amount", "day", "reference", "recorded_at", "recorded_by", "voided_at", "voided_by") overriding system value values
  ('01a208b2-77c6-7630-99eb-0c2b9eef49b9', 'opening', '1000.00', '2026-11-20', NULL, '2026-11-21 04:30:00+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', NULL, NULL);
insert into consent ("student_id", "given_by", "guardian_name", "notice_version", "at", "recorded_by") overriding system value values
  ('01976d38-7d5f-7750-ad3d-213fdbf254a6', 'student', NULL, '2', '2026-11-21 04:30:00+00', NULL);
insert into course ("id", "name", "name_key", "fee", "duration", "added_by", "created_at", "version", "deleted_at", "instalments") overriding system value values
  ('01a208b2-75d6-747b-add0-76786c4550ec', 'Tally with GST', 'tally with gst', '12000.00', '3 months', '01a208b2-75b3-710b-9ddb-512f5abd7081', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a208b2-75d6-747b-add0-7903c0dfb2d0', 'Python Programming', 'python programming', '18000.00', '4 months', '01a208b2-75b3-710b-9ddb-512f5abd7081', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a208b2-75d6-747b-add0-7cf1629f8269', 'Full Stack Web Development', 'full stack web development', '45000.00', '8 months', '01a208b2-75b3-710b-9ddb-512f5abd7081', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a208b2-75d6-747b-add0-82945b982104', 'Data Analytics', 'data analytics', '35000.00', '6 months', '01a208b2-75b3-710b-9ddb-512f5abd7081', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a208b2-75d7-71e1-8ca2-349a77f02376', 'Graphic Design', 'graphic design', '22000.00', '5 months', '01a208b2-75b3-710b-9ddb-512f5abd7081', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a208b2-75d7-71e1-8ca2-3b4099187c95', 'Digital Marketing', 'digital marketing', '15000.00', '3 months', '01a208b2-75b3-710b-9ddb-512f5abd7081', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a208b2-75d7-71e1-8ca2-3f3aa3848aad', 'Hindi Typing', 'hindi typing', '4500.00', '2 months', '01a208b2-75b3-710b-9ddb-512f5abd7081', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a208b2-75d7-71e1-8ca2-410a4cf2d4f4', 'Français des affaires', 'francais des affaires', '16500.00', '4 months', '01a208b2-75b3-710b-9ddb-512f5abd7081', '2025-04-01 10:49:33.548+00', '1', NULL, NULL);
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
  ('01a208b2-77c6-7630-99eb-0bc322cc1657', '2026-11-20', NULL, '0.00', '0.00', '{}', NULL, '2026-11-21 04:30:00+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', '{}');
insert into declared_payment ("student_id", "fee", "paid", "pay_mode") overriding system value values
  ('01a1be83-9230-70aa-ba0d-626b81c860f9', '16500.00', '8250.00', 'Online');
insert into deletion ("id", "record", "deleted_at", "deleted_by", "status_before", "enquiry", "erase_after", "erased_at") overriding system value values
  ('01a208b2-77a6-7138-9bf5-dfeb9d2d3e3f', 'enquiry', '2026-11-21 04:30:00+00', NULL, NULL, '{"id": "01a208b2-77a6-7138-9bf5-dfeb9d2d3e3f", "name": "Example"}', '2026-11-21 04:30:00+00', NULL);
insert into discount_limit ("one", "percent", "version") overriding system value values
  ('true', '10.00', '2');
insert into draft ("account_id", "key", "field_values", "saved_at") overriding system value values
  ('01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'course-add', '{"course":"Example"}', '2026-11-21 04:30:00+00');
insert into enquiry ("id", "name", "name_key", "mail_id", "contact", "alt_contact", "qualification", "address", "course_id", "enquiry_mode", "mode", "ref", "remark", "day", "status", "is_placed", "student_id", "created_at", "version", "next_call_on") overriding system value values
  ('01962e07-dbf7-70ae-9b38-ace7fc45fced', 'Ishwari Voorbeeld', 'ishwari voorbeeld', 'ishwari.3@example.net', '5570000003', '5580000003', 'BSc', '37 Namuna Marg, Example Nagar', '01a208b2-75d6-747b-add0-7cf1629f8269', 'online', 'online', NULL, NULL, '2025-04-13', 'Pending', 'false', NULL, '2025-04-13 07:23:09.175+00', '2', NULL),
  ('01973f71-631b-72fa-8a1b-0a2838dda73b', 'विवेक दृष्टांत', 'विवेक दृष्टांत', 'student.1@example.com', '5550000001', NULL, 'BCom', '159 Namuna Marg, Demo Colony', '01a208b2-75d6-747b-add0-82945b982104', 'offline', 'offline', 'एक मित्र', 'Will come for a trial class', '2025-06-05', 'Closed', 'false', '01976d38-7d5f-7750-ad3d-213fdbf254a6', '2025-06-05 09:34:45.019+00', '2', NULL),
  ('019a24d1-6480-7088-985b-e8b93e4678ea', 'Asha Beispiel', 'asha beispiel', 'asha.2@example.net', '5570000002', '5580000002', 'BSc', '77 Example Road, Namunapur', '01a208b2-75d6-747b-add0-7cf1629f8269', 'offline', 'offline', 'Poster at the college', 'Will come for a trial class', '2025-10-27', 'Pending', 'false', NULL, '2025-10-27 08:38:13.888+00', '2', NULL);
insert into enquiry_note ("id", "enquiry_id", "at", "written_by", "note", "next_call_on") overriding system value values
  ('01a208b2-77a7-7223-a26c-e411c79b0ea1', '01962e07-dbf7-70ae-9b38-ace7fc45fced', '2026-11-21 04:30:00+00', NULL, 'Example', NULL);
insert into enrolment ("id", "student_id", "n", "course_id", "batch_id", "mode", "duration", "fee", "joining_on", "end_on", "is_completed", "ended_at", "end_reason", "created_at", "version") overriding system value values
  ('01976d38-7d5f-77c5-8e6c-744d4185ded9', '01976d38-7d5f-7750-ad3d-213fdbf254a6', '1', '01a208b2-75d6-747b-add0-82945b982104', '01a208b2-75d9-76d1-864b-e84d730b9168', 'offline', '6 months', '31500.00', '2025-06-14', '2025-12-19', 'true', NULL, NULL, '2025-06-14 06:55:08.127+00', '1'),
  ('0198305a-7b46-7225-8f6f-480ff3df0fa1', '0198305a-7b46-70a2-932c-a5bd772b798a', '1', '01a208b2-75d7-71e1-8ca2-349a77f02376', '01a208b2-75d9-76d1-864b-ef558cad416b', 'offline', '5 months', '22000.00', '2025-07-22', '2025-12-16', 'true', NULL, NULL, '2025-07-22 04:18:12.934+00', '1'),
  ('0199483e-e8b1-7381-978d-2ccb9e462d2b', '0199483e-e8b1-766c-aab3-903c1e37c06c', '1', '01a208b2-75d7-71e1-8ca2-3b4099187c95', '01a208b2-75d9-76d1-864b-f0ab02c79dd4', 'online', '3 months', '15000.00', '2025-09-14', '2025-11-11', 'true', NULL, NULL, '2025-09-14 12:41:46.417+00', '1'),
  ('019acdcb-3f5e-7450-9c0e-e563183f9dcf', '019acdcb-3f5e-709c-a234-bc0aaa9590aa', '1', '01a208b2-75d6-747b-add0-7903c0dfb2d0', '01a208b2-75d9-76d1-864c-0113213a0a8a', 'offline', '4 months', '18000.00', '2025-11-29', '2026-03-25', 'true', NULL, NULL, '2025-11-29 04:07:20.67+00', '1'),
  ('01a11b91-9b52-7586-89b2-78efefc36ee3', '01a11b91-9b52-7162-a621-236d2367e1bc', '1', '01a208b2-75d7-71e1-8ca2-3b4099187c95', '01a208b2-75da-72f2-9b85-c2845a8eb7c2', 'offline', '3 months', '13500.00', '2026-10-08', NULL, 'false', NULL, NULL, '2026-10-08 12:51:29.746+00', '1'),
  ('01a1b03c-74c1-749c-a0fa-433259c44e74', '01a1b03c-74c1-76f1-8008-11c06fa09aa0', '1', '01a208b2-75d7-71e1-8ca2-3f3aa3848aad', '01a208b2-75da-72f2-9b85-c759a47aff69', 'online', '2 months', '4050.00', '2026-11-06', NULL, 'false', NULL, NULL, '2026-11-06 09:41:54.497+00', '1'),
  ('01a1be83-9230-72ec-837b-625214dc3f7f', '01a1be83-9230-70aa-ba0d-626b81c860f9', '1', '01a208b2-75d7-71e1-8ca2-410a4cf2d4f4', '01a208b2-75da-72f2-9b85-cadb1a359610', 'offline', '4 months', '0.00', '2026-12-01', NULL, 'false', NULL, NULL, '2026-11-09 04:14:16.112+00', '1'),
  ('01a1fb86-a83e-7441-8a31-311508df1bac', '01a1fb86-a83e-76c9-a44e-a043278773a5', '1', '01a208b2-75d7-71e1-8ca2-3f3aa3848aad', '01a208b2-75da-72f2-9b85-c759a47aff69', 'offline', '2 months', '4050.00', '2026-11-21', NULL, 'false', NULL, NULL, '2026-11-21 00:34:28.542+00', '1');
insert into expense ("id", "category_id", "remark", "amount", "day", "created_at", "updated_at", "version", "financial_year", "n", "pay_mode", "payee", "voided_at", "voided_by") overriding system value values
  ('01972f8c-001d-7290-bd1d-317b2dae9232', '01a208b2-7697-703b-97c8-0783c3a60cc5', 'Sample Telecom, line of the month', '172.00', '2025-06-02', '2025-06-02 07:29:53.693+00', '2025-06-02 07:29:53.693+00', '1', '2025-26', '1', 'Online', NULL, NULL, NULL),
  ('019730ae-176e-7205-a23f-3814c189fa08', '01a208b2-7697-703b-97c8-029d69395934', 'Example Power Company, bill of the month', '516.00', '2025-06-02', '2025-06-02 12:46:45.102+00', '2025-06-02 12:46:45.102+00', '1', '2025-26', '2', 'Online', NULL, NULL, NULL),
  ('01973f27-1abc-7161-bb41-88eb4920d1aa', '01a208b2-7697-703b-97c7-fa991ac22a35', 'Teachers and office of the example institute', '3876.00', '2025-06-05', '2025-06-05 08:13:36.828+00', '2025-06-05 08:13:36.828+00', '1', '2025-26', '3', 'Online', NULL, NULL, NULL),
  ('019744be-dbb1-7195-a08b-84b7d28ba972', '01a208b2-7697-703b-97c7-ff59dcd5df29', 'Example House, all classrooms', '2153.00', '2025-06-06', '2025-06-06 10:17:28.241+00', '2025-06-06 10:17:28.241+00', '1', '2025-26', '4', 'Online', NULL, NULL, NULL),
  ('0197cf00-2cf0-73a3-926b-f61904e6f363', '01a208b2-7697-703b-97c8-029d69395934', 'Example Power Company, bill of the month', '1058.00', '2025-07-03', '2025-07-03 06:36:24.688+00', '2025-07-03 06:36:24.688+00', '1', '2025-26', '5', 'Online', NULL, NULL, NULL),
  ('0197d3b1-cdf4-72f5-b447-2621175f49d5', '01a208b2-7697-703b-97c8-0783c3a60cc5', 'Sample Telecom, line of the month', '352.00', '2025-07-04', '2025-07-04 04:28:54.644+00', '2025-07-04 04:28:54.644+00', '1', '2025-26', '6', 'Online', NULL, NULL, NULL),
  ('0197d44b-78c3-7343-bd6b-28102cec409d', '01a208b2-7697-703b-97c7-fa991ac22a35', 'Teachers and office of the example institute', '7938.00', '2025-07-04', '2025-07-04 07:16:45.379+00', '2025-07-04 07:16:45.379+00', '1', '2025-26', '7', 'Online', NULL, NULL, NULL),
  ('0197e9a1-67f5-70ce-b2e3-ab1e5dca0409', '01a208b2-7697-703b-97c7-ff59dcd5df29', 'Example House, all classrooms', '4410.00', '2025-07-08', '2025-07-08 10:42:38.709+00', '2025-07-08 10:42:38.709+00', '1', '2025-26', '8', 'Online', NULL, NULL, NULL),
  ('01986905-43a3-7179-9bed-7edbbeb64337', '01a208b2-7697-703b-97c7-ff59dcd5df29', 'Example House, all classrooms', '4341.00', '2025-08-02', '2025-08-02 04:23:29.443+00', '2025-08-02 04:23:29.443+00', '1', '2025-26', '9', 'Online', NULL, NULL, NULL),
  ('019873c7-c03e-729a-b0fb-2f825fea19a0', '01a208b2-7697-703b-97c7-fa991ac22a35', 'Teachers and office of the example institute', '7814.00', '2025-08-04', '2025-08-04 06:32:07.486+00', '2025-08-04 06:32:07.486+00', '1', '2025-26', '10', 'Online', NULL, NULL, NULL),
  ('0198742d-391a-74a7-8654-42a4343d6726', '01a208b2-7697-703b-97c8-0783c3a60cc5', 'Sample Telecom, line of the month', '347.00', '2025-08-04', '2025-08-04 08:22:57.562+00', '2025-08-04 08:22:57.562+00', '1', '2025-26', '11', 'Online', NULL, NULL, NULL),
  ('01987a45-a517-710a-8b32-113fffd0d18a', '01a208b2-7697-703b-97c8-029d69395934', 'Example Power Company, bill of the month', '1041.00', '2025-08-05', '2025-08-05 12:47:21.367+00', '2025-08-05 12:47:21.367+00', '1', '2025-26', '12', 'Online', NULL, NULL, NULL),
  ('019904aa-7eb6-715c-bb2d-ea79c96e764e', '01a208b2-7697-703b-97c7-fa991ac22a35', 'Teachers and office of the example institute', '6144.00', '2025-09-01', '2025-09-01 09:45:06.486+00', '2025-09-01 09:45:06.486+00', '1', '2025-26', '13', 'Online', NULL, NULL, NULL),
  ('01990a07-c598-728f-a7c0-7c12c48ad52f', '01a208b2-7697-703b-97c7-ff59dcd5df29', 'Example House, all classrooms', '3413.00', '2025-09-02', '2025-09-02 10:45:05.56+00', '2025-09-02 10:45:05.56+00', '1', '2025-26', '14', 'Online', NULL, NULL, NULL),
  ('01990f32-eeb0-77bc-a474-3fc840c6e1e5', '01a208b2-7697-703b-97c8-029d69395934', 'Example Power Company, bill of the month', '819.00', '2025-09-03', '2025-09-03 10:50:20.208+00', '2025-09-03 10:50:20.208+00', '1', '2025-26', '15', 'Online', NULL, NULL, NULL),
  ('0199291d-4815-77ab-bc53-d61dd38914ba', '01a208b2-7697-703b-97c8-0783c3a60cc5', 'Sample Telecom, line of the month', '273.00', '2025-09-08', '2025-09-08 11:36:48.917+00', '2025-09-08 11:36:48.917+00', '1', '2025-26', '16', 'Online', NULL, NULL, NULL),
  ('019a3e0d-cbe7-7327-ba08-a26049bbdcdd', '01a208b2-7697-703b-97c7-ff59dcd5df29', 'Example House, all classrooms', '1250.00', '2025-11-01', '2025-11-01 06:14:42.919+00', '2025-11-01 06:14:42.919+00', '1', '2025-26', '17', 'Online', NULL, NULL, NULL),
  ('019a499b-18e8-75b9-b972-4f474cbcd143', '01a208b2-7697-703b-97c7-fa991ac22a35', 'Teachers and office of the example institute', '2250.00', '2025-11-03', '2025-11-03 12:04:52.584+00', '2025-11-03 12:04:52.584+00', '1', '2025-26', '18', 'Online', NULL, NULL, NULL),
  ('019a5870-be50-711c-9e52-a57236249876', '01a208b2-7697-703b-97c8-0783c3a60cc5', 'Sample Telecom, line of the month', '100.00', '2025-11-06', '2025-11-06 09:12:55.12+00', '2025-11-06 09:12:55.12+00', '1', '2025-26', '19', 'Online', NULL, NULL, NULL),
  ('019a58cd-919f-759a-b8e0-d6316ce58a57', '01a208b2-7697-703b-97c8-029d69395934', 'Example Power Company, bill of the month', '300.00', '2025-11-06', '2025-11-06 10:54:18.527+00', '2025-11-06 10:54:18.527+00', '1', '2025-26', '20', 'Online', NULL, NULL, NULL),
  ('019b7d9a-7db3-76f4-b6d1-37122f2d1e2e', '01a208b2-7697-703b-97c7-ff59dcd5df29', 'Example House, all classrooms', '1076.00', '2026-01-02', '2026-01-02 07:27:15.379+00', '2026-01-02 07:27:15.379+00', '1', '2025-26', '21', 'Online', NULL, NULL, NULL),
  ('019b92c8-7213-711b-9eff-22bb2481fd92', '01a208b2-7697-703b-97c8-029d69395934', 'Example Power Company, bill of the month', '258.00', '2026-01-06', '2026-01-06 10:09:28.595+00', '2026-01-06 10:09:28.595+00', '1', '2025-26', '22', 'Online', NULL, NULL, NULL),
  ('019b96c0-e9f1-7351-a903-3116bc43436a', '01a208b2-7697-703b-97c7-fa991ac22a35', 'Teachers and office of the example institute', '1938.00', '2026-01-07', '2026-01-07 04:39:43.857+00', '2026-01-07 04:39:43.857+00', '1', '2025-26', '23', 'Online', NULL, NULL, NULL),
  ('019b9be6-f910-71e0-be28-2fe6264de9a9', '01a208b2-7697-703b-97c8-0783c3a60cc5', 'Sample Telecom, line of the month', '86.00', '2026-01-08', '2026-01-08 04:39:24.176+00', '2026-01-08 04:39:24.176+00', '1', '2025-26', '24', 'Online', NULL, NULL, NULL),
  ('019c31b6-9ffd-7345-a6e3-d472deaf7016', '01a208b2-7697-703b-97c7-fa991ac22a35', 'Teachers and office of the example institute', '2457.00', '2026-02-06', '2026-02-06 06:49:38.045+00', '2026-02-06 06:49:38.045+00', '1', '2025-26', '25', 'Online', NULL, NULL, NULL),
  ('019c369f-a274-712d-b111-fd39cd8669f7', '01a208b2-7697-703b-97c7-ff59dcd5df29', 'Example House, all classrooms', '1365.00', '2026-02-07', '2026-02-07 05:42:37.428+00', '2026-02-07 05:42:37.428+00', '1', '2025-26', '26', 'Online', NULL, NULL, NULL),
  ('019c411e-2084-778d-9eca-69926528e248', '01a208b2-7697-703b-97c8-029d69395934', 'Example Power Company, bill of the month', '327.00', '2026-02-09', '2026-02-09 06:36:59.396+00', '2026-02-09 06:36:59.396+00', '1', '2025-26', '27', 'Online', NULL, NULL, NULL),
  ('019c423e-23a9-74ec-a1e8-4ab95df8596b', '01a208b2-7697-703b-97c8-0783c3a60cc5', 'Sample Telecom, line of the month', '109.00', '2026-02-09', '2026-02-09 11:51:34.569+00', '2026-02-09 11:51:34.569+00', '1', '2025-26', '28', 'Online', NULL, NULL, NULL),
  ('01a19b44-4019-76fa-a1d5-9df51a1d421e', '01a208b2-7697-703b-97c7-ff59dcd5df29', 'Example House, all classrooms', '221.00', '2026-11-02', '2026-11-02 07:58:23.769+00', '2026-11-02 07:58:23.769+00', '1', '2026-27', '1', 'Online', NULL, NULL, NULL),
  ('01a19c3d-3bc5-7403-9dfa-904f812f5dce', '01a208b2-7697-703b-97c7-fa991ac22a35', 'Teachers and office of the example institute', '398.00', '2026-11-02', '2026-11-02 12:30:21.125+00', '2026-11-02 12:30:21.125+00', '1', '2026-27', '2', 'Online', NULL, NULL, NULL),
  ('01a1a4b8-370c-723f-92c2-6e30299824e8', '01a208b2-7697-703b-97c8-029d69395934', 'Example Power Company, bill of the month', '53.00', '2026-11-04', '2026-11-04 04:01:38.572+00', '2026-11-04 04:01:38.572+00', '1', '2026-27', '3', 'Online', NULL, NULL, NULL),
  ('01a1c057-66d2-7356-95e8-9e1e1a6b5687', '01a208b2-7697-703b-97c8-0783c3a60cc5', 'Sample Telecom, line of the month', '17.00', '2026-11-09', '2026-11-09 12:45:15.858+00', '2026-11-09 12:45:15.858+00', '1', '2026-27', '4', 'Online', NULL, NULL, NULL);
insert into expense_category ("id", "ledger", "ledger_key", "created_at", "updated_at", "deleted_at", "budget", "version") overriding system value values
  ('01a208b2-7697-703b-97c7-fa991ac22a35', 'Salaries', 'salaries', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a208b2-7697-703b-97c7-ff59dcd5df29', 'Rent', 'rent', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a208b2-7697-703b-97c8-029d69395934', 'Electricity', 'electricity', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a208b2-7697-703b-97c8-0783c3a60cc5', 'Internet', 'internet', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a208b2-7697-703b-97c8-08f739b9ede4', 'Stationery', 'stationery', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '5000.00', '1'),
  ('01a208b2-7697-703b-97c8-0f2e59fcd3d2', 'Repairs', 'repairs', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a208b2-7697-703b-97c8-1289172ff3b7', 'Tea and water', 'tea and water', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '3000.00', '1'),
  ('01a208b2-7697-703b-97c8-14f7a811f849', 'Advertising', 'advertising', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '20000.00', '1');
insert into expense_voucher_series ("financial_year", "last") overriding system value values
  ('2025-26', '28'),
  ('2026-27', '4');
insert into fee_adjustment ("id", "student_id", "kind", "enrolment_id", "amount", "reason", "day", "created_at", "created_by", "by_hr", "version", "withdrawn_at", "withdrawn_by") overriding system value values
  ('01a208b2-76bf-77a6-b776-397ec6641d85', '01a1b03c-74c1-76f1-8008-11c06fa09aa0', 'Discount', '01a1b03c-74c1-749c-a0fa-433259c44e74', '500.00', 'Scholarship', '2026-11-21', '2026-11-21 04:30:00+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'false', '1', NULL, NULL);
insert into fee_plan ("enrolment_id", "version") overriding system value values
  ('01976d38-7d5f-77c5-8e6c-744d4185ded9', '1');
insert into fee_plan_row ("enrolment_id", "n", "due_on", "amount") overriding system value values
  ('01976d38-7d5f-77c5-8e6c-744d4185ded9', '1', '2026-11-20', '1000.00');
insert into heartbeat ("process_id", "started_at", "seen_at") overriding system value values
  ('01a208b2-77a7-7223-a26c-e111a9d10c6e', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00');
insert into idempotency ("scope", "route", "key", "body_hash", "status", "answer", "forever", "at") overriding system value values
  ('01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'POST /api/enquiry', 'dump', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '201', '{}', 'false', '2026-11-21 04:30:00+00');
insert into institute ("one", "name", "address", "phone", "time_zone", "self_registration", "version", "receipt_language", "two_factor", "upi_id", "hr_closes_all", "gstin", "receipt_terms", "receipt_paper") overriding system value values
  ('true', 'Namuna Training Institute (demo)', '1 Example Road, Example Nagar', '+91 55500 00000', 'Asia/Kolkata', 'true', '2', 'en', 'off', 'namuna@examplebank', 'false', '00AAAAA0000A1ZI', NULL, 'a4');
insert into institute_logo ("one", "content", "type", "hash", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', 'image/png', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into job_run ("job", "started_at") overriding system value values
  ('cleanup', '2026-11-21 04:30:00+00');
insert into known_browser ("token_hash", "account_id", "used_at") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', '2026-11-21 04:30:00+00');
insert into kysely_migration ("name", "timestamp") overriding system value values
  ('0001_house', '2026-11-23T13:57:22.707Z'),
  ('0002_courses_and_batches', '2026-11-23T13:57:22.717Z'),
  ('0003_students_and_fees', '2026-11-23T13:57:22.736Z'),
  ('0004_attendance_and_enquiries', '2026-11-23T13:57:22.743Z'),
  ('0005_portfolio', '2026-11-23T13:57:22.745Z'),
  ('0006_projects', '2026-11-23T13:57:22.748Z'),
  ('0007_expenses', '2026-11-23T13:57:22.751Z'),
  ('0008_reset_tokens', '2026-11-23T13:57:22.754Z'),
  ('0009_lists_of_the_admin', '2026-11-23T13:57:22.756Z'),
  ('0010_erasure', '2026-11-23T13:57:22.758Z'),
  ('0011_search', '2026-11-23T13:57:22.762Z'),
  ('0012_receipt_amounts', '2026-11-23T13:57:22.763Z'),
  ('0013_drafts', '2026-11-23T13:57:22.765Z'),
  ('0014_request_limits', '2026-11-23T13:57:22.767Z'),
  ('0015_placed_enquiries', '2026-11-23T13:57:22.769Z'),
  ('0017_sign_in', '2026-11-23T13:57:22.774Z'),
  ('0018_two_factor', '2026-11-23T13:57:22.777Z'),
  ('0019_erasure', '2026-11-23T13:57:22.781Z'),
  ('0020_privacy', '2026-11-23T13:57:22.787Z'),
  ('0021_backups', '2026-11-23T13:57:22.790Z'),
  ('0022_audit_chain', '2026-11-23T13:57:22.796Z'),
  ('0023_several_processes', '2026-11-23T13:57:22.799Z'),
  ('0024_enrolments', '2026-11-23T13:57:22.806Z'),
  ('0025_expense_vouchers', '2026-11-23T13:57:22.816Z'),
  ('0026_payment_details', '2026-11-23T13:57:22.821Z'),
  ('0027_receipt_verification', '2026-11-23T13:57:22.824Z'),
  ('0028_daily_closing', '2026-11-23T13:57:22.828Z'),
  ('0029_discounts_and_refunds', '2026-11-23T13:57:22.832Z'),
  ('0030_fee_plans', '2026-11-23T13:57:22.837Z'),
  ('0031_refunds', '2026-11-23T13:57:22.843Z'),
  ('0032_reminders', '2026-11-23T13:57:22.848Z'),
  ('0033_course_instalments', '2026-11-23T13:57:22.849Z'),
  ('0034_name_search', '2026-11-23T13:57:22.850Z'),
  ('0035_receipt_paper', '2026-11-23T13:57:22.852Z'),
  ('0036_student_list_order', '2026-11-23T13:57:22.854Z'),
  ('0037_overdue_sums', '2026-11-23T13:57:22.856Z'),
  ('0038_enquiry_calls', '2026-11-23T13:57:22.859Z'),
  ('0039_photos_and_logo', '2026-11-23T13:57:22.863Z'),
  ('0041_duplicate_lookup', '2026-11-23T13:57:22.865Z'),
  ('0042_name_words', '2026-11-23T13:57:22.869Z'),
  ('0043_daily_sums', '2026-11-23T13:57:22.879Z'),
  ('0044_read_after', '2026-11-23T13:57:22.881Z'),
  ('0045_list_order', '2026-11-23T13:57:22.883Z');
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
  ('0044_read_after', '9be6b21c4968f4fd01eb282ac50103e393b62bcf315083adbcf1682efb1b97c3'),
  ('0045_list_order', '86bf9b23433258996ad16dfb099fb6262b0cda96c7de091da4069f066891ee4f');
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
  ('019daf1c-ae23-75a5-9fc2-860649f01c89', '01976d38-7d5f-7750-ad3d-213fdbf254a6', 'https://example.com/213fdbf254a6/portfolio-1', '2026-04-21 08:16:25.635+00', '1'),
  ('019f4660-91bf-747c-9d42-adff078de778', '01976d38-7d5f-7750-ad3d-213fdbf254a6', 'https://example.com/213fdbf254a6/portfolio-2', '2026-07-09 10:16:01.727+00', '1');
insert into privacy_notice ("one", "texts", "version") overriding system value values
  ('true', '{"en": "Example"}', '2');
insert into project ("id", "student_id", "link", "tech_used", "description", "created_at", "version") overriding system value values
  ('01983ab5-5436-731e-9b34-66a09997bf27', '01976d38-7d5f-7750-ad3d-213fdbf254a6', 'https://example.com/213fdbf254a6/project-3', 'Python, pandas', 'Sales of a sample company, month by month', '2025-07-24 04:33:38.87+00', '1'),
  ('019d47ad-09b4-7054-861e-0b28db460d51', '01976d38-7d5f-7750-ad3d-213fdbf254a6', 'https://example.com/213fdbf254a6/project-1', 'Python, pandas', 'नमूना पुस्तकालय की सूची', '2026-04-01 06:13:35.796+00', '1'),
  ('01a0d6d4-797a-7723-9e85-0f4d6324a2c1', '01976d38-7d5f-7750-ad3d-213fdbf254a6', 'https://example.com/213fdbf254a6/project-2', 'Tally', 'The example institute’s timetable as a page', '2026-09-25 04:30:44.09+00', '1');
insert into receipt ("id", "financial_year", "n", "student_id", "student_name", "contact", "course", "b_code", "pay_mode", "payable", "paid", "due_after", "paid_on", "issued_on", "issued_at", "issued_by", "changed_at", "version", "voided_at", "voided_by", "void_reason", "enrolment_id", "reference", "note", "verification_id") overriding system value values
  ('01977d82-9bf0-7441-b525-6d54d434ae31', '2025-26', '1', '01976d38-7d5f-7750-ad3d-213fdbf254a6', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Online', '31500.00', '10500.00', '21000.00', '2025-06-17', '2025-06-17', '2025-06-17 10:50:01.072+00', '01a208b2-763b-7008-9d9f-29812e3c0776', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-77c5-8e6c-744d4185ded9', '632700007919', NULL, '0de9a283-095e-4a55-ba75-5fd2c09bc234'),
  ('01980c8c-196a-7115-bf52-d204dbcc31d7', '2025-26', '2', '01976d38-7d5f-7750-ad3d-213fdbf254a6', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Cash', '31500.00', '10500.00', '10500.00', '2025-07-15', '2025-07-15', '2025-07-15 05:26:04.906+00', '01a208b2-763b-7008-9d9f-2f629b0f112d', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-77c5-8e6c-744d4185ded9', NULL, NULL, '3d63c26c-71d1-4e55-89f6-6b63b9fcd19d'),
  ('01984f40-d442-73ef-8b49-ef721d23ef38', '2025-26', '3', '0198305a-7b46-70a2-932c-a5bd772b798a', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '11000.00', '2025-07-28', '2025-07-28', '2025-07-28 04:18:25.474+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-7225-8f6f-480ff3df0fa1', '632700023757', NULL, '83e4b756-5091-40a8-ab80-f2b938871d77'),
  ('0198adb9-bb13-7406-b5ec-37fe8ac26a10', '2025-26', '4', '01976d38-7d5f-7750-ad3d-213fdbf254a6', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Others', '31500.00', '10500.00', '0.00', '2025-08-15', '2025-08-15', '2025-08-15 12:34:47.187+00', '01a208b2-763b-7008-9d9f-29812e3c0776', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-77c5-8e6c-744d4185ded9', NULL, NULL, '60e15c79-2037-4168-b129-590e08ac9ef6'),
  ('0198d1be-32ac-71da-828c-82269c39f280', '2025-26', '5', '0198305a-7b46-70a2-932c-a5bd772b798a', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '0.00', '2025-08-21', '2025-08-22', '2025-08-22 12:25:59.724+00', '01a208b2-763b-7008-9d9f-2f629b0f112d', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-7225-8f6f-480ff3df0fa1', '632700039595', NULL, 'da67d781-e943-461d-8de5-3b39d34270ba'),
  ('01994735-b681-76d9-ae55-0bae25fb486a', '2025-26', '6', '0199483e-e8b1-766c-aab3-903c1e37c06c', 'Yusuf Příklad', '5550000003', 'Digital Marketing', 'DM-2508', 'Cash', '15000.00', '15000.00', '0.00', '2025-09-14', '2025-09-14', '2025-09-14 07:52:06.529+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', NULL, '1', NULL, NULL, NULL, '0199483e-e8b1-7381-978d-2ccb9e462d2b', NULL, NULL, 'ee75f411-4701-468f-a43a-bc0382ef1c54'),
  ('019acefa-c7b2-7116-8ac6-8ba374d6ae42', '2025-26', '7', '019acdcb-3f5e-709c-a234-bc0aaa9590aa', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '12000.00', '2025-11-29', '2025-11-29', '2025-11-29 09:38:52.978+00', '01a208b2-763b-7008-9d9f-29812e3c0776', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-7450-9c0e-e563183f9dcf', NULL, NULL, 'fec0c444-f5f2-48bc-89ea-9ad31ce5c157'),
  ('019b7ce0-50eb-70f0-ac14-cd79c1bb21bc', '2025-26', '8', '019acdcb-3f5e-709c-a234-bc0aaa9590aa', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '6000.00', '2026-01-02', '2026-01-02', '2026-01-02 04:03:54.219+00', '01a208b2-763b-7008-9d9f-2f629b0f112d', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-7450-9c0e-e563183f9dcf', NULL, NULL, '5dd808a1-d677-4500-b681-ff33c4502fad'),
  ('019c1cef-33c4-70fb-8033-cff05f2db4a8', '2025-26', '9', '019acdcb-3f5e-709c-a234-bc0aaa9590aa', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '0.00', '2026-02-02', '2026-02-02', '2026-02-02 05:59:24.356+00', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-7450-9c0e-e563183f9dcf', NULL, NULL, 'a3e86d66-8c26-4b6d-9780-53722acce2bf'),
  ('01a1cf35-657d-70a5-91fc-2951df3e248b', '2026-27', '1', '01a1b03c-74c1-76f1-8008-11c06fa09aa0', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Online', '4050.00', '1000.00', '3050.00', '2026-11-12', '2026-11-12', '2026-11-12 10:02:25.533+00', '01a208b2-763b-7008-9d9f-29812e3c0776', NULL, '1', NULL, NULL, NULL, '01a1b03c-74c1-749c-a0fa-433259c44e74', '632700007919', NULL, '2ae53d74-e762-441e-8b6c-95d6d30964f8');
insert into receipt_part ("receipt_id", "n", "mode", "amount", "reference") overriding system value values
  ('0198adb9-bb13-7406-b5ec-37fe8ac26a10', '1', 'Cash', '5200.00', NULL),
  ('0198adb9-bb13-7406-b5ec-37fe8ac26a10', '2', 'UPI', '5300.00', '632700031676');
insert into receipt_series ("financial_year", "last") overriding system value values
  ('2025-26', '9'),
  ('2026-27', '1');
insert into recovery_code ("id", "account_id", "code_hash", "used_at") overriding system value values
  ('01a208b2-77a7-7223-a26c-d8791626b085', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', 'example', NULL);
insert into recurring_expense ("id", "category_id", "remark", "amount", "pay_mode", "payee", "starts_on", "created_at", "updated_at", "ended_at", "version") overriding system value values
  ('01a208b2-769d-71cf-bb0a-ed3c98c4951e', '01a208b2-7697-703b-97c8-0f2e59fcd3d2', 'Demo Repairs: upkeep of the projectors', '1500.00', 'Online', NULL, '2026-11-01', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '1');
insert into recurring_expense_month ("recurring_id", "month", "expense_id") overriding system value values
  ('01a208b2-769d-71cf-bb0a-ed3c98c4951e', '2026-11-01', NULL);
insert into refund ("id", "financial_year", "n", "student_id", "enrolment_id", "student_name", "contact", "course", "b_code", "pay_mode", "amount", "paid_before", "refunded_on", "issued_on", "issued_at", "issued_by", "reason", "reference", "note", "version", "voided_at", "voided_by", "void_reason") overriding system value values
  ('01a208b2-76dd-76b6-942b-1d6b2aee5779', '2026-27', '1', '01a1b03c-74c1-76f1-8008-11c06fa09aa0', '01a1b03c-74c1-749c-a0fa-433259c44e74', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Cash', '200.00', '1000.00', '2026-11-21', '2026-11-21', '2026-11-21 04:30:00+00', '01a208b2-75b3-710b-9ddb-512f5abd7081', 'Paid twice', NULL, NULL, '1', NULL, NULL, NULL);
insert into refund_series ("financial_year", "last") overriding system value values
  ('2026-27', '1');
insert into reminder ("student_id", "day", "channel", "state", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-7162-a621-236d2367e1bc', '2026-11-19', 'WhatsApp', 'sent', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', '2026-11-19 04:30:00+00'),
  ('01a1b03c-74c1-76f1-8008-11c06fa09aa0', '2026-11-19', 'WhatsApp', 'sent', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', '2026-11-19 04:30:00+00'),
  ('01a1fb86-a83e-76c9-a44e-a043278773a5', '2026-11-19', 'WhatsApp', 'sent', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', '2026-11-19 04:30:00+00');
insert into reminder_settings ("one", "days", "texts", "version") overriding system value values
  ('true', '{-3,0,3,7,15}', '{}', '1');
insert into request_count ("scope", "caller", "started_at", "n") overriding system value values
  ('email-enquirer', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', '2026-11-21 04:30:00+00', '1');
insert into reset_token ("token_hash", "account_id", "made_at", "expires_at", "used_at", "purpose") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', NULL, 'password');
insert into secret ("name", "value") overriding system value values
  ('log', E'\\x847837b271653d9cae1fb9e7dd74a382aebbd07aa7779de5b426cb8b2e9490a6');
insert into session ("token_hash", "account_id", "created_at", "seen_at", "id", "address", "user_agent", "confirmed_at", "read_after") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a208b2-75b3-710b-9ddb-5502a0ee4f01', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'a321bdea-7666-47a9-a597-58229c1ce3f5', '', '', NULL, '0/1BD5C90');
insert into setup_code ("code_hash", "created_at", "accounts") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', NULL);
insert into sign_in_attempt ("id", "email_hash", "address", "at", "ok", "browser_hash") overriding system value values
  ('1', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '192.0.2.1', '2026-11-21 04:30:00+00', 'true', NULL);
insert into student ("id", "fname", "lname", "father", "contact", "alt_contact", "gender", "dob", "cur_address", "per_address", "linked_in", "profile", "degree", "com_year", "university", "course_id", "mode", "duration", "batch_id", "joining_on", "end_on", "is_completed", "is_placed", "status", "search_key", "created_at", "version", "search_text") overriding system value values
  ('01976d38-7d5f-7750-ad3d-213fdbf254a6', 'विवेक', 'दृष्टांत', 'Yusuf दृष्टांत', '5550000001', NULL, 'male', '1996-12-21', '8 नमूना मार्ग, Sampleganj', '159 Namuna Marg, Demo Colony', NULL, NULL, 'BCom', '2017', 'Université de l’Exemple', '01a208b2-75d6-747b-add0-82945b982104', 'offline', '6 months', '01a208b2-75d9-76d1-864b-e84d730b9168', '2025-06-14', '2025-12-19', 'true', 'false', 'Active', 'विवेक दृष्टांत', '2025-06-14 06:55:08.127+00', '1', 'विवेक दृष्टांत yusuf दृष्टांत student.1@example.com 5550000001'),
  ('0198305a-7b46-70a2-932c-a5bd772b798a', 'Zoë', 'Sample', 'Ravi Sample', '5550000007', NULL, 'female', '1997-07-07', NULL, '124 नमूना मार्ग, Sampleganj', NULL, NULL, 'BCA', '2018', 'Sample Institute of Technology', '01a208b2-75d7-71e1-8ca2-349a77f02376', 'offline', '5 months', '01a208b2-75d9-76d1-864b-ef558cad416b', '2025-07-22', '2025-12-16', 'true', 'false', 'Active', 'zoe sample', '2025-07-22 04:18:12.934+00', '1', 'zoe sample ravi sample zoe.7@example.com 5550000007'),
  ('0199483e-e8b1-766c-aab3-903c1e37c06c', 'Yusuf', 'Příklad', 'Arjun Příklad', '5550000003', NULL, 'male', '2005-10-17', NULL, '52 नमूना मार्ग, Sampleganj', NULL, NULL, 'Diploma', '2026', 'Université de l’Exemple', '01a208b2-75d7-71e1-8ca2-3b4099187c95', 'online', '3 months', '01a208b2-75d9-76d1-864b-f0ab02c79dd4', '2025-09-14', '2025-11-11', 'true', 'true', 'Active', 'yusuf priklad', '2025-09-14 12:41:46.417+00', '1', 'yusuf priklad arjun priklad yusuf.3@example.com 5550000003'),
  ('019acdcb-3f5e-709c-a234-bc0aaa9590aa', 'Māyā', 'Udāharaṇ', 'Kabir Udāharaṇ', '5550000004', NULL, 'female', '1993-05-14', '45 Namuna Marg, Demo Colony', '143 Example Road, Example Nagar', NULL, NULL, 'BBA', '2014', 'Example University', '01a208b2-75d6-747b-add0-7903c0dfb2d0', 'offline', '4 months', '01a208b2-75d9-76d1-864c-0113213a0a8a', '2025-11-29', '2026-03-25', 'true', 'false', 'Active', 'maya udaharan', '2025-11-29 04:07:20.67+00', '1', 'maya udaharan kabir udaharan maya.4@example.com 5550000004'),
  ('01a11b91-9b52-7162-a621-236d2367e1bc', 'Zoë', 'Przykład', 'Arjun Przykład', '5550000002', '5560000002', 'female', '1999-07-27', '55 Udāharaṇ Path, Namunapur', '22 Namuna Marg, Namunapur', 'https://www.example.com/in/student-2', NULL, 'Diploma', '2020', 'Sample Institute of Technology', '01a208b2-75d7-71e1-8ca2-3b4099187c95', 'offline', '3 months', '01a208b2-75da-72f2-9b85-c2845a8eb7c2', '2026-10-08', NULL, 'false', 'false', 'Disable', 'zoe przykład', '2026-10-08 12:51:29.746+00', '2', 'zoe przykład arjun przykład zoe.2@example.com 5550000002 5560000002'),
  ('01a1b03c-74c1-76f1-8008-11c06fa09aa0', 'Noor', 'Namuna', 'Ravi Namuna', '5550000008', NULL, 'female', '1993-03-31', NULL, '29 Example Road, Demo Colony', NULL, NULL, 'BCA', '2014', 'Sample Institute of Technology', '01a208b2-75d7-71e1-8ca2-3f3aa3848aad', 'online', '2 months', '01a208b2-75da-72f2-9b85-c759a47aff69', '2026-11-06', NULL, 'false', 'false', 'Active', 'noor namuna', '2026-11-06 09:41:54.497+00', '1', 'noor namuna ravi namuna noor.8@example.com 5550000008'),
  ('01a1be83-9230-70aa-ba0d-626b81c860f9', 'Zoë', 'Przykład', 'Om Przykład', '5550000006', '5560000006', 'female', '1998-11-14', NULL, '122 Udāharaṇ Path, Demo Colony', NULL, NULL, 'BBA', '2019', 'उदाहरण विश्वविद्यालय', '01a208b2-75d7-71e1-8ca2-410a4cf2d4f4', 'offline', '4 months', '01a208b2-75da-72f2-9b85-cadb1a359610', '2026-12-01', NULL, 'false', 'false', 'Pending', 'zoe przykład', '2026-11-09 04:14:16.112+00', '1', 'zoe przykład om przykład zoe.6@example.com 5550000006 5560000006'),
  ('01a1fb86-a83e-76c9-a44e-a043278773a5', 'Farhan', 'Beispiel', 'Arjun Beispiel', '5550000005', '5560000005', 'male', '1993-10-26', NULL, '9 Namuna Marg, Sampleganj', NULL, NULL, 'BSc', '2014', 'Example University', '01a208b2-75d7-71e1-8ca2-3f3aa3848aad', 'offline', '2 months', '01a208b2-75da-72f2-9b85-c759a47aff69', '2026-11-21', NULL, 'false', 'false', 'Active', 'farhan beispiel', '2026-11-21 00:34:28.542+00', '1', 'farhan beispiel arjun beispiel farhan.5@example.com 5550000005 5560000005');
insert into student_account ("student_id", "fee", "paid", "due_from", "planned_due_on", "due_amount") overriding system value values
  ('01976d38-7d5f-7750-ad3d-213fdbf254a6', '31500.00', '31500.00', '2025-08-15', NULL, NULL),
  ('0198305a-7b46-70a2-932c-a5bd772b798a', '22000.00', '22000.00', '2025-08-21', NULL, NULL),
  ('0199483e-e8b1-766c-aab3-903c1e37c06c', '15000.00', '15000.00', '2025-09-14', NULL, NULL),
  ('019acdcb-3f5e-709c-a234-bc0aaa9590aa', '18000.00', '18000.00', '2026-02-02', NULL, NULL),
  ('01a11b91-9b52-7162-a621-236d2367e1bc', '13500.00', '0.00', '2026-10-08', NULL, NULL),
  ('01a1b03c-74c1-76f1-8008-11c06fa09aa0', '3550.00', '800.00', '2026-11-12', NULL, NULL),
  ('01a1be83-9230-70aa-ba0d-626b81c860f9', '0.00', '0.00', '2026-12-01', NULL, NULL),
  ('01a1fb86-a83e-76c9-a44e-a043278773a5', '4050.00', '0.00', '2026-11-21', NULL, NULL);
insert into student_photo ("student_id", "content", "hash", "changed_at") overriding system value values
  ('01976d38-7d5f-7750-ad3d-213fdbf254a6', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into student_total ("shard", "kind", "n", "fee", "paid") overriding system value values
  ('0', 'Active', '0', '0.00', '0.00'),
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
  ('11', 'Active', '1', '22000.00', '22000.00'),
  ('11', 'Disable', '0', '0.00', '0.00'),
  ('11', 'Pending', '0', '0.00', '0.00'),
  ('11', 'Placed', '0', '0.00', '0.00'),
  ('12', 'Active', '1', '3550.00', '800.00'),
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
  ('15', 'Pending', '1', '0.00', '0.00'),
  ('15', 'Placed', '0', '0.00', '0.00'),
  ('2', 'Active', '1', '18000.00', '18000.00'),
  ('2', 'Disable', '0', '0.00', '0.00'),
  ('2', 'Pending', '0', '0.00', '0.00'),
  ('2', 'Placed', '1', '15000.00', '15000.00'),
  ('3', 'Active', '0', '0.00', '0.00'),
  ('3', 'Disable', '0', '0.00', '0.00'),
  ('3', 'Pending', '0', '0.00', '0.00'),
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
  ('6', 'Disable', '0', '0.00', '0.00'),
  ('6', 'Pending', '0', '0.00', '0.00'),
  ('6', 'Placed', '0', '0.00', '0.00'),
  ('7', 'Active', '0', '0.00', '0.00'),
  ('7', 'Disable', '0', '0.00', '0.00'),
  ('7', 'Pending', '0', '0.00', '0.00'),
  ('7', 'Placed', '0', '0.00', '0.00'),
  ('8', 'Active', '1', '31500.00', '31500.00'),
  ('8', 'Disable', '0', '0.00', '0.00'),
  ('8', 'Pending', '0', '0.00', '0.00'),
  ('8', 'Placed', '0', '0.00', '0.00'),
  ('9', 'Active', '0', '0.00', '0.00'),
  ('9', 'Disable', '0', '0.00', '0.00'),
  ('9', 'Pending', '0', '0.00', '0.00'),
  ('9', 'Placed', '0', '0.00', '0.00');
insert into two_factor ("account_id", "encrypted_secret", "started_at", "confirmed_at", "last_step") overriding system value values
  ('01a208b2-75b3-710b-9ddb-5502a0ee4f01', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '0');
select setval('sign_in_attempt_id_seq', (select max(id) from sign_in_attempt));
set session_replication_role = origin;
