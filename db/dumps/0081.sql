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
create function remove_imported_enquiries(wanted uuid, ids uuid[]) returns void
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  perform set_config('munshi.removed_import', wanted::text, true);
  delete from enquiry where id = any (ids) and import_id is not distinct from wanted;
  perform set_config('munshi.removed_import', '', true);
end $$;
create function remove_unused_name_words() returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  delete from name_word where word in (
    select word from name_word
    except select w from student, name_words(search_key) w where search_key is not null
    except select w from enquiry, name_words(name_key) w where name_key is not null
  )
$$;
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
create function remove_imported_expenses(wanted uuid, ids uuid[]) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  insert into daily_sum_change (kind, day, n, amount)
  select 'expense', day, -count(*), -sum(amount) from expense
  where id = any (ids) and import_id is not distinct from wanted and voided_at is null group by day;
  delete from expense where id = any (ids) and import_id is not distinct from wanted
$$;
alter table attendance_mark add column import_id uuid references import;
create index attendance_mark_of_import on attendance_mark (import_id) where import_id is not null;
create function remove_imported_marks(wanted uuid, students uuid[], days date[]) returns void
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  change record;
begin
  for change in
    select k.student_id, h.batch_id, date_trunc('month', k.day)::date as month,
      count(*) filter (where k.present) as present, count(*) filter (where not k.present) as absent
    from unnest(students, days) given (student_id, day)
    join attendance_mark k using (student_id, day) join attendance_sheet h on h.id = k.sheet_id
    where k.import_id is not distinct from wanted group by 1, 2, 3 order by 1, 3, 2
  loop
    delete from attendance_month m
    where (m.student_id, m.month, m.batch_id, m.present, m.absent)
      = (change.student_id, change.month, change.batch_id, change.present, change.absent);
    continue when found;
    update attendance_month m set present = m.present - change.present, absent = m.absent - change.absent
    where (m.student_id, m.month, m.batch_id) = (change.student_id, change.month, change.batch_id);
  end loop;
  with removed as (
    delete from attendance_mark k using unnest(students, days) given (student_id, day)
    where (k.student_id, k.day) = (given.student_id, given.day) and k.import_id is not distinct from wanted
    returning k.sheet_id, k.present
  )
  update attendance_sheet h set present = h.present - r.present, absent = h.absent - r.absent, version = h.version + 1
  from (
    select sheet_id, count(*) filter (where present) as present, count(*) filter (where not present) as absent
    from removed group by 1
  ) r
  where h.id = r.sheet_id;
  delete from attendance_sheet h where h.day = any (days) and h.present = 0 and h.absent = 0
    and not exists (select from attendance_mark k where k.sheet_id = h.id);
end $$;
revoke execute on function remove_imported_enquiries, remove_unused_name_words, remove_imported_expenses, remove_imported_marks from public;
grant execute on function remove_imported_enquiries to munshi_app;
grant execute on function remove_unused_name_words to munshi_app;
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

-- 0061_batch_strength_indexes.sql
create index enrolment_of_batch on enrolment (batch_id, student_id) include (joining_on, ended_at, end_on);
drop index enrolment_batch;
create index student_active on student (id) where status = 'Active';
create index idempotency_record on idempotency ((answer ->> '_id')) where answer ->> '_id' is not null;

-- 0062_voids_and_roles_are_final.sql
create function keep_void() returns trigger language plpgsql as $$
begin
  raise exception 'a voided % stays voided', tg_table_name using errcode = 'insufficient_privilege';
end $$;

create trigger receipt_void_is_final before update of voided_at, voided_by on receipt for each row
  when (old.voided_at is not null and (new.voided_at, new.voided_by) is distinct from (old.voided_at, old.voided_by))
  execute function keep_void();
create trigger refund_void_is_final before update of voided_at, voided_by on refund for each row
  when (old.voided_at is not null and (new.voided_at, new.voided_by) is distinct from (old.voided_at, old.voided_by))
  execute function keep_void();
create trigger expense_void_is_final before update of voided_at, voided_by on expense for each row
  when (old.voided_at is not null and (new.voided_at, new.voided_by) is distinct from (old.voided_at, old.voided_by))
  execute function keep_void();
create trigger cash_entry_void_is_final before update of voided_at, voided_by on cash_entry for each row
  when (old.voided_at is not null and (new.voided_at, new.voided_by) is distinct from (old.voided_at, old.voided_by))
  execute function keep_void();
create function keep_role() returns trigger language plpgsql as $$
begin
  raise exception 'the role of an account cannot be changed' using errcode = 'insufficient_privilege';
end $$;
create trigger account_keeps_role before update of role on account for each row
  when (new.role is distinct from old.role) execute function keep_role();

