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

-- 0082_batch_membership.sql
alter table enrolment add column batch_since date;
grant update (batch_since) on enrolment to munshi_app;
create table former_batch (
  enrolment_id uuid not null references enrolment on delete cascade,
  batch_id uuid not null references batch,
  since date check (since <= until),
  until date not null,
  primary key (enrolment_id, until)
);
create index former_batch_of_batch on former_batch (batch_id, enrolment_id);
grant select on former_batch to munshi_app;
create view batch_member as
  select e.id as enrolment_id, e.student_id, e.batch_id, greatest(e.joining_on, e.batch_since) as first_on,
    case when e.ended_at is not null then e.end_on end as last_on
  from enrolment e
  union all
  select e.id, e.student_id, f.batch_id, greatest(e.joining_on, f.since),
    case when e.ended_at is not null then least(f.until, e.end_on) else f.until end
  from former_batch f join enrolment e on e.id = f.enrolment_id;
grant select on batch_member to munshi_app;

drop index enrolment_of_batch;
create index enrolment_of_batch on enrolment (batch_id, student_id) include (joining_on, ended_at, end_on, batch_since);
create function keep_former_batch() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  moved_on date := new.batch_since;
begin
  if moved_on is null or moved_on <= new.joining_on then
    new.batch_since := null;
    delete from former_batch where enrolment_id = new.id;
    return new;
  end if;
  delete from former_batch where enrolment_id = new.id and since >= moved_on;
  update former_batch set until = moved_on - 1 where enrolment_id = new.id and until >= moved_on;
  if greatest(new.joining_on, old.batch_since) < moved_on then
    insert into former_batch (enrolment_id, batch_id, since, until) values (new.id, old.batch_id, old.batch_since, moved_on - 1);
  end if;
  delete from former_batch where enrolment_id = new.id and batch_id = new.batch_id and until = moved_on - 1
    returning since into new.batch_since;
  if not found then new.batch_since := moved_on; end if;
  return new;
end $$;
create trigger keep_former_batch before update of batch_id on enrolment
  for each row when (old.batch_id <> new.batch_id) execute function keep_former_batch();
revoke execute on function keep_former_batch from public;
create function marks_outside(wanted uuid, target uuid) returns table (day date, sheet_id uuid, batch_id uuid)
language sql stable set search_path = public, pg_temp as $$
  select k.day, k.sheet_id, h.batch_id
  from enrolment e join attendance_mark k on k.student_id = e.student_id join attendance_sheet h on h.id = k.sheet_id
  where e.id = wanted and h.batch_id is distinct from target
    and exists (select from batch_member m where m.enrolment_id = e.id and m.batch_id = h.batch_id)
    and not exists (select from batch_member o where o.student_id = e.student_id and o.enrolment_id <> e.id
      and o.batch_id = h.batch_id and o.first_on <= k.day and (o.last_on is null or o.last_on >= k.day))
$$;
alter table absence_notice drop constraint absence_notice_student_id_day_sheet_id_fkey,
  add foreign key (student_id, day, sheet_id) references attendance_mark on update cascade;
create function move_marks(wanted uuid, target uuid, actor uuid, at timestamptz) returns integer
language plpgsql volatile security definer set search_path = public, pg_temp as $$
declare
  person uuid := (select student_id from enrolment where id = wanted);
  days date[];
  sheets uuid[];
  touched uuid[];
begin
  select coalesce(array_agg(o.day), '{}'), coalesce(array_agg(o.sheet_id), '{}') into days, sheets from marks_outside(wanted, target) o;
  if days = '{}' then return 0; end if;
  insert into attendance_sheet (id, batch_id, day, present, absent, saved_at, saved_by, version)
    select gen_random_uuid(), target, d, 0, 0, at, actor, 0 from unnest(days) d order by d on conflict (batch_id, day) do nothing;
  perform from attendance_sheet h where h.id = any (sheets) or (h.batch_id = target and h.day = any (days))
    order by h.batch_id, h.day for update;
  touched := sheets || array(select id from attendance_sheet h where h.batch_id = target and h.day = any (days));
  update attendance_mark k set sheet_id = h.id from attendance_sheet h
    where k.student_id = person and k.sheet_id = any (sheets) and h.batch_id = target and h.day = k.day;
  update attendance_sheet h set present = c.present, absent = c.absent, version = h.version + 1
  from (
    select t.id, count(*) filter (where k.present) as present, count(*) filter (where not k.present) as absent
    from unnest(touched) t (id) left join attendance_mark k on k.sheet_id = t.id group by t.id
  ) c where h.id = c.id;
  delete from attendance_month m using attendance_sheet h
    where h.id = any (touched) and (m.student_id, m.batch_id, m.month) = (person, h.batch_id, date_trunc('month', h.day)::date);
  insert into attendance_month (student_id, batch_id, month, present, absent)
    select k.student_id, h.batch_id, date_trunc('month', k.day)::date,
      count(*) filter (where k.present), count(*) filter (where not k.present)
    from attendance_mark k join attendance_sheet h on h.id = k.sheet_id
    where k.student_id = person and (h.batch_id, date_trunc('month', k.day)) in (
      select t.batch_id, date_trunc('month', t.day) from attendance_sheet t where t.id = any (touched))
    group by 1, 2, 3 order by 1, 3, 2;
  delete from attendance_sheet h where h.id = any (sheets) and h.present = 0 and h.absent = 0;
  return array_length(days, 1);
end $$;
revoke execute on function move_marks from public;
grant execute on function move_marks to munshi_app;
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
    (select count(*) from marks_outside(wanted, null)),
    (select count(*) from fee_adjustment where enrolment_id = wanted and withdrawn_at is null)
$$;


create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) primary key, is_locked integer default 0 not null);
create table migration_hash (name text primary key, hash text not null);
grant select on migration_hash to munshi_app;

