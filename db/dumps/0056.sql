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

-- 0056_bulk_changes.sql
create table bulk_change (
  id uuid primary key,
  change jsonb not null,
  students integer not null check (students > 0),
  changed_at timestamptz not null,
  changed_by uuid not null references account,
  undone_at timestamptz
);
create index bulk_change_order on bulk_change (changed_at desc, id desc);
grant select, insert on bulk_change to munshi_app;
grant update (undone_at) on bulk_change to munshi_app;

create table bulk_change_student (
  bulk_change_id uuid not null references bulk_change,
  student_id uuid not null references student,
  before jsonb not null,
  versions text not null,
  primary key (bulk_change_id, student_id)
);
create index bulk_change_student_student on bulk_change_student (student_id);
grant select, insert on bulk_change_student to munshi_app;


create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) primary key, is_locked integer default 0 not null);
create table migration_hash (name text primary key, hash text not null);
grant select on migration_hash to munshi_app;

set session_replication_role = replica;
truncate absence_notice, absence_settings, account, attendance_mark, attendance_month, attendance_sheet, audit_entry, audit_link, audit_personal, audit_seal, audit_unchained, backup_run, batch, batch_waiting, bulk_change, bulk_change_student, calendar_feed, cash_entry, consent, course, daily_sum, daily_sum_change, day_closing, declared_payment, deletion, discount_limit, draft, enquiry, enquiry_note, enrolment, expense, expense_category, expense_voucher_series, fee_adjustment, fee_plan, fee_plan_row, heartbeat, holiday, idempotency, import, import_row, import_total, institute, institute_logo, job_run, known_browser, kysely_migration, kysely_migration_lock, migration_hash, name_word, portfolio, privacy_notice, project, receipt, receipt_part, receipt_series, recovery_code, recurring_expense, recurring_expense_month, refund, refund_series, reminder, reminder_settings, request_count, reset_token, secret, session, setup_code, sign_in_attempt, student, student_account, student_photo, student_total, two_factor;
insert into absence_notice ("student_id", "day", "sheet_id", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-73be-a382-a59bfa4f5a76', '2026-11-06', '01a1b03c-724d-7048-9a18-e32bd0165313', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', '2026-11-21 04:30:00+00');
insert into absence_settings ("one", "threshold", "texts", "version") overriding system value values
  ('true', '75', '{}', '1');
