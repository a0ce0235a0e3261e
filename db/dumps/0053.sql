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

-- 0051_changes.sql
create function notify_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('munshi_change', concat_ws(' ', string_agg(distinct record, ','),
    case count(*) when 1 then min(record_id::text) else '-' end, min(request_id)))
  from added where action not like 'session.%' having count(*) > 0;
  return null;
end $$;
create trigger audit_entry_change after insert on audit_entry
  referencing new table as added for each statement execute function notify_change();
create function notify_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('munshi_session', '') from ended having count(*) > 0;
  return null;
end $$;
create trigger session_end after delete on session
  referencing old table as ended for each statement execute function notify_session_end();

-- 0052_batch_sessions.sql
alter table batch
  add column trainer text check (length(trainer) between 1 and 60),
  add column trainer_key text check (length(trainer_key) <= 240),
  add column room text check (length(room) between 1 and 60),
  add column room_key text check (length(room_key) <= 240),
  add column sessions jsonb not null default '[]' check (jsonb_typeof(sessions) = 'array' and jsonb_array_length(sessions) <= 14),
  add column seats integer check (seats between 1 and 1000);
create index batch_trainer on batch (trainer_key) where deleted_at is null and trainer_key is not null;
create index batch_room on batch (room_key) where deleted_at is null and room_key is not null;

-- 0053_holidays.sql
create table holiday (
  id uuid primary key,
  name text not null check (length(name) between 1 and 60),
  start_on date not null,
  end_on date not null check (end_on >= start_on and end_on <= start_on + 366),
  created_at timestamptz not null
);
create index holiday_days on holiday (start_on, end_on);
grant select, insert, delete on holiday to munshi_app;


create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) primary key, is_locked integer default 0 not null);
create table migration_hash (name text primary key, hash text not null);
grant select on migration_hash to munshi_app;

