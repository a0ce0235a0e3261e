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

<<<<<<<< HEAD:db/dumps/0059.sql
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
========
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
>>>>>>>> 87dead2 (Import numbered payments and discounts of students):db/dumps/0060.sql


create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) primary key, is_locked integer default 0 not null);
create table migration_hash (name text primary key, hash text not null);
grant select on migration_hash to munshi_app;

set session_replication_role = replica;
truncate absence_notice, absence_settings, account, attendance_mark, attendance_month, attendance_sheet, audit_entry, audit_link, audit_personal, audit_seal, audit_unchained, backup_run, batch, batch_waiting, bulk_change, bulk_change_student, calendar_feed, cash_entry, certificate, certificate_series, certificate_signature, certificate_template, consent, course, daily_sum, daily_sum_change, day_closing, declared_payment, deletion, discount_limit, draft, enquiry, enquiry_note, enrolment, expense, expense_category, expense_voucher_series, fee_adjustment, fee_plan, fee_plan_row, heartbeat, holiday, idempotency, import, import_row, import_total, institute, institute_logo, job_run, known_browser, kysely_migration, kysely_migration_lock, migration_hash, name_word, portfolio, privacy_notice, project, receipt, receipt_part, receipt_series, recovery_code, recurring_expense, recurring_expense_month, refund, refund_series, reminder, reminder_settings, request_count, reset_token, secret, session, setup_code, sign_in_attempt, student, student_account, student_photo, student_total, two_factor;
insert into absence_notice ("student_id", "day", "sheet_id", "sent_by", "at") overriding system value values
<<<<<<<< HEAD:db/dumps/0059.sql
  ('01a11b91-9b52-700c-8aac-806c16d86a8d', '2026-11-06', '01a1b03c-724d-72ed-bedd-a1b981ac0fe6', '01a20dd2-1b68-701b-874f-435ed82b163f', '2026-11-21 04:30:00+00');
insert into absence_settings ("one", "threshold", "texts", "version") overriding system value values
  ('true', '75', '{}', '1');
insert into account ("id", "role", "name", "email", "email_key", "password_hash", "state", "created_at", "version", "email_confirmed_at", "language") overriding system value values
  ('01976d38-7d5f-722e-a9a7-57e5ae862f67', 'student', 'विवेक दृष्टांत', 'student.1@example.com', 'student.1@example.com', '', 'active', '2025-06-14 06:55:08.127+00', '1', NULL, NULL),
  ('0198305a-7b46-747f-b807-ad9c97939062', 'student', 'Zoë Sample', 'zoe.7@example.com', 'zoe.7@example.com', '', 'active', '2025-07-22 04:18:12.934+00', '1', NULL, NULL),
  ('0199483e-e8b1-7587-8316-872c514b3285', 'student', 'Yusuf Příklad', 'yusuf.3@example.com', 'yusuf.3@example.com', '', 'active', '2025-09-14 12:41:46.417+00', '1', NULL, NULL),
  ('019acdcb-3f5e-736b-bd08-90bac3d00231', 'student', 'Māyā Udāharaṇ', 'maya.4@example.com', 'maya.4@example.com', '', 'active', '2025-11-29 04:07:20.67+00', '1', NULL, NULL),
  ('01a11b91-9b52-700c-8aac-806c16d86a8d', 'student', 'Zoë Przykład', 'zoe.2@example.com', 'zoe.2@example.com', '', 'disabled', '2026-10-08 12:51:29.746+00', '2', NULL, NULL),
  ('01a1b03c-74c1-7090-8949-f02105fa2453', 'student', 'Noor Namuna', 'student@example.com', 'student@example.com', '$argon2id$v=19$m=19456,t=2,p=1$7l5NsRgaUmqK1oGeDqUNpg$Quj5TBJcihasg9q/ZCTl3RsLpXKIjuFN70sE1VdFk2U', 'active', '2026-11-06 09:41:54.497+00', '2', NULL, NULL),
  ('01a1be83-9230-7305-91f3-6ba08012de7a', 'student', 'Zoë Przykład', 'zoe.6@example.com', 'zoe.6@example.com', '', 'active', '2026-11-09 04:14:16.112+00', '1', NULL, NULL),
  ('01a1fb86-a83e-7296-8c92-9f21ff029d3f', 'student', 'Farhan Beispiel', 'farhan.5@example.com', 'farhan.5@example.com', '', 'active', '2026-11-21 00:34:28.542+00', '1', NULL, NULL),
  ('01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'admin', 'Asha Example', 'admin@example.com', 'admin@example.com', '$argon2id$v=19$m=19456,t=2,p=1$L93FIb3R7b4a8l68QcbUhQ$wr8wfzuj/1+9ZzfuG6/uRrrLOOXY62JQTLlibHsB3e4', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a20dd2-1b68-701b-874f-435ed82b163f', 'hr', 'Hari Example', 'hr@example.com', 'hr@example.com', '$argon2id$v=19$m=19456,t=2,p=1$JFiWEouqkWR7I+1FspBHiQ$U9JAV+kGXvCkqcmwoho51J97dTcGyPAlxopq7D6v2nQ', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a20dd2-1e36-756e-b9db-4d6717c52fbc', 'hr', 'Hina Sample', 'hina@example.com', 'hina@example.com', '$argon2id$v=19$m=19456,t=2,p=1$Vfi4QPj+L3Krd6sCoVX9pg$Me4j13fonhTTH/bXIw7TtiDLMCFumxfJMexKsGyANSA', 'active', '2025-04-01 08:10:32.502+00', '1', NULL, NULL),
  ('01a20dd2-1e36-756e-b9db-50ead21de558', 'hr', 'Hemant Namuna', 'hemant@example.com', 'hemant@example.com', '$argon2id$v=19$m=19456,t=2,p=1$Vfi4QPj+L3Krd6sCoVX9pg$Me4j13fonhTTH/bXIw7TtiDLMCFumxfJMexKsGyANSA', 'active', '2025-04-01 12:11:18.039+00', '1', NULL, NULL),
  ('01a20dd2-1e4d-70ed-bd53-614d3ef46fed', 'hr', 'Hazel Specimen', 'hazel@example.com', 'hazel@example.com', '$argon2id$v=19$m=19456,t=2,p=1$Vfi4QPj+L3Krd6sCoVX9pg$Me4j13fonhTTH/bXIw7TtiDLMCFumxfJMexKsGyANSA', 'disabled', '2025-04-01 12:58:12.964+00', '2', NULL, NULL),
  ('01a20dd2-1e4e-7220-b2a8-8aaca18a535c', 'admin', 'Anil Demo', 'anil@example.com', 'anil@example.com', '$argon2id$v=19$m=19456,t=2,p=1$Vfi4QPj+L3Krd6sCoVX9pg$Me4j13fonhTTH/bXIw7TtiDLMCFumxfJMexKsGyANSA', 'active', '2025-04-01 05:46:43.465+00', '1', NULL, NULL);
insert into attendance_mark ("student_id", "day", "sheet_id", "present", "import_id") overriding system value values
  ('01a11b91-9b52-700c-8aac-806c16d86a8d', '2026-11-06', '01a1b03c-724d-72ed-bedd-a1b981ac0fe6', 'false', NULL),
  ('01a1b03c-74c1-7090-8949-f02105fa2453', '2026-11-06', '01a1b0c9-1727-70e5-bc4e-116fab407de8', 'true', NULL),
  ('01a1b03c-74c1-7090-8949-f02105fa2453', '2026-11-07', '01a1b51d-6a8b-758e-a8f3-74638653116e', 'true', NULL),
  ('01a1b03c-74c1-7090-8949-f02105fa2453', '2026-11-09', '01a1c041-4eb3-752b-b22f-0373c726078a', 'true', NULL),
  ('01a1b03c-74c1-7090-8949-f02105fa2453', '2026-11-10', '01a1c53b-8e49-7242-90e5-414c8aad7d67', 'true', NULL),
  ('01a1b03c-74c1-7090-8949-f02105fa2453', '2026-11-11', '01a1ca38-8fec-765d-ad27-197797e9ceaa', 'true', NULL),
  ('01a1b03c-74c1-7090-8949-f02105fa2453', '2026-11-12', '01a1ce42-8cd3-753f-b1ea-e6651a6d1616', 'true', NULL),
  ('01a1b03c-74c1-7090-8949-f02105fa2453', '2026-11-13', '01a1d445-07d9-7338-b373-7d77a7f1b531', 'true', NULL),
  ('01a1b03c-74c1-7090-8949-f02105fa2453', '2026-11-14', '01a1d916-73a3-76ab-977d-f243b85b997a', 'true', NULL),
  ('01a1b03c-74c1-7090-8949-f02105fa2453', '2026-11-16', '01a1e402-4a37-72e6-b259-6739945975b6', 'true', NULL),
  ('01a1b03c-74c1-7090-8949-f02105fa2453', '2026-11-17', '01a1e95a-a683-71bb-bc88-3167a315bde0', 'true', NULL),
  ('01a1b03c-74c1-7090-8949-f02105fa2453', '2026-11-18', '01a1ee80-40dd-714b-adab-b2c6910b827e', 'true', NULL),
  ('01a1b03c-74c1-7090-8949-f02105fa2453', '2026-11-19', '01a1f2a8-7850-77e1-a5b4-1a8e1ebcb94f', 'true', NULL),
  ('01a1b03c-74c1-7090-8949-f02105fa2453', '2026-11-20', '01a1f8c0-38a9-7526-9cac-94264276fdaa', 'true', NULL);
insert into attendance_month ("student_id", "batch_id", "month", "present", "absent") overriding system value values
  ('01a11b91-9b52-700c-8aac-806c16d86a8d', '01a20dd2-1ce8-7191-b590-4ff7bff16183', '2026-11-01', '0', '1'),
  ('01a1b03c-74c1-7090-8949-f02105fa2453', '01a20dd2-1ce8-7191-b590-507dccb9acbd', '2026-11-01', '13', '0');
insert into attendance_sheet ("id", "batch_id", "day", "present", "absent", "saved_at", "saved_by", "version") overriding system value values
  ('01a1b03c-724d-72ed-bedd-a1b981ac0fe6', '01a20dd2-1ce8-7191-b590-4ff7bff16183', '2026-11-06', '0', '1', '2026-11-06 09:41:53.869+00', '01a20dd2-1b68-701b-874f-435ed82b163f', '1'),
  ('01a1b0c9-1727-70e5-bc4e-116fab407de8', '01a20dd2-1ce8-7191-b590-507dccb9acbd', '2026-11-06', '1', '0', '2026-11-06 12:15:31.111+00', '01a20dd2-1b68-701b-874f-435ed82b163f', '1'),
  ('01a1b51d-6a8b-758e-a8f3-74638653116e', '01a20dd2-1ce8-7191-b590-507dccb9acbd', '2026-11-07', '1', '0', '2026-11-07 08:26:06.347+00', '01a20dd2-1b68-701b-874f-435ed82b163f', '1'),
  ('01a1c041-4eb3-752b-b22f-0373c726078a', '01a20dd2-1ce8-7191-b590-507dccb9acbd', '2026-11-09', '1', '0', '2026-11-09 12:21:07.891+00', '01a20dd2-1b68-701b-874f-435ed82b163f', '1'),
  ('01a1c53b-8e49-7242-90e5-414c8aad7d67', '01a20dd2-1ce8-7191-b590-507dccb9acbd', '2026-11-10', '1', '0', '2026-11-10 11:32:57.033+00', '01a20dd2-1b68-701b-874f-435ed82b163f', '1'),
  ('01a1ca38-8fec-765d-ad27-197797e9ceaa', '01a20dd2-1ce8-7191-b590-507dccb9acbd', '2026-11-11', '1', '0', '2026-11-11 10:47:46.924+00', '01a20dd2-1b68-701b-874f-435ed82b163f', '1'),
  ('01a1ce42-8cd3-753f-b1ea-e6651a6d1616', '01a20dd2-1ce8-7191-b590-507dccb9acbd', '2026-11-12', '1', '0', '2026-11-12 05:37:10.355+00', '01a20dd2-1b68-701b-874f-435ed82b163f', '1'),
  ('01a1d445-07d9-7338-b373-7d77a7f1b531', '01a20dd2-1ce8-7191-b590-507dccb9acbd', '2026-11-13', '1', '0', '2026-11-13 09:37:36.217+00', '01a20dd2-1b68-701b-874f-435ed82b163f', '1'),
  ('01a1d916-73a3-76ab-977d-f243b85b997a', '01a20dd2-1ce8-7191-b590-507dccb9acbd', '2026-11-14', '1', '0', '2026-11-14 08:04:49.699+00', '01a20dd2-1b68-701b-874f-435ed82b163f', '1'),
  ('01a1e402-4a37-72e6-b259-6739945975b6', '01a20dd2-1ce8-7191-b590-507dccb9acbd', '2026-11-16', '1', '0', '2026-11-16 10:58:37.751+00', '01a20dd2-1b68-701b-874f-435ed82b163f', '1'),
  ('01a1e95a-a683-71bb-bc88-3167a315bde0', '01a20dd2-1ce8-7191-b590-507dccb9acbd', '2026-11-17', '1', '0', '2026-11-17 11:53:14.627+00', '01a20dd2-1b68-701b-874f-435ed82b163f', '1'),
  ('01a1ee80-40dd-714b-adab-b2c6910b827e', '01a20dd2-1ce8-7191-b590-507dccb9acbd', '2026-11-18', '1', '0', '2026-11-18 11:52:25.053+00', '01a20dd2-1b68-701b-874f-435ed82b163f', '1'),
  ('01a1f2a8-7850-77e1-a5b4-1a8e1ebcb94f', '01a20dd2-1ce8-7191-b590-507dccb9acbd', '2026-11-19', '1', '0', '2026-11-19 07:14:49.552+00', '01a20dd2-1b68-701b-874f-435ed82b163f', '1'),
  ('01a1f8c0-38a9-7526-9cac-94264276fdaa', '01a20dd2-1ce8-7191-b590-507dccb9acbd', '2026-11-20', '1', '0', '2026-11-20 11:38:29.417+00', '01a20dd2-1b68-701b-874f-435ed82b163f', '1');
insert into audit_entry ("id", "at", "actor_id", "actor_name", "actor_role", "action", "record", "record_id", "request_id", "before", "after") overriding system value values
  ('019583bb-5506-77ae-8d5f-200a339c1514', '2025-03-11 05:44:07.174+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20dd2-1cce-7368-b36e-79b5f508bd75', '019583bb-5506-7472-9718-b6641bda9c97', NULL, '{"_id": "01a20dd2-1cce-7368-b36e-79b5f508bd75", "room": "Room 1", "bCode": "TALLY-2504", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2025-07-01", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2025-04-01", "courseName": "Tally with GST"}'),
  ('0195eaed-5b52-7120-b610-0d8d6fd258ec', '2025-03-31 06:39:38.834+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'category.create', 'category', '01a20dd2-2105-7627-9ee1-360ed408a366', '0195eaed-5b52-708c-ad4e-742a2467ca2b', NULL, '{"ledger": "Internet"}'),
  ('0195eaed-5b52-71b9-a4f5-d038a172e73e', '2025-03-31 06:39:38.834+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'category.create', 'category', '01a20dd2-2105-7627-9ee1-3df8f0187bd5', '0195eaed-5b52-7156-8234-349f6044b319', NULL, '{"ledger": "Repairs"}'),
  ('0195eaed-5b52-734a-b945-c169652f0f94', '2025-03-31 06:39:38.834+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'category.create', 'category', '01a20dd2-2105-7627-9ee1-2a30a3c9187e', '0195eaed-5b52-708b-a21d-3020f989656a', NULL, '{"ledger": "Salaries"}'),
  ('0195eaed-5b52-7387-bfbd-cd6217113de2', '2025-03-31 06:39:38.834+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'category.create', 'category', '01a20dd2-2105-7627-9ee1-462ecf9412ee', '0195eaed-5b52-71c3-bd6e-53a309f0c934', NULL, '{"budget": 20000, "ledger": "Advertising"}'),
  ('0195eaed-5b52-742d-8465-8a998230a56c', '2025-03-31 06:39:38.834+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'category.create', 'category', '01a20dd2-2105-7627-9ee1-31b499b8d532', '0195eaed-5b52-7070-b838-05bc46a5e073', NULL, '{"ledger": "Electricity"}'),
  ('0195eaed-5b52-7571-8306-b6cb4d79d552', '2025-03-31 06:39:38.834+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'recurring.create', 'recurring', '01a20dd2-2112-71e9-9d4a-d40e471bd749', '0195eaed-5b52-70fb-8346-362ed9a2ab1c', NULL, '{"_id": "01a20dd2-2112-71e9-9d4a-d40e471bd749", "amount": 1500, "ledger": "01a20dd2-2105-7627-9ee1-3df8f0187bd5", "remark": "Demo Repairs: upkeep of the projectors", "payMode": "Online", "version": 1, "startsOn": "2026-11-01", "createdAt": "2025-03-31T06:39:38.834Z", "updatedAt": "2025-03-31T06:39:38.834Z", "ledgerName": "Repairs"}'),
  ('0195eaed-5b52-76c2-bbca-6742969ac13a', '2025-03-31 06:39:38.834+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'category.create', 'category', '01a20dd2-2105-7627-9ee1-3a00a961f80d', '0195eaed-5b52-715a-ac49-8afe64339fb2', NULL, '{"budget": 5000, "ledger": "Stationery"}'),
  ('0195eaed-5b52-7740-bfb2-ee60fdba8253', '2025-03-31 06:39:38.834+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'category.create', 'category', '01a20dd2-2105-7627-9ee1-2f68ab6f01e1', '0195eaed-5b52-716d-b3a4-07b9ea83abd1', NULL, '{"ledger": "Rent"}'),
  ('0195eaed-5b52-779d-821c-2291817a4f3d', '2025-03-31 06:39:38.834+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'category.create', 'category', '01a20dd2-2105-7627-9ee1-4118f29f6d45', '0195eaed-5b52-706d-bf01-2136bff84029', NULL, '{"budget": 3000, "ledger": "Tea and water"}'),
  ('0195efe3-4389-7581-9865-4fde92db35a6', '2025-04-01 05:46:43.465+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'staff.create', 'account', '01a20dd2-1e4e-7220-b2a8-8aaca18a535c', '0195efe3-4389-729d-b935-8c1c37082e13', NULL, '{"id": "01a20dd2-1e4e-7220-b2a8-8aaca18a535c", "name": "Anil Demo", "role": "admin", "email": "anil@example.com"}'),
  ('0195f066-eeb6-7120-a7d8-753647643998', '2025-04-01 08:10:32.502+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'staff.create', 'account', '01a20dd2-1e36-756e-b9db-4d6717c52fbc', '0195f066-eeb6-71f8-8214-736f9b95a45a', NULL, '{"id": "01a20dd2-1e36-756e-b9db-4d6717c52fbc", "name": "Hina Sample", "role": "hr", "email": "hina@example.com"}'),
  ('0195f0f8-846c-7102-a933-af518f4fed9a', '2025-04-01 10:49:33.548+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'course.create', 'course', '01a20dd2-1cc2-704e-a054-2ce0475f6cd1', '0195f0f8-846c-7441-97b0-12a68e67e156', NULL, '{"_id": "01a20dd2-1cc2-704e-a054-2ce0475f6cd1", "cFee": 4500, "course": "Hindi Typing", "version": 1, "cDuration": "2 months"}'),
  ('0195f0f8-846c-7295-a274-3ede442c56db', '2025-04-01 10:49:33.548+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'course.create', 'course', '01a20dd2-1cc2-704e-a054-3159748c3828', '0195f0f8-846c-7602-bbe4-faa6ab666810', NULL, '{"_id": "01a20dd2-1cc2-704e-a054-3159748c3828", "cFee": 16500, "course": "Français des affaires", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-7318-9274-52cb05d128f2', '2025-04-01 10:49:33.548+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'course.create', 'course', '01a20dd2-1cc2-704e-a054-2aa18173c8c9', '0195f0f8-846c-74f3-83fe-9d91c8818617', NULL, '{"_id": "01a20dd2-1cc2-704e-a054-2aa18173c8c9", "cFee": 15000, "course": "Digital Marketing", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-7391-a5f1-cf3136efd53c', '2025-04-01 10:49:33.548+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'course.create', 'course', '01a20dd2-1cb3-73cc-bfc8-b2535e1cc508', '0195f0f8-846c-7161-bcaf-2f8a7201aeb2', NULL, '{"_id": "01a20dd2-1cb3-73cc-bfc8-b2535e1cc508", "cFee": 18000, "course": "Python Programming", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-73bc-9720-c7f9c9c770f6', '2025-04-01 10:49:33.548+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'course.create', 'course', '01a20dd2-1cb3-73cc-bfc8-ba63ea8d14be', '0195f0f8-846c-7046-af43-5306264d2d51', NULL, '{"_id": "01a20dd2-1cb3-73cc-bfc8-ba63ea8d14be", "cFee": 35000, "course": "Data Analytics", "version": 1, "cDuration": "6 months"}'),
  ('0195f0f8-846c-76f0-8ef2-90fbe40f09e2', '2025-04-01 10:49:33.548+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'course.create', 'course', '01a20dd2-1cb3-73cc-bfc8-b4b654dc80c6', '0195f0f8-846c-7356-8799-c946e170ef5e', NULL, '{"_id": "01a20dd2-1cb3-73cc-bfc8-b4b654dc80c6", "cFee": 45000, "course": "Full Stack Web Development", "version": 1, "cDuration": "8 months"}'),
  ('0195f0f8-846c-76f7-ab74-19aa3c687265', '2025-04-01 10:49:33.548+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'course.create', 'course', '01a20dd2-1cc2-704e-a054-253e639c3084', '0195f0f8-846c-7329-b8db-b64c0287c009', NULL, '{"_id": "01a20dd2-1cc2-704e-a054-253e639c3084", "cFee": 22000, "course": "Graphic Design", "version": 1, "cDuration": "5 months"}'),
  ('0195f0f8-846c-7740-9622-1e1aa7b6e0d7', '2025-04-01 10:49:33.548+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'course.create', 'course', '01a20dd2-1cb3-73cc-bfc8-ad87009d76a6', '0195f0f8-846c-75d0-a9ea-56fe32fc57fb', NULL, '{"_id": "01a20dd2-1cb3-73cc-bfc8-ad87009d76a6", "cFee": 12000, "course": "Tally with GST", "version": 1, "cDuration": "3 months"}'),
  ('0195f143-5a97-74b5-8f91-7f24872eab11', '2025-04-01 12:11:18.039+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'staff.create', 'account', '01a20dd2-1e36-756e-b9db-50ead21de558', '0195f143-5a97-76cd-aff3-fcbfe8b8cfa3', NULL, '{"id": "01a20dd2-1e36-756e-b9db-50ead21de558", "name": "Hemant Namuna", "role": "hr", "email": "hemant@example.com"}'),
  ('0195f16e-4e64-7373-a38f-94acc5fec934', '2025-04-01 12:58:12.964+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'staff.create', 'account', '01a20dd2-1e4d-70ed-bd53-614d3ef46fed', '0195f16e-4e64-7251-85dd-30bf4c09f6d6', NULL, '{"id": "01a20dd2-1e4d-70ed-bd53-614d3ef46fed", "name": "Hazel Specimen", "role": "hr", "email": "hazel@example.com"}'),
  ('01960aa5-c6f2-709b-82ae-ce1beec0e8ce', '2025-04-06 10:29:18.706+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20dd2-1ccf-7317-b515-e1ec94d2c145', '01960aa5-c6f2-776c-9060-3ac479944fa3', NULL, '{"_id": "01a20dd2-1ccf-7317-b515-e1ec94d2c145", "room": "Room 2", "bCode": "PY-2504", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2025-08-27", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 6}], "startDate": "2025-04-27", "courseName": "Python Programming"}'),
  ('01962e07-dbf7-75b4-ab70-cb57dbd4d04f', '2025-04-13 07:23:09.175+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01962e07-dbf7-71eb-b933-3fe918462a85', '01962e07-dbf7-77af-b4a5-4fb5aac6bbaf', NULL, '{"_id": "01962e07-dbf7-71eb-b933-3fe918462a85", "date": "2025-04-13", "mode": "online", "year": 2025, "month": 4, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "online"}'),
  ('01965222-1b54-7302-807b-7b39b1a79edf', '2025-04-20 07:38:09.108+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '01962e07-dbf7-71eb-b933-3fe918462a85', '01965222-1b54-743a-bfa3-d93e57bdd959', '{"status": "Open"}', '{"status": "Pending"}'),
  ('0196952d-9296-77c5-873e-0c0a9cf0132d', '2025-05-03 08:05:14.006+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20dd2-1ccf-7317-b515-e79661771cb1', '0196952d-9296-77ef-add0-5d7a2913022a', NULL, '{"_id": "01a20dd2-1ccf-7317-b515-e79661771cb1", "room": "Lab 1", "bCode": "FSW-2505", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-01-24", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2025-05-24", "courseName": "Full Stack Web Development"}'),
  ('01971baf-477f-7207-b2fd-b74729e584d3', '2025-05-29 10:56:01.407+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20dd2-1cda-733c-a7a7-aa5ff1f0f2cf', '01971baf-477f-7536-b349-b5d60ab59bc3', NULL, '{"_id": "01a20dd2-1cda-733c-a7a7-aa5ff1f0f2cf", "room": "Lab 2", "bCode": "DA-2506", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2025-12-19", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}], "startDate": "2025-06-19", "courseName": "Data Analytics"}'),
  ('01972f8c-001d-713f-988b-92dbb8e87b63', '2025-06-02 07:29:53.693+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'expense.create', 'expense', '01972f8c-001d-76d9-baaa-0cd61690fd88', '01972f8c-001d-707d-9991-e243e09dfd02', NULL, '{"_id": "01972f8c-001d-76d9-baaa-0cd61690fd88", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 172, "ledger": "01a20dd2-2105-7627-9ee1-360ed408a366", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T07:29:53.693Z", "updatedAt": "2025-06-02T07:29:53.693Z", "voucherNo": "V2025-26/0001", "ledgerName": "Internet"}'),
  ('019730ae-176e-76ed-bc5f-d892bf6963c3', '2025-06-02 12:46:45.102+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'expense.create', 'expense', '019730ae-176e-73a1-a69f-35804a40f11b', '019730ae-176e-72c4-b1f7-b1cefba17087', NULL, '{"_id": "019730ae-176e-73a1-a69f-35804a40f11b", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 516, "ledger": "01a20dd2-2105-7627-9ee1-31b499b8d532", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T12:46:45.102Z", "updatedAt": "2025-06-02T12:46:45.102Z", "voucherNo": "V2025-26/0002", "ledgerName": "Electricity"}'),
  ('01973f27-1abc-73bd-874a-1bf1db1435fa', '2025-06-05 08:13:36.828+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'expense.create', 'expense', '01973f27-1abc-7695-ba2a-27489407f2ed', '01973f27-1abc-77d4-8522-3ba1681344f6', NULL, '{"_id": "01973f27-1abc-7695-ba2a-27489407f2ed", "date": "2025-06-05", "year": 2025, "month": 6, "amount": 3876, "ledger": "01a20dd2-2105-7627-9ee1-2a30a3c9187e", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-06-05T08:13:36.828Z", "updatedAt": "2025-06-05T08:13:36.828Z", "voucherNo": "V2025-26/0003", "ledgerName": "Salaries"}'),
  ('01973f71-631b-736e-a33d-caaf6f8ac0d1', '2025-06-05 09:34:45.019+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01973f71-631b-7290-b652-44515f196097', '01973f71-631b-7702-84ab-ee16676aca5c', NULL, '{"_id": "01973f71-631b-7290-b652-44515f196097", "date": "2025-06-05", "mode": "offline", "year": 2025, "month": 6, "course": "Data Analytics", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019744be-dbb1-73fd-b274-0be8366bcbf9', '2025-06-06 10:17:28.241+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'expense.create', 'expense', '019744be-dbb1-7333-b251-d164f8055de9', '019744be-dbb1-760c-a7dd-88421988f726', NULL, '{"_id": "019744be-dbb1-7333-b251-d164f8055de9", "date": "2025-06-06", "year": 2025, "month": 6, "amount": 2153, "ledger": "01a20dd2-2105-7627-9ee1-2f68ab6f01e1", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-06-06T10:17:28.241Z", "updatedAt": "2025-06-06T10:17:28.241Z", "voucherNo": "V2025-26/0004", "ledgerName": "Rent"}'),
  ('01976d38-7d5f-71f0-b500-3872497adb88', '2025-06-14 06:55:08.127+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'enquiry.admit', 'enquiry', '01973f71-631b-7290-b652-44515f196097', '01976d38-7d5f-7310-a0ff-1dc190bf016f', '{"status": "Open", "student": null}', '{"status": "Closed", "student": "01976d38-7d5f-722e-a9a7-57e5ae862f67"}'),
  ('01976d38-7d5f-72d9-8227-2cdd5d8c52a2', '2025-06-14 06:55:08.127+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'student.register', 'student', '01976d38-7d5f-722e-a9a7-57e5ae862f67', '01976d38-7d5f-71da-9054-8b8a729590ea', NULL, '{"_id": "01976d38-7d5f-722e-a9a7-57e5ae862f67", "fee": 31500, "mode": "offline", "batch": "DA-2506", "course": "Data Analytics", "status": "Active", "PaidFee": 0, "dueDate": "2025-07-19", "endDate": "2025-12-19", "version": 1, "TotalFee": 31500, "declared": null, "isPlaced": "notPlaced", "cduration": "6 months", "PendingFee": 31500, "isCompleted": "yes", "joiningDate": "2025-06-14"}'),
  ('01977d82-9bf0-70c7-af7a-4b9d9ebea534', '2025-06-17 10:50:01.072+00', '01a20dd2-1e36-756e-b9db-4d6717c52fbc', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01977d82-9bf0-76d1-804c-47d15bde2aab', '01977d82-9bf0-7276-926a-8994e6060c84', NULL, '{"_id": "01977d82-9bf0-76d1-804c-47d15bde2aab", "due": 21000, "date": "2025-06-17", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 6, "course": "Data Analytics", "changed": false, "payMode": "Online", "payable": 31500, "student": "01976d38-7d5f-722e-a9a7-57e5ae862f67", "version": 1, "issuedOn": "2025-06-17", "receiptNo": "2025-26/000001"}'),
  ('0197a729-c8b5-72eb-ba59-a2e254180db9', '2025-06-25 12:57:02.901+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20dd2-1cda-733c-a7a7-ac71f6feea27', '0197a729-c8b5-7406-99a9-0942d2662135', NULL, '{"_id": "01a20dd2-1cda-733c-a7a7-ac71f6feea27", "room": "Room 1", "bCode": "GD-2507", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2025-12-16", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 2}, {"end": "20:00", "start": "18:00", "weekday": 4}, {"end": "20:00", "start": "18:00", "weekday": 6}], "startDate": "2025-07-16", "courseName": "Graphic Design"}'),
  ('0197cf00-2cf0-7553-9ed6-2880939f9c23', '2025-07-03 06:36:24.688+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'expense.create', 'expense', '0197cf00-2cf0-746a-8d66-122730c4145d', '0197cf00-2cf0-74e2-812c-401de7cea994', NULL, '{"_id": "0197cf00-2cf0-746a-8d66-122730c4145d", "date": "2025-07-03", "year": 2025, "month": 7, "amount": 1058, "ledger": "01a20dd2-2105-7627-9ee1-31b499b8d532", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-03T06:36:24.688Z", "updatedAt": "2025-07-03T06:36:24.688Z", "voucherNo": "V2025-26/0005", "ledgerName": "Electricity"}'),
  ('0197d3b1-cdf4-751d-8427-fcc3736951e9', '2025-07-04 04:28:54.644+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d3b1-cdf4-77cd-ab70-35163b92f6df', '0197d3b1-cdf4-7691-8cf0-661802b95051', NULL, '{"_id": "0197d3b1-cdf4-77cd-ab70-35163b92f6df", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 352, "ledger": "01a20dd2-2105-7627-9ee1-360ed408a366", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T04:28:54.644Z", "updatedAt": "2025-07-04T04:28:54.644Z", "voucherNo": "V2025-26/0006", "ledgerName": "Internet"}'),
  ('0197d44b-78c3-739e-bb88-83128c350505', '2025-07-04 07:16:45.379+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d44b-78c3-76a2-83c2-d13b0b8180b7', '0197d44b-78c3-7062-a72e-7b0d142518af', NULL, '{"_id": "0197d44b-78c3-76a2-83c2-d13b0b8180b7", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 7938, "ledger": "01a20dd2-2105-7627-9ee1-2a30a3c9187e", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T07:16:45.379Z", "updatedAt": "2025-07-04T07:16:45.379Z", "voucherNo": "V2025-26/0007", "ledgerName": "Salaries"}'),
  ('0197e9a1-67f5-7163-a3e8-9cbf3989d85c', '2025-07-08 10:42:38.709+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'expense.create', 'expense', '0197e9a1-67f5-7538-b8c0-6173d1e38a73', '0197e9a1-67f5-74bb-bc17-51d656d02525', NULL, '{"_id": "0197e9a1-67f5-7538-b8c0-6173d1e38a73", "date": "2025-07-08", "year": 2025, "month": 7, "amount": 4410, "ledger": "01a20dd2-2105-7627-9ee1-2f68ab6f01e1", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-07-08T10:42:38.709Z", "updatedAt": "2025-07-08T10:42:38.709Z", "voucherNo": "V2025-26/0008", "ledgerName": "Rent"}'),
  ('01980c8c-196a-7523-845f-f76023bae330', '2025-07-15 05:26:04.906+00', '01a20dd2-1e36-756e-b9db-50ead21de558', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '01980c8c-196a-7260-83aa-16e0a547a5b2', '01980c8c-196a-707a-a38e-8e4cd39c5207', NULL, '{"_id": "01980c8c-196a-7260-83aa-16e0a547a5b2", "due": 10500, "date": "2025-07-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 7, "course": "Data Analytics", "changed": false, "payMode": "Cash", "payable": 31500, "student": "01976d38-7d5f-722e-a9a7-57e5ae862f67", "version": 1, "issuedOn": "2025-07-15", "receiptNo": "2025-26/000002"}'),
  ('01982b99-c49f-769a-a1d5-368f9a9ea9aa', '2025-07-21 06:09:14.399+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20dd2-1ce1-7008-9f49-6e1e8ba7e667', '01982b99-c49f-73d4-abf3-e9f43877bf33', NULL, '{"_id": "01a20dd2-1ce1-7008-9f49-6e1e8ba7e667", "room": "Room 2", "bCode": "DM-2508", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2025-11-11", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2025-08-11", "courseName": "Digital Marketing"}'),
  ('0198305a-7b46-712c-8564-0ff49049e5b7', '2025-07-22 04:18:12.934+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'student.register', 'student', '0198305a-7b46-747f-b807-ad9c97939062', '0198305a-7b46-76d6-b05c-35592798f3da', NULL, '{"_id": "0198305a-7b46-747f-b807-ad9c97939062", "fee": 22000, "mode": "offline", "batch": "GD-2507", "course": "Graphic Design", "status": "Active", "PaidFee": 0, "dueDate": "2025-08-26", "endDate": "2025-12-16", "version": 1, "TotalFee": 22000, "declared": null, "isPlaced": "notPlaced", "cduration": "5 months", "PendingFee": 22000, "isCompleted": "yes", "joiningDate": "2025-07-22"}'),
  ('01983ab5-5436-75ce-a8cd-f7fc620d8798', '2025-07-24 04:33:38.87+00', '01976d38-7d5f-722e-a9a7-57e5ae862f67', '', 'student', 'project.add', 'project', '01983ab5-5436-74b5-b7df-acdbdb56849d', '01983ab5-5436-7381-9157-64501123452f', NULL, '{"_id": "01983ab5-5436-74b5-b7df-acdbdb56849d", "student": "01976d38-7d5f-722e-a9a7-57e5ae862f67", "version": 1}'),
  ('01984f40-d442-75b8-84c3-60229ba278ce', '2025-07-28 04:18:25.474+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'fee.record', 'receipt', '01984f40-d442-73ac-9c62-2f594ce33294', '01984f40-d442-732a-b438-4916f593679e', NULL, '{"_id": "01984f40-d442-73ac-9c62-2f594ce33294", "due": 11000, "date": "2025-07-28", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 7, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-747f-b807-ad9c97939062", "version": 1, "issuedOn": "2025-07-28", "receiptNo": "2025-26/000003"}'),
  ('01985aa9-0953-74af-a228-249bf8cea081', '2025-07-30 09:28:04.179+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'staff.update', 'account', '01a20dd2-1e4d-70ed-bd53-614d3ef46fed', '01985aa9-0953-7470-a810-6c5f8626f8f4', '{"status": "Active", "version": 1}', '{"status": "Disable", "version": 2}'),
  ('01986905-43a3-7667-a631-0575d478a10b', '2025-08-02 04:23:29.443+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'expense.create', 'expense', '01986905-43a3-73ed-8c6a-318595a53fa9', '01986905-43a3-72c5-a7a6-dd0ff7d6169d', NULL, '{"_id": "01986905-43a3-73ed-8c6a-318595a53fa9", "date": "2025-08-02", "year": 2025, "month": 8, "amount": 4341, "ledger": "01a20dd2-2105-7627-9ee1-2f68ab6f01e1", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-08-02T04:23:29.443Z", "updatedAt": "2025-08-02T04:23:29.443Z", "voucherNo": "V2025-26/0009", "ledgerName": "Rent"}'),
  ('019873c7-c03e-75df-9bb1-556bb5346c37', '2025-08-04 06:32:07.486+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'expense.create', 'expense', '019873c7-c03e-7578-8483-b881a42fd0b7', '019873c7-c03e-77b2-b1c3-e017fe8838c8', NULL, '{"_id": "019873c7-c03e-7578-8483-b881a42fd0b7", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 7814, "ledger": "01a20dd2-2105-7627-9ee1-2a30a3c9187e", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T06:32:07.486Z", "updatedAt": "2025-08-04T06:32:07.486Z", "voucherNo": "V2025-26/0010", "ledgerName": "Salaries"}'),
  ('0198742d-391a-73ca-a35d-d5c8983546be', '2025-08-04 08:22:57.562+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'expense.create', 'expense', '0198742d-391a-7777-a6b1-4213bb40f383', '0198742d-391a-7687-85ef-e59e50077405', NULL, '{"_id": "0198742d-391a-7777-a6b1-4213bb40f383", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 347, "ledger": "01a20dd2-2105-7627-9ee1-360ed408a366", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T08:22:57.562Z", "updatedAt": "2025-08-04T08:22:57.562Z", "voucherNo": "V2025-26/0011", "ledgerName": "Internet"}'),
  ('01987a45-a517-76fa-a7f8-1dbc66f648e5', '2025-08-05 12:47:21.367+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'expense.create', 'expense', '01987a45-a517-726c-b2eb-eba14449b097', '01987a45-a517-7000-a34a-21d69865ce4a', NULL, '{"_id": "01987a45-a517-726c-b2eb-eba14449b097", "date": "2025-08-05", "year": 2025, "month": 8, "amount": 1041, "ledger": "01a20dd2-2105-7627-9ee1-31b499b8d532", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-05T12:47:21.367Z", "updatedAt": "2025-08-05T12:47:21.367Z", "voucherNo": "V2025-26/0012", "ledgerName": "Electricity"}'),
  ('0198adb9-bb13-7071-a86f-89d695e7ec80', '2025-08-15 12:34:47.187+00', '01a20dd2-1e36-756e-b9db-4d6717c52fbc', 'Hina Sample', 'hr', 'fee.record', 'receipt', '0198adb9-bb13-71d6-aaff-2fbbe6af70e6', '0198adb9-bb13-70e1-a1e9-fdda297e464a', NULL, '{"_id": "0198adb9-bb13-71d6-aaff-2fbbe6af70e6", "due": 0, "date": "2025-08-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 8, "course": "Data Analytics", "changed": false, "payMode": "Others", "payable": 31500, "student": "01976d38-7d5f-722e-a9a7-57e5ae862f67", "version": 1, "issuedOn": "2025-08-15", "receiptNo": "2025-26/000004"}'),
  ('0198b7a5-65f9-7595-a764-f38bde6077fc', '2025-08-17 10:48:46.841+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20dd2-1ce2-740c-8951-9e1f8f68433d', '0198b7a5-65f9-7705-9f11-69a925e37904', NULL, '{"_id": "01a20dd2-1ce2-740c-8951-9e1f8f68433d", "room": "Lab 1", "bCode": "HT-2509", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2025-11-07", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2025-09-07", "courseName": "Hindi Typing"}'),
  ('0198d1be-32ac-76de-b5af-48c6f00f1618', '2025-08-22 12:25:59.724+00', '01a20dd2-1e36-756e-b9db-50ead21de558', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '0198d1be-32ac-715d-8989-47c2b140908f', '0198d1be-32ac-7397-a723-e3ccd9b776c8', NULL, '{"_id": "0198d1be-32ac-715d-8989-47c2b140908f", "due": 0, "date": "2025-08-21", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 8, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-747f-b807-ad9c97939062", "version": 1, "issuedOn": "2025-08-22", "receiptNo": "2025-26/000005"}'),
  ('019904aa-7eb6-7319-b28a-20e840d31068', '2025-09-01 09:45:06.486+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'expense.create', 'expense', '019904aa-7eb6-73ba-b6f1-f6aaeeb009a9', '019904aa-7eb6-7592-9106-effcd921c785', NULL, '{"_id": "019904aa-7eb6-73ba-b6f1-f6aaeeb009a9", "date": "2025-09-01", "year": 2025, "month": 9, "amount": 6144, "ledger": "01a20dd2-2105-7627-9ee1-2a30a3c9187e", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-09-01T09:45:06.486Z", "updatedAt": "2025-09-01T09:45:06.486Z", "voucherNo": "V2025-26/0013", "ledgerName": "Salaries"}'),
  ('01990a07-c598-743b-9ef6-1fc1f00495bd', '2025-09-02 10:45:05.56+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'expense.create', 'expense', '01990a07-c598-7219-bd8a-95e09744105b', '01990a07-c598-7548-9770-2665e31bec60', NULL, '{"_id": "01990a07-c598-7219-bd8a-95e09744105b", "date": "2025-09-02", "year": 2025, "month": 9, "amount": 3413, "ledger": "01a20dd2-2105-7627-9ee1-2f68ab6f01e1", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-09-02T10:45:05.560Z", "updatedAt": "2025-09-02T10:45:05.560Z", "voucherNo": "V2025-26/0014", "ledgerName": "Rent"}'),
  ('01990f32-eeb0-733e-83c5-a2882be82a2b', '2025-09-03 10:50:20.208+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'expense.create', 'expense', '01990f32-eeb0-77b9-910f-8177ddfe9197', '01990f32-eeb0-76ba-8c57-0e018ee3ec9a', NULL, '{"_id": "01990f32-eeb0-77b9-910f-8177ddfe9197", "date": "2025-09-03", "year": 2025, "month": 9, "amount": 819, "ledger": "01a20dd2-2105-7627-9ee1-31b499b8d532", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-03T10:50:20.208Z", "updatedAt": "2025-09-03T10:50:20.208Z", "voucherNo": "V2025-26/0015", "ledgerName": "Electricity"}'),
  ('0199291d-4815-77d4-8ae8-426330d2a96c', '2025-09-08 11:36:48.917+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'expense.create', 'expense', '0199291d-4815-7242-8bbf-6b189e252a63', '0199291d-4815-71e8-b34e-e227cccc7106', NULL, '{"_id": "0199291d-4815-7242-8bbf-6b189e252a63", "date": "2025-09-08", "year": 2025, "month": 9, "amount": 273, "ledger": "01a20dd2-2105-7627-9ee1-360ed408a366", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-08T11:36:48.917Z", "updatedAt": "2025-09-08T11:36:48.917Z", "voucherNo": "V2025-26/0016", "ledgerName": "Internet"}'),
  ('01993c60-445a-7432-a048-dfe636e28e52', '2025-09-12 05:22:45.978+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20dd2-1ce2-740c-8951-a3a14ce3cedd', '01993c60-445a-7525-b81d-43bc503b66db', NULL, '{"_id": "01a20dd2-1ce2-740c-8951-a3a14ce3cedd", "room": "Lab 2", "bCode": "FR-2510", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2026-02-03", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 6}], "startDate": "2025-10-03", "courseName": "Français des affaires"}'),
  ('01994735-b681-778a-afd2-29a5ff3d92e7', '2025-09-14 07:52:06.529+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'fee.record', 'receipt', '01994735-b681-7163-a294-5559604558e6', '01994735-b681-7250-87e9-324fc2a9117d', NULL, '{"_id": "01994735-b681-7163-a294-5559604558e6", "due": 0, "date": "2025-09-14", "paid": 15000, "year": 2025, "bCode": "DM-2508", "month": 9, "course": "Digital Marketing", "changed": false, "payMode": "Cash", "payable": 15000, "student": "0199483e-e8b1-7587-8316-872c514b3285", "version": 1, "issuedOn": "2025-09-14", "receiptNo": "2025-26/000006"}'),
  ('0199483e-e8b1-7624-9954-4d219f6ef901', '2025-09-14 12:41:46.417+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'student.register', 'student', '0199483e-e8b1-7587-8316-872c514b3285', '0199483e-e8b1-75c8-ae04-ecb400d637cc', NULL, '{"_id": "0199483e-e8b1-7587-8316-872c514b3285", "fee": 15000, "mode": "online", "batch": "DM-2508", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2025-10-19", "endDate": "2025-11-11", "version": 1, "TotalFee": 15000, "declared": null, "isPlaced": "placed", "cduration": "3 months", "PendingFee": 15000, "isCompleted": "yes", "joiningDate": "2025-09-14"}'),
  ('0199c7c0-0ba8-706d-af2d-53979c5a1b5c', '2025-10-09 06:54:35.944+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20dd2-1ce2-740c-8951-a5a939bfa140', '0199c7c0-0ba8-7105-abef-c1f9b2ffcb3b', NULL, '{"_id": "01a20dd2-1ce2-740c-8951-a5a939bfa140", "room": "Room 1", "bCode": "TALLY-2510", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-01-30", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2025-10-30", "courseName": "Tally with GST"}'),
  ('019a24d1-6480-7267-87bd-d2ccd9012117', '2025-10-27 08:38:13.888+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '019a24d1-6480-7344-9f56-8cb7cb99c15a', '019a24d1-6480-716a-988e-8a8c515add8d', '{"status": "Open"}', '{"status": "Pending"}'),
  ('019a24d1-6480-7712-8f10-2578327142c8', '2025-10-27 08:38:13.888+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '019a24d1-6480-7344-9f56-8cb7cb99c15a', '019a24d1-6480-75e4-bbac-489383ec404f', NULL, '{"_id": "019a24d1-6480-7344-9f56-8cb7cb99c15a", "date": "2025-10-27", "mode": "offline", "year": 2025, "month": 10, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019a3e0d-cbe7-70b8-b637-762133d59a1d', '2025-11-01 06:14:42.919+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'expense.create', 'expense', '019a3e0d-cbe7-70fd-9812-886b5d854608', '019a3e0d-cbe7-7343-b53b-c7b688a8c9a7', NULL, '{"_id": "019a3e0d-cbe7-70fd-9812-886b5d854608", "date": "2025-11-01", "year": 2025, "month": 11, "amount": 1250, "ledger": "01a20dd2-2105-7627-9ee1-2f68ab6f01e1", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-11-01T06:14:42.919Z", "updatedAt": "2025-11-01T06:14:42.919Z", "voucherNo": "V2025-26/0017", "ledgerName": "Rent"}'),
  ('019a499b-18e8-7528-97bb-2aaab09158e2', '2025-11-03 12:04:52.584+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'expense.create', 'expense', '019a499b-18e8-7062-aa29-dfa6a1c9cc0f', '019a499b-18e8-766a-bcb5-cafcfa07127f', NULL, '{"_id": "019a499b-18e8-7062-aa29-dfa6a1c9cc0f", "date": "2025-11-03", "year": 2025, "month": 11, "amount": 2250, "ledger": "01a20dd2-2105-7627-9ee1-2a30a3c9187e", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-11-03T12:04:52.584Z", "updatedAt": "2025-11-03T12:04:52.584Z", "voucherNo": "V2025-26/0018", "ledgerName": "Salaries"}'),
  ('019a4dd1-d13d-7465-a5df-3bec62e7534e', '2025-11-04 07:43:07.581+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20dd2-1ce2-740c-8951-abea47ca2e1b', '019a4dd1-d13d-72e9-9e85-5b26be2c7daa', NULL, '{"_id": "01a20dd2-1ce2-740c-8951-abea47ca2e1b", "room": "Room 2", "bCode": "PY-2511", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2026-03-25", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}], "startDate": "2025-11-25", "courseName": "Python Programming"}'),
  ('019a5870-be50-7166-ae02-02fb6ac2fc4e', '2025-11-06 09:12:55.12+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'expense.create', 'expense', '019a5870-be50-75e1-92c4-01023cfcfa90', '019a5870-be50-71bc-91dc-3f3756dce258', NULL, '{"_id": "019a5870-be50-75e1-92c4-01023cfcfa90", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 100, "ledger": "01a20dd2-2105-7627-9ee1-360ed408a366", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T09:12:55.120Z", "updatedAt": "2025-11-06T09:12:55.120Z", "voucherNo": "V2025-26/0019", "ledgerName": "Internet"}'),
  ('019a58cd-919f-7723-a36e-1c4e3549eb7f', '2025-11-06 10:54:18.527+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'expense.create', 'expense', '019a58cd-919f-7619-857f-f810b667ffcb', '019a58cd-919f-730a-bf07-61fb3956ceca', NULL, '{"_id": "019a58cd-919f-7619-857f-f810b667ffcb", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 300, "ledger": "01a20dd2-2105-7627-9ee1-31b499b8d532", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T10:54:18.527Z", "updatedAt": "2025-11-06T10:54:18.527Z", "voucherNo": "V2025-26/0020", "ledgerName": "Electricity"}'),
  ('019acdcb-3f5e-705c-92b6-2fc6a5d199f4', '2025-11-29 04:07:20.67+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'student.register', 'student', '019acdcb-3f5e-736b-bd08-90bac3d00231', '019acdcb-3f5e-758f-b226-80b5c6c7d018', NULL, '{"_id": "019acdcb-3f5e-736b-bd08-90bac3d00231", "fee": 18000, "mode": "offline", "batch": "PY-2511", "course": "Python Programming", "status": "Active", "PaidFee": 0, "dueDate": "2026-01-03", "endDate": "2026-03-25", "version": 1, "TotalFee": 18000, "declared": null, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 18000, "isCompleted": "yes", "joiningDate": "2025-11-29"}'),
  ('019acefa-c7b2-7272-831b-039a775622e9', '2025-11-29 09:38:52.978+00', '01a20dd2-1e36-756e-b9db-4d6717c52fbc', 'Hina Sample', 'hr', 'fee.record', 'receipt', '019acefa-c7b2-717d-b151-4a5bbae3c255', '019acefa-c7b2-7752-ac53-e37d4dd40203', NULL, '{"_id": "019acefa-c7b2-717d-b151-4a5bbae3c255", "due": 12000, "date": "2025-11-29", "paid": 6000, "year": 2025, "bCode": "PY-2511", "month": 11, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-736b-bd08-90bac3d00231", "version": 1, "issuedOn": "2025-11-29", "receiptNo": "2025-26/000007"}'),
  ('019ad88c-72fa-7239-b3ac-6f2d31b3df2d', '2025-12-01 06:14:34.49+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20dd2-1ce3-70e7-b1e2-2744dcac29f9', '019ad88c-72fa-77a2-a32d-e416e6ea9233', NULL, '{"_id": "01a20dd2-1ce3-70e7-b1e2-2744dcac29f9", "room": "Lab 1", "bCode": "FSW-2512", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-08-22", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2025-12-22", "courseName": "Full Stack Web Development"}'),
  ('019b5e41-c6ac-77fa-82a5-52eb0534c2a7', '2025-12-27 05:22:07.66+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20dd2-1ce3-70e7-b1e2-2b1473fbf55b', '019b5e41-c6ac-74fc-942f-21d903a55787', NULL, '{"_id": "01a20dd2-1ce3-70e7-b1e2-2b1473fbf55b", "room": "Lab 2", "bCode": "DA-2601", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-07-17", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2026-01-17", "courseName": "Data Analytics"}'),
  ('019b7ce0-50eb-7209-8f0c-e7de19745dee', '2026-01-02 04:03:54.219+00', '01a20dd2-1e36-756e-b9db-50ead21de558', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '019b7ce0-50eb-73ca-9633-fc41f2603f4a', '019b7ce0-50eb-7685-86cc-f33292d431b3', NULL, '{"_id": "019b7ce0-50eb-73ca-9633-fc41f2603f4a", "due": 6000, "date": "2026-01-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 1, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-736b-bd08-90bac3d00231", "version": 1, "issuedOn": "2026-01-02", "receiptNo": "2025-26/000008"}'),
  ('019b7d9a-7db3-73c2-bc6b-7f38d73afdd5', '2026-01-02 07:27:15.379+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'expense.create', 'expense', '019b7d9a-7db3-7691-8230-c63fd00b407f', '019b7d9a-7db3-7365-b88d-c04959963872', NULL, '{"_id": "019b7d9a-7db3-7691-8230-c63fd00b407f", "date": "2026-01-02", "year": 2026, "month": 1, "amount": 1076, "ledger": "01a20dd2-2105-7627-9ee1-2f68ab6f01e1", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-01-02T07:27:15.379Z", "updatedAt": "2026-01-02T07:27:15.379Z", "voucherNo": "V2025-26/0021", "ledgerName": "Rent"}'),
  ('019b92c8-7213-719e-8951-d9df25f722ba', '2026-01-06 10:09:28.595+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'expense.create', 'expense', '019b92c8-7213-7028-9dbe-ba2e1d7f9d02', '019b92c8-7213-74ae-850f-056fffa964f2', NULL, '{"_id": "019b92c8-7213-7028-9dbe-ba2e1d7f9d02", "date": "2026-01-06", "year": 2026, "month": 1, "amount": 258, "ledger": "01a20dd2-2105-7627-9ee1-31b499b8d532", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-06T10:09:28.595Z", "updatedAt": "2026-01-06T10:09:28.595Z", "voucherNo": "V2025-26/0022", "ledgerName": "Electricity"}'),
  ('019b96c0-e9f1-7741-bf68-09e115c749ed', '2026-01-07 04:39:43.857+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'expense.create', 'expense', '019b96c0-e9f1-7249-b9e3-a7748caf8665', '019b96c0-e9f1-724b-a008-861e8fafb528', NULL, '{"_id": "019b96c0-e9f1-7249-b9e3-a7748caf8665", "date": "2026-01-07", "year": 2026, "month": 1, "amount": 1938, "ledger": "01a20dd2-2105-7627-9ee1-2a30a3c9187e", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-01-07T04:39:43.857Z", "updatedAt": "2026-01-07T04:39:43.857Z", "voucherNo": "V2025-26/0023", "ledgerName": "Salaries"}'),
  ('019b9be6-f910-750a-b353-e7ffe57937ee', '2026-01-08 04:39:24.176+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'expense.create', 'expense', '019b9be6-f910-7365-a8e9-669448700c34', '019b9be6-f910-754f-a46e-1dac2094e6ec', NULL, '{"_id": "019b9be6-f910-7365-a8e9-669448700c34", "date": "2026-01-08", "year": 2026, "month": 1, "amount": 86, "ledger": "01a20dd2-2105-7627-9ee1-360ed408a366", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-08T04:39:24.176Z", "updatedAt": "2026-01-08T04:39:24.176Z", "voucherNo": "V2025-26/0024", "ledgerName": "Internet"}'),
  ('019bea69-43a4-74e2-890c-c135d75c566b', '2026-01-23 10:32:05.796+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20dd2-1ce4-748d-8912-01dfc1aba867', '019bea69-43a4-715d-9326-86e151fe6aa1', NULL, '{"_id": "01a20dd2-1ce4-748d-8912-01dfc1aba867", "room": "Room 1", "bCode": "GD-2602", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-07-13", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-02-13", "courseName": "Graphic Design"}'),
  ('019c1cef-33c4-7417-88e8-3aedfdfc8dce', '2026-02-02 05:59:24.356+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'fee.record', 'receipt', '019c1cef-33c4-75a4-ae8a-c9ac9720317d', '019c1cef-33c4-7697-8b6d-9fe24e854c59', NULL, '{"_id": "019c1cef-33c4-75a4-ae8a-c9ac9720317d", "due": 0, "date": "2026-02-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 2, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-736b-bd08-90bac3d00231", "version": 1, "issuedOn": "2026-02-02", "receiptNo": "2025-26/000009"}'),
  ('019c31b6-9ffd-778d-b6b7-7f2df0a60cf1', '2026-02-06 06:49:38.045+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'expense.create', 'expense', '019c31b6-9ffd-72b5-a0e1-fe4b6909909b', '019c31b6-9ffd-74b4-a987-f6721e74eaf4', NULL, '{"_id": "019c31b6-9ffd-72b5-a0e1-fe4b6909909b", "date": "2026-02-06", "year": 2026, "month": 2, "amount": 2457, "ledger": "01a20dd2-2105-7627-9ee1-2a30a3c9187e", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-02-06T06:49:38.045Z", "updatedAt": "2026-02-06T06:49:38.045Z", "voucherNo": "V2025-26/0025", "ledgerName": "Salaries"}'),
  ('019c369f-a274-7685-ae6b-49779fcf963d', '2026-02-07 05:42:37.428+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'expense.create', 'expense', '019c369f-a274-70a0-a819-d4cc40052f10', '019c369f-a274-7736-a27a-ccb363a4c77d', NULL, '{"_id": "019c369f-a274-70a0-a819-d4cc40052f10", "date": "2026-02-07", "year": 2026, "month": 2, "amount": 1365, "ledger": "01a20dd2-2105-7627-9ee1-2f68ab6f01e1", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-02-07T05:42:37.428Z", "updatedAt": "2026-02-07T05:42:37.428Z", "voucherNo": "V2025-26/0026", "ledgerName": "Rent"}'),
  ('019c411e-2084-7654-8f17-4775abe376b5', '2026-02-09 06:36:59.396+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'expense.create', 'expense', '019c411e-2084-7418-b3b3-deae774ca809', '019c411e-2084-75e2-9fe3-acecd849735c', NULL, '{"_id": "019c411e-2084-7418-b3b3-deae774ca809", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 327, "ledger": "01a20dd2-2105-7627-9ee1-31b499b8d532", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T06:36:59.396Z", "updatedAt": "2026-02-09T06:36:59.396Z", "voucherNo": "V2025-26/0027", "ledgerName": "Electricity"}'),
  ('019c423e-23a9-7026-aa28-165fb9634077', '2026-02-09 11:51:34.569+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'expense.create', 'expense', '019c423e-23a9-751a-bb2f-8e24385d0ff6', '019c423e-23a9-70c5-bff1-1fd41f0b5450', NULL, '{"_id": "019c423e-23a9-751a-bb2f-8e24385d0ff6", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 109, "ledger": "01a20dd2-2105-7627-9ee1-360ed408a366", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T11:51:34.569Z", "updatedAt": "2026-02-09T11:51:34.569Z", "voucherNo": "V2025-26/0028", "ledgerName": "Internet"}'),
  ('019c7004-9136-757d-8fd1-781fa74f9b4f', '2026-02-18 09:11:13.462+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20dd2-1ce4-748d-8912-06e5fe25354f', '019c7004-9136-7043-bf69-a0240becab33', NULL, '{"_id": "01a20dd2-1ce4-748d-8912-06e5fe25354f", "room": "Room 2", "bCode": "DM-2603", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-06-11", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2026-03-11", "courseName": "Digital Marketing"}'),
  ('019cfa32-3a20-76d9-bb16-a20b81a01b3c', '2026-03-17 05:08:41.632+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20dd2-1ce5-7055-83b1-5d9f72ab7c8c', '019cfa32-3a20-71e0-8291-df3d8f50620e', NULL, '{"_id": "01a20dd2-1ce5-7055-83b1-5d9f72ab7c8c", "room": "Lab 1", "bCode": "HT-2604", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2026-06-07", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2026-04-07", "courseName": "Hindi Typing"}'),
  ('019d47ad-09b4-7268-b837-23ed29c2c4d2', '2026-04-01 06:13:35.796+00', '01976d38-7d5f-722e-a9a7-57e5ae862f67', '', 'student', 'project.add', 'project', '019d47ad-09b4-7493-b421-4f313cb35ae0', '019d47ad-09b4-7588-a50f-5289dda8ab7e', NULL, '{"_id": "019d47ad-09b4-7493-b421-4f313cb35ae0", "student": "01976d38-7d5f-722e-a9a7-57e5ae862f67", "version": 1}'),
  ('019d805b-85ba-73d7-9ab3-b97c242b3d48', '2026-04-12 06:22:54.906+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20dd2-1ce5-7055-83b1-62c4aad352fe', '019d805b-85ba-71f6-a929-bf8bbe086327', NULL, '{"_id": "01a20dd2-1ce5-7055-83b1-62c4aad352fe", "room": "Lab 2", "bCode": "FR-2605", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-09-03", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-05-03", "courseName": "Français des affaires"}'),
  ('019daf1c-ae23-7330-9cdf-4ed3af6c9cf3', '2026-04-21 08:16:25.635+00', '01976d38-7d5f-722e-a9a7-57e5ae862f67', '', 'student', 'portfolio.add', 'portfolio', '019daf1c-ae23-7377-a846-fd6a7366624d', '019daf1c-ae23-72fd-98a8-c4ab33e773c3', NULL, '{"_id": "019daf1c-ae23-7377-a846-fd6a7366624d", "student": "01976d38-7d5f-722e-a9a7-57e5ae862f67", "version": 1}'),
  ('019e0afc-7890-7015-b01e-9fe344e1e552', '2026-05-09 04:26:18.64+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20dd2-1ce5-7055-83b1-6707afb056fd', '019e0afc-7890-716c-a552-a888a7030850', NULL, '{"_id": "01a20dd2-1ce5-7055-83b1-6707afb056fd", "room": "Room 1", "bCode": "TALLY-2605", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-08-30", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2026-05-30", "courseName": "Tally with GST"}'),
  ('019e91fd-57b9-768b-a39d-e1cd4b644b15', '2026-06-04 09:35:59.929+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20dd2-1ce5-7055-83b1-6b7aeddc74cf', '019e91fd-57b9-7419-8b25-d20543a9bf3d', NULL, '{"_id": "01a20dd2-1ce5-7055-83b1-6b7aeddc74cf", "room": "Room 2", "bCode": "PY-2606", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-10-25", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-06-25", "courseName": "Python Programming"}'),
  ('019f1d81-7446-770b-9760-38e1303ec93c', '2026-07-01 11:47:31.014+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20dd2-1ce5-7055-83b1-6f41b859343e', '019f1d81-7446-7452-840c-e0fd6bba3fda', NULL, '{"_id": "01a20dd2-1ce5-7055-83b1-6f41b859343e", "room": "Lab 1", "bCode": "FSW-2607", "bTime": "10:00 to 12:00", "seats": 1, "endDate": null, "trainer": "Dev Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2026-07-22", "courseName": "Full Stack Web Development"}'),
  ('019f4660-91bf-70aa-8001-82fc16fd3c06', '2026-07-09 10:16:01.727+00', '01976d38-7d5f-722e-a9a7-57e5ae862f67', '', 'student', 'portfolio.add', 'portfolio', '019f4660-91bf-73a6-95b8-f2af49db882b', '019f4660-91bf-73b4-81cc-70ee9e10cb0d', NULL, '{"_id": "019f4660-91bf-73a6-95b8-f2af49db882b", "student": "01976d38-7d5f-722e-a9a7-57e5ae862f67", "version": 1}'),
  ('019fa230-ae6c-7524-b2e5-27177885c331', '2026-07-27 06:08:47.212+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20dd2-1ce8-7191-b590-460f359bc25e', '019fa230-ae6c-7704-a87d-5c721b290221', NULL, '{"_id": "01a20dd2-1ce8-7191-b590-460f359bc25e", "room": "Lab 2", "bCode": "DA-2608", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2027-02-17", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}], "startDate": "2026-08-17", "courseName": "Data Analytics"}'),
  ('01a02eaf-9c16-72ae-9c7f-51672dfbc219', '2026-08-23 12:54:15.83+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20dd2-1ce8-7191-b590-4b96426185e4', '01a02eaf-9c16-74e0-83f5-94d90ab78874', NULL, '{"_id": "01a20dd2-1ce8-7191-b590-4b96426185e4", "room": "Room 1", "bCode": "GD-2609", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2027-02-13", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-09-13", "courseName": "Graphic Design"}'),
  ('01a0b40e-f07d-7135-a35b-517b82b8c0ed', '2026-09-18 10:27:53.085+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20dd2-1ce8-7191-b590-4ff7bff16183', '01a0b40e-f07d-71a6-81e7-1865eb09e2b1', NULL, '{"_id": "01a20dd2-1ce8-7191-b590-4ff7bff16183", "room": "Room 2", "bCode": "DM-2610", "bTime": "12:30 to 14:30", "seats": 1, "endDate": null, "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2026-10-09", "courseName": "Digital Marketing"}'),
  ('01a0d6d4-797a-7160-a872-d51c8e47c1ba', '2026-09-25 04:30:44.09+00', '01976d38-7d5f-722e-a9a7-57e5ae862f67', '', 'student', 'project.add', 'project', '01a0d6d4-797a-701d-ad41-1720b70045a0', '01a0d6d4-797a-75aa-af0b-295c838b6fbc', NULL, '{"_id": "01a0d6d4-797a-701d-ad41-1720b70045a0", "student": "01976d38-7d5f-722e-a9a7-57e5ae862f67", "version": 1}'),
  ('01a11b91-9b52-7162-854f-cab5a7aba150', '2026-10-08 12:51:29.746+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'student.register', 'student', '01a11b91-9b52-700c-8aac-806c16d86a8d', '01a11b91-9b52-76f3-808e-e0b25191201e', NULL, '{"_id": "01a11b91-9b52-700c-8aac-806c16d86a8d", "fee": 13500, "mode": "offline", "batch": "DM-2610", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2026-11-12", "endDate": null, "version": 1, "TotalFee": 13500, "declared": null, "isPlaced": "notPlaced", "cduration": "3 months", "PendingFee": 13500, "isCompleted": "no", "joiningDate": "2026-10-08"}'),
  ('01a13e7e-69d3-74d8-a207-d16ec2214fcd', '2026-10-15 07:37:14.451+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20dd2-1ce8-7191-b590-507dccb9acbd', '01a13e7e-69d3-76e7-9f62-51780e18479c', NULL, '{"_id": "01a20dd2-1ce8-7191-b590-507dccb9acbd", "room": "Lab 1", "bCode": "HT-2611", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2027-01-05", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}], "startDate": "2026-11-05", "courseName": "Hindi Typing"}'),
  ('01a19b44-4019-73ba-8a42-95c7f1d07477', '2026-11-02 07:58:23.769+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19b44-4019-762a-8c7b-e8146328fbed', '01a19b44-4019-7066-b808-f104fff5e99f', NULL, '{"_id": "01a19b44-4019-762a-8c7b-e8146328fbed", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 221, "ledger": "01a20dd2-2105-7627-9ee1-2f68ab6f01e1", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T07:58:23.769Z", "updatedAt": "2026-11-02T07:58:23.769Z", "voucherNo": "V2026-27/0001", "ledgerName": "Rent"}'),
  ('01a19c3d-3bc5-7546-9be8-a853c8adaa57', '2026-11-02 12:30:21.125+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19c3d-3bc5-7627-9fdf-e3db91dd8f7e', '01a19c3d-3bc5-75d2-9f45-d65d503b3aa8', NULL, '{"_id": "01a19c3d-3bc5-7627-9fdf-e3db91dd8f7e", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 398, "ledger": "01a20dd2-2105-7627-9ee1-2a30a3c9187e", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T12:30:21.125Z", "updatedAt": "2026-11-02T12:30:21.125Z", "voucherNo": "V2026-27/0002", "ledgerName": "Salaries"}'),
  ('01a1a4b8-370c-70df-8252-e1662771e4bb', '2026-11-04 04:01:38.572+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1a4b8-370c-711a-ba2f-271fca5acaa7', '01a1a4b8-370c-75c4-8164-5ee95e355d35', NULL, '{"_id": "01a1a4b8-370c-711a-ba2f-271fca5acaa7", "date": "2026-11-04", "year": 2026, "month": 11, "amount": 53, "ledger": "01a20dd2-2105-7627-9ee1-31b499b8d532", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-04T04:01:38.572Z", "updatedAt": "2026-11-04T04:01:38.572Z", "voucherNo": "V2026-27/0003", "ledgerName": "Electricity"}'),
  ('01a1b03c-724d-7245-8f14-49e7c58405c3', '2026-11-06 09:41:53.869+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b03c-724d-72ed-bedd-a1b981ac0fe6', '01a1b03c-724d-717f-bab7-54ac7f459679', NULL, '{"date": "2026-11-06", "absent": 1, "present": 0, "batchCode": "DM-2610"}'),
  ('01a1b03c-74c1-7164-a400-d5d592161d54', '2026-11-06 09:41:54.497+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'student.register', 'student', '01a1b03c-74c1-7090-8949-f02105fa2453', '01a1b03c-74c1-730e-8860-0cdd38f07b80', NULL, '{"_id": "01a1b03c-74c1-7090-8949-f02105fa2453", "fee": 4050, "mode": "online", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-11", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-06"}'),
  ('01a1b0c9-1727-7773-ae3d-aecbadc6e398', '2026-11-06 12:15:31.111+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b0c9-1727-70e5-bc4e-116fab407de8', '01a1b0c9-1727-757a-812d-d472d10d12f4', NULL, '{"date": "2026-11-06", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1b4a5-afa4-7588-92c3-be2322a23ef5', '2026-11-07 06:15:19.716+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'student.disable', 'student', '01a11b91-9b52-700c-8aac-806c16d86a8d', '01a1b4a5-afa4-7641-b152-a21d7f3f534c', '{"status": "Active"}', '{"status": "Disable"}'),
  ('01a1b51d-6a8b-74f5-b0fa-4326376b09b9', '2026-11-07 08:26:06.347+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b51d-6a8b-758e-a8f3-74638653116e', '01a1b51d-6a8b-76b3-8f3e-b626c76b0025', NULL, '{"date": "2026-11-07", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1be83-9230-75a4-b527-bde4ebb76a2a', '2026-11-09 04:14:16.112+00', NULL, '', 'anyone', 'student.apply', 'student', '01a1be83-9230-7305-91f3-6ba08012de7a', '01a1be83-9230-73c0-add6-68b8754ea0c4', NULL, '{"_id": "01a1be83-9230-7305-91f3-6ba08012de7a", "fee": 16500, "mode": "offline", "batch": "FR-2612", "course": "Français des affaires", "status": "Pending", "PaidFee": 0, "dueDate": "2027-01-05", "endDate": null, "version": 1, "TotalFee": 0, "declared": {"fee": 16500, "Paidfee": 8250, "payMode": "Online"}, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 0, "isCompleted": "no", "joiningDate": "2026-12-01"}'),
  ('01a1c041-4eb3-771f-ad11-02cb43babbbb', '2026-11-09 12:21:07.891+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c041-4eb3-752b-b22f-0373c726078a', '01a1c041-4eb3-7781-97d0-afbd7cf46030', NULL, '{"date": "2026-11-09", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1c057-66d2-761b-8e2a-c571555cdb8f', '2026-11-09 12:45:15.858+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1c057-66d2-7111-a7b4-a4c0441dfd61', '01a1c057-66d2-73af-8210-7eefb51e586d', NULL, '{"_id": "01a1c057-66d2-7111-a7b4-a4c0441dfd61", "date": "2026-11-09", "year": 2026, "month": 11, "amount": 17, "ledger": "01a20dd2-2105-7627-9ee1-360ed408a366", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-09T12:45:15.858Z", "updatedAt": "2026-11-09T12:45:15.858Z", "voucherNo": "V2026-27/0004", "ledgerName": "Internet"}'),
  ('01a1c432-5b10-732d-b0de-2a0a311f64a5', '2026-11-10 06:43:16.88+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20dd2-1ce8-7191-b590-560b530d5da4', '01a1c432-5b10-72e3-ad47-70536c9edb6a', NULL, '{"_id": "01a20dd2-1ce8-7191-b590-560b530d5da4", "room": "Lab 2", "bCode": "FR-2612", "bTime": "15:00 to 17:00", "seats": 1, "endDate": null, "trainer": "Dev Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2026-12-01", "courseName": "Français des affaires"}'),
  ('01a1c53b-8e49-7283-95d3-0b9d8117538b', '2026-11-10 11:32:57.033+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c53b-8e49-7242-90e5-414c8aad7d67', '01a1c53b-8e49-7729-b4ec-e734d3426a9d', NULL, '{"date": "2026-11-10", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ca38-8fec-7401-9e72-4784e285901d', '2026-11-11 10:47:46.924+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ca38-8fec-765d-ad27-197797e9ceaa', '01a1ca38-8fec-7540-b81b-c1bc32104b73', NULL, '{"date": "2026-11-11", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ce42-8cd3-70ad-aed4-5aec09cc0be1', '2026-11-12 05:37:10.355+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ce42-8cd3-753f-b1ea-e6651a6d1616', '01a1ce42-8cd3-75f4-b6ed-9d7985563d20', NULL, '{"date": "2026-11-12", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1cf35-657d-777a-a297-d3b67c59df42', '2026-11-12 10:02:25.533+00', '01a20dd2-1e36-756e-b9db-4d6717c52fbc', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01a1cf35-657d-7003-9408-835f3ab0e748', '01a1cf35-657d-73dc-aa0a-4768bb770b72', NULL, '{"_id": "01a1cf35-657d-7003-9408-835f3ab0e748", "due": 3050, "date": "2026-11-12", "paid": 1000, "year": 2026, "bCode": "HT-2611", "month": 11, "course": "Hindi Typing", "changed": false, "payMode": "Online", "payable": 4050, "student": "01a1b03c-74c1-7090-8949-f02105fa2453", "version": 1, "issuedOn": "2026-11-12", "receiptNo": "2026-27/000001"}'),
  ('01a1d445-07d9-734f-98ba-3c2c00ab38f9', '2026-11-13 09:37:36.217+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d445-07d9-7338-b373-7d77a7f1b531', '01a1d445-07d9-7415-8171-6d01bd97ad14', NULL, '{"date": "2026-11-13", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1d916-73a3-7478-a9d9-daec139ef2f2', '2026-11-14 08:04:49.699+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d916-73a3-76ab-977d-f243b85b997a', '01a1d916-73a3-705f-98db-f0de7210ace4', NULL, '{"date": "2026-11-14", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e402-4a37-7053-9a77-98ce2ca029e7', '2026-11-16 10:58:37.751+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e402-4a37-72e6-b259-6739945975b6', '01a1e402-4a37-729f-be33-7bd2d013b06a', NULL, '{"date": "2026-11-16", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e95a-a683-7232-a89e-69d6ef9c8138', '2026-11-17 11:53:14.627+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e95a-a683-71bb-bc88-3167a315bde0', '01a1e95a-a683-760d-b9c3-7a1872d2cfe9', NULL, '{"date": "2026-11-17", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ee80-40dd-77bb-b4ed-308ec4548d2e', '2026-11-18 11:52:25.053+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ee80-40dd-714b-adab-b2c6910b827e', '01a1ee80-40dd-7369-a006-22043a8832e5', NULL, '{"date": "2026-11-18", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f2a8-7850-7152-881c-ce8373f6b351', '2026-11-19 07:14:49.552+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f2a8-7850-77e1-a5b4-1a8e1ebcb94f', '01a1f2a8-7850-7171-8a4b-a2373aba041e', NULL, '{"date": "2026-11-19", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f8c0-38a9-7645-b524-69c5faeba71e', '2026-11-20 11:38:29.417+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f8c0-38a9-7526-9cac-94264276fdaa', '01a1f8c0-38a9-76db-bd52-600cf80c977e', NULL, '{"date": "2026-11-20", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1fb86-a83e-75cd-be95-d2d771c9c23c', '2026-11-21 00:34:28.542+00', '01a20dd2-1b68-701b-874f-435ed82b163f', 'Hari Example', 'hr', 'student.register', 'student', '01a1fb86-a83e-7296-8c92-9f21ff029d3f', '01a1fb86-a83e-7574-af2b-9cd0b7b2ea83', NULL, '{"_id": "01a1fb86-a83e-7296-8c92-9f21ff029d3f", "fee": 4050, "mode": "offline", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-26", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-21"}'),
  ('01a20dd2-1b96-74b0-8337-713098d6ba9f', '2026-11-21 04:30:00+00', NULL, '', 'system', 'institute.create', 'institute', '00000000-0000-0000-0000-000000000000', 'dump', NULL, '{"name": "Namuna Training Institute (demo)", "phone": "+91 55500 00000", "address": "1 Example Road, Example Nagar", "timeZone": "Asia/Kolkata", "selfRegistration": true}'),
  ('01a20dd2-1bfc-715f-905e-75d26aeee50e', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'dump', NULL, '{"id": "01a20dd2-1b67-70fc-837f-c5af97a1d50c", "name": "Asha Example", "role": "admin", "email": "admin@example.com"}'),
  ('01a20dd2-1c01-71e0-bb4c-d062f4b2cf95', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a20dd2-1b68-701b-874f-435ed82b163f', 'dump', NULL, '{"id": "01a20dd2-1b68-701b-874f-435ed82b163f", "name": "Hari Example", "role": "hr", "email": "hr@example.com"}'),
  ('01a20dd2-2330-73d7-acd3-5a599a860dbb', '2026-11-21 04:30:00+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'discount.give', 'student', '01a1b03c-74c1-7090-8949-f02105fa2453', 'dump', NULL, '{"amount": "500.00", "course": "Hindi Typing"}'),
  ('01a20dd2-23c2-74a7-98ef-80b2a2a34f4f', '2026-11-21 04:30:00+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Asha Example', 'admin', 'refund.record', 'refund', '01a20dd2-2396-7173-ac14-a1e44562b290', 'dump', NULL, '{"_id": "01a20dd2-2396-7173-ac14-a1e44562b290", "date": "2026-11-21T00:00:00.000Z", "bCode": "HT-2611", "amount": "200.00", "course": "Hindi Typing", "payMode": "Cash", "student": "01a1b03c-74c1-7090-8949-f02105fa2453", "version": 1, "issuedOn": "2026-11-21T00:00:00.000Z", "refundNo": "R2026-27/0001", "enrolment": "01a1b03c-74c1-75c6-9e5c-fdca7af234f8", "paidAfter": "800.00", "paidBefore": "1000.00"}'),
  ('01a20dd2-286e-71f1-a9ec-02e406742ad7', '2026-11-21 04:30:00+00', NULL, '', 'system', 'student.update', 'student', '01976d38-7d5f-722e-a9a7-57e5ae862f67', 'dump', '{}', '{}');
insert into audit_link ("n", "entry_id", "entry_digest", "subject_id", "personal_fields", "personal_digests", "latest_at", "chained_at", "hash") overriding system value values
  ('1', '019583bb-5506-77ae-8d5f-200a339c1514', E'\\x9c062ea2c9ef7952910deb07a93c2b6721451e41282c98302b8d3801ee198f3b', NULL, '{}', E'\\x', '2025-03-11 05:44:07.174+00', '2026-11-21 04:30:00+00', E'\\xe7e0d4df94cc115b2847d0827c8bbbb0add8a5a21c752bc81da4a08a0ca2f954'),
  ('10', '0195eaed-5b52-779d-821c-2291817a4f3d', E'\\x84f0867b6957669cb7fc864e8bb0758ba19832eabd685762daaf0925a0151892', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xf0802dd659bdc23fcf8df8700181a995dd6cb94f379b73455df20988b8b570aa'),
  ('100', '01a19c3d-3bc5-7546-9be8-a853c8adaa57', E'\\x453296c29e583c589618aacd7e24aabe921e35d85e8f7df03861cfb43ecf2f01', NULL, '{}', E'\\x', '2026-11-02 12:30:21.125+00', '2026-11-21 04:30:00+00', E'\\x9542bff7a1dc13c2c834d4be5cfd5b1f20a98e9a05343dee6b6d69432b6d4aa2'),
  ('101', '01a1a4b8-370c-70df-8252-e1662771e4bb', E'\\x33647c6a657c1ca188fe79196087ff5e467563a6c20880489028f2ad76463dd2', NULL, '{}', E'\\x', '2026-11-04 04:01:38.572+00', '2026-11-21 04:30:00+00', E'\\xd6b79795eef7c5a9f79281dfee17d2568e1b14fed88d98d97079037359821ae9'),
  ('102', '01a1b03c-724d-7245-8f14-49e7c58405c3', E'\\xd3dde7540002b6333a25039ceffc802eccb0d1ba10cfddbf3bfcb9f395594fa4', NULL, '{}', E'\\x', '2026-11-06 09:41:53.869+00', '2026-11-21 04:30:00+00', E'\\x46388554a3a246ac1a956b717e9a85c3691fe1b0f599f2dd1825005ea0975ae3'),
  ('103', '01a1b03c-74c1-7164-a400-d5d592161d54', E'\\x276506764471942ed62c7b26be6d24437083c95d34f0c0538f2442a501f1d0ed', NULL, '{}', E'\\x', '2026-11-06 09:41:54.497+00', '2026-11-21 04:30:00+00', E'\\x42c57e894f05ce5816365819f2977c3fcb3fd03b786ecbc5428b67028c0759db'),
  ('104', '01a1b0c9-1727-7773-ae3d-aecbadc6e398', E'\\x9aac2707b009e712773e12d5ed0b459a020212079a8b4854dbed012a514c7545', NULL, '{}', E'\\x', '2026-11-06 12:15:31.111+00', '2026-11-21 04:30:00+00', E'\\x50e2934851c114eae789f7d52201a2eea58ce0c3b72d472b189fff84684755c7'),
  ('105', '01a1b4a5-afa4-7588-92c3-be2322a23ef5', E'\\x422fa931440d883f75e7d72235c917c5f92d0cb5f509ddefe6350f9fa7e6415c', NULL, '{}', E'\\x', '2026-11-07 06:15:19.716+00', '2026-11-21 04:30:00+00', E'\\xfeb959ba0f8956599884f34d3f9df9f46e12dd8b6f2abc39d692d158b9a9ae9e'),
  ('106', '01a1b51d-6a8b-74f5-b0fa-4326376b09b9', E'\\x72aaa37eb739c491b1879ef04cc912985fec8842ba511d16fb51d127c2499a69', NULL, '{}', E'\\x', '2026-11-07 08:26:06.347+00', '2026-11-21 04:30:00+00', E'\\x01b86a618864caa718d168b6a355ed09cbd8d41855566ac3e79495d8acd44b08'),
  ('107', '01a1be83-9230-75a4-b527-bde4ebb76a2a', E'\\x143ad27ebc4caa50562d721ae543de380f0a7d5d778d192fa72c2df34feffcf8', NULL, '{}', E'\\x', '2026-11-09 04:14:16.112+00', '2026-11-21 04:30:00+00', E'\\x595b653610ee0a52415cb41afce25326b0d850e0d61e9378a96f7301ba69f6b3'),
  ('108', '01a1c041-4eb3-771f-ad11-02cb43babbbb', E'\\x8592067024f4921809f2d77388041916bf5c6ae1e7a3b8705cfb6cbc2866b0d6', NULL, '{}', E'\\x', '2026-11-09 12:21:07.891+00', '2026-11-21 04:30:00+00', E'\\x01104f9db1c04e0f71d9b8ff9ad6de30f5befcf4ffd1b6f114d96429c1f0c505'),
  ('109', '01a1c057-66d2-761b-8e2a-c571555cdb8f', E'\\xbabaac00d088c4a3669ff385a8377c5cc179122785350c0c9aa8554d0057bd45', NULL, '{}', E'\\x', '2026-11-09 12:45:15.858+00', '2026-11-21 04:30:00+00', E'\\x6ad1ce8ae9c900c2771fb4937bbbaf6c456da41c0d9fd88dd3bce1fa1ee6385c'),
  ('11', '0195efe3-4389-7581-9865-4fde92db35a6', E'\\x5b51e2ce53604b4aee2936c9bda406b7ffce5c92f4265d71e3bf7e35e0f69e85', NULL, '{}', E'\\x', '2025-04-01 05:46:43.465+00', '2026-11-21 04:30:00+00', E'\\x5d9c5b951a60fdb90ac838765dea31978d7f79889903a5d8759fc66cc14fb30a'),
  ('110', '01a1c432-5b10-732d-b0de-2a0a311f64a5', E'\\x3fb05f6068b16f187e51f27bc77ec167290dbda59b0078fd5a06914c96926e01', NULL, '{}', E'\\x', '2026-11-10 06:43:16.88+00', '2026-11-21 04:30:00+00', E'\\x33b85c0d114db1f285199ec1500e4e7ab8948d3bc6a1eca2285234157aae9bf6'),
  ('111', '01a1c53b-8e49-7283-95d3-0b9d8117538b', E'\\x60c2f8e9d8909788c2dfc2029d959e7cb42f3796d1bc36507d74f839d6730f31', NULL, '{}', E'\\x', '2026-11-10 11:32:57.033+00', '2026-11-21 04:30:00+00', E'\\xea2267bebad21f5aea20e8d6655256d09c2938edd2a431e88481c6fb26ba12de'),
  ('112', '01a1ca38-8fec-7401-9e72-4784e285901d', E'\\x06f1962fcebfcbc95f518cd12494c66663c12bf867c9ba417f7d8b01491ea4e2', NULL, '{}', E'\\x', '2026-11-11 10:47:46.924+00', '2026-11-21 04:30:00+00', E'\\x53ce815718b424f1d3b8b828c6933724ce29030149a5c19a2eb540df362722d7'),
  ('113', '01a1ce42-8cd3-70ad-aed4-5aec09cc0be1', E'\\x9ee22feb3f795e867df27fb3d3f55bc441c1e30a40ab379460050bd7dabe5936', NULL, '{}', E'\\x', '2026-11-12 05:37:10.355+00', '2026-11-21 04:30:00+00', E'\\x3a327a6a2ca41b0eb85b712dd21c8a70b8c30721150ec629c875af55e8b3fe7f'),
  ('114', '01a1cf35-657d-777a-a297-d3b67c59df42', E'\\x5e9abbc787dc78bf7f5b360bd573a0f307825590e8f9098a7f82f45af6ed719f', NULL, '{}', E'\\x', '2026-11-12 10:02:25.533+00', '2026-11-21 04:30:00+00', E'\\x225078cd3cbc5a02e2c8ab3ebebd3012e0495dda9e0550653c61f0219171f734'),
  ('115', '01a1d445-07d9-734f-98ba-3c2c00ab38f9', E'\\x9bd0ae0f071845b7adf9c773165cf70fd237e4ac44f6bc0457c86fabadf6277a', NULL, '{}', E'\\x', '2026-11-13 09:37:36.217+00', '2026-11-21 04:30:00+00', E'\\x110556a58e832655f70cb86f832b150461b4a5083ae808cc12cc297a735c8093'),
  ('116', '01a1d916-73a3-7478-a9d9-daec139ef2f2', E'\\x927b6f8542d00bb09d6c8081ea393f56099d3f63957a3311a16c994ef44d1156', NULL, '{}', E'\\x', '2026-11-14 08:04:49.699+00', '2026-11-21 04:30:00+00', E'\\x6f6d09b86bdcb89b5c6f73eab284c12f251dea99c32e7662574cf0476945ec31'),
  ('117', '01a1e402-4a37-7053-9a77-98ce2ca029e7', E'\\x771bcd6396162b8c9812d5abd22c8cd6f583a117aba36de21dbafb3de179a3e0', NULL, '{}', E'\\x', '2026-11-16 10:58:37.751+00', '2026-11-21 04:30:00+00', E'\\x15278e5754dac7b490b3f1e2a7ff8518bf687b14dc50a5eb3bf11e725844ac4a'),
  ('118', '01a1e95a-a683-7232-a89e-69d6ef9c8138', E'\\x5dbf706d3ec1223fe93ac192d35a3069519aa5187de81a9e154ed6d3a87a5c46', NULL, '{}', E'\\x', '2026-11-17 11:53:14.627+00', '2026-11-21 04:30:00+00', E'\\x5f485382b8d173f9f6a9f2983d5c10611044514b8eaeec8b1767cb968bc3b1b9'),
  ('119', '01a1ee80-40dd-77bb-b4ed-308ec4548d2e', E'\\xfb38ee852024d7a47f7316944e1c454938683537f2b728f1170e7aef3eb32400', NULL, '{}', E'\\x', '2026-11-18 11:52:25.053+00', '2026-11-21 04:30:00+00', E'\\xdf91a7aa0f9565351be43692d2fc74ebb323b4b1d56bcfcc837154e43aa72da6'),
  ('12', '0195f066-eeb6-7120-a7d8-753647643998', E'\\x464a2060fef54b2f2b02b4ffea195d196da8f54f1479bb998a2236c20814c99f', NULL, '{}', E'\\x', '2025-04-01 08:10:32.502+00', '2026-11-21 04:30:00+00', E'\\x4e25441a872c3b04742e1a99dba1d0b976fa9bac6c4f47c0fa1d4d00522068be'),
  ('120', '01a1f2a8-7850-7152-881c-ce8373f6b351', E'\\xb4ceb40649e469d68a68454050cdbc1c3d8f0ef68a7dc1baa31a0873d3f3a0b7', NULL, '{}', E'\\x', '2026-11-19 07:14:49.552+00', '2026-11-21 04:30:00+00', E'\\xd7ddd6636a25d6ffe4b359f413681d4246915f758f662eb57ada01ab2a641683'),
  ('121', '01a1f8c0-38a9-7645-b524-69c5faeba71e', E'\\x31fb4a8d645f73dbe2cc1a747ce2c98ba975313ddccbc922631de2ad8b474a34', NULL, '{}', E'\\x', '2026-11-20 11:38:29.417+00', '2026-11-21 04:30:00+00', E'\\x42199b15cba4b03772ebd619d0cc28c60eda04f3d1b52bd75c6adf93a24bd243'),
  ('122', '01a1fb86-a83e-75cd-be95-d2d771c9c23c', E'\\x77748e0bcdd7e9b5380332f0015c9672c41f218f05661f37587d675ddb8a8f62', NULL, '{}', E'\\x', '2026-11-21 00:34:28.542+00', '2026-11-21 04:30:00+00', E'\\x5d99e75681df27ecbe6e75b8af1c267b4fec55e4d59d17d7b286f8a00c01c3d5'),
  ('123', '01a20dd2-1b96-74b0-8337-713098d6ba9f', E'\\x9faaed93e5f59ca660307a36d1c98f72f379500aad0ad638fee8af3a845749f0', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xaf1b702cf7d5fd760b7caaa0f15b08d25240498800f33a936733332b1528241f'),
  ('124', '01a20dd2-1bfc-715f-905e-75d26aeee50e', E'\\xe2129bf599126023765e8c779c20611583ec77d3a69d776bb382709918597809', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xec00d66fb3ef8da36094654a6e677d2c7ddb443cbd7a52949d21bdc194ea01a4'),
  ('125', '01a20dd2-1c01-71e0-bb4c-d062f4b2cf95', E'\\xf2fbd54f38c720404841eb7500c6b203f3684a1d7558b2b67f359dee00affdb9', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x8d85c7c72e701a7d5a0828989dc630b18520ff431c590d536da8d7eb563b0839'),
  ('126', '01a20dd2-2330-73d7-acd3-5a599a860dbb', E'\\xf8f3ec6db86ebefa5d9cf6c009e1b90dec23d4ceee83a368567d1969fa7d6390', '01a1b03c-74c1-7090-8949-f02105fa2453', '{reason}', E'\\x99b8b37913b41637ae616308ce311a3c63b3cf9e9801fda454dd3bd68353e1ad', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x9c94398fbc61440057218f6681f90448f2e0edbf6bc297b4c644b15b9f28533f'),
  ('127', '01a20dd2-23c2-74a7-98ef-80b2a2a34f4f', E'\\x50a4eddfc3cdaf26aa0297eddf25d040353a9d179c66f6654f79c152ac82e880', '01a1b03c-74c1-7090-8949-f02105fa2453', '{reason}', E'\\xb753991505c83b296dc2278f7af33ba5673f48d14cf2ce7500c95b6655e7d133', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x9e806982732971a88f11cd7d6f41700d17876180b37ca26e3a4a7c39c66af5da'),
  ('13', '0195f0f8-846c-7102-a933-af518f4fed9a', E'\\xee0a33065a11ee4856885ffa61fd1a37886539b3845c6a0e4d08d9ee24fa9274', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x4353aa793738b8a11c398a063ec4f99e890da01286cb7b3bc74f2ff944d55c4a'),
  ('14', '0195f0f8-846c-7295-a274-3ede442c56db', E'\\x4a5aca0653d68c9275f46bcbf3ec509179d9ca19b18ef5a48300f21598bac5ea', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xb91a10fddf89c6a753aa88d8b46789e2ce4b9e457a1869e709d6c8fb8d1d32b1'),
  ('15', '0195f0f8-846c-7318-9274-52cb05d128f2', E'\\x7bff797cfa62e0d7c7999a312f09e62e8e4f22fc5d9b4271e6643928ff030545', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x48b50a6652d58f3ecf292676d48e39ab9dedc296e88880de6de571f3ab82d51d'),
  ('16', '0195f0f8-846c-7391-a5f1-cf3136efd53c', E'\\x98fccdb54841eede71a8a470f1e1005bb4762e84e32f231f91a409f322a59c3e', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xf563a87451529edbd3b80b5e2bf3a0b49d39e1a5a374c7d6c40b9494729149e8'),
  ('17', '0195f0f8-846c-73bc-9720-c7f9c9c770f6', E'\\xb609d985d985933435f2e3c8cf2f5df7faa9fcc9fdc0283310b972aa09cf8e56', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x100ae8dc6fea204f7eaccdccc6a1bd4147ce6be6e2d08a1d8d032d29bc7a8d4c'),
  ('18', '0195f0f8-846c-76f0-8ef2-90fbe40f09e2', E'\\xd0b63934e2930106edb71de6646e2a8d615db9968983bb52a93c9b08400e3eba', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x7bda74c1b4a63820ebd968b23e90caf3c18f8349af92e164a5dffb484a3291a0'),
  ('19', '0195f0f8-846c-76f7-ab74-19aa3c687265', E'\\xcb31909947f05a23deea447e660094fcc3f9022207bdbe3b804bc395844f6f13', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x42757c5fff369b889e749d5ed337e1a2cdb820b87ad78ff114c87bd16bf8ab28'),
  ('2', '0195eaed-5b52-7120-b610-0d8d6fd258ec', E'\\xd0838e20b457e5cfcb53bd20a3357c306912f43936ff0d428dc52915fdddb828', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x156e8ca75ef6c436f9a187fbc9bdd70990d3fbe36ae0d2e10dc9b2431a71ec11'),
  ('20', '0195f0f8-846c-7740-9622-1e1aa7b6e0d7', E'\\xa01af9e9a92f9c649566723ccbf5e3d9198f895a9d4834aa91e4d01593fda7a2', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x846d1320854d2fe57135bd1f4f6d1bf1ebaae83cbffc46c7f7d62ccbd0cda0b7'),
  ('21', '0195f143-5a97-74b5-8f91-7f24872eab11', E'\\x662b6323c1300f81ba6e375dcef0daa7aeff3267265b22920cfa47c4dfe482c3', NULL, '{}', E'\\x', '2025-04-01 12:11:18.039+00', '2026-11-21 04:30:00+00', E'\\x36c0a477dcefdcb5032f42f557821cee62d6021cbaf1ea04982b1e9e633aab7f'),
  ('22', '0195f16e-4e64-7373-a38f-94acc5fec934', E'\\x6d8bbb5ebf6ec45c3b10749224c95da276695f41b9236c183a9c534aa47e73bf', NULL, '{}', E'\\x', '2025-04-01 12:58:12.964+00', '2026-11-21 04:30:00+00', E'\\xd8e3a03628597d7fd6193dbb5bd299fb43fe4784b02fc94400256280081e0452'),
  ('23', '01960aa5-c6f2-709b-82ae-ce1beec0e8ce', E'\\x3c1a37a67575da3820d33ba5022654ed088f1ce40496acd717fbb677aff207a6', NULL, '{}', E'\\x', '2025-04-06 10:29:18.706+00', '2026-11-21 04:30:00+00', E'\\x94b5343f5c8c4213a00ed1256ff16415e0f0fdf325e5871c70280209124b7177'),
  ('24', '01962e07-dbf7-75b4-ab70-cb57dbd4d04f', E'\\xd2a4893164bc023cdf1f9f4882a04b316ee78ea3c77c352a54de814b2786403e', NULL, '{}', E'\\x', '2025-04-13 07:23:09.175+00', '2026-11-21 04:30:00+00', E'\\x4602bf8a26f13228915b94fc00543fa0f8fdec9136946bdaa1859054a0df31c0'),
  ('25', '01965222-1b54-7302-807b-7b39b1a79edf', E'\\xa7620e283339e9ae2932503833bcf3856134ac47463d61acff0bd1113adbc569', NULL, '{}', E'\\x', '2025-04-20 07:38:09.108+00', '2026-11-21 04:30:00+00', E'\\x44fa9c5293f1d73e5a49884195caf4a067ff6124eb5d20752c17d7f86ecbd4b7'),
  ('26', '0196952d-9296-77c5-873e-0c0a9cf0132d', E'\\xeb909f7e36f9453ab6014d35c7bbae9667367e62c17c5d06a3b16105bdf94e89', NULL, '{}', E'\\x', '2025-05-03 08:05:14.006+00', '2026-11-21 04:30:00+00', E'\\x8c143b8cc2c23ae6d5f43a14145b885bab20d8554395ead679eb4ac5a3e0b932'),
  ('27', '01971baf-477f-7207-b2fd-b74729e584d3', E'\\x38b24bdc127fd7612cff955675e38ebd64c429464916bfd71a0e699bf03199a4', NULL, '{}', E'\\x', '2025-05-29 10:56:01.407+00', '2026-11-21 04:30:00+00', E'\\xea63f261978f013767d9dc3ae8b058f9a27fd6647a0da90696f126e76e6b9f96'),
  ('28', '01972f8c-001d-713f-988b-92dbb8e87b63', E'\\x36ce94bd3477913e1bce9e64fe08d9dae70144d5a5565673eaa4b1debbc0c292', NULL, '{}', E'\\x', '2025-06-02 07:29:53.693+00', '2026-11-21 04:30:00+00', E'\\xbe5f08f50a8dfa5545cbf931ba92a456ec7c49dadaa46e223de71d787af7aeb9'),
  ('29', '019730ae-176e-76ed-bc5f-d892bf6963c3', E'\\x03ff3a2a3402eae62d530c5e30dc285e3288f98119c0682a952fc08d843e2d71', NULL, '{}', E'\\x', '2025-06-02 12:46:45.102+00', '2026-11-21 04:30:00+00', E'\\xf5b26008db7263b3ea354421d0d5d34394df761fb915ecf9c4f1af36cd31150d'),
  ('3', '0195eaed-5b52-71b9-a4f5-d038a172e73e', E'\\x47f51eec6879d8b6d68c51b0a5b18b9adce65825325cb229b506ee1e43437517', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xaa13af8258a41f41677d6f764c5495ffc3cbd978746e46c878bf5cfbc8eacb7c'),
  ('30', '01973f27-1abc-73bd-874a-1bf1db1435fa', E'\\x2daadad8993e36a0016c1a39421ca5b57d87f18e8621b58992f124a849b20f3b', NULL, '{}', E'\\x', '2025-06-05 08:13:36.828+00', '2026-11-21 04:30:00+00', E'\\x278221f634c0b6fc397ccf23a8ce489371876049750981e62aa756eda60c1f75'),
  ('31', '01973f71-631b-736e-a33d-caaf6f8ac0d1', E'\\xbb57082c798a7e98108efa7bf02d2d8f256e7c87b46caa4ec43837a0ada463ac', NULL, '{}', E'\\x', '2025-06-05 09:34:45.019+00', '2026-11-21 04:30:00+00', E'\\x5d488614a532d54fe13b04f7c203f6aeb0b085857f224ed750f62ec8f21cb569'),
  ('32', '019744be-dbb1-73fd-b274-0be8366bcbf9', E'\\x2854f816a98a128e09bd787d72cfcdd6eaa372c309711944dcaa0799a774cb5b', NULL, '{}', E'\\x', '2025-06-06 10:17:28.241+00', '2026-11-21 04:30:00+00', E'\\xd6be13f04f255f78acecf491c5d1bde662e2e7a1611efd50fcc6b2896d19e87f'),
  ('33', '01976d38-7d5f-71f0-b500-3872497adb88', E'\\x9b8fbc94f6299f8dff521686fd60e1ceb52666d31aa5ac39dcd454b478c5a306', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\x0326bc056e3f0cf9fdca9d4a9e7bfb3329841a1259f1f8e0bf4bf26f14b415f8'),
  ('34', '01976d38-7d5f-72d9-8227-2cdd5d8c52a2', E'\\x41d54611f16f68cc3a516ce644cfcd26f477d11b075ea1a4e54b1e2fc04b5173', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\x52e7d33405e5621d8a197b7347c9f73202ca4923be33e23a4dc83fe2ebdbc09a'),
  ('35', '01977d82-9bf0-70c7-af7a-4b9d9ebea534', E'\\x4d0fc0164d8f7d239809cfed3bcf06e0bc5997653c1646f29429cf46d5a92f4a', NULL, '{}', E'\\x', '2025-06-17 10:50:01.072+00', '2026-11-21 04:30:00+00', E'\\xf1225cc0b2f0684a2ee9c6f17f84fe158f13f51354ebbd27e4aa2350f330b407'),
  ('36', '0197a729-c8b5-72eb-ba59-a2e254180db9', E'\\xeacbba7c7e8ab84654c2f18778dd566fabc4ea72c73efe6a64ffb28d6d673e5f', NULL, '{}', E'\\x', '2025-06-25 12:57:02.901+00', '2026-11-21 04:30:00+00', E'\\xfdeeeefeb2ceb1d9110d979f529a4665a92a9ce3822a564c38bb70ee5d0a7b2c'),
  ('37', '0197cf00-2cf0-7553-9ed6-2880939f9c23', E'\\x614b118103aa4d15b9268883d6dfcd1d6ad072be3ea0a7626e76daab33585869', NULL, '{}', E'\\x', '2025-07-03 06:36:24.688+00', '2026-11-21 04:30:00+00', E'\\xabb101b1b6f82a5438bc90d797ffe1444a3793fc2fd32c718fbd08d8fd09540a'),
  ('38', '0197d3b1-cdf4-751d-8427-fcc3736951e9', E'\\x7ab2a10285509767c7d4bdbaa084443b37583c136d5f093ef7aa66b332b6b20a', NULL, '{}', E'\\x', '2025-07-04 04:28:54.644+00', '2026-11-21 04:30:00+00', E'\\x168a9d3ea16be597ab67d555a40e6e786af13eca0e0dee4af87f84bb9eb6c5d0'),
  ('39', '0197d44b-78c3-739e-bb88-83128c350505', E'\\xe8bf5b29ea192aa6f3e1f600dafb9f2346c7b56ea7e932f9b1bc623a85826dd2', NULL, '{}', E'\\x', '2025-07-04 07:16:45.379+00', '2026-11-21 04:30:00+00', E'\\xf3b19f1bc5b878b98de13bf3851b1810780ded47cc681ebce556f55f2d9388d7'),
  ('4', '0195eaed-5b52-734a-b945-c169652f0f94', E'\\x12ced4ba61340319f3dc23e27b3a6f638c105c17f37528c1b4b4e6a47f6d2c23', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x8562be936519585ddbfc5e7dbbb2f03bf945537ccef7b4a83ff63fd5b48426ff'),
  ('40', '0197e9a1-67f5-7163-a3e8-9cbf3989d85c', E'\\x4cf7acee9ff47793111328bc909c8018e728a835a675d7c3bbf4ba1f331f987c', NULL, '{}', E'\\x', '2025-07-08 10:42:38.709+00', '2026-11-21 04:30:00+00', E'\\x2e32de05c8403ee4779a03d2b5dbe29415cb4c225c63e208502f66bd131a5a7d'),
  ('41', '01980c8c-196a-7523-845f-f76023bae330', E'\\x8ec4427a816c2c3dffafcda2c3c6d67d4de52bf5c6f465182640904a41c8ac3e', NULL, '{}', E'\\x', '2025-07-15 05:26:04.906+00', '2026-11-21 04:30:00+00', E'\\x4699d26fd501c25d99ec812fa1e2a82e50abe6f587749390e7362223ad9b08fb'),
  ('42', '01982b99-c49f-769a-a1d5-368f9a9ea9aa', E'\\x04199c067c84319e3185078a65899549edef92ff3c41b550afbfc310bed7bdbc', NULL, '{}', E'\\x', '2025-07-21 06:09:14.399+00', '2026-11-21 04:30:00+00', E'\\x320a5ae7e520dd2e4b4d1eeaa0f6fa0756a18c707d38baf662ba4b9feb226aaa'),
  ('43', '0198305a-7b46-712c-8564-0ff49049e5b7', E'\\x2789307b34eebb0d2d99fd4f6f80c76f7c43458dfe0d6310d172ac3a0a9ac8ab', NULL, '{}', E'\\x', '2025-07-22 04:18:12.934+00', '2026-11-21 04:30:00+00', E'\\xfb018933aefd24a24bad13b1277f97702b85749b0c650c7a93e005de9ef07c46'),
  ('44', '01983ab5-5436-75ce-a8cd-f7fc620d8798', E'\\x98785840eb57eb8bcd2ff034a81916461502bf5a8fa3cfbed5a2ab942f4466de', NULL, '{}', E'\\x', '2025-07-24 04:33:38.87+00', '2026-11-21 04:30:00+00', E'\\x6f4d8d1dda1b82e1b0c77d713ba4b5c12344ea9f072557420e97fad97d76dbea'),
  ('45', '01984f40-d442-75b8-84c3-60229ba278ce', E'\\xdef3bbddb7468d7d8c51268c703281775ffc848c94a660a0cc39d4e78e1f0494', NULL, '{}', E'\\x', '2025-07-28 04:18:25.474+00', '2026-11-21 04:30:00+00', E'\\xbb942328e468ec825067ba08c621f3ae4f5501328a28f901955a821cf135e905'),
  ('46', '01985aa9-0953-74af-a228-249bf8cea081', E'\\x4bd7753b194577ca55140a12ad2f2c997cfbaf9dd6fd12597b7d6205e5eaba78', NULL, '{}', E'\\x', '2025-07-30 09:28:04.179+00', '2026-11-21 04:30:00+00', E'\\x58d04e640080baa99b28d11ad50b09ac9aea4f10ca3a0ac385df780ac2d271c6'),
  ('47', '01986905-43a3-7667-a631-0575d478a10b', E'\\xeac4e1d4a6bf8208c8e2d62382da27c41c464143583db028e1af054a76af564a', NULL, '{}', E'\\x', '2025-08-02 04:23:29.443+00', '2026-11-21 04:30:00+00', E'\\xd39206e2705f1060f67f8673d229855f38d92eaa3e15c934f9efe23e585de904'),
  ('48', '019873c7-c03e-75df-9bb1-556bb5346c37', E'\\xb8cb5bbf5dbede1b2cd35ad5f1c4b57eb9ca34adfacca680a022c3ad8e4dae4a', NULL, '{}', E'\\x', '2025-08-04 06:32:07.486+00', '2026-11-21 04:30:00+00', E'\\x5ebd84efad33eff84bcb75f6c8b2fe3476d46812bdbf63d7d69bd72385579f32'),
  ('49', '0198742d-391a-73ca-a35d-d5c8983546be', E'\\xd6f34f1c4a928b514a9b7f8820e10686f8e5c28b8c83e6331f5850f3decaed78', NULL, '{}', E'\\x', '2025-08-04 08:22:57.562+00', '2026-11-21 04:30:00+00', E'\\x16b22c0e43eb140311aff6f4d3edbbb92e825a94ca89b153b59bb1b9ce86e634'),
  ('5', '0195eaed-5b52-7387-bfbd-cd6217113de2', E'\\xce3270f138b776ecc853c5795268e22557b30ecc62a588c6d87e5a6a83b00afd', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x541f3c1410d8c741b79a4c3dd5283149adbda44f1b781a688f73f3bbf007cefb'),
  ('50', '01987a45-a517-76fa-a7f8-1dbc66f648e5', E'\\x2edcb27606dbdf4576191dd9313448947dccd56b0535f5c0291f791f3012d326', NULL, '{}', E'\\x', '2025-08-05 12:47:21.367+00', '2026-11-21 04:30:00+00', E'\\xf06f8a950d0a5a906fe2a65f7a0ffbd858b5eb1f86a81b4fccf92c60b8437630'),
  ('51', '0198adb9-bb13-7071-a86f-89d695e7ec80', E'\\xff758457b08958849a037fc77555dd24ec2746a0e9a602f0d5a3dfbf89a67d8a', NULL, '{}', E'\\x', '2025-08-15 12:34:47.187+00', '2026-11-21 04:30:00+00', E'\\xe208f8a104eb5be68f0c6ba99f39fc16c5aeec6a70d35a1e60aec0ff99006571'),
  ('52', '0198b7a5-65f9-7595-a764-f38bde6077fc', E'\\x19f363d3c6a37fdcb4cf535efbc59e6fd7aba20a1858a5e130bf700b4208d6ec', NULL, '{}', E'\\x', '2025-08-17 10:48:46.841+00', '2026-11-21 04:30:00+00', E'\\x71183c5f335238249aa7501a0677549b0c1546b0c5b47e5a8219866f62f69bbe'),
  ('53', '0198d1be-32ac-76de-b5af-48c6f00f1618', E'\\x7cb4399e53f55803dc99e423961794bb862b76333d9cd2637437e4abf50041d4', NULL, '{}', E'\\x', '2025-08-22 12:25:59.724+00', '2026-11-21 04:30:00+00', E'\\x05efbcc82d34599d0f2e3cfbfc1c03b1a63c39ac3439a054ed616a8e8ca27489'),
  ('54', '019904aa-7eb6-7319-b28a-20e840d31068', E'\\x455328d96a0d6e50bc6ef9b87850135667f52188c5ec9bdda957eb394d117215', NULL, '{}', E'\\x', '2025-09-01 09:45:06.486+00', '2026-11-21 04:30:00+00', E'\\xebffb417d285f82535365ad3aca03b782eda71140713764e09b537a1db0050a3'),
  ('55', '01990a07-c598-743b-9ef6-1fc1f00495bd', E'\\xaec22c487ff984375049d47b7d54edcba099a6e70dac38ed9bd17042531cede3', NULL, '{}', E'\\x', '2025-09-02 10:45:05.56+00', '2026-11-21 04:30:00+00', E'\\x719a38509d49b47717c9918444db04ec7d6586b1cf925caaff72741c6f3048c9'),
  ('56', '01990f32-eeb0-733e-83c5-a2882be82a2b', E'\\xde101b3adf6cc4b17dd8ef3f5f5dd7a109405c06e7d1dcfa692fcbee973fb943', NULL, '{}', E'\\x', '2025-09-03 10:50:20.208+00', '2026-11-21 04:30:00+00', E'\\xed523d0541065665c7441df188464338a007ba7b0673b4a18ffb027dc80695e1'),
  ('57', '0199291d-4815-77d4-8ae8-426330d2a96c', E'\\x4c16c46d9e3fa2ab694178e72898899863a6e83a2a700ff8172cb0888df49db0', NULL, '{}', E'\\x', '2025-09-08 11:36:48.917+00', '2026-11-21 04:30:00+00', E'\\x5846959d584dba05b5d507842955e14923761ddc1498991779d73ce95a31a0ae'),
  ('58', '01993c60-445a-7432-a048-dfe636e28e52', E'\\x108b7722c8496d6859a9000d50c30ff8259a1de168ba64abc7097ae84b846517', NULL, '{}', E'\\x', '2025-09-12 05:22:45.978+00', '2026-11-21 04:30:00+00', E'\\x1d7fc02ae3a0ab305ca730ed297faf166a3558b0b5947921ef3e26eb21840f6d'),
  ('59', '01994735-b681-778a-afd2-29a5ff3d92e7', E'\\xe1ffbd945e2d89dfe337393ac1351b2f06457313ed936f8a23edce3d0c817599', NULL, '{}', E'\\x', '2025-09-14 07:52:06.529+00', '2026-11-21 04:30:00+00', E'\\x338f44def33dc44f4eaf1d1ffe162d72bac086e5a1950308305f20997d93da01'),
  ('6', '0195eaed-5b52-742d-8465-8a998230a56c', E'\\xa1659cec0d6431f24fdcdc93065abebbe0cfd7e6d7ee912d483ff09facae4c10', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x1b449d40460b05b347aec393d465a811f1205c94f8314c3682be47831d6610bb'),
  ('60', '0199483e-e8b1-7624-9954-4d219f6ef901', E'\\x119c2242b96a08903a10a49cdbefeda2889749dcd170dd9e9a04b7ce5abf548c', NULL, '{}', E'\\x', '2025-09-14 12:41:46.417+00', '2026-11-21 04:30:00+00', E'\\x67cadb259f56c62d35818631053ec6ce21821d1a2d9e7482237d18e6ab2c00e8'),
  ('61', '0199c7c0-0ba8-706d-af2d-53979c5a1b5c', E'\\x5084093ce5a2fbf92c3086830784a6b161859e8fcf74cf2af14f510af9ec31d3', NULL, '{}', E'\\x', '2025-10-09 06:54:35.944+00', '2026-11-21 04:30:00+00', E'\\x3264ba133cc079ea1906210ac8653f6a43bbd90731aef717320655f4e0aa7ab3'),
  ('62', '019a24d1-6480-7267-87bd-d2ccd9012117', E'\\x7849de63f973fb3f0af1072670315e1a8b80d2ee771329169f5ef5af9a0c9024', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\x7f6a13bb371c2d0b460f5f8a0115764f021dcce51c480dc076b1c3ed375000af'),
  ('63', '019a24d1-6480-7712-8f10-2578327142c8', E'\\xa5e7e0f197a244aca86a0eef1b33f4dfc0fe1299373c9d2a830a7a986b244750', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\xc8dcb41ab0fecaa526e1d8f777a4de526e8dbb0979ae244e0d2ed09ae4c3ee7b'),
  ('64', '019a3e0d-cbe7-70b8-b637-762133d59a1d', E'\\x4e806549bb840460fa849bc24e26004ceaf2565dc80033314299b236923dd14c', NULL, '{}', E'\\x', '2025-11-01 06:14:42.919+00', '2026-11-21 04:30:00+00', E'\\xd2de0d235d301660e5010bf8701d3bc9bd4251214a7158b6a1d8b2d79a4921df'),
  ('65', '019a499b-18e8-7528-97bb-2aaab09158e2', E'\\xda8d286aa9051e6d27e501245c1fe72846d5814234560e9e76b84bab6123a37f', NULL, '{}', E'\\x', '2025-11-03 12:04:52.584+00', '2026-11-21 04:30:00+00', E'\\xa6db30c2cd109e4011963b5648b15f02612f8aaaf114280df7c81957d713290f'),
  ('66', '019a4dd1-d13d-7465-a5df-3bec62e7534e', E'\\xfa52fc86992ce97106bf5740868c2738b1d9bf4c1443095046feb54932fdb168', NULL, '{}', E'\\x', '2025-11-04 07:43:07.581+00', '2026-11-21 04:30:00+00', E'\\x5700a779360e70c04e035e404d97dd5409d7d6ca3f23278b56fdf365b2aedbfe'),
  ('67', '019a5870-be50-7166-ae02-02fb6ac2fc4e', E'\\x236b449c6583594d98e53b9e7608d2936c9cdb597b8c3b166e82ccc970a40407', NULL, '{}', E'\\x', '2025-11-06 09:12:55.12+00', '2026-11-21 04:30:00+00', E'\\x70d49c2f20906f1a9da81339257e27093ebca7f84ca7244d2bbe928ecded7924'),
  ('68', '019a58cd-919f-7723-a36e-1c4e3549eb7f', E'\\xe2141a9c778d48ac8188ab24a06ead49d0cc13c8f6750d5cab3a4644caefc5e7', NULL, '{}', E'\\x', '2025-11-06 10:54:18.527+00', '2026-11-21 04:30:00+00', E'\\x983b8d0af6464767b7cdb723f6a3835842e6d03aedd9aafcbdcc340eb1804419'),
  ('69', '019acdcb-3f5e-705c-92b6-2fc6a5d199f4', E'\\xe7a7322fb59313a12796a2280f9e727805046256f3885ff45dc24e218aee86fd', NULL, '{}', E'\\x', '2025-11-29 04:07:20.67+00', '2026-11-21 04:30:00+00', E'\\x48db583d5b9713a915eaa40e7b9338659bf79033652c1cbfd4f024cffa481686'),
  ('7', '0195eaed-5b52-7571-8306-b6cb4d79d552', E'\\xdcbbdee0e3875b5d490b8297a7c09e7b891ef6289b8c415e744b24ae2512943c', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x0c109b3ded0a384e7897ca771740aa70dfc8cbe37a8399d0be0657d671155ce2'),
  ('70', '019acefa-c7b2-7272-831b-039a775622e9', E'\\x79380460ceb2eb215d26e6203f5a919761dd30c5b3aacfce86b2191be296f848', NULL, '{}', E'\\x', '2025-11-29 09:38:52.978+00', '2026-11-21 04:30:00+00', E'\\x2d49599a6d4fc6732985188d0b888bf0af429b48be8640235b9ebfa86c77ed92'),
  ('71', '019ad88c-72fa-7239-b3ac-6f2d31b3df2d', E'\\x91c38f11a18591be011b710cf2368b0b50b936deb4f558d045f8404c42e77182', NULL, '{}', E'\\x', '2025-12-01 06:14:34.49+00', '2026-11-21 04:30:00+00', E'\\x464bbb01b2bc43fa838b54a9b03b285e60eb9c41440ca206b7c967a7f2a9c95f'),
  ('72', '019b5e41-c6ac-77fa-82a5-52eb0534c2a7', E'\\x5cabddbe3a95d122ca53f3643352729f52b0622a2b4c1b77282997346eab53db', NULL, '{}', E'\\x', '2025-12-27 05:22:07.66+00', '2026-11-21 04:30:00+00', E'\\xafe99e106a73bf380a03bb9ef8bf6876762e2e167181ec2b6b78ca25e7efd011'),
  ('73', '019b7ce0-50eb-7209-8f0c-e7de19745dee', E'\\x2fe3be417dfb9a4add30ba50a9aab7e1a8cf4481457019b7cb36cbe8a22c8891', NULL, '{}', E'\\x', '2026-01-02 04:03:54.219+00', '2026-11-21 04:30:00+00', E'\\xf0ae13099a5d951daa954f60c87df1e1d927f73843a8927ee23d3d1e9c95ec20'),
  ('74', '019b7d9a-7db3-73c2-bc6b-7f38d73afdd5', E'\\xa85dd79023dae4216d5efd766d3e604da9427112020b0fc87c2c61a25f817c88', NULL, '{}', E'\\x', '2026-01-02 07:27:15.379+00', '2026-11-21 04:30:00+00', E'\\xc378f34cc642bef8e85bd547d15a7be415565489e60005731dc75fe32eaddb26'),
  ('75', '019b92c8-7213-719e-8951-d9df25f722ba', E'\\x2ce7be0d802b3ffa9ceffe163461e39bcea72b767624587af8e52f3a331ce6ca', NULL, '{}', E'\\x', '2026-01-06 10:09:28.595+00', '2026-11-21 04:30:00+00', E'\\xe473143733b5f83c0cd4b5c6af6d090d172b1c4b8b7fa2de777e98a50c4ba2a3'),
  ('76', '019b96c0-e9f1-7741-bf68-09e115c749ed', E'\\x6e21744996cf60e932097c039cd6759636ea3e795594a0ec6fef3a4f9f8f70e1', NULL, '{}', E'\\x', '2026-01-07 04:39:43.857+00', '2026-11-21 04:30:00+00', E'\\xa88de7ced381eb13f4473d8ee086153e2951fa33a720bbf299764c1c9e7635c9'),
  ('77', '019b9be6-f910-750a-b353-e7ffe57937ee', E'\\x3cc4934f49e593bd1ec655f12937f4214501c61015f7402b665ce7bf37544adf', NULL, '{}', E'\\x', '2026-01-08 04:39:24.176+00', '2026-11-21 04:30:00+00', E'\\x5b17c94ee7b77fae8638971fa0a44500c4d75568118cd23fef68e1156dee99df'),
  ('78', '019bea69-43a4-74e2-890c-c135d75c566b', E'\\x7e71e4c8399bd803b069d43fca834a60cecd30832c40203e6441a4ead6166e8b', NULL, '{}', E'\\x', '2026-01-23 10:32:05.796+00', '2026-11-21 04:30:00+00', E'\\xbd6af553cbb497dee96c4cb11b7f207738db44c7abc36bd6aeeebffb3f41a86f'),
  ('79', '019c1cef-33c4-7417-88e8-3aedfdfc8dce', E'\\x8a6dba8d8a37b33d3ad2a4c81965158e3b633394e9ece78880ad0608073b3f12', NULL, '{}', E'\\x', '2026-02-02 05:59:24.356+00', '2026-11-21 04:30:00+00', E'\\x13a42995961f7aa24ec9e0a58b0075b80df4551edce026d83fbcbf1157d99ed7'),
  ('8', '0195eaed-5b52-76c2-bbca-6742969ac13a', E'\\x9ce93737c18c27e16081c75cbf5521c0e08c71fb352396df37aee78c307f2a7d', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xc2b52d793790b88122f46f7b08373ae4bc21c23b7edb6ea3fa5c6777ce8a1d58'),
  ('80', '019c31b6-9ffd-778d-b6b7-7f2df0a60cf1', E'\\x6c669fd0f1e8338446a25d681df393c202f1a0ca2b86fc9267dbc56ffe16b093', NULL, '{}', E'\\x', '2026-02-06 06:49:38.045+00', '2026-11-21 04:30:00+00', E'\\x494b8627df2b798b3bf1107153f872145c75a5932e35b45a9627691b0cdc53ce'),
  ('81', '019c369f-a274-7685-ae6b-49779fcf963d', E'\\x59dc89a2fa8154e122915b8b0c87f27ac0b757e0083288dfaf6f4b5019f85533', NULL, '{}', E'\\x', '2026-02-07 05:42:37.428+00', '2026-11-21 04:30:00+00', E'\\x9029ae6368e616ae93b3143e8b19e64e5bc43767ad93cb13ed6c4575e2152056'),
  ('82', '019c411e-2084-7654-8f17-4775abe376b5', E'\\x7797d5ca647cb5c85132e441e1f008034024c86ad039c61eb75a91b9e2b7888c', NULL, '{}', E'\\x', '2026-02-09 06:36:59.396+00', '2026-11-21 04:30:00+00', E'\\x229aa82cb5eababb38e39eed7f99fe0634a82d6ceaf40716849a80e5366d6887'),
  ('83', '019c423e-23a9-7026-aa28-165fb9634077', E'\\xbf4f90faec29a945b4d394fe3b771ff2e840d503199481293bfa191d592660e6', NULL, '{}', E'\\x', '2026-02-09 11:51:34.569+00', '2026-11-21 04:30:00+00', E'\\xbde047d50782692f0eaa5f597fe359a2805e4bb65b16805656d2f85dbeaf234f'),
  ('84', '019c7004-9136-757d-8fd1-781fa74f9b4f', E'\\xe2287790d846ba83db0687d68ffd18002b3c6418d4a0e9c271b96fb78abf809a', NULL, '{}', E'\\x', '2026-02-18 09:11:13.462+00', '2026-11-21 04:30:00+00', E'\\x62534a303d1a9f4c6e181097be9bcb38d6f34dbb08fee8ce81556a4201e3391f'),
  ('85', '019cfa32-3a20-76d9-bb16-a20b81a01b3c', E'\\x2a530da52e69b160b7e4360b2b52de6d1cb14ebf5968acd6a788866e28dc255d', NULL, '{}', E'\\x', '2026-03-17 05:08:41.632+00', '2026-11-21 04:30:00+00', E'\\x82c2ead8b750df3bd9dc837cdf9b26dc7312549959316b97b593708d1656d233'),
  ('86', '019d47ad-09b4-7268-b837-23ed29c2c4d2', E'\\x08defd47be0b0e0670c48b8d7d8d03a4ce21e72c5b291c42c6ba3e4681445b98', NULL, '{}', E'\\x', '2026-04-01 06:13:35.796+00', '2026-11-21 04:30:00+00', E'\\x75e80890474931ca77c003ed87badee9ab65539cdfda643f6846ac2b633ebf81'),
  ('87', '019d805b-85ba-73d7-9ab3-b97c242b3d48', E'\\xb87563afb467b4b9da47162b109e8d5036db698150c958c3ac447618c30165ea', NULL, '{}', E'\\x', '2026-04-12 06:22:54.906+00', '2026-11-21 04:30:00+00', E'\\x5da79d981ffb9510f56a1030c640dc5a5c7d3c19a56d0974fabc888037a0d202'),
  ('88', '019daf1c-ae23-7330-9cdf-4ed3af6c9cf3', E'\\x9366683800a710c3c5b864dd6eb7f032427d8d8cf9e8964da946063cf40781dc', NULL, '{}', E'\\x', '2026-04-21 08:16:25.635+00', '2026-11-21 04:30:00+00', E'\\x871ad0086334d31a64b60a3fe703f7c22773baa5758833df18284d93002a8bbd'),
  ('89', '019e0afc-7890-7015-b01e-9fe344e1e552', E'\\x7bdb10a466cb54ee9b3ad019217880067468c27c87c6670233abd46d798983dc', NULL, '{}', E'\\x', '2026-05-09 04:26:18.64+00', '2026-11-21 04:30:00+00', E'\\x8068308ad1d5e76ce3df35c00a06b40369eba254d5b2c4f17737b9026a7fa166'),
  ('9', '0195eaed-5b52-7740-bfb2-ee60fdba8253', E'\\x848286dde94bc036d086c5b15f31775db8a5ba8f393f1a169659480d8cbadbd6', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x7b2b0ef9c9c9f9776f653886f7d636d4f81b43cc9ad58aec52f6f7000e0114b1'),
  ('90', '019e91fd-57b9-768b-a39d-e1cd4b644b15', E'\\x53fcf37dc6e56d9267177798be3b7f0270ba52283f4571682ac5373e05711b01', NULL, '{}', E'\\x', '2026-06-04 09:35:59.929+00', '2026-11-21 04:30:00+00', E'\\x353e0758fb8a47e938b3f8e73f07b55eb5f07f4501efbd765161d371de0b7f60'),
  ('91', '019f1d81-7446-770b-9760-38e1303ec93c', E'\\x8015cc3697020540bb42a972fba10d21286d2ee7cbec3b319eb73ae112700226', NULL, '{}', E'\\x', '2026-07-01 11:47:31.014+00', '2026-11-21 04:30:00+00', E'\\xcef308af2ac94bdb8605285ff2fcf8bfeff9493f9a4b8cfd96aff2ee55f2b704'),
  ('92', '019f4660-91bf-70aa-8001-82fc16fd3c06', E'\\x5c5b7548a02630b8b253ddcdc2dcc31fcdec9eac178fc1dfa9a93c668fd06d1b', NULL, '{}', E'\\x', '2026-07-09 10:16:01.727+00', '2026-11-21 04:30:00+00', E'\\x3a0dcc385bd0dfdf1d79ff62cca5462345cee4b67014a642179ab877292708eb'),
  ('93', '019fa230-ae6c-7524-b2e5-27177885c331', E'\\xe1cb7b58032748b97d03ac6aa22d5a46470d4c8f90a14385bfaf7877a8921407', NULL, '{}', E'\\x', '2026-07-27 06:08:47.212+00', '2026-11-21 04:30:00+00', E'\\x80a2d58709f9d50c026a068e96a1e87dfeb10549f069007bbcb1736600fa14de'),
  ('94', '01a02eaf-9c16-72ae-9c7f-51672dfbc219', E'\\xf640d9b7f356c50f31b0e2f1bced06961dd2c0a26b8349422f23901592cf3088', NULL, '{}', E'\\x', '2026-08-23 12:54:15.83+00', '2026-11-21 04:30:00+00', E'\\x738f99be2f5bfe2215330f1853743b00800a60c278271877d7da71fce6831d36'),
  ('95', '01a0b40e-f07d-7135-a35b-517b82b8c0ed', E'\\x1783c32a2110447d25f202379c9d47faf0e4c18f0dd81b337fa7af22bbbe4635', NULL, '{}', E'\\x', '2026-09-18 10:27:53.085+00', '2026-11-21 04:30:00+00', E'\\x14dff61f3ed7324b43c24eda993f01d03f597bf834fc017e189030fe19f26a82'),
  ('96', '01a0d6d4-797a-7160-a872-d51c8e47c1ba', E'\\x0e4dd1277e18374c4090eee238192020c5cb110c413e568c88045b3e806c99dc', NULL, '{}', E'\\x', '2026-09-25 04:30:44.09+00', '2026-11-21 04:30:00+00', E'\\x7520289eb15ebf18582eee69b25504dcde1ff1cc1297a8f3c0dc383bca3e29c8'),
  ('97', '01a11b91-9b52-7162-854f-cab5a7aba150', E'\\x5c5fd2690efcda03ca7de406c8ae870001c8f34d5612f3fb4ddf6fbe82a161f4', NULL, '{}', E'\\x', '2026-10-08 12:51:29.746+00', '2026-11-21 04:30:00+00', E'\\xaa6f0dcde2d392dfb4695c4651e9ba3354dfd09955978b3fbacd061d662e37d8'),
  ('98', '01a13e7e-69d3-74d8-a207-d16ec2214fcd', E'\\x5d6f53c78e565ee82620409b82d4ad6bb57be361b8902867114d76be5aea725c', NULL, '{}', E'\\x', '2026-10-15 07:37:14.451+00', '2026-11-21 04:30:00+00', E'\\xfc88c8eaac40cdf8a1e70d408af475e2d371c33592ffd18bcb28d5968062f752'),
  ('99', '01a19b44-4019-73ba-8a42-95c7f1d07477', E'\\xae58aa714ae5230726f8552c63923057d8a57da6baf3a4c95b402d6f32e882e3', NULL, '{}', E'\\x', '2026-11-02 07:58:23.769+00', '2026-11-21 04:30:00+00', E'\\x995f78052ad29dd030371cdf1f6f7f21d9b4f66d0e0ede5f015f59d6ccc4eb4c');
insert into audit_personal ("entry_id", "subject_id", "field", "before", "after", "salt") overriding system value values
  ('01a20dd2-2330-73d7-acd3-5a599a860dbb', '01a1b03c-74c1-7090-8949-f02105fa2453', 'reason', NULL, '"Scholarship"', '5a63b2ba-df63-446f-8bbf-630ee44068c4'),
  ('01a20dd2-23c2-74a7-98ef-80b2a2a34f4f', '01a1b03c-74c1-7090-8949-f02105fa2453', 'reason', NULL, '"Paid twice"', 'ed8c9cf6-e352-45a3-95cf-1e1169db5ea6'),
  ('01a20dd2-286e-71f1-a9ec-02e406742ad7', '01976d38-7d5f-722e-a9a7-57e5ae862f67', 'degree', '"BCom"', '"BSc"', '826d8887-6898-4c48-994c-12be3eb51dc1');
insert into audit_seal ("day", "n", "hash") overriding system value values
  ('2026-11-21', '127', E'\\x9e806982732971a88f11cd7d6f41700d17876180b37ca26e3a4a7c39c66af5da');
insert into audit_unchained ("at", "entry_id") overriding system value values
  ('2026-11-21 04:30:00+00', '01a20dd2-286e-71f1-a9ec-02e406742ad7');
insert into backup_run ("id", "kind", "started_at", "seen_at", "finished_at", "place", "encrypted", "bytes", "reason") overriding system value values
  ('01a20dd2-270b-76fb-b0fe-6be9053ff541', 'scheduled', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'office:/backup/example.tar.gz', 'false', '4096', NULL);
insert into batch ("id", "code", "code_key", "course_id", "time", "start_on", "end_on", "created_at", "version", "deleted_at", "trainer", "trainer_key", "room", "room_key", "sessions", "seats", "import_id") overriding system value values
  ('01a20dd2-1cce-7368-b36e-79b5f508bd75', 'TALLY-2504', 'tally-2504', '01a20dd2-1cb3-73cc-bfc8-ad87009d76a6', '15:00 to 17:00', '2025-04-01', '2025-07-01', '2025-03-11 05:44:07.174+00', '1', NULL, 'Anita Example', 'anita example', 'Room 1', 'room 1', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL),
  ('01a20dd2-1ccf-7317-b515-e1ec94d2c145', 'PY-2504', 'py-2504', '01a20dd2-1cb3-73cc-bfc8-b2535e1cc508', '08:00 to 10:00', '2025-04-27', '2025-08-27', '2025-04-06 10:29:18.706+00', '1', NULL, 'Binod Example', 'binod example', 'Room 2', 'room 2', '[{"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 6}]', '1', NULL),
  ('01a20dd2-1ccf-7317-b515-e79661771cb1', 'FSW-2505', 'fsw-2505', '01a20dd2-1cb3-73cc-bfc8-b4b654dc80c6', '12:30 to 14:30', '2025-05-24', '2026-01-24', '2025-05-03 08:05:14.006+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 1', 'lab 1', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a20dd2-1cda-733c-a7a7-aa5ff1f0f2cf', 'DA-2506', 'da-2506', '01a20dd2-1cb3-73cc-bfc8-ba63ea8d14be', '18:00 to 20:00', '2025-06-19', '2025-12-19', '2025-05-29 10:56:01.407+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 2', 'lab 2', '[{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}]', '1', NULL),
  ('01a20dd2-1cda-733c-a7a7-ac71f6feea27', 'GD-2507', 'gd-2507', '01a20dd2-1cc2-704e-a054-253e639c3084', '18:00 to 20:00', '2025-07-16', '2025-12-16', '2025-06-25 12:57:02.901+00', '1', NULL, 'Esther Example', 'esther example', 'Room 1', 'room 1', '[{"end": "20:00", "start": "18:00", "weekday": 2}, {"end": "20:00", "start": "18:00", "weekday": 4}, {"end": "20:00", "start": "18:00", "weekday": 6}]', '1', NULL),
  ('01a20dd2-1ce1-7008-9f49-6e1e8ba7e667', 'DM-2508', 'dm-2508', '01a20dd2-1cc2-704e-a054-2aa18173c8c9', '10:00 to 12:00', '2025-08-11', '2025-11-11', '2025-07-21 06:09:14.399+00', '1', NULL, 'Anita Example', 'anita example', 'Room 2', 'room 2', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a20dd2-1ce2-740c-8951-9e1f8f68433d', 'HT-2509', 'ht-2509', '01a20dd2-1cc2-704e-a054-2ce0475f6cd1', '15:00 to 17:00', '2025-09-07', '2025-11-07', '2025-08-17 10:48:46.841+00', '1', NULL, 'Binod Example', 'binod example', 'Lab 1', 'lab 1', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL),
  ('01a20dd2-1ce2-740c-8951-a3a14ce3cedd', 'FR-2510', 'fr-2510', '01a20dd2-1cc2-704e-a054-3159748c3828', '15:00 to 17:00', '2025-10-03', '2026-02-03', '2025-09-12 05:22:45.978+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 2', 'lab 2', '[{"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 6}]', '1', NULL),
  ('01a20dd2-1ce2-740c-8951-a5a939bfa140', 'TALLY-2510', 'tally-2510', '01a20dd2-1cb3-73cc-bfc8-ad87009d76a6', '12:30 to 14:30', '2025-10-30', '2026-01-30', '2025-10-09 06:54:35.944+00', '1', NULL, 'Dev Example', 'dev example', 'Room 1', 'room 1', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a20dd2-1ce2-740c-8951-abea47ca2e1b', 'PY-2511', 'py-2511', '01a20dd2-1cb3-73cc-bfc8-b2535e1cc508', '18:00 to 20:00', '2025-11-25', '2026-03-25', '2025-11-04 07:43:07.581+00', '1', NULL, 'Esther Example', 'esther example', 'Room 2', 'room 2', '[{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}]', '1', NULL),
  ('01a20dd2-1ce3-70e7-b1e2-2744dcac29f9', 'FSW-2512', 'fsw-2512', '01a20dd2-1cb3-73cc-bfc8-b4b654dc80c6', '12:30 to 14:30', '2025-12-22', '2026-08-22', '2025-12-01 06:14:34.49+00', '1', NULL, 'Anita Example', 'anita example', 'Lab 1', 'lab 1', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a20dd2-1ce3-70e7-b1e2-2b1473fbf55b', 'DA-2601', 'da-2601', '01a20dd2-1cb3-73cc-bfc8-ba63ea8d14be', '12:30 to 14:30', '2026-01-17', '2026-07-17', '2025-12-27 05:22:07.66+00', '1', NULL, 'Binod Example', 'binod example', 'Lab 2', 'lab 2', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a20dd2-1ce4-748d-8912-01dfc1aba867', 'GD-2602', 'gd-2602', '01a20dd2-1cc2-704e-a054-253e639c3084', '08:00 to 10:00', '2026-02-13', '2026-07-13', '2026-01-23 10:32:05.796+00', '1', NULL, 'Chitra Example', 'chitra example', 'Room 1', 'room 1', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a20dd2-1ce4-748d-8912-06e5fe25354f', 'DM-2603', 'dm-2603', '01a20dd2-1cc2-704e-a054-2aa18173c8c9', '12:30 to 14:30', '2026-03-11', '2026-06-11', '2026-02-18 09:11:13.462+00', '1', NULL, 'Dev Example', 'dev example', 'Room 2', 'room 2', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a20dd2-1ce5-7055-83b1-5d9f72ab7c8c', 'HT-2604', 'ht-2604', '01a20dd2-1cc2-704e-a054-2ce0475f6cd1', '10:00 to 12:00', '2026-04-07', '2026-06-07', '2026-03-17 05:08:41.632+00', '1', NULL, 'Esther Example', 'esther example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a20dd2-1ce5-7055-83b1-62c4aad352fe', 'FR-2605', 'fr-2605', '01a20dd2-1cc2-704e-a054-3159748c3828', '08:00 to 10:00', '2026-05-03', '2026-09-03', '2026-04-12 06:22:54.906+00', '1', NULL, 'Anita Example', 'anita example', 'Lab 2', 'lab 2', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a20dd2-1ce5-7055-83b1-6707afb056fd', 'TALLY-2605', 'tally-2605', '01a20dd2-1cb3-73cc-bfc8-ad87009d76a6', '12:30 to 14:30', '2026-05-30', '2026-08-30', '2026-05-09 04:26:18.64+00', '1', NULL, 'Binod Example', 'binod example', 'Room 1', 'room 1', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a20dd2-1ce5-7055-83b1-6b7aeddc74cf', 'PY-2606', 'py-2606', '01a20dd2-1cb3-73cc-bfc8-b2535e1cc508', '08:00 to 10:00', '2026-06-25', '2026-10-25', '2026-06-04 09:35:59.929+00', '1', NULL, 'Chitra Example', 'chitra example', 'Room 2', 'room 2', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a20dd2-1ce5-7055-83b1-6f41b859343e', 'FSW-2607', 'fsw-2607', '01a20dd2-1cb3-73cc-bfc8-b4b654dc80c6', '10:00 to 12:00', '2026-07-22', NULL, '2026-07-01 11:47:31.014+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a20dd2-1ce8-7191-b590-460f359bc25e', 'DA-2608', 'da-2608', '01a20dd2-1cb3-73cc-bfc8-ba63ea8d14be', '10:00 to 12:00', '2026-08-17', '2027-02-17', '2026-07-27 06:08:47.212+00', '1', NULL, 'Esther Example', 'esther example', 'Lab 2', 'lab 2', '[{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}]', '1', NULL),
  ('01a20dd2-1ce8-7191-b590-4b96426185e4', 'GD-2609', 'gd-2609', '01a20dd2-1cc2-704e-a054-253e639c3084', '08:00 to 10:00', '2026-09-13', '2027-02-13', '2026-08-23 12:54:15.83+00', '1', NULL, 'Anita Example', 'anita example', 'Room 1', 'room 1', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a20dd2-1ce8-7191-b590-4ff7bff16183', 'DM-2610', 'dm-2610', '01a20dd2-1cc2-704e-a054-2aa18173c8c9', '12:30 to 14:30', '2026-10-09', NULL, '2026-09-18 10:27:53.085+00', '1', NULL, 'Binod Example', 'binod example', 'Room 2', 'room 2', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a20dd2-1ce8-7191-b590-507dccb9acbd', 'HT-2611', 'ht-2611', '01a20dd2-1cc2-704e-a054-2ce0475f6cd1', '10:00 to 12:00', '2026-11-05', '2027-01-05', '2026-10-15 07:37:14.451+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}]', '1', NULL),
  ('01a20dd2-1ce8-7191-b590-560b530d5da4', 'FR-2612', 'fr-2612', '01a20dd2-1cc2-704e-a054-3159748c3828', '15:00 to 17:00', '2026-12-01', NULL, '2026-11-10 06:43:16.88+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 2', 'lab 2', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL);
insert into batch_waiting ("id", "batch_id", "enquiry_id", "student_id", "at", "removed_at") overriding system value values
  ('01a20dd2-270b-76fb-b0fe-76a4355f94a8', '01a20dd2-1cce-7368-b36e-79b5f508bd75', NULL, '01976d38-7d5f-722e-a9a7-57e5ae862f67', '2026-11-21 04:30:00+00', NULL);
insert into bulk_change ("id", "change", "students", "changed_at", "changed_by", "undone_at") overriding system value values
  ('01a20dd2-27ee-73cd-b688-1ebd21e8a2b8', '{"isCompleted": "yes"}', '1', '2026-11-21 04:30:00+00', '01a20dd2-1b68-701b-874f-435ed82b163f', NULL);
insert into bulk_change_student ("bulk_change_id", "student_id", "before", "versions") overriding system value values
  ('01a20dd2-27ee-73cd-b688-1ebd21e8a2b8', '01976d38-7d5f-722e-a9a7-57e5ae862f67', '{}', '1.1.0');
insert into calendar_feed ("account_id", "code", "batch_id", "trainer", "created_at") overriding system value values
  ('01a20dd2-1b68-701b-874f-435ed82b163f', '7a4e55a8-c8b4-4453-bf97-0f2acf04b9ee', NULL, 'Example', '2026-11-21 04:30:00+00');
insert into cash_entry ("id", "kind", "amount", "day", "reference", "recorded_at", "recorded_by", "voided_at", "voided_by") overriding system value values
  ('01a20dd2-27ef-71f9-8a8a-a37fe2a84e2b', 'opening', '1000.00', '2026-11-20', NULL, '2026-11-21 04:30:00+00', '01a20dd2-1b68-701b-874f-435ed82b163f', NULL, NULL);
insert into certificate ("id", "issue_id", "kind", "financial_year", "n", "student_id", "enrolment_id", "student_name", "course", "batch", "title", "body", "signatory", "issued_on", "issued_at", "issued_by", "revoked_at", "revoked_by", "revoke_reason", "verification_id") overriding system value values
  ('01a20dd2-27ef-71f9-8a8a-a5c05f5060cf', '01a20dd2-27ef-71f9-8a8a-a932a42dfa7a', 'completion', '2026-27', '1', '01976d38-7d5f-722e-a9a7-57e5ae862f67', '01976d38-7d5f-77a3-b753-684c577c0bad', 'Example', 'Example', 'Example', 'Example', 'Example', 'Example', '2026-11-20', '2026-11-21 04:30:00+00', '01a20dd2-1b68-701b-874f-435ed82b163f', NULL, NULL, NULL, 'de733055-4de3-4880-b286-e7882dfe8c3a');
========
  ('01a11b91-9b52-7562-a4bf-2b0c23a280ba', '2026-11-06', '01a1b03c-724d-7456-898d-f722c7b2bffe', '01a20e00-ce1b-760e-95fe-3049783809f2', '2026-11-21 04:30:00+00');
insert into absence_settings ("one", "threshold", "texts", "version") overriding system value values
  ('true', '75', '{}', '1');
insert into account ("id", "role", "name", "email", "email_key", "password_hash", "state", "created_at", "version", "email_confirmed_at", "language") overriding system value values
  ('01976d38-7d5f-744d-bdb1-3830696dcc3e', 'student', 'विवेक दृष्टांत', 'student.1@example.com', 'student.1@example.com', '', 'active', '2025-06-14 06:55:08.127+00', '1', NULL, NULL),
  ('0198305a-7b46-7456-9edd-ad6df1505908', 'student', 'Zoë Sample', 'zoe.7@example.com', 'zoe.7@example.com', '', 'active', '2025-07-22 04:18:12.934+00', '1', NULL, NULL),
  ('0199483e-e8b1-7649-b034-a60495d0c89b', 'student', 'Yusuf Příklad', 'yusuf.3@example.com', 'yusuf.3@example.com', '', 'active', '2025-09-14 12:41:46.417+00', '1', NULL, NULL),
  ('019acdcb-3f5e-77ae-9467-82e86423dd12', 'student', 'Māyā Udāharaṇ', 'maya.4@example.com', 'maya.4@example.com', '', 'active', '2025-11-29 04:07:20.67+00', '1', NULL, NULL),
  ('01a11b91-9b52-7562-a4bf-2b0c23a280ba', 'student', 'Zoë Przykład', 'zoe.2@example.com', 'zoe.2@example.com', '', 'disabled', '2026-10-08 12:51:29.746+00', '2', NULL, NULL),
  ('01a1b03c-74c1-7756-849c-a01f10a18427', 'student', 'Noor Namuna', 'student@example.com', 'student@example.com', '$argon2id$v=19$m=19456,t=2,p=1$6R2+h1EVNSbIOYw9FvyV3Q$u4zamUN2pkek+LRpTJ6Jb+ilWvgtINKp3ONopEaNQVM', 'active', '2026-11-06 09:41:54.497+00', '2', NULL, NULL),
  ('01a1be83-9230-700d-b045-6c414967644b', 'student', 'Zoë Przykład', 'zoe.6@example.com', 'zoe.6@example.com', '', 'active', '2026-11-09 04:14:16.112+00', '1', NULL, NULL),
  ('01a1fb86-a83e-7132-b0d9-58181b55bfe4', 'student', 'Farhan Beispiel', 'farhan.5@example.com', 'farhan.5@example.com', '', 'active', '2026-11-21 00:34:28.542+00', '1', NULL, NULL),
  ('01a20e00-ce1b-760e-95fe-2eeb23018594', 'admin', 'Asha Example', 'admin@example.com', 'admin@example.com', '$argon2id$v=19$m=19456,t=2,p=1$2a+vZUarEh1ZxZn+/uTS4A$PSdUS3Ln++v5v7Nbpx+Hz99292YkvPwEAUzuLd0qmhk', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a20e00-ce1b-760e-95fe-3049783809f2', 'hr', 'Hari Example', 'hr@example.com', 'hr@example.com', '$argon2id$v=19$m=19456,t=2,p=1$afkMt6nDhLIH3Eo4hDZigQ$b1ClnObY4D9hkEJ9XkaVELFLlwq7UscvXfxkhg7/n48', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a20e00-cff7-714e-8081-3b266ed47586', 'hr', 'Hina Sample', 'hina@example.com', 'hina@example.com', '$argon2id$v=19$m=19456,t=2,p=1$OjtKUn6BP9MlaTUhTBwYaQ$vrnw6oITufFWqYKBhiJv7HBv65dyAEEE/L4sPvGSnT0', 'active', '2025-04-01 08:10:32.502+00', '1', NULL, NULL),
  ('01a20e00-cff7-714e-8081-3e57f7c6f723', 'hr', 'Hemant Namuna', 'hemant@example.com', 'hemant@example.com', '$argon2id$v=19$m=19456,t=2,p=1$OjtKUn6BP9MlaTUhTBwYaQ$vrnw6oITufFWqYKBhiJv7HBv65dyAEEE/L4sPvGSnT0', 'active', '2025-04-01 12:11:18.039+00', '1', NULL, NULL),
  ('01a20e00-d002-7412-921c-e4cb919c79d1', 'hr', 'Hazel Specimen', 'hazel@example.com', 'hazel@example.com', '$argon2id$v=19$m=19456,t=2,p=1$OjtKUn6BP9MlaTUhTBwYaQ$vrnw6oITufFWqYKBhiJv7HBv65dyAEEE/L4sPvGSnT0', 'disabled', '2025-04-01 12:58:12.964+00', '2', NULL, NULL),
  ('01a20e00-d002-7412-921c-e9fe0d94b366', 'admin', 'Anil Demo', 'anil@example.com', 'anil@example.com', '$argon2id$v=19$m=19456,t=2,p=1$OjtKUn6BP9MlaTUhTBwYaQ$vrnw6oITufFWqYKBhiJv7HBv65dyAEEE/L4sPvGSnT0', 'active', '2025-04-01 05:46:43.465+00', '1', NULL, NULL);
insert into attendance_mark ("student_id", "day", "sheet_id", "present") overriding system value values
  ('01a11b91-9b52-7562-a4bf-2b0c23a280ba', '2026-11-06', '01a1b03c-724d-7456-898d-f722c7b2bffe', 'false'),
  ('01a1b03c-74c1-7756-849c-a01f10a18427', '2026-11-06', '01a1b0c9-1727-7383-bd55-83c651c205a2', 'true'),
  ('01a1b03c-74c1-7756-849c-a01f10a18427', '2026-11-07', '01a1b51d-6a8b-7470-9a3d-b92ece0862d8', 'true'),
  ('01a1b03c-74c1-7756-849c-a01f10a18427', '2026-11-09', '01a1c041-4eb3-7683-9c18-28e41d275e88', 'true'),
  ('01a1b03c-74c1-7756-849c-a01f10a18427', '2026-11-10', '01a1c53b-8e49-7691-bbf5-107e9be45afc', 'true'),
  ('01a1b03c-74c1-7756-849c-a01f10a18427', '2026-11-11', '01a1ca38-8fec-7292-b549-2b19756e7d97', 'true'),
  ('01a1b03c-74c1-7756-849c-a01f10a18427', '2026-11-12', '01a1ce42-8cd3-7651-88c4-49cce39710e1', 'true'),
  ('01a1b03c-74c1-7756-849c-a01f10a18427', '2026-11-13', '01a1d445-07d9-709a-9554-4cc900924877', 'true'),
  ('01a1b03c-74c1-7756-849c-a01f10a18427', '2026-11-14', '01a1d916-73a3-7322-ac0d-051d8117699c', 'true'),
  ('01a1b03c-74c1-7756-849c-a01f10a18427', '2026-11-16', '01a1e402-4a37-7019-a2bc-c11d3ce4f7f3', 'true'),
  ('01a1b03c-74c1-7756-849c-a01f10a18427', '2026-11-17', '01a1e95a-a683-70eb-bc7e-b9ff89f82649', 'true'),
  ('01a1b03c-74c1-7756-849c-a01f10a18427', '2026-11-18', '01a1ee80-40dd-74c7-9bc8-3baf97fdde45', 'true'),
  ('01a1b03c-74c1-7756-849c-a01f10a18427', '2026-11-19', '01a1f2a8-7850-7662-b092-a7b64c527f57', 'true'),
  ('01a1b03c-74c1-7756-849c-a01f10a18427', '2026-11-20', '01a1f8c0-38a9-7285-8d65-d830130e040e', 'true');
insert into attendance_month ("student_id", "batch_id", "month", "present", "absent") overriding system value values
  ('01a11b91-9b52-7562-a4bf-2b0c23a280ba', '01a20e00-cf13-7483-8636-0421643385a4', '2026-11-01', '0', '1'),
  ('01a1b03c-74c1-7756-849c-a01f10a18427', '01a20e00-cf13-7483-8636-0ab6440a147f', '2026-11-01', '13', '0');
insert into attendance_sheet ("id", "batch_id", "day", "present", "absent", "saved_at", "saved_by", "version") overriding system value values
  ('01a1b03c-724d-7456-898d-f722c7b2bffe', '01a20e00-cf13-7483-8636-0421643385a4', '2026-11-06', '0', '1', '2026-11-06 09:41:53.869+00', '01a20e00-ce1b-760e-95fe-3049783809f2', '1'),
  ('01a1b0c9-1727-7383-bd55-83c651c205a2', '01a20e00-cf13-7483-8636-0ab6440a147f', '2026-11-06', '1', '0', '2026-11-06 12:15:31.111+00', '01a20e00-ce1b-760e-95fe-3049783809f2', '1'),
  ('01a1b51d-6a8b-7470-9a3d-b92ece0862d8', '01a20e00-cf13-7483-8636-0ab6440a147f', '2026-11-07', '1', '0', '2026-11-07 08:26:06.347+00', '01a20e00-ce1b-760e-95fe-3049783809f2', '1'),
  ('01a1c041-4eb3-7683-9c18-28e41d275e88', '01a20e00-cf13-7483-8636-0ab6440a147f', '2026-11-09', '1', '0', '2026-11-09 12:21:07.891+00', '01a20e00-ce1b-760e-95fe-3049783809f2', '1'),
  ('01a1c53b-8e49-7691-bbf5-107e9be45afc', '01a20e00-cf13-7483-8636-0ab6440a147f', '2026-11-10', '1', '0', '2026-11-10 11:32:57.033+00', '01a20e00-ce1b-760e-95fe-3049783809f2', '1'),
  ('01a1ca38-8fec-7292-b549-2b19756e7d97', '01a20e00-cf13-7483-8636-0ab6440a147f', '2026-11-11', '1', '0', '2026-11-11 10:47:46.924+00', '01a20e00-ce1b-760e-95fe-3049783809f2', '1'),
  ('01a1ce42-8cd3-7651-88c4-49cce39710e1', '01a20e00-cf13-7483-8636-0ab6440a147f', '2026-11-12', '1', '0', '2026-11-12 05:37:10.355+00', '01a20e00-ce1b-760e-95fe-3049783809f2', '1'),
  ('01a1d445-07d9-709a-9554-4cc900924877', '01a20e00-cf13-7483-8636-0ab6440a147f', '2026-11-13', '1', '0', '2026-11-13 09:37:36.217+00', '01a20e00-ce1b-760e-95fe-3049783809f2', '1'),
  ('01a1d916-73a3-7322-ac0d-051d8117699c', '01a20e00-cf13-7483-8636-0ab6440a147f', '2026-11-14', '1', '0', '2026-11-14 08:04:49.699+00', '01a20e00-ce1b-760e-95fe-3049783809f2', '1'),
  ('01a1e402-4a37-7019-a2bc-c11d3ce4f7f3', '01a20e00-cf13-7483-8636-0ab6440a147f', '2026-11-16', '1', '0', '2026-11-16 10:58:37.751+00', '01a20e00-ce1b-760e-95fe-3049783809f2', '1'),
  ('01a1e95a-a683-70eb-bc7e-b9ff89f82649', '01a20e00-cf13-7483-8636-0ab6440a147f', '2026-11-17', '1', '0', '2026-11-17 11:53:14.627+00', '01a20e00-ce1b-760e-95fe-3049783809f2', '1'),
  ('01a1ee80-40dd-74c7-9bc8-3baf97fdde45', '01a20e00-cf13-7483-8636-0ab6440a147f', '2026-11-18', '1', '0', '2026-11-18 11:52:25.053+00', '01a20e00-ce1b-760e-95fe-3049783809f2', '1'),
  ('01a1f2a8-7850-7662-b092-a7b64c527f57', '01a20e00-cf13-7483-8636-0ab6440a147f', '2026-11-19', '1', '0', '2026-11-19 07:14:49.552+00', '01a20e00-ce1b-760e-95fe-3049783809f2', '1'),
  ('01a1f8c0-38a9-7285-8d65-d830130e040e', '01a20e00-cf13-7483-8636-0ab6440a147f', '2026-11-20', '1', '0', '2026-11-20 11:38:29.417+00', '01a20e00-ce1b-760e-95fe-3049783809f2', '1');
insert into audit_entry ("id", "at", "actor_id", "actor_name", "actor_role", "action", "record", "record_id", "request_id", "before", "after") overriding system value values
  ('019583bb-5506-755d-874f-1d84ac6baec2', '2025-03-11 05:44:07.174+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e00-cf04-72a6-90a5-f27f30684370', '019583bb-5506-742b-82eb-d5a0909090a3', NULL, '{"_id": "01a20e00-cf04-72a6-90a5-f27f30684370", "room": "Room 1", "bCode": "TALLY-2504", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2025-07-01", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2025-04-01", "courseName": "Tally with GST"}'),
  ('0195eaed-5b52-720b-9495-ffd98db0c51c', '2025-03-31 06:39:38.834+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'category.create', 'category', '01a20e00-d182-73bb-8afa-da7114e26a8d', '0195eaed-5b52-715f-beb0-e9eee40e6fff', NULL, '{"budget": 3000, "ledger": "Tea and water"}'),
  ('0195eaed-5b52-7251-a2ef-af55bbb843ce', '2025-03-31 06:39:38.834+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'category.create', 'category', '01a20e00-d182-73bb-8afa-cdb10c73d044', '0195eaed-5b52-72bd-be48-9ec23f881063', NULL, '{"ledger": "Internet"}'),
  ('0195eaed-5b52-73d1-8d46-3a45840249e9', '2025-03-31 06:39:38.834+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'category.create', 'category', '01a20e00-d182-73bb-8afa-d41a42282ecb', '0195eaed-5b52-711c-9156-379e09b6edb9', NULL, '{"ledger": "Repairs"}'),
  ('0195eaed-5b52-74bd-8eb2-3b7a56253711', '2025-03-31 06:39:38.834+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'category.create', 'category', '01a20e00-d182-73bb-8afa-cb7e4d4d0c88', '0195eaed-5b52-70fd-b496-717bb9657813', NULL, '{"ledger": "Electricity"}'),
  ('0195eaed-5b52-75a2-aa89-57c3b093af61', '2025-03-31 06:39:38.834+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'recurring.create', 'recurring', '01a20e00-d193-7115-8368-b932da82b094', '0195eaed-5b52-70fd-ab1b-41e413aba9cc', NULL, '{"_id": "01a20e00-d193-7115-8368-b932da82b094", "amount": 1500, "ledger": "01a20e00-d182-73bb-8afa-d41a42282ecb", "remark": "Demo Repairs: upkeep of the projectors", "payMode": "Online", "version": 1, "startsOn": "2026-11-01", "createdAt": "2025-03-31T06:39:38.834Z", "updatedAt": "2025-03-31T06:39:38.834Z", "ledgerName": "Repairs"}'),
  ('0195eaed-5b52-75e7-ba14-b0255f37413e', '2025-03-31 06:39:38.834+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'category.create', 'category', '01a20e00-d182-73bb-8afa-c54b64452ba7', '0195eaed-5b52-713e-805d-d8a5b2da9e9e', NULL, '{"ledger": "Rent"}'),
  ('0195eaed-5b52-7651-af79-958af7b5142d', '2025-03-31 06:39:38.834+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'category.create', 'category', '01a20e00-d182-73bb-8afa-d3f4262ab88d', '0195eaed-5b52-7456-8eb1-8398f225e8d1', NULL, '{"budget": 5000, "ledger": "Stationery"}'),
  ('0195eaed-5b52-76a6-a315-c37f3898e52e', '2025-03-31 06:39:38.834+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'category.create', 'category', '01a20e00-d182-73bb-8afa-c032395f647d', '0195eaed-5b52-711e-8ef7-c98c06b249d2', NULL, '{"ledger": "Salaries"}'),
  ('0195eaed-5b52-77b8-9f4b-975c78b68e6d', '2025-03-31 06:39:38.834+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'category.create', 'category', '01a20e00-d182-73bb-8afa-dedac16a972f', '0195eaed-5b52-7523-bb9e-4c02279555a7', NULL, '{"budget": 20000, "ledger": "Advertising"}'),
  ('0195efe3-4389-75bc-87c8-1eb0aa27e622', '2025-04-01 05:46:43.465+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'staff.create', 'account', '01a20e00-d002-7412-921c-e9fe0d94b366', '0195efe3-4389-704a-adce-ad63d1936fc6', NULL, '{"id": "01a20e00-d002-7412-921c-e9fe0d94b366", "name": "Anil Demo", "role": "admin", "email": "anil@example.com"}'),
  ('0195f066-eeb6-71c3-89d8-53020b312ba8', '2025-04-01 08:10:32.502+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'staff.create', 'account', '01a20e00-cff7-714e-8081-3b266ed47586', '0195f066-eeb6-7744-9fd8-588bbda8d67e', NULL, '{"id": "01a20e00-cff7-714e-8081-3b266ed47586", "name": "Hina Sample", "role": "hr", "email": "hina@example.com"}'),
  ('0195f0f8-846c-70d4-af50-961fa444a01a', '2025-04-01 10:49:33.548+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'course.create', 'course', '01a20e00-cef8-716c-81a5-26abcc6d36ab', '0195f0f8-846c-759a-aa59-d2617b460162', NULL, '{"_id": "01a20e00-cef8-716c-81a5-26abcc6d36ab", "cFee": 12000, "course": "Tally with GST", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-70ea-9fd5-62f4efa46517', '2025-04-01 10:49:33.548+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'course.create', 'course', '01a20e00-cef8-716c-81a5-33fd01bb0b2a', '0195f0f8-846c-7374-9188-da35106dda6f', NULL, '{"_id": "01a20e00-cef8-716c-81a5-33fd01bb0b2a", "cFee": 35000, "course": "Data Analytics", "version": 1, "cDuration": "6 months"}'),
  ('0195f0f8-846c-72b2-afc7-d29675e7a9be', '2025-04-01 10:49:33.548+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'course.create', 'course', '01a20e00-cef8-716c-81a5-29405a35823f', '0195f0f8-846c-7028-8ad6-37175ba10dfa', NULL, '{"_id": "01a20e00-cef8-716c-81a5-29405a35823f", "cFee": 18000, "course": "Python Programming", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-7379-b74e-ac00c1398f7c', '2025-04-01 10:49:33.548+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'course.create', 'course', '01a20e00-cefd-73c6-91b7-de23311db05d', '0195f0f8-846c-7480-b1bb-dd04e5e227c9', NULL, '{"_id": "01a20e00-cefd-73c6-91b7-de23311db05d", "cFee": 22000, "course": "Graphic Design", "version": 1, "cDuration": "5 months"}'),
  ('0195f0f8-846c-7548-9e34-dd9789b31f6a', '2025-04-01 10:49:33.548+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'course.create', 'course', '01a20e00-cefd-73c6-91b7-e55512ade11a', '0195f0f8-846c-73aa-8e8b-e49d94f262fb', NULL, '{"_id": "01a20e00-cefd-73c6-91b7-e55512ade11a", "cFee": 4500, "course": "Hindi Typing", "version": 1, "cDuration": "2 months"}'),
  ('0195f0f8-846c-75f3-8ca9-c7a372201804', '2025-04-01 10:49:33.548+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'course.create', 'course', '01a20e00-cefe-7515-8fcd-977ecaaaee30', '0195f0f8-846c-76af-9cf7-82403f9ca323', NULL, '{"_id": "01a20e00-cefe-7515-8fcd-977ecaaaee30", "cFee": 16500, "course": "Français des affaires", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-760b-8033-a4f6b679bad0', '2025-04-01 10:49:33.548+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'course.create', 'course', '01a20e00-cef8-716c-81a5-2fae96181fb0', '0195f0f8-846c-75ff-8f64-3b66e2be99fd', NULL, '{"_id": "01a20e00-cef8-716c-81a5-2fae96181fb0", "cFee": 45000, "course": "Full Stack Web Development", "version": 1, "cDuration": "8 months"}'),
  ('0195f0f8-846c-774c-a63a-2dcd708d4b62', '2025-04-01 10:49:33.548+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'course.create', 'course', '01a20e00-cefd-73c6-91b7-e17f6fadcb11', '0195f0f8-846c-7555-aa08-bb16740e0516', NULL, '{"_id": "01a20e00-cefd-73c6-91b7-e17f6fadcb11", "cFee": 15000, "course": "Digital Marketing", "version": 1, "cDuration": "3 months"}'),
  ('0195f143-5a97-708a-9984-f46155d2023b', '2025-04-01 12:11:18.039+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'staff.create', 'account', '01a20e00-cff7-714e-8081-3e57f7c6f723', '0195f143-5a97-7248-b6cb-250bc345288c', NULL, '{"id": "01a20e00-cff7-714e-8081-3e57f7c6f723", "name": "Hemant Namuna", "role": "hr", "email": "hemant@example.com"}'),
  ('0195f16e-4e64-7782-85ac-4db63777e134', '2025-04-01 12:58:12.964+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'staff.create', 'account', '01a20e00-d002-7412-921c-e4cb919c79d1', '0195f16e-4e64-76c3-aa4d-6c9a473a011e', NULL, '{"id": "01a20e00-d002-7412-921c-e4cb919c79d1", "name": "Hazel Specimen", "role": "hr", "email": "hazel@example.com"}'),
  ('01960aa5-c6f2-75d5-9121-13119aaa6907', '2025-04-06 10:29:18.706+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e00-cf05-75b3-9753-59ea174cf061', '01960aa5-c6f2-702e-add1-8401c9cc66ad', NULL, '{"_id": "01a20e00-cf05-75b3-9753-59ea174cf061", "room": "Room 2", "bCode": "PY-2504", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2025-08-27", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 6}], "startDate": "2025-04-27", "courseName": "Python Programming"}'),
  ('01962e07-dbf7-707e-9c41-48e2b82a8158', '2025-04-13 07:23:09.175+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01962e07-dbf7-774e-a6ce-bdc727ecf584', '01962e07-dbf7-726c-bfa8-bdd629071a41', NULL, '{"_id": "01962e07-dbf7-774e-a6ce-bdc727ecf584", "date": "2025-04-13", "mode": "online", "year": 2025, "month": 4, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "online"}'),
  ('01965222-1b54-73ff-a6ee-2c6854aea049', '2025-04-20 07:38:09.108+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '01962e07-dbf7-774e-a6ce-bdc727ecf584', '01965222-1b54-7448-90ff-a21428f393c4', '{"status": "Open"}', '{"status": "Pending"}'),
  ('0196952d-9296-7360-909c-f54cf782fe7f', '2025-05-03 08:05:14.006+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e00-cf05-75b3-9753-5c5a33d4e5ba', '0196952d-9296-70d1-9592-3200b67e6e48', NULL, '{"_id": "01a20e00-cf05-75b3-9753-5c5a33d4e5ba", "room": "Lab 1", "bCode": "FSW-2505", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-01-24", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2025-05-24", "courseName": "Full Stack Web Development"}'),
  ('01971baf-477f-73ba-9104-715dc25eaed7', '2025-05-29 10:56:01.407+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e00-cf05-75b3-9753-63b1896794c1', '01971baf-477f-73b7-984d-56da03a39f23', NULL, '{"_id": "01a20e00-cf05-75b3-9753-63b1896794c1", "room": "Lab 2", "bCode": "DA-2506", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2025-12-19", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}], "startDate": "2025-06-19", "courseName": "Data Analytics"}'),
  ('01972f8c-001d-75cd-ad0e-c4ac671def37', '2025-06-02 07:29:53.693+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'expense.create', 'expense', '01972f8c-001d-75ed-b056-5975b7dda4fc', '01972f8c-001d-7764-a46b-5983135906f3', NULL, '{"_id": "01972f8c-001d-75ed-b056-5975b7dda4fc", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 172, "ledger": "01a20e00-d182-73bb-8afa-cdb10c73d044", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T07:29:53.693Z", "updatedAt": "2025-06-02T07:29:53.693Z", "voucherNo": "V2025-26/0001", "ledgerName": "Internet"}'),
  ('019730ae-176e-76dd-9e50-5b2c02875463', '2025-06-02 12:46:45.102+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'expense.create', 'expense', '019730ae-176e-7013-85a0-a01fd4598eed', '019730ae-176e-71c4-b514-dd4848e33d0c', NULL, '{"_id": "019730ae-176e-7013-85a0-a01fd4598eed", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 516, "ledger": "01a20e00-d182-73bb-8afa-cb7e4d4d0c88", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T12:46:45.102Z", "updatedAt": "2025-06-02T12:46:45.102Z", "voucherNo": "V2025-26/0002", "ledgerName": "Electricity"}'),
  ('01973f27-1abc-74a5-aec2-d84ca6fb571c', '2025-06-05 08:13:36.828+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'expense.create', 'expense', '01973f27-1abc-7239-9178-7bc97e2e042a', '01973f27-1abc-720e-9338-205d0b79f647', NULL, '{"_id": "01973f27-1abc-7239-9178-7bc97e2e042a", "date": "2025-06-05", "year": 2025, "month": 6, "amount": 3876, "ledger": "01a20e00-d182-73bb-8afa-c032395f647d", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-06-05T08:13:36.828Z", "updatedAt": "2025-06-05T08:13:36.828Z", "voucherNo": "V2025-26/0003", "ledgerName": "Salaries"}'),
  ('01973f71-631b-72ad-942c-03e897dcaf39', '2025-06-05 09:34:45.019+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01973f71-631b-7025-9b9b-85f186ed7047', '01973f71-631b-727f-a97a-10c517d6fc88', NULL, '{"_id": "01973f71-631b-7025-9b9b-85f186ed7047", "date": "2025-06-05", "mode": "offline", "year": 2025, "month": 6, "course": "Data Analytics", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019744be-dbb1-778e-972b-b0cb76220312', '2025-06-06 10:17:28.241+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'expense.create', 'expense', '019744be-dbb1-7060-bad4-08eba1305d76', '019744be-dbb1-7542-88e4-3d2c7a29d619', NULL, '{"_id": "019744be-dbb1-7060-bad4-08eba1305d76", "date": "2025-06-06", "year": 2025, "month": 6, "amount": 2153, "ledger": "01a20e00-d182-73bb-8afa-c54b64452ba7", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-06-06T10:17:28.241Z", "updatedAt": "2025-06-06T10:17:28.241Z", "voucherNo": "V2025-26/0004", "ledgerName": "Rent"}'),
  ('01976d38-7d5f-7054-8008-72980d27b0b5', '2025-06-14 06:55:08.127+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'student.register', 'student', '01976d38-7d5f-744d-bdb1-3830696dcc3e', '01976d38-7d5f-7230-bc85-5538b10c4b0d', NULL, '{"_id": "01976d38-7d5f-744d-bdb1-3830696dcc3e", "fee": 31500, "mode": "offline", "batch": "DA-2506", "course": "Data Analytics", "status": "Active", "PaidFee": 0, "dueDate": "2025-07-19", "endDate": "2025-12-19", "version": 1, "TotalFee": 31500, "declared": null, "isPlaced": "notPlaced", "cduration": "6 months", "PendingFee": 31500, "isCompleted": "yes", "joiningDate": "2025-06-14"}'),
  ('01976d38-7d5f-77ba-9117-da43ea511672', '2025-06-14 06:55:08.127+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'enquiry.admit', 'enquiry', '01973f71-631b-7025-9b9b-85f186ed7047', '01976d38-7d5f-74f9-b9b1-47c92f482507', '{"status": "Open", "student": null}', '{"status": "Closed", "student": "01976d38-7d5f-744d-bdb1-3830696dcc3e"}'),
  ('01977d82-9bf0-7777-8a16-7113da7caf56', '2025-06-17 10:50:01.072+00', '01a20e00-cff7-714e-8081-3b266ed47586', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01977d82-9bf0-7678-aad8-95067ad49a45', '01977d82-9bf0-732d-9b30-4afc983ece0f', NULL, '{"_id": "01977d82-9bf0-7678-aad8-95067ad49a45", "due": 21000, "date": "2025-06-17", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 6, "course": "Data Analytics", "changed": false, "payMode": "Online", "payable": 31500, "student": "01976d38-7d5f-744d-bdb1-3830696dcc3e", "version": 1, "issuedOn": "2025-06-17", "receiptNo": "2025-26/000001"}'),
  ('0197a729-c8b5-77b4-8912-a2c3e1487510', '2025-06-25 12:57:02.901+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e00-cf0a-748b-8057-70e8bbad3c9d', '0197a729-c8b5-7235-aa56-70e21468d7e4', NULL, '{"_id": "01a20e00-cf0a-748b-8057-70e8bbad3c9d", "room": "Room 1", "bCode": "GD-2507", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2025-12-16", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 2}, {"end": "20:00", "start": "18:00", "weekday": 4}, {"end": "20:00", "start": "18:00", "weekday": 6}], "startDate": "2025-07-16", "courseName": "Graphic Design"}'),
  ('0197cf00-2cf0-721f-a510-694c1fbb45a6', '2025-07-03 06:36:24.688+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'expense.create', 'expense', '0197cf00-2cf0-7726-886e-9bcf0ac03245', '0197cf00-2cf0-7033-bac0-ec1559ac6fd4', NULL, '{"_id": "0197cf00-2cf0-7726-886e-9bcf0ac03245", "date": "2025-07-03", "year": 2025, "month": 7, "amount": 1058, "ledger": "01a20e00-d182-73bb-8afa-cb7e4d4d0c88", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-03T06:36:24.688Z", "updatedAt": "2025-07-03T06:36:24.688Z", "voucherNo": "V2025-26/0005", "ledgerName": "Electricity"}'),
  ('0197d3b1-cdf4-758b-97f3-7c1258844c5d', '2025-07-04 04:28:54.644+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d3b1-cdf4-75e8-8979-95d3e4916719', '0197d3b1-cdf4-737c-b0ff-c4ffaa74244e', NULL, '{"_id": "0197d3b1-cdf4-75e8-8979-95d3e4916719", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 352, "ledger": "01a20e00-d182-73bb-8afa-cdb10c73d044", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T04:28:54.644Z", "updatedAt": "2025-07-04T04:28:54.644Z", "voucherNo": "V2025-26/0006", "ledgerName": "Internet"}'),
  ('0197d44b-78c3-74c4-9e5b-522446687887', '2025-07-04 07:16:45.379+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d44b-78c3-727b-83e4-31bd9ba142cf', '0197d44b-78c3-7684-9602-3909abb809e9', NULL, '{"_id": "0197d44b-78c3-727b-83e4-31bd9ba142cf", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 7938, "ledger": "01a20e00-d182-73bb-8afa-c032395f647d", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T07:16:45.379Z", "updatedAt": "2025-07-04T07:16:45.379Z", "voucherNo": "V2025-26/0007", "ledgerName": "Salaries"}'),
  ('0197e9a1-67f5-750c-9a28-a7513c5caf01', '2025-07-08 10:42:38.709+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'expense.create', 'expense', '0197e9a1-67f5-7500-ad67-355eeb2e15c5', '0197e9a1-67f5-77af-9fff-3473ddae8654', NULL, '{"_id": "0197e9a1-67f5-7500-ad67-355eeb2e15c5", "date": "2025-07-08", "year": 2025, "month": 7, "amount": 4410, "ledger": "01a20e00-d182-73bb-8afa-c54b64452ba7", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-07-08T10:42:38.709Z", "updatedAt": "2025-07-08T10:42:38.709Z", "voucherNo": "V2025-26/0008", "ledgerName": "Rent"}'),
  ('01980c8c-196a-7026-8e4c-14bd25584a98', '2025-07-15 05:26:04.906+00', '01a20e00-cff7-714e-8081-3e57f7c6f723', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '01980c8c-196a-755a-8af5-9f51d418477a', '01980c8c-196a-7547-a2ff-a67aa10f367e', NULL, '{"_id": "01980c8c-196a-755a-8af5-9f51d418477a", "due": 10500, "date": "2025-07-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 7, "course": "Data Analytics", "changed": false, "payMode": "Cash", "payable": 31500, "student": "01976d38-7d5f-744d-bdb1-3830696dcc3e", "version": 1, "issuedOn": "2025-07-15", "receiptNo": "2025-26/000002"}'),
  ('01982b99-c49f-73f7-b0df-c76009c3bedb', '2025-07-21 06:09:14.399+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e00-cf0b-7683-8e34-678e0ee0c491', '01982b99-c49f-747e-889f-81eda33ed454', NULL, '{"_id": "01a20e00-cf0b-7683-8e34-678e0ee0c491", "room": "Room 2", "bCode": "DM-2508", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2025-11-11", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2025-08-11", "courseName": "Digital Marketing"}'),
  ('0198305a-7b46-7410-8e8c-3f34efffaaf6', '2025-07-22 04:18:12.934+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'student.register', 'student', '0198305a-7b46-7456-9edd-ad6df1505908', '0198305a-7b46-76d5-83f1-9d9789a3ae87', NULL, '{"_id": "0198305a-7b46-7456-9edd-ad6df1505908", "fee": 22000, "mode": "offline", "batch": "GD-2507", "course": "Graphic Design", "status": "Active", "PaidFee": 0, "dueDate": "2025-08-26", "endDate": "2025-12-16", "version": 1, "TotalFee": 22000, "declared": null, "isPlaced": "notPlaced", "cduration": "5 months", "PendingFee": 22000, "isCompleted": "yes", "joiningDate": "2025-07-22"}'),
  ('01983ab5-5436-73d4-a16b-1b1693d55d4d', '2025-07-24 04:33:38.87+00', '01976d38-7d5f-744d-bdb1-3830696dcc3e', '', 'student', 'project.add', 'project', '01983ab5-5436-745c-9b35-4f35f0d5300d', '01983ab5-5436-751b-868d-204aa0720a18', NULL, '{"_id": "01983ab5-5436-745c-9b35-4f35f0d5300d", "student": "01976d38-7d5f-744d-bdb1-3830696dcc3e", "version": 1}'),
  ('01984f40-d442-7746-86a9-6e0e8633c387', '2025-07-28 04:18:25.474+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'fee.record', 'receipt', '01984f40-d442-74d3-99be-5cdf470d72dc', '01984f40-d442-73ac-b1dc-e602d35ddeb5', NULL, '{"_id": "01984f40-d442-74d3-99be-5cdf470d72dc", "due": 11000, "date": "2025-07-28", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 7, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-7456-9edd-ad6df1505908", "version": 1, "issuedOn": "2025-07-28", "receiptNo": "2025-26/000003"}'),
  ('01985aa9-0953-765e-91a4-dba91d2ebbd3', '2025-07-30 09:28:04.179+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'staff.update', 'account', '01a20e00-d002-7412-921c-e4cb919c79d1', '01985aa9-0953-776e-aff0-efde2db3adde', '{"status": "Active", "version": 1}', '{"status": "Disable", "version": 2}'),
  ('01986905-43a3-7428-b793-e967d322e7f0', '2025-08-02 04:23:29.443+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'expense.create', 'expense', '01986905-43a3-7789-9a83-cb8c8bfa01e0', '01986905-43a3-73f1-aa63-e7506f8aa03e', NULL, '{"_id": "01986905-43a3-7789-9a83-cb8c8bfa01e0", "date": "2025-08-02", "year": 2025, "month": 8, "amount": 4341, "ledger": "01a20e00-d182-73bb-8afa-c54b64452ba7", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-08-02T04:23:29.443Z", "updatedAt": "2025-08-02T04:23:29.443Z", "voucherNo": "V2025-26/0009", "ledgerName": "Rent"}'),
  ('019873c7-c03e-7590-8327-e5e4c9cc29d1', '2025-08-04 06:32:07.486+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'expense.create', 'expense', '019873c7-c03e-77d2-a838-355b0924d09f', '019873c7-c03e-75a3-a18d-f4f023d8193e', NULL, '{"_id": "019873c7-c03e-77d2-a838-355b0924d09f", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 7814, "ledger": "01a20e00-d182-73bb-8afa-c032395f647d", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T06:32:07.486Z", "updatedAt": "2025-08-04T06:32:07.486Z", "voucherNo": "V2025-26/0010", "ledgerName": "Salaries"}'),
  ('0198742d-391a-74e9-b418-53f36007e09c', '2025-08-04 08:22:57.562+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'expense.create', 'expense', '0198742d-391a-76eb-92fd-387b91fe0a8a', '0198742d-391a-7105-9734-64ac1029e44e', NULL, '{"_id": "0198742d-391a-76eb-92fd-387b91fe0a8a", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 347, "ledger": "01a20e00-d182-73bb-8afa-cdb10c73d044", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T08:22:57.562Z", "updatedAt": "2025-08-04T08:22:57.562Z", "voucherNo": "V2025-26/0011", "ledgerName": "Internet"}'),
  ('01987a45-a517-70d5-88fb-cccd34820280', '2025-08-05 12:47:21.367+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'expense.create', 'expense', '01987a45-a517-7155-a107-7835c56c9305', '01987a45-a517-7519-b895-655eb778fbdf', NULL, '{"_id": "01987a45-a517-7155-a107-7835c56c9305", "date": "2025-08-05", "year": 2025, "month": 8, "amount": 1041, "ledger": "01a20e00-d182-73bb-8afa-cb7e4d4d0c88", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-05T12:47:21.367Z", "updatedAt": "2025-08-05T12:47:21.367Z", "voucherNo": "V2025-26/0012", "ledgerName": "Electricity"}'),
  ('0198adb9-bb13-7615-b2bd-f6a4b1c487a5', '2025-08-15 12:34:47.187+00', '01a20e00-cff7-714e-8081-3b266ed47586', 'Hina Sample', 'hr', 'fee.record', 'receipt', '0198adb9-bb13-7028-82dd-1718248f3854', '0198adb9-bb13-7175-8572-1fb42824d0ba', NULL, '{"_id": "0198adb9-bb13-7028-82dd-1718248f3854", "due": 0, "date": "2025-08-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 8, "course": "Data Analytics", "changed": false, "payMode": "Others", "payable": 31500, "student": "01976d38-7d5f-744d-bdb1-3830696dcc3e", "version": 1, "issuedOn": "2025-08-15", "receiptNo": "2025-26/000004"}'),
  ('0198b7a5-65f9-73b2-b43e-4d1e220da5a8', '2025-08-17 10:48:46.841+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e00-cf0b-7683-8e34-6a4042f3d90c', '0198b7a5-65f9-7530-9e0a-9aba6165b78f', NULL, '{"_id": "01a20e00-cf0b-7683-8e34-6a4042f3d90c", "room": "Lab 1", "bCode": "HT-2509", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2025-11-07", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2025-09-07", "courseName": "Hindi Typing"}'),
  ('0198d1be-32ac-7028-9f19-d67803d474c7', '2025-08-22 12:25:59.724+00', '01a20e00-cff7-714e-8081-3e57f7c6f723', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '0198d1be-32ac-7099-94f6-c5e214624a5d', '0198d1be-32ac-753f-b0f9-28f012d7d41d', NULL, '{"_id": "0198d1be-32ac-7099-94f6-c5e214624a5d", "due": 0, "date": "2025-08-21", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 8, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-7456-9edd-ad6df1505908", "version": 1, "issuedOn": "2025-08-22", "receiptNo": "2025-26/000005"}'),
  ('019904aa-7eb6-74c5-bdee-5bfdce6f4175', '2025-09-01 09:45:06.486+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'expense.create', 'expense', '019904aa-7eb6-7790-b120-f5d502fc0c17', '019904aa-7eb6-733a-8e4f-3dbae375967e', NULL, '{"_id": "019904aa-7eb6-7790-b120-f5d502fc0c17", "date": "2025-09-01", "year": 2025, "month": 9, "amount": 6144, "ledger": "01a20e00-d182-73bb-8afa-c032395f647d", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-09-01T09:45:06.486Z", "updatedAt": "2025-09-01T09:45:06.486Z", "voucherNo": "V2025-26/0013", "ledgerName": "Salaries"}'),
  ('01990a07-c598-7442-a895-4ebff6556812', '2025-09-02 10:45:05.56+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'expense.create', 'expense', '01990a07-c598-754d-b6fb-0f7a27114b3f', '01990a07-c598-7651-baa3-7e482441aef0', NULL, '{"_id": "01990a07-c598-754d-b6fb-0f7a27114b3f", "date": "2025-09-02", "year": 2025, "month": 9, "amount": 3413, "ledger": "01a20e00-d182-73bb-8afa-c54b64452ba7", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-09-02T10:45:05.560Z", "updatedAt": "2025-09-02T10:45:05.560Z", "voucherNo": "V2025-26/0014", "ledgerName": "Rent"}'),
  ('01990f32-eeb0-7719-9365-378045130b0e', '2025-09-03 10:50:20.208+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'expense.create', 'expense', '01990f32-eeb0-7788-aa09-908ed26788d8', '01990f32-eeb0-713e-abdf-25cdeca883f1', NULL, '{"_id": "01990f32-eeb0-7788-aa09-908ed26788d8", "date": "2025-09-03", "year": 2025, "month": 9, "amount": 819, "ledger": "01a20e00-d182-73bb-8afa-cb7e4d4d0c88", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-03T10:50:20.208Z", "updatedAt": "2025-09-03T10:50:20.208Z", "voucherNo": "V2025-26/0015", "ledgerName": "Electricity"}'),
  ('0199291d-4815-7428-b348-8b8801f47bd1', '2025-09-08 11:36:48.917+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'expense.create', 'expense', '0199291d-4815-7160-9e46-44b660c96eb6', '0199291d-4815-70eb-92b4-aad88017e883', NULL, '{"_id": "0199291d-4815-7160-9e46-44b660c96eb6", "date": "2025-09-08", "year": 2025, "month": 9, "amount": 273, "ledger": "01a20e00-d182-73bb-8afa-cdb10c73d044", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-08T11:36:48.917Z", "updatedAt": "2025-09-08T11:36:48.917Z", "voucherNo": "V2025-26/0016", "ledgerName": "Internet"}'),
  ('01993c60-445a-7182-b9d9-db35d56e3aa4', '2025-09-12 05:22:45.978+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e00-cf0b-7683-8e34-6f3b7c2edac7', '01993c60-445a-74e2-b46e-c582b9dab9eb', NULL, '{"_id": "01a20e00-cf0b-7683-8e34-6f3b7c2edac7", "room": "Lab 2", "bCode": "FR-2510", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2026-02-03", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 6}], "startDate": "2025-10-03", "courseName": "Français des affaires"}'),
  ('01994735-b681-779e-81f4-d76291b15bb1', '2025-09-14 07:52:06.529+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'fee.record', 'receipt', '01994735-b681-72c5-8112-eff547bb3f22', '01994735-b681-71a1-8c2c-547271d88afd', NULL, '{"_id": "01994735-b681-72c5-8112-eff547bb3f22", "due": 0, "date": "2025-09-14", "paid": 15000, "year": 2025, "bCode": "DM-2508", "month": 9, "course": "Digital Marketing", "changed": false, "payMode": "Cash", "payable": 15000, "student": "0199483e-e8b1-7649-b034-a60495d0c89b", "version": 1, "issuedOn": "2025-09-14", "receiptNo": "2025-26/000006"}'),
  ('0199483e-e8b1-77c2-84b0-63bc43d3742d', '2025-09-14 12:41:46.417+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'student.register', 'student', '0199483e-e8b1-7649-b034-a60495d0c89b', '0199483e-e8b1-77e8-855d-9efa3f453844', NULL, '{"_id": "0199483e-e8b1-7649-b034-a60495d0c89b", "fee": 15000, "mode": "online", "batch": "DM-2508", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2025-10-19", "endDate": "2025-11-11", "version": 1, "TotalFee": 15000, "declared": null, "isPlaced": "placed", "cduration": "3 months", "PendingFee": 15000, "isCompleted": "yes", "joiningDate": "2025-09-14"}'),
  ('0199c7c0-0ba8-7249-ae72-4c6afdefae56', '2025-10-09 06:54:35.944+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e00-cf0b-7683-8e34-7186d2667916', '0199c7c0-0ba8-7530-9da9-a39be64872ff', NULL, '{"_id": "01a20e00-cf0b-7683-8e34-7186d2667916", "room": "Room 1", "bCode": "TALLY-2510", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-01-30", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2025-10-30", "courseName": "Tally with GST"}'),
  ('019a24d1-6480-7045-99d9-8eff8d1c9d91', '2025-10-27 08:38:13.888+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '019a24d1-6480-7548-a64f-b465273563e2', '019a24d1-6480-7466-80ca-02124bf3de47', '{"status": "Open"}', '{"status": "Pending"}'),
  ('019a24d1-6480-73fd-8962-abe5936a494d', '2025-10-27 08:38:13.888+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '019a24d1-6480-7548-a64f-b465273563e2', '019a24d1-6480-74f0-ab8a-f0e8608c9c54', NULL, '{"_id": "019a24d1-6480-7548-a64f-b465273563e2", "date": "2025-10-27", "mode": "offline", "year": 2025, "month": 10, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019a3e0d-cbe7-7254-a2a9-b0682b2c8f1e', '2025-11-01 06:14:42.919+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'expense.create', 'expense', '019a3e0d-cbe7-75b5-9fa8-bf9844b88c81', '019a3e0d-cbe7-7075-b457-aab2f873bd0b', NULL, '{"_id": "019a3e0d-cbe7-75b5-9fa8-bf9844b88c81", "date": "2025-11-01", "year": 2025, "month": 11, "amount": 1250, "ledger": "01a20e00-d182-73bb-8afa-c54b64452ba7", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-11-01T06:14:42.919Z", "updatedAt": "2025-11-01T06:14:42.919Z", "voucherNo": "V2025-26/0017", "ledgerName": "Rent"}'),
  ('019a499b-18e8-71ec-af2d-03669f015f4b', '2025-11-03 12:04:52.584+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'expense.create', 'expense', '019a499b-18e8-7757-9b30-c7b367058e2e', '019a499b-18e8-729a-9f44-e1286edb66ec', NULL, '{"_id": "019a499b-18e8-7757-9b30-c7b367058e2e", "date": "2025-11-03", "year": 2025, "month": 11, "amount": 2250, "ledger": "01a20e00-d182-73bb-8afa-c032395f647d", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-11-03T12:04:52.584Z", "updatedAt": "2025-11-03T12:04:52.584Z", "voucherNo": "V2025-26/0018", "ledgerName": "Salaries"}'),
  ('019a4dd1-d13d-7200-a0fe-90df04f3fd83', '2025-11-04 07:43:07.581+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e00-cf0b-7683-8e34-76173cdb9edd', '019a4dd1-d13d-7187-845b-26e0d4ab060e', NULL, '{"_id": "01a20e00-cf0b-7683-8e34-76173cdb9edd", "room": "Room 2", "bCode": "PY-2511", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2026-03-25", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}], "startDate": "2025-11-25", "courseName": "Python Programming"}'),
  ('019a5870-be50-7094-9521-a18e9fc2f0f8', '2025-11-06 09:12:55.12+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'expense.create', 'expense', '019a5870-be50-7021-b3f3-2d1cb6a3bb9f', '019a5870-be50-76c6-9252-b034ba490ec9', NULL, '{"_id": "019a5870-be50-7021-b3f3-2d1cb6a3bb9f", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 100, "ledger": "01a20e00-d182-73bb-8afa-cdb10c73d044", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T09:12:55.120Z", "updatedAt": "2025-11-06T09:12:55.120Z", "voucherNo": "V2025-26/0019", "ledgerName": "Internet"}'),
  ('019a58cd-919f-769e-80f3-9cb527070f3f', '2025-11-06 10:54:18.527+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'expense.create', 'expense', '019a58cd-919f-73dc-b62b-89b11833e741', '019a58cd-919f-76ae-8b1e-e676aab6b7d6', NULL, '{"_id": "019a58cd-919f-73dc-b62b-89b11833e741", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 300, "ledger": "01a20e00-d182-73bb-8afa-cb7e4d4d0c88", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T10:54:18.527Z", "updatedAt": "2025-11-06T10:54:18.527Z", "voucherNo": "V2025-26/0020", "ledgerName": "Electricity"}'),
  ('019acdcb-3f5e-704f-9dcc-b2043d0267ec', '2025-11-29 04:07:20.67+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'student.register', 'student', '019acdcb-3f5e-77ae-9467-82e86423dd12', '019acdcb-3f5e-737c-a5c7-e18f952683d6', NULL, '{"_id": "019acdcb-3f5e-77ae-9467-82e86423dd12", "fee": 18000, "mode": "offline", "batch": "PY-2511", "course": "Python Programming", "status": "Active", "PaidFee": 0, "dueDate": "2026-01-03", "endDate": "2026-03-25", "version": 1, "TotalFee": 18000, "declared": null, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 18000, "isCompleted": "yes", "joiningDate": "2025-11-29"}'),
  ('019acefa-c7b2-7633-b4a2-7f947575f35d', '2025-11-29 09:38:52.978+00', '01a20e00-cff7-714e-8081-3b266ed47586', 'Hina Sample', 'hr', 'fee.record', 'receipt', '019acefa-c7b2-775a-ab59-954957399d0f', '019acefa-c7b2-7369-b84c-bdbf913ac3ef', NULL, '{"_id": "019acefa-c7b2-775a-ab59-954957399d0f", "due": 12000, "date": "2025-11-29", "paid": 6000, "year": 2025, "bCode": "PY-2511", "month": 11, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-77ae-9467-82e86423dd12", "version": 1, "issuedOn": "2025-11-29", "receiptNo": "2025-26/000007"}'),
  ('019ad88c-72fa-7558-81ff-49bca2ccc59c', '2025-12-01 06:14:34.49+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e00-cf0c-7408-ab25-741f8aeff173', '019ad88c-72fa-75a2-9144-f043a8d640b6', NULL, '{"_id": "01a20e00-cf0c-7408-ab25-741f8aeff173", "room": "Lab 1", "bCode": "FSW-2512", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-08-22", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2025-12-22", "courseName": "Full Stack Web Development"}'),
  ('019b5e41-c6ac-7313-b52a-c7d92fc6ca06', '2025-12-27 05:22:07.66+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e00-cf0c-7408-ab25-7ac7fdbd0851', '019b5e41-c6ac-747a-aeaa-104c75b7402b', NULL, '{"_id": "01a20e00-cf0c-7408-ab25-7ac7fdbd0851", "room": "Lab 2", "bCode": "DA-2601", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-07-17", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2026-01-17", "courseName": "Data Analytics"}'),
  ('019b7ce0-50eb-7502-bb5d-24a81c324b0c', '2026-01-02 04:03:54.219+00', '01a20e00-cff7-714e-8081-3e57f7c6f723', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '019b7ce0-50eb-77ef-b3d9-0efbc9a327f0', '019b7ce0-50eb-745b-8bd4-baee5661554c', NULL, '{"_id": "019b7ce0-50eb-77ef-b3d9-0efbc9a327f0", "due": 6000, "date": "2026-01-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 1, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-77ae-9467-82e86423dd12", "version": 1, "issuedOn": "2026-01-02", "receiptNo": "2025-26/000008"}'),
  ('019b7d9a-7db3-769b-b2b0-5adb8ae24a60', '2026-01-02 07:27:15.379+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'expense.create', 'expense', '019b7d9a-7db3-7346-8e50-361596af7ce2', '019b7d9a-7db3-767a-b1d0-afa70bed2dcd', NULL, '{"_id": "019b7d9a-7db3-7346-8e50-361596af7ce2", "date": "2026-01-02", "year": 2026, "month": 1, "amount": 1076, "ledger": "01a20e00-d182-73bb-8afa-c54b64452ba7", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-01-02T07:27:15.379Z", "updatedAt": "2026-01-02T07:27:15.379Z", "voucherNo": "V2025-26/0021", "ledgerName": "Rent"}'),
  ('019b92c8-7213-70ac-bb85-14111a619f8c', '2026-01-06 10:09:28.595+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'expense.create', 'expense', '019b92c8-7213-7489-9760-f72835da1fad', '019b92c8-7213-76a3-8e01-b6fb47eccf77', NULL, '{"_id": "019b92c8-7213-7489-9760-f72835da1fad", "date": "2026-01-06", "year": 2026, "month": 1, "amount": 258, "ledger": "01a20e00-d182-73bb-8afa-cb7e4d4d0c88", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-06T10:09:28.595Z", "updatedAt": "2026-01-06T10:09:28.595Z", "voucherNo": "V2025-26/0022", "ledgerName": "Electricity"}'),
  ('019b96c0-e9f1-7660-bd6b-90f1064c25c1', '2026-01-07 04:39:43.857+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'expense.create', 'expense', '019b96c0-e9f1-71a2-b8b6-4165547711a7', '019b96c0-e9f1-74ac-8617-fe6b69f0c7c9', NULL, '{"_id": "019b96c0-e9f1-71a2-b8b6-4165547711a7", "date": "2026-01-07", "year": 2026, "month": 1, "amount": 1938, "ledger": "01a20e00-d182-73bb-8afa-c032395f647d", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-01-07T04:39:43.857Z", "updatedAt": "2026-01-07T04:39:43.857Z", "voucherNo": "V2025-26/0023", "ledgerName": "Salaries"}'),
  ('019b9be6-f910-7027-aaa8-a03fc4ff36ff', '2026-01-08 04:39:24.176+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'expense.create', 'expense', '019b9be6-f910-73e4-b375-999fce2d7ebc', '019b9be6-f910-7000-9889-d85460ec98c8', NULL, '{"_id": "019b9be6-f910-73e4-b375-999fce2d7ebc", "date": "2026-01-08", "year": 2026, "month": 1, "amount": 86, "ledger": "01a20e00-d182-73bb-8afa-cdb10c73d044", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-08T04:39:24.176Z", "updatedAt": "2026-01-08T04:39:24.176Z", "voucherNo": "V2025-26/0024", "ledgerName": "Internet"}'),
  ('019bea69-43a4-77bd-83ea-df81a0e97cb4', '2026-01-23 10:32:05.796+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e00-cf0c-7408-ab25-7eab20932d5f', '019bea69-43a4-7173-a921-fc1c0bbdf280', NULL, '{"_id": "01a20e00-cf0c-7408-ab25-7eab20932d5f", "room": "Room 1", "bCode": "GD-2602", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-07-13", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-02-13", "courseName": "Graphic Design"}'),
  ('019c1cef-33c4-74b6-89a9-e2a42d1270d5', '2026-02-02 05:59:24.356+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'fee.record', 'receipt', '019c1cef-33c4-7511-9903-e91c3f9ee20d', '019c1cef-33c4-7689-a435-2ef976c78034', NULL, '{"_id": "019c1cef-33c4-7511-9903-e91c3f9ee20d", "due": 0, "date": "2026-02-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 2, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-77ae-9467-82e86423dd12", "version": 1, "issuedOn": "2026-02-02", "receiptNo": "2025-26/000009"}'),
  ('019c31b6-9ffd-75a8-be7c-bd691c55c870', '2026-02-06 06:49:38.045+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'expense.create', 'expense', '019c31b6-9ffd-74e2-b6e2-8224e9e76011', '019c31b6-9ffd-7304-a23e-a0c39054676b', NULL, '{"_id": "019c31b6-9ffd-74e2-b6e2-8224e9e76011", "date": "2026-02-06", "year": 2026, "month": 2, "amount": 2457, "ledger": "01a20e00-d182-73bb-8afa-c032395f647d", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-02-06T06:49:38.045Z", "updatedAt": "2026-02-06T06:49:38.045Z", "voucherNo": "V2025-26/0025", "ledgerName": "Salaries"}'),
  ('019c369f-a274-7623-8fb2-470624362941', '2026-02-07 05:42:37.428+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'expense.create', 'expense', '019c369f-a274-7653-bab5-82c923f48e2e', '019c369f-a274-7708-af67-057d15c136ba', NULL, '{"_id": "019c369f-a274-7653-bab5-82c923f48e2e", "date": "2026-02-07", "year": 2026, "month": 2, "amount": 1365, "ledger": "01a20e00-d182-73bb-8afa-c54b64452ba7", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-02-07T05:42:37.428Z", "updatedAt": "2026-02-07T05:42:37.428Z", "voucherNo": "V2025-26/0026", "ledgerName": "Rent"}'),
  ('019c411e-2084-7510-922f-fea94cc139b9', '2026-02-09 06:36:59.396+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'expense.create', 'expense', '019c411e-2084-732c-aee6-241381d3dfa9', '019c411e-2084-76b1-ac65-6ee7d118ac34', NULL, '{"_id": "019c411e-2084-732c-aee6-241381d3dfa9", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 327, "ledger": "01a20e00-d182-73bb-8afa-cb7e4d4d0c88", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T06:36:59.396Z", "updatedAt": "2026-02-09T06:36:59.396Z", "voucherNo": "V2025-26/0027", "ledgerName": "Electricity"}'),
  ('019c423e-23a9-7056-b0d1-8de4d64f5ee0', '2026-02-09 11:51:34.569+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'expense.create', 'expense', '019c423e-23a9-7098-8f76-08730ce8c60b', '019c423e-23a9-777c-9fff-dd2826df9103', NULL, '{"_id": "019c423e-23a9-7098-8f76-08730ce8c60b", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 109, "ledger": "01a20e00-d182-73bb-8afa-cdb10c73d044", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T11:51:34.569Z", "updatedAt": "2026-02-09T11:51:34.569Z", "voucherNo": "V2025-26/0028", "ledgerName": "Internet"}'),
  ('019c7004-9136-70a6-840c-63666f9345c8', '2026-02-18 09:11:13.462+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e00-cf0c-7408-ab25-8236fe567f35', '019c7004-9136-70bd-bc18-8b6cfa6ec63d', NULL, '{"_id": "01a20e00-cf0c-7408-ab25-8236fe567f35", "room": "Room 2", "bCode": "DM-2603", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-06-11", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2026-03-11", "courseName": "Digital Marketing"}'),
  ('019cfa32-3a20-770b-8a15-b19ce6decce1', '2026-03-17 05:08:41.632+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e00-cf0d-7376-ab9f-4ed87833db81', '019cfa32-3a20-73f2-a5a2-923c8f5a1c5b', NULL, '{"_id": "01a20e00-cf0d-7376-ab9f-4ed87833db81", "room": "Lab 1", "bCode": "HT-2604", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2026-06-07", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2026-04-07", "courseName": "Hindi Typing"}'),
  ('019d47ad-09b4-7053-a8a6-be35e3f3cb06', '2026-04-01 06:13:35.796+00', '01976d38-7d5f-744d-bdb1-3830696dcc3e', '', 'student', 'project.add', 'project', '019d47ad-09b4-75fa-93dc-301276db87e9', '019d47ad-09b4-74bb-8bb0-33216e6fd45f', NULL, '{"_id": "019d47ad-09b4-75fa-93dc-301276db87e9", "student": "01976d38-7d5f-744d-bdb1-3830696dcc3e", "version": 1}'),
  ('019d805b-85ba-711c-a5dd-b91e96889101', '2026-04-12 06:22:54.906+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e00-cf0d-7376-ab9f-50a4c416708c', '019d805b-85ba-7228-9257-13827db23adf', NULL, '{"_id": "01a20e00-cf0d-7376-ab9f-50a4c416708c", "room": "Lab 2", "bCode": "FR-2605", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-09-03", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-05-03", "courseName": "Français des affaires"}'),
  ('019daf1c-ae23-70ce-9638-655aebe79a38', '2026-04-21 08:16:25.635+00', '01976d38-7d5f-744d-bdb1-3830696dcc3e', '', 'student', 'portfolio.add', 'portfolio', '019daf1c-ae23-7198-956d-63839ac47b86', '019daf1c-ae23-7082-b988-980326c68dd3', NULL, '{"_id": "019daf1c-ae23-7198-956d-63839ac47b86", "student": "01976d38-7d5f-744d-bdb1-3830696dcc3e", "version": 1}'),
  ('019e0afc-7890-70cd-90a6-8161348e96dc', '2026-05-09 04:26:18.64+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e00-cf0d-7376-ab9f-57482492b725', '019e0afc-7890-754c-8fd2-4d228d8eabb1', NULL, '{"_id": "01a20e00-cf0d-7376-ab9f-57482492b725", "room": "Room 1", "bCode": "TALLY-2605", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-08-30", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2026-05-30", "courseName": "Tally with GST"}'),
  ('019e91fd-57b9-77f6-ab70-62d8e4e5759e', '2026-06-04 09:35:59.929+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e00-cf11-7277-bf57-b0df594d2308', '019e91fd-57b9-769b-aa97-99b10fa9c4ae', NULL, '{"_id": "01a20e00-cf11-7277-bf57-b0df594d2308", "room": "Room 2", "bCode": "PY-2606", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-10-25", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-06-25", "courseName": "Python Programming"}'),
  ('019f1d81-7446-709e-9448-e26363a2078f', '2026-07-01 11:47:31.014+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e00-cf12-7269-960b-c70a7cbe8ca4', '019f1d81-7446-76c8-b7a8-91dab6dc39fe', NULL, '{"_id": "01a20e00-cf12-7269-960b-c70a7cbe8ca4", "room": "Lab 1", "bCode": "FSW-2607", "bTime": "10:00 to 12:00", "seats": 1, "endDate": null, "trainer": "Dev Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2026-07-22", "courseName": "Full Stack Web Development"}'),
  ('019f4660-91bf-73bb-b483-0e58fd07a9ca', '2026-07-09 10:16:01.727+00', '01976d38-7d5f-744d-bdb1-3830696dcc3e', '', 'student', 'portfolio.add', 'portfolio', '019f4660-91bf-75d4-860d-033b1d5392cd', '019f4660-91bf-766a-85de-cf721c2f3742', NULL, '{"_id": "019f4660-91bf-75d4-860d-033b1d5392cd", "student": "01976d38-7d5f-744d-bdb1-3830696dcc3e", "version": 1}'),
  ('019fa230-ae6c-74f4-8415-923d5b517cad', '2026-07-27 06:08:47.212+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e00-cf12-7269-960b-c9d4eb12f315', '019fa230-ae6c-734a-93d9-b9197d8b4df7', NULL, '{"_id": "01a20e00-cf12-7269-960b-c9d4eb12f315", "room": "Lab 2", "bCode": "DA-2608", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2027-02-17", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}], "startDate": "2026-08-17", "courseName": "Data Analytics"}'),
  ('01a02eaf-9c16-7734-9d28-34a7f5a7b5a8', '2026-08-23 12:54:15.83+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e00-cf13-7483-8636-013b5cf45ad4', '01a02eaf-9c16-7037-b347-c92543a39071', NULL, '{"_id": "01a20e00-cf13-7483-8636-013b5cf45ad4", "room": "Room 1", "bCode": "GD-2609", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2027-02-13", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-09-13", "courseName": "Graphic Design"}'),
  ('01a0b40e-f07d-74b8-81bb-a0c22afc0953', '2026-09-18 10:27:53.085+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e00-cf13-7483-8636-0421643385a4', '01a0b40e-f07d-7001-81a2-aa2c9e8e60bb', NULL, '{"_id": "01a20e00-cf13-7483-8636-0421643385a4", "room": "Room 2", "bCode": "DM-2610", "bTime": "12:30 to 14:30", "seats": 1, "endDate": null, "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2026-10-09", "courseName": "Digital Marketing"}'),
  ('01a0d6d4-797a-7791-b44a-7a81b53039df', '2026-09-25 04:30:44.09+00', '01976d38-7d5f-744d-bdb1-3830696dcc3e', '', 'student', 'project.add', 'project', '01a0d6d4-797a-7383-b878-94d77cc11041', '01a0d6d4-797a-77b3-8afa-15ba146193fc', NULL, '{"_id": "01a0d6d4-797a-7383-b878-94d77cc11041", "student": "01976d38-7d5f-744d-bdb1-3830696dcc3e", "version": 1}'),
  ('01a11b91-9b52-738a-8f9b-84e1064d1034', '2026-10-08 12:51:29.746+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'student.register', 'student', '01a11b91-9b52-7562-a4bf-2b0c23a280ba', '01a11b91-9b52-759a-9ea8-45e40b9cba3b', NULL, '{"_id": "01a11b91-9b52-7562-a4bf-2b0c23a280ba", "fee": 13500, "mode": "offline", "batch": "DM-2610", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2026-11-12", "endDate": null, "version": 1, "TotalFee": 13500, "declared": null, "isPlaced": "notPlaced", "cduration": "3 months", "PendingFee": 13500, "isCompleted": "no", "joiningDate": "2026-10-08"}'),
  ('01a13e7e-69d3-744a-b2ff-2834c9aaefc6', '2026-10-15 07:37:14.451+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e00-cf13-7483-8636-0ab6440a147f', '01a13e7e-69d3-7639-9782-8a3f95a0d033', NULL, '{"_id": "01a20e00-cf13-7483-8636-0ab6440a147f", "room": "Lab 1", "bCode": "HT-2611", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2027-01-05", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}], "startDate": "2026-11-05", "courseName": "Hindi Typing"}'),
  ('01a19b44-4019-7299-bdc3-8415dc40381f', '2026-11-02 07:58:23.769+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19b44-4019-70ad-9c44-6608129db810', '01a19b44-4019-70c5-a607-c09da6cdf210', NULL, '{"_id": "01a19b44-4019-70ad-9c44-6608129db810", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 221, "ledger": "01a20e00-d182-73bb-8afa-c54b64452ba7", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T07:58:23.769Z", "updatedAt": "2026-11-02T07:58:23.769Z", "voucherNo": "V2026-27/0001", "ledgerName": "Rent"}'),
  ('01a19c3d-3bc5-71f2-ad78-a93da5f54326', '2026-11-02 12:30:21.125+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19c3d-3bc5-7302-94b2-355f36ce056f', '01a19c3d-3bc5-75da-9135-327a15ae9316', NULL, '{"_id": "01a19c3d-3bc5-7302-94b2-355f36ce056f", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 398, "ledger": "01a20e00-d182-73bb-8afa-c032395f647d", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T12:30:21.125Z", "updatedAt": "2026-11-02T12:30:21.125Z", "voucherNo": "V2026-27/0002", "ledgerName": "Salaries"}'),
  ('01a1a4b8-370c-7291-91d3-db05601c0121', '2026-11-04 04:01:38.572+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1a4b8-370c-7331-80e0-c097383ba2b4', '01a1a4b8-370c-723a-80fb-f900a9dd4ad8', NULL, '{"_id": "01a1a4b8-370c-7331-80e0-c097383ba2b4", "date": "2026-11-04", "year": 2026, "month": 11, "amount": 53, "ledger": "01a20e00-d182-73bb-8afa-cb7e4d4d0c88", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-04T04:01:38.572Z", "updatedAt": "2026-11-04T04:01:38.572Z", "voucherNo": "V2026-27/0003", "ledgerName": "Electricity"}'),
  ('01a1b03c-724d-727d-a27b-db5ac3544f4f', '2026-11-06 09:41:53.869+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b03c-724d-7456-898d-f722c7b2bffe', '01a1b03c-724d-778d-8507-55428bfa2c67', NULL, '{"date": "2026-11-06", "absent": 1, "present": 0, "batchCode": "DM-2610"}'),
  ('01a1b03c-74c1-7475-93c9-43ebc731e7d1', '2026-11-06 09:41:54.497+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'student.register', 'student', '01a1b03c-74c1-7756-849c-a01f10a18427', '01a1b03c-74c1-7223-841b-20219d2f5a88', NULL, '{"_id": "01a1b03c-74c1-7756-849c-a01f10a18427", "fee": 4050, "mode": "online", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-11", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-06"}'),
  ('01a1b0c9-1727-75e5-80d5-999941c48422', '2026-11-06 12:15:31.111+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b0c9-1727-7383-bd55-83c651c205a2', '01a1b0c9-1727-737b-a66f-0d1d53bd28dd', NULL, '{"date": "2026-11-06", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1b4a5-afa4-715b-b5f3-18446501a63e', '2026-11-07 06:15:19.716+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'student.disable', 'student', '01a11b91-9b52-7562-a4bf-2b0c23a280ba', '01a1b4a5-afa4-7419-ab0f-2da92f8fa5e4', '{"status": "Active"}', '{"status": "Disable"}'),
  ('01a1b51d-6a8b-7704-9084-f8971aa3d8ae', '2026-11-07 08:26:06.347+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b51d-6a8b-7470-9a3d-b92ece0862d8', '01a1b51d-6a8b-7355-a4bb-b77b39bcdc03', NULL, '{"date": "2026-11-07", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1be83-9230-772f-93da-374f28e6e397', '2026-11-09 04:14:16.112+00', NULL, '', 'anyone', 'student.apply', 'student', '01a1be83-9230-700d-b045-6c414967644b', '01a1be83-9230-7646-8bee-6c6b1ae75345', NULL, '{"_id": "01a1be83-9230-700d-b045-6c414967644b", "fee": 16500, "mode": "offline", "batch": "FR-2612", "course": "Français des affaires", "status": "Pending", "PaidFee": 0, "dueDate": "2027-01-05", "endDate": null, "version": 1, "TotalFee": 0, "declared": {"fee": 16500, "Paidfee": 8250, "payMode": "Online"}, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 0, "isCompleted": "no", "joiningDate": "2026-12-01"}'),
  ('01a1c041-4eb3-7094-95f5-66903e1d8f8f', '2026-11-09 12:21:07.891+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c041-4eb3-7683-9c18-28e41d275e88', '01a1c041-4eb3-7283-a63d-1dfcc0b348a8', NULL, '{"date": "2026-11-09", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1c057-66d2-7055-a621-ddeae2cabd0c', '2026-11-09 12:45:15.858+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1c057-66d2-7564-99d6-368953835841', '01a1c057-66d2-7529-9548-70d940adcc78', NULL, '{"_id": "01a1c057-66d2-7564-99d6-368953835841", "date": "2026-11-09", "year": 2026, "month": 11, "amount": 17, "ledger": "01a20e00-d182-73bb-8afa-cdb10c73d044", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-09T12:45:15.858Z", "updatedAt": "2026-11-09T12:45:15.858Z", "voucherNo": "V2026-27/0004", "ledgerName": "Internet"}'),
  ('01a1c432-5b10-779d-b602-155f57e8b53d', '2026-11-10 06:43:16.88+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'batch.create', 'batch', '01a20e00-cf13-7483-8636-0eaecb582a7e', '01a1c432-5b10-7077-9e55-0b81eff01cd2', NULL, '{"_id": "01a20e00-cf13-7483-8636-0eaecb582a7e", "room": "Lab 2", "bCode": "FR-2612", "bTime": "15:00 to 17:00", "seats": 1, "endDate": null, "trainer": "Dev Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2026-12-01", "courseName": "Français des affaires"}'),
  ('01a1c53b-8e49-7506-ae17-f581b94a480b', '2026-11-10 11:32:57.033+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c53b-8e49-7691-bbf5-107e9be45afc', '01a1c53b-8e49-7506-be83-b17ebfbc18a5', NULL, '{"date": "2026-11-10", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ca38-8fec-7688-a4e9-b993a14781bb', '2026-11-11 10:47:46.924+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ca38-8fec-7292-b549-2b19756e7d97', '01a1ca38-8fec-764e-a0a7-3845c98fbec8', NULL, '{"date": "2026-11-11", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ce42-8cd3-720e-994f-6f1634c9aaee', '2026-11-12 05:37:10.355+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ce42-8cd3-7651-88c4-49cce39710e1', '01a1ce42-8cd3-747a-94f1-de04f873e80c', NULL, '{"date": "2026-11-12", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1cf35-657d-75e6-8365-1198d27ff67c', '2026-11-12 10:02:25.533+00', '01a20e00-cff7-714e-8081-3b266ed47586', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01a1cf35-657d-77c6-b20d-2c0a4b845d7b', '01a1cf35-657d-741d-9ba2-030da596ae80', NULL, '{"_id": "01a1cf35-657d-77c6-b20d-2c0a4b845d7b", "due": 3050, "date": "2026-11-12", "paid": 1000, "year": 2026, "bCode": "HT-2611", "month": 11, "course": "Hindi Typing", "changed": false, "payMode": "Online", "payable": 4050, "student": "01a1b03c-74c1-7756-849c-a01f10a18427", "version": 1, "issuedOn": "2026-11-12", "receiptNo": "2026-27/000001"}'),
  ('01a1d445-07d9-74a8-b37d-ba524d9c27ab', '2026-11-13 09:37:36.217+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d445-07d9-709a-9554-4cc900924877', '01a1d445-07d9-74bd-8278-7cfa077871b0', NULL, '{"date": "2026-11-13", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1d916-73a3-77bd-b77e-7ea146e9a3ac', '2026-11-14 08:04:49.699+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d916-73a3-7322-ac0d-051d8117699c', '01a1d916-73a3-726d-ac05-c234ee77b8fe', NULL, '{"date": "2026-11-14", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e402-4a37-7164-bbb7-f9a2fe1ea8fb', '2026-11-16 10:58:37.751+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e402-4a37-7019-a2bc-c11d3ce4f7f3', '01a1e402-4a37-74e7-9f30-21e0b1d17012', NULL, '{"date": "2026-11-16", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e95a-a683-7683-956f-aa13f8b07f97', '2026-11-17 11:53:14.627+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e95a-a683-70eb-bc7e-b9ff89f82649', '01a1e95a-a683-71dd-bdba-1fe3dd9bc563', NULL, '{"date": "2026-11-17", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ee80-40dd-71b4-b821-2552e4d31703', '2026-11-18 11:52:25.053+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ee80-40dd-74c7-9bc8-3baf97fdde45', '01a1ee80-40dd-76d9-b73d-46688cab5823', NULL, '{"date": "2026-11-18", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f2a8-7850-740e-8756-1f579291be62', '2026-11-19 07:14:49.552+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f2a8-7850-7662-b092-a7b64c527f57', '01a1f2a8-7850-730d-adae-ec96accfe11b', NULL, '{"date": "2026-11-19", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f8c0-38a9-7073-b56d-969ee5d2e391', '2026-11-20 11:38:29.417+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f8c0-38a9-7285-8d65-d830130e040e', '01a1f8c0-38a9-728b-a065-10ae8c22a8a3', NULL, '{"date": "2026-11-20", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1fb86-a83e-7518-aeea-16dedb8ff63a', '2026-11-21 00:34:28.542+00', '01a20e00-ce1b-760e-95fe-3049783809f2', 'Hari Example', 'hr', 'student.register', 'student', '01a1fb86-a83e-7132-b0d9-58181b55bfe4', '01a1fb86-a83e-775c-9877-9ccfd542d8b8', NULL, '{"_id": "01a1fb86-a83e-7132-b0d9-58181b55bfe4", "fee": 4050, "mode": "offline", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-26", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-21"}'),
  ('01a20e00-ce4e-776f-b36f-3191d482451f', '2026-11-21 04:30:00+00', NULL, '', 'system', 'institute.create', 'institute', '00000000-0000-0000-0000-000000000000', 'dump', NULL, '{"name": "Namuna Training Institute (demo)", "phone": "+91 55500 00000", "address": "1 Example Road, Example Nagar", "timeZone": "Asia/Kolkata", "selfRegistration": true}'),
  ('01a20e00-ce7f-709d-a7d8-18b799eb700d', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'dump', NULL, '{"id": "01a20e00-ce1b-760e-95fe-2eeb23018594", "name": "Asha Example", "role": "admin", "email": "admin@example.com"}'),
  ('01a20e00-ce84-7404-926f-340329513127', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a20e00-ce1b-760e-95fe-3049783809f2', 'dump', NULL, '{"id": "01a20e00-ce1b-760e-95fe-3049783809f2", "name": "Hari Example", "role": "hr", "email": "hr@example.com"}'),
  ('01a20e00-d21a-7251-951e-1d1fbec379ec', '2026-11-21 04:30:00+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'discount.give', 'student', '01a1b03c-74c1-7756-849c-a01f10a18427', 'dump', NULL, '{"amount": "500.00", "course": "Hindi Typing"}'),
  ('01a20e00-d232-7117-ae4a-60f10620dfbf', '2026-11-21 04:30:00+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Asha Example', 'admin', 'refund.record', 'refund', '01a20e00-d226-701f-aaf9-a1a85eb6b570', 'dump', NULL, '{"_id": "01a20e00-d226-701f-aaf9-a1a85eb6b570", "date": "2026-11-21T00:00:00.000Z", "bCode": "HT-2611", "amount": "200.00", "course": "Hindi Typing", "payMode": "Cash", "student": "01a1b03c-74c1-7756-849c-a01f10a18427", "version": 1, "issuedOn": "2026-11-21T00:00:00.000Z", "refundNo": "R2026-27/0001", "enrolment": "01a1b03c-74c1-73c9-91de-a46012e05f3d", "paidAfter": "800.00", "paidBefore": "1000.00"}'),
  ('01a20e00-d378-77a0-a4c1-64f94e594511', '2026-11-21 04:30:00+00', NULL, '', 'system', 'student.update', 'student', '01976d38-7d5f-744d-bdb1-3830696dcc3e', 'dump', '{}', '{}');
insert into audit_link ("n", "entry_id", "entry_digest", "subject_id", "personal_fields", "personal_digests", "latest_at", "chained_at", "hash") overriding system value values
  ('1', '019583bb-5506-755d-874f-1d84ac6baec2', E'\\x1b4db4f8b8d8c85b4d942c3ba9bdb58cd9ec790c43f6395f9fe0531022ff6eac', NULL, '{}', E'\\x', '2025-03-11 05:44:07.174+00', '2026-11-21 04:30:00+00', E'\\x2411c3b5d8c203706fd49c9716f16c762eb2c965f213bdeb83a4a3b051b16cf4'),
  ('10', '0195eaed-5b52-77b8-9f4b-975c78b68e6d', E'\\xc6f144dfed13f3d31ab9ff54075859c94bc941fc602d26ae0e44b6236d40c9a3', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x2145ef0e8c1ee706772df96926acb80121ea6d860cecd698f9ed807cd1a60f49'),
  ('100', '01a19c3d-3bc5-71f2-ad78-a93da5f54326', E'\\x154dc026cce441433c19da2dd96ed4e1faf4e1ad93b6c35c2e6b39545fd92538', NULL, '{}', E'\\x', '2026-11-02 12:30:21.125+00', '2026-11-21 04:30:00+00', E'\\x62e81a5fd59c02815e2c4ca1199794f3600a903669aced158b1ff50f221aba1d'),
  ('101', '01a1a4b8-370c-7291-91d3-db05601c0121', E'\\x823ebb9220a4f955df7b8d4bb67a05b574496759b4ff270869927d368d46bd41', NULL, '{}', E'\\x', '2026-11-04 04:01:38.572+00', '2026-11-21 04:30:00+00', E'\\x90fa71fc376ba1f4d9dda24760685fa45147a620f30ed417384c5c902a030692'),
  ('102', '01a1b03c-724d-727d-a27b-db5ac3544f4f', E'\\xc898020056b252f3eefa630711a02dbbc412fc4f85ade1e58018af820ca33a4d', NULL, '{}', E'\\x', '2026-11-06 09:41:53.869+00', '2026-11-21 04:30:00+00', E'\\xd898ee6a5b631d35e293999b9ea948d4c10ab70bb072c7df5b0a30848f95a9ee'),
  ('103', '01a1b03c-74c1-7475-93c9-43ebc731e7d1', E'\\x7ec52c8811802fc96542ba5bb8f93cbb07a6d8dc0fc79e85ee03fb5b0a34294d', NULL, '{}', E'\\x', '2026-11-06 09:41:54.497+00', '2026-11-21 04:30:00+00', E'\\xbd426f2df5c71eccf7198e51304190aed55fb19c9509dd906aab9df25275076c'),
  ('104', '01a1b0c9-1727-75e5-80d5-999941c48422', E'\\x741dcb711221da889efa3b837b5a11c7c2117054dbb85b2159a1ade899eaab6c', NULL, '{}', E'\\x', '2026-11-06 12:15:31.111+00', '2026-11-21 04:30:00+00', E'\\x646218a270ecedc74915b7e3c5e00267961deb9315b383dec1e96495d0514513'),
  ('105', '01a1b4a5-afa4-715b-b5f3-18446501a63e', E'\\x118a50504e1c9e4f0896a76e0b6d439754424956a5553fed3b55b611a18dbaea', NULL, '{}', E'\\x', '2026-11-07 06:15:19.716+00', '2026-11-21 04:30:00+00', E'\\xcfe1ec3fbc0fd3e56abe4a9b1ca14c2eb37bc4ec85b23d10ce94b892cbb8612e'),
  ('106', '01a1b51d-6a8b-7704-9084-f8971aa3d8ae', E'\\xab83a62144ba8c92cb5ef31b2941762adacef9c85ae25657f7c6d320ad341515', NULL, '{}', E'\\x', '2026-11-07 08:26:06.347+00', '2026-11-21 04:30:00+00', E'\\x9e53d008d9008f0567b0e73b1a6de992c049d2f7ca7c87636b2a4be5971343ae'),
  ('107', '01a1be83-9230-772f-93da-374f28e6e397', E'\\xa30ce9527abbc772b368f89afa0ab0f1dd5d9e281560db26e6e2758afa9ffaca', NULL, '{}', E'\\x', '2026-11-09 04:14:16.112+00', '2026-11-21 04:30:00+00', E'\\xed11c69fb99ebe903a6741eff5cc832f0f1bf02d212e3bcd211eae1f5f3a9273'),
  ('108', '01a1c041-4eb3-7094-95f5-66903e1d8f8f', E'\\x95d2a8cbf5a1082169ef7982f890cfb1119fbd435c4b3c3da1463b74dc19b77f', NULL, '{}', E'\\x', '2026-11-09 12:21:07.891+00', '2026-11-21 04:30:00+00', E'\\xc4f4925a2cdbb394fd9837ee46fbd267536694e03417e7ffc6b36638f9158113'),
  ('109', '01a1c057-66d2-7055-a621-ddeae2cabd0c', E'\\xffc2bd6fe012d572fd7d8541baa3685b37637413b135c7f145ac2d557d8ba8b8', NULL, '{}', E'\\x', '2026-11-09 12:45:15.858+00', '2026-11-21 04:30:00+00', E'\\x9426ca3622e51446c66727fd108dbac27367a8d91c52577863a92f1669d4f3b9'),
  ('11', '0195efe3-4389-75bc-87c8-1eb0aa27e622', E'\\x240e8a79f6edc679bfc04a1b67b3742820ac9e54290687ac5779f9b6f9b57ee8', NULL, '{}', E'\\x', '2025-04-01 05:46:43.465+00', '2026-11-21 04:30:00+00', E'\\xbed65358ecdd8799a11dce3066cc85618a4ad325af45f7c099dd6bb8211e5e7f'),
  ('110', '01a1c432-5b10-779d-b602-155f57e8b53d', E'\\x6fb10cc94c53b601aedbd0dd4437f7f5f28c95a88834e8117072c70cfba7daeb', NULL, '{}', E'\\x', '2026-11-10 06:43:16.88+00', '2026-11-21 04:30:00+00', E'\\x9d3962f4585ef0034ac4f4e01c38f8643ba15a11b1bf6e06a847aca07c169d9a'),
  ('111', '01a1c53b-8e49-7506-ae17-f581b94a480b', E'\\x51b3063879b3d7cecab5d93ed5b98e73ef1f409cccc655ee917cfc4c1e2e68ca', NULL, '{}', E'\\x', '2026-11-10 11:32:57.033+00', '2026-11-21 04:30:00+00', E'\\xa022f21eda035b2e6575d22ee2abd075763268b233a1ee2464eb33b7ea2c56b3'),
  ('112', '01a1ca38-8fec-7688-a4e9-b993a14781bb', E'\\x3e5ce3a1a780e321e36ba31d4720accd262da2180464ef4362925d4caccf70fb', NULL, '{}', E'\\x', '2026-11-11 10:47:46.924+00', '2026-11-21 04:30:00+00', E'\\xae0d5a45f366459779d0b1eb6d79b75c5749f8b521b96bbfe6e62392a60a3b24'),
  ('113', '01a1ce42-8cd3-720e-994f-6f1634c9aaee', E'\\x8dac7704e698d5c76d385470f3e0797fbfc220d241b1b27ad6fff41f35791b1d', NULL, '{}', E'\\x', '2026-11-12 05:37:10.355+00', '2026-11-21 04:30:00+00', E'\\xce8bbeef69d35760cd4491bac6321e8334c6400c323d245be699a8e7fb6b6b27'),
  ('114', '01a1cf35-657d-75e6-8365-1198d27ff67c', E'\\x0b69ec67c6d8a87d8c82823600c8448b8e367f8b3c619be698d10be527a37968', NULL, '{}', E'\\x', '2026-11-12 10:02:25.533+00', '2026-11-21 04:30:00+00', E'\\x61c82541e024e4550a93691da5bb808ee841e5af5971aeab269b8b2b3b3521ae'),
  ('115', '01a1d445-07d9-74a8-b37d-ba524d9c27ab', E'\\xa7b719c92776b61ec5ac4352bdcef29e4bcbfff952e2e6c11e6004d16e6efb1c', NULL, '{}', E'\\x', '2026-11-13 09:37:36.217+00', '2026-11-21 04:30:00+00', E'\\xb544f3bd0ea910603cdee30dee4720f76819ed5e35ac1623e95bf2222e36ec8a'),
  ('116', '01a1d916-73a3-77bd-b77e-7ea146e9a3ac', E'\\xe42e7926ee9e07150aa82fa73cdcc1b1449f20acde5a88332acb8ecb92af7697', NULL, '{}', E'\\x', '2026-11-14 08:04:49.699+00', '2026-11-21 04:30:00+00', E'\\x160904dbef26b95e1108ffcfdac6644a2a43acb742c72238ff345e201f458166'),
  ('117', '01a1e402-4a37-7164-bbb7-f9a2fe1ea8fb', E'\\x5a05c02b67da6896c99b0d6d7c161d12f8744f33cb710cb3a2a2e5b586283239', NULL, '{}', E'\\x', '2026-11-16 10:58:37.751+00', '2026-11-21 04:30:00+00', E'\\xc43f0a7855840ec27eaae001cb6a839a988098e6ed4366ab453568e3741435c6'),
  ('118', '01a1e95a-a683-7683-956f-aa13f8b07f97', E'\\x86d25863fd42ec8ed354aa9642cc0dcdfab66e93e0455daae4a3d8d57e205fd9', NULL, '{}', E'\\x', '2026-11-17 11:53:14.627+00', '2026-11-21 04:30:00+00', E'\\x5dbcb37127aae58dd52906e5ac93681b5af72650d494e7850eef2d065242a3dd'),
  ('119', '01a1ee80-40dd-71b4-b821-2552e4d31703', E'\\x9bc016de4f57de050950c85a2011a39792e90af13ce2c40c95a4516f133fe07d', NULL, '{}', E'\\x', '2026-11-18 11:52:25.053+00', '2026-11-21 04:30:00+00', E'\\xdca1742d9ddd1625b2151792b607844675b95c88969925bf0857a863dc6f2464'),
  ('12', '0195f066-eeb6-71c3-89d8-53020b312ba8', E'\\xc6e897629b5bc3a876f6d3dbf4da4e19c9a5eb5d0bb3fef1e89f54624096246c', NULL, '{}', E'\\x', '2025-04-01 08:10:32.502+00', '2026-11-21 04:30:00+00', E'\\x6ec35750d28e9c9e346c57a71a2635006b6f36959b3e6224cacd88b72ad8285b'),
  ('120', '01a1f2a8-7850-740e-8756-1f579291be62', E'\\x5c74262ebaaba9db0078208064acec04e4d88d8bec9c340d76362f4aa2990db3', NULL, '{}', E'\\x', '2026-11-19 07:14:49.552+00', '2026-11-21 04:30:00+00', E'\\x7348f878fab4b79739df1acf3e1b0407abe33ef7997c2d76bffb77743c212788'),
  ('121', '01a1f8c0-38a9-7073-b56d-969ee5d2e391', E'\\xa938a27fefd919d1b4d411751462d509f0c32f80f44aed3b1fb0fc7fec2e3e09', NULL, '{}', E'\\x', '2026-11-20 11:38:29.417+00', '2026-11-21 04:30:00+00', E'\\x33236d07b01dc6be1c58540025099ce47694492884dd907be70916b9e26aacc5'),
  ('122', '01a1fb86-a83e-7518-aeea-16dedb8ff63a', E'\\x617cff5bf8fd409d6d957104500ecaeaee1333da768fba9b33bf67a713672b8e', NULL, '{}', E'\\x', '2026-11-21 00:34:28.542+00', '2026-11-21 04:30:00+00', E'\\xac9a8faa80312dd5eaa68e7ff093d1a3e8bf4e7466782b76540daad0ede3f306'),
  ('123', '01a20e00-ce4e-776f-b36f-3191d482451f', E'\\xbb41b6c9c5405ab12c7e4d546717375faadb14882c5dd7b1559ae66b7ab3d766', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xdfc1f60ad1f150938ebfb596b4e23b2c42b1233a23fe6ec85b4774ea5afc6213'),
  ('124', '01a20e00-ce7f-709d-a7d8-18b799eb700d', E'\\xc68c2ca3d6e13d48cc8ca5b4528de84faa9cc006d3d6d287933de61ad537661d', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xab77a01db0efeeab07d6934f595128f2d31598ee65a8530a07f1e0c5b84b6213'),
  ('125', '01a20e00-ce84-7404-926f-340329513127', E'\\x51ff9d4f007d0c0061e81d3087a7c33614f2a9d16716b1e0d49ad7617ae76670', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xb87b9424d1dc1bd31a6f7e8e581d725baf1156b7a8175055f2a22982b3656838'),
  ('126', '01a20e00-d21a-7251-951e-1d1fbec379ec', E'\\xdd8575f2e49a7372f65b61e0686527424c53bf2defe8741606f142b175e12b6d', '01a1b03c-74c1-7756-849c-a01f10a18427', '{reason}', E'\\xe28b669356a074fbc6110318ebfd78d10099c0c57a8f8f835a7de175702d5d8a', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x5c8aae213994915d1e46081f028a4cf90bbf1823572a5c0fef9cc95488aecc50'),
  ('127', '01a20e00-d232-7117-ae4a-60f10620dfbf', E'\\x3e3d22a06247ddfb7d2f3edebc29c6d1d6c1ef9ac0c7bd0db936f5b3b52a0b86', '01a1b03c-74c1-7756-849c-a01f10a18427', '{reason}', E'\\xe1d68aa080849c1c4644cee054232984f9ba1c68decd1ec2025eb257d933752d', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x46a25336efddd90b99236c0efa3fda145ad676b2e9b6be49dbd1d7fd4beb0aa6'),
  ('13', '0195f0f8-846c-70d4-af50-961fa444a01a', E'\\x9988068e3147436f993562102965c0f0e89257c32b9df614ea3245f2c9ed89e9', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xa1c72d7db103892c1c60ebc13abac38bfda61d8bba038789b0df2bc10632fd3d'),
  ('14', '0195f0f8-846c-70ea-9fd5-62f4efa46517', E'\\xf5f15a529dd2ec74d067e2e9e5d8c8bd891dc95d0cee7b099d3f3ef752b8caf7', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x3895d3dcf603762443dbf117125ec74db9171a7a1d24625e8133455e7dc378a1'),
  ('15', '0195f0f8-846c-72b2-afc7-d29675e7a9be', E'\\x28bbb4d5fde7ebee64dc8c9982806cbf2cdfe7fb9c79cf7621e066811479fae6', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x12c8aaf4f9427a4c7822af79019c800b4c3b2130d2e1da8332e818707f635720'),
  ('16', '0195f0f8-846c-7379-b74e-ac00c1398f7c', E'\\x5045d564ea9a06be4f7bb0591d365c16b2ce37496468583d41e892e00b898aa3', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x2cb01bcdc1262647549d9cc14154265f3d1791e79fe89ae8f57462ad09b0aba6'),
  ('17', '0195f0f8-846c-7548-9e34-dd9789b31f6a', E'\\x85b1ee5f399f0a76c9e85827669192e15981451384258043c2c7d4e8381d6852', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xfb6c9b569de84ea6fcec48ffe6eef602900cbbe2d16748fcfc540ffb10cd415e'),
  ('18', '0195f0f8-846c-75f3-8ca9-c7a372201804', E'\\x5d209b20ae44ccd416f17029ec857926884067c245ec34cc1baad79a0caca242', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xe38eb30dee6dbac6d81f27dc9e87de266d55908604784ad6eb3cca9476784fd5'),
  ('19', '0195f0f8-846c-760b-8033-a4f6b679bad0', E'\\x55d9b930b0026d2e3ab0f2594fe2235fbaa0d360f19a16297cb6480bc10783d2', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xde6629d00d9653858a128c7ddd17558f3a38427a968c622f18490d08a66042d0'),
  ('2', '0195eaed-5b52-720b-9495-ffd98db0c51c', E'\\xfdedfcd9d924977524b2dbcc27f5fbbb49a2383b0af7c41a4c4e6aae2037718c', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xccc97ec3f26b61680f35b1e3c0a9a6bbcd213bca82a6823f1717e13edb5ea819'),
  ('20', '0195f0f8-846c-774c-a63a-2dcd708d4b62', E'\\x03ba8d84213707ba23f8a736307876c5b25378a6ca216e7c9cf70911af22f3e9', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x31f7fd3a57de5076626999bdd785a6988012d663947c42bdae7987e8450776f6'),
  ('21', '0195f143-5a97-708a-9984-f46155d2023b', E'\\xcb628de3d454bdff233aa3943760ee56ed336e2ef182672a8e8cc9bebaeeecd7', NULL, '{}', E'\\x', '2025-04-01 12:11:18.039+00', '2026-11-21 04:30:00+00', E'\\x87661471d6b9efb72c047a058388b6b47ab49dc2c1bc4ae20df27e1a280860e8'),
  ('22', '0195f16e-4e64-7782-85ac-4db63777e134', E'\\x34afc3f361f3e8571c954df608f27f79c8bebebb5c9dc610ed83f1646c347e1e', NULL, '{}', E'\\x', '2025-04-01 12:58:12.964+00', '2026-11-21 04:30:00+00', E'\\x7b61ad78348cfd21b43f7537169eac3c013eaa5cc91ab321a2fa91c809252cf1'),
  ('23', '01960aa5-c6f2-75d5-9121-13119aaa6907', E'\\x18c534ab91d72acb3a0904033f75fa1cbaab89dfedcdcd745d0bf437739efdd2', NULL, '{}', E'\\x', '2025-04-06 10:29:18.706+00', '2026-11-21 04:30:00+00', E'\\x6eacb8555f41709e4aa3325924a5bb66aeaa8c574fd650b81ceca734ec993f24'),
  ('24', '01962e07-dbf7-707e-9c41-48e2b82a8158', E'\\x02161f20b5e3921d05d7339e97424f56b687f776af918df6816c2c9526fb95d8', NULL, '{}', E'\\x', '2025-04-13 07:23:09.175+00', '2026-11-21 04:30:00+00', E'\\xf0928db5c4e733ea7b5abc391f2e1f66aae7f9f7ae6f82177cd16d7e80d2e938'),
  ('25', '01965222-1b54-73ff-a6ee-2c6854aea049', E'\\x64f959288d70a2f58b7c73ee256af276b28596b53c56e7eadf7d01033605ee7e', NULL, '{}', E'\\x', '2025-04-20 07:38:09.108+00', '2026-11-21 04:30:00+00', E'\\xe1e743011fcb0496468fa4cd6ff9b0b670769912bccdf0d951f839b02b6df438'),
  ('26', '0196952d-9296-7360-909c-f54cf782fe7f', E'\\xc089762d2fe9e658124fbddbba7c42d0d287c2b3eeff8545c310a3d1094f37ec', NULL, '{}', E'\\x', '2025-05-03 08:05:14.006+00', '2026-11-21 04:30:00+00', E'\\x378a9ed5da09aae27c46399aa022e665d711e390b3b35d01a8395d94d33293ca'),
  ('27', '01971baf-477f-73ba-9104-715dc25eaed7', E'\\x91d80972ba8e2f308dd34671b780d1870f57dc713368b298e2fb19d06dc1c513', NULL, '{}', E'\\x', '2025-05-29 10:56:01.407+00', '2026-11-21 04:30:00+00', E'\\x401d54ee055d6aeb1a395aa54dd5365ef4e436530e7aa195683e151a4dc8d0f0'),
  ('28', '01972f8c-001d-75cd-ad0e-c4ac671def37', E'\\x760f34be12263fd4bea8db07c8ea42b51fb44c7486e515e7d55ac78dba00ab21', NULL, '{}', E'\\x', '2025-06-02 07:29:53.693+00', '2026-11-21 04:30:00+00', E'\\x0768b4b3f9812689839b4ab82cecdab0296fec70c8925a48d0b26c240486f716'),
  ('29', '019730ae-176e-76dd-9e50-5b2c02875463', E'\\xd49968b391d3b19d844e93028a21794ddfabf27aae01752f1b32aef25b05babe', NULL, '{}', E'\\x', '2025-06-02 12:46:45.102+00', '2026-11-21 04:30:00+00', E'\\xd9a098681082928d2223d790416b430fe6b99f25d128ea878eb4c5cdea9e8b85'),
  ('3', '0195eaed-5b52-7251-a2ef-af55bbb843ce', E'\\x64d4de69c3c896278a9c77729396eaf3ecbca1ea6d95dbbfda28347a2d1d351c', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x9434f807801db318757d4d8095f78345c6febbd397fb343c71c054fbee37b564'),
  ('30', '01973f27-1abc-74a5-aec2-d84ca6fb571c', E'\\xc259a045bcf309d279e5c41d29cd093050fa37cb1dc88898a61d44118df5ba41', NULL, '{}', E'\\x', '2025-06-05 08:13:36.828+00', '2026-11-21 04:30:00+00', E'\\x018ad7dc4dab9489adfe8e9debad55fc588670471b4153018d5fa9018a029ce3'),
  ('31', '01973f71-631b-72ad-942c-03e897dcaf39', E'\\x2ff3317d3e4d5360bc863cdb8c137134d50e4e5bd0a30a21beacc65c7b1d4f24', NULL, '{}', E'\\x', '2025-06-05 09:34:45.019+00', '2026-11-21 04:30:00+00', E'\\xa4709e61a2b521de14e3f81f5df07326ffcfe5a0a3e5a6860c4aaa27cd33da2e'),
  ('32', '019744be-dbb1-778e-972b-b0cb76220312', E'\\xe57acf0de6ca434dee507707e714b67698f8b2479eb7364c349a4a2aa15a2b71', NULL, '{}', E'\\x', '2025-06-06 10:17:28.241+00', '2026-11-21 04:30:00+00', E'\\x3bd9cb76d0c1fef561ccd089f72c4b8638b31c4e03ac3b11a738c3a71cafa213'),
  ('33', '01976d38-7d5f-7054-8008-72980d27b0b5', E'\\x61273f450b581e17ceb76434ef094dbb7cdd0ec5371b1a6c3f5549a7b5cd0630', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\xcec494de249e9e84eb5de29e3d2583558623c55a363ec3bc6a2cff16cb1e8eda'),
  ('34', '01976d38-7d5f-77ba-9117-da43ea511672', E'\\x9e3a8fbc1eec7c2953468d82a9e0f23c036be012443b4c026066cf933a664578', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\xc9dea97c7367ffa77937ea7d9c22a58771ac685934d772ee6ffb0f4c4442bf35'),
  ('35', '01977d82-9bf0-7777-8a16-7113da7caf56', E'\\xe32b8c2123a53cf0754dcc901a30a73bca4cf949be055c35fb5dbc84a3be17d0', NULL, '{}', E'\\x', '2025-06-17 10:50:01.072+00', '2026-11-21 04:30:00+00', E'\\x8fb14691a9ea05a5d7e5cf126be0cae574e0bca8ccdb05a6fe14428a1f02481d'),
  ('36', '0197a729-c8b5-77b4-8912-a2c3e1487510', E'\\x4b77a036f7afc58fdb4008eff97f7f82d6e6dc165fd5eb0786f7ea5c095a3f6b', NULL, '{}', E'\\x', '2025-06-25 12:57:02.901+00', '2026-11-21 04:30:00+00', E'\\xc620e69b77ebe89af420f589d2c88ae2ef3d9c80452fb15c33c61c4ce21df411'),
  ('37', '0197cf00-2cf0-721f-a510-694c1fbb45a6', E'\\x4a860c14be345c71d6ce81c985f4fe23690464286162cefd391bc06df0aa1d55', NULL, '{}', E'\\x', '2025-07-03 06:36:24.688+00', '2026-11-21 04:30:00+00', E'\\xe3bad1d3226e2594bd16b57c316d1deb920a36ff34e0c240568f1f8b9c93fbfe'),
  ('38', '0197d3b1-cdf4-758b-97f3-7c1258844c5d', E'\\xd2dcec4d070bb07e466bd99f1c3915b3d3269cba0d39c3e43e10f9b40d026f58', NULL, '{}', E'\\x', '2025-07-04 04:28:54.644+00', '2026-11-21 04:30:00+00', E'\\x765db9f38db7f60125b567a6a48f4c82c2fbc12261a8e30a6f49fcb5ef84e121'),
  ('39', '0197d44b-78c3-74c4-9e5b-522446687887', E'\\x3974d4e1b6bf10b757e493cb4c3d2285cb5880614cd48a9f680d43ed1b1eb724', NULL, '{}', E'\\x', '2025-07-04 07:16:45.379+00', '2026-11-21 04:30:00+00', E'\\xec7ce16f58b18cca03261ec805ccaf4b1b764a58aee27a08a502141aa05f1d6a'),
  ('4', '0195eaed-5b52-73d1-8d46-3a45840249e9', E'\\xfa580a3ad503f4ed26755cbd9e85f51363cb7de9f2d90993fcd1fc053196fc66', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xb9046ef3690a0939e535b3332028ff3b14365f56a72fe2f0a88d5c006596b037'),
  ('40', '0197e9a1-67f5-750c-9a28-a7513c5caf01', E'\\x243e50a0c94272eabfa7361b5f693e52234de9bf013eb34cd5dad82f28eb6291', NULL, '{}', E'\\x', '2025-07-08 10:42:38.709+00', '2026-11-21 04:30:00+00', E'\\xf71aa38601639766e1e7707468e7874ca0f5e78e8d7ccf13b1ebd2737848f9d4'),
  ('41', '01980c8c-196a-7026-8e4c-14bd25584a98', E'\\x1c6b0714ae7d67d3a90fb7c25a92e85c4e2a07d563319d2f6255222313717e11', NULL, '{}', E'\\x', '2025-07-15 05:26:04.906+00', '2026-11-21 04:30:00+00', E'\\x17a032fe0b9dba654daaf3cf8966557732a7b8e5b686bdd80a43b79ae02e0dc5'),
  ('42', '01982b99-c49f-73f7-b0df-c76009c3bedb', E'\\x973e69ebdf9ce671e793e656ab5c5dc1090ed94325514c11d09c45bbde7b716f', NULL, '{}', E'\\x', '2025-07-21 06:09:14.399+00', '2026-11-21 04:30:00+00', E'\\x9ebfb3777e3c5332d3da6bb4fa27ea76e9490fb6e8e9d3ec83b4051100eafefc'),
  ('43', '0198305a-7b46-7410-8e8c-3f34efffaaf6', E'\\x3b57f9ddf75eb6b72929c115cfa1761a60242766d782d5a52acdb1906da73b3b', NULL, '{}', E'\\x', '2025-07-22 04:18:12.934+00', '2026-11-21 04:30:00+00', E'\\x845a5174663b5eae0a314cb45b7f815c97e617f7e583fd9ce93a1fde3b52f931'),
  ('44', '01983ab5-5436-73d4-a16b-1b1693d55d4d', E'\\xa29af4ad4a0a8caecf5715e566da272c459d5a23318b8d9900e74497200fb058', NULL, '{}', E'\\x', '2025-07-24 04:33:38.87+00', '2026-11-21 04:30:00+00', E'\\x8b3d5d250bff09870ef283f2dea70cb29b4701bf231baae1de03044e1069a026'),
  ('45', '01984f40-d442-7746-86a9-6e0e8633c387', E'\\x5d56db9d743d4cbfb500896b0f9f0e07a017285093bc07f9d7e8eb66855bdfe2', NULL, '{}', E'\\x', '2025-07-28 04:18:25.474+00', '2026-11-21 04:30:00+00', E'\\x8a77a07769da0d741d3b18a97b5ccbe95576d5dd92e68143e3966b9a1e107d61'),
  ('46', '01985aa9-0953-765e-91a4-dba91d2ebbd3', E'\\x0e7125ec22db81b52a0f6a5a8046abd35672ef335c01dcc458f4056b0e942c56', NULL, '{}', E'\\x', '2025-07-30 09:28:04.179+00', '2026-11-21 04:30:00+00', E'\\x11dccbdab4541e3b4c07dee68bc0ea8933c31242d1658fb46a76a0ca2c9238ca'),
  ('47', '01986905-43a3-7428-b793-e967d322e7f0', E'\\xba270ca2b87563f6902e9476be14072037f53ad67f3be8bc9648c8052e704371', NULL, '{}', E'\\x', '2025-08-02 04:23:29.443+00', '2026-11-21 04:30:00+00', E'\\xf3ab66b37f032a33093413304afdfb30916ac4648b95523f6a8ac9531a4c71f9'),
  ('48', '019873c7-c03e-7590-8327-e5e4c9cc29d1', E'\\xbce6139196eef5cd3776f63212b05fd45d515d280f9100d36ce14ce373086e4d', NULL, '{}', E'\\x', '2025-08-04 06:32:07.486+00', '2026-11-21 04:30:00+00', E'\\x7299eb4b7229b37804bb82d230c6329bf229232665122c4eae4f2b023fea8f62'),
  ('49', '0198742d-391a-74e9-b418-53f36007e09c', E'\\xeec9272c14ed0e50621716dce3b1630b42d8f68dd2f67bd0966650ab561ebaec', NULL, '{}', E'\\x', '2025-08-04 08:22:57.562+00', '2026-11-21 04:30:00+00', E'\\x6011ec949e2e758d7681811964328150ca1ae06d0b31fefdd73a79ed186b2459'),
  ('5', '0195eaed-5b52-74bd-8eb2-3b7a56253711', E'\\xb7821cd30bcf49bd1621fa6186145b06e5f45f3e77f6c8ff3be5b350919f0bf1', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xc53258ee5aa48241960183130301f25996ee8651c8363a3a566f04a66200a918'),
  ('50', '01987a45-a517-70d5-88fb-cccd34820280', E'\\xf8660ae7c1d285c5b9ac285f0b681e5ad37baa8fa924d37a3acfe07b807dd5c5', NULL, '{}', E'\\x', '2025-08-05 12:47:21.367+00', '2026-11-21 04:30:00+00', E'\\x0b187b2c6be5326cfef175149c38a3740f46d109bf8baccfae75f553ec39eb94'),
  ('51', '0198adb9-bb13-7615-b2bd-f6a4b1c487a5', E'\\x1d6be4271a6bbaba620ff71612b81eefa5d8b70fb0997356f02ca9088170879d', NULL, '{}', E'\\x', '2025-08-15 12:34:47.187+00', '2026-11-21 04:30:00+00', E'\\xf0c9fb148eab6ba7b64268ebba358b92d05ac7f65aa0c832c1076e4b0352c973'),
  ('52', '0198b7a5-65f9-73b2-b43e-4d1e220da5a8', E'\\x4ab91bf8dc93a0c438adfcb52f68067baf6cb1858f9fa3f2895b86115728a4bb', NULL, '{}', E'\\x', '2025-08-17 10:48:46.841+00', '2026-11-21 04:30:00+00', E'\\x3f4c06b756931dadb3e85e30855b8da601a70dfd343c4b08485c112b5cf131c9'),
  ('53', '0198d1be-32ac-7028-9f19-d67803d474c7', E'\\x26d0d23713c06c23877198d84f3b2cb5c8233650e93e7133f17568e2751060ee', NULL, '{}', E'\\x', '2025-08-22 12:25:59.724+00', '2026-11-21 04:30:00+00', E'\\x06a104695e9c9d909af5eaf5e0d4691fb8c40e370dc631ae1823114378d6fc1b'),
  ('54', '019904aa-7eb6-74c5-bdee-5bfdce6f4175', E'\\xe0e8493cc552f26ea58cd3088adb5c7bbaa1d39db7a40bbd99e55e801a173209', NULL, '{}', E'\\x', '2025-09-01 09:45:06.486+00', '2026-11-21 04:30:00+00', E'\\xd9065a7a3d659957a9994fe11e2bbc1132c22d9ca134cc5121a5a8cdb95d396c'),
  ('55', '01990a07-c598-7442-a895-4ebff6556812', E'\\x9deba2b3124fc8bc65f72af81b894aac01609552544c3f0be8cf62397f01693f', NULL, '{}', E'\\x', '2025-09-02 10:45:05.56+00', '2026-11-21 04:30:00+00', E'\\x66bd59ca70a7f494038d4bf18d5d84d147db753c5b35e91ddaeec4f45485c46e'),
  ('56', '01990f32-eeb0-7719-9365-378045130b0e', E'\\x30f1459c482cc7dc21274cbb0cf3e8878813dad891b7fff266ee73a8ae0d4a60', NULL, '{}', E'\\x', '2025-09-03 10:50:20.208+00', '2026-11-21 04:30:00+00', E'\\x0cd40eda4a7cc6a77b3c9e1e2812900c4981d8b3225d852c4de5a72ea00c1fd6'),
  ('57', '0199291d-4815-7428-b348-8b8801f47bd1', E'\\xe9255a62389cd39b2027ec467c2573306d66fca4c3b414ed18b2ae505df843da', NULL, '{}', E'\\x', '2025-09-08 11:36:48.917+00', '2026-11-21 04:30:00+00', E'\\xdce2e2ee91818dd952e310278528d43b89fab0c36ed481e79c91e8cc188428b3'),
  ('58', '01993c60-445a-7182-b9d9-db35d56e3aa4', E'\\x2ea0bf0f048f59d778066dc0d38c8552f07c07e8b43c7b6c07c5a1633d040ec6', NULL, '{}', E'\\x', '2025-09-12 05:22:45.978+00', '2026-11-21 04:30:00+00', E'\\xbf1f4be7a85edebea6692100f6a9cede95d06327b7fd73a6c71c8df50deb8169'),
  ('59', '01994735-b681-779e-81f4-d76291b15bb1', E'\\x4ab550e5878d6021acdef0e19df6e5757aa3151d8c5891d27ea1117b96df9189', NULL, '{}', E'\\x', '2025-09-14 07:52:06.529+00', '2026-11-21 04:30:00+00', E'\\x201742be843daf8a66fb56cbe8964384c692ffba73505dceea850e0c05304c4f'),
  ('6', '0195eaed-5b52-75a2-aa89-57c3b093af61', E'\\xb0b40ae483becc04ab9dd0ce028bb3f290bc77b6f4ba2776a982546dc32638df', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x4eb7dfb04dc947c429521dc4d2b3e02c1621cbe120fc9bb7d028cbe4c030a17c'),
  ('60', '0199483e-e8b1-77c2-84b0-63bc43d3742d', E'\\x408f80eb86fe81c265a9291948210b41ad6123690cb299a38e7cd325198eb7a8', NULL, '{}', E'\\x', '2025-09-14 12:41:46.417+00', '2026-11-21 04:30:00+00', E'\\xdf7014e11fc121a0528bf771d146949c45fb03db2bebaf688f1632ade7a8aec6'),
  ('61', '0199c7c0-0ba8-7249-ae72-4c6afdefae56', E'\\xfb82b7fa13117292dd62e6e719c4f99b02f6cea59abe68929469966e62949a98', NULL, '{}', E'\\x', '2025-10-09 06:54:35.944+00', '2026-11-21 04:30:00+00', E'\\xc4c266229f1e38d3c0918a06eea853c3360f23d4e31389d248c1cdf6d90de376'),
  ('62', '019a24d1-6480-7045-99d9-8eff8d1c9d91', E'\\x361501597cb995246e46a02c1e0edbb5a52d71eaabd6ae49bc29391a0a389468', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\xf9d8065cced35c40836c5e0c617dbe0cc0745390cf4644c69f2c4b922a5d7eab'),
  ('63', '019a24d1-6480-73fd-8962-abe5936a494d', E'\\xe63d6b3f3857ce0493c5f9e32b7f94bb14d81c2bbd4e7c12df22ccacf2ec1d25', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\xa6ab495ecfa18a3506293cb3dadeff5bcf340a8cad7c4af42cf0499cb9dfa52b'),
  ('64', '019a3e0d-cbe7-7254-a2a9-b0682b2c8f1e', E'\\xbad7bbabb28c57eb502ce92752098729b977e0395422db9956cce00f34bc3676', NULL, '{}', E'\\x', '2025-11-01 06:14:42.919+00', '2026-11-21 04:30:00+00', E'\\xe95d3043e582327e022b4e465eaa2f2ab6aa00925f14c1d73dbb5036bc4ef3c3'),
  ('65', '019a499b-18e8-71ec-af2d-03669f015f4b', E'\\x321bc094f8c866601a46bca125cb651f277c4af36364e15aa41c7b495d9452dd', NULL, '{}', E'\\x', '2025-11-03 12:04:52.584+00', '2026-11-21 04:30:00+00', E'\\x3c71f967b102c81a95b4e6d10b4dcbd5f4f54c2985e840dc54a4aeab9ae97749'),
  ('66', '019a4dd1-d13d-7200-a0fe-90df04f3fd83', E'\\x9bf6e4ce1e44b801ce1aa7beec971b8ea52ea623e8ff5e849faae52c4e2b3003', NULL, '{}', E'\\x', '2025-11-04 07:43:07.581+00', '2026-11-21 04:30:00+00', E'\\x9c68fe65c1d228e0b2705283e36e7ea8bed2147a8f86b5505b07a75e0ff68cbf'),
  ('67', '019a5870-be50-7094-9521-a18e9fc2f0f8', E'\\xa4a128da49ce1827498deb0b6e2d92796b13f065a36bde59929c4662b84cc549', NULL, '{}', E'\\x', '2025-11-06 09:12:55.12+00', '2026-11-21 04:30:00+00', E'\\x4180c28d169daf6e3e51c4e2ab667f327f3d905ec1e5ad90fd5f709a964f89e8'),
  ('68', '019a58cd-919f-769e-80f3-9cb527070f3f', E'\\x95093c7687630624321b0f31cd08f3284033b9e179702540135c6b597107b4a3', NULL, '{}', E'\\x', '2025-11-06 10:54:18.527+00', '2026-11-21 04:30:00+00', E'\\x61b38080f631bab1809343d232929cc3abebca5b92778c4bcc780757a4dc2bdc'),
  ('69', '019acdcb-3f5e-704f-9dcc-b2043d0267ec', E'\\x92f0b7f2ad440685d7dad06f3dcecb5a4b191cdc0cd1a11e376aee14df802279', NULL, '{}', E'\\x', '2025-11-29 04:07:20.67+00', '2026-11-21 04:30:00+00', E'\\x4dd0241a05f96d6b2c5914e1b709ea8f1f5ee7c03c6cc2075478adad9340a1c1'),
  ('7', '0195eaed-5b52-75e7-ba14-b0255f37413e', E'\\x82e191253071f27dfe7e4f1b8a6176a3c874a7eaeee5cbad2fa3ca83ad6f3064', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x35b8cbf3f3e2d33e2bb7ae21b37f7bdf7f1415e19a95e11fb621da39f58219c8'),
  ('70', '019acefa-c7b2-7633-b4a2-7f947575f35d', E'\\xd7b963b41f7b1bdcae2036d5709cc423c6e61912fe01e8d7638511d592b2103b', NULL, '{}', E'\\x', '2025-11-29 09:38:52.978+00', '2026-11-21 04:30:00+00', E'\\x000d9098c7373eeba4e7d0a13721b57e8eaf3148b5e9abcfe5558696253a3dd2'),
  ('71', '019ad88c-72fa-7558-81ff-49bca2ccc59c', E'\\x751efa5e8fc9f32c9a797ada720ece1e4b386a9d6b56a9989ef934b0c2134112', NULL, '{}', E'\\x', '2025-12-01 06:14:34.49+00', '2026-11-21 04:30:00+00', E'\\xc8e3598f45f445a5c3220ae5c5219004a75e26183d185e04b37d387ec9626104'),
  ('72', '019b5e41-c6ac-7313-b52a-c7d92fc6ca06', E'\\x6611b2be4ed7a150d7997fa15e57cea71f2ce6485a6837a25d8db3535bdfe903', NULL, '{}', E'\\x', '2025-12-27 05:22:07.66+00', '2026-11-21 04:30:00+00', E'\\xe4c56a0d142097723c92d1a51f73f02437735f1ad5f2eca7e0c4e98faf611e2f'),
  ('73', '019b7ce0-50eb-7502-bb5d-24a81c324b0c', E'\\x39fa2f65a55e5195b6c9642941ec43319755d8fc1a6f3cadd48455e3564e893e', NULL, '{}', E'\\x', '2026-01-02 04:03:54.219+00', '2026-11-21 04:30:00+00', E'\\xe976d067ad28467fbc46d647faffe28622172f1a697fc67148aee21f695b7f60'),
  ('74', '019b7d9a-7db3-769b-b2b0-5adb8ae24a60', E'\\x66ac136ca44cea108fe76a641f8c8de991033ea152a37b9bf04195623634fddf', NULL, '{}', E'\\x', '2026-01-02 07:27:15.379+00', '2026-11-21 04:30:00+00', E'\\xecdb525f6ae22711c9281eb8212d4d48ab9eb5195130a5350188c84cb080dd6b'),
  ('75', '019b92c8-7213-70ac-bb85-14111a619f8c', E'\\x388ed960263328ea3d94a5a44301a7c45dbee1903b1656a4d980c181edadc4c8', NULL, '{}', E'\\x', '2026-01-06 10:09:28.595+00', '2026-11-21 04:30:00+00', E'\\xadf64a167510ae42ae7dbebc26bed056f083ac50a07ab42bf66ea96cf117af6e'),
  ('76', '019b96c0-e9f1-7660-bd6b-90f1064c25c1', E'\\x2ea687c79b9eb8ff1721d6bea20ef265b64103a278ad77e05cf9131c522df16a', NULL, '{}', E'\\x', '2026-01-07 04:39:43.857+00', '2026-11-21 04:30:00+00', E'\\x8b5d52892b41126b083c15228ba43e9bf16f447f0f50a759edf2aa720594079a'),
  ('77', '019b9be6-f910-7027-aaa8-a03fc4ff36ff', E'\\xc58b61f5cbffac33425a63c61a1d9c78578ca5e968747c8c843626de28221f2b', NULL, '{}', E'\\x', '2026-01-08 04:39:24.176+00', '2026-11-21 04:30:00+00', E'\\x54d9f2c1f26f500779c3141414c5a44e8a1db167a36f6530c4c4f7a47cdce3b6'),
  ('78', '019bea69-43a4-77bd-83ea-df81a0e97cb4', E'\\xa51ef1a19f6f893ba4a6edfa21637b83579bb8aed608b0a047a5b60007635b25', NULL, '{}', E'\\x', '2026-01-23 10:32:05.796+00', '2026-11-21 04:30:00+00', E'\\x783dfded62655b1a18f4f2d95577556accd8fba5d75c5e3a1641692121e469a2'),
  ('79', '019c1cef-33c4-74b6-89a9-e2a42d1270d5', E'\\x495016a45a5f32f7ac623fb26f4d36a2bd835f8668187ca7655757a63f765b61', NULL, '{}', E'\\x', '2026-02-02 05:59:24.356+00', '2026-11-21 04:30:00+00', E'\\x13897ab21f920a6f8a39fdaa423cc5f5e83fb08323889bbdff31ce4aa825dfb1'),
  ('8', '0195eaed-5b52-7651-af79-958af7b5142d', E'\\xda970b6fbf97f6831bfe79fb324d169945172ac6657e35c28ea3c2b189a65acd', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x07d567a577c30f607a47ae2e1681c31af93c1d85f31b00b363cdd99ee192d045'),
  ('80', '019c31b6-9ffd-75a8-be7c-bd691c55c870', E'\\xca9df69fe7b74ffc4df4d7be9949920c11737b1d2e32e2c14287515aa1e2386a', NULL, '{}', E'\\x', '2026-02-06 06:49:38.045+00', '2026-11-21 04:30:00+00', E'\\xe33caa8004793fe137b01da5144080370a8b813c189568705bfe6befec354624'),
  ('81', '019c369f-a274-7623-8fb2-470624362941', E'\\xe8fc21df8c9634a62d12691f3f6d7106ae032852cd0b166b2cd38efc7bb38286', NULL, '{}', E'\\x', '2026-02-07 05:42:37.428+00', '2026-11-21 04:30:00+00', E'\\x9484ac13172c741fd0bb44770ed2dde6c382f29b8f55b9fa560ed31e910ecc45'),
  ('82', '019c411e-2084-7510-922f-fea94cc139b9', E'\\x042114c4f77a4a314f34716814d6372738d8c3cf3584339f608d38e331153c2a', NULL, '{}', E'\\x', '2026-02-09 06:36:59.396+00', '2026-11-21 04:30:00+00', E'\\x512554ac9b00a81213002f980f1c074b842da6d056f0f19f94a07ed3208cf2d6'),
  ('83', '019c423e-23a9-7056-b0d1-8de4d64f5ee0', E'\\x1d289915f19cb51e3dae3ac294e90eca629bb588d59a7b0ee8344db3d0e808d6', NULL, '{}', E'\\x', '2026-02-09 11:51:34.569+00', '2026-11-21 04:30:00+00', E'\\x87dfa3333318e32be9fd147d5fdb3dd1121d4279c2b98ea4346509dc723346f0'),
  ('84', '019c7004-9136-70a6-840c-63666f9345c8', E'\\x5c38317c6059909fc72d8f4676e7545a4ed8b372804a4550554d2995be7ebda3', NULL, '{}', E'\\x', '2026-02-18 09:11:13.462+00', '2026-11-21 04:30:00+00', E'\\xf9885086015a0ba53283639d0a0baa932cb038cadbf81b71058826cd129bdf8d'),
  ('85', '019cfa32-3a20-770b-8a15-b19ce6decce1', E'\\x85e901e9b407a3370ade6ad8f6fd49f83abde1e010001d9a5bf2111e0db84326', NULL, '{}', E'\\x', '2026-03-17 05:08:41.632+00', '2026-11-21 04:30:00+00', E'\\xbf1f498af0e1ffa8a9fffbba3738f47fb3a3880233ba422a7df21ff4803d07a3'),
  ('86', '019d47ad-09b4-7053-a8a6-be35e3f3cb06', E'\\xf7bf5dd6da9a1d1ab6a929647a14742184b612ae00eab0c592060381e94996a6', NULL, '{}', E'\\x', '2026-04-01 06:13:35.796+00', '2026-11-21 04:30:00+00', E'\\xeb7a7e44da2c76c6f54822ec8bc8869299c9ce80c13b5c51d22991ba0313dd1c'),
  ('87', '019d805b-85ba-711c-a5dd-b91e96889101', E'\\xa8a825bcba82ae3f89ba4c882ee328ebabd754f363c68f986155977a934f8afd', NULL, '{}', E'\\x', '2026-04-12 06:22:54.906+00', '2026-11-21 04:30:00+00', E'\\x3dbd0bebcbf157f5d4f2e504e0905465fc5616b4da6670f2d81a068babfdd801'),
  ('88', '019daf1c-ae23-70ce-9638-655aebe79a38', E'\\x0c9a07b56a6ce45e0db8e7a053d919ada4561a302da3dbef7a88ff984b534420', NULL, '{}', E'\\x', '2026-04-21 08:16:25.635+00', '2026-11-21 04:30:00+00', E'\\xe2dbc3e4c5fd69e59a67553b65087fc316009abde35f9829ae241f68cb09a497'),
  ('89', '019e0afc-7890-70cd-90a6-8161348e96dc', E'\\xdb05f3e2374c6d0488681a70a3ab5c9be726596618d31d40185b6dae7c225d22', NULL, '{}', E'\\x', '2026-05-09 04:26:18.64+00', '2026-11-21 04:30:00+00', E'\\xe451d737fa08733a7740e22508775262d8db5b0bd385665108025565c3566f36'),
  ('9', '0195eaed-5b52-76a6-a315-c37f3898e52e', E'\\x0866981b511bdd152b6040ff7b8bebceec6451d388386e8c2cf972e32577100f', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x25dd6b419e8f58cc152e7988106fe81336a0d2d9789ee90d802c40a3c5104cd6'),
  ('90', '019e91fd-57b9-77f6-ab70-62d8e4e5759e', E'\\x156206cb2e87ee99f652ceb64da82e32795da4b2cc561fcabcb71b0da8d09a69', NULL, '{}', E'\\x', '2026-06-04 09:35:59.929+00', '2026-11-21 04:30:00+00', E'\\xdf541a69999602884afbd7eb88d562c10e8d320e4f041fc05bd28ba2b174b1f6'),
  ('91', '019f1d81-7446-709e-9448-e26363a2078f', E'\\xe54f6ee0e3e4fdb8ee817490045ea2c4448a9a6bf8623d68cfa4beb76b82a7a1', NULL, '{}', E'\\x', '2026-07-01 11:47:31.014+00', '2026-11-21 04:30:00+00', E'\\x51fb25757a6a2e707654f34bb602e343fcbdf4b8c8d2a8d9c03a8bce932d9bab'),
  ('92', '019f4660-91bf-73bb-b483-0e58fd07a9ca', E'\\x1657bb5271404531d80cbf800fae682bcd6a7b3c3bdc17ba4a3c2d601abb14d0', NULL, '{}', E'\\x', '2026-07-09 10:16:01.727+00', '2026-11-21 04:30:00+00', E'\\x7e400478de045fc27e9c350f66f3925d6aee577f033afd31f5bd6c00afd22dff'),
  ('93', '019fa230-ae6c-74f4-8415-923d5b517cad', E'\\x4448cf9175f4a4dd80306b817f45ed929cb42cc8e9f6b9fec9eaf2e44a25bb1d', NULL, '{}', E'\\x', '2026-07-27 06:08:47.212+00', '2026-11-21 04:30:00+00', E'\\xa41d78c3213b4ac82b20cef445242d302a2fce797019ebc2e726497daa85e783'),
  ('94', '01a02eaf-9c16-7734-9d28-34a7f5a7b5a8', E'\\x9e539c6c5dd98517d31bacfbcc0fdd5dd1d1cbd5b2ffce92aa9bf94ddad82a31', NULL, '{}', E'\\x', '2026-08-23 12:54:15.83+00', '2026-11-21 04:30:00+00', E'\\x89d911a3301e73439fdf8002d58bc262d82db96518650aeb62b4f3424766d437'),
  ('95', '01a0b40e-f07d-74b8-81bb-a0c22afc0953', E'\\x64712e728a16a5c16e822f60520e60398d68f4d44b8c787030d64044824fbbcf', NULL, '{}', E'\\x', '2026-09-18 10:27:53.085+00', '2026-11-21 04:30:00+00', E'\\xbf04f129d65431f4a3b2a64f6216f87c428bc62d4be0b29085dbeb4f6b8ca4c5'),
  ('96', '01a0d6d4-797a-7791-b44a-7a81b53039df', E'\\x718b0e4747e2c31fa62c58d5b495581f4b735d82a13227da184f29285a770b4b', NULL, '{}', E'\\x', '2026-09-25 04:30:44.09+00', '2026-11-21 04:30:00+00', E'\\xc62c482031ca763b11030b670e7a1699cf2a182479e6a274e5d23da0d2443f2f'),
  ('97', '01a11b91-9b52-738a-8f9b-84e1064d1034', E'\\x41e99848529c15cacd5dca66d5064b85c7d6c2d55db60700ecae98f31c4f43f6', NULL, '{}', E'\\x', '2026-10-08 12:51:29.746+00', '2026-11-21 04:30:00+00', E'\\x9575117679c9e3e658e667c14cd5319e410d67636c3f0a80cd7a26c177db39ef'),
  ('98', '01a13e7e-69d3-744a-b2ff-2834c9aaefc6', E'\\x9388c08cd5fb05bc1e7e5644218bc6057cc8fd47029108279af9b6dc08ae7928', NULL, '{}', E'\\x', '2026-10-15 07:37:14.451+00', '2026-11-21 04:30:00+00', E'\\x3456ada2ff41d904362fa9b57d26f051e64920ca1066eef5fcb78731c9ade1c4'),
  ('99', '01a19b44-4019-7299-bdc3-8415dc40381f', E'\\x53af9d4c070d9badc91e8d29cfc22abdca9ca0d19fd8980586d2dc5f4eb7f0fa', NULL, '{}', E'\\x', '2026-11-02 07:58:23.769+00', '2026-11-21 04:30:00+00', E'\\x79786134046977e28d386727dbe29df343dc1984b5a8746672c4835c3b1bc5b6');
insert into audit_personal ("entry_id", "subject_id", "field", "before", "after", "salt") overriding system value values
  ('01a20e00-d21a-7251-951e-1d1fbec379ec', '01a1b03c-74c1-7756-849c-a01f10a18427', 'reason', NULL, '"Scholarship"', '6144305d-64a6-4109-995a-99d07ec78cc4'),
  ('01a20e00-d232-7117-ae4a-60f10620dfbf', '01a1b03c-74c1-7756-849c-a01f10a18427', 'reason', NULL, '"Paid twice"', '83ed7137-cc56-482d-88a9-ab22c1ab5e6e'),
  ('01a20e00-d378-77a0-a4c1-64f94e594511', '01976d38-7d5f-744d-bdb1-3830696dcc3e', 'degree', '"BCom"', '"BSc"', '9c1b7684-62bf-492c-8d8a-f50d9dbc81d5');
insert into audit_seal ("day", "n", "hash") overriding system value values
  ('2026-11-21', '127', E'\\x46a25336efddd90b99236c0efa3fda145ad676b2e9b6be49dbd1d7fd4beb0aa6');
insert into audit_unchained ("at", "entry_id") overriding system value values
  ('2026-11-21 04:30:00+00', '01a20e00-d378-77a0-a4c1-64f94e594511');
insert into backup_run ("id", "kind", "started_at", "seen_at", "finished_at", "place", "encrypted", "bytes", "reason") overriding system value values
  ('01a20e00-d325-7443-98b2-37a82301afbc', 'scheduled', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'office:/backup/example.tar.gz', 'false', '4096', NULL);
insert into batch ("id", "code", "code_key", "course_id", "time", "start_on", "end_on", "created_at", "version", "deleted_at", "trainer", "trainer_key", "room", "room_key", "sessions", "seats", "import_id") overriding system value values
  ('01a20e00-cf04-72a6-90a5-f27f30684370', 'TALLY-2504', 'tally-2504', '01a20e00-cef8-716c-81a5-26abcc6d36ab', '15:00 to 17:00', '2025-04-01', '2025-07-01', '2025-03-11 05:44:07.174+00', '1', NULL, 'Anita Example', 'anita example', 'Room 1', 'room 1', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL),
  ('01a20e00-cf05-75b3-9753-59ea174cf061', 'PY-2504', 'py-2504', '01a20e00-cef8-716c-81a5-29405a35823f', '08:00 to 10:00', '2025-04-27', '2025-08-27', '2025-04-06 10:29:18.706+00', '1', NULL, 'Binod Example', 'binod example', 'Room 2', 'room 2', '[{"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 6}]', '1', NULL),
  ('01a20e00-cf05-75b3-9753-5c5a33d4e5ba', 'FSW-2505', 'fsw-2505', '01a20e00-cef8-716c-81a5-2fae96181fb0', '12:30 to 14:30', '2025-05-24', '2026-01-24', '2025-05-03 08:05:14.006+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 1', 'lab 1', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a20e00-cf05-75b3-9753-63b1896794c1', 'DA-2506', 'da-2506', '01a20e00-cef8-716c-81a5-33fd01bb0b2a', '18:00 to 20:00', '2025-06-19', '2025-12-19', '2025-05-29 10:56:01.407+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 2', 'lab 2', '[{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}]', '1', NULL),
  ('01a20e00-cf0a-748b-8057-70e8bbad3c9d', 'GD-2507', 'gd-2507', '01a20e00-cefd-73c6-91b7-de23311db05d', '18:00 to 20:00', '2025-07-16', '2025-12-16', '2025-06-25 12:57:02.901+00', '1', NULL, 'Esther Example', 'esther example', 'Room 1', 'room 1', '[{"end": "20:00", "start": "18:00", "weekday": 2}, {"end": "20:00", "start": "18:00", "weekday": 4}, {"end": "20:00", "start": "18:00", "weekday": 6}]', '1', NULL),
  ('01a20e00-cf0b-7683-8e34-678e0ee0c491', 'DM-2508', 'dm-2508', '01a20e00-cefd-73c6-91b7-e17f6fadcb11', '10:00 to 12:00', '2025-08-11', '2025-11-11', '2025-07-21 06:09:14.399+00', '1', NULL, 'Anita Example', 'anita example', 'Room 2', 'room 2', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a20e00-cf0b-7683-8e34-6a4042f3d90c', 'HT-2509', 'ht-2509', '01a20e00-cefd-73c6-91b7-e55512ade11a', '15:00 to 17:00', '2025-09-07', '2025-11-07', '2025-08-17 10:48:46.841+00', '1', NULL, 'Binod Example', 'binod example', 'Lab 1', 'lab 1', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL),
  ('01a20e00-cf0b-7683-8e34-6f3b7c2edac7', 'FR-2510', 'fr-2510', '01a20e00-cefe-7515-8fcd-977ecaaaee30', '15:00 to 17:00', '2025-10-03', '2026-02-03', '2025-09-12 05:22:45.978+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 2', 'lab 2', '[{"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 6}]', '1', NULL),
  ('01a20e00-cf0b-7683-8e34-7186d2667916', 'TALLY-2510', 'tally-2510', '01a20e00-cef8-716c-81a5-26abcc6d36ab', '12:30 to 14:30', '2025-10-30', '2026-01-30', '2025-10-09 06:54:35.944+00', '1', NULL, 'Dev Example', 'dev example', 'Room 1', 'room 1', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a20e00-cf0b-7683-8e34-76173cdb9edd', 'PY-2511', 'py-2511', '01a20e00-cef8-716c-81a5-29405a35823f', '18:00 to 20:00', '2025-11-25', '2026-03-25', '2025-11-04 07:43:07.581+00', '1', NULL, 'Esther Example', 'esther example', 'Room 2', 'room 2', '[{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}]', '1', NULL),
  ('01a20e00-cf0c-7408-ab25-741f8aeff173', 'FSW-2512', 'fsw-2512', '01a20e00-cef8-716c-81a5-2fae96181fb0', '12:30 to 14:30', '2025-12-22', '2026-08-22', '2025-12-01 06:14:34.49+00', '1', NULL, 'Anita Example', 'anita example', 'Lab 1', 'lab 1', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a20e00-cf0c-7408-ab25-7ac7fdbd0851', 'DA-2601', 'da-2601', '01a20e00-cef8-716c-81a5-33fd01bb0b2a', '12:30 to 14:30', '2026-01-17', '2026-07-17', '2025-12-27 05:22:07.66+00', '1', NULL, 'Binod Example', 'binod example', 'Lab 2', 'lab 2', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a20e00-cf0c-7408-ab25-7eab20932d5f', 'GD-2602', 'gd-2602', '01a20e00-cefd-73c6-91b7-de23311db05d', '08:00 to 10:00', '2026-02-13', '2026-07-13', '2026-01-23 10:32:05.796+00', '1', NULL, 'Chitra Example', 'chitra example', 'Room 1', 'room 1', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a20e00-cf0c-7408-ab25-8236fe567f35', 'DM-2603', 'dm-2603', '01a20e00-cefd-73c6-91b7-e17f6fadcb11', '12:30 to 14:30', '2026-03-11', '2026-06-11', '2026-02-18 09:11:13.462+00', '1', NULL, 'Dev Example', 'dev example', 'Room 2', 'room 2', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a20e00-cf0d-7376-ab9f-4ed87833db81', 'HT-2604', 'ht-2604', '01a20e00-cefd-73c6-91b7-e55512ade11a', '10:00 to 12:00', '2026-04-07', '2026-06-07', '2026-03-17 05:08:41.632+00', '1', NULL, 'Esther Example', 'esther example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a20e00-cf0d-7376-ab9f-50a4c416708c', 'FR-2605', 'fr-2605', '01a20e00-cefe-7515-8fcd-977ecaaaee30', '08:00 to 10:00', '2026-05-03', '2026-09-03', '2026-04-12 06:22:54.906+00', '1', NULL, 'Anita Example', 'anita example', 'Lab 2', 'lab 2', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a20e00-cf0d-7376-ab9f-57482492b725', 'TALLY-2605', 'tally-2605', '01a20e00-cef8-716c-81a5-26abcc6d36ab', '12:30 to 14:30', '2026-05-30', '2026-08-30', '2026-05-09 04:26:18.64+00', '1', NULL, 'Binod Example', 'binod example', 'Room 1', 'room 1', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a20e00-cf11-7277-bf57-b0df594d2308', 'PY-2606', 'py-2606', '01a20e00-cef8-716c-81a5-29405a35823f', '08:00 to 10:00', '2026-06-25', '2026-10-25', '2026-06-04 09:35:59.929+00', '1', NULL, 'Chitra Example', 'chitra example', 'Room 2', 'room 2', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a20e00-cf12-7269-960b-c70a7cbe8ca4', 'FSW-2607', 'fsw-2607', '01a20e00-cef8-716c-81a5-2fae96181fb0', '10:00 to 12:00', '2026-07-22', NULL, '2026-07-01 11:47:31.014+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a20e00-cf12-7269-960b-c9d4eb12f315', 'DA-2608', 'da-2608', '01a20e00-cef8-716c-81a5-33fd01bb0b2a', '10:00 to 12:00', '2026-08-17', '2027-02-17', '2026-07-27 06:08:47.212+00', '1', NULL, 'Esther Example', 'esther example', 'Lab 2', 'lab 2', '[{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}]', '1', NULL),
  ('01a20e00-cf13-7483-8636-013b5cf45ad4', 'GD-2609', 'gd-2609', '01a20e00-cefd-73c6-91b7-de23311db05d', '08:00 to 10:00', '2026-09-13', '2027-02-13', '2026-08-23 12:54:15.83+00', '1', NULL, 'Anita Example', 'anita example', 'Room 1', 'room 1', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a20e00-cf13-7483-8636-0421643385a4', 'DM-2610', 'dm-2610', '01a20e00-cefd-73c6-91b7-e17f6fadcb11', '12:30 to 14:30', '2026-10-09', NULL, '2026-09-18 10:27:53.085+00', '1', NULL, 'Binod Example', 'binod example', 'Room 2', 'room 2', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a20e00-cf13-7483-8636-0ab6440a147f', 'HT-2611', 'ht-2611', '01a20e00-cefd-73c6-91b7-e55512ade11a', '10:00 to 12:00', '2026-11-05', '2027-01-05', '2026-10-15 07:37:14.451+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}]', '1', NULL),
  ('01a20e00-cf13-7483-8636-0eaecb582a7e', 'FR-2612', 'fr-2612', '01a20e00-cefe-7515-8fcd-977ecaaaee30', '15:00 to 17:00', '2026-12-01', NULL, '2026-11-10 06:43:16.88+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 2', 'lab 2', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL);
insert into batch_waiting ("id", "batch_id", "enquiry_id", "student_id", "at", "removed_at") overriding system value values
  ('01a20e00-d326-7268-b47e-084879c11055', '01a20e00-cf04-72a6-90a5-f27f30684370', NULL, '01976d38-7d5f-744d-bdb1-3830696dcc3e', '2026-11-21 04:30:00+00', NULL);
insert into bulk_change ("id", "change", "students", "changed_at", "changed_by", "undone_at") overriding system value values
  ('01a20e00-d34d-7217-8c10-3e1fda9257a8', '{"isCompleted": "yes"}', '1', '2026-11-21 04:30:00+00', '01a20e00-ce1b-760e-95fe-3049783809f2', NULL);
insert into bulk_change_student ("bulk_change_id", "student_id", "before", "versions") overriding system value values
  ('01a20e00-d34d-7217-8c10-3e1fda9257a8', '01976d38-7d5f-744d-bdb1-3830696dcc3e', '{}', '1.1.0');
insert into calendar_feed ("account_id", "code", "batch_id", "trainer", "created_at") overriding system value values
  ('01a20e00-ce1b-760e-95fe-3049783809f2', 'a9120b8b-ca81-4501-98dd-43ade1148bd6', NULL, 'Example', '2026-11-21 04:30:00+00');
insert into cash_entry ("id", "kind", "amount", "day", "reference", "recorded_at", "recorded_by", "voided_at", "voided_by") overriding system value values
  ('01a20e00-d34d-7217-8c10-448bf49bf1f7', 'opening', '1000.00', '2026-11-20', NULL, '2026-11-21 04:30:00+00', '01a20e00-ce1b-760e-95fe-3049783809f2', NULL, NULL);
insert into certificate ("id", "issue_id", "kind", "financial_year", "n", "student_id", "enrolment_id", "student_name", "course", "batch", "title", "body", "signatory", "issued_on", "issued_at", "issued_by", "revoked_at", "revoked_by", "revoke_reason", "verification_id") overriding system value values
  ('01a20e00-d34e-772a-961e-b9f764b333e2', '01a20e00-d34e-772a-961e-bc8569302cc0', 'completion', '2026-27', '1', '01976d38-7d5f-744d-bdb1-3830696dcc3e', '01976d38-7d5f-7539-b985-8c82b24253c6', 'Example', 'Example', 'Example', 'Example', 'Example', 'Example', '2026-11-20', '2026-11-21 04:30:00+00', '01a20e00-ce1b-760e-95fe-3049783809f2', NULL, NULL, NULL, 'ff478918-9dd7-4059-b5ab-86367014228c');
>>>>>>>> 87dead2 (Import numbered payments and discounts of students):db/dumps/0060.sql
insert into certificate_series ("kind", "financial_year", "last") overriding system value values
  ('completion', '2026-27', '1');
insert into certificate_signature ("one", "content", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into certificate_template ("kind", "title", "body", "signatory", "version") overriding system value values
  ('completion', 'Example', '{name}', 'Example', '1');
insert into consent ("student_id", "given_by", "guardian_name", "notice_version", "at", "recorded_by") overriding system value values
<<<<<<<< HEAD:db/dumps/0059.sql
  ('01976d38-7d5f-722e-a9a7-57e5ae862f67', 'student', NULL, '2', '2026-11-21 04:30:00+00', NULL);
insert into course ("id", "name", "name_key", "fee", "duration", "added_by", "created_at", "version", "deleted_at", "instalments", "import_id") overriding system value values
  ('01a20dd2-1cb3-73cc-bfc8-ad87009d76a6', 'Tally with GST', 'tally with gst', '12000.00', '3 months', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20dd2-1cb3-73cc-bfc8-b2535e1cc508', 'Python Programming', 'python programming', '18000.00', '4 months', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20dd2-1cb3-73cc-bfc8-b4b654dc80c6', 'Full Stack Web Development', 'full stack web development', '45000.00', '8 months', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20dd2-1cb3-73cc-bfc8-ba63ea8d14be', 'Data Analytics', 'data analytics', '35000.00', '6 months', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20dd2-1cc2-704e-a054-253e639c3084', 'Graphic Design', 'graphic design', '22000.00', '5 months', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20dd2-1cc2-704e-a054-2aa18173c8c9', 'Digital Marketing', 'digital marketing', '15000.00', '3 months', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20dd2-1cc2-704e-a054-2ce0475f6cd1', 'Hindi Typing', 'hindi typing', '4500.00', '2 months', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20dd2-1cc2-704e-a054-3159748c3828', 'Français des affaires', 'francais des affaires', '16500.00', '4 months', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL);
========
  ('01976d38-7d5f-744d-bdb1-3830696dcc3e', 'student', NULL, '2', '2026-11-21 04:30:00+00', NULL);
insert into course ("id", "name", "name_key", "fee", "duration", "added_by", "created_at", "version", "deleted_at", "instalments", "import_id") overriding system value values
  ('01a20e00-cef8-716c-81a5-26abcc6d36ab', 'Tally with GST', 'tally with gst', '12000.00', '3 months', '01a20e00-ce1b-760e-95fe-2eeb23018594', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20e00-cef8-716c-81a5-29405a35823f', 'Python Programming', 'python programming', '18000.00', '4 months', '01a20e00-ce1b-760e-95fe-2eeb23018594', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20e00-cef8-716c-81a5-2fae96181fb0', 'Full Stack Web Development', 'full stack web development', '45000.00', '8 months', '01a20e00-ce1b-760e-95fe-2eeb23018594', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20e00-cef8-716c-81a5-33fd01bb0b2a', 'Data Analytics', 'data analytics', '35000.00', '6 months', '01a20e00-ce1b-760e-95fe-2eeb23018594', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20e00-cefd-73c6-91b7-de23311db05d', 'Graphic Design', 'graphic design', '22000.00', '5 months', '01a20e00-ce1b-760e-95fe-2eeb23018594', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20e00-cefd-73c6-91b7-e17f6fadcb11', 'Digital Marketing', 'digital marketing', '15000.00', '3 months', '01a20e00-ce1b-760e-95fe-2eeb23018594', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20e00-cefd-73c6-91b7-e55512ade11a', 'Hindi Typing', 'hindi typing', '4500.00', '2 months', '01a20e00-ce1b-760e-95fe-2eeb23018594', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a20e00-cefe-7515-8fcd-977ecaaaee30', 'Français des affaires', 'francais des affaires', '16500.00', '4 months', '01a20e00-ce1b-760e-95fe-2eeb23018594', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL);
>>>>>>>> 87dead2 (Import numbered payments and discounts of students):db/dumps/0060.sql
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
<<<<<<<< HEAD:db/dumps/0059.sql
  ('01a20dd2-27ef-71f9-8a8a-9f60152c0498', '2026-11-20', NULL, '0.00', '0.00', '{}', NULL, '2026-11-21 04:30:00+00', '01a20dd2-1b68-701b-874f-435ed82b163f', '{}');
insert into declared_payment ("student_id", "fee", "paid", "pay_mode") overriding system value values
  ('01a1be83-9230-7305-91f3-6ba08012de7a', '16500.00', '8250.00', 'Online');
insert into deletion ("id", "record", "deleted_at", "deleted_by", "status_before", "enquiry", "erase_after", "erased_at") overriding system value values
  ('01a20dd2-26df-72f7-a9dd-cf3926225228', 'enquiry', '2026-11-21 04:30:00+00', NULL, NULL, '{"id": "01a20dd2-26df-72f7-a9dd-cf3926225228", "name": "Example"}', '2026-11-21 04:30:00+00', NULL);
insert into discount_limit ("one", "percent", "version") overriding system value values
  ('true', '10.00', '2');
insert into draft ("account_id", "key", "field_values", "saved_at") overriding system value values
  ('01a20dd2-1b68-701b-874f-435ed82b163f', 'course-add', '{"course":"Example"}', '2026-11-21 04:30:00+00');
insert into enquiry ("id", "name", "name_key", "mail_id", "contact", "alt_contact", "qualification", "address", "course_id", "enquiry_mode", "mode", "ref", "remark", "day", "status", "is_placed", "student_id", "created_at", "version", "next_call_on", "import_id") overriding system value values
  ('01962e07-dbf7-71eb-b933-3fe918462a85', 'Ishwari Voorbeeld', 'ishwari voorbeeld', 'ishwari.3@example.net', '5570000003', '5580000003', 'BSc', '37 Namuna Marg, Example Nagar', '01a20dd2-1cb3-73cc-bfc8-b4b654dc80c6', 'online', 'online', NULL, NULL, '2025-04-13', 'Pending', 'false', NULL, '2025-04-13 07:23:09.175+00', '2', NULL, NULL),
  ('01973f71-631b-7290-b652-44515f196097', 'विवेक दृष्टांत', 'विवेक दृष्टांत', 'student.1@example.com', '5550000001', NULL, 'BCom', '159 Namuna Marg, Demo Colony', '01a20dd2-1cb3-73cc-bfc8-ba63ea8d14be', 'offline', 'offline', 'एक मित्र', 'Will come for a trial class', '2025-06-05', 'Closed', 'false', '01976d38-7d5f-722e-a9a7-57e5ae862f67', '2025-06-05 09:34:45.019+00', '2', NULL, NULL),
  ('019a24d1-6480-7344-9f56-8cb7cb99c15a', 'Asha Beispiel', 'asha beispiel', 'asha.2@example.net', '5570000002', '5580000002', 'BSc', '77 Example Road, Namunapur', '01a20dd2-1cb3-73cc-bfc8-b4b654dc80c6', 'offline', 'offline', 'Poster at the college', 'Will come for a trial class', '2025-10-27', 'Pending', 'false', NULL, '2025-10-27 08:38:13.888+00', '2', NULL, NULL);
insert into enquiry_note ("id", "enquiry_id", "at", "written_by", "note", "next_call_on") overriding system value values
  ('01a20dd2-270b-76fb-b0fe-72cfdb1a5bdc', '01962e07-dbf7-71eb-b933-3fe918462a85', '2026-11-21 04:30:00+00', NULL, 'Example', NULL);
insert into enrolment ("id", "student_id", "n", "course_id", "batch_id", "mode", "duration", "fee", "joining_on", "end_on", "is_completed", "ended_at", "end_reason", "created_at", "version") overriding system value values
  ('01976d38-7d5f-77a3-b753-684c577c0bad', '01976d38-7d5f-722e-a9a7-57e5ae862f67', '1', '01a20dd2-1cb3-73cc-bfc8-ba63ea8d14be', '01a20dd2-1cda-733c-a7a7-aa5ff1f0f2cf', 'offline', '6 months', '31500.00', '2025-06-14', '2025-12-19', 'true', NULL, NULL, '2025-06-14 06:55:08.127+00', '1'),
  ('0198305a-7b46-7624-ab69-4fe750fa43b6', '0198305a-7b46-747f-b807-ad9c97939062', '1', '01a20dd2-1cc2-704e-a054-253e639c3084', '01a20dd2-1cda-733c-a7a7-ac71f6feea27', 'offline', '5 months', '22000.00', '2025-07-22', '2025-12-16', 'true', NULL, NULL, '2025-07-22 04:18:12.934+00', '1'),
  ('0199483e-e8b1-7390-9079-6afd0c86ce66', '0199483e-e8b1-7587-8316-872c514b3285', '1', '01a20dd2-1cc2-704e-a054-2aa18173c8c9', '01a20dd2-1ce1-7008-9f49-6e1e8ba7e667', 'online', '3 months', '15000.00', '2025-09-14', '2025-11-11', 'true', NULL, NULL, '2025-09-14 12:41:46.417+00', '1'),
  ('019acdcb-3f5e-7067-b4e5-36e1685875e5', '019acdcb-3f5e-736b-bd08-90bac3d00231', '1', '01a20dd2-1cb3-73cc-bfc8-b2535e1cc508', '01a20dd2-1ce2-740c-8951-abea47ca2e1b', 'offline', '4 months', '18000.00', '2025-11-29', '2026-03-25', 'true', NULL, NULL, '2025-11-29 04:07:20.67+00', '1'),
  ('01a11b91-9b52-7228-9c5d-4a369fb51f2a', '01a11b91-9b52-700c-8aac-806c16d86a8d', '1', '01a20dd2-1cc2-704e-a054-2aa18173c8c9', '01a20dd2-1ce8-7191-b590-4ff7bff16183', 'offline', '3 months', '13500.00', '2026-10-08', NULL, 'false', NULL, NULL, '2026-10-08 12:51:29.746+00', '1'),
  ('01a1b03c-74c1-75c6-9e5c-fdca7af234f8', '01a1b03c-74c1-7090-8949-f02105fa2453', '1', '01a20dd2-1cc2-704e-a054-2ce0475f6cd1', '01a20dd2-1ce8-7191-b590-507dccb9acbd', 'online', '2 months', '4050.00', '2026-11-06', NULL, 'false', NULL, NULL, '2026-11-06 09:41:54.497+00', '1'),
  ('01a1be83-9230-770d-8984-da8e2bfc45c6', '01a1be83-9230-7305-91f3-6ba08012de7a', '1', '01a20dd2-1cc2-704e-a054-3159748c3828', '01a20dd2-1ce8-7191-b590-560b530d5da4', 'offline', '4 months', '0.00', '2026-12-01', NULL, 'false', NULL, NULL, '2026-11-09 04:14:16.112+00', '1'),
  ('01a1fb86-a83e-7343-8962-fb5a842de10e', '01a1fb86-a83e-7296-8c92-9f21ff029d3f', '1', '01a20dd2-1cc2-704e-a054-2ce0475f6cd1', '01a20dd2-1ce8-7191-b590-507dccb9acbd', 'offline', '2 months', '4050.00', '2026-11-21', NULL, 'false', NULL, NULL, '2026-11-21 00:34:28.542+00', '1');
insert into expense ("id", "category_id", "remark", "amount", "day", "created_at", "updated_at", "version", "financial_year", "n", "pay_mode", "payee", "voided_at", "voided_by", "import_id", "old_voucher") overriding system value values
  ('01972f8c-001d-76d9-baaa-0cd61690fd88', '01a20dd2-2105-7627-9ee1-360ed408a366', 'Sample Telecom, line of the month', '172.00', '2025-06-02', '2025-06-02 07:29:53.693+00', '2025-06-02 07:29:53.693+00', '1', '2025-26', '1', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019730ae-176e-73a1-a69f-35804a40f11b', '01a20dd2-2105-7627-9ee1-31b499b8d532', 'Example Power Company, bill of the month', '516.00', '2025-06-02', '2025-06-02 12:46:45.102+00', '2025-06-02 12:46:45.102+00', '1', '2025-26', '2', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01973f27-1abc-7695-ba2a-27489407f2ed', '01a20dd2-2105-7627-9ee1-2a30a3c9187e', 'Teachers and office of the example institute', '3876.00', '2025-06-05', '2025-06-05 08:13:36.828+00', '2025-06-05 08:13:36.828+00', '1', '2025-26', '3', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019744be-dbb1-7333-b251-d164f8055de9', '01a20dd2-2105-7627-9ee1-2f68ab6f01e1', 'Example House, all classrooms', '2153.00', '2025-06-06', '2025-06-06 10:17:28.241+00', '2025-06-06 10:17:28.241+00', '1', '2025-26', '4', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('0197cf00-2cf0-746a-8d66-122730c4145d', '01a20dd2-2105-7627-9ee1-31b499b8d532', 'Example Power Company, bill of the month', '1058.00', '2025-07-03', '2025-07-03 06:36:24.688+00', '2025-07-03 06:36:24.688+00', '1', '2025-26', '5', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('0197d3b1-cdf4-77cd-ab70-35163b92f6df', '01a20dd2-2105-7627-9ee1-360ed408a366', 'Sample Telecom, line of the month', '352.00', '2025-07-04', '2025-07-04 04:28:54.644+00', '2025-07-04 04:28:54.644+00', '1', '2025-26', '6', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('0197d44b-78c3-76a2-83c2-d13b0b8180b7', '01a20dd2-2105-7627-9ee1-2a30a3c9187e', 'Teachers and office of the example institute', '7938.00', '2025-07-04', '2025-07-04 07:16:45.379+00', '2025-07-04 07:16:45.379+00', '1', '2025-26', '7', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('0197e9a1-67f5-7538-b8c0-6173d1e38a73', '01a20dd2-2105-7627-9ee1-2f68ab6f01e1', 'Example House, all classrooms', '4410.00', '2025-07-08', '2025-07-08 10:42:38.709+00', '2025-07-08 10:42:38.709+00', '1', '2025-26', '8', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01986905-43a3-73ed-8c6a-318595a53fa9', '01a20dd2-2105-7627-9ee1-2f68ab6f01e1', 'Example House, all classrooms', '4341.00', '2025-08-02', '2025-08-02 04:23:29.443+00', '2025-08-02 04:23:29.443+00', '1', '2025-26', '9', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019873c7-c03e-7578-8483-b881a42fd0b7', '01a20dd2-2105-7627-9ee1-2a30a3c9187e', 'Teachers and office of the example institute', '7814.00', '2025-08-04', '2025-08-04 06:32:07.486+00', '2025-08-04 06:32:07.486+00', '1', '2025-26', '10', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('0198742d-391a-7777-a6b1-4213bb40f383', '01a20dd2-2105-7627-9ee1-360ed408a366', 'Sample Telecom, line of the month', '347.00', '2025-08-04', '2025-08-04 08:22:57.562+00', '2025-08-04 08:22:57.562+00', '1', '2025-26', '11', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01987a45-a517-726c-b2eb-eba14449b097', '01a20dd2-2105-7627-9ee1-31b499b8d532', 'Example Power Company, bill of the month', '1041.00', '2025-08-05', '2025-08-05 12:47:21.367+00', '2025-08-05 12:47:21.367+00', '1', '2025-26', '12', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019904aa-7eb6-73ba-b6f1-f6aaeeb009a9', '01a20dd2-2105-7627-9ee1-2a30a3c9187e', 'Teachers and office of the example institute', '6144.00', '2025-09-01', '2025-09-01 09:45:06.486+00', '2025-09-01 09:45:06.486+00', '1', '2025-26', '13', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01990a07-c598-7219-bd8a-95e09744105b', '01a20dd2-2105-7627-9ee1-2f68ab6f01e1', 'Example House, all classrooms', '3413.00', '2025-09-02', '2025-09-02 10:45:05.56+00', '2025-09-02 10:45:05.56+00', '1', '2025-26', '14', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01990f32-eeb0-77b9-910f-8177ddfe9197', '01a20dd2-2105-7627-9ee1-31b499b8d532', 'Example Power Company, bill of the month', '819.00', '2025-09-03', '2025-09-03 10:50:20.208+00', '2025-09-03 10:50:20.208+00', '1', '2025-26', '15', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('0199291d-4815-7242-8bbf-6b189e252a63', '01a20dd2-2105-7627-9ee1-360ed408a366', 'Sample Telecom, line of the month', '273.00', '2025-09-08', '2025-09-08 11:36:48.917+00', '2025-09-08 11:36:48.917+00', '1', '2025-26', '16', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019a3e0d-cbe7-70fd-9812-886b5d854608', '01a20dd2-2105-7627-9ee1-2f68ab6f01e1', 'Example House, all classrooms', '1250.00', '2025-11-01', '2025-11-01 06:14:42.919+00', '2025-11-01 06:14:42.919+00', '1', '2025-26', '17', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019a499b-18e8-7062-aa29-dfa6a1c9cc0f', '01a20dd2-2105-7627-9ee1-2a30a3c9187e', 'Teachers and office of the example institute', '2250.00', '2025-11-03', '2025-11-03 12:04:52.584+00', '2025-11-03 12:04:52.584+00', '1', '2025-26', '18', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019a5870-be50-75e1-92c4-01023cfcfa90', '01a20dd2-2105-7627-9ee1-360ed408a366', 'Sample Telecom, line of the month', '100.00', '2025-11-06', '2025-11-06 09:12:55.12+00', '2025-11-06 09:12:55.12+00', '1', '2025-26', '19', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019a58cd-919f-7619-857f-f810b667ffcb', '01a20dd2-2105-7627-9ee1-31b499b8d532', 'Example Power Company, bill of the month', '300.00', '2025-11-06', '2025-11-06 10:54:18.527+00', '2025-11-06 10:54:18.527+00', '1', '2025-26', '20', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019b7d9a-7db3-7691-8230-c63fd00b407f', '01a20dd2-2105-7627-9ee1-2f68ab6f01e1', 'Example House, all classrooms', '1076.00', '2026-01-02', '2026-01-02 07:27:15.379+00', '2026-01-02 07:27:15.379+00', '1', '2025-26', '21', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019b92c8-7213-7028-9dbe-ba2e1d7f9d02', '01a20dd2-2105-7627-9ee1-31b499b8d532', 'Example Power Company, bill of the month', '258.00', '2026-01-06', '2026-01-06 10:09:28.595+00', '2026-01-06 10:09:28.595+00', '1', '2025-26', '22', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019b96c0-e9f1-7249-b9e3-a7748caf8665', '01a20dd2-2105-7627-9ee1-2a30a3c9187e', 'Teachers and office of the example institute', '1938.00', '2026-01-07', '2026-01-07 04:39:43.857+00', '2026-01-07 04:39:43.857+00', '1', '2025-26', '23', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019b9be6-f910-7365-a8e9-669448700c34', '01a20dd2-2105-7627-9ee1-360ed408a366', 'Sample Telecom, line of the month', '86.00', '2026-01-08', '2026-01-08 04:39:24.176+00', '2026-01-08 04:39:24.176+00', '1', '2025-26', '24', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019c31b6-9ffd-72b5-a0e1-fe4b6909909b', '01a20dd2-2105-7627-9ee1-2a30a3c9187e', 'Teachers and office of the example institute', '2457.00', '2026-02-06', '2026-02-06 06:49:38.045+00', '2026-02-06 06:49:38.045+00', '1', '2025-26', '25', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019c369f-a274-70a0-a819-d4cc40052f10', '01a20dd2-2105-7627-9ee1-2f68ab6f01e1', 'Example House, all classrooms', '1365.00', '2026-02-07', '2026-02-07 05:42:37.428+00', '2026-02-07 05:42:37.428+00', '1', '2025-26', '26', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019c411e-2084-7418-b3b3-deae774ca809', '01a20dd2-2105-7627-9ee1-31b499b8d532', 'Example Power Company, bill of the month', '327.00', '2026-02-09', '2026-02-09 06:36:59.396+00', '2026-02-09 06:36:59.396+00', '1', '2025-26', '27', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('019c423e-23a9-751a-bb2f-8e24385d0ff6', '01a20dd2-2105-7627-9ee1-360ed408a366', 'Sample Telecom, line of the month', '109.00', '2026-02-09', '2026-02-09 11:51:34.569+00', '2026-02-09 11:51:34.569+00', '1', '2025-26', '28', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01a19b44-4019-762a-8c7b-e8146328fbed', '01a20dd2-2105-7627-9ee1-2f68ab6f01e1', 'Example House, all classrooms', '221.00', '2026-11-02', '2026-11-02 07:58:23.769+00', '2026-11-02 07:58:23.769+00', '1', '2026-27', '1', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01a19c3d-3bc5-7627-9fdf-e3db91dd8f7e', '01a20dd2-2105-7627-9ee1-2a30a3c9187e', 'Teachers and office of the example institute', '398.00', '2026-11-02', '2026-11-02 12:30:21.125+00', '2026-11-02 12:30:21.125+00', '1', '2026-27', '2', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01a1a4b8-370c-711a-ba2f-271fca5acaa7', '01a20dd2-2105-7627-9ee1-31b499b8d532', 'Example Power Company, bill of the month', '53.00', '2026-11-04', '2026-11-04 04:01:38.572+00', '2026-11-04 04:01:38.572+00', '1', '2026-27', '3', 'Online', NULL, NULL, NULL, NULL, NULL),
  ('01a1c057-66d2-7111-a7b4-a4c0441dfd61', '01a20dd2-2105-7627-9ee1-360ed408a366', 'Sample Telecom, line of the month', '17.00', '2026-11-09', '2026-11-09 12:45:15.858+00', '2026-11-09 12:45:15.858+00', '1', '2026-27', '4', 'Online', NULL, NULL, NULL, NULL, NULL);
insert into expense_category ("id", "ledger", "ledger_key", "created_at", "updated_at", "deleted_at", "budget", "version") overriding system value values
  ('01a20dd2-2105-7627-9ee1-2a30a3c9187e', 'Salaries', 'salaries', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20dd2-2105-7627-9ee1-2f68ab6f01e1', 'Rent', 'rent', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20dd2-2105-7627-9ee1-31b499b8d532', 'Electricity', 'electricity', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20dd2-2105-7627-9ee1-360ed408a366', 'Internet', 'internet', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20dd2-2105-7627-9ee1-3a00a961f80d', 'Stationery', 'stationery', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '5000.00', '1'),
  ('01a20dd2-2105-7627-9ee1-3df8f0187bd5', 'Repairs', 'repairs', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20dd2-2105-7627-9ee1-4118f29f6d45', 'Tea and water', 'tea and water', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '3000.00', '1'),
  ('01a20dd2-2105-7627-9ee1-462ecf9412ee', 'Advertising', 'advertising', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '20000.00', '1');
insert into expense_voucher_series ("financial_year", "last") overriding system value values
  ('2025-26', '28'),
  ('2026-27', '4');
insert into fee_adjustment ("id", "student_id", "kind", "enrolment_id", "amount", "reason", "day", "created_at", "created_by", "by_hr", "version", "withdrawn_at", "withdrawn_by") overriding system value values
  ('01a20dd2-22cb-77fb-89a9-703cf14a4e15', '01a1b03c-74c1-7090-8949-f02105fa2453', 'Discount', '01a1b03c-74c1-75c6-9e5c-fdca7af234f8', '500.00', 'Scholarship', '2026-11-21', '2026-11-21 04:30:00+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'false', '1', NULL, NULL);
insert into fee_plan ("enrolment_id", "version") overriding system value values
  ('01976d38-7d5f-77a3-b753-684c577c0bad', '1');
insert into fee_plan_row ("enrolment_id", "n", "due_on", "amount") overriding system value values
  ('01976d38-7d5f-77a3-b753-684c577c0bad', '1', '2026-11-20', '1000.00');
insert into heartbeat ("process_id", "started_at", "seen_at") overriding system value values
  ('01a20dd2-270b-76fb-b0fe-6d3613ef3203', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00');
insert into holiday ("id", "name", "start_on", "end_on", "created_at") overriding system value values
  ('01a20dd2-270b-76fb-b0fe-7856c0095a65', 'Example', '2026-11-08', '2026-11-09', '2026-11-21 04:30:00+00');
insert into idempotency ("scope", "route", "key", "body_hash", "status", "answer", "forever", "at") overriding system value values
  ('01a20dd2-1b68-701b-874f-435ed82b163f', 'POST /api/enquiry', 'dump', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '201', '{}', 'false', '2026-11-21 04:30:00+00');
insert into import ("id", "kind", "owner_id", "name", "columns", "mapping", "day_order", "asks_day_order", "state", "created_at", "run_at", "done_rows", "is_cancelled", "failure", "done_at", "undone_at", "undone_by", "students", "receipts", "paid", "records") overriding system value values
  ('01a20dd2-1b68-701b-874f-435ed82b163f', 'students', '01a20dd2-1b68-701b-874f-435ed82b163f', '', '["Name"]', '{"name": 0}', NULL, 'false', 'open', '2026-11-21 04:30:00+00', NULL, '0', 'false', NULL, NULL, NULL, NULL, '0', '0', '0.00', '0');
insert into import_row ("import_id", "line", "cells", "is_skipped", "errors", "conflicts", "warnings", "person_key", "name_key", "known_key", "email_key", "phone", "course", "batch", "fee", "amount", "category", "day", "present", "student") overriding system value values
  ('01a20dd2-1b68-701b-874f-435ed82b163f', '2', '["Example"]', 'false', '{}', '{}', '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
insert into import_total ("import_id", "shard", "kind", "n", "fee", "paid") overriding system value values
  ('01a20dd2-1b68-701b-874f-435ed82b163f', '0', 'Active', '0', '0.00', '0.00');
========
  ('01a20e00-d34d-7217-8c10-4294215be905', '2026-11-20', NULL, '0.00', '0.00', '{}', NULL, '2026-11-21 04:30:00+00', '01a20e00-ce1b-760e-95fe-3049783809f2', '{}');
insert into declared_payment ("student_id", "fee", "paid", "pay_mode") overriding system value values
  ('01a1be83-9230-700d-b045-6c414967644b', '16500.00', '8250.00', 'Online');
insert into deletion ("id", "record", "deleted_at", "deleted_by", "status_before", "enquiry", "erase_after", "erased_at") overriding system value values
  ('01a20e00-d320-7692-946c-cddab5a70384', 'enquiry', '2026-11-21 04:30:00+00', NULL, NULL, '{"id": "01a20e00-d320-7692-946c-cddab5a70384", "name": "Example"}', '2026-11-21 04:30:00+00', NULL);
insert into discount_limit ("one", "percent", "version") overriding system value values
  ('true', '10.00', '2');
insert into draft ("account_id", "key", "field_values", "saved_at") overriding system value values
  ('01a20e00-ce1b-760e-95fe-3049783809f2', 'course-add', '{"course":"Example"}', '2026-11-21 04:30:00+00');
insert into enquiry ("id", "name", "name_key", "mail_id", "contact", "alt_contact", "qualification", "address", "course_id", "enquiry_mode", "mode", "ref", "remark", "day", "status", "is_placed", "student_id", "created_at", "version", "next_call_on") overriding system value values
  ('01962e07-dbf7-774e-a6ce-bdc727ecf584', 'Ishwari Voorbeeld', 'ishwari voorbeeld', 'ishwari.3@example.net', '5570000003', '5580000003', 'BSc', '37 Namuna Marg, Example Nagar', '01a20e00-cef8-716c-81a5-2fae96181fb0', 'online', 'online', NULL, NULL, '2025-04-13', 'Pending', 'false', NULL, '2025-04-13 07:23:09.175+00', '2', NULL),
  ('01973f71-631b-7025-9b9b-85f186ed7047', 'विवेक दृष्टांत', 'विवेक दृष्टांत', 'student.1@example.com', '5550000001', NULL, 'BCom', '159 Namuna Marg, Demo Colony', '01a20e00-cef8-716c-81a5-33fd01bb0b2a', 'offline', 'offline', 'एक मित्र', 'Will come for a trial class', '2025-06-05', 'Closed', 'false', '01976d38-7d5f-744d-bdb1-3830696dcc3e', '2025-06-05 09:34:45.019+00', '2', NULL),
  ('019a24d1-6480-7548-a64f-b465273563e2', 'Asha Beispiel', 'asha beispiel', 'asha.2@example.net', '5570000002', '5580000002', 'BSc', '77 Example Road, Namunapur', '01a20e00-cef8-716c-81a5-2fae96181fb0', 'offline', 'offline', 'Poster at the college', 'Will come for a trial class', '2025-10-27', 'Pending', 'false', NULL, '2025-10-27 08:38:13.888+00', '2', NULL);
insert into enquiry_note ("id", "enquiry_id", "at", "written_by", "note", "next_call_on") overriding system value values
  ('01a20e00-d326-7268-b47e-07efbd90fb78', '01962e07-dbf7-774e-a6ce-bdc727ecf584', '2026-11-21 04:30:00+00', NULL, 'Example', NULL);
insert into enrolment ("id", "student_id", "n", "course_id", "batch_id", "mode", "duration", "fee", "joining_on", "end_on", "is_completed", "ended_at", "end_reason", "created_at", "version") overriding system value values
  ('01976d38-7d5f-7539-b985-8c82b24253c6', '01976d38-7d5f-744d-bdb1-3830696dcc3e', '1', '01a20e00-cef8-716c-81a5-33fd01bb0b2a', '01a20e00-cf05-75b3-9753-63b1896794c1', 'offline', '6 months', '31500.00', '2025-06-14', '2025-12-19', 'true', NULL, NULL, '2025-06-14 06:55:08.127+00', '1'),
  ('0198305a-7b46-7614-a375-bae5fb370448', '0198305a-7b46-7456-9edd-ad6df1505908', '1', '01a20e00-cefd-73c6-91b7-de23311db05d', '01a20e00-cf0a-748b-8057-70e8bbad3c9d', 'offline', '5 months', '22000.00', '2025-07-22', '2025-12-16', 'true', NULL, NULL, '2025-07-22 04:18:12.934+00', '1'),
  ('0199483e-e8b1-7476-82bb-960119b86c2e', '0199483e-e8b1-7649-b034-a60495d0c89b', '1', '01a20e00-cefd-73c6-91b7-e17f6fadcb11', '01a20e00-cf0b-7683-8e34-678e0ee0c491', 'online', '3 months', '15000.00', '2025-09-14', '2025-11-11', 'true', NULL, NULL, '2025-09-14 12:41:46.417+00', '1'),
  ('019acdcb-3f5e-758e-8115-d8d262be2dfb', '019acdcb-3f5e-77ae-9467-82e86423dd12', '1', '01a20e00-cef8-716c-81a5-29405a35823f', '01a20e00-cf0b-7683-8e34-76173cdb9edd', 'offline', '4 months', '18000.00', '2025-11-29', '2026-03-25', 'true', NULL, NULL, '2025-11-29 04:07:20.67+00', '1'),
  ('01a11b91-9b52-77dc-ac66-9c82cc6ff3f0', '01a11b91-9b52-7562-a4bf-2b0c23a280ba', '1', '01a20e00-cefd-73c6-91b7-e17f6fadcb11', '01a20e00-cf13-7483-8636-0421643385a4', 'offline', '3 months', '13500.00', '2026-10-08', NULL, 'false', NULL, NULL, '2026-10-08 12:51:29.746+00', '1'),
  ('01a1b03c-74c1-73c9-91de-a46012e05f3d', '01a1b03c-74c1-7756-849c-a01f10a18427', '1', '01a20e00-cefd-73c6-91b7-e55512ade11a', '01a20e00-cf13-7483-8636-0ab6440a147f', 'online', '2 months', '4050.00', '2026-11-06', NULL, 'false', NULL, NULL, '2026-11-06 09:41:54.497+00', '1'),
  ('01a1be83-9230-74b8-a06f-dcd0921e8044', '01a1be83-9230-700d-b045-6c414967644b', '1', '01a20e00-cefe-7515-8fcd-977ecaaaee30', '01a20e00-cf13-7483-8636-0eaecb582a7e', 'offline', '4 months', '0.00', '2026-12-01', NULL, 'false', NULL, NULL, '2026-11-09 04:14:16.112+00', '1'),
  ('01a1fb86-a83e-734e-820b-1174b18fc684', '01a1fb86-a83e-7132-b0d9-58181b55bfe4', '1', '01a20e00-cefd-73c6-91b7-e55512ade11a', '01a20e00-cf13-7483-8636-0ab6440a147f', 'offline', '2 months', '4050.00', '2026-11-21', NULL, 'false', NULL, NULL, '2026-11-21 00:34:28.542+00', '1');
insert into expense ("id", "category_id", "remark", "amount", "day", "created_at", "updated_at", "version", "financial_year", "n", "pay_mode", "payee", "voided_at", "voided_by") overriding system value values
  ('01972f8c-001d-75ed-b056-5975b7dda4fc', '01a20e00-d182-73bb-8afa-cdb10c73d044', 'Sample Telecom, line of the month', '172.00', '2025-06-02', '2025-06-02 07:29:53.693+00', '2025-06-02 07:29:53.693+00', '1', '2025-26', '1', 'Online', NULL, NULL, NULL),
  ('019730ae-176e-7013-85a0-a01fd4598eed', '01a20e00-d182-73bb-8afa-cb7e4d4d0c88', 'Example Power Company, bill of the month', '516.00', '2025-06-02', '2025-06-02 12:46:45.102+00', '2025-06-02 12:46:45.102+00', '1', '2025-26', '2', 'Online', NULL, NULL, NULL),
  ('01973f27-1abc-7239-9178-7bc97e2e042a', '01a20e00-d182-73bb-8afa-c032395f647d', 'Teachers and office of the example institute', '3876.00', '2025-06-05', '2025-06-05 08:13:36.828+00', '2025-06-05 08:13:36.828+00', '1', '2025-26', '3', 'Online', NULL, NULL, NULL),
  ('019744be-dbb1-7060-bad4-08eba1305d76', '01a20e00-d182-73bb-8afa-c54b64452ba7', 'Example House, all classrooms', '2153.00', '2025-06-06', '2025-06-06 10:17:28.241+00', '2025-06-06 10:17:28.241+00', '1', '2025-26', '4', 'Online', NULL, NULL, NULL),
  ('0197cf00-2cf0-7726-886e-9bcf0ac03245', '01a20e00-d182-73bb-8afa-cb7e4d4d0c88', 'Example Power Company, bill of the month', '1058.00', '2025-07-03', '2025-07-03 06:36:24.688+00', '2025-07-03 06:36:24.688+00', '1', '2025-26', '5', 'Online', NULL, NULL, NULL),
  ('0197d3b1-cdf4-75e8-8979-95d3e4916719', '01a20e00-d182-73bb-8afa-cdb10c73d044', 'Sample Telecom, line of the month', '352.00', '2025-07-04', '2025-07-04 04:28:54.644+00', '2025-07-04 04:28:54.644+00', '1', '2025-26', '6', 'Online', NULL, NULL, NULL),
  ('0197d44b-78c3-727b-83e4-31bd9ba142cf', '01a20e00-d182-73bb-8afa-c032395f647d', 'Teachers and office of the example institute', '7938.00', '2025-07-04', '2025-07-04 07:16:45.379+00', '2025-07-04 07:16:45.379+00', '1', '2025-26', '7', 'Online', NULL, NULL, NULL),
  ('0197e9a1-67f5-7500-ad67-355eeb2e15c5', '01a20e00-d182-73bb-8afa-c54b64452ba7', 'Example House, all classrooms', '4410.00', '2025-07-08', '2025-07-08 10:42:38.709+00', '2025-07-08 10:42:38.709+00', '1', '2025-26', '8', 'Online', NULL, NULL, NULL),
  ('01986905-43a3-7789-9a83-cb8c8bfa01e0', '01a20e00-d182-73bb-8afa-c54b64452ba7', 'Example House, all classrooms', '4341.00', '2025-08-02', '2025-08-02 04:23:29.443+00', '2025-08-02 04:23:29.443+00', '1', '2025-26', '9', 'Online', NULL, NULL, NULL),
  ('019873c7-c03e-77d2-a838-355b0924d09f', '01a20e00-d182-73bb-8afa-c032395f647d', 'Teachers and office of the example institute', '7814.00', '2025-08-04', '2025-08-04 06:32:07.486+00', '2025-08-04 06:32:07.486+00', '1', '2025-26', '10', 'Online', NULL, NULL, NULL),
  ('0198742d-391a-76eb-92fd-387b91fe0a8a', '01a20e00-d182-73bb-8afa-cdb10c73d044', 'Sample Telecom, line of the month', '347.00', '2025-08-04', '2025-08-04 08:22:57.562+00', '2025-08-04 08:22:57.562+00', '1', '2025-26', '11', 'Online', NULL, NULL, NULL),
  ('01987a45-a517-7155-a107-7835c56c9305', '01a20e00-d182-73bb-8afa-cb7e4d4d0c88', 'Example Power Company, bill of the month', '1041.00', '2025-08-05', '2025-08-05 12:47:21.367+00', '2025-08-05 12:47:21.367+00', '1', '2025-26', '12', 'Online', NULL, NULL, NULL),
  ('019904aa-7eb6-7790-b120-f5d502fc0c17', '01a20e00-d182-73bb-8afa-c032395f647d', 'Teachers and office of the example institute', '6144.00', '2025-09-01', '2025-09-01 09:45:06.486+00', '2025-09-01 09:45:06.486+00', '1', '2025-26', '13', 'Online', NULL, NULL, NULL),
  ('01990a07-c598-754d-b6fb-0f7a27114b3f', '01a20e00-d182-73bb-8afa-c54b64452ba7', 'Example House, all classrooms', '3413.00', '2025-09-02', '2025-09-02 10:45:05.56+00', '2025-09-02 10:45:05.56+00', '1', '2025-26', '14', 'Online', NULL, NULL, NULL),
  ('01990f32-eeb0-7788-aa09-908ed26788d8', '01a20e00-d182-73bb-8afa-cb7e4d4d0c88', 'Example Power Company, bill of the month', '819.00', '2025-09-03', '2025-09-03 10:50:20.208+00', '2025-09-03 10:50:20.208+00', '1', '2025-26', '15', 'Online', NULL, NULL, NULL),
  ('0199291d-4815-7160-9e46-44b660c96eb6', '01a20e00-d182-73bb-8afa-cdb10c73d044', 'Sample Telecom, line of the month', '273.00', '2025-09-08', '2025-09-08 11:36:48.917+00', '2025-09-08 11:36:48.917+00', '1', '2025-26', '16', 'Online', NULL, NULL, NULL),
  ('019a3e0d-cbe7-75b5-9fa8-bf9844b88c81', '01a20e00-d182-73bb-8afa-c54b64452ba7', 'Example House, all classrooms', '1250.00', '2025-11-01', '2025-11-01 06:14:42.919+00', '2025-11-01 06:14:42.919+00', '1', '2025-26', '17', 'Online', NULL, NULL, NULL),
  ('019a499b-18e8-7757-9b30-c7b367058e2e', '01a20e00-d182-73bb-8afa-c032395f647d', 'Teachers and office of the example institute', '2250.00', '2025-11-03', '2025-11-03 12:04:52.584+00', '2025-11-03 12:04:52.584+00', '1', '2025-26', '18', 'Online', NULL, NULL, NULL),
  ('019a5870-be50-7021-b3f3-2d1cb6a3bb9f', '01a20e00-d182-73bb-8afa-cdb10c73d044', 'Sample Telecom, line of the month', '100.00', '2025-11-06', '2025-11-06 09:12:55.12+00', '2025-11-06 09:12:55.12+00', '1', '2025-26', '19', 'Online', NULL, NULL, NULL),
  ('019a58cd-919f-73dc-b62b-89b11833e741', '01a20e00-d182-73bb-8afa-cb7e4d4d0c88', 'Example Power Company, bill of the month', '300.00', '2025-11-06', '2025-11-06 10:54:18.527+00', '2025-11-06 10:54:18.527+00', '1', '2025-26', '20', 'Online', NULL, NULL, NULL),
  ('019b7d9a-7db3-7346-8e50-361596af7ce2', '01a20e00-d182-73bb-8afa-c54b64452ba7', 'Example House, all classrooms', '1076.00', '2026-01-02', '2026-01-02 07:27:15.379+00', '2026-01-02 07:27:15.379+00', '1', '2025-26', '21', 'Online', NULL, NULL, NULL),
  ('019b92c8-7213-7489-9760-f72835da1fad', '01a20e00-d182-73bb-8afa-cb7e4d4d0c88', 'Example Power Company, bill of the month', '258.00', '2026-01-06', '2026-01-06 10:09:28.595+00', '2026-01-06 10:09:28.595+00', '1', '2025-26', '22', 'Online', NULL, NULL, NULL),
  ('019b96c0-e9f1-71a2-b8b6-4165547711a7', '01a20e00-d182-73bb-8afa-c032395f647d', 'Teachers and office of the example institute', '1938.00', '2026-01-07', '2026-01-07 04:39:43.857+00', '2026-01-07 04:39:43.857+00', '1', '2025-26', '23', 'Online', NULL, NULL, NULL),
  ('019b9be6-f910-73e4-b375-999fce2d7ebc', '01a20e00-d182-73bb-8afa-cdb10c73d044', 'Sample Telecom, line of the month', '86.00', '2026-01-08', '2026-01-08 04:39:24.176+00', '2026-01-08 04:39:24.176+00', '1', '2025-26', '24', 'Online', NULL, NULL, NULL),
  ('019c31b6-9ffd-74e2-b6e2-8224e9e76011', '01a20e00-d182-73bb-8afa-c032395f647d', 'Teachers and office of the example institute', '2457.00', '2026-02-06', '2026-02-06 06:49:38.045+00', '2026-02-06 06:49:38.045+00', '1', '2025-26', '25', 'Online', NULL, NULL, NULL),
  ('019c369f-a274-7653-bab5-82c923f48e2e', '01a20e00-d182-73bb-8afa-c54b64452ba7', 'Example House, all classrooms', '1365.00', '2026-02-07', '2026-02-07 05:42:37.428+00', '2026-02-07 05:42:37.428+00', '1', '2025-26', '26', 'Online', NULL, NULL, NULL),
  ('019c411e-2084-732c-aee6-241381d3dfa9', '01a20e00-d182-73bb-8afa-cb7e4d4d0c88', 'Example Power Company, bill of the month', '327.00', '2026-02-09', '2026-02-09 06:36:59.396+00', '2026-02-09 06:36:59.396+00', '1', '2025-26', '27', 'Online', NULL, NULL, NULL),
  ('019c423e-23a9-7098-8f76-08730ce8c60b', '01a20e00-d182-73bb-8afa-cdb10c73d044', 'Sample Telecom, line of the month', '109.00', '2026-02-09', '2026-02-09 11:51:34.569+00', '2026-02-09 11:51:34.569+00', '1', '2025-26', '28', 'Online', NULL, NULL, NULL),
  ('01a19b44-4019-70ad-9c44-6608129db810', '01a20e00-d182-73bb-8afa-c54b64452ba7', 'Example House, all classrooms', '221.00', '2026-11-02', '2026-11-02 07:58:23.769+00', '2026-11-02 07:58:23.769+00', '1', '2026-27', '1', 'Online', NULL, NULL, NULL),
  ('01a19c3d-3bc5-7302-94b2-355f36ce056f', '01a20e00-d182-73bb-8afa-c032395f647d', 'Teachers and office of the example institute', '398.00', '2026-11-02', '2026-11-02 12:30:21.125+00', '2026-11-02 12:30:21.125+00', '1', '2026-27', '2', 'Online', NULL, NULL, NULL),
  ('01a1a4b8-370c-7331-80e0-c097383ba2b4', '01a20e00-d182-73bb-8afa-cb7e4d4d0c88', 'Example Power Company, bill of the month', '53.00', '2026-11-04', '2026-11-04 04:01:38.572+00', '2026-11-04 04:01:38.572+00', '1', '2026-27', '3', 'Online', NULL, NULL, NULL),
  ('01a1c057-66d2-7564-99d6-368953835841', '01a20e00-d182-73bb-8afa-cdb10c73d044', 'Sample Telecom, line of the month', '17.00', '2026-11-09', '2026-11-09 12:45:15.858+00', '2026-11-09 12:45:15.858+00', '1', '2026-27', '4', 'Online', NULL, NULL, NULL);
insert into expense_category ("id", "ledger", "ledger_key", "created_at", "updated_at", "deleted_at", "budget", "version") overriding system value values
  ('01a20e00-d182-73bb-8afa-c032395f647d', 'Salaries', 'salaries', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20e00-d182-73bb-8afa-c54b64452ba7', 'Rent', 'rent', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20e00-d182-73bb-8afa-cb7e4d4d0c88', 'Electricity', 'electricity', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20e00-d182-73bb-8afa-cdb10c73d044', 'Internet', 'internet', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20e00-d182-73bb-8afa-d3f4262ab88d', 'Stationery', 'stationery', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '5000.00', '1'),
  ('01a20e00-d182-73bb-8afa-d41a42282ecb', 'Repairs', 'repairs', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a20e00-d182-73bb-8afa-da7114e26a8d', 'Tea and water', 'tea and water', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '3000.00', '1'),
  ('01a20e00-d182-73bb-8afa-dedac16a972f', 'Advertising', 'advertising', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '20000.00', '1');
insert into expense_voucher_series ("financial_year", "last") overriding system value values
  ('2025-26', '28'),
  ('2026-27', '4');
insert into fee_adjustment ("id", "student_id", "kind", "enrolment_id", "amount", "reason", "day", "created_at", "created_by", "by_hr", "version", "withdrawn_at", "withdrawn_by", "import_id") overriding system value values
  ('01a20e00-d20a-758f-be43-9fa6436b1161', '01a1b03c-74c1-7756-849c-a01f10a18427', 'Discount', '01a1b03c-74c1-73c9-91de-a46012e05f3d', '500.00', 'Scholarship', '2026-11-21', '2026-11-21 04:30:00+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'false', '1', NULL, NULL, NULL);
insert into fee_plan ("enrolment_id", "version") overriding system value values
  ('01976d38-7d5f-7539-b985-8c82b24253c6', '1');
insert into fee_plan_row ("enrolment_id", "n", "due_on", "amount") overriding system value values
  ('01976d38-7d5f-7539-b985-8c82b24253c6', '1', '2026-11-20', '1000.00');
insert into heartbeat ("process_id", "started_at", "seen_at") overriding system value values
  ('01a20e00-d326-7268-b47e-037b0738910d', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00');
insert into holiday ("id", "name", "start_on", "end_on", "created_at") overriding system value values
  ('01a20e00-d326-7268-b47e-0e53e2733f3a', 'Example', '2026-11-08', '2026-11-09', '2026-11-21 04:30:00+00');
insert into idempotency ("scope", "route", "key", "body_hash", "status", "answer", "forever", "at") overriding system value values
  ('01a20e00-ce1b-760e-95fe-3049783809f2', 'POST /api/enquiry', 'dump', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '201', '{}', 'false', '2026-11-21 04:30:00+00');
insert into import ("id", "kind", "owner_id", "name", "columns", "mapping", "day_order", "asks_day_order", "state", "created_at", "run_at", "done_rows", "is_cancelled", "failure", "done_at", "undone_at", "undone_by", "students", "receipts", "paid", "records", "discounts") overriding system value values
  ('01a20e00-ce1b-760e-95fe-3049783809f2', 'students', '01a20e00-ce1b-760e-95fe-3049783809f2', '', '["Name"]', '{"name": 0}', NULL, 'false', 'open', '2026-11-21 04:30:00+00', NULL, '0', 'false', NULL, NULL, NULL, NULL, '0', '0', '0.00', '0', '0.00');
insert into import_row ("import_id", "line", "cells", "is_skipped", "errors", "conflicts", "warnings", "person_key", "name_key", "known_key", "email_key", "phone", "course", "batch", "fee", "amount", "payments", "discount") overriding system value values
  ('01a20e00-ce1b-760e-95fe-3049783809f2', '2', '["Example"]', 'false', '{}', '{}', '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '[]', NULL);
insert into import_total ("import_id", "shard", "kind", "n", "fee", "paid") overriding system value values
  ('01a20e00-ce1b-760e-95fe-3049783809f2', '0', 'Active', '0', '0.00', '0.00');
>>>>>>>> 87dead2 (Import numbered payments and discounts of students):db/dumps/0060.sql
insert into institute ("one", "name", "address", "phone", "time_zone", "self_registration", "version", "receipt_language", "two_factor", "upi_id", "hr_closes_all", "gstin", "receipt_terms", "receipt_paper") overriding system value values
  ('true', 'Namuna Training Institute (demo)', '1 Example Road, Example Nagar', '+91 55500 00000', 'Asia/Kolkata', 'true', '2', 'en', 'off', 'namuna@examplebank', 'false', '00AAAAA0000A1ZI', NULL, 'a4');
insert into institute_logo ("one", "content", "type", "hash", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', 'image/png', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into job_run ("job", "started_at") overriding system value values
  ('cleanup', '2026-11-21 04:30:00+00');
insert into known_browser ("token_hash", "account_id", "used_at") overriding system value values
<<<<<<<< HEAD:db/dumps/0059.sql
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20dd2-1b68-701b-874f-435ed82b163f', '2026-11-21 04:30:00+00');
insert into kysely_migration ("name", "timestamp") overriding system value values
  ('0001_house', '2026-11-24T13:50:00.196Z'),
  ('0002_courses_and_batches', '2026-11-24T13:50:00.262Z'),
  ('0003_students_and_fees', '2026-11-24T13:50:00.410Z'),
  ('0004_attendance_and_enquiries', '2026-11-24T13:50:00.444Z'),
  ('0005_portfolio', '2026-11-24T13:50:00.452Z'),
  ('0006_projects', '2026-11-24T13:50:00.464Z'),
  ('0007_expenses', '2026-11-24T13:50:00.479Z'),
  ('0008_reset_tokens', '2026-11-24T13:50:00.489Z'),
  ('0009_lists_of_the_admin', '2026-11-24T13:50:00.519Z'),
  ('0010_erasure', '2026-11-24T13:50:00.535Z'),
  ('0011_search', '2026-11-24T13:50:00.636Z'),
  ('0012_receipt_amounts', '2026-11-24T13:50:00.645Z'),
  ('0013_drafts', '2026-11-24T13:50:00.672Z'),
  ('0014_request_limits', '2026-11-24T13:50:00.688Z'),
  ('0015_placed_enquiries', '2026-11-24T13:50:00.701Z'),
  ('0017_sign_in', '2026-11-24T13:50:00.753Z'),
  ('0018_two_factor', '2026-11-24T13:50:00.766Z'),
  ('0019_erasure', '2026-11-24T13:50:00.817Z'),
  ('0020_privacy', '2026-11-24T13:50:00.837Z'),
  ('0021_backups', '2026-11-24T13:50:00.850Z'),
  ('0022_audit_chain', '2026-11-24T13:50:00.878Z'),
  ('0023_several_processes', '2026-11-24T13:50:00.895Z'),
  ('0024_enrolments', '2026-11-24T13:50:00.981Z'),
  ('0025_expense_vouchers', '2026-11-24T13:50:01.102Z'),
  ('0026_payment_details', '2026-11-24T13:50:01.146Z'),
  ('0027_receipt_verification', '2026-11-24T13:50:01.180Z'),
  ('0028_daily_closing', '2026-11-24T13:50:01.237Z'),
  ('0029_discounts_and_refunds', '2026-11-24T13:50:01.280Z'),
  ('0030_fee_plans', '2026-11-24T13:50:01.359Z'),
  ('0031_refunds', '2026-11-24T13:50:01.386Z'),
  ('0032_reminders', '2026-11-24T13:50:01.406Z'),
  ('0033_course_instalments', '2026-11-24T13:50:01.409Z'),
  ('0034_name_search', '2026-11-24T13:50:01.414Z'),
  ('0035_receipt_paper', '2026-11-24T13:50:01.421Z'),
  ('0036_student_list_order', '2026-11-24T13:50:01.432Z'),
  ('0037_overdue_sums', '2026-11-24T13:50:01.434Z'),
  ('0038_enquiry_calls', '2026-11-24T13:50:01.439Z'),
  ('0039_photos_and_logo', '2026-11-24T13:50:01.450Z'),
  ('0041_duplicate_lookup', '2026-11-24T13:50:01.519Z'),
  ('0042_name_words', '2026-11-24T13:50:01.569Z'),
  ('0043_daily_sums', '2026-11-24T13:50:01.660Z'),
  ('0044_read_after', '2026-11-24T13:50:01.676Z'),
  ('0045_list_order', '2026-11-24T13:50:01.684Z'),
  ('0046_name_word_removal', '2026-11-24T13:50:01.685Z'),
  ('0047_parent_contact', '2026-11-24T13:50:01.691Z'),
  ('0048_attendance_months', '2026-11-24T13:50:01.721Z'),
  ('0049_absence_notices', '2026-11-24T13:50:01.735Z'),
  ('0050_imports', '2026-11-24T13:50:02.048Z'),
  ('0051_changes', '2026-11-24T13:50:02.051Z'),
  ('0052_batch_sessions', '2026-11-24T13:50:02.085Z'),
  ('0053_holidays', '2026-11-24T13:50:02.105Z'),
  ('0054_waiting_list', '2026-11-24T13:50:02.136Z'),
  ('0055_calendar_feeds', '2026-11-24T13:50:02.162Z'),
  ('0056_bulk_changes', '2026-11-24T13:50:02.174Z'),
  ('0057_certificates', '2026-11-24T13:50:02.279Z'),
  ('0058_import_kinds', '2026-11-24T13:50:02.307Z'),
  ('0059_import_more_kinds', '2026-11-24T13:50:02.350Z');
========
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20e00-ce1b-760e-95fe-3049783809f2', '2026-11-21 04:30:00+00');
insert into kysely_migration ("name", "timestamp") overriding system value values
  ('0001_house', '2026-11-24T14:41:01.621Z'),
  ('0002_courses_and_batches', '2026-11-24T14:41:01.668Z'),
  ('0003_students_and_fees', '2026-11-24T14:41:01.833Z'),
  ('0004_attendance_and_enquiries', '2026-11-24T14:41:01.897Z'),
  ('0005_portfolio', '2026-11-24T14:41:01.916Z'),
  ('0006_projects', '2026-11-24T14:41:01.940Z'),
  ('0007_expenses', '2026-11-24T14:41:01.964Z'),
  ('0008_reset_tokens', '2026-11-24T14:41:01.976Z'),
  ('0009_lists_of_the_admin', '2026-11-24T14:41:02.001Z'),
  ('0010_erasure', '2026-11-24T14:41:02.022Z'),
  ('0011_search', '2026-11-24T14:41:02.070Z'),
  ('0012_receipt_amounts', '2026-11-24T14:41:02.082Z'),
  ('0013_drafts', '2026-11-24T14:41:02.107Z'),
  ('0014_request_limits', '2026-11-24T14:41:02.154Z'),
  ('0015_placed_enquiries', '2026-11-24T14:41:02.170Z'),
  ('0017_sign_in', '2026-11-24T14:41:02.218Z'),
  ('0018_two_factor', '2026-11-24T14:41:02.236Z'),
  ('0019_erasure', '2026-11-24T14:41:02.268Z'),
  ('0020_privacy', '2026-11-24T14:41:02.284Z'),
  ('0021_backups', '2026-11-24T14:41:02.298Z'),
  ('0022_audit_chain', '2026-11-24T14:41:02.331Z'),
  ('0023_several_processes', '2026-11-24T14:41:02.349Z'),
  ('0024_enrolments', '2026-11-24T14:41:02.408Z'),
  ('0025_expense_vouchers', '2026-11-24T14:41:02.467Z'),
  ('0026_payment_details', '2026-11-24T14:41:02.485Z'),
  ('0027_receipt_verification', '2026-11-24T14:41:02.501Z'),
  ('0028_daily_closing', '2026-11-24T14:41:02.531Z'),
  ('0029_discounts_and_refunds', '2026-11-24T14:41:02.555Z'),
  ('0030_fee_plans', '2026-11-24T14:41:02.575Z'),
  ('0031_refunds', '2026-11-24T14:41:02.615Z'),
  ('0032_reminders', '2026-11-24T14:41:02.637Z'),
  ('0033_course_instalments', '2026-11-24T14:41:02.642Z'),
  ('0034_name_search', '2026-11-24T14:41:02.649Z'),
  ('0035_receipt_paper', '2026-11-24T14:41:02.659Z'),
  ('0036_student_list_order', '2026-11-24T14:41:02.669Z'),
  ('0037_overdue_sums', '2026-11-24T14:41:02.675Z'),
  ('0038_enquiry_calls', '2026-11-24T14:41:02.686Z'),
  ('0039_photos_and_logo', '2026-11-24T14:41:02.704Z'),
  ('0041_duplicate_lookup', '2026-11-24T14:41:02.715Z'),
  ('0042_name_words', '2026-11-24T14:41:02.731Z'),
  ('0043_daily_sums', '2026-11-24T14:41:02.794Z'),
  ('0044_read_after', '2026-11-24T14:41:02.804Z'),
  ('0045_list_order', '2026-11-24T14:41:02.812Z'),
  ('0046_name_word_removal', '2026-11-24T14:41:02.817Z'),
  ('0047_parent_contact', '2026-11-24T14:41:02.820Z'),
  ('0048_attendance_months', '2026-11-24T14:41:02.839Z'),
  ('0049_absence_notices', '2026-11-24T14:41:02.849Z'),
  ('0050_imports', '2026-11-24T14:41:02.920Z'),
  ('0051_changes', '2026-11-24T14:41:02.928Z'),
  ('0052_batch_sessions', '2026-11-24T14:41:02.940Z'),
  ('0053_holidays', '2026-11-24T14:41:02.951Z'),
  ('0054_waiting_list', '2026-11-24T14:41:02.973Z'),
  ('0055_calendar_feeds', '2026-11-24T14:41:02.998Z'),
  ('0056_bulk_changes', '2026-11-24T14:41:03.024Z'),
  ('0057_certificates', '2026-11-24T14:41:03.077Z'),
  ('0058_import_kinds', '2026-11-24T14:41:03.087Z'),
  ('0060_complete_imports', '2026-11-24T14:41:03.108Z');
>>>>>>>> 87dead2 (Import numbered payments and discounts of students):db/dumps/0060.sql
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
<<<<<<<< HEAD:db/dumps/0059.sql
  ('0059_import_more_kinds', '15a8d0deac96bff344ff170f8d6fa29eb1baa04963feb470165784b3829f54af');
========
  ('0060_complete_imports', '2737ec005197e512e336c26283afc245749dfe39842d692c15d88100054019b1');
>>>>>>>> 87dead2 (Import numbered payments and discounts of students):db/dumps/0060.sql
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
<<<<<<<< HEAD:db/dumps/0059.sql
  ('019daf1c-ae23-7377-a846-fd6a7366624d', '01976d38-7d5f-722e-a9a7-57e5ae862f67', 'https://example.com/57e5ae862f67/portfolio-1', '2026-04-21 08:16:25.635+00', '1'),
  ('019f4660-91bf-73a6-95b8-f2af49db882b', '01976d38-7d5f-722e-a9a7-57e5ae862f67', 'https://example.com/57e5ae862f67/portfolio-2', '2026-07-09 10:16:01.727+00', '1');
insert into privacy_notice ("one", "texts", "version") overriding system value values
  ('true', '{"en": "Example"}', '2');
insert into project ("id", "student_id", "link", "tech_used", "description", "created_at", "version") overriding system value values
  ('01983ab5-5436-74b5-b7df-acdbdb56849d', '01976d38-7d5f-722e-a9a7-57e5ae862f67', 'https://example.com/57e5ae862f67/project-3', 'Python, pandas', 'Sales of a sample company, month by month', '2025-07-24 04:33:38.87+00', '1'),
  ('019d47ad-09b4-7493-b421-4f313cb35ae0', '01976d38-7d5f-722e-a9a7-57e5ae862f67', 'https://example.com/57e5ae862f67/project-1', 'Python, pandas', 'नमूना पुस्तकालय की सूची', '2026-04-01 06:13:35.796+00', '1'),
  ('01a0d6d4-797a-701d-ad41-1720b70045a0', '01976d38-7d5f-722e-a9a7-57e5ae862f67', 'https://example.com/57e5ae862f67/project-2', 'Tally', 'The example institute’s timetable as a page', '2026-09-25 04:30:44.09+00', '1');
insert into receipt ("id", "financial_year", "n", "student_id", "student_name", "contact", "course", "b_code", "pay_mode", "payable", "paid", "due_after", "paid_on", "issued_on", "issued_at", "issued_by", "changed_at", "version", "voided_at", "voided_by", "void_reason", "enrolment_id", "reference", "note", "verification_id", "import_id") overriding system value values
  ('01977d82-9bf0-76d1-804c-47d15bde2aab', '2025-26', '1', '01976d38-7d5f-722e-a9a7-57e5ae862f67', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Online', '31500.00', '10500.00', '21000.00', '2025-06-17', '2025-06-17', '2025-06-17 10:50:01.072+00', '01a20dd2-1e36-756e-b9db-4d6717c52fbc', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-77a3-b753-684c577c0bad', '632700007919', NULL, '904e8112-c1aa-4e5e-80c7-f92f5abe4e4e', NULL),
  ('01980c8c-196a-7260-83aa-16e0a547a5b2', '2025-26', '2', '01976d38-7d5f-722e-a9a7-57e5ae862f67', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Cash', '31500.00', '10500.00', '10500.00', '2025-07-15', '2025-07-15', '2025-07-15 05:26:04.906+00', '01a20dd2-1e36-756e-b9db-50ead21de558', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-77a3-b753-684c577c0bad', NULL, NULL, '0c9e4c77-3d02-48b5-8a52-6482ff61c9dd', NULL),
  ('01984f40-d442-73ac-9c62-2f594ce33294', '2025-26', '3', '0198305a-7b46-747f-b807-ad9c97939062', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '11000.00', '2025-07-28', '2025-07-28', '2025-07-28 04:18:25.474+00', '01a20dd2-1b68-701b-874f-435ed82b163f', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-7624-ab69-4fe750fa43b6', '632700023757', NULL, '825bd786-0762-48d4-8bfb-44b83e9bf0ce', NULL),
  ('0198adb9-bb13-71d6-aaff-2fbbe6af70e6', '2025-26', '4', '01976d38-7d5f-722e-a9a7-57e5ae862f67', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Others', '31500.00', '10500.00', '0.00', '2025-08-15', '2025-08-15', '2025-08-15 12:34:47.187+00', '01a20dd2-1e36-756e-b9db-4d6717c52fbc', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-77a3-b753-684c577c0bad', NULL, NULL, 'ed3549c2-4fa6-421d-9cc6-bc3b2ad777a3', NULL),
  ('0198d1be-32ac-715d-8989-47c2b140908f', '2025-26', '5', '0198305a-7b46-747f-b807-ad9c97939062', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '0.00', '2025-08-21', '2025-08-22', '2025-08-22 12:25:59.724+00', '01a20dd2-1e36-756e-b9db-50ead21de558', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-7624-ab69-4fe750fa43b6', '632700039595', NULL, '6b7aea53-bd6b-4c98-9e35-73bfe71b82ac', NULL),
  ('01994735-b681-7163-a294-5559604558e6', '2025-26', '6', '0199483e-e8b1-7587-8316-872c514b3285', 'Yusuf Příklad', '5550000003', 'Digital Marketing', 'DM-2508', 'Cash', '15000.00', '15000.00', '0.00', '2025-09-14', '2025-09-14', '2025-09-14 07:52:06.529+00', '01a20dd2-1b68-701b-874f-435ed82b163f', NULL, '1', NULL, NULL, NULL, '0199483e-e8b1-7390-9079-6afd0c86ce66', NULL, NULL, '022d4ee9-8446-4900-b9bc-72adaeb2f6e6', NULL),
  ('019acefa-c7b2-717d-b151-4a5bbae3c255', '2025-26', '7', '019acdcb-3f5e-736b-bd08-90bac3d00231', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '12000.00', '2025-11-29', '2025-11-29', '2025-11-29 09:38:52.978+00', '01a20dd2-1e36-756e-b9db-4d6717c52fbc', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-7067-b4e5-36e1685875e5', NULL, NULL, '123fef7d-533a-45e5-9982-88b5511e73e4', NULL),
  ('019b7ce0-50eb-73ca-9633-fc41f2603f4a', '2025-26', '8', '019acdcb-3f5e-736b-bd08-90bac3d00231', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '6000.00', '2026-01-02', '2026-01-02', '2026-01-02 04:03:54.219+00', '01a20dd2-1e36-756e-b9db-50ead21de558', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-7067-b4e5-36e1685875e5', NULL, NULL, '9338302a-bf21-44bf-9f4e-a7a3397248f9', NULL),
  ('019c1cef-33c4-75a4-ae8a-c9ac9720317d', '2025-26', '9', '019acdcb-3f5e-736b-bd08-90bac3d00231', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '0.00', '2026-02-02', '2026-02-02', '2026-02-02 05:59:24.356+00', '01a20dd2-1b68-701b-874f-435ed82b163f', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-7067-b4e5-36e1685875e5', NULL, NULL, '45e5279e-943b-4df7-a83b-b5837143b326', NULL),
  ('01a1cf35-657d-7003-9408-835f3ab0e748', '2026-27', '1', '01a1b03c-74c1-7090-8949-f02105fa2453', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Online', '4050.00', '1000.00', '3050.00', '2026-11-12', '2026-11-12', '2026-11-12 10:02:25.533+00', '01a20dd2-1e36-756e-b9db-4d6717c52fbc', NULL, '1', NULL, NULL, NULL, '01a1b03c-74c1-75c6-9e5c-fdca7af234f8', '632700007919', NULL, '94db44a0-9fd5-4717-855d-c403ff94dbd5', NULL);
insert into receipt_part ("receipt_id", "n", "mode", "amount", "reference") overriding system value values
  ('0198adb9-bb13-71d6-aaff-2fbbe6af70e6', '1', 'Cash', '5200.00', NULL),
  ('0198adb9-bb13-71d6-aaff-2fbbe6af70e6', '2', 'UPI', '5300.00', '632700031676');
========
  ('019daf1c-ae23-7198-956d-63839ac47b86', '01976d38-7d5f-744d-bdb1-3830696dcc3e', 'https://example.com/3830696dcc3e/portfolio-1', '2026-04-21 08:16:25.635+00', '1'),
  ('019f4660-91bf-75d4-860d-033b1d5392cd', '01976d38-7d5f-744d-bdb1-3830696dcc3e', 'https://example.com/3830696dcc3e/portfolio-2', '2026-07-09 10:16:01.727+00', '1');
insert into privacy_notice ("one", "texts", "version") overriding system value values
  ('true', '{"en": "Example"}', '2');
insert into project ("id", "student_id", "link", "tech_used", "description", "created_at", "version") overriding system value values
  ('01983ab5-5436-745c-9b35-4f35f0d5300d', '01976d38-7d5f-744d-bdb1-3830696dcc3e', 'https://example.com/3830696dcc3e/project-3', 'Python, pandas', 'Sales of a sample company, month by month', '2025-07-24 04:33:38.87+00', '1'),
  ('019d47ad-09b4-75fa-93dc-301276db87e9', '01976d38-7d5f-744d-bdb1-3830696dcc3e', 'https://example.com/3830696dcc3e/project-1', 'Python, pandas', 'नमूना पुस्तकालय की सूची', '2026-04-01 06:13:35.796+00', '1'),
  ('01a0d6d4-797a-7383-b878-94d77cc11041', '01976d38-7d5f-744d-bdb1-3830696dcc3e', 'https://example.com/3830696dcc3e/project-2', 'Tally', 'The example institute’s timetable as a page', '2026-09-25 04:30:44.09+00', '1');
insert into receipt ("id", "financial_year", "n", "student_id", "student_name", "contact", "course", "b_code", "pay_mode", "payable", "paid", "due_after", "paid_on", "issued_on", "issued_at", "issued_by", "changed_at", "version", "voided_at", "voided_by", "void_reason", "enrolment_id", "reference", "note", "verification_id", "import_id") overriding system value values
  ('01977d82-9bf0-7678-aad8-95067ad49a45', '2025-26', '1', '01976d38-7d5f-744d-bdb1-3830696dcc3e', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Online', '31500.00', '10500.00', '21000.00', '2025-06-17', '2025-06-17', '2025-06-17 10:50:01.072+00', '01a20e00-cff7-714e-8081-3b266ed47586', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-7539-b985-8c82b24253c6', '632700007919', NULL, 'c6e763b2-e8e8-4694-9cd0-b75c5c0efbfd', NULL),
  ('01980c8c-196a-755a-8af5-9f51d418477a', '2025-26', '2', '01976d38-7d5f-744d-bdb1-3830696dcc3e', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Cash', '31500.00', '10500.00', '10500.00', '2025-07-15', '2025-07-15', '2025-07-15 05:26:04.906+00', '01a20e00-cff7-714e-8081-3e57f7c6f723', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-7539-b985-8c82b24253c6', NULL, NULL, '4b8f11ab-c23d-4c67-8abc-de61f0716ce8', NULL),
  ('01984f40-d442-74d3-99be-5cdf470d72dc', '2025-26', '3', '0198305a-7b46-7456-9edd-ad6df1505908', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '11000.00', '2025-07-28', '2025-07-28', '2025-07-28 04:18:25.474+00', '01a20e00-ce1b-760e-95fe-3049783809f2', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-7614-a375-bae5fb370448', '632700023757', NULL, '4e10159a-35ee-4bfb-b1fd-4fd126f519aa', NULL),
  ('0198adb9-bb13-7028-82dd-1718248f3854', '2025-26', '4', '01976d38-7d5f-744d-bdb1-3830696dcc3e', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Others', '31500.00', '10500.00', '0.00', '2025-08-15', '2025-08-15', '2025-08-15 12:34:47.187+00', '01a20e00-cff7-714e-8081-3b266ed47586', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-7539-b985-8c82b24253c6', NULL, NULL, '6f5b85e8-8277-4d29-bffe-539da6a72c36', NULL),
  ('0198d1be-32ac-7099-94f6-c5e214624a5d', '2025-26', '5', '0198305a-7b46-7456-9edd-ad6df1505908', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '0.00', '2025-08-21', '2025-08-22', '2025-08-22 12:25:59.724+00', '01a20e00-cff7-714e-8081-3e57f7c6f723', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-7614-a375-bae5fb370448', '632700039595', NULL, '93071c5a-7994-477e-b53b-5686826f1138', NULL),
  ('01994735-b681-72c5-8112-eff547bb3f22', '2025-26', '6', '0199483e-e8b1-7649-b034-a60495d0c89b', 'Yusuf Příklad', '5550000003', 'Digital Marketing', 'DM-2508', 'Cash', '15000.00', '15000.00', '0.00', '2025-09-14', '2025-09-14', '2025-09-14 07:52:06.529+00', '01a20e00-ce1b-760e-95fe-3049783809f2', NULL, '1', NULL, NULL, NULL, '0199483e-e8b1-7476-82bb-960119b86c2e', NULL, NULL, '7dbfe249-58b1-4bb1-9693-95d89f267177', NULL),
  ('019acefa-c7b2-775a-ab59-954957399d0f', '2025-26', '7', '019acdcb-3f5e-77ae-9467-82e86423dd12', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '12000.00', '2025-11-29', '2025-11-29', '2025-11-29 09:38:52.978+00', '01a20e00-cff7-714e-8081-3b266ed47586', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-758e-8115-d8d262be2dfb', NULL, NULL, 'e9820dab-e329-4dd1-8416-80693b42c25c', NULL),
  ('019b7ce0-50eb-77ef-b3d9-0efbc9a327f0', '2025-26', '8', '019acdcb-3f5e-77ae-9467-82e86423dd12', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '6000.00', '2026-01-02', '2026-01-02', '2026-01-02 04:03:54.219+00', '01a20e00-cff7-714e-8081-3e57f7c6f723', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-758e-8115-d8d262be2dfb', NULL, NULL, '0a446826-5ed3-412f-ab15-a1c763c83ae6', NULL),
  ('019c1cef-33c4-7511-9903-e91c3f9ee20d', '2025-26', '9', '019acdcb-3f5e-77ae-9467-82e86423dd12', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '0.00', '2026-02-02', '2026-02-02', '2026-02-02 05:59:24.356+00', '01a20e00-ce1b-760e-95fe-3049783809f2', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-758e-8115-d8d262be2dfb', NULL, NULL, 'ad6d716b-d236-4da7-9f15-6dad9c6c9453', NULL),
  ('01a1cf35-657d-77c6-b20d-2c0a4b845d7b', '2026-27', '1', '01a1b03c-74c1-7756-849c-a01f10a18427', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Online', '4050.00', '1000.00', '3050.00', '2026-11-12', '2026-11-12', '2026-11-12 10:02:25.533+00', '01a20e00-cff7-714e-8081-3b266ed47586', NULL, '1', NULL, NULL, NULL, '01a1b03c-74c1-73c9-91de-a46012e05f3d', '632700007919', NULL, 'c6e00702-2c50-4708-b491-34b558d81285', NULL);
insert into receipt_part ("receipt_id", "n", "mode", "amount", "reference") overriding system value values
  ('0198adb9-bb13-7028-82dd-1718248f3854', '1', 'Cash', '5200.00', NULL),
  ('0198adb9-bb13-7028-82dd-1718248f3854', '2', 'UPI', '5300.00', '632700031676');
>>>>>>>> 87dead2 (Import numbered payments and discounts of students):db/dumps/0060.sql
insert into receipt_series ("financial_year", "last") overriding system value values
  ('2025-26', '9'),
  ('2026-27', '1');
insert into recovery_code ("id", "account_id", "code_hash", "used_at") overriding system value values
<<<<<<<< HEAD:db/dumps/0059.sql
  ('01a20dd2-270b-76fb-b0fe-67a5db4aaef5', '01a20dd2-1b68-701b-874f-435ed82b163f', 'example', NULL);
insert into recurring_expense ("id", "category_id", "remark", "amount", "pay_mode", "payee", "starts_on", "created_at", "updated_at", "ended_at", "version") overriding system value values
  ('01a20dd2-2112-71e9-9d4a-d40e471bd749', '01a20dd2-2105-7627-9ee1-3df8f0187bd5', 'Demo Repairs: upkeep of the projectors', '1500.00', 'Online', NULL, '2026-11-01', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '1');
insert into recurring_expense_month ("recurring_id", "month", "expense_id") overriding system value values
  ('01a20dd2-2112-71e9-9d4a-d40e471bd749', '2026-11-01', NULL);
insert into refund ("id", "financial_year", "n", "student_id", "enrolment_id", "student_name", "contact", "course", "b_code", "pay_mode", "amount", "paid_before", "refunded_on", "issued_on", "issued_at", "issued_by", "reason", "reference", "note", "version", "voided_at", "voided_by", "void_reason") overriding system value values
  ('01a20dd2-2396-7173-ac14-a1e44562b290', '2026-27', '1', '01a1b03c-74c1-7090-8949-f02105fa2453', '01a1b03c-74c1-75c6-9e5c-fdca7af234f8', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Cash', '200.00', '1000.00', '2026-11-21', '2026-11-21', '2026-11-21 04:30:00+00', '01a20dd2-1b67-70fc-837f-c5af97a1d50c', 'Paid twice', NULL, NULL, '1', NULL, NULL, NULL);
insert into refund_series ("financial_year", "last") overriding system value values
  ('2026-27', '1');
insert into reminder ("student_id", "day", "channel", "state", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-700c-8aac-806c16d86a8d', '2026-11-19', 'WhatsApp', 'sent', '01a20dd2-1b68-701b-874f-435ed82b163f', '2026-11-19 04:30:00+00'),
  ('01a1b03c-74c1-7090-8949-f02105fa2453', '2026-11-19', 'WhatsApp', 'sent', '01a20dd2-1b68-701b-874f-435ed82b163f', '2026-11-19 04:30:00+00'),
  ('01a1fb86-a83e-7296-8c92-9f21ff029d3f', '2026-11-19', 'WhatsApp', 'sent', '01a20dd2-1b68-701b-874f-435ed82b163f', '2026-11-19 04:30:00+00');
insert into reminder_settings ("one", "days", "texts", "version") overriding system value values
  ('true', '{-3,0,3,7,15}', '{}', '1');
insert into request_count ("scope", "caller", "started_at", "n") overriding system value values
  ('email-enquirer', '01a20dd2-1b68-701b-874f-435ed82b163f', '2026-11-21 04:30:00+00', '1');
insert into reset_token ("token_hash", "account_id", "made_at", "expires_at", "used_at", "purpose") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20dd2-1b68-701b-874f-435ed82b163f', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', NULL, 'password');
insert into secret ("name", "value") overriding system value values
  ('log', E'\\x2ff1acc14cf026c8253cbe2b574870866f4d74d7886619b05df13234e89fa7e6');
insert into session ("token_hash", "account_id", "created_at", "seen_at", "id", "address", "user_agent", "confirmed_at", "read_after") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20dd2-1b68-701b-874f-435ed82b163f', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '106b5928-d200-473d-a50e-7a9178ec5349', '', '', NULL, '0/1F211A8');
========
  ('01a20e00-d325-7443-98b2-3222f67838f8', '01a20e00-ce1b-760e-95fe-3049783809f2', 'example', NULL);
insert into recurring_expense ("id", "category_id", "remark", "amount", "pay_mode", "payee", "starts_on", "created_at", "updated_at", "ended_at", "version") overriding system value values
  ('01a20e00-d193-7115-8368-b932da82b094', '01a20e00-d182-73bb-8afa-d41a42282ecb', 'Demo Repairs: upkeep of the projectors', '1500.00', 'Online', NULL, '2026-11-01', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '1');
insert into recurring_expense_month ("recurring_id", "month", "expense_id") overriding system value values
  ('01a20e00-d193-7115-8368-b932da82b094', '2026-11-01', NULL);
insert into refund ("id", "financial_year", "n", "student_id", "enrolment_id", "student_name", "contact", "course", "b_code", "pay_mode", "amount", "paid_before", "refunded_on", "issued_on", "issued_at", "issued_by", "reason", "reference", "note", "version", "voided_at", "voided_by", "void_reason") overriding system value values
  ('01a20e00-d226-701f-aaf9-a1a85eb6b570', '2026-27', '1', '01a1b03c-74c1-7756-849c-a01f10a18427', '01a1b03c-74c1-73c9-91de-a46012e05f3d', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Cash', '200.00', '1000.00', '2026-11-21', '2026-11-21', '2026-11-21 04:30:00+00', '01a20e00-ce1b-760e-95fe-2eeb23018594', 'Paid twice', NULL, NULL, '1', NULL, NULL, NULL);
insert into refund_series ("financial_year", "last") overriding system value values
  ('2026-27', '1');
insert into reminder ("student_id", "day", "channel", "state", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-7562-a4bf-2b0c23a280ba', '2026-11-19', 'WhatsApp', 'sent', '01a20e00-ce1b-760e-95fe-3049783809f2', '2026-11-19 04:30:00+00'),
  ('01a1b03c-74c1-7756-849c-a01f10a18427', '2026-11-19', 'WhatsApp', 'sent', '01a20e00-ce1b-760e-95fe-3049783809f2', '2026-11-19 04:30:00+00'),
  ('01a1fb86-a83e-7132-b0d9-58181b55bfe4', '2026-11-19', 'WhatsApp', 'sent', '01a20e00-ce1b-760e-95fe-3049783809f2', '2026-11-19 04:30:00+00');
insert into reminder_settings ("one", "days", "texts", "version") overriding system value values
  ('true', '{-3,0,3,7,15}', '{}', '1');
insert into request_count ("scope", "caller", "started_at", "n") overriding system value values
  ('email-enquirer', '01a20e00-ce1b-760e-95fe-3049783809f2', '2026-11-21 04:30:00+00', '1');
insert into reset_token ("token_hash", "account_id", "made_at", "expires_at", "used_at", "purpose") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20e00-ce1b-760e-95fe-3049783809f2', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', NULL, 'password');
insert into secret ("name", "value") overriding system value values
  ('log', E'\\x7a49a09c491861ab6c1ccdeee82cfd1d8b0d2f34fc9652daece860bf7425b4c5');
insert into session ("token_hash", "account_id", "created_at", "seen_at", "id", "address", "user_agent", "confirmed_at", "read_after") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a20e00-ce1b-760e-95fe-3049783809f2', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'ec300ab6-e8e9-4b83-a4ed-fd6d41551e44', '', '', NULL, '0/1F1CB00');
>>>>>>>> 87dead2 (Import numbered payments and discounts of students):db/dumps/0060.sql
insert into setup_code ("code_hash", "created_at", "accounts") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', NULL);
insert into sign_in_attempt ("id", "email_hash", "address", "at", "ok", "browser_hash") overriding system value values
  ('1', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '192.0.2.1', '2026-11-21 04:30:00+00', 'true', NULL);
<<<<<<<< HEAD:db/dumps/0059.sql
insert into student ("id", "fname", "lname", "father", "contact", "alt_contact", "gender", "dob", "cur_address", "per_address", "linked_in", "profile", "degree", "com_year", "university", "course_id", "mode", "duration", "batch_id", "joining_on", "end_on", "is_completed", "is_placed", "status", "search_key", "created_at", "version", "search_text", "parent_contact", "import_id") overriding system value values
  ('01976d38-7d5f-722e-a9a7-57e5ae862f67', 'विवेक', 'दृष्टांत', 'Yusuf दृष्टांत', '5550000001', NULL, 'male', '1996-12-21', '8 नमूना मार्ग, Sampleganj', '159 Namuna Marg, Demo Colony', NULL, NULL, 'BCom', '2017', 'Université de l’Exemple', '01a20dd2-1cb3-73cc-bfc8-ba63ea8d14be', 'offline', '6 months', '01a20dd2-1cda-733c-a7a7-aa5ff1f0f2cf', '2025-06-14', '2025-12-19', 'true', 'false', 'Active', 'विवेक दृष्टांत', '2025-06-14 06:55:08.127+00', '1', 'विवेक दृष्टांत yusuf दृष्टांत student.1@example.com 5550000001 5540000001', '5540000001', NULL),
  ('0198305a-7b46-747f-b807-ad9c97939062', 'Zoë', 'Sample', 'Ravi Sample', '5550000007', NULL, 'female', '1997-07-07', NULL, '124 नमूना मार्ग, Sampleganj', NULL, NULL, 'BCA', '2018', 'Sample Institute of Technology', '01a20dd2-1cc2-704e-a054-253e639c3084', 'offline', '5 months', '01a20dd2-1cda-733c-a7a7-ac71f6feea27', '2025-07-22', '2025-12-16', 'true', 'false', 'Active', 'zoe sample', '2025-07-22 04:18:12.934+00', '1', 'zoe sample ravi sample zoe.7@example.com 5550000007 5540000007', '5540000007', NULL),
  ('0199483e-e8b1-7587-8316-872c514b3285', 'Yusuf', 'Příklad', 'Arjun Příklad', '5550000003', NULL, 'male', '2005-10-17', NULL, '52 नमूना मार्ग, Sampleganj', NULL, NULL, 'Diploma', '2026', 'Université de l’Exemple', '01a20dd2-1cc2-704e-a054-2aa18173c8c9', 'online', '3 months', '01a20dd2-1ce1-7008-9f49-6e1e8ba7e667', '2025-09-14', '2025-11-11', 'true', 'true', 'Active', 'yusuf priklad', '2025-09-14 12:41:46.417+00', '1', 'yusuf priklad arjun priklad yusuf.3@example.com 5550000003 5540000003', '5540000003', NULL),
  ('019acdcb-3f5e-736b-bd08-90bac3d00231', 'Māyā', 'Udāharaṇ', 'Kabir Udāharaṇ', '5550000004', NULL, 'female', '1993-05-14', '45 Namuna Marg, Demo Colony', '143 Example Road, Example Nagar', NULL, NULL, 'BBA', '2014', 'Example University', '01a20dd2-1cb3-73cc-bfc8-b2535e1cc508', 'offline', '4 months', '01a20dd2-1ce2-740c-8951-abea47ca2e1b', '2025-11-29', '2026-03-25', 'true', 'false', 'Active', 'maya udaharan', '2025-11-29 04:07:20.67+00', '1', 'maya udaharan kabir udaharan maya.4@example.com 5550000004', NULL, NULL),
  ('01a11b91-9b52-700c-8aac-806c16d86a8d', 'Zoë', 'Przykład', 'Arjun Przykład', '5550000002', '5560000002', 'female', '1999-07-27', '55 Udāharaṇ Path, Namunapur', '22 Namuna Marg, Namunapur', 'https://www.example.com/in/student-2', NULL, 'Diploma', '2020', 'Sample Institute of Technology', '01a20dd2-1cc2-704e-a054-2aa18173c8c9', 'offline', '3 months', '01a20dd2-1ce8-7191-b590-4ff7bff16183', '2026-10-08', NULL, 'false', 'false', 'Disable', 'zoe przykład', '2026-10-08 12:51:29.746+00', '2', 'zoe przykład arjun przykład zoe.2@example.com 5550000002 5560000002 5540000002', '5540000002', NULL),
  ('01a1b03c-74c1-7090-8949-f02105fa2453', 'Noor', 'Namuna', 'Ravi Namuna', '5550000008', NULL, 'female', '1993-03-31', NULL, '29 Example Road, Demo Colony', NULL, NULL, 'BCA', '2014', 'Sample Institute of Technology', '01a20dd2-1cc2-704e-a054-2ce0475f6cd1', 'online', '2 months', '01a20dd2-1ce8-7191-b590-507dccb9acbd', '2026-11-06', NULL, 'false', 'false', 'Active', 'noor namuna', '2026-11-06 09:41:54.497+00', '1', 'noor namuna ravi namuna noor.8@example.com 5550000008', NULL, NULL),
  ('01a1be83-9230-7305-91f3-6ba08012de7a', 'Zoë', 'Przykład', 'Om Przykład', '5550000006', '5560000006', 'female', '1998-11-14', NULL, '122 Udāharaṇ Path, Demo Colony', NULL, NULL, 'BBA', '2019', 'उदाहरण विश्वविद्यालय', '01a20dd2-1cc2-704e-a054-3159748c3828', 'offline', '4 months', '01a20dd2-1ce8-7191-b590-560b530d5da4', '2026-12-01', NULL, 'false', 'false', 'Pending', 'zoe przykład', '2026-11-09 04:14:16.112+00', '1', 'zoe przykład om przykład zoe.6@example.com 5550000006 5560000006 5540000006', '5540000006', NULL),
  ('01a1fb86-a83e-7296-8c92-9f21ff029d3f', 'Farhan', 'Beispiel', 'Arjun Beispiel', '5550000005', '5560000005', 'male', '1993-10-26', NULL, '9 Namuna Marg, Sampleganj', NULL, NULL, 'BSc', '2014', 'Example University', '01a20dd2-1cc2-704e-a054-2ce0475f6cd1', 'offline', '2 months', '01a20dd2-1ce8-7191-b590-507dccb9acbd', '2026-11-21', NULL, 'false', 'false', 'Active', 'farhan beispiel', '2026-11-21 00:34:28.542+00', '1', 'farhan beispiel arjun beispiel farhan.5@example.com 5550000005 5560000005 5540000005', '5540000005', NULL);
insert into student_account ("student_id", "fee", "paid", "due_from", "planned_due_on", "due_amount") overriding system value values
  ('01976d38-7d5f-722e-a9a7-57e5ae862f67', '31500.00', '31500.00', '2025-08-15', NULL, NULL),
  ('0198305a-7b46-747f-b807-ad9c97939062', '22000.00', '22000.00', '2025-08-21', NULL, NULL),
  ('0199483e-e8b1-7587-8316-872c514b3285', '15000.00', '15000.00', '2025-09-14', NULL, NULL),
  ('019acdcb-3f5e-736b-bd08-90bac3d00231', '18000.00', '18000.00', '2026-02-02', NULL, NULL),
  ('01a11b91-9b52-700c-8aac-806c16d86a8d', '13500.00', '0.00', '2026-10-08', NULL, NULL),
  ('01a1b03c-74c1-7090-8949-f02105fa2453', '3550.00', '800.00', '2026-11-12', NULL, NULL),
  ('01a1be83-9230-7305-91f3-6ba08012de7a', '0.00', '0.00', '2026-12-01', NULL, NULL),
  ('01a1fb86-a83e-7296-8c92-9f21ff029d3f', '4050.00', '0.00', '2026-11-21', NULL, NULL);
insert into student_photo ("student_id", "content", "hash", "changed_at") overriding system value values
  ('01976d38-7d5f-722e-a9a7-57e5ae862f67', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
========
insert into student ("id", "fname", "lname", "father", "contact", "alt_contact", "gender", "dob", "cur_address", "per_address", "linked_in", "profile", "degree", "com_year", "university", "course_id", "mode", "duration", "batch_id", "joining_on", "end_on", "is_completed", "is_placed", "status", "search_key", "created_at", "version", "search_text", "parent_contact", "import_id", "is_incomplete") overriding system value values
  ('01976d38-7d5f-744d-bdb1-3830696dcc3e', 'विवेक', 'दृष्टांत', 'Yusuf दृष्टांत', '5550000001', NULL, 'male', '1996-12-21', '8 नमूना मार्ग, Sampleganj', '159 Namuna Marg, Demo Colony', NULL, NULL, 'BCom', '2017', 'Université de l’Exemple', '01a20e00-cef8-716c-81a5-33fd01bb0b2a', 'offline', '6 months', '01a20e00-cf05-75b3-9753-63b1896794c1', '2025-06-14', '2025-12-19', 'true', 'false', 'Active', 'विवेक दृष्टांत', '2025-06-14 06:55:08.127+00', '1', 'विवेक दृष्टांत yusuf दृष्टांत student.1@example.com 5550000001 5540000001', '5540000001', NULL, 'false'),
  ('0198305a-7b46-7456-9edd-ad6df1505908', 'Zoë', 'Sample', 'Ravi Sample', '5550000007', NULL, 'female', '1997-07-07', NULL, '124 नमूना मार्ग, Sampleganj', NULL, NULL, 'BCA', '2018', 'Sample Institute of Technology', '01a20e00-cefd-73c6-91b7-de23311db05d', 'offline', '5 months', '01a20e00-cf0a-748b-8057-70e8bbad3c9d', '2025-07-22', '2025-12-16', 'true', 'false', 'Active', 'zoe sample', '2025-07-22 04:18:12.934+00', '1', 'zoe sample ravi sample zoe.7@example.com 5550000007 5540000007', '5540000007', NULL, 'false'),
  ('0199483e-e8b1-7649-b034-a60495d0c89b', 'Yusuf', 'Příklad', 'Arjun Příklad', '5550000003', NULL, 'male', '2005-10-17', NULL, '52 नमूना मार्ग, Sampleganj', NULL, NULL, 'Diploma', '2026', 'Université de l’Exemple', '01a20e00-cefd-73c6-91b7-e17f6fadcb11', 'online', '3 months', '01a20e00-cf0b-7683-8e34-678e0ee0c491', '2025-09-14', '2025-11-11', 'true', 'true', 'Active', 'yusuf priklad', '2025-09-14 12:41:46.417+00', '1', 'yusuf priklad arjun priklad yusuf.3@example.com 5550000003 5540000003', '5540000003', NULL, 'false'),
  ('019acdcb-3f5e-77ae-9467-82e86423dd12', 'Māyā', 'Udāharaṇ', 'Kabir Udāharaṇ', '5550000004', NULL, 'female', '1993-05-14', '45 Namuna Marg, Demo Colony', '143 Example Road, Example Nagar', NULL, NULL, 'BBA', '2014', 'Example University', '01a20e00-cef8-716c-81a5-29405a35823f', 'offline', '4 months', '01a20e00-cf0b-7683-8e34-76173cdb9edd', '2025-11-29', '2026-03-25', 'true', 'false', 'Active', 'maya udaharan', '2025-11-29 04:07:20.67+00', '1', 'maya udaharan kabir udaharan maya.4@example.com 5550000004', NULL, NULL, 'false'),
  ('01a11b91-9b52-7562-a4bf-2b0c23a280ba', 'Zoë', 'Przykład', 'Arjun Przykład', '5550000002', '5560000002', 'female', '1999-07-27', '55 Udāharaṇ Path, Namunapur', '22 Namuna Marg, Namunapur', 'https://www.example.com/in/student-2', NULL, 'Diploma', '2020', 'Sample Institute of Technology', '01a20e00-cefd-73c6-91b7-e17f6fadcb11', 'offline', '3 months', '01a20e00-cf13-7483-8636-0421643385a4', '2026-10-08', NULL, 'false', 'false', 'Disable', 'zoe przykład', '2026-10-08 12:51:29.746+00', '2', 'zoe przykład arjun przykład zoe.2@example.com 5550000002 5560000002 5540000002', '5540000002', NULL, 'false'),
  ('01a1b03c-74c1-7756-849c-a01f10a18427', 'Noor', 'Namuna', 'Ravi Namuna', '5550000008', NULL, 'female', '1993-03-31', NULL, '29 Example Road, Demo Colony', NULL, NULL, 'BCA', '2014', 'Sample Institute of Technology', '01a20e00-cefd-73c6-91b7-e55512ade11a', 'online', '2 months', '01a20e00-cf13-7483-8636-0ab6440a147f', '2026-11-06', NULL, 'false', 'false', 'Active', 'noor namuna', '2026-11-06 09:41:54.497+00', '1', 'noor namuna ravi namuna noor.8@example.com 5550000008', NULL, NULL, 'false'),
  ('01a1be83-9230-700d-b045-6c414967644b', 'Zoë', 'Przykład', 'Om Przykład', '5550000006', '5560000006', 'female', '1998-11-14', NULL, '122 Udāharaṇ Path, Demo Colony', NULL, NULL, 'BBA', '2019', 'उदाहरण विश्वविद्यालय', '01a20e00-cefe-7515-8fcd-977ecaaaee30', 'offline', '4 months', '01a20e00-cf13-7483-8636-0eaecb582a7e', '2026-12-01', NULL, 'false', 'false', 'Pending', 'zoe przykład', '2026-11-09 04:14:16.112+00', '1', 'zoe przykład om przykład zoe.6@example.com 5550000006 5560000006 5540000006', '5540000006', NULL, 'false'),
  ('01a1fb86-a83e-7132-b0d9-58181b55bfe4', 'Farhan', 'Beispiel', 'Arjun Beispiel', '5550000005', '5560000005', 'male', '1993-10-26', NULL, '9 Namuna Marg, Sampleganj', NULL, NULL, 'BSc', '2014', 'Example University', '01a20e00-cefd-73c6-91b7-e55512ade11a', 'offline', '2 months', '01a20e00-cf13-7483-8636-0ab6440a147f', '2026-11-21', NULL, 'false', 'false', 'Active', 'farhan beispiel', '2026-11-21 00:34:28.542+00', '1', 'farhan beispiel arjun beispiel farhan.5@example.com 5550000005 5560000005 5540000005', '5540000005', NULL, 'false');
insert into student_account ("student_id", "fee", "paid", "due_from", "planned_due_on", "due_amount") overriding system value values
  ('01976d38-7d5f-744d-bdb1-3830696dcc3e', '31500.00', '31500.00', '2025-08-15', NULL, NULL),
  ('0198305a-7b46-7456-9edd-ad6df1505908', '22000.00', '22000.00', '2025-08-21', NULL, NULL),
  ('0199483e-e8b1-7649-b034-a60495d0c89b', '15000.00', '15000.00', '2025-09-14', NULL, NULL),
  ('019acdcb-3f5e-77ae-9467-82e86423dd12', '18000.00', '18000.00', '2026-02-02', NULL, NULL),
  ('01a11b91-9b52-7562-a4bf-2b0c23a280ba', '13500.00', '0.00', '2026-10-08', NULL, NULL),
  ('01a1b03c-74c1-7756-849c-a01f10a18427', '3550.00', '800.00', '2026-11-12', NULL, NULL),
  ('01a1be83-9230-700d-b045-6c414967644b', '0.00', '0.00', '2026-12-01', NULL, NULL),
  ('01a1fb86-a83e-7132-b0d9-58181b55bfe4', '4050.00', '0.00', '2026-11-21', NULL, NULL);
insert into student_photo ("student_id", "content", "hash", "changed_at") overriding system value values
  ('01976d38-7d5f-744d-bdb1-3830696dcc3e', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
>>>>>>>> 87dead2 (Import numbered payments and discounts of students):db/dumps/0060.sql
insert into student_total ("shard", "kind", "n", "fee", "paid") overriding system value values
  ('0', 'Active', '0', '0.00', '0.00'),
  ('0', 'Disable', '0', '0.00', '0.00'),
  ('0', 'Pending', '0', '0.00', '0.00'),
  ('0', 'Placed', '0', '0.00', '0.00'),
<<<<<<<< HEAD:db/dumps/0059.sql
  ('1', 'Active', '1', '4050.00', '0.00'),
========
  ('1', 'Active', '1', '31500.00', '31500.00'),
>>>>>>>> 87dead2 (Import numbered payments and discounts of students):db/dumps/0060.sql
  ('1', 'Disable', '0', '0.00', '0.00'),
  ('1', 'Pending', '0', '0.00', '0.00'),
  ('1', 'Placed', '0', '0.00', '0.00'),
  ('10', 'Active', '0', '0.00', '0.00'),
  ('10', 'Disable', '0', '0.00', '0.00'),
  ('10', 'Pending', '0', '0.00', '0.00'),
  ('10', 'Placed', '0', '0.00', '0.00'),
  ('11', 'Active', '1', '31500.00', '31500.00'),
  ('11', 'Disable', '0', '0.00', '0.00'),
  ('11', 'Pending', '0', '0.00', '0.00'),
  ('11', 'Placed', '0', '0.00', '0.00'),
<<<<<<<< HEAD:db/dumps/0059.sql
  ('12', 'Active', '0', '0.00', '0.00'),
========
  ('12', 'Active', '2', '7600.00', '800.00'),
>>>>>>>> 87dead2 (Import numbered payments and discounts of students):db/dumps/0060.sql
  ('12', 'Disable', '0', '0.00', '0.00'),
  ('12', 'Pending', '0', '0.00', '0.00'),
  ('12', 'Placed', '0', '0.00', '0.00'),
  ('13', 'Active', '0', '0.00', '0.00'),
  ('13', 'Disable', '0', '0.00', '0.00'),
  ('13', 'Pending', '0', '0.00', '0.00'),
  ('13', 'Placed', '0', '0.00', '0.00'),
<<<<<<<< HEAD:db/dumps/0059.sql
  ('14', 'Active', '0', '0.00', '0.00'),
========
  ('14', 'Active', '1', '22000.00', '22000.00'),
>>>>>>>> 87dead2 (Import numbered payments and discounts of students):db/dumps/0060.sql
  ('14', 'Disable', '0', '0.00', '0.00'),
  ('14', 'Pending', '0', '0.00', '0.00'),
  ('14', 'Placed', '0', '0.00', '0.00'),
  ('15', 'Active', '0', '0.00', '0.00'),
  ('15', 'Disable', '1', '13500.00', '0.00'),
  ('15', 'Pending', '0', '0.00', '0.00'),
<<<<<<<< HEAD:db/dumps/0059.sql
  ('15', 'Placed', '1', '15000.00', '15000.00'),
========
  ('15', 'Placed', '0', '0.00', '0.00'),
>>>>>>>> 87dead2 (Import numbered payments and discounts of students):db/dumps/0060.sql
  ('2', 'Active', '0', '0.00', '0.00'),
  ('2', 'Disable', '0', '0.00', '0.00'),
  ('2', 'Pending', '0', '0.00', '0.00'),
  ('2', 'Placed', '0', '0.00', '0.00'),
  ('3', 'Active', '1', '22000.00', '22000.00'),
  ('3', 'Disable', '1', '13500.00', '0.00'),
  ('3', 'Pending', '0', '0.00', '0.00'),
  ('3', 'Placed', '0', '0.00', '0.00'),
  ('4', 'Active', '0', '0.00', '0.00'),
  ('4', 'Disable', '0', '0.00', '0.00'),
  ('4', 'Pending', '0', '0.00', '0.00'),
  ('4', 'Placed', '0', '0.00', '0.00'),
<<<<<<<< HEAD:db/dumps/0059.sql
  ('5', 'Active', '0', '0.00', '0.00'),
========
  ('5', 'Active', '1', '18000.00', '18000.00'),
>>>>>>>> 87dead2 (Import numbered payments and discounts of students):db/dumps/0060.sql
  ('5', 'Disable', '0', '0.00', '0.00'),
  ('5', 'Pending', '0', '0.00', '0.00'),
  ('5', 'Placed', '1', '15000.00', '15000.00'),
  ('6', 'Active', '0', '0.00', '0.00'),
  ('6', 'Disable', '0', '0.00', '0.00'),
  ('6', 'Pending', '0', '0.00', '0.00'),
  ('6', 'Placed', '0', '0.00', '0.00'),
  ('7', 'Active', '1', '18000.00', '18000.00'),
  ('7', 'Disable', '0', '0.00', '0.00'),
  ('7', 'Pending', '0', '0.00', '0.00'),
  ('7', 'Placed', '0', '0.00', '0.00'),
  ('8', 'Active', '1', '3550.00', '800.00'),
  ('8', 'Disable', '0', '0.00', '0.00'),
  ('8', 'Pending', '0', '0.00', '0.00'),
  ('8', 'Placed', '0', '0.00', '0.00'),
  ('9', 'Active', '0', '0.00', '0.00'),
  ('9', 'Disable', '0', '0.00', '0.00'),
  ('9', 'Pending', '1', '0.00', '0.00'),
  ('9', 'Placed', '0', '0.00', '0.00');
insert into two_factor ("account_id", "encrypted_secret", "started_at", "confirmed_at", "last_step") overriding system value values
<<<<<<<< HEAD:db/dumps/0059.sql
  ('01a20dd2-1b68-701b-874f-435ed82b163f', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '0');
========
  ('01a20e00-ce1b-760e-95fe-3049783809f2', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '0');
>>>>>>>> 87dead2 (Import numbered payments and discounts of students):db/dumps/0060.sql
select setval('sign_in_attempt_id_seq', (select max(id) from sign_in_attempt));
set session_replication_role = origin;
