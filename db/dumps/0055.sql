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

-- 0054_waiting_list.sql
create table batch_waiting (
  id uuid primary key,
  batch_id uuid not null references batch,
  enquiry_id uuid references enquiry on delete cascade,
  student_id uuid references student,
  at timestamptz not null,
  removed_at timestamptz,
  check (num_nonnulls(enquiry_id, student_id) = 1)
);
create unique index batch_waiting_enquiry on batch_waiting (batch_id, enquiry_id) where removed_at is null and enquiry_id is not null;
create unique index batch_waiting_student on batch_waiting (batch_id, student_id) where removed_at is null and student_id is not null;
create index batch_waiting_order on batch_waiting (batch_id, at, id) where removed_at is null;
create index batch_waiting_of_enquiry on batch_waiting (enquiry_id) where enquiry_id is not null;
create index batch_waiting_of_student on batch_waiting (student_id) where student_id is not null;
grant select, insert on batch_waiting to munshi_app;
grant update (removed_at) on batch_waiting to munshi_app;

-- 0055_calendar_feeds.sql
create table calendar_feed (
  account_id uuid primary key references account,
  code uuid not null default gen_random_uuid() unique,
  batch_id uuid references batch,
  trainer text check (length(trainer) between 1 and 60),
  created_at timestamptz not null,
  check (batch_id is null or trainer is null)
);
create index calendar_feed_batch on calendar_feed (batch_id) where batch_id is not null;
grant select, insert, delete on calendar_feed to munshi_app;
create function calendar_feed_end() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from calendar_feed where account_id = new.id;
  return null;
end $$;
create trigger calendar_feed_end after update of state on account
  for each row when (new.state <> 'active') execute function calendar_feed_end();
revoke execute on function calendar_feed_end from public;


create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) primary key, is_locked integer default 0 not null);
create table migration_hash (name text primary key, hash text not null);
grant select on migration_hash to munshi_app;

