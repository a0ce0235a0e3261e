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

-- 0057_certificates.sql
create table certificate_template (
  kind text primary key check (kind in ('completion', 'bonafide', 'idCard')),
  title text not null check (length(title) between 1 and 100),
  body text not null check (length(body) <= 2000),
  signatory text not null check (length(signatory) <= 200),
  version integer not null default 1
);
grant select, insert, update on certificate_template to munshi_app;
create table certificate_signature (
  one boolean primary key default true check (one),
  content bytea not null check (octet_length(content) between 1 and 102400),
  changed_at timestamptz not null
);
alter table certificate_signature alter column content set storage external;
grant select, insert, update, delete on certificate_signature to munshi_app;
create table certificate_series (
  kind text not null check (kind in ('completion', 'bonafide', 'idCard')),
  financial_year text not null check (financial_year ~ '^\d{4}-\d{2}$'),
  last integer not null check (last between 0 and 99999),
  primary key (kind, financial_year)
);
grant select, insert, update on certificate_series to munshi_app;

create table certificate (
  id uuid primary key,
  issue_id uuid not null,
  kind text not null,
  financial_year text not null,
  n integer not null check (n > 0),
  student_id uuid not null references student,
  enrolment_id uuid not null references enrolment,
  student_name text not null check (length(student_name) <= 200),
  course text not null check (length(course) <= 100),
  batch text not null check (length(batch) <= 60),
  title text not null,
  body text not null,
  signatory text not null,
  issued_on date not null,
  issued_at timestamptz not null,
  issued_by uuid not null references account,
  revoked_at timestamptz,
  revoked_by uuid references account,
  revoke_reason text check (length(revoke_reason) between 1 and 300),
  verification_id uuid not null default gen_random_uuid(),
  unique (kind, financial_year, n),
  foreign key (kind, financial_year) references certificate_series,
  check ((revoked_at is null) = (revoked_by is null))
);
create unique index certificate_verification on certificate (verification_id);
create index certificate_issue on certificate (issue_id, n);
create index certificate_student on certificate (student_id, issued_at desc, id desc);
create index certificate_enrolment on certificate (enrolment_id, kind);
create index certificate_order on certificate (issued_at desc, id desc);
grant select, insert on certificate to munshi_app;
grant update (student_name, body, revoked_at, revoked_by, revoke_reason) on certificate to munshi_app;

-- 0058_import_kinds.sql
alter table import add column records integer not null default 0;
alter table course add column import_id uuid references import;
create index course_of_import on course (import_id) where import_id is not null;
alter table batch add column import_id uuid references import;
create index batch_of_import on batch (import_id) where import_id is not null;


create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) primary key, is_locked integer default 0 not null);
create table migration_hash (name text primary key, hash text not null);
grant select on migration_hash to munshi_app;

set session_replication_role = replica;
truncate absence_notice, absence_settings, account, attendance_mark, attendance_month, attendance_sheet, audit_entry, audit_link, audit_personal, audit_seal, audit_unchained, backup_run, batch, batch_waiting, bulk_change, bulk_change_student, calendar_feed, cash_entry, certificate, certificate_series, certificate_signature, certificate_template, consent, course, daily_sum, daily_sum_change, day_closing, declared_payment, deletion, discount_limit, draft, enquiry, enquiry_note, enrolment, expense, expense_category, expense_voucher_series, fee_adjustment, fee_plan, fee_plan_row, heartbeat, holiday, idempotency, import, import_row, import_total, institute, institute_logo, job_run, known_browser, kysely_migration, kysely_migration_lock, migration_hash, name_word, portfolio, privacy_notice, project, receipt, receipt_part, receipt_series, recovery_code, recurring_expense, recurring_expense_month, refund, refund_series, reminder, reminder_settings, request_count, reset_token, secret, session, setup_code, sign_in_attempt, student, student_account, student_photo, student_total, two_factor;
insert into absence_notice ("student_id", "day", "sheet_id", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-7750-a708-7d856a0deee1', '2026-11-06', '01a1b03c-724d-74ff-ac29-268250e3a06f', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', '2026-11-21 04:30:00+00');
insert into absence_settings ("one", "threshold", "texts", "version") overriding system value values
  ('true', '75', '{}', '1');