-- 0063_people_in_stored_responses.sql
create function ids_of_response(route text, answer jsonb) returns text[]
language sql immutable parallel safe as $$
  select array(
    select distinct found[1]
    from regexp_matches(route || ' ' || answer::text, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') found
  )
$$;
drop index idempotency_student;
create index idempotency_ids on idempotency using gin (ids_of_response(route, answer)) where answer is not null;

-- 0064_browser_links.sql
alter table reset_token drop constraint reset_token_purpose_check;
alter table reset_token add constraint reset_token_purpose_check check (purpose in ('password', 'email', 'browser'));

-- 0065_account_versions.sql
alter table student_account add column version integer not null default 1;
alter table receipt add column account_version integer;

-- 0066_replaced_receipts.sql
alter table receipt add column replaces uuid unique references receipt;

-- 0067_settlements.sql
create table receipt_settlement (
  receipt_id uuid not null references receipt on delete cascade,
  n smallint not null check (n > 0),
  enrolment_id uuid not null references enrolment,
  due_on date,
  amount numeric(12, 2) not null check (amount > 0),
  primary key (receipt_id, n)
);
grant select, insert, delete on receipt_settlement to munshi_app;
insert into receipt_settlement (receipt_id, n, enrolment_id, amount)
select r.id, 1, r.enrolment_id, r.paid from receipt r
where not exists (select from enrolment e where e.student_id = r.student_id
  and (e.n > 1 or exists (select from fee_plan p where p.enrolment_id = e.id)));
create temporary table due_amount on commit drop as
select student_id, enrolment_id, due_on, sum(amount) over by_date - amount as starts, sum(amount) over by_date as ends
from (
  select e.student_id, e.id as enrolment_id, e.n as course_n, coalesce(p.n, 1) as n, p.due_on,
    min(coalesce(p.due_on, e.joined_on + 35)) over (partition by e.id order by p.n desc) as sort_on,
    case when p.n is null or p.is_last then greatest(0, e.fee - coalesce(p.before, 0))
      else least(p.amount, greatest(0, e.fee - p.before)) end as amount
  from (
    select id, student_id, n, max(joining_on) over (partition by student_id order by n) as joined_on,
      fee - coalesce((select sum(amount) from fee_adjustment a where a.student_id = o.student_id and a.enrolment_id = o.id
        and a.withdrawn_at is null), 0) as fee
    from enrolment o
    where exists (select from enrolment e where e.student_id = o.student_id
      and (e.n > 1 or exists (select from fee_plan f where f.enrolment_id = e.id)))
  ) e left join lateral (
    select r.n, r.due_on, r.amount, sum(r.amount) over (order by r.n) - r.amount as before, r.n = max(r.n) over () as is_last
    from fee_plan_row r where r.enrolment_id = e.id
  ) p on true
) d
where amount > 0
window by_date as (partition by student_id order by sort_on, course_n, n);

insert into receipt_settlement (receipt_id, n, enrolment_id, due_on, amount)
select receipt_id, row_number() over (partition by receipt_id order by starts), enrolment_id, due_on, amount
from (
  select r.id as receipt_id, d.enrolment_id, d.due_on, d.starts, least(r.ends, d.ends) - greatest(r.starts, d.starts) as amount
  from (
    select id, student_id, sum(paid) over issued - paid as starts, sum(paid) over issued as ends
    from receipt where voided_at is null window issued as (partition by student_id order by issued_at, id)
  ) r join due_amount d on d.student_id = r.student_id and d.starts < r.ends and r.starts < d.ends
) s;

insert into receipt_settlement (receipt_id, n, enrolment_id, amount)
select r.id, coalesce(s.n, 0) + 1, r.enrolment_id, r.paid - coalesce(s.amount, 0)
from receipt r left join (select receipt_id, max(n) as n, sum(amount) as amount from receipt_settlement group by 1) s on s.receipt_id = r.id
where r.paid > coalesce(s.amount, 0);

drop table due_amount;
with due as materialized (
  select student_id, due_on is not null as is_planned, day, sum(amount - settled) as amount
  from (  select student_id, enrolment_id, course_n, n, due_on, day, sort_on, amount,
      case when total - pending >= sum(settled) over (partition by student_id)
        then settled + least(amount - settled, greatest(0, total - pending - sum(settled) over (partition by student_id)
          - (sum(amount - settled) over oldest - amount + settled)))
        else least(settled, greatest(0, total - pending - sum(settled) over oldest + settled)) end as settled
    from (
      select d.*, sum(amount) over (partition by student_id) as total,
        kept + least(amount - kept, greatest(0, received - sum(kept) over (partition by enrolment_id)
          - (sum(amount - kept) over (partition by enrolment_id order by n) - amount + kept))) as settled
      from (
        select d.*, least(own, greatest(0, received - (sum(own) over (partition by enrolment_id order by n) - own))) as kept
        from (
    select d.*, least(d.amount, coalesce(own.amount, 0)) as own
    from (
      select e.student_id, e.id as enrolment_id, e.n as course_n, coalesce(p.n, 1) as n, p.due_on,
        coalesce(p.due_on, 35 + case when e.n = 1 then coalesce(course.last, e.joining_on)
          else greatest(course.last, e.joining_on) end) as day,
        account.fee - account.paid as pending, coalesce(course.amount, 0) - e.refunded as received,
        min(coalesce(p.due_on, e.joined_on + 35)) over (partition by e.id order by p.n desc) as sort_on,
        case when p.n is null or p.is_last then greatest(0, e.fee - coalesce(p.before, 0))
          else least(p.amount, greatest(0, e.fee - p.before)) end as amount
      from (
        select id, student_id, n, joining_on, max(joining_on) over (partition by student_id order by n) as joined_on,
          fee - coalesce((select sum(amount) from fee_adjustment a where a.student_id = o.student_id and a.enrolment_id = o.id
            and a.withdrawn_at is null), 0) as fee,
          coalesce((select sum(amount) from refund f where f.student_id = o.student_id and f.enrolment_id = o.id
            and f.voided_at is null), 0) as refunded
        from enrolment o where student_id in (select student_id from enrolment where n > 1)
      ) e
      join student_account account on account.student_id = e.student_id
      left join (
        select s.enrolment_id, sum(s.amount) as amount, max(r.paid_on) as last from (
    select s.* from receipt r join receipt_settlement s on s.receipt_id = r.id
    where r.student_id in (select student_id from enrolment where n > 1) and r.voided_at is null) s
        join receipt r on r.id = s.receipt_id group by 1
      ) course on course.enrolment_id = e.id
      left join lateral (
        select r.n, r.due_on, r.amount, sum(r.amount) over (order by r.n) - r.amount as before,
          r.n = max(r.n) over () as is_last
        from fee_plan_row r where r.enrolment_id = e.id
      ) p on true
    ) d
    left join (
      select enrolment_id, due_on, sum(amount) as amount from (
    select s.* from receipt r join receipt_settlement s on s.receipt_id = r.id
    where r.student_id in (select student_id from enrolment where n > 1) and r.voided_at is null) s group by 1, 2
    ) own on own.enrolment_id = d.enrolment_id and own.due_on = d.due_on) d
      ) d
    ) d
    where amount > 0
    window oldest as (partition by student_id order by sort_on, course_n, n)) d
  where settled < amount group by 1, 2, 3
), next as (
  select student_id,
    min(day) filter (where is_planned) as planned, (array_agg(amount order by day) filter (where is_planned))[1] as planned_amount,
    min(day) filter (where not is_planned) as unplanned, (array_agg(amount order by day) filter (where not is_planned))[1] as unplanned_amount
  from due group by 1
)
update student_account m set due_from = coalesce(unplanned - 35, m.due_from),
  planned_due_on = case when planned <= unplanned or unplanned is null then planned end,
  due_amount = case when planned < unplanned or unplanned is null then planned_amount
    when planned = unplanned then planned_amount + unplanned_amount else unplanned_amount end
from next where m.student_id = next.student_id;

-- 0068_main_course.sql
alter table enrolment add column is_main boolean not null default true;
update enrolment e set is_main = false
where id <> (select id from enrolment where student_id = e.student_id order by ended_at is not null, n desc limit 1);
create index enrolment_other on enrolment (batch_id, course_id, student_id) where not is_main and ended_at is null;

create or replace function student_course_of_enrolment() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  main enrolment;
begin
  select * into main from enrolment where student_id = coalesce(new.student_id, old.student_id)
  order by ended_at is not null, n desc limit 1;
  update enrolment set is_main = (id = main.id) where student_id = main.student_id and is_main <> (id = main.id);
  update student s set course_id = main.course_id, batch_id = main.batch_id, mode = main.mode, duration = main.duration,
    joining_on = main.joining_on, end_on = main.end_on, is_completed = main.is_completed
  where s.id = main.student_id
    and (s.course_id, s.batch_id, s.mode, s.duration, s.joining_on, s.end_on, s.is_completed) is distinct from
      (main.course_id, main.batch_id, main.mode, main.duration, main.joining_on, main.end_on, main.is_completed);
  return null;
end $$;
drop trigger student_course_of_enrolment on enrolment;
create trigger student_course_of_enrolment
  after insert or delete or update of course_id, batch_id, mode, duration, joining_on, end_on, is_completed, ended_at on enrolment
  for each row execute function student_course_of_enrolment();
revoke execute on function student_course_of_enrolment from public;
update student s set course_id = e.course_id, batch_id = e.batch_id, mode = e.mode, duration = e.duration,
  joining_on = e.joining_on, end_on = e.end_on, is_completed = e.is_completed
from enrolment e
where e.student_id = s.id and e.is_main
  and (s.course_id, s.batch_id, s.mode, s.duration, s.joining_on, s.end_on, s.is_completed) is distinct from
    (e.course_id, e.batch_id, e.mode, e.duration, e.joining_on, e.end_on, e.is_completed);
create function uses_of_enrolment(wanted uuid, out receipts bigint, out refunds bigint, out certificates bigint, out marks bigint,
  out discounts bigint)
language sql stable set search_path = public, pg_temp as $$
  select
    (select count(*) from receipt where enrolment_id = wanted),
    (select count(*) from refund where enrolment_id = wanted),
    (select count(*) from certificate where enrolment_id = wanted),
    (select count(*) from enrolment e
      join attendance_mark k on k.student_id = e.student_id
      join attendance_sheet h on h.id = k.sheet_id and h.batch_id = e.batch_id
      where e.id = wanted and not exists (select from enrolment o
        where o.student_id = e.student_id and o.id <> e.id and o.batch_id = e.batch_id
          and o.joining_on <= k.day and (o.ended_at is null or o.end_on >= k.day))),
    (select count(*) from fee_adjustment where enrolment_id = wanted and withdrawn_at is null)
$$;
create function remove_enrolment(wanted uuid) returns boolean
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  owner uuid;
begin
  select student_id into owner from enrolment where id = wanted for update;
  if not exists (select from enrolment where student_id = owner and id <> wanted) or exists (
    select from uses_of_enrolment(wanted) u where u.receipts + u.refunds + u.certificates + u.marks + u.discounts > 0
  ) then
    return false;
  end if;
  delete from fee_plan_row where enrolment_id = wanted;
  delete from fee_plan where enrolment_id = wanted;
  delete from fee_adjustment where enrolment_id = wanted;
  delete from enrolment where id = wanted;
  update enrolment set n = 1 where student_id = owner and n > 1 and n = (select min(n) from enrolment where student_id = owner);
  return true;
end $$;
revoke execute on function remove_enrolment from public;
grant execute on function remove_enrolment to munshi_app;

-- 0069_uses_of_settled_courses.sql
create index receipt_settlement_of_enrolment on receipt_settlement (enrolment_id);

create or replace function uses_of_enrolment(wanted uuid, out receipts bigint, out refunds bigint, out certificates bigint, out marks bigint,
  out discounts bigint)
language sql stable set search_path = public, pg_temp as $$
  select
    (select count(*) from (
      select id from receipt where enrolment_id = wanted
      union select receipt_id from receipt_settlement where enrolment_id = wanted
    ) receipts),
    (select count(*) from refund where enrolment_id = wanted),
    (select count(*) from certificate where enrolment_id = wanted),
    (select count(*) from enrolment e
      join attendance_mark k on k.student_id = e.student_id
      join attendance_sheet h on h.id = k.sheet_id and h.batch_id = e.batch_id
      where e.id = wanted and not exists (select from enrolment o
        where o.student_id = e.student_id and o.id <> e.id and o.batch_id = e.batch_id
          and o.joining_on <= k.day and (o.ended_at is null or o.end_on >= k.day))),
    (select count(*) from fee_adjustment where enrolment_id = wanted and withdrawn_at is null)
$$;

-- 0070_imports_are_voided.sql
drop function remove_imported(uuid, uuid[]);
drop function remove_imported_expenses(uuid, uuid[]);
drop function uncount_import(uuid);
create table import_setting (
  one boolean primary key default true check (one),
  payments_before date check (payments_before >= '2000-01-01'),
  version integer not null default 1
);
insert into import_setting default values;
grant select on import_setting to munshi_app;
grant update (payments_before, version) on import_setting to munshi_app;
create table import_record (
  import_id uuid not null references import on delete cascade,
  record text not null check (length(record) between 1 and 40),
  record_id uuid not null,
  state text check (length(state) <= 64),
  primary key (import_id, record, record_id)
);
grant select, insert on import_record to munshi_app;
create or replace function student_total_of_student() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was text := case when tg_op = 'UPDATE' then student_kind(old.status, old.is_placed) end;
  is_now text := student_kind(new.status, new.is_placed);
  money record;
begin
  if was is not distinct from is_now or (new.import_id is not null
    and (tg_op = 'INSERT' or new.import_id::text = current_setting('munshi.undone_import', true))) then return null; end if;
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
  if owner.import_id is not null and (tg_op = 'INSERT' or owner.import_id::text = current_setting('munshi.undone_import', true)) then
    return null;
  end if;
  perform student_total_add(new.student_id, owner.kind, 0,
    new.fee - case when tg_op = 'UPDATE' then old.fee else 0 end,
    new.paid - case when tg_op = 'UPDATE' then old.paid else 0 end);
  return null;
end $$;
create function undo_imported(wanted uuid, ids uuid[], undone_by uuid, undone_at timestamptz, reason text) returns void
language plpgsql volatile security definer set search_path = public, pg_temp as $$
begin
  perform set_config('munshi.undone_import', wanted::text, true);
  insert into import_total (import_id, shard, kind, n, fee, paid)
  select wanted, abs(hashtext(s.id::text) % 16), 'undo ' || student_kind(s.status, s.is_placed), count(*), sum(m.fee), sum(m.paid)
  from student s join student_account m on m.student_id = s.id
  where s.id = any (ids) and s.import_id is not distinct from wanted and s.status in ('Active', 'Disable') group by 2, 3
  on conflict (import_id, shard, kind) do update
    set n = import_total.n + excluded.n, fee = import_total.fee + excluded.fee, paid = import_total.paid + excluded.paid;
  update receipt set voided_at = undone_at, voided_by = undone_by, void_reason = reason, version = version + 1
  where student_id = any (ids) and import_id is not distinct from wanted and voided_at is null;
  update student_account m set paid = 0, due_from = e.joining_on
  from student s, enrolment e
  where s.id = any (ids) and s.import_id is not distinct from wanted and m.student_id = s.id and e.student_id = s.id and e.n = 1;
  update account set state = 'deleted', version = version + 1
  where id in (select id from student where id = any (ids) and import_id is not distinct from wanted);
  update student set status = 'Deleted', version = version + 1
  where id = any (ids) and import_id is not distinct from wanted and status <> 'Deleted';
  perform set_config('munshi.undone_import', '', true);
end $$;
create function uncount_import(wanted uuid) returns void
language sql volatile security definer set search_path = public, pg_temp as $$
  select from student_total where kind = 'Active' order by shard for update;
  update student_total t set n = t.n - i.n, fee = t.fee - i.fee, paid = t.paid - i.paid
  from import_total i where i.import_id = wanted and i.shard = t.shard and i.kind = 'undo ' || t.kind;
  delete from import_total where import_id = wanted;
$$;
revoke execute on function undo_imported, uncount_import from public;
grant execute on function undo_imported to munshi_app;
grant execute on function uncount_import to munshi_app;
create function keep_undone() returns trigger language plpgsql as $$
begin
  if exists (select from import where id = old.import_id and state = 'undone') then
    raise exception 'the import of this student was undone' using errcode = 'insufficient_privilege';
  end if;
  return new;
end $$;
create trigger student_of_undone_import_stays_deleted before update of status on student for each row
  when (old.status = 'Deleted' and new.status <> 'Deleted' and old.import_id is not null)
  execute function keep_undone();

-- 0071_import_sheets.sql
alter table import
  add column sheet text not null default '' check (length(sheet) <= 100),
  add column sheets jsonb not null default '[]',
  add column fixed jsonb not null default '{}';

-- 0072_concessions.sql
alter table enrolment
  add column list_fee numeric(12, 2) check (list_fee >= 0),
  add column limit_exempt boolean not null default false,
  add column fee_kind text check (fee_kind in ('Lower fee', 'Import', 'Left')),
  add column fee_reason text check (length(fee_reason) between 1 and 300),
  add column fee_on date,
  add column fee_by uuid references account,
  add check ((fee_kind is null) = (fee_on is null)),
  add check ((fee_kind is null) = (fee_by is null)),
  add check (fee_reason is null or fee_kind is not null);
update enrolment e set list_fee = case when s.status = 'Pending' then c.fee else e.fee end
from student s, course c where s.id = e.student_id and c.id = e.course_id;
alter table enrolment alter column list_fee set not null;

create index enrolment_concession on enrolment (fee_on desc, id desc) where fee_kind is not null;
grant update (list_fee, limit_exempt, fee_kind, fee_reason, fee_on, fee_by) on enrolment to munshi_app;
create index fee_adjustment_discount on fee_adjustment (day desc, id desc) where kind = 'Discount' and withdrawn_at is null;
alter table import_row add column list_fee numeric(12, 2), add column has_fee_reason boolean not null default false;

-- 0073_refunds_of_leavers.sql
alter table refund add column leaves boolean not null default false;

-- 0074_audit_search.sql
create function audit_words(before jsonb, after jsonb) returns tsvector language sql immutable parallel safe as $$
  select jsonb_to_tsvector('simple', coalesce(before, 'null'), '["string", "numeric"]')
    || jsonb_to_tsvector('simple', coalesce(after, 'null'), '["string", "numeric"]')
$$;
create index audit_entry_words on audit_entry using gin (audit_words(before, after));
create index audit_personal_words on audit_personal using gin (audit_words(before, after));

-- 0075_audit_seals.sql
revoke insert on audit_seal from munshi_app;
create function write_audit_seal() returns setof audit_seal
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  today date := (now() at time zone (select time_zone from institute))::date;
  last audit_link%rowtype;
begin
  if today is null or not pg_try_advisory_xact_lock(hashtext('audit trail')) then
    return;
  end if;
  select * into last from audit_link order by n desc limit 1;
  if not found or exists (select from audit_seal s where s.day = today or s.day < today and s.n >= last.n) then
    return;
  end if;
  return query insert into audit_seal (day, n, hash) values (today, last.n, last.hash) returning *;
end $$;
revoke execute on function write_audit_seal from public;
grant execute on function write_audit_seal to munshi_app;

-- 0076_fold_text.sql
create function fold_text(value text) returns text language sql immutable strict parallel safe
  return normalize(trim(regexp_replace(
    replace(replace(replace(replace(
      translate(
        regexp_replace(
          lower(normalize(regexp_replace(normalize(
            regexp_replace(value,
              '[´\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164'
              '\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\U000e0000-\U000e01ef]', '', 'g'),
            NFKD), '[\u0300-\u036f]', '', 'g'), NFKC)),
          '[''`\u02b9-\u02bf\u02c8\u055a\u05f3\u2018-\u201b\u2032\u2035\ua78c]', '', 'g'),
        'łøđðħŧŋıĸſς', 'loddhtniksσ'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    '[-\u0009-\u000d\u0020\u0085\u00a0\u058a\u05be\u1400\u1680\u180e\u2000-\u200a\u2010-\u2015\u2028\u2029\u202f\u2043\u2053'
    '\u205f\u2212\u2e3a\u2e3b\u3000\u301c\u3030]+', ' ', 'g')), NFC);
alter table course add column search_key text not null generated always as (fold_text(name)) stored;
alter table batch add column search_key text not null generated always as (fold_text(code)) stored;
drop index enquiry_search;
alter table enquiry add column search_text text generated always as (
  fold_text(name || ' ' || coalesce(mail_id, '') || ' ' || coalesce(contact, '') || ' ' || coalesce(alt_contact, ''))) stored;
create index enquiry_search on enquiry using gin (search_text gin_trgm_ops);
update enquiry set name_key = fold_text(name) where name_key <> fold_text(name);
update student s set search_key = n.search_key, search_text = n.search_text
from (
  select o.id, fold_text(o.fname || ' ' || o.lname) as search_key,
    fold_text(concat_ws(' ', o.fname, o.lname, o.father, a.email, o.contact, o.alt_contact, o.parent_contact)) as search_text
  from student o join account a on a.id = o.id where o.search_key <> ''
) n
where n.id = s.id and (s.search_key, s.search_text) <> (n.search_key, n.search_text);

-- 0077_registration_numbers.sql
alter table student add column reg_no text check (length(reg_no) between 1 and 40);
grant update (reg_no) on student to munshi_app;
create unique index student_reg_no on student (lower(reg_no)) where reg_no is not null;

alter table institute
  add column reg_no_pattern text check (length(reg_no_pattern) between 1 and 40),
  add column has_reg_nos boolean not null default false;

create function note_reg_no() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update institute set has_reg_nos = true where not has_reg_nos;
  return null;
end $$;
revoke execute on function note_reg_no from public;
create trigger student_reg_no_noted after insert or update of reg_no on student
  for each row when (new.reg_no is not null) execute function note_reg_no();
create table reg_no_series (
  series text primary key check (length(series) <= 200),
  last integer not null check (last > 0)
);
grant select, insert, update on reg_no_series to munshi_app;
create function take_reg_no(series text, digits integer) returns text language plpgsql as $$
declare n integer; number text;
begin
  loop
    insert into reg_no_series as s values (lower(take_reg_no.series), 1)
      on conflict on constraint reg_no_series_pkey do update set last = s.last + 1 returning last into n;
    number := replace(take_reg_no.series, '{n}', lpad(n::text, greatest(digits, length(n::text)), '0'));
    exit when not exists (select from student where lower(reg_no) = lower(number));
  end loop;
  return number;
end $$;
revoke execute on function take_reg_no from public;
grant execute on function take_reg_no to munshi_app;
alter table import_row add column reg_key text check (length(reg_key) <= 40);

-- 0078_reminders_opened.sql
alter table reminder drop constraint reminder_state_check;
alter table reminder add constraint reminder_state_check
  check (state in ('queued', 'sending', 'sent', 'failed', 'uncertain', 'opened'));

-- 0079_required_fields.sql
alter table institute
  add column registration_fields text[],
  add column enquiry_fields text[];

-- 0080_exact_payment_mode.sql
create function exact_mode_fits(exact_mode text, pay_mode text) returns boolean language sql immutable as $$
  select exact_mode is null or pay_mode is not distinct from
    case when exact_mode in ('UPI', 'Card', 'Bank transfer') then 'Online' when exact_mode = 'Cheque' then 'Others' else '' end
$$;

alter table receipt add column exact_mode text,
  add constraint receipt_exact_mode check (exact_mode_fits(exact_mode, pay_mode));
alter table refund add column exact_mode text,
  add constraint refund_exact_mode check (exact_mode_fits(exact_mode, pay_mode));
alter table expense add column exact_mode text,
  add constraint expense_exact_mode check (exact_mode_fits(exact_mode, pay_mode));
alter table recurring_expense add column exact_mode text,
  add constraint recurring_expense_exact_mode check (exact_mode_fits(exact_mode, pay_mode));
grant update (exact_mode) on receipt to munshi_app;
grant update (exact_mode) on expense to munshi_app;
alter table receipt_part drop constraint receipt_part_mode_check,
  add constraint receipt_part_mode_check check (mode in ('Cash', 'UPI', 'Card', 'Bank transfer', 'Cheque', 'Others'));
drop index receipt_received;
create index receipt_received on receipt (paid_on) include (paid, pay_mode, exact_mode, issued_by) where voided_at is null;

-- 0081_counts_since_the_last.sql
alter table receipt add column count_id uuid references day_closing, add column counted_version integer,
  add column counted_cash numeric(12, 2) not null default 0;
alter table refund add column count_id uuid references day_closing, add column counted_version integer,
  add column counted_cash numeric(12, 2) not null default 0;
alter table expense add column count_id uuid references day_closing, add column counted_version integer,
  add column counted_cash numeric(12, 2) not null default 0;
grant update (count_id, counted_version, counted_cash) on receipt, refund, expense to munshi_app;

alter table day_closing drop constraint day_closing_day_clerk_id_key;
create index day_closing_of_drawer on day_closing (clerk_id, day desc, signed_at desc);
create index day_closing_newest on day_closing (day desc, signed_at desc, id desc);
alter table day_closing add column sums jsonb, alter column records set default '{}';

create function keep_count() returns trigger language plpgsql as $$
begin
  raise exception 'a % stays in its first count', tg_table_name using errcode = 'insufficient_privilege';
end $$;
create trigger receipt_count_is_final before update of count_id on receipt for each row
  when (old.count_id is not null and new.count_id is distinct from old.count_id) execute function keep_count();
create trigger refund_count_is_final before update of count_id on refund for each row
  when (old.count_id is not null and new.count_id is distinct from old.count_id) execute function keep_count();
create trigger expense_count_is_final before update of count_id on expense for each row
  when (old.count_id is not null and new.count_id is distinct from old.count_id) execute function keep_count();
create function counted_before(on_day date, at timestamptz, clerk uuid) returns table (is_settled boolean, count_id uuid)
language sql stable as $$
  select coalesce(at <= max(c.signed_at), on_day < (now() at time zone
      coalesce((select time_zone from institute), 'Asia/Kolkata'))::date),
    (array_agg(c.id order by c.signed_at) filter (where c.day = on_day and at <= c.signed_at))[1]
  from day_closing c where c.clerk_id is null or c.clerk_id = clerk
$$;
update receipt r set counted_version = r.version, count_id = b.count_id,
  counted_cash = case when r.voided_at is not null then 0 when r.pay_mode = 'Cash' then r.paid
    else coalesce((select sum(p.amount) from receipt_part p
      where p.receipt_id = r.id and p.mode = 'Cash' and r.pay_mode = 'Others'), 0) end
from receipt x cross join lateral counted_before(x.issued_on, x.issued_at, x.issued_by) b
where x.id = r.id and r.import_id is null and b.is_settled;
update refund r set counted_version = r.version, count_id = b.count_id,
  counted_cash = case when r.voided_at is null and r.pay_mode = 'Cash' then -r.amount else 0 end
from refund x cross join lateral counted_before(x.issued_on, x.issued_at, x.issued_by) b
where x.id = r.id and b.is_settled;
update expense r set counted_version = r.version, count_id = b.count_id,
  counted_cash = case when r.voided_at is null and r.pay_mode = 'Cash' then -r.amount else 0 end
from expense x cross join lateral counted_before(x.day, x.created_at, null) b
where x.id = r.id and r.import_id is null and b.is_settled;
drop function counted_before;

create index receipt_uncounted on receipt (issued_by, issued_on)
  where counted_version is distinct from version and import_id is null;
create index refund_uncounted on refund (issued_by, issued_on) where counted_version is distinct from version;
create index expense_uncounted on expense (day) where counted_version is distinct from version and import_id is null;


create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) primary key, is_locked integer default 0 not null);
create table migration_hash (name text primary key, hash text not null);
grant select on migration_hash to munshi_app;

set session_replication_role = replica;
truncate absence_notice, absence_settings, access_link, account, attendance_mark, attendance_month, attendance_sheet, audit_entry, audit_link, audit_personal, audit_seal, audit_unchained, backup_run, batch, batch_waiting, bulk_change, bulk_change_student, calendar_feed, cash_entry, certificate, certificate_series, certificate_signature, certificate_template, consent, course, daily_sum, daily_sum_change, day_closing, declared_payment, deletion, discount_limit, draft, enquiry, enquiry_note, enrolment, expense, expense_category, expense_voucher_series, fee_adjustment, fee_plan, fee_plan_row, heartbeat, holiday, idempotency, import, import_record, import_row, import_setting, import_total, institute, institute_logo, job_run, known_browser, kysely_migration, kysely_migration_lock, migration_hash, name_word, portfolio, privacy_notice, project, receipt, receipt_part, receipt_series, receipt_settlement, recovery_code, recurring_expense, recurring_expense_month, refund, refund_series, reg_no_series, reminder, reminder_settings, request_count, reset_token, secret, session, setup_code, sign_in_attempt, student, student_account, student_photo, student_total, two_factor;
insert into absence_notice ("student_id", "day", "sheet_id", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-709a-9a81-e49bf20030b1', '2026-11-06', '01a1b03c-724d-72d9-a433-bcc5758adae1', '01a219fb-2b4f-72ba-81b7-05b976735a81', '2026-11-21 04:30:00+00');
insert into absence_settings ("one", "threshold", "texts", "version") overriding system value values
  ('true', '75', '{}', '1');
insert into access_link ("student_id", "state", "origin", "made_by", "at") overriding system value values
  ('01976d38-7d5f-7361-9513-511d393634f9', 'sent', '', '01a219fb-2b4f-72ba-81b7-05b976735a81', '2026-11-21 04:30:00+00');
insert into account ("id", "role", "name", "email", "email_key", "password_hash", "state", "created_at", "version", "email_confirmed_at", "language") overriding system value values
  ('01976d38-7d5f-7361-9513-511d393634f9', 'student', 'विवेक दृष्टांत', 'student.1@example.com', 'student.1@example.com', '', 'active', '2025-06-14 06:55:08.127+00', '1', NULL, NULL),
  ('0198305a-7b46-72ef-aec6-da704616f514', 'student', 'Zoë Sample', 'zoe.7@example.com', 'zoe.7@example.com', '', 'active', '2025-07-22 04:18:12.934+00', '1', NULL, NULL),
  ('0199483e-e8b1-708e-a677-bd351ce6b700', 'student', 'Yusuf Příklad', 'yusuf.3@example.com', 'yusuf.3@example.com', '', 'active', '2025-09-14 12:41:46.417+00', '1', NULL, NULL),
  ('019acdcb-3f5e-7042-9917-e1975247f0fe', 'student', 'Māyā Udāharaṇ', 'maya.4@example.com', 'maya.4@example.com', '', 'active', '2025-11-29 04:07:20.67+00', '1', NULL, NULL),
  ('01a11b91-9b52-709a-9a81-e49bf20030b1', 'student', 'Zoë Przykład', 'zoe.2@example.com', 'zoe.2@example.com', '', 'disabled', '2026-10-08 12:51:29.746+00', '2', NULL, NULL),
  ('01a1b03c-74c1-715f-b05a-757dd11adec0', 'student', 'Noor Namuna', 'student@example.com', 'student@example.com', '$argon2id$v=19$m=19456,t=2,p=1$hhrfWG6yO+LeIPLyjIz9Cg$4ADFvo4rneun1Q68eKU8iGucrs5crtKe9cYMN0EMMcs', 'active', '2026-11-06 09:41:54.497+00', '2', NULL, NULL),
  ('01a1be83-9230-712d-92a8-b5a6049f6fb4', 'student', 'Zoë Przykład', 'zoe.6@example.com', 'zoe.6@example.com', '', 'active', '2026-11-09 04:14:16.112+00', '1', NULL, NULL),
  ('01a1fb86-a83e-7619-822e-31fa59ea967a', 'student', 'Farhan Beispiel', 'farhan.5@example.com', 'farhan.5@example.com', '', 'active', '2026-11-21 00:34:28.542+00', '1', NULL, NULL),
  ('01a219fb-2b4f-72ba-81b7-037da9434f8f', 'admin', 'Asha Example', 'admin@example.com', 'admin@example.com', '$argon2id$v=19$m=19456,t=2,p=1$AeJrCItABmegsiy1y/WT0Q$atu9KlZE0hKu8SumdvDxStzm6g9szt7SxgYs2q3T9mQ', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a219fb-2b4f-72ba-81b7-05b976735a81', 'hr', 'Hari Example', 'hr@example.com', 'hr@example.com', '$argon2id$v=19$m=19456,t=2,p=1$olqeHvI5iKXXglVo6v4oMw$3DBEIskFq7OhTS8PkYMN/KczgHbZ1xA7oHV4668QIBM', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a219fb-2c0f-708a-8017-78028c455584', 'hr', 'Hina Sample', 'hina@example.com', 'hina@example.com', '$argon2id$v=19$m=19456,t=2,p=1$p3pjOzctY5Ts41LI65Sa+A$RvHffF2Sm7BGFfkBmL/pYZjhN48HgTojWwmSl1bV2oM', 'active', '2025-04-01 08:10:32.502+00', '1', NULL, NULL),
  ('01a219fb-2c0f-708a-8017-7df37fe22cb0', 'hr', 'Hemant Namuna', 'hemant@example.com', 'hemant@example.com', '$argon2id$v=19$m=19456,t=2,p=1$p3pjOzctY5Ts41LI65Sa+A$RvHffF2Sm7BGFfkBmL/pYZjhN48HgTojWwmSl1bV2oM', 'active', '2025-04-01 12:11:18.039+00', '1', NULL, NULL),
  ('01a219fb-2c0f-708a-8017-83f70b27bf0d', 'hr', 'Hazel Specimen', 'hazel@example.com', 'hazel@example.com', '$argon2id$v=19$m=19456,t=2,p=1$p3pjOzctY5Ts41LI65Sa+A$RvHffF2Sm7BGFfkBmL/pYZjhN48HgTojWwmSl1bV2oM', 'disabled', '2025-04-01 12:58:12.964+00', '2', NULL, NULL),
  ('01a219fb-2c0f-708a-8017-856cfc2c5fae', 'admin', 'Anil Demo', 'anil@example.com', 'anil@example.com', '$argon2id$v=19$m=19456,t=2,p=1$p3pjOzctY5Ts41LI65Sa+A$RvHffF2Sm7BGFfkBmL/pYZjhN48HgTojWwmSl1bV2oM', 'active', '2025-04-01 05:46:43.465+00', '1', NULL, NULL);
insert into attendance_mark ("student_id", "day", "sheet_id", "present", "import_id") overriding system value values
  ('01a11b91-9b52-709a-9a81-e49bf20030b1', '2026-11-06', '01a1b03c-724d-72d9-a433-bcc5758adae1', 'false', NULL),
  ('01a1b03c-74c1-715f-b05a-757dd11adec0', '2026-11-06', '01a1b0c9-1727-74f8-bad8-e3afcf5c1927', 'true', NULL),
  ('01a1b03c-74c1-715f-b05a-757dd11adec0', '2026-11-07', '01a1b51d-6a8b-7466-abd0-2ebb74c08184', 'true', NULL),
  ('01a1b03c-74c1-715f-b05a-757dd11adec0', '2026-11-09', '01a1c041-4eb3-73ae-adf9-610dc96eeec7', 'true', NULL),
  ('01a1b03c-74c1-715f-b05a-757dd11adec0', '2026-11-10', '01a1c53b-8e49-73b3-8f41-427dcdbefa73', 'true', NULL),
  ('01a1b03c-74c1-715f-b05a-757dd11adec0', '2026-11-11', '01a1ca38-8fec-774b-adb5-64200ff2e737', 'true', NULL),
  ('01a1b03c-74c1-715f-b05a-757dd11adec0', '2026-11-12', '01a1ce42-8cd3-74d7-970d-2a52273648e2', 'true', NULL),
  ('01a1b03c-74c1-715f-b05a-757dd11adec0', '2026-11-13', '01a1d445-07d9-7194-8334-d78023b2ae92', 'true', NULL),
  ('01a1b03c-74c1-715f-b05a-757dd11adec0', '2026-11-14', '01a1d916-73a3-7065-8c8e-915582078d85', 'true', NULL),
  ('01a1b03c-74c1-715f-b05a-757dd11adec0', '2026-11-16', '01a1e402-4a37-739f-9552-4b558af797f7', 'true', NULL),
  ('01a1b03c-74c1-715f-b05a-757dd11adec0', '2026-11-17', '01a1e95a-a683-751b-909c-5121dfd593a7', 'true', NULL),
  ('01a1b03c-74c1-715f-b05a-757dd11adec0', '2026-11-18', '01a1ee80-40dd-705a-af79-1cb7ffcb763d', 'true', NULL),
  ('01a1b03c-74c1-715f-b05a-757dd11adec0', '2026-11-19', '01a1f2a8-7850-71aa-b51c-0718f58687e0', 'true', NULL),
  ('01a1b03c-74c1-715f-b05a-757dd11adec0', '2026-11-20', '01a1f8c0-38a9-72c8-a349-45d1c1b998bf', 'true', NULL);
insert into attendance_month ("student_id", "batch_id", "month", "present", "absent") overriding system value values
  ('01a11b91-9b52-709a-9a81-e49bf20030b1', '01a219fb-2baa-7326-8128-d801594986e7', '2026-11-01', '0', '1'),
  ('01a1b03c-74c1-715f-b05a-757dd11adec0', '01a219fb-2baa-7326-8128-ddc7ca0daf04', '2026-11-01', '13', '0');
insert into attendance_sheet ("id", "batch_id", "day", "present", "absent", "saved_at", "saved_by", "version") overriding system value values
  ('01a1b03c-724d-72d9-a433-bcc5758adae1', '01a219fb-2baa-7326-8128-d801594986e7', '2026-11-06', '0', '1', '2026-11-06 09:41:53.869+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', '1'),
  ('01a1b0c9-1727-74f8-bad8-e3afcf5c1927', '01a219fb-2baa-7326-8128-ddc7ca0daf04', '2026-11-06', '1', '0', '2026-11-06 12:15:31.111+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', '1'),
  ('01a1b51d-6a8b-7466-abd0-2ebb74c08184', '01a219fb-2baa-7326-8128-ddc7ca0daf04', '2026-11-07', '1', '0', '2026-11-07 08:26:06.347+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', '1'),
  ('01a1c041-4eb3-73ae-adf9-610dc96eeec7', '01a219fb-2baa-7326-8128-ddc7ca0daf04', '2026-11-09', '1', '0', '2026-11-09 12:21:07.891+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', '1'),
  ('01a1c53b-8e49-73b3-8f41-427dcdbefa73', '01a219fb-2baa-7326-8128-ddc7ca0daf04', '2026-11-10', '1', '0', '2026-11-10 11:32:57.033+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', '1'),
  ('01a1ca38-8fec-774b-adb5-64200ff2e737', '01a219fb-2baa-7326-8128-ddc7ca0daf04', '2026-11-11', '1', '0', '2026-11-11 10:47:46.924+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', '1'),
  ('01a1ce42-8cd3-74d7-970d-2a52273648e2', '01a219fb-2baa-7326-8128-ddc7ca0daf04', '2026-11-12', '1', '0', '2026-11-12 05:37:10.355+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', '1'),
  ('01a1d445-07d9-7194-8334-d78023b2ae92', '01a219fb-2baa-7326-8128-ddc7ca0daf04', '2026-11-13', '1', '0', '2026-11-13 09:37:36.217+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', '1'),
  ('01a1d916-73a3-7065-8c8e-915582078d85', '01a219fb-2baa-7326-8128-ddc7ca0daf04', '2026-11-14', '1', '0', '2026-11-14 08:04:49.699+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', '1'),
  ('01a1e402-4a37-739f-9552-4b558af797f7', '01a219fb-2baa-7326-8128-ddc7ca0daf04', '2026-11-16', '1', '0', '2026-11-16 10:58:37.751+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', '1'),
  ('01a1e95a-a683-751b-909c-5121dfd593a7', '01a219fb-2baa-7326-8128-ddc7ca0daf04', '2026-11-17', '1', '0', '2026-11-17 11:53:14.627+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', '1'),
  ('01a1ee80-40dd-705a-af79-1cb7ffcb763d', '01a219fb-2baa-7326-8128-ddc7ca0daf04', '2026-11-18', '1', '0', '2026-11-18 11:52:25.053+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', '1'),
  ('01a1f2a8-7850-71aa-b51c-0718f58687e0', '01a219fb-2baa-7326-8128-ddc7ca0daf04', '2026-11-19', '1', '0', '2026-11-19 07:14:49.552+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', '1'),
  ('01a1f8c0-38a9-72c8-a349-45d1c1b998bf', '01a219fb-2baa-7326-8128-ddc7ca0daf04', '2026-11-20', '1', '0', '2026-11-20 11:38:29.417+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', '1');
insert into audit_entry ("id", "at", "actor_id", "actor_name", "actor_role", "action", "record", "record_id", "request_id", "before", "after") overriding system value values
  ('019583bb-5506-71d6-98a3-1926c44b291b', '2025-03-11 05:44:07.174+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219fb-2ba2-7638-b3bc-b75343b3c894', '019583bb-5506-7632-bb33-85eef5bf59ed', NULL, '{"_id": "01a219fb-2ba2-7638-b3bc-b75343b3c894", "room": "Room 1", "bCode": "TALLY-2504", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2025-07-01", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2025-04-01", "courseName": "Tally with GST"}'),
  ('0195eaed-5b52-7061-bd58-07086653bff0', '2025-03-31 06:39:38.834+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'category.create', 'category', '01a219fb-2cc4-76b0-845c-58ae8aaf05b9', '0195eaed-5b52-7673-9a8c-a9f675629374', NULL, '{"ledger": "Salaries"}'),
  ('0195eaed-5b52-729a-8e12-49d676f24918', '2025-03-31 06:39:38.834+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'category.create', 'category', '01a219fb-2cc4-76b0-845c-5fff9e0efbea', '0195eaed-5b52-75f7-9448-96e69f883dfe', NULL, '{"ledger": "Rent"}'),
  ('0195eaed-5b52-72af-8c10-76a1ce714ff0', '2025-03-31 06:39:38.834+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'category.create', 'category', '01a219fb-2cc4-76b0-845c-77e87ccdcac4', '0195eaed-5b52-77e4-8e51-dd335a51b06b', NULL, '{"budget": 20000, "ledger": "Advertising"}'),
  ('0195eaed-5b52-72b1-833e-4a9d8d3efb84', '2025-03-31 06:39:38.834+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'recurring.create', 'recurring', '01a219fb-2cd4-71bb-b04a-c2729cc05a8b', '0195eaed-5b52-75ce-be13-62b52e30cbfa', NULL, '{"_id": "01a219fb-2cd4-71bb-b04a-c2729cc05a8b", "amount": 1500, "ledger": "01a219fb-2cc4-76b0-845c-6d4390a5880b", "remark": "Demo Repairs: upkeep of the projectors", "payMode": "Online", "version": 1, "startsOn": "2026-11-01", "createdAt": "2025-03-31T06:39:38.834Z", "exactMode": null, "updatedAt": "2025-03-31T06:39:38.834Z", "ledgerName": "Repairs"}'),
  ('0195eaed-5b52-73e7-89df-3d2515483c60', '2025-03-31 06:39:38.834+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'category.create', 'category', '01a219fb-2cc4-76b0-845c-6263a3ec5e04', '0195eaed-5b52-705a-84bb-f7f402d194e0', NULL, '{"ledger": "Electricity"}'),
  ('0195eaed-5b52-747c-9540-60e32890630b', '2025-03-31 06:39:38.834+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'category.create', 'category', '01a219fb-2cc4-76b0-845c-6d4390a5880b', '0195eaed-5b52-7366-a38e-c8281debd4a9', NULL, '{"ledger": "Repairs"}'),
  ('0195eaed-5b52-74bb-b28f-907063784da7', '2025-03-31 06:39:38.834+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'category.create', 'category', '01a219fb-2cc4-76b0-845c-70bc574488b0', '0195eaed-5b52-76a5-bbe5-cf6470708b5b', NULL, '{"budget": 3000, "ledger": "Tea and water"}'),
  ('0195eaed-5b52-75a7-97bc-d741e4aa3d09', '2025-03-31 06:39:38.834+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'category.create', 'category', '01a219fb-2cc4-76b0-845c-67188a896c94', '0195eaed-5b52-74fc-8cb2-817de0be4f4e', NULL, '{"ledger": "Internet"}'),
  ('0195eaed-5b52-75d8-931e-0790eb241436', '2025-03-31 06:39:38.834+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'category.create', 'category', '01a219fb-2cc4-76b0-845c-682b8d95b42a', '0195eaed-5b52-770d-a12d-134004fbfc39', NULL, '{"budget": 5000, "ledger": "Stationery"}'),
  ('0195efe3-4389-7216-be78-c6c7f8f98fc7', '2025-04-01 05:46:43.465+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'staff.create', 'account', '01a219fb-2c0f-708a-8017-856cfc2c5fae', '0195efe3-4389-731a-9fe4-4325a044eaae', NULL, '{"id": "01a219fb-2c0f-708a-8017-856cfc2c5fae", "name": "Anil Demo", "role": "admin", "email": "anil@example.com"}'),
  ('0195f066-eeb6-71b1-8acb-dfc6ac31c440', '2025-04-01 08:10:32.502+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'staff.create', 'account', '01a219fb-2c0f-708a-8017-78028c455584', '0195f066-eeb6-7135-a11e-33070eeb84c1', NULL, '{"id": "01a219fb-2c0f-708a-8017-78028c455584", "name": "Hina Sample", "role": "hr", "email": "hina@example.com"}'),
  ('0195f0f8-846c-70a6-b75f-e97d18db0d5f', '2025-04-01 10:49:33.548+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'course.create', 'course', '01a219fb-2b9d-746e-9f5a-32ed8383ca3a', '0195f0f8-846c-70d9-8bb7-6f2f6707c7a1', NULL, '{"_id": "01a219fb-2b9d-746e-9f5a-32ed8383ca3a", "cFee": 12000, "course": "Tally with GST", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-7135-8059-5c066e7f4358', '2025-04-01 10:49:33.548+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'course.create', 'course', '01a219fb-2b9e-72e6-9bbd-2ba0945b5778', '0195f0f8-846c-70f0-976b-05dd38cba617', NULL, '{"_id": "01a219fb-2b9e-72e6-9bbd-2ba0945b5778", "cFee": 4500, "course": "Hindi Typing", "version": 1, "cDuration": "2 months"}'),
  ('0195f0f8-846c-7218-a7c8-6d9324a26ceb', '2025-04-01 10:49:33.548+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'course.create', 'course', '01a219fb-2b9e-72e6-9bbd-277703821d3d', '0195f0f8-846c-706a-8fc3-7990b314c8f5', NULL, '{"_id": "01a219fb-2b9e-72e6-9bbd-277703821d3d", "cFee": 15000, "course": "Digital Marketing", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-7479-8ad8-66d37b852eba', '2025-04-01 10:49:33.548+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'course.create', 'course', '01a219fb-2b9d-746e-9f5a-348662683576', '0195f0f8-846c-77ab-a03c-30ed2f198c6b', NULL, '{"_id": "01a219fb-2b9d-746e-9f5a-348662683576", "cFee": 18000, "course": "Python Programming", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-756e-8090-42ffce0930d5', '2025-04-01 10:49:33.548+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'course.create', 'course', '01a219fb-2b9e-72e6-9bbd-2e21e61df08e', '0195f0f8-846c-72bd-811d-d4daf0929bed', NULL, '{"_id": "01a219fb-2b9e-72e6-9bbd-2e21e61df08e", "cFee": 16500, "course": "Français des affaires", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-761d-825f-dd495e1ef69c', '2025-04-01 10:49:33.548+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'course.create', 'course', '01a219fb-2b9d-746e-9f5a-3847fb5e9af0', '0195f0f8-846c-742f-a8f3-f944bbecd929', NULL, '{"_id": "01a219fb-2b9d-746e-9f5a-3847fb5e9af0", "cFee": 45000, "course": "Full Stack Web Development", "version": 1, "cDuration": "8 months"}'),
  ('0195f0f8-846c-7647-b152-422d51196c67', '2025-04-01 10:49:33.548+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'course.create', 'course', '01a219fb-2b9d-746e-9f5a-3f0f8375b009', '0195f0f8-846c-733b-8a89-3a2d93695e3b', NULL, '{"_id": "01a219fb-2b9d-746e-9f5a-3f0f8375b009", "cFee": 35000, "course": "Data Analytics", "version": 1, "cDuration": "6 months"}'),
  ('0195f0f8-846c-768c-8f84-6e5981fd18ee', '2025-04-01 10:49:33.548+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'course.create', 'course', '01a219fb-2b9e-72e6-9bbd-21016ae3c363', '0195f0f8-846c-707c-88de-7bf16e0dd9c5', NULL, '{"_id": "01a219fb-2b9e-72e6-9bbd-21016ae3c363", "cFee": 22000, "course": "Graphic Design", "version": 1, "cDuration": "5 months"}'),
  ('0195f143-5a97-76bc-ace0-ad7044b0ad27', '2025-04-01 12:11:18.039+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'staff.create', 'account', '01a219fb-2c0f-708a-8017-7df37fe22cb0', '0195f143-5a97-75e6-b035-e57dcfab6ea4', NULL, '{"id": "01a219fb-2c0f-708a-8017-7df37fe22cb0", "name": "Hemant Namuna", "role": "hr", "email": "hemant@example.com"}'),
  ('0195f16e-4e64-7778-a853-75b37625e2be', '2025-04-01 12:58:12.964+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'staff.create', 'account', '01a219fb-2c0f-708a-8017-83f70b27bf0d', '0195f16e-4e64-7193-8183-2d67c4f8a437', NULL, '{"id": "01a219fb-2c0f-708a-8017-83f70b27bf0d", "name": "Hazel Specimen", "role": "hr", "email": "hazel@example.com"}'),
  ('01960aa5-c6f2-75e6-9f0d-145d3606b6f3', '2025-04-06 10:29:18.706+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219fb-2ba2-7638-b3bc-b8011dcd5955', '01960aa5-c6f2-77b6-94d5-5ea60d4529d1', NULL, '{"_id": "01a219fb-2ba2-7638-b3bc-b8011dcd5955", "room": "Room 2", "bCode": "PY-2504", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2025-08-27", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 6}], "startDate": "2025-04-27", "courseName": "Python Programming"}'),
  ('01962e07-dbf7-74a4-b08b-9da67cee130d', '2025-04-13 07:23:09.175+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01962e07-dbf7-70a2-a593-e60895bf9f02', '01962e07-dbf7-7043-b9ba-5e508e8da76d', NULL, '{"_id": "01962e07-dbf7-70a2-a593-e60895bf9f02", "date": "2025-04-13", "mode": "online", "year": 2025, "month": 4, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "online"}'),
  ('01965222-1b54-7047-8f44-33ebef067f38', '2025-04-20 07:38:09.108+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '01962e07-dbf7-70a2-a593-e60895bf9f02', '01965222-1b54-715b-9907-b3c3eef2d48f', '{"status": "Open"}', '{"status": "Pending"}'),
  ('0196952d-9296-7690-ad9d-35c43e459c46', '2025-05-03 08:05:14.006+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219fb-2ba2-7638-b3bc-bc533c1dd682', '0196952d-9296-76bb-9b8b-08a3aefcd893', NULL, '{"_id": "01a219fb-2ba2-7638-b3bc-bc533c1dd682", "room": "Lab 1", "bCode": "FSW-2505", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-01-24", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2025-05-24", "courseName": "Full Stack Web Development"}'),
  ('01971baf-477f-748d-bd22-46c421333bb3', '2025-05-29 10:56:01.407+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219fb-2ba3-74f4-b17e-dcf010fea2eb', '01971baf-477f-7065-b2ca-2018fa5780ec', NULL, '{"_id": "01a219fb-2ba3-74f4-b17e-dcf010fea2eb", "room": "Lab 2", "bCode": "DA-2506", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2025-12-19", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}], "startDate": "2025-06-19", "courseName": "Data Analytics"}'),
  ('01972f8c-001d-7314-a521-ebf7bb0e368f', '2025-06-02 07:29:53.693+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'expense.create', 'expense', '01972f8c-001d-7178-9162-098b06e54fa8', '01972f8c-001d-75e8-81b1-589248429222', NULL, '{"_id": "01972f8c-001d-7178-9162-098b06e54fa8", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 172, "ledger": "01a219fb-2cc4-76b0-845c-67188a896c94", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T07:29:53.693Z", "exactMode": null, "updatedAt": "2025-06-02T07:29:53.693Z", "voucherNo": "V2025-26/0001", "ledgerName": "Internet"}'),
  ('019730ae-176e-70f7-abfe-64506dae0621', '2025-06-02 12:46:45.102+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'expense.create', 'expense', '019730ae-176e-76cd-94c2-3927b057d88e', '019730ae-176e-7448-bc4c-1a220546ff4a', NULL, '{"_id": "019730ae-176e-76cd-94c2-3927b057d88e", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 516, "ledger": "01a219fb-2cc4-76b0-845c-6263a3ec5e04", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T12:46:45.102Z", "exactMode": null, "updatedAt": "2025-06-02T12:46:45.102Z", "voucherNo": "V2025-26/0002", "ledgerName": "Electricity"}'),
  ('01973f27-1abc-7132-b283-a1454fdb412f', '2025-06-05 08:13:36.828+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'expense.create', 'expense', '01973f27-1abc-705b-bca8-c5c27a560ff0', '01973f27-1abc-77d5-a1e9-b929b5d91ba5', NULL, '{"_id": "01973f27-1abc-705b-bca8-c5c27a560ff0", "date": "2025-06-05", "year": 2025, "month": 6, "amount": 3876, "ledger": "01a219fb-2cc4-76b0-845c-58ae8aaf05b9", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-06-05T08:13:36.828Z", "exactMode": null, "updatedAt": "2025-06-05T08:13:36.828Z", "voucherNo": "V2025-26/0003", "ledgerName": "Salaries"}'),
  ('01973f71-631b-779c-870c-4d4a763dd13e', '2025-06-05 09:34:45.019+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01973f71-631b-7397-9406-af925feff3e8', '01973f71-631b-77b1-a5bb-75b91821ec26', NULL, '{"_id": "01973f71-631b-7397-9406-af925feff3e8", "date": "2025-06-05", "mode": "offline", "year": 2025, "month": 6, "course": "Data Analytics", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019744be-dbb1-7676-8684-ed524e96fe19', '2025-06-06 10:17:28.241+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'expense.create', 'expense', '019744be-dbb1-7461-9c62-3b6a68eb3da7', '019744be-dbb1-7195-b64c-9a8563bc03ee', NULL, '{"_id": "019744be-dbb1-7461-9c62-3b6a68eb3da7", "date": "2025-06-06", "year": 2025, "month": 6, "amount": 2153, "ledger": "01a219fb-2cc4-76b0-845c-5fff9e0efbea", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-06-06T10:17:28.241Z", "exactMode": null, "updatedAt": "2025-06-06T10:17:28.241Z", "voucherNo": "V2025-26/0004", "ledgerName": "Rent"}'),
  ('01976d38-7d5f-771b-b977-fc2968d7df57', '2025-06-14 06:55:08.127+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'enquiry.admit', 'enquiry', '01973f71-631b-7397-9406-af925feff3e8', '01976d38-7d5f-75dc-aa7e-79fec966ef94', '{"status": "Open", "student": null}', '{"status": "Closed", "student": "01976d38-7d5f-7361-9513-511d393634f9"}'),
  ('01976d38-7d5f-77e1-8f45-aed7b0125234', '2025-06-14 06:55:08.127+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'student.register', 'student', '01976d38-7d5f-7361-9513-511d393634f9', '01976d38-7d5f-7000-b6f3-f9b0516dbb63', NULL, '{"_id": "01976d38-7d5f-7361-9513-511d393634f9", "fee": 31500, "mode": "offline", "batch": "DA-2506", "course": "Data Analytics", "status": "Active", "PaidFee": 0, "dueDate": "2025-07-19", "endDate": "2025-12-19", "version": 1, "TotalFee": 31500, "declared": null, "isPlaced": "notPlaced", "cduration": "6 months", "PendingFee": 31500, "isCompleted": "yes", "joiningDate": "2025-06-14"}'),
  ('01977d82-9bf0-7556-9c32-319d8a657dc6', '2025-06-17 10:50:01.072+00', '01a219fb-2c0f-708a-8017-78028c455584', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01977d82-9bf0-72f8-8c62-2c390db7ea0e', '01977d82-9bf0-7646-9d9d-1ed902920b16', NULL, '{"_id": "01977d82-9bf0-72f8-8c62-2c390db7ea0e", "due": 21000, "date": "2025-06-17", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 6, "course": "Data Analytics", "changed": false, "payMode": "Online", "payable": 31500, "student": "01976d38-7d5f-7361-9513-511d393634f9", "version": 1, "issuedOn": "2025-06-17", "exactMode": "UPI", "receiptNo": "2025-26/000001"}'),
  ('0197a729-c8b5-76c5-9e83-d5ac0cc9fe2b', '2025-06-25 12:57:02.901+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219fb-2ba3-74f4-b17e-e1ad4d570edf', '0197a729-c8b5-709f-bf00-b9112a59087d', NULL, '{"_id": "01a219fb-2ba3-74f4-b17e-e1ad4d570edf", "room": "Room 1", "bCode": "GD-2507", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2025-12-16", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 2}, {"end": "20:00", "start": "18:00", "weekday": 4}, {"end": "20:00", "start": "18:00", "weekday": 6}], "startDate": "2025-07-16", "courseName": "Graphic Design"}'),
  ('0197cf00-2cf0-716c-b0fd-c59bc77379e3', '2025-07-03 06:36:24.688+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'expense.create', 'expense', '0197cf00-2cf0-727e-9ccf-0faadbcaa8a7', '0197cf00-2cf0-734a-875c-cd38b768b326', NULL, '{"_id": "0197cf00-2cf0-727e-9ccf-0faadbcaa8a7", "date": "2025-07-03", "year": 2025, "month": 7, "amount": 1058, "ledger": "01a219fb-2cc4-76b0-845c-6263a3ec5e04", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-03T06:36:24.688Z", "exactMode": null, "updatedAt": "2025-07-03T06:36:24.688Z", "voucherNo": "V2025-26/0005", "ledgerName": "Electricity"}'),
  ('0197d3b1-cdf4-7467-a5ce-262b52698376', '2025-07-04 04:28:54.644+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d3b1-cdf4-7010-8a54-85d556de4c23', '0197d3b1-cdf4-7467-9db3-6828a8a0f82d', NULL, '{"_id": "0197d3b1-cdf4-7010-8a54-85d556de4c23", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 352, "ledger": "01a219fb-2cc4-76b0-845c-67188a896c94", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T04:28:54.644Z", "exactMode": null, "updatedAt": "2025-07-04T04:28:54.644Z", "voucherNo": "V2025-26/0006", "ledgerName": "Internet"}'),
  ('0197d44b-78c3-773b-9513-d9b61b1b3e6f', '2025-07-04 07:16:45.379+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d44b-78c3-70c3-b052-891c6815707b', '0197d44b-78c3-721c-b37f-66bc6844731d', NULL, '{"_id": "0197d44b-78c3-70c3-b052-891c6815707b", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 7938, "ledger": "01a219fb-2cc4-76b0-845c-58ae8aaf05b9", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T07:16:45.379Z", "exactMode": null, "updatedAt": "2025-07-04T07:16:45.379Z", "voucherNo": "V2025-26/0007", "ledgerName": "Salaries"}'),
  ('0197e9a1-67f5-75df-919f-4b4d3abbf588', '2025-07-08 10:42:38.709+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'expense.create', 'expense', '0197e9a1-67f5-733c-9525-0a00539799c6', '0197e9a1-67f5-72bb-a317-7a88d5f9151d', NULL, '{"_id": "0197e9a1-67f5-733c-9525-0a00539799c6", "date": "2025-07-08", "year": 2025, "month": 7, "amount": 4410, "ledger": "01a219fb-2cc4-76b0-845c-5fff9e0efbea", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-07-08T10:42:38.709Z", "exactMode": null, "updatedAt": "2025-07-08T10:42:38.709Z", "voucherNo": "V2025-26/0008", "ledgerName": "Rent"}'),
  ('01980c8c-196a-7347-8803-8a14ce40924d', '2025-07-15 05:26:04.906+00', '01a219fb-2c0f-708a-8017-7df37fe22cb0', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '01980c8c-196a-77ba-8d25-570c7a851979', '01980c8c-196a-768c-8a23-7cee0feb6b73', NULL, '{"_id": "01980c8c-196a-77ba-8d25-570c7a851979", "due": 10500, "date": "2025-07-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 7, "course": "Data Analytics", "changed": false, "payMode": "Cash", "payable": 31500, "student": "01976d38-7d5f-7361-9513-511d393634f9", "version": 1, "issuedOn": "2025-07-15", "exactMode": null, "receiptNo": "2025-26/000002"}'),
  ('01982b99-c49f-73a2-a6db-a3dd0feb6915', '2025-07-21 06:09:14.399+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219fb-2ba3-74f4-b17e-e6d6fa6849fc', '01982b99-c49f-7105-8c80-2881d47e6138', NULL, '{"_id": "01a219fb-2ba3-74f4-b17e-e6d6fa6849fc", "room": "Room 2", "bCode": "DM-2508", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2025-11-11", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2025-08-11", "courseName": "Digital Marketing"}'),
  ('0198305a-7b46-7457-a24e-4f70085a9dbf', '2025-07-22 04:18:12.934+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'student.register', 'student', '0198305a-7b46-72ef-aec6-da704616f514', '0198305a-7b46-7194-bf7a-ae21ebf699a5', NULL, '{"_id": "0198305a-7b46-72ef-aec6-da704616f514", "fee": 22000, "mode": "offline", "batch": "GD-2507", "course": "Graphic Design", "status": "Active", "PaidFee": 0, "dueDate": "2025-08-26", "endDate": "2025-12-16", "version": 1, "TotalFee": 22000, "declared": null, "isPlaced": "notPlaced", "cduration": "5 months", "PendingFee": 22000, "isCompleted": "yes", "joiningDate": "2025-07-22"}'),
  ('01983ab5-5436-7329-b8e6-e99fa1cfc8ac', '2025-07-24 04:33:38.87+00', '01976d38-7d5f-7361-9513-511d393634f9', '', 'student', 'project.add', 'project', '01983ab5-5436-7341-9cba-6a4f200d4e79', '01983ab5-5436-7778-8e38-efd2d589b383', NULL, '{"_id": "01983ab5-5436-7341-9cba-6a4f200d4e79", "student": "01976d38-7d5f-7361-9513-511d393634f9", "version": 1}'),
  ('01984f40-d442-704e-9d49-ed4343460e17', '2025-07-28 04:18:25.474+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'fee.record', 'receipt', '01984f40-d442-77ce-b949-3c23eb4286b8', '01984f40-d442-70fa-8739-b8656b1a0911', NULL, '{"_id": "01984f40-d442-77ce-b949-3c23eb4286b8", "due": 11000, "date": "2025-07-28", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 7, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-72ef-aec6-da704616f514", "version": 1, "issuedOn": "2025-07-28", "exactMode": "Bank transfer", "receiptNo": "2025-26/000003"}'),
  ('01985aa9-0953-7594-b842-32255155ec3d', '2025-07-30 09:28:04.179+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'staff.update', 'account', '01a219fb-2c0f-708a-8017-83f70b27bf0d', '01985aa9-0953-7782-b6bd-187fe50f0749', '{"status": "Active", "version": 1}', '{"status": "Disable", "version": 2}'),
  ('01986905-43a3-75ed-8a9a-7d406832ecff', '2025-08-02 04:23:29.443+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'expense.create', 'expense', '01986905-43a3-757f-89a2-f8d55f38aa4f', '01986905-43a3-70ff-b66d-a4ee54c9e6ba', NULL, '{"_id": "01986905-43a3-757f-89a2-f8d55f38aa4f", "date": "2025-08-02", "year": 2025, "month": 8, "amount": 4341, "ledger": "01a219fb-2cc4-76b0-845c-5fff9e0efbea", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-08-02T04:23:29.443Z", "exactMode": null, "updatedAt": "2025-08-02T04:23:29.443Z", "voucherNo": "V2025-26/0009", "ledgerName": "Rent"}'),
  ('019873c7-c03e-7434-b1c8-32e1b23dbcd3', '2025-08-04 06:32:07.486+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'expense.create', 'expense', '019873c7-c03e-7070-b191-fa4e8c168081', '019873c7-c03e-73fe-b678-4e6080554c71', NULL, '{"_id": "019873c7-c03e-7070-b191-fa4e8c168081", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 7814, "ledger": "01a219fb-2cc4-76b0-845c-58ae8aaf05b9", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T06:32:07.486Z", "exactMode": null, "updatedAt": "2025-08-04T06:32:07.486Z", "voucherNo": "V2025-26/0010", "ledgerName": "Salaries"}'),
  ('0198742d-391a-7322-9a3f-93e486e43afb', '2025-08-04 08:22:57.562+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'expense.create', 'expense', '0198742d-391a-71fa-858a-3d1000f4f7b6', '0198742d-391a-77e8-a912-b68180be477d', NULL, '{"_id": "0198742d-391a-71fa-858a-3d1000f4f7b6", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 347, "ledger": "01a219fb-2cc4-76b0-845c-67188a896c94", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T08:22:57.562Z", "exactMode": null, "updatedAt": "2025-08-04T08:22:57.562Z", "voucherNo": "V2025-26/0011", "ledgerName": "Internet"}'),
  ('01987a45-a517-7197-9ef2-d2de505ea2b7', '2025-08-05 12:47:21.367+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'expense.create', 'expense', '01987a45-a517-733b-aabe-c74326b12bd0', '01987a45-a517-729f-a521-5e54ed5d1dca', NULL, '{"_id": "01987a45-a517-733b-aabe-c74326b12bd0", "date": "2025-08-05", "year": 2025, "month": 8, "amount": 1041, "ledger": "01a219fb-2cc4-76b0-845c-6263a3ec5e04", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-05T12:47:21.367Z", "exactMode": null, "updatedAt": "2025-08-05T12:47:21.367Z", "voucherNo": "V2025-26/0012", "ledgerName": "Electricity"}'),
  ('0198adb9-bb13-7486-9359-8878fc7d6dad', '2025-08-15 12:34:47.187+00', '01a219fb-2c0f-708a-8017-78028c455584', 'Hina Sample', 'hr', 'fee.record', 'receipt', '0198adb9-bb13-7279-b738-f1fbfbf0e79a', '0198adb9-bb13-7624-b3b4-0367a7870c5d', NULL, '{"_id": "0198adb9-bb13-7279-b738-f1fbfbf0e79a", "due": 0, "date": "2025-08-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 8, "course": "Data Analytics", "changed": false, "payMode": "Others", "payable": 31500, "student": "01976d38-7d5f-7361-9513-511d393634f9", "version": 1, "issuedOn": "2025-08-15", "exactMode": null, "receiptNo": "2025-26/000004"}'),
  ('0198b7a5-65f9-70a1-aff7-f4a3faf01cbf', '2025-08-17 10:48:46.841+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219fb-2ba3-74f4-b17e-e97c5a906717', '0198b7a5-65f9-75e4-b384-652fac9efede', NULL, '{"_id": "01a219fb-2ba3-74f4-b17e-e97c5a906717", "room": "Lab 1", "bCode": "HT-2509", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2025-11-07", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2025-09-07", "courseName": "Hindi Typing"}'),
  ('0198d1be-32ac-706a-9d93-9d811ff91ed3', '2025-08-22 12:25:59.724+00', '01a219fb-2c0f-708a-8017-7df37fe22cb0', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '0198d1be-32ac-76d1-a3c1-c9e9f94596b1', '0198d1be-32ac-742b-9b3f-b3d36eb5746a', NULL, '{"_id": "0198d1be-32ac-76d1-a3c1-c9e9f94596b1", "due": 0, "date": "2025-08-21", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 8, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-72ef-aec6-da704616f514", "version": 1, "issuedOn": "2025-08-22", "exactMode": "UPI", "receiptNo": "2025-26/000005"}'),
  ('019904aa-7eb6-72d8-b294-a238ef939e79', '2025-09-01 09:45:06.486+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'expense.create', 'expense', '019904aa-7eb6-745d-b840-865d9fce9463', '019904aa-7eb6-752b-a8ee-8cc7c21b0669', NULL, '{"_id": "019904aa-7eb6-745d-b840-865d9fce9463", "date": "2025-09-01", "year": 2025, "month": 9, "amount": 6144, "ledger": "01a219fb-2cc4-76b0-845c-58ae8aaf05b9", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-09-01T09:45:06.486Z", "exactMode": null, "updatedAt": "2025-09-01T09:45:06.486Z", "voucherNo": "V2025-26/0013", "ledgerName": "Salaries"}'),
  ('01990a07-c598-7012-aa22-9691ad4dd78c', '2025-09-02 10:45:05.56+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'expense.create', 'expense', '01990a07-c598-73e4-a4b7-470a483d98a4', '01990a07-c598-703b-91e5-6493b35dac90', NULL, '{"_id": "01990a07-c598-73e4-a4b7-470a483d98a4", "date": "2025-09-02", "year": 2025, "month": 9, "amount": 3413, "ledger": "01a219fb-2cc4-76b0-845c-5fff9e0efbea", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-09-02T10:45:05.560Z", "exactMode": null, "updatedAt": "2025-09-02T10:45:05.560Z", "voucherNo": "V2025-26/0014", "ledgerName": "Rent"}'),
  ('01990f32-eeb0-71dc-8ce0-724d5d69b419', '2025-09-03 10:50:20.208+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'expense.create', 'expense', '01990f32-eeb0-7157-b2d5-bb83b62adb2f', '01990f32-eeb0-71de-897f-1f2d215ac7c0', NULL, '{"_id": "01990f32-eeb0-7157-b2d5-bb83b62adb2f", "date": "2025-09-03", "year": 2025, "month": 9, "amount": 819, "ledger": "01a219fb-2cc4-76b0-845c-6263a3ec5e04", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-03T10:50:20.208Z", "exactMode": null, "updatedAt": "2025-09-03T10:50:20.208Z", "voucherNo": "V2025-26/0015", "ledgerName": "Electricity"}'),
  ('0199291d-4815-7455-80cc-a9bbbac376f4', '2025-09-08 11:36:48.917+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'expense.create', 'expense', '0199291d-4815-7050-bf76-a12b5ac7b4e8', '0199291d-4815-742c-a632-f182074bf243', NULL, '{"_id": "0199291d-4815-7050-bf76-a12b5ac7b4e8", "date": "2025-09-08", "year": 2025, "month": 9, "amount": 273, "ledger": "01a219fb-2cc4-76b0-845c-67188a896c94", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-08T11:36:48.917Z", "exactMode": null, "updatedAt": "2025-09-08T11:36:48.917Z", "voucherNo": "V2025-26/0016", "ledgerName": "Internet"}'),
  ('01993c60-445a-76be-a841-4a1b05ec98b9', '2025-09-12 05:22:45.978+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219fb-2ba3-74f4-b17e-ef43c7f2d2a2', '01993c60-445a-7253-887c-c1aab2856547', NULL, '{"_id": "01a219fb-2ba3-74f4-b17e-ef43c7f2d2a2", "room": "Lab 2", "bCode": "FR-2510", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2026-02-03", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 6}], "startDate": "2025-10-03", "courseName": "Français des affaires"}'),
  ('01994735-b681-7540-876e-a173584965cd', '2025-09-14 07:52:06.529+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'fee.record', 'receipt', '01994735-b681-715e-94c7-4ff3077d7f2f', '01994735-b681-753e-9624-a354bdac74a2', NULL, '{"_id": "01994735-b681-715e-94c7-4ff3077d7f2f", "due": 0, "date": "2025-09-14", "paid": 15000, "year": 2025, "bCode": "DM-2508", "month": 9, "course": "Digital Marketing", "changed": false, "payMode": "Cash", "payable": 15000, "student": "0199483e-e8b1-708e-a677-bd351ce6b700", "version": 1, "issuedOn": "2025-09-14", "exactMode": null, "receiptNo": "2025-26/000006"}'),
  ('0199483e-e8b1-76a6-89cb-6a88a02dd9da', '2025-09-14 12:41:46.417+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'student.register', 'student', '0199483e-e8b1-708e-a677-bd351ce6b700', '0199483e-e8b1-77c0-a290-0dc8fe859b7a', NULL, '{"_id": "0199483e-e8b1-708e-a677-bd351ce6b700", "fee": 15000, "mode": "online", "batch": "DM-2508", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2025-10-19", "endDate": "2025-11-11", "version": 1, "TotalFee": 15000, "declared": null, "isPlaced": "placed", "cduration": "3 months", "PendingFee": 15000, "isCompleted": "yes", "joiningDate": "2025-09-14"}'),
  ('0199c7c0-0ba8-762b-b1ae-4a9f8ad87080', '2025-10-09 06:54:35.944+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219fb-2ba3-74f4-b17e-f129670d876a', '0199c7c0-0ba8-72cd-b4b0-67cf115fc28d', NULL, '{"_id": "01a219fb-2ba3-74f4-b17e-f129670d876a", "room": "Room 1", "bCode": "TALLY-2510", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-01-30", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2025-10-30", "courseName": "Tally with GST"}'),
  ('019a24d1-6480-70e7-bebc-2e1546163fbb', '2025-10-27 08:38:13.888+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '019a24d1-6480-73e7-8837-9b5cc7c0e2a8', '019a24d1-6480-7710-9ee5-f32a509efa07', '{"status": "Open"}', '{"status": "Pending"}'),
  ('019a24d1-6480-735f-866f-6cdd47cb5206', '2025-10-27 08:38:13.888+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '019a24d1-6480-73e7-8837-9b5cc7c0e2a8', '019a24d1-6480-7401-a747-3150dc8b894a', NULL, '{"_id": "019a24d1-6480-73e7-8837-9b5cc7c0e2a8", "date": "2025-10-27", "mode": "offline", "year": 2025, "month": 10, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019a3e0d-cbe7-7233-9355-9deed73dc9ee', '2025-11-01 06:14:42.919+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'expense.create', 'expense', '019a3e0d-cbe7-7368-a138-ab96ea5746e9', '019a3e0d-cbe7-7183-bb61-c48ed5cd41ed', NULL, '{"_id": "019a3e0d-cbe7-7368-a138-ab96ea5746e9", "date": "2025-11-01", "year": 2025, "month": 11, "amount": 1250, "ledger": "01a219fb-2cc4-76b0-845c-5fff9e0efbea", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-11-01T06:14:42.919Z", "exactMode": null, "updatedAt": "2025-11-01T06:14:42.919Z", "voucherNo": "V2025-26/0017", "ledgerName": "Rent"}'),
  ('019a499b-18e8-717a-80d6-7c48324b770c', '2025-11-03 12:04:52.584+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'expense.create', 'expense', '019a499b-18e8-724e-9ace-8c2a4c0649fc', '019a499b-18e8-7736-b093-1b3de3f5cc05', NULL, '{"_id": "019a499b-18e8-724e-9ace-8c2a4c0649fc", "date": "2025-11-03", "year": 2025, "month": 11, "amount": 2250, "ledger": "01a219fb-2cc4-76b0-845c-58ae8aaf05b9", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-11-03T12:04:52.584Z", "exactMode": null, "updatedAt": "2025-11-03T12:04:52.584Z", "voucherNo": "V2025-26/0018", "ledgerName": "Salaries"}'),
  ('019a4dd1-d13d-7791-97c4-788993b79fb1', '2025-11-04 07:43:07.581+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219fb-2ba3-74f4-b17e-f67a68f65a42', '019a4dd1-d13d-73e3-8664-84e1953fbbcb', NULL, '{"_id": "01a219fb-2ba3-74f4-b17e-f67a68f65a42", "room": "Room 2", "bCode": "PY-2511", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2026-03-25", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}], "startDate": "2025-11-25", "courseName": "Python Programming"}'),
  ('019a5870-be50-770d-be66-555e2c09baa6', '2025-11-06 09:12:55.12+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'expense.create', 'expense', '019a5870-be50-76f6-a4c0-ba09d6185109', '019a5870-be50-7043-b91a-7e2c09fb6a30', NULL, '{"_id": "019a5870-be50-76f6-a4c0-ba09d6185109", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 100, "ledger": "01a219fb-2cc4-76b0-845c-67188a896c94", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T09:12:55.120Z", "exactMode": null, "updatedAt": "2025-11-06T09:12:55.120Z", "voucherNo": "V2025-26/0019", "ledgerName": "Internet"}'),
  ('019a58cd-919f-7760-882e-cbec2908a958', '2025-11-06 10:54:18.527+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'expense.create', 'expense', '019a58cd-919f-740d-94d5-d1d3c22ff1fd', '019a58cd-919f-76d7-9138-dfc794ca0bbd', NULL, '{"_id": "019a58cd-919f-740d-94d5-d1d3c22ff1fd", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 300, "ledger": "01a219fb-2cc4-76b0-845c-6263a3ec5e04", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T10:54:18.527Z", "exactMode": null, "updatedAt": "2025-11-06T10:54:18.527Z", "voucherNo": "V2025-26/0020", "ledgerName": "Electricity"}'),
  ('019acdcb-3f5e-76e4-b7ce-e71a1dafbe57', '2025-11-29 04:07:20.67+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'student.register', 'student', '019acdcb-3f5e-7042-9917-e1975247f0fe', '019acdcb-3f5e-771c-b79e-f3321a09c7b7', NULL, '{"_id": "019acdcb-3f5e-7042-9917-e1975247f0fe", "fee": 18000, "mode": "offline", "batch": "PY-2511", "course": "Python Programming", "status": "Active", "PaidFee": 0, "dueDate": "2026-01-03", "endDate": "2026-03-25", "version": 1, "TotalFee": 18000, "declared": null, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 18000, "isCompleted": "yes", "joiningDate": "2025-11-29"}'),
  ('019acefa-c7b2-73d5-9285-c83bdab459c9', '2025-11-29 09:38:52.978+00', '01a219fb-2c0f-708a-8017-78028c455584', 'Hina Sample', 'hr', 'fee.record', 'receipt', '019acefa-c7b2-732d-ae68-26632b934d8e', '019acefa-c7b2-76c0-9e9b-0392ac3ec863', NULL, '{"_id": "019acefa-c7b2-732d-ae68-26632b934d8e", "due": 12000, "date": "2025-11-29", "paid": 6000, "year": 2025, "bCode": "PY-2511", "month": 11, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-7042-9917-e1975247f0fe", "version": 1, "issuedOn": "2025-11-29", "exactMode": null, "receiptNo": "2025-26/000007"}'),
  ('019ad88c-72fa-721c-b52e-9c3c9710491a', '2025-12-01 06:14:34.49+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219fb-2ba3-74f4-b17e-faf7d1df04d1', '019ad88c-72fa-71b1-9ef1-83a3e92e8603', NULL, '{"_id": "01a219fb-2ba3-74f4-b17e-faf7d1df04d1", "room": "Lab 1", "bCode": "FSW-2512", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-08-22", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2025-12-22", "courseName": "Full Stack Web Development"}'),
  ('019b5e41-c6ac-75b9-82c8-bac16591351e', '2025-12-27 05:22:07.66+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219fb-2ba3-74f4-b17e-fdb360f68452', '019b5e41-c6ac-726a-9e52-a6deb5d8c1cc', NULL, '{"_id": "01a219fb-2ba3-74f4-b17e-fdb360f68452", "room": "Lab 2", "bCode": "DA-2601", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-07-17", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2026-01-17", "courseName": "Data Analytics"}'),
  ('019b7ce0-50eb-741c-95d2-247545f68744', '2026-01-02 04:03:54.219+00', '01a219fb-2c0f-708a-8017-7df37fe22cb0', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '019b7ce0-50eb-7439-8e28-f7672e67870c', '019b7ce0-50eb-762b-8e80-1cc31096db48', NULL, '{"_id": "019b7ce0-50eb-7439-8e28-f7672e67870c", "due": 6000, "date": "2026-01-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 1, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-7042-9917-e1975247f0fe", "version": 1, "issuedOn": "2026-01-02", "exactMode": null, "receiptNo": "2025-26/000008"}'),
  ('019b7d9a-7db3-77ac-95e7-d56e674f7808', '2026-01-02 07:27:15.379+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'expense.create', 'expense', '019b7d9a-7db3-77d8-b383-eaf6ce958a25', '019b7d9a-7db3-754b-b9d6-118b0181ca38', NULL, '{"_id": "019b7d9a-7db3-77d8-b383-eaf6ce958a25", "date": "2026-01-02", "year": 2026, "month": 1, "amount": 1076, "ledger": "01a219fb-2cc4-76b0-845c-5fff9e0efbea", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-01-02T07:27:15.379Z", "exactMode": null, "updatedAt": "2026-01-02T07:27:15.379Z", "voucherNo": "V2025-26/0021", "ledgerName": "Rent"}'),
  ('019b92c8-7213-7263-8819-11ec6a2b6c9e', '2026-01-06 10:09:28.595+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'expense.create', 'expense', '019b92c8-7213-7267-a9c7-a809bb430e23', '019b92c8-7213-7750-ace5-95bf583c210f', NULL, '{"_id": "019b92c8-7213-7267-a9c7-a809bb430e23", "date": "2026-01-06", "year": 2026, "month": 1, "amount": 258, "ledger": "01a219fb-2cc4-76b0-845c-6263a3ec5e04", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-06T10:09:28.595Z", "exactMode": null, "updatedAt": "2026-01-06T10:09:28.595Z", "voucherNo": "V2025-26/0022", "ledgerName": "Electricity"}'),
  ('019b96c0-e9f1-717f-bd37-493de62453b3', '2026-01-07 04:39:43.857+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'expense.create', 'expense', '019b96c0-e9f1-70ee-85b2-b8418fabbaf7', '019b96c0-e9f1-77b6-b0ce-71d0d281d0c9', NULL, '{"_id": "019b96c0-e9f1-70ee-85b2-b8418fabbaf7", "date": "2026-01-07", "year": 2026, "month": 1, "amount": 1938, "ledger": "01a219fb-2cc4-76b0-845c-58ae8aaf05b9", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-01-07T04:39:43.857Z", "exactMode": null, "updatedAt": "2026-01-07T04:39:43.857Z", "voucherNo": "V2025-26/0023", "ledgerName": "Salaries"}'),
  ('019b9be6-f910-75b3-bb79-5d68186567a9', '2026-01-08 04:39:24.176+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'expense.create', 'expense', '019b9be6-f910-7412-a9ec-f561a34c4ff3', '019b9be6-f910-701b-9ad8-1d33bbda9417', NULL, '{"_id": "019b9be6-f910-7412-a9ec-f561a34c4ff3", "date": "2026-01-08", "year": 2026, "month": 1, "amount": 86, "ledger": "01a219fb-2cc4-76b0-845c-67188a896c94", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-08T04:39:24.176Z", "exactMode": null, "updatedAt": "2026-01-08T04:39:24.176Z", "voucherNo": "V2025-26/0024", "ledgerName": "Internet"}'),
  ('019bea69-43a4-75e0-8d79-2b71e2e267a1', '2026-01-23 10:32:05.796+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219fb-2ba3-74f4-b17f-02207bd3c26f', '019bea69-43a4-73f4-83c4-4e52ca30be96', NULL, '{"_id": "01a219fb-2ba3-74f4-b17f-02207bd3c26f", "room": "Room 1", "bCode": "GD-2602", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-07-13", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-02-13", "courseName": "Graphic Design"}'),
  ('019c1cef-33c4-7729-af44-3cb82e9a0d5b', '2026-02-02 05:59:24.356+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'fee.record', 'receipt', '019c1cef-33c4-73c5-b274-acc13263d7b1', '019c1cef-33c4-7114-934b-b2e389192215', NULL, '{"_id": "019c1cef-33c4-73c5-b274-acc13263d7b1", "due": 0, "date": "2026-02-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 2, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-7042-9917-e1975247f0fe", "version": 1, "issuedOn": "2026-02-02", "exactMode": null, "receiptNo": "2025-26/000009"}'),
  ('019c31b6-9ffd-7547-b7e5-5cbb332e5a08', '2026-02-06 06:49:38.045+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'expense.create', 'expense', '019c31b6-9ffd-7667-bf9b-79aaf12b608d', '019c31b6-9ffd-7481-81d8-2d8c5625a61b', NULL, '{"_id": "019c31b6-9ffd-7667-bf9b-79aaf12b608d", "date": "2026-02-06", "year": 2026, "month": 2, "amount": 2457, "ledger": "01a219fb-2cc4-76b0-845c-58ae8aaf05b9", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-02-06T06:49:38.045Z", "exactMode": null, "updatedAt": "2026-02-06T06:49:38.045Z", "voucherNo": "V2025-26/0025", "ledgerName": "Salaries"}'),
  ('019c369f-a274-761a-af9c-6687d36a12df', '2026-02-07 05:42:37.428+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'expense.create', 'expense', '019c369f-a274-72e9-a294-1f4b7136a10e', '019c369f-a274-7777-a5b8-44d137ddd189', NULL, '{"_id": "019c369f-a274-72e9-a294-1f4b7136a10e", "date": "2026-02-07", "year": 2026, "month": 2, "amount": 1365, "ledger": "01a219fb-2cc4-76b0-845c-5fff9e0efbea", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-02-07T05:42:37.428Z", "exactMode": null, "updatedAt": "2026-02-07T05:42:37.428Z", "voucherNo": "V2025-26/0026", "ledgerName": "Rent"}'),
  ('019c411e-2084-72f1-a856-8b65bcbd2193', '2026-02-09 06:36:59.396+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'expense.create', 'expense', '019c411e-2084-7111-a6a8-396f6b630e03', '019c411e-2084-7441-9e23-3b3d8b01a7d7', NULL, '{"_id": "019c411e-2084-7111-a6a8-396f6b630e03", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 327, "ledger": "01a219fb-2cc4-76b0-845c-6263a3ec5e04", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T06:36:59.396Z", "exactMode": null, "updatedAt": "2026-02-09T06:36:59.396Z", "voucherNo": "V2025-26/0027", "ledgerName": "Electricity"}'),
  ('019c423e-23a9-71f4-b8bc-ae983ed2f1f7', '2026-02-09 11:51:34.569+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'expense.create', 'expense', '019c423e-23a9-75aa-bb14-7f5591208e53', '019c423e-23a9-7560-90e3-c9c8d087d29c', NULL, '{"_id": "019c423e-23a9-75aa-bb14-7f5591208e53", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 109, "ledger": "01a219fb-2cc4-76b0-845c-67188a896c94", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T11:51:34.569Z", "exactMode": null, "updatedAt": "2026-02-09T11:51:34.569Z", "voucherNo": "V2025-26/0028", "ledgerName": "Internet"}'),
  ('019c7004-9136-728b-bbe2-773757d3edfc', '2026-02-18 09:11:13.462+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219fb-2ba4-728d-8d18-533c865db4aa', '019c7004-9136-71ed-8282-755339bddaf6', NULL, '{"_id": "01a219fb-2ba4-728d-8d18-533c865db4aa", "room": "Room 2", "bCode": "DM-2603", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-06-11", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2026-03-11", "courseName": "Digital Marketing"}'),
  ('019cfa32-3a20-77ec-b8b6-07dc10ec6091', '2026-03-17 05:08:41.632+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219fb-2ba4-728d-8d18-54668d5d57a4', '019cfa32-3a20-7055-a1f8-0b523ae19046', NULL, '{"_id": "01a219fb-2ba4-728d-8d18-54668d5d57a4", "room": "Lab 1", "bCode": "HT-2604", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2026-06-07", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2026-04-07", "courseName": "Hindi Typing"}'),
  ('019d47ad-09b4-7404-a005-dd7d6d73872a', '2026-04-01 06:13:35.796+00', '01976d38-7d5f-7361-9513-511d393634f9', '', 'student', 'project.add', 'project', '019d47ad-09b4-705f-b6ab-9e937a15cd6e', '019d47ad-09b4-7719-b533-13990ace40a4', NULL, '{"_id": "019d47ad-09b4-705f-b6ab-9e937a15cd6e", "student": "01976d38-7d5f-7361-9513-511d393634f9", "version": 1}'),
  ('019d805b-85ba-76e1-88e0-189b30248367', '2026-04-12 06:22:54.906+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219fb-2ba4-728d-8d18-588e5eb81fde', '019d805b-85ba-71eb-80d6-d9dfa85f309e', NULL, '{"_id": "01a219fb-2ba4-728d-8d18-588e5eb81fde", "room": "Lab 2", "bCode": "FR-2605", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-09-03", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-05-03", "courseName": "Français des affaires"}'),
  ('019daf1c-ae23-7705-9e76-bc21464bcb99', '2026-04-21 08:16:25.635+00', '01976d38-7d5f-7361-9513-511d393634f9', '', 'student', 'portfolio.add', 'portfolio', '019daf1c-ae23-7240-beda-4b303d91d5c3', '019daf1c-ae23-75db-bb0e-2a3007a7f36f', NULL, '{"_id": "019daf1c-ae23-7240-beda-4b303d91d5c3", "student": "01976d38-7d5f-7361-9513-511d393634f9", "version": 1}'),
  ('019e0afc-7890-728b-ae6b-08d17c357b28', '2026-05-09 04:26:18.64+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219fb-2ba4-728d-8d18-5d61d7e28b1e', '019e0afc-7890-7354-9cfb-014c244487b3', NULL, '{"_id": "01a219fb-2ba4-728d-8d18-5d61d7e28b1e", "room": "Room 1", "bCode": "TALLY-2605", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-08-30", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2026-05-30", "courseName": "Tally with GST"}'),
  ('019e91fd-57b9-7109-ae56-21b3fdd7839c', '2026-06-04 09:35:59.929+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219fb-2ba4-728d-8d18-60e906e7a63b', '019e91fd-57b9-77c1-a9fe-2850d2d1e006', NULL, '{"_id": "01a219fb-2ba4-728d-8d18-60e906e7a63b", "room": "Room 2", "bCode": "PY-2606", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-10-25", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-06-25", "courseName": "Python Programming"}'),
  ('019f1d81-7446-71cd-9005-208f35178d0e', '2026-07-01 11:47:31.014+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219fb-2ba4-728d-8d18-66e662304742', '019f1d81-7446-7137-8b2b-fc06de420ed3', NULL, '{"_id": "01a219fb-2ba4-728d-8d18-66e662304742", "room": "Lab 1", "bCode": "FSW-2607", "bTime": "10:00 to 12:00", "seats": 1, "endDate": null, "trainer": "Dev Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2026-07-22", "courseName": "Full Stack Web Development"}'),
  ('019f4660-91bf-730c-a28f-242d68c6c4b7', '2026-07-09 10:16:01.727+00', '01976d38-7d5f-7361-9513-511d393634f9', '', 'student', 'portfolio.add', 'portfolio', '019f4660-91bf-7219-a113-5f39dafcdf78', '019f4660-91bf-732b-9a1e-98a4accbfca8', NULL, '{"_id": "019f4660-91bf-7219-a113-5f39dafcdf78", "student": "01976d38-7d5f-7361-9513-511d393634f9", "version": 1}'),
  ('019fa230-ae6c-7395-9c5a-66e22bf23ed7', '2026-07-27 06:08:47.212+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219fb-2ba4-728d-8d18-6bbaed6dfb71', '019fa230-ae6c-771a-abf2-604e7c608321', NULL, '{"_id": "01a219fb-2ba4-728d-8d18-6bbaed6dfb71", "room": "Lab 2", "bCode": "DA-2608", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2027-02-17", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}], "startDate": "2026-08-17", "courseName": "Data Analytics"}'),
  ('01a02eaf-9c16-71c0-9076-cbaf7efdca7e', '2026-08-23 12:54:15.83+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219fb-2ba4-728d-8d18-6d42d727e271', '01a02eaf-9c16-768d-879b-d40ef65d6a6b', NULL, '{"_id": "01a219fb-2ba4-728d-8d18-6d42d727e271", "room": "Room 1", "bCode": "GD-2609", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2027-02-13", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-09-13", "courseName": "Graphic Design"}'),
  ('01a0b40e-f07d-767b-b51e-69d103cdfa07', '2026-09-18 10:27:53.085+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219fb-2baa-7326-8128-d801594986e7', '01a0b40e-f07d-742e-894b-264fd6bbd7e8', NULL, '{"_id": "01a219fb-2baa-7326-8128-d801594986e7", "room": "Room 2", "bCode": "DM-2610", "bTime": "12:30 to 14:30", "seats": 1, "endDate": null, "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2026-10-09", "courseName": "Digital Marketing"}'),
  ('01a0d6d4-797a-7173-8289-5d84f12f7837', '2026-09-25 04:30:44.09+00', '01976d38-7d5f-7361-9513-511d393634f9', '', 'student', 'project.add', 'project', '01a0d6d4-797a-73eb-9e3d-161d3bc8ea2c', '01a0d6d4-797a-753a-9683-dfeeac28ed69', NULL, '{"_id": "01a0d6d4-797a-73eb-9e3d-161d3bc8ea2c", "student": "01976d38-7d5f-7361-9513-511d393634f9", "version": 1}'),
  ('01a11b91-9b52-755c-b1d7-74a56652a2a2', '2026-10-08 12:51:29.746+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'student.register', 'student', '01a11b91-9b52-709a-9a81-e49bf20030b1', '01a11b91-9b52-7148-9c6c-25e2afe44a5c', NULL, '{"_id": "01a11b91-9b52-709a-9a81-e49bf20030b1", "fee": 13500, "mode": "offline", "batch": "DM-2610", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2026-11-12", "endDate": null, "version": 1, "TotalFee": 13500, "declared": null, "isPlaced": "notPlaced", "cduration": "3 months", "PendingFee": 13500, "isCompleted": "no", "joiningDate": "2026-10-08"}'),
  ('01a13e7e-69d3-7161-b12a-d068a5964d4a', '2026-10-15 07:37:14.451+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219fb-2baa-7326-8128-ddc7ca0daf04', '01a13e7e-69d3-7750-9002-9e62e4bbf243', NULL, '{"_id": "01a219fb-2baa-7326-8128-ddc7ca0daf04", "room": "Lab 1", "bCode": "HT-2611", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2027-01-05", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}], "startDate": "2026-11-05", "courseName": "Hindi Typing"}'),
  ('01a19b44-4019-76bc-bc0b-30a8e49c02b8', '2026-11-02 07:58:23.769+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19b44-4019-7259-9d93-2245ec77ce78', '01a19b44-4019-7570-bc8f-d20a5673405c', NULL, '{"_id": "01a19b44-4019-7259-9d93-2245ec77ce78", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 221, "ledger": "01a219fb-2cc4-76b0-845c-5fff9e0efbea", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T07:58:23.769Z", "exactMode": null, "updatedAt": "2026-11-02T07:58:23.769Z", "voucherNo": "V2026-27/0001", "ledgerName": "Rent"}'),
  ('01a19c3d-3bc5-7482-99d0-f0eff432d65a', '2026-11-02 12:30:21.125+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19c3d-3bc5-774b-855f-8e7298e53ffb', '01a19c3d-3bc5-73f3-9e2d-d2e992f93b61', NULL, '{"_id": "01a19c3d-3bc5-774b-855f-8e7298e53ffb", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 398, "ledger": "01a219fb-2cc4-76b0-845c-58ae8aaf05b9", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T12:30:21.125Z", "exactMode": null, "updatedAt": "2026-11-02T12:30:21.125Z", "voucherNo": "V2026-27/0002", "ledgerName": "Salaries"}'),
  ('01a1a4b8-370c-7253-aa47-b6d519088b17', '2026-11-04 04:01:38.572+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1a4b8-370c-76c7-9bd9-ba3b590a4952', '01a1a4b8-370c-76cd-a1b1-a32834d8a0d1', NULL, '{"_id": "01a1a4b8-370c-76c7-9bd9-ba3b590a4952", "date": "2026-11-04", "year": 2026, "month": 11, "amount": 53, "ledger": "01a219fb-2cc4-76b0-845c-6263a3ec5e04", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-04T04:01:38.572Z", "exactMode": null, "updatedAt": "2026-11-04T04:01:38.572Z", "voucherNo": "V2026-27/0003", "ledgerName": "Electricity"}'),
  ('01a1b03c-724d-77e1-98f2-0a88657e4783', '2026-11-06 09:41:53.869+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b03c-724d-72d9-a433-bcc5758adae1', '01a1b03c-724d-744e-85bc-05de328d6dcc', NULL, '{"date": "2026-11-06", "absent": 1, "present": 0, "batchCode": "DM-2610"}'),
  ('01a1b03c-74c1-7707-87f5-c48c76517e71', '2026-11-06 09:41:54.497+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'student.register', 'student', '01a1b03c-74c1-715f-b05a-757dd11adec0', '01a1b03c-74c1-73c7-967d-32d427b4a350', NULL, '{"_id": "01a1b03c-74c1-715f-b05a-757dd11adec0", "fee": 4050, "mode": "online", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-11", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-06"}'),
  ('01a1b0c9-1727-74c5-89da-b1c1633b6cf7', '2026-11-06 12:15:31.111+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b0c9-1727-74f8-bad8-e3afcf5c1927', '01a1b0c9-1727-737a-acba-f7657f40e79b', NULL, '{"date": "2026-11-06", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1b4a5-afa4-7152-815a-02268f3cc3f7', '2026-11-07 06:15:19.716+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'student.disable', 'student', '01a11b91-9b52-709a-9a81-e49bf20030b1', '01a1b4a5-afa4-777c-b12e-270b0872d563', '{"status": "Active"}', '{"status": "Disable"}'),
  ('01a1b51d-6a8b-73ca-984d-03864d0564d3', '2026-11-07 08:26:06.347+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b51d-6a8b-7466-abd0-2ebb74c08184', '01a1b51d-6a8b-763a-b315-78af4c8b35e1', NULL, '{"date": "2026-11-07", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1be83-9230-70eb-8c58-d70c91a16caa', '2026-11-09 04:14:16.112+00', NULL, '', 'anyone', 'student.apply', 'student', '01a1be83-9230-712d-92a8-b5a6049f6fb4', '01a1be83-9230-7331-9ad9-b6180ae0a5b7', NULL, '{"_id": "01a1be83-9230-712d-92a8-b5a6049f6fb4", "fee": 16500, "mode": "offline", "batch": "FR-2612", "course": "Français des affaires", "status": "Pending", "PaidFee": 0, "dueDate": "2027-01-05", "endDate": null, "version": 1, "TotalFee": 0, "declared": {"fee": 16500, "Paidfee": 8250, "payMode": "Online"}, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 0, "isCompleted": "no", "joiningDate": "2026-12-01"}'),
  ('01a1c041-4eb3-71d8-97b5-d56171cef322', '2026-11-09 12:21:07.891+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c041-4eb3-73ae-adf9-610dc96eeec7', '01a1c041-4eb3-73e9-9b86-615db7ff137a', NULL, '{"date": "2026-11-09", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1c057-66d2-7392-9f27-ff1e5e4130eb', '2026-11-09 12:45:15.858+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1c057-66d2-72bd-906f-0d9e411e9713', '01a1c057-66d2-7094-b78c-f133ce7f5f06', NULL, '{"_id": "01a1c057-66d2-72bd-906f-0d9e411e9713", "date": "2026-11-09", "year": 2026, "month": 11, "amount": 17, "ledger": "01a219fb-2cc4-76b0-845c-67188a896c94", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-09T12:45:15.858Z", "exactMode": null, "updatedAt": "2026-11-09T12:45:15.858Z", "voucherNo": "V2026-27/0004", "ledgerName": "Internet"}'),
  ('01a1c432-5b10-74b6-ae43-2514da70060c', '2026-11-10 06:43:16.88+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'batch.create', 'batch', '01a219fb-2baa-7326-8128-e3632971d9ea', '01a1c432-5b10-776d-a764-00e8d75d5226', NULL, '{"_id": "01a219fb-2baa-7326-8128-e3632971d9ea", "room": "Lab 2", "bCode": "FR-2612", "bTime": "15:00 to 17:00", "seats": 1, "endDate": null, "trainer": "Dev Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2026-12-01", "courseName": "Français des affaires"}'),
  ('01a1c53b-8e49-71f6-92b8-e79da0fd77d0', '2026-11-10 11:32:57.033+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c53b-8e49-73b3-8f41-427dcdbefa73', '01a1c53b-8e49-74a8-82a3-def092a68679', NULL, '{"date": "2026-11-10", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ca38-8fec-710f-bee6-d00244234ced', '2026-11-11 10:47:46.924+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ca38-8fec-774b-adb5-64200ff2e737', '01a1ca38-8fec-707e-88b8-da247fa2c18f', NULL, '{"date": "2026-11-11", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ce42-8cd3-7520-a87c-42a23479569b', '2026-11-12 05:37:10.355+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ce42-8cd3-74d7-970d-2a52273648e2', '01a1ce42-8cd3-7096-8ad7-ba512fecd1fe', NULL, '{"date": "2026-11-12", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1cf35-657d-7763-8bdb-1ec11efb5a4d', '2026-11-12 10:02:25.533+00', '01a219fb-2c0f-708a-8017-78028c455584', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01a1cf35-657d-76ec-a51b-b73168925e05', '01a1cf35-657d-72b1-b11e-456e66f2f861', NULL, '{"_id": "01a1cf35-657d-76ec-a51b-b73168925e05", "due": 3050, "date": "2026-11-12", "paid": 1000, "year": 2026, "bCode": "HT-2611", "month": 11, "course": "Hindi Typing", "changed": false, "payMode": "Online", "payable": 4050, "student": "01a1b03c-74c1-715f-b05a-757dd11adec0", "version": 1, "issuedOn": "2026-11-12", "exactMode": "UPI", "receiptNo": "2026-27/000001"}'),
  ('01a1d445-07d9-7451-bed5-488d1efe9e0d', '2026-11-13 09:37:36.217+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d445-07d9-7194-8334-d78023b2ae92', '01a1d445-07d9-75c7-8384-af878f0f00bb', NULL, '{"date": "2026-11-13", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1d916-73a3-7682-b3eb-95e2dbb67914', '2026-11-14 08:04:49.699+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d916-73a3-7065-8c8e-915582078d85', '01a1d916-73a3-7042-b4c1-5379a94e4383', NULL, '{"date": "2026-11-14", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e402-4a37-7392-95e0-6b2e3a8c3156', '2026-11-16 10:58:37.751+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e402-4a37-739f-9552-4b558af797f7', '01a1e402-4a37-703f-b4e9-d866a87a3f0c', NULL, '{"date": "2026-11-16", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e95a-a683-75d6-886a-34732a7e90a9', '2026-11-17 11:53:14.627+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e95a-a683-751b-909c-5121dfd593a7', '01a1e95a-a683-7491-be0a-c683f5ae8cce', NULL, '{"date": "2026-11-17", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ee80-40dd-7029-87d3-f197af70c0cc', '2026-11-18 11:52:25.053+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ee80-40dd-705a-af79-1cb7ffcb763d', '01a1ee80-40dd-7064-b0dd-0a89e59f00f2', NULL, '{"date": "2026-11-18", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f2a8-7850-744c-9779-457a5fedc365', '2026-11-19 07:14:49.552+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f2a8-7850-71aa-b51c-0718f58687e0', '01a1f2a8-7850-70e2-a10b-6598006ef5f1', NULL, '{"date": "2026-11-19", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f8c0-38a9-7082-8706-056f42dd683e', '2026-11-20 11:38:29.417+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f8c0-38a9-72c8-a349-45d1c1b998bf', '01a1f8c0-38a9-7208-a5cd-3e4934b4d29b', NULL, '{"date": "2026-11-20", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1fb86-a83e-71e0-a2c9-37f4b6658664', '2026-11-21 00:34:28.542+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'Hari Example', 'hr', 'student.register', 'student', '01a1fb86-a83e-7619-822e-31fa59ea967a', '01a1fb86-a83e-7595-bab3-fa39d3fbed68', NULL, '{"_id": "01a1fb86-a83e-7619-822e-31fa59ea967a", "fee": 4050, "mode": "offline", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-26", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-21"}'),
  ('01a219fb-2b57-72e6-87ad-0f8f11c582bb', '2026-11-21 04:30:00+00', NULL, '', 'system', 'institute.create', 'institute', '00000000-0000-0000-0000-000000000000', 'dump', NULL, '{"name": "Namuna Training Institute (demo)", "phone": "+91 55500 00000", "address": "1 Example Road, Example Nagar", "timeZone": "Asia/Kolkata", "selfRegistration": true}'),
  ('01a219fb-2b5f-757a-a97e-2ef1614df209', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'dump', NULL, '{"id": "01a219fb-2b4f-72ba-81b7-037da9434f8f", "name": "Asha Example", "role": "admin", "email": "admin@example.com"}'),
  ('01a219fb-2b60-7395-bf8e-daa6c401b43d', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'dump', NULL, '{"id": "01a219fb-2b4f-72ba-81b7-05b976735a81", "name": "Hari Example", "role": "hr", "email": "hr@example.com"}'),
  ('01a219fb-2d40-7613-b5d4-9e6e43089bdb', '2026-11-21 04:30:00+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'discount.give', 'student', '01a1b03c-74c1-715f-b05a-757dd11adec0', 'dump', NULL, '{"amount": "500.00", "course": "Hindi Typing"}'),
  ('01a219fb-2d59-7393-be6d-ebc3492c9a5a', '2026-11-21 04:30:00+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Asha Example', 'admin', 'refund.record', 'refund', '01a219fb-2d49-73a4-8b04-2241dced3169', 'dump', NULL, '{"_id": "01a219fb-2d49-73a4-8b04-2241dced3169", "date": "2026-11-21T00:00:00.000Z", "bCode": "HT-2611", "amount": "200.00", "course": "Hindi Typing", "payMode": "Cash", "student": "01a1b03c-74c1-715f-b05a-757dd11adec0", "version": 1, "issuedOn": "2026-11-21T00:00:00.000Z", "refundNo": "R2026-27/0001", "enrolment": "01a1b03c-74c1-7129-b24a-f0a5ad0150c8", "exactMode": null, "paidAfter": "800.00", "paidBefore": "1000.00"}'),
  ('01a219fb-2e3e-7683-bf45-5d19cf57e9bf', '2026-11-21 04:30:00+00', NULL, '', 'system', 'student.update', 'student', '01976d38-7d5f-7361-9513-511d393634f9', 'dump', '{}', '{}');
insert into audit_link ("n", "entry_id", "entry_digest", "subject_id", "personal_fields", "personal_digests", "latest_at", "chained_at", "hash") overriding system value values
  ('1', '019583bb-5506-71d6-98a3-1926c44b291b', E'\\x155ea614f100f14d6d0c1ef18de2c7252e0b4d50ea3c4f03ed17d3bfd7e59192', NULL, '{}', E'\\x', '2025-03-11 05:44:07.174+00', '2026-11-21 04:30:00+00', E'\\x5741e5ae326c95d3c0bfe897af1849152d9f708c2b9cd81b7c41ae5ecaff75a9'),
  ('10', '0195eaed-5b52-75d8-931e-0790eb241436', E'\\xfb14f1cbb4beb805dd3fa72c3905a2fe486d4a2357d24f8a84f67feda5c25558', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xc70bd8ec36a80e60ff12a2d9016d2d6300cbb3920abb21ad3eb039b74d576172'),
  ('100', '01a19c3d-3bc5-7482-99d0-f0eff432d65a', E'\\xfb1521af2c16d2d3109c87d7f2ff5f9f63c0e07468152113192cfad55e9987ae', NULL, '{}', E'\\x', '2026-11-02 12:30:21.125+00', '2026-11-21 04:30:00+00', E'\\x930e8e3f792f728b426c331494c6098da63c5d558897e28876a4afdb229d7791'),
  ('101', '01a1a4b8-370c-7253-aa47-b6d519088b17', E'\\xb563e56e5e25a55375c5e54743b723b763d685658ffc9b69d7a63ab022666c31', NULL, '{}', E'\\x', '2026-11-04 04:01:38.572+00', '2026-11-21 04:30:00+00', E'\\x0240b4603402626f1b9d4969bdc9175d60abf65e53456b021c85d2e8be75df54'),
  ('102', '01a1b03c-724d-77e1-98f2-0a88657e4783', E'\\x06397617bc0d73b33892e855625bb2919220e7b9fc740dd4fce097c3ae6d8cd3', NULL, '{}', E'\\x', '2026-11-06 09:41:53.869+00', '2026-11-21 04:30:00+00', E'\\x7044c62f57f236f97208b26e521844649994baa14b290237f3e60c6eb18d70c5'),
  ('103', '01a1b03c-74c1-7707-87f5-c48c76517e71', E'\\x1282a824eee6197e9288cdf63c1f469b33569ab13f063b32db350ed07ee7f8fc', NULL, '{}', E'\\x', '2026-11-06 09:41:54.497+00', '2026-11-21 04:30:00+00', E'\\xcfe099e34c56ad3b77f5b9c7ab90de7b502f9a11b95c11dcfe22f790a885ef2e'),
  ('104', '01a1b0c9-1727-74c5-89da-b1c1633b6cf7', E'\\xb916829e71351aa7099bebdd6e98e774c56e6de1cd6b0195486617f0f44fcc79', NULL, '{}', E'\\x', '2026-11-06 12:15:31.111+00', '2026-11-21 04:30:00+00', E'\\xa3a21328209676f024b90c03ef51ab76c9c9ff0a12696cb0d58d28a19481a17d'),
  ('105', '01a1b4a5-afa4-7152-815a-02268f3cc3f7', E'\\xfcb97e9f7ffd3336012752eab7a255d861463aec331ce5f795abbe4188f3ccc9', NULL, '{}', E'\\x', '2026-11-07 06:15:19.716+00', '2026-11-21 04:30:00+00', E'\\xe7deb83b9dbc8254a11f133619c0bda8910827a2b532ce79ff454b704967b2cc'),
  ('106', '01a1b51d-6a8b-73ca-984d-03864d0564d3', E'\\x2ecf1ac67cb84641fdd9ea9aca5252978fd3b2a70e739b0917eb67aedaef7760', NULL, '{}', E'\\x', '2026-11-07 08:26:06.347+00', '2026-11-21 04:30:00+00', E'\\x2fc800e934efa4af91b45f23986af1b579062e05251a90dc7c29e70b0aaafad3'),
  ('107', '01a1be83-9230-70eb-8c58-d70c91a16caa', E'\\x09c0369c7e8980faa40f3d97aea0459ec3611a1f2acc4d3eae517f06d092646d', NULL, '{}', E'\\x', '2026-11-09 04:14:16.112+00', '2026-11-21 04:30:00+00', E'\\xc3c56cabc0517319cf3b6b8af9f2eacb66e1b07aa640ae07275f06d1746b4c36'),
  ('108', '01a1c041-4eb3-71d8-97b5-d56171cef322', E'\\x3713e4c895fb19f97c9c00b4425a867ae5ea302e9f8863a5acb3a3d9887ac526', NULL, '{}', E'\\x', '2026-11-09 12:21:07.891+00', '2026-11-21 04:30:00+00', E'\\xef16f5d5adc7a9ef32dc0e9718d712234db23b4f252ae8d0c9947d961549fec4'),
  ('109', '01a1c057-66d2-7392-9f27-ff1e5e4130eb', E'\\x3069eff3706e16d0eaa65b37d2f24fcd0d2a6a9dfd2d0b27fa4cad2ef04f3ab8', NULL, '{}', E'\\x', '2026-11-09 12:45:15.858+00', '2026-11-21 04:30:00+00', E'\\x9d1b62d41c1aa39df5f0963c881151ac2e54b205352f4a42860eb7465fdfb770'),
  ('11', '0195efe3-4389-7216-be78-c6c7f8f98fc7', E'\\x94616c5dabd79bcbeb7060d6b11033d955913f141b69bf4fbbc423109978fd55', NULL, '{}', E'\\x', '2025-04-01 05:46:43.465+00', '2026-11-21 04:30:00+00', E'\\x308216643e1b7f37dc973d4adfdf8c566bd6d937662d2ff399bf999ecb7edc5f'),
  ('110', '01a1c432-5b10-74b6-ae43-2514da70060c', E'\\x8bbe496979b872ea7e59a1eb1d699f6761b3a7b3c2272993808efb41720c44a8', NULL, '{}', E'\\x', '2026-11-10 06:43:16.88+00', '2026-11-21 04:30:00+00', E'\\x059706599b148947643258fa8aa8dd872c3a36fdf80a7c3474f0c0d9661ada81'),
  ('111', '01a1c53b-8e49-71f6-92b8-e79da0fd77d0', E'\\x97f689f70ad32a399fd2f1b339b4c2e056838f10af07b8297c3797a945bf291a', NULL, '{}', E'\\x', '2026-11-10 11:32:57.033+00', '2026-11-21 04:30:00+00', E'\\xc5e16d6ba0496d9a84ddf80cf9a5b6b6eba3f7be43b7ea068558368e79999a22'),
  ('112', '01a1ca38-8fec-710f-bee6-d00244234ced', E'\\x605e08897cba0514024f2b910abf536c68bc47d9cbea8517345da3a48ddd7917', NULL, '{}', E'\\x', '2026-11-11 10:47:46.924+00', '2026-11-21 04:30:00+00', E'\\xa716070400ebd5605542592a0a5d755e2b1394d91c909716eea700d7aefc29bf'),
  ('113', '01a1ce42-8cd3-7520-a87c-42a23479569b', E'\\x676f4cf873d2646c36895cd260b98a28ed746ae6c15f7210beb089dd8847bdd5', NULL, '{}', E'\\x', '2026-11-12 05:37:10.355+00', '2026-11-21 04:30:00+00', E'\\x88a8a0866672d4dd1809a1dbaff017e1d586beae4ee348424d6ff2728650f5ae'),
  ('114', '01a1cf35-657d-7763-8bdb-1ec11efb5a4d', E'\\x5559722e12c117448a756ca6bddbbe3af77d0283bd5243a4bf8f4d0b9c6db077', NULL, '{}', E'\\x', '2026-11-12 10:02:25.533+00', '2026-11-21 04:30:00+00', E'\\xbbd668a8d24cbd8f206e971b9c77e22396f8991cfe5c36fd60a8aede20c1fc5f'),
  ('115', '01a1d445-07d9-7451-bed5-488d1efe9e0d', E'\\xcb3c008a86e523aecc6a10fbea6a1df1c1b48f0a3fa9e4ba5b0c3b9d7e1b5c93', NULL, '{}', E'\\x', '2026-11-13 09:37:36.217+00', '2026-11-21 04:30:00+00', E'\\x94977dbffa510fa96fb7fa57e133e2ba35f8028994e50112a232be1793a40028'),
  ('116', '01a1d916-73a3-7682-b3eb-95e2dbb67914', E'\\x8362a7c73329fec5d043f39f624d065a0c02ecadf875a9accdca8c43276c9090', NULL, '{}', E'\\x', '2026-11-14 08:04:49.699+00', '2026-11-21 04:30:00+00', E'\\x7ef49552faec5db5cbc2a3685819710594ef548c1e2d0905cb6a0b76186d0eb1'),
  ('117', '01a1e402-4a37-7392-95e0-6b2e3a8c3156', E'\\x6de523b84d665834be3d15ef632329108d8a55262dd852700b61249bd7184dc3', NULL, '{}', E'\\x', '2026-11-16 10:58:37.751+00', '2026-11-21 04:30:00+00', E'\\x0bfe7c63c4c1784770ec66067e21a8ed45fdd8b35704c21274a0b23b42785a6b'),
  ('118', '01a1e95a-a683-75d6-886a-34732a7e90a9', E'\\x01ebd8213b8e350d7ed475fc67ccff217d42d7075db14908e4cdb2e6facdd544', NULL, '{}', E'\\x', '2026-11-17 11:53:14.627+00', '2026-11-21 04:30:00+00', E'\\xc49d9bcd9d55798ea4ea13484243340f08f90ca49b5f04ffbcaa521fd4a1f033'),
  ('119', '01a1ee80-40dd-7029-87d3-f197af70c0cc', E'\\x96db71bdc116a92ef6ec973401da0dd1da8c81cbb5b610378b181745682486ee', NULL, '{}', E'\\x', '2026-11-18 11:52:25.053+00', '2026-11-21 04:30:00+00', E'\\x664ee887359825c5d9c6608499fb76c680287f9034e0c01d122e91b971d9fd89'),
  ('12', '0195f066-eeb6-71b1-8acb-dfc6ac31c440', E'\\x4751446985d87e7f95e8c633c593e1c79f909c8a21f1ab54789d1ef4dc583737', NULL, '{}', E'\\x', '2025-04-01 08:10:32.502+00', '2026-11-21 04:30:00+00', E'\\xee34fd8f674b3ed854c4fe7b2aca46b68673c1b35a30d8ba3fd60f2c70286f7b'),
  ('120', '01a1f2a8-7850-744c-9779-457a5fedc365', E'\\x0b18b3a8b3af27dab7e573305eaecf03d2e5a03bd6492d2db787c550e0270a3c', NULL, '{}', E'\\x', '2026-11-19 07:14:49.552+00', '2026-11-21 04:30:00+00', E'\\xa1b7461db628e87202aad5f0fe93102690753127e937897b9f18c355f97c4922'),
  ('121', '01a1f8c0-38a9-7082-8706-056f42dd683e', E'\\x690ba768eb9fbc26919dd81d2d0b87c8ddc1e1f83bcc75618a8b8ccfdfc504cc', NULL, '{}', E'\\x', '2026-11-20 11:38:29.417+00', '2026-11-21 04:30:00+00', E'\\xdaba832db8a39e161146ef263daa54f801e6a0a06a0b8705cf29732849e6a319'),
  ('122', '01a1fb86-a83e-71e0-a2c9-37f4b6658664', E'\\x2bd9bf0279d97c5f40844de5dae4d16beb754a56996e16185a35711a4680f267', NULL, '{}', E'\\x', '2026-11-21 00:34:28.542+00', '2026-11-21 04:30:00+00', E'\\x4b0c7c8fca519efc43fece08a74c9e1fc0ee0230092fbb3a9888216d3e7c1f3e'),
  ('123', '01a219fb-2b57-72e6-87ad-0f8f11c582bb', E'\\x1b8dac90baff834264f2e17da4c9ac5078e2a878a24432aa5120912785fbda80', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xad14bce9fbf4d5372bbba038f850b3ca78346e9ea5958a2f702b78565b6461a8'),
  ('124', '01a219fb-2b5f-757a-a97e-2ef1614df209', E'\\xca3a5a2d127c2906155b75e632c5c845241044c3eb13e4418027b3b86f686b32', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xef4d495cff00cb1d6a859631e3e2ef27b86d656532fded79fd72d0c9968b4eb2'),
  ('125', '01a219fb-2b60-7395-bf8e-daa6c401b43d', E'\\xa9df03238049b97d7f2732f8321fcda23e081a91d0565e5a6ebf151591fb83fd', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xb77425eeef56ec280e7462f5310c4d29f226b54e4107992d0d8d39948dbad69f'),
  ('126', '01a219fb-2d40-7613-b5d4-9e6e43089bdb', E'\\x54d7cc79f95bc2d0d4d0fbdea9d258e5aa12884577b965f295f61a2519246299', '01a1b03c-74c1-715f-b05a-757dd11adec0', '{reason}', E'\\xc3558044dcbe472248220d4f55bfc8aa1586e635c75d7349f5d8122193b9fcd0', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x4022eee97b434c6d8f0003e66318ed987fa9d1ea86b8ea648a730242f4366fee'),
  ('127', '01a219fb-2d59-7393-be6d-ebc3492c9a5a', E'\\xb9e63dd08ae3d39d02ad2de213169888ca04fe4a751a91eab550ed54f6e4c84c', '01a1b03c-74c1-715f-b05a-757dd11adec0', '{reason}', E'\\xd57ae6494b4a70263a654c996b721b923a633b859890009f1be0472403a56f8a', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x54aa339ad8f03fd91bebe4ae08ff59378f3f43b247dcea9c79358708bab89339'),
  ('13', '0195f0f8-846c-70a6-b75f-e97d18db0d5f', E'\\x65a04130fa28c89f15e6b36cec488c296e6b6ca560483e7f24d7a212b8a9d74c', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xd81774d2c63bd1b0063c51c7e563362709c1935b6af503b76f59569998920d9a'),
  ('14', '0195f0f8-846c-7135-8059-5c066e7f4358', E'\\x9cc0ab57539bf4ce79fd48e1eaad7be8a4b7d5ea91d62e074993dd6fd2f40766', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xd3d7d7b52b128675c2904fb5f49c50071227ae9cefa3adb895a896766bcadd0e'),
  ('15', '0195f0f8-846c-7218-a7c8-6d9324a26ceb', E'\\x46863e48ec8a3e16e7dc4593a8f0623dabf56be5773b9679561b006765e3b76c', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x2646e2f2d91f48b6d8752d5716fdf5575ab2c10e849d83e51d2d0397b8fbb7a7'),
  ('16', '0195f0f8-846c-7479-8ad8-66d37b852eba', E'\\x14c2547d046ffc40a27924a8095507cad624d4672716d73b53c136f709590e3b', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x34aa0df6a3e0e21b48ac501896b89684dbc066032cffdc21494f656d1c1f5d37'),
  ('17', '0195f0f8-846c-756e-8090-42ffce0930d5', E'\\x6db2f1f84194c59bc18a4bbd0ea61caf0cc434371c2e466c26295fb28e07c489', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x4c2f548f5c8240f22fe6b9cede8f3a64ddb307031704d411b7a7fe586946c514'),
  ('18', '0195f0f8-846c-761d-825f-dd495e1ef69c', E'\\x00c742934bd350e60349ca19cc42725b2b7e53e5a68ed906036dd9febf23749c', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x21db0885ef0745a6d8444b6b2f7a59f4035994300f49f9e7db15312e0136e64e'),
  ('19', '0195f0f8-846c-7647-b152-422d51196c67', E'\\x763e4c7adf03a2e12ce6d447ca9bf334a928e755aa7c8462fdb034f13680793b', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x8bf0760829b1c39a74a752295f89c7ef2698eeb210ab2eca203923466356aca9'),
  ('2', '0195eaed-5b52-7061-bd58-07086653bff0', E'\\xec9b02003b5368405278b2a6367e64f4ae896476eeefa30a94697c79883b49f2', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x3f7cf98dd046214657a4ab58a2d921a3dd746387117fc01be29e58dd34bd55b8'),
  ('20', '0195f0f8-846c-768c-8f84-6e5981fd18ee', E'\\x5a39d785552362d4bb9dde4eb0c639950a0cda53d5f26456b867c8b2b4562801', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xf7812e68a0e2867a3b8113eb153e97ee983bc3ce07cde11a9a208bcbf7dc13c7'),
  ('21', '0195f143-5a97-76bc-ace0-ad7044b0ad27', E'\\x4cbef6403d378fa0a93abe02408fab61a7e7892620ae6da86d56668a3e51b00e', NULL, '{}', E'\\x', '2025-04-01 12:11:18.039+00', '2026-11-21 04:30:00+00', E'\\x958e50478ade5c9009138ba40fbd029d1af686d61a200d794b28bf39ff7bc9ea'),
  ('22', '0195f16e-4e64-7778-a853-75b37625e2be', E'\\x96e1acc81358aa5a0ba8be8310d7a1d6a087368253bba66bb9ad951f471d7174', NULL, '{}', E'\\x', '2025-04-01 12:58:12.964+00', '2026-11-21 04:30:00+00', E'\\x4aba8eecb0a8bea8ac7f5802948c9cc527a6c0ff9f4e44d8eac5d251d30da302'),
  ('23', '01960aa5-c6f2-75e6-9f0d-145d3606b6f3', E'\\x9d687dd9d6e377ea91b9580b27411aa44b7ad04f18deabba4fce3f4be95c45c1', NULL, '{}', E'\\x', '2025-04-06 10:29:18.706+00', '2026-11-21 04:30:00+00', E'\\xe06f9cdeebb51ea14e25bf50be66e1973c471827a47aeafea4805de0a247af61'),
  ('24', '01962e07-dbf7-74a4-b08b-9da67cee130d', E'\\x6e0f416e9a09107d99208775b927cd5b217124cdcb27b680ba101a934a150fc7', NULL, '{}', E'\\x', '2025-04-13 07:23:09.175+00', '2026-11-21 04:30:00+00', E'\\xef34d416de0de5329428abae769120084693d812b4703711874227ee16283df9'),
  ('25', '01965222-1b54-7047-8f44-33ebef067f38', E'\\x2791da379091ebbfaa07f37adb5cd97e75526a795cd6cc5bd4024155e2c002b0', NULL, '{}', E'\\x', '2025-04-20 07:38:09.108+00', '2026-11-21 04:30:00+00', E'\\xe49135ee06de85433efc9cde663bea875dc1fe43fb1832165ce535e533a2c90f'),
  ('26', '0196952d-9296-7690-ad9d-35c43e459c46', E'\\xc671a095a5f34b58a14462eded45b5c09644c0fd470702da15eec9c32a68d6ad', NULL, '{}', E'\\x', '2025-05-03 08:05:14.006+00', '2026-11-21 04:30:00+00', E'\\x7393dac10a65e0f48b862ba99c96fab4f53db9648f36376aa55645ba4959546b'),
  ('27', '01971baf-477f-748d-bd22-46c421333bb3', E'\\x644b10e49306abf1811259fe5cc36aa06a7a7a47f590893d712711aeb25230d5', NULL, '{}', E'\\x', '2025-05-29 10:56:01.407+00', '2026-11-21 04:30:00+00', E'\\x614b6d7c30817f7094cbbce280605127e74a348ce74e63491989506d8ab303f8'),
  ('28', '01972f8c-001d-7314-a521-ebf7bb0e368f', E'\\x6eb4ea80f86dc571415001ecf9bfbe02faef5682ed9b7bda4d3081c6453c7e98', NULL, '{}', E'\\x', '2025-06-02 07:29:53.693+00', '2026-11-21 04:30:00+00', E'\\x6d91c7180f2be705e698e5fb3f1e8905bb0d3c02ce40a4740939d18e843a6b45'),
  ('29', '019730ae-176e-70f7-abfe-64506dae0621', E'\\x7bb96a36d0d79ff40a6852528fb70a8979ccc83961b418d7fe3702e2501a396b', NULL, '{}', E'\\x', '2025-06-02 12:46:45.102+00', '2026-11-21 04:30:00+00', E'\\xcbdcffdc71967b52d2e6f5f400206a26f6c7fa9d9cd1de2c4249a4506804b5f0'),
  ('3', '0195eaed-5b52-729a-8e12-49d676f24918', E'\\xf808797b9b2afea435bbe11a2e24b2edc7486c746dcd8f0a8aa121965c34682b', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x3e0d60986bd7d69b314c01df3748aeafbbf75fa4f2c4895fa29b6a2905c2dc0c'),
  ('30', '01973f27-1abc-7132-b283-a1454fdb412f', E'\\x6a0370c7db4de4ea1ac3b6b19d8ad8bd9e17aa9c67292b73b7850c8c732d7046', NULL, '{}', E'\\x', '2025-06-05 08:13:36.828+00', '2026-11-21 04:30:00+00', E'\\xd1629174c812464206d9f635c12c7bd00edc16a0196e002e92eb87f11823ac2e'),
  ('31', '01973f71-631b-779c-870c-4d4a763dd13e', E'\\xf33c9d51e418e528707c67ad1b36d3c01578d643f354671f0d58fcae80200748', NULL, '{}', E'\\x', '2025-06-05 09:34:45.019+00', '2026-11-21 04:30:00+00', E'\\x769e658a9d427bfd7006653de37b72a5a6632b8d12b062787a891963621eba83'),
  ('32', '019744be-dbb1-7676-8684-ed524e96fe19', E'\\xdd162015d046d861a8a02c8fe0cc2ef7b996eb3c95b9070bf6cb8c2815fb39df', NULL, '{}', E'\\x', '2025-06-06 10:17:28.241+00', '2026-11-21 04:30:00+00', E'\\x88248105e7e81b13c8a26d159d904ea407df21d945a552c619252d2276ee40fd'),
  ('33', '01976d38-7d5f-771b-b977-fc2968d7df57', E'\\x64f8439f1b07650ffc2aed0d3b516abe8745774527c2e0536eac01991fc9f07e', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\x75949c369f100903368c4589bc5668f5fc209d3092e985ba5e3abb9ac9a3355b'),
  ('34', '01976d38-7d5f-77e1-8f45-aed7b0125234', E'\\x64d2f21ed16d186b4aed67856807d0f1cb1d472f8519d8f69eb4afe6430ede0a', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\x094d3dff150871d36c87a3bae50451056c5fcc428a42bc8584f6d225acc5a4fe'),
  ('35', '01977d82-9bf0-7556-9c32-319d8a657dc6', E'\\xd181a2f1b782369f5f1bd8dbf884b3b15a445cbd2bb37659cfc6d0d0bde281fa', NULL, '{}', E'\\x', '2025-06-17 10:50:01.072+00', '2026-11-21 04:30:00+00', E'\\xa51dfe6187c36124417ba8c8a1f670a1176923b7b1e38dc7f93ebb29883d1ea3'),
  ('36', '0197a729-c8b5-76c5-9e83-d5ac0cc9fe2b', E'\\x59d1edbb8d705b145fb89058b3cff39a85017090b7be4bdf22a3b63cc1c0b328', NULL, '{}', E'\\x', '2025-06-25 12:57:02.901+00', '2026-11-21 04:30:00+00', E'\\x506434a7aeb0981b69b7e393f7567177681a29cef37ff695dff483f9f225dad4'),
  ('37', '0197cf00-2cf0-716c-b0fd-c59bc77379e3', E'\\x6bcde9becfc5afbec918e1ca124574deb360314a9b5d719d1f5ae4ccf98e84ea', NULL, '{}', E'\\x', '2025-07-03 06:36:24.688+00', '2026-11-21 04:30:00+00', E'\\x94c8bbbdc60c157afe2497f94a6abd3bc9032e043d2233c99235f415d3ba8063'),
  ('38', '0197d3b1-cdf4-7467-a5ce-262b52698376', E'\\x24d5c5510e26e186e364e66c90e0631b18e036311df4da4de1882f089ad6d996', NULL, '{}', E'\\x', '2025-07-04 04:28:54.644+00', '2026-11-21 04:30:00+00', E'\\x8f27a2d9d4c2820d2b8a06fac50d658d6414cd41aff50f8dc461e00e8297febd'),
  ('39', '0197d44b-78c3-773b-9513-d9b61b1b3e6f', E'\\x67410af5492290d6cb77023f596226452359725390da94a842b64680f26b66fc', NULL, '{}', E'\\x', '2025-07-04 07:16:45.379+00', '2026-11-21 04:30:00+00', E'\\xd6bc6d72814252ab1d01cb49eaa4da63b46f0370b4195bb53c92a90f9d507aa4'),
  ('4', '0195eaed-5b52-72af-8c10-76a1ce714ff0', E'\\xffe745c37c29eafa69cd0fb38711855c2c6a3843d86924115fb67493282bfc56', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xf1c6ed5eb9890c44f126a81190c35578ff08522b0662223379ea46541b6e7446'),
  ('40', '0197e9a1-67f5-75df-919f-4b4d3abbf588', E'\\xe2c74956783e09e7cad500f85945dae13f88df6ef90d4b7012582454cf9ca59f', NULL, '{}', E'\\x', '2025-07-08 10:42:38.709+00', '2026-11-21 04:30:00+00', E'\\x2271fff2d3b6e95f1d7d810cdf7deeacc757ec9994b9bbbb3b94fd369dfd98a8'),
  ('41', '01980c8c-196a-7347-8803-8a14ce40924d', E'\\x0e92e60f8e29373a090c6cff5bb0c7dd41f253b3d2fd29185e05a85af71d56da', NULL, '{}', E'\\x', '2025-07-15 05:26:04.906+00', '2026-11-21 04:30:00+00', E'\\xbf3cbd4c8cc4cbeb628149ed718c17c14c28792e2e13017ab474475305e87bd9'),
  ('42', '01982b99-c49f-73a2-a6db-a3dd0feb6915', E'\\x4764aa0d91da2b5af9d0b66a507c0f683413b18a9de6bab66154b3acb39d953d', NULL, '{}', E'\\x', '2025-07-21 06:09:14.399+00', '2026-11-21 04:30:00+00', E'\\x219a1ff4b5fab316e20f2a6ce5e4b1c886e6f24bff7636bbf0adad5c0103a8c8'),
  ('43', '0198305a-7b46-7457-a24e-4f70085a9dbf', E'\\x909adcdf23f6ef7fe24f0fcdaebf943350051a1d7fd416c0f47efc92d0676650', NULL, '{}', E'\\x', '2025-07-22 04:18:12.934+00', '2026-11-21 04:30:00+00', E'\\x22ec459a4b45dd406a2416ccd999979c248a2f450a8444a0336d0e4cae73d921'),
  ('44', '01983ab5-5436-7329-b8e6-e99fa1cfc8ac', E'\\x5cfcde26b8294a5cf6c711cb923166cfcedd629aba774665e03c9f6956b06fc6', NULL, '{}', E'\\x', '2025-07-24 04:33:38.87+00', '2026-11-21 04:30:00+00', E'\\x487981eeb8e3dd6db020a434cfad45f09a1210287fb015a5e7d5311968106ddd'),
  ('45', '01984f40-d442-704e-9d49-ed4343460e17', E'\\xc947254062ab2f87996a9ac042604e245d8e866802b29a2e8aefcc90d48cb5f7', NULL, '{}', E'\\x', '2025-07-28 04:18:25.474+00', '2026-11-21 04:30:00+00', E'\\xdf3490fbcabd0c1aa1208ba4b64ab84e2b178d6c816fd8ea048e94b2643fbd65'),
  ('46', '01985aa9-0953-7594-b842-32255155ec3d', E'\\x918836a1f4a7ac0dbd32787fd5f6e5d8e9bd0140258384e551754c0bb599fa70', NULL, '{}', E'\\x', '2025-07-30 09:28:04.179+00', '2026-11-21 04:30:00+00', E'\\xe964ff910d4eaa16eccb539973cdf1125fa9c963d7b2a7330c9dd558d57cdba2'),
  ('47', '01986905-43a3-75ed-8a9a-7d406832ecff', E'\\x682968b334c7f40a73bc994486763ee563a2e6d10bfbb1748df11dcb767ce050', NULL, '{}', E'\\x', '2025-08-02 04:23:29.443+00', '2026-11-21 04:30:00+00', E'\\xb53ab0bf8b897c57eb3ad83e92bb1f3c7836e9742df53c290f8bc5fee5d8d709'),
  ('48', '019873c7-c03e-7434-b1c8-32e1b23dbcd3', E'\\x9b161d03567b38829f05972c4fa5f851c345283d1217b34d07c66d42c6544f5b', NULL, '{}', E'\\x', '2025-08-04 06:32:07.486+00', '2026-11-21 04:30:00+00', E'\\x08e13f921af66571d1b1eb5fb7967ea04c34f7ea3d42d2d69f4fb83b4ed672d0'),
  ('49', '0198742d-391a-7322-9a3f-93e486e43afb', E'\\x51695be2dfb70f60147dc73603e1355b10ebac9c5b34e2e36bc5b8d42f39f245', NULL, '{}', E'\\x', '2025-08-04 08:22:57.562+00', '2026-11-21 04:30:00+00', E'\\x9b693e7cbfc6cc24e6417fa2cc7f23922b658cc4ca9542f6e33bc591e893c4bb'),
  ('5', '0195eaed-5b52-72b1-833e-4a9d8d3efb84', E'\\xaf15d6204f923739a7c0141f0e619ad2c574cc3de84627c96089271b022bcd13', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x5fc8ef4159cca09284aac029dfd2cdcbedcf63eca08fde3550b3814935645902'),
  ('50', '01987a45-a517-7197-9ef2-d2de505ea2b7', E'\\xd502671c0cb5616c4273730ea01ccf79093d89ce5b66a369b89feca733f743a3', NULL, '{}', E'\\x', '2025-08-05 12:47:21.367+00', '2026-11-21 04:30:00+00', E'\\x93e4dfd2c10460c42a346683007be31d239c36b9f9b3f27afd08f253cf7bdb0f'),
  ('51', '0198adb9-bb13-7486-9359-8878fc7d6dad', E'\\x5f55d4e345680b8ae1ac3091a6e254b28378b3304ac5e6b973d9c335655e3a6f', NULL, '{}', E'\\x', '2025-08-15 12:34:47.187+00', '2026-11-21 04:30:00+00', E'\\x619d0a9d365107c68da13e07635c5d2bbcf0c251cdd3b0779e94fc7994ffce8e'),
  ('52', '0198b7a5-65f9-70a1-aff7-f4a3faf01cbf', E'\\xd9b4d5aa19ba5d377fc8d5909db69e83933b0ad533b2bb21800de62b68b1639e', NULL, '{}', E'\\x', '2025-08-17 10:48:46.841+00', '2026-11-21 04:30:00+00', E'\\xa1943a5d0065d7ea9101dd9007fd6320bc28327163bdd95bd8d38408345b6321'),
  ('53', '0198d1be-32ac-706a-9d93-9d811ff91ed3', E'\\xabbc2e4f5350f08c6934175813846f8ad308bf73186c59fa1cdec1be06d2ddad', NULL, '{}', E'\\x', '2025-08-22 12:25:59.724+00', '2026-11-21 04:30:00+00', E'\\xa0a68431e2674ef25f819b634739fe8f8cc7d2e7737378da9afdbecd8ee11907'),
  ('54', '019904aa-7eb6-72d8-b294-a238ef939e79', E'\\xee08d7ee0bf961517d50dcebb98e96b51150d66f88ae2f18d1cbb49f9ee7ce9c', NULL, '{}', E'\\x', '2025-09-01 09:45:06.486+00', '2026-11-21 04:30:00+00', E'\\x3548c0642151c3011f7f63ae2fc1eeaa64999f5887cd690ffc942a75ffefbfe8'),
  ('55', '01990a07-c598-7012-aa22-9691ad4dd78c', E'\\x46056930fdb943f9d22365255a8a291ba1bef41f72c513d47d36bf224ad1014d', NULL, '{}', E'\\x', '2025-09-02 10:45:05.56+00', '2026-11-21 04:30:00+00', E'\\x3f88cbe30c4dc5912bdc2b2269aab16fb393abfc1d69df013fb98a6a028aee78'),
  ('56', '01990f32-eeb0-71dc-8ce0-724d5d69b419', E'\\xf9c29f53df8e2d60968a4553ec37a71ad4be1aad4831173ed4251f1512b34667', NULL, '{}', E'\\x', '2025-09-03 10:50:20.208+00', '2026-11-21 04:30:00+00', E'\\x1664d2b8c535ebdce9f5140aa71289d3e18b63d96c365759c9a523e0baf822ee'),
  ('57', '0199291d-4815-7455-80cc-a9bbbac376f4', E'\\x637a8c0fff4c397518ca715df3d4231efe5596ff5c64c7554ce723c9a3d0d9b3', NULL, '{}', E'\\x', '2025-09-08 11:36:48.917+00', '2026-11-21 04:30:00+00', E'\\xc2730225bee2b9a6b1edb74ec51c7cc9328044df68e8da9d1b5fded1d477d3d2'),
  ('58', '01993c60-445a-76be-a841-4a1b05ec98b9', E'\\xae0989263cc3e5a89ef5bcda1571310184fc51d39a20dc51d2a6336cb16c5e21', NULL, '{}', E'\\x', '2025-09-12 05:22:45.978+00', '2026-11-21 04:30:00+00', E'\\x13ea7bd55e3c1b078f097c3b00e4016a91074018de4fd14c5bd4b3df1799cbb9'),
  ('59', '01994735-b681-7540-876e-a173584965cd', E'\\xa0e8ad238cf0eb6eb38d7ae1722d36cdc518dc7c96c47074a8c897306088395a', NULL, '{}', E'\\x', '2025-09-14 07:52:06.529+00', '2026-11-21 04:30:00+00', E'\\xd244708690bdddb22d5e9908db91b6596a13d6e4154e45a37a7cd4fd837ee876'),
  ('6', '0195eaed-5b52-73e7-89df-3d2515483c60', E'\\x413ef3b04525493fc48f68cb29282534b69579e0ade54c29ecc96d9a8d83f398', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x2012070c146f71290deb6de83559f947a347cbcd1081ab5645c9bc3acb8c7622'),
  ('60', '0199483e-e8b1-76a6-89cb-6a88a02dd9da', E'\\xd3867d68ba7661600e930e14593fbfd0035afba339463f89f5662ab43258dc4f', NULL, '{}', E'\\x', '2025-09-14 12:41:46.417+00', '2026-11-21 04:30:00+00', E'\\x788d84fde8f7e79adfd5717d4d361e5f28dbfd50ba281c7262ddf311002a8200'),
  ('61', '0199c7c0-0ba8-762b-b1ae-4a9f8ad87080', E'\\x29df97ee498658fb35f44db7527c3fc1e79a8b8f1fdbc048649473bd28c1ed90', NULL, '{}', E'\\x', '2025-10-09 06:54:35.944+00', '2026-11-21 04:30:00+00', E'\\x32c53ab2360d975bc476e194c329bf733bcef278c5719fde99e3fcb2fabcc666'),
  ('62', '019a24d1-6480-70e7-bebc-2e1546163fbb', E'\\xcfdad576d7e6dc93dd8a7f91715f34aa8f56dd26493827deed12f06ad87a73a6', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\xf55adac4fca9cd5f9ea53abda4067e0a7f5245e93c60d3a6aef993e5a22ba72a'),
  ('63', '019a24d1-6480-735f-866f-6cdd47cb5206', E'\\x2d9221be93df5b357f4aa134c759ec9fd8480084876ac3fd12a8cc9c626fa8c8', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\xf3273cd457013e949eae314ef29cc205ffdf1f60911cfa65c9d163216edfe556'),
  ('64', '019a3e0d-cbe7-7233-9355-9deed73dc9ee', E'\\xd05795d6d9e541ea8f346424f3ddeb1e95cd3ce6a84ed30a3f200cc77abab420', NULL, '{}', E'\\x', '2025-11-01 06:14:42.919+00', '2026-11-21 04:30:00+00', E'\\xc50bf9c326ac153c1328ba9138983e8996145ee165e26a0a004bf3f769f82ee2'),
  ('65', '019a499b-18e8-717a-80d6-7c48324b770c', E'\\x9f29ba26ac345286a7e0ceb7fd65871605b20718bf959e782ee442a4f05a3ec9', NULL, '{}', E'\\x', '2025-11-03 12:04:52.584+00', '2026-11-21 04:30:00+00', E'\\x1051962a74091fd74e2ec4e1d07005da57e25f5cd579af44001d70c7a1767928'),
  ('66', '019a4dd1-d13d-7791-97c4-788993b79fb1', E'\\xeb0bb1444633cf23348bc22c9176da5da120ed9e48d29920c4d81c5d300a61b5', NULL, '{}', E'\\x', '2025-11-04 07:43:07.581+00', '2026-11-21 04:30:00+00', E'\\x5412763bc0a1358146e905b486edd80318f4de7434a293cdfb6b48fb47dbd7d1'),
  ('67', '019a5870-be50-770d-be66-555e2c09baa6', E'\\xfb2438a484d20bf78e0b32b73e58fd0bc8dd201d8fd193a1f1fd671df9289b5c', NULL, '{}', E'\\x', '2025-11-06 09:12:55.12+00', '2026-11-21 04:30:00+00', E'\\x03a5422ff5e75e1194b91084f7838a21e67b2caaa4112a83a96f1256777470fd'),
  ('68', '019a58cd-919f-7760-882e-cbec2908a958', E'\\xecf15b8d82bed0395eadfc3bcf000415f9938aaef9b0436111a0feec65b4a9a2', NULL, '{}', E'\\x', '2025-11-06 10:54:18.527+00', '2026-11-21 04:30:00+00', E'\\x4dc23380a388cfb0d400c10db60e4dc9f11e141e01535f17ac305851db032deb'),
  ('69', '019acdcb-3f5e-76e4-b7ce-e71a1dafbe57', E'\\x6f6ad30441320d98627baa072d2df6268067c8feb4dc0d1b616c1a2c68660f81', NULL, '{}', E'\\x', '2025-11-29 04:07:20.67+00', '2026-11-21 04:30:00+00', E'\\x0440a4a07517a2b960916b87b9df035845ef36386066f01ad5af9cb903c6eb1c'),
  ('7', '0195eaed-5b52-747c-9540-60e32890630b', E'\\x79eee21228ee29d751a71f42deb89fb9971b0cec7e72198d7529cd95a2df4077', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x9fca75796177e57872cb18d919c69a7dbe8af2e47e5e6cd1f1e35f862329d2a9'),
  ('70', '019acefa-c7b2-73d5-9285-c83bdab459c9', E'\\x000273fd2810c5178e8c6c3e0ce8558d8e11198eadcd21d2797b57cb6c2f4740', NULL, '{}', E'\\x', '2025-11-29 09:38:52.978+00', '2026-11-21 04:30:00+00', E'\\x3182af2e8363325688b676f42fafb69c054085c9228b1ce08536e803cd0f5377'),
  ('71', '019ad88c-72fa-721c-b52e-9c3c9710491a', E'\\x9179a4c320901caa7275907b4392b344d97ee7394953237206a385f7b6e387ce', NULL, '{}', E'\\x', '2025-12-01 06:14:34.49+00', '2026-11-21 04:30:00+00', E'\\xba13ef17841b6eafd342a4ae7e29722d06ff42a9f496266247a4f9bde2370dac'),
  ('72', '019b5e41-c6ac-75b9-82c8-bac16591351e', E'\\x62ce9ac6e4c45c95d1be54e70c0e7ad56cc6c6d445fbe76af3eb53fe98efa766', NULL, '{}', E'\\x', '2025-12-27 05:22:07.66+00', '2026-11-21 04:30:00+00', E'\\x4ae80efeb20a0d208e493a38d0074688d24e3f85231fcc3f49e6b22626f03d0c'),
  ('73', '019b7ce0-50eb-741c-95d2-247545f68744', E'\\xe102da612a68f0188449ad4dd53baf9290aca86a64c277527fa38f86b965147f', NULL, '{}', E'\\x', '2026-01-02 04:03:54.219+00', '2026-11-21 04:30:00+00', E'\\x9fc100ec4ce3b63d67fef67e146f2d9704667cd8768596f5d9dc1c761a2c5dff'),
  ('74', '019b7d9a-7db3-77ac-95e7-d56e674f7808', E'\\x1cc23433739267c5ca0951cbcd17be485f7a904bb41b23c8c884d02af8404871', NULL, '{}', E'\\x', '2026-01-02 07:27:15.379+00', '2026-11-21 04:30:00+00', E'\\x8d0df806fef751bcdfeaf3d09163e01e5d6b0e043ef5073b53f144c42ab35155'),
  ('75', '019b92c8-7213-7263-8819-11ec6a2b6c9e', E'\\x71d17bab57349c494e0e11bdcec05feb7bc476f3a077367904b6745c7348f84c', NULL, '{}', E'\\x', '2026-01-06 10:09:28.595+00', '2026-11-21 04:30:00+00', E'\\xb077abe38ef2c534675b840e7841af646732d68726b648e2d0a2156c8a7a2165'),
  ('76', '019b96c0-e9f1-717f-bd37-493de62453b3', E'\\xeaec0e23d1f993678d33b04c1106d12e7ff6ee288a1a95c54944bb0ecfd9f3ca', NULL, '{}', E'\\x', '2026-01-07 04:39:43.857+00', '2026-11-21 04:30:00+00', E'\\x4bf55cbe9b12df6d46db3b62118ce892c2a8a47362a23db2838e52041f3cb52a'),
  ('77', '019b9be6-f910-75b3-bb79-5d68186567a9', E'\\x095f42eb8bda26b134b5dd3a8b104d5dc44ce4e369a227ea1d0d3247d84dc188', NULL, '{}', E'\\x', '2026-01-08 04:39:24.176+00', '2026-11-21 04:30:00+00', E'\\x42e88d1410c31b49d6264186bc2acf8df5348cc4e31529c270da7b34bd9d66ab'),
  ('78', '019bea69-43a4-75e0-8d79-2b71e2e267a1', E'\\x564e0cc71791791d1cd9440a7c084a489a11a656d77322200c19f7814d50b6ca', NULL, '{}', E'\\x', '2026-01-23 10:32:05.796+00', '2026-11-21 04:30:00+00', E'\\xfa85350451552e3f125c5565658e3572ccf8d4d9d009e8d5c42c34dbb346ccd1'),
  ('79', '019c1cef-33c4-7729-af44-3cb82e9a0d5b', E'\\x343064d35713e28c388e938ceff6cd811d809ea907c23c260590872d683ea0df', NULL, '{}', E'\\x', '2026-02-02 05:59:24.356+00', '2026-11-21 04:30:00+00', E'\\xae02f2a4dbed520d32092187328f6e46a7020dbc6b88c066dfb5409648cc6d7c'),
  ('8', '0195eaed-5b52-74bb-b28f-907063784da7', E'\\x7e8cdc82de9285704dbf820860868824a1c563aff3814bc289d671fbfa501d3d', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xb3d42c2d1735d6c4738b4cf40dfe32fadac6dab5234f25b0167b00ff0595aad7'),
  ('80', '019c31b6-9ffd-7547-b7e5-5cbb332e5a08', E'\\x53ba1995916b8d867d57bf27eb9493fc8dc4de2f353691be0aec4201332ac69f', NULL, '{}', E'\\x', '2026-02-06 06:49:38.045+00', '2026-11-21 04:30:00+00', E'\\x5cfc42a61dfe42e090fdc53d0b2665236ff8ee0890ab12094604ce632f7ac51d'),
  ('81', '019c369f-a274-761a-af9c-6687d36a12df', E'\\x1252fc4b429026af91dcd0b35a3d17b51c9c74fdc400a20e1015c3c714691c76', NULL, '{}', E'\\x', '2026-02-07 05:42:37.428+00', '2026-11-21 04:30:00+00', E'\\xbc50455c001d9eebd9aff42899623b71f3025bf6945eef19492dd08b51e7d119'),
  ('82', '019c411e-2084-72f1-a856-8b65bcbd2193', E'\\x9d6f60bf9f7e2b3bd6a20737a389d46ff0c91fea5644d4a1ef8a3a9af824af09', NULL, '{}', E'\\x', '2026-02-09 06:36:59.396+00', '2026-11-21 04:30:00+00', E'\\xb1270a005274a3a65b0cff18986e69f6792bd18e643153a8830230773bb54ca4'),
  ('83', '019c423e-23a9-71f4-b8bc-ae983ed2f1f7', E'\\x36fb7f1e34260957dad177b95893891b0c28fb3664a5e757f9208f69f8cb9bc4', NULL, '{}', E'\\x', '2026-02-09 11:51:34.569+00', '2026-11-21 04:30:00+00', E'\\x2a75af9cbc6864faccbeaf53daca87175156a0875e15b2da3776683c7f421f50'),
  ('84', '019c7004-9136-728b-bbe2-773757d3edfc', E'\\x9b8641766482d39ea954c77e0531d1369fd158f43142749efcee354c98aea270', NULL, '{}', E'\\x', '2026-02-18 09:11:13.462+00', '2026-11-21 04:30:00+00', E'\\x574bd9adcf946df76f609201b9ddda76b970f2c505830f55e6c9e3031abbba31'),
  ('85', '019cfa32-3a20-77ec-b8b6-07dc10ec6091', E'\\x4eed986f0b51762d290162c4574b8bf7e729fbb26cb22954e10de94ca114a883', NULL, '{}', E'\\x', '2026-03-17 05:08:41.632+00', '2026-11-21 04:30:00+00', E'\\x69ad09f254d0a6f77b54ad1c134639f8c1687b8805a434f8589bef060469b060'),
  ('86', '019d47ad-09b4-7404-a005-dd7d6d73872a', E'\\xd8944619abfaa3dc4ade08bbd20e1b4dc9e819f8f310408302dbd3be91b10144', NULL, '{}', E'\\x', '2026-04-01 06:13:35.796+00', '2026-11-21 04:30:00+00', E'\\x37101d876b7b4741cad3cd25e3a2f7524a4a7f82229290801d3f3c6b3986b11c'),
  ('87', '019d805b-85ba-76e1-88e0-189b30248367', E'\\xfbf8f269db1240c4c11fa77fa4954d3240417e8d4507f2754874071e52ade021', NULL, '{}', E'\\x', '2026-04-12 06:22:54.906+00', '2026-11-21 04:30:00+00', E'\\xc63b5b973792cca153ecf2f9f320828521510e76e88f7acb04d5cc8d6e7a65c7'),
  ('88', '019daf1c-ae23-7705-9e76-bc21464bcb99', E'\\x2d8b7857770446a0917c3456273c01a4bc9c9c3e7a699c792e253c297fa1a581', NULL, '{}', E'\\x', '2026-04-21 08:16:25.635+00', '2026-11-21 04:30:00+00', E'\\x34f4f58e747a1e04cdf6e99bbe9ff3bc9103318592625590ef42282e6475d636'),
  ('89', '019e0afc-7890-728b-ae6b-08d17c357b28', E'\\xf326638002c2bb5cd9c65a21de3adb7ae43ea08a16ef8aef7a9d37a2eaaff576', NULL, '{}', E'\\x', '2026-05-09 04:26:18.64+00', '2026-11-21 04:30:00+00', E'\\x4d60c479aa8916ad2bee0a4f80f8ba7397ce4a31141417fc9de67b720c71587b'),
  ('9', '0195eaed-5b52-75a7-97bc-d741e4aa3d09', E'\\x10f3e6eee6aff2ead184a84ac0c5be8b507d0aba308bec169d454b980cb3d227', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x72d614f2b5988b2c33e7dcbdb89dfd7d64177a1de2c1e21f072d2810851c6ceb'),
  ('90', '019e91fd-57b9-7109-ae56-21b3fdd7839c', E'\\x9c9851fe714b18f1baf539632b855ac8860cd40b61bd73001a79b62f69cecd16', NULL, '{}', E'\\x', '2026-06-04 09:35:59.929+00', '2026-11-21 04:30:00+00', E'\\x1463e00fdf71d0b9503f24d6d66922d7d4cc18d50ebef91b01b336141b953684'),
  ('91', '019f1d81-7446-71cd-9005-208f35178d0e', E'\\x5d7244c0b8d21adda824ed0b5a1b5e1192ff62f7be8a76fe6fc27a6adc2c4f08', NULL, '{}', E'\\x', '2026-07-01 11:47:31.014+00', '2026-11-21 04:30:00+00', E'\\x51baddd02de9884a3e8800c76361f9e7f4db0853d68b6fde0c271f31ed12f033'),
  ('92', '019f4660-91bf-730c-a28f-242d68c6c4b7', E'\\xf653bf428245073391964687f261eeda013220e87d7b84109567f7a4d596f0dd', NULL, '{}', E'\\x', '2026-07-09 10:16:01.727+00', '2026-11-21 04:30:00+00', E'\\x21fa53a0d2ea6106ae8eba6cde20b3f778b68b8101d3102f6355fa901e3edfc9'),
  ('93', '019fa230-ae6c-7395-9c5a-66e22bf23ed7', E'\\x1e2f5ff8f698967d564a87c70427133fea46dc2b540bee398cf995912a8239de', NULL, '{}', E'\\x', '2026-07-27 06:08:47.212+00', '2026-11-21 04:30:00+00', E'\\x6d8e663b5c7b10a552a3003f301aa2fe71e1270b136b5571bdab0224f7461838'),
  ('94', '01a02eaf-9c16-71c0-9076-cbaf7efdca7e', E'\\x710aeefc4d6a9ed2e0a52d5a38ebc927c9bb3a356a3566871ee47a9bf98d58a0', NULL, '{}', E'\\x', '2026-08-23 12:54:15.83+00', '2026-11-21 04:30:00+00', E'\\x862844fc74475d143e04b7c8ae35947ebca7a3eb577e2121220773e2ce9d1055'),
  ('95', '01a0b40e-f07d-767b-b51e-69d103cdfa07', E'\\x43afc8d552edfc150a2db4998b02078af2304fab2f7763e48e4539352863ce3b', NULL, '{}', E'\\x', '2026-09-18 10:27:53.085+00', '2026-11-21 04:30:00+00', E'\\xbdff1d88d20da8055cd4a8a69b5d99c69dd92d9ea3ec60cd1db7345ef8314262'),
  ('96', '01a0d6d4-797a-7173-8289-5d84f12f7837', E'\\xd1561b1e7cfa2abff4de5cae057204ef8d6c182d00663183215cf47b33a53912', NULL, '{}', E'\\x', '2026-09-25 04:30:44.09+00', '2026-11-21 04:30:00+00', E'\\x1179f2f79e2228ec10daa856ee2e59be30900aec3779049975fe8d4ef1ba9c90'),
  ('97', '01a11b91-9b52-755c-b1d7-74a56652a2a2', E'\\x9faa63124f026ab86b62f40d3eeb8b5373d2db6f4094fc7310124f073e52c3c9', NULL, '{}', E'\\x', '2026-10-08 12:51:29.746+00', '2026-11-21 04:30:00+00', E'\\x07cebcb360994808c96f6daf8ae9191412eb61c9b4a53f4d80f510a89c988651'),
  ('98', '01a13e7e-69d3-7161-b12a-d068a5964d4a', E'\\x077659c47e85711ccc49a8f5bd48bce2df2230059da00dcd496f64c07201da63', NULL, '{}', E'\\x', '2026-10-15 07:37:14.451+00', '2026-11-21 04:30:00+00', E'\\x5e4a2016c411ead17f117ab3274d0f6fb34e5b431b4335376fbf7ae5b3efc004'),
  ('99', '01a19b44-4019-76bc-bc0b-30a8e49c02b8', E'\\x8c949b59edcef890300ca73314b56282799a99f296360d9391eb3133050b81ab', NULL, '{}', E'\\x', '2026-11-02 07:58:23.769+00', '2026-11-21 04:30:00+00', E'\\x9d101a0b1d215e19adff1bb5d0cb3b20d298b957573f799cf73195c6a466dcb1');
insert into audit_personal ("entry_id", "subject_id", "field", "before", "after", "salt") overriding system value values
  ('01a219fb-2d40-7613-b5d4-9e6e43089bdb', '01a1b03c-74c1-715f-b05a-757dd11adec0', 'reason', NULL, '"Scholarship"', '37ccf02c-d278-4b62-a715-ff5cd125e96b'),
  ('01a219fb-2d59-7393-be6d-ebc3492c9a5a', '01a1b03c-74c1-715f-b05a-757dd11adec0', 'reason', NULL, '"Paid twice"', 'e3ab50b3-504d-41f6-b265-3945713bdefb'),
  ('01a219fb-2e3e-7683-bf45-5d19cf57e9bf', '01976d38-7d5f-7361-9513-511d393634f9', 'degree', '"BCom"', '"BSc"', '4fc61bdd-f345-4f96-96e9-a216c2cccad4');
insert into audit_seal ("day", "n", "hash") overriding system value values
  ('2026-11-27', '127', E'\\x54aa339ad8f03fd91bebe4ae08ff59378f3f43b247dcea9c79358708bab89339');
insert into audit_unchained ("at", "entry_id") overriding system value values
  ('2026-11-21 04:30:00+00', '01a219fb-2e3e-7683-bf45-5d19cf57e9bf');
insert into backup_run ("id", "kind", "started_at", "seen_at", "finished_at", "place", "encrypted", "bytes", "reason") overriding system value values
  ('01a219fb-2ddc-7101-8a80-5af13fe2700a', 'scheduled', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'office:/backup/example.tar.gz', 'false', '4096', NULL);
insert into batch ("id", "code", "code_key", "course_id", "time", "start_on", "end_on", "created_at", "version", "deleted_at", "trainer", "trainer_key", "room", "room_key", "sessions", "seats", "import_id") overriding system value values
  ('01a219fb-2ba2-7638-b3bc-b75343b3c894', 'TALLY-2504', 'tally-2504', '01a219fb-2b9d-746e-9f5a-32ed8383ca3a', '15:00 to 17:00', '2025-04-01', '2025-07-01', '2025-03-11 05:44:07.174+00', '1', NULL, 'Anita Example', 'anita example', 'Room 1', 'room 1', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL),
  ('01a219fb-2ba2-7638-b3bc-b8011dcd5955', 'PY-2504', 'py-2504', '01a219fb-2b9d-746e-9f5a-348662683576', '08:00 to 10:00', '2025-04-27', '2025-08-27', '2025-04-06 10:29:18.706+00', '1', NULL, 'Binod Example', 'binod example', 'Room 2', 'room 2', '[{"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 6}]', '1', NULL),
  ('01a219fb-2ba2-7638-b3bc-bc533c1dd682', 'FSW-2505', 'fsw-2505', '01a219fb-2b9d-746e-9f5a-3847fb5e9af0', '12:30 to 14:30', '2025-05-24', '2026-01-24', '2025-05-03 08:05:14.006+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 1', 'lab 1', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a219fb-2ba3-74f4-b17e-dcf010fea2eb', 'DA-2506', 'da-2506', '01a219fb-2b9d-746e-9f5a-3f0f8375b009', '18:00 to 20:00', '2025-06-19', '2025-12-19', '2025-05-29 10:56:01.407+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 2', 'lab 2', '[{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}]', '1', NULL),
  ('01a219fb-2ba3-74f4-b17e-e1ad4d570edf', 'GD-2507', 'gd-2507', '01a219fb-2b9e-72e6-9bbd-21016ae3c363', '18:00 to 20:00', '2025-07-16', '2025-12-16', '2025-06-25 12:57:02.901+00', '1', NULL, 'Esther Example', 'esther example', 'Room 1', 'room 1', '[{"end": "20:00", "start": "18:00", "weekday": 2}, {"end": "20:00", "start": "18:00", "weekday": 4}, {"end": "20:00", "start": "18:00", "weekday": 6}]', '1', NULL),
  ('01a219fb-2ba3-74f4-b17e-e6d6fa6849fc', 'DM-2508', 'dm-2508', '01a219fb-2b9e-72e6-9bbd-277703821d3d', '10:00 to 12:00', '2025-08-11', '2025-11-11', '2025-07-21 06:09:14.399+00', '1', NULL, 'Anita Example', 'anita example', 'Room 2', 'room 2', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a219fb-2ba3-74f4-b17e-e97c5a906717', 'HT-2509', 'ht-2509', '01a219fb-2b9e-72e6-9bbd-2ba0945b5778', '15:00 to 17:00', '2025-09-07', '2025-11-07', '2025-08-17 10:48:46.841+00', '1', NULL, 'Binod Example', 'binod example', 'Lab 1', 'lab 1', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL),
  ('01a219fb-2ba3-74f4-b17e-ef43c7f2d2a2', 'FR-2510', 'fr-2510', '01a219fb-2b9e-72e6-9bbd-2e21e61df08e', '15:00 to 17:00', '2025-10-03', '2026-02-03', '2025-09-12 05:22:45.978+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 2', 'lab 2', '[{"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 6}]', '1', NULL),
  ('01a219fb-2ba3-74f4-b17e-f129670d876a', 'TALLY-2510', 'tally-2510', '01a219fb-2b9d-746e-9f5a-32ed8383ca3a', '12:30 to 14:30', '2025-10-30', '2026-01-30', '2025-10-09 06:54:35.944+00', '1', NULL, 'Dev Example', 'dev example', 'Room 1', 'room 1', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a219fb-2ba3-74f4-b17e-f67a68f65a42', 'PY-2511', 'py-2511', '01a219fb-2b9d-746e-9f5a-348662683576', '18:00 to 20:00', '2025-11-25', '2026-03-25', '2025-11-04 07:43:07.581+00', '1', NULL, 'Esther Example', 'esther example', 'Room 2', 'room 2', '[{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}]', '1', NULL),
  ('01a219fb-2ba3-74f4-b17e-faf7d1df04d1', 'FSW-2512', 'fsw-2512', '01a219fb-2b9d-746e-9f5a-3847fb5e9af0', '12:30 to 14:30', '2025-12-22', '2026-08-22', '2025-12-01 06:14:34.49+00', '1', NULL, 'Anita Example', 'anita example', 'Lab 1', 'lab 1', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a219fb-2ba3-74f4-b17e-fdb360f68452', 'DA-2601', 'da-2601', '01a219fb-2b9d-746e-9f5a-3f0f8375b009', '12:30 to 14:30', '2026-01-17', '2026-07-17', '2025-12-27 05:22:07.66+00', '1', NULL, 'Binod Example', 'binod example', 'Lab 2', 'lab 2', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a219fb-2ba3-74f4-b17f-02207bd3c26f', 'GD-2602', 'gd-2602', '01a219fb-2b9e-72e6-9bbd-21016ae3c363', '08:00 to 10:00', '2026-02-13', '2026-07-13', '2026-01-23 10:32:05.796+00', '1', NULL, 'Chitra Example', 'chitra example', 'Room 1', 'room 1', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a219fb-2ba4-728d-8d18-533c865db4aa', 'DM-2603', 'dm-2603', '01a219fb-2b9e-72e6-9bbd-277703821d3d', '12:30 to 14:30', '2026-03-11', '2026-06-11', '2026-02-18 09:11:13.462+00', '1', NULL, 'Dev Example', 'dev example', 'Room 2', 'room 2', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a219fb-2ba4-728d-8d18-54668d5d57a4', 'HT-2604', 'ht-2604', '01a219fb-2b9e-72e6-9bbd-2ba0945b5778', '10:00 to 12:00', '2026-04-07', '2026-06-07', '2026-03-17 05:08:41.632+00', '1', NULL, 'Esther Example', 'esther example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a219fb-2ba4-728d-8d18-588e5eb81fde', 'FR-2605', 'fr-2605', '01a219fb-2b9e-72e6-9bbd-2e21e61df08e', '08:00 to 10:00', '2026-05-03', '2026-09-03', '2026-04-12 06:22:54.906+00', '1', NULL, 'Anita Example', 'anita example', 'Lab 2', 'lab 2', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a219fb-2ba4-728d-8d18-5d61d7e28b1e', 'TALLY-2605', 'tally-2605', '01a219fb-2b9d-746e-9f5a-32ed8383ca3a', '12:30 to 14:30', '2026-05-30', '2026-08-30', '2026-05-09 04:26:18.64+00', '1', NULL, 'Binod Example', 'binod example', 'Room 1', 'room 1', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a219fb-2ba4-728d-8d18-60e906e7a63b', 'PY-2606', 'py-2606', '01a219fb-2b9d-746e-9f5a-348662683576', '08:00 to 10:00', '2026-06-25', '2026-10-25', '2026-06-04 09:35:59.929+00', '1', NULL, 'Chitra Example', 'chitra example', 'Room 2', 'room 2', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a219fb-2ba4-728d-8d18-66e662304742', 'FSW-2607', 'fsw-2607', '01a219fb-2b9d-746e-9f5a-3847fb5e9af0', '10:00 to 12:00', '2026-07-22', NULL, '2026-07-01 11:47:31.014+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a219fb-2ba4-728d-8d18-6bbaed6dfb71', 'DA-2608', 'da-2608', '01a219fb-2b9d-746e-9f5a-3f0f8375b009', '10:00 to 12:00', '2026-08-17', '2027-02-17', '2026-07-27 06:08:47.212+00', '1', NULL, 'Esther Example', 'esther example', 'Lab 2', 'lab 2', '[{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}]', '1', NULL),
  ('01a219fb-2ba4-728d-8d18-6d42d727e271', 'GD-2609', 'gd-2609', '01a219fb-2b9e-72e6-9bbd-21016ae3c363', '08:00 to 10:00', '2026-09-13', '2027-02-13', '2026-08-23 12:54:15.83+00', '1', NULL, 'Anita Example', 'anita example', 'Room 1', 'room 1', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a219fb-2baa-7326-8128-d801594986e7', 'DM-2610', 'dm-2610', '01a219fb-2b9e-72e6-9bbd-277703821d3d', '12:30 to 14:30', '2026-10-09', NULL, '2026-09-18 10:27:53.085+00', '1', NULL, 'Binod Example', 'binod example', 'Room 2', 'room 2', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a219fb-2baa-7326-8128-ddc7ca0daf04', 'HT-2611', 'ht-2611', '01a219fb-2b9e-72e6-9bbd-2ba0945b5778', '10:00 to 12:00', '2026-11-05', '2027-01-05', '2026-10-15 07:37:14.451+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}]', '1', NULL),
  ('01a219fb-2baa-7326-8128-e3632971d9ea', 'FR-2612', 'fr-2612', '01a219fb-2b9e-72e6-9bbd-2e21e61df08e', '15:00 to 17:00', '2026-12-01', NULL, '2026-11-10 06:43:16.88+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 2', 'lab 2', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL);
insert into batch_waiting ("id", "batch_id", "enquiry_id", "student_id", "at", "removed_at") overriding system value values
  ('01a219fb-2ddc-7101-8a80-66eaa539c962', '01a219fb-2ba2-7638-b3bc-b75343b3c894', NULL, '01976d38-7d5f-7361-9513-511d393634f9', '2026-11-21 04:30:00+00', NULL);
insert into bulk_change ("id", "change", "students", "changed_at", "changed_by", "undone_at") overriding system value values
  ('01a219fb-2e14-73e8-94ab-704e056e937a', '{"isCompleted": "yes"}', '1', '2026-11-21 04:30:00+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', NULL);
insert into bulk_change_student ("bulk_change_id", "student_id", "before", "versions") overriding system value values
  ('01a219fb-2e14-73e8-94ab-704e056e937a', '01976d38-7d5f-7361-9513-511d393634f9', '{}', '1.1.0');
insert into calendar_feed ("account_id", "code", "batch_id", "trainer", "created_at") overriding system value values
  ('01a219fb-2b4f-72ba-81b7-05b976735a81', 'badc9f5c-82b0-48bd-b4be-743ddaa94cd5', NULL, 'Example', '2026-11-21 04:30:00+00');
insert into cash_entry ("id", "kind", "amount", "day", "reference", "recorded_at", "recorded_by", "voided_at", "voided_by") overriding system value values
  ('01a219fb-2e14-73e8-94ab-79e6b43e7d8f', 'opening', '1000.00', '2026-11-20', NULL, '2026-11-21 04:30:00+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', NULL, NULL);
insert into certificate ("id", "issue_id", "kind", "financial_year", "n", "student_id", "enrolment_id", "student_name", "course", "batch", "title", "body", "signatory", "issued_on", "issued_at", "issued_by", "revoked_at", "revoked_by", "revoke_reason", "verification_id") overriding system value values
  ('01a219fb-2e14-73e8-94ab-7fac3408198a', '01a219fb-2e14-73e8-94ab-8289f3fceef4', 'completion', '2026-27', '1', '01976d38-7d5f-7361-9513-511d393634f9', '01976d38-7d5f-758f-8256-21433e84b016', 'Example', 'Example', 'Example', 'Example', 'Example', 'Example', '2026-11-20', '2026-11-21 04:30:00+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', NULL, NULL, NULL, '81d666a7-a1ba-4cc8-9a60-0129a7da14d6');
insert into certificate_series ("kind", "financial_year", "last") overriding system value values
  ('completion', '2026-27', '1');
insert into certificate_signature ("one", "content", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into certificate_template ("kind", "title", "body", "signatory", "version") overriding system value values
  ('completion', 'Example', '{name}', 'Example', '1');
insert into consent ("student_id", "given_by", "guardian_name", "notice_version", "at", "recorded_by") overriding system value values
  ('01976d38-7d5f-7361-9513-511d393634f9', 'student', NULL, '2', '2026-11-21 04:30:00+00', NULL);
insert into course ("id", "name", "name_key", "fee", "duration", "added_by", "created_at", "version", "deleted_at", "instalments", "import_id") overriding system value values
  ('01a219fb-2b9d-746e-9f5a-32ed8383ca3a', 'Tally with GST', 'tally with gst', '12000.00', '3 months', '01a219fb-2b4f-72ba-81b7-037da9434f8f', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a219fb-2b9d-746e-9f5a-348662683576', 'Python Programming', 'python programming', '18000.00', '4 months', '01a219fb-2b4f-72ba-81b7-037da9434f8f', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a219fb-2b9d-746e-9f5a-3847fb5e9af0', 'Full Stack Web Development', 'full stack web development', '45000.00', '8 months', '01a219fb-2b4f-72ba-81b7-037da9434f8f', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a219fb-2b9d-746e-9f5a-3f0f8375b009', 'Data Analytics', 'data analytics', '35000.00', '6 months', '01a219fb-2b4f-72ba-81b7-037da9434f8f', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a219fb-2b9e-72e6-9bbd-21016ae3c363', 'Graphic Design', 'graphic design', '22000.00', '5 months', '01a219fb-2b4f-72ba-81b7-037da9434f8f', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a219fb-2b9e-72e6-9bbd-277703821d3d', 'Digital Marketing', 'digital marketing', '15000.00', '3 months', '01a219fb-2b4f-72ba-81b7-037da9434f8f', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a219fb-2b9e-72e6-9bbd-2ba0945b5778', 'Hindi Typing', 'hindi typing', '4500.00', '2 months', '01a219fb-2b4f-72ba-81b7-037da9434f8f', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a219fb-2b9e-72e6-9bbd-2e21e61df08e', 'Français des affaires', 'francais des affaires', '16500.00', '4 months', '01a219fb-2b4f-72ba-81b7-037da9434f8f', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL);
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
insert into day_closing ("id", "day", "clerk_id", "expected", "counted", "counts", "reason", "signed_at", "signed_by", "records", "sums") overriding system value values
  ('01a219fb-2e14-73e8-94ab-779218c0b2b4', '2026-11-20', NULL, '0.00', '0.00', '{}', NULL, '2026-11-21 04:30:00+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', '{}', NULL);
insert into declared_payment ("student_id", "fee", "paid", "pay_mode") overriding system value values
  ('01a1be83-9230-712d-92a8-b5a6049f6fb4', '16500.00', '8250.00', 'Online');
insert into deletion ("id", "record", "deleted_at", "deleted_by", "status_before", "enquiry", "erase_after", "erased_at") overriding system value values
  ('01a219fb-2dd8-72d6-93af-dec20af42743', 'enquiry', '2026-11-21 04:30:00+00', NULL, NULL, '{"id": "01a219fb-2dd8-72d6-93af-dec20af42743", "name": "Example"}', '2026-11-21 04:30:00+00', NULL);
insert into discount_limit ("one", "percent", "version") overriding system value values
  ('true', '10.00', '2');
insert into draft ("account_id", "key", "field_values", "saved_at") overriding system value values
  ('01a219fb-2b4f-72ba-81b7-05b976735a81', 'course-add', '{"course":"Example"}', '2026-11-21 04:30:00+00');
insert into enquiry ("id", "name", "name_key", "mail_id", "contact", "alt_contact", "qualification", "address", "course_id", "enquiry_mode", "mode", "ref", "remark", "day", "status", "is_placed", "student_id", "created_at", "version", "next_call_on", "import_id") overriding system value values
  ('01962e07-dbf7-70a2-a593-e60895bf9f02', 'Ishwari Voorbeeld', 'ishwari voorbeeld', 'ishwari.3@example.net', '5570000003', '5580000003', 'BSc', '37 Namuna Marg, Example Nagar', '01a219fb-2b9d-746e-9f5a-3847fb5e9af0', 'online', 'online', NULL, NULL, '2025-04-13', 'Pending', 'false', NULL, '2025-04-13 07:23:09.175+00', '2', NULL, NULL),
  ('01973f71-631b-7397-9406-af925feff3e8', 'विवेक दृष्टांत', 'विवेक दृष्टांत', 'student.1@example.com', '5550000001', NULL, 'BCom', '159 Namuna Marg, Demo Colony', '01a219fb-2b9d-746e-9f5a-3f0f8375b009', 'offline', 'offline', 'एक मित्र', 'Will come for a trial class', '2025-06-05', 'Closed', 'false', '01976d38-7d5f-7361-9513-511d393634f9', '2025-06-05 09:34:45.019+00', '2', NULL, NULL),
  ('019a24d1-6480-73e7-8837-9b5cc7c0e2a8', 'Asha Beispiel', 'asha beispiel', 'asha.2@example.net', '5570000002', '5580000002', 'BSc', '77 Example Road, Namunapur', '01a219fb-2b9d-746e-9f5a-3847fb5e9af0', 'offline', 'offline', 'Poster at the college', 'Will come for a trial class', '2025-10-27', 'Pending', 'false', NULL, '2025-10-27 08:38:13.888+00', '2', NULL, NULL);
insert into enquiry_note ("id", "enquiry_id", "at", "written_by", "note", "next_call_on") overriding system value values
  ('01a219fb-2ddc-7101-8a80-60a1613f05b1', '01962e07-dbf7-70a2-a593-e60895bf9f02', '2026-11-21 04:30:00+00', NULL, 'Example', NULL);
insert into enrolment ("id", "student_id", "n", "course_id", "batch_id", "mode", "duration", "fee", "joining_on", "end_on", "is_completed", "ended_at", "end_reason", "created_at", "version", "is_main", "list_fee", "limit_exempt", "fee_kind", "fee_reason", "fee_on", "fee_by") overriding system value values
  ('01976d38-7d5f-758f-8256-21433e84b016', '01976d38-7d5f-7361-9513-511d393634f9', '1', '01a219fb-2b9d-746e-9f5a-3f0f8375b009', '01a219fb-2ba3-74f4-b17e-dcf010fea2eb', 'offline', '6 months', '31500.00', '2025-06-14', '2025-12-19', 'true', NULL, NULL, '2025-06-14 06:55:08.127+00', '1', 'true', '31500.00', 'false', NULL, NULL, NULL, NULL),
  ('0198305a-7b46-746d-8c2a-645a8a858eeb', '0198305a-7b46-72ef-aec6-da704616f514', '1', '01a219fb-2b9e-72e6-9bbd-21016ae3c363', '01a219fb-2ba3-74f4-b17e-e1ad4d570edf', 'offline', '5 months', '22000.00', '2025-07-22', '2025-12-16', 'true', NULL, NULL, '2025-07-22 04:18:12.934+00', '1', 'true', '22000.00', 'false', NULL, NULL, NULL, NULL),
  ('0199483e-e8b1-7534-a239-69009f6d4015', '0199483e-e8b1-708e-a677-bd351ce6b700', '1', '01a219fb-2b9e-72e6-9bbd-277703821d3d', '01a219fb-2ba3-74f4-b17e-e6d6fa6849fc', 'online', '3 months', '15000.00', '2025-09-14', '2025-11-11', 'true', NULL, NULL, '2025-09-14 12:41:46.417+00', '1', 'true', '15000.00', 'false', NULL, NULL, NULL, NULL),
  ('019acdcb-3f5e-7080-9477-ef44213538eb', '019acdcb-3f5e-7042-9917-e1975247f0fe', '1', '01a219fb-2b9d-746e-9f5a-348662683576', '01a219fb-2ba3-74f4-b17e-f67a68f65a42', 'offline', '4 months', '18000.00', '2025-11-29', '2026-03-25', 'true', NULL, NULL, '2025-11-29 04:07:20.67+00', '1', 'true', '18000.00', 'false', NULL, NULL, NULL, NULL),
  ('01a11b91-9b52-7343-b581-6e4a9b6e95b5', '01a11b91-9b52-709a-9a81-e49bf20030b1', '1', '01a219fb-2b9e-72e6-9bbd-277703821d3d', '01a219fb-2baa-7326-8128-d801594986e7', 'offline', '3 months', '13500.00', '2026-10-08', NULL, 'false', NULL, NULL, '2026-10-08 12:51:29.746+00', '1', 'true', '13500.00', 'false', NULL, NULL, NULL, NULL),
  ('01a1b03c-74c1-7129-b24a-f0a5ad0150c8', '01a1b03c-74c1-715f-b05a-757dd11adec0', '1', '01a219fb-2b9e-72e6-9bbd-2ba0945b5778', '01a219fb-2baa-7326-8128-ddc7ca0daf04', 'online', '2 months', '4050.00', '2026-11-06', NULL, 'false', NULL, NULL, '2026-11-06 09:41:54.497+00', '1', 'true', '4050.00', 'false', NULL, NULL, NULL, NULL),
  ('01a1be83-9230-72a9-8a18-6b54abc6a1fe', '01a1be83-9230-712d-92a8-b5a6049f6fb4', '1', '01a219fb-2b9e-72e6-9bbd-2e21e61df08e', '01a219fb-2baa-7326-8128-e3632971d9ea', 'offline', '4 months', '0.00', '2026-12-01', NULL, 'false', NULL, NULL, '2026-11-09 04:14:16.112+00', '1', 'true', '0.00', 'false', NULL, NULL, NULL, NULL),
  ('01a1fb86-a83e-7103-b2ac-695ad18bce3a', '01a1fb86-a83e-7619-822e-31fa59ea967a', '1', '01a219fb-2b9e-72e6-9bbd-2ba0945b5778', '01a219fb-2baa-7326-8128-ddc7ca0daf04', 'offline', '2 months', '4050.00', '2026-11-21', NULL, 'false', NULL, NULL, '2026-11-21 00:34:28.542+00', '1', 'true', '4050.00', 'false', NULL, NULL, NULL, NULL);
insert into expense ("id", "category_id", "remark", "amount", "day", "created_at", "updated_at", "version", "financial_year", "n", "pay_mode", "payee", "voided_at", "voided_by", "import_id", "old_voucher", "exact_mode", "count_id", "counted_version", "counted_cash") overriding system value values
  ('01972f8c-001d-7178-9162-098b06e54fa8', '01a219fb-2cc4-76b0-845c-67188a896c94', 'Sample Telecom, line of the month', '172.00', '2025-06-02', '2025-06-02 07:29:53.693+00', '2025-06-02 07:29:53.693+00', '1', '2025-26', '1', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019730ae-176e-76cd-94c2-3927b057d88e', '01a219fb-2cc4-76b0-845c-6263a3ec5e04', 'Example Power Company, bill of the month', '516.00', '2025-06-02', '2025-06-02 12:46:45.102+00', '2025-06-02 12:46:45.102+00', '1', '2025-26', '2', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01973f27-1abc-705b-bca8-c5c27a560ff0', '01a219fb-2cc4-76b0-845c-58ae8aaf05b9', 'Teachers and office of the example institute', '3876.00', '2025-06-05', '2025-06-05 08:13:36.828+00', '2025-06-05 08:13:36.828+00', '1', '2025-26', '3', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019744be-dbb1-7461-9c62-3b6a68eb3da7', '01a219fb-2cc4-76b0-845c-5fff9e0efbea', 'Example House, all classrooms', '2153.00', '2025-06-06', '2025-06-06 10:17:28.241+00', '2025-06-06 10:17:28.241+00', '1', '2025-26', '4', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0197cf00-2cf0-727e-9ccf-0faadbcaa8a7', '01a219fb-2cc4-76b0-845c-6263a3ec5e04', 'Example Power Company, bill of the month', '1058.00', '2025-07-03', '2025-07-03 06:36:24.688+00', '2025-07-03 06:36:24.688+00', '1', '2025-26', '5', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0197d3b1-cdf4-7010-8a54-85d556de4c23', '01a219fb-2cc4-76b0-845c-67188a896c94', 'Sample Telecom, line of the month', '352.00', '2025-07-04', '2025-07-04 04:28:54.644+00', '2025-07-04 04:28:54.644+00', '1', '2025-26', '6', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0197d44b-78c3-70c3-b052-891c6815707b', '01a219fb-2cc4-76b0-845c-58ae8aaf05b9', 'Teachers and office of the example institute', '7938.00', '2025-07-04', '2025-07-04 07:16:45.379+00', '2025-07-04 07:16:45.379+00', '1', '2025-26', '7', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0197e9a1-67f5-733c-9525-0a00539799c6', '01a219fb-2cc4-76b0-845c-5fff9e0efbea', 'Example House, all classrooms', '4410.00', '2025-07-08', '2025-07-08 10:42:38.709+00', '2025-07-08 10:42:38.709+00', '1', '2025-26', '8', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01986905-43a3-757f-89a2-f8d55f38aa4f', '01a219fb-2cc4-76b0-845c-5fff9e0efbea', 'Example House, all classrooms', '4341.00', '2025-08-02', '2025-08-02 04:23:29.443+00', '2025-08-02 04:23:29.443+00', '1', '2025-26', '9', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019873c7-c03e-7070-b191-fa4e8c168081', '01a219fb-2cc4-76b0-845c-58ae8aaf05b9', 'Teachers and office of the example institute', '7814.00', '2025-08-04', '2025-08-04 06:32:07.486+00', '2025-08-04 06:32:07.486+00', '1', '2025-26', '10', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0198742d-391a-71fa-858a-3d1000f4f7b6', '01a219fb-2cc4-76b0-845c-67188a896c94', 'Sample Telecom, line of the month', '347.00', '2025-08-04', '2025-08-04 08:22:57.562+00', '2025-08-04 08:22:57.562+00', '1', '2025-26', '11', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01987a45-a517-733b-aabe-c74326b12bd0', '01a219fb-2cc4-76b0-845c-6263a3ec5e04', 'Example Power Company, bill of the month', '1041.00', '2025-08-05', '2025-08-05 12:47:21.367+00', '2025-08-05 12:47:21.367+00', '1', '2025-26', '12', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019904aa-7eb6-745d-b840-865d9fce9463', '01a219fb-2cc4-76b0-845c-58ae8aaf05b9', 'Teachers and office of the example institute', '6144.00', '2025-09-01', '2025-09-01 09:45:06.486+00', '2025-09-01 09:45:06.486+00', '1', '2025-26', '13', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01990a07-c598-73e4-a4b7-470a483d98a4', '01a219fb-2cc4-76b0-845c-5fff9e0efbea', 'Example House, all classrooms', '3413.00', '2025-09-02', '2025-09-02 10:45:05.56+00', '2025-09-02 10:45:05.56+00', '1', '2025-26', '14', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01990f32-eeb0-7157-b2d5-bb83b62adb2f', '01a219fb-2cc4-76b0-845c-6263a3ec5e04', 'Example Power Company, bill of the month', '819.00', '2025-09-03', '2025-09-03 10:50:20.208+00', '2025-09-03 10:50:20.208+00', '1', '2025-26', '15', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0199291d-4815-7050-bf76-a12b5ac7b4e8', '01a219fb-2cc4-76b0-845c-67188a896c94', 'Sample Telecom, line of the month', '273.00', '2025-09-08', '2025-09-08 11:36:48.917+00', '2025-09-08 11:36:48.917+00', '1', '2025-26', '16', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019a3e0d-cbe7-7368-a138-ab96ea5746e9', '01a219fb-2cc4-76b0-845c-5fff9e0efbea', 'Example House, all classrooms', '1250.00', '2025-11-01', '2025-11-01 06:14:42.919+00', '2025-11-01 06:14:42.919+00', '1', '2025-26', '17', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019a499b-18e8-724e-9ace-8c2a4c0649fc', '01a219fb-2cc4-76b0-845c-58ae8aaf05b9', 'Teachers and office of the example institute', '2250.00', '2025-11-03', '2025-11-03 12:04:52.584+00', '2025-11-03 12:04:52.584+00', '1', '2025-26', '18', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019a5870-be50-76f6-a4c0-ba09d6185109', '01a219fb-2cc4-76b0-845c-67188a896c94', 'Sample Telecom, line of the month', '100.00', '2025-11-06', '2025-11-06 09:12:55.12+00', '2025-11-06 09:12:55.12+00', '1', '2025-26', '19', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019a58cd-919f-740d-94d5-d1d3c22ff1fd', '01a219fb-2cc4-76b0-845c-6263a3ec5e04', 'Example Power Company, bill of the month', '300.00', '2025-11-06', '2025-11-06 10:54:18.527+00', '2025-11-06 10:54:18.527+00', '1', '2025-26', '20', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019b7d9a-7db3-77d8-b383-eaf6ce958a25', '01a219fb-2cc4-76b0-845c-5fff9e0efbea', 'Example House, all classrooms', '1076.00', '2026-01-02', '2026-01-02 07:27:15.379+00', '2026-01-02 07:27:15.379+00', '1', '2025-26', '21', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019b92c8-7213-7267-a9c7-a809bb430e23', '01a219fb-2cc4-76b0-845c-6263a3ec5e04', 'Example Power Company, bill of the month', '258.00', '2026-01-06', '2026-01-06 10:09:28.595+00', '2026-01-06 10:09:28.595+00', '1', '2025-26', '22', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019b96c0-e9f1-70ee-85b2-b8418fabbaf7', '01a219fb-2cc4-76b0-845c-58ae8aaf05b9', 'Teachers and office of the example institute', '1938.00', '2026-01-07', '2026-01-07 04:39:43.857+00', '2026-01-07 04:39:43.857+00', '1', '2025-26', '23', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019b9be6-f910-7412-a9ec-f561a34c4ff3', '01a219fb-2cc4-76b0-845c-67188a896c94', 'Sample Telecom, line of the month', '86.00', '2026-01-08', '2026-01-08 04:39:24.176+00', '2026-01-08 04:39:24.176+00', '1', '2025-26', '24', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019c31b6-9ffd-7667-bf9b-79aaf12b608d', '01a219fb-2cc4-76b0-845c-58ae8aaf05b9', 'Teachers and office of the example institute', '2457.00', '2026-02-06', '2026-02-06 06:49:38.045+00', '2026-02-06 06:49:38.045+00', '1', '2025-26', '25', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019c369f-a274-72e9-a294-1f4b7136a10e', '01a219fb-2cc4-76b0-845c-5fff9e0efbea', 'Example House, all classrooms', '1365.00', '2026-02-07', '2026-02-07 05:42:37.428+00', '2026-02-07 05:42:37.428+00', '1', '2025-26', '26', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019c411e-2084-7111-a6a8-396f6b630e03', '01a219fb-2cc4-76b0-845c-6263a3ec5e04', 'Example Power Company, bill of the month', '327.00', '2026-02-09', '2026-02-09 06:36:59.396+00', '2026-02-09 06:36:59.396+00', '1', '2025-26', '27', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019c423e-23a9-75aa-bb14-7f5591208e53', '01a219fb-2cc4-76b0-845c-67188a896c94', 'Sample Telecom, line of the month', '109.00', '2026-02-09', '2026-02-09 11:51:34.569+00', '2026-02-09 11:51:34.569+00', '1', '2025-26', '28', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01a19b44-4019-7259-9d93-2245ec77ce78', '01a219fb-2cc4-76b0-845c-5fff9e0efbea', 'Example House, all classrooms', '221.00', '2026-11-02', '2026-11-02 07:58:23.769+00', '2026-11-02 07:58:23.769+00', '1', '2026-27', '1', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01a19c3d-3bc5-774b-855f-8e7298e53ffb', '01a219fb-2cc4-76b0-845c-58ae8aaf05b9', 'Teachers and office of the example institute', '398.00', '2026-11-02', '2026-11-02 12:30:21.125+00', '2026-11-02 12:30:21.125+00', '1', '2026-27', '2', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01a1a4b8-370c-76c7-9bd9-ba3b590a4952', '01a219fb-2cc4-76b0-845c-6263a3ec5e04', 'Example Power Company, bill of the month', '53.00', '2026-11-04', '2026-11-04 04:01:38.572+00', '2026-11-04 04:01:38.572+00', '1', '2026-27', '3', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01a1c057-66d2-72bd-906f-0d9e411e9713', '01a219fb-2cc4-76b0-845c-67188a896c94', 'Sample Telecom, line of the month', '17.00', '2026-11-09', '2026-11-09 12:45:15.858+00', '2026-11-09 12:45:15.858+00', '1', '2026-27', '4', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00');
insert into expense_category ("id", "ledger", "ledger_key", "created_at", "updated_at", "deleted_at", "budget", "version") overriding system value values
  ('01a219fb-2cc4-76b0-845c-58ae8aaf05b9', 'Salaries', 'salaries', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a219fb-2cc4-76b0-845c-5fff9e0efbea', 'Rent', 'rent', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a219fb-2cc4-76b0-845c-6263a3ec5e04', 'Electricity', 'electricity', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a219fb-2cc4-76b0-845c-67188a896c94', 'Internet', 'internet', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a219fb-2cc4-76b0-845c-682b8d95b42a', 'Stationery', 'stationery', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '5000.00', '1'),
  ('01a219fb-2cc4-76b0-845c-6d4390a5880b', 'Repairs', 'repairs', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a219fb-2cc4-76b0-845c-70bc574488b0', 'Tea and water', 'tea and water', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '3000.00', '1'),
  ('01a219fb-2cc4-76b0-845c-77e87ccdcac4', 'Advertising', 'advertising', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '20000.00', '1');
insert into expense_voucher_series ("financial_year", "last") overriding system value values
  ('2025-26', '28'),
  ('2026-27', '4');
insert into fee_adjustment ("id", "student_id", "kind", "enrolment_id", "amount", "reason", "day", "created_at", "created_by", "by_hr", "version", "withdrawn_at", "withdrawn_by", "import_id") overriding system value values
  ('01a219fb-2d30-71a3-ac99-88279fbc6645', '01a1b03c-74c1-715f-b05a-757dd11adec0', 'Discount', '01a1b03c-74c1-7129-b24a-f0a5ad0150c8', '500.00', 'Scholarship', '2026-11-21', '2026-11-21 04:30:00+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'false', '1', NULL, NULL, NULL);
insert into fee_plan ("enrolment_id", "version") overriding system value values
  ('01976d38-7d5f-758f-8256-21433e84b016', '1');
insert into fee_plan_row ("enrolment_id", "n", "due_on", "amount") overriding system value values
  ('01976d38-7d5f-758f-8256-21433e84b016', '1', '2026-11-20', '1000.00');
insert into heartbeat ("process_id", "started_at", "seen_at") overriding system value values
  ('01a219fb-2ddc-7101-8a80-5dc9ce3fe4b5', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00');
insert into holiday ("id", "name", "start_on", "end_on", "created_at") overriding system value values
  ('01a219fb-2ddc-7101-8a80-68303594ff24', 'Example', '2026-11-08', '2026-11-09', '2026-11-21 04:30:00+00');
insert into idempotency ("scope", "route", "key", "body_hash", "status", "answer", "forever", "at") overriding system value values
  ('01a219fb-2b4f-72ba-81b7-05b976735a81', 'POST /api/enquiry', 'dump', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '201', '{}', 'false', '2026-11-21 04:30:00+00');
insert into import ("id", "kind", "owner_id", "name", "columns", "mapping", "day_order", "asks_day_order", "state", "created_at", "run_at", "done_rows", "is_cancelled", "failure", "done_at", "undone_at", "undone_by", "students", "receipts", "paid", "records", "discounts", "sheet", "sheets", "fixed") overriding system value values
  ('01a219fb-2b4f-72ba-81b7-05b976735a81', 'students', '01a219fb-2b4f-72ba-81b7-05b976735a81', '', '["Name"]', '{"name": 0}', NULL, 'false', 'open', '2026-11-21 04:30:00+00', NULL, '0', 'false', NULL, NULL, NULL, NULL, '0', '0', '0.00', '0', '0.00', '', '[]', '{}');
insert into import_record ("import_id", "record", "record_id", "state") overriding system value values
  ('01a219fb-2b4f-72ba-81b7-05b976735a81', 'course', '01a219fb-2b4f-72ba-81b7-05b976735a81', '');
insert into import_row ("import_id", "line", "cells", "is_skipped", "errors", "conflicts", "warnings", "person_key", "name_key", "known_key", "email_key", "phone", "course", "batch", "fee", "amount", "category", "day", "present", "student", "payments", "discount", "list_fee", "has_fee_reason", "reg_key") overriding system value values
  ('01a219fb-2b4f-72ba-81b7-05b976735a81', '2', '["Example"]', 'false', '{}', '{}', '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '[]', NULL, NULL, 'false', NULL);
insert into import_setting ("one", "payments_before", "version") overriding system value values
  ('true', NULL, '1');
insert into import_total ("import_id", "shard", "kind", "n", "fee", "paid") overriding system value values
  ('01a219fb-2b4f-72ba-81b7-05b976735a81', '0', 'Active', '0', '0.00', '0.00');
insert into institute ("one", "name", "address", "phone", "time_zone", "self_registration", "version", "receipt_language", "two_factor", "upi_id", "hr_closes_all", "gstin", "receipt_terms", "receipt_paper", "reg_no_pattern", "has_reg_nos", "registration_fields", "enquiry_fields") overriding system value values
  ('true', 'Namuna Training Institute (demo)', '1 Example Road, Example Nagar', '+91 55500 00000', 'Asia/Kolkata', 'true', '2', 'en', 'off', 'namuna@examplebank', 'false', '00AAAAA0000A1ZI', NULL, 'a4', NULL, 'false', NULL, NULL);
insert into institute_logo ("one", "content", "type", "hash", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', 'image/png', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into job_run ("job", "started_at") overriding system value values
  ('cleanup', '2026-11-21 04:30:00+00');
insert into known_browser ("token_hash", "account_id", "used_at") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a219fb-2b4f-72ba-81b7-05b976735a81', '2026-11-21 04:30:00+00');
insert into kysely_migration ("name", "timestamp") overriding system value values
  ('0001_house', '2026-11-26T22:30:18.767Z'),
  ('0002_courses_and_batches', '2026-11-26T22:30:18.786Z'),
  ('0003_students_and_fees', '2026-11-26T22:30:18.839Z'),
  ('0004_attendance_and_enquiries', '2026-11-26T22:30:18.868Z'),
  ('0005_portfolio', '2026-11-26T22:30:18.879Z'),
  ('0006_projects', '2026-11-26T22:30:18.885Z'),
  ('0007_expenses', '2026-11-26T22:30:18.900Z'),
  ('0008_reset_tokens', '2026-11-26T22:30:18.905Z'),
  ('0009_lists_of_the_admin', '2026-11-26T22:30:18.915Z'),
  ('0010_erasure', '2026-11-26T22:30:18.921Z'),
  ('0011_search', '2026-11-26T22:30:18.941Z'),
  ('0012_receipt_amounts', '2026-11-26T22:30:18.949Z'),
  ('0013_drafts', '2026-11-26T22:30:18.958Z'),
  ('0014_request_limits', '2026-11-26T22:30:18.963Z'),
  ('0015_placed_enquiries', '2026-11-26T22:30:18.968Z'),
  ('0017_sign_in', '2026-11-26T22:30:18.987Z'),
  ('0018_two_factor', '2026-11-26T22:30:18.998Z'),
  ('0019_erasure', '2026-11-26T22:30:19.010Z'),
  ('0020_privacy', '2026-11-26T22:30:19.017Z'),
  ('0021_backups', '2026-11-26T22:30:19.022Z'),
  ('0022_audit_chain', '2026-11-26T22:30:19.041Z'),
  ('0023_several_processes', '2026-11-26T22:30:19.054Z'),
  ('0024_enrolments', '2026-11-26T22:30:19.077Z'),
  ('0025_expense_vouchers', '2026-11-26T22:30:19.096Z'),
  ('0026_payment_details', '2026-11-26T22:30:19.109Z'),
  ('0027_receipt_verification', '2026-11-26T22:30:19.118Z'),
  ('0028_daily_closing', '2026-11-26T22:30:19.136Z'),
  ('0029_discounts_and_refunds', '2026-11-26T22:30:19.148Z'),
  ('0030_fee_plans', '2026-11-26T22:30:19.157Z'),
  ('0031_refunds', '2026-11-26T22:30:19.178Z'),
  ('0032_reminders', '2026-11-26T22:30:19.193Z'),
  ('0033_course_instalments', '2026-11-26T22:30:19.197Z'),
  ('0034_name_search', '2026-11-26T22:30:19.201Z'),
  ('0035_receipt_paper', '2026-11-26T22:30:19.205Z'),
  ('0036_student_list_order', '2026-11-26T22:30:19.213Z'),
  ('0037_overdue_sums', '2026-11-26T22:30:19.217Z'),
  ('0038_enquiry_calls', '2026-11-26T22:30:19.227Z'),
  ('0039_photos_and_logo', '2026-11-26T22:30:19.240Z'),
  ('0041_duplicate_lookup', '2026-11-26T22:30:19.247Z'),
  ('0042_name_words', '2026-11-26T22:30:19.255Z'),
  ('0043_daily_sums', '2026-11-26T22:30:19.280Z'),
  ('0044_read_after', '2026-11-26T22:30:19.287Z'),
  ('0045_list_order', '2026-11-26T22:30:19.293Z'),
  ('0046_name_word_removal', '2026-11-26T22:30:19.295Z'),
  ('0047_parent_contact', '2026-11-26T22:30:19.296Z'),
  ('0048_attendance_months', '2026-11-26T22:30:19.308Z'),
  ('0049_absence_notices', '2026-11-26T22:30:19.317Z'),
  ('0050_imports', '2026-11-26T22:30:19.347Z'),
  ('0051_changes', '2026-11-26T22:30:19.352Z'),
  ('0052_batch_sessions', '2026-11-26T22:30:19.361Z'),
  ('0053_holidays', '2026-11-26T22:30:19.365Z'),
  ('0054_waiting_list', '2026-11-26T22:30:19.373Z'),
  ('0055_calendar_feeds', '2026-11-26T22:30:19.379Z'),
  ('0056_bulk_changes', '2026-11-26T22:30:19.388Z'),
  ('0057_certificates', '2026-11-26T22:30:19.408Z'),
  ('0058_import_kinds', '2026-11-26T22:30:19.414Z'),
  ('0059_import_more_kinds', '2026-11-26T22:30:19.423Z'),
  ('0060_complete_imports', '2026-11-26T22:30:19.436Z'),
  ('0061_batch_strength_indexes', '2026-11-26T22:30:19.441Z'),
  ('0062_voids_and_roles_are_final', '2026-11-26T22:30:19.444Z'),
  ('0063_people_in_stored_responses', '2026-11-26T22:30:19.447Z'),
  ('0064_browser_links', '2026-11-26T22:30:19.448Z'),
  ('0065_account_versions', '2026-11-26T22:30:19.450Z'),
  ('0066_replaced_receipts', '2026-11-26T22:30:19.453Z'),
  ('0067_settlements', '2026-11-26T22:30:19.476Z'),
  ('0068_main_course', '2026-11-26T22:30:19.490Z'),
  ('0069_uses_of_settled_courses', '2026-11-26T22:30:19.492Z'),
  ('0070_imports_are_voided', '2026-11-26T22:30:19.502Z'),
  ('0071_import_sheets', '2026-11-26T22:30:19.509Z'),
  ('0072_concessions', '2026-11-26T22:30:19.521Z'),
  ('0073_refunds_of_leavers', '2026-11-26T22:30:19.523Z'),
  ('0074_audit_search', '2026-11-26T22:30:19.526Z'),
  ('0075_audit_seals', '2026-11-26T22:30:19.528Z'),
  ('0076_fold_text', '2026-11-26T22:30:19.559Z'),
  ('0077_registration_numbers', '2026-11-26T22:30:19.568Z'),
  ('0078_reminders_opened', '2026-11-26T22:30:19.569Z'),
  ('0079_required_fields', '2026-11-26T22:30:19.571Z'),
  ('0080_exact_payment_mode', '2026-11-26T22:30:19.576Z'),
  ('0081_counts_since_the_last', '2026-11-26T22:30:19.614Z');
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
  ('0059_import_more_kinds', '199d4fa2cd0e94b6ad55c0341776dafc8d3916847fee1b9b5ded0a46196a16d7'),
  ('0060_complete_imports', '5a3e5f3289e229a3e893891eab5faf60d0b4e3a3e578e71cefb30a39307f0700'),
  ('0061_batch_strength_indexes', '8b882c6670af805a0e6a818ee1a1d8c9df1c0709f72df168ee69798dc7ccb258'),
  ('0062_voids_and_roles_are_final', '18fc6031aa04977a988ac1a0fffe2154a684bc7971a05cbb4a440f7a98d59baf'),
  ('0063_people_in_stored_responses', 'a31a32eb8019230ca2fce9c5e5d54529a8297fe6931754ab0d569d67b2c7ca8e'),
  ('0064_browser_links', '3252fa0b0298a3c0a74a91ca38ddfa25d85a16b332dc7aa5eef599f0b377eb48'),
  ('0065_account_versions', 'adb112f6864a54c34a797f7db851982597e5f3a31b7f0c4e593125baf9ac881a'),
  ('0066_replaced_receipts', '28ff444dc01911425381e07f56986ebb418c6334c5912b3a389eb77328cf6b17'),
  ('0067_settlements', '075752454a1ebe0a73f1912f2f0b815c84362dd281d278a8ba67e9e3953e01c2'),
  ('0068_main_course', '605fed7c8a3afb103fd1ca101ca222edbfd18371a791e3773fa87d4777d9b19b'),
  ('0069_uses_of_settled_courses', 'bb836880ad83a774b02755dcd6d2b880b32572ba015e947bf9901b78a4ceca13'),
  ('0070_imports_are_voided', 'e39d48d1bc9e8cda89887e47fe5e738f2793e20ffb2a8e19222ac039a5ac4321'),
  ('0071_import_sheets', 'df7f5d4af7057d657571cc5c071f8d5cbeed7775ec5f00ddd88d2c3344ae5614'),
  ('0072_concessions', 'ebcf75ae126993b5c3d8f9ba83a54776e5f718dffaa358923176fc41bea0ea22'),
  ('0073_refunds_of_leavers', 'c6b3849dda955851295fd2e7ad6a58c34330a90b1b9cdd7389bfc2fa54dfbd49'),
  ('0074_audit_search', 'e7b3a9e2f8a5850742cd27186fc90abf5968257f8ef6f899fe68cfdc7a0c8f44'),
  ('0075_audit_seals', 'b1058827870f7ee028541e649b5a8ded9fb61b779330a51482364c170aa66faa'),
  ('0076_fold_text', 'd6eceb5f8aeb025d1468325e61e3f0e847539985f1d9299abf5cb5a9f3300601'),
  ('0077_registration_numbers', 'f44acb2b5471bf1dc45cda98d0b4f5be5097859bd2bace5303aa5cd78017d7d0'),
  ('0078_reminders_opened', 'bbe9e9897bc09867dddd38b3c2863c7377bd84467959c5eaf5a63020a643833b'),
  ('0079_required_fields', '69ea019044121a5d6593c13186fee3b2c27105cc289559c7a70d965023efc2e7'),
  ('0080_exact_payment_mode', '81bdc680de773237809a127b0b0f839d31ff5b70559f714642c16f511b25259d'),
  ('0081_counts_since_the_last', '4f3b218d44eacae22e0ad6d11c8d199192f1a13a0f8b1a50ea8a3bc6293b396a');
insert into name_word ("word") overriding system value values
  ('asha'),
  ('beispiel'),
  ('farhan'),
  ('ishwari'),
  ('maya'),
  ('namuna'),
  ('noor'),
  ('priklad'),
  ('przyklad'),
  ('sample'),
  ('udaharan'),
  ('voorbeeld'),
  ('yusuf'),
  ('zoe'),
  ('दृष्टांत'),
  ('विवेक');
insert into portfolio ("id", "student_id", "link", "created_at", "version") overriding system value values
  ('019daf1c-ae23-7240-beda-4b303d91d5c3', '01976d38-7d5f-7361-9513-511d393634f9', 'https://example.com/511d393634f9/portfolio-1', '2026-04-21 08:16:25.635+00', '1'),
  ('019f4660-91bf-7219-a113-5f39dafcdf78', '01976d38-7d5f-7361-9513-511d393634f9', 'https://example.com/511d393634f9/portfolio-2', '2026-07-09 10:16:01.727+00', '1');
insert into privacy_notice ("one", "texts", "version") overriding system value values
  ('true', '{"en": "Example"}', '2');
insert into project ("id", "student_id", "link", "tech_used", "description", "created_at", "version") overriding system value values
  ('01983ab5-5436-7341-9cba-6a4f200d4e79', '01976d38-7d5f-7361-9513-511d393634f9', 'https://example.com/511d393634f9/project-3', 'Python, pandas', 'Sales of a sample company, month by month', '2025-07-24 04:33:38.87+00', '1'),
  ('019d47ad-09b4-705f-b6ab-9e937a15cd6e', '01976d38-7d5f-7361-9513-511d393634f9', 'https://example.com/511d393634f9/project-1', 'Python, pandas', 'नमूना पुस्तकालय की सूची', '2026-04-01 06:13:35.796+00', '1'),
  ('01a0d6d4-797a-73eb-9e3d-161d3bc8ea2c', '01976d38-7d5f-7361-9513-511d393634f9', 'https://example.com/511d393634f9/project-2', 'Tally', 'The example institute’s timetable as a page', '2026-09-25 04:30:44.09+00', '1');
insert into receipt ("id", "financial_year", "n", "student_id", "student_name", "contact", "course", "b_code", "pay_mode", "payable", "paid", "due_after", "paid_on", "issued_on", "issued_at", "issued_by", "changed_at", "version", "voided_at", "voided_by", "void_reason", "enrolment_id", "reference", "note", "verification_id", "import_id", "account_version", "replaces", "exact_mode", "count_id", "counted_version", "counted_cash") overriding system value values
  ('01977d82-9bf0-72f8-8c62-2c390db7ea0e', '2025-26', '1', '01976d38-7d5f-7361-9513-511d393634f9', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Online', '31500.00', '10500.00', '21000.00', '2025-06-17', '2025-06-17', '2025-06-17 10:50:01.072+00', '01a219fb-2c0f-708a-8017-78028c455584', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-758f-8256-21433e84b016', '632700007919', NULL, '1651f1f4-27db-4202-b0ea-d39c76a33926', NULL, NULL, NULL, 'UPI', NULL, '1', '0.00'),
  ('01980c8c-196a-77ba-8d25-570c7a851979', '2025-26', '2', '01976d38-7d5f-7361-9513-511d393634f9', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Cash', '31500.00', '10500.00', '10500.00', '2025-07-15', '2025-07-15', '2025-07-15 05:26:04.906+00', '01a219fb-2c0f-708a-8017-7df37fe22cb0', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-758f-8256-21433e84b016', NULL, NULL, '9120ed73-3415-4361-8065-aca3d471e865', NULL, NULL, NULL, NULL, NULL, '1', '10500.00'),
  ('01984f40-d442-77ce-b949-3c23eb4286b8', '2025-26', '3', '0198305a-7b46-72ef-aec6-da704616f514', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '11000.00', '2025-07-28', '2025-07-28', '2025-07-28 04:18:25.474+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-746d-8c2a-645a8a858eeb', '632700023757', NULL, '9f6d0b69-b20b-4195-bcbc-68bba45068eb', NULL, NULL, NULL, 'Bank transfer', NULL, '1', '0.00'),
  ('0198adb9-bb13-7279-b738-f1fbfbf0e79a', '2025-26', '4', '01976d38-7d5f-7361-9513-511d393634f9', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Others', '31500.00', '10500.00', '0.00', '2025-08-15', '2025-08-15', '2025-08-15 12:34:47.187+00', '01a219fb-2c0f-708a-8017-78028c455584', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-758f-8256-21433e84b016', NULL, NULL, '0bb4ac11-f33e-4121-ba77-c4fa648a7c7b', NULL, NULL, NULL, NULL, NULL, '1', '5200.00'),
  ('0198d1be-32ac-76d1-a3c1-c9e9f94596b1', '2025-26', '5', '0198305a-7b46-72ef-aec6-da704616f514', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '0.00', '2025-08-21', '2025-08-22', '2025-08-22 12:25:59.724+00', '01a219fb-2c0f-708a-8017-7df37fe22cb0', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-746d-8c2a-645a8a858eeb', '632700039595', NULL, '91d5d567-9687-4aa4-bcad-7702aa21a426', NULL, NULL, NULL, 'UPI', NULL, '1', '0.00'),
  ('01994735-b681-715e-94c7-4ff3077d7f2f', '2025-26', '6', '0199483e-e8b1-708e-a677-bd351ce6b700', 'Yusuf Příklad', '5550000003', 'Digital Marketing', 'DM-2508', 'Cash', '15000.00', '15000.00', '0.00', '2025-09-14', '2025-09-14', '2025-09-14 07:52:06.529+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', NULL, '1', NULL, NULL, NULL, '0199483e-e8b1-7534-a239-69009f6d4015', NULL, NULL, 'f58944ac-41ce-4bec-b9bb-d04e3fb69239', NULL, NULL, NULL, NULL, NULL, '1', '15000.00'),
  ('019acefa-c7b2-732d-ae68-26632b934d8e', '2025-26', '7', '019acdcb-3f5e-7042-9917-e1975247f0fe', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '12000.00', '2025-11-29', '2025-11-29', '2025-11-29 09:38:52.978+00', '01a219fb-2c0f-708a-8017-78028c455584', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-7080-9477-ef44213538eb', NULL, NULL, '67917452-c52e-49a0-92c6-68996c2de1fc', NULL, NULL, NULL, NULL, NULL, '1', '6000.00'),
  ('019b7ce0-50eb-7439-8e28-f7672e67870c', '2025-26', '8', '019acdcb-3f5e-7042-9917-e1975247f0fe', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '6000.00', '2026-01-02', '2026-01-02', '2026-01-02 04:03:54.219+00', '01a219fb-2c0f-708a-8017-7df37fe22cb0', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-7080-9477-ef44213538eb', NULL, NULL, '87ef93b3-118e-4ae0-bf48-6aa776612c7f', NULL, NULL, NULL, NULL, NULL, '1', '6000.00'),
  ('019c1cef-33c4-73c5-b274-acc13263d7b1', '2025-26', '9', '019acdcb-3f5e-7042-9917-e1975247f0fe', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '0.00', '2026-02-02', '2026-02-02', '2026-02-02 05:59:24.356+00', '01a219fb-2b4f-72ba-81b7-05b976735a81', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-7080-9477-ef44213538eb', NULL, NULL, '53a0e861-cfc9-4113-b016-a4e09e32448b', NULL, NULL, NULL, NULL, NULL, '1', '6000.00'),
  ('01a1cf35-657d-76ec-a51b-b73168925e05', '2026-27', '1', '01a1b03c-74c1-715f-b05a-757dd11adec0', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Online', '4050.00', '1000.00', '3050.00', '2026-11-12', '2026-11-12', '2026-11-12 10:02:25.533+00', '01a219fb-2c0f-708a-8017-78028c455584', NULL, '1', NULL, NULL, NULL, '01a1b03c-74c1-7129-b24a-f0a5ad0150c8', '632700007919', NULL, '10ea7b84-4419-4d8c-8624-09d61783831e', NULL, NULL, NULL, 'UPI', NULL, '1', '0.00');
insert into receipt_part ("receipt_id", "n", "mode", "amount", "reference") overriding system value values
  ('0198adb9-bb13-7279-b738-f1fbfbf0e79a', '1', 'Cash', '5200.00', NULL),
  ('0198adb9-bb13-7279-b738-f1fbfbf0e79a', '2', 'UPI', '5300.00', '632700031676');
insert into receipt_series ("financial_year", "last") overriding system value values
  ('2025-26', '9'),
  ('2026-27', '1');
insert into receipt_settlement ("receipt_id", "n", "enrolment_id", "due_on", "amount") overriding system value values
  ('01977d82-9bf0-72f8-8c62-2c390db7ea0e', '1', '01976d38-7d5f-758f-8256-21433e84b016', NULL, '10500.00'),
  ('01980c8c-196a-77ba-8d25-570c7a851979', '1', '01976d38-7d5f-758f-8256-21433e84b016', NULL, '10500.00'),
  ('01984f40-d442-77ce-b949-3c23eb4286b8', '1', '0198305a-7b46-746d-8c2a-645a8a858eeb', NULL, '11000.00'),
  ('0198adb9-bb13-7279-b738-f1fbfbf0e79a', '1', '01976d38-7d5f-758f-8256-21433e84b016', NULL, '10500.00'),
  ('0198d1be-32ac-76d1-a3c1-c9e9f94596b1', '1', '0198305a-7b46-746d-8c2a-645a8a858eeb', NULL, '11000.00'),
  ('01994735-b681-715e-94c7-4ff3077d7f2f', '1', '0199483e-e8b1-7534-a239-69009f6d4015', NULL, '15000.00'),
  ('019acefa-c7b2-732d-ae68-26632b934d8e', '1', '019acdcb-3f5e-7080-9477-ef44213538eb', NULL, '6000.00'),
  ('019b7ce0-50eb-7439-8e28-f7672e67870c', '1', '019acdcb-3f5e-7080-9477-ef44213538eb', NULL, '6000.00'),
  ('019c1cef-33c4-73c5-b274-acc13263d7b1', '1', '019acdcb-3f5e-7080-9477-ef44213538eb', NULL, '6000.00'),
  ('01a1cf35-657d-76ec-a51b-b73168925e05', '1', '01a1b03c-74c1-7129-b24a-f0a5ad0150c8', NULL, '1000.00');
insert into recovery_code ("id", "account_id", "code_hash", "used_at") overriding system value values
  ('01a219fb-2ddc-7101-8a80-569e731d4407', '01a219fb-2b4f-72ba-81b7-05b976735a81', 'example', NULL);
insert into recurring_expense ("id", "category_id", "remark", "amount", "pay_mode", "payee", "starts_on", "created_at", "updated_at", "ended_at", "version", "exact_mode") overriding system value values
  ('01a219fb-2cd4-71bb-b04a-c2729cc05a8b', '01a219fb-2cc4-76b0-845c-6d4390a5880b', 'Demo Repairs: upkeep of the projectors', '1500.00', 'Online', NULL, '2026-11-01', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '1', NULL);
insert into recurring_expense_month ("recurring_id", "month", "expense_id") overriding system value values
  ('01a219fb-2cd4-71bb-b04a-c2729cc05a8b', '2026-11-01', NULL);
insert into refund ("id", "financial_year", "n", "student_id", "enrolment_id", "student_name", "contact", "course", "b_code", "pay_mode", "amount", "paid_before", "refunded_on", "issued_on", "issued_at", "issued_by", "reason", "reference", "note", "version", "voided_at", "voided_by", "void_reason", "leaves", "exact_mode", "count_id", "counted_version", "counted_cash") overriding system value values
  ('01a219fb-2d49-73a4-8b04-2241dced3169', '2026-27', '1', '01a1b03c-74c1-715f-b05a-757dd11adec0', '01a1b03c-74c1-7129-b24a-f0a5ad0150c8', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Cash', '200.00', '1000.00', '2026-11-21', '2026-11-21', '2026-11-21 04:30:00+00', '01a219fb-2b4f-72ba-81b7-037da9434f8f', 'Paid twice', NULL, NULL, '1', NULL, NULL, NULL, 'false', NULL, NULL, NULL, '0.00');
insert into refund_series ("financial_year", "last") overriding system value values
  ('2026-27', '1');
insert into reg_no_series ("series", "last") overriding system value values
  ('example/{n}', '1');
insert into reminder ("student_id", "day", "channel", "state", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-709a-9a81-e49bf20030b1', '2026-11-19', 'WhatsApp', 'sent', '01a219fb-2b4f-72ba-81b7-05b976735a81', '2026-11-19 04:30:00+00'),
  ('01a1b03c-74c1-715f-b05a-757dd11adec0', '2026-11-19', 'WhatsApp', 'sent', '01a219fb-2b4f-72ba-81b7-05b976735a81', '2026-11-19 04:30:00+00'),
  ('01a1fb86-a83e-7619-822e-31fa59ea967a', '2026-11-19', 'WhatsApp', 'sent', '01a219fb-2b4f-72ba-81b7-05b976735a81', '2026-11-19 04:30:00+00');
insert into reminder_settings ("one", "days", "texts", "version") overriding system value values
  ('true', '{-3,0,3,7,15}', '{}', '1');
insert into request_count ("scope", "caller", "started_at", "n") overriding system value values
  ('email-enquirer', '01a219fb-2b4f-72ba-81b7-05b976735a81', '2026-11-21 04:30:00+00', '1');
insert into reset_token ("token_hash", "account_id", "made_at", "expires_at", "used_at", "purpose") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a219fb-2b4f-72ba-81b7-05b976735a81', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', NULL, 'password');
insert into secret ("name", "value") overriding system value values
  ('log', E'\\x9bde46dc074607f69d892bf398b173cc97a95ba380b20ac1092da83f5f5cfc1b');
insert into session ("token_hash", "account_id", "created_at", "seen_at", "id", "address", "user_agent", "confirmed_at", "read_after") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a219fb-2b4f-72ba-81b7-05b976735a81', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'd287b99f-b0f7-42b6-a63d-4cde4f3aed65', '', '', NULL, '0/1FB76E8');
insert into setup_code ("code_hash", "created_at", "accounts") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', NULL);
insert into sign_in_attempt ("id", "email_hash", "address", "at", "ok", "browser_hash") overriding system value values
  ('1', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '192.0.2.1', '2026-11-21 04:30:00+00', 'true', NULL);
insert into student ("id", "fname", "lname", "father", "contact", "alt_contact", "gender", "dob", "cur_address", "per_address", "linked_in", "profile", "degree", "com_year", "university", "course_id", "mode", "duration", "batch_id", "joining_on", "end_on", "is_completed", "is_placed", "status", "search_key", "created_at", "version", "search_text", "parent_contact", "import_id", "is_incomplete", "reg_no") overriding system value values
  ('01976d38-7d5f-7361-9513-511d393634f9', 'विवेक', 'दृष्टांत', 'Yusuf दृष्टांत', '5550000001', NULL, 'male', '1996-12-21', '8 नमूना मार्ग, Sampleganj', '159 Namuna Marg, Demo Colony', NULL, NULL, 'BCom', '2017', 'Université de l’Exemple', '01a219fb-2b9d-746e-9f5a-3f0f8375b009', 'offline', '6 months', '01a219fb-2ba3-74f4-b17e-dcf010fea2eb', '2025-06-14', '2025-12-19', 'true', 'false', 'Active', 'विवेक दृष्टांत', '2025-06-14 06:55:08.127+00', '1', 'विवेक दृष्टांत yusuf दृष्टांत student.1@example.com 5550000001 5540000001', '5540000001', NULL, 'false', NULL),
  ('0198305a-7b46-72ef-aec6-da704616f514', 'Zoë', 'Sample', 'Ravi Sample', '5550000007', NULL, 'female', '1997-07-07', NULL, '124 नमूना मार्ग, Sampleganj', NULL, NULL, 'BCA', '2018', 'Sample Institute of Technology', '01a219fb-2b9e-72e6-9bbd-21016ae3c363', 'offline', '5 months', '01a219fb-2ba3-74f4-b17e-e1ad4d570edf', '2025-07-22', '2025-12-16', 'true', 'false', 'Active', 'zoe sample', '2025-07-22 04:18:12.934+00', '1', 'zoe sample ravi sample zoe.7@example.com 5550000007 5540000007', '5540000007', NULL, 'false', NULL),
  ('0199483e-e8b1-708e-a677-bd351ce6b700', 'Yusuf', 'Příklad', 'Arjun Příklad', '5550000003', NULL, 'male', '2005-10-17', NULL, '52 नमूना मार्ग, Sampleganj', NULL, NULL, 'Diploma', '2026', 'Université de l’Exemple', '01a219fb-2b9e-72e6-9bbd-277703821d3d', 'online', '3 months', '01a219fb-2ba3-74f4-b17e-e6d6fa6849fc', '2025-09-14', '2025-11-11', 'true', 'true', 'Active', 'yusuf priklad', '2025-09-14 12:41:46.417+00', '1', 'yusuf priklad arjun priklad yusuf.3@example.com 5550000003 5540000003', '5540000003', NULL, 'false', NULL),
  ('019acdcb-3f5e-7042-9917-e1975247f0fe', 'Māyā', 'Udāharaṇ', 'Kabir Udāharaṇ', '5550000004', NULL, 'female', '1993-05-14', '45 Namuna Marg, Demo Colony', '143 Example Road, Example Nagar', NULL, NULL, 'BBA', '2014', 'Example University', '01a219fb-2b9d-746e-9f5a-348662683576', 'offline', '4 months', '01a219fb-2ba3-74f4-b17e-f67a68f65a42', '2025-11-29', '2026-03-25', 'true', 'false', 'Active', 'maya udaharan', '2025-11-29 04:07:20.67+00', '1', 'maya udaharan kabir udaharan maya.4@example.com 5550000004', NULL, NULL, 'false', NULL),
  ('01a11b91-9b52-709a-9a81-e49bf20030b1', 'Zoë', 'Przykład', 'Arjun Przykład', '5550000002', '5560000002', 'female', '1999-07-27', '55 Udāharaṇ Path, Namunapur', '22 Namuna Marg, Namunapur', 'https://www.example.com/in/student-2', NULL, 'Diploma', '2020', 'Sample Institute of Technology', '01a219fb-2b9e-72e6-9bbd-277703821d3d', 'offline', '3 months', '01a219fb-2baa-7326-8128-d801594986e7', '2026-10-08', NULL, 'false', 'false', 'Disable', 'zoe przyklad', '2026-10-08 12:51:29.746+00', '2', 'zoe przyklad arjun przyklad zoe.2@example.com 5550000002 5560000002 5540000002', '5540000002', NULL, 'false', NULL),
  ('01a1b03c-74c1-715f-b05a-757dd11adec0', 'Noor', 'Namuna', 'Ravi Namuna', '5550000008', NULL, 'female', '1993-03-31', NULL, '29 Example Road, Demo Colony', NULL, NULL, 'BCA', '2014', 'Sample Institute of Technology', '01a219fb-2b9e-72e6-9bbd-2ba0945b5778', 'online', '2 months', '01a219fb-2baa-7326-8128-ddc7ca0daf04', '2026-11-06', NULL, 'false', 'false', 'Active', 'noor namuna', '2026-11-06 09:41:54.497+00', '1', 'noor namuna ravi namuna noor.8@example.com 5550000008', NULL, NULL, 'false', NULL),
  ('01a1be83-9230-712d-92a8-b5a6049f6fb4', 'Zoë', 'Przykład', 'Om Przykład', '5550000006', '5560000006', 'female', '1998-11-14', NULL, '122 Udāharaṇ Path, Demo Colony', NULL, NULL, 'BBA', '2019', 'उदाहरण विश्वविद्यालय', '01a219fb-2b9e-72e6-9bbd-2e21e61df08e', 'offline', '4 months', '01a219fb-2baa-7326-8128-e3632971d9ea', '2026-12-01', NULL, 'false', 'false', 'Pending', 'zoe przyklad', '2026-11-09 04:14:16.112+00', '1', 'zoe przyklad om przyklad zoe.6@example.com 5550000006 5560000006 5540000006', '5540000006', NULL, 'false', NULL),
  ('01a1fb86-a83e-7619-822e-31fa59ea967a', 'Farhan', 'Beispiel', 'Arjun Beispiel', '5550000005', '5560000005', 'male', '1993-10-26', NULL, '9 Namuna Marg, Sampleganj', NULL, NULL, 'BSc', '2014', 'Example University', '01a219fb-2b9e-72e6-9bbd-2ba0945b5778', 'offline', '2 months', '01a219fb-2baa-7326-8128-ddc7ca0daf04', '2026-11-21', NULL, 'false', 'false', 'Active', 'farhan beispiel', '2026-11-21 00:34:28.542+00', '1', 'farhan beispiel arjun beispiel farhan.5@example.com 5550000005 5560000005 5540000005', '5540000005', NULL, 'false', NULL);
insert into student_account ("student_id", "fee", "paid", "due_from", "planned_due_on", "due_amount", "version") overriding system value values
  ('01976d38-7d5f-7361-9513-511d393634f9', '31500.00', '31500.00', '2025-08-15', NULL, NULL, '1'),
  ('0198305a-7b46-72ef-aec6-da704616f514', '22000.00', '22000.00', '2025-08-21', NULL, NULL, '1'),
  ('0199483e-e8b1-708e-a677-bd351ce6b700', '15000.00', '15000.00', '2025-09-14', NULL, NULL, '1'),
  ('019acdcb-3f5e-7042-9917-e1975247f0fe', '18000.00', '18000.00', '2026-02-02', NULL, NULL, '1'),
  ('01a11b91-9b52-709a-9a81-e49bf20030b1', '13500.00', '0.00', '2026-10-08', NULL, NULL, '1'),
  ('01a1b03c-74c1-715f-b05a-757dd11adec0', '3550.00', '800.00', '2026-11-12', NULL, NULL, '3'),
  ('01a1be83-9230-712d-92a8-b5a6049f6fb4', '0.00', '0.00', '2026-12-01', NULL, NULL, '1'),
  ('01a1fb86-a83e-7619-822e-31fa59ea967a', '4050.00', '0.00', '2026-11-21', NULL, NULL, '1');
insert into student_photo ("student_id", "content", "hash", "changed_at") overriding system value values
  ('01976d38-7d5f-7361-9513-511d393634f9', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into student_total ("shard", "kind", "n", "fee", "paid") overriding system value values
  ('0', 'Active', '0', '0.00', '0.00'),
  ('0', 'Disable', '0', '0.00', '0.00'),
  ('0', 'Pending', '0', '0.00', '0.00'),
  ('0', 'Placed', '0', '0.00', '0.00'),
  ('1', 'Active', '1', '4050.00', '0.00'),
  ('1', 'Disable', '0', '0.00', '0.00'),
  ('1', 'Pending', '0', '0.00', '0.00'),
  ('1', 'Placed', '0', '0.00', '0.00'),
  ('10', 'Active', '0', '0.00', '0.00'),
  ('10', 'Disable', '1', '13500.00', '0.00'),
  ('10', 'Pending', '0', '0.00', '0.00'),
  ('10', 'Placed', '0', '0.00', '0.00'),
  ('11', 'Active', '1', '3550.00', '800.00'),
  ('11', 'Disable', '0', '0.00', '0.00'),
  ('11', 'Pending', '0', '0.00', '0.00'),
  ('11', 'Placed', '0', '0.00', '0.00'),
  ('12', 'Active', '0', '0.00', '0.00'),
  ('12', 'Disable', '0', '0.00', '0.00'),
  ('12', 'Pending', '1', '0.00', '0.00'),
  ('12', 'Placed', '0', '0.00', '0.00'),
  ('13', 'Active', '1', '31500.00', '31500.00'),
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
  ('15', 'Placed', '1', '15000.00', '15000.00'),
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
  ('6', 'Active', '1', '18000.00', '18000.00'),
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
  ('9', 'Active', '1', '22000.00', '22000.00'),
  ('9', 'Disable', '0', '0.00', '0.00'),
  ('9', 'Pending', '0', '0.00', '0.00'),
  ('9', 'Placed', '0', '0.00', '0.00');
insert into two_factor ("account_id", "encrypted_secret", "started_at", "confirmed_at", "last_step") overriding system value values
  ('01a219fb-2b4f-72ba-81b7-05b976735a81', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '0');
select setval('sign_in_attempt_id_seq', (select max(id) from sign_in_attempt));
set session_replication_role = origin;
