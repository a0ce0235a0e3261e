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

-- 0059_import_more_kinds.sql
alter table import_row
  add column category text check (length(category) <= 100),
  add column day date,
  add column present boolean,
  add column student uuid;

alter table enquiry add column import_id uuid references import;
create index enquiry_of_import on enquiry (import_id) where import_id is not null;
create or replace function name_word_of_row() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was text := case when tg_op <> 'INSERT' then to_jsonb(old) ->> tg_argv[0] end;
  is_now text := case when tg_op <> 'DELETE' then to_jsonb(new) ->> tg_argv[0] end;
  of_import text := case when tg_op = 'DELETE' then to_jsonb(old) ->> 'import_id' end;
  removed text;
begin
  if was is not distinct from is_now or (of_import is not null
    and (tg_table_name = 'student' or of_import = current_setting('munshi.removed_import', true))) then return null; end if;
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

create function remove_imported_enquiries(wanted uuid) returns void
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  perform set_config('munshi.removed_import', wanted::text, true);
  delete from enquiry where import_id = wanted;
  perform set_config('munshi.removed_import', '', true);
  delete from name_word where word not in (
    select w from student, name_words(search_key) w where search_key is not null
    union select w from enquiry, name_words(name_key) w where name_key is not null
  );
end $$;
alter table expense
  add column import_id uuid references import,
  add column old_voucher text check (length(old_voucher) between 1 and 100);
create index expense_of_import on expense (import_id) where import_id is not null;
alter table expense_voucher_series
  drop constraint expense_voucher_series_financial_year_check,
  add constraint expense_voucher_series_financial_year_check check (financial_year ~ '^(\d{4}-\d{2}|IMP)$');
alter table expense
  add check ((financial_year = 'IMP') = (import_id is not null)),
  add check (old_voucher is null or import_id is not null);

create function remove_imported_expenses(wanted uuid) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  insert into daily_sum_change (kind, day, n, amount)
  select 'expense', day, -count(*), -sum(amount) from expense where import_id = wanted and voided_at is null group by day;
  delete from expense where import_id = wanted
$$;
alter table attendance_mark add column import_id uuid references import;
create index attendance_mark_of_import on attendance_mark (import_id) where import_id is not null;
create function remove_imported_marks(wanted uuid) returns void
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  sheets uuid[] := array(select distinct sheet_id from attendance_mark where import_id = wanted);
begin
  perform from attendance_sheet where id = any (sheets) order by batch_id, day for update;
  perform from attendance_month m
    where exists (
      select from attendance_mark k join attendance_sheet h on h.id = k.sheet_id
      where k.import_id = wanted and k.student_id = m.student_id and h.batch_id = m.batch_id
        and date_trunc('month', k.day) = m.month
    )
    order by m.student_id, m.month, m.batch_id for update;
  with removed as (
    select k.student_id, h.batch_id, date_trunc('month', k.day)::date as month,
      count(*) filter (where k.present) as present, count(*) filter (where not k.present) as absent
    from attendance_mark k join attendance_sheet h on h.id = k.sheet_id where k.import_id = wanted group by 1, 2, 3
  ), emptied as (
    delete from attendance_month m using removed r
    where (m.student_id, m.month, m.batch_id, m.present, m.absent) = (r.student_id, r.month, r.batch_id, r.present, r.absent)
  )
  update attendance_month m set present = m.present - r.present, absent = m.absent - r.absent
  from removed r
  where (m.student_id, m.month, m.batch_id) = (r.student_id, r.month, r.batch_id) and (m.present, m.absent) <> (r.present, r.absent);
  with removed as (
    delete from attendance_mark where import_id = wanted returning sheet_id, present
  )
  update attendance_sheet h set present = h.present - r.present, absent = h.absent - r.absent, version = h.version + 1
  from (
    select sheet_id, count(*) filter (where present) as present, count(*) filter (where not present) as absent
    from removed group by 1
  ) r
  where h.id = r.sheet_id;
  delete from attendance_sheet where id = any (sheets) and present = 0 and absent = 0;
end $$;
revoke execute on function remove_imported_enquiries, remove_imported_expenses, remove_imported_marks from public;
grant execute on function remove_imported_enquiries to munshi_app;
grant execute on function remove_imported_expenses to munshi_app;
grant execute on function remove_imported_marks to munshi_app;

-- 0060_complete_imports.sql
alter table import_row add column payments jsonb not null default '[]', add column discount numeric(12, 2);
alter table fee_adjustment add column import_id uuid references import;
drop index fee_adjustment_of_student;
create index fee_adjustment_of_student on fee_adjustment (student_id);
create index fee_adjustment_enrolment on fee_adjustment (enrolment_id);
alter table import add column discounts numeric(18, 2) not null default 0;
create or replace function remove_imported(wanted uuid, ids uuid[]) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  insert into daily_sum_change (kind, day, n, amount)
  select 'receipt', paid_on, -count(*), -sum(paid) from receipt
  where student_id = any (ids) and import_id = wanted and voided_at is null group by paid_on;
  insert into daily_sum_change (kind, day, n, amount)
  select 'due ' || s.status, m.due_from + 35, -count(*), -sum(m.fee - m.paid)
  from student_account m join student s on s.id = m.student_id
  where s.id = any (ids) and s.import_id = wanted and m.paid < m.fee and m.due_amount is null group by 1, 2;
  delete from receipt where student_id = any (ids) and import_id = wanted;
  delete from fee_adjustment where student_id = any (ids) and import_id = wanted;
  delete from enrolment e using student s where s.id = e.student_id and s.id = any (ids) and s.import_id = wanted;
  delete from student_account m using student s where s.id = m.student_id and s.id = any (ids) and s.import_id = wanted;
  with removed as (delete from student where id = any (ids) and import_id = wanted returning id)
  update account a set name = '–', email = '', email_key = '', state = 'deleted' from removed r where a.id = r.id;
$$;
alter table student add column is_incomplete boolean not null default false;
update student s set is_incomplete = true from account a
where a.id = s.id and '' in (s.fname, s.lname, s.father, s.contact, a.email);
grant update (is_incomplete) on student to munshi_app;
create index student_incomplete on student (created_at desc, id desc) where is_incomplete and status in ('Active', 'Disable');
create table access_link (
  student_id uuid primary key references account,
  state text not null check (state in ('queued', 'sending', 'sent', 'failed', 'uncertain')),
  origin text not null check (length(origin) <= 300),
  made_by uuid not null references account,
  at timestamptz not null
);
create index access_link_waiting on access_link (at) where state in ('queued', 'sending');
grant select, insert, update, delete on access_link to munshi_app;


create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) primary key, is_locked integer default 0 not null);
create table migration_hash (name text primary key, hash text not null);
grant select on migration_hash to munshi_app;

set session_replication_role = replica;
truncate absence_notice, absence_settings, access_link, account, attendance_mark, attendance_month, attendance_sheet, audit_entry, audit_link, audit_personal, audit_seal, audit_unchained, backup_run, batch, batch_waiting, bulk_change, bulk_change_student, calendar_feed, cash_entry, certificate, certificate_series, certificate_signature, certificate_template, consent, course, daily_sum, daily_sum_change, day_closing, declared_payment, deletion, discount_limit, draft, enquiry, enquiry_note, enrolment, expense, expense_category, expense_voucher_series, fee_adjustment, fee_plan, fee_plan_row, heartbeat, holiday, idempotency, import, import_row, import_total, institute, institute_logo, job_run, known_browser, kysely_migration, kysely_migration_lock, migration_hash, name_word, portfolio, privacy_notice, project, receipt, receipt_part, receipt_series, recovery_code, recurring_expense, recurring_expense_month, refund, refund_series, reminder, reminder_settings, request_count, reset_token, secret, session, setup_code, sign_in_attempt, student, student_account, student_photo, student_total, two_factor;
insert into absence_notice ("student_id", "day", "sheet_id", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-712e-aea4-c830f5744b0a', '2026-11-06', '01a1b03c-724d-7123-baa9-663dc55bc8cd', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', '2026-11-21 04:30:00+00');
insert into absence_settings ("one", "threshold", "texts", "version") overriding system value values
  ('true', '75', '{}', '1');