insert into account ("id", "role", "name", "email", "email_key", "password_hash", "state", "created_at", "version", "email_confirmed_at", "language") overriding system value values
  ('01976d38-7d5f-723d-b2cc-0b1a93649485', 'student', 'विवेक दृष्टांत', 'student.1@example.com', 'student.1@example.com', '', 'active', '2025-06-14 06:55:08.127+00', '1', NULL, NULL),
  ('0198305a-7b46-748c-a3c8-7b39032d689a', 'student', 'Zoë Sample', 'zoe.7@example.com', 'zoe.7@example.com', '', 'active', '2025-07-22 04:18:12.934+00', '1', NULL, NULL),
  ('0199483e-e8b1-70df-97cb-1bd058583cb7', 'student', 'Yusuf Příklad', 'yusuf.3@example.com', 'yusuf.3@example.com', '', 'active', '2025-09-14 12:41:46.417+00', '1', NULL, NULL),
  ('019acdcb-3f5e-74ba-af16-efe1009d940f', 'student', 'Māyā Udāharaṇ', 'maya.4@example.com', 'maya.4@example.com', '', 'active', '2025-11-29 04:07:20.67+00', '1', NULL, NULL),
  ('01a11b91-9b52-73be-a382-a59bfa4f5a76', 'student', 'Zoë Przykład', 'zoe.2@example.com', 'zoe.2@example.com', '', 'disabled', '2026-10-08 12:51:29.746+00', '2', NULL, NULL),
  ('01a1b03c-74c1-748e-a744-2d7ef6d1dada', 'student', 'Noor Namuna', 'student@example.com', 'student@example.com', '$argon2id$v=19$m=19456,t=2,p=1$RuiNM3Fep6fIzC5n+S1muA$7dKRH2HWZXO1/ZQVurQIfzQdXP/QS8himDW5uXEyi4Y', 'active', '2026-11-06 09:41:54.497+00', '2', NULL, NULL),
  ('01a1be83-9230-77c9-82e0-750087a59b9b', 'student', 'Zoë Przykład', 'zoe.6@example.com', 'zoe.6@example.com', '', 'active', '2026-11-09 04:14:16.112+00', '1', NULL, NULL),
  ('01a1fb86-a83e-76e5-a279-0faf608533cc', 'student', 'Farhan Beispiel', 'farhan.5@example.com', 'farhan.5@example.com', '', 'active', '2026-11-21 00:34:28.542+00', '1', NULL, NULL),
  ('01a20ab9-0bb7-76b8-a36c-211297f6c205', 'admin', 'Asha Example', 'admin@example.com', 'admin@example.com', '$argon2id$v=19$m=19456,t=2,p=1$9S9VQfurBLZ12hhIisZTnQ$YgiV7EhlBVM9WrLXNJ4qKWPnFcZedTBOniunmLLuNDw', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'hr', 'Hari Example', 'hr@example.com', 'hr@example.com', '$argon2id$v=19$m=19456,t=2,p=1$aBvLrnf8PWSpwKzSsuWvJA$HE7qSulJPgsKWmQWz4L25iklNJin0wxwms3dvI0UkVI', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a20ab9-0bed-773a-8413-e830fd4f0f71', 'hr', 'Hina Sample', 'hina@example.com', 'hina@example.com', '$argon2id$v=19$m=19456,t=2,p=1$jzEWD+ti2NIFZPZ5h/ot9Q$tMGU44a99maffrCRMKOcOElXJUeZ2ley3cha2aM0MKk', 'active', '2025-04-01 08:10:32.502+00', '1', NULL, NULL),
  ('01a20ab9-0bed-773a-8413-ef13f346e0aa', 'hr', 'Hemant Namuna', 'hemant@example.com', 'hemant@example.com', '$argon2id$v=19$m=19456,t=2,p=1$jzEWD+ti2NIFZPZ5h/ot9Q$tMGU44a99maffrCRMKOcOElXJUeZ2ley3cha2aM0MKk', 'active', '2025-04-01 12:11:18.039+00', '1', NULL, NULL),
  ('01a20ab9-0bee-74ea-807d-8249143a5c39', 'hr', 'Hazel Specimen', 'hazel@example.com', 'hazel@example.com', '$argon2id$v=19$m=19456,t=2,p=1$jzEWD+ti2NIFZPZ5h/ot9Q$tMGU44a99maffrCRMKOcOElXJUeZ2ley3cha2aM0MKk', 'disabled', '2025-04-01 12:58:12.964+00', '2', NULL, NULL),
  ('01a20ab9-0bee-74ea-807d-87eec4caf34d', 'admin', 'Anil Demo', 'anil@example.com', 'anil@example.com', '$argon2id$v=19$m=19456,t=2,p=1$jzEWD+ti2NIFZPZ5h/ot9Q$tMGU44a99maffrCRMKOcOElXJUeZ2ley3cha2aM0MKk', 'active', '2025-04-01 05:46:43.465+00', '1', NULL, NULL);
insert into attendance_mark ("student_id", "day", "sheet_id", "present") overriding system value values
  ('01a11b91-9b52-73be-a382-a59bfa4f5a76', '2026-11-06', '01a1b03c-724d-7048-9a18-e32bd0165313', 'false'),
  ('01a1b03c-74c1-748e-a744-2d7ef6d1dada', '2026-11-06', '01a1b0c9-1727-7608-8d92-0bc70cb8f40b', 'true'),
  ('01a1b03c-74c1-748e-a744-2d7ef6d1dada', '2026-11-07', '01a1b51d-6a8b-7095-8410-599ff9d29668', 'true'),
  ('01a1b03c-74c1-748e-a744-2d7ef6d1dada', '2026-11-09', '01a1c041-4eb3-7641-a173-53dd480e76d9', 'true'),
  ('01a1b03c-74c1-748e-a744-2d7ef6d1dada', '2026-11-10', '01a1c53b-8e49-716f-985e-38916209fcf5', 'true'),
  ('01a1b03c-74c1-748e-a744-2d7ef6d1dada', '2026-11-11', '01a1ca38-8fec-77f0-ac21-209939a83e8a', 'true'),
  ('01a1b03c-74c1-748e-a744-2d7ef6d1dada', '2026-11-12', '01a1ce42-8cd3-70c3-aab0-404d36b33c7a', 'true'),
  ('01a1b03c-74c1-748e-a744-2d7ef6d1dada', '2026-11-13', '01a1d445-07d9-7425-aba8-072da13b7d17', 'true'),
  ('01a1b03c-74c1-748e-a744-2d7ef6d1dada', '2026-11-14', '01a1d916-73a3-745c-84c5-ce3861879b61', 'true'),
  ('01a1b03c-74c1-748e-a744-2d7ef6d1dada', '2026-11-16', '01a1e402-4a37-74fe-9af9-73bc3c668f51', 'true'),
  ('01a1b03c-74c1-748e-a744-2d7ef6d1dada', '2026-11-17', '01a1e95a-a683-74fd-851e-47c1d2002a08', 'true'),
  ('01a1b03c-74c1-748e-a744-2d7ef6d1dada', '2026-11-18', '01a1ee80-40dd-74a4-9256-3681f1808643', 'true'),
  ('01a1b03c-74c1-748e-a744-2d7ef6d1dada', '2026-11-19', '01a1f2a8-7850-7081-81da-72729a40b874', 'true'),
  ('01a1b03c-74c1-748e-a744-2d7ef6d1dada', '2026-11-20', '01a1f8c0-38a9-739d-a0ab-1bbef075ffd9', 'true');
insert into attendance_month ("student_id", "batch_id", "month", "present", "absent") overriding system value values
  ('01a11b91-9b52-73be-a382-a59bfa4f5a76', '01a20ab9-0bd3-73c0-953c-dafd4898e3c7', '2026-11-01', '0', '1'),
  ('01a1b03c-74c1-748e-a744-2d7ef6d1dada', '01a20ab9-0bd3-73c0-953c-dcbe913a6892', '2026-11-01', '13', '0');
insert into attendance_sheet ("id", "batch_id", "day", "present", "absent", "saved_at", "saved_by", "version") overriding system value values
  ('01a1b03c-724d-7048-9a18-e32bd0165313', '01a20ab9-0bd3-73c0-953c-dafd4898e3c7', '2026-11-06', '0', '1', '2026-11-06 09:41:53.869+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', '1'),
  ('01a1b0c9-1727-7608-8d92-0bc70cb8f40b', '01a20ab9-0bd3-73c0-953c-dcbe913a6892', '2026-11-06', '1', '0', '2026-11-06 12:15:31.111+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', '1'),
  ('01a1b51d-6a8b-7095-8410-599ff9d29668', '01a20ab9-0bd3-73c0-953c-dcbe913a6892', '2026-11-07', '1', '0', '2026-11-07 08:26:06.347+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', '1'),
  ('01a1c041-4eb3-7641-a173-53dd480e76d9', '01a20ab9-0bd3-73c0-953c-dcbe913a6892', '2026-11-09', '1', '0', '2026-11-09 12:21:07.891+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', '1'),
  ('01a1c53b-8e49-716f-985e-38916209fcf5', '01a20ab9-0bd3-73c0-953c-dcbe913a6892', '2026-11-10', '1', '0', '2026-11-10 11:32:57.033+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', '1'),
  ('01a1ca38-8fec-77f0-ac21-209939a83e8a', '01a20ab9-0bd3-73c0-953c-dcbe913a6892', '2026-11-11', '1', '0', '2026-11-11 10:47:46.924+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', '1'),
  ('01a1ce42-8cd3-70c3-aab0-404d36b33c7a', '01a20ab9-0bd3-73c0-953c-dcbe913a6892', '2026-11-12', '1', '0', '2026-11-12 05:37:10.355+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', '1'),
  ('01a1d445-07d9-7425-aba8-072da13b7d17', '01a20ab9-0bd3-73c0-953c-dcbe913a6892', '2026-11-13', '1', '0', '2026-11-13 09:37:36.217+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', '1'),
  ('01a1d916-73a3-745c-84c5-ce3861879b61', '01a20ab9-0bd3-73c0-953c-dcbe913a6892', '2026-11-14', '1', '0', '2026-11-14 08:04:49.699+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', '1'),
  ('01a1e402-4a37-74fe-9af9-73bc3c668f51', '01a20ab9-0bd3-73c0-953c-dcbe913a6892', '2026-11-16', '1', '0', '2026-11-16 10:58:37.751+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', '1'),
  ('01a1e95a-a683-74fd-851e-47c1d2002a08', '01a20ab9-0bd3-73c0-953c-dcbe913a6892', '2026-11-17', '1', '0', '2026-11-17 11:53:14.627+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', '1'),
  ('01a1ee80-40dd-74a4-9256-3681f1808643', '01a20ab9-0bd3-73c0-953c-dcbe913a6892', '2026-11-18', '1', '0', '2026-11-18 11:52:25.053+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', '1'),
  ('01a1f2a8-7850-7081-81da-72729a40b874', '01a20ab9-0bd3-73c0-953c-dcbe913a6892', '2026-11-19', '1', '0', '2026-11-19 07:14:49.552+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', '1'),
  ('01a1f8c0-38a9-739d-a0ab-1bbef075ffd9', '01a20ab9-0bd3-73c0-953c-dcbe913a6892', '2026-11-20', '1', '0', '2026-11-20 11:38:29.417+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', '1');
insert into audit_entry ("id", "at", "actor_id", "actor_name", "actor_role", "action", "record", "record_id", "request_id", "before", "after") overriding system value values
  ('019583bb-5506-77ef-8d3f-efe06dfeecb1', '2025-03-11 05:44:07.174+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20ab9-0bd2-74f6-8822-94e512be51e7', '019583bb-5506-774f-b179-37d837b11e78', NULL, '{"_id": "01a20ab9-0bd2-74f6-8822-94e512be51e7", "room": "Room 1", "bCode": "TALLY-2504", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2025-07-01", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2025-04-01", "courseName": "Tally with GST"}'),
  ('0195eaed-5b52-7014-a360-4c1bb03f897d', '2025-03-31 06:39:38.834+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'category.create', 'category', '01a20ab9-0c33-7680-bfba-93f7f160997b', '0195eaed-5b52-73c1-8620-a90c04692106', NULL, '{"budget": 3000, "ledger": "Tea and water"}'),
  ('0195eaed-5b52-7203-9495-8fe5b2cb7b23', '2025-03-31 06:39:38.834+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'category.create', 'category', '01a20ab9-0c33-7680-bfba-8fa53a0bb356', '0195eaed-5b52-77a1-9335-16cb31cb5ebb', NULL, '{"ledger": "Repairs"}'),
  ('0195eaed-5b52-720f-a4f7-331896c62fcb', '2025-03-31 06:39:38.834+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'category.create', 'category', '01a20ab9-0c33-7680-bfba-8a00050e7618', '0195eaed-5b52-77fd-aa58-022f7fcd86dd', NULL, '{"budget": 5000, "ledger": "Stationery"}'),
  ('0195eaed-5b52-72d5-a36a-81fb3953c644', '2025-03-31 06:39:38.834+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'category.create', 'category', '01a20ab9-0c33-7680-bfba-82c1754cfc08', '0195eaed-5b52-72cd-8e94-39d5a6fde7b4', NULL, '{"ledger": "Electricity"}'),
  ('0195eaed-5b52-72db-a58d-621c6a8789b9', '2025-03-31 06:39:38.834+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'recurring.create', 'recurring', '01a20ab9-0c36-732b-94e3-6214e293dd08', '0195eaed-5b52-76f0-8459-df0fc0b0fef9', NULL, '{"_id": "01a20ab9-0c36-732b-94e3-6214e293dd08", "amount": 1500, "ledger": "01a20ab9-0c33-7680-bfba-8fa53a0bb356", "remark": "Demo Repairs: upkeep of the projectors", "payMode": "Online", "version": 1, "startsOn": "2026-11-01", "createdAt": "2025-03-31T06:39:38.834Z", "updatedAt": "2025-03-31T06:39:38.834Z", "ledgerName": "Repairs"}'),
  ('0195eaed-5b52-72e0-a46e-d40cedf0d890', '2025-03-31 06:39:38.834+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'category.create', 'category', '01a20ab9-0c33-7680-bfba-969336e1b5b5', '0195eaed-5b52-72bd-b247-272f3ea69260', NULL, '{"budget": 20000, "ledger": "Advertising"}'),
  ('0195eaed-5b52-7432-a839-bac5d9b6dbe7', '2025-03-31 06:39:38.834+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'category.create', 'category', '01a20ab9-0c33-7680-bfba-7d8f99556767', '0195eaed-5b52-710a-81b0-35ef4c2e4c9d', NULL, '{"ledger": "Rent"}'),
  ('0195eaed-5b52-7583-87b9-62146bc36cdc', '2025-03-31 06:39:38.834+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'category.create', 'category', '01a20ab9-0c32-7681-8bbd-3e9e3080d511', '0195eaed-5b52-7129-adfb-1347904df449', NULL, '{"ledger": "Salaries"}'),
  ('0195eaed-5b52-7761-a96e-6b0fa6d9928a', '2025-03-31 06:39:38.834+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'category.create', 'category', '01a20ab9-0c33-7680-bfba-848a1ecff4d3', '0195eaed-5b52-70ba-9fe2-b3354a8da86f', NULL, '{"ledger": "Internet"}'),
  ('0195efe3-4389-7700-80f5-6b33db996dce', '2025-04-01 05:46:43.465+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'staff.create', 'account', '01a20ab9-0bee-74ea-807d-87eec4caf34d', '0195efe3-4389-7104-9169-ec992e663be3', NULL, '{"id": "01a20ab9-0bee-74ea-807d-87eec4caf34d", "name": "Anil Demo", "role": "admin", "email": "anil@example.com"}'),
  ('0195f066-eeb6-710b-b796-efddc2315605', '2025-04-01 08:10:32.502+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'staff.create', 'account', '01a20ab9-0bed-773a-8413-e830fd4f0f71', '0195f066-eeb6-75e3-a7e7-ceb2bd582941', NULL, '{"id": "01a20ab9-0bed-773a-8413-e830fd4f0f71", "name": "Hina Sample", "role": "hr", "email": "hina@example.com"}'),
  ('0195f0f8-846c-70f5-b863-295a01f2e024', '2025-04-01 10:49:33.548+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'course.create', 'course', '01a20ab9-0bd0-7230-9315-1b26986f2275', '0195f0f8-846c-7098-874f-8b95afeae6c5', NULL, '{"_id": "01a20ab9-0bd0-7230-9315-1b26986f2275", "cFee": 16500, "course": "Français des affaires", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-7184-a574-fbb58d356a4d', '2025-04-01 10:49:33.548+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'course.create', 'course', '01a20ab9-0bd0-7230-9315-0fec52938b6f', '0195f0f8-846c-75d1-a7c9-9f1aa3ea4fbc', NULL, '{"_id": "01a20ab9-0bd0-7230-9315-0fec52938b6f", "cFee": 22000, "course": "Graphic Design", "version": 1, "cDuration": "5 months"}'),
  ('0195f0f8-846c-7373-9c23-c6429896a775', '2025-04-01 10:49:33.548+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'course.create', 'course', '01a20ab9-0bd0-7230-9315-00d610e2d668', '0195f0f8-846c-73a6-9800-7959a720ee89', NULL, '{"_id": "01a20ab9-0bd0-7230-9315-00d610e2d668", "cFee": 18000, "course": "Python Programming", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-748b-82ee-d19ce8e5d015', '2025-04-01 10:49:33.548+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'course.create', 'course', '01a20ab9-0bd0-7230-9315-1544d05066e3', '0195f0f8-846c-73f3-9bac-c60a522de06e', NULL, '{"_id": "01a20ab9-0bd0-7230-9315-1544d05066e3", "cFee": 4500, "course": "Hindi Typing", "version": 1, "cDuration": "2 months"}'),
  ('0195f0f8-846c-7509-9acc-88be4cbb0583', '2025-04-01 10:49:33.548+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'course.create', 'course', '01a20ab9-0bd0-7230-9314-fecda4b3fe80', '0195f0f8-846c-77a0-990f-f03484188b0b', NULL, '{"_id": "01a20ab9-0bd0-7230-9314-fecda4b3fe80", "cFee": 12000, "course": "Tally with GST", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-7723-9b55-fca76ed6abd2', '2025-04-01 10:49:33.548+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'course.create', 'course', '01a20ab9-0bd0-7230-9315-0818bfa82b40', '0195f0f8-846c-77fa-922f-f54a1aff603e', NULL, '{"_id": "01a20ab9-0bd0-7230-9315-0818bfa82b40", "cFee": 35000, "course": "Data Analytics", "version": 1, "cDuration": "6 months"}'),
  ('0195f0f8-846c-77c6-a674-41beaf5d1b62', '2025-04-01 10:49:33.548+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'course.create', 'course', '01a20ab9-0bd0-7230-9315-0626c751faa6', '0195f0f8-846c-76e8-b6e8-87ef07dcb833', NULL, '{"_id": "01a20ab9-0bd0-7230-9315-0626c751faa6", "cFee": 45000, "course": "Full Stack Web Development", "version": 1, "cDuration": "8 months"}'),
  ('0195f0f8-846c-77da-934e-0425ea1865e0', '2025-04-01 10:49:33.548+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'course.create', 'course', '01a20ab9-0bd0-7230-9315-118e35ba9c7b', '0195f0f8-846c-7664-8303-a97062e2f222', NULL, '{"_id": "01a20ab9-0bd0-7230-9315-118e35ba9c7b", "cFee": 15000, "course": "Digital Marketing", "version": 1, "cDuration": "3 months"}'),
  ('0195f143-5a97-7230-afaf-e76b73494868', '2025-04-01 12:11:18.039+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'staff.create', 'account', '01a20ab9-0bed-773a-8413-ef13f346e0aa', '0195f143-5a97-7377-af61-943586163b6e', NULL, '{"id": "01a20ab9-0bed-773a-8413-ef13f346e0aa", "name": "Hemant Namuna", "role": "hr", "email": "hemant@example.com"}'),
  ('0195f16e-4e64-7444-8ad6-c5d03ce4b4e3', '2025-04-01 12:58:12.964+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'staff.create', 'account', '01a20ab9-0bee-74ea-807d-8249143a5c39', '0195f16e-4e64-7678-a9a2-71cfc2762b95', NULL, '{"id": "01a20ab9-0bee-74ea-807d-8249143a5c39", "name": "Hazel Specimen", "role": "hr", "email": "hazel@example.com"}'),
  ('01960aa5-c6f2-75ce-aeaf-db31fa0b408f', '2025-04-06 10:29:18.706+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20ab9-0bd2-74f6-8822-98b294187597', '01960aa5-c6f2-7342-876c-0e178b4abc2c', NULL, '{"_id": "01a20ab9-0bd2-74f6-8822-98b294187597", "room": "Room 2", "bCode": "PY-2504", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2025-08-27", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 6}], "startDate": "2025-04-27", "courseName": "Python Programming"}'),
  ('01962e07-dbf7-754a-b853-d89884ea9c02', '2025-04-13 07:23:09.175+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01962e07-dbf7-762c-a1da-1b1b63ab9b3d', '01962e07-dbf7-770a-8388-e933f0c4b917', NULL, '{"_id": "01962e07-dbf7-762c-a1da-1b1b63ab9b3d", "date": "2025-04-13", "mode": "online", "year": 2025, "month": 4, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "online"}'),
  ('01965222-1b54-7752-8fd3-877377e6b288', '2025-04-20 07:38:09.108+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '01962e07-dbf7-762c-a1da-1b1b63ab9b3d', '01965222-1b54-71b5-a06f-ff12c28ecfd1', '{"status": "Open"}', '{"status": "Pending"}'),
  ('0196952d-9296-7435-9f60-9d1464fd1c99', '2025-05-03 08:05:14.006+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20ab9-0bd2-74f6-8822-9e99de6a6f2a', '0196952d-9296-7772-9f1f-6fb335f69515', NULL, '{"_id": "01a20ab9-0bd2-74f6-8822-9e99de6a6f2a", "room": "Lab 1", "bCode": "FSW-2505", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-01-24", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2025-05-24", "courseName": "Full Stack Web Development"}'),
  ('01971baf-477f-7522-a4b8-397a0c30f862', '2025-05-29 10:56:01.407+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20ab9-0bd2-74f6-8822-a3957ddb4bb5', '01971baf-477f-7045-afd7-03ea13dc4722', NULL, '{"_id": "01a20ab9-0bd2-74f6-8822-a3957ddb4bb5", "room": "Lab 2", "bCode": "DA-2506", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2025-12-19", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}], "startDate": "2025-06-19", "courseName": "Data Analytics"}'),
  ('01972f8c-001d-7024-ae11-8f89c41a7d6a', '2025-06-02 07:29:53.693+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'expense.create', 'expense', '01972f8c-001d-71e0-b07d-254988674df1', '01972f8c-001d-75e9-b548-4d801d08061d', NULL, '{"_id": "01972f8c-001d-71e0-b07d-254988674df1", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 172, "ledger": "01a20ab9-0c33-7680-bfba-848a1ecff4d3", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T07:29:53.693Z", "updatedAt": "2025-06-02T07:29:53.693Z", "voucherNo": "V2025-26/0001", "ledgerName": "Internet"}'),
  ('019730ae-176e-732b-9bd4-e6a9685c3e6c', '2025-06-02 12:46:45.102+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'expense.create', 'expense', '019730ae-176e-75f3-8289-008600d289c7', '019730ae-176e-73d9-8948-9757b8d86b4f', NULL, '{"_id": "019730ae-176e-75f3-8289-008600d289c7", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 516, "ledger": "01a20ab9-0c33-7680-bfba-82c1754cfc08", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T12:46:45.102Z", "updatedAt": "2025-06-02T12:46:45.102Z", "voucherNo": "V2025-26/0002", "ledgerName": "Electricity"}'),
  ('01973f27-1abc-77b2-80c9-275472411a42', '2025-06-05 08:13:36.828+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'expense.create', 'expense', '01973f27-1abc-7405-ade7-019061be5308', '01973f27-1abc-71a5-b23e-07d5799340dc', NULL, '{"_id": "01973f27-1abc-7405-ade7-019061be5308", "date": "2025-06-05", "year": 2025, "month": 6, "amount": 3876, "ledger": "01a20ab9-0c32-7681-8bbd-3e9e3080d511", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-06-05T08:13:36.828Z", "updatedAt": "2025-06-05T08:13:36.828Z", "voucherNo": "V2025-26/0003", "ledgerName": "Salaries"}'),
  ('01973f71-631b-723e-8d07-400aa08dd275', '2025-06-05 09:34:45.019+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01973f71-631b-7020-880a-afc6ba2206e9', '01973f71-631b-761d-9e7f-6cbebdfe19ca', NULL, '{"_id": "01973f71-631b-7020-880a-afc6ba2206e9", "date": "2025-06-05", "mode": "offline", "year": 2025, "month": 6, "course": "Data Analytics", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019744be-dbb1-7167-ad1f-f020e46e7eb5', '2025-06-06 10:17:28.241+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'expense.create', 'expense', '019744be-dbb1-7306-89de-d0cae359dbed', '019744be-dbb1-71fe-9524-4f66c5c7bd34', NULL, '{"_id": "019744be-dbb1-7306-89de-d0cae359dbed", "date": "2025-06-06", "year": 2025, "month": 6, "amount": 2153, "ledger": "01a20ab9-0c33-7680-bfba-7d8f99556767", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-06-06T10:17:28.241Z", "updatedAt": "2025-06-06T10:17:28.241Z", "voucherNo": "V2025-26/0004", "ledgerName": "Rent"}'),
  ('01976d38-7d5f-746f-a8d7-b9e9be44f40c', '2025-06-14 06:55:08.127+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'enquiry.admit', 'enquiry', '01973f71-631b-7020-880a-afc6ba2206e9', '01976d38-7d5f-7726-9df5-df73c7793a25', '{"status": "Open", "student": null}', '{"status": "Closed", "student": "01976d38-7d5f-723d-b2cc-0b1a93649485"}'),
  ('01976d38-7d5f-77ac-a9a3-facd8dd599b2', '2025-06-14 06:55:08.127+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'student.register', 'student', '01976d38-7d5f-723d-b2cc-0b1a93649485', '01976d38-7d5f-7188-85fa-1b07d6bed625', NULL, '{"_id": "01976d38-7d5f-723d-b2cc-0b1a93649485", "fee": 31500, "mode": "offline", "batch": "DA-2506", "course": "Data Analytics", "status": "Active", "PaidFee": 0, "dueDate": "2025-07-19", "endDate": "2025-12-19", "version": 1, "TotalFee": 31500, "declared": null, "isPlaced": "notPlaced", "cduration": "6 months", "PendingFee": 31500, "isCompleted": "yes", "joiningDate": "2025-06-14"}'),
  ('01977d82-9bf0-751a-a8e3-96053bc99874', '2025-06-17 10:50:01.072+00', '01a20ab9-0bed-773a-8413-e830fd4f0f71', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01977d82-9bf0-733d-b2d3-f45b03ce1d19', '01977d82-9bf0-7243-8a44-dcf0e23a0ffe', NULL, '{"_id": "01977d82-9bf0-733d-b2d3-f45b03ce1d19", "due": 21000, "date": "2025-06-17", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 6, "course": "Data Analytics", "changed": false, "payMode": "Online", "payable": 31500, "student": "01976d38-7d5f-723d-b2cc-0b1a93649485", "version": 1, "issuedOn": "2025-06-17", "receiptNo": "2025-26/000001"}'),
  ('0197a729-c8b5-7569-b7d4-1ea915851b0a', '2025-06-25 12:57:02.901+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20ab9-0bd2-74f6-8822-a6b527bf7488', '0197a729-c8b5-74f8-8e85-a02f4e2eff13', NULL, '{"_id": "01a20ab9-0bd2-74f6-8822-a6b527bf7488", "room": "Room 1", "bCode": "GD-2507", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2025-12-16", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 2}, {"end": "20:00", "start": "18:00", "weekday": 4}, {"end": "20:00", "start": "18:00", "weekday": 6}], "startDate": "2025-07-16", "courseName": "Graphic Design"}'),
  ('0197cf00-2cf0-7784-8303-2bb12119626c', '2025-07-03 06:36:24.688+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'expense.create', 'expense', '0197cf00-2cf0-7178-b8c1-9b9c1a147a24', '0197cf00-2cf0-7231-a6c4-af36df2c4ec2', NULL, '{"_id": "0197cf00-2cf0-7178-b8c1-9b9c1a147a24", "date": "2025-07-03", "year": 2025, "month": 7, "amount": 1058, "ledger": "01a20ab9-0c33-7680-bfba-82c1754cfc08", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-03T06:36:24.688Z", "updatedAt": "2025-07-03T06:36:24.688Z", "voucherNo": "V2025-26/0005", "ledgerName": "Electricity"}'),
  ('0197d3b1-cdf4-70ed-b3f5-48bf45f9e087', '2025-07-04 04:28:54.644+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d3b1-cdf4-7374-9673-40f370aab3f4', '0197d3b1-cdf4-7797-b5d9-e50512ecc33c', NULL, '{"_id": "0197d3b1-cdf4-7374-9673-40f370aab3f4", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 352, "ledger": "01a20ab9-0c33-7680-bfba-848a1ecff4d3", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T04:28:54.644Z", "updatedAt": "2025-07-04T04:28:54.644Z", "voucherNo": "V2025-26/0006", "ledgerName": "Internet"}'),
  ('0197d44b-78c3-709d-a7ce-684a58aef5ea', '2025-07-04 07:16:45.379+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d44b-78c3-754f-aadb-c333f002d544', '0197d44b-78c3-735d-8ff2-09e949a9ee45', NULL, '{"_id": "0197d44b-78c3-754f-aadb-c333f002d544", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 7938, "ledger": "01a20ab9-0c32-7681-8bbd-3e9e3080d511", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T07:16:45.379Z", "updatedAt": "2025-07-04T07:16:45.379Z", "voucherNo": "V2025-26/0007", "ledgerName": "Salaries"}'),
  ('0197e9a1-67f5-7338-9f16-9e25c2ac7f23', '2025-07-08 10:42:38.709+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'expense.create', 'expense', '0197e9a1-67f5-728d-ad04-c71000b0d58c', '0197e9a1-67f5-7161-8322-b403cbc0929c', NULL, '{"_id": "0197e9a1-67f5-728d-ad04-c71000b0d58c", "date": "2025-07-08", "year": 2025, "month": 7, "amount": 4410, "ledger": "01a20ab9-0c33-7680-bfba-7d8f99556767", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-07-08T10:42:38.709Z", "updatedAt": "2025-07-08T10:42:38.709Z", "voucherNo": "V2025-26/0008", "ledgerName": "Rent"}'),
  ('01980c8c-196a-7609-813b-b77830216cdf', '2025-07-15 05:26:04.906+00', '01a20ab9-0bed-773a-8413-ef13f346e0aa', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '01980c8c-196a-74f9-a238-64f06f2af3a7', '01980c8c-196a-720f-985e-b0e3a0762656', NULL, '{"_id": "01980c8c-196a-74f9-a238-64f06f2af3a7", "due": 10500, "date": "2025-07-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 7, "course": "Data Analytics", "changed": false, "payMode": "Cash", "payable": 31500, "student": "01976d38-7d5f-723d-b2cc-0b1a93649485", "version": 1, "issuedOn": "2025-07-15", "receiptNo": "2025-26/000002"}'),
  ('01982b99-c49f-75ea-88cd-592a13f967c3', '2025-07-21 06:09:14.399+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20ab9-0bd2-74f6-8822-abea68fa8d92', '01982b99-c49f-7147-be11-42aa888f2e42', NULL, '{"_id": "01a20ab9-0bd2-74f6-8822-abea68fa8d92", "room": "Room 2", "bCode": "DM-2508", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2025-11-11", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2025-08-11", "courseName": "Digital Marketing"}'),
  ('0198305a-7b46-7432-8a3e-a795c37028b5', '2025-07-22 04:18:12.934+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'student.register', 'student', '0198305a-7b46-748c-a3c8-7b39032d689a', '0198305a-7b46-76f8-a581-5400fd225a79', NULL, '{"_id": "0198305a-7b46-748c-a3c8-7b39032d689a", "fee": 22000, "mode": "offline", "batch": "GD-2507", "course": "Graphic Design", "status": "Active", "PaidFee": 0, "dueDate": "2025-08-26", "endDate": "2025-12-16", "version": 1, "TotalFee": 22000, "declared": null, "isPlaced": "notPlaced", "cduration": "5 months", "PendingFee": 22000, "isCompleted": "yes", "joiningDate": "2025-07-22"}'),
  ('01983ab5-5436-7466-8bee-d3fa0083d1ac', '2025-07-24 04:33:38.87+00', '01976d38-7d5f-723d-b2cc-0b1a93649485', '', 'student', 'project.add', 'project', '01983ab5-5436-7352-baa3-042265a2d332', '01983ab5-5436-736b-b7d8-a89f8dd51616', NULL, '{"_id": "01983ab5-5436-7352-baa3-042265a2d332", "student": "01976d38-7d5f-723d-b2cc-0b1a93649485", "version": 1}'),
  ('01984f40-d442-73ce-a1ea-39934291f0ab', '2025-07-28 04:18:25.474+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'fee.record', 'receipt', '01984f40-d442-7049-b6c9-33be81c05500', '01984f40-d442-716c-ac4e-741a70e683b3', NULL, '{"_id": "01984f40-d442-7049-b6c9-33be81c05500", "due": 11000, "date": "2025-07-28", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 7, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-748c-a3c8-7b39032d689a", "version": 1, "issuedOn": "2025-07-28", "receiptNo": "2025-26/000003"}'),
  ('01985aa9-0953-7019-9106-185e239d71a1', '2025-07-30 09:28:04.179+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'staff.update', 'account', '01a20ab9-0bee-74ea-807d-8249143a5c39', '01985aa9-0953-7583-9709-a1a4faf47341', '{"status": "Active", "version": 1}', '{"status": "Disable", "version": 2}'),
  ('01986905-43a3-7260-ab22-6e8bae4fe0d4', '2025-08-02 04:23:29.443+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'expense.create', 'expense', '01986905-43a3-7738-8189-30cc357590e0', '01986905-43a3-72b5-b393-a672923f5305', NULL, '{"_id": "01986905-43a3-7738-8189-30cc357590e0", "date": "2025-08-02", "year": 2025, "month": 8, "amount": 4341, "ledger": "01a20ab9-0c33-7680-bfba-7d8f99556767", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-08-02T04:23:29.443Z", "updatedAt": "2025-08-02T04:23:29.443Z", "voucherNo": "V2025-26/0009", "ledgerName": "Rent"}'),
  ('019873c7-c03e-7361-a47d-30feffd1a4e9', '2025-08-04 06:32:07.486+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'expense.create', 'expense', '019873c7-c03e-734b-abb8-06845db7378d', '019873c7-c03e-76ec-8074-eb93d05c1f35', NULL, '{"_id": "019873c7-c03e-734b-abb8-06845db7378d", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 7814, "ledger": "01a20ab9-0c32-7681-8bbd-3e9e3080d511", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T06:32:07.486Z", "updatedAt": "2025-08-04T06:32:07.486Z", "voucherNo": "V2025-26/0010", "ledgerName": "Salaries"}'),
  ('0198742d-391a-75a9-8446-5e2faea1120c', '2025-08-04 08:22:57.562+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'expense.create', 'expense', '0198742d-391a-7367-b9a4-9c27ffd4770e', '0198742d-391a-772c-bf72-20088193748d', NULL, '{"_id": "0198742d-391a-7367-b9a4-9c27ffd4770e", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 347, "ledger": "01a20ab9-0c33-7680-bfba-848a1ecff4d3", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T08:22:57.562Z", "updatedAt": "2025-08-04T08:22:57.562Z", "voucherNo": "V2025-26/0011", "ledgerName": "Internet"}'),
  ('01987a45-a517-7113-8c47-9bc03def6b32', '2025-08-05 12:47:21.367+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'expense.create', 'expense', '01987a45-a517-72f0-89be-bcf5510286b2', '01987a45-a517-75b9-909b-3f4e0cd73418', NULL, '{"_id": "01987a45-a517-72f0-89be-bcf5510286b2", "date": "2025-08-05", "year": 2025, "month": 8, "amount": 1041, "ledger": "01a20ab9-0c33-7680-bfba-82c1754cfc08", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-05T12:47:21.367Z", "updatedAt": "2025-08-05T12:47:21.367Z", "voucherNo": "V2025-26/0012", "ledgerName": "Electricity"}'),
  ('0198adb9-bb13-74f7-ba50-d67184a954a3', '2025-08-15 12:34:47.187+00', '01a20ab9-0bed-773a-8413-e830fd4f0f71', 'Hina Sample', 'hr', 'fee.record', 'receipt', '0198adb9-bb13-710e-bb7d-3ce25cb226af', '0198adb9-bb13-7212-a794-9724c0200533', NULL, '{"_id": "0198adb9-bb13-710e-bb7d-3ce25cb226af", "due": 0, "date": "2025-08-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 8, "course": "Data Analytics", "changed": false, "payMode": "Others", "payable": 31500, "student": "01976d38-7d5f-723d-b2cc-0b1a93649485", "version": 1, "issuedOn": "2025-08-15", "receiptNo": "2025-26/000004"}'),
  ('0198b7a5-65f9-7248-9cbc-6b57b4edfc0c', '2025-08-17 10:48:46.841+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20ab9-0bd2-74f6-8822-ac7d068adec3', '0198b7a5-65f9-742e-bbbf-88983170ac45', NULL, '{"_id": "01a20ab9-0bd2-74f6-8822-ac7d068adec3", "room": "Lab 1", "bCode": "HT-2509", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2025-11-07", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2025-09-07", "courseName": "Hindi Typing"}'),
  ('0198d1be-32ac-77cd-a081-01c22319b215', '2025-08-22 12:25:59.724+00', '01a20ab9-0bed-773a-8413-ef13f346e0aa', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '0198d1be-32ac-706e-a888-874d404e7ff8', '0198d1be-32ac-76ae-ac89-5f5835b0a0d3', NULL, '{"_id": "0198d1be-32ac-706e-a888-874d404e7ff8", "due": 0, "date": "2025-08-21", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 8, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-748c-a3c8-7b39032d689a", "version": 1, "issuedOn": "2025-08-22", "receiptNo": "2025-26/000005"}'),
  ('019904aa-7eb6-7373-bb63-b1ca6a021c8b', '2025-09-01 09:45:06.486+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'expense.create', 'expense', '019904aa-7eb6-715b-b9de-e52452ad497f', '019904aa-7eb6-7401-a4d6-20696736771e', NULL, '{"_id": "019904aa-7eb6-715b-b9de-e52452ad497f", "date": "2025-09-01", "year": 2025, "month": 9, "amount": 6144, "ledger": "01a20ab9-0c32-7681-8bbd-3e9e3080d511", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-09-01T09:45:06.486Z", "updatedAt": "2025-09-01T09:45:06.486Z", "voucherNo": "V2025-26/0013", "ledgerName": "Salaries"}'),
  ('01990a07-c598-71ae-a2a3-ad24fa5b70f5', '2025-09-02 10:45:05.56+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'expense.create', 'expense', '01990a07-c598-7330-a524-e7d46d8d671e', '01990a07-c598-742c-a703-fbb80d88de07', NULL, '{"_id": "01990a07-c598-7330-a524-e7d46d8d671e", "date": "2025-09-02", "year": 2025, "month": 9, "amount": 3413, "ledger": "01a20ab9-0c33-7680-bfba-7d8f99556767", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-09-02T10:45:05.560Z", "updatedAt": "2025-09-02T10:45:05.560Z", "voucherNo": "V2025-26/0014", "ledgerName": "Rent"}'),
  ('01990f32-eeb0-76d1-8c3a-d2f56f52bd72', '2025-09-03 10:50:20.208+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'expense.create', 'expense', '01990f32-eeb0-70bc-ac32-3ae6611c2955', '01990f32-eeb0-7781-b8d1-3fdf41f90ddb', NULL, '{"_id": "01990f32-eeb0-70bc-ac32-3ae6611c2955", "date": "2025-09-03", "year": 2025, "month": 9, "amount": 819, "ledger": "01a20ab9-0c33-7680-bfba-82c1754cfc08", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-03T10:50:20.208Z", "updatedAt": "2025-09-03T10:50:20.208Z", "voucherNo": "V2025-26/0015", "ledgerName": "Electricity"}'),
  ('0199291d-4815-7047-86c5-f76911ddcd73', '2025-09-08 11:36:48.917+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'expense.create', 'expense', '0199291d-4815-75d0-ba07-9fbd9f724b83', '0199291d-4815-7664-b26c-fa19123de1b5', NULL, '{"_id": "0199291d-4815-75d0-ba07-9fbd9f724b83", "date": "2025-09-08", "year": 2025, "month": 9, "amount": 273, "ledger": "01a20ab9-0c33-7680-bfba-848a1ecff4d3", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-08T11:36:48.917Z", "updatedAt": "2025-09-08T11:36:48.917Z", "voucherNo": "V2025-26/0016", "ledgerName": "Internet"}'),
  ('01993c60-445a-778c-8cb4-ce2733e10a58', '2025-09-12 05:22:45.978+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20ab9-0bd2-74f6-8822-b18f24def5b7', '01993c60-445a-71a3-8796-93abcfc8e056', NULL, '{"_id": "01a20ab9-0bd2-74f6-8822-b18f24def5b7", "room": "Lab 2", "bCode": "FR-2510", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2026-02-03", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 6}], "startDate": "2025-10-03", "courseName": "Français des affaires"}'),
  ('01994735-b681-73b5-9426-a6ad3f7dc4ed', '2025-09-14 07:52:06.529+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'fee.record', 'receipt', '01994735-b681-70cc-8041-81d55909e6ff', '01994735-b681-724c-8f17-8998fc5efb78', NULL, '{"_id": "01994735-b681-70cc-8041-81d55909e6ff", "due": 0, "date": "2025-09-14", "paid": 15000, "year": 2025, "bCode": "DM-2508", "month": 9, "course": "Digital Marketing", "changed": false, "payMode": "Cash", "payable": 15000, "student": "0199483e-e8b1-70df-97cb-1bd058583cb7", "version": 1, "issuedOn": "2025-09-14", "receiptNo": "2025-26/000006"}'),
  ('0199483e-e8b1-71cd-b974-bf5a35739096', '2025-09-14 12:41:46.417+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'student.register', 'student', '0199483e-e8b1-70df-97cb-1bd058583cb7', '0199483e-e8b1-75d5-ad17-0661de152970', NULL, '{"_id": "0199483e-e8b1-70df-97cb-1bd058583cb7", "fee": 15000, "mode": "online", "batch": "DM-2508", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2025-10-19", "endDate": "2025-11-11", "version": 1, "TotalFee": 15000, "declared": null, "isPlaced": "placed", "cduration": "3 months", "PendingFee": 15000, "isCompleted": "yes", "joiningDate": "2025-09-14"}'),
  ('0199c7c0-0ba8-75c3-aea3-6f4a56b4c6d9', '2025-10-09 06:54:35.944+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20ab9-0bd2-74f6-8822-b52f692e468c', '0199c7c0-0ba8-74e7-abc9-3a9b2956cb0e', NULL, '{"_id": "01a20ab9-0bd2-74f6-8822-b52f692e468c", "room": "Room 1", "bCode": "TALLY-2510", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-01-30", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2025-10-30", "courseName": "Tally with GST"}'),
  ('019a24d1-6480-7522-95bb-0066a7a20acb', '2025-10-27 08:38:13.888+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '019a24d1-6480-7277-9302-948637e4d07f', '019a24d1-6480-7592-aecb-ccd6470107b1', NULL, '{"_id": "019a24d1-6480-7277-9302-948637e4d07f", "date": "2025-10-27", "mode": "offline", "year": 2025, "month": 10, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019a24d1-6480-755c-bc26-b78681bb1aeb', '2025-10-27 08:38:13.888+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '019a24d1-6480-7277-9302-948637e4d07f', '019a24d1-6480-72b1-997b-3af8ea8f06dd', '{"status": "Open"}', '{"status": "Pending"}'),
  ('019a3e0d-cbe7-717c-9200-30a61ae646bd', '2025-11-01 06:14:42.919+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'expense.create', 'expense', '019a3e0d-cbe7-7575-8e3f-72226dec6757', '019a3e0d-cbe7-7477-af9f-0cbd7c861be5', NULL, '{"_id": "019a3e0d-cbe7-7575-8e3f-72226dec6757", "date": "2025-11-01", "year": 2025, "month": 11, "amount": 1250, "ledger": "01a20ab9-0c33-7680-bfba-7d8f99556767", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-11-01T06:14:42.919Z", "updatedAt": "2025-11-01T06:14:42.919Z", "voucherNo": "V2025-26/0017", "ledgerName": "Rent"}'),
  ('019a499b-18e8-747b-bc82-d2a8d34c8135', '2025-11-03 12:04:52.584+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'expense.create', 'expense', '019a499b-18e8-7686-a43a-c88aab1abf32', '019a499b-18e8-7167-ba0a-fbd2a8d9933a', NULL, '{"_id": "019a499b-18e8-7686-a43a-c88aab1abf32", "date": "2025-11-03", "year": 2025, "month": 11, "amount": 2250, "ledger": "01a20ab9-0c32-7681-8bbd-3e9e3080d511", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-11-03T12:04:52.584Z", "updatedAt": "2025-11-03T12:04:52.584Z", "voucherNo": "V2025-26/0018", "ledgerName": "Salaries"}'),
  ('019a4dd1-d13d-7228-919d-0a12932e22da', '2025-11-04 07:43:07.581+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20ab9-0bd2-74f6-8822-b99f8f6028f1', '019a4dd1-d13d-72a2-b649-90e01b6d4975', NULL, '{"_id": "01a20ab9-0bd2-74f6-8822-b99f8f6028f1", "room": "Room 2", "bCode": "PY-2511", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2026-03-25", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}], "startDate": "2025-11-25", "courseName": "Python Programming"}'),
  ('019a5870-be50-74f5-ae45-5125eb8ad410', '2025-11-06 09:12:55.12+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'expense.create', 'expense', '019a5870-be50-71a1-9efd-84c17b6c24cf', '019a5870-be50-7190-9b5b-abace32610d1', NULL, '{"_id": "019a5870-be50-71a1-9efd-84c17b6c24cf", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 100, "ledger": "01a20ab9-0c33-7680-bfba-848a1ecff4d3", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T09:12:55.120Z", "updatedAt": "2025-11-06T09:12:55.120Z", "voucherNo": "V2025-26/0019", "ledgerName": "Internet"}'),
  ('019a58cd-919f-738f-a161-ff417008e291', '2025-11-06 10:54:18.527+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'expense.create', 'expense', '019a58cd-919f-72f3-9147-74267473c6e4', '019a58cd-919f-73bc-935e-ebb1e2af8937', NULL, '{"_id": "019a58cd-919f-72f3-9147-74267473c6e4", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 300, "ledger": "01a20ab9-0c33-7680-bfba-82c1754cfc08", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T10:54:18.527Z", "updatedAt": "2025-11-06T10:54:18.527Z", "voucherNo": "V2025-26/0020", "ledgerName": "Electricity"}'),
  ('019acdcb-3f5e-7676-b5c2-ec89378d2c56', '2025-11-29 04:07:20.67+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'student.register', 'student', '019acdcb-3f5e-74ba-af16-efe1009d940f', '019acdcb-3f5e-73b7-9302-94ca32271f60', NULL, '{"_id": "019acdcb-3f5e-74ba-af16-efe1009d940f", "fee": 18000, "mode": "offline", "batch": "PY-2511", "course": "Python Programming", "status": "Active", "PaidFee": 0, "dueDate": "2026-01-03", "endDate": "2026-03-25", "version": 1, "TotalFee": 18000, "declared": null, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 18000, "isCompleted": "yes", "joiningDate": "2025-11-29"}'),
  ('019acefa-c7b2-70f7-a9a8-abe4e902c4af', '2025-11-29 09:38:52.978+00', '01a20ab9-0bed-773a-8413-e830fd4f0f71', 'Hina Sample', 'hr', 'fee.record', 'receipt', '019acefa-c7b2-7253-aa00-bc68614affdc', '019acefa-c7b2-7567-9c47-f635368ed811', NULL, '{"_id": "019acefa-c7b2-7253-aa00-bc68614affdc", "due": 12000, "date": "2025-11-29", "paid": 6000, "year": 2025, "bCode": "PY-2511", "month": 11, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-74ba-af16-efe1009d940f", "version": 1, "issuedOn": "2025-11-29", "receiptNo": "2025-26/000007"}'),
  ('019ad88c-72fa-77a2-b1ae-132b483f99f5', '2025-12-01 06:14:34.49+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20ab9-0bd2-74f6-8822-bc288325cb9a', '019ad88c-72fa-770c-b417-1addbb62218c', NULL, '{"_id": "01a20ab9-0bd2-74f6-8822-bc288325cb9a", "room": "Lab 1", "bCode": "FSW-2512", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-08-22", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2025-12-22", "courseName": "Full Stack Web Development"}'),
  ('019b5e41-c6ac-7787-92cd-c2e333d46808', '2025-12-27 05:22:07.66+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20ab9-0bd2-74f6-8822-c3a07f12d828', '019b5e41-c6ac-7134-a89e-30af3737a282', NULL, '{"_id": "01a20ab9-0bd2-74f6-8822-c3a07f12d828", "room": "Lab 2", "bCode": "DA-2601", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-07-17", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2026-01-17", "courseName": "Data Analytics"}'),
  ('019b7ce0-50eb-7394-830c-d6ed76bf0180', '2026-01-02 04:03:54.219+00', '01a20ab9-0bed-773a-8413-ef13f346e0aa', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '019b7ce0-50eb-74f4-a2c5-6c840abe00f5', '019b7ce0-50eb-74c3-90cf-f3940f0f8e27', NULL, '{"_id": "019b7ce0-50eb-74f4-a2c5-6c840abe00f5", "due": 6000, "date": "2026-01-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 1, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-74ba-af16-efe1009d940f", "version": 1, "issuedOn": "2026-01-02", "receiptNo": "2025-26/000008"}'),
  ('019b7d9a-7db3-70f2-bb32-b86cb08e894c', '2026-01-02 07:27:15.379+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'expense.create', 'expense', '019b7d9a-7db3-72a2-9ef2-9d8781ef61af', '019b7d9a-7db3-73ae-806f-fce83d8e7e3d', NULL, '{"_id": "019b7d9a-7db3-72a2-9ef2-9d8781ef61af", "date": "2026-01-02", "year": 2026, "month": 1, "amount": 1076, "ledger": "01a20ab9-0c33-7680-bfba-7d8f99556767", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-01-02T07:27:15.379Z", "updatedAt": "2026-01-02T07:27:15.379Z", "voucherNo": "V2025-26/0021", "ledgerName": "Rent"}'),
  ('019b92c8-7213-72e0-9843-993ed1e60bd6', '2026-01-06 10:09:28.595+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'expense.create', 'expense', '019b92c8-7213-7707-8ed7-52c96d8a2873', '019b92c8-7213-7533-b949-5e19cd0fb367', NULL, '{"_id": "019b92c8-7213-7707-8ed7-52c96d8a2873", "date": "2026-01-06", "year": 2026, "month": 1, "amount": 258, "ledger": "01a20ab9-0c33-7680-bfba-82c1754cfc08", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-06T10:09:28.595Z", "updatedAt": "2026-01-06T10:09:28.595Z", "voucherNo": "V2025-26/0022", "ledgerName": "Electricity"}'),
  ('019b96c0-e9f1-7129-bf5c-d1f4cbf72c82', '2026-01-07 04:39:43.857+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'expense.create', 'expense', '019b96c0-e9f1-718a-aa1c-7e9e0ada3492', '019b96c0-e9f1-775f-887a-078160e4b824', NULL, '{"_id": "019b96c0-e9f1-718a-aa1c-7e9e0ada3492", "date": "2026-01-07", "year": 2026, "month": 1, "amount": 1938, "ledger": "01a20ab9-0c32-7681-8bbd-3e9e3080d511", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-01-07T04:39:43.857Z", "updatedAt": "2026-01-07T04:39:43.857Z", "voucherNo": "V2025-26/0023", "ledgerName": "Salaries"}'),
  ('019b9be6-f910-72bf-a5c9-08c32d13e944', '2026-01-08 04:39:24.176+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'expense.create', 'expense', '019b9be6-f910-7497-b45a-f8f163d394a9', '019b9be6-f910-71c1-89ec-6a9e5c8669b8', NULL, '{"_id": "019b9be6-f910-7497-b45a-f8f163d394a9", "date": "2026-01-08", "year": 2026, "month": 1, "amount": 86, "ledger": "01a20ab9-0c33-7680-bfba-848a1ecff4d3", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-08T04:39:24.176Z", "updatedAt": "2026-01-08T04:39:24.176Z", "voucherNo": "V2025-26/0024", "ledgerName": "Internet"}'),
  ('019bea69-43a4-71fc-ae41-07f787db8cf7', '2026-01-23 10:32:05.796+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20ab9-0bd2-74f6-8822-c51bbf497b7e', '019bea69-43a4-756b-ab1a-11d8350616c0', NULL, '{"_id": "01a20ab9-0bd2-74f6-8822-c51bbf497b7e", "room": "Room 1", "bCode": "GD-2602", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-07-13", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-02-13", "courseName": "Graphic Design"}'),
  ('019c1cef-33c4-7082-afe6-fe62b9b349b4', '2026-02-02 05:59:24.356+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'fee.record', 'receipt', '019c1cef-33c4-7505-8697-d606617fddfe', '019c1cef-33c4-77c8-94f9-32aefae93044', NULL, '{"_id": "019c1cef-33c4-7505-8697-d606617fddfe", "due": 0, "date": "2026-02-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 2, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-74ba-af16-efe1009d940f", "version": 1, "issuedOn": "2026-02-02", "receiptNo": "2025-26/000009"}'),
  ('019c31b6-9ffd-7545-b3b3-827f0b4b3e4e', '2026-02-06 06:49:38.045+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'expense.create', 'expense', '019c31b6-9ffd-7380-9714-fb64ed1f724d', '019c31b6-9ffd-7753-bf01-e42280d6aee2', NULL, '{"_id": "019c31b6-9ffd-7380-9714-fb64ed1f724d", "date": "2026-02-06", "year": 2026, "month": 2, "amount": 2457, "ledger": "01a20ab9-0c32-7681-8bbd-3e9e3080d511", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-02-06T06:49:38.045Z", "updatedAt": "2026-02-06T06:49:38.045Z", "voucherNo": "V2025-26/0025", "ledgerName": "Salaries"}'),
  ('019c369f-a274-7070-b02f-e31c96dd04bd', '2026-02-07 05:42:37.428+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'expense.create', 'expense', '019c369f-a274-77fb-ab70-14c4c5295bbf', '019c369f-a274-73c8-9fa6-1d74b39b8283', NULL, '{"_id": "019c369f-a274-77fb-ab70-14c4c5295bbf", "date": "2026-02-07", "year": 2026, "month": 2, "amount": 1365, "ledger": "01a20ab9-0c33-7680-bfba-7d8f99556767", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-02-07T05:42:37.428Z", "updatedAt": "2026-02-07T05:42:37.428Z", "voucherNo": "V2025-26/0026", "ledgerName": "Rent"}'),
  ('019c411e-2084-7775-972a-eeaafdb803b0', '2026-02-09 06:36:59.396+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'expense.create', 'expense', '019c411e-2084-72d0-a10f-bbf8e5be95b9', '019c411e-2084-703b-8498-1d1d51a320cc', NULL, '{"_id": "019c411e-2084-72d0-a10f-bbf8e5be95b9", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 327, "ledger": "01a20ab9-0c33-7680-bfba-82c1754cfc08", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T06:36:59.396Z", "updatedAt": "2026-02-09T06:36:59.396Z", "voucherNo": "V2025-26/0027", "ledgerName": "Electricity"}'),
  ('019c423e-23a9-7534-b97d-6212357f382d', '2026-02-09 11:51:34.569+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'expense.create', 'expense', '019c423e-23a9-7631-9d0c-5357eca5b492', '019c423e-23a9-73b4-ae43-d52d91c6ff63', NULL, '{"_id": "019c423e-23a9-7631-9d0c-5357eca5b492", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 109, "ledger": "01a20ab9-0c33-7680-bfba-848a1ecff4d3", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T11:51:34.569Z", "updatedAt": "2026-02-09T11:51:34.569Z", "voucherNo": "V2025-26/0028", "ledgerName": "Internet"}'),
  ('019c7004-9136-728b-861e-4320ff688fff', '2026-02-18 09:11:13.462+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20ab9-0bd3-73c0-953c-b9ebc90cd2de', '019c7004-9136-7793-8d30-da2a9866add3', NULL, '{"_id": "01a20ab9-0bd3-73c0-953c-b9ebc90cd2de", "room": "Room 2", "bCode": "DM-2603", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-06-11", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2026-03-11", "courseName": "Digital Marketing"}'),
  ('019cfa32-3a20-77e6-ba62-3a74562d8b2d', '2026-03-17 05:08:41.632+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20ab9-0bd3-73c0-953c-bed0a5d149e6', '019cfa32-3a20-70f3-9bfe-c7dcd1e8743d', NULL, '{"_id": "01a20ab9-0bd3-73c0-953c-bed0a5d149e6", "room": "Lab 1", "bCode": "HT-2604", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2026-06-07", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2026-04-07", "courseName": "Hindi Typing"}'),
  ('019d47ad-09b4-76e5-ad5f-5f386b93d742', '2026-04-01 06:13:35.796+00', '01976d38-7d5f-723d-b2cc-0b1a93649485', '', 'student', 'project.add', 'project', '019d47ad-09b4-73ae-a750-21b2f3dac9f3', '019d47ad-09b4-70c3-8d8f-e8e1f66ea97b', NULL, '{"_id": "019d47ad-09b4-73ae-a750-21b2f3dac9f3", "student": "01976d38-7d5f-723d-b2cc-0b1a93649485", "version": 1}'),
  ('019d805b-85ba-7256-ac6c-21f3abde1009', '2026-04-12 06:22:54.906+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20ab9-0bd3-73c0-953c-c0bf2d643111', '019d805b-85ba-7683-acdf-aebede6abb29', NULL, '{"_id": "01a20ab9-0bd3-73c0-953c-c0bf2d643111", "room": "Lab 2", "bCode": "FR-2605", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-09-03", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-05-03", "courseName": "Français des affaires"}'),
  ('019daf1c-ae23-727b-acec-2d956cdcdf64', '2026-04-21 08:16:25.635+00', '01976d38-7d5f-723d-b2cc-0b1a93649485', '', 'student', 'portfolio.add', 'portfolio', '019daf1c-ae23-769e-a350-130ad903ef84', '019daf1c-ae23-7117-87b0-44335e75797b', NULL, '{"_id": "019daf1c-ae23-769e-a350-130ad903ef84", "student": "01976d38-7d5f-723d-b2cc-0b1a93649485", "version": 1}'),
  ('019e0afc-7890-70c8-8291-187e66b5c148', '2026-05-09 04:26:18.64+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20ab9-0bd3-73c0-953c-c735c2ff873f', '019e0afc-7890-7557-b12d-432ec711d4d1', NULL, '{"_id": "01a20ab9-0bd3-73c0-953c-c735c2ff873f", "room": "Room 1", "bCode": "TALLY-2605", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-08-30", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2026-05-30", "courseName": "Tally with GST"}'),
  ('019e91fd-57b9-74f2-9e8b-7331837b0137', '2026-06-04 09:35:59.929+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20ab9-0bd3-73c0-953c-cb595f0c3481', '019e91fd-57b9-7414-be6a-93c6339408d9', NULL, '{"_id": "01a20ab9-0bd3-73c0-953c-cb595f0c3481", "room": "Room 2", "bCode": "PY-2606", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-10-25", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-06-25", "courseName": "Python Programming"}'),
  ('019f1d81-7446-71fd-9ecf-53e88590001b', '2026-07-01 11:47:31.014+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20ab9-0bd3-73c0-953c-ccb430eb6550', '019f1d81-7446-71db-8c49-2c11dc3e6e04', NULL, '{"_id": "01a20ab9-0bd3-73c0-953c-ccb430eb6550", "room": "Lab 1", "bCode": "FSW-2607", "bTime": "10:00 to 12:00", "seats": 1, "endDate": null, "trainer": "Dev Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2026-07-22", "courseName": "Full Stack Web Development"}'),
  ('019f4660-91bf-7639-8a98-1dfdc63162e1', '2026-07-09 10:16:01.727+00', '01976d38-7d5f-723d-b2cc-0b1a93649485', '', 'student', 'portfolio.add', 'portfolio', '019f4660-91bf-76d4-8f5c-3fa5e11fe738', '019f4660-91bf-70fe-9bb3-78c4851f0a0a', NULL, '{"_id": "019f4660-91bf-76d4-8f5c-3fa5e11fe738", "student": "01976d38-7d5f-723d-b2cc-0b1a93649485", "version": 1}'),
  ('019fa230-ae6c-72ef-8b74-3c6700897bd6', '2026-07-27 06:08:47.212+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20ab9-0bd3-73c0-953c-d1a493878ca5', '019fa230-ae6c-77fc-a72a-696bb2daa751', NULL, '{"_id": "01a20ab9-0bd3-73c0-953c-d1a493878ca5", "room": "Lab 2", "bCode": "DA-2608", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2027-02-17", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}], "startDate": "2026-08-17", "courseName": "Data Analytics"}'),
  ('01a02eaf-9c16-747e-b4cd-89285e09bf2a', '2026-08-23 12:54:15.83+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20ab9-0bd3-73c0-953c-d7874f636218', '01a02eaf-9c16-76a2-b291-bd48cd549e4f', NULL, '{"_id": "01a20ab9-0bd3-73c0-953c-d7874f636218", "room": "Room 1", "bCode": "GD-2609", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2027-02-13", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-09-13", "courseName": "Graphic Design"}'),
  ('01a0b40e-f07d-76d0-8759-b571e82c0588', '2026-09-18 10:27:53.085+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20ab9-0bd3-73c0-953c-dafd4898e3c7', '01a0b40e-f07d-75f8-ab4b-b490dd3b1a88', NULL, '{"_id": "01a20ab9-0bd3-73c0-953c-dafd4898e3c7", "room": "Room 2", "bCode": "DM-2610", "bTime": "12:30 to 14:30", "seats": 1, "endDate": null, "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2026-10-09", "courseName": "Digital Marketing"}'),
  ('01a0d6d4-797a-752d-8f20-f25c4e6e23ac', '2026-09-25 04:30:44.09+00', '01976d38-7d5f-723d-b2cc-0b1a93649485', '', 'student', 'project.add', 'project', '01a0d6d4-797a-729e-a3cc-7b7063ba6464', '01a0d6d4-797a-73c7-a0c9-32e640847876', NULL, '{"_id": "01a0d6d4-797a-729e-a3cc-7b7063ba6464", "student": "01976d38-7d5f-723d-b2cc-0b1a93649485", "version": 1}'),
  ('01a11b91-9b52-7295-9b1d-5b0254b08a62', '2026-10-08 12:51:29.746+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'student.register', 'student', '01a11b91-9b52-73be-a382-a59bfa4f5a76', '01a11b91-9b52-73d0-8fd5-bc740607e565', NULL, '{"_id": "01a11b91-9b52-73be-a382-a59bfa4f5a76", "fee": 13500, "mode": "offline", "batch": "DM-2610", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2026-11-12", "endDate": null, "version": 1, "TotalFee": 13500, "declared": null, "isPlaced": "notPlaced", "cduration": "3 months", "PendingFee": 13500, "isCompleted": "no", "joiningDate": "2026-10-08"}'),
  ('01a13e7e-69d3-71c2-baec-977d7c9e9b6b', '2026-10-15 07:37:14.451+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20ab9-0bd3-73c0-953c-dcbe913a6892', '01a13e7e-69d3-729a-be72-a533e3ad17be', NULL, '{"_id": "01a20ab9-0bd3-73c0-953c-dcbe913a6892", "room": "Lab 1", "bCode": "HT-2611", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2027-01-05", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}], "startDate": "2026-11-05", "courseName": "Hindi Typing"}'),
  ('01a19b44-4019-75cb-8c20-2f3b72ff0234', '2026-11-02 07:58:23.769+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19b44-4019-708a-8dea-437d2ae136d9', '01a19b44-4019-7436-9032-524dbdc6570f', NULL, '{"_id": "01a19b44-4019-708a-8dea-437d2ae136d9", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 221, "ledger": "01a20ab9-0c33-7680-bfba-7d8f99556767", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T07:58:23.769Z", "updatedAt": "2026-11-02T07:58:23.769Z", "voucherNo": "V2026-27/0001", "ledgerName": "Rent"}'),
  ('01a19c3d-3bc5-7092-b450-f17e0edb5384', '2026-11-02 12:30:21.125+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19c3d-3bc5-7115-9709-9d3c98ce7073', '01a19c3d-3bc5-76f6-8ed3-2f12f815dcbb', NULL, '{"_id": "01a19c3d-3bc5-7115-9709-9d3c98ce7073", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 398, "ledger": "01a20ab9-0c32-7681-8bbd-3e9e3080d511", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T12:30:21.125Z", "updatedAt": "2026-11-02T12:30:21.125Z", "voucherNo": "V2026-27/0002", "ledgerName": "Salaries"}'),
  ('01a1a4b8-370c-74eb-9916-0afce4241a32', '2026-11-04 04:01:38.572+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1a4b8-370c-75a6-8c4f-9fdd40fe7c0d', '01a1a4b8-370c-7552-bd36-367456e62c02', NULL, '{"_id": "01a1a4b8-370c-75a6-8c4f-9fdd40fe7c0d", "date": "2026-11-04", "year": 2026, "month": 11, "amount": 53, "ledger": "01a20ab9-0c33-7680-bfba-82c1754cfc08", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-04T04:01:38.572Z", "updatedAt": "2026-11-04T04:01:38.572Z", "voucherNo": "V2026-27/0003", "ledgerName": "Electricity"}'),
  ('01a1b03c-724d-7683-b741-8efcfc8a79a1', '2026-11-06 09:41:53.869+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b03c-724d-7048-9a18-e32bd0165313', '01a1b03c-724d-749c-a7e6-3d8636fe07ad', NULL, '{"date": "2026-11-06", "absent": 1, "present": 0, "batchCode": "DM-2610"}'),
  ('01a1b03c-74c1-7021-91d7-8494222e4a2b', '2026-11-06 09:41:54.497+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'student.register', 'student', '01a1b03c-74c1-748e-a744-2d7ef6d1dada', '01a1b03c-74c1-7588-95bb-0a08f9eecc65', NULL, '{"_id": "01a1b03c-74c1-748e-a744-2d7ef6d1dada", "fee": 4050, "mode": "online", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-11", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-06"}'),
  ('01a1b0c9-1727-715a-824c-667b77e59f10', '2026-11-06 12:15:31.111+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b0c9-1727-7608-8d92-0bc70cb8f40b', '01a1b0c9-1727-73c1-9eca-4e3b940c2bb7', NULL, '{"date": "2026-11-06", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1b4a5-afa4-71b6-9370-5e730a933d93', '2026-11-07 06:15:19.716+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'student.disable', 'student', '01a11b91-9b52-73be-a382-a59bfa4f5a76', '01a1b4a5-afa4-731e-97af-4fd632d0d0e1', '{"status": "Active"}', '{"status": "Disable"}'),
  ('01a1b51d-6a8b-703f-9966-54faeb90e495', '2026-11-07 08:26:06.347+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b51d-6a8b-7095-8410-599ff9d29668', '01a1b51d-6a8b-750c-8233-8b9c4a4b3dea', NULL, '{"date": "2026-11-07", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1be83-9230-74f4-b53a-0fb48e8be876', '2026-11-09 04:14:16.112+00', NULL, '', 'anyone', 'student.apply', 'student', '01a1be83-9230-77c9-82e0-750087a59b9b', '01a1be83-9230-7797-9f87-cffa0bc6b82c', NULL, '{"_id": "01a1be83-9230-77c9-82e0-750087a59b9b", "fee": 16500, "mode": "offline", "batch": "FR-2612", "course": "Français des affaires", "status": "Pending", "PaidFee": 0, "dueDate": "2027-01-05", "endDate": null, "version": 1, "TotalFee": 0, "declared": {"fee": 16500, "Paidfee": 8250, "payMode": "Online"}, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 0, "isCompleted": "no", "joiningDate": "2026-12-01"}'),
  ('01a1c041-4eb3-74b8-b95a-9940a1b18f29', '2026-11-09 12:21:07.891+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c041-4eb3-7641-a173-53dd480e76d9', '01a1c041-4eb3-7730-b556-40c9239a37b6', NULL, '{"date": "2026-11-09", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1c057-66d2-7502-8038-08d3436e4978', '2026-11-09 12:45:15.858+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1c057-66d2-77f7-b509-3246ba5f1db3', '01a1c057-66d2-72db-ab81-2fea8038facd', NULL, '{"_id": "01a1c057-66d2-77f7-b509-3246ba5f1db3", "date": "2026-11-09", "year": 2026, "month": 11, "amount": 17, "ledger": "01a20ab9-0c33-7680-bfba-848a1ecff4d3", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-09T12:45:15.858Z", "updatedAt": "2026-11-09T12:45:15.858Z", "voucherNo": "V2026-27/0004", "ledgerName": "Internet"}'),
  ('01a1c432-5b10-76f5-ab6f-a01a9a2b2653', '2026-11-10 06:43:16.88+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20ab9-0bd3-73c0-953c-e36ac988013e', '01a1c432-5b10-70cc-bde3-257cbdaed337', NULL, '{"_id": "01a20ab9-0bd3-73c0-953c-e36ac988013e", "room": "Lab 2", "bCode": "FR-2612", "bTime": "15:00 to 17:00", "seats": 1, "endDate": null, "trainer": "Dev Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2026-12-01", "courseName": "Français des affaires"}'),
  ('01a1c53b-8e49-76a2-86a4-db1d140723cf', '2026-11-10 11:32:57.033+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c53b-8e49-716f-985e-38916209fcf5', '01a1c53b-8e49-75ea-a2e0-46c7f1fea8a2', NULL, '{"date": "2026-11-10", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ca38-8fec-75e6-aeb7-d5072754c4dc', '2026-11-11 10:47:46.924+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ca38-8fec-77f0-ac21-209939a83e8a', '01a1ca38-8fec-7158-bfd7-3b8e52921906', NULL, '{"date": "2026-11-11", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ce42-8cd3-7380-8c5b-2eeba5583070', '2026-11-12 05:37:10.355+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ce42-8cd3-70c3-aab0-404d36b33c7a', '01a1ce42-8cd3-769b-9a4e-aaace89a726d', NULL, '{"date": "2026-11-12", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1cf35-657d-7662-b346-e182b68cc43d', '2026-11-12 10:02:25.533+00', '01a20ab9-0bed-773a-8413-e830fd4f0f71', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01a1cf35-657d-7341-97c4-7f39c23530d2', '01a1cf35-657d-7747-801e-8a51d14b5cf3', NULL, '{"_id": "01a1cf35-657d-7341-97c4-7f39c23530d2", "due": 3050, "date": "2026-11-12", "paid": 1000, "year": 2026, "bCode": "HT-2611", "month": 11, "course": "Hindi Typing", "changed": false, "payMode": "Online", "payable": 4050, "student": "01a1b03c-74c1-748e-a744-2d7ef6d1dada", "version": 1, "issuedOn": "2026-11-12", "receiptNo": "2026-27/000001"}'),
  ('01a1d445-07d9-76c2-85cc-95744cfb5a14', '2026-11-13 09:37:36.217+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d445-07d9-7425-aba8-072da13b7d17', '01a1d445-07d9-7013-814d-b5da8c58120e', NULL, '{"date": "2026-11-13", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1d916-73a3-7325-a6d0-67893acb5c91', '2026-11-14 08:04:49.699+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d916-73a3-745c-84c5-ce3861879b61', '01a1d916-73a3-766a-b400-156e41f8c2c2', NULL, '{"date": "2026-11-14", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e402-4a37-72c8-8855-b81ea2addc02', '2026-11-16 10:58:37.751+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e402-4a37-74fe-9af9-73bc3c668f51', '01a1e402-4a37-7476-9f08-6b20aa209386', NULL, '{"date": "2026-11-16", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e95a-a683-77eb-90e6-07ff32d9323f', '2026-11-17 11:53:14.627+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e95a-a683-74fd-851e-47c1d2002a08', '01a1e95a-a683-773c-a565-c7f3b6653ab5', NULL, '{"date": "2026-11-17", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ee80-40dd-76d5-bcc8-eff9121ab314', '2026-11-18 11:52:25.053+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ee80-40dd-74a4-9256-3681f1808643', '01a1ee80-40dd-7092-b2bc-01e1bb9a0e9b', NULL, '{"date": "2026-11-18", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f2a8-7850-7347-bf9f-08adf8d2114f', '2026-11-19 07:14:49.552+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f2a8-7850-7081-81da-72729a40b874', '01a1f2a8-7850-764e-b958-016e373c72a4', NULL, '{"date": "2026-11-19", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f8c0-38a9-7226-a759-fd7336ae9ee8', '2026-11-20 11:38:29.417+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f8c0-38a9-739d-a0ab-1bbef075ffd9', '01a1f8c0-38a9-730f-ba00-037b562ec3e1', NULL, '{"date": "2026-11-20", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1fb86-a83e-73c0-9f5f-821910cee2bc', '2026-11-21 00:34:28.542+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'Hari Example', 'hr', 'student.register', 'student', '01a1fb86-a83e-76e5-a279-0faf608533cc', '01a1fb86-a83e-7063-87ba-184bccc00904', NULL, '{"_id": "01a1fb86-a83e-76e5-a279-0faf608533cc", "fee": 4050, "mode": "offline", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-26", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-21"}'),
  ('01a20ab9-0bbb-7397-8cf3-9a2cd33eb3dd', '2026-11-21 04:30:00+00', NULL, '', 'system', 'institute.create', 'institute', '00000000-0000-0000-0000-000000000000', 'dump', NULL, '{"name": "Namuna Training Institute (demo)", "phone": "+91 55500 00000", "address": "1 Example Road, Example Nagar", "timeZone": "Asia/Kolkata", "selfRegistration": true}'),
  ('01a20ab9-0bbe-70e4-aebc-2e4d5fcffd7d', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'dump', NULL, '{"id": "01a20ab9-0bb7-76b8-a36c-211297f6c205", "name": "Asha Example", "role": "admin", "email": "admin@example.com"}'),
  ('01a20ab9-0bbf-74e0-91a3-1fb496418cf4', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'dump', NULL, '{"id": "01a20ab9-0bb7-76b8-a36c-26f6627e81e6", "name": "Hari Example", "role": "hr", "email": "hr@example.com"}'),
  ('01a20ab9-0c56-7150-80a3-47205d9a5026', '2026-11-21 04:30:00+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'discount.give', 'student', '01a1b03c-74c1-748e-a744-2d7ef6d1dada', 'dump', NULL, '{"amount": "500.00", "course": "Hindi Typing"}'),
  ('01a20ab9-0c5f-7434-ba8c-c528b8182fc3', '2026-11-21 04:30:00+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Asha Example', 'admin', 'refund.record', 'refund', '01a20ab9-0c5b-77dd-a918-479598271f86', 'dump', NULL, '{"_id": "01a20ab9-0c5b-77dd-a918-479598271f86", "date": "2026-11-21T00:00:00.000Z", "bCode": "HT-2611", "amount": "200.00", "course": "Hindi Typing", "payMode": "Cash", "student": "01a1b03c-74c1-748e-a744-2d7ef6d1dada", "version": 1, "issuedOn": "2026-11-21T00:00:00.000Z", "refundNo": "R2026-27/0001", "enrolment": "01a1b03c-74c1-7124-85d2-0439814bb6e4", "paidAfter": "800.00", "paidBefore": "1000.00"}'),
  ('01a20ab9-0c97-76a8-a5b0-56729268b298', '2026-11-21 04:30:00+00', NULL, '', 'system', 'student.update', 'student', '01976d38-7d5f-723d-b2cc-0b1a93649485', 'dump', '{}', '{}');
insert into audit_link ("n", "entry_id", "entry_digest", "subject_id", "personal_fields", "personal_digests", "latest_at", "chained_at", "hash") overriding system value values
  ('1', '019583bb-5506-77ef-8d3f-efe06dfeecb1', E'\\x98ef9b863f68a3c23133c1c2847984f91c82cb964b223d5dfd8c641afdf84240', NULL, '{}', E'\\x', '2025-03-11 05:44:07.174+00', '2026-11-21 04:30:00+00', E'\\xc1b35e3300acdc6fe2fb0881c371bf57fcad1feac1ff9935c58d75eb228e8fbb'),
  ('10', '0195eaed-5b52-7761-a96e-6b0fa6d9928a', E'\\x3e535cd01799bbe307a394a71af113e2bed6678098785e84888f9bf4134ca64c', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xd31e044163feb00bf253360aadd80dcd6aad0b18ec9b75878badc4970afdb1a5'),
  ('100', '01a19c3d-3bc5-7092-b450-f17e0edb5384', E'\\xf8a81f780dc59ed972ac7af4f0d58153e0b98997174e500db426c58c58ea0b09', NULL, '{}', E'\\x', '2026-11-02 12:30:21.125+00', '2026-11-21 04:30:00+00', E'\\x05c5566152ca96600e2410f8d45d1422331881d86a7aae12c0056b97b5188dbf'),
  ('101', '01a1a4b8-370c-74eb-9916-0afce4241a32', E'\\x83950f3fd5903cc6687118c1dbf28f9811449a8c876b4e55803f37a7950bf4fa', NULL, '{}', E'\\x', '2026-11-04 04:01:38.572+00', '2026-11-21 04:30:00+00', E'\\xe06b1a268d3e31aa89d8bb8a544ace107d9bc676b0f1520b2f071487f2b54d97'),
  ('102', '01a1b03c-724d-7683-b741-8efcfc8a79a1', E'\\x0a38dfc08e4c77cf47c2d57a0da188e1b5aa132cff85e893ede693c32e029089', NULL, '{}', E'\\x', '2026-11-06 09:41:53.869+00', '2026-11-21 04:30:00+00', E'\\x40ae8e6964bb0790e668ea398d8c75517181b288f214baa914c3df1f2a3f9224'),
  ('103', '01a1b03c-74c1-7021-91d7-8494222e4a2b', E'\\xa77bfaedee9379962bbbaa22c5969cc185b61a384a5b91142c39ac8b4b182798', NULL, '{}', E'\\x', '2026-11-06 09:41:54.497+00', '2026-11-21 04:30:00+00', E'\\xa99e27dc710ee7d7dd529faf42f2d650b7af7f89cbef2739ea0f1d940301bcd6'),
  ('104', '01a1b0c9-1727-715a-824c-667b77e59f10', E'\\x4459ed86b1ee799d21b00409f6171c7fd60854f7a96cf94988bcb49e48392957', NULL, '{}', E'\\x', '2026-11-06 12:15:31.111+00', '2026-11-21 04:30:00+00', E'\\x327886c1ee72441864738545b1f39d338ca37f85efbe1218e4f68b28fb2b9ffe'),
  ('105', '01a1b4a5-afa4-71b6-9370-5e730a933d93', E'\\x92174404be9dc33e8c358abc8083ae1c18cea83a89f8a54c5e8a774da1ae92a7', NULL, '{}', E'\\x', '2026-11-07 06:15:19.716+00', '2026-11-21 04:30:00+00', E'\\x4e2a4a5b46ad739a8f2ca6708753c6fb828947df81e88b4aad0dc0820c5ff997'),
  ('106', '01a1b51d-6a8b-703f-9966-54faeb90e495', E'\\xf4fe7ac0020a5a805e485df2898a07cab5a0c2107f717412a646d18451bc8502', NULL, '{}', E'\\x', '2026-11-07 08:26:06.347+00', '2026-11-21 04:30:00+00', E'\\x182fac854c3c8c4818e87093cee2a61b590d9283f6667ea5592154fb87b19e53'),
  ('107', '01a1be83-9230-74f4-b53a-0fb48e8be876', E'\\xa1230d2d0bfa3b00b8ed633e25438a8ea571de4c6de2c2aad0c788504ccd2c29', NULL, '{}', E'\\x', '2026-11-09 04:14:16.112+00', '2026-11-21 04:30:00+00', E'\\xaa7dd8d9e7de3989e912c1ba4db0b015301587890dda5b99990faab87b07be80'),
  ('108', '01a1c041-4eb3-74b8-b95a-9940a1b18f29', E'\\x00a9b2aaa28eb52b31eecec80455fcc1633edca5a64fffb45fbe3cc969308f05', NULL, '{}', E'\\x', '2026-11-09 12:21:07.891+00', '2026-11-21 04:30:00+00', E'\\x17afc570e0cbc55dcc090618e3cd7ce7eadd7c9eee8735cdb5a580b0a2c4248a'),
  ('109', '01a1c057-66d2-7502-8038-08d3436e4978', E'\\xc4d9ef9faf996b091ec1965cd9b6ae5e6803c08bd2735dbde0fe1c16aa6cb5d9', NULL, '{}', E'\\x', '2026-11-09 12:45:15.858+00', '2026-11-21 04:30:00+00', E'\\x7eacc61520b962f9b841bc48ea562928cc23718cae1b00312b3d765971568ec1'),
  ('11', '0195efe3-4389-7700-80f5-6b33db996dce', E'\\x3cabddd0f2ede299c909bb1c983fa5dff29664638d6ffee8f6c9e811f0e0f073', NULL, '{}', E'\\x', '2025-04-01 05:46:43.465+00', '2026-11-21 04:30:00+00', E'\\x373c930fb3e7a1b15a70a3d2575a132b0493869a0b35e73ea7a12984093f6a9c'),
  ('110', '01a1c432-5b10-76f5-ab6f-a01a9a2b2653', E'\\x1fe5aa7429beb41c278dd51e4edbb6159cca422ea24fc774d47aba842c6220a4', NULL, '{}', E'\\x', '2026-11-10 06:43:16.88+00', '2026-11-21 04:30:00+00', E'\\xed7c680d1769f1510aadbd099e670ac516a82fc9fdbda9b6bb3e2b4ab67e12bc'),
  ('111', '01a1c53b-8e49-76a2-86a4-db1d140723cf', E'\\xa6e63fe3e7c0286f1037ee03113e013dde5ce5829e615128cdb00290d69222a3', NULL, '{}', E'\\x', '2026-11-10 11:32:57.033+00', '2026-11-21 04:30:00+00', E'\\x32ff4b5b9f8fb4bb1ac740cee13a3d55745ad2a5ddfd117c7658ebdad386f5da'),
  ('112', '01a1ca38-8fec-75e6-aeb7-d5072754c4dc', E'\\x733f3eaf7673c0f43fd3db14262c61ac1b2780fb20fff064f32ad8b25e4ce4e7', NULL, '{}', E'\\x', '2026-11-11 10:47:46.924+00', '2026-11-21 04:30:00+00', E'\\x84b902e2449f9b06f36bdf9b94762e435872f2e187066a7623200ce5bb17702f'),
  ('113', '01a1ce42-8cd3-7380-8c5b-2eeba5583070', E'\\xf9852f418cf803626c9be028befd761292522ee6448fb9246b2360d81430d484', NULL, '{}', E'\\x', '2026-11-12 05:37:10.355+00', '2026-11-21 04:30:00+00', E'\\x78da0d5470b4ae3b1b053a87a7d11d288bfe92da2ddf579c9fcd324a7aefc14d'),
  ('114', '01a1cf35-657d-7662-b346-e182b68cc43d', E'\\xc96131b352ecfd29110d7d1addb9ee3c9aefbf48d77c4e556014ea032daff299', NULL, '{}', E'\\x', '2026-11-12 10:02:25.533+00', '2026-11-21 04:30:00+00', E'\\x283cc51ba3ac7e58670d9c40cada1eb3374fa6b2bf5e3154a65251a98403a488'),
  ('115', '01a1d445-07d9-76c2-85cc-95744cfb5a14', E'\\xa49875986a0b711e2e0eba76988be240f359131859ac57da2de2289e0c5dea5f', NULL, '{}', E'\\x', '2026-11-13 09:37:36.217+00', '2026-11-21 04:30:00+00', E'\\xc64b404d33efb4c753ab49fd35e7dae1a6efdb338fe7d7fe2b6f287cb0a4846c'),
  ('116', '01a1d916-73a3-7325-a6d0-67893acb5c91', E'\\xe5c3e5a6e34ecefc38ad740acbcc4164cb0a90e10e4d55c5958aa0df1db03de7', NULL, '{}', E'\\x', '2026-11-14 08:04:49.699+00', '2026-11-21 04:30:00+00', E'\\xff2a27b959b83f5fd82dd29d19f64fce25e6f2544cda4fd3e8695bc4b31460d4'),
  ('117', '01a1e402-4a37-72c8-8855-b81ea2addc02', E'\\xea24d9c54a2271cadaa28381f51f04455948b49f71d44d1e182f013747c87237', NULL, '{}', E'\\x', '2026-11-16 10:58:37.751+00', '2026-11-21 04:30:00+00', E'\\xe9f88f2a68f23ad1e124fbb8ac7c10a1e97ea59177324f352414d5caf2a6fac6'),
  ('118', '01a1e95a-a683-77eb-90e6-07ff32d9323f', E'\\x63e6378da2aba30e120ba0c92df0b6a2ad6b7c707203cded37928403022f9d4b', NULL, '{}', E'\\x', '2026-11-17 11:53:14.627+00', '2026-11-21 04:30:00+00', E'\\x2b63e8abbdc6f645b6b4bf1bb2b14927409e5c5b2239ce772dddec6f84e8ae21'),
  ('119', '01a1ee80-40dd-76d5-bcc8-eff9121ab314', E'\\xe4a82fc1c562e97b1191cedaecbb1748e0bd509df8f77ff76f911fcfb73c3116', NULL, '{}', E'\\x', '2026-11-18 11:52:25.053+00', '2026-11-21 04:30:00+00', E'\\xcefa05ad0c90c556c7c03048dd1f9d893647366b55e475b9983929c8f54ee25a'),
  ('12', '0195f066-eeb6-710b-b796-efddc2315605', E'\\x7ec87ae6e5e27726f160dbb717e8d2548106423c90cb9e6477c7f2d710617708', NULL, '{}', E'\\x', '2025-04-01 08:10:32.502+00', '2026-11-21 04:30:00+00', E'\\xf99c74d8afa5bd80a2a3991b60698b46c6d6a5fe89128980b02e35d17686bac9'),
  ('120', '01a1f2a8-7850-7347-bf9f-08adf8d2114f', E'\\x6c250c56bc79ece65415e21a8878b270cfae9b05b7213eb1d3c41485f1c14ff0', NULL, '{}', E'\\x', '2026-11-19 07:14:49.552+00', '2026-11-21 04:30:00+00', E'\\x6d875724c3fcb664730d9279f5df691a0c310d33e7cf0b892e82a60ffec481a8'),
  ('121', '01a1f8c0-38a9-7226-a759-fd7336ae9ee8', E'\\xbce45ea7ec7fdc245b3692a60d66257128dd96b4f7e2968099a39012c2707b4e', NULL, '{}', E'\\x', '2026-11-20 11:38:29.417+00', '2026-11-21 04:30:00+00', E'\\x3e91c8effc4c2eaf54500d99024626f64fb08c2230ce373f33f5ef6458d483cc'),
  ('122', '01a1fb86-a83e-73c0-9f5f-821910cee2bc', E'\\xbba00f19a0efe58e71f0a2667919a69367e0be2451aeea63986e797aefd2ad18', NULL, '{}', E'\\x', '2026-11-21 00:34:28.542+00', '2026-11-21 04:30:00+00', E'\\x23ca1d58fcf0b6e168124f08aeaef17f1c710f557f3ecca782bdfda693d0fca1'),
  ('123', '01a20ab9-0bbb-7397-8cf3-9a2cd33eb3dd', E'\\x25cdd269c68079ecf7320c68d72f3df37029faf4373bd32016f15abcc5dac251', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xe3deb31be01f48349a3c038f70e3ae1a4c79676d4471f1d98ee429c28c79a573'),
  ('124', '01a20ab9-0bbe-70e4-aebc-2e4d5fcffd7d', E'\\xdfa132a0c969a502362fdbeafeb086faa252b6952d145cc486c631221923d020', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xb46fed999958c84747b780f372372c83c2c93cc7b7f930ba5d0efa76df4a2d57'),
  ('125', '01a20ab9-0bbf-74e0-91a3-1fb496418cf4', E'\\x3694b7e942a94011f18ebc3199ca82120b7e8c9691d53465f9e177497e681c62', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x9337d67aef8a37d57816519477084500f6e359ec18ef2220522544e8330b6664'),
  ('126', '01a20ab9-0c56-7150-80a3-47205d9a5026', E'\\x17c7ae7b74f6ccaf13a2a695d0fafc0c48a2347e6714870140a16faf451a9a4a', '01a1b03c-74c1-748e-a744-2d7ef6d1dada', '{reason}', E'\\x15885954606559b267acbe07a6e99271670cdcb17dfd153563980717fb34bb14', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x70d1816ea2df2befd5f0d7978f3faf0adcdb061b2c45af07c28ab8b0a1bda8d6'),
  ('127', '01a20ab9-0c5f-7434-ba8c-c528b8182fc3', E'\\x56de20f73b7ca306575b76bd6593488b1189e8e2215da8d2dfb2ada954331176', '01a1b03c-74c1-748e-a744-2d7ef6d1dada', '{reason}', E'\\xd588a34b41c21d002b060a901c737add5f748f9ade8f5565084212391de9fcd7', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xee2564b0a6c0a2cf72e418441d8c6468c79b0dfdf20884d9a17a51c6f0434b3d'),
  ('13', '0195f0f8-846c-70f5-b863-295a01f2e024', E'\\xbe6cc3da73ae660103f54a8cefc3fa8d49820d61632a3e78f103fdf79523502f', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x998a76cbb95ac27bca2f0f452b16e42e1b43478df606ce4a1a28c7cb7ef07193'),
  ('14', '0195f0f8-846c-7184-a574-fbb58d356a4d', E'\\xb30ccff34ee3d0789f98e1ea89214f9b108aaeedc4f3b4cfef780e2850c63cbd', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x5ab709cac746908342d945340a804671979bbbffca8258f24de12eefe5c1cdda'),
  ('15', '0195f0f8-846c-7373-9c23-c6429896a775', E'\\x69197b1b118d06a023fb16fa09c61cbe319b6891e161442a816813a345cdeda6', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xd80f133ed670be1f130803a7913644983ed574104ef001240661cb462c1f6222'),
  ('16', '0195f0f8-846c-748b-82ee-d19ce8e5d015', E'\\x52f3f7061e33eefe226df92ce2446d4fab7f1f94bed0e3b52eb84964827b99ee', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xf04f522c9a4c7cf2c3ff03030888ea5d37800af54952976227d27b4ad8989e2c'),
  ('17', '0195f0f8-846c-7509-9acc-88be4cbb0583', E'\\x91e62c5afc7eea30780fff2f9bf6c774a3d8ba9cb155c19c95e10cd16fc9d71a', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x190c16d03506a87406f47f0ad765ef590d240d76a0b5cc937657c66ff1bf6f85'),
  ('18', '0195f0f8-846c-7723-9b55-fca76ed6abd2', E'\\x178d5879eac4cf2eec52b4c4714023cb3d5c6b7f6a009349d355c554b39bb9c7', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x3f22d9a6c5e3feda5034512b274dfc06336daac1c350d6900a7a2ae66e98d15f'),
  ('19', '0195f0f8-846c-77c6-a674-41beaf5d1b62', E'\\xda4d12a058d7e188baf163debed884196e89e3a8db599f3b7dcbf1894bf3263c', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xac0cb9fcc82007c7692df8b1cfd7bb606836c207d0edf746130e6d1d19a3d314'),
  ('2', '0195eaed-5b52-7014-a360-4c1bb03f897d', E'\\x1b38cb4f6abd0c325a7c6eb4d6a5d615a3fd1a7d6fe9e1213d6516775f760fbc', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x93b8f93b9d8cce5be83e4ff3158abac40a1f1ee6152916b45a20d16cb9123ad0'),
  ('20', '0195f0f8-846c-77da-934e-0425ea1865e0', E'\\xf01515a88c714104aa08948b204d03ccffaa7f0e95890acc380aca5187e51fcb', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x5728b27227c4b83c957521a06c39e5757beb22eb6fa4a3495eb22232112acdba'),
  ('21', '0195f143-5a97-7230-afaf-e76b73494868', E'\\xc09c928fdbb17721206d7cece7fa6474380bef91703fb8b3d43af52dc2d7c9a4', NULL, '{}', E'\\x', '2025-04-01 12:11:18.039+00', '2026-11-21 04:30:00+00', E'\\x3ec34902d0c8b424a161fa00b9c60f8d7c2a31e01abba0f2ff59d3b3f774d4d3'),
  ('22', '0195f16e-4e64-7444-8ad6-c5d03ce4b4e3', E'\\x30afd9a45e4e8bb259a3292e4ba2b45a66d489831f7c28576681be0e98a6fcd8', NULL, '{}', E'\\x', '2025-04-01 12:58:12.964+00', '2026-11-21 04:30:00+00', E'\\x4972969c72ef3bd91b1312cc1d2fe14b9795796c59bb6574c4705a29f5de7214'),
  ('23', '01960aa5-c6f2-75ce-aeaf-db31fa0b408f', E'\\x19ce44a2387f75134d8bc16edfd9faa6e12ecd02735d98e5136e1a0c3081482d', NULL, '{}', E'\\x', '2025-04-06 10:29:18.706+00', '2026-11-21 04:30:00+00', E'\\xe819f37060556b20cc97e7f7f3515f5c6ecac5b648a8e17f776aa15090e93334'),
  ('24', '01962e07-dbf7-754a-b853-d89884ea9c02', E'\\x2b434bc0bb4056c629ab84afa21647837e750886e1d0e5f3c308e2a8b8f9b51b', NULL, '{}', E'\\x', '2025-04-13 07:23:09.175+00', '2026-11-21 04:30:00+00', E'\\x17313ff10a9dfd6bab6798eef58083fbc8cbb1f9f418752778aac1631a10d07f'),
  ('25', '01965222-1b54-7752-8fd3-877377e6b288', E'\\xc57b403bf975e37424668f81fc092ba88cea6efa4bfd00ffe1160b1abf49211a', NULL, '{}', E'\\x', '2025-04-20 07:38:09.108+00', '2026-11-21 04:30:00+00', E'\\x6475c523ff1469649aa0cc439e0869f021e8a1c0599331c25cd8d2a7366e32d1'),
  ('26', '0196952d-9296-7435-9f60-9d1464fd1c99', E'\\x2694138d78986601ded74cc57a918e712c73d4f7910c161472cadf6515fdd71a', NULL, '{}', E'\\x', '2025-05-03 08:05:14.006+00', '2026-11-21 04:30:00+00', E'\\x19e36838ff5b016604215fa8b144b411f7c8d9ab96a984d4661fc74be2f67102'),
  ('27', '01971baf-477f-7522-a4b8-397a0c30f862', E'\\x087be39ad2f6ac95beb878284750d26a5e1058c7c29b384874ff5a24ed002346', NULL, '{}', E'\\x', '2025-05-29 10:56:01.407+00', '2026-11-21 04:30:00+00', E'\\xcb47e0a4d7d34461bf9f65fa559bed54f22834d3a8e08eabde0f333457a9d52a'),
  ('28', '01972f8c-001d-7024-ae11-8f89c41a7d6a', E'\\x40e85269eeb1aee676bcc290cb2e4a95956f052679e6c09535ff672adb7bcc7b', NULL, '{}', E'\\x', '2025-06-02 07:29:53.693+00', '2026-11-21 04:30:00+00', E'\\xcfbb08b9f85a0c26a953082382c0beb7d44303646e7601646657024411f1c1a8'),
  ('29', '019730ae-176e-732b-9bd4-e6a9685c3e6c', E'\\x33d108d5750f86a0542a87efde7d290e548fad13c8ade8b8fbf331cf3a039265', NULL, '{}', E'\\x', '2025-06-02 12:46:45.102+00', '2026-11-21 04:30:00+00', E'\\x2941620681733d2412f01d9ec85641e422807c98515bf89ef4b875f54b7b898a'),
  ('3', '0195eaed-5b52-7203-9495-8fe5b2cb7b23', E'\\xb6e9aa70dbe2faedba7fe2edd6a4ef9386b2e7ccecbfe33d925b31c2f42aad3d', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x24b5873d16080f83c9422ff478ae963a14c25d74e89a9cda57707ea42001cd8d'),
  ('30', '01973f27-1abc-77b2-80c9-275472411a42', E'\\xce3b8760f4f95da6c51e5a8e9ab4e18f5e788cb044adec2515ae9b09ab5cf921', NULL, '{}', E'\\x', '2025-06-05 08:13:36.828+00', '2026-11-21 04:30:00+00', E'\\x120688f26b3c147a1f8d0e7de6967a4efa15c8f97cf64a21ac93ab5407abab28'),
  ('31', '01973f71-631b-723e-8d07-400aa08dd275', E'\\x61fb43e211ded9aea6acd1ab799bbb4110ba0d56a0d83d94e9fc36705347b959', NULL, '{}', E'\\x', '2025-06-05 09:34:45.019+00', '2026-11-21 04:30:00+00', E'\\x75bdd3d6d343e261708140805971188b1f4d35a685af0b393e20bb9b5ff77d08'),
  ('32', '019744be-dbb1-7167-ad1f-f020e46e7eb5', E'\\xea196a35138897dd1516fd22acff09c93e8d6f76789b35bd72b34791fe656eec', NULL, '{}', E'\\x', '2025-06-06 10:17:28.241+00', '2026-11-21 04:30:00+00', E'\\x16fbca1fcc2dd4f6a00c8440115eb1f86345144a5427902139673ba33dd2b118'),
  ('33', '01976d38-7d5f-746f-a8d7-b9e9be44f40c', E'\\x81e58924183233ccb87cb355ab75eda3775ecb0351d8e911bbfd0da7cf177e57', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\x54752e751ae2360d1d21b0f3fcb650bf9c390521b1682e68e6ebfd30c1ef1cf9'),
  ('34', '01976d38-7d5f-77ac-a9a3-facd8dd599b2', E'\\xffc791f68da6e7dc3990e92b4b9ea5a715a4b3ce45a1a26d3f21e3723e30299f', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\x2423ad581d6ef947d6c3c4626928965ad8303c86ba7d1b7e62bd1afeb91448f6'),
  ('35', '01977d82-9bf0-751a-a8e3-96053bc99874', E'\\xcdb917b1c95b7eccab9c9366ef926e626cb8cc1e6e91e8f61791a229e1ec48c8', NULL, '{}', E'\\x', '2025-06-17 10:50:01.072+00', '2026-11-21 04:30:00+00', E'\\xe664f5342a48e474ae371457031375d702121c03ffd425bd56ff1cbeab4ba63a'),
  ('36', '0197a729-c8b5-7569-b7d4-1ea915851b0a', E'\\x006303c782d9278a1dad0254ada25378dbcf713ed44725542b175015132d7490', NULL, '{}', E'\\x', '2025-06-25 12:57:02.901+00', '2026-11-21 04:30:00+00', E'\\x4efbc0f1b024cfd7d2a215bdaa3e27bc2ac7cd7bfbfedfaf28a40529c67bf038'),
  ('37', '0197cf00-2cf0-7784-8303-2bb12119626c', E'\\x76996a78056049d9565c00ef91ab3668b28219e1526845e8dedae9e4f453f4fa', NULL, '{}', E'\\x', '2025-07-03 06:36:24.688+00', '2026-11-21 04:30:00+00', E'\\x9a3c0c75ad303af09b3b08b1fcdd32a0b3de8d67fdbd1ad775a92dfbe1737444'),
  ('38', '0197d3b1-cdf4-70ed-b3f5-48bf45f9e087', E'\\x066d5f820a20da19784f83c48ccfc6a57d6a47e412a0aab492c24750ea81d810', NULL, '{}', E'\\x', '2025-07-04 04:28:54.644+00', '2026-11-21 04:30:00+00', E'\\xff553d5badc802a848dce8e0d40934ecd00fcaa48d7383bb2c7afeeba3e8bb06'),
  ('39', '0197d44b-78c3-709d-a7ce-684a58aef5ea', E'\\xc41a2da073cccdbc9ac9ae3f4315d3097c97c5f7e75c9bd919f3f276eabf5833', NULL, '{}', E'\\x', '2025-07-04 07:16:45.379+00', '2026-11-21 04:30:00+00', E'\\x3c585e402f2e2f54f9f162c51d4ebbc68317b323b2fe88d20bc66d1a5374a637'),
  ('4', '0195eaed-5b52-720f-a4f7-331896c62fcb', E'\\xa575ac2724096c1e9ba1b477679369b2fe1a2f77469d50e68212b1a8b8442a74', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x14701ca12fe0d161dd30af04f78af00cf50a2ae7e7c2a16c7cf84eaa57675bde'),
  ('40', '0197e9a1-67f5-7338-9f16-9e25c2ac7f23', E'\\x6368c9b00266a8857e7994194375af18c9f10b40e0ab51d66d5f9236c7fecc35', NULL, '{}', E'\\x', '2025-07-08 10:42:38.709+00', '2026-11-21 04:30:00+00', E'\\xa22cbe67f9cbf0b40074e0b55ba1ff37c99eb7c101bdd03a7726de46c4d5c74a'),
  ('41', '01980c8c-196a-7609-813b-b77830216cdf', E'\\x81964e8f185a0255a4e86a3ecb49d78d7c4c56e8593954651c5a81160791d778', NULL, '{}', E'\\x', '2025-07-15 05:26:04.906+00', '2026-11-21 04:30:00+00', E'\\x93f98660195645304e4104a46af96eddd87521627d5ff02765ee419ea7ff2790'),
  ('42', '01982b99-c49f-75ea-88cd-592a13f967c3', E'\\x08cc564afb81c5f11a0fc9526319ebff096331669675a4a564528bdc3cd0bf7c', NULL, '{}', E'\\x', '2025-07-21 06:09:14.399+00', '2026-11-21 04:30:00+00', E'\\x31a409a5d648ceb9754b0d6b7013c7ea865ce339291c99ecd2c4d19b9e807f8c'),
  ('43', '0198305a-7b46-7432-8a3e-a795c37028b5', E'\\xf518e4c8dfaaf96b6c992533c5f121f539b19af97c933e9ffc52393bbf52eac4', NULL, '{}', E'\\x', '2025-07-22 04:18:12.934+00', '2026-11-21 04:30:00+00', E'\\x7e707bbea379afe04b8c75453f901ad65a5f64d34c9c1000ff73a438aeede826'),
  ('44', '01983ab5-5436-7466-8bee-d3fa0083d1ac', E'\\xc9d2eb014c21b7606afe01af1fc3308bd7537cf61f241e8fbc2c720f8baf2c97', NULL, '{}', E'\\x', '2025-07-24 04:33:38.87+00', '2026-11-21 04:30:00+00', E'\\x215703dbd2c86fef755680bb9e88c160aad3bdf4d2adbe911940fb897ff40339'),
  ('45', '01984f40-d442-73ce-a1ea-39934291f0ab', E'\\xba5b2d2e1061a29980e6ece9e56f2f17dc001d6a088685a8afaf4d549b3cc736', NULL, '{}', E'\\x', '2025-07-28 04:18:25.474+00', '2026-11-21 04:30:00+00', E'\\x17ebb3fbcb6b7d3bbbf8fd807d6d0ab31cdfbce090132bed02cf370e1efdec4d'),
  ('46', '01985aa9-0953-7019-9106-185e239d71a1', E'\\xc8d3b9f6cde164510040717d7a8e28894439b967ebe73f1b30eec362fa4962d5', NULL, '{}', E'\\x', '2025-07-30 09:28:04.179+00', '2026-11-21 04:30:00+00', E'\\xec0db7dba0f6caa351ba47f19515a63d803adc2654aa574f4bbd65a7e9173bad'),
  ('47', '01986905-43a3-7260-ab22-6e8bae4fe0d4', E'\\x6b266fe50914e7a5145f6484a9650dfaeb78ce98347bb3c87243ed4506ad1e9b', NULL, '{}', E'\\x', '2025-08-02 04:23:29.443+00', '2026-11-21 04:30:00+00', E'\\x99617d783cacb5560026a6d97461f9c304be7a48b151af95549ec96265e9e007'),
  ('48', '019873c7-c03e-7361-a47d-30feffd1a4e9', E'\\x9d3c26c8f6d5684dae655eee64c5b3c26f4079592476a3949ca5b216ab4e4f76', NULL, '{}', E'\\x', '2025-08-04 06:32:07.486+00', '2026-11-21 04:30:00+00', E'\\xe53c870f9a99b4364a1e37a3defe7ca5f60d2d915d113dc2fb5739f2b835f2b2'),
  ('49', '0198742d-391a-75a9-8446-5e2faea1120c', E'\\xcb23d249594d7bccd96698987e057f9f05717eaeb422269c614d53fa5e1ed26d', NULL, '{}', E'\\x', '2025-08-04 08:22:57.562+00', '2026-11-21 04:30:00+00', E'\\x1cf9ddffbed588874731d5846cb7a0b8288a5c973661890f52c387bbe466572a'),
  ('5', '0195eaed-5b52-72d5-a36a-81fb3953c644', E'\\xc9ca78417c44460605baeda408bba2cd765b232a86ce2d9e73c62242543c068e', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xee02ec7dfa45f2f4db1d2b394428a4951c908cc68e0f9d69e35b8248281968dd'),
  ('50', '01987a45-a517-7113-8c47-9bc03def6b32', E'\\x623e61bdceb3600500f9ba960329a56cd5af3c72cb91c7b647f5fd8ece354b36', NULL, '{}', E'\\x', '2025-08-05 12:47:21.367+00', '2026-11-21 04:30:00+00', E'\\x955de078a71c21d12f48b574198c79ee55eaf5d4678e7e8b5d3819e1e65d6c3b'),
  ('51', '0198adb9-bb13-74f7-ba50-d67184a954a3', E'\\x8d586071c653030e86f51a4cb75fd2076026bb98849019c5078d6911c2159436', NULL, '{}', E'\\x', '2025-08-15 12:34:47.187+00', '2026-11-21 04:30:00+00', E'\\x65bcb15184f6b84ca65899ae4b94f9f0776205c5f69fd045ef1f44abf9e46255'),
  ('52', '0198b7a5-65f9-7248-9cbc-6b57b4edfc0c', E'\\xd02d626d78c9afd9d6df47ded537a45a986569d019982e948b6a15595ce9993a', NULL, '{}', E'\\x', '2025-08-17 10:48:46.841+00', '2026-11-21 04:30:00+00', E'\\x97e84f2a81cba70f953a4b2b61b414143faf9126dd569a202ada2a4f4caa7f25'),
  ('53', '0198d1be-32ac-77cd-a081-01c22319b215', E'\\x2a75ee4d7ae9ed17df932aa2607a91193da9d1aea258c2049cc96b8a4c953a1d', NULL, '{}', E'\\x', '2025-08-22 12:25:59.724+00', '2026-11-21 04:30:00+00', E'\\x080299936914a2a59b5f7151febc93003a69b743f43abc85be6a006475228b8b'),
  ('54', '019904aa-7eb6-7373-bb63-b1ca6a021c8b', E'\\x6937953daccf2b8740039a27d6ddc1e99ea6390859d5685ecb2e6ef8d55fdc59', NULL, '{}', E'\\x', '2025-09-01 09:45:06.486+00', '2026-11-21 04:30:00+00', E'\\x351780b1eeea9acb5c1e75e8c85d2db51cb2757e8ca6c62425a19e1623cbdaea'),
  ('55', '01990a07-c598-71ae-a2a3-ad24fa5b70f5', E'\\x0ea4c93605c8c89ade4c08623918ba2c7c6e268d554f82280fa1fa63e1f2dae2', NULL, '{}', E'\\x', '2025-09-02 10:45:05.56+00', '2026-11-21 04:30:00+00', E'\\xb68238b95ac04a7658737d0920cf30940403232e3aa6844eaa709902c317557b'),
  ('56', '01990f32-eeb0-76d1-8c3a-d2f56f52bd72', E'\\x6a08b6517818b166aff15bf62519cb502ea374789f5ef0ff3614e7608a6efd5a', NULL, '{}', E'\\x', '2025-09-03 10:50:20.208+00', '2026-11-21 04:30:00+00', E'\\xf0d1e1eb87a7fb133f6009e5ccaaca24925a86edaa9c90935c579a484c0a67f1'),
  ('57', '0199291d-4815-7047-86c5-f76911ddcd73', E'\\xf02b6f7db48e45254d761b748f2edb78498c2e654495b1f88d8eea7c10f0eb0c', NULL, '{}', E'\\x', '2025-09-08 11:36:48.917+00', '2026-11-21 04:30:00+00', E'\\x54c014ae7e7d46dcb40f11aeca4288639e27609c2768b5ffb69380ffa5611aea'),
  ('58', '01993c60-445a-778c-8cb4-ce2733e10a58', E'\\xd8933a048d60076643c0e0e53722a519bd77c21c3638ba3b71a91bbadebe5d8c', NULL, '{}', E'\\x', '2025-09-12 05:22:45.978+00', '2026-11-21 04:30:00+00', E'\\x24ba80cf55f16026687febf7e2f612cca90af70f1d3295a5edab0397d0935a6b'),
  ('59', '01994735-b681-73b5-9426-a6ad3f7dc4ed', E'\\xacb3b9c859de2cb44376283b644cb4fd62a81f7c453c2d395fe3277dcd45ab8e', NULL, '{}', E'\\x', '2025-09-14 07:52:06.529+00', '2026-11-21 04:30:00+00', E'\\xdb4e7f632fa45ccd1c4f2e49b570d36838dd1ac9ec52897e3338492ee476e5d0'),
  ('6', '0195eaed-5b52-72db-a58d-621c6a8789b9', E'\\xc08507eeddec59d16e554ce415186762b8e900a4dcd197a6686b8d06f355efc5', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x579cabc7983e7f0d6288b500e53a3641f9fba79cef5945e97b047cb1353be25f'),
  ('60', '0199483e-e8b1-71cd-b974-bf5a35739096', E'\\xe58708224fa84ae9b427522c4622da568ea53780eadd21c53b30e55fe30fa4f5', NULL, '{}', E'\\x', '2025-09-14 12:41:46.417+00', '2026-11-21 04:30:00+00', E'\\xbdb14d52c904e0beda1632b68a67427161a24162e70f3c84c5bb0de04869f8f9'),
  ('61', '0199c7c0-0ba8-75c3-aea3-6f4a56b4c6d9', E'\\x7cf9a45c4421cdeb0d1a09cb6b522701b5e7937abe9ff40a1105cf79f2908c88', NULL, '{}', E'\\x', '2025-10-09 06:54:35.944+00', '2026-11-21 04:30:00+00', E'\\xd7faa84bf16f63ea4c2cc9068a34e7b72b0309b6ab83219e077f9efbbca18101'),
  ('62', '019a24d1-6480-7522-95bb-0066a7a20acb', E'\\xea28fb01c13f688bbe34859375ab32af830098612e16fcb0be30fd484d7054bc', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\x0263aeffe3ba81e3c6d19aab26927e2ad29bac9ebe9ed6329074546731ebe0de'),
  ('63', '019a24d1-6480-755c-bc26-b78681bb1aeb', E'\\x87d29df7914773d1067d7bdb44d0e84f6cacf92685949d0fec7180d230f4dbec', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\x9bf014b4de7ba4ef9e015d513b9e21d1ffdc9c50baeedddb9d206c2b7b92314c'),
  ('64', '019a3e0d-cbe7-717c-9200-30a61ae646bd', E'\\x0a7c3c463e218bdb05f6991116ab477434c74b0b412ddaea0bb3137b285e967a', NULL, '{}', E'\\x', '2025-11-01 06:14:42.919+00', '2026-11-21 04:30:00+00', E'\\xe2f7743f9c82f6b9e5d9984d81ec119010209c8770c21ba3ae8fe14de6b811dd'),
  ('65', '019a499b-18e8-747b-bc82-d2a8d34c8135', E'\\xa9bb4ac512636476a821910f51b87150532a12718d603a92a668ef44f69278d0', NULL, '{}', E'\\x', '2025-11-03 12:04:52.584+00', '2026-11-21 04:30:00+00', E'\\x763827288052c85a55690b87d295a5d55af3d77a7bb00805ceedc31a7a2a8554'),
  ('66', '019a4dd1-d13d-7228-919d-0a12932e22da', E'\\x69c3094e7471ca9d40274d1088bd95bf14ea2d1fc1e1e116b9237a8e82629886', NULL, '{}', E'\\x', '2025-11-04 07:43:07.581+00', '2026-11-21 04:30:00+00', E'\\x43ae164671689e68d24e170c9a3df077423281cb1d1a4543c072746e616b422f'),
  ('67', '019a5870-be50-74f5-ae45-5125eb8ad410', E'\\x05699ed7616c6c4a382366dbcf937a586f9f25060e2b19c1b454b8d00d1c2939', NULL, '{}', E'\\x', '2025-11-06 09:12:55.12+00', '2026-11-21 04:30:00+00', E'\\x13f38bf737b9ee9545e7506979b0c79087a45090cf31799680ae05437ef2bca2'),
  ('68', '019a58cd-919f-738f-a161-ff417008e291', E'\\x7a14da15ab482f841cd1f419b64168643d51cc2d1bd14f822f67b7e71e24a000', NULL, '{}', E'\\x', '2025-11-06 10:54:18.527+00', '2026-11-21 04:30:00+00', E'\\xc432e85b8a1c82274c6c442ab7fb594250997f9dcb9ebcf02878aa81a5b8a5a6'),
  ('69', '019acdcb-3f5e-7676-b5c2-ec89378d2c56', E'\\x6d85636d99ea7b92a715d45babe86065f06fe67db6f817f5eb808d92a06d8ac2', NULL, '{}', E'\\x', '2025-11-29 04:07:20.67+00', '2026-11-21 04:30:00+00', E'\\x02113b630c2cd4be1f0ec79bd306ddca3c9c16d5116864482d62b70904f92889'),
  ('7', '0195eaed-5b52-72e0-a46e-d40cedf0d890', E'\\xb9660f0712bcb37750c08fb7191958a06f8ca29049a59ef2c6da5d14f1518f44', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xdaf68a9cd42a63ba729aa4cfcc001750ca29f41d5c8383cfea4d0657e1fdc680'),
  ('70', '019acefa-c7b2-70f7-a9a8-abe4e902c4af', E'\\xa0d9cc73091099fd16a85438027456984d26a96c8162a3f685445603fc4f0c82', NULL, '{}', E'\\x', '2025-11-29 09:38:52.978+00', '2026-11-21 04:30:00+00', E'\\x408a8352118edc288a4d51e001af16a9629b24cb68c4e9565a5d77976bcd7f50'),
  ('71', '019ad88c-72fa-77a2-b1ae-132b483f99f5', E'\\x57d678c6bd8039046387cb0eb7882ae56b01c6bd821d8204b6b32d79661fe8ed', NULL, '{}', E'\\x', '2025-12-01 06:14:34.49+00', '2026-11-21 04:30:00+00', E'\\x4f80ae9ca0284dda1b93398ebb447526b579caeef9b602bc5f3ea76ddb737f38'),
  ('72', '019b5e41-c6ac-7787-92cd-c2e333d46808', E'\\xe7e0c59372071f4e53c6d0d9fec7ba32d007a775f0ad929a40d2619c03a1a2fa', NULL, '{}', E'\\x', '2025-12-27 05:22:07.66+00', '2026-11-21 04:30:00+00', E'\\xaf0f3740844fcb5b6c6d319ba8add33613cedfb6c616c68cb5b4ffb7d746c5fb'),
  ('73', '019b7ce0-50eb-7394-830c-d6ed76bf0180', E'\\x71b0fe14d09779c36e7e6f97b64c694e910d8ac5050d2c407f4666927fe20eb7', NULL, '{}', E'\\x', '2026-01-02 04:03:54.219+00', '2026-11-21 04:30:00+00', E'\\xde54bfd747bfd395ed937391039e13dc0dcbe46885ca16a9336fe662d96ae58a'),
  ('74', '019b7d9a-7db3-70f2-bb32-b86cb08e894c', E'\\x72a444f750e22f1dd95b4da8dba845e200b4bd3b3a47b225bd2ac89d87e45095', NULL, '{}', E'\\x', '2026-01-02 07:27:15.379+00', '2026-11-21 04:30:00+00', E'\\x679170ecb85996e037f5548738cdaf103a776d39da6db6f616ad5e9fee24e8d0'),
  ('75', '019b92c8-7213-72e0-9843-993ed1e60bd6', E'\\xf2e943bfe54be5f273301da54d5df6fcfd86d53df6aaf6cf89887eb00f222c38', NULL, '{}', E'\\x', '2026-01-06 10:09:28.595+00', '2026-11-21 04:30:00+00', E'\\xbd7d1a06f851db0eb681673ccbeda26fe3f785c6f71e71d2be506570741deed5'),
  ('76', '019b96c0-e9f1-7129-bf5c-d1f4cbf72c82', E'\\x7bf86814ef93f0b01ae815ff9638e3cd81fc6b3bf4af1f7c55bfef86fa6c9616', NULL, '{}', E'\\x', '2026-01-07 04:39:43.857+00', '2026-11-21 04:30:00+00', E'\\xd4fcc3e923a7a6748cb2cc5c96716199785c5803c7e01cf9dcecc5f8fc8e0275'),
  ('77', '019b9be6-f910-72bf-a5c9-08c32d13e944', E'\\xec2f3812668c5be61520e847a4d04de46a43532f1b244c951a705dda5c9da839', NULL, '{}', E'\\x', '2026-01-08 04:39:24.176+00', '2026-11-21 04:30:00+00', E'\\x48d49ba38e216a88cad835ca209fc965387eced16c594c69cab9ba0295ff2bc5'),
  ('78', '019bea69-43a4-71fc-ae41-07f787db8cf7', E'\\x674dccc674e159f9e0978ecc17e3f88dcf2f28820efd3fbf443ba5699c666681', NULL, '{}', E'\\x', '2026-01-23 10:32:05.796+00', '2026-11-21 04:30:00+00', E'\\xd9182bd397d4847ee97dd969c6168715fb9158ea80a0bfa11d983cbd637f1f74'),
  ('79', '019c1cef-33c4-7082-afe6-fe62b9b349b4', E'\\x49210cadcea03fb156c1aa6436a391a884b5a9cbd887c8f0e616532847aab55a', NULL, '{}', E'\\x', '2026-02-02 05:59:24.356+00', '2026-11-21 04:30:00+00', E'\\x9b1882ab4675ee3f06a876ebe0afcf863cfcfed982c6d2a24ae7a5b11a304cdd'),
  ('8', '0195eaed-5b52-7432-a839-bac5d9b6dbe7', E'\\x6725f3e544e2dcad37ca53f7ea3d333211b4a704348e2aeaff757077af1874ae', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xa87a4f1026857b68c128959719a628b54d103a1c60e7537794a991d853b21a45'),
  ('80', '019c31b6-9ffd-7545-b3b3-827f0b4b3e4e', E'\\x3293224dd0495bf327955fe8c980bb94db79a5201de9319ee8d14f11556186ff', NULL, '{}', E'\\x', '2026-02-06 06:49:38.045+00', '2026-11-21 04:30:00+00', E'\\x7367092c3781569576e6311d95d89de818d8859c5e81ad74c97036b6b8fb36b6'),
  ('81', '019c369f-a274-7070-b02f-e31c96dd04bd', E'\\x612c56b64e7268cc852b6adb0610a3d401b854d009ec70fc329181ac475c3690', NULL, '{}', E'\\x', '2026-02-07 05:42:37.428+00', '2026-11-21 04:30:00+00', E'\\xee4f714fbaa9d8b95fb81b329fd52b49fd56ec29cc34679da5fc9a65e03039c2'),
  ('82', '019c411e-2084-7775-972a-eeaafdb803b0', E'\\x75be1e3f27555286453539e8d10e1dad3fc80c5a25381d28a372e6cb62e3ed2b', NULL, '{}', E'\\x', '2026-02-09 06:36:59.396+00', '2026-11-21 04:30:00+00', E'\\x72174550a1fc77a7d5258bc64f23057dcdbe6da383ab67155636bea04e5a5319'),
  ('83', '019c423e-23a9-7534-b97d-6212357f382d', E'\\x781229c59800d6bd107b28cd8a1ca862ce94de65716799aac2facbfc8e46d370', NULL, '{}', E'\\x', '2026-02-09 11:51:34.569+00', '2026-11-21 04:30:00+00', E'\\x4c78eb1ec307557d07de3b6ee4a1a2c9d62be9d633a0fbc816adb98d99e05511'),
  ('84', '019c7004-9136-728b-861e-4320ff688fff', E'\\xc4e9e68b9c939b4736d8ec5526a710bfc272f464360b00ece210c8b692c47c88', NULL, '{}', E'\\x', '2026-02-18 09:11:13.462+00', '2026-11-21 04:30:00+00', E'\\xe5391536e9ceb8a269d8852763d5522be8358de3909325f4251fc71d5e3d148b'),
  ('85', '019cfa32-3a20-77e6-ba62-3a74562d8b2d', E'\\xb7bf87dc1914dd914e3fff3507d12809707b2c28e6d051015bb2a8da283bba94', NULL, '{}', E'\\x', '2026-03-17 05:08:41.632+00', '2026-11-21 04:30:00+00', E'\\xb72111828f919bffe58ba90ac236a0cfdd2e2bc48a50aa19d18175d783a46195'),
  ('86', '019d47ad-09b4-76e5-ad5f-5f386b93d742', E'\\xd77f77982aa48d21b1e326e25364df3dec581fb76d4b7d7e55ff2352c6412e84', NULL, '{}', E'\\x', '2026-04-01 06:13:35.796+00', '2026-11-21 04:30:00+00', E'\\x798455f6e0113e1f5d4fb9b67c6e13053168b4a94d94ad7bc59b274c6d609131'),
  ('87', '019d805b-85ba-7256-ac6c-21f3abde1009', E'\\x9397d49af8df63a4508ea45f480009423516b6f2836778f3b092b58a8bdcebdf', NULL, '{}', E'\\x', '2026-04-12 06:22:54.906+00', '2026-11-21 04:30:00+00', E'\\x602b8b5cd86060d4e42956007ee47c208c01a44139f8ba565da9fc672af744cb'),
  ('88', '019daf1c-ae23-727b-acec-2d956cdcdf64', E'\\x8bbaac94c648a167e855d6dfb199fa40439fc010db0acb56c1a01ed583cba124', NULL, '{}', E'\\x', '2026-04-21 08:16:25.635+00', '2026-11-21 04:30:00+00', E'\\xd51950269ec765a7014fcf52c9ee376a1764dab182ba0d925245374298b9d617'),
  ('89', '019e0afc-7890-70c8-8291-187e66b5c148', E'\\xd4343161b1bc13ec3e6495806156e837f5336b870464b3b93bd83e78f88615c2', NULL, '{}', E'\\x', '2026-05-09 04:26:18.64+00', '2026-11-21 04:30:00+00', E'\\x052181cd5cf878b121d0416d4ddfd14c5fc18dabbfcf6b7fdbd19c3dda26879b'),
  ('9', '0195eaed-5b52-7583-87b9-62146bc36cdc', E'\\x52c34a87e27b202b878f04e22fe1f460f241250ae3e692432c6ed9541d7a0831', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xa42a9af8b9f25fa4598d81abbe4ba894f5b286393ea1b091d9ea9b9f2fad8171'),
  ('90', '019e91fd-57b9-74f2-9e8b-7331837b0137', E'\\x30f202dde838056de4d1fe7654d57c2713e72afafbb155a3d67e11242f103f0f', NULL, '{}', E'\\x', '2026-06-04 09:35:59.929+00', '2026-11-21 04:30:00+00', E'\\x55f7fc6fa2f6cf53eab3a8381cd57e6e3c16335cb86e5dc2c846f33ab7e2552b'),
  ('91', '019f1d81-7446-71fd-9ecf-53e88590001b', E'\\xc154349a27ac5acd9e8d75c823a030f22cb8217cadfd96b5e847c3a11dc86fe7', NULL, '{}', E'\\x', '2026-07-01 11:47:31.014+00', '2026-11-21 04:30:00+00', E'\\xc05b1fc1bd33a29a3547ecdf46417b15811b73562200f36032bca023d79a3bac'),
  ('92', '019f4660-91bf-7639-8a98-1dfdc63162e1', E'\\x711ff4af7c5774a3bf4212d2572cf5342bc929d6970e7c76a826ef461e59b4a6', NULL, '{}', E'\\x', '2026-07-09 10:16:01.727+00', '2026-11-21 04:30:00+00', E'\\x06df901481605e16213c3e6d519cf421632b33d508bf929b6ad574b073897fb3'),
  ('93', '019fa230-ae6c-72ef-8b74-3c6700897bd6', E'\\x2313a26c1f7fee7a83e65e5279cb3a185c2cc789d8ecf53fcb903e334bcdacf7', NULL, '{}', E'\\x', '2026-07-27 06:08:47.212+00', '2026-11-21 04:30:00+00', E'\\x65427c1f236a282a5d4449b0a4e3cb5141f31d1556b825fd3dfc912d802e957a'),
  ('94', '01a02eaf-9c16-747e-b4cd-89285e09bf2a', E'\\x151d8d6918f62cbfcbd8a4a24ad510054316312c587d7baabd67344545496b84', NULL, '{}', E'\\x', '2026-08-23 12:54:15.83+00', '2026-11-21 04:30:00+00', E'\\x18da2c5e96c257600a09bbb362175f8b682dc063d59bb0309e4b222a037717bc'),
  ('95', '01a0b40e-f07d-76d0-8759-b571e82c0588', E'\\x51bba24ed8970beed785506249c8df0013e639d918925ba7ad692390d2a70cea', NULL, '{}', E'\\x', '2026-09-18 10:27:53.085+00', '2026-11-21 04:30:00+00', E'\\xb7330a8d345e3fb47f6d18bf045c3fdde1dcd71cfd196d30e0912909186ec7c1'),
  ('96', '01a0d6d4-797a-752d-8f20-f25c4e6e23ac', E'\\xa57ec607124a7bfc81497687b22cf64d427cd9e411cf6d23b24a174299c377ef', NULL, '{}', E'\\x', '2026-09-25 04:30:44.09+00', '2026-11-21 04:30:00+00', E'\\x7e23651500441537b815fc857e30884f81428984362cda948273c77f6d6080e7'),
  ('97', '01a11b91-9b52-7295-9b1d-5b0254b08a62', E'\\xed74e47ed13d82bdecb098736c9b3c381a6c4a24dbb2e0297c149055cb904d47', NULL, '{}', E'\\x', '2026-10-08 12:51:29.746+00', '2026-11-21 04:30:00+00', E'\\xd2a61b26bd648fb82dc99a05cb79802c43b03c67232c5fb799e47a3a3b253568'),
  ('98', '01a13e7e-69d3-71c2-baec-977d7c9e9b6b', E'\\xde6f1cc84777b94a0447d224aebb02a81e43d7426a796d0e3bd3397391535001', NULL, '{}', E'\\x', '2026-10-15 07:37:14.451+00', '2026-11-21 04:30:00+00', E'\\x23b8577d2f66e55bd1a47a8a54b191a6b8318d71db900b4b67497595e7566ab4'),
  ('99', '01a19b44-4019-75cb-8c20-2f3b72ff0234', E'\\x169df82bf2c0dbce4e9df9e8470859145eb61267ea8d4bddc0e4313d1bce60e6', NULL, '{}', E'\\x', '2026-11-02 07:58:23.769+00', '2026-11-21 04:30:00+00', E'\\xeb24544ee56da366780861b85f9317a08d8039f7f46c6856837992d730ad72f8');
insert into audit_personal ("entry_id", "subject_id", "field", "before", "after", "salt") overriding system value values
  ('01a20ab9-0c56-7150-80a3-47205d9a5026', '01a1b03c-74c1-748e-a744-2d7ef6d1dada', 'reason', NULL, '"Scholarship"', 'c081cb77-f899-4a4f-a552-3e08ab27a64f'),
  ('01a20ab9-0c5f-7434-ba8c-c528b8182fc3', '01a1b03c-74c1-748e-a744-2d7ef6d1dada', 'reason', NULL, '"Paid twice"', 'afe84273-4a27-49ef-bd31-71dd2ee9a42a'),
  ('01a20ab9-0c97-76a8-a5b0-56729268b298', '01976d38-7d5f-723d-b2cc-0b1a93649485', 'degree', '"BCom"', '"BSc"', '178070fe-61d1-4a50-8473-e5b7c32efc5f');
insert into audit_seal ("day", "n", "hash") overriding system value values
  ('2026-11-21', '127', E'\\xee2564b0a6c0a2cf72e418441d8c6468c79b0dfdf20884d9a17a51c6f0434b3d');
insert into audit_unchained ("at", "entry_id") overriding system value values
  ('2026-11-21 04:30:00+00', '01a20ab9-0c97-76a8-a5b0-56729268b298');
insert into backup_run ("id", "kind", "started_at", "seen_at", "finished_at", "place", "encrypted", "bytes", "reason") overriding system value values
  ('01a20ab9-0c88-7666-b941-ffffbe3332f5', 'scheduled', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'office:/backup/example.tar.gz', 'false', '4096', NULL);
insert into batch ("id", "code", "code_key", "course_id", "time", "start_on", "end_on", "created_at", "version", "deleted_at", "trainer", "trainer_key", "room", "room_key", "sessions", "seats") overriding system value values
  ('01a20ab9-0bd2-74f6-8822-94e512be51e7', 'TALLY-2504', 'tally-2504', '01a20ab9-0bd0-7230-9314-fecda4b3fe80', '15:00 to 17:00', '2025-04-01', '2025-07-01', '2025-03-11 05:44:07.174+00', '1', NULL, 'Anita Example', 'anita example', 'Room 1', 'room 1', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1'),
  ('01a20ab9-0bd2-74f6-8822-98b294187597', 'PY-2504', 'py-2504', '01a20ab9-0bd0-7230-9315-00d610e2d668', '08:00 to 10:00', '2025-04-27', '2025-08-27', '2025-04-06 10:29:18.706+00', '1', NULL, 'Binod Example', 'binod example', 'Room 2', 'room 2', '[{"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 6}]', '1'),
  ('01a20ab9-0bd2-74f6-8822-9e99de6a6f2a', 'FSW-2505', 'fsw-2505', '01a20ab9-0bd0-7230-9315-0626c751faa6', '12:30 to 14:30', '2025-05-24', '2026-01-24', '2025-05-03 08:05:14.006+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 1', 'lab 1', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1'),
  ('01a20ab9-0bd2-74f6-8822-a3957ddb4bb5', 'DA-2506', 'da-2506', '01a20ab9-0bd0-7230-9315-0818bfa82b40', '18:00 to 20:00', '2025-06-19', '2025-12-19', '2025-05-29 10:56:01.407+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 2', 'lab 2', '[{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}]', '1'),
  ('01a20ab9-0bd2-74f6-8822-a6b527bf7488', 'GD-2507', 'gd-2507', '01a20ab9-0bd0-7230-9315-0fec52938b6f', '18:00 to 20:00', '2025-07-16', '2025-12-16', '2025-06-25 12:57:02.901+00', '1', NULL, 'Esther Example', 'esther example', 'Room 1', 'room 1', '[{"end": "20:00", "start": "18:00", "weekday": 2}, {"end": "20:00", "start": "18:00", "weekday": 4}, {"end": "20:00", "start": "18:00", "weekday": 6}]', '1'),
  ('01a20ab9-0bd2-74f6-8822-abea68fa8d92', 'DM-2508', 'dm-2508', '01a20ab9-0bd0-7230-9315-118e35ba9c7b', '10:00 to 12:00', '2025-08-11', '2025-11-11', '2025-07-21 06:09:14.399+00', '1', NULL, 'Anita Example', 'anita example', 'Room 2', 'room 2', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1'),
  ('01a20ab9-0bd2-74f6-8822-ac7d068adec3', 'HT-2509', 'ht-2509', '01a20ab9-0bd0-7230-9315-1544d05066e3', '15:00 to 17:00', '2025-09-07', '2025-11-07', '2025-08-17 10:48:46.841+00', '1', NULL, 'Binod Example', 'binod example', 'Lab 1', 'lab 1', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1'),
  ('01a20ab9-0bd2-74f6-8822-b18f24def5b7', 'FR-2510', 'fr-2510', '01a20ab9-0bd0-7230-9315-1b26986f2275', '15:00 to 17:00', '2025-10-03', '2026-02-03', '2025-09-12 05:22:45.978+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 2', 'lab 2', '[{"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 6}]', '1'),
  ('01a20ab9-0bd2-74f6-8822-b52f692e468c', 'TALLY-2510', 'tally-2510', '01a20ab9-0bd0-7230-9314-fecda4b3fe80', '12:30 to 14:30', '2025-10-30', '2026-01-30', '2025-10-09 06:54:35.944+00', '1', NULL, 'Dev Example', 'dev example', 'Room 1', 'room 1', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1'),
  ('01a20ab9-0bd2-74f6-8822-b99f8f6028f1', 'PY-2511', 'py-2511', '01a20ab9-0bd0-7230-9315-00d610e2d668', '18:00 to 20:00', '2025-11-25', '2026-03-25', '2025-11-04 07:43:07.581+00', '1', NULL, 'Esther Example', 'esther example', 'Room 2', 'room 2', '[{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}]', '1'),
  ('01a20ab9-0bd2-74f6-8822-bc288325cb9a', 'FSW-2512', 'fsw-2512', '01a20ab9-0bd0-7230-9315-0626c751faa6', '12:30 to 14:30', '2025-12-22', '2026-08-22', '2025-12-01 06:14:34.49+00', '1', NULL, 'Anita Example', 'anita example', 'Lab 1', 'lab 1', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1'),
  ('01a20ab9-0bd2-74f6-8822-c3a07f12d828', 'DA-2601', 'da-2601', '01a20ab9-0bd0-7230-9315-0818bfa82b40', '12:30 to 14:30', '2026-01-17', '2026-07-17', '2025-12-27 05:22:07.66+00', '1', NULL, 'Binod Example', 'binod example', 'Lab 2', 'lab 2', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1'),
  ('01a20ab9-0bd2-74f6-8822-c51bbf497b7e', 'GD-2602', 'gd-2602', '01a20ab9-0bd0-7230-9315-0fec52938b6f', '08:00 to 10:00', '2026-02-13', '2026-07-13', '2026-01-23 10:32:05.796+00', '1', NULL, 'Chitra Example', 'chitra example', 'Room 1', 'room 1', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1'),
  ('01a20ab9-0bd3-73c0-953c-b9ebc90cd2de', 'DM-2603', 'dm-2603', '01a20ab9-0bd0-7230-9315-118e35ba9c7b', '12:30 to 14:30', '2026-03-11', '2026-06-11', '2026-02-18 09:11:13.462+00', '1', NULL, 'Dev Example', 'dev example', 'Room 2', 'room 2', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1'),
  ('01a20ab9-0bd3-73c0-953c-bed0a5d149e6', 'HT-2604', 'ht-2604', '01a20ab9-0bd0-7230-9315-1544d05066e3', '10:00 to 12:00', '2026-04-07', '2026-06-07', '2026-03-17 05:08:41.632+00', '1', NULL, 'Esther Example', 'esther example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1'),
  ('01a20ab9-0bd3-73c0-953c-c0bf2d643111', 'FR-2605', 'fr-2605', '01a20ab9-0bd0-7230-9315-1b26986f2275', '08:00 to 10:00', '2026-05-03', '2026-09-03', '2026-04-12 06:22:54.906+00', '1', NULL, 'Anita Example', 'anita example', 'Lab 2', 'lab 2', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1'),
  ('01a20ab9-0bd3-73c0-953c-c735c2ff873f', 'TALLY-2605', 'tally-2605', '01a20ab9-0bd0-7230-9314-fecda4b3fe80', '12:30 to 14:30', '2026-05-30', '2026-08-30', '2026-05-09 04:26:18.64+00', '1', NULL, 'Binod Example', 'binod example', 'Room 1', 'room 1', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1'),
  ('01a20ab9-0bd3-73c0-953c-cb595f0c3481', 'PY-2606', 'py-2606', '01a20ab9-0bd0-7230-9315-00d610e2d668', '08:00 to 10:00', '2026-06-25', '2026-10-25', '2026-06-04 09:35:59.929+00', '1', NULL, 'Chitra Example', 'chitra example', 'Room 2', 'room 2', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1'),
  ('01a20ab9-0bd3-73c0-953c-ccb430eb6550', 'FSW-2607', 'fsw-2607', '01a20ab9-0bd0-7230-9315-0626c751faa6', '10:00 to 12:00', '2026-07-22', NULL, '2026-07-01 11:47:31.014+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1'),
  ('01a20ab9-0bd3-73c0-953c-d1a493878ca5', 'DA-2608', 'da-2608', '01a20ab9-0bd0-7230-9315-0818bfa82b40', '10:00 to 12:00', '2026-08-17', '2027-02-17', '2026-07-27 06:08:47.212+00', '1', NULL, 'Esther Example', 'esther example', 'Lab 2', 'lab 2', '[{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}]', '1'),
  ('01a20ab9-0bd3-73c0-953c-d7874f636218', 'GD-2609', 'gd-2609', '01a20ab9-0bd0-7230-9315-0fec52938b6f', '08:00 to 10:00', '2026-09-13', '2027-02-13', '2026-08-23 12:54:15.83+00', '1', NULL, 'Anita Example', 'anita example', 'Room 1', 'room 1', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1'),
  ('01a20ab9-0bd3-73c0-953c-dafd4898e3c7', 'DM-2610', 'dm-2610', '01a20ab9-0bd0-7230-9315-118e35ba9c7b', '12:30 to 14:30', '2026-10-09', NULL, '2026-09-18 10:27:53.085+00', '1', NULL, 'Binod Example', 'binod example', 'Room 2', 'room 2', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1'),
  ('01a20ab9-0bd3-73c0-953c-dcbe913a6892', 'HT-2611', 'ht-2611', '01a20ab9-0bd0-7230-9315-1544d05066e3', '10:00 to 12:00', '2026-11-05', '2027-01-05', '2026-10-15 07:37:14.451+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}]', '1'),
  ('01a20ab9-0bd3-73c0-953c-e36ac988013e', 'FR-2612', 'fr-2612', '01a20ab9-0bd0-7230-9315-1b26986f2275', '15:00 to 17:00', '2026-12-01', NULL, '2026-11-10 06:43:16.88+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 2', 'lab 2', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1');
insert into batch_waiting ("id", "batch_id", "enquiry_id", "student_id", "at", "removed_at") overriding system value values
  ('01a20ab9-0c88-7666-b942-0824ae408a54', '01a20ab9-0bd2-74f6-8822-94e512be51e7', NULL, '01976d38-7d5f-723d-b2cc-0b1a93649485', '2026-11-21 04:30:00+00', NULL);
insert into bulk_change ("id", "change", "students", "changed_at", "changed_by", "undone_at") overriding system value values
  ('01a20ab9-0c90-76c5-9ed7-fc6116db5711', '{"isCompleted": "yes"}', '1', '2026-11-21 04:30:00+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', NULL);
insert into bulk_change_student ("bulk_change_id", "student_id", "before", "versions") overriding system value values
  ('01a20ab9-0c90-76c5-9ed7-fc6116db5711', '01976d38-7d5f-723d-b2cc-0b1a93649485', '{}', '1.1.0');
insert into calendar_feed ("account_id", "code", "batch_id", "trainer", "created_at") overriding system value values
  ('01a20ab9-0bb7-76b8-a36c-26f6627e81e6', '87730978-c368-4354-b7a8-92d51cf32768', NULL, 'Example', '2026-11-21 04:30:00+00');
insert into cash_entry ("id", "kind", "amount", "day", "reference", "recorded_at", "recorded_by", "voided_at", "voided_by") overriding system value values
  ('01a20ab9-0c91-718c-96ca-9f843b5519ed', 'opening', '1000.00', '2026-11-20', NULL, '2026-11-21 04:30:00+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', NULL, NULL);
insert into consent ("student_id", "given_by", "guardian_name", "notice_version", "at", "recorded_by") overriding system value values
  ('01976d38-7d5f-723d-b2cc-0b1a93649485', 'student', NULL, '2', '2026-11-21 04:30:00+00', NULL);
insert into course ("id", "name", "name_key", "fee", "duration", "added_by", "created_at", "version", "deleted_at", "instalments") overriding system value values
  ('01a20ab9-0bd0-7230-9314-fecda4b3fe80', 'Tally with GST', 'tally with gst', '12000.00', '3 months', '01a20ab9-0bb7-76b8-a36c-211297f6c205', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20ab9-0bd0-7230-9315-00d610e2d668', 'Python Programming', 'python programming', '18000.00', '4 months', '01a20ab9-0bb7-76b8-a36c-211297f6c205', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20ab9-0bd0-7230-9315-0626c751faa6', 'Full Stack Web Development', 'full stack web development', '45000.00', '8 months', '01a20ab9-0bb7-76b8-a36c-211297f6c205', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20ab9-0bd0-7230-9315-0818bfa82b40', 'Data Analytics', 'data analytics', '35000.00', '6 months', '01a20ab9-0bb7-76b8-a36c-211297f6c205', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20ab9-0bd0-7230-9315-0fec52938b6f', 'Graphic Design', 'graphic design', '22000.00', '5 months', '01a20ab9-0bb7-76b8-a36c-211297f6c205', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20ab9-0bd0-7230-9315-118e35ba9c7b', 'Digital Marketing', 'digital marketing', '15000.00', '3 months', '01a20ab9-0bb7-76b8-a36c-211297f6c205', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20ab9-0bd0-7230-9315-1544d05066e3', 'Hindi Typing', 'hindi typing', '4500.00', '2 months', '01a20ab9-0bb7-76b8-a36c-211297f6c205', '2025-04-01 10:49:33.548+00', '1', NULL, NULL),
  ('01a20ab9-0bd0-7230-9315-1b26986f2275', 'Français des affaires', 'francais des affaires', '16500.00', '4 months', '01a20ab9-0bb7-76b8-a36c-211297f6c205', '2025-04-01 10:49:33.548+00', '1', NULL, NULL);
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
  ('01a20ab9-0c91-718c-96ca-9adb6803a26e', '2026-11-20', NULL, '0.00', '0.00', '{}', NULL, '2026-11-21 04:30:00+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', '{}');
insert into declared_payment ("student_id", "fee", "paid", "pay_mode") overriding system value values
  ('01a1be83-9230-77c9-82e0-750087a59b9b', '16500.00', '8250.00', 'Online');
insert into deletion ("id", "record", "deleted_at", "deleted_by", "status_before", "enquiry", "erase_after", "erased_at") overriding system value values
  ('01a20ab9-0c86-7344-915b-8cd3f6c031d2', 'enquiry', '2026-11-21 04:30:00+00', NULL, NULL, '{"id": "01a20ab9-0c86-7344-915b-8cd3f6c031d2", "name": "Example"}', '2026-11-21 04:30:00+00', NULL);
insert into discount_limit ("one", "percent", "version") overriding system value values
  ('true', '10.00', '2');
insert into draft ("account_id", "key", "field_values", "saved_at") overriding system value values
  ('01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'course-add', '{"course":"Example"}', '2026-11-21 04:30:00+00');
insert into enquiry ("id", "name", "name_key", "mail_id", "contact", "alt_contact", "qualification", "address", "course_id", "enquiry_mode", "mode", "ref", "remark", "day", "status", "is_placed", "student_id", "created_at", "version", "next_call_on") overriding system value values
  ('01962e07-dbf7-762c-a1da-1b1b63ab9b3d', 'Ishwari Voorbeeld', 'ishwari voorbeeld', 'ishwari.3@example.net', '5570000003', '5580000003', 'BSc', '37 Namuna Marg, Example Nagar', '01a20ab9-0bd0-7230-9315-0626c751faa6', 'online', 'online', NULL, NULL, '2025-04-13', 'Pending', 'false', NULL, '2025-04-13 07:23:09.175+00', '2', NULL),
  ('01973f71-631b-7020-880a-afc6ba2206e9', 'विवेक दृष्टांत', 'विवेक दृष्टांत', 'student.1@example.com', '5550000001', NULL, 'BCom', '159 Namuna Marg, Demo Colony', '01a20ab9-0bd0-7230-9315-0818bfa82b40', 'offline', 'offline', 'एक मित्र', 'Will come for a trial class', '2025-06-05', 'Closed', 'false', '01976d38-7d5f-723d-b2cc-0b1a93649485', '2025-06-05 09:34:45.019+00', '2', NULL),
  ('019a24d1-6480-7277-9302-948637e4d07f', 'Asha Beispiel', 'asha beispiel', 'asha.2@example.net', '5570000002', '5580000002', 'BSc', '77 Example Road, Namunapur', '01a20ab9-0bd0-7230-9315-0626c751faa6', 'offline', 'offline', 'Poster at the college', 'Will come for a trial class', '2025-10-27', 'Pending', 'false', NULL, '2025-10-27 08:38:13.888+00', '2', NULL);
insert into enquiry_note ("id", "enquiry_id", "at", "written_by", "note", "next_call_on") overriding system value values
  ('01a20ab9-0c88-7666-b942-0658f6ebfd56', '01962e07-dbf7-762c-a1da-1b1b63ab9b3d', '2026-11-21 04:30:00+00', NULL, 'Example', NULL);
insert into enrolment ("id", "student_id", "n", "course_id", "batch_id", "mode", "duration", "fee", "joining_on", "end_on", "is_completed", "ended_at", "end_reason", "created_at", "version") overriding system value values
  ('01976d38-7d5f-77b9-8976-c21aff976536', '01976d38-7d5f-723d-b2cc-0b1a93649485', '1', '01a20ab9-0bd0-7230-9315-0818bfa82b40', '01a20ab9-0bd2-74f6-8822-a3957ddb4bb5', 'offline', '6 months', '31500.00', '2025-06-14', '2025-12-19', 'true', NULL, NULL, '2025-06-14 06:55:08.127+00', '1'),
  ('0198305a-7b46-71d3-8e27-9d4e5388684c', '0198305a-7b46-748c-a3c8-7b39032d689a', '1', '01a20ab9-0bd0-7230-9315-0fec52938b6f', '01a20ab9-0bd2-74f6-8822-a6b527bf7488', 'offline', '5 months', '22000.00', '2025-07-22', '2025-12-16', 'true', NULL, NULL, '2025-07-22 04:18:12.934+00', '1'),
  ('0199483e-e8b1-7276-b46e-0db01dceab06', '0199483e-e8b1-70df-97cb-1bd058583cb7', '1', '01a20ab9-0bd0-7230-9315-118e35ba9c7b', '01a20ab9-0bd2-74f6-8822-abea68fa8d92', 'online', '3 months', '15000.00', '2025-09-14', '2025-11-11', 'true', NULL, NULL, '2025-09-14 12:41:46.417+00', '1'),
  ('019acdcb-3f5e-709a-9e21-46805cb47331', '019acdcb-3f5e-74ba-af16-efe1009d940f', '1', '01a20ab9-0bd0-7230-9315-00d610e2d668', '01a20ab9-0bd2-74f6-8822-b99f8f6028f1', 'offline', '4 months', '18000.00', '2025-11-29', '2026-03-25', 'true', NULL, NULL, '2025-11-29 04:07:20.67+00', '1'),
  ('01a11b91-9b52-77f8-a059-69fd6a8a971a', '01a11b91-9b52-73be-a382-a59bfa4f5a76', '1', '01a20ab9-0bd0-7230-9315-118e35ba9c7b', '01a20ab9-0bd3-73c0-953c-dafd4898e3c7', 'offline', '3 months', '13500.00', '2026-10-08', NULL, 'false', NULL, NULL, '2026-10-08 12:51:29.746+00', '1'),
  ('01a1b03c-74c1-7124-85d2-0439814bb6e4', '01a1b03c-74c1-748e-a744-2d7ef6d1dada', '1', '01a20ab9-0bd0-7230-9315-1544d05066e3', '01a20ab9-0bd3-73c0-953c-dcbe913a6892', 'online', '2 months', '4050.00', '2026-11-06', NULL, 'false', NULL, NULL, '2026-11-06 09:41:54.497+00', '1'),
  ('01a1be83-9230-773d-8e7d-44584e2a0f04', '01a1be83-9230-77c9-82e0-750087a59b9b', '1', '01a20ab9-0bd0-7230-9315-1b26986f2275', '01a20ab9-0bd3-73c0-953c-e36ac988013e', 'offline', '4 months', '0.00', '2026-12-01', NULL, 'false', NULL, NULL, '2026-11-09 04:14:16.112+00', '1'),
  ('01a1fb86-a83e-77ce-9234-cda43fffdcbf', '01a1fb86-a83e-76e5-a279-0faf608533cc', '1', '01a20ab9-0bd0-7230-9315-1544d05066e3', '01a20ab9-0bd3-73c0-953c-dcbe913a6892', 'offline', '2 months', '4050.00', '2026-11-21', NULL, 'false', NULL, NULL, '2026-11-21 00:34:28.542+00', '1');
insert into expense ("id", "category_id", "remark", "amount", "day", "created_at", "updated_at", "version", "financial_year", "n", "pay_mode", "payee", "voided_at", "voided_by") overriding system value values
  ('01972f8c-001d-71e0-b07d-254988674df1', '01a20ab9-0c33-7680-bfba-848a1ecff4d3', 'Sample Telecom, line of the month', '172.00', '2025-06-02', '2025-06-02 07:29:53.693+00', '2025-06-02 07:29:53.693+00', '1', '2025-26', '1', 'Online', NULL, NULL, NULL),
  ('019730ae-176e-75f3-8289-008600d289c7', '01a20ab9-0c33-7680-bfba-82c1754cfc08', 'Example Power Company, bill of the month', '516.00', '2025-06-02', '2025-06-02 12:46:45.102+00', '2025-06-02 12:46:45.102+00', '1', '2025-26', '2', 'Online', NULL, NULL, NULL),
  ('01973f27-1abc-7405-ade7-019061be5308', '01a20ab9-0c32-7681-8bbd-3e9e3080d511', 'Teachers and office of the example institute', '3876.00', '2025-06-05', '2025-06-05 08:13:36.828+00', '2025-06-05 08:13:36.828+00', '1', '2025-26', '3', 'Online', NULL, NULL, NULL),
  ('019744be-dbb1-7306-89de-d0cae359dbed', '01a20ab9-0c33-7680-bfba-7d8f99556767', 'Example House, all classrooms', '2153.00', '2025-06-06', '2025-06-06 10:17:28.241+00', '2025-06-06 10:17:28.241+00', '1', '2025-26', '4', 'Online', NULL, NULL, NULL),
  ('0197cf00-2cf0-7178-b8c1-9b9c1a147a24', '01a20ab9-0c33-7680-bfba-82c1754cfc08', 'Example Power Company, bill of the month', '1058.00', '2025-07-03', '2025-07-03 06:36:24.688+00', '2025-07-03 06:36:24.688+00', '1', '2025-26', '5', 'Online', NULL, NULL, NULL),
  ('0197d3b1-cdf4-7374-9673-40f370aab3f4', '01a20ab9-0c33-7680-bfba-848a1ecff4d3', 'Sample Telecom, line of the month', '352.00', '2025-07-04', '2025-07-04 04:28:54.644+00', '2025-07-04 04:28:54.644+00', '1', '2025-26', '6', 'Online', NULL, NULL, NULL),
  ('0197d44b-78c3-754f-aadb-c333f002d544', '01a20ab9-0c32-7681-8bbd-3e9e3080d511', 'Teachers and office of the example institute', '7938.00', '2025-07-04', '2025-07-04 07:16:45.379+00', '2025-07-04 07:16:45.379+00', '1', '2025-26', '7', 'Online', NULL, NULL, NULL),
  ('0197e9a1-67f5-728d-ad04-c71000b0d58c', '01a20ab9-0c33-7680-bfba-7d8f99556767', 'Example House, all classrooms', '4410.00', '2025-07-08', '2025-07-08 10:42:38.709+00', '2025-07-08 10:42:38.709+00', '1', '2025-26', '8', 'Online', NULL, NULL, NULL),
  ('01986905-43a3-7738-8189-30cc357590e0', '01a20ab9-0c33-7680-bfba-7d8f99556767', 'Example House, all classrooms', '4341.00', '2025-08-02', '2025-08-02 04:23:29.443+00', '2025-08-02 04:23:29.443+00', '1', '2025-26', '9', 'Online', NULL, NULL, NULL),
  ('019873c7-c03e-734b-abb8-06845db7378d', '01a20ab9-0c32-7681-8bbd-3e9e3080d511', 'Teachers and office of the example institute', '7814.00', '2025-08-04', '2025-08-04 06:32:07.486+00', '2025-08-04 06:32:07.486+00', '1', '2025-26', '10', 'Online', NULL, NULL, NULL),
  ('0198742d-391a-7367-b9a4-9c27ffd4770e', '01a20ab9-0c33-7680-bfba-848a1ecff4d3', 'Sample Telecom, line of the month', '347.00', '2025-08-04', '2025-08-04 08:22:57.562+00', '2025-08-04 08:22:57.562+00', '1', '2025-26', '11', 'Online', NULL, NULL, NULL),
  ('01987a45-a517-72f0-89be-bcf5510286b2', '01a20ab9-0c33-7680-bfba-82c1754cfc08', 'Example Power Company, bill of the month', '1041.00', '2025-08-05', '2025-08-05 12:47:21.367+00', '2025-08-05 12:47:21.367+00', '1', '2025-26', '12', 'Online', NULL, NULL, NULL),
  ('019904aa-7eb6-715b-b9de-e52452ad497f', '01a20ab9-0c32-7681-8bbd-3e9e3080d511', 'Teachers and office of the example institute', '6144.00', '2025-09-01', '2025-09-01 09:45:06.486+00', '2025-09-01 09:45:06.486+00', '1', '2025-26', '13', 'Online', NULL, NULL, NULL),
  ('01990a07-c598-7330-a524-e7d46d8d671e', '01a20ab9-0c33-7680-bfba-7d8f99556767', 'Example House, all classrooms', '3413.00', '2025-09-02', '2025-09-02 10:45:05.56+00', '2025-09-02 10:45:05.56+00', '1', '2025-26', '14', 'Online', NULL, NULL, NULL),
  ('01990f32-eeb0-70bc-ac32-3ae6611c2955', '01a20ab9-0c33-7680-bfba-82c1754cfc08', 'Example Power Company, bill of the month', '819.00', '2025-09-03', '2025-09-03 10:50:20.208+00', '2025-09-03 10:50:20.208+00', '1', '2025-26', '15', 'Online', NULL, NULL, NULL),
  ('0199291d-4815-75d0-ba07-9fbd9f724b83', '01a20ab9-0c33-7680-bfba-848a1ecff4d3', 'Sample Telecom, line of the month', '273.00', '2025-09-08', '2025-09-08 11:36:48.917+00', '2025-09-08 11:36:48.917+00', '1', '2025-26', '16', 'Online', NULL, NULL, NULL),
  ('019a3e0d-cbe7-7575-8e3f-72226dec6757', '01a20ab9-0c33-7680-bfba-7d8f99556767', 'Example House, all classrooms', '1250.00', '2025-11-01', '2025-11-01 06:14:42.919+00', '2025-11-01 06:14:42.919+00', '1', '2025-26', '17', 'Online', NULL, NULL, NULL),
  ('019a499b-18e8-7686-a43a-c88aab1abf32', '01a20ab9-0c32-7681-8bbd-3e9e3080d511', 'Teachers and office of the example institute', '2250.00', '2025-11-03', '2025-11-03 12:04:52.584+00', '2025-11-03 12:04:52.584+00', '1', '2025-26', '18', 'Online', NULL, NULL, NULL),
  ('019a5870-be50-71a1-9efd-84c17b6c24cf', '01a20ab9-0c33-7680-bfba-848a1ecff4d3', 'Sample Telecom, line of the month', '100.00', '2025-11-06', '2025-11-06 09:12:55.12+00', '2025-11-06 09:12:55.12+00', '1', '2025-26', '19', 'Online', NULL, NULL, NULL),
  ('019a58cd-919f-72f3-9147-74267473c6e4', '01a20ab9-0c33-7680-bfba-82c1754cfc08', 'Example Power Company, bill of the month', '300.00', '2025-11-06', '2025-11-06 10:54:18.527+00', '2025-11-06 10:54:18.527+00', '1', '2025-26', '20', 'Online', NULL, NULL, NULL),
  ('019b7d9a-7db3-72a2-9ef2-9d8781ef61af', '01a20ab9-0c33-7680-bfba-7d8f99556767', 'Example House, all classrooms', '1076.00', '2026-01-02', '2026-01-02 07:27:15.379+00', '2026-01-02 07:27:15.379+00', '1', '2025-26', '21', 'Online', NULL, NULL, NULL),
  ('019b92c8-7213-7707-8ed7-52c96d8a2873', '01a20ab9-0c33-7680-bfba-82c1754cfc08', 'Example Power Company, bill of the month', '258.00', '2026-01-06', '2026-01-06 10:09:28.595+00', '2026-01-06 10:09:28.595+00', '1', '2025-26', '22', 'Online', NULL, NULL, NULL),
  ('019b96c0-e9f1-718a-aa1c-7e9e0ada3492', '01a20ab9-0c32-7681-8bbd-3e9e3080d511', 'Teachers and office of the example institute', '1938.00', '2026-01-07', '2026-01-07 04:39:43.857+00', '2026-01-07 04:39:43.857+00', '1', '2025-26', '23', 'Online', NULL, NULL, NULL),
  ('019b9be6-f910-7497-b45a-f8f163d394a9', '01a20ab9-0c33-7680-bfba-848a1ecff4d3', 'Sample Telecom, line of the month', '86.00', '2026-01-08', '2026-01-08 04:39:24.176+00', '2026-01-08 04:39:24.176+00', '1', '2025-26', '24', 'Online', NULL, NULL, NULL),
  ('019c31b6-9ffd-7380-9714-fb64ed1f724d', '01a20ab9-0c32-7681-8bbd-3e9e3080d511', 'Teachers and office of the example institute', '2457.00', '2026-02-06', '2026-02-06 06:49:38.045+00', '2026-02-06 06:49:38.045+00', '1', '2025-26', '25', 'Online', NULL, NULL, NULL),
  ('019c369f-a274-77fb-ab70-14c4c5295bbf', '01a20ab9-0c33-7680-bfba-7d8f99556767', 'Example House, all classrooms', '1365.00', '2026-02-07', '2026-02-07 05:42:37.428+00', '2026-02-07 05:42:37.428+00', '1', '2025-26', '26', 'Online', NULL, NULL, NULL),
  ('019c411e-2084-72d0-a10f-bbf8e5be95b9', '01a20ab9-0c33-7680-bfba-82c1754cfc08', 'Example Power Company, bill of the month', '327.00', '2026-02-09', '2026-02-09 06:36:59.396+00', '2026-02-09 06:36:59.396+00', '1', '2025-26', '27', 'Online', NULL, NULL, NULL),
  ('019c423e-23a9-7631-9d0c-5357eca5b492', '01a20ab9-0c33-7680-bfba-848a1ecff4d3', 'Sample Telecom, line of the month', '109.00', '2026-02-09', '2026-02-09 11:51:34.569+00', '2026-02-09 11:51:34.569+00', '1', '2025-26', '28', 'Online', NULL, NULL, NULL),
  ('01a19b44-4019-708a-8dea-437d2ae136d9', '01a20ab9-0c33-7680-bfba-7d8f99556767', 'Example House, all classrooms', '221.00', '2026-11-02', '2026-11-02 07:58:23.769+00', '2026-11-02 07:58:23.769+00', '1', '2026-27', '1', 'Online', NULL, NULL, NULL),
  ('01a19c3d-3bc5-7115-9709-9d3c98ce7073', '01a20ab9-0c32-7681-8bbd-3e9e3080d511', 'Teachers and office of the example institute', '398.00', '2026-11-02', '2026-11-02 12:30:21.125+00', '2026-11-02 12:30:21.125+00', '1', '2026-27', '2', 'Online', NULL, NULL, NULL),
  ('01a1a4b8-370c-75a6-8c4f-9fdd40fe7c0d', '01a20ab9-0c33-7680-bfba-82c1754cfc08', 'Example Power Company, bill of the month', '53.00', '2026-11-04', '2026-11-04 04:01:38.572+00', '2026-11-04 04:01:38.572+00', '1', '2026-27', '3', 'Online', NULL, NULL, NULL),
  ('01a1c057-66d2-77f7-b509-3246ba5f1db3', '01a20ab9-0c33-7680-bfba-848a1ecff4d3', 'Sample Telecom, line of the month', '17.00', '2026-11-09', '2026-11-09 12:45:15.858+00', '2026-11-09 12:45:15.858+00', '1', '2026-27', '4', 'Online', NULL, NULL, NULL);
insert into expense_category ("id", "ledger", "ledger_key", "created_at", "updated_at", "deleted_at", "budget", "version") overriding system value values
  ('01a20ab9-0c32-7681-8bbd-3e9e3080d511', 'Salaries', 'salaries', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20ab9-0c33-7680-bfba-7d8f99556767', 'Rent', 'rent', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20ab9-0c33-7680-bfba-82c1754cfc08', 'Electricity', 'electricity', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20ab9-0c33-7680-bfba-848a1ecff4d3', 'Internet', 'internet', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20ab9-0c33-7680-bfba-8a00050e7618', 'Stationery', 'stationery', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '5000.00', '1'),
  ('01a20ab9-0c33-7680-bfba-8fa53a0bb356', 'Repairs', 'repairs', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20ab9-0c33-7680-bfba-93f7f160997b', 'Tea and water', 'tea and water', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '3000.00', '1'),
  ('01a20ab9-0c33-7680-bfba-969336e1b5b5', 'Advertising', 'advertising', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '20000.00', '1');
insert into expense_voucher_series ("financial_year", "last") overriding system value values
  ('2025-26', '28'),
  ('2026-27', '4');
insert into fee_adjustment ("id", "student_id", "kind", "enrolment_id", "amount", "reason", "day", "created_at", "created_by", "by_hr", "version", "withdrawn_at", "withdrawn_by") overriding system value values
  ('01a20ab9-0c50-7265-b310-1b5ecf8160c1', '01a1b03c-74c1-748e-a744-2d7ef6d1dada', 'Discount', '01a1b03c-74c1-7124-85d2-0439814bb6e4', '500.00', 'Scholarship', '2026-11-21', '2026-11-21 04:30:00+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'false', '1', NULL, NULL);
insert into fee_plan ("enrolment_id", "version") overriding system value values
  ('01976d38-7d5f-77b9-8976-c21aff976536', '1');
insert into fee_plan_row ("enrolment_id", "n", "due_on", "amount") overriding system value values
  ('01976d38-7d5f-77b9-8976-c21aff976536', '1', '2026-11-20', '1000.00');
insert into heartbeat ("process_id", "started_at", "seen_at") overriding system value values
  ('01a20ab9-0c88-7666-b942-01ccf00699b4', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00');
insert into holiday ("id", "name", "start_on", "end_on", "created_at") overriding system value values
  ('01a20ab9-0c88-7666-b942-0c59c52697f1', 'Example', '2026-11-08', '2026-11-09', '2026-11-21 04:30:00+00');
insert into idempotency ("scope", "route", "key", "body_hash", "status", "answer", "forever", "at") overriding system value values
  ('01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'POST /api/enquiry', 'dump', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '201', '{}', 'false', '2026-11-21 04:30:00+00');
insert into import ("id", "kind", "owner_id", "name", "columns", "mapping", "day_order", "asks_day_order", "state", "created_at", "run_at", "done_rows", "is_cancelled", "failure", "done_at", "undone_at", "undone_by", "students", "receipts", "paid") overriding system value values
  ('01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'students', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', '', '["Name"]', '{"name": 0}', NULL, 'false', 'open', '2026-11-21 04:30:00+00', NULL, '0', 'false', NULL, NULL, NULL, NULL, '0', '0', '0.00');
insert into import_row ("import_id", "line", "cells", "is_skipped", "errors", "conflicts", "warnings", "person_key", "name_key", "known_key", "email_key", "phone", "course", "batch", "fee", "amount") overriding system value values
  ('01a20ab9-0bb7-76b8-a36c-26f6627e81e6', '2', '["Example"]', 'false', '{}', '{}', '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
insert into import_total ("import_id", "shard", "kind", "n", "fee", "paid") overriding system value values
  ('01a20ab9-0bb7-76b8-a36c-26f6627e81e6', '0', 'Active', '0', '0.00', '0.00');
insert into institute ("one", "name", "address", "phone", "time_zone", "self_registration", "version", "receipt_language", "two_factor", "upi_id", "hr_closes_all", "gstin", "receipt_terms", "receipt_paper") overriding system value values
  ('true', 'Namuna Training Institute (demo)', '1 Example Road, Example Nagar', '+91 55500 00000', 'Asia/Kolkata', 'true', '2', 'en', 'off', 'namuna@examplebank', 'false', '00AAAAA0000A1ZI', NULL, 'a4');
insert into institute_logo ("one", "content", "type", "hash", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', 'image/png', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into job_run ("job", "started_at") overriding system value values
  ('cleanup', '2026-11-21 04:30:00+00');
insert into known_browser ("token_hash", "account_id", "used_at") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', '2026-11-21 04:30:00+00');
insert into kysely_migration ("name", "timestamp") overriding system value values
  ('0001_house', '2026-11-23T23:23:48.840Z'),
  ('0002_courses_and_batches', '2026-11-23T23:23:48.845Z'),
  ('0003_students_and_fees', '2026-11-23T23:23:48.856Z'),
  ('0004_attendance_and_enquiries', '2026-11-23T23:23:48.862Z'),
  ('0005_portfolio', '2026-11-23T23:23:48.864Z'),
  ('0006_projects', '2026-11-23T23:23:48.866Z'),
  ('0007_expenses', '2026-11-23T23:23:48.870Z'),
  ('0008_reset_tokens', '2026-11-23T23:23:48.872Z'),
  ('0009_lists_of_the_admin', '2026-11-23T23:23:48.874Z'),
  ('0010_erasure', '2026-11-23T23:23:48.876Z'),
  ('0011_search', '2026-11-23T23:23:48.879Z'),
  ('0012_receipt_amounts', '2026-11-23T23:23:48.881Z'),
  ('0013_drafts', '2026-11-23T23:23:48.883Z'),
  ('0014_request_limits', '2026-11-23T23:23:48.885Z'),
  ('0015_placed_enquiries', '2026-11-23T23:23:48.886Z'),
  ('0017_sign_in', '2026-11-23T23:23:48.891Z'),
  ('0018_two_factor', '2026-11-23T23:23:48.893Z'),
  ('0019_erasure', '2026-11-23T23:23:48.897Z'),
  ('0020_privacy', '2026-11-23T23:23:48.900Z'),
  ('0021_backups', '2026-11-23T23:23:48.902Z'),
  ('0022_audit_chain', '2026-11-23T23:23:48.906Z'),
  ('0023_several_processes', '2026-11-23T23:23:48.909Z'),
  ('0024_enrolments', '2026-11-23T23:23:48.917Z'),
  ('0025_expense_vouchers', '2026-11-23T23:23:48.924Z'),
  ('0026_payment_details', '2026-11-23T23:23:48.927Z'),
  ('0027_receipt_verification', '2026-11-23T23:23:48.929Z'),
  ('0028_daily_closing', '2026-11-23T23:23:48.934Z'),
  ('0029_discounts_and_refunds', '2026-11-23T23:23:48.937Z'),
  ('0030_fee_plans', '2026-11-23T23:23:48.939Z'),
  ('0031_refunds', '2026-11-23T23:23:48.945Z'),
  ('0032_reminders', '2026-11-23T23:23:48.949Z'),
  ('0033_course_instalments', '2026-11-23T23:23:48.950Z'),
  ('0034_name_search', '2026-11-23T23:23:48.951Z'),
  ('0035_receipt_paper', '2026-11-23T23:23:48.952Z'),
  ('0036_student_list_order', '2026-11-23T23:23:48.954Z'),
  ('0037_overdue_sums', '2026-11-23T23:23:48.955Z'),
  ('0038_enquiry_calls', '2026-11-23T23:23:48.957Z'),
  ('0039_photos_and_logo', '2026-11-23T23:23:48.960Z'),
  ('0041_duplicate_lookup', '2026-11-23T23:23:48.963Z'),
  ('0042_name_words', '2026-11-23T23:23:48.965Z'),
  ('0043_daily_sums', '2026-11-23T23:23:48.971Z'),
  ('0044_read_after', '2026-11-23T23:23:48.973Z'),
  ('0045_list_order', '2026-11-23T23:23:48.976Z'),
  ('0046_name_word_removal', '2026-11-23T23:23:48.977Z'),
  ('0047_parent_contact', '2026-11-23T23:23:48.978Z'),
  ('0048_attendance_months', '2026-11-23T23:23:48.980Z'),
  ('0049_absence_notices', '2026-11-23T23:23:48.983Z'),
  ('0050_imports', '2026-11-23T23:23:48.990Z'),
  ('0051_changes', '2026-11-23T23:23:48.991Z'),
  ('0052_batch_sessions', '2026-11-23T23:23:48.994Z'),
  ('0053_holidays', '2026-11-23T23:23:48.996Z'),
  ('0054_waiting_list', '2026-11-23T23:23:48.998Z'),
  ('0055_calendar_feeds', '2026-11-23T23:23:49.001Z'),
  ('0056_bulk_changes', '2026-11-23T23:23:49.004Z');
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
  ('0055_calendar_feeds', '229608034d67dc415b4c83d4d5d96b7c89e0389d916ed4ed9813e2be6cd44c45'),
  ('0056_bulk_changes', '7f621b8934271a136d179779a62eff4660beff13cabe0ea05ecf9531c37a980a');
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
  ('019daf1c-ae23-769e-a350-130ad903ef84', '01976d38-7d5f-723d-b2cc-0b1a93649485', 'https://example.com/0b1a93649485/portfolio-1', '2026-04-21 08:16:25.635+00', '1'),
  ('019f4660-91bf-76d4-8f5c-3fa5e11fe738', '01976d38-7d5f-723d-b2cc-0b1a93649485', 'https://example.com/0b1a93649485/portfolio-2', '2026-07-09 10:16:01.727+00', '1');
insert into privacy_notice ("one", "texts", "version") overriding system value values
  ('true', '{"en": "Example"}', '2');
insert into project ("id", "student_id", "link", "tech_used", "description", "created_at", "version") overriding system value values
  ('01983ab5-5436-7352-baa3-042265a2d332', '01976d38-7d5f-723d-b2cc-0b1a93649485', 'https://example.com/0b1a93649485/project-3', 'Python, pandas', 'Sales of a sample company, month by month', '2025-07-24 04:33:38.87+00', '1'),
  ('019d47ad-09b4-73ae-a750-21b2f3dac9f3', '01976d38-7d5f-723d-b2cc-0b1a93649485', 'https://example.com/0b1a93649485/project-1', 'Python, pandas', 'नमूना पुस्तकालय की सूची', '2026-04-01 06:13:35.796+00', '1'),
  ('01a0d6d4-797a-729e-a3cc-7b7063ba6464', '01976d38-7d5f-723d-b2cc-0b1a93649485', 'https://example.com/0b1a93649485/project-2', 'Tally', 'The example institute’s timetable as a page', '2026-09-25 04:30:44.09+00', '1');
insert into receipt ("id", "financial_year", "n", "student_id", "student_name", "contact", "course", "b_code", "pay_mode", "payable", "paid", "due_after", "paid_on", "issued_on", "issued_at", "issued_by", "changed_at", "version", "voided_at", "voided_by", "void_reason", "enrolment_id", "reference", "note", "verification_id", "import_id") overriding system value values
  ('01977d82-9bf0-733d-b2d3-f45b03ce1d19', '2025-26', '1', '01976d38-7d5f-723d-b2cc-0b1a93649485', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Online', '31500.00', '10500.00', '21000.00', '2025-06-17', '2025-06-17', '2025-06-17 10:50:01.072+00', '01a20ab9-0bed-773a-8413-e830fd4f0f71', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-77b9-8976-c21aff976536', '632700007919', NULL, 'b2b1fcac-1394-4657-9c40-6867d6356eaa', NULL),
  ('01980c8c-196a-74f9-a238-64f06f2af3a7', '2025-26', '2', '01976d38-7d5f-723d-b2cc-0b1a93649485', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Cash', '31500.00', '10500.00', '10500.00', '2025-07-15', '2025-07-15', '2025-07-15 05:26:04.906+00', '01a20ab9-0bed-773a-8413-ef13f346e0aa', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-77b9-8976-c21aff976536', NULL, NULL, '99045cb8-cca2-4e59-b42c-1a7470380227', NULL),
  ('01984f40-d442-7049-b6c9-33be81c05500', '2025-26', '3', '0198305a-7b46-748c-a3c8-7b39032d689a', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '11000.00', '2025-07-28', '2025-07-28', '2025-07-28 04:18:25.474+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-71d3-8e27-9d4e5388684c', '632700023757', NULL, 'db3e5713-64f0-4eaa-82db-ef065ee9c200', NULL),
  ('0198adb9-bb13-710e-bb7d-3ce25cb226af', '2025-26', '4', '01976d38-7d5f-723d-b2cc-0b1a93649485', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Others', '31500.00', '10500.00', '0.00', '2025-08-15', '2025-08-15', '2025-08-15 12:34:47.187+00', '01a20ab9-0bed-773a-8413-e830fd4f0f71', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-77b9-8976-c21aff976536', NULL, NULL, 'cea04cd9-7917-4091-aaed-9b81d736aa33', NULL),
  ('0198d1be-32ac-706e-a888-874d404e7ff8', '2025-26', '5', '0198305a-7b46-748c-a3c8-7b39032d689a', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '0.00', '2025-08-21', '2025-08-22', '2025-08-22 12:25:59.724+00', '01a20ab9-0bed-773a-8413-ef13f346e0aa', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-71d3-8e27-9d4e5388684c', '632700039595', NULL, 'bce79b4e-f340-4dff-b508-8675e5d171cf', NULL),
  ('01994735-b681-70cc-8041-81d55909e6ff', '2025-26', '6', '0199483e-e8b1-70df-97cb-1bd058583cb7', 'Yusuf Příklad', '5550000003', 'Digital Marketing', 'DM-2508', 'Cash', '15000.00', '15000.00', '0.00', '2025-09-14', '2025-09-14', '2025-09-14 07:52:06.529+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', NULL, '1', NULL, NULL, NULL, '0199483e-e8b1-7276-b46e-0db01dceab06', NULL, NULL, '94540d5c-fb39-4a0e-8013-68e06ac286aa', NULL),
  ('019acefa-c7b2-7253-aa00-bc68614affdc', '2025-26', '7', '019acdcb-3f5e-74ba-af16-efe1009d940f', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '12000.00', '2025-11-29', '2025-11-29', '2025-11-29 09:38:52.978+00', '01a20ab9-0bed-773a-8413-e830fd4f0f71', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-709a-9e21-46805cb47331', NULL, NULL, '43d0d79b-5cd9-467d-968a-a7034140dbc0', NULL),
  ('019b7ce0-50eb-74f4-a2c5-6c840abe00f5', '2025-26', '8', '019acdcb-3f5e-74ba-af16-efe1009d940f', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '6000.00', '2026-01-02', '2026-01-02', '2026-01-02 04:03:54.219+00', '01a20ab9-0bed-773a-8413-ef13f346e0aa', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-709a-9e21-46805cb47331', NULL, NULL, 'fc635e25-c497-48df-8f8e-f5ae24cc5b88', NULL),
  ('019c1cef-33c4-7505-8697-d606617fddfe', '2025-26', '9', '019acdcb-3f5e-74ba-af16-efe1009d940f', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '0.00', '2026-02-02', '2026-02-02', '2026-02-02 05:59:24.356+00', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-709a-9e21-46805cb47331', NULL, NULL, '7eb9977a-e166-4b29-8630-3c745a97202d', NULL),
  ('01a1cf35-657d-7341-97c4-7f39c23530d2', '2026-27', '1', '01a1b03c-74c1-748e-a744-2d7ef6d1dada', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Online', '4050.00', '1000.00', '3050.00', '2026-11-12', '2026-11-12', '2026-11-12 10:02:25.533+00', '01a20ab9-0bed-773a-8413-e830fd4f0f71', NULL, '1', NULL, NULL, NULL, '01a1b03c-74c1-7124-85d2-0439814bb6e4', '632700007919', NULL, '493213c5-0cc2-41bf-bc13-caeef4be38c8', NULL);
insert into receipt_part ("receipt_id", "n", "mode", "amount", "reference") overriding system value values
  ('0198adb9-bb13-710e-bb7d-3ce25cb226af', '1', 'Cash', '5200.00', NULL),
  ('0198adb9-bb13-710e-bb7d-3ce25cb226af', '2', 'UPI', '5300.00', '632700031676');
insert into receipt_series ("financial_year", "last") overriding system value values
  ('2025-26', '9'),
  ('2026-27', '1');
insert into recovery_code ("id", "account_id", "code_hash", "used_at") overriding system value values
  ('01a20ab9-0c88-7666-b941-f85e0ffde090', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', 'example', NULL);
insert into recurring_expense ("id", "category_id", "remark", "amount", "pay_mode", "payee", "starts_on", "created_at", "updated_at", "ended_at", "version") overriding system value values
  ('01a20ab9-0c36-732b-94e3-6214e293dd08', '01a20ab9-0c33-7680-bfba-8fa53a0bb356', 'Demo Repairs: upkeep of the projectors', '1500.00', 'Online', NULL, '2026-11-01', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '1');
insert into recurring_expense_month ("recurring_id", "month", "expense_id") overriding system value values
  ('01a20ab9-0c36-732b-94e3-6214e293dd08', '2026-11-01', NULL);
insert into refund ("id", "financial_year", "n", "student_id", "enrolment_id", "student_name", "contact", "course", "b_code", "pay_mode", "amount", "paid_before", "refunded_on", "issued_on", "issued_at", "issued_by", "reason", "reference", "note", "version", "voided_at", "voided_by", "void_reason") overriding system value values
  ('01a20ab9-0c5b-77dd-a918-479598271f86', '2026-27', '1', '01a1b03c-74c1-748e-a744-2d7ef6d1dada', '01a1b03c-74c1-7124-85d2-0439814bb6e4', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Cash', '200.00', '1000.00', '2026-11-21', '2026-11-21', '2026-11-21 04:30:00+00', '01a20ab9-0bb7-76b8-a36c-211297f6c205', 'Paid twice', NULL, NULL, '1', NULL, NULL, NULL);
insert into refund_series ("financial_year", "last") overriding system value values
  ('2026-27', '1');
insert into reminder ("student_id", "day", "channel", "state", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-73be-a382-a59bfa4f5a76', '2026-11-19', 'WhatsApp', 'sent', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', '2026-11-19 04:30:00+00'),
  ('01a1b03c-74c1-748e-a744-2d7ef6d1dada', '2026-11-19', 'WhatsApp', 'sent', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', '2026-11-19 04:30:00+00'),
  ('01a1fb86-a83e-76e5-a279-0faf608533cc', '2026-11-19', 'WhatsApp', 'sent', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', '2026-11-19 04:30:00+00');
insert into reminder_settings ("one", "days", "texts", "version") overriding system value values
  ('true', '{-3,0,3,7,15}', '{}', '1');
insert into request_count ("scope", "caller", "started_at", "n") overriding system value values
  ('email-enquirer', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', '2026-11-21 04:30:00+00', '1');
insert into reset_token ("token_hash", "account_id", "made_at", "expires_at", "used_at", "purpose") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', NULL, 'password');
insert into secret ("name", "value") overriding system value values
  ('log', E'\\x7ced6ffb5a077213b83441434c17eb47388edb2f70680c933063b85a753ecdd2');
insert into session ("token_hash", "account_id", "created_at", "seen_at", "id", "address", "user_agent", "confirmed_at", "read_after") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20ab9-0bb7-76b8-a36c-26f6627e81e6', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'f402cc0b-c68e-4fa7-a0c9-f3f07c4be0f3', '', '', NULL, '0/1EE8A28');
insert into setup_code ("code_hash", "created_at", "accounts") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', NULL);
insert into sign_in_attempt ("id", "email_hash", "address", "at", "ok", "browser_hash") overriding system value values
  ('1', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '192.0.2.1', '2026-11-21 04:30:00+00', 'true', NULL);
insert into student ("id", "fname", "lname", "father", "contact", "alt_contact", "gender", "dob", "cur_address", "per_address", "linked_in", "profile", "degree", "com_year", "university", "course_id", "mode", "duration", "batch_id", "joining_on", "end_on", "is_completed", "is_placed", "status", "search_key", "created_at", "version", "search_text", "parent_contact", "import_id") overriding system value values
  ('01976d38-7d5f-723d-b2cc-0b1a93649485', 'विवेक', 'दृष्टांत', 'Yusuf दृष्टांत', '5550000001', NULL, 'male', '1996-12-21', '8 नमूना मार्ग, Sampleganj', '159 Namuna Marg, Demo Colony', NULL, NULL, 'BCom', '2017', 'Université de l’Exemple', '01a20ab9-0bd0-7230-9315-0818bfa82b40', 'offline', '6 months', '01a20ab9-0bd2-74f6-8822-a3957ddb4bb5', '2025-06-14', '2025-12-19', 'true', 'false', 'Active', 'विवेक दृष्टांत', '2025-06-14 06:55:08.127+00', '1', 'विवेक दृष्टांत yusuf दृष्टांत student.1@example.com 5550000001 5540000001', '5540000001', NULL),
  ('0198305a-7b46-748c-a3c8-7b39032d689a', 'Zoë', 'Sample', 'Ravi Sample', '5550000007', NULL, 'female', '1997-07-07', NULL, '124 नमूना मार्ग, Sampleganj', NULL, NULL, 'BCA', '2018', 'Sample Institute of Technology', '01a20ab9-0bd0-7230-9315-0fec52938b6f', 'offline', '5 months', '01a20ab9-0bd2-74f6-8822-a6b527bf7488', '2025-07-22', '2025-12-16', 'true', 'false', 'Active', 'zoe sample', '2025-07-22 04:18:12.934+00', '1', 'zoe sample ravi sample zoe.7@example.com 5550000007 5540000007', '5540000007', NULL),
  ('0199483e-e8b1-70df-97cb-1bd058583cb7', 'Yusuf', 'Příklad', 'Arjun Příklad', '5550000003', NULL, 'male', '2005-10-17', NULL, '52 नमूना मार्ग, Sampleganj', NULL, NULL, 'Diploma', '2026', 'Université de l’Exemple', '01a20ab9-0bd0-7230-9315-118e35ba9c7b', 'online', '3 months', '01a20ab9-0bd2-74f6-8822-abea68fa8d92', '2025-09-14', '2025-11-11', 'true', 'true', 'Active', 'yusuf priklad', '2025-09-14 12:41:46.417+00', '1', 'yusuf priklad arjun priklad yusuf.3@example.com 5550000003 5540000003', '5540000003', NULL),
  ('019acdcb-3f5e-74ba-af16-efe1009d940f', 'Māyā', 'Udāharaṇ', 'Kabir Udāharaṇ', '5550000004', NULL, 'female', '1993-05-14', '45 Namuna Marg, Demo Colony', '143 Example Road, Example Nagar', NULL, NULL, 'BBA', '2014', 'Example University', '01a20ab9-0bd0-7230-9315-00d610e2d668', 'offline', '4 months', '01a20ab9-0bd2-74f6-8822-b99f8f6028f1', '2025-11-29', '2026-03-25', 'true', 'false', 'Active', 'maya udaharan', '2025-11-29 04:07:20.67+00', '1', 'maya udaharan kabir udaharan maya.4@example.com 5550000004', NULL, NULL),
  ('01a11b91-9b52-73be-a382-a59bfa4f5a76', 'Zoë', 'Przykład', 'Arjun Przykład', '5550000002', '5560000002', 'female', '1999-07-27', '55 Udāharaṇ Path, Namunapur', '22 Namuna Marg, Namunapur', 'https://www.example.com/in/student-2', NULL, 'Diploma', '2020', 'Sample Institute of Technology', '01a20ab9-0bd0-7230-9315-118e35ba9c7b', 'offline', '3 months', '01a20ab9-0bd3-73c0-953c-dafd4898e3c7', '2026-10-08', NULL, 'false', 'false', 'Disable', 'zoe przykład', '2026-10-08 12:51:29.746+00', '2', 'zoe przykład arjun przykład zoe.2@example.com 5550000002 5560000002 5540000002', '5540000002', NULL),
  ('01a1b03c-74c1-748e-a744-2d7ef6d1dada', 'Noor', 'Namuna', 'Ravi Namuna', '5550000008', NULL, 'female', '1993-03-31', NULL, '29 Example Road, Demo Colony', NULL, NULL, 'BCA', '2014', 'Sample Institute of Technology', '01a20ab9-0bd0-7230-9315-1544d05066e3', 'online', '2 months', '01a20ab9-0bd3-73c0-953c-dcbe913a6892', '2026-11-06', NULL, 'false', 'false', 'Active', 'noor namuna', '2026-11-06 09:41:54.497+00', '1', 'noor namuna ravi namuna noor.8@example.com 5550000008', NULL, NULL),
  ('01a1be83-9230-77c9-82e0-750087a59b9b', 'Zoë', 'Przykład', 'Om Przykład', '5550000006', '5560000006', 'female', '1998-11-14', NULL, '122 Udāharaṇ Path, Demo Colony', NULL, NULL, 'BBA', '2019', 'उदाहरण विश्वविद्यालय', '01a20ab9-0bd0-7230-9315-1b26986f2275', 'offline', '4 months', '01a20ab9-0bd3-73c0-953c-e36ac988013e', '2026-12-01', NULL, 'false', 'false', 'Pending', 'zoe przykład', '2026-11-09 04:14:16.112+00', '1', 'zoe przykład om przykład zoe.6@example.com 5550000006 5560000006 5540000006', '5540000006', NULL),
  ('01a1fb86-a83e-76e5-a279-0faf608533cc', 'Farhan', 'Beispiel', 'Arjun Beispiel', '5550000005', '5560000005', 'male', '1993-10-26', NULL, '9 Namuna Marg, Sampleganj', NULL, NULL, 'BSc', '2014', 'Example University', '01a20ab9-0bd0-7230-9315-1544d05066e3', 'offline', '2 months', '01a20ab9-0bd3-73c0-953c-dcbe913a6892', '2026-11-21', NULL, 'false', 'false', 'Active', 'farhan beispiel', '2026-11-21 00:34:28.542+00', '1', 'farhan beispiel arjun beispiel farhan.5@example.com 5550000005 5560000005 5540000005', '5540000005', NULL);
insert into student_account ("student_id", "fee", "paid", "due_from", "planned_due_on", "due_amount") overriding system value values
  ('01976d38-7d5f-723d-b2cc-0b1a93649485', '31500.00', '31500.00', '2025-08-15', NULL, NULL),
  ('0198305a-7b46-748c-a3c8-7b39032d689a', '22000.00', '22000.00', '2025-08-21', NULL, NULL),
  ('0199483e-e8b1-70df-97cb-1bd058583cb7', '15000.00', '15000.00', '2025-09-14', NULL, NULL),
  ('019acdcb-3f5e-74ba-af16-efe1009d940f', '18000.00', '18000.00', '2026-02-02', NULL, NULL),
  ('01a11b91-9b52-73be-a382-a59bfa4f5a76', '13500.00', '0.00', '2026-10-08', NULL, NULL),
  ('01a1b03c-74c1-748e-a744-2d7ef6d1dada', '3550.00', '800.00', '2026-11-12', NULL, NULL),
  ('01a1be83-9230-77c9-82e0-750087a59b9b', '0.00', '0.00', '2026-12-01', NULL, NULL),
  ('01a1fb86-a83e-76e5-a279-0faf608533cc', '4050.00', '0.00', '2026-11-21', NULL, NULL);
insert into student_photo ("student_id", "content", "hash", "changed_at") overriding system value values
  ('01976d38-7d5f-723d-b2cc-0b1a93649485', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into student_total ("shard", "kind", "n", "fee", "paid") overriding system value values
  ('0', 'Active', '1', '18000.00', '18000.00'),
  ('0', 'Disable', '0', '0.00', '0.00'),
  ('0', 'Pending', '0', '0.00', '0.00'),
  ('0', 'Placed', '0', '0.00', '0.00'),
  ('1', 'Active', '0', '0.00', '0.00'),
  ('1', 'Disable', '0', '0.00', '0.00'),
  ('1', 'Pending', '0', '0.00', '0.00'),
  ('1', 'Placed', '0', '0.00', '0.00'),
  ('10', 'Active', '1', '31500.00', '31500.00'),
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
  ('13', 'Active', '1', '3550.00', '800.00'),
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
  ('4', 'Active', '1', '4050.00', '0.00'),
  ('4', 'Disable', '0', '0.00', '0.00'),
  ('4', 'Pending', '0', '0.00', '0.00'),
  ('4', 'Placed', '0', '0.00', '0.00'),
  ('5', 'Active', '1', '22000.00', '22000.00'),
  ('5', 'Disable', '1', '13500.00', '0.00'),
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
  ('8', 'Disable', '0', '0.00', '0.00'),
  ('8', 'Pending', '0', '0.00', '0.00'),
  ('8', 'Placed', '0', '0.00', '0.00'),
  ('9', 'Active', '0', '0.00', '0.00'),
  ('9', 'Disable', '0', '0.00', '0.00'),
  ('9', 'Pending', '1', '0.00', '0.00'),
  ('9', 'Placed', '1', '15000.00', '15000.00');
insert into two_factor ("account_id", "encrypted_secret", "started_at", "confirmed_at", "last_step") overriding system value values
  ('01a20ab9-0bb7-76b8-a36c-26f6627e81e6', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '0');
select setval('sign_in_attempt_id_seq', (select max(id) from sign_in_attempt));
set session_replication_role = origin;