set session_replication_role = replica;
truncate absence_notice, absence_settings, access_link, account, attendance_mark, attendance_month, attendance_sheet, audit_entry, audit_link, audit_personal, audit_seal, audit_unchained, backup_run, batch, batch_waiting, bulk_change, bulk_change_student, calendar_feed, cash_entry, certificate, certificate_series, certificate_signature, certificate_template, consent, course, daily_sum, daily_sum_change, day_closing, declared_payment, deletion, discount_limit, draft, enquiry, enquiry_note, enrolment, expense, expense_category, expense_voucher_series, fee_adjustment, fee_plan, fee_plan_row, former_batch, heartbeat, holiday, idempotency, import, import_record, import_row, import_setting, import_total, institute, institute_logo, job_run, known_browser, kysely_migration, kysely_migration_lock, migration_hash, name_word, portfolio, privacy_notice, project, receipt, receipt_part, receipt_series, receipt_settlement, recovery_code, recurring_expense, recurring_expense_month, refund, refund_series, reg_no_series, reminder, reminder_settings, request_count, reset_token, secret, session, setup_code, sign_in_attempt, student, student_account, student_photo, student_total, two_factor;
insert into absence_notice ("student_id", "day", "sheet_id", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-77bd-96df-8e4b731771a8', '2026-11-06', '01a1b03c-724d-7054-8ac0-94e42da310b9', '01a21a1f-0f43-7452-a16c-f1ebb08df032', '2026-11-21 04:30:00+00');
insert into absence_settings ("one", "threshold", "texts", "version") overriding system value values
  ('true', '75', '{}', '1');
insert into access_link ("student_id", "state", "origin", "made_by", "at") overriding system value values
  ('01976d38-7d5f-7382-a350-1cc883a08621', 'sent', '', '01a21a1f-0f43-7452-a16c-f1ebb08df032', '2026-11-21 04:30:00+00');
insert into account ("id", "role", "name", "email", "email_key", "password_hash", "state", "created_at", "version", "email_confirmed_at", "language") overriding system value values
  ('01976d38-7d5f-7382-a350-1cc883a08621', 'student', 'विवेक दृष्टांत', 'student.1@example.com', 'student.1@example.com', '', 'active', '2025-06-14 06:55:08.127+00', '1', NULL, NULL),
  ('0198305a-7b46-720c-bce5-a88e5aa3470d', 'student', 'Zoë Sample', 'zoe.7@example.com', 'zoe.7@example.com', '', 'active', '2025-07-22 04:18:12.934+00', '1', NULL, NULL),
  ('0199483e-e8b1-7019-8c27-a81e24c004c1', 'student', 'Yusuf Příklad', 'yusuf.3@example.com', 'yusuf.3@example.com', '', 'active', '2025-09-14 12:41:46.417+00', '1', NULL, NULL),
  ('019acdcb-3f5e-7797-9596-1c8eae7523f2', 'student', 'Māyā Udāharaṇ', 'maya.4@example.com', 'maya.4@example.com', '', 'active', '2025-11-29 04:07:20.67+00', '1', NULL, NULL),
  ('01a11b91-9b52-77bd-96df-8e4b731771a8', 'student', 'Zoë Przykład', 'zoe.2@example.com', 'zoe.2@example.com', '', 'disabled', '2026-10-08 12:51:29.746+00', '2', NULL, NULL),
  ('01a1b03c-74c1-776e-aa02-32342571bd61', 'student', 'Noor Namuna', 'student@example.com', 'student@example.com', '$argon2id$v=19$m=19456,t=2,p=1$Wc0En0XOCQQ2+yKxIFRIHA$sCzdtg5GzsGhMhIt17eKlbrVJHWOzd4AMhQ6Lpt23Vs', 'active', '2026-11-06 09:41:54.497+00', '2', NULL, NULL),
  ('01a1be83-9230-769a-9ccd-f53b2be666f1', 'student', 'Zoë Przykład', 'zoe.6@example.com', 'zoe.6@example.com', '', 'active', '2026-11-09 04:14:16.112+00', '1', NULL, NULL),
  ('01a1fb86-a83e-743b-9287-68fd5c5e3ac6', 'student', 'Farhan Beispiel', 'farhan.5@example.com', 'farhan.5@example.com', '', 'active', '2026-11-21 00:34:28.542+00', '1', NULL, NULL),
  ('01a21a1f-0f43-7452-a16c-eca29688175e', 'admin', 'Asha Example', 'admin@example.com', 'admin@example.com', '$argon2id$v=19$m=19456,t=2,p=1$gl0w3MfZbh0AGuFo4bwAfQ$xaPpZnNtdcy2svFGA+6c0sKmJn55XPEVeyEqyxpvNWE', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a21a1f-0f43-7452-a16c-f1ebb08df032', 'hr', 'Hari Example', 'hr@example.com', 'hr@example.com', '$argon2id$v=19$m=19456,t=2,p=1$EkLFOZnLjBfPYcGSH/CqDA$lkyblTJmnuv/ya88n3usAGRlGXj0+83Zeuml7QTMvSU', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a21a1f-0fa0-71e5-9a34-51e46b7387b6', 'hr', 'Hina Sample', 'hina@example.com', 'hina@example.com', '$argon2id$v=19$m=19456,t=2,p=1$r4XhJs6iZzJCYDfzpd4FhQ$b+F9RbSl2MfV0v9nFi2XghaMOvuC/Vp2dShxaPSYCLE', 'active', '2025-04-01 08:10:32.502+00', '1', NULL, NULL),
  ('01a21a1f-0fa1-7413-ba86-33f7c9d166ef', 'hr', 'Hemant Namuna', 'hemant@example.com', 'hemant@example.com', '$argon2id$v=19$m=19456,t=2,p=1$r4XhJs6iZzJCYDfzpd4FhQ$b+F9RbSl2MfV0v9nFi2XghaMOvuC/Vp2dShxaPSYCLE', 'active', '2025-04-01 12:11:18.039+00', '1', NULL, NULL),
  ('01a21a1f-0fa2-769f-a858-1e8cf8e59a3f', 'hr', 'Hazel Specimen', 'hazel@example.com', 'hazel@example.com', '$argon2id$v=19$m=19456,t=2,p=1$r4XhJs6iZzJCYDfzpd4FhQ$b+F9RbSl2MfV0v9nFi2XghaMOvuC/Vp2dShxaPSYCLE', 'disabled', '2025-04-01 12:58:12.964+00', '2', NULL, NULL),
  ('01a21a1f-0fa2-769f-a858-202c1bab0b3b', 'admin', 'Anil Demo', 'anil@example.com', 'anil@example.com', '$argon2id$v=19$m=19456,t=2,p=1$r4XhJs6iZzJCYDfzpd4FhQ$b+F9RbSl2MfV0v9nFi2XghaMOvuC/Vp2dShxaPSYCLE', 'active', '2025-04-01 05:46:43.465+00', '1', NULL, NULL);
insert into attendance_mark ("student_id", "day", "sheet_id", "present", "import_id") overriding system value values
  ('01a11b91-9b52-77bd-96df-8e4b731771a8', '2026-11-06', '01a1b03c-724d-7054-8ac0-94e42da310b9', 'false', NULL),
  ('01a1b03c-74c1-776e-aa02-32342571bd61', '2026-11-06', '01a1b0c9-1727-729b-abd9-7749a2afcb14', 'true', NULL),
  ('01a1b03c-74c1-776e-aa02-32342571bd61', '2026-11-07', '01a1b51d-6a8b-742a-ad07-efe6c51b186a', 'true', NULL),
  ('01a1b03c-74c1-776e-aa02-32342571bd61', '2026-11-09', '01a1c041-4eb3-7209-a260-13b4cf70f692', 'true', NULL),
  ('01a1b03c-74c1-776e-aa02-32342571bd61', '2026-11-10', '01a1c53b-8e49-753f-80c3-3dfebd39fa45', 'true', NULL),
  ('01a1b03c-74c1-776e-aa02-32342571bd61', '2026-11-11', '01a1ca38-8fec-7745-95b3-13a109299978', 'true', NULL),
  ('01a1b03c-74c1-776e-aa02-32342571bd61', '2026-11-12', '01a1ce42-8cd3-706a-8d68-f8cf916b9b41', 'true', NULL),
  ('01a1b03c-74c1-776e-aa02-32342571bd61', '2026-11-13', '01a1d445-07d9-74a6-ac3e-ea78e3e70491', 'true', NULL),
  ('01a1b03c-74c1-776e-aa02-32342571bd61', '2026-11-14', '01a1d916-73a3-70d6-86e5-f0357a06490c', 'true', NULL),
  ('01a1b03c-74c1-776e-aa02-32342571bd61', '2026-11-16', '01a1e402-4a37-73ec-af21-59f2cebf9f0f', 'true', NULL),
  ('01a1b03c-74c1-776e-aa02-32342571bd61', '2026-11-17', '01a1e95a-a683-76ba-bb66-90c409b2aab5', 'true', NULL),
  ('01a1b03c-74c1-776e-aa02-32342571bd61', '2026-11-18', '01a1ee80-40dd-7252-a782-e66c61674225', 'true', NULL),
  ('01a1b03c-74c1-776e-aa02-32342571bd61', '2026-11-19', '01a1f2a8-7850-7568-9774-08d03d17502b', 'true', NULL),
  ('01a1b03c-74c1-776e-aa02-32342571bd61', '2026-11-20', '01a1f8c0-38a9-730d-98fd-933bee7a340b', 'true', NULL);
insert into attendance_month ("student_id", "batch_id", "month", "present", "absent") overriding system value values
  ('01a11b91-9b52-77bd-96df-8e4b731771a8', '01a21a1f-0f77-71d1-81ef-74a4151d10df', '2026-11-01', '0', '1'),
  ('01a1b03c-74c1-776e-aa02-32342571bd61', '01a21a1f-0f77-71d1-81ef-781c747122b8', '2026-11-01', '13', '0');
insert into attendance_sheet ("id", "batch_id", "day", "present", "absent", "saved_at", "saved_by", "version") overriding system value values
  ('01a1b03c-724d-7054-8ac0-94e42da310b9', '01a21a1f-0f77-71d1-81ef-74a4151d10df', '2026-11-06', '0', '1', '2026-11-06 09:41:53.869+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', '1'),
  ('01a1b0c9-1727-729b-abd9-7749a2afcb14', '01a21a1f-0f77-71d1-81ef-781c747122b8', '2026-11-06', '1', '0', '2026-11-06 12:15:31.111+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', '1'),
  ('01a1b51d-6a8b-742a-ad07-efe6c51b186a', '01a21a1f-0f77-71d1-81ef-781c747122b8', '2026-11-07', '1', '0', '2026-11-07 08:26:06.347+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', '1'),
  ('01a1c041-4eb3-7209-a260-13b4cf70f692', '01a21a1f-0f77-71d1-81ef-781c747122b8', '2026-11-09', '1', '0', '2026-11-09 12:21:07.891+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', '1'),
  ('01a1c53b-8e49-753f-80c3-3dfebd39fa45', '01a21a1f-0f77-71d1-81ef-781c747122b8', '2026-11-10', '1', '0', '2026-11-10 11:32:57.033+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', '1'),
  ('01a1ca38-8fec-7745-95b3-13a109299978', '01a21a1f-0f77-71d1-81ef-781c747122b8', '2026-11-11', '1', '0', '2026-11-11 10:47:46.924+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', '1'),
  ('01a1ce42-8cd3-706a-8d68-f8cf916b9b41', '01a21a1f-0f77-71d1-81ef-781c747122b8', '2026-11-12', '1', '0', '2026-11-12 05:37:10.355+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', '1'),
  ('01a1d445-07d9-74a6-ac3e-ea78e3e70491', '01a21a1f-0f77-71d1-81ef-781c747122b8', '2026-11-13', '1', '0', '2026-11-13 09:37:36.217+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', '1'),
  ('01a1d916-73a3-70d6-86e5-f0357a06490c', '01a21a1f-0f77-71d1-81ef-781c747122b8', '2026-11-14', '1', '0', '2026-11-14 08:04:49.699+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', '1'),
  ('01a1e402-4a37-73ec-af21-59f2cebf9f0f', '01a21a1f-0f77-71d1-81ef-781c747122b8', '2026-11-16', '1', '0', '2026-11-16 10:58:37.751+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', '1'),
  ('01a1e95a-a683-76ba-bb66-90c409b2aab5', '01a21a1f-0f77-71d1-81ef-781c747122b8', '2026-11-17', '1', '0', '2026-11-17 11:53:14.627+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', '1'),
  ('01a1ee80-40dd-7252-a782-e66c61674225', '01a21a1f-0f77-71d1-81ef-781c747122b8', '2026-11-18', '1', '0', '2026-11-18 11:52:25.053+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', '1'),
  ('01a1f2a8-7850-7568-9774-08d03d17502b', '01a21a1f-0f77-71d1-81ef-781c747122b8', '2026-11-19', '1', '0', '2026-11-19 07:14:49.552+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', '1'),
  ('01a1f8c0-38a9-730d-98fd-933bee7a340b', '01a21a1f-0f77-71d1-81ef-781c747122b8', '2026-11-20', '1', '0', '2026-11-20 11:38:29.417+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', '1');
insert into audit_entry ("id", "at", "actor_id", "actor_name", "actor_role", "action", "record", "record_id", "request_id", "before", "after") overriding system value values
  ('019583bb-5506-72c0-b0dc-7f51a03cdf97', '2025-03-11 05:44:07.174+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a1f-0f75-740d-ba9e-4a9ca79986eb', '019583bb-5506-767e-892b-bad3685757c2', NULL, '{"_id": "01a21a1f-0f75-740d-ba9e-4a9ca79986eb", "room": "Room 1", "bCode": "TALLY-2504", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2025-07-01", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2025-04-01", "courseName": "Tally with GST"}'),
  ('0195eaed-5b52-70a2-ac83-065635f5fc39', '2025-03-31 06:39:38.834+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'recurring.create', 'recurring', '01a21a1f-101e-7277-8e60-2a64bc5cc389', '0195eaed-5b52-76bd-859c-0bfa4acab798', NULL, '{"_id": "01a21a1f-101e-7277-8e60-2a64bc5cc389", "amount": 1500, "ledger": "01a21a1f-1017-7297-a317-cbe54d10931d", "remark": "Demo Repairs: upkeep of the projectors", "payMode": "Online", "version": 1, "startsOn": "2026-11-01", "createdAt": "2025-03-31T06:39:38.834Z", "exactMode": null, "updatedAt": "2025-03-31T06:39:38.834Z", "ledgerName": "Repairs"}'),
  ('0195eaed-5b52-716c-82b5-8f3919f771c2', '2025-03-31 06:39:38.834+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'category.create', 'category', '01a21a1f-1017-7297-a317-ba86e08b1238', '0195eaed-5b52-7009-a2f6-8b62d687c91a', NULL, '{"ledger": "Rent"}'),
  ('0195eaed-5b52-71fc-9d67-6507ce816221', '2025-03-31 06:39:38.834+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'category.create', 'category', '01a21a1f-1017-7297-a317-cbe54d10931d', '0195eaed-5b52-71b6-9637-08194e507d78', NULL, '{"ledger": "Repairs"}'),
  ('0195eaed-5b52-72f3-ad4d-4ffd41ed59e6', '2025-03-31 06:39:38.834+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'category.create', 'category', '01a21a1f-1017-7297-a317-d3f72e20beb3', '0195eaed-5b52-77a5-b836-55622bf22af6', NULL, '{"budget": 20000, "ledger": "Advertising"}'),
  ('0195eaed-5b52-7324-abbb-f7afd993f548', '2025-03-31 06:39:38.834+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'category.create', 'category', '01a21a1f-1017-7297-a317-c05ab9cf21ad', '0195eaed-5b52-755b-b3ac-d96023d9a974', NULL, '{"ledger": "Internet"}'),
  ('0195eaed-5b52-73b4-89ba-a02ace437256', '2025-03-31 06:39:38.834+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'category.create', 'category', '01a21a1f-1017-7297-a317-c488f60e0e5c', '0195eaed-5b52-73bc-add9-94f96e74f1b0', NULL, '{"budget": 5000, "ledger": "Stationery"}'),
  ('0195eaed-5b52-74ef-948e-f7c8e052718f', '2025-03-31 06:39:38.834+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'category.create', 'category', '01a21a1f-1017-7297-a317-cdea94413516', '0195eaed-5b52-74cd-8a18-8478b853559e', NULL, '{"budget": 3000, "ledger": "Tea and water"}'),
  ('0195eaed-5b52-75ef-a6f3-af3a234e783e', '2025-03-31 06:39:38.834+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'category.create', 'category', '01a21a1f-1017-7297-a317-b41820b053ac', '0195eaed-5b52-74d8-ab8d-9fb1d707671b', NULL, '{"ledger": "Salaries"}'),
  ('0195eaed-5b52-77c0-a799-792d36fb8340', '2025-03-31 06:39:38.834+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'category.create', 'category', '01a21a1f-1017-7297-a317-bf1597ab0739', '0195eaed-5b52-752c-b4c7-cfc2a84a0eb3', NULL, '{"ledger": "Electricity"}'),
  ('0195efe3-4389-7776-b350-5ca331dcaf59', '2025-04-01 05:46:43.465+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'staff.create', 'account', '01a21a1f-0fa2-769f-a858-202c1bab0b3b', '0195efe3-4389-71a2-ab68-890719269304', NULL, '{"id": "01a21a1f-0fa2-769f-a858-202c1bab0b3b", "name": "Anil Demo", "role": "admin", "email": "anil@example.com"}'),
  ('0195f066-eeb6-738c-8203-160f21e9562e', '2025-04-01 08:10:32.502+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'staff.create', 'account', '01a21a1f-0fa0-71e5-9a34-51e46b7387b6', '0195f066-eeb6-70e4-a422-1d02faa94214', NULL, '{"id": "01a21a1f-0fa0-71e5-9a34-51e46b7387b6", "name": "Hina Sample", "role": "hr", "email": "hina@example.com"}'),
  ('0195f0f8-846c-7322-a928-7489c63b60e6', '2025-04-01 10:49:33.548+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'course.create', 'course', '01a21a1f-0f73-7001-a9c0-4f1f442cb0f3', '0195f0f8-846c-74e3-95ef-b3b7b9773f6f', NULL, '{"_id": "01a21a1f-0f73-7001-a9c0-4f1f442cb0f3", "cFee": 16500, "course": "Français des affaires", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-7341-9302-2f944ad1230a', '2025-04-01 10:49:33.548+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'course.create', 'course', '01a21a1f-0f72-7277-9117-f8ecf670d104', '0195f0f8-846c-72b4-813c-84310fb18ad3', NULL, '{"_id": "01a21a1f-0f72-7277-9117-f8ecf670d104", "cFee": 45000, "course": "Full Stack Web Development", "version": 1, "cDuration": "8 months"}'),
  ('0195f0f8-846c-7442-9fc0-cfe15339aafc', '2025-04-01 10:49:33.548+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'course.create', 'course', '01a21a1f-0f72-7277-9117-ffb4def3ec6a', '0195f0f8-846c-77ae-be9c-7aecf2036440', NULL, '{"_id": "01a21a1f-0f72-7277-9117-ffb4def3ec6a", "cFee": 35000, "course": "Data Analytics", "version": 1, "cDuration": "6 months"}'),
  ('0195f0f8-846c-753e-affd-e6ca3793eca8', '2025-04-01 10:49:33.548+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'course.create', 'course', '01a21a1f-0f72-7277-9117-f1588b785ccd', '0195f0f8-846c-765c-a822-163d9287abe3', NULL, '{"_id": "01a21a1f-0f72-7277-9117-f1588b785ccd", "cFee": 12000, "course": "Tally with GST", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-7554-bbca-3e61513fdfe9', '2025-04-01 10:49:33.548+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'course.create', 'course', '01a21a1f-0f72-7277-9117-f70d5e5b865a', '0195f0f8-846c-7188-86b8-1a4d867be936', NULL, '{"_id": "01a21a1f-0f72-7277-9117-f70d5e5b865a", "cFee": 18000, "course": "Python Programming", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-7557-ac55-c9fdb960236a', '2025-04-01 10:49:33.548+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'course.create', 'course', '01a21a1f-0f73-7001-a9c0-44287cb8e8f7', '0195f0f8-846c-744e-8e8d-95a2a7ce083b', NULL, '{"_id": "01a21a1f-0f73-7001-a9c0-44287cb8e8f7", "cFee": 15000, "course": "Digital Marketing", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-760f-8df6-ab1ea04d3996', '2025-04-01 10:49:33.548+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'course.create', 'course', '01a21a1f-0f73-7001-a9c0-438464dbebd6', '0195f0f8-846c-75d5-a7bb-ceadcff3575d', NULL, '{"_id": "01a21a1f-0f73-7001-a9c0-438464dbebd6", "cFee": 22000, "course": "Graphic Design", "version": 1, "cDuration": "5 months"}'),
  ('0195f0f8-846c-767b-a9f5-c31b71acd45a', '2025-04-01 10:49:33.548+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'course.create', 'course', '01a21a1f-0f73-7001-a9c0-499976960143', '0195f0f8-846c-705e-b6f4-b022c05fd80d', NULL, '{"_id": "01a21a1f-0f73-7001-a9c0-499976960143", "cFee": 4500, "course": "Hindi Typing", "version": 1, "cDuration": "2 months"}'),
  ('0195f143-5a97-7241-9c02-f6e43e878ac7', '2025-04-01 12:11:18.039+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'staff.create', 'account', '01a21a1f-0fa1-7413-ba86-33f7c9d166ef', '0195f143-5a97-7328-a624-29695c1b9693', NULL, '{"id": "01a21a1f-0fa1-7413-ba86-33f7c9d166ef", "name": "Hemant Namuna", "role": "hr", "email": "hemant@example.com"}'),
  ('0195f16e-4e64-7076-a521-b7f5566dd57a', '2025-04-01 12:58:12.964+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'staff.create', 'account', '01a21a1f-0fa2-769f-a858-1e8cf8e59a3f', '0195f16e-4e64-74f0-a590-e4d73e5de083', NULL, '{"id": "01a21a1f-0fa2-769f-a858-1e8cf8e59a3f", "name": "Hazel Specimen", "role": "hr", "email": "hazel@example.com"}'),
  ('01960aa5-c6f2-7566-83e8-3dcc8125bc33', '2025-04-06 10:29:18.706+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a1f-0f75-740d-ba9e-4ed72a4a2f93', '01960aa5-c6f2-76bd-a30c-05f5029249c0', NULL, '{"_id": "01a21a1f-0f75-740d-ba9e-4ed72a4a2f93", "room": "Room 2", "bCode": "PY-2504", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2025-08-27", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 6}], "startDate": "2025-04-27", "courseName": "Python Programming"}'),
  ('01962e07-dbf7-7346-a0c3-a7c37250b633', '2025-04-13 07:23:09.175+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01962e07-dbf7-736c-b45c-6dac63ac48b8', '01962e07-dbf7-7034-9dec-5ea985850891', NULL, '{"_id": "01962e07-dbf7-736c-b45c-6dac63ac48b8", "date": "2025-04-13", "mode": "online", "year": 2025, "month": 4, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "online"}'),
  ('01965222-1b54-70a8-835b-a5af0ead8ab5', '2025-04-20 07:38:09.108+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '01962e07-dbf7-736c-b45c-6dac63ac48b8', '01965222-1b54-703a-b88c-9a1d27ed1aa9', '{"status": "Open"}', '{"status": "Pending"}'),
  ('0196952d-9296-72b3-b672-3a7f858fc26d', '2025-05-03 08:05:14.006+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a1f-0f75-740d-ba9e-5009622a31a0', '0196952d-9296-75f2-9472-27d1e6ba6d0f', NULL, '{"_id": "01a21a1f-0f75-740d-ba9e-5009622a31a0", "room": "Lab 1", "bCode": "FSW-2505", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-01-24", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2025-05-24", "courseName": "Full Stack Web Development"}'),
  ('01971baf-477f-701b-ad18-19d8d7959c2a', '2025-05-29 10:56:01.407+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a1f-0f75-740d-ba9e-575d07fa38e3', '01971baf-477f-70de-80c3-78bde1b57978', NULL, '{"_id": "01a21a1f-0f75-740d-ba9e-575d07fa38e3", "room": "Lab 2", "bCode": "DA-2506", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2025-12-19", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}], "startDate": "2025-06-19", "courseName": "Data Analytics"}'),
  ('01972f8c-001d-77f3-b318-01542dd42692', '2025-06-02 07:29:53.693+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'expense.create', 'expense', '01972f8c-001d-7241-8772-e810152ae4cd', '01972f8c-001d-768c-8bc4-a696e06ffd34', NULL, '{"_id": "01972f8c-001d-7241-8772-e810152ae4cd", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 172, "ledger": "01a21a1f-1017-7297-a317-c05ab9cf21ad", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T07:29:53.693Z", "exactMode": null, "updatedAt": "2025-06-02T07:29:53.693Z", "voucherNo": "V2025-26/0001", "ledgerName": "Internet"}'),
  ('019730ae-176e-75a3-9d14-2b1052196250', '2025-06-02 12:46:45.102+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'expense.create', 'expense', '019730ae-176e-72ce-89e6-bd704e264c9d', '019730ae-176e-722b-a137-45a2689d31c4', NULL, '{"_id": "019730ae-176e-72ce-89e6-bd704e264c9d", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 516, "ledger": "01a21a1f-1017-7297-a317-bf1597ab0739", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T12:46:45.102Z", "exactMode": null, "updatedAt": "2025-06-02T12:46:45.102Z", "voucherNo": "V2025-26/0002", "ledgerName": "Electricity"}'),
  ('01973f27-1abc-71a7-9820-bc50d8107d7a', '2025-06-05 08:13:36.828+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'expense.create', 'expense', '01973f27-1abc-7070-89e4-a8f74747c089', '01973f27-1abc-7595-8130-93cba0323727', NULL, '{"_id": "01973f27-1abc-7070-89e4-a8f74747c089", "date": "2025-06-05", "year": 2025, "month": 6, "amount": 3876, "ledger": "01a21a1f-1017-7297-a317-b41820b053ac", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-06-05T08:13:36.828Z", "exactMode": null, "updatedAt": "2025-06-05T08:13:36.828Z", "voucherNo": "V2025-26/0003", "ledgerName": "Salaries"}'),
  ('01973f71-631b-767a-85d2-43cec47f5763', '2025-06-05 09:34:45.019+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01973f71-631b-7227-8416-eca24125c13c', '01973f71-631b-7233-8215-1d5fa33b6f8c', NULL, '{"_id": "01973f71-631b-7227-8416-eca24125c13c", "date": "2025-06-05", "mode": "offline", "year": 2025, "month": 6, "course": "Data Analytics", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019744be-dbb1-747e-bc66-71b3b9998368', '2025-06-06 10:17:28.241+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'expense.create', 'expense', '019744be-dbb1-71ec-803d-98787efb25f6', '019744be-dbb1-725c-ac30-5f7bdf4f157a', NULL, '{"_id": "019744be-dbb1-71ec-803d-98787efb25f6", "date": "2025-06-06", "year": 2025, "month": 6, "amount": 2153, "ledger": "01a21a1f-1017-7297-a317-ba86e08b1238", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-06-06T10:17:28.241Z", "exactMode": null, "updatedAt": "2025-06-06T10:17:28.241Z", "voucherNo": "V2025-26/0004", "ledgerName": "Rent"}'),
  ('01976d38-7d5f-7310-bd4b-e93896b6091a', '2025-06-14 06:55:08.127+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'enquiry.admit', 'enquiry', '01973f71-631b-7227-8416-eca24125c13c', '01976d38-7d5f-7104-a7a3-b70d4eaef82e', '{"status": "Open", "student": null}', '{"status": "Closed", "student": "01976d38-7d5f-7382-a350-1cc883a08621"}'),
  ('01976d38-7d5f-74c0-b55d-5b36a66b0bea', '2025-06-14 06:55:08.127+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'student.register', 'student', '01976d38-7d5f-7382-a350-1cc883a08621', '01976d38-7d5f-7342-9744-c124c6ef427a', NULL, '{"_id": "01976d38-7d5f-7382-a350-1cc883a08621", "fee": 31500, "mode": "offline", "batch": "DA-2506", "course": "Data Analytics", "status": "Active", "PaidFee": 0, "dueDate": "2025-07-19", "endDate": "2025-12-19", "version": 1, "TotalFee": 31500, "declared": null, "isPlaced": "notPlaced", "cduration": "6 months", "PendingFee": 31500, "isCompleted": "yes", "joiningDate": "2025-06-14"}'),
  ('01977d82-9bf0-72f3-86c8-60ac41e7feca', '2025-06-17 10:50:01.072+00', '01a21a1f-0fa0-71e5-9a34-51e46b7387b6', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01977d82-9bf0-73f5-b333-5f4531efeaeb', '01977d82-9bf0-72cd-badc-186213a3b28f', NULL, '{"_id": "01977d82-9bf0-73f5-b333-5f4531efeaeb", "due": 21000, "date": "2025-06-17", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 6, "course": "Data Analytics", "changed": false, "payMode": "Online", "payable": 31500, "student": "01976d38-7d5f-7382-a350-1cc883a08621", "version": 1, "issuedOn": "2025-06-17", "exactMode": "UPI", "receiptNo": "2025-26/000001"}'),
  ('0197a729-c8b5-7231-9bd2-dad8619811f8', '2025-06-25 12:57:02.901+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a1f-0f76-71ca-a1f7-6cde89597474', '0197a729-c8b5-73f8-a417-0bb88da25144', NULL, '{"_id": "01a21a1f-0f76-71ca-a1f7-6cde89597474", "room": "Room 1", "bCode": "GD-2507", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2025-12-16", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 2}, {"end": "20:00", "start": "18:00", "weekday": 4}, {"end": "20:00", "start": "18:00", "weekday": 6}], "startDate": "2025-07-16", "courseName": "Graphic Design"}'),
  ('0197cf00-2cf0-72c8-a473-e03dc70364a2', '2025-07-03 06:36:24.688+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'expense.create', 'expense', '0197cf00-2cf0-715e-965c-e151fb080951', '0197cf00-2cf0-762a-8054-5bdd079f20ae', NULL, '{"_id": "0197cf00-2cf0-715e-965c-e151fb080951", "date": "2025-07-03", "year": 2025, "month": 7, "amount": 1058, "ledger": "01a21a1f-1017-7297-a317-bf1597ab0739", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-03T06:36:24.688Z", "exactMode": null, "updatedAt": "2025-07-03T06:36:24.688Z", "voucherNo": "V2025-26/0005", "ledgerName": "Electricity"}'),
  ('0197d3b1-cdf4-7458-8dc5-ba6c289643d3', '2025-07-04 04:28:54.644+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d3b1-cdf4-753b-b939-194beef8b97f', '0197d3b1-cdf4-7030-b68c-e648f2d4d32a', NULL, '{"_id": "0197d3b1-cdf4-753b-b939-194beef8b97f", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 352, "ledger": "01a21a1f-1017-7297-a317-c05ab9cf21ad", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T04:28:54.644Z", "exactMode": null, "updatedAt": "2025-07-04T04:28:54.644Z", "voucherNo": "V2025-26/0006", "ledgerName": "Internet"}'),
  ('0197d44b-78c3-720d-8fe2-f1927520af39', '2025-07-04 07:16:45.379+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d44b-78c3-7322-aeb6-fbeec58a87eb', '0197d44b-78c3-76f8-96de-5b1a4881e9a8', NULL, '{"_id": "0197d44b-78c3-7322-aeb6-fbeec58a87eb", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 7938, "ledger": "01a21a1f-1017-7297-a317-b41820b053ac", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T07:16:45.379Z", "exactMode": null, "updatedAt": "2025-07-04T07:16:45.379Z", "voucherNo": "V2025-26/0007", "ledgerName": "Salaries"}'),
  ('0197e9a1-67f5-72d9-96a5-d10455fc3ef0', '2025-07-08 10:42:38.709+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'expense.create', 'expense', '0197e9a1-67f5-740b-8d4f-441e3a202e72', '0197e9a1-67f5-721a-8cd6-309d10a414f3', NULL, '{"_id": "0197e9a1-67f5-740b-8d4f-441e3a202e72", "date": "2025-07-08", "year": 2025, "month": 7, "amount": 4410, "ledger": "01a21a1f-1017-7297-a317-ba86e08b1238", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-07-08T10:42:38.709Z", "exactMode": null, "updatedAt": "2025-07-08T10:42:38.709Z", "voucherNo": "V2025-26/0008", "ledgerName": "Rent"}'),
  ('01980c8c-196a-7778-bd40-1defacd1f9a2', '2025-07-15 05:26:04.906+00', '01a21a1f-0fa1-7413-ba86-33f7c9d166ef', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '01980c8c-196a-7322-8a86-1ec0aba1251a', '01980c8c-196a-75fc-9365-276801b5b25c', NULL, '{"_id": "01980c8c-196a-7322-8a86-1ec0aba1251a", "due": 10500, "date": "2025-07-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 7, "course": "Data Analytics", "changed": false, "payMode": "Cash", "payable": 31500, "student": "01976d38-7d5f-7382-a350-1cc883a08621", "version": 1, "issuedOn": "2025-07-15", "exactMode": null, "receiptNo": "2025-26/000002"}'),
  ('01982b99-c49f-7291-a78d-d086a1a03dfd', '2025-07-21 06:09:14.399+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a1f-0f76-71ca-a1f7-732a56a38fc8', '01982b99-c49f-701b-9fe1-3b1fbc1f2098', NULL, '{"_id": "01a21a1f-0f76-71ca-a1f7-732a56a38fc8", "room": "Room 2", "bCode": "DM-2508", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2025-11-11", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2025-08-11", "courseName": "Digital Marketing"}'),
  ('0198305a-7b46-757c-a41b-791f6db7659c', '2025-07-22 04:18:12.934+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'student.register', 'student', '0198305a-7b46-720c-bce5-a88e5aa3470d', '0198305a-7b46-70c3-ab0c-8adb667e7a38', NULL, '{"_id": "0198305a-7b46-720c-bce5-a88e5aa3470d", "fee": 22000, "mode": "offline", "batch": "GD-2507", "course": "Graphic Design", "status": "Active", "PaidFee": 0, "dueDate": "2025-08-26", "endDate": "2025-12-16", "version": 1, "TotalFee": 22000, "declared": null, "isPlaced": "notPlaced", "cduration": "5 months", "PendingFee": 22000, "isCompleted": "yes", "joiningDate": "2025-07-22"}'),
  ('01983ab5-5436-7742-b4bf-2f86c4dfb8dd', '2025-07-24 04:33:38.87+00', '01976d38-7d5f-7382-a350-1cc883a08621', '', 'student', 'project.add', 'project', '01983ab5-5436-703a-bdec-d6c3ee3a0cc0', '01983ab5-5436-7136-a7aa-56bc32f8274f', NULL, '{"_id": "01983ab5-5436-703a-bdec-d6c3ee3a0cc0", "student": "01976d38-7d5f-7382-a350-1cc883a08621", "version": 1}'),
  ('01984f40-d442-778a-9f9c-f0cf08264e6c', '2025-07-28 04:18:25.474+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'fee.record', 'receipt', '01984f40-d442-75cf-bbb4-dc4e8c95672c', '01984f40-d442-7176-9276-fde2cf8d5f4f', NULL, '{"_id": "01984f40-d442-75cf-bbb4-dc4e8c95672c", "due": 11000, "date": "2025-07-28", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 7, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-720c-bce5-a88e5aa3470d", "version": 1, "issuedOn": "2025-07-28", "exactMode": "Bank transfer", "receiptNo": "2025-26/000003"}'),
  ('01985aa9-0953-7342-bc5a-9bff81b24302', '2025-07-30 09:28:04.179+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'staff.update', 'account', '01a21a1f-0fa2-769f-a858-1e8cf8e59a3f', '01985aa9-0953-716e-9a0b-df26137d3307', '{"status": "Active", "version": 1}', '{"status": "Disable", "version": 2}'),
  ('01986905-43a3-7690-92fc-3dd8919a974f', '2025-08-02 04:23:29.443+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'expense.create', 'expense', '01986905-43a3-7723-99fa-08bdd5525dde', '01986905-43a3-7561-b009-e058cdfa9001', NULL, '{"_id": "01986905-43a3-7723-99fa-08bdd5525dde", "date": "2025-08-02", "year": 2025, "month": 8, "amount": 4341, "ledger": "01a21a1f-1017-7297-a317-ba86e08b1238", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-08-02T04:23:29.443Z", "exactMode": null, "updatedAt": "2025-08-02T04:23:29.443Z", "voucherNo": "V2025-26/0009", "ledgerName": "Rent"}'),
  ('019873c7-c03e-7179-b04e-896fc6297931', '2025-08-04 06:32:07.486+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'expense.create', 'expense', '019873c7-c03e-7160-8e1b-8624bfee1db8', '019873c7-c03e-708c-ba60-fd4463862fd5', NULL, '{"_id": "019873c7-c03e-7160-8e1b-8624bfee1db8", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 7814, "ledger": "01a21a1f-1017-7297-a317-b41820b053ac", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T06:32:07.486Z", "exactMode": null, "updatedAt": "2025-08-04T06:32:07.486Z", "voucherNo": "V2025-26/0010", "ledgerName": "Salaries"}'),
  ('0198742d-391a-77a7-a0fd-ac8172835089', '2025-08-04 08:22:57.562+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'expense.create', 'expense', '0198742d-391a-77cb-976b-d9ffaa503440', '0198742d-391a-739b-8b84-e2e30d7a3e84', NULL, '{"_id": "0198742d-391a-77cb-976b-d9ffaa503440", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 347, "ledger": "01a21a1f-1017-7297-a317-c05ab9cf21ad", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T08:22:57.562Z", "exactMode": null, "updatedAt": "2025-08-04T08:22:57.562Z", "voucherNo": "V2025-26/0011", "ledgerName": "Internet"}'),
  ('01987a45-a517-767f-b3fd-8beb030f24b0', '2025-08-05 12:47:21.367+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'expense.create', 'expense', '01987a45-a517-714c-abc1-ce3378d50425', '01987a45-a517-70ed-8d6b-12f2989c4de6', NULL, '{"_id": "01987a45-a517-714c-abc1-ce3378d50425", "date": "2025-08-05", "year": 2025, "month": 8, "amount": 1041, "ledger": "01a21a1f-1017-7297-a317-bf1597ab0739", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-05T12:47:21.367Z", "exactMode": null, "updatedAt": "2025-08-05T12:47:21.367Z", "voucherNo": "V2025-26/0012", "ledgerName": "Electricity"}'),
  ('0198adb9-bb13-7302-a431-eba7d50d3cc7', '2025-08-15 12:34:47.187+00', '01a21a1f-0fa0-71e5-9a34-51e46b7387b6', 'Hina Sample', 'hr', 'fee.record', 'receipt', '0198adb9-bb13-761e-b506-1de5536760e9', '0198adb9-bb13-7111-9a82-bd593acf6b5b', NULL, '{"_id": "0198adb9-bb13-761e-b506-1de5536760e9", "due": 0, "date": "2025-08-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 8, "course": "Data Analytics", "changed": false, "payMode": "Others", "payable": 31500, "student": "01976d38-7d5f-7382-a350-1cc883a08621", "version": 1, "issuedOn": "2025-08-15", "exactMode": null, "receiptNo": "2025-26/000004"}'),
  ('0198b7a5-65f9-70b8-9c72-0487422b6549', '2025-08-17 10:48:46.841+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a1f-0f76-71ca-a1f7-777ec497c646', '0198b7a5-65f9-7183-96ab-46f5660504b2', NULL, '{"_id": "01a21a1f-0f76-71ca-a1f7-777ec497c646", "room": "Lab 1", "bCode": "HT-2509", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2025-11-07", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2025-09-07", "courseName": "Hindi Typing"}'),
  ('0198d1be-32ac-770a-952e-85b8f72f7f80', '2025-08-22 12:25:59.724+00', '01a21a1f-0fa1-7413-ba86-33f7c9d166ef', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '0198d1be-32ac-734b-855e-d14e2c64dfb0', '0198d1be-32ac-77f3-bc81-1b788e253937', NULL, '{"_id": "0198d1be-32ac-734b-855e-d14e2c64dfb0", "due": 0, "date": "2025-08-21", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 8, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-720c-bce5-a88e5aa3470d", "version": 1, "issuedOn": "2025-08-22", "exactMode": "UPI", "receiptNo": "2025-26/000005"}'),
  ('019904aa-7eb6-7649-8559-bacc069093b8', '2025-09-01 09:45:06.486+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'expense.create', 'expense', '019904aa-7eb6-7370-b91d-7404df85e043', '019904aa-7eb6-772f-bd65-75a52ca65b89', NULL, '{"_id": "019904aa-7eb6-7370-b91d-7404df85e043", "date": "2025-09-01", "year": 2025, "month": 9, "amount": 6144, "ledger": "01a21a1f-1017-7297-a317-b41820b053ac", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-09-01T09:45:06.486Z", "exactMode": null, "updatedAt": "2025-09-01T09:45:06.486Z", "voucherNo": "V2025-26/0013", "ledgerName": "Salaries"}'),
  ('01990a07-c598-7671-9fcc-97cc1750cbaf', '2025-09-02 10:45:05.56+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'expense.create', 'expense', '01990a07-c598-71c9-8aed-3d3bba8dcf52', '01990a07-c598-7380-b475-efc0eb5ce43f', NULL, '{"_id": "01990a07-c598-71c9-8aed-3d3bba8dcf52", "date": "2025-09-02", "year": 2025, "month": 9, "amount": 3413, "ledger": "01a21a1f-1017-7297-a317-ba86e08b1238", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-09-02T10:45:05.560Z", "exactMode": null, "updatedAt": "2025-09-02T10:45:05.560Z", "voucherNo": "V2025-26/0014", "ledgerName": "Rent"}'),
  ('01990f32-eeb0-7340-9553-5220aab4f814', '2025-09-03 10:50:20.208+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'expense.create', 'expense', '01990f32-eeb0-72e6-9f30-0d653ac11379', '01990f32-eeb0-76e1-a900-acbd721525c4', NULL, '{"_id": "01990f32-eeb0-72e6-9f30-0d653ac11379", "date": "2025-09-03", "year": 2025, "month": 9, "amount": 819, "ledger": "01a21a1f-1017-7297-a317-bf1597ab0739", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-03T10:50:20.208Z", "exactMode": null, "updatedAt": "2025-09-03T10:50:20.208Z", "voucherNo": "V2025-26/0015", "ledgerName": "Electricity"}'),
  ('0199291d-4815-7514-ad9c-8651796c8bbe', '2025-09-08 11:36:48.917+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'expense.create', 'expense', '0199291d-4815-71e5-9941-ae04e5321ee3', '0199291d-4815-751e-a912-7e625b7a534f', NULL, '{"_id": "0199291d-4815-71e5-9941-ae04e5321ee3", "date": "2025-09-08", "year": 2025, "month": 9, "amount": 273, "ledger": "01a21a1f-1017-7297-a317-c05ab9cf21ad", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-08T11:36:48.917Z", "exactMode": null, "updatedAt": "2025-09-08T11:36:48.917Z", "voucherNo": "V2025-26/0016", "ledgerName": "Internet"}'),
  ('01993c60-445a-7520-9c08-11771f86ab6a', '2025-09-12 05:22:45.978+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a1f-0f76-71ca-a1f7-7aaef55fb4e5', '01993c60-445a-77d3-961b-c9d32b9a041f', NULL, '{"_id": "01a21a1f-0f76-71ca-a1f7-7aaef55fb4e5", "room": "Lab 2", "bCode": "FR-2510", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2026-02-03", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 6}], "startDate": "2025-10-03", "courseName": "Français des affaires"}'),
  ('01994735-b681-77dd-89d6-1bfae2c8d201', '2025-09-14 07:52:06.529+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'fee.record', 'receipt', '01994735-b681-7482-8085-beb65d6ab54d', '01994735-b681-7424-a1fd-26d8e4cf4395', NULL, '{"_id": "01994735-b681-7482-8085-beb65d6ab54d", "due": 0, "date": "2025-09-14", "paid": 15000, "year": 2025, "bCode": "DM-2508", "month": 9, "course": "Digital Marketing", "changed": false, "payMode": "Cash", "payable": 15000, "student": "0199483e-e8b1-7019-8c27-a81e24c004c1", "version": 1, "issuedOn": "2025-09-14", "exactMode": null, "receiptNo": "2025-26/000006"}'),
  ('0199483e-e8b1-702e-915b-355dad518655', '2025-09-14 12:41:46.417+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'student.register', 'student', '0199483e-e8b1-7019-8c27-a81e24c004c1', '0199483e-e8b1-7787-861a-ee2c0805fe46', NULL, '{"_id": "0199483e-e8b1-7019-8c27-a81e24c004c1", "fee": 15000, "mode": "online", "batch": "DM-2508", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2025-10-19", "endDate": "2025-11-11", "version": 1, "TotalFee": 15000, "declared": null, "isPlaced": "placed", "cduration": "3 months", "PendingFee": 15000, "isCompleted": "yes", "joiningDate": "2025-09-14"}'),
  ('0199c7c0-0ba8-734f-a78a-25d0e3a10974', '2025-10-09 06:54:35.944+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a1f-0f76-71ca-a1f7-7d98ecac0a55', '0199c7c0-0ba8-7735-ad9e-16fff53594d5', NULL, '{"_id": "01a21a1f-0f76-71ca-a1f7-7d98ecac0a55", "room": "Room 1", "bCode": "TALLY-2510", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-01-30", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2025-10-30", "courseName": "Tally with GST"}'),
  ('019a24d1-6480-7149-a654-be652908ddf0', '2025-10-27 08:38:13.888+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '019a24d1-6480-77ff-8512-2edbffe7c4d0', '019a24d1-6480-7422-b726-1d55323e20fb', '{"status": "Open"}', '{"status": "Pending"}'),
  ('019a24d1-6480-71c5-9cab-933c8698bd3c', '2025-10-27 08:38:13.888+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '019a24d1-6480-77ff-8512-2edbffe7c4d0', '019a24d1-6480-771f-8fee-09dd30a86114', NULL, '{"_id": "019a24d1-6480-77ff-8512-2edbffe7c4d0", "date": "2025-10-27", "mode": "offline", "year": 2025, "month": 10, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019a3e0d-cbe7-74b2-bbd8-0f9087e29efc', '2025-11-01 06:14:42.919+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'expense.create', 'expense', '019a3e0d-cbe7-76e9-865e-142a222de08b', '019a3e0d-cbe7-7684-ad49-49fea696f7a0', NULL, '{"_id": "019a3e0d-cbe7-76e9-865e-142a222de08b", "date": "2025-11-01", "year": 2025, "month": 11, "amount": 1250, "ledger": "01a21a1f-1017-7297-a317-ba86e08b1238", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-11-01T06:14:42.919Z", "exactMode": null, "updatedAt": "2025-11-01T06:14:42.919Z", "voucherNo": "V2025-26/0017", "ledgerName": "Rent"}'),
  ('019a499b-18e8-77f9-af69-d6098231b5a8', '2025-11-03 12:04:52.584+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'expense.create', 'expense', '019a499b-18e8-73f5-b03c-0c6275bb13fe', '019a499b-18e8-7074-9e9a-af3048b589c4', NULL, '{"_id": "019a499b-18e8-73f5-b03c-0c6275bb13fe", "date": "2025-11-03", "year": 2025, "month": 11, "amount": 2250, "ledger": "01a21a1f-1017-7297-a317-b41820b053ac", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-11-03T12:04:52.584Z", "exactMode": null, "updatedAt": "2025-11-03T12:04:52.584Z", "voucherNo": "V2025-26/0018", "ledgerName": "Salaries"}'),
  ('019a4dd1-d13d-7004-9813-3cc7ff9d507b', '2025-11-04 07:43:07.581+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a1f-0f76-71ca-a1f7-81472e28e1db', '019a4dd1-d13d-7610-b025-b11b7f4ae37d', NULL, '{"_id": "01a21a1f-0f76-71ca-a1f7-81472e28e1db", "room": "Room 2", "bCode": "PY-2511", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2026-03-25", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}], "startDate": "2025-11-25", "courseName": "Python Programming"}'),
  ('019a5870-be50-7260-a7bc-844f7d84cc83', '2025-11-06 09:12:55.12+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'expense.create', 'expense', '019a5870-be50-70eb-b98b-4f56f35a465d', '019a5870-be50-7332-874a-f7b53b9b2939', NULL, '{"_id": "019a5870-be50-70eb-b98b-4f56f35a465d", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 100, "ledger": "01a21a1f-1017-7297-a317-c05ab9cf21ad", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T09:12:55.120Z", "exactMode": null, "updatedAt": "2025-11-06T09:12:55.120Z", "voucherNo": "V2025-26/0019", "ledgerName": "Internet"}'),
  ('019a58cd-919f-725c-b318-6ed7d1f758ab', '2025-11-06 10:54:18.527+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'expense.create', 'expense', '019a58cd-919f-7687-95e9-40938014d3fd', '019a58cd-919f-7178-ab72-6c89574d3b00', NULL, '{"_id": "019a58cd-919f-7687-95e9-40938014d3fd", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 300, "ledger": "01a21a1f-1017-7297-a317-bf1597ab0739", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T10:54:18.527Z", "exactMode": null, "updatedAt": "2025-11-06T10:54:18.527Z", "voucherNo": "V2025-26/0020", "ledgerName": "Electricity"}'),
  ('019acdcb-3f5e-767b-8221-f1d140213de2', '2025-11-29 04:07:20.67+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'student.register', 'student', '019acdcb-3f5e-7797-9596-1c8eae7523f2', '019acdcb-3f5e-7376-8cca-09670e4bf060', NULL, '{"_id": "019acdcb-3f5e-7797-9596-1c8eae7523f2", "fee": 18000, "mode": "offline", "batch": "PY-2511", "course": "Python Programming", "status": "Active", "PaidFee": 0, "dueDate": "2026-01-03", "endDate": "2026-03-25", "version": 1, "TotalFee": 18000, "declared": null, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 18000, "isCompleted": "yes", "joiningDate": "2025-11-29"}'),
  ('019acefa-c7b2-7633-89e8-ccf8ae9dbe59', '2025-11-29 09:38:52.978+00', '01a21a1f-0fa0-71e5-9a34-51e46b7387b6', 'Hina Sample', 'hr', 'fee.record', 'receipt', '019acefa-c7b2-72fe-8d58-9dc0ff12dcf0', '019acefa-c7b2-704b-b1f7-a61b8605e993', NULL, '{"_id": "019acefa-c7b2-72fe-8d58-9dc0ff12dcf0", "due": 12000, "date": "2025-11-29", "paid": 6000, "year": 2025, "bCode": "PY-2511", "month": 11, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-7797-9596-1c8eae7523f2", "version": 1, "issuedOn": "2025-11-29", "exactMode": null, "receiptNo": "2025-26/000007"}'),
  ('019ad88c-72fa-7443-85eb-9e96f840de45', '2025-12-01 06:14:34.49+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a1f-0f76-71ca-a1f7-87bf3d3c772b', '019ad88c-72fa-7784-b582-a04443e79ca5', NULL, '{"_id": "01a21a1f-0f76-71ca-a1f7-87bf3d3c772b", "room": "Lab 1", "bCode": "FSW-2512", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-08-22", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2025-12-22", "courseName": "Full Stack Web Development"}'),
  ('019b5e41-c6ac-773d-99ab-38cca101fa38', '2025-12-27 05:22:07.66+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a1f-0f76-71ca-a1f7-89af54dd2dc0', '019b5e41-c6ac-76dd-8b3a-74ef58689e8a', NULL, '{"_id": "01a21a1f-0f76-71ca-a1f7-89af54dd2dc0", "room": "Lab 2", "bCode": "DA-2601", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-07-17", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2026-01-17", "courseName": "Data Analytics"}'),
  ('019b7ce0-50eb-7701-aeec-ad7b6f97fba1', '2026-01-02 04:03:54.219+00', '01a21a1f-0fa1-7413-ba86-33f7c9d166ef', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '019b7ce0-50eb-72be-909e-3f48cc1e1094', '019b7ce0-50eb-715a-b28f-4be757ea143e', NULL, '{"_id": "019b7ce0-50eb-72be-909e-3f48cc1e1094", "due": 6000, "date": "2026-01-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 1, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-7797-9596-1c8eae7523f2", "version": 1, "issuedOn": "2026-01-02", "exactMode": null, "receiptNo": "2025-26/000008"}'),
  ('019b7d9a-7db3-750b-9729-9be226a248de', '2026-01-02 07:27:15.379+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'expense.create', 'expense', '019b7d9a-7db3-73c4-8651-5f93634e380c', '019b7d9a-7db3-70fd-b8b0-db1ca9d9fb72', NULL, '{"_id": "019b7d9a-7db3-73c4-8651-5f93634e380c", "date": "2026-01-02", "year": 2026, "month": 1, "amount": 1076, "ledger": "01a21a1f-1017-7297-a317-ba86e08b1238", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-01-02T07:27:15.379Z", "exactMode": null, "updatedAt": "2026-01-02T07:27:15.379Z", "voucherNo": "V2025-26/0021", "ledgerName": "Rent"}'),
  ('019b92c8-7213-73d3-9160-3dd273b3f347', '2026-01-06 10:09:28.595+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'expense.create', 'expense', '019b92c8-7213-7052-8238-c9a4bdce7116', '019b92c8-7213-7092-85a9-af58f74fee99', NULL, '{"_id": "019b92c8-7213-7052-8238-c9a4bdce7116", "date": "2026-01-06", "year": 2026, "month": 1, "amount": 258, "ledger": "01a21a1f-1017-7297-a317-bf1597ab0739", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-06T10:09:28.595Z", "exactMode": null, "updatedAt": "2026-01-06T10:09:28.595Z", "voucherNo": "V2025-26/0022", "ledgerName": "Electricity"}'),
  ('019b96c0-e9f1-772a-9627-482d95d44e04', '2026-01-07 04:39:43.857+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'expense.create', 'expense', '019b96c0-e9f1-7373-8cb6-c87f4fc2984c', '019b96c0-e9f1-76a7-8411-0e989c2ec575', NULL, '{"_id": "019b96c0-e9f1-7373-8cb6-c87f4fc2984c", "date": "2026-01-07", "year": 2026, "month": 1, "amount": 1938, "ledger": "01a21a1f-1017-7297-a317-b41820b053ac", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-01-07T04:39:43.857Z", "exactMode": null, "updatedAt": "2026-01-07T04:39:43.857Z", "voucherNo": "V2025-26/0023", "ledgerName": "Salaries"}'),
  ('019b9be6-f910-7100-b3ee-8434090a73bd', '2026-01-08 04:39:24.176+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'expense.create', 'expense', '019b9be6-f910-7368-bc80-a61b245724a3', '019b9be6-f910-74ed-ac14-975e4cd17700', NULL, '{"_id": "019b9be6-f910-7368-bc80-a61b245724a3", "date": "2026-01-08", "year": 2026, "month": 1, "amount": 86, "ledger": "01a21a1f-1017-7297-a317-c05ab9cf21ad", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-08T04:39:24.176Z", "exactMode": null, "updatedAt": "2026-01-08T04:39:24.176Z", "voucherNo": "V2025-26/0024", "ledgerName": "Internet"}'),
  ('019bea69-43a4-729b-a46a-2ef857ec73b5', '2026-01-23 10:32:05.796+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a1f-0f76-71ca-a1f7-8d61e1ed6768', '019bea69-43a4-7596-8838-08920be0885e', NULL, '{"_id": "01a21a1f-0f76-71ca-a1f7-8d61e1ed6768", "room": "Room 1", "bCode": "GD-2602", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-07-13", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-02-13", "courseName": "Graphic Design"}'),
  ('019c1cef-33c4-77f1-a404-5822980012d9', '2026-02-02 05:59:24.356+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'fee.record', 'receipt', '019c1cef-33c4-715d-8dbf-b8709d03fa21', '019c1cef-33c4-705b-b77b-f109d6924116', NULL, '{"_id": "019c1cef-33c4-715d-8dbf-b8709d03fa21", "due": 0, "date": "2026-02-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 2, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-7797-9596-1c8eae7523f2", "version": 1, "issuedOn": "2026-02-02", "exactMode": null, "receiptNo": "2025-26/000009"}'),
  ('019c31b6-9ffd-748f-9178-b91790c16eeb', '2026-02-06 06:49:38.045+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'expense.create', 'expense', '019c31b6-9ffd-767b-ab76-c4db0d6a4eef', '019c31b6-9ffd-7530-bde5-150fc51e4990', NULL, '{"_id": "019c31b6-9ffd-767b-ab76-c4db0d6a4eef", "date": "2026-02-06", "year": 2026, "month": 2, "amount": 2457, "ledger": "01a21a1f-1017-7297-a317-b41820b053ac", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-02-06T06:49:38.045Z", "exactMode": null, "updatedAt": "2026-02-06T06:49:38.045Z", "voucherNo": "V2025-26/0025", "ledgerName": "Salaries"}'),
  ('019c369f-a274-7593-b544-39ddd0ffe325', '2026-02-07 05:42:37.428+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'expense.create', 'expense', '019c369f-a274-7577-8c1a-c26305a204cd', '019c369f-a274-7390-981f-686daa62bd1a', NULL, '{"_id": "019c369f-a274-7577-8c1a-c26305a204cd", "date": "2026-02-07", "year": 2026, "month": 2, "amount": 1365, "ledger": "01a21a1f-1017-7297-a317-ba86e08b1238", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-02-07T05:42:37.428Z", "exactMode": null, "updatedAt": "2026-02-07T05:42:37.428Z", "voucherNo": "V2025-26/0026", "ledgerName": "Rent"}'),
  ('019c411e-2084-7331-a774-8efa292b2a6b', '2026-02-09 06:36:59.396+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'expense.create', 'expense', '019c411e-2084-70e4-b1d3-51a4dc39c37d', '019c411e-2084-765f-85d4-baf4b3303909', NULL, '{"_id": "019c411e-2084-70e4-b1d3-51a4dc39c37d", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 327, "ledger": "01a21a1f-1017-7297-a317-bf1597ab0739", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T06:36:59.396Z", "exactMode": null, "updatedAt": "2026-02-09T06:36:59.396Z", "voucherNo": "V2025-26/0027", "ledgerName": "Electricity"}'),
  ('019c423e-23a9-7018-8838-2abca0bdce2b', '2026-02-09 11:51:34.569+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'expense.create', 'expense', '019c423e-23a9-729d-9b67-3341527d9d26', '019c423e-23a9-75c1-af5f-3ae4bf00b993', NULL, '{"_id": "019c423e-23a9-729d-9b67-3341527d9d26", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 109, "ledger": "01a21a1f-1017-7297-a317-c05ab9cf21ad", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T11:51:34.569Z", "exactMode": null, "updatedAt": "2026-02-09T11:51:34.569Z", "voucherNo": "V2025-26/0028", "ledgerName": "Internet"}'),
  ('019c7004-9136-71bd-8840-6b209fc08c91', '2026-02-18 09:11:13.462+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a1f-0f76-71ca-a1f7-92b0a96e6467', '019c7004-9136-7020-a803-086a1d554d03', NULL, '{"_id": "01a21a1f-0f76-71ca-a1f7-92b0a96e6467", "room": "Room 2", "bCode": "DM-2603", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-06-11", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2026-03-11", "courseName": "Digital Marketing"}'),
  ('019cfa32-3a20-7083-b321-603e46ed3cf9', '2026-03-17 05:08:41.632+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a1f-0f77-71d1-81ef-5b8bf52814b2', '019cfa32-3a20-7790-9373-1da19ec308cb', NULL, '{"_id": "01a21a1f-0f77-71d1-81ef-5b8bf52814b2", "room": "Lab 1", "bCode": "HT-2604", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2026-06-07", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2026-04-07", "courseName": "Hindi Typing"}'),
  ('019d47ad-09b4-71ba-8a09-15d3d04bd3cb', '2026-04-01 06:13:35.796+00', '01976d38-7d5f-7382-a350-1cc883a08621', '', 'student', 'project.add', 'project', '019d47ad-09b4-713a-9706-559ce2fd693d', '019d47ad-09b4-7796-ba95-c6b4dd3f377c', NULL, '{"_id": "019d47ad-09b4-713a-9706-559ce2fd693d", "student": "01976d38-7d5f-7382-a350-1cc883a08621", "version": 1}'),
  ('019d805b-85ba-762d-9518-7230120216bc', '2026-04-12 06:22:54.906+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a1f-0f77-71d1-81ef-5f403825daab', '019d805b-85ba-73b3-aaa7-4889d12e1ff1', NULL, '{"_id": "01a21a1f-0f77-71d1-81ef-5f403825daab", "room": "Lab 2", "bCode": "FR-2605", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-09-03", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-05-03", "courseName": "Français des affaires"}'),
  ('019daf1c-ae23-7762-a9e0-59c9740bfb34', '2026-04-21 08:16:25.635+00', '01976d38-7d5f-7382-a350-1cc883a08621', '', 'student', 'portfolio.add', 'portfolio', '019daf1c-ae23-7073-96b7-9b073f0c9a33', '019daf1c-ae23-7529-82e0-19dbf93f1c08', NULL, '{"_id": "019daf1c-ae23-7073-96b7-9b073f0c9a33", "student": "01976d38-7d5f-7382-a350-1cc883a08621", "version": 1}'),
  ('019e0afc-7890-70f4-b039-56017071f393', '2026-05-09 04:26:18.64+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a1f-0f77-71d1-81ef-612b42a52859', '019e0afc-7890-7368-8320-432dd90ce5a0', NULL, '{"_id": "01a21a1f-0f77-71d1-81ef-612b42a52859", "room": "Room 1", "bCode": "TALLY-2605", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-08-30", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2026-05-30", "courseName": "Tally with GST"}'),
  ('019e91fd-57b9-720c-97b4-312951cf8e4c', '2026-06-04 09:35:59.929+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a1f-0f77-71d1-81ef-648b6abe380d', '019e91fd-57b9-7435-a4bf-b615dfa08d3b', NULL, '{"_id": "01a21a1f-0f77-71d1-81ef-648b6abe380d", "room": "Room 2", "bCode": "PY-2606", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-10-25", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-06-25", "courseName": "Python Programming"}'),
  ('019f1d81-7446-72f6-b242-57376998f8a0', '2026-07-01 11:47:31.014+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a1f-0f77-71d1-81ef-6abf026035d1', '019f1d81-7446-77a2-8b4e-91460c3d79a2', NULL, '{"_id": "01a21a1f-0f77-71d1-81ef-6abf026035d1", "room": "Lab 1", "bCode": "FSW-2607", "bTime": "10:00 to 12:00", "seats": 1, "endDate": null, "trainer": "Dev Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2026-07-22", "courseName": "Full Stack Web Development"}'),
  ('019f4660-91bf-7531-abd0-d70494a23299', '2026-07-09 10:16:01.727+00', '01976d38-7d5f-7382-a350-1cc883a08621', '', 'student', 'portfolio.add', 'portfolio', '019f4660-91bf-716e-9598-76e624970967', '019f4660-91bf-7408-8554-640171d14625', NULL, '{"_id": "019f4660-91bf-716e-9598-76e624970967", "student": "01976d38-7d5f-7382-a350-1cc883a08621", "version": 1}'),
  ('019fa230-ae6c-74aa-aa5d-c27469086474', '2026-07-27 06:08:47.212+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a1f-0f77-71d1-81ef-6c67cfd66209', '019fa230-ae6c-717f-8d1a-0e8feb66d1fe', NULL, '{"_id": "01a21a1f-0f77-71d1-81ef-6c67cfd66209", "room": "Lab 2", "bCode": "DA-2608", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2027-02-17", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}], "startDate": "2026-08-17", "courseName": "Data Analytics"}'),
  ('01a02eaf-9c16-74d7-bf6d-682a8c005c7b', '2026-08-23 12:54:15.83+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a1f-0f77-71d1-81ef-701f4acf0326', '01a02eaf-9c16-764a-ad55-d3f1af5e5adb', NULL, '{"_id": "01a21a1f-0f77-71d1-81ef-701f4acf0326", "room": "Room 1", "bCode": "GD-2609", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2027-02-13", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-09-13", "courseName": "Graphic Design"}'),
  ('01a0b40e-f07d-752e-b42b-5d54ea306346', '2026-09-18 10:27:53.085+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a1f-0f77-71d1-81ef-74a4151d10df', '01a0b40e-f07d-73b9-a641-d5a6c11f749f', NULL, '{"_id": "01a21a1f-0f77-71d1-81ef-74a4151d10df", "room": "Room 2", "bCode": "DM-2610", "bTime": "12:30 to 14:30", "seats": 1, "endDate": null, "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2026-10-09", "courseName": "Digital Marketing"}'),
  ('01a0d6d4-797a-759c-95b6-e314821b162d', '2026-09-25 04:30:44.09+00', '01976d38-7d5f-7382-a350-1cc883a08621', '', 'student', 'project.add', 'project', '01a0d6d4-797a-7493-963e-ad7bc436037e', '01a0d6d4-797a-7167-b5cf-212b17b9a887', NULL, '{"_id": "01a0d6d4-797a-7493-963e-ad7bc436037e", "student": "01976d38-7d5f-7382-a350-1cc883a08621", "version": 1}'),
  ('01a11b91-9b52-753b-8277-98521dbdbbc5', '2026-10-08 12:51:29.746+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'student.register', 'student', '01a11b91-9b52-77bd-96df-8e4b731771a8', '01a11b91-9b52-778c-a19e-6822bdb2755b', NULL, '{"_id": "01a11b91-9b52-77bd-96df-8e4b731771a8", "fee": 13500, "mode": "offline", "batch": "DM-2610", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2026-11-12", "endDate": null, "version": 1, "TotalFee": 13500, "declared": null, "isPlaced": "notPlaced", "cduration": "3 months", "PendingFee": 13500, "isCompleted": "no", "joiningDate": "2026-10-08"}'),
  ('01a13e7e-69d3-7027-8f4a-b2e2eef6cb75', '2026-10-15 07:37:14.451+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a1f-0f77-71d1-81ef-781c747122b8', '01a13e7e-69d3-7608-b984-026659da617c', NULL, '{"_id": "01a21a1f-0f77-71d1-81ef-781c747122b8", "room": "Lab 1", "bCode": "HT-2611", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2027-01-05", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}], "startDate": "2026-11-05", "courseName": "Hindi Typing"}'),
  ('01a19b44-4019-724d-b5a8-2e372fcf738a', '2026-11-02 07:58:23.769+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19b44-4019-7656-a2c5-bb3665b25525', '01a19b44-4019-707a-9d95-c3ee9073e829', NULL, '{"_id": "01a19b44-4019-7656-a2c5-bb3665b25525", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 221, "ledger": "01a21a1f-1017-7297-a317-ba86e08b1238", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T07:58:23.769Z", "exactMode": null, "updatedAt": "2026-11-02T07:58:23.769Z", "voucherNo": "V2026-27/0001", "ledgerName": "Rent"}'),
  ('01a19c3d-3bc5-728c-b99e-e40aa5a29a33', '2026-11-02 12:30:21.125+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19c3d-3bc5-72b5-9eac-e288d524ef71', '01a19c3d-3bc5-77c4-b036-cfdc3e75670b', NULL, '{"_id": "01a19c3d-3bc5-72b5-9eac-e288d524ef71", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 398, "ledger": "01a21a1f-1017-7297-a317-b41820b053ac", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T12:30:21.125Z", "exactMode": null, "updatedAt": "2026-11-02T12:30:21.125Z", "voucherNo": "V2026-27/0002", "ledgerName": "Salaries"}'),
  ('01a1a4b8-370c-70a2-adb6-44b0684ff08f', '2026-11-04 04:01:38.572+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1a4b8-370c-722d-9792-707a3d01984c', '01a1a4b8-370c-7344-8e7f-33a8093f7462', NULL, '{"_id": "01a1a4b8-370c-722d-9792-707a3d01984c", "date": "2026-11-04", "year": 2026, "month": 11, "amount": 53, "ledger": "01a21a1f-1017-7297-a317-bf1597ab0739", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-04T04:01:38.572Z", "exactMode": null, "updatedAt": "2026-11-04T04:01:38.572Z", "voucherNo": "V2026-27/0003", "ledgerName": "Electricity"}'),
  ('01a1b03c-724d-70bd-8881-0ea7050427a5', '2026-11-06 09:41:53.869+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b03c-724d-7054-8ac0-94e42da310b9', '01a1b03c-724d-712b-991b-80b5ef08baac', NULL, '{"date": "2026-11-06", "absent": 1, "present": 0, "batchCode": "DM-2610"}'),
  ('01a1b03c-74c1-7574-a14b-a045c033da10', '2026-11-06 09:41:54.497+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'student.register', 'student', '01a1b03c-74c1-776e-aa02-32342571bd61', '01a1b03c-74c1-7586-8613-c546dc4f8851', NULL, '{"_id": "01a1b03c-74c1-776e-aa02-32342571bd61", "fee": 4050, "mode": "online", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-11", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-06"}'),
  ('01a1b0c9-1727-71fa-9a32-1e83fec3eb49', '2026-11-06 12:15:31.111+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b0c9-1727-729b-abd9-7749a2afcb14', '01a1b0c9-1727-7467-8619-59df9ba0bc6a', NULL, '{"date": "2026-11-06", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1b4a5-afa4-776f-b631-435bd9b10edb', '2026-11-07 06:15:19.716+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'student.disable', 'student', '01a11b91-9b52-77bd-96df-8e4b731771a8', '01a1b4a5-afa4-75c3-8c72-2f10ff6f089e', '{"status": "Active"}', '{"status": "Disable"}'),
  ('01a1b51d-6a8b-7423-9fba-0602b19d00ae', '2026-11-07 08:26:06.347+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b51d-6a8b-742a-ad07-efe6c51b186a', '01a1b51d-6a8b-73e6-a6f2-cbcc30837a52', NULL, '{"date": "2026-11-07", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1be83-9230-766e-96bc-7cf0c1a3030e', '2026-11-09 04:14:16.112+00', NULL, '', 'anyone', 'student.apply', 'student', '01a1be83-9230-769a-9ccd-f53b2be666f1', '01a1be83-9230-7707-bdc1-63e3acb0f935', NULL, '{"_id": "01a1be83-9230-769a-9ccd-f53b2be666f1", "fee": 16500, "mode": "offline", "batch": "FR-2612", "course": "Français des affaires", "status": "Pending", "PaidFee": 0, "dueDate": "2027-01-05", "endDate": null, "version": 1, "TotalFee": 0, "declared": {"fee": 16500, "Paidfee": 8250, "payMode": "Online"}, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 0, "isCompleted": "no", "joiningDate": "2026-12-01"}'),
  ('01a1c041-4eb3-7518-ad41-fe98940ec385', '2026-11-09 12:21:07.891+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c041-4eb3-7209-a260-13b4cf70f692', '01a1c041-4eb3-71fc-a6e5-e200de1fbe74', NULL, '{"date": "2026-11-09", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1c057-66d2-7255-97e4-fbcfef04d1db', '2026-11-09 12:45:15.858+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1c057-66d2-75a9-9da6-312bb9a6627b', '01a1c057-66d2-7167-b9b8-2859a88b124b', NULL, '{"_id": "01a1c057-66d2-75a9-9da6-312bb9a6627b", "date": "2026-11-09", "year": 2026, "month": 11, "amount": 17, "ledger": "01a21a1f-1017-7297-a317-c05ab9cf21ad", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-09T12:45:15.858Z", "exactMode": null, "updatedAt": "2026-11-09T12:45:15.858Z", "voucherNo": "V2026-27/0004", "ledgerName": "Internet"}'),
  ('01a1c432-5b10-74f2-9e7b-68e618f6bfca', '2026-11-10 06:43:16.88+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'batch.create', 'batch', '01a21a1f-0f77-71d1-81ef-7eeadef55988', '01a1c432-5b10-7298-be5e-3166cfed130d', NULL, '{"_id": "01a21a1f-0f77-71d1-81ef-7eeadef55988", "room": "Lab 2", "bCode": "FR-2612", "bTime": "15:00 to 17:00", "seats": 1, "endDate": null, "trainer": "Dev Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2026-12-01", "courseName": "Français des affaires"}'),
  ('01a1c53b-8e49-772b-a599-118b1a15e07b', '2026-11-10 11:32:57.033+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c53b-8e49-753f-80c3-3dfebd39fa45', '01a1c53b-8e49-771f-93af-755023ab3112', NULL, '{"date": "2026-11-10", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ca38-8fec-72bf-89fb-39a3afe9daf9', '2026-11-11 10:47:46.924+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ca38-8fec-7745-95b3-13a109299978', '01a1ca38-8fec-740a-8b9e-6748f9175d21', NULL, '{"date": "2026-11-11", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ce42-8cd3-76c9-8ec1-ac37099ac585', '2026-11-12 05:37:10.355+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ce42-8cd3-706a-8d68-f8cf916b9b41', '01a1ce42-8cd3-765b-97e2-f0b04c14c41a', NULL, '{"date": "2026-11-12", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1cf35-657d-70e0-87e5-45624681cf64', '2026-11-12 10:02:25.533+00', '01a21a1f-0fa0-71e5-9a34-51e46b7387b6', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01a1cf35-657d-767f-b58e-6b33adc44589', '01a1cf35-657d-73b1-bba9-d4dfa6810fbc', NULL, '{"_id": "01a1cf35-657d-767f-b58e-6b33adc44589", "due": 3050, "date": "2026-11-12", "paid": 1000, "year": 2026, "bCode": "HT-2611", "month": 11, "course": "Hindi Typing", "changed": false, "payMode": "Online", "payable": 4050, "student": "01a1b03c-74c1-776e-aa02-32342571bd61", "version": 1, "issuedOn": "2026-11-12", "exactMode": "UPI", "receiptNo": "2026-27/000001"}'),
  ('01a1d445-07d9-7246-aa82-7be4e1880738', '2026-11-13 09:37:36.217+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d445-07d9-74a6-ac3e-ea78e3e70491', '01a1d445-07d9-7290-bd68-22473bc2a1a0', NULL, '{"date": "2026-11-13", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1d916-73a3-7603-b100-dd6a18889ff0', '2026-11-14 08:04:49.699+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d916-73a3-70d6-86e5-f0357a06490c', '01a1d916-73a3-7348-a2cd-3ff5d9390eb5', NULL, '{"date": "2026-11-14", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e402-4a37-76dc-9c91-169a7956bec0', '2026-11-16 10:58:37.751+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e402-4a37-73ec-af21-59f2cebf9f0f', '01a1e402-4a37-7392-affc-ced98c933fd5', NULL, '{"date": "2026-11-16", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e95a-a683-73bd-8c52-c99794190433', '2026-11-17 11:53:14.627+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e95a-a683-76ba-bb66-90c409b2aab5', '01a1e95a-a683-74f6-b45b-0f9779058253', NULL, '{"date": "2026-11-17", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ee80-40dd-7074-bff0-4a9ff86b07d0', '2026-11-18 11:52:25.053+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ee80-40dd-7252-a782-e66c61674225', '01a1ee80-40dd-751a-8073-ff736648b926', NULL, '{"date": "2026-11-18", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f2a8-7850-74c0-8dc0-507e35bb25e9', '2026-11-19 07:14:49.552+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f2a8-7850-7568-9774-08d03d17502b', '01a1f2a8-7850-70c7-860f-cb718791378f', NULL, '{"date": "2026-11-19", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f8c0-38a9-75f4-a2d1-3471c9df7179', '2026-11-20 11:38:29.417+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f8c0-38a9-730d-98fd-933bee7a340b', '01a1f8c0-38a9-745e-9e6e-31d72155897a', NULL, '{"date": "2026-11-20", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1fb86-a83e-745a-a3c7-3eb5711ad807', '2026-11-21 00:34:28.542+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'Hari Example', 'hr', 'student.register', 'student', '01a1fb86-a83e-743b-9287-68fd5c5e3ac6', '01a1fb86-a83e-7330-872e-18109155fb99', NULL, '{"_id": "01a1fb86-a83e-743b-9287-68fd5c5e3ac6", "fee": 4050, "mode": "offline", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-26", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-21"}'),
  ('01a21a1f-0f4e-7163-8abd-bf441232829d', '2026-11-21 04:30:00+00', NULL, '', 'system', 'institute.create', 'institute', '00000000-0000-0000-0000-000000000000', 'dump', NULL, '{"name": "Namuna Training Institute (demo)", "phone": "+91 55500 00000", "address": "1 Example Road, Example Nagar", "timeZone": "Asia/Kolkata", "selfRegistration": true}'),
  ('01a21a1f-0f56-7076-a7f8-54f55db1b528', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a21a1f-0f43-7452-a16c-eca29688175e', 'dump', NULL, '{"id": "01a21a1f-0f43-7452-a16c-eca29688175e", "name": "Asha Example", "role": "admin", "email": "admin@example.com"}'),
  ('01a21a1f-0f58-74e0-b748-17351ef544df', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'dump', NULL, '{"id": "01a21a1f-0f43-7452-a16c-f1ebb08df032", "name": "Hari Example", "role": "hr", "email": "hr@example.com"}'),
  ('01a21a1f-1053-75d2-890b-8c770fc97daf', '2026-11-21 04:30:00+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'discount.give', 'student', '01a1b03c-74c1-776e-aa02-32342571bd61', 'dump', NULL, '{"amount": "500.00", "course": "Hindi Typing"}'),
  ('01a21a1f-1061-778a-9861-e42cd1133ac6', '2026-11-21 04:30:00+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Asha Example', 'admin', 'refund.record', 'refund', '01a21a1f-105b-777f-ad53-c2c7d8bf54c0', 'dump', NULL, '{"_id": "01a21a1f-105b-777f-ad53-c2c7d8bf54c0", "date": "2026-11-21T00:00:00.000Z", "bCode": "HT-2611", "amount": "200.00", "course": "Hindi Typing", "payMode": "Cash", "student": "01a1b03c-74c1-776e-aa02-32342571bd61", "version": 1, "issuedOn": "2026-11-21T00:00:00.000Z", "refundNo": "R2026-27/0001", "enrolment": "01a1b03c-74c1-77e4-b297-8ffc1056fead", "exactMode": null, "paidAfter": "800.00", "paidBefore": "1000.00"}'),
  ('01a21a1f-10e6-7157-8e63-c8e4976ac0a0', '2026-11-21 04:30:00+00', NULL, '', 'system', 'student.update', 'student', '01976d38-7d5f-7382-a350-1cc883a08621', 'dump', '{}', '{}');
insert into audit_link ("n", "entry_id", "entry_digest", "subject_id", "personal_fields", "personal_digests", "latest_at", "chained_at", "hash") overriding system value values
  ('1', '019583bb-5506-72c0-b0dc-7f51a03cdf97', E'\\xa6de1e1a2cb971816f467831dd838c49f0969f3c554a7f8501cc7f1ff5661c3e', NULL, '{}', E'\\x', '2025-03-11 05:44:07.174+00', '2026-11-21 04:30:00+00', E'\\x3aa6ba22054eda2208696297ac2d8d669999b88b40257c218d7c502c2a7c9b2f'),
  ('10', '0195eaed-5b52-77c0-a799-792d36fb8340', E'\\x6de6728f0a5dfdd928b827d9ae998035785d4e384aa2954185fa22669c1496f1', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x4c2a4fc9e5c2efe06b435b56ee532d0e48f88dc95cca69c28be0df4f8ca0ca27'),
  ('100', '01a19c3d-3bc5-728c-b99e-e40aa5a29a33', E'\\x23f9064a11637f3be58287359a7671ec76ede036fa67949ee0caa755dc7bb83e', NULL, '{}', E'\\x', '2026-11-02 12:30:21.125+00', '2026-11-21 04:30:00+00', E'\\x7980bf177170d59a455c9d241a909abcb1842e582f6d067018c52e96054f731d'),
  ('101', '01a1a4b8-370c-70a2-adb6-44b0684ff08f', E'\\x5faf66970b157df424a94b238402b42706205e1067fcb58a27778eacbde7bf94', NULL, '{}', E'\\x', '2026-11-04 04:01:38.572+00', '2026-11-21 04:30:00+00', E'\\xd5865074fd4c97bba69942130ad56ea196185e68455f0fc2cbba9e386c22e2a8'),
  ('102', '01a1b03c-724d-70bd-8881-0ea7050427a5', E'\\x2ebde2c36612e1a503cc45e76e9d57dad30235a0853397175975b5500b0dfa2a', NULL, '{}', E'\\x', '2026-11-06 09:41:53.869+00', '2026-11-21 04:30:00+00', E'\\x1ff68fcdab26a2952a10ae9c5f0e53641d9baf3b42a97bf874361e9b331450cc'),
  ('103', '01a1b03c-74c1-7574-a14b-a045c033da10', E'\\x7d11cfd984b780a0db2a757e3c34dc9d94b933d6ef99fad6d8e579c62c334d47', NULL, '{}', E'\\x', '2026-11-06 09:41:54.497+00', '2026-11-21 04:30:00+00', E'\\x050357ef2a93b868e0f18ddd6e7156e994d094b8a5636e79db5da6f819e85461'),
  ('104', '01a1b0c9-1727-71fa-9a32-1e83fec3eb49', E'\\x7a27b3b5fbe8d1ebed5a08c513e34c8883eb9cf55bec181f7c3acbb1052e37ba', NULL, '{}', E'\\x', '2026-11-06 12:15:31.111+00', '2026-11-21 04:30:00+00', E'\\x0a4b19a9d119c5c6af61341731181d419dcfde5ac81541c139dc370f085e4e49'),
  ('105', '01a1b4a5-afa4-776f-b631-435bd9b10edb', E'\\x60f70e063b6d530ee44a152773998a9255dacf860258c7896ba836baec47af37', NULL, '{}', E'\\x', '2026-11-07 06:15:19.716+00', '2026-11-21 04:30:00+00', E'\\x8bcca71f92e7fb5019280b70f489b8e815ec90aa24162f5108858233b78575cf'),
  ('106', '01a1b51d-6a8b-7423-9fba-0602b19d00ae', E'\\x4e62c6351427e129e2efa6e3d22216e1b98a59c02562d5a2f120780f54df8cad', NULL, '{}', E'\\x', '2026-11-07 08:26:06.347+00', '2026-11-21 04:30:00+00', E'\\x38098b29f796e31a6d4595c7a77d00cb53e3139824d5ea9dfa588d713234ee9f'),
  ('107', '01a1be83-9230-766e-96bc-7cf0c1a3030e', E'\\x71b275f6ab31eff420cce8a6bb31a3a6b01efcd4ba9ddf1b9392b0d968ff6ddf', NULL, '{}', E'\\x', '2026-11-09 04:14:16.112+00', '2026-11-21 04:30:00+00', E'\\x0650f67c7be9c4a55f8af89c3bf0b2acb398e37f7a310148d9b45476ba76ee82'),
  ('108', '01a1c041-4eb3-7518-ad41-fe98940ec385', E'\\x89efe6b2e8d83cc745a749c58c88267a5009e19f56328234e0a89a2c5ec4c2d9', NULL, '{}', E'\\x', '2026-11-09 12:21:07.891+00', '2026-11-21 04:30:00+00', E'\\xe96d15393584af46674407efa317a4bf543c08df79c1487599dad614ee1546f5'),
  ('109', '01a1c057-66d2-7255-97e4-fbcfef04d1db', E'\\x3aa4b2dc76ac05d517ead316d8c1ca03d8159f112d8605749a65f318dabf9a38', NULL, '{}', E'\\x', '2026-11-09 12:45:15.858+00', '2026-11-21 04:30:00+00', E'\\x13aebd2ea74cdb675f703dee41b9425a6f3251dc892de3faa1063819801eb028'),
  ('11', '0195efe3-4389-7776-b350-5ca331dcaf59', E'\\x103b23572077799c8c5f41a15ec033d7e7f17abad191049cfb33e48305f84912', NULL, '{}', E'\\x', '2025-04-01 05:46:43.465+00', '2026-11-21 04:30:00+00', E'\\xe1c576a90f8d8dfa05ea9fc9485fce85a24802ef7fcda9bf7108a2a9dbc4d27b'),
  ('110', '01a1c432-5b10-74f2-9e7b-68e618f6bfca', E'\\xb26d3750d784486ee0ddd24b5a2b463cea3f7a39cf7136b339b6f10860b9a7c3', NULL, '{}', E'\\x', '2026-11-10 06:43:16.88+00', '2026-11-21 04:30:00+00', E'\\x0dad9314f71147e194320684445156fe1466b8b3ad2988361449b4a0718d8d71'),
  ('111', '01a1c53b-8e49-772b-a599-118b1a15e07b', E'\\x8023cdad06de78fa8d06ef13b3aa73ee44c20072af1172585200b2f6dbe5e573', NULL, '{}', E'\\x', '2026-11-10 11:32:57.033+00', '2026-11-21 04:30:00+00', E'\\x9d2532be26b4a633437cb0ae4cab2b1ff701a66097dfc3e397824d0fa2e2cf50'),
  ('112', '01a1ca38-8fec-72bf-89fb-39a3afe9daf9', E'\\x225736825e98c2be6ffe4b6d3a752ec46fac2f4586cf8b61bb08d4855ec0c028', NULL, '{}', E'\\x', '2026-11-11 10:47:46.924+00', '2026-11-21 04:30:00+00', E'\\xc3821283bae7367b471a5af2254deacb7e25a5d2693abc5d2c5d6f0c1cfdae2e'),
  ('113', '01a1ce42-8cd3-76c9-8ec1-ac37099ac585', E'\\x96837cc9bf776c6a5ef232130419d7efc61bece708aa8493a827d01abdabf896', NULL, '{}', E'\\x', '2026-11-12 05:37:10.355+00', '2026-11-21 04:30:00+00', E'\\x3fae81e0a777bfad70caa9c535a0d3a214803e93d149bba5fe086cdbde7b882d'),
  ('114', '01a1cf35-657d-70e0-87e5-45624681cf64', E'\\x415fd7b4cb289d4f44c9f6a925415360b9dbcf21e925b73d9d7651e764144a8d', NULL, '{}', E'\\x', '2026-11-12 10:02:25.533+00', '2026-11-21 04:30:00+00', E'\\xe8b7fd7db75d173d65874943419315d543a284add992c88923194ea22f248a15'),
  ('115', '01a1d445-07d9-7246-aa82-7be4e1880738', E'\\x4212fef3c002b326adaef6d78105f97fd2ea5323fde2ec769400795b6fc5df28', NULL, '{}', E'\\x', '2026-11-13 09:37:36.217+00', '2026-11-21 04:30:00+00', E'\\x9bf5ba3c601609b77dff4c4ecd96cb8638fb9b73be091c0f20dcbc0f7cd6f921'),
  ('116', '01a1d916-73a3-7603-b100-dd6a18889ff0', E'\\x3c636611fb8be1c0e139ad4d946d54593a445560dc71128cdf70adc5fd5a78ca', NULL, '{}', E'\\x', '2026-11-14 08:04:49.699+00', '2026-11-21 04:30:00+00', E'\\x300effb68330431d6433ea3ffd2cc6dcb97fdeebd8f769ad92a5d1d8fb78724f'),
  ('117', '01a1e402-4a37-76dc-9c91-169a7956bec0', E'\\xf12aca57d851e2b1dd36f91bd9074f8e64f70a7ad57f3f15293e2426a75990c0', NULL, '{}', E'\\x', '2026-11-16 10:58:37.751+00', '2026-11-21 04:30:00+00', E'\\x91eb72dc51b5f1a0db6a350ddb6805ea2c85d659db04ef690fbeb9e105844a6f'),
  ('118', '01a1e95a-a683-73bd-8c52-c99794190433', E'\\x8e1c0551c75d59d4af2c98448b5e2766b8ccd736b9125cdd0b195f1e0b395725', NULL, '{}', E'\\x', '2026-11-17 11:53:14.627+00', '2026-11-21 04:30:00+00', E'\\xd766145b1a262a7d6a180a4116c9ee805c3a2db8f11338ce22aaa657c5c8cbb6'),
  ('119', '01a1ee80-40dd-7074-bff0-4a9ff86b07d0', E'\\x3c34fe9a3f8a665df57042d08997d0d73c029dde5f4003a41272d4d10936cbe7', NULL, '{}', E'\\x', '2026-11-18 11:52:25.053+00', '2026-11-21 04:30:00+00', E'\\x074eba37199fbebd6115c016fc7dd99ee59b0564aeaee54e0b564044e79a39c0'),
  ('12', '0195f066-eeb6-738c-8203-160f21e9562e', E'\\x5ef4bbd4211002b3abb38c468d297f08e81370d3eb178f1075aff1e178ffd16a', NULL, '{}', E'\\x', '2025-04-01 08:10:32.502+00', '2026-11-21 04:30:00+00', E'\\xa5431e98ab2a2410a8a9362e674b0b0a3c2f6a13a324bdab4cb04ca0a53584bf'),
  ('120', '01a1f2a8-7850-74c0-8dc0-507e35bb25e9', E'\\xecaa522fb61f43f6141bdf8a79f2c1c1f75ce3838680a2382d28e0b10199c019', NULL, '{}', E'\\x', '2026-11-19 07:14:49.552+00', '2026-11-21 04:30:00+00', E'\\x01658f41c3a995eda060cb8c6999713e9a8fd7a8aed8cea82b72322e2b15b485'),
  ('121', '01a1f8c0-38a9-75f4-a2d1-3471c9df7179', E'\\xd7f285529a4ec979171f5db694094384396728dbbb8150d8da75daaa4b6a6c86', NULL, '{}', E'\\x', '2026-11-20 11:38:29.417+00', '2026-11-21 04:30:00+00', E'\\x46778327648e3733fb411740e5306a890e4eaaf565d693d9fd6f204be6bb6b5e'),
  ('122', '01a1fb86-a83e-745a-a3c7-3eb5711ad807', E'\\x40d0802ce2808e132de2e8c0fc54a156d026fe7444bc11ee8f237168aadd4097', NULL, '{}', E'\\x', '2026-11-21 00:34:28.542+00', '2026-11-21 04:30:00+00', E'\\x80e6ebcc4a8855f9e6574f611969c957fb6057f22c50677045348495d6e5fd3c'),
  ('123', '01a21a1f-0f4e-7163-8abd-bf441232829d', E'\\xbbdd770b58b5e4be402c557c0c5d376148418c8f62c01dbe804030419849487a', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x8851cd29029bd1fedb7710e6e5d0c7bbdfb6dfa221c32f2da9b86df5cdcc1841'),
  ('124', '01a21a1f-0f56-7076-a7f8-54f55db1b528', E'\\x2cb7dbe2603a301bcd00af1c837f320475a481e27aa411fc7de8ec4a1088afdd', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xf01a2145d37d4136a5b65ea8b80682a7eaf5134510998038a927b24115581934'),
  ('125', '01a21a1f-0f58-74e0-b748-17351ef544df', E'\\x5dd2ecd20e691bf82d0ca1d98bf0dcd85e05cae536fb46cdf899bf3fa4127656', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x94530d5428b7396214dab9c830da8cf663dcbf4b4aa809cec1d41df2bb3f0b08'),
  ('126', '01a21a1f-1053-75d2-890b-8c770fc97daf', E'\\x94987f3cdab868ad91dfd1e91026ff8a42e63070ab5254adcc85218a3d5fadef', '01a1b03c-74c1-776e-aa02-32342571bd61', '{reason}', E'\\xf44784afcda733d944fbab50eb5087e195c2b62e0901aab46829b3312346be56', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x737d003c6cabfe6647005caa5613d09eecbb5652f05780111d51fc30031d51af'),
  ('127', '01a21a1f-1061-778a-9861-e42cd1133ac6', E'\\x3fd287eb0f6ff6ef75fef686043f1d9d215ec3753c0459e55c104c841da84558', '01a1b03c-74c1-776e-aa02-32342571bd61', '{reason}', E'\\x89fc911eb9fd9845036407732737ccbd5459714ed3c7dde6ab68a01e8efbbe8a', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x7f3c721118c14ef37c5b993bf4e37b292c27fefab4b7112d233442effcc2053a'),
  ('13', '0195f0f8-846c-7322-a928-7489c63b60e6', E'\\x19ed6145dde30614b5972352fa1756b1cfbce7a7127c50af30287bd6d7caace1', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xfb63de1ad1d7041d6b0c863f790146de43f3ebe0ed51b0cc63f2527a393fd51b'),
  ('14', '0195f0f8-846c-7341-9302-2f944ad1230a', E'\\x86cba1477ceecdd0ade1037c3e4856333cd7ed509c4e16bfbce83efa490d9403', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xfffa2dd677238a41263e83255b9285fd86209318aace09e1ace8865d365bd7f8'),
  ('15', '0195f0f8-846c-7442-9fc0-cfe15339aafc', E'\\x097b4a3f5f556663ed1de3524769939159afbbd0e1ed9bbbb20b55f1c792e54b', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x54676296d8d042903c5265d22afaae156723fab3c83bae5ebba201baadbcd62f'),
  ('16', '0195f0f8-846c-753e-affd-e6ca3793eca8', E'\\x0a18ee7a1a656cb410d5400bf3c1ca8a8e0f254def69f0245942b3263645accb', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x6a2c8b737b6288677f1dfefbf84f3e115734e77d0eb3a128959f8973c7b4b7b1'),
  ('17', '0195f0f8-846c-7554-bbca-3e61513fdfe9', E'\\xcd83d94a51bbbb8b8887a53fa53aa9f9c503c325e21b29ec24c6f293864a4bc3', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x4e11e036f7bec661cefbe95ca71e93fe174ca3c7ea9d179b590ff098c5de98c2'),
  ('18', '0195f0f8-846c-7557-ac55-c9fdb960236a', E'\\x2abb5bd6c618c79df7d9fe9a5a6d15cd88b5c9c2d3ab9919ca2fd57574c9db3b', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xfbeb55cc41913628bc6cd9155121f825ddfcb5736dc667dae5dcba9e50492f2d'),
  ('19', '0195f0f8-846c-760f-8df6-ab1ea04d3996', E'\\x9d8c307d65708624fe9f256afb5c36c7091dd7e3668ed59eedb093b2cade5f5f', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xf90a6cef4f177bce1bcf84f990a83be0f4c442874d9a46ec5b525c80dc2fbb29'),
  ('2', '0195eaed-5b52-70a2-ac83-065635f5fc39', E'\\x6a5a5d5dbd9118e0be8cb8dce4ef85a8676ec6fa1d176bf88cfb3a2012a697a2', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x6e08b2969677775637db84bf9b616df70f42e6e061718fb35553785cdcedfdba'),
  ('20', '0195f0f8-846c-767b-a9f5-c31b71acd45a', E'\\x19d1bcf2bdb6be75d766c8941b5c792c87cd50a96bc8517803f9b6659215d14e', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x0e51eaae005f22ed7a104e74fa225b2dcef1354316ab2791f4857762b0a60e23'),
  ('21', '0195f143-5a97-7241-9c02-f6e43e878ac7', E'\\xf7684112593e70a23fcbb221902f6e99449f4086a8db897d0700f3638b3d1374', NULL, '{}', E'\\x', '2025-04-01 12:11:18.039+00', '2026-11-21 04:30:00+00', E'\\x267b0d753a89c9e54e83d4b623c38a15234b7ad95b1845ff029f463314779c1b'),
  ('22', '0195f16e-4e64-7076-a521-b7f5566dd57a', E'\\x9651683a8094a10eb219e2de1e63476090b39c792338546b3e4954a8bad6f274', NULL, '{}', E'\\x', '2025-04-01 12:58:12.964+00', '2026-11-21 04:30:00+00', E'\\x878eaafed896d9e5de22a525926f42e1d23d005d7147e3b28f47f23d4f7cfa44'),
  ('23', '01960aa5-c6f2-7566-83e8-3dcc8125bc33', E'\\x92c83cff1ecc6db82d5685ad623ab39142492e7d1e584b6d001bf657af95175c', NULL, '{}', E'\\x', '2025-04-06 10:29:18.706+00', '2026-11-21 04:30:00+00', E'\\x2fef0794dddb7060a506198bd1eeb06f1d6a4ed1ad3e358cd6abccd8c2536edf'),
  ('24', '01962e07-dbf7-7346-a0c3-a7c37250b633', E'\\x7dfd53f3537690bb1dec211d7e2df980934d4d4b3a309131abf8ac9fad4120dd', NULL, '{}', E'\\x', '2025-04-13 07:23:09.175+00', '2026-11-21 04:30:00+00', E'\\xf7bfe82b06bd650f1f1a00b2089f789352cd72270e72b1e2668ae869cf935633'),
  ('25', '01965222-1b54-70a8-835b-a5af0ead8ab5', E'\\xc178bab671d6e204449a6e3d6075723a7ef7c863fddde8c298a6b0bf62462c06', NULL, '{}', E'\\x', '2025-04-20 07:38:09.108+00', '2026-11-21 04:30:00+00', E'\\xb3ec5ab88707f297e7bbcffbce8868c4dbbfdcee662ecf07c751ce75d9070975'),
  ('26', '0196952d-9296-72b3-b672-3a7f858fc26d', E'\\xa1722a8cbed68278f72bd5ff65fcbf05c385f96fc4a2e545912f733f749267cd', NULL, '{}', E'\\x', '2025-05-03 08:05:14.006+00', '2026-11-21 04:30:00+00', E'\\x4c5fb6dcc91c5f03c485a9efe79eab24048faba6ff500698a6674c0dfcf0ea09'),
  ('27', '01971baf-477f-701b-ad18-19d8d7959c2a', E'\\xcd1751794a5abc5f4ecd1782d9f6379008a98222cbe142437492366303ed6292', NULL, '{}', E'\\x', '2025-05-29 10:56:01.407+00', '2026-11-21 04:30:00+00', E'\\x1670f621bc0a0545186c5a7ef3fbc5af71ef20f945fd3638e3fc9497c6b21811'),
  ('28', '01972f8c-001d-77f3-b318-01542dd42692', E'\\xc8bb12fc5d93c45ec55f10f2a41f70d0dcfd8ae783411006ee74eaa4e25f9b2f', NULL, '{}', E'\\x', '2025-06-02 07:29:53.693+00', '2026-11-21 04:30:00+00', E'\\xdc75b236d57dc8e94e06e8826bdd2df0f8bf0d87bee41afab0899eb89efa411c'),
  ('29', '019730ae-176e-75a3-9d14-2b1052196250', E'\\x13675ce83c15ceaabfb5508c4b3c1a5d32ca9ac5103b8e715d354c6b13d1c223', NULL, '{}', E'\\x', '2025-06-02 12:46:45.102+00', '2026-11-21 04:30:00+00', E'\\x758e3a34525be62964565e63cd2ad8e0596f821778ff1003e21c07462ceefa8e'),
  ('3', '0195eaed-5b52-716c-82b5-8f3919f771c2', E'\\xe173708196a6d8e2c5da9b1b3e27d58de970dfaea4b40a739871419a72a65810', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xf2e1a5e76aa59bb1fcc45a4cb0b7601aabcb8da4e12b6c0eb7794c3b90b65925'),
  ('30', '01973f27-1abc-71a7-9820-bc50d8107d7a', E'\\x77e2d55a47a06bda117f437da74fecd9b2d62d38d879f6c4f95cd6c7010af4de', NULL, '{}', E'\\x', '2025-06-05 08:13:36.828+00', '2026-11-21 04:30:00+00', E'\\x2aedbd793ef7c2a7925433a620bf0b9f320c35ae072b7a96406c70e75ec78b58'),
  ('31', '01973f71-631b-767a-85d2-43cec47f5763', E'\\x57fb049bada60ea3fa2f45f992b3702ee3ce8805f4711a9b0e6335ca67404436', NULL, '{}', E'\\x', '2025-06-05 09:34:45.019+00', '2026-11-21 04:30:00+00', E'\\x8019ab9ea2cb4fde87a85827201c2e6e4d24351edb97e1417d14c90bc7279535'),
  ('32', '019744be-dbb1-747e-bc66-71b3b9998368', E'\\xec2ada3005b9e3624b12cdc709c9c9052a116b391b343f44f1e1d536e579c9e0', NULL, '{}', E'\\x', '2025-06-06 10:17:28.241+00', '2026-11-21 04:30:00+00', E'\\xd9abed5e46f8e0cec3d4e4f9930622f84e6efe64f2c82ea14840f4caacb68379'),
  ('33', '01976d38-7d5f-7310-bd4b-e93896b6091a', E'\\x50d7a7f05aa5bf250e1c1b78c27c16d85a702e56bfdd9df2b07cf39ffa456894', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\xdca44182b2238f36954a7198b319d9c32b25ab6fdb4f67192c72fdfc89da44b6'),
  ('34', '01976d38-7d5f-74c0-b55d-5b36a66b0bea', E'\\x04c10ae85614fd29ef73d1453cc5f1864a260d5e49b261d0f273f608360376c8', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\x35ad29e4be3bbfac70d2f5c1caf38d4688609285cd171775ff9b3c48a74d1771'),
  ('35', '01977d82-9bf0-72f3-86c8-60ac41e7feca', E'\\x16334366a170b645b99530780bdce595646adb81e28a91f6bac05bc297d24a1b', NULL, '{}', E'\\x', '2025-06-17 10:50:01.072+00', '2026-11-21 04:30:00+00', E'\\x949f6d901314f1fe662597bb7dafe1977abeebf93579246d9e843a074ff47bb0'),
  ('36', '0197a729-c8b5-7231-9bd2-dad8619811f8', E'\\x3feb1618fdfc198d3e8e02d1ebcb0c39fa910f6db92836464f36177237ad132c', NULL, '{}', E'\\x', '2025-06-25 12:57:02.901+00', '2026-11-21 04:30:00+00', E'\\x6f9af2c8bcabe3a171e4b505d4c7a1519d3dcd696ad91fb0a0059b9c138493c1'),
  ('37', '0197cf00-2cf0-72c8-a473-e03dc70364a2', E'\\xc2bdd9dde8ca82e82046c654a02b8b3308aa67464f25666efd881d6a26ff7b4b', NULL, '{}', E'\\x', '2025-07-03 06:36:24.688+00', '2026-11-21 04:30:00+00', E'\\x9b93f65936bd38747309c8c6644cdc0407ede9a15e9760a145c8197c2171ff0f'),
  ('38', '0197d3b1-cdf4-7458-8dc5-ba6c289643d3', E'\\xcfd2dbf832815257584f4ecb27e803f9baf7f38be1cdade0ced959d7f949dfb6', NULL, '{}', E'\\x', '2025-07-04 04:28:54.644+00', '2026-11-21 04:30:00+00', E'\\x15e626579fddc3a73bb71cebd2800044cf65f93a86e5381805af7250a8b0e804'),
  ('39', '0197d44b-78c3-720d-8fe2-f1927520af39', E'\\x3f973dfbcc92beacbfaefa9bf5aa49a808d12e3030abdf17939049d6dbcb3d5c', NULL, '{}', E'\\x', '2025-07-04 07:16:45.379+00', '2026-11-21 04:30:00+00', E'\\xae7a299be36e1de6b93629380fb0618bab8788eb96314e77f66953976bc44e25'),
  ('4', '0195eaed-5b52-71fc-9d67-6507ce816221', E'\\xf241546fd76e144aa97cac16a0bb3121cc820fd02c6f73676dc210ae20d8c6e2', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x7e4f1721663c7f3324634bc7d9a4b51e279da4b728f6fc976e28769b60844174'),
  ('40', '0197e9a1-67f5-72d9-96a5-d10455fc3ef0', E'\\x9e68c07f7a1d7b7f748afb7478018080b0e86daebbed5fe3d677008b891979a4', NULL, '{}', E'\\x', '2025-07-08 10:42:38.709+00', '2026-11-21 04:30:00+00', E'\\x770d61d5e7b5e70cf82b0206675aad5d18d9b389929781cde45151809fc007a8'),
  ('41', '01980c8c-196a-7778-bd40-1defacd1f9a2', E'\\x1ab4ed081249070f02c31b2bcac6cd5cba6cfa96ff93e432f3aa9ab992644f60', NULL, '{}', E'\\x', '2025-07-15 05:26:04.906+00', '2026-11-21 04:30:00+00', E'\\x29bea935967bad1b05a946f24eacd75a29a76323d03669e269aa0ea9c8aafddd'),
  ('42', '01982b99-c49f-7291-a78d-d086a1a03dfd', E'\\x4a51d484c165fb6a884371a3f980def448d88dfa6d19e63a48ae566f26da0f39', NULL, '{}', E'\\x', '2025-07-21 06:09:14.399+00', '2026-11-21 04:30:00+00', E'\\x6b1afa7fe419b7bd18ac301eb5971682a96a08b1494c9da23a8c094a1480634d'),
  ('43', '0198305a-7b46-757c-a41b-791f6db7659c', E'\\xa2f1377be443c0aed4d1986ac4af63079ae2f67619fa61b6029f880e30de67a7', NULL, '{}', E'\\x', '2025-07-22 04:18:12.934+00', '2026-11-21 04:30:00+00', E'\\x7ad0f0c621474f448feff99cc6524dca97680e9be2769017a48530090299640e'),
  ('44', '01983ab5-5436-7742-b4bf-2f86c4dfb8dd', E'\\x43cb225ceb08687e9839642e3b615b3eeea76b07868ddbe2d63e8b20d937a753', NULL, '{}', E'\\x', '2025-07-24 04:33:38.87+00', '2026-11-21 04:30:00+00', E'\\xc1a342c41b2a0daac28453afa00b4431e436f6a513360d6e4a040670d73a54e4'),
  ('45', '01984f40-d442-778a-9f9c-f0cf08264e6c', E'\\xa4bac31a9ec2d0ab56b48d0e022aa12b3e5108311d5ebe7b983e86f24a3f445a', NULL, '{}', E'\\x', '2025-07-28 04:18:25.474+00', '2026-11-21 04:30:00+00', E'\\x20a8393d2672a3cae4119b90c5a9a29e080f56037a9586fc90d32031b860ab23'),
  ('46', '01985aa9-0953-7342-bc5a-9bff81b24302', E'\\xb311b0b2e236248c6566171c4d3d5dbcb268266f7bebf8133a5443ed8d115c09', NULL, '{}', E'\\x', '2025-07-30 09:28:04.179+00', '2026-11-21 04:30:00+00', E'\\x88c1fcc81cdd3335f7328836a34a53ad156fed92b1ac36f67a2d1e754cf1b674'),
  ('47', '01986905-43a3-7690-92fc-3dd8919a974f', E'\\x47e8d6d6c954168d09631396180e3266daf6ef8e6a964abc80779e293ad65d8c', NULL, '{}', E'\\x', '2025-08-02 04:23:29.443+00', '2026-11-21 04:30:00+00', E'\\xcf3154a41bc0ceae2529618f50c6aa1ac741796d0347aa173abed44492a73ced'),
  ('48', '019873c7-c03e-7179-b04e-896fc6297931', E'\\x2062b09f5bf8dee8750cdff979a1bbaf5ccde1086eae8f7560eaab8c10506dcd', NULL, '{}', E'\\x', '2025-08-04 06:32:07.486+00', '2026-11-21 04:30:00+00', E'\\x6c189a4c384f920894a193325404c65373979989992a3867522855b279e0c1be'),
  ('49', '0198742d-391a-77a7-a0fd-ac8172835089', E'\\x39afa0c8f7d08e0a0e2c5e4d7c3f2a2dcf92efc86f8a92ab626deb91efd328fb', NULL, '{}', E'\\x', '2025-08-04 08:22:57.562+00', '2026-11-21 04:30:00+00', E'\\x79d05fb2ffc9981f973a2f521d40c88b6c2f58875a383f8c25a8ffa7e6a5d28f'),
  ('5', '0195eaed-5b52-72f3-ad4d-4ffd41ed59e6', E'\\xbaa362513c813a4d49a333d169ee2cb8f06d0241ba4c110a23051e5bd62f81e5', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x54f2410fe3cfd2469573f027e2a70f5a2c9e03dded53adc81f7783a02ad60ae1'),
  ('50', '01987a45-a517-767f-b3fd-8beb030f24b0', E'\\x410f94c86ea0c9dfa4534fb9f2c57f15ace283c9e2bb1931a7968d16d954194a', NULL, '{}', E'\\x', '2025-08-05 12:47:21.367+00', '2026-11-21 04:30:00+00', E'\\xdc3fd8cf66cefb361cf57977bc1fcb199e3f16be4ce91887082f172fb5cb7e4e'),
  ('51', '0198adb9-bb13-7302-a431-eba7d50d3cc7', E'\\x26c1f5efe6fd675a329a78efb4a2e79874b93fb430948ac5574192da9863af6a', NULL, '{}', E'\\x', '2025-08-15 12:34:47.187+00', '2026-11-21 04:30:00+00', E'\\x78fd1fb2cc1b2bbee338a5dc6a102f74583e8c6c6608e9d327fb59614d434729'),
  ('52', '0198b7a5-65f9-70b8-9c72-0487422b6549', E'\\x739a7d4cf7538279ac6b6194c36038ed11943a6142f64477194e2225ea67dc78', NULL, '{}', E'\\x', '2025-08-17 10:48:46.841+00', '2026-11-21 04:30:00+00', E'\\xb54a464aa2dc6ec0ad8cc99d6f0ddfa0204f30f5e225523159e0cb59cdbbfe72'),
  ('53', '0198d1be-32ac-770a-952e-85b8f72f7f80', E'\\x112c2d987e4441446ecce1153d56aec54697d06fa7e367eedab9c17a61371ec1', NULL, '{}', E'\\x', '2025-08-22 12:25:59.724+00', '2026-11-21 04:30:00+00', E'\\x5e143734a688c43cce9147473fda8cc4e1ac82dedbac2176ef891784ccf549c0'),
  ('54', '019904aa-7eb6-7649-8559-bacc069093b8', E'\\x6a808c86b79e74edbbbc07cb72c878d15d67601c8722c644c03bfd6765528f60', NULL, '{}', E'\\x', '2025-09-01 09:45:06.486+00', '2026-11-21 04:30:00+00', E'\\x28cac2a2b852ce43baadfc34d63e0fc9bb6b97c3fe0089278b02c081333699a5'),
  ('55', '01990a07-c598-7671-9fcc-97cc1750cbaf', E'\\xec9fc7f7b2347e13fb3205b987a8400045076abc9f6538240abd0a3e13c7de51', NULL, '{}', E'\\x', '2025-09-02 10:45:05.56+00', '2026-11-21 04:30:00+00', E'\\xe22dfbf3e39c4e9020d1eb07ed48ed3f3353a6267772e151595c7b52d68d7370'),
  ('56', '01990f32-eeb0-7340-9553-5220aab4f814', E'\\x204bdf0d1a3bdecd31419b83ed29e0479c4301aa8bf046400bc46d66cd16a351', NULL, '{}', E'\\x', '2025-09-03 10:50:20.208+00', '2026-11-21 04:30:00+00', E'\\x9e95f0381cc9b98f1c69a649dd25d0cf324f92796612d88bc4d1a45ca605cdc1'),
  ('57', '0199291d-4815-7514-ad9c-8651796c8bbe', E'\\xd1cadf9f2fff310f200d8319ff708adcb5e0ccfdeeb7f32de7cf40bab918e4dc', NULL, '{}', E'\\x', '2025-09-08 11:36:48.917+00', '2026-11-21 04:30:00+00', E'\\xb1a24db31258c905f07d81251b8e06fdc4221cd67a41ee062aa64db7640a1a1b'),
  ('58', '01993c60-445a-7520-9c08-11771f86ab6a', E'\\x59bf2fb7c368feec1be49e18b9c55db51eba93583dd118e61a0264646ba5d76c', NULL, '{}', E'\\x', '2025-09-12 05:22:45.978+00', '2026-11-21 04:30:00+00', E'\\x9ebb1467ebd5b4f2b798ff4ddccc8945401724db4dbfe08a0c1363ce70e66217'),
  ('59', '01994735-b681-77dd-89d6-1bfae2c8d201', E'\\x469592d2f97e2e24a2e3b5a743045cf5709db6c7762d70070f5dc3918fc3d112', NULL, '{}', E'\\x', '2025-09-14 07:52:06.529+00', '2026-11-21 04:30:00+00', E'\\x8601eab39cdbf45edfd5aef534f407bf97cf96b18939e6efa589972780ba4265'),
  ('6', '0195eaed-5b52-7324-abbb-f7afd993f548', E'\\xde126d61bede318f48d83dc71e6bb65a51c2b2b7757873f99bc0e5292c7e226b', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x913ce0a4d0aeab687f16868440c7a3af458e5b14fae95d20a0c3ab6a2109d4a2'),
  ('60', '0199483e-e8b1-702e-915b-355dad518655', E'\\x1cd947ffa5921980d90bcaf4affa8dba76ae9f764bb95806aec250af6674ccfd', NULL, '{}', E'\\x', '2025-09-14 12:41:46.417+00', '2026-11-21 04:30:00+00', E'\\x0a5b484573bcb437a39db3916fe161a6e3d8ca648f9a652be77c7702f244a483'),
  ('61', '0199c7c0-0ba8-734f-a78a-25d0e3a10974', E'\\xd8e29d02b277c4afee7776706c7118465b13e0effe7b53307e11c46845e485b5', NULL, '{}', E'\\x', '2025-10-09 06:54:35.944+00', '2026-11-21 04:30:00+00', E'\\x13b8d9f7e2851eda95af11a59fa97fd57e94065f027cfb1d9dc769bead6b6ce6'),
  ('62', '019a24d1-6480-7149-a654-be652908ddf0', E'\\x140562449e1db645ba1381caa0cb4efd2b75f06b14079bf7e167a811bd9bd716', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\x818aa2c2313c9dca14e9169b320bdfea9af21c23ee1cc8ba33f489dd2e7220ef'),
  ('63', '019a24d1-6480-71c5-9cab-933c8698bd3c', E'\\x2bc7609c24f41346acc45f814f9cd299840df0d9fc94128c44f62bf2c87d4d95', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\xd647b376762c72b406deb75d64f8d35ee75424e7d62b97014c817dcf4e7f2481'),
  ('64', '019a3e0d-cbe7-74b2-bbd8-0f9087e29efc', E'\\xc2db40f8fb2bc0b8e698a37822730fa53348c82dce18909a4df40c77098baff8', NULL, '{}', E'\\x', '2025-11-01 06:14:42.919+00', '2026-11-21 04:30:00+00', E'\\x42c25f74171052e21a4d01323fa5bd02ed95aab43aeb38999b51b0a646f0ca07'),
  ('65', '019a499b-18e8-77f9-af69-d6098231b5a8', E'\\x5f062a4c4f3f1515051adcaa780a245ded7f4560c9ff620c0b15a0b51b0fa820', NULL, '{}', E'\\x', '2025-11-03 12:04:52.584+00', '2026-11-21 04:30:00+00', E'\\x7ad35e39a42d1bd26753f23aaa0db4b8c262d7c281810c268991b00cf83224dd'),
  ('66', '019a4dd1-d13d-7004-9813-3cc7ff9d507b', E'\\x1c44537cb4386aa1f37e3c4c80ce88f200cda02a3ed9045e483481bebdad7d89', NULL, '{}', E'\\x', '2025-11-04 07:43:07.581+00', '2026-11-21 04:30:00+00', E'\\x867c0e797df53423c20b58c651cd9dbf0ccfbb104bdca3de5469e08c2572b30e'),
  ('67', '019a5870-be50-7260-a7bc-844f7d84cc83', E'\\x25d3dd7f35e9a98f535496e33e88e47b4758cf99c2176866621beebc41a9a3bf', NULL, '{}', E'\\x', '2025-11-06 09:12:55.12+00', '2026-11-21 04:30:00+00', E'\\x9eef3dda8ba86e32ed08abd793dfea0281a1dba38df26d7acd25938e618b30f9'),
  ('68', '019a58cd-919f-725c-b318-6ed7d1f758ab', E'\\x91604c1bf2fd68dea28144d3e1ef9786fcd070c903f03f15a4055c77a8f68991', NULL, '{}', E'\\x', '2025-11-06 10:54:18.527+00', '2026-11-21 04:30:00+00', E'\\x547490d09125f6e9da06706c1e5fde53961778fbadf5a2bbdb843c636498165d'),
  ('69', '019acdcb-3f5e-767b-8221-f1d140213de2', E'\\xe302d3aa4cadcadc2c0ba9af2cd9e989b1f4578e7a6bdccaf698354211bf0de1', NULL, '{}', E'\\x', '2025-11-29 04:07:20.67+00', '2026-11-21 04:30:00+00', E'\\x96b09154b49ed0e5b801ef9cc25b5ff47fd292a911d630b4f55e794cd299edd6'),
  ('7', '0195eaed-5b52-73b4-89ba-a02ace437256', E'\\x0e7891722724392ea2c2931b6ee4289c90d14a59b30629490dca7e7b217c66a6', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xb4e8b92c2f06ec0999168929dab926e5e7b8d7e1940f96b834cbd1e9ab0cd7d8'),
  ('70', '019acefa-c7b2-7633-89e8-ccf8ae9dbe59', E'\\xf1ffb32b6513e83ca0ed75e4bac5138df0d57a88b5bf132786042e1c22acf559', NULL, '{}', E'\\x', '2025-11-29 09:38:52.978+00', '2026-11-21 04:30:00+00', E'\\x0df263e4d4bf2ddbaab38e156cc275a900dc54a0eebb8a773a9046c6ee60031d'),
  ('71', '019ad88c-72fa-7443-85eb-9e96f840de45', E'\\x11badd69f0870aad7bd8aabd670aee9592c18e959c3829ca50b9cf03f4a5fff3', NULL, '{}', E'\\x', '2025-12-01 06:14:34.49+00', '2026-11-21 04:30:00+00', E'\\xb747efb529046a7a8e809bba6615bcac3e674a62fadeedad58f4dd918a94f62b'),
  ('72', '019b5e41-c6ac-773d-99ab-38cca101fa38', E'\\xb9449e8e5043ef0135652b94b566f2d8b8e2fda4ef575fde1d451af68cc4b829', NULL, '{}', E'\\x', '2025-12-27 05:22:07.66+00', '2026-11-21 04:30:00+00', E'\\x1433c942b0849d0fc90ceb6ad6859e345f67fe1897c680411dbc20ab34f16329'),
  ('73', '019b7ce0-50eb-7701-aeec-ad7b6f97fba1', E'\\x7d05b65ab7d52bc15f7e6ff17f130b15b003057302342a1a3a10eb463b661d78', NULL, '{}', E'\\x', '2026-01-02 04:03:54.219+00', '2026-11-21 04:30:00+00', E'\\x691e6d66babfdd7d12081396a63374c2d84209056efed9153f9b07d8a7cbf695'),
  ('74', '019b7d9a-7db3-750b-9729-9be226a248de', E'\\x7af249e8df310fff44150209dbfbe860a1451e48254b62e6cc92433284add902', NULL, '{}', E'\\x', '2026-01-02 07:27:15.379+00', '2026-11-21 04:30:00+00', E'\\x776a3bff8569f6d37ff946db3d0f37f9b0593f250c3a5bf45ea80387ade41c63'),
  ('75', '019b92c8-7213-73d3-9160-3dd273b3f347', E'\\x285d807fb358266498ede88d04c27813a6ebc22f07bb600bd4c86f08591506da', NULL, '{}', E'\\x', '2026-01-06 10:09:28.595+00', '2026-11-21 04:30:00+00', E'\\x6004dc40e1187f3be78f3e9953b8172fdfda068213fc9dde904bb33c4adb6bff'),
  ('76', '019b96c0-e9f1-772a-9627-482d95d44e04', E'\\x69044d3efb3800f72bafad14bd0e4649f5a114e85bd364f947ca2f63190dce72', NULL, '{}', E'\\x', '2026-01-07 04:39:43.857+00', '2026-11-21 04:30:00+00', E'\\xb92908b48e6856560714af93efc6cb407f131a715db3bb862673720b2dce1d27'),
  ('77', '019b9be6-f910-7100-b3ee-8434090a73bd', E'\\x30ddcd6936c684812868c08628f420c581ecd802d205e9504146dd58002a03ac', NULL, '{}', E'\\x', '2026-01-08 04:39:24.176+00', '2026-11-21 04:30:00+00', E'\\x9c70a365e2f52f1f5fa74bd7bd84cbc0e8202de632f5f7f6d90938b7a9830884'),
  ('78', '019bea69-43a4-729b-a46a-2ef857ec73b5', E'\\x32cfbf6b3bc8f32717b68ae055745259550b34b3cd8a79ac513149a66b4d536d', NULL, '{}', E'\\x', '2026-01-23 10:32:05.796+00', '2026-11-21 04:30:00+00', E'\\x723032b488ffdad729c3056fc2efedc88e1b5ced65c7b9b10ce14780ca0aa9f7'),
  ('79', '019c1cef-33c4-77f1-a404-5822980012d9', E'\\xc3ea55701792f0444bceadbcb39b9b2a8b10c9eec11f423555f16d7056c68bed', NULL, '{}', E'\\x', '2026-02-02 05:59:24.356+00', '2026-11-21 04:30:00+00', E'\\x78ebb880b727d22abb3968b3e15b8a3684ee224d1008ed8afa5b7f43ee8b8978'),
  ('8', '0195eaed-5b52-74ef-948e-f7c8e052718f', E'\\x9a959f462c6af3caa52affeec2ff311c49f651e0b7c6b710f3eb7f4271758a45', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x8fb8d96e3cb5640adbbb6e4cd052b0d0486c935f436767d141eabc8e294d6e4a'),
  ('80', '019c31b6-9ffd-748f-9178-b91790c16eeb', E'\\x2425377868c3f3b1af9a07c01654daea1424af32fd415b58e012d983de1c2932', NULL, '{}', E'\\x', '2026-02-06 06:49:38.045+00', '2026-11-21 04:30:00+00', E'\\xca2a840d39a954156066853aa0a4711a70363065db7f41190d238321d9ea2e22'),
  ('81', '019c369f-a274-7593-b544-39ddd0ffe325', E'\\xe569e5d816edec8e8e74a349fa352dd24a4f252581bb679183e038638cbe0eb6', NULL, '{}', E'\\x', '2026-02-07 05:42:37.428+00', '2026-11-21 04:30:00+00', E'\\xc27a6b2ed7df1587e4944f8279719588db3cc3fa72316d283c29727df467d058'),
  ('82', '019c411e-2084-7331-a774-8efa292b2a6b', E'\\xe6326e57541e2e554e943d9a8f72b4c62181b116522ec47d190b4a1c4dfa3d2d', NULL, '{}', E'\\x', '2026-02-09 06:36:59.396+00', '2026-11-21 04:30:00+00', E'\\x0e44fd0239d4db9a3738976ee86066ed2b7f53cdca8833a68cacde979d7cf6d4'),
  ('83', '019c423e-23a9-7018-8838-2abca0bdce2b', E'\\xe7698034f0de941fd367252bf9d2c3a149018b9012ca4c11de84e74a04ff78aa', NULL, '{}', E'\\x', '2026-02-09 11:51:34.569+00', '2026-11-21 04:30:00+00', E'\\x4c1c3340b0318cec8eb749b5bddd353187e5f369706783295acbfecac3f698a9'),
  ('84', '019c7004-9136-71bd-8840-6b209fc08c91', E'\\x6e1dd089a5a9d940d9f6d8403b0dadbae74c4af33aa6cd3a98b747726a736471', NULL, '{}', E'\\x', '2026-02-18 09:11:13.462+00', '2026-11-21 04:30:00+00', E'\\x72355363e9790f3ab19df12bf1788782eaa2d5a0c3637780fb4374d23c4f88cb'),
  ('85', '019cfa32-3a20-7083-b321-603e46ed3cf9', E'\\xc7a19643b78ed339c240c65bfc3f250bcfeda65a9182283061ce7f3a9727cd73', NULL, '{}', E'\\x', '2026-03-17 05:08:41.632+00', '2026-11-21 04:30:00+00', E'\\xc2710aed56963721f8cba8d990f7b2741516e3c51e8d96603fcd9eb8d9af5457'),
  ('86', '019d47ad-09b4-71ba-8a09-15d3d04bd3cb', E'\\xbbc1023205f577da70bd37904d8a7fb3c19c7f6147f2e46838330c970e8f6b6d', NULL, '{}', E'\\x', '2026-04-01 06:13:35.796+00', '2026-11-21 04:30:00+00', E'\\x9b54090f1fd2fdf91f4f0a23a3348daa178c2d3a6ad371143d295c2996eac6c5'),
  ('87', '019d805b-85ba-762d-9518-7230120216bc', E'\\x61c1dab0fd6a7048920178b870d58fade7ae383b08b6243f88b1e53f7f29338b', NULL, '{}', E'\\x', '2026-04-12 06:22:54.906+00', '2026-11-21 04:30:00+00', E'\\xd7cbca303beb5354c9cbc4975f98f92c0be9e4cc8eb053d48415e912d2594011'),
  ('88', '019daf1c-ae23-7762-a9e0-59c9740bfb34', E'\\x564489df57fec348654bd88c745f52ba2153074591909edd74d818d189031fea', NULL, '{}', E'\\x', '2026-04-21 08:16:25.635+00', '2026-11-21 04:30:00+00', E'\\xabd3266bb4ef9a9e87b449b4b5e344bf8226333cef37effbe627e6551f049e1a'),
  ('89', '019e0afc-7890-70f4-b039-56017071f393', E'\\x8f90b58b0b3a7604f80ac4a87320d0b853e981ddcc397a3541b11064ca05aa60', NULL, '{}', E'\\x', '2026-05-09 04:26:18.64+00', '2026-11-21 04:30:00+00', E'\\x9c43f036402cbb45855bf36969792195154aeba883e0605793fa3cb046815e3c'),
  ('9', '0195eaed-5b52-75ef-a6f3-af3a234e783e', E'\\x3b8470b4ea90aff6299ddfe6f1fb59a8ddf2bfb06103710db2a7345f56e7944a', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xfb4d11205850f43cbd315033d37d50ffe919c5e2b7c502a47c355f9b5e6fa63e'),
  ('90', '019e91fd-57b9-720c-97b4-312951cf8e4c', E'\\x1483dccbf9ccf83db3b28ea25eaa0bce6e6f94b77fe2711ab5c00186de17c39a', NULL, '{}', E'\\x', '2026-06-04 09:35:59.929+00', '2026-11-21 04:30:00+00', E'\\x39979ae7315dcb52d2c31ca557cdacc07eff8ee8d0e60ed9b89de42bb441de34'),
  ('91', '019f1d81-7446-72f6-b242-57376998f8a0', E'\\xdeb841694a8baecbc1ff95190fe8db9da0a391de9e0c010f03f6a82e04fdf01a', NULL, '{}', E'\\x', '2026-07-01 11:47:31.014+00', '2026-11-21 04:30:00+00', E'\\xc393959ef33d90fa07fafcaa78bcab224a9f1ce95cb20dad19d2c4b3ec73f292'),
  ('92', '019f4660-91bf-7531-abd0-d70494a23299', E'\\xa59c959989ad77b5f2512d78153c8e41f4c408d0c89161bd168059e7adc5a035', NULL, '{}', E'\\x', '2026-07-09 10:16:01.727+00', '2026-11-21 04:30:00+00', E'\\x31029927632de3b305c754fd76e597470bfde3c92b248bacb9e59892977a69aa'),
  ('93', '019fa230-ae6c-74aa-aa5d-c27469086474', E'\\xbeb41835a0c828310fed15945faf64f5cd7377f831cd174d5d5fad2e274b34fb', NULL, '{}', E'\\x', '2026-07-27 06:08:47.212+00', '2026-11-21 04:30:00+00', E'\\xb50c3a3ff2b5268f3a5ba251e9c08bb5116a2394cfacc353a347b63104b016b3'),
  ('94', '01a02eaf-9c16-74d7-bf6d-682a8c005c7b', E'\\x9090fe25d9b24d18b27f242bb94fe7e07dd64a2255b27d353834574a91652518', NULL, '{}', E'\\x', '2026-08-23 12:54:15.83+00', '2026-11-21 04:30:00+00', E'\\xa52f2a5bff00863e45ccb49687cfb7df3d51336431769bbd6109fccf1fd16b68'),
  ('95', '01a0b40e-f07d-752e-b42b-5d54ea306346', E'\\x99a5d55d322fd267e91dcfe65e9d147ee16d8be1c428dbfa2a0bdf374d8e3df5', NULL, '{}', E'\\x', '2026-09-18 10:27:53.085+00', '2026-11-21 04:30:00+00', E'\\xe55cb8c234e5fa7e13b0542826fc14dd7188f0e9ae3fff557727040a7a81951b'),
  ('96', '01a0d6d4-797a-759c-95b6-e314821b162d', E'\\x684ac8b2ac2871bdb2d673931d6e4bbcf3a88b584fecc03874650f11587baf89', NULL, '{}', E'\\x', '2026-09-25 04:30:44.09+00', '2026-11-21 04:30:00+00', E'\\x4d15f47a7f061afdde5a901a2d578d93a8c997ede624f059850ea7665fb6ae33'),
  ('97', '01a11b91-9b52-753b-8277-98521dbdbbc5', E'\\xe5813449fe72c0c3546d727125e0c8e2ce32a0214068336c85349fb79311e156', NULL, '{}', E'\\x', '2026-10-08 12:51:29.746+00', '2026-11-21 04:30:00+00', E'\\x7416baad1d8c0cc4c97d04caedceb939f8001d19f16006f8c8fb10706a66c8be'),
  ('98', '01a13e7e-69d3-7027-8f4a-b2e2eef6cb75', E'\\xaea357474de574c03efebab8a26743198e88f11171027ee3fe02319306aad50c', NULL, '{}', E'\\x', '2026-10-15 07:37:14.451+00', '2026-11-21 04:30:00+00', E'\\x183feb5b72dc8e4e134628704333cc5ba1b7210047a428229a39a9924d0cafa7'),
  ('99', '01a19b44-4019-724d-b5a8-2e372fcf738a', E'\\xd9f0af3d9cc556fbd0f4e1a8c8ebf347c43e44eed5615c360f5244ae264005d8', NULL, '{}', E'\\x', '2026-11-02 07:58:23.769+00', '2026-11-21 04:30:00+00', E'\\xca587ba56fdf185dd814801699e92898fe21dd827422dcfba5dc4db38e08a528');
insert into audit_personal ("entry_id", "subject_id", "field", "before", "after", "salt") overriding system value values
  ('01a21a1f-1053-75d2-890b-8c770fc97daf', '01a1b03c-74c1-776e-aa02-32342571bd61', 'reason', NULL, '"Scholarship"', 'e7858da2-2e94-4018-b6ad-70d3bc512d21'),
  ('01a21a1f-1061-778a-9861-e42cd1133ac6', '01a1b03c-74c1-776e-aa02-32342571bd61', 'reason', NULL, '"Paid twice"', 'f1735d39-bccf-4678-a862-4525859c540a'),
  ('01a21a1f-10e6-7157-8e63-c8e4976ac0a0', '01976d38-7d5f-7382-a350-1cc883a08621', 'degree', '"BCom"', '"BSc"', '07939060-98f5-4b45-86e3-9aea15fb23c1');
insert into audit_seal ("day", "n", "hash") overriding system value values
  ('2026-11-27', '127', E'\\x7f3c721118c14ef37c5b993bf4e37b292c27fefab4b7112d233442effcc2053a');
insert into audit_unchained ("at", "entry_id") overriding system value values
  ('2026-11-21 04:30:00+00', '01a21a1f-10e6-7157-8e63-c8e4976ac0a0');
insert into backup_run ("id", "kind", "started_at", "seen_at", "finished_at", "place", "encrypted", "bytes", "reason") overriding system value values
  ('01a21a1f-10af-77d2-afc4-1dc15a7669a5', 'scheduled', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'office:/backup/example.tar.gz', 'false', '4096', NULL);
insert into batch ("id", "code", "code_key", "course_id", "time", "start_on", "end_on", "created_at", "version", "deleted_at", "trainer", "trainer_key", "room", "room_key", "sessions", "seats", "import_id") overriding system value values
  ('01a21a1f-0f75-740d-ba9e-4a9ca79986eb', 'TALLY-2504', 'tally-2504', '01a21a1f-0f72-7277-9117-f1588b785ccd', '15:00 to 17:00', '2025-04-01', '2025-07-01', '2025-03-11 05:44:07.174+00', '1', NULL, 'Anita Example', 'anita example', 'Room 1', 'room 1', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL),
  ('01a21a1f-0f75-740d-ba9e-4ed72a4a2f93', 'PY-2504', 'py-2504', '01a21a1f-0f72-7277-9117-f70d5e5b865a', '08:00 to 10:00', '2025-04-27', '2025-08-27', '2025-04-06 10:29:18.706+00', '1', NULL, 'Binod Example', 'binod example', 'Room 2', 'room 2', '[{"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 6}]', '1', NULL),
  ('01a21a1f-0f75-740d-ba9e-5009622a31a0', 'FSW-2505', 'fsw-2505', '01a21a1f-0f72-7277-9117-f8ecf670d104', '12:30 to 14:30', '2025-05-24', '2026-01-24', '2025-05-03 08:05:14.006+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 1', 'lab 1', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a21a1f-0f75-740d-ba9e-575d07fa38e3', 'DA-2506', 'da-2506', '01a21a1f-0f72-7277-9117-ffb4def3ec6a', '18:00 to 20:00', '2025-06-19', '2025-12-19', '2025-05-29 10:56:01.407+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 2', 'lab 2', '[{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}]', '1', NULL),
  ('01a21a1f-0f76-71ca-a1f7-6cde89597474', 'GD-2507', 'gd-2507', '01a21a1f-0f73-7001-a9c0-438464dbebd6', '18:00 to 20:00', '2025-07-16', '2025-12-16', '2025-06-25 12:57:02.901+00', '1', NULL, 'Esther Example', 'esther example', 'Room 1', 'room 1', '[{"end": "20:00", "start": "18:00", "weekday": 2}, {"end": "20:00", "start": "18:00", "weekday": 4}, {"end": "20:00", "start": "18:00", "weekday": 6}]', '1', NULL),
  ('01a21a1f-0f76-71ca-a1f7-732a56a38fc8', 'DM-2508', 'dm-2508', '01a21a1f-0f73-7001-a9c0-44287cb8e8f7', '10:00 to 12:00', '2025-08-11', '2025-11-11', '2025-07-21 06:09:14.399+00', '1', NULL, 'Anita Example', 'anita example', 'Room 2', 'room 2', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a21a1f-0f76-71ca-a1f7-777ec497c646', 'HT-2509', 'ht-2509', '01a21a1f-0f73-7001-a9c0-499976960143', '15:00 to 17:00', '2025-09-07', '2025-11-07', '2025-08-17 10:48:46.841+00', '1', NULL, 'Binod Example', 'binod example', 'Lab 1', 'lab 1', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL),
  ('01a21a1f-0f76-71ca-a1f7-7aaef55fb4e5', 'FR-2510', 'fr-2510', '01a21a1f-0f73-7001-a9c0-4f1f442cb0f3', '15:00 to 17:00', '2025-10-03', '2026-02-03', '2025-09-12 05:22:45.978+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 2', 'lab 2', '[{"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 6}]', '1', NULL),
  ('01a21a1f-0f76-71ca-a1f7-7d98ecac0a55', 'TALLY-2510', 'tally-2510', '01a21a1f-0f72-7277-9117-f1588b785ccd', '12:30 to 14:30', '2025-10-30', '2026-01-30', '2025-10-09 06:54:35.944+00', '1', NULL, 'Dev Example', 'dev example', 'Room 1', 'room 1', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a21a1f-0f76-71ca-a1f7-81472e28e1db', 'PY-2511', 'py-2511', '01a21a1f-0f72-7277-9117-f70d5e5b865a', '18:00 to 20:00', '2025-11-25', '2026-03-25', '2025-11-04 07:43:07.581+00', '1', NULL, 'Esther Example', 'esther example', 'Room 2', 'room 2', '[{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}]', '1', NULL),
  ('01a21a1f-0f76-71ca-a1f7-87bf3d3c772b', 'FSW-2512', 'fsw-2512', '01a21a1f-0f72-7277-9117-f8ecf670d104', '12:30 to 14:30', '2025-12-22', '2026-08-22', '2025-12-01 06:14:34.49+00', '1', NULL, 'Anita Example', 'anita example', 'Lab 1', 'lab 1', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a21a1f-0f76-71ca-a1f7-89af54dd2dc0', 'DA-2601', 'da-2601', '01a21a1f-0f72-7277-9117-ffb4def3ec6a', '12:30 to 14:30', '2026-01-17', '2026-07-17', '2025-12-27 05:22:07.66+00', '1', NULL, 'Binod Example', 'binod example', 'Lab 2', 'lab 2', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a21a1f-0f76-71ca-a1f7-8d61e1ed6768', 'GD-2602', 'gd-2602', '01a21a1f-0f73-7001-a9c0-438464dbebd6', '08:00 to 10:00', '2026-02-13', '2026-07-13', '2026-01-23 10:32:05.796+00', '1', NULL, 'Chitra Example', 'chitra example', 'Room 1', 'room 1', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a21a1f-0f76-71ca-a1f7-92b0a96e6467', 'DM-2603', 'dm-2603', '01a21a1f-0f73-7001-a9c0-44287cb8e8f7', '12:30 to 14:30', '2026-03-11', '2026-06-11', '2026-02-18 09:11:13.462+00', '1', NULL, 'Dev Example', 'dev example', 'Room 2', 'room 2', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a21a1f-0f77-71d1-81ef-5b8bf52814b2', 'HT-2604', 'ht-2604', '01a21a1f-0f73-7001-a9c0-499976960143', '10:00 to 12:00', '2026-04-07', '2026-06-07', '2026-03-17 05:08:41.632+00', '1', NULL, 'Esther Example', 'esther example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a21a1f-0f77-71d1-81ef-5f403825daab', 'FR-2605', 'fr-2605', '01a21a1f-0f73-7001-a9c0-4f1f442cb0f3', '08:00 to 10:00', '2026-05-03', '2026-09-03', '2026-04-12 06:22:54.906+00', '1', NULL, 'Anita Example', 'anita example', 'Lab 2', 'lab 2', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a21a1f-0f77-71d1-81ef-612b42a52859', 'TALLY-2605', 'tally-2605', '01a21a1f-0f72-7277-9117-f1588b785ccd', '12:30 to 14:30', '2026-05-30', '2026-08-30', '2026-05-09 04:26:18.64+00', '1', NULL, 'Binod Example', 'binod example', 'Room 1', 'room 1', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a21a1f-0f77-71d1-81ef-648b6abe380d', 'PY-2606', 'py-2606', '01a21a1f-0f72-7277-9117-f70d5e5b865a', '08:00 to 10:00', '2026-06-25', '2026-10-25', '2026-06-04 09:35:59.929+00', '1', NULL, 'Chitra Example', 'chitra example', 'Room 2', 'room 2', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a21a1f-0f77-71d1-81ef-6abf026035d1', 'FSW-2607', 'fsw-2607', '01a21a1f-0f72-7277-9117-f8ecf670d104', '10:00 to 12:00', '2026-07-22', NULL, '2026-07-01 11:47:31.014+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a21a1f-0f77-71d1-81ef-6c67cfd66209', 'DA-2608', 'da-2608', '01a21a1f-0f72-7277-9117-ffb4def3ec6a', '10:00 to 12:00', '2026-08-17', '2027-02-17', '2026-07-27 06:08:47.212+00', '1', NULL, 'Esther Example', 'esther example', 'Lab 2', 'lab 2', '[{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}]', '1', NULL),
  ('01a21a1f-0f77-71d1-81ef-701f4acf0326', 'GD-2609', 'gd-2609', '01a21a1f-0f73-7001-a9c0-438464dbebd6', '08:00 to 10:00', '2026-09-13', '2027-02-13', '2026-08-23 12:54:15.83+00', '1', NULL, 'Anita Example', 'anita example', 'Room 1', 'room 1', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a21a1f-0f77-71d1-81ef-74a4151d10df', 'DM-2610', 'dm-2610', '01a21a1f-0f73-7001-a9c0-44287cb8e8f7', '12:30 to 14:30', '2026-10-09', NULL, '2026-09-18 10:27:53.085+00', '1', NULL, 'Binod Example', 'binod example', 'Room 2', 'room 2', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a21a1f-0f77-71d1-81ef-781c747122b8', 'HT-2611', 'ht-2611', '01a21a1f-0f73-7001-a9c0-499976960143', '10:00 to 12:00', '2026-11-05', '2027-01-05', '2026-10-15 07:37:14.451+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}]', '1', NULL),
  ('01a21a1f-0f77-71d1-81ef-7eeadef55988', 'FR-2612', 'fr-2612', '01a21a1f-0f73-7001-a9c0-4f1f442cb0f3', '15:00 to 17:00', '2026-12-01', NULL, '2026-11-10 06:43:16.88+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 2', 'lab 2', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL);
insert into batch_waiting ("id", "batch_id", "enquiry_id", "student_id", "at", "removed_at") overriding system value values
  ('01a21a1f-10af-77d2-afc4-29eb8936a246', '01a21a1f-0f75-740d-ba9e-4a9ca79986eb', NULL, '01976d38-7d5f-7382-a350-1cc883a08621', '2026-11-21 04:30:00+00', NULL);
insert into bulk_change ("id", "change", "students", "changed_at", "changed_by", "undone_at") overriding system value values
  ('01a21a1f-10c8-7259-84fe-557be78adab3', '{"isCompleted": "yes"}', '1', '2026-11-21 04:30:00+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', NULL);
insert into bulk_change_student ("bulk_change_id", "student_id", "before", "versions") overriding system value values
  ('01a21a1f-10c8-7259-84fe-557be78adab3', '01976d38-7d5f-7382-a350-1cc883a08621', '{}', '1.1.0');
insert into calendar_feed ("account_id", "code", "batch_id", "trainer", "created_at") overriding system value values
  ('01a21a1f-0f43-7452-a16c-f1ebb08df032', 'dd446d6c-8af5-4f54-bbee-25414432dd62', NULL, 'Example', '2026-11-21 04:30:00+00');
insert into cash_entry ("id", "kind", "amount", "day", "reference", "recorded_at", "recorded_by", "voided_at", "voided_by") overriding system value values
  ('01a21a1f-10c8-7259-84fe-5c0a5630cc21', 'opening', '1000.00', '2026-11-20', NULL, '2026-11-21 04:30:00+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', NULL, NULL);
insert into certificate ("id", "issue_id", "kind", "financial_year", "n", "student_id", "enrolment_id", "student_name", "course", "batch", "title", "body", "signatory", "issued_on", "issued_at", "issued_by", "revoked_at", "revoked_by", "revoke_reason", "verification_id") overriding system value values
  ('01a21a1f-10c8-7259-84fe-6086527d1254', '01a21a1f-10c8-7259-84fe-67d3065b9e34', 'completion', '2026-27', '1', '01976d38-7d5f-7382-a350-1cc883a08621', '01976d38-7d5f-763c-9219-4bab70626e74', 'Example', 'Example', 'Example', 'Example', 'Example', 'Example', '2026-11-20', '2026-11-21 04:30:00+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', NULL, NULL, NULL, '9521dc10-27a3-4fd3-b6b7-32ccbe4cd2d4');
insert into certificate_series ("kind", "financial_year", "last") overriding system value values
  ('completion', '2026-27', '1');
insert into certificate_signature ("one", "content", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into certificate_template ("kind", "title", "body", "signatory", "version") overriding system value values
  ('completion', 'Example', '{name}', 'Example', '1');
insert into consent ("student_id", "given_by", "guardian_name", "notice_version", "at", "recorded_by") overriding system value values
  ('01976d38-7d5f-7382-a350-1cc883a08621', 'student', NULL, '2', '2026-11-21 04:30:00+00', NULL);
insert into course ("id", "name", "name_key", "fee", "duration", "added_by", "created_at", "version", "deleted_at", "instalments", "import_id") overriding system value values
  ('01a21a1f-0f72-7277-9117-f1588b785ccd', 'Tally with GST', 'tally with gst', '12000.00', '3 months', '01a21a1f-0f43-7452-a16c-eca29688175e', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a21a1f-0f72-7277-9117-f70d5e5b865a', 'Python Programming', 'python programming', '18000.00', '4 months', '01a21a1f-0f43-7452-a16c-eca29688175e', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a21a1f-0f72-7277-9117-f8ecf670d104', 'Full Stack Web Development', 'full stack web development', '45000.00', '8 months', '01a21a1f-0f43-7452-a16c-eca29688175e', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a21a1f-0f72-7277-9117-ffb4def3ec6a', 'Data Analytics', 'data analytics', '35000.00', '6 months', '01a21a1f-0f43-7452-a16c-eca29688175e', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a21a1f-0f73-7001-a9c0-438464dbebd6', 'Graphic Design', 'graphic design', '22000.00', '5 months', '01a21a1f-0f43-7452-a16c-eca29688175e', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a21a1f-0f73-7001-a9c0-44287cb8e8f7', 'Digital Marketing', 'digital marketing', '15000.00', '3 months', '01a21a1f-0f43-7452-a16c-eca29688175e', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a21a1f-0f73-7001-a9c0-499976960143', 'Hindi Typing', 'hindi typing', '4500.00', '2 months', '01a21a1f-0f43-7452-a16c-eca29688175e', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a21a1f-0f73-7001-a9c0-4f1f442cb0f3', 'Français des affaires', 'francais des affaires', '16500.00', '4 months', '01a21a1f-0f43-7452-a16c-eca29688175e', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL);
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
  ('01a21a1f-10c8-7259-84fe-5a578a3801ff', '2026-11-20', NULL, '0.00', '0.00', '{}', NULL, '2026-11-21 04:30:00+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', '{}', NULL);
insert into declared_payment ("student_id", "fee", "paid", "pay_mode") overriding system value values
  ('01a1be83-9230-769a-9ccd-f53b2be666f1', '16500.00', '8250.00', 'Online');
insert into deletion ("id", "record", "deleted_at", "deleted_by", "status_before", "enquiry", "erase_after", "erased_at") overriding system value values
  ('01a21a1f-10ac-7508-a2ac-bcd47b0cfa37', 'enquiry', '2026-11-21 04:30:00+00', NULL, NULL, '{"id": "01a21a1f-10ac-7508-a2ac-bcd47b0cfa37", "name": "Example"}', '2026-11-21 04:30:00+00', NULL);
insert into discount_limit ("one", "percent", "version") overriding system value values
  ('true', '10.00', '2');
insert into draft ("account_id", "key", "field_values", "saved_at") overriding system value values
  ('01a21a1f-0f43-7452-a16c-f1ebb08df032', 'course-add', '{"course":"Example"}', '2026-11-21 04:30:00+00');
insert into enquiry ("id", "name", "name_key", "mail_id", "contact", "alt_contact", "qualification", "address", "course_id", "enquiry_mode", "mode", "ref", "remark", "day", "status", "is_placed", "student_id", "created_at", "version", "next_call_on", "import_id") overriding system value values
  ('01962e07-dbf7-736c-b45c-6dac63ac48b8', 'Ishwari Voorbeeld', 'ishwari voorbeeld', 'ishwari.3@example.net', '5570000003', '5580000003', 'BSc', '37 Namuna Marg, Example Nagar', '01a21a1f-0f72-7277-9117-f8ecf670d104', 'online', 'online', NULL, NULL, '2025-04-13', 'Pending', 'false', NULL, '2025-04-13 07:23:09.175+00', '2', NULL, NULL),
  ('01973f71-631b-7227-8416-eca24125c13c', 'विवेक दृष्टांत', 'विवेक दृष्टांत', 'student.1@example.com', '5550000001', NULL, 'BCom', '159 Namuna Marg, Demo Colony', '01a21a1f-0f72-7277-9117-ffb4def3ec6a', 'offline', 'offline', 'एक मित्र', 'Will come for a trial class', '2025-06-05', 'Closed', 'false', '01976d38-7d5f-7382-a350-1cc883a08621', '2025-06-05 09:34:45.019+00', '2', NULL, NULL),
  ('019a24d1-6480-77ff-8512-2edbffe7c4d0', 'Asha Beispiel', 'asha beispiel', 'asha.2@example.net', '5570000002', '5580000002', 'BSc', '77 Example Road, Namunapur', '01a21a1f-0f72-7277-9117-f8ecf670d104', 'offline', 'offline', 'Poster at the college', 'Will come for a trial class', '2025-10-27', 'Pending', 'false', NULL, '2025-10-27 08:38:13.888+00', '2', NULL, NULL);
insert into enquiry_note ("id", "enquiry_id", "at", "written_by", "note", "next_call_on") overriding system value values
  ('01a21a1f-10af-77d2-afc4-26c862b49763', '01962e07-dbf7-736c-b45c-6dac63ac48b8', '2026-11-21 04:30:00+00', NULL, 'Example', NULL);
insert into enrolment ("id", "student_id", "n", "course_id", "batch_id", "mode", "duration", "fee", "joining_on", "end_on", "is_completed", "ended_at", "end_reason", "created_at", "version", "is_main", "list_fee", "limit_exempt", "fee_kind", "fee_reason", "fee_on", "fee_by", "batch_since") overriding system value values
  ('01976d38-7d5f-763c-9219-4bab70626e74', '01976d38-7d5f-7382-a350-1cc883a08621', '1', '01a21a1f-0f72-7277-9117-ffb4def3ec6a', '01a21a1f-0f75-740d-ba9e-4a9ca79986eb', 'offline', '6 months', '31500.00', '2025-06-14', '2025-12-19', 'true', NULL, NULL, '2025-06-14 06:55:08.127+00', '1', 'true', '31500.00', 'false', NULL, NULL, NULL, NULL, '2026-11-20'),
  ('0198305a-7b46-74e2-8a91-17031be2e33f', '0198305a-7b46-720c-bce5-a88e5aa3470d', '1', '01a21a1f-0f73-7001-a9c0-438464dbebd6', '01a21a1f-0f76-71ca-a1f7-6cde89597474', 'offline', '5 months', '22000.00', '2025-07-22', '2025-12-16', 'true', NULL, NULL, '2025-07-22 04:18:12.934+00', '1', 'true', '22000.00', 'false', NULL, NULL, NULL, NULL, NULL),
  ('0199483e-e8b1-73ed-bd51-ccf4ad486f84', '0199483e-e8b1-7019-8c27-a81e24c004c1', '1', '01a21a1f-0f73-7001-a9c0-44287cb8e8f7', '01a21a1f-0f76-71ca-a1f7-732a56a38fc8', 'online', '3 months', '15000.00', '2025-09-14', '2025-11-11', 'true', NULL, NULL, '2025-09-14 12:41:46.417+00', '1', 'true', '15000.00', 'false', NULL, NULL, NULL, NULL, NULL),
  ('019acdcb-3f5e-744c-a6a1-4beecd783c46', '019acdcb-3f5e-7797-9596-1c8eae7523f2', '1', '01a21a1f-0f72-7277-9117-f70d5e5b865a', '01a21a1f-0f76-71ca-a1f7-81472e28e1db', 'offline', '4 months', '18000.00', '2025-11-29', '2026-03-25', 'true', NULL, NULL, '2025-11-29 04:07:20.67+00', '1', 'true', '18000.00', 'false', NULL, NULL, NULL, NULL, NULL),
  ('01a11b91-9b52-716d-a7f8-ac031c7bfaf5', '01a11b91-9b52-77bd-96df-8e4b731771a8', '1', '01a21a1f-0f73-7001-a9c0-44287cb8e8f7', '01a21a1f-0f77-71d1-81ef-74a4151d10df', 'offline', '3 months', '13500.00', '2026-10-08', NULL, 'false', NULL, NULL, '2026-10-08 12:51:29.746+00', '1', 'true', '13500.00', 'false', NULL, NULL, NULL, NULL, NULL),
  ('01a1b03c-74c1-77e4-b297-8ffc1056fead', '01a1b03c-74c1-776e-aa02-32342571bd61', '1', '01a21a1f-0f73-7001-a9c0-499976960143', '01a21a1f-0f77-71d1-81ef-781c747122b8', 'online', '2 months', '4050.00', '2026-11-06', NULL, 'false', NULL, NULL, '2026-11-06 09:41:54.497+00', '1', 'true', '4050.00', 'false', NULL, NULL, NULL, NULL, NULL),
  ('01a1be83-9230-70ac-aca2-b9a18d8c4d28', '01a1be83-9230-769a-9ccd-f53b2be666f1', '1', '01a21a1f-0f73-7001-a9c0-4f1f442cb0f3', '01a21a1f-0f77-71d1-81ef-7eeadef55988', 'offline', '4 months', '0.00', '2026-12-01', NULL, 'false', NULL, NULL, '2026-11-09 04:14:16.112+00', '1', 'true', '0.00', 'false', NULL, NULL, NULL, NULL, NULL),
  ('01a1fb86-a83e-7664-9257-b95497bddaf4', '01a1fb86-a83e-743b-9287-68fd5c5e3ac6', '1', '01a21a1f-0f73-7001-a9c0-499976960143', '01a21a1f-0f77-71d1-81ef-781c747122b8', 'offline', '2 months', '4050.00', '2026-11-21', NULL, 'false', NULL, NULL, '2026-11-21 00:34:28.542+00', '1', 'true', '4050.00', 'false', NULL, NULL, NULL, NULL, NULL);
insert into expense ("id", "category_id", "remark", "amount", "day", "created_at", "updated_at", "version", "financial_year", "n", "pay_mode", "payee", "voided_at", "voided_by", "import_id", "old_voucher", "exact_mode", "count_id", "counted_version", "counted_cash") overriding system value values
  ('01972f8c-001d-7241-8772-e810152ae4cd', '01a21a1f-1017-7297-a317-c05ab9cf21ad', 'Sample Telecom, line of the month', '172.00', '2025-06-02', '2025-06-02 07:29:53.693+00', '2025-06-02 07:29:53.693+00', '1', '2025-26', '1', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019730ae-176e-72ce-89e6-bd704e264c9d', '01a21a1f-1017-7297-a317-bf1597ab0739', 'Example Power Company, bill of the month', '516.00', '2025-06-02', '2025-06-02 12:46:45.102+00', '2025-06-02 12:46:45.102+00', '1', '2025-26', '2', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01973f27-1abc-7070-89e4-a8f74747c089', '01a21a1f-1017-7297-a317-b41820b053ac', 'Teachers and office of the example institute', '3876.00', '2025-06-05', '2025-06-05 08:13:36.828+00', '2025-06-05 08:13:36.828+00', '1', '2025-26', '3', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019744be-dbb1-71ec-803d-98787efb25f6', '01a21a1f-1017-7297-a317-ba86e08b1238', 'Example House, all classrooms', '2153.00', '2025-06-06', '2025-06-06 10:17:28.241+00', '2025-06-06 10:17:28.241+00', '1', '2025-26', '4', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0197cf00-2cf0-715e-965c-e151fb080951', '01a21a1f-1017-7297-a317-bf1597ab0739', 'Example Power Company, bill of the month', '1058.00', '2025-07-03', '2025-07-03 06:36:24.688+00', '2025-07-03 06:36:24.688+00', '1', '2025-26', '5', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0197d3b1-cdf4-753b-b939-194beef8b97f', '01a21a1f-1017-7297-a317-c05ab9cf21ad', 'Sample Telecom, line of the month', '352.00', '2025-07-04', '2025-07-04 04:28:54.644+00', '2025-07-04 04:28:54.644+00', '1', '2025-26', '6', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0197d44b-78c3-7322-aeb6-fbeec58a87eb', '01a21a1f-1017-7297-a317-b41820b053ac', 'Teachers and office of the example institute', '7938.00', '2025-07-04', '2025-07-04 07:16:45.379+00', '2025-07-04 07:16:45.379+00', '1', '2025-26', '7', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0197e9a1-67f5-740b-8d4f-441e3a202e72', '01a21a1f-1017-7297-a317-ba86e08b1238', 'Example House, all classrooms', '4410.00', '2025-07-08', '2025-07-08 10:42:38.709+00', '2025-07-08 10:42:38.709+00', '1', '2025-26', '8', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01986905-43a3-7723-99fa-08bdd5525dde', '01a21a1f-1017-7297-a317-ba86e08b1238', 'Example House, all classrooms', '4341.00', '2025-08-02', '2025-08-02 04:23:29.443+00', '2025-08-02 04:23:29.443+00', '1', '2025-26', '9', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019873c7-c03e-7160-8e1b-8624bfee1db8', '01a21a1f-1017-7297-a317-b41820b053ac', 'Teachers and office of the example institute', '7814.00', '2025-08-04', '2025-08-04 06:32:07.486+00', '2025-08-04 06:32:07.486+00', '1', '2025-26', '10', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0198742d-391a-77cb-976b-d9ffaa503440', '01a21a1f-1017-7297-a317-c05ab9cf21ad', 'Sample Telecom, line of the month', '347.00', '2025-08-04', '2025-08-04 08:22:57.562+00', '2025-08-04 08:22:57.562+00', '1', '2025-26', '11', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01987a45-a517-714c-abc1-ce3378d50425', '01a21a1f-1017-7297-a317-bf1597ab0739', 'Example Power Company, bill of the month', '1041.00', '2025-08-05', '2025-08-05 12:47:21.367+00', '2025-08-05 12:47:21.367+00', '1', '2025-26', '12', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019904aa-7eb6-7370-b91d-7404df85e043', '01a21a1f-1017-7297-a317-b41820b053ac', 'Teachers and office of the example institute', '6144.00', '2025-09-01', '2025-09-01 09:45:06.486+00', '2025-09-01 09:45:06.486+00', '1', '2025-26', '13', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01990a07-c598-71c9-8aed-3d3bba8dcf52', '01a21a1f-1017-7297-a317-ba86e08b1238', 'Example House, all classrooms', '3413.00', '2025-09-02', '2025-09-02 10:45:05.56+00', '2025-09-02 10:45:05.56+00', '1', '2025-26', '14', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01990f32-eeb0-72e6-9f30-0d653ac11379', '01a21a1f-1017-7297-a317-bf1597ab0739', 'Example Power Company, bill of the month', '819.00', '2025-09-03', '2025-09-03 10:50:20.208+00', '2025-09-03 10:50:20.208+00', '1', '2025-26', '15', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0199291d-4815-71e5-9941-ae04e5321ee3', '01a21a1f-1017-7297-a317-c05ab9cf21ad', 'Sample Telecom, line of the month', '273.00', '2025-09-08', '2025-09-08 11:36:48.917+00', '2025-09-08 11:36:48.917+00', '1', '2025-26', '16', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019a3e0d-cbe7-76e9-865e-142a222de08b', '01a21a1f-1017-7297-a317-ba86e08b1238', 'Example House, all classrooms', '1250.00', '2025-11-01', '2025-11-01 06:14:42.919+00', '2025-11-01 06:14:42.919+00', '1', '2025-26', '17', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019a499b-18e8-73f5-b03c-0c6275bb13fe', '01a21a1f-1017-7297-a317-b41820b053ac', 'Teachers and office of the example institute', '2250.00', '2025-11-03', '2025-11-03 12:04:52.584+00', '2025-11-03 12:04:52.584+00', '1', '2025-26', '18', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019a5870-be50-70eb-b98b-4f56f35a465d', '01a21a1f-1017-7297-a317-c05ab9cf21ad', 'Sample Telecom, line of the month', '100.00', '2025-11-06', '2025-11-06 09:12:55.12+00', '2025-11-06 09:12:55.12+00', '1', '2025-26', '19', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019a58cd-919f-7687-95e9-40938014d3fd', '01a21a1f-1017-7297-a317-bf1597ab0739', 'Example Power Company, bill of the month', '300.00', '2025-11-06', '2025-11-06 10:54:18.527+00', '2025-11-06 10:54:18.527+00', '1', '2025-26', '20', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019b7d9a-7db3-73c4-8651-5f93634e380c', '01a21a1f-1017-7297-a317-ba86e08b1238', 'Example House, all classrooms', '1076.00', '2026-01-02', '2026-01-02 07:27:15.379+00', '2026-01-02 07:27:15.379+00', '1', '2025-26', '21', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019b92c8-7213-7052-8238-c9a4bdce7116', '01a21a1f-1017-7297-a317-bf1597ab0739', 'Example Power Company, bill of the month', '258.00', '2026-01-06', '2026-01-06 10:09:28.595+00', '2026-01-06 10:09:28.595+00', '1', '2025-26', '22', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019b96c0-e9f1-7373-8cb6-c87f4fc2984c', '01a21a1f-1017-7297-a317-b41820b053ac', 'Teachers and office of the example institute', '1938.00', '2026-01-07', '2026-01-07 04:39:43.857+00', '2026-01-07 04:39:43.857+00', '1', '2025-26', '23', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019b9be6-f910-7368-bc80-a61b245724a3', '01a21a1f-1017-7297-a317-c05ab9cf21ad', 'Sample Telecom, line of the month', '86.00', '2026-01-08', '2026-01-08 04:39:24.176+00', '2026-01-08 04:39:24.176+00', '1', '2025-26', '24', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019c31b6-9ffd-767b-ab76-c4db0d6a4eef', '01a21a1f-1017-7297-a317-b41820b053ac', 'Teachers and office of the example institute', '2457.00', '2026-02-06', '2026-02-06 06:49:38.045+00', '2026-02-06 06:49:38.045+00', '1', '2025-26', '25', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019c369f-a274-7577-8c1a-c26305a204cd', '01a21a1f-1017-7297-a317-ba86e08b1238', 'Example House, all classrooms', '1365.00', '2026-02-07', '2026-02-07 05:42:37.428+00', '2026-02-07 05:42:37.428+00', '1', '2025-26', '26', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019c411e-2084-70e4-b1d3-51a4dc39c37d', '01a21a1f-1017-7297-a317-bf1597ab0739', 'Example Power Company, bill of the month', '327.00', '2026-02-09', '2026-02-09 06:36:59.396+00', '2026-02-09 06:36:59.396+00', '1', '2025-26', '27', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019c423e-23a9-729d-9b67-3341527d9d26', '01a21a1f-1017-7297-a317-c05ab9cf21ad', 'Sample Telecom, line of the month', '109.00', '2026-02-09', '2026-02-09 11:51:34.569+00', '2026-02-09 11:51:34.569+00', '1', '2025-26', '28', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01a19b44-4019-7656-a2c5-bb3665b25525', '01a21a1f-1017-7297-a317-ba86e08b1238', 'Example House, all classrooms', '221.00', '2026-11-02', '2026-11-02 07:58:23.769+00', '2026-11-02 07:58:23.769+00', '1', '2026-27', '1', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01a19c3d-3bc5-72b5-9eac-e288d524ef71', '01a21a1f-1017-7297-a317-b41820b053ac', 'Teachers and office of the example institute', '398.00', '2026-11-02', '2026-11-02 12:30:21.125+00', '2026-11-02 12:30:21.125+00', '1', '2026-27', '2', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01a1a4b8-370c-722d-9792-707a3d01984c', '01a21a1f-1017-7297-a317-bf1597ab0739', 'Example Power Company, bill of the month', '53.00', '2026-11-04', '2026-11-04 04:01:38.572+00', '2026-11-04 04:01:38.572+00', '1', '2026-27', '3', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01a1c057-66d2-75a9-9da6-312bb9a6627b', '01a21a1f-1017-7297-a317-c05ab9cf21ad', 'Sample Telecom, line of the month', '17.00', '2026-11-09', '2026-11-09 12:45:15.858+00', '2026-11-09 12:45:15.858+00', '1', '2026-27', '4', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00');
insert into expense_category ("id", "ledger", "ledger_key", "created_at", "updated_at", "deleted_at", "budget", "version") overriding system value values
  ('01a21a1f-1017-7297-a317-b41820b053ac', 'Salaries', 'salaries', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a21a1f-1017-7297-a317-ba86e08b1238', 'Rent', 'rent', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a21a1f-1017-7297-a317-bf1597ab0739', 'Electricity', 'electricity', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a21a1f-1017-7297-a317-c05ab9cf21ad', 'Internet', 'internet', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a21a1f-1017-7297-a317-c488f60e0e5c', 'Stationery', 'stationery', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '5000.00', '1'),
  ('01a21a1f-1017-7297-a317-cbe54d10931d', 'Repairs', 'repairs', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a21a1f-1017-7297-a317-cdea94413516', 'Tea and water', 'tea and water', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '3000.00', '1'),
  ('01a21a1f-1017-7297-a317-d3f72e20beb3', 'Advertising', 'advertising', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '20000.00', '1');
insert into expense_voucher_series ("financial_year", "last") overriding system value values
  ('2025-26', '28'),
  ('2026-27', '4');
insert into fee_adjustment ("id", "student_id", "kind", "enrolment_id", "amount", "reason", "day", "created_at", "created_by", "by_hr", "version", "withdrawn_at", "withdrawn_by", "import_id") overriding system value values
  ('01a21a1f-1049-7212-a93e-cf5ee66e0e60', '01a1b03c-74c1-776e-aa02-32342571bd61', 'Discount', '01a1b03c-74c1-77e4-b297-8ffc1056fead', '500.00', 'Scholarship', '2026-11-21', '2026-11-21 04:30:00+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'false', '1', NULL, NULL, NULL);
insert into fee_plan ("enrolment_id", "version") overriding system value values
  ('01976d38-7d5f-763c-9219-4bab70626e74', '1');
insert into fee_plan_row ("enrolment_id", "n", "due_on", "amount") overriding system value values
  ('01976d38-7d5f-763c-9219-4bab70626e74', '1', '2026-11-20', '1000.00');
insert into former_batch ("enrolment_id", "batch_id", "since", "until") overriding system value values
  ('01976d38-7d5f-763c-9219-4bab70626e74', '01a21a1f-0f75-740d-ba9e-575d07fa38e3', NULL, '2026-11-19');
insert into heartbeat ("process_id", "started_at", "seen_at") overriding system value values
  ('01a21a1f-10af-77d2-afc4-224d0d1954fc', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00');
insert into holiday ("id", "name", "start_on", "end_on", "created_at") overriding system value values
  ('01a21a1f-10af-77d2-afc4-2f362d398709', 'Example', '2026-11-08', '2026-11-09', '2026-11-21 04:30:00+00');
insert into idempotency ("scope", "route", "key", "body_hash", "status", "answer", "forever", "at") overriding system value values
  ('01a21a1f-0f43-7452-a16c-f1ebb08df032', 'POST /api/enquiry', 'dump', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '201', '{}', 'false', '2026-11-21 04:30:00+00');
insert into import ("id", "kind", "owner_id", "name", "columns", "mapping", "day_order", "asks_day_order", "state", "created_at", "run_at", "done_rows", "is_cancelled", "failure", "done_at", "undone_at", "undone_by", "students", "receipts", "paid", "records", "discounts", "sheet", "sheets", "fixed") overriding system value values
  ('01a21a1f-0f43-7452-a16c-f1ebb08df032', 'students', '01a21a1f-0f43-7452-a16c-f1ebb08df032', '', '["Name"]', '{"name": 0}', NULL, 'false', 'open', '2026-11-21 04:30:00+00', NULL, '0', 'false', NULL, NULL, NULL, NULL, '0', '0', '0.00', '0', '0.00', '', '[]', '{}');
insert into import_record ("import_id", "record", "record_id", "state") overriding system value values
  ('01a21a1f-0f43-7452-a16c-f1ebb08df032', 'course', '01a21a1f-0f43-7452-a16c-f1ebb08df032', '');
insert into import_row ("import_id", "line", "cells", "is_skipped", "errors", "conflicts", "warnings", "person_key", "name_key", "known_key", "email_key", "phone", "course", "batch", "fee", "amount", "category", "day", "present", "student", "payments", "discount", "list_fee", "has_fee_reason", "reg_key") overriding system value values
  ('01a21a1f-0f43-7452-a16c-f1ebb08df032', '2', '["Example"]', 'false', '{}', '{}', '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '[]', NULL, NULL, 'false', NULL);
insert into import_setting ("one", "payments_before", "version") overriding system value values
  ('true', NULL, '1');
insert into import_total ("import_id", "shard", "kind", "n", "fee", "paid") overriding system value values
  ('01a21a1f-0f43-7452-a16c-f1ebb08df032', '0', 'Active', '0', '0.00', '0.00');
insert into institute ("one", "name", "address", "phone", "time_zone", "self_registration", "version", "receipt_language", "two_factor", "upi_id", "hr_closes_all", "gstin", "receipt_terms", "receipt_paper", "reg_no_pattern", "has_reg_nos", "registration_fields", "enquiry_fields") overriding system value values
  ('true', 'Namuna Training Institute (demo)', '1 Example Road, Example Nagar', '+91 55500 00000', 'Asia/Kolkata', 'true', '2', 'en', 'off', 'namuna@examplebank', 'false', '00AAAAA0000A1ZI', NULL, 'a4', NULL, 'false', NULL, NULL);
insert into institute_logo ("one", "content", "type", "hash", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', 'image/png', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into job_run ("job", "started_at") overriding system value values
  ('cleanup', '2026-11-21 04:30:00+00');
insert into known_browser ("token_hash", "account_id", "used_at") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a21a1f-0f43-7452-a16c-f1ebb08df032', '2026-11-21 04:30:00+00');
insert into kysely_migration ("name", "timestamp") overriding system value values
  ('0001_house', '2026-11-26T23:09:31.426Z'),
  ('0002_courses_and_batches', '2026-11-26T23:09:31.436Z'),
  ('0003_students_and_fees', '2026-11-26T23:09:31.473Z'),
  ('0004_attendance_and_enquiries', '2026-11-26T23:09:31.494Z'),
  ('0005_portfolio', '2026-11-26T23:09:31.499Z'),
  ('0006_projects', '2026-11-26T23:09:31.509Z'),
  ('0007_expenses', '2026-11-26T23:09:31.518Z'),
  ('0008_reset_tokens', '2026-11-26T23:09:31.534Z'),
  ('0009_lists_of_the_admin', '2026-11-26T23:09:31.539Z'),
  ('0010_erasure', '2026-11-26T23:09:31.542Z'),
  ('0011_search', '2026-11-26T23:09:31.553Z'),
  ('0012_receipt_amounts', '2026-11-26T23:09:31.555Z'),
  ('0013_drafts', '2026-11-26T23:09:31.558Z'),
  ('0014_request_limits', '2026-11-26T23:09:31.563Z'),
  ('0015_placed_enquiries', '2026-11-26T23:09:31.570Z'),
  ('0017_sign_in', '2026-11-26T23:09:31.583Z'),
  ('0018_two_factor', '2026-11-26T23:09:31.590Z'),
  ('0019_erasure', '2026-11-26T23:09:31.606Z'),
  ('0020_privacy', '2026-11-26T23:09:31.612Z'),
  ('0021_backups', '2026-11-26T23:09:31.620Z'),
  ('0022_audit_chain', '2026-11-26T23:09:31.632Z'),
  ('0023_several_processes', '2026-11-26T23:09:31.642Z'),
  ('0024_enrolments', '2026-11-26T23:09:31.654Z'),
  ('0025_expense_vouchers', '2026-11-26T23:09:31.669Z'),
  ('0026_payment_details', '2026-11-26T23:09:31.674Z'),
  ('0027_receipt_verification', '2026-11-26T23:09:31.678Z'),
  ('0028_daily_closing', '2026-11-26T23:09:31.690Z'),
  ('0029_discounts_and_refunds', '2026-11-26T23:09:31.696Z'),
  ('0030_fee_plans', '2026-11-26T23:09:31.700Z'),
  ('0031_refunds', '2026-11-26T23:09:31.714Z'),
  ('0032_reminders', '2026-11-26T23:09:31.722Z'),
  ('0033_course_instalments', '2026-11-26T23:09:31.724Z'),
  ('0034_name_search', '2026-11-26T23:09:31.730Z'),
  ('0035_receipt_paper', '2026-11-26T23:09:31.734Z'),
  ('0036_student_list_order', '2026-11-26T23:09:31.737Z'),
  ('0037_overdue_sums', '2026-11-26T23:09:31.739Z'),
  ('0038_enquiry_calls', '2026-11-26T23:09:31.745Z'),
  ('0039_photos_and_logo', '2026-11-26T23:09:31.754Z'),
  ('0041_duplicate_lookup', '2026-11-26T23:09:31.761Z'),
  ('0042_name_words', '2026-11-26T23:09:31.770Z'),
  ('0043_daily_sums', '2026-11-26T23:09:31.780Z'),
  ('0044_read_after', '2026-11-26T23:09:31.783Z'),
  ('0045_list_order', '2026-11-26T23:09:31.788Z'),
  ('0046_name_word_removal', '2026-11-26T23:09:31.789Z'),
  ('0047_parent_contact', '2026-11-26T23:09:31.792Z'),
  ('0048_attendance_months', '2026-11-26T23:09:31.800Z'),
  ('0049_absence_notices', '2026-11-26T23:09:31.805Z'),
  ('0050_imports', '2026-11-26T23:09:31.824Z'),
  ('0051_changes', '2026-11-26T23:09:31.827Z'),
  ('0052_batch_sessions', '2026-11-26T23:09:31.833Z'),
  ('0053_holidays', '2026-11-26T23:09:31.840Z'),
  ('0054_waiting_list', '2026-11-26T23:09:31.844Z'),
  ('0055_calendar_feeds', '2026-11-26T23:09:31.848Z'),
  ('0056_bulk_changes', '2026-11-26T23:09:31.860Z'),
  ('0057_certificates', '2026-11-26T23:09:31.871Z'),
  ('0058_import_kinds', '2026-11-26T23:09:31.879Z'),
  ('0059_import_more_kinds', '2026-11-26T23:09:31.890Z'),
  ('0060_complete_imports', '2026-11-26T23:09:31.905Z'),
  ('0061_batch_strength_indexes', '2026-11-26T23:09:31.911Z'),
  ('0062_voids_and_roles_are_final', '2026-11-26T23:09:31.914Z'),
  ('0063_people_in_stored_responses', '2026-11-26T23:09:31.921Z'),
  ('0064_browser_links', '2026-11-26T23:09:31.923Z'),
  ('0065_account_versions', '2026-11-26T23:09:31.925Z'),
  ('0066_replaced_receipts', '2026-11-26T23:09:31.931Z'),
  ('0067_settlements', '2026-11-26T23:09:31.950Z'),
  ('0068_main_course', '2026-11-26T23:09:31.955Z'),
  ('0069_uses_of_settled_courses', '2026-11-26T23:09:31.957Z'),
  ('0070_imports_are_voided', '2026-11-26T23:09:31.970Z'),
  ('0071_import_sheets', '2026-11-26T23:09:31.976Z'),
  ('0072_concessions', '2026-11-26T23:09:31.984Z'),
  ('0073_refunds_of_leavers', '2026-11-26T23:09:31.986Z'),
  ('0074_audit_search', '2026-11-26T23:09:31.989Z'),
  ('0075_audit_seals', '2026-11-26T23:09:31.990Z'),
  ('0076_fold_text', '2026-11-26T23:09:32.017Z'),
  ('0077_registration_numbers', '2026-11-26T23:09:32.026Z'),
  ('0078_reminders_opened', '2026-11-26T23:09:32.028Z'),
  ('0079_required_fields', '2026-11-26T23:09:32.029Z'),
  ('0080_exact_payment_mode', '2026-11-26T23:09:32.038Z'),
  ('0081_counts_since_the_last', '2026-11-26T23:09:32.056Z'),
  ('0082_batch_membership', '2026-11-26T23:09:32.072Z');
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
  ('0081_counts_since_the_last', '4f3b218d44eacae22e0ad6d11c8d199192f1a13a0f8b1a50ea8a3bc6293b396a'),
  ('0082_batch_membership', 'bbbe574e140fe87095985f4271ab9eb6a4cae30b79b614837ebd9cb7934dd9c7');
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
  ('019daf1c-ae23-7073-96b7-9b073f0c9a33', '01976d38-7d5f-7382-a350-1cc883a08621', 'https://example.com/1cc883a08621/portfolio-1', '2026-04-21 08:16:25.635+00', '1'),
  ('019f4660-91bf-716e-9598-76e624970967', '01976d38-7d5f-7382-a350-1cc883a08621', 'https://example.com/1cc883a08621/portfolio-2', '2026-07-09 10:16:01.727+00', '1');
insert into privacy_notice ("one", "texts", "version") overriding system value values
  ('true', '{"en": "Example"}', '2');
insert into project ("id", "student_id", "link", "tech_used", "description", "created_at", "version") overriding system value values
  ('01983ab5-5436-703a-bdec-d6c3ee3a0cc0', '01976d38-7d5f-7382-a350-1cc883a08621', 'https://example.com/1cc883a08621/project-3', 'Python, pandas', 'Sales of a sample company, month by month', '2025-07-24 04:33:38.87+00', '1'),
  ('019d47ad-09b4-713a-9706-559ce2fd693d', '01976d38-7d5f-7382-a350-1cc883a08621', 'https://example.com/1cc883a08621/project-1', 'Python, pandas', 'नमूना पुस्तकालय की सूची', '2026-04-01 06:13:35.796+00', '1'),
  ('01a0d6d4-797a-7493-963e-ad7bc436037e', '01976d38-7d5f-7382-a350-1cc883a08621', 'https://example.com/1cc883a08621/project-2', 'Tally', 'The example institute’s timetable as a page', '2026-09-25 04:30:44.09+00', '1');
insert into receipt ("id", "financial_year", "n", "student_id", "student_name", "contact", "course", "b_code", "pay_mode", "payable", "paid", "due_after", "paid_on", "issued_on", "issued_at", "issued_by", "changed_at", "version", "voided_at", "voided_by", "void_reason", "enrolment_id", "reference", "note", "verification_id", "import_id", "account_version", "replaces", "exact_mode", "count_id", "counted_version", "counted_cash") overriding system value values
  ('01977d82-9bf0-73f5-b333-5f4531efeaeb', '2025-26', '1', '01976d38-7d5f-7382-a350-1cc883a08621', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Online', '31500.00', '10500.00', '21000.00', '2025-06-17', '2025-06-17', '2025-06-17 10:50:01.072+00', '01a21a1f-0fa0-71e5-9a34-51e46b7387b6', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-763c-9219-4bab70626e74', '632700007919', NULL, '8af74652-3322-4d4d-a0e7-3cc6187fceb5', NULL, NULL, NULL, 'UPI', NULL, '1', '0.00'),
  ('01980c8c-196a-7322-8a86-1ec0aba1251a', '2025-26', '2', '01976d38-7d5f-7382-a350-1cc883a08621', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Cash', '31500.00', '10500.00', '10500.00', '2025-07-15', '2025-07-15', '2025-07-15 05:26:04.906+00', '01a21a1f-0fa1-7413-ba86-33f7c9d166ef', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-763c-9219-4bab70626e74', NULL, NULL, '8588e54e-780e-4582-bff9-f77ff5c8e17b', NULL, NULL, NULL, NULL, NULL, '1', '10500.00'),
  ('01984f40-d442-75cf-bbb4-dc4e8c95672c', '2025-26', '3', '0198305a-7b46-720c-bce5-a88e5aa3470d', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '11000.00', '2025-07-28', '2025-07-28', '2025-07-28 04:18:25.474+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-74e2-8a91-17031be2e33f', '632700023757', NULL, '5bb183d9-e841-4e44-a551-2b91b3352810', NULL, NULL, NULL, 'Bank transfer', NULL, '1', '0.00'),
  ('0198adb9-bb13-761e-b506-1de5536760e9', '2025-26', '4', '01976d38-7d5f-7382-a350-1cc883a08621', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Others', '31500.00', '10500.00', '0.00', '2025-08-15', '2025-08-15', '2025-08-15 12:34:47.187+00', '01a21a1f-0fa0-71e5-9a34-51e46b7387b6', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-763c-9219-4bab70626e74', NULL, NULL, '3986b738-2477-4875-a53a-7143ccb917f0', NULL, NULL, NULL, NULL, NULL, '1', '5200.00'),
  ('0198d1be-32ac-734b-855e-d14e2c64dfb0', '2025-26', '5', '0198305a-7b46-720c-bce5-a88e5aa3470d', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '0.00', '2025-08-21', '2025-08-22', '2025-08-22 12:25:59.724+00', '01a21a1f-0fa1-7413-ba86-33f7c9d166ef', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-74e2-8a91-17031be2e33f', '632700039595', NULL, 'cb861cf6-c6cb-43aa-960c-e538f2f923d7', NULL, NULL, NULL, 'UPI', NULL, '1', '0.00'),
  ('01994735-b681-7482-8085-beb65d6ab54d', '2025-26', '6', '0199483e-e8b1-7019-8c27-a81e24c004c1', 'Yusuf Příklad', '5550000003', 'Digital Marketing', 'DM-2508', 'Cash', '15000.00', '15000.00', '0.00', '2025-09-14', '2025-09-14', '2025-09-14 07:52:06.529+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', NULL, '1', NULL, NULL, NULL, '0199483e-e8b1-73ed-bd51-ccf4ad486f84', NULL, NULL, '82c861c2-0062-4e7a-a9d8-76ea2683de2a', NULL, NULL, NULL, NULL, NULL, '1', '15000.00'),
  ('019acefa-c7b2-72fe-8d58-9dc0ff12dcf0', '2025-26', '7', '019acdcb-3f5e-7797-9596-1c8eae7523f2', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '12000.00', '2025-11-29', '2025-11-29', '2025-11-29 09:38:52.978+00', '01a21a1f-0fa0-71e5-9a34-51e46b7387b6', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-744c-a6a1-4beecd783c46', NULL, NULL, '569ff3f4-446d-48cb-b2df-e924a67beffb', NULL, NULL, NULL, NULL, NULL, '1', '6000.00'),
  ('019b7ce0-50eb-72be-909e-3f48cc1e1094', '2025-26', '8', '019acdcb-3f5e-7797-9596-1c8eae7523f2', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '6000.00', '2026-01-02', '2026-01-02', '2026-01-02 04:03:54.219+00', '01a21a1f-0fa1-7413-ba86-33f7c9d166ef', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-744c-a6a1-4beecd783c46', NULL, NULL, '50e9bc81-4e42-47cb-bcdb-6be8f9ef404e', NULL, NULL, NULL, NULL, NULL, '1', '6000.00'),
  ('019c1cef-33c4-715d-8dbf-b8709d03fa21', '2025-26', '9', '019acdcb-3f5e-7797-9596-1c8eae7523f2', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '0.00', '2026-02-02', '2026-02-02', '2026-02-02 05:59:24.356+00', '01a21a1f-0f43-7452-a16c-f1ebb08df032', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-744c-a6a1-4beecd783c46', NULL, NULL, '0a69e63c-5195-4463-acf9-35ca9a83303e', NULL, NULL, NULL, NULL, NULL, '1', '6000.00'),
  ('01a1cf35-657d-767f-b58e-6b33adc44589', '2026-27', '1', '01a1b03c-74c1-776e-aa02-32342571bd61', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Online', '4050.00', '1000.00', '3050.00', '2026-11-12', '2026-11-12', '2026-11-12 10:02:25.533+00', '01a21a1f-0fa0-71e5-9a34-51e46b7387b6', NULL, '1', NULL, NULL, NULL, '01a1b03c-74c1-77e4-b297-8ffc1056fead', '632700007919', NULL, '88426afc-8726-408b-95fe-983d6837bde6', NULL, NULL, NULL, 'UPI', NULL, '1', '0.00');
insert into receipt_part ("receipt_id", "n", "mode", "amount", "reference") overriding system value values
  ('0198adb9-bb13-761e-b506-1de5536760e9', '1', 'Cash', '5200.00', NULL),
  ('0198adb9-bb13-761e-b506-1de5536760e9', '2', 'UPI', '5300.00', '632700031676');
insert into receipt_series ("financial_year", "last") overriding system value values
  ('2025-26', '9'),
  ('2026-27', '1');
insert into receipt_settlement ("receipt_id", "n", "enrolment_id", "due_on", "amount") overriding system value values
  ('01977d82-9bf0-73f5-b333-5f4531efeaeb', '1', '01976d38-7d5f-763c-9219-4bab70626e74', NULL, '10500.00'),
  ('01980c8c-196a-7322-8a86-1ec0aba1251a', '1', '01976d38-7d5f-763c-9219-4bab70626e74', NULL, '10500.00'),
  ('01984f40-d442-75cf-bbb4-dc4e8c95672c', '1', '0198305a-7b46-74e2-8a91-17031be2e33f', NULL, '11000.00'),
  ('0198adb9-bb13-761e-b506-1de5536760e9', '1', '01976d38-7d5f-763c-9219-4bab70626e74', NULL, '10500.00'),
  ('0198d1be-32ac-734b-855e-d14e2c64dfb0', '1', '0198305a-7b46-74e2-8a91-17031be2e33f', NULL, '11000.00'),
  ('01994735-b681-7482-8085-beb65d6ab54d', '1', '0199483e-e8b1-73ed-bd51-ccf4ad486f84', NULL, '15000.00'),
  ('019acefa-c7b2-72fe-8d58-9dc0ff12dcf0', '1', '019acdcb-3f5e-744c-a6a1-4beecd783c46', NULL, '6000.00'),
  ('019b7ce0-50eb-72be-909e-3f48cc1e1094', '1', '019acdcb-3f5e-744c-a6a1-4beecd783c46', NULL, '6000.00'),
  ('019c1cef-33c4-715d-8dbf-b8709d03fa21', '1', '019acdcb-3f5e-744c-a6a1-4beecd783c46', NULL, '6000.00'),
  ('01a1cf35-657d-767f-b58e-6b33adc44589', '1', '01a1b03c-74c1-77e4-b297-8ffc1056fead', NULL, '1000.00');
insert into recovery_code ("id", "account_id", "code_hash", "used_at") overriding system value values
  ('01a21a1f-10af-77d2-afc4-1a2c48373c8e', '01a21a1f-0f43-7452-a16c-f1ebb08df032', 'example', NULL);
insert into recurring_expense ("id", "category_id", "remark", "amount", "pay_mode", "payee", "starts_on", "created_at", "updated_at", "ended_at", "version", "exact_mode") overriding system value values
  ('01a21a1f-101e-7277-8e60-2a64bc5cc389', '01a21a1f-1017-7297-a317-cbe54d10931d', 'Demo Repairs: upkeep of the projectors', '1500.00', 'Online', NULL, '2026-11-01', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '1', NULL);
insert into recurring_expense_month ("recurring_id", "month", "expense_id") overriding system value values
  ('01a21a1f-101e-7277-8e60-2a64bc5cc389', '2026-11-01', NULL);
insert into refund ("id", "financial_year", "n", "student_id", "enrolment_id", "student_name", "contact", "course", "b_code", "pay_mode", "amount", "paid_before", "refunded_on", "issued_on", "issued_at", "issued_by", "reason", "reference", "note", "version", "voided_at", "voided_by", "void_reason", "leaves", "exact_mode", "count_id", "counted_version", "counted_cash") overriding system value values
  ('01a21a1f-105b-777f-ad53-c2c7d8bf54c0', '2026-27', '1', '01a1b03c-74c1-776e-aa02-32342571bd61', '01a1b03c-74c1-77e4-b297-8ffc1056fead', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Cash', '200.00', '1000.00', '2026-11-21', '2026-11-21', '2026-11-21 04:30:00+00', '01a21a1f-0f43-7452-a16c-eca29688175e', 'Paid twice', NULL, NULL, '1', NULL, NULL, NULL, 'false', NULL, NULL, NULL, '0.00');
insert into refund_series ("financial_year", "last") overriding system value values
  ('2026-27', '1');
insert into reg_no_series ("series", "last") overriding system value values
  ('example/{n}', '1');
insert into reminder ("student_id", "day", "channel", "state", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-77bd-96df-8e4b731771a8', '2026-11-19', 'WhatsApp', 'sent', '01a21a1f-0f43-7452-a16c-f1ebb08df032', '2026-11-19 04:30:00+00'),
  ('01a1b03c-74c1-776e-aa02-32342571bd61', '2026-11-19', 'WhatsApp', 'sent', '01a21a1f-0f43-7452-a16c-f1ebb08df032', '2026-11-19 04:30:00+00'),
  ('01a1fb86-a83e-743b-9287-68fd5c5e3ac6', '2026-11-19', 'WhatsApp', 'sent', '01a21a1f-0f43-7452-a16c-f1ebb08df032', '2026-11-19 04:30:00+00');
insert into reminder_settings ("one", "days", "texts", "version") overriding system value values
  ('true', '{-3,0,3,7,15}', '{}', '1');
insert into request_count ("scope", "caller", "started_at", "n") overriding system value values
  ('email-enquirer', '01a21a1f-0f43-7452-a16c-f1ebb08df032', '2026-11-21 04:30:00+00', '1');
insert into reset_token ("token_hash", "account_id", "made_at", "expires_at", "used_at", "purpose") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a21a1f-0f43-7452-a16c-f1ebb08df032', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', NULL, 'password');
insert into secret ("name", "value") overriding system value values
  ('log', E'\\x653f0681a11e157e8d3877eddfdf19ec2ff34cd2328637e4852df3234151c45d');
insert into session ("token_hash", "account_id", "created_at", "seen_at", "id", "address", "user_agent", "confirmed_at", "read_after") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a21a1f-0f43-7452-a16c-f1ebb08df032', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'eb6c34e4-d250-4852-ab1b-995e1ae3224b', '', '', NULL, '0/1FC5108');
insert into setup_code ("code_hash", "created_at", "accounts") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', NULL);
insert into sign_in_attempt ("id", "email_hash", "address", "at", "ok", "browser_hash") overriding system value values
  ('1', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '192.0.2.1', '2026-11-21 04:30:00+00', 'true', NULL);
insert into student ("id", "fname", "lname", "father", "contact", "alt_contact", "gender", "dob", "cur_address", "per_address", "linked_in", "profile", "degree", "com_year", "university", "course_id", "mode", "duration", "batch_id", "joining_on", "end_on", "is_completed", "is_placed", "status", "search_key", "created_at", "version", "search_text", "parent_contact", "import_id", "is_incomplete", "reg_no") overriding system value values
  ('01976d38-7d5f-7382-a350-1cc883a08621', 'विवेक', 'दृष्टांत', 'Yusuf दृष्टांत', '5550000001', NULL, 'male', '1996-12-21', '8 नमूना मार्ग, Sampleganj', '159 Namuna Marg, Demo Colony', NULL, NULL, 'BCom', '2017', 'Université de l’Exemple', '01a21a1f-0f72-7277-9117-ffb4def3ec6a', 'offline', '6 months', '01a21a1f-0f75-740d-ba9e-4a9ca79986eb', '2025-06-14', '2025-12-19', 'true', 'false', 'Active', 'विवेक दृष्टांत', '2025-06-14 06:55:08.127+00', '1', 'विवेक दृष्टांत yusuf दृष्टांत student.1@example.com 5550000001 5540000001', '5540000001', NULL, 'false', NULL),
  ('0198305a-7b46-720c-bce5-a88e5aa3470d', 'Zoë', 'Sample', 'Ravi Sample', '5550000007', NULL, 'female', '1997-07-07', NULL, '124 नमूना मार्ग, Sampleganj', NULL, NULL, 'BCA', '2018', 'Sample Institute of Technology', '01a21a1f-0f73-7001-a9c0-438464dbebd6', 'offline', '5 months', '01a21a1f-0f76-71ca-a1f7-6cde89597474', '2025-07-22', '2025-12-16', 'true', 'false', 'Active', 'zoe sample', '2025-07-22 04:18:12.934+00', '1', 'zoe sample ravi sample zoe.7@example.com 5550000007 5540000007', '5540000007', NULL, 'false', NULL),
  ('0199483e-e8b1-7019-8c27-a81e24c004c1', 'Yusuf', 'Příklad', 'Arjun Příklad', '5550000003', NULL, 'male', '2005-10-17', NULL, '52 नमूना मार्ग, Sampleganj', NULL, NULL, 'Diploma', '2026', 'Université de l’Exemple', '01a21a1f-0f73-7001-a9c0-44287cb8e8f7', 'online', '3 months', '01a21a1f-0f76-71ca-a1f7-732a56a38fc8', '2025-09-14', '2025-11-11', 'true', 'true', 'Active', 'yusuf priklad', '2025-09-14 12:41:46.417+00', '1', 'yusuf priklad arjun priklad yusuf.3@example.com 5550000003 5540000003', '5540000003', NULL, 'false', NULL),
  ('019acdcb-3f5e-7797-9596-1c8eae7523f2', 'Māyā', 'Udāharaṇ', 'Kabir Udāharaṇ', '5550000004', NULL, 'female', '1993-05-14', '45 Namuna Marg, Demo Colony', '143 Example Road, Example Nagar', NULL, NULL, 'BBA', '2014', 'Example University', '01a21a1f-0f72-7277-9117-f70d5e5b865a', 'offline', '4 months', '01a21a1f-0f76-71ca-a1f7-81472e28e1db', '2025-11-29', '2026-03-25', 'true', 'false', 'Active', 'maya udaharan', '2025-11-29 04:07:20.67+00', '1', 'maya udaharan kabir udaharan maya.4@example.com 5550000004', NULL, NULL, 'false', NULL),
  ('01a11b91-9b52-77bd-96df-8e4b731771a8', 'Zoë', 'Przykład', 'Arjun Przykład', '5550000002', '5560000002', 'female', '1999-07-27', '55 Udāharaṇ Path, Namunapur', '22 Namuna Marg, Namunapur', 'https://www.example.com/in/student-2', NULL, 'Diploma', '2020', 'Sample Institute of Technology', '01a21a1f-0f73-7001-a9c0-44287cb8e8f7', 'offline', '3 months', '01a21a1f-0f77-71d1-81ef-74a4151d10df', '2026-10-08', NULL, 'false', 'false', 'Disable', 'zoe przyklad', '2026-10-08 12:51:29.746+00', '2', 'zoe przyklad arjun przyklad zoe.2@example.com 5550000002 5560000002 5540000002', '5540000002', NULL, 'false', NULL),
  ('01a1b03c-74c1-776e-aa02-32342571bd61', 'Noor', 'Namuna', 'Ravi Namuna', '5550000008', NULL, 'female', '1993-03-31', NULL, '29 Example Road, Demo Colony', NULL, NULL, 'BCA', '2014', 'Sample Institute of Technology', '01a21a1f-0f73-7001-a9c0-499976960143', 'online', '2 months', '01a21a1f-0f77-71d1-81ef-781c747122b8', '2026-11-06', NULL, 'false', 'false', 'Active', 'noor namuna', '2026-11-06 09:41:54.497+00', '1', 'noor namuna ravi namuna noor.8@example.com 5550000008', NULL, NULL, 'false', NULL),
  ('01a1be83-9230-769a-9ccd-f53b2be666f1', 'Zoë', 'Przykład', 'Om Przykład', '5550000006', '5560000006', 'female', '1998-11-14', NULL, '122 Udāharaṇ Path, Demo Colony', NULL, NULL, 'BBA', '2019', 'उदाहरण विश्वविद्यालय', '01a21a1f-0f73-7001-a9c0-4f1f442cb0f3', 'offline', '4 months', '01a21a1f-0f77-71d1-81ef-7eeadef55988', '2026-12-01', NULL, 'false', 'false', 'Pending', 'zoe przyklad', '2026-11-09 04:14:16.112+00', '1', 'zoe przyklad om przyklad zoe.6@example.com 5550000006 5560000006 5540000006', '5540000006', NULL, 'false', NULL),
  ('01a1fb86-a83e-743b-9287-68fd5c5e3ac6', 'Farhan', 'Beispiel', 'Arjun Beispiel', '5550000005', '5560000005', 'male', '1993-10-26', NULL, '9 Namuna Marg, Sampleganj', NULL, NULL, 'BSc', '2014', 'Example University', '01a21a1f-0f73-7001-a9c0-499976960143', 'offline', '2 months', '01a21a1f-0f77-71d1-81ef-781c747122b8', '2026-11-21', NULL, 'false', 'false', 'Active', 'farhan beispiel', '2026-11-21 00:34:28.542+00', '1', 'farhan beispiel arjun beispiel farhan.5@example.com 5550000005 5560000005 5540000005', '5540000005', NULL, 'false', NULL);
insert into student_account ("student_id", "fee", "paid", "due_from", "planned_due_on", "due_amount", "version") overriding system value values
  ('01976d38-7d5f-7382-a350-1cc883a08621', '31500.00', '31500.00', '2025-08-15', NULL, NULL, '1'),
  ('0198305a-7b46-720c-bce5-a88e5aa3470d', '22000.00', '22000.00', '2025-08-21', NULL, NULL, '1'),
  ('0199483e-e8b1-7019-8c27-a81e24c004c1', '15000.00', '15000.00', '2025-09-14', NULL, NULL, '1'),
  ('019acdcb-3f5e-7797-9596-1c8eae7523f2', '18000.00', '18000.00', '2026-02-02', NULL, NULL, '1'),
  ('01a11b91-9b52-77bd-96df-8e4b731771a8', '13500.00', '0.00', '2026-10-08', NULL, NULL, '1'),
  ('01a1b03c-74c1-776e-aa02-32342571bd61', '3550.00', '800.00', '2026-11-12', NULL, NULL, '3'),
  ('01a1be83-9230-769a-9ccd-f53b2be666f1', '0.00', '0.00', '2026-12-01', NULL, NULL, '1'),
  ('01a1fb86-a83e-743b-9287-68fd5c5e3ac6', '4050.00', '0.00', '2026-11-21', NULL, NULL, '1');
insert into student_photo ("student_id", "content", "hash", "changed_at") overriding system value values
  ('01976d38-7d5f-7382-a350-1cc883a08621', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into student_total ("shard", "kind", "n", "fee", "paid") overriding system value values
  ('0', 'Active', '0', '0.00', '0.00'),
  ('0', 'Disable', '0', '0.00', '0.00'),
  ('0', 'Pending', '0', '0.00', '0.00'),
  ('0', 'Placed', '0', '0.00', '0.00'),
  ('1', 'Active', '0', '0.00', '0.00'),
  ('1', 'Disable', '0', '0.00', '0.00'),
  ('1', 'Pending', '0', '0.00', '0.00'),
  ('1', 'Placed', '0', '0.00', '0.00'),
  ('10', 'Active', '1', '22000.00', '22000.00'),
  ('10', 'Disable', '0', '0.00', '0.00'),
  ('10', 'Pending', '0', '0.00', '0.00'),
  ('10', 'Placed', '0', '0.00', '0.00'),
  ('11', 'Active', '0', '0.00', '0.00'),
  ('11', 'Disable', '0', '0.00', '0.00'),
  ('11', 'Pending', '0', '0.00', '0.00'),
  ('11', 'Placed', '0', '0.00', '0.00'),
  ('12', 'Active', '1', '18000.00', '18000.00'),
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
  ('15', 'Active', '0', '0.00', '0.00'),
  ('15', 'Disable', '0', '0.00', '0.00'),
  ('15', 'Pending', '0', '0.00', '0.00'),
  ('15', 'Placed', '0', '0.00', '0.00'),
  ('2', 'Active', '0', '0.00', '0.00'),
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
  ('5', 'Disable', '1', '13500.00', '0.00'),
  ('5', 'Pending', '0', '0.00', '0.00'),
  ('5', 'Placed', '0', '0.00', '0.00'),
  ('6', 'Active', '0', '0.00', '0.00'),
  ('6', 'Disable', '0', '0.00', '0.00'),
  ('6', 'Pending', '0', '0.00', '0.00'),
  ('6', 'Placed', '0', '0.00', '0.00'),
  ('7', 'Active', '1', '4050.00', '0.00'),
  ('7', 'Disable', '0', '0.00', '0.00'),
  ('7', 'Pending', '0', '0.00', '0.00'),
  ('7', 'Placed', '0', '0.00', '0.00'),
  ('8', 'Active', '1', '31500.00', '31500.00'),
  ('8', 'Disable', '0', '0.00', '0.00'),
  ('8', 'Pending', '0', '0.00', '0.00'),
  ('8', 'Placed', '0', '0.00', '0.00'),
  ('9', 'Active', '1', '3550.00', '800.00'),
  ('9', 'Disable', '0', '0.00', '0.00'),
  ('9', 'Pending', '0', '0.00', '0.00'),
  ('9', 'Placed', '0', '0.00', '0.00');
insert into two_factor ("account_id", "encrypted_secret", "started_at", "confirmed_at", "last_step") overriding system value values
  ('01a21a1f-0f43-7452-a16c-f1ebb08df032', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '0');
select setval('sign_in_attempt_id_seq', (select max(id) from sign_in_attempt));
set session_replication_role = origin;