set session_replication_role = replica;
truncate absence_notice, absence_settings, account, attendance_mark, attendance_month, attendance_sheet, audit_entry, audit_link, audit_personal, audit_seal, audit_unchained, backup_run, batch, batch_waiting, calendar_feed, cash_entry, consent, course, daily_sum, daily_sum_change, day_closing, declared_payment, deletion, discount_limit, draft, enquiry, enquiry_note, enrolment, expense, expense_category, expense_voucher_series, fee_adjustment, fee_plan, fee_plan_row, heartbeat, holiday, idempotency, import, import_row, import_total, institute, institute_logo, job_run, known_browser, kysely_migration, kysely_migration_lock, migration_hash, name_word, portfolio, privacy_notice, project, receipt, receipt_part, receipt_series, recovery_code, recurring_expense, recurring_expense_month, refund, refund_series, reminder, reminder_settings, request_count, reset_token, secret, session, setup_code, sign_in_attempt, student, student_account, student_photo, student_total, two_factor;
insert into absence_notice ("student_id", "day", "sheet_id", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-73e2-b5cb-b511d33114d4', '2026-11-06', '01a1b03c-724d-74a7-9529-e91d93bf8041', '01a20a56-fba1-7446-8bae-484e96f543c0', '2026-11-21 04:30:00+00');
insert into absence_settings ("one", "threshold", "texts", "version") overriding system value values
  ('true', '75', '{}', '1');
insert into account ("id", "role", "name", "email", "email_key", "password_hash", "state", "created_at", "version", "email_confirmed_at", "language") overriding system value values
  ('01976d38-7d5f-748a-9afc-368ffb126f9e', 'student', 'विवेक दृष्टांत', 'student.1@example.com', 'student.1@example.com', '', 'active', '2025-06-14 06:55:08.127+00', '1', NULL, NULL),
  ('0198305a-7b46-7043-b7ca-ac9edfa812a3', 'student', 'Zoë Sample', 'zoe.7@example.com', 'zoe.7@example.com', '', 'active', '2025-07-22 04:18:12.934+00', '1', NULL, NULL),
  ('0199483e-e8b1-71b0-acb8-c4e0a73a3bf9', 'student', 'Yusuf Příklad', 'yusuf.3@example.com', 'yusuf.3@example.com', '', 'active', '2025-09-14 12:41:46.417+00', '1', NULL, NULL),
  ('019acdcb-3f5e-7409-84e1-e40ca5e00ca0', 'student', 'Māyā Udāharaṇ', 'maya.4@example.com', 'maya.4@example.com', '', 'active', '2025-11-29 04:07:20.67+00', '1', NULL, NULL),
  ('01a11b91-9b52-73e2-b5cb-b511d33114d4', 'student', 'Zoë Przykład', 'zoe.2@example.com', 'zoe.2@example.com', '', 'disabled', '2026-10-08 12:51:29.746+00', '2', NULL, NULL),
  ('01a1b03c-74c1-70cf-a983-d30e90f129ca', 'student', 'Noor Namuna', 'student@example.com', 'student@example.com', '$argon2id$v=19$m=19456,t=2,p=1$8n1GTMM2Hq4vjz9HsBrFqA$V062QAX7vt61PNtXtGNeVmvASVe9UALg/mq97IXhdSM', 'active', '2026-11-06 09:41:54.497+00', '2', NULL, NULL),
  ('01a1be83-9230-72e6-9085-5275a6b62dda', 'student', 'Zoë Przykład', 'zoe.6@example.com', 'zoe.6@example.com', '', 'active', '2026-11-09 04:14:16.112+00', '1', NULL, NULL),
  ('01a1fb86-a83e-7171-8ea9-47571607c3ce', 'student', 'Farhan Beispiel', 'farhan.5@example.com', 'farhan.5@example.com', '', 'active', '2026-11-21 00:34:28.542+00', '1', NULL, NULL),
  ('01a20a56-fba1-7446-8bae-47f162cc5b82', 'admin', 'Asha Example', 'admin@example.com', 'admin@example.com', '$argon2id$v=19$m=19456,t=2,p=1$UPhxBXn19ahINbvIphjRyA$vApCUT/5LxjBI+D7v2muO8kv3/KE0WqZDIt4qPZHqWk', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a20a56-fba1-7446-8bae-484e96f543c0', 'hr', 'Hari Example', 'hr@example.com', 'hr@example.com', '$argon2id$v=19$m=19456,t=2,p=1$BxWxK3aDOvFZ6Iv9AxNmLw$SKdPY/8A0bZ/HAYuHx1LTUyLFtyO3MqdzTfMTQMfiGM', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a20a56-fc1a-7096-aa53-748c241b49b1', 'hr', 'Hina Sample', 'hina@example.com', 'hina@example.com', '$argon2id$v=19$m=19456,t=2,p=1$E6WjKsbIc+pbRPrjfPI4GA$25adsB0SGs4RevCKSHUpJC9e3T29yz0cAs5icvZQXMY', 'active', '2025-04-01 08:10:32.502+00', '1', NULL, NULL),
  ('01a20a56-fc1a-7096-aa53-7a9144082412', 'hr', 'Hemant Namuna', 'hemant@example.com', 'hemant@example.com', '$argon2id$v=19$m=19456,t=2,p=1$E6WjKsbIc+pbRPrjfPI4GA$25adsB0SGs4RevCKSHUpJC9e3T29yz0cAs5icvZQXMY', 'active', '2025-04-01 12:11:18.039+00', '1', NULL, NULL),
  ('01a20a56-fc1a-7096-aa53-7edd82906dc9', 'hr', 'Hazel Specimen', 'hazel@example.com', 'hazel@example.com', '$argon2id$v=19$m=19456,t=2,p=1$E6WjKsbIc+pbRPrjfPI4GA$25adsB0SGs4RevCKSHUpJC9e3T29yz0cAs5icvZQXMY', 'disabled', '2025-04-01 12:58:12.964+00', '2', NULL, NULL),
  ('01a20a56-fc1a-7096-aa53-826cc9940f96', 'admin', 'Anil Demo', 'anil@example.com', 'anil@example.com', '$argon2id$v=19$m=19456,t=2,p=1$E6WjKsbIc+pbRPrjfPI4GA$25adsB0SGs4RevCKSHUpJC9e3T29yz0cAs5icvZQXMY', 'active', '2025-04-01 05:46:43.465+00', '1', NULL, NULL);
insert into attendance_mark ("student_id", "day", "sheet_id", "present") overriding system value values
  ('01a11b91-9b52-73e2-b5cb-b511d33114d4', '2026-11-06', '01a1b03c-724d-74a7-9529-e91d93bf8041', 'false'),
  ('01a1b03c-74c1-70cf-a983-d30e90f129ca', '2026-11-06', '01a1b0c9-1727-75bf-a234-e6dd6c47456b', 'true'),
  ('01a1b03c-74c1-70cf-a983-d30e90f129ca', '2026-11-07', '01a1b51d-6a8b-77f7-97a5-c552ef43a38d', 'true'),
  ('01a1b03c-74c1-70cf-a983-d30e90f129ca', '2026-11-09', '01a1c041-4eb3-74c4-9887-0fdd3e40009f', 'true'),
  ('01a1b03c-74c1-70cf-a983-d30e90f129ca', '2026-11-10', '01a1c53b-8e49-725e-8cc4-eeca30543511', 'true'),
  ('01a1b03c-74c1-70cf-a983-d30e90f129ca', '2026-11-11', '01a1ca38-8fec-76b3-9cbc-846f9aed4d34', 'true'),
  ('01a1b03c-74c1-70cf-a983-d30e90f129ca', '2026-11-12', '01a1ce42-8cd3-738c-9545-9f8234e13073', 'true'),
  ('01a1b03c-74c1-70cf-a983-d30e90f129ca', '2026-11-13', '01a1d445-07d9-7202-9190-f8d7d39892c3', 'true'),
  ('01a1b03c-74c1-70cf-a983-d30e90f129ca', '2026-11-14', '01a1d916-73a3-7590-843e-214f36e54685', 'true'),
  ('01a1b03c-74c1-70cf-a983-d30e90f129ca', '2026-11-16', '01a1e402-4a37-7683-bbf4-5ca252fa3b1c', 'true'),
  ('01a1b03c-74c1-70cf-a983-d30e90f129ca', '2026-11-17', '01a1e95a-a683-731c-ab82-9d5c57257780', 'true'),
  ('01a1b03c-74c1-70cf-a983-d30e90f129ca', '2026-11-18', '01a1ee80-40dd-7470-a9f6-85355b811be8', 'true'),
  ('01a1b03c-74c1-70cf-a983-d30e90f129ca', '2026-11-19', '01a1f2a8-7850-71e6-b493-181a407d1829', 'true'),
  ('01a1b03c-74c1-70cf-a983-d30e90f129ca', '2026-11-20', '01a1f8c0-38a9-76b3-9e85-0908e5e13ab2', 'true');
insert into attendance_month ("student_id", "batch_id", "month", "present", "absent") overriding system value values
  ('01a11b91-9b52-73e2-b5cb-b511d33114d4', '01a20a56-fbe7-724b-b87b-810cfeeadff2', '2026-11-01', '0', '1'),
  ('01a1b03c-74c1-70cf-a983-d30e90f129ca', '01a20a56-fbe7-724b-b87b-846bff3507bc', '2026-11-01', '13', '0');
insert into attendance_sheet ("id", "batch_id", "day", "present", "absent", "saved_at", "saved_by", "version") overriding system value values
  ('01a1b03c-724d-74a7-9529-e91d93bf8041', '01a20a56-fbe7-724b-b87b-810cfeeadff2', '2026-11-06', '0', '1', '2026-11-06 09:41:53.869+00', '01a20a56-fba1-7446-8bae-484e96f543c0', '1'),
  ('01a1b0c9-1727-75bf-a234-e6dd6c47456b', '01a20a56-fbe7-724b-b87b-846bff3507bc', '2026-11-06', '1', '0', '2026-11-06 12:15:31.111+00', '01a20a56-fba1-7446-8bae-484e96f543c0', '1'),
  ('01a1b51d-6a8b-77f7-97a5-c552ef43a38d', '01a20a56-fbe7-724b-b87b-846bff3507bc', '2026-11-07', '1', '0', '2026-11-07 08:26:06.347+00', '01a20a56-fba1-7446-8bae-484e96f543c0', '1'),
  ('01a1c041-4eb3-74c4-9887-0fdd3e40009f', '01a20a56-fbe7-724b-b87b-846bff3507bc', '2026-11-09', '1', '0', '2026-11-09 12:21:07.891+00', '01a20a56-fba1-7446-8bae-484e96f543c0', '1'),
  ('01a1c53b-8e49-725e-8cc4-eeca30543511', '01a20a56-fbe7-724b-b87b-846bff3507bc', '2026-11-10', '1', '0', '2026-11-10 11:32:57.033+00', '01a20a56-fba1-7446-8bae-484e96f543c0', '1'),
  ('01a1ca38-8fec-76b3-9cbc-846f9aed4d34', '01a20a56-fbe7-724b-b87b-846bff3507bc', '2026-11-11', '1', '0', '2026-11-11 10:47:46.924+00', '01a20a56-fba1-7446-8bae-484e96f543c0', '1'),
  ('01a1ce42-8cd3-738c-9545-9f8234e13073', '01a20a56-fbe7-724b-b87b-846bff3507bc', '2026-11-12', '1', '0', '2026-11-12 05:37:10.355+00', '01a20a56-fba1-7446-8bae-484e96f543c0', '1'),
  ('01a1d445-07d9-7202-9190-f8d7d39892c3', '01a20a56-fbe7-724b-b87b-846bff3507bc', '2026-11-13', '1', '0', '2026-11-13 09:37:36.217+00', '01a20a56-fba1-7446-8bae-484e96f543c0', '1'),
  ('01a1d916-73a3-7590-843e-214f36e54685', '01a20a56-fbe7-724b-b87b-846bff3507bc', '2026-11-14', '1', '0', '2026-11-14 08:04:49.699+00', '01a20a56-fba1-7446-8bae-484e96f543c0', '1'),
  ('01a1e402-4a37-7683-bbf4-5ca252fa3b1c', '01a20a56-fbe7-724b-b87b-846bff3507bc', '2026-11-16', '1', '0', '2026-11-16 10:58:37.751+00', '01a20a56-fba1-7446-8bae-484e96f543c0', '1'),
  ('01a1e95a-a683-731c-ab82-9d5c57257780', '01a20a56-fbe7-724b-b87b-846bff3507bc', '2026-11-17', '1', '0', '2026-11-17 11:53:14.627+00', '01a20a56-fba1-7446-8bae-484e96f543c0', '1'),
  ('01a1ee80-40dd-7470-a9f6-85355b811be8', '01a20a56-fbe7-724b-b87b-846bff3507bc', '2026-11-18', '1', '0', '2026-11-18 11:52:25.053+00', '01a20a56-fba1-7446-8bae-484e96f543c0', '1'),
  ('01a1f2a8-7850-71e6-b493-181a407d1829', '01a20a56-fbe7-724b-b87b-846bff3507bc', '2026-11-19', '1', '0', '2026-11-19 07:14:49.552+00', '01a20a56-fba1-7446-8bae-484e96f543c0', '1'),
  ('01a1f8c0-38a9-76b3-9e85-0908e5e13ab2', '01a20a56-fbe7-724b-b87b-846bff3507bc', '2026-11-20', '1', '0', '2026-11-20 11:38:29.417+00', '01a20a56-fba1-7446-8bae-484e96f543c0', '1');
insert into audit_entry ("id", "at", "actor_id", "actor_name", "actor_role", "action", "record", "record_id", "request_id", "before", "after") overriding system value values
  ('019583bb-5506-713a-9d8b-3b70df0b3cec', '2025-03-11 05:44:07.174+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a56-fbe5-741b-aa67-2ba3596ef917', '019583bb-5506-76f8-962a-c65818cff754', NULL, '{"_id": "01a20a56-fbe5-741b-aa67-2ba3596ef917", "room": "Room 1", "bCode": "TALLY-2504", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2025-07-01", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2025-04-01", "courseName": "Tally with GST"}'),
  ('0195eaed-5b52-710f-8da6-1d8883143116', '2025-03-31 06:39:38.834+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'recurring.create', 'recurring', '01a20a56-fcc6-77d6-bef0-d93e8c7926ed', '0195eaed-5b52-7567-95a4-92791ae036ae', NULL, '{"_id": "01a20a56-fcc6-77d6-bef0-d93e8c7926ed", "amount": 1500, "ledger": "01a20a56-fcc1-7419-ae9d-8d7b2d37ac06", "remark": "Demo Repairs: upkeep of the projectors", "payMode": "Online", "version": 1, "startsOn": "2026-11-01", "createdAt": "2025-03-31T06:39:38.834Z", "updatedAt": "2025-03-31T06:39:38.834Z", "ledgerName": "Repairs"}'),
  ('0195eaed-5b52-721b-89fc-c2a28c16a2a0', '2025-03-31 06:39:38.834+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'category.create', 'category', '01a20a56-fcc1-7419-ae9d-933c1ff73f78', '0195eaed-5b52-77da-a17e-2f3ea95b4310', NULL, '{"budget": 3000, "ledger": "Tea and water"}'),
  ('0195eaed-5b52-73a3-80ae-e01351ebd815', '2025-03-31 06:39:38.834+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'category.create', 'category', '01a20a56-fcc1-7419-ae9d-7c4af4335906', '0195eaed-5b52-74a8-a619-f77234a3fa22', NULL, '{"ledger": "Rent"}'),
  ('0195eaed-5b52-74d7-9ec6-58a8e425b657', '2025-03-31 06:39:38.834+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'category.create', 'category', '01a20a56-fcc1-7419-ae9d-86775607dfa1', '0195eaed-5b52-7391-bf95-0096a4d4ba1e', NULL, '{"ledger": "Internet"}'),
  ('0195eaed-5b52-756f-a709-7daeb06c1d93', '2025-03-31 06:39:38.834+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'category.create', 'category', '01a20a56-fcc1-7419-ae9d-8a165d1d0363', '0195eaed-5b52-7205-b7ce-ada76c4f167f', NULL, '{"budget": 5000, "ledger": "Stationery"}'),
  ('0195eaed-5b52-75d2-982d-5a19aca34186', '2025-03-31 06:39:38.834+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'category.create', 'category', '01a20a56-fcc1-7419-ae9d-815a28913861', '0195eaed-5b52-752e-a37e-04efb5f0d69a', NULL, '{"ledger": "Electricity"}'),
  ('0195eaed-5b52-766a-ac0a-41e4444c2373', '2025-03-31 06:39:38.834+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'category.create', 'category', '01a20a56-fcc2-7663-88e7-14b720d9f41e', '0195eaed-5b52-764b-8439-fc058ee88555', NULL, '{"budget": 20000, "ledger": "Advertising"}'),
  ('0195eaed-5b52-7671-9738-13f1832bd4de', '2025-03-31 06:39:38.834+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'category.create', 'category', '01a20a56-fcc1-7419-ae9d-8d7b2d37ac06', '0195eaed-5b52-740c-8b9d-ad8895702bd8', NULL, '{"ledger": "Repairs"}'),
  ('0195eaed-5b52-76cc-a6f6-b6f0a048d31d', '2025-03-31 06:39:38.834+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'category.create', 'category', '01a20a56-fcc1-7419-ae9d-78f6d76598af', '0195eaed-5b52-73f1-b618-7ac88750ce5f', NULL, '{"ledger": "Salaries"}'),
  ('0195efe3-4389-74f0-a3f9-3023ab013162', '2025-04-01 05:46:43.465+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'staff.create', 'account', '01a20a56-fc1a-7096-aa53-826cc9940f96', '0195efe3-4389-7446-a84e-58bab51d3e0b', NULL, '{"id": "01a20a56-fc1a-7096-aa53-826cc9940f96", "name": "Anil Demo", "role": "admin", "email": "anil@example.com"}'),
  ('0195f066-eeb6-7414-8bad-0bb70dc9c9eb', '2025-04-01 08:10:32.502+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'staff.create', 'account', '01a20a56-fc1a-7096-aa53-748c241b49b1', '0195f066-eeb6-76b7-9d6f-2b93407208c3', NULL, '{"id": "01a20a56-fc1a-7096-aa53-748c241b49b1", "name": "Hina Sample", "role": "hr", "email": "hina@example.com"}'),
  ('0195f0f8-846c-706c-95a6-9db94a4988c5', '2025-04-01 10:49:33.548+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'course.create', 'course', '01a20a56-fbe2-777e-85e9-55bab2b2b661', '0195f0f8-846c-7591-84a5-3f7eaa04ad6b', NULL, '{"_id": "01a20a56-fbe2-777e-85e9-55bab2b2b661", "cFee": 35000, "course": "Data Analytics", "version": 1, "cDuration": "6 months"}'),
  ('0195f0f8-846c-70d0-99c9-b7cf1084d9cb', '2025-04-01 10:49:33.548+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'course.create', 'course', '01a20a56-fbe2-777e-85e9-64e32398f15d', '0195f0f8-846c-7053-808b-d76f6785e4bf', NULL, '{"_id": "01a20a56-fbe2-777e-85e9-64e32398f15d", "cFee": 16500, "course": "Français des affaires", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-72b0-9efa-4cdb5f713f48', '2025-04-01 10:49:33.548+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'course.create', 'course', '01a20a56-fbe2-777e-85e9-638a5fbc3b78', '0195f0f8-846c-7251-8137-784119f69ed2', NULL, '{"_id": "01a20a56-fbe2-777e-85e9-638a5fbc3b78", "cFee": 4500, "course": "Hindi Typing", "version": 1, "cDuration": "2 months"}'),
  ('0195f0f8-846c-72c3-afa1-69bcdb7ed332', '2025-04-01 10:49:33.548+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'course.create', 'course', '01a20a56-fbe2-777e-85e9-4c28c87c01d0', '0195f0f8-846c-775e-abb6-a1f0b92b4981', NULL, '{"_id": "01a20a56-fbe2-777e-85e9-4c28c87c01d0", "cFee": 18000, "course": "Python Programming", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-7380-b34c-6115487ba20a', '2025-04-01 10:49:33.548+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'course.create', 'course', '01a20a56-fbe2-777e-85e9-537fb06dfd2e', '0195f0f8-846c-72c7-a0d0-cc843afbda22', NULL, '{"_id": "01a20a56-fbe2-777e-85e9-537fb06dfd2e", "cFee": 45000, "course": "Full Stack Web Development", "version": 1, "cDuration": "8 months"}'),
  ('0195f0f8-846c-73f4-a2f5-fd1525508142', '2025-04-01 10:49:33.548+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'course.create', 'course', '01a20a56-fbe1-77f0-8737-19d005b23828', '0195f0f8-846c-7046-837c-8a0f6fe22751', NULL, '{"_id": "01a20a56-fbe1-77f0-8737-19d005b23828", "cFee": 12000, "course": "Tally with GST", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-754d-bbb0-c740624a6a1c', '2025-04-01 10:49:33.548+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'course.create', 'course', '01a20a56-fbe2-777e-85e9-5ffa1adce89b', '0195f0f8-846c-725a-b162-b88d6a25cef9', NULL, '{"_id": "01a20a56-fbe2-777e-85e9-5ffa1adce89b", "cFee": 15000, "course": "Digital Marketing", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-76ea-8a5c-2ec376999e63', '2025-04-01 10:49:33.548+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'course.create', 'course', '01a20a56-fbe2-777e-85e9-5862b222fdb0', '0195f0f8-846c-777e-ac79-0095188f181b', NULL, '{"_id": "01a20a56-fbe2-777e-85e9-5862b222fdb0", "cFee": 22000, "course": "Graphic Design", "version": 1, "cDuration": "5 months"}'),
  ('0195f143-5a97-743d-9c3f-272503cecd71', '2025-04-01 12:11:18.039+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'staff.create', 'account', '01a20a56-fc1a-7096-aa53-7a9144082412', '0195f143-5a97-7642-aa22-62e0a8726339', NULL, '{"id": "01a20a56-fc1a-7096-aa53-7a9144082412", "name": "Hemant Namuna", "role": "hr", "email": "hemant@example.com"}'),
  ('0195f16e-4e64-7265-8454-6f29df583784', '2025-04-01 12:58:12.964+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'staff.create', 'account', '01a20a56-fc1a-7096-aa53-7edd82906dc9', '0195f16e-4e64-726b-8e63-813731957ca8', NULL, '{"id": "01a20a56-fc1a-7096-aa53-7edd82906dc9", "name": "Hazel Specimen", "role": "hr", "email": "hazel@example.com"}'),
  ('01960aa5-c6f2-7267-bf5e-67d3c8232f8c', '2025-04-06 10:29:18.706+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a56-fbe6-77e1-8f80-8cdce63e9398', '01960aa5-c6f2-765a-8f6e-c3b18e5cd1b3', NULL, '{"_id": "01a20a56-fbe6-77e1-8f80-8cdce63e9398", "room": "Room 2", "bCode": "PY-2504", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2025-08-27", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 6}], "startDate": "2025-04-27", "courseName": "Python Programming"}'),
  ('01962e07-dbf7-73f5-a77e-9fb775389db3', '2025-04-13 07:23:09.175+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01962e07-dbf7-7677-a108-9c2525747757', '01962e07-dbf7-72a6-a2e7-15b8482be45a', NULL, '{"_id": "01962e07-dbf7-7677-a108-9c2525747757", "date": "2025-04-13", "mode": "online", "year": 2025, "month": 4, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "online"}'),
  ('01965222-1b54-77ef-9190-b293e4a39056', '2025-04-20 07:38:09.108+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '01962e07-dbf7-7677-a108-9c2525747757', '01965222-1b54-7502-adc6-8734a62fc7a1', '{"status": "Open"}', '{"status": "Pending"}'),
  ('0196952d-9296-719c-8099-2e25ad35398c', '2025-05-03 08:05:14.006+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a56-fbe6-77e1-8f80-915b6cea7246', '0196952d-9296-745c-9af9-cdb0b22d0369', NULL, '{"_id": "01a20a56-fbe6-77e1-8f80-915b6cea7246", "room": "Lab 1", "bCode": "FSW-2505", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-01-24", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2025-05-24", "courseName": "Full Stack Web Development"}'),
  ('01971baf-477f-75ca-9252-108a7d8c04d2', '2025-05-29 10:56:01.407+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a56-fbe6-77e1-8f80-9773cafff4cf', '01971baf-477f-7166-b6d2-1c58e7a995cb', NULL, '{"_id": "01a20a56-fbe6-77e1-8f80-9773cafff4cf", "room": "Lab 2", "bCode": "DA-2506", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2025-12-19", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}], "startDate": "2025-06-19", "courseName": "Data Analytics"}'),
  ('01972f8c-001d-7453-9c4c-1a263ada19a0', '2025-06-02 07:29:53.693+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'expense.create', 'expense', '01972f8c-001d-7341-b45f-eb3376b737eb', '01972f8c-001d-7342-b2d0-b53fdf6a6c57', NULL, '{"_id": "01972f8c-001d-7341-b45f-eb3376b737eb", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 172, "ledger": "01a20a56-fcc1-7419-ae9d-86775607dfa1", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T07:29:53.693Z", "updatedAt": "2025-06-02T07:29:53.693Z", "voucherNo": "V2025-26/0001", "ledgerName": "Internet"}'),
  ('019730ae-176e-766e-8413-dc59fbb943ee', '2025-06-02 12:46:45.102+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'expense.create', 'expense', '019730ae-176e-766e-8494-807a2c5fa006', '019730ae-176e-77f7-af59-eb196f1bb0d5', NULL, '{"_id": "019730ae-176e-766e-8494-807a2c5fa006", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 516, "ledger": "01a20a56-fcc1-7419-ae9d-815a28913861", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T12:46:45.102Z", "updatedAt": "2025-06-02T12:46:45.102Z", "voucherNo": "V2025-26/0002", "ledgerName": "Electricity"}'),
  ('01973f27-1abc-7000-8b70-b0e8bbe3df56', '2025-06-05 08:13:36.828+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'expense.create', 'expense', '01973f27-1abc-7282-b7c4-5bb8c8de8ae0', '01973f27-1abc-706d-bef0-a23262fdf4fb', NULL, '{"_id": "01973f27-1abc-7282-b7c4-5bb8c8de8ae0", "date": "2025-06-05", "year": 2025, "month": 6, "amount": 3876, "ledger": "01a20a56-fcc1-7419-ae9d-78f6d76598af", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-06-05T08:13:36.828Z", "updatedAt": "2025-06-05T08:13:36.828Z", "voucherNo": "V2025-26/0003", "ledgerName": "Salaries"}'),
  ('01973f71-631b-76d9-bc15-01ef6dbd3702', '2025-06-05 09:34:45.019+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01973f71-631b-7555-9c4f-f8f41cc68ec0', '01973f71-631b-71c1-852d-c897d967dcc4', NULL, '{"_id": "01973f71-631b-7555-9c4f-f8f41cc68ec0", "date": "2025-06-05", "mode": "offline", "year": 2025, "month": 6, "course": "Data Analytics", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019744be-dbb1-7377-85ff-e549f11e884a', '2025-06-06 10:17:28.241+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'expense.create', 'expense', '019744be-dbb1-73c6-887b-8190c21dc305', '019744be-dbb1-74b7-b5f9-742ac58d1965', NULL, '{"_id": "019744be-dbb1-73c6-887b-8190c21dc305", "date": "2025-06-06", "year": 2025, "month": 6, "amount": 2153, "ledger": "01a20a56-fcc1-7419-ae9d-7c4af4335906", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-06-06T10:17:28.241Z", "updatedAt": "2025-06-06T10:17:28.241Z", "voucherNo": "V2025-26/0004", "ledgerName": "Rent"}'),
  ('01976d38-7d5f-7482-91dc-c0007806b7c8', '2025-06-14 06:55:08.127+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'enquiry.admit', 'enquiry', '01973f71-631b-7555-9c4f-f8f41cc68ec0', '01976d38-7d5f-70f8-8706-14f2ac9bb06d', '{"status": "Open", "student": null}', '{"status": "Closed", "student": "01976d38-7d5f-748a-9afc-368ffb126f9e"}'),
  ('01976d38-7d5f-777c-9efe-e99e559a23db', '2025-06-14 06:55:08.127+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'student.register', 'student', '01976d38-7d5f-748a-9afc-368ffb126f9e', '01976d38-7d5f-7650-b5a0-482fa9c4b7b2', NULL, '{"_id": "01976d38-7d5f-748a-9afc-368ffb126f9e", "fee": 31500, "mode": "offline", "batch": "DA-2506", "course": "Data Analytics", "status": "Active", "PaidFee": 0, "dueDate": "2025-07-19", "endDate": "2025-12-19", "version": 1, "TotalFee": 31500, "declared": null, "isPlaced": "notPlaced", "cduration": "6 months", "PendingFee": 31500, "isCompleted": "yes", "joiningDate": "2025-06-14"}'),
  ('01977d82-9bf0-75fe-b408-1a15c2c3b39b', '2025-06-17 10:50:01.072+00', '01a20a56-fc1a-7096-aa53-748c241b49b1', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01977d82-9bf0-703f-bd8c-22e44b37e059', '01977d82-9bf0-74d1-9543-6ea5fe0b1bf3', NULL, '{"_id": "01977d82-9bf0-703f-bd8c-22e44b37e059", "due": 21000, "date": "2025-06-17", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 6, "course": "Data Analytics", "changed": false, "payMode": "Online", "payable": 31500, "student": "01976d38-7d5f-748a-9afc-368ffb126f9e", "version": 1, "issuedOn": "2025-06-17", "receiptNo": "2025-26/000001"}'),
  ('0197a729-c8b5-768d-a88e-9d68df541fbe', '2025-06-25 12:57:02.901+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a56-fbe6-77e1-8f80-9a12aee4f713', '0197a729-c8b5-726e-aec2-a18c609dc612', NULL, '{"_id": "01a20a56-fbe6-77e1-8f80-9a12aee4f713", "room": "Room 1", "bCode": "GD-2507", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2025-12-16", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 2}, {"end": "20:00", "start": "18:00", "weekday": 4}, {"end": "20:00", "start": "18:00", "weekday": 6}], "startDate": "2025-07-16", "courseName": "Graphic Design"}'),
  ('0197cf00-2cf0-74a4-b6f5-9f76ff807944', '2025-07-03 06:36:24.688+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'expense.create', 'expense', '0197cf00-2cf0-73be-9a5f-c2d41c428774', '0197cf00-2cf0-7596-b809-9b76a3f6d617', NULL, '{"_id": "0197cf00-2cf0-73be-9a5f-c2d41c428774", "date": "2025-07-03", "year": 2025, "month": 7, "amount": 1058, "ledger": "01a20a56-fcc1-7419-ae9d-815a28913861", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-03T06:36:24.688Z", "updatedAt": "2025-07-03T06:36:24.688Z", "voucherNo": "V2025-26/0005", "ledgerName": "Electricity"}'),
  ('0197d3b1-cdf4-754f-b4d8-af3cf59eb4ec', '2025-07-04 04:28:54.644+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d3b1-cdf4-72a6-80b4-e58e49dc62c2', '0197d3b1-cdf4-71e5-b646-eac24a930e80', NULL, '{"_id": "0197d3b1-cdf4-72a6-80b4-e58e49dc62c2", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 352, "ledger": "01a20a56-fcc1-7419-ae9d-86775607dfa1", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T04:28:54.644Z", "updatedAt": "2025-07-04T04:28:54.644Z", "voucherNo": "V2025-26/0006", "ledgerName": "Internet"}'),
  ('0197d44b-78c3-7430-b78f-9d9df531d09c', '2025-07-04 07:16:45.379+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d44b-78c3-7282-b1b9-d06e43908238', '0197d44b-78c3-73bd-8b0b-c9bac59f94c5', NULL, '{"_id": "0197d44b-78c3-7282-b1b9-d06e43908238", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 7938, "ledger": "01a20a56-fcc1-7419-ae9d-78f6d76598af", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T07:16:45.379Z", "updatedAt": "2025-07-04T07:16:45.379Z", "voucherNo": "V2025-26/0007", "ledgerName": "Salaries"}'),
  ('0197e9a1-67f5-74a9-baa1-12a5b0c10d00', '2025-07-08 10:42:38.709+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'expense.create', 'expense', '0197e9a1-67f5-73ea-8bc2-59afb6a3488e', '0197e9a1-67f5-7390-82e3-2977583268ed', NULL, '{"_id": "0197e9a1-67f5-73ea-8bc2-59afb6a3488e", "date": "2025-07-08", "year": 2025, "month": 7, "amount": 4410, "ledger": "01a20a56-fcc1-7419-ae9d-7c4af4335906", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-07-08T10:42:38.709Z", "updatedAt": "2025-07-08T10:42:38.709Z", "voucherNo": "V2025-26/0008", "ledgerName": "Rent"}'),
  ('01980c8c-196a-71ae-b219-a82cc15a6d6d', '2025-07-15 05:26:04.906+00', '01a20a56-fc1a-7096-aa53-7a9144082412', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '01980c8c-196a-70d9-897e-a790c467edca', '01980c8c-196a-702f-a6af-b76687e6f10e', NULL, '{"_id": "01980c8c-196a-70d9-897e-a790c467edca", "due": 10500, "date": "2025-07-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 7, "course": "Data Analytics", "changed": false, "payMode": "Cash", "payable": 31500, "student": "01976d38-7d5f-748a-9afc-368ffb126f9e", "version": 1, "issuedOn": "2025-07-15", "receiptNo": "2025-26/000002"}'),
  ('01982b99-c49f-73b9-8e29-d8ceb81ef5e4', '2025-07-21 06:09:14.399+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a56-fbe6-77e1-8f80-9d2b74b31703', '01982b99-c49f-7623-ba50-ed5e95264657', NULL, '{"_id": "01a20a56-fbe6-77e1-8f80-9d2b74b31703", "room": "Room 2", "bCode": "DM-2508", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2025-11-11", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2025-08-11", "courseName": "Digital Marketing"}'),
  ('0198305a-7b46-73e9-b8b3-31a929fd2995', '2025-07-22 04:18:12.934+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'student.register', 'student', '0198305a-7b46-7043-b7ca-ac9edfa812a3', '0198305a-7b46-778d-ae50-96ecbb9cfe0f', NULL, '{"_id": "0198305a-7b46-7043-b7ca-ac9edfa812a3", "fee": 22000, "mode": "offline", "batch": "GD-2507", "course": "Graphic Design", "status": "Active", "PaidFee": 0, "dueDate": "2025-08-26", "endDate": "2025-12-16", "version": 1, "TotalFee": 22000, "declared": null, "isPlaced": "notPlaced", "cduration": "5 months", "PendingFee": 22000, "isCompleted": "yes", "joiningDate": "2025-07-22"}'),
  ('01983ab5-5436-71c7-9f86-600b0d65e89f', '2025-07-24 04:33:38.87+00', '01976d38-7d5f-748a-9afc-368ffb126f9e', '', 'student', 'project.add', 'project', '01983ab5-5436-77b6-9b78-eb6ec3b652a6', '01983ab5-5436-77a5-a379-7c862c76393d', NULL, '{"_id": "01983ab5-5436-77b6-9b78-eb6ec3b652a6", "student": "01976d38-7d5f-748a-9afc-368ffb126f9e", "version": 1}'),
  ('01984f40-d442-741d-b480-89a68b385623', '2025-07-28 04:18:25.474+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'fee.record', 'receipt', '01984f40-d442-70c7-88d6-8ed5449a78a1', '01984f40-d442-714a-941a-520e96379d5c', NULL, '{"_id": "01984f40-d442-70c7-88d6-8ed5449a78a1", "due": 11000, "date": "2025-07-28", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 7, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-7043-b7ca-ac9edfa812a3", "version": 1, "issuedOn": "2025-07-28", "receiptNo": "2025-26/000003"}'),
  ('01985aa9-0953-7515-abcf-a4c395ce36ea', '2025-07-30 09:28:04.179+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'staff.update', 'account', '01a20a56-fc1a-7096-aa53-7edd82906dc9', '01985aa9-0953-7285-ab42-6e4666ff5804', '{"status": "Active", "version": 1}', '{"status": "Disable", "version": 2}'),
  ('01986905-43a3-755e-a406-eaa8d4d3de1f', '2025-08-02 04:23:29.443+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'expense.create', 'expense', '01986905-43a3-7154-a2cb-2b84daddeff5', '01986905-43a3-73c3-8692-b8880be28cd8', NULL, '{"_id": "01986905-43a3-7154-a2cb-2b84daddeff5", "date": "2025-08-02", "year": 2025, "month": 8, "amount": 4341, "ledger": "01a20a56-fcc1-7419-ae9d-7c4af4335906", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-08-02T04:23:29.443Z", "updatedAt": "2025-08-02T04:23:29.443Z", "voucherNo": "V2025-26/0009", "ledgerName": "Rent"}'),
  ('019873c7-c03e-7125-acf5-a8755936cf08', '2025-08-04 06:32:07.486+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'expense.create', 'expense', '019873c7-c03e-7101-a8e9-da7ac0517080', '019873c7-c03e-725a-a505-c9ddee7273bc', NULL, '{"_id": "019873c7-c03e-7101-a8e9-da7ac0517080", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 7814, "ledger": "01a20a56-fcc1-7419-ae9d-78f6d76598af", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T06:32:07.486Z", "updatedAt": "2025-08-04T06:32:07.486Z", "voucherNo": "V2025-26/0010", "ledgerName": "Salaries"}'),
  ('0198742d-391a-76f8-bbcd-0d3cb9d66ad3', '2025-08-04 08:22:57.562+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'expense.create', 'expense', '0198742d-391a-70e5-b83f-0567bd5b52b3', '0198742d-391a-7608-a72c-f6ef5174dfc7', NULL, '{"_id": "0198742d-391a-70e5-b83f-0567bd5b52b3", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 347, "ledger": "01a20a56-fcc1-7419-ae9d-86775607dfa1", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T08:22:57.562Z", "updatedAt": "2025-08-04T08:22:57.562Z", "voucherNo": "V2025-26/0011", "ledgerName": "Internet"}'),
  ('01987a45-a517-7714-9408-a91ad647535a', '2025-08-05 12:47:21.367+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'expense.create', 'expense', '01987a45-a517-707e-a1bc-8a9745e4233b', '01987a45-a517-7619-afcf-e6a9b78c25a7', NULL, '{"_id": "01987a45-a517-707e-a1bc-8a9745e4233b", "date": "2025-08-05", "year": 2025, "month": 8, "amount": 1041, "ledger": "01a20a56-fcc1-7419-ae9d-815a28913861", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-05T12:47:21.367Z", "updatedAt": "2025-08-05T12:47:21.367Z", "voucherNo": "V2025-26/0012", "ledgerName": "Electricity"}'),
  ('0198adb9-bb13-72ea-813b-c6a37d24a884', '2025-08-15 12:34:47.187+00', '01a20a56-fc1a-7096-aa53-748c241b49b1', 'Hina Sample', 'hr', 'fee.record', 'receipt', '0198adb9-bb13-751e-874f-f68d183cfbc4', '0198adb9-bb13-73d5-ad59-b9e7d687166b', NULL, '{"_id": "0198adb9-bb13-751e-874f-f68d183cfbc4", "due": 0, "date": "2025-08-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 8, "course": "Data Analytics", "changed": false, "payMode": "Others", "payable": 31500, "student": "01976d38-7d5f-748a-9afc-368ffb126f9e", "version": 1, "issuedOn": "2025-08-15", "receiptNo": "2025-26/000004"}'),
  ('0198b7a5-65f9-779e-b5a9-1cc370073c9b', '2025-08-17 10:48:46.841+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a56-fbe6-77e1-8f80-a16cb1362237', '0198b7a5-65f9-763c-837d-7555765cc1f3', NULL, '{"_id": "01a20a56-fbe6-77e1-8f80-a16cb1362237", "room": "Lab 1", "bCode": "HT-2509", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2025-11-07", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2025-09-07", "courseName": "Hindi Typing"}'),
  ('0198d1be-32ac-7273-8b2b-ac6cbdcbb35c', '2025-08-22 12:25:59.724+00', '01a20a56-fc1a-7096-aa53-7a9144082412', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '0198d1be-32ac-7664-8adf-bfb3b1556fb0', '0198d1be-32ac-7549-817a-fccbdcb97467', NULL, '{"_id": "0198d1be-32ac-7664-8adf-bfb3b1556fb0", "due": 0, "date": "2025-08-21", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 8, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-7043-b7ca-ac9edfa812a3", "version": 1, "issuedOn": "2025-08-22", "receiptNo": "2025-26/000005"}'),
  ('019904aa-7eb6-7349-8292-8ab0ac205078', '2025-09-01 09:45:06.486+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'expense.create', 'expense', '019904aa-7eb6-7641-a6bc-db58d2df6110', '019904aa-7eb6-7090-b2b5-f69b2a5ac4dc', NULL, '{"_id": "019904aa-7eb6-7641-a6bc-db58d2df6110", "date": "2025-09-01", "year": 2025, "month": 9, "amount": 6144, "ledger": "01a20a56-fcc1-7419-ae9d-78f6d76598af", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-09-01T09:45:06.486Z", "updatedAt": "2025-09-01T09:45:06.486Z", "voucherNo": "V2025-26/0013", "ledgerName": "Salaries"}'),
  ('01990a07-c598-7634-bc2e-e02562a79430', '2025-09-02 10:45:05.56+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'expense.create', 'expense', '01990a07-c598-7386-848d-0399a02cd0ea', '01990a07-c598-708f-af36-da483f3e32a0', NULL, '{"_id": "01990a07-c598-7386-848d-0399a02cd0ea", "date": "2025-09-02", "year": 2025, "month": 9, "amount": 3413, "ledger": "01a20a56-fcc1-7419-ae9d-7c4af4335906", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-09-02T10:45:05.560Z", "updatedAt": "2025-09-02T10:45:05.560Z", "voucherNo": "V2025-26/0014", "ledgerName": "Rent"}'),
  ('01990f32-eeb0-750e-85bc-2ceee9d7c6c9', '2025-09-03 10:50:20.208+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'expense.create', 'expense', '01990f32-eeb0-7023-8fbf-552146f88e69', '01990f32-eeb0-7293-9eed-d36a2037d379', NULL, '{"_id": "01990f32-eeb0-7023-8fbf-552146f88e69", "date": "2025-09-03", "year": 2025, "month": 9, "amount": 819, "ledger": "01a20a56-fcc1-7419-ae9d-815a28913861", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-03T10:50:20.208Z", "updatedAt": "2025-09-03T10:50:20.208Z", "voucherNo": "V2025-26/0015", "ledgerName": "Electricity"}'),
  ('0199291d-4815-71c1-ae92-12137f0079a7', '2025-09-08 11:36:48.917+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'expense.create', 'expense', '0199291d-4815-7254-9508-12b873596e40', '0199291d-4815-77cc-9a09-436992141d1b', NULL, '{"_id": "0199291d-4815-7254-9508-12b873596e40", "date": "2025-09-08", "year": 2025, "month": 9, "amount": 273, "ledger": "01a20a56-fcc1-7419-ae9d-86775607dfa1", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-08T11:36:48.917Z", "updatedAt": "2025-09-08T11:36:48.917Z", "voucherNo": "V2025-26/0016", "ledgerName": "Internet"}'),
  ('01993c60-445a-74b0-b8e8-73dea7eb717d', '2025-09-12 05:22:45.978+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a56-fbe6-77e1-8f80-a53da109becf', '01993c60-445a-771f-8e43-83aafb76571a', NULL, '{"_id": "01a20a56-fbe6-77e1-8f80-a53da109becf", "room": "Lab 2", "bCode": "FR-2510", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2026-02-03", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 6}], "startDate": "2025-10-03", "courseName": "Français des affaires"}'),
  ('01994735-b681-775a-b594-70e277a77624', '2025-09-14 07:52:06.529+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'fee.record', 'receipt', '01994735-b681-713e-9d85-280afe16ec1d', '01994735-b681-71c6-811d-20d07c27a033', NULL, '{"_id": "01994735-b681-713e-9d85-280afe16ec1d", "due": 0, "date": "2025-09-14", "paid": 15000, "year": 2025, "bCode": "DM-2508", "month": 9, "course": "Digital Marketing", "changed": false, "payMode": "Cash", "payable": 15000, "student": "0199483e-e8b1-71b0-acb8-c4e0a73a3bf9", "version": 1, "issuedOn": "2025-09-14", "receiptNo": "2025-26/000006"}'),
  ('0199483e-e8b1-714e-ba62-546bc586cf3b', '2025-09-14 12:41:46.417+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'student.register', 'student', '0199483e-e8b1-71b0-acb8-c4e0a73a3bf9', '0199483e-e8b1-7563-8b22-99772345e772', NULL, '{"_id": "0199483e-e8b1-71b0-acb8-c4e0a73a3bf9", "fee": 15000, "mode": "online", "batch": "DM-2508", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2025-10-19", "endDate": "2025-11-11", "version": 1, "TotalFee": 15000, "declared": null, "isPlaced": "placed", "cduration": "3 months", "PendingFee": 15000, "isCompleted": "yes", "joiningDate": "2025-09-14"}'),
  ('0199c7c0-0ba8-7518-96ec-eef4ff3c2202', '2025-10-09 06:54:35.944+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a56-fbe6-77e1-8f80-abe1f6969698', '0199c7c0-0ba8-7455-a256-4fa72e2698c2', NULL, '{"_id": "01a20a56-fbe6-77e1-8f80-abe1f6969698", "room": "Room 1", "bCode": "TALLY-2510", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-01-30", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2025-10-30", "courseName": "Tally with GST"}'),
  ('019a24d1-6480-7107-9ea7-b422a0fdca50', '2025-10-27 08:38:13.888+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '019a24d1-6480-76cc-a20e-6e7214442805', '019a24d1-6480-7383-8019-c1e6ca4e084e', NULL, '{"_id": "019a24d1-6480-76cc-a20e-6e7214442805", "date": "2025-10-27", "mode": "offline", "year": 2025, "month": 10, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019a24d1-6480-766c-a4dc-697bd7efd777', '2025-10-27 08:38:13.888+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '019a24d1-6480-76cc-a20e-6e7214442805', '019a24d1-6480-7575-9bd8-c96681da9e19', '{"status": "Open"}', '{"status": "Pending"}'),
  ('019a3e0d-cbe7-70c5-b7a2-6bae0e437211', '2025-11-01 06:14:42.919+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'expense.create', 'expense', '019a3e0d-cbe7-7361-86bd-94f5f7d3148a', '019a3e0d-cbe7-76f4-a98f-5968cc93168f', NULL, '{"_id": "019a3e0d-cbe7-7361-86bd-94f5f7d3148a", "date": "2025-11-01", "year": 2025, "month": 11, "amount": 1250, "ledger": "01a20a56-fcc1-7419-ae9d-7c4af4335906", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-11-01T06:14:42.919Z", "updatedAt": "2025-11-01T06:14:42.919Z", "voucherNo": "V2025-26/0017", "ledgerName": "Rent"}'),
  ('019a499b-18e8-730c-ab44-1ea51a38c0fa', '2025-11-03 12:04:52.584+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'expense.create', 'expense', '019a499b-18e8-75ef-9962-6f16aa961094', '019a499b-18e8-747b-9ee5-296094b8fd66', NULL, '{"_id": "019a499b-18e8-75ef-9962-6f16aa961094", "date": "2025-11-03", "year": 2025, "month": 11, "amount": 2250, "ledger": "01a20a56-fcc1-7419-ae9d-78f6d76598af", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-11-03T12:04:52.584Z", "updatedAt": "2025-11-03T12:04:52.584Z", "voucherNo": "V2025-26/0018", "ledgerName": "Salaries"}'),
  ('019a4dd1-d13d-7374-8a9a-31e33eebf149', '2025-11-04 07:43:07.581+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a56-fbe6-77e1-8f80-acc5c64c1153', '019a4dd1-d13d-7686-abec-94a3678e2e14', NULL, '{"_id": "01a20a56-fbe6-77e1-8f80-acc5c64c1153", "room": "Room 2", "bCode": "PY-2511", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2026-03-25", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}], "startDate": "2025-11-25", "courseName": "Python Programming"}'),
  ('019a5870-be50-7056-85ce-664edba0ba14', '2025-11-06 09:12:55.12+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'expense.create', 'expense', '019a5870-be50-7519-a6e1-bfd74f8db014', '019a5870-be50-712c-894a-b6141df0aa09', NULL, '{"_id": "019a5870-be50-7519-a6e1-bfd74f8db014", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 100, "ledger": "01a20a56-fcc1-7419-ae9d-86775607dfa1", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T09:12:55.120Z", "updatedAt": "2025-11-06T09:12:55.120Z", "voucherNo": "V2025-26/0019", "ledgerName": "Internet"}'),
  ('019a58cd-919f-703c-8b3e-052b6f6bee22', '2025-11-06 10:54:18.527+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'expense.create', 'expense', '019a58cd-919f-71c0-8940-8b4e11755ed6', '019a58cd-919f-7498-955a-bd37454ab608', NULL, '{"_id": "019a58cd-919f-71c0-8940-8b4e11755ed6", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 300, "ledger": "01a20a56-fcc1-7419-ae9d-815a28913861", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T10:54:18.527Z", "updatedAt": "2025-11-06T10:54:18.527Z", "voucherNo": "V2025-26/0020", "ledgerName": "Electricity"}'),
  ('019acdcb-3f5e-7560-a63f-443f99beae39', '2025-11-29 04:07:20.67+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'student.register', 'student', '019acdcb-3f5e-7409-84e1-e40ca5e00ca0', '019acdcb-3f5e-7351-9894-94514f362389', NULL, '{"_id": "019acdcb-3f5e-7409-84e1-e40ca5e00ca0", "fee": 18000, "mode": "offline", "batch": "PY-2511", "course": "Python Programming", "status": "Active", "PaidFee": 0, "dueDate": "2026-01-03", "endDate": "2026-03-25", "version": 1, "TotalFee": 18000, "declared": null, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 18000, "isCompleted": "yes", "joiningDate": "2025-11-29"}'),
  ('019acefa-c7b2-74e3-8989-b176c97a1b88', '2025-11-29 09:38:52.978+00', '01a20a56-fc1a-7096-aa53-748c241b49b1', 'Hina Sample', 'hr', 'fee.record', 'receipt', '019acefa-c7b2-75e9-bc0f-276cb25f6ba5', '019acefa-c7b2-752e-8ce3-66c1f3613e6f', NULL, '{"_id": "019acefa-c7b2-75e9-bc0f-276cb25f6ba5", "due": 12000, "date": "2025-11-29", "paid": 6000, "year": 2025, "bCode": "PY-2511", "month": 11, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-7409-84e1-e40ca5e00ca0", "version": 1, "issuedOn": "2025-11-29", "receiptNo": "2025-26/000007"}'),
  ('019ad88c-72fa-7492-a378-a243ae72a701', '2025-12-01 06:14:34.49+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a56-fbe6-77e1-8f80-b32bb530052f', '019ad88c-72fa-744c-806a-0b1531fcd06e', NULL, '{"_id": "01a20a56-fbe6-77e1-8f80-b32bb530052f", "room": "Lab 1", "bCode": "FSW-2512", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-08-22", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2025-12-22", "courseName": "Full Stack Web Development"}'),
  ('019b5e41-c6ac-7145-b7b5-264c41b8559e', '2025-12-27 05:22:07.66+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a56-fbe6-77e1-8f80-b627a5c7162d', '019b5e41-c6ac-73d7-b248-897b096ad9bd', NULL, '{"_id": "01a20a56-fbe6-77e1-8f80-b627a5c7162d", "room": "Lab 2", "bCode": "DA-2601", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-07-17", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2026-01-17", "courseName": "Data Analytics"}'),
  ('019b7ce0-50eb-77af-af8e-41d659957ac7', '2026-01-02 04:03:54.219+00', '01a20a56-fc1a-7096-aa53-7a9144082412', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '019b7ce0-50eb-72ed-bf35-19b55c946dcd', '019b7ce0-50eb-7657-8925-922939426cab', NULL, '{"_id": "019b7ce0-50eb-72ed-bf35-19b55c946dcd", "due": 6000, "date": "2026-01-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 1, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-7409-84e1-e40ca5e00ca0", "version": 1, "issuedOn": "2026-01-02", "receiptNo": "2025-26/000008"}'),
  ('019b7d9a-7db3-7773-bdde-0d3f0962da28', '2026-01-02 07:27:15.379+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'expense.create', 'expense', '019b7d9a-7db3-71a1-8d05-2d18ad88fb73', '019b7d9a-7db3-72b5-9c29-0879a23aa0a2', NULL, '{"_id": "019b7d9a-7db3-71a1-8d05-2d18ad88fb73", "date": "2026-01-02", "year": 2026, "month": 1, "amount": 1076, "ledger": "01a20a56-fcc1-7419-ae9d-7c4af4335906", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-01-02T07:27:15.379Z", "updatedAt": "2026-01-02T07:27:15.379Z", "voucherNo": "V2025-26/0021", "ledgerName": "Rent"}'),
  ('019b92c8-7213-77d0-9700-1e1a0e693ab4', '2026-01-06 10:09:28.595+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'expense.create', 'expense', '019b92c8-7213-7546-a6de-55da89061fdb', '019b92c8-7213-7216-98d6-5f099c3d87ed', NULL, '{"_id": "019b92c8-7213-7546-a6de-55da89061fdb", "date": "2026-01-06", "year": 2026, "month": 1, "amount": 258, "ledger": "01a20a56-fcc1-7419-ae9d-815a28913861", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-06T10:09:28.595Z", "updatedAt": "2026-01-06T10:09:28.595Z", "voucherNo": "V2025-26/0022", "ledgerName": "Electricity"}'),
  ('019b96c0-e9f1-75a6-8f9d-8d5feb61dc7a', '2026-01-07 04:39:43.857+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'expense.create', 'expense', '019b96c0-e9f1-72c9-8146-6c58458f109a', '019b96c0-e9f1-77da-9e22-31c08ff294b0', NULL, '{"_id": "019b96c0-e9f1-72c9-8146-6c58458f109a", "date": "2026-01-07", "year": 2026, "month": 1, "amount": 1938, "ledger": "01a20a56-fcc1-7419-ae9d-78f6d76598af", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-01-07T04:39:43.857Z", "updatedAt": "2026-01-07T04:39:43.857Z", "voucherNo": "V2025-26/0023", "ledgerName": "Salaries"}'),
  ('019b9be6-f910-7580-b7a3-3d4fab499500', '2026-01-08 04:39:24.176+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'expense.create', 'expense', '019b9be6-f910-7771-8a2c-05e1e9eb05ce', '019b9be6-f910-752d-a321-e7d19bbf1a2d', NULL, '{"_id": "019b9be6-f910-7771-8a2c-05e1e9eb05ce", "date": "2026-01-08", "year": 2026, "month": 1, "amount": 86, "ledger": "01a20a56-fcc1-7419-ae9d-86775607dfa1", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-08T04:39:24.176Z", "updatedAt": "2026-01-08T04:39:24.176Z", "voucherNo": "V2025-26/0024", "ledgerName": "Internet"}'),
  ('019bea69-43a4-7359-b59c-981638507687', '2026-01-23 10:32:05.796+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a56-fbe6-77e1-8f80-bba30caca24d', '019bea69-43a4-737c-9fd2-591f1bd6a659', NULL, '{"_id": "01a20a56-fbe6-77e1-8f80-bba30caca24d", "room": "Room 1", "bCode": "GD-2602", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-07-13", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-02-13", "courseName": "Graphic Design"}'),
  ('019c1cef-33c4-74fd-9218-7c18b462fb6b', '2026-02-02 05:59:24.356+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'fee.record', 'receipt', '019c1cef-33c4-728f-ba58-dfc5ac9850f9', '019c1cef-33c4-72a5-9665-a8cfbd1bea6d', NULL, '{"_id": "019c1cef-33c4-728f-ba58-dfc5ac9850f9", "due": 0, "date": "2026-02-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 2, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-7409-84e1-e40ca5e00ca0", "version": 1, "issuedOn": "2026-02-02", "receiptNo": "2025-26/000009"}'),
  ('019c31b6-9ffd-7685-b728-eab1a3e815a9', '2026-02-06 06:49:38.045+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'expense.create', 'expense', '019c31b6-9ffd-709f-8f09-8a19108e7d08', '019c31b6-9ffd-7073-bae3-0aa4964c67ce', NULL, '{"_id": "019c31b6-9ffd-709f-8f09-8a19108e7d08", "date": "2026-02-06", "year": 2026, "month": 2, "amount": 2457, "ledger": "01a20a56-fcc1-7419-ae9d-78f6d76598af", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-02-06T06:49:38.045Z", "updatedAt": "2026-02-06T06:49:38.045Z", "voucherNo": "V2025-26/0025", "ledgerName": "Salaries"}'),
  ('019c369f-a274-75ed-ae51-be5f5f8c7b9e', '2026-02-07 05:42:37.428+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'expense.create', 'expense', '019c369f-a274-7224-9dd6-4f00b4f501c9', '019c369f-a274-71f0-b1f2-379779716929', NULL, '{"_id": "019c369f-a274-7224-9dd6-4f00b4f501c9", "date": "2026-02-07", "year": 2026, "month": 2, "amount": 1365, "ledger": "01a20a56-fcc1-7419-ae9d-7c4af4335906", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-02-07T05:42:37.428Z", "updatedAt": "2026-02-07T05:42:37.428Z", "voucherNo": "V2025-26/0026", "ledgerName": "Rent"}'),
  ('019c411e-2084-76fb-a82f-acc6b6437977', '2026-02-09 06:36:59.396+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'expense.create', 'expense', '019c411e-2084-72ac-aa1d-a1e51eb16876', '019c411e-2084-71f8-beb2-ec5b874f4e7c', NULL, '{"_id": "019c411e-2084-72ac-aa1d-a1e51eb16876", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 327, "ledger": "01a20a56-fcc1-7419-ae9d-815a28913861", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T06:36:59.396Z", "updatedAt": "2026-02-09T06:36:59.396Z", "voucherNo": "V2025-26/0027", "ledgerName": "Electricity"}'),
  ('019c423e-23a9-7795-a1cf-a93b5609a760', '2026-02-09 11:51:34.569+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'expense.create', 'expense', '019c423e-23a9-728a-967a-cd7facf79671', '019c423e-23a9-71f7-9d2a-cbc55572b759', NULL, '{"_id": "019c423e-23a9-728a-967a-cd7facf79671", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 109, "ledger": "01a20a56-fcc1-7419-ae9d-86775607dfa1", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T11:51:34.569Z", "updatedAt": "2026-02-09T11:51:34.569Z", "voucherNo": "V2025-26/0028", "ledgerName": "Internet"}'),
  ('019c7004-9136-738c-bf9e-53dcc7edfcb8', '2026-02-18 09:11:13.462+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a56-fbe7-724b-b87b-604d9d7cabd2', '019c7004-9136-76ae-a0aa-d5bef70a1eba', NULL, '{"_id": "01a20a56-fbe7-724b-b87b-604d9d7cabd2", "room": "Room 2", "bCode": "DM-2603", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-06-11", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2026-03-11", "courseName": "Digital Marketing"}'),
  ('019cfa32-3a20-748a-a54e-1c3177b58877', '2026-03-17 05:08:41.632+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a56-fbe7-724b-b87b-649d614fdb1b', '019cfa32-3a20-72dc-beac-5d9540d28467', NULL, '{"_id": "01a20a56-fbe7-724b-b87b-649d614fdb1b", "room": "Lab 1", "bCode": "HT-2604", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2026-06-07", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2026-04-07", "courseName": "Hindi Typing"}'),
  ('019d47ad-09b4-702b-a0eb-acbfd550c2cc', '2026-04-01 06:13:35.796+00', '01976d38-7d5f-748a-9afc-368ffb126f9e', '', 'student', 'project.add', 'project', '019d47ad-09b4-7082-8b0d-efb3805f3a69', '019d47ad-09b4-7208-9b65-1c6fcae734fe', NULL, '{"_id": "019d47ad-09b4-7082-8b0d-efb3805f3a69", "student": "01976d38-7d5f-748a-9afc-368ffb126f9e", "version": 1}'),
  ('019d805b-85ba-765f-8ef9-8ee2730e9330', '2026-04-12 06:22:54.906+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a56-fbe7-724b-b87b-68426a46235f', '019d805b-85ba-7244-8454-3bf0cfbff15c', NULL, '{"_id": "01a20a56-fbe7-724b-b87b-68426a46235f", "room": "Lab 2", "bCode": "FR-2605", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-09-03", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-05-03", "courseName": "Français des affaires"}'),
  ('019daf1c-ae23-7584-bd3e-670d5011c5b1', '2026-04-21 08:16:25.635+00', '01976d38-7d5f-748a-9afc-368ffb126f9e', '', 'student', 'portfolio.add', 'portfolio', '019daf1c-ae23-73f0-a7d3-b0b4e0d75454', '019daf1c-ae23-7250-8464-473808f17ec6', NULL, '{"_id": "019daf1c-ae23-73f0-a7d3-b0b4e0d75454", "student": "01976d38-7d5f-748a-9afc-368ffb126f9e", "version": 1}'),
  ('019e0afc-7890-7772-9e47-047890430774', '2026-05-09 04:26:18.64+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a56-fbe7-724b-b87b-6cb22fb4d2e5', '019e0afc-7890-7704-ab9d-93ea89cb326b', NULL, '{"_id": "01a20a56-fbe7-724b-b87b-6cb22fb4d2e5", "room": "Room 1", "bCode": "TALLY-2605", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-08-30", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2026-05-30", "courseName": "Tally with GST"}'),
  ('019e91fd-57b9-701d-98bb-7b10aeb581e4', '2026-06-04 09:35:59.929+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a56-fbe7-724b-b87b-72d3e3f94c9a', '019e91fd-57b9-7519-bf27-f182aae21f99', NULL, '{"_id": "01a20a56-fbe7-724b-b87b-72d3e3f94c9a", "room": "Room 2", "bCode": "PY-2606", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-10-25", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-06-25", "courseName": "Python Programming"}'),
  ('019f1d81-7446-772b-a4e2-052573f02276', '2026-07-01 11:47:31.014+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a56-fbe7-724b-b87b-744173b4aff7', '019f1d81-7446-7339-9a0d-1233318210f1', NULL, '{"_id": "01a20a56-fbe7-724b-b87b-744173b4aff7", "room": "Lab 1", "bCode": "FSW-2607", "bTime": "10:00 to 12:00", "seats": 1, "endDate": null, "trainer": "Dev Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2026-07-22", "courseName": "Full Stack Web Development"}'),
  ('019f4660-91bf-72d4-a21c-0f3ed1395d55', '2026-07-09 10:16:01.727+00', '01976d38-7d5f-748a-9afc-368ffb126f9e', '', 'student', 'portfolio.add', 'portfolio', '019f4660-91bf-7659-a548-421ca5506e08', '019f4660-91bf-7622-9611-aa5dbd9faa2b', NULL, '{"_id": "019f4660-91bf-7659-a548-421ca5506e08", "student": "01976d38-7d5f-748a-9afc-368ffb126f9e", "version": 1}'),
  ('019fa230-ae6c-730c-8061-23e9cb05c2b1', '2026-07-27 06:08:47.212+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a56-fbe7-724b-b87b-79a43748f8d0', '019fa230-ae6c-75cb-9c2f-87c6f75664c4', NULL, '{"_id": "01a20a56-fbe7-724b-b87b-79a43748f8d0", "room": "Lab 2", "bCode": "DA-2608", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2027-02-17", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}], "startDate": "2026-08-17", "courseName": "Data Analytics"}'),
  ('01a02eaf-9c16-70cb-a050-122638263954', '2026-08-23 12:54:15.83+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a56-fbe7-724b-b87b-7ffa976642d7', '01a02eaf-9c16-779b-b033-529f2d8d70cd', NULL, '{"_id": "01a20a56-fbe7-724b-b87b-7ffa976642d7", "room": "Room 1", "bCode": "GD-2609", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2027-02-13", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-09-13", "courseName": "Graphic Design"}'),
  ('01a0b40e-f07d-7392-99b8-a2047b5c6477', '2026-09-18 10:27:53.085+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a56-fbe7-724b-b87b-810cfeeadff2', '01a0b40e-f07d-76b8-b706-cf3a22beacd0', NULL, '{"_id": "01a20a56-fbe7-724b-b87b-810cfeeadff2", "room": "Room 2", "bCode": "DM-2610", "bTime": "12:30 to 14:30", "seats": 1, "endDate": null, "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2026-10-09", "courseName": "Digital Marketing"}'),
  ('01a0d6d4-797a-70fb-9fad-a43ce5cea037', '2026-09-25 04:30:44.09+00', '01976d38-7d5f-748a-9afc-368ffb126f9e', '', 'student', 'project.add', 'project', '01a0d6d4-797a-750e-bf2e-8083939c16a0', '01a0d6d4-797a-71e4-a303-20b37a1d6bf0', NULL, '{"_id": "01a0d6d4-797a-750e-bf2e-8083939c16a0", "student": "01976d38-7d5f-748a-9afc-368ffb126f9e", "version": 1}'),
  ('01a11b91-9b52-7574-ab39-5a3d192d5443', '2026-10-08 12:51:29.746+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'student.register', 'student', '01a11b91-9b52-73e2-b5cb-b511d33114d4', '01a11b91-9b52-7314-9a9c-906417a4f447', NULL, '{"_id": "01a11b91-9b52-73e2-b5cb-b511d33114d4", "fee": 13500, "mode": "offline", "batch": "DM-2610", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2026-11-12", "endDate": null, "version": 1, "TotalFee": 13500, "declared": null, "isPlaced": "notPlaced", "cduration": "3 months", "PendingFee": 13500, "isCompleted": "no", "joiningDate": "2026-10-08"}'),
  ('01a13e7e-69d3-7197-90ed-06a9c9dcfbf8', '2026-10-15 07:37:14.451+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a56-fbe7-724b-b87b-846bff3507bc', '01a13e7e-69d3-748f-9e74-1a43dbcce535', NULL, '{"_id": "01a20a56-fbe7-724b-b87b-846bff3507bc", "room": "Lab 1", "bCode": "HT-2611", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2027-01-05", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}], "startDate": "2026-11-05", "courseName": "Hindi Typing"}'),
  ('01a19b44-4019-7065-b007-eefba70f6744', '2026-11-02 07:58:23.769+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19b44-4019-754a-9f34-699f4cc95462', '01a19b44-4019-702d-80a5-53addd8a9b70', NULL, '{"_id": "01a19b44-4019-754a-9f34-699f4cc95462", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 221, "ledger": "01a20a56-fcc1-7419-ae9d-7c4af4335906", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T07:58:23.769Z", "updatedAt": "2026-11-02T07:58:23.769Z", "voucherNo": "V2026-27/0001", "ledgerName": "Rent"}'),
  ('01a19c3d-3bc5-70c2-8340-546c9800526b', '2026-11-02 12:30:21.125+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19c3d-3bc5-72ed-8cb9-5c061fb0d688', '01a19c3d-3bc5-7137-bbd7-59fade852e2b', NULL, '{"_id": "01a19c3d-3bc5-72ed-8cb9-5c061fb0d688", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 398, "ledger": "01a20a56-fcc1-7419-ae9d-78f6d76598af", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T12:30:21.125Z", "updatedAt": "2026-11-02T12:30:21.125Z", "voucherNo": "V2026-27/0002", "ledgerName": "Salaries"}'),
  ('01a1a4b8-370c-7122-8f3a-7f5d8a522389', '2026-11-04 04:01:38.572+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1a4b8-370c-7619-bfe4-d51dc64d4cbf', '01a1a4b8-370c-73d3-a9e8-525a3e3d728b', NULL, '{"_id": "01a1a4b8-370c-7619-bfe4-d51dc64d4cbf", "date": "2026-11-04", "year": 2026, "month": 11, "amount": 53, "ledger": "01a20a56-fcc1-7419-ae9d-815a28913861", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-04T04:01:38.572Z", "updatedAt": "2026-11-04T04:01:38.572Z", "voucherNo": "V2026-27/0003", "ledgerName": "Electricity"}'),
  ('01a1b03c-724d-7423-b98e-0e416a225722', '2026-11-06 09:41:53.869+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b03c-724d-74a7-9529-e91d93bf8041', '01a1b03c-724d-701e-9040-e0cf76a9b6ae', NULL, '{"date": "2026-11-06", "absent": 1, "present": 0, "batchCode": "DM-2610"}'),
  ('01a1b03c-74c1-7116-8378-db84f42642ef', '2026-11-06 09:41:54.497+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'student.register', 'student', '01a1b03c-74c1-70cf-a983-d30e90f129ca', '01a1b03c-74c1-75bc-a0c0-c5446f5b62d4', NULL, '{"_id": "01a1b03c-74c1-70cf-a983-d30e90f129ca", "fee": 4050, "mode": "online", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-11", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-06"}'),
  ('01a1b0c9-1727-740b-906a-95d10ac8bd0e', '2026-11-06 12:15:31.111+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b0c9-1727-75bf-a234-e6dd6c47456b', '01a1b0c9-1727-74b2-852c-8f7ed85bed1f', NULL, '{"date": "2026-11-06", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1b4a5-afa4-76de-8ba1-b698a8449dac', '2026-11-07 06:15:19.716+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'student.disable', 'student', '01a11b91-9b52-73e2-b5cb-b511d33114d4', '01a1b4a5-afa4-74a1-835e-97f6fc83d612', '{"status": "Active"}', '{"status": "Disable"}'),
  ('01a1b51d-6a8b-7528-b43d-9a33daef480f', '2026-11-07 08:26:06.347+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b51d-6a8b-77f7-97a5-c552ef43a38d', '01a1b51d-6a8b-7755-8cff-04e0de05634e', NULL, '{"date": "2026-11-07", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1be83-9230-751b-b800-2ee39a3c2b64', '2026-11-09 04:14:16.112+00', NULL, '', 'anyone', 'student.apply', 'student', '01a1be83-9230-72e6-9085-5275a6b62dda', '01a1be83-9230-760d-8174-66794590f7a3', NULL, '{"_id": "01a1be83-9230-72e6-9085-5275a6b62dda", "fee": 16500, "mode": "offline", "batch": "FR-2612", "course": "Français des affaires", "status": "Pending", "PaidFee": 0, "dueDate": "2027-01-05", "endDate": null, "version": 1, "TotalFee": 0, "declared": {"fee": 16500, "Paidfee": 8250, "payMode": "Online"}, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 0, "isCompleted": "no", "joiningDate": "2026-12-01"}'),
  ('01a1c041-4eb3-768e-a2cb-3a00ec9bec69', '2026-11-09 12:21:07.891+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c041-4eb3-74c4-9887-0fdd3e40009f', '01a1c041-4eb3-77c4-a244-3a049a065194', NULL, '{"date": "2026-11-09", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1c057-66d2-7108-9d1d-3bee717a95ba', '2026-11-09 12:45:15.858+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1c057-66d2-75bf-9bb4-128496cae240', '01a1c057-66d2-7629-8a57-57243c83ca85', NULL, '{"_id": "01a1c057-66d2-75bf-9bb4-128496cae240", "date": "2026-11-09", "year": 2026, "month": 11, "amount": 17, "ledger": "01a20a56-fcc1-7419-ae9d-86775607dfa1", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-09T12:45:15.858Z", "updatedAt": "2026-11-09T12:45:15.858Z", "voucherNo": "V2026-27/0004", "ledgerName": "Internet"}'),
  ('01a1c432-5b10-7600-9ab8-a4ba3d541791', '2026-11-10 06:43:16.88+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20a56-fbe7-724b-b87b-8ab9cfe60c66', '01a1c432-5b10-74f8-bd34-de4d367fcb3c', NULL, '{"_id": "01a20a56-fbe7-724b-b87b-8ab9cfe60c66", "room": "Lab 2", "bCode": "FR-2612", "bTime": "15:00 to 17:00", "seats": 1, "endDate": null, "trainer": "Dev Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2026-12-01", "courseName": "Français des affaires"}'),
  ('01a1c53b-8e49-730d-a873-4a51756c3c6e', '2026-11-10 11:32:57.033+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c53b-8e49-725e-8cc4-eeca30543511', '01a1c53b-8e49-7154-a274-9d89d0fe7a04', NULL, '{"date": "2026-11-10", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ca38-8fec-700b-bacc-8eddd36b3faf', '2026-11-11 10:47:46.924+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ca38-8fec-76b3-9cbc-846f9aed4d34', '01a1ca38-8fec-739c-8483-54e694ef22ad', NULL, '{"date": "2026-11-11", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ce42-8cd3-708a-a2e9-89cf1e6f1d0a', '2026-11-12 05:37:10.355+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ce42-8cd3-738c-9545-9f8234e13073', '01a1ce42-8cd3-7629-88b7-586eaade9f04', NULL, '{"date": "2026-11-12", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1cf35-657d-7657-bcac-fdec59fd7c43', '2026-11-12 10:02:25.533+00', '01a20a56-fc1a-7096-aa53-748c241b49b1', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01a1cf35-657d-7476-9665-0f4c115d5677', '01a1cf35-657d-73bc-a0f2-e3a5b761f21f', NULL, '{"_id": "01a1cf35-657d-7476-9665-0f4c115d5677", "due": 3050, "date": "2026-11-12", "paid": 1000, "year": 2026, "bCode": "HT-2611", "month": 11, "course": "Hindi Typing", "changed": false, "payMode": "Online", "payable": 4050, "student": "01a1b03c-74c1-70cf-a983-d30e90f129ca", "version": 1, "issuedOn": "2026-11-12", "receiptNo": "2026-27/000001"}'),
  ('01a1d445-07d9-7462-b0f0-04d0fed8d931', '2026-11-13 09:37:36.217+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d445-07d9-7202-9190-f8d7d39892c3', '01a1d445-07d9-701c-ac42-067d0469ce00', NULL, '{"date": "2026-11-13", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1d916-73a3-701c-9644-9ea9f88620d5', '2026-11-14 08:04:49.699+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d916-73a3-7590-843e-214f36e54685', '01a1d916-73a3-726d-b97e-80960dda83d6', NULL, '{"date": "2026-11-14", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e402-4a37-7234-a903-b90fea94202d', '2026-11-16 10:58:37.751+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e402-4a37-7683-bbf4-5ca252fa3b1c', '01a1e402-4a37-71c4-b444-39975044d0b0', NULL, '{"date": "2026-11-16", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e95a-a683-7627-a661-6fc369e84206', '2026-11-17 11:53:14.627+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e95a-a683-731c-ab82-9d5c57257780', '01a1e95a-a683-743b-8ea6-45012208a4a3', NULL, '{"date": "2026-11-17", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ee80-40dd-7449-8bb3-9f2dcebd2ca5', '2026-11-18 11:52:25.053+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ee80-40dd-7470-a9f6-85355b811be8', '01a1ee80-40dd-7743-8131-669af1a3c5bd', NULL, '{"date": "2026-11-18", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f2a8-7850-77d2-9687-983936e576f6', '2026-11-19 07:14:49.552+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f2a8-7850-71e6-b493-181a407d1829', '01a1f2a8-7850-76a8-9a81-aa2d356b417a', NULL, '{"date": "2026-11-19", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f8c0-38a9-73f1-a029-ffbe17b83d91', '2026-11-20 11:38:29.417+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f8c0-38a9-76b3-9e85-0908e5e13ab2', '01a1f8c0-38a9-7179-9b0c-6fb1445aa12a', NULL, '{"date": "2026-11-20", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1fb86-a83e-764b-b8d4-b0a4549be20c', '2026-11-21 00:34:28.542+00', '01a20a56-fba1-7446-8bae-484e96f543c0', 'Hari Example', 'hr', 'student.register', 'student', '01a1fb86-a83e-7171-8ea9-47571607c3ce', '01a1fb86-a83e-73b8-8cfb-9eb80508a2a8', NULL, '{"_id": "01a1fb86-a83e-7171-8ea9-47571607c3ce", "fee": 4050, "mode": "offline", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-26", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-21"}'),
  ('01a20a56-fba9-737c-b77b-779cc04a882d', '2026-11-21 04:30:00+00', NULL, '', 'system', 'institute.create', 'institute', '00000000-0000-0000-0000-000000000000', 'dump', NULL, '{"name": "Namuna Training Institute (demo)", "phone": "+91 55500 00000", "address": "1 Example Road, Example Nagar", "timeZone": "Asia/Kolkata", "selfRegistration": true}'),
  ('01a20a56-fbb1-767b-8596-4e2e6a4deff0', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'dump', NULL, '{"id": "01a20a56-fba1-7446-8bae-47f162cc5b82", "name": "Asha Example", "role": "admin", "email": "admin@example.com"}'),
  ('01a20a56-fbb2-752d-b901-a5f165f7aa7c', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a20a56-fba1-7446-8bae-484e96f543c0', 'dump', NULL, '{"id": "01a20a56-fba1-7446-8bae-484e96f543c0", "name": "Hari Example", "role": "hr", "email": "hr@example.com"}'),
  ('01a20a56-fd54-70f9-8bfc-5370ce6280a8', '2026-11-21 04:30:00+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'discount.give', 'student', '01a1b03c-74c1-70cf-a983-d30e90f129ca', 'dump', NULL, '{"amount": "500.00", "course": "Hindi Typing"}'),
  ('01a20a56-fd77-73c2-8db6-b69452209f75', '2026-11-21 04:30:00+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Asha Example', 'admin', 'refund.record', 'refund', '01a20a56-fd63-75da-beb4-a3003a5a31f9', 'dump', NULL, '{"_id": "01a20a56-fd63-75da-beb4-a3003a5a31f9", "date": "2026-11-21T00:00:00.000Z", "bCode": "HT-2611", "amount": "200.00", "course": "Hindi Typing", "payMode": "Cash", "student": "01a1b03c-74c1-70cf-a983-d30e90f129ca", "version": 1, "issuedOn": "2026-11-21T00:00:00.000Z", "refundNo": "R2026-27/0001", "enrolment": "01a1b03c-74c1-70f9-8e0b-9ab3d84d3e2c", "paidAfter": "800.00", "paidBefore": "1000.00"}'),
  ('01a20a56-fdff-7016-a374-692f435203c1', '2026-11-21 04:30:00+00', NULL, '', 'system', 'student.update', 'student', '01976d38-7d5f-748a-9afc-368ffb126f9e', 'dump', '{}', '{}');
insert into audit_link ("n", "entry_id", "entry_digest", "subject_id", "personal_fields", "personal_digests", "latest_at", "chained_at", "hash") overriding system value values
  ('1', '019583bb-5506-713a-9d8b-3b70df0b3cec', E'\\x9f990aee2c26a39b02d7c7437b1d789908543bea9c4b96c55055ebd4ccd88c33', NULL, '{}', E'\\x', '2025-03-11 05:44:07.174+00', '2026-11-21 04:30:00+00', E'\\x9683bcb23d5af38ccd06da168cce571e468412c64ee7fa8342e192054311ab73'),
  ('10', '0195eaed-5b52-76cc-a6f6-b6f0a048d31d', E'\\x0c85971f8c70d9ef85bba9d1cab5e1d8d2053abbe8b8425926f5846c111fe670', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x01ed9d41d2f88aa0faa86e2b131d67ebbd660814e46793afeb3d2112711249f1'),
  ('100', '01a19c3d-3bc5-70c2-8340-546c9800526b', E'\\xa500446c6fe44ba5cb56498d053f6ffcca221e194734f069f6e2e25a251e168f', NULL, '{}', E'\\x', '2026-11-02 12:30:21.125+00', '2026-11-21 04:30:00+00', E'\\x40354145043e640ffb66adf9c2ec343d4e331265f23771c6d6f1360ef528c302'),
  ('101', '01a1a4b8-370c-7122-8f3a-7f5d8a522389', E'\\x6646d5756b71c39e6df1c6b391447fd002c3a32bc2a3c5af6b5361331909bfb2', NULL, '{}', E'\\x', '2026-11-04 04:01:38.572+00', '2026-11-21 04:30:00+00', E'\\x6443cba6ac17e142dd132e5defb9c437c2fbcc340f2cfd5da89b211ee197ef03'),
  ('102', '01a1b03c-724d-7423-b98e-0e416a225722', E'\\x6453cdfd99d1f6b8d09741b6fa1e4fc361937c8f83751aca266d3b448b2bf8f3', NULL, '{}', E'\\x', '2026-11-06 09:41:53.869+00', '2026-11-21 04:30:00+00', E'\\x88764917bb2da476ac5a7c9c6daaf7039eb1365b31925c0c8a3255a7657cdc22'),
  ('103', '01a1b03c-74c1-7116-8378-db84f42642ef', E'\\x5d73d2808d9b634929619060a805a06a1cc25326d74e8ff778026ae87cff2e32', NULL, '{}', E'\\x', '2026-11-06 09:41:54.497+00', '2026-11-21 04:30:00+00', E'\\x4d38a606ece655b08f3eed92e665ea6f2131cba1684e86dd225c9f7bd762067c'),
  ('104', '01a1b0c9-1727-740b-906a-95d10ac8bd0e', E'\\xb580bfcf911be4cabf8e04b3b3e8ce2ff9742cb70a609904d063505eef897521', NULL, '{}', E'\\x', '2026-11-06 12:15:31.111+00', '2026-11-21 04:30:00+00', E'\\x6a588f5c88ff5b7ab1eadb8c73370a463a7626816bf034008406aa2287d30fc8'),
  ('105', '01a1b4a5-afa4-76de-8ba1-b698a8449dac', E'\\x248205ceab0ebee5a03c1c80071c1ba423a1d0140b14d11472d6dcc965562915', NULL, '{}', E'\\x', '2026-11-07 06:15:19.716+00', '2026-11-21 04:30:00+00', E'\\x329305700f531d2f9c51d65579f54ceb654771ec3b4cdaa601b6504dc694c9a6'),
  ('106', '01a1b51d-6a8b-7528-b43d-9a33daef480f', E'\\x7689be3e9c647ed396d06f8b59bf4e729737d9551d3606eb15dde412d2ad6fc5', NULL, '{}', E'\\x', '2026-11-07 08:26:06.347+00', '2026-11-21 04:30:00+00', E'\\x9fe008fef34032c2f6a4b38b15a9183723ff2ce6953e15b10bee712c0e254cd6'),
  ('107', '01a1be83-9230-751b-b800-2ee39a3c2b64', E'\\x4d79412aedf23a1a4f7085918133d71abb6bbe3047506ab0d98fb19b7001de70', NULL, '{}', E'\\x', '2026-11-09 04:14:16.112+00', '2026-11-21 04:30:00+00', E'\\x3b2b9443c26d1f96d94a16da3541fa35310cdd54267bb7c7e332a5ffa3bbc5e3'),
  ('108', '01a1c041-4eb3-768e-a2cb-3a00ec9bec69', E'\\x5b2d490a369a7f6a5694d56f9228d7fd33dce3a6bd84ee12d706fc9cafaae701', NULL, '{}', E'\\x', '2026-11-09 12:21:07.891+00', '2026-11-21 04:30:00+00', E'\\x7712085b4101e2c9a26c576552344e9d0cbe15f2419ebb4732a1bbeb2bb14470'),
  ('109', '01a1c057-66d2-7108-9d1d-3bee717a95ba', E'\\x46cf641aefe532ef311d3b8b28864cddd69158f396907d2617c27b8334570815', NULL, '{}', E'\\x', '2026-11-09 12:45:15.858+00', '2026-11-21 04:30:00+00', E'\\xe31c98d4e53bfca5e3a822238a9a0715f8a08e21e751a6cd5777a1a1dfcaecb3'),
  ('11', '0195efe3-4389-74f0-a3f9-3023ab013162', E'\\x834af1c1a3fcf0b9643fe31e3957bf4545826c54d465893a27740e9528230d15', NULL, '{}', E'\\x', '2025-04-01 05:46:43.465+00', '2026-11-21 04:30:00+00', E'\\xde50afadaa1f4b1ec3dfe93da99b62f7dd9c4f2541d0a146c26744b42b70f050'),
  ('110', '01a1c432-5b10-7600-9ab8-a4ba3d541791', E'\\xa4cc61b79290a278f434821aae0be2d0e6c5930797aa6398b62e5629ef6a83f1', NULL, '{}', E'\\x', '2026-11-10 06:43:16.88+00', '2026-11-21 04:30:00+00', E'\\x5931ad38da6046f955af79749530cf4cc1dc4b9c9018327e6c5d48d1569742ba'),
  ('111', '01a1c53b-8e49-730d-a873-4a51756c3c6e', E'\\x177d7771569e3d748c6a0f52a89c17314fa17417a91798f0bf226c2b6bd0d077', NULL, '{}', E'\\x', '2026-11-10 11:32:57.033+00', '2026-11-21 04:30:00+00', E'\\xbeae9fccbc90d99b9b24f4005ace88a338e0603a6c088d0d0ca48e82e8d97e9f'),
  ('112', '01a1ca38-8fec-700b-bacc-8eddd36b3faf', E'\\xd2cfaf2a54da684d3504829b16d1271f311eab00301f6240aa635ccd1bfce9aa', NULL, '{}', E'\\x', '2026-11-11 10:47:46.924+00', '2026-11-21 04:30:00+00', E'\\x678a37eaa798eee511cef5154f0da827405d1b853d04bbbfc8104edfc08de47b'),
  ('113', '01a1ce42-8cd3-708a-a2e9-89cf1e6f1d0a', E'\\xaf2a7aa2ebc5ae64adfdf0f46a933778405953e558868c038971583312b40343', NULL, '{}', E'\\x', '2026-11-12 05:37:10.355+00', '2026-11-21 04:30:00+00', E'\\x11c94643d24490cc978cf4566d775c0c429cda4d1434851de39b53f99fa0446a'),
  ('114', '01a1cf35-657d-7657-bcac-fdec59fd7c43', E'\\x2be1e2369acb4e217c3cfac82315c43e794f9f7e0a8aa9479f3b9cb403e99866', NULL, '{}', E'\\x', '2026-11-12 10:02:25.533+00', '2026-11-21 04:30:00+00', E'\\x954e87f73f4cfea0b4a938da48c4c3afe27cfa19c3c0a35efd160a196abf5ba0'),
  ('115', '01a1d445-07d9-7462-b0f0-04d0fed8d931', E'\\xfde5aa1c478cd71f2a7b8edac592b5cdfcd74911eed80b7b0c2f6dad133b7a79', NULL, '{}', E'\\x', '2026-11-13 09:37:36.217+00', '2026-11-21 04:30:00+00', E'\\xcd060f8ab8aabb198d7c556600de198c8e53cc2d95b51b155dd34ee4e5a95190'),
  ('116', '01a1d916-73a3-701c-9644-9ea9f88620d5', E'\\xcdece2aa1e9e7d3df619beed8165070db9b28918ab10fe8bc7ad92a48b236dad', NULL, '{}', E'\\x', '2026-11-14 08:04:49.699+00', '2026-11-21 04:30:00+00', E'\\x3e010495bebe754fba26f93b69edf0d099c2aa453228f06a7bfb2c5484744e29'),
  ('117', '01a1e402-4a37-7234-a903-b90fea94202d', E'\\x0a3e783c6b9384f4577381f7d1ba2259ab1b4d1231a2538e7c3f6253a648ff06', NULL, '{}', E'\\x', '2026-11-16 10:58:37.751+00', '2026-11-21 04:30:00+00', E'\\x27423a05633599f8bc40b146420ffbd7c872e8b61848aa7218abe611a33c8f83'),
  ('118', '01a1e95a-a683-7627-a661-6fc369e84206', E'\\x46ab33e3f89c7130bd96bbdb91e8297751f92e7e57732cdebf5a57e824d5f82c', NULL, '{}', E'\\x', '2026-11-17 11:53:14.627+00', '2026-11-21 04:30:00+00', E'\\xc889502d32d7945ce321b572a240fea93b9d70f413e9edcb7abf9de3334c3f99'),
  ('119', '01a1ee80-40dd-7449-8bb3-9f2dcebd2ca5', E'\\x4f077604db9ec9e92b5664e31af1d808439a8a3ddb3d3630c892988147891bbc', NULL, '{}', E'\\x', '2026-11-18 11:52:25.053+00', '2026-11-21 04:30:00+00', E'\\x74f7ce6b9657cca6d0d8dab51b193f41d330c7244a64aacaeb3089917106f5e2'),
  ('12', '0195f066-eeb6-7414-8bad-0bb70dc9c9eb', E'\\x58217db93554773896d3303b390ba6a04662f47492f1ef7e88837db583a334c4', NULL, '{}', E'\\x', '2025-04-01 08:10:32.502+00', '2026-11-21 04:30:00+00', E'\\xe3e9d8447a90014353a57a8dc160e6b39baedcb455825563113e48a7c7f84eaa'),
  ('120', '01a1f2a8-7850-77d2-9687-983936e576f6', E'\\xf07a5280878f99b94b569039a33b2204086fa3649e673d194c89f1a2f5aec714', NULL, '{}', E'\\x', '2026-11-19 07:14:49.552+00', '2026-11-21 04:30:00+00', E'\\xdfaa178d93ce9b78de79041e3feeaf8ece4894747b6bfa35c6db0115ee311f37'),
  ('121', '01a1f8c0-38a9-73f1-a029-ffbe17b83d91', E'\\x414debf2ce63a334dfd4949ff9d93a68ff27ba47784b5eed09dbe4f6c514ebd4', NULL, '{}', E'\\x', '2026-11-20 11:38:29.417+00', '2026-11-21 04:30:00+00', E'\\xd2cd945262a06d931a090fea61a24df2c795033a168b6d37673f006d98366efa'),
  ('122', '01a1fb86-a83e-764b-b8d4-b0a4549be20c', E'\\xaeb79a534359f248d82b4c79bee8f0e84f18b78d7c89c10746e53935b3c50810', NULL, '{}', E'\\x', '2026-11-21 00:34:28.542+00', '2026-11-21 04:30:00+00', E'\\xec0b2810a4f8f6e89f575a6868164b432f374fe3d11424c1a18e7c2dab6b88fd'),
  ('123', '01a20a56-fba9-737c-b77b-779cc04a882d', E'\\x01bf692b9bab6fc6264aaeb276edf72705af4d26c36519066f4b2ce4ffb07cac', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xfa7b257783b2713b818eef8a271a01a7e1fb73d198d562b75f6d2ab6e853da92'),
  ('124', '01a20a56-fbb1-767b-8596-4e2e6a4deff0', E'\\x5d561d8bf82e536081a5a9ca1ef6705ba02de70d4259582211b46c7d6e8effab', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x5df57728b57d4e0a5ebe697a14241b235259d16f66a05d1ea4b87e3ae614f7f9'),
  ('125', '01a20a56-fbb2-752d-b901-a5f165f7aa7c', E'\\xeb5882844640c0a11a6cf352a1ebd13c6804a095436eef71918db0e583d92416', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x9885b1c68086ddeb18fac512f0d8e11a3c82b5040abd35882a6ce5f33fd0fcbd'),
  ('126', '01a20a56-fd54-70f9-8bfc-5370ce6280a8', E'\\x2bcfe7258f03103b7b322b9728fcd2dc11433ea7b98d844d79743ef6af8843e1', '01a1b03c-74c1-70cf-a983-d30e90f129ca', '{reason}', E'\\x1c3a70d8d27bfa9f9b9e13e396f0a2ae23b4cbe827bf1cb2ec080cecd8e4b8d8', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x5baa163e2bb40f8127a16a2cd8bc688261b66075a093273251c8f4b2ba08a25d'),
  ('127', '01a20a56-fd77-73c2-8db6-b69452209f75', E'\\xc61f01f23ed112a43d5e1ca76544cf54ae1280d59b44b8f978023369d6330508', '01a1b03c-74c1-70cf-a983-d30e90f129ca', '{reason}', E'\\x5505ea392ddfc915cfa1fa2efaafea212512c34ec7887b571e79c6d049ae42c2', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x52cfdf60b098613e10ac53dfeb1da523a4c49163f557968838fef70e1a490598'),
  ('13', '0195f0f8-846c-706c-95a6-9db94a4988c5', E'\\x3d26accd389d2163a3ff1be729cc0a26c84887ec66b63cf18a127f1b7cee9bd3', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x4c01a5446bac58913338a1bb8f8153ee5adc45cddcb725584dd9f3a0e51b78e6'),
  ('14', '0195f0f8-846c-70d0-99c9-b7cf1084d9cb', E'\\x00006f74eb75b08f0f02eb59b281996ee37674dd4453df7c8ae600bedf505baf', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xbe642770932fbf076c195ec0dcf8512c1c37c59d459cafcb43147455bfe08d2f'),
  ('15', '0195f0f8-846c-72b0-9efa-4cdb5f713f48', E'\\xf7ea9b217156c9ebab33eb87a86c5cb929cbbf69545c3576b8784334048d1a2e', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x53d7c072a77609e55f54365a968fa851032e8e95b6183b54173966b2131b95dc'),
  ('16', '0195f0f8-846c-72c3-afa1-69bcdb7ed332', E'\\x0945eaf15a3d6a53bb0e6929180bb6dd4faba15a598bec1a1bddd03580352d61', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x051e31fd6c04b5f0a07ec55084a232fc84df1735d85faf4e253316742d77b1a9'),
  ('17', '0195f0f8-846c-7380-b34c-6115487ba20a', E'\\xe5ceae2434507ef202833062d20e21104512d90925d6a7106157c277d6abdaed', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x712a613e15b6109557f1738e534355ad3a6dc8f9a3e49a2df294baf53d718af7'),
  ('18', '0195f0f8-846c-73f4-a2f5-fd1525508142', E'\\xd5eaf4434ffa2c7fb5426a17b85728dda8338736934041b1718c45971181d1fa', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xd1e78f2844037cd10a996720136c937d319f4b690a4d3f879d87298ebd0a533a'),
  ('19', '0195f0f8-846c-754d-bbb0-c740624a6a1c', E'\\xe26e2bf4fd5f96bcc949fb1885688f5b172147adac81a368d26f975fdde3ccbe', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xa5928ce9763da6d16a2656a76b381abf75f85b1d509b45768d4edb7ed49bfb8f'),
  ('2', '0195eaed-5b52-710f-8da6-1d8883143116', E'\\x26f11fc033f4d144e8003a98032b2778fe3c9b5c30b09ca83c9751f647dc8679', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xf665265a1acb7c8ecb06f18436e292d40b9ee9b4b48aa66fc51af2ee6044325d'),
  ('20', '0195f0f8-846c-76ea-8a5c-2ec376999e63', E'\\x5b2f63859b02f771654c0c1bcfb34058462d9f37d8e8a4c133e800018bf5c7ef', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x0fdfd072d71adf085c398a85ab353fd8dc8fc1fab8316bc8554b3782b9f29006'),
  ('21', '0195f143-5a97-743d-9c3f-272503cecd71', E'\\xc1adb20cff4aa29e01455c307a466c107dcebc5c2bee36e40128c5fa503104d1', NULL, '{}', E'\\x', '2025-04-01 12:11:18.039+00', '2026-11-21 04:30:00+00', E'\\x653a73209f08b7cb1bafd1f43bff819d2bf83e2e802d37d9dbc5246c35992a74'),
  ('22', '0195f16e-4e64-7265-8454-6f29df583784', E'\\xa4f702eaf51ed2162a206d46a02ed8d1145baf34ee6aae7f3aa12aab10a6f2ec', NULL, '{}', E'\\x', '2025-04-01 12:58:12.964+00', '2026-11-21 04:30:00+00', E'\\xf28cb7e442d2d609f88fa607947459a1ee823e37fa2430143fa407dc0f04c597'),
  ('23', '01960aa5-c6f2-7267-bf5e-67d3c8232f8c', E'\\x15600ab2cc0d423d1ecda5467e1d97d7ebfa9c4a87fa953b823eb41d48cace55', NULL, '{}', E'\\x', '2025-04-06 10:29:18.706+00', '2026-11-21 04:30:00+00', E'\\xf3b8e74a37bcc986d429349f7b4e0e06ab32a8363f67cd9ac2b8701ad4baad14'),
  ('24', '01962e07-dbf7-73f5-a77e-9fb775389db3', E'\\xeb3b3923d53e2139b38013d6e50f668fc075d6a4045518db5d24b6dd2c8bda0d', NULL, '{}', E'\\x', '2025-04-13 07:23:09.175+00', '2026-11-21 04:30:00+00', E'\\xc192237eddf5f7155a9f4ae2f93d5b9cdaef53a01c67398fbaf5860e1f2b5937'),
  ('25', '01965222-1b54-77ef-9190-b293e4a39056', E'\\xe34533ae00be8cf37789fa3d4926e2ac69298dbfde245dc5825120e9e50c3663', NULL, '{}', E'\\x', '2025-04-20 07:38:09.108+00', '2026-11-21 04:30:00+00', E'\\xc134130cabc1b969aef34f5b37dea9c00421c88c3c6b0d5ec52ed13000f0edb0'),
  ('26', '0196952d-9296-719c-8099-2e25ad35398c', E'\\x6aa999a50a681b842d2457bbf19425d06dd2871ccba4e95013e4ab5bb9831765', NULL, '{}', E'\\x', '2025-05-03 08:05:14.006+00', '2026-11-21 04:30:00+00', E'\\xdbf66dd1ebbd1966ea8d9bdab10388e3593d8c2077e3dade45e2bee7b0b7d7ab'),
  ('27', '01971baf-477f-75ca-9252-108a7d8c04d2', E'\\xc05bafe83112fa8cb506b7eb3cc2237ed94219c4de8ca7b65aaf3b5688bd32dd', NULL, '{}', E'\\x', '2025-05-29 10:56:01.407+00', '2026-11-21 04:30:00+00', E'\\x61e0daca60f636fb0c77397959ae013b2149f3b6db0659c867b2f847751fbdac'),
  ('28', '01972f8c-001d-7453-9c4c-1a263ada19a0', E'\\x950bfd506d0a2a18049a2d4fefcabc4647bb6bdd888f0df2405faeeeeb55d920', NULL, '{}', E'\\x', '2025-06-02 07:29:53.693+00', '2026-11-21 04:30:00+00', E'\\xea098aab4821875f5cd0704d59bc128ccbb57db11dbae1ae5d2b31ae4f698419'),
  ('29', '019730ae-176e-766e-8413-dc59fbb943ee', E'\\x832aa1db202af964f885d59671e5bbb7e0ccf44b2735b381399bf99f559f39b9', NULL, '{}', E'\\x', '2025-06-02 12:46:45.102+00', '2026-11-21 04:30:00+00', E'\\x68e27d92f90c4cb4e5abf617db87c39f39f1fe16e13d9b3bfa7e696e357f1c8d'),
  ('3', '0195eaed-5b52-721b-89fc-c2a28c16a2a0', E'\\xb2de5e0a4651c94da5aa5dc37662fa3d2eff45ff0bbc66f5b14449975a4ca7ff', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x8a894f9f88d77ff02d5eedd7172deddf837b3fa9f4f12eaf361bac9f5d994eea'),
  ('30', '01973f27-1abc-7000-8b70-b0e8bbe3df56', E'\\x432ab84565148fe6a9c471913ee7f7c95f21503da988cc0650db0fdbcbf58fa1', NULL, '{}', E'\\x', '2025-06-05 08:13:36.828+00', '2026-11-21 04:30:00+00', E'\\x46955b7fda53df59869c4d120b4d667bfe7e8dd937a1ee52f1fd0d1962ee6adc'),
  ('31', '01973f71-631b-76d9-bc15-01ef6dbd3702', E'\\x010d98140f0cf167e327b2ecbed746ed4da4358a4bf7ae7f87a82c82771ceabf', NULL, '{}', E'\\x', '2025-06-05 09:34:45.019+00', '2026-11-21 04:30:00+00', E'\\xa91c035442895b86873c41bf7e4640e8be4ffd02887471bb6e6682d5c29b6d69'),
  ('32', '019744be-dbb1-7377-85ff-e549f11e884a', E'\\xe7dbb44dd13646f417916b8c471fd8eb500b3aff41d210c852d6bc0f828efec4', NULL, '{}', E'\\x', '2025-06-06 10:17:28.241+00', '2026-11-21 04:30:00+00', E'\\x17e30eff0119bebc8991ccef26f72dd6794505a4ef110e00376e0e606dbcc0db'),
  ('33', '01976d38-7d5f-7482-91dc-c0007806b7c8', E'\\xf49c6b540fb793e997e5bddfb3f2596dd731507228e5befff65c8cf5934352a4', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\x0ddf7f32e8a6a5b872d9c7ed888f4d265c7e1ab40c6bd3b5d69b3437d4655a5e'),
  ('34', '01976d38-7d5f-777c-9efe-e99e559a23db', E'\\x0b1d806422124a46cb0ad67187523194003046047f8ded9d9d4d027ca800e25f', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\xfc5aca5a6117d427340dca3b21175031edf23152a42bf3ac92e56c4291d76ccf'),
  ('35', '01977d82-9bf0-75fe-b408-1a15c2c3b39b', E'\\x16b21d41edcb5d154b1d6c4546f851b7cb06ea40602de0e9ad756b291689b1ad', NULL, '{}', E'\\x', '2025-06-17 10:50:01.072+00', '2026-11-21 04:30:00+00', E'\\x37b3ee5e304caea3777eb2a6b6e4dacedbecfb9174759d6cfdc669ea21acf165'),
  ('36', '0197a729-c8b5-768d-a88e-9d68df541fbe', E'\\x459300ff61336cf28ca194bab13f2c791b89f78d763476edace4559c02733a56', NULL, '{}', E'\\x', '2025-06-25 12:57:02.901+00', '2026-11-21 04:30:00+00', E'\\x3c617b5ad632e9d33047e68ae1c05cffe1a632733de9ff83348aa742c86d2494'),
  ('37', '0197cf00-2cf0-74a4-b6f5-9f76ff807944', E'\\x980855d3bbc144e8933f7425d129a6ac1f1f7f2f48e9ae214a4aa606ed070b42', NULL, '{}', E'\\x', '2025-07-03 06:36:24.688+00', '2026-11-21 04:30:00+00', E'\\xe924cba918dce962c227ae958b90e3c6c3548766f575c9918844420c4af97b0e'),
  ('38', '0197d3b1-cdf4-754f-b4d8-af3cf59eb4ec', E'\\x8e40e29624c2aecc7ef4792a1935a1ba3d56160ed220e09f79a76ff05771983f', NULL, '{}', E'\\x', '2025-07-04 04:28:54.644+00', '2026-11-21 04:30:00+00', E'\\x3738fd2ba483415dbf710127aaad72e1425b08192cb0aab2d3fdc181f13b8d8b'),
  ('39', '0197d44b-78c3-7430-b78f-9d9df531d09c', E'\\x210e064c32ab03d302c274fff8f3b420cce4510fd0b8a264fd4d8a1319a2b950', NULL, '{}', E'\\x', '2025-07-04 07:16:45.379+00', '2026-11-21 04:30:00+00', E'\\x3695181bb567aab47cf1703ff09343cfd4a3c48070ffdf5b4a9e59e6df0602b5'),
  ('4', '0195eaed-5b52-73a3-80ae-e01351ebd815', E'\\xb1ee4ac8719bde1ce71a424836eac436332b516d7f12d9df0a931e3ff9f16633', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x69881c80f0df6e998d1b9d9058f5b52e782d602c38e2fcb911eb87df986754ea'),
  ('40', '0197e9a1-67f5-74a9-baa1-12a5b0c10d00', E'\\x9d61c444da7bfee716a79d6beebf2ea71765a7c6ed90cb6c49bc57ccdded966d', NULL, '{}', E'\\x', '2025-07-08 10:42:38.709+00', '2026-11-21 04:30:00+00', E'\\xc6b7aa87fb33ce14994664a67685a301c0a7d3567e6e5748d294cc6aec164572'),
  ('41', '01980c8c-196a-71ae-b219-a82cc15a6d6d', E'\\xe3e77db6f9f40c02b3aa342e93473094e03ceebf21ad0fcb005abb68aafa2457', NULL, '{}', E'\\x', '2025-07-15 05:26:04.906+00', '2026-11-21 04:30:00+00', E'\\x168040b6a4a693c33a6ad7d72b76fe2c0b2a137c20574507d4c7d7a7b14241b7'),
  ('42', '01982b99-c49f-73b9-8e29-d8ceb81ef5e4', E'\\xb0cea1c86492ae2f2c16970d39768ef4ddef0fa22183b51381e9f0668af9378f', NULL, '{}', E'\\x', '2025-07-21 06:09:14.399+00', '2026-11-21 04:30:00+00', E'\\x9cc5bb329708ca7bf5451643722f477b87641f40d7b2dc2acc01b420f239c191'),
  ('43', '0198305a-7b46-73e9-b8b3-31a929fd2995', E'\\x5d9e7352f83c7d8c2bd3ac69fd032550be00a85085c68f8c5ba502b7e28d49be', NULL, '{}', E'\\x', '2025-07-22 04:18:12.934+00', '2026-11-21 04:30:00+00', E'\\x56185b9d149860de1d913d8d508110a5ef294f72106523e946c984678344900b'),
  ('44', '01983ab5-5436-71c7-9f86-600b0d65e89f', E'\\x8486c322aa3b0bcdb90c769e827d506edbef5cb10e6f5d6c11bf46ac90d29248', NULL, '{}', E'\\x', '2025-07-24 04:33:38.87+00', '2026-11-21 04:30:00+00', E'\\x165665d68403169b9e384cbc2a06094b30a13d6c13023b70f2621be97472ce09'),
  ('45', '01984f40-d442-741d-b480-89a68b385623', E'\\x61223ea9fbca23ada9f50ecd2f4f5e6859bd306f21a46451cdc0b0c043c849be', NULL, '{}', E'\\x', '2025-07-28 04:18:25.474+00', '2026-11-21 04:30:00+00', E'\\xabdf60fa2ad553cc39a1d86e25f8b3f70101b8a30ee724cedf9c5697cacf691d'),
  ('46', '01985aa9-0953-7515-abcf-a4c395ce36ea', E'\\xc297a119261e6e9ceb241960476b248f1a259e5f61dc109c31fd56db47905b76', NULL, '{}', E'\\x', '2025-07-30 09:28:04.179+00', '2026-11-21 04:30:00+00', E'\\xa15c8bd22cb6856f87ae04e4ed160b2dbc4145892d053b2a572c40c4df13351d'),
  ('47', '01986905-43a3-755e-a406-eaa8d4d3de1f', E'\\x98b64c610527ee5362ce183fc20a60b4c34a35d189a0f5a24e1fa9a7587bf150', NULL, '{}', E'\\x', '2025-08-02 04:23:29.443+00', '2026-11-21 04:30:00+00', E'\\x296d725097bc9b1ec9f8c392868bfc0ca7e4eace90eebb5da02dc2507a4f836b'),
  ('48', '019873c7-c03e-7125-acf5-a8755936cf08', E'\\xa56b48389db59d57e372725e80fe4eb1a62bf7516589fe03e58d6470ff10ae4a', NULL, '{}', E'\\x', '2025-08-04 06:32:07.486+00', '2026-11-21 04:30:00+00', E'\\x83e88a490b6f30efd0c539074a202abfe3e4a2e77c00a728a648a24ef59a62e7'),
  ('49', '0198742d-391a-76f8-bbcd-0d3cb9d66ad3', E'\\x7160267d9f5ec649534976cccfbc77e0d4050f9a3ddee2fdc280bb8192e8cc0b', NULL, '{}', E'\\x', '2025-08-04 08:22:57.562+00', '2026-11-21 04:30:00+00', E'\\x3c50a7aeac6e5aea848fb8b6ea0c535faee5a4bd7be15132b6a2392476529f0f'),
  ('5', '0195eaed-5b52-74d7-9ec6-58a8e425b657', E'\\xf010ee17045cab886bd45438709f46f4a73e4da4d58360b754aa596fd88ef530', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x90163062b6e2be8a90210238ec2e678538d2ca756eae36f660ffccdba9ce6d3a'),
  ('50', '01987a45-a517-7714-9408-a91ad647535a', E'\\x338dca047a433cce589f56fdc4109ad1b9dab158000866fa89801fa7de4805e9', NULL, '{}', E'\\x', '2025-08-05 12:47:21.367+00', '2026-11-21 04:30:00+00', E'\\xe851283a5941c1845e6d8a0037af191fac490eb6b66f0501f907f358b1748a03'),
  ('51', '0198adb9-bb13-72ea-813b-c6a37d24a884', E'\\x3a4062317bacaa3c0d13f76292f593a286e0c05793d0207a4fc3bf6091ccf968', NULL, '{}', E'\\x', '2025-08-15 12:34:47.187+00', '2026-11-21 04:30:00+00', E'\\x267e61ba4b304bd1cc3b198608a2e602e7889d6f92d40ad85c5d6eb2e761c850'),
  ('52', '0198b7a5-65f9-779e-b5a9-1cc370073c9b', E'\\x2ec66874b227194ff8751946f66aeab6cdad5aa51e4d4211bc6d354812f67185', NULL, '{}', E'\\x', '2025-08-17 10:48:46.841+00', '2026-11-21 04:30:00+00', E'\\xfc0fd32f1177934df6b5c7865a35bb52a1cd79ebe5d10cf0d5f7b7cc821e0d57'),
  ('53', '0198d1be-32ac-7273-8b2b-ac6cbdcbb35c', E'\\x0e46c1366cfd814b65e11469b8d6161d2778d38c5b9e563eee354c40e4ac3bf5', NULL, '{}', E'\\x', '2025-08-22 12:25:59.724+00', '2026-11-21 04:30:00+00', E'\\xb9bbb9c09f573658a28fc9948d0a5570e5236654bfb6610e3eb3d46680d4d96d'),
  ('54', '019904aa-7eb6-7349-8292-8ab0ac205078', E'\\x8595da1c1eb73ab099cb4b41ac1412ba61ac56df3294691bcae9fd88bd7e1a00', NULL, '{}', E'\\x', '2025-09-01 09:45:06.486+00', '2026-11-21 04:30:00+00', E'\\xae973e77152a21a8fc5969cc84379813d9d4a4f5867134dc791f89d82fdf0273'),
  ('55', '01990a07-c598-7634-bc2e-e02562a79430', E'\\x962174e54e1bf575f0e03dba6fc2c61003a3724638e47569f096ee3eeb6432c6', NULL, '{}', E'\\x', '2025-09-02 10:45:05.56+00', '2026-11-21 04:30:00+00', E'\\xf6eb5292ff40464c1091e39534683d354c20c52a0a32970ca40d1176df082cdf'),
  ('56', '01990f32-eeb0-750e-85bc-2ceee9d7c6c9', E'\\x58b29de105c469f2da1dbc8923f7867c0eebbf33d2aee0e052ff8213327ba14e', NULL, '{}', E'\\x', '2025-09-03 10:50:20.208+00', '2026-11-21 04:30:00+00', E'\\x430d8a537757c5cce3586d086e12a43ab7864b6e00003c28d40cb8833ae9dab1'),
  ('57', '0199291d-4815-71c1-ae92-12137f0079a7', E'\\x27d6bdcd87059ec63335fb13cd117d278916d0d0e5e766f60017ae7b25208449', NULL, '{}', E'\\x', '2025-09-08 11:36:48.917+00', '2026-11-21 04:30:00+00', E'\\x3ee777ae248a209fc908d089555e2e1551200346c7e276d1130f530822e743c7'),
  ('58', '01993c60-445a-74b0-b8e8-73dea7eb717d', E'\\x109ede4d5d6e35d31c5c2a1d6df32dfa37ec1970253c68066de714e31f184087', NULL, '{}', E'\\x', '2025-09-12 05:22:45.978+00', '2026-11-21 04:30:00+00', E'\\xb683a5b131f3eb59367580934abbdc67005433ab3515a9e64a21476961d597bb'),
  ('59', '01994735-b681-775a-b594-70e277a77624', E'\\x5177c94f87dd49f03d14cf08d4611d711ef3cfa815c828a8469f0852b52722ab', NULL, '{}', E'\\x', '2025-09-14 07:52:06.529+00', '2026-11-21 04:30:00+00', E'\\x1ae3900d1a4d8d017dffb114620ed5be3580fa499242379ad8920e695489305d'),
  ('6', '0195eaed-5b52-756f-a709-7daeb06c1d93', E'\\xd9566b0d14ac42ff1f8250e0501cfd88ec297e2818787d965883dcea0b4c3e5a', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x6f7d3b4e91449333a5a13002588598491137cdf991d522c064b2e8399f2f2f28'),
  ('60', '0199483e-e8b1-714e-ba62-546bc586cf3b', E'\\x6f274aa2b5a1609c09330f004e6d9af9fa0cf4416a310aa5e65608160e77a9c4', NULL, '{}', E'\\x', '2025-09-14 12:41:46.417+00', '2026-11-21 04:30:00+00', E'\\x2ecc4047798e0ea61b1795bb6dfc7928b0c47880ae38aaeb2d6caa91a6896e78'),
  ('61', '0199c7c0-0ba8-7518-96ec-eef4ff3c2202', E'\\xe0d3481b77c0c86ab29bac7970064f87e406b10f1d913720b289bb50518a7ef0', NULL, '{}', E'\\x', '2025-10-09 06:54:35.944+00', '2026-11-21 04:30:00+00', E'\\x1f3e9f05a388608d3352340379b8be9c3c43ffb99cfee54ffdca5ec3c9dfdf39'),
  ('62', '019a24d1-6480-7107-9ea7-b422a0fdca50', E'\\xfcaf732528d53f21ef618ee5bc4ece949e63c851473c359541215f310c2fd51d', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\x83aff2006521b70049d525cd42646e647750843be0fa0d91c2737a4283d13139'),
  ('63', '019a24d1-6480-766c-a4dc-697bd7efd777', E'\\x25c67ca72303216352ad36dba54b6703fae03d8b5e346ce470552c4228cbc987', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\x9c08f840627b9bf75316278ed1d35a738ec86e33d437e3f683618cf114a39a83'),
  ('64', '019a3e0d-cbe7-70c5-b7a2-6bae0e437211', E'\\xe0aad7ef39b0bb34ad72f59a3299a30511d9ca71270b928350577021131a3548', NULL, '{}', E'\\x', '2025-11-01 06:14:42.919+00', '2026-11-21 04:30:00+00', E'\\xec159df95cfaa094c0c1de28690461023aa9f93ccd08bf356fc6573724d4bc4d'),
  ('65', '019a499b-18e8-730c-ab44-1ea51a38c0fa', E'\\xcb02344149f90f5c6099e059bb9132e2a6371bac9ebbfc0026ebc782e86ef08a', NULL, '{}', E'\\x', '2025-11-03 12:04:52.584+00', '2026-11-21 04:30:00+00', E'\\xf5d41c0c0a2665d68f8238702d8ff3140e853080ff3c7b2f208e20b6fe372f5a'),
  ('66', '019a4dd1-d13d-7374-8a9a-31e33eebf149', E'\\x7c1634350b0f5a19e3d5fd7bc999fda52575c4b6c0407de5baf95d9a2ba24ebf', NULL, '{}', E'\\x', '2025-11-04 07:43:07.581+00', '2026-11-21 04:30:00+00', E'\\xb0229a8c41f65358ae4ef9904a9cc5e787fe19bcb336cb2ef84aa8b9126ad589'),
  ('67', '019a5870-be50-7056-85ce-664edba0ba14', E'\\x3c594071cfc832ff7c38f1ab6179f12e32cc531c48d30df6ea8f39ff2287089f', NULL, '{}', E'\\x', '2025-11-06 09:12:55.12+00', '2026-11-21 04:30:00+00', E'\\x35345a753fee5e952cd7714fe92a8f0a4ccfec44f758e191753973e1d55812a8'),
  ('68', '019a58cd-919f-703c-8b3e-052b6f6bee22', E'\\xe5507370ac65c471222b52efa3c7600093bd07998f8f1c0c48afb3134402d4ac', NULL, '{}', E'\\x', '2025-11-06 10:54:18.527+00', '2026-11-21 04:30:00+00', E'\\x640a41d7353736196078e640cf12ad638b0fe9cbd0276fa1b9dd775951dc4a08'),
  ('69', '019acdcb-3f5e-7560-a63f-443f99beae39', E'\\x0560473a99a753ac0e6ca575e884eeecd2bf3f7045b79ba3be054db3cc7dde4f', NULL, '{}', E'\\x', '2025-11-29 04:07:20.67+00', '2026-11-21 04:30:00+00', E'\\x0ec47d07b8aa915ed05a208c2fa85ed99e9ef1c28427cc2b4a2414c864315be7'),
  ('7', '0195eaed-5b52-75d2-982d-5a19aca34186', E'\\xb9477db78bd3a328fef4502be867c3fd102eb0e57651096907b34ff64df70846', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xafeea29f43c6521455335c0a7b8342c6f32539258271aa94a077e1c25e798ad1'),
  ('70', '019acefa-c7b2-74e3-8989-b176c97a1b88', E'\\xdc514d60484bce63fcbb954dc770217ec0d1ed7db1ac408bf1965da0733157e4', NULL, '{}', E'\\x', '2025-11-29 09:38:52.978+00', '2026-11-21 04:30:00+00', E'\\xf15fdc11195d9809d40b75196f2f0c1277c55bcf41f5b0927b2c9f2cfc295b2f'),
  ('71', '019ad88c-72fa-7492-a378-a243ae72a701', E'\\xb41c772d0bef95b711d93e0b7ebe48b69c3212a8d0e938b36237f448884efc58', NULL, '{}', E'\\x', '2025-12-01 06:14:34.49+00', '2026-11-21 04:30:00+00', E'\\x417edb1207c10cd28e69a5580d92580f496c75ca856409db4d6bbd470e739600'),
  ('72', '019b5e41-c6ac-7145-b7b5-264c41b8559e', E'\\x64ff84d2c78cfacac244d5f1d814cc4805f7b54f5f2362c32e94f39a57bf2224', NULL, '{}', E'\\x', '2025-12-27 05:22:07.66+00', '2026-11-21 04:30:00+00', E'\\x3b4f1dc2fb74a378465615858ab90c92cc41b943067db7440a94fd43c39908a5'),
  ('73', '019b7ce0-50eb-77af-af8e-41d659957ac7', E'\\x55e631e791f7a512f3801d0d0f47ba25f751e5daf902ea2a4728dfee9f4f29f1', NULL, '{}', E'\\x', '2026-01-02 04:03:54.219+00', '2026-11-21 04:30:00+00', E'\\x260ec8f9dacd8ba92ca93501df4c498b7812f8f6ca17c9f7798d489acc9e201a'),
  ('74', '019b7d9a-7db3-7773-bdde-0d3f0962da28', E'\\x545ea42a652c6d4039cb3d4a196c455060c9ac0ca4aac81ffc044239eee46375', NULL, '{}', E'\\x', '2026-01-02 07:27:15.379+00', '2026-11-21 04:30:00+00', E'\\xc2680b37f7c4323045755e0d34ce7029b442c273a7894c4efdaa63032432c227'),
  ('75', '019b92c8-7213-77d0-9700-1e1a0e693ab4', E'\\x368f9e9e71fbf3d1aeb61a809481d16bfd0da2e2a55ff4bfd454d42e90da1957', NULL, '{}', E'\\x', '2026-01-06 10:09:28.595+00', '2026-11-21 04:30:00+00', E'\\xf82df88b6c268b7d23961a0e8770c3c57ef54466defa111c7b900a5a842f8004'),
  ('76', '019b96c0-e9f1-75a6-8f9d-8d5feb61dc7a', E'\\xfd029f2b9edf4e38d35142368386a152d415f966b0b3256f5fd01c6cc96ef896', NULL, '{}', E'\\x', '2026-01-07 04:39:43.857+00', '2026-11-21 04:30:00+00', E'\\x03997f8ebf91e986beabe86e186a29b5ac07013d6f18c2dcd6e4fb066884d0ac'),
  ('77', '019b9be6-f910-7580-b7a3-3d4fab499500', E'\\x39cb4789669e98b834c7ddef356b666f5aa8cf0957c68fbce3a952387440ec64', NULL, '{}', E'\\x', '2026-01-08 04:39:24.176+00', '2026-11-21 04:30:00+00', E'\\x4b04f2b3dec90394af97e16507dc5beaf930cba69660f7c639b2eebd20d76085'),
  ('78', '019bea69-43a4-7359-b59c-981638507687', E'\\x1d694be690af75b68427945baee07ed09921ebab09572295627911c3fa569ab5', NULL, '{}', E'\\x', '2026-01-23 10:32:05.796+00', '2026-11-21 04:30:00+00', E'\\x05a746559a3982666933628a1afec3d9a10b2dcc94bd7b9a0591437585e04edb'),
  ('79', '019c1cef-33c4-74fd-9218-7c18b462fb6b', E'\\x6db392cda8cab8b70d04d3c0b52801f4bf4cfb5f55d5b3596680e1395c1c5fa5', NULL, '{}', E'\\x', '2026-02-02 05:59:24.356+00', '2026-11-21 04:30:00+00', E'\\x94b181c2f1ffb117a48c484a0f65cd8e749987e0e26b9cf5fdda09a046e83796'),
  ('8', '0195eaed-5b52-766a-ac0a-41e4444c2373', E'\\x18ff41213e52dc9513515732e4d1ffa7a0b73d2661591a71ddc8553dfcaec899', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x5c4783aacedd6d836c53a1fc07de5f6f9118bcc6e22b3c8452b0a65f321e0e99'),
  ('80', '019c31b6-9ffd-7685-b728-eab1a3e815a9', E'\\x40ba336f0b048fa244a3d1c12ca6b43faebd548da4849567e86296c0c1f0ed70', NULL, '{}', E'\\x', '2026-02-06 06:49:38.045+00', '2026-11-21 04:30:00+00', E'\\x5075fec3dc35ef4bc6d9adec98900b491e7d236c6c4e4fd0c0976adcedb7b73d'),
  ('81', '019c369f-a274-75ed-ae51-be5f5f8c7b9e', E'\\x6f5589884e207d3ef918e27e9f92df6162df75918d1df59636abdbdd9946aa02', NULL, '{}', E'\\x', '2026-02-07 05:42:37.428+00', '2026-11-21 04:30:00+00', E'\\x017c6e787986c463c920e932250644fc82c2fe2afb4eee63a40cdaf1663189d5'),
  ('82', '019c411e-2084-76fb-a82f-acc6b6437977', E'\\x0e7d9de7fc3ec475bc1846ff06e2d9e054b6c996a91a0948560d2e3683e3fbe0', NULL, '{}', E'\\x', '2026-02-09 06:36:59.396+00', '2026-11-21 04:30:00+00', E'\\xce551675b5a1ea8b1d0e63d8736057b2ca8e0f7e7d74045c3ada366de6a87db7'),
  ('83', '019c423e-23a9-7795-a1cf-a93b5609a760', E'\\xf0546f184fd63c96e41f8801d5ecc82a35f2cc6f45a6439155fa10c7eb4fda52', NULL, '{}', E'\\x', '2026-02-09 11:51:34.569+00', '2026-11-21 04:30:00+00', E'\\x48f66745596ccecd864843d7978ac1a5be75c9aad2f5475d0e2e5da2702e11cd'),
  ('84', '019c7004-9136-738c-bf9e-53dcc7edfcb8', E'\\x214b9c6b9b4ab29e70c06233663f1c3237ec2b5d6461ca7a6d840838539dda35', NULL, '{}', E'\\x', '2026-02-18 09:11:13.462+00', '2026-11-21 04:30:00+00', E'\\xdcadebe96d1fe261ba76575bbccc89cdc573360896f8ccb62b20d3817b562705'),
  ('85', '019cfa32-3a20-748a-a54e-1c3177b58877', E'\\x5b0fa41552b82be5033fa90b4410b10828890b8a6159b8c548dfca8660835be2', NULL, '{}', E'\\x', '2026-03-17 05:08:41.632+00', '2026-11-21 04:30:00+00', E'\\x57527f2c07b36c458d7f067fc83740a21418dab5bf591e22bbee854c9f6df2cf'),
  ('86', '019d47ad-09b4-702b-a0eb-acbfd550c2cc', E'\\xf663fc5b133c3e9d31dd46bc5b37f07bf03ee4fc4039a1fba79be9147eab0e30', NULL, '{}', E'\\x', '2026-04-01 06:13:35.796+00', '2026-11-21 04:30:00+00', E'\\x34ac610b687420695e00d2e44eff0d97dbe4a74b36e9c9a73f1d8370dc8b7e23'),
  ('87', '019d805b-85ba-765f-8ef9-8ee2730e9330', E'\\x49914e02649ae5a0ac4c288a485c33603259a2a91732b8e284049c4ef9fbf9ba', NULL, '{}', E'\\x', '2026-04-12 06:22:54.906+00', '2026-11-21 04:30:00+00', E'\\xc1e22ef46d8fdd41797e1af27419c7d8e524d5112eccb736c7b3c1ba48f929ee'),
  ('88', '019daf1c-ae23-7584-bd3e-670d5011c5b1', E'\\x98306ea512d24e56d46b79ac3d237bbd73b02125a24413ec03c19448e7950d85', NULL, '{}', E'\\x', '2026-04-21 08:16:25.635+00', '2026-11-21 04:30:00+00', E'\\x4c283dab79a2253fa8c87207e0fdb2141d7cd941bf95b38f3c3fcb3e5ad2f9d3'),
  ('89', '019e0afc-7890-7772-9e47-047890430774', E'\\xbecefa2e139d46d3259ce506bc6bb5c4625c5a5ea05245d12ea48505bd22c676', NULL, '{}', E'\\x', '2026-05-09 04:26:18.64+00', '2026-11-21 04:30:00+00', E'\\xb108ab49295ee46f235a0ab4798219d584a7848f40a66411de141f0ec268077a'),
  ('9', '0195eaed-5b52-7671-9738-13f1832bd4de', E'\\x49904b76588e55a70cf1808e96daed8c8e8f31b645f1da958c935e6147bbf8ea', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x4468f1acf052595f76bc99e10b29d3b109a09edecc4904afa3bab9b1f669cf9f'),
  ('90', '019e91fd-57b9-701d-98bb-7b10aeb581e4', E'\\x83e48a665e0c80b061b5a568e70ef7846cc68986c0b0739628cc28a471c1a34b', NULL, '{}', E'\\x', '2026-06-04 09:35:59.929+00', '2026-11-21 04:30:00+00', E'\\xc224d3a9a1a35c24428f2b858930bbb706e32049c807b339b09efc12075f5e90'),
  ('91', '019f1d81-7446-772b-a4e2-052573f02276', E'\\x14130837a3343f207ee94f77be2e356c06082478f95b6baabaa7b36846fa2c1c', NULL, '{}', E'\\x', '2026-07-01 11:47:31.014+00', '2026-11-21 04:30:00+00', E'\\x3430ec4ffbfc9a570df3c8778f45ab8455ec30f66620895b3ea5747b91199910'),
  ('92', '019f4660-91bf-72d4-a21c-0f3ed1395d55', E'\\x41a3eb343dc50b3541bff8782492ac54dbd5173ac7bba210e970a8d5bd608b64', NULL, '{}', E'\\x', '2026-07-09 10:16:01.727+00', '2026-11-21 04:30:00+00', E'\\x3daac161da7c5e198cdddd7eb4f84692f5b88fe1f6c7a38e0106cf59ce43c76f'),
  ('93', '019fa230-ae6c-730c-8061-23e9cb05c2b1', E'\\x69ec8f103ca2ff9e549906bf7f9e9099d07d4b72be2108c8fdf5560f787a9796', NULL, '{}', E'\\x', '2026-07-27 06:08:47.212+00', '2026-11-21 04:30:00+00', E'\\xf8bb615f3ae50fba5b21876e2076d1933a35ac83098add1e76053f8d047c86b4'),
  ('94', '01a02eaf-9c16-70cb-a050-122638263954', E'\\x16ea3729d6354eb0ab3496610dcdc759de5d2ff32a67e4572abad65c4179531b', NULL, '{}', E'\\x', '2026-08-23 12:54:15.83+00', '2026-11-21 04:30:00+00', E'\\x775b180ecb16c40aa4d8d0d3f8dcccf10842e1d369d9125dc95bb9f3c12119f7'),
  ('95', '01a0b40e-f07d-7392-99b8-a2047b5c6477', E'\\x671cdfe98cf5631c8b7100c3b3b9cbd5c0751528cb5d11f9e4716d4bb2c5939a', NULL, '{}', E'\\x', '2026-09-18 10:27:53.085+00', '2026-11-21 04:30:00+00', E'\\xc68d2b7172b82232fe9bc43599ca2500573433c588688ea95362456ef008817c'),
  ('96', '01a0d6d4-797a-70fb-9fad-a43ce5cea037', E'\\x1b1dc4b8913484a207008ab7fcb5445c50dcb9844c92370d3fcb8464f4ed6f9d', NULL, '{}', E'\\x', '2026-09-25 04:30:44.09+00', '2026-11-21 04:30:00+00', E'\\x85cd895d3dc3c5913f5a138a1f5d88f1d89d7f689f755c2043e0c777da325a1e'),
  ('97', '01a11b91-9b52-7574-ab39-5a3d192d5443', E'\\xe63849ddd16861cdd449a2d53c741d6804e9288800e63d58638654077080760a', NULL, '{}', E'\\x', '2026-10-08 12:51:29.746+00', '2026-11-21 04:30:00+00', E'\\xae4484aabd19203050b84a2768df18a137b033be9d27f3f9393fc4d994319807'),
  ('98', '01a13e7e-69d3-7197-90ed-06a9c9dcfbf8', E'\\x205abf888be7cc8923eb274c4433e743cd2172a04ec99d9b96fa9dff74a860a5', NULL, '{}', E'\\x', '2026-10-15 07:37:14.451+00', '2026-11-21 04:30:00+00', E'\\x28dc99112c747fe0bfc593d3f68291cf61e68aff7ba187794da86e3ed75808af'),
  ('99', '01a19b44-4019-7065-b007-eefba70f6744', E'\\x5ad1a52d0c86320fdcfa2815979f026a72ac8ee9d2e2842f08fee26b831161e3', NULL, '{}', E'\\x', '2026-11-02 07:58:23.769+00', '2026-11-21 04:30:00+00', E'\\xdbce79985064ad1bec478a20c5bb9f16ba64d0bed1e25b37e2cd1a5c6f60af6c');
insert into audit_personal ("entry_id", "subject_id", "field", "before", "after", "salt") overriding system value values
  ('01a20a56-fd54-70f9-8bfc-5370ce6280a8', '01a1b03c-74c1-70cf-a983-d30e90f129ca', 'reason', NULL, '"Scholarship"', '21dcdeb2-0dc6-4df0-9bce-9c44b28c071d'),
  ('01a20a56-fd77-73c2-8db6-b69452209f75', '01a1b03c-74c1-70cf-a983-d30e90f129ca', 'reason', NULL, '"Paid twice"', 'bce1b0c5-1d21-4e2d-8c8e-12500aab4f6a'),
  ('01a20a56-fdff-7016-a374-692f435203c1', '01976d38-7d5f-748a-9afc-368ffb126f9e', 'degree', '"BCom"', '"BSc"', '69c0b50c-6da5-4c8d-baa6-3b49e1bf7ef0');
insert into audit_seal ("day", "n", "hash") overriding system value values
  ('2026-11-21', '127', E'\\x52cfdf60b098613e10ac53dfeb1da523a4c49163f557968838fef70e1a490598');
insert into audit_unchained ("at", "entry_id") overriding system value values
  ('2026-11-21 04:30:00+00', '01a20a56-fdff-7016-a374-692f435203c1');
insert into backup_run ("id", "kind", "started_at", "seen_at", "finished_at", "place", "encrypted", "bytes", "reason") overriding system value values
  ('01a20a56-fdd5-710c-b1a4-45acc6ef9565', 'scheduled', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'office:/backup/example.tar.gz', 'false', '4096', NULL);
insert into batch ("id", "code", "code_key", "course_id", "time", "start_on", "end_on", "created_at", "version", "deleted_at", "trainer", "trainer_key", "room", "room_key", "sessions", "seats") overriding system value values
  ('01a20a56-fbe5-741b-aa67-2ba3596ef917', 'TALLY-2504', 'tally-2504', '01a20a56-fbe1-77f0-8737-19d005b23828', '15:00 to 17:00', '2025-04-01', '2025-07-01', '2025-03-11 05:44:07.174+00', '1', NULL, 'Anita Example', 'anita example', 'Room 1', 'room 1', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1'),
  ('01a20a56-fbe6-77e1-8f80-8cdce63e9398', 'PY-2504', 'py-2504', '01a20a56-fbe2-777e-85e9-4c28c87c01d0', '08:00 to 10:00', '2025-04-27', '2025-08-27', '2025-04-06 10:29:18.706+00', '1', NULL, 'Binod Example', 'binod example', 'Room 2', 'room 2', '[{"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 6}]', '1'),
  ('01a20a56-fbe6-77e1-8f80-915b6cea7246', 'FSW-2505', 'fsw-2505', '01a20a56-fbe2-777e-85e9-537fb06dfd2e', '12:30 to 14:30', '2025-05-24', '2026-01-24', '2025-05-03 08:05:14.006+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 1', 'lab 1', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1'),
  ('01a20a56-fbe6-77e1-8f80-9773cafff4cf', 'DA-2506', 'da-2506', '01a20a56-fbe2-777e-85e9-55bab2b2b661', '18:00 to 20:00', '2025-06-19', '2025-12-19', '2025-05-29 10:56:01.407+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 2', 'lab 2', '[{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}]', '1'),
  ('01a20a56-fbe6-77e1-8f80-9a12aee4f713', 'GD-2507', 'gd-2507', '01a20a56-fbe2-777e-85e9-5862b222fdb0', '18:00 to 20:00', '2025-07-16', '2025-12-16', '2025-06-25 12:57:02.901+00', '1', NULL, 'Esther Example', 'esther example', 'Room 1', 'room 1', '[{"end": "20:00", "start": "18:00", "weekday": 2}, {"end": "20:00", "start": "18:00", "weekday": 4}, {"end": "20:00", "start": "18:00", "weekday": 6}]', '1'),
  ('01a20a56-fbe6-77e1-8f80-9d2b74b31703', 'DM-2508', 'dm-2508', '01a20a56-fbe2-777e-85e9-5ffa1adce89b', '10:00 to 12:00', '2025-08-11', '2025-11-11', '2025-07-21 06:09:14.399+00', '1', NULL, 'Anita Example', 'anita example', 'Room 2', 'room 2', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1'),
  ('01a20a56-fbe6-77e1-8f80-a16cb1362237', 'HT-2509', 'ht-2509', '01a20a56-fbe2-777e-85e9-638a5fbc3b78', '15:00 to 17:00', '2025-09-07', '2025-11-07', '2025-08-17 10:48:46.841+00', '1', NULL, 'Binod Example', 'binod example', 'Lab 1', 'lab 1', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1'),
  ('01a20a56-fbe6-77e1-8f80-a53da109becf', 'FR-2510', 'fr-2510', '01a20a56-fbe2-777e-85e9-64e32398f15d', '15:00 to 17:00', '2025-10-03', '2026-02-03', '2025-09-12 05:22:45.978+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 2', 'lab 2', '[{"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 6}]', '1'),
  ('01a20a56-fbe6-77e1-8f80-abe1f6969698', 'TALLY-2510', 'tally-2510', '01a20a56-fbe1-77f0-8737-19d005b23828', '12:30 to 14:30', '2025-10-30', '2026-01-30', '2025-10-09 06:54:35.944+00', '1', NULL, 'Dev Example', 'dev example', 'Room 1', 'room 1', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1'),
  ('01a20a56-fbe6-77e1-8f80-acc5c64c1153', 'PY-2511', 'py-2511', '01a20a56-fbe2-777e-85e9-4c28c87c01d0', '18:00 to 20:00', '2025-11-25', '2026-03-25', '2025-11-04 07:43:07.581+00', '1', NULL, 'Esther Example', 'esther example', 'Room 2', 'room 2', '[{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}]', '1'),
  ('01a20a56-fbe6-77e1-8f80-b32bb530052f', 'FSW-2512', 'fsw-2512', '01a20a56-fbe2-777e-85e9-537fb06dfd2e', '12:30 to 14:30', '2025-12-22', '2026-08-22', '2025-12-01 06:14:34.49+00', '1', NULL, 'Anita Example', 'anita example', 'Lab 1', 'lab 1', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1'),
  ('01a20a56-fbe6-77e1-8f80-b627a5c7162d', 'DA-2601', 'da-2601', '01a20a56-fbe2-777e-85e9-55bab2b2b661', '12:30 to 14:30', '2026-01-17', '2026-07-17', '2025-12-27 05:22:07.66+00', '1', NULL, 'Binod Example', 'binod example', 'Lab 2', 'lab 2', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1'),
  ('01a20a56-fbe6-77e1-8f80-bba30caca24d', 'GD-2602', 'gd-2602', '01a20a56-fbe2-777e-85e9-5862b222fdb0', '08:00 to 10:00', '2026-02-13', '2026-07-13', '2026-01-23 10:32:05.796+00', '1', NULL, 'Chitra Example', 'chitra example', 'Room 1', 'room 1', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1'),
  ('01a20a56-fbe7-724b-b87b-604d9d7cabd2', 'DM-2603', 'dm-2603', '01a20a56-fbe2-777e-85e9-5ffa1adce89b', '12:30 to 14:30', '2026-03-11', '2026-06-11', '2026-02-18 09:11:13.462+00', '1', NULL, 'Dev Example', 'dev example', 'Room 2', 'room 2', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1'),
  ('01a20a56-fbe7-724b-b87b-649d614fdb1b', 'HT-2604', 'ht-2604', '01a20a56-fbe2-777e-85e9-638a5fbc3b78', '10:00 to 12:00', '2026-04-07', '2026-06-07', '2026-03-17 05:08:41.632+00', '1', NULL, 'Esther Example', 'esther example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1'),
  ('01a20a56-fbe7-724b-b87b-68426a46235f', 'FR-2605', 'fr-2605', '01a20a56-fbe2-777e-85e9-64e32398f15d', '08:00 to 10:00', '2026-05-03', '2026-09-03', '2026-04-12 06:22:54.906+00', '1', NULL, 'Anita Example', 'anita example', 'Lab 2', 'lab 2', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1'),
  ('01a20a56-fbe7-724b-b87b-6cb22fb4d2e5', 'TALLY-2605', 'tally-2605', '01a20a56-fbe1-77f0-8737-19d005b23828', '12:30 to 14:30', '2026-05-30', '2026-08-30', '2026-05-09 04:26:18.64+00', '1', NULL, 'Binod Example', 'binod example', 'Room 1', 'room 1', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1'),
  ('01a20a56-fbe7-724b-b87b-72d3e3f94c9a', 'PY-2606', 'py-2606', '01a20a56-fbe2-777e-85e9-4c28c87c01d0', '08:00 to 10:00', '2026-06-25', '2026-10-25', '2026-06-04 09:35:59.929+00', '1', NULL, 'Chitra Example', 'chitra example', 'Room 2', 'room 2', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1'),
  ('01a20a56-fbe7-724b-b87b-744173b4aff7', 'FSW-2607', 'fsw-2607', '01a20a56-fbe2-777e-85e9-537fb06dfd2e', '10:00 to 12:00', '2026-07-22', NULL, '2026-07-01 11:47:31.014+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1'),
  ('01a20a56-fbe7-724b-b87b-79a43748f8d0', 'DA-2608', 'da-2608', '01a20a56-fbe2-777e-85e9-55bab2b2b661', '10:00 to 12:00', '2026-08-17', '2027-02-17', '2026-07-27 06:08:47.212+00', '1', NULL, 'Esther Example', 'esther example', 'Lab 2', 'lab 2', '[{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}]', '1'),
  ('01a20a56-fbe7-724b-b87b-7ffa976642d7', 'GD-2609', 'gd-2609', '01a20a56-fbe2-777e-85e9-5862b222fdb0', '08:00 to 10:00', '2026-09-13', '2027-02-13', '2026-08-23 12:54:15.83+00', '1', NULL, 'Anita Example', 'anita example', 'Room 1', 'room 1', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1'),
  ('01a20a56-fbe7-724b-b87b-810cfeeadff2', 'DM-2610', 'dm-2610', '01a20a56-fbe2-777e-85e9-5ffa1adce89b', '12:30 to 14:30', '2026-10-09', NULL, '2026-09-18 10:27:53.085+00', '1', NULL, 'Binod Example', 'binod example', 'Room 2', 'room 2', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1'),
  ('01a20a56-fbe7-724b-b87b-846bff3507bc', 'HT-2611', 'ht-2611', '01a20a56-fbe2-777e-85e9-638a5fbc3b78', '10:00 to 12:00', '2026-11-05', '2027-01-05', '2026-10-15 07:37:14.451+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}]', '1'),
  ('01a20a56-fbe7-724b-b87b-8ab9cfe60c66', 'FR-2612', 'fr-2612', '01a20a56-fbe2-777e-85e9-64e32398f15d', '15:00 to 17:00', '2026-12-01', NULL, '2026-11-10 06:43:16.88+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 2', 'lab 2', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1');
insert into batch_waiting ("id", "batch_id", "enquiry_id", "student_id", "at", "removed_at") overriding system value values
  ('01a20a56-fdd5-710c-b1a4-53f199511b3b', '01a20a56-fbe5-741b-aa67-2ba3596ef917', NULL, '01976d38-7d5f-748a-9afc-368ffb126f9e', '2026-11-21 04:30:00+00', NULL);
insert into calendar_feed ("account_id", "code", "batch_id", "trainer", "created_at") overriding system value values
  ('01a20a56-fba1-7446-8bae-484e96f543c0', '0fb8fa3f-66a7-4946-a9db-2a792193ba70', NULL, 'Example', '2026-11-21 04:30:00+00');
insert into cash_entry ("id", "kind", "amount", "day", "reference", "recorded_at", "recorded_by", "voided_at", "voided_by") overriding system value values
  ('01a20a56-fdf2-7455-961d-50ee69c713b5', 'opening', '1000.00', '2026-11-20', NULL, '2026-11-21 04:30:00+00', '01a20a56-fba1-7446-8bae-484e96f543c0', NULL, NULL);
insert into consent ("student_id", "given_by", "guardian_name", "notice_version", "at", "recorded_by") overriding system value values
  ('01976d38-7d5f-748a-9afc-368ffb126f9e', 'student', NULL, '2', '2026-11-21 04:30:00+00', NULL);
insert into course ("id", "name", "name_key", "fee", "duration", "added_by", "created_at", "version", "deleted_at", "instalments") overriding system value values
  ('01a20a56-fbe1-77f0-8737-19d005b23828', 'Tally with GST', 'tally with gst', '12000.00', '3 months', '01a20a56-fba1-7446-8bae-47f162cc5b82', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20a56-fbe2-777e-85e9-4c28c87c01d0', 'Python Programming', 'python programming', '18000.00', '4 months', '01a20a56-fba1-7446-8bae-47f162cc5b82', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20a56-fbe2-777e-85e9-537fb06dfd2e', 'Full Stack Web Development', 'full stack web development', '45000.00', '8 months', '01a20a56-fba1-7446-8bae-47f162cc5b82', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20a56-fbe2-777e-85e9-55bab2b2b661', 'Data Analytics', 'data analytics', '35000.00', '6 months', '01a20a56-fba1-7446-8bae-47f162cc5b82', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20a56-fbe2-777e-85e9-5862b222fdb0', 'Graphic Design', 'graphic design', '22000.00', '5 months', '01a20a56-fba1-7446-8bae-47f162cc5b82', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20a56-fbe2-777e-85e9-5ffa1adce89b', 'Digital Marketing', 'digital marketing', '15000.00', '3 months', '01a20a56-fba1-7446-8bae-47f162cc5b82', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20a56-fbe2-777e-85e9-638a5fbc3b78', 'Hindi Typing', 'hindi typing', '4500.00', '2 months', '01a20a56-fba1-7446-8bae-47f162cc5b82', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20a56-fbe2-777e-85e9-64e32398f15d', 'Français des affaires', 'francais des affaires', '16500.00', '4 months', '01a20a56-fba1-7446-8bae-47f162cc5b82', '2025-04-01 10:49:33.548+00', '1', NULL, NULL);
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
  ('01a20a56-fdf2-7455-961d-4c16bc2ef44f', '2026-11-20', NULL, '0.00', '0.00', '{}', NULL, '2026-11-21 04:30:00+00', '01a20a56-fba1-7446-8bae-484e96f543c0', '{}');
insert into declared_payment ("student_id", "fee", "paid", "pay_mode") overriding system value values
  ('01a1be83-9230-72e6-9085-5275a6b62dda', '16500.00', '8250.00', 'Online');
insert into deletion ("id", "record", "deleted_at", "deleted_by", "status_before", "enquiry", "erase_after", "erased_at") overriding system value values
  ('01a20a56-fdd0-7203-a638-efecafb6f3e6', 'enquiry', '2026-11-21 04:30:00+00', NULL, NULL, '{"id": "01a20a56-fdd0-7203-a638-efecafb6f3e6", "name": "Example"}', '2026-11-21 04:30:00+00', NULL);
insert into discount_limit ("one", "percent", "version") overriding system value values
  ('true', '10.00', '2');
insert into draft ("account_id", "key", "field_values", "saved_at") overriding system value values
  ('01a20a56-fba1-7446-8bae-484e96f543c0', 'course-add', '{"course":"Example"}', '2026-11-21 04:30:00+00');
insert into enquiry ("id", "name", "name_key", "mail_id", "contact", "alt_contact", "qualification", "address", "course_id", "enquiry_mode", "mode", "ref", "remark", "day", "status", "is_placed", "student_id", "created_at", "version", "next_call_on") overriding system value values
  ('01962e07-dbf7-7677-a108-9c2525747757', 'Ishwari Voorbeeld', 'ishwari voorbeeld', 'ishwari.3@example.net', '5570000003', '5580000003', 'BSc', '37 Namuna Marg, Example Nagar', '01a20a56-fbe2-777e-85e9-537fb06dfd2e', 'online', 'online', NULL, NULL, '2025-04-13', 'Pending', 'false', NULL, '2025-04-13 07:23:09.175+00', '2', NULL),
  ('01973f71-631b-7555-9c4f-f8f41cc68ec0', 'विवेक दृष्टांत', 'विवेक दृष्टांत', 'student.1@example.com', '5550000001', NULL, 'BCom', '159 Namuna Marg, Demo Colony', '01a20a56-fbe2-777e-85e9-55bab2b2b661', 'offline', 'offline', 'एक मित्र', 'Will come for a trial class', '2025-06-05', 'Closed', 'false', '01976d38-7d5f-748a-9afc-368ffb126f9e', '2025-06-05 09:34:45.019+00', '2', NULL),
  ('019a24d1-6480-76cc-a20e-6e7214442805', 'Asha Beispiel', 'asha beispiel', 'asha.2@example.net', '5570000002', '5580000002', 'BSc', '77 Example Road, Namunapur', '01a20a56-fbe2-777e-85e9-537fb06dfd2e', 'offline', 'offline', 'Poster at the college', 'Will come for a trial class', '2025-10-27', 'Pending', 'false', NULL, '2025-10-27 08:38:13.888+00', '2', NULL);
insert into enquiry_note ("id", "enquiry_id", "at", "written_by", "note", "next_call_on") overriding system value values
  ('01a20a56-fdd5-710c-b1a4-4e990af3c644', '01962e07-dbf7-7677-a108-9c2525747757', '2026-11-21 04:30:00+00', NULL, 'Example', NULL);
insert into enrolment ("id", "student_id", "n", "course_id", "batch_id", "mode", "duration", "fee", "joining_on", "end_on", "is_completed", "ended_at", "end_reason", "created_at", "version") overriding system value values
  ('01976d38-7d5f-7122-90ff-e47c607b95e9', '01976d38-7d5f-748a-9afc-368ffb126f9e', '1', '01a20a56-fbe2-777e-85e9-55bab2b2b661', '01a20a56-fbe6-77e1-8f80-9773cafff4cf', 'offline', '6 months', '31500.00', '2025-06-14', '2025-12-19', 'true', NULL, NULL, '2025-06-14 06:55:08.127+00', '1'),
  ('0198305a-7b46-7245-889f-f2e5e4eb3525', '0198305a-7b46-7043-b7ca-ac9edfa812a3', '1', '01a20a56-fbe2-777e-85e9-5862b222fdb0', '01a20a56-fbe6-77e1-8f80-9a12aee4f713', 'offline', '5 months', '22000.00', '2025-07-22', '2025-12-16', 'true', NULL, NULL, '2025-07-22 04:18:12.934+00', '1'),
  ('0199483e-e8b1-7075-9176-c5dc2a559626', '0199483e-e8b1-71b0-acb8-c4e0a73a3bf9', '1', '01a20a56-fbe2-777e-85e9-5ffa1adce89b', '01a20a56-fbe6-77e1-8f80-9d2b74b31703', 'online', '3 months', '15000.00', '2025-09-14', '2025-11-11', 'true', NULL, NULL, '2025-09-14 12:41:46.417+00', '1'),
  ('019acdcb-3f5e-7626-b4db-2b85e3bd4e98', '019acdcb-3f5e-7409-84e1-e40ca5e00ca0', '1', '01a20a56-fbe2-777e-85e9-4c28c87c01d0', '01a20a56-fbe6-77e1-8f80-acc5c64c1153', 'offline', '4 months', '18000.00', '2025-11-29', '2026-03-25', 'true', NULL, NULL, '2025-11-29 04:07:20.67+00', '1'),
  ('01a11b91-9b52-757e-aab2-cbada8e1d2e3', '01a11b91-9b52-73e2-b5cb-b511d33114d4', '1', '01a20a56-fbe2-777e-85e9-5ffa1adce89b', '01a20a56-fbe7-724b-b87b-810cfeeadff2', 'offline', '3 months', '13500.00', '2026-10-08', NULL, 'false', NULL, NULL, '2026-10-08 12:51:29.746+00', '1'),
  ('01a1b03c-74c1-70f9-8e0b-9ab3d84d3e2c', '01a1b03c-74c1-70cf-a983-d30e90f129ca', '1', '01a20a56-fbe2-777e-85e9-638a5fbc3b78', '01a20a56-fbe7-724b-b87b-846bff3507bc', 'online', '2 months', '4050.00', '2026-11-06', NULL, 'false', NULL, NULL, '2026-11-06 09:41:54.497+00', '1'),
  ('01a1be83-9230-7636-8d79-968cffcf68d6', '01a1be83-9230-72e6-9085-5275a6b62dda', '1', '01a20a56-fbe2-777e-85e9-64e32398f15d', '01a20a56-fbe7-724b-b87b-8ab9cfe60c66', 'offline', '4 months', '0.00', '2026-12-01', NULL, 'false', NULL, NULL, '2026-11-09 04:14:16.112+00', '1'),
  ('01a1fb86-a83e-7246-a7f9-4a8e4fdf104a', '01a1fb86-a83e-7171-8ea9-47571607c3ce', '1', '01a20a56-fbe2-777e-85e9-638a5fbc3b78', '01a20a56-fbe7-724b-b87b-846bff3507bc', 'offline', '2 months', '4050.00', '2026-11-21', NULL, 'false', NULL, NULL, '2026-11-21 00:34:28.542+00', '1');
insert into expense ("id", "category_id", "remark", "amount", "day", "created_at", "updated_at", "version", "financial_year", "n", "pay_mode", "payee", "voided_at", "voided_by") overriding system value values
  ('01972f8c-001d-7341-b45f-eb3376b737eb', '01a20a56-fcc1-7419-ae9d-86775607dfa1', 'Sample Telecom, line of the month', '172.00', '2025-06-02', '2025-06-02 07:29:53.693+00', '2025-06-02 07:29:53.693+00', '1', '2025-26', '1', 'Online', NULL, NULL, NULL),
  ('019730ae-176e-766e-8494-807a2c5fa006', '01a20a56-fcc1-7419-ae9d-815a28913861', 'Example Power Company, bill of the month', '516.00', '2025-06-02', '2025-06-02 12:46:45.102+00', '2025-06-02 12:46:45.102+00', '1', '2025-26', '2', 'Online', NULL, NULL, NULL),
  ('01973f27-1abc-7282-b7c4-5bb8c8de8ae0', '01a20a56-fcc1-7419-ae9d-78f6d76598af', 'Teachers and office of the example institute', '3876.00', '2025-06-05', '2025-06-05 08:13:36.828+00', '2025-06-05 08:13:36.828+00', '1', '2025-26', '3', 'Online', NULL, NULL, NULL),
  ('019744be-dbb1-73c6-887b-8190c21dc305', '01a20a56-fcc1-7419-ae9d-7c4af4335906', 'Example House, all classrooms', '2153.00', '2025-06-06', '2025-06-06 10:17:28.241+00', '2025-06-06 10:17:28.241+00', '1', '2025-26', '4', 'Online', NULL, NULL, NULL),
  ('0197cf00-2cf0-73be-9a5f-c2d41c428774', '01a20a56-fcc1-7419-ae9d-815a28913861', 'Example Power Company, bill of the month', '1058.00', '2025-07-03', '2025-07-03 06:36:24.688+00', '2025-07-03 06:36:24.688+00', '1', '2025-26', '5', 'Online', NULL, NULL, NULL),
  ('0197d3b1-cdf4-72a6-80b4-e58e49dc62c2', '01a20a56-fcc1-7419-ae9d-86775607dfa1', 'Sample Telecom, line of the month', '352.00', '2025-07-04', '2025-07-04 04:28:54.644+00', '2025-07-04 04:28:54.644+00', '1', '2025-26', '6', 'Online', NULL, NULL, NULL),
  ('0197d44b-78c3-7282-b1b9-d06e43908238', '01a20a56-fcc1-7419-ae9d-78f6d76598af', 'Teachers and office of the example institute', '7938.00', '2025-07-04', '2025-07-04 07:16:45.379+00', '2025-07-04 07:16:45.379+00', '1', '2025-26', '7', 'Online', NULL, NULL, NULL),
  ('0197e9a1-67f5-73ea-8bc2-59afb6a3488e', '01a20a56-fcc1-7419-ae9d-7c4af4335906', 'Example House, all classrooms', '4410.00', '2025-07-08', '2025-07-08 10:42:38.709+00', '2025-07-08 10:42:38.709+00', '1', '2025-26', '8', 'Online', NULL, NULL, NULL),
  ('01986905-43a3-7154-a2cb-2b84daddeff5', '01a20a56-fcc1-7419-ae9d-7c4af4335906', 'Example House, all classrooms', '4341.00', '2025-08-02', '2025-08-02 04:23:29.443+00', '2025-08-02 04:23:29.443+00', '1', '2025-26', '9', 'Online', NULL, NULL, NULL),
  ('019873c7-c03e-7101-a8e9-da7ac0517080', '01a20a56-fcc1-7419-ae9d-78f6d76598af', 'Teachers and office of the example institute', '7814.00', '2025-08-04', '2025-08-04 06:32:07.486+00', '2025-08-04 06:32:07.486+00', '1', '2025-26', '10', 'Online', NULL, NULL, NULL),
  ('0198742d-391a-70e5-b83f-0567bd5b52b3', '01a20a56-fcc1-7419-ae9d-86775607dfa1', 'Sample Telecom, line of the month', '347.00', '2025-08-04', '2025-08-04 08:22:57.562+00', '2025-08-04 08:22:57.562+00', '1', '2025-26', '11', 'Online', NULL, NULL, NULL),
  ('01987a45-a517-707e-a1bc-8a9745e4233b', '01a20a56-fcc1-7419-ae9d-815a28913861', 'Example Power Company, bill of the month', '1041.00', '2025-08-05', '2025-08-05 12:47:21.367+00', '2025-08-05 12:47:21.367+00', '1', '2025-26', '12', 'Online', NULL, NULL, NULL),
  ('019904aa-7eb6-7641-a6bc-db58d2df6110', '01a20a56-fcc1-7419-ae9d-78f6d76598af', 'Teachers and office of the example institute', '6144.00', '2025-09-01', '2025-09-01 09:45:06.486+00', '2025-09-01 09:45:06.486+00', '1', '2025-26', '13', 'Online', NULL, NULL, NULL),
  ('01990a07-c598-7386-848d-0399a02cd0ea', '01a20a56-fcc1-7419-ae9d-7c4af4335906', 'Example House, all classrooms', '3413.00', '2025-09-02', '2025-09-02 10:45:05.56+00', '2025-09-02 10:45:05.56+00', '1', '2025-26', '14', 'Online', NULL, NULL, NULL),
  ('01990f32-eeb0-7023-8fbf-552146f88e69', '01a20a56-fcc1-7419-ae9d-815a28913861', 'Example Power Company, bill of the month', '819.00', '2025-09-03', '2025-09-03 10:50:20.208+00', '2025-09-03 10:50:20.208+00', '1', '2025-26', '15', 'Online', NULL, NULL, NULL),
  ('0199291d-4815-7254-9508-12b873596e40', '01a20a56-fcc1-7419-ae9d-86775607dfa1', 'Sample Telecom, line of the month', '273.00', '2025-09-08', '2025-09-08 11:36:48.917+00', '2025-09-08 11:36:48.917+00', '1', '2025-26', '16', 'Online', NULL, NULL, NULL),
  ('019a3e0d-cbe7-7361-86bd-94f5f7d3148a', '01a20a56-fcc1-7419-ae9d-7c4af4335906', 'Example House, all classrooms', '1250.00', '2025-11-01', '2025-11-01 06:14:42.919+00', '2025-11-01 06:14:42.919+00', '1', '2025-26', '17', 'Online', NULL, NULL, NULL),
  ('019a499b-18e8-75ef-9962-6f16aa961094', '01a20a56-fcc1-7419-ae9d-78f6d76598af', 'Teachers and office of the example institute', '2250.00', '2025-11-03', '2025-11-03 12:04:52.584+00', '2025-11-03 12:04:52.584+00', '1', '2025-26', '18', 'Online', NULL, NULL, NULL),
  ('019a5870-be50-7519-a6e1-bfd74f8db014', '01a20a56-fcc1-7419-ae9d-86775607dfa1', 'Sample Telecom, line of the month', '100.00', '2025-11-06', '2025-11-06 09:12:55.12+00', '2025-11-06 09:12:55.12+00', '1', '2025-26', '19', 'Online', NULL, NULL, NULL),
  ('019a58cd-919f-71c0-8940-8b4e11755ed6', '01a20a56-fcc1-7419-ae9d-815a28913861', 'Example Power Company, bill of the month', '300.00', '2025-11-06', '2025-11-06 10:54:18.527+00', '2025-11-06 10:54:18.527+00', '1', '2025-26', '20', 'Online', NULL, NULL, NULL),
  ('019b7d9a-7db3-71a1-8d05-2d18ad88fb73', '01a20a56-fcc1-7419-ae9d-7c4af4335906', 'Example House, all classrooms', '1076.00', '2026-01-02', '2026-01-02 07:27:15.379+00', '2026-01-02 07:27:15.379+00', '1', '2025-26', '21', 'Online', NULL, NULL, NULL),
  ('019b92c8-7213-7546-a6de-55da89061fdb', '01a20a56-fcc1-7419-ae9d-815a28913861', 'Example Power Company, bill of the month', '258.00', '2026-01-06', '2026-01-06 10:09:28.595+00', '2026-01-06 10:09:28.595+00', '1', '2025-26', '22', 'Online', NULL, NULL, NULL),
  ('019b96c0-e9f1-72c9-8146-6c58458f109a', '01a20a56-fcc1-7419-ae9d-78f6d76598af', 'Teachers and office of the example institute', '1938.00', '2026-01-07', '2026-01-07 04:39:43.857+00', '2026-01-07 04:39:43.857+00', '1', '2025-26', '23', 'Online', NULL, NULL, NULL),
  ('019b9be6-f910-7771-8a2c-05e1e9eb05ce', '01a20a56-fcc1-7419-ae9d-86775607dfa1', 'Sample Telecom, line of the month', '86.00', '2026-01-08', '2026-01-08 04:39:24.176+00', '2026-01-08 04:39:24.176+00', '1', '2025-26', '24', 'Online', NULL, NULL, NULL),
  ('019c31b6-9ffd-709f-8f09-8a19108e7d08', '01a20a56-fcc1-7419-ae9d-78f6d76598af', 'Teachers and office of the example institute', '2457.00', '2026-02-06', '2026-02-06 06:49:38.045+00', '2026-02-06 06:49:38.045+00', '1', '2025-26', '25', 'Online', NULL, NULL, NULL),
  ('019c369f-a274-7224-9dd6-4f00b4f501c9', '01a20a56-fcc1-7419-ae9d-7c4af4335906', 'Example House, all classrooms', '1365.00', '2026-02-07', '2026-02-07 05:42:37.428+00', '2026-02-07 05:42:37.428+00', '1', '2025-26', '26', 'Online', NULL, NULL, NULL),
  ('019c411e-2084-72ac-aa1d-a1e51eb16876', '01a20a56-fcc1-7419-ae9d-815a28913861', 'Example Power Company, bill of the month', '327.00', '2026-02-09', '2026-02-09 06:36:59.396+00', '2026-02-09 06:36:59.396+00', '1', '2025-26', '27', 'Online', NULL, NULL, NULL),
  ('019c423e-23a9-728a-967a-cd7facf79671', '01a20a56-fcc1-7419-ae9d-86775607dfa1', 'Sample Telecom, line of the month', '109.00', '2026-02-09', '2026-02-09 11:51:34.569+00', '2026-02-09 11:51:34.569+00', '1', '2025-26', '28', 'Online', NULL, NULL, NULL),
  ('01a19b44-4019-754a-9f34-699f4cc95462', '01a20a56-fcc1-7419-ae9d-7c4af4335906', 'Example House, all classrooms', '221.00', '2026-11-02', '2026-11-02 07:58:23.769+00', '2026-11-02 07:58:23.769+00', '1', '2026-27', '1', 'Online', NULL, NULL, NULL),
  ('01a19c3d-3bc5-72ed-8cb9-5c061fb0d688', '01a20a56-fcc1-7419-ae9d-78f6d76598af', 'Teachers and office of the example institute', '398.00', '2026-11-02', '2026-11-02 12:30:21.125+00', '2026-11-02 12:30:21.125+00', '1', '2026-27', '2', 'Online', NULL, NULL, NULL),
  ('01a1a4b8-370c-7619-bfe4-d51dc64d4cbf', '01a20a56-fcc1-7419-ae9d-815a28913861', 'Example Power Company, bill of the month', '53.00', '2026-11-04', '2026-11-04 04:01:38.572+00', '2026-11-04 04:01:38.572+00', '1', '2026-27', '3', 'Online', NULL, NULL, NULL),
  ('01a1c057-66d2-75bf-9bb4-128496cae240', '01a20a56-fcc1-7419-ae9d-86775607dfa1', 'Sample Telecom, line of the month', '17.00', '2026-11-09', '2026-11-09 12:45:15.858+00', '2026-11-09 12:45:15.858+00', '1', '2026-27', '4', 'Online', NULL, NULL, NULL);
insert into expense_category ("id", "ledger", "ledger_key", "created_at", "updated_at", "deleted_at", "budget", "version") overriding system value values
  ('01a20a56-fcc1-7419-ae9d-78f6d76598af', 'Salaries', 'salaries', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20a56-fcc1-7419-ae9d-7c4af4335906', 'Rent', 'rent', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20a56-fcc1-7419-ae9d-815a28913861', 'Electricity', 'electricity', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20a56-fcc1-7419-ae9d-86775607dfa1', 'Internet', 'internet', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20a56-fcc1-7419-ae9d-8a165d1d0363', 'Stationery', 'stationery', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '5000.00', '1'),
  ('01a20a56-fcc1-7419-ae9d-8d7b2d37ac06', 'Repairs', 'repairs', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20a56-fcc1-7419-ae9d-933c1ff73f78', 'Tea and water', 'tea and water', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '3000.00', '1'),
  ('01a20a56-fcc2-7663-88e7-14b720d9f41e', 'Advertising', 'advertising', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '20000.00', '1');
insert into expense_voucher_series ("financial_year", "last") overriding system value values
  ('2025-26', '28'),
  ('2026-27', '4');
insert into fee_adjustment ("id", "student_id", "kind", "enrolment_id", "amount", "reason", "day", "created_at", "created_by", "by_hr", "version", "withdrawn_at", "withdrawn_by") overriding system value values
  ('01a20a56-fd48-703c-88c2-6770fb2fe51f', '01a1b03c-74c1-70cf-a983-d30e90f129ca', 'Discount', '01a1b03c-74c1-70f9-8e0b-9ab3d84d3e2c', '500.00', 'Scholarship', '2026-11-21', '2026-11-21 04:30:00+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'false', '1', NULL, NULL);
insert into fee_plan ("enrolment_id", "version") overriding system value values
  ('01976d38-7d5f-7122-90ff-e47c607b95e9', '1');
insert into fee_plan_row ("enrolment_id", "n", "due_on", "amount") overriding system value values
  ('01976d38-7d5f-7122-90ff-e47c607b95e9', '1', '2026-11-20', '1000.00');
insert into heartbeat ("process_id", "started_at", "seen_at") overriding system value values
  ('01a20a56-fdd5-710c-b1a4-48e40d551306', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00');
insert into holiday ("id", "name", "start_on", "end_on", "created_at") overriding system value values
  ('01a20a56-fdd5-710c-b1a4-5417fa1cdd69', 'Example', '2026-11-08', '2026-11-09', '2026-11-21 04:30:00+00');
insert into idempotency ("scope", "route", "key", "body_hash", "status", "answer", "forever", "at") overriding system value values
  ('01a20a56-fba1-7446-8bae-484e96f543c0', 'POST /api/enquiry', 'dump', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '201', '{}', 'false', '2026-11-21 04:30:00+00');
insert into import ("id", "kind", "owner_id", "name", "columns", "mapping", "day_order", "asks_day_order", "state", "created_at", "run_at", "done_rows", "is_cancelled", "failure", "done_at", "undone_at", "undone_by", "students", "receipts", "paid") overriding system value values
  ('01a20a56-fba1-7446-8bae-484e96f543c0', 'students', '01a20a56-fba1-7446-8bae-484e96f543c0', '', '["Name"]', '{"name": 0}', NULL, 'false', 'open', '2026-11-21 04:30:00+00', NULL, '0', 'false', NULL, NULL, NULL, NULL, '0', '0', '0.00');
insert into import_row ("import_id", "line", "cells", "is_skipped", "errors", "conflicts", "warnings", "person_key", "name_key", "known_key", "email_key", "phone", "course", "batch", "fee", "amount") overriding system value values
  ('01a20a56-fba1-7446-8bae-484e96f543c0', '2', '["Example"]', 'false', '{}', '{}', '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
insert into import_total ("import_id", "shard", "kind", "n", "fee", "paid") overriding system value values
  ('01a20a56-fba1-7446-8bae-484e96f543c0', '0', 'Active', '0', '0.00', '0.00');
insert into institute ("one", "name", "address", "phone", "time_zone", "self_registration", "version", "receipt_language", "two_factor", "upi_id", "hr_closes_all", "gstin", "receipt_terms", "receipt_paper") overriding system value values
  ('true', 'Namuna Training Institute (demo)', '1 Example Road, Example Nagar', '+91 55500 00000', 'Asia/Kolkata', 'true', '2', 'en', 'off', 'namuna@examplebank', 'false', '00AAAAA0000A1ZI', NULL, 'a4');
insert into institute_logo ("one", "content", "type", "hash", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', 'image/png', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into job_run ("job", "started_at") overriding system value values
  ('cleanup', '2026-11-21 04:30:00+00');
insert into known_browser ("token_hash", "account_id", "used_at") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20a56-fba1-7446-8bae-484e96f543c0', '2026-11-21 04:30:00+00');
insert into kysely_migration ("name", "timestamp") overriding system value values
  ('0001_house', '2026-11-23T21:36:41.894Z'),
  ('0002_courses_and_batches', '2026-11-23T21:36:41.899Z'),
  ('0003_students_and_fees', '2026-11-23T21:36:41.921Z'),
  ('0004_attendance_and_enquiries', '2026-11-23T21:36:41.936Z'),
  ('0005_portfolio', '2026-11-23T21:36:41.950Z'),
  ('0006_projects', '2026-11-23T21:36:41.954Z'),
  ('0007_expenses', '2026-11-23T21:36:41.961Z'),
  ('0008_reset_tokens', '2026-11-23T21:36:41.964Z'),
  ('0009_lists_of_the_admin', '2026-11-23T21:36:41.966Z'),
  ('0010_erasure', '2026-11-23T21:36:41.968Z'),
  ('0011_search', '2026-11-23T21:36:41.977Z'),
  ('0012_receipt_amounts', '2026-11-23T21:36:41.978Z'),
  ('0013_drafts', '2026-11-23T21:36:41.981Z'),
  ('0014_request_limits', '2026-11-23T21:36:41.983Z'),
  ('0015_placed_enquiries', '2026-11-23T21:36:41.985Z'),
  ('0017_sign_in', '2026-11-23T21:36:41.991Z'),
  ('0018_two_factor', '2026-11-23T21:36:41.997Z'),
  ('0019_erasure', '2026-11-23T21:36:42.006Z'),
  ('0020_privacy', '2026-11-23T21:36:42.009Z'),
  ('0021_backups', '2026-11-23T21:36:42.012Z'),
  ('0022_audit_chain', '2026-11-23T21:36:42.020Z'),
  ('0023_several_processes', '2026-11-23T21:36:42.025Z'),
  ('0024_enrolments', '2026-11-23T21:36:42.034Z'),
  ('0025_expense_vouchers', '2026-11-23T21:36:42.050Z'),
  ('0026_payment_details', '2026-11-23T21:36:42.052Z'),
  ('0027_receipt_verification', '2026-11-23T21:36:42.055Z'),
  ('0028_daily_closing', '2026-11-23T21:36:42.068Z'),
  ('0029_discounts_and_refunds', '2026-11-23T21:36:42.072Z'),
  ('0030_fee_plans', '2026-11-23T21:36:42.076Z'),
  ('0031_refunds', '2026-11-23T21:36:42.105Z'),
  ('0032_reminders', '2026-11-23T21:36:42.120Z'),
  ('0033_course_instalments', '2026-11-23T21:36:42.121Z'),
  ('0034_name_search', '2026-11-23T21:36:42.123Z'),
  ('0035_receipt_paper', '2026-11-23T21:36:42.128Z'),
  ('0036_student_list_order', '2026-11-23T21:36:42.130Z'),
  ('0037_overdue_sums', '2026-11-23T21:36:42.131Z'),
  ('0038_enquiry_calls', '2026-11-23T21:36:42.165Z'),
  ('0039_photos_and_logo', '2026-11-23T21:36:42.173Z'),
  ('0041_duplicate_lookup', '2026-11-23T21:36:42.175Z'),
  ('0042_name_words', '2026-11-23T21:36:42.185Z'),
  ('0043_daily_sums', '2026-11-23T21:36:42.201Z'),
  ('0044_read_after', '2026-11-23T21:36:42.209Z'),
  ('0045_list_order', '2026-11-23T21:36:42.212Z'),
  ('0046_name_word_removal', '2026-11-23T21:36:42.213Z'),
  ('0047_parent_contact', '2026-11-23T21:36:42.214Z'),
  ('0048_attendance_months', '2026-11-23T21:36:42.218Z'),
  ('0049_absence_notices', '2026-11-23T21:36:42.225Z'),
  ('0050_imports', '2026-11-23T21:36:42.236Z'),
  ('0051_changes', '2026-11-23T21:36:42.238Z'),
  ('0052_batch_sessions', '2026-11-23T21:36:42.240Z'),
  ('0053_holidays', '2026-11-23T21:36:42.244Z'),
  ('0054_waiting_list', '2026-11-23T21:36:42.247Z'),
  ('0055_calendar_feeds', '2026-11-23T21:36:42.250Z');
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
  ('0053_holidays', '2187198803c38c58cc328f5d0f334fc080938b482a82593a1dc16cf978d4cd12'),
  ('0054_waiting_list', 'e53cc9cb6e6986ff5f37e756e7403738541216f91eba689be197a83cc51ff5a0'),
  ('0055_calendar_feeds', '229608034d67dc415b4c83d4d5d96b7c89e0389d916ed4ed9813e2be6cd44c45');
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
  ('019daf1c-ae23-73f0-a7d3-b0b4e0d75454', '01976d38-7d5f-748a-9afc-368ffb126f9e', 'https://example.com/368ffb126f9e/portfolio-1', '2026-04-21 08:16:25.635+00', '1'),
  ('019f4660-91bf-7659-a548-421ca5506e08', '01976d38-7d5f-748a-9afc-368ffb126f9e', 'https://example.com/368ffb126f9e/portfolio-2', '2026-07-09 10:16:01.727+00', '1');
insert into privacy_notice ("one", "texts", "version") overriding system value values
  ('true', '{"en": "Example"}', '2');
insert into project ("id", "student_id", "link", "tech_used", "description", "created_at", "version") overriding system value values
  ('01983ab5-5436-77b6-9b78-eb6ec3b652a6', '01976d38-7d5f-748a-9afc-368ffb126f9e', 'https://example.com/368ffb126f9e/project-3', 'Python, pandas', 'Sales of a sample company, month by month', '2025-07-24 04:33:38.87+00', '1'),
  ('019d47ad-09b4-7082-8b0d-efb3805f3a69', '01976d38-7d5f-748a-9afc-368ffb126f9e', 'https://example.com/368ffb126f9e/project-1', 'Python, pandas', 'नमूना पुस्तकालय की सूची', '2026-04-01 06:13:35.796+00', '1'),
  ('01a0d6d4-797a-750e-bf2e-8083939c16a0', '01976d38-7d5f-748a-9afc-368ffb126f9e', 'https://example.com/368ffb126f9e/project-2', 'Tally', 'The example institute’s timetable as a page', '2026-09-25 04:30:44.09+00', '1');
insert into receipt ("id", "financial_year", "n", "student_id", "student_name", "contact", "course", "b_code", "pay_mode", "payable", "paid", "due_after", "paid_on", "issued_on", "issued_at", "issued_by", "changed_at", "version", "voided_at", "voided_by", "void_reason", "enrolment_id", "reference", "note", "verification_id", "import_id") overriding system value values
  ('01977d82-9bf0-703f-bd8c-22e44b37e059', '2025-26', '1', '01976d38-7d5f-748a-9afc-368ffb126f9e', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Online', '31500.00', '10500.00', '21000.00', '2025-06-17', '2025-06-17', '2025-06-17 10:50:01.072+00', '01a20a56-fc1a-7096-aa53-748c241b49b1', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-7122-90ff-e47c607b95e9', '632700007919', NULL, '0cc02ff3-1d6e-448a-b2cc-2e22533650ff', NULL),
  ('01980c8c-196a-70d9-897e-a790c467edca', '2025-26', '2', '01976d38-7d5f-748a-9afc-368ffb126f9e', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Cash', '31500.00', '10500.00', '10500.00', '2025-07-15', '2025-07-15', '2025-07-15 05:26:04.906+00', '01a20a56-fc1a-7096-aa53-7a9144082412', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-7122-90ff-e47c607b95e9', NULL, NULL, '75495ca2-d5d4-4e6a-8d38-5b21eca71881', NULL),
  ('01984f40-d442-70c7-88d6-8ed5449a78a1', '2025-26', '3', '0198305a-7b46-7043-b7ca-ac9edfa812a3', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '11000.00', '2025-07-28', '2025-07-28', '2025-07-28 04:18:25.474+00', '01a20a56-fba1-7446-8bae-484e96f543c0', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-7245-889f-f2e5e4eb3525', '632700023757', NULL, '540efa2e-f43f-403c-b0a2-8bc965de3985', NULL),
  ('0198adb9-bb13-751e-874f-f68d183cfbc4', '2025-26', '4', '01976d38-7d5f-748a-9afc-368ffb126f9e', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Others', '31500.00', '10500.00', '0.00', '2025-08-15', '2025-08-15', '2025-08-15 12:34:47.187+00', '01a20a56-fc1a-7096-aa53-748c241b49b1', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-7122-90ff-e47c607b95e9', NULL, NULL, 'edb802e1-81f9-4940-a7e7-927581e45797', NULL),
  ('0198d1be-32ac-7664-8adf-bfb3b1556fb0', '2025-26', '5', '0198305a-7b46-7043-b7ca-ac9edfa812a3', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '0.00', '2025-08-21', '2025-08-22', '2025-08-22 12:25:59.724+00', '01a20a56-fc1a-7096-aa53-7a9144082412', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-7245-889f-f2e5e4eb3525', '632700039595', NULL, '589b0a78-b0c0-42a6-a708-3b82300fda5f', NULL),
  ('01994735-b681-713e-9d85-280afe16ec1d', '2025-26', '6', '0199483e-e8b1-71b0-acb8-c4e0a73a3bf9', 'Yusuf Příklad', '5550000003', 'Digital Marketing', 'DM-2508', 'Cash', '15000.00', '15000.00', '0.00', '2025-09-14', '2025-09-14', '2025-09-14 07:52:06.529+00', '01a20a56-fba1-7446-8bae-484e96f543c0', NULL, '1', NULL, NULL, NULL, '0199483e-e8b1-7075-9176-c5dc2a559626', NULL, NULL, 'efefad17-5f1f-4fda-b8ff-eaeaeec8f1cf', NULL),
  ('019acefa-c7b2-75e9-bc0f-276cb25f6ba5', '2025-26', '7', '019acdcb-3f5e-7409-84e1-e40ca5e00ca0', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '12000.00', '2025-11-29', '2025-11-29', '2025-11-29 09:38:52.978+00', '01a20a56-fc1a-7096-aa53-748c241b49b1', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-7626-b4db-2b85e3bd4e98', NULL, NULL, '1b07ffb3-40d8-4023-862d-f0e8faef0bd2', NULL),
  ('019b7ce0-50eb-72ed-bf35-19b55c946dcd', '2025-26', '8', '019acdcb-3f5e-7409-84e1-e40ca5e00ca0', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '6000.00', '2026-01-02', '2026-01-02', '2026-01-02 04:03:54.219+00', '01a20a56-fc1a-7096-aa53-7a9144082412', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-7626-b4db-2b85e3bd4e98', NULL, NULL, 'ba2f49ce-6d6e-475e-bd84-bdee8cd41577', NULL),
  ('019c1cef-33c4-728f-ba58-dfc5ac9850f9', '2025-26', '9', '019acdcb-3f5e-7409-84e1-e40ca5e00ca0', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '0.00', '2026-02-02', '2026-02-02', '2026-02-02 05:59:24.356+00', '01a20a56-fba1-7446-8bae-484e96f543c0', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-7626-b4db-2b85e3bd4e98', NULL, NULL, '766d731b-307a-44f4-9aa4-c983d8aee3ad', NULL),
  ('01a1cf35-657d-7476-9665-0f4c115d5677', '2026-27', '1', '01a1b03c-74c1-70cf-a983-d30e90f129ca', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Online', '4050.00', '1000.00', '3050.00', '2026-11-12', '2026-11-12', '2026-11-12 10:02:25.533+00', '01a20a56-fc1a-7096-aa53-748c241b49b1', NULL, '1', NULL, NULL, NULL, '01a1b03c-74c1-70f9-8e0b-9ab3d84d3e2c', '632700007919', NULL, '66df5cc9-57e8-4f69-b24b-d558baeeb2e1', NULL);
insert into receipt_part ("receipt_id", "n", "mode", "amount", "reference") overriding system value values
  ('0198adb9-bb13-751e-874f-f68d183cfbc4', '1', 'Cash', '5200.00', NULL),
  ('0198adb9-bb13-751e-874f-f68d183cfbc4', '2', 'UPI', '5300.00', '632700031676');
insert into receipt_series ("financial_year", "last") overriding system value values
  ('2025-26', '9'),
  ('2026-27', '1');
insert into recovery_code ("id", "account_id", "code_hash", "used_at") overriding system value values
  ('01a20a56-fdd5-710c-b1a4-42c6ada7fdb7', '01a20a56-fba1-7446-8bae-484e96f543c0', 'example', NULL);
insert into recurring_expense ("id", "category_id", "remark", "amount", "pay_mode", "payee", "starts_on", "created_at", "updated_at", "ended_at", "version") overriding system value values
  ('01a20a56-fcc6-77d6-bef0-d93e8c7926ed', '01a20a56-fcc1-7419-ae9d-8d7b2d37ac06', 'Demo Repairs: upkeep of the projectors', '1500.00', 'Online', NULL, '2026-11-01', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '1');
insert into recurring_expense_month ("recurring_id", "month", "expense_id") overriding system value values
  ('01a20a56-fcc6-77d6-bef0-d93e8c7926ed', '2026-11-01', NULL);
insert into refund ("id", "financial_year", "n", "student_id", "enrolment_id", "student_name", "contact", "course", "b_code", "pay_mode", "amount", "paid_before", "refunded_on", "issued_on", "issued_at", "issued_by", "reason", "reference", "note", "version", "voided_at", "voided_by", "void_reason") overriding system value values
  ('01a20a56-fd63-75da-beb4-a3003a5a31f9', '2026-27', '1', '01a1b03c-74c1-70cf-a983-d30e90f129ca', '01a1b03c-74c1-70f9-8e0b-9ab3d84d3e2c', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Cash', '200.00', '1000.00', '2026-11-21', '2026-11-21', '2026-11-21 04:30:00+00', '01a20a56-fba1-7446-8bae-47f162cc5b82', 'Paid twice', NULL, NULL, '1', NULL, NULL, NULL);
insert into refund_series ("financial_year", "last") overriding system value values
  ('2026-27', '1');
insert into reminder ("student_id", "day", "channel", "state", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-73e2-b5cb-b511d33114d4', '2026-11-19', 'WhatsApp', 'sent', '01a20a56-fba1-7446-8bae-484e96f543c0', '2026-11-19 04:30:00+00'),
  ('01a1b03c-74c1-70cf-a983-d30e90f129ca', '2026-11-19', 'WhatsApp', 'sent', '01a20a56-fba1-7446-8bae-484e96f543c0', '2026-11-19 04:30:00+00'),
  ('01a1fb86-a83e-7171-8ea9-47571607c3ce', '2026-11-19', 'WhatsApp', 'sent', '01a20a56-fba1-7446-8bae-484e96f543c0', '2026-11-19 04:30:00+00');
insert into reminder_settings ("one", "days", "texts", "version") overriding system value values
  ('true', '{-3,0,3,7,15}', '{}', '1');
insert into request_count ("scope", "caller", "started_at", "n") overriding system value values
  ('email-enquirer', '01a20a56-fba1-7446-8bae-484e96f543c0', '2026-11-21 04:30:00+00', '1');
insert into reset_token ("token_hash", "account_id", "made_at", "expires_at", "used_at", "purpose") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20a56-fba1-7446-8bae-484e96f543c0', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', NULL, 'password');
insert into secret ("name", "value") overriding system value values
  ('log', E'\\x0787d55d9342e0d0d8b38b73f3ee08ff00c1456b8aac42e6dbd4a34d87a25348');
insert into session ("token_hash", "account_id", "created_at", "seen_at", "id", "address", "user_agent", "confirmed_at", "read_after") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20a56-fba1-7446-8bae-484e96f543c0', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'b32f26e6-3225-42f2-bd91-214f62210604', '', '', NULL, '0/1EDB4D0');
insert into setup_code ("code_hash", "created_at", "accounts") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', NULL);
insert into sign_in_attempt ("id", "email_hash", "address", "at", "ok", "browser_hash") overriding system value values
  ('1', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '192.0.2.1', '2026-11-21 04:30:00+00', 'true', NULL);
insert into student ("id", "fname", "lname", "father", "contact", "alt_contact", "gender", "dob", "cur_address", "per_address", "linked_in", "profile", "degree", "com_year", "university", "course_id", "mode", "duration", "batch_id", "joining_on", "end_on", "is_completed", "is_placed", "status", "search_key", "created_at", "version", "search_text", "parent_contact", "import_id") overriding system value values
  ('01976d38-7d5f-748a-9afc-368ffb126f9e', 'विवेक', 'दृष्टांत', 'Yusuf दृष्टांत', '5550000001', NULL, 'male', '1996-12-21', '8 नमूना मार्ग, Sampleganj', '159 Namuna Marg, Demo Colony', NULL, NULL, 'BCom', '2017', 'Université de l’Exemple', '01a20a56-fbe2-777e-85e9-55bab2b2b661', 'offline', '6 months', '01a20a56-fbe6-77e1-8f80-9773cafff4cf', '2025-06-14', '2025-12-19', 'true', 'false', 'Active', 'विवेक दृष्टांत', '2025-06-14 06:55:08.127+00', '1', 'विवेक दृष्टांत yusuf दृष्टांत student.1@example.com 5550000001 5540000001', '5540000001', NULL),
  ('0198305a-7b46-7043-b7ca-ac9edfa812a3', 'Zoë', 'Sample', 'Ravi Sample', '5550000007', NULL, 'female', '1997-07-07', NULL, '124 नमूना मार्ग, Sampleganj', NULL, NULL, 'BCA', '2018', 'Sample Institute of Technology', '01a20a56-fbe2-777e-85e9-5862b222fdb0', 'offline', '5 months', '01a20a56-fbe6-77e1-8f80-9a12aee4f713', '2025-07-22', '2025-12-16', 'true', 'false', 'Active', 'zoe sample', '2025-07-22 04:18:12.934+00', '1', 'zoe sample ravi sample zoe.7@example.com 5550000007 5540000007', '5540000007', NULL),
  ('0199483e-e8b1-71b0-acb8-c4e0a73a3bf9', 'Yusuf', 'Příklad', 'Arjun Příklad', '5550000003', NULL, 'male', '2005-10-17', NULL, '52 नमूना मार्ग, Sampleganj', NULL, NULL, 'Diploma', '2026', 'Université de l’Exemple', '01a20a56-fbe2-777e-85e9-5ffa1adce89b', 'online', '3 months', '01a20a56-fbe6-77e1-8f80-9d2b74b31703', '2025-09-14', '2025-11-11', 'true', 'true', 'Active', 'yusuf priklad', '2025-09-14 12:41:46.417+00', '1', 'yusuf priklad arjun priklad yusuf.3@example.com 5550000003 5540000003', '5540000003', NULL),
  ('019acdcb-3f5e-7409-84e1-e40ca5e00ca0', 'Māyā', 'Udāharaṇ', 'Kabir Udāharaṇ', '5550000004', NULL, 'female', '1993-05-14', '45 Namuna Marg, Demo Colony', '143 Example Road, Example Nagar', NULL, NULL, 'BBA', '2014', 'Example University', '01a20a56-fbe2-777e-85e9-4c28c87c01d0', 'offline', '4 months', '01a20a56-fbe6-77e1-8f80-acc5c64c1153', '2025-11-29', '2026-03-25', 'true', 'false', 'Active', 'maya udaharan', '2025-11-29 04:07:20.67+00', '1', 'maya udaharan kabir udaharan maya.4@example.com 5550000004', NULL, NULL),
  ('01a11b91-9b52-73e2-b5cb-b511d33114d4', 'Zoë', 'Przykład', 'Arjun Przykład', '5550000002', '5560000002', 'female', '1999-07-27', '55 Udāharaṇ Path, Namunapur', '22 Namuna Marg, Namunapur', 'https://www.example.com/in/student-2', NULL, 'Diploma', '2020', 'Sample Institute of Technology', '01a20a56-fbe2-777e-85e9-5ffa1adce89b', 'offline', '3 months', '01a20a56-fbe7-724b-b87b-810cfeeadff2', '2026-10-08', NULL, 'false', 'false', 'Disable', 'zoe przykład', '2026-10-08 12:51:29.746+00', '2', 'zoe przykład arjun przykład zoe.2@example.com 5550000002 5560000002 5540000002', '5540000002', NULL),
  ('01a1b03c-74c1-70cf-a983-d30e90f129ca', 'Noor', 'Namuna', 'Ravi Namuna', '5550000008', NULL, 'female', '1993-03-31', NULL, '29 Example Road, Demo Colony', NULL, NULL, 'BCA', '2014', 'Sample Institute of Technology', '01a20a56-fbe2-777e-85e9-638a5fbc3b78', 'online', '2 months', '01a20a56-fbe7-724b-b87b-846bff3507bc', '2026-11-06', NULL, 'false', 'false', 'Active', 'noor namuna', '2026-11-06 09:41:54.497+00', '1', 'noor namuna ravi namuna noor.8@example.com 5550000008', NULL, NULL),
  ('01a1be83-9230-72e6-9085-5275a6b62dda', 'Zoë', 'Przykład', 'Om Przykład', '5550000006', '5560000006', 'female', '1998-11-14', NULL, '122 Udāharaṇ Path, Demo Colony', NULL, NULL, 'BBA', '2019', 'उदाहरण विश्वविद्यालय', '01a20a56-fbe2-777e-85e9-64e32398f15d', 'offline', '4 months', '01a20a56-fbe7-724b-b87b-8ab9cfe60c66', '2026-12-01', NULL, 'false', 'false', 'Pending', 'zoe przykład', '2026-11-09 04:14:16.112+00', '1', 'zoe przykład om przykład zoe.6@example.com 5550000006 5560000006 5540000006', '5540000006', NULL),
  ('01a1fb86-a83e-7171-8ea9-47571607c3ce', 'Farhan', 'Beispiel', 'Arjun Beispiel', '5550000005', '5560000005', 'male', '1993-10-26', NULL, '9 Namuna Marg, Sampleganj', NULL, NULL, 'BSc', '2014', 'Example University', '01a20a56-fbe2-777e-85e9-638a5fbc3b78', 'offline', '2 months', '01a20a56-fbe7-724b-b87b-846bff3507bc', '2026-11-21', NULL, 'false', 'false', 'Active', 'farhan beispiel', '2026-11-21 00:34:28.542+00', '1', 'farhan beispiel arjun beispiel farhan.5@example.com 5550000005 5560000005 5540000005', '5540000005', NULL);
insert into student_account ("student_id", "fee", "paid", "due_from", "planned_due_on", "due_amount") overriding system value values
  ('01976d38-7d5f-748a-9afc-368ffb126f9e', '31500.00', '31500.00', '2025-08-15', NULL, NULL),
  ('0198305a-7b46-7043-b7ca-ac9edfa812a3', '22000.00', '22000.00', '2025-08-21', NULL, NULL),
  ('0199483e-e8b1-71b0-acb8-c4e0a73a3bf9', '15000.00', '15000.00', '2025-09-14', NULL, NULL),
  ('019acdcb-3f5e-7409-84e1-e40ca5e00ca0', '18000.00', '18000.00', '2026-02-02', NULL, NULL),
  ('01a11b91-9b52-73e2-b5cb-b511d33114d4', '13500.00', '0.00', '2026-10-08', NULL, NULL),
  ('01a1b03c-74c1-70cf-a983-d30e90f129ca', '3550.00', '800.00', '2026-11-12', NULL, NULL),
  ('01a1be83-9230-72e6-9085-5275a6b62dda', '0.00', '0.00', '2026-12-01', NULL, NULL),
  ('01a1fb86-a83e-7171-8ea9-47571607c3ce', '4050.00', '0.00', '2026-11-21', NULL, NULL);
insert into student_photo ("student_id", "content", "hash", "changed_at") overriding system value values
  ('01976d38-7d5f-748a-9afc-368ffb126f9e', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into student_total ("shard", "kind", "n", "fee", "paid") overriding system value values
  ('0', 'Active', '0', '0.00', '0.00'),
  ('0', 'Disable', '1', '13500.00', '0.00'),
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
  ('11', 'Active', '1', '22000.00', '22000.00'),
  ('11', 'Disable', '0', '0.00', '0.00'),
  ('11', 'Pending', '0', '0.00', '0.00'),
  ('11', 'Placed', '0', '0.00', '0.00'),
  ('12', 'Active', '0', '0.00', '0.00'),
  ('12', 'Disable', '0', '0.00', '0.00'),
  ('12', 'Pending', '0', '0.00', '0.00'),
  ('12', 'Placed', '1', '15000.00', '15000.00'),
  ('13', 'Active', '1', '4050.00', '0.00'),
  ('13', 'Disable', '0', '0.00', '0.00'),
  ('13', 'Pending', '0', '0.00', '0.00'),
  ('13', 'Placed', '0', '0.00', '0.00'),
  ('14', 'Active', '0', '0.00', '0.00'),
  ('14', 'Disable', '0', '0.00', '0.00'),
  ('14', 'Pending', '0', '0.00', '0.00'),
  ('14', 'Placed', '0', '0.00', '0.00'),
  ('15', 'Active', '0', '0.00', '0.00'),
  ('15', 'Disable', '0', '0.00', '0.00'),
  ('15', 'Pending', '1', '0.00', '0.00'),
  ('15', 'Placed', '0', '0.00', '0.00'),
  ('2', 'Active', '1', '3550.00', '800.00'),
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
  ('6', 'Active', '1', '31500.00', '31500.00'),
  ('6', 'Disable', '0', '0.00', '0.00'),
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
insert into two_factor ("account_id", "encrypted_secret", "started_at", "confirmed_at", "last_step") overriding system value values
  ('01a20a56-fba1-7446-8bae-484e96f543c0', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '0');
select setval('sign_in_attempt_id_seq', (select max(id) from sign_in_attempt));
set session_replication_role = origin;
