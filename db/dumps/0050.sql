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

-- 0048_attendance_months.sql
create table attendance_month (
  student_id uuid not null references student,
  batch_id uuid not null references batch,
  month date not null check (extract(day from month) = 1),
  present integer not null check (present >= 0),
  absent integer not null check (absent >= 0),
  check (present + absent > 0),
  primary key (student_id, month, batch_id)
);
insert into attendance_month (student_id, batch_id, month, present, absent)
  select k.student_id, h.batch_id, date_trunc('month', k.day)::date,
    count(*) filter (where k.present), count(*) filter (where not k.present)
  from attendance_mark k join attendance_sheet h on h.id = k.sheet_id group by 1, 2, 3;
create index attendance_month_lowest on attendance_month (month, (100.0 * present / (present + absent)), student_id);
grant select on attendance_month to munshi_app;
create function attendance_month_add() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into attendance_month as m (student_id, batch_id, month, present, absent)
  select k.student_id, h.batch_id, date_trunc('month', k.day)::date,
    count(*) filter (where k.present), count(*) filter (where not k.present)
  from added k join attendance_sheet h on h.id = k.sheet_id group by 1, 2, 3 order by 1, 3, 2
  on conflict (student_id, month, batch_id) do update
    set present = m.present + excluded.present, absent = m.absent + excluded.absent;
  return null;
end $$;
create trigger attendance_month_add after insert on attendance_mark
  referencing new table as added for each statement execute function attendance_month_add();

create function attendance_month_change() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  change record;
begin
  for change in
    select n.student_id, h.batch_id, date_trunc('month', n.day)::date as month, sum(n.present::int - o.present::int) as present
    from is_now n join was o using (student_id, day, sheet_id) join attendance_sheet h on h.id = n.sheet_id
    group by 1, 2, 3 having sum(n.present::int - o.present::int) <> 0 order by 1, 3, 2
  loop
    update attendance_month m set present = m.present + change.present, absent = m.absent - change.present
    where m.student_id = change.student_id and m.month = change.month and m.batch_id = change.batch_id;
  end loop;
  return null;
end $$;
create trigger attendance_month_change after update on attendance_mark
  referencing old table as was new table as is_now for each statement execute function attendance_month_change();
revoke execute on function attendance_month_add, attendance_month_change from public;

-- 0049_absence_notices.sql
create table absence_notice (
  student_id uuid not null,
  day date not null,
  sheet_id uuid not null,
  sent_by uuid not null references account,
  at timestamptz not null,
  primary key (student_id, day, sheet_id),
  foreign key (student_id, day, sheet_id) references attendance_mark
);
grant select, insert on absence_notice to munshi_app;
create table absence_settings (
  one boolean primary key default true check (one),
  threshold integer not null default 75 check (threshold between 1 and 100),
  texts jsonb not null default '{}',
  version integer not null default 1
);
insert into absence_settings default values;
grant select on absence_settings to munshi_app;
grant update (threshold, texts, version) on absence_settings to munshi_app;

-- 0050_imports.sql
create table import (
  id uuid primary key,
  kind text not null check (length(kind) between 1 and 40),
  owner_id uuid not null references account,
  name text not null check (length(name) <= 200),
  columns jsonb not null,
  mapping jsonb not null,
  day_order text check (day_order in ('dmy', 'mdy')),
  asks_day_order boolean not null default false,
  state text not null check (state in ('open', 'done', 'undone')),
  created_at timestamptz not null,
  run_at timestamptz,
  done_rows integer not null default 0,
  is_cancelled boolean not null default false,
  failure jsonb,
  done_at timestamptz,
  undone_at timestamptz,
  undone_by uuid references account,
  students integer not null default 0,
  receipts integer not null default 0,
  paid numeric(18, 2) not null default 0
);
create index import_newest on import (created_at desc, id desc);
grant select, insert, update, delete on import to munshi_app;

create table import_row (
  import_id uuid not null references import on delete cascade,
  line integer not null check (line > 0),
  cells jsonb not null,
  is_skipped boolean not null default false,
  errors jsonb not null default '{}',
  conflicts jsonb not null default '{}',
  warnings jsonb not null default '{}',
  person_key text check (length(person_key) <= 2000),
  name_key text check (length(name_key) <= 1000),
  known_key text check (length(known_key) <= 1500),
  email_key text check (length(email_key) <= 254),
  phone text check (length(phone) <= 16),
  course text check (length(course) <= 100),
  batch text check (length(batch) <= 60),
  fee numeric(12, 2),
  amount numeric(12, 2),
  primary key (import_id, line)
);
create index import_row_person on import_row (import_id, person_key, line);
grant select, insert, update, delete on import_row to munshi_app;

alter table student
  add column import_id uuid references import,
  drop constraint student_lname_check, add constraint student_lname_check check (length(lname) <= 60);
create index student_of_import on student (import_id) where import_id is not null;
alter table receipt add column import_id uuid references import;
create index receipt_enrolment on receipt (enrolment_id);
create index receipt_of_import on receipt (import_id) where import_id is not null;
alter table receipt_series
  drop constraint receipt_series_financial_year_check,
  add constraint receipt_series_financial_year_check check (financial_year ~ '^(\d{4}-\d{2}|IMP)$');
alter table receipt add check ((financial_year = 'IMP') = (import_id is not null));
create or replace function name_word_of_row() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was text := case when tg_op <> 'INSERT' then to_jsonb(old) ->> tg_argv[0] end;
  is_now text := case when tg_op <> 'DELETE' then to_jsonb(new) ->> tg_argv[0] end;
  removed text;
begin
  if was is not distinct from is_now or (tg_op = 'DELETE' and to_jsonb(old) ->> 'import_id' is not null) then return null; end if;
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
create table import_total (
  import_id uuid not null references import on delete cascade,
  shard smallint not null,
  kind text not null,
  n bigint not null,
  fee numeric(18, 2) not null,
  paid numeric(18, 2) not null,
  primary key (import_id, shard, kind)
);
grant select on import_total to munshi_app;

create or replace function student_total_of_student() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was text := case when tg_op = 'UPDATE' then student_kind(old.status, old.is_placed) end;
  is_now text := student_kind(new.status, new.is_placed);
  money record;
begin
  if was is not distinct from is_now or (tg_op = 'INSERT' and new.import_id is not null) then return null; end if;
  select fee, paid into money from student_account where student_id = new.id;
  perform student_total_add(new.id, was, -1, -coalesce(money.fee, 0), -coalesce(money.paid, 0));
  perform student_total_add(new.id, is_now, 1, coalesce(money.fee, 0), coalesce(money.paid, 0));
  return null;
end $$;

create or replace function student_total_of_account() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  owner record;
begin
  select student_kind(status, is_placed) as kind, import_id into owner from student where id = new.student_id;
  if tg_op = 'INSERT' and owner.import_id is not null then return null; end if;
  perform student_total_add(new.student_id, owner.kind, 0,
    new.fee - case when tg_op = 'UPDATE' then old.fee else 0 end,
    new.paid - case when tg_op = 'UPDATE' then old.paid else 0 end);
  return null;
end $$;

create function student_total_add_import(wanted uuid, sign integer) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  select from student_total where kind = 'Active' order by shard for update;
  update student_total t set n = t.n + sign * i.n, fee = t.fee + sign * i.fee, paid = t.paid + sign * i.paid
  from import_total i where i.import_id = wanted and (t.shard, t.kind) = (i.shard, i.kind)
$$;
create function count_import(wanted uuid) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  insert into import_total (import_id, shard, kind, n, fee, paid)
  select wanted, abs(hashtext(s.id::text) % 16), student_kind(s.status, s.is_placed), count(*), sum(m.fee), sum(m.paid)
  from student s join student_account m on m.student_id = s.id
  where s.import_id = wanted group by 2, 3;
  select student_total_add_import(wanted, 1);
$$;
create function remove_imported(wanted uuid, ids uuid[]) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  insert into daily_sum_change (kind, day, n, amount)
  select 'receipt', paid_on, -count(*), -sum(paid) from receipt
  where student_id = any (ids) and import_id = wanted and voided_at is null group by paid_on;
  insert into daily_sum_change (kind, day, n, amount)
  select 'due ' || s.status, m.due_from + 35, -count(*), -sum(m.fee - m.paid)
  from student_account m join student s on s.id = m.student_id
  where s.id = any (ids) and s.import_id = wanted and m.paid < m.fee and m.due_amount is null group by 1, 2;
  delete from receipt where student_id = any (ids) and import_id = wanted;
  delete from enrolment e using student s where s.id = e.student_id and s.id = any (ids) and s.import_id = wanted;
  delete from student_account m using student s where s.id = m.student_id and s.id = any (ids) and s.import_id = wanted;
  with removed as (delete from student where id = any (ids) and import_id = wanted returning id)
  update account a set name = '–', email = '', email_key = '', state = 'deleted' from removed r where a.id = r.id;
$$;
create function uncount_import(wanted uuid) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  select student_total_add_import(wanted, -1) where not exists (select from student where import_id = wanted);
  delete from import_total where import_id = wanted and not exists (select from student where import_id = wanted);
  delete from name_word where word not in (
    select w from student, name_words(search_key) w where search_key is not null
    union select w from enquiry, name_words(name_key) w where name_key is not null
  );
$$;
revoke execute on function student_total_add_import, count_import, remove_imported, uncount_import from public;
grant execute on function count_import to munshi_app;
grant execute on function remove_imported to munshi_app;
grant execute on function uncount_import to munshi_app;


create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) primary key, is_locked integer default 0 not null);
create table migration_hash (name text primary key, hash text not null);
grant select on migration_hash to munshi_app;

set session_replication_role = replica;
truncate absence_notice, absence_settings, account, attendance_mark, attendance_month, attendance_sheet, audit_entry, audit_link, audit_personal, audit_seal, audit_unchained, backup_run, batch, cash_entry, consent, course, daily_sum, daily_sum_change, day_closing, declared_payment, deletion, discount_limit, draft, enquiry, enquiry_note, enrolment, expense, expense_category, expense_voucher_series, fee_adjustment, fee_plan, fee_plan_row, heartbeat, idempotency, import, import_row, import_total, institute, institute_logo, job_run, known_browser, kysely_migration, kysely_migration_lock, migration_hash, name_word, portfolio, privacy_notice, project, receipt, receipt_part, receipt_series, recovery_code, recurring_expense, recurring_expense_month, refund, refund_series, reminder, reminder_settings, request_count, reset_token, secret, session, setup_code, sign_in_attempt, student, student_account, student_photo, student_total, two_factor;
insert into absence_notice ("student_id", "day", "sheet_id", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-75a4-a4ba-9dc2ec9c882d', '2026-11-06', '01a1b03c-724d-7768-9107-fe517c08c262', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', '2026-11-21 04:30:00+00');
insert into absence_settings ("one", "threshold", "texts", "version") overriding system value values
  ('true', '75', '{}', '1');
