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

-- 0046_name_word_removal.sql
create or replace function name_word_of_row() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was text := case when tg_op <> 'INSERT' then to_jsonb(old) ->> tg_argv[0] end;
  is_now text := case when tg_op <> 'DELETE' then to_jsonb(new) ->> tg_argv[0] end;
  removed text;
begin
  if was is not distinct from is_now then return null; end if;
  insert into name_word
    select given from name_words(is_now) given where not exists (select from name_word where word = given);
  for removed in select name_words(was) except select name_words(is_now) loop
    delete from name_word
    where word = removed
      and not exists (select from student where search_key like '%' || removed || '%')
      and not exists (select from enquiry where name_key like '%' || removed || '%');
  end loop;
  return null;
end $$;

-- 0047_parent_contact.sql
alter table student add column parent_contact text check (length(parent_contact) <= 16);
grant update (parent_contact) on student to munshi_app;


create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) primary key, is_locked integer default 0 not null);
create table migration_hash (name text primary key, hash text not null);
grant select on migration_hash to munshi_app;

set session_replication_role = replica;
truncate account, attendance_mark, attendance_sheet, audit_entry, audit_link, audit_personal, audit_seal, audit_unchained, backup_run, batch, cash_entry, consent, course, daily_sum, daily_sum_change, day_closing, declared_payment, deletion, discount_limit, draft, enquiry, enquiry_note, enrolment, expense, expense_category, expense_voucher_series, fee_adjustment, fee_plan, fee_plan_row, heartbeat, idempotency, institute, institute_logo, job_run, known_browser, kysely_migration, kysely_migration_lock, migration_hash, name_word, portfolio, privacy_notice, project, receipt, receipt_part, receipt_series, recovery_code, recurring_expense, recurring_expense_month, refund, refund_series, reminder, reminder_settings, request_count, reset_token, secret, session, setup_code, sign_in_attempt, student, student_account, student_photo, student_total, two_factor;
insert into account ("id", "role", "name", "email", "email_key", "password_hash", "state", "created_at", "version", "email_confirmed_at", "language") overriding system value values
  ('01976d38-7d5f-7439-8744-0f5bf3649370', 'student', 'विवेक दृष्टांत', 'student.1@example.com', 'student.1@example.com', '', 'active', '2025-06-14 06:55:08.127+00', '1', NULL, NULL),
  ('0198305a-7b46-756b-82e6-c51c16ba3246', 'student', 'Zoë Sample', 'zoe.7@example.com', 'zoe.7@example.com', '', 'active', '2025-07-22 04:18:12.934+00', '1', NULL, NULL),
  ('0199483e-e8b1-700d-b840-f44e0c4ef1a5', 'student', 'Yusuf Příklad', 'yusuf.3@example.com', 'yusuf.3@example.com', '', 'active', '2025-09-14 12:41:46.417+00', '1', NULL, NULL),
  ('019acdcb-3f5e-72c4-971e-c68a708b321f', 'student', 'Māyā Udāharaṇ', 'maya.4@example.com', 'maya.4@example.com', '', 'active', '2025-11-29 04:07:20.67+00', '1', NULL, NULL),
  ('01a11b91-9b52-7794-9709-c1adf22a44aa', 'student', 'Zoë Przykład', 'zoe.2@example.com', 'zoe.2@example.com', '', 'disabled', '2026-10-08 12:51:29.746+00', '2', NULL, NULL),
  ('01a1b03c-74c1-748a-b69a-fe7e4acc5ec7', 'student', 'Noor Namuna', 'student@example.com', 'student@example.com', '$argon2id$v=19$m=19456,t=2,p=1$Qj78CJBPHZC7RjYrCR+jQg$B5/Tfn04bS7PnEGk6NvZtAsBZ1eveZZSEbi9ZnAafRk', 'active', '2026-11-06 09:41:54.497+00', '2', NULL, NULL),
  ('01a1be83-9230-7575-843d-ef5f6ab5bb14', 'student', 'Zoë Przykład', 'zoe.6@example.com', 'zoe.6@example.com', '', 'active', '2026-11-09 04:14:16.112+00', '1', NULL, NULL),
  ('01a1fb86-a83e-7574-864a-95f473c472da', 'student', 'Farhan Beispiel', 'farhan.5@example.com', 'farhan.5@example.com', '', 'active', '2026-11-21 00:34:28.542+00', '1', NULL, NULL),
  ('01a20968-200d-7325-bb82-9eee27adcda5', 'admin', 'Asha Example', 'admin@example.com', 'admin@example.com', '$argon2id$v=19$m=19456,t=2,p=1$5FT99oiZGWM5U24p0Uk1Kw$y4NiodVPPLUgEeWyhnUtNWoYCGtzAL01bcFTD5kwKOg', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a20968-200e-7592-a432-20df0335e7c7', 'hr', 'Hari Example', 'hr@example.com', 'hr@example.com', '$argon2id$v=19$m=19456,t=2,p=1$Sl1fxtYnir0+7a2W67q6AQ$aAzce02QN2xZYziSa/6UJYfXo61fmBmODYyZDnEq6sE', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a20968-205e-7085-b79c-a4f05d034141', 'hr', 'Hina Sample', 'hina@example.com', 'hina@example.com', '$argon2id$v=19$m=19456,t=2,p=1$qJPS7LBej7/7W5OYddVWfg$5TXWvKdxRrud8jpnpiI7VFrtJjJo2y/UDbaQgvsF30s', 'active', '2025-04-01 08:10:32.502+00', '1', NULL, NULL),
  ('01a20968-205e-7085-b79c-aad7c81187e7', 'hr', 'Hemant Namuna', 'hemant@example.com', 'hemant@example.com', '$argon2id$v=19$m=19456,t=2,p=1$qJPS7LBej7/7W5OYddVWfg$5TXWvKdxRrud8jpnpiI7VFrtJjJo2y/UDbaQgvsF30s', 'active', '2025-04-01 12:11:18.039+00', '1', NULL, NULL),
  ('01a20968-205f-743a-af57-f0f4e883871c', 'hr', 'Hazel Specimen', 'hazel@example.com', 'hazel@example.com', '$argon2id$v=19$m=19456,t=2,p=1$qJPS7LBej7/7W5OYddVWfg$5TXWvKdxRrud8jpnpiI7VFrtJjJo2y/UDbaQgvsF30s', 'disabled', '2025-04-01 12:58:12.964+00', '2', NULL, NULL),
  ('01a20968-205f-743a-af57-f596a096434f', 'admin', 'Anil Demo', 'anil@example.com', 'anil@example.com', '$argon2id$v=19$m=19456,t=2,p=1$qJPS7LBej7/7W5OYddVWfg$5TXWvKdxRrud8jpnpiI7VFrtJjJo2y/UDbaQgvsF30s', 'active', '2025-04-01 05:46:43.465+00', '1', NULL, NULL);
insert into attendance_mark ("student_id", "day", "sheet_id", "present") overriding system value values
  ('01a11b91-9b52-7794-9709-c1adf22a44aa', '2026-11-06', '01a1b03c-724d-71fe-9cbc-cce6c678297c', 'false'),
  ('01a1b03c-74c1-748a-b69a-fe7e4acc5ec7', '2026-11-06', '01a1b0c9-1727-727b-9dbe-42366dd744d4', 'true'),
  ('01a1b03c-74c1-748a-b69a-fe7e4acc5ec7', '2026-11-07', '01a1b51d-6a8b-7260-b75d-93818e413b5b', 'true'),
  ('01a1b03c-74c1-748a-b69a-fe7e4acc5ec7', '2026-11-09', '01a1c041-4eb3-724f-839c-712eb627a082', 'true'),
  ('01a1b03c-74c1-748a-b69a-fe7e4acc5ec7', '2026-11-10', '01a1c53b-8e49-7380-a797-cd918ca787ba', 'true'),
  ('01a1b03c-74c1-748a-b69a-fe7e4acc5ec7', '2026-11-11', '01a1ca38-8fec-7372-bae4-fe375ac9dfcd', 'true'),
  ('01a1b03c-74c1-748a-b69a-fe7e4acc5ec7', '2026-11-12', '01a1ce42-8cd3-701b-937c-4cb55c4be8f8', 'true'),
  ('01a1b03c-74c1-748a-b69a-fe7e4acc5ec7', '2026-11-13', '01a1d445-07d9-77aa-801f-29c5efc55700', 'true'),
  ('01a1b03c-74c1-748a-b69a-fe7e4acc5ec7', '2026-11-14', '01a1d916-73a3-7181-9bc1-5f17efd630e3', 'true'),
  ('01a1b03c-74c1-748a-b69a-fe7e4acc5ec7', '2026-11-16', '01a1e402-4a37-77b5-809c-62e032a53475', 'true'),
  ('01a1b03c-74c1-748a-b69a-fe7e4acc5ec7', '2026-11-17', '01a1e95a-a683-74cd-b312-9cb63e2bf4b1', 'true'),
  ('01a1b03c-74c1-748a-b69a-fe7e4acc5ec7', '2026-11-18', '01a1ee80-40dd-749e-92c7-5e3cfe8d2cdd', 'true'),
  ('01a1b03c-74c1-748a-b69a-fe7e4acc5ec7', '2026-11-19', '01a1f2a8-7850-71d3-bab0-5547261d1aff', 'true'),
  ('01a1b03c-74c1-748a-b69a-fe7e4acc5ec7', '2026-11-20', '01a1f8c0-38a9-760d-a4ce-275d3ef19f24', 'true');
insert into attendance_sheet ("id", "batch_id", "day", "present", "absent", "saved_at", "saved_by", "version") overriding system value values
  ('01a1b03c-724d-71fe-9cbc-cce6c678297c', '01a20968-2031-71be-b3c4-c53c78c915ff', '2026-11-06', '0', '1', '2026-11-06 09:41:53.869+00', '01a20968-200e-7592-a432-20df0335e7c7', '1'),
  ('01a1b0c9-1727-727b-9dbe-42366dd744d4', '01a20968-2031-71be-b3c4-c96bd32c2942', '2026-11-06', '1', '0', '2026-11-06 12:15:31.111+00', '01a20968-200e-7592-a432-20df0335e7c7', '1'),
  ('01a1b51d-6a8b-7260-b75d-93818e413b5b', '01a20968-2031-71be-b3c4-c96bd32c2942', '2026-11-07', '1', '0', '2026-11-07 08:26:06.347+00', '01a20968-200e-7592-a432-20df0335e7c7', '1'),
  ('01a1c041-4eb3-724f-839c-712eb627a082', '01a20968-2031-71be-b3c4-c96bd32c2942', '2026-11-09', '1', '0', '2026-11-09 12:21:07.891+00', '01a20968-200e-7592-a432-20df0335e7c7', '1'),
  ('01a1c53b-8e49-7380-a797-cd918ca787ba', '01a20968-2031-71be-b3c4-c96bd32c2942', '2026-11-10', '1', '0', '2026-11-10 11:32:57.033+00', '01a20968-200e-7592-a432-20df0335e7c7', '1'),
  ('01a1ca38-8fec-7372-bae4-fe375ac9dfcd', '01a20968-2031-71be-b3c4-c96bd32c2942', '2026-11-11', '1', '0', '2026-11-11 10:47:46.924+00', '01a20968-200e-7592-a432-20df0335e7c7', '1'),
  ('01a1ce42-8cd3-701b-937c-4cb55c4be8f8', '01a20968-2031-71be-b3c4-c96bd32c2942', '2026-11-12', '1', '0', '2026-11-12 05:37:10.355+00', '01a20968-200e-7592-a432-20df0335e7c7', '1'),
  ('01a1d445-07d9-77aa-801f-29c5efc55700', '01a20968-2031-71be-b3c4-c96bd32c2942', '2026-11-13', '1', '0', '2026-11-13 09:37:36.217+00', '01a20968-200e-7592-a432-20df0335e7c7', '1'),
  ('01a1d916-73a3-7181-9bc1-5f17efd630e3', '01a20968-2031-71be-b3c4-c96bd32c2942', '2026-11-14', '1', '0', '2026-11-14 08:04:49.699+00', '01a20968-200e-7592-a432-20df0335e7c7', '1'),
  ('01a1e402-4a37-77b5-809c-62e032a53475', '01a20968-2031-71be-b3c4-c96bd32c2942', '2026-11-16', '1', '0', '2026-11-16 10:58:37.751+00', '01a20968-200e-7592-a432-20df0335e7c7', '1'),
  ('01a1e95a-a683-74cd-b312-9cb63e2bf4b1', '01a20968-2031-71be-b3c4-c96bd32c2942', '2026-11-17', '1', '0', '2026-11-17 11:53:14.627+00', '01a20968-200e-7592-a432-20df0335e7c7', '1'),
  ('01a1ee80-40dd-749e-92c7-5e3cfe8d2cdd', '01a20968-2031-71be-b3c4-c96bd32c2942', '2026-11-18', '1', '0', '2026-11-18 11:52:25.053+00', '01a20968-200e-7592-a432-20df0335e7c7', '1'),
  ('01a1f2a8-7850-71d3-bab0-5547261d1aff', '01a20968-2031-71be-b3c4-c96bd32c2942', '2026-11-19', '1', '0', '2026-11-19 07:14:49.552+00', '01a20968-200e-7592-a432-20df0335e7c7', '1'),
  ('01a1f8c0-38a9-760d-a4ce-275d3ef19f24', '01a20968-2031-71be-b3c4-c96bd32c2942', '2026-11-20', '1', '0', '2026-11-20 11:38:29.417+00', '01a20968-200e-7592-a432-20df0335e7c7', '1');