insert into account ("id", "role", "name", "email", "email_key", "password_hash", "state", "created_at", "version", "email_confirmed_at", "language") overriding system value values
  ('01976d38-7d5f-77fa-b0e8-9fa396f59a9c', 'student', 'विवेक दृष्टांत', 'student.1@example.com', 'student.1@example.com', '', 'active', '2025-06-14 06:55:08.127+00', '1', NULL, NULL),
  ('0198305a-7b46-7318-a594-063c64ecb89d', 'student', 'Zoë Sample', 'zoe.7@example.com', 'zoe.7@example.com', '', 'active', '2025-07-22 04:18:12.934+00', '1', NULL, NULL),
  ('0199483e-e8b1-716d-928c-16609e86c507', 'student', 'Yusuf Příklad', 'yusuf.3@example.com', 'yusuf.3@example.com', '', 'active', '2025-09-14 12:41:46.417+00', '1', NULL, NULL),
  ('019acdcb-3f5e-72ff-bfc0-ef14ef5be5c0', 'student', 'Māyā Udāharaṇ', 'maya.4@example.com', 'maya.4@example.com', '', 'active', '2025-11-29 04:07:20.67+00', '1', NULL, NULL),
  ('01a11b91-9b52-7750-a708-7d856a0deee1', 'student', 'Zoë Przykład', 'zoe.2@example.com', 'zoe.2@example.com', '', 'disabled', '2026-10-08 12:51:29.746+00', '2', NULL, NULL),
  ('01a1b03c-74c1-7468-ab84-7f92d543193a', 'student', 'Noor Namuna', 'student@example.com', 'student@example.com', '$argon2id$v=19$m=19456,t=2,p=1$QF3Y1ZBlXGARJhTQr5NCCQ$kGSbpLFzZwGetL0Rk5521iCkKyqbsUiqfMbBKntZqe8', 'active', '2026-11-06 09:41:54.497+00', '2', NULL, NULL),
  ('01a1be83-9230-7312-a0dc-0655e1a3ba26', 'student', 'Zoë Przykład', 'zoe.6@example.com', 'zoe.6@example.com', '', 'active', '2026-11-09 04:14:16.112+00', '1', NULL, NULL),
  ('01a1fb86-a83e-7505-b6cd-1677ed7213c8', 'student', 'Farhan Beispiel', 'farhan.5@example.com', 'farhan.5@example.com', '', 'active', '2026-11-21 00:34:28.542+00', '1', NULL, NULL),
  ('01a20bc3-525d-749c-b6ee-2b2fef339177', 'admin', 'Asha Example', 'admin@example.com', 'admin@example.com', '$argon2id$v=19$m=19456,t=2,p=1$gIrPWHrMMd247jpYsWCqGw$lsQ+wQOZL/kqG8daT8PH57XD9sdV1W9BUp8tIbG8rtg', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'hr', 'Hari Example', 'hr@example.com', 'hr@example.com', '$argon2id$v=19$m=19456,t=2,p=1$3Pu+Ovjl/+Pxj/3ePr4nyg$nSp7X35HwGfeun0ERNXmP/7wXOhgSnXc7Qdu8lWyG40', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a20bc3-5296-72cd-8a87-c4f46ccba42e', 'hr', 'Hina Sample', 'hina@example.com', 'hina@example.com', '$argon2id$v=19$m=19456,t=2,p=1$xMAJoDNKHAWNWL3X/RZuYw$5sdHzWTHiZBSqRIr6nriPxgVoO16kFCRU0VaTWJ+RE0', 'active', '2025-04-01 08:10:32.502+00', '1', NULL, NULL),
  ('01a20bc3-5296-72cd-8a87-cb1a189bcb03', 'hr', 'Hemant Namuna', 'hemant@example.com', 'hemant@example.com', '$argon2id$v=19$m=19456,t=2,p=1$xMAJoDNKHAWNWL3X/RZuYw$5sdHzWTHiZBSqRIr6nriPxgVoO16kFCRU0VaTWJ+RE0', 'active', '2025-04-01 12:11:18.039+00', '1', NULL, NULL),
  ('01a20bc3-5296-72cd-8a87-cf629acea92a', 'hr', 'Hazel Specimen', 'hazel@example.com', 'hazel@example.com', '$argon2id$v=19$m=19456,t=2,p=1$xMAJoDNKHAWNWL3X/RZuYw$5sdHzWTHiZBSqRIr6nriPxgVoO16kFCRU0VaTWJ+RE0', 'disabled', '2025-04-01 12:58:12.964+00', '2', NULL, NULL),
  ('01a20bc3-5296-72cd-8a87-d2c8f5a04157', 'admin', 'Anil Demo', 'anil@example.com', 'anil@example.com', '$argon2id$v=19$m=19456,t=2,p=1$xMAJoDNKHAWNWL3X/RZuYw$5sdHzWTHiZBSqRIr6nriPxgVoO16kFCRU0VaTWJ+RE0', 'active', '2025-04-01 05:46:43.465+00', '1', NULL, NULL);
insert into attendance_mark ("student_id", "day", "sheet_id", "present") overriding system value values
  ('01a11b91-9b52-7750-a708-7d856a0deee1', '2026-11-06', '01a1b03c-724d-74ff-ac29-268250e3a06f', 'false'),
  ('01a1b03c-74c1-7468-ab84-7f92d543193a', '2026-11-06', '01a1b0c9-1727-7445-b752-6b27d37e3804', 'true'),
  ('01a1b03c-74c1-7468-ab84-7f92d543193a', '2026-11-07', '01a1b51d-6a8b-732e-9626-3bf4df54cd3e', 'true'),
  ('01a1b03c-74c1-7468-ab84-7f92d543193a', '2026-11-09', '01a1c041-4eb3-75cb-acc6-638151198c9b', 'true'),
  ('01a1b03c-74c1-7468-ab84-7f92d543193a', '2026-11-10', '01a1c53b-8e49-7093-a4e8-627098417251', 'true'),
  ('01a1b03c-74c1-7468-ab84-7f92d543193a', '2026-11-11', '01a1ca38-8fec-761c-b475-7b65fb553cb7', 'true'),
  ('01a1b03c-74c1-7468-ab84-7f92d543193a', '2026-11-12', '01a1ce42-8cd3-762b-9328-d7d8bc8b0a99', 'true'),
  ('01a1b03c-74c1-7468-ab84-7f92d543193a', '2026-11-13', '01a1d445-07d9-714f-9fa9-ce2f4ba33dc1', 'true'),
  ('01a1b03c-74c1-7468-ab84-7f92d543193a', '2026-11-14', '01a1d916-73a3-700b-9c1b-85e55af8053b', 'true'),
  ('01a1b03c-74c1-7468-ab84-7f92d543193a', '2026-11-16', '01a1e402-4a37-7405-82df-62e47341f798', 'true'),
  ('01a1b03c-74c1-7468-ab84-7f92d543193a', '2026-11-17', '01a1e95a-a683-76f6-bb30-d44e018abe89', 'true'),
  ('01a1b03c-74c1-7468-ab84-7f92d543193a', '2026-11-18', '01a1ee80-40dd-71dc-ad76-76b9ade7bbfc', 'true'),
  ('01a1b03c-74c1-7468-ab84-7f92d543193a', '2026-11-19', '01a1f2a8-7850-72d4-b30d-022cad5dcdb8', 'true'),
  ('01a1b03c-74c1-7468-ab84-7f92d543193a', '2026-11-20', '01a1f8c0-38a9-7529-869a-9eecc674f7f7', 'true');
insert into attendance_month ("student_id", "batch_id", "month", "present", "absent") overriding system value values
  ('01a11b91-9b52-7750-a708-7d856a0deee1', '01a20bc3-527a-771b-b3bb-1e9292eae397', '2026-11-01', '0', '1'),
  ('01a1b03c-74c1-7468-ab84-7f92d543193a', '01a20bc3-527a-771b-b3bb-2208413f9829', '2026-11-01', '13', '0');
insert into attendance_sheet ("id", "batch_id", "day", "present", "absent", "saved_at", "saved_by", "version") overriding system value values
  ('01a1b03c-724d-74ff-ac29-268250e3a06f', '01a20bc3-527a-771b-b3bb-1e9292eae397', '2026-11-06', '0', '1', '2026-11-06 09:41:53.869+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', '1'),
  ('01a1b0c9-1727-7445-b752-6b27d37e3804', '01a20bc3-527a-771b-b3bb-2208413f9829', '2026-11-06', '1', '0', '2026-11-06 12:15:31.111+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', '1'),
  ('01a1b51d-6a8b-732e-9626-3bf4df54cd3e', '01a20bc3-527a-771b-b3bb-2208413f9829', '2026-11-07', '1', '0', '2026-11-07 08:26:06.347+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', '1'),
  ('01a1c041-4eb3-75cb-acc6-638151198c9b', '01a20bc3-527a-771b-b3bb-2208413f9829', '2026-11-09', '1', '0', '2026-11-09 12:21:07.891+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', '1'),
  ('01a1c53b-8e49-7093-a4e8-627098417251', '01a20bc3-527a-771b-b3bb-2208413f9829', '2026-11-10', '1', '0', '2026-11-10 11:32:57.033+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', '1'),
  ('01a1ca38-8fec-761c-b475-7b65fb553cb7', '01a20bc3-527a-771b-b3bb-2208413f9829', '2026-11-11', '1', '0', '2026-11-11 10:47:46.924+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', '1'),
  ('01a1ce42-8cd3-762b-9328-d7d8bc8b0a99', '01a20bc3-527a-771b-b3bb-2208413f9829', '2026-11-12', '1', '0', '2026-11-12 05:37:10.355+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', '1'),
  ('01a1d445-07d9-714f-9fa9-ce2f4ba33dc1', '01a20bc3-527a-771b-b3bb-2208413f9829', '2026-11-13', '1', '0', '2026-11-13 09:37:36.217+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', '1'),
  ('01a1d916-73a3-700b-9c1b-85e55af8053b', '01a20bc3-527a-771b-b3bb-2208413f9829', '2026-11-14', '1', '0', '2026-11-14 08:04:49.699+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', '1'),
  ('01a1e402-4a37-7405-82df-62e47341f798', '01a20bc3-527a-771b-b3bb-2208413f9829', '2026-11-16', '1', '0', '2026-11-16 10:58:37.751+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', '1'),
  ('01a1e95a-a683-76f6-bb30-d44e018abe89', '01a20bc3-527a-771b-b3bb-2208413f9829', '2026-11-17', '1', '0', '2026-11-17 11:53:14.627+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', '1'),
  ('01a1ee80-40dd-71dc-ad76-76b9ade7bbfc', '01a20bc3-527a-771b-b3bb-2208413f9829', '2026-11-18', '1', '0', '2026-11-18 11:52:25.053+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', '1'),
  ('01a1f2a8-7850-72d4-b30d-022cad5dcdb8', '01a20bc3-527a-771b-b3bb-2208413f9829', '2026-11-19', '1', '0', '2026-11-19 07:14:49.552+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', '1'),
  ('01a1f8c0-38a9-7529-869a-9eecc674f7f7', '01a20bc3-527a-771b-b3bb-2208413f9829', '2026-11-20', '1', '0', '2026-11-20 11:38:29.417+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', '1');
insert into audit_entry ("id", "at", "actor_id", "actor_name", "actor_role", "action", "record", "record_id", "request_id", "before", "after") overriding system value values
  ('019583bb-5506-7226-b4ab-d793806bf9e6', '2025-03-11 05:44:07.174+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20bc3-5278-709e-9e4f-5c70ef5d6013', '019583bb-5506-77f6-b960-1c246158dc04', NULL, '{"_id": "01a20bc3-5278-709e-9e4f-5c70ef5d6013", "room": "Room 1", "bCode": "TALLY-2504", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2025-07-01", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2025-04-01", "courseName": "Tally with GST"}'),
  ('0195eaed-5b52-709b-83a8-2bed29523794', '2025-03-31 06:39:38.834+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'category.create', 'category', '01a20bc3-52bf-7584-8730-77b151e5d5df', '0195eaed-5b52-76c3-8072-097b419634ea', NULL, '{"budget": 20000, "ledger": "Advertising"}'),
  ('0195eaed-5b52-70d6-8148-d1dcda7a895d', '2025-03-31 06:39:38.834+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'category.create', 'category', '01a20bc3-52bf-7584-8730-6c3f6bb20af6', '0195eaed-5b52-77c0-9e24-39da8958257f', NULL, '{"ledger": "Repairs"}'),
  ('0195eaed-5b52-7115-86cd-580ee3ebe5db', '2025-03-31 06:39:38.834+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'category.create', 'category', '01a20bc3-52bf-7584-8730-6a7f9c1c542f', '0195eaed-5b52-714a-9ffd-9c0691575c3a', NULL, '{"budget": 5000, "ledger": "Stationery"}'),
  ('0195eaed-5b52-7230-8a44-afe59a29975f', '2025-03-31 06:39:38.834+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'category.create', 'category', '01a20bc3-52bf-7584-8730-5bc8953db887', '0195eaed-5b52-76e4-b51b-d15abc165edd', NULL, '{"ledger": "Salaries"}'),
  ('0195eaed-5b52-7268-b878-7f95ea0994fd', '2025-03-31 06:39:38.834+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'category.create', 'category', '01a20bc3-52bf-7584-8730-67afe53e00b6', '0195eaed-5b52-773d-8b1e-960b4c78ef14', NULL, '{"ledger": "Internet"}'),
  ('0195eaed-5b52-7272-8148-09957e079d3e', '2025-03-31 06:39:38.834+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'category.create', 'category', '01a20bc3-52bf-7584-8730-7036c5e16f8a', '0195eaed-5b52-723c-8c18-2311d7701111', NULL, '{"budget": 3000, "ledger": "Tea and water"}'),
  ('0195eaed-5b52-7537-81f6-3408540e35f7', '2025-03-31 06:39:38.834+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'category.create', 'category', '01a20bc3-52bf-7584-8730-6376e48f9ae4', '0195eaed-5b52-72b8-8c07-d6d2149a3309', NULL, '{"ledger": "Electricity"}'),
  ('0195eaed-5b52-75c2-bc75-1b2ed717deb5', '2025-03-31 06:39:38.834+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'recurring.create', 'recurring', '01a20bc3-52c3-74a5-93b1-cd8cb3fc160f', '0195eaed-5b52-748e-a3ad-dafc38273c6a', NULL, '{"_id": "01a20bc3-52c3-74a5-93b1-cd8cb3fc160f", "amount": 1500, "ledger": "01a20bc3-52bf-7584-8730-6c3f6bb20af6", "remark": "Demo Repairs: upkeep of the projectors", "payMode": "Online", "version": 1, "startsOn": "2026-11-01", "createdAt": "2025-03-31T06:39:38.834Z", "updatedAt": "2025-03-31T06:39:38.834Z", "ledgerName": "Repairs"}'),
  ('0195eaed-5b52-75f7-9c57-d735db3047f3', '2025-03-31 06:39:38.834+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'category.create', 'category', '01a20bc3-52bf-7584-8730-5ffcb6c5781c', '0195eaed-5b52-70f7-b91b-e94402d374e1', NULL, '{"ledger": "Rent"}'),
  ('0195efe3-4389-73d2-a743-cc75b35ba5b4', '2025-04-01 05:46:43.465+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'staff.create', 'account', '01a20bc3-5296-72cd-8a87-d2c8f5a04157', '0195efe3-4389-762c-a808-76c7b36ca19e', NULL, '{"id": "01a20bc3-5296-72cd-8a87-d2c8f5a04157", "name": "Anil Demo", "role": "admin", "email": "anil@example.com"}'),
  ('0195f066-eeb6-779b-9241-7167d3f90b41', '2025-04-01 08:10:32.502+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'staff.create', 'account', '01a20bc3-5296-72cd-8a87-c4f46ccba42e', '0195f066-eeb6-711e-ac15-4e06a1ca5413', NULL, '{"id": "01a20bc3-5296-72cd-8a87-c4f46ccba42e", "name": "Hina Sample", "role": "hr", "email": "hina@example.com"}'),
  ('0195f0f8-846c-7012-8bf6-aa220316aeba', '2025-04-01 10:49:33.548+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'course.create', 'course', '01a20bc3-5277-7193-90f5-c96e2404ad35', '0195f0f8-846c-7381-97c9-ea41d31f3334', NULL, '{"_id": "01a20bc3-5277-7193-90f5-c96e2404ad35", "cFee": 35000, "course": "Data Analytics", "version": 1, "cDuration": "6 months"}'),
  ('0195f0f8-846c-7177-b02f-e2e492f668e5', '2025-04-01 10:49:33.548+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'course.create', 'course', '01a20bc3-5277-7193-90f5-d1c6954aac6b', '0195f0f8-846c-7577-8a49-25584ba63a55', NULL, '{"_id": "01a20bc3-5277-7193-90f5-d1c6954aac6b", "cFee": 15000, "course": "Digital Marketing", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-71ac-8c70-40a76ad5bd26', '2025-04-01 10:49:33.548+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'course.create', 'course', '01a20bc3-5277-7193-90f5-c0c31318da8f', '0195f0f8-846c-70db-9387-853b91e7cccf', NULL, '{"_id": "01a20bc3-5277-7193-90f5-c0c31318da8f", "cFee": 18000, "course": "Python Programming", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-7204-83f4-763052edf941', '2025-04-01 10:49:33.548+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'course.create', 'course', '01a20bc3-5277-7193-90f5-d651a50df84f', '0195f0f8-846c-7656-bab1-2955ca31f65b', NULL, '{"_id": "01a20bc3-5277-7193-90f5-d651a50df84f", "cFee": 4500, "course": "Hindi Typing", "version": 1, "cDuration": "2 months"}'),
  ('0195f0f8-846c-72b5-adca-b57a3546cd46', '2025-04-01 10:49:33.548+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'course.create', 'course', '01a20bc3-5277-7193-90f5-bd6a1291d912', '0195f0f8-846c-7041-943a-c369ec650744', NULL, '{"_id": "01a20bc3-5277-7193-90f5-bd6a1291d912", "cFee": 12000, "course": "Tally with GST", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-7392-8783-216ef482e802', '2025-04-01 10:49:33.548+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'course.create', 'course', '01a20bc3-5277-7193-90f5-d9d984fec703', '0195f0f8-846c-7038-8817-65683c2a9b48', NULL, '{"_id": "01a20bc3-5277-7193-90f5-d9d984fec703", "cFee": 16500, "course": "Français des affaires", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-7445-8f8b-00621f3278ee', '2025-04-01 10:49:33.548+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'course.create', 'course', '01a20bc3-5277-7193-90f5-c7312b621b00', '0195f0f8-846c-77c4-bd32-63a388285d0f', NULL, '{"_id": "01a20bc3-5277-7193-90f5-c7312b621b00", "cFee": 45000, "course": "Full Stack Web Development", "version": 1, "cDuration": "8 months"}'),
  ('0195f0f8-846c-7478-ba14-92ba830b77e8', '2025-04-01 10:49:33.548+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'course.create', 'course', '01a20bc3-5277-7193-90f5-ce68b479c585', '0195f0f8-846c-7439-9f90-f60bc66f3d8a', NULL, '{"_id": "01a20bc3-5277-7193-90f5-ce68b479c585", "cFee": 22000, "course": "Graphic Design", "version": 1, "cDuration": "5 months"}'),
  ('0195f143-5a97-7779-8e66-7b0105d83373', '2025-04-01 12:11:18.039+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'staff.create', 'account', '01a20bc3-5296-72cd-8a87-cb1a189bcb03', '0195f143-5a97-729b-8e3a-f224575a7a8e', NULL, '{"id": "01a20bc3-5296-72cd-8a87-cb1a189bcb03", "name": "Hemant Namuna", "role": "hr", "email": "hemant@example.com"}'),
  ('0195f16e-4e64-737c-b02c-0e32ec45ba75', '2025-04-01 12:58:12.964+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'staff.create', 'account', '01a20bc3-5296-72cd-8a87-cf629acea92a', '0195f16e-4e64-723b-9980-ea9e583236fc', NULL, '{"id": "01a20bc3-5296-72cd-8a87-cf629acea92a", "name": "Hazel Specimen", "role": "hr", "email": "hazel@example.com"}'),
  ('01960aa5-c6f2-7542-9627-3802bc385090', '2025-04-06 10:29:18.706+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20bc3-5279-72bb-b523-bdb5aa446aca', '01960aa5-c6f2-70e0-9edc-44e10b87c7de', NULL, '{"_id": "01a20bc3-5279-72bb-b523-bdb5aa446aca", "room": "Room 2", "bCode": "PY-2504", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2025-08-27", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 6}], "startDate": "2025-04-27", "courseName": "Python Programming"}'),
  ('01962e07-dbf7-746f-b2cd-6078addb4426', '2025-04-13 07:23:09.175+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01962e07-dbf7-7037-bd03-36052e94867b', '01962e07-dbf7-7437-864f-c1bd3b89b738', NULL, '{"_id": "01962e07-dbf7-7037-bd03-36052e94867b", "date": "2025-04-13", "mode": "online", "year": 2025, "month": 4, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "online"}'),
  ('01965222-1b54-76e8-9ac1-2b4bad297b8c', '2025-04-20 07:38:09.108+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '01962e07-dbf7-7037-bd03-36052e94867b', '01965222-1b54-70a5-940f-705fecd617cd', '{"status": "Open"}', '{"status": "Pending"}'),
  ('0196952d-9296-76b7-b320-37bb1358a289', '2025-05-03 08:05:14.006+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20bc3-5279-72bb-b523-c293a1c60b0c', '0196952d-9296-75c8-94fb-94387c840227', NULL, '{"_id": "01a20bc3-5279-72bb-b523-c293a1c60b0c", "room": "Lab 1", "bCode": "FSW-2505", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-01-24", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2025-05-24", "courseName": "Full Stack Web Development"}'),
  ('01971baf-477f-713d-b4dc-4c0d1da6526c', '2025-05-29 10:56:01.407+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20bc3-5279-72bb-b523-c7459bcaeac5', '01971baf-477f-74dd-a34a-80e12d8ff7c2', NULL, '{"_id": "01a20bc3-5279-72bb-b523-c7459bcaeac5", "room": "Lab 2", "bCode": "DA-2506", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2025-12-19", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}], "startDate": "2025-06-19", "courseName": "Data Analytics"}'),
  ('01972f8c-001d-72ca-b704-8995a7424480', '2025-06-02 07:29:53.693+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'expense.create', 'expense', '01972f8c-001d-71c1-89fd-34d6a33292d7', '01972f8c-001d-73c3-8619-2df3b406525c', NULL, '{"_id": "01972f8c-001d-71c1-89fd-34d6a33292d7", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 172, "ledger": "01a20bc3-52bf-7584-8730-67afe53e00b6", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T07:29:53.693Z", "updatedAt": "2025-06-02T07:29:53.693Z", "voucherNo": "V2025-26/0001", "ledgerName": "Internet"}'),
  ('019730ae-176e-7484-b1f8-abe5cd2a339b', '2025-06-02 12:46:45.102+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'expense.create', 'expense', '019730ae-176e-74c3-953b-8d1cb4c4f411', '019730ae-176e-75ad-adf4-b369e17e42d8', NULL, '{"_id": "019730ae-176e-74c3-953b-8d1cb4c4f411", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 516, "ledger": "01a20bc3-52bf-7584-8730-6376e48f9ae4", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T12:46:45.102Z", "updatedAt": "2025-06-02T12:46:45.102Z", "voucherNo": "V2025-26/0002", "ledgerName": "Electricity"}'),
  ('01973f27-1abc-7591-96d2-403d415ec8e4', '2025-06-05 08:13:36.828+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'expense.create', 'expense', '01973f27-1abc-71e1-aac1-efe408fb4ea5', '01973f27-1abc-7594-a150-6c4925d50a17', NULL, '{"_id": "01973f27-1abc-71e1-aac1-efe408fb4ea5", "date": "2025-06-05", "year": 2025, "month": 6, "amount": 3876, "ledger": "01a20bc3-52bf-7584-8730-5bc8953db887", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-06-05T08:13:36.828Z", "updatedAt": "2025-06-05T08:13:36.828Z", "voucherNo": "V2025-26/0003", "ledgerName": "Salaries"}'),
  ('01973f71-631b-772c-b1f1-790af9e63b59', '2025-06-05 09:34:45.019+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01973f71-631b-7516-b2ee-3c04dfbd04ec', '01973f71-631b-75d2-9fa9-90c5fe31b0b0', NULL, '{"_id": "01973f71-631b-7516-b2ee-3c04dfbd04ec", "date": "2025-06-05", "mode": "offline", "year": 2025, "month": 6, "course": "Data Analytics", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019744be-dbb1-76c9-a86b-76ba01bf0ebd', '2025-06-06 10:17:28.241+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'expense.create', 'expense', '019744be-dbb1-75dd-85ae-ed56a80b7a2c', '019744be-dbb1-7078-8c6b-8b6f357835bf', NULL, '{"_id": "019744be-dbb1-75dd-85ae-ed56a80b7a2c", "date": "2025-06-06", "year": 2025, "month": 6, "amount": 2153, "ledger": "01a20bc3-52bf-7584-8730-5ffcb6c5781c", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-06-06T10:17:28.241Z", "updatedAt": "2025-06-06T10:17:28.241Z", "voucherNo": "V2025-26/0004", "ledgerName": "Rent"}'),
  ('01976d38-7d5f-70bd-8004-31171d1b6126', '2025-06-14 06:55:08.127+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'enquiry.admit', 'enquiry', '01973f71-631b-7516-b2ee-3c04dfbd04ec', '01976d38-7d5f-7401-9d62-e9a4216adaf2', '{"status": "Open", "student": null}', '{"status": "Closed", "student": "01976d38-7d5f-77fa-b0e8-9fa396f59a9c"}'),
  ('01976d38-7d5f-7665-860d-97c29b5ae85e', '2025-06-14 06:55:08.127+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'student.register', 'student', '01976d38-7d5f-77fa-b0e8-9fa396f59a9c', '01976d38-7d5f-7514-9da2-6d2727a0bb26', NULL, '{"_id": "01976d38-7d5f-77fa-b0e8-9fa396f59a9c", "fee": 31500, "mode": "offline", "batch": "DA-2506", "course": "Data Analytics", "status": "Active", "PaidFee": 0, "dueDate": "2025-07-19", "endDate": "2025-12-19", "version": 1, "TotalFee": 31500, "declared": null, "isPlaced": "notPlaced", "cduration": "6 months", "PendingFee": 31500, "isCompleted": "yes", "joiningDate": "2025-06-14"}'),
  ('01977d82-9bf0-70de-9b0d-18e5639c6672', '2025-06-17 10:50:01.072+00', '01a20bc3-5296-72cd-8a87-c4f46ccba42e', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01977d82-9bf0-7516-ac26-dbc26ec66e59', '01977d82-9bf0-76fc-9211-f29da0780c41', NULL, '{"_id": "01977d82-9bf0-7516-ac26-dbc26ec66e59", "due": 21000, "date": "2025-06-17", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 6, "course": "Data Analytics", "changed": false, "payMode": "Online", "payable": 31500, "student": "01976d38-7d5f-77fa-b0e8-9fa396f59a9c", "version": 1, "issuedOn": "2025-06-17", "receiptNo": "2025-26/000001"}'),
  ('0197a729-c8b5-711d-8f20-28eaf12adc75', '2025-06-25 12:57:02.901+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20bc3-5279-72bb-b523-ca3968d97806', '0197a729-c8b5-72d8-a5f0-92c2394e3ad6', NULL, '{"_id": "01a20bc3-5279-72bb-b523-ca3968d97806", "room": "Room 1", "bCode": "GD-2507", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2025-12-16", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 2}, {"end": "20:00", "start": "18:00", "weekday": 4}, {"end": "20:00", "start": "18:00", "weekday": 6}], "startDate": "2025-07-16", "courseName": "Graphic Design"}'),
  ('0197cf00-2cf0-733c-8876-3f3aadebebb2', '2025-07-03 06:36:24.688+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'expense.create', 'expense', '0197cf00-2cf0-776c-8d12-cc20fdbb1c8e', '0197cf00-2cf0-77ee-bc2d-57dba6e9bcc3', NULL, '{"_id": "0197cf00-2cf0-776c-8d12-cc20fdbb1c8e", "date": "2025-07-03", "year": 2025, "month": 7, "amount": 1058, "ledger": "01a20bc3-52bf-7584-8730-6376e48f9ae4", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-03T06:36:24.688Z", "updatedAt": "2025-07-03T06:36:24.688Z", "voucherNo": "V2025-26/0005", "ledgerName": "Electricity"}'),
  ('0197d3b1-cdf4-7094-889a-16a050d85e51', '2025-07-04 04:28:54.644+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d3b1-cdf4-73d7-96ec-563d58e21ed7', '0197d3b1-cdf4-75f2-a35d-dc0153a459b4', NULL, '{"_id": "0197d3b1-cdf4-73d7-96ec-563d58e21ed7", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 352, "ledger": "01a20bc3-52bf-7584-8730-67afe53e00b6", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T04:28:54.644Z", "updatedAt": "2025-07-04T04:28:54.644Z", "voucherNo": "V2025-26/0006", "ledgerName": "Internet"}'),
  ('0197d44b-78c3-753b-bd88-71a1bc3b3dcb', '2025-07-04 07:16:45.379+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d44b-78c3-77e9-a8b2-d795606f840e', '0197d44b-78c3-74b6-a53b-2a7f6fcda699', NULL, '{"_id": "0197d44b-78c3-77e9-a8b2-d795606f840e", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 7938, "ledger": "01a20bc3-52bf-7584-8730-5bc8953db887", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T07:16:45.379Z", "updatedAt": "2025-07-04T07:16:45.379Z", "voucherNo": "V2025-26/0007", "ledgerName": "Salaries"}'),
  ('0197e9a1-67f5-700c-a529-66c558ab0494', '2025-07-08 10:42:38.709+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'expense.create', 'expense', '0197e9a1-67f5-7587-8b08-9d0966b3c016', '0197e9a1-67f5-7150-b0a8-ea4dfcc701b2', NULL, '{"_id": "0197e9a1-67f5-7587-8b08-9d0966b3c016", "date": "2025-07-08", "year": 2025, "month": 7, "amount": 4410, "ledger": "01a20bc3-52bf-7584-8730-5ffcb6c5781c", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-07-08T10:42:38.709Z", "updatedAt": "2025-07-08T10:42:38.709Z", "voucherNo": "V2025-26/0008", "ledgerName": "Rent"}'),
  ('01980c8c-196a-77f2-b8d9-035112ad0ff0', '2025-07-15 05:26:04.906+00', '01a20bc3-5296-72cd-8a87-cb1a189bcb03', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '01980c8c-196a-70e0-aa22-3363967a8481', '01980c8c-196a-7674-a514-c41050ac595a', NULL, '{"_id": "01980c8c-196a-70e0-aa22-3363967a8481", "due": 10500, "date": "2025-07-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 7, "course": "Data Analytics", "changed": false, "payMode": "Cash", "payable": 31500, "student": "01976d38-7d5f-77fa-b0e8-9fa396f59a9c", "version": 1, "issuedOn": "2025-07-15", "receiptNo": "2025-26/000002"}'),
  ('01982b99-c49f-72f5-baca-0aa3da4ae445', '2025-07-21 06:09:14.399+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20bc3-5279-72bb-b523-cfebceca06d9', '01982b99-c49f-70f3-8005-4344daeafbe9', NULL, '{"_id": "01a20bc3-5279-72bb-b523-cfebceca06d9", "room": "Room 2", "bCode": "DM-2508", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2025-11-11", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2025-08-11", "courseName": "Digital Marketing"}'),
  ('0198305a-7b46-74d8-98b2-ef5cfd70bf9e', '2025-07-22 04:18:12.934+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'student.register', 'student', '0198305a-7b46-7318-a594-063c64ecb89d', '0198305a-7b46-72e2-832e-8b262e351446', NULL, '{"_id": "0198305a-7b46-7318-a594-063c64ecb89d", "fee": 22000, "mode": "offline", "batch": "GD-2507", "course": "Graphic Design", "status": "Active", "PaidFee": 0, "dueDate": "2025-08-26", "endDate": "2025-12-16", "version": 1, "TotalFee": 22000, "declared": null, "isPlaced": "notPlaced", "cduration": "5 months", "PendingFee": 22000, "isCompleted": "yes", "joiningDate": "2025-07-22"}'),
  ('01983ab5-5436-7715-af45-8a444dd0ff58', '2025-07-24 04:33:38.87+00', '01976d38-7d5f-77fa-b0e8-9fa396f59a9c', '', 'student', 'project.add', 'project', '01983ab5-5436-71d2-8b9a-d4c2bc242934', '01983ab5-5436-743e-8721-08032093527d', NULL, '{"_id": "01983ab5-5436-71d2-8b9a-d4c2bc242934", "student": "01976d38-7d5f-77fa-b0e8-9fa396f59a9c", "version": 1}'),
  ('01984f40-d442-749a-9b90-1a6bb5094ab8', '2025-07-28 04:18:25.474+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'fee.record', 'receipt', '01984f40-d442-75a0-a719-033b1f881984', '01984f40-d442-7627-908d-87b0bbdb92c9', NULL, '{"_id": "01984f40-d442-75a0-a719-033b1f881984", "due": 11000, "date": "2025-07-28", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 7, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-7318-a594-063c64ecb89d", "version": 1, "issuedOn": "2025-07-28", "receiptNo": "2025-26/000003"}'),
  ('01985aa9-0953-76af-98f7-85a2d8d2941a', '2025-07-30 09:28:04.179+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'staff.update', 'account', '01a20bc3-5296-72cd-8a87-cf629acea92a', '01985aa9-0953-755b-9fe5-457f2b744e50', '{"status": "Active", "version": 1}', '{"status": "Disable", "version": 2}'),
  ('01986905-43a3-74b3-b4e1-1f08cd5d005a', '2025-08-02 04:23:29.443+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'expense.create', 'expense', '01986905-43a3-72c3-b5dd-bcc43f495938', '01986905-43a3-7264-9c59-640774fe205c', NULL, '{"_id": "01986905-43a3-72c3-b5dd-bcc43f495938", "date": "2025-08-02", "year": 2025, "month": 8, "amount": 4341, "ledger": "01a20bc3-52bf-7584-8730-5ffcb6c5781c", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-08-02T04:23:29.443Z", "updatedAt": "2025-08-02T04:23:29.443Z", "voucherNo": "V2025-26/0009", "ledgerName": "Rent"}'),
  ('019873c7-c03e-73c9-b8e8-3bd1cda2b4d1', '2025-08-04 06:32:07.486+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'expense.create', 'expense', '019873c7-c03e-7182-8315-beaadb0515e3', '019873c7-c03e-7216-8b85-863be8f8e55b', NULL, '{"_id": "019873c7-c03e-7182-8315-beaadb0515e3", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 7814, "ledger": "01a20bc3-52bf-7584-8730-5bc8953db887", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T06:32:07.486Z", "updatedAt": "2025-08-04T06:32:07.486Z", "voucherNo": "V2025-26/0010", "ledgerName": "Salaries"}'),
  ('0198742d-391a-7187-b08b-50ce5f545805', '2025-08-04 08:22:57.562+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'expense.create', 'expense', '0198742d-391a-7553-99f3-eb3f96398819', '0198742d-391a-72bb-b20e-1f476ee1abc4', NULL, '{"_id": "0198742d-391a-7553-99f3-eb3f96398819", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 347, "ledger": "01a20bc3-52bf-7584-8730-67afe53e00b6", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T08:22:57.562Z", "updatedAt": "2025-08-04T08:22:57.562Z", "voucherNo": "V2025-26/0011", "ledgerName": "Internet"}'),
  ('01987a45-a517-743c-9a4c-6cc8ccdd81bf', '2025-08-05 12:47:21.367+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'expense.create', 'expense', '01987a45-a517-70bb-a7be-ca1541b960d1', '01987a45-a517-7360-b3e1-362fc1b07435', NULL, '{"_id": "01987a45-a517-70bb-a7be-ca1541b960d1", "date": "2025-08-05", "year": 2025, "month": 8, "amount": 1041, "ledger": "01a20bc3-52bf-7584-8730-6376e48f9ae4", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-05T12:47:21.367Z", "updatedAt": "2025-08-05T12:47:21.367Z", "voucherNo": "V2025-26/0012", "ledgerName": "Electricity"}'),
  ('0198adb9-bb13-769a-8042-c486cfe1748c', '2025-08-15 12:34:47.187+00', '01a20bc3-5296-72cd-8a87-c4f46ccba42e', 'Hina Sample', 'hr', 'fee.record', 'receipt', '0198adb9-bb13-71a0-a282-585e16a67f0f', '0198adb9-bb13-75b9-8844-7dea8bc139c9', NULL, '{"_id": "0198adb9-bb13-71a0-a282-585e16a67f0f", "due": 0, "date": "2025-08-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 8, "course": "Data Analytics", "changed": false, "payMode": "Others", "payable": 31500, "student": "01976d38-7d5f-77fa-b0e8-9fa396f59a9c", "version": 1, "issuedOn": "2025-08-15", "receiptNo": "2025-26/000004"}'),
  ('0198b7a5-65f9-718e-80c5-bce1948b6ad5', '2025-08-17 10:48:46.841+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20bc3-5279-72bb-b523-d310b6828cc3', '0198b7a5-65f9-7623-afc2-1ca56e48b162', NULL, '{"_id": "01a20bc3-5279-72bb-b523-d310b6828cc3", "room": "Lab 1", "bCode": "HT-2509", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2025-11-07", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2025-09-07", "courseName": "Hindi Typing"}'),
  ('0198d1be-32ac-732b-a703-6cdb8757970f', '2025-08-22 12:25:59.724+00', '01a20bc3-5296-72cd-8a87-cb1a189bcb03', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '0198d1be-32ac-75fc-b06d-f18624c63c7e', '0198d1be-32ac-763f-b2b9-b6756af26546', NULL, '{"_id": "0198d1be-32ac-75fc-b06d-f18624c63c7e", "due": 0, "date": "2025-08-21", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 8, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-7318-a594-063c64ecb89d", "version": 1, "issuedOn": "2025-08-22", "receiptNo": "2025-26/000005"}'),
  ('019904aa-7eb6-71ba-aa5b-459213695deb', '2025-09-01 09:45:06.486+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'expense.create', 'expense', '019904aa-7eb6-760f-a858-8c9cbede45da', '019904aa-7eb6-73d2-9fbf-18ccdd2a2844', NULL, '{"_id": "019904aa-7eb6-760f-a858-8c9cbede45da", "date": "2025-09-01", "year": 2025, "month": 9, "amount": 6144, "ledger": "01a20bc3-52bf-7584-8730-5bc8953db887", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-09-01T09:45:06.486Z", "updatedAt": "2025-09-01T09:45:06.486Z", "voucherNo": "V2025-26/0013", "ledgerName": "Salaries"}'),
  ('01990a07-c598-7004-bf8c-cf1bb4289789', '2025-09-02 10:45:05.56+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'expense.create', 'expense', '01990a07-c598-72a3-8012-0cd78e881290', '01990a07-c598-71e4-8a81-65d2f4e226b3', NULL, '{"_id": "01990a07-c598-72a3-8012-0cd78e881290", "date": "2025-09-02", "year": 2025, "month": 9, "amount": 3413, "ledger": "01a20bc3-52bf-7584-8730-5ffcb6c5781c", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-09-02T10:45:05.560Z", "updatedAt": "2025-09-02T10:45:05.560Z", "voucherNo": "V2025-26/0014", "ledgerName": "Rent"}'),
  ('01990f32-eeb0-710a-808a-086aa8610838', '2025-09-03 10:50:20.208+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'expense.create', 'expense', '01990f32-eeb0-7207-b8f4-b333db32e4fb', '01990f32-eeb0-715e-9ea5-8f6d06aafc5f', NULL, '{"_id": "01990f32-eeb0-7207-b8f4-b333db32e4fb", "date": "2025-09-03", "year": 2025, "month": 9, "amount": 819, "ledger": "01a20bc3-52bf-7584-8730-6376e48f9ae4", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-03T10:50:20.208Z", "updatedAt": "2025-09-03T10:50:20.208Z", "voucherNo": "V2025-26/0015", "ledgerName": "Electricity"}'),
  ('0199291d-4815-718b-9437-7492f78151c3', '2025-09-08 11:36:48.917+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'expense.create', 'expense', '0199291d-4815-7333-af47-75aae2bdff36', '0199291d-4815-76ba-9591-d346fac95bb7', NULL, '{"_id": "0199291d-4815-7333-af47-75aae2bdff36", "date": "2025-09-08", "year": 2025, "month": 9, "amount": 273, "ledger": "01a20bc3-52bf-7584-8730-67afe53e00b6", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-08T11:36:48.917Z", "updatedAt": "2025-09-08T11:36:48.917Z", "voucherNo": "V2025-26/0016", "ledgerName": "Internet"}'),
  ('01993c60-445a-73b0-8aba-b98497c10a92', '2025-09-12 05:22:45.978+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20bc3-5279-72bb-b523-d6b83acb44fe', '01993c60-445a-7533-8beb-cc526298bc9e', NULL, '{"_id": "01a20bc3-5279-72bb-b523-d6b83acb44fe", "room": "Lab 2", "bCode": "FR-2510", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2026-02-03", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 6}], "startDate": "2025-10-03", "courseName": "Français des affaires"}'),
  ('01994735-b681-72ec-a561-788e0d38bac6', '2025-09-14 07:52:06.529+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'fee.record', 'receipt', '01994735-b681-77bc-919e-60147b6e51c4', '01994735-b681-7436-9d38-29b6c6b52087', NULL, '{"_id": "01994735-b681-77bc-919e-60147b6e51c4", "due": 0, "date": "2025-09-14", "paid": 15000, "year": 2025, "bCode": "DM-2508", "month": 9, "course": "Digital Marketing", "changed": false, "payMode": "Cash", "payable": 15000, "student": "0199483e-e8b1-716d-928c-16609e86c507", "version": 1, "issuedOn": "2025-09-14", "receiptNo": "2025-26/000006"}'),
  ('0199483e-e8b1-760c-8f2f-c3bd96ab3a81', '2025-09-14 12:41:46.417+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'student.register', 'student', '0199483e-e8b1-716d-928c-16609e86c507', '0199483e-e8b1-7739-b91e-54b8027cd5c7', NULL, '{"_id": "0199483e-e8b1-716d-928c-16609e86c507", "fee": 15000, "mode": "online", "batch": "DM-2508", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2025-10-19", "endDate": "2025-11-11", "version": 1, "TotalFee": 15000, "declared": null, "isPlaced": "placed", "cduration": "3 months", "PendingFee": 15000, "isCompleted": "yes", "joiningDate": "2025-09-14"}'),
  ('0199c7c0-0ba8-730e-944e-df4ec64a86b3', '2025-10-09 06:54:35.944+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20bc3-5279-72bb-b523-dacb885f8c73', '0199c7c0-0ba8-7552-9ceb-9a38ff80146e', NULL, '{"_id": "01a20bc3-5279-72bb-b523-dacb885f8c73", "room": "Room 1", "bCode": "TALLY-2510", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-01-30", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2025-10-30", "courseName": "Tally with GST"}'),
  ('019a24d1-6480-75f2-8ba4-246f687eae15', '2025-10-27 08:38:13.888+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '019a24d1-6480-749c-9134-24feea2bb934', '019a24d1-6480-7552-bf32-f7e327791756', NULL, '{"_id": "019a24d1-6480-749c-9134-24feea2bb934", "date": "2025-10-27", "mode": "offline", "year": 2025, "month": 10, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019a24d1-6480-7688-8654-168a06cd60b2', '2025-10-27 08:38:13.888+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '019a24d1-6480-749c-9134-24feea2bb934', '019a24d1-6480-7537-8d38-12901a5857b0', '{"status": "Open"}', '{"status": "Pending"}'),
  ('019a3e0d-cbe7-72a2-8597-04c67e767abf', '2025-11-01 06:14:42.919+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'expense.create', 'expense', '019a3e0d-cbe7-7327-b5aa-ec69c0cd31df', '019a3e0d-cbe7-7577-8f39-c3aff0be1475', NULL, '{"_id": "019a3e0d-cbe7-7327-b5aa-ec69c0cd31df", "date": "2025-11-01", "year": 2025, "month": 11, "amount": 1250, "ledger": "01a20bc3-52bf-7584-8730-5ffcb6c5781c", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-11-01T06:14:42.919Z", "updatedAt": "2025-11-01T06:14:42.919Z", "voucherNo": "V2025-26/0017", "ledgerName": "Rent"}'),
  ('019a499b-18e8-74f8-945e-636d65edd6d7', '2025-11-03 12:04:52.584+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'expense.create', 'expense', '019a499b-18e8-732f-9538-8a02d2dfb648', '019a499b-18e8-7022-8420-7f15edcb5716', NULL, '{"_id": "019a499b-18e8-732f-9538-8a02d2dfb648", "date": "2025-11-03", "year": 2025, "month": 11, "amount": 2250, "ledger": "01a20bc3-52bf-7584-8730-5bc8953db887", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-11-03T12:04:52.584Z", "updatedAt": "2025-11-03T12:04:52.584Z", "voucherNo": "V2025-26/0018", "ledgerName": "Salaries"}'),
  ('019a4dd1-d13d-7356-af98-c67cbe5fc11a', '2025-11-04 07:43:07.581+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20bc3-5279-72bb-b523-de05c2265398', '019a4dd1-d13d-7686-a330-0cd9359e4a57', NULL, '{"_id": "01a20bc3-5279-72bb-b523-de05c2265398", "room": "Room 2", "bCode": "PY-2511", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2026-03-25", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}], "startDate": "2025-11-25", "courseName": "Python Programming"}'),
  ('019a5870-be50-757b-b90e-a44032debd9a', '2025-11-06 09:12:55.12+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'expense.create', 'expense', '019a5870-be50-7401-be1f-1fca7597236a', '019a5870-be50-71fd-846f-2db1ebb005f5', NULL, '{"_id": "019a5870-be50-7401-be1f-1fca7597236a", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 100, "ledger": "01a20bc3-52bf-7584-8730-67afe53e00b6", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T09:12:55.120Z", "updatedAt": "2025-11-06T09:12:55.120Z", "voucherNo": "V2025-26/0019", "ledgerName": "Internet"}'),
  ('019a58cd-919f-77f2-8ede-7ea0e76cf57d', '2025-11-06 10:54:18.527+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'expense.create', 'expense', '019a58cd-919f-73aa-a3d3-2b27c56d441b', '019a58cd-919f-722a-8c0c-7eda85e48bd4', NULL, '{"_id": "019a58cd-919f-73aa-a3d3-2b27c56d441b", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 300, "ledger": "01a20bc3-52bf-7584-8730-6376e48f9ae4", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T10:54:18.527Z", "updatedAt": "2025-11-06T10:54:18.527Z", "voucherNo": "V2025-26/0020", "ledgerName": "Electricity"}'),
  ('019acdcb-3f5e-727d-92d8-bc072321ab16', '2025-11-29 04:07:20.67+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'student.register', 'student', '019acdcb-3f5e-72ff-bfc0-ef14ef5be5c0', '019acdcb-3f5e-7324-bc63-c270feffaa50', NULL, '{"_id": "019acdcb-3f5e-72ff-bfc0-ef14ef5be5c0", "fee": 18000, "mode": "offline", "batch": "PY-2511", "course": "Python Programming", "status": "Active", "PaidFee": 0, "dueDate": "2026-01-03", "endDate": "2026-03-25", "version": 1, "TotalFee": 18000, "declared": null, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 18000, "isCompleted": "yes", "joiningDate": "2025-11-29"}'),
  ('019acefa-c7b2-7584-a1b8-3709f50afd84', '2025-11-29 09:38:52.978+00', '01a20bc3-5296-72cd-8a87-c4f46ccba42e', 'Hina Sample', 'hr', 'fee.record', 'receipt', '019acefa-c7b2-763b-911b-2bf54181b950', '019acefa-c7b2-7500-846c-f2ccff9f6028', NULL, '{"_id": "019acefa-c7b2-763b-911b-2bf54181b950", "due": 12000, "date": "2025-11-29", "paid": 6000, "year": 2025, "bCode": "PY-2511", "month": 11, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-72ff-bfc0-ef14ef5be5c0", "version": 1, "issuedOn": "2025-11-29", "receiptNo": "2025-26/000007"}'),
  ('019ad88c-72fa-766d-8379-ff925c9fca59', '2025-12-01 06:14:34.49+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20bc3-5279-72bb-b523-e1792871c067', '019ad88c-72fa-71e9-95ec-4e6168da0a67', NULL, '{"_id": "01a20bc3-5279-72bb-b523-e1792871c067", "room": "Lab 1", "bCode": "FSW-2512", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-08-22", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2025-12-22", "courseName": "Full Stack Web Development"}'),
  ('019b5e41-c6ac-7457-93e3-179de6acdf0b', '2025-12-27 05:22:07.66+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20bc3-5279-72bb-b523-e61cd21c3124', '019b5e41-c6ac-7606-82ba-bb94ce2f93b8', NULL, '{"_id": "01a20bc3-5279-72bb-b523-e61cd21c3124", "room": "Lab 2", "bCode": "DA-2601", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-07-17", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2026-01-17", "courseName": "Data Analytics"}'),
  ('019b7ce0-50eb-7743-b9f5-5fb02b88acf8', '2026-01-02 04:03:54.219+00', '01a20bc3-5296-72cd-8a87-cb1a189bcb03', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '019b7ce0-50eb-7280-ac55-989ff7cabef4', '019b7ce0-50eb-72f1-9b3f-e7cb53385d98', NULL, '{"_id": "019b7ce0-50eb-7280-ac55-989ff7cabef4", "due": 6000, "date": "2026-01-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 1, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-72ff-bfc0-ef14ef5be5c0", "version": 1, "issuedOn": "2026-01-02", "receiptNo": "2025-26/000008"}'),
  ('019b7d9a-7db3-70c9-af1c-b0dedf0f46b8', '2026-01-02 07:27:15.379+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'expense.create', 'expense', '019b7d9a-7db3-7122-bbb9-6172104b6226', '019b7d9a-7db3-768e-a15a-65fc534db993', NULL, '{"_id": "019b7d9a-7db3-7122-bbb9-6172104b6226", "date": "2026-01-02", "year": 2026, "month": 1, "amount": 1076, "ledger": "01a20bc3-52bf-7584-8730-5ffcb6c5781c", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-01-02T07:27:15.379Z", "updatedAt": "2026-01-02T07:27:15.379Z", "voucherNo": "V2025-26/0021", "ledgerName": "Rent"}'),
  ('019b92c8-7213-70b0-8fe6-45a0095e2407', '2026-01-06 10:09:28.595+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'expense.create', 'expense', '019b92c8-7213-743e-a9c6-3b0c902916ec', '019b92c8-7213-74fa-b6d1-b39961bd7215', NULL, '{"_id": "019b92c8-7213-743e-a9c6-3b0c902916ec", "date": "2026-01-06", "year": 2026, "month": 1, "amount": 258, "ledger": "01a20bc3-52bf-7584-8730-6376e48f9ae4", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-06T10:09:28.595Z", "updatedAt": "2026-01-06T10:09:28.595Z", "voucherNo": "V2025-26/0022", "ledgerName": "Electricity"}'),
  ('019b96c0-e9f1-76e4-ba64-a45250b3884a', '2026-01-07 04:39:43.857+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'expense.create', 'expense', '019b96c0-e9f1-7057-8aba-45b0681fba13', '019b96c0-e9f1-7736-95ff-dc6956e7e942', NULL, '{"_id": "019b96c0-e9f1-7057-8aba-45b0681fba13", "date": "2026-01-07", "year": 2026, "month": 1, "amount": 1938, "ledger": "01a20bc3-52bf-7584-8730-5bc8953db887", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-01-07T04:39:43.857Z", "updatedAt": "2026-01-07T04:39:43.857Z", "voucherNo": "V2025-26/0023", "ledgerName": "Salaries"}'),
  ('019b9be6-f910-72f7-a9dc-1ccb9898a509', '2026-01-08 04:39:24.176+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'expense.create', 'expense', '019b9be6-f910-7527-b1db-f51bacb1936a', '019b9be6-f910-7623-a956-5e740ad44c21', NULL, '{"_id": "019b9be6-f910-7527-b1db-f51bacb1936a", "date": "2026-01-08", "year": 2026, "month": 1, "amount": 86, "ledger": "01a20bc3-52bf-7584-8730-67afe53e00b6", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-08T04:39:24.176Z", "updatedAt": "2026-01-08T04:39:24.176Z", "voucherNo": "V2025-26/0024", "ledgerName": "Internet"}'),
  ('019bea69-43a4-73ec-8f88-33ce98fc8ff2', '2026-01-23 10:32:05.796+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20bc3-5279-72bb-b523-e9d72e4422d9', '019bea69-43a4-727d-9db5-70d459957916', NULL, '{"_id": "01a20bc3-5279-72bb-b523-e9d72e4422d9", "room": "Room 1", "bCode": "GD-2602", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-07-13", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-02-13", "courseName": "Graphic Design"}'),
  ('019c1cef-33c4-74eb-9718-50609fd721c3', '2026-02-02 05:59:24.356+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'fee.record', 'receipt', '019c1cef-33c4-7139-9052-d0de335a5333', '019c1cef-33c4-77c5-8649-5f23397dbe16', NULL, '{"_id": "019c1cef-33c4-7139-9052-d0de335a5333", "due": 0, "date": "2026-02-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 2, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-72ff-bfc0-ef14ef5be5c0", "version": 1, "issuedOn": "2026-02-02", "receiptNo": "2025-26/000009"}'),
  ('019c31b6-9ffd-71b0-967e-c86e47994618', '2026-02-06 06:49:38.045+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'expense.create', 'expense', '019c31b6-9ffd-7507-846b-257effb70f47', '019c31b6-9ffd-7421-afa4-ab89cf3a5e4a', NULL, '{"_id": "019c31b6-9ffd-7507-846b-257effb70f47", "date": "2026-02-06", "year": 2026, "month": 2, "amount": 2457, "ledger": "01a20bc3-52bf-7584-8730-5bc8953db887", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-02-06T06:49:38.045Z", "updatedAt": "2026-02-06T06:49:38.045Z", "voucherNo": "V2025-26/0025", "ledgerName": "Salaries"}'),
  ('019c369f-a274-7527-ab34-c911633e8ee4', '2026-02-07 05:42:37.428+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'expense.create', 'expense', '019c369f-a274-7534-8fbf-1e86505214f3', '019c369f-a274-749a-baf9-a1835751d30d', NULL, '{"_id": "019c369f-a274-7534-8fbf-1e86505214f3", "date": "2026-02-07", "year": 2026, "month": 2, "amount": 1365, "ledger": "01a20bc3-52bf-7584-8730-5ffcb6c5781c", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-02-07T05:42:37.428Z", "updatedAt": "2026-02-07T05:42:37.428Z", "voucherNo": "V2025-26/0026", "ledgerName": "Rent"}'),
  ('019c411e-2084-7569-8756-b0e20d650b13', '2026-02-09 06:36:59.396+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'expense.create', 'expense', '019c411e-2084-71f4-b942-1f0bfdbdec58', '019c411e-2084-72e7-aa12-faf26bd63da8', NULL, '{"_id": "019c411e-2084-71f4-b942-1f0bfdbdec58", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 327, "ledger": "01a20bc3-52bf-7584-8730-6376e48f9ae4", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T06:36:59.396Z", "updatedAt": "2026-02-09T06:36:59.396Z", "voucherNo": "V2025-26/0027", "ledgerName": "Electricity"}'),
  ('019c423e-23a9-713a-aa18-3a98f1180818', '2026-02-09 11:51:34.569+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'expense.create', 'expense', '019c423e-23a9-7074-808e-6885645be3fd', '019c423e-23a9-73cb-bedc-cc8467efd74a', NULL, '{"_id": "019c423e-23a9-7074-808e-6885645be3fd", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 109, "ledger": "01a20bc3-52bf-7584-8730-67afe53e00b6", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T11:51:34.569Z", "updatedAt": "2026-02-09T11:51:34.569Z", "voucherNo": "V2025-26/0028", "ledgerName": "Internet"}'),
  ('019c7004-9136-774d-a040-866bbc732039', '2026-02-18 09:11:13.462+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20bc3-5279-72bb-b523-efc2d98bd3b4', '019c7004-9136-71b7-9487-d69af7011639', NULL, '{"_id": "01a20bc3-5279-72bb-b523-efc2d98bd3b4", "room": "Room 2", "bCode": "DM-2603", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-06-11", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2026-03-11", "courseName": "Digital Marketing"}'),
  ('019cfa32-3a20-705b-abcc-940b73463b61', '2026-03-17 05:08:41.632+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20bc3-5279-72bb-b523-f23094b080dd', '019cfa32-3a20-75b1-97ba-ca0ddb8c7636', NULL, '{"_id": "01a20bc3-5279-72bb-b523-f23094b080dd", "room": "Lab 1", "bCode": "HT-2604", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2026-06-07", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2026-04-07", "courseName": "Hindi Typing"}'),
  ('019d47ad-09b4-713a-9760-76b2af272df4', '2026-04-01 06:13:35.796+00', '01976d38-7d5f-77fa-b0e8-9fa396f59a9c', '', 'student', 'project.add', 'project', '019d47ad-09b4-7156-a68c-d17f3fa91e13', '019d47ad-09b4-7545-8eb8-07f3d655f3cf', NULL, '{"_id": "019d47ad-09b4-7156-a68c-d17f3fa91e13", "student": "01976d38-7d5f-77fa-b0e8-9fa396f59a9c", "version": 1}'),
  ('019d805b-85ba-776d-9d5d-b388e639c5f8', '2026-04-12 06:22:54.906+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20bc3-5279-72bb-b523-f5e3ec498850', '019d805b-85ba-7085-89f5-c5374190df29', NULL, '{"_id": "01a20bc3-5279-72bb-b523-f5e3ec498850", "room": "Lab 2", "bCode": "FR-2605", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-09-03", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-05-03", "courseName": "Français des affaires"}'),
  ('019daf1c-ae23-7166-ab2c-a9c85f2251af', '2026-04-21 08:16:25.635+00', '01976d38-7d5f-77fa-b0e8-9fa396f59a9c', '', 'student', 'portfolio.add', 'portfolio', '019daf1c-ae23-7294-8188-a943dd5a7720', '019daf1c-ae23-772b-9766-f7b44ad46602', NULL, '{"_id": "019daf1c-ae23-7294-8188-a943dd5a7720", "student": "01976d38-7d5f-77fa-b0e8-9fa396f59a9c", "version": 1}'),
  ('019e0afc-7890-7232-a4df-7e4b6c11b18d', '2026-05-09 04:26:18.64+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20bc3-527a-771b-b3bb-09536798d951', '019e0afc-7890-7142-8ec8-10da02d90239', NULL, '{"_id": "01a20bc3-527a-771b-b3bb-09536798d951", "room": "Room 1", "bCode": "TALLY-2605", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-08-30", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2026-05-30", "courseName": "Tally with GST"}'),
  ('019e91fd-57b9-77bd-b525-a2f8469c3de9', '2026-06-04 09:35:59.929+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20bc3-527a-771b-b3bb-0d7832d791d1', '019e91fd-57b9-735a-807b-5940a73440cf', NULL, '{"_id": "01a20bc3-527a-771b-b3bb-0d7832d791d1", "room": "Room 2", "bCode": "PY-2606", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-10-25", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-06-25", "courseName": "Python Programming"}'),
  ('019f1d81-7446-750c-82c5-f4e477d7c311', '2026-07-01 11:47:31.014+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20bc3-527a-771b-b3bb-1052d4f33b2b', '019f1d81-7446-759f-98bd-0d569526bcca', NULL, '{"_id": "01a20bc3-527a-771b-b3bb-1052d4f33b2b", "room": "Lab 1", "bCode": "FSW-2607", "bTime": "10:00 to 12:00", "seats": 1, "endDate": null, "trainer": "Dev Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2026-07-22", "courseName": "Full Stack Web Development"}'),
  ('019f4660-91bf-7081-9349-425ffc363f07', '2026-07-09 10:16:01.727+00', '01976d38-7d5f-77fa-b0e8-9fa396f59a9c', '', 'student', 'portfolio.add', 'portfolio', '019f4660-91bf-747e-ab47-b0570e10742d', '019f4660-91bf-7418-bc21-6e837dc81e86', NULL, '{"_id": "019f4660-91bf-747e-ab47-b0570e10742d", "student": "01976d38-7d5f-77fa-b0e8-9fa396f59a9c", "version": 1}'),
  ('019fa230-ae6c-7797-9f1e-adfdec13ed93', '2026-07-27 06:08:47.212+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20bc3-527a-771b-b3bb-17d452272efa', '019fa230-ae6c-712d-98c4-b245b9f5c532', NULL, '{"_id": "01a20bc3-527a-771b-b3bb-17d452272efa", "room": "Lab 2", "bCode": "DA-2608", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2027-02-17", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}], "startDate": "2026-08-17", "courseName": "Data Analytics"}'),
  ('01a02eaf-9c16-752f-a2a4-750ef05fdab1', '2026-08-23 12:54:15.83+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20bc3-527a-771b-b3bb-1808de5577e4', '01a02eaf-9c16-76ea-83e7-11a6d3eeebfe', NULL, '{"_id": "01a20bc3-527a-771b-b3bb-1808de5577e4", "room": "Room 1", "bCode": "GD-2609", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2027-02-13", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-09-13", "courseName": "Graphic Design"}'),
  ('01a0b40e-f07d-722c-b46a-becf954e63a9', '2026-09-18 10:27:53.085+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20bc3-527a-771b-b3bb-1e9292eae397', '01a0b40e-f07d-74ef-8af5-a09f368d3879', NULL, '{"_id": "01a20bc3-527a-771b-b3bb-1e9292eae397", "room": "Room 2", "bCode": "DM-2610", "bTime": "12:30 to 14:30", "seats": 1, "endDate": null, "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2026-10-09", "courseName": "Digital Marketing"}'),
  ('01a0d6d4-797a-7390-8afa-4a7e2dd43967', '2026-09-25 04:30:44.09+00', '01976d38-7d5f-77fa-b0e8-9fa396f59a9c', '', 'student', 'project.add', 'project', '01a0d6d4-797a-7433-8625-5ad2c6c238d5', '01a0d6d4-797a-7425-b2e2-4bf7ed9a5d70', NULL, '{"_id": "01a0d6d4-797a-7433-8625-5ad2c6c238d5", "student": "01976d38-7d5f-77fa-b0e8-9fa396f59a9c", "version": 1}'),
  ('01a11b91-9b52-74f7-881b-2bd50a94e44e', '2026-10-08 12:51:29.746+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'student.register', 'student', '01a11b91-9b52-7750-a708-7d856a0deee1', '01a11b91-9b52-70bf-a895-2127301b9645', NULL, '{"_id": "01a11b91-9b52-7750-a708-7d856a0deee1", "fee": 13500, "mode": "offline", "batch": "DM-2610", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2026-11-12", "endDate": null, "version": 1, "TotalFee": 13500, "declared": null, "isPlaced": "notPlaced", "cduration": "3 months", "PendingFee": 13500, "isCompleted": "no", "joiningDate": "2026-10-08"}'),
  ('01a13e7e-69d3-7592-af6b-ccf28342e4e0', '2026-10-15 07:37:14.451+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20bc3-527a-771b-b3bb-2208413f9829', '01a13e7e-69d3-7052-9f4a-b8387f2b0f8f', NULL, '{"_id": "01a20bc3-527a-771b-b3bb-2208413f9829", "room": "Lab 1", "bCode": "HT-2611", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2027-01-05", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}], "startDate": "2026-11-05", "courseName": "Hindi Typing"}'),
  ('01a19b44-4019-742d-8ec9-bb1b9239cfa7', '2026-11-02 07:58:23.769+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19b44-4019-7725-82f6-dc5e642ca6ec', '01a19b44-4019-7709-967b-c77859e71c3b', NULL, '{"_id": "01a19b44-4019-7725-82f6-dc5e642ca6ec", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 221, "ledger": "01a20bc3-52bf-7584-8730-5ffcb6c5781c", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T07:58:23.769Z", "updatedAt": "2026-11-02T07:58:23.769Z", "voucherNo": "V2026-27/0001", "ledgerName": "Rent"}'),
  ('01a19c3d-3bc5-751d-89c3-3ea4609703ff', '2026-11-02 12:30:21.125+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19c3d-3bc5-764a-a57e-dac88dce5979', '01a19c3d-3bc5-739a-a5c2-648b8b0d3d9d', NULL, '{"_id": "01a19c3d-3bc5-764a-a57e-dac88dce5979", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 398, "ledger": "01a20bc3-52bf-7584-8730-5bc8953db887", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T12:30:21.125Z", "updatedAt": "2026-11-02T12:30:21.125Z", "voucherNo": "V2026-27/0002", "ledgerName": "Salaries"}'),
  ('01a1a4b8-370c-763f-9887-9ded1d998203', '2026-11-04 04:01:38.572+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1a4b8-370c-74c1-bb77-d2c39ae7b962', '01a1a4b8-370c-74f4-a454-409712da28f3', NULL, '{"_id": "01a1a4b8-370c-74c1-bb77-d2c39ae7b962", "date": "2026-11-04", "year": 2026, "month": 11, "amount": 53, "ledger": "01a20bc3-52bf-7584-8730-6376e48f9ae4", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-04T04:01:38.572Z", "updatedAt": "2026-11-04T04:01:38.572Z", "voucherNo": "V2026-27/0003", "ledgerName": "Electricity"}'),
  ('01a1b03c-724d-770d-930b-2c68e948cef5', '2026-11-06 09:41:53.869+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b03c-724d-74ff-ac29-268250e3a06f', '01a1b03c-724d-7655-b67f-fbacf4c5873b', NULL, '{"date": "2026-11-06", "absent": 1, "present": 0, "batchCode": "DM-2610"}'),
  ('01a1b03c-74c1-71b1-ae6f-b3caacf0f4ca', '2026-11-06 09:41:54.497+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'student.register', 'student', '01a1b03c-74c1-7468-ab84-7f92d543193a', '01a1b03c-74c1-76f0-98b2-761fc595a061', NULL, '{"_id": "01a1b03c-74c1-7468-ab84-7f92d543193a", "fee": 4050, "mode": "online", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-11", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-06"}'),
  ('01a1b0c9-1727-7083-b7db-e8d103bcbbbf', '2026-11-06 12:15:31.111+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b0c9-1727-7445-b752-6b27d37e3804', '01a1b0c9-1727-76d2-9999-b78c091d8cb1', NULL, '{"date": "2026-11-06", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1b4a5-afa4-7162-9805-12b857ca5064', '2026-11-07 06:15:19.716+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'student.disable', 'student', '01a11b91-9b52-7750-a708-7d856a0deee1', '01a1b4a5-afa4-774a-a057-9a6aff422d99', '{"status": "Active"}', '{"status": "Disable"}'),
  ('01a1b51d-6a8b-71ab-8739-5331e1a7e88a', '2026-11-07 08:26:06.347+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b51d-6a8b-732e-9626-3bf4df54cd3e', '01a1b51d-6a8b-779a-8ba2-d08f385497de', NULL, '{"date": "2026-11-07", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1be83-9230-7574-9e39-a6f890f69069', '2026-11-09 04:14:16.112+00', NULL, '', 'anyone', 'student.apply', 'student', '01a1be83-9230-7312-a0dc-0655e1a3ba26', '01a1be83-9230-77f0-b268-d47eb014c278', NULL, '{"_id": "01a1be83-9230-7312-a0dc-0655e1a3ba26", "fee": 16500, "mode": "offline", "batch": "FR-2612", "course": "Français des affaires", "status": "Pending", "PaidFee": 0, "dueDate": "2027-01-05", "endDate": null, "version": 1, "TotalFee": 0, "declared": {"fee": 16500, "Paidfee": 8250, "payMode": "Online"}, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 0, "isCompleted": "no", "joiningDate": "2026-12-01"}'),
  ('01a1c041-4eb3-7600-8275-e855e01f6c4e', '2026-11-09 12:21:07.891+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c041-4eb3-75cb-acc6-638151198c9b', '01a1c041-4eb3-7726-b205-fb47ce26b2ad', NULL, '{"date": "2026-11-09", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1c057-66d2-7359-9f60-1e3f4a2f531e', '2026-11-09 12:45:15.858+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1c057-66d2-75ee-bd61-33c9efa448b2', '01a1c057-66d2-70c4-b4d2-05d9e36ca877', NULL, '{"_id": "01a1c057-66d2-75ee-bd61-33c9efa448b2", "date": "2026-11-09", "year": 2026, "month": 11, "amount": 17, "ledger": "01a20bc3-52bf-7584-8730-67afe53e00b6", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-09T12:45:15.858Z", "updatedAt": "2026-11-09T12:45:15.858Z", "voucherNo": "V2026-27/0004", "ledgerName": "Internet"}'),
  ('01a1c432-5b10-744c-8e20-2a550e08c6dd', '2026-11-10 06:43:16.88+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20bc3-527a-771b-b3bb-25dd53b9e5ac', '01a1c432-5b10-739b-969f-861add1d2b8d', NULL, '{"_id": "01a20bc3-527a-771b-b3bb-25dd53b9e5ac", "room": "Lab 2", "bCode": "FR-2612", "bTime": "15:00 to 17:00", "seats": 1, "endDate": null, "trainer": "Dev Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2026-12-01", "courseName": "Français des affaires"}'),
  ('01a1c53b-8e49-7295-a5df-d770249eb443', '2026-11-10 11:32:57.033+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c53b-8e49-7093-a4e8-627098417251', '01a1c53b-8e49-751d-a859-35db8c29a1f8', NULL, '{"date": "2026-11-10", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ca38-8fec-75ad-8d5e-7a20d446c179', '2026-11-11 10:47:46.924+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ca38-8fec-761c-b475-7b65fb553cb7', '01a1ca38-8fec-77db-acc1-cade47c8c89a', NULL, '{"date": "2026-11-11", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ce42-8cd3-7392-8834-2a5126eea354', '2026-11-12 05:37:10.355+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ce42-8cd3-762b-9328-d7d8bc8b0a99', '01a1ce42-8cd3-77f2-8bc5-6daa11ab357c', NULL, '{"date": "2026-11-12", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1cf35-657d-757f-9fd1-fdb969e5a917', '2026-11-12 10:02:25.533+00', '01a20bc3-5296-72cd-8a87-c4f46ccba42e', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01a1cf35-657d-75ec-9995-f8b371406e90', '01a1cf35-657d-7390-bb40-61ae9dade490', NULL, '{"_id": "01a1cf35-657d-75ec-9995-f8b371406e90", "due": 3050, "date": "2026-11-12", "paid": 1000, "year": 2026, "bCode": "HT-2611", "month": 11, "course": "Hindi Typing", "changed": false, "payMode": "Online", "payable": 4050, "student": "01a1b03c-74c1-7468-ab84-7f92d543193a", "version": 1, "issuedOn": "2026-11-12", "receiptNo": "2026-27/000001"}'),
  ('01a1d445-07d9-73f3-ad65-b5b935a02dbd', '2026-11-13 09:37:36.217+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d445-07d9-714f-9fa9-ce2f4ba33dc1', '01a1d445-07d9-7214-be40-bbc5e5ed6b1f', NULL, '{"date": "2026-11-13", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1d916-73a3-76df-942e-8d44867c03c0', '2026-11-14 08:04:49.699+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d916-73a3-700b-9c1b-85e55af8053b', '01a1d916-73a3-7432-a43b-68ac5f194138', NULL, '{"date": "2026-11-14", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e402-4a37-7214-8e14-dfe1079b04eb', '2026-11-16 10:58:37.751+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e402-4a37-7405-82df-62e47341f798', '01a1e402-4a37-779f-8883-6548cfa9f2e5', NULL, '{"date": "2026-11-16", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e95a-a683-7514-9af4-e25be9f11db7', '2026-11-17 11:53:14.627+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e95a-a683-76f6-bb30-d44e018abe89', '01a1e95a-a683-76ed-b18c-9eeddf4c621d', NULL, '{"date": "2026-11-17", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ee80-40dd-7780-8b3c-3667b082c579', '2026-11-18 11:52:25.053+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ee80-40dd-71dc-ad76-76b9ade7bbfc', '01a1ee80-40dd-71da-a035-a9e79770819e', NULL, '{"date": "2026-11-18", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f2a8-7850-775a-81af-a7997d6154f7', '2026-11-19 07:14:49.552+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f2a8-7850-72d4-b30d-022cad5dcdb8', '01a1f2a8-7850-7128-9cac-b03a0ce13ff7', NULL, '{"date": "2026-11-19", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f8c0-38a9-7726-b403-6b4db8b2d3ab', '2026-11-20 11:38:29.417+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f8c0-38a9-7529-869a-9eecc674f7f7', '01a1f8c0-38a9-7208-a0a1-f99465eaad29', NULL, '{"date": "2026-11-20", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1fb86-a83e-732f-87ec-c2a8cb890f62', '2026-11-21 00:34:28.542+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'Hari Example', 'hr', 'student.register', 'student', '01a1fb86-a83e-7505-b6cd-1677ed7213c8', '01a1fb86-a83e-762a-ab95-97e3c5bad906', NULL, '{"_id": "01a1fb86-a83e-7505-b6cd-1677ed7213c8", "fee": 4050, "mode": "offline", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-26", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-21"}'),
  ('01a20bc3-5262-7201-9eca-e1f57c488d39', '2026-11-21 04:30:00+00', NULL, '', 'system', 'institute.create', 'institute', '00000000-0000-0000-0000-000000000000', 'dump', NULL, '{"name": "Namuna Training Institute (demo)", "phone": "+91 55500 00000", "address": "1 Example Road, Example Nagar", "timeZone": "Asia/Kolkata", "selfRegistration": true}'),
  ('01a20bc3-5266-7735-85dd-c0670dc46a8b', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'dump', NULL, '{"id": "01a20bc3-525d-749c-b6ee-2b2fef339177", "name": "Asha Example", "role": "admin", "email": "admin@example.com"}'),
  ('01a20bc3-5266-7735-85dd-c4c65ad2fe26', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'dump', NULL, '{"id": "01a20bc3-525d-749c-b6ee-2ff2559e9fc0", "name": "Hari Example", "role": "hr", "email": "hr@example.com"}'),
  ('01a20bc3-52e3-7027-8236-e7e9840c8a3e', '2026-11-21 04:30:00+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'discount.give', 'student', '01a1b03c-74c1-7468-ab84-7f92d543193a', 'dump', NULL, '{"amount": "500.00", "course": "Hindi Typing"}'),
  ('01a20bc3-52ed-773a-b389-10bdd41a9354', '2026-11-21 04:30:00+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Asha Example', 'admin', 'refund.record', 'refund', '01a20bc3-52e9-775a-9d97-26d50720b0e6', 'dump', NULL, '{"_id": "01a20bc3-52e9-775a-9d97-26d50720b0e6", "date": "2026-11-21T00:00:00.000Z", "bCode": "HT-2611", "amount": "200.00", "course": "Hindi Typing", "payMode": "Cash", "student": "01a1b03c-74c1-7468-ab84-7f92d543193a", "version": 1, "issuedOn": "2026-11-21T00:00:00.000Z", "refundNo": "R2026-27/0001", "enrolment": "01a1b03c-74c1-77e3-87a6-a2ed34537b70", "paidAfter": "800.00", "paidBefore": "1000.00"}'),
  ('01a20bc3-532b-71a6-8ad2-59ab205a14e2', '2026-11-21 04:30:00+00', NULL, '', 'system', 'student.update', 'student', '01976d38-7d5f-77fa-b0e8-9fa396f59a9c', 'dump', '{}', '{}');
insert into audit_link ("n", "entry_id", "entry_digest", "subject_id", "personal_fields", "personal_digests", "latest_at", "chained_at", "hash") overriding system value values
  ('1', '019583bb-5506-7226-b4ab-d793806bf9e6', E'\\xdfeb38873c10f22eba45a224c66ffd9f316cc0aade77a3f5b7cc7bab3b6c7c58', NULL, '{}', E'\\x', '2025-03-11 05:44:07.174+00', '2026-11-21 04:30:00+00', E'\\x59cf8b4c391435adec3d5da98f8b3856e4713269ab580e1e7e78542ce3339053'),
  ('10', '0195eaed-5b52-75f7-9c57-d735db3047f3', E'\\xd74acb0b5211b3a4d61587bede305d991fa7a88d1f6dc641c7dd6a3234883d4d', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x4a11876671214f85b3fe211ed94f5dafa7faa49ce9543e146ada28f715d6a084'),
  ('100', '01a19c3d-3bc5-751d-89c3-3ea4609703ff', E'\\xef59478c4650cb70a4bf4474683ab2eef64337038946f6c8c8f04283acc13dd2', NULL, '{}', E'\\x', '2026-11-02 12:30:21.125+00', '2026-11-21 04:30:00+00', E'\\x318494d36274bcd0fedd8981fac7ef03f88ac4646df17da594d62110e8ea2c74'),
  ('101', '01a1a4b8-370c-763f-9887-9ded1d998203', E'\\x48a85afb62f79a8b144408f76c5c8c6bac74fae01f97e479b6898c1bb5b0c8a6', NULL, '{}', E'\\x', '2026-11-04 04:01:38.572+00', '2026-11-21 04:30:00+00', E'\\xacf9742dbb1506bed10f32ebd737d699fe95f2eff2baa73ee45853dc3798cc43'),
  ('102', '01a1b03c-724d-770d-930b-2c68e948cef5', E'\\xdf38625bfaac81ddac3ab87f351e78be16aeeff2d3eeade94cfa3f07a90b6460', NULL, '{}', E'\\x', '2026-11-06 09:41:53.869+00', '2026-11-21 04:30:00+00', E'\\x69a42c2f184663fe65bc3010fda4816a0c78afb201044b1f33abead1ae99dd96'),
  ('103', '01a1b03c-74c1-71b1-ae6f-b3caacf0f4ca', E'\\x00f6c98c314bd5f627de6e149e9321f3f807aa24f41ac4d6fd6e7c18ece2f596', NULL, '{}', E'\\x', '2026-11-06 09:41:54.497+00', '2026-11-21 04:30:00+00', E'\\x994802c5b2862c2a13efbae19825c846670c08c160957bb90d29ac2147781258'),
  ('104', '01a1b0c9-1727-7083-b7db-e8d103bcbbbf', E'\\xb148a4e8c6bd78004a2083124947f6eb28903ffa257e0ac49c5717b3f068084d', NULL, '{}', E'\\x', '2026-11-06 12:15:31.111+00', '2026-11-21 04:30:00+00', E'\\x06c95844420c0313488e085a689949fe29d1d576a9b1669b37d1e09295e3bd2c'),
  ('105', '01a1b4a5-afa4-7162-9805-12b857ca5064', E'\\x7435de1c4e3e649f6401358cda42a6f413dabbaf26d1473013bf70d027c8a66b', NULL, '{}', E'\\x', '2026-11-07 06:15:19.716+00', '2026-11-21 04:30:00+00', E'\\x6b15986e301885c2d2186a84d044a6c07c51fb9ef738eb9d1f5786fad4840cae'),
  ('106', '01a1b51d-6a8b-71ab-8739-5331e1a7e88a', E'\\x299ee6d955d63aa24f616b9c9e083bbe6845fc655d03fab3fe36dd2753dbcb18', NULL, '{}', E'\\x', '2026-11-07 08:26:06.347+00', '2026-11-21 04:30:00+00', E'\\x1c0857bf367b896f820be9ff1cd5680ec5831ca01fb5209cb12ec7a93970f098'),
  ('107', '01a1be83-9230-7574-9e39-a6f890f69069', E'\\xe9ee9f301ba86128b7d2d39539b140ad096cd2d195783855b7983a832ad51a15', NULL, '{}', E'\\x', '2026-11-09 04:14:16.112+00', '2026-11-21 04:30:00+00', E'\\xe5228b46ecd7d545a5774234170127776f1957ea2cd5d4122cf9fa45c1718825'),
  ('108', '01a1c041-4eb3-7600-8275-e855e01f6c4e', E'\\xb814a40e4025e78739cf9273dcaf026eaeda625f3f0f0a0f6815476ca1fbc61d', NULL, '{}', E'\\x', '2026-11-09 12:21:07.891+00', '2026-11-21 04:30:00+00', E'\\xda3018de47a5f7c15d68778f8d7532a8ce6345b298755a5d3adc1536a843e8c8'),
  ('109', '01a1c057-66d2-7359-9f60-1e3f4a2f531e', E'\\xca47e39315bad4ff7db6a7438bc8298936f4c4202f01b174b7b42c88bbbcce13', NULL, '{}', E'\\x', '2026-11-09 12:45:15.858+00', '2026-11-21 04:30:00+00', E'\\x401758eb039fb6c864cbc3fbe590ee76be008b2ce01d105eade1196d2242922a'),
  ('11', '0195efe3-4389-73d2-a743-cc75b35ba5b4', E'\\xe99817b8dcd17c064314f615272cfb5ede3c8bf2cbdff6ce12211676dcd302aa', NULL, '{}', E'\\x', '2025-04-01 05:46:43.465+00', '2026-11-21 04:30:00+00', E'\\x1bbb0c858b6f84ea8e68338c9f5fcaee266891d76aa4526436e84094fde93533'),
  ('110', '01a1c432-5b10-744c-8e20-2a550e08c6dd', E'\\x647a2b5f6447f5ffde8969125105e4b86f5d7996cea50ef3000b2866fbacfc46', NULL, '{}', E'\\x', '2026-11-10 06:43:16.88+00', '2026-11-21 04:30:00+00', E'\\xd91b476bdc26f740d24ebaa4e01e444d15b8c433bfa9edece63ab17b432e7da1'),
  ('111', '01a1c53b-8e49-7295-a5df-d770249eb443', E'\\x1676a9925277993b950baed9876676c5fbdf662984a5b34eaa3ad02485b44088', NULL, '{}', E'\\x', '2026-11-10 11:32:57.033+00', '2026-11-21 04:30:00+00', E'\\x794805484391d07f13d2666b676736b0cc5a32d6e6d35bbbcf386d1603ad91de'),
  ('112', '01a1ca38-8fec-75ad-8d5e-7a20d446c179', E'\\xc0f8c7113432738660e50a209832c345b38f3ee59ce8f99ca09ca8806f254120', NULL, '{}', E'\\x', '2026-11-11 10:47:46.924+00', '2026-11-21 04:30:00+00', E'\\x0e77129e83062327cf5688b166a6c75dc9d83c12d166646d3f0c5f041fb8c094'),
  ('113', '01a1ce42-8cd3-7392-8834-2a5126eea354', E'\\xcdc0bd3cdcdea25c4e40e972698f1ea68af7da35e7463fb3d5e6a21e05860d05', NULL, '{}', E'\\x', '2026-11-12 05:37:10.355+00', '2026-11-21 04:30:00+00', E'\\x01aac5cdc614ad0eff8deb09ed52ef34c98f8b249dcfc739240fcecdab14f62c'),
  ('114', '01a1cf35-657d-757f-9fd1-fdb969e5a917', E'\\x97969b8437e449625c100efc66910bda95f47067d5d2fea9e459f035bd1a8984', NULL, '{}', E'\\x', '2026-11-12 10:02:25.533+00', '2026-11-21 04:30:00+00', E'\\xd5e085b015260ee4768e44daa1ae0be820e56f89a19139f18ee8cf27887fa230'),
  ('115', '01a1d445-07d9-73f3-ad65-b5b935a02dbd', E'\\xc9db9490e31f02c3718dcf4cc5d98975ad8913652eeccfdfd8cce3b69f6525d4', NULL, '{}', E'\\x', '2026-11-13 09:37:36.217+00', '2026-11-21 04:30:00+00', E'\\xfe5a6a274a320694540d2a9f85f8a530d927871e5ecc5540fb234394fcee92d1'),
  ('116', '01a1d916-73a3-76df-942e-8d44867c03c0', E'\\x59cb3b7ac1603995b9d7927e7684792b8c70f3cbaf57b0288484fa558c09a90e', NULL, '{}', E'\\x', '2026-11-14 08:04:49.699+00', '2026-11-21 04:30:00+00', E'\\x738777d5103a9935254e721492e3442d1cf3f63fab66041553d688feaca39759'),
  ('117', '01a1e402-4a37-7214-8e14-dfe1079b04eb', E'\\x60c58a275fbc19f5959318583bef0dc4be419063c9ef698a7ec99ac23f564a80', NULL, '{}', E'\\x', '2026-11-16 10:58:37.751+00', '2026-11-21 04:30:00+00', E'\\x371cd5efbdb1b44d07cf89aa29c84c8e9519689edc6c71ae6e8237fc169fc320'),
  ('118', '01a1e95a-a683-7514-9af4-e25be9f11db7', E'\\x93bb240fa6d7a06692e2699b9ea151842e8c649923987bdaff18ea266dc53a69', NULL, '{}', E'\\x', '2026-11-17 11:53:14.627+00', '2026-11-21 04:30:00+00', E'\\xb6cff942309bf0ef057953a1f52e4319de6db9c64b2e7141cb142a4a559adb84'),
  ('119', '01a1ee80-40dd-7780-8b3c-3667b082c579', E'\\x9d066808ce4f83d55a520fe0619277c33be5520f5302a339141916ece8657d0a', NULL, '{}', E'\\x', '2026-11-18 11:52:25.053+00', '2026-11-21 04:30:00+00', E'\\x08d534d8b549ff7e1044644ff98c8ae04731170b871c83dc7428e21c5e1a53ee'),
  ('12', '0195f066-eeb6-779b-9241-7167d3f90b41', E'\\xc65fc6a7b383be277966bea778dc90c841984eeb5cf791c148d2d169cd4be57c', NULL, '{}', E'\\x', '2025-04-01 08:10:32.502+00', '2026-11-21 04:30:00+00', E'\\x87037376c1ab937dc97e6c6ae7957c7aba32317ac4166e7b27ad0829079a315a'),
  ('120', '01a1f2a8-7850-775a-81af-a7997d6154f7', E'\\x7bf2621ede6d724400f49cf89eea30ef592d2fbd28602c4c3423011c685c3bcc', NULL, '{}', E'\\x', '2026-11-19 07:14:49.552+00', '2026-11-21 04:30:00+00', E'\\x46440bd98e63731e4aed943f4ab69d213d9380586b6518757653f1ec61b63ebd'),
  ('121', '01a1f8c0-38a9-7726-b403-6b4db8b2d3ab', E'\\xdcc71aaf8b6bca09d91ebeaff5c55698e24d1ce75435ea806c12062696b3d9ae', NULL, '{}', E'\\x', '2026-11-20 11:38:29.417+00', '2026-11-21 04:30:00+00', E'\\x06ef6f8c0d4eb0bd65be2b480568418b0262c5c5157f49365eeeab6ec50d4969'),
  ('122', '01a1fb86-a83e-732f-87ec-c2a8cb890f62', E'\\xe1aaf88719f98ad858d36c8190083ffe29afc3a5ec4113aada7ff89f2ce80963', NULL, '{}', E'\\x', '2026-11-21 00:34:28.542+00', '2026-11-21 04:30:00+00', E'\\x22d86b49e11813fd32c3878d7c142eddfd1ef2b796d8adab6d2a193eab62da17'),
  ('123', '01a20bc3-5262-7201-9eca-e1f57c488d39', E'\\xa882f791ab23823af3ea72dac1ebf22200df06b50a896b820a897dc1dd97690f', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x67fe1f9072585539e06c142a754a8617cf5e4931a319285eb1c5049c8e27a37f'),
  ('124', '01a20bc3-5266-7735-85dd-c0670dc46a8b', E'\\xb341df6d583888f82ea5ce4bc0f48ddcaaf9be5c0d513bfe59136aa933ffd84f', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xfe3e95fa557f2b712a7fb240faf274f0a7393aa679a4148bf2aee226f2f12a8c'),
  ('125', '01a20bc3-5266-7735-85dd-c4c65ad2fe26', E'\\x0f025412488a811ba4c0733ded1e739d0b5686f63960f69b2a7e2c4f09375529', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x089abbe37f8c6b39b8d685915677a7d5293364ccc79a67fadb0c9bf17d6c8cb6'),
  ('126', '01a20bc3-52e3-7027-8236-e7e9840c8a3e', E'\\xfd6010b948247bd841f6fe8f1c3054b5a672a4ba03e5fd71d361436e4d2caf84', '01a1b03c-74c1-7468-ab84-7f92d543193a', '{reason}', E'\\x3d012c501f973146e7e757ff9976e3bf9f2b531475b11ac88a8ba731e6d7c227', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x2d723b7cd8b81ada385a7d2a8e22235fc5f8c45dd336b330d33d67e4dfa4c1c3'),
  ('127', '01a20bc3-52ed-773a-b389-10bdd41a9354', E'\\x868813f857ad8e47784bf1065423cf7984d4f899f0d414d77c6f2551ff29b89f', '01a1b03c-74c1-7468-ab84-7f92d543193a', '{reason}', E'\\xd8def6ad2e3db80036e1118965643992a070f0d4448a85ce310c71bdd7fe6ca5', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x7ccfa2a900f38febb080be6ec828e41879106f2f967bd908cbc1d7042efe0a0a'),
  ('13', '0195f0f8-846c-7012-8bf6-aa220316aeba', E'\\xa24d4364b2c24d3d2d46ece41e0f3a42c725660771a577526300e233506f7523', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x0e878ac968bb5eb2dc745d13a4a7f339cee43213864a333036f5f105e2d1393a'),
  ('14', '0195f0f8-846c-7177-b02f-e2e492f668e5', E'\\x473dea256c78955734a70b0550a1879f642b75abcd0831ce516d126b0754907d', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x16b031263b1f074662701254e553bc2a045c8e014d2d5183421033ce3434a1c0'),
  ('15', '0195f0f8-846c-71ac-8c70-40a76ad5bd26', E'\\x59ac496d5ab951af42e3c707116a9dea7ddc9925f5ec0beace042b5d69eadcdc', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x7d717744ccac3b3173fa6fbd9bdf95539b5d9c44570d83873065e779dc88fc8b'),
  ('16', '0195f0f8-846c-7204-83f4-763052edf941', E'\\xb7a3919e192e85044c9ff06b6a56737ef9815c793a253c3bd9373054d34e039a', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xfaf7fda3f4c67f3e318361e74119929b1f53e342596be67d56277ab3c2b0a6f1'),
  ('17', '0195f0f8-846c-72b5-adca-b57a3546cd46', E'\\xd68c185ab2e5bb485fc733c6ebd007baa4e5c31f3847133cf5f62513fb39b775', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xa73a05c28d720f6d1befd8b8afb7944ef3ba739f5cbbcdc2e2d98951d8ffd351'),
  ('18', '0195f0f8-846c-7392-8783-216ef482e802', E'\\x752498d3d233b3bf3f6d1aae7c9bc4c4fa92aa314db571e69d763bc4ecc6476c', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x62d28b7ba9e3e3180e53d5247216a283096c58f9ab2b719b521786c299ea6c35'),
  ('19', '0195f0f8-846c-7445-8f8b-00621f3278ee', E'\\x4b399178058105b5a9d3843a541fe65fc67abcb66fd6a2ac0360350f795d9f4c', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xb4e52df0b359e6afb66d0e7d693561c07853907c5cc198d1df988c217addba20'),
  ('2', '0195eaed-5b52-709b-83a8-2bed29523794', E'\\xeec58fb65fc3e18202dc594975af43155737d7897a181f95b0d1c7a8697e7f4b', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xad84bd9ee92ec6303642f142bceeb8689b5ddfcdc70357947c67840924c41fb6'),
  ('20', '0195f0f8-846c-7478-ba14-92ba830b77e8', E'\\xfa6e3be5f0569365693293a9e4b3ac350a800d72b86f3c5f87a0ec770c114ea8', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x828cef28ad23dec2e17062dcdcd6e79626651e79edf3afcd0bb06d1a4df063cf'),
  ('21', '0195f143-5a97-7779-8e66-7b0105d83373', E'\\xda5188f39fc1de75e9e50f672e8725011eff5c4a3aabfe7eeb00099efc9d6a8c', NULL, '{}', E'\\x', '2025-04-01 12:11:18.039+00', '2026-11-21 04:30:00+00', E'\\x47b3239b85008406ea005be08078129bee48b5595bba9c89489181442490b684'),
  ('22', '0195f16e-4e64-737c-b02c-0e32ec45ba75', E'\\xca72b6f3b68bb98ca098fe7f01df8a5b5464dc00203442a6517d715d9f1d317c', NULL, '{}', E'\\x', '2025-04-01 12:58:12.964+00', '2026-11-21 04:30:00+00', E'\\xe6b7dc43564b3a87dbacd4acf6b73ec23834374f53a03f21a6af3c8e5865bd0b'),
  ('23', '01960aa5-c6f2-7542-9627-3802bc385090', E'\\x944b0bf04c0d6f5bae5eefa762c79d7f303668fa4f9dfafc2a1e5956adffb56d', NULL, '{}', E'\\x', '2025-04-06 10:29:18.706+00', '2026-11-21 04:30:00+00', E'\\x736e29162a8519068496cb1d29da5ed7babd30c20eb5e5c453fc96f82bfd50fa'),
  ('24', '01962e07-dbf7-746f-b2cd-6078addb4426', E'\\x55f494012ab863ead4f13608fc41c53eb254ae4e28cc07e48ce4e757787d69e8', NULL, '{}', E'\\x', '2025-04-13 07:23:09.175+00', '2026-11-21 04:30:00+00', E'\\x44a7dda9261ce1df65cbacd1c08e202e5bd49f7a8acceb0c3706c82a506774b4'),
  ('25', '01965222-1b54-76e8-9ac1-2b4bad297b8c', E'\\x8eecd94f5599b215d09fa95714f43b8d195ddc51fab8b0b96ee564efc3a9f2ca', NULL, '{}', E'\\x', '2025-04-20 07:38:09.108+00', '2026-11-21 04:30:00+00', E'\\x6325fba1f8cf7fd78cb3432081333e20ec1532167d23b56c0e6d0396ac31b34e'),
  ('26', '0196952d-9296-76b7-b320-37bb1358a289', E'\\xf6e257d31895b66ae11ce657ddfca4ee2695bd44830870acd16600c6e8c6a6b0', NULL, '{}', E'\\x', '2025-05-03 08:05:14.006+00', '2026-11-21 04:30:00+00', E'\\x64b995e29d728cb0918779f7717c191b908ec3e502527b26d332890d155d02c9'),
  ('27', '01971baf-477f-713d-b4dc-4c0d1da6526c', E'\\x6ca3d5f791250a3c91052eeaac5e1d63969fd0092229df01015b4bdf7d77bc9c', NULL, '{}', E'\\x', '2025-05-29 10:56:01.407+00', '2026-11-21 04:30:00+00', E'\\x51850d07da6dec1228d0d57e9866901ca7866c722e23ef11e233cb08bc3f9bef'),
  ('28', '01972f8c-001d-72ca-b704-8995a7424480', E'\\x94db8355841ae448bdcb4adba24f7c27bc933ddded4c95f661b8d40459c70960', NULL, '{}', E'\\x', '2025-06-02 07:29:53.693+00', '2026-11-21 04:30:00+00', E'\\x956ff4348ac614af2734a2efbaed1ad9321af34194ade9b371b16519b4ec7dae'),
  ('29', '019730ae-176e-7484-b1f8-abe5cd2a339b', E'\\xcecf3d3622c7ff412245340caa9fa21f5bbd64b099ebc8f23a6477150ad6fc50', NULL, '{}', E'\\x', '2025-06-02 12:46:45.102+00', '2026-11-21 04:30:00+00', E'\\xf5925d088a89fcc99165d3e5eaaae1f3c977ce66e38efd28c8576ea96b711e22'),
  ('3', '0195eaed-5b52-70d6-8148-d1dcda7a895d', E'\\x105883541fce021baeeb4e2c765a55752a25917c9635e3219d7347ba62101a72', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x8836b270067326695a5b7a14ecf7ce19cf5e211dead3f57db9cd849c23e9e403'),
  ('30', '01973f27-1abc-7591-96d2-403d415ec8e4', E'\\x4e2509748daa553270b07d026c7c6853ca864f1ea1a57a42006d2d555e4d77f6', NULL, '{}', E'\\x', '2025-06-05 08:13:36.828+00', '2026-11-21 04:30:00+00', E'\\x754131385dd6da07e62ada6966f83f73f3575dda0dc28783a7988c4be1f1532f'),
  ('31', '01973f71-631b-772c-b1f1-790af9e63b59', E'\\x0b6056e9e1e99b6d3668c6637c5d143dabd3d9993aac18f83fa90c3a33601311', NULL, '{}', E'\\x', '2025-06-05 09:34:45.019+00', '2026-11-21 04:30:00+00', E'\\x3309d12a5c7d6f35bd3b38655035c336ff9fd493cc5d346bfa104ffa80964b60'),
  ('32', '019744be-dbb1-76c9-a86b-76ba01bf0ebd', E'\\x929118ac3eb69db23adf125a45f9c8ca87800856fc5390f391555b5b3cd5e943', NULL, '{}', E'\\x', '2025-06-06 10:17:28.241+00', '2026-11-21 04:30:00+00', E'\\x4bf36092cbb9f3e31b6c0db3d28512ad43b7fa2c75fd1bc52763816907206f93'),
  ('33', '01976d38-7d5f-70bd-8004-31171d1b6126', E'\\xa9da26f471f6b6fca4862ece08eaea6b4df7afd40f24d1245e4beb032ba59031', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\xaaf25cd984442a9adc8d92654be8cf71cf147a0e0e16d9c60bddcb0ebdfa6ab1'),
  ('34', '01976d38-7d5f-7665-860d-97c29b5ae85e', E'\\x207d79bdbfe22d6419a9f43e718fa2614b22b94ee822bba343a72f3816e60736', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\xfa464a6c9b86fdbeb8bdb09923fbdc711badb3fdd9d0e5995ac4503bfaf9aec3'),
  ('35', '01977d82-9bf0-70de-9b0d-18e5639c6672', E'\\xd5042166326426523049750dfd47c57bc3f71e4f1db2518ada5dbb84ee30e8a0', NULL, '{}', E'\\x', '2025-06-17 10:50:01.072+00', '2026-11-21 04:30:00+00', E'\\x58473cb5b05604b75c6ce78146a5e3b11c500acf9c3bbef660404a87954844de'),
  ('36', '0197a729-c8b5-711d-8f20-28eaf12adc75', E'\\xe1f5a630e8b26dd29b71fe8572683bb16b4dc382ba8c5ebbe1b6623213b35acb', NULL, '{}', E'\\x', '2025-06-25 12:57:02.901+00', '2026-11-21 04:30:00+00', E'\\x98eb5a907050c3f8d38d73f4ff3676dc9af43514e1c31e64ff44eed6bd0e6ea9'),
  ('37', '0197cf00-2cf0-733c-8876-3f3aadebebb2', E'\\x5ded9bf4f079fc4e2bcd8bdbea3728133a42f683615b481989ef1aae8e1c9b22', NULL, '{}', E'\\x', '2025-07-03 06:36:24.688+00', '2026-11-21 04:30:00+00', E'\\x3febc396996ca31ed7a51598228fb48c55822ab385e0680d39ca97b2f27731db'),
  ('38', '0197d3b1-cdf4-7094-889a-16a050d85e51', E'\\x7df28689d3c8235d53e3f0961f555f0a79131b0cce6da7ece93415432f536f58', NULL, '{}', E'\\x', '2025-07-04 04:28:54.644+00', '2026-11-21 04:30:00+00', E'\\x374c22536235657a049f3a908987349296e430f92225c9a4148e40ea5e441629'),
  ('39', '0197d44b-78c3-753b-bd88-71a1bc3b3dcb', E'\\xf7764878a6444f62c639b947d700a490dfb807a41cc5d73f4495db0641a88d3e', NULL, '{}', E'\\x', '2025-07-04 07:16:45.379+00', '2026-11-21 04:30:00+00', E'\\x3619c6957b55871b9d5e6520a4675a965b1cca8b51833b473cab66e53d49dd35'),
  ('4', '0195eaed-5b52-7115-86cd-580ee3ebe5db', E'\\xeb361aaa6e50bba8cdc7f313b1688d67e5838965ee29eab0168a898ad1b1d3c0', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xb5de22102c82ae4c81adc1b56dec761b9c6ddbc4ee9648df919d61754147e182'),
  ('40', '0197e9a1-67f5-700c-a529-66c558ab0494', E'\\xa28c8c57b64d5398935cf00fef5ca79de6bf6fcab1504f3f96cb53524f429d73', NULL, '{}', E'\\x', '2025-07-08 10:42:38.709+00', '2026-11-21 04:30:00+00', E'\\xac87c342cf5a0b1bae2e8ad023c9ddaef88512faf5b10557d212e6e3719b21d0'),
  ('41', '01980c8c-196a-77f2-b8d9-035112ad0ff0', E'\\x9f29071e11238ef915c34ae9b7c217b80af3bcb6e2257a33a730a236ac6c9ccf', NULL, '{}', E'\\x', '2025-07-15 05:26:04.906+00', '2026-11-21 04:30:00+00', E'\\xef54f8f52a7397693692ffda2fa646c0f3c661301b0bc4af7ce25f4abeafb428'),
  ('42', '01982b99-c49f-72f5-baca-0aa3da4ae445', E'\\x78be7fd3b90885b0c58445bdefdf910cf5ccc3b4c663ee299576d2bb5299180f', NULL, '{}', E'\\x', '2025-07-21 06:09:14.399+00', '2026-11-21 04:30:00+00', E'\\xb346fbe29a23e8a7193466a6dd24b4b2d33ebf6185a5b3c6c0cb5b766009261f'),
  ('43', '0198305a-7b46-74d8-98b2-ef5cfd70bf9e', E'\\x7cbd92f40517adee5860123d2103c6a25fdd7b9b14ac9650739f583a7db43ca1', NULL, '{}', E'\\x', '2025-07-22 04:18:12.934+00', '2026-11-21 04:30:00+00', E'\\x1ac3a0e135b30d1624fd682467d13613badd394f469d3e88acd955809d8d7332'),
  ('44', '01983ab5-5436-7715-af45-8a444dd0ff58', E'\\xd0d7b31387dde72cba60eb2f0308ddf03cc4d6dec8335e8712d864caad3b4f54', NULL, '{}', E'\\x', '2025-07-24 04:33:38.87+00', '2026-11-21 04:30:00+00', E'\\xaf693e3093ffd9e60f90d4e29e94137089e9868a04c0fa8f9623c870f525fdb5'),
  ('45', '01984f40-d442-749a-9b90-1a6bb5094ab8', E'\\x49b0adcf1a2d2e763cc47fcf41184ad98464683187220ced9fba7452f8788425', NULL, '{}', E'\\x', '2025-07-28 04:18:25.474+00', '2026-11-21 04:30:00+00', E'\\x946d5799d0e5ac8cd4d05cab233d4c6e560292f452797d059c3c1e5c1be1cca4'),
  ('46', '01985aa9-0953-76af-98f7-85a2d8d2941a', E'\\xa520d611892eaa3f48d7a06f3a48f9d4485f2d8b5ef84ca5fe56c2db5dfddd4c', NULL, '{}', E'\\x', '2025-07-30 09:28:04.179+00', '2026-11-21 04:30:00+00', E'\\xf22e4a43d638f0e24cc6428e578237b015b12eb7572602f547e57e76e892ec0d'),
  ('47', '01986905-43a3-74b3-b4e1-1f08cd5d005a', E'\\xf28a01e5cc583655e8c23d1205dd0c41c401d9f47428402d93ddce6d5b3dd974', NULL, '{}', E'\\x', '2025-08-02 04:23:29.443+00', '2026-11-21 04:30:00+00', E'\\x579a103460e8c68e818a79ce3f6e1b05c3bb3e79dd486d0db8a0aed806b474c3'),
  ('48', '019873c7-c03e-73c9-b8e8-3bd1cda2b4d1', E'\\xdba0599291b7762dcb6a2faab35e4a4df1ce6fbad4fe06ff28a3434450841c27', NULL, '{}', E'\\x', '2025-08-04 06:32:07.486+00', '2026-11-21 04:30:00+00', E'\\x7798415a054c3844a73f05f0c1a58315e714e47a17be3544580ae089b3ec5c13'),
  ('49', '0198742d-391a-7187-b08b-50ce5f545805', E'\\x115a723343537679a21ed1918b92f763f5e04c0f7a33ea2e8cf40f9a4ed4d48f', NULL, '{}', E'\\x', '2025-08-04 08:22:57.562+00', '2026-11-21 04:30:00+00', E'\\x09b54b4f8413f8e32161e05d952c48adca91b26b88226a5aaca2fdf5e71149f1'),
  ('5', '0195eaed-5b52-7230-8a44-afe59a29975f', E'\\x2c2ab9396dfba9f6c4f70c264cc27a8cfd8e09f49dbea941b207fc16b5d3325d', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xc75a1839f99c50cb9e3f17ee4047d664ef94f3e82a79f0446105d80f90799aa3'),
  ('50', '01987a45-a517-743c-9a4c-6cc8ccdd81bf', E'\\x439d3b53b04e736b6d87b82df38e00748642cb4620948c60d426fb4c6e76eeaf', NULL, '{}', E'\\x', '2025-08-05 12:47:21.367+00', '2026-11-21 04:30:00+00', E'\\x5a6e84bf28a38d51181108ca4f631fda2c9bc0fe053010840d5720f6fbd0dddb'),
  ('51', '0198adb9-bb13-769a-8042-c486cfe1748c', E'\\x72b8bf772e9e074b0138145eef39b6543934b93cb5e1947594bfe2f6e99e820c', NULL, '{}', E'\\x', '2025-08-15 12:34:47.187+00', '2026-11-21 04:30:00+00', E'\\xa14ac49a9443c674a95d8f5c5238ff6b875d5c8913c3877a868419bcda07316e'),
  ('52', '0198b7a5-65f9-718e-80c5-bce1948b6ad5', E'\\xeb268db88dbbb11b2e709615a43f38e85febc9ccff96c20dcb6f7b32545f6609', NULL, '{}', E'\\x', '2025-08-17 10:48:46.841+00', '2026-11-21 04:30:00+00', E'\\xc495ec332c8fd3bd8d621f153aa97f68f343d1a2c125ccf03e9ef310b53faf2a'),
  ('53', '0198d1be-32ac-732b-a703-6cdb8757970f', E'\\xf0292bc31849ecd38a996c441e1ca50d222861d6aefda9936865e32041ac7f69', NULL, '{}', E'\\x', '2025-08-22 12:25:59.724+00', '2026-11-21 04:30:00+00', E'\\xab9a170cde376afd7b37128f13e5a83f6a6939d4816dc904f299fd69c18b93fe'),
  ('54', '019904aa-7eb6-71ba-aa5b-459213695deb', E'\\xfc3e7c46d659c2a774618e471b722112de9bc0e085ce2f266f6f8cf311ac96f1', NULL, '{}', E'\\x', '2025-09-01 09:45:06.486+00', '2026-11-21 04:30:00+00', E'\\x73177de1f2d0046ccb963b341fe3716b231f78bba68636c379593a5bd59bd829'),
  ('55', '01990a07-c598-7004-bf8c-cf1bb4289789', E'\\xd11e73c764f74720b048310c4df4e34375bb901f966a10d150bb5cbb49bdc3ef', NULL, '{}', E'\\x', '2025-09-02 10:45:05.56+00', '2026-11-21 04:30:00+00', E'\\x1be29c49826b6739005a64cf541e4648e194ec25ec8d50f40309a7078a27c03a'),
  ('56', '01990f32-eeb0-710a-808a-086aa8610838', E'\\x1e41dc2f4f9f90c20680f98804d174188a7e49c62f5ae6d2cf1449171c7ccb82', NULL, '{}', E'\\x', '2025-09-03 10:50:20.208+00', '2026-11-21 04:30:00+00', E'\\x6c352c32bd0667683216b5694e3a90db71666bfa2eeb427639edd1dc141aa6df'),
  ('57', '0199291d-4815-718b-9437-7492f78151c3', E'\\x0949371556ddefb0e705245883b2212b56b46d46af5d7eaa4d63b5fa4cb5d40e', NULL, '{}', E'\\x', '2025-09-08 11:36:48.917+00', '2026-11-21 04:30:00+00', E'\\x123e8f350092a3b0f8b73049f9aa95bc7097b0052ba896102bca7087ce853492'),
  ('58', '01993c60-445a-73b0-8aba-b98497c10a92', E'\\xb884039378066e3b775ef5d70f038dcc70f17b74374bb9c12300756f22ba097c', NULL, '{}', E'\\x', '2025-09-12 05:22:45.978+00', '2026-11-21 04:30:00+00', E'\\x713d30bbb842a68a968a8af6307c0bf16bf5342916169a6a33a5d048e59c04c2'),
  ('59', '01994735-b681-72ec-a561-788e0d38bac6', E'\\x31dff1fc333f540bcefd55f195b2372efc68c067cd3121d65981ff1a77e9374a', NULL, '{}', E'\\x', '2025-09-14 07:52:06.529+00', '2026-11-21 04:30:00+00', E'\\xa9c5c4e26f697b5615d299e1db577793ba3385070118f5148dc453454001f86f'),
  ('6', '0195eaed-5b52-7268-b878-7f95ea0994fd', E'\\xcd2cc60b83527b100a54f25529205b7f247b1c96e25b7daeea0b9bb4b3fa13c5', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x166691ad9e37d79af725e7a6e107e2e42ab27f8abb804ca9673157d7e8c91b42'),
  ('60', '0199483e-e8b1-760c-8f2f-c3bd96ab3a81', E'\\x84c14b4f10474d529daa89b2758f30d8b30bd734298dd0737f88cd71153b6d65', NULL, '{}', E'\\x', '2025-09-14 12:41:46.417+00', '2026-11-21 04:30:00+00', E'\\x32e61a4e305574e731593fde3e38cad86206383d8566089e17b8c4bcdb26cedd'),
  ('61', '0199c7c0-0ba8-730e-944e-df4ec64a86b3', E'\\x0dac365742b722cdf63f1ec6eb7130e656ac40e5fb6b54c66a841ae116cb9955', NULL, '{}', E'\\x', '2025-10-09 06:54:35.944+00', '2026-11-21 04:30:00+00', E'\\xca1d149ed9c75c2dc42adacefb6251b5d6422327e64d5c224e11f09e821352d2'),
  ('62', '019a24d1-6480-75f2-8ba4-246f687eae15', E'\\xb908fba497e832f86d2ad50e6fb11dd2feefe5c14f7ec21a916e9b12d5f3bcdf', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\x234c2f0c9b4f93dba982c73a005c7ead75ec8c5b3be2d7ae460a416c8f61e0b7'),
  ('63', '019a24d1-6480-7688-8654-168a06cd60b2', E'\\x4b981441db14359e672321017d096b93f0a093c08c42a5b671f3ffc27cf3e54b', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\xa559162dfe942e16f3e0982712b7acaaae56f0f72e743334de90c0d5b090d993'),
  ('64', '019a3e0d-cbe7-72a2-8597-04c67e767abf', E'\\xcb10ae5f49cbc64ce79863f2e58d1b1a98de423f7cf5dd520c013d8389ea014d', NULL, '{}', E'\\x', '2025-11-01 06:14:42.919+00', '2026-11-21 04:30:00+00', E'\\x1105927353e5955f826c8f26524b54882beffe3acb7f4915dc342a5af668b3fc'),
  ('65', '019a499b-18e8-74f8-945e-636d65edd6d7', E'\\x84433d8e51fc4dc5c313f81602aab48bf1dcc8825777e8801e22418e4917a89f', NULL, '{}', E'\\x', '2025-11-03 12:04:52.584+00', '2026-11-21 04:30:00+00', E'\\x187ccffbbc52a2954cbecb4469228bb5a60b078469f30a6ea20f0e21f0dcca5f'),
  ('66', '019a4dd1-d13d-7356-af98-c67cbe5fc11a', E'\\x49f41b17e58acbccf569720ee670e696cd6cf42cdd5ed250ddd6ba519189176d', NULL, '{}', E'\\x', '2025-11-04 07:43:07.581+00', '2026-11-21 04:30:00+00', E'\\xda5a5d9b38b317c8e6d8173626066fc98cd7c6e334b4086e9388e1f7c89bf357'),
  ('67', '019a5870-be50-757b-b90e-a44032debd9a', E'\\xe02d05a4bf8b47f56a89a7915c9ab861c63360dba76f879b245dbacc120a8013', NULL, '{}', E'\\x', '2025-11-06 09:12:55.12+00', '2026-11-21 04:30:00+00', E'\\x87316d0251fc78351e5d8077ee468dead29356226cbafb9f0083d4dfb5ef6d38'),
  ('68', '019a58cd-919f-77f2-8ede-7ea0e76cf57d', E'\\xc9ee8aaa5eda1a2d41a6e84d0944bf883b8785a6a6f99488e72856e6a94463a8', NULL, '{}', E'\\x', '2025-11-06 10:54:18.527+00', '2026-11-21 04:30:00+00', E'\\x9ec8753cd9e1670503e6a6d4b6067f4e8accc13a39a3428075b8da3b7b5fd150'),
  ('69', '019acdcb-3f5e-727d-92d8-bc072321ab16', E'\\x74baac31cfe2222c7cfc1c1b78dc5e365b01407716a08475465d1ca88a10ef59', NULL, '{}', E'\\x', '2025-11-29 04:07:20.67+00', '2026-11-21 04:30:00+00', E'\\x29263431650c68dee2d3a977ab29889c29e5e12a7b72bf2e6c22c138fd180a6b'),
  ('7', '0195eaed-5b52-7272-8148-09957e079d3e', E'\\x43f21c0faaf6163541b97a25da870bb5c5efead8ddc99406801ae6723bbb03d7', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x1d92c2cfad347babe657203fca1f6a71c7d669c2c359fae78a29a4960ffdb551'),
  ('70', '019acefa-c7b2-7584-a1b8-3709f50afd84', E'\\x6fb510449281ae6d87cc342f944802de482437d8456bfd32ef8c46f976a94850', NULL, '{}', E'\\x', '2025-11-29 09:38:52.978+00', '2026-11-21 04:30:00+00', E'\\x4121da79618499db57de8077904edd691e586029e86cbf48d642f3b1e637ee7e'),
  ('71', '019ad88c-72fa-766d-8379-ff925c9fca59', E'\\x05d702e26a658cb83117f8b93a4c7fa606f3a77e82ce9ee738653ab7ba64f149', NULL, '{}', E'\\x', '2025-12-01 06:14:34.49+00', '2026-11-21 04:30:00+00', E'\\xc32d765a5be23f892ad36e6dde6d1133d64611615951dedef485d3162251f44f'),
  ('72', '019b5e41-c6ac-7457-93e3-179de6acdf0b', E'\\x543979edf48b3be42da82833a0da6091f57c7c7599f72bbebeac1d10300c8df9', NULL, '{}', E'\\x', '2025-12-27 05:22:07.66+00', '2026-11-21 04:30:00+00', E'\\x695a5b6aee7635c446099982570cbbc702f8006fae55f19d57aebd1f13f3099b'),
  ('73', '019b7ce0-50eb-7743-b9f5-5fb02b88acf8', E'\\x6ba91434663d020a11ef62d6605711643564e1296917126809ad1513d3655cbe', NULL, '{}', E'\\x', '2026-01-02 04:03:54.219+00', '2026-11-21 04:30:00+00', E'\\x048f1e7331a9cfcbe9e8d623e1dcc87777c56e414d5f23750816f7e28f45ec95'),
  ('74', '019b7d9a-7db3-70c9-af1c-b0dedf0f46b8', E'\\xb54d83f3ab93d5cd48d6c79912d8322304c8f90b915a6767018d7575946304e1', NULL, '{}', E'\\x', '2026-01-02 07:27:15.379+00', '2026-11-21 04:30:00+00', E'\\xe3cf52938b34b8841391f13552dcdd08e7309323333e1559feee0590df7ff570'),
  ('75', '019b92c8-7213-70b0-8fe6-45a0095e2407', E'\\xae4309705f0471ebbf192cdcb136d113a2776d5aae331df0804c7c7d82ff417d', NULL, '{}', E'\\x', '2026-01-06 10:09:28.595+00', '2026-11-21 04:30:00+00', E'\\x577449e2c1ce510aee35015d50fd35c7400b302f27a266d3d0018910ff2f3d47'),
  ('76', '019b96c0-e9f1-76e4-ba64-a45250b3884a', E'\\xb5c95d8d6d85e1a8ab45ab345f40f380190a234ddb4f77706d2933877709283e', NULL, '{}', E'\\x', '2026-01-07 04:39:43.857+00', '2026-11-21 04:30:00+00', E'\\x9677dc275c80d16ad16fb9f8ce3e6cf5d3acf964ee41d6c9f1e9c55e375a6f54'),
  ('77', '019b9be6-f910-72f7-a9dc-1ccb9898a509', E'\\xbef7487b9cef14e24dd8186c50ec4eaf9f27c08e460b63e9c4bf29c251b409e3', NULL, '{}', E'\\x', '2026-01-08 04:39:24.176+00', '2026-11-21 04:30:00+00', E'\\xb327e9c6e849bf739ed9683c936eb718c82400e35f13bafb7a1c7e5f0c3a2bb3'),
  ('78', '019bea69-43a4-73ec-8f88-33ce98fc8ff2', E'\\x24962355e80f6fa40bdfa4dbad988a7dbf302089f89f399706f1091c36a321c5', NULL, '{}', E'\\x', '2026-01-23 10:32:05.796+00', '2026-11-21 04:30:00+00', E'\\xb92af2901e47d60951cbc3f9e61152ec028ea681b57edd8426fbd8e8878c030d'),
  ('79', '019c1cef-33c4-74eb-9718-50609fd721c3', E'\\x600c51452a4a8345a3ad3ebd52342da75407dd783f47fdfc0868ab61f163a981', NULL, '{}', E'\\x', '2026-02-02 05:59:24.356+00', '2026-11-21 04:30:00+00', E'\\xd18135deb6ae26af3a6121da269268dd305af9573ca15a9d202ddbfc49677c59'),
  ('8', '0195eaed-5b52-7537-81f6-3408540e35f7', E'\\xf524998826c3ede99262ee4e7bf3e72152c75cb79f68524112aaa7c0d2b5afe4', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x735261a89b80f1c4704b1533a68ef316c5da218f6506ab6f1b1871cfeb48d1df'),
  ('80', '019c31b6-9ffd-71b0-967e-c86e47994618', E'\\x73c8fcda80b71c051bdbd0bc4d05502ce90b5a21c2f09c2353ec87db588cc3ab', NULL, '{}', E'\\x', '2026-02-06 06:49:38.045+00', '2026-11-21 04:30:00+00', E'\\xaf372d673bfe1454b0ce3779a243da247c32e900e89c8659bd3e1d23dd5e5c12'),
  ('81', '019c369f-a274-7527-ab34-c911633e8ee4', E'\\x7f307434c71ba4b98f2f80601d3ae3aa56741b1b7d4ce0154e160b862d5fb61d', NULL, '{}', E'\\x', '2026-02-07 05:42:37.428+00', '2026-11-21 04:30:00+00', E'\\x2cfaf77d8f7122ef18a819fd20603fb1fca103ab995315c0b6b7b95e540f058e'),
  ('82', '019c411e-2084-7569-8756-b0e20d650b13', E'\\x637eba39395511e1b3d3c7fe38e799defa4cc9d210e05bdba6a94acb5c2e3881', NULL, '{}', E'\\x', '2026-02-09 06:36:59.396+00', '2026-11-21 04:30:00+00', E'\\x6cc908e5a97c4a37bbf97ffe4443eae1fc7f54f1bac1cf0eb36723ab9c8a2071'),
  ('83', '019c423e-23a9-713a-aa18-3a98f1180818', E'\\x7858d87d4d17d8996632cb6b7ae57d0476454f1f6a90c3ffdd3086fe5d5a7014', NULL, '{}', E'\\x', '2026-02-09 11:51:34.569+00', '2026-11-21 04:30:00+00', E'\\x9fb5609d5947d5db3a52b0bd2f48bdc18c0a167be7280272d5c8c6a0ba3bd660'),
  ('84', '019c7004-9136-774d-a040-866bbc732039', E'\\x4d2e505c60ec0163654edd2ca233d04628a2f396f410e62abd3262eb809ba2ae', NULL, '{}', E'\\x', '2026-02-18 09:11:13.462+00', '2026-11-21 04:30:00+00', E'\\xc2278e47f9cdc7a203fa977ab9d2737b1713957abeee83f349872caa86c061e5'),
  ('85', '019cfa32-3a20-705b-abcc-940b73463b61', E'\\x3f39b4fa3c8c370317a01ee6a2a6e136a1d27177956dfc1b0dd6f05910cbe2b6', NULL, '{}', E'\\x', '2026-03-17 05:08:41.632+00', '2026-11-21 04:30:00+00', E'\\xa6ab64fe73f4a495c534199b55fe91a8599b19469758489df51ce20001acf0e3'),
  ('86', '019d47ad-09b4-713a-9760-76b2af272df4', E'\\x74eb5d592c8b1db728a15446322a5724de12055a684fb1fd56f8a273ce7bd30e', NULL, '{}', E'\\x', '2026-04-01 06:13:35.796+00', '2026-11-21 04:30:00+00', E'\\x373438509367c08b0345e4a8778f661980588ca9a4546dcb886c955e91737dba'),
  ('87', '019d805b-85ba-776d-9d5d-b388e639c5f8', E'\\x7a80425966e020d8a601e73c271e3fe84fd46ba8a1254ce3362f53371627471e', NULL, '{}', E'\\x', '2026-04-12 06:22:54.906+00', '2026-11-21 04:30:00+00', E'\\xb8c034e0f19a67dae6baeba170de1e2c0530a0587d333d055a79139c366a4d2d'),
  ('88', '019daf1c-ae23-7166-ab2c-a9c85f2251af', E'\\x175176ba21e0b3c713fc1eeecb82cd3f55e841984d7f0a43afd76cb92acb6937', NULL, '{}', E'\\x', '2026-04-21 08:16:25.635+00', '2026-11-21 04:30:00+00', E'\\x94823b5ab5053ee1fc42397c1722a685a0da861451329d552a28ea32504f7996'),
  ('89', '019e0afc-7890-7232-a4df-7e4b6c11b18d', E'\\x5c35c2d37224a591549d41fc2b47fa1f69558cd940eb5c79755f208303358af8', NULL, '{}', E'\\x', '2026-05-09 04:26:18.64+00', '2026-11-21 04:30:00+00', E'\\x6d4fd6dd2b18952ec34fbc1e281ed91e12f2f0f9007fd97f6e573e89f796a1e0'),
  ('9', '0195eaed-5b52-75c2-bc75-1b2ed717deb5', E'\\xc2fedeb3a394bd29f7cd01e8593e598d21244d6d52c4fbfdb3a944b6cfa14da4', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x7d0bb007f48322f836596b478883416c2eebbf7658db2a96a56d086f3b19f3ea'),
  ('90', '019e91fd-57b9-77bd-b525-a2f8469c3de9', E'\\x63db9f37e1d35aec25bc530c85f2632caced14f1be17e8758e0f0017912f3367', NULL, '{}', E'\\x', '2026-06-04 09:35:59.929+00', '2026-11-21 04:30:00+00', E'\\x0ba1326384073dd0d54474f179e71c25af44c3e7cb0ec9d9e52083832ee58a46'),
  ('91', '019f1d81-7446-750c-82c5-f4e477d7c311', E'\\x7b88119a40c7986631045df0840298735ecfd784f56a4856304bde9dcfa563f6', NULL, '{}', E'\\x', '2026-07-01 11:47:31.014+00', '2026-11-21 04:30:00+00', E'\\xb02cba1d53e861d575fe8b55d54a99db365a054dfbabd65aee7e42b82611a6df'),
  ('92', '019f4660-91bf-7081-9349-425ffc363f07', E'\\x9ec22ef6978bebf3cec40ae05fb3bc4cedebf25bb44238fb3decc452bfae682d', NULL, '{}', E'\\x', '2026-07-09 10:16:01.727+00', '2026-11-21 04:30:00+00', E'\\x56e7038ecff91d2fedf5f87b36b3d660ab7d98dafbbe7945bb950748c9457f03'),
  ('93', '019fa230-ae6c-7797-9f1e-adfdec13ed93', E'\\xf1d6d513f96d54ee70501670f685947195748492e974b2698bb862546f2a2f65', NULL, '{}', E'\\x', '2026-07-27 06:08:47.212+00', '2026-11-21 04:30:00+00', E'\\x1e0ff1bfd22b268b57ae4f450a549b8e605807bfb57440503a0c9f90c7bef9d4'),
  ('94', '01a02eaf-9c16-752f-a2a4-750ef05fdab1', E'\\x05d79d7813abcb8d0c27e0fc3c0b1b699b3666d66b145c84af424ed4f98bb92f', NULL, '{}', E'\\x', '2026-08-23 12:54:15.83+00', '2026-11-21 04:30:00+00', E'\\x42499b033ee035a18020182fe3f6180f4daacea0218899970593b42124bbe0f9'),
  ('95', '01a0b40e-f07d-722c-b46a-becf954e63a9', E'\\xede7a315b6f7ee06b3b33fb9f7aee59feee9cce5a2ce2b2cc30a3b5d28b1e961', NULL, '{}', E'\\x', '2026-09-18 10:27:53.085+00', '2026-11-21 04:30:00+00', E'\\xe5f396c20651d09964e975efde6bc2fef290b5225d1cd1f88e343499f0b4c59f'),
  ('96', '01a0d6d4-797a-7390-8afa-4a7e2dd43967', E'\\x8f390452212cb282950abb14674ce47aeba480aee20a2758937bebcee5029e72', NULL, '{}', E'\\x', '2026-09-25 04:30:44.09+00', '2026-11-21 04:30:00+00', E'\\x9092d9b31d35a805aba05ba6b8819c0f55c970779de6e82939c54b5289d347f9'),
  ('97', '01a11b91-9b52-74f7-881b-2bd50a94e44e', E'\\x7d2e9387a58df448c3ed02ce0957f4bb336383891226061cdeae29c5b00cf8a5', NULL, '{}', E'\\x', '2026-10-08 12:51:29.746+00', '2026-11-21 04:30:00+00', E'\\x844ef78fcca4f6031817b79ebe03510278e7a6b76c3e5e0b27d5d5856f28ebb1'),
  ('98', '01a13e7e-69d3-7592-af6b-ccf28342e4e0', E'\\x50d9bee67c75807d2e271c3292fac87719977fd3b785bba22ca8d39f499ec339', NULL, '{}', E'\\x', '2026-10-15 07:37:14.451+00', '2026-11-21 04:30:00+00', E'\\xd594ed94d038cb6ef84e2cb2091d215d064799ff2d1c80406dce17f60df07368'),
  ('99', '01a19b44-4019-742d-8ec9-bb1b9239cfa7', E'\\x1f9cb771de2a9746377dfbb74f4d325cca4b7080fca984875156218b60e39a19', NULL, '{}', E'\\x', '2026-11-02 07:58:23.769+00', '2026-11-21 04:30:00+00', E'\\x9bb033393e5f6591d8947ae20805e48269ec59c3b115797ed5c8b647149bb131');
insert into audit_personal ("entry_id", "subject_id", "field", "before", "after", "salt") overriding system value values
  ('01a20bc3-52e3-7027-8236-e7e9840c8a3e', '01a1b03c-74c1-7468-ab84-7f92d543193a', 'reason', NULL, '"Scholarship"', '0f2e80b9-f1f8-487a-a622-a9c6baa8f0da'),
  ('01a20bc3-52ed-773a-b389-10bdd41a9354', '01a1b03c-74c1-7468-ab84-7f92d543193a', 'reason', NULL, '"Paid twice"', '71c5fbb1-c6fa-453d-a4b2-725b13aa231f'),
  ('01a20bc3-532b-71a6-8ad2-59ab205a14e2', '01976d38-7d5f-77fa-b0e8-9fa396f59a9c', 'degree', '"BCom"', '"BSc"', 'b013d0e6-0caf-45ee-9bb5-de7383aea7b8');
insert into audit_seal ("day", "n", "hash") overriding system value values
  ('2026-11-21', '127', E'\\x7ccfa2a900f38febb080be6ec828e41879106f2f967bd908cbc1d7042efe0a0a');
insert into audit_unchained ("at", "entry_id") overriding system value values
  ('2026-11-21 04:30:00+00', '01a20bc3-532b-71a6-8ad2-59ab205a14e2');
insert into backup_run ("id", "kind", "started_at", "seen_at", "finished_at", "place", "encrypted", "bytes", "reason") overriding system value values
  ('01a20bc3-5318-7676-9335-b51e5ce5869f', 'scheduled', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'office:/backup/example.tar.gz', 'false', '4096', NULL);
insert into batch ("id", "code", "code_key", "course_id", "time", "start_on", "end_on", "created_at", "version", "deleted_at", "trainer", "trainer_key", "room", "room_key", "sessions", "seats", "import_id") overriding system value values
  ('01a20bc3-5278-709e-9e4f-5c70ef5d6013', 'TALLY-2504', 'tally-2504', '01a20bc3-5277-7193-90f5-bd6a1291d912', '15:00 to 17:00', '2025-04-01', '2025-07-01', '2025-03-11 05:44:07.174+00', '1', NULL, 'Anita Example', 'anita example', 'Room 1', 'room 1', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL),
  ('01a20bc3-5279-72bb-b523-bdb5aa446aca', 'PY-2504', 'py-2504', '01a20bc3-5277-7193-90f5-c0c31318da8f', '08:00 to 10:00', '2025-04-27', '2025-08-27', '2025-04-06 10:29:18.706+00', '1', NULL, 'Binod Example', 'binod example', 'Room 2', 'room 2', '[{"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 6}]', '1', NULL),
  ('01a20bc3-5279-72bb-b523-c293a1c60b0c', 'FSW-2505', 'fsw-2505', '01a20bc3-5277-7193-90f5-c7312b621b00', '12:30 to 14:30', '2025-05-24', '2026-01-24', '2025-05-03 08:05:14.006+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 1', 'lab 1', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a20bc3-5279-72bb-b523-c7459bcaeac5', 'DA-2506', 'da-2506', '01a20bc3-5277-7193-90f5-c96e2404ad35', '18:00 to 20:00', '2025-06-19', '2025-12-19', '2025-05-29 10:56:01.407+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 2', 'lab 2', '[{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}]', '1', NULL),
  ('01a20bc3-5279-72bb-b523-ca3968d97806', 'GD-2507', 'gd-2507', '01a20bc3-5277-7193-90f5-ce68b479c585', '18:00 to 20:00', '2025-07-16', '2025-12-16', '2025-06-25 12:57:02.901+00', '1', NULL, 'Esther Example', 'esther example', 'Room 1', 'room 1', '[{"end": "20:00", "start": "18:00", "weekday": 2}, {"end": "20:00", "start": "18:00", "weekday": 4}, {"end": "20:00", "start": "18:00", "weekday": 6}]', '1', NULL),
  ('01a20bc3-5279-72bb-b523-cfebceca06d9', 'DM-2508', 'dm-2508', '01a20bc3-5277-7193-90f5-d1c6954aac6b', '10:00 to 12:00', '2025-08-11', '2025-11-11', '2025-07-21 06:09:14.399+00', '1', NULL, 'Anita Example', 'anita example', 'Room 2', 'room 2', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a20bc3-5279-72bb-b523-d310b6828cc3', 'HT-2509', 'ht-2509', '01a20bc3-5277-7193-90f5-d651a50df84f', '15:00 to 17:00', '2025-09-07', '2025-11-07', '2025-08-17 10:48:46.841+00', '1', NULL, 'Binod Example', 'binod example', 'Lab 1', 'lab 1', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL),
  ('01a20bc3-5279-72bb-b523-d6b83acb44fe', 'FR-2510', 'fr-2510', '01a20bc3-5277-7193-90f5-d9d984fec703', '15:00 to 17:00', '2025-10-03', '2026-02-03', '2025-09-12 05:22:45.978+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 2', 'lab 2', '[{"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 6}]', '1', NULL),
  ('01a20bc3-5279-72bb-b523-dacb885f8c73', 'TALLY-2510', 'tally-2510', '01a20bc3-5277-7193-90f5-bd6a1291d912', '12:30 to 14:30', '2025-10-30', '2026-01-30', '2025-10-09 06:54:35.944+00', '1', NULL, 'Dev Example', 'dev example', 'Room 1', 'room 1', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a20bc3-5279-72bb-b523-de05c2265398', 'PY-2511', 'py-2511', '01a20bc3-5277-7193-90f5-c0c31318da8f', '18:00 to 20:00', '2025-11-25', '2026-03-25', '2025-11-04 07:43:07.581+00', '1', NULL, 'Esther Example', 'esther example', 'Room 2', 'room 2', '[{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}]', '1', NULL),
  ('01a20bc3-5279-72bb-b523-e1792871c067', 'FSW-2512', 'fsw-2512', '01a20bc3-5277-7193-90f5-c7312b621b00', '12:30 to 14:30', '2025-12-22', '2026-08-22', '2025-12-01 06:14:34.49+00', '1', NULL, 'Anita Example', 'anita example', 'Lab 1', 'lab 1', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a20bc3-5279-72bb-b523-e61cd21c3124', 'DA-2601', 'da-2601', '01a20bc3-5277-7193-90f5-c96e2404ad35', '12:30 to 14:30', '2026-01-17', '2026-07-17', '2025-12-27 05:22:07.66+00', '1', NULL, 'Binod Example', 'binod example', 'Lab 2', 'lab 2', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a20bc3-5279-72bb-b523-e9d72e4422d9', 'GD-2602', 'gd-2602', '01a20bc3-5277-7193-90f5-ce68b479c585', '08:00 to 10:00', '2026-02-13', '2026-07-13', '2026-01-23 10:32:05.796+00', '1', NULL, 'Chitra Example', 'chitra example', 'Room 1', 'room 1', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a20bc3-5279-72bb-b523-efc2d98bd3b4', 'DM-2603', 'dm-2603', '01a20bc3-5277-7193-90f5-d1c6954aac6b', '12:30 to 14:30', '2026-03-11', '2026-06-11', '2026-02-18 09:11:13.462+00', '1', NULL, 'Dev Example', 'dev example', 'Room 2', 'room 2', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a20bc3-5279-72bb-b523-f23094b080dd', 'HT-2604', 'ht-2604', '01a20bc3-5277-7193-90f5-d651a50df84f', '10:00 to 12:00', '2026-04-07', '2026-06-07', '2026-03-17 05:08:41.632+00', '1', NULL, 'Esther Example', 'esther example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a20bc3-5279-72bb-b523-f5e3ec498850', 'FR-2605', 'fr-2605', '01a20bc3-5277-7193-90f5-d9d984fec703', '08:00 to 10:00', '2026-05-03', '2026-09-03', '2026-04-12 06:22:54.906+00', '1', NULL, 'Anita Example', 'anita example', 'Lab 2', 'lab 2', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a20bc3-527a-771b-b3bb-09536798d951', 'TALLY-2605', 'tally-2605', '01a20bc3-5277-7193-90f5-bd6a1291d912', '12:30 to 14:30', '2026-05-30', '2026-08-30', '2026-05-09 04:26:18.64+00', '1', NULL, 'Binod Example', 'binod example', 'Room 1', 'room 1', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a20bc3-527a-771b-b3bb-0d7832d791d1', 'PY-2606', 'py-2606', '01a20bc3-5277-7193-90f5-c0c31318da8f', '08:00 to 10:00', '2026-06-25', '2026-10-25', '2026-06-04 09:35:59.929+00', '1', NULL, 'Chitra Example', 'chitra example', 'Room 2', 'room 2', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a20bc3-527a-771b-b3bb-1052d4f33b2b', 'FSW-2607', 'fsw-2607', '01a20bc3-5277-7193-90f5-c7312b621b00', '10:00 to 12:00', '2026-07-22', NULL, '2026-07-01 11:47:31.014+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a20bc3-527a-771b-b3bb-17d452272efa', 'DA-2608', 'da-2608', '01a20bc3-5277-7193-90f5-c96e2404ad35', '10:00 to 12:00', '2026-08-17', '2027-02-17', '2026-07-27 06:08:47.212+00', '1', NULL, 'Esther Example', 'esther example', 'Lab 2', 'lab 2', '[{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}]', '1', NULL),
  ('01a20bc3-527a-771b-b3bb-1808de5577e4', 'GD-2609', 'gd-2609', '01a20bc3-5277-7193-90f5-ce68b479c585', '08:00 to 10:00', '2026-09-13', '2027-02-13', '2026-08-23 12:54:15.83+00', '1', NULL, 'Anita Example', 'anita example', 'Room 1', 'room 1', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a20bc3-527a-771b-b3bb-1e9292eae397', 'DM-2610', 'dm-2610', '01a20bc3-5277-7193-90f5-d1c6954aac6b', '12:30 to 14:30', '2026-10-09', NULL, '2026-09-18 10:27:53.085+00', '1', NULL, 'Binod Example', 'binod example', 'Room 2', 'room 2', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a20bc3-527a-771b-b3bb-2208413f9829', 'HT-2611', 'ht-2611', '01a20bc3-5277-7193-90f5-d651a50df84f', '10:00 to 12:00', '2026-11-05', '2027-01-05', '2026-10-15 07:37:14.451+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}]', '1', NULL),
  ('01a20bc3-527a-771b-b3bb-25dd53b9e5ac', 'FR-2612', 'fr-2612', '01a20bc3-5277-7193-90f5-d9d984fec703', '15:00 to 17:00', '2026-12-01', NULL, '2026-11-10 06:43:16.88+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 2', 'lab 2', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL);
insert into batch_waiting ("id", "batch_id", "enquiry_id", "student_id", "at", "removed_at") overriding system value values
  ('01a20bc3-5319-73e9-88a7-ceef5c44d12c', '01a20bc3-5278-709e-9e4f-5c70ef5d6013', NULL, '01976d38-7d5f-77fa-b0e8-9fa396f59a9c', '2026-11-21 04:30:00+00', NULL);
insert into bulk_change ("id", "change", "students", "changed_at", "changed_by", "undone_at") overriding system value values
  ('01a20bc3-5321-740b-a1a8-02882b5c5c68', '{"isCompleted": "yes"}', '1', '2026-11-21 04:30:00+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', NULL);
insert into bulk_change_student ("bulk_change_id", "student_id", "before", "versions") overriding system value values
  ('01a20bc3-5321-740b-a1a8-02882b5c5c68', '01976d38-7d5f-77fa-b0e8-9fa396f59a9c', '{}', '1.1.0');
insert into calendar_feed ("account_id", "code", "batch_id", "trainer", "created_at") overriding system value values
  ('01a20bc3-525d-749c-b6ee-2ff2559e9fc0', '219dd15f-f459-4317-b218-e44680a20d6d', NULL, 'Example', '2026-11-21 04:30:00+00');
insert into cash_entry ("id", "kind", "amount", "day", "reference", "recorded_at", "recorded_by", "voided_at", "voided_by") overriding system value values
  ('01a20bc3-5322-76c8-880c-c6505aef4116', 'opening', '1000.00', '2026-11-20', NULL, '2026-11-21 04:30:00+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', NULL, NULL);
insert into certificate ("id", "issue_id", "kind", "financial_year", "n", "student_id", "enrolment_id", "student_name", "course", "batch", "title", "body", "signatory", "issued_on", "issued_at", "issued_by", "revoked_at", "revoked_by", "revoke_reason", "verification_id") overriding system value values
  ('01a20bc3-5322-76c8-880c-c96c76f97875', '01a20bc3-5322-76c8-880c-cd69d5f78b45', 'completion', '2026-27', '1', '01976d38-7d5f-77fa-b0e8-9fa396f59a9c', '01976d38-7d5f-7792-b0a4-97df716ae747', 'Example', 'Example', 'Example', 'Example', 'Example', 'Example', '2026-11-20', '2026-11-21 04:30:00+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', NULL, NULL, NULL, '339c01d7-cbe5-4938-a900-798397b90840');
insert into certificate_series ("kind", "financial_year", "last") overriding system value values
  ('completion', '2026-27', '1');
insert into certificate_signature ("one", "content", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into certificate_template ("kind", "title", "body", "signatory", "version") overriding system value values
  ('completion', 'Example', '{name}', 'Example', '1');
insert into consent ("student_id", "given_by", "guardian_name", "notice_version", "at", "recorded_by") overriding system value values
  ('01976d38-7d5f-77fa-b0e8-9fa396f59a9c', 'student', NULL, '2', '2026-11-21 04:30:00+00', NULL);
insert into course ("id", "name", "name_key", "fee", "duration", "added_by", "created_at", "version", "deleted_at", "instalments", "import_id") overriding system value values
  ('01a20bc3-5277-7193-90f5-bd6a1291d912', 'Tally with GST', 'tally with gst', '12000.00', '3 months', '01a20bc3-525d-749c-b6ee-2b2fef339177', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20bc3-5277-7193-90f5-c0c31318da8f', 'Python Programming', 'python programming', '18000.00', '4 months', '01a20bc3-525d-749c-b6ee-2b2fef339177', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20bc3-5277-7193-90f5-c7312b621b00', 'Full Stack Web Development', 'full stack web development', '45000.00', '8 months', '01a20bc3-525d-749c-b6ee-2b2fef339177', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20bc3-5277-7193-90f5-c96e2404ad35', 'Data Analytics', 'data analytics', '35000.00', '6 months', '01a20bc3-525d-749c-b6ee-2b2fef339177', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20bc3-5277-7193-90f5-ce68b479c585', 'Graphic Design', 'graphic design', '22000.00', '5 months', '01a20bc3-525d-749c-b6ee-2b2fef339177', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20bc3-5277-7193-90f5-d1c6954aac6b', 'Digital Marketing', 'digital marketing', '15000.00', '3 months', '01a20bc3-525d-749c-b6ee-2b2fef339177', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20bc3-5277-7193-90f5-d651a50df84f', 'Hindi Typing', 'hindi typing', '4500.00', '2 months', '01a20bc3-525d-749c-b6ee-2b2fef339177', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20bc3-5277-7193-90f5-d9d984fec703', 'Français des affaires', 'francais des affaires', '16500.00', '4 months', '01a20bc3-525d-749c-b6ee-2b2fef339177', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL);
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
  ('01a20bc3-5322-76c8-880c-c00111433140', '2026-11-20', NULL, '0.00', '0.00', '{}', NULL, '2026-11-21 04:30:00+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', '{}');
insert into declared_payment ("student_id", "fee", "paid", "pay_mode") overriding system value values
  ('01a1be83-9230-7312-a0dc-0655e1a3ba26', '16500.00', '8250.00', 'Online');
insert into deletion ("id", "record", "deleted_at", "deleted_by", "status_before", "enquiry", "erase_after", "erased_at") overriding system value values
  ('01a20bc3-5317-71ca-918f-261d3bb213b8', 'enquiry', '2026-11-21 04:30:00+00', NULL, NULL, '{"id": "01a20bc3-5317-71ca-918f-261d3bb213b8", "name": "Example"}', '2026-11-21 04:30:00+00', NULL);
insert into discount_limit ("one", "percent", "version") overriding system value values
  ('true', '10.00', '2');
insert into draft ("account_id", "key", "field_values", "saved_at") overriding system value values
  ('01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'course-add', '{"course":"Example"}', '2026-11-21 04:30:00+00');
insert into enquiry ("id", "name", "name_key", "mail_id", "contact", "alt_contact", "qualification", "address", "course_id", "enquiry_mode", "mode", "ref", "remark", "day", "status", "is_placed", "student_id", "created_at", "version", "next_call_on") overriding system value values
  ('01962e07-dbf7-7037-bd03-36052e94867b', 'Ishwari Voorbeeld', 'ishwari voorbeeld', 'ishwari.3@example.net', '5570000003', '5580000003', 'BSc', '37 Namuna Marg, Example Nagar', '01a20bc3-5277-7193-90f5-c7312b621b00', 'online', 'online', NULL, NULL, '2025-04-13', 'Pending', 'false', NULL, '2025-04-13 07:23:09.175+00', '2', NULL),
  ('01973f71-631b-7516-b2ee-3c04dfbd04ec', 'विवेक दृष्टांत', 'विवेक दृष्टांत', 'student.1@example.com', '5550000001', NULL, 'BCom', '159 Namuna Marg, Demo Colony', '01a20bc3-5277-7193-90f5-c96e2404ad35', 'offline', 'offline', 'एक मित्र', 'Will come for a trial class', '2025-06-05', 'Closed', 'false', '01976d38-7d5f-77fa-b0e8-9fa396f59a9c', '2025-06-05 09:34:45.019+00', '2', NULL),
  ('019a24d1-6480-749c-9134-24feea2bb934', 'Asha Beispiel', 'asha beispiel', 'asha.2@example.net', '5570000002', '5580000002', 'BSc', '77 Example Road, Namunapur', '01a20bc3-5277-7193-90f5-c7312b621b00', 'offline', 'offline', 'Poster at the college', 'Will come for a trial class', '2025-10-27', 'Pending', 'false', NULL, '2025-10-27 08:38:13.888+00', '2', NULL);
insert into enquiry_note ("id", "enquiry_id", "at", "written_by", "note", "next_call_on") overriding system value values
  ('01a20bc3-5319-73e9-88a7-caa0fbee8178', '01962e07-dbf7-7037-bd03-36052e94867b', '2026-11-21 04:30:00+00', NULL, 'Example', NULL);
insert into enrolment ("id", "student_id", "n", "course_id", "batch_id", "mode", "duration", "fee", "joining_on", "end_on", "is_completed", "ended_at", "end_reason", "created_at", "version") overriding system value values
  ('01976d38-7d5f-7792-b0a4-97df716ae747', '01976d38-7d5f-77fa-b0e8-9fa396f59a9c', '1', '01a20bc3-5277-7193-90f5-c96e2404ad35', '01a20bc3-5279-72bb-b523-c7459bcaeac5', 'offline', '6 months', '31500.00', '2025-06-14', '2025-12-19', 'true', NULL, NULL, '2025-06-14 06:55:08.127+00', '1'),
  ('0198305a-7b46-715d-a20c-f4f3cc9852f4', '0198305a-7b46-7318-a594-063c64ecb89d', '1', '01a20bc3-5277-7193-90f5-ce68b479c585', '01a20bc3-5279-72bb-b523-ca3968d97806', 'offline', '5 months', '22000.00', '2025-07-22', '2025-12-16', 'true', NULL, NULL, '2025-07-22 04:18:12.934+00', '1'),
  ('0199483e-e8b1-777e-a690-c433e2ef212c', '0199483e-e8b1-716d-928c-16609e86c507', '1', '01a20bc3-5277-7193-90f5-d1c6954aac6b', '01a20bc3-5279-72bb-b523-cfebceca06d9', 'online', '3 months', '15000.00', '2025-09-14', '2025-11-11', 'true', NULL, NULL, '2025-09-14 12:41:46.417+00', '1'),
  ('019acdcb-3f5e-7606-8ddc-eabc346d8b86', '019acdcb-3f5e-72ff-bfc0-ef14ef5be5c0', '1', '01a20bc3-5277-7193-90f5-c0c31318da8f', '01a20bc3-5279-72bb-b523-de05c2265398', 'offline', '4 months', '18000.00', '2025-11-29', '2026-03-25', 'true', NULL, NULL, '2025-11-29 04:07:20.67+00', '1'),
  ('01a11b91-9b52-72e0-b607-4892749dc4f2', '01a11b91-9b52-7750-a708-7d856a0deee1', '1', '01a20bc3-5277-7193-90f5-d1c6954aac6b', '01a20bc3-527a-771b-b3bb-1e9292eae397', 'offline', '3 months', '13500.00', '2026-10-08', NULL, 'false', NULL, NULL, '2026-10-08 12:51:29.746+00', '1'),
  ('01a1b03c-74c1-77e3-87a6-a2ed34537b70', '01a1b03c-74c1-7468-ab84-7f92d543193a', '1', '01a20bc3-5277-7193-90f5-d651a50df84f', '01a20bc3-527a-771b-b3bb-2208413f9829', 'online', '2 months', '4050.00', '2026-11-06', NULL, 'false', NULL, NULL, '2026-11-06 09:41:54.497+00', '1'),
  ('01a1be83-9230-70d1-928a-5146a08af337', '01a1be83-9230-7312-a0dc-0655e1a3ba26', '1', '01a20bc3-5277-7193-90f5-d9d984fec703', '01a20bc3-527a-771b-b3bb-25dd53b9e5ac', 'offline', '4 months', '0.00', '2026-12-01', NULL, 'false', NULL, NULL, '2026-11-09 04:14:16.112+00', '1'),
  ('01a1fb86-a83e-750b-9a67-0e2888380804', '01a1fb86-a83e-7505-b6cd-1677ed7213c8', '1', '01a20bc3-5277-7193-90f5-d651a50df84f', '01a20bc3-527a-771b-b3bb-2208413f9829', 'offline', '2 months', '4050.00', '2026-11-21', NULL, 'false', NULL, NULL, '2026-11-21 00:34:28.542+00', '1');
insert into expense ("id", "category_id", "remark", "amount", "day", "created_at", "updated_at", "version", "financial_year", "n", "pay_mode", "payee", "voided_at", "voided_by") overriding system value values
  ('01972f8c-001d-71c1-89fd-34d6a33292d7', '01a20bc3-52bf-7584-8730-67afe53e00b6', 'Sample Telecom, line of the month', '172.00', '2025-06-02', '2025-06-02 07:29:53.693+00', '2025-06-02 07:29:53.693+00', '1', '2025-26', '1', 'Online', NULL, NULL, NULL),
  ('019730ae-176e-74c3-953b-8d1cb4c4f411', '01a20bc3-52bf-7584-8730-6376e48f9ae4', 'Example Power Company, bill of the month', '516.00', '2025-06-02', '2025-06-02 12:46:45.102+00', '2025-06-02 12:46:45.102+00', '1', '2025-26', '2', 'Online', NULL, NULL, NULL),
  ('01973f27-1abc-71e1-aac1-efe408fb4ea5', '01a20bc3-52bf-7584-8730-5bc8953db887', 'Teachers and office of the example institute', '3876.00', '2025-06-05', '2025-06-05 08:13:36.828+00', '2025-06-05 08:13:36.828+00', '1', '2025-26', '3', 'Online', NULL, NULL, NULL),
  ('019744be-dbb1-75dd-85ae-ed56a80b7a2c', '01a20bc3-52bf-7584-8730-5ffcb6c5781c', 'Example House, all classrooms', '2153.00', '2025-06-06', '2025-06-06 10:17:28.241+00', '2025-06-06 10:17:28.241+00', '1', '2025-26', '4', 'Online', NULL, NULL, NULL),
  ('0197cf00-2cf0-776c-8d12-cc20fdbb1c8e', '01a20bc3-52bf-7584-8730-6376e48f9ae4', 'Example Power Company, bill of the month', '1058.00', '2025-07-03', '2025-07-03 06:36:24.688+00', '2025-07-03 06:36:24.688+00', '1', '2025-26', '5', 'Online', NULL, NULL, NULL),
  ('0197d3b1-cdf4-73d7-96ec-563d58e21ed7', '01a20bc3-52bf-7584-8730-67afe53e00b6', 'Sample Telecom, line of the month', '352.00', '2025-07-04', '2025-07-04 04:28:54.644+00', '2025-07-04 04:28:54.644+00', '1', '2025-26', '6', 'Online', NULL, NULL, NULL),
  ('0197d44b-78c3-77e9-a8b2-d795606f840e', '01a20bc3-52bf-7584-8730-5bc8953db887', 'Teachers and office of the example institute', '7938.00', '2025-07-04', '2025-07-04 07:16:45.379+00', '2025-07-04 07:16:45.379+00', '1', '2025-26', '7', 'Online', NULL, NULL, NULL),
  ('0197e9a1-67f5-7587-8b08-9d0966b3c016', '01a20bc3-52bf-7584-8730-5ffcb6c5781c', 'Example House, all classrooms', '4410.00', '2025-07-08', '2025-07-08 10:42:38.709+00', '2025-07-08 10:42:38.709+00', '1', '2025-26', '8', 'Online', NULL, NULL, NULL),
  ('01986905-43a3-72c3-b5dd-bcc43f495938', '01a20bc3-52bf-7584-8730-5ffcb6c5781c', 'Example House, all classrooms', '4341.00', '2025-08-02', '2025-08-02 04:23:29.443+00', '2025-08-02 04:23:29.443+00', '1', '2025-26', '9', 'Online', NULL, NULL, NULL),
  ('019873c7-c03e-7182-8315-beaadb0515e3', '01a20bc3-52bf-7584-8730-5bc8953db887', 'Teachers and office of the example institute', '7814.00', '2025-08-04', '2025-08-04 06:32:07.486+00', '2025-08-04 06:32:07.486+00', '1', '2025-26', '10', 'Online', NULL, NULL, NULL),
  ('0198742d-391a-7553-99f3-eb3f96398819', '01a20bc3-52bf-7584-8730-67afe53e00b6', 'Sample Telecom, line of the month', '347.00', '2025-08-04', '2025-08-04 08:22:57.562+00', '2025-08-04 08:22:57.562+00', '1', '2025-26', '11', 'Online', NULL, NULL, NULL),
  ('01987a45-a517-70bb-a7be-ca1541b960d1', '01a20bc3-52bf-7584-8730-6376e48f9ae4', 'Example Power Company, bill of the month', '1041.00', '2025-08-05', '2025-08-05 12:47:21.367+00', '2025-08-05 12:47:21.367+00', '1', '2025-26', '12', 'Online', NULL, NULL, NULL),
  ('019904aa-7eb6-760f-a858-8c9cbede45da', '01a20bc3-52bf-7584-8730-5bc8953db887', 'Teachers and office of the example institute', '6144.00', '2025-09-01', '2025-09-01 09:45:06.486+00', '2025-09-01 09:45:06.486+00', '1', '2025-26', '13', 'Online', NULL, NULL, NULL),
  ('01990a07-c598-72a3-8012-0cd78e881290', '01a20bc3-52bf-7584-8730-5ffcb6c5781c', 'Example House, all classrooms', '3413.00', '2025-09-02', '2025-09-02 10:45:05.56+00', '2025-09-02 10:45:05.56+00', '1', '2025-26', '14', 'Online', NULL, NULL, NULL),
  ('01990f32-eeb0-7207-b8f4-b333db32e4fb', '01a20bc3-52bf-7584-8730-6376e48f9ae4', 'Example Power Company, bill of the month', '819.00', '2025-09-03', '2025-09-03 10:50:20.208+00', '2025-09-03 10:50:20.208+00', '1', '2025-26', '15', 'Online', NULL, NULL, NULL),
  ('0199291d-4815-7333-af47-75aae2bdff36', '01a20bc3-52bf-7584-8730-67afe53e00b6', 'Sample Telecom, line of the month', '273.00', '2025-09-08', '2025-09-08 11:36:48.917+00', '2025-09-08 11:36:48.917+00', '1', '2025-26', '16', 'Online', NULL, NULL, NULL),
  ('019a3e0d-cbe7-7327-b5aa-ec69c0cd31df', '01a20bc3-52bf-7584-8730-5ffcb6c5781c', 'Example House, all classrooms', '1250.00', '2025-11-01', '2025-11-01 06:14:42.919+00', '2025-11-01 06:14:42.919+00', '1', '2025-26', '17', 'Online', NULL, NULL, NULL),
  ('019a499b-18e8-732f-9538-8a02d2dfb648', '01a20bc3-52bf-7584-8730-5bc8953db887', 'Teachers and office of the example institute', '2250.00', '2025-11-03', '2025-11-03 12:04:52.584+00', '2025-11-03 12:04:52.584+00', '1', '2025-26', '18', 'Online', NULL, NULL, NULL),
  ('019a5870-be50-7401-be1f-1fca7597236a', '01a20bc3-52bf-7584-8730-67afe53e00b6', 'Sample Telecom, line of the month', '100.00', '2025-11-06', '2025-11-06 09:12:55.12+00', '2025-11-06 09:12:55.12+00', '1', '2025-26', '19', 'Online', NULL, NULL, NULL),
  ('019a58cd-919f-73aa-a3d3-2b27c56d441b', '01a20bc3-52bf-7584-8730-6376e48f9ae4', 'Example Power Company, bill of the month', '300.00', '2025-11-06', '2025-11-06 10:54:18.527+00', '2025-11-06 10:54:18.527+00', '1', '2025-26', '20', 'Online', NULL, NULL, NULL),
  ('019b7d9a-7db3-7122-bbb9-6172104b6226', '01a20bc3-52bf-7584-8730-5ffcb6c5781c', 'Example House, all classrooms', '1076.00', '2026-01-02', '2026-01-02 07:27:15.379+00', '2026-01-02 07:27:15.379+00', '1', '2025-26', '21', 'Online', NULL, NULL, NULL),
  ('019b92c8-7213-743e-a9c6-3b0c902916ec', '01a20bc3-52bf-7584-8730-6376e48f9ae4', 'Example Power Company, bill of the month', '258.00', '2026-01-06', '2026-01-06 10:09:28.595+00', '2026-01-06 10:09:28.595+00', '1', '2025-26', '22', 'Online', NULL, NULL, NULL),
  ('019b96c0-e9f1-7057-8aba-45b0681fba13', '01a20bc3-52bf-7584-8730-5bc8953db887', 'Teachers and office of the example institute', '1938.00', '2026-01-07', '2026-01-07 04:39:43.857+00', '2026-01-07 04:39:43.857+00', '1', '2025-26', '23', 'Online', NULL, NULL, NULL),
  ('019b9be6-f910-7527-b1db-f51bacb1936a', '01a20bc3-52bf-7584-8730-67afe53e00b6', 'Sample Telecom, line of the month', '86.00', '2026-01-08', '2026-01-08 04:39:24.176+00', '2026-01-08 04:39:24.176+00', '1', '2025-26', '24', 'Online', NULL, NULL, NULL),
  ('019c31b6-9ffd-7507-846b-257effb70f47', '01a20bc3-52bf-7584-8730-5bc8953db887', 'Teachers and office of the example institute', '2457.00', '2026-02-06', '2026-02-06 06:49:38.045+00', '2026-02-06 06:49:38.045+00', '1', '2025-26', '25', 'Online', NULL, NULL, NULL),
  ('019c369f-a274-7534-8fbf-1e86505214f3', '01a20bc3-52bf-7584-8730-5ffcb6c5781c', 'Example House, all classrooms', '1365.00', '2026-02-07', '2026-02-07 05:42:37.428+00', '2026-02-07 05:42:37.428+00', '1', '2025-26', '26', 'Online', NULL, NULL, NULL),
  ('019c411e-2084-71f4-b942-1f0bfdbdec58', '01a20bc3-52bf-7584-8730-6376e48f9ae4', 'Example Power Company, bill of the month', '327.00', '2026-02-09', '2026-02-09 06:36:59.396+00', '2026-02-09 06:36:59.396+00', '1', '2025-26', '27', 'Online', NULL, NULL, NULL),
  ('019c423e-23a9-7074-808e-6885645be3fd', '01a20bc3-52bf-7584-8730-67afe53e00b6', 'Sample Telecom, line of the month', '109.00', '2026-02-09', '2026-02-09 11:51:34.569+00', '2026-02-09 11:51:34.569+00', '1', '2025-26', '28', 'Online', NULL, NULL, NULL),
  ('01a19b44-4019-7725-82f6-dc5e642ca6ec', '01a20bc3-52bf-7584-8730-5ffcb6c5781c', 'Example House, all classrooms', '221.00', '2026-11-02', '2026-11-02 07:58:23.769+00', '2026-11-02 07:58:23.769+00', '1', '2026-27', '1', 'Online', NULL, NULL, NULL),
  ('01a19c3d-3bc5-764a-a57e-dac88dce5979', '01a20bc3-52bf-7584-8730-5bc8953db887', 'Teachers and office of the example institute', '398.00', '2026-11-02', '2026-11-02 12:30:21.125+00', '2026-11-02 12:30:21.125+00', '1', '2026-27', '2', 'Online', NULL, NULL, NULL),
  ('01a1a4b8-370c-74c1-bb77-d2c39ae7b962', '01a20bc3-52bf-7584-8730-6376e48f9ae4', 'Example Power Company, bill of the month', '53.00', '2026-11-04', '2026-11-04 04:01:38.572+00', '2026-11-04 04:01:38.572+00', '1', '2026-27', '3', 'Online', NULL, NULL, NULL),
  ('01a1c057-66d2-75ee-bd61-33c9efa448b2', '01a20bc3-52bf-7584-8730-67afe53e00b6', 'Sample Telecom, line of the month', '17.00', '2026-11-09', '2026-11-09 12:45:15.858+00', '2026-11-09 12:45:15.858+00', '1', '2026-27', '4', 'Online', NULL, NULL, NULL);
insert into expense_category ("id", "ledger", "ledger_key", "created_at", "updated_at", "deleted_at", "budget", "version") overriding system value values
  ('01a20bc3-52bf-7584-8730-5bc8953db887', 'Salaries', 'salaries', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20bc3-52bf-7584-8730-5ffcb6c5781c', 'Rent', 'rent', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20bc3-52bf-7584-8730-6376e48f9ae4', 'Electricity', 'electricity', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20bc3-52bf-7584-8730-67afe53e00b6', 'Internet', 'internet', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20bc3-52bf-7584-8730-6a7f9c1c542f', 'Stationery', 'stationery', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '5000.00', '1'),
  ('01a20bc3-52bf-7584-8730-6c3f6bb20af6', 'Repairs', 'repairs', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20bc3-52bf-7584-8730-7036c5e16f8a', 'Tea and water', 'tea and water', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '3000.00', '1'),
  ('01a20bc3-52bf-7584-8730-77b151e5d5df', 'Advertising', 'advertising', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '20000.00', '1');
insert into expense_voucher_series ("financial_year", "last") overriding system value values
  ('2025-26', '28'),
  ('2026-27', '4');
insert into fee_adjustment ("id", "student_id", "kind", "enrolment_id", "amount", "reason", "day", "created_at", "created_by", "by_hr", "version", "withdrawn_at", "withdrawn_by") overriding system value values
  ('01a20bc3-52dd-70bc-ac05-b8dfdc0dba80', '01a1b03c-74c1-7468-ab84-7f92d543193a', 'Discount', '01a1b03c-74c1-77e3-87a6-a2ed34537b70', '500.00', 'Scholarship', '2026-11-21', '2026-11-21 04:30:00+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'false', '1', NULL, NULL);
insert into fee_plan ("enrolment_id", "version") overriding system value values
  ('01976d38-7d5f-7792-b0a4-97df716ae747', '1');
insert into fee_plan_row ("enrolment_id", "n", "due_on", "amount") overriding system value values
  ('01976d38-7d5f-7792-b0a4-97df716ae747', '1', '2026-11-20', '1000.00');
insert into heartbeat ("process_id", "started_at", "seen_at") overriding system value values
  ('01a20bc3-5318-7676-9335-badf959dc92a', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00');
insert into holiday ("id", "name", "start_on", "end_on", "created_at") overriding system value values
  ('01a20bc3-5319-73e9-88a7-d38311f1d118', 'Example', '2026-11-08', '2026-11-09', '2026-11-21 04:30:00+00');
insert into idempotency ("scope", "route", "key", "body_hash", "status", "answer", "forever", "at") overriding system value values
  ('01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'POST /api/enquiry', 'dump', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '201', '{}', 'false', '2026-11-21 04:30:00+00');
insert into import ("id", "kind", "owner_id", "name", "columns", "mapping", "day_order", "asks_day_order", "state", "created_at", "run_at", "done_rows", "is_cancelled", "failure", "done_at", "undone_at", "undone_by", "students", "receipts", "paid", "records") overriding system value values
  ('01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'students', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', '', '["Name"]', '{"name": 0}', NULL, 'false', 'open', '2026-11-21 04:30:00+00', NULL, '0', 'false', NULL, NULL, NULL, NULL, '0', '0', '0.00', '0');
insert into import_row ("import_id", "line", "cells", "is_skipped", "errors", "conflicts", "warnings", "person_key", "name_key", "known_key", "email_key", "phone", "course", "batch", "fee", "amount") overriding system value values
  ('01a20bc3-525d-749c-b6ee-2ff2559e9fc0', '2', '["Example"]', 'false', '{}', '{}', '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
insert into import_total ("import_id", "shard", "kind", "n", "fee", "paid") overriding system value values
  ('01a20bc3-525d-749c-b6ee-2ff2559e9fc0', '0', 'Active', '0', '0.00', '0.00');
insert into institute ("one", "name", "address", "phone", "time_zone", "self_registration", "version", "receipt_language", "two_factor", "upi_id", "hr_closes_all", "gstin", "receipt_terms", "receipt_paper") overriding system value values
  ('true', 'Namuna Training Institute (demo)', '1 Example Road, Example Nagar', '+91 55500 00000', 'Asia/Kolkata', 'true', '2', 'en', 'off', 'namuna@examplebank', 'false', '00AAAAA0000A1ZI', NULL, 'a4');
insert into institute_logo ("one", "content", "type", "hash", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', 'image/png', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into job_run ("job", "started_at") overriding system value values
  ('cleanup', '2026-11-21 04:30:00+00');
insert into known_browser ("token_hash", "account_id", "used_at") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', '2026-11-21 04:30:00+00');
insert into kysely_migration ("name", "timestamp") overriding system value values
  ('0001_house', '2026-11-24T04:14:39.425Z'),
  ('0002_courses_and_batches', '2026-11-24T04:14:39.430Z'),
  ('0003_students_and_fees', '2026-11-24T04:14:39.442Z'),
  ('0004_attendance_and_enquiries', '2026-11-24T04:14:39.448Z'),
  ('0005_portfolio', '2026-11-24T04:14:39.450Z'),
  ('0006_projects', '2026-11-24T04:14:39.452Z'),
  ('0007_expenses', '2026-11-24T04:14:39.456Z'),
  ('0008_reset_tokens', '2026-11-24T04:14:39.458Z'),
  ('0009_lists_of_the_admin', '2026-11-24T04:14:39.461Z'),
  ('0010_erasure', '2026-11-24T04:14:39.462Z'),
  ('0011_search', '2026-11-24T04:14:39.466Z'),
  ('0012_receipt_amounts', '2026-11-24T04:14:39.468Z'),
  ('0013_drafts', '2026-11-24T04:14:39.470Z'),
  ('0014_request_limits', '2026-11-24T04:14:39.471Z'),
  ('0015_placed_enquiries', '2026-11-24T04:14:39.473Z'),
  ('0017_sign_in', '2026-11-24T04:14:39.478Z'),
  ('0018_two_factor', '2026-11-24T04:14:39.480Z'),
  ('0019_erasure', '2026-11-24T04:14:39.488Z'),
  ('0020_privacy', '2026-11-24T04:14:39.491Z'),
  ('0021_backups', '2026-11-24T04:14:39.493Z'),
  ('0022_audit_chain', '2026-11-24T04:14:39.497Z'),
  ('0023_several_processes', '2026-11-24T04:14:39.500Z'),
  ('0024_enrolments', '2026-11-24T04:14:39.510Z'),
  ('0025_expense_vouchers', '2026-11-24T04:14:39.518Z'),
  ('0026_payment_details', '2026-11-24T04:14:39.521Z'),
  ('0027_receipt_verification', '2026-11-24T04:14:39.523Z'),
  ('0028_daily_closing', '2026-11-24T04:14:39.527Z'),
  ('0029_discounts_and_refunds', '2026-11-24T04:14:39.531Z'),
  ('0030_fee_plans', '2026-11-24T04:14:39.533Z'),
  ('0031_refunds', '2026-11-24T04:14:39.540Z'),
  ('0032_reminders', '2026-11-24T04:14:39.543Z'),
  ('0033_course_instalments', '2026-11-24T04:14:39.544Z'),
  ('0034_name_search', '2026-11-24T04:14:39.545Z'),
  ('0035_receipt_paper', '2026-11-24T04:14:39.547Z'),
  ('0036_student_list_order', '2026-11-24T04:14:39.549Z'),
  ('0037_overdue_sums', '2026-11-24T04:14:39.550Z'),
  ('0038_enquiry_calls', '2026-11-24T04:14:39.552Z'),
  ('0039_photos_and_logo', '2026-11-24T04:14:39.555Z'),
  ('0041_duplicate_lookup', '2026-11-24T04:14:39.556Z'),
  ('0042_name_words', '2026-11-24T04:14:39.559Z'),
  ('0043_daily_sums', '2026-11-24T04:14:39.566Z'),
  ('0044_read_after', '2026-11-24T04:14:39.568Z'),
  ('0045_list_order', '2026-11-24T04:14:39.570Z'),
  ('0046_name_word_removal', '2026-11-24T04:14:39.571Z'),
  ('0047_parent_contact', '2026-11-24T04:14:39.572Z'),
  ('0048_attendance_months', '2026-11-24T04:14:39.575Z'),
  ('0049_absence_notices', '2026-11-24T04:14:39.577Z'),
  ('0050_imports', '2026-11-24T04:14:39.585Z'),
  ('0051_changes', '2026-11-24T04:14:39.586Z'),
  ('0052_batch_sessions', '2026-11-24T04:14:39.589Z'),
  ('0053_holidays', '2026-11-24T04:14:39.590Z'),
  ('0054_waiting_list', '2026-11-24T04:14:39.593Z'),
  ('0055_calendar_feeds', '2026-11-24T04:14:39.595Z'),
  ('0056_bulk_changes', '2026-11-24T04:14:39.598Z'),
  ('0057_certificates', '2026-11-24T04:14:39.606Z'),
  ('0058_import_kinds', '2026-11-24T04:14:39.608Z');
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
  ('0056_bulk_changes', '7f621b8934271a136d179779a62eff4660beff13cabe0ea05ecf9531c37a980a'),
  ('0057_certificates', '7d91fdd5410fbfd00193490baa67ef19f374d39ed015dceb9f7ba03e22925cb7'),
  ('0058_import_kinds', '0b07db398e5c9dc36dc257ef8295cb1d688378760ee75eec9fb206082b9da80d');
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
  ('019daf1c-ae23-7294-8188-a943dd5a7720', '01976d38-7d5f-77fa-b0e8-9fa396f59a9c', 'https://example.com/9fa396f59a9c/portfolio-1', '2026-04-21 08:16:25.635+00', '1'),
  ('019f4660-91bf-747e-ab47-b0570e10742d', '01976d38-7d5f-77fa-b0e8-9fa396f59a9c', 'https://example.com/9fa396f59a9c/portfolio-2', '2026-07-09 10:16:01.727+00', '1');
insert into privacy_notice ("one", "texts", "version") overriding system value values
  ('true', '{"en": "Example"}', '2');
insert into project ("id", "student_id", "link", "tech_used", "description", "created_at", "version") overriding system value values
  ('01983ab5-5436-71d2-8b9a-d4c2bc242934', '01976d38-7d5f-77fa-b0e8-9fa396f59a9c', 'https://example.com/9fa396f59a9c/project-3', 'Python, pandas', 'Sales of a sample company, month by month', '2025-07-24 04:33:38.87+00', '1'),
  ('019d47ad-09b4-7156-a68c-d17f3fa91e13', '01976d38-7d5f-77fa-b0e8-9fa396f59a9c', 'https://example.com/9fa396f59a9c/project-1', 'Python, pandas', 'नमूना पुस्तकालय की सूची', '2026-04-01 06:13:35.796+00', '1'),
  ('01a0d6d4-797a-7433-8625-5ad2c6c238d5', '01976d38-7d5f-77fa-b0e8-9fa396f59a9c', 'https://example.com/9fa396f59a9c/project-2', 'Tally', 'The example institute’s timetable as a page', '2026-09-25 04:30:44.09+00', '1');
insert into receipt ("id", "financial_year", "n", "student_id", "student_name", "contact", "course", "b_code", "pay_mode", "payable", "paid", "due_after", "paid_on", "issued_on", "issued_at", "issued_by", "changed_at", "version", "voided_at", "voided_by", "void_reason", "enrolment_id", "reference", "note", "verification_id", "import_id") overriding system value values
  ('01977d82-9bf0-7516-ac26-dbc26ec66e59', '2025-26', '1', '01976d38-7d5f-77fa-b0e8-9fa396f59a9c', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Online', '31500.00', '10500.00', '21000.00', '2025-06-17', '2025-06-17', '2025-06-17 10:50:01.072+00', '01a20bc3-5296-72cd-8a87-c4f46ccba42e', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-7792-b0a4-97df716ae747', '632700007919', NULL, 'b03000ec-3e18-49e4-b8d6-f307afeb55bc', NULL),
  ('01980c8c-196a-70e0-aa22-3363967a8481', '2025-26', '2', '01976d38-7d5f-77fa-b0e8-9fa396f59a9c', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Cash', '31500.00', '10500.00', '10500.00', '2025-07-15', '2025-07-15', '2025-07-15 05:26:04.906+00', '01a20bc3-5296-72cd-8a87-cb1a189bcb03', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-7792-b0a4-97df716ae747', NULL, NULL, '9e1ace28-dac5-4b33-b2cf-10e5d985e697', NULL),
  ('01984f40-d442-75a0-a719-033b1f881984', '2025-26', '3', '0198305a-7b46-7318-a594-063c64ecb89d', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '11000.00', '2025-07-28', '2025-07-28', '2025-07-28 04:18:25.474+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-715d-a20c-f4f3cc9852f4', '632700023757', NULL, 'cff64074-302b-4149-af7e-a60b57b76c24', NULL),
  ('0198adb9-bb13-71a0-a282-585e16a67f0f', '2025-26', '4', '01976d38-7d5f-77fa-b0e8-9fa396f59a9c', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Others', '31500.00', '10500.00', '0.00', '2025-08-15', '2025-08-15', '2025-08-15 12:34:47.187+00', '01a20bc3-5296-72cd-8a87-c4f46ccba42e', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-7792-b0a4-97df716ae747', NULL, NULL, '3dfd4658-6535-4ceb-b468-86193825f000', NULL),
  ('0198d1be-32ac-75fc-b06d-f18624c63c7e', '2025-26', '5', '0198305a-7b46-7318-a594-063c64ecb89d', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '0.00', '2025-08-21', '2025-08-22', '2025-08-22 12:25:59.724+00', '01a20bc3-5296-72cd-8a87-cb1a189bcb03', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-715d-a20c-f4f3cc9852f4', '632700039595', NULL, '939815d4-f4a3-48b2-b14b-8e6925ae773e', NULL),
  ('01994735-b681-77bc-919e-60147b6e51c4', '2025-26', '6', '0199483e-e8b1-716d-928c-16609e86c507', 'Yusuf Příklad', '5550000003', 'Digital Marketing', 'DM-2508', 'Cash', '15000.00', '15000.00', '0.00', '2025-09-14', '2025-09-14', '2025-09-14 07:52:06.529+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', NULL, '1', NULL, NULL, NULL, '0199483e-e8b1-777e-a690-c433e2ef212c', NULL, NULL, '1e38d10a-35e1-4ce6-b8b7-1226d0c41198', NULL),
  ('019acefa-c7b2-763b-911b-2bf54181b950', '2025-26', '7', '019acdcb-3f5e-72ff-bfc0-ef14ef5be5c0', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '12000.00', '2025-11-29', '2025-11-29', '2025-11-29 09:38:52.978+00', '01a20bc3-5296-72cd-8a87-c4f46ccba42e', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-7606-8ddc-eabc346d8b86', NULL, NULL, '56f886b9-a706-4e56-824b-c81e91b91c70', NULL),
  ('019b7ce0-50eb-7280-ac55-989ff7cabef4', '2025-26', '8', '019acdcb-3f5e-72ff-bfc0-ef14ef5be5c0', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '6000.00', '2026-01-02', '2026-01-02', '2026-01-02 04:03:54.219+00', '01a20bc3-5296-72cd-8a87-cb1a189bcb03', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-7606-8ddc-eabc346d8b86', NULL, NULL, '04d4059f-f1b7-404f-9727-19cef0bdd14f', NULL),
  ('019c1cef-33c4-7139-9052-d0de335a5333', '2025-26', '9', '019acdcb-3f5e-72ff-bfc0-ef14ef5be5c0', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '0.00', '2026-02-02', '2026-02-02', '2026-02-02 05:59:24.356+00', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-7606-8ddc-eabc346d8b86', NULL, NULL, '0ddd36a4-088e-48af-8f4b-beee662e3e51', NULL),
  ('01a1cf35-657d-75ec-9995-f8b371406e90', '2026-27', '1', '01a1b03c-74c1-7468-ab84-7f92d543193a', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Online', '4050.00', '1000.00', '3050.00', '2026-11-12', '2026-11-12', '2026-11-12 10:02:25.533+00', '01a20bc3-5296-72cd-8a87-c4f46ccba42e', NULL, '1', NULL, NULL, NULL, '01a1b03c-74c1-77e3-87a6-a2ed34537b70', '632700007919', NULL, '22aa126b-b237-4861-99e7-5637da86ae7e', NULL);
insert into receipt_part ("receipt_id", "n", "mode", "amount", "reference") overriding system value values
  ('0198adb9-bb13-71a0-a282-585e16a67f0f', '1', 'Cash', '5200.00', NULL),
  ('0198adb9-bb13-71a0-a282-585e16a67f0f', '2', 'UPI', '5300.00', '632700031676');
insert into receipt_series ("financial_year", "last") overriding system value values
  ('2025-26', '9'),
  ('2026-27', '1');
insert into recovery_code ("id", "account_id", "code_hash", "used_at") overriding system value values
  ('01a20bc3-5318-7676-9335-b014d04869c7', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', 'example', NULL);
insert into recurring_expense ("id", "category_id", "remark", "amount", "pay_mode", "payee", "starts_on", "created_at", "updated_at", "ended_at", "version") overriding system value values
  ('01a20bc3-52c3-74a5-93b1-cd8cb3fc160f', '01a20bc3-52bf-7584-8730-6c3f6bb20af6', 'Demo Repairs: upkeep of the projectors', '1500.00', 'Online', NULL, '2026-11-01', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '1');
insert into recurring_expense_month ("recurring_id", "month", "expense_id") overriding system value values
  ('01a20bc3-52c3-74a5-93b1-cd8cb3fc160f', '2026-11-01', NULL);
insert into refund ("id", "financial_year", "n", "student_id", "enrolment_id", "student_name", "contact", "course", "b_code", "pay_mode", "amount", "paid_before", "refunded_on", "issued_on", "issued_at", "issued_by", "reason", "reference", "note", "version", "voided_at", "voided_by", "void_reason") overriding system value values
  ('01a20bc3-52e9-775a-9d97-26d50720b0e6', '2026-27', '1', '01a1b03c-74c1-7468-ab84-7f92d543193a', '01a1b03c-74c1-77e3-87a6-a2ed34537b70', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Cash', '200.00', '1000.00', '2026-11-21', '2026-11-21', '2026-11-21 04:30:00+00', '01a20bc3-525d-749c-b6ee-2b2fef339177', 'Paid twice', NULL, NULL, '1', NULL, NULL, NULL);
insert into refund_series ("financial_year", "last") overriding system value values
  ('2026-27', '1');
insert into reminder ("student_id", "day", "channel", "state", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-7750-a708-7d856a0deee1', '2026-11-19', 'WhatsApp', 'sent', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', '2026-11-19 04:30:00+00'),
  ('01a1b03c-74c1-7468-ab84-7f92d543193a', '2026-11-19', 'WhatsApp', 'sent', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', '2026-11-19 04:30:00+00'),
  ('01a1fb86-a83e-7505-b6cd-1677ed7213c8', '2026-11-19', 'WhatsApp', 'sent', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', '2026-11-19 04:30:00+00');
insert into reminder_settings ("one", "days", "texts", "version") overriding system value values
  ('true', '{-3,0,3,7,15}', '{}', '1');
insert into request_count ("scope", "caller", "started_at", "n") overriding system value values
  ('email-enquirer', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', '2026-11-21 04:30:00+00', '1');
insert into reset_token ("token_hash", "account_id", "made_at", "expires_at", "used_at", "purpose") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', NULL, 'password');
insert into secret ("name", "value") overriding system value values
  ('log', E'\\xa6834907100a504292dd657724a8c7ffc9d6ef7f1da5f1982a1db80bb3e19ec2');
insert into session ("token_hash", "account_id", "created_at", "seen_at", "id", "address", "user_agent", "confirmed_at", "read_after") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20bc3-525d-749c-b6ee-2ff2559e9fc0', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '86bb296a-65d1-4a0b-8697-730913dfa57e', '', '', NULL, '0/1F15370');
insert into setup_code ("code_hash", "created_at", "accounts") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', NULL);
insert into sign_in_attempt ("id", "email_hash", "address", "at", "ok", "browser_hash") overriding system value values
  ('1', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '192.0.2.1', '2026-11-21 04:30:00+00', 'true', NULL);
insert into student ("id", "fname", "lname", "father", "contact", "alt_contact", "gender", "dob", "cur_address", "per_address", "linked_in", "profile", "degree", "com_year", "university", "course_id", "mode", "duration", "batch_id", "joining_on", "end_on", "is_completed", "is_placed", "status", "search_key", "created_at", "version", "search_text", "parent_contact", "import_id") overriding system value values
  ('01976d38-7d5f-77fa-b0e8-9fa396f59a9c', 'विवेक', 'दृष्टांत', 'Yusuf दृष्टांत', '5550000001', NULL, 'male', '1996-12-21', '8 नमूना मार्ग, Sampleganj', '159 Namuna Marg, Demo Colony', NULL, NULL, 'BCom', '2017', 'Université de l’Exemple', '01a20bc3-5277-7193-90f5-c96e2404ad35', 'offline', '6 months', '01a20bc3-5279-72bb-b523-c7459bcaeac5', '2025-06-14', '2025-12-19', 'true', 'false', 'Active', 'विवेक दृष्टांत', '2025-06-14 06:55:08.127+00', '1', 'विवेक दृष्टांत yusuf दृष्टांत student.1@example.com 5550000001 5540000001', '5540000001', NULL),
  ('0198305a-7b46-7318-a594-063c64ecb89d', 'Zoë', 'Sample', 'Ravi Sample', '5550000007', NULL, 'female', '1997-07-07', NULL, '124 नमूना मार्ग, Sampleganj', NULL, NULL, 'BCA', '2018', 'Sample Institute of Technology', '01a20bc3-5277-7193-90f5-ce68b479c585', 'offline', '5 months', '01a20bc3-5279-72bb-b523-ca3968d97806', '2025-07-22', '2025-12-16', 'true', 'false', 'Active', 'zoe sample', '2025-07-22 04:18:12.934+00', '1', 'zoe sample ravi sample zoe.7@example.com 5550000007 5540000007', '5540000007', NULL),
  ('0199483e-e8b1-716d-928c-16609e86c507', 'Yusuf', 'Příklad', 'Arjun Příklad', '5550000003', NULL, 'male', '2005-10-17', NULL, '52 नमूना मार्ग, Sampleganj', NULL, NULL, 'Diploma', '2026', 'Université de l’Exemple', '01a20bc3-5277-7193-90f5-d1c6954aac6b', 'online', '3 months', '01a20bc3-5279-72bb-b523-cfebceca06d9', '2025-09-14', '2025-11-11', 'true', 'true', 'Active', 'yusuf priklad', '2025-09-14 12:41:46.417+00', '1', 'yusuf priklad arjun priklad yusuf.3@example.com 5550000003 5540000003', '5540000003', NULL),
  ('019acdcb-3f5e-72ff-bfc0-ef14ef5be5c0', 'Māyā', 'Udāharaṇ', 'Kabir Udāharaṇ', '5550000004', NULL, 'female', '1993-05-14', '45 Namuna Marg, Demo Colony', '143 Example Road, Example Nagar', NULL, NULL, 'BBA', '2014', 'Example University', '01a20bc3-5277-7193-90f5-c0c31318da8f', 'offline', '4 months', '01a20bc3-5279-72bb-b523-de05c2265398', '2025-11-29', '2026-03-25', 'true', 'false', 'Active', 'maya udaharan', '2025-11-29 04:07:20.67+00', '1', 'maya udaharan kabir udaharan maya.4@example.com 5550000004', NULL, NULL),
  ('01a11b91-9b52-7750-a708-7d856a0deee1', 'Zoë', 'Przykład', 'Arjun Przykład', '5550000002', '5560000002', 'female', '1999-07-27', '55 Udāharaṇ Path, Namunapur', '22 Namuna Marg, Namunapur', 'https://www.example.com/in/student-2', NULL, 'Diploma', '2020', 'Sample Institute of Technology', '01a20bc3-5277-7193-90f5-d1c6954aac6b', 'offline', '3 months', '01a20bc3-527a-771b-b3bb-1e9292eae397', '2026-10-08', NULL, 'false', 'false', 'Disable', 'zoe przykład', '2026-10-08 12:51:29.746+00', '2', 'zoe przykład arjun przykład zoe.2@example.com 5550000002 5560000002 5540000002', '5540000002', NULL),
  ('01a1b03c-74c1-7468-ab84-7f92d543193a', 'Noor', 'Namuna', 'Ravi Namuna', '5550000008', NULL, 'female', '1993-03-31', NULL, '29 Example Road, Demo Colony', NULL, NULL, 'BCA', '2014', 'Sample Institute of Technology', '01a20bc3-5277-7193-90f5-d651a50df84f', 'online', '2 months', '01a20bc3-527a-771b-b3bb-2208413f9829', '2026-11-06', NULL, 'false', 'false', 'Active', 'noor namuna', '2026-11-06 09:41:54.497+00', '1', 'noor namuna ravi namuna noor.8@example.com 5550000008', NULL, NULL),
  ('01a1be83-9230-7312-a0dc-0655e1a3ba26', 'Zoë', 'Przykład', 'Om Przykład', '5550000006', '5560000006', 'female', '1998-11-14', NULL, '122 Udāharaṇ Path, Demo Colony', NULL, NULL, 'BBA', '2019', 'उदाहरण विश्वविद्यालय', '01a20bc3-5277-7193-90f5-d9d984fec703', 'offline', '4 months', '01a20bc3-527a-771b-b3bb-25dd53b9e5ac', '2026-12-01', NULL, 'false', 'false', 'Pending', 'zoe przykład', '2026-11-09 04:14:16.112+00', '1', 'zoe przykład om przykład zoe.6@example.com 5550000006 5560000006 5540000006', '5540000006', NULL),
  ('01a1fb86-a83e-7505-b6cd-1677ed7213c8', 'Farhan', 'Beispiel', 'Arjun Beispiel', '5550000005', '5560000005', 'male', '1993-10-26', NULL, '9 Namuna Marg, Sampleganj', NULL, NULL, 'BSc', '2014', 'Example University', '01a20bc3-5277-7193-90f5-d651a50df84f', 'offline', '2 months', '01a20bc3-527a-771b-b3bb-2208413f9829', '2026-11-21', NULL, 'false', 'false', 'Active', 'farhan beispiel', '2026-11-21 00:34:28.542+00', '1', 'farhan beispiel arjun beispiel farhan.5@example.com 5550000005 5560000005 5540000005', '5540000005', NULL);
insert into student_account ("student_id", "fee", "paid", "due_from", "planned_due_on", "due_amount") overriding system value values
  ('01976d38-7d5f-77fa-b0e8-9fa396f59a9c', '31500.00', '31500.00', '2025-08-15', NULL, NULL),
  ('0198305a-7b46-7318-a594-063c64ecb89d', '22000.00', '22000.00', '2025-08-21', NULL, NULL),
  ('0199483e-e8b1-716d-928c-16609e86c507', '15000.00', '15000.00', '2025-09-14', NULL, NULL),
  ('019acdcb-3f5e-72ff-bfc0-ef14ef5be5c0', '18000.00', '18000.00', '2026-02-02', NULL, NULL),
  ('01a11b91-9b52-7750-a708-7d856a0deee1', '13500.00', '0.00', '2026-10-08', NULL, NULL),
  ('01a1b03c-74c1-7468-ab84-7f92d543193a', '3550.00', '800.00', '2026-11-12', NULL, NULL),
  ('01a1be83-9230-7312-a0dc-0655e1a3ba26', '0.00', '0.00', '2026-12-01', NULL, NULL),
  ('01a1fb86-a83e-7505-b6cd-1677ed7213c8', '4050.00', '0.00', '2026-11-21', NULL, NULL);
insert into student_photo ("student_id", "content", "hash", "changed_at") overriding system value values
  ('01976d38-7d5f-77fa-b0e8-9fa396f59a9c', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into student_total ("shard", "kind", "n", "fee", "paid") overriding system value values
  ('0', 'Active', '0', '0.00', '0.00'),
  ('0', 'Disable', '0', '0.00', '0.00'),
  ('0', 'Pending', '0', '0.00', '0.00'),
  ('0', 'Placed', '0', '0.00', '0.00'),
  ('1', 'Active', '1', '3550.00', '800.00'),
  ('1', 'Disable', '0', '0.00', '0.00'),
  ('1', 'Pending', '0', '0.00', '0.00'),
  ('1', 'Placed', '0', '0.00', '0.00'),
  ('10', 'Active', '0', '0.00', '0.00'),
  ('10', 'Disable', '0', '0.00', '0.00'),
  ('10', 'Pending', '0', '0.00', '0.00'),
  ('10', 'Placed', '0', '0.00', '0.00'),
  ('11', 'Active', '0', '0.00', '0.00'),
  ('11', 'Disable', '0', '0.00', '0.00'),
  ('11', 'Pending', '1', '0.00', '0.00'),
  ('11', 'Placed', '0', '0.00', '0.00'),
  ('12', 'Active', '0', '0.00', '0.00'),
  ('12', 'Disable', '1', '13500.00', '0.00'),
  ('12', 'Pending', '0', '0.00', '0.00'),
  ('12', 'Placed', '0', '0.00', '0.00'),
  ('13', 'Active', '0', '0.00', '0.00'),
  ('13', 'Disable', '0', '0.00', '0.00'),
  ('13', 'Pending', '0', '0.00', '0.00'),
  ('13', 'Placed', '0', '0.00', '0.00'),
  ('14', 'Active', '1', '31500.00', '31500.00'),
  ('14', 'Disable', '0', '0.00', '0.00'),
  ('14', 'Pending', '0', '0.00', '0.00'),
  ('14', 'Placed', '0', '0.00', '0.00'),
  ('15', 'Active', '0', '0.00', '0.00'),
  ('15', 'Disable', '0', '0.00', '0.00'),
  ('15', 'Pending', '0', '0.00', '0.00'),
  ('15', 'Placed', '0', '0.00', '0.00'),
  ('2', 'Active', '1', '4050.00', '0.00'),
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
  ('4', 'Placed', '1', '15000.00', '15000.00'),
  ('5', 'Active', '2', '40000.00', '40000.00'),
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
  ('8', 'Active', '0', '0.00', '0.00'),
  ('8', 'Disable', '0', '0.00', '0.00'),
  ('8', 'Pending', '0', '0.00', '0.00'),
  ('8', 'Placed', '0', '0.00', '0.00'),
  ('9', 'Active', '0', '0.00', '0.00'),
  ('9', 'Disable', '0', '0.00', '0.00'),
  ('9', 'Pending', '0', '0.00', '0.00'),
  ('9', 'Placed', '0', '0.00', '0.00');
insert into two_factor ("account_id", "encrypted_secret", "started_at", "confirmed_at", "last_step") overriding system value values
  ('01a20bc3-525d-749c-b6ee-2ff2559e9fc0', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '0');
select setval('sign_in_attempt_id_seq', (select max(id) from sign_in_attempt));
set session_replication_role = origin;