insert into account ("id", "role", "name", "email", "email_key", "password_hash", "state", "created_at", "version", "email_confirmed_at", "language") overriding system value values
  ('01976d38-7d5f-70a6-b90d-38ca4893e2c6', 'student', 'विवेक दृष्टांत', 'student.1@example.com', 'student.1@example.com', '', 'active', '2025-06-14 06:55:08.127+00', '1', NULL, NULL),
  ('0198305a-7b46-74cc-b193-e000562b2831', 'student', 'Zoë Sample', 'zoe.7@example.com', 'zoe.7@example.com', '', 'active', '2025-07-22 04:18:12.934+00', '1', NULL, NULL),
  ('0199483e-e8b1-7455-ad29-ef49f08d088c', 'student', 'Yusuf Příklad', 'yusuf.3@example.com', 'yusuf.3@example.com', '', 'active', '2025-09-14 12:41:46.417+00', '1', NULL, NULL),
  ('019acdcb-3f5e-72b5-acd3-525ba4b64cff', 'student', 'Māyā Udāharaṇ', 'maya.4@example.com', 'maya.4@example.com', '', 'active', '2025-11-29 04:07:20.67+00', '1', NULL, NULL),
  ('01a11b91-9b52-75a4-a4ba-9dc2ec9c882d', 'student', 'Zoë Przykład', 'zoe.2@example.com', 'zoe.2@example.com', '', 'disabled', '2026-10-08 12:51:29.746+00', '2', NULL, NULL),
  ('01a1b03c-74c1-7136-b404-11a6322dc547', 'student', 'Noor Namuna', 'student@example.com', 'student@example.com', '$argon2id$v=19$m=19456,t=2,p=1$0aZnGfkAqfTZiCKa2/+4Rw$Xcggfx5ZJ+vM9pmZIHuvmYqZp3wm/RRI7nWpNgEkaPU', 'active', '2026-11-06 09:41:54.497+00', '2', NULL, NULL),
  ('01a1be83-9230-7677-8911-64dec584aa1f', 'student', 'Zoë Przykład', 'zoe.6@example.com', 'zoe.6@example.com', '', 'active', '2026-11-09 04:14:16.112+00', '1', NULL, NULL),
  ('01a1fb86-a83e-70ca-b793-261d4d854f57', 'student', 'Farhan Beispiel', 'farhan.5@example.com', 'farhan.5@example.com', '', 'active', '2026-11-21 00:34:28.542+00', '1', NULL, NULL),
  ('01a209b4-9a59-704b-adba-f53cff7e6678', 'admin', 'Asha Example', 'admin@example.com', 'admin@example.com', '$argon2id$v=19$m=19456,t=2,p=1$btVezmdPTy1NVfWd/G9tgA$6V5OVwkH+MmplUlXWqZ2gyjlw4af5jb33xEmk68O0x8', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'hr', 'Hari Example', 'hr@example.com', 'hr@example.com', '$argon2id$v=19$m=19456,t=2,p=1$VF3xRM0cdo6w/1cUy5q3cw$eSN59TWTiCc3R01mHOo5kz1lAbZ2vYJSo20x9I12Bqk', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a209b4-9a90-7014-8246-5f65c5c0d829', 'hr', 'Hina Sample', 'hina@example.com', 'hina@example.com', '$argon2id$v=19$m=19456,t=2,p=1$BOCDt1IzJ3WyG3Hi5fGZ8w$nGDPw4NaJezWLePIe5JLBhphy7DO1evTA7SZXI7G0u8', 'active', '2025-04-01 08:10:32.502+00', '1', NULL, NULL),
  ('01a209b4-9a90-7014-8246-629b36331c60', 'hr', 'Hemant Namuna', 'hemant@example.com', 'hemant@example.com', '$argon2id$v=19$m=19456,t=2,p=1$BOCDt1IzJ3WyG3Hi5fGZ8w$nGDPw4NaJezWLePIe5JLBhphy7DO1evTA7SZXI7G0u8', 'active', '2025-04-01 12:11:18.039+00', '1', NULL, NULL),
  ('01a209b4-9a91-7543-8770-b27a3e2c5204', 'hr', 'Hazel Specimen', 'hazel@example.com', 'hazel@example.com', '$argon2id$v=19$m=19456,t=2,p=1$BOCDt1IzJ3WyG3Hi5fGZ8w$nGDPw4NaJezWLePIe5JLBhphy7DO1evTA7SZXI7G0u8', 'disabled', '2025-04-01 12:58:12.964+00', '2', NULL, NULL),
  ('01a209b4-9a91-7543-8770-b551578a6f83', 'admin', 'Anil Demo', 'anil@example.com', 'anil@example.com', '$argon2id$v=19$m=19456,t=2,p=1$BOCDt1IzJ3WyG3Hi5fGZ8w$nGDPw4NaJezWLePIe5JLBhphy7DO1evTA7SZXI7G0u8', 'active', '2025-04-01 05:46:43.465+00', '1', NULL, NULL);
insert into attendance_mark ("student_id", "day", "sheet_id", "present") overriding system value values
  ('01a11b91-9b52-75a4-a4ba-9dc2ec9c882d', '2026-11-06', '01a1b03c-724d-7768-9107-fe517c08c262', 'false'),
  ('01a1b03c-74c1-7136-b404-11a6322dc547', '2026-11-06', '01a1b0c9-1727-77e2-a00e-1c1e27766315', 'true'),
  ('01a1b03c-74c1-7136-b404-11a6322dc547', '2026-11-07', '01a1b51d-6a8b-72be-8055-5bd1ad4fb2ac', 'true'),
  ('01a1b03c-74c1-7136-b404-11a6322dc547', '2026-11-09', '01a1c041-4eb3-74e8-a078-1f12f356e5f3', 'true'),
  ('01a1b03c-74c1-7136-b404-11a6322dc547', '2026-11-10', '01a1c53b-8e49-739d-9b18-6963a8aa0bcd', 'true'),
  ('01a1b03c-74c1-7136-b404-11a6322dc547', '2026-11-11', '01a1ca38-8fec-70d9-9b72-6294e62b4807', 'true'),
  ('01a1b03c-74c1-7136-b404-11a6322dc547', '2026-11-12', '01a1ce42-8cd3-7388-80a1-1930c0576fe7', 'true'),
  ('01a1b03c-74c1-7136-b404-11a6322dc547', '2026-11-13', '01a1d445-07d9-7650-bb1a-5214d1659fc6', 'true'),
  ('01a1b03c-74c1-7136-b404-11a6322dc547', '2026-11-14', '01a1d916-73a3-71e0-aaca-04e8227fcdd2', 'true'),
  ('01a1b03c-74c1-7136-b404-11a6322dc547', '2026-11-16', '01a1e402-4a37-76c5-a9cf-d46886d85955', 'true'),
  ('01a1b03c-74c1-7136-b404-11a6322dc547', '2026-11-17', '01a1e95a-a683-705b-b3c1-2da3cd25e85f', 'true'),
  ('01a1b03c-74c1-7136-b404-11a6322dc547', '2026-11-18', '01a1ee80-40dd-732f-921c-4758aba59637', 'true'),
  ('01a1b03c-74c1-7136-b404-11a6322dc547', '2026-11-19', '01a1f2a8-7850-70bb-aba9-a1708b60f1c7', 'true'),
  ('01a1b03c-74c1-7136-b404-11a6322dc547', '2026-11-20', '01a1f8c0-38a9-72a3-978f-2d980328ff6a', 'true');
insert into attendance_month ("student_id", "batch_id", "month", "present", "absent") overriding system value values
  ('01a11b91-9b52-75a4-a4ba-9dc2ec9c882d', '01a209b4-9a77-7206-b5ab-920d5f22ee96', '2026-11-01', '0', '1'),
  ('01a1b03c-74c1-7136-b404-11a6322dc547', '01a209b4-9a77-7206-b5ab-95f0c11c116a', '2026-11-01', '13', '0');
insert into attendance_sheet ("id", "batch_id", "day", "present", "absent", "saved_at", "saved_by", "version") overriding system value values
  ('01a1b03c-724d-7768-9107-fe517c08c262', '01a209b4-9a77-7206-b5ab-920d5f22ee96', '2026-11-06', '0', '1', '2026-11-06 09:41:53.869+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', '1'),
  ('01a1b0c9-1727-77e2-a00e-1c1e27766315', '01a209b4-9a77-7206-b5ab-95f0c11c116a', '2026-11-06', '1', '0', '2026-11-06 12:15:31.111+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', '1'),
  ('01a1b51d-6a8b-72be-8055-5bd1ad4fb2ac', '01a209b4-9a77-7206-b5ab-95f0c11c116a', '2026-11-07', '1', '0', '2026-11-07 08:26:06.347+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', '1'),
  ('01a1c041-4eb3-74e8-a078-1f12f356e5f3', '01a209b4-9a77-7206-b5ab-95f0c11c116a', '2026-11-09', '1', '0', '2026-11-09 12:21:07.891+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', '1'),
  ('01a1c53b-8e49-739d-9b18-6963a8aa0bcd', '01a209b4-9a77-7206-b5ab-95f0c11c116a', '2026-11-10', '1', '0', '2026-11-10 11:32:57.033+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', '1'),
  ('01a1ca38-8fec-70d9-9b72-6294e62b4807', '01a209b4-9a77-7206-b5ab-95f0c11c116a', '2026-11-11', '1', '0', '2026-11-11 10:47:46.924+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', '1'),
  ('01a1ce42-8cd3-7388-80a1-1930c0576fe7', '01a209b4-9a77-7206-b5ab-95f0c11c116a', '2026-11-12', '1', '0', '2026-11-12 05:37:10.355+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', '1'),
  ('01a1d445-07d9-7650-bb1a-5214d1659fc6', '01a209b4-9a77-7206-b5ab-95f0c11c116a', '2026-11-13', '1', '0', '2026-11-13 09:37:36.217+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', '1'),
  ('01a1d916-73a3-71e0-aaca-04e8227fcdd2', '01a209b4-9a77-7206-b5ab-95f0c11c116a', '2026-11-14', '1', '0', '2026-11-14 08:04:49.699+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', '1'),
  ('01a1e402-4a37-76c5-a9cf-d46886d85955', '01a209b4-9a77-7206-b5ab-95f0c11c116a', '2026-11-16', '1', '0', '2026-11-16 10:58:37.751+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', '1'),
  ('01a1e95a-a683-705b-b3c1-2da3cd25e85f', '01a209b4-9a77-7206-b5ab-95f0c11c116a', '2026-11-17', '1', '0', '2026-11-17 11:53:14.627+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', '1'),
  ('01a1ee80-40dd-732f-921c-4758aba59637', '01a209b4-9a77-7206-b5ab-95f0c11c116a', '2026-11-18', '1', '0', '2026-11-18 11:52:25.053+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', '1'),
  ('01a1f2a8-7850-70bb-aba9-a1708b60f1c7', '01a209b4-9a77-7206-b5ab-95f0c11c116a', '2026-11-19', '1', '0', '2026-11-19 07:14:49.552+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', '1'),
  ('01a1f8c0-38a9-72a3-978f-2d980328ff6a', '01a209b4-9a77-7206-b5ab-95f0c11c116a', '2026-11-20', '1', '0', '2026-11-20 11:38:29.417+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', '1');
insert into audit_entry ("id", "at", "actor_id", "actor_name", "actor_role", "action", "record", "record_id", "request_id", "before", "after") overriding system value values
  ('019583bb-5506-7541-97ac-bf0b04116dab', '2025-03-11 05:44:07.174+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209b4-9a76-752d-860a-0ba1d67db480', '019583bb-5506-77d4-86be-39f6d1f1ccc1', NULL, '{"_id": "01a209b4-9a76-752d-860a-0ba1d67db480", "bCode": "TALLY-2504", "bTime": "15:00 to 17:00", "endDate": "2025-07-01", "version": 1, "startDate": "2025-04-01", "courseName": "Tally with GST"}'),
  ('0195eaed-5b52-7117-92ab-631f6bab5a30', '2025-03-31 06:39:38.834+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'category.create', 'category', '01a209b4-9abe-7289-80b0-ed8e5c8f15d7', '0195eaed-5b52-7284-891b-93a15aeba1df', NULL, '{"ledger": "Salaries"}'),
  ('0195eaed-5b52-7132-a427-e50b0f0dbe51', '2025-03-31 06:39:38.834+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'category.create', 'category', '01a209b4-9abe-7289-80b1-0856419ef19b', '0195eaed-5b52-72c1-865f-9fa52a580961', NULL, '{"budget": 20000, "ledger": "Advertising"}'),
  ('0195eaed-5b52-7291-9f64-bc052866b928', '2025-03-31 06:39:38.834+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'category.create', 'category', '01a209b4-9abe-7289-80b0-f29a9d128291', '0195eaed-5b52-7031-9515-00c90b73cbb1', NULL, '{"ledger": "Rent"}'),
  ('0195eaed-5b52-72ab-b062-7dcaf47ab321', '2025-03-31 06:39:38.834+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'category.create', 'category', '01a209b4-9abe-7289-80b0-fd01fe95c52f', '0195eaed-5b52-7313-ad00-3c1b22866645', NULL, '{"budget": 5000, "ledger": "Stationery"}'),
  ('0195eaed-5b52-74b3-bb5e-4b6d5e07b1b1', '2025-03-31 06:39:38.834+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'category.create', 'category', '01a209b4-9abe-7289-80b0-faaadd89498b', '0195eaed-5b52-7503-ac68-166b8edfb90f', NULL, '{"ledger": "Internet"}'),
  ('0195eaed-5b52-75a7-9780-1e210ba5238c', '2025-03-31 06:39:38.834+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'recurring.create', 'recurring', '01a209b4-9ac3-70b3-a3b4-1808e6d62bf3', '0195eaed-5b52-734f-9594-073e2fa85809', NULL, '{"_id": "01a209b4-9ac3-70b3-a3b4-1808e6d62bf3", "amount": 1500, "ledger": "01a209b4-9abe-7289-80b1-00c3a47e73bb", "remark": "Demo Repairs: upkeep of the projectors", "payMode": "Online", "version": 1, "startsOn": "2026-11-01", "createdAt": "2025-03-31T06:39:38.834Z", "updatedAt": "2025-03-31T06:39:38.834Z", "ledgerName": "Repairs"}'),
  ('0195eaed-5b52-764e-b16f-66ad3fbda37b', '2025-03-31 06:39:38.834+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'category.create', 'category', '01a209b4-9abe-7289-80b0-f7ac4322cfdd', '0195eaed-5b52-729a-9704-1a2d28bc9fa7', NULL, '{"ledger": "Electricity"}'),
  ('0195eaed-5b52-76b8-b2e2-341936d40699', '2025-03-31 06:39:38.834+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'category.create', 'category', '01a209b4-9abe-7289-80b1-05cf3295225c', '0195eaed-5b52-7076-974e-d0a984db665e', NULL, '{"budget": 3000, "ledger": "Tea and water"}'),
  ('0195eaed-5b52-7715-8e77-4e3a07c49497', '2025-03-31 06:39:38.834+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'category.create', 'category', '01a209b4-9abe-7289-80b1-00c3a47e73bb', '0195eaed-5b52-7018-ad00-067335c8604b', NULL, '{"ledger": "Repairs"}'),
  ('0195efe3-4389-71c0-8c55-391bad36d750', '2025-04-01 05:46:43.465+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'staff.create', 'account', '01a209b4-9a91-7543-8770-b551578a6f83', '0195efe3-4389-7076-8270-6bca0e5fcdfe', NULL, '{"id": "01a209b4-9a91-7543-8770-b551578a6f83", "name": "Anil Demo", "role": "admin", "email": "anil@example.com"}'),
  ('0195f066-eeb6-740c-a315-5c83e60347a6', '2025-04-01 08:10:32.502+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'staff.create', 'account', '01a209b4-9a90-7014-8246-5f65c5c0d829', '0195f066-eeb6-712b-b2d9-bc12010b3490', NULL, '{"id": "01a209b4-9a90-7014-8246-5f65c5c0d829", "name": "Hina Sample", "role": "hr", "email": "hina@example.com"}'),
  ('0195f0f8-846c-7049-a763-e0b054228d78', '2025-04-01 10:49:33.548+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'course.create', 'course', '01a209b4-9a74-7443-9701-8b6678ae0d1b', '0195f0f8-846c-75be-b002-947cfd296b4e', NULL, '{"_id": "01a209b4-9a74-7443-9701-8b6678ae0d1b", "cFee": 22000, "course": "Graphic Design", "version": 1, "cDuration": "5 months"}'),
  ('0195f0f8-846c-7291-aa47-5a162cdca0da', '2025-04-01 10:49:33.548+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'course.create', 'course', '01a209b4-9a74-7443-9701-9682eca6d712', '0195f0f8-846c-7530-bdef-8c5ddc7bedeb', NULL, '{"_id": "01a209b4-9a74-7443-9701-9682eca6d712", "cFee": 16500, "course": "Français des affaires", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-72ce-9699-952d96266daf', '2025-04-01 10:49:33.548+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'course.create', 'course', '01a209b4-9a74-7443-9701-81aa53b1a048', '0195f0f8-846c-72cb-b241-a4fe86a0c08a', NULL, '{"_id": "01a209b4-9a74-7443-9701-81aa53b1a048", "cFee": 45000, "course": "Full Stack Web Development", "version": 1, "cDuration": "8 months"}'),
  ('0195f0f8-846c-7325-916c-9a38cfaeb9ab', '2025-04-01 10:49:33.548+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'course.create', 'course', '01a209b4-9a74-7443-9701-8e9d01ba6f13', '0195f0f8-846c-7698-8491-7df11dcb73df', NULL, '{"_id": "01a209b4-9a74-7443-9701-8e9d01ba6f13", "cFee": 15000, "course": "Digital Marketing", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-747e-880a-6ea021c91df5', '2025-04-01 10:49:33.548+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'course.create', 'course', '01a209b4-9a74-7443-9701-90f876f1fda8', '0195f0f8-846c-707c-b2e0-bb16d31cf9aa', NULL, '{"_id": "01a209b4-9a74-7443-9701-90f876f1fda8", "cFee": 4500, "course": "Hindi Typing", "version": 1, "cDuration": "2 months"}'),
  ('0195f0f8-846c-74e7-a777-473dc44e71aa', '2025-04-01 10:49:33.548+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'course.create', 'course', '01a209b4-9a74-7443-9701-7827f4094bbb', '0195f0f8-846c-7223-b664-4e9fd374937a', NULL, '{"_id": "01a209b4-9a74-7443-9701-7827f4094bbb", "cFee": 12000, "course": "Tally with GST", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-768a-bf3b-9eeb5920f42e', '2025-04-01 10:49:33.548+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'course.create', 'course', '01a209b4-9a74-7443-9701-8593287bad9e', '0195f0f8-846c-709f-8c58-a26f960f2763', NULL, '{"_id": "01a209b4-9a74-7443-9701-8593287bad9e", "cFee": 35000, "course": "Data Analytics", "version": 1, "cDuration": "6 months"}'),
  ('0195f0f8-846c-77d4-9177-e8e95c6e38b6', '2025-04-01 10:49:33.548+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'course.create', 'course', '01a209b4-9a74-7443-9701-7cb2d1ad62bc', '0195f0f8-846c-777e-94b8-4b2746f79a14', NULL, '{"_id": "01a209b4-9a74-7443-9701-7cb2d1ad62bc", "cFee": 18000, "course": "Python Programming", "version": 1, "cDuration": "4 months"}'),
  ('0195f143-5a97-71f4-8fcb-b94de708c3da', '2025-04-01 12:11:18.039+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'staff.create', 'account', '01a209b4-9a90-7014-8246-629b36331c60', '0195f143-5a97-7447-8cc5-3a621e28ee9d', NULL, '{"id": "01a209b4-9a90-7014-8246-629b36331c60", "name": "Hemant Namuna", "role": "hr", "email": "hemant@example.com"}'),
  ('0195f16e-4e64-736e-9d67-626bc1556fc5', '2025-04-01 12:58:12.964+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'staff.create', 'account', '01a209b4-9a91-7543-8770-b27a3e2c5204', '0195f16e-4e64-753e-8331-700f1ee73a17', NULL, '{"id": "01a209b4-9a91-7543-8770-b27a3e2c5204", "name": "Hazel Specimen", "role": "hr", "email": "hazel@example.com"}'),
  ('01960aa5-c6f2-7196-b16b-8c82a5919044', '2025-04-06 10:29:18.706+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209b4-9a76-752d-860a-0c5b043d698d', '01960aa5-c6f2-705c-a38a-b4f7797616e5', NULL, '{"_id": "01a209b4-9a76-752d-860a-0c5b043d698d", "bCode": "PY-2504", "bTime": "08:00 to 10:00", "endDate": "2025-08-27", "version": 1, "startDate": "2025-04-27", "courseName": "Python Programming"}'),
  ('01962e07-dbf7-74a9-a0bf-2b738e19115a', '2025-04-13 07:23:09.175+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01962e07-dbf7-73c2-8e53-8adc75fef5f1', '01962e07-dbf7-7086-8a27-7669777442f8', NULL, '{"_id": "01962e07-dbf7-73c2-8e53-8adc75fef5f1", "date": "2025-04-13", "mode": "online", "year": 2025, "month": 4, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "online"}'),
  ('01965222-1b54-77be-9c64-3f62ae174b9c', '2025-04-20 07:38:09.108+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '01962e07-dbf7-73c2-8e53-8adc75fef5f1', '01965222-1b54-775e-8ab0-6971c00a8703', '{"status": "Open"}', '{"status": "Pending"}'),
  ('0196952d-9296-70a9-8e78-6a54b553e0f3', '2025-05-03 08:05:14.006+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209b4-9a76-752d-860a-10c954052237', '0196952d-9296-7021-bde1-f163cd7ffb45', NULL, '{"_id": "01a209b4-9a76-752d-860a-10c954052237", "bCode": "FSW-2505", "bTime": "12:30 to 14:30", "endDate": "2026-01-24", "version": 1, "startDate": "2025-05-24", "courseName": "Full Stack Web Development"}'),
  ('01971baf-477f-701e-81b3-ca2c9ae8eec0', '2025-05-29 10:56:01.407+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209b4-9a76-752d-860a-1630bcc5c19a', '01971baf-477f-775b-8f64-b89f63bfd2da', NULL, '{"_id": "01a209b4-9a76-752d-860a-1630bcc5c19a", "bCode": "DA-2506", "bTime": "18:00 to 20:00", "endDate": "2025-12-19", "version": 1, "startDate": "2025-06-19", "courseName": "Data Analytics"}'),
  ('01972f8c-001d-76c7-a991-9fd0556a2a58', '2025-06-02 07:29:53.693+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'expense.create', 'expense', '01972f8c-001d-77ae-9fa5-41c291950f01', '01972f8c-001d-7159-9766-127ca48991ef', NULL, '{"_id": "01972f8c-001d-77ae-9fa5-41c291950f01", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 172, "ledger": "01a209b4-9abe-7289-80b0-faaadd89498b", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T07:29:53.693Z", "updatedAt": "2025-06-02T07:29:53.693Z", "voucherNo": "V2025-26/0001", "ledgerName": "Internet"}'),
  ('019730ae-176e-742c-9c6e-1320ddd3d665', '2025-06-02 12:46:45.102+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'expense.create', 'expense', '019730ae-176e-7176-bf1f-b2aa2bd4196d', '019730ae-176e-76d9-9810-e84120d77f0a', NULL, '{"_id": "019730ae-176e-7176-bf1f-b2aa2bd4196d", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 516, "ledger": "01a209b4-9abe-7289-80b0-f7ac4322cfdd", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T12:46:45.102Z", "updatedAt": "2025-06-02T12:46:45.102Z", "voucherNo": "V2025-26/0002", "ledgerName": "Electricity"}'),
  ('01973f27-1abc-70f9-865b-01d45023da7c', '2025-06-05 08:13:36.828+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'expense.create', 'expense', '01973f27-1abc-71e8-aa69-bb6cc4dd23c8', '01973f27-1abc-74d9-8cbd-9e62e5ebe46b', NULL, '{"_id": "01973f27-1abc-71e8-aa69-bb6cc4dd23c8", "date": "2025-06-05", "year": 2025, "month": 6, "amount": 3876, "ledger": "01a209b4-9abe-7289-80b0-ed8e5c8f15d7", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-06-05T08:13:36.828Z", "updatedAt": "2025-06-05T08:13:36.828Z", "voucherNo": "V2025-26/0003", "ledgerName": "Salaries"}'),
  ('01973f71-631b-7223-a72d-f386f0a80bdf', '2025-06-05 09:34:45.019+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01973f71-631b-730d-b21b-d5e3368ad932', '01973f71-631b-7544-ae2a-6015e538cc91', NULL, '{"_id": "01973f71-631b-730d-b21b-d5e3368ad932", "date": "2025-06-05", "mode": "offline", "year": 2025, "month": 6, "course": "Data Analytics", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019744be-dbb1-73f3-8baa-f6455e0c7dab', '2025-06-06 10:17:28.241+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'expense.create', 'expense', '019744be-dbb1-70c7-af57-29e70cf2c517', '019744be-dbb1-77dd-8c41-bd578584a12c', NULL, '{"_id": "019744be-dbb1-70c7-af57-29e70cf2c517", "date": "2025-06-06", "year": 2025, "month": 6, "amount": 2153, "ledger": "01a209b4-9abe-7289-80b0-f29a9d128291", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-06-06T10:17:28.241Z", "updatedAt": "2025-06-06T10:17:28.241Z", "voucherNo": "V2025-26/0004", "ledgerName": "Rent"}'),
  ('01976d38-7d5f-7100-b2fc-9794f0622b08', '2025-06-14 06:55:08.127+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'enquiry.admit', 'enquiry', '01973f71-631b-730d-b21b-d5e3368ad932', '01976d38-7d5f-74a1-bd20-4404da463e1b', '{"status": "Open", "student": null}', '{"status": "Closed", "student": "01976d38-7d5f-70a6-b90d-38ca4893e2c6"}'),
  ('01976d38-7d5f-7765-9bbe-65d6725a32a0', '2025-06-14 06:55:08.127+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'student.register', 'student', '01976d38-7d5f-70a6-b90d-38ca4893e2c6', '01976d38-7d5f-77be-a42f-f4d6d44f9299', NULL, '{"_id": "01976d38-7d5f-70a6-b90d-38ca4893e2c6", "fee": 31500, "mode": "offline", "batch": "DA-2506", "course": "Data Analytics", "status": "Active", "PaidFee": 0, "dueDate": "2025-07-19", "endDate": "2025-12-19", "version": 1, "TotalFee": 31500, "declared": null, "isPlaced": "notPlaced", "cduration": "6 months", "PendingFee": 31500, "isCompleted": "yes", "joiningDate": "2025-06-14"}'),
  ('01977d82-9bf0-7501-8a9c-4ccf7e608723', '2025-06-17 10:50:01.072+00', '01a209b4-9a90-7014-8246-5f65c5c0d829', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01977d82-9bf0-728e-8248-32e4bfcd22e7', '01977d82-9bf0-722f-abc9-f2ffdfb58035', NULL, '{"_id": "01977d82-9bf0-728e-8248-32e4bfcd22e7", "due": 21000, "date": "2025-06-17", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 6, "course": "Data Analytics", "changed": false, "payMode": "Online", "payable": 31500, "student": "01976d38-7d5f-70a6-b90d-38ca4893e2c6", "version": 1, "issuedOn": "2025-06-17", "receiptNo": "2025-26/000001"}'),
  ('0197a729-c8b5-7619-ae4a-5e56263f5d54', '2025-06-25 12:57:02.901+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209b4-9a76-752d-860a-1937a1664c33', '0197a729-c8b5-707b-867e-c2514c222f4d', NULL, '{"_id": "01a209b4-9a76-752d-860a-1937a1664c33", "bCode": "GD-2507", "bTime": "18:00 to 20:00", "endDate": "2025-12-16", "version": 1, "startDate": "2025-07-16", "courseName": "Graphic Design"}'),
  ('0197cf00-2cf0-77f3-99a3-b2d3e3c473a8', '2025-07-03 06:36:24.688+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'expense.create', 'expense', '0197cf00-2cf0-77f2-992f-2d230fe529a1', '0197cf00-2cf0-7743-94db-93eb65121d60', NULL, '{"_id": "0197cf00-2cf0-77f2-992f-2d230fe529a1", "date": "2025-07-03", "year": 2025, "month": 7, "amount": 1058, "ledger": "01a209b4-9abe-7289-80b0-f7ac4322cfdd", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-03T06:36:24.688Z", "updatedAt": "2025-07-03T06:36:24.688Z", "voucherNo": "V2025-26/0005", "ledgerName": "Electricity"}'),
  ('0197d3b1-cdf4-70ec-a415-c672a8d8d9bb', '2025-07-04 04:28:54.644+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d3b1-cdf4-716a-84d7-6892443518a7', '0197d3b1-cdf4-7263-ba9e-26038734dc63', NULL, '{"_id": "0197d3b1-cdf4-716a-84d7-6892443518a7", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 352, "ledger": "01a209b4-9abe-7289-80b0-faaadd89498b", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T04:28:54.644Z", "updatedAt": "2025-07-04T04:28:54.644Z", "voucherNo": "V2025-26/0006", "ledgerName": "Internet"}'),
  ('0197d44b-78c3-715b-a96a-38c5d07f4a23', '2025-07-04 07:16:45.379+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d44b-78c3-72b3-a4b1-f0237c761a3e', '0197d44b-78c3-74c9-9e1a-5b3d521d2e54', NULL, '{"_id": "0197d44b-78c3-72b3-a4b1-f0237c761a3e", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 7938, "ledger": "01a209b4-9abe-7289-80b0-ed8e5c8f15d7", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T07:16:45.379Z", "updatedAt": "2025-07-04T07:16:45.379Z", "voucherNo": "V2025-26/0007", "ledgerName": "Salaries"}'),
  ('0197e9a1-67f5-727f-990e-282ffc01d2ba', '2025-07-08 10:42:38.709+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'expense.create', 'expense', '0197e9a1-67f5-709f-856e-d6daba070100', '0197e9a1-67f5-71c3-a721-d7b7fbc54ef3', NULL, '{"_id": "0197e9a1-67f5-709f-856e-d6daba070100", "date": "2025-07-08", "year": 2025, "month": 7, "amount": 4410, "ledger": "01a209b4-9abe-7289-80b0-f29a9d128291", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-07-08T10:42:38.709Z", "updatedAt": "2025-07-08T10:42:38.709Z", "voucherNo": "V2025-26/0008", "ledgerName": "Rent"}'),
  ('01980c8c-196a-75ff-8cf4-cb54382e831e', '2025-07-15 05:26:04.906+00', '01a209b4-9a90-7014-8246-629b36331c60', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '01980c8c-196a-7563-acf9-f8a0d88bcfb2', '01980c8c-196a-747a-b5aa-a0d9dee20a60', NULL, '{"_id": "01980c8c-196a-7563-acf9-f8a0d88bcfb2", "due": 10500, "date": "2025-07-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 7, "course": "Data Analytics", "changed": false, "payMode": "Cash", "payable": 31500, "student": "01976d38-7d5f-70a6-b90d-38ca4893e2c6", "version": 1, "issuedOn": "2025-07-15", "receiptNo": "2025-26/000002"}'),
  ('01982b99-c49f-740c-a18e-edf7f72110be', '2025-07-21 06:09:14.399+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209b4-9a76-752d-860a-1c75809a495b', '01982b99-c49f-7382-ad49-d0870088e14c', NULL, '{"_id": "01a209b4-9a76-752d-860a-1c75809a495b", "bCode": "DM-2508", "bTime": "10:00 to 12:00", "endDate": "2025-11-11", "version": 1, "startDate": "2025-08-11", "courseName": "Digital Marketing"}'),
  ('0198305a-7b46-7561-b98f-15c498a2fab3', '2025-07-22 04:18:12.934+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'student.register', 'student', '0198305a-7b46-74cc-b193-e000562b2831', '0198305a-7b46-7715-b8e0-411635816166', NULL, '{"_id": "0198305a-7b46-74cc-b193-e000562b2831", "fee": 22000, "mode": "offline", "batch": "GD-2507", "course": "Graphic Design", "status": "Active", "PaidFee": 0, "dueDate": "2025-08-26", "endDate": "2025-12-16", "version": 1, "TotalFee": 22000, "declared": null, "isPlaced": "notPlaced", "cduration": "5 months", "PendingFee": 22000, "isCompleted": "yes", "joiningDate": "2025-07-22"}'),
  ('01983ab5-5436-76cc-97c0-b0eabe5be837', '2025-07-24 04:33:38.87+00', '01976d38-7d5f-70a6-b90d-38ca4893e2c6', '', 'student', 'project.add', 'project', '01983ab5-5436-74b6-b62b-a3a430256a72', '01983ab5-5436-735a-87fa-9728fca0afbf', NULL, '{"_id": "01983ab5-5436-74b6-b62b-a3a430256a72", "student": "01976d38-7d5f-70a6-b90d-38ca4893e2c6", "version": 1}'),
  ('01984f40-d442-75bf-b87d-28ffb16c8912', '2025-07-28 04:18:25.474+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'fee.record', 'receipt', '01984f40-d442-7761-93c2-6fc77d4f7118', '01984f40-d442-72b9-b732-f7a55d4f691c', NULL, '{"_id": "01984f40-d442-7761-93c2-6fc77d4f7118", "due": 11000, "date": "2025-07-28", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 7, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-74cc-b193-e000562b2831", "version": 1, "issuedOn": "2025-07-28", "receiptNo": "2025-26/000003"}'),
  ('01985aa9-0953-7477-b6c6-23ba1abee00b', '2025-07-30 09:28:04.179+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'staff.update', 'account', '01a209b4-9a91-7543-8770-b27a3e2c5204', '01985aa9-0953-72a7-9ef2-42a2fd622125', '{"status": "Active", "version": 1}', '{"status": "Disable", "version": 2}'),
  ('01986905-43a3-75be-b494-909ba97f9294', '2025-08-02 04:23:29.443+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'expense.create', 'expense', '01986905-43a3-73d6-a994-612ea45d3146', '01986905-43a3-773a-b6b2-ff6863110ca8', NULL, '{"_id": "01986905-43a3-73d6-a994-612ea45d3146", "date": "2025-08-02", "year": 2025, "month": 8, "amount": 4341, "ledger": "01a209b4-9abe-7289-80b0-f29a9d128291", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-08-02T04:23:29.443Z", "updatedAt": "2025-08-02T04:23:29.443Z", "voucherNo": "V2025-26/0009", "ledgerName": "Rent"}'),
  ('019873c7-c03e-778d-934f-802765332674', '2025-08-04 06:32:07.486+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'expense.create', 'expense', '019873c7-c03e-76d2-a10e-4e8138b90e53', '019873c7-c03e-735c-aa02-f0134d877067', NULL, '{"_id": "019873c7-c03e-76d2-a10e-4e8138b90e53", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 7814, "ledger": "01a209b4-9abe-7289-80b0-ed8e5c8f15d7", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T06:32:07.486Z", "updatedAt": "2025-08-04T06:32:07.486Z", "voucherNo": "V2025-26/0010", "ledgerName": "Salaries"}'),
  ('0198742d-391a-70f6-bdcd-7038be831bd2', '2025-08-04 08:22:57.562+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'expense.create', 'expense', '0198742d-391a-749f-8d76-15c1260054f9', '0198742d-391a-76d8-aefb-0166e0735058', NULL, '{"_id": "0198742d-391a-749f-8d76-15c1260054f9", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 347, "ledger": "01a209b4-9abe-7289-80b0-faaadd89498b", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T08:22:57.562Z", "updatedAt": "2025-08-04T08:22:57.562Z", "voucherNo": "V2025-26/0011", "ledgerName": "Internet"}'),
  ('01987a45-a517-779d-99e7-4734915dc425', '2025-08-05 12:47:21.367+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'expense.create', 'expense', '01987a45-a517-70d4-9a2f-bc60b777df32', '01987a45-a517-7235-ab55-549b7deafcb4', NULL, '{"_id": "01987a45-a517-70d4-9a2f-bc60b777df32", "date": "2025-08-05", "year": 2025, "month": 8, "amount": 1041, "ledger": "01a209b4-9abe-7289-80b0-f7ac4322cfdd", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-05T12:47:21.367Z", "updatedAt": "2025-08-05T12:47:21.367Z", "voucherNo": "V2025-26/0012", "ledgerName": "Electricity"}'),
  ('0198adb9-bb13-7466-aba2-0213d0ff82dd', '2025-08-15 12:34:47.187+00', '01a209b4-9a90-7014-8246-5f65c5c0d829', 'Hina Sample', 'hr', 'fee.record', 'receipt', '0198adb9-bb13-7518-86e8-a63c85f9098a', '0198adb9-bb13-7651-b215-ed5f2d877249', NULL, '{"_id": "0198adb9-bb13-7518-86e8-a63c85f9098a", "due": 0, "date": "2025-08-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 8, "course": "Data Analytics", "changed": false, "payMode": "Others", "payable": 31500, "student": "01976d38-7d5f-70a6-b90d-38ca4893e2c6", "version": 1, "issuedOn": "2025-08-15", "receiptNo": "2025-26/000004"}'),
  ('0198b7a5-65f9-7466-9006-b20d6c09cd3c', '2025-08-17 10:48:46.841+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209b4-9a76-752d-860a-21096401085e', '0198b7a5-65f9-722f-a8f4-7bb0d93f59b1', NULL, '{"_id": "01a209b4-9a76-752d-860a-21096401085e", "bCode": "HT-2509", "bTime": "15:00 to 17:00", "endDate": "2025-11-07", "version": 1, "startDate": "2025-09-07", "courseName": "Hindi Typing"}'),
  ('0198d1be-32ac-73c5-8d9c-2e43f16d51ba', '2025-08-22 12:25:59.724+00', '01a209b4-9a90-7014-8246-629b36331c60', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '0198d1be-32ac-70fc-9aa6-cabed03a989c', '0198d1be-32ac-77f2-ad87-3f27ec6584c8', NULL, '{"_id": "0198d1be-32ac-70fc-9aa6-cabed03a989c", "due": 0, "date": "2025-08-21", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 8, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-74cc-b193-e000562b2831", "version": 1, "issuedOn": "2025-08-22", "receiptNo": "2025-26/000005"}'),
  ('019904aa-7eb6-7070-8303-1b1c04935b25', '2025-09-01 09:45:06.486+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'expense.create', 'expense', '019904aa-7eb6-72f1-9d0f-8fb54d7b55c7', '019904aa-7eb6-7392-8b09-bfbf13a85a01', NULL, '{"_id": "019904aa-7eb6-72f1-9d0f-8fb54d7b55c7", "date": "2025-09-01", "year": 2025, "month": 9, "amount": 6144, "ledger": "01a209b4-9abe-7289-80b0-ed8e5c8f15d7", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-09-01T09:45:06.486Z", "updatedAt": "2025-09-01T09:45:06.486Z", "voucherNo": "V2025-26/0013", "ledgerName": "Salaries"}'),
  ('01990a07-c598-7273-9372-13fc3fa790a0', '2025-09-02 10:45:05.56+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'expense.create', 'expense', '01990a07-c598-7694-8556-30845c238920', '01990a07-c598-7017-8dff-7a224ee06623', NULL, '{"_id": "01990a07-c598-7694-8556-30845c238920", "date": "2025-09-02", "year": 2025, "month": 9, "amount": 3413, "ledger": "01a209b4-9abe-7289-80b0-f29a9d128291", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-09-02T10:45:05.560Z", "updatedAt": "2025-09-02T10:45:05.560Z", "voucherNo": "V2025-26/0014", "ledgerName": "Rent"}'),
  ('01990f32-eeb0-72ae-a203-a1f1a2b57c71', '2025-09-03 10:50:20.208+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'expense.create', 'expense', '01990f32-eeb0-762e-99b7-6bd8b73ae046', '01990f32-eeb0-7413-a76c-f54775675c0f', NULL, '{"_id": "01990f32-eeb0-762e-99b7-6bd8b73ae046", "date": "2025-09-03", "year": 2025, "month": 9, "amount": 819, "ledger": "01a209b4-9abe-7289-80b0-f7ac4322cfdd", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-03T10:50:20.208Z", "updatedAt": "2025-09-03T10:50:20.208Z", "voucherNo": "V2025-26/0015", "ledgerName": "Electricity"}'),
  ('0199291d-4815-77ce-9619-2ad526293733', '2025-09-08 11:36:48.917+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'expense.create', 'expense', '0199291d-4815-7742-b2d8-3a1a4761a9c7', '0199291d-4815-7395-aa33-8d93d6081390', NULL, '{"_id": "0199291d-4815-7742-b2d8-3a1a4761a9c7", "date": "2025-09-08", "year": 2025, "month": 9, "amount": 273, "ledger": "01a209b4-9abe-7289-80b0-faaadd89498b", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-08T11:36:48.917Z", "updatedAt": "2025-09-08T11:36:48.917Z", "voucherNo": "V2025-26/0016", "ledgerName": "Internet"}'),
  ('01993c60-445a-75ed-9b4e-6d2d07a055bb', '2025-09-12 05:22:45.978+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209b4-9a77-7206-b5ab-5ad0edc75a30', '01993c60-445a-742c-8f14-26393b9c28a7', NULL, '{"_id": "01a209b4-9a77-7206-b5ab-5ad0edc75a30", "bCode": "FR-2510", "bTime": "15:00 to 17:00", "endDate": "2026-02-03", "version": 1, "startDate": "2025-10-03", "courseName": "Français des affaires"}'),
  ('01994735-b681-7450-9b56-685741bb3c9e', '2025-09-14 07:52:06.529+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'fee.record', 'receipt', '01994735-b681-7282-9012-23c5cddc4982', '01994735-b681-7518-af0b-7c6f34f45037', NULL, '{"_id": "01994735-b681-7282-9012-23c5cddc4982", "due": 0, "date": "2025-09-14", "paid": 15000, "year": 2025, "bCode": "DM-2508", "month": 9, "course": "Digital Marketing", "changed": false, "payMode": "Cash", "payable": 15000, "student": "0199483e-e8b1-7455-ad29-ef49f08d088c", "version": 1, "issuedOn": "2025-09-14", "receiptNo": "2025-26/000006"}'),
  ('0199483e-e8b1-72a3-9026-e1fb3395dd82', '2025-09-14 12:41:46.417+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'student.register', 'student', '0199483e-e8b1-7455-ad29-ef49f08d088c', '0199483e-e8b1-77a8-bf8f-e4253fc15b5b', NULL, '{"_id": "0199483e-e8b1-7455-ad29-ef49f08d088c", "fee": 15000, "mode": "online", "batch": "DM-2508", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2025-10-19", "endDate": "2025-11-11", "version": 1, "TotalFee": 15000, "declared": null, "isPlaced": "placed", "cduration": "3 months", "PendingFee": 15000, "isCompleted": "yes", "joiningDate": "2025-09-14"}'),
  ('0199c7c0-0ba8-70fa-9ac1-05221ed1ffa9', '2025-10-09 06:54:35.944+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209b4-9a77-7206-b5ab-5f6613c37a88', '0199c7c0-0ba8-7705-b65e-bd6427dc19e7', NULL, '{"_id": "01a209b4-9a77-7206-b5ab-5f6613c37a88", "bCode": "TALLY-2510", "bTime": "12:30 to 14:30", "endDate": "2026-01-30", "version": 1, "startDate": "2025-10-30", "courseName": "Tally with GST"}'),
  ('019a24d1-6480-7090-9ce3-f4e948f910e3', '2025-10-27 08:38:13.888+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '019a24d1-6480-742c-b1fb-244b1e21bf67', '019a24d1-6480-73c1-9bdc-4fac3295f554', NULL, '{"_id": "019a24d1-6480-742c-b1fb-244b1e21bf67", "date": "2025-10-27", "mode": "offline", "year": 2025, "month": 10, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019a24d1-6480-7220-a23a-0c1812ef5b68', '2025-10-27 08:38:13.888+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '019a24d1-6480-742c-b1fb-244b1e21bf67', '019a24d1-6480-73ca-9dca-192b6644ee55', '{"status": "Open"}', '{"status": "Pending"}'),
  ('019a3e0d-cbe7-7273-a883-9d430b253f9f', '2025-11-01 06:14:42.919+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'expense.create', 'expense', '019a3e0d-cbe7-7160-8117-1cce4ed77366', '019a3e0d-cbe7-7560-90bc-a84d2b358113', NULL, '{"_id": "019a3e0d-cbe7-7160-8117-1cce4ed77366", "date": "2025-11-01", "year": 2025, "month": 11, "amount": 1250, "ledger": "01a209b4-9abe-7289-80b0-f29a9d128291", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-11-01T06:14:42.919Z", "updatedAt": "2025-11-01T06:14:42.919Z", "voucherNo": "V2025-26/0017", "ledgerName": "Rent"}'),
  ('019a499b-18e8-7083-9874-289776f1a618', '2025-11-03 12:04:52.584+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'expense.create', 'expense', '019a499b-18e8-74ce-aa0d-a7836c8da26f', '019a499b-18e8-76cf-9c28-8a590d2d3442', NULL, '{"_id": "019a499b-18e8-74ce-aa0d-a7836c8da26f", "date": "2025-11-03", "year": 2025, "month": 11, "amount": 2250, "ledger": "01a209b4-9abe-7289-80b0-ed8e5c8f15d7", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-11-03T12:04:52.584Z", "updatedAt": "2025-11-03T12:04:52.584Z", "voucherNo": "V2025-26/0018", "ledgerName": "Salaries"}'),
  ('019a4dd1-d13d-7237-9b10-cbbf0499de1e', '2025-11-04 07:43:07.581+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209b4-9a77-7206-b5ab-62681934afc1', '019a4dd1-d13d-7340-b4ba-12f3fa4c5041', NULL, '{"_id": "01a209b4-9a77-7206-b5ab-62681934afc1", "bCode": "PY-2511", "bTime": "18:00 to 20:00", "endDate": "2026-03-25", "version": 1, "startDate": "2025-11-25", "courseName": "Python Programming"}'),
  ('019a5870-be50-7574-a0ee-f8f00c210d66', '2025-11-06 09:12:55.12+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'expense.create', 'expense', '019a5870-be50-7323-bcaf-85aab45649b6', '019a5870-be50-7172-8cf3-aecd52d9c671', NULL, '{"_id": "019a5870-be50-7323-bcaf-85aab45649b6", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 100, "ledger": "01a209b4-9abe-7289-80b0-faaadd89498b", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T09:12:55.120Z", "updatedAt": "2025-11-06T09:12:55.120Z", "voucherNo": "V2025-26/0019", "ledgerName": "Internet"}'),
  ('019a58cd-919f-7211-8c00-6943a7897461', '2025-11-06 10:54:18.527+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'expense.create', 'expense', '019a58cd-919f-70b7-a6aa-18fd0376e523', '019a58cd-919f-756b-9ef8-454390d811e6', NULL, '{"_id": "019a58cd-919f-70b7-a6aa-18fd0376e523", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 300, "ledger": "01a209b4-9abe-7289-80b0-f7ac4322cfdd", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T10:54:18.527Z", "updatedAt": "2025-11-06T10:54:18.527Z", "voucherNo": "V2025-26/0020", "ledgerName": "Electricity"}'),
  ('019acdcb-3f5e-713c-a0fc-40bef3a25fcb', '2025-11-29 04:07:20.67+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'student.register', 'student', '019acdcb-3f5e-72b5-acd3-525ba4b64cff', '019acdcb-3f5e-7622-8d89-6eb3a2edffc6', NULL, '{"_id": "019acdcb-3f5e-72b5-acd3-525ba4b64cff", "fee": 18000, "mode": "offline", "batch": "PY-2511", "course": "Python Programming", "status": "Active", "PaidFee": 0, "dueDate": "2026-01-03", "endDate": "2026-03-25", "version": 1, "TotalFee": 18000, "declared": null, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 18000, "isCompleted": "yes", "joiningDate": "2025-11-29"}'),
  ('019acefa-c7b2-727e-8459-1f06e249e1bd', '2025-11-29 09:38:52.978+00', '01a209b4-9a90-7014-8246-5f65c5c0d829', 'Hina Sample', 'hr', 'fee.record', 'receipt', '019acefa-c7b2-751a-ac63-8940f650b030', '019acefa-c7b2-7489-872b-cbcb6ccdb96c', NULL, '{"_id": "019acefa-c7b2-751a-ac63-8940f650b030", "due": 12000, "date": "2025-11-29", "paid": 6000, "year": 2025, "bCode": "PY-2511", "month": 11, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-72b5-acd3-525ba4b64cff", "version": 1, "issuedOn": "2025-11-29", "receiptNo": "2025-26/000007"}'),
  ('019ad88c-72fa-760f-bb70-d3bec98a0a94', '2025-12-01 06:14:34.49+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209b4-9a77-7206-b5ab-6678515678ca', '019ad88c-72fa-765e-8a3b-94de0d59c50a', NULL, '{"_id": "01a209b4-9a77-7206-b5ab-6678515678ca", "bCode": "FSW-2512", "bTime": "12:30 to 14:30", "endDate": "2026-08-22", "version": 1, "startDate": "2025-12-22", "courseName": "Full Stack Web Development"}'),
  ('019b5e41-c6ac-7197-8a30-0eacefd5e0e4', '2025-12-27 05:22:07.66+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209b4-9a77-7206-b5ab-6851d02f6db8', '019b5e41-c6ac-77db-b34b-1b370e62836d', NULL, '{"_id": "01a209b4-9a77-7206-b5ab-6851d02f6db8", "bCode": "DA-2601", "bTime": "12:30 to 14:30", "endDate": "2026-07-17", "version": 1, "startDate": "2026-01-17", "courseName": "Data Analytics"}'),
  ('019b7ce0-50eb-745b-9138-613efc5d6f4e', '2026-01-02 04:03:54.219+00', '01a209b4-9a90-7014-8246-629b36331c60', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '019b7ce0-50eb-73fb-9f43-4d330cd1ec6f', '019b7ce0-50eb-7105-b355-927978b37447', NULL, '{"_id": "019b7ce0-50eb-73fb-9f43-4d330cd1ec6f", "due": 6000, "date": "2026-01-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 1, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-72b5-acd3-525ba4b64cff", "version": 1, "issuedOn": "2026-01-02", "receiptNo": "2025-26/000008"}'),
  ('019b7d9a-7db3-72fe-a3b0-144efa2942e4', '2026-01-02 07:27:15.379+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'expense.create', 'expense', '019b7d9a-7db3-77d6-95f0-68a77ff99d2c', '019b7d9a-7db3-749f-b307-f27dcf5bad4a', NULL, '{"_id": "019b7d9a-7db3-77d6-95f0-68a77ff99d2c", "date": "2026-01-02", "year": 2026, "month": 1, "amount": 1076, "ledger": "01a209b4-9abe-7289-80b0-f29a9d128291", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-01-02T07:27:15.379Z", "updatedAt": "2026-01-02T07:27:15.379Z", "voucherNo": "V2025-26/0021", "ledgerName": "Rent"}'),
  ('019b92c8-7213-765a-8f52-a10a2de508a0', '2026-01-06 10:09:28.595+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'expense.create', 'expense', '019b92c8-7213-73d0-a0b2-5d36d1494430', '019b92c8-7213-77df-996b-4e6cb119ff9c', NULL, '{"_id": "019b92c8-7213-73d0-a0b2-5d36d1494430", "date": "2026-01-06", "year": 2026, "month": 1, "amount": 258, "ledger": "01a209b4-9abe-7289-80b0-f7ac4322cfdd", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-06T10:09:28.595Z", "updatedAt": "2026-01-06T10:09:28.595Z", "voucherNo": "V2025-26/0022", "ledgerName": "Electricity"}'),
  ('019b96c0-e9f1-7009-ae9f-a1828c346db9', '2026-01-07 04:39:43.857+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'expense.create', 'expense', '019b96c0-e9f1-727b-ae64-3a4077d6d084', '019b96c0-e9f1-7456-815c-8bddf050c6a2', NULL, '{"_id": "019b96c0-e9f1-727b-ae64-3a4077d6d084", "date": "2026-01-07", "year": 2026, "month": 1, "amount": 1938, "ledger": "01a209b4-9abe-7289-80b0-ed8e5c8f15d7", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-01-07T04:39:43.857Z", "updatedAt": "2026-01-07T04:39:43.857Z", "voucherNo": "V2025-26/0023", "ledgerName": "Salaries"}'),
  ('019b9be6-f910-74d7-a515-c2b4c93fa2dc', '2026-01-08 04:39:24.176+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'expense.create', 'expense', '019b9be6-f910-73fb-899a-1dfddd086c85', '019b9be6-f910-7398-80ad-a063407174f5', NULL, '{"_id": "019b9be6-f910-73fb-899a-1dfddd086c85", "date": "2026-01-08", "year": 2026, "month": 1, "amount": 86, "ledger": "01a209b4-9abe-7289-80b0-faaadd89498b", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-08T04:39:24.176Z", "updatedAt": "2026-01-08T04:39:24.176Z", "voucherNo": "V2025-26/0024", "ledgerName": "Internet"}'),
  ('019bea69-43a4-74c5-ba9f-cb5b9acee289', '2026-01-23 10:32:05.796+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209b4-9a77-7206-b5ab-6f4dd251c4cd', '019bea69-43a4-74aa-906d-e678699085ae', NULL, '{"_id": "01a209b4-9a77-7206-b5ab-6f4dd251c4cd", "bCode": "GD-2602", "bTime": "08:00 to 10:00", "endDate": "2026-07-13", "version": 1, "startDate": "2026-02-13", "courseName": "Graphic Design"}'),
  ('019c1cef-33c4-7709-9eb1-d403042980db', '2026-02-02 05:59:24.356+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'fee.record', 'receipt', '019c1cef-33c4-74a2-a798-cda1530ecf72', '019c1cef-33c4-76eb-8017-c6d7617ce03f', NULL, '{"_id": "019c1cef-33c4-74a2-a798-cda1530ecf72", "due": 0, "date": "2026-02-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 2, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-72b5-acd3-525ba4b64cff", "version": 1, "issuedOn": "2026-02-02", "receiptNo": "2025-26/000009"}'),
  ('019c31b6-9ffd-7306-ac20-04e92d974980', '2026-02-06 06:49:38.045+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'expense.create', 'expense', '019c31b6-9ffd-75ac-8c94-e1ec0e208e82', '019c31b6-9ffd-760d-bbf9-1a89fc9594cf', NULL, '{"_id": "019c31b6-9ffd-75ac-8c94-e1ec0e208e82", "date": "2026-02-06", "year": 2026, "month": 2, "amount": 2457, "ledger": "01a209b4-9abe-7289-80b0-ed8e5c8f15d7", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-02-06T06:49:38.045Z", "updatedAt": "2026-02-06T06:49:38.045Z", "voucherNo": "V2025-26/0025", "ledgerName": "Salaries"}'),
  ('019c369f-a274-7419-ab52-0ed2ee36549a', '2026-02-07 05:42:37.428+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'expense.create', 'expense', '019c369f-a274-71cd-9292-feb901bab3c5', '019c369f-a274-71b4-9197-b8aa458ccb46', NULL, '{"_id": "019c369f-a274-71cd-9292-feb901bab3c5", "date": "2026-02-07", "year": 2026, "month": 2, "amount": 1365, "ledger": "01a209b4-9abe-7289-80b0-f29a9d128291", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-02-07T05:42:37.428Z", "updatedAt": "2026-02-07T05:42:37.428Z", "voucherNo": "V2025-26/0026", "ledgerName": "Rent"}'),
  ('019c411e-2084-71fa-aa36-5ac773693953', '2026-02-09 06:36:59.396+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'expense.create', 'expense', '019c411e-2084-7252-b054-458504c51721', '019c411e-2084-76f1-a067-292f48696bbe', NULL, '{"_id": "019c411e-2084-7252-b054-458504c51721", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 327, "ledger": "01a209b4-9abe-7289-80b0-f7ac4322cfdd", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T06:36:59.396Z", "updatedAt": "2026-02-09T06:36:59.396Z", "voucherNo": "V2025-26/0027", "ledgerName": "Electricity"}'),
  ('019c423e-23a9-7395-a698-3324c12ff7e6', '2026-02-09 11:51:34.569+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'expense.create', 'expense', '019c423e-23a9-716e-9188-86667eb73d0a', '019c423e-23a9-763b-8988-c4f5b79f8e2d', NULL, '{"_id": "019c423e-23a9-716e-9188-86667eb73d0a", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 109, "ledger": "01a209b4-9abe-7289-80b0-faaadd89498b", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T11:51:34.569Z", "updatedAt": "2026-02-09T11:51:34.569Z", "voucherNo": "V2025-26/0028", "ledgerName": "Internet"}'),
  ('019c7004-9136-737c-b82b-8f268b031b97', '2026-02-18 09:11:13.462+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209b4-9a77-7206-b5ab-700c51be18bf', '019c7004-9136-77b8-94e6-864f4e74f1d6', NULL, '{"_id": "01a209b4-9a77-7206-b5ab-700c51be18bf", "bCode": "DM-2603", "bTime": "12:30 to 14:30", "endDate": "2026-06-11", "version": 1, "startDate": "2026-03-11", "courseName": "Digital Marketing"}'),
  ('019cfa32-3a20-7122-bc21-00e0de541c46', '2026-03-17 05:08:41.632+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209b4-9a77-7206-b5ab-75d779544ae8', '019cfa32-3a20-743e-b9b0-77dc9a32a4c8', NULL, '{"_id": "01a209b4-9a77-7206-b5ab-75d779544ae8", "bCode": "HT-2604", "bTime": "10:00 to 12:00", "endDate": "2026-06-07", "version": 1, "startDate": "2026-04-07", "courseName": "Hindi Typing"}'),
  ('019d47ad-09b4-71ef-8eae-690ab1477233', '2026-04-01 06:13:35.796+00', '01976d38-7d5f-70a6-b90d-38ca4893e2c6', '', 'student', 'project.add', 'project', '019d47ad-09b4-7569-9034-e82395b0b4c1', '019d47ad-09b4-7346-9777-88161d2701f6', NULL, '{"_id": "019d47ad-09b4-7569-9034-e82395b0b4c1", "student": "01976d38-7d5f-70a6-b90d-38ca4893e2c6", "version": 1}'),
  ('019d805b-85ba-701e-826b-172d9a974133', '2026-04-12 06:22:54.906+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209b4-9a77-7206-b5ab-794d9eb178d1', '019d805b-85ba-7042-a932-28a6995f1fce', NULL, '{"_id": "01a209b4-9a77-7206-b5ab-794d9eb178d1", "bCode": "FR-2605", "bTime": "08:00 to 10:00", "endDate": "2026-09-03", "version": 1, "startDate": "2026-05-03", "courseName": "Français des affaires"}'),
  ('019daf1c-ae23-700b-a604-b35e5640b97f', '2026-04-21 08:16:25.635+00', '01976d38-7d5f-70a6-b90d-38ca4893e2c6', '', 'student', 'portfolio.add', 'portfolio', '019daf1c-ae23-7227-9856-8791e8d5fa02', '019daf1c-ae23-7118-920f-ba8a7e673fba', NULL, '{"_id": "019daf1c-ae23-7227-9856-8791e8d5fa02", "student": "01976d38-7d5f-70a6-b90d-38ca4893e2c6", "version": 1}'),
  ('019e0afc-7890-7081-993f-9d102eba37b6', '2026-05-09 04:26:18.64+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209b4-9a77-7206-b5ab-7ddf18ca2e02', '019e0afc-7890-75c2-ab67-c3c4551f7d2e', NULL, '{"_id": "01a209b4-9a77-7206-b5ab-7ddf18ca2e02", "bCode": "TALLY-2605", "bTime": "12:30 to 14:30", "endDate": "2026-08-30", "version": 1, "startDate": "2026-05-30", "courseName": "Tally with GST"}'),
  ('019e91fd-57b9-7431-a395-34658b943ec8', '2026-06-04 09:35:59.929+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209b4-9a77-7206-b5ab-81d410e59b63', '019e91fd-57b9-7059-a323-029fe746490f', NULL, '{"_id": "01a209b4-9a77-7206-b5ab-81d410e59b63", "bCode": "PY-2606", "bTime": "08:00 to 10:00", "endDate": "2026-10-25", "version": 1, "startDate": "2026-06-25", "courseName": "Python Programming"}'),
  ('019f1d81-7446-740e-a817-edafa0270dac', '2026-07-01 11:47:31.014+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209b4-9a77-7206-b5ab-87a148e2e106', '019f1d81-7446-75cb-9379-e93ce7d0d58d', NULL, '{"_id": "01a209b4-9a77-7206-b5ab-87a148e2e106", "bCode": "FSW-2607", "bTime": "10:00 to 12:00", "endDate": null, "version": 1, "startDate": "2026-07-22", "courseName": "Full Stack Web Development"}'),
  ('019f4660-91bf-7562-9396-95684ea9ae08', '2026-07-09 10:16:01.727+00', '01976d38-7d5f-70a6-b90d-38ca4893e2c6', '', 'student', 'portfolio.add', 'portfolio', '019f4660-91bf-779f-a4e2-f04c6cacbf7a', '019f4660-91bf-7451-96e1-50d8f6687179', NULL, '{"_id": "019f4660-91bf-779f-a4e2-f04c6cacbf7a", "student": "01976d38-7d5f-70a6-b90d-38ca4893e2c6", "version": 1}'),
  ('019fa230-ae6c-74ed-bc29-32e27fd48e3a', '2026-07-27 06:08:47.212+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209b4-9a77-7206-b5ab-8a52f330fc17', '019fa230-ae6c-764b-9b74-d2e28a702797', NULL, '{"_id": "01a209b4-9a77-7206-b5ab-8a52f330fc17", "bCode": "DA-2608", "bTime": "10:00 to 12:00", "endDate": "2027-02-17", "version": 1, "startDate": "2026-08-17", "courseName": "Data Analytics"}'),
  ('01a02eaf-9c16-7014-bc9a-29a4160bb975', '2026-08-23 12:54:15.83+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209b4-9a77-7206-b5ab-8eeadde45368', '01a02eaf-9c16-7276-bfba-e92ae601ed35', NULL, '{"_id": "01a209b4-9a77-7206-b5ab-8eeadde45368", "bCode": "GD-2609", "bTime": "08:00 to 10:00", "endDate": "2027-02-13", "version": 1, "startDate": "2026-09-13", "courseName": "Graphic Design"}'),
  ('01a0b40e-f07d-7180-a192-c6894151896f', '2026-09-18 10:27:53.085+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209b4-9a77-7206-b5ab-920d5f22ee96', '01a0b40e-f07d-767d-964e-9aced59e5c2d', NULL, '{"_id": "01a209b4-9a77-7206-b5ab-920d5f22ee96", "bCode": "DM-2610", "bTime": "12:30 to 14:30", "endDate": null, "version": 1, "startDate": "2026-10-09", "courseName": "Digital Marketing"}'),
  ('01a0d6d4-797a-77d9-946d-8c5e8089bb8e', '2026-09-25 04:30:44.09+00', '01976d38-7d5f-70a6-b90d-38ca4893e2c6', '', 'student', 'project.add', 'project', '01a0d6d4-797a-7727-b228-3324bd4f2fb2', '01a0d6d4-797a-739b-a58c-28c0b52c1466', NULL, '{"_id": "01a0d6d4-797a-7727-b228-3324bd4f2fb2", "student": "01976d38-7d5f-70a6-b90d-38ca4893e2c6", "version": 1}'),
  ('01a11b91-9b52-746f-aaf4-625b171d907a', '2026-10-08 12:51:29.746+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'student.register', 'student', '01a11b91-9b52-75a4-a4ba-9dc2ec9c882d', '01a11b91-9b52-76b6-ae9f-dadcd7202333', NULL, '{"_id": "01a11b91-9b52-75a4-a4ba-9dc2ec9c882d", "fee": 13500, "mode": "offline", "batch": "DM-2610", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2026-11-12", "endDate": null, "version": 1, "TotalFee": 13500, "declared": null, "isPlaced": "notPlaced", "cduration": "3 months", "PendingFee": 13500, "isCompleted": "no", "joiningDate": "2026-10-08"}'),
  ('01a13e7e-69d3-7024-ae5f-f58dae8e7e53', '2026-10-15 07:37:14.451+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209b4-9a77-7206-b5ab-95f0c11c116a', '01a13e7e-69d3-7018-97e6-4f7ab1964ed9', NULL, '{"_id": "01a209b4-9a77-7206-b5ab-95f0c11c116a", "bCode": "HT-2611", "bTime": "10:00 to 12:00", "endDate": "2027-01-05", "version": 1, "startDate": "2026-11-05", "courseName": "Hindi Typing"}'),
  ('01a19b44-4019-714d-a961-c853a741b780', '2026-11-02 07:58:23.769+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19b44-4019-748f-b224-9859318d7b6b', '01a19b44-4019-777c-892a-76251325b39f', NULL, '{"_id": "01a19b44-4019-748f-b224-9859318d7b6b", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 221, "ledger": "01a209b4-9abe-7289-80b0-f29a9d128291", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T07:58:23.769Z", "updatedAt": "2026-11-02T07:58:23.769Z", "voucherNo": "V2026-27/0001", "ledgerName": "Rent"}'),
  ('01a19c3d-3bc5-7424-b8ca-5a7f5bcc7481', '2026-11-02 12:30:21.125+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19c3d-3bc5-7190-a0e8-1957c5cea178', '01a19c3d-3bc5-745b-81cd-5e1f0a84d1da', NULL, '{"_id": "01a19c3d-3bc5-7190-a0e8-1957c5cea178", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 398, "ledger": "01a209b4-9abe-7289-80b0-ed8e5c8f15d7", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T12:30:21.125Z", "updatedAt": "2026-11-02T12:30:21.125Z", "voucherNo": "V2026-27/0002", "ledgerName": "Salaries"}'),
  ('01a1a4b8-370c-7124-8c04-3b2a84891fc1', '2026-11-04 04:01:38.572+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1a4b8-370c-703a-9349-4b21c369f079', '01a1a4b8-370c-73f3-88a6-9456a392fb43', NULL, '{"_id": "01a1a4b8-370c-703a-9349-4b21c369f079", "date": "2026-11-04", "year": 2026, "month": 11, "amount": 53, "ledger": "01a209b4-9abe-7289-80b0-f7ac4322cfdd", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-04T04:01:38.572Z", "updatedAt": "2026-11-04T04:01:38.572Z", "voucherNo": "V2026-27/0003", "ledgerName": "Electricity"}'),
  ('01a1b03c-724d-74bf-a564-01e42274f497', '2026-11-06 09:41:53.869+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b03c-724d-7768-9107-fe517c08c262', '01a1b03c-724d-7474-a9ca-4d22bc7c2acd', NULL, '{"date": "2026-11-06", "absent": 1, "present": 0, "batchCode": "DM-2610"}'),
  ('01a1b03c-74c1-76b6-a504-9ee4dc233044', '2026-11-06 09:41:54.497+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'student.register', 'student', '01a1b03c-74c1-7136-b404-11a6322dc547', '01a1b03c-74c1-7229-9bc1-c4bc5f2c9895', NULL, '{"_id": "01a1b03c-74c1-7136-b404-11a6322dc547", "fee": 4050, "mode": "online", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-11", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-06"}'),
  ('01a1b0c9-1727-7646-91d5-89febebf191c', '2026-11-06 12:15:31.111+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b0c9-1727-77e2-a00e-1c1e27766315', '01a1b0c9-1727-7252-b353-9fc243fbba3d', NULL, '{"date": "2026-11-06", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1b4a5-afa4-7593-a504-c9135d3ac17e', '2026-11-07 06:15:19.716+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'student.disable', 'student', '01a11b91-9b52-75a4-a4ba-9dc2ec9c882d', '01a1b4a5-afa4-7529-a1cb-fb48e957d2e7', '{"status": "Active"}', '{"status": "Disable"}'),
  ('01a1b51d-6a8b-7069-b5ba-efbba3f28b1e', '2026-11-07 08:26:06.347+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b51d-6a8b-72be-8055-5bd1ad4fb2ac', '01a1b51d-6a8b-71c1-b53c-e37ce711ab37', NULL, '{"date": "2026-11-07", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1be83-9230-76d1-b645-35832beb6de0', '2026-11-09 04:14:16.112+00', NULL, '', 'anyone', 'student.apply', 'student', '01a1be83-9230-7677-8911-64dec584aa1f', '01a1be83-9230-7523-9bd6-1a201edde05b', NULL, '{"_id": "01a1be83-9230-7677-8911-64dec584aa1f", "fee": 16500, "mode": "offline", "batch": "FR-2612", "course": "Français des affaires", "status": "Pending", "PaidFee": 0, "dueDate": "2027-01-05", "endDate": null, "version": 1, "TotalFee": 0, "declared": {"fee": 16500, "Paidfee": 8250, "payMode": "Online"}, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 0, "isCompleted": "no", "joiningDate": "2026-12-01"}'),
  ('01a1c041-4eb3-70bb-b1cc-367028e7ac4d', '2026-11-09 12:21:07.891+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c041-4eb3-74e8-a078-1f12f356e5f3', '01a1c041-4eb3-75a5-8849-e0e29b84b3e5', NULL, '{"date": "2026-11-09", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1c057-66d2-7345-a6e6-715d7db2d159', '2026-11-09 12:45:15.858+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1c057-66d2-7076-aa95-9737fba3060f', '01a1c057-66d2-75a3-8baa-fc5ed8c6348b', NULL, '{"_id": "01a1c057-66d2-7076-aa95-9737fba3060f", "date": "2026-11-09", "year": 2026, "month": 11, "amount": 17, "ledger": "01a209b4-9abe-7289-80b0-faaadd89498b", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-09T12:45:15.858Z", "updatedAt": "2026-11-09T12:45:15.858Z", "voucherNo": "V2026-27/0004", "ledgerName": "Internet"}'),
  ('01a1c432-5b10-750b-8de9-0f2bc69a1c18', '2026-11-10 06:43:16.88+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'batch.create', 'batch', '01a209b4-9a77-7206-b5ab-98e9f00f8608', '01a1c432-5b10-71b6-858d-2dc7295dedb6', NULL, '{"_id": "01a209b4-9a77-7206-b5ab-98e9f00f8608", "bCode": "FR-2612", "bTime": "15:00 to 17:00", "endDate": null, "version": 1, "startDate": "2026-12-01", "courseName": "Français des affaires"}'),
  ('01a1c53b-8e49-75da-9167-7865907301ef', '2026-11-10 11:32:57.033+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c53b-8e49-739d-9b18-6963a8aa0bcd', '01a1c53b-8e49-70e1-9ab3-02e66dd63867', NULL, '{"date": "2026-11-10", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ca38-8fec-719d-a0d4-62b192ee2017', '2026-11-11 10:47:46.924+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ca38-8fec-70d9-9b72-6294e62b4807', '01a1ca38-8fec-77f5-be4b-10e83ba9fa44', NULL, '{"date": "2026-11-11", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ce42-8cd3-7178-8a9b-35612e7e4da0', '2026-11-12 05:37:10.355+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ce42-8cd3-7388-80a1-1930c0576fe7', '01a1ce42-8cd3-70df-a606-be6653105a3d', NULL, '{"date": "2026-11-12", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1cf35-657d-7425-81e6-4a2fcf497103', '2026-11-12 10:02:25.533+00', '01a209b4-9a90-7014-8246-5f65c5c0d829', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01a1cf35-657d-760b-9de7-a51b0994e04b', '01a1cf35-657d-73af-89d4-f3af2b722dec', NULL, '{"_id": "01a1cf35-657d-760b-9de7-a51b0994e04b", "due": 3050, "date": "2026-11-12", "paid": 1000, "year": 2026, "bCode": "HT-2611", "month": 11, "course": "Hindi Typing", "changed": false, "payMode": "Online", "payable": 4050, "student": "01a1b03c-74c1-7136-b404-11a6322dc547", "version": 1, "issuedOn": "2026-11-12", "receiptNo": "2026-27/000001"}'),
  ('01a1d445-07d9-7753-af2b-13e3a361d936', '2026-11-13 09:37:36.217+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d445-07d9-7650-bb1a-5214d1659fc6', '01a1d445-07d9-77aa-bd90-af588fe78a26', NULL, '{"date": "2026-11-13", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1d916-73a3-767d-a4e6-7a13bf1a9895', '2026-11-14 08:04:49.699+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d916-73a3-71e0-aaca-04e8227fcdd2', '01a1d916-73a3-7031-b669-f6aacc84defd', NULL, '{"date": "2026-11-14", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e402-4a37-77b8-9851-b123b4c584c9', '2026-11-16 10:58:37.751+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e402-4a37-76c5-a9cf-d46886d85955', '01a1e402-4a37-70f3-b815-26eea64ef02f', NULL, '{"date": "2026-11-16", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e95a-a683-7575-add5-1615601c54f8', '2026-11-17 11:53:14.627+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e95a-a683-705b-b3c1-2da3cd25e85f', '01a1e95a-a683-707f-8546-d9b36f006bab', NULL, '{"date": "2026-11-17", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ee80-40dd-71b0-a2f0-c0093bd4139d', '2026-11-18 11:52:25.053+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ee80-40dd-732f-921c-4758aba59637', '01a1ee80-40dd-7500-8673-f527a5bbe12c', NULL, '{"date": "2026-11-18", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f2a8-7850-75ec-a272-2978944c1b53', '2026-11-19 07:14:49.552+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f2a8-7850-70bb-aba9-a1708b60f1c7', '01a1f2a8-7850-75f3-9f07-5a2b009edbd4', NULL, '{"date": "2026-11-19", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f8c0-38a9-7131-8dda-cfa2c30c1899', '2026-11-20 11:38:29.417+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f8c0-38a9-72a3-978f-2d980328ff6a', '01a1f8c0-38a9-7567-9e5c-c366d8feba07', NULL, '{"date": "2026-11-20", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1fb86-a83e-734b-b1b2-e80324e2f14b', '2026-11-21 00:34:28.542+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'Hari Example', 'hr', 'student.register', 'student', '01a1fb86-a83e-70ca-b793-261d4d854f57', '01a1fb86-a83e-709d-8357-75dc47d83086', NULL, '{"_id": "01a1fb86-a83e-70ca-b793-261d4d854f57", "fee": 4050, "mode": "offline", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-26", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-21"}'),
  ('01a209b4-9a5f-73fa-ba2e-c6c3ac3cec8a', '2026-11-21 04:30:00+00', NULL, '', 'system', 'institute.create', 'institute', '00000000-0000-0000-0000-000000000000', 'dump', NULL, '{"name": "Namuna Training Institute (demo)", "phone": "+91 55500 00000", "address": "1 Example Road, Example Nagar", "timeZone": "Asia/Kolkata", "selfRegistration": true}'),
  ('01a209b4-9a62-7307-bdbc-200d0f6bab24', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a209b4-9a59-704b-adba-f53cff7e6678', 'dump', NULL, '{"id": "01a209b4-9a59-704b-adba-f53cff7e6678", "name": "Asha Example", "role": "admin", "email": "admin@example.com"}'),
  ('01a209b4-9a63-7618-9487-b02bc415dda7', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'dump', NULL, '{"id": "01a209b4-9a5a-77b0-bc81-f0c0c9e1979e", "name": "Hari Example", "role": "hr", "email": "hr@example.com"}'),
  ('01a209b4-9aea-773e-8a21-6a17ea779b88', '2026-11-21 04:30:00+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'discount.give', 'student', '01a1b03c-74c1-7136-b404-11a6322dc547', 'dump', NULL, '{"amount": "500.00", "course": "Hindi Typing"}'),
  ('01a209b4-9af6-7724-8275-3abab9e5dc1b', '2026-11-21 04:30:00+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Asha Example', 'admin', 'refund.record', 'refund', '01a209b4-9af0-725f-a4b9-32c071692db9', 'dump', NULL, '{"_id": "01a209b4-9af0-725f-a4b9-32c071692db9", "date": "2026-11-21T00:00:00.000Z", "bCode": "HT-2611", "amount": "200.00", "course": "Hindi Typing", "payMode": "Cash", "student": "01a1b03c-74c1-7136-b404-11a6322dc547", "version": 1, "issuedOn": "2026-11-21T00:00:00.000Z", "refundNo": "R2026-27/0001", "enrolment": "01a1b03c-74c1-74ae-a566-d07e66872bca", "paidAfter": "800.00", "paidBefore": "1000.00"}'),
  ('01a209b4-9b3a-7409-8465-8f7da3e16071', '2026-11-21 04:30:00+00', NULL, '', 'system', 'student.update', 'student', '01976d38-7d5f-70a6-b90d-38ca4893e2c6', 'dump', '{}', '{}');
insert into audit_link ("n", "entry_id", "entry_digest", "subject_id", "personal_fields", "personal_digests", "latest_at", "chained_at", "hash") overriding system value values
  ('1', '019583bb-5506-7541-97ac-bf0b04116dab', E'\\xb0a17b5d63c5f3b481957501e6da2e2556e7a1ced3ee93eb63ba7f447e8574ca', NULL, '{}', E'\\x', '2025-03-11 05:44:07.174+00', '2026-11-21 04:30:00+00', E'\\x3bc0d1da7d499bd0c2877d61d86ad168c64a764c7e649ecd56404a52441516f2'),
  ('10', '0195eaed-5b52-7715-8e77-4e3a07c49497', E'\\xd488ee38c77b2650ef0cc6f76bafb87a53dec2b7bd977d049777af431f85bf5c', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xc587e34ac959999cefc4ccc92fbde1751aa044bc05f122b501c2f756bf9e0f1d'),
  ('100', '01a19c3d-3bc5-7424-b8ca-5a7f5bcc7481', E'\\x5fe4a44d42fa79059dd217361c428fdcd3cf0353d15250467f3ec93b769e5ef9', NULL, '{}', E'\\x', '2026-11-02 12:30:21.125+00', '2026-11-21 04:30:00+00', E'\\x44b84980b2491ceba4c13f38259fd04d8902491bb29d374021a97489ee327834'),
  ('101', '01a1a4b8-370c-7124-8c04-3b2a84891fc1', E'\\x9f8727fcd9da02fec4a0987d26ccefff6cf16eab6fcc926a72adaca332086790', NULL, '{}', E'\\x', '2026-11-04 04:01:38.572+00', '2026-11-21 04:30:00+00', E'\\x30a3989fcbe8b8c79e4a11aded110980db222a6b48aae7202dd78346b4779d66'),
  ('102', '01a1b03c-724d-74bf-a564-01e42274f497', E'\\x1f4ff50778ec11efef988870116edb28b1936fcd1f420892b717a05d110305e0', NULL, '{}', E'\\x', '2026-11-06 09:41:53.869+00', '2026-11-21 04:30:00+00', E'\\x3be91229e828f23ab3589744016a0d85587bc332f196728e1b6a60c82da8c940'),
  ('103', '01a1b03c-74c1-76b6-a504-9ee4dc233044', E'\\xdd772c620361f377297ac9d5c392341fd1ae19cc31cb4ced0bcef35ac5eebb57', NULL, '{}', E'\\x', '2026-11-06 09:41:54.497+00', '2026-11-21 04:30:00+00', E'\\x8ea2de9c9de7bf41d469d145004bf9b4b0508be0c68fcdaae69708b539a436ff'),
  ('104', '01a1b0c9-1727-7646-91d5-89febebf191c', E'\\xd806a4a522dff89dcbb6d9c9807b5a76ff47657fd4e58bc7cb77d085781ff625', NULL, '{}', E'\\x', '2026-11-06 12:15:31.111+00', '2026-11-21 04:30:00+00', E'\\x9ac3650f32bf0cfad1bc239235b07aa32d6f20e3f39bd7c09714fd1ab4c63f01'),
  ('105', '01a1b4a5-afa4-7593-a504-c9135d3ac17e', E'\\x562dfda2ffb10c6a809bc86cb6e388051af06e75ee25fda6384585a5ec4df6f0', NULL, '{}', E'\\x', '2026-11-07 06:15:19.716+00', '2026-11-21 04:30:00+00', E'\\xf7ae79c97164d88d309f1d0c6ee518e43419a3bfc28e1eb7109767d4580b7d11'),
  ('106', '01a1b51d-6a8b-7069-b5ba-efbba3f28b1e', E'\\xca2b391f5e0a0f937a3db0453b2bac651ac6da69e074c82395b9e0c9f159b76c', NULL, '{}', E'\\x', '2026-11-07 08:26:06.347+00', '2026-11-21 04:30:00+00', E'\\x34d9767735376b072ba4fbec1b4706f60c1877d93eb87e7ad1171f57810dcdb7'),
  ('107', '01a1be83-9230-76d1-b645-35832beb6de0', E'\\xaccaf4a0ff23b6202699fc0c4849169b16b7b2bcbc19d4c1be0973dfc9e2b53e', NULL, '{}', E'\\x', '2026-11-09 04:14:16.112+00', '2026-11-21 04:30:00+00', E'\\x308533c8970367eb393ee51cb9cd9071a873c46655c306ee3c66661c48633199'),
  ('108', '01a1c041-4eb3-70bb-b1cc-367028e7ac4d', E'\\xb67bb65e0a5264071075774032dd0627fec0692c35621e37512b80c36a92a80f', NULL, '{}', E'\\x', '2026-11-09 12:21:07.891+00', '2026-11-21 04:30:00+00', E'\\x79a5da2e465db21d99fb921a1a335cfabde990143ca1dd25fcc13680c61cdb97'),
  ('109', '01a1c057-66d2-7345-a6e6-715d7db2d159', E'\\x6bb30784191a4de68abee858700e18d4054aa6b2addd87ab9c23cbe03df0a2bd', NULL, '{}', E'\\x', '2026-11-09 12:45:15.858+00', '2026-11-21 04:30:00+00', E'\\x9390a27ed3683dfd71b959a26f10c7aeb11be5b961e8983c2d3d55b8677cd1de'),
  ('11', '0195efe3-4389-71c0-8c55-391bad36d750', E'\\x61e4ccf3fc32612e8581e6033d0e35f0dd1ba67bcaa1a74e05bd8bde21bf787b', NULL, '{}', E'\\x', '2025-04-01 05:46:43.465+00', '2026-11-21 04:30:00+00', E'\\x978c2aa5ccb9387263254fffdc7dbb435c4fa5005b3bad7e4f702eac8a358ebc'),
  ('110', '01a1c432-5b10-750b-8de9-0f2bc69a1c18', E'\\x2bd9d3bf02a6fa45689f2856840eca9c522a1eb26561812c32eea799a5d51595', NULL, '{}', E'\\x', '2026-11-10 06:43:16.88+00', '2026-11-21 04:30:00+00', E'\\x15673fbec915bd0159fb260790f20acacb3dacf499dcf5caed436771a72721c3'),
  ('111', '01a1c53b-8e49-75da-9167-7865907301ef', E'\\x538a92a97139056a0c20e326ef6d5c2d4120d1d09d4a1110760e7778bf3c72e6', NULL, '{}', E'\\x', '2026-11-10 11:32:57.033+00', '2026-11-21 04:30:00+00', E'\\xc237f5aac69782051ea47bf1529445314c2bed27063e9d670e0fed63991bcafc'),
  ('112', '01a1ca38-8fec-719d-a0d4-62b192ee2017', E'\\x4d002c5a3bcf0febcae796c56b62183142c6c49abbbbf3c354a442927dd5524c', NULL, '{}', E'\\x', '2026-11-11 10:47:46.924+00', '2026-11-21 04:30:00+00', E'\\xcc0659eb0dc2eaa60c1af8565392989966148b67d08227fbe4be5a68dc6bfac2'),
  ('113', '01a1ce42-8cd3-7178-8a9b-35612e7e4da0', E'\\x49b63df60cee1a7123b816003f7f4846d0831c18b73453306cb54c282eb8e786', NULL, '{}', E'\\x', '2026-11-12 05:37:10.355+00', '2026-11-21 04:30:00+00', E'\\x0dd381edc552b305122922a759ba2cf9768d8570e1c637457629285fb2696655'),
  ('114', '01a1cf35-657d-7425-81e6-4a2fcf497103', E'\\x6e8c43aea19d5cebefb07e65ddd02d0df0af0ca84068c49d6cb19eb6faebb9a6', NULL, '{}', E'\\x', '2026-11-12 10:02:25.533+00', '2026-11-21 04:30:00+00', E'\\xdf0650d277d3b5d25739eb3aebd36338e20928820128a0eb4e70022eb32c5dd6'),
  ('115', '01a1d445-07d9-7753-af2b-13e3a361d936', E'\\xac0239f8d486f64ff28de5a8aaae94c9e2e076045dfd8b08307b6876af583ce2', NULL, '{}', E'\\x', '2026-11-13 09:37:36.217+00', '2026-11-21 04:30:00+00', E'\\x3f64a34f7e3d1478ab144c08fab6f084abc48371c7b6b551b78c442e46cf8eef'),
  ('116', '01a1d916-73a3-767d-a4e6-7a13bf1a9895', E'\\x9d666d88fa08d69baa747736c203f239213a3639940814488749f3c1b48cebcc', NULL, '{}', E'\\x', '2026-11-14 08:04:49.699+00', '2026-11-21 04:30:00+00', E'\\xdd6144dc287766e5effd0853c80a4157ff4b80eaab090d7b0cd8a72466d8ffef'),
  ('117', '01a1e402-4a37-77b8-9851-b123b4c584c9', E'\\x15a81d28c9c2e394f2601479612dca9af97839f9d3396fae981f1ac5a6888c79', NULL, '{}', E'\\x', '2026-11-16 10:58:37.751+00', '2026-11-21 04:30:00+00', E'\\x8cf874455e74af66346aa96e062571e85b3301d8f08b4d742343a02b6bb295ef'),
  ('118', '01a1e95a-a683-7575-add5-1615601c54f8', E'\\xbca61a4e7158959c003dd008a3888c0949acf48db6043a595c4a18fe7e492a38', NULL, '{}', E'\\x', '2026-11-17 11:53:14.627+00', '2026-11-21 04:30:00+00', E'\\xf201a8fc32e840e0da6a427314ff20dc999420779e3ecc84754e755e3e0e3f7a'),
  ('119', '01a1ee80-40dd-71b0-a2f0-c0093bd4139d', E'\\x62245666d0e2cbb366b8a8799f3fdfedeabde70bf779343744e3b786a281c66b', NULL, '{}', E'\\x', '2026-11-18 11:52:25.053+00', '2026-11-21 04:30:00+00', E'\\x7ea5727d8ab5287e25a2c84eab43afa6ad6b43b8eddcd7d62ee4f8931095ca11'),
  ('12', '0195f066-eeb6-740c-a315-5c83e60347a6', E'\\x5c2c41939055246bc3a378112a60807272d15ae3141e879cbc6a0762b303fef6', NULL, '{}', E'\\x', '2025-04-01 08:10:32.502+00', '2026-11-21 04:30:00+00', E'\\xe9598a1419a0eb69cc69c70eeb2f016f14a52e8143e6c7d8cadaee6dd4542b28'),
  ('120', '01a1f2a8-7850-75ec-a272-2978944c1b53', E'\\xa871800b125f86e884548f2d6a5ee732fc65c13cbe8cf86a5ab4613adea45fea', NULL, '{}', E'\\x', '2026-11-19 07:14:49.552+00', '2026-11-21 04:30:00+00', E'\\xed68729b657a7f3fc59ca9234f5726d5b80dc8a322822a1fda5811c6e8533b1c'),
  ('121', '01a1f8c0-38a9-7131-8dda-cfa2c30c1899', E'\\xa2337d94ad8f3b68f94edb98c9c099543449ef2901c7eee40f599609bfc41a05', NULL, '{}', E'\\x', '2026-11-20 11:38:29.417+00', '2026-11-21 04:30:00+00', E'\\x2c6e19191aeac1d21ab4c9a56b4ebb965d0ed9a6a67845efd3cab169a485c1de'),
  ('122', '01a1fb86-a83e-734b-b1b2-e80324e2f14b', E'\\x5676fa6521c8246aea027bedb78b40a4075dccf777b6da4e183ff7a3af32538c', NULL, '{}', E'\\x', '2026-11-21 00:34:28.542+00', '2026-11-21 04:30:00+00', E'\\x12de740e3227fc3560ab99dfae4608d6597a2ffd0008d890b3a20561141970e4'),
  ('123', '01a209b4-9a5f-73fa-ba2e-c6c3ac3cec8a', E'\\x8b16f7989ecb6ffd7b39d8cab7b82818d980d8063c374fe495334dbc6fcc085b', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x4bfa5ec664cc461f338bf66cc9a34aab7cbcaf2686975727b66d69c8abdf96d0'),
  ('124', '01a209b4-9a62-7307-bdbc-200d0f6bab24', E'\\x4f950c0b1c38292b7cbd7cf73a25414a7946433dd0cd804e4311a9ded52eb301', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x0799767dcc70445b17c3a91f7c94abeb3b4c9f0126527bf41863cfc5d8aa2f10'),
  ('125', '01a209b4-9a63-7618-9487-b02bc415dda7', E'\\xa3910be3d7c028938297c71d610f90c456303cf2c2bdfa343373a8df0285d092', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xadc0ff2a93b0fa1f3d3b1e319548b3df4202bd3b9398fa87c3b3644412bab5b6'),
  ('126', '01a209b4-9aea-773e-8a21-6a17ea779b88', E'\\xe6e26756b393e8b24e70904a5fb9a5d3f356c841bd9dbc6a9ac4f8e3371936d7', '01a1b03c-74c1-7136-b404-11a6322dc547', '{reason}', E'\\x7fc5b9afc6551851ac239215799738d422192d0362b3a5a55ab4e9b0bdda2ed2', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xb6f36319f6f0baf67d7ed343336f02b29fc92347d3826728a39a010f1f599b42'),
  ('127', '01a209b4-9af6-7724-8275-3abab9e5dc1b', E'\\xaf2555646f600ff2ad3350b728b385c4f7ecd1510f7eb512876929b60e210c20', '01a1b03c-74c1-7136-b404-11a6322dc547', '{reason}', E'\\x5f09a0217734a697765ad4348c7d33f8d556e43521cf50e9434e339f10ba9722', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x0e3b9730e50dd6543889e15747e2e8745ca2218a6b0815aff821e113d0bcb889'),
  ('13', '0195f0f8-846c-7049-a763-e0b054228d78', E'\\x396c69fbf32a656a05b565b50a1f4f92797aa89ae0924f557eaf36d878edf01c', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x7c9aff35a08eea7e4dad7dae0498b7e549200189d00be755af2cca7a6e3684a9'),
  ('14', '0195f0f8-846c-7291-aa47-5a162cdca0da', E'\\xbe08ea15f9ccfd2bbf3a47e5de265a2dda09eb71fcd908352739dcc17ea73cb2', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x56a16ed75cf00abd9e592e84996de3226bd470c980e19be6766bc016aa64a1c0'),
  ('15', '0195f0f8-846c-72ce-9699-952d96266daf', E'\\x03d683a3417a485f27409496e04687e223fba4449f148df73c052939c77eb8b7', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x1852e075512edbf1cfaf9ca60f4203e0b51619de380073fd624c1f6b80e587f3'),
  ('16', '0195f0f8-846c-7325-916c-9a38cfaeb9ab', E'\\x2c67871c934d9ca0c46211fe1368aa287cb4feb63bd73eb8fe0e0c7628ac019e', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xdc50f9cc3fe1614b8593524d032089ef49e779ac499f2c0252f070275d955f4d'),
  ('17', '0195f0f8-846c-747e-880a-6ea021c91df5', E'\\xbf5f4caab91c51118b056f9019fb0ac1889e8a08ded29d830400121ed085ec18', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xbd1de3a2d5f9471b3395db39a0ed726848bd89183df8c9612bfb240d8f8a5773'),
  ('18', '0195f0f8-846c-74e7-a777-473dc44e71aa', E'\\xe68e72f2a33be4ae79bc241a8c79a0d01d9149099da55dcc6f7e6bb41d7c1ec2', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x1589c2ae1a6392855ad515e3b949de54ae4296c16c6198c7105d76ae561efe9f'),
  ('19', '0195f0f8-846c-768a-bf3b-9eeb5920f42e', E'\\x7ce5b674827e379e504d0218c3a6a4c3055f28804365f02963851d586a0c4f13', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xba4e3e842216e0d171a8908213b7750b38e214cd6537d78b814cd12ae310e372'),
  ('2', '0195eaed-5b52-7117-92ab-631f6bab5a30', E'\\x7d95f704626c6a8ac1d38d26181edb738194724cda56447921aaffed571aa8b0', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xdbca77d29729db02a5d14412409394233ed1dbd1712ba2f6af0be092c3134c6d'),
  ('20', '0195f0f8-846c-77d4-9177-e8e95c6e38b6', E'\\x70f44f1cbafd541dbdf7c525804ba0a1458d5fa6372a2cb7a0801d5370a1dd48', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x8c322b6106382093e4ca4e21293e080efe13898b5014a95653c45d10c6da7ec8'),
  ('21', '0195f143-5a97-71f4-8fcb-b94de708c3da', E'\\x4af181f98d3a7334bdf1829dc8ee8ef9691a55cc4616b69f8f2d8fd31fb1e60e', NULL, '{}', E'\\x', '2025-04-01 12:11:18.039+00', '2026-11-21 04:30:00+00', E'\\x39415022f4648a1146ec4534224bc768d4831cf5bddf838a09113e05f088ce50'),
  ('22', '0195f16e-4e64-736e-9d67-626bc1556fc5', E'\\xda654f96a1f795e4641df4db539a18d59f33e43bc38bce84f294b03db15408d7', NULL, '{}', E'\\x', '2025-04-01 12:58:12.964+00', '2026-11-21 04:30:00+00', E'\\xea2eef930cb9c687f647a9f37fa849381b1499112b60bd73bf30638fc122c091'),
  ('23', '01960aa5-c6f2-7196-b16b-8c82a5919044', E'\\xba318c699a76d3111bd3f590515f5e50ce3688983d00c5433f8da1f1d8040df9', NULL, '{}', E'\\x', '2025-04-06 10:29:18.706+00', '2026-11-21 04:30:00+00', E'\\xd7555704076454128b44851e542fdf942724a681d6b9142315898ce60b2a7100'),
  ('24', '01962e07-dbf7-74a9-a0bf-2b738e19115a', E'\\x557fa28a58c07fac73692754c4deb1ce6010b60789c022c768d216c2d4ac11dd', NULL, '{}', E'\\x', '2025-04-13 07:23:09.175+00', '2026-11-21 04:30:00+00', E'\\x18f25fa89ae15f7fd7ef9e59dd9a5fae7191911f10dc3502fb5705f5959995d9'),
  ('25', '01965222-1b54-77be-9c64-3f62ae174b9c', E'\\xa727238a99cf3afa82019504c57cba2025ca186addacc03aae8b3888a454bed8', NULL, '{}', E'\\x', '2025-04-20 07:38:09.108+00', '2026-11-21 04:30:00+00', E'\\xe9809ccbd803363fa4c3ea4b39178332915c633b7398e3f87ee5c40bb2c1033d'),
  ('26', '0196952d-9296-70a9-8e78-6a54b553e0f3', E'\\x1c418d932d986281b2e243b78e509baf7ea22bfdbc5d5b0a72a7b7c74bd1dd93', NULL, '{}', E'\\x', '2025-05-03 08:05:14.006+00', '2026-11-21 04:30:00+00', E'\\xe6ba4d35f0ab0d0835fd2c90fe3ab23c62bba8a9715bda916b47ea334aa95a43'),
  ('27', '01971baf-477f-701e-81b3-ca2c9ae8eec0', E'\\x05b496355d1ec4293a57edf179e91f5ebe290f9354085cbc401592358d07275d', NULL, '{}', E'\\x', '2025-05-29 10:56:01.407+00', '2026-11-21 04:30:00+00', E'\\x766e6c4cfc811dddb86dd9582ba0b68adb9ce364c48a50f2229608da69489dfe'),
  ('28', '01972f8c-001d-76c7-a991-9fd0556a2a58', E'\\x2ef15385c62e321ddb3e45fe83c2681ba1e55fb0ffdc3293ee745e0db9a90480', NULL, '{}', E'\\x', '2025-06-02 07:29:53.693+00', '2026-11-21 04:30:00+00', E'\\xf358ab849206f1942d339841b4980f44c75a80f4fc2b4b9c9104d50569ab0877'),
  ('29', '019730ae-176e-742c-9c6e-1320ddd3d665', E'\\x2d10a5429bc9c5e207dd0befb955f295c355c6ea8210913f42c0056e03d14b2c', NULL, '{}', E'\\x', '2025-06-02 12:46:45.102+00', '2026-11-21 04:30:00+00', E'\\xade28da652e38eb8a667718c8f6aa486d6ee82604eed11073398a79abe348658'),
  ('3', '0195eaed-5b52-7132-a427-e50b0f0dbe51', E'\\x7d9b1fe911a501db4c71ee61f75d333de183c44e42fdc965f41783df02825d00', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x64393e301fa5d597a328df08e66cc4ce7456a53b65e47bf29650fa81a68bb3ed'),
  ('30', '01973f27-1abc-70f9-865b-01d45023da7c', E'\\xe517b5a0ddde54e1c28abb69c8c80ae18b1ff9d89e6a6a5410ae64edb9dd2f2d', NULL, '{}', E'\\x', '2025-06-05 08:13:36.828+00', '2026-11-21 04:30:00+00', E'\\xa8813d7e29fe3457de2f2c08eeaa05a9f861dbcdfb5e9c5b646a20549b4d4e08'),
  ('31', '01973f71-631b-7223-a72d-f386f0a80bdf', E'\\x62a32b17cd03e37cda71102c6c88eb753128024186714fb6407274c16de3b9f0', NULL, '{}', E'\\x', '2025-06-05 09:34:45.019+00', '2026-11-21 04:30:00+00', E'\\xa3ff2f3c26d7667a5db1988128ce586cd56daf7b3d7af45be6da86e8d3946037'),
  ('32', '019744be-dbb1-73f3-8baa-f6455e0c7dab', E'\\x670a54ecc6ad390b5cf2cdcc345708cdbe1a1c954640e89a003968fe5f82f329', NULL, '{}', E'\\x', '2025-06-06 10:17:28.241+00', '2026-11-21 04:30:00+00', E'\\xcf90d4864b995bccc844da1bba19333b0748c0a48a208cff4370d4bb436167a5'),
  ('33', '01976d38-7d5f-7100-b2fc-9794f0622b08', E'\\x99d94d0e89d50b7bdfe4f86696979557c46523215381d57de84ea368861b575f', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\x24e73acaf8dcdf1093f7ae91b9d6460415ab0856a1cd0239045ae3eb51eddb1a'),
  ('34', '01976d38-7d5f-7765-9bbe-65d6725a32a0', E'\\x494b61170849e96d1865f3557d299902670a2bb0f3bddd5302a73b7ede264604', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\x1b8f8888865a771b73d4d529e68a210e1ab70578ba78037d1cacb80dcbb585e3'),
  ('35', '01977d82-9bf0-7501-8a9c-4ccf7e608723', E'\\x6bcb206566b58d98e1c1dcfa326cefd4cfbefbe9efee415e4e633819bcd5b709', NULL, '{}', E'\\x', '2025-06-17 10:50:01.072+00', '2026-11-21 04:30:00+00', E'\\x5a2d684ccd716d5e3e4bc1ee919b91aa1095f63dd5a6eb1e4f5299036a4dd1ca'),
  ('36', '0197a729-c8b5-7619-ae4a-5e56263f5d54', E'\\x1d8f39a80c8ba0f792dcd666ceffdaf3865ecfc80a850e57ab37b0cda9dd8636', NULL, '{}', E'\\x', '2025-06-25 12:57:02.901+00', '2026-11-21 04:30:00+00', E'\\x79860b9414cf7428fe1ea96d89935f6bed7f86336a144d6330edfd0ed3c3bf47'),
  ('37', '0197cf00-2cf0-77f3-99a3-b2d3e3c473a8', E'\\x116b097a9127c9dfe632f69a52170888fe73c9fcf2202a35cc2bee8751c0c716', NULL, '{}', E'\\x', '2025-07-03 06:36:24.688+00', '2026-11-21 04:30:00+00', E'\\xb93ffe41a69789c5a0e75abd31d82dff0684270448dca35f93436adb61ce3092'),
  ('38', '0197d3b1-cdf4-70ec-a415-c672a8d8d9bb', E'\\xdfb599a3d5a8a15c77f20e8dd5887a810dc078bcb74d97a18151989bbc06b9a6', NULL, '{}', E'\\x', '2025-07-04 04:28:54.644+00', '2026-11-21 04:30:00+00', E'\\x9b824a399bce8827f5b6af2070c1acbbeeee8e2cd0d022e5e2d091ac5b72506b'),
  ('39', '0197d44b-78c3-715b-a96a-38c5d07f4a23', E'\\xfa3f0ae1a6f377ac4e3dd476dc5d13dca4d592ce03aa505fa3691c718048ea68', NULL, '{}', E'\\x', '2025-07-04 07:16:45.379+00', '2026-11-21 04:30:00+00', E'\\x89376aba6b76f6917bbb38f4392de5531f8fe41820bc35628926634b2e83c3a3'),
  ('4', '0195eaed-5b52-7291-9f64-bc052866b928', E'\\x430f6b9a353d46dfdd008f8161dfc7ce5a42ab968f648f61f21238568b226d6f', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x05c873952762d281fb4163b76d948ec91a3b0ecf5de15dc02b6b9c88b6f04ef6'),
  ('40', '0197e9a1-67f5-727f-990e-282ffc01d2ba', E'\\xf3fcd04d5ac51bb233da6fdefcb33c11cb887db9ec8575aa938618f6df3f0bc4', NULL, '{}', E'\\x', '2025-07-08 10:42:38.709+00', '2026-11-21 04:30:00+00', E'\\x35a43edb8de9ef1a08983ad6350595ed715cc4a5153321578ef7d2d39e463d51'),
  ('41', '01980c8c-196a-75ff-8cf4-cb54382e831e', E'\\xa5ce50fecc96977822059e42d2de76e721aa96a4c6e75986aa872e2ce9e07441', NULL, '{}', E'\\x', '2025-07-15 05:26:04.906+00', '2026-11-21 04:30:00+00', E'\\x85b4a57add0f75c7e549bd94e8b9b29e3049ece169ed63af972b877d7bc21805'),
  ('42', '01982b99-c49f-740c-a18e-edf7f72110be', E'\\x1119dcda2625f6f3c49c1f2e535b47aed78e790aa26c1e56a98301ca833ed310', NULL, '{}', E'\\x', '2025-07-21 06:09:14.399+00', '2026-11-21 04:30:00+00', E'\\x01fa4a2b655c47e0fb3494350a76087dbe56bd1e8c6a0e709fccea181b922c5a'),
  ('43', '0198305a-7b46-7561-b98f-15c498a2fab3', E'\\x3e2eb7d4bf88984774ef1d8a61e710210a33fcabc2e55acdc9aefa403e95db0d', NULL, '{}', E'\\x', '2025-07-22 04:18:12.934+00', '2026-11-21 04:30:00+00', E'\\x73fb9f7abff814d08078ed5d5569556cfb87ced0d10d246f49cf0419ce189ae2'),
  ('44', '01983ab5-5436-76cc-97c0-b0eabe5be837', E'\\xf31751866d5f31d4f6348b327a86944ba979c1b4913d6ee7b915e4eaab2b4135', NULL, '{}', E'\\x', '2025-07-24 04:33:38.87+00', '2026-11-21 04:30:00+00', E'\\x3d1519e62abe69dd59ba5ec7f5ef74620c608077fc93691c8a50d036e7c30031'),
  ('45', '01984f40-d442-75bf-b87d-28ffb16c8912', E'\\x0294cbb9cefc0d4a99a00c9e8ce1c3262d4aecffc90d2bcb5c05c04888620f8d', NULL, '{}', E'\\x', '2025-07-28 04:18:25.474+00', '2026-11-21 04:30:00+00', E'\\x4abbd482855ef78bbfacd4ed401d175959504082a8ae27e443d562d84da39557'),
  ('46', '01985aa9-0953-7477-b6c6-23ba1abee00b', E'\\x590ecda87b10a35d4ac5b334423c234c7102904954e3e3b7677a62e3fb3e14e9', NULL, '{}', E'\\x', '2025-07-30 09:28:04.179+00', '2026-11-21 04:30:00+00', E'\\xf75b59b6f960ed917d96c1fe60da72e76bf8d8d4f06d188b588f22bf2f67139b'),
  ('47', '01986905-43a3-75be-b494-909ba97f9294', E'\\xe14746592368b81435ffdfb9d2bc3c46afd2f384954ff810362a11895f906fff', NULL, '{}', E'\\x', '2025-08-02 04:23:29.443+00', '2026-11-21 04:30:00+00', E'\\x8a26d3cc9d87e9022ae3cd0a012356e0b2b1d33018041f278eb9ec0601d25024'),
  ('48', '019873c7-c03e-778d-934f-802765332674', E'\\x03505adc8050364dbe6eda7b54fc650e52b90d27204117d6ee2d619347997f78', NULL, '{}', E'\\x', '2025-08-04 06:32:07.486+00', '2026-11-21 04:30:00+00', E'\\xb4c74928e378243f6457b7ba612d5905323d6cee6bfb3d3c6154e94b7be5d578'),
  ('49', '0198742d-391a-70f6-bdcd-7038be831bd2', E'\\x6e667252b5d59d570a966535cc9cbcd610ce60701260e02307e8cd9de55ec82a', NULL, '{}', E'\\x', '2025-08-04 08:22:57.562+00', '2026-11-21 04:30:00+00', E'\\xb27ea4e0b50f597b84efe875c40972f240ea429df3244dfd663b9c8b022c4952'),
  ('5', '0195eaed-5b52-72ab-b062-7dcaf47ab321', E'\\xa77a8e5592cbc14f998c5b3c4834531236b2fe7611a740e2561f02bd94e3fb5e', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xa5e75e1bbc48f96c5d89926e3a9dedefb3d8c8661036a8ead037015a16d8a13e'),
  ('50', '01987a45-a517-779d-99e7-4734915dc425', E'\\xfb281dc1ed29579ce5ad5fe2c90667427ebeb0ae5acc47b248f57c0d9fd36f65', NULL, '{}', E'\\x', '2025-08-05 12:47:21.367+00', '2026-11-21 04:30:00+00', E'\\x0294eddbc52c728965e3e800653b0e5f45296e4470a830938b5e914057d783a2'),
  ('51', '0198adb9-bb13-7466-aba2-0213d0ff82dd', E'\\x90b3df5c078d00237ad80a48cabf9303552d05ff3166b75296f1cb642b7a99bc', NULL, '{}', E'\\x', '2025-08-15 12:34:47.187+00', '2026-11-21 04:30:00+00', E'\\x221e2f85d5bf89ff5c648eb72d0548c9f1f280e393f9bf317c7e1607c8c0e7d6'),
  ('52', '0198b7a5-65f9-7466-9006-b20d6c09cd3c', E'\\x8a24bdf639d12d8ccb89f44c41f56100014f653534b64f9629ceeb990a8ece85', NULL, '{}', E'\\x', '2025-08-17 10:48:46.841+00', '2026-11-21 04:30:00+00', E'\\x8d831ba4fe93419dc0f067581a9aabbb30ef2ed8a4ab712177f4048142414abb'),
  ('53', '0198d1be-32ac-73c5-8d9c-2e43f16d51ba', E'\\x462433b190f05712da0450e82c8c91a3a98918daba9ec2ab813b5ddc7a10a124', NULL, '{}', E'\\x', '2025-08-22 12:25:59.724+00', '2026-11-21 04:30:00+00', E'\\xaccbb7e5db51e3e7ab6ad6ae3cb013ce65716a931cbed4bef1436ce55e711221'),
  ('54', '019904aa-7eb6-7070-8303-1b1c04935b25', E'\\x8893c218ca4d3a64d80e2c44b99bb5a010c1bfc6aa003bbe6a077276656dc6aa', NULL, '{}', E'\\x', '2025-09-01 09:45:06.486+00', '2026-11-21 04:30:00+00', E'\\x88ddf47c85ee2788a7efd4464ca9a731d31c41cdd02aaf4713438ac91f80dfac'),
  ('55', '01990a07-c598-7273-9372-13fc3fa790a0', E'\\x24c195b43449b4aa82eaea4c575af2141c56c7d4ce2b9d47191ad38647e0142a', NULL, '{}', E'\\x', '2025-09-02 10:45:05.56+00', '2026-11-21 04:30:00+00', E'\\x689ee89eac7ab15126a74f3f284888f74f1bb947ca2e1be8ee0e452e0f8c590d'),
  ('56', '01990f32-eeb0-72ae-a203-a1f1a2b57c71', E'\\xc33b62453c44b2d1ffdefcced249ce44ad951f9975425de3939f632a91502987', NULL, '{}', E'\\x', '2025-09-03 10:50:20.208+00', '2026-11-21 04:30:00+00', E'\\x2373329de2e5ab107fd516048435f93c31b05f525bed5d18599e00797ae80285'),
  ('57', '0199291d-4815-77ce-9619-2ad526293733', E'\\xa28505be69fdf9b44cefbe0b27a37cedfce655febf945d4cbd41fa355ab70e7c', NULL, '{}', E'\\x', '2025-09-08 11:36:48.917+00', '2026-11-21 04:30:00+00', E'\\x01b728a7d1190892c8d6fe91fbcbd290827a17608c7cd3d19a9548cae2b5eae5'),
  ('58', '01993c60-445a-75ed-9b4e-6d2d07a055bb', E'\\x755e7520c82dd8d11323050ab3674e10733b13f784b0c3979eb87283b284ed28', NULL, '{}', E'\\x', '2025-09-12 05:22:45.978+00', '2026-11-21 04:30:00+00', E'\\x140e6a31dbe49ff5b713445e39f214d6c4c90e8b40f3cef92eb447179f8009b7'),
  ('59', '01994735-b681-7450-9b56-685741bb3c9e', E'\\x92afce63773ae6f5003d6a0d31b4db2c0330929e563dc28893ee02ad7d0ed9c4', NULL, '{}', E'\\x', '2025-09-14 07:52:06.529+00', '2026-11-21 04:30:00+00', E'\\x8edd1ad0d140553663837e0a822f013d13dc17e666ee715367b8455eeff10a88'),
  ('6', '0195eaed-5b52-74b3-bb5e-4b6d5e07b1b1', E'\\x2ac580ea584a2134b5e1be41519095d04d77535270ac199b6844c5075964771d', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x6bc4cd2826cf491c3ba76dc77b2a93dfdc52db9ac48d862bb7243358fd35ab51'),
  ('60', '0199483e-e8b1-72a3-9026-e1fb3395dd82', E'\\x43f2eb5c9f7576c5ebf4ba5b9b13fb664e2416663bdc8dace8c198b6d67a7436', NULL, '{}', E'\\x', '2025-09-14 12:41:46.417+00', '2026-11-21 04:30:00+00', E'\\x9bf626426b9e27b72e33f626120146895cfddf51a5bd856ed6b56642fb567bdc'),
  ('61', '0199c7c0-0ba8-70fa-9ac1-05221ed1ffa9', E'\\x9cbd24fdfb630ae2106ff33f97886a4c9d51ef1cda42b9d6cde9837e440fca02', NULL, '{}', E'\\x', '2025-10-09 06:54:35.944+00', '2026-11-21 04:30:00+00', E'\\x8af40dccf74a1ee4753f5e82dada6666f76e6385ae32a58e9ff330f5877734ee'),
  ('62', '019a24d1-6480-7090-9ce3-f4e948f910e3', E'\\x6e91de3004ea9e8d03a70a02824a0096d9e8a2f7218328d6d0e2a9fe47c0705f', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\x43283229b79c66d62d710ca57fcf9b95f1f6385068b53779c64ca69648179d73'),
  ('63', '019a24d1-6480-7220-a23a-0c1812ef5b68', E'\\x15bb6fed8d62f60ed5776fa7c7fa3ca39d0048b070be420f14fa6f29a480c20f', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\xadd369ef0d14e57b45e1ec77ae5729c5b2877658f9bc11ad553fc29bd935ca69'),
  ('64', '019a3e0d-cbe7-7273-a883-9d430b253f9f', E'\\x7baa1742ddfce697845d0369113e6e6d4361a1977d60cfda592a57b7bcdaf22d', NULL, '{}', E'\\x', '2025-11-01 06:14:42.919+00', '2026-11-21 04:30:00+00', E'\\xf7dc3058518382a553e42bebfe2efda284c965fb54234d7c6acf83762e5afbf8'),
  ('65', '019a499b-18e8-7083-9874-289776f1a618', E'\\xc1bf861b3cfa73d4f29e28480848c59095a8dd55b4b7336868f0ae18276937c2', NULL, '{}', E'\\x', '2025-11-03 12:04:52.584+00', '2026-11-21 04:30:00+00', E'\\xc05a6cefefad534a358df6ba41bbfa3e2a9986b5f71f02493b4c2df6be56cc50'),
  ('66', '019a4dd1-d13d-7237-9b10-cbbf0499de1e', E'\\x4c0a9350c821cef4ad153fa2d90b735e22de0c92a55d1aa358ff40c7ff78648b', NULL, '{}', E'\\x', '2025-11-04 07:43:07.581+00', '2026-11-21 04:30:00+00', E'\\x413b3888f1fd4871fcd2f7f4201aa4ad9ab9f4ea4e1f6cd12039d7a5c83f3b66'),
  ('67', '019a5870-be50-7574-a0ee-f8f00c210d66', E'\\xa619ec405c2640882a00ad7524a59064dd607b70676452bada12bf36caa392f3', NULL, '{}', E'\\x', '2025-11-06 09:12:55.12+00', '2026-11-21 04:30:00+00', E'\\xaad16753580bad4276e64412379a3850df095d4071f4a5e13e471e6d8662cc8b'),
  ('68', '019a58cd-919f-7211-8c00-6943a7897461', E'\\xbdf6e0cc2bc57f6b1cc1c1a29fe441c24c39da94cdfde04ed18f961f2f30adc8', NULL, '{}', E'\\x', '2025-11-06 10:54:18.527+00', '2026-11-21 04:30:00+00', E'\\xff29625abd5ec53475d72e499ebe631c2f06401ae2b6bf6413e86d2c4dd9b956'),
  ('69', '019acdcb-3f5e-713c-a0fc-40bef3a25fcb', E'\\x87af8b01bdc85e5dadf6a787f48591a7b47fc36de83486613f8c09d0f0fe46e6', NULL, '{}', E'\\x', '2025-11-29 04:07:20.67+00', '2026-11-21 04:30:00+00', E'\\x37e78ea5586d92970d5c7b9e4bebbccc9ab03274cda2a495f75b8a41b284558a'),
  ('7', '0195eaed-5b52-75a7-9780-1e210ba5238c', E'\\x4775ba74ee91ef4a9a268a4665d7205d27940d0b566ae72a7f089e6add7f03dd', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x586a0ac0693df0919db789714770988a0e59e741d1d9150210c51e31613e0d76'),
  ('70', '019acefa-c7b2-727e-8459-1f06e249e1bd', E'\\xe653b3efe28cc2dd656d54e0451fc52638f9447d43001f81a105c6acfc4a4ada', NULL, '{}', E'\\x', '2025-11-29 09:38:52.978+00', '2026-11-21 04:30:00+00', E'\\x58bcd3cc6e707ffaa39e3896b5036b9bda475fa18e88bda39e8662d6513bf63e'),
  ('71', '019ad88c-72fa-760f-bb70-d3bec98a0a94', E'\\x8f2a65af92dfb4c675bc3817082260af10287de27e3417e5424a21be02b8c37f', NULL, '{}', E'\\x', '2025-12-01 06:14:34.49+00', '2026-11-21 04:30:00+00', E'\\xed6171269615e44fbc9d4a2faff487b547b83cf31ea3aae3badf169abfec429d'),
  ('72', '019b5e41-c6ac-7197-8a30-0eacefd5e0e4', E'\\x31508adc1330ad3e388ad7810494aacefe2b75bf0dff5d59f495725eb1a4c55d', NULL, '{}', E'\\x', '2025-12-27 05:22:07.66+00', '2026-11-21 04:30:00+00', E'\\x54044bedf7c038602c2c3e98db0172d4bc1d9056845d74c0fdd6ad9bf66e2ed8'),
  ('73', '019b7ce0-50eb-745b-9138-613efc5d6f4e', E'\\x9382bc790b95024657a8f5c64eb74fb766e283285eb0836e13fa355d4da93f98', NULL, '{}', E'\\x', '2026-01-02 04:03:54.219+00', '2026-11-21 04:30:00+00', E'\\xcb1241ed6fe81f844ae85258357636f0e24e6c07f23374c27874a4092eca97bb'),
  ('74', '019b7d9a-7db3-72fe-a3b0-144efa2942e4', E'\\xbf403d153f18ec6003405bfd962896cc600a5ad052c702d451d7ea903447a0b4', NULL, '{}', E'\\x', '2026-01-02 07:27:15.379+00', '2026-11-21 04:30:00+00', E'\\x426c2f8e9414f2ee60a8f3b729c9b8b1fc9282cbe2e39dad09bf5dc735eb7d95'),
  ('75', '019b92c8-7213-765a-8f52-a10a2de508a0', E'\\x78fffc0ba60416d155eb7751586972f802b43767c482ab412ba247e92e7ada25', NULL, '{}', E'\\x', '2026-01-06 10:09:28.595+00', '2026-11-21 04:30:00+00', E'\\x5d96724aff02474d67db7a14e47c18ba85e75b7cb2c0f2890d3e04285c4b13fd'),
  ('76', '019b96c0-e9f1-7009-ae9f-a1828c346db9', E'\\x2e4e9b1c360c380614c0fc21c463748212289e9de10c47a77ee95352697f4259', NULL, '{}', E'\\x', '2026-01-07 04:39:43.857+00', '2026-11-21 04:30:00+00', E'\\x3a130f00c63cd74e8294a83c5ea272ab75ae836e1dbf94fd322de4f19a896250'),
  ('77', '019b9be6-f910-74d7-a515-c2b4c93fa2dc', E'\\xebdbb632eee8ae5cdbd508efd1e8091d980496660f6c394c3494183145552f14', NULL, '{}', E'\\x', '2026-01-08 04:39:24.176+00', '2026-11-21 04:30:00+00', E'\\x65a415b107d76bd8d1d92e4e6d7ff7ab872e39e4067675bd316cad3549e35e5b'),
  ('78', '019bea69-43a4-74c5-ba9f-cb5b9acee289', E'\\x50d0ad034a64912c6acb8d1e77927d27f88b66aeaa5c84f8f9a55c9e584879ce', NULL, '{}', E'\\x', '2026-01-23 10:32:05.796+00', '2026-11-21 04:30:00+00', E'\\x1af0d01c226fac39994b2293b4abbd0fc7cc4b6c9c659c4824a5af7bc2dc8050'),
  ('79', '019c1cef-33c4-7709-9eb1-d403042980db', E'\\xfa637b175ffca5c919a460ec1a20e0cb8164cd10955898e6a26dadeba78bf31f', NULL, '{}', E'\\x', '2026-02-02 05:59:24.356+00', '2026-11-21 04:30:00+00', E'\\xab8b7c0258d027b3f62e49b6ccf317f6ced1c54ccdf505ccd2e9cb1636965890'),
  ('8', '0195eaed-5b52-764e-b16f-66ad3fbda37b', E'\\x019c9ecedf9df57a1235f3922181b428eebe618d530c414988588146304d1ce8', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x65bafc669bad8d57b3744293041d820360de4fc820c08f94b333d23e7d9eda19'),
  ('80', '019c31b6-9ffd-7306-ac20-04e92d974980', E'\\x94cf69006acfdda2cd9f96015241e9e64de70b2c7c9b91ebed306ed3e5921d6c', NULL, '{}', E'\\x', '2026-02-06 06:49:38.045+00', '2026-11-21 04:30:00+00', E'\\x06e4c9a76b6019df5d2e550dac497284c647480004d93ee8759601beb6b08e7b'),
  ('81', '019c369f-a274-7419-ab52-0ed2ee36549a', E'\\xef696c1ec6f9c3926c56b589149dea01832ba760fc648dc9827b2b705c9d2358', NULL, '{}', E'\\x', '2026-02-07 05:42:37.428+00', '2026-11-21 04:30:00+00', E'\\xc2db547dfafe855e077b3db3c889c69cbbce28cb5df931cd7e9ba3d45f7c6c06'),
  ('82', '019c411e-2084-71fa-aa36-5ac773693953', E'\\x68e747538391911ca5515f8a2db8c5539b040cbb1eddba18f42a6b0d5b63e5ce', NULL, '{}', E'\\x', '2026-02-09 06:36:59.396+00', '2026-11-21 04:30:00+00', E'\\xa942612a1dcfe6a8ae5d59ecade1d76d33a183f09ca281538b48a73811f3cc4c'),
  ('83', '019c423e-23a9-7395-a698-3324c12ff7e6', E'\\x1fa19d66d480314e41b7483ef1edc230990ff20b2d3f5d4c6c3901a43346dbb5', NULL, '{}', E'\\x', '2026-02-09 11:51:34.569+00', '2026-11-21 04:30:00+00', E'\\x3d52a566b12f096930fab49e9da752801653fea2456e022e6cfefbb1fb4d9c10'),
  ('84', '019c7004-9136-737c-b82b-8f268b031b97', E'\\x4b75cbf5566ce0960082b8466d2a903f8d057153c05afe567bf23bd2d96b5a77', NULL, '{}', E'\\x', '2026-02-18 09:11:13.462+00', '2026-11-21 04:30:00+00', E'\\x0bd6c583521aac7b523487de4be3aefc9a2693d7f576ac629baf9f1e4ae33bc4'),
  ('85', '019cfa32-3a20-7122-bc21-00e0de541c46', E'\\x3dfbac143153b46ea1205093e7501f04d26f16a6518d530fd0a3b3b4d42aeb30', NULL, '{}', E'\\x', '2026-03-17 05:08:41.632+00', '2026-11-21 04:30:00+00', E'\\x6d3d746690b1235254e78db83c4bb6f9accb096034a92918d9bc8fa90d0e2741'),
  ('86', '019d47ad-09b4-71ef-8eae-690ab1477233', E'\\x728e395847a35bffb49ac15fa1f7a15e55220e6137e0fe1bfd580e80799f8642', NULL, '{}', E'\\x', '2026-04-01 06:13:35.796+00', '2026-11-21 04:30:00+00', E'\\xbecb361a49c80cd04c8fdb7bcd9d7411fd25aaa30a7f98f888cf9ddb1a2e70ec'),
  ('87', '019d805b-85ba-701e-826b-172d9a974133', E'\\xc0e4be8d2ae87c5cbc0b7441dfe5994c7c881644ea9d94aeedd3943302d3284d', NULL, '{}', E'\\x', '2026-04-12 06:22:54.906+00', '2026-11-21 04:30:00+00', E'\\xc5084eaf7126476e8d7b2b1f02bd9e8bbf42481a2b3de89264876aa7203f60d8'),
  ('88', '019daf1c-ae23-700b-a604-b35e5640b97f', E'\\xb6332f3e8c90f62e2eef7e436d768ccb8263215e84e4309e18967f049ae89ada', NULL, '{}', E'\\x', '2026-04-21 08:16:25.635+00', '2026-11-21 04:30:00+00', E'\\x8834c9eb05bf877b827395a7c9e2d8cbea37f46086371a0f8fdf26b718e48a73'),
  ('89', '019e0afc-7890-7081-993f-9d102eba37b6', E'\\xa549ba2d0a8ca3a65e200c44c83183ecde16def2e0d89947d57f8cd1c8ffb520', NULL, '{}', E'\\x', '2026-05-09 04:26:18.64+00', '2026-11-21 04:30:00+00', E'\\xa4975866a3dc38dbeedf2ab72ddae7fc0587a8671da3100687c8bf0829690457'),
  ('9', '0195eaed-5b52-76b8-b2e2-341936d40699', E'\\x3bc4b7f6e5c58e5244784d77b8bdeec654822670552169ea924c018fe9f61ff8', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x76dbb74f78dbaac9a00c47d49e3c08b19c7ba8079fbdc5ebdf7ba293beeae9f8'),
  ('90', '019e91fd-57b9-7431-a395-34658b943ec8', E'\\xd3d03d6ff3cf849494d5172247d1d1ad72d374d203bc4f2fa4db3124ac8bae92', NULL, '{}', E'\\x', '2026-06-04 09:35:59.929+00', '2026-11-21 04:30:00+00', E'\\x3c970e59201ca2775d977f46ab62ecf3d6c566ac2c3767ae84d0ad5248b27ba5'),
  ('91', '019f1d81-7446-740e-a817-edafa0270dac', E'\\x7376d401a60027a95620ab7567db43619529c04853ea187b26506b86e6dd787b', NULL, '{}', E'\\x', '2026-07-01 11:47:31.014+00', '2026-11-21 04:30:00+00', E'\\x542096fdcbd2b29c115e00b257b3ecb877e14cd1e9bc236f81f2aa17ea5440a5'),
  ('92', '019f4660-91bf-7562-9396-95684ea9ae08', E'\\xfe6d6dd2a5e3d9f14c4a0b94a150ef947fd7a22c4e1583642ca46a89de8d0b16', NULL, '{}', E'\\x', '2026-07-09 10:16:01.727+00', '2026-11-21 04:30:00+00', E'\\x223df0876a33b76b5fdaa9232a462953fce6996234d381aac74ac5cc7ed49a98'),
  ('93', '019fa230-ae6c-74ed-bc29-32e27fd48e3a', E'\\xec93aa1913d468685a22b8582999bffc7bb4cc26edeffd2cdf66800e8d0b1ae5', NULL, '{}', E'\\x', '2026-07-27 06:08:47.212+00', '2026-11-21 04:30:00+00', E'\\x983c0aa8dc409cfd3a616c8415ea71457ffa67b703c6e409be6a07875ffa62f6'),
  ('94', '01a02eaf-9c16-7014-bc9a-29a4160bb975', E'\\xf666552ce69bcb6a1ed1a9824f336c6edc4b7f81598c64e3a9a93ba6cab37381', NULL, '{}', E'\\x', '2026-08-23 12:54:15.83+00', '2026-11-21 04:30:00+00', E'\\x9926a0e6f68156d927861485f88758902d099546720181ee248073ef6c32cabd'),
  ('95', '01a0b40e-f07d-7180-a192-c6894151896f', E'\\xbbe8601e664474c0b7ae2a6a666405aa4a8e6e15f60ee475eeb013de57cd706f', NULL, '{}', E'\\x', '2026-09-18 10:27:53.085+00', '2026-11-21 04:30:00+00', E'\\x7133daa30905df9ac0ff36e4cb0c70561c74fedf3fb6d89cb8c2a9d7711d0238'),
  ('96', '01a0d6d4-797a-77d9-946d-8c5e8089bb8e', E'\\xe283fec15aef2f9da5077430117b6b9740549780333930aea96ea5ad3627e51c', NULL, '{}', E'\\x', '2026-09-25 04:30:44.09+00', '2026-11-21 04:30:00+00', E'\\x34b94227c76187fc7f087ebadcb6d2c28c33fad60be82a5584a798b9c0fc074e'),
  ('97', '01a11b91-9b52-746f-aaf4-625b171d907a', E'\\x2bc10b26a7526de6156aaf8e12211bd3ab14cbe0073e7144a3c2929751e11012', NULL, '{}', E'\\x', '2026-10-08 12:51:29.746+00', '2026-11-21 04:30:00+00', E'\\xa804157a79f8f0ebb5f412d2d5bc4f3e6aeb5027155cb267a0154f7d6385d49f'),
  ('98', '01a13e7e-69d3-7024-ae5f-f58dae8e7e53', E'\\x5348308e617ce7dce5f6843e3f4fc0bc778a3862939038df83423ad73ab5127a', NULL, '{}', E'\\x', '2026-10-15 07:37:14.451+00', '2026-11-21 04:30:00+00', E'\\x480231f7369f7aa4d7209cfeefe0f6b935167423adff8fb844b8bbf6ef2699c7'),
  ('99', '01a19b44-4019-714d-a961-c853a741b780', E'\\xae7bdd6db7c43ceeef2fff53f918d26f1fbf12a307413d71c7a31ea19aa2c6fa', NULL, '{}', E'\\x', '2026-11-02 07:58:23.769+00', '2026-11-21 04:30:00+00', E'\\xdfbffa47985f180c8910fbecccc95605173edb3da847d1ec0b341b4c4e1afb3f');
insert into audit_personal ("entry_id", "subject_id", "field", "before", "after", "salt") overriding system value values
  ('01a209b4-9aea-773e-8a21-6a17ea779b88', '01a1b03c-74c1-7136-b404-11a6322dc547', 'reason', NULL, '"Scholarship"', 'ed45fcb8-f151-4517-a80f-73289e31776f'),
  ('01a209b4-9af6-7724-8275-3abab9e5dc1b', '01a1b03c-74c1-7136-b404-11a6322dc547', 'reason', NULL, '"Paid twice"', '75b9b351-fbc2-4098-abfc-c9bbeb0b4b50'),
  ('01a209b4-9b3a-7409-8465-8f7da3e16071', '01976d38-7d5f-70a6-b90d-38ca4893e2c6', 'degree', '"BCom"', '"BSc"', '1e0c14d3-67ff-4be6-9eb9-2aed1189c77a');
insert into audit_seal ("day", "n", "hash") overriding system value values
  ('2026-11-21', '127', E'\\x0e3b9730e50dd6543889e15747e2e8745ca2218a6b0815aff821e113d0bcb889');
insert into audit_unchained ("at", "entry_id") overriding system value values
  ('2026-11-21 04:30:00+00', '01a209b4-9b3a-7409-8465-8f7da3e16071');
insert into backup_run ("id", "kind", "started_at", "seen_at", "finished_at", "place", "encrypted", "bytes", "reason") overriding system value values
  ('01a209b4-9b29-7368-ae23-b91c8ea3e795', 'scheduled', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'office:/backup/example.tar.gz', 'false', '4096', NULL);
insert into batch ("id", "code", "code_key", "course_id", "time", "start_on", "end_on", "created_at", "version", "deleted_at") overriding system value values
  ('01a209b4-9a76-752d-860a-0ba1d67db480', 'TALLY-2504', 'tally-2504', '01a209b4-9a74-7443-9701-7827f4094bbb', '15:00 to 17:00', '2025-04-01', '2025-07-01', '2025-03-11 05:44:07.174+00', '1', NULL),
  ('01a209b4-9a76-752d-860a-0c5b043d698d', 'PY-2504', 'py-2504', '01a209b4-9a74-7443-9701-7cb2d1ad62bc', '08:00 to 10:00', '2025-04-27', '2025-08-27', '2025-04-06 10:29:18.706+00', '1', NULL),
  ('01a209b4-9a76-752d-860a-10c954052237', 'FSW-2505', 'fsw-2505', '01a209b4-9a74-7443-9701-81aa53b1a048', '12:30 to 14:30', '2025-05-24', '2026-01-24', '2025-05-03 08:05:14.006+00', '1', NULL),
  ('01a209b4-9a76-752d-860a-1630bcc5c19a', 'DA-2506', 'da-2506', '01a209b4-9a74-7443-9701-8593287bad9e', '18:00 to 20:00', '2025-06-19', '2025-12-19', '2025-05-29 10:56:01.407+00', '1', NULL),
  ('01a209b4-9a76-752d-860a-1937a1664c33', 'GD-2507', 'gd-2507', '01a209b4-9a74-7443-9701-8b6678ae0d1b', '18:00 to 20:00', '2025-07-16', '2025-12-16', '2025-06-25 12:57:02.901+00', '1', NULL),
  ('01a209b4-9a76-752d-860a-1c75809a495b', 'DM-2508', 'dm-2508', '01a209b4-9a74-7443-9701-8e9d01ba6f13', '10:00 to 12:00', '2025-08-11', '2025-11-11', '2025-07-21 06:09:14.399+00', '1', NULL),
  ('01a209b4-9a76-752d-860a-21096401085e', 'HT-2509', 'ht-2509', '01a209b4-9a74-7443-9701-90f876f1fda8', '15:00 to 17:00', '2025-09-07', '2025-11-07', '2025-08-17 10:48:46.841+00', '1', NULL),
  ('01a209b4-9a77-7206-b5ab-5ad0edc75a30', 'FR-2510', 'fr-2510', '01a209b4-9a74-7443-9701-9682eca6d712', '15:00 to 17:00', '2025-10-03', '2026-02-03', '2025-09-12 05:22:45.978+00', '1', NULL),
  ('01a209b4-9a77-7206-b5ab-5f6613c37a88', 'TALLY-2510', 'tally-2510', '01a209b4-9a74-7443-9701-7827f4094bbb', '12:30 to 14:30', '2025-10-30', '2026-01-30', '2025-10-09 06:54:35.944+00', '1', NULL),
  ('01a209b4-9a77-7206-b5ab-62681934afc1', 'PY-2511', 'py-2511', '01a209b4-9a74-7443-9701-7cb2d1ad62bc', '18:00 to 20:00', '2025-11-25', '2026-03-25', '2025-11-04 07:43:07.581+00', '1', NULL),
  ('01a209b4-9a77-7206-b5ab-6678515678ca', 'FSW-2512', 'fsw-2512', '01a209b4-9a74-7443-9701-81aa53b1a048', '12:30 to 14:30', '2025-12-22', '2026-08-22', '2025-12-01 06:14:34.49+00', '1', NULL),
  ('01a209b4-9a77-7206-b5ab-6851d02f6db8', 'DA-2601', 'da-2601', '01a209b4-9a74-7443-9701-8593287bad9e', '12:30 to 14:30', '2026-01-17', '2026-07-17', '2025-12-27 05:22:07.66+00', '1', NULL),
  ('01a209b4-9a77-7206-b5ab-6f4dd251c4cd', 'GD-2602', 'gd-2602', '01a209b4-9a74-7443-9701-8b6678ae0d1b', '08:00 to 10:00', '2026-02-13', '2026-07-13', '2026-01-23 10:32:05.796+00', '1', NULL),
  ('01a209b4-9a77-7206-b5ab-700c51be18bf', 'DM-2603', 'dm-2603', '01a209b4-9a74-7443-9701-8e9d01ba6f13', '12:30 to 14:30', '2026-03-11', '2026-06-11', '2026-02-18 09:11:13.462+00', '1', NULL),
  ('01a209b4-9a77-7206-b5ab-75d779544ae8', 'HT-2604', 'ht-2604', '01a209b4-9a74-7443-9701-90f876f1fda8', '10:00 to 12:00', '2026-04-07', '2026-06-07', '2026-03-17 05:08:41.632+00', '1', NULL),
  ('01a209b4-9a77-7206-b5ab-794d9eb178d1', 'FR-2605', 'fr-2605', '01a209b4-9a74-7443-9701-9682eca6d712', '08:00 to 10:00', '2026-05-03', '2026-09-03', '2026-04-12 06:22:54.906+00', '1', NULL),
  ('01a209b4-9a77-7206-b5ab-7ddf18ca2e02', 'TALLY-2605', 'tally-2605', '01a209b4-9a74-7443-9701-7827f4094bbb', '12:30 to 14:30', '2026-05-30', '2026-08-30', '2026-05-09 04:26:18.64+00', '1', NULL),
  ('01a209b4-9a77-7206-b5ab-81d410e59b63', 'PY-2606', 'py-2606', '01a209b4-9a74-7443-9701-7cb2d1ad62bc', '08:00 to 10:00', '2026-06-25', '2026-10-25', '2026-06-04 09:35:59.929+00', '1', NULL),
  ('01a209b4-9a77-7206-b5ab-87a148e2e106', 'FSW-2607', 'fsw-2607', '01a209b4-9a74-7443-9701-81aa53b1a048', '10:00 to 12:00', '2026-07-22', NULL, '2026-07-01 11:47:31.014+00', '1', NULL),
  ('01a209b4-9a77-7206-b5ab-8a52f330fc17', 'DA-2608', 'da-2608', '01a209b4-9a74-7443-9701-8593287bad9e', '10:00 to 12:00', '2026-08-17', '2027-02-17', '2026-07-27 06:08:47.212+00', '1', NULL),
  ('01a209b4-9a77-7206-b5ab-8eeadde45368', 'GD-2609', 'gd-2609', '01a209b4-9a74-7443-9701-8b6678ae0d1b', '08:00 to 10:00', '2026-09-13', '2027-02-13', '2026-08-23 12:54:15.83+00', '1', NULL),
  ('01a209b4-9a77-7206-b5ab-920d5f22ee96', 'DM-2610', 'dm-2610', '01a209b4-9a74-7443-9701-8e9d01ba6f13', '12:30 to 14:30', '2026-10-09', NULL, '2026-09-18 10:27:53.085+00', '1', NULL),
  ('01a209b4-9a77-7206-b5ab-95f0c11c116a', 'HT-2611', 'ht-2611', '01a209b4-9a74-7443-9701-90f876f1fda8', '10:00 to 12:00', '2026-11-05', '2027-01-05', '2026-10-15 07:37:14.451+00', '1', NULL),
  ('01a209b4-9a77-7206-b5ab-98e9f00f8608', 'FR-2612', 'fr-2612', '01a209b4-9a74-7443-9701-9682eca6d712', '15:00 to 17:00', '2026-12-01', NULL, '2026-11-10 06:43:16.88+00', '1', NULL);
insert into cash_entry ("id", "kind", "amount", "day", "reference", "recorded_at", "recorded_by", "voided_at", "voided_by") overriding system value values
  ('01a209b4-9b33-71f7-b9e3-2d4580558f68', 'opening', '1000.00', '2026-11-20', NULL, '2026-11-21 04:30:00+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', NULL, NULL);
insert into consent ("student_id", "given_by", "guardian_name", "notice_version", "at", "recorded_by") overriding system value values
  ('01976d38-7d5f-70a6-b90d-38ca4893e2c6', 'student', NULL, '2', '2026-11-21 04:30:00+00', NULL);
insert into course ("id", "name", "name_key", "fee", "duration", "added_by", "created_at", "version", "deleted_at", "instalments") overriding system value values
  ('01a209b4-9a74-7443-9701-7827f4094bbb', 'Tally with GST', 'tally with gst', '12000.00', '3 months', '01a209b4-9a59-704b-adba-f53cff7e6678', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a209b4-9a74-7443-9701-7cb2d1ad62bc', 'Python Programming', 'python programming', '18000.00', '4 months', '01a209b4-9a59-704b-adba-f53cff7e6678', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a209b4-9a74-7443-9701-81aa53b1a048', 'Full Stack Web Development', 'full stack web development', '45000.00', '8 months', '01a209b4-9a59-704b-adba-f53cff7e6678', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a209b4-9a74-7443-9701-8593287bad9e', 'Data Analytics', 'data analytics', '35000.00', '6 months', '01a209b4-9a59-704b-adba-f53cff7e6678', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a209b4-9a74-7443-9701-8b6678ae0d1b', 'Graphic Design', 'graphic design', '22000.00', '5 months', '01a209b4-9a59-704b-adba-f53cff7e6678', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a209b4-9a74-7443-9701-8e9d01ba6f13', 'Digital Marketing', 'digital marketing', '15000.00', '3 months', '01a209b4-9a59-704b-adba-f53cff7e6678', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a209b4-9a74-7443-9701-90f876f1fda8', 'Hindi Typing', 'hindi typing', '4500.00', '2 months', '01a209b4-9a59-704b-adba-f53cff7e6678', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a209b4-9a74-7443-9701-9682eca6d712', 'Français des affaires', 'francais des affaires', '16500.00', '4 months', '01a209b4-9a59-704b-adba-f53cff7e6678', '2025-04-01 10:49:33.548+00', '1', NULL, NULL);
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
  ('01a209b4-9b33-71f7-b9e3-2b5cf352c97f', '2026-11-20', NULL, '0.00', '0.00', '{}', NULL, '2026-11-21 04:30:00+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', '{}');
insert into declared_payment ("student_id", "fee", "paid", "pay_mode") overriding system value values
  ('01a1be83-9230-7677-8911-64dec584aa1f', '16500.00', '8250.00', 'Online');
insert into deletion ("id", "record", "deleted_at", "deleted_by", "status_before", "enquiry", "erase_after", "erased_at") overriding system value values
  ('01a209b4-9b28-7383-a559-2efcd7761c25', 'enquiry', '2026-11-21 04:30:00+00', NULL, NULL, '{"id": "01a209b4-9b28-7383-a559-2efcd7761c25", "name": "Example"}', '2026-11-21 04:30:00+00', NULL);
insert into discount_limit ("one", "percent", "version") overriding system value values
  ('true', '10.00', '2');
insert into draft ("account_id", "key", "field_values", "saved_at") overriding system value values
  ('01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'course-add', '{"course":"Example"}', '2026-11-21 04:30:00+00');
insert into enquiry ("id", "name", "name_key", "mail_id", "contact", "alt_contact", "qualification", "address", "course_id", "enquiry_mode", "mode", "ref", "remark", "day", "status", "is_placed", "student_id", "created_at", "version", "next_call_on") overriding system value values
  ('01962e07-dbf7-73c2-8e53-8adc75fef5f1', 'Ishwari Voorbeeld', 'ishwari voorbeeld', 'ishwari.3@example.net', '5570000003', '5580000003', 'BSc', '37 Namuna Marg, Example Nagar', '01a209b4-9a74-7443-9701-81aa53b1a048', 'online', 'online', NULL, NULL, '2025-04-13', 'Pending', 'false', NULL, '2025-04-13 07:23:09.175+00', '2', NULL),
  ('01973f71-631b-730d-b21b-d5e3368ad932', 'विवेक दृष्टांत', 'विवेक दृष्टांत', 'student.1@example.com', '5550000001', NULL, 'BCom', '159 Namuna Marg, Demo Colony', '01a209b4-9a74-7443-9701-8593287bad9e', 'offline', 'offline', 'एक मित्र', 'Will come for a trial class', '2025-06-05', 'Closed', 'false', '01976d38-7d5f-70a6-b90d-38ca4893e2c6', '2025-06-05 09:34:45.019+00', '2', NULL),
  ('019a24d1-6480-742c-b1fb-244b1e21bf67', 'Asha Beispiel', 'asha beispiel', 'asha.2@example.net', '5570000002', '5580000002', 'BSc', '77 Example Road, Namunapur', '01a209b4-9a74-7443-9701-81aa53b1a048', 'offline', 'offline', 'Poster at the college', 'Will come for a trial class', '2025-10-27', 'Pending', 'false', NULL, '2025-10-27 08:38:13.888+00', '2', NULL);
insert into enquiry_note ("id", "enquiry_id", "at", "written_by", "note", "next_call_on") overriding system value values
  ('01a209b4-9b29-7368-ae23-c0c8ffd40727', '01962e07-dbf7-73c2-8e53-8adc75fef5f1', '2026-11-21 04:30:00+00', NULL, 'Example', NULL);
insert into enrolment ("id", "student_id", "n", "course_id", "batch_id", "mode", "duration", "fee", "joining_on", "end_on", "is_completed", "ended_at", "end_reason", "created_at", "version") overriding system value values
  ('01976d38-7d5f-701e-93cd-c20d0a27e918', '01976d38-7d5f-70a6-b90d-38ca4893e2c6', '1', '01a209b4-9a74-7443-9701-8593287bad9e', '01a209b4-9a76-752d-860a-1630bcc5c19a', 'offline', '6 months', '31500.00', '2025-06-14', '2025-12-19', 'true', NULL, NULL, '2025-06-14 06:55:08.127+00', '1'),
  ('0198305a-7b46-7754-bcae-bebb49cf38b2', '0198305a-7b46-74cc-b193-e000562b2831', '1', '01a209b4-9a74-7443-9701-8b6678ae0d1b', '01a209b4-9a76-752d-860a-1937a1664c33', 'offline', '5 months', '22000.00', '2025-07-22', '2025-12-16', 'true', NULL, NULL, '2025-07-22 04:18:12.934+00', '1'),
  ('0199483e-e8b1-7010-8dc1-2be054806a50', '0199483e-e8b1-7455-ad29-ef49f08d088c', '1', '01a209b4-9a74-7443-9701-8e9d01ba6f13', '01a209b4-9a76-752d-860a-1c75809a495b', 'online', '3 months', '15000.00', '2025-09-14', '2025-11-11', 'true', NULL, NULL, '2025-09-14 12:41:46.417+00', '1'),
  ('019acdcb-3f5e-75a8-bdaf-2c4df2bc7c5b', '019acdcb-3f5e-72b5-acd3-525ba4b64cff', '1', '01a209b4-9a74-7443-9701-7cb2d1ad62bc', '01a209b4-9a77-7206-b5ab-62681934afc1', 'offline', '4 months', '18000.00', '2025-11-29', '2026-03-25', 'true', NULL, NULL, '2025-11-29 04:07:20.67+00', '1'),
  ('01a11b91-9b52-70d4-9544-67f0d968944f', '01a11b91-9b52-75a4-a4ba-9dc2ec9c882d', '1', '01a209b4-9a74-7443-9701-8e9d01ba6f13', '01a209b4-9a77-7206-b5ab-920d5f22ee96', 'offline', '3 months', '13500.00', '2026-10-08', NULL, 'false', NULL, NULL, '2026-10-08 12:51:29.746+00', '1'),
  ('01a1b03c-74c1-74ae-a566-d07e66872bca', '01a1b03c-74c1-7136-b404-11a6322dc547', '1', '01a209b4-9a74-7443-9701-90f876f1fda8', '01a209b4-9a77-7206-b5ab-95f0c11c116a', 'online', '2 months', '4050.00', '2026-11-06', NULL, 'false', NULL, NULL, '2026-11-06 09:41:54.497+00', '1'),
  ('01a1be83-9230-7155-bb88-3baa35b570ab', '01a1be83-9230-7677-8911-64dec584aa1f', '1', '01a209b4-9a74-7443-9701-9682eca6d712', '01a209b4-9a77-7206-b5ab-98e9f00f8608', 'offline', '4 months', '0.00', '2026-12-01', NULL, 'false', NULL, NULL, '2026-11-09 04:14:16.112+00', '1'),
  ('01a1fb86-a83e-738f-b13f-412819da78ee', '01a1fb86-a83e-70ca-b793-261d4d854f57', '1', '01a209b4-9a74-7443-9701-90f876f1fda8', '01a209b4-9a77-7206-b5ab-95f0c11c116a', 'offline', '2 months', '4050.00', '2026-11-21', NULL, 'false', NULL, NULL, '2026-11-21 00:34:28.542+00', '1');
insert into expense ("id", "category_id", "remark", "amount", "day", "created_at", "updated_at", "version", "financial_year", "n", "pay_mode", "payee", "voided_at", "voided_by") overriding system value values
  ('01972f8c-001d-77ae-9fa5-41c291950f01', '01a209b4-9abe-7289-80b0-faaadd89498b', 'Sample Telecom, line of the month', '172.00', '2025-06-02', '2025-06-02 07:29:53.693+00', '2025-06-02 07:29:53.693+00', '1', '2025-26', '1', 'Online', NULL, NULL, NULL),
  ('019730ae-176e-7176-bf1f-b2aa2bd4196d', '01a209b4-9abe-7289-80b0-f7ac4322cfdd', 'Example Power Company, bill of the month', '516.00', '2025-06-02', '2025-06-02 12:46:45.102+00', '2025-06-02 12:46:45.102+00', '1', '2025-26', '2', 'Online', NULL, NULL, NULL),
  ('01973f27-1abc-71e8-aa69-bb6cc4dd23c8', '01a209b4-9abe-7289-80b0-ed8e5c8f15d7', 'Teachers and office of the example institute', '3876.00', '2025-06-05', '2025-06-05 08:13:36.828+00', '2025-06-05 08:13:36.828+00', '1', '2025-26', '3', 'Online', NULL, NULL, NULL),
  ('019744be-dbb1-70c7-af57-29e70cf2c517', '01a209b4-9abe-7289-80b0-f29a9d128291', 'Example House, all classrooms', '2153.00', '2025-06-06', '2025-06-06 10:17:28.241+00', '2025-06-06 10:17:28.241+00', '1', '2025-26', '4', 'Online', NULL, NULL, NULL),
  ('0197cf00-2cf0-77f2-992f-2d230fe529a1', '01a209b4-9abe-7289-80b0-f7ac4322cfdd', 'Example Power Company, bill of the month', '1058.00', '2025-07-03', '2025-07-03 06:36:24.688+00', '2025-07-03 06:36:24.688+00', '1', '2025-26', '5', 'Online', NULL, NULL, NULL),
  ('0197d3b1-cdf4-716a-84d7-6892443518a7', '01a209b4-9abe-7289-80b0-faaadd89498b', 'Sample Telecom, line of the month', '352.00', '2025-07-04', '2025-07-04 04:28:54.644+00', '2025-07-04 04:28:54.644+00', '1', '2025-26', '6', 'Online', NULL, NULL, NULL),
  ('0197d44b-78c3-72b3-a4b1-f0237c761a3e', '01a209b4-9abe-7289-80b0-ed8e5c8f15d7', 'Teachers and office of the example institute', '7938.00', '2025-07-04', '2025-07-04 07:16:45.379+00', '2025-07-04 07:16:45.379+00', '1', '2025-26', '7', 'Online', NULL, NULL, NULL),
  ('0197e9a1-67f5-709f-856e-d6daba070100', '01a209b4-9abe-7289-80b0-f29a9d128291', 'Example House, all classrooms', '4410.00', '2025-07-08', '2025-07-08 10:42:38.709+00', '2025-07-08 10:42:38.709+00', '1', '2025-26', '8', 'Online', NULL, NULL, NULL),
  ('01986905-43a3-73d6-a994-612ea45d3146', '01a209b4-9abe-7289-80b0-f29a9d128291', 'Example House, all classrooms', '4341.00', '2025-08-02', '2025-08-02 04:23:29.443+00', '2025-08-02 04:23:29.443+00', '1', '2025-26', '9', 'Online', NULL, NULL, NULL),
  ('019873c7-c03e-76d2-a10e-4e8138b90e53', '01a209b4-9abe-7289-80b0-ed8e5c8f15d7', 'Teachers and office of the example institute', '7814.00', '2025-08-04', '2025-08-04 06:32:07.486+00', '2025-08-04 06:32:07.486+00', '1', '2025-26', '10', 'Online', NULL, NULL, NULL),
  ('0198742d-391a-749f-8d76-15c1260054f9', '01a209b4-9abe-7289-80b0-faaadd89498b', 'Sample Telecom, line of the month', '347.00', '2025-08-04', '2025-08-04 08:22:57.562+00', '2025-08-04 08:22:57.562+00', '1', '2025-26', '11', 'Online', NULL, NULL, NULL),
  ('01987a45-a517-70d4-9a2f-bc60b777df32', '01a209b4-9abe-7289-80b0-f7ac4322cfdd', 'Example Power Company, bill of the month', '1041.00', '2025-08-05', '2025-08-05 12:47:21.367+00', '2025-08-05 12:47:21.367+00', '1', '2025-26', '12', 'Online', NULL, NULL, NULL),
  ('019904aa-7eb6-72f1-9d0f-8fb54d7b55c7', '01a209b4-9abe-7289-80b0-ed8e5c8f15d7', 'Teachers and office of the example institute', '6144.00', '2025-09-01', '2025-09-01 09:45:06.486+00', '2025-09-01 09:45:06.486+00', '1', '2025-26', '13', 'Online', NULL, NULL, NULL),
  ('01990a07-c598-7694-8556-30845c238920', '01a209b4-9abe-7289-80b0-f29a9d128291', 'Example House, all classrooms', '3413.00', '2025-09-02', '2025-09-02 10:45:05.56+00', '2025-09-02 10:45:05.56+00', '1', '2025-26', '14', 'Online', NULL, NULL, NULL),
  ('01990f32-eeb0-762e-99b7-6bd8b73ae046', '01a209b4-9abe-7289-80b0-f7ac4322cfdd', 'Example Power Company, bill of the month', '819.00', '2025-09-03', '2025-09-03 10:50:20.208+00', '2025-09-03 10:50:20.208+00', '1', '2025-26', '15', 'Online', NULL, NULL, NULL),
  ('0199291d-4815-7742-b2d8-3a1a4761a9c7', '01a209b4-9abe-7289-80b0-faaadd89498b', 'Sample Telecom, line of the month', '273.00', '2025-09-08', '2025-09-08 11:36:48.917+00', '2025-09-08 11:36:48.917+00', '1', '2025-26', '16', 'Online', NULL, NULL, NULL),
  ('019a3e0d-cbe7-7160-8117-1cce4ed77366', '01a209b4-9abe-7289-80b0-f29a9d128291', 'Example House, all classrooms', '1250.00', '2025-11-01', '2025-11-01 06:14:42.919+00', '2025-11-01 06:14:42.919+00', '1', '2025-26', '17', 'Online', NULL, NULL, NULL),
  ('019a499b-18e8-74ce-aa0d-a7836c8da26f', '01a209b4-9abe-7289-80b0-ed8e5c8f15d7', 'Teachers and office of the example institute', '2250.00', '2025-11-03', '2025-11-03 12:04:52.584+00', '2025-11-03 12:04:52.584+00', '1', '2025-26', '18', 'Online', NULL, NULL, NULL),
  ('019a5870-be50-7323-bcaf-85aab45649b6', '01a209b4-9abe-7289-80b0-faaadd89498b', 'Sample Telecom, line of the month', '100.00', '2025-11-06', '2025-11-06 09:12:55.12+00', '2025-11-06 09:12:55.12+00', '1', '2025-26', '19', 'Online', NULL, NULL, NULL),
  ('019a58cd-919f-70b7-a6aa-18fd0376e523', '01a209b4-9abe-7289-80b0-f7ac4322cfdd', 'Example Power Company, bill of the month', '300.00', '2025-11-06', '2025-11-06 10:54:18.527+00', '2025-11-06 10:54:18.527+00', '1', '2025-26', '20', 'Online', NULL, NULL, NULL),
  ('019b7d9a-7db3-77d6-95f0-68a77ff99d2c', '01a209b4-9abe-7289-80b0-f29a9d128291', 'Example House, all classrooms', '1076.00', '2026-01-02', '2026-01-02 07:27:15.379+00', '2026-01-02 07:27:15.379+00', '1', '2025-26', '21', 'Online', NULL, NULL, NULL),
  ('019b92c8-7213-73d0-a0b2-5d36d1494430', '01a209b4-9abe-7289-80b0-f7ac4322cfdd', 'Example Power Company, bill of the month', '258.00', '2026-01-06', '2026-01-06 10:09:28.595+00', '2026-01-06 10:09:28.595+00', '1', '2025-26', '22', 'Online', NULL, NULL, NULL),
  ('019b96c0-e9f1-727b-ae64-3a4077d6d084', '01a209b4-9abe-7289-80b0-ed8e5c8f15d7', 'Teachers and office of the example institute', '1938.00', '2026-01-07', '2026-01-07 04:39:43.857+00', '2026-01-07 04:39:43.857+00', '1', '2025-26', '23', 'Online', NULL, NULL, NULL),
  ('019b9be6-f910-73fb-899a-1dfddd086c85', '01a209b4-9abe-7289-80b0-faaadd89498b', 'Sample Telecom, line of the month', '86.00', '2026-01-08', '2026-01-08 04:39:24.176+00', '2026-01-08 04:39:24.176+00', '1', '2025-26', '24', 'Online', NULL, NULL, NULL),
  ('019c31b6-9ffd-75ac-8c94-e1ec0e208e82', '01a209b4-9abe-7289-80b0-ed8e5c8f15d7', 'Teachers and office of the example institute', '2457.00', '2026-02-06', '2026-02-06 06:49:38.045+00', '2026-02-06 06:49:38.045+00', '1', '2025-26', '25', 'Online', NULL, NULL, NULL),
  ('019c369f-a274-71cd-9292-feb901bab3c5', '01a209b4-9abe-7289-80b0-f29a9d128291', 'Example House, all classrooms', '1365.00', '2026-02-07', '2026-02-07 05:42:37.428+00', '2026-02-07 05:42:37.428+00', '1', '2025-26', '26', 'Online', NULL, NULL, NULL),
  ('019c411e-2084-7252-b054-458504c51721', '01a209b4-9abe-7289-80b0-f7ac4322cfdd', 'Example Power Company, bill of the month', '327.00', '2026-02-09', '2026-02-09 06:36:59.396+00', '2026-02-09 06:36:59.396+00', '1', '2025-26', '27', 'Online', NULL, NULL, NULL),
  ('019c423e-23a9-716e-9188-86667eb73d0a', '01a209b4-9abe-7289-80b0-faaadd89498b', 'Sample Telecom, line of the month', '109.00', '2026-02-09', '2026-02-09 11:51:34.569+00', '2026-02-09 11:51:34.569+00', '1', '2025-26', '28', 'Online', NULL, NULL, NULL),
  ('01a19b44-4019-748f-b224-9859318d7b6b', '01a209b4-9abe-7289-80b0-f29a9d128291', 'Example House, all classrooms', '221.00', '2026-11-02', '2026-11-02 07:58:23.769+00', '2026-11-02 07:58:23.769+00', '1', '2026-27', '1', 'Online', NULL, NULL, NULL),
  ('01a19c3d-3bc5-7190-a0e8-1957c5cea178', '01a209b4-9abe-7289-80b0-ed8e5c8f15d7', 'Teachers and office of the example institute', '398.00', '2026-11-02', '2026-11-02 12:30:21.125+00', '2026-11-02 12:30:21.125+00', '1', '2026-27', '2', 'Online', NULL, NULL, NULL),
  ('01a1a4b8-370c-703a-9349-4b21c369f079', '01a209b4-9abe-7289-80b0-f7ac4322cfdd', 'Example Power Company, bill of the month', '53.00', '2026-11-04', '2026-11-04 04:01:38.572+00', '2026-11-04 04:01:38.572+00', '1', '2026-27', '3', 'Online', NULL, NULL, NULL),
  ('01a1c057-66d2-7076-aa95-9737fba3060f', '01a209b4-9abe-7289-80b0-faaadd89498b', 'Sample Telecom, line of the month', '17.00', '2026-11-09', '2026-11-09 12:45:15.858+00', '2026-11-09 12:45:15.858+00', '1', '2026-27', '4', 'Online', NULL, NULL, NULL);
insert into expense_category ("id", "ledger", "ledger_key", "created_at", "updated_at", "deleted_at", "budget", "version") overriding system value values
  ('01a209b4-9abe-7289-80b0-ed8e5c8f15d7', 'Salaries', 'salaries', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a209b4-9abe-7289-80b0-f29a9d128291', 'Rent', 'rent', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a209b4-9abe-7289-80b0-f7ac4322cfdd', 'Electricity', 'electricity', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a209b4-9abe-7289-80b0-faaadd89498b', 'Internet', 'internet', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a209b4-9abe-7289-80b0-fd01fe95c52f', 'Stationery', 'stationery', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '5000.00', '1'),
  ('01a209b4-9abe-7289-80b1-00c3a47e73bb', 'Repairs', 'repairs', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a209b4-9abe-7289-80b1-05cf3295225c', 'Tea and water', 'tea and water', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '3000.00', '1'),
  ('01a209b4-9abe-7289-80b1-0856419ef19b', 'Advertising', 'advertising', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '20000.00', '1');
insert into expense_voucher_series ("financial_year", "last") overriding system value values
  ('2025-26', '28'),
  ('2026-27', '4');
insert into fee_adjustment ("id", "student_id", "kind", "enrolment_id", "amount", "reason", "day", "created_at", "created_by", "by_hr", "version", "withdrawn_at", "withdrawn_by") overriding system value values
  ('01a209b4-9ae1-7338-8cca-768f72d24084', '01a1b03c-74c1-7136-b404-11a6322dc547', 'Discount', '01a1b03c-74c1-74ae-a566-d07e66872bca', '500.00', 'Scholarship', '2026-11-21', '2026-11-21 04:30:00+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'false', '1', NULL, NULL);
insert into fee_plan ("enrolment_id", "version") overriding system value values
  ('01976d38-7d5f-701e-93cd-c20d0a27e918', '1');
insert into fee_plan_row ("enrolment_id", "n", "due_on", "amount") overriding system value values
  ('01976d38-7d5f-701e-93cd-c20d0a27e918', '1', '2026-11-20', '1000.00');
insert into heartbeat ("process_id", "started_at", "seen_at") overriding system value values
  ('01a209b4-9b29-7368-ae23-bf580390389d', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00');
insert into idempotency ("scope", "route", "key", "body_hash", "status", "answer", "forever", "at") overriding system value values
  ('01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'POST /api/enquiry', 'dump', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '201', '{}', 'false', '2026-11-21 04:30:00+00');
insert into import ("id", "kind", "owner_id", "name", "columns", "mapping", "day_order", "asks_day_order", "state", "created_at", "run_at", "done_rows", "is_cancelled", "failure", "done_at", "undone_at", "undone_by", "students", "receipts", "paid") overriding system value values
  ('01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'students', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', '', '["Name"]', '{"name": 0}', NULL, 'false', 'open', '2026-11-21 04:30:00+00', NULL, '0', 'false', NULL, NULL, NULL, NULL, '0', '0', '0.00');
insert into import_row ("import_id", "line", "cells", "is_skipped", "errors", "conflicts", "warnings", "person_key", "name_key", "known_key", "email_key", "phone", "course", "batch", "fee", "amount") overriding system value values
  ('01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', '2', '["Example"]', 'false', '{}', '{}', '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
insert into import_total ("import_id", "shard", "kind", "n", "fee", "paid") overriding system value values
  ('01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', '0', 'Active', '0', '0.00', '0.00');
insert into institute ("one", "name", "address", "phone", "time_zone", "self_registration", "version", "receipt_language", "two_factor", "upi_id", "hr_closes_all", "gstin", "receipt_terms", "receipt_paper") overriding system value values
  ('true', 'Namuna Training Institute (demo)', '1 Example Road, Example Nagar', '+91 55500 00000', 'Asia/Kolkata', 'true', '2', 'en', 'off', 'namuna@examplebank', 'false', '00AAAAA0000A1ZI', NULL, 'a4');
insert into institute_logo ("one", "content", "type", "hash", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', 'image/png', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into job_run ("job", "started_at") overriding system value values
  ('cleanup', '2026-11-21 04:30:00+00');
insert into known_browser ("token_hash", "account_id", "used_at") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', '2026-11-21 04:30:00+00');
insert into kysely_migration ("name", "timestamp") overriding system value values
  ('0001_house', '2026-11-23T18:39:20.343Z'),
  ('0002_courses_and_batches', '2026-11-23T18:39:20.348Z'),
  ('0003_students_and_fees', '2026-11-23T18:39:20.361Z'),
  ('0004_attendance_and_enquiries', '2026-11-23T18:39:20.368Z'),
  ('0005_portfolio', '2026-11-23T18:39:20.370Z'),
  ('0006_projects', '2026-11-23T18:39:20.373Z'),
  ('0007_expenses', '2026-11-23T18:39:20.377Z'),
  ('0008_reset_tokens', '2026-11-23T18:39:20.379Z'),
  ('0009_lists_of_the_admin', '2026-11-23T18:39:20.382Z'),
  ('0010_erasure', '2026-11-23T18:39:20.384Z'),
  ('0011_search', '2026-11-23T18:39:20.388Z'),
  ('0012_receipt_amounts', '2026-11-23T18:39:20.389Z'),
  ('0013_drafts', '2026-11-23T18:39:20.391Z'),
  ('0014_request_limits', '2026-11-23T18:39:20.394Z'),
  ('0015_placed_enquiries', '2026-11-23T18:39:20.395Z'),
  ('0017_sign_in', '2026-11-23T18:39:20.404Z'),
  ('0018_two_factor', '2026-11-23T18:39:20.408Z'),
  ('0019_erasure', '2026-11-23T18:39:20.412Z'),
  ('0020_privacy', '2026-11-23T18:39:20.415Z'),
  ('0021_backups', '2026-11-23T18:39:20.417Z'),
  ('0022_audit_chain', '2026-11-23T18:39:20.422Z'),
  ('0023_several_processes', '2026-11-23T18:39:20.424Z'),
  ('0024_enrolments', '2026-11-23T18:39:20.432Z'),
  ('0025_expense_vouchers', '2026-11-23T18:39:20.441Z'),
  ('0026_payment_details', '2026-11-23T18:39:20.444Z'),
  ('0027_receipt_verification', '2026-11-23T18:39:20.447Z'),
  ('0028_daily_closing', '2026-11-23T18:39:20.451Z'),
  ('0029_discounts_and_refunds', '2026-11-23T18:39:20.455Z'),
  ('0030_fee_plans', '2026-11-23T18:39:20.458Z'),
  ('0031_refunds', '2026-11-23T18:39:20.465Z'),
  ('0032_reminders', '2026-11-23T18:39:20.469Z'),
  ('0033_course_instalments', '2026-11-23T18:39:20.470Z'),
  ('0034_name_search', '2026-11-23T18:39:20.471Z'),
  ('0035_receipt_paper', '2026-11-23T18:39:20.473Z'),
  ('0036_student_list_order', '2026-11-23T18:39:20.475Z'),
  ('0037_overdue_sums', '2026-11-23T18:39:20.476Z'),
  ('0038_enquiry_calls', '2026-11-23T18:39:20.479Z'),
  ('0039_photos_and_logo', '2026-11-23T18:39:20.482Z'),
  ('0041_duplicate_lookup', '2026-11-23T18:39:20.485Z'),
  ('0042_name_words', '2026-11-23T18:39:20.488Z'),
  ('0043_daily_sums', '2026-11-23T18:39:20.495Z'),
  ('0044_read_after', '2026-11-23T18:39:20.497Z'),
  ('0045_list_order', '2026-11-23T18:39:20.500Z'),
  ('0046_name_word_removal', '2026-11-23T18:39:20.501Z'),
  ('0047_parent_contact', '2026-11-23T18:39:20.502Z'),
  ('0048_attendance_months', '2026-11-23T18:39:20.505Z'),
  ('0049_absence_notices', '2026-11-23T18:39:20.508Z'),
  ('0050_imports', '2026-11-23T18:39:20.516Z');
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
  ('0047_parent_contact', '52871a6ef6a361dc0c7f36834353c94cef259fe5b5dca789936e8bd79f2ae413'),
  ('0048_attendance_months', '50fec6e13f6594a0dcf5b638191c8fe2cf841c7bcfc484b8eb4476a6582040d0'),
  ('0049_absence_notices', '20b865e85cf92c683b2cd0a3e7ff30721486c87d68968d4c5da33e38bfa5489a'),
  ('0050_imports', '0d85d194cedfe95cb3d247ebf71f2e4455cc0fc16e2049cec589e0174376185a');
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
  ('019daf1c-ae23-7227-9856-8791e8d5fa02', '01976d38-7d5f-70a6-b90d-38ca4893e2c6', 'https://example.com/38ca4893e2c6/portfolio-1', '2026-04-21 08:16:25.635+00', '1'),
  ('019f4660-91bf-779f-a4e2-f04c6cacbf7a', '01976d38-7d5f-70a6-b90d-38ca4893e2c6', 'https://example.com/38ca4893e2c6/portfolio-2', '2026-07-09 10:16:01.727+00', '1');
insert into privacy_notice ("one", "texts", "version") overriding system value values
  ('true', '{"en": "Example"}', '2');
insert into project ("id", "student_id", "link", "tech_used", "description", "created_at", "version") overriding system value values
  ('01983ab5-5436-74b6-b62b-a3a430256a72', '01976d38-7d5f-70a6-b90d-38ca4893e2c6', 'https://example.com/38ca4893e2c6/project-3', 'Python, pandas', 'Sales of a sample company, month by month', '2025-07-24 04:33:38.87+00', '1'),
  ('019d47ad-09b4-7569-9034-e82395b0b4c1', '01976d38-7d5f-70a6-b90d-38ca4893e2c6', 'https://example.com/38ca4893e2c6/project-1', 'Python, pandas', 'नमूना पुस्तकालय की सूची', '2026-04-01 06:13:35.796+00', '1'),
  ('01a0d6d4-797a-7727-b228-3324bd4f2fb2', '01976d38-7d5f-70a6-b90d-38ca4893e2c6', 'https://example.com/38ca4893e2c6/project-2', 'Tally', 'The example institute’s timetable as a page', '2026-09-25 04:30:44.09+00', '1');
insert into receipt ("id", "financial_year", "n", "student_id", "student_name", "contact", "course", "b_code", "pay_mode", "payable", "paid", "due_after", "paid_on", "issued_on", "issued_at", "issued_by", "changed_at", "version", "voided_at", "voided_by", "void_reason", "enrolment_id", "reference", "note", "verification_id", "import_id") overriding system value values
  ('01977d82-9bf0-728e-8248-32e4bfcd22e7', '2025-26', '1', '01976d38-7d5f-70a6-b90d-38ca4893e2c6', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Online', '31500.00', '10500.00', '21000.00', '2025-06-17', '2025-06-17', '2025-06-17 10:50:01.072+00', '01a209b4-9a90-7014-8246-5f65c5c0d829', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-701e-93cd-c20d0a27e918', '632700007919', NULL, '2318ee55-1d1d-4dd4-890f-f4e878227a79', NULL),
  ('01980c8c-196a-7563-acf9-f8a0d88bcfb2', '2025-26', '2', '01976d38-7d5f-70a6-b90d-38ca4893e2c6', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Cash', '31500.00', '10500.00', '10500.00', '2025-07-15', '2025-07-15', '2025-07-15 05:26:04.906+00', '01a209b4-9a90-7014-8246-629b36331c60', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-701e-93cd-c20d0a27e918', NULL, NULL, '070ecd36-a2db-484c-a70f-df8c677816aa', NULL),
  ('01984f40-d442-7761-93c2-6fc77d4f7118', '2025-26', '3', '0198305a-7b46-74cc-b193-e000562b2831', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '11000.00', '2025-07-28', '2025-07-28', '2025-07-28 04:18:25.474+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-7754-bcae-bebb49cf38b2', '632700023757', NULL, 'c5247e04-1b91-4d2a-aa34-9463b2fed3a0', NULL),
  ('0198adb9-bb13-7518-86e8-a63c85f9098a', '2025-26', '4', '01976d38-7d5f-70a6-b90d-38ca4893e2c6', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Others', '31500.00', '10500.00', '0.00', '2025-08-15', '2025-08-15', '2025-08-15 12:34:47.187+00', '01a209b4-9a90-7014-8246-5f65c5c0d829', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-701e-93cd-c20d0a27e918', NULL, NULL, 'b3803724-4ae6-4bfb-95df-649546298cb5', NULL),
  ('0198d1be-32ac-70fc-9aa6-cabed03a989c', '2025-26', '5', '0198305a-7b46-74cc-b193-e000562b2831', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '0.00', '2025-08-21', '2025-08-22', '2025-08-22 12:25:59.724+00', '01a209b4-9a90-7014-8246-629b36331c60', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-7754-bcae-bebb49cf38b2', '632700039595', NULL, '8f4e88ae-82f8-468f-999f-2b0edb2c9549', NULL),
  ('01994735-b681-7282-9012-23c5cddc4982', '2025-26', '6', '0199483e-e8b1-7455-ad29-ef49f08d088c', 'Yusuf Příklad', '5550000003', 'Digital Marketing', 'DM-2508', 'Cash', '15000.00', '15000.00', '0.00', '2025-09-14', '2025-09-14', '2025-09-14 07:52:06.529+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', NULL, '1', NULL, NULL, NULL, '0199483e-e8b1-7010-8dc1-2be054806a50', NULL, NULL, '0208c28f-e92d-4a6e-9c50-408f49e200b6', NULL),
  ('019acefa-c7b2-751a-ac63-8940f650b030', '2025-26', '7', '019acdcb-3f5e-72b5-acd3-525ba4b64cff', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '12000.00', '2025-11-29', '2025-11-29', '2025-11-29 09:38:52.978+00', '01a209b4-9a90-7014-8246-5f65c5c0d829', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-75a8-bdaf-2c4df2bc7c5b', NULL, NULL, '7f513c4c-e830-49c6-bf8e-f5478bcbd331', NULL),
  ('019b7ce0-50eb-73fb-9f43-4d330cd1ec6f', '2025-26', '8', '019acdcb-3f5e-72b5-acd3-525ba4b64cff', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '6000.00', '2026-01-02', '2026-01-02', '2026-01-02 04:03:54.219+00', '01a209b4-9a90-7014-8246-629b36331c60', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-75a8-bdaf-2c4df2bc7c5b', NULL, NULL, '6cd658f4-cccc-4ed2-a11f-49848dca8c42', NULL),
  ('019c1cef-33c4-74a2-a798-cda1530ecf72', '2025-26', '9', '019acdcb-3f5e-72b5-acd3-525ba4b64cff', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '0.00', '2026-02-02', '2026-02-02', '2026-02-02 05:59:24.356+00', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-75a8-bdaf-2c4df2bc7c5b', NULL, NULL, '03161393-233e-4cd9-b541-a1236642b38b', NULL),
  ('01a1cf35-657d-760b-9de7-a51b0994e04b', '2026-27', '1', '01a1b03c-74c1-7136-b404-11a6322dc547', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Online', '4050.00', '1000.00', '3050.00', '2026-11-12', '2026-11-12', '2026-11-12 10:02:25.533+00', '01a209b4-9a90-7014-8246-5f65c5c0d829', NULL, '1', NULL, NULL, NULL, '01a1b03c-74c1-74ae-a566-d07e66872bca', '632700007919', NULL, '8de7ca85-aa70-4b61-b7e2-3bb7e5bc1622', NULL);
insert into receipt_part ("receipt_id", "n", "mode", "amount", "reference") overriding system value values
  ('0198adb9-bb13-7518-86e8-a63c85f9098a', '1', 'Cash', '5200.00', NULL),
  ('0198adb9-bb13-7518-86e8-a63c85f9098a', '2', 'UPI', '5300.00', '632700031676');
insert into receipt_series ("financial_year", "last") overriding system value values
  ('2025-26', '9'),
  ('2026-27', '1');
insert into recovery_code ("id", "account_id", "code_hash", "used_at") overriding system value values
  ('01a209b4-9b29-7368-ae23-b72132239e8f', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', 'example', NULL);
insert into recurring_expense ("id", "category_id", "remark", "amount", "pay_mode", "payee", "starts_on", "created_at", "updated_at", "ended_at", "version") overriding system value values
  ('01a209b4-9ac3-70b3-a3b4-1808e6d62bf3', '01a209b4-9abe-7289-80b1-00c3a47e73bb', 'Demo Repairs: upkeep of the projectors', '1500.00', 'Online', NULL, '2026-11-01', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '1');
insert into recurring_expense_month ("recurring_id", "month", "expense_id") overriding system value values
  ('01a209b4-9ac3-70b3-a3b4-1808e6d62bf3', '2026-11-01', NULL);
insert into refund ("id", "financial_year", "n", "student_id", "enrolment_id", "student_name", "contact", "course", "b_code", "pay_mode", "amount", "paid_before", "refunded_on", "issued_on", "issued_at", "issued_by", "reason", "reference", "note", "version", "voided_at", "voided_by", "void_reason") overriding system value values
  ('01a209b4-9af0-725f-a4b9-32c071692db9', '2026-27', '1', '01a1b03c-74c1-7136-b404-11a6322dc547', '01a1b03c-74c1-74ae-a566-d07e66872bca', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Cash', '200.00', '1000.00', '2026-11-21', '2026-11-21', '2026-11-21 04:30:00+00', '01a209b4-9a59-704b-adba-f53cff7e6678', 'Paid twice', NULL, NULL, '1', NULL, NULL, NULL);
insert into refund_series ("financial_year", "last") overriding system value values
  ('2026-27', '1');
insert into reminder ("student_id", "day", "channel", "state", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-75a4-a4ba-9dc2ec9c882d', '2026-11-19', 'WhatsApp', 'sent', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', '2026-11-19 04:30:00+00'),
  ('01a1b03c-74c1-7136-b404-11a6322dc547', '2026-11-19', 'WhatsApp', 'sent', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', '2026-11-19 04:30:00+00'),
  ('01a1fb86-a83e-70ca-b793-261d4d854f57', '2026-11-19', 'WhatsApp', 'sent', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', '2026-11-19 04:30:00+00');
insert into reminder_settings ("one", "days", "texts", "version") overriding system value values
  ('true', '{-3,0,3,7,15}', '{}', '1');
insert into request_count ("scope", "caller", "started_at", "n") overriding system value values
  ('email-enquirer', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', '2026-11-21 04:30:00+00', '1');
insert into reset_token ("token_hash", "account_id", "made_at", "expires_at", "used_at", "purpose") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', NULL, 'password');
insert into secret ("name", "value") overriding system value values
  ('log', E'\\x8c6852b16a58b02aa3b5d391f181a229b892be2a16acd6bcb8ba33c226865410');
insert into session ("token_hash", "account_id", "created_at", "seen_at", "id", "address", "user_agent", "confirmed_at", "read_after") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '9ae1a68f-16c5-4f25-bf35-d3714651879b', '', '', NULL, '0/1EB0738');
insert into setup_code ("code_hash", "created_at", "accounts") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', NULL);
insert into sign_in_attempt ("id", "email_hash", "address", "at", "ok", "browser_hash") overriding system value values
  ('1', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '192.0.2.1', '2026-11-21 04:30:00+00', 'true', NULL);
insert into student ("id", "fname", "lname", "father", "contact", "alt_contact", "gender", "dob", "cur_address", "per_address", "linked_in", "profile", "degree", "com_year", "university", "course_id", "mode", "duration", "batch_id", "joining_on", "end_on", "is_completed", "is_placed", "status", "search_key", "created_at", "version", "search_text", "parent_contact", "import_id") overriding system value values
  ('01976d38-7d5f-70a6-b90d-38ca4893e2c6', 'विवेक', 'दृष्टांत', 'Yusuf दृष्टांत', '5550000001', NULL, 'male', '1996-12-21', '8 नमूना मार्ग, Sampleganj', '159 Namuna Marg, Demo Colony', NULL, NULL, 'BCom', '2017', 'Université de l’Exemple', '01a209b4-9a74-7443-9701-8593287bad9e', 'offline', '6 months', '01a209b4-9a76-752d-860a-1630bcc5c19a', '2025-06-14', '2025-12-19', 'true', 'false', 'Active', 'विवेक दृष्टांत', '2025-06-14 06:55:08.127+00', '1', 'विवेक दृष्टांत yusuf दृष्टांत student.1@example.com 5550000001 5540000001', '5540000001', NULL),
  ('0198305a-7b46-74cc-b193-e000562b2831', 'Zoë', 'Sample', 'Ravi Sample', '5550000007', NULL, 'female', '1997-07-07', NULL, '124 नमूना मार्ग, Sampleganj', NULL, NULL, 'BCA', '2018', 'Sample Institute of Technology', '01a209b4-9a74-7443-9701-8b6678ae0d1b', 'offline', '5 months', '01a209b4-9a76-752d-860a-1937a1664c33', '2025-07-22', '2025-12-16', 'true', 'false', 'Active', 'zoe sample', '2025-07-22 04:18:12.934+00', '1', 'zoe sample ravi sample zoe.7@example.com 5550000007 5540000007', '5540000007', NULL),
  ('0199483e-e8b1-7455-ad29-ef49f08d088c', 'Yusuf', 'Příklad', 'Arjun Příklad', '5550000003', NULL, 'male', '2005-10-17', NULL, '52 नमूना मार्ग, Sampleganj', NULL, NULL, 'Diploma', '2026', 'Université de l’Exemple', '01a209b4-9a74-7443-9701-8e9d01ba6f13', 'online', '3 months', '01a209b4-9a76-752d-860a-1c75809a495b', '2025-09-14', '2025-11-11', 'true', 'true', 'Active', 'yusuf priklad', '2025-09-14 12:41:46.417+00', '1', 'yusuf priklad arjun priklad yusuf.3@example.com 5550000003 5540000003', '5540000003', NULL),
  ('019acdcb-3f5e-72b5-acd3-525ba4b64cff', 'Māyā', 'Udāharaṇ', 'Kabir Udāharaṇ', '5550000004', NULL, 'female', '1993-05-14', '45 Namuna Marg, Demo Colony', '143 Example Road, Example Nagar', NULL, NULL, 'BBA', '2014', 'Example University', '01a209b4-9a74-7443-9701-7cb2d1ad62bc', 'offline', '4 months', '01a209b4-9a77-7206-b5ab-62681934afc1', '2025-11-29', '2026-03-25', 'true', 'false', 'Active', 'maya udaharan', '2025-11-29 04:07:20.67+00', '1', 'maya udaharan kabir udaharan maya.4@example.com 5550000004', NULL, NULL),
  ('01a11b91-9b52-75a4-a4ba-9dc2ec9c882d', 'Zoë', 'Przykład', 'Arjun Przykład', '5550000002', '5560000002', 'female', '1999-07-27', '55 Udāharaṇ Path, Namunapur', '22 Namuna Marg, Namunapur', 'https://www.example.com/in/student-2', NULL, 'Diploma', '2020', 'Sample Institute of Technology', '01a209b4-9a74-7443-9701-8e9d01ba6f13', 'offline', '3 months', '01a209b4-9a77-7206-b5ab-920d5f22ee96', '2026-10-08', NULL, 'false', 'false', 'Disable', 'zoe przykład', '2026-10-08 12:51:29.746+00', '2', 'zoe przykład arjun przykład zoe.2@example.com 5550000002 5560000002 5540000002', '5540000002', NULL),
  ('01a1b03c-74c1-7136-b404-11a6322dc547', 'Noor', 'Namuna', 'Ravi Namuna', '5550000008', NULL, 'female', '1993-03-31', NULL, '29 Example Road, Demo Colony', NULL, NULL, 'BCA', '2014', 'Sample Institute of Technology', '01a209b4-9a74-7443-9701-90f876f1fda8', 'online', '2 months', '01a209b4-9a77-7206-b5ab-95f0c11c116a', '2026-11-06', NULL, 'false', 'false', 'Active', 'noor namuna', '2026-11-06 09:41:54.497+00', '1', 'noor namuna ravi namuna noor.8@example.com 5550000008', NULL, NULL),
  ('01a1be83-9230-7677-8911-64dec584aa1f', 'Zoë', 'Przykład', 'Om Przykład', '5550000006', '5560000006', 'female', '1998-11-14', NULL, '122 Udāharaṇ Path, Demo Colony', NULL, NULL, 'BBA', '2019', 'उदाहरण विश्वविद्यालय', '01a209b4-9a74-7443-9701-9682eca6d712', 'offline', '4 months', '01a209b4-9a77-7206-b5ab-98e9f00f8608', '2026-12-01', NULL, 'false', 'false', 'Pending', 'zoe przykład', '2026-11-09 04:14:16.112+00', '1', 'zoe przykład om przykład zoe.6@example.com 5550000006 5560000006 5540000006', '5540000006', NULL),
  ('01a1fb86-a83e-70ca-b793-261d4d854f57', 'Farhan', 'Beispiel', 'Arjun Beispiel', '5550000005', '5560000005', 'male', '1993-10-26', NULL, '9 Namuna Marg, Sampleganj', NULL, NULL, 'BSc', '2014', 'Example University', '01a209b4-9a74-7443-9701-90f876f1fda8', 'offline', '2 months', '01a209b4-9a77-7206-b5ab-95f0c11c116a', '2026-11-21', NULL, 'false', 'false', 'Active', 'farhan beispiel', '2026-11-21 00:34:28.542+00', '1', 'farhan beispiel arjun beispiel farhan.5@example.com 5550000005 5560000005 5540000005', '5540000005', NULL);
insert into student_account ("student_id", "fee", "paid", "due_from", "planned_due_on", "due_amount") overriding system value values
  ('01976d38-7d5f-70a6-b90d-38ca4893e2c6', '31500.00', '31500.00', '2025-08-15', NULL, NULL),
  ('0198305a-7b46-74cc-b193-e000562b2831', '22000.00', '22000.00', '2025-08-21', NULL, NULL),
  ('0199483e-e8b1-7455-ad29-ef49f08d088c', '15000.00', '15000.00', '2025-09-14', NULL, NULL),
  ('019acdcb-3f5e-72b5-acd3-525ba4b64cff', '18000.00', '18000.00', '2026-02-02', NULL, NULL),
  ('01a11b91-9b52-75a4-a4ba-9dc2ec9c882d', '13500.00', '0.00', '2026-10-08', NULL, NULL),
  ('01a1b03c-74c1-7136-b404-11a6322dc547', '3550.00', '800.00', '2026-11-12', NULL, NULL),
  ('01a1be83-9230-7677-8911-64dec584aa1f', '0.00', '0.00', '2026-12-01', NULL, NULL),
  ('01a1fb86-a83e-70ca-b793-261d4d854f57', '4050.00', '0.00', '2026-11-21', NULL, NULL);
insert into student_photo ("student_id", "content", "hash", "changed_at") overriding system value values
  ('01976d38-7d5f-70a6-b90d-38ca4893e2c6', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into student_total ("shard", "kind", "n", "fee", "paid") overriding system value values
  ('0', 'Active', '0', '0.00', '0.00'),
  ('0', 'Disable', '0', '0.00', '0.00'),
  ('0', 'Pending', '0', '0.00', '0.00'),
  ('0', 'Placed', '0', '0.00', '0.00'),
  ('1', 'Active', '0', '0.00', '0.00'),
  ('1', 'Disable', '0', '0.00', '0.00'),
  ('1', 'Pending', '0', '0.00', '0.00'),
  ('1', 'Placed', '0', '0.00', '0.00'),
  ('10', 'Active', '0', '0.00', '0.00'),
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
  ('14', 'Active', '1', '3550.00', '800.00'),
  ('14', 'Disable', '0', '0.00', '0.00'),
  ('14', 'Pending', '0', '0.00', '0.00'),
  ('14', 'Placed', '0', '0.00', '0.00'),
  ('15', 'Active', '0', '0.00', '0.00'),
  ('15', 'Disable', '0', '0.00', '0.00'),
  ('15', 'Pending', '0', '0.00', '0.00'),
  ('15', 'Placed', '0', '0.00', '0.00'),
  ('2', 'Active', '2', '22050.00', '18000.00'),
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
  ('5', 'Active', '0', '0.00', '0.00'),
  ('5', 'Disable', '0', '0.00', '0.00'),
  ('5', 'Pending', '0', '0.00', '0.00'),
  ('5', 'Placed', '0', '0.00', '0.00'),
  ('6', 'Active', '0', '0.00', '0.00'),
  ('6', 'Disable', '0', '0.00', '0.00'),
  ('6', 'Pending', '0', '0.00', '0.00'),
  ('6', 'Placed', '0', '0.00', '0.00'),
  ('7', 'Active', '0', '0.00', '0.00'),
  ('7', 'Disable', '1', '13500.00', '0.00'),
  ('7', 'Pending', '0', '0.00', '0.00'),
  ('7', 'Placed', '0', '0.00', '0.00'),
  ('8', 'Active', '1', '31500.00', '31500.00'),
  ('8', 'Disable', '0', '0.00', '0.00'),
  ('8', 'Pending', '0', '0.00', '0.00'),
  ('8', 'Placed', '1', '15000.00', '15000.00'),
  ('9', 'Active', '1', '22000.00', '22000.00'),
  ('9', 'Disable', '0', '0.00', '0.00'),
  ('9', 'Pending', '1', '0.00', '0.00'),
  ('9', 'Placed', '0', '0.00', '0.00');
insert into two_factor ("account_id", "encrypted_secret", "started_at", "confirmed_at", "last_step") overriding system value values
  ('01a209b4-9a5a-77b0-bc81-f0c0c9e1979e', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '0');
select setval('sign_in_attempt_id_seq', (select max(id) from sign_in_attempt));
set session_replication_role = origin;