insert into audit_entry ("id", "at", "actor_id", "actor_name", "actor_role", "action", "record", "record_id", "request_id", "before", "after") overriding system value values
  ('019583bb-5506-74da-a171-2d23d38e0481', '2025-03-11 05:44:07.174+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20968-202f-7051-bf48-2b3b20a13b07', '019583bb-5506-733b-9a05-eda8282959a4', NULL, '{"_id": "01a20968-202f-7051-bf48-2b3b20a13b07", "bCode": "TALLY-2504", "bTime": "15:00 to 17:00", "endDate": "2025-07-01", "version": 1, "startDate": "2025-04-01", "courseName": "Tally with GST"}'),
  ('0195eaed-5b52-708e-b253-8eaec514fb9e', '2025-03-31 06:39:38.834+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'category.create', 'category', '01a20968-20b9-72ef-883b-76039e183916', '0195eaed-5b52-7588-b454-bfb8dceffead', NULL, '{"ledger": "Internet"}'),
  ('0195eaed-5b52-7110-a734-83fa434d55fa', '2025-03-31 06:39:38.834+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'recurring.create', 'recurring', '01a20968-20c3-7630-a730-624fc52c89f5', '0195eaed-5b52-7241-b6f9-34e4f1b8154e', NULL, '{"_id": "01a20968-20c3-7630-a730-624fc52c89f5", "amount": 1500, "ledger": "01a20968-20b9-72ef-883b-7d74152d9fd8", "remark": "Demo Repairs: upkeep of the projectors", "payMode": "Online", "version": 1, "startsOn": "2026-11-01", "createdAt": "2025-03-31T06:39:38.834Z", "updatedAt": "2025-03-31T06:39:38.834Z", "ledgerName": "Repairs"}'),
  ('0195eaed-5b52-7138-959c-52351d8c85e0', '2025-03-31 06:39:38.834+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'category.create', 'category', '01a20968-20b9-72ef-883b-6813ee48cc7e', '0195eaed-5b52-7380-8dc3-8190d4166d45', NULL, '{"ledger": "Salaries"}'),
  ('0195eaed-5b52-7171-8262-c6c550c98c73', '2025-03-31 06:39:38.834+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'category.create', 'category', '01a20968-20b9-72ef-883b-7d74152d9fd8', '0195eaed-5b52-765a-86a5-767c1651ae85', NULL, '{"ledger": "Repairs"}'),
  ('0195eaed-5b52-7183-852e-77b016550421', '2025-03-31 06:39:38.834+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'category.create', 'category', '01a20968-20b9-72ef-883b-71a6574c34a4', '0195eaed-5b52-720a-b013-885c3548943b', NULL, '{"ledger": "Electricity"}'),
  ('0195eaed-5b52-720e-b3d4-e52628e95bf1', '2025-03-31 06:39:38.834+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'category.create', 'category', '01a20968-20b9-72ef-883b-6ed7740abe73', '0195eaed-5b52-723f-aedd-2bbc7dbcdc47', NULL, '{"ledger": "Rent"}'),
  ('0195eaed-5b52-7218-9245-ea0a5c8d0b41', '2025-03-31 06:39:38.834+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'category.create', 'category', '01a20968-20b9-72ef-883b-8371e514316f', '0195eaed-5b52-70a9-bedd-28428048d034', NULL, '{"budget": 3000, "ledger": "Tea and water"}'),
  ('0195eaed-5b52-73b6-ae1a-993fa944eb11', '2025-03-31 06:39:38.834+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'category.create', 'category', '01a20968-20b9-72ef-883b-7b05e92a9d61', '0195eaed-5b52-746d-8fc0-b46b7205c815', NULL, '{"budget": 5000, "ledger": "Stationery"}'),
  ('0195eaed-5b52-75cf-91be-e46cf266e02f', '2025-03-31 06:39:38.834+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'category.create', 'category', '01a20968-20b9-72ef-883b-862747a7ac7d', '0195eaed-5b52-778f-8a1a-546158f52eeb', NULL, '{"budget": 20000, "ledger": "Advertising"}'),
  ('0195efe3-4389-7455-8931-43d45118ae9b', '2025-04-01 05:46:43.465+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'staff.create', 'account', '01a20968-205f-743a-af57-f596a096434f', '0195efe3-4389-7429-b11e-3f22bff1e1a4', NULL, '{"id": "01a20968-205f-743a-af57-f596a096434f", "name": "Anil Demo", "role": "admin", "email": "anil@example.com"}'),
  ('0195f066-eeb6-7243-8d82-777d08292bbc', '2025-04-01 08:10:32.502+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'staff.create', 'account', '01a20968-205e-7085-b79c-a4f05d034141', '0195f066-eeb6-7157-8ce8-6e5e9e6af6b5', NULL, '{"id": "01a20968-205e-7085-b79c-a4f05d034141", "name": "Hina Sample", "role": "hr", "email": "hina@example.com"}'),
  ('0195f0f8-846c-702e-a8d6-5d0f0741df97', '2025-04-01 10:49:33.548+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'course.create', 'course', '01a20968-202d-7182-bcf6-c6d4ad88cb06', '0195f0f8-846c-7202-a7b7-e7f06a2ed1da', NULL, '{"_id": "01a20968-202d-7182-bcf6-c6d4ad88cb06", "cFee": 16500, "course": "Français des affaires", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-71fc-a390-48294a4c5770', '2025-04-01 10:49:33.548+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'course.create', 'course', '01a20968-202d-7182-bcf6-b0115d800613', '0195f0f8-846c-713b-9e2c-4c719de2527e', NULL, '{"_id": "01a20968-202d-7182-bcf6-b0115d800613", "cFee": 45000, "course": "Full Stack Web Development", "version": 1, "cDuration": "8 months"}'),
  ('0195f0f8-846c-7431-b3a1-6c7317c9645d', '2025-04-01 10:49:33.548+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'course.create', 'course', '01a20968-202d-7182-bcf6-c27d4e6ded04', '0195f0f8-846c-715e-bbb8-582c44a0024d', NULL, '{"_id": "01a20968-202d-7182-bcf6-c27d4e6ded04", "cFee": 4500, "course": "Hindi Typing", "version": 1, "cDuration": "2 months"}'),
  ('0195f0f8-846c-7476-b225-042e60408c7b', '2025-04-01 10:49:33.548+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'course.create', 'course', '01a20968-202d-7182-bcf6-b45bca94299f', '0195f0f8-846c-75d4-a743-955b03d51ef1', NULL, '{"_id": "01a20968-202d-7182-bcf6-b45bca94299f", "cFee": 35000, "course": "Data Analytics", "version": 1, "cDuration": "6 months"}'),
  ('0195f0f8-846c-7574-8bbb-9509d83e4bda', '2025-04-01 10:49:33.548+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'course.create', 'course', '01a20968-202d-7182-bcf6-aa2e2bb20df0', '0195f0f8-846c-711d-9ef1-02e4390f7716', NULL, '{"_id": "01a20968-202d-7182-bcf6-aa2e2bb20df0", "cFee": 12000, "course": "Tally with GST", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-777b-9f7d-21b86f2d345d', '2025-04-01 10:49:33.548+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'course.create', 'course', '01a20968-202d-7182-bcf6-ae67336507a3', '0195f0f8-846c-72cc-9bcb-e972ed885321', NULL, '{"_id": "01a20968-202d-7182-bcf6-ae67336507a3", "cFee": 18000, "course": "Python Programming", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-77a2-8f2f-0c864d289764', '2025-04-01 10:49:33.548+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'course.create', 'course', '01a20968-202d-7182-bcf6-ba7dc3578c9a', '0195f0f8-846c-75e7-90a9-83d45f64dcae', NULL, '{"_id": "01a20968-202d-7182-bcf6-ba7dc3578c9a", "cFee": 22000, "course": "Graphic Design", "version": 1, "cDuration": "5 months"}'),
  ('0195f0f8-846c-77c5-a782-5062072393f0', '2025-04-01 10:49:33.548+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'course.create', 'course', '01a20968-202d-7182-bcf6-bf2ca1bab30d', '0195f0f8-846c-739b-82bb-270b329879ed', NULL, '{"_id": "01a20968-202d-7182-bcf6-bf2ca1bab30d", "cFee": 15000, "course": "Digital Marketing", "version": 1, "cDuration": "3 months"}'),
  ('0195f143-5a97-7481-b0e3-43bbfc4480c4', '2025-04-01 12:11:18.039+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'staff.create', 'account', '01a20968-205e-7085-b79c-aad7c81187e7', '0195f143-5a97-7775-9200-4475e319208c', NULL, '{"id": "01a20968-205e-7085-b79c-aad7c81187e7", "name": "Hemant Namuna", "role": "hr", "email": "hemant@example.com"}'),
  ('0195f16e-4e64-7176-b6d9-8ebe3aa732d2', '2025-04-01 12:58:12.964+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'staff.create', 'account', '01a20968-205f-743a-af57-f0f4e883871c', '0195f16e-4e64-7462-97c5-8fea01ee4868', NULL, '{"id": "01a20968-205f-743a-af57-f0f4e883871c", "name": "Hazel Specimen", "role": "hr", "email": "hazel@example.com"}'),
  ('01960aa5-c6f2-70b2-9a92-435af0f88b4c', '2025-04-06 10:29:18.706+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20968-202f-7051-bf48-2d7a905dd42d', '01960aa5-c6f2-7739-9f77-a2ef1613eaaa', NULL, '{"_id": "01a20968-202f-7051-bf48-2d7a905dd42d", "bCode": "PY-2504", "bTime": "08:00 to 10:00", "endDate": "2025-08-27", "version": 1, "startDate": "2025-04-27", "courseName": "Python Programming"}'),
  ('01962e07-dbf7-7758-b9fd-272962bf283e', '2025-04-13 07:23:09.175+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01962e07-dbf7-73b7-9cde-ce2921449c25', '01962e07-dbf7-757c-9de3-71c98c9c66d1', NULL, '{"_id": "01962e07-dbf7-73b7-9cde-ce2921449c25", "date": "2025-04-13", "mode": "online", "year": 2025, "month": 4, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "online"}'),
  ('01965222-1b54-73d5-a4d0-0f7995d6f088', '2025-04-20 07:38:09.108+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '01962e07-dbf7-73b7-9cde-ce2921449c25', '01965222-1b54-77c4-a39e-20c3429e25ac', '{"status": "Open"}', '{"status": "Pending"}'),
  ('0196952d-9296-7567-b980-b115354e117f', '2025-05-03 08:05:14.006+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20968-202f-7051-bf48-32ad08922d33', '0196952d-9296-711e-b83d-10b8abc32e22', NULL, '{"_id": "01a20968-202f-7051-bf48-32ad08922d33", "bCode": "FSW-2505", "bTime": "12:30 to 14:30", "endDate": "2026-01-24", "version": 1, "startDate": "2025-05-24", "courseName": "Full Stack Web Development"}'),
  ('01971baf-477f-7056-8c17-3de31f357867', '2025-05-29 10:56:01.407+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20968-202f-7051-bf48-3619dfaa10d0', '01971baf-477f-771d-920c-95abba8650ee', NULL, '{"_id": "01a20968-202f-7051-bf48-3619dfaa10d0", "bCode": "DA-2506", "bTime": "18:00 to 20:00", "endDate": "2025-12-19", "version": 1, "startDate": "2025-06-19", "courseName": "Data Analytics"}'),
  ('01972f8c-001d-71bc-a353-a6c5d4d50a94', '2025-06-02 07:29:53.693+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'expense.create', 'expense', '01972f8c-001d-702d-bac1-0844ab6fb8e5', '01972f8c-001d-778c-8288-6959729091c9', NULL, '{"_id": "01972f8c-001d-702d-bac1-0844ab6fb8e5", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 172, "ledger": "01a20968-20b9-72ef-883b-76039e183916", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T07:29:53.693Z", "updatedAt": "2025-06-02T07:29:53.693Z", "voucherNo": "V2025-26/0001", "ledgerName": "Internet"}'),
  ('019730ae-176e-754e-b2fa-b383177ca50d', '2025-06-02 12:46:45.102+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'expense.create', 'expense', '019730ae-176e-75a2-ba16-26916a3c5463', '019730ae-176e-7521-9d36-2ae209376aee', NULL, '{"_id": "019730ae-176e-75a2-ba16-26916a3c5463", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 516, "ledger": "01a20968-20b9-72ef-883b-71a6574c34a4", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T12:46:45.102Z", "updatedAt": "2025-06-02T12:46:45.102Z", "voucherNo": "V2025-26/0002", "ledgerName": "Electricity"}'),
  ('01973f27-1abc-7796-a42f-2e2e959e484d', '2025-06-05 08:13:36.828+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'expense.create', 'expense', '01973f27-1abc-7458-aa92-44747dfd57bf', '01973f27-1abc-7609-9752-f935a31e7598', NULL, '{"_id": "01973f27-1abc-7458-aa92-44747dfd57bf", "date": "2025-06-05", "year": 2025, "month": 6, "amount": 3876, "ledger": "01a20968-20b9-72ef-883b-6813ee48cc7e", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-06-05T08:13:36.828Z", "updatedAt": "2025-06-05T08:13:36.828Z", "voucherNo": "V2025-26/0003", "ledgerName": "Salaries"}'),
  ('01973f71-631b-7731-8bf9-a3d891d06a44', '2025-06-05 09:34:45.019+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01973f71-631b-71dd-a6fe-7e083a2925f1', '01973f71-631b-7409-b29e-46f5931dbef8', NULL, '{"_id": "01973f71-631b-71dd-a6fe-7e083a2925f1", "date": "2025-06-05", "mode": "offline", "year": 2025, "month": 6, "course": "Data Analytics", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019744be-dbb1-73a9-b24a-39bb390f3237', '2025-06-06 10:17:28.241+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'expense.create', 'expense', '019744be-dbb1-7651-984d-26d5d6f99af6', '019744be-dbb1-753d-a5fc-a458e3856482', NULL, '{"_id": "019744be-dbb1-7651-984d-26d5d6f99af6", "date": "2025-06-06", "year": 2025, "month": 6, "amount": 2153, "ledger": "01a20968-20b9-72ef-883b-6ed7740abe73", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-06-06T10:17:28.241Z", "updatedAt": "2025-06-06T10:17:28.241Z", "voucherNo": "V2025-26/0004", "ledgerName": "Rent"}'),
  ('01976d38-7d5f-7361-8389-8e39de2ab1e7', '2025-06-14 06:55:08.127+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'student.register', 'student', '01976d38-7d5f-7439-8744-0f5bf3649370', '01976d38-7d5f-77c2-a66a-09626be0d266', NULL, '{"_id": "01976d38-7d5f-7439-8744-0f5bf3649370", "fee": 31500, "mode": "offline", "batch": "DA-2506", "course": "Data Analytics", "status": "Active", "PaidFee": 0, "dueDate": "2025-07-19", "endDate": "2025-12-19", "version": 1, "TotalFee": 31500, "declared": null, "isPlaced": "notPlaced", "cduration": "6 months", "PendingFee": 31500, "isCompleted": "yes", "joiningDate": "2025-06-14"}'),
  ('01976d38-7d5f-771e-8424-d7d2480b6009', '2025-06-14 06:55:08.127+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'enquiry.admit', 'enquiry', '01973f71-631b-71dd-a6fe-7e083a2925f1', '01976d38-7d5f-75cd-86fe-473e563635ee', '{"status": "Open", "student": null}', '{"status": "Closed", "student": "01976d38-7d5f-7439-8744-0f5bf3649370"}'),
  ('01977d82-9bf0-7767-b9c4-92e74f34b04a', '2025-06-17 10:50:01.072+00', '01a20968-205e-7085-b79c-a4f05d034141', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01977d82-9bf0-71e8-9612-83d06e1cf834', '01977d82-9bf0-75e1-9d05-1e790c43606e', NULL, '{"_id": "01977d82-9bf0-71e8-9612-83d06e1cf834", "due": 21000, "date": "2025-06-17", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 6, "course": "Data Analytics", "changed": false, "payMode": "Online", "payable": 31500, "student": "01976d38-7d5f-7439-8744-0f5bf3649370", "version": 1, "issuedOn": "2025-06-17", "receiptNo": "2025-26/000001"}'),
  ('0197a729-c8b5-722b-af70-05256b3f6c66', '2025-06-25 12:57:02.901+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20968-202f-7051-bf48-3823f9d5e6c4', '0197a729-c8b5-7337-b004-5301255999d8', NULL, '{"_id": "01a20968-202f-7051-bf48-3823f9d5e6c4", "bCode": "GD-2507", "bTime": "18:00 to 20:00", "endDate": "2025-12-16", "version": 1, "startDate": "2025-07-16", "courseName": "Graphic Design"}'),
  ('0197cf00-2cf0-72f1-871f-eb89b127b08d', '2025-07-03 06:36:24.688+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'expense.create', 'expense', '0197cf00-2cf0-70c2-a722-94bab77d660e', '0197cf00-2cf0-7751-a27e-9394355cb1f7', NULL, '{"_id": "0197cf00-2cf0-70c2-a722-94bab77d660e", "date": "2025-07-03", "year": 2025, "month": 7, "amount": 1058, "ledger": "01a20968-20b9-72ef-883b-71a6574c34a4", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-03T06:36:24.688Z", "updatedAt": "2025-07-03T06:36:24.688Z", "voucherNo": "V2025-26/0005", "ledgerName": "Electricity"}'),
  ('0197d3b1-cdf4-7510-a069-67cfed884e28', '2025-07-04 04:28:54.644+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d3b1-cdf4-7204-915a-faab241e6bf9', '0197d3b1-cdf4-7611-9228-5e3512833792', NULL, '{"_id": "0197d3b1-cdf4-7204-915a-faab241e6bf9", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 352, "ledger": "01a20968-20b9-72ef-883b-76039e183916", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T04:28:54.644Z", "updatedAt": "2025-07-04T04:28:54.644Z", "voucherNo": "V2025-26/0006", "ledgerName": "Internet"}'),
  ('0197d44b-78c3-71bf-98f3-b2c2ed49215b', '2025-07-04 07:16:45.379+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d44b-78c3-7561-a7b1-c3db417af097', '0197d44b-78c3-76df-b405-5c83eff408a3', NULL, '{"_id": "0197d44b-78c3-7561-a7b1-c3db417af097", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 7938, "ledger": "01a20968-20b9-72ef-883b-6813ee48cc7e", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T07:16:45.379Z", "updatedAt": "2025-07-04T07:16:45.379Z", "voucherNo": "V2025-26/0007", "ledgerName": "Salaries"}'),
  ('0197e9a1-67f5-7333-8627-4c8624a1c3ae', '2025-07-08 10:42:38.709+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'expense.create', 'expense', '0197e9a1-67f5-7166-94f1-7071266c210a', '0197e9a1-67f5-730d-ba57-da041fd6e4da', NULL, '{"_id": "0197e9a1-67f5-7166-94f1-7071266c210a", "date": "2025-07-08", "year": 2025, "month": 7, "amount": 4410, "ledger": "01a20968-20b9-72ef-883b-6ed7740abe73", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-07-08T10:42:38.709Z", "updatedAt": "2025-07-08T10:42:38.709Z", "voucherNo": "V2025-26/0008", "ledgerName": "Rent"}'),
  ('01980c8c-196a-7612-b51e-13d43365afde', '2025-07-15 05:26:04.906+00', '01a20968-205e-7085-b79c-aad7c81187e7', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '01980c8c-196a-7374-834d-eaa57e495727', '01980c8c-196a-71a9-a807-982870a8c44a', NULL, '{"_id": "01980c8c-196a-7374-834d-eaa57e495727", "due": 10500, "date": "2025-07-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 7, "course": "Data Analytics", "changed": false, "payMode": "Cash", "payable": 31500, "student": "01976d38-7d5f-7439-8744-0f5bf3649370", "version": 1, "issuedOn": "2025-07-15", "receiptNo": "2025-26/000002"}'),
  ('01982b99-c49f-706a-a981-8e0c6839eab4', '2025-07-21 06:09:14.399+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20968-202f-7051-bf48-3ce8e39d4b7c', '01982b99-c49f-7230-a73a-5d160eab71a8', NULL, '{"_id": "01a20968-202f-7051-bf48-3ce8e39d4b7c", "bCode": "DM-2508", "bTime": "10:00 to 12:00", "endDate": "2025-11-11", "version": 1, "startDate": "2025-08-11", "courseName": "Digital Marketing"}'),
  ('0198305a-7b46-7659-8011-5ccc6823c597', '2025-07-22 04:18:12.934+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'student.register', 'student', '0198305a-7b46-756b-82e6-c51c16ba3246', '0198305a-7b46-722e-8229-635e675b0cb6', NULL, '{"_id": "0198305a-7b46-756b-82e6-c51c16ba3246", "fee": 22000, "mode": "offline", "batch": "GD-2507", "course": "Graphic Design", "status": "Active", "PaidFee": 0, "dueDate": "2025-08-26", "endDate": "2025-12-16", "version": 1, "TotalFee": 22000, "declared": null, "isPlaced": "notPlaced", "cduration": "5 months", "PendingFee": 22000, "isCompleted": "yes", "joiningDate": "2025-07-22"}'),
  ('01983ab5-5436-726a-8bc0-4644c5cc4573', '2025-07-24 04:33:38.87+00', '01976d38-7d5f-7439-8744-0f5bf3649370', '', 'student', 'project.add', 'project', '01983ab5-5436-72a4-a044-6a0ee6af0dd2', '01983ab5-5436-72bd-91cc-205e23694e2b', NULL, '{"_id": "01983ab5-5436-72a4-a044-6a0ee6af0dd2", "student": "01976d38-7d5f-7439-8744-0f5bf3649370", "version": 1}'),
  ('01984f40-d442-75e8-967e-d653734c04b5', '2025-07-28 04:18:25.474+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'fee.record', 'receipt', '01984f40-d442-738f-95e7-616b9ee80b03', '01984f40-d442-7266-b4bd-84f0902c05b3', NULL, '{"_id": "01984f40-d442-738f-95e7-616b9ee80b03", "due": 11000, "date": "2025-07-28", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 7, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-756b-82e6-c51c16ba3246", "version": 1, "issuedOn": "2025-07-28", "receiptNo": "2025-26/000003"}'),
  ('01985aa9-0953-71fc-8533-d3eeea5a9bf0', '2025-07-30 09:28:04.179+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'staff.update', 'account', '01a20968-205f-743a-af57-f0f4e883871c', '01985aa9-0953-76b9-99b2-69c0cc8b509e', '{"status": "Active", "version": 1}', '{"status": "Disable", "version": 2}'),
  ('01986905-43a3-729b-8e1f-a671cf16b479', '2025-08-02 04:23:29.443+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'expense.create', 'expense', '01986905-43a3-76f9-8ea4-d7099a8ec8d3', '01986905-43a3-7273-99ff-e9b58099c250', NULL, '{"_id": "01986905-43a3-76f9-8ea4-d7099a8ec8d3", "date": "2025-08-02", "year": 2025, "month": 8, "amount": 4341, "ledger": "01a20968-20b9-72ef-883b-6ed7740abe73", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-08-02T04:23:29.443Z", "updatedAt": "2025-08-02T04:23:29.443Z", "voucherNo": "V2025-26/0009", "ledgerName": "Rent"}'),
  ('019873c7-c03e-703d-a56e-61c68ad6e0bc', '2025-08-04 06:32:07.486+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'expense.create', 'expense', '019873c7-c03e-77e5-ab7b-1f14bac97caa', '019873c7-c03e-700a-80b8-108502eecb51', NULL, '{"_id": "019873c7-c03e-77e5-ab7b-1f14bac97caa", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 7814, "ledger": "01a20968-20b9-72ef-883b-6813ee48cc7e", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T06:32:07.486Z", "updatedAt": "2025-08-04T06:32:07.486Z", "voucherNo": "V2025-26/0010", "ledgerName": "Salaries"}'),
  ('0198742d-391a-7429-8fb8-f2e9089aeda0', '2025-08-04 08:22:57.562+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'expense.create', 'expense', '0198742d-391a-747a-ba14-04186f075f82', '0198742d-391a-7242-9594-c46549c2b8c9', NULL, '{"_id": "0198742d-391a-747a-ba14-04186f075f82", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 347, "ledger": "01a20968-20b9-72ef-883b-76039e183916", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T08:22:57.562Z", "updatedAt": "2025-08-04T08:22:57.562Z", "voucherNo": "V2025-26/0011", "ledgerName": "Internet"}'),
  ('01987a45-a517-7688-bc51-569ff41908bb', '2025-08-05 12:47:21.367+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'expense.create', 'expense', '01987a45-a517-73d1-9f8e-30f92234579b', '01987a45-a517-7200-99e9-8277b46ed0de', NULL, '{"_id": "01987a45-a517-73d1-9f8e-30f92234579b", "date": "2025-08-05", "year": 2025, "month": 8, "amount": 1041, "ledger": "01a20968-20b9-72ef-883b-71a6574c34a4", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-05T12:47:21.367Z", "updatedAt": "2025-08-05T12:47:21.367Z", "voucherNo": "V2025-26/0012", "ledgerName": "Electricity"}'),
  ('0198adb9-bb13-7264-9c8a-55fea8cce226', '2025-08-15 12:34:47.187+00', '01a20968-205e-7085-b79c-a4f05d034141', 'Hina Sample', 'hr', 'fee.record', 'receipt', '0198adb9-bb13-74d3-bd06-4863d41cb850', '0198adb9-bb13-748d-8a7b-5d343da7d4d6', NULL, '{"_id": "0198adb9-bb13-74d3-bd06-4863d41cb850", "due": 0, "date": "2025-08-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 8, "course": "Data Analytics", "changed": false, "payMode": "Others", "payable": 31500, "student": "01976d38-7d5f-7439-8744-0f5bf3649370", "version": 1, "issuedOn": "2025-08-15", "receiptNo": "2025-26/000004"}'),
  ('0198b7a5-65f9-710c-b19d-6a8db4c7a589', '2025-08-17 10:48:46.841+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20968-202f-7051-bf48-402b3d84b13e', '0198b7a5-65f9-70f2-9205-072b86b4a969', NULL, '{"_id": "01a20968-202f-7051-bf48-402b3d84b13e", "bCode": "HT-2509", "bTime": "15:00 to 17:00", "endDate": "2025-11-07", "version": 1, "startDate": "2025-09-07", "courseName": "Hindi Typing"}'),
  ('0198d1be-32ac-77f5-a28e-cacc38cb078f', '2025-08-22 12:25:59.724+00', '01a20968-205e-7085-b79c-aad7c81187e7', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '0198d1be-32ac-7108-94cf-bf4154bf4d8d', '0198d1be-32ac-77d1-b702-e0d276980f5d', NULL, '{"_id": "0198d1be-32ac-7108-94cf-bf4154bf4d8d", "due": 0, "date": "2025-08-21", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 8, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-756b-82e6-c51c16ba3246", "version": 1, "issuedOn": "2025-08-22", "receiptNo": "2025-26/000005"}'),
  ('019904aa-7eb6-72c1-8bed-03e84628d80e', '2025-09-01 09:45:06.486+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'expense.create', 'expense', '019904aa-7eb6-7488-ae3a-ef0a5f432a65', '019904aa-7eb6-7442-a0bc-531a5277b54a', NULL, '{"_id": "019904aa-7eb6-7488-ae3a-ef0a5f432a65", "date": "2025-09-01", "year": 2025, "month": 9, "amount": 6144, "ledger": "01a20968-20b9-72ef-883b-6813ee48cc7e", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-09-01T09:45:06.486Z", "updatedAt": "2025-09-01T09:45:06.486Z", "voucherNo": "V2025-26/0013", "ledgerName": "Salaries"}'),
  ('01990a07-c598-7551-b19c-c189e18d2d6d', '2025-09-02 10:45:05.56+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'expense.create', 'expense', '01990a07-c598-7408-a9db-0ecc9d8f579f', '01990a07-c598-7272-9521-41edd048fab3', NULL, '{"_id": "01990a07-c598-7408-a9db-0ecc9d8f579f", "date": "2025-09-02", "year": 2025, "month": 9, "amount": 3413, "ledger": "01a20968-20b9-72ef-883b-6ed7740abe73", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-09-02T10:45:05.560Z", "updatedAt": "2025-09-02T10:45:05.560Z", "voucherNo": "V2025-26/0014", "ledgerName": "Rent"}'),
  ('01990f32-eeb0-72f9-8dd9-9c39243bf592', '2025-09-03 10:50:20.208+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'expense.create', 'expense', '01990f32-eeb0-76c9-8373-bb49124f216e', '01990f32-eeb0-73a8-a763-aecd25012f80', NULL, '{"_id": "01990f32-eeb0-76c9-8373-bb49124f216e", "date": "2025-09-03", "year": 2025, "month": 9, "amount": 819, "ledger": "01a20968-20b9-72ef-883b-71a6574c34a4", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-03T10:50:20.208Z", "updatedAt": "2025-09-03T10:50:20.208Z", "voucherNo": "V2025-26/0015", "ledgerName": "Electricity"}'),
  ('0199291d-4815-70bb-aaed-0a7993fc96f2', '2025-09-08 11:36:48.917+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'expense.create', 'expense', '0199291d-4815-70cd-9a91-71202e6af02c', '0199291d-4815-740c-ba64-46ecb4d50ba3', NULL, '{"_id": "0199291d-4815-70cd-9a91-71202e6af02c", "date": "2025-09-08", "year": 2025, "month": 9, "amount": 273, "ledger": "01a20968-20b9-72ef-883b-76039e183916", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-08T11:36:48.917Z", "updatedAt": "2025-09-08T11:36:48.917Z", "voucherNo": "V2025-26/0016", "ledgerName": "Internet"}'),
  ('01993c60-445a-775b-9422-a3c93f8a6217', '2025-09-12 05:22:45.978+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20968-202f-7051-bf48-47133fa4c70a', '01993c60-445a-7547-b058-539444ccd2fb', NULL, '{"_id": "01a20968-202f-7051-bf48-47133fa4c70a", "bCode": "FR-2510", "bTime": "15:00 to 17:00", "endDate": "2026-02-03", "version": 1, "startDate": "2025-10-03", "courseName": "Français des affaires"}'),
  ('01994735-b681-7052-8ad3-c0d1327f82c1', '2025-09-14 07:52:06.529+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'fee.record', 'receipt', '01994735-b681-76bc-a874-6c7906df98c5', '01994735-b681-70d0-bc39-d5e776f1df7a', NULL, '{"_id": "01994735-b681-76bc-a874-6c7906df98c5", "due": 0, "date": "2025-09-14", "paid": 15000, "year": 2025, "bCode": "DM-2508", "month": 9, "course": "Digital Marketing", "changed": false, "payMode": "Cash", "payable": 15000, "student": "0199483e-e8b1-700d-b840-f44e0c4ef1a5", "version": 1, "issuedOn": "2025-09-14", "receiptNo": "2025-26/000006"}'),
  ('0199483e-e8b1-758a-b49f-e642d4c7dd6e', '2025-09-14 12:41:46.417+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'student.register', 'student', '0199483e-e8b1-700d-b840-f44e0c4ef1a5', '0199483e-e8b1-7178-9a09-9706fb07017c', NULL, '{"_id": "0199483e-e8b1-700d-b840-f44e0c4ef1a5", "fee": 15000, "mode": "online", "batch": "DM-2508", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2025-10-19", "endDate": "2025-11-11", "version": 1, "TotalFee": 15000, "declared": null, "isPlaced": "placed", "cduration": "3 months", "PendingFee": 15000, "isCompleted": "yes", "joiningDate": "2025-09-14"}'),
  ('0199c7c0-0ba8-706a-a170-04fe72f5564b', '2025-10-09 06:54:35.944+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20968-202f-7051-bf48-4b2c8fb74164', '0199c7c0-0ba8-72e4-b2a7-f4d0eb4e04c8', NULL, '{"_id": "01a20968-202f-7051-bf48-4b2c8fb74164", "bCode": "TALLY-2510", "bTime": "12:30 to 14:30", "endDate": "2026-01-30", "version": 1, "startDate": "2025-10-30", "courseName": "Tally with GST"}'),
  ('019a24d1-6480-71f6-a5f1-22f55527570d', '2025-10-27 08:38:13.888+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '019a24d1-6480-75e2-9ae7-25a269887727', '019a24d1-6480-75f0-ad03-c9880883816d', '{"status": "Open"}', '{"status": "Pending"}'),
  ('019a24d1-6480-721b-b475-3be486ab9a86', '2025-10-27 08:38:13.888+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '019a24d1-6480-75e2-9ae7-25a269887727', '019a24d1-6480-7731-b5bb-ad9c14eab1f8', NULL, '{"_id": "019a24d1-6480-75e2-9ae7-25a269887727", "date": "2025-10-27", "mode": "offline", "year": 2025, "month": 10, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019a3e0d-cbe7-74c4-a707-9aad22beac9e', '2025-11-01 06:14:42.919+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'expense.create', 'expense', '019a3e0d-cbe7-73d2-a086-9dc4f51d3c00', '019a3e0d-cbe7-70ef-bd1c-02c478b8334b', NULL, '{"_id": "019a3e0d-cbe7-73d2-a086-9dc4f51d3c00", "date": "2025-11-01", "year": 2025, "month": 11, "amount": 1250, "ledger": "01a20968-20b9-72ef-883b-6ed7740abe73", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-11-01T06:14:42.919Z", "updatedAt": "2025-11-01T06:14:42.919Z", "voucherNo": "V2025-26/0017", "ledgerName": "Rent"}'),
  ('019a499b-18e8-7334-9ee3-6156ce0f656d', '2025-11-03 12:04:52.584+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'expense.create', 'expense', '019a499b-18e8-740a-a266-2f20bc5e73cb', '019a499b-18e8-7411-805c-2231f25421a0', NULL, '{"_id": "019a499b-18e8-740a-a266-2f20bc5e73cb", "date": "2025-11-03", "year": 2025, "month": 11, "amount": 2250, "ledger": "01a20968-20b9-72ef-883b-6813ee48cc7e", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-11-03T12:04:52.584Z", "updatedAt": "2025-11-03T12:04:52.584Z", "voucherNo": "V2025-26/0018", "ledgerName": "Salaries"}'),
  ('019a4dd1-d13d-71fa-9100-f1a875f1148f', '2025-11-04 07:43:07.581+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20968-2030-76b9-bca8-2c048a40e2cd', '019a4dd1-d13d-7080-9854-e5e02444038c', NULL, '{"_id": "01a20968-2030-76b9-bca8-2c048a40e2cd", "bCode": "PY-2511", "bTime": "18:00 to 20:00", "endDate": "2026-03-25", "version": 1, "startDate": "2025-11-25", "courseName": "Python Programming"}'),
  ('019a5870-be50-744b-87b9-a3f485703c49', '2025-11-06 09:12:55.12+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'expense.create', 'expense', '019a5870-be50-77ec-94f2-23855886525c', '019a5870-be50-70ea-bd8a-f2ec57641d3d', NULL, '{"_id": "019a5870-be50-77ec-94f2-23855886525c", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 100, "ledger": "01a20968-20b9-72ef-883b-76039e183916", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T09:12:55.120Z", "updatedAt": "2025-11-06T09:12:55.120Z", "voucherNo": "V2025-26/0019", "ledgerName": "Internet"}'),
  ('019a58cd-919f-764e-a629-00d01795710b', '2025-11-06 10:54:18.527+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'expense.create', 'expense', '019a58cd-919f-7407-a085-80c0046d3861', '019a58cd-919f-76ae-afee-04916564de23', NULL, '{"_id": "019a58cd-919f-7407-a085-80c0046d3861", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 300, "ledger": "01a20968-20b9-72ef-883b-71a6574c34a4", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T10:54:18.527Z", "updatedAt": "2025-11-06T10:54:18.527Z", "voucherNo": "V2025-26/0020", "ledgerName": "Electricity"}'),
  ('019acdcb-3f5e-70c7-b2af-903b5f8c7f04', '2025-11-29 04:07:20.67+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'student.register', 'student', '019acdcb-3f5e-72c4-971e-c68a708b321f', '019acdcb-3f5e-7762-b698-9ce81ece4949', NULL, '{"_id": "019acdcb-3f5e-72c4-971e-c68a708b321f", "fee": 18000, "mode": "offline", "batch": "PY-2511", "course": "Python Programming", "status": "Active", "PaidFee": 0, "dueDate": "2026-01-03", "endDate": "2026-03-25", "version": 1, "TotalFee": 18000, "declared": null, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 18000, "isCompleted": "yes", "joiningDate": "2025-11-29"}'),
  ('019acefa-c7b2-77ce-88e6-92654f031ab4', '2025-11-29 09:38:52.978+00', '01a20968-205e-7085-b79c-a4f05d034141', 'Hina Sample', 'hr', 'fee.record', 'receipt', '019acefa-c7b2-75fc-818e-58ddc002f456', '019acefa-c7b2-7179-b8f6-3a758f9f22b4', NULL, '{"_id": "019acefa-c7b2-75fc-818e-58ddc002f456", "due": 12000, "date": "2025-11-29", "paid": 6000, "year": 2025, "bCode": "PY-2511", "month": 11, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-72c4-971e-c68a708b321f", "version": 1, "issuedOn": "2025-11-29", "receiptNo": "2025-26/000007"}'),
  ('019ad88c-72fa-73d8-b1af-d635f0be9584', '2025-12-01 06:14:34.49+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20968-2030-76b9-bca8-32ef0a4e1a17', '019ad88c-72fa-727e-9d38-c4a5265a24fc', NULL, '{"_id": "01a20968-2030-76b9-bca8-32ef0a4e1a17", "bCode": "FSW-2512", "bTime": "12:30 to 14:30", "endDate": "2026-08-22", "version": 1, "startDate": "2025-12-22", "courseName": "Full Stack Web Development"}'),
  ('019b5e41-c6ac-73f6-b1e9-dade011c4c24', '2025-12-27 05:22:07.66+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20968-2030-76b9-bca8-3479eb68a943', '019b5e41-c6ac-73c9-b87a-3ed6afe401fe', NULL, '{"_id": "01a20968-2030-76b9-bca8-3479eb68a943", "bCode": "DA-2601", "bTime": "12:30 to 14:30", "endDate": "2026-07-17", "version": 1, "startDate": "2026-01-17", "courseName": "Data Analytics"}'),
  ('019b7ce0-50eb-701e-8a5a-f44e776329bf', '2026-01-02 04:03:54.219+00', '01a20968-205e-7085-b79c-aad7c81187e7', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '019b7ce0-50eb-731e-a59c-4c614d29fddc', '019b7ce0-50eb-70ce-848b-6b6a482729d0', NULL, '{"_id": "019b7ce0-50eb-731e-a59c-4c614d29fddc", "due": 6000, "date": "2026-01-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 1, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-72c4-971e-c68a708b321f", "version": 1, "issuedOn": "2026-01-02", "receiptNo": "2025-26/000008"}'),
  ('019b7d9a-7db3-72d1-a46d-ce1a01f16722', '2026-01-02 07:27:15.379+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'expense.create', 'expense', '019b7d9a-7db3-7543-8700-0659b73442ba', '019b7d9a-7db3-7090-a17e-9ecbb09d447d', NULL, '{"_id": "019b7d9a-7db3-7543-8700-0659b73442ba", "date": "2026-01-02", "year": 2026, "month": 1, "amount": 1076, "ledger": "01a20968-20b9-72ef-883b-6ed7740abe73", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-01-02T07:27:15.379Z", "updatedAt": "2026-01-02T07:27:15.379Z", "voucherNo": "V2025-26/0021", "ledgerName": "Rent"}'),
  ('019b92c8-7213-72e2-9107-1d8ca0535117', '2026-01-06 10:09:28.595+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'expense.create', 'expense', '019b92c8-7213-751e-b126-432962ca1d85', '019b92c8-7213-7511-a6b5-9df165fc220b', NULL, '{"_id": "019b92c8-7213-751e-b126-432962ca1d85", "date": "2026-01-06", "year": 2026, "month": 1, "amount": 258, "ledger": "01a20968-20b9-72ef-883b-71a6574c34a4", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-06T10:09:28.595Z", "updatedAt": "2026-01-06T10:09:28.595Z", "voucherNo": "V2025-26/0022", "ledgerName": "Electricity"}'),
  ('019b96c0-e9f1-7620-bc7b-4e443ef7d71f', '2026-01-07 04:39:43.857+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'expense.create', 'expense', '019b96c0-e9f1-7243-92c6-a5daf84b6fb3', '019b96c0-e9f1-70e9-a07e-d80c89b59421', NULL, '{"_id": "019b96c0-e9f1-7243-92c6-a5daf84b6fb3", "date": "2026-01-07", "year": 2026, "month": 1, "amount": 1938, "ledger": "01a20968-20b9-72ef-883b-6813ee48cc7e", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-01-07T04:39:43.857Z", "updatedAt": "2026-01-07T04:39:43.857Z", "voucherNo": "V2025-26/0023", "ledgerName": "Salaries"}'),
  ('019b9be6-f910-777b-ab85-50434dc76b14', '2026-01-08 04:39:24.176+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'expense.create', 'expense', '019b9be6-f910-7653-ac06-23d7fa39a45b', '019b9be6-f910-7786-9680-21fd401b0b96', NULL, '{"_id": "019b9be6-f910-7653-ac06-23d7fa39a45b", "date": "2026-01-08", "year": 2026, "month": 1, "amount": 86, "ledger": "01a20968-20b9-72ef-883b-76039e183916", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-08T04:39:24.176Z", "updatedAt": "2026-01-08T04:39:24.176Z", "voucherNo": "V2025-26/0024", "ledgerName": "Internet"}'),
  ('019bea69-43a4-7427-8f99-f62c875b7a63', '2026-01-23 10:32:05.796+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20968-2030-76b9-bca8-396af443f956', '019bea69-43a4-7498-80db-bf48aa528247', NULL, '{"_id": "01a20968-2030-76b9-bca8-396af443f956", "bCode": "GD-2602", "bTime": "08:00 to 10:00", "endDate": "2026-07-13", "version": 1, "startDate": "2026-02-13", "courseName": "Graphic Design"}'),
  ('019c1cef-33c4-775a-ada6-35585d1d30ce', '2026-02-02 05:59:24.356+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'fee.record', 'receipt', '019c1cef-33c4-754d-b24c-3d74432b5c57', '019c1cef-33c4-71c4-993e-ce44664191e8', NULL, '{"_id": "019c1cef-33c4-754d-b24c-3d74432b5c57", "due": 0, "date": "2026-02-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 2, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-72c4-971e-c68a708b321f", "version": 1, "issuedOn": "2026-02-02", "receiptNo": "2025-26/000009"}'),
  ('019c31b6-9ffd-738c-b932-6bbb44bf11d4', '2026-02-06 06:49:38.045+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'expense.create', 'expense', '019c31b6-9ffd-74b4-9f50-a3410db09cd3', '019c31b6-9ffd-7329-92ce-8afd5a3a4605', NULL, '{"_id": "019c31b6-9ffd-74b4-9f50-a3410db09cd3", "date": "2026-02-06", "year": 2026, "month": 2, "amount": 2457, "ledger": "01a20968-20b9-72ef-883b-6813ee48cc7e", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-02-06T06:49:38.045Z", "updatedAt": "2026-02-06T06:49:38.045Z", "voucherNo": "V2025-26/0025", "ledgerName": "Salaries"}'),
  ('019c369f-a274-718a-b703-4a9a39f20f16', '2026-02-07 05:42:37.428+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'expense.create', 'expense', '019c369f-a274-7260-b969-8d0437204fb5', '019c369f-a274-7610-8a9c-c25e4f2d43af', NULL, '{"_id": "019c369f-a274-7260-b969-8d0437204fb5", "date": "2026-02-07", "year": 2026, "month": 2, "amount": 1365, "ledger": "01a20968-20b9-72ef-883b-6ed7740abe73", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-02-07T05:42:37.428Z", "updatedAt": "2026-02-07T05:42:37.428Z", "voucherNo": "V2025-26/0026", "ledgerName": "Rent"}'),
  ('019c411e-2084-7190-a260-64a9b30c11f3', '2026-02-09 06:36:59.396+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'expense.create', 'expense', '019c411e-2084-7424-8248-a1a002d7bab5', '019c411e-2084-7635-8a27-9331f767dbb8', NULL, '{"_id": "019c411e-2084-7424-8248-a1a002d7bab5", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 327, "ledger": "01a20968-20b9-72ef-883b-71a6574c34a4", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T06:36:59.396Z", "updatedAt": "2026-02-09T06:36:59.396Z", "voucherNo": "V2025-26/0027", "ledgerName": "Electricity"}'),
  ('019c423e-23a9-777d-9814-ec06c35ca13c', '2026-02-09 11:51:34.569+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'expense.create', 'expense', '019c423e-23a9-7775-8aea-781be0a92c59', '019c423e-23a9-70fb-8731-84c50e703ce9', NULL, '{"_id": "019c423e-23a9-7775-8aea-781be0a92c59", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 109, "ledger": "01a20968-20b9-72ef-883b-76039e183916", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T11:51:34.569Z", "updatedAt": "2026-02-09T11:51:34.569Z", "voucherNo": "V2025-26/0028", "ledgerName": "Internet"}'),
  ('019c7004-9136-7494-bd09-2f092b389d15', '2026-02-18 09:11:13.462+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20968-2030-76b9-bca8-3cec742ddbbd', '019c7004-9136-70ec-a8d7-2c4a53d8fcac', NULL, '{"_id": "01a20968-2030-76b9-bca8-3cec742ddbbd", "bCode": "DM-2603", "bTime": "12:30 to 14:30", "endDate": "2026-06-11", "version": 1, "startDate": "2026-03-11", "courseName": "Digital Marketing"}'),
  ('019cfa32-3a20-7642-9ba0-ec501a3ce19b', '2026-03-17 05:08:41.632+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20968-2030-76b9-bca8-424e1185a9ed', '019cfa32-3a20-76cc-a944-757e5c5aa258', NULL, '{"_id": "01a20968-2030-76b9-bca8-424e1185a9ed", "bCode": "HT-2604", "bTime": "10:00 to 12:00", "endDate": "2026-06-07", "version": 1, "startDate": "2026-04-07", "courseName": "Hindi Typing"}'),
  ('019d47ad-09b4-71a4-a923-0863d22d23de', '2026-04-01 06:13:35.796+00', '01976d38-7d5f-7439-8744-0f5bf3649370', '', 'student', 'project.add', 'project', '019d47ad-09b4-7027-8169-9a38530baa2f', '019d47ad-09b4-7231-80f9-9f80897d35e8', NULL, '{"_id": "019d47ad-09b4-7027-8169-9a38530baa2f", "student": "01976d38-7d5f-7439-8744-0f5bf3649370", "version": 1}'),
  ('019d805b-85ba-76bf-af27-4df72ba8f0d8', '2026-04-12 06:22:54.906+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20968-2030-76b9-bca8-470333dd4e1a', '019d805b-85ba-720a-9a0f-4ce3e7878e69', NULL, '{"_id": "01a20968-2030-76b9-bca8-470333dd4e1a", "bCode": "FR-2605", "bTime": "08:00 to 10:00", "endDate": "2026-09-03", "version": 1, "startDate": "2026-05-03", "courseName": "Français des affaires"}'),
  ('019daf1c-ae23-73f6-89f5-5d75906260b8', '2026-04-21 08:16:25.635+00', '01976d38-7d5f-7439-8744-0f5bf3649370', '', 'student', 'portfolio.add', 'portfolio', '019daf1c-ae23-7043-95f7-c6937303ea0b', '019daf1c-ae23-769a-8d2d-0488fca28e75', NULL, '{"_id": "019daf1c-ae23-7043-95f7-c6937303ea0b", "student": "01976d38-7d5f-7439-8744-0f5bf3649370", "version": 1}'),
  ('019e0afc-7890-761c-9d75-8575a804850f', '2026-05-09 04:26:18.64+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20968-2030-76b9-bca8-4ac3374fa2ab', '019e0afc-7890-7352-954c-1028067db2ff', NULL, '{"_id": "01a20968-2030-76b9-bca8-4ac3374fa2ab", "bCode": "TALLY-2605", "bTime": "12:30 to 14:30", "endDate": "2026-08-30", "version": 1, "startDate": "2026-05-30", "courseName": "Tally with GST"}'),
  ('019e91fd-57b9-74d9-83ef-1008619bb06a', '2026-06-04 09:35:59.929+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20968-2030-76b9-bca8-4f6b81257d60', '019e91fd-57b9-718a-b1b6-e13043a37ff2', NULL, '{"_id": "01a20968-2030-76b9-bca8-4f6b81257d60", "bCode": "PY-2606", "bTime": "08:00 to 10:00", "endDate": "2026-10-25", "version": 1, "startDate": "2026-06-25", "courseName": "Python Programming"}'),
  ('019f1d81-7446-75c5-bfc5-9eb01a19fdcb', '2026-07-01 11:47:31.014+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20968-2030-76b9-bca8-51f9ae837a59', '019f1d81-7446-7112-89db-63676758a41e', NULL, '{"_id": "01a20968-2030-76b9-bca8-51f9ae837a59", "bCode": "FSW-2607", "bTime": "10:00 to 12:00", "endDate": null, "version": 1, "startDate": "2026-07-22", "courseName": "Full Stack Web Development"}'),
  ('019f4660-91bf-7039-9874-ad030e7b97df', '2026-07-09 10:16:01.727+00', '01976d38-7d5f-7439-8744-0f5bf3649370', '', 'student', 'portfolio.add', 'portfolio', '019f4660-91bf-72ea-b18f-09c2afa6e25b', '019f4660-91bf-722c-8bdd-b4ebb220799b', NULL, '{"_id": "019f4660-91bf-72ea-b18f-09c2afa6e25b", "student": "01976d38-7d5f-7439-8744-0f5bf3649370", "version": 1}'),
  ('019fa230-ae6c-747f-a011-1dda7f4ff9a8', '2026-07-27 06:08:47.212+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20968-2031-71be-b3c4-be0fe45ff40a', '019fa230-ae6c-7362-8ac1-51e5fc98c9f5', NULL, '{"_id": "01a20968-2031-71be-b3c4-be0fe45ff40a", "bCode": "DA-2608", "bTime": "10:00 to 12:00", "endDate": "2027-02-17", "version": 1, "startDate": "2026-08-17", "courseName": "Data Analytics"}'),
  ('01a02eaf-9c16-7066-b2e9-7d07005ebcf6', '2026-08-23 12:54:15.83+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20968-2031-71be-b3c4-c12ff7438ced', '01a02eaf-9c16-73c3-ad9e-109d0b4ddabd', NULL, '{"_id": "01a20968-2031-71be-b3c4-c12ff7438ced", "bCode": "GD-2609", "bTime": "08:00 to 10:00", "endDate": "2027-02-13", "version": 1, "startDate": "2026-09-13", "courseName": "Graphic Design"}'),
  ('01a0b40e-f07d-74cd-89e2-927e909b3503', '2026-09-18 10:27:53.085+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20968-2031-71be-b3c4-c53c78c915ff', '01a0b40e-f07d-70af-9374-05f764cd9ad6', NULL, '{"_id": "01a20968-2031-71be-b3c4-c53c78c915ff", "bCode": "DM-2610", "bTime": "12:30 to 14:30", "endDate": null, "version": 1, "startDate": "2026-10-09", "courseName": "Digital Marketing"}'),
  ('01a0d6d4-797a-71e6-b43f-5679a41fe205', '2026-09-25 04:30:44.09+00', '01976d38-7d5f-7439-8744-0f5bf3649370', '', 'student', 'project.add', 'project', '01a0d6d4-797a-709f-8456-cfe0d8e7cf5a', '01a0d6d4-797a-7553-b803-28863f29a36d', NULL, '{"_id": "01a0d6d4-797a-709f-8456-cfe0d8e7cf5a", "student": "01976d38-7d5f-7439-8744-0f5bf3649370", "version": 1}'),
  ('01a11b91-9b52-76c4-9273-41a0544fdd39', '2026-10-08 12:51:29.746+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'student.register', 'student', '01a11b91-9b52-7794-9709-c1adf22a44aa', '01a11b91-9b52-771b-b42c-6de5bc21c177', NULL, '{"_id": "01a11b91-9b52-7794-9709-c1adf22a44aa", "fee": 13500, "mode": "offline", "batch": "DM-2610", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2026-11-12", "endDate": null, "version": 1, "TotalFee": 13500, "declared": null, "isPlaced": "notPlaced", "cduration": "3 months", "PendingFee": 13500, "isCompleted": "no", "joiningDate": "2026-10-08"}'),
  ('01a13e7e-69d3-7043-854c-cdc396bfa892', '2026-10-15 07:37:14.451+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20968-2031-71be-b3c4-c96bd32c2942', '01a13e7e-69d3-74e9-a5fc-2a6d75852b6e', NULL, '{"_id": "01a20968-2031-71be-b3c4-c96bd32c2942", "bCode": "HT-2611", "bTime": "10:00 to 12:00", "endDate": "2027-01-05", "version": 1, "startDate": "2026-11-05", "courseName": "Hindi Typing"}'),
  ('01a19b44-4019-7747-b08f-a958f51dc13f', '2026-11-02 07:58:23.769+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19b44-4019-765e-8db0-97590d7a6925', '01a19b44-4019-708c-92cf-fe4d22123e13', NULL, '{"_id": "01a19b44-4019-765e-8db0-97590d7a6925", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 221, "ledger": "01a20968-20b9-72ef-883b-6ed7740abe73", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T07:58:23.769Z", "updatedAt": "2026-11-02T07:58:23.769Z", "voucherNo": "V2026-27/0001", "ledgerName": "Rent"}'),
  ('01a19c3d-3bc5-76dc-8309-cf891a29ad99', '2026-11-02 12:30:21.125+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19c3d-3bc5-7551-bb09-dc51d86642e1', '01a19c3d-3bc5-77f0-b4f2-f749447e20d7', NULL, '{"_id": "01a19c3d-3bc5-7551-bb09-dc51d86642e1", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 398, "ledger": "01a20968-20b9-72ef-883b-6813ee48cc7e", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T12:30:21.125Z", "updatedAt": "2026-11-02T12:30:21.125Z", "voucherNo": "V2026-27/0002", "ledgerName": "Salaries"}'),
  ('01a1a4b8-370c-7544-8360-3b4b736f6101', '2026-11-04 04:01:38.572+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1a4b8-370c-7242-b3e2-5ef13387d418', '01a1a4b8-370c-766f-982b-30072804104d', NULL, '{"_id": "01a1a4b8-370c-7242-b3e2-5ef13387d418", "date": "2026-11-04", "year": 2026, "month": 11, "amount": 53, "ledger": "01a20968-20b9-72ef-883b-71a6574c34a4", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-04T04:01:38.572Z", "updatedAt": "2026-11-04T04:01:38.572Z", "voucherNo": "V2026-27/0003", "ledgerName": "Electricity"}'),
  ('01a1b03c-724d-73f5-9762-e6a47b55403c', '2026-11-06 09:41:53.869+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b03c-724d-71fe-9cbc-cce6c678297c', '01a1b03c-724d-73e6-834f-cbedc5350630', NULL, '{"date": "2026-11-06", "absent": 1, "present": 0, "batchCode": "DM-2610"}'),
  ('01a1b03c-74c1-7230-a97a-b840f844bc39', '2026-11-06 09:41:54.497+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'student.register', 'student', '01a1b03c-74c1-748a-b69a-fe7e4acc5ec7', '01a1b03c-74c1-769d-928e-235c309672d0', NULL, '{"_id": "01a1b03c-74c1-748a-b69a-fe7e4acc5ec7", "fee": 4050, "mode": "online", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-11", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-06"}'),
  ('01a1b0c9-1727-74cb-bad5-013894f325ad', '2026-11-06 12:15:31.111+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b0c9-1727-727b-9dbe-42366dd744d4', '01a1b0c9-1727-752d-baf4-02f8ce8556ba', NULL, '{"date": "2026-11-06", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1b4a5-afa4-765f-a90c-2fa759012b52', '2026-11-07 06:15:19.716+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'student.disable', 'student', '01a11b91-9b52-7794-9709-c1adf22a44aa', '01a1b4a5-afa4-705a-ae65-9b4eec678efb', '{"status": "Active"}', '{"status": "Disable"}'),
  ('01a1b51d-6a8b-7695-8c85-31a542562d43', '2026-11-07 08:26:06.347+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b51d-6a8b-7260-b75d-93818e413b5b', '01a1b51d-6a8b-7349-8d78-91567892dc00', NULL, '{"date": "2026-11-07", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1be83-9230-7027-92f8-3f1639f567c6', '2026-11-09 04:14:16.112+00', NULL, '', 'anyone', 'student.apply', 'student', '01a1be83-9230-7575-843d-ef5f6ab5bb14', '01a1be83-9230-7765-85dc-562e8fecfc44', NULL, '{"_id": "01a1be83-9230-7575-843d-ef5f6ab5bb14", "fee": 16500, "mode": "offline", "batch": "FR-2612", "course": "Français des affaires", "status": "Pending", "PaidFee": 0, "dueDate": "2027-01-05", "endDate": null, "version": 1, "TotalFee": 0, "declared": {"fee": 16500, "Paidfee": 8250, "payMode": "Online"}, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 0, "isCompleted": "no", "joiningDate": "2026-12-01"}'),
  ('01a1c041-4eb3-70d1-9af8-68038b789389', '2026-11-09 12:21:07.891+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c041-4eb3-724f-839c-712eb627a082', '01a1c041-4eb3-72a4-8433-9dd404c67774', NULL, '{"date": "2026-11-09", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1c057-66d2-7789-bf58-8d26bfd1ba67', '2026-11-09 12:45:15.858+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1c057-66d2-75c5-9131-32ae16a3a1d0', '01a1c057-66d2-7648-979a-419cf7de9311', NULL, '{"_id": "01a1c057-66d2-75c5-9131-32ae16a3a1d0", "date": "2026-11-09", "year": 2026, "month": 11, "amount": 17, "ledger": "01a20968-20b9-72ef-883b-76039e183916", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-09T12:45:15.858Z", "updatedAt": "2026-11-09T12:45:15.858Z", "voucherNo": "V2026-27/0004", "ledgerName": "Internet"}'),
  ('01a1c432-5b10-71ac-80ba-8f3abaad4154', '2026-11-10 06:43:16.88+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20968-2031-71be-b3c4-cc24fdd6274c', '01a1c432-5b10-775a-a6c8-492586e12349', NULL, '{"_id": "01a20968-2031-71be-b3c4-cc24fdd6274c", "bCode": "FR-2612", "bTime": "15:00 to 17:00", "endDate": null, "version": 1, "startDate": "2026-12-01", "courseName": "Français des affaires"}'),
  ('01a1c53b-8e49-75de-9259-469697e5bfa4', '2026-11-10 11:32:57.033+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c53b-8e49-7380-a797-cd918ca787ba', '01a1c53b-8e49-749c-8d76-e9710468343c', NULL, '{"date": "2026-11-10", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ca38-8fec-74e9-8a7b-cd6355311258', '2026-11-11 10:47:46.924+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ca38-8fec-7372-bae4-fe375ac9dfcd', '01a1ca38-8fec-7571-9532-6b982d9eccba', NULL, '{"date": "2026-11-11", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ce42-8cd3-750b-9f4e-32a5f586a72c', '2026-11-12 05:37:10.355+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ce42-8cd3-701b-937c-4cb55c4be8f8', '01a1ce42-8cd3-759f-a9c0-801f5337cd72', NULL, '{"date": "2026-11-12", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1cf35-657d-728c-9323-45b4eb337fcb', '2026-11-12 10:02:25.533+00', '01a20968-205e-7085-b79c-a4f05d034141', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01a1cf35-657d-7692-bd85-7d623cf1bcb5', '01a1cf35-657d-75bf-891d-b1574205b20d', NULL, '{"_id": "01a1cf35-657d-7692-bd85-7d623cf1bcb5", "due": 3050, "date": "2026-11-12", "paid": 1000, "year": 2026, "bCode": "HT-2611", "month": 11, "course": "Hindi Typing", "changed": false, "payMode": "Online", "payable": 4050, "student": "01a1b03c-74c1-748a-b69a-fe7e4acc5ec7", "version": 1, "issuedOn": "2026-11-12", "receiptNo": "2026-27/000001"}'),
  ('01a1d445-07d9-7553-90f1-39988c8a538e', '2026-11-13 09:37:36.217+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d445-07d9-77aa-801f-29c5efc55700', '01a1d445-07d9-770b-9d4c-fc33fd62c612', NULL, '{"date": "2026-11-13", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1d916-73a3-7225-a647-05f99c8bbaa9', '2026-11-14 08:04:49.699+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d916-73a3-7181-9bc1-5f17efd630e3', '01a1d916-73a3-7197-8611-c7ab1c658bc6', NULL, '{"date": "2026-11-14", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e402-4a37-703a-add3-9cce571373dd', '2026-11-16 10:58:37.751+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e402-4a37-77b5-809c-62e032a53475', '01a1e402-4a37-727b-a957-68a4aadab9b4', NULL, '{"date": "2026-11-16", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e95a-a683-7745-a55c-5493cbeb414a', '2026-11-17 11:53:14.627+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e95a-a683-74cd-b312-9cb63e2bf4b1', '01a1e95a-a683-74dd-a553-cd5d90f911f9', NULL, '{"date": "2026-11-17", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ee80-40dd-73f4-8a6d-2266d7c61985', '2026-11-18 11:52:25.053+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ee80-40dd-749e-92c7-5e3cfe8d2cdd', '01a1ee80-40dd-743c-a92b-b53614acc4ac', NULL, '{"date": "2026-11-18", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f2a8-7850-7649-9d03-6339edf785a9', '2026-11-19 07:14:49.552+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f2a8-7850-71d3-bab0-5547261d1aff', '01a1f2a8-7850-77f4-bb43-da46d7eae66f', NULL, '{"date": "2026-11-19", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f8c0-38a9-74a8-abd5-76bf1d44c776', '2026-11-20 11:38:29.417+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f8c0-38a9-760d-a4ce-275d3ef19f24', '01a1f8c0-38a9-7547-b9b3-fcf563c185f1', NULL, '{"date": "2026-11-20", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1fb86-a83e-7434-8f9d-ebc99a762649', '2026-11-21 00:34:28.542+00', '01a20968-200e-7592-a432-20df0335e7c7', 'Hari Example', 'hr', 'student.register', 'student', '01a1fb86-a83e-7574-864a-95f473c472da', '01a1fb86-a83e-76fb-99f4-0504ccb1e9fa', NULL, '{"_id": "01a1fb86-a83e-7574-864a-95f473c472da", "fee": 4050, "mode": "offline", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-26", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-21"}'),
  ('01a20968-2015-778e-acca-d375cd82d41f', '2026-11-21 04:30:00+00', NULL, '', 'system', 'institute.create', 'institute', '00000000-0000-0000-0000-000000000000', 'dump', NULL, '{"name": "Namuna Training Institute (demo)", "phone": "+91 55500 00000", "address": "1 Example Road, Example Nagar", "timeZone": "Asia/Kolkata", "selfRegistration": true}'),
  ('01a20968-2018-7613-99dc-700a8fae2782', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a20968-200d-7325-bb82-9eee27adcda5', 'dump', NULL, '{"id": "01a20968-200d-7325-bb82-9eee27adcda5", "name": "Asha Example", "role": "admin", "email": "admin@example.com"}'),
  ('01a20968-2019-76e1-9756-834d65fbb247', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a20968-200e-7592-a432-20df0335e7c7', 'dump', NULL, '{"id": "01a20968-200e-7592-a432-20df0335e7c7", "name": "Hari Example", "role": "hr", "email": "hr@example.com"}'),
  ('01a20968-210f-73ba-905a-0d18c9929655', '2026-11-21 04:30:00+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'discount.give', 'student', '01a1b03c-74c1-748a-b69a-fe7e4acc5ec7', 'dump', NULL, '{"amount": "500.00", "course": "Hindi Typing"}'),
  ('01a20968-2124-72bf-b6c4-362cbc023d10', '2026-11-21 04:30:00+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Asha Example', 'admin', 'refund.record', 'refund', '01a20968-2119-71de-b1ba-3d5db78ff746', 'dump', NULL, '{"_id": "01a20968-2119-71de-b1ba-3d5db78ff746", "date": "2026-11-21T00:00:00.000Z", "bCode": "HT-2611", "amount": "200.00", "course": "Hindi Typing", "payMode": "Cash", "student": "01a1b03c-74c1-748a-b69a-fe7e4acc5ec7", "version": 1, "issuedOn": "2026-11-21T00:00:00.000Z", "refundNo": "R2026-27/0001", "enrolment": "01a1b03c-74c1-74e2-9e58-382eab8b2e54", "paidAfter": "800.00", "paidBefore": "1000.00"}'),
  ('01a20968-2183-75a7-9505-1c3429ae25d9', '2026-11-21 04:30:00+00', NULL, '', 'system', 'student.update', 'student', '01976d38-7d5f-7439-8744-0f5bf3649370', 'dump', '{}', '{}');
insert into audit_link ("n", "entry_id", "entry_digest", "subject_id", "personal_fields", "personal_digests", "latest_at", "chained_at", "hash") overriding system value values
  ('1', '019583bb-5506-74da-a171-2d23d38e0481', E'\\xbc382319b44af8b4c9f72ecd587874d774d5f84dd4e3f148147286c5d9fce81d', NULL, '{}', E'\\x', '2025-03-11 05:44:07.174+00', '2026-11-21 04:30:00+00', E'\\x70e3daa1fcae4d71b9dd22a039428bf86c74a6fda3711ffd092122e5629a758f'),
  ('10', '0195eaed-5b52-75cf-91be-e46cf266e02f', E'\\xddcfc324110ff3844ce6870cd0cf76db03bfd7b542e496a346aaa08a6835b408', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x687de1161aec389ae91d6a6b37b8b0f5d31f91e529c46579b6b2b45760396b36'),
  ('100', '01a19c3d-3bc5-76dc-8309-cf891a29ad99', E'\\x50d261217ba98b3b1b568452395ab485986db2ed503fdcd9cffe709df8a53efe', NULL, '{}', E'\\x', '2026-11-02 12:30:21.125+00', '2026-11-21 04:30:00+00', E'\\x71425abb346e69994cf82563c1ece7aefcbee72b2d37c7f05eecf9962a2ac0f8'),
  ('101', '01a1a4b8-370c-7544-8360-3b4b736f6101', E'\\x17965683653b0bd28e8ccb673386c41364c716e6eb3d8fdc0706564b6dd7683c', NULL, '{}', E'\\x', '2026-11-04 04:01:38.572+00', '2026-11-21 04:30:00+00', E'\\x27820bc1ce14b4904bf331d7c86d0a99f2e3d49f9470e24fe72be3cb6cfc54bb'),
  ('102', '01a1b03c-724d-73f5-9762-e6a47b55403c', E'\\xc3681838149f107c763453c9b6c280ad6f490b94e10418a2b486ded3177c8647', NULL, '{}', E'\\x', '2026-11-06 09:41:53.869+00', '2026-11-21 04:30:00+00', E'\\x2534a4d42cb5d3b4960dca61f2a58612fa14ccc2f10480575cfc6604fcf61973'),
  ('103', '01a1b03c-74c1-7230-a97a-b840f844bc39', E'\\x777bfb8335586e957af2c36c0b52d59c2101da07003227f5b29c7af74a923de6', NULL, '{}', E'\\x', '2026-11-06 09:41:54.497+00', '2026-11-21 04:30:00+00', E'\\x53e7f21d57a52f2daedb72fc5c9dcb0a629eafb753120ee232b1bd32ce560fd7'),
  ('104', '01a1b0c9-1727-74cb-bad5-013894f325ad', E'\\xce8652e922196fca9f97cf46e096f04bb39dcd82c9653504a197eaf857e8f9a4', NULL, '{}', E'\\x', '2026-11-06 12:15:31.111+00', '2026-11-21 04:30:00+00', E'\\xe2edd849a38c5564d2dab8a0c59acaa177399f7ea6a42c51947da51f1b8d18e9'),
  ('105', '01a1b4a5-afa4-765f-a90c-2fa759012b52', E'\\x6e3e255b9af47c7afd98456a5b7c1143201a292c2ccd1058dcd6b009e52b9b78', NULL, '{}', E'\\x', '2026-11-07 06:15:19.716+00', '2026-11-21 04:30:00+00', E'\\x6b8861863a1a67bc7fdcb8811c2cfe17502d2dd05d7ee056eceda98f243f00ba'),
  ('106', '01a1b51d-6a8b-7695-8c85-31a542562d43', E'\\x1714c8125fc8b0922948d77c19618323a9ada85d0d3ba3e1ff00a74354e30fb5', NULL, '{}', E'\\x', '2026-11-07 08:26:06.347+00', '2026-11-21 04:30:00+00', E'\\xcfe7250743ecc10e6198c863feacd3052e8805e2c28f789651868a6e6fcaaf45'),
  ('107', '01a1be83-9230-7027-92f8-3f1639f567c6', E'\\x26cea3c0330bf27faac4e172aedbd5b107c07747d977c781e86cef132938d923', NULL, '{}', E'\\x', '2026-11-09 04:14:16.112+00', '2026-11-21 04:30:00+00', E'\\xb61b732c9dd347319d2e9e646186527675243c1785f7eafeacb630a0a9904e09'),
  ('108', '01a1c041-4eb3-70d1-9af8-68038b789389', E'\\x78c1ef934d823450262d43d6dd6b3b6dbec7c1b2f7ed7e9f19d640b84672bbbb', NULL, '{}', E'\\x', '2026-11-09 12:21:07.891+00', '2026-11-21 04:30:00+00', E'\\xf2c4ec806568ad83ab6f9b256597e3b51833d0a88c92ca8965edc681f637f6ad'),
  ('109', '01a1c057-66d2-7789-bf58-8d26bfd1ba67', E'\\x007f2b259d7268321458d53e7455e00e797c62970f59ea5b178ab3b88230d09b', NULL, '{}', E'\\x', '2026-11-09 12:45:15.858+00', '2026-11-21 04:30:00+00', E'\\x55bdbdaacca6b141a302146f7bd8a49052f37a2a5f08b876b61135bd804e8b04'),
  ('11', '0195efe3-4389-7455-8931-43d45118ae9b', E'\\x36695a9844f679a4319eaedd70e3d95def99d0b6481afa9a22c1e9783fb19534', NULL, '{}', E'\\x', '2025-04-01 05:46:43.465+00', '2026-11-21 04:30:00+00', E'\\x1ce3c7e214473f8625654d8755b5a447f5de2fd1f44e995cd6b0515cfc2df399'),
  ('110', '01a1c432-5b10-71ac-80ba-8f3abaad4154', E'\\xaacd912818a274510ea3d2eea70eb7dd651a0c30d94220fece8a178f7c309f9d', NULL, '{}', E'\\x', '2026-11-10 06:43:16.88+00', '2026-11-21 04:30:00+00', E'\\x7727cd493734a7bc3593460f1d8fd08c519f6cff6be7d49d58c8915e17334ed8'),
  ('111', '01a1c53b-8e49-75de-9259-469697e5bfa4', E'\\xea0679646609457bda0840411d70c65a3a709d20cda3c3b706c553e604ae38a1', NULL, '{}', E'\\x', '2026-11-10 11:32:57.033+00', '2026-11-21 04:30:00+00', E'\\x0198e02b319abf6adb0d2d9143330b897421486976812d85b5c9431dd9c040f3'),
  ('112', '01a1ca38-8fec-74e9-8a7b-cd6355311258', E'\\xc694b56b008529f3c0270b70bc451eaecfde97ea1d14557f794d740db199bbf9', NULL, '{}', E'\\x', '2026-11-11 10:47:46.924+00', '2026-11-21 04:30:00+00', E'\\x038e9e0eb2771c109bec88f09687d5c46a9e7a46eb6f78c6f7d4c4ca905db7a1'),
  ('113', '01a1ce42-8cd3-750b-9f4e-32a5f586a72c', E'\\xa5b675e5d13d0f0e00d97fe848c43a93c9af244ee6368c490cac5b41361d4cc2', NULL, '{}', E'\\x', '2026-11-12 05:37:10.355+00', '2026-11-21 04:30:00+00', E'\\x2561db493005c510c28b9614671f6cafbf19d648da9ac15dc93bd1a6509f245f'),
  ('114', '01a1cf35-657d-728c-9323-45b4eb337fcb', E'\\xde9ee9e574c4601246d92a7674fb38c8c6716c087714e355920add83d90a693e', NULL, '{}', E'\\x', '2026-11-12 10:02:25.533+00', '2026-11-21 04:30:00+00', E'\\x1580fa24260c0271e57dc5362d2164b6a7b7a269d7c28a63cafa19940ea3bf04'),
  ('115', '01a1d445-07d9-7553-90f1-39988c8a538e', E'\\xc1c8ea4b3bc84915d208174bdee2507d59a73989d8c1a445abab7724602cc35c', NULL, '{}', E'\\x', '2026-11-13 09:37:36.217+00', '2026-11-21 04:30:00+00', E'\\xb1d79cfd5f9d880d0f00b26d250c81e20d92c57ec7c57ca4c3c594004f88858d'),
  ('116', '01a1d916-73a3-7225-a647-05f99c8bbaa9', E'\\x0b6024765b09429ca6f8853fb82ed520019ae07eab55d3f6ecc96c9ccd894383', NULL, '{}', E'\\x', '2026-11-14 08:04:49.699+00', '2026-11-21 04:30:00+00', E'\\x6f1095e3bb5bbdd2a5b40da9ec54d45e885c5b3c77dcd0116092ac4de139b252'),
  ('117', '01a1e402-4a37-703a-add3-9cce571373dd', E'\\x84d1b31e054dc3e5508f88dab4213e54b3a8f3db67b28147037ed53e7c7daeb4', NULL, '{}', E'\\x', '2026-11-16 10:58:37.751+00', '2026-11-21 04:30:00+00', E'\\x306680d3da29b47116e202e7d83f4bd5d034d36c42b1bd5720f5c2ea30ed0b71'),
  ('118', '01a1e95a-a683-7745-a55c-5493cbeb414a', E'\\xbe71135aca7920a60cbd4458e3ca122485ad87abb857311cf24c877c9b89bd19', NULL, '{}', E'\\x', '2026-11-17 11:53:14.627+00', '2026-11-21 04:30:00+00', E'\\x0b982c31c340f0d7eba78ac86d9bd7c11f9edf42243b95011b1ebe61cdac824f'),
  ('119', '01a1ee80-40dd-73f4-8a6d-2266d7c61985', E'\\xa0c044cd80975803dde27e7e99ce6773623b5380063fca2867ae3db306ac7866', NULL, '{}', E'\\x', '2026-11-18 11:52:25.053+00', '2026-11-21 04:30:00+00', E'\\x7c1b2b44a520c21f3e203424f51881e614e5cfcd65a800e6737212194d088751'),
  ('12', '0195f066-eeb6-7243-8d82-777d08292bbc', E'\\x9ae2d2622bdca2490bfa2bb49bb7b775ef81c7b7f8ee5d9ce23c7e1df4e2baff', NULL, '{}', E'\\x', '2025-04-01 08:10:32.502+00', '2026-11-21 04:30:00+00', E'\\xcbf1ff9f2771b4692a23425e1a2d6f3e0c60f93824c819a5e4acc3ff651825c1'),
  ('120', '01a1f2a8-7850-7649-9d03-6339edf785a9', E'\\x8db445867006c50ddf29fe07d922dda1a24e38414021d66ec3cf91a65aff9240', NULL, '{}', E'\\x', '2026-11-19 07:14:49.552+00', '2026-11-21 04:30:00+00', E'\\x2508db267d815e2b289adb3a68eaf38931798a5e09061219df7c4f50218f3dbb'),
  ('121', '01a1f8c0-38a9-74a8-abd5-76bf1d44c776', E'\\x5af3645685d88958cf334b6a2acde393c0d0aa8b7395234da763c6dc19d069a2', NULL, '{}', E'\\x', '2026-11-20 11:38:29.417+00', '2026-11-21 04:30:00+00', E'\\x876dc4cd0e33345765ce5f3be178c656c5d0c5931b03ec0b2ce3d947dd9adc92'),
  ('122', '01a1fb86-a83e-7434-8f9d-ebc99a762649', E'\\x9e8200acea2b5f481b55d225af1ac7315827576cde34ad9e6b52dca8e24fcf5a', NULL, '{}', E'\\x', '2026-11-21 00:34:28.542+00', '2026-11-21 04:30:00+00', E'\\x20582c58f78a4f6e6bd8008ff2c94ab3fd912cc8ff526080a4bd3eb2d507bdaa'),
  ('123', '01a20968-2015-778e-acca-d375cd82d41f', E'\\x5af7e0acbed6078ccf61132dedf5043fac345e2fff883db46cef3632a32044eb', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x751a0f48e35f1b0ad502db5c78c41662b43a2e2bfa84ad1b6a79fa3ad7563f8e'),
  ('124', '01a20968-2018-7613-99dc-700a8fae2782', E'\\xf056bbe87eacb44a6e3d1eef84a62593ffba93a0b1cf07fb806763a93e40f512', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xec5bc620b1a3f509606579f47129a6da245e0a0ddc58ff36591b6093e87d623d'),
  ('125', '01a20968-2019-76e1-9756-834d65fbb247', E'\\x30fe482b65134f0cf361d6ae79c7945d723ff2036adf902692ea16becce2fe8f', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x5e2db48be38a7c4a1116cd678739e4b1d5b2747091ac856a717255c1427169fb'),
  ('126', '01a20968-210f-73ba-905a-0d18c9929655', E'\\x24ccd760b0c56d35dacd12d8e417eedad30bf1de178d3748348d0ccb98e35140', '01a1b03c-74c1-748a-b69a-fe7e4acc5ec7', '{reason}', E'\\x9a484bf50a1bc2db7f4160ea969e7812a4e3edf4606d6450f22a8169b0ad0a0d', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xfdb667ab1b52570e1abb7ecbf705afd63eb929977843b3bb5a3d395cfc7b867e'),
  ('127', '01a20968-2124-72bf-b6c4-362cbc023d10', E'\\xd57501b2753781e0fcc14dcfa86462572d82cc7f52253629c7140008ab5e0f6d', '01a1b03c-74c1-748a-b69a-fe7e4acc5ec7', '{reason}', E'\\x2722efc13e0a573673a4fa13ee303a9ee391cfcaf87817eba1e9611d6b89b3e7', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x893c592ba94863503eda1864fa1d95a7339cdefe0d656591a4bdb8944f7e4075'),
  ('13', '0195f0f8-846c-702e-a8d6-5d0f0741df97', E'\\x62874f725fecaafcbb2eee99cef95a3ebf9abdd66d5d8c567f949de5a0f8a4ea', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x4bb8c514acf38cf1b4ff6fe79ec3783897fca49eba6d4a88a7c8211773feba63'),
  ('14', '0195f0f8-846c-71fc-a390-48294a4c5770', E'\\x22ef354011960319e3de050296225b3ba2fcb448b545d6099473ab3cabfbe031', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x51b95ed840b58e2c29e99a95f50574225a2e4c4db4c13c866fbb1bf6b47f4998'),
  ('15', '0195f0f8-846c-7431-b3a1-6c7317c9645d', E'\\xad46544aa8ae03fdf5765096c4a5aaf55f5652965390778d31dd207d702fe330', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xe164f507caa5f51395d17cdbfeb6c2960d378032c2394c00ad519aaa5033918e'),
  ('16', '0195f0f8-846c-7476-b225-042e60408c7b', E'\\x4d21d4d7ed7caec952422d15b0da9631d1fb26caf03968e2be43b02c01719c5a', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x7605fe76767c0972cad52b0d82866b61ee53fdea67db4b2211a1800f34f8d851'),
  ('17', '0195f0f8-846c-7574-8bbb-9509d83e4bda', E'\\x9f19c08cbe333c4fe5b33bb7235bdf47ec2fc6d3ff3649e5efe2d6b0c75d811c', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xfee6836e681b7c3e3b38ff9140203f49813b69154a8aac631e79a685c7626572'),
  ('18', '0195f0f8-846c-777b-9f7d-21b86f2d345d', E'\\x350cb3733bf90133da856dc181e9e16b95f2ae42a07dd816e72c8502f3768026', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x83b90b4b4742d77867b7ea8298955d2b5344dbd10fc82c1e6f5ac52663dbd297'),
  ('19', '0195f0f8-846c-77a2-8f2f-0c864d289764', E'\\x832f5f0dd84f9e8e0a0db1390c962aeade561a05ea8af4d04c136a4cdb1b2eff', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x466cd14fb90acc0cb1f30e670b237014d81583196ef2370e2921432c83241359'),
  ('2', '0195eaed-5b52-708e-b253-8eaec514fb9e', E'\\x067afc90eed5b808ca776278d68a6295913414e5e4bdf95f14cd1230d0c1315d', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x6411b4b6f188a309d98a562ec07add54d3cff9ece30801ccb754561cc55fd010'),
  ('20', '0195f0f8-846c-77c5-a782-5062072393f0', E'\\x2685b6f38462d4710600c3bef3801f9d05ba28a48c1121980502c79481c40601', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xf16b2e5808844c550af9f3de6b79fb79ce05de6be22705334c803d88c45bbca2'),
  ('21', '0195f143-5a97-7481-b0e3-43bbfc4480c4', E'\\x1bfddd1e42e4e5c1a2438d3fbaf0c548214e38d1187c86204536a241979640a9', NULL, '{}', E'\\x', '2025-04-01 12:11:18.039+00', '2026-11-21 04:30:00+00', E'\\x974f60e3f5be75c224fe69ff12c9bdd8b7bb9b74c92d6205e6bbc56225b40535'),
  ('22', '0195f16e-4e64-7176-b6d9-8ebe3aa732d2', E'\\x5eeb2cc136dcd14399eae54b6c5c8a6e5eac8050b9213ca4ce05aaf6e7c6537e', NULL, '{}', E'\\x', '2025-04-01 12:58:12.964+00', '2026-11-21 04:30:00+00', E'\\xea540af88bade67abba0bc2c73a8db700afa7834b727f424e0a4e54cda764c8f'),
  ('23', '01960aa5-c6f2-70b2-9a92-435af0f88b4c', E'\\x572bb7f6d77f07c2ed88d8ef4174e64d45c4e09e313abdefdbf6c497607bf504', NULL, '{}', E'\\x', '2025-04-06 10:29:18.706+00', '2026-11-21 04:30:00+00', E'\\x7ff6e026548c36384569bbb6b4d1e76be67a37abeed7267cd06de7324c3cd223'),
  ('24', '01962e07-dbf7-7758-b9fd-272962bf283e', E'\\x4f66ed3c5c4352cbfc856d384989a19390f9ea57dc4f6f25814a474ea4e38cfb', NULL, '{}', E'\\x', '2025-04-13 07:23:09.175+00', '2026-11-21 04:30:00+00', E'\\x7bc7d244cb1e8ae628255c774807941266de7638ddbcd4e715c2f713f36c4c2c'),
  ('25', '01965222-1b54-73d5-a4d0-0f7995d6f088', E'\\x0aece499825e5bc0afc40ea40169ae27576cf5848b214f75b5e24a6c2413faed', NULL, '{}', E'\\x', '2025-04-20 07:38:09.108+00', '2026-11-21 04:30:00+00', E'\\xfe391b9c29e2c253844e86bb9ec1018eeab7c8c6e41000a282d1bd3d18f6bc70'),
  ('26', '0196952d-9296-7567-b980-b115354e117f', E'\\x99b61bafcdfd407a9c7244976545542348eabf594c0b4c6a87a06fcbfefbee28', NULL, '{}', E'\\x', '2025-05-03 08:05:14.006+00', '2026-11-21 04:30:00+00', E'\\xddb5a7d8bd21e331807ac2605b8fd6b14449e9eee231f96c7be0d8201eedd74f'),
  ('27', '01971baf-477f-7056-8c17-3de31f357867', E'\\xb0ea81be283b3d18754ce538b8cfec6e15ce2d745ca0fea158222a9df608e2c4', NULL, '{}', E'\\x', '2025-05-29 10:56:01.407+00', '2026-11-21 04:30:00+00', E'\\xbf60e6c5f1c2d4b887de5504405d7b587d41c407519d8c6c11f746dd015bc4d0'),
  ('28', '01972f8c-001d-71bc-a353-a6c5d4d50a94', E'\\x750b133be33ff0ee1b5bc7bc12f48616f7e98d423ebf815a7ae4d65e1405d599', NULL, '{}', E'\\x', '2025-06-02 07:29:53.693+00', '2026-11-21 04:30:00+00', E'\\xc561f047706da4ec0144514f243df6b5b7e2889957e2aba12570b09fce28b352'),
  ('29', '019730ae-176e-754e-b2fa-b383177ca50d', E'\\x8a205dc89f2321e7af217095e5b2a03c7be2c3f8263f2f86118709e439b3bac9', NULL, '{}', E'\\x', '2025-06-02 12:46:45.102+00', '2026-11-21 04:30:00+00', E'\\xb2b5c6970d4fd247cddfaf6282264435e234ad1b94cefe23a2f9246a6d49ddce'),
  ('3', '0195eaed-5b52-7110-a734-83fa434d55fa', E'\\x645d48c93dd743542276dcfc331a3988d09d51ea070e4d353100b1bb5771e566', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x153703ea351f024048de10943c4a64f22109faa27583d80031f0bfb61567aed7'),
  ('30', '01973f27-1abc-7796-a42f-2e2e959e484d', E'\\x328047f8aaedef2282d115d5ac4091fb4179ba684536d777f93627aecb54c87c', NULL, '{}', E'\\x', '2025-06-05 08:13:36.828+00', '2026-11-21 04:30:00+00', E'\\x8f337cc7d3086fdf9fa97a32d6f86c92836986f782c2a0d5758bfb597e2b11a8'),
  ('31', '01973f71-631b-7731-8bf9-a3d891d06a44', E'\\xa68390c6e3034e583a53d2d2b7e80f1329d97e26d91f9e0c318261be253f885e', NULL, '{}', E'\\x', '2025-06-05 09:34:45.019+00', '2026-11-21 04:30:00+00', E'\\x53391679bd001a5322803dba190c11a2a74ac7f076d1c4e29d0c472c459aa2c3'),
  ('32', '019744be-dbb1-73a9-b24a-39bb390f3237', E'\\xbda8a37ca584258badbe8c44030cdef049f36e91580c5f334a57216b49d64a98', NULL, '{}', E'\\x', '2025-06-06 10:17:28.241+00', '2026-11-21 04:30:00+00', E'\\x42458f3f1c687099f7e0f10838cca1c097eee5337c45b8380c81c383c5a50450'),
  ('33', '01976d38-7d5f-7361-8389-8e39de2ab1e7', E'\\x7c042952a4427b68142cbadfbcb47c2b24adc93e15155fc8fa3e93a759658bde', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\x9226ccbfecf4d1a45a68f764140c62415cac3fbd3de9897f472efd10a78d7b49'),
  ('34', '01976d38-7d5f-771e-8424-d7d2480b6009', E'\\x4b62e73627d61760791e42a8ba62337c574ef589048c72f58f9caa251bfc9534', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\xd782f929ddee664916df923fb40fc87d2bcad1df83012e49019de075d437ffa1'),
  ('35', '01977d82-9bf0-7767-b9c4-92e74f34b04a', E'\\x28b3b08442363eac515947903ebfd1ed88e98a6b5dd532f949b700aa3b8a2a2d', NULL, '{}', E'\\x', '2025-06-17 10:50:01.072+00', '2026-11-21 04:30:00+00', E'\\x3a9d8796a5dff2aa5f8e865cf8d9512475853a5eda57d9b1dbf1f8f06333f2be'),
  ('36', '0197a729-c8b5-722b-af70-05256b3f6c66', E'\\x1fa957d0f92be58672fe928cbc0de373227fa60947a50dfe702973ecdb9f19c7', NULL, '{}', E'\\x', '2025-06-25 12:57:02.901+00', '2026-11-21 04:30:00+00', E'\\x2cbeac6d20953056a70ae647e6662db630568fa5bbb0ae24b1cdebc4db5b350d'),
  ('37', '0197cf00-2cf0-72f1-871f-eb89b127b08d', E'\\x48f6882820d842c291da134887db7d328cc02efc5fd6da3e16bb0fb984d171e1', NULL, '{}', E'\\x', '2025-07-03 06:36:24.688+00', '2026-11-21 04:30:00+00', E'\\x2b7b95eac4e278351978605d28cb2b0896d7463b319629dc680e3309f47fded4'),
  ('38', '0197d3b1-cdf4-7510-a069-67cfed884e28', E'\\x4af841482b30cbf93462ef57543aab0e5328aedf6ae1913fcd0531c3766888ae', NULL, '{}', E'\\x', '2025-07-04 04:28:54.644+00', '2026-11-21 04:30:00+00', E'\\x927066a90dcc1f916833310f1f3c3fdb803d9d324d86074edde5cd0723b7eb45'),
  ('39', '0197d44b-78c3-71bf-98f3-b2c2ed49215b', E'\\x52c82ce9bc7de5bd87847478e5a23c46c2059ea9c5aa46f56224922ae2a62a27', NULL, '{}', E'\\x', '2025-07-04 07:16:45.379+00', '2026-11-21 04:30:00+00', E'\\xad97b86214818a818fe998b740d60db54bc59bd4851f543783c1c357e922f56c'),
  ('4', '0195eaed-5b52-7138-959c-52351d8c85e0', E'\\xc12b8cbc3da96b62f12de1b9bd26bab4a22a84de3baac5ae8461aca81dfae309', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x0679d7e9873c5158f2c1d570cc0bddf94df14223aa2660d82fcac81803655870'),
  ('40', '0197e9a1-67f5-7333-8627-4c8624a1c3ae', E'\\x2be39324abf2e8c0222b025cccdab1624944c22ea03d9ba0267e14c44cc0008a', NULL, '{}', E'\\x', '2025-07-08 10:42:38.709+00', '2026-11-21 04:30:00+00', E'\\x75f16016ae8080ce9dd4f444eae1ae494199001bef543263995db8bea76774c0'),
  ('41', '01980c8c-196a-7612-b51e-13d43365afde', E'\\x40acc1611d157bfa4e839feac505135178ce3dc2d5256c3a71a937ec781447a8', NULL, '{}', E'\\x', '2025-07-15 05:26:04.906+00', '2026-11-21 04:30:00+00', E'\\x7db8b14bd654234350f8352159ea3910a0477968a557f49cf8c2a170c3c18f8d'),
  ('42', '01982b99-c49f-706a-a981-8e0c6839eab4', E'\\x43b1c377ba7c4b822d71d16c97c7e899c6528af958f4f8b217852a6e966749d8', NULL, '{}', E'\\x', '2025-07-21 06:09:14.399+00', '2026-11-21 04:30:00+00', E'\\x1474acee5c39ed18bd0d0c99f83c7d911e5f4d84c2d7e4f8dd3c493443c9502a'),
  ('43', '0198305a-7b46-7659-8011-5ccc6823c597', E'\\x4a3dd76a33dcbc293305324fa4a487bc71b9cd7dc53bac6012496ef3a41452f2', NULL, '{}', E'\\x', '2025-07-22 04:18:12.934+00', '2026-11-21 04:30:00+00', E'\\x4ffd4c60846350ccd689a083ecfd1bbde60bf75baa5a81f3c3e8a8a5859b754c'),
  ('44', '01983ab5-5436-726a-8bc0-4644c5cc4573', E'\\x6caa8c3b86b310a1dc2418efb057bbfe2e50e8cb1a7412908ca5eb6dd002ec88', NULL, '{}', E'\\x', '2025-07-24 04:33:38.87+00', '2026-11-21 04:30:00+00', E'\\xe0b5c8c6f2437ff268b485fd1b0ee6248904f76b106babaabd471e1d56a0216b'),
  ('45', '01984f40-d442-75e8-967e-d653734c04b5', E'\\xd1feaef3df86113d37d34f231f2643a87bfd6b8394ce5b22dff8d570ed1293b6', NULL, '{}', E'\\x', '2025-07-28 04:18:25.474+00', '2026-11-21 04:30:00+00', E'\\xd23adf600367bc5e2004567edeeab0d7c303ac983263f68a7fd2c44936d64607'),
  ('46', '01985aa9-0953-71fc-8533-d3eeea5a9bf0', E'\\x976966c2297d547db32c6457f507f668ae97c553267e2a3851eda670a4929b5c', NULL, '{}', E'\\x', '2025-07-30 09:28:04.179+00', '2026-11-21 04:30:00+00', E'\\xb0215c7f4667d5e82ab55483c6bc52b2142b6940ebc344d35ab4b081c8909b67'),
  ('47', '01986905-43a3-729b-8e1f-a671cf16b479', E'\\x54f0dedd097bbd2e6e12e46d7008c11d5a461232f2ab20122465dc73570f5f90', NULL, '{}', E'\\x', '2025-08-02 04:23:29.443+00', '2026-11-21 04:30:00+00', E'\\xab72e9c0201590a65e3b547a51ddafd151398935783b416f9e25318a0d9e3062'),
  ('48', '019873c7-c03e-703d-a56e-61c68ad6e0bc', E'\\xed7dda2ba51914ab1dc737b00fb5598d4074a1b2dbcb7111c593aa6932627aac', NULL, '{}', E'\\x', '2025-08-04 06:32:07.486+00', '2026-11-21 04:30:00+00', E'\\x03e626091e3c4883874f641d3698a4a4ed780b5b093563c22acce071d51bd021'),
  ('49', '0198742d-391a-7429-8fb8-f2e9089aeda0', E'\\x6fb3659a7c64cd79715766a49a0d20d86a5151674691c817c6299899447ef1d1', NULL, '{}', E'\\x', '2025-08-04 08:22:57.562+00', '2026-11-21 04:30:00+00', E'\\x0a5f7cb88d76e3150a879be65462d34b06b972c82592c3872f3e1c026de95458'),
  ('5', '0195eaed-5b52-7171-8262-c6c550c98c73', E'\\x01fa17528dfb290370e8ba42e85a7c6221e393c2cc8ca7136f9b9ab3fa3950aa', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x48df4a0b63c18bef76cc90224eb1d9cf3181bf87663d6248b7e41bde17f51b2a'),
  ('50', '01987a45-a517-7688-bc51-569ff41908bb', E'\\xbb2ea7e927dc60bd6a2e8a12023c90ba1d14499a386df088a320af27ea66a3e4', NULL, '{}', E'\\x', '2025-08-05 12:47:21.367+00', '2026-11-21 04:30:00+00', E'\\x6647ad810175a6283e84f507fca7cb29526b355a3d58d3966a6392cf5b5bb51a'),
  ('51', '0198adb9-bb13-7264-9c8a-55fea8cce226', E'\\x04abc699dd2970e19b78edab8e497134aab22fa583dde6cfa5ac5430694e4035', NULL, '{}', E'\\x', '2025-08-15 12:34:47.187+00', '2026-11-21 04:30:00+00', E'\\x71ab6b4fa063ba4fede7829ee9ecaf23423b751498f6226d3005c2fc6056c6d8'),
  ('52', '0198b7a5-65f9-710c-b19d-6a8db4c7a589', E'\\xf7dd0e42f19989ad3996a9ccddd51ff9d78d3e5b08c12c498fd8ae954222d4be', NULL, '{}', E'\\x', '2025-08-17 10:48:46.841+00', '2026-11-21 04:30:00+00', E'\\x8e67d67aad0099fbdc440da6406cd66eceea88d670bf78d28526c0f651cad06a'),
  ('53', '0198d1be-32ac-77f5-a28e-cacc38cb078f', E'\\x8089f6e9b264dfc828a43492515ec62a24281b148d51c9b255df352fa208bdc8', NULL, '{}', E'\\x', '2025-08-22 12:25:59.724+00', '2026-11-21 04:30:00+00', E'\\x36ffda9ac3173e3d6742665476b4e8c76ac169691e6be2187391a2ea06ffa3ff'),
  ('54', '019904aa-7eb6-72c1-8bed-03e84628d80e', E'\\x8790a02effa81a338b61032c597a52234ae8f40225ba703ffa9acc4ed1d4a1a7', NULL, '{}', E'\\x', '2025-09-01 09:45:06.486+00', '2026-11-21 04:30:00+00', E'\\x9c1d218c9afc29b804bd0baa0dd3e183878a40364e95f2a135c69904081ac2e4'),
  ('55', '01990a07-c598-7551-b19c-c189e18d2d6d', E'\\xef59c3fc2b3c6b32cd62e3df8f93c0288b23a42e546b75c0fb1f01e59624c3cb', NULL, '{}', E'\\x', '2025-09-02 10:45:05.56+00', '2026-11-21 04:30:00+00', E'\\xf2df987db0f7a241970928ab58309fb9327aba9a904ae68c287fa3613c0c37a9'),
  ('56', '01990f32-eeb0-72f9-8dd9-9c39243bf592', E'\\xa04c028bf585dac3acf8cf4197c20b9da6a278527a0801884c8cc9472ec3d379', NULL, '{}', E'\\x', '2025-09-03 10:50:20.208+00', '2026-11-21 04:30:00+00', E'\\x50720db8953d2162a7bcd13bc0b82c26a1d89449fef5dce3da92af8c6f2cdc8b'),
  ('57', '0199291d-4815-70bb-aaed-0a7993fc96f2', E'\\xa35055fcc81762261a8e4afa8afe538c3c98917ae4c0aaa04b161f3319418c12', NULL, '{}', E'\\x', '2025-09-08 11:36:48.917+00', '2026-11-21 04:30:00+00', E'\\x75025200500d270cb13ca1516ba0805bbbaf11b1c01b1bcc99e314f68d69ec28'),
  ('58', '01993c60-445a-775b-9422-a3c93f8a6217', E'\\x08fb0de3d43d8e7afbe4e25756537aefdd67a2bc23cc6e3c6c3fe77d4ee008ef', NULL, '{}', E'\\x', '2025-09-12 05:22:45.978+00', '2026-11-21 04:30:00+00', E'\\xd33c0c85a8994b17fdc7c3c10770d687a7b3fedb686e83c5981122965b806b2d'),
  ('59', '01994735-b681-7052-8ad3-c0d1327f82c1', E'\\x0034e4bff9db24c0c202f2a32ff1e78ba876612efffea2fcd25e6881ac78cfec', NULL, '{}', E'\\x', '2025-09-14 07:52:06.529+00', '2026-11-21 04:30:00+00', E'\\xa6c67b988bd33dc75ecde1d5c3a45e7092bebcef7446963cf31f4ba66a8ce813'),
  ('6', '0195eaed-5b52-7183-852e-77b016550421', E'\\xdbb893a175bdeb28c0c493ff19e343ed9374b2e77073487749cbe0c600b742ac', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x440a8732c61f4f6d96d0cf3afe0c0138cdd6e1d37aeb94dd526985d70102c834'),
  ('60', '0199483e-e8b1-758a-b49f-e642d4c7dd6e', E'\\x1d43cf7e4c290e572ff14626bb6a6183052d2d4969829eeb6dc8e035bae3f7af', NULL, '{}', E'\\x', '2025-09-14 12:41:46.417+00', '2026-11-21 04:30:00+00', E'\\xfd1b7b7fa843da26ea3436cc1ab139e60195d261f4b05a47ac0b82a63916d493'),
  ('61', '0199c7c0-0ba8-706a-a170-04fe72f5564b', E'\\xe7f97e4ead2d371b4751c6cf7f6dbe8e3003a8f21603e8ee0e802c1072fcb70f', NULL, '{}', E'\\x', '2025-10-09 06:54:35.944+00', '2026-11-21 04:30:00+00', E'\\xa6de15f9f0048d6387376625c4957a7a4261d9673c4f1daef8d184e4543eeab2'),
  ('62', '019a24d1-6480-71f6-a5f1-22f55527570d', E'\\x86709572258fb5db060ee22c22ac349e125bf664beeb94fe2fbb5721566277f8', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\xf1a6f73c966d432b9954b885f7ce31c05d0c35f9e4ab2c87bcad3e1bc921487b'),
  ('63', '019a24d1-6480-721b-b475-3be486ab9a86', E'\\x52271ff2ab4c95d6c0265bb9f344f610acea21a9ff9468783e39dd40e4269c13', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\xfd967070d0598457c83ce51ad7f7b92ff722ea15088a1fde3d30f197b393ed60'),
  ('64', '019a3e0d-cbe7-74c4-a707-9aad22beac9e', E'\\xb9776f129353272ea44073d02790b059334a024c4487e9b4b9e820fe7838a272', NULL, '{}', E'\\x', '2025-11-01 06:14:42.919+00', '2026-11-21 04:30:00+00', E'\\x2ba787c3916c49c9adfdcaddb8f70dbc4cda63587a54ec2ffe44b4232ed2413c'),
  ('65', '019a499b-18e8-7334-9ee3-6156ce0f656d', E'\\x41427819b2b53c772ea55260af9b2a76930078a28813289104e03dc375e67f2f', NULL, '{}', E'\\x', '2025-11-03 12:04:52.584+00', '2026-11-21 04:30:00+00', E'\\x0ac87a146f529278c6f683448c35ccff555ffa9186631408c9faf6e3c36dd7b2'),
  ('66', '019a4dd1-d13d-71fa-9100-f1a875f1148f', E'\\x9348af021c275e362d3df463e2bc552c85cf78ea0259461a6055d0a8731b7fe7', NULL, '{}', E'\\x', '2025-11-04 07:43:07.581+00', '2026-11-21 04:30:00+00', E'\\x95f78debbbe64d74afae4950c2167684887d07adb473db5fdfdfaf7524d362c9'),
  ('67', '019a5870-be50-744b-87b9-a3f485703c49', E'\\x9f9b9e75f022be65f219896941c1de0fe7ae629a272a2d6a49607571f9ba86c5', NULL, '{}', E'\\x', '2025-11-06 09:12:55.12+00', '2026-11-21 04:30:00+00', E'\\x340d0607b78606a48afbfcca3097454ce9241e10e7f45384cc28ccded84561ad'),
  ('68', '019a58cd-919f-764e-a629-00d01795710b', E'\\x65c03690ab0ff0668627e226eec0ed830abdfb2b3a9efc15b0469ea877544fef', NULL, '{}', E'\\x', '2025-11-06 10:54:18.527+00', '2026-11-21 04:30:00+00', E'\\x7c4b9737e634a3fe85467891534cfb8dda9f1378a65fba30b9561188eeb5768a'),
  ('69', '019acdcb-3f5e-70c7-b2af-903b5f8c7f04', E'\\x8b95f48225409414458340f4dbee74633ca76e1feb05cd720c590ad6fe3d8126', NULL, '{}', E'\\x', '2025-11-29 04:07:20.67+00', '2026-11-21 04:30:00+00', E'\\xa7346c825baf261a77b868673d5d4967d30ae5b8bc9501f2a2a21e346fc5eeb2'),
  ('7', '0195eaed-5b52-720e-b3d4-e52628e95bf1', E'\\xe39404298da29a0a2d1a0bc83634fd38444532aee5183acd19d6bd755e17bfe9', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x3cb4b25344e6f48b0be569000766485c754424a2ee26ae56031a99d1f8810bf5'),
  ('70', '019acefa-c7b2-77ce-88e6-92654f031ab4', E'\\xb5b920506f52aed00f68eff856c942f1195617a9bc07f2daaeccdd84a0600469', NULL, '{}', E'\\x', '2025-11-29 09:38:52.978+00', '2026-11-21 04:30:00+00', E'\\xf83300a1c84201ddc2851574ff83370dbae8c3ca7b59113f8e0324639183b6fb'),
  ('71', '019ad88c-72fa-73d8-b1af-d635f0be9584', E'\\xd21c2ccc08d5c48a0a30e6b9cce531edec0fc9fd7b4821a20db720309419cc78', NULL, '{}', E'\\x', '2025-12-01 06:14:34.49+00', '2026-11-21 04:30:00+00', E'\\xb35f1936a6aa14c80d6d94da4900ce22b65ebf9df87339386f7eea12252cabfa'),
  ('72', '019b5e41-c6ac-73f6-b1e9-dade011c4c24', E'\\x8f50525b061ed7cad2f29ca803b4f7664e0fee35111663f95476ee8196c3e6da', NULL, '{}', E'\\x', '2025-12-27 05:22:07.66+00', '2026-11-21 04:30:00+00', E'\\x878ed17d5c270d1d3c2fa337a1cb5d77b88bb87c0ee3d98e54ef8e5d39312f0b'),
  ('73', '019b7ce0-50eb-701e-8a5a-f44e776329bf', E'\\x90ef49dd224521d82ff9b64e73abff322b182c213435e8e2a48efb1c2c09f334', NULL, '{}', E'\\x', '2026-01-02 04:03:54.219+00', '2026-11-21 04:30:00+00', E'\\x5f80f4e24729d6dd990d11b22a3dfdce26c44c6ecd62d3168e77a93b7ec15d19'),
  ('74', '019b7d9a-7db3-72d1-a46d-ce1a01f16722', E'\\x3100403f89005315ccad02b282998bd12ea53eb261347f0bb31d66fd4b7f8349', NULL, '{}', E'\\x', '2026-01-02 07:27:15.379+00', '2026-11-21 04:30:00+00', E'\\xa6c81ebece2e8f384a20d43df4b698180ba1e4b6eca5c303b805a5d956c382c9'),
  ('75', '019b92c8-7213-72e2-9107-1d8ca0535117', E'\\xfb1f86a9c677d5dd351abaf6f84f28c1715d066e38a607aee40aa94e46556088', NULL, '{}', E'\\x', '2026-01-06 10:09:28.595+00', '2026-11-21 04:30:00+00', E'\\xa811b75fee4d3cdc7e6fc938501249fedb344c7feb15f7f929f05288f141dae5'),
  ('76', '019b96c0-e9f1-7620-bc7b-4e443ef7d71f', E'\\x6c16f477d5a08f7e1f3a789b463a37441c6bc87e9afeab7c7eb1453ae2370cad', NULL, '{}', E'\\x', '2026-01-07 04:39:43.857+00', '2026-11-21 04:30:00+00', E'\\xd481d8e09b09bb7c125436e7933e98b71bff08269ca8b8862b7bd8e36e27c08a'),
  ('77', '019b9be6-f910-777b-ab85-50434dc76b14', E'\\x909e04793523c913d05abb7bd1d28e7db11caeb56a7cc349abd605fda5a0ce16', NULL, '{}', E'\\x', '2026-01-08 04:39:24.176+00', '2026-11-21 04:30:00+00', E'\\x305cffb3db9de940608fa8f8b01b6c88987f09c3237644c285c8d5c4c1f988d4'),
  ('78', '019bea69-43a4-7427-8f99-f62c875b7a63', E'\\xef955b13de91e7d565cb3281386546af6425cb1d658079a0ae6c4246f7b5b1d7', NULL, '{}', E'\\x', '2026-01-23 10:32:05.796+00', '2026-11-21 04:30:00+00', E'\\x4c0a00b4c18e93a7924e9fcdea4cc5a068ec4ebc4b48371def006c705ef72bdc'),
  ('79', '019c1cef-33c4-775a-ada6-35585d1d30ce', E'\\xd5aaa21152b6354976c5759da9375517c144dd8e45c1987a71725103a9742d01', NULL, '{}', E'\\x', '2026-02-02 05:59:24.356+00', '2026-11-21 04:30:00+00', E'\\xa16a6adb66bf5b1526f766546d2f64650a89d2e8c921f44f342ce787ebc3e2cb'),
  ('8', '0195eaed-5b52-7218-9245-ea0a5c8d0b41', E'\\x316ac568c053d25d0dda8a8857a4422351606c945b4d99c7edfbb877254dac14', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x690048364916632b353d564dee9ee52bd40f1f8a3d4069b53025dd6c232b69de'),
  ('80', '019c31b6-9ffd-738c-b932-6bbb44bf11d4', E'\\x77b92b151e626f084d9c348fb1e04084b3d63e0fcab07342a119538fa5b99309', NULL, '{}', E'\\x', '2026-02-06 06:49:38.045+00', '2026-11-21 04:30:00+00', E'\\x4a8cb48dfad4df136fdf4dc6cb28fbbabe95f31b85ef5404ce09bab05ea35a6e'),
  ('81', '019c369f-a274-718a-b703-4a9a39f20f16', E'\\xa5133a36fa646c246fca1ac98225dd49581cd807f74ccfd1da62cfa26e2f3299', NULL, '{}', E'\\x', '2026-02-07 05:42:37.428+00', '2026-11-21 04:30:00+00', E'\\x87d1bdfdec60d03ae0bbcc7baa948d491ca023daa81ca5b47c83d50985e01b6b'),
  ('82', '019c411e-2084-7190-a260-64a9b30c11f3', E'\\x4b7531d52ef90027c0006e8e3ba88be8683f3155c5143da0b4ca67ff6f4adf5b', NULL, '{}', E'\\x', '2026-02-09 06:36:59.396+00', '2026-11-21 04:30:00+00', E'\\xbf99d49fd457592418ec669d3ef7530a708b119ae6cfbd42210039373333a39a'),
  ('83', '019c423e-23a9-777d-9814-ec06c35ca13c', E'\\x77efee6fb0eed63bb5b0919c2d3b83d07b8ca29d2f3d1f7dd68fdce478eb874d', NULL, '{}', E'\\x', '2026-02-09 11:51:34.569+00', '2026-11-21 04:30:00+00', E'\\x0e581228a1149241a4d7905b8506bd073936a26a74c6f0b5c7263c66a1807841'),
  ('84', '019c7004-9136-7494-bd09-2f092b389d15', E'\\xf4651966caa137868f9c1d37a127088af517f013488b49691691ef68f1d2445e', NULL, '{}', E'\\x', '2026-02-18 09:11:13.462+00', '2026-11-21 04:30:00+00', E'\\x0906e6d4d972e49de0cf002cde7b5ea5aaa62b4bcdd78cd3d8e88d02a10afd57'),
  ('85', '019cfa32-3a20-7642-9ba0-ec501a3ce19b', E'\\xdf4e65a78adc27bd43045a861c0b284b79e0b14266100b3504bd515a1742e256', NULL, '{}', E'\\x', '2026-03-17 05:08:41.632+00', '2026-11-21 04:30:00+00', E'\\xe34ff3190279620aff641ff56aeb934198464d437fbebfe1487da353a2516931'),
  ('86', '019d47ad-09b4-71a4-a923-0863d22d23de', E'\\xb591d077634e30245add7d217613a877fe7e24622cd09e4d7f130874c7ccce78', NULL, '{}', E'\\x', '2026-04-01 06:13:35.796+00', '2026-11-21 04:30:00+00', E'\\x9e2cb9594ce4cfa5093a32dd466ad740beb852e2153f4817babc3c35cb4b521e'),
  ('87', '019d805b-85ba-76bf-af27-4df72ba8f0d8', E'\\xe93b5f8ed2c5648f23d231b55d1846b97db9b240d29204aab6048296e7ccf944', NULL, '{}', E'\\x', '2026-04-12 06:22:54.906+00', '2026-11-21 04:30:00+00', E'\\x00e8c728052295dc319d074d2b25e921b8b7225a5e6e4505c61f5361a4b8fe1a'),
  ('88', '019daf1c-ae23-73f6-89f5-5d75906260b8', E'\\x92802d85f8dda17d735ace66e13c352bddedb1463a4550ee677cc58d25851746', NULL, '{}', E'\\x', '2026-04-21 08:16:25.635+00', '2026-11-21 04:30:00+00', E'\\xfd0fc677eb982bcf1258982fe9061fceacbb8ddcd6892c382e3cf61243312617'),
  ('89', '019e0afc-7890-761c-9d75-8575a804850f', E'\\xd9adf8b5b43a1b16f5826dbfafc9086c658d213176ef217c65f88281b3ceba6f', NULL, '{}', E'\\x', '2026-05-09 04:26:18.64+00', '2026-11-21 04:30:00+00', E'\\x29bbd92a5e1c75fc0bc8bdd10298e099b67b625cc63c07d35b3d4a6963b80dd1'),
  ('9', '0195eaed-5b52-73b6-ae1a-993fa944eb11', E'\\x0e4eb28a4eadcceede3ffd73109ac31e643dc23c12635a207c1fc98f580caa85', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xa34f3b5a3752d1555991b6d34e91cb33211ea1d92ad41caf4d821d930d42e79a'),
  ('90', '019e91fd-57b9-74d9-83ef-1008619bb06a', E'\\xb2b0f398f8e9d81d1e5158811841808c9bfd8d86b015febe77532acd3703801a', NULL, '{}', E'\\x', '2026-06-04 09:35:59.929+00', '2026-11-21 04:30:00+00', E'\\x53b5143314e0f1b42daf1d037b32583059dc4f80d4a25413b232bb8a9effbe05'),
  ('91', '019f1d81-7446-75c5-bfc5-9eb01a19fdcb', E'\\xfe7d98d9fae0f4f35cbf9dfd706913d0c940564e94a08fae89e83ad03aa4bbc9', NULL, '{}', E'\\x', '2026-07-01 11:47:31.014+00', '2026-11-21 04:30:00+00', E'\\xa32504569fc2f0a2806f7dd5ca05360643d7a3757f9f53e70884f53705bcf555'),
  ('92', '019f4660-91bf-7039-9874-ad030e7b97df', E'\\x012d0eefd12229c679e21722d5c6d4445b10c530b365e40897299be5a49a5d1c', NULL, '{}', E'\\x', '2026-07-09 10:16:01.727+00', '2026-11-21 04:30:00+00', E'\\x74443bf6b527325127bc60f9209e566931698786f8a5d4613081aa378094b8ff'),
  ('93', '019fa230-ae6c-747f-a011-1dda7f4ff9a8', E'\\x63f0087bc981f5175032b8c0876d87d1a752c76f3c8285e09709a6e3769b9aa7', NULL, '{}', E'\\x', '2026-07-27 06:08:47.212+00', '2026-11-21 04:30:00+00', E'\\xbe206f231649120d5b032f9c2b21eeb8ec7a416a5b8a9cd94e72bb6d5517d391'),
  ('94', '01a02eaf-9c16-7066-b2e9-7d07005ebcf6', E'\\x884821cc9cf00e667f57a9ec205c705445f0c0facefd70b19361cab71d3f6a25', NULL, '{}', E'\\x', '2026-08-23 12:54:15.83+00', '2026-11-21 04:30:00+00', E'\\x2b572a4787523c4b019b89c84f7f88abd729592b39ca05fa40d54888af60eda2'),
  ('95', '01a0b40e-f07d-74cd-89e2-927e909b3503', E'\\x75b01d690f94625841652f657390ce00c64288947bc91875ca881fcd45485b6c', NULL, '{}', E'\\x', '2026-09-18 10:27:53.085+00', '2026-11-21 04:30:00+00', E'\\x45b485aa4bbc19d3efbe8e4543f6db768a9be86bfa42d6c2bae20abc302f8417'),
  ('96', '01a0d6d4-797a-71e6-b43f-5679a41fe205', E'\\x011f373963708045c5523b0a3fb58c8329b0f19488dc9429045ebbab7f0684aa', NULL, '{}', E'\\x', '2026-09-25 04:30:44.09+00', '2026-11-21 04:30:00+00', E'\\xf6343a0b73675d63b6dff174e6b8ec50e58dc8ad208b70d5439ac7be10cd8b10'),
  ('97', '01a11b91-9b52-76c4-9273-41a0544fdd39', E'\\x9041be7afd5ff82388b1931af23584f8aca2d2c05380b55bbd40e3381deefe1a', NULL, '{}', E'\\x', '2026-10-08 12:51:29.746+00', '2026-11-21 04:30:00+00', E'\\x836529874ca793cbf876fb2fbd0f126e530c75c13c136a7049ed6d5ba0aa6636'),
  ('98', '01a13e7e-69d3-7043-854c-cdc396bfa892', E'\\xf4512273f31b2d71c0ff88e0210ee30552e647cebc1548b9f77f608fa0b6f773', NULL, '{}', E'\\x', '2026-10-15 07:37:14.451+00', '2026-11-21 04:30:00+00', E'\\x907e20bf674481335f2b4f071c9d13fa3919b76a14ea72cd6e1abf86252ccdc1'),
  ('99', '01a19b44-4019-7747-b08f-a958f51dc13f', E'\\xb6d1826dd4733867c55428e1ec1caed3331d93c4dacd7f398ca75532bd816c98', NULL, '{}', E'\\x', '2026-11-02 07:58:23.769+00', '2026-11-21 04:30:00+00', E'\\xe7e99d89eec2860132c78e38a884ef698341b441044dca20824cc5c3c1468fa2');
insert into audit_personal ("entry_id", "subject_id", "field", "before", "after", "salt") overriding system value values
  ('01a20968-210f-73ba-905a-0d18c9929655', '01a1b03c-74c1-748a-b69a-fe7e4acc5ec7', 'reason', NULL, '"Scholarship"', '9ba87818-8d65-4b7b-b8de-3f45f6b3d743'),
  ('01a20968-2124-72bf-b6c4-362cbc023d10', '01a1b03c-74c1-748a-b69a-fe7e4acc5ec7', 'reason', NULL, '"Paid twice"', '074c38db-c816-48ed-abf7-f2eb16defce7'),
  ('01a20968-2183-75a7-9505-1c3429ae25d9', '01976d38-7d5f-7439-8744-0f5bf3649370', 'degree', '"BCom"', '"BSc"', 'd211e503-8097-4fb8-9cc9-506f96256c54');
insert into audit_seal ("day", "n", "hash") overriding system value values
  ('2026-11-21', '127', E'\\x893c592ba94863503eda1864fa1d95a7339cdefe0d656591a4bdb8944f7e4075');
insert into audit_unchained ("at", "entry_id") overriding system value values
  ('2026-11-21 04:30:00+00', '01a20968-2183-75a7-9505-1c3429ae25d9');
insert into backup_run ("id", "kind", "started_at", "seen_at", "finished_at", "place", "encrypted", "bytes", "reason") overriding system value values
  ('01a20968-216b-7791-8663-0afd8d9b0c2a', 'scheduled', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'office:/backup/example.tar.gz', 'false', '4096', NULL);
insert into batch ("id", "code", "code_key", "course_id", "time", "start_on", "end_on", "created_at", "version", "deleted_at") overriding system value values
  ('01a20968-202f-7051-bf48-2b3b20a13b07', 'TALLY-2504', 'tally-2504', '01a20968-202d-7182-bcf6-aa2e2bb20df0', '15:00 to 17:00', '2025-04-01', '2025-07-01', '2025-03-11 05:44:07.174+00', '1', NULL),
  ('01a20968-202f-7051-bf48-2d7a905dd42d', 'PY-2504', 'py-2504', '01a20968-202d-7182-bcf6-ae67336507a3', '08:00 to 10:00', '2025-04-27', '2025-08-27', '2025-04-06 10:29:18.706+00', '1', NULL),
  ('01a20968-202f-7051-bf48-32ad08922d33', 'FSW-2505', 'fsw-2505', '01a20968-202d-7182-bcf6-b0115d800613', '12:30 to 14:30', '2025-05-24', '2026-01-24', '2025-05-03 08:05:14.006+00', '1', NULL),
  ('01a20968-202f-7051-bf48-3619dfaa10d0', 'DA-2506', 'da-2506', '01a20968-202d-7182-bcf6-b45bca94299f', '18:00 to 20:00', '2025-06-19', '2025-12-19', '2025-05-29 10:56:01.407+00', '1', NULL),
  ('01a20968-202f-7051-bf48-3823f9d5e6c4', 'GD-2507', 'gd-2507', '01a20968-202d-7182-bcf6-ba7dc3578c9a', '18:00 to 20:00', '2025-07-16', '2025-12-16', '2025-06-25 12:57:02.901+00', '1', NULL),
  ('01a20968-202f-7051-bf48-3ce8e39d4b7c', 'DM-2508', 'dm-2508', '01a20968-202d-7182-bcf6-bf2ca1bab30d', '10:00 to 12:00', '2025-08-11', '2025-11-11', '2025-07-21 06:09:14.399+00', '1', NULL),
  ('01a20968-202f-7051-bf48-402b3d84b13e', 'HT-2509', 'ht-2509', '01a20968-202d-7182-bcf6-c27d4e6ded04', '15:00 to 17:00', '2025-09-07', '2025-11-07', '2025-08-17 10:48:46.841+00', '1', NULL),
  ('01a20968-202f-7051-bf48-47133fa4c70a', 'FR-2510', 'fr-2510', '01a20968-202d-7182-bcf6-c6d4ad88cb06', '15:00 to 17:00', '2025-10-03', '2026-02-03', '2025-09-12 05:22:45.978+00', '1', NULL),
  ('01a20968-202f-7051-bf48-4b2c8fb74164', 'TALLY-2510', 'tally-2510', '01a20968-202d-7182-bcf6-aa2e2bb20df0', '12:30 to 14:30', '2025-10-30', '2026-01-30', '2025-10-09 06:54:35.944+00', '1', NULL),
  ('01a20968-2030-76b9-bca8-2c048a40e2cd', 'PY-2511', 'py-2511', '01a20968-202d-7182-bcf6-ae67336507a3', '18:00 to 20:00', '2025-11-25', '2026-03-25', '2025-11-04 07:43:07.581+00', '1', NULL),
  ('01a20968-2030-76b9-bca8-32ef0a4e1a17', 'FSW-2512', 'fsw-2512', '01a20968-202d-7182-bcf6-b0115d800613', '12:30 to 14:30', '2025-12-22', '2026-08-22', '2025-12-01 06:14:34.49+00', '1', NULL),
  ('01a20968-2030-76b9-bca8-3479eb68a943', 'DA-2601', 'da-2601', '01a20968-202d-7182-bcf6-b45bca94299f', '12:30 to 14:30', '2026-01-17', '2026-07-17', '2025-12-27 05:22:07.66+00', '1', NULL),
  ('01a20968-2030-76b9-bca8-396af443f956', 'GD-2602', 'gd-2602', '01a20968-202d-7182-bcf6-ba7dc3578c9a', '08:00 to 10:00', '2026-02-13', '2026-07-13', '2026-01-23 10:32:05.796+00', '1', NULL),
  ('01a20968-2030-76b9-bca8-3cec742ddbbd', 'DM-2603', 'dm-2603', '01a20968-202d-7182-bcf6-bf2ca1bab30d', '12:30 to 14:30', '2026-03-11', '2026-06-11', '2026-02-18 09:11:13.462+00', '1', NULL),
  ('01a20968-2030-76b9-bca8-424e1185a9ed', 'HT-2604', 'ht-2604', '01a20968-202d-7182-bcf6-c27d4e6ded04', '10:00 to 12:00', '2026-04-07', '2026-06-07', '2026-03-17 05:08:41.632+00', '1', NULL),
  ('01a20968-2030-76b9-bca8-470333dd4e1a', 'FR-2605', 'fr-2605', '01a20968-202d-7182-bcf6-c6d4ad88cb06', '08:00 to 10:00', '2026-05-03', '2026-09-03', '2026-04-12 06:22:54.906+00', '1', NULL),
  ('01a20968-2030-76b9-bca8-4ac3374fa2ab', 'TALLY-2605', 'tally-2605', '01a20968-202d-7182-bcf6-aa2e2bb20df0', '12:30 to 14:30', '2026-05-30', '2026-08-30', '2026-05-09 04:26:18.64+00', '1', NULL),
  ('01a20968-2030-76b9-bca8-4f6b81257d60', 'PY-2606', 'py-2606', '01a20968-202d-7182-bcf6-ae67336507a3', '08:00 to 10:00', '2026-06-25', '2026-10-25', '2026-06-04 09:35:59.929+00', '1', NULL),
  ('01a20968-2030-76b9-bca8-51f9ae837a59', 'FSW-2607', 'fsw-2607', '01a20968-202d-7182-bcf6-b0115d800613', '10:00 to 12:00', '2026-07-22', NULL, '2026-07-01 11:47:31.014+00', '1', NULL),
  ('01a20968-2031-71be-b3c4-be0fe45ff40a', 'DA-2608', 'da-2608', '01a20968-202d-7182-bcf6-b45bca94299f', '10:00 to 12:00', '2026-08-17', '2027-02-17', '2026-07-27 06:08:47.212+00', '1', NULL),
  ('01a20968-2031-71be-b3c4-c12ff7438ced', 'GD-2609', 'gd-2609', '01a20968-202d-7182-bcf6-ba7dc3578c9a', '08:00 to 10:00', '2026-09-13', '2027-02-13', '2026-08-23 12:54:15.83+00', '1', NULL),
  ('01a20968-2031-71be-b3c4-c53c78c915ff', 'DM-2610', 'dm-2610', '01a20968-202d-7182-bcf6-bf2ca1bab30d', '12:30 to 14:30', '2026-10-09', NULL, '2026-09-18 10:27:53.085+00', '1', NULL),
  ('01a20968-2031-71be-b3c4-c96bd32c2942', 'HT-2611', 'ht-2611', '01a20968-202d-7182-bcf6-c27d4e6ded04', '10:00 to 12:00', '2026-11-05', '2027-01-05', '2026-10-15 07:37:14.451+00', '1', NULL),
  ('01a20968-2031-71be-b3c4-cc24fdd6274c', 'FR-2612', 'fr-2612', '01a20968-202d-7182-bcf6-c6d4ad88cb06', '15:00 to 17:00', '2026-12-01', NULL, '2026-11-10 06:43:16.88+00', '1', NULL);
insert into cash_entry ("id", "kind", "amount", "day", "reference", "recorded_at", "recorded_by", "voided_at", "voided_by") overriding system value values
  ('01a20968-217d-7539-80f6-8b67ff133d66', 'opening', '1000.00', '2026-11-20', NULL, '2026-11-21 04:30:00+00', '01a20968-200e-7592-a432-20df0335e7c7', NULL, NULL);
insert into consent ("student_id", "given_by", "guardian_name", "notice_version", "at", "recorded_by") overriding system value values
  ('01976d38-7d5f-7439-8744-0f5bf3649370', 'student', NULL, '2', '2026-11-21 04:30:00+00', NULL);
insert into course ("id", "name", "name_key", "fee", "duration", "added_by", "created_at", "version", "deleted_at", "instalments") overriding system value values
  ('01a20968-202d-7182-bcf6-aa2e2bb20df0', 'Tally with GST', 'tally with gst', '12000.00', '3 months', '01a20968-200d-7325-bb82-9eee27adcda5', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20968-202d-7182-bcf6-ae67336507a3', 'Python Programming', 'python programming', '18000.00', '4 months', '01a20968-200d-7325-bb82-9eee27adcda5', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20968-202d-7182-bcf6-b0115d800613', 'Full Stack Web Development', 'full stack web development', '45000.00', '8 months', '01a20968-200d-7325-bb82-9eee27adcda5', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20968-202d-7182-bcf6-b45bca94299f', 'Data Analytics', 'data analytics', '35000.00', '6 months', '01a20968-200d-7325-bb82-9eee27adcda5', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20968-202d-7182-bcf6-ba7dc3578c9a', 'Graphic Design', 'graphic design', '22000.00', '5 months', '01a20968-200d-7325-bb82-9eee27adcda5', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20968-202d-7182-bcf6-bf2ca1bab30d', 'Digital Marketing', 'digital marketing', '15000.00', '3 months', '01a20968-200d-7325-bb82-9eee27adcda5', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20968-202d-7182-bcf6-c27d4e6ded04', 'Hindi Typing', 'hindi typing', '4500.00', '2 months', '01a20968-200d-7325-bb82-9eee27adcda5', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20968-202d-7182-bcf6-c6d4ad88cb06', 'Français des affaires', 'francais des affaires', '16500.00', '4 months', '01a20968-200d-7325-bb82-9eee27adcda5', '2025-04-01 10:49:33.548+00', '1', NULL, NULL);
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
  ('01a20968-217d-7539-80f6-84ae8df63eb5', '2026-11-20', NULL, '0.00', '0.00', '{}', NULL, '2026-11-21 04:30:00+00', '01a20968-200e-7592-a432-20df0335e7c7', '{}');
insert into declared_payment ("student_id", "fee", "paid", "pay_mode") overriding system value values
  ('01a1be83-9230-7575-843d-ef5f6ab5bb14', '16500.00', '8250.00', 'Online');
insert into deletion ("id", "record", "deleted_at", "deleted_by", "status_before", "enquiry", "erase_after", "erased_at") overriding system value values
  ('01a20968-2169-704b-ace7-e9714d37c263', 'enquiry', '2026-11-21 04:30:00+00', NULL, NULL, '{"id": "01a20968-2169-704b-ace7-e9714d37c263", "name": "Example"}', '2026-11-21 04:30:00+00', NULL);
insert into discount_limit ("one", "percent", "version") overriding system value values
  ('true', '10.00', '2');
insert into draft ("account_id", "key", "field_values", "saved_at") overriding system value values
  ('01a20968-200e-7592-a432-20df0335e7c7', 'course-add', '{"course":"Example"}', '2026-11-21 04:30:00+00');
insert into enquiry ("id", "name", "name_key", "mail_id", "contact", "alt_contact", "qualification", "address", "course_id", "enquiry_mode", "mode", "ref", "remark", "day", "status", "is_placed", "student_id", "created_at", "version", "next_call_on") overriding system value values
  ('01962e07-dbf7-73b7-9cde-ce2921449c25', 'Ishwari Voorbeeld', 'ishwari voorbeeld', 'ishwari.3@example.net', '5570000003', '5580000003', 'BSc', '37 Namuna Marg, Example Nagar', '01a20968-202d-7182-bcf6-b0115d800613', 'online', 'online', NULL, NULL, '2025-04-13', 'Pending', 'false', NULL, '2025-04-13 07:23:09.175+00', '2', NULL),
  ('01973f71-631b-71dd-a6fe-7e083a2925f1', 'विवेक दृष्टांत', 'विवेक दृष्टांत', 'student.1@example.com', '5550000001', NULL, 'BCom', '159 Namuna Marg, Demo Colony', '01a20968-202d-7182-bcf6-b45bca94299f', 'offline', 'offline', 'एक मित्र', 'Will come for a trial class', '2025-06-05', 'Closed', 'false', '01976d38-7d5f-7439-8744-0f5bf3649370', '2025-06-05 09:34:45.019+00', '2', NULL),
  ('019a24d1-6480-75e2-9ae7-25a269887727', 'Asha Beispiel', 'asha beispiel', 'asha.2@example.net', '5570000002', '5580000002', 'BSc', '77 Example Road, Namunapur', '01a20968-202d-7182-bcf6-b0115d800613', 'offline', 'offline', 'Poster at the college', 'Will come for a trial class', '2025-10-27', 'Pending', 'false', NULL, '2025-10-27 08:38:13.888+00', '2', NULL);
insert into enquiry_note ("id", "enquiry_id", "at", "written_by", "note", "next_call_on") overriding system value values
  ('01a20968-216b-7791-8663-126f7102f7c0', '01962e07-dbf7-73b7-9cde-ce2921449c25', '2026-11-21 04:30:00+00', NULL, 'Example', NULL);
insert into enrolment ("id", "student_id", "n", "course_id", "batch_id", "mode", "duration", "fee", "joining_on", "end_on", "is_completed", "ended_at", "end_reason", "created_at", "version") overriding system value values
  ('01976d38-7d5f-72f4-84d7-a05ca52d1b40', '01976d38-7d5f-7439-8744-0f5bf3649370', '1', '01a20968-202d-7182-bcf6-b45bca94299f', '01a20968-202f-7051-bf48-3619dfaa10d0', 'offline', '6 months', '31500.00', '2025-06-14', '2025-12-19', 'true', NULL, NULL, '2025-06-14 06:55:08.127+00', '1'),
  ('0198305a-7b46-70ad-a933-f821ea923525', '0198305a-7b46-756b-82e6-c51c16ba3246', '1', '01a20968-202d-7182-bcf6-ba7dc3578c9a', '01a20968-202f-7051-bf48-3823f9d5e6c4', 'offline', '5 months', '22000.00', '2025-07-22', '2025-12-16', 'true', NULL, NULL, '2025-07-22 04:18:12.934+00', '1'),
  ('0199483e-e8b1-74de-9dbe-20baf03bfd29', '0199483e-e8b1-700d-b840-f44e0c4ef1a5', '1', '01a20968-202d-7182-bcf6-bf2ca1bab30d', '01a20968-202f-7051-bf48-3ce8e39d4b7c', 'online', '3 months', '15000.00', '2025-09-14', '2025-11-11', 'true', NULL, NULL, '2025-09-14 12:41:46.417+00', '1'),
  ('019acdcb-3f5e-7690-bf03-148c7fc4dd40', '019acdcb-3f5e-72c4-971e-c68a708b321f', '1', '01a20968-202d-7182-bcf6-ae67336507a3', '01a20968-2030-76b9-bca8-2c048a40e2cd', 'offline', '4 months', '18000.00', '2025-11-29', '2026-03-25', 'true', NULL, NULL, '2025-11-29 04:07:20.67+00', '1'),
  ('01a11b91-9b52-75e6-8e19-3049c97faa1a', '01a11b91-9b52-7794-9709-c1adf22a44aa', '1', '01a20968-202d-7182-bcf6-bf2ca1bab30d', '01a20968-2031-71be-b3c4-c53c78c915ff', 'offline', '3 months', '13500.00', '2026-10-08', NULL, 'false', NULL, NULL, '2026-10-08 12:51:29.746+00', '1'),
  ('01a1b03c-74c1-74e2-9e58-382eab8b2e54', '01a1b03c-74c1-748a-b69a-fe7e4acc5ec7', '1', '01a20968-202d-7182-bcf6-c27d4e6ded04', '01a20968-2031-71be-b3c4-c96bd32c2942', 'online', '2 months', '4050.00', '2026-11-06', NULL, 'false', NULL, NULL, '2026-11-06 09:41:54.497+00', '1'),
  ('01a1be83-9230-7660-8c8a-dd0292e83169', '01a1be83-9230-7575-843d-ef5f6ab5bb14', '1', '01a20968-202d-7182-bcf6-c6d4ad88cb06', '01a20968-2031-71be-b3c4-cc24fdd6274c', 'offline', '4 months', '0.00', '2026-12-01', NULL, 'false', NULL, NULL, '2026-11-09 04:14:16.112+00', '1'),
  ('01a1fb86-a83e-7070-b750-6341f4fce11f', '01a1fb86-a83e-7574-864a-95f473c472da', '1', '01a20968-202d-7182-bcf6-c27d4e6ded04', '01a20968-2031-71be-b3c4-c96bd32c2942', 'offline', '2 months', '4050.00', '2026-11-21', NULL, 'false', NULL, NULL, '2026-11-21 00:34:28.542+00', '1');
insert into expense ("id", "category_id", "remark", "amount", "day", "created_at", "updated_at", "version", "financial_year", "n", "pay_mode", "payee", "voided_at", "voided_by") overriding system value values
  ('01972f8c-001d-702d-bac1-0844ab6fb8e5', '01a20968-20b9-72ef-883b-76039e183916', 'Sample Telecom, line of the month', '172.00', '2025-06-02', '2025-06-02 07:29:53.693+00', '2025-06-02 07:29:53.693+00', '1', '2025-26', '1', 'Online', NULL, NULL, NULL),
  ('019730ae-176e-75a2-ba16-26916a3c5463', '01a20968-20b9-72ef-883b-71a6574c34a4', 'Example Power Company, bill of the month', '516.00', '2025-06-02', '2025-06-02 12:46:45.102+00', '2025-06-02 12:46:45.102+00', '1', '2025-26', '2', 'Online', NULL, NULL, NULL),
  ('01973f27-1abc-7458-aa92-44747dfd57bf', '01a20968-20b9-72ef-883b-6813ee48cc7e', 'Teachers and office of the example institute', '3876.00', '2025-06-05', '2025-06-05 08:13:36.828+00', '2025-06-05 08:13:36.828+00', '1', '2025-26', '3', 'Online', NULL, NULL, NULL),
  ('019744be-dbb1-7651-984d-26d5d6f99af6', '01a20968-20b9-72ef-883b-6ed7740abe73', 'Example House, all classrooms', '2153.00', '2025-06-06', '2025-06-06 10:17:28.241+00', '2025-06-06 10:17:28.241+00', '1', '2025-26', '4', 'Online', NULL, NULL, NULL),
  ('0197cf00-2cf0-70c2-a722-94bab77d660e', '01a20968-20b9-72ef-883b-71a6574c34a4', 'Example Power Company, bill of the month', '1058.00', '2025-07-03', '2025-07-03 06:36:24.688+00', '2025-07-03 06:36:24.688+00', '1', '2025-26', '5', 'Online', NULL, NULL, NULL),
  ('0197d3b1-cdf4-7204-915a-faab241e6bf9', '01a20968-20b9-72ef-883b-76039e183916', 'Sample Telecom, line of the month', '352.00', '2025-07-04', '2025-07-04 04:28:54.644+00', '2025-07-04 04:28:54.644+00', '1', '2025-26', '6', 'Online', NULL, NULL, NULL),
  ('0197d44b-78c3-7561-a7b1-c3db417af097', '01a20968-20b9-72ef-883b-6813ee48cc7e', 'Teachers and office of the example institute', '7938.00', '2025-07-04', '2025-07-04 07:16:45.379+00', '2025-07-04 07:16:45.379+00', '1', '2025-26', '7', 'Online', NULL, NULL, NULL),
  ('0197e9a1-67f5-7166-94f1-7071266c210a', '01a20968-20b9-72ef-883b-6ed7740abe73', 'Example House, all classrooms', '4410.00', '2025-07-08', '2025-07-08 10:42:38.709+00', '2025-07-08 10:42:38.709+00', '1', '2025-26', '8', 'Online', NULL, NULL, NULL),
  ('01986905-43a3-76f9-8ea4-d7099a8ec8d3', '01a20968-20b9-72ef-883b-6ed7740abe73', 'Example House, all classrooms', '4341.00', '2025-08-02', '2025-08-02 04:23:29.443+00', '2025-08-02 04:23:29.443+00', '1', '2025-26', '9', 'Online', NULL, NULL, NULL),
  ('019873c7-c03e-77e5-ab7b-1f14bac97caa', '01a20968-20b9-72ef-883b-6813ee48cc7e', 'Teachers and office of the example institute', '7814.00', '2025-08-04', '2025-08-04 06:32:07.486+00', '2025-08-04 06:32:07.486+00', '1', '2025-26', '10', 'Online', NULL, NULL, NULL),
  ('0198742d-391a-747a-ba14-04186f075f82', '01a20968-20b9-72ef-883b-76039e183916', 'Sample Telecom, line of the month', '347.00', '2025-08-04', '2025-08-04 08:22:57.562+00', '2025-08-04 08:22:57.562+00', '1', '2025-26', '11', 'Online', NULL, NULL, NULL),
  ('01987a45-a517-73d1-9f8e-30f92234579b', '01a20968-20b9-72ef-883b-71a6574c34a4', 'Example Power Company, bill of the month', '1041.00', '2025-08-05', '2025-08-05 12:47:21.367+00', '2025-08-05 12:47:21.367+00', '1', '2025-26', '12', 'Online', NULL, NULL, NULL),
  ('019904aa-7eb6-7488-ae3a-ef0a5f432a65', '01a20968-20b9-72ef-883b-6813ee48cc7e', 'Teachers and office of the example institute', '6144.00', '2025-09-01', '2025-09-01 09:45:06.486+00', '2025-09-01 09:45:06.486+00', '1', '2025-26', '13', 'Online', NULL, NULL, NULL),
  ('01990a07-c598-7408-a9db-0ecc9d8f579f', '01a20968-20b9-72ef-883b-6ed7740abe73', 'Example House, all classrooms', '3413.00', '2025-09-02', '2025-09-02 10:45:05.56+00', '2025-09-02 10:45:05.56+00', '1', '2025-26', '14', 'Online', NULL, NULL, NULL),
  ('01990f32-eeb0-76c9-8373-bb49124f216e', '01a20968-20b9-72ef-883b-71a6574c34a4', 'Example Power Company, bill of the month', '819.00', '2025-09-03', '2025-09-03 10:50:20.208+00', '2025-09-03 10:50:20.208+00', '1', '2025-26', '15', 'Online', NULL, NULL, NULL),
  ('0199291d-4815-70cd-9a91-71202e6af02c', '01a20968-20b9-72ef-883b-76039e183916', 'Sample Telecom, line of the month', '273.00', '2025-09-08', '2025-09-08 11:36:48.917+00', '2025-09-08 11:36:48.917+00', '1', '2025-26', '16', 'Online', NULL, NULL, NULL),
  ('019a3e0d-cbe7-73d2-a086-9dc4f51d3c00', '01a20968-20b9-72ef-883b-6ed7740abe73', 'Example House, all classrooms', '1250.00', '2025-11-01', '2025-11-01 06:14:42.919+00', '2025-11-01 06:14:42.919+00', '1', '2025-26', '17', 'Online', NULL, NULL, NULL),
  ('019a499b-18e8-740a-a266-2f20bc5e73cb', '01a20968-20b9-72ef-883b-6813ee48cc7e', 'Teachers and office of the example institute', '2250.00', '2025-11-03', '2025-11-03 12:04:52.584+00', '2025-11-03 12:04:52.584+00', '1', '2025-26', '18', 'Online', NULL, NULL, NULL),
  ('019a5870-be50-77ec-94f2-23855886525c', '01a20968-20b9-72ef-883b-76039e183916', 'Sample Telecom, line of the month', '100.00', '2025-11-06', '2025-11-06 09:12:55.12+00', '2025-11-06 09:12:55.12+00', '1', '2025-26', '19', 'Online', NULL, NULL, NULL),
  ('019a58cd-919f-7407-a085-80c0046d3861', '01a20968-20b9-72ef-883b-71a6574c34a4', 'Example Power Company, bill of the month', '300.00', '2025-11-06', '2025-11-06 10:54:18.527+00', '2025-11-06 10:54:18.527+00', '1', '2025-26', '20', 'Online', NULL, NULL, NULL),
  ('019b7d9a-7db3-7543-8700-0659b73442ba', '01a20968-20b9-72ef-883b-6ed7740abe73', 'Example House, all classrooms', '1076.00', '2026-01-02', '2026-01-02 07:27:15.379+00', '2026-01-02 07:27:15.379+00', '1', '2025-26', '21', 'Online', NULL, NULL, NULL),
  ('019b92c8-7213-751e-b126-432962ca1d85', '01a20968-20b9-72ef-883b-71a6574c34a4', 'Example Power Company, bill of the month', '258.00', '2026-01-06', '2026-01-06 10:09:28.595+00', '2026-01-06 10:09:28.595+00', '1', '2025-26', '22', 'Online', NULL, NULL, NULL),
  ('019b96c0-e9f1-7243-92c6-a5daf84b6fb3', '01a20968-20b9-72ef-883b-6813ee48cc7e', 'Teachers and office of the example institute', '1938.00', '2026-01-07', '2026-01-07 04:39:43.857+00', '2026-01-07 04:39:43.857+00', '1', '2025-26', '23', 'Online', NULL, NULL, NULL),
  ('019b9be6-f910-7653-ac06-23d7fa39a45b', '01a20968-20b9-72ef-883b-76039e183916', 'Sample Telecom, line of the month', '86.00', '2026-01-08', '2026-01-08 04:39:24.176+00', '2026-01-08 04:39:24.176+00', '1', '2025-26', '24', 'Online', NULL, NULL, NULL),
  ('019c31b6-9ffd-74b4-9f50-a3410db09cd3', '01a20968-20b9-72ef-883b-6813ee48cc7e', 'Teachers and office of the example institute', '2457.00', '2026-02-06', '2026-02-06 06:49:38.045+00', '2026-02-06 06:49:38.045+00', '1', '2025-26', '25', 'Online', NULL, NULL, NULL),
  ('019c369f-a274-7260-b969-8d0437204fb5', '01a20968-20b9-72ef-883b-6ed7740abe73', 'Example House, all classrooms', '1365.00', '2026-02-07', '2026-02-07 05:42:37.428+00', '2026-02-07 05:42:37.428+00', '1', '2025-26', '26', 'Online', NULL, NULL, NULL),
  ('019c411e-2084-7424-8248-a1a002d7bab5', '01a20968-20b9-72ef-883b-71a6574c34a4', 'Example Power Company, bill of the month', '327.00', '2026-02-09', '2026-02-09 06:36:59.396+00', '2026-02-09 06:36:59.396+00', '1', '2025-26', '27', 'Online', NULL, NULL, NULL),
  ('019c423e-23a9-7775-8aea-781be0a92c59', '01a20968-20b9-72ef-883b-76039e183916', 'Sample Telecom, line of the month', '109.00', '2026-02-09', '2026-02-09 11:51:34.569+00', '2026-02-09 11:51:34.569+00', '1', '2025-26', '28', 'Online', NULL, NULL, NULL),
  ('01a19b44-4019-765e-8db0-97590d7a6925', '01a20968-20b9-72ef-883b-6ed7740abe73', 'Example House, all classrooms', '221.00', '2026-11-02', '2026-11-02 07:58:23.769+00', '2026-11-02 07:58:23.769+00', '1', '2026-27', '1', 'Online', NULL, NULL, NULL),
  ('01a19c3d-3bc5-7551-bb09-dc51d86642e1', '01a20968-20b9-72ef-883b-6813ee48cc7e', 'Teachers and office of the example institute', '398.00', '2026-11-02', '2026-11-02 12:30:21.125+00', '2026-11-02 12:30:21.125+00', '1', '2026-27', '2', 'Online', NULL, NULL, NULL),
  ('01a1a4b8-370c-7242-b3e2-5ef13387d418', '01a20968-20b9-72ef-883b-71a6574c34a4', 'Example Power Company, bill of the month', '53.00', '2026-11-04', '2026-11-04 04:01:38.572+00', '2026-11-04 04:01:38.572+00', '1', '2026-27', '3', 'Online', NULL, NULL, NULL),
  ('01a1c057-66d2-75c5-9131-32ae16a3a1d0', '01a20968-20b9-72ef-883b-76039e183916', 'Sample Telecom, line of the month', '17.00', '2026-11-09', '2026-11-09 12:45:15.858+00', '2026-11-09 12:45:15.858+00', '1', '2026-27', '4', 'Online', NULL, NULL, NULL);
insert into expense_category ("id", "ledger", "ledger_key", "created_at", "updated_at", "deleted_at", "budget", "version") overriding system value values
  ('01a20968-20b9-72ef-883b-6813ee48cc7e', 'Salaries', 'salaries', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20968-20b9-72ef-883b-6ed7740abe73', 'Rent', 'rent', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20968-20b9-72ef-883b-71a6574c34a4', 'Electricity', 'electricity', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20968-20b9-72ef-883b-76039e183916', 'Internet', 'internet', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20968-20b9-72ef-883b-7b05e92a9d61', 'Stationery', 'stationery', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '5000.00', '1'),
  ('01a20968-20b9-72ef-883b-7d74152d9fd8', 'Repairs', 'repairs', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20968-20b9-72ef-883b-8371e514316f', 'Tea and water', 'tea and water', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '3000.00', '1'),
  ('01a20968-20b9-72ef-883b-862747a7ac7d', 'Advertising', 'advertising', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '20000.00', '1');
insert into expense_voucher_series ("financial_year", "last") overriding system value values
  ('2025-26', '28'),
  ('2026-27', '4');
insert into fee_adjustment ("id", "student_id", "kind", "enrolment_id", "amount", "reason", "day", "created_at", "created_by", "by_hr", "version", "withdrawn_at", "withdrawn_by") overriding system value values
  ('01a20968-20f9-73b1-8714-1b1bb3652337', '01a1b03c-74c1-748a-b69a-fe7e4acc5ec7', 'Discount', '01a1b03c-74c1-74e2-9e58-382eab8b2e54', '500.00', 'Scholarship', '2026-11-21', '2026-11-21 04:30:00+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'false', '1', NULL, NULL);
insert into fee_plan ("enrolment_id", "version") overriding system value values
  ('01976d38-7d5f-72f4-84d7-a05ca52d1b40', '1');
insert into fee_plan_row ("enrolment_id", "n", "due_on", "amount") overriding system value values
  ('01976d38-7d5f-72f4-84d7-a05ca52d1b40', '1', '2026-11-20', '1000.00');
insert into heartbeat ("process_id", "started_at", "seen_at") overriding system value values
  ('01a20968-216b-7791-8663-0e6dfdf9fab0', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00');
insert into idempotency ("scope", "route", "key", "body_hash", "status", "answer", "forever", "at") overriding system value values
  ('01a20968-200e-7592-a432-20df0335e7c7', 'POST /api/enquiry', 'dump', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '201', '{}', 'false', '2026-11-21 04:30:00+00');
insert into institute ("one", "name", "address", "phone", "time_zone", "self_registration", "version", "receipt_language", "two_factor", "upi_id", "hr_closes_all", "gstin", "receipt_terms", "receipt_paper") overriding system value values
  ('true', 'Namuna Training Institute (demo)', '1 Example Road, Example Nagar', '+91 55500 00000', 'Asia/Kolkata', 'true', '2', 'en', 'off', 'namuna@examplebank', 'false', '00AAAAA0000A1ZI', NULL, 'a4');
insert into institute_logo ("one", "content", "type", "hash", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', 'image/png', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into job_run ("job", "started_at") overriding system value values
  ('cleanup', '2026-11-21 04:30:00+00');
insert into known_browser ("token_hash", "account_id", "used_at") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20968-200e-7592-a432-20df0335e7c7', '2026-11-21 04:30:00+00');
insert into kysely_migration ("name", "timestamp") overriding system value values
  ('0001_house', '2026-11-23T17:15:48.195Z'),
  ('0002_courses_and_batches', '2026-11-23T17:15:48.204Z'),
  ('0003_students_and_fees', '2026-11-23T17:15:48.236Z'),
  ('0004_attendance_and_enquiries', '2026-11-23T17:15:48.252Z'),
  ('0005_portfolio', '2026-11-23T17:15:48.255Z'),
  ('0006_projects', '2026-11-23T17:15:48.260Z'),
  ('0007_expenses', '2026-11-23T17:15:48.266Z'),
  ('0008_reset_tokens', '2026-11-23T17:15:48.270Z'),
  ('0009_lists_of_the_admin', '2026-11-23T17:15:48.278Z'),
  ('0010_erasure', '2026-11-23T17:15:48.282Z'),
  ('0011_search', '2026-11-23T17:15:48.290Z'),
  ('0012_receipt_amounts', '2026-11-23T17:15:48.292Z'),
  ('0013_drafts', '2026-11-23T17:15:48.298Z'),
  ('0014_request_limits', '2026-11-23T17:15:48.301Z'),
  ('0015_placed_enquiries', '2026-11-23T17:15:48.305Z'),
  ('0017_sign_in', '2026-11-23T17:15:48.315Z'),
  ('0018_two_factor', '2026-11-23T17:15:48.319Z'),
  ('0019_erasure', '2026-11-23T17:15:48.337Z'),
  ('0020_privacy', '2026-11-23T17:15:48.347Z'),
  ('0021_backups', '2026-11-23T17:15:48.350Z'),
  ('0022_audit_chain', '2026-11-23T17:15:48.357Z'),
  ('0023_several_processes', '2026-11-23T17:15:48.365Z'),
  ('0024_enrolments', '2026-11-23T17:15:48.378Z'),
  ('0025_expense_vouchers', '2026-11-23T17:15:48.399Z'),
  ('0026_payment_details', '2026-11-23T17:15:48.402Z'),
  ('0027_receipt_verification', '2026-11-23T17:15:48.406Z'),
  ('0028_daily_closing', '2026-11-23T17:15:48.412Z'),
  ('0029_discounts_and_refunds', '2026-11-23T17:15:48.417Z'),
  ('0030_fee_plans', '2026-11-23T17:15:48.420Z'),
  ('0031_refunds', '2026-11-23T17:15:48.433Z'),
  ('0032_reminders', '2026-11-23T17:15:48.439Z'),
  ('0033_course_instalments', '2026-11-23T17:15:48.440Z'),
  ('0034_name_search', '2026-11-23T17:15:48.442Z'),
  ('0035_receipt_paper', '2026-11-23T17:15:48.444Z'),
  ('0036_student_list_order', '2026-11-23T17:15:48.446Z'),
  ('0037_overdue_sums', '2026-11-23T17:15:48.448Z'),
  ('0038_enquiry_calls', '2026-11-23T17:15:48.453Z'),
  ('0039_photos_and_logo', '2026-11-23T17:15:48.457Z'),
  ('0041_duplicate_lookup', '2026-11-23T17:15:48.460Z'),
  ('0042_name_words', '2026-11-23T17:15:48.464Z'),
  ('0043_daily_sums', '2026-11-23T17:15:48.479Z'),
  ('0044_read_after', '2026-11-23T17:15:48.482Z'),
  ('0045_list_order', '2026-11-23T17:15:48.487Z'),
  ('0046_name_word_removal', '2026-11-23T17:15:48.488Z'),
  ('0047_parent_contact', '2026-11-23T17:15:48.489Z');
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
  ('0045_list_order', '86bf9b23433258996ad16dfb099fb6262b0cda96c7de091da4069f066891ee4f'),
  ('0046_name_word_removal', '4e64c0c378203fd59ff2c7112d9a0b06164c1317061fe66b10ee0e3e361f7e72'),
  ('0047_parent_contact', '52871a6ef6a361dc0c7f36834353c94cef259fe5b5dca789936e8bd79f2ae413');
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
  ('019daf1c-ae23-7043-95f7-c6937303ea0b', '01976d38-7d5f-7439-8744-0f5bf3649370', 'https://example.com/0f5bf3649370/portfolio-1', '2026-04-21 08:16:25.635+00', '1'),
  ('019f4660-91bf-72ea-b18f-09c2afa6e25b', '01976d38-7d5f-7439-8744-0f5bf3649370', 'https://example.com/0f5bf3649370/portfolio-2', '2026-07-09 10:16:01.727+00', '1');
insert into privacy_notice ("one", "texts", "version") overriding system value values
  ('true', '{"en": "Example"}', '2');
insert into project ("id", "student_id", "link", "tech_used", "description", "created_at", "version") overriding system value values
  ('01983ab5-5436-72a4-a044-6a0ee6af0dd2', '01976d38-7d5f-7439-8744-0f5bf3649370', 'https://example.com/0f5bf3649370/project-3', 'Python, pandas', 'Sales of a sample company, month by month', '2025-07-24 04:33:38.87+00', '1'),
  ('019d47ad-09b4-7027-8169-9a38530baa2f', '01976d38-7d5f-7439-8744-0f5bf3649370', 'https://example.com/0f5bf3649370/project-1', 'Python, pandas', 'नमूना पुस्तकालय की सूची', '2026-04-01 06:13:35.796+00', '1'),
  ('01a0d6d4-797a-709f-8456-cfe0d8e7cf5a', '01976d38-7d5f-7439-8744-0f5bf3649370', 'https://example.com/0f5bf3649370/project-2', 'Tally', 'The example institute’s timetable as a page', '2026-09-25 04:30:44.09+00', '1');
insert into receipt ("id", "financial_year", "n", "student_id", "student_name", "contact", "course", "b_code", "pay_mode", "payable", "paid", "due_after", "paid_on", "issued_on", "issued_at", "issued_by", "changed_at", "version", "voided_at", "voided_by", "void_reason", "enrolment_id", "reference", "note", "verification_id") overriding system value values
  ('01977d82-9bf0-71e8-9612-83d06e1cf834', '2025-26', '1', '01976d38-7d5f-7439-8744-0f5bf3649370', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Online', '31500.00', '10500.00', '21000.00', '2025-06-17', '2025-06-17', '2025-06-17 10:50:01.072+00', '01a20968-205e-7085-b79c-a4f05d034141', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-72f4-84d7-a05ca52d1b40', '632700007919', NULL, '1b4ad3cc-bdbf-4366-ae25-da242d888224'),
  ('01980c8c-196a-7374-834d-eaa57e495727', '2025-26', '2', '01976d38-7d5f-7439-8744-0f5bf3649370', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Cash', '31500.00', '10500.00', '10500.00', '2025-07-15', '2025-07-15', '2025-07-15 05:26:04.906+00', '01a20968-205e-7085-b79c-aad7c81187e7', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-72f4-84d7-a05ca52d1b40', NULL, NULL, '6dfb6ad1-3113-49c0-97d2-fd7c5035f7b9'),
  ('01984f40-d442-738f-95e7-616b9ee80b03', '2025-26', '3', '0198305a-7b46-756b-82e6-c51c16ba3246', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '11000.00', '2025-07-28', '2025-07-28', '2025-07-28 04:18:25.474+00', '01a20968-200e-7592-a432-20df0335e7c7', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-70ad-a933-f821ea923525', '632700023757', NULL, '5d394ea0-1c7b-4acc-8556-536144aaf8f7'),
  ('0198adb9-bb13-74d3-bd06-4863d41cb850', '2025-26', '4', '01976d38-7d5f-7439-8744-0f5bf3649370', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Others', '31500.00', '10500.00', '0.00', '2025-08-15', '2025-08-15', '2025-08-15 12:34:47.187+00', '01a20968-205e-7085-b79c-a4f05d034141', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-72f4-84d7-a05ca52d1b40', NULL, NULL, 'c14a8f86-b8b2-4c33-be38-2e6442f17d77'),
  ('0198d1be-32ac-7108-94cf-bf4154bf4d8d', '2025-26', '5', '0198305a-7b46-756b-82e6-c51c16ba3246', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '0.00', '2025-08-21', '2025-08-22', '2025-08-22 12:25:59.724+00', '01a20968-205e-7085-b79c-aad7c81187e7', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-70ad-a933-f821ea923525', '632700039595', NULL, '90effbbb-0289-4760-bd0a-0b91960c4f21'),
  ('01994735-b681-76bc-a874-6c7906df98c5', '2025-26', '6', '0199483e-e8b1-700d-b840-f44e0c4ef1a5', 'Yusuf Příklad', '5550000003', 'Digital Marketing', 'DM-2508', 'Cash', '15000.00', '15000.00', '0.00', '2025-09-14', '2025-09-14', '2025-09-14 07:52:06.529+00', '01a20968-200e-7592-a432-20df0335e7c7', NULL, '1', NULL, NULL, NULL, '0199483e-e8b1-74de-9dbe-20baf03bfd29', NULL, NULL, 'd4608862-7b4e-4a48-a1f0-5df081943e30'),
  ('019acefa-c7b2-75fc-818e-58ddc002f456', '2025-26', '7', '019acdcb-3f5e-72c4-971e-c68a708b321f', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '12000.00', '2025-11-29', '2025-11-29', '2025-11-29 09:38:52.978+00', '01a20968-205e-7085-b79c-a4f05d034141', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-7690-bf03-148c7fc4dd40', NULL, NULL, 'd5679a7f-9e73-4c96-8de9-cd38920f5070'),
  ('019b7ce0-50eb-731e-a59c-4c614d29fddc', '2025-26', '8', '019acdcb-3f5e-72c4-971e-c68a708b321f', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '6000.00', '2026-01-02', '2026-01-02', '2026-01-02 04:03:54.219+00', '01a20968-205e-7085-b79c-aad7c81187e7', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-7690-bf03-148c7fc4dd40', NULL, NULL, 'e4dee0f1-88ca-4bf0-be34-dde8353d6267'),
  ('019c1cef-33c4-754d-b24c-3d74432b5c57', '2025-26', '9', '019acdcb-3f5e-72c4-971e-c68a708b321f', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '0.00', '2026-02-02', '2026-02-02', '2026-02-02 05:59:24.356+00', '01a20968-200e-7592-a432-20df0335e7c7', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-7690-bf03-148c7fc4dd40', NULL, NULL, '72dbf79a-047e-4897-a8b9-4b9720a45c5a'),
  ('01a1cf35-657d-7692-bd85-7d623cf1bcb5', '2026-27', '1', '01a1b03c-74c1-748a-b69a-fe7e4acc5ec7', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Online', '4050.00', '1000.00', '3050.00', '2026-11-12', '2026-11-12', '2026-11-12 10:02:25.533+00', '01a20968-205e-7085-b79c-a4f05d034141', NULL, '1', NULL, NULL, NULL, '01a1b03c-74c1-74e2-9e58-382eab8b2e54', '632700007919', NULL, '26df2639-944b-4c36-aa88-7194d2d6d334');
insert into receipt_part ("receipt_id", "n", "mode", "amount", "reference") overriding system value values
  ('0198adb9-bb13-74d3-bd06-4863d41cb850', '1', 'Cash', '5200.00', NULL),
  ('0198adb9-bb13-74d3-bd06-4863d41cb850', '2', 'UPI', '5300.00', '632700031676');
insert into receipt_series ("financial_year", "last") overriding system value values
  ('2025-26', '9'),
  ('2026-27', '1');
insert into recovery_code ("id", "account_id", "code_hash", "used_at") overriding system value values
  ('01a20968-216b-7791-8663-07bf59e77e17', '01a20968-200e-7592-a432-20df0335e7c7', 'example', NULL);
insert into recurring_expense ("id", "category_id", "remark", "amount", "pay_mode", "payee", "starts_on", "created_at", "updated_at", "ended_at", "version") overriding system value values
  ('01a20968-20c3-7630-a730-624fc52c89f5', '01a20968-20b9-72ef-883b-7d74152d9fd8', 'Demo Repairs: upkeep of the projectors', '1500.00', 'Online', NULL, '2026-11-01', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '1');
insert into recurring_expense_month ("recurring_id", "month", "expense_id") overriding system value values
  ('01a20968-20c3-7630-a730-624fc52c89f5', '2026-11-01', NULL);
insert into refund ("id", "financial_year", "n", "student_id", "enrolment_id", "student_name", "contact", "course", "b_code", "pay_mode", "amount", "paid_before", "refunded_on", "issued_on", "issued_at", "issued_by", "reason", "reference", "note", "version", "voided_at", "voided_by", "void_reason") overriding system value values
  ('01a20968-2119-71de-b1ba-3d5db78ff746', '2026-27', '1', '01a1b03c-74c1-748a-b69a-fe7e4acc5ec7', '01a1b03c-74c1-74e2-9e58-382eab8b2e54', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Cash', '200.00', '1000.00', '2026-11-21', '2026-11-21', '2026-11-21 04:30:00+00', '01a20968-200d-7325-bb82-9eee27adcda5', 'Paid twice', NULL, NULL, '1', NULL, NULL, NULL);
insert into refund_series ("financial_year", "last") overriding system value values
  ('2026-27', '1');
insert into reminder ("student_id", "day", "channel", "state", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-7794-9709-c1adf22a44aa', '2026-11-19', 'WhatsApp', 'sent', '01a20968-200e-7592-a432-20df0335e7c7', '2026-11-19 04:30:00+00'),
  ('01a1b03c-74c1-748a-b69a-fe7e4acc5ec7', '2026-11-19', 'WhatsApp', 'sent', '01a20968-200e-7592-a432-20df0335e7c7', '2026-11-19 04:30:00+00'),
  ('01a1fb86-a83e-7574-864a-95f473c472da', '2026-11-19', 'WhatsApp', 'sent', '01a20968-200e-7592-a432-20df0335e7c7', '2026-11-19 04:30:00+00');
insert into reminder_settings ("one", "days", "texts", "version") overriding system value values
  ('true', '{-3,0,3,7,15}', '{}', '1');
insert into request_count ("scope", "caller", "started_at", "n") overriding system value values
  ('email-enquirer', '01a20968-200e-7592-a432-20df0335e7c7', '2026-11-21 04:30:00+00', '1');
insert into reset_token ("token_hash", "account_id", "made_at", "expires_at", "used_at", "purpose") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20968-200e-7592-a432-20df0335e7c7', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', NULL, 'password');
insert into secret ("name", "value") overriding system value values
  ('log', E'\\x9ecb7b77592fde36f6b4c8fa2a1094d1462dab06f51c997f66a33dcf307a5e61');
insert into session ("token_hash", "account_id", "created_at", "seen_at", "id", "address", "user_agent", "confirmed_at", "read_after") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20968-200e-7592-a432-20df0335e7c7', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '2684afb5-4621-499c-828f-fff7d5ab25f4', '', '', NULL, '0/1E70470');
insert into setup_code ("code_hash", "created_at", "accounts") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', NULL);
insert into sign_in_attempt ("id", "email_hash", "address", "at", "ok", "browser_hash") overriding system value values
  ('1', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '192.0.2.1', '2026-11-21 04:30:00+00', 'true', NULL);
insert into student ("id", "fname", "lname", "father", "contact", "alt_contact", "gender", "dob", "cur_address", "per_address", "linked_in", "profile", "degree", "com_year", "university", "course_id", "mode", "duration", "batch_id", "joining_on", "end_on", "is_completed", "is_placed", "status", "search_key", "created_at", "version", "search_text", "parent_contact") overriding system value values
  ('01976d38-7d5f-7439-8744-0f5bf3649370', 'विवेक', 'दृष्टांत', 'Yusuf दृष्टांत', '5550000001', NULL, 'male', '1996-12-21', '8 नमूना मार्ग, Sampleganj', '159 Namuna Marg, Demo Colony', NULL, NULL, 'BCom', '2017', 'Université de l’Exemple', '01a20968-202d-7182-bcf6-b45bca94299f', 'offline', '6 months', '01a20968-202f-7051-bf48-3619dfaa10d0', '2025-06-14', '2025-12-19', 'true', 'false', 'Active', 'विवेक दृष्टांत', '2025-06-14 06:55:08.127+00', '1', 'विवेक दृष्टांत yusuf दृष्टांत student.1@example.com 5550000001 5540000001', '5540000001'),
  ('0198305a-7b46-756b-82e6-c51c16ba3246', 'Zoë', 'Sample', 'Ravi Sample', '5550000007', NULL, 'female', '1997-07-07', NULL, '124 नमूना मार्ग, Sampleganj', NULL, NULL, 'BCA', '2018', 'Sample Institute of Technology', '01a20968-202d-7182-bcf6-ba7dc3578c9a', 'offline', '5 months', '01a20968-202f-7051-bf48-3823f9d5e6c4', '2025-07-22', '2025-12-16', 'true', 'false', 'Active', 'zoe sample', '2025-07-22 04:18:12.934+00', '1', 'zoe sample ravi sample zoe.7@example.com 5550000007 5540000007', '5540000007'),
  ('0199483e-e8b1-700d-b840-f44e0c4ef1a5', 'Yusuf', 'Příklad', 'Arjun Příklad', '5550000003', NULL, 'male', '2005-10-17', NULL, '52 नमूना मार्ग, Sampleganj', NULL, NULL, 'Diploma', '2026', 'Université de l’Exemple', '01a20968-202d-7182-bcf6-bf2ca1bab30d', 'online', '3 months', '01a20968-202f-7051-bf48-3ce8e39d4b7c', '2025-09-14', '2025-11-11', 'true', 'true', 'Active', 'yusuf priklad', '2025-09-14 12:41:46.417+00', '1', 'yusuf priklad arjun priklad yusuf.3@example.com 5550000003 5540000003', '5540000003'),
  ('019acdcb-3f5e-72c4-971e-c68a708b321f', 'Māyā', 'Udāharaṇ', 'Kabir Udāharaṇ', '5550000004', NULL, 'female', '1993-05-14', '45 Namuna Marg, Demo Colony', '143 Example Road, Example Nagar', NULL, NULL, 'BBA', '2014', 'Example University', '01a20968-202d-7182-bcf6-ae67336507a3', 'offline', '4 months', '01a20968-2030-76b9-bca8-2c048a40e2cd', '2025-11-29', '2026-03-25', 'true', 'false', 'Active', 'maya udaharan', '2025-11-29 04:07:20.67+00', '1', 'maya udaharan kabir udaharan maya.4@example.com 5550000004', NULL),
  ('01a11b91-9b52-7794-9709-c1adf22a44aa', 'Zoë', 'Przykład', 'Arjun Przykład', '5550000002', '5560000002', 'female', '1999-07-27', '55 Udāharaṇ Path, Namunapur', '22 Namuna Marg, Namunapur', 'https://www.example.com/in/student-2', NULL, 'Diploma', '2020', 'Sample Institute of Technology', '01a20968-202d-7182-bcf6-bf2ca1bab30d', 'offline', '3 months', '01a20968-2031-71be-b3c4-c53c78c915ff', '2026-10-08', NULL, 'false', 'false', 'Disable', 'zoe przykład', '2026-10-08 12:51:29.746+00', '2', 'zoe przykład arjun przykład zoe.2@example.com 5550000002 5560000002 5540000002', '5540000002'),
  ('01a1b03c-74c1-748a-b69a-fe7e4acc5ec7', 'Noor', 'Namuna', 'Ravi Namuna', '5550000008', NULL, 'female', '1993-03-31', NULL, '29 Example Road, Demo Colony', NULL, NULL, 'BCA', '2014', 'Sample Institute of Technology', '01a20968-202d-7182-bcf6-c27d4e6ded04', 'online', '2 months', '01a20968-2031-71be-b3c4-c96bd32c2942', '2026-11-06', NULL, 'false', 'false', 'Active', 'noor namuna', '2026-11-06 09:41:54.497+00', '1', 'noor namuna ravi namuna noor.8@example.com 5550000008', NULL),
  ('01a1be83-9230-7575-843d-ef5f6ab5bb14', 'Zoë', 'Przykład', 'Om Przykład', '5550000006', '5560000006', 'female', '1998-11-14', NULL, '122 Udāharaṇ Path, Demo Colony', NULL, NULL, 'BBA', '2019', 'उदाहरण विश्वविद्यालय', '01a20968-202d-7182-bcf6-c6d4ad88cb06', 'offline', '4 months', '01a20968-2031-71be-b3c4-cc24fdd6274c', '2026-12-01', NULL, 'false', 'false', 'Pending', 'zoe przykład', '2026-11-09 04:14:16.112+00', '1', 'zoe przykład om przykład zoe.6@example.com 5550000006 5560000006 5540000006', '5540000006'),
  ('01a1fb86-a83e-7574-864a-95f473c472da', 'Farhan', 'Beispiel', 'Arjun Beispiel', '5550000005', '5560000005', 'male', '1993-10-26', NULL, '9 Namuna Marg, Sampleganj', NULL, NULL, 'BSc', '2014', 'Example University', '01a20968-202d-7182-bcf6-c27d4e6ded04', 'offline', '2 months', '01a20968-2031-71be-b3c4-c96bd32c2942', '2026-11-21', NULL, 'false', 'false', 'Active', 'farhan beispiel', '2026-11-21 00:34:28.542+00', '1', 'farhan beispiel arjun beispiel farhan.5@example.com 5550000005 5560000005 5540000005', '5540000005');
insert into student_account ("student_id", "fee", "paid", "due_from", "planned_due_on", "due_amount") overriding system value values
  ('01976d38-7d5f-7439-8744-0f5bf3649370', '31500.00', '31500.00', '2025-08-15', NULL, NULL),
  ('0198305a-7b46-756b-82e6-c51c16ba3246', '22000.00', '22000.00', '2025-08-21', NULL, NULL),
  ('0199483e-e8b1-700d-b840-f44e0c4ef1a5', '15000.00', '15000.00', '2025-09-14', NULL, NULL),
  ('019acdcb-3f5e-72c4-971e-c68a708b321f', '18000.00', '18000.00', '2026-02-02', NULL, NULL),
  ('01a11b91-9b52-7794-9709-c1adf22a44aa', '13500.00', '0.00', '2026-10-08', NULL, NULL),
  ('01a1b03c-74c1-748a-b69a-fe7e4acc5ec7', '3550.00', '800.00', '2026-11-12', NULL, NULL),
  ('01a1be83-9230-7575-843d-ef5f6ab5bb14', '0.00', '0.00', '2026-12-01', NULL, NULL),
  ('01a1fb86-a83e-7574-864a-95f473c472da', '4050.00', '0.00', '2026-11-21', NULL, NULL);
insert into student_photo ("student_id", "content", "hash", "changed_at") overriding system value values
  ('01976d38-7d5f-7439-8744-0f5bf3649370', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into student_total ("shard", "kind", "n", "fee", "paid") overriding system value values
  ('0', 'Active', '0', '0.00', '0.00'),
  ('0', 'Disable', '0', '0.00', '0.00'),
  ('0', 'Pending', '0', '0.00', '0.00'),
  ('0', 'Placed', '0', '0.00', '0.00'),
  ('1', 'Active', '3', '53050.00', '50300.00'),
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
  ('14', 'Pending', '0', '0.00', '0.00'),
  ('14', 'Placed', '0', '0.00', '0.00'),
  ('15', 'Active', '1', '22000.00', '22000.00'),
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
  ('3', 'Placed', '1', '15000.00', '15000.00'),
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
  ('6', 'Pending', '1', '0.00', '0.00'),
  ('6', 'Placed', '0', '0.00', '0.00'),
  ('7', 'Active', '0', '0.00', '0.00'),
  ('7', 'Disable', '1', '13500.00', '0.00'),
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
  ('01a20968-200e-7592-a432-20df0335e7c7', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '0');
select setval('sign_in_attempt_id_seq', (select max(id) from sign_in_attempt));
set session_replication_role = origin;