set session_replication_role = replica;
truncate absence_notice, absence_settings, account, attendance_mark, attendance_month, attendance_sheet, audit_entry, audit_link, audit_personal, audit_seal, audit_unchained, backup_run, batch, cash_entry, consent, course, daily_sum, daily_sum_change, day_closing, declared_payment, deletion, discount_limit, draft, enquiry, enquiry_note, enrolment, expense, expense_category, expense_voucher_series, fee_adjustment, fee_plan, fee_plan_row, heartbeat, holiday, idempotency, import, import_row, import_total, institute, institute_logo, job_run, known_browser, kysely_migration, kysely_migration_lock, migration_hash, name_word, portfolio, privacy_notice, project, receipt, receipt_part, receipt_series, recovery_code, recurring_expense, recurring_expense_month, refund, refund_series, reminder, reminder_settings, request_count, reset_token, secret, session, setup_code, sign_in_attempt, student, student_account, student_photo, student_total, two_factor;
insert into absence_notice ("student_id", "day", "sheet_id", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-7666-8cf6-b230ca7eb219', '2026-11-06', '01a1b03c-724d-724b-8784-4ecd55290507', '01a20a36-ce0e-7625-9ff8-7198391b43b6', '2026-11-21 04:30:00+00');
insert into absence_settings ("one", "threshold", "texts", "version") overriding system value values
  ('true', '75', '{}', '1');
insert into account ("id", "role", "name", "email", "email_key", "password_hash", "state", "created_at", "version", "email_confirmed_at", "language") overriding system value values
  ('01976d38-7d5f-757f-b0a5-4d61bf1ce3bc', 'student', 'विवेक दृष्टांत', 'student.1@example.com', 'student.1@example.com', '', 'active', '2025-06-14 06:55:08.127+00', '1', NULL, NULL),
  ('0198305a-7b46-756a-9af0-3146b336fac9', 'student', 'Zoë Sample', 'zoe.7@example.com', 'zoe.7@example.com', '', 'active', '2025-07-22 04:18:12.934+00', '1', NULL, NULL),
  ('0199483e-e8b1-726c-a8a4-d68655e8ca02', 'student', 'Yusuf Příklad', 'yusuf.3@example.com', 'yusuf.3@example.com', '', 'active', '2025-09-14 12:41:46.417+00', '1', NULL, NULL),
  ('019acdcb-3f5e-771a-9794-43c855dcd054', 'student', 'Māyā Udāharaṇ', 'maya.4@example.com', 'maya.4@example.com', '', 'active', '2025-11-29 04:07:20.67+00', '1', NULL, NULL),
  ('01a11b91-9b52-7666-8cf6-b230ca7eb219', 'student', 'Zoë Przykład', 'zoe.2@example.com', 'zoe.2@example.com', '', 'disabled', '2026-10-08 12:51:29.746+00', '2', NULL, NULL),
  ('01a1b03c-74c1-77c0-b545-c4a135e6526b', 'student', 'Noor Namuna', 'student@example.com', 'student@example.com', '$argon2id$v=19$m=19456,t=2,p=1$Aqs5wE2qjVjs9BoHRVQhgA$ND8e+waRlrF3N8KuPgMHZ9yj2l/6w1bcG4BAGIVXfww', 'active', '2026-11-06 09:41:54.497+00', '2', NULL, NULL),
  ('01a1be83-9230-75f7-9960-a7b48dacdf00', 'student', 'Zoë Przykład', 'zoe.6@example.com', 'zoe.6@example.com', '', 'active', '2026-11-09 04:14:16.112+00', '1', NULL, NULL),
  ('01a1fb86-a83e-71d6-9219-d06cbf9a3d5a', 'student', 'Farhan Beispiel', 'farhan.5@example.com', 'farhan.5@example.com', '', 'active', '2026-11-21 00:34:28.542+00', '1', NULL, NULL),
  ('01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'admin', 'Asha Example', 'admin@example.com', 'admin@example.com', '$argon2id$v=19$m=19456,t=2,p=1$X8qaI+KDGxl+7YI/RUaxrQ$5+REL5hvRCpBvPWBmyK0xKfmZodnmONL0i8bh3zebyM', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a20a36-ce0e-7625-9ff8-7198391b43b6', 'hr', 'Hari Example', 'hr@example.com', 'hr@example.com', '$argon2id$v=19$m=19456,t=2,p=1$JO0KOvnf6WCbEK4i5F1Qrw$KMhr5KTdz+LDMjsPaI80riaU3fYcxo7Ib/BgsGNKlKs', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a20a36-ce3e-7612-af26-01b3df6cc9a7', 'hr', 'Hina Sample', 'hina@example.com', 'hina@example.com', '$argon2id$v=19$m=19456,t=2,p=1$1VKRs7V9fKTFsa9fNi7S6Q$d53BXNG/5+Bz5Unv9sjGCQMvKdNL5jCaxjg5z7QRqH0', 'active', '2025-04-01 08:10:32.502+00', '1', NULL, NULL),
  ('01a20a36-ce3e-7612-af26-07d53c5762d0', 'hr', 'Hemant Namuna', 'hemant@example.com', 'hemant@example.com', '$argon2id$v=19$m=19456,t=2,p=1$1VKRs7V9fKTFsa9fNi7S6Q$d53BXNG/5+Bz5Unv9sjGCQMvKdNL5jCaxjg5z7QRqH0', 'active', '2025-04-01 12:11:18.039+00', '1', NULL, NULL),
  ('01a20a36-ce3f-73c4-9c6e-476dc2b64f19', 'hr', 'Hazel Specimen', 'hazel@example.com', 'hazel@example.com', '$argon2id$v=19$m=19456,t=2,p=1$1VKRs7V9fKTFsa9fNi7S6Q$d53BXNG/5+Bz5Unv9sjGCQMvKdNL5jCaxjg5z7QRqH0', 'disabled', '2025-04-01 12:58:12.964+00', '2', NULL, NULL),
  ('01a20a36-ce3f-73c4-9c6e-4922df427895', 'admin', 'Anil Demo', 'anil@example.com', 'anil@example.com', '$argon2id$v=19$m=19456,t=2,p=1$1VKRs7V9fKTFsa9fNi7S6Q$d53BXNG/5+Bz5Unv9sjGCQMvKdNL5jCaxjg5z7QRqH0', 'active', '2025-04-01 05:46:43.465+00', '1', NULL, NULL);
insert into attendance_mark ("student_id", "day", "sheet_id", "present") overriding system value values
  ('01a11b91-9b52-7666-8cf6-b230ca7eb219', '2026-11-06', '01a1b03c-724d-724b-8784-4ecd55290507', 'false'),
  ('01a1b03c-74c1-77c0-b545-c4a135e6526b', '2026-11-06', '01a1b0c9-1727-72c8-86f2-4fe386a21f80', 'true'),
  ('01a1b03c-74c1-77c0-b545-c4a135e6526b', '2026-11-07', '01a1b51d-6a8b-76f7-8630-2107f41d0a2e', 'true'),
  ('01a1b03c-74c1-77c0-b545-c4a135e6526b', '2026-11-09', '01a1c041-4eb3-732a-9998-bb27fc599888', 'true'),
  ('01a1b03c-74c1-77c0-b545-c4a135e6526b', '2026-11-10', '01a1c53b-8e49-7278-8aac-ea2b53c250e9', 'true'),
  ('01a1b03c-74c1-77c0-b545-c4a135e6526b', '2026-11-11', '01a1ca38-8fec-77b4-a98e-78c128bdf346', 'true'),
  ('01a1b03c-74c1-77c0-b545-c4a135e6526b', '2026-11-12', '01a1ce42-8cd3-7698-98a4-112e042e259d', 'true'),
  ('01a1b03c-74c1-77c0-b545-c4a135e6526b', '2026-11-13', '01a1d445-07d9-7676-a91f-3c449a22e047', 'true'),
  ('01a1b03c-74c1-77c0-b545-c4a135e6526b', '2026-11-14', '01a1d916-73a3-70a8-bb88-96cf1bde23e1', 'true'),
  ('01a1b03c-74c1-77c0-b545-c4a135e6526b', '2026-11-16', '01a1e402-4a37-7685-883c-bde79f82b010', 'true'),
  ('01a1b03c-74c1-77c0-b545-c4a135e6526b', '2026-11-17', '01a1e95a-a683-72a1-bc54-f27f96e3cbde', 'true'),
  ('01a1b03c-74c1-77c0-b545-c4a135e6526b', '2026-11-18', '01a1ee80-40dd-7616-ac39-ae7b85b9eea6', 'true'),
  ('01a1b03c-74c1-77c0-b545-c4a135e6526b', '2026-11-19', '01a1f2a8-7850-7500-b7ab-b5f929ee98c5', 'true'),
  ('01a1b03c-74c1-77c0-b545-c4a135e6526b', '2026-11-20', '01a1f8c0-38a9-7588-b409-cf987398fe32', 'true');
insert into attendance_month ("student_id", "batch_id", "month", "present", "absent") overriding system value values
  ('01a11b91-9b52-7666-8cf6-b230ca7eb219', '01a20a36-ce26-770d-8548-00e6af16ada4', '2026-11-01', '0', '1'),
  ('01a1b03c-74c1-77c0-b545-c4a135e6526b', '01a20a36-ce26-770d-8548-048831cb3dda', '2026-11-01', '13', '0');
insert into attendance_sheet ("id", "batch_id", "day", "present", "absent", "saved_at", "saved_by", "version") overriding system value values
  ('01a1b03c-724d-724b-8784-4ecd55290507', '01a20a36-ce26-770d-8548-00e6af16ada4', '2026-11-06', '0', '1', '2026-11-06 09:41:53.869+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', '1'),
  ('01a1b0c9-1727-72c8-86f2-4fe386a21f80', '01a20a36-ce26-770d-8548-048831cb3dda', '2026-11-06', '1', '0', '2026-11-06 12:15:31.111+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', '1'),
  ('01a1b51d-6a8b-76f7-8630-2107f41d0a2e', '01a20a36-ce26-770d-8548-048831cb3dda', '2026-11-07', '1', '0', '2026-11-07 08:26:06.347+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', '1'),
  ('01a1c041-4eb3-732a-9998-bb27fc599888', '01a20a36-ce26-770d-8548-048831cb3dda', '2026-11-09', '1', '0', '2026-11-09 12:21:07.891+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', '1'),
  ('01a1c53b-8e49-7278-8aac-ea2b53c250e9', '01a20a36-ce26-770d-8548-048831cb3dda', '2026-11-10', '1', '0', '2026-11-10 11:32:57.033+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', '1'),
  ('01a1ca38-8fec-77b4-a98e-78c128bdf346', '01a20a36-ce26-770d-8548-048831cb3dda', '2026-11-11', '1', '0', '2026-11-11 10:47:46.924+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', '1'),
  ('01a1ce42-8cd3-7698-98a4-112e042e259d', '01a20a36-ce26-770d-8548-048831cb3dda', '2026-11-12', '1', '0', '2026-11-12 05:37:10.355+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', '1'),
  ('01a1d445-07d9-7676-a91f-3c449a22e047', '01a20a36-ce26-770d-8548-048831cb3dda', '2026-11-13', '1', '0', '2026-11-13 09:37:36.217+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', '1'),
  ('01a1d916-73a3-70a8-bb88-96cf1bde23e1', '01a20a36-ce26-770d-8548-048831cb3dda', '2026-11-14', '1', '0', '2026-11-14 08:04:49.699+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', '1'),
  ('01a1e402-4a37-7685-883c-bde79f82b010', '01a20a36-ce26-770d-8548-048831cb3dda', '2026-11-16', '1', '0', '2026-11-16 10:58:37.751+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', '1'),
  ('01a1e95a-a683-72a1-bc54-f27f96e3cbde', '01a20a36-ce26-770d-8548-048831cb3dda', '2026-11-17', '1', '0', '2026-11-17 11:53:14.627+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', '1'),
  ('01a1ee80-40dd-7616-ac39-ae7b85b9eea6', '01a20a36-ce26-770d-8548-048831cb3dda', '2026-11-18', '1', '0', '2026-11-18 11:52:25.053+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', '1'),
  ('01a1f2a8-7850-7500-b7ab-b5f929ee98c5', '01a20a36-ce26-770d-8548-048831cb3dda', '2026-11-19', '1', '0', '2026-11-19 07:14:49.552+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', '1'),
  ('01a1f8c0-38a9-7588-b409-cf987398fe32', '01a20a36-ce26-770d-8548-048831cb3dda', '2026-11-20', '1', '0', '2026-11-20 11:38:29.417+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', '1');
insert into audit_entry ("id", "at", "actor_id", "actor_name", "actor_role", "action", "record", "record_id", "request_id", "before", "after") overriding system value values
  ('019583bb-5506-757a-b760-676aebf5b329', '2025-03-11 05:44:07.174+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a36-ce25-7501-b15b-0e832caf66e4', '019583bb-5506-7555-ab35-37d104aa7b3f', NULL, '{"_id": "01a20a36-ce25-7501-b15b-0e832caf66e4", "room": "Room 1", "bCode": "TALLY-2504", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2025-07-01", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2025-04-01", "courseName": "Tally with GST"}'),
  ('0195eaed-5b52-7052-9476-91b06eb403c2', '2025-03-31 06:39:38.834+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'category.create', 'category', '01a20a36-ce5f-731a-a42c-54c4a8205f81', '0195eaed-5b52-730b-b788-475f38600ae1', NULL, '{"budget": 5000, "ledger": "Stationery"}'),
  ('0195eaed-5b52-7069-8b86-4d0156d218db', '2025-03-31 06:39:38.834+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'category.create', 'category', '01a20a36-ce5f-731a-a42c-50452a37d42c', '0195eaed-5b52-73f0-b6bd-ffb0b24b3ba1', NULL, '{"ledger": "Internet"}'),
  ('0195eaed-5b52-7297-9ecf-33711a365188', '2025-03-31 06:39:38.834+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'category.create', 'category', '01a20a36-ce5f-731a-a42c-5e8118ace625', '0195eaed-5b52-76df-a0b5-fe793e6b7b4a', NULL, '{"budget": 3000, "ledger": "Tea and water"}'),
  ('0195eaed-5b52-73bf-98a2-31d67301963e', '2025-03-31 06:39:38.834+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'recurring.create', 'recurring', '01a20a36-ce65-7646-a1cd-3d1958ab4c3e', '0195eaed-5b52-73d5-aff7-7b5237640a35', NULL, '{"_id": "01a20a36-ce65-7646-a1cd-3d1958ab4c3e", "amount": 1500, "ledger": "01a20a36-ce5f-731a-a42c-5870cdbf61ec", "remark": "Demo Repairs: upkeep of the projectors", "payMode": "Online", "version": 1, "startsOn": "2026-11-01", "createdAt": "2025-03-31T06:39:38.834Z", "updatedAt": "2025-03-31T06:39:38.834Z", "ledgerName": "Repairs"}'),
  ('0195eaed-5b52-73d9-850d-4568d9402af0', '2025-03-31 06:39:38.834+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'category.create', 'category', '01a20a36-ce5f-731a-a42c-5870cdbf61ec', '0195eaed-5b52-77d2-a9fa-067038d35668', NULL, '{"ledger": "Repairs"}'),
  ('0195eaed-5b52-7401-98dc-f0fb32144256', '2025-03-31 06:39:38.834+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'category.create', 'category', '01a20a36-ce5f-731a-a42c-4b651a50a6ab', '0195eaed-5b52-7636-bf6d-745ca518f7ae', NULL, '{"ledger": "Rent"}'),
  ('0195eaed-5b52-752b-b84e-3192c5193ff1', '2025-03-31 06:39:38.834+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'category.create', 'category', '01a20a36-ce5f-731a-a42c-606e5e5ce4cc', '0195eaed-5b52-7043-b449-d4b5391b040b', NULL, '{"budget": 20000, "ledger": "Advertising"}'),
  ('0195eaed-5b52-75a9-9a6d-fe46c83f6d47', '2025-03-31 06:39:38.834+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'category.create', 'category', '01a20a36-ce5f-731a-a42c-47c1627f5347', '0195eaed-5b52-717b-838c-6ba75543e605', NULL, '{"ledger": "Salaries"}'),
  ('0195eaed-5b52-7734-8937-3eb4f9779bd5', '2025-03-31 06:39:38.834+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'category.create', 'category', '01a20a36-ce5f-731a-a42c-4e4bfbf69a64', '0195eaed-5b52-76c8-ac46-c9312a982f42', NULL, '{"ledger": "Electricity"}'),
  ('0195efe3-4389-74a2-937c-4ae7e32d9d67', '2025-04-01 05:46:43.465+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'staff.create', 'account', '01a20a36-ce3f-73c4-9c6e-4922df427895', '0195efe3-4389-7520-9528-a847f72b7d11', NULL, '{"id": "01a20a36-ce3f-73c4-9c6e-4922df427895", "name": "Anil Demo", "role": "admin", "email": "anil@example.com"}'),
  ('0195f066-eeb6-765b-af70-28ba93873429', '2025-04-01 08:10:32.502+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'staff.create', 'account', '01a20a36-ce3e-7612-af26-01b3df6cc9a7', '0195f066-eeb6-77f0-a0d3-085de013e65f', NULL, '{"id": "01a20a36-ce3e-7612-af26-01b3df6cc9a7", "name": "Hina Sample", "role": "hr", "email": "hina@example.com"}'),
  ('0195f0f8-846c-7068-be18-ff32c2796460', '2025-04-01 10:49:33.548+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'course.create', 'course', '01a20a36-ce23-7658-8020-9f941edd824c', '0195f0f8-846c-71dc-acef-326db5d72a8c', NULL, '{"_id": "01a20a36-ce23-7658-8020-9f941edd824c", "cFee": 18000, "course": "Python Programming", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-7377-bf63-2833fc58dc1b', '2025-04-01 10:49:33.548+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'course.create', 'course', '01a20a36-ce23-7658-8020-a906b5a29f32', '0195f0f8-846c-7332-8e1f-fb02511b4e4e', NULL, '{"_id": "01a20a36-ce23-7658-8020-a906b5a29f32", "cFee": 22000, "course": "Graphic Design", "version": 1, "cDuration": "5 months"}'),
  ('0195f0f8-846c-746c-8663-6f914bdebeb8', '2025-04-01 10:49:33.548+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'course.create', 'course', '01a20a36-ce23-7658-8020-b386a865fd20', '0195f0f8-846c-7378-a86a-0a2e2e6fd17b', NULL, '{"_id": "01a20a36-ce23-7658-8020-b386a865fd20", "cFee": 4500, "course": "Hindi Typing", "version": 1, "cDuration": "2 months"}'),
  ('0195f0f8-846c-7499-aaed-588a643a740c', '2025-04-01 10:49:33.548+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'course.create', 'course', '01a20a36-ce23-7658-8020-98ec31353c79', '0195f0f8-846c-714a-9c17-0fb707755243', NULL, '{"_id": "01a20a36-ce23-7658-8020-98ec31353c79", "cFee": 12000, "course": "Tally with GST", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-74a0-887c-ddc8672b8f33', '2025-04-01 10:49:33.548+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'course.create', 'course', '01a20a36-ce23-7658-8020-a35a434edac1', '0195f0f8-846c-72a5-8146-8a958a6d9997', NULL, '{"_id": "01a20a36-ce23-7658-8020-a35a434edac1", "cFee": 45000, "course": "Full Stack Web Development", "version": 1, "cDuration": "8 months"}'),
  ('0195f0f8-846c-7570-80a8-8f97dc96d6e4', '2025-04-01 10:49:33.548+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'course.create', 'course', '01a20a36-ce23-7658-8020-ac0bb0a0f00c', '0195f0f8-846c-70ed-b6f3-62671e98ebf6', NULL, '{"_id": "01a20a36-ce23-7658-8020-ac0bb0a0f00c", "cFee": 15000, "course": "Digital Marketing", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-76ae-9344-4268aa0507e3', '2025-04-01 10:49:33.548+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'course.create', 'course', '01a20a36-ce23-7658-8020-b7360c972285', '0195f0f8-846c-70ac-a616-d6e9edc8195c', NULL, '{"_id": "01a20a36-ce23-7658-8020-b7360c972285", "cFee": 16500, "course": "Français des affaires", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-76c1-8e50-ae748ba93368', '2025-04-01 10:49:33.548+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'course.create', 'course', '01a20a36-ce23-7658-8020-a5d9d799e285', '0195f0f8-846c-74a2-acd8-f17470c6bba2', NULL, '{"_id": "01a20a36-ce23-7658-8020-a5d9d799e285", "cFee": 35000, "course": "Data Analytics", "version": 1, "cDuration": "6 months"}'),
  ('0195f143-5a97-7436-9d3d-ab0a711cb440', '2025-04-01 12:11:18.039+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'staff.create', 'account', '01a20a36-ce3e-7612-af26-07d53c5762d0', '0195f143-5a97-75b2-b0b9-b1cebb855a05', NULL, '{"id": "01a20a36-ce3e-7612-af26-07d53c5762d0", "name": "Hemant Namuna", "role": "hr", "email": "hemant@example.com"}'),
  ('0195f16e-4e64-72b9-97d0-2b88c82a9456', '2025-04-01 12:58:12.964+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'staff.create', 'account', '01a20a36-ce3f-73c4-9c6e-476dc2b64f19', '0195f16e-4e64-7473-bc9b-a64b85e103df', NULL, '{"id": "01a20a36-ce3f-73c4-9c6e-476dc2b64f19", "name": "Hazel Specimen", "role": "hr", "email": "hazel@example.com"}'),
  ('01960aa5-c6f2-745a-864f-16de64d38544', '2025-04-06 10:29:18.706+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a36-ce25-7501-b15b-134fa1d6c2f1', '01960aa5-c6f2-727b-8530-69d60422aaa0', NULL, '{"_id": "01a20a36-ce25-7501-b15b-134fa1d6c2f1", "room": "Room 2", "bCode": "PY-2504", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2025-08-27", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 6}], "startDate": "2025-04-27", "courseName": "Python Programming"}'),
  ('01962e07-dbf7-736f-b471-87e188de6c2b', '2025-04-13 07:23:09.175+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01962e07-dbf7-75e0-9e61-9b6c5f73f43d', '01962e07-dbf7-7365-b674-07068ea9da5b', NULL, '{"_id": "01962e07-dbf7-75e0-9e61-9b6c5f73f43d", "date": "2025-04-13", "mode": "online", "year": 2025, "month": 4, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "online"}'),
  ('01965222-1b54-7342-8651-021a4719f7ab', '2025-04-20 07:38:09.108+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '01962e07-dbf7-75e0-9e61-9b6c5f73f43d', '01965222-1b54-75d0-8604-c7fe8ea653f6', '{"status": "Open"}', '{"status": "Pending"}'),
  ('0196952d-9296-7471-97e6-27410486276e', '2025-05-03 08:05:14.006+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a36-ce25-7501-b15b-1491eb2825cd', '0196952d-9296-76fd-9888-dc84c7e67441', NULL, '{"_id": "01a20a36-ce25-7501-b15b-1491eb2825cd", "room": "Lab 1", "bCode": "FSW-2505", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-01-24", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2025-05-24", "courseName": "Full Stack Web Development"}'),
  ('01971baf-477f-7533-97e0-aee0858bd109', '2025-05-29 10:56:01.407+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a36-ce25-7501-b15b-18ace75ad34b', '01971baf-477f-7362-a883-9799d330e4eb', NULL, '{"_id": "01a20a36-ce25-7501-b15b-18ace75ad34b", "room": "Lab 2", "bCode": "DA-2506", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2025-12-19", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}], "startDate": "2025-06-19", "courseName": "Data Analytics"}'),
  ('01972f8c-001d-75c8-9b37-b9e5ccce3a57', '2025-06-02 07:29:53.693+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'expense.create', 'expense', '01972f8c-001d-73ba-87fc-c23fa4cf9ac7', '01972f8c-001d-7036-bdf1-2498e2cf59b7', NULL, '{"_id": "01972f8c-001d-73ba-87fc-c23fa4cf9ac7", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 172, "ledger": "01a20a36-ce5f-731a-a42c-50452a37d42c", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T07:29:53.693Z", "updatedAt": "2025-06-02T07:29:53.693Z", "voucherNo": "V2025-26/0001", "ledgerName": "Internet"}'),
  ('019730ae-176e-7184-a6f3-03988615310c', '2025-06-02 12:46:45.102+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'expense.create', 'expense', '019730ae-176e-733d-9238-6b72d64b3ffc', '019730ae-176e-725e-a28f-04184f9d68e2', NULL, '{"_id": "019730ae-176e-733d-9238-6b72d64b3ffc", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 516, "ledger": "01a20a36-ce5f-731a-a42c-4e4bfbf69a64", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T12:46:45.102Z", "updatedAt": "2025-06-02T12:46:45.102Z", "voucherNo": "V2025-26/0002", "ledgerName": "Electricity"}'),
  ('01973f27-1abc-7291-bcce-b48e043a91f1', '2025-06-05 08:13:36.828+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'expense.create', 'expense', '01973f27-1abc-702d-b6b8-cb0bfd54bd9e', '01973f27-1abc-7179-b913-c17ed622797f', NULL, '{"_id": "01973f27-1abc-702d-b6b8-cb0bfd54bd9e", "date": "2025-06-05", "year": 2025, "month": 6, "amount": 3876, "ledger": "01a20a36-ce5f-731a-a42c-47c1627f5347", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-06-05T08:13:36.828Z", "updatedAt": "2025-06-05T08:13:36.828Z", "voucherNo": "V2025-26/0003", "ledgerName": "Salaries"}'),
  ('01973f71-631b-732d-8c99-84fd2353c883', '2025-06-05 09:34:45.019+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01973f71-631b-710e-840a-3d98ae4aaeb6', '01973f71-631b-7788-b888-cf99b2e3a7c6', NULL, '{"_id": "01973f71-631b-710e-840a-3d98ae4aaeb6", "date": "2025-06-05", "mode": "offline", "year": 2025, "month": 6, "course": "Data Analytics", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019744be-dbb1-7058-9587-ef1e9abb2b65', '2025-06-06 10:17:28.241+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'expense.create', 'expense', '019744be-dbb1-753e-b9a1-b52896baf929', '019744be-dbb1-74eb-a8a6-94290d0029da', NULL, '{"_id": "019744be-dbb1-753e-b9a1-b52896baf929", "date": "2025-06-06", "year": 2025, "month": 6, "amount": 2153, "ledger": "01a20a36-ce5f-731a-a42c-4b651a50a6ab", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-06-06T10:17:28.241Z", "updatedAt": "2025-06-06T10:17:28.241Z", "voucherNo": "V2025-26/0004", "ledgerName": "Rent"}'),
  ('01976d38-7d5f-709d-ab57-153f2b3f2e78', '2025-06-14 06:55:08.127+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'student.register', 'student', '01976d38-7d5f-757f-b0a5-4d61bf1ce3bc', '01976d38-7d5f-767a-be32-59bf0aca426a', NULL, '{"_id": "01976d38-7d5f-757f-b0a5-4d61bf1ce3bc", "fee": 31500, "mode": "offline", "batch": "DA-2506", "course": "Data Analytics", "status": "Active", "PaidFee": 0, "dueDate": "2025-07-19", "endDate": "2025-12-19", "version": 1, "TotalFee": 31500, "declared": null, "isPlaced": "notPlaced", "cduration": "6 months", "PendingFee": 31500, "isCompleted": "yes", "joiningDate": "2025-06-14"}'),
  ('01976d38-7d5f-727d-812b-3e3e15e264c6', '2025-06-14 06:55:08.127+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'enquiry.admit', 'enquiry', '01973f71-631b-710e-840a-3d98ae4aaeb6', '01976d38-7d5f-75ab-9460-45f705e38979', '{"status": "Open", "student": null}', '{"status": "Closed", "student": "01976d38-7d5f-757f-b0a5-4d61bf1ce3bc"}'),
  ('01977d82-9bf0-72c4-aa85-5b2008a17877', '2025-06-17 10:50:01.072+00', '01a20a36-ce3e-7612-af26-01b3df6cc9a7', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01977d82-9bf0-7619-bab1-5da9e8ecbedc', '01977d82-9bf0-70cb-b161-0ce411b17a14', NULL, '{"_id": "01977d82-9bf0-7619-bab1-5da9e8ecbedc", "due": 21000, "date": "2025-06-17", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 6, "course": "Data Analytics", "changed": false, "payMode": "Online", "payable": 31500, "student": "01976d38-7d5f-757f-b0a5-4d61bf1ce3bc", "version": 1, "issuedOn": "2025-06-17", "receiptNo": "2025-26/000001"}'),
  ('0197a729-c8b5-752c-a320-4562c6a09dfb', '2025-06-25 12:57:02.901+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a36-ce25-7501-b15b-1f2ce16c6b96', '0197a729-c8b5-757a-bd50-59cb067f2d8b', NULL, '{"_id": "01a20a36-ce25-7501-b15b-1f2ce16c6b96", "room": "Room 1", "bCode": "GD-2507", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2025-12-16", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 2}, {"end": "20:00", "start": "18:00", "weekday": 4}, {"end": "20:00", "start": "18:00", "weekday": 6}], "startDate": "2025-07-16", "courseName": "Graphic Design"}'),
  ('0197cf00-2cf0-7587-81d8-be896c3a7b87', '2025-07-03 06:36:24.688+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'expense.create', 'expense', '0197cf00-2cf0-7404-a53a-2f0c16a57ca4', '0197cf00-2cf0-71d7-b8a9-ae0330fb2f71', NULL, '{"_id": "0197cf00-2cf0-7404-a53a-2f0c16a57ca4", "date": "2025-07-03", "year": 2025, "month": 7, "amount": 1058, "ledger": "01a20a36-ce5f-731a-a42c-4e4bfbf69a64", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-03T06:36:24.688Z", "updatedAt": "2025-07-03T06:36:24.688Z", "voucherNo": "V2025-26/0005", "ledgerName": "Electricity"}'),
  ('0197d3b1-cdf4-732a-b596-64b52c84435f', '2025-07-04 04:28:54.644+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d3b1-cdf4-7003-b71f-131ec0ea55b1', '0197d3b1-cdf4-76a2-be62-e60930b95a55', NULL, '{"_id": "0197d3b1-cdf4-7003-b71f-131ec0ea55b1", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 352, "ledger": "01a20a36-ce5f-731a-a42c-50452a37d42c", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T04:28:54.644Z", "updatedAt": "2025-07-04T04:28:54.644Z", "voucherNo": "V2025-26/0006", "ledgerName": "Internet"}'),
  ('0197d44b-78c3-759a-9c67-37a5959c005e', '2025-07-04 07:16:45.379+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d44b-78c3-72fe-980f-b614197d6e57', '0197d44b-78c3-73e4-955a-e45b5f2dae53', NULL, '{"_id": "0197d44b-78c3-72fe-980f-b614197d6e57", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 7938, "ledger": "01a20a36-ce5f-731a-a42c-47c1627f5347", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T07:16:45.379Z", "updatedAt": "2025-07-04T07:16:45.379Z", "voucherNo": "V2025-26/0007", "ledgerName": "Salaries"}'),
  ('0197e9a1-67f5-760f-8ab4-68e0fa24efae', '2025-07-08 10:42:38.709+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'expense.create', 'expense', '0197e9a1-67f5-71e9-9d58-bdc2e947b762', '0197e9a1-67f5-701e-94aa-e6ccda193d65', NULL, '{"_id": "0197e9a1-67f5-71e9-9d58-bdc2e947b762", "date": "2025-07-08", "year": 2025, "month": 7, "amount": 4410, "ledger": "01a20a36-ce5f-731a-a42c-4b651a50a6ab", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-07-08T10:42:38.709Z", "updatedAt": "2025-07-08T10:42:38.709Z", "voucherNo": "V2025-26/0008", "ledgerName": "Rent"}'),
  ('01980c8c-196a-74a9-832d-6e4652fea169', '2025-07-15 05:26:04.906+00', '01a20a36-ce3e-7612-af26-07d53c5762d0', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '01980c8c-196a-76a4-b096-817bd65cc832', '01980c8c-196a-731b-b785-4142b234c88e', NULL, '{"_id": "01980c8c-196a-76a4-b096-817bd65cc832", "due": 10500, "date": "2025-07-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 7, "course": "Data Analytics", "changed": false, "payMode": "Cash", "payable": 31500, "student": "01976d38-7d5f-757f-b0a5-4d61bf1ce3bc", "version": 1, "issuedOn": "2025-07-15", "receiptNo": "2025-26/000002"}'),
  ('01982b99-c49f-7587-9ecc-a0bbf80545f1', '2025-07-21 06:09:14.399+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a36-ce25-7501-b15b-23aa4be527e6', '01982b99-c49f-71e6-9c6d-4854f916bbaf', NULL, '{"_id": "01a20a36-ce25-7501-b15b-23aa4be527e6", "room": "Room 2", "bCode": "DM-2508", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2025-11-11", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2025-08-11", "courseName": "Digital Marketing"}'),
  ('0198305a-7b46-70a8-90cb-093d3e8a7538', '2025-07-22 04:18:12.934+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'student.register', 'student', '0198305a-7b46-756a-9af0-3146b336fac9', '0198305a-7b46-71fa-995b-c3cc6394567f', NULL, '{"_id": "0198305a-7b46-756a-9af0-3146b336fac9", "fee": 22000, "mode": "offline", "batch": "GD-2507", "course": "Graphic Design", "status": "Active", "PaidFee": 0, "dueDate": "2025-08-26", "endDate": "2025-12-16", "version": 1, "TotalFee": 22000, "declared": null, "isPlaced": "notPlaced", "cduration": "5 months", "PendingFee": 22000, "isCompleted": "yes", "joiningDate": "2025-07-22"}'),
  ('01983ab5-5436-71f8-9c59-11fdce5821f3', '2025-07-24 04:33:38.87+00', '01976d38-7d5f-757f-b0a5-4d61bf1ce3bc', '', 'student', 'project.add', 'project', '01983ab5-5436-7638-8858-d8a8d935d46d', '01983ab5-5436-73a7-affc-273cf0a45b37', NULL, '{"_id": "01983ab5-5436-7638-8858-d8a8d935d46d", "student": "01976d38-7d5f-757f-b0a5-4d61bf1ce3bc", "version": 1}'),
  ('01984f40-d442-7795-b91a-a194b7775ecf', '2025-07-28 04:18:25.474+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'fee.record', 'receipt', '01984f40-d442-771f-acd6-1740fe7ce6f9', '01984f40-d442-7601-846c-99be5ff13bd8', NULL, '{"_id": "01984f40-d442-771f-acd6-1740fe7ce6f9", "due": 11000, "date": "2025-07-28", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 7, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-756a-9af0-3146b336fac9", "version": 1, "issuedOn": "2025-07-28", "receiptNo": "2025-26/000003"}'),
  ('01985aa9-0953-70fd-8d21-7d90f7a51385', '2025-07-30 09:28:04.179+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'staff.update', 'account', '01a20a36-ce3f-73c4-9c6e-476dc2b64f19', '01985aa9-0953-72ab-b436-d4139017ec24', '{"status": "Active", "version": 1}', '{"status": "Disable", "version": 2}'),
  ('01986905-43a3-7796-a3c0-f8339a489a7e', '2025-08-02 04:23:29.443+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'expense.create', 'expense', '01986905-43a3-7037-84c0-6929b32fa38c', '01986905-43a3-7524-84e7-28865715fa84', NULL, '{"_id": "01986905-43a3-7037-84c0-6929b32fa38c", "date": "2025-08-02", "year": 2025, "month": 8, "amount": 4341, "ledger": "01a20a36-ce5f-731a-a42c-4b651a50a6ab", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-08-02T04:23:29.443Z", "updatedAt": "2025-08-02T04:23:29.443Z", "voucherNo": "V2025-26/0009", "ledgerName": "Rent"}'),
  ('019873c7-c03e-7314-bb15-6f400e36e10c', '2025-08-04 06:32:07.486+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'expense.create', 'expense', '019873c7-c03e-7163-832e-9cc48dbe8c6a', '019873c7-c03e-7181-beac-5ea3a26eec2e', NULL, '{"_id": "019873c7-c03e-7163-832e-9cc48dbe8c6a", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 7814, "ledger": "01a20a36-ce5f-731a-a42c-47c1627f5347", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T06:32:07.486Z", "updatedAt": "2025-08-04T06:32:07.486Z", "voucherNo": "V2025-26/0010", "ledgerName": "Salaries"}'),
  ('0198742d-391a-7774-892a-fa4c4130b0a9', '2025-08-04 08:22:57.562+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'expense.create', 'expense', '0198742d-391a-7063-8f15-a851fe06afce', '0198742d-391a-708e-8a65-e439ec07f61b', NULL, '{"_id": "0198742d-391a-7063-8f15-a851fe06afce", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 347, "ledger": "01a20a36-ce5f-731a-a42c-50452a37d42c", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T08:22:57.562Z", "updatedAt": "2025-08-04T08:22:57.562Z", "voucherNo": "V2025-26/0011", "ledgerName": "Internet"}'),
  ('01987a45-a517-73c7-9445-b55cd4f4f4d7', '2025-08-05 12:47:21.367+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'expense.create', 'expense', '01987a45-a517-705c-aba0-10aa4b8f2ec3', '01987a45-a517-70b1-9470-0b093e7f3c4d', NULL, '{"_id": "01987a45-a517-705c-aba0-10aa4b8f2ec3", "date": "2025-08-05", "year": 2025, "month": 8, "amount": 1041, "ledger": "01a20a36-ce5f-731a-a42c-4e4bfbf69a64", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-05T12:47:21.367Z", "updatedAt": "2025-08-05T12:47:21.367Z", "voucherNo": "V2025-26/0012", "ledgerName": "Electricity"}'),
  ('0198adb9-bb13-7773-9bd6-16b180beb256', '2025-08-15 12:34:47.187+00', '01a20a36-ce3e-7612-af26-01b3df6cc9a7', 'Hina Sample', 'hr', 'fee.record', 'receipt', '0198adb9-bb13-70bf-83d9-308d9855251b', '0198adb9-bb13-72c3-87e6-7e5b4c283297', NULL, '{"_id": "0198adb9-bb13-70bf-83d9-308d9855251b", "due": 0, "date": "2025-08-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 8, "course": "Data Analytics", "changed": false, "payMode": "Others", "payable": 31500, "student": "01976d38-7d5f-757f-b0a5-4d61bf1ce3bc", "version": 1, "issuedOn": "2025-08-15", "receiptNo": "2025-26/000004"}'),
  ('0198b7a5-65f9-726e-be09-4b625266cb23', '2025-08-17 10:48:46.841+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a36-ce25-7501-b15b-25d182fb5bcd', '0198b7a5-65f9-74c5-9c31-725741d08246', NULL, '{"_id": "01a20a36-ce25-7501-b15b-25d182fb5bcd", "room": "Lab 1", "bCode": "HT-2509", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2025-11-07", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2025-09-07", "courseName": "Hindi Typing"}'),
  ('0198d1be-32ac-75cb-a0aa-255594a7b7c5', '2025-08-22 12:25:59.724+00', '01a20a36-ce3e-7612-af26-07d53c5762d0', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '0198d1be-32ac-7552-9df3-bd0249e1da6c', '0198d1be-32ac-72a3-a79b-aab4581d043c', NULL, '{"_id": "0198d1be-32ac-7552-9df3-bd0249e1da6c", "due": 0, "date": "2025-08-21", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 8, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-756a-9af0-3146b336fac9", "version": 1, "issuedOn": "2025-08-22", "receiptNo": "2025-26/000005"}'),
  ('019904aa-7eb6-7422-95f9-bc55eac616f6', '2025-09-01 09:45:06.486+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'expense.create', 'expense', '019904aa-7eb6-71df-9454-d00756ff14a6', '019904aa-7eb6-7029-8f75-cdfae4e95e07', NULL, '{"_id": "019904aa-7eb6-71df-9454-d00756ff14a6", "date": "2025-09-01", "year": 2025, "month": 9, "amount": 6144, "ledger": "01a20a36-ce5f-731a-a42c-47c1627f5347", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-09-01T09:45:06.486Z", "updatedAt": "2025-09-01T09:45:06.486Z", "voucherNo": "V2025-26/0013", "ledgerName": "Salaries"}'),
  ('01990a07-c598-7089-bcb4-028fba1a5988', '2025-09-02 10:45:05.56+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'expense.create', 'expense', '01990a07-c598-72e3-8ef3-04ac83b8a051', '01990a07-c598-72dd-91c4-4261a44b5518', NULL, '{"_id": "01990a07-c598-72e3-8ef3-04ac83b8a051", "date": "2025-09-02", "year": 2025, "month": 9, "amount": 3413, "ledger": "01a20a36-ce5f-731a-a42c-4b651a50a6ab", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-09-02T10:45:05.560Z", "updatedAt": "2025-09-02T10:45:05.560Z", "voucherNo": "V2025-26/0014", "ledgerName": "Rent"}'),
  ('01990f32-eeb0-73bc-95d9-c07511d352ad', '2025-09-03 10:50:20.208+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'expense.create', 'expense', '01990f32-eeb0-74e3-b777-959ea470b5ea', '01990f32-eeb0-7492-8f09-0e398a31d7a3', NULL, '{"_id": "01990f32-eeb0-74e3-b777-959ea470b5ea", "date": "2025-09-03", "year": 2025, "month": 9, "amount": 819, "ledger": "01a20a36-ce5f-731a-a42c-4e4bfbf69a64", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-03T10:50:20.208Z", "updatedAt": "2025-09-03T10:50:20.208Z", "voucherNo": "V2025-26/0015", "ledgerName": "Electricity"}'),
  ('0199291d-4815-7466-a105-6df0bbc89592', '2025-09-08 11:36:48.917+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'expense.create', 'expense', '0199291d-4815-7463-b7de-82b1ec27869f', '0199291d-4815-74fc-b979-51c3eccadd44', NULL, '{"_id": "0199291d-4815-7463-b7de-82b1ec27869f", "date": "2025-09-08", "year": 2025, "month": 9, "amount": 273, "ledger": "01a20a36-ce5f-731a-a42c-50452a37d42c", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-08T11:36:48.917Z", "updatedAt": "2025-09-08T11:36:48.917Z", "voucherNo": "V2025-26/0016", "ledgerName": "Internet"}'),
  ('01993c60-445a-71c4-92b3-578e2d0a5ed3', '2025-09-12 05:22:45.978+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a36-ce25-7501-b15b-2aa0f66112b3', '01993c60-445a-743a-b37e-6dd4232b1f79', NULL, '{"_id": "01a20a36-ce25-7501-b15b-2aa0f66112b3", "room": "Lab 2", "bCode": "FR-2510", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2026-02-03", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 6}], "startDate": "2025-10-03", "courseName": "Français des affaires"}'),
  ('01994735-b681-750b-8885-d918d82b2347', '2025-09-14 07:52:06.529+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'fee.record', 'receipt', '01994735-b681-74d7-a572-4b5dcceb242d', '01994735-b681-70c8-bb30-d6d96680e451', NULL, '{"_id": "01994735-b681-74d7-a572-4b5dcceb242d", "due": 0, "date": "2025-09-14", "paid": 15000, "year": 2025, "bCode": "DM-2508", "month": 9, "course": "Digital Marketing", "changed": false, "payMode": "Cash", "payable": 15000, "student": "0199483e-e8b1-726c-a8a4-d68655e8ca02", "version": 1, "issuedOn": "2025-09-14", "receiptNo": "2025-26/000006"}'),
  ('0199483e-e8b1-7611-9dcd-cd0c742c17a6', '2025-09-14 12:41:46.417+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'student.register', 'student', '0199483e-e8b1-726c-a8a4-d68655e8ca02', '0199483e-e8b1-7386-b69d-824c6daf7d80', NULL, '{"_id": "0199483e-e8b1-726c-a8a4-d68655e8ca02", "fee": 15000, "mode": "online", "batch": "DM-2508", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2025-10-19", "endDate": "2025-11-11", "version": 1, "TotalFee": 15000, "declared": null, "isPlaced": "placed", "cduration": "3 months", "PendingFee": 15000, "isCompleted": "yes", "joiningDate": "2025-09-14"}'),
  ('0199c7c0-0ba8-76ea-8578-5e54ecbe9afe', '2025-10-09 06:54:35.944+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a36-ce25-7501-b15b-2ce310847a9e', '0199c7c0-0ba8-7086-adf6-5fb067cd20b5', NULL, '{"_id": "01a20a36-ce25-7501-b15b-2ce310847a9e", "room": "Room 1", "bCode": "TALLY-2510", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-01-30", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2025-10-30", "courseName": "Tally with GST"}'),
  ('019a24d1-6480-73e0-a69d-06d538d39c3c', '2025-10-27 08:38:13.888+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '019a24d1-6480-76fb-9725-61d6654b582d', '019a24d1-6480-72d1-9021-5ec448352ac7', NULL, '{"_id": "019a24d1-6480-76fb-9725-61d6654b582d", "date": "2025-10-27", "mode": "offline", "year": 2025, "month": 10, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019a24d1-6480-74ae-8fa6-313eba255948', '2025-10-27 08:38:13.888+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '019a24d1-6480-76fb-9725-61d6654b582d', '019a24d1-6480-734c-bda3-bcfe89aa252f', '{"status": "Open"}', '{"status": "Pending"}'),
  ('019a3e0d-cbe7-7365-805c-88c75004a96e', '2025-11-01 06:14:42.919+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'expense.create', 'expense', '019a3e0d-cbe7-73ae-9d44-15f2e6b3b438', '019a3e0d-cbe7-72da-b757-5436f06206e2', NULL, '{"_id": "019a3e0d-cbe7-73ae-9d44-15f2e6b3b438", "date": "2025-11-01", "year": 2025, "month": 11, "amount": 1250, "ledger": "01a20a36-ce5f-731a-a42c-4b651a50a6ab", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-11-01T06:14:42.919Z", "updatedAt": "2025-11-01T06:14:42.919Z", "voucherNo": "V2025-26/0017", "ledgerName": "Rent"}'),
  ('019a499b-18e8-7390-b887-ededbc2c8a22', '2025-11-03 12:04:52.584+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'expense.create', 'expense', '019a499b-18e8-70ec-a369-38968f54452d', '019a499b-18e8-7312-a5fb-8df7cd4644e6', NULL, '{"_id": "019a499b-18e8-70ec-a369-38968f54452d", "date": "2025-11-03", "year": 2025, "month": 11, "amount": 2250, "ledger": "01a20a36-ce5f-731a-a42c-47c1627f5347", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-11-03T12:04:52.584Z", "updatedAt": "2025-11-03T12:04:52.584Z", "voucherNo": "V2025-26/0018", "ledgerName": "Salaries"}'),
  ('019a4dd1-d13d-76bc-8c9c-5cb511b23a9f', '2025-11-04 07:43:07.581+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a36-ce25-7501-b15b-322558fc6cdd', '019a4dd1-d13d-7171-bfc6-f56c457f2515', NULL, '{"_id": "01a20a36-ce25-7501-b15b-322558fc6cdd", "room": "Room 2", "bCode": "PY-2511", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2026-03-25", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}], "startDate": "2025-11-25", "courseName": "Python Programming"}'),
  ('019a5870-be50-76bf-a406-ada54054749a', '2025-11-06 09:12:55.12+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'expense.create', 'expense', '019a5870-be50-7698-bbe4-9fa04c362fde', '019a5870-be50-7228-af4c-0f844e087cdf', NULL, '{"_id": "019a5870-be50-7698-bbe4-9fa04c362fde", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 100, "ledger": "01a20a36-ce5f-731a-a42c-50452a37d42c", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T09:12:55.120Z", "updatedAt": "2025-11-06T09:12:55.120Z", "voucherNo": "V2025-26/0019", "ledgerName": "Internet"}'),
  ('019a58cd-919f-7611-bea4-ed1f014c072c', '2025-11-06 10:54:18.527+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'expense.create', 'expense', '019a58cd-919f-7025-a185-2f8406dbcffd', '019a58cd-919f-70a3-9fb6-e6b1a67499b2', NULL, '{"_id": "019a58cd-919f-7025-a185-2f8406dbcffd", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 300, "ledger": "01a20a36-ce5f-731a-a42c-4e4bfbf69a64", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T10:54:18.527Z", "updatedAt": "2025-11-06T10:54:18.527Z", "voucherNo": "V2025-26/0020", "ledgerName": "Electricity"}'),
  ('019acdcb-3f5e-71c6-894a-100f82144cf4', '2025-11-29 04:07:20.67+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'student.register', 'student', '019acdcb-3f5e-771a-9794-43c855dcd054', '019acdcb-3f5e-7060-bd59-f869138c38ac', NULL, '{"_id": "019acdcb-3f5e-771a-9794-43c855dcd054", "fee": 18000, "mode": "offline", "batch": "PY-2511", "course": "Python Programming", "status": "Active", "PaidFee": 0, "dueDate": "2026-01-03", "endDate": "2026-03-25", "version": 1, "TotalFee": 18000, "declared": null, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 18000, "isCompleted": "yes", "joiningDate": "2025-11-29"}'),
  ('019acefa-c7b2-7321-86f0-23c65176b1d5', '2025-11-29 09:38:52.978+00', '01a20a36-ce3e-7612-af26-01b3df6cc9a7', 'Hina Sample', 'hr', 'fee.record', 'receipt', '019acefa-c7b2-73e6-877b-dcd1072ae624', '019acefa-c7b2-70d3-8834-7388a27b0527', NULL, '{"_id": "019acefa-c7b2-73e6-877b-dcd1072ae624", "due": 12000, "date": "2025-11-29", "paid": 6000, "year": 2025, "bCode": "PY-2511", "month": 11, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-771a-9794-43c855dcd054", "version": 1, "issuedOn": "2025-11-29", "receiptNo": "2025-26/000007"}'),
  ('019ad88c-72fa-735f-a64b-ebb1fb202b06', '2025-12-01 06:14:34.49+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a36-ce26-770d-8547-d5340f0cb218', '019ad88c-72fa-7445-b2e1-a1d4903f0acb', NULL, '{"_id": "01a20a36-ce26-770d-8547-d5340f0cb218", "room": "Lab 1", "bCode": "FSW-2512", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-08-22", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2025-12-22", "courseName": "Full Stack Web Development"}'),
  ('019b5e41-c6ac-7484-9536-5670a55bb4e7', '2025-12-27 05:22:07.66+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a36-ce26-770d-8547-d99d47ddd45e', '019b5e41-c6ac-7422-9a67-23a6696a4a3a', NULL, '{"_id": "01a20a36-ce26-770d-8547-d99d47ddd45e", "room": "Lab 2", "bCode": "DA-2601", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-07-17", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2026-01-17", "courseName": "Data Analytics"}'),
  ('019b7ce0-50eb-74d5-b23e-cd916875bec7', '2026-01-02 04:03:54.219+00', '01a20a36-ce3e-7612-af26-07d53c5762d0', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '019b7ce0-50eb-7681-9924-518053deb3ac', '019b7ce0-50eb-76c9-8faa-58e6866fb1c5', NULL, '{"_id": "019b7ce0-50eb-7681-9924-518053deb3ac", "due": 6000, "date": "2026-01-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 1, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-771a-9794-43c855dcd054", "version": 1, "issuedOn": "2026-01-02", "receiptNo": "2025-26/000008"}'),
  ('019b7d9a-7db3-75c7-ba2e-61d566c4c551', '2026-01-02 07:27:15.379+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'expense.create', 'expense', '019b7d9a-7db3-7072-90ef-49165a4168be', '019b7d9a-7db3-71b5-82eb-d3036173394d', NULL, '{"_id": "019b7d9a-7db3-7072-90ef-49165a4168be", "date": "2026-01-02", "year": 2026, "month": 1, "amount": 1076, "ledger": "01a20a36-ce5f-731a-a42c-4b651a50a6ab", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-01-02T07:27:15.379Z", "updatedAt": "2026-01-02T07:27:15.379Z", "voucherNo": "V2025-26/0021", "ledgerName": "Rent"}'),
  ('019b92c8-7213-735c-abab-10c54e9f5692', '2026-01-06 10:09:28.595+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'expense.create', 'expense', '019b92c8-7213-75c4-888e-f548e53c5953', '019b92c8-7213-759d-8d1c-ae6f6259527c', NULL, '{"_id": "019b92c8-7213-75c4-888e-f548e53c5953", "date": "2026-01-06", "year": 2026, "month": 1, "amount": 258, "ledger": "01a20a36-ce5f-731a-a42c-4e4bfbf69a64", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-06T10:09:28.595Z", "updatedAt": "2026-01-06T10:09:28.595Z", "voucherNo": "V2025-26/0022", "ledgerName": "Electricity"}'),
  ('019b96c0-e9f1-7370-b003-16431191c69f', '2026-01-07 04:39:43.857+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'expense.create', 'expense', '019b96c0-e9f1-7625-a321-6db49ee23da9', '019b96c0-e9f1-73eb-8a38-1c35d5e6f367', NULL, '{"_id": "019b96c0-e9f1-7625-a321-6db49ee23da9", "date": "2026-01-07", "year": 2026, "month": 1, "amount": 1938, "ledger": "01a20a36-ce5f-731a-a42c-47c1627f5347", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-01-07T04:39:43.857Z", "updatedAt": "2026-01-07T04:39:43.857Z", "voucherNo": "V2025-26/0023", "ledgerName": "Salaries"}'),
  ('019b9be6-f910-72b3-af70-8ebff187ecab', '2026-01-08 04:39:24.176+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'expense.create', 'expense', '019b9be6-f910-76d3-b07c-84b1731d66b9', '019b9be6-f910-76e5-a71e-1365d88e9593', NULL, '{"_id": "019b9be6-f910-76d3-b07c-84b1731d66b9", "date": "2026-01-08", "year": 2026, "month": 1, "amount": 86, "ledger": "01a20a36-ce5f-731a-a42c-50452a37d42c", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-08T04:39:24.176Z", "updatedAt": "2026-01-08T04:39:24.176Z", "voucherNo": "V2025-26/0024", "ledgerName": "Internet"}'),
  ('019bea69-43a4-7347-a49d-ee3e0c4b516b', '2026-01-23 10:32:05.796+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a36-ce26-770d-8547-def3f77487fc', '019bea69-43a4-75f4-ab0f-148e40d6a696', NULL, '{"_id": "01a20a36-ce26-770d-8547-def3f77487fc", "room": "Room 1", "bCode": "GD-2602", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-07-13", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-02-13", "courseName": "Graphic Design"}'),
  ('019c1cef-33c4-77df-b594-29897f111640', '2026-02-02 05:59:24.356+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'fee.record', 'receipt', '019c1cef-33c4-7613-abaa-e92c88d7a581', '019c1cef-33c4-74fa-99fe-a77878b3ecbe', NULL, '{"_id": "019c1cef-33c4-7613-abaa-e92c88d7a581", "due": 0, "date": "2026-02-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 2, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-771a-9794-43c855dcd054", "version": 1, "issuedOn": "2026-02-02", "receiptNo": "2025-26/000009"}'),
  ('019c31b6-9ffd-70bb-9f47-97a5c50086ca', '2026-02-06 06:49:38.045+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'expense.create', 'expense', '019c31b6-9ffd-7070-8015-575c92495b70', '019c31b6-9ffd-716c-91bb-3dd18e8d4b59', NULL, '{"_id": "019c31b6-9ffd-7070-8015-575c92495b70", "date": "2026-02-06", "year": 2026, "month": 2, "amount": 2457, "ledger": "01a20a36-ce5f-731a-a42c-47c1627f5347", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-02-06T06:49:38.045Z", "updatedAt": "2026-02-06T06:49:38.045Z", "voucherNo": "V2025-26/0025", "ledgerName": "Salaries"}'),
  ('019c369f-a274-7151-beb3-5d0892c3d62d', '2026-02-07 05:42:37.428+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'expense.create', 'expense', '019c369f-a274-7286-94ef-0aba40523960', '019c369f-a274-7437-87f4-1f4b35c3ab31', NULL, '{"_id": "019c369f-a274-7286-94ef-0aba40523960", "date": "2026-02-07", "year": 2026, "month": 2, "amount": 1365, "ledger": "01a20a36-ce5f-731a-a42c-4b651a50a6ab", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-02-07T05:42:37.428Z", "updatedAt": "2026-02-07T05:42:37.428Z", "voucherNo": "V2025-26/0026", "ledgerName": "Rent"}'),
  ('019c411e-2084-72fc-b809-4b6e53c4aa40', '2026-02-09 06:36:59.396+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'expense.create', 'expense', '019c411e-2084-7483-9e3d-55e8504c171d', '019c411e-2084-72dd-a800-2bffe97c6091', NULL, '{"_id": "019c411e-2084-7483-9e3d-55e8504c171d", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 327, "ledger": "01a20a36-ce5f-731a-a42c-4e4bfbf69a64", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T06:36:59.396Z", "updatedAt": "2026-02-09T06:36:59.396Z", "voucherNo": "V2025-26/0027", "ledgerName": "Electricity"}'),
  ('019c423e-23a9-7282-a9ba-04dd9a4a6cd0', '2026-02-09 11:51:34.569+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'expense.create', 'expense', '019c423e-23a9-724e-9553-cfa763f5f554', '019c423e-23a9-7709-8693-c7ae840362ef', NULL, '{"_id": "019c423e-23a9-724e-9553-cfa763f5f554", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 109, "ledger": "01a20a36-ce5f-731a-a42c-50452a37d42c", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T11:51:34.569Z", "updatedAt": "2026-02-09T11:51:34.569Z", "voucherNo": "V2025-26/0028", "ledgerName": "Internet"}'),
  ('019c7004-9136-7184-81f5-1e795e642124', '2026-02-18 09:11:13.462+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a36-ce26-770d-8547-e043040f48c5', '019c7004-9136-7487-a0b4-628f6e428e74', NULL, '{"_id": "01a20a36-ce26-770d-8547-e043040f48c5", "room": "Room 2", "bCode": "DM-2603", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-06-11", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2026-03-11", "courseName": "Digital Marketing"}'),
  ('019cfa32-3a20-7018-93b8-0ebceaeab6e3', '2026-03-17 05:08:41.632+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a36-ce26-770d-8547-e7eb1453030a', '019cfa32-3a20-7051-ae26-496b39d224e5', NULL, '{"_id": "01a20a36-ce26-770d-8547-e7eb1453030a", "room": "Lab 1", "bCode": "HT-2604", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2026-06-07", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2026-04-07", "courseName": "Hindi Typing"}'),
  ('019d47ad-09b4-770d-adf6-350caf6fce01', '2026-04-01 06:13:35.796+00', '01976d38-7d5f-757f-b0a5-4d61bf1ce3bc', '', 'student', 'project.add', 'project', '019d47ad-09b4-70e1-ab09-39ed2b961bab', '019d47ad-09b4-71fe-bc5b-1684efc691c6', NULL, '{"_id": "019d47ad-09b4-70e1-ab09-39ed2b961bab", "student": "01976d38-7d5f-757f-b0a5-4d61bf1ce3bc", "version": 1}'),
  ('019d805b-85ba-77a1-bd36-a8ae56e17e1e', '2026-04-12 06:22:54.906+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a36-ce26-770d-8547-e99515da0ee3', '019d805b-85ba-752e-84a3-ccdfcfaa65da', NULL, '{"_id": "01a20a36-ce26-770d-8547-e99515da0ee3", "room": "Lab 2", "bCode": "FR-2605", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-09-03", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-05-03", "courseName": "Français des affaires"}'),
  ('019daf1c-ae23-72e1-8cdb-6fb5d84c185c', '2026-04-21 08:16:25.635+00', '01976d38-7d5f-757f-b0a5-4d61bf1ce3bc', '', 'student', 'portfolio.add', 'portfolio', '019daf1c-ae23-7384-b7a3-a101fd167dae', '019daf1c-ae23-759a-85e1-4e358dfff73e', NULL, '{"_id": "019daf1c-ae23-7384-b7a3-a101fd167dae", "student": "01976d38-7d5f-757f-b0a5-4d61bf1ce3bc", "version": 1}'),
  ('019e0afc-7890-741b-bfa6-b1d93e9ebb78', '2026-05-09 04:26:18.64+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a36-ce26-770d-8547-ee3268f06b73', '019e0afc-7890-76d9-b2b1-31f51c829ac2', NULL, '{"_id": "01a20a36-ce26-770d-8547-ee3268f06b73", "room": "Room 1", "bCode": "TALLY-2605", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-08-30", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2026-05-30", "courseName": "Tally with GST"}'),
  ('019e91fd-57b9-7218-9123-0d41abac79ee', '2026-06-04 09:35:59.929+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a36-ce26-770d-8547-f011f8ef68db', '019e91fd-57b9-709d-a743-8f71704742ad', NULL, '{"_id": "01a20a36-ce26-770d-8547-f011f8ef68db", "room": "Room 2", "bCode": "PY-2606", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-10-25", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-06-25", "courseName": "Python Programming"}'),
  ('019f1d81-7446-7239-97ff-c2e87ec4687a', '2026-07-01 11:47:31.014+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a36-ce26-770d-8547-f7274b04440e', '019f1d81-7446-714e-aa0f-9d95f571b94d', NULL, '{"_id": "01a20a36-ce26-770d-8547-f7274b04440e", "room": "Lab 1", "bCode": "FSW-2607", "bTime": "10:00 to 12:00", "seats": 1, "endDate": null, "trainer": "Dev Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2026-07-22", "courseName": "Full Stack Web Development"}'),
  ('019f4660-91bf-7423-aa41-282ea3cda164', '2026-07-09 10:16:01.727+00', '01976d38-7d5f-757f-b0a5-4d61bf1ce3bc', '', 'student', 'portfolio.add', 'portfolio', '019f4660-91bf-7281-81ce-64656980b690', '019f4660-91bf-7218-b7bb-6780d0904c0f', NULL, '{"_id": "019f4660-91bf-7281-81ce-64656980b690", "student": "01976d38-7d5f-757f-b0a5-4d61bf1ce3bc", "version": 1}'),
  ('019fa230-ae6c-74f6-b695-16695e2f31c3', '2026-07-27 06:08:47.212+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a36-ce26-770d-8547-fa689f9f26e0', '019fa230-ae6c-775e-b21b-35efa4efdb84', NULL, '{"_id": "01a20a36-ce26-770d-8547-fa689f9f26e0", "room": "Lab 2", "bCode": "DA-2608", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2027-02-17", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}], "startDate": "2026-08-17", "courseName": "Data Analytics"}'),
  ('01a02eaf-9c16-7016-809d-f03928ed0bdd', '2026-08-23 12:54:15.83+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a36-ce26-770d-8547-ff1b529a026c', '01a02eaf-9c16-7569-9bc6-0dd4d69196e2', NULL, '{"_id": "01a20a36-ce26-770d-8547-ff1b529a026c", "room": "Room 1", "bCode": "GD-2609", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2027-02-13", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-09-13", "courseName": "Graphic Design"}'),
  ('01a0b40e-f07d-7447-a768-7bd627facb1c', '2026-09-18 10:27:53.085+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a36-ce26-770d-8548-00e6af16ada4', '01a0b40e-f07d-7475-ad33-75e0701e710c', NULL, '{"_id": "01a20a36-ce26-770d-8548-00e6af16ada4", "room": "Room 2", "bCode": "DM-2610", "bTime": "12:30 to 14:30", "seats": 1, "endDate": null, "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2026-10-09", "courseName": "Digital Marketing"}'),
  ('01a0d6d4-797a-7007-85ed-8842853b2da6', '2026-09-25 04:30:44.09+00', '01976d38-7d5f-757f-b0a5-4d61bf1ce3bc', '', 'student', 'project.add', 'project', '01a0d6d4-797a-702f-a03a-b446c3d0f6e9', '01a0d6d4-797a-71d2-a0aa-35c454194459', NULL, '{"_id": "01a0d6d4-797a-702f-a03a-b446c3d0f6e9", "student": "01976d38-7d5f-757f-b0a5-4d61bf1ce3bc", "version": 1}'),
  ('01a11b91-9b52-745c-b31f-0a785f3195b5', '2026-10-08 12:51:29.746+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'student.register', 'student', '01a11b91-9b52-7666-8cf6-b230ca7eb219', '01a11b91-9b52-7252-b5be-91ecf708dc7a', NULL, '{"_id": "01a11b91-9b52-7666-8cf6-b230ca7eb219", "fee": 13500, "mode": "offline", "batch": "DM-2610", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2026-11-12", "endDate": null, "version": 1, "TotalFee": 13500, "declared": null, "isPlaced": "notPlaced", "cduration": "3 months", "PendingFee": 13500, "isCompleted": "no", "joiningDate": "2026-10-08"}'),
  ('01a13e7e-69d3-7548-b9da-37c0d80058bb', '2026-10-15 07:37:14.451+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a36-ce26-770d-8548-048831cb3dda', '01a13e7e-69d3-774b-910d-fff474681d52', NULL, '{"_id": "01a20a36-ce26-770d-8548-048831cb3dda", "room": "Lab 1", "bCode": "HT-2611", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2027-01-05", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}], "startDate": "2026-11-05", "courseName": "Hindi Typing"}'),
  ('01a19b44-4019-7212-9cca-45ea77296fc8', '2026-11-02 07:58:23.769+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19b44-4019-741f-8ef1-a78e748ce31d', '01a19b44-4019-7789-b5d4-2f8965ca9c3a', NULL, '{"_id": "01a19b44-4019-741f-8ef1-a78e748ce31d", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 221, "ledger": "01a20a36-ce5f-731a-a42c-4b651a50a6ab", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T07:58:23.769Z", "updatedAt": "2026-11-02T07:58:23.769Z", "voucherNo": "V2026-27/0001", "ledgerName": "Rent"}'),
  ('01a19c3d-3bc5-7033-96c3-6bf9968cac5e', '2026-11-02 12:30:21.125+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19c3d-3bc5-763b-bd1c-ff274ed0e219', '01a19c3d-3bc5-75d8-bbf1-ecf13e78d7bf', NULL, '{"_id": "01a19c3d-3bc5-763b-bd1c-ff274ed0e219", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 398, "ledger": "01a20a36-ce5f-731a-a42c-47c1627f5347", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T12:30:21.125Z", "updatedAt": "2026-11-02T12:30:21.125Z", "voucherNo": "V2026-27/0002", "ledgerName": "Salaries"}'),
  ('01a1a4b8-370c-72a3-9a85-2d9c07b4d64c', '2026-11-04 04:01:38.572+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1a4b8-370c-70e0-9a7c-498240a6ffa3', '01a1a4b8-370c-7741-9685-35c42bc66be7', NULL, '{"_id": "01a1a4b8-370c-70e0-9a7c-498240a6ffa3", "date": "2026-11-04", "year": 2026, "month": 11, "amount": 53, "ledger": "01a20a36-ce5f-731a-a42c-4e4bfbf69a64", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-04T04:01:38.572Z", "updatedAt": "2026-11-04T04:01:38.572Z", "voucherNo": "V2026-27/0003", "ledgerName": "Electricity"}'),
  ('01a1b03c-724d-753c-bb89-dac81e75a2d6', '2026-11-06 09:41:53.869+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b03c-724d-724b-8784-4ecd55290507', '01a1b03c-724d-710d-ac8b-3bfbc0e9d83e', NULL, '{"date": "2026-11-06", "absent": 1, "present": 0, "batchCode": "DM-2610"}'),
  ('01a1b03c-74c1-75e1-bcff-ad7c36efe414', '2026-11-06 09:41:54.497+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'student.register', 'student', '01a1b03c-74c1-77c0-b545-c4a135e6526b', '01a1b03c-74c1-76d6-803c-54714fcb343f', NULL, '{"_id": "01a1b03c-74c1-77c0-b545-c4a135e6526b", "fee": 4050, "mode": "online", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-11", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-06"}'),
  ('01a1b0c9-1727-712f-b1c7-5299227e460e', '2026-11-06 12:15:31.111+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b0c9-1727-72c8-86f2-4fe386a21f80', '01a1b0c9-1727-7744-bb7e-0a0daa2d715d', NULL, '{"date": "2026-11-06", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1b4a5-afa4-7538-b910-2b02aa085ad8', '2026-11-07 06:15:19.716+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'student.disable', 'student', '01a11b91-9b52-7666-8cf6-b230ca7eb219', '01a1b4a5-afa4-7700-9080-7ebcb41f603f', '{"status": "Active"}', '{"status": "Disable"}'),
  ('01a1b51d-6a8b-7245-8239-7bbdca019c78', '2026-11-07 08:26:06.347+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b51d-6a8b-76f7-8630-2107f41d0a2e', '01a1b51d-6a8b-7511-a714-b0506b211962', NULL, '{"date": "2026-11-07", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1be83-9230-77ed-92f8-a79b594155f0', '2026-11-09 04:14:16.112+00', NULL, '', 'anyone', 'student.apply', 'student', '01a1be83-9230-75f7-9960-a7b48dacdf00', '01a1be83-9230-76ec-af05-ce0d68b24b63', NULL, '{"_id": "01a1be83-9230-75f7-9960-a7b48dacdf00", "fee": 16500, "mode": "offline", "batch": "FR-2612", "course": "Français des affaires", "status": "Pending", "PaidFee": 0, "dueDate": "2027-01-05", "endDate": null, "version": 1, "TotalFee": 0, "declared": {"fee": 16500, "Paidfee": 8250, "payMode": "Online"}, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 0, "isCompleted": "no", "joiningDate": "2026-12-01"}'),
  ('01a1c041-4eb3-728e-9508-f9a7f32478cb', '2026-11-09 12:21:07.891+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c041-4eb3-732a-9998-bb27fc599888', '01a1c041-4eb3-7563-8910-65321f14baf0', NULL, '{"date": "2026-11-09", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1c057-66d2-77c2-9e5d-d6c6742f2949', '2026-11-09 12:45:15.858+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1c057-66d2-778a-a5a8-9bef7f211f7d', '01a1c057-66d2-75e8-a619-808332798f97', NULL, '{"_id": "01a1c057-66d2-778a-a5a8-9bef7f211f7d", "date": "2026-11-09", "year": 2026, "month": 11, "amount": 17, "ledger": "01a20a36-ce5f-731a-a42c-50452a37d42c", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-09T12:45:15.858Z", "updatedAt": "2026-11-09T12:45:15.858Z", "voucherNo": "V2026-27/0004", "ledgerName": "Internet"}'),
  ('01a1c432-5b10-715e-8b34-eda84f60144b', '2026-11-10 06:43:16.88+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a36-ce26-770d-8548-0acd01b7d614', '01a1c432-5b10-71fe-8020-a68a12844da4', NULL, '{"_id": "01a20a36-ce26-770d-8548-0acd01b7d614", "room": "Lab 2", "bCode": "FR-2612", "bTime": "15:00 to 17:00", "seats": 1, "endDate": null, "trainer": "Dev Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2026-12-01", "courseName": "Français des affaires"}'),
  ('01a1c53b-8e49-7574-a43e-5b96d0c08105', '2026-11-10 11:32:57.033+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c53b-8e49-7278-8aac-ea2b53c250e9', '01a1c53b-8e49-7600-9e41-e78f11148ba1', NULL, '{"date": "2026-11-10", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ca38-8fec-73fb-ba15-2b6151041ad2', '2026-11-11 10:47:46.924+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ca38-8fec-77b4-a98e-78c128bdf346', '01a1ca38-8fec-7172-a98c-d18c06a2b9dd', NULL, '{"date": "2026-11-11", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ce42-8cd3-71b1-8d63-5e27df5e00ab', '2026-11-12 05:37:10.355+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ce42-8cd3-7698-98a4-112e042e259d', '01a1ce42-8cd3-767b-9451-42716438c38a', NULL, '{"date": "2026-11-12", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1cf35-657d-75f5-9052-5922ce6651be', '2026-11-12 10:02:25.533+00', '01a20a36-ce3e-7612-af26-01b3df6cc9a7', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01a1cf35-657d-7415-8b1f-c9d69397cadf', '01a1cf35-657d-7689-afa9-49b2b41fb9f5', NULL, '{"_id": "01a1cf35-657d-7415-8b1f-c9d69397cadf", "due": 3050, "date": "2026-11-12", "paid": 1000, "year": 2026, "bCode": "HT-2611", "month": 11, "course": "Hindi Typing", "changed": false, "payMode": "Online", "payable": 4050, "student": "01a1b03c-74c1-77c0-b545-c4a135e6526b", "version": 1, "issuedOn": "2026-11-12", "receiptNo": "2026-27/000001"}'),
  ('01a1d445-07d9-7767-afbe-8a89c92a6f0e', '2026-11-13 09:37:36.217+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d445-07d9-7676-a91f-3c449a22e047', '01a1d445-07d9-7362-b122-a34e7a357aaf', NULL, '{"date": "2026-11-13", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1d916-73a3-706c-9018-0874f7defbff', '2026-11-14 08:04:49.699+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d916-73a3-70a8-bb88-96cf1bde23e1', '01a1d916-73a3-769a-bc32-b2ad96eec999', NULL, '{"date": "2026-11-14", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e402-4a37-765d-a4d0-5a819ebd141f', '2026-11-16 10:58:37.751+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e402-4a37-7685-883c-bde79f82b010', '01a1e402-4a37-770d-849a-407b34b5a8ca', NULL, '{"date": "2026-11-16", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e95a-a683-7604-8873-a1657cceb8f7', '2026-11-17 11:53:14.627+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e95a-a683-72a1-bc54-f27f96e3cbde', '01a1e95a-a683-7315-a1a6-47dca632335c', NULL, '{"date": "2026-11-17", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ee80-40dd-71d4-a706-04af25af6856', '2026-11-18 11:52:25.053+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ee80-40dd-7616-ac39-ae7b85b9eea6', '01a1ee80-40dd-7502-ad12-5d5439b26110', NULL, '{"date": "2026-11-18", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f2a8-7850-77b3-992f-bcddb207e5f9', '2026-11-19 07:14:49.552+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f2a8-7850-7500-b7ab-b5f929ee98c5', '01a1f2a8-7850-70a7-bc96-0b49b38d556e', NULL, '{"date": "2026-11-19", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f8c0-38a9-741c-ad13-53831622a7e8', '2026-11-20 11:38:29.417+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f8c0-38a9-7588-b409-cf987398fe32', '01a1f8c0-38a9-71bc-aa0d-d91f953a2ac9', NULL, '{"date": "2026-11-20", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1fb86-a83e-7139-a0cb-ebacd064287a', '2026-11-21 00:34:28.542+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'Hari Example', 'hr', 'student.register', 'student', '01a1fb86-a83e-71d6-9219-d06cbf9a3d5a', '01a1fb86-a83e-73e4-ba1b-0f01343c35dd', NULL, '{"_id": "01a1fb86-a83e-71d6-9219-d06cbf9a3d5a", "fee": 4050, "mode": "offline", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-26", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-21"}'),
  ('01a20a36-ce12-71cf-8d77-76dd45e1cdea', '2026-11-21 04:30:00+00', NULL, '', 'system', 'institute.create', 'institute', '00000000-0000-0000-0000-000000000000', 'dump', NULL, '{"name": "Namuna Training Institute (demo)", "phone": "+91 55500 00000", "address": "1 Example Road, Example Nagar", "timeZone": "Asia/Kolkata", "selfRegistration": true}'),
  ('01a20a36-ce15-7528-bb7f-64116fd48145', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'dump', NULL, '{"id": "01a20a36-ce0e-7625-9ff8-6f9090fd6094", "name": "Asha Example", "role": "admin", "email": "admin@example.com"}'),
  ('01a20a36-ce16-73e1-a37c-79bcd3ab1059', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'dump', NULL, '{"id": "01a20a36-ce0e-7625-9ff8-7198391b43b6", "name": "Hari Example", "role": "hr", "email": "hr@example.com"}'),
  ('01a20a36-ce86-71da-bfdc-c6c69310fbf1', '2026-11-21 04:30:00+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'discount.give', 'student', '01a1b03c-74c1-77c0-b545-c4a135e6526b', 'dump', NULL, '{"amount": "500.00", "course": "Hindi Typing"}'),
  ('01a20a36-ce8f-7714-9437-b08be280b142', '2026-11-21 04:30:00+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Asha Example', 'admin', 'refund.record', 'refund', '01a20a36-ce8a-73da-94c4-fb38df621b02', 'dump', NULL, '{"_id": "01a20a36-ce8a-73da-94c4-fb38df621b02", "date": "2026-11-21T00:00:00.000Z", "bCode": "HT-2611", "amount": "200.00", "course": "Hindi Typing", "payMode": "Cash", "student": "01a1b03c-74c1-77c0-b545-c4a135e6526b", "version": 1, "issuedOn": "2026-11-21T00:00:00.000Z", "refundNo": "R2026-27/0001", "enrolment": "01a1b03c-74c1-74c0-b117-5833f969cdfa", "paidAfter": "800.00", "paidBefore": "1000.00"}'),
  ('01a20a36-cec4-7355-9e9b-4b03155eacb6', '2026-11-21 04:30:00+00', NULL, '', 'system', 'student.update', 'student', '01976d38-7d5f-757f-b0a5-4d61bf1ce3bc', 'dump', '{}', '{}');
insert into audit_link ("n", "entry_id", "entry_digest", "subject_id", "personal_fields", "personal_digests", "latest_at", "chained_at", "hash") overriding system value values
  ('1', '019583bb-5506-757a-b760-676aebf5b329', E'\\x5c68bcb3615b88aba9ba1d576ea33ca1ea187a067ea86a349c0cdfdc4e5f26dc', NULL, '{}', E'\\x', '2025-03-11 05:44:07.174+00', '2026-11-21 04:30:00+00', E'\\x40b2352c09e960c0433901141aaa325b6b0b34e3e0dd30d2ef6204275a2d137a'),
  ('10', '0195eaed-5b52-7734-8937-3eb4f9779bd5', E'\\xcb7d8e5e0dcbe0500bda1d439aa3d87e22275b98b838fdd7b2316fff4454a9ae', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xe5ed76c939a3ee3806b68c41fd0b2538c3a6541830f832ae2ad62032f8dd5f99'),
  ('100', '01a19c3d-3bc5-7033-96c3-6bf9968cac5e', E'\\x4fefff14314aa1783c60309b7f1f3b6f12fc9ddf837dbb38edfd25a2694daaac', NULL, '{}', E'\\x', '2026-11-02 12:30:21.125+00', '2026-11-21 04:30:00+00', E'\\xf0d6e68ef978b6620c4893b5ee5db6fe7ba43f738cb4e374dc575ca4e9e144db'),
  ('101', '01a1a4b8-370c-72a3-9a85-2d9c07b4d64c', E'\\xcaafcb60808b365853a0ac2c419fa2db3a1068526589450c92074fa8f6fca63f', NULL, '{}', E'\\x', '2026-11-04 04:01:38.572+00', '2026-11-21 04:30:00+00', E'\\x78e9f9b72685967301afe4c4c1b2033d26551d124531570671abae62bc05773c'),
  ('102', '01a1b03c-724d-753c-bb89-dac81e75a2d6', E'\\x9f5a059bb980bf3837e891e2de0a22b16325e59c9dfb78182ccd5c51e6f8d834', NULL, '{}', E'\\x', '2026-11-06 09:41:53.869+00', '2026-11-21 04:30:00+00', E'\\x4bb53cabafb9f9b6553b8b521c707c2e222553cfdd50b6308e7fc6d4428adff9'),
  ('103', '01a1b03c-74c1-75e1-bcff-ad7c36efe414', E'\\x3720be0f8043ebd451c851b031c622b3f0964ebb0f9caf25fd35faf715902445', NULL, '{}', E'\\x', '2026-11-06 09:41:54.497+00', '2026-11-21 04:30:00+00', E'\\xc60f554b63b4f3d0c681f2a552e12e249c07402c2be820babc60e45be450db20'),
  ('104', '01a1b0c9-1727-712f-b1c7-5299227e460e', E'\\xb43f890d27bc924f39aa029526f2a983927f7a560e751b388c73fb946b13de76', NULL, '{}', E'\\x', '2026-11-06 12:15:31.111+00', '2026-11-21 04:30:00+00', E'\\x373bdfe2c58e4359de9603e568d72327ac0eb35ad8ffad6e36b5e076d40aeb43'),
  ('105', '01a1b4a5-afa4-7538-b910-2b02aa085ad8', E'\\xf248da4a82bc617224a2ab3a41c3aab0c02333543cdf7d82175d9740fb41c840', NULL, '{}', E'\\x', '2026-11-07 06:15:19.716+00', '2026-11-21 04:30:00+00', E'\\x4e118fd01dd8747a0dd63c7364ae2d6391979a860370517673689fb7e5d41495'),
  ('106', '01a1b51d-6a8b-7245-8239-7bbdca019c78', E'\\x2833c7fbd988194024590a138af4e355eced48f0f893fe87f14cbc7b869482ac', NULL, '{}', E'\\x', '2026-11-07 08:26:06.347+00', '2026-11-21 04:30:00+00', E'\\xea9a064edab7f7800dfdfb18acb286a4f67e1c13ea82ce2326408e3481b23816'),
  ('107', '01a1be83-9230-77ed-92f8-a79b594155f0', E'\\x38accb8b4f5472ba638a5cedf6cbc2c136004d55601f262a0048546955fa2f03', NULL, '{}', E'\\x', '2026-11-09 04:14:16.112+00', '2026-11-21 04:30:00+00', E'\\xa8c8e8775d1b43c8a3417567132b1201011f117640d3576a5c0b29f5247e25d7'),
  ('108', '01a1c041-4eb3-728e-9508-f9a7f32478cb', E'\\xd58ad2ca71327d52b0e9156a529180a2691120f6f772bb13d72cc7e712e3e710', NULL, '{}', E'\\x', '2026-11-09 12:21:07.891+00', '2026-11-21 04:30:00+00', E'\\xbf072b96180aeb01676157bcb502d8c71bfacd52acec99b4264f0b17f39ee181'),
  ('109', '01a1c057-66d2-77c2-9e5d-d6c6742f2949', E'\\xdf74a9b2fc82ec34a717edee9f9d8a616d67befccc5a4771b337bb19319a2203', NULL, '{}', E'\\x', '2026-11-09 12:45:15.858+00', '2026-11-21 04:30:00+00', E'\\x89b0ed3cd691f70d94b2309deb38f496f905a11c5cc860d29c42c67b2721cf9f'),
  ('11', '0195efe3-4389-74a2-937c-4ae7e32d9d67', E'\\xe74f2a5e609769ff517941b08c0289264af75993feb5f1c3f68875b7fe80a10a', NULL, '{}', E'\\x', '2025-04-01 05:46:43.465+00', '2026-11-21 04:30:00+00', E'\\x14608890c67284a73b637e252071ceee2487069eb4d313bd2a47bf5ea62a13ad'),
  ('110', '01a1c432-5b10-715e-8b34-eda84f60144b', E'\\xc2b134ab426be3cdf4709f840acf7ab2c4a7dabd2ebbfd67aefb6e47a704babf', NULL, '{}', E'\\x', '2026-11-10 06:43:16.88+00', '2026-11-21 04:30:00+00', E'\\xca859414700aeb5fd576562b0c5bf435c1be5aba05101ef757da9fd93d0bfb30'),
  ('111', '01a1c53b-8e49-7574-a43e-5b96d0c08105', E'\\xc7f7b05781e80c86cea7d437283183c150d6765759f7b669889999ca0bb24194', NULL, '{}', E'\\x', '2026-11-10 11:32:57.033+00', '2026-11-21 04:30:00+00', E'\\x4c05cb5eb44a565c268551be4c14808a2383ffd65be98dc516d52b8e9d32e6d2'),
  ('112', '01a1ca38-8fec-73fb-ba15-2b6151041ad2', E'\\xfb4c3739ce57a1beb4944afab13eb5314a06ffeeb934a69151e130029d7fa4aa', NULL, '{}', E'\\x', '2026-11-11 10:47:46.924+00', '2026-11-21 04:30:00+00', E'\\xc0512905b2fac98ea8167d151bed7bbcfd59e06a6711ace77b7fb3144bd52c46'),
  ('113', '01a1ce42-8cd3-71b1-8d63-5e27df5e00ab', E'\\x04300341f93bbe35374159ba0c768fb01ca3a8ed30523ec42e0929aff8c02d5f', NULL, '{}', E'\\x', '2026-11-12 05:37:10.355+00', '2026-11-21 04:30:00+00', E'\\xc21540df17f5d1d2b78c05b9450894ebe6d228aac3fd1045c532afe49f51a321'),
  ('114', '01a1cf35-657d-75f5-9052-5922ce6651be', E'\\x7bcbbf676bbd6fc3fe6cc00f7f89ff7ceae57eecaea463fcf6cd4b3a3a97a324', NULL, '{}', E'\\x', '2026-11-12 10:02:25.533+00', '2026-11-21 04:30:00+00', E'\\x7f5203ca7d1e7b7bf7787e9f4b952513520919a57a935d4b1edb7450be89d46f'),
  ('115', '01a1d445-07d9-7767-afbe-8a89c92a6f0e', E'\\xfeaefbda93078c5b997277ece7fd678b20f47d9025a8b3e5c54ca7fc901dec09', NULL, '{}', E'\\x', '2026-11-13 09:37:36.217+00', '2026-11-21 04:30:00+00', E'\\x4bea1887ff97bb93728097bb2ba151ec66d2147b6899c65877826e25a200dd62'),
  ('116', '01a1d916-73a3-706c-9018-0874f7defbff', E'\\xb8170c9cf2aa80311fce02f4057af3bae921390bd304f9d7fb80f1372da8c4ee', NULL, '{}', E'\\x', '2026-11-14 08:04:49.699+00', '2026-11-21 04:30:00+00', E'\\xe3c6261d0263c39620d327021e8d16a5e726644b1360e329afe7230258b20fb1'),
  ('117', '01a1e402-4a37-765d-a4d0-5a819ebd141f', E'\\x9243014a248839696b41c171ebcb8be5ac3e7148705e143512f012d9408829bb', NULL, '{}', E'\\x', '2026-11-16 10:58:37.751+00', '2026-11-21 04:30:00+00', E'\\xb2fd5f76f7d89b2b39292e308be2d0b717d25d89abf0d3e979612e42c6dd66d0'),
  ('118', '01a1e95a-a683-7604-8873-a1657cceb8f7', E'\\x17a0730a24fad642c1b053471de38859f85c417745a00ce573c2a96858a71842', NULL, '{}', E'\\x', '2026-11-17 11:53:14.627+00', '2026-11-21 04:30:00+00', E'\\xde782e4111bf28dd5a121299ab26ff3ea52dceb2e13f47863c29ebb1474d70c9'),
  ('119', '01a1ee80-40dd-71d4-a706-04af25af6856', E'\\xd861dfdb68d00b383b6a8833d6b843a82eceea1e26605a9a533ce4620c338ee3', NULL, '{}', E'\\x', '2026-11-18 11:52:25.053+00', '2026-11-21 04:30:00+00', E'\\x283aa990a0c3ed1ba1eb51c579be2f2caed16bd934b305661fedf16159ac05cd'),
  ('12', '0195f066-eeb6-765b-af70-28ba93873429', E'\\xb94f6bded4733b89b19c56eaf72e422ae2ff27c994e4527fe535733fc1136bbc', NULL, '{}', E'\\x', '2025-04-01 08:10:32.502+00', '2026-11-21 04:30:00+00', E'\\x58fad1dae87082cedba68aa00e772aa3530e22628357bc950d68870466ebdd05'),
  ('120', '01a1f2a8-7850-77b3-992f-bcddb207e5f9', E'\\xfc7ae0d5194c161eef3b203254e5445edf56bc1a699ebd6a28b03c32221dc87a', NULL, '{}', E'\\x', '2026-11-19 07:14:49.552+00', '2026-11-21 04:30:00+00', E'\\x2e19b6fd781cfd104dff1dc63c2d2e1cf7c0636847f75338523442783cb57c42'),
  ('121', '01a1f8c0-38a9-741c-ad13-53831622a7e8', E'\\x5f01f62e7e2a16a474f2cf65ed10bec5b4b5ac713c945d135bb65acc2bc7728b', NULL, '{}', E'\\x', '2026-11-20 11:38:29.417+00', '2026-11-21 04:30:00+00', E'\\xc537b4c48c4dfd1c55d79c68ffa513480f7bc4e3186dfb90549cc34982fba927'),
  ('122', '01a1fb86-a83e-7139-a0cb-ebacd064287a', E'\\x2ecd43703f5ad702fcef6b3667d3267182901141dfc5d97bb84ca077444df007', NULL, '{}', E'\\x', '2026-11-21 00:34:28.542+00', '2026-11-21 04:30:00+00', E'\\xbf2cea0bd7706f716ff4916a9d0347f89ba8539223bc8db78ec28eebbbf38d83'),
  ('123', '01a20a36-ce12-71cf-8d77-76dd45e1cdea', E'\\xac643fcfdd6b53f058a8aaee3c6d7028068227dc7b035534d1d377db96f9ca90', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x324ee8422a22a996d246f958727f6a6488f2e9bd75e33bcb0e0b4015c93d119d'),
  ('124', '01a20a36-ce15-7528-bb7f-64116fd48145', E'\\x2e6c48b5274b3016eb8e8c50f77dd108815860f69baa149e527f861dacb6b10c', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xee69e38b4372580f80af545747bb74b9c23636b0ea14e689f30d4c36025a1dd8'),
  ('125', '01a20a36-ce16-73e1-a37c-79bcd3ab1059', E'\\xac4195c774fc68455e37fe68bba77f35b23e4d1ce4aa75d8e9c7274dc6aacc01', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xc6771043d036f1791732db723d6b62cde562da2680b09fa20e513ae539603632'),
  ('126', '01a20a36-ce86-71da-bfdc-c6c69310fbf1', E'\\x0724d4b96a84424ff19833b16e887db2744d7804d28a9927d51b7dd55307c796', '01a1b03c-74c1-77c0-b545-c4a135e6526b', '{reason}', E'\\x004bdf14faaa7bcaa5d08adb06bdef9d29dffd9bf79023886c0aeff54261b382', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x978dac569ab42e228dc96ef2ffee102809deafe4d8a58089a5284676563a2e15'),
  ('127', '01a20a36-ce8f-7714-9437-b08be280b142', E'\\x35172be356ee292c10e93f794384f50a10ebd9e708a7d991de2b0f2ae0034889', '01a1b03c-74c1-77c0-b545-c4a135e6526b', '{reason}', E'\\x7b487e8de3c7efde585d9cc328914cecc4bf6be0c588e5c993827a50d50c00dd', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x167925b908005ebf74395a65d2be7df4c7149c7ea5230f4cfbbb8b55ada3d491'),
  ('13', '0195f0f8-846c-7068-be18-ff32c2796460', E'\\x48ba7fb3250c766277d9e75cab96013cdf0dc00d6180ff34c8199f96d9b2e69a', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x1297fec276d29c0071377099614d6fe104687163ab0b5eb36ddbd86340ea88f4'),
  ('14', '0195f0f8-846c-7377-bf63-2833fc58dc1b', E'\\xa2654ec7399842add7dd6398d683349dc71541c369eea5c597623731d842d868', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x15696969f4f30d47f567fb3ad4fb355538cba2e842625e24311862e6348348be'),
  ('15', '0195f0f8-846c-746c-8663-6f914bdebeb8', E'\\x43b87f2da520b0c5204c34a2e9347f57f20a9aea620801addccc091f400dd3eb', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x7bc79e61ef2ca062bd7d0302b7daf0ea6c71a8cf2df0bcac12e9bfca2fa78ce5'),
  ('16', '0195f0f8-846c-7499-aaed-588a643a740c', E'\\x5e1fb0b5c634745945b992efb2f3f8cf318a3d686ae8bb03efb00311c124ad42', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xf791f68e026dcd7fd96bd68f198e66569a1404dcbfff8ed7edbbc8d4ee427a4f'),
  ('17', '0195f0f8-846c-74a0-887c-ddc8672b8f33', E'\\xac2f1255aa9b34cbee64ec39f7da8cf549d9e93c97cd6b71b45e90258a1db825', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xa03d57b1ee120118dbe9b4632136cb2801e5cb059fc268270628ee4a80238880'),
  ('18', '0195f0f8-846c-7570-80a8-8f97dc96d6e4', E'\\x0d9acbd43138f2992fa217eb61bbafa0eb65ac71404be7bd5c253f0506424b6b', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x417604e3072656de318022fda0fb213f24707b7076a36bff753cb0f43f98aeda'),
  ('19', '0195f0f8-846c-76ae-9344-4268aa0507e3', E'\\x55497cd7bb68b66c68eea33b270940f58e5cfa4333b5699a70be9889e91be9ab', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x1ef4454efbea461e73d32b8f1bb32ef48af3babab896d02a287c78b44c591f82'),
  ('2', '0195eaed-5b52-7052-9476-91b06eb403c2', E'\\x790ad223cfafc513bbcb182561b8ca586e448dda4fbaa6879e7eaa4a9e03e758', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xe85d6ac675879d0503c9f23dfa96b750b6a70c22380da89cc5e0be1dae413af3'),
  ('20', '0195f0f8-846c-76c1-8e50-ae748ba93368', E'\\x717e96755959c244ff8ba9997d44a84ebe569d3c88ff7eea082a95d001cfd6e6', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xd6e1eee32c2088cb9d1395dd86a4922a3cc9dc45f1fed22e4cf8b0851783a6d2'),
  ('21', '0195f143-5a97-7436-9d3d-ab0a711cb440', E'\\x2b59bae05964d85e60142d92e8b76f007eb024444cad5b59ab8bebded4b6d825', NULL, '{}', E'\\x', '2025-04-01 12:11:18.039+00', '2026-11-21 04:30:00+00', E'\\x4537636ecd5e4ec97fdfed7a03837dfa28fabe64508eb7d28ec35b96e1683dad'),
  ('22', '0195f16e-4e64-72b9-97d0-2b88c82a9456', E'\\x8a06a86361539daaf6c0f35b98631126bc2cecf5992d3e4596ab3df3d29aa3b7', NULL, '{}', E'\\x', '2025-04-01 12:58:12.964+00', '2026-11-21 04:30:00+00', E'\\xf80933d93725ff75f48316b246ffe33377c82cc729de24c9c8c0114bff090906'),
  ('23', '01960aa5-c6f2-745a-864f-16de64d38544', E'\\x245732fde489ae6856cf603ccc6b0ee90ea7b3539ca7a59dfe356d1c0b65f7b2', NULL, '{}', E'\\x', '2025-04-06 10:29:18.706+00', '2026-11-21 04:30:00+00', E'\\xd510d2407d1bf5758fae65bfc21d590c3c0329a233c3dc215f2ce800d290468f'),
  ('24', '01962e07-dbf7-736f-b471-87e188de6c2b', E'\\x910489c1792a26fc0bdb1a30a74d69726fbe5990cde580b97d52b63ae29981fc', NULL, '{}', E'\\x', '2025-04-13 07:23:09.175+00', '2026-11-21 04:30:00+00', E'\\x5f50394e9ccc9f59952cf85386fe681098f4b6e5e99d662761598e824e078e15'),
  ('25', '01965222-1b54-7342-8651-021a4719f7ab', E'\\xdff8cfa85a117bd378c9574ca907738874b5cc55d8729a35f0e0c1ed374b0718', NULL, '{}', E'\\x', '2025-04-20 07:38:09.108+00', '2026-11-21 04:30:00+00', E'\\x412b9a0b9a4cbd00a7f9341358319380f2432b78233ab2400ec7e50fbce87161'),
  ('26', '0196952d-9296-7471-97e6-27410486276e', E'\\x0c7b0405d7b83afd1c208e6aada6b398bee6cc2f94f408ece3843eaa087858cc', NULL, '{}', E'\\x', '2025-05-03 08:05:14.006+00', '2026-11-21 04:30:00+00', E'\\x34c4f7ba88398f711f0d40fc2fa77ea51e212dd91e51800b4478552a3f8391f2'),
  ('27', '01971baf-477f-7533-97e0-aee0858bd109', E'\\x62a8f8a6e5e7ba1458a270952e7cab36e7a3c44880a1d1a94c44d76681e4dd16', NULL, '{}', E'\\x', '2025-05-29 10:56:01.407+00', '2026-11-21 04:30:00+00', E'\\x14c0c4f66ed86ec4510a2fce432571f37b98f65139fdfca94825b7624eacf338'),
  ('28', '01972f8c-001d-75c8-9b37-b9e5ccce3a57', E'\\xdad90fe11f1c007c3a8714d61baae6107dbb8493bbef41dedd7700df6665037b', NULL, '{}', E'\\x', '2025-06-02 07:29:53.693+00', '2026-11-21 04:30:00+00', E'\\x7c2d017af7a30cccbfffd1d865c3229608ca1b546098c28c308d24f2d8cb06a4'),
  ('29', '019730ae-176e-7184-a6f3-03988615310c', E'\\x29c017e835820d9894006e9fd45a11405e20e43253c0b865a1d89acfac8f30ef', NULL, '{}', E'\\x', '2025-06-02 12:46:45.102+00', '2026-11-21 04:30:00+00', E'\\x74238fe1623ef815ba80cbbc07a3f91c71cf884bd54160e0e47b018b3b714242'),
  ('3', '0195eaed-5b52-7069-8b86-4d0156d218db', E'\\x6526d9b8d7da34cae2a0a94eec680f903a98da460e707e33b65d445c1036e935', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x8a7193d397da5893e338853b4ba093c0bc716dee9de2a5670c3747a3ab1517de'),
  ('30', '01973f27-1abc-7291-bcce-b48e043a91f1', E'\\x723492c8f50c921e6c172e2a60107c2287fc4c0d67ad5a6d85f502975e4df67a', NULL, '{}', E'\\x', '2025-06-05 08:13:36.828+00', '2026-11-21 04:30:00+00', E'\\x169bad23e73226c114c8633e77d586b06d80f972022c3e63d9dc503ed1252da6'),
  ('31', '01973f71-631b-732d-8c99-84fd2353c883', E'\\x834569d843f9e088d939823ad875aa66da8e215600c03184193950d514fa808b', NULL, '{}', E'\\x', '2025-06-05 09:34:45.019+00', '2026-11-21 04:30:00+00', E'\\x42d3d28ade4b3ef9b68018c480738b64413f2001585834b9740178e2131febaa'),
  ('32', '019744be-dbb1-7058-9587-ef1e9abb2b65', E'\\x3336a2d2cbc7f89f48e0a4afac75f96c6a1504bc42bc1007f8da8a2a3620ce55', NULL, '{}', E'\\x', '2025-06-06 10:17:28.241+00', '2026-11-21 04:30:00+00', E'\\x197e88856a5c1861d20757fd84c30dcfb0c6f49a281ea61b2b6f3caff3f3ab0d'),
  ('33', '01976d38-7d5f-709d-ab57-153f2b3f2e78', E'\\x754f8ee755cd25802cc2e201a8589fa61888e9d1272e6a8a52089857ce90230f', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\x28dd6217966a4aa4cc07966beeadda86dc4f5acf2a4e2d9b845f1fb49b7095af'),
  ('34', '01976d38-7d5f-727d-812b-3e3e15e264c6', E'\\xc1471d6a733cd47265792f68f59beddaefdc086c51482107a46303d14f8c8e7c', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\xd098e379c479f2746d30e0e765435fb7226e6ee6fd15aac9628fdaf45bf870f5'),
  ('35', '01977d82-9bf0-72c4-aa85-5b2008a17877', E'\\xad07b425a3b65a5f4c9153e4a469d8d78a4b33642db57dc07613840bfece924a', NULL, '{}', E'\\x', '2025-06-17 10:50:01.072+00', '2026-11-21 04:30:00+00', E'\\x80fe5819f3898c819bc61b2915fdc5003e4ef7d52aa696a91668b879c1e523fe'),
  ('36', '0197a729-c8b5-752c-a320-4562c6a09dfb', E'\\xea660b3c3d990df38f32c2bee2480f8b493992a6fd6ffae985b31765abddef4f', NULL, '{}', E'\\x', '2025-06-25 12:57:02.901+00', '2026-11-21 04:30:00+00', E'\\xd4f00965fab08f5a5a418294f85768233cd053a1cb9cac612e0148ef7387d309'),
  ('37', '0197cf00-2cf0-7587-81d8-be896c3a7b87', E'\\x94b149ef7c6184555e56a176281b4f589e190cfc64149e98670f2435d378836c', NULL, '{}', E'\\x', '2025-07-03 06:36:24.688+00', '2026-11-21 04:30:00+00', E'\\x0fc5b3b55dbe56a2a2b23cfa64e2a8fa413a1afcfacdb1b73697026baba75674'),
  ('38', '0197d3b1-cdf4-732a-b596-64b52c84435f', E'\\x3b7e794b5e4eced53b4a8e6cc47134f81370227ebe4e2520415a564ede654837', NULL, '{}', E'\\x', '2025-07-04 04:28:54.644+00', '2026-11-21 04:30:00+00', E'\\x39c17e57c298f6d41de6358b6a17a731a00dbff5fe5ba7a21dc6bd24fd0715e4'),
  ('39', '0197d44b-78c3-759a-9c67-37a5959c005e', E'\\xed5687be37454c0d47fb86af4aeb54543b75f43672436f2c2617dd0e6d389b8d', NULL, '{}', E'\\x', '2025-07-04 07:16:45.379+00', '2026-11-21 04:30:00+00', E'\\x8fe9a8a50ee8d4ef5e3f5915bc02bfea4ed73fdebc2fb70382ae3817adebc85b'),
  ('4', '0195eaed-5b52-7297-9ecf-33711a365188', E'\\x5d8f7c6972c8b06c2d9fb3b09a4358fd05a335dec3e6560691ec6de21a688278', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x4324cc67d57c5d88567214b4c923ba6669a009bebbb1f803af4394ba981d5201'),
  ('40', '0197e9a1-67f5-760f-8ab4-68e0fa24efae', E'\\xdad8ff94e434c18755cbf094a0edaa010686f2e0b54bb0ff0f6b198daf1fbc46', NULL, '{}', E'\\x', '2025-07-08 10:42:38.709+00', '2026-11-21 04:30:00+00', E'\\x1c3f75a9540934d98af8e32f391c2be5103c08afa37c57c3cd35ac79361ed128'),
  ('41', '01980c8c-196a-74a9-832d-6e4652fea169', E'\\x1089acdccb2f5f6b2781ab32220bbe356fac86c98c021485262e5d75179543c7', NULL, '{}', E'\\x', '2025-07-15 05:26:04.906+00', '2026-11-21 04:30:00+00', E'\\xb9d0f7bfcc0d8112fc166a6003730e3b61e7d0962554624b4e16683c09113a41'),
  ('42', '01982b99-c49f-7587-9ecc-a0bbf80545f1', E'\\x7902a63cfdc1bb6a5be66a47375d6e5f0060f8fb16858921f7ad0d8a3c86559e', NULL, '{}', E'\\x', '2025-07-21 06:09:14.399+00', '2026-11-21 04:30:00+00', E'\\xe466f45307492795a8626dfb85b001eea75e7ce5e25f6af420018dda67699d6a'),
  ('43', '0198305a-7b46-70a8-90cb-093d3e8a7538', E'\\x0ed4821746badc07cbf894cd9000ca90e5fcecfe7be7c980ce56687cc6bb9e3f', NULL, '{}', E'\\x', '2025-07-22 04:18:12.934+00', '2026-11-21 04:30:00+00', E'\\xdaa087851ab3349d182c4b5fe301312128f3028c9f481e19700d08d419907143'),
  ('44', '01983ab5-5436-71f8-9c59-11fdce5821f3', E'\\x2a9b12b3401f3823932ce580437f65d5e842a2ffb2601c6eebcc56ae21d2be2a', NULL, '{}', E'\\x', '2025-07-24 04:33:38.87+00', '2026-11-21 04:30:00+00', E'\\xf037f5fff0a9f0fbe868175d6e8ca69c30a4a3e44d40fda118e3d143d7f4197e'),
  ('45', '01984f40-d442-7795-b91a-a194b7775ecf', E'\\x8157bede2424418d8e03e19e0f0806391055a028fc4e7a72b72586b21db6ee1e', NULL, '{}', E'\\x', '2025-07-28 04:18:25.474+00', '2026-11-21 04:30:00+00', E'\\xf50e6f71976c8db79479220689045d7b3a1fc06fd6c0df9ba69b6fc2584c62bd'),
  ('46', '01985aa9-0953-70fd-8d21-7d90f7a51385', E'\\x05faad10735afa6a88dff1b02bf96bdde7e33d5642bb48cee3c32a3662490fbf', NULL, '{}', E'\\x', '2025-07-30 09:28:04.179+00', '2026-11-21 04:30:00+00', E'\\xc7558285c6c0fb657129e6d3b987686ae3c1cc4245276cce207de1ddec5b5068'),
  ('47', '01986905-43a3-7796-a3c0-f8339a489a7e', E'\\x161c1f87730ed29759122455379288d160d575fb4faaeb8e19023264006c4925', NULL, '{}', E'\\x', '2025-08-02 04:23:29.443+00', '2026-11-21 04:30:00+00', E'\\x37c675125b194141d56872bb90c57d3b0ba7dbf4b61e74deedf84a7025ce202d'),
  ('48', '019873c7-c03e-7314-bb15-6f400e36e10c', E'\\x1837b9685abbba0597ac8c8d3da91ba74cb58b3418da10a7b20f2e9c867ca295', NULL, '{}', E'\\x', '2025-08-04 06:32:07.486+00', '2026-11-21 04:30:00+00', E'\\x882a9ba15587349fa293872506bc85b0bedfbae965f3e933b0147e148245baf0'),
  ('49', '0198742d-391a-7774-892a-fa4c4130b0a9', E'\\x51df61b986c6b74fb2d0d8474ffacb05fd317a83dd5a12bf3ff1ffc557bd5178', NULL, '{}', E'\\x', '2025-08-04 08:22:57.562+00', '2026-11-21 04:30:00+00', E'\\x142c4298355315d338c9895398e9fac2762c534c3dcaa2e3366b81b619bf345e'),
  ('5', '0195eaed-5b52-73bf-98a2-31d67301963e', E'\\xb287fb98a2d92b45ab6bc18c4e52e8dcec23b51da9c08a4e2312fad37f77b0dc', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x4dbb43f6fbd62fa1cd13ad3fb5377a87338e02aa9dd89daca6cdf2ecb11da133'),
  ('50', '01987a45-a517-73c7-9445-b55cd4f4f4d7', E'\\x435cb3f1c0e5381bb872675aff74babbc77a2e57e6eee99dd414e64c41758706', NULL, '{}', E'\\x', '2025-08-05 12:47:21.367+00', '2026-11-21 04:30:00+00', E'\\x15cc85964b1888e3f05ccf277bd36afec1483550af77654a5529bc66a686a613'),
  ('51', '0198adb9-bb13-7773-9bd6-16b180beb256', E'\\x84e59be7055b05d114a54515a7d4d6e6fdc8bcae65bf393c42e5c3dd2af0925f', NULL, '{}', E'\\x', '2025-08-15 12:34:47.187+00', '2026-11-21 04:30:00+00', E'\\xf1f88cb1e6cda031743538f7fea31dcc099b69fa637cc86b743b874ec1fa6f19'),
  ('52', '0198b7a5-65f9-726e-be09-4b625266cb23', E'\\xe07af695ee36c6b67e71e81ec37315e7f51b8e1abce271eb1bdbe1cd2f6b2fe6', NULL, '{}', E'\\x', '2025-08-17 10:48:46.841+00', '2026-11-21 04:30:00+00', E'\\xb5d3ba4007566bb9e3530d250e28e24987b86ff24f444688f1d2bafa23b17715'),
  ('53', '0198d1be-32ac-75cb-a0aa-255594a7b7c5', E'\\x84a213cc55f124e9d22daa18ffa01c4aff46bc5ec351c656739a1bcd2435811b', NULL, '{}', E'\\x', '2025-08-22 12:25:59.724+00', '2026-11-21 04:30:00+00', E'\\x5b3b73a38025ae64a68af8fcc3ee0f7a9336fac363db81dbcd8babbd729f9c73'),
  ('54', '019904aa-7eb6-7422-95f9-bc55eac616f6', E'\\x96c1cd779988b97283bde288c2a83375b1ed8e826fdc7681525485bcaa718bc0', NULL, '{}', E'\\x', '2025-09-01 09:45:06.486+00', '2026-11-21 04:30:00+00', E'\\x657971a5d4ee500513e78404c7e7c59c213c63c46d9b6e1b3008fbb816cc83d5'),
  ('55', '01990a07-c598-7089-bcb4-028fba1a5988', E'\\x68badba4e60b6d14cad614694039e238861a2a54fa71c187f3e5f1d8799bcba6', NULL, '{}', E'\\x', '2025-09-02 10:45:05.56+00', '2026-11-21 04:30:00+00', E'\\x7583007714940fdb855890eb2c121018e5c530ad2c2a9d859dabca4289a5018b'),
  ('56', '01990f32-eeb0-73bc-95d9-c07511d352ad', E'\\x28b456d6bb1e8c4e88193588430f1ca23cb92cdb22be880e190a7aa118430f9e', NULL, '{}', E'\\x', '2025-09-03 10:50:20.208+00', '2026-11-21 04:30:00+00', E'\\x4d478eee5495c25d574539707f925ea8b6b23b6e1b75db8b4010beae14ee959d'),
  ('57', '0199291d-4815-7466-a105-6df0bbc89592', E'\\x7a73525fa6ca75fd57438ee36a3f79e26a079d56dbb54bb77aff68d6b2ca9c13', NULL, '{}', E'\\x', '2025-09-08 11:36:48.917+00', '2026-11-21 04:30:00+00', E'\\x941a4615a4594b4c33b72efc36d0eda67170bda0c5b03bdd399f96de40387302'),
  ('58', '01993c60-445a-71c4-92b3-578e2d0a5ed3', E'\\xd980ffa89b57c31f0ad7f360a9a3eda7363cb634e6f58056134854feba1bd826', NULL, '{}', E'\\x', '2025-09-12 05:22:45.978+00', '2026-11-21 04:30:00+00', E'\\x371a015d07402accf142919392f487a869120f651e0ceed507d1862a8420ec16'),
  ('59', '01994735-b681-750b-8885-d918d82b2347', E'\\xbeb26b50da4c28079a6df10b0c4b3f1500504df096f471f6f3b244e8afe5ab58', NULL, '{}', E'\\x', '2025-09-14 07:52:06.529+00', '2026-11-21 04:30:00+00', E'\\x3130d4c2c957e47fb5076dd93ae8d6a982b5db4eab2122be3b0d87218e4d5fba'),
  ('6', '0195eaed-5b52-73d9-850d-4568d9402af0', E'\\x9201ba151f256a7f71520c2ea2579a489e586e79a9b1e3a6058c161db7398e1b', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xa9a3df900c65670a8004cbb24e50226fc7fc762fa5dfb08e90e0c5d6dc21db58'),
  ('60', '0199483e-e8b1-7611-9dcd-cd0c742c17a6', E'\\x2347caf40ff7d586c416ccbcaac664dac1b04eaa270cfae397b74e7a6bd68e28', NULL, '{}', E'\\x', '2025-09-14 12:41:46.417+00', '2026-11-21 04:30:00+00', E'\\x83cb309f476c25473ffc51a7bcb2ff8d293073c4955375846585a8182754e942'),
  ('61', '0199c7c0-0ba8-76ea-8578-5e54ecbe9afe', E'\\x79e30a92de561d9515269a0bcb0d5a901a7674f740effba334ef2a737b33fe8f', NULL, '{}', E'\\x', '2025-10-09 06:54:35.944+00', '2026-11-21 04:30:00+00', E'\\x2479055f81ea4e29595c7812db5c80abf7809d030e2a69ed649c146b6aece8fb'),
  ('62', '019a24d1-6480-73e0-a69d-06d538d39c3c', E'\\xd9d9c84bd4bd4c5dee0ce532c9b6228a51a75ee99e7bf0d01d54e07265ffc094', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\x96cefd2061b45ebfbb50922341deca25e5922123d0b3135163579aa0180218c7'),
  ('63', '019a24d1-6480-74ae-8fa6-313eba255948', E'\\x47acf876199899c5970d64e85d35109b2164d6aedc8ecbc9f09ddb92e7c5e1c4', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\x6a9f336033377294c052e90b42be5333ecf86caf4ed64321fca0f0a4e71dd642'),
  ('64', '019a3e0d-cbe7-7365-805c-88c75004a96e', E'\\xef7791c91ee079098ec91a3829b9455b25a7195d9cfe9d70c7f1c694f3cca318', NULL, '{}', E'\\x', '2025-11-01 06:14:42.919+00', '2026-11-21 04:30:00+00', E'\\x56d8b573f656819a875d2d7d671da6d83b4eba950f3cd7fde80e8556c3b6dafc'),
  ('65', '019a499b-18e8-7390-b887-ededbc2c8a22', E'\\x8846ab7408fadafdad17346d8076fc1010526c5c0f116a104a99aae3f6ef7b5a', NULL, '{}', E'\\x', '2025-11-03 12:04:52.584+00', '2026-11-21 04:30:00+00', E'\\xf62a27a59821cc4464e2b1efb0b808e01aab6b689c676f405a28e8232cd34c99'),
  ('66', '019a4dd1-d13d-76bc-8c9c-5cb511b23a9f', E'\\x5c04800780f52eddd6856e81c1cc9aa8dd33561d55aeaacc5e243e3307573438', NULL, '{}', E'\\x', '2025-11-04 07:43:07.581+00', '2026-11-21 04:30:00+00', E'\\x084d89212f5fd67e0c5597ed00516a3d2dcefefe2ee49504b3e08e820a32a3ef'),
  ('67', '019a5870-be50-76bf-a406-ada54054749a', E'\\x7e56f4e56d2474e0da0949f11637e49fb7fef21db07518531b2c6bca0d7988d9', NULL, '{}', E'\\x', '2025-11-06 09:12:55.12+00', '2026-11-21 04:30:00+00', E'\\xd386f7eb92dec24913668bd52b3b8de4e2560efbf20b0273440669e2f5e82b52'),
  ('68', '019a58cd-919f-7611-bea4-ed1f014c072c', E'\\x6dd3fb5c2eedd89f2505155ac40c4714d489602cf4a67e191765ff86ec86a1c4', NULL, '{}', E'\\x', '2025-11-06 10:54:18.527+00', '2026-11-21 04:30:00+00', E'\\x3a22ed64c25e445ad76daf51a71d67ae0ef50bd593daf23c85e1c8b1eaed491b'),
  ('69', '019acdcb-3f5e-71c6-894a-100f82144cf4', E'\\x92e30cebc92cb76622339022a76cd72c4f270929f3d55173595f8c03ae1dea25', NULL, '{}', E'\\x', '2025-11-29 04:07:20.67+00', '2026-11-21 04:30:00+00', E'\\xf643a6272ee150bca7d4cbeeeac07c989f4571f35b42cb12f4d61e04c30220aa'),
  ('7', '0195eaed-5b52-7401-98dc-f0fb32144256', E'\\xc56e0bc57cbf65c70a734731e7839fffd89655574e568a5e9fed0151144e40e3', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x50298cf424de9ab21ee89e6a24fc437059bce8a2d7803e994862296f483b983e'),
  ('70', '019acefa-c7b2-7321-86f0-23c65176b1d5', E'\\x75b6f17f896b2d5caa046666111a091b8ea7c8e1ec20124e4e9e9b324cc50897', NULL, '{}', E'\\x', '2025-11-29 09:38:52.978+00', '2026-11-21 04:30:00+00', E'\\x195b50c9e3f9ad218ab01302cfad1a7b4e1a6178914776487c0403dd13b0175b'),
  ('71', '019ad88c-72fa-735f-a64b-ebb1fb202b06', E'\\xe9f3e7fce3aa9ec932480d84b00cf636764f4c230d2942d21bc3b482a1ff8dba', NULL, '{}', E'\\x', '2025-12-01 06:14:34.49+00', '2026-11-21 04:30:00+00', E'\\x851c7230bcde6b1f961e892dff14b3da582e872eb6a69f3a1a3ea67acc37839f'),
  ('72', '019b5e41-c6ac-7484-9536-5670a55bb4e7', E'\\x5cf07bf63dd6baa40e12005e7538fcb8f3b35874bccf2a744fa67cc1c42e7c64', NULL, '{}', E'\\x', '2025-12-27 05:22:07.66+00', '2026-11-21 04:30:00+00', E'\\x5af13054538b0ca8d2b49a3fd14435fbeaa6fd5ca005a2b854ba69fcc45cb2a8'),
  ('73', '019b7ce0-50eb-74d5-b23e-cd916875bec7', E'\\xf71d84793aa320a49bd9898327cf9812de6ea3ef35487ce531717ecf62640c02', NULL, '{}', E'\\x', '2026-01-02 04:03:54.219+00', '2026-11-21 04:30:00+00', E'\\x31ed3110f9489a26a6a0e1321bad94b4d0ef3f6d3311e05b45fbc33a128efa76'),
  ('74', '019b7d9a-7db3-75c7-ba2e-61d566c4c551', E'\\xced5c0975e07dc6c55aa215bd43672701da9bc7fb0058b04a03fe3e7cd49375b', NULL, '{}', E'\\x', '2026-01-02 07:27:15.379+00', '2026-11-21 04:30:00+00', E'\\xcc08308ebf12bb91ac523cbc89ad8708007af5541cb1dda9bdb2ebbfa34ae6ed'),
  ('75', '019b92c8-7213-735c-abab-10c54e9f5692', E'\\x4cd00469c28eff71100dff8ebd33845ab4cd39944312d5232979e6e42e3bac95', NULL, '{}', E'\\x', '2026-01-06 10:09:28.595+00', '2026-11-21 04:30:00+00', E'\\x018af272f5440ddce9ee1e7f7c37a33bc8dcd68920b175040553132d6f854311'),
  ('76', '019b96c0-e9f1-7370-b003-16431191c69f', E'\\x9e6450af85c35c0564498a99fb6fbf1d6126d3723a6484a330174000b0b62584', NULL, '{}', E'\\x', '2026-01-07 04:39:43.857+00', '2026-11-21 04:30:00+00', E'\\xcbe5478bcff69e3adc00387de9b79e0194dc6bb4f4fc75bb0e5e85325c88eb3e'),
  ('77', '019b9be6-f910-72b3-af70-8ebff187ecab', E'\\x05a60810d4e64a357d1f1116a8df1f03edfdeef8fecc3c74dad6809c702aab36', NULL, '{}', E'\\x', '2026-01-08 04:39:24.176+00', '2026-11-21 04:30:00+00', E'\\xb7b1d2534020bb7cab8bfc6dc1fab942985ff7f3896287615a5ceda9536a1525'),
  ('78', '019bea69-43a4-7347-a49d-ee3e0c4b516b', E'\\xd5348e3b720420c00ff08812ab4e49cd2d173cee4b1196bc9ab709e22d5b2848', NULL, '{}', E'\\x', '2026-01-23 10:32:05.796+00', '2026-11-21 04:30:00+00', E'\\x814063f9b4ab272b3dad82719f61ee89361a6f91a0a4fcf00dd41a53c65460ee'),
  ('79', '019c1cef-33c4-77df-b594-29897f111640', E'\\xe8c052aee5e0235b1b339684e40e36f9f95f4e535228ff9e1442e0dc1c30511c', NULL, '{}', E'\\x', '2026-02-02 05:59:24.356+00', '2026-11-21 04:30:00+00', E'\\x15cffeb6619b06fcf590468dd81ef1fd76c6eeacdaa354f64958b56e6b2879c7'),
  ('8', '0195eaed-5b52-752b-b84e-3192c5193ff1', E'\\x3c25ef20bdfaedf6779dcdd7ea98f360f1927ca7db910db0ded0f58100885388', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xdeae4e1d3c607222ed07cf868efb563197c4cc4b2151ed7c831e90ef813d7f3f'),
  ('80', '019c31b6-9ffd-70bb-9f47-97a5c50086ca', E'\\x979e722c6010b0d3d8d3cab8c3dd82543ba54ff82ff11fc56d3399f1e38717a2', NULL, '{}', E'\\x', '2026-02-06 06:49:38.045+00', '2026-11-21 04:30:00+00', E'\\x39a1835f24c5c5160aaa0566f95e3d22fbeecb26df79c453d2c12e391d2e4232'),
  ('81', '019c369f-a274-7151-beb3-5d0892c3d62d', E'\\xd656bca76364969ac82fd444e6cd44b0ea092177557baddba139553a8ae2cccc', NULL, '{}', E'\\x', '2026-02-07 05:42:37.428+00', '2026-11-21 04:30:00+00', E'\\xd2a7c91bcd5032d5fcd532b99d32132e755dab71396223e24e560a5e285d7cf6'),
  ('82', '019c411e-2084-72fc-b809-4b6e53c4aa40', E'\\x934e479ec38c4f83b6685e2e2b6e0ecd9cbaf6df413994dead15194f4c54a4f0', NULL, '{}', E'\\x', '2026-02-09 06:36:59.396+00', '2026-11-21 04:30:00+00', E'\\x0cbe762d3af3ccce0c966ba9e40894504a8027371c4c33af64b21d44dc8a4eeb'),
  ('83', '019c423e-23a9-7282-a9ba-04dd9a4a6cd0', E'\\xa18422d63e8486002edb4e9e1c057bf00dda59c8adddd60d9105ced15d8cac86', NULL, '{}', E'\\x', '2026-02-09 11:51:34.569+00', '2026-11-21 04:30:00+00', E'\\x77b1ba526547140cde003ec9e8b14a5732cf1eb1f28d62f59a07964d22fad41b'),
  ('84', '019c7004-9136-7184-81f5-1e795e642124', E'\\x9d1e69393f8c9d48a3e3c4648939772fb4868e2c61636a63136705a773e727dc', NULL, '{}', E'\\x', '2026-02-18 09:11:13.462+00', '2026-11-21 04:30:00+00', E'\\x5ce4392b6a13831ed63186ab557d67cd11ed3df9c334259a0974f158d28d72d4'),
  ('85', '019cfa32-3a20-7018-93b8-0ebceaeab6e3', E'\\xbebb5fdd8e5c6e9576f2fde0832a52c9503e05d1356e52554e59c2bdef90f190', NULL, '{}', E'\\x', '2026-03-17 05:08:41.632+00', '2026-11-21 04:30:00+00', E'\\xbc3b38e7c98b6c8697364c03b888cf8918eb24292a62e52028bc56a34432bafb'),
  ('86', '019d47ad-09b4-770d-adf6-350caf6fce01', E'\\xe64b240199891fd5d7f893bbd6f2f658d42cfb67922dd50a8e80fce64bbef817', NULL, '{}', E'\\x', '2026-04-01 06:13:35.796+00', '2026-11-21 04:30:00+00', E'\\xc6700d9679b0a060383a86e588a5e51150f362ac7e16d4235d663453eae02bcc'),
  ('87', '019d805b-85ba-77a1-bd36-a8ae56e17e1e', E'\\x516405f876e6927b686b998b5f1a2d7e6a3336783dfd76fb070da71aa979a034', NULL, '{}', E'\\x', '2026-04-12 06:22:54.906+00', '2026-11-21 04:30:00+00', E'\\x33f9f4edbec4ee463ad950e4bbb18deebd73ea7bb57078d5e7de18a9682df5d4'),
  ('88', '019daf1c-ae23-72e1-8cdb-6fb5d84c185c', E'\\x6f524437e4a588969e701503e4dc979d90347c62542c86de538c241f46cc6113', NULL, '{}', E'\\x', '2026-04-21 08:16:25.635+00', '2026-11-21 04:30:00+00', E'\\x568349996ab4bf4ca54473f15030a427cb9c157c216ba7b3555e347579ac1197'),
  ('89', '019e0afc-7890-741b-bfa6-b1d93e9ebb78', E'\\xf57251a1feedf1e79d2c7fd89d44ca517ed5831668ed642dc6ee074874fdea61', NULL, '{}', E'\\x', '2026-05-09 04:26:18.64+00', '2026-11-21 04:30:00+00', E'\\x824a5d7ad90e3ec10b5279b858272b8c7c6fb18908733a5a72f0e72f3aad770c'),
  ('9', '0195eaed-5b52-75a9-9a6d-fe46c83f6d47', E'\\x27541873d3328f56baa5cca6e7ee751741fbdc5dad8c82ba79222501d12e0895', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xd8bf2a1db28f53e0685152a71be8cd7a64c7053d9000f9ed2b89d8478bc6cf47'),
  ('90', '019e91fd-57b9-7218-9123-0d41abac79ee', E'\\x8e59d671a9cdce320c0b990139d9cffae927b567800e8e92efaf1349a11b4c22', NULL, '{}', E'\\x', '2026-06-04 09:35:59.929+00', '2026-11-21 04:30:00+00', E'\\xfafec559d2855b414bd12b20190cf9389c9dcbdaa94ad1bfbb7a49abed30b4db'),
  ('91', '019f1d81-7446-7239-97ff-c2e87ec4687a', E'\\x2f436aede46b605291e6aaefd0584eee0cb86e9c1a96ae4e5b0b154770f2e4d8', NULL, '{}', E'\\x', '2026-07-01 11:47:31.014+00', '2026-11-21 04:30:00+00', E'\\x45ebd8a5c6430f9d25ca639ead5dd75f55ab9630edbe1a821e249dfa4e5ffbe6'),
  ('92', '019f4660-91bf-7423-aa41-282ea3cda164', E'\\xd066b916a190160373a0e81c83ed457ebf31412fa8033ec7aeb6a4ba4c15cd2a', NULL, '{}', E'\\x', '2026-07-09 10:16:01.727+00', '2026-11-21 04:30:00+00', E'\\xdd02d06069aa12c2e990723cd145af1871a1061664354e236c7ab873c359c2f3'),
  ('93', '019fa230-ae6c-74f6-b695-16695e2f31c3', E'\\xb315bdbef6ecd6881b2cceccad5646d41772925e76a7addb1d9da13d6e004e54', NULL, '{}', E'\\x', '2026-07-27 06:08:47.212+00', '2026-11-21 04:30:00+00', E'\\x250b69b1ca5ab4a5b6a68b6c7d7347a2d053af0da133eecf372d0529fdd21949'),
  ('94', '01a02eaf-9c16-7016-809d-f03928ed0bdd', E'\\xc2e3790b75363e3959ce053f9b698f602ccaefa903c6aebad0b51974b3826e6c', NULL, '{}', E'\\x', '2026-08-23 12:54:15.83+00', '2026-11-21 04:30:00+00', E'\\x3ec1d9194bc75aa31409d77b9b72cadad9ed9602d328e5de86419cbf7cccb002'),
  ('95', '01a0b40e-f07d-7447-a768-7bd627facb1c', E'\\x3e3cf87da26bfe0e3a8f833f9fa21909ece8f2830c0f7b38a53fdf5817578ba0', NULL, '{}', E'\\x', '2026-09-18 10:27:53.085+00', '2026-11-21 04:30:00+00', E'\\xc1bfaa0f86b2c94119f7d0efc8e8f994c0eb28407ba44e574c20eb2c129ae8bb'),
  ('96', '01a0d6d4-797a-7007-85ed-8842853b2da6', E'\\x0c1cacc35e189132333231d2d5c79ce2e0328fc6595b9b3161f23584097b4925', NULL, '{}', E'\\x', '2026-09-25 04:30:44.09+00', '2026-11-21 04:30:00+00', E'\\x959013a66a2cf1568a9cf3794915de5ea202d8be748db65a4302f436c875daba'),
  ('97', '01a11b91-9b52-745c-b31f-0a785f3195b5', E'\\x91454ca97e4341f9c0720c8e1b44824ec5de910812016e69ec54e9036902aa7f', NULL, '{}', E'\\x', '2026-10-08 12:51:29.746+00', '2026-11-21 04:30:00+00', E'\\x292d0113e148886679afcb73245f4c22b11f35de3468d16c52316961d4d34037'),
  ('98', '01a13e7e-69d3-7548-b9da-37c0d80058bb', E'\\xe7456c6b540e29acfb2bcc4e40d1b95cb237220880172f1746c6167155bc4ff3', NULL, '{}', E'\\x', '2026-10-15 07:37:14.451+00', '2026-11-21 04:30:00+00', E'\\x2f679e06ee869e4731c218bc1f1fa9391f49e7a53cf625247412817ed288807d'),
  ('99', '01a19b44-4019-7212-9cca-45ea77296fc8', E'\\x615ba5de1405cf8881d277077c16a638fbfe84deaf395386b889436dbeb59601', NULL, '{}', E'\\x', '2026-11-02 07:58:23.769+00', '2026-11-21 04:30:00+00', E'\\xb2772ced00d578337bc9ed84f16c6fba61702e33ef706791deecc8900c97791c');
insert into audit_personal ("entry_id", "subject_id", "field", "before", "after", "salt") overriding system value values
  ('01a20a36-ce86-71da-bfdc-c6c69310fbf1', '01a1b03c-74c1-77c0-b545-c4a135e6526b', 'reason', NULL, '"Scholarship"', '0e1ea693-e48b-4934-b556-307ce85e33e5'),
  ('01a20a36-ce8f-7714-9437-b08be280b142', '01a1b03c-74c1-77c0-b545-c4a135e6526b', 'reason', NULL, '"Paid twice"', '68fba7ff-5337-4937-9391-29d1f4ca1b49'),
  ('01a20a36-cec4-7355-9e9b-4b03155eacb6', '01976d38-7d5f-757f-b0a5-4d61bf1ce3bc', 'degree', '"BCom"', '"BSc"', 'ee48c9c4-0cc4-411d-a1d9-e5bb1031df4d');
insert into audit_seal ("day", "n", "hash") overriding system value values
  ('2026-11-21', '127', E'\\x167925b908005ebf74395a65d2be7df4c7149c7ea5230f4cfbbb8b55ada3d491');
insert into audit_unchained ("at", "entry_id") overriding system value values
  ('2026-11-21 04:30:00+00', '01a20a36-cec4-7355-9e9b-4b03155eacb6');
insert into backup_run ("id", "kind", "started_at", "seen_at", "finished_at", "place", "encrypted", "bytes", "reason") overriding system value values
  ('01a20a36-ceb6-741e-9735-ecb042614411', 'scheduled', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'office:/backup/example.tar.gz', 'false', '4096', NULL);
insert into batch ("id", "code", "code_key", "course_id", "time", "start_on", "end_on", "created_at", "version", "deleted_at", "trainer", "trainer_key", "room", "room_key", "sessions", "seats") overriding system value values
  ('01a20a36-ce25-7501-b15b-0e832caf66e4', 'TALLY-2504', 'tally-2504', '01a20a36-ce23-7658-8020-98ec31353c79', '15:00 to 17:00', '2025-04-01', '2025-07-01', '2025-03-11 05:44:07.174+00', '1', NULL, 'Anita Example', 'anita example', 'Room 1', 'room 1', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1'),
  ('01a20a36-ce25-7501-b15b-134fa1d6c2f1', 'PY-2504', 'py-2504', '01a20a36-ce23-7658-8020-9f941edd824c', '08:00 to 10:00', '2025-04-27', '2025-08-27', '2025-04-06 10:29:18.706+00', '1', NULL, 'Binod Example', 'binod example', 'Room 2', 'room 2', '[{"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 6}]', '1'),
  ('01a20a36-ce25-7501-b15b-1491eb2825cd', 'FSW-2505', 'fsw-2505', '01a20a36-ce23-7658-8020-a35a434edac1', '12:30 to 14:30', '2025-05-24', '2026-01-24', '2025-05-03 08:05:14.006+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 1', 'lab 1', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1'),
  ('01a20a36-ce25-7501-b15b-18ace75ad34b', 'DA-2506', 'da-2506', '01a20a36-ce23-7658-8020-a5d9d799e285', '18:00 to 20:00', '2025-06-19', '2025-12-19', '2025-05-29 10:56:01.407+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 2', 'lab 2', '[{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}]', '1'),
  ('01a20a36-ce25-7501-b15b-1f2ce16c6b96', 'GD-2507', 'gd-2507', '01a20a36-ce23-7658-8020-a906b5a29f32', '18:00 to 20:00', '2025-07-16', '2025-12-16', '2025-06-25 12:57:02.901+00', '1', NULL, 'Esther Example', 'esther example', 'Room 1', 'room 1', '[{"end": "20:00", "start": "18:00", "weekday": 2}, {"end": "20:00", "start": "18:00", "weekday": 4}, {"end": "20:00", "start": "18:00", "weekday": 6}]', '1'),
  ('01a20a36-ce25-7501-b15b-23aa4be527e6', 'DM-2508', 'dm-2508', '01a20a36-ce23-7658-8020-ac0bb0a0f00c', '10:00 to 12:00', '2025-08-11', '2025-11-11', '2025-07-21 06:09:14.399+00', '1', NULL, 'Anita Example', 'anita example', 'Room 2', 'room 2', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1'),
  ('01a20a36-ce25-7501-b15b-25d182fb5bcd', 'HT-2509', 'ht-2509', '01a20a36-ce23-7658-8020-b386a865fd20', '15:00 to 17:00', '2025-09-07', '2025-11-07', '2025-08-17 10:48:46.841+00', '1', NULL, 'Binod Example', 'binod example', 'Lab 1', 'lab 1', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1'),
  ('01a20a36-ce25-7501-b15b-2aa0f66112b3', 'FR-2510', 'fr-2510', '01a20a36-ce23-7658-8020-b7360c972285', '15:00 to 17:00', '2025-10-03', '2026-02-03', '2025-09-12 05:22:45.978+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 2', 'lab 2', '[{"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 6}]', '1'),
  ('01a20a36-ce25-7501-b15b-2ce310847a9e', 'TALLY-2510', 'tally-2510', '01a20a36-ce23-7658-8020-98ec31353c79', '12:30 to 14:30', '2025-10-30', '2026-01-30', '2025-10-09 06:54:35.944+00', '1', NULL, 'Dev Example', 'dev example', 'Room 1', 'room 1', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1'),
  ('01a20a36-ce25-7501-b15b-322558fc6cdd', 'PY-2511', 'py-2511', '01a20a36-ce23-7658-8020-9f941edd824c', '18:00 to 20:00', '2025-11-25', '2026-03-25', '2025-11-04 07:43:07.581+00', '1', NULL, 'Esther Example', 'esther example', 'Room 2', 'room 2', '[{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}]', '1'),
  ('01a20a36-ce26-770d-8547-d5340f0cb218', 'FSW-2512', 'fsw-2512', '01a20a36-ce23-7658-8020-a35a434edac1', '12:30 to 14:30', '2025-12-22', '2026-08-22', '2025-12-01 06:14:34.49+00', '1', NULL, 'Anita Example', 'anita example', 'Lab 1', 'lab 1', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1'),
  ('01a20a36-ce26-770d-8547-d99d47ddd45e', 'DA-2601', 'da-2601', '01a20a36-ce23-7658-8020-a5d9d799e285', '12:30 to 14:30', '2026-01-17', '2026-07-17', '2025-12-27 05:22:07.66+00', '1', NULL, 'Binod Example', 'binod example', 'Lab 2', 'lab 2', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1'),
  ('01a20a36-ce26-770d-8547-def3f77487fc', 'GD-2602', 'gd-2602', '01a20a36-ce23-7658-8020-a906b5a29f32', '08:00 to 10:00', '2026-02-13', '2026-07-13', '2026-01-23 10:32:05.796+00', '1', NULL, 'Chitra Example', 'chitra example', 'Room 1', 'room 1', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1'),
  ('01a20a36-ce26-770d-8547-e043040f48c5', 'DM-2603', 'dm-2603', '01a20a36-ce23-7658-8020-ac0bb0a0f00c', '12:30 to 14:30', '2026-03-11', '2026-06-11', '2026-02-18 09:11:13.462+00', '1', NULL, 'Dev Example', 'dev example', 'Room 2', 'room 2', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1'),
  ('01a20a36-ce26-770d-8547-e7eb1453030a', 'HT-2604', 'ht-2604', '01a20a36-ce23-7658-8020-b386a865fd20', '10:00 to 12:00', '2026-04-07', '2026-06-07', '2026-03-17 05:08:41.632+00', '1', NULL, 'Esther Example', 'esther example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1'),
  ('01a20a36-ce26-770d-8547-e99515da0ee3', 'FR-2605', 'fr-2605', '01a20a36-ce23-7658-8020-b7360c972285', '08:00 to 10:00', '2026-05-03', '2026-09-03', '2026-04-12 06:22:54.906+00', '1', NULL, 'Anita Example', 'anita example', 'Lab 2', 'lab 2', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1'),
  ('01a20a36-ce26-770d-8547-ee3268f06b73', 'TALLY-2605', 'tally-2605', '01a20a36-ce23-7658-8020-98ec31353c79', '12:30 to 14:30', '2026-05-30', '2026-08-30', '2026-05-09 04:26:18.64+00', '1', NULL, 'Binod Example', 'binod example', 'Room 1', 'room 1', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1'),
  ('01a20a36-ce26-770d-8547-f011f8ef68db', 'PY-2606', 'py-2606', '01a20a36-ce23-7658-8020-9f941edd824c', '08:00 to 10:00', '2026-06-25', '2026-10-25', '2026-06-04 09:35:59.929+00', '1', NULL, 'Chitra Example', 'chitra example', 'Room 2', 'room 2', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1'),
  ('01a20a36-ce26-770d-8547-f7274b04440e', 'FSW-2607', 'fsw-2607', '01a20a36-ce23-7658-8020-a35a434edac1', '10:00 to 12:00', '2026-07-22', NULL, '2026-07-01 11:47:31.014+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1'),
  ('01a20a36-ce26-770d-8547-fa689f9f26e0', 'DA-2608', 'da-2608', '01a20a36-ce23-7658-8020-a5d9d799e285', '10:00 to 12:00', '2026-08-17', '2027-02-17', '2026-07-27 06:08:47.212+00', '1', NULL, 'Esther Example', 'esther example', 'Lab 2', 'lab 2', '[{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}]', '1'),
  ('01a20a36-ce26-770d-8547-ff1b529a026c', 'GD-2609', 'gd-2609', '01a20a36-ce23-7658-8020-a906b5a29f32', '08:00 to 10:00', '2026-09-13', '2027-02-13', '2026-08-23 12:54:15.83+00', '1', NULL, 'Anita Example', 'anita example', 'Room 1', 'room 1', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1'),
  ('01a20a36-ce26-770d-8548-00e6af16ada4', 'DM-2610', 'dm-2610', '01a20a36-ce23-7658-8020-ac0bb0a0f00c', '12:30 to 14:30', '2026-10-09', NULL, '2026-09-18 10:27:53.085+00', '1', NULL, 'Binod Example', 'binod example', 'Room 2', 'room 2', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1'),
  ('01a20a36-ce26-770d-8548-048831cb3dda', 'HT-2611', 'ht-2611', '01a20a36-ce23-7658-8020-b386a865fd20', '10:00 to 12:00', '2026-11-05', '2027-01-05', '2026-10-15 07:37:14.451+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}]', '1'),
  ('01a20a36-ce26-770d-8548-0acd01b7d614', 'FR-2612', 'fr-2612', '01a20a36-ce23-7658-8020-b7360c972285', '15:00 to 17:00', '2026-12-01', NULL, '2026-11-10 06:43:16.88+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 2', 'lab 2', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1');
insert into cash_entry ("id", "kind", "amount", "day", "reference", "recorded_at", "recorded_by", "voided_at", "voided_by") overriding system value values
  ('01a20a36-cebe-769c-8042-e00e8a38e558', 'opening', '1000.00', '2026-11-20', NULL, '2026-11-21 04:30:00+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', NULL, NULL);
insert into consent ("student_id", "given_by", "guardian_name", "notice_version", "at", "recorded_by") overriding system value values
  ('01976d38-7d5f-757f-b0a5-4d61bf1ce3bc', 'student', NULL, '2', '2026-11-21 04:30:00+00', NULL);
insert into course ("id", "name", "name_key", "fee", "duration", "added_by", "created_at", "version", "deleted_at", "instalments") overriding system value values
  ('01a20a36-ce23-7658-8020-98ec31353c79', 'Tally with GST', 'tally with gst', '12000.00', '3 months', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20a36-ce23-7658-8020-9f941edd824c', 'Python Programming', 'python programming', '18000.00', '4 months', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20a36-ce23-7658-8020-a35a434edac1', 'Full Stack Web Development', 'full stack web development', '45000.00', '8 months', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20a36-ce23-7658-8020-a5d9d799e285', 'Data Analytics', 'data analytics', '35000.00', '6 months', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20a36-ce23-7658-8020-a906b5a29f32', 'Graphic Design', 'graphic design', '22000.00', '5 months', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20a36-ce23-7658-8020-ac0bb0a0f00c', 'Digital Marketing', 'digital marketing', '15000.00', '3 months', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20a36-ce23-7658-8020-b386a865fd20', 'Hindi Typing', 'hindi typing', '4500.00', '2 months', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20a36-ce23-7658-8020-b7360c972285', 'Français des affaires', 'francais des affaires', '16500.00', '4 months', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', '2025-04-01 10:49:33.548+00', '1', NULL, NULL);
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
  ('01a20a36-cebe-769c-8042-de1298a46859', '2026-11-20', NULL, '0.00', '0.00', '{}', NULL, '2026-11-21 04:30:00+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', '{}');
insert into declared_payment ("student_id", "fee", "paid", "pay_mode") overriding system value values
  ('01a1be83-9230-75f7-9960-a7b48dacdf00', '16500.00', '8250.00', 'Online');
insert into deletion ("id", "record", "deleted_at", "deleted_by", "status_before", "enquiry", "erase_after", "erased_at") overriding system value values
  ('01a20a36-ceb6-741e-9735-e42023bbcc15', 'enquiry', '2026-11-21 04:30:00+00', NULL, NULL, '{"id": "01a20a36-ceb6-741e-9735-e42023bbcc15", "name": "Example"}', '2026-11-21 04:30:00+00', NULL);
insert into discount_limit ("one", "percent", "version") overriding system value values
  ('true', '10.00', '2');
insert into draft ("account_id", "key", "field_values", "saved_at") overriding system value values
  ('01a20a36-ce0e-7625-9ff8-7198391b43b6', 'course-add', '{"course":"Example"}', '2026-11-21 04:30:00+00');
insert into enquiry ("id", "name", "name_key", "mail_id", "contact", "alt_contact", "qualification", "address", "course_id", "enquiry_mode", "mode", "ref", "remark", "day", "status", "is_placed", "student_id", "created_at", "version", "next_call_on") overriding system value values
  ('01962e07-dbf7-75e0-9e61-9b6c5f73f43d', 'Ishwari Voorbeeld', 'ishwari voorbeeld', 'ishwari.3@example.net', '5570000003', '5580000003', 'BSc', '37 Namuna Marg, Example Nagar', '01a20a36-ce23-7658-8020-a35a434edac1', 'online', 'online', NULL, NULL, '2025-04-13', 'Pending', 'false', NULL, '2025-04-13 07:23:09.175+00', '2', NULL),
  ('01973f71-631b-710e-840a-3d98ae4aaeb6', 'विवेक दृष्टांत', 'विवेक दृष्टांत', 'student.1@example.com', '5550000001', NULL, 'BCom', '159 Namuna Marg, Demo Colony', '01a20a36-ce23-7658-8020-a5d9d799e285', 'offline', 'offline', 'एक मित्र', 'Will come for a trial class', '2025-06-05', 'Closed', 'false', '01976d38-7d5f-757f-b0a5-4d61bf1ce3bc', '2025-06-05 09:34:45.019+00', '2', NULL),
  ('019a24d1-6480-76fb-9725-61d6654b582d', 'Asha Beispiel', 'asha beispiel', 'asha.2@example.net', '5570000002', '5580000002', 'BSc', '77 Example Road, Namunapur', '01a20a36-ce23-7658-8020-a35a434edac1', 'offline', 'offline', 'Poster at the college', 'Will come for a trial class', '2025-10-27', 'Pending', 'false', NULL, '2025-10-27 08:38:13.888+00', '2', NULL);
insert into enquiry_note ("id", "enquiry_id", "at", "written_by", "note", "next_call_on") overriding system value values
  ('01a20a36-ceb6-741e-9735-f6b8e5a53a9f', '01962e07-dbf7-75e0-9e61-9b6c5f73f43d', '2026-11-21 04:30:00+00', NULL, 'Example', NULL);
insert into enrolment ("id", "student_id", "n", "course_id", "batch_id", "mode", "duration", "fee", "joining_on", "end_on", "is_completed", "ended_at", "end_reason", "created_at", "version") overriding system value values
  ('01976d38-7d5f-7686-9269-6492a7b19510', '01976d38-7d5f-757f-b0a5-4d61bf1ce3bc', '1', '01a20a36-ce23-7658-8020-a5d9d799e285', '01a20a36-ce25-7501-b15b-18ace75ad34b', 'offline', '6 months', '31500.00', '2025-06-14', '2025-12-19', 'true', NULL, NULL, '2025-06-14 06:55:08.127+00', '1'),
  ('0198305a-7b46-7085-abde-e94bf6c83421', '0198305a-7b46-756a-9af0-3146b336fac9', '1', '01a20a36-ce23-7658-8020-a906b5a29f32', '01a20a36-ce25-7501-b15b-1f2ce16c6b96', 'offline', '5 months', '22000.00', '2025-07-22', '2025-12-16', 'true', NULL, NULL, '2025-07-22 04:18:12.934+00', '1'),
  ('0199483e-e8b1-74e9-8b0c-c295afb2bce5', '0199483e-e8b1-726c-a8a4-d68655e8ca02', '1', '01a20a36-ce23-7658-8020-ac0bb0a0f00c', '01a20a36-ce25-7501-b15b-23aa4be527e6', 'online', '3 months', '15000.00', '2025-09-14', '2025-11-11', 'true', NULL, NULL, '2025-09-14 12:41:46.417+00', '1'),
  ('019acdcb-3f5e-740b-8341-e054ddad9e3e', '019acdcb-3f5e-771a-9794-43c855dcd054', '1', '01a20a36-ce23-7658-8020-9f941edd824c', '01a20a36-ce25-7501-b15b-322558fc6cdd', 'offline', '4 months', '18000.00', '2025-11-29', '2026-03-25', 'true', NULL, NULL, '2025-11-29 04:07:20.67+00', '1'),
  ('01a11b91-9b52-70cf-8c06-140339a73ab9', '01a11b91-9b52-7666-8cf6-b230ca7eb219', '1', '01a20a36-ce23-7658-8020-ac0bb0a0f00c', '01a20a36-ce26-770d-8548-00e6af16ada4', 'offline', '3 months', '13500.00', '2026-10-08', NULL, 'false', NULL, NULL, '2026-10-08 12:51:29.746+00', '1'),
  ('01a1b03c-74c1-74c0-b117-5833f969cdfa', '01a1b03c-74c1-77c0-b545-c4a135e6526b', '1', '01a20a36-ce23-7658-8020-b386a865fd20', '01a20a36-ce26-770d-8548-048831cb3dda', 'online', '2 months', '4050.00', '2026-11-06', NULL, 'false', NULL, NULL, '2026-11-06 09:41:54.497+00', '1'),
  ('01a1be83-9230-739f-bf0e-08d791078ab1', '01a1be83-9230-75f7-9960-a7b48dacdf00', '1', '01a20a36-ce23-7658-8020-b7360c972285', '01a20a36-ce26-770d-8548-0acd01b7d614', 'offline', '4 months', '0.00', '2026-12-01', NULL, 'false', NULL, NULL, '2026-11-09 04:14:16.112+00', '1'),
  ('01a1fb86-a83e-72d5-b62f-aa125a80ad08', '01a1fb86-a83e-71d6-9219-d06cbf9a3d5a', '1', '01a20a36-ce23-7658-8020-b386a865fd20', '01a20a36-ce26-770d-8548-048831cb3dda', 'offline', '2 months', '4050.00', '2026-11-21', NULL, 'false', NULL, NULL, '2026-11-21 00:34:28.542+00', '1');
insert into expense ("id", "category_id", "remark", "amount", "day", "created_at", "updated_at", "version", "financial_year", "n", "pay_mode", "payee", "voided_at", "voided_by") overriding system value values
  ('01972f8c-001d-73ba-87fc-c23fa4cf9ac7', '01a20a36-ce5f-731a-a42c-50452a37d42c', 'Sample Telecom, line of the month', '172.00', '2025-06-02', '2025-06-02 07:29:53.693+00', '2025-06-02 07:29:53.693+00', '1', '2025-26', '1', 'Online', NULL, NULL, NULL),
  ('019730ae-176e-733d-9238-6b72d64b3ffc', '01a20a36-ce5f-731a-a42c-4e4bfbf69a64', 'Example Power Company, bill of the month', '516.00', '2025-06-02', '2025-06-02 12:46:45.102+00', '2025-06-02 12:46:45.102+00', '1', '2025-26', '2', 'Online', NULL, NULL, NULL),
  ('01973f27-1abc-702d-b6b8-cb0bfd54bd9e', '01a20a36-ce5f-731a-a42c-47c1627f5347', 'Teachers and office of the example institute', '3876.00', '2025-06-05', '2025-06-05 08:13:36.828+00', '2025-06-05 08:13:36.828+00', '1', '2025-26', '3', 'Online', NULL, NULL, NULL),
  ('019744be-dbb1-753e-b9a1-b52896baf929', '01a20a36-ce5f-731a-a42c-4b651a50a6ab', 'Example House, all classrooms', '2153.00', '2025-06-06', '2025-06-06 10:17:28.241+00', '2025-06-06 10:17:28.241+00', '1', '2025-26', '4', 'Online', NULL, NULL, NULL),
  ('0197cf00-2cf0-7404-a53a-2f0c16a57ca4', '01a20a36-ce5f-731a-a42c-4e4bfbf69a64', 'Example Power Company, bill of the month', '1058.00', '2025-07-03', '2025-07-03 06:36:24.688+00', '2025-07-03 06:36:24.688+00', '1', '2025-26', '5', 'Online', NULL, NULL, NULL),
  ('0197d3b1-cdf4-7003-b71f-131ec0ea55b1', '01a20a36-ce5f-731a-a42c-50452a37d42c', 'Sample Telecom, line of the month', '352.00', '2025-07-04', '2025-07-04 04:28:54.644+00', '2025-07-04 04:28:54.644+00', '1', '2025-26', '6', 'Online', NULL, NULL, NULL),
  ('0197d44b-78c3-72fe-980f-b614197d6e57', '01a20a36-ce5f-731a-a42c-47c1627f5347', 'Teachers and office of the example institute', '7938.00', '2025-07-04', '2025-07-04 07:16:45.379+00', '2025-07-04 07:16:45.379+00', '1', '2025-26', '7', 'Online', NULL, NULL, NULL),
  ('0197e9a1-67f5-71e9-9d58-bdc2e947b762', '01a20a36-ce5f-731a-a42c-4b651a50a6ab', 'Example House, all classrooms', '4410.00', '2025-07-08', '2025-07-08 10:42:38.709+00', '2025-07-08 10:42:38.709+00', '1', '2025-26', '8', 'Online', NULL, NULL, NULL),
  ('01986905-43a3-7037-84c0-6929b32fa38c', '01a20a36-ce5f-731a-a42c-4b651a50a6ab', 'Example House, all classrooms', '4341.00', '2025-08-02', '2025-08-02 04:23:29.443+00', '2025-08-02 04:23:29.443+00', '1', '2025-26', '9', 'Online', NULL, NULL, NULL),
  ('019873c7-c03e-7163-832e-9cc48dbe8c6a', '01a20a36-ce5f-731a-a42c-47c1627f5347', 'Teachers and office of the example institute', '7814.00', '2025-08-04', '2025-08-04 06:32:07.486+00', '2025-08-04 06:32:07.486+00', '1', '2025-26', '10', 'Online', NULL, NULL, NULL),
  ('0198742d-391a-7063-8f15-a851fe06afce', '01a20a36-ce5f-731a-a42c-50452a37d42c', 'Sample Telecom, line of the month', '347.00', '2025-08-04', '2025-08-04 08:22:57.562+00', '2025-08-04 08:22:57.562+00', '1', '2025-26', '11', 'Online', NULL, NULL, NULL),
  ('01987a45-a517-705c-aba0-10aa4b8f2ec3', '01a20a36-ce5f-731a-a42c-4e4bfbf69a64', 'Example Power Company, bill of the month', '1041.00', '2025-08-05', '2025-08-05 12:47:21.367+00', '2025-08-05 12:47:21.367+00', '1', '2025-26', '12', 'Online', NULL, NULL, NULL),
  ('019904aa-7eb6-71df-9454-d00756ff14a6', '01a20a36-ce5f-731a-a42c-47c1627f5347', 'Teachers and office of the example institute', '6144.00', '2025-09-01', '2025-09-01 09:45:06.486+00', '2025-09-01 09:45:06.486+00', '1', '2025-26', '13', 'Online', NULL, NULL, NULL),
  ('01990a07-c598-72e3-8ef3-04ac83b8a051', '01a20a36-ce5f-731a-a42c-4b651a50a6ab', 'Example House, all classrooms', '3413.00', '2025-09-02', '2025-09-02 10:45:05.56+00', '2025-09-02 10:45:05.56+00', '1', '2025-26', '14', 'Online', NULL, NULL, NULL),
  ('01990f32-eeb0-74e3-b777-959ea470b5ea', '01a20a36-ce5f-731a-a42c-4e4bfbf69a64', 'Example Power Company, bill of the month', '819.00', '2025-09-03', '2025-09-03 10:50:20.208+00', '2025-09-03 10:50:20.208+00', '1', '2025-26', '15', 'Online', NULL, NULL, NULL),
  ('0199291d-4815-7463-b7de-82b1ec27869f', '01a20a36-ce5f-731a-a42c-50452a37d42c', 'Sample Telecom, line of the month', '273.00', '2025-09-08', '2025-09-08 11:36:48.917+00', '2025-09-08 11:36:48.917+00', '1', '2025-26', '16', 'Online', NULL, NULL, NULL),
  ('019a3e0d-cbe7-73ae-9d44-15f2e6b3b438', '01a20a36-ce5f-731a-a42c-4b651a50a6ab', 'Example House, all classrooms', '1250.00', '2025-11-01', '2025-11-01 06:14:42.919+00', '2025-11-01 06:14:42.919+00', '1', '2025-26', '17', 'Online', NULL, NULL, NULL),
  ('019a499b-18e8-70ec-a369-38968f54452d', '01a20a36-ce5f-731a-a42c-47c1627f5347', 'Teachers and office of the example institute', '2250.00', '2025-11-03', '2025-11-03 12:04:52.584+00', '2025-11-03 12:04:52.584+00', '1', '2025-26', '18', 'Online', NULL, NULL, NULL),
  ('019a5870-be50-7698-bbe4-9fa04c362fde', '01a20a36-ce5f-731a-a42c-50452a37d42c', 'Sample Telecom, line of the month', '100.00', '2025-11-06', '2025-11-06 09:12:55.12+00', '2025-11-06 09:12:55.12+00', '1', '2025-26', '19', 'Online', NULL, NULL, NULL),
  ('019a58cd-919f-7025-a185-2f8406dbcffd', '01a20a36-ce5f-731a-a42c-4e4bfbf69a64', 'Example Power Company, bill of the month', '300.00', '2025-11-06', '2025-11-06 10:54:18.527+00', '2025-11-06 10:54:18.527+00', '1', '2025-26', '20', 'Online', NULL, NULL, NULL),
  ('019b7d9a-7db3-7072-90ef-49165a4168be', '01a20a36-ce5f-731a-a42c-4b651a50a6ab', 'Example House, all classrooms', '1076.00', '2026-01-02', '2026-01-02 07:27:15.379+00', '2026-01-02 07:27:15.379+00', '1', '2025-26', '21', 'Online', NULL, NULL, NULL),
  ('019b92c8-7213-75c4-888e-f548e53c5953', '01a20a36-ce5f-731a-a42c-4e4bfbf69a64', 'Example Power Company, bill of the month', '258.00', '2026-01-06', '2026-01-06 10:09:28.595+00', '2026-01-06 10:09:28.595+00', '1', '2025-26', '22', 'Online', NULL, NULL, NULL),
  ('019b96c0-e9f1-7625-a321-6db49ee23da9', '01a20a36-ce5f-731a-a42c-47c1627f5347', 'Teachers and office of the example institute', '1938.00', '2026-01-07', '2026-01-07 04:39:43.857+00', '2026-01-07 04:39:43.857+00', '1', '2025-26', '23', 'Online', NULL, NULL, NULL),
  ('019b9be6-f910-76d3-b07c-84b1731d66b9', '01a20a36-ce5f-731a-a42c-50452a37d42c', 'Sample Telecom, line of the month', '86.00', '2026-01-08', '2026-01-08 04:39:24.176+00', '2026-01-08 04:39:24.176+00', '1', '2025-26', '24', 'Online', NULL, NULL, NULL),
  ('019c31b6-9ffd-7070-8015-575c92495b70', '01a20a36-ce5f-731a-a42c-47c1627f5347', 'Teachers and office of the example institute', '2457.00', '2026-02-06', '2026-02-06 06:49:38.045+00', '2026-02-06 06:49:38.045+00', '1', '2025-26', '25', 'Online', NULL, NULL, NULL),
  ('019c369f-a274-7286-94ef-0aba40523960', '01a20a36-ce5f-731a-a42c-4b651a50a6ab', 'Example House, all classrooms', '1365.00', '2026-02-07', '2026-02-07 05:42:37.428+00', '2026-02-07 05:42:37.428+00', '1', '2025-26', '26', 'Online', NULL, NULL, NULL),
  ('019c411e-2084-7483-9e3d-55e8504c171d', '01a20a36-ce5f-731a-a42c-4e4bfbf69a64', 'Example Power Company, bill of the month', '327.00', '2026-02-09', '2026-02-09 06:36:59.396+00', '2026-02-09 06:36:59.396+00', '1', '2025-26', '27', 'Online', NULL, NULL, NULL),
  ('019c423e-23a9-724e-9553-cfa763f5f554', '01a20a36-ce5f-731a-a42c-50452a37d42c', 'Sample Telecom, line of the month', '109.00', '2026-02-09', '2026-02-09 11:51:34.569+00', '2026-02-09 11:51:34.569+00', '1', '2025-26', '28', 'Online', NULL, NULL, NULL),
  ('01a19b44-4019-741f-8ef1-a78e748ce31d', '01a20a36-ce5f-731a-a42c-4b651a50a6ab', 'Example House, all classrooms', '221.00', '2026-11-02', '2026-11-02 07:58:23.769+00', '2026-11-02 07:58:23.769+00', '1', '2026-27', '1', 'Online', NULL, NULL, NULL),
  ('01a19c3d-3bc5-763b-bd1c-ff274ed0e219', '01a20a36-ce5f-731a-a42c-47c1627f5347', 'Teachers and office of the example institute', '398.00', '2026-11-02', '2026-11-02 12:30:21.125+00', '2026-11-02 12:30:21.125+00', '1', '2026-27', '2', 'Online', NULL, NULL, NULL),
  ('01a1a4b8-370c-70e0-9a7c-498240a6ffa3', '01a20a36-ce5f-731a-a42c-4e4bfbf69a64', 'Example Power Company, bill of the month', '53.00', '2026-11-04', '2026-11-04 04:01:38.572+00', '2026-11-04 04:01:38.572+00', '1', '2026-27', '3', 'Online', NULL, NULL, NULL),
  ('01a1c057-66d2-778a-a5a8-9bef7f211f7d', '01a20a36-ce5f-731a-a42c-50452a37d42c', 'Sample Telecom, line of the month', '17.00', '2026-11-09', '2026-11-09 12:45:15.858+00', '2026-11-09 12:45:15.858+00', '1', '2026-27', '4', 'Online', NULL, NULL, NULL);
insert into expense_category ("id", "ledger", "ledger_key", "created_at", "updated_at", "deleted_at", "budget", "version") overriding system value values
  ('01a20a36-ce5f-731a-a42c-47c1627f5347', 'Salaries', 'salaries', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20a36-ce5f-731a-a42c-4b651a50a6ab', 'Rent', 'rent', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20a36-ce5f-731a-a42c-4e4bfbf69a64', 'Electricity', 'electricity', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20a36-ce5f-731a-a42c-50452a37d42c', 'Internet', 'internet', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20a36-ce5f-731a-a42c-54c4a8205f81', 'Stationery', 'stationery', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '5000.00', '1'),
  ('01a20a36-ce5f-731a-a42c-5870cdbf61ec', 'Repairs', 'repairs', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20a36-ce5f-731a-a42c-5e8118ace625', 'Tea and water', 'tea and water', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '3000.00', '1'),
  ('01a20a36-ce5f-731a-a42c-606e5e5ce4cc', 'Advertising', 'advertising', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '20000.00', '1');
insert into expense_voucher_series ("financial_year", "last") overriding system value values
  ('2025-26', '28'),
  ('2026-27', '4');
insert into fee_adjustment ("id", "student_id", "kind", "enrolment_id", "amount", "reason", "day", "created_at", "created_by", "by_hr", "version", "withdrawn_at", "withdrawn_by") overriding system value values
  ('01a20a36-ce81-7218-a1dc-e3afa9f0e780', '01a1b03c-74c1-77c0-b545-c4a135e6526b', 'Discount', '01a1b03c-74c1-74c0-b117-5833f969cdfa', '500.00', 'Scholarship', '2026-11-21', '2026-11-21 04:30:00+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'false', '1', NULL, NULL);
insert into fee_plan ("enrolment_id", "version") overriding system value values
  ('01976d38-7d5f-7686-9269-6492a7b19510', '1');
insert into fee_plan_row ("enrolment_id", "n", "due_on", "amount") overriding system value values
  ('01976d38-7d5f-7686-9269-6492a7b19510', '1', '2026-11-20', '1000.00');
insert into heartbeat ("process_id", "started_at", "seen_at") overriding system value values
  ('01a20a36-ceb6-741e-9735-f070f024b4dc', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00');
insert into holiday ("id", "name", "start_on", "end_on", "created_at") overriding system value values
  ('01a20a36-ceb6-741e-9735-fa4343a5bb98', 'Example', '2026-11-08', '2026-11-09', '2026-11-21 04:30:00+00');
insert into idempotency ("scope", "route", "key", "body_hash", "status", "answer", "forever", "at") overriding system value values
  ('01a20a36-ce0e-7625-9ff8-7198391b43b6', 'POST /api/enquiry', 'dump', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '201', '{}', 'false', '2026-11-21 04:30:00+00');
insert into import ("id", "kind", "owner_id", "name", "columns", "mapping", "day_order", "asks_day_order", "state", "created_at", "run_at", "done_rows", "is_cancelled", "failure", "done_at", "undone_at", "undone_by", "students", "receipts", "paid") overriding system value values
  ('01a20a36-ce0e-7625-9ff8-7198391b43b6', 'students', '01a20a36-ce0e-7625-9ff8-7198391b43b6', '', '["Name"]', '{"name": 0}', NULL, 'false', 'open', '2026-11-21 04:30:00+00', NULL, '0', 'false', NULL, NULL, NULL, NULL, '0', '0', '0.00');
insert into import_row ("import_id", "line", "cells", "is_skipped", "errors", "conflicts", "warnings", "person_key", "name_key", "known_key", "email_key", "phone", "course", "batch", "fee", "amount") overriding system value values
  ('01a20a36-ce0e-7625-9ff8-7198391b43b6', '2', '["Example"]', 'false', '{}', '{}', '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
insert into import_total ("import_id", "shard", "kind", "n", "fee", "paid") overriding system value values
  ('01a20a36-ce0e-7625-9ff8-7198391b43b6', '0', 'Active', '0', '0.00', '0.00');
insert into institute ("one", "name", "address", "phone", "time_zone", "self_registration", "version", "receipt_language", "two_factor", "upi_id", "hr_closes_all", "gstin", "receipt_terms", "receipt_paper") overriding system value values
  ('true', 'Namuna Training Institute (demo)', '1 Example Road, Example Nagar', '+91 55500 00000', 'Asia/Kolkata', 'true', '2', 'en', 'off', 'namuna@examplebank', 'false', '00AAAAA0000A1ZI', NULL, 'a4');
insert into institute_logo ("one", "content", "type", "hash", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', 'image/png', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into job_run ("job", "started_at") overriding system value values
  ('cleanup', '2026-11-21 04:30:00+00');
insert into known_browser ("token_hash", "account_id", "used_at") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20a36-ce0e-7625-9ff8-7198391b43b6', '2026-11-21 04:30:00+00');
insert into kysely_migration ("name", "timestamp") overriding system value values
  ('0001_house', '2026-11-23T21:01:33.372Z'),
  ('0002_courses_and_batches', '2026-11-23T21:01:33.377Z'),
  ('0003_students_and_fees', '2026-11-23T21:01:33.388Z'),
  ('0004_attendance_and_enquiries', '2026-11-23T21:01:33.394Z'),
  ('0005_portfolio', '2026-11-23T21:01:33.397Z'),
  ('0006_projects', '2026-11-23T21:01:33.399Z'),
  ('0007_expenses', '2026-11-23T21:01:33.403Z'),
  ('0008_reset_tokens', '2026-11-23T21:01:33.405Z'),
  ('0009_lists_of_the_admin', '2026-11-23T21:01:33.407Z'),
  ('0010_erasure', '2026-11-23T21:01:33.409Z'),
  ('0011_search', '2026-11-23T21:01:33.413Z'),
  ('0012_receipt_amounts', '2026-11-23T21:01:33.414Z'),
  ('0013_drafts', '2026-11-23T21:01:33.416Z'),
  ('0014_request_limits', '2026-11-23T21:01:33.418Z'),
  ('0015_placed_enquiries', '2026-11-23T21:01:33.419Z'),
  ('0017_sign_in', '2026-11-23T21:01:33.424Z'),
  ('0018_two_factor', '2026-11-23T21:01:33.427Z'),
  ('0019_erasure', '2026-11-23T21:01:33.431Z'),
  ('0020_privacy', '2026-11-23T21:01:33.434Z'),
  ('0021_backups', '2026-11-23T21:01:33.436Z'),
  ('0022_audit_chain', '2026-11-23T21:01:33.443Z'),
  ('0023_several_processes', '2026-11-23T21:01:33.446Z'),
  ('0024_enrolments', '2026-11-23T21:01:33.453Z'),
  ('0025_expense_vouchers', '2026-11-23T21:01:33.461Z'),
  ('0026_payment_details', '2026-11-23T21:01:33.463Z'),
  ('0027_receipt_verification', '2026-11-23T21:01:33.466Z'),
  ('0028_daily_closing', '2026-11-23T21:01:33.470Z'),
  ('0029_discounts_and_refunds', '2026-11-23T21:01:33.473Z'),
  ('0030_fee_plans', '2026-11-23T21:01:33.476Z'),
  ('0031_refunds', '2026-11-23T21:01:33.481Z'),
  ('0032_reminders', '2026-11-23T21:01:33.485Z'),
  ('0033_course_instalments', '2026-11-23T21:01:33.486Z'),
  ('0034_name_search', '2026-11-23T21:01:33.487Z'),
  ('0035_receipt_paper', '2026-11-23T21:01:33.489Z'),
  ('0036_student_list_order', '2026-11-23T21:01:33.491Z'),
  ('0037_overdue_sums', '2026-11-23T21:01:33.492Z'),
  ('0038_enquiry_calls', '2026-11-23T21:01:33.494Z'),
  ('0039_photos_and_logo', '2026-11-23T21:01:33.497Z'),
  ('0041_duplicate_lookup', '2026-11-23T21:01:33.499Z'),
  ('0042_name_words', '2026-11-23T21:01:33.502Z'),
  ('0043_daily_sums', '2026-11-23T21:01:33.509Z'),
  ('0044_read_after', '2026-11-23T21:01:33.511Z'),
  ('0045_list_order', '2026-11-23T21:01:33.513Z'),
  ('0046_name_word_removal', '2026-11-23T21:01:33.514Z'),
  ('0047_parent_contact', '2026-11-23T21:01:33.515Z'),
  ('0048_attendance_months', '2026-11-23T21:01:33.518Z'),
  ('0049_absence_notices', '2026-11-23T21:01:33.521Z'),
  ('0050_imports', '2026-11-23T21:01:33.528Z'),
  ('0051_changes', '2026-11-23T21:01:33.529Z'),
  ('0052_batch_sessions', '2026-11-23T21:01:33.531Z'),
  ('0053_holidays', '2026-11-23T21:01:33.534Z');
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
  ('0050_imports', '0d85d194cedfe95cb3d247ebf71f2e4455cc0fc16e2049cec589e0174376185a'),
  ('0051_changes', 'd24bdaa1fe3e79bd3ce266aecb7ebd9d29895dfada5e04ab1ea7d4e7497badbf'),
  ('0052_batch_sessions', 'c201b28f188a319633761971133528d3fa8ca6c2b5ed8f0b3f50f5407e61c9d4'),
  ('0053_holidays', '2187198803c38c58cc328f5d0f334fc080938b482a82593a1dc16cf978d4cd12');
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
  ('019daf1c-ae23-7384-b7a3-a101fd167dae', '01976d38-7d5f-757f-b0a5-4d61bf1ce3bc', 'https://example.com/4d61bf1ce3bc/portfolio-1', '2026-04-21 08:16:25.635+00', '1'),
  ('019f4660-91bf-7281-81ce-64656980b690', '01976d38-7d5f-757f-b0a5-4d61bf1ce3bc', 'https://example.com/4d61bf1ce3bc/portfolio-2', '2026-07-09 10:16:01.727+00', '1');
insert into privacy_notice ("one", "texts", "version") overriding system value values
  ('true', '{"en": "Example"}', '2');
insert into project ("id", "student_id", "link", "tech_used", "description", "created_at", "version") overriding system value values
  ('01983ab5-5436-7638-8858-d8a8d935d46d', '01976d38-7d5f-757f-b0a5-4d61bf1ce3bc', 'https://example.com/4d61bf1ce3bc/project-3', 'Python, pandas', 'Sales of a sample company, month by month', '2025-07-24 04:33:38.87+00', '1'),
  ('019d47ad-09b4-70e1-ab09-39ed2b961bab', '01976d38-7d5f-757f-b0a5-4d61bf1ce3bc', 'https://example.com/4d61bf1ce3bc/project-1', 'Python, pandas', 'नमूना पुस्तकालय की सूची', '2026-04-01 06:13:35.796+00', '1'),
  ('01a0d6d4-797a-702f-a03a-b446c3d0f6e9', '01976d38-7d5f-757f-b0a5-4d61bf1ce3bc', 'https://example.com/4d61bf1ce3bc/project-2', 'Tally', 'The example institute’s timetable as a page', '2026-09-25 04:30:44.09+00', '1');
insert into receipt ("id", "financial_year", "n", "student_id", "student_name", "contact", "course", "b_code", "pay_mode", "payable", "paid", "due_after", "paid_on", "issued_on", "issued_at", "issued_by", "changed_at", "version", "voided_at", "voided_by", "void_reason", "enrolment_id", "reference", "note", "verification_id", "import_id") overriding system value values
  ('01977d82-9bf0-7619-bab1-5da9e8ecbedc', '2025-26', '1', '01976d38-7d5f-757f-b0a5-4d61bf1ce3bc', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Online', '31500.00', '10500.00', '21000.00', '2025-06-17', '2025-06-17', '2025-06-17 10:50:01.072+00', '01a20a36-ce3e-7612-af26-01b3df6cc9a7', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-7686-9269-6492a7b19510', '632700007919', NULL, '7c80ea6d-7687-44db-9675-b6fb63d01864', NULL),
  ('01980c8c-196a-76a4-b096-817bd65cc832', '2025-26', '2', '01976d38-7d5f-757f-b0a5-4d61bf1ce3bc', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Cash', '31500.00', '10500.00', '10500.00', '2025-07-15', '2025-07-15', '2025-07-15 05:26:04.906+00', '01a20a36-ce3e-7612-af26-07d53c5762d0', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-7686-9269-6492a7b19510', NULL, NULL, 'a3e951eb-1530-4a8e-b4db-d1f965eb5f12', NULL),
  ('01984f40-d442-771f-acd6-1740fe7ce6f9', '2025-26', '3', '0198305a-7b46-756a-9af0-3146b336fac9', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '11000.00', '2025-07-28', '2025-07-28', '2025-07-28 04:18:25.474+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-7085-abde-e94bf6c83421', '632700023757', NULL, '8872f907-4e03-4b7b-88b6-11d21a470363', NULL),
  ('0198adb9-bb13-70bf-83d9-308d9855251b', '2025-26', '4', '01976d38-7d5f-757f-b0a5-4d61bf1ce3bc', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Others', '31500.00', '10500.00', '0.00', '2025-08-15', '2025-08-15', '2025-08-15 12:34:47.187+00', '01a20a36-ce3e-7612-af26-01b3df6cc9a7', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-7686-9269-6492a7b19510', NULL, NULL, '93e2f430-031d-44b1-84d9-688f68a5c62a', NULL),
  ('0198d1be-32ac-7552-9df3-bd0249e1da6c', '2025-26', '5', '0198305a-7b46-756a-9af0-3146b336fac9', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '0.00', '2025-08-21', '2025-08-22', '2025-08-22 12:25:59.724+00', '01a20a36-ce3e-7612-af26-07d53c5762d0', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-7085-abde-e94bf6c83421', '632700039595', NULL, 'b5b869ce-cc20-4331-87e9-9a4cd456763c', NULL),
  ('01994735-b681-74d7-a572-4b5dcceb242d', '2025-26', '6', '0199483e-e8b1-726c-a8a4-d68655e8ca02', 'Yusuf Příklad', '5550000003', 'Digital Marketing', 'DM-2508', 'Cash', '15000.00', '15000.00', '0.00', '2025-09-14', '2025-09-14', '2025-09-14 07:52:06.529+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', NULL, '1', NULL, NULL, NULL, '0199483e-e8b1-74e9-8b0c-c295afb2bce5', NULL, NULL, '47e29373-35a4-45e0-911b-f59b411ef6e1', NULL),
  ('019acefa-c7b2-73e6-877b-dcd1072ae624', '2025-26', '7', '019acdcb-3f5e-771a-9794-43c855dcd054', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '12000.00', '2025-11-29', '2025-11-29', '2025-11-29 09:38:52.978+00', '01a20a36-ce3e-7612-af26-01b3df6cc9a7', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-740b-8341-e054ddad9e3e', NULL, NULL, 'f9352508-20b8-43c4-a435-5f5872f3d4fe', NULL),
  ('019b7ce0-50eb-7681-9924-518053deb3ac', '2025-26', '8', '019acdcb-3f5e-771a-9794-43c855dcd054', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '6000.00', '2026-01-02', '2026-01-02', '2026-01-02 04:03:54.219+00', '01a20a36-ce3e-7612-af26-07d53c5762d0', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-740b-8341-e054ddad9e3e', NULL, NULL, '4a4e7cf2-b7cc-4bc9-880d-333fdc93642b', NULL),
  ('019c1cef-33c4-7613-abaa-e92c88d7a581', '2025-26', '9', '019acdcb-3f5e-771a-9794-43c855dcd054', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '0.00', '2026-02-02', '2026-02-02', '2026-02-02 05:59:24.356+00', '01a20a36-ce0e-7625-9ff8-7198391b43b6', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-740b-8341-e054ddad9e3e', NULL, NULL, '4579faf5-10ba-417a-99d8-35ec5cd9140c', NULL),
  ('01a1cf35-657d-7415-8b1f-c9d69397cadf', '2026-27', '1', '01a1b03c-74c1-77c0-b545-c4a135e6526b', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Online', '4050.00', '1000.00', '3050.00', '2026-11-12', '2026-11-12', '2026-11-12 10:02:25.533+00', '01a20a36-ce3e-7612-af26-01b3df6cc9a7', NULL, '1', NULL, NULL, NULL, '01a1b03c-74c1-74c0-b117-5833f969cdfa', '632700007919', NULL, '2b49d529-d444-4924-8aa6-33937a613cf7', NULL);
insert into receipt_part ("receipt_id", "n", "mode", "amount", "reference") overriding system value values
  ('0198adb9-bb13-70bf-83d9-308d9855251b', '1', 'Cash', '5200.00', NULL),
  ('0198adb9-bb13-70bf-83d9-308d9855251b', '2', 'UPI', '5300.00', '632700031676');
insert into receipt_series ("financial_year", "last") overriding system value values
  ('2025-26', '9'),
  ('2026-27', '1');
insert into recovery_code ("id", "account_id", "code_hash", "used_at") overriding system value values
  ('01a20a36-ceb6-741e-9735-eb5faa0959a2', '01a20a36-ce0e-7625-9ff8-7198391b43b6', 'example', NULL);
insert into recurring_expense ("id", "category_id", "remark", "amount", "pay_mode", "payee", "starts_on", "created_at", "updated_at", "ended_at", "version") overriding system value values
  ('01a20a36-ce65-7646-a1cd-3d1958ab4c3e', '01a20a36-ce5f-731a-a42c-5870cdbf61ec', 'Demo Repairs: upkeep of the projectors', '1500.00', 'Online', NULL, '2026-11-01', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '1');
insert into recurring_expense_month ("recurring_id", "month", "expense_id") overriding system value values
  ('01a20a36-ce65-7646-a1cd-3d1958ab4c3e', '2026-11-01', NULL);
insert into refund ("id", "financial_year", "n", "student_id", "enrolment_id", "student_name", "contact", "course", "b_code", "pay_mode", "amount", "paid_before", "refunded_on", "issued_on", "issued_at", "issued_by", "reason", "reference", "note", "version", "voided_at", "voided_by", "void_reason") overriding system value values
  ('01a20a36-ce8a-73da-94c4-fb38df621b02', '2026-27', '1', '01a1b03c-74c1-77c0-b545-c4a135e6526b', '01a1b03c-74c1-74c0-b117-5833f969cdfa', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Cash', '200.00', '1000.00', '2026-11-21', '2026-11-21', '2026-11-21 04:30:00+00', '01a20a36-ce0e-7625-9ff8-6f9090fd6094', 'Paid twice', NULL, NULL, '1', NULL, NULL, NULL);
insert into refund_series ("financial_year", "last") overriding system value values
  ('2026-27', '1');
insert into reminder ("student_id", "day", "channel", "state", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-7666-8cf6-b230ca7eb219', '2026-11-19', 'WhatsApp', 'sent', '01a20a36-ce0e-7625-9ff8-7198391b43b6', '2026-11-19 04:30:00+00'),
  ('01a1b03c-74c1-77c0-b545-c4a135e6526b', '2026-11-19', 'WhatsApp', 'sent', '01a20a36-ce0e-7625-9ff8-7198391b43b6', '2026-11-19 04:30:00+00'),
  ('01a1fb86-a83e-71d6-9219-d06cbf9a3d5a', '2026-11-19', 'WhatsApp', 'sent', '01a20a36-ce0e-7625-9ff8-7198391b43b6', '2026-11-19 04:30:00+00');
insert into reminder_settings ("one", "days", "texts", "version") overriding system value values
  ('true', '{-3,0,3,7,15}', '{}', '1');
insert into request_count ("scope", "caller", "started_at", "n") overriding system value values
  ('email-enquirer', '01a20a36-ce0e-7625-9ff8-7198391b43b6', '2026-11-21 04:30:00+00', '1');
insert into reset_token ("token_hash", "account_id", "made_at", "expires_at", "used_at", "purpose") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20a36-ce0e-7625-9ff8-7198391b43b6', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', NULL, 'password');
insert into secret ("name", "value") overriding system value values
  ('log', E'\\x4c6e0215d779c605c851fa294f838633682c4c317145ea569949c711c378ba92');
insert into session ("token_hash", "account_id", "created_at", "seen_at", "id", "address", "user_agent", "confirmed_at", "read_after") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20a36-ce0e-7625-9ff8-7198391b43b6', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'ce810651-4195-411f-bba9-4b7f8f4594c5', '', '', NULL, '0/1EC5AD8');
insert into setup_code ("code_hash", "created_at", "accounts") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', NULL);
insert into sign_in_attempt ("id", "email_hash", "address", "at", "ok", "browser_hash") overriding system value values
  ('1', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '192.0.2.1', '2026-11-21 04:30:00+00', 'true', NULL);
insert into student ("id", "fname", "lname", "father", "contact", "alt_contact", "gender", "dob", "cur_address", "per_address", "linked_in", "profile", "degree", "com_year", "university", "course_id", "mode", "duration", "batch_id", "joining_on", "end_on", "is_completed", "is_placed", "status", "search_key", "created_at", "version", "search_text", "parent_contact", "import_id") overriding system value values
  ('01976d38-7d5f-757f-b0a5-4d61bf1ce3bc', 'विवेक', 'दृष्टांत', 'Yusuf दृष्टांत', '5550000001', NULL, 'male', '1996-12-21', '8 नमूना मार्ग, Sampleganj', '159 Namuna Marg, Demo Colony', NULL, NULL, 'BCom', '2017', 'Université de l’Exemple', '01a20a36-ce23-7658-8020-a5d9d799e285', 'offline', '6 months', '01a20a36-ce25-7501-b15b-18ace75ad34b', '2025-06-14', '2025-12-19', 'true', 'false', 'Active', 'विवेक दृष्टांत', '2025-06-14 06:55:08.127+00', '1', 'विवेक दृष्टांत yusuf दृष्टांत student.1@example.com 5550000001 5540000001', '5540000001', NULL),
  ('0198305a-7b46-756a-9af0-3146b336fac9', 'Zoë', 'Sample', 'Ravi Sample', '5550000007', NULL, 'female', '1997-07-07', NULL, '124 नमूना मार्ग, Sampleganj', NULL, NULL, 'BCA', '2018', 'Sample Institute of Technology', '01a20a36-ce23-7658-8020-a906b5a29f32', 'offline', '5 months', '01a20a36-ce25-7501-b15b-1f2ce16c6b96', '2025-07-22', '2025-12-16', 'true', 'false', 'Active', 'zoe sample', '2025-07-22 04:18:12.934+00', '1', 'zoe sample ravi sample zoe.7@example.com 5550000007 5540000007', '5540000007', NULL),
  ('0199483e-e8b1-726c-a8a4-d68655e8ca02', 'Yusuf', 'Příklad', 'Arjun Příklad', '5550000003', NULL, 'male', '2005-10-17', NULL, '52 नमूना मार्ग, Sampleganj', NULL, NULL, 'Diploma', '2026', 'Université de l’Exemple', '01a20a36-ce23-7658-8020-ac0bb0a0f00c', 'online', '3 months', '01a20a36-ce25-7501-b15b-23aa4be527e6', '2025-09-14', '2025-11-11', 'true', 'true', 'Active', 'yusuf priklad', '2025-09-14 12:41:46.417+00', '1', 'yusuf priklad arjun priklad yusuf.3@example.com 5550000003 5540000003', '5540000003', NULL),
  ('019acdcb-3f5e-771a-9794-43c855dcd054', 'Māyā', 'Udāharaṇ', 'Kabir Udāharaṇ', '5550000004', NULL, 'female', '1993-05-14', '45 Namuna Marg, Demo Colony', '143 Example Road, Example Nagar', NULL, NULL, 'BBA', '2014', 'Example University', '01a20a36-ce23-7658-8020-9f941edd824c', 'offline', '4 months', '01a20a36-ce25-7501-b15b-322558fc6cdd', '2025-11-29', '2026-03-25', 'true', 'false', 'Active', 'maya udaharan', '2025-11-29 04:07:20.67+00', '1', 'maya udaharan kabir udaharan maya.4@example.com 5550000004', NULL, NULL),
  ('01a11b91-9b52-7666-8cf6-b230ca7eb219', 'Zoë', 'Przykład', 'Arjun Przykład', '5550000002', '5560000002', 'female', '1999-07-27', '55 Udāharaṇ Path, Namunapur', '22 Namuna Marg, Namunapur', 'https://www.example.com/in/student-2', NULL, 'Diploma', '2020', 'Sample Institute of Technology', '01a20a36-ce23-7658-8020-ac0bb0a0f00c', 'offline', '3 months', '01a20a36-ce26-770d-8548-00e6af16ada4', '2026-10-08', NULL, 'false', 'false', 'Disable', 'zoe przykład', '2026-10-08 12:51:29.746+00', '2', 'zoe przykład arjun przykład zoe.2@example.com 5550000002 5560000002 5540000002', '5540000002', NULL),
  ('01a1b03c-74c1-77c0-b545-c4a135e6526b', 'Noor', 'Namuna', 'Ravi Namuna', '5550000008', NULL, 'female', '1993-03-31', NULL, '29 Example Road, Demo Colony', NULL, NULL, 'BCA', '2014', 'Sample Institute of Technology', '01a20a36-ce23-7658-8020-b386a865fd20', 'online', '2 months', '01a20a36-ce26-770d-8548-048831cb3dda', '2026-11-06', NULL, 'false', 'false', 'Active', 'noor namuna', '2026-11-06 09:41:54.497+00', '1', 'noor namuna ravi namuna noor.8@example.com 5550000008', NULL, NULL),
  ('01a1be83-9230-75f7-9960-a7b48dacdf00', 'Zoë', 'Przykład', 'Om Przykład', '5550000006', '5560000006', 'female', '1998-11-14', NULL, '122 Udāharaṇ Path, Demo Colony', NULL, NULL, 'BBA', '2019', 'उदाहरण विश्वविद्यालय', '01a20a36-ce23-7658-8020-b7360c972285', 'offline', '4 months', '01a20a36-ce26-770d-8548-0acd01b7d614', '2026-12-01', NULL, 'false', 'false', 'Pending', 'zoe przykład', '2026-11-09 04:14:16.112+00', '1', 'zoe przykład om przykład zoe.6@example.com 5550000006 5560000006 5540000006', '5540000006', NULL),
  ('01a1fb86-a83e-71d6-9219-d06cbf9a3d5a', 'Farhan', 'Beispiel', 'Arjun Beispiel', '5550000005', '5560000005', 'male', '1993-10-26', NULL, '9 Namuna Marg, Sampleganj', NULL, NULL, 'BSc', '2014', 'Example University', '01a20a36-ce23-7658-8020-b386a865fd20', 'offline', '2 months', '01a20a36-ce26-770d-8548-048831cb3dda', '2026-11-21', NULL, 'false', 'false', 'Active', 'farhan beispiel', '2026-11-21 00:34:28.542+00', '1', 'farhan beispiel arjun beispiel farhan.5@example.com 5550000005 5560000005 5540000005', '5540000005', NULL);
insert into student_account ("student_id", "fee", "paid", "due_from", "planned_due_on", "due_amount") overriding system value values
  ('01976d38-7d5f-757f-b0a5-4d61bf1ce3bc', '31500.00', '31500.00', '2025-08-15', NULL, NULL),
  ('0198305a-7b46-756a-9af0-3146b336fac9', '22000.00', '22000.00', '2025-08-21', NULL, NULL),
  ('0199483e-e8b1-726c-a8a4-d68655e8ca02', '15000.00', '15000.00', '2025-09-14', NULL, NULL),
  ('019acdcb-3f5e-771a-9794-43c855dcd054', '18000.00', '18000.00', '2026-02-02', NULL, NULL),
  ('01a11b91-9b52-7666-8cf6-b230ca7eb219', '13500.00', '0.00', '2026-10-08', NULL, NULL),
  ('01a1b03c-74c1-77c0-b545-c4a135e6526b', '3550.00', '800.00', '2026-11-12', NULL, NULL),
  ('01a1be83-9230-75f7-9960-a7b48dacdf00', '0.00', '0.00', '2026-12-01', NULL, NULL),
  ('01a1fb86-a83e-71d6-9219-d06cbf9a3d5a', '4050.00', '0.00', '2026-11-21', NULL, NULL);
insert into student_photo ("student_id", "content", "hash", "changed_at") overriding system value values
  ('01976d38-7d5f-757f-b0a5-4d61bf1ce3bc', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into student_total ("shard", "kind", "n", "fee", "paid") overriding system value values
  ('0', 'Active', '0', '0.00', '0.00'),
  ('0', 'Disable', '0', '0.00', '0.00'),
  ('0', 'Pending', '0', '0.00', '0.00'),
  ('0', 'Placed', '0', '0.00', '0.00'),
  ('1', 'Active', '0', '0.00', '0.00'),
  ('1', 'Disable', '0', '0.00', '0.00'),
  ('1', 'Pending', '1', '0.00', '0.00'),
  ('1', 'Placed', '0', '0.00', '0.00'),
  ('10', 'Active', '0', '0.00', '0.00'),
  ('10', 'Disable', '0', '0.00', '0.00'),
  ('10', 'Pending', '0', '0.00', '0.00'),
  ('10', 'Placed', '0', '0.00', '0.00'),
  ('11', 'Active', '3', '71500.00', '71500.00'),
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
  ('15', 'Active', '0', '0.00', '0.00'),
  ('15', 'Disable', '0', '0.00', '0.00'),
  ('15', 'Pending', '0', '0.00', '0.00'),
  ('15', 'Placed', '0', '0.00', '0.00'),
  ('2', 'Active', '1', '3550.00', '800.00'),
  ('2', 'Disable', '0', '0.00', '0.00'),
  ('2', 'Pending', '0', '0.00', '0.00'),
  ('2', 'Placed', '0', '0.00', '0.00'),
  ('3', 'Active', '0', '0.00', '0.00'),
  ('3', 'Disable', '0', '0.00', '0.00'),
  ('3', 'Pending', '0', '0.00', '0.00'),
  ('3', 'Placed', '1', '15000.00', '15000.00'),
  ('4', 'Active', '0', '0.00', '0.00'),
  ('4', 'Disable', '1', '13500.00', '0.00'),
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
  ('8', 'Active', '1', '4050.00', '0.00'),
  ('8', 'Disable', '0', '0.00', '0.00'),
  ('8', 'Pending', '0', '0.00', '0.00'),
  ('8', 'Placed', '0', '0.00', '0.00'),
  ('9', 'Active', '0', '0.00', '0.00'),
  ('9', 'Disable', '0', '0.00', '0.00'),
  ('9', 'Pending', '0', '0.00', '0.00'),
  ('9', 'Placed', '0', '0.00', '0.00');
insert into two_factor ("account_id", "encrypted_secret", "started_at", "confirmed_at", "last_step") overriding system value values
  ('01a20a36-ce0e-7625-9ff8-7198391b43b6', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '0');
select setval('sign_in_attempt_id_seq', (select max(id) from sign_in_attempt));
set session_replication_role = origin;
