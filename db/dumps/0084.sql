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

-- 0083_folded_words.sql
create or replace function fold_text(value text) returns text language sql immutable strict parallel safe
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
        'łøđðħŧŋıĸſς'
        '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯੦੧੨੩੪੫੬੭੮੯૦૧૨૩૪૫૬૭૮૯'
        '୦୧୨୩୪୫୬୭୮୯௦௧௨௩௪௫௬௭௮௯౦౧౨౩౪౫౬౭౮౯೦೧೨೩೪೫೬೭೮೯൦൧൨൩൪൫൬൭൮൯',
        'loddhtniksσ'
        '012345678901234567890123456789012345678901234567890123456789'
        '01234567890123456789012345678901234567890123456789'),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
    '[-\u0009-\u000d\u0020\u0085\u00a0\u058a\u05be\u1400\u1680\u180e\u2000-\u200a\u2010-\u2015\u2028\u2029\u202f\u2043\u2053'
    '\u205f\u2212\u2e3a\u2e3b\u3000\u301c\u3030]+', ' ', 'g')), NFC);
update student set search_key = fold_text(search_key), search_text = fold_text(search_text)
where (search_key, search_text) <> (fold_text(search_key), fold_text(search_text));
update enquiry set name = name, name_key = fold_text(name_key)
where (search_text, name_key) <> (fold_text(search_text), fold_text(name_key));
update course set name = name where search_key <> fold_text(search_key);
update batch set code = code where search_key <> fold_text(search_key);
drop index audit_entry_words, audit_personal_words;
create or replace function audit_words(before jsonb, after jsonb) returns tsvector language sql immutable parallel safe
  return (
    select to_tsvector('simple'::regconfig, fold_text(coalesce(string_agg(value #>> '{}', ' '), '')))
    from (select jsonb_path_query(before, 'strict $.**') union all select jsonb_path_query(after, 'strict $.**')) v (value)
    where jsonb_typeof(value) in ('string', 'number')
  );
create index audit_entry_words on audit_entry using gin (audit_words(before, after));
create index audit_personal_words on audit_personal using gin (audit_words(before, after));
alter function undo_imported strict;
alter function remove_imported_enquiries strict;
alter function remove_imported_marks strict;

-- 0084_words_without_ids.sql
drop index audit_entry_words, audit_personal_words;
create or replace function audit_words(before jsonb, after jsonb) returns tsvector language sql immutable parallel safe
  return (
    select to_tsvector('simple'::regconfig, fold_text(coalesce(string_agg(value #>> '{}', ' '), '')))
    from (select jsonb_path_query(before, 'strict $.**') union all select jsonb_path_query(after, 'strict $.**')) v (value)
    where jsonb_typeof(value) in ('string', 'number')
      and value #>> '{}' !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
  );
create index audit_entry_words on audit_entry using gin (audit_words(before, after));
create index audit_personal_words on audit_personal using gin (audit_words(before, after));


create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) primary key, is_locked integer default 0 not null);
create table migration_hash (name text primary key, hash text not null);
grant select on migration_hash to munshi_app;

set session_replication_role = replica;
truncate absence_notice, absence_settings, access_link, account, attendance_mark, attendance_month, attendance_sheet, audit_entry, audit_link, audit_personal, audit_seal, audit_unchained, backup_run, batch, batch_waiting, bulk_change, bulk_change_student, calendar_feed, cash_entry, certificate, certificate_series, certificate_signature, certificate_template, consent, course, daily_sum, daily_sum_change, day_closing, declared_payment, deletion, discount_limit, draft, enquiry, enquiry_note, enrolment, expense, expense_category, expense_voucher_series, fee_adjustment, fee_plan, fee_plan_row, former_batch, heartbeat, holiday, idempotency, import, import_record, import_row, import_setting, import_total, institute, institute_logo, job_run, known_browser, kysely_migration, kysely_migration_lock, migration_hash, name_word, portfolio, privacy_notice, project, receipt, receipt_part, receipt_series, receipt_settlement, recovery_code, recurring_expense, recurring_expense_month, refund, refund_series, reg_no_series, reminder, reminder_settings, request_count, reset_token, secret, session, setup_code, sign_in_attempt, student, student_account, student_photo, student_total, two_factor;
insert into absence_notice ("student_id", "day", "sheet_id", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-77c1-8388-26a80b202a06', '2026-11-06', '01a1b03c-724d-733f-9376-586699987770', '01a22029-2e5a-729c-8bb0-598328588445', '2026-11-21 04:30:00+00');
insert into absence_settings ("one", "threshold", "texts", "version") overriding system value values
  ('true', '75', '{}', '1');
insert into access_link ("student_id", "state", "origin", "made_by", "at") overriding system value values
  ('01976d38-7d5f-7232-81f4-d85bb6090062', 'sent', '', '01a22029-2e5a-729c-8bb0-598328588445', '2026-11-21 04:30:00+00');
insert into account ("id", "role", "name", "email", "email_key", "password_hash", "state", "created_at", "version", "email_confirmed_at", "language") overriding system value values
  ('01976d38-7d5f-7232-81f4-d85bb6090062', 'student', 'विवेक दृष्टांत', 'student.1@example.com', 'student.1@example.com', '', 'active', '2025-06-14 06:55:08.127+00', '1', NULL, NULL),
  ('0198305a-7b46-7526-98f4-c88205e594eb', 'student', 'Zoë Sample', 'zoe.7@example.com', 'zoe.7@example.com', '', 'active', '2025-07-22 04:18:12.934+00', '1', NULL, NULL),
  ('0199483e-e8b1-7513-b794-83d29cfa6227', 'student', 'Yusuf Příklad', 'yusuf.3@example.com', 'yusuf.3@example.com', '', 'active', '2025-09-14 12:41:46.417+00', '1', NULL, NULL),
  ('019acdcb-3f5e-7670-ab7d-abc62c74c8e5', 'student', 'Māyā Udāharaṇ', 'maya.4@example.com', 'maya.4@example.com', '', 'active', '2025-11-29 04:07:20.67+00', '1', NULL, NULL),
  ('01a11b91-9b52-77c1-8388-26a80b202a06', 'student', 'Zoë Przykład', 'zoe.2@example.com', 'zoe.2@example.com', '', 'disabled', '2026-10-08 12:51:29.746+00', '2', NULL, NULL),
  ('01a1b03c-74c1-71c3-8696-2283ca65e58d', 'student', 'Noor Namuna', 'student@example.com', 'student@example.com', '$argon2id$v=19$m=19456,t=2,p=1$SqfueV6GFkglItTPjht3PA$qBR6EmEonUugOTz8Vs+E37Pn5VDy7SnU7gv9YYs36nc', 'active', '2026-11-06 09:41:54.497+00', '2', NULL, NULL),
  ('01a1be83-9230-70ce-a92f-5a235e8cd87a', 'student', 'Zoë Przykład', 'zoe.6@example.com', 'zoe.6@example.com', '', 'active', '2026-11-09 04:14:16.112+00', '1', NULL, NULL),
  ('01a1fb86-a83e-71ff-8738-a99cd620c025', 'student', 'Farhan Beispiel', 'farhan.5@example.com', 'farhan.5@example.com', '', 'active', '2026-11-21 00:34:28.542+00', '1', NULL, NULL),
  ('01a22029-2e5a-729c-8bb0-542a433b1a28', 'admin', 'Asha Example', 'admin@example.com', 'admin@example.com', '$argon2id$v=19$m=19456,t=2,p=1$dNeCfEvVSjmZxuHio/g8Kw$h5SoSyAE14aBhdit0pbVvd+opymQdR52vJbU4RDD9HQ', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a22029-2e5a-729c-8bb0-598328588445', 'hr', 'Hari Example', 'hr@example.com', 'hr@example.com', '$argon2id$v=19$m=19456,t=2,p=1$IlrSqEtqqS+vau7NjAVY5w$CXytFK3113zH3n8eAkcKKDaJpH78gMqEGbJgVDzyET0', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a22029-2f15-7631-9448-9158a93857df', 'hr', 'Hina Sample', 'hina@example.com', 'hina@example.com', '$argon2id$v=19$m=19456,t=2,p=1$Gt4mcCKFvzYaJpukxB4EDQ$/4U59Kspb6aGfa8C/wrz/NB1jvJpRQCZJAmJOuRR62A', 'active', '2025-04-01 08:10:32.502+00', '1', NULL, NULL),
  ('01a22029-2f15-7631-9448-978f8b925aeb', 'hr', 'Hemant Namuna', 'hemant@example.com', 'hemant@example.com', '$argon2id$v=19$m=19456,t=2,p=1$Gt4mcCKFvzYaJpukxB4EDQ$/4U59Kspb6aGfa8C/wrz/NB1jvJpRQCZJAmJOuRR62A', 'active', '2025-04-01 12:11:18.039+00', '1', NULL, NULL),
  ('01a22029-2f15-7631-9448-98ae9e06ba60', 'hr', 'Hazel Specimen', 'hazel@example.com', 'hazel@example.com', '$argon2id$v=19$m=19456,t=2,p=1$Gt4mcCKFvzYaJpukxB4EDQ$/4U59Kspb6aGfa8C/wrz/NB1jvJpRQCZJAmJOuRR62A', 'disabled', '2025-04-01 12:58:12.964+00', '2', NULL, NULL),
  ('01a22029-2f15-7631-9448-9c08ae312eaf', 'admin', 'Anil Demo', 'anil@example.com', 'anil@example.com', '$argon2id$v=19$m=19456,t=2,p=1$Gt4mcCKFvzYaJpukxB4EDQ$/4U59Kspb6aGfa8C/wrz/NB1jvJpRQCZJAmJOuRR62A', 'active', '2025-04-01 05:46:43.465+00', '1', NULL, NULL);
insert into attendance_mark ("student_id", "day", "sheet_id", "present", "import_id") overriding system value values
  ('01a11b91-9b52-77c1-8388-26a80b202a06', '2026-11-06', '01a1b03c-724d-733f-9376-586699987770', 'false', NULL),
  ('01a1b03c-74c1-71c3-8696-2283ca65e58d', '2026-11-06', '01a1b0c9-1727-75e4-9c93-580388e59d52', 'true', NULL),
  ('01a1b03c-74c1-71c3-8696-2283ca65e58d', '2026-11-07', '01a1b51d-6a8b-7254-8d71-cb50bf984da2', 'true', NULL),
  ('01a1b03c-74c1-71c3-8696-2283ca65e58d', '2026-11-09', '01a1c041-4eb3-71cb-b735-a8ee5f46689f', 'true', NULL),
  ('01a1b03c-74c1-71c3-8696-2283ca65e58d', '2026-11-10', '01a1c53b-8e49-74b0-8356-dda68339cda8', 'true', NULL),
  ('01a1b03c-74c1-71c3-8696-2283ca65e58d', '2026-11-11', '01a1ca38-8fec-75f6-ada7-3a6a4d477f19', 'true', NULL),
  ('01a1b03c-74c1-71c3-8696-2283ca65e58d', '2026-11-12', '01a1ce42-8cd3-719b-9ebc-5e61fb03c60d', 'true', NULL),
  ('01a1b03c-74c1-71c3-8696-2283ca65e58d', '2026-11-13', '01a1d445-07d9-7002-85b5-c8a7689591d2', 'true', NULL),
  ('01a1b03c-74c1-71c3-8696-2283ca65e58d', '2026-11-14', '01a1d916-73a3-72e8-b680-465510124177', 'true', NULL),
  ('01a1b03c-74c1-71c3-8696-2283ca65e58d', '2026-11-16', '01a1e402-4a37-72b0-94dd-eb507ee232d9', 'true', NULL),
  ('01a1b03c-74c1-71c3-8696-2283ca65e58d', '2026-11-17', '01a1e95a-a683-7189-be2d-087005fc46c9', 'true', NULL),
  ('01a1b03c-74c1-71c3-8696-2283ca65e58d', '2026-11-18', '01a1ee80-40dd-715e-9cb8-4a63a92e7b55', 'true', NULL),
  ('01a1b03c-74c1-71c3-8696-2283ca65e58d', '2026-11-19', '01a1f2a8-7850-74a9-bc83-ef31e828d534', 'true', NULL),
  ('01a1b03c-74c1-71c3-8696-2283ca65e58d', '2026-11-20', '01a1f8c0-38a9-70d4-abb9-03a780ce3d54', 'true', NULL);
insert into attendance_month ("student_id", "batch_id", "month", "present", "absent") overriding system value values
  ('01a11b91-9b52-77c1-8388-26a80b202a06', '01a22029-2ea7-76e3-a1fe-53c564b7f490', '2026-11-01', '0', '1'),
  ('01a1b03c-74c1-71c3-8696-2283ca65e58d', '01a22029-2ea7-76e3-a1fe-5587f0a3003a', '2026-11-01', '13', '0');
insert into attendance_sheet ("id", "batch_id", "day", "present", "absent", "saved_at", "saved_by", "version") overriding system value values
  ('01a1b03c-724d-733f-9376-586699987770', '01a22029-2ea7-76e3-a1fe-53c564b7f490', '2026-11-06', '0', '1', '2026-11-06 09:41:53.869+00', '01a22029-2e5a-729c-8bb0-598328588445', '1'),
  ('01a1b0c9-1727-75e4-9c93-580388e59d52', '01a22029-2ea7-76e3-a1fe-5587f0a3003a', '2026-11-06', '1', '0', '2026-11-06 12:15:31.111+00', '01a22029-2e5a-729c-8bb0-598328588445', '1'),
  ('01a1b51d-6a8b-7254-8d71-cb50bf984da2', '01a22029-2ea7-76e3-a1fe-5587f0a3003a', '2026-11-07', '1', '0', '2026-11-07 08:26:06.347+00', '01a22029-2e5a-729c-8bb0-598328588445', '1'),
  ('01a1c041-4eb3-71cb-b735-a8ee5f46689f', '01a22029-2ea7-76e3-a1fe-5587f0a3003a', '2026-11-09', '1', '0', '2026-11-09 12:21:07.891+00', '01a22029-2e5a-729c-8bb0-598328588445', '1'),
  ('01a1c53b-8e49-74b0-8356-dda68339cda8', '01a22029-2ea7-76e3-a1fe-5587f0a3003a', '2026-11-10', '1', '0', '2026-11-10 11:32:57.033+00', '01a22029-2e5a-729c-8bb0-598328588445', '1'),
  ('01a1ca38-8fec-75f6-ada7-3a6a4d477f19', '01a22029-2ea7-76e3-a1fe-5587f0a3003a', '2026-11-11', '1', '0', '2026-11-11 10:47:46.924+00', '01a22029-2e5a-729c-8bb0-598328588445', '1'),
  ('01a1ce42-8cd3-719b-9ebc-5e61fb03c60d', '01a22029-2ea7-76e3-a1fe-5587f0a3003a', '2026-11-12', '1', '0', '2026-11-12 05:37:10.355+00', '01a22029-2e5a-729c-8bb0-598328588445', '1'),
  ('01a1d445-07d9-7002-85b5-c8a7689591d2', '01a22029-2ea7-76e3-a1fe-5587f0a3003a', '2026-11-13', '1', '0', '2026-11-13 09:37:36.217+00', '01a22029-2e5a-729c-8bb0-598328588445', '1'),
  ('01a1d916-73a3-72e8-b680-465510124177', '01a22029-2ea7-76e3-a1fe-5587f0a3003a', '2026-11-14', '1', '0', '2026-11-14 08:04:49.699+00', '01a22029-2e5a-729c-8bb0-598328588445', '1'),
  ('01a1e402-4a37-72b0-94dd-eb507ee232d9', '01a22029-2ea7-76e3-a1fe-5587f0a3003a', '2026-11-16', '1', '0', '2026-11-16 10:58:37.751+00', '01a22029-2e5a-729c-8bb0-598328588445', '1'),
  ('01a1e95a-a683-7189-be2d-087005fc46c9', '01a22029-2ea7-76e3-a1fe-5587f0a3003a', '2026-11-17', '1', '0', '2026-11-17 11:53:14.627+00', '01a22029-2e5a-729c-8bb0-598328588445', '1'),
  ('01a1ee80-40dd-715e-9cb8-4a63a92e7b55', '01a22029-2ea7-76e3-a1fe-5587f0a3003a', '2026-11-18', '1', '0', '2026-11-18 11:52:25.053+00', '01a22029-2e5a-729c-8bb0-598328588445', '1'),
  ('01a1f2a8-7850-74a9-bc83-ef31e828d534', '01a22029-2ea7-76e3-a1fe-5587f0a3003a', '2026-11-19', '1', '0', '2026-11-19 07:14:49.552+00', '01a22029-2e5a-729c-8bb0-598328588445', '1'),
  ('01a1f8c0-38a9-70d4-abb9-03a780ce3d54', '01a22029-2ea7-76e3-a1fe-5587f0a3003a', '2026-11-20', '1', '0', '2026-11-20 11:38:29.417+00', '01a22029-2e5a-729c-8bb0-598328588445', '1');
insert into audit_entry ("id", "at", "actor_id", "actor_name", "actor_role", "action", "record", "record_id", "request_id", "before", "after") overriding system value values
  ('019583bb-5506-73b3-b614-7f40dde1b509', '2025-03-11 05:44:07.174+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22029-2ea3-7798-8ee9-756804f5d7c1', '019583bb-5506-7136-a47f-b83638458700', NULL, '{"_id": "01a22029-2ea3-7798-8ee9-756804f5d7c1", "room": "Room 1", "bCode": "TALLY-2504", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2025-07-01", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2025-04-01", "courseName": "Tally with GST"}'),
  ('0195eaed-5b52-71eb-8605-351baaf03995', '2025-03-31 06:39:38.834+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'category.create', 'category', '01a22029-2f9b-716c-b659-3e5e68434ea4', '0195eaed-5b52-7134-bc7a-2c99770ad8f9', NULL, '{"ledger": "Internet"}'),
  ('0195eaed-5b52-7296-bf05-6e493e8002ef', '2025-03-31 06:39:38.834+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'category.create', 'category', '01a22029-2f9b-716c-b659-406e7e5378b6', '0195eaed-5b52-720a-809a-6864660a403e', NULL, '{"budget": 5000, "ledger": "Stationery"}'),
  ('0195eaed-5b52-72fa-9178-40decc8afe43', '2025-03-31 06:39:38.834+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'recurring.create', 'recurring', '01a22029-2fc7-7208-8310-51d4240e51c3', '0195eaed-5b52-74c4-89eb-9d588c289835', NULL, '{"_id": "01a22029-2fc7-7208-8310-51d4240e51c3", "amount": 1500, "ledger": "01a22029-2f9b-716c-b659-46ebd8105b43", "remark": "Demo Repairs: upkeep of the projectors", "payMode": "Online", "version": 1, "startsOn": "2026-11-01", "createdAt": "2025-03-31T06:39:38.834Z", "exactMode": null, "updatedAt": "2025-03-31T06:39:38.834Z", "ledgerName": "Repairs"}'),
  ('0195eaed-5b52-73d8-8c91-936c4c5bb58e', '2025-03-31 06:39:38.834+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'category.create', 'category', '01a22029-2f9b-716c-b659-46ebd8105b43', '0195eaed-5b52-7277-a7ac-3ff335162ff0', NULL, '{"ledger": "Repairs"}'),
  ('0195eaed-5b52-75db-9dc1-ba6e25fc230c', '2025-03-31 06:39:38.834+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'category.create', 'category', '01a22029-2f9b-716c-b659-36a65f3713af', '0195eaed-5b52-7781-a829-f56b062ae054', NULL, '{"ledger": "Rent"}'),
  ('0195eaed-5b52-7608-b3ce-61c68489ee0e', '2025-03-31 06:39:38.834+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'category.create', 'category', '01a22029-2f9b-716c-b659-4ba8d04b3cf0', '0195eaed-5b52-7641-b802-241b397fdf64', NULL, '{"budget": 3000, "ledger": "Tea and water"}'),
  ('0195eaed-5b52-7632-8af8-f33932d938bb', '2025-03-31 06:39:38.834+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'category.create', 'category', '01a22029-2f9b-716c-b659-3a2b652e6877', '0195eaed-5b52-76f7-95fe-b2c523fd833a', NULL, '{"ledger": "Electricity"}'),
  ('0195eaed-5b52-7642-8efd-fe0eb2ab7f6f', '2025-03-31 06:39:38.834+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'category.create', 'category', '01a22029-2f9b-716c-b659-4e74ad7949a4', '0195eaed-5b52-731f-9657-d9c99ca93102', NULL, '{"budget": 20000, "ledger": "Advertising"}'),
  ('0195eaed-5b52-76a3-b081-57a5b081cbc6', '2025-03-31 06:39:38.834+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'category.create', 'category', '01a22029-2f9b-716c-b659-3067bf6caa61', '0195eaed-5b52-7018-9ce3-1338de63bf9e', NULL, '{"ledger": "Salaries"}'),
  ('0195efe3-4389-7052-bc90-99f2a3303178', '2025-04-01 05:46:43.465+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'staff.create', 'account', '01a22029-2f15-7631-9448-9c08ae312eaf', '0195efe3-4389-7655-aba1-f96679bc12b8', NULL, '{"id": "01a22029-2f15-7631-9448-9c08ae312eaf", "name": "Anil Demo", "role": "admin", "email": "anil@example.com"}'),
  ('0195f066-eeb6-70b9-bca2-8720d0425e65', '2025-04-01 08:10:32.502+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'staff.create', 'account', '01a22029-2f15-7631-9448-9158a93857df', '0195f066-eeb6-7137-85b2-50cf925cb012', NULL, '{"id": "01a22029-2f15-7631-9448-9158a93857df", "name": "Hina Sample", "role": "hr", "email": "hina@example.com"}'),
  ('0195f0f8-846c-703e-b256-a3d61d87650b', '2025-04-01 10:49:33.548+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'course.create', 'course', '01a22029-2e9f-7003-a83e-ec4e8d8c0592', '0195f0f8-846c-72a1-8286-6455b57798ae', NULL, '{"_id": "01a22029-2e9f-7003-a83e-ec4e8d8c0592", "cFee": 45000, "course": "Full Stack Web Development", "version": 1, "cDuration": "8 months"}'),
  ('0195f0f8-846c-722b-a227-35dda3603fc5', '2025-04-01 10:49:33.548+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'course.create', 'course', '01a22029-2e9f-7003-a83e-fc926d2e9038', '0195f0f8-846c-73ed-a01e-7c0abccc5f59', NULL, '{"_id": "01a22029-2e9f-7003-a83e-fc926d2e9038", "cFee": 4500, "course": "Hindi Typing", "version": 1, "cDuration": "2 months"}'),
  ('0195f0f8-846c-72fd-8b36-8b2bdabc1d49', '2025-04-01 10:49:33.548+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'course.create', 'course', '01a22029-2e9f-7003-a83e-f177b07f2fba', '0195f0f8-846c-7596-ad1d-213af628ec4f', NULL, '{"_id": "01a22029-2e9f-7003-a83e-f177b07f2fba", "cFee": 35000, "course": "Data Analytics", "version": 1, "cDuration": "6 months"}'),
  ('0195f0f8-846c-733c-b103-d15d1cfbd061', '2025-04-01 10:49:33.548+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'course.create', 'course', '01a22029-2e9f-7003-a83e-f4a5c538f08b', '0195f0f8-846c-7279-94f2-494ba5986b84', NULL, '{"_id": "01a22029-2e9f-7003-a83e-f4a5c538f08b", "cFee": 22000, "course": "Graphic Design", "version": 1, "cDuration": "5 months"}'),
  ('0195f0f8-846c-7419-9468-a6ba4740c97a', '2025-04-01 10:49:33.548+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'course.create', 'course', '01a22029-2e9f-7003-a83e-f8fd47e029f4', '0195f0f8-846c-73a3-9238-5cd10094db86', NULL, '{"_id": "01a22029-2e9f-7003-a83e-f8fd47e029f4", "cFee": 15000, "course": "Digital Marketing", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-746d-8873-49d6bcdfb285', '2025-04-01 10:49:33.548+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'course.create', 'course', '01a22029-2e9f-7003-a83f-01c7c39d186c', '0195f0f8-846c-71fd-9101-cf75478c8114', NULL, '{"_id": "01a22029-2e9f-7003-a83f-01c7c39d186c", "cFee": 16500, "course": "Français des affaires", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-750b-9408-99c5387a300a', '2025-04-01 10:49:33.548+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'course.create', 'course', '01a22029-2e9e-773c-8b24-29a5977cdd70', '0195f0f8-846c-7706-9202-4d9263698a5c', NULL, '{"_id": "01a22029-2e9e-773c-8b24-29a5977cdd70", "cFee": 18000, "course": "Python Programming", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-77a4-bcf0-b0f9ea9a75fa', '2025-04-01 10:49:33.548+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'course.create', 'course', '01a22029-2e9e-773c-8b24-258f3674be16', '0195f0f8-846c-76d0-bf3f-21effd3745a7', NULL, '{"_id": "01a22029-2e9e-773c-8b24-258f3674be16", "cFee": 12000, "course": "Tally with GST", "version": 1, "cDuration": "3 months"}'),
  ('0195f143-5a97-715a-b74e-9c5e16b70769', '2025-04-01 12:11:18.039+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'staff.create', 'account', '01a22029-2f15-7631-9448-978f8b925aeb', '0195f143-5a97-7728-b44c-46e1597ee155', NULL, '{"id": "01a22029-2f15-7631-9448-978f8b925aeb", "name": "Hemant Namuna", "role": "hr", "email": "hemant@example.com"}'),
  ('0195f16e-4e64-70d5-910e-ea81e7c415ad', '2025-04-01 12:58:12.964+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'staff.create', 'account', '01a22029-2f15-7631-9448-98ae9e06ba60', '0195f16e-4e64-72a6-bd71-a72830f1d4b7', NULL, '{"id": "01a22029-2f15-7631-9448-98ae9e06ba60", "name": "Hazel Specimen", "role": "hr", "email": "hazel@example.com"}'),
  ('01960aa5-c6f2-763d-80be-49d23e76c9cc', '2025-04-06 10:29:18.706+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22029-2ea3-7798-8ee9-78765e1b0b5c', '01960aa5-c6f2-77ef-80c0-9b3b2bdaaaeb', NULL, '{"_id": "01a22029-2ea3-7798-8ee9-78765e1b0b5c", "room": "Room 2", "bCode": "PY-2504", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2025-08-27", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 6}], "startDate": "2025-04-27", "courseName": "Python Programming"}'),
  ('01962e07-dbf7-768f-988f-595bd3737933', '2025-04-13 07:23:09.175+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01962e07-dbf7-757c-ae33-3803bf442c33', '01962e07-dbf7-71d3-9080-8e34886d353a', NULL, '{"_id": "01962e07-dbf7-757c-ae33-3803bf442c33", "date": "2025-04-13", "mode": "online", "year": 2025, "month": 4, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "online"}'),
  ('01965222-1b54-7279-b838-95b4ec270907', '2025-04-20 07:38:09.108+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '01962e07-dbf7-757c-ae33-3803bf442c33', '01965222-1b54-76cd-8847-f2796cc8d38e', '{"status": "Open"}', '{"status": "Pending"}'),
  ('0196952d-9296-77c3-a0a8-2e4d150c301d', '2025-05-03 08:05:14.006+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22029-2ea4-727f-925b-270c8fb28a17', '0196952d-9296-778b-a286-b8c884893d69', NULL, '{"_id": "01a22029-2ea4-727f-925b-270c8fb28a17", "room": "Lab 1", "bCode": "FSW-2505", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-01-24", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2025-05-24", "courseName": "Full Stack Web Development"}'),
  ('01971baf-477f-76cc-bfa2-ac6d4e5eb181', '2025-05-29 10:56:01.407+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22029-2ea4-727f-925b-2aa52a0cb224', '01971baf-477f-7760-abb5-70d33ba6ebe1', NULL, '{"_id": "01a22029-2ea4-727f-925b-2aa52a0cb224", "room": "Lab 2", "bCode": "DA-2506", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2025-12-19", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}], "startDate": "2025-06-19", "courseName": "Data Analytics"}'),
  ('01972f8c-001d-7231-91e8-446cdfb695b5', '2025-06-02 07:29:53.693+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'expense.create', 'expense', '01972f8c-001d-72ce-bef9-fd09a1e13cc0', '01972f8c-001d-72b5-b781-cf598a1a0f76', NULL, '{"_id": "01972f8c-001d-72ce-bef9-fd09a1e13cc0", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 172, "ledger": "01a22029-2f9b-716c-b659-3e5e68434ea4", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T07:29:53.693Z", "exactMode": null, "updatedAt": "2025-06-02T07:29:53.693Z", "voucherNo": "V2025-26/0001", "ledgerName": "Internet"}'),
  ('019730ae-176e-7420-8555-51db89c33328', '2025-06-02 12:46:45.102+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'expense.create', 'expense', '019730ae-176e-72c0-8d56-30818f97f146', '019730ae-176e-74b6-83a0-64a594dd12c1', NULL, '{"_id": "019730ae-176e-72c0-8d56-30818f97f146", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 516, "ledger": "01a22029-2f9b-716c-b659-3a2b652e6877", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T12:46:45.102Z", "exactMode": null, "updatedAt": "2025-06-02T12:46:45.102Z", "voucherNo": "V2025-26/0002", "ledgerName": "Electricity"}'),
  ('01973f27-1abc-71a5-9d84-1fc977ec3178', '2025-06-05 08:13:36.828+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'expense.create', 'expense', '01973f27-1abc-711a-82f7-fa97ae440505', '01973f27-1abc-7238-b145-be4835634564', NULL, '{"_id": "01973f27-1abc-711a-82f7-fa97ae440505", "date": "2025-06-05", "year": 2025, "month": 6, "amount": 3876, "ledger": "01a22029-2f9b-716c-b659-3067bf6caa61", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-06-05T08:13:36.828Z", "exactMode": null, "updatedAt": "2025-06-05T08:13:36.828Z", "voucherNo": "V2025-26/0003", "ledgerName": "Salaries"}'),
  ('01973f71-631b-73d7-87a0-4ab8dd438ec9', '2025-06-05 09:34:45.019+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01973f71-631b-77cf-b7f9-1f3e5b5f522b', '01973f71-631b-776d-aba2-e87b34d63202', NULL, '{"_id": "01973f71-631b-77cf-b7f9-1f3e5b5f522b", "date": "2025-06-05", "mode": "offline", "year": 2025, "month": 6, "course": "Data Analytics", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019744be-dbb1-7149-b9b0-7fc3686fb58f', '2025-06-06 10:17:28.241+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'expense.create', 'expense', '019744be-dbb1-75d7-a631-2c66f13cedf2', '019744be-dbb1-7160-b110-d0d71b3afe30', NULL, '{"_id": "019744be-dbb1-75d7-a631-2c66f13cedf2", "date": "2025-06-06", "year": 2025, "month": 6, "amount": 2153, "ledger": "01a22029-2f9b-716c-b659-36a65f3713af", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-06-06T10:17:28.241Z", "exactMode": null, "updatedAt": "2025-06-06T10:17:28.241Z", "voucherNo": "V2025-26/0004", "ledgerName": "Rent"}'),
  ('01976d38-7d5f-72ba-9b9f-5a3a9036a21c', '2025-06-14 06:55:08.127+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'enquiry.admit', 'enquiry', '01973f71-631b-77cf-b7f9-1f3e5b5f522b', '01976d38-7d5f-7018-94e2-caa749262f46', '{"status": "Open", "student": null}', '{"status": "Closed", "student": "01976d38-7d5f-7232-81f4-d85bb6090062"}'),
  ('01976d38-7d5f-7607-ac03-15552c6e1230', '2025-06-14 06:55:08.127+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'student.register', 'student', '01976d38-7d5f-7232-81f4-d85bb6090062', '01976d38-7d5f-73ea-953d-6545e702ddd5', NULL, '{"_id": "01976d38-7d5f-7232-81f4-d85bb6090062", "fee": 31500, "mode": "offline", "batch": "DA-2506", "course": "Data Analytics", "status": "Active", "PaidFee": 0, "dueDate": "2025-07-19", "endDate": "2025-12-19", "version": 1, "TotalFee": 31500, "declared": null, "isPlaced": "notPlaced", "cduration": "6 months", "PendingFee": 31500, "isCompleted": "yes", "joiningDate": "2025-06-14"}'),
  ('01977d82-9bf0-70d3-8a5a-f7f81d71ffb8', '2025-06-17 10:50:01.072+00', '01a22029-2f15-7631-9448-9158a93857df', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01977d82-9bf0-765e-82d5-8c6a0116e7b6', '01977d82-9bf0-7279-a95e-8c40fd761beb', NULL, '{"_id": "01977d82-9bf0-765e-82d5-8c6a0116e7b6", "due": 21000, "date": "2025-06-17", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 6, "course": "Data Analytics", "changed": false, "payMode": "Online", "payable": 31500, "student": "01976d38-7d5f-7232-81f4-d85bb6090062", "version": 1, "issuedOn": "2025-06-17", "exactMode": "UPI", "receiptNo": "2025-26/000001"}'),
  ('0197a729-c8b5-7059-87d9-4d0ab52db7c8', '2025-06-25 12:57:02.901+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22029-2ea4-727f-925b-2f96b6e2b6f7', '0197a729-c8b5-7419-8228-b6fb8fc2d6fd', NULL, '{"_id": "01a22029-2ea4-727f-925b-2f96b6e2b6f7", "room": "Room 1", "bCode": "GD-2507", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2025-12-16", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 2}, {"end": "20:00", "start": "18:00", "weekday": 4}, {"end": "20:00", "start": "18:00", "weekday": 6}], "startDate": "2025-07-16", "courseName": "Graphic Design"}'),
  ('0197cf00-2cf0-746e-ba1a-bd8bfdfe5d40', '2025-07-03 06:36:24.688+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'expense.create', 'expense', '0197cf00-2cf0-76f5-813f-ea55c01a1090', '0197cf00-2cf0-73c4-bf05-a2f90120c206', NULL, '{"_id": "0197cf00-2cf0-76f5-813f-ea55c01a1090", "date": "2025-07-03", "year": 2025, "month": 7, "amount": 1058, "ledger": "01a22029-2f9b-716c-b659-3a2b652e6877", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-03T06:36:24.688Z", "exactMode": null, "updatedAt": "2025-07-03T06:36:24.688Z", "voucherNo": "V2025-26/0005", "ledgerName": "Electricity"}'),
  ('0197d3b1-cdf4-7239-8c54-9c7eddf3f1be', '2025-07-04 04:28:54.644+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d3b1-cdf4-7478-979b-2ac9fc6a6364', '0197d3b1-cdf4-7265-a1f0-f86be1bbea72', NULL, '{"_id": "0197d3b1-cdf4-7478-979b-2ac9fc6a6364", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 352, "ledger": "01a22029-2f9b-716c-b659-3e5e68434ea4", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T04:28:54.644Z", "exactMode": null, "updatedAt": "2025-07-04T04:28:54.644Z", "voucherNo": "V2025-26/0006", "ledgerName": "Internet"}'),
  ('0197d44b-78c3-74ff-8fa4-7a924c4e1fb6', '2025-07-04 07:16:45.379+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d44b-78c3-76af-b215-82c5692622d3', '0197d44b-78c3-70f6-86a2-6fe20c3901cd', NULL, '{"_id": "0197d44b-78c3-76af-b215-82c5692622d3", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 7938, "ledger": "01a22029-2f9b-716c-b659-3067bf6caa61", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T07:16:45.379Z", "exactMode": null, "updatedAt": "2025-07-04T07:16:45.379Z", "voucherNo": "V2025-26/0007", "ledgerName": "Salaries"}'),
  ('0197e9a1-67f5-7182-9e2e-dd9fa2d2a2e7', '2025-07-08 10:42:38.709+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'expense.create', 'expense', '0197e9a1-67f5-7280-a7d4-cb78c04423cf', '0197e9a1-67f5-752b-9100-8b9cdd8324e2', NULL, '{"_id": "0197e9a1-67f5-7280-a7d4-cb78c04423cf", "date": "2025-07-08", "year": 2025, "month": 7, "amount": 4410, "ledger": "01a22029-2f9b-716c-b659-36a65f3713af", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-07-08T10:42:38.709Z", "exactMode": null, "updatedAt": "2025-07-08T10:42:38.709Z", "voucherNo": "V2025-26/0008", "ledgerName": "Rent"}'),
  ('01980c8c-196a-7697-80d1-8fefdc7c23f2', '2025-07-15 05:26:04.906+00', '01a22029-2f15-7631-9448-978f8b925aeb', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '01980c8c-196a-71d5-9797-f7545a929fad', '01980c8c-196a-7153-8453-1e4289a77416', NULL, '{"_id": "01980c8c-196a-71d5-9797-f7545a929fad", "due": 10500, "date": "2025-07-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 7, "course": "Data Analytics", "changed": false, "payMode": "Cash", "payable": 31500, "student": "01976d38-7d5f-7232-81f4-d85bb6090062", "version": 1, "issuedOn": "2025-07-15", "exactMode": null, "receiptNo": "2025-26/000002"}'),
  ('01982b99-c49f-76e4-9053-44df0c55fae8', '2025-07-21 06:09:14.399+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22029-2ea4-727f-925b-309863b4eb24', '01982b99-c49f-7543-aceb-e5c28757db1f', NULL, '{"_id": "01a22029-2ea4-727f-925b-309863b4eb24", "room": "Room 2", "bCode": "DM-2508", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2025-11-11", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2025-08-11", "courseName": "Digital Marketing"}'),
  ('0198305a-7b46-7449-b176-96a9c972385a', '2025-07-22 04:18:12.934+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'student.register', 'student', '0198305a-7b46-7526-98f4-c88205e594eb', '0198305a-7b46-7060-aa27-986663377634', NULL, '{"_id": "0198305a-7b46-7526-98f4-c88205e594eb", "fee": 22000, "mode": "offline", "batch": "GD-2507", "course": "Graphic Design", "status": "Active", "PaidFee": 0, "dueDate": "2025-08-26", "endDate": "2025-12-16", "version": 1, "TotalFee": 22000, "declared": null, "isPlaced": "notPlaced", "cduration": "5 months", "PendingFee": 22000, "isCompleted": "yes", "joiningDate": "2025-07-22"}'),
  ('01983ab5-5436-73d1-9b23-5c236a7fb7e2', '2025-07-24 04:33:38.87+00', '01976d38-7d5f-7232-81f4-d85bb6090062', '', 'student', 'project.add', 'project', '01983ab5-5436-77be-b92c-3f17e978ef36', '01983ab5-5436-714a-9f03-916ddb1673e4', NULL, '{"_id": "01983ab5-5436-77be-b92c-3f17e978ef36", "student": "01976d38-7d5f-7232-81f4-d85bb6090062", "version": 1}'),
  ('01984f40-d442-7717-8bb6-ebb4760e019c', '2025-07-28 04:18:25.474+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'fee.record', 'receipt', '01984f40-d442-7503-b7bb-30dc65fb9840', '01984f40-d442-724c-9bce-bd955a347570', NULL, '{"_id": "01984f40-d442-7503-b7bb-30dc65fb9840", "due": 11000, "date": "2025-07-28", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 7, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-7526-98f4-c88205e594eb", "version": 1, "issuedOn": "2025-07-28", "exactMode": "Bank transfer", "receiptNo": "2025-26/000003"}'),
  ('01985aa9-0953-744e-affd-2d61ba2f0b52', '2025-07-30 09:28:04.179+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'staff.update', 'account', '01a22029-2f15-7631-9448-98ae9e06ba60', '01985aa9-0953-7469-bdb3-e299c3c1f094', '{"status": "Active", "version": 1}', '{"status": "Disable", "version": 2}'),
  ('01986905-43a3-70d4-b900-67670b042a8a', '2025-08-02 04:23:29.443+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'expense.create', 'expense', '01986905-43a3-73c6-ad00-097fc8a35ac1', '01986905-43a3-75eb-aaf8-835f6ab71c99', NULL, '{"_id": "01986905-43a3-73c6-ad00-097fc8a35ac1", "date": "2025-08-02", "year": 2025, "month": 8, "amount": 4341, "ledger": "01a22029-2f9b-716c-b659-36a65f3713af", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-08-02T04:23:29.443Z", "exactMode": null, "updatedAt": "2025-08-02T04:23:29.443Z", "voucherNo": "V2025-26/0009", "ledgerName": "Rent"}'),
  ('019873c7-c03e-70fa-b94c-6db18366532a', '2025-08-04 06:32:07.486+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'expense.create', 'expense', '019873c7-c03e-76de-b2a9-8074e5cc4fda', '019873c7-c03e-7695-ac66-fb6671f29111', NULL, '{"_id": "019873c7-c03e-76de-b2a9-8074e5cc4fda", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 7814, "ledger": "01a22029-2f9b-716c-b659-3067bf6caa61", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T06:32:07.486Z", "exactMode": null, "updatedAt": "2025-08-04T06:32:07.486Z", "voucherNo": "V2025-26/0010", "ledgerName": "Salaries"}'),
  ('0198742d-391a-767b-9306-ccfd9b2dac8b', '2025-08-04 08:22:57.562+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'expense.create', 'expense', '0198742d-391a-7333-a38b-55f4ef2f9c64', '0198742d-391a-72a0-bbae-3d9572bf9fd3', NULL, '{"_id": "0198742d-391a-7333-a38b-55f4ef2f9c64", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 347, "ledger": "01a22029-2f9b-716c-b659-3e5e68434ea4", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T08:22:57.562Z", "exactMode": null, "updatedAt": "2025-08-04T08:22:57.562Z", "voucherNo": "V2025-26/0011", "ledgerName": "Internet"}'),
  ('01987a45-a517-77b3-a918-121051442820', '2025-08-05 12:47:21.367+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'expense.create', 'expense', '01987a45-a517-735a-92c7-e416493627a3', '01987a45-a517-7351-889a-dd907e8a5de4', NULL, '{"_id": "01987a45-a517-735a-92c7-e416493627a3", "date": "2025-08-05", "year": 2025, "month": 8, "amount": 1041, "ledger": "01a22029-2f9b-716c-b659-3a2b652e6877", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-05T12:47:21.367Z", "exactMode": null, "updatedAt": "2025-08-05T12:47:21.367Z", "voucherNo": "V2025-26/0012", "ledgerName": "Electricity"}'),
  ('0198adb9-bb13-709a-9254-587d876cda24', '2025-08-15 12:34:47.187+00', '01a22029-2f15-7631-9448-9158a93857df', 'Hina Sample', 'hr', 'fee.record', 'receipt', '0198adb9-bb13-756e-bdb2-374bcbba8075', '0198adb9-bb13-7696-b271-b676e846bfb2', NULL, '{"_id": "0198adb9-bb13-756e-bdb2-374bcbba8075", "due": 0, "date": "2025-08-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 8, "course": "Data Analytics", "changed": false, "payMode": "Others", "payable": 31500, "student": "01976d38-7d5f-7232-81f4-d85bb6090062", "version": 1, "issuedOn": "2025-08-15", "exactMode": null, "receiptNo": "2025-26/000004"}'),
  ('0198b7a5-65f9-7022-b7bb-723d05127479', '2025-08-17 10:48:46.841+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22029-2ea5-72bb-a0f2-8ef9e0bafbbd', '0198b7a5-65f9-7373-a05b-5d1f51946b3a', NULL, '{"_id": "01a22029-2ea5-72bb-a0f2-8ef9e0bafbbd", "room": "Lab 1", "bCode": "HT-2509", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2025-11-07", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2025-09-07", "courseName": "Hindi Typing"}'),
  ('0198d1be-32ac-714e-963a-5044198de333', '2025-08-22 12:25:59.724+00', '01a22029-2f15-7631-9448-978f8b925aeb', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '0198d1be-32ac-72bf-93ea-63f145950951', '0198d1be-32ac-7475-883e-70675ae133ba', NULL, '{"_id": "0198d1be-32ac-72bf-93ea-63f145950951", "due": 0, "date": "2025-08-21", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 8, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-7526-98f4-c88205e594eb", "version": 1, "issuedOn": "2025-08-22", "exactMode": "UPI", "receiptNo": "2025-26/000005"}'),
  ('019904aa-7eb6-7352-a766-5a79d1ca63b0', '2025-09-01 09:45:06.486+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'expense.create', 'expense', '019904aa-7eb6-7528-bc15-cd661f626608', '019904aa-7eb6-7481-b4ad-64dc9f6984d8', NULL, '{"_id": "019904aa-7eb6-7528-bc15-cd661f626608", "date": "2025-09-01", "year": 2025, "month": 9, "amount": 6144, "ledger": "01a22029-2f9b-716c-b659-3067bf6caa61", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-09-01T09:45:06.486Z", "exactMode": null, "updatedAt": "2025-09-01T09:45:06.486Z", "voucherNo": "V2025-26/0013", "ledgerName": "Salaries"}'),
  ('01990a07-c598-747a-a458-4a3a03c58bf9', '2025-09-02 10:45:05.56+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'expense.create', 'expense', '01990a07-c598-7107-8fdf-1370a52ccc70', '01990a07-c598-7181-a274-31aa3ed2ac5c', NULL, '{"_id": "01990a07-c598-7107-8fdf-1370a52ccc70", "date": "2025-09-02", "year": 2025, "month": 9, "amount": 3413, "ledger": "01a22029-2f9b-716c-b659-36a65f3713af", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-09-02T10:45:05.560Z", "exactMode": null, "updatedAt": "2025-09-02T10:45:05.560Z", "voucherNo": "V2025-26/0014", "ledgerName": "Rent"}'),
  ('01990f32-eeb0-7356-8d79-2a042554b655', '2025-09-03 10:50:20.208+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'expense.create', 'expense', '01990f32-eeb0-70e7-ab98-042736e0328b', '01990f32-eeb0-70d3-ab9e-33cd5c3b4071', NULL, '{"_id": "01990f32-eeb0-70e7-ab98-042736e0328b", "date": "2025-09-03", "year": 2025, "month": 9, "amount": 819, "ledger": "01a22029-2f9b-716c-b659-3a2b652e6877", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-03T10:50:20.208Z", "exactMode": null, "updatedAt": "2025-09-03T10:50:20.208Z", "voucherNo": "V2025-26/0015", "ledgerName": "Electricity"}'),
  ('0199291d-4815-7376-8b47-85644e0babc1', '2025-09-08 11:36:48.917+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'expense.create', 'expense', '0199291d-4815-742f-9169-62bdbd36b9c6', '0199291d-4815-7780-894b-676af866bda5', NULL, '{"_id": "0199291d-4815-742f-9169-62bdbd36b9c6", "date": "2025-09-08", "year": 2025, "month": 9, "amount": 273, "ledger": "01a22029-2f9b-716c-b659-3e5e68434ea4", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-08T11:36:48.917Z", "exactMode": null, "updatedAt": "2025-09-08T11:36:48.917Z", "voucherNo": "V2025-26/0016", "ledgerName": "Internet"}'),
  ('01993c60-445a-7309-ad73-9452164ded26', '2025-09-12 05:22:45.978+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22029-2ea5-72bb-a0f2-91930d078fb3', '01993c60-445a-717c-80fb-e6c108f6ece9', NULL, '{"_id": "01a22029-2ea5-72bb-a0f2-91930d078fb3", "room": "Lab 2", "bCode": "FR-2510", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2026-02-03", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 6}], "startDate": "2025-10-03", "courseName": "Français des affaires"}'),
  ('01994735-b681-72a0-ae4b-4cd6e610a3f4', '2025-09-14 07:52:06.529+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'fee.record', 'receipt', '01994735-b681-7708-9323-763d9d31827a', '01994735-b681-7163-accc-abe4a5721a41', NULL, '{"_id": "01994735-b681-7708-9323-763d9d31827a", "due": 0, "date": "2025-09-14", "paid": 15000, "year": 2025, "bCode": "DM-2508", "month": 9, "course": "Digital Marketing", "changed": false, "payMode": "Cash", "payable": 15000, "student": "0199483e-e8b1-7513-b794-83d29cfa6227", "version": 1, "issuedOn": "2025-09-14", "exactMode": null, "receiptNo": "2025-26/000006"}'),
  ('0199483e-e8b1-7437-9987-1586c27e553b', '2025-09-14 12:41:46.417+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'student.register', 'student', '0199483e-e8b1-7513-b794-83d29cfa6227', '0199483e-e8b1-751e-b226-8e62648512f9', NULL, '{"_id": "0199483e-e8b1-7513-b794-83d29cfa6227", "fee": 15000, "mode": "online", "batch": "DM-2508", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2025-10-19", "endDate": "2025-11-11", "version": 1, "TotalFee": 15000, "declared": null, "isPlaced": "placed", "cduration": "3 months", "PendingFee": 15000, "isCompleted": "yes", "joiningDate": "2025-09-14"}'),
  ('0199c7c0-0ba8-7372-b557-900deb845140', '2025-10-09 06:54:35.944+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22029-2ea5-72bb-a0f2-979b16f0ad56', '0199c7c0-0ba8-74e6-9fc4-4e2db0bc1fd6', NULL, '{"_id": "01a22029-2ea5-72bb-a0f2-979b16f0ad56", "room": "Room 1", "bCode": "TALLY-2510", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-01-30", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2025-10-30", "courseName": "Tally with GST"}'),
  ('019a24d1-6480-71ef-97d6-5d54b86ed265', '2025-10-27 08:38:13.888+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '019a24d1-6480-71e9-b998-cf47ad4ed0fc', '019a24d1-6480-7647-bb25-5d91c84ce917', '{"status": "Open"}', '{"status": "Pending"}'),
  ('019a24d1-6480-72d7-bcaf-f8ba1854ccf0', '2025-10-27 08:38:13.888+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '019a24d1-6480-71e9-b998-cf47ad4ed0fc', '019a24d1-6480-7285-98a8-c2e2141585ed', NULL, '{"_id": "019a24d1-6480-71e9-b998-cf47ad4ed0fc", "date": "2025-10-27", "mode": "offline", "year": 2025, "month": 10, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019a3e0d-cbe7-7441-8f1c-0d63b40e59d7', '2025-11-01 06:14:42.919+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'expense.create', 'expense', '019a3e0d-cbe7-7234-881d-b00a526b907f', '019a3e0d-cbe7-70ac-bf60-dd05869e57ad', NULL, '{"_id": "019a3e0d-cbe7-7234-881d-b00a526b907f", "date": "2025-11-01", "year": 2025, "month": 11, "amount": 1250, "ledger": "01a22029-2f9b-716c-b659-36a65f3713af", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-11-01T06:14:42.919Z", "exactMode": null, "updatedAt": "2025-11-01T06:14:42.919Z", "voucherNo": "V2025-26/0017", "ledgerName": "Rent"}'),
  ('019a499b-18e8-75e5-8c23-f2b2a5651462', '2025-11-03 12:04:52.584+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'expense.create', 'expense', '019a499b-18e8-708d-9fa6-86bb32e7ca69', '019a499b-18e8-702a-8453-d92b69d8f907', NULL, '{"_id": "019a499b-18e8-708d-9fa6-86bb32e7ca69", "date": "2025-11-03", "year": 2025, "month": 11, "amount": 2250, "ledger": "01a22029-2f9b-716c-b659-3067bf6caa61", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-11-03T12:04:52.584Z", "exactMode": null, "updatedAt": "2025-11-03T12:04:52.584Z", "voucherNo": "V2025-26/0018", "ledgerName": "Salaries"}'),
  ('019a4dd1-d13d-7173-9c26-03701112d7c2', '2025-11-04 07:43:07.581+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22029-2ea5-72bb-a0f2-9a0ea956ad19', '019a4dd1-d13d-76a2-9993-1f82f2a57e9d', NULL, '{"_id": "01a22029-2ea5-72bb-a0f2-9a0ea956ad19", "room": "Room 2", "bCode": "PY-2511", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2026-03-25", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}], "startDate": "2025-11-25", "courseName": "Python Programming"}'),
  ('019a5870-be50-7677-b96a-63915166d8a8', '2025-11-06 09:12:55.12+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'expense.create', 'expense', '019a5870-be50-76c6-9976-806b39edaba3', '019a5870-be50-76f1-b4f4-226d3a9e6242', NULL, '{"_id": "019a5870-be50-76c6-9976-806b39edaba3", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 100, "ledger": "01a22029-2f9b-716c-b659-3e5e68434ea4", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T09:12:55.120Z", "exactMode": null, "updatedAt": "2025-11-06T09:12:55.120Z", "voucherNo": "V2025-26/0019", "ledgerName": "Internet"}'),
  ('019a58cd-919f-7227-ad2d-69e00c66f15a', '2025-11-06 10:54:18.527+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'expense.create', 'expense', '019a58cd-919f-72f1-a6e4-331007ba176f', '019a58cd-919f-7288-a38d-bfe7158fe273', NULL, '{"_id": "019a58cd-919f-72f1-a6e4-331007ba176f", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 300, "ledger": "01a22029-2f9b-716c-b659-3a2b652e6877", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T10:54:18.527Z", "exactMode": null, "updatedAt": "2025-11-06T10:54:18.527Z", "voucherNo": "V2025-26/0020", "ledgerName": "Electricity"}'),
  ('019acdcb-3f5e-741a-99b9-594bc27b9a51', '2025-11-29 04:07:20.67+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'student.register', 'student', '019acdcb-3f5e-7670-ab7d-abc62c74c8e5', '019acdcb-3f5e-72fd-ad75-5645ad0f29ea', NULL, '{"_id": "019acdcb-3f5e-7670-ab7d-abc62c74c8e5", "fee": 18000, "mode": "offline", "batch": "PY-2511", "course": "Python Programming", "status": "Active", "PaidFee": 0, "dueDate": "2026-01-03", "endDate": "2026-03-25", "version": 1, "TotalFee": 18000, "declared": null, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 18000, "isCompleted": "yes", "joiningDate": "2025-11-29"}'),
  ('019acefa-c7b2-763c-a317-fec646975786', '2025-11-29 09:38:52.978+00', '01a22029-2f15-7631-9448-9158a93857df', 'Hina Sample', 'hr', 'fee.record', 'receipt', '019acefa-c7b2-742f-83e5-0b730e1a40b3', '019acefa-c7b2-7584-af02-53952a19d329', NULL, '{"_id": "019acefa-c7b2-742f-83e5-0b730e1a40b3", "due": 12000, "date": "2025-11-29", "paid": 6000, "year": 2025, "bCode": "PY-2511", "month": 11, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-7670-ab7d-abc62c74c8e5", "version": 1, "issuedOn": "2025-11-29", "exactMode": null, "receiptNo": "2025-26/000007"}'),
  ('019ad88c-72fa-725d-9c20-0197f804f1cf', '2025-12-01 06:14:34.49+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22029-2ea5-72bb-a0f2-9cae8fa84deb', '019ad88c-72fa-77fe-ba23-8d582a3c8d05', NULL, '{"_id": "01a22029-2ea5-72bb-a0f2-9cae8fa84deb", "room": "Lab 1", "bCode": "FSW-2512", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-08-22", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2025-12-22", "courseName": "Full Stack Web Development"}'),
  ('019b5e41-c6ac-7688-bab0-33f967869b36', '2025-12-27 05:22:07.66+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22029-2ea5-72bb-a0f2-a3ca2a7e04df', '019b5e41-c6ac-7155-a45a-34ac4c6c4dcf', NULL, '{"_id": "01a22029-2ea5-72bb-a0f2-a3ca2a7e04df", "room": "Lab 2", "bCode": "DA-2601", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-07-17", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2026-01-17", "courseName": "Data Analytics"}'),
  ('019b7ce0-50eb-70c7-86d2-d0064acd66f7', '2026-01-02 04:03:54.219+00', '01a22029-2f15-7631-9448-978f8b925aeb', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '019b7ce0-50eb-71fc-8776-c4e9a00bdfe0', '019b7ce0-50eb-7419-a494-a4fa81477040', NULL, '{"_id": "019b7ce0-50eb-71fc-8776-c4e9a00bdfe0", "due": 6000, "date": "2026-01-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 1, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-7670-ab7d-abc62c74c8e5", "version": 1, "issuedOn": "2026-01-02", "exactMode": null, "receiptNo": "2025-26/000008"}'),
  ('019b7d9a-7db3-7441-a8b1-c13016292a19', '2026-01-02 07:27:15.379+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'expense.create', 'expense', '019b7d9a-7db3-74a9-bab2-b3bfe8f19630', '019b7d9a-7db3-7628-9ecb-3dfca0af98dc', NULL, '{"_id": "019b7d9a-7db3-74a9-bab2-b3bfe8f19630", "date": "2026-01-02", "year": 2026, "month": 1, "amount": 1076, "ledger": "01a22029-2f9b-716c-b659-36a65f3713af", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-01-02T07:27:15.379Z", "exactMode": null, "updatedAt": "2026-01-02T07:27:15.379Z", "voucherNo": "V2025-26/0021", "ledgerName": "Rent"}'),
  ('019b92c8-7213-7249-8ff0-257c72cb0ca6', '2026-01-06 10:09:28.595+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'expense.create', 'expense', '019b92c8-7213-740b-847c-d138dec1eda1', '019b92c8-7213-7483-b783-5d43364641f2', NULL, '{"_id": "019b92c8-7213-740b-847c-d138dec1eda1", "date": "2026-01-06", "year": 2026, "month": 1, "amount": 258, "ledger": "01a22029-2f9b-716c-b659-3a2b652e6877", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-06T10:09:28.595Z", "exactMode": null, "updatedAt": "2026-01-06T10:09:28.595Z", "voucherNo": "V2025-26/0022", "ledgerName": "Electricity"}'),
  ('019b96c0-e9f1-7147-8742-0c7b08b52d66', '2026-01-07 04:39:43.857+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'expense.create', 'expense', '019b96c0-e9f1-776c-9f72-a1851d7829ce', '019b96c0-e9f1-71d0-ac5c-69277981b4bc', NULL, '{"_id": "019b96c0-e9f1-776c-9f72-a1851d7829ce", "date": "2026-01-07", "year": 2026, "month": 1, "amount": 1938, "ledger": "01a22029-2f9b-716c-b659-3067bf6caa61", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-01-07T04:39:43.857Z", "exactMode": null, "updatedAt": "2026-01-07T04:39:43.857Z", "voucherNo": "V2025-26/0023", "ledgerName": "Salaries"}'),
  ('019b9be6-f910-7228-b03c-3fd1f9afe000', '2026-01-08 04:39:24.176+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'expense.create', 'expense', '019b9be6-f910-741b-a645-2ae39896faad', '019b9be6-f910-74b4-9808-89c1c8f19dc4', NULL, '{"_id": "019b9be6-f910-741b-a645-2ae39896faad", "date": "2026-01-08", "year": 2026, "month": 1, "amount": 86, "ledger": "01a22029-2f9b-716c-b659-3e5e68434ea4", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-08T04:39:24.176Z", "exactMode": null, "updatedAt": "2026-01-08T04:39:24.176Z", "voucherNo": "V2025-26/0024", "ledgerName": "Internet"}'),
  ('019bea69-43a4-760c-a667-13f3eb1fcd19', '2026-01-23 10:32:05.796+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22029-2ea6-74eb-89e9-8c07ab242fb1', '019bea69-43a4-75b3-9c3c-837acd7546ef', NULL, '{"_id": "01a22029-2ea6-74eb-89e9-8c07ab242fb1", "room": "Room 1", "bCode": "GD-2602", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-07-13", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-02-13", "courseName": "Graphic Design"}'),
  ('019c1cef-33c4-776c-8e5e-7fddf2c54b7a', '2026-02-02 05:59:24.356+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'fee.record', 'receipt', '019c1cef-33c4-7268-8265-3206792280c1', '019c1cef-33c4-7736-9d72-ab8f213593d0', NULL, '{"_id": "019c1cef-33c4-7268-8265-3206792280c1", "due": 0, "date": "2026-02-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 2, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-7670-ab7d-abc62c74c8e5", "version": 1, "issuedOn": "2026-02-02", "exactMode": null, "receiptNo": "2025-26/000009"}'),
  ('019c31b6-9ffd-753a-8ad1-d29bd241d527', '2026-02-06 06:49:38.045+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'expense.create', 'expense', '019c31b6-9ffd-74f0-8b86-b01f1ccd34ff', '019c31b6-9ffd-766b-b150-6a90f32ccb7d', NULL, '{"_id": "019c31b6-9ffd-74f0-8b86-b01f1ccd34ff", "date": "2026-02-06", "year": 2026, "month": 2, "amount": 2457, "ledger": "01a22029-2f9b-716c-b659-3067bf6caa61", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-02-06T06:49:38.045Z", "exactMode": null, "updatedAt": "2026-02-06T06:49:38.045Z", "voucherNo": "V2025-26/0025", "ledgerName": "Salaries"}'),
  ('019c369f-a274-77cf-8806-53c296d36360', '2026-02-07 05:42:37.428+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'expense.create', 'expense', '019c369f-a274-747d-8529-948f81f0924f', '019c369f-a274-712c-915a-d2835172bf44', NULL, '{"_id": "019c369f-a274-747d-8529-948f81f0924f", "date": "2026-02-07", "year": 2026, "month": 2, "amount": 1365, "ledger": "01a22029-2f9b-716c-b659-36a65f3713af", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-02-07T05:42:37.428Z", "exactMode": null, "updatedAt": "2026-02-07T05:42:37.428Z", "voucherNo": "V2025-26/0026", "ledgerName": "Rent"}'),
  ('019c411e-2084-735a-88de-fff277f8e5ed', '2026-02-09 06:36:59.396+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'expense.create', 'expense', '019c411e-2084-735b-9316-8a02dae2b329', '019c411e-2084-7280-b658-889890693743', NULL, '{"_id": "019c411e-2084-735b-9316-8a02dae2b329", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 327, "ledger": "01a22029-2f9b-716c-b659-3a2b652e6877", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T06:36:59.396Z", "exactMode": null, "updatedAt": "2026-02-09T06:36:59.396Z", "voucherNo": "V2025-26/0027", "ledgerName": "Electricity"}'),
  ('019c423e-23a9-705a-8cea-570d8f34e574', '2026-02-09 11:51:34.569+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'expense.create', 'expense', '019c423e-23a9-728f-ab7a-31a7e78c756e', '019c423e-23a9-70f7-a7e1-52e91721be6b', NULL, '{"_id": "019c423e-23a9-728f-ab7a-31a7e78c756e", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 109, "ledger": "01a22029-2f9b-716c-b659-3e5e68434ea4", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T11:51:34.569Z", "exactMode": null, "updatedAt": "2026-02-09T11:51:34.569Z", "voucherNo": "V2025-26/0028", "ledgerName": "Internet"}'),
  ('019c7004-9136-7688-ba98-95780a9ce609', '2026-02-18 09:11:13.462+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22029-2ea6-74eb-89e9-908754592ab8', '019c7004-9136-7368-955f-d2c06041c1ab', NULL, '{"_id": "01a22029-2ea6-74eb-89e9-908754592ab8", "room": "Room 2", "bCode": "DM-2603", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-06-11", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2026-03-11", "courseName": "Digital Marketing"}'),
  ('019cfa32-3a20-76d2-ac9f-18b0dc76ffe5', '2026-03-17 05:08:41.632+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22029-2ea6-74eb-89e9-9535c9d90304', '019cfa32-3a20-75f2-b2b9-21ba2f95750a', NULL, '{"_id": "01a22029-2ea6-74eb-89e9-9535c9d90304", "room": "Lab 1", "bCode": "HT-2604", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2026-06-07", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2026-04-07", "courseName": "Hindi Typing"}'),
  ('019d47ad-09b4-77a8-b801-9989e09cdefa', '2026-04-01 06:13:35.796+00', '01976d38-7d5f-7232-81f4-d85bb6090062', '', 'student', 'project.add', 'project', '019d47ad-09b4-71b2-944f-85b038e50d85', '019d47ad-09b4-70e6-a0c7-60b1457a43cd', NULL, '{"_id": "019d47ad-09b4-71b2-944f-85b038e50d85", "student": "01976d38-7d5f-7232-81f4-d85bb6090062", "version": 1}'),
  ('019d805b-85ba-70e4-827c-37a089321837', '2026-04-12 06:22:54.906+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22029-2ea6-74eb-89e9-9b10afe06d52', '019d805b-85ba-70cc-927a-6460b292ce83', NULL, '{"_id": "01a22029-2ea6-74eb-89e9-9b10afe06d52", "room": "Lab 2", "bCode": "FR-2605", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-09-03", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-05-03", "courseName": "Français des affaires"}'),
  ('019daf1c-ae23-7534-9148-5a073afd60d0', '2026-04-21 08:16:25.635+00', '01976d38-7d5f-7232-81f4-d85bb6090062', '', 'student', 'portfolio.add', 'portfolio', '019daf1c-ae23-71e4-b719-fc81c338afb9', '019daf1c-ae23-77a4-a46a-0177392ae9da', NULL, '{"_id": "019daf1c-ae23-71e4-b719-fc81c338afb9", "student": "01976d38-7d5f-7232-81f4-d85bb6090062", "version": 1}'),
  ('019e0afc-7890-7341-b3c2-5a573d79e50e', '2026-05-09 04:26:18.64+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22029-2ea6-74eb-89e9-9fcc643981f5', '019e0afc-7890-7648-8fe3-9483a54c9810', NULL, '{"_id": "01a22029-2ea6-74eb-89e9-9fcc643981f5", "room": "Room 1", "bCode": "TALLY-2605", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-08-30", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2026-05-30", "courseName": "Tally with GST"}'),
  ('019e91fd-57b9-74b0-b7a0-c07ceba8d385', '2026-06-04 09:35:59.929+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22029-2ea7-76e3-a1fe-42b4ca107628', '019e91fd-57b9-7153-bf4a-71931102a395', NULL, '{"_id": "01a22029-2ea7-76e3-a1fe-42b4ca107628", "room": "Room 2", "bCode": "PY-2606", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-10-25", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-06-25", "courseName": "Python Programming"}'),
  ('019f1d81-7446-7717-942c-e205561c98f3', '2026-07-01 11:47:31.014+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22029-2ea7-76e3-a1fe-4523b7ea369a', '019f1d81-7446-7113-935d-34179e7eee0d', NULL, '{"_id": "01a22029-2ea7-76e3-a1fe-4523b7ea369a", "room": "Lab 1", "bCode": "FSW-2607", "bTime": "10:00 to 12:00", "seats": 1, "endDate": null, "trainer": "Dev Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2026-07-22", "courseName": "Full Stack Web Development"}'),
  ('019f4660-91bf-76c6-a72f-40360c6e97cc', '2026-07-09 10:16:01.727+00', '01976d38-7d5f-7232-81f4-d85bb6090062', '', 'student', 'portfolio.add', 'portfolio', '019f4660-91bf-72b0-bd37-d7a5510ad9c9', '019f4660-91bf-73c1-8b92-2c89524af9e2', NULL, '{"_id": "019f4660-91bf-72b0-bd37-d7a5510ad9c9", "student": "01976d38-7d5f-7232-81f4-d85bb6090062", "version": 1}'),
  ('019fa230-ae6c-71fe-b6dc-e8405aab1473', '2026-07-27 06:08:47.212+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22029-2ea7-76e3-a1fe-4a609019fa33', '019fa230-ae6c-71a1-9d50-aedfe1ef66eb', NULL, '{"_id": "01a22029-2ea7-76e3-a1fe-4a609019fa33", "room": "Lab 2", "bCode": "DA-2608", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2027-02-17", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}], "startDate": "2026-08-17", "courseName": "Data Analytics"}'),
  ('01a02eaf-9c16-70be-b581-9519fae333a7', '2026-08-23 12:54:15.83+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22029-2ea7-76e3-a1fe-4f51b0832777', '01a02eaf-9c16-7439-a0e6-6a62cb82f9c3', NULL, '{"_id": "01a22029-2ea7-76e3-a1fe-4f51b0832777", "room": "Room 1", "bCode": "GD-2609", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2027-02-13", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-09-13", "courseName": "Graphic Design"}'),
  ('01a0b40e-f07d-751d-9601-1710b2a485d3', '2026-09-18 10:27:53.085+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22029-2ea7-76e3-a1fe-53c564b7f490', '01a0b40e-f07d-72b8-8b8b-ff0f47460266', NULL, '{"_id": "01a22029-2ea7-76e3-a1fe-53c564b7f490", "room": "Room 2", "bCode": "DM-2610", "bTime": "12:30 to 14:30", "seats": 1, "endDate": null, "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2026-10-09", "courseName": "Digital Marketing"}'),
  ('01a0d6d4-797a-76aa-b8fa-f6a20c9fd4f4', '2026-09-25 04:30:44.09+00', '01976d38-7d5f-7232-81f4-d85bb6090062', '', 'student', 'project.add', 'project', '01a0d6d4-797a-7427-9fd3-f6cc43f5e4b4', '01a0d6d4-797a-72d9-abf6-11caa5c5d1a5', NULL, '{"_id": "01a0d6d4-797a-7427-9fd3-f6cc43f5e4b4", "student": "01976d38-7d5f-7232-81f4-d85bb6090062", "version": 1}'),
  ('01a11b91-9b52-7778-82d2-0b1861f2eb9f', '2026-10-08 12:51:29.746+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'student.register', 'student', '01a11b91-9b52-77c1-8388-26a80b202a06', '01a11b91-9b52-7599-9d80-4aab3aafe8b2', NULL, '{"_id": "01a11b91-9b52-77c1-8388-26a80b202a06", "fee": 13500, "mode": "offline", "batch": "DM-2610", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2026-11-12", "endDate": null, "version": 1, "TotalFee": 13500, "declared": null, "isPlaced": "notPlaced", "cduration": "3 months", "PendingFee": 13500, "isCompleted": "no", "joiningDate": "2026-10-08"}'),
  ('01a13e7e-69d3-7100-b800-0a3bcf953c24', '2026-10-15 07:37:14.451+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22029-2ea7-76e3-a1fe-5587f0a3003a', '01a13e7e-69d3-7605-bec6-66a54ca64b02', NULL, '{"_id": "01a22029-2ea7-76e3-a1fe-5587f0a3003a", "room": "Lab 1", "bCode": "HT-2611", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2027-01-05", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}], "startDate": "2026-11-05", "courseName": "Hindi Typing"}'),
  ('01a19b44-4019-7715-a7bf-e71191e6e515', '2026-11-02 07:58:23.769+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19b44-4019-77d0-804d-2630d5303db5', '01a19b44-4019-775d-8a0a-515b086d7af1', NULL, '{"_id": "01a19b44-4019-77d0-804d-2630d5303db5", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 221, "ledger": "01a22029-2f9b-716c-b659-36a65f3713af", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T07:58:23.769Z", "exactMode": null, "updatedAt": "2026-11-02T07:58:23.769Z", "voucherNo": "V2026-27/0001", "ledgerName": "Rent"}'),
  ('01a19c3d-3bc5-752c-93f2-3c26b7fd68f6', '2026-11-02 12:30:21.125+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19c3d-3bc5-77d8-849b-452dd926d711', '01a19c3d-3bc5-74e2-b13a-ae9a6ff50a69', NULL, '{"_id": "01a19c3d-3bc5-77d8-849b-452dd926d711", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 398, "ledger": "01a22029-2f9b-716c-b659-3067bf6caa61", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T12:30:21.125Z", "exactMode": null, "updatedAt": "2026-11-02T12:30:21.125Z", "voucherNo": "V2026-27/0002", "ledgerName": "Salaries"}'),
  ('01a1a4b8-370c-7790-bd2a-bf47b264e39d', '2026-11-04 04:01:38.572+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1a4b8-370c-7351-bac7-9f4b5da2041a', '01a1a4b8-370c-717c-bc57-43aeb6aa9cfc', NULL, '{"_id": "01a1a4b8-370c-7351-bac7-9f4b5da2041a", "date": "2026-11-04", "year": 2026, "month": 11, "amount": 53, "ledger": "01a22029-2f9b-716c-b659-3a2b652e6877", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-04T04:01:38.572Z", "exactMode": null, "updatedAt": "2026-11-04T04:01:38.572Z", "voucherNo": "V2026-27/0003", "ledgerName": "Electricity"}'),
  ('01a1b03c-724d-74b6-af61-c7d2b3f016d1', '2026-11-06 09:41:53.869+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b03c-724d-733f-9376-586699987770', '01a1b03c-724d-7561-845e-cabfae2a404a', NULL, '{"date": "2026-11-06", "absent": 1, "present": 0, "batchCode": "DM-2610"}'),
  ('01a1b03c-74c1-775b-826f-b62fadb8c8ae', '2026-11-06 09:41:54.497+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'student.register', 'student', '01a1b03c-74c1-71c3-8696-2283ca65e58d', '01a1b03c-74c1-77f1-9103-c700d3fce166', NULL, '{"_id": "01a1b03c-74c1-71c3-8696-2283ca65e58d", "fee": 4050, "mode": "online", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-11", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-06"}'),
  ('01a1b0c9-1727-7124-880c-05fdafd75765', '2026-11-06 12:15:31.111+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b0c9-1727-75e4-9c93-580388e59d52', '01a1b0c9-1727-76b3-8ba1-7f0c42fada08', NULL, '{"date": "2026-11-06", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1b4a5-afa4-7508-9cc9-e9a8d26048a1', '2026-11-07 06:15:19.716+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'student.disable', 'student', '01a11b91-9b52-77c1-8388-26a80b202a06', '01a1b4a5-afa4-73b1-8f4c-3293f598a67a', '{"status": "Active"}', '{"status": "Disable"}'),
  ('01a1b51d-6a8b-7572-bea8-5368c2ea5639', '2026-11-07 08:26:06.347+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b51d-6a8b-7254-8d71-cb50bf984da2', '01a1b51d-6a8b-72ed-a689-e00f588217a1', NULL, '{"date": "2026-11-07", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1be83-9230-766c-a17d-03f7097f8916', '2026-11-09 04:14:16.112+00', NULL, '', 'anyone', 'student.apply', 'student', '01a1be83-9230-70ce-a92f-5a235e8cd87a', '01a1be83-9230-77e5-8681-54102e1531c7', NULL, '{"_id": "01a1be83-9230-70ce-a92f-5a235e8cd87a", "fee": 16500, "mode": "offline", "batch": "FR-2612", "course": "Français des affaires", "status": "Pending", "PaidFee": 0, "dueDate": "2027-01-05", "endDate": null, "version": 1, "TotalFee": 0, "declared": {"fee": 16500, "Paidfee": 8250, "payMode": "Online"}, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 0, "isCompleted": "no", "joiningDate": "2026-12-01"}'),
  ('01a1c041-4eb3-70e3-aaa3-63623b224d2c', '2026-11-09 12:21:07.891+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c041-4eb3-71cb-b735-a8ee5f46689f', '01a1c041-4eb3-75d4-984c-b853d381da33', NULL, '{"date": "2026-11-09", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1c057-66d2-70b0-b10a-76c9746a7bb9', '2026-11-09 12:45:15.858+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1c057-66d2-76c7-99e8-1eeefc8c7a4b', '01a1c057-66d2-7255-bc45-df2e8fea49b5', NULL, '{"_id": "01a1c057-66d2-76c7-99e8-1eeefc8c7a4b", "date": "2026-11-09", "year": 2026, "month": 11, "amount": 17, "ledger": "01a22029-2f9b-716c-b659-3e5e68434ea4", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-09T12:45:15.858Z", "exactMode": null, "updatedAt": "2026-11-09T12:45:15.858Z", "voucherNo": "V2026-27/0004", "ledgerName": "Internet"}'),
  ('01a1c432-5b10-7408-b306-0799648d2f53', '2026-11-10 06:43:16.88+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22029-2ea7-76e3-a1fe-5877cecac82e', '01a1c432-5b10-7766-bcbe-8353df9e2e89', NULL, '{"_id": "01a22029-2ea7-76e3-a1fe-5877cecac82e", "room": "Lab 2", "bCode": "FR-2612", "bTime": "15:00 to 17:00", "seats": 1, "endDate": null, "trainer": "Dev Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2026-12-01", "courseName": "Français des affaires"}'),
  ('01a1c53b-8e49-72f7-a744-66c5dd9b8721', '2026-11-10 11:32:57.033+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c53b-8e49-74b0-8356-dda68339cda8', '01a1c53b-8e49-767e-941f-e400c344f70a', NULL, '{"date": "2026-11-10", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ca38-8fec-754a-9779-acf725a48f88', '2026-11-11 10:47:46.924+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ca38-8fec-75f6-ada7-3a6a4d477f19', '01a1ca38-8fec-7641-880b-434f9e1b6b8e', NULL, '{"date": "2026-11-11", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ce42-8cd3-76e9-87d5-80341f3b6eda', '2026-11-12 05:37:10.355+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ce42-8cd3-719b-9ebc-5e61fb03c60d', '01a1ce42-8cd3-72ea-9cab-98d7f97c66d0', NULL, '{"date": "2026-11-12", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1cf35-657d-7128-92ea-1c3b03daa416', '2026-11-12 10:02:25.533+00', '01a22029-2f15-7631-9448-9158a93857df', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01a1cf35-657d-7623-9243-259a073bc10f', '01a1cf35-657d-7161-9a7d-2fe67d54dcd8', NULL, '{"_id": "01a1cf35-657d-7623-9243-259a073bc10f", "due": 3050, "date": "2026-11-12", "paid": 1000, "year": 2026, "bCode": "HT-2611", "month": 11, "course": "Hindi Typing", "changed": false, "payMode": "Online", "payable": 4050, "student": "01a1b03c-74c1-71c3-8696-2283ca65e58d", "version": 1, "issuedOn": "2026-11-12", "exactMode": "UPI", "receiptNo": "2026-27/000001"}'),
  ('01a1d445-07d9-77be-b1ac-f7fa3d53816a', '2026-11-13 09:37:36.217+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d445-07d9-7002-85b5-c8a7689591d2', '01a1d445-07d9-7275-b824-2ce05410012c', NULL, '{"date": "2026-11-13", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1d916-73a3-739e-87bc-0d860209e140', '2026-11-14 08:04:49.699+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d916-73a3-72e8-b680-465510124177', '01a1d916-73a3-76ba-89f4-16fc256ab3ea', NULL, '{"date": "2026-11-14", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e402-4a37-746e-8523-d22f61ea4dd7', '2026-11-16 10:58:37.751+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e402-4a37-72b0-94dd-eb507ee232d9', '01a1e402-4a37-7006-a3be-c35ecd88ed9d', NULL, '{"date": "2026-11-16", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e95a-a683-7731-a4ef-3bb540970884', '2026-11-17 11:53:14.627+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e95a-a683-7189-be2d-087005fc46c9', '01a1e95a-a683-71e6-9197-afe2a5b7473b', NULL, '{"date": "2026-11-17", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ee80-40dd-7757-9f84-6324faddf7ab', '2026-11-18 11:52:25.053+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ee80-40dd-715e-9cb8-4a63a92e7b55', '01a1ee80-40dd-70f7-ac65-781485473ee4', NULL, '{"date": "2026-11-18", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f2a8-7850-7666-a6c0-53d425d13bad', '2026-11-19 07:14:49.552+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f2a8-7850-74a9-bc83-ef31e828d534', '01a1f2a8-7850-72c3-8e45-c5de56f8443c', NULL, '{"date": "2026-11-19", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f8c0-38a9-7625-a3fb-f26c7ae4b573', '2026-11-20 11:38:29.417+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f8c0-38a9-70d4-abb9-03a780ce3d54', '01a1f8c0-38a9-76b0-828b-b393c4c35fc9', NULL, '{"date": "2026-11-20", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1fb86-a83e-76eb-8a03-77d8bba8f4df', '2026-11-21 00:34:28.542+00', '01a22029-2e5a-729c-8bb0-598328588445', 'Hari Example', 'hr', 'student.register', 'student', '01a1fb86-a83e-71ff-8738-a99cd620c025', '01a1fb86-a83e-70ab-8b67-227777cd5b88', NULL, '{"_id": "01a1fb86-a83e-71ff-8738-a99cd620c025", "fee": 4050, "mode": "offline", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-26", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-21"}'),
  ('01a22029-2e6b-761f-87c5-c2d667dcf7bb', '2026-11-21 04:30:00+00', NULL, '', 'system', 'institute.create', 'institute', '00000000-0000-0000-0000-000000000000', 'dump', NULL, '{"name": "Namuna Training Institute (demo)", "phone": "+91 55500 00000", "address": "1 Example Road, Example Nagar", "timeZone": "Asia/Kolkata", "selfRegistration": true}'),
  ('01a22029-2e78-756f-b35d-0e12c45bfd98', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'dump', NULL, '{"id": "01a22029-2e5a-729c-8bb0-542a433b1a28", "name": "Asha Example", "role": "admin", "email": "admin@example.com"}'),
  ('01a22029-2e7b-714e-8695-ddfcf817158e', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a22029-2e5a-729c-8bb0-598328588445', 'dump', NULL, '{"id": "01a22029-2e5a-729c-8bb0-598328588445", "name": "Hari Example", "role": "hr", "email": "hr@example.com"}'),
  ('01a22029-3061-771f-888a-5aa10457cff7', '2026-11-21 04:30:00+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'discount.give', 'student', '01a1b03c-74c1-71c3-8696-2283ca65e58d', 'dump', NULL, '{"amount": "500.00", "course": "Hindi Typing"}'),
  ('01a22029-309e-74ea-b23c-84711472679e', '2026-11-21 04:30:00+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Asha Example', 'admin', 'refund.record', 'refund', '01a22029-308f-70dd-97f3-84844e4cf887', 'dump', NULL, '{"_id": "01a22029-308f-70dd-97f3-84844e4cf887", "date": "2026-11-21T00:00:00.000Z", "bCode": "HT-2611", "amount": "200.00", "course": "Hindi Typing", "payMode": "Cash", "student": "01a1b03c-74c1-71c3-8696-2283ca65e58d", "version": 1, "issuedOn": "2026-11-21T00:00:00.000Z", "refundNo": "R2026-27/0001", "enrolment": "01a1b03c-74c1-77c7-8d4a-4ccc6616efe6", "exactMode": null, "paidAfter": "800.00", "paidBefore": "1000.00"}'),
  ('01a22029-31b7-757c-9c49-1630f28937f2', '2026-11-21 04:30:00+00', NULL, '', 'system', 'student.update', 'student', '01976d38-7d5f-7232-81f4-d85bb6090062', 'dump', '{}', '{}');
insert into audit_link ("n", "entry_id", "entry_digest", "subject_id", "personal_fields", "personal_digests", "latest_at", "chained_at", "hash") overriding system value values
  ('1', '019583bb-5506-73b3-b614-7f40dde1b509', E'\\x4b3a0913cff9b8c6b74ad29ea1e128834089dcf655ef47fd5f8ae964cf52203c', NULL, '{}', E'\\x', '2025-03-11 05:44:07.174+00', '2026-11-21 04:30:00+00', E'\\x6a0443514b4265d8e98a68d0edbb9f35212652fc9cffc9c35cfd90e6b1f7d37c'),
  ('10', '0195eaed-5b52-76a3-b081-57a5b081cbc6', E'\\xbd4d2c1bcc49ef83e5ad183d1205f600b9d6b1041614bafbb9379efcc5312bba', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x4dfea17c6fa8b94ab1d9f4ffeccab1f332d891c44e0150606c8a80dfb66f4f80'),
  ('100', '01a19c3d-3bc5-752c-93f2-3c26b7fd68f6', E'\\xf64123cba7300cc13e5f27ab8054f47c79db797412d7972c14ba123114970582', NULL, '{}', E'\\x', '2026-11-02 12:30:21.125+00', '2026-11-21 04:30:00+00', E'\\x524018db700be704db5c4efb37416508f4a921acdec2ad567dcf66c5c3c17141'),
  ('101', '01a1a4b8-370c-7790-bd2a-bf47b264e39d', E'\\xbee165b1e6b7b6520e1959d02874c1cb8f713600aacf6ccdfb4ff47c420b90db', NULL, '{}', E'\\x', '2026-11-04 04:01:38.572+00', '2026-11-21 04:30:00+00', E'\\xe04b2a3e421ad333a3153dc07dd81349d653fa9842bde362b0a7573448c22d60'),
  ('102', '01a1b03c-724d-74b6-af61-c7d2b3f016d1', E'\\xa95f1401ae5d0b8d534a0f6592dd426f6d0f2f63110be886e8de37ca43417559', NULL, '{}', E'\\x', '2026-11-06 09:41:53.869+00', '2026-11-21 04:30:00+00', E'\\x125d9f50ed97ce9c9119dbde5ab773570e6ab23fd30ed28d2de2a65fa048af23'),
  ('103', '01a1b03c-74c1-775b-826f-b62fadb8c8ae', E'\\x88d13d8e686fbe83361769fb31e61b793cc0ed7ad5e17894b6ca996d3abb7da0', NULL, '{}', E'\\x', '2026-11-06 09:41:54.497+00', '2026-11-21 04:30:00+00', E'\\x5b95e75439ea1c437580b91ce7cecc0ed8d3eb069e5af68f044a381dfedd1715'),
  ('104', '01a1b0c9-1727-7124-880c-05fdafd75765', E'\\x41560ef2b62cd38134cadbed757a014e8e5f72d8f89b3551874545a58d1595d4', NULL, '{}', E'\\x', '2026-11-06 12:15:31.111+00', '2026-11-21 04:30:00+00', E'\\xfcfe89c4f345297bfaba56e5a5ee5a788b81b35d6c06383272578230ee60c5f2'),
  ('105', '01a1b4a5-afa4-7508-9cc9-e9a8d26048a1', E'\\x10e0bdb0ed9a35a4de9cbf9827c405c7962478305746c445853830ac109665f6', NULL, '{}', E'\\x', '2026-11-07 06:15:19.716+00', '2026-11-21 04:30:00+00', E'\\xad3e91e24b01e2b2421c32b2cd83c93a3173fea8e71ca469107dd1c3c8f77157'),
  ('106', '01a1b51d-6a8b-7572-bea8-5368c2ea5639', E'\\x32854b9ec0a475196fcc77279936f6046ed4b18f5a3cc5647c67373ac90c6576', NULL, '{}', E'\\x', '2026-11-07 08:26:06.347+00', '2026-11-21 04:30:00+00', E'\\xaa9c16faac250421f2a787e0f1cce9982511228c4d92c8bb0e7cd81d4c86676c'),
  ('107', '01a1be83-9230-766c-a17d-03f7097f8916', E'\\xce553f918b660de9886f73bac034b706050b8594f8dba0276daeaf16623c4a49', NULL, '{}', E'\\x', '2026-11-09 04:14:16.112+00', '2026-11-21 04:30:00+00', E'\\x9fcc7d26d15f2a215b4e16ce54dd4008a49a6aec677c441d109db6027a0fa006'),
  ('108', '01a1c041-4eb3-70e3-aaa3-63623b224d2c', E'\\x405b8db3f76002aa3482686584c8c1f9c5f59d6a248b111044f72dd10b915494', NULL, '{}', E'\\x', '2026-11-09 12:21:07.891+00', '2026-11-21 04:30:00+00', E'\\x9778ecb9cda31d264f6630755c4b85e2367cafa6b7721a2eb834a7f0a7395342'),
  ('109', '01a1c057-66d2-70b0-b10a-76c9746a7bb9', E'\\x54cd206cd0cf2d42eba38d16c64949781f127ee8f7fb6f6ecc065c2b8af9ea18', NULL, '{}', E'\\x', '2026-11-09 12:45:15.858+00', '2026-11-21 04:30:00+00', E'\\xce58345faf4599a9634d9bcb887658e747c97119dc039c11395e63bfea519649'),
  ('11', '0195efe3-4389-7052-bc90-99f2a3303178', E'\\xe13784338a6e16ab441a1b1ab18824c40d611ef59b9e850f5529a0aac58bd0e8', NULL, '{}', E'\\x', '2025-04-01 05:46:43.465+00', '2026-11-21 04:30:00+00', E'\\x493ad6033a5240f8608604ab9abd8eca5542367752cdc96cb92e70e0f78f7a72'),
  ('110', '01a1c432-5b10-7408-b306-0799648d2f53', E'\\x453e1b98724e6f3ef8e4308d7916709e06a12164db013c03f327bf24a10cc2eb', NULL, '{}', E'\\x', '2026-11-10 06:43:16.88+00', '2026-11-21 04:30:00+00', E'\\x5dc0981ead74f5f5ad104a75c28fc451bfe62cbcfe583fbaca46be4a4b45b382'),
  ('111', '01a1c53b-8e49-72f7-a744-66c5dd9b8721', E'\\x15a4b90e9fbeddc7758e00a90925e5efbfbad7975aa0917908a8adee7a70dc7c', NULL, '{}', E'\\x', '2026-11-10 11:32:57.033+00', '2026-11-21 04:30:00+00', E'\\xaccf6d3955724e1047e8c4d9c88aea863172421a41d36206d65c8525681ac714'),
  ('112', '01a1ca38-8fec-754a-9779-acf725a48f88', E'\\xcac1f958ef165806a6fd7f9c41a9cda3880b3d4976c3d20edd26705670667eee', NULL, '{}', E'\\x', '2026-11-11 10:47:46.924+00', '2026-11-21 04:30:00+00', E'\\x600a1e6c5e39acbf4626b55a468ff05c29f948647fdc3b9162deca17b7ae20d1'),
  ('113', '01a1ce42-8cd3-76e9-87d5-80341f3b6eda', E'\\xde7275612475deed0eecf1fc4a4a89787a2c0a792dc37cc74232098de98d04eb', NULL, '{}', E'\\x', '2026-11-12 05:37:10.355+00', '2026-11-21 04:30:00+00', E'\\xd8f3d70d677f889562089f8416a0a93f883b83aad11b86bd46a2a54b1525a4c5'),
  ('114', '01a1cf35-657d-7128-92ea-1c3b03daa416', E'\\xe54d7d741364943d465ac192646a4677ccdcdd4149ee592e7fb2d0b3236a0fce', NULL, '{}', E'\\x', '2026-11-12 10:02:25.533+00', '2026-11-21 04:30:00+00', E'\\x963b8a4cb66e192c410bda8a913bde1c6ac2312c71979e2f073bb75bf194b40b'),
  ('115', '01a1d445-07d9-77be-b1ac-f7fa3d53816a', E'\\x2c29b5f6fd9d5b4a59651180e2d91036877fe8f75158e1900e87ddf79d2f2a84', NULL, '{}', E'\\x', '2026-11-13 09:37:36.217+00', '2026-11-21 04:30:00+00', E'\\x6f8f0461abf1343d9b872fa0b316b53f3f1e095e2c961f6e546a148c557d7037'),
  ('116', '01a1d916-73a3-739e-87bc-0d860209e140', E'\\x0cf344f6d4435a591cb159fde6ec0f55f5b6da9fd9a9fdd8658849cb82883001', NULL, '{}', E'\\x', '2026-11-14 08:04:49.699+00', '2026-11-21 04:30:00+00', E'\\x644ad61075b035d7a97d38542ddc64d311084ea2d941537d6064caa3a8baaa3f'),
  ('117', '01a1e402-4a37-746e-8523-d22f61ea4dd7', E'\\xaf24b1533c61a01f3c8db55dc2fb98ce58cfcc70505c76f480df433e31ce5774', NULL, '{}', E'\\x', '2026-11-16 10:58:37.751+00', '2026-11-21 04:30:00+00', E'\\xa16136b0e6c16bf19fe3c56e20cd8cd8ff499968d4eb224adc91253b70d598d4'),
  ('118', '01a1e95a-a683-7731-a4ef-3bb540970884', E'\\xa41687b8ce548f9522bdd1de6a98ffe8d8abd017769dae2a3d06d26973d2a4f6', NULL, '{}', E'\\x', '2026-11-17 11:53:14.627+00', '2026-11-21 04:30:00+00', E'\\x154929ea9317b113d04ba8ed0551a21aef27f42463e5108be1a08f2c09501818'),
  ('119', '01a1ee80-40dd-7757-9f84-6324faddf7ab', E'\\xdb443dbda3bfddd45a4cbe9b145459136d9dde97835a9033c4a143d41f4f3d3b', NULL, '{}', E'\\x', '2026-11-18 11:52:25.053+00', '2026-11-21 04:30:00+00', E'\\x64746fb1216264736befbb7222a306ae18bad0a527f8e94936414744d88c2603'),
  ('12', '0195f066-eeb6-70b9-bca2-8720d0425e65', E'\\xa08400b0fee442b06d311580a0809d632bfeeca66f1de1f80b409f17326a7714', NULL, '{}', E'\\x', '2025-04-01 08:10:32.502+00', '2026-11-21 04:30:00+00', E'\\x9118e8ab1f987fe8cf07518a18211b8977cc425f82c74ba0a3c684fffca4f73c'),
  ('120', '01a1f2a8-7850-7666-a6c0-53d425d13bad', E'\\xd991f16ba654ef2dcc99b36465f4ca4cb423c2f0fa4c47a1914bc94c21498dc6', NULL, '{}', E'\\x', '2026-11-19 07:14:49.552+00', '2026-11-21 04:30:00+00', E'\\xe26fb8f1282597395013485a6c030f45761c67cdb313af3ae438579537ab9ae0'),
  ('121', '01a1f8c0-38a9-7625-a3fb-f26c7ae4b573', E'\\x798aad0c0f583d69c96c84d58a6ae3bdd61ce18fc0521f9dd82f19929563aacb', NULL, '{}', E'\\x', '2026-11-20 11:38:29.417+00', '2026-11-21 04:30:00+00', E'\\xd7e5d22d57dcc3c542f60a5f3d14383a234144f847484d16e0903ca9a4172240'),
  ('122', '01a1fb86-a83e-76eb-8a03-77d8bba8f4df', E'\\xfb205977ed50756096cc06a995c00d9bf4a447a4c30b74594e00dc0f38fcf0b9', NULL, '{}', E'\\x', '2026-11-21 00:34:28.542+00', '2026-11-21 04:30:00+00', E'\\x26f61c7280691981665dcc1c16d238e732d476fa40eb8f0e1758e8ecccda1e8f'),
  ('123', '01a22029-2e6b-761f-87c5-c2d667dcf7bb', E'\\xb07a3c9594c19755cfda870538d29db7eddc6ed422f092573dc7df17a1c4dc39', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x540d1ac45368bb3c8bacc96c8e16f8b3f2a012167dbea6769d7a0cfaf999d0a6'),
  ('124', '01a22029-2e78-756f-b35d-0e12c45bfd98', E'\\x4216bc6a5b5f5306183c960d5826d66a59f032eab39c9ad9408881212f680e25', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x1626aa415999b6f41f2a1d0e1f15129661a7d3faad4f9bdabdaee0dc26e0a253'),
  ('125', '01a22029-2e7b-714e-8695-ddfcf817158e', E'\\x3ad92f0efc4288469ac1c97b20150e9c649d84aa7a0dca908d69e607923db8d4', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x3c7d95356c61a6561deecab7addd5f93752d711602bf8b53575b669936c3f5ba'),
  ('126', '01a22029-3061-771f-888a-5aa10457cff7', E'\\x5a56e2a170bf313f4652261960485c7949a38e740bef37b4943c6ebc3fe6253f', '01a1b03c-74c1-71c3-8696-2283ca65e58d', '{reason}', E'\\x60e687b65caf701bb6cd554ab60460edbe8ac971c67e07850b86ee797d24e9fe', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xffb784a0296c3bcea2a060bf3c9e60a7e5978947676515f51912660ad4d8f7d9'),
  ('127', '01a22029-309e-74ea-b23c-84711472679e', E'\\xd9277037d94620cf4812e543c7852b77fb77784812516088281dc360497386dd', '01a1b03c-74c1-71c3-8696-2283ca65e58d', '{reason}', E'\\x1f0bbd7e53f8be6c998098ebaffdcbf877cc3b3496d491e49ebb78dcb23cb3c3', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\xb1d888b3d4633b298191a1dc821b4a5629353825b03b939e15a84d1719b22477'),
  ('13', '0195f0f8-846c-703e-b256-a3d61d87650b', E'\\x84e8dd581e2e607b631a62c41b5b576b1591822a471f4032a478e1d6246bf554', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xc6f18f49014c3307a5107600c68301fa8c2f090ef0244213ce59f48bea9e5e96'),
  ('14', '0195f0f8-846c-722b-a227-35dda3603fc5', E'\\x5ae5aaae12619079d28e2dffb5ab97938efd494abc783e13072fe560f9e3fe3e', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x43b4b2bd3ff20d992e0ef7423dbda61789cddaab043182126f392870cbd1e277'),
  ('15', '0195f0f8-846c-72fd-8b36-8b2bdabc1d49', E'\\x38a1c800e7acbf57ffe0b3b5098bb4ad4edd1f8b84c9c22b89297508322ac19f', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x91d1cee6bb93e011b4d8e545268600a16a895bf506880fb6832438d56d98be2d'),
  ('16', '0195f0f8-846c-733c-b103-d15d1cfbd061', E'\\x05d3cebea08428e9ff76e5b29ab1ebc27100f83a35ddc0ff7abbef50a6c8a98b', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x9bd2586932d4d4875aa6a2a24a02d9b03145ee22bf7a4288a79bc9df637fd7ca'),
  ('17', '0195f0f8-846c-7419-9468-a6ba4740c97a', E'\\x4141455d77ac9a3db1cf18ffca56844d4a9a01e2bddc58ab183ece38e0cdc3a2', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x6169b1fbd1b287471407b3a17bf90fc4c47baac205e3766ed12e80aa404498ad'),
  ('18', '0195f0f8-846c-746d-8873-49d6bcdfb285', E'\\xce1f60714192fedb908bbb13b4ded024d59e80cc668de32ab647033409f7530e', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x353eb4929d46282f43a4eff6f6c078af3cc09f1617c7263d46d71a86be41e62a'),
  ('19', '0195f0f8-846c-750b-9408-99c5387a300a', E'\\x4d415fda6a9d0fb2d5a76266265f44fb14c6341d1df27056c3c2997eaf6c58b4', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x104cef8379cb76b981bcaec9b78cbff6c9264e7fb6d4589ea7cb6854fcca0269'),
  ('2', '0195eaed-5b52-71eb-8605-351baaf03995', E'\\xcf1c4f3e9367dc8d5e1c169bd285710f101db4679492bc6f1e15e159f9f55688', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xa33bdb497c1ffe9b967d895b748c8a31d19855c71ac3821cc87739d4c852d11b'),
  ('20', '0195f0f8-846c-77a4-bcf0-b0f9ea9a75fa', E'\\xeb7e9548f4f572fbec3f07dad25687c1c69bdb65643b03719259a566d25853dd', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xb1a96c427acebfcf2b3a22bc2a7cee83ae7e29d61b22ffef90842cef01099e0f'),
  ('21', '0195f143-5a97-715a-b74e-9c5e16b70769', E'\\xa49ff7b7926e1b7d811685bea80a4d067bdc5b879d8fae1041b7f4804b0affa2', NULL, '{}', E'\\x', '2025-04-01 12:11:18.039+00', '2026-11-21 04:30:00+00', E'\\x05d5f00f542f0cc63ec2723e1c89a2e65ace34fe97b867a6f52a75d5e425947c'),
  ('22', '0195f16e-4e64-70d5-910e-ea81e7c415ad', E'\\x5df35ce2d21bca630547b8df1de5df37911b0ea060cfcc345421b354a0270a99', NULL, '{}', E'\\x', '2025-04-01 12:58:12.964+00', '2026-11-21 04:30:00+00', E'\\x4ba64025712c0cfef5f921b90233a34e3fe209e3a2c68f5d5ca797fcb3c031b7'),
  ('23', '01960aa5-c6f2-763d-80be-49d23e76c9cc', E'\\x5e0d0564de725eadd365d3645cbc139439a272009542e773fb759aebb2be93f0', NULL, '{}', E'\\x', '2025-04-06 10:29:18.706+00', '2026-11-21 04:30:00+00', E'\\x66d76e8de6982c2910161f2be84b538478833607d87f161ae913cae0fa81000c'),
  ('24', '01962e07-dbf7-768f-988f-595bd3737933', E'\\xbd3bd33176db10ea15ac889c0e32047e7ea968cedf125a23adaebea17ae315df', NULL, '{}', E'\\x', '2025-04-13 07:23:09.175+00', '2026-11-21 04:30:00+00', E'\\x79e3fb757ef82cf4d72c312e120fa4bdb25b872668a8a23b2c16fdd47e9933ba'),
  ('25', '01965222-1b54-7279-b838-95b4ec270907', E'\\xee89c43d9fdca05fac60063b94be9648ddffd8591c14f824caf9ba917e8020a4', NULL, '{}', E'\\x', '2025-04-20 07:38:09.108+00', '2026-11-21 04:30:00+00', E'\\x9c1f2db1a5b2c11fdc3f945cd046b3129dc372379ef580a222dc5de1fc44c5b5'),
  ('26', '0196952d-9296-77c3-a0a8-2e4d150c301d', E'\\xcbf567f3b3d65d10f46dc91082c3c4c234ad2e4512e038c6e84ad685a04c3d42', NULL, '{}', E'\\x', '2025-05-03 08:05:14.006+00', '2026-11-21 04:30:00+00', E'\\x129f59cf4cd03b4c93c8fda5195752d8ee00f7f40c2522d783b7cc2d7013d946'),
  ('27', '01971baf-477f-76cc-bfa2-ac6d4e5eb181', E'\\xdf46927e5a6ee5d852ae0d3dabaefc2fcc36105e5064680adbafb597007d0e80', NULL, '{}', E'\\x', '2025-05-29 10:56:01.407+00', '2026-11-21 04:30:00+00', E'\\x005a5fcbba2df560662caad6ba6f5cc74118f7243d196ad06abbfd5e5ad48d9d'),
  ('28', '01972f8c-001d-7231-91e8-446cdfb695b5', E'\\xe7c6e34cd76b8951e36e0af6e0c3fb62f8c391fafefbb2f29e08173ba5e23b88', NULL, '{}', E'\\x', '2025-06-02 07:29:53.693+00', '2026-11-21 04:30:00+00', E'\\xad6a199c068e639cce70fab4769c3de507081f3d427938c551f36931d97608c5'),
  ('29', '019730ae-176e-7420-8555-51db89c33328', E'\\x587d4469e039bca8fa7c7cf983525dd949623e078704e8e9fa4804005a988ef5', NULL, '{}', E'\\x', '2025-06-02 12:46:45.102+00', '2026-11-21 04:30:00+00', E'\\x63d7dde16aac5a8573e0fe030aaa09dfff40adf787389da235040d1339ced909'),
  ('3', '0195eaed-5b52-7296-bf05-6e493e8002ef', E'\\xf24e95292234a97ee8079c847f4e8cd6ed728760ccf723de095c4104077ec52a', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xd9859564f2f92bc16deb7633b50d7ec27c6ae8c742524d77bd3fb981ea3761df'),
  ('30', '01973f27-1abc-71a5-9d84-1fc977ec3178', E'\\x707c2913860754cd11ec721f043d6c6d6641620aac74a2070e301b8ba702ae6d', NULL, '{}', E'\\x', '2025-06-05 08:13:36.828+00', '2026-11-21 04:30:00+00', E'\\xfe5ce1f9d5d83903a63ea03d24f1efe8037274b1065ae6f18966af4853f3d28a'),
  ('31', '01973f71-631b-73d7-87a0-4ab8dd438ec9', E'\\x405f01a6a042c5749f0f6da7440349f532b71d943ed1eee2cfee9cd5cb8a9ad2', NULL, '{}', E'\\x', '2025-06-05 09:34:45.019+00', '2026-11-21 04:30:00+00', E'\\xa2eef67d9a24387bb55fcb30ffa809b4bcd270295810e86b6cd27b6a3c0e13d1'),
  ('32', '019744be-dbb1-7149-b9b0-7fc3686fb58f', E'\\x007d863648cad9352ebaa92a07591b2e7856f7a4df58702f37063db28632412a', NULL, '{}', E'\\x', '2025-06-06 10:17:28.241+00', '2026-11-21 04:30:00+00', E'\\x3ca6cc9ecd42c28b599392923322f15807f28b5c9efd00ca9220439ae60d8d29'),
  ('33', '01976d38-7d5f-72ba-9b9f-5a3a9036a21c', E'\\x529077565b8af3f8d99712807ad1ec88a76fa6b349d20046480a82290afe7b86', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\x92fe1c949518df941a3af073d5f60e315ee2682b627ce4abaf2b8b91e2103e27'),
  ('34', '01976d38-7d5f-7607-ac03-15552c6e1230', E'\\xae35551c35cce584246650533d92f76fbf81378693ba2dd9114f2d171f37e608', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\xcc90099fec1e5210a80aae1e2238ffd9ad1395695d7b76d447b10f6bdc13c79a'),
  ('35', '01977d82-9bf0-70d3-8a5a-f7f81d71ffb8', E'\\xaa8af663e0f2d85dc02e02726c314b5c6508c3a66721b7d3b8ece1f554b69648', NULL, '{}', E'\\x', '2025-06-17 10:50:01.072+00', '2026-11-21 04:30:00+00', E'\\x64ccd054fad1826d95d6e45b3e3c70fda70bc04261b673d85e3161418e9ef3d8'),
  ('36', '0197a729-c8b5-7059-87d9-4d0ab52db7c8', E'\\x23119db764bc51b687c386e3ecfca7fccc97edc67ef9a6fb7ecd3ddf981f732b', NULL, '{}', E'\\x', '2025-06-25 12:57:02.901+00', '2026-11-21 04:30:00+00', E'\\x016da350c85ff77c9f706ef14c0ac44e0f43a5e08d90192119f4aa456b2aca5b'),
  ('37', '0197cf00-2cf0-746e-ba1a-bd8bfdfe5d40', E'\\xa5030db09861a00cf0165e39f37930c68b2ae83a6120ff33d0ae0af45db136e9', NULL, '{}', E'\\x', '2025-07-03 06:36:24.688+00', '2026-11-21 04:30:00+00', E'\\xda66ef1a219034bc3abb60d0610f25de16754bd3c5e0e234af97d4b299ad1ffa'),
  ('38', '0197d3b1-cdf4-7239-8c54-9c7eddf3f1be', E'\\xa368b9f08b4898687f8539e724e6214859f231d9803815b522b8c8d503addcd6', NULL, '{}', E'\\x', '2025-07-04 04:28:54.644+00', '2026-11-21 04:30:00+00', E'\\x4418c26847e6429a8bbae6a4a047eaa253ca3fbffae87d4859ec1212d365ecbc'),
  ('39', '0197d44b-78c3-74ff-8fa4-7a924c4e1fb6', E'\\xd4836743b3561e7091f05abc0affa94973674c4c529e7b236c583db7284094a2', NULL, '{}', E'\\x', '2025-07-04 07:16:45.379+00', '2026-11-21 04:30:00+00', E'\\x568bd1435bf2256df1e32c8c7d131b1dfcd6fd477caea7e82c94c11598fabad7'),
  ('4', '0195eaed-5b52-72fa-9178-40decc8afe43', E'\\x43293058e667366ae9ad3cd6db4cde8946177eee6a011c37472630da991e5b9e', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x8b6e1f9a56f58a552d8f06b173825d625e7f82897d7f575ede36b854e29962c3'),
  ('40', '0197e9a1-67f5-7182-9e2e-dd9fa2d2a2e7', E'\\x0a3c9738883584e0b34ab9051cf97ce6375258847e30f8b2a0957b66f4781eaf', NULL, '{}', E'\\x', '2025-07-08 10:42:38.709+00', '2026-11-21 04:30:00+00', E'\\x2002c74cc825e9ec806f981435406960440c685fe0ba89933fb906e20607b96a'),
  ('41', '01980c8c-196a-7697-80d1-8fefdc7c23f2', E'\\xf18cfea9655afd608e09feaa9ce12e579010ec321b1e44f707fd9a48bb4d6da0', NULL, '{}', E'\\x', '2025-07-15 05:26:04.906+00', '2026-11-21 04:30:00+00', E'\\x193dd9a7a18ad17532b42f7e354467599022823230589fa18466eda2307ec36c'),
  ('42', '01982b99-c49f-76e4-9053-44df0c55fae8', E'\\xee5ed926799f089e981ecb700191d17530f87a0d8820f72b5c97f4ac0d0a8013', NULL, '{}', E'\\x', '2025-07-21 06:09:14.399+00', '2026-11-21 04:30:00+00', E'\\x7021badc03dad91d92c00dd31ff7281f142c8b8906a7d05573955a6bdec2bd5f'),
  ('43', '0198305a-7b46-7449-b176-96a9c972385a', E'\\x2540bf10314a7616bb22cfe9bc7a4f36106de7a07311116092500c3f077a07d2', NULL, '{}', E'\\x', '2025-07-22 04:18:12.934+00', '2026-11-21 04:30:00+00', E'\\xa2da8d656e2447a2474bc1931cfa55859c15ef841edfe2df2ddc363934b8c5de'),
  ('44', '01983ab5-5436-73d1-9b23-5c236a7fb7e2', E'\\x2f74a091e8e16f853cb67ae506a44194c4c221d0f388bc1df5249345ced1a6c0', NULL, '{}', E'\\x', '2025-07-24 04:33:38.87+00', '2026-11-21 04:30:00+00', E'\\xfd4254a66acb846043a56c43fafad8fb33b8b1e0b96088b88b26b98d698b8dc8'),
  ('45', '01984f40-d442-7717-8bb6-ebb4760e019c', E'\\x8edc2dd3aeaf1c33d30baf2b9d775f08dded4fda67b5684e5ed03fd07de19881', NULL, '{}', E'\\x', '2025-07-28 04:18:25.474+00', '2026-11-21 04:30:00+00', E'\\x636fa6f7acd5fd29398d83edf580caec91e558e785d3fb0169bb0e575f54479f'),
  ('46', '01985aa9-0953-744e-affd-2d61ba2f0b52', E'\\xac29f8403c1a33884ec95e3bcfd39ee9daf099d95467dea0266bdd8e61ccea99', NULL, '{}', E'\\x', '2025-07-30 09:28:04.179+00', '2026-11-21 04:30:00+00', E'\\x7f93db1f1cba079e9632db550fd5b207ce6ba0df26e15ef040288d5b54d22090'),
  ('47', '01986905-43a3-70d4-b900-67670b042a8a', E'\\xff87ced4af7112904e5cda0cc0908eb36071c29e60f563b9f7a3100d0c3115c6', NULL, '{}', E'\\x', '2025-08-02 04:23:29.443+00', '2026-11-21 04:30:00+00', E'\\xc238c5a3ca199e6d44b5247762109d361bdb2e202d7a61c3ef391cf786ee8f4e'),
  ('48', '019873c7-c03e-70fa-b94c-6db18366532a', E'\\x67a8d737e8177137ef20817419985c2dd29d634ffbd69dfec42dd9a597ce86fe', NULL, '{}', E'\\x', '2025-08-04 06:32:07.486+00', '2026-11-21 04:30:00+00', E'\\xc28597dcfe2871bb658265a8ed8b1ec2adf54247e267f6f15c08b5aff91affe5'),
  ('49', '0198742d-391a-767b-9306-ccfd9b2dac8b', E'\\x3f12d9694d9db891398d26db0b0feca28a4fa41d1b14ffc9202def89fe8df023', NULL, '{}', E'\\x', '2025-08-04 08:22:57.562+00', '2026-11-21 04:30:00+00', E'\\x3abb3cad8607d72535a3379cd06266c543eb00742858035321c6fad3a8d72f33'),
  ('5', '0195eaed-5b52-73d8-8c91-936c4c5bb58e', E'\\xd0857e532dcde6797900bc7ca2eed943080871cc168cd53a5bc5448dbfe0fe9b', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x3f19387e8fe63ce6109b84f005882c3b859d14587e51631eede24f0d25f8db99'),
  ('50', '01987a45-a517-77b3-a918-121051442820', E'\\xcf106f0d2c04d83d997a17ec50f7999db532305beba694e3c6724f12264aa7f2', NULL, '{}', E'\\x', '2025-08-05 12:47:21.367+00', '2026-11-21 04:30:00+00', E'\\xa137044d6e0f905a6641d67a9b822e402c756ad3223912e9ea095e160ca5a358'),
  ('51', '0198adb9-bb13-709a-9254-587d876cda24', E'\\x39a5f349353e4c95b6195d31506fe62a9b046975dcd3a8886d5d804e5c551883', NULL, '{}', E'\\x', '2025-08-15 12:34:47.187+00', '2026-11-21 04:30:00+00', E'\\xe8975c3883238fae9b01bc3650d6f237112170a6bde1750d7e43b47e16ffdaf9'),
  ('52', '0198b7a5-65f9-7022-b7bb-723d05127479', E'\\x371bce3f9701b126105aa5b355f7a3c3d827a1a778a4ca1ebe0f73714a662afb', NULL, '{}', E'\\x', '2025-08-17 10:48:46.841+00', '2026-11-21 04:30:00+00', E'\\x724863cab0890a4752f34cf400df6c39f4e80c5191de5f4e6cd517126dc82e7e'),
  ('53', '0198d1be-32ac-714e-963a-5044198de333', E'\\x809b484a41293235e9e21122d7650b17fa0569899c54581dc6e150ae4bf09ab5', NULL, '{}', E'\\x', '2025-08-22 12:25:59.724+00', '2026-11-21 04:30:00+00', E'\\x46f04abda11a1b7ed7211655751465a9cd3a7849e76cddd69ee1e5f8cd1f2dda'),
  ('54', '019904aa-7eb6-7352-a766-5a79d1ca63b0', E'\\x8f8b4a887d4f8c79712a305bcc98d9a403efdc9d9a868cd9dc0a0944aa016806', NULL, '{}', E'\\x', '2025-09-01 09:45:06.486+00', '2026-11-21 04:30:00+00', E'\\x8ed53b1f1e86e7880bf2f6935481d08c2ca8d90fe0efdf01b7ddac85605123bd'),
  ('55', '01990a07-c598-747a-a458-4a3a03c58bf9', E'\\x96b8a146c4811b0903edc07485352771e73d6dbcf7462e8ce7762de4e14265b4', NULL, '{}', E'\\x', '2025-09-02 10:45:05.56+00', '2026-11-21 04:30:00+00', E'\\x5d86146d4957d6517af11749836a29d6670fc7803934c5428619ed5d55921f0e'),
  ('56', '01990f32-eeb0-7356-8d79-2a042554b655', E'\\x80a3972dec86eb57f43047f54442fc098c8425e716fcd44d81eb0b1de7e335ec', NULL, '{}', E'\\x', '2025-09-03 10:50:20.208+00', '2026-11-21 04:30:00+00', E'\\x6c202133af83156bad42bd838969ff1818e61fa94baaca197f55aee8ecdb94b7'),
  ('57', '0199291d-4815-7376-8b47-85644e0babc1', E'\\x4766bd0b6edc54691bf0eb7e48fcc29e02007881c010ee64c7cd840db6273bad', NULL, '{}', E'\\x', '2025-09-08 11:36:48.917+00', '2026-11-21 04:30:00+00', E'\\x6d6a3543be71781bd9ea503d203b4984d7ab89a360edb508f7cc1de19633b465'),
  ('58', '01993c60-445a-7309-ad73-9452164ded26', E'\\x9c7e19037b383bc8de2f6b3aa3575bc78a04c3e8344ed278563902cd5c06b238', NULL, '{}', E'\\x', '2025-09-12 05:22:45.978+00', '2026-11-21 04:30:00+00', E'\\x46dbf04ddee0d96909cd8dab50abedbbd77904fc3e8f66d23e2437f4c97ad7e6'),
  ('59', '01994735-b681-72a0-ae4b-4cd6e610a3f4', E'\\xbc3791773542adc94fbaa51aaf22bbe64c9e2773772d63f2a663ac7c149f621f', NULL, '{}', E'\\x', '2025-09-14 07:52:06.529+00', '2026-11-21 04:30:00+00', E'\\x53041c8cd4c27cbb8771311afa2f079c3046260413e25eebb6d691bb6500c3ed'),
  ('6', '0195eaed-5b52-75db-9dc1-ba6e25fc230c', E'\\xe3950ba4d92f48bc742eccacd7f6610cb63d300ceed15afa8d4190cba1f36c06', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x7981bbd5127432fd9f4331b937a9d6bdc64dd250b41a3cbc6e7078f05311c844'),
  ('60', '0199483e-e8b1-7437-9987-1586c27e553b', E'\\xee51a793b5b89dc756b1dc49525ee3403e5f46ab6ccb13de43e2943ec03cfb84', NULL, '{}', E'\\x', '2025-09-14 12:41:46.417+00', '2026-11-21 04:30:00+00', E'\\xa05db20c2a15c7755186522db598bf553d69d2a92fca15ea903b2c0489be2c7c'),
  ('61', '0199c7c0-0ba8-7372-b557-900deb845140', E'\\x6bbec1d525b41b0198613282ac4fd23330808cac3c54cec0fe8d5f9cd9111713', NULL, '{}', E'\\x', '2025-10-09 06:54:35.944+00', '2026-11-21 04:30:00+00', E'\\x3abc63a90f2932e844151481e91ce77740e20501ed0edb8fc5342cca5069b5fe'),
  ('62', '019a24d1-6480-71ef-97d6-5d54b86ed265', E'\\xf3441583e159a214ae09016cc62af8ffe9f22cd27e50f41b9eb2cb4b66dc51ab', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\xc5a01150d26147504a155b1186a56649aa3a27a3a4a532aeb93b6d7620f5b0b4'),
  ('63', '019a24d1-6480-72d7-bcaf-f8ba1854ccf0', E'\\x80a01ae0a728b0b5554a91dc0073c75725652c1476267b109c96417d12c22efc', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\xc4e70453d94f06edaf3b1b4b588b1257dae4859a5232e42d8fcb3a45a36eb04c'),
  ('64', '019a3e0d-cbe7-7441-8f1c-0d63b40e59d7', E'\\xfdd63327d98ad1d65a8d3b452537b7aec3b4de54b3e588af7b4694fe1c4a20ab', NULL, '{}', E'\\x', '2025-11-01 06:14:42.919+00', '2026-11-21 04:30:00+00', E'\\xd1a3a804e417902b658fe22b3acb138ffca9029c2a75d927b00fd5df77c0d981'),
  ('65', '019a499b-18e8-75e5-8c23-f2b2a5651462', E'\\x7b93bc7b57fa050bae58a32aa3e9529a3fe3f2509dc0a0d5f09ab1717b89bfc9', NULL, '{}', E'\\x', '2025-11-03 12:04:52.584+00', '2026-11-21 04:30:00+00', E'\\xc2427413f42e943073dc7f9f056c9d603e8e16cec07aeee540682571812e23ec'),
  ('66', '019a4dd1-d13d-7173-9c26-03701112d7c2', E'\\x3ebba8b0594886d3c584de0efb2e18d4dfac3962ab0d3186bf80199141c3891d', NULL, '{}', E'\\x', '2025-11-04 07:43:07.581+00', '2026-11-21 04:30:00+00', E'\\xd667340c5726fd2000e134c443dc795ed24e8c7a0369b4d164efc9a8e16a97bd'),
  ('67', '019a5870-be50-7677-b96a-63915166d8a8', E'\\x3caafbe525166f4ca5a70550621b9549bfa187249e6956a2350a63d770629d4a', NULL, '{}', E'\\x', '2025-11-06 09:12:55.12+00', '2026-11-21 04:30:00+00', E'\\xe269fbdc7df26f429f3f31e29ad1af1051081b1fe95a887d9f72df885af5f68b'),
  ('68', '019a58cd-919f-7227-ad2d-69e00c66f15a', E'\\xb93b70e18094e6d685691fe4f0efb344bd00d6679b7a618478ad850df8df8df4', NULL, '{}', E'\\x', '2025-11-06 10:54:18.527+00', '2026-11-21 04:30:00+00', E'\\x6c91a12dba54abc9d2fe82c6b896ede19f171b6f1b71140ab454941a52265b56'),
  ('69', '019acdcb-3f5e-741a-99b9-594bc27b9a51', E'\\x81ce2c47f741a604b12d6d596300d519a2de1aea5e90624c2a3135459063448b', NULL, '{}', E'\\x', '2025-11-29 04:07:20.67+00', '2026-11-21 04:30:00+00', E'\\xfc5b2646b20354ebb4ded9845b71589c22de0ce87ec54e962e3d28241e663071'),
  ('7', '0195eaed-5b52-7608-b3ce-61c68489ee0e', E'\\x74bb03124413d014c2acb9a0e2c01fcaa9ee7b03dcc777814ee5039b2352514a', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x287775b89be2aac3bf696123dafbe4fef17d472d71b935a7d75192605bd2c231'),
  ('70', '019acefa-c7b2-763c-a317-fec646975786', E'\\xd17ac0a572fdb838434812a1d620a937fcee5a1213ca20e9ad9832fc9789f5e8', NULL, '{}', E'\\x', '2025-11-29 09:38:52.978+00', '2026-11-21 04:30:00+00', E'\\x7db5b8422d143df78b3a57faa46a1aa9a0f118cc86d26b699db2eabba9ac899d'),
  ('71', '019ad88c-72fa-725d-9c20-0197f804f1cf', E'\\xaa9610a5d63a4f3e11c1ac4b6ed9fe8158be62ab82f295064221a7d6b7e531d6', NULL, '{}', E'\\x', '2025-12-01 06:14:34.49+00', '2026-11-21 04:30:00+00', E'\\x43c465094499030c4b186288ca691f69084c9cc5de293e197f3a35a5c1f1f7c2'),
  ('72', '019b5e41-c6ac-7688-bab0-33f967869b36', E'\\x8e465d4692301aea1b1c6c4d65cd372a67404e8d882b6b7174a4aa7ab34b5ec4', NULL, '{}', E'\\x', '2025-12-27 05:22:07.66+00', '2026-11-21 04:30:00+00', E'\\x58388aa53ef3572984277394adca5045ef7ec4dcd802779d8c5e22e62c3d9cd9'),
  ('73', '019b7ce0-50eb-70c7-86d2-d0064acd66f7', E'\\x53f8c24324d1a667093da798703eae924e36795a4c91cfb704381a5b0908fa44', NULL, '{}', E'\\x', '2026-01-02 04:03:54.219+00', '2026-11-21 04:30:00+00', E'\\x34afc493da197d9c8bfd70282e80c833e4e346f2788eb0f9ee58218b4924b77f'),
  ('74', '019b7d9a-7db3-7441-a8b1-c13016292a19', E'\\x2d54624b3846176d9c95d6bd5805379fbf6404b78e5b33d2111f1c087c5745e1', NULL, '{}', E'\\x', '2026-01-02 07:27:15.379+00', '2026-11-21 04:30:00+00', E'\\x2ab687f73fb4aebe78406c29456ff9590b55298d564a9e1126ed2c99978f747d'),
  ('75', '019b92c8-7213-7249-8ff0-257c72cb0ca6', E'\\x13b6bae7534a237252f24c9780a6c579c7d27d44609cbe479f2cab65a824dec5', NULL, '{}', E'\\x', '2026-01-06 10:09:28.595+00', '2026-11-21 04:30:00+00', E'\\x9c6806b3bf1438d8e436ba34287309fc96820d3dce4d52d42a9625f096e8a202'),
  ('76', '019b96c0-e9f1-7147-8742-0c7b08b52d66', E'\\x6461eefab1f1d595c57a68569a9d2113e60019c5732c43e7cfe07ef62c7e215a', NULL, '{}', E'\\x', '2026-01-07 04:39:43.857+00', '2026-11-21 04:30:00+00', E'\\x4a67e42c6bda1f56f228c708c306099c2cd4aff615fc85ab17c362bf7bef4d2d'),
  ('77', '019b9be6-f910-7228-b03c-3fd1f9afe000', E'\\x733c55f6a7aae3c7130736c2d487b3c675a3f1f060081e241084277188d99174', NULL, '{}', E'\\x', '2026-01-08 04:39:24.176+00', '2026-11-21 04:30:00+00', E'\\xa1c564088d203ae691c3b0990c7a6e9105e149713af6f39a07d102942c2aeed3'),
  ('78', '019bea69-43a4-760c-a667-13f3eb1fcd19', E'\\xb62c06d68cb5406bcf73bf46f7f3e97ec3ec986251f4eae172935b68244b4858', NULL, '{}', E'\\x', '2026-01-23 10:32:05.796+00', '2026-11-21 04:30:00+00', E'\\x2cf11fef9e8e6fd7b3c69df3143eea485629c441b598939d9f63fcb455272a0e'),
  ('79', '019c1cef-33c4-776c-8e5e-7fddf2c54b7a', E'\\x4378109577cfdc0e10f8eada7bb8ecfd31c6b78cc05937760850b9a586e8df36', NULL, '{}', E'\\x', '2026-02-02 05:59:24.356+00', '2026-11-21 04:30:00+00', E'\\x4c34a5d7cb984c3bd882971cbb7665ae87f5f180e8c49875b564abbcaa11a6d8'),
  ('8', '0195eaed-5b52-7632-8af8-f33932d938bb', E'\\x9820ec9b218cd16c3f5b2386f830653a546b31946b78bb019fc214a5d2b002ea', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x5ae5e0fba6ca0af6390f8414662623e6ef25e710d3ff905906726643c0f21895'),
  ('80', '019c31b6-9ffd-753a-8ad1-d29bd241d527', E'\\x29b2878a57ccf6aee7e9e04bb879a5a3778a8865e839499453c72ea944b933ac', NULL, '{}', E'\\x', '2026-02-06 06:49:38.045+00', '2026-11-21 04:30:00+00', E'\\x0b85936a2dfff0b907cc7c4240bd6aa67741e9c04d7fa0894677359428804bfe'),
  ('81', '019c369f-a274-77cf-8806-53c296d36360', E'\\x900bee3633c2c92866cff3b45e0a1ad7796da7af2cfb56cdc1bf630e719422eb', NULL, '{}', E'\\x', '2026-02-07 05:42:37.428+00', '2026-11-21 04:30:00+00', E'\\xd28442b4204c092d489883d678e0d706b99f8d3e98e2a96a0d6a44d988fcae00'),
  ('82', '019c411e-2084-735a-88de-fff277f8e5ed', E'\\x598e5e77ca634cb4309647c6b3fc79bec5995bd6b05f9f9ae9c85dc2a7c80344', NULL, '{}', E'\\x', '2026-02-09 06:36:59.396+00', '2026-11-21 04:30:00+00', E'\\xf8c27dc168e386974b4ebcdee587cc9120f4664c3b859bb4a92e62f79ba3b680'),
  ('83', '019c423e-23a9-705a-8cea-570d8f34e574', E'\\x838d4093dae4a4444ed413a1c3283d64387288951b34b4c775e1685a9be65311', NULL, '{}', E'\\x', '2026-02-09 11:51:34.569+00', '2026-11-21 04:30:00+00', E'\\x954e6ea12cd87639d90e2ebe80e4dd1179a53e9d2e6fcda27a98a016cee0e4d9'),
  ('84', '019c7004-9136-7688-ba98-95780a9ce609', E'\\xa6584df8307d6dcc2674eb3a90b0827f8362d44b6f7a59b7cc14376c614fd59e', NULL, '{}', E'\\x', '2026-02-18 09:11:13.462+00', '2026-11-21 04:30:00+00', E'\\x18d9a15a9f797fc419672092fd67046851c807ffc73b5654f9475c6e5d3602f3'),
  ('85', '019cfa32-3a20-76d2-ac9f-18b0dc76ffe5', E'\\xc861b72c8252715282875959aab0e2852d6c23f917cad5fde474bc8a9f0a3db2', NULL, '{}', E'\\x', '2026-03-17 05:08:41.632+00', '2026-11-21 04:30:00+00', E'\\x7f4270d608d7ba85fd19051023b459d968566ebaab0b944e2154e99e012d167e'),
  ('86', '019d47ad-09b4-77a8-b801-9989e09cdefa', E'\\xaa47956491d3376ce0016004c57525f4c1d663387a52e54457e6c44ffa536596', NULL, '{}', E'\\x', '2026-04-01 06:13:35.796+00', '2026-11-21 04:30:00+00', E'\\xb96c50a5f8242d0d67709559e4e847a74aa78c4bfa564013164e15d0b58dcfad'),
  ('87', '019d805b-85ba-70e4-827c-37a089321837', E'\\x7af891db8e2c7bc8d0298bb765581473f409a18a12971b95a5c83b2c1c14a726', NULL, '{}', E'\\x', '2026-04-12 06:22:54.906+00', '2026-11-21 04:30:00+00', E'\\x1e59d3d083cc17a3327a1e4c59edf311550c059cb00638a82e4b3583b350fb0c'),
  ('88', '019daf1c-ae23-7534-9148-5a073afd60d0', E'\\xf599cb6615a4089fb4a0502c53101cb6f871d276677b016be469e364532e7987', NULL, '{}', E'\\x', '2026-04-21 08:16:25.635+00', '2026-11-21 04:30:00+00', E'\\x39fd791f03fe48fd59e2d24ea391600c62cee27a6f24f13aee9984a831b56ed3'),
  ('89', '019e0afc-7890-7341-b3c2-5a573d79e50e', E'\\x2317657a0c53794a56fe7cc86fce5c788bc4adee06faa9baf2f799551b49adeb', NULL, '{}', E'\\x', '2026-05-09 04:26:18.64+00', '2026-11-21 04:30:00+00', E'\\x1794d11705d75c84f24ff4a884eeaa1ec561a53b4e248953b06f9ef86c96ba9a'),
  ('9', '0195eaed-5b52-7642-8efd-fe0eb2ab7f6f', E'\\x637ac6439968bfaae2c82b68fee631bde691805329b898f8700b2973bb3d01f0', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x45c1c12597bc81e4e000e54e12a5ea38450d33ed0aa93afca34c54e6eaf633f0'),
  ('90', '019e91fd-57b9-74b0-b7a0-c07ceba8d385', E'\\x55daf744704a350c639a95e304f8a58f1f09c9dcb6dc84d86e36676c8dcb30b7', NULL, '{}', E'\\x', '2026-06-04 09:35:59.929+00', '2026-11-21 04:30:00+00', E'\\xcca9aef933dc67408a3d61f7ca4e890d9ad309ddab0a2b5e66a5d7c3d72893e5'),
  ('91', '019f1d81-7446-7717-942c-e205561c98f3', E'\\xa7ec98ae1bff4e28f0c92fbcd80c195dc9f4879d3014f00d11b7c2102d7a45e6', NULL, '{}', E'\\x', '2026-07-01 11:47:31.014+00', '2026-11-21 04:30:00+00', E'\\x3960e7115c28fed78fae1aa20b84ccd98ae65a1ca7ffc9b0ef27372b351a4e6a'),
  ('92', '019f4660-91bf-76c6-a72f-40360c6e97cc', E'\\xf7cd6a7dd61a7d4467aec905cd619363072f1eed0f59a053032726ec7e930254', NULL, '{}', E'\\x', '2026-07-09 10:16:01.727+00', '2026-11-21 04:30:00+00', E'\\x4494f4711389d9dea81cdb95ee5e759a1ccbdd3e09d639570bef7ee8e3a44f03'),
  ('93', '019fa230-ae6c-71fe-b6dc-e8405aab1473', E'\\x7d81f241874bef43621ca04669bbb4111f02793692c102a5fdcf9231e431eeb9', NULL, '{}', E'\\x', '2026-07-27 06:08:47.212+00', '2026-11-21 04:30:00+00', E'\\xa1a82c832f0af36a6e6b8ea223ed2c4856cdafcb5a1630bea8a506876bb0f438'),
  ('94', '01a02eaf-9c16-70be-b581-9519fae333a7', E'\\x20bca80b3ba1a44489f12b429218bba98d0276449dadc98080451d7544ffe1f7', NULL, '{}', E'\\x', '2026-08-23 12:54:15.83+00', '2026-11-21 04:30:00+00', E'\\xfa601c3e9f24f616125d4c0931e7240f854827354e16283589c40950c6d9d8b3'),
  ('95', '01a0b40e-f07d-751d-9601-1710b2a485d3', E'\\xef81093ee833b1730b764fb6ed9de1242623ddb2577d32932a7c0ce64410e0fa', NULL, '{}', E'\\x', '2026-09-18 10:27:53.085+00', '2026-11-21 04:30:00+00', E'\\xec42e0e24cc78473ac51720881cd12147e6515657580dd206cd87f2551260d2d'),
  ('96', '01a0d6d4-797a-76aa-b8fa-f6a20c9fd4f4', E'\\x59a9603758f3843bd7a6304171140d073eaad3e1bd5db980766f923b95a78443', NULL, '{}', E'\\x', '2026-09-25 04:30:44.09+00', '2026-11-21 04:30:00+00', E'\\x61bda3c65102d447807fd4e5e295ba57a0b265c93e2c8dbb428f2aa328c67599'),
  ('97', '01a11b91-9b52-7778-82d2-0b1861f2eb9f', E'\\xf20a9ec6cfa14e7304a206b82235dff0a39ab972f38099e88570202e57566bfc', NULL, '{}', E'\\x', '2026-10-08 12:51:29.746+00', '2026-11-21 04:30:00+00', E'\\x610791583e4f436a5980a4f91acb7740850599ba3f1e255acd34c9a5f1516bf6'),
  ('98', '01a13e7e-69d3-7100-b800-0a3bcf953c24', E'\\xed77362bcc829d189e199df8d44e5a156d51c2c935e353bafcb7d0c89d621958', NULL, '{}', E'\\x', '2026-10-15 07:37:14.451+00', '2026-11-21 04:30:00+00', E'\\x5944ae8ff889b831764429080a0e5822b859847d3cd79347051c652e541c771e'),
  ('99', '01a19b44-4019-7715-a7bf-e71191e6e515', E'\\x88d38c239be78ffce09f46134b89f2c4e7e23bbb7d3f0e86031e047aa29a5d1e', NULL, '{}', E'\\x', '2026-11-02 07:58:23.769+00', '2026-11-21 04:30:00+00', E'\\x080de6d60f49ce3e6914092ef3e6de0a83909cb1439d00e0fa9f23384b2b22b9');
insert into audit_personal ("entry_id", "subject_id", "field", "before", "after", "salt") overriding system value values
  ('01a22029-3061-771f-888a-5aa10457cff7', '01a1b03c-74c1-71c3-8696-2283ca65e58d', 'reason', NULL, '"Scholarship"', '52bafc50-1399-4eb4-9fdd-0b9a90a19851'),
  ('01a22029-309e-74ea-b23c-84711472679e', '01a1b03c-74c1-71c3-8696-2283ca65e58d', 'reason', NULL, '"Paid twice"', 'cbb5fa45-f22a-4096-aa66-dd70c4e5a633'),
  ('01a22029-31b7-757c-9c49-1630f28937f2', '01976d38-7d5f-7232-81f4-d85bb6090062', 'degree', '"BCom"', '"BSc"', '8a77a3c2-4d89-49ad-b17c-b89d98154283');
insert into audit_seal ("day", "n", "hash") overriding system value values
  ('2026-11-28', '127', E'\\xb1d888b3d4633b298191a1dc821b4a5629353825b03b939e15a84d1719b22477');
insert into audit_unchained ("at", "entry_id") overriding system value values
  ('2026-11-21 04:30:00+00', '01a22029-31b7-757c-9c49-1630f28937f2');
insert into backup_run ("id", "kind", "started_at", "seen_at", "finished_at", "place", "encrypted", "bytes", "reason") overriding system value values
  ('01a22029-3182-70f9-9c2f-3006df24702d', 'scheduled', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'office:/backup/example.tar.gz', 'false', '4096', NULL);
insert into batch ("id", "code", "code_key", "course_id", "time", "start_on", "end_on", "created_at", "version", "deleted_at", "trainer", "trainer_key", "room", "room_key", "sessions", "seats", "import_id") overriding system value values
  ('01a22029-2ea3-7798-8ee9-756804f5d7c1', 'TALLY-2504', 'tally-2504', '01a22029-2e9e-773c-8b24-258f3674be16', '15:00 to 17:00', '2025-04-01', '2025-07-01', '2025-03-11 05:44:07.174+00', '1', NULL, 'Anita Example', 'anita example', 'Room 1', 'room 1', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL),
  ('01a22029-2ea3-7798-8ee9-78765e1b0b5c', 'PY-2504', 'py-2504', '01a22029-2e9e-773c-8b24-29a5977cdd70', '08:00 to 10:00', '2025-04-27', '2025-08-27', '2025-04-06 10:29:18.706+00', '1', NULL, 'Binod Example', 'binod example', 'Room 2', 'room 2', '[{"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 6}]', '1', NULL),
  ('01a22029-2ea4-727f-925b-270c8fb28a17', 'FSW-2505', 'fsw-2505', '01a22029-2e9f-7003-a83e-ec4e8d8c0592', '12:30 to 14:30', '2025-05-24', '2026-01-24', '2025-05-03 08:05:14.006+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 1', 'lab 1', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a22029-2ea4-727f-925b-2aa52a0cb224', 'DA-2506', 'da-2506', '01a22029-2e9f-7003-a83e-f177b07f2fba', '18:00 to 20:00', '2025-06-19', '2025-12-19', '2025-05-29 10:56:01.407+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 2', 'lab 2', '[{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}]', '1', NULL),
  ('01a22029-2ea4-727f-925b-2f96b6e2b6f7', 'GD-2507', 'gd-2507', '01a22029-2e9f-7003-a83e-f4a5c538f08b', '18:00 to 20:00', '2025-07-16', '2025-12-16', '2025-06-25 12:57:02.901+00', '1', NULL, 'Esther Example', 'esther example', 'Room 1', 'room 1', '[{"end": "20:00", "start": "18:00", "weekday": 2}, {"end": "20:00", "start": "18:00", "weekday": 4}, {"end": "20:00", "start": "18:00", "weekday": 6}]', '1', NULL),
  ('01a22029-2ea4-727f-925b-309863b4eb24', 'DM-2508', 'dm-2508', '01a22029-2e9f-7003-a83e-f8fd47e029f4', '10:00 to 12:00', '2025-08-11', '2025-11-11', '2025-07-21 06:09:14.399+00', '1', NULL, 'Anita Example', 'anita example', 'Room 2', 'room 2', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a22029-2ea5-72bb-a0f2-8ef9e0bafbbd', 'HT-2509', 'ht-2509', '01a22029-2e9f-7003-a83e-fc926d2e9038', '15:00 to 17:00', '2025-09-07', '2025-11-07', '2025-08-17 10:48:46.841+00', '1', NULL, 'Binod Example', 'binod example', 'Lab 1', 'lab 1', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL),
  ('01a22029-2ea5-72bb-a0f2-91930d078fb3', 'FR-2510', 'fr-2510', '01a22029-2e9f-7003-a83f-01c7c39d186c', '15:00 to 17:00', '2025-10-03', '2026-02-03', '2025-09-12 05:22:45.978+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 2', 'lab 2', '[{"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 6}]', '1', NULL),
  ('01a22029-2ea5-72bb-a0f2-979b16f0ad56', 'TALLY-2510', 'tally-2510', '01a22029-2e9e-773c-8b24-258f3674be16', '12:30 to 14:30', '2025-10-30', '2026-01-30', '2025-10-09 06:54:35.944+00', '1', NULL, 'Dev Example', 'dev example', 'Room 1', 'room 1', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a22029-2ea5-72bb-a0f2-9a0ea956ad19', 'PY-2511', 'py-2511', '01a22029-2e9e-773c-8b24-29a5977cdd70', '18:00 to 20:00', '2025-11-25', '2026-03-25', '2025-11-04 07:43:07.581+00', '1', NULL, 'Esther Example', 'esther example', 'Room 2', 'room 2', '[{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}]', '1', NULL),
  ('01a22029-2ea5-72bb-a0f2-9cae8fa84deb', 'FSW-2512', 'fsw-2512', '01a22029-2e9f-7003-a83e-ec4e8d8c0592', '12:30 to 14:30', '2025-12-22', '2026-08-22', '2025-12-01 06:14:34.49+00', '1', NULL, 'Anita Example', 'anita example', 'Lab 1', 'lab 1', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a22029-2ea5-72bb-a0f2-a3ca2a7e04df', 'DA-2601', 'da-2601', '01a22029-2e9f-7003-a83e-f177b07f2fba', '12:30 to 14:30', '2026-01-17', '2026-07-17', '2025-12-27 05:22:07.66+00', '1', NULL, 'Binod Example', 'binod example', 'Lab 2', 'lab 2', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a22029-2ea6-74eb-89e9-8c07ab242fb1', 'GD-2602', 'gd-2602', '01a22029-2e9f-7003-a83e-f4a5c538f08b', '08:00 to 10:00', '2026-02-13', '2026-07-13', '2026-01-23 10:32:05.796+00', '1', NULL, 'Chitra Example', 'chitra example', 'Room 1', 'room 1', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a22029-2ea6-74eb-89e9-908754592ab8', 'DM-2603', 'dm-2603', '01a22029-2e9f-7003-a83e-f8fd47e029f4', '12:30 to 14:30', '2026-03-11', '2026-06-11', '2026-02-18 09:11:13.462+00', '1', NULL, 'Dev Example', 'dev example', 'Room 2', 'room 2', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a22029-2ea6-74eb-89e9-9535c9d90304', 'HT-2604', 'ht-2604', '01a22029-2e9f-7003-a83e-fc926d2e9038', '10:00 to 12:00', '2026-04-07', '2026-06-07', '2026-03-17 05:08:41.632+00', '1', NULL, 'Esther Example', 'esther example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a22029-2ea6-74eb-89e9-9b10afe06d52', 'FR-2605', 'fr-2605', '01a22029-2e9f-7003-a83f-01c7c39d186c', '08:00 to 10:00', '2026-05-03', '2026-09-03', '2026-04-12 06:22:54.906+00', '1', NULL, 'Anita Example', 'anita example', 'Lab 2', 'lab 2', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a22029-2ea6-74eb-89e9-9fcc643981f5', 'TALLY-2605', 'tally-2605', '01a22029-2e9e-773c-8b24-258f3674be16', '12:30 to 14:30', '2026-05-30', '2026-08-30', '2026-05-09 04:26:18.64+00', '1', NULL, 'Binod Example', 'binod example', 'Room 1', 'room 1', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a22029-2ea7-76e3-a1fe-42b4ca107628', 'PY-2606', 'py-2606', '01a22029-2e9e-773c-8b24-29a5977cdd70', '08:00 to 10:00', '2026-06-25', '2026-10-25', '2026-06-04 09:35:59.929+00', '1', NULL, 'Chitra Example', 'chitra example', 'Room 2', 'room 2', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a22029-2ea7-76e3-a1fe-4523b7ea369a', 'FSW-2607', 'fsw-2607', '01a22029-2e9f-7003-a83e-ec4e8d8c0592', '10:00 to 12:00', '2026-07-22', NULL, '2026-07-01 11:47:31.014+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a22029-2ea7-76e3-a1fe-4a609019fa33', 'DA-2608', 'da-2608', '01a22029-2e9f-7003-a83e-f177b07f2fba', '10:00 to 12:00', '2026-08-17', '2027-02-17', '2026-07-27 06:08:47.212+00', '1', NULL, 'Esther Example', 'esther example', 'Lab 2', 'lab 2', '[{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}]', '1', NULL),
  ('01a22029-2ea7-76e3-a1fe-4f51b0832777', 'GD-2609', 'gd-2609', '01a22029-2e9f-7003-a83e-f4a5c538f08b', '08:00 to 10:00', '2026-09-13', '2027-02-13', '2026-08-23 12:54:15.83+00', '1', NULL, 'Anita Example', 'anita example', 'Room 1', 'room 1', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a22029-2ea7-76e3-a1fe-53c564b7f490', 'DM-2610', 'dm-2610', '01a22029-2e9f-7003-a83e-f8fd47e029f4', '12:30 to 14:30', '2026-10-09', NULL, '2026-09-18 10:27:53.085+00', '1', NULL, 'Binod Example', 'binod example', 'Room 2', 'room 2', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a22029-2ea7-76e3-a1fe-5587f0a3003a', 'HT-2611', 'ht-2611', '01a22029-2e9f-7003-a83e-fc926d2e9038', '10:00 to 12:00', '2026-11-05', '2027-01-05', '2026-10-15 07:37:14.451+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}]', '1', NULL),
  ('01a22029-2ea7-76e3-a1fe-5877cecac82e', 'FR-2612', 'fr-2612', '01a22029-2e9f-7003-a83f-01c7c39d186c', '15:00 to 17:00', '2026-12-01', NULL, '2026-11-10 06:43:16.88+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 2', 'lab 2', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL);
insert into batch_waiting ("id", "batch_id", "enquiry_id", "student_id", "at", "removed_at") overriding system value values
  ('01a22029-3183-71e4-a1af-cd0cd1b93aee', '01a22029-2ea3-7798-8ee9-756804f5d7c1', NULL, '01976d38-7d5f-7232-81f4-d85bb6090062', '2026-11-21 04:30:00+00', NULL);
insert into bulk_change ("id", "change", "students", "changed_at", "changed_by", "undone_at") overriding system value values
  ('01a22029-3198-7724-890c-a081d8fdf2e5', '{"isCompleted": "yes"}', '1', '2026-11-21 04:30:00+00', '01a22029-2e5a-729c-8bb0-598328588445', NULL);
insert into bulk_change_student ("bulk_change_id", "student_id", "before", "versions") overriding system value values
  ('01a22029-3198-7724-890c-a081d8fdf2e5', '01976d38-7d5f-7232-81f4-d85bb6090062', '{}', '1.1.0');
insert into calendar_feed ("account_id", "code", "batch_id", "trainer", "created_at") overriding system value values
  ('01a22029-2e5a-729c-8bb0-598328588445', '19a77fce-0188-447c-a0ca-7ebd4442eaff', NULL, 'Example', '2026-11-21 04:30:00+00');
insert into cash_entry ("id", "kind", "amount", "day", "reference", "recorded_at", "recorded_by", "voided_at", "voided_by") overriding system value values
  ('01a22029-3198-7724-890c-ab9fefb44388', 'opening', '1000.00', '2026-11-20', NULL, '2026-11-21 04:30:00+00', '01a22029-2e5a-729c-8bb0-598328588445', NULL, NULL);
insert into certificate ("id", "issue_id", "kind", "financial_year", "n", "student_id", "enrolment_id", "student_name", "course", "batch", "title", "body", "signatory", "issued_on", "issued_at", "issued_by", "revoked_at", "revoked_by", "revoke_reason", "verification_id") overriding system value values
  ('01a22029-3199-71cc-b0df-ff11d713dbcf', '01a22029-3199-71cc-b0e0-0061a2de6e75', 'completion', '2026-27', '1', '01976d38-7d5f-7232-81f4-d85bb6090062', '01976d38-7d5f-72c0-afa9-a0dac36cee83', 'Example', 'Example', 'Example', 'Example', 'Example', 'Example', '2026-11-20', '2026-11-21 04:30:00+00', '01a22029-2e5a-729c-8bb0-598328588445', NULL, NULL, NULL, '902f123d-e7aa-4041-aa54-9fd0056c53c8');
insert into certificate_series ("kind", "financial_year", "last") overriding system value values
  ('completion', '2026-27', '1');
insert into certificate_signature ("one", "content", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into certificate_template ("kind", "title", "body", "signatory", "version") overriding system value values
  ('completion', 'Example', '{name}', 'Example', '1');
insert into consent ("student_id", "given_by", "guardian_name", "notice_version", "at", "recorded_by") overriding system value values
  ('01976d38-7d5f-7232-81f4-d85bb6090062', 'student', NULL, '2', '2026-11-21 04:30:00+00', NULL);
insert into course ("id", "name", "name_key", "fee", "duration", "added_by", "created_at", "version", "deleted_at", "instalments", "import_id") overriding system value values
  ('01a22029-2e9e-773c-8b24-258f3674be16', 'Tally with GST', 'tally with gst', '12000.00', '3 months', '01a22029-2e5a-729c-8bb0-542a433b1a28', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a22029-2e9e-773c-8b24-29a5977cdd70', 'Python Programming', 'python programming', '18000.00', '4 months', '01a22029-2e5a-729c-8bb0-542a433b1a28', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a22029-2e9f-7003-a83e-ec4e8d8c0592', 'Full Stack Web Development', 'full stack web development', '45000.00', '8 months', '01a22029-2e5a-729c-8bb0-542a433b1a28', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a22029-2e9f-7003-a83e-f177b07f2fba', 'Data Analytics', 'data analytics', '35000.00', '6 months', '01a22029-2e5a-729c-8bb0-542a433b1a28', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a22029-2e9f-7003-a83e-f4a5c538f08b', 'Graphic Design', 'graphic design', '22000.00', '5 months', '01a22029-2e5a-729c-8bb0-542a433b1a28', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a22029-2e9f-7003-a83e-f8fd47e029f4', 'Digital Marketing', 'digital marketing', '15000.00', '3 months', '01a22029-2e5a-729c-8bb0-542a433b1a28', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a22029-2e9f-7003-a83e-fc926d2e9038', 'Hindi Typing', 'hindi typing', '4500.00', '2 months', '01a22029-2e5a-729c-8bb0-542a433b1a28', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a22029-2e9f-7003-a83f-01c7c39d186c', 'Français des affaires', 'francais des affaires', '16500.00', '4 months', '01a22029-2e5a-729c-8bb0-542a433b1a28', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL);
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
  ('01a22029-3198-7724-890c-a53e901bb303', '2026-11-20', NULL, '0.00', '0.00', '{}', NULL, '2026-11-21 04:30:00+00', '01a22029-2e5a-729c-8bb0-598328588445', '{}', NULL);
insert into declared_payment ("student_id", "fee", "paid", "pay_mode") overriding system value values
  ('01a1be83-9230-70ce-a92f-5a235e8cd87a', '16500.00', '8250.00', 'Online');
insert into deletion ("id", "record", "deleted_at", "deleted_by", "status_before", "enquiry", "erase_after", "erased_at") overriding system value values
  ('01a22029-317e-775a-b982-33ef87138b42', 'enquiry', '2026-11-21 04:30:00+00', NULL, NULL, '{"id": "01a22029-317e-775a-b982-33ef87138b42", "name": "Example"}', '2026-11-21 04:30:00+00', NULL);
insert into discount_limit ("one", "percent", "version") overriding system value values
  ('true', '10.00', '2');
insert into draft ("account_id", "key", "field_values", "saved_at") overriding system value values
  ('01a22029-2e5a-729c-8bb0-598328588445', 'course-add', '{"course":"Example"}', '2026-11-21 04:30:00+00');
insert into enquiry ("id", "name", "name_key", "mail_id", "contact", "alt_contact", "qualification", "address", "course_id", "enquiry_mode", "mode", "ref", "remark", "day", "status", "is_placed", "student_id", "created_at", "version", "next_call_on", "import_id") overriding system value values
  ('01962e07-dbf7-757c-ae33-3803bf442c33', 'Ishwari Voorbeeld', 'ishwari voorbeeld', 'ishwari.3@example.net', '5570000003', '5580000003', 'BSc', '37 Namuna Marg, Example Nagar', '01a22029-2e9f-7003-a83e-ec4e8d8c0592', 'online', 'online', NULL, NULL, '2025-04-13', 'Pending', 'false', NULL, '2025-04-13 07:23:09.175+00', '2', NULL, NULL),
  ('01973f71-631b-77cf-b7f9-1f3e5b5f522b', 'विवेक दृष्टांत', 'विवेक दृष्टांत', 'student.1@example.com', '5550000001', NULL, 'BCom', '159 Namuna Marg, Demo Colony', '01a22029-2e9f-7003-a83e-f177b07f2fba', 'offline', 'offline', 'एक मित्र', 'Will come for a trial class', '2025-06-05', 'Closed', 'false', '01976d38-7d5f-7232-81f4-d85bb6090062', '2025-06-05 09:34:45.019+00', '2', NULL, NULL),
  ('019a24d1-6480-71e9-b998-cf47ad4ed0fc', 'Asha Beispiel', 'asha beispiel', 'asha.2@example.net', '5570000002', '5580000002', 'BSc', '77 Example Road, Namunapur', '01a22029-2e9f-7003-a83e-ec4e8d8c0592', 'offline', 'offline', 'Poster at the college', 'Will come for a trial class', '2025-10-27', 'Pending', 'false', NULL, '2025-10-27 08:38:13.888+00', '2', NULL, NULL);
insert into enquiry_note ("id", "enquiry_id", "at", "written_by", "note", "next_call_on") overriding system value values
  ('01a22029-3183-71e4-a1af-c82765de4a9d', '01962e07-dbf7-757c-ae33-3803bf442c33', '2026-11-21 04:30:00+00', NULL, 'Example', NULL);
insert into enrolment ("id", "student_id", "n", "course_id", "batch_id", "mode", "duration", "fee", "joining_on", "end_on", "is_completed", "ended_at", "end_reason", "created_at", "version", "is_main", "list_fee", "limit_exempt", "fee_kind", "fee_reason", "fee_on", "fee_by", "batch_since") overriding system value values
  ('01976d38-7d5f-72c0-afa9-a0dac36cee83', '01976d38-7d5f-7232-81f4-d85bb6090062', '1', '01a22029-2e9f-7003-a83e-f177b07f2fba', '01a22029-2ea3-7798-8ee9-756804f5d7c1', 'offline', '6 months', '31500.00', '2025-06-14', '2025-12-19', 'true', NULL, NULL, '2025-06-14 06:55:08.127+00', '1', 'true', '31500.00', 'false', NULL, NULL, NULL, NULL, '2026-11-20'),
  ('0198305a-7b46-761f-9369-c8560e9e95cc', '0198305a-7b46-7526-98f4-c88205e594eb', '1', '01a22029-2e9f-7003-a83e-f4a5c538f08b', '01a22029-2ea4-727f-925b-2f96b6e2b6f7', 'offline', '5 months', '22000.00', '2025-07-22', '2025-12-16', 'true', NULL, NULL, '2025-07-22 04:18:12.934+00', '1', 'true', '22000.00', 'false', NULL, NULL, NULL, NULL, NULL),
  ('0199483e-e8b1-70c8-aced-7cdba76d8292', '0199483e-e8b1-7513-b794-83d29cfa6227', '1', '01a22029-2e9f-7003-a83e-f8fd47e029f4', '01a22029-2ea4-727f-925b-309863b4eb24', 'online', '3 months', '15000.00', '2025-09-14', '2025-11-11', 'true', NULL, NULL, '2025-09-14 12:41:46.417+00', '1', 'true', '15000.00', 'false', NULL, NULL, NULL, NULL, NULL),
  ('019acdcb-3f5e-71d1-9c52-1d093d14f3ce', '019acdcb-3f5e-7670-ab7d-abc62c74c8e5', '1', '01a22029-2e9e-773c-8b24-29a5977cdd70', '01a22029-2ea5-72bb-a0f2-9a0ea956ad19', 'offline', '4 months', '18000.00', '2025-11-29', '2026-03-25', 'true', NULL, NULL, '2025-11-29 04:07:20.67+00', '1', 'true', '18000.00', 'false', NULL, NULL, NULL, NULL, NULL),
  ('01a11b91-9b52-762d-b3b9-cb1fa3069b04', '01a11b91-9b52-77c1-8388-26a80b202a06', '1', '01a22029-2e9f-7003-a83e-f8fd47e029f4', '01a22029-2ea7-76e3-a1fe-53c564b7f490', 'offline', '3 months', '13500.00', '2026-10-08', NULL, 'false', NULL, NULL, '2026-10-08 12:51:29.746+00', '1', 'true', '13500.00', 'false', NULL, NULL, NULL, NULL, NULL),
  ('01a1b03c-74c1-77c7-8d4a-4ccc6616efe6', '01a1b03c-74c1-71c3-8696-2283ca65e58d', '1', '01a22029-2e9f-7003-a83e-fc926d2e9038', '01a22029-2ea7-76e3-a1fe-5587f0a3003a', 'online', '2 months', '4050.00', '2026-11-06', NULL, 'false', NULL, NULL, '2026-11-06 09:41:54.497+00', '1', 'true', '4050.00', 'false', NULL, NULL, NULL, NULL, NULL),
  ('01a1be83-9230-7747-a469-c18f3c4aae2b', '01a1be83-9230-70ce-a92f-5a235e8cd87a', '1', '01a22029-2e9f-7003-a83f-01c7c39d186c', '01a22029-2ea7-76e3-a1fe-5877cecac82e', 'offline', '4 months', '0.00', '2026-12-01', NULL, 'false', NULL, NULL, '2026-11-09 04:14:16.112+00', '1', 'true', '0.00', 'false', NULL, NULL, NULL, NULL, NULL),
  ('01a1fb86-a83e-7431-9b97-7106a68a756e', '01a1fb86-a83e-71ff-8738-a99cd620c025', '1', '01a22029-2e9f-7003-a83e-fc926d2e9038', '01a22029-2ea7-76e3-a1fe-5587f0a3003a', 'offline', '2 months', '4050.00', '2026-11-21', NULL, 'false', NULL, NULL, '2026-11-21 00:34:28.542+00', '1', 'true', '4050.00', 'false', NULL, NULL, NULL, NULL, NULL);
insert into expense ("id", "category_id", "remark", "amount", "day", "created_at", "updated_at", "version", "financial_year", "n", "pay_mode", "payee", "voided_at", "voided_by", "import_id", "old_voucher", "exact_mode", "count_id", "counted_version", "counted_cash") overriding system value values
  ('01972f8c-001d-72ce-bef9-fd09a1e13cc0', '01a22029-2f9b-716c-b659-3e5e68434ea4', 'Sample Telecom, line of the month', '172.00', '2025-06-02', '2025-06-02 07:29:53.693+00', '2025-06-02 07:29:53.693+00', '1', '2025-26', '1', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019730ae-176e-72c0-8d56-30818f97f146', '01a22029-2f9b-716c-b659-3a2b652e6877', 'Example Power Company, bill of the month', '516.00', '2025-06-02', '2025-06-02 12:46:45.102+00', '2025-06-02 12:46:45.102+00', '1', '2025-26', '2', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01973f27-1abc-711a-82f7-fa97ae440505', '01a22029-2f9b-716c-b659-3067bf6caa61', 'Teachers and office of the example institute', '3876.00', '2025-06-05', '2025-06-05 08:13:36.828+00', '2025-06-05 08:13:36.828+00', '1', '2025-26', '3', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019744be-dbb1-75d7-a631-2c66f13cedf2', '01a22029-2f9b-716c-b659-36a65f3713af', 'Example House, all classrooms', '2153.00', '2025-06-06', '2025-06-06 10:17:28.241+00', '2025-06-06 10:17:28.241+00', '1', '2025-26', '4', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0197cf00-2cf0-76f5-813f-ea55c01a1090', '01a22029-2f9b-716c-b659-3a2b652e6877', 'Example Power Company, bill of the month', '1058.00', '2025-07-03', '2025-07-03 06:36:24.688+00', '2025-07-03 06:36:24.688+00', '1', '2025-26', '5', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0197d3b1-cdf4-7478-979b-2ac9fc6a6364', '01a22029-2f9b-716c-b659-3e5e68434ea4', 'Sample Telecom, line of the month', '352.00', '2025-07-04', '2025-07-04 04:28:54.644+00', '2025-07-04 04:28:54.644+00', '1', '2025-26', '6', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0197d44b-78c3-76af-b215-82c5692622d3', '01a22029-2f9b-716c-b659-3067bf6caa61', 'Teachers and office of the example institute', '7938.00', '2025-07-04', '2025-07-04 07:16:45.379+00', '2025-07-04 07:16:45.379+00', '1', '2025-26', '7', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0197e9a1-67f5-7280-a7d4-cb78c04423cf', '01a22029-2f9b-716c-b659-36a65f3713af', 'Example House, all classrooms', '4410.00', '2025-07-08', '2025-07-08 10:42:38.709+00', '2025-07-08 10:42:38.709+00', '1', '2025-26', '8', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01986905-43a3-73c6-ad00-097fc8a35ac1', '01a22029-2f9b-716c-b659-36a65f3713af', 'Example House, all classrooms', '4341.00', '2025-08-02', '2025-08-02 04:23:29.443+00', '2025-08-02 04:23:29.443+00', '1', '2025-26', '9', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019873c7-c03e-76de-b2a9-8074e5cc4fda', '01a22029-2f9b-716c-b659-3067bf6caa61', 'Teachers and office of the example institute', '7814.00', '2025-08-04', '2025-08-04 06:32:07.486+00', '2025-08-04 06:32:07.486+00', '1', '2025-26', '10', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0198742d-391a-7333-a38b-55f4ef2f9c64', '01a22029-2f9b-716c-b659-3e5e68434ea4', 'Sample Telecom, line of the month', '347.00', '2025-08-04', '2025-08-04 08:22:57.562+00', '2025-08-04 08:22:57.562+00', '1', '2025-26', '11', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01987a45-a517-735a-92c7-e416493627a3', '01a22029-2f9b-716c-b659-3a2b652e6877', 'Example Power Company, bill of the month', '1041.00', '2025-08-05', '2025-08-05 12:47:21.367+00', '2025-08-05 12:47:21.367+00', '1', '2025-26', '12', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019904aa-7eb6-7528-bc15-cd661f626608', '01a22029-2f9b-716c-b659-3067bf6caa61', 'Teachers and office of the example institute', '6144.00', '2025-09-01', '2025-09-01 09:45:06.486+00', '2025-09-01 09:45:06.486+00', '1', '2025-26', '13', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01990a07-c598-7107-8fdf-1370a52ccc70', '01a22029-2f9b-716c-b659-36a65f3713af', 'Example House, all classrooms', '3413.00', '2025-09-02', '2025-09-02 10:45:05.56+00', '2025-09-02 10:45:05.56+00', '1', '2025-26', '14', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01990f32-eeb0-70e7-ab98-042736e0328b', '01a22029-2f9b-716c-b659-3a2b652e6877', 'Example Power Company, bill of the month', '819.00', '2025-09-03', '2025-09-03 10:50:20.208+00', '2025-09-03 10:50:20.208+00', '1', '2025-26', '15', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0199291d-4815-742f-9169-62bdbd36b9c6', '01a22029-2f9b-716c-b659-3e5e68434ea4', 'Sample Telecom, line of the month', '273.00', '2025-09-08', '2025-09-08 11:36:48.917+00', '2025-09-08 11:36:48.917+00', '1', '2025-26', '16', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019a3e0d-cbe7-7234-881d-b00a526b907f', '01a22029-2f9b-716c-b659-36a65f3713af', 'Example House, all classrooms', '1250.00', '2025-11-01', '2025-11-01 06:14:42.919+00', '2025-11-01 06:14:42.919+00', '1', '2025-26', '17', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019a499b-18e8-708d-9fa6-86bb32e7ca69', '01a22029-2f9b-716c-b659-3067bf6caa61', 'Teachers and office of the example institute', '2250.00', '2025-11-03', '2025-11-03 12:04:52.584+00', '2025-11-03 12:04:52.584+00', '1', '2025-26', '18', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019a5870-be50-76c6-9976-806b39edaba3', '01a22029-2f9b-716c-b659-3e5e68434ea4', 'Sample Telecom, line of the month', '100.00', '2025-11-06', '2025-11-06 09:12:55.12+00', '2025-11-06 09:12:55.12+00', '1', '2025-26', '19', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019a58cd-919f-72f1-a6e4-331007ba176f', '01a22029-2f9b-716c-b659-3a2b652e6877', 'Example Power Company, bill of the month', '300.00', '2025-11-06', '2025-11-06 10:54:18.527+00', '2025-11-06 10:54:18.527+00', '1', '2025-26', '20', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019b7d9a-7db3-74a9-bab2-b3bfe8f19630', '01a22029-2f9b-716c-b659-36a65f3713af', 'Example House, all classrooms', '1076.00', '2026-01-02', '2026-01-02 07:27:15.379+00', '2026-01-02 07:27:15.379+00', '1', '2025-26', '21', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019b92c8-7213-740b-847c-d138dec1eda1', '01a22029-2f9b-716c-b659-3a2b652e6877', 'Example Power Company, bill of the month', '258.00', '2026-01-06', '2026-01-06 10:09:28.595+00', '2026-01-06 10:09:28.595+00', '1', '2025-26', '22', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019b96c0-e9f1-776c-9f72-a1851d7829ce', '01a22029-2f9b-716c-b659-3067bf6caa61', 'Teachers and office of the example institute', '1938.00', '2026-01-07', '2026-01-07 04:39:43.857+00', '2026-01-07 04:39:43.857+00', '1', '2025-26', '23', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019b9be6-f910-741b-a645-2ae39896faad', '01a22029-2f9b-716c-b659-3e5e68434ea4', 'Sample Telecom, line of the month', '86.00', '2026-01-08', '2026-01-08 04:39:24.176+00', '2026-01-08 04:39:24.176+00', '1', '2025-26', '24', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019c31b6-9ffd-74f0-8b86-b01f1ccd34ff', '01a22029-2f9b-716c-b659-3067bf6caa61', 'Teachers and office of the example institute', '2457.00', '2026-02-06', '2026-02-06 06:49:38.045+00', '2026-02-06 06:49:38.045+00', '1', '2025-26', '25', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019c369f-a274-747d-8529-948f81f0924f', '01a22029-2f9b-716c-b659-36a65f3713af', 'Example House, all classrooms', '1365.00', '2026-02-07', '2026-02-07 05:42:37.428+00', '2026-02-07 05:42:37.428+00', '1', '2025-26', '26', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019c411e-2084-735b-9316-8a02dae2b329', '01a22029-2f9b-716c-b659-3a2b652e6877', 'Example Power Company, bill of the month', '327.00', '2026-02-09', '2026-02-09 06:36:59.396+00', '2026-02-09 06:36:59.396+00', '1', '2025-26', '27', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019c423e-23a9-728f-ab7a-31a7e78c756e', '01a22029-2f9b-716c-b659-3e5e68434ea4', 'Sample Telecom, line of the month', '109.00', '2026-02-09', '2026-02-09 11:51:34.569+00', '2026-02-09 11:51:34.569+00', '1', '2025-26', '28', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01a19b44-4019-77d0-804d-2630d5303db5', '01a22029-2f9b-716c-b659-36a65f3713af', 'Example House, all classrooms', '221.00', '2026-11-02', '2026-11-02 07:58:23.769+00', '2026-11-02 07:58:23.769+00', '1', '2026-27', '1', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01a19c3d-3bc5-77d8-849b-452dd926d711', '01a22029-2f9b-716c-b659-3067bf6caa61', 'Teachers and office of the example institute', '398.00', '2026-11-02', '2026-11-02 12:30:21.125+00', '2026-11-02 12:30:21.125+00', '1', '2026-27', '2', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01a1a4b8-370c-7351-bac7-9f4b5da2041a', '01a22029-2f9b-716c-b659-3a2b652e6877', 'Example Power Company, bill of the month', '53.00', '2026-11-04', '2026-11-04 04:01:38.572+00', '2026-11-04 04:01:38.572+00', '1', '2026-27', '3', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01a1c057-66d2-76c7-99e8-1eeefc8c7a4b', '01a22029-2f9b-716c-b659-3e5e68434ea4', 'Sample Telecom, line of the month', '17.00', '2026-11-09', '2026-11-09 12:45:15.858+00', '2026-11-09 12:45:15.858+00', '1', '2026-27', '4', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00');
insert into expense_category ("id", "ledger", "ledger_key", "created_at", "updated_at", "deleted_at", "budget", "version") overriding system value values
  ('01a22029-2f9b-716c-b659-3067bf6caa61', 'Salaries', 'salaries', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a22029-2f9b-716c-b659-36a65f3713af', 'Rent', 'rent', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a22029-2f9b-716c-b659-3a2b652e6877', 'Electricity', 'electricity', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a22029-2f9b-716c-b659-3e5e68434ea4', 'Internet', 'internet', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a22029-2f9b-716c-b659-406e7e5378b6', 'Stationery', 'stationery', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '5000.00', '1'),
  ('01a22029-2f9b-716c-b659-46ebd8105b43', 'Repairs', 'repairs', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a22029-2f9b-716c-b659-4ba8d04b3cf0', 'Tea and water', 'tea and water', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '3000.00', '1'),
  ('01a22029-2f9b-716c-b659-4e74ad7949a4', 'Advertising', 'advertising', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '20000.00', '1');
insert into expense_voucher_series ("financial_year", "last") overriding system value values
  ('2025-26', '28'),
  ('2026-27', '4');
insert into fee_adjustment ("id", "student_id", "kind", "enrolment_id", "amount", "reason", "day", "created_at", "created_by", "by_hr", "version", "withdrawn_at", "withdrawn_by", "import_id") overriding system value values
  ('01a22029-3050-71b1-b2a1-d8172e454f76', '01a1b03c-74c1-71c3-8696-2283ca65e58d', 'Discount', '01a1b03c-74c1-77c7-8d4a-4ccc6616efe6', '500.00', 'Scholarship', '2026-11-21', '2026-11-21 04:30:00+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'false', '1', NULL, NULL, NULL);
insert into fee_plan ("enrolment_id", "version") overriding system value values
  ('01976d38-7d5f-72c0-afa9-a0dac36cee83', '1');
insert into fee_plan_row ("enrolment_id", "n", "due_on", "amount") overriding system value values
  ('01976d38-7d5f-72c0-afa9-a0dac36cee83', '1', '2026-11-20', '1000.00');
insert into former_batch ("enrolment_id", "batch_id", "since", "until") overriding system value values
  ('01976d38-7d5f-72c0-afa9-a0dac36cee83', '01a22029-2ea4-727f-925b-2aa52a0cb224', NULL, '2026-11-19');
insert into heartbeat ("process_id", "started_at", "seen_at") overriding system value values
  ('01a22029-3182-70f9-9c2f-34e467388e8c', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00');
insert into holiday ("id", "name", "start_on", "end_on", "created_at") overriding system value values
  ('01a22029-3183-71e4-a1af-d0081fe733d0', 'Example', '2026-11-08', '2026-11-09', '2026-11-21 04:30:00+00');
insert into idempotency ("scope", "route", "key", "body_hash", "status", "answer", "forever", "at") overriding system value values
  ('01a22029-2e5a-729c-8bb0-598328588445', 'POST /api/enquiry', 'dump', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '201', '{}', 'false', '2026-11-21 04:30:00+00');
insert into import ("id", "kind", "owner_id", "name", "columns", "mapping", "day_order", "asks_day_order", "state", "created_at", "run_at", "done_rows", "is_cancelled", "failure", "done_at", "undone_at", "undone_by", "students", "receipts", "paid", "records", "discounts", "sheet", "sheets", "fixed") overriding system value values
  ('01a22029-2e5a-729c-8bb0-598328588445', 'students', '01a22029-2e5a-729c-8bb0-598328588445', '', '["Name"]', '{"name": 0}', NULL, 'false', 'open', '2026-11-21 04:30:00+00', NULL, '0', 'false', NULL, NULL, NULL, NULL, '0', '0', '0.00', '0', '0.00', '', '[]', '{}');
insert into import_record ("import_id", "record", "record_id", "state") overriding system value values
  ('01a22029-2e5a-729c-8bb0-598328588445', 'course', '01a22029-2e5a-729c-8bb0-598328588445', '');
insert into import_row ("import_id", "line", "cells", "is_skipped", "errors", "conflicts", "warnings", "person_key", "name_key", "known_key", "email_key", "phone", "course", "batch", "fee", "amount", "category", "day", "present", "student", "payments", "discount", "list_fee", "has_fee_reason", "reg_key") overriding system value values
  ('01a22029-2e5a-729c-8bb0-598328588445', '2', '["Example"]', 'false', '{}', '{}', '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '[]', NULL, NULL, 'false', NULL);
insert into import_setting ("one", "payments_before", "version") overriding system value values
  ('true', NULL, '1');
insert into import_total ("import_id", "shard", "kind", "n", "fee", "paid") overriding system value values
  ('01a22029-2e5a-729c-8bb0-598328588445', '0', 'Active', '0', '0.00', '0.00');
insert into institute ("one", "name", "address", "phone", "time_zone", "self_registration", "version", "receipt_language", "two_factor", "upi_id", "hr_closes_all", "gstin", "receipt_terms", "receipt_paper", "reg_no_pattern", "has_reg_nos", "registration_fields", "enquiry_fields") overriding system value values
  ('true', 'Namuna Training Institute (demo)', '1 Example Road, Example Nagar', '+91 55500 00000', 'Asia/Kolkata', 'true', '2', 'en', 'off', 'namuna@examplebank', 'false', '00AAAAA0000A1ZI', NULL, 'a4', NULL, 'false', NULL, NULL);
insert into institute_logo ("one", "content", "type", "hash", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', 'image/png', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into job_run ("job", "started_at") overriding system value values
  ('cleanup', '2026-11-21 04:30:00+00');
insert into known_browser ("token_hash", "account_id", "used_at") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a22029-2e5a-729c-8bb0-598328588445', '2026-11-21 04:30:00+00');
insert into kysely_migration ("name", "timestamp") overriding system value values
  ('0001_house', '2026-11-28T03:18:17.269Z'),
  ('0002_courses_and_batches', '2026-11-28T03:18:17.285Z'),
  ('0003_students_and_fees', '2026-11-28T03:18:17.334Z'),
  ('0004_attendance_and_enquiries', '2026-11-28T03:18:17.356Z'),
  ('0005_portfolio', '2026-11-28T03:18:17.364Z'),
  ('0006_projects', '2026-11-28T03:18:17.373Z'),
  ('0007_expenses', '2026-11-28T03:18:17.386Z'),
  ('0008_reset_tokens', '2026-11-28T03:18:17.394Z'),
  ('0009_lists_of_the_admin', '2026-11-28T03:18:17.401Z'),
  ('0010_erasure', '2026-11-28T03:18:17.406Z'),
  ('0011_search', '2026-11-28T03:18:17.418Z'),
  ('0012_receipt_amounts', '2026-11-28T03:18:17.421Z'),
  ('0013_drafts', '2026-11-28T03:18:17.429Z'),
  ('0014_request_limits', '2026-11-28T03:18:17.436Z'),
  ('0015_placed_enquiries', '2026-11-28T03:18:17.440Z'),
  ('0017_sign_in', '2026-11-28T03:18:17.457Z'),
  ('0018_two_factor', '2026-11-28T03:18:17.467Z'),
  ('0019_erasure', '2026-11-28T03:18:17.481Z'),
  ('0020_privacy', '2026-11-28T03:18:17.491Z'),
  ('0021_backups', '2026-11-28T03:18:17.499Z'),
  ('0022_audit_chain', '2026-11-28T03:18:17.515Z'),
  ('0023_several_processes', '2026-11-28T03:18:17.527Z'),
  ('0024_enrolments', '2026-11-28T03:18:17.550Z'),
  ('0025_expense_vouchers', '2026-11-28T03:18:17.580Z'),
  ('0026_payment_details', '2026-11-28T03:18:17.590Z'),
  ('0027_receipt_verification', '2026-11-28T03:18:17.601Z'),
  ('0028_daily_closing', '2026-11-28T03:18:17.619Z'),
  ('0029_discounts_and_refunds', '2026-11-28T03:18:17.637Z'),
  ('0030_fee_plans', '2026-11-28T03:18:17.648Z'),
  ('0031_refunds', '2026-11-28T03:18:17.678Z'),
  ('0032_reminders', '2026-11-28T03:18:17.696Z'),
  ('0033_course_instalments', '2026-11-28T03:18:17.702Z'),
  ('0034_name_search', '2026-11-28T03:18:17.709Z'),
  ('0035_receipt_paper', '2026-11-28T03:18:17.717Z'),
  ('0036_student_list_order', '2026-11-28T03:18:17.727Z'),
  ('0037_overdue_sums', '2026-11-28T03:18:17.733Z'),
  ('0038_enquiry_calls', '2026-11-28T03:18:17.744Z'),
  ('0039_photos_and_logo', '2026-11-28T03:18:17.758Z'),
  ('0041_duplicate_lookup', '2026-11-28T03:18:17.766Z'),
  ('0042_name_words', '2026-11-28T03:18:17.774Z'),
  ('0043_daily_sums', '2026-11-28T03:18:17.794Z'),
  ('0044_read_after', '2026-11-28T03:18:17.802Z'),
  ('0045_list_order', '2026-11-28T03:18:17.810Z'),
  ('0046_name_word_removal', '2026-11-28T03:18:17.812Z'),
  ('0047_parent_contact', '2026-11-28T03:18:17.815Z'),
  ('0048_attendance_months', '2026-11-28T03:18:17.827Z'),
  ('0049_absence_notices', '2026-11-28T03:18:17.839Z'),
  ('0050_imports', '2026-11-28T03:18:17.872Z'),
  ('0051_changes', '2026-11-28T03:18:17.878Z'),
  ('0052_batch_sessions', '2026-11-28T03:18:17.888Z'),
  ('0053_holidays', '2026-11-28T03:18:17.897Z'),
  ('0054_waiting_list', '2026-11-28T03:18:17.909Z'),
  ('0055_calendar_feeds', '2026-11-28T03:18:17.922Z'),
  ('0056_bulk_changes', '2026-11-28T03:18:17.937Z'),
  ('0057_certificates', '2026-11-28T03:18:17.969Z'),
  ('0058_import_kinds', '2026-11-28T03:18:17.981Z'),
  ('0059_import_more_kinds', '2026-11-28T03:18:17.997Z'),
  ('0060_complete_imports', '2026-11-28T03:18:18.017Z'),
  ('0061_batch_strength_indexes', '2026-11-28T03:18:18.027Z'),
  ('0062_voids_and_roles_are_final', '2026-11-28T03:18:18.033Z'),
  ('0063_people_in_stored_responses', '2026-11-28T03:18:18.039Z'),
  ('0064_browser_links', '2026-11-28T03:18:18.042Z'),
  ('0065_account_versions', '2026-11-28T03:18:18.045Z'),
  ('0066_replaced_receipts', '2026-11-28T03:18:18.052Z'),
  ('0067_settlements', '2026-11-28T03:18:18.084Z'),
  ('0068_main_course', '2026-11-28T03:18:18.093Z'),
  ('0069_uses_of_settled_courses', '2026-11-28T03:18:18.097Z'),
  ('0070_imports_are_voided', '2026-11-28T03:18:18.109Z'),
  ('0071_import_sheets', '2026-11-28T03:18:18.115Z'),
  ('0072_concessions', '2026-11-28T03:18:18.128Z'),
  ('0073_refunds_of_leavers', '2026-11-28T03:18:18.131Z'),
  ('0074_audit_search', '2026-11-28T03:18:18.136Z'),
  ('0075_audit_seals', '2026-11-28T03:18:18.138Z'),
  ('0076_fold_text', '2026-11-28T03:18:18.164Z'),
  ('0077_registration_numbers', '2026-11-28T03:18:18.174Z'),
  ('0078_reminders_opened', '2026-11-28T03:18:18.176Z'),
  ('0079_required_fields', '2026-11-28T03:18:18.178Z'),
  ('0080_exact_payment_mode', '2026-11-28T03:18:18.185Z'),
  ('0081_counts_since_the_last', '2026-11-28T03:18:18.204Z'),
  ('0082_batch_membership', '2026-11-28T03:18:18.218Z'),
  ('0083_folded_words', '2026-11-28T03:18:18.231Z'),
  ('0084_words_without_ids', '2026-11-28T03:18:18.237Z');
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
  ('0082_batch_membership', 'bbbe574e140fe87095985f4271ab9eb6a4cae30b79b614837ebd9cb7934dd9c7'),
  ('0083_folded_words', 'cdfcd4ca6917689295756354f0d5db3db267cf1e13d54087cd9bc60355b5e5b0'),
  ('0084_words_without_ids', '9cc88afe5915cffe4829bce7266d9f2e879a56e37760341fb4e8622b7714f003');
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
  ('019daf1c-ae23-71e4-b719-fc81c338afb9', '01976d38-7d5f-7232-81f4-d85bb6090062', 'https://example.com/d85bb6090062/portfolio-1', '2026-04-21 08:16:25.635+00', '1'),
  ('019f4660-91bf-72b0-bd37-d7a5510ad9c9', '01976d38-7d5f-7232-81f4-d85bb6090062', 'https://example.com/d85bb6090062/portfolio-2', '2026-07-09 10:16:01.727+00', '1');
insert into privacy_notice ("one", "texts", "version") overriding system value values
  ('true', '{"en": "Example"}', '2');
insert into project ("id", "student_id", "link", "tech_used", "description", "created_at", "version") overriding system value values
  ('01983ab5-5436-77be-b92c-3f17e978ef36', '01976d38-7d5f-7232-81f4-d85bb6090062', 'https://example.com/d85bb6090062/project-3', 'Python, pandas', 'Sales of a sample company, month by month', '2025-07-24 04:33:38.87+00', '1'),
  ('019d47ad-09b4-71b2-944f-85b038e50d85', '01976d38-7d5f-7232-81f4-d85bb6090062', 'https://example.com/d85bb6090062/project-1', 'Python, pandas', 'नमूना पुस्तकालय की सूची', '2026-04-01 06:13:35.796+00', '1'),
  ('01a0d6d4-797a-7427-9fd3-f6cc43f5e4b4', '01976d38-7d5f-7232-81f4-d85bb6090062', 'https://example.com/d85bb6090062/project-2', 'Tally', 'The example institute’s timetable as a page', '2026-09-25 04:30:44.09+00', '1');
insert into receipt ("id", "financial_year", "n", "student_id", "student_name", "contact", "course", "b_code", "pay_mode", "payable", "paid", "due_after", "paid_on", "issued_on", "issued_at", "issued_by", "changed_at", "version", "voided_at", "voided_by", "void_reason", "enrolment_id", "reference", "note", "verification_id", "import_id", "account_version", "replaces", "exact_mode", "count_id", "counted_version", "counted_cash") overriding system value values
  ('01977d82-9bf0-765e-82d5-8c6a0116e7b6', '2025-26', '1', '01976d38-7d5f-7232-81f4-d85bb6090062', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Online', '31500.00', '10500.00', '21000.00', '2025-06-17', '2025-06-17', '2025-06-17 10:50:01.072+00', '01a22029-2f15-7631-9448-9158a93857df', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-72c0-afa9-a0dac36cee83', '632700007919', NULL, 'e7e82303-c4e0-4a32-b063-d922b6ca0f69', NULL, NULL, NULL, 'UPI', NULL, '1', '0.00'),
  ('01980c8c-196a-71d5-9797-f7545a929fad', '2025-26', '2', '01976d38-7d5f-7232-81f4-d85bb6090062', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Cash', '31500.00', '10500.00', '10500.00', '2025-07-15', '2025-07-15', '2025-07-15 05:26:04.906+00', '01a22029-2f15-7631-9448-978f8b925aeb', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-72c0-afa9-a0dac36cee83', NULL, NULL, '56498a8c-0211-4cca-a0d9-06f6092d1a77', NULL, NULL, NULL, NULL, NULL, '1', '10500.00'),
  ('01984f40-d442-7503-b7bb-30dc65fb9840', '2025-26', '3', '0198305a-7b46-7526-98f4-c88205e594eb', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '11000.00', '2025-07-28', '2025-07-28', '2025-07-28 04:18:25.474+00', '01a22029-2e5a-729c-8bb0-598328588445', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-761f-9369-c8560e9e95cc', '632700023757', NULL, '2102bda3-9e20-428b-bd7d-024bff8c501a', NULL, NULL, NULL, 'Bank transfer', NULL, '1', '0.00'),
  ('0198adb9-bb13-756e-bdb2-374bcbba8075', '2025-26', '4', '01976d38-7d5f-7232-81f4-d85bb6090062', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Others', '31500.00', '10500.00', '0.00', '2025-08-15', '2025-08-15', '2025-08-15 12:34:47.187+00', '01a22029-2f15-7631-9448-9158a93857df', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-72c0-afa9-a0dac36cee83', NULL, NULL, '9dccd7d5-8c40-4bc6-900f-53e303d3286f', NULL, NULL, NULL, NULL, NULL, '1', '5200.00'),
  ('0198d1be-32ac-72bf-93ea-63f145950951', '2025-26', '5', '0198305a-7b46-7526-98f4-c88205e594eb', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '0.00', '2025-08-21', '2025-08-22', '2025-08-22 12:25:59.724+00', '01a22029-2f15-7631-9448-978f8b925aeb', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-761f-9369-c8560e9e95cc', '632700039595', NULL, 'fac83138-fafc-421b-a0b3-56ab0db5a167', NULL, NULL, NULL, 'UPI', NULL, '1', '0.00'),
  ('01994735-b681-7708-9323-763d9d31827a', '2025-26', '6', '0199483e-e8b1-7513-b794-83d29cfa6227', 'Yusuf Příklad', '5550000003', 'Digital Marketing', 'DM-2508', 'Cash', '15000.00', '15000.00', '0.00', '2025-09-14', '2025-09-14', '2025-09-14 07:52:06.529+00', '01a22029-2e5a-729c-8bb0-598328588445', NULL, '1', NULL, NULL, NULL, '0199483e-e8b1-70c8-aced-7cdba76d8292', NULL, NULL, 'bec4c844-f8d7-4e98-aea2-735ab091350a', NULL, NULL, NULL, NULL, NULL, '1', '15000.00'),
  ('019acefa-c7b2-742f-83e5-0b730e1a40b3', '2025-26', '7', '019acdcb-3f5e-7670-ab7d-abc62c74c8e5', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '12000.00', '2025-11-29', '2025-11-29', '2025-11-29 09:38:52.978+00', '01a22029-2f15-7631-9448-9158a93857df', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-71d1-9c52-1d093d14f3ce', NULL, NULL, '10bce47d-940f-4a46-ad39-2f6b5678f83b', NULL, NULL, NULL, NULL, NULL, '1', '6000.00'),
  ('019b7ce0-50eb-71fc-8776-c4e9a00bdfe0', '2025-26', '8', '019acdcb-3f5e-7670-ab7d-abc62c74c8e5', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '6000.00', '2026-01-02', '2026-01-02', '2026-01-02 04:03:54.219+00', '01a22029-2f15-7631-9448-978f8b925aeb', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-71d1-9c52-1d093d14f3ce', NULL, NULL, '51c2d447-47f0-4353-bfd1-bf6e87705d32', NULL, NULL, NULL, NULL, NULL, '1', '6000.00'),
  ('019c1cef-33c4-7268-8265-3206792280c1', '2025-26', '9', '019acdcb-3f5e-7670-ab7d-abc62c74c8e5', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '0.00', '2026-02-02', '2026-02-02', '2026-02-02 05:59:24.356+00', '01a22029-2e5a-729c-8bb0-598328588445', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-71d1-9c52-1d093d14f3ce', NULL, NULL, '9cd9c121-95bc-40df-bc33-79f7357ac11d', NULL, NULL, NULL, NULL, NULL, '1', '6000.00'),
  ('01a1cf35-657d-7623-9243-259a073bc10f', '2026-27', '1', '01a1b03c-74c1-71c3-8696-2283ca65e58d', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Online', '4050.00', '1000.00', '3050.00', '2026-11-12', '2026-11-12', '2026-11-12 10:02:25.533+00', '01a22029-2f15-7631-9448-9158a93857df', NULL, '1', NULL, NULL, NULL, '01a1b03c-74c1-77c7-8d4a-4ccc6616efe6', '632700007919', NULL, 'eb5ce1fe-865e-48b3-968d-e450aec894bc', NULL, NULL, NULL, 'UPI', NULL, '1', '0.00');
insert into receipt_part ("receipt_id", "n", "mode", "amount", "reference") overriding system value values
  ('0198adb9-bb13-756e-bdb2-374bcbba8075', '1', 'Cash', '5200.00', NULL),
  ('0198adb9-bb13-756e-bdb2-374bcbba8075', '2', 'UPI', '5300.00', '632700031676');
insert into receipt_series ("financial_year", "last") overriding system value values
  ('2025-26', '9'),
  ('2026-27', '1');
insert into receipt_settlement ("receipt_id", "n", "enrolment_id", "due_on", "amount") overriding system value values
  ('01977d82-9bf0-765e-82d5-8c6a0116e7b6', '1', '01976d38-7d5f-72c0-afa9-a0dac36cee83', NULL, '10500.00'),
  ('01980c8c-196a-71d5-9797-f7545a929fad', '1', '01976d38-7d5f-72c0-afa9-a0dac36cee83', NULL, '10500.00'),
  ('01984f40-d442-7503-b7bb-30dc65fb9840', '1', '0198305a-7b46-761f-9369-c8560e9e95cc', NULL, '11000.00'),
  ('0198adb9-bb13-756e-bdb2-374bcbba8075', '1', '01976d38-7d5f-72c0-afa9-a0dac36cee83', NULL, '10500.00'),
  ('0198d1be-32ac-72bf-93ea-63f145950951', '1', '0198305a-7b46-761f-9369-c8560e9e95cc', NULL, '11000.00'),
  ('01994735-b681-7708-9323-763d9d31827a', '1', '0199483e-e8b1-70c8-aced-7cdba76d8292', NULL, '15000.00'),
  ('019acefa-c7b2-742f-83e5-0b730e1a40b3', '1', '019acdcb-3f5e-71d1-9c52-1d093d14f3ce', NULL, '6000.00'),
  ('019b7ce0-50eb-71fc-8776-c4e9a00bdfe0', '1', '019acdcb-3f5e-71d1-9c52-1d093d14f3ce', NULL, '6000.00'),
  ('019c1cef-33c4-7268-8265-3206792280c1', '1', '019acdcb-3f5e-71d1-9c52-1d093d14f3ce', NULL, '6000.00'),
  ('01a1cf35-657d-7623-9243-259a073bc10f', '1', '01a1b03c-74c1-77c7-8d4a-4ccc6616efe6', NULL, '1000.00');
insert into recovery_code ("id", "account_id", "code_hash", "used_at") overriding system value values
  ('01a22029-3182-70f9-9c2f-2ef723b0bf52', '01a22029-2e5a-729c-8bb0-598328588445', 'example', NULL);
insert into recurring_expense ("id", "category_id", "remark", "amount", "pay_mode", "payee", "starts_on", "created_at", "updated_at", "ended_at", "version", "exact_mode") overriding system value values
  ('01a22029-2fc7-7208-8310-51d4240e51c3', '01a22029-2f9b-716c-b659-46ebd8105b43', 'Demo Repairs: upkeep of the projectors', '1500.00', 'Online', NULL, '2026-11-01', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '1', NULL);
insert into recurring_expense_month ("recurring_id", "month", "expense_id") overriding system value values
  ('01a22029-2fc7-7208-8310-51d4240e51c3', '2026-11-01', NULL);
insert into refund ("id", "financial_year", "n", "student_id", "enrolment_id", "student_name", "contact", "course", "b_code", "pay_mode", "amount", "paid_before", "refunded_on", "issued_on", "issued_at", "issued_by", "reason", "reference", "note", "version", "voided_at", "voided_by", "void_reason", "leaves", "exact_mode", "count_id", "counted_version", "counted_cash") overriding system value values
  ('01a22029-308f-70dd-97f3-84844e4cf887', '2026-27', '1', '01a1b03c-74c1-71c3-8696-2283ca65e58d', '01a1b03c-74c1-77c7-8d4a-4ccc6616efe6', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Cash', '200.00', '1000.00', '2026-11-21', '2026-11-21', '2026-11-21 04:30:00+00', '01a22029-2e5a-729c-8bb0-542a433b1a28', 'Paid twice', NULL, NULL, '1', NULL, NULL, NULL, 'false', NULL, NULL, NULL, '0.00');
insert into refund_series ("financial_year", "last") overriding system value values
  ('2026-27', '1');
insert into reg_no_series ("series", "last") overriding system value values
  ('example/{n}', '1');
insert into reminder ("student_id", "day", "channel", "state", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-77c1-8388-26a80b202a06', '2026-11-19', 'WhatsApp', 'sent', '01a22029-2e5a-729c-8bb0-598328588445', '2026-11-19 04:30:00+00'),
  ('01a1b03c-74c1-71c3-8696-2283ca65e58d', '2026-11-19', 'WhatsApp', 'sent', '01a22029-2e5a-729c-8bb0-598328588445', '2026-11-19 04:30:00+00'),
  ('01a1fb86-a83e-71ff-8738-a99cd620c025', '2026-11-19', 'WhatsApp', 'sent', '01a22029-2e5a-729c-8bb0-598328588445', '2026-11-19 04:30:00+00');
insert into reminder_settings ("one", "days", "texts", "version") overriding system value values
  ('true', '{-3,0,3,7,15}', '{}', '1');
insert into request_count ("scope", "caller", "started_at", "n") overriding system value values
  ('email-enquirer', '01a22029-2e5a-729c-8bb0-598328588445', '2026-11-21 04:30:00+00', '1');
insert into reset_token ("token_hash", "account_id", "made_at", "expires_at", "used_at", "purpose") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a22029-2e5a-729c-8bb0-598328588445', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', NULL, 'password');
insert into secret ("name", "value") overriding system value values
  ('log', E'\\xc88e797d8d81244ed8e78972360f2848e0011e4e432e132eb5d3b0e3944eb32c');
insert into session ("token_hash", "account_id", "created_at", "seen_at", "id", "address", "user_agent", "confirmed_at", "read_after") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a22029-2e5a-729c-8bb0-598328588445', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '2f9c379d-457a-4bd6-b3f1-2f162b13ac30', '', '', NULL, '0/1FC74A8');
insert into setup_code ("code_hash", "created_at", "accounts") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', NULL);
insert into sign_in_attempt ("id", "email_hash", "address", "at", "ok", "browser_hash") overriding system value values
  ('1', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '192.0.2.1', '2026-11-21 04:30:00+00', 'true', NULL);
insert into student ("id", "fname", "lname", "father", "contact", "alt_contact", "gender", "dob", "cur_address", "per_address", "linked_in", "profile", "degree", "com_year", "university", "course_id", "mode", "duration", "batch_id", "joining_on", "end_on", "is_completed", "is_placed", "status", "search_key", "created_at", "version", "search_text", "parent_contact", "import_id", "is_incomplete", "reg_no") overriding system value values
  ('01976d38-7d5f-7232-81f4-d85bb6090062', 'विवेक', 'दृष्टांत', 'Yusuf दृष्टांत', '5550000001', NULL, 'male', '1996-12-21', '8 नमूना मार्ग, Sampleganj', '159 Namuna Marg, Demo Colony', NULL, NULL, 'BCom', '2017', 'Université de l’Exemple', '01a22029-2e9f-7003-a83e-f177b07f2fba', 'offline', '6 months', '01a22029-2ea3-7798-8ee9-756804f5d7c1', '2025-06-14', '2025-12-19', 'true', 'false', 'Active', 'विवेक दृष्टांत', '2025-06-14 06:55:08.127+00', '1', 'विवेक दृष्टांत yusuf दृष्टांत student.1@example.com 5550000001 5540000001', '5540000001', NULL, 'false', NULL),
  ('0198305a-7b46-7526-98f4-c88205e594eb', 'Zoë', 'Sample', 'Ravi Sample', '5550000007', NULL, 'female', '1997-07-07', NULL, '124 नमूना मार्ग, Sampleganj', NULL, NULL, 'BCA', '2018', 'Sample Institute of Technology', '01a22029-2e9f-7003-a83e-f4a5c538f08b', 'offline', '5 months', '01a22029-2ea4-727f-925b-2f96b6e2b6f7', '2025-07-22', '2025-12-16', 'true', 'false', 'Active', 'zoe sample', '2025-07-22 04:18:12.934+00', '1', 'zoe sample ravi sample zoe.7@example.com 5550000007 5540000007', '5540000007', NULL, 'false', NULL),
  ('0199483e-e8b1-7513-b794-83d29cfa6227', 'Yusuf', 'Příklad', 'Arjun Příklad', '5550000003', NULL, 'male', '2005-10-17', NULL, '52 नमूना मार्ग, Sampleganj', NULL, NULL, 'Diploma', '2026', 'Université de l’Exemple', '01a22029-2e9f-7003-a83e-f8fd47e029f4', 'online', '3 months', '01a22029-2ea4-727f-925b-309863b4eb24', '2025-09-14', '2025-11-11', 'true', 'true', 'Active', 'yusuf priklad', '2025-09-14 12:41:46.417+00', '1', 'yusuf priklad arjun priklad yusuf.3@example.com 5550000003 5540000003', '5540000003', NULL, 'false', NULL),
  ('019acdcb-3f5e-7670-ab7d-abc62c74c8e5', 'Māyā', 'Udāharaṇ', 'Kabir Udāharaṇ', '5550000004', NULL, 'female', '1993-05-14', '45 Namuna Marg, Demo Colony', '143 Example Road, Example Nagar', NULL, NULL, 'BBA', '2014', 'Example University', '01a22029-2e9e-773c-8b24-29a5977cdd70', 'offline', '4 months', '01a22029-2ea5-72bb-a0f2-9a0ea956ad19', '2025-11-29', '2026-03-25', 'true', 'false', 'Active', 'maya udaharan', '2025-11-29 04:07:20.67+00', '1', 'maya udaharan kabir udaharan maya.4@example.com 5550000004', NULL, NULL, 'false', NULL),
  ('01a11b91-9b52-77c1-8388-26a80b202a06', 'Zoë', 'Przykład', 'Arjun Przykład', '5550000002', '5560000002', 'female', '1999-07-27', '55 Udāharaṇ Path, Namunapur', '22 Namuna Marg, Namunapur', 'https://www.example.com/in/student-2', NULL, 'Diploma', '2020', 'Sample Institute of Technology', '01a22029-2e9f-7003-a83e-f8fd47e029f4', 'offline', '3 months', '01a22029-2ea7-76e3-a1fe-53c564b7f490', '2026-10-08', NULL, 'false', 'false', 'Disable', 'zoe przyklad', '2026-10-08 12:51:29.746+00', '2', 'zoe przyklad arjun przyklad zoe.2@example.com 5550000002 5560000002 5540000002', '5540000002', NULL, 'false', NULL),
  ('01a1b03c-74c1-71c3-8696-2283ca65e58d', 'Noor', 'Namuna', 'Ravi Namuna', '5550000008', NULL, 'female', '1993-03-31', NULL, '29 Example Road, Demo Colony', NULL, NULL, 'BCA', '2014', 'Sample Institute of Technology', '01a22029-2e9f-7003-a83e-fc926d2e9038', 'online', '2 months', '01a22029-2ea7-76e3-a1fe-5587f0a3003a', '2026-11-06', NULL, 'false', 'false', 'Active', 'noor namuna', '2026-11-06 09:41:54.497+00', '1', 'noor namuna ravi namuna noor.8@example.com 5550000008', NULL, NULL, 'false', NULL),
  ('01a1be83-9230-70ce-a92f-5a235e8cd87a', 'Zoë', 'Przykład', 'Om Przykład', '5550000006', '5560000006', 'female', '1998-11-14', NULL, '122 Udāharaṇ Path, Demo Colony', NULL, NULL, 'BBA', '2019', 'उदाहरण विश्वविद्यालय', '01a22029-2e9f-7003-a83f-01c7c39d186c', 'offline', '4 months', '01a22029-2ea7-76e3-a1fe-5877cecac82e', '2026-12-01', NULL, 'false', 'false', 'Pending', 'zoe przyklad', '2026-11-09 04:14:16.112+00', '1', 'zoe przyklad om przyklad zoe.6@example.com 5550000006 5560000006 5540000006', '5540000006', NULL, 'false', NULL),
  ('01a1fb86-a83e-71ff-8738-a99cd620c025', 'Farhan', 'Beispiel', 'Arjun Beispiel', '5550000005', '5560000005', 'male', '1993-10-26', NULL, '9 Namuna Marg, Sampleganj', NULL, NULL, 'BSc', '2014', 'Example University', '01a22029-2e9f-7003-a83e-fc926d2e9038', 'offline', '2 months', '01a22029-2ea7-76e3-a1fe-5587f0a3003a', '2026-11-21', NULL, 'false', 'false', 'Active', 'farhan beispiel', '2026-11-21 00:34:28.542+00', '1', 'farhan beispiel arjun beispiel farhan.5@example.com 5550000005 5560000005 5540000005', '5540000005', NULL, 'false', NULL);
insert into student_account ("student_id", "fee", "paid", "due_from", "planned_due_on", "due_amount", "version") overriding system value values
  ('01976d38-7d5f-7232-81f4-d85bb6090062', '31500.00', '31500.00', '2025-08-15', NULL, NULL, '1'),
  ('0198305a-7b46-7526-98f4-c88205e594eb', '22000.00', '22000.00', '2025-08-21', NULL, NULL, '1'),
  ('0199483e-e8b1-7513-b794-83d29cfa6227', '15000.00', '15000.00', '2025-09-14', NULL, NULL, '1'),
  ('019acdcb-3f5e-7670-ab7d-abc62c74c8e5', '18000.00', '18000.00', '2026-02-02', NULL, NULL, '1'),
  ('01a11b91-9b52-77c1-8388-26a80b202a06', '13500.00', '0.00', '2026-10-08', NULL, NULL, '1'),
  ('01a1b03c-74c1-71c3-8696-2283ca65e58d', '3550.00', '800.00', '2026-11-12', NULL, NULL, '3'),
  ('01a1be83-9230-70ce-a92f-5a235e8cd87a', '0.00', '0.00', '2026-12-01', NULL, NULL, '1'),
  ('01a1fb86-a83e-71ff-8738-a99cd620c025', '4050.00', '0.00', '2026-11-21', NULL, NULL, '1');
insert into student_photo ("student_id", "content", "hash", "changed_at") overriding system value values
  ('01976d38-7d5f-7232-81f4-d85bb6090062', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
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
  ('12', 'Active', '1', '3550.00', '800.00'),
  ('12', 'Disable', '0', '0.00', '0.00'),
  ('12', 'Pending', '0', '0.00', '0.00'),
  ('12', 'Placed', '0', '0.00', '0.00'),
  ('13', 'Active', '0', '0.00', '0.00'),
  ('13', 'Disable', '0', '0.00', '0.00'),
  ('13', 'Pending', '0', '0.00', '0.00'),
  ('13', 'Placed', '1', '15000.00', '15000.00'),
  ('14', 'Active', '1', '31500.00', '31500.00'),
  ('14', 'Disable', '0', '0.00', '0.00'),
  ('14', 'Pending', '0', '0.00', '0.00'),
  ('14', 'Placed', '0', '0.00', '0.00'),
  ('15', 'Active', '1', '4050.00', '0.00'),
  ('15', 'Disable', '0', '0.00', '0.00'),
  ('15', 'Pending', '0', '0.00', '0.00'),
  ('15', 'Placed', '0', '0.00', '0.00'),
  ('2', 'Active', '0', '0.00', '0.00'),
  ('2', 'Disable', '1', '13500.00', '0.00'),
  ('2', 'Pending', '0', '0.00', '0.00'),
  ('2', 'Placed', '0', '0.00', '0.00'),
  ('3', 'Active', '0', '0.00', '0.00'),
  ('3', 'Disable', '0', '0.00', '0.00'),
  ('3', 'Pending', '1', '0.00', '0.00'),
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
  ('8', 'Active', '1', '18000.00', '18000.00'),
  ('8', 'Disable', '0', '0.00', '0.00'),
  ('8', 'Pending', '0', '0.00', '0.00'),
  ('8', 'Placed', '0', '0.00', '0.00'),
  ('9', 'Active', '0', '0.00', '0.00'),
  ('9', 'Disable', '0', '0.00', '0.00'),
  ('9', 'Pending', '0', '0.00', '0.00'),
  ('9', 'Placed', '0', '0.00', '0.00');
insert into two_factor ("account_id", "encrypted_secret", "started_at", "confirmed_at", "last_step") overriding system value values
  ('01a22029-2e5a-729c-8bb0-598328588445', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '0');
select setval('sign_in_attempt_id_seq', (select max(id) from sign_in_attempt));
set session_replication_role = origin;