insert into access_link ("student_id", "state", "origin", "made_by", "at") overriding system value values
  ('01976d38-7d5f-7764-a6cf-bd2e3dc32e22', 'sent', '', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', '2026-11-21 04:30:00+00');
insert into account ("id", "role", "name", "email", "email_key", "password_hash", "state", "created_at", "version", "email_confirmed_at", "language") overriding system value values
  ('01976d38-7d5f-7764-a6cf-bd2e3dc32e22', 'student', 'विवेक दृष्टांत', 'student.1@example.com', 'student.1@example.com', '', 'active', '2025-06-14 06:55:08.127+00', '1', NULL, NULL),
  ('0198305a-7b46-77f1-aeb2-9f7686bab252', 'student', 'Zoë Sample', 'zoe.7@example.com', 'zoe.7@example.com', '', 'active', '2025-07-22 04:18:12.934+00', '1', NULL, NULL),
  ('0199483e-e8b1-76d0-9944-569bb7c5642b', 'student', 'Yusuf Příklad', 'yusuf.3@example.com', 'yusuf.3@example.com', '', 'active', '2025-09-14 12:41:46.417+00', '1', NULL, NULL),
  ('019acdcb-3f5e-72a1-ba2e-11479782124b', 'student', 'Māyā Udāharaṇ', 'maya.4@example.com', 'maya.4@example.com', '', 'active', '2025-11-29 04:07:20.67+00', '1', NULL, NULL),
  ('01a11b91-9b52-712e-aea4-c830f5744b0a', 'student', 'Zoë Przykład', 'zoe.2@example.com', 'zoe.2@example.com', '', 'disabled', '2026-10-08 12:51:29.746+00', '2', NULL, NULL),
  ('01a1b03c-74c1-77e5-95ce-d197a4bfee56', 'student', 'Noor Namuna', 'student@example.com', 'student@example.com', '$argon2id$v=19$m=19456,t=2,p=1$UbT9221u5kos67DDT4kwFQ$uZMRa6DZq8nYCXKUURkXoUv6ZUtIYvaPsl4Hs4PsNx0', 'active', '2026-11-06 09:41:54.497+00', '2', NULL, NULL),
  ('01a1be83-9230-708b-b435-33747cb6c137', 'student', 'Zoë Przykład', 'zoe.6@example.com', 'zoe.6@example.com', '', 'active', '2026-11-09 04:14:16.112+00', '1', NULL, NULL),
  ('01a1fb86-a83e-7526-a0fa-c1040fadd0d0', 'student', 'Farhan Beispiel', 'farhan.5@example.com', 'farhan.5@example.com', '', 'active', '2026-11-21 00:34:28.542+00', '1', NULL, NULL),
  ('01a20e20-a61d-715d-bf1f-8410d7cfb089', 'admin', 'Asha Example', 'admin@example.com', 'admin@example.com', '$argon2id$v=19$m=19456,t=2,p=1$YGiGsHy/vl5CmiG1bRaFkA$52XSPKYbxyFvJ4PmL/6wEN6OJzLKfTCiWSYFJInfgWA', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'hr', 'Hari Example', 'hr@example.com', 'hr@example.com', '$argon2id$v=19$m=19456,t=2,p=1$576qVpchq7LO0UUa4gfhNw$I89dzK/3E6y9OQA3U2E7Bl5ckOnmTcV6Jar48/xaD6A', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a20e20-a6c4-767c-a295-cb4b354ab441', 'hr', 'Hina Sample', 'hina@example.com', 'hina@example.com', '$argon2id$v=19$m=19456,t=2,p=1$ZBSYYfd/xrtiD0zFeP1Ljw$+PhZufpFtK6hW7X1MccZixqMva1WyGzmymbgP/t8fm8', 'active', '2025-04-01 08:10:32.502+00', '1', NULL, NULL),
  ('01a20e20-a6c4-767c-a295-cda9acc1c7db', 'hr', 'Hemant Namuna', 'hemant@example.com', 'hemant@example.com', '$argon2id$v=19$m=19456,t=2,p=1$ZBSYYfd/xrtiD0zFeP1Ljw$+PhZufpFtK6hW7X1MccZixqMva1WyGzmymbgP/t8fm8', 'active', '2025-04-01 12:11:18.039+00', '1', NULL, NULL),
  ('01a20e20-a6c4-767c-a295-d3a18391b8e6', 'hr', 'Hazel Specimen', 'hazel@example.com', 'hazel@example.com', '$argon2id$v=19$m=19456,t=2,p=1$ZBSYYfd/xrtiD0zFeP1Ljw$+PhZufpFtK6hW7X1MccZixqMva1WyGzmymbgP/t8fm8', 'disabled', '2025-04-01 12:58:12.964+00', '2', NULL, NULL),
  ('01a20e20-a6c4-767c-a295-d56fdc7ea701', 'admin', 'Anil Demo', 'anil@example.com', 'anil@example.com', '$argon2id$v=19$m=19456,t=2,p=1$ZBSYYfd/xrtiD0zFeP1Ljw$+PhZufpFtK6hW7X1MccZixqMva1WyGzmymbgP/t8fm8', 'active', '2025-04-01 05:46:43.465+00', '1', NULL, NULL);
insert into attendance_mark ("student_id", "day", "sheet_id", "present", "import_id") overriding system value values
  ('01a11b91-9b52-712e-aea4-c830f5744b0a', '2026-11-06', '01a1b03c-724d-7123-baa9-663dc55bc8cd', 'false', NULL),
  ('01a1b03c-74c1-77e5-95ce-d197a4bfee56', '2026-11-06', '01a1b0c9-1727-7632-a03b-5438531b49cd', 'true', NULL),
  ('01a1b03c-74c1-77e5-95ce-d197a4bfee56', '2026-11-07', '01a1b51d-6a8b-7550-a2d6-f4aa9f2b89fd', 'true', NULL),
  ('01a1b03c-74c1-77e5-95ce-d197a4bfee56', '2026-11-09', '01a1c041-4eb3-73c7-8546-84046e4033f5', 'true', NULL),
  ('01a1b03c-74c1-77e5-95ce-d197a4bfee56', '2026-11-10', '01a1c53b-8e49-7387-9586-cb209157955d', 'true', NULL),
  ('01a1b03c-74c1-77e5-95ce-d197a4bfee56', '2026-11-11', '01a1ca38-8fec-735e-8ab0-cb851a46a2f3', 'true', NULL),
  ('01a1b03c-74c1-77e5-95ce-d197a4bfee56', '2026-11-12', '01a1ce42-8cd3-759a-840b-9f9e81f045f1', 'true', NULL),
  ('01a1b03c-74c1-77e5-95ce-d197a4bfee56', '2026-11-13', '01a1d445-07d9-76c4-9303-b44b71515299', 'true', NULL),
  ('01a1b03c-74c1-77e5-95ce-d197a4bfee56', '2026-11-14', '01a1d916-73a3-744e-b8ce-4fef4778fdd0', 'true', NULL),
  ('01a1b03c-74c1-77e5-95ce-d197a4bfee56', '2026-11-16', '01a1e402-4a37-7582-86ce-435fec75f2b8', 'true', NULL),
  ('01a1b03c-74c1-77e5-95ce-d197a4bfee56', '2026-11-17', '01a1e95a-a683-72a3-924b-682500a758c3', 'true', NULL),
  ('01a1b03c-74c1-77e5-95ce-d197a4bfee56', '2026-11-18', '01a1ee80-40dd-7266-bf9d-346290e4f176', 'true', NULL),
  ('01a1b03c-74c1-77e5-95ce-d197a4bfee56', '2026-11-19', '01a1f2a8-7850-70b8-a9c9-ddc5d2b21712', 'true', NULL),
  ('01a1b03c-74c1-77e5-95ce-d197a4bfee56', '2026-11-20', '01a1f8c0-38a9-74df-8a44-428dcbcfcd46', 'true', NULL);
insert into attendance_month ("student_id", "batch_id", "month", "present", "absent") overriding system value values
  ('01a11b91-9b52-712e-aea4-c830f5744b0a', '01a20e20-a67d-7405-9813-7dfc449da6e9', '2026-11-01', '0', '1'),
  ('01a1b03c-74c1-77e5-95ce-d197a4bfee56', '01a20e20-a67d-7405-9813-816b803cdfb6', '2026-11-01', '13', '0');
insert into attendance_sheet ("id", "batch_id", "day", "present", "absent", "saved_at", "saved_by", "version") overriding system value values
  ('01a1b03c-724d-7123-baa9-663dc55bc8cd', '01a20e20-a67d-7405-9813-7dfc449da6e9', '2026-11-06', '0', '1', '2026-11-06 09:41:53.869+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', '1'),
  ('01a1b0c9-1727-7632-a03b-5438531b49cd', '01a20e20-a67d-7405-9813-816b803cdfb6', '2026-11-06', '1', '0', '2026-11-06 12:15:31.111+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', '1'),
  ('01a1b51d-6a8b-7550-a2d6-f4aa9f2b89fd', '01a20e20-a67d-7405-9813-816b803cdfb6', '2026-11-07', '1', '0', '2026-11-07 08:26:06.347+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', '1'),
  ('01a1c041-4eb3-73c7-8546-84046e4033f5', '01a20e20-a67d-7405-9813-816b803cdfb6', '2026-11-09', '1', '0', '2026-11-09 12:21:07.891+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', '1'),
  ('01a1c53b-8e49-7387-9586-cb209157955d', '01a20e20-a67d-7405-9813-816b803cdfb6', '2026-11-10', '1', '0', '2026-11-10 11:32:57.033+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', '1'),
  ('01a1ca38-8fec-735e-8ab0-cb851a46a2f3', '01a20e20-a67d-7405-9813-816b803cdfb6', '2026-11-11', '1', '0', '2026-11-11 10:47:46.924+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', '1'),
  ('01a1ce42-8cd3-759a-840b-9f9e81f045f1', '01a20e20-a67d-7405-9813-816b803cdfb6', '2026-11-12', '1', '0', '2026-11-12 05:37:10.355+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', '1'),
  ('01a1d445-07d9-76c4-9303-b44b71515299', '01a20e20-a67d-7405-9813-816b803cdfb6', '2026-11-13', '1', '0', '2026-11-13 09:37:36.217+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', '1'),
  ('01a1d916-73a3-744e-b8ce-4fef4778fdd0', '01a20e20-a67d-7405-9813-816b803cdfb6', '2026-11-14', '1', '0', '2026-11-14 08:04:49.699+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', '1'),
  ('01a1e402-4a37-7582-86ce-435fec75f2b8', '01a20e20-a67d-7405-9813-816b803cdfb6', '2026-11-16', '1', '0', '2026-11-16 10:58:37.751+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', '1'),
  ('01a1e95a-a683-72a3-924b-682500a758c3', '01a20e20-a67d-7405-9813-816b803cdfb6', '2026-11-17', '1', '0', '2026-11-17 11:53:14.627+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', '1'),
  ('01a1ee80-40dd-7266-bf9d-346290e4f176', '01a20e20-a67d-7405-9813-816b803cdfb6', '2026-11-18', '1', '0', '2026-11-18 11:52:25.053+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', '1'),
  ('01a1f2a8-7850-70b8-a9c9-ddc5d2b21712', '01a20e20-a67d-7405-9813-816b803cdfb6', '2026-11-19', '1', '0', '2026-11-19 07:14:49.552+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', '1'),
  ('01a1f8c0-38a9-74df-8a44-428dcbcfcd46', '01a20e20-a67d-7405-9813-816b803cdfb6', '2026-11-20', '1', '0', '2026-11-20 11:38:29.417+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', '1');
insert into audit_entry ("id", "at", "actor_id", "actor_name", "actor_role", "action", "record", "record_id", "request_id", "before", "after") overriding system value values
  ('019583bb-5506-73e9-b6bc-d73c9e1bdd83', '2025-03-11 05:44:07.174+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e20-a679-729d-88b9-7a9aac7fa258', '019583bb-5506-72ca-bb20-467f34a95032', NULL, '{"_id": "01a20e20-a679-729d-88b9-7a9aac7fa258", "room": "Room 1", "bCode": "TALLY-2504", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2025-07-01", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2025-04-01", "courseName": "Tally with GST"}'),
  ('0195eaed-5b52-70d7-86be-f01c6806fc6c', '2025-03-31 06:39:38.834+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'category.create', 'category', '01a20e20-a73e-7130-9f8e-a038f6596afe', '0195eaed-5b52-7056-ae6f-ca2ac5a1e6fe', NULL, '{"ledger": "Rent"}'),
  ('0195eaed-5b52-72e7-8d51-87b16552ddb1', '2025-03-31 06:39:38.834+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'category.create', 'category', '01a20e20-a73e-7130-9f8e-a8bdce52d672', '0195eaed-5b52-770d-a375-e940a122e9e2', NULL, '{"ledger": "Internet"}'),
  ('0195eaed-5b52-732d-b428-ffad9608053a', '2025-03-31 06:39:38.834+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'category.create', 'category', '01a20e20-a73e-7130-9f8e-a5d75657bf43', '0195eaed-5b52-736c-96b6-0b89166491c4', NULL, '{"ledger": "Electricity"}'),
  ('0195eaed-5b52-7362-926d-dc8804111e50', '2025-03-31 06:39:38.834+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'category.create', 'category', '01a20e20-a73e-7130-9f8e-b17f76d5ccfe', '0195eaed-5b52-7639-b70b-7ddfdcd18bb7', NULL, '{"ledger": "Repairs"}'),
  ('0195eaed-5b52-7418-984a-e3bac71fdbca', '2025-03-31 06:39:38.834+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'category.create', 'category', '01a20e20-a73e-7130-9f8e-9de778a0ce7d', '0195eaed-5b52-73b6-ab77-62c043b93537', NULL, '{"ledger": "Salaries"}'),
  ('0195eaed-5b52-7496-926a-85480f7e2faa', '2025-03-31 06:39:38.834+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'category.create', 'category', '01a20e20-a73e-7130-9f8e-b9ef8c56e4ea', '0195eaed-5b52-72be-8d6a-ecca07ace4c1', NULL, '{"budget": 20000, "ledger": "Advertising"}'),
  ('0195eaed-5b52-75bf-8d27-86e854b24ece', '2025-03-31 06:39:38.834+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'recurring.create', 'recurring', '01a20e20-a745-773f-add9-12e2a9630649', '0195eaed-5b52-71ee-bb21-5bfe4b542387', NULL, '{"_id": "01a20e20-a745-773f-add9-12e2a9630649", "amount": 1500, "ledger": "01a20e20-a73e-7130-9f8e-b17f76d5ccfe", "remark": "Demo Repairs: upkeep of the projectors", "payMode": "Online", "version": 1, "startsOn": "2026-11-01", "createdAt": "2025-03-31T06:39:38.834Z", "updatedAt": "2025-03-31T06:39:38.834Z", "ledgerName": "Repairs"}'),
  ('0195eaed-5b52-76be-8794-699ddef924b6', '2025-03-31 06:39:38.834+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'category.create', 'category', '01a20e20-a73e-7130-9f8e-aed5d53784dc', '0195eaed-5b52-7112-bc1b-9891a4deb3bf', NULL, '{"budget": 5000, "ledger": "Stationery"}'),
  ('0195eaed-5b52-7710-91b5-e266845bfa19', '2025-03-31 06:39:38.834+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'category.create', 'category', '01a20e20-a73e-7130-9f8e-b7c9a9877650', '0195eaed-5b52-7479-a146-3069beda2fe1', NULL, '{"budget": 3000, "ledger": "Tea and water"}'),
  ('0195efe3-4389-776c-951a-39346f8b2479', '2025-04-01 05:46:43.465+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'staff.create', 'account', '01a20e20-a6c4-767c-a295-d56fdc7ea701', '0195efe3-4389-766d-bef9-b51d31a17a65', NULL, '{"id": "01a20e20-a6c4-767c-a295-d56fdc7ea701", "name": "Anil Demo", "role": "admin", "email": "anil@example.com"}'),
  ('0195f066-eeb6-76f5-9806-10c6aa5b9710', '2025-04-01 08:10:32.502+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'staff.create', 'account', '01a20e20-a6c4-767c-a295-cb4b354ab441', '0195f066-eeb6-7585-93bc-60668e658e2c', NULL, '{"id": "01a20e20-a6c4-767c-a295-cb4b354ab441", "name": "Hina Sample", "role": "hr", "email": "hina@example.com"}'),
  ('0195f0f8-846c-7005-87fe-115483756360', '2025-04-01 10:49:33.548+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'course.create', 'course', '01a20e20-a674-7517-9748-42d6571f02a2', '0195f0f8-846c-73c1-b061-8fea900f1512', NULL, '{"_id": "01a20e20-a674-7517-9748-42d6571f02a2", "cFee": 15000, "course": "Digital Marketing", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-70f0-9478-d9543955e29a', '2025-04-01 10:49:33.548+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'course.create', 'course', '01a20e20-a674-7517-9748-3eaceb58476f', '0195f0f8-846c-7205-b5cc-d93acb9655a2', NULL, '{"_id": "01a20e20-a674-7517-9748-3eaceb58476f", "cFee": 22000, "course": "Graphic Design", "version": 1, "cDuration": "5 months"}'),
  ('0195f0f8-846c-710c-b5d2-00975c1cfb95', '2025-04-01 10:49:33.548+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'course.create', 'course', '01a20e20-a674-7517-9748-2f14ac524868', '0195f0f8-846c-76c1-96f3-8a6ae644db92', NULL, '{"_id": "01a20e20-a674-7517-9748-2f14ac524868", "cFee": 12000, "course": "Tally with GST", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-7175-861b-da78f01810c5', '2025-04-01 10:49:33.548+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'course.create', 'course', '01a20e20-a674-7517-9748-32578d0d4877', '0195f0f8-846c-726b-a0e4-b40adf157780', NULL, '{"_id": "01a20e20-a674-7517-9748-32578d0d4877", "cFee": 18000, "course": "Python Programming", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-7613-9095-3af93922c51a', '2025-04-01 10:49:33.548+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'course.create', 'course', '01a20e20-a674-7517-9748-469ea33ad467', '0195f0f8-846c-70af-b731-2484b32b297f', NULL, '{"_id": "01a20e20-a674-7517-9748-469ea33ad467", "cFee": 4500, "course": "Hindi Typing", "version": 1, "cDuration": "2 months"}'),
  ('0195f0f8-846c-764e-af36-954afe7e87ed', '2025-04-01 10:49:33.548+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'course.create', 'course', '01a20e20-a674-7517-9748-385dcdcecf4f', '0195f0f8-846c-77db-9b03-64c12e470a93', NULL, '{"_id": "01a20e20-a674-7517-9748-385dcdcecf4f", "cFee": 35000, "course": "Data Analytics", "version": 1, "cDuration": "6 months"}'),
  ('0195f0f8-846c-76e2-9319-062d5178a7be', '2025-04-01 10:49:33.548+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'course.create', 'course', '01a20e20-a674-7517-9748-35bb0ea515ba', '0195f0f8-846c-7207-af9a-c9455997cc7f', NULL, '{"_id": "01a20e20-a674-7517-9748-35bb0ea515ba", "cFee": 45000, "course": "Full Stack Web Development", "version": 1, "cDuration": "8 months"}'),
  ('0195f0f8-846c-7781-9d76-c30a36498345', '2025-04-01 10:49:33.548+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'course.create', 'course', '01a20e20-a675-7107-b2a7-9c8be8813f1e', '0195f0f8-846c-758c-8a89-f84935428189', NULL, '{"_id": "01a20e20-a675-7107-b2a7-9c8be8813f1e", "cFee": 16500, "course": "Français des affaires", "version": 1, "cDuration": "4 months"}'),
  ('0195f143-5a97-76cb-b67f-68b838debf47', '2025-04-01 12:11:18.039+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'staff.create', 'account', '01a20e20-a6c4-767c-a295-cda9acc1c7db', '0195f143-5a97-729c-b38c-5a11b8fdde32', NULL, '{"id": "01a20e20-a6c4-767c-a295-cda9acc1c7db", "name": "Hemant Namuna", "role": "hr", "email": "hemant@example.com"}'),
  ('0195f16e-4e64-77cd-bc29-c6ae7cf8a156', '2025-04-01 12:58:12.964+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'staff.create', 'account', '01a20e20-a6c4-767c-a295-d3a18391b8e6', '0195f16e-4e64-7262-9f97-6dee3eb2f218', NULL, '{"id": "01a20e20-a6c4-767c-a295-d3a18391b8e6", "name": "Hazel Specimen", "role": "hr", "email": "hazel@example.com"}'),
  ('01960aa5-c6f2-7671-83e5-59b05edf9fa0', '2025-04-06 10:29:18.706+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e20-a679-729d-88b9-7c583837343d', '01960aa5-c6f2-7790-9916-5d15205f61fd', NULL, '{"_id": "01a20e20-a679-729d-88b9-7c583837343d", "room": "Room 2", "bCode": "PY-2504", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2025-08-27", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 6}], "startDate": "2025-04-27", "courseName": "Python Programming"}'),
  ('01962e07-dbf7-70eb-b8c9-4def83a94f1b', '2025-04-13 07:23:09.175+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01962e07-dbf7-70ff-932a-abd5085c5fc1', '01962e07-dbf7-733a-b676-13d3ed283e9c', NULL, '{"_id": "01962e07-dbf7-70ff-932a-abd5085c5fc1", "date": "2025-04-13", "mode": "online", "year": 2025, "month": 4, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "online"}'),
  ('01965222-1b54-7623-80cc-b0f05bb31a44', '2025-04-20 07:38:09.108+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '01962e07-dbf7-70ff-932a-abd5085c5fc1', '01965222-1b54-773a-80ad-8525a17124c5', '{"status": "Open"}', '{"status": "Pending"}'),
  ('0196952d-9296-732d-803e-d758dc617782', '2025-05-03 08:05:14.006+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e20-a67a-74ee-8c57-f4ea00544861', '0196952d-9296-7651-9eeb-910bf015c799', NULL, '{"_id": "01a20e20-a67a-74ee-8c57-f4ea00544861", "room": "Lab 1", "bCode": "FSW-2505", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-01-24", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2025-05-24", "courseName": "Full Stack Web Development"}'),
  ('01971baf-477f-779e-8fbc-901ce3984e5a', '2025-05-29 10:56:01.407+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e20-a67a-74ee-8c57-fa2cdeea9c5d', '01971baf-477f-70ed-8d33-81a8b19786fa', NULL, '{"_id": "01a20e20-a67a-74ee-8c57-fa2cdeea9c5d", "room": "Lab 2", "bCode": "DA-2506", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2025-12-19", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}], "startDate": "2025-06-19", "courseName": "Data Analytics"}'),
  ('01972f8c-001d-716d-b71e-7836bca132bc', '2025-06-02 07:29:53.693+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'expense.create', 'expense', '01972f8c-001d-7755-8123-48eb8c0ba31c', '01972f8c-001d-7456-9047-795dc783b913', NULL, '{"_id": "01972f8c-001d-7755-8123-48eb8c0ba31c", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 172, "ledger": "01a20e20-a73e-7130-9f8e-a8bdce52d672", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T07:29:53.693Z", "updatedAt": "2025-06-02T07:29:53.693Z", "voucherNo": "V2025-26/0001", "ledgerName": "Internet"}'),
  ('019730ae-176e-7077-a860-53c8de9b4e3f', '2025-06-02 12:46:45.102+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'expense.create', 'expense', '019730ae-176e-7556-a1a6-2e83cf46f54e', '019730ae-176e-700e-acd3-bbbd2eaa8adf', NULL, '{"_id": "019730ae-176e-7556-a1a6-2e83cf46f54e", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 516, "ledger": "01a20e20-a73e-7130-9f8e-a5d75657bf43", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T12:46:45.102Z", "updatedAt": "2025-06-02T12:46:45.102Z", "voucherNo": "V2025-26/0002", "ledgerName": "Electricity"}'),
  ('01973f27-1abc-73a8-a4c6-33e789a2dda7', '2025-06-05 08:13:36.828+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'expense.create', 'expense', '01973f27-1abc-709a-b3dd-3168d67d80e4', '01973f27-1abc-76c9-af9f-e968dc2799b9', NULL, '{"_id": "01973f27-1abc-709a-b3dd-3168d67d80e4", "date": "2025-06-05", "year": 2025, "month": 6, "amount": 3876, "ledger": "01a20e20-a73e-7130-9f8e-9de778a0ce7d", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-06-05T08:13:36.828Z", "updatedAt": "2025-06-05T08:13:36.828Z", "voucherNo": "V2025-26/0003", "ledgerName": "Salaries"}'),
  ('01973f71-631b-777f-a311-c5a84b6f03e5', '2025-06-05 09:34:45.019+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01973f71-631b-7217-a8ad-23f00ecaf359', '01973f71-631b-701a-b924-45962ba1676f', NULL, '{"_id": "01973f71-631b-7217-a8ad-23f00ecaf359", "date": "2025-06-05", "mode": "offline", "year": 2025, "month": 6, "course": "Data Analytics", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019744be-dbb1-74de-9958-48f96a21efcd', '2025-06-06 10:17:28.241+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'expense.create', 'expense', '019744be-dbb1-762c-8817-b8d1009c9719', '019744be-dbb1-70a6-9a6c-b4fe5fb2ddce', NULL, '{"_id": "019744be-dbb1-762c-8817-b8d1009c9719", "date": "2025-06-06", "year": 2025, "month": 6, "amount": 2153, "ledger": "01a20e20-a73e-7130-9f8e-a038f6596afe", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-06-06T10:17:28.241Z", "updatedAt": "2025-06-06T10:17:28.241Z", "voucherNo": "V2025-26/0004", "ledgerName": "Rent"}'),
  ('01976d38-7d5f-7611-85e8-adcdc7c5841b', '2025-06-14 06:55:08.127+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'student.register', 'student', '01976d38-7d5f-7764-a6cf-bd2e3dc32e22', '01976d38-7d5f-726f-a2a9-0b9fb08c45fe', NULL, '{"_id": "01976d38-7d5f-7764-a6cf-bd2e3dc32e22", "fee": 31500, "mode": "offline", "batch": "DA-2506", "course": "Data Analytics", "status": "Active", "PaidFee": 0, "dueDate": "2025-07-19", "endDate": "2025-12-19", "version": 1, "TotalFee": 31500, "declared": null, "isPlaced": "notPlaced", "cduration": "6 months", "PendingFee": 31500, "isCompleted": "yes", "joiningDate": "2025-06-14"}'),
  ('01976d38-7d5f-7700-a6dc-b8742ad91aa5', '2025-06-14 06:55:08.127+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'enquiry.admit', 'enquiry', '01973f71-631b-7217-a8ad-23f00ecaf359', '01976d38-7d5f-75b8-bf54-4367cfb04aa4', '{"status": "Open", "student": null}', '{"status": "Closed", "student": "01976d38-7d5f-7764-a6cf-bd2e3dc32e22"}'),
  ('01977d82-9bf0-77cd-8f50-fde963f551e3', '2025-06-17 10:50:01.072+00', '01a20e20-a6c4-767c-a295-cb4b354ab441', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01977d82-9bf0-7095-a4f3-57fe7825c8dc', '01977d82-9bf0-76fe-bba3-ba263241a86d', NULL, '{"_id": "01977d82-9bf0-7095-a4f3-57fe7825c8dc", "due": 21000, "date": "2025-06-17", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 6, "course": "Data Analytics", "changed": false, "payMode": "Online", "payable": 31500, "student": "01976d38-7d5f-7764-a6cf-bd2e3dc32e22", "version": 1, "issuedOn": "2025-06-17", "receiptNo": "2025-26/000001"}'),
  ('0197a729-c8b5-7296-981e-3c7e96aaf9db', '2025-06-25 12:57:02.901+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e20-a67a-74ee-8c57-fe94337718fa', '0197a729-c8b5-723c-88be-a7ddfb20a66f', NULL, '{"_id": "01a20e20-a67a-74ee-8c57-fe94337718fa", "room": "Room 1", "bCode": "GD-2507", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2025-12-16", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 2}, {"end": "20:00", "start": "18:00", "weekday": 4}, {"end": "20:00", "start": "18:00", "weekday": 6}], "startDate": "2025-07-16", "courseName": "Graphic Design"}'),
  ('0197cf00-2cf0-71c0-98ba-86a5a4e405db', '2025-07-03 06:36:24.688+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'expense.create', 'expense', '0197cf00-2cf0-74a0-b512-9769ad63204b', '0197cf00-2cf0-77c0-bc6b-4f4218a7b0fc', NULL, '{"_id": "0197cf00-2cf0-74a0-b512-9769ad63204b", "date": "2025-07-03", "year": 2025, "month": 7, "amount": 1058, "ledger": "01a20e20-a73e-7130-9f8e-a5d75657bf43", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-03T06:36:24.688Z", "updatedAt": "2025-07-03T06:36:24.688Z", "voucherNo": "V2025-26/0005", "ledgerName": "Electricity"}'),
  ('0197d3b1-cdf4-7311-b4a9-4a6168a6ac5d', '2025-07-04 04:28:54.644+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d3b1-cdf4-7241-b182-53904dfa5c74', '0197d3b1-cdf4-77e3-80f8-f6307b0fc844', NULL, '{"_id": "0197d3b1-cdf4-7241-b182-53904dfa5c74", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 352, "ledger": "01a20e20-a73e-7130-9f8e-a8bdce52d672", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T04:28:54.644Z", "updatedAt": "2025-07-04T04:28:54.644Z", "voucherNo": "V2025-26/0006", "ledgerName": "Internet"}'),
  ('0197d44b-78c3-701d-b62b-3477dbf37fff', '2025-07-04 07:16:45.379+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d44b-78c3-7461-b6e4-b8f6e987e5f5', '0197d44b-78c3-7602-af6f-c8a9ab546219', NULL, '{"_id": "0197d44b-78c3-7461-b6e4-b8f6e987e5f5", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 7938, "ledger": "01a20e20-a73e-7130-9f8e-9de778a0ce7d", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T07:16:45.379Z", "updatedAt": "2025-07-04T07:16:45.379Z", "voucherNo": "V2025-26/0007", "ledgerName": "Salaries"}'),
  ('0197e9a1-67f5-74a8-89c3-557124608e1d', '2025-07-08 10:42:38.709+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'expense.create', 'expense', '0197e9a1-67f5-7347-a14f-32b97cc93ec3', '0197e9a1-67f5-7417-992b-d4af8f096810', NULL, '{"_id": "0197e9a1-67f5-7347-a14f-32b97cc93ec3", "date": "2025-07-08", "year": 2025, "month": 7, "amount": 4410, "ledger": "01a20e20-a73e-7130-9f8e-a038f6596afe", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-07-08T10:42:38.709Z", "updatedAt": "2025-07-08T10:42:38.709Z", "voucherNo": "V2025-26/0008", "ledgerName": "Rent"}'),
  ('01980c8c-196a-7296-8cc9-4a87994f4c09', '2025-07-15 05:26:04.906+00', '01a20e20-a6c4-767c-a295-cda9acc1c7db', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '01980c8c-196a-7517-af38-34ebe487bfef', '01980c8c-196a-71f7-842b-c2cf483b3f02', NULL, '{"_id": "01980c8c-196a-7517-af38-34ebe487bfef", "due": 10500, "date": "2025-07-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 7, "course": "Data Analytics", "changed": false, "payMode": "Cash", "payable": 31500, "student": "01976d38-7d5f-7764-a6cf-bd2e3dc32e22", "version": 1, "issuedOn": "2025-07-15", "receiptNo": "2025-26/000002"}'),
  ('01982b99-c49f-7424-9282-fe610374038e', '2025-07-21 06:09:14.399+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e20-a67a-74ee-8c58-03b1869f6945', '01982b99-c49f-77bd-893e-98a93d6ca38c', NULL, '{"_id": "01a20e20-a67a-74ee-8c58-03b1869f6945", "room": "Room 2", "bCode": "DM-2508", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2025-11-11", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2025-08-11", "courseName": "Digital Marketing"}'),
  ('0198305a-7b46-71a1-894d-9fbdb76dc847', '2025-07-22 04:18:12.934+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'student.register', 'student', '0198305a-7b46-77f1-aeb2-9f7686bab252', '0198305a-7b46-74ce-b7c5-9f83eaa22dd2', NULL, '{"_id": "0198305a-7b46-77f1-aeb2-9f7686bab252", "fee": 22000, "mode": "offline", "batch": "GD-2507", "course": "Graphic Design", "status": "Active", "PaidFee": 0, "dueDate": "2025-08-26", "endDate": "2025-12-16", "version": 1, "TotalFee": 22000, "declared": null, "isPlaced": "notPlaced", "cduration": "5 months", "PendingFee": 22000, "isCompleted": "yes", "joiningDate": "2025-07-22"}'),
  ('01983ab5-5436-715e-91d1-24ef42f2e81d', '2025-07-24 04:33:38.87+00', '01976d38-7d5f-7764-a6cf-bd2e3dc32e22', '', 'student', 'project.add', 'project', '01983ab5-5436-752d-9fd1-a33c6ad5ee57', '01983ab5-5436-7483-8cea-5fd080aa607d', NULL, '{"_id": "01983ab5-5436-752d-9fd1-a33c6ad5ee57", "student": "01976d38-7d5f-7764-a6cf-bd2e3dc32e22", "version": 1}'),
  ('01984f40-d442-73cc-98ce-1c55eb4ad77f', '2025-07-28 04:18:25.474+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'fee.record', 'receipt', '01984f40-d442-7164-8a78-82d5899e066b', '01984f40-d442-7134-b758-7adb3c5b3c86', NULL, '{"_id": "01984f40-d442-7164-8a78-82d5899e066b", "due": 11000, "date": "2025-07-28", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 7, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-77f1-aeb2-9f7686bab252", "version": 1, "issuedOn": "2025-07-28", "receiptNo": "2025-26/000003"}'),
  ('01985aa9-0953-708d-826c-3286985ad456', '2025-07-30 09:28:04.179+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'staff.update', 'account', '01a20e20-a6c4-767c-a295-d3a18391b8e6', '01985aa9-0953-7552-b06d-d1d29d4ccc28', '{"status": "Active", "version": 1}', '{"status": "Disable", "version": 2}'),
  ('01986905-43a3-75f9-b898-0da85568a7fb', '2025-08-02 04:23:29.443+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'expense.create', 'expense', '01986905-43a3-7451-a228-6fc6ddb04446', '01986905-43a3-7376-9dfe-ccbeaaea113d', NULL, '{"_id": "01986905-43a3-7451-a228-6fc6ddb04446", "date": "2025-08-02", "year": 2025, "month": 8, "amount": 4341, "ledger": "01a20e20-a73e-7130-9f8e-a038f6596afe", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-08-02T04:23:29.443Z", "updatedAt": "2025-08-02T04:23:29.443Z", "voucherNo": "V2025-26/0009", "ledgerName": "Rent"}'),
  ('019873c7-c03e-71f8-b7a1-1fdff532bf0c', '2025-08-04 06:32:07.486+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'expense.create', 'expense', '019873c7-c03e-75be-9645-b7a27485c199', '019873c7-c03e-7706-9c85-ff8ccea3e06b', NULL, '{"_id": "019873c7-c03e-75be-9645-b7a27485c199", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 7814, "ledger": "01a20e20-a73e-7130-9f8e-9de778a0ce7d", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T06:32:07.486Z", "updatedAt": "2025-08-04T06:32:07.486Z", "voucherNo": "V2025-26/0010", "ledgerName": "Salaries"}'),
  ('0198742d-391a-777f-a44b-dbbbf5abec55', '2025-08-04 08:22:57.562+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'expense.create', 'expense', '0198742d-391a-736c-8c49-a48654f21903', '0198742d-391a-7495-b056-5ce2d6829cad', NULL, '{"_id": "0198742d-391a-736c-8c49-a48654f21903", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 347, "ledger": "01a20e20-a73e-7130-9f8e-a8bdce52d672", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T08:22:57.562Z", "updatedAt": "2025-08-04T08:22:57.562Z", "voucherNo": "V2025-26/0011", "ledgerName": "Internet"}'),
  ('01987a45-a517-723d-a402-1c6b7db52c26', '2025-08-05 12:47:21.367+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'expense.create', 'expense', '01987a45-a517-749a-acbb-8e7fcdc93005', '01987a45-a517-7362-8689-3d90845dbcde', NULL, '{"_id": "01987a45-a517-749a-acbb-8e7fcdc93005", "date": "2025-08-05", "year": 2025, "month": 8, "amount": 1041, "ledger": "01a20e20-a73e-7130-9f8e-a5d75657bf43", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-05T12:47:21.367Z", "updatedAt": "2025-08-05T12:47:21.367Z", "voucherNo": "V2025-26/0012", "ledgerName": "Electricity"}'),
  ('0198adb9-bb13-76ab-a375-fea6430ca644', '2025-08-15 12:34:47.187+00', '01a20e20-a6c4-767c-a295-cb4b354ab441', 'Hina Sample', 'hr', 'fee.record', 'receipt', '0198adb9-bb13-7162-be22-8746bc55e61b', '0198adb9-bb13-74ed-9e57-74887f345852', NULL, '{"_id": "0198adb9-bb13-7162-be22-8746bc55e61b", "due": 0, "date": "2025-08-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 8, "course": "Data Analytics", "changed": false, "payMode": "Others", "payable": 31500, "student": "01976d38-7d5f-7764-a6cf-bd2e3dc32e22", "version": 1, "issuedOn": "2025-08-15", "receiptNo": "2025-26/000004"}'),
  ('0198b7a5-65f9-7417-b7cd-8e9bf6fe15df', '2025-08-17 10:48:46.841+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e20-a67b-71a0-9fe9-f60cfedca4c1', '0198b7a5-65f9-72ed-9f06-2ff206634b42', NULL, '{"_id": "01a20e20-a67b-71a0-9fe9-f60cfedca4c1", "room": "Lab 1", "bCode": "HT-2509", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2025-11-07", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2025-09-07", "courseName": "Hindi Typing"}'),
  ('0198d1be-32ac-73bc-ae4b-2738f64282bd', '2025-08-22 12:25:59.724+00', '01a20e20-a6c4-767c-a295-cda9acc1c7db', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '0198d1be-32ac-72de-b12b-3b1185416e58', '0198d1be-32ac-70c4-b721-f078ee5458fa', NULL, '{"_id": "0198d1be-32ac-72de-b12b-3b1185416e58", "due": 0, "date": "2025-08-21", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 8, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-77f1-aeb2-9f7686bab252", "version": 1, "issuedOn": "2025-08-22", "receiptNo": "2025-26/000005"}'),
  ('019904aa-7eb6-709d-988f-77ce4113608b', '2025-09-01 09:45:06.486+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'expense.create', 'expense', '019904aa-7eb6-7326-b63b-ae914a3aa4a9', '019904aa-7eb6-7393-83c1-cfbe952493e2', NULL, '{"_id": "019904aa-7eb6-7326-b63b-ae914a3aa4a9", "date": "2025-09-01", "year": 2025, "month": 9, "amount": 6144, "ledger": "01a20e20-a73e-7130-9f8e-9de778a0ce7d", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-09-01T09:45:06.486Z", "updatedAt": "2025-09-01T09:45:06.486Z", "voucherNo": "V2025-26/0013", "ledgerName": "Salaries"}'),
  ('01990a07-c598-7729-aafa-ce114406c7c1', '2025-09-02 10:45:05.56+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'expense.create', 'expense', '01990a07-c598-7606-b562-ee4dce129a7f', '01990a07-c598-75ce-bde0-7259e05a3088', NULL, '{"_id": "01990a07-c598-7606-b562-ee4dce129a7f", "date": "2025-09-02", "year": 2025, "month": 9, "amount": 3413, "ledger": "01a20e20-a73e-7130-9f8e-a038f6596afe", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-09-02T10:45:05.560Z", "updatedAt": "2025-09-02T10:45:05.560Z", "voucherNo": "V2025-26/0014", "ledgerName": "Rent"}'),
  ('01990f32-eeb0-7039-8f1b-384c56c5351d', '2025-09-03 10:50:20.208+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'expense.create', 'expense', '01990f32-eeb0-702d-824b-45577e3b2e48', '01990f32-eeb0-7758-8c7e-9ef3aedc79b1', NULL, '{"_id": "01990f32-eeb0-702d-824b-45577e3b2e48", "date": "2025-09-03", "year": 2025, "month": 9, "amount": 819, "ledger": "01a20e20-a73e-7130-9f8e-a5d75657bf43", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-03T10:50:20.208Z", "updatedAt": "2025-09-03T10:50:20.208Z", "voucherNo": "V2025-26/0015", "ledgerName": "Electricity"}'),
  ('0199291d-4815-7101-b3a7-68d21d08dcb2', '2025-09-08 11:36:48.917+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'expense.create', 'expense', '0199291d-4815-7716-9c73-62939b3909b6', '0199291d-4815-7092-bf7a-a73d3ef8a959', NULL, '{"_id": "0199291d-4815-7716-9c73-62939b3909b6", "date": "2025-09-08", "year": 2025, "month": 9, "amount": 273, "ledger": "01a20e20-a73e-7130-9f8e-a8bdce52d672", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-08T11:36:48.917Z", "updatedAt": "2025-09-08T11:36:48.917Z", "voucherNo": "V2025-26/0016", "ledgerName": "Internet"}'),
  ('01993c60-445a-70e7-9d46-0cf682417285', '2025-09-12 05:22:45.978+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e20-a67b-71a0-9fe9-f80b9ed14846', '01993c60-445a-71f4-b988-24160b2d0f57', NULL, '{"_id": "01a20e20-a67b-71a0-9fe9-f80b9ed14846", "room": "Lab 2", "bCode": "FR-2510", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2026-02-03", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 6}], "startDate": "2025-10-03", "courseName": "Français des affaires"}'),
  ('01994735-b681-7765-9d06-b0f5bc24ad3d', '2025-09-14 07:52:06.529+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'fee.record', 'receipt', '01994735-b681-74f8-8b89-50d67b0abd2d', '01994735-b681-726b-b627-cdf47db97272', NULL, '{"_id": "01994735-b681-74f8-8b89-50d67b0abd2d", "due": 0, "date": "2025-09-14", "paid": 15000, "year": 2025, "bCode": "DM-2508", "month": 9, "course": "Digital Marketing", "changed": false, "payMode": "Cash", "payable": 15000, "student": "0199483e-e8b1-76d0-9944-569bb7c5642b", "version": 1, "issuedOn": "2025-09-14", "receiptNo": "2025-26/000006"}'),
  ('0199483e-e8b1-75ad-9e57-15df6d6ecffe', '2025-09-14 12:41:46.417+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'student.register', 'student', '0199483e-e8b1-76d0-9944-569bb7c5642b', '0199483e-e8b1-736d-9568-532a52575d04', NULL, '{"_id": "0199483e-e8b1-76d0-9944-569bb7c5642b", "fee": 15000, "mode": "online", "batch": "DM-2508", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2025-10-19", "endDate": "2025-11-11", "version": 1, "TotalFee": 15000, "declared": null, "isPlaced": "placed", "cduration": "3 months", "PendingFee": 15000, "isCompleted": "yes", "joiningDate": "2025-09-14"}'),
  ('0199c7c0-0ba8-722f-8cd2-ef5931bc476d', '2025-10-09 06:54:35.944+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e20-a67b-71a0-9fe9-fc1d1b1aedd7', '0199c7c0-0ba8-7719-9c21-5ed6a7268952', NULL, '{"_id": "01a20e20-a67b-71a0-9fe9-fc1d1b1aedd7", "room": "Room 1", "bCode": "TALLY-2510", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-01-30", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2025-10-30", "courseName": "Tally with GST"}'),
  ('019a24d1-6480-7598-9865-15da153c5fe3', '2025-10-27 08:38:13.888+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '019a24d1-6480-743d-95f0-f16bf2bb57fc', '019a24d1-6480-70dc-921f-47ee4be3b485', '{"status": "Open"}', '{"status": "Pending"}'),
  ('019a24d1-6480-75c8-9159-7fdafbd20d4f', '2025-10-27 08:38:13.888+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '019a24d1-6480-743d-95f0-f16bf2bb57fc', '019a24d1-6480-7195-b497-98c25e09798e', NULL, '{"_id": "019a24d1-6480-743d-95f0-f16bf2bb57fc", "date": "2025-10-27", "mode": "offline", "year": 2025, "month": 10, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019a3e0d-cbe7-722e-8290-cc80acc0a40d', '2025-11-01 06:14:42.919+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'expense.create', 'expense', '019a3e0d-cbe7-714a-a3a0-cbebcdf2280a', '019a3e0d-cbe7-7536-8709-c81f27e0fc52', NULL, '{"_id": "019a3e0d-cbe7-714a-a3a0-cbebcdf2280a", "date": "2025-11-01", "year": 2025, "month": 11, "amount": 1250, "ledger": "01a20e20-a73e-7130-9f8e-a038f6596afe", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-11-01T06:14:42.919Z", "updatedAt": "2025-11-01T06:14:42.919Z", "voucherNo": "V2025-26/0017", "ledgerName": "Rent"}'),
  ('019a499b-18e8-71d1-8adf-d58f73efa06a', '2025-11-03 12:04:52.584+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'expense.create', 'expense', '019a499b-18e8-7286-8f81-fd137e2cd959', '019a499b-18e8-7760-a081-52dd0ca6004c', NULL, '{"_id": "019a499b-18e8-7286-8f81-fd137e2cd959", "date": "2025-11-03", "year": 2025, "month": 11, "amount": 2250, "ledger": "01a20e20-a73e-7130-9f8e-9de778a0ce7d", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-11-03T12:04:52.584Z", "updatedAt": "2025-11-03T12:04:52.584Z", "voucherNo": "V2025-26/0018", "ledgerName": "Salaries"}'),
  ('019a4dd1-d13d-75b8-bc50-4d286eb86a0a', '2025-11-04 07:43:07.581+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e20-a67c-7058-b7e5-4dab3793254f', '019a4dd1-d13d-7579-8e74-60e35a29d5e0', NULL, '{"_id": "01a20e20-a67c-7058-b7e5-4dab3793254f", "room": "Room 2", "bCode": "PY-2511", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2026-03-25", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}], "startDate": "2025-11-25", "courseName": "Python Programming"}'),
  ('019a5870-be50-77c9-b3a6-66ae2f2f9a1a', '2025-11-06 09:12:55.12+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'expense.create', 'expense', '019a5870-be50-71da-b98b-a70d302eb60b', '019a5870-be50-7789-8939-6da1f0a2c4d0', NULL, '{"_id": "019a5870-be50-71da-b98b-a70d302eb60b", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 100, "ledger": "01a20e20-a73e-7130-9f8e-a8bdce52d672", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T09:12:55.120Z", "updatedAt": "2025-11-06T09:12:55.120Z", "voucherNo": "V2025-26/0019", "ledgerName": "Internet"}'),
  ('019a58cd-919f-73f9-be17-7407e2ac9fb4', '2025-11-06 10:54:18.527+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'expense.create', 'expense', '019a58cd-919f-75be-8e20-58a7be969f0e', '019a58cd-919f-727e-9349-f7558c21c0a1', NULL, '{"_id": "019a58cd-919f-75be-8e20-58a7be969f0e", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 300, "ledger": "01a20e20-a73e-7130-9f8e-a5d75657bf43", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T10:54:18.527Z", "updatedAt": "2025-11-06T10:54:18.527Z", "voucherNo": "V2025-26/0020", "ledgerName": "Electricity"}'),
  ('019acdcb-3f5e-761c-84c8-84d62a252bfc', '2025-11-29 04:07:20.67+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'student.register', 'student', '019acdcb-3f5e-72a1-ba2e-11479782124b', '019acdcb-3f5e-7348-b788-9db87ddaae4b', NULL, '{"_id": "019acdcb-3f5e-72a1-ba2e-11479782124b", "fee": 18000, "mode": "offline", "batch": "PY-2511", "course": "Python Programming", "status": "Active", "PaidFee": 0, "dueDate": "2026-01-03", "endDate": "2026-03-25", "version": 1, "TotalFee": 18000, "declared": null, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 18000, "isCompleted": "yes", "joiningDate": "2025-11-29"}'),
  ('019acefa-c7b2-7654-98b1-708cfe7eb1fe', '2025-11-29 09:38:52.978+00', '01a20e20-a6c4-767c-a295-cb4b354ab441', 'Hina Sample', 'hr', 'fee.record', 'receipt', '019acefa-c7b2-7045-aa50-1f32ce42d62e', '019acefa-c7b2-7659-b758-ec81d596843d', NULL, '{"_id": "019acefa-c7b2-7045-aa50-1f32ce42d62e", "due": 12000, "date": "2025-11-29", "paid": 6000, "year": 2025, "bCode": "PY-2511", "month": 11, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-72a1-ba2e-11479782124b", "version": 1, "issuedOn": "2025-11-29", "receiptNo": "2025-26/000007"}'),
  ('019ad88c-72fa-730e-8e79-c22a4ab138f2', '2025-12-01 06:14:34.49+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e20-a67c-7058-b7e5-5020344f8597', '019ad88c-72fa-772c-959e-7158a910951f', NULL, '{"_id": "01a20e20-a67c-7058-b7e5-5020344f8597", "room": "Lab 1", "bCode": "FSW-2512", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-08-22", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2025-12-22", "courseName": "Full Stack Web Development"}'),
  ('019b5e41-c6ac-71d9-bace-d129716fbada', '2025-12-27 05:22:07.66+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e20-a67c-7058-b7e5-55187eac49b6', '019b5e41-c6ac-72c6-bfdb-1c70c91de996', NULL, '{"_id": "01a20e20-a67c-7058-b7e5-55187eac49b6", "room": "Lab 2", "bCode": "DA-2601", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-07-17", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2026-01-17", "courseName": "Data Analytics"}'),
  ('019b7ce0-50eb-7245-813e-fb6430af9522', '2026-01-02 04:03:54.219+00', '01a20e20-a6c4-767c-a295-cda9acc1c7db', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '019b7ce0-50eb-74df-beac-569423c0d6f5', '019b7ce0-50eb-749d-b71e-c38c97ed02b3', NULL, '{"_id": "019b7ce0-50eb-74df-beac-569423c0d6f5", "due": 6000, "date": "2026-01-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 1, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-72a1-ba2e-11479782124b", "version": 1, "issuedOn": "2026-01-02", "receiptNo": "2025-26/000008"}'),
  ('019b7d9a-7db3-7228-96cd-b769a45b4743', '2026-01-02 07:27:15.379+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'expense.create', 'expense', '019b7d9a-7db3-7322-920b-22951aa3ec31', '019b7d9a-7db3-72be-a64f-5a9ab46777a5', NULL, '{"_id": "019b7d9a-7db3-7322-920b-22951aa3ec31", "date": "2026-01-02", "year": 2026, "month": 1, "amount": 1076, "ledger": "01a20e20-a73e-7130-9f8e-a038f6596afe", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-01-02T07:27:15.379Z", "updatedAt": "2026-01-02T07:27:15.379Z", "voucherNo": "V2025-26/0021", "ledgerName": "Rent"}'),
  ('019b92c8-7213-76b2-9e34-875377aae9a8', '2026-01-06 10:09:28.595+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'expense.create', 'expense', '019b92c8-7213-70e6-ba03-5cda9880bb3f', '019b92c8-7213-7132-8eb1-836bfd34069f', NULL, '{"_id": "019b92c8-7213-70e6-ba03-5cda9880bb3f", "date": "2026-01-06", "year": 2026, "month": 1, "amount": 258, "ledger": "01a20e20-a73e-7130-9f8e-a5d75657bf43", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-06T10:09:28.595Z", "updatedAt": "2026-01-06T10:09:28.595Z", "voucherNo": "V2025-26/0022", "ledgerName": "Electricity"}'),
  ('019b96c0-e9f1-70a3-af7f-ecf019d88b05', '2026-01-07 04:39:43.857+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'expense.create', 'expense', '019b96c0-e9f1-7578-a309-39c6b6993de9', '019b96c0-e9f1-7536-a9d9-2c0c997ecb9a', NULL, '{"_id": "019b96c0-e9f1-7578-a309-39c6b6993de9", "date": "2026-01-07", "year": 2026, "month": 1, "amount": 1938, "ledger": "01a20e20-a73e-7130-9f8e-9de778a0ce7d", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-01-07T04:39:43.857Z", "updatedAt": "2026-01-07T04:39:43.857Z", "voucherNo": "V2025-26/0023", "ledgerName": "Salaries"}'),
  ('019b9be6-f910-72ae-aeb8-06ef23c5d1c6', '2026-01-08 04:39:24.176+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'expense.create', 'expense', '019b9be6-f910-71a4-86c3-e6904f4eb789', '019b9be6-f910-72ae-bec4-ee2468273794', NULL, '{"_id": "019b9be6-f910-71a4-86c3-e6904f4eb789", "date": "2026-01-08", "year": 2026, "month": 1, "amount": 86, "ledger": "01a20e20-a73e-7130-9f8e-a8bdce52d672", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-08T04:39:24.176Z", "updatedAt": "2026-01-08T04:39:24.176Z", "voucherNo": "V2025-26/0024", "ledgerName": "Internet"}'),
  ('019bea69-43a4-7742-b56d-1034905dc814', '2026-01-23 10:32:05.796+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e20-a67c-7058-b7e5-5923b92e681c', '019bea69-43a4-7119-9a75-a7192a6c5087', NULL, '{"_id": "01a20e20-a67c-7058-b7e5-5923b92e681c", "room": "Room 1", "bCode": "GD-2602", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-07-13", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-02-13", "courseName": "Graphic Design"}'),
  ('019c1cef-33c4-74aa-b68e-8cce8be83f6e', '2026-02-02 05:59:24.356+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'fee.record', 'receipt', '019c1cef-33c4-72cf-a214-bfdb24603afb', '019c1cef-33c4-7119-ad88-0498f3f27a7e', NULL, '{"_id": "019c1cef-33c4-72cf-a214-bfdb24603afb", "due": 0, "date": "2026-02-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 2, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-72a1-ba2e-11479782124b", "version": 1, "issuedOn": "2026-02-02", "receiptNo": "2025-26/000009"}'),
  ('019c31b6-9ffd-72e4-a6e8-63bb36506a4d', '2026-02-06 06:49:38.045+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'expense.create', 'expense', '019c31b6-9ffd-707a-bf8c-d07cfd89a618', '019c31b6-9ffd-7007-8896-650953ec7f5a', NULL, '{"_id": "019c31b6-9ffd-707a-bf8c-d07cfd89a618", "date": "2026-02-06", "year": 2026, "month": 2, "amount": 2457, "ledger": "01a20e20-a73e-7130-9f8e-9de778a0ce7d", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-02-06T06:49:38.045Z", "updatedAt": "2026-02-06T06:49:38.045Z", "voucherNo": "V2025-26/0025", "ledgerName": "Salaries"}'),
  ('019c369f-a274-7110-862b-582641ed8a76', '2026-02-07 05:42:37.428+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'expense.create', 'expense', '019c369f-a274-734a-a0ea-847a0001df8c', '019c369f-a274-7036-89a2-9ce4950a9a35', NULL, '{"_id": "019c369f-a274-734a-a0ea-847a0001df8c", "date": "2026-02-07", "year": 2026, "month": 2, "amount": 1365, "ledger": "01a20e20-a73e-7130-9f8e-a038f6596afe", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-02-07T05:42:37.428Z", "updatedAt": "2026-02-07T05:42:37.428Z", "voucherNo": "V2025-26/0026", "ledgerName": "Rent"}'),
  ('019c411e-2084-75ec-9481-060b95082264', '2026-02-09 06:36:59.396+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'expense.create', 'expense', '019c411e-2084-708d-a46e-3e622d56f0df', '019c411e-2084-77ca-919e-a8f20449519c', NULL, '{"_id": "019c411e-2084-708d-a46e-3e622d56f0df", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 327, "ledger": "01a20e20-a73e-7130-9f8e-a5d75657bf43", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T06:36:59.396Z", "updatedAt": "2026-02-09T06:36:59.396Z", "voucherNo": "V2025-26/0027", "ledgerName": "Electricity"}'),
  ('019c423e-23a9-757a-b1e0-b45fe8490e12', '2026-02-09 11:51:34.569+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'expense.create', 'expense', '019c423e-23a9-7275-9f8f-3d1e9218210d', '019c423e-23a9-7129-a72f-4fff98fb5d74', NULL, '{"_id": "019c423e-23a9-7275-9f8f-3d1e9218210d", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 109, "ledger": "01a20e20-a73e-7130-9f8e-a8bdce52d672", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T11:51:34.569Z", "updatedAt": "2026-02-09T11:51:34.569Z", "voucherNo": "V2025-26/0028", "ledgerName": "Internet"}'),
  ('019c7004-9136-7543-964e-95b97317717c', '2026-02-18 09:11:13.462+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e20-a67c-7058-b7e5-5ecaf5f25483', '019c7004-9136-70e9-87b3-2d15f587e45c', NULL, '{"_id": "01a20e20-a67c-7058-b7e5-5ecaf5f25483", "room": "Room 2", "bCode": "DM-2603", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-06-11", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2026-03-11", "courseName": "Digital Marketing"}'),
  ('019cfa32-3a20-72af-af37-03c0a0feeb42', '2026-03-17 05:08:41.632+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e20-a67c-7058-b7e5-63c44b72667c', '019cfa32-3a20-7765-9ab5-3dcbb478da16', NULL, '{"_id": "01a20e20-a67c-7058-b7e5-63c44b72667c", "room": "Lab 1", "bCode": "HT-2604", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2026-06-07", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2026-04-07", "courseName": "Hindi Typing"}'),
  ('019d47ad-09b4-7215-85fe-7cfe3858d0f0', '2026-04-01 06:13:35.796+00', '01976d38-7d5f-7764-a6cf-bd2e3dc32e22', '', 'student', 'project.add', 'project', '019d47ad-09b4-7276-a0f1-286304e2379c', '019d47ad-09b4-70e1-b8ea-df4e88088f72', NULL, '{"_id": "019d47ad-09b4-7276-a0f1-286304e2379c", "student": "01976d38-7d5f-7764-a6cf-bd2e3dc32e22", "version": 1}'),
  ('019d805b-85ba-7503-a07c-89a61b27c0ca', '2026-04-12 06:22:54.906+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e20-a67c-7058-b7e5-672df98d0f9f', '019d805b-85ba-77ef-8e10-5099a95326dd', NULL, '{"_id": "01a20e20-a67c-7058-b7e5-672df98d0f9f", "room": "Lab 2", "bCode": "FR-2605", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-09-03", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-05-03", "courseName": "Français des affaires"}'),
  ('019daf1c-ae23-7763-a1ce-97558e6d7281', '2026-04-21 08:16:25.635+00', '01976d38-7d5f-7764-a6cf-bd2e3dc32e22', '', 'student', 'portfolio.add', 'portfolio', '019daf1c-ae23-7615-a9d2-5613d3dc7ace', '019daf1c-ae23-743d-9f07-51c5452089c9', NULL, '{"_id": "019daf1c-ae23-7615-a9d2-5613d3dc7ace", "student": "01976d38-7d5f-7764-a6cf-bd2e3dc32e22", "version": 1}'),
  ('019e0afc-7890-7356-ba44-0c602f257a6e', '2026-05-09 04:26:18.64+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e20-a67c-7058-b7e5-68db2ee6b0e7', '019e0afc-7890-7478-9915-3320726b1696', NULL, '{"_id": "01a20e20-a67c-7058-b7e5-68db2ee6b0e7", "room": "Room 1", "bCode": "TALLY-2605", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-08-30", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2026-05-30", "courseName": "Tally with GST"}'),
  ('019e91fd-57b9-70a4-a7af-f9eefdcfa124', '2026-06-04 09:35:59.929+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e20-a67c-7058-b7e5-6e5197c72f11', '019e91fd-57b9-7321-b768-43a5c108e8c7', NULL, '{"_id": "01a20e20-a67c-7058-b7e5-6e5197c72f11", "room": "Room 2", "bCode": "PY-2606", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-10-25", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-06-25", "courseName": "Python Programming"}'),
  ('019f1d81-7446-729b-b70b-4cfa43d9c804', '2026-07-01 11:47:31.014+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e20-a67d-7405-9813-7159b970a07d', '019f1d81-7446-7283-aa61-0776789d0bf4', NULL, '{"_id": "01a20e20-a67d-7405-9813-7159b970a07d", "room": "Lab 1", "bCode": "FSW-2607", "bTime": "10:00 to 12:00", "seats": 1, "endDate": null, "trainer": "Dev Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2026-07-22", "courseName": "Full Stack Web Development"}'),
  ('019f4660-91bf-717b-a60a-ad4e6c075cfc', '2026-07-09 10:16:01.727+00', '01976d38-7d5f-7764-a6cf-bd2e3dc32e22', '', 'student', 'portfolio.add', 'portfolio', '019f4660-91bf-749f-838f-0bd30827b2b7', '019f4660-91bf-714d-b7b5-2787556ea37e', NULL, '{"_id": "019f4660-91bf-749f-838f-0bd30827b2b7", "student": "01976d38-7d5f-7764-a6cf-bd2e3dc32e22", "version": 1}'),
  ('019fa230-ae6c-7767-9beb-885102eef2db', '2026-07-27 06:08:47.212+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e20-a67d-7405-9813-76a6272bc9e3', '019fa230-ae6c-77ae-9632-543e3ca38c48', NULL, '{"_id": "01a20e20-a67d-7405-9813-76a6272bc9e3", "room": "Lab 2", "bCode": "DA-2608", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2027-02-17", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}], "startDate": "2026-08-17", "courseName": "Data Analytics"}'),
  ('01a02eaf-9c16-7047-88d4-05f624f8bb80', '2026-08-23 12:54:15.83+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e20-a67d-7405-9813-79ccd3414947', '01a02eaf-9c16-72bb-853a-031274f80486', NULL, '{"_id": "01a20e20-a67d-7405-9813-79ccd3414947", "room": "Room 1", "bCode": "GD-2609", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2027-02-13", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-09-13", "courseName": "Graphic Design"}'),
  ('01a0b40e-f07d-751b-9969-2640bd29a06f', '2026-09-18 10:27:53.085+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e20-a67d-7405-9813-7dfc449da6e9', '01a0b40e-f07d-75d3-ba84-edd906bdb106', NULL, '{"_id": "01a20e20-a67d-7405-9813-7dfc449da6e9", "room": "Room 2", "bCode": "DM-2610", "bTime": "12:30 to 14:30", "seats": 1, "endDate": null, "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2026-10-09", "courseName": "Digital Marketing"}'),
  ('01a0d6d4-797a-7711-8bba-50e6bf133e62', '2026-09-25 04:30:44.09+00', '01976d38-7d5f-7764-a6cf-bd2e3dc32e22', '', 'student', 'project.add', 'project', '01a0d6d4-797a-73eb-b6d6-f4919ba80d20', '01a0d6d4-797a-7709-8c31-6246fa446765', NULL, '{"_id": "01a0d6d4-797a-73eb-b6d6-f4919ba80d20", "student": "01976d38-7d5f-7764-a6cf-bd2e3dc32e22", "version": 1}'),
  ('01a11b91-9b52-76de-b100-614b28071e8c', '2026-10-08 12:51:29.746+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'student.register', 'student', '01a11b91-9b52-712e-aea4-c830f5744b0a', '01a11b91-9b52-71b0-a598-d69721eb5d8c', NULL, '{"_id": "01a11b91-9b52-712e-aea4-c830f5744b0a", "fee": 13500, "mode": "offline", "batch": "DM-2610", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2026-11-12", "endDate": null, "version": 1, "TotalFee": 13500, "declared": null, "isPlaced": "notPlaced", "cduration": "3 months", "PendingFee": 13500, "isCompleted": "no", "joiningDate": "2026-10-08"}'),
  ('01a13e7e-69d3-7262-bc70-7b7ff168d0f6', '2026-10-15 07:37:14.451+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e20-a67d-7405-9813-816b803cdfb6', '01a13e7e-69d3-752d-9fcc-87fee63614ae', NULL, '{"_id": "01a20e20-a67d-7405-9813-816b803cdfb6", "room": "Lab 1", "bCode": "HT-2611", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2027-01-05", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}], "startDate": "2026-11-05", "courseName": "Hindi Typing"}'),
  ('01a19b44-4019-775a-89ef-0e03348256d8', '2026-11-02 07:58:23.769+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19b44-4019-7469-ac1f-4d60d5e3278c', '01a19b44-4019-717a-8a71-ec764e21f4aa', NULL, '{"_id": "01a19b44-4019-7469-ac1f-4d60d5e3278c", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 221, "ledger": "01a20e20-a73e-7130-9f8e-a038f6596afe", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T07:58:23.769Z", "updatedAt": "2026-11-02T07:58:23.769Z", "voucherNo": "V2026-27/0001", "ledgerName": "Rent"}'),
  ('01a19c3d-3bc5-76d7-a7af-62d641133046', '2026-11-02 12:30:21.125+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19c3d-3bc5-734f-a050-a341d5a8f881', '01a19c3d-3bc5-729e-8f9a-0330d2ef0da0', NULL, '{"_id": "01a19c3d-3bc5-734f-a050-a341d5a8f881", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 398, "ledger": "01a20e20-a73e-7130-9f8e-9de778a0ce7d", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T12:30:21.125Z", "updatedAt": "2026-11-02T12:30:21.125Z", "voucherNo": "V2026-27/0002", "ledgerName": "Salaries"}'),
  ('01a1a4b8-370c-7132-a4bf-af92a0ad8b18', '2026-11-04 04:01:38.572+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1a4b8-370c-7117-a80f-b12c3e74b8cf', '01a1a4b8-370c-77a3-804c-52c3906e78af', NULL, '{"_id": "01a1a4b8-370c-7117-a80f-b12c3e74b8cf", "date": "2026-11-04", "year": 2026, "month": 11, "amount": 53, "ledger": "01a20e20-a73e-7130-9f8e-a5d75657bf43", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-04T04:01:38.572Z", "updatedAt": "2026-11-04T04:01:38.572Z", "voucherNo": "V2026-27/0003", "ledgerName": "Electricity"}'),
  ('01a1b03c-724d-728d-b4f0-02b0d4b995f8', '2026-11-06 09:41:53.869+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b03c-724d-7123-baa9-663dc55bc8cd', '01a1b03c-724d-7595-9c69-b5d2c4b3527a', NULL, '{"date": "2026-11-06", "absent": 1, "present": 0, "batchCode": "DM-2610"}'),
  ('01a1b03c-74c1-7009-a6ea-971321e6f4f7', '2026-11-06 09:41:54.497+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'student.register', 'student', '01a1b03c-74c1-77e5-95ce-d197a4bfee56', '01a1b03c-74c1-76ac-9032-60205a83f831', NULL, '{"_id": "01a1b03c-74c1-77e5-95ce-d197a4bfee56", "fee": 4050, "mode": "online", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-11", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-06"}'),
  ('01a1b0c9-1727-75c7-b614-a854c8d61278', '2026-11-06 12:15:31.111+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b0c9-1727-7632-a03b-5438531b49cd', '01a1b0c9-1727-772a-a638-103fc4494cf5', NULL, '{"date": "2026-11-06", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1b4a5-afa4-73c3-af0a-19900218a5e7', '2026-11-07 06:15:19.716+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'student.disable', 'student', '01a11b91-9b52-712e-aea4-c830f5744b0a', '01a1b4a5-afa4-721e-8c6c-a41f8a4fc9f5', '{"status": "Active"}', '{"status": "Disable"}'),
  ('01a1b51d-6a8b-75b9-be26-4b30613fa1bf', '2026-11-07 08:26:06.347+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b51d-6a8b-7550-a2d6-f4aa9f2b89fd', '01a1b51d-6a8b-7685-b7b6-399e35c5a055', NULL, '{"date": "2026-11-07", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1be83-9230-738c-8553-e60a402f4c1d', '2026-11-09 04:14:16.112+00', NULL, '', 'anyone', 'student.apply', 'student', '01a1be83-9230-708b-b435-33747cb6c137', '01a1be83-9230-73a3-aa1b-99671d24e322', NULL, '{"_id": "01a1be83-9230-708b-b435-33747cb6c137", "fee": 16500, "mode": "offline", "batch": "FR-2612", "course": "Français des affaires", "status": "Pending", "PaidFee": 0, "dueDate": "2027-01-05", "endDate": null, "version": 1, "TotalFee": 0, "declared": {"fee": 16500, "Paidfee": 8250, "payMode": "Online"}, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 0, "isCompleted": "no", "joiningDate": "2026-12-01"}'),
  ('01a1c041-4eb3-7237-9449-d5a8c8c1bdf1', '2026-11-09 12:21:07.891+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c041-4eb3-73c7-8546-84046e4033f5', '01a1c041-4eb3-707a-88c7-3b0e4eddd923', NULL, '{"date": "2026-11-09", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1c057-66d2-7567-8207-2a4a9eb8c2b5', '2026-11-09 12:45:15.858+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1c057-66d2-70bb-8f5c-82d888822f2d', '01a1c057-66d2-768d-a490-2cc9dd927ff2', NULL, '{"_id": "01a1c057-66d2-70bb-8f5c-82d888822f2d", "date": "2026-11-09", "year": 2026, "month": 11, "amount": 17, "ledger": "01a20e20-a73e-7130-9f8e-a8bdce52d672", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-09T12:45:15.858Z", "updatedAt": "2026-11-09T12:45:15.858Z", "voucherNo": "V2026-27/0004", "ledgerName": "Internet"}'),
  ('01a1c432-5b10-75bd-b1d4-add7bdd92077', '2026-11-10 06:43:16.88+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e20-a67e-76dd-9ef8-68254908765a', '01a1c432-5b10-71aa-bfb2-d4b8392c67e1', NULL, '{"_id": "01a20e20-a67e-76dd-9ef8-68254908765a", "room": "Lab 2", "bCode": "FR-2612", "bTime": "15:00 to 17:00", "seats": 1, "endDate": null, "trainer": "Dev Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2026-12-01", "courseName": "Français des affaires"}'),
  ('01a1c53b-8e49-7327-8aba-b47b99ef6f04', '2026-11-10 11:32:57.033+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c53b-8e49-7387-9586-cb209157955d', '01a1c53b-8e49-743a-a8a4-0f26d7e529c9', NULL, '{"date": "2026-11-10", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ca38-8fec-76f8-85c3-598e813fa8a3', '2026-11-11 10:47:46.924+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ca38-8fec-735e-8ab0-cb851a46a2f3', '01a1ca38-8fec-723f-a0b8-c954114304f7', NULL, '{"date": "2026-11-11", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ce42-8cd3-71e1-baf7-590dee7f8b02', '2026-11-12 05:37:10.355+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ce42-8cd3-759a-840b-9f9e81f045f1', '01a1ce42-8cd3-7169-8900-7631820ba711', NULL, '{"date": "2026-11-12", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1cf35-657d-7187-87f1-e008aef6e2a3', '2026-11-12 10:02:25.533+00', '01a20e20-a6c4-767c-a295-cb4b354ab441', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01a1cf35-657d-72ad-9071-a38519693152', '01a1cf35-657d-7158-945a-72b6d33af639', NULL, '{"_id": "01a1cf35-657d-72ad-9071-a38519693152", "due": 3050, "date": "2026-11-12", "paid": 1000, "year": 2026, "bCode": "HT-2611", "month": 11, "course": "Hindi Typing", "changed": false, "payMode": "Online", "payable": 4050, "student": "01a1b03c-74c1-77e5-95ce-d197a4bfee56", "version": 1, "issuedOn": "2026-11-12", "receiptNo": "2026-27/000001"}'),
  ('01a1d445-07d9-76ee-a6ee-c77099ed54cf', '2026-11-13 09:37:36.217+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d445-07d9-76c4-9303-b44b71515299', '01a1d445-07d9-7579-9c15-227bf7483f94', NULL, '{"date": "2026-11-13", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1d916-73a3-73c0-8f9d-9de632a60cfc', '2026-11-14 08:04:49.699+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d916-73a3-744e-b8ce-4fef4778fdd0', '01a1d916-73a3-766d-9c87-4a77a4fff545', NULL, '{"date": "2026-11-14", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e402-4a37-72f8-8edb-98e294293783', '2026-11-16 10:58:37.751+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e402-4a37-7582-86ce-435fec75f2b8', '01a1e402-4a37-73af-be0c-5b81c7bbb0d9', NULL, '{"date": "2026-11-16", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e95a-a683-7286-ac64-9151227b7070', '2026-11-17 11:53:14.627+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e95a-a683-72a3-924b-682500a758c3', '01a1e95a-a683-766f-8a65-85c8511b2551', NULL, '{"date": "2026-11-17", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ee80-40dd-769d-ad4f-fb229853e01b', '2026-11-18 11:52:25.053+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ee80-40dd-7266-bf9d-346290e4f176', '01a1ee80-40dd-7110-9233-6481e5d71c25', NULL, '{"date": "2026-11-18", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f2a8-7850-711c-a4c7-29cc94e37d18', '2026-11-19 07:14:49.552+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f2a8-7850-70b8-a9c9-ddc5d2b21712', '01a1f2a8-7850-7537-a402-ac890f6a4680', NULL, '{"date": "2026-11-19", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f8c0-38a9-7053-a90b-22ff9a2f86fb', '2026-11-20 11:38:29.417+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f8c0-38a9-74df-8a44-428dcbcfcd46', '01a1f8c0-38a9-71ba-b2fc-63544497f456', NULL, '{"date": "2026-11-20", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1fb86-a83e-72c7-9c1e-bd06d5caac3d', '2026-11-21 00:34:28.542+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'Hari Example', 'hr', 'student.register', 'student', '01a1fb86-a83e-7526-a0fa-c1040fadd0d0', '01a1fb86-a83e-7719-a0a3-f36bef45fa0d', NULL, '{"_id": "01a1fb86-a83e-7526-a0fa-c1040fadd0d0", "fee": 4050, "mode": "offline", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-26", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-21"}'),
  ('01a20e20-a634-700b-b533-80cb7d38ddd3', '2026-11-21 04:30:00+00', NULL, '', 'system', 'institute.create', 'institute', '00000000-0000-0000-0000-000000000000', 'dump', NULL, '{"name": "Namuna Training Institute (demo)", "phone": "+91 55500 00000", "address": "1 Example Road, Example Nagar", "timeZone": "Asia/Kolkata", "selfRegistration": true}'),
  ('01a20e20-a645-72ff-b489-496be7f7ba6b', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'dump', NULL, '{"id": "01a20e20-a61d-715d-bf1f-8410d7cfb089", "name": "Asha Example", "role": "admin", "email": "admin@example.com"}'),
  ('01a20e20-a648-7429-9db7-84bd1d099be4', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'dump', NULL, '{"id": "01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5", "name": "Hari Example", "role": "hr", "email": "hr@example.com"}'),
  ('01a20e20-a79c-72ed-8670-e847db447d0c', '2026-11-21 04:30:00+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'discount.give', 'student', '01a1b03c-74c1-77e5-95ce-d197a4bfee56', 'dump', NULL, '{"amount": "500.00", "course": "Hindi Typing"}'),
  ('01a20e20-a7af-72f3-9d4a-2f2d8747d334', '2026-11-21 04:30:00+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Asha Example', 'admin', 'refund.record', 'refund', '01a20e20-a7a5-7626-80cf-1d4105e150b4', 'dump', NULL, '{"_id": "01a20e20-a7a5-7626-80cf-1d4105e150b4", "date": "2026-11-21T00:00:00.000Z", "bCode": "HT-2611", "amount": "200.00", "course": "Hindi Typing", "payMode": "Cash", "student": "01a1b03c-74c1-77e5-95ce-d197a4bfee56", "version": 1, "issuedOn": "2026-11-21T00:00:00.000Z", "refundNo": "R2026-27/0001", "enrolment": "01a1b03c-74c1-7721-a1bd-707799b129da", "paidAfter": "800.00", "paidBefore": "1000.00"}'),
  ('01a20e20-a8c7-72e6-8757-a9e40531d866', '2026-11-21 04:30:00+00', NULL, '', 'system', 'student.update', 'student', '01976d38-7d5f-7764-a6cf-bd2e3dc32e22', 'dump', '{}', '{}');
insert into audit_link ("n", "entry_id", "entry_digest", "subject_id", "personal_fields", "personal_digests", "latest_at", "chained_at", "hash") overriding system value values
  ('1', '019583bb-5506-73e9-b6bc-d73c9e1bdd83', E'\\x25a62770a620f00ed0126995013afad1642d609e59e86295c76cc8a416ae8c03', NULL, '{}', E'\\x', '2025-03-11 05:44:07.174+00', '2026-11-21 04:30:00+00', E'\\x5aae7de53520147f0e6cfa4cc62d8b922a8591db7f7e0a4671dfe6140c36aa95'),
  ('10', '0195eaed-5b52-7710-91b5-e266845bfa19', E'\\xd18052539157fb8f01dbc4e434143f8a7023420e64e4e47b72db8dbdae587411', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x197e72933bd84e00fcf38141efcfb0dd2ef34384e54a6ae6e18a70d0b8dc52e7'),
  ('100', '01a19c3d-3bc5-76d7-a7af-62d641133046', E'\\x7833d30c7b8faa722533fe7f6f38ecd139c772b8c8b5803b786d1e7769e9786d', NULL, '{}', E'\\x', '2026-11-02 12:30:21.125+00', '2026-11-21 04:30:00+00', E'\\x41d289384d5cebde1fda53fffc51e4132c0bb2d76aaf653d7157fbe51818734d'),
  ('101', '01a1a4b8-370c-7132-a4bf-af92a0ad8b18', E'\\x7e09011eecf5f9ecbedca0f17ef10af49d4b9b72f7d4bf47c196210e06da182b', NULL, '{}', E'\\x', '2026-11-04 04:01:38.572+00', '2026-11-21 04:30:00+00', E'\\x4350939e3694656f6e15b0a4e5158df2c73e99dd81c161eb0fdbf38ead91dfae'),
  ('102', '01a1b03c-724d-728d-b4f0-02b0d4b995f8', E'\\x7e34e7a1e556834861ad3fff17cffebb1657355a8801d30165833d564f44d086', NULL, '{}', E'\\x', '2026-11-06 09:41:53.869+00', '2026-11-21 04:30:00+00', E'\\xa657fdcb2fa2aaabf931a20271a55a94e04c1f85ebe5e308125e87b5043501da'),
  ('103', '01a1b03c-74c1-7009-a6ea-971321e6f4f7', E'\\x3895c836a40582400fe7c25fbe931295db40d5a610ae51ec045dc785fba919b5', NULL, '{}', E'\\x', '2026-11-06 09:41:54.497+00', '2026-11-21 04:30:00+00', E'\\x3ad0ea5b2f7aa033fc4af5b8c5053b237d831b92d200f0fdb34569895c6f4a0f'),
  ('104', '01a1b0c9-1727-75c7-b614-a854c8d61278', E'\\x00fa783aed825e082bb7db9d6f5992d8841c6f947011a24699c01e485f64210a', NULL, '{}', E'\\x', '2026-11-06 12:15:31.111+00', '2026-11-21 04:30:00+00', E'\\xcdb2ddb0b51fb680b072ca1b849c6f734046b1daf6f931a50e3c08d4c094d8fc'),
  ('105', '01a1b4a5-afa4-73c3-af0a-19900218a5e7', E'\\xb75b91a13435e9ad8d6e8ba4b7b6a6909d0292f25cf041d3dda5131187613f1f', NULL, '{}', E'\\x', '2026-11-07 06:15:19.716+00', '2026-11-21 04:30:00+00', E'\\x235a87243e24934a30f74bc2db5039c4a9b700aef57f4fd17de585e50656373a'),
  ('106', '01a1b51d-6a8b-75b9-be26-4b30613fa1bf', E'\\x140e8119484bc41fc0a1fd761191a2a0bdd37485aa809b7fc1cd97c2e37f9669', NULL, '{}', E'\\x', '2026-11-07 08:26:06.347+00', '2026-11-21 04:30:00+00', E'\\x687b4ebf2681c6404fb24938a008f3ef8a90ba26caaf1629685a12a7297db36e'),
  ('107', '01a1be83-9230-738c-8553-e60a402f4c1d', E'\\x36b38f9f5478de107c22213c29bcb525bd2b350132687f2ae2324dfc9156dbb6', NULL, '{}', E'\\x', '2026-11-09 04:14:16.112+00', '2026-11-21 04:30:00+00', E'\\xcd2a6be79fb56c9430282abb192ab760a64be33d803c1d7fa3dc127e8ad1acfc'),
  ('108', '01a1c041-4eb3-7237-9449-d5a8c8c1bdf1', E'\\xe29456cf1aa38f4e3da6b5d27b0f914c14595ff3bca1a9b6e95499e3ae7fe395', NULL, '{}', E'\\x', '2026-11-09 12:21:07.891+00', '2026-11-21 04:30:00+00', E'\\x7e678da03ce0a3c7aca02e816f69b32a0b3a0ec0f7fc992c672b50e446bf6aa6'),
  ('109', '01a1c057-66d2-7567-8207-2a4a9eb8c2b5', E'\\x3d79afe6cf3c584553354b9147187fe30eaa8f7508cc52c1d96222f11be9baab', NULL, '{}', E'\\x', '2026-11-09 12:45:15.858+00', '2026-11-21 04:30:00+00', E'\\x6494fac545c88200b5fe8eaa2f3e31a2f45035a656a7765876021c7ccc898863'),
  ('11', '0195efe3-4389-776c-951a-39346f8b2479', E'\\xc8f3d7d97f188cb21160cccfb5a0741403eafc72c2b24539b8ae49fd9d55e4cd', NULL, '{}', E'\\x', '2025-04-01 05:46:43.465+00', '2026-11-21 04:30:00+00', E'\\x2eb1d063af4e050cb9533a9ab13ed41df2d79cada6650d6f47a71192110ff31f'),
  ('110', '01a1c432-5b10-75bd-b1d4-add7bdd92077', E'\\x4383ca57da0ae32e8ccd1fa9d87c7974a814e74a949e01dceadaa4507f323b41', NULL, '{}', E'\\x', '2026-11-10 06:43:16.88+00', '2026-11-21 04:30:00+00', E'\\x6ce2a6e1dd8c476eb2158e5b42fa64a7287a92d9dfc77671fa3564a36939a68f'),
  ('111', '01a1c53b-8e49-7327-8aba-b47b99ef6f04', E'\\x6485db1bd1d91f890edc64fabb8e1944de94d4156c10477684809cb29fe27acf', NULL, '{}', E'\\x', '2026-11-10 11:32:57.033+00', '2026-11-21 04:30:00+00', E'\\x9c120708f103ee5737d3475dbec418d5e26df6bbf83ff54720fd7c60fa4317ca'),
  ('112', '01a1ca38-8fec-76f8-85c3-598e813fa8a3', E'\\x0b2f56d3772ccc7a90cd69f88f9884c943ae350e1fdfc7fc89f21f3f17777b20', NULL, '{}', E'\\x', '2026-11-11 10:47:46.924+00', '2026-11-21 04:30:00+00', E'\\x7dfaca58aad514dabdcfd1c539b23b6f2102f5614bae136b5301cc4c44c1ffc7'),
  ('113', '01a1ce42-8cd3-71e1-baf7-590dee7f8b02', E'\\xa68ac826540eab7d884752350ac65a2c32ee3dec96cc92ba5cea19d23707769a', NULL, '{}', E'\\x', '2026-11-12 05:37:10.355+00', '2026-11-21 04:30:00+00', E'\\x759705b5079c216ff830c2e97d3ed033b3888e11d9e1bdd45fae8cf37ec86737'),
  ('114', '01a1cf35-657d-7187-87f1-e008aef6e2a3', E'\\x628d14c0a74668cb4e3bff71721da5a7546376b412451540a0897e11ffc64896', NULL, '{}', E'\\x', '2026-11-12 10:02:25.533+00', '2026-11-21 04:30:00+00', E'\\xe3213116de341d4da4d39164644cc2504cee7a26a97db072b8c832973513296a'),
  ('115', '01a1d445-07d9-76ee-a6ee-c77099ed54cf', E'\\x4c6dfea9da7570448318c7fc2bfeba17a40dc2df4c2464a1d0a634acced3bc9a', NULL, '{}', E'\\x', '2026-11-13 09:37:36.217+00', '2026-11-21 04:30:00+00', E'\\x427cf324c77f0e2c58604215c5522998218719998513de17e310e36be4337048'),
  ('116', '01a1d916-73a3-73c0-8f9d-9de632a60cfc', E'\\xdf1f9cc339bee51cdc3c68d984c91abc582beb5c9c7ef86881acf8f48550cdd0', NULL, '{}', E'\\x', '2026-11-14 08:04:49.699+00', '2026-11-21 04:30:00+00', E'\\xf815c92095f677610c3b35c963623ee592d7a558bda2a6c891aa05998b1e939b'),
  ('117', '01a1e402-4a37-72f8-8edb-98e294293783', E'\\xf9e2c08654b53eb014206a98e9b8ba630c2b0cc4fe0e46670406afce79f1d6fa', NULL, '{}', E'\\x', '2026-11-16 10:58:37.751+00', '2026-11-21 04:30:00+00', E'\\x530619af14f75f2ff7f30c6df876318a8cd4fff7d0e86e559d15ec7a4ba64817'),
  ('118', '01a1e95a-a683-7286-ac64-9151227b7070', E'\\x1ab9695a7a33c70291305533e4e05a0990247e1cf26e920b60e25c67dd3fc23a', NULL, '{}', E'\\x', '2026-11-17 11:53:14.627+00', '2026-11-21 04:30:00+00', E'\\xcded6008b8947cc66c3cbc016759aad893dde762c682fdc4cb8f4a0fd35eeca0'),
  ('119', '01a1ee80-40dd-769d-ad4f-fb229853e01b', E'\\x8394e3f21dccf135c3d7bb9938470215216256fdab3768a0bea0b94d69d70e97', NULL, '{}', E'\\x', '2026-11-18 11:52:25.053+00', '2026-11-21 04:30:00+00', E'\\x970b04a7eb1aedfc9c6981e6a1ba62bc9d465c70c8adee19b5c43ce96e5ffd64'),
  ('12', '0195f066-eeb6-76f5-9806-10c6aa5b9710', E'\\xaab4bd4361ac67d456b9220138b4f790ceea03be8dc6dd69c97f0d0b6188001f', NULL, '{}', E'\\x', '2025-04-01 08:10:32.502+00', '2026-11-21 04:30:00+00', E'\\xb60ce4810b60a02444d32636a80dff801e4f758057074c1e454e20b739905c80'),
  ('120', '01a1f2a8-7850-711c-a4c7-29cc94e37d18', E'\\xa578f6fe9896fa05ca386cc527989f3f47466dcf29fd8372e66e5dc724a22f08', NULL, '{}', E'\\x', '2026-11-19 07:14:49.552+00', '2026-11-21 04:30:00+00', E'\\x54a1189d0ac9e0e0a4da8222430e3f4edbb7f2ff50ade23c46a56a61e72c7c1a'),
  ('121', '01a1f8c0-38a9-7053-a90b-22ff9a2f86fb', E'\\x769fdcdfa236f702443e96add77bfc8c5628b57af4dac7332a80b378c499b2ec', NULL, '{}', E'\\x', '2026-11-20 11:38:29.417+00', '2026-11-21 04:30:00+00', E'\\xf6363e20f1e2039c0d5d45b6439d5ceff76ff621b539e5f6873e5d71d09b35a9'),
  ('122', '01a1fb86-a83e-72c7-9c1e-bd06d5caac3d', E'\\x6e0c7c5256b25b10fab28a70eae5191a3a1006a494d3026c1d252d0a84d4b64b', NULL, '{}', E'\\x', '2026-11-21 00:34:28.542+00', '2026-11-21 04:30:00+00', E'\\x9b2343302df22785adf920e7e12777123931b7aff099a5fb08d61bf913378a08'),
  ('123', '01a20e20-a634-700b-b533-80cb7d38ddd3', E'\\xa6d94cb465753dabea411cea85ef35f6bcbc0d203374167896b3edbebef080ec', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x584cc6a2b3a826798b22d4f096cd71c9dca39b52cc966ce230f3b6baefe989b8'),
  ('124', '01a20e20-a645-72ff-b489-496be7f7ba6b', E'\\xc8fcf62c4c6a39ac3fad15184dab6cc8df0c4b724e84f54fcbb009fec32b1b84', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x5aebbac2c76b1fdcbc32ee78d8ebc7cb6153cd47d5555591030bbe8fe5c5274c'),
  ('125', '01a20e20-a648-7429-9db7-84bd1d099be4', E'\\xedd32ba16a0b22f1c76812d4b94d0e5a7f8658c4690ec22e8fd488495811f742', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x058ed81e9251592d5cce1c2c0161fdc011023df9027906c55163686d786079bb'),
  ('126', '01a20e20-a79c-72ed-8670-e847db447d0c', E'\\x78744b837fb439e9d6d74d5cce31d83a698eefb4ccde3a82de296b6867d50721', '01a1b03c-74c1-77e5-95ce-d197a4bfee56', '{reason}', E'\\x503f95df90bcff0a22e733df5e61a11a0f251130f32811985c7234e8a6ef3f21', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x36f5851746010e206364f906b19d7d9806f0e767fd01492da4500fcd9576a596'),
  ('127', '01a20e20-a7af-72f3-9d4a-2f2d8747d334', E'\\x0f6c7d8d7f5b3e68fb95daf050be4b3da4583febf16a6fe51681283483e5187f', '01a1b03c-74c1-77e5-95ce-d197a4bfee56', '{reason}', E'\\xcac3e1dce98dd8928115f1af45047bf20309ba482209654538060a2d2987334b', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x3985613c668c2c0657ddf3a90b446495498e8174555d0d9e3e29b83bf16c0a9d'),
  ('13', '0195f0f8-846c-7005-87fe-115483756360', E'\\x2ad762b648c041e418fea77cddf305c556d647f59a7d29ab26becd5710b086ea', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x6e3595105c6c9c1aee379847c395d97c2384b58c37368a4dd8f496a73af40da1'),
  ('14', '0195f0f8-846c-70f0-9478-d9543955e29a', E'\\x2cd62b7401669c11ff26069f678d649d4c8cdfab62f417875c161159d3c2fa7f', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xcbdde13faa12c8c92369566b76bf4e30cdd7034dd53670ef50c92c5984f8d74d'),
  ('15', '0195f0f8-846c-710c-b5d2-00975c1cfb95', E'\\x85c459e33ca6ec0d571ba41c0d18ed0e34f5d25ed006b45b44c1968cc3fe0689', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xc8deae060b3693fe53584d43921c96815042a7fb859259746f72d620401de109'),
  ('16', '0195f0f8-846c-7175-861b-da78f01810c5', E'\\xf7dad6356e170f51f49454b44d5d7d961c98eb52e7fe2535b632f452e17b6e3b', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x7d3db4ffa757f9c3761d3fa6e6bc908210c252197dc9e3f4e74b854c12568eaf'),
  ('17', '0195f0f8-846c-7613-9095-3af93922c51a', E'\\x3cf9760923ec679915ca19917663516f162d2eb2e70b1d1524c980038cd662af', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xf792a80e8a363e13dc42170667b17b57765df6305773b452f38a10fcb5a1501e'),
  ('18', '0195f0f8-846c-764e-af36-954afe7e87ed', E'\\x51f3ae01d7b3bcc946d7fa226c302d425a1a122bef485053a88e758d7b01b935', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x519f430945f91840fd13b55e487ca20f9e8326b218351ea8e5aec5cc62b048c8'),
  ('19', '0195f0f8-846c-76e2-9319-062d5178a7be', E'\\xe3fa02329dfd667a16d4b87f4bc265a616deb5a5cbeac3e239c4abaf1af510ea', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xb981e3e9d076c48b53872a43e081473f18a76c3a23a9cf013ee6287efa6ba1df'),
  ('2', '0195eaed-5b52-70d7-86be-f01c6806fc6c', E'\\x08db4a9248ca104bf81a820e48a06a7bfd9278675cff86cc37e06a7bf2e12f43', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xaef1db041da1c805b71c9295fd25530bfe306dcdb190c8f7f004d10efcbe7632'),
  ('20', '0195f0f8-846c-7781-9d76-c30a36498345', E'\\x2e038642f12fee5b611cabd3f1878ddf7fde00b528d8eda0c01ba72d0153519b', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x9d0b1530c84bbe9dce496ef9e6ff9cc0fab0296ddb6e95d6dab593a1bab85d54'),
  ('21', '0195f143-5a97-76cb-b67f-68b838debf47', E'\\xa9c4d589d5e898e9ae86aecea9a9e9954aceab4eca52e17f7fee506faa296370', NULL, '{}', E'\\x', '2025-04-01 12:11:18.039+00', '2026-11-21 04:30:00+00', E'\\x44a97f61a21299fd1a1a3c0c61cab3169f0fd1a5068b439d5107e76c8f90fbdb'),
  ('22', '0195f16e-4e64-77cd-bc29-c6ae7cf8a156', E'\\xc28059e2658f505946eda30fd2b93fabc8fc5dd3a586a7f32e941bed81d65efa', NULL, '{}', E'\\x', '2025-04-01 12:58:12.964+00', '2026-11-21 04:30:00+00', E'\\x26c53f3e4e02bca6a7855c6f962227e5859109fde523fb3ca78a3e5de8ab53c5'),
  ('23', '01960aa5-c6f2-7671-83e5-59b05edf9fa0', E'\\x50dda91f9b79d4a4318a53b91732fe4e2ca01ba46b13da0f424290c65c2318ce', NULL, '{}', E'\\x', '2025-04-06 10:29:18.706+00', '2026-11-21 04:30:00+00', E'\\xcf111f8987b878810b8675a9ca98aad29c23009e39934ff30e549eaf88b9ad07'),
  ('24', '01962e07-dbf7-70eb-b8c9-4def83a94f1b', E'\\xeec3bba96ac1a8b43c1ba043378dac0e0e515750431813ec1ff62738f33347dc', NULL, '{}', E'\\x', '2025-04-13 07:23:09.175+00', '2026-11-21 04:30:00+00', E'\\x9618dca23570d97edbc0fa1c2459dfcd0e2e4714195b1e2fe904906ec386eb84'),
  ('25', '01965222-1b54-7623-80cc-b0f05bb31a44', E'\\x7f6e7b650a06ade7e030f9f7c0dd88ed4561d796aa40bf8f7e187a55469228fc', NULL, '{}', E'\\x', '2025-04-20 07:38:09.108+00', '2026-11-21 04:30:00+00', E'\\xc6ab3e3efdeb47ce9d4db6659bff8d04ada59ab98e6d91a1c457bcf5546e4aa6'),
  ('26', '0196952d-9296-732d-803e-d758dc617782', E'\\xd237120bb169871d2b6ca1ee2e31e95569adff84e04805e7241b6ffd48805a2b', NULL, '{}', E'\\x', '2025-05-03 08:05:14.006+00', '2026-11-21 04:30:00+00', E'\\x01d0a99cf680dd98f996cb2414baf7dc78e02c8622817dc943b361f006fbcdcb'),
  ('27', '01971baf-477f-779e-8fbc-901ce3984e5a', E'\\x45ec6b02d9540860027d0dda645e6d580b824a25e6905cb905e237b7d70866af', NULL, '{}', E'\\x', '2025-05-29 10:56:01.407+00', '2026-11-21 04:30:00+00', E'\\x0571820a365c658cd9cc385daac7a13ec4d84c6ae962abbcde31eb07729ce61f'),
  ('28', '01972f8c-001d-716d-b71e-7836bca132bc', E'\\x84290f1a722f0425db225613a915ab3861975e819b3c4af7eaf44c26db8f4948', NULL, '{}', E'\\x', '2025-06-02 07:29:53.693+00', '2026-11-21 04:30:00+00', E'\\x37de719ed5ce9543b0a5afb60882a01cddf5bc07ebba4e5a0f351608b6915970'),
  ('29', '019730ae-176e-7077-a860-53c8de9b4e3f', E'\\x0653020dfb5de0c9888efbf9a36e849e43c028bc995e74ccfb2703608bbd1ba4', NULL, '{}', E'\\x', '2025-06-02 12:46:45.102+00', '2026-11-21 04:30:00+00', E'\\x449f798bfff2e7e48d17257f6acc810ffa70b71d734a14c84be15e1fbaead1c9'),
  ('3', '0195eaed-5b52-72e7-8d51-87b16552ddb1', E'\\x789c7dd4f75ebe07970cf6e196757daec7b546fe9546fbb761e9f7a931c8dffc', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x5c8427de6ed54fb97e0a76be02370bc9c29974f6568bd02045aeb60109936d28'),
  ('30', '01973f27-1abc-73a8-a4c6-33e789a2dda7', E'\\x0ce122f326849ffa129bdafd59fc7e786e21474729313d9d32efcc10ea14d708', NULL, '{}', E'\\x', '2025-06-05 08:13:36.828+00', '2026-11-21 04:30:00+00', E'\\xf204a579946a0736257125e31f7fbd3d410eb85bc3bb261a0d579910dd4fa3fe'),
  ('31', '01973f71-631b-777f-a311-c5a84b6f03e5', E'\\xb06b6bd138f3f2e5bfd889a41f79a07eea05f5c0b09cf508805f7b329c184620', NULL, '{}', E'\\x', '2025-06-05 09:34:45.019+00', '2026-11-21 04:30:00+00', E'\\x6fabf5df0c5b946e94ca201125702fcd6b1ed5470dea4a087aa2349c9b7ab90b'),
  ('32', '019744be-dbb1-74de-9958-48f96a21efcd', E'\\xaae9b0c5aad44d2b6edc2b8ccb9b6a759da2b86630fb8025f167f5bfffbf3420', NULL, '{}', E'\\x', '2025-06-06 10:17:28.241+00', '2026-11-21 04:30:00+00', E'\\xa755d4be4302171a099c4be8d0f3487b19e6edfdabe7507172e2c815390de54f'),
  ('33', '01976d38-7d5f-7611-85e8-adcdc7c5841b', E'\\x57b742f67923ca2e214c57ab37967ba7b2e1e83ce0b01b7647e8ec7a16e80771', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\xfaa2d65a5246c0a653118e3c2da364aba1620f6d5575393def4517d9f555d5ea'),
  ('34', '01976d38-7d5f-7700-a6dc-b8742ad91aa5', E'\\x7a2d5ddbae42803c2e7845b72f4461e5e5fe9272edd686917a833e95f60b5a61', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\xb6a36f0c9e4432f6c7e3f20e0143fcceee91322e4b4ab812b0b6d814e6b516f5'),
  ('35', '01977d82-9bf0-77cd-8f50-fde963f551e3', E'\\xf33506b5ca2e6b7d423271ce6a348084dc352169c7bfaf63880da425ebdfb7d2', NULL, '{}', E'\\x', '2025-06-17 10:50:01.072+00', '2026-11-21 04:30:00+00', E'\\x86e015611b237b69b8d0c743ac0ef05076de8737b49950a110f62f6d3fe5e820'),
  ('36', '0197a729-c8b5-7296-981e-3c7e96aaf9db', E'\\xdc3c8db3934b28ec8f6a5f7c89d78848140592bffcfee1676820d454bf5a8041', NULL, '{}', E'\\x', '2025-06-25 12:57:02.901+00', '2026-11-21 04:30:00+00', E'\\xedf6f21262b7c6e2944b59f2cfde60d2660a4b704a7b6ee9033ef976ff881040'),
  ('37', '0197cf00-2cf0-71c0-98ba-86a5a4e405db', E'\\xb0eed9541ace1a20417c21e0e60436fb2744d95efb1109bf05b91315e61c150f', NULL, '{}', E'\\x', '2025-07-03 06:36:24.688+00', '2026-11-21 04:30:00+00', E'\\x0f7f9e4be4768b59dfdf550df300fed8345b2e8ecb3f5983a27a52cabf986fea'),
  ('38', '0197d3b1-cdf4-7311-b4a9-4a6168a6ac5d', E'\\xea53f373973207fc361e91acc363d522d587209ecdcb701956f286b67f26d190', NULL, '{}', E'\\x', '2025-07-04 04:28:54.644+00', '2026-11-21 04:30:00+00', E'\\x9ee7b2a62a4301702ff0a1cd9fb6ffd1b9102d75fc7a5a6c36aba0b506a1fd25'),
  ('39', '0197d44b-78c3-701d-b62b-3477dbf37fff', E'\\x139f486e65f46d49451ed71df3aec54d368409a46c229e7bbbd035478fa3048a', NULL, '{}', E'\\x', '2025-07-04 07:16:45.379+00', '2026-11-21 04:30:00+00', E'\\x3003af63406bec6a43f9dcb9155732a5dd7c7eb125186dd910b249c76f32d2bc'),
  ('4', '0195eaed-5b52-732d-b428-ffad9608053a', E'\\x65645a524132877891ba3beb62b8a4f383007eb4925082bed6e1b0046968382e', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xb618019e808c892a6bc9633afdbca1b2a830611c944c7990bcd4f1cd44da6b96'),
  ('40', '0197e9a1-67f5-74a8-89c3-557124608e1d', E'\\xcdb08383881680b7866c8f70a0417c88e02ba4d9ddc04167b2c6659bea6a4971', NULL, '{}', E'\\x', '2025-07-08 10:42:38.709+00', '2026-11-21 04:30:00+00', E'\\x62b2e71a0218085cfe37c8c6fc53c9591e2fded1216683d6658586244e914b4a'),
  ('41', '01980c8c-196a-7296-8cc9-4a87994f4c09', E'\\x4e57f414fa7eca9ffd4c8103a898dbcd3d2b3032ccd2fd76f886b2f2498a6826', NULL, '{}', E'\\x', '2025-07-15 05:26:04.906+00', '2026-11-21 04:30:00+00', E'\\x516e73b680408c05c0ab9f2e2b0b3b76679ad23d746245cb8d416375953884eb'),
  ('42', '01982b99-c49f-7424-9282-fe610374038e', E'\\x2e19138c0b6deae6793ae3b04d98de271a7e50d5fc47d31918e986a1679c5dd4', NULL, '{}', E'\\x', '2025-07-21 06:09:14.399+00', '2026-11-21 04:30:00+00', E'\\x29c7fe618af22f28f4357e2b0a58eb3edbce9e62e288456a1c37082542d23239'),
  ('43', '0198305a-7b46-71a1-894d-9fbdb76dc847', E'\\xf8677c4a4132806d16f88c36a2b6638c914b5cf3a70a7e7882c2904cfcab7628', NULL, '{}', E'\\x', '2025-07-22 04:18:12.934+00', '2026-11-21 04:30:00+00', E'\\xa6b1d6b1b70b02135785036c106278289d5d7ac13406b208450b383d508ef2dc'),
  ('44', '01983ab5-5436-715e-91d1-24ef42f2e81d', E'\\xdeb70315358c6e135931a5dc920e02d1a05c0765eafde7d721ce38058b9c6972', NULL, '{}', E'\\x', '2025-07-24 04:33:38.87+00', '2026-11-21 04:30:00+00', E'\\x2ecc0276d85ce7698d4fc97905b421d142549a1824e88fb8c8a2981dc77af6aa'),
  ('45', '01984f40-d442-73cc-98ce-1c55eb4ad77f', E'\\x3b9c787f45104ec3aa6535da0f6be279ef9d8f4d3151896b77da55660bc1bcae', NULL, '{}', E'\\x', '2025-07-28 04:18:25.474+00', '2026-11-21 04:30:00+00', E'\\x095d87966fedb47ae28a24e716490e75c3070153e66b3168a2110148e52576d9'),
  ('46', '01985aa9-0953-708d-826c-3286985ad456', E'\\xff77e94d69e24dc284c2a9ced043b2a7546d39a63c3dd7f52d017a5128bc9c90', NULL, '{}', E'\\x', '2025-07-30 09:28:04.179+00', '2026-11-21 04:30:00+00', E'\\xb9757514f3817dff1df4f90e90eeb02c2e5a4bb3470efd2a315120dade9c3abc'),
  ('47', '01986905-43a3-75f9-b898-0da85568a7fb', E'\\x2438d851f66ce2fcc9f0566c8ac87893a1c1a6984b38387ab4e09d93a98a44c4', NULL, '{}', E'\\x', '2025-08-02 04:23:29.443+00', '2026-11-21 04:30:00+00', E'\\x99aa347c36e2bb0bc6086c923f4f49fa724e6f78bbfefbdf7059ff708718c5c8'),
  ('48', '019873c7-c03e-71f8-b7a1-1fdff532bf0c', E'\\x4e9e30eae2114d2bbf9e84d2946b6e52efca6372e7853502078fd078f3e1e4c7', NULL, '{}', E'\\x', '2025-08-04 06:32:07.486+00', '2026-11-21 04:30:00+00', E'\\x2cfaed5d5e5bd93a6e35b6490cc92e3887e6db748a8a471686ce6050ef473725'),
  ('49', '0198742d-391a-777f-a44b-dbbbf5abec55', E'\\x53769010bee70e1d764604c9443bf663d9de867f3bfaa713fa33a44e198d9c51', NULL, '{}', E'\\x', '2025-08-04 08:22:57.562+00', '2026-11-21 04:30:00+00', E'\\x681741837a8bbdc423ecb272200c9fce1d5ac8f30e6986e0ebdb711d50233cd5'),
  ('5', '0195eaed-5b52-7362-926d-dc8804111e50', E'\\x93b171367bb6e25047e58dbb2417d91f8d99ef51f2a1f9e1b7ee455baf48c4dd', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xbdcde90f2244bc94f9b4134ceccefbb4b54d1ace3b94467ddf9853db63378d76'),
  ('50', '01987a45-a517-723d-a402-1c6b7db52c26', E'\\x67ee794d77429926bc2d4a1fcdde1457fee0b45e7da7b1707e2af6ef80007ee8', NULL, '{}', E'\\x', '2025-08-05 12:47:21.367+00', '2026-11-21 04:30:00+00', E'\\xd039efd92156071f381192e9374fd3927989d76b8ca4f8dde1635f5344caa9af'),
  ('51', '0198adb9-bb13-76ab-a375-fea6430ca644', E'\\x9b2106215b932656886bf3697ae2a80659dbc2d158309141a00faee07f570a22', NULL, '{}', E'\\x', '2025-08-15 12:34:47.187+00', '2026-11-21 04:30:00+00', E'\\x99545036719ae8f3f55edab0214fe3d371eaec83296663335355aa9bf7e378f7'),
  ('52', '0198b7a5-65f9-7417-b7cd-8e9bf6fe15df', E'\\xfbf71432fbb18d9350456f13f01366a161c52a15943c4c4e305b10606f6de394', NULL, '{}', E'\\x', '2025-08-17 10:48:46.841+00', '2026-11-21 04:30:00+00', E'\\x8ccb632a641ff687d9a3f65cbc10ec25c3775470b79989e3fa2258edc0537143'),
  ('53', '0198d1be-32ac-73bc-ae4b-2738f64282bd', E'\\x280ce2cd23d3e34ffbc3592bd59eb3c75218451bb2e614489e1ae80f17ec9ecc', NULL, '{}', E'\\x', '2025-08-22 12:25:59.724+00', '2026-11-21 04:30:00+00', E'\\xe803579e1a54dc120912cbc61cde8bc98b1aa100a32f85075a41006ac2f0d954'),
  ('54', '019904aa-7eb6-709d-988f-77ce4113608b', E'\\x84a3b4af7563adcde8da28a33327e781746dc688ae1af6bdf1f33c42a01780f7', NULL, '{}', E'\\x', '2025-09-01 09:45:06.486+00', '2026-11-21 04:30:00+00', E'\\xdd9aeca48f8b170d136a299420d1ca060cdd9a5978b55846954a4504106885ac'),
  ('55', '01990a07-c598-7729-aafa-ce114406c7c1', E'\\xf55dfedc44c61b496634a8dde4718f4aef3c103e71f52f75d22b237db72edfb2', NULL, '{}', E'\\x', '2025-09-02 10:45:05.56+00', '2026-11-21 04:30:00+00', E'\\x36d9cf72d4c75d26cab1388fcff216594a736c9dc1870ac289da88eb199b97bd'),
  ('56', '01990f32-eeb0-7039-8f1b-384c56c5351d', E'\\xbcc30b887ac8f3fed79a435835b5a43334198339e5ca38ccfabc631d5eb80340', NULL, '{}', E'\\x', '2025-09-03 10:50:20.208+00', '2026-11-21 04:30:00+00', E'\\x42578d244a80624a703d10df9c428e2f9f11aa4e96a231429eb02ad77c6eb5dc'),
  ('57', '0199291d-4815-7101-b3a7-68d21d08dcb2', E'\\xe83078b014295a7ca6cb098a0dee85d509fb7fcb3defc9cdf4587d54b47128f0', NULL, '{}', E'\\x', '2025-09-08 11:36:48.917+00', '2026-11-21 04:30:00+00', E'\\x32d930265060ac5a6e4c5b82808707bce8b246e4315a3d32036554181adf4315'),
  ('58', '01993c60-445a-70e7-9d46-0cf682417285', E'\\xc6ae8b427958b3e92a884f9737e86d2468be757b2f572ad9b4167a10050abade', NULL, '{}', E'\\x', '2025-09-12 05:22:45.978+00', '2026-11-21 04:30:00+00', E'\\x8242530446767d3692e237507ebed80ad1ae7b961fc69c6d3651af1085bedd35'),
  ('59', '01994735-b681-7765-9d06-b0f5bc24ad3d', E'\\x65b19f1b54a05c17a100e7922eea9dead54ee80cc8935127c579bca5e85aeca7', NULL, '{}', E'\\x', '2025-09-14 07:52:06.529+00', '2026-11-21 04:30:00+00', E'\\x43de91e60615f2c13a4de96a195c9848708782bcf0fcf5c02e7503cd5bb20fc7'),
  ('6', '0195eaed-5b52-7418-984a-e3bac71fdbca', E'\\xae03aa90d892f713e85b8e2a5b1fcc1d2209a8cbd36548dc0e7226954be1f4a9', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xda7183041f8d0b0827a4da1550ef5acaf37fe0d763df673f448a206113f376aa'),
  ('60', '0199483e-e8b1-75ad-9e57-15df6d6ecffe', E'\\x7bd07f81e7dc746e49402dc41284e196d9713d4cbe536a692e8c5baa22639d79', NULL, '{}', E'\\x', '2025-09-14 12:41:46.417+00', '2026-11-21 04:30:00+00', E'\\xf8c4496d42dbd25df7b317d93999852812c0f7ea4c1d8e8d11ab58f53dc0ca6f'),
  ('61', '0199c7c0-0ba8-722f-8cd2-ef5931bc476d', E'\\xc759c6aa713827a31a82ea20226bdb5190cf0197743364cd71d469d1d8f0e996', NULL, '{}', E'\\x', '2025-10-09 06:54:35.944+00', '2026-11-21 04:30:00+00', E'\\x8f30624d867e55c8291f1ea3bc0ceec08dd1cdf25d367a52373251b1cb3c5eaf'),
  ('62', '019a24d1-6480-7598-9865-15da153c5fe3', E'\\xd2b08e21aae59cc6a1f989e81430eadaf04cf1275bda5b12af051ab839042e12', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\xb09952f37a783244b0cb40720fb79d51ebcb2df6ae60fe5e8191000e8bb970f3'),
  ('63', '019a24d1-6480-75c8-9159-7fdafbd20d4f', E'\\x8fe54821b966a5ac3e9608429633300458315d06d74b265e6d37eb06b6d13dfd', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\x45929149e2a1724d6c28f740c750e410cc825faa16b24f66a59ef8fa5662b380'),
  ('64', '019a3e0d-cbe7-722e-8290-cc80acc0a40d', E'\\x945a56791cce67afde5df2b373195408e6b727059090627d91ff4541f3ca2623', NULL, '{}', E'\\x', '2025-11-01 06:14:42.919+00', '2026-11-21 04:30:00+00', E'\\xf8639f803f2a08d9fce2cc2b8846bad7b9f27eb9c18e722a46af0a606274fc1e'),
  ('65', '019a499b-18e8-71d1-8adf-d58f73efa06a', E'\\xee6a0c0cd7b4817136d3f8026f56c894bba164b07c46fee6678c03a01a800e91', NULL, '{}', E'\\x', '2025-11-03 12:04:52.584+00', '2026-11-21 04:30:00+00', E'\\x968356145badff673060b927252dc21f8d5f85723eef146da7311bc2a7443936'),
  ('66', '019a4dd1-d13d-75b8-bc50-4d286eb86a0a', E'\\xed5eb2cbecce9d7742d2f50ff34cc1eb6085bc3a98edbdffd71b4cf0af62e521', NULL, '{}', E'\\x', '2025-11-04 07:43:07.581+00', '2026-11-21 04:30:00+00', E'\\xf4b3cfddeb59d1f8bc745dc27077addabb1604051fd3dda97bc0271b6570e3f8'),
  ('67', '019a5870-be50-77c9-b3a6-66ae2f2f9a1a', E'\\xd8dccb57bd37afdb70cc36f3c4befd9627b5d0f059c254010347fdf8808f236c', NULL, '{}', E'\\x', '2025-11-06 09:12:55.12+00', '2026-11-21 04:30:00+00', E'\\x0c429cfa77844cb9a5aa83c03c4540eb3c5d3777bfcbdb55456199b6ca4f82de'),
  ('68', '019a58cd-919f-73f9-be17-7407e2ac9fb4', E'\\x6ebd57e7852475c37e30fbf06b52ca8637f9617e491e8cafb8ba1fc41896c5c9', NULL, '{}', E'\\x', '2025-11-06 10:54:18.527+00', '2026-11-21 04:30:00+00', E'\\x9209a955cde711225d524ec2774727ca0ef1e5da7f3d0ac6065d7b2017a688b0'),
  ('69', '019acdcb-3f5e-761c-84c8-84d62a252bfc', E'\\x2aa9f18e3e578223d35422ee8f87d48fa6bedd7fa0e9051467a91d64a0029711', NULL, '{}', E'\\x', '2025-11-29 04:07:20.67+00', '2026-11-21 04:30:00+00', E'\\x574ec365f0049c5b7274cb3b22f07a7e71e72925d937cd05507db01b49d3bb7a'),
  ('7', '0195eaed-5b52-7496-926a-85480f7e2faa', E'\\xe4e4a9f508376c7d7f14b2c667cb3cbd75e9c7787acfcd1da3f5ad6f13d73c9a', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x5731f5e3a50083be4f616588008f5ac0bd895471cd3f7d0253b5a867233f5107'),
  ('70', '019acefa-c7b2-7654-98b1-708cfe7eb1fe', E'\\xb890f2451b33d548e232bd30c61ac552fc99651b0bb5cdf6946c2a3669afd27f', NULL, '{}', E'\\x', '2025-11-29 09:38:52.978+00', '2026-11-21 04:30:00+00', E'\\x603cac399191b130f5c554018de09d10d51d3f0affc701cfd034891983f24b15'),
  ('71', '019ad88c-72fa-730e-8e79-c22a4ab138f2', E'\\x80aa0c0d2e51d6fe8988a4c51e686874ac0f9c41f1082b6dbf48c9350ed6db7d', NULL, '{}', E'\\x', '2025-12-01 06:14:34.49+00', '2026-11-21 04:30:00+00', E'\\x6ed87f70b82b0d5893dd9641e062281ed65d878471eebc984d81744f4ca0844e'),
  ('72', '019b5e41-c6ac-71d9-bace-d129716fbada', E'\\x2174af810b288cef4a07087243f13a1b49838c952c41fd367879ea250ae04019', NULL, '{}', E'\\x', '2025-12-27 05:22:07.66+00', '2026-11-21 04:30:00+00', E'\\x280a2703c6ce0f1696979081102f72ab4198baf610ce5bbaf46bbdb714834b42'),
  ('73', '019b7ce0-50eb-7245-813e-fb6430af9522', E'\\x69ae652e4da79e12362404a065c4ecedaf9ca643cd52a1c00405c6a9c3e70b59', NULL, '{}', E'\\x', '2026-01-02 04:03:54.219+00', '2026-11-21 04:30:00+00', E'\\xa1e4f83ecfb5b10d04eed13d761ffde2095dfc46d4c412b9ce5efeb106d538e1'),
  ('74', '019b7d9a-7db3-7228-96cd-b769a45b4743', E'\\xaf172c0a0d88a97de9208f9abf55851d7e27c79a313715a018798d145a5daddc', NULL, '{}', E'\\x', '2026-01-02 07:27:15.379+00', '2026-11-21 04:30:00+00', E'\\x8279cd6da921409ab776fa7d5d7169959834a16dd69a73e49c6b2b54f6e0444f'),
  ('75', '019b92c8-7213-76b2-9e34-875377aae9a8', E'\\xb482fd2bf972f41ce09451172e678376f1e558dc859c9bb8936721688378d553', NULL, '{}', E'\\x', '2026-01-06 10:09:28.595+00', '2026-11-21 04:30:00+00', E'\\x27f368a66461a3fa57c4bda992e0b502f50ee8eb193917fde8ea99532357883e'),
  ('76', '019b96c0-e9f1-70a3-af7f-ecf019d88b05', E'\\x81c3b4ba52462a0e14ed453e793b38ee2c89b9c999a8d360b1a2a31d0d8cea43', NULL, '{}', E'\\x', '2026-01-07 04:39:43.857+00', '2026-11-21 04:30:00+00', E'\\xfed9dd306a4675d015ca4a6dddcb3bda2a19f923650c64a064318123dd1583b6'),
  ('77', '019b9be6-f910-72ae-aeb8-06ef23c5d1c6', E'\\xfd0c903b94044cd9d4bb6c655fe881e20f3ebbf878914ee86ba7acd5b570a6df', NULL, '{}', E'\\x', '2026-01-08 04:39:24.176+00', '2026-11-21 04:30:00+00', E'\\x13eb03977e4e1b4b667da9a34efeaf92c0cab376a21f64be20dc7cfc303f972d'),
  ('78', '019bea69-43a4-7742-b56d-1034905dc814', E'\\x462ed4c38fd1f70cb720c81db553c7763e7cf13eb0abce76b74ea5689a418779', NULL, '{}', E'\\x', '2026-01-23 10:32:05.796+00', '2026-11-21 04:30:00+00', E'\\x694c70c0c6d910b9e01fd8e485c466ad9cf1372810bbbd00b29c47962be81171'),
  ('79', '019c1cef-33c4-74aa-b68e-8cce8be83f6e', E'\\x1a6100c4cd2d8d7c74678ffac4b24839a23b0384f76c3bd75ae68c27d75a03f1', NULL, '{}', E'\\x', '2026-02-02 05:59:24.356+00', '2026-11-21 04:30:00+00', E'\\x190c49340ad06fba6a6d61d91f55a1ab426f20cc2e494e4a7a378e00ab1b61f0'),
  ('8', '0195eaed-5b52-75bf-8d27-86e854b24ece', E'\\xd60748862109642f550ec2295ab984fa8210f1db091c539fbb4c1d111b22ecb1', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x8cfbd2a14dabbf416020cf7aad26a3fffdce83ce109524ae02c144e6479a8a8e'),
  ('80', '019c31b6-9ffd-72e4-a6e8-63bb36506a4d', E'\\xc83f87076f5b49ad1010695342e910ce440e588ee5441d444109e45909076293', NULL, '{}', E'\\x', '2026-02-06 06:49:38.045+00', '2026-11-21 04:30:00+00', E'\\x41d2b7be19fc549a8f7c3fa66f229baa548290a846e24a939b2b1bc87991b465'),
  ('81', '019c369f-a274-7110-862b-582641ed8a76', E'\\x3e21933bd7609302130fbd2d9a8d76927ac9b71686aa4e3386ea6e43da7e22b7', NULL, '{}', E'\\x', '2026-02-07 05:42:37.428+00', '2026-11-21 04:30:00+00', E'\\x62b87efe2f5c32f71a5789c756bb3ce2d6c272a0b1d631ff627d50cf3b7d7fc1'),
  ('82', '019c411e-2084-75ec-9481-060b95082264', E'\\xa0d47c47e086dda63c0cb77906baa55065c0e214beb56604878c1981feec6589', NULL, '{}', E'\\x', '2026-02-09 06:36:59.396+00', '2026-11-21 04:30:00+00', E'\\x0ebbd81452dbd6a646aea9e935adbf0d789802e4755eae9edd6170139cf44804'),
  ('83', '019c423e-23a9-757a-b1e0-b45fe8490e12', E'\\x9f697813527cf55477f045537a0d7eb5c33e802128dea32fe662ba938a41fab3', NULL, '{}', E'\\x', '2026-02-09 11:51:34.569+00', '2026-11-21 04:30:00+00', E'\\x1a0525c441cdb4d7b94c8d429b8883198fefefdcf97e271f685dcb1d6bf05753'),
  ('84', '019c7004-9136-7543-964e-95b97317717c', E'\\x713faafe9c766600e9bbec06f34c9438d097b88b082ae10de16f7891dc1eaeff', NULL, '{}', E'\\x', '2026-02-18 09:11:13.462+00', '2026-11-21 04:30:00+00', E'\\x36982a883069904229fc49ffa6edcf0be31e0f29d82f874027a8a5698f2a8428'),
  ('85', '019cfa32-3a20-72af-af37-03c0a0feeb42', E'\\x75cfe43c22dd3a403668e576a1e5ad44300a9b0a65dad54380f3fced0405e931', NULL, '{}', E'\\x', '2026-03-17 05:08:41.632+00', '2026-11-21 04:30:00+00', E'\\x057101207ad50f4620b7909294ea05a2fb47785f4a979315b05715351c5f8c7e'),
  ('86', '019d47ad-09b4-7215-85fe-7cfe3858d0f0', E'\\x2f6cc1f72b892bcb6e690451b6434a96ef2a7feef25496389c910fb4626be5b8', NULL, '{}', E'\\x', '2026-04-01 06:13:35.796+00', '2026-11-21 04:30:00+00', E'\\xd382087da49a54f714b4ba5386659363de2377bd416b7c1f04d58992e71a93ba'),
  ('87', '019d805b-85ba-7503-a07c-89a61b27c0ca', E'\\x958598f73686cc8ccb484f29917371b315b286f115405325340ed88faefd3f0c', NULL, '{}', E'\\x', '2026-04-12 06:22:54.906+00', '2026-11-21 04:30:00+00', E'\\xf0cff9374469f771c9cf93a206d26ada9618e5143084773473746fb0ac080a2e'),
  ('88', '019daf1c-ae23-7763-a1ce-97558e6d7281', E'\\x0dead43c5afbc28c93d149d879bda152ff323d198cf236529f0f3f39bbb05a05', NULL, '{}', E'\\x', '2026-04-21 08:16:25.635+00', '2026-11-21 04:30:00+00', E'\\xb89e81e292b1a8bc888c2124dc56fc50c38faec283feececf4c5ddb7af8fb263'),
  ('89', '019e0afc-7890-7356-ba44-0c602f257a6e', E'\\xc7e2c8e17970238203ed288d9dfc313ca2d97c695fb8e02a695105324a211817', NULL, '{}', E'\\x', '2026-05-09 04:26:18.64+00', '2026-11-21 04:30:00+00', E'\\x381ebc0fac822cd6ac0c1a5cfa862365d0ab724402bbc09e25f454267b8e56e0'),
  ('9', '0195eaed-5b52-76be-8794-699ddef924b6', E'\\x65b53fdfbeac1ccb46ce3408d5d23b04d8d9e06adcc52fcfdb1ffbfffe867f8b', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x70a4acbcadc8c34a4f9449f602903997108d6cf8c052954f75246e1281746805'),
  ('90', '019e91fd-57b9-70a4-a7af-f9eefdcfa124', E'\\x03825764993dfaf71b88bf5e6986323a3b4094188a2d83197c6c716b930987e4', NULL, '{}', E'\\x', '2026-06-04 09:35:59.929+00', '2026-11-21 04:30:00+00', E'\\x43d13050487013b62e37cf2a8a84d38b180b295cae71c177549024e703001cda'),
  ('91', '019f1d81-7446-729b-b70b-4cfa43d9c804', E'\\x382c4cf1c7da057156f76a245aa1d0e35dc49852707c3e3216291568ae96c0f2', NULL, '{}', E'\\x', '2026-07-01 11:47:31.014+00', '2026-11-21 04:30:00+00', E'\\xacc1ea5a84f07e20886eee26fbbabec0c9d7f47287aef337715ea0b5831e079e'),
  ('92', '019f4660-91bf-717b-a60a-ad4e6c075cfc', E'\\x755c1cfdf613d90a89f72e226dbc653a2c558446cc14b0e1e72a0bd2ebeb4a64', NULL, '{}', E'\\x', '2026-07-09 10:16:01.727+00', '2026-11-21 04:30:00+00', E'\\x1b03a9ee38e51105186420fbbfd24341730a6573e1e1651304809ff62e73da09'),
  ('93', '019fa230-ae6c-7767-9beb-885102eef2db', E'\\x2b95774ff5f6ea72d56269663570983e6a7ed6c57c71f365c0d913f2a027677a', NULL, '{}', E'\\x', '2026-07-27 06:08:47.212+00', '2026-11-21 04:30:00+00', E'\\x0a82d23bfd3dc6e8ae388708b13602485924238849b8504146399fc99f6a04e0'),
  ('94', '01a02eaf-9c16-7047-88d4-05f624f8bb80', E'\\x56e7f7b4067db7db7875adb816857a7369919f65976672dc71c66f55e5d62051', NULL, '{}', E'\\x', '2026-08-23 12:54:15.83+00', '2026-11-21 04:30:00+00', E'\\x3a45d3a0f0595907bae22752841328303c3c0f0f139503c3aa77470de638c7ab'),
  ('95', '01a0b40e-f07d-751b-9969-2640bd29a06f', E'\\xd67f86974837a77ec60e257ef9959bf8085c083353b11fc2cd5d9caa141c64e6', NULL, '{}', E'\\x', '2026-09-18 10:27:53.085+00', '2026-11-21 04:30:00+00', E'\\xd6d30f258fea8178458bfb332ffef2a8412cb051c12864aa9f15e12e4eb097b0'),
  ('96', '01a0d6d4-797a-7711-8bba-50e6bf133e62', E'\\x61eb052cb7fdd50388c1895eddc6aaf54f05cf0ffe59d8e9e81e3018ff910d0a', NULL, '{}', E'\\x', '2026-09-25 04:30:44.09+00', '2026-11-21 04:30:00+00', E'\\xe991900b9ba0cd171f5eeb0947a4edd99f4654aff6afb3f6a1e03c0fa30b5d2d'),
  ('97', '01a11b91-9b52-76de-b100-614b28071e8c', E'\\x55b3745811f39723d1c3449c6d02bdc7c991da4abc20afaa68f34174da1279b7', NULL, '{}', E'\\x', '2026-10-08 12:51:29.746+00', '2026-11-21 04:30:00+00', E'\\x3fe8d7a4e2ea242dd242a3d1e2de6c2a7b41ace83d92fdbc33a579c8335c64f6'),
  ('98', '01a13e7e-69d3-7262-bc70-7b7ff168d0f6', E'\\x2d58e9ba2b6d5837331b42182f3f8324ac00124c22a6f49b3b444c64a45ad4a2', NULL, '{}', E'\\x', '2026-10-15 07:37:14.451+00', '2026-11-21 04:30:00+00', E'\\x6096c96f3585e1a194457a4d42dbc7222fe8d8702706fb483ffe6d7421f43f36'),
  ('99', '01a19b44-4019-775a-89ef-0e03348256d8', E'\\x51103719a1157de30ec5797087dffb8056bb8e23abfb34ee11e523f0e38ef5fd', NULL, '{}', E'\\x', '2026-11-02 07:58:23.769+00', '2026-11-21 04:30:00+00', E'\\x47824317155d0a570c7bdcd4a8d8c55770ef5156ab842c1c7a9f43a14906cf26');
insert into audit_personal ("entry_id", "subject_id", "field", "before", "after", "salt") overriding system value values
  ('01a20e20-a79c-72ed-8670-e847db447d0c', '01a1b03c-74c1-77e5-95ce-d197a4bfee56', 'reason', NULL, '"Scholarship"', '5569be8a-443c-4c6a-9270-cd3c313279b4'),
  ('01a20e20-a7af-72f3-9d4a-2f2d8747d334', '01a1b03c-74c1-77e5-95ce-d197a4bfee56', 'reason', NULL, '"Paid twice"', '26526972-3f28-4c8c-9950-8f0394fcb4e1'),
  ('01a20e20-a8c7-72e6-8757-a9e40531d866', '01976d38-7d5f-7764-a6cf-bd2e3dc32e22', 'degree', '"BCom"', '"BSc"', '5c53c6d5-7e9a-4650-81bd-824a7456db67');
insert into audit_seal ("day", "n", "hash") overriding system value values
  ('2026-11-21', '127', E'\\x3985613c668c2c0657ddf3a90b446495498e8174555d0d9e3e29b83bf16c0a9d');
insert into audit_unchained ("at", "entry_id") overriding system value values
  ('2026-11-21 04:30:00+00', '01a20e20-a8c7-72e6-8757-a9e40531d866');
insert into backup_run ("id", "kind", "started_at", "seen_at", "finished_at", "place", "encrypted", "bytes", "reason") overriding system value values
  ('01a20e20-a86d-74d2-83cd-69917647fb3d', 'scheduled', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'office:/backup/example.tar.gz', 'false', '4096', NULL);
insert into batch ("id", "code", "code_key", "course_id", "time", "start_on", "end_on", "created_at", "version", "deleted_at", "trainer", "trainer_key", "room", "room_key", "sessions", "seats", "import_id") overriding system value values
  ('01a20e20-a679-729d-88b9-7a9aac7fa258', 'TALLY-2504', 'tally-2504', '01a20e20-a674-7517-9748-2f14ac524868', '15:00 to 17:00', '2025-04-01', '2025-07-01', '2025-03-11 05:44:07.174+00', '1', NULL, 'Anita Example', 'anita example', 'Room 1', 'room 1', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL),
  ('01a20e20-a679-729d-88b9-7c583837343d', 'PY-2504', 'py-2504', '01a20e20-a674-7517-9748-32578d0d4877', '08:00 to 10:00', '2025-04-27', '2025-08-27', '2025-04-06 10:29:18.706+00', '1', NULL, 'Binod Example', 'binod example', 'Room 2', 'room 2', '[{"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 6}]', '1', NULL),
  ('01a20e20-a67a-74ee-8c57-f4ea00544861', 'FSW-2505', 'fsw-2505', '01a20e20-a674-7517-9748-35bb0ea515ba', '12:30 to 14:30', '2025-05-24', '2026-01-24', '2025-05-03 08:05:14.006+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 1', 'lab 1', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a20e20-a67a-74ee-8c57-fa2cdeea9c5d', 'DA-2506', 'da-2506', '01a20e20-a674-7517-9748-385dcdcecf4f', '18:00 to 20:00', '2025-06-19', '2025-12-19', '2025-05-29 10:56:01.407+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 2', 'lab 2', '[{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}]', '1', NULL),
  ('01a20e20-a67a-74ee-8c57-fe94337718fa', 'GD-2507', 'gd-2507', '01a20e20-a674-7517-9748-3eaceb58476f', '18:00 to 20:00', '2025-07-16', '2025-12-16', '2025-06-25 12:57:02.901+00', '1', NULL, 'Esther Example', 'esther example', 'Room 1', 'room 1', '[{"end": "20:00", "start": "18:00", "weekday": 2}, {"end": "20:00", "start": "18:00", "weekday": 4}, {"end": "20:00", "start": "18:00", "weekday": 6}]', '1', NULL),
  ('01a20e20-a67a-74ee-8c58-03b1869f6945', 'DM-2508', 'dm-2508', '01a20e20-a674-7517-9748-42d6571f02a2', '10:00 to 12:00', '2025-08-11', '2025-11-11', '2025-07-21 06:09:14.399+00', '1', NULL, 'Anita Example', 'anita example', 'Room 2', 'room 2', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a20e20-a67b-71a0-9fe9-f60cfedca4c1', 'HT-2509', 'ht-2509', '01a20e20-a674-7517-9748-469ea33ad467', '15:00 to 17:00', '2025-09-07', '2025-11-07', '2025-08-17 10:48:46.841+00', '1', NULL, 'Binod Example', 'binod example', 'Lab 1', 'lab 1', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL),
  ('01a20e20-a67b-71a0-9fe9-f80b9ed14846', 'FR-2510', 'fr-2510', '01a20e20-a675-7107-b2a7-9c8be8813f1e', '15:00 to 17:00', '2025-10-03', '2026-02-03', '2025-09-12 05:22:45.978+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 2', 'lab 2', '[{"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 6}]', '1', NULL),
  ('01a20e20-a67b-71a0-9fe9-fc1d1b1aedd7', 'TALLY-2510', 'tally-2510', '01a20e20-a674-7517-9748-2f14ac524868', '12:30 to 14:30', '2025-10-30', '2026-01-30', '2025-10-09 06:54:35.944+00', '1', NULL, 'Dev Example', 'dev example', 'Room 1', 'room 1', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a20e20-a67c-7058-b7e5-4dab3793254f', 'PY-2511', 'py-2511', '01a20e20-a674-7517-9748-32578d0d4877', '18:00 to 20:00', '2025-11-25', '2026-03-25', '2025-11-04 07:43:07.581+00', '1', NULL, 'Esther Example', 'esther example', 'Room 2', 'room 2', '[{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}]', '1', NULL),
  ('01a20e20-a67c-7058-b7e5-5020344f8597', 'FSW-2512', 'fsw-2512', '01a20e20-a674-7517-9748-35bb0ea515ba', '12:30 to 14:30', '2025-12-22', '2026-08-22', '2025-12-01 06:14:34.49+00', '1', NULL, 'Anita Example', 'anita example', 'Lab 1', 'lab 1', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a20e20-a67c-7058-b7e5-55187eac49b6', 'DA-2601', 'da-2601', '01a20e20-a674-7517-9748-385dcdcecf4f', '12:30 to 14:30', '2026-01-17', '2026-07-17', '2025-12-27 05:22:07.66+00', '1', NULL, 'Binod Example', 'binod example', 'Lab 2', 'lab 2', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a20e20-a67c-7058-b7e5-5923b92e681c', 'GD-2602', 'gd-2602', '01a20e20-a674-7517-9748-3eaceb58476f', '08:00 to 10:00', '2026-02-13', '2026-07-13', '2026-01-23 10:32:05.796+00', '1', NULL, 'Chitra Example', 'chitra example', 'Room 1', 'room 1', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a20e20-a67c-7058-b7e5-5ecaf5f25483', 'DM-2603', 'dm-2603', '01a20e20-a674-7517-9748-42d6571f02a2', '12:30 to 14:30', '2026-03-11', '2026-06-11', '2026-02-18 09:11:13.462+00', '1', NULL, 'Dev Example', 'dev example', 'Room 2', 'room 2', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a20e20-a67c-7058-b7e5-63c44b72667c', 'HT-2604', 'ht-2604', '01a20e20-a674-7517-9748-469ea33ad467', '10:00 to 12:00', '2026-04-07', '2026-06-07', '2026-03-17 05:08:41.632+00', '1', NULL, 'Esther Example', 'esther example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a20e20-a67c-7058-b7e5-672df98d0f9f', 'FR-2605', 'fr-2605', '01a20e20-a675-7107-b2a7-9c8be8813f1e', '08:00 to 10:00', '2026-05-03', '2026-09-03', '2026-04-12 06:22:54.906+00', '1', NULL, 'Anita Example', 'anita example', 'Lab 2', 'lab 2', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a20e20-a67c-7058-b7e5-68db2ee6b0e7', 'TALLY-2605', 'tally-2605', '01a20e20-a674-7517-9748-2f14ac524868', '12:30 to 14:30', '2026-05-30', '2026-08-30', '2026-05-09 04:26:18.64+00', '1', NULL, 'Binod Example', 'binod example', 'Room 1', 'room 1', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a20e20-a67c-7058-b7e5-6e5197c72f11', 'PY-2606', 'py-2606', '01a20e20-a674-7517-9748-32578d0d4877', '08:00 to 10:00', '2026-06-25', '2026-10-25', '2026-06-04 09:35:59.929+00', '1', NULL, 'Chitra Example', 'chitra example', 'Room 2', 'room 2', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a20e20-a67d-7405-9813-7159b970a07d', 'FSW-2607', 'fsw-2607', '01a20e20-a674-7517-9748-35bb0ea515ba', '10:00 to 12:00', '2026-07-22', NULL, '2026-07-01 11:47:31.014+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a20e20-a67d-7405-9813-76a6272bc9e3', 'DA-2608', 'da-2608', '01a20e20-a674-7517-9748-385dcdcecf4f', '10:00 to 12:00', '2026-08-17', '2027-02-17', '2026-07-27 06:08:47.212+00', '1', NULL, 'Esther Example', 'esther example', 'Lab 2', 'lab 2', '[{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}]', '1', NULL),
  ('01a20e20-a67d-7405-9813-79ccd3414947', 'GD-2609', 'gd-2609', '01a20e20-a674-7517-9748-3eaceb58476f', '08:00 to 10:00', '2026-09-13', '2027-02-13', '2026-08-23 12:54:15.83+00', '1', NULL, 'Anita Example', 'anita example', 'Room 1', 'room 1', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a20e20-a67d-7405-9813-7dfc449da6e9', 'DM-2610', 'dm-2610', '01a20e20-a674-7517-9748-42d6571f02a2', '12:30 to 14:30', '2026-10-09', NULL, '2026-09-18 10:27:53.085+00', '1', NULL, 'Binod Example', 'binod example', 'Room 2', 'room 2', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a20e20-a67d-7405-9813-816b803cdfb6', 'HT-2611', 'ht-2611', '01a20e20-a674-7517-9748-469ea33ad467', '10:00 to 12:00', '2026-11-05', '2027-01-05', '2026-10-15 07:37:14.451+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}]', '1', NULL),
  ('01a20e20-a67e-76dd-9ef8-68254908765a', 'FR-2612', 'fr-2612', '01a20e20-a675-7107-b2a7-9c8be8813f1e', '15:00 to 17:00', '2026-12-01', NULL, '2026-11-10 06:43:16.88+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 2', 'lab 2', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL);
insert into batch_waiting ("id", "batch_id", "enquiry_id", "student_id", "at", "removed_at") overriding system value values
  ('01a20e20-a86d-74d2-83cd-778dce474648', '01a20e20-a679-729d-88b9-7a9aac7fa258', NULL, '01976d38-7d5f-7764-a6cf-bd2e3dc32e22', '2026-11-21 04:30:00+00', NULL);
insert into bulk_change ("id", "change", "students", "changed_at", "changed_by", "undone_at") overriding system value values
  ('01a20e20-a89d-73fc-af33-384b2de990c7', '{"isCompleted": "yes"}', '1', '2026-11-21 04:30:00+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', NULL);
insert into bulk_change_student ("bulk_change_id", "student_id", "before", "versions") overriding system value values
  ('01a20e20-a89d-73fc-af33-384b2de990c7', '01976d38-7d5f-7764-a6cf-bd2e3dc32e22', '{}', '1.1.0');
insert into calendar_feed ("account_id", "code", "batch_id", "trainer", "created_at") overriding system value values
  ('01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', '2540ee46-56e8-40f5-8a6f-82d3fea89479', NULL, 'Example', '2026-11-21 04:30:00+00');
insert into cash_entry ("id", "kind", "amount", "day", "reference", "recorded_at", "recorded_by", "voided_at", "voided_by") overriding system value values
  ('01a20e20-a89d-73fc-af33-42d1445dce36', 'opening', '1000.00', '2026-11-20', NULL, '2026-11-21 04:30:00+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', NULL, NULL);
insert into certificate ("id", "issue_id", "kind", "financial_year", "n", "student_id", "enrolment_id", "student_name", "course", "batch", "title", "body", "signatory", "issued_on", "issued_at", "issued_by", "revoked_at", "revoked_by", "revoke_reason", "verification_id") overriding system value values
  ('01a20e20-a89d-73fc-af33-46c1b8d2d99e', '01a20e20-a89d-73fc-af33-4b398bd61c45', 'completion', '2026-27', '1', '01976d38-7d5f-7764-a6cf-bd2e3dc32e22', '01976d38-7d5f-7282-b32d-ffd78eb35ade', 'Example', 'Example', 'Example', 'Example', 'Example', 'Example', '2026-11-20', '2026-11-21 04:30:00+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', NULL, NULL, NULL, 'da199d1f-9f8c-407c-89b6-6bc190912a8a');
insert into certificate_series ("kind", "financial_year", "last") overriding system value values
  ('completion', '2026-27', '1');
insert into certificate_signature ("one", "content", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into certificate_template ("kind", "title", "body", "signatory", "version") overriding system value values
  ('completion', 'Example', '{name}', 'Example', '1');
insert into consent ("student_id", "given_by", "guardian_name", "notice_version", "at", "recorded_by") overriding system value values
  ('01976d38-7d5f-7764-a6cf-bd2e3dc32e22', 'student', NULL, '2', '2026-11-21 04:30:00+00', NULL);
insert into course ("id", "name", "name_key", "fee", "duration", "added_by", "created_at", "version", "deleted_at", "instalments", "import_id") overriding system value values
  ('01a20e20-a674-7517-9748-2f14ac524868', 'Tally with GST', 'tally with gst', '12000.00', '3 months', '01a20e20-a61d-715d-bf1f-8410d7cfb089', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20e20-a674-7517-9748-32578d0d4877', 'Python Programming', 'python programming', '18000.00', '4 months', '01a20e20-a61d-715d-bf1f-8410d7cfb089', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20e20-a674-7517-9748-35bb0ea515ba', 'Full Stack Web Development', 'full stack web development', '45000.00', '8 months', '01a20e20-a61d-715d-bf1f-8410d7cfb089', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20e20-a674-7517-9748-385dcdcecf4f', 'Data Analytics', 'data analytics', '35000.00', '6 months', '01a20e20-a61d-715d-bf1f-8410d7cfb089', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20e20-a674-7517-9748-3eaceb58476f', 'Graphic Design', 'graphic design', '22000.00', '5 months', '01a20e20-a61d-715d-bf1f-8410d7cfb089', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20e20-a674-7517-9748-42d6571f02a2', 'Digital Marketing', 'digital marketing', '15000.00', '3 months', '01a20e20-a61d-715d-bf1f-8410d7cfb089', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20e20-a674-7517-9748-469ea33ad467', 'Hindi Typing', 'hindi typing', '4500.00', '2 months', '01a20e20-a61d-715d-bf1f-8410d7cfb089', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20e20-a675-7107-b2a7-9c8be8813f1e', 'Français des affaires', 'francais des affaires', '16500.00', '4 months', '01a20e20-a61d-715d-bf1f-8410d7cfb089', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL);
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
  ('01a20e20-a89d-73fc-af33-3da2c2681c98', '2026-11-20', NULL, '0.00', '0.00', '{}', NULL, '2026-11-21 04:30:00+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', '{}');
insert into declared_payment ("student_id", "fee", "paid", "pay_mode") overriding system value values
  ('01a1be83-9230-708b-b435-33747cb6c137', '16500.00', '8250.00', 'Online');
insert into deletion ("id", "record", "deleted_at", "deleted_by", "status_before", "enquiry", "erase_after", "erased_at") overriding system value values
  ('01a20e20-a867-7103-a2c3-d40cc15428ae', 'enquiry', '2026-11-21 04:30:00+00', NULL, NULL, '{"id": "01a20e20-a867-7103-a2c3-d40cc15428ae", "name": "Example"}', '2026-11-21 04:30:00+00', NULL);
insert into discount_limit ("one", "percent", "version") overriding system value values
  ('true', '10.00', '2');
insert into draft ("account_id", "key", "field_values", "saved_at") overriding system value values
  ('01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'course-add', '{"course":"Example"}', '2026-11-21 04:30:00+00');
insert into enquiry ("id", "name", "name_key", "mail_id", "contact", "alt_contact", "qualification", "address", "course_id", "enquiry_mode", "mode", "ref", "remark", "day", "status", "is_placed", "student_id", "created_at", "version", "next_call_on", "import_id") overriding system value values
  ('01962e07-dbf7-70ff-932a-abd5085c5fc1', 'Ishwari Voorbeeld', 'ishwari voorbeeld', 'ishwari.3@example.net', '5570000003', '5580000003', 'BSc', '37 Namuna Marg, Example Nagar', '01a20e20-a674-7517-9748-35bb0ea515ba', 'online', 'online', NULL, NULL, '2025-04-13', 'Pending', 'false', NULL, '2025-04-13 07:23:09.175+00', '2', NULL, NULL),
  ('01973f71-631b-7217-a8ad-23f00ecaf359', 'विवेक दृष्टांत', 'विवेक दृष्टांत', 'student.1@example.com', '5550000001', NULL, 'BCom', '159 Namuna Marg, Demo Colony', '01a20e20-a674-7517-9748-385dcdcecf4f', 'offline', 'offline', 'एक मित्र', 'Will come for a trial class', '2025-06-05', 'Closed', 'false', '01976d38-7d5f-7764-a6cf-bd2e3dc32e22', '2025-06-05 09:34:45.019+00', '2', NULL, NULL),
  ('019a24d1-6480-743d-95f0-f16bf2bb57fc', 'Asha Beispiel', 'asha beispiel', 'asha.2@example.net', '5570000002', '5580000002', 'BSc', '77 Example Road, Namunapur', '01a20e20-a674-7517-9748-35bb0ea515ba', 'offline', 'offline', 'Poster at the college', 'Will come for a trial class', '2025-10-27', 'Pending', 'false', NULL, '2025-10-27 08:38:13.888+00', '2', NULL, NULL);
insert into enquiry_note ("id", "enquiry_id", "at", "written_by", "note", "next_call_on") overriding system value values
  ('01a20e20-a86d-74d2-83cd-739fc83fc59a', '01962e07-dbf7-70ff-932a-abd5085c5fc1', '2026-11-21 04:30:00+00', NULL, 'Example', NULL);
insert into enrolment ("id", "student_id", "n", "course_id", "batch_id", "mode", "duration", "fee", "joining_on", "end_on", "is_completed", "ended_at", "end_reason", "created_at", "version") overriding system value values
  ('01976d38-7d5f-7282-b32d-ffd78eb35ade', '01976d38-7d5f-7764-a6cf-bd2e3dc32e22', '1', '01a20e20-a674-7517-9748-385dcdcecf4f', '01a20e20-a67a-74ee-8c57-fa2cdeea9c5d', 'offline', '6 months', '31500.00', '2025-06-14', '2025-12-19', 'true', NULL, NULL, '2025-06-14 06:55:08.127+00', '1'),
  ('0198305a-7b46-77d8-ac9e-9c8ba0dfca47', '0198305a-7b46-77f1-aeb2-9f7686bab252', '1', '01a20e20-a674-7517-9748-3eaceb58476f', '01a20e20-a67a-74ee-8c57-fe94337718fa', 'offline', '5 months', '22000.00', '2025-07-22', '2025-12-16', 'true', NULL, NULL, '2025-07-22 04:18:12.934+00', '1'),
  ('0199483e-e8b1-763d-b152-de06709e91b9', '0199483e-e8b1-76d0-9944-569bb7c5642b', '1', '01a20e20-a674-7517-9748-42d6571f02a2', '01a20e20-a67a-74ee-8c58-03b1869f6945', 'online', '3 months', '15000.00', '2025-09-14', '2025-11-11', 'true', NULL, NULL, '2025-09-14 12:41:46.417+00', '1'),
  ('019acdcb-3f5e-72e7-bf53-64186c124d6d', '019acdcb-3f5e-72a1-ba2e-11479782124b', '1', '01a20e20-a674-7517-9748-32578d0d4877', '01a20e20-a67c-7058-b7e5-4dab3793254f', 'offline', '4 months', '18000.00', '2025-11-29', '2026-03-25', 'true', NULL, NULL, '2025-11-29 04:07:20.67+00', '1'),
  ('01a11b91-9b52-71b4-aedd-7631b76c7a46', '01a11b91-9b52-712e-aea4-c830f5744b0a', '1', '01a20e20-a674-7517-9748-42d6571f02a2', '01a20e20-a67d-7405-9813-7dfc449da6e9', 'offline', '3 months', '13500.00', '2026-10-08', NULL, 'false', NULL, NULL, '2026-10-08 12:51:29.746+00', '1'),
  ('01a1b03c-74c1-7721-a1bd-707799b129da', '01a1b03c-74c1-77e5-95ce-d197a4bfee56', '1', '01a20e20-a674-7517-9748-469ea33ad467', '01a20e20-a67d-7405-9813-816b803cdfb6', 'online', '2 months', '4050.00', '2026-11-06', NULL, 'false', NULL, NULL, '2026-11-06 09:41:54.497+00', '1'),
  ('01a1be83-9230-7771-8fee-e914c547dc42', '01a1be83-9230-708b-b435-33747cb6c137', '1', '01a20e20-a675-7107-b2a7-9c8be8813f1e', '01a20e20-a67e-76dd-9ef8-68254908765a', 'offline', '4 months', '0.00', '2026-12-01', NULL, 'false', NULL, NULL, '2026-11-09 04:14:16.112+00', '1'),
  ('01a1fb86-a83e-721c-8b76-0177ac19c013', '01a1fb86-a83e-7526-a0fa-c1040fadd0d0', '1', '01a20e20-a674-7517-9748-469ea33ad467', '01a20e20-a67d-7405-9813-816b803cdfb6', 'offline', '2 months', '4050.00', '2026-11-21', NULL, 'false', NULL, NULL, '2026-11-21 00:34:28.542+00', '1');
insert into expense ("id", "category_id", "remark", "amount", "day", "created_at", "updated_at", "version", "financial_year", "n", "pay_mode", "payee", "voided_at", "voided_by", "import_id", "old_voucher") overriding system value values
  ('01972f8c-001d-7755-8123-48eb8c0ba31c', '01a20e20-a73e-7130-9f8e-a8bdce52d672', 'Sample Telecom, line of the month', '172.00', '2025-06-02', '2025-06-02 07:29:53.693+00', '2025-06-02 07:29:53.693+00', '1', '2025-26', '1', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019730ae-176e-7556-a1a6-2e83cf46f54e', '01a20e20-a73e-7130-9f8e-a5d75657bf43', 'Example Power Company, bill of the month', '516.00', '2025-06-02', '2025-06-02 12:46:45.102+00', '2025-06-02 12:46:45.102+00', '1', '2025-26', '2', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01973f27-1abc-709a-b3dd-3168d67d80e4', '01a20e20-a73e-7130-9f8e-9de778a0ce7d', 'Teachers and office of the example institute', '3876.00', '2025-06-05', '2025-06-05 08:13:36.828+00', '2025-06-05 08:13:36.828+00', '1', '2025-26', '3', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019744be-dbb1-762c-8817-b8d1009c9719', '01a20e20-a73e-7130-9f8e-a038f6596afe', 'Example House, all classrooms', '2153.00', '2025-06-06', '2025-06-06 10:17:28.241+00', '2025-06-06 10:17:28.241+00', '1', '2025-26', '4', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('0197cf00-2cf0-74a0-b512-9769ad63204b', '01a20e20-a73e-7130-9f8e-a5d75657bf43', 'Example Power Company, bill of the month', '1058.00', '2025-07-03', '2025-07-03 06:36:24.688+00', '2025-07-03 06:36:24.688+00', '1', '2025-26', '5', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('0197d3b1-cdf4-7241-b182-53904dfa5c74', '01a20e20-a73e-7130-9f8e-a8bdce52d672', 'Sample Telecom, line of the month', '352.00', '2025-07-04', '2025-07-04 04:28:54.644+00', '2025-07-04 04:28:54.644+00', '1', '2025-26', '6', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('0197d44b-78c3-7461-b6e4-b8f6e987e5f5', '01a20e20-a73e-7130-9f8e-9de778a0ce7d', 'Teachers and office of the example institute', '7938.00', '2025-07-04', '2025-07-04 07:16:45.379+00', '2025-07-04 07:16:45.379+00', '1', '2025-26', '7', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('0197e9a1-67f5-7347-a14f-32b97cc93ec3', '01a20e20-a73e-7130-9f8e-a038f6596afe', 'Example House, all classrooms', '4410.00', '2025-07-08', '2025-07-08 10:42:38.709+00', '2025-07-08 10:42:38.709+00', '1', '2025-26', '8', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01986905-43a3-7451-a228-6fc6ddb04446', '01a20e20-a73e-7130-9f8e-a038f6596afe', 'Example House, all classrooms', '4341.00', '2025-08-02', '2025-08-02 04:23:29.443+00', '2025-08-02 04:23:29.443+00', '1', '2025-26', '9', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019873c7-c03e-75be-9645-b7a27485c199', '01a20e20-a73e-7130-9f8e-9de778a0ce7d', 'Teachers and office of the example institute', '7814.00', '2025-08-04', '2025-08-04 06:32:07.486+00', '2025-08-04 06:32:07.486+00', '1', '2025-26', '10', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('0198742d-391a-736c-8c49-a48654f21903', '01a20e20-a73e-7130-9f8e-a8bdce52d672', 'Sample Telecom, line of the month', '347.00', '2025-08-04', '2025-08-04 08:22:57.562+00', '2025-08-04 08:22:57.562+00', '1', '2025-26', '11', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01987a45-a517-749a-acbb-8e7fcdc93005', '01a20e20-a73e-7130-9f8e-a5d75657bf43', 'Example Power Company, bill of the month', '1041.00', '2025-08-05', '2025-08-05 12:47:21.367+00', '2025-08-05 12:47:21.367+00', '1', '2025-26', '12', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019904aa-7eb6-7326-b63b-ae914a3aa4a9', '01a20e20-a73e-7130-9f8e-9de778a0ce7d', 'Teachers and office of the example institute', '6144.00', '2025-09-01', '2025-09-01 09:45:06.486+00', '2025-09-01 09:45:06.486+00', '1', '2025-26', '13', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01990a07-c598-7606-b562-ee4dce129a7f', '01a20e20-a73e-7130-9f8e-a038f6596afe', 'Example House, all classrooms', '3413.00', '2025-09-02', '2025-09-02 10:45:05.56+00', '2025-09-02 10:45:05.56+00', '1', '2025-26', '14', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01990f32-eeb0-702d-824b-45577e3b2e48', '01a20e20-a73e-7130-9f8e-a5d75657bf43', 'Example Power Company, bill of the month', '819.00', '2025-09-03', '2025-09-03 10:50:20.208+00', '2025-09-03 10:50:20.208+00', '1', '2025-26', '15', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('0199291d-4815-7716-9c73-62939b3909b6', '01a20e20-a73e-7130-9f8e-a8bdce52d672', 'Sample Telecom, line of the month', '273.00', '2025-09-08', '2025-09-08 11:36:48.917+00', '2025-09-08 11:36:48.917+00', '1', '2025-26', '16', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019a3e0d-cbe7-714a-a3a0-cbebcdf2280a', '01a20e20-a73e-7130-9f8e-a038f6596afe', 'Example House, all classrooms', '1250.00', '2025-11-01', '2025-11-01 06:14:42.919+00', '2025-11-01 06:14:42.919+00', '1', '2025-26', '17', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019a499b-18e8-7286-8f81-fd137e2cd959', '01a20e20-a73e-7130-9f8e-9de778a0ce7d', 'Teachers and office of the example institute', '2250.00', '2025-11-03', '2025-11-03 12:04:52.584+00', '2025-11-03 12:04:52.584+00', '1', '2025-26', '18', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019a5870-be50-71da-b98b-a70d302eb60b', '01a20e20-a73e-7130-9f8e-a8bdce52d672', 'Sample Telecom, line of the month', '100.00', '2025-11-06', '2025-11-06 09:12:55.12+00', '2025-11-06 09:12:55.12+00', '1', '2025-26', '19', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019a58cd-919f-75be-8e20-58a7be969f0e', '01a20e20-a73e-7130-9f8e-a5d75657bf43', 'Example Power Company, bill of the month', '300.00', '2025-11-06', '2025-11-06 10:54:18.527+00', '2025-11-06 10:54:18.527+00', '1', '2025-26', '20', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019b7d9a-7db3-7322-920b-22951aa3ec31', '01a20e20-a73e-7130-9f8e-a038f6596afe', 'Example House, all classrooms', '1076.00', '2026-01-02', '2026-01-02 07:27:15.379+00', '2026-01-02 07:27:15.379+00', '1', '2025-26', '21', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019b92c8-7213-70e6-ba03-5cda9880bb3f', '01a20e20-a73e-7130-9f8e-a5d75657bf43', 'Example Power Company, bill of the month', '258.00', '2026-01-06', '2026-01-06 10:09:28.595+00', '2026-01-06 10:09:28.595+00', '1', '2025-26', '22', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019b96c0-e9f1-7578-a309-39c6b6993de9', '01a20e20-a73e-7130-9f8e-9de778a0ce7d', 'Teachers and office of the example institute', '1938.00', '2026-01-07', '2026-01-07 04:39:43.857+00', '2026-01-07 04:39:43.857+00', '1', '2025-26', '23', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019b9be6-f910-71a4-86c3-e6904f4eb789', '01a20e20-a73e-7130-9f8e-a8bdce52d672', 'Sample Telecom, line of the month', '86.00', '2026-01-08', '2026-01-08 04:39:24.176+00', '2026-01-08 04:39:24.176+00', '1', '2025-26', '24', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019c31b6-9ffd-707a-bf8c-d07cfd89a618', '01a20e20-a73e-7130-9f8e-9de778a0ce7d', 'Teachers and office of the example institute', '2457.00', '2026-02-06', '2026-02-06 06:49:38.045+00', '2026-02-06 06:49:38.045+00', '1', '2025-26', '25', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019c369f-a274-734a-a0ea-847a0001df8c', '01a20e20-a73e-7130-9f8e-a038f6596afe', 'Example House, all classrooms', '1365.00', '2026-02-07', '2026-02-07 05:42:37.428+00', '2026-02-07 05:42:37.428+00', '1', '2025-26', '26', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019c411e-2084-708d-a46e-3e622d56f0df', '01a20e20-a73e-7130-9f8e-a5d75657bf43', 'Example Power Company, bill of the month', '327.00', '2026-02-09', '2026-02-09 06:36:59.396+00', '2026-02-09 06:36:59.396+00', '1', '2025-26', '27', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019c423e-23a9-7275-9f8f-3d1e9218210d', '01a20e20-a73e-7130-9f8e-a8bdce52d672', 'Sample Telecom, line of the month', '109.00', '2026-02-09', '2026-02-09 11:51:34.569+00', '2026-02-09 11:51:34.569+00', '1', '2025-26', '28', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01a19b44-4019-7469-ac1f-4d60d5e3278c', '01a20e20-a73e-7130-9f8e-a038f6596afe', 'Example House, all classrooms', '221.00', '2026-11-02', '2026-11-02 07:58:23.769+00', '2026-11-02 07:58:23.769+00', '1', '2026-27', '1', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01a19c3d-3bc5-734f-a050-a341d5a8f881', '01a20e20-a73e-7130-9f8e-9de778a0ce7d', 'Teachers and office of the example institute', '398.00', '2026-11-02', '2026-11-02 12:30:21.125+00', '2026-11-02 12:30:21.125+00', '1', '2026-27', '2', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01a1a4b8-370c-7117-a80f-b12c3e74b8cf', '01a20e20-a73e-7130-9f8e-a5d75657bf43', 'Example Power Company, bill of the month', '53.00', '2026-11-04', '2026-11-04 04:01:38.572+00', '2026-11-04 04:01:38.572+00', '1', '2026-27', '3', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01a1c057-66d2-70bb-8f5c-82d888822f2d', '01a20e20-a73e-7130-9f8e-a8bdce52d672', 'Sample Telecom, line of the month', '17.00', '2026-11-09', '2026-11-09 12:45:15.858+00', '2026-11-09 12:45:15.858+00', '1', '2026-27', '4', 'Online', NULL, NULL, NULL, NULL, NULL);
insert into expense_category ("id", "ledger", "ledger_key", "created_at", "updated_at", "deleted_at", "budget", "version") overriding system value values
  ('01a20e20-a73e-7130-9f8e-9de778a0ce7d', 'Salaries', 'salaries', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20e20-a73e-7130-9f8e-a038f6596afe', 'Rent', 'rent', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20e20-a73e-7130-9f8e-a5d75657bf43', 'Electricity', 'electricity', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20e20-a73e-7130-9f8e-a8bdce52d672', 'Internet', 'internet', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20e20-a73e-7130-9f8e-aed5d53784dc', 'Stationery', 'stationery', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '5000.00', '1'),
  ('01a20e20-a73e-7130-9f8e-b17f76d5ccfe', 'Repairs', 'repairs', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20e20-a73e-7130-9f8e-b7c9a9877650', 'Tea and water', 'tea and water', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '3000.00', '1'),
  ('01a20e20-a73e-7130-9f8e-b9ef8c56e4ea', 'Advertising', 'advertising', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '20000.00', '1');
insert into expense_voucher_series ("financial_year", "last") overriding system value values
  ('2025-26', '28'),
  ('2026-27', '4');
insert into fee_adjustment ("id", "student_id", "kind", "enrolment_id", "amount", "reason", "day", "created_at", "created_by", "by_hr", "version", "withdrawn_at", "withdrawn_by", "import_id") overriding system value values
  ('01a20e20-a78c-71cd-891b-ae6a56c860ca', '01a1b03c-74c1-77e5-95ce-d197a4bfee56', 'Discount', '01a1b03c-74c1-7721-a1bd-707799b129da', '500.00', 'Scholarship', '2026-11-21', '2026-11-21 04:30:00+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'false', '1', NULL, NULL, NULL);
insert into fee_plan ("enrolment_id", "version") overriding system value values
  ('01976d38-7d5f-7282-b32d-ffd78eb35ade', '1');
insert into fee_plan_row ("enrolment_id", "n", "due_on", "amount") overriding system value values
  ('01976d38-7d5f-7282-b32d-ffd78eb35ade', '1', '2026-11-20', '1000.00');
insert into heartbeat ("process_id", "started_at", "seen_at") overriding system value values
  ('01a20e20-a86d-74d2-83cd-6f4bd2334624', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00');
insert into holiday ("id", "name", "start_on", "end_on", "created_at") overriding system value values
  ('01a20e20-a86e-7273-8d02-6aac11aa74e5', 'Example', '2026-11-08', '2026-11-09', '2026-11-21 04:30:00+00');
insert into idempotency ("scope", "route", "key", "body_hash", "status", "answer", "forever", "at") overriding system value values
  ('01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'POST /api/enquiry', 'dump', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '201', '{}', 'false', '2026-11-21 04:30:00+00');
insert into import ("id", "kind", "owner_id", "name", "columns", "mapping", "day_order", "asks_day_order", "state", "created_at", "run_at", "done_rows", "is_cancelled", "failure", "done_at", "undone_at", "undone_by", "students", "receipts", "paid", "records", "discounts") overriding system value values
  ('01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'students', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', '', '["Name"]', '{"name": 0}', NULL, 'false', 'open', '2026-11-21 04:30:00+00', NULL, '0', 'false', NULL, NULL, NULL, NULL, '0', '0', '0.00', '0', '0.00');
insert into import_row ("import_id", "line", "cells", "is_skipped", "errors", "conflicts", "warnings", "person_key", "name_key", "known_key", "email_key", "phone", "course", "batch", "fee", "amount", "category", "day", "present", "student", "payments", "discount") overriding system value values
  ('01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', '2', '["Example"]', 'false', '{}', '{}', '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '[]', NULL);
insert into import_total ("import_id", "shard", "kind", "n", "fee", "paid") overriding system value values
  ('01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', '0', 'Active', '0', '0.00', '0.00');
insert into institute ("one", "name", "address", "phone", "time_zone", "self_registration", "version", "receipt_language", "two_factor", "upi_id", "hr_closes_all", "gstin", "receipt_terms", "receipt_paper") overriding system value values
  ('true', 'Namuna Training Institute (demo)', '1 Example Road, Example Nagar', '+91 55500 00000', 'Asia/Kolkata', 'true', '2', 'en', 'off', 'namuna@examplebank', 'false', '00AAAAA0000A1ZI', NULL, 'a4');
insert into institute_logo ("one", "content", "type", "hash", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', 'image/png', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into job_run ("job", "started_at") overriding system value values
  ('cleanup', '2026-11-21 04:30:00+00');
insert into known_browser ("token_hash", "account_id", "used_at") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', '2026-11-21 04:30:00+00');
insert into kysely_migration ("name", "timestamp") overriding system value values
  ('0001_house', '2026-11-24T15:15:49.719Z'),
  ('0002_courses_and_batches', '2026-11-24T15:15:49.731Z'),
  ('0003_students_and_fees', '2026-11-24T15:15:49.756Z'),
  ('0004_attendance_and_enquiries', '2026-11-24T15:15:49.768Z'),
  ('0005_portfolio', '2026-11-24T15:15:49.772Z'),
  ('0006_projects', '2026-11-24T15:15:49.778Z'),
  ('0007_expenses', '2026-11-24T15:15:49.785Z'),
  ('0008_reset_tokens', '2026-11-24T15:15:49.790Z'),
  ('0009_lists_of_the_admin', '2026-11-24T15:15:49.794Z'),
  ('0010_erasure', '2026-11-24T15:15:49.801Z'),
  ('0011_search', '2026-11-24T15:15:49.810Z'),
  ('0012_receipt_amounts', '2026-11-24T15:15:49.812Z'),
  ('0013_drafts', '2026-11-24T15:15:49.817Z'),
  ('0014_request_limits', '2026-11-24T15:15:49.821Z'),
  ('0015_placed_enquiries', '2026-11-24T15:15:49.823Z'),
  ('0017_sign_in', '2026-11-24T15:15:49.833Z'),
  ('0018_two_factor', '2026-11-24T15:15:49.839Z'),
  ('0019_erasure', '2026-11-24T15:15:49.857Z'),
  ('0020_privacy', '2026-11-24T15:15:49.864Z'),
  ('0021_backups', '2026-11-24T15:15:49.867Z'),
  ('0022_audit_chain', '2026-11-24T15:15:49.875Z'),
  ('0023_several_processes', '2026-11-24T15:15:49.882Z'),
  ('0024_enrolments', '2026-11-24T15:15:49.897Z'),
  ('0025_expense_vouchers', '2026-11-24T15:15:49.916Z'),
  ('0026_payment_details', '2026-11-24T15:15:49.923Z'),
  ('0027_receipt_verification', '2026-11-24T15:15:49.927Z'),
  ('0028_daily_closing', '2026-11-24T15:15:49.937Z'),
  ('0029_discounts_and_refunds', '2026-11-24T15:15:49.944Z'),
  ('0030_fee_plans', '2026-11-24T15:15:49.949Z'),
  ('0031_refunds', '2026-11-24T15:15:49.962Z'),
  ('0032_reminders', '2026-11-24T15:15:49.969Z'),
  ('0033_course_instalments', '2026-11-24T15:15:49.970Z'),
  ('0034_name_search', '2026-11-24T15:15:49.975Z'),
  ('0035_receipt_paper', '2026-11-24T15:15:49.982Z'),
  ('0036_student_list_order', '2026-11-24T15:15:49.994Z'),
  ('0037_overdue_sums', '2026-11-24T15:15:49.998Z'),
  ('0038_enquiry_calls', '2026-11-24T15:15:50.006Z'),
  ('0039_photos_and_logo', '2026-11-24T15:15:50.012Z'),
  ('0041_duplicate_lookup', '2026-11-24T15:15:50.015Z'),
  ('0042_name_words', '2026-11-24T15:15:50.027Z'),
  ('0043_daily_sums', '2026-11-24T15:15:50.051Z'),
  ('0044_read_after', '2026-11-24T15:15:50.064Z'),
  ('0045_list_order', '2026-11-24T15:15:50.071Z'),
  ('0046_name_word_removal', '2026-11-24T15:15:50.073Z'),
  ('0047_parent_contact', '2026-11-24T15:15:50.075Z'),
  ('0048_attendance_months', '2026-11-24T15:15:50.082Z'),
  ('0049_absence_notices', '2026-11-24T15:15:50.087Z'),
  ('0050_imports', '2026-11-24T15:15:50.107Z'),
  ('0051_changes', '2026-11-24T15:15:50.109Z'),
  ('0052_batch_sessions', '2026-11-24T15:15:50.114Z'),
  ('0053_holidays', '2026-11-24T15:15:50.117Z'),
  ('0054_waiting_list', '2026-11-24T15:15:50.122Z'),
  ('0055_calendar_feeds', '2026-11-24T15:15:50.128Z'),
  ('0056_bulk_changes', '2026-11-24T15:15:50.133Z'),
  ('0057_certificates', '2026-11-24T15:15:50.147Z'),
  ('0058_import_kinds', '2026-11-24T15:15:50.151Z'),
  ('0059_import_more_kinds', '2026-11-24T15:15:50.158Z'),
  ('0060_complete_imports', '2026-11-24T15:15:50.168Z');
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
  ('0058_import_kinds', '0b07db398e5c9dc36dc257ef8295cb1d688378760ee75eec9fb206082b9da80d'),
  ('0059_import_more_kinds', '15a8d0deac96bff344ff170f8d6fa29eb1baa04963feb470165784b3829f54af'),
  ('0060_complete_imports', '5a3e5f3289e229a3e893891eab5faf60d0b4e3a3e578e71cefb30a39307f0700');
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
  ('019daf1c-ae23-7615-a9d2-5613d3dc7ace', '01976d38-7d5f-7764-a6cf-bd2e3dc32e22', 'https://example.com/bd2e3dc32e22/portfolio-1', '2026-04-21 08:16:25.635+00', '1'),
  ('019f4660-91bf-749f-838f-0bd30827b2b7', '01976d38-7d5f-7764-a6cf-bd2e3dc32e22', 'https://example.com/bd2e3dc32e22/portfolio-2', '2026-07-09 10:16:01.727+00', '1');
insert into privacy_notice ("one", "texts", "version") overriding system value values
  ('true', '{"en": "Example"}', '2');
insert into project ("id", "student_id", "link", "tech_used", "description", "created_at", "version") overriding system value values
  ('01983ab5-5436-752d-9fd1-a33c6ad5ee57', '01976d38-7d5f-7764-a6cf-bd2e3dc32e22', 'https://example.com/bd2e3dc32e22/project-3', 'Python, pandas', 'Sales of a sample company, month by month', '2025-07-24 04:33:38.87+00', '1'),
  ('019d47ad-09b4-7276-a0f1-286304e2379c', '01976d38-7d5f-7764-a6cf-bd2e3dc32e22', 'https://example.com/bd2e3dc32e22/project-1', 'Python, pandas', 'नमूना पुस्तकालय की सूची', '2026-04-01 06:13:35.796+00', '1'),
  ('01a0d6d4-797a-73eb-b6d6-f4919ba80d20', '01976d38-7d5f-7764-a6cf-bd2e3dc32e22', 'https://example.com/bd2e3dc32e22/project-2', 'Tally', 'The example institute’s timetable as a page', '2026-09-25 04:30:44.09+00', '1');
insert into receipt ("id", "financial_year", "n", "student_id", "student_name", "contact", "course", "b_code", "pay_mode", "payable", "paid", "due_after", "paid_on", "issued_on", "issued_at", "issued_by", "changed_at", "version", "voided_at", "voided_by", "void_reason", "enrolment_id", "reference", "note", "verification_id", "import_id") overriding system value values
  ('01977d82-9bf0-7095-a4f3-57fe7825c8dc', '2025-26', '1', '01976d38-7d5f-7764-a6cf-bd2e3dc32e22', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Online', '31500.00', '10500.00', '21000.00', '2025-06-17', '2025-06-17', '2025-06-17 10:50:01.072+00', '01a20e20-a6c4-767c-a295-cb4b354ab441', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-7282-b32d-ffd78eb35ade', '632700007919', NULL, '2fd31e2a-f8e3-4733-8250-673ec58196d0', NULL),
  ('01980c8c-196a-7517-af38-34ebe487bfef', '2025-26', '2', '01976d38-7d5f-7764-a6cf-bd2e3dc32e22', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Cash', '31500.00', '10500.00', '10500.00', '2025-07-15', '2025-07-15', '2025-07-15 05:26:04.906+00', '01a20e20-a6c4-767c-a295-cda9acc1c7db', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-7282-b32d-ffd78eb35ade', NULL, NULL, 'dfb1153f-9437-4553-9a95-1e602aa8240a', NULL),
  ('01984f40-d442-7164-8a78-82d5899e066b', '2025-26', '3', '0198305a-7b46-77f1-aeb2-9f7686bab252', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '11000.00', '2025-07-28', '2025-07-28', '2025-07-28 04:18:25.474+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-77d8-ac9e-9c8ba0dfca47', '632700023757', NULL, '8b54dacc-6889-49f6-810e-7216320b459c', NULL),
  ('0198adb9-bb13-7162-be22-8746bc55e61b', '2025-26', '4', '01976d38-7d5f-7764-a6cf-bd2e3dc32e22', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Others', '31500.00', '10500.00', '0.00', '2025-08-15', '2025-08-15', '2025-08-15 12:34:47.187+00', '01a20e20-a6c4-767c-a295-cb4b354ab441', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-7282-b32d-ffd78eb35ade', NULL, NULL, '08f023d3-64f5-472a-9343-e44d9370a8f5', NULL),
  ('0198d1be-32ac-72de-b12b-3b1185416e58', '2025-26', '5', '0198305a-7b46-77f1-aeb2-9f7686bab252', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '0.00', '2025-08-21', '2025-08-22', '2025-08-22 12:25:59.724+00', '01a20e20-a6c4-767c-a295-cda9acc1c7db', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-77d8-ac9e-9c8ba0dfca47', '632700039595', NULL, '272b4cef-ef3d-423b-9765-7a1a700fa274', NULL),
  ('01994735-b681-74f8-8b89-50d67b0abd2d', '2025-26', '6', '0199483e-e8b1-76d0-9944-569bb7c5642b', 'Yusuf Příklad', '5550000003', 'Digital Marketing', 'DM-2508', 'Cash', '15000.00', '15000.00', '0.00', '2025-09-14', '2025-09-14', '2025-09-14 07:52:06.529+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', NULL, '1', NULL, NULL, NULL, '0199483e-e8b1-763d-b152-de06709e91b9', NULL, NULL, 'bc8a5abb-9500-4f7c-bab7-f88d4c9ac6d0', NULL),
  ('019acefa-c7b2-7045-aa50-1f32ce42d62e', '2025-26', '7', '019acdcb-3f5e-72a1-ba2e-11479782124b', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '12000.00', '2025-11-29', '2025-11-29', '2025-11-29 09:38:52.978+00', '01a20e20-a6c4-767c-a295-cb4b354ab441', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-72e7-bf53-64186c124d6d', NULL, NULL, '95d4c69a-c7dd-406c-870f-049400e778ed', NULL),
  ('019b7ce0-50eb-74df-beac-569423c0d6f5', '2025-26', '8', '019acdcb-3f5e-72a1-ba2e-11479782124b', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '6000.00', '2026-01-02', '2026-01-02', '2026-01-02 04:03:54.219+00', '01a20e20-a6c4-767c-a295-cda9acc1c7db', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-72e7-bf53-64186c124d6d', NULL, NULL, '03be90e0-92b6-4af1-9578-d95d26967be2', NULL),
  ('019c1cef-33c4-72cf-a214-bfdb24603afb', '2025-26', '9', '019acdcb-3f5e-72a1-ba2e-11479782124b', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '0.00', '2026-02-02', '2026-02-02', '2026-02-02 05:59:24.356+00', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-72e7-bf53-64186c124d6d', NULL, NULL, '022283a1-1875-43fe-b4a8-a027d4ad2536', NULL),
  ('01a1cf35-657d-72ad-9071-a38519693152', '2026-27', '1', '01a1b03c-74c1-77e5-95ce-d197a4bfee56', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Online', '4050.00', '1000.00', '3050.00', '2026-11-12', '2026-11-12', '2026-11-12 10:02:25.533+00', '01a20e20-a6c4-767c-a295-cb4b354ab441', NULL, '1', NULL, NULL, NULL, '01a1b03c-74c1-7721-a1bd-707799b129da', '632700007919', NULL, '34a7498d-5669-42dd-81bb-d37aa5c8d06b', NULL);
insert into receipt_part ("receipt_id", "n", "mode", "amount", "reference") overriding system value values
  ('0198adb9-bb13-7162-be22-8746bc55e61b', '1', 'Cash', '5200.00', NULL),
  ('0198adb9-bb13-7162-be22-8746bc55e61b', '2', 'UPI', '5300.00', '632700031676');
insert into receipt_series ("financial_year", "last") overriding system value values
  ('2025-26', '9'),
  ('2026-27', '1');
insert into recovery_code ("id", "account_id", "code_hash", "used_at") overriding system value values
  ('01a20e20-a86d-74d2-83cd-677c8aa3ec28', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', 'example', NULL);
insert into recurring_expense ("id", "category_id", "remark", "amount", "pay_mode", "payee", "starts_on", "created_at", "updated_at", "ended_at", "version") overriding system value values
  ('01a20e20-a745-773f-add9-12e2a9630649', '01a20e20-a73e-7130-9f8e-b17f76d5ccfe', 'Demo Repairs: upkeep of the projectors', '1500.00', 'Online', NULL, '2026-11-01', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '1');
insert into recurring_expense_month ("recurring_id", "month", "expense_id") overriding system value values
  ('01a20e20-a745-773f-add9-12e2a9630649', '2026-11-01', NULL);
insert into refund ("id", "financial_year", "n", "student_id", "enrolment_id", "student_name", "contact", "course", "b_code", "pay_mode", "amount", "paid_before", "refunded_on", "issued_on", "issued_at", "issued_by", "reason", "reference", "note", "version", "voided_at", "voided_by", "void_reason") overriding system value values
  ('01a20e20-a7a5-7626-80cf-1d4105e150b4', '2026-27', '1', '01a1b03c-74c1-77e5-95ce-d197a4bfee56', '01a1b03c-74c1-7721-a1bd-707799b129da', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Cash', '200.00', '1000.00', '2026-11-21', '2026-11-21', '2026-11-21 04:30:00+00', '01a20e20-a61d-715d-bf1f-8410d7cfb089', 'Paid twice', NULL, NULL, '1', NULL, NULL, NULL);
insert into refund_series ("financial_year", "last") overriding system value values
  ('2026-27', '1');
insert into reminder ("student_id", "day", "channel", "state", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-712e-aea4-c830f5744b0a', '2026-11-19', 'WhatsApp', 'sent', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', '2026-11-19 04:30:00+00'),
  ('01a1b03c-74c1-77e5-95ce-d197a4bfee56', '2026-11-19', 'WhatsApp', 'sent', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', '2026-11-19 04:30:00+00'),
  ('01a1fb86-a83e-7526-a0fa-c1040fadd0d0', '2026-11-19', 'WhatsApp', 'sent', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', '2026-11-19 04:30:00+00');
insert into reminder_settings ("one", "days", "texts", "version") overriding system value values
  ('true', '{-3,0,3,7,15}', '{}', '1');
insert into request_count ("scope", "caller", "started_at", "n") overriding system value values
  ('email-enquirer', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', '2026-11-21 04:30:00+00', '1');
insert into reset_token ("token_hash", "account_id", "made_at", "expires_at", "used_at", "purpose") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', NULL, 'password');
insert into secret ("name", "value") overriding system value values
  ('log', E'\\x721b1e4b46cab3968c22efd219242d2fc8c5cacf5de6fc0b1823bb12d4de96ca');
insert into session ("token_hash", "account_id", "created_at", "seen_at", "id", "address", "user_agent", "confirmed_at", "read_after") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '7fab6735-522d-45c2-b429-234057688126', '', '', NULL, '0/1F32DB8');
insert into setup_code ("code_hash", "created_at", "accounts") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', NULL);
insert into sign_in_attempt ("id", "email_hash", "address", "at", "ok", "browser_hash") overriding system value values
  ('1', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '192.0.2.1', '2026-11-21 04:30:00+00', 'true', NULL);
insert into student ("id", "fname", "lname", "father", "contact", "alt_contact", "gender", "dob", "cur_address", "per_address", "linked_in", "profile", "degree", "com_year", "university", "course_id", "mode", "duration", "batch_id", "joining_on", "end_on", "is_completed", "is_placed", "status", "search_key", "created_at", "version", "search_text", "parent_contact", "import_id", "is_incomplete") overriding system value values
  ('01976d38-7d5f-7764-a6cf-bd2e3dc32e22', 'विवेक', 'दृष्टांत', 'Yusuf दृष्टांत', '5550000001', NULL, 'male', '1996-12-21', '8 नमूना मार्ग, Sampleganj', '159 Namuna Marg, Demo Colony', NULL, NULL, 'BCom', '2017', 'Université de l’Exemple', '01a20e20-a674-7517-9748-385dcdcecf4f', 'offline', '6 months', '01a20e20-a67a-74ee-8c57-fa2cdeea9c5d', '2025-06-14', '2025-12-19', 'true', 'false', 'Active', 'विवेक दृष्टांत', '2025-06-14 06:55:08.127+00', '1', 'विवेक दृष्टांत yusuf दृष्टांत student.1@example.com 5550000001 5540000001', '5540000001', NULL, 'false'),
  ('0198305a-7b46-77f1-aeb2-9f7686bab252', 'Zoë', 'Sample', 'Ravi Sample', '5550000007', NULL, 'female', '1997-07-07', NULL, '124 नमूना मार्ग, Sampleganj', NULL, NULL, 'BCA', '2018', 'Sample Institute of Technology', '01a20e20-a674-7517-9748-3eaceb58476f', 'offline', '5 months', '01a20e20-a67a-74ee-8c57-fe94337718fa', '2025-07-22', '2025-12-16', 'true', 'false', 'Active', 'zoe sample', '2025-07-22 04:18:12.934+00', '1', 'zoe sample ravi sample zoe.7@example.com 5550000007 5540000007', '5540000007', NULL, 'false'),
  ('0199483e-e8b1-76d0-9944-569bb7c5642b', 'Yusuf', 'Příklad', 'Arjun Příklad', '5550000003', NULL, 'male', '2005-10-17', NULL, '52 नमूना मार्ग, Sampleganj', NULL, NULL, 'Diploma', '2026', 'Université de l’Exemple', '01a20e20-a674-7517-9748-42d6571f02a2', 'online', '3 months', '01a20e20-a67a-74ee-8c58-03b1869f6945', '2025-09-14', '2025-11-11', 'true', 'true', 'Active', 'yusuf priklad', '2025-09-14 12:41:46.417+00', '1', 'yusuf priklad arjun priklad yusuf.3@example.com 5550000003 5540000003', '5540000003', NULL, 'false'),
  ('019acdcb-3f5e-72a1-ba2e-11479782124b', 'Māyā', 'Udāharaṇ', 'Kabir Udāharaṇ', '5550000004', NULL, 'female', '1993-05-14', '45 Namuna Marg, Demo Colony', '143 Example Road, Example Nagar', NULL, NULL, 'BBA', '2014', 'Example University', '01a20e20-a674-7517-9748-32578d0d4877', 'offline', '4 months', '01a20e20-a67c-7058-b7e5-4dab3793254f', '2025-11-29', '2026-03-25', 'true', 'false', 'Active', 'maya udaharan', '2025-11-29 04:07:20.67+00', '1', 'maya udaharan kabir udaharan maya.4@example.com 5550000004', NULL, NULL, 'false'),
  ('01a11b91-9b52-712e-aea4-c830f5744b0a', 'Zoë', 'Przykład', 'Arjun Przykład', '5550000002', '5560000002', 'female', '1999-07-27', '55 Udāharaṇ Path, Namunapur', '22 Namuna Marg, Namunapur', 'https://www.example.com/in/student-2', NULL, 'Diploma', '2020', 'Sample Institute of Technology', '01a20e20-a674-7517-9748-42d6571f02a2', 'offline', '3 months', '01a20e20-a67d-7405-9813-7dfc449da6e9', '2026-10-08', NULL, 'false', 'false', 'Disable', 'zoe przykład', '2026-10-08 12:51:29.746+00', '2', 'zoe przykład arjun przykład zoe.2@example.com 5550000002 5560000002 5540000002', '5540000002', NULL, 'false'),
  ('01a1b03c-74c1-77e5-95ce-d197a4bfee56', 'Noor', 'Namuna', 'Ravi Namuna', '5550000008', NULL, 'female', '1993-03-31', NULL, '29 Example Road, Demo Colony', NULL, NULL, 'BCA', '2014', 'Sample Institute of Technology', '01a20e20-a674-7517-9748-469ea33ad467', 'online', '2 months', '01a20e20-a67d-7405-9813-816b803cdfb6', '2026-11-06', NULL, 'false', 'false', 'Active', 'noor namuna', '2026-11-06 09:41:54.497+00', '1', 'noor namuna ravi namuna noor.8@example.com 5550000008', NULL, NULL, 'false'),
  ('01a1be83-9230-708b-b435-33747cb6c137', 'Zoë', 'Przykład', 'Om Przykład', '5550000006', '5560000006', 'female', '1998-11-14', NULL, '122 Udāharaṇ Path, Demo Colony', NULL, NULL, 'BBA', '2019', 'उदाहरण विश्वविद्यालय', '01a20e20-a675-7107-b2a7-9c8be8813f1e', 'offline', '4 months', '01a20e20-a67e-76dd-9ef8-68254908765a', '2026-12-01', NULL, 'false', 'false', 'Pending', 'zoe przykład', '2026-11-09 04:14:16.112+00', '1', 'zoe przykład om przykład zoe.6@example.com 5550000006 5560000006 5540000006', '5540000006', NULL, 'false'),
  ('01a1fb86-a83e-7526-a0fa-c1040fadd0d0', 'Farhan', 'Beispiel', 'Arjun Beispiel', '5550000005', '5560000005', 'male', '1993-10-26', NULL, '9 Namuna Marg, Sampleganj', NULL, NULL, 'BSc', '2014', 'Example University', '01a20e20-a674-7517-9748-469ea33ad467', 'offline', '2 months', '01a20e20-a67d-7405-9813-816b803cdfb6', '2026-11-21', NULL, 'false', 'false', 'Active', 'farhan beispiel', '2026-11-21 00:34:28.542+00', '1', 'farhan beispiel arjun beispiel farhan.5@example.com 5550000005 5560000005 5540000005', '5540000005', NULL, 'false');
insert into student_account ("student_id", "fee", "paid", "due_from", "planned_due_on", "due_amount") overriding system value values
  ('01976d38-7d5f-7764-a6cf-bd2e3dc32e22', '31500.00', '31500.00', '2025-08-15', NULL, NULL),
  ('0198305a-7b46-77f1-aeb2-9f7686bab252', '22000.00', '22000.00', '2025-08-21', NULL, NULL),
  ('0199483e-e8b1-76d0-9944-569bb7c5642b', '15000.00', '15000.00', '2025-09-14', NULL, NULL),
  ('019acdcb-3f5e-72a1-ba2e-11479782124b', '18000.00', '18000.00', '2026-02-02', NULL, NULL),
  ('01a11b91-9b52-712e-aea4-c830f5744b0a', '13500.00', '0.00', '2026-10-08', NULL, NULL),
  ('01a1b03c-74c1-77e5-95ce-d197a4bfee56', '3550.00', '800.00', '2026-11-12', NULL, NULL),
  ('01a1be83-9230-708b-b435-33747cb6c137', '0.00', '0.00', '2026-12-01', NULL, NULL),
  ('01a1fb86-a83e-7526-a0fa-c1040fadd0d0', '4050.00', '0.00', '2026-11-21', NULL, NULL);
insert into student_photo ("student_id", "content", "hash", "changed_at") overriding system value values
  ('01976d38-7d5f-7764-a6cf-bd2e3dc32e22', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into student_total ("shard", "kind", "n", "fee", "paid") overriding system value values
  ('0', 'Active', '1', '4050.00', '0.00'),
  ('0', 'Disable', '0', '0.00', '0.00'),
  ('0', 'Pending', '0', '0.00', '0.00'),
  ('0', 'Placed', '0', '0.00', '0.00'),
  ('1', 'Active', '0', '0.00', '0.00'),
  ('1', 'Disable', '0', '0.00', '0.00'),
  ('1', 'Pending', '0', '0.00', '0.00'),
  ('1', 'Placed', '0', '0.00', '0.00'),
  ('10', 'Active', '2', '35050.00', '32300.00'),
  ('10', 'Disable', '0', '0.00', '0.00'),
  ('10', 'Pending', '0', '0.00', '0.00'),
  ('10', 'Placed', '1', '15000.00', '15000.00'),
  ('11', 'Active', '0', '0.00', '0.00'),
  ('11', 'Disable', '1', '13500.00', '0.00'),
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
  ('15', 'Active', '1', '18000.00', '18000.00'),
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
  ('8', 'Active', '1', '22000.00', '22000.00'),
  ('8', 'Disable', '0', '0.00', '0.00'),
  ('8', 'Pending', '0', '0.00', '0.00'),
  ('8', 'Placed', '0', '0.00', '0.00'),
  ('9', 'Active', '0', '0.00', '0.00'),
  ('9', 'Disable', '0', '0.00', '0.00'),
  ('9', 'Pending', '0', '0.00', '0.00'),
  ('9', 'Placed', '0', '0.00', '0.00');
insert into two_factor ("account_id", "encrypted_secret", "started_at", "confirmed_at", "last_step") overriding system value values
  ('01a20e20-a61e-77e1-bbec-aa7c3e9ce6e5', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '0');
select setval('sign_in_attempt_id_seq', (select max(id) from sign_in_attempt));
set session_replication_role = origin;
