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

-- 0085_batch_counts.sql
create table batch_count (
  batch_id uuid not null,
  first_on date not null,
  n integer not null,
  primary key (batch_id, first_on)
);
grant select on batch_count to munshi_app;

create table batch_count_change (
  batch_id uuid not null,
  first_on date not null,
  n integer not null
);
grant select on batch_count_change to munshi_app;

create view batch_total as
  select batch_id, first_on, n from batch_count union all select batch_id, first_on, n from batch_count_change;
grant select on batch_total to munshi_app;

create view batch_total_of_records as
  select batch_id, first_on, count(*)::integer as n
  from (
    select e.batch_id, min(greatest(e.joining_on, e.batch_since)) as first_on
    from enrolment e join student s on s.id = e.student_id
    where e.ended_at is null and s.status = 'Active' group by e.batch_id, e.student_id
  ) members group by 1, 2;
create function batch_count_add(course enrolment, n integer) returns void
language sql security definer set search_path = public, pg_temp as $$
  insert into batch_count_change (batch_id, first_on, n)
  select course.batch_id, c.first_on, c.n
  from (
    select greatest(course.joining_on, course.batch_since) as own, min(greatest(o.joining_on, o.batch_since)) as other
    from enrolment o
    where o.student_id = course.student_id and o.batch_id = course.batch_id and o.id <> course.id and o.ended_at is null
  ) first, lateral (values (own, n), (other, -n)) c (first_on, n)
  where course.ended_at is null and (other is null or own < other) and c.first_on is not null
$$;
create function keep_members_of_batch() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  is_active boolean;
begin
  select status = 'Active' into is_active from student where id = coalesce(new.student_id, old.student_id) for no key update;
  if is_active and tg_op <> 'INSERT' then perform batch_count_add(old, -1); end if;
  if is_active and tg_op <> 'DELETE' then perform batch_count_add(new, 1); end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;
create trigger keep_members_of_batch before insert or delete on enrolment
  for each row execute function keep_members_of_batch();
create trigger keep_members_of_batches before update on enrolment
  for each row when (
    (old.batch_id, old.ended_at is null, greatest(old.joining_on, old.batch_since))
    <> (new.batch_id, new.ended_at is null, greatest(new.joining_on, new.batch_since))
  ) execute function keep_members_of_batch();

create function keep_members_by_status() returns trigger
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into batch_count_change (batch_id, first_on, n)
  select batch_id, min(greatest(joining_on, batch_since)), case when new.status = 'Active' then 1 else -1 end
  from enrolment where student_id = new.id and ended_at is null group by batch_id;
  return null;
end $$;
create trigger keep_members_by_status after update of status on student
  for each row when ((old.status = 'Active') <> (new.status = 'Active')) execute function keep_members_by_status();
create function fold_batch_counts(past date) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
begin
  lock table batch_count in share row exclusive mode;
  with taken as (
    delete from batch_count_change returning batch_id, first_on, n
  ), aged as (
    delete from batch_count where first_on <= past and first_on > '-infinity' returning batch_id, first_on, n
  )
  insert into batch_count as c (batch_id, first_on, n)
  select batch_id, day, sum(n)
  from (select * from taken union all select * from aged) changed,
    lateral (select case when first_on <= past then '-infinity' else first_on end) d (day)
  group by batch_id, day having sum(n) <> 0
  on conflict (batch_id, first_on) do update set n = c.n + excluded.n;
  delete from batch_count where n = 0;
end $$;
revoke execute on function batch_count_add, keep_members_of_batch, keep_members_by_status, fold_batch_counts from public;
grant execute on function fold_batch_counts to munshi_app;

insert into batch_count (batch_id, first_on, n) select batch_id, first_on, n from batch_total_of_records;
select fold_batch_counts(current_date - 7);
create index enrolment_ended on enrolment (end_on) where ended_at is not null;
create index former_batch_until on former_batch (until);

-- 0086_restores.sql
create table restore (
  id uuid primary key,
  restored_at timestamptz not null,
  backup text not null check (length(backup) <= 1000),
  backup_made_at timestamptz not null,
  is_verified boolean not null,
  confirmed_at timestamptz,
  confirmed_by uuid references account
);
grant select, update (confirmed_at, confirmed_by) on restore to munshi_app;
create table lost_number (
  restore_id uuid not null references restore,
  series text not null check (series in ('receipt', 'refund', 'expense', 'completion', 'bonafide', 'idCard')),
  financial_year text not null check (financial_year ~ '^\d{4}-\d{2}$'),
  first_n integer not null check (first_n > 0),
  last_n integer not null check (last_n >= first_n),
  primary key (series, financial_year, first_n)
);
grant select on lost_number to munshi_app;

create function keep_lost_number() returns trigger language plpgsql as $$
begin
  raise exception 'a lost number stays lost' using errcode = 'insufficient_privilege';
end $$;
create trigger lost_number_is_final before update or delete on lost_number for each row execute function keep_lost_number();


create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null);
create table kysely_migration_lock (id varchar(255) primary key, is_locked integer default 0 not null);
create table migration_hash (name text primary key, hash text not null);
grant select on migration_hash to munshi_app;

set session_replication_role = replica;
truncate absence_notice, absence_settings, access_link, account, attendance_mark, attendance_month, attendance_sheet, audit_entry, audit_link, audit_personal, audit_seal, audit_unchained, backup_run, batch, batch_count, batch_count_change, batch_waiting, bulk_change, bulk_change_student, calendar_feed, cash_entry, certificate, certificate_series, certificate_signature, certificate_template, consent, course, daily_sum, daily_sum_change, day_closing, declared_payment, deletion, discount_limit, draft, enquiry, enquiry_note, enrolment, expense, expense_category, expense_voucher_series, fee_adjustment, fee_plan, fee_plan_row, former_batch, heartbeat, holiday, idempotency, import, import_record, import_row, import_setting, import_total, institute, institute_logo, job_run, known_browser, kysely_migration, kysely_migration_lock, lost_number, migration_hash, name_word, portfolio, privacy_notice, project, receipt, receipt_part, receipt_series, receipt_settlement, recovery_code, recurring_expense, recurring_expense_month, refund, refund_series, reg_no_series, reminder, reminder_settings, request_count, reset_token, restore, secret, session, setup_code, sign_in_attempt, student, student_account, student_photo, student_total, two_factor;
insert into absence_notice ("student_id", "day", "sheet_id", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-77cb-978d-e67e038d6d93', '2026-11-06', '01a1b03c-724d-73a2-8c1d-a3736bd7b588', '01a22350-ac41-73b1-b5d1-2977eb76981c', '2026-11-21 04:30:00+00');
insert into absence_settings ("one", "threshold", "texts", "version") overriding system value values
  ('true', '75', '{}', '1');
insert into access_link ("student_id", "state", "origin", "made_by", "at") overriding system value values
  ('01976d38-7d5f-7200-bbd0-e0a4a64ebaf9', 'sent', '', '01a22350-ac41-73b1-b5d1-2977eb76981c', '2026-11-21 04:30:00+00');
insert into account ("id", "role", "name", "email", "email_key", "password_hash", "state", "created_at", "version", "email_confirmed_at", "language") overriding system value values
  ('01976d38-7d5f-7200-bbd0-e0a4a64ebaf9', 'student', 'विवेक दृष्टांत', 'student.1@example.com', 'student.1@example.com', '', 'active', '2025-06-14 06:55:08.127+00', '1', NULL, NULL),
  ('0198305a-7b46-72f7-ab77-7173ed2edbeb', 'student', 'Zoë Sample', 'zoe.7@example.com', 'zoe.7@example.com', '', 'active', '2025-07-22 04:18:12.934+00', '1', NULL, NULL),
  ('0199483e-e8b1-71c5-b09d-3285891fc067', 'student', 'Yusuf Příklad', 'yusuf.3@example.com', 'yusuf.3@example.com', '', 'active', '2025-09-14 12:41:46.417+00', '1', NULL, NULL),
  ('019acdcb-3f5e-73a5-afd7-c4230b6752dd', 'student', 'Māyā Udāharaṇ', 'maya.4@example.com', 'maya.4@example.com', '', 'active', '2025-11-29 04:07:20.67+00', '1', NULL, NULL),
  ('01a11b91-9b52-77cb-978d-e67e038d6d93', 'student', 'Zoë Przykład', 'zoe.2@example.com', 'zoe.2@example.com', '', 'disabled', '2026-10-08 12:51:29.746+00', '2', NULL, NULL),
  ('01a1b03c-74c1-7402-9281-59f6f01e1b1b', 'student', 'Noor Namuna', 'student@example.com', 'student@example.com', '$argon2id$v=19$m=19456,t=2,p=1$FpeITZ/fSgFuehi653iUVw$VTHOIeFe4OciqiMjI16CGFz9iQKXjfbvvDw53yhsgWM', 'active', '2026-11-06 09:41:54.497+00', '2', NULL, NULL),
  ('01a1be83-9230-74d7-8dd3-ef7a60df23e0', 'student', 'Zoë Przykład', 'zoe.6@example.com', 'zoe.6@example.com', '', 'active', '2026-11-09 04:14:16.112+00', '1', NULL, NULL),
  ('01a1fb86-a83e-77e3-b7c9-e2b338792431', 'student', 'Farhan Beispiel', 'farhan.5@example.com', 'farhan.5@example.com', '', 'active', '2026-11-21 00:34:28.542+00', '1', NULL, NULL),
  ('01a22350-ac41-73b1-b5d1-25e659e2e353', 'admin', 'Asha Example', 'admin@example.com', 'admin@example.com', '$argon2id$v=19$m=19456,t=2,p=1$WnuIez4ydkynWP6I2kDugA$XF1cdO76I+nmt/B5ci4SaihLdZ0jaJSFVvR7SDbDJ6M', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a22350-ac41-73b1-b5d1-2977eb76981c', 'hr', 'Hari Example', 'hr@example.com', 'hr@example.com', '$argon2id$v=19$m=19456,t=2,p=1$3TQXD5tS0drxDiDDLh+YPw$V7ZHaHeMuI3M/3zj07GATNT39ijF0G5P67vAYMdcm48', 'active', '2026-11-21 04:30:00+00', '1', NULL, NULL),
  ('01a22350-b2ae-779a-b2fb-767741bbc752', 'hr', 'Hina Sample', 'hina@example.com', 'hina@example.com', '$argon2id$v=19$m=19456,t=2,p=1$I1yHmBQ3H+qEC2GsAYOzzA$f9wWtrxXGbZVF3ai6roLgtlvOYDDE4IuCrmmy6bnxsg', 'active', '2025-04-01 08:10:32.502+00', '1', NULL, NULL),
  ('01a22350-b2ae-779a-b2fb-7a6e175bc633', 'hr', 'Hemant Namuna', 'hemant@example.com', 'hemant@example.com', '$argon2id$v=19$m=19456,t=2,p=1$I1yHmBQ3H+qEC2GsAYOzzA$f9wWtrxXGbZVF3ai6roLgtlvOYDDE4IuCrmmy6bnxsg', 'active', '2025-04-01 12:11:18.039+00', '1', NULL, NULL),
  ('01a22350-b2c9-7539-91be-d75cd53731b2', 'hr', 'Hazel Specimen', 'hazel@example.com', 'hazel@example.com', '$argon2id$v=19$m=19456,t=2,p=1$I1yHmBQ3H+qEC2GsAYOzzA$f9wWtrxXGbZVF3ai6roLgtlvOYDDE4IuCrmmy6bnxsg', 'disabled', '2025-04-01 12:58:12.964+00', '2', NULL, NULL),
  ('01a22350-b2c9-7539-91be-dbdc79d99803', 'admin', 'Anil Demo', 'anil@example.com', 'anil@example.com', '$argon2id$v=19$m=19456,t=2,p=1$I1yHmBQ3H+qEC2GsAYOzzA$f9wWtrxXGbZVF3ai6roLgtlvOYDDE4IuCrmmy6bnxsg', 'active', '2025-04-01 05:46:43.465+00', '1', NULL, NULL);
insert into attendance_mark ("student_id", "day", "sheet_id", "present", "import_id") overriding system value values
  ('01a11b91-9b52-77cb-978d-e67e038d6d93', '2026-11-06', '01a1b03c-724d-73a2-8c1d-a3736bd7b588', 'false', NULL),
  ('01a1b03c-74c1-7402-9281-59f6f01e1b1b', '2026-11-06', '01a1b0c9-1727-7418-9934-4dc54bcc3a9a', 'true', NULL),
  ('01a1b03c-74c1-7402-9281-59f6f01e1b1b', '2026-11-07', '01a1b51d-6a8b-7272-9410-53b78194f162', 'true', NULL),
  ('01a1b03c-74c1-7402-9281-59f6f01e1b1b', '2026-11-09', '01a1c041-4eb3-732e-aa69-9c49d11b8a88', 'true', NULL),
  ('01a1b03c-74c1-7402-9281-59f6f01e1b1b', '2026-11-10', '01a1c53b-8e49-727b-96e6-7af04dbe9ab7', 'true', NULL),
  ('01a1b03c-74c1-7402-9281-59f6f01e1b1b', '2026-11-11', '01a1ca38-8fec-7481-ae71-25611cd0ccb3', 'true', NULL),
  ('01a1b03c-74c1-7402-9281-59f6f01e1b1b', '2026-11-12', '01a1ce42-8cd3-707a-989c-37b8879f40e4', 'true', NULL),
  ('01a1b03c-74c1-7402-9281-59f6f01e1b1b', '2026-11-13', '01a1d445-07d9-76e3-bd11-df46dea1878d', 'true', NULL),
  ('01a1b03c-74c1-7402-9281-59f6f01e1b1b', '2026-11-14', '01a1d916-73a3-7248-adfa-a1463283d055', 'true', NULL),
  ('01a1b03c-74c1-7402-9281-59f6f01e1b1b', '2026-11-16', '01a1e402-4a37-7563-97c9-b242be8c76c2', 'true', NULL),
  ('01a1b03c-74c1-7402-9281-59f6f01e1b1b', '2026-11-17', '01a1e95a-a683-76dc-97ba-6a6710fedcba', 'true', NULL),
  ('01a1b03c-74c1-7402-9281-59f6f01e1b1b', '2026-11-18', '01a1ee80-40dd-7314-8522-0f0104042a14', 'true', NULL),
  ('01a1b03c-74c1-7402-9281-59f6f01e1b1b', '2026-11-19', '01a1f2a8-7850-736d-adb7-827bd3d4428c', 'true', NULL),
  ('01a1b03c-74c1-7402-9281-59f6f01e1b1b', '2026-11-20', '01a1f8c0-38a9-7204-8f48-5cebaac4a110', 'true', NULL);
insert into attendance_month ("student_id", "batch_id", "month", "present", "absent") overriding system value values
  ('01a11b91-9b52-77cb-978d-e67e038d6d93', '01a22350-afeb-7770-af1f-a90ba8ce091f', '2026-11-01', '0', '1'),
  ('01a1b03c-74c1-7402-9281-59f6f01e1b1b', '01a22350-afeb-7770-af1f-adf83651c356', '2026-11-01', '13', '0');
insert into attendance_sheet ("id", "batch_id", "day", "present", "absent", "saved_at", "saved_by", "version") overriding system value values
  ('01a1b03c-724d-73a2-8c1d-a3736bd7b588', '01a22350-afeb-7770-af1f-a90ba8ce091f', '2026-11-06', '0', '1', '2026-11-06 09:41:53.869+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', '1'),
  ('01a1b0c9-1727-7418-9934-4dc54bcc3a9a', '01a22350-afeb-7770-af1f-adf83651c356', '2026-11-06', '1', '0', '2026-11-06 12:15:31.111+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', '1'),
  ('01a1b51d-6a8b-7272-9410-53b78194f162', '01a22350-afeb-7770-af1f-adf83651c356', '2026-11-07', '1', '0', '2026-11-07 08:26:06.347+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', '1'),
  ('01a1c041-4eb3-732e-aa69-9c49d11b8a88', '01a22350-afeb-7770-af1f-adf83651c356', '2026-11-09', '1', '0', '2026-11-09 12:21:07.891+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', '1'),
  ('01a1c53b-8e49-727b-96e6-7af04dbe9ab7', '01a22350-afeb-7770-af1f-adf83651c356', '2026-11-10', '1', '0', '2026-11-10 11:32:57.033+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', '1'),
  ('01a1ca38-8fec-7481-ae71-25611cd0ccb3', '01a22350-afeb-7770-af1f-adf83651c356', '2026-11-11', '1', '0', '2026-11-11 10:47:46.924+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', '1'),
  ('01a1ce42-8cd3-707a-989c-37b8879f40e4', '01a22350-afeb-7770-af1f-adf83651c356', '2026-11-12', '1', '0', '2026-11-12 05:37:10.355+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', '1'),
  ('01a1d445-07d9-76e3-bd11-df46dea1878d', '01a22350-afeb-7770-af1f-adf83651c356', '2026-11-13', '1', '0', '2026-11-13 09:37:36.217+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', '1'),
  ('01a1d916-73a3-7248-adfa-a1463283d055', '01a22350-afeb-7770-af1f-adf83651c356', '2026-11-14', '1', '0', '2026-11-14 08:04:49.699+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', '1'),
  ('01a1e402-4a37-7563-97c9-b242be8c76c2', '01a22350-afeb-7770-af1f-adf83651c356', '2026-11-16', '1', '0', '2026-11-16 10:58:37.751+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', '1'),
  ('01a1e95a-a683-76dc-97ba-6a6710fedcba', '01a22350-afeb-7770-af1f-adf83651c356', '2026-11-17', '1', '0', '2026-11-17 11:53:14.627+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', '1'),
  ('01a1ee80-40dd-7314-8522-0f0104042a14', '01a22350-afeb-7770-af1f-adf83651c356', '2026-11-18', '1', '0', '2026-11-18 11:52:25.053+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', '1'),
  ('01a1f2a8-7850-736d-adb7-827bd3d4428c', '01a22350-afeb-7770-af1f-adf83651c356', '2026-11-19', '1', '0', '2026-11-19 07:14:49.552+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', '1'),
  ('01a1f8c0-38a9-7204-8f48-5cebaac4a110', '01a22350-afeb-7770-af1f-adf83651c356', '2026-11-20', '1', '0', '2026-11-20 11:38:29.417+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', '1');
insert into audit_entry ("id", "at", "actor_id", "actor_name", "actor_role", "action", "record", "record_id", "request_id", "before", "after") overriding system value values
  ('019583bb-5506-762d-b9e1-f3640d64dfb2', '2025-03-11 05:44:07.174+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22350-afb5-73a7-b984-e9309628bae3', '019583bb-5506-73a9-96c3-cee3122b0c20', NULL, '{"_id": "01a22350-afb5-73a7-b984-e9309628bae3", "room": "Room 1", "bCode": "TALLY-2504", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2025-07-01", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2025-04-01", "courseName": "Tally with GST"}'),
  ('0195eaed-5b52-7055-8f36-062c5f6ba900', '2025-03-31 06:39:38.834+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'category.create', 'category', '01a22350-b6e4-7316-876b-74b884ccedaf', '0195eaed-5b52-73ff-b9d9-ee64cff87508', NULL, '{"budget": 3000, "ledger": "Tea and water"}'),
  ('0195eaed-5b52-71d8-9783-436212f6d441', '2025-03-31 06:39:38.834+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'category.create', 'category', '01a22350-b6e4-7316-876b-6b4961ba12c4', '0195eaed-5b52-7334-890e-f97b1902c598', NULL, '{"ledger": "Internet"}'),
  ('0195eaed-5b52-72c7-b723-5113ffec3bf3', '2025-03-31 06:39:38.834+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'category.create', 'category', '01a22350-b6e4-7316-876b-6403ac909c45', '0195eaed-5b52-71e3-95d1-a7dea20dbcec', NULL, '{"ledger": "Electricity"}'),
  ('0195eaed-5b52-72fb-bc12-852afa036034', '2025-03-31 06:39:38.834+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'category.create', 'category', '01a22350-b6e4-7316-876b-7231237b09fe', '0195eaed-5b52-7397-8623-c15e9ec2d37e', NULL, '{"ledger": "Repairs"}'),
  ('0195eaed-5b52-7539-b12e-c40b2f9c065f', '2025-03-31 06:39:38.834+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'category.create', 'category', '01a22350-b6e4-7316-876b-6de29d28ea01', '0195eaed-5b52-7132-bbe0-571b06c84e21', NULL, '{"budget": 5000, "ledger": "Stationery"}'),
  ('0195eaed-5b52-7595-b901-b50207ba57fc', '2025-03-31 06:39:38.834+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'recurring.create', 'recurring', '01a22350-b773-7542-891e-fafad157659a', '0195eaed-5b52-7789-9922-17a61d5cbf2d', NULL, '{"_id": "01a22350-b773-7542-891e-fafad157659a", "amount": 1500, "ledger": "01a22350-b6e4-7316-876b-7231237b09fe", "remark": "Demo Repairs: upkeep of the projectors", "payMode": "Online", "version": 1, "startsOn": "2026-11-01", "createdAt": "2025-03-31T06:39:38.834Z", "exactMode": null, "updatedAt": "2025-03-31T06:39:38.834Z", "ledgerName": "Repairs"}'),
  ('0195eaed-5b52-76c3-9645-3e8b4725cce4', '2025-03-31 06:39:38.834+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'category.create', 'category', '01a22350-b6e4-7316-876b-611468f4c4d0', '0195eaed-5b52-706d-9b0f-f09db554bf19', NULL, '{"ledger": "Rent"}'),
  ('0195eaed-5b52-76c4-b73f-97b77002d4a6', '2025-03-31 06:39:38.834+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'category.create', 'category', '01a22350-b6e4-7316-876b-7a8c7a8d6c1c', '0195eaed-5b52-70a6-af57-6d91e43d3954', NULL, '{"budget": 20000, "ledger": "Advertising"}'),
  ('0195eaed-5b52-77b9-816e-90a1e441d147', '2025-03-31 06:39:38.834+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'category.create', 'category', '01a22350-b6e3-776f-bc33-f4818513905f', '0195eaed-5b52-75fc-bf49-98ddd1308aed', NULL, '{"ledger": "Salaries"}'),
  ('0195efe3-4389-748b-821c-e61a57df5093', '2025-04-01 05:46:43.465+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'staff.create', 'account', '01a22350-b2c9-7539-91be-dbdc79d99803', '0195efe3-4389-741d-89da-28d55abf27d2', NULL, '{"id": "01a22350-b2c9-7539-91be-dbdc79d99803", "name": "Anil Demo", "role": "admin", "email": "anil@example.com"}'),
  ('0195f066-eeb6-7213-8af2-ed70ed88b13e', '2025-04-01 08:10:32.502+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'staff.create', 'account', '01a22350-b2ae-779a-b2fb-767741bbc752', '0195f066-eeb6-72f7-95bf-bc107fc5bd3a', NULL, '{"id": "01a22350-b2ae-779a-b2fb-767741bbc752", "name": "Hina Sample", "role": "hr", "email": "hina@example.com"}'),
  ('0195f0f8-846c-71fa-8a73-65f9642265b8', '2025-04-01 10:49:33.548+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'course.create', 'course', '01a22350-af6c-7296-87fe-5b9109a867a3', '0195f0f8-846c-72d1-94f3-7fb169339397', NULL, '{"_id": "01a22350-af6c-7296-87fe-5b9109a867a3", "cFee": 16500, "course": "Français des affaires", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-72f6-9cad-a639bab0aeb2', '2025-04-01 10:49:33.548+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'course.create', 'course', '01a22350-af6c-7296-87fe-4566a82cb701', '0195f0f8-846c-7708-b52a-0ed68579b8a2', NULL, '{"_id": "01a22350-af6c-7296-87fe-4566a82cb701", "cFee": 45000, "course": "Full Stack Web Development", "version": 1, "cDuration": "8 months"}'),
  ('0195f0f8-846c-73b4-bcbb-08a83bc3cc8f', '2025-04-01 10:49:33.548+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'course.create', 'course', '01a22350-af6c-7296-87fe-404488ea375f', '0195f0f8-846c-73fc-8d0e-62e5324a1e01', NULL, '{"_id": "01a22350-af6c-7296-87fe-404488ea375f", "cFee": 18000, "course": "Python Programming", "version": 1, "cDuration": "4 months"}'),
  ('0195f0f8-846c-7476-8dca-ffd8efbf9a45', '2025-04-01 10:49:33.548+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'course.create', 'course', '01a22350-af6c-7296-87fe-4ae1f2cb0775', '0195f0f8-846c-7287-92bb-82c3b244fbb0', NULL, '{"_id": "01a22350-af6c-7296-87fe-4ae1f2cb0775", "cFee": 35000, "course": "Data Analytics", "version": 1, "cDuration": "6 months"}'),
  ('0195f0f8-846c-74cb-8967-57fb35c59909', '2025-04-01 10:49:33.548+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'course.create', 'course', '01a22350-af6c-7296-87fe-3c4d1c6cab60', '0195f0f8-846c-777f-acd0-5dd26b67819b', NULL, '{"_id": "01a22350-af6c-7296-87fe-3c4d1c6cab60", "cFee": 12000, "course": "Tally with GST", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-759f-bb3a-980bed9659c1', '2025-04-01 10:49:33.548+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'course.create', 'course', '01a22350-af6c-7296-87fe-4eeaab85b39f', '0195f0f8-846c-72ac-a90d-e88d9d39f6ab', NULL, '{"_id": "01a22350-af6c-7296-87fe-4eeaab85b39f", "cFee": 22000, "course": "Graphic Design", "version": 1, "cDuration": "5 months"}'),
  ('0195f0f8-846c-75b4-af0a-f0ca37e30023', '2025-04-01 10:49:33.548+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'course.create', 'course', '01a22350-af6c-7296-87fe-50083ec95966', '0195f0f8-846c-770a-bf16-a572861199c2', NULL, '{"_id": "01a22350-af6c-7296-87fe-50083ec95966", "cFee": 15000, "course": "Digital Marketing", "version": 1, "cDuration": "3 months"}'),
  ('0195f0f8-846c-75f6-ba98-f9063201fb64', '2025-04-01 10:49:33.548+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'course.create', 'course', '01a22350-af6c-7296-87fe-55b5e8e499fb', '0195f0f8-846c-7043-803e-c6f40258ccbd', NULL, '{"_id": "01a22350-af6c-7296-87fe-55b5e8e499fb", "cFee": 4500, "course": "Hindi Typing", "version": 1, "cDuration": "2 months"}'),
  ('0195f143-5a97-74b0-b116-b724b8add308', '2025-04-01 12:11:18.039+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'staff.create', 'account', '01a22350-b2ae-779a-b2fb-7a6e175bc633', '0195f143-5a97-7703-b2b1-df54dca26cba', NULL, '{"id": "01a22350-b2ae-779a-b2fb-7a6e175bc633", "name": "Hemant Namuna", "role": "hr", "email": "hemant@example.com"}'),
  ('0195f16e-4e64-7642-8dfc-9e5eae36d342', '2025-04-01 12:58:12.964+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'staff.create', 'account', '01a22350-b2c9-7539-91be-d75cd53731b2', '0195f16e-4e64-726b-81f2-d81745eb9939', NULL, '{"id": "01a22350-b2c9-7539-91be-d75cd53731b2", "name": "Hazel Specimen", "role": "hr", "email": "hazel@example.com"}'),
  ('01960aa5-c6f2-727f-98c8-94f9c02ced54', '2025-04-06 10:29:18.706+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22350-afb5-73a7-b984-ef55cbd34923', '01960aa5-c6f2-749e-ab22-f91341012aee', NULL, '{"_id": "01a22350-afb5-73a7-b984-ef55cbd34923", "room": "Room 2", "bCode": "PY-2504", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2025-08-27", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 6}], "startDate": "2025-04-27", "courseName": "Python Programming"}'),
  ('01962e07-dbf7-77fb-91c5-6b179ab1749c', '2025-04-13 07:23:09.175+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01962e07-dbf7-717c-90cf-0d3ecdb231d3', '01962e07-dbf7-72c4-a26a-b6ab7be12edf', NULL, '{"_id": "01962e07-dbf7-717c-90cf-0d3ecdb231d3", "date": "2025-04-13", "mode": "online", "year": 2025, "month": 4, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "online"}'),
  ('01965222-1b54-75d1-a042-0ee2382e6687', '2025-04-20 07:38:09.108+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '01962e07-dbf7-717c-90cf-0d3ecdb231d3', '01965222-1b54-7454-b8ab-9e9a63f03c1d', '{"status": "Open"}', '{"status": "Pending"}'),
  ('0196952d-9296-74e1-a49f-69de02c614f2', '2025-05-03 08:05:14.006+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22350-afd5-7038-8d5e-f6533934dc01', '0196952d-9296-72f4-bdf9-a6de6d14ae7f', NULL, '{"_id": "01a22350-afd5-7038-8d5e-f6533934dc01", "room": "Lab 1", "bCode": "FSW-2505", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-01-24", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2025-05-24", "courseName": "Full Stack Web Development"}'),
  ('01971baf-477f-726d-a5b4-9897136b95ab', '2025-05-29 10:56:01.407+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22350-afd5-7038-8d5e-fac45a1d2f54', '01971baf-477f-7372-8bd0-c99546e69a97', NULL, '{"_id": "01a22350-afd5-7038-8d5e-fac45a1d2f54", "room": "Lab 2", "bCode": "DA-2506", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2025-12-19", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}], "startDate": "2025-06-19", "courseName": "Data Analytics"}'),
  ('01972f8c-001d-7641-ae89-135221f569af', '2025-06-02 07:29:53.693+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'expense.create', 'expense', '01972f8c-001d-7035-819f-89c8b0f7f180', '01972f8c-001d-7000-b784-804c053bc38c', NULL, '{"_id": "01972f8c-001d-7035-819f-89c8b0f7f180", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 172, "ledger": "01a22350-b6e4-7316-876b-6b4961ba12c4", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T07:29:53.693Z", "exactMode": null, "updatedAt": "2025-06-02T07:29:53.693Z", "voucherNo": "V2025-26/0001", "ledgerName": "Internet"}'),
  ('019730ae-176e-7486-bee9-9ae1a0c3340a', '2025-06-02 12:46:45.102+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'expense.create', 'expense', '019730ae-176e-70bc-8005-8b4482adf96d', '019730ae-176e-701f-abe9-1c905c735a3c', NULL, '{"_id": "019730ae-176e-70bc-8005-8b4482adf96d", "date": "2025-06-02", "year": 2025, "month": 6, "amount": 516, "ledger": "01a22350-b6e4-7316-876b-6403ac909c45", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-06-02T12:46:45.102Z", "exactMode": null, "updatedAt": "2025-06-02T12:46:45.102Z", "voucherNo": "V2025-26/0002", "ledgerName": "Electricity"}'),
  ('01973f27-1abc-75f2-9329-e47cac80551e', '2025-06-05 08:13:36.828+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'expense.create', 'expense', '01973f27-1abc-723f-95d3-a0ef5d92bf2c', '01973f27-1abc-700b-892b-ef3955129c3b', NULL, '{"_id": "01973f27-1abc-723f-95d3-a0ef5d92bf2c", "date": "2025-06-05", "year": 2025, "month": 6, "amount": 3876, "ledger": "01a22350-b6e3-776f-bc33-f4818513905f", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-06-05T08:13:36.828Z", "exactMode": null, "updatedAt": "2025-06-05T08:13:36.828Z", "voucherNo": "V2025-26/0003", "ledgerName": "Salaries"}'),
  ('01973f71-631b-753d-97a5-c42e5d5ac8c8', '2025-06-05 09:34:45.019+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '01973f71-631b-76ba-8065-e9dd702aa993', '01973f71-631b-73f8-b5da-e37d61845749', NULL, '{"_id": "01973f71-631b-76ba-8065-e9dd702aa993", "date": "2025-06-05", "mode": "offline", "year": 2025, "month": 6, "course": "Data Analytics", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019744be-dbb1-735f-8f48-4d2fe6c7a298', '2025-06-06 10:17:28.241+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'expense.create', 'expense', '019744be-dbb1-7762-ada9-9165f0515280', '019744be-dbb1-7546-9f1e-03bee88569e3', NULL, '{"_id": "019744be-dbb1-7762-ada9-9165f0515280", "date": "2025-06-06", "year": 2025, "month": 6, "amount": 2153, "ledger": "01a22350-b6e4-7316-876b-611468f4c4d0", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-06-06T10:17:28.241Z", "exactMode": null, "updatedAt": "2025-06-06T10:17:28.241Z", "voucherNo": "V2025-26/0004", "ledgerName": "Rent"}'),
  ('01976d38-7d5f-74c3-9cc7-3798d9eda870', '2025-06-14 06:55:08.127+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'student.register', 'student', '01976d38-7d5f-7200-bbd0-e0a4a64ebaf9', '01976d38-7d5f-765b-8610-9bb2bc9feb1f', NULL, '{"_id": "01976d38-7d5f-7200-bbd0-e0a4a64ebaf9", "fee": 31500, "mode": "offline", "batch": "DA-2506", "course": "Data Analytics", "status": "Active", "PaidFee": 0, "dueDate": "2025-07-19", "endDate": "2025-12-19", "version": 1, "TotalFee": 31500, "declared": null, "isPlaced": "notPlaced", "cduration": "6 months", "PendingFee": 31500, "isCompleted": "yes", "joiningDate": "2025-06-14"}'),
  ('01976d38-7d5f-7751-9d9c-61fc66d9903e', '2025-06-14 06:55:08.127+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'enquiry.admit', 'enquiry', '01973f71-631b-76ba-8065-e9dd702aa993', '01976d38-7d5f-7400-aa6d-df730827c842', '{"status": "Open", "student": null}', '{"status": "Closed", "student": "01976d38-7d5f-7200-bbd0-e0a4a64ebaf9"}'),
  ('01977d82-9bf0-7761-ba80-7eb686ad361d', '2025-06-17 10:50:01.072+00', '01a22350-b2ae-779a-b2fb-767741bbc752', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01977d82-9bf0-73cb-b560-60222afe004d', '01977d82-9bf0-7134-8847-821a89cdf5fa', NULL, '{"_id": "01977d82-9bf0-73cb-b560-60222afe004d", "due": 21000, "date": "2025-06-17", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 6, "course": "Data Analytics", "changed": false, "payMode": "Online", "payable": 31500, "student": "01976d38-7d5f-7200-bbd0-e0a4a64ebaf9", "version": 1, "issuedOn": "2025-06-17", "exactMode": "UPI", "receiptNo": "2025-26/000001"}'),
  ('0197a729-c8b5-74d1-a80c-4c5db3b4cb8e', '2025-06-25 12:57:02.901+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22350-afd5-7038-8d5e-fcc64a342971', '0197a729-c8b5-724a-8430-029f70f3df43', NULL, '{"_id": "01a22350-afd5-7038-8d5e-fcc64a342971", "room": "Room 1", "bCode": "GD-2507", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2025-12-16", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 2}, {"end": "20:00", "start": "18:00", "weekday": 4}, {"end": "20:00", "start": "18:00", "weekday": 6}], "startDate": "2025-07-16", "courseName": "Graphic Design"}'),
  ('0197cf00-2cf0-7167-a317-edd2ae762dbc', '2025-07-03 06:36:24.688+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'expense.create', 'expense', '0197cf00-2cf0-703e-978d-bedc1a489785', '0197cf00-2cf0-7227-973f-e296c88a92d5', NULL, '{"_id": "0197cf00-2cf0-703e-978d-bedc1a489785", "date": "2025-07-03", "year": 2025, "month": 7, "amount": 1058, "ledger": "01a22350-b6e4-7316-876b-6403ac909c45", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-03T06:36:24.688Z", "exactMode": null, "updatedAt": "2025-07-03T06:36:24.688Z", "voucherNo": "V2025-26/0005", "ledgerName": "Electricity"}'),
  ('0197d3b1-cdf4-76bc-be09-58e11c41cb69', '2025-07-04 04:28:54.644+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d3b1-cdf4-71ae-b14e-f96053af8552', '0197d3b1-cdf4-703d-b06f-710b024e024c', NULL, '{"_id": "0197d3b1-cdf4-71ae-b14e-f96053af8552", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 352, "ledger": "01a22350-b6e4-7316-876b-6b4961ba12c4", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T04:28:54.644Z", "exactMode": null, "updatedAt": "2025-07-04T04:28:54.644Z", "voucherNo": "V2025-26/0006", "ledgerName": "Internet"}'),
  ('0197d44b-78c3-73dc-9419-1fab602dea08', '2025-07-04 07:16:45.379+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'expense.create', 'expense', '0197d44b-78c3-7078-af7e-f7d0bdc4546e', '0197d44b-78c3-7102-a3b4-7fc559372df0', NULL, '{"_id": "0197d44b-78c3-7078-af7e-f7d0bdc4546e", "date": "2025-07-04", "year": 2025, "month": 7, "amount": 7938, "ledger": "01a22350-b6e3-776f-bc33-f4818513905f", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-07-04T07:16:45.379Z", "exactMode": null, "updatedAt": "2025-07-04T07:16:45.379Z", "voucherNo": "V2025-26/0007", "ledgerName": "Salaries"}'),
  ('0197e9a1-67f5-7403-82f1-8a01ef0b08cb', '2025-07-08 10:42:38.709+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'expense.create', 'expense', '0197e9a1-67f5-71ba-b74e-4843bf27e644', '0197e9a1-67f5-71ad-8a7c-abaf9795db55', NULL, '{"_id": "0197e9a1-67f5-71ba-b74e-4843bf27e644", "date": "2025-07-08", "year": 2025, "month": 7, "amount": 4410, "ledger": "01a22350-b6e4-7316-876b-611468f4c4d0", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-07-08T10:42:38.709Z", "exactMode": null, "updatedAt": "2025-07-08T10:42:38.709Z", "voucherNo": "V2025-26/0008", "ledgerName": "Rent"}'),
  ('01980c8c-196a-7598-8f9d-966df54a66e1', '2025-07-15 05:26:04.906+00', '01a22350-b2ae-779a-b2fb-7a6e175bc633', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '01980c8c-196a-73ab-96f0-61eefb72acab', '01980c8c-196a-7638-90e9-6aa22f64bf62', NULL, '{"_id": "01980c8c-196a-73ab-96f0-61eefb72acab", "due": 10500, "date": "2025-07-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 7, "course": "Data Analytics", "changed": false, "payMode": "Cash", "payable": 31500, "student": "01976d38-7d5f-7200-bbd0-e0a4a64ebaf9", "version": 1, "issuedOn": "2025-07-15", "exactMode": null, "receiptNo": "2025-26/000002"}'),
  ('01982b99-c49f-7234-a806-e566beec5a95', '2025-07-21 06:09:14.399+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22350-afd5-7038-8d5f-01c57f17859c', '01982b99-c49f-7032-9cd8-a266597a76bb', NULL, '{"_id": "01a22350-afd5-7038-8d5f-01c57f17859c", "room": "Room 2", "bCode": "DM-2508", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2025-11-11", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2025-08-11", "courseName": "Digital Marketing"}'),
  ('0198305a-7b46-776f-a345-0efb23147bb9', '2025-07-22 04:18:12.934+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'student.register', 'student', '0198305a-7b46-72f7-ab77-7173ed2edbeb', '0198305a-7b46-704f-98bf-18ae01f38773', NULL, '{"_id": "0198305a-7b46-72f7-ab77-7173ed2edbeb", "fee": 22000, "mode": "offline", "batch": "GD-2507", "course": "Graphic Design", "status": "Active", "PaidFee": 0, "dueDate": "2025-08-26", "endDate": "2025-12-16", "version": 1, "TotalFee": 22000, "declared": null, "isPlaced": "notPlaced", "cduration": "5 months", "PendingFee": 22000, "isCompleted": "yes", "joiningDate": "2025-07-22"}'),
  ('01983ab5-5436-7595-8d1c-b8088e3c316f', '2025-07-24 04:33:38.87+00', '01976d38-7d5f-7200-bbd0-e0a4a64ebaf9', '', 'student', 'project.add', 'project', '01983ab5-5436-715b-adb7-f4d8ec2acfa9', '01983ab5-5436-7559-8e93-586426bb33db', NULL, '{"_id": "01983ab5-5436-715b-adb7-f4d8ec2acfa9", "student": "01976d38-7d5f-7200-bbd0-e0a4a64ebaf9", "version": 1}'),
  ('01984f40-d442-7039-bd83-a93872b99e16', '2025-07-28 04:18:25.474+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'fee.record', 'receipt', '01984f40-d442-7275-b91f-52ce19be1110', '01984f40-d442-7131-9ca9-e04b2d0c5afb', NULL, '{"_id": "01984f40-d442-7275-b91f-52ce19be1110", "due": 11000, "date": "2025-07-28", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 7, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-72f7-ab77-7173ed2edbeb", "version": 1, "issuedOn": "2025-07-28", "exactMode": "Bank transfer", "receiptNo": "2025-26/000003"}'),
  ('01985aa9-0953-732d-9788-635e60c69771', '2025-07-30 09:28:04.179+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'staff.update', 'account', '01a22350-b2c9-7539-91be-d75cd53731b2', '01985aa9-0953-732f-96eb-9f66c69cfe0d', '{"status": "Active", "version": 1}', '{"status": "Disable", "version": 2}'),
  ('01986905-43a3-768e-b2fd-a74b19a2a20a', '2025-08-02 04:23:29.443+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'expense.create', 'expense', '01986905-43a3-72df-b332-fc90c616ebf1', '01986905-43a3-7048-98b0-0cd6ce579b20', NULL, '{"_id": "01986905-43a3-72df-b332-fc90c616ebf1", "date": "2025-08-02", "year": 2025, "month": 8, "amount": 4341, "ledger": "01a22350-b6e4-7316-876b-611468f4c4d0", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-08-02T04:23:29.443Z", "exactMode": null, "updatedAt": "2025-08-02T04:23:29.443Z", "voucherNo": "V2025-26/0009", "ledgerName": "Rent"}'),
  ('019873c7-c03e-7695-8590-2e2b120ca7ad', '2025-08-04 06:32:07.486+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'expense.create', 'expense', '019873c7-c03e-7176-8b42-28213ef49904', '019873c7-c03e-74c0-b4cf-0c168701df46', NULL, '{"_id": "019873c7-c03e-7176-8b42-28213ef49904", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 7814, "ledger": "01a22350-b6e3-776f-bc33-f4818513905f", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T06:32:07.486Z", "exactMode": null, "updatedAt": "2025-08-04T06:32:07.486Z", "voucherNo": "V2025-26/0010", "ledgerName": "Salaries"}'),
  ('0198742d-391a-74e3-8b94-1fd5a039fd86', '2025-08-04 08:22:57.562+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'expense.create', 'expense', '0198742d-391a-715a-b4db-63525545c904', '0198742d-391a-72fc-8fcf-9e518e573c1b', NULL, '{"_id": "0198742d-391a-715a-b4db-63525545c904", "date": "2025-08-04", "year": 2025, "month": 8, "amount": 347, "ledger": "01a22350-b6e4-7316-876b-6b4961ba12c4", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-04T08:22:57.562Z", "exactMode": null, "updatedAt": "2025-08-04T08:22:57.562Z", "voucherNo": "V2025-26/0011", "ledgerName": "Internet"}'),
  ('01987a45-a517-7501-a98e-5941de216242', '2025-08-05 12:47:21.367+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'expense.create', 'expense', '01987a45-a517-7706-82f0-de6062daa45d', '01987a45-a517-76f9-8fcf-8c52c680f671', NULL, '{"_id": "01987a45-a517-7706-82f0-de6062daa45d", "date": "2025-08-05", "year": 2025, "month": 8, "amount": 1041, "ledger": "01a22350-b6e4-7316-876b-6403ac909c45", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-08-05T12:47:21.367Z", "exactMode": null, "updatedAt": "2025-08-05T12:47:21.367Z", "voucherNo": "V2025-26/0012", "ledgerName": "Electricity"}'),
  ('0198adb9-bb13-7428-8754-6687eeaf1d49', '2025-08-15 12:34:47.187+00', '01a22350-b2ae-779a-b2fb-767741bbc752', 'Hina Sample', 'hr', 'fee.record', 'receipt', '0198adb9-bb13-7113-8dca-7ca42565b728', '0198adb9-bb13-715f-97f6-f695966e1212', NULL, '{"_id": "0198adb9-bb13-7113-8dca-7ca42565b728", "due": 0, "date": "2025-08-15", "paid": 10500, "year": 2025, "bCode": "DA-2506", "month": 8, "course": "Data Analytics", "changed": false, "payMode": "Others", "payable": 31500, "student": "01976d38-7d5f-7200-bbd0-e0a4a64ebaf9", "version": 1, "issuedOn": "2025-08-15", "exactMode": null, "receiptNo": "2025-26/000004"}'),
  ('0198b7a5-65f9-7679-b1ee-0e630cb9b0d5', '2025-08-17 10:48:46.841+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22350-afea-73d0-adcf-18485cb236ba', '0198b7a5-65f9-74db-8675-a760de3cc6b8', NULL, '{"_id": "01a22350-afea-73d0-adcf-18485cb236ba", "room": "Lab 1", "bCode": "HT-2509", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2025-11-07", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2025-09-07", "courseName": "Hindi Typing"}'),
  ('0198d1be-32ac-7786-8c54-c916ca7c02c7', '2025-08-22 12:25:59.724+00', '01a22350-b2ae-779a-b2fb-7a6e175bc633', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '0198d1be-32ac-7668-a42d-46c6752099bc', '0198d1be-32ac-71f4-ad4b-2df1afca74b4', NULL, '{"_id": "0198d1be-32ac-7668-a42d-46c6752099bc", "due": 0, "date": "2025-08-21", "paid": 11000, "year": 2025, "bCode": "GD-2507", "month": 8, "course": "Graphic Design", "changed": false, "payMode": "Online", "payable": 22000, "student": "0198305a-7b46-72f7-ab77-7173ed2edbeb", "version": 1, "issuedOn": "2025-08-22", "exactMode": "UPI", "receiptNo": "2025-26/000005"}'),
  ('019904aa-7eb6-765e-b2ea-8b20d0c2cf1b', '2025-09-01 09:45:06.486+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'expense.create', 'expense', '019904aa-7eb6-7049-bfaa-cc6f5bfa2dee', '019904aa-7eb6-75d7-a071-25460c98e91f', NULL, '{"_id": "019904aa-7eb6-7049-bfaa-cc6f5bfa2dee", "date": "2025-09-01", "year": 2025, "month": 9, "amount": 6144, "ledger": "01a22350-b6e3-776f-bc33-f4818513905f", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-09-01T09:45:06.486Z", "exactMode": null, "updatedAt": "2025-09-01T09:45:06.486Z", "voucherNo": "V2025-26/0013", "ledgerName": "Salaries"}'),
  ('01990a07-c598-72f8-a0b7-5dd0d039ca17', '2025-09-02 10:45:05.56+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'expense.create', 'expense', '01990a07-c598-72d8-a1c4-e354d42e1b31', '01990a07-c598-739f-b947-f7d52fb5d80d', NULL, '{"_id": "01990a07-c598-72d8-a1c4-e354d42e1b31", "date": "2025-09-02", "year": 2025, "month": 9, "amount": 3413, "ledger": "01a22350-b6e4-7316-876b-611468f4c4d0", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-09-02T10:45:05.560Z", "exactMode": null, "updatedAt": "2025-09-02T10:45:05.560Z", "voucherNo": "V2025-26/0014", "ledgerName": "Rent"}'),
  ('01990f32-eeb0-70d5-9d20-f2ec673c4f63', '2025-09-03 10:50:20.208+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'expense.create', 'expense', '01990f32-eeb0-7099-99e8-7bc97d7f5b9f', '01990f32-eeb0-7488-b9e5-b2a1dc877856', NULL, '{"_id": "01990f32-eeb0-7099-99e8-7bc97d7f5b9f", "date": "2025-09-03", "year": 2025, "month": 9, "amount": 819, "ledger": "01a22350-b6e4-7316-876b-6403ac909c45", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-03T10:50:20.208Z", "exactMode": null, "updatedAt": "2025-09-03T10:50:20.208Z", "voucherNo": "V2025-26/0015", "ledgerName": "Electricity"}'),
  ('0199291d-4815-70c9-baeb-ddb279d803bc', '2025-09-08 11:36:48.917+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'expense.create', 'expense', '0199291d-4815-7002-99b1-82aa72314ac6', '0199291d-4815-70b9-9de6-7eeb9e339809', NULL, '{"_id": "0199291d-4815-7002-99b1-82aa72314ac6", "date": "2025-09-08", "year": 2025, "month": 9, "amount": 273, "ledger": "01a22350-b6e4-7316-876b-6b4961ba12c4", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-09-08T11:36:48.917Z", "exactMode": null, "updatedAt": "2025-09-08T11:36:48.917Z", "voucherNo": "V2025-26/0016", "ledgerName": "Internet"}'),
  ('01993c60-445a-7349-9e9c-837e9c564249', '2025-09-12 05:22:45.978+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22350-afea-73d0-adcf-1f440acdb40e', '01993c60-445a-71b4-a5ec-71e06dd310e3', NULL, '{"_id": "01a22350-afea-73d0-adcf-1f440acdb40e", "room": "Lab 2", "bCode": "FR-2510", "bTime": "15:00 to 17:00", "seats": 1, "endDate": "2026-02-03", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 6}], "startDate": "2025-10-03", "courseName": "Français des affaires"}'),
  ('01994735-b681-75f2-9681-7d2e4cda479c', '2025-09-14 07:52:06.529+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'fee.record', 'receipt', '01994735-b681-74bd-84d4-3f95583eb0ea', '01994735-b681-73b3-9371-a348940da212', NULL, '{"_id": "01994735-b681-74bd-84d4-3f95583eb0ea", "due": 0, "date": "2025-09-14", "paid": 15000, "year": 2025, "bCode": "DM-2508", "month": 9, "course": "Digital Marketing", "changed": false, "payMode": "Cash", "payable": 15000, "student": "0199483e-e8b1-71c5-b09d-3285891fc067", "version": 1, "issuedOn": "2025-09-14", "exactMode": null, "receiptNo": "2025-26/000006"}'),
  ('0199483e-e8b1-7076-a96a-b7b8a8ee2744', '2025-09-14 12:41:46.417+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'student.register', 'student', '0199483e-e8b1-71c5-b09d-3285891fc067', '0199483e-e8b1-7495-82c4-d25e2f250728', NULL, '{"_id": "0199483e-e8b1-71c5-b09d-3285891fc067", "fee": 15000, "mode": "online", "batch": "DM-2508", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2025-10-19", "endDate": "2025-11-11", "version": 1, "TotalFee": 15000, "declared": null, "isPlaced": "placed", "cduration": "3 months", "PendingFee": 15000, "isCompleted": "yes", "joiningDate": "2025-09-14"}'),
  ('0199c7c0-0ba8-7375-bb5b-0626b250bf46', '2025-10-09 06:54:35.944+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22350-afea-73d0-adcf-231c6d2c06a0', '0199c7c0-0ba8-7760-b8cf-702d14a9ca30', NULL, '{"_id": "01a22350-afea-73d0-adcf-231c6d2c06a0", "room": "Room 1", "bCode": "TALLY-2510", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-01-30", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2025-10-30", "courseName": "Tally with GST"}'),
  ('019a24d1-6480-736c-93fd-8421489f02de', '2025-10-27 08:38:13.888+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'enquiry.status', 'enquiry', '019a24d1-6480-70e5-9ef8-3369e81d9984', '019a24d1-6480-719a-88cd-6fb6e46a8d8c', '{"status": "Open"}', '{"status": "Pending"}'),
  ('019a24d1-6480-7507-978b-ae747c6689f8', '2025-10-27 08:38:13.888+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'enquiry.create', 'enquiry', '019a24d1-6480-70e5-9ef8-3369e81d9984', '019a24d1-6480-7596-b008-589a127c352c', NULL, '{"_id": "019a24d1-6480-70e5-9ef8-3369e81d9984", "date": "2025-10-27", "mode": "offline", "year": 2025, "month": 10, "course": "Full Stack Web Development", "status": "Open", "student": null, "version": 1, "isPlaced": "notPlaced", "nextCall": null, "Enquirymode": "offline"}'),
  ('019a3e0d-cbe7-71e2-bda8-c98792c1e3e9', '2025-11-01 06:14:42.919+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'expense.create', 'expense', '019a3e0d-cbe7-706c-9371-4068366d1d2e', '019a3e0d-cbe7-700c-a540-cd2b61df5a76', NULL, '{"_id": "019a3e0d-cbe7-706c-9371-4068366d1d2e", "date": "2025-11-01", "year": 2025, "month": 11, "amount": 1250, "ledger": "01a22350-b6e4-7316-876b-611468f4c4d0", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2025-11-01T06:14:42.919Z", "exactMode": null, "updatedAt": "2025-11-01T06:14:42.919Z", "voucherNo": "V2025-26/0017", "ledgerName": "Rent"}'),
  ('019a499b-18e8-7003-a605-76f163f2ac1d', '2025-11-03 12:04:52.584+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'expense.create', 'expense', '019a499b-18e8-7116-94e4-d596354bc217', '019a499b-18e8-750b-b209-ed8090615c6d', NULL, '{"_id": "019a499b-18e8-7116-94e4-d596354bc217", "date": "2025-11-03", "year": 2025, "month": 11, "amount": 2250, "ledger": "01a22350-b6e3-776f-bc33-f4818513905f", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2025-11-03T12:04:52.584Z", "exactMode": null, "updatedAt": "2025-11-03T12:04:52.584Z", "voucherNo": "V2025-26/0018", "ledgerName": "Salaries"}'),
  ('019a4dd1-d13d-71d7-9815-182fdbeb175a', '2025-11-04 07:43:07.581+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22350-afea-73d0-adcf-2564dab7520b', '019a4dd1-d13d-7464-979e-58640a6f3aa9', NULL, '{"_id": "01a22350-afea-73d0-adcf-2564dab7520b", "room": "Room 2", "bCode": "PY-2511", "bTime": "18:00 to 20:00", "seats": 1, "endDate": "2026-03-25", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}], "startDate": "2025-11-25", "courseName": "Python Programming"}'),
  ('019a5870-be50-7086-87d4-c3d4183a1c35', '2025-11-06 09:12:55.12+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'expense.create', 'expense', '019a5870-be50-7532-80f5-f2630741b987', '019a5870-be50-709d-95fc-c0cfd3aa023b', NULL, '{"_id": "019a5870-be50-7532-80f5-f2630741b987", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 100, "ledger": "01a22350-b6e4-7316-876b-6b4961ba12c4", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T09:12:55.120Z", "exactMode": null, "updatedAt": "2025-11-06T09:12:55.120Z", "voucherNo": "V2025-26/0019", "ledgerName": "Internet"}'),
  ('019a58cd-919f-768d-86ed-a01873721573', '2025-11-06 10:54:18.527+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'expense.create', 'expense', '019a58cd-919f-7507-bc5e-8b51220cca56', '019a58cd-919f-74ab-8da3-95eeae5b4de3', NULL, '{"_id": "019a58cd-919f-7507-bc5e-8b51220cca56", "date": "2025-11-06", "year": 2025, "month": 11, "amount": 300, "ledger": "01a22350-b6e4-7316-876b-6403ac909c45", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2025-11-06T10:54:18.527Z", "exactMode": null, "updatedAt": "2025-11-06T10:54:18.527Z", "voucherNo": "V2025-26/0020", "ledgerName": "Electricity"}'),
  ('019acdcb-3f5e-71dc-9e9c-dc517d0d4d18', '2025-11-29 04:07:20.67+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'student.register', 'student', '019acdcb-3f5e-73a5-afd7-c4230b6752dd', '019acdcb-3f5e-73ff-b756-c63165c34910', NULL, '{"_id": "019acdcb-3f5e-73a5-afd7-c4230b6752dd", "fee": 18000, "mode": "offline", "batch": "PY-2511", "course": "Python Programming", "status": "Active", "PaidFee": 0, "dueDate": "2026-01-03", "endDate": "2026-03-25", "version": 1, "TotalFee": 18000, "declared": null, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 18000, "isCompleted": "yes", "joiningDate": "2025-11-29"}'),
  ('019acefa-c7b2-75fc-ac5b-a54844323aac', '2025-11-29 09:38:52.978+00', '01a22350-b2ae-779a-b2fb-767741bbc752', 'Hina Sample', 'hr', 'fee.record', 'receipt', '019acefa-c7b2-747f-b4cc-c8b72d0daf3a', '019acefa-c7b2-701a-ac63-6d6a20d23f74', NULL, '{"_id": "019acefa-c7b2-747f-b4cc-c8b72d0daf3a", "due": 12000, "date": "2025-11-29", "paid": 6000, "year": 2025, "bCode": "PY-2511", "month": 11, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-73a5-afd7-c4230b6752dd", "version": 1, "issuedOn": "2025-11-29", "exactMode": null, "receiptNo": "2025-26/000007"}'),
  ('019ad88c-72fa-7593-ba06-0fc441e3d063', '2025-12-01 06:14:34.49+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22350-afea-73d0-adcf-2993df90aa2c', '019ad88c-72fa-76d4-ac1e-dab32b135a52', NULL, '{"_id": "01a22350-afea-73d0-adcf-2993df90aa2c", "room": "Lab 1", "bCode": "FSW-2512", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-08-22", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2025-12-22", "courseName": "Full Stack Web Development"}'),
  ('019b5e41-c6ac-741d-809b-d1bcd6bbfe58', '2025-12-27 05:22:07.66+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22350-afeb-7770-af1f-83de715add32', '019b5e41-c6ac-7701-a344-654dc123d9f8', NULL, '{"_id": "01a22350-afeb-7770-af1f-83de715add32", "room": "Lab 2", "bCode": "DA-2601", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-07-17", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2026-01-17", "courseName": "Data Analytics"}'),
  ('019b7ce0-50eb-7410-8e71-fda6f9d894b5', '2026-01-02 04:03:54.219+00', '01a22350-b2ae-779a-b2fb-7a6e175bc633', 'Hemant Namuna', 'hr', 'fee.record', 'receipt', '019b7ce0-50eb-766c-85df-eab04db91005', '019b7ce0-50eb-772c-b0d3-237d023faf1c', NULL, '{"_id": "019b7ce0-50eb-766c-85df-eab04db91005", "due": 6000, "date": "2026-01-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 1, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-73a5-afd7-c4230b6752dd", "version": 1, "issuedOn": "2026-01-02", "exactMode": null, "receiptNo": "2025-26/000008"}'),
  ('019b7d9a-7db3-73d2-8192-9777aa3c58da', '2026-01-02 07:27:15.379+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'expense.create', 'expense', '019b7d9a-7db3-72b4-88bf-4dae6ea9e259', '019b7d9a-7db3-72e1-837c-bc4ed8e7b511', NULL, '{"_id": "019b7d9a-7db3-72b4-88bf-4dae6ea9e259", "date": "2026-01-02", "year": 2026, "month": 1, "amount": 1076, "ledger": "01a22350-b6e4-7316-876b-611468f4c4d0", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-01-02T07:27:15.379Z", "exactMode": null, "updatedAt": "2026-01-02T07:27:15.379Z", "voucherNo": "V2025-26/0021", "ledgerName": "Rent"}'),
  ('019b92c8-7213-73db-ab48-f14c525ade1e', '2026-01-06 10:09:28.595+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'expense.create', 'expense', '019b92c8-7213-75bf-a031-4be89527f781', '019b92c8-7213-759f-8f7e-8b4d145529cd', NULL, '{"_id": "019b92c8-7213-75bf-a031-4be89527f781", "date": "2026-01-06", "year": 2026, "month": 1, "amount": 258, "ledger": "01a22350-b6e4-7316-876b-6403ac909c45", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-06T10:09:28.595Z", "exactMode": null, "updatedAt": "2026-01-06T10:09:28.595Z", "voucherNo": "V2025-26/0022", "ledgerName": "Electricity"}'),
  ('019b96c0-e9f1-7784-bf56-6e9da8a7ac83', '2026-01-07 04:39:43.857+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'expense.create', 'expense', '019b96c0-e9f1-7102-987a-990190a5bf7d', '019b96c0-e9f1-7302-9ec9-a0114bd3af1f', NULL, '{"_id": "019b96c0-e9f1-7102-987a-990190a5bf7d", "date": "2026-01-07", "year": 2026, "month": 1, "amount": 1938, "ledger": "01a22350-b6e3-776f-bc33-f4818513905f", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-01-07T04:39:43.857Z", "exactMode": null, "updatedAt": "2026-01-07T04:39:43.857Z", "voucherNo": "V2025-26/0023", "ledgerName": "Salaries"}'),
  ('019b9be6-f910-7562-8c09-b622370008ae', '2026-01-08 04:39:24.176+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'expense.create', 'expense', '019b9be6-f910-72d0-ba64-d13814d0fc67', '019b9be6-f910-77cf-a58a-3fcdf7d0fc13', NULL, '{"_id": "019b9be6-f910-72d0-ba64-d13814d0fc67", "date": "2026-01-08", "year": 2026, "month": 1, "amount": 86, "ledger": "01a22350-b6e4-7316-876b-6b4961ba12c4", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-01-08T04:39:24.176Z", "exactMode": null, "updatedAt": "2026-01-08T04:39:24.176Z", "voucherNo": "V2025-26/0024", "ledgerName": "Internet"}'),
  ('019bea69-43a4-7628-a23c-444ab006f1a1', '2026-01-23 10:32:05.796+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22350-afeb-7770-af1f-860a1a4279ae', '019bea69-43a4-73b8-8f2d-81943d37ffcb', NULL, '{"_id": "01a22350-afeb-7770-af1f-860a1a4279ae", "room": "Room 1", "bCode": "GD-2602", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-07-13", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-02-13", "courseName": "Graphic Design"}'),
  ('019c1cef-33c4-767c-a20b-474eba0c8e8e', '2026-02-02 05:59:24.356+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'fee.record', 'receipt', '019c1cef-33c4-7169-a9da-78316dd4b9cf', '019c1cef-33c4-7524-ac31-a8fefc5fdb03', NULL, '{"_id": "019c1cef-33c4-7169-a9da-78316dd4b9cf", "due": 0, "date": "2026-02-02", "paid": 6000, "year": 2026, "bCode": "PY-2511", "month": 2, "course": "Python Programming", "changed": false, "payMode": "Cash", "payable": 18000, "student": "019acdcb-3f5e-73a5-afd7-c4230b6752dd", "version": 1, "issuedOn": "2026-02-02", "exactMode": null, "receiptNo": "2025-26/000009"}'),
  ('019c31b6-9ffd-714a-8ca1-f7fcfa67769c', '2026-02-06 06:49:38.045+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'expense.create', 'expense', '019c31b6-9ffd-7401-98bc-608ad8356695', '019c31b6-9ffd-7729-84e1-e84db4a7ba2e', NULL, '{"_id": "019c31b6-9ffd-7401-98bc-608ad8356695", "date": "2026-02-06", "year": 2026, "month": 2, "amount": 2457, "ledger": "01a22350-b6e3-776f-bc33-f4818513905f", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-02-06T06:49:38.045Z", "exactMode": null, "updatedAt": "2026-02-06T06:49:38.045Z", "voucherNo": "V2025-26/0025", "ledgerName": "Salaries"}'),
  ('019c369f-a274-75b3-a230-c054a2ce7b19', '2026-02-07 05:42:37.428+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'expense.create', 'expense', '019c369f-a274-7532-a7bb-1354bbe4babd', '019c369f-a274-73aa-bb1d-a95848871fa0', NULL, '{"_id": "019c369f-a274-7532-a7bb-1354bbe4babd", "date": "2026-02-07", "year": 2026, "month": 2, "amount": 1365, "ledger": "01a22350-b6e4-7316-876b-611468f4c4d0", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-02-07T05:42:37.428Z", "exactMode": null, "updatedAt": "2026-02-07T05:42:37.428Z", "voucherNo": "V2025-26/0026", "ledgerName": "Rent"}'),
  ('019c411e-2084-7672-9c7f-e08413ca7384', '2026-02-09 06:36:59.396+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'expense.create', 'expense', '019c411e-2084-74c7-b965-44af50acf715', '019c411e-2084-733d-bbf3-b23ff1e48db5', NULL, '{"_id": "019c411e-2084-74c7-b965-44af50acf715", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 327, "ledger": "01a22350-b6e4-7316-876b-6403ac909c45", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T06:36:59.396Z", "exactMode": null, "updatedAt": "2026-02-09T06:36:59.396Z", "voucherNo": "V2025-26/0027", "ledgerName": "Electricity"}'),
  ('019c423e-23a9-7728-95cf-d24f14711338', '2026-02-09 11:51:34.569+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'expense.create', 'expense', '019c423e-23a9-76b2-9d8b-154e32452801', '019c423e-23a9-75f8-9325-a530a93995a6', NULL, '{"_id": "019c423e-23a9-76b2-9d8b-154e32452801", "date": "2026-02-09", "year": 2026, "month": 2, "amount": 109, "ledger": "01a22350-b6e4-7316-876b-6b4961ba12c4", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-02-09T11:51:34.569Z", "exactMode": null, "updatedAt": "2026-02-09T11:51:34.569Z", "voucherNo": "V2025-26/0028", "ledgerName": "Internet"}'),
  ('019c7004-9136-745b-9704-4f82cda9e723', '2026-02-18 09:11:13.462+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22350-afeb-7770-af1f-88371a3a4827', '019c7004-9136-75c8-8592-bf8713fc2475', NULL, '{"_id": "01a22350-afeb-7770-af1f-88371a3a4827", "room": "Room 2", "bCode": "DM-2603", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-06-11", "trainer": "Dev Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2026-03-11", "courseName": "Digital Marketing"}'),
  ('019cfa32-3a20-7420-a04d-850a4c9ee8b5', '2026-03-17 05:08:41.632+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22350-afeb-7770-af1f-8c8ad6df000b', '019cfa32-3a20-7422-aac0-bc6d1f41fc27', NULL, '{"_id": "01a22350-afeb-7770-af1f-8c8ad6df000b", "room": "Lab 1", "bCode": "HT-2604", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2026-06-07", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2026-04-07", "courseName": "Hindi Typing"}'),
  ('019d47ad-09b4-778f-b715-9b778744d89d', '2026-04-01 06:13:35.796+00', '01976d38-7d5f-7200-bbd0-e0a4a64ebaf9', '', 'student', 'project.add', 'project', '019d47ad-09b4-73a6-8dcb-7ee73adb7114', '019d47ad-09b4-705a-9897-c208d02c5479', NULL, '{"_id": "019d47ad-09b4-73a6-8dcb-7ee73adb7114", "student": "01976d38-7d5f-7200-bbd0-e0a4a64ebaf9", "version": 1}'),
  ('019d805b-85ba-7085-b2bd-6e2b05a7f952', '2026-04-12 06:22:54.906+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22350-afeb-7770-af1f-92fc62f52aa4', '019d805b-85ba-75d2-9d98-d5f2f81a739e', NULL, '{"_id": "01a22350-afeb-7770-af1f-92fc62f52aa4", "room": "Lab 2", "bCode": "FR-2605", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-09-03", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-05-03", "courseName": "Français des affaires"}'),
  ('019daf1c-ae23-7002-aa44-5762a7aed73d', '2026-04-21 08:16:25.635+00', '01976d38-7d5f-7200-bbd0-e0a4a64ebaf9', '', 'student', 'portfolio.add', 'portfolio', '019daf1c-ae23-73a4-91d6-3cd9c10827f6', '019daf1c-ae23-76be-ad19-b100515a9c65', NULL, '{"_id": "019daf1c-ae23-73a4-91d6-3cd9c10827f6", "student": "01976d38-7d5f-7200-bbd0-e0a4a64ebaf9", "version": 1}'),
  ('019e0afc-7890-7504-97bd-bc2d8cbbfc22', '2026-05-09 04:26:18.64+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22350-afeb-7770-af1f-96dcdcf39131', '019e0afc-7890-76cf-85e1-a940f74512ec', NULL, '{"_id": "01a22350-afeb-7770-af1f-96dcdcf39131", "room": "Room 1", "bCode": "TALLY-2605", "bTime": "12:30 to 14:30", "seats": 1, "endDate": "2026-08-30", "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}], "startDate": "2026-05-30", "courseName": "Tally with GST"}'),
  ('019e91fd-57b9-77a4-a0e8-c2ed39b09483', '2026-06-04 09:35:59.929+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22350-afeb-7770-af1f-991195baff70', '019e91fd-57b9-743b-9038-658d8e6fd657', NULL, '{"_id": "01a22350-afeb-7770-af1f-991195baff70", "room": "Room 2", "bCode": "PY-2606", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2026-10-25", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-06-25", "courseName": "Python Programming"}'),
  ('019f1d81-7446-72ac-9cad-a4a059b01f14', '2026-07-01 11:47:31.014+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22350-afeb-7770-af1f-9c4a473a5afa', '019f1d81-7446-701f-b7d6-f2a28dc28060', NULL, '{"_id": "01a22350-afeb-7770-af1f-9c4a473a5afa", "room": "Lab 1", "bCode": "FSW-2607", "bTime": "10:00 to 12:00", "seats": 1, "endDate": null, "trainer": "Dev Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 5}], "startDate": "2026-07-22", "courseName": "Full Stack Web Development"}'),
  ('019f4660-91bf-77de-95e1-f5cae6222342', '2026-07-09 10:16:01.727+00', '01976d38-7d5f-7200-bbd0-e0a4a64ebaf9', '', 'student', 'portfolio.add', 'portfolio', '019f4660-91bf-73d3-bb33-cf410cfbf370', '019f4660-91bf-7427-b49c-a68c2399f97b', NULL, '{"_id": "019f4660-91bf-73d3-bb33-cf410cfbf370", "student": "01976d38-7d5f-7200-bbd0-e0a4a64ebaf9", "version": 1}'),
  ('019fa230-ae6c-766e-9e56-c56a11a2f39d', '2026-07-27 06:08:47.212+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22350-afeb-7770-af1f-a37029d9bd14', '019fa230-ae6c-75bd-a799-f38321c985b4', NULL, '{"_id": "01a22350-afeb-7770-af1f-a37029d9bd14", "room": "Lab 2", "bCode": "DA-2608", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2027-02-17", "trainer": "Esther Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}], "startDate": "2026-08-17", "courseName": "Data Analytics"}'),
  ('01a02eaf-9c16-7518-af4e-d03af6cf6a09', '2026-08-23 12:54:15.83+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22350-afeb-7770-af1f-a53545ced8ed', '01a02eaf-9c16-7415-875d-a03ec25e238f', NULL, '{"_id": "01a22350-afeb-7770-af1f-a53545ced8ed", "room": "Room 1", "bCode": "GD-2609", "bTime": "08:00 to 10:00", "seats": 1, "endDate": "2027-02-13", "trainer": "Anita Example", "version": 1, "sessions": [{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}], "startDate": "2026-09-13", "courseName": "Graphic Design"}'),
  ('01a0b40e-f07d-726c-ae5e-34902d729a44', '2026-09-18 10:27:53.085+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22350-afeb-7770-af1f-a90ba8ce091f', '01a0b40e-f07d-70d6-9bff-2af2fe1e25f7', NULL, '{"_id": "01a22350-afeb-7770-af1f-a90ba8ce091f", "room": "Room 2", "bCode": "DM-2610", "bTime": "12:30 to 14:30", "seats": 1, "endDate": null, "trainer": "Binod Example", "version": 1, "sessions": [{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 5}], "startDate": "2026-10-09", "courseName": "Digital Marketing"}'),
  ('01a0d6d4-797a-70c8-b5f0-9f2e2cda0c44', '2026-09-25 04:30:44.09+00', '01976d38-7d5f-7200-bbd0-e0a4a64ebaf9', '', 'student', 'project.add', 'project', '01a0d6d4-797a-7248-b9f7-8751a88934b1', '01a0d6d4-797a-7404-ae61-d966192ebe7e', NULL, '{"_id": "01a0d6d4-797a-7248-b9f7-8751a88934b1", "student": "01976d38-7d5f-7200-bbd0-e0a4a64ebaf9", "version": 1}'),
  ('01a11b91-9b52-7499-b7a6-25eb913502d3', '2026-10-08 12:51:29.746+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'student.register', 'student', '01a11b91-9b52-77cb-978d-e67e038d6d93', '01a11b91-9b52-731b-b149-5dfe9f8580c8', NULL, '{"_id": "01a11b91-9b52-77cb-978d-e67e038d6d93", "fee": 13500, "mode": "offline", "batch": "DM-2610", "course": "Digital Marketing", "status": "Active", "PaidFee": 0, "dueDate": "2026-11-12", "endDate": null, "version": 1, "TotalFee": 13500, "declared": null, "isPlaced": "notPlaced", "cduration": "3 months", "PendingFee": 13500, "isCompleted": "no", "joiningDate": "2026-10-08"}'),
  ('01a13e7e-69d3-76e7-8531-d0b634face2f', '2026-10-15 07:37:14.451+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22350-afeb-7770-af1f-adf83651c356', '01a13e7e-69d3-734f-8ae6-3746c8d76317', NULL, '{"_id": "01a22350-afeb-7770-af1f-adf83651c356", "room": "Lab 1", "bCode": "HT-2611", "bTime": "10:00 to 12:00", "seats": 1, "endDate": "2027-01-05", "trainer": "Chitra Example", "version": 1, "sessions": [{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}], "startDate": "2026-11-05", "courseName": "Hindi Typing"}'),
  ('01a19b44-4019-73a2-94ce-7cef4b41741d', '2026-11-02 07:58:23.769+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19b44-4019-7065-aaf8-3cbeb89a574c', '01a19b44-4019-776b-97b7-15539a5cdd7f', NULL, '{"_id": "01a19b44-4019-7065-aaf8-3cbeb89a574c", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 221, "ledger": "01a22350-b6e4-7316-876b-611468f4c4d0", "remark": "Example House, all classrooms", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T07:58:23.769Z", "exactMode": null, "updatedAt": "2026-11-02T07:58:23.769Z", "voucherNo": "V2026-27/0001", "ledgerName": "Rent"}'),
  ('01a19c3d-3bc5-736a-80cb-9013790544a2', '2026-11-02 12:30:21.125+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'expense.create', 'expense', '01a19c3d-3bc5-758a-847f-b3e4890acd2e', '01a19c3d-3bc5-716e-9160-a2885b49f9d2', NULL, '{"_id": "01a19c3d-3bc5-758a-847f-b3e4890acd2e", "date": "2026-11-02", "year": 2026, "month": 11, "amount": 398, "ledger": "01a22350-b6e3-776f-bc33-f4818513905f", "remark": "Teachers and office of the example institute", "payMode": "Online", "version": 1, "createdAt": "2026-11-02T12:30:21.125Z", "exactMode": null, "updatedAt": "2026-11-02T12:30:21.125Z", "voucherNo": "V2026-27/0002", "ledgerName": "Salaries"}'),
  ('01a1a4b8-370c-7328-93a0-b6dfb7ebea33', '2026-11-04 04:01:38.572+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1a4b8-370c-77f8-8953-19a30c6a268a', '01a1a4b8-370c-70eb-bc9f-b16ed4988982', NULL, '{"_id": "01a1a4b8-370c-77f8-8953-19a30c6a268a", "date": "2026-11-04", "year": 2026, "month": 11, "amount": 53, "ledger": "01a22350-b6e4-7316-876b-6403ac909c45", "remark": "Example Power Company, bill of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-04T04:01:38.572Z", "exactMode": null, "updatedAt": "2026-11-04T04:01:38.572Z", "voucherNo": "V2026-27/0003", "ledgerName": "Electricity"}'),
  ('01a1b03c-724d-777d-bb3e-6734a88e74d1', '2026-11-06 09:41:53.869+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b03c-724d-73a2-8c1d-a3736bd7b588', '01a1b03c-724d-708b-b205-ae913446d854', NULL, '{"date": "2026-11-06", "absent": 1, "present": 0, "batchCode": "DM-2610"}'),
  ('01a1b03c-74c1-7513-91ed-ecfa64aac2ab', '2026-11-06 09:41:54.497+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'student.register', 'student', '01a1b03c-74c1-7402-9281-59f6f01e1b1b', '01a1b03c-74c1-72b2-905b-0c78931e09a6', NULL, '{"_id": "01a1b03c-74c1-7402-9281-59f6f01e1b1b", "fee": 4050, "mode": "online", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-11", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-06"}'),
  ('01a1b0c9-1727-77e5-9224-e4d10c6a81f1', '2026-11-06 12:15:31.111+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b0c9-1727-7418-9934-4dc54bcc3a9a', '01a1b0c9-1727-7246-bd59-e15db16f6774', NULL, '{"date": "2026-11-06", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1b4a5-afa4-7119-8c7d-b9af2b8d87be', '2026-11-07 06:15:19.716+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'student.disable', 'student', '01a11b91-9b52-77cb-978d-e67e038d6d93', '01a1b4a5-afa4-71d5-8268-70a37427d4e8', '{"status": "Active"}', '{"status": "Disable"}'),
  ('01a1b51d-6a8b-72ac-ab09-11b4267ab475', '2026-11-07 08:26:06.347+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1b51d-6a8b-7272-9410-53b78194f162', '01a1b51d-6a8b-77aa-996f-1aa95b1163d7', NULL, '{"date": "2026-11-07", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1be83-9230-74e7-bb72-51cc6f18b541', '2026-11-09 04:14:16.112+00', NULL, '', 'anyone', 'student.apply', 'student', '01a1be83-9230-74d7-8dd3-ef7a60df23e0', '01a1be83-9230-7150-86ce-9d17fb85e8e3', NULL, '{"_id": "01a1be83-9230-74d7-8dd3-ef7a60df23e0", "fee": 16500, "mode": "offline", "batch": "FR-2612", "course": "Français des affaires", "status": "Pending", "PaidFee": 0, "dueDate": "2027-01-05", "endDate": null, "version": 1, "TotalFee": 0, "declared": {"fee": 16500, "Paidfee": 8250, "payMode": "Online"}, "isPlaced": "notPlaced", "cduration": "4 months", "PendingFee": 0, "isCompleted": "no", "joiningDate": "2026-12-01"}'),
  ('01a1c041-4eb3-77e6-99b3-732b3ac9ac29', '2026-11-09 12:21:07.891+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c041-4eb3-732e-aa69-9c49d11b8a88', '01a1c041-4eb3-730d-9691-e2dfc79a4cc7', NULL, '{"date": "2026-11-09", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1c057-66d2-703d-94f8-e38b4966cfc8', '2026-11-09 12:45:15.858+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'expense.create', 'expense', '01a1c057-66d2-74c1-9cc9-af44ab115491', '01a1c057-66d2-732c-83c5-02b893c1e088', NULL, '{"_id": "01a1c057-66d2-74c1-9cc9-af44ab115491", "date": "2026-11-09", "year": 2026, "month": 11, "amount": 17, "ledger": "01a22350-b6e4-7316-876b-6b4961ba12c4", "remark": "Sample Telecom, line of the month", "payMode": "Online", "version": 1, "createdAt": "2026-11-09T12:45:15.858Z", "exactMode": null, "updatedAt": "2026-11-09T12:45:15.858Z", "voucherNo": "V2026-27/0004", "ledgerName": "Internet"}'),
  ('01a1c432-5b10-76e3-9045-537c5dd97d50', '2026-11-10 06:43:16.88+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'batch.create', 'batch', '01a22350-afeb-7770-af1f-b3fa6eabda49', '01a1c432-5b10-727c-9c5a-d5570b9afdd9', NULL, '{"_id": "01a22350-afeb-7770-af1f-b3fa6eabda49", "room": "Lab 2", "bCode": "FR-2612", "bTime": "15:00 to 17:00", "seats": 1, "endDate": null, "trainer": "Dev Example", "version": 1, "sessions": [{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 5}], "startDate": "2026-12-01", "courseName": "Français des affaires"}'),
  ('01a1c53b-8e49-7226-9adc-26c2e1369167', '2026-11-10 11:32:57.033+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1c53b-8e49-727b-96e6-7af04dbe9ab7', '01a1c53b-8e49-704d-a6f0-d9948c358b2a', NULL, '{"date": "2026-11-10", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ca38-8fec-77df-bc8a-e67b3df4bec7', '2026-11-11 10:47:46.924+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ca38-8fec-7481-ae71-25611cd0ccb3', '01a1ca38-8fec-77a7-871e-dd222763dfca', NULL, '{"date": "2026-11-11", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ce42-8cd3-7196-be70-3eb6c69d0871', '2026-11-12 05:37:10.355+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ce42-8cd3-707a-989c-37b8879f40e4', '01a1ce42-8cd3-75b0-a8ba-45d0bdc0544d', NULL, '{"date": "2026-11-12", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1cf35-657d-71d2-bc93-b70c1f85b3ac', '2026-11-12 10:02:25.533+00', '01a22350-b2ae-779a-b2fb-767741bbc752', 'Hina Sample', 'hr', 'fee.record', 'receipt', '01a1cf35-657d-765b-8a71-70ecc890b80b', '01a1cf35-657d-75b8-ad7c-8e46a1d5248c', NULL, '{"_id": "01a1cf35-657d-765b-8a71-70ecc890b80b", "due": 3050, "date": "2026-11-12", "paid": 1000, "year": 2026, "bCode": "HT-2611", "month": 11, "course": "Hindi Typing", "changed": false, "payMode": "Online", "payable": 4050, "student": "01a1b03c-74c1-7402-9281-59f6f01e1b1b", "version": 1, "issuedOn": "2026-11-12", "exactMode": "UPI", "receiptNo": "2026-27/000001"}'),
  ('01a1d445-07d9-73c6-b2f4-f9ff501f7084', '2026-11-13 09:37:36.217+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d445-07d9-76e3-bd11-df46dea1878d', '01a1d445-07d9-77ef-9bf9-92d22d015045', NULL, '{"date": "2026-11-13", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1d916-73a3-70d5-9a93-6e0aee984aa6', '2026-11-14 08:04:49.699+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1d916-73a3-7248-adfa-a1463283d055', '01a1d916-73a3-75e5-a639-ff09089599be', NULL, '{"date": "2026-11-14", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e402-4a37-7723-b91e-4de620ef98ee', '2026-11-16 10:58:37.751+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e402-4a37-7563-97c9-b242be8c76c2', '01a1e402-4a37-7300-9f90-3de31be72281', NULL, '{"date": "2026-11-16", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1e95a-a683-731e-86b5-e6433195c343', '2026-11-17 11:53:14.627+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1e95a-a683-76dc-97ba-6a6710fedcba', '01a1e95a-a683-704e-8520-d18b851d045e', NULL, '{"date": "2026-11-17", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1ee80-40dd-7235-a72c-1c0874d9342e', '2026-11-18 11:52:25.053+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1ee80-40dd-7314-8522-0f0104042a14', '01a1ee80-40dd-761e-8e99-a6b07544ce80', NULL, '{"date": "2026-11-18", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f2a8-7850-7780-854b-2a809a96db66', '2026-11-19 07:14:49.552+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f2a8-7850-736d-adb7-827bd3d4428c', '01a1f2a8-7850-74f4-b1ad-dfd67c0b5440', NULL, '{"date": "2026-11-19", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1f8c0-38a9-75fe-8d9e-8a93fd5015be', '2026-11-20 11:38:29.417+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'attendance.save', 'attendance', '01a1f8c0-38a9-7204-8f48-5cebaac4a110', '01a1f8c0-38a9-7751-8773-e24b6daa3d4f', NULL, '{"date": "2026-11-20", "absent": 0, "present": 1, "batchCode": "HT-2611"}'),
  ('01a1fb86-a83e-777d-a506-690c117a8a0e', '2026-11-21 00:34:28.542+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'Hari Example', 'hr', 'student.register', 'student', '01a1fb86-a83e-77e3-b7c9-e2b338792431', '01a1fb86-a83e-70e0-8de1-48dfd851de57', NULL, '{"_id": "01a1fb86-a83e-77e3-b7c9-e2b338792431", "fee": 4050, "mode": "offline", "batch": "HT-2611", "course": "Hindi Typing", "status": "Active", "PaidFee": 0, "dueDate": "2026-12-26", "endDate": null, "version": 1, "TotalFee": 4050, "declared": null, "isPlaced": "notPlaced", "cduration": "2 months", "PendingFee": 4050, "isCompleted": "no", "joiningDate": "2026-11-21"}'),
  ('01a22350-ac7e-70d7-8c23-ff0b92a97191', '2026-11-21 04:30:00+00', NULL, '', 'system', 'institute.create', 'institute', '00000000-0000-0000-0000-000000000000', 'dump', NULL, '{"name": "Namuna Training Institute (demo)", "phone": "+91 55500 00000", "address": "1 Example Road, Example Nagar", "timeZone": "Asia/Kolkata", "selfRegistration": true}'),
  ('01a22350-acb7-76af-abe8-79446adfb0ca', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'dump', NULL, '{"id": "01a22350-ac41-73b1-b5d1-25e659e2e353", "name": "Asha Example", "role": "admin", "email": "admin@example.com"}'),
  ('01a22350-acbb-7403-881c-cc7e852ede47', '2026-11-21 04:30:00+00', NULL, '', 'system', 'staff.create', 'account', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'dump', NULL, '{"id": "01a22350-ac41-73b1-b5d1-2977eb76981c", "name": "Hari Example", "role": "hr", "email": "hr@example.com"}'),
  ('01a22350-bc26-70b2-bec6-2caa9ca69483', '2026-11-21 04:30:00+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'discount.give', 'student', '01a1b03c-74c1-7402-9281-59f6f01e1b1b', 'dump', NULL, '{"amount": "500.00", "course": "Hindi Typing"}'),
  ('01a22350-bcd8-72e5-83e5-01c8e684cf56', '2026-11-21 04:30:00+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Asha Example', 'admin', 'refund.record', 'refund', '01a22350-bcab-75a1-8d27-71196c3433d5', 'dump', NULL, '{"_id": "01a22350-bcab-75a1-8d27-71196c3433d5", "date": "2026-11-21T00:00:00.000Z", "bCode": "HT-2611", "amount": "200.00", "course": "Hindi Typing", "payMode": "Cash", "student": "01a1b03c-74c1-7402-9281-59f6f01e1b1b", "version": 1, "issuedOn": "2026-11-21T00:00:00.000Z", "refundNo": "R2026-27/0001", "enrolment": "01a1b03c-74c1-7387-9f98-e6fb71254258", "exactMode": null, "paidAfter": "800.00", "paidBefore": "1000.00"}'),
  ('01a22350-c2d3-7650-a566-c38dea1327e2', '2026-11-21 04:30:00+00', NULL, '', 'system', 'student.update', 'student', '01976d38-7d5f-7200-bbd0-e0a4a64ebaf9', 'dump', '{}', '{}');
insert into audit_link ("n", "entry_id", "entry_digest", "subject_id", "personal_fields", "personal_digests", "latest_at", "chained_at", "hash") overriding system value values
  ('1', '019583bb-5506-762d-b9e1-f3640d64dfb2', E'\\xfe76f02644685c9857630c2264f93e9a10b3de4f687062fe7bd17aaaa0d24227', NULL, '{}', E'\\x', '2025-03-11 05:44:07.174+00', '2026-11-21 04:30:00+00', E'\\xa1de16e61596371acae5e244a1e841fe48582a17d39e13a85d802010d2882b3d'),
  ('10', '0195eaed-5b52-77b9-816e-90a1e441d147', E'\\x05dc132fd9cdb1f1aefa7c3c057e89ef2b92671391d30a164e1c81b0d75d5460', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x894cf4d062321f6dce314ba27075d1b9fe381b3be34443871cc91944199f4228'),
  ('100', '01a19c3d-3bc5-736a-80cb-9013790544a2', E'\\xe213f4b6c03b3beca296df100bfaa0b0f4beb52fc70e01635456dcce3d3ff2fe', NULL, '{}', E'\\x', '2026-11-02 12:30:21.125+00', '2026-11-21 04:30:00+00', E'\\x83cb4a4320a84828fe31c1cd9fbe72cda0c69bd94821df0c0b51f96b9050a7b3'),
  ('101', '01a1a4b8-370c-7328-93a0-b6dfb7ebea33', E'\\x52cb37a50a756212b5f44636d7f073f8dcfab82dadf5adc9276eaed97306634d', NULL, '{}', E'\\x', '2026-11-04 04:01:38.572+00', '2026-11-21 04:30:00+00', E'\\xd0a63dc4b952e8d4a0d12d0f886eda522b35c8fd535e07e9a9e720dbc5ac0edb'),
  ('102', '01a1b03c-724d-777d-bb3e-6734a88e74d1', E'\\x0390a987d3620284c3696bbd4942b354dad5ca578baa2199746badb091ebb794', NULL, '{}', E'\\x', '2026-11-06 09:41:53.869+00', '2026-11-21 04:30:00+00', E'\\xd1de3db956f4b440c9e830385585f2709be9f3316424760d2bf9d532b6962313'),
  ('103', '01a1b03c-74c1-7513-91ed-ecfa64aac2ab', E'\\x14b0afb9109c8f11ca5e989b4a90704f317979ccadeeefd0bfa28a3123d99f33', NULL, '{}', E'\\x', '2026-11-06 09:41:54.497+00', '2026-11-21 04:30:00+00', E'\\xbf28b6961e9134afcaf164d92a29bba8089b60bda690552580eec261edfed09c'),
  ('104', '01a1b0c9-1727-77e5-9224-e4d10c6a81f1', E'\\x9d9789f188df9140a013ff624aefce7fc803a26a434edca9d1f2b0feea40ad43', NULL, '{}', E'\\x', '2026-11-06 12:15:31.111+00', '2026-11-21 04:30:00+00', E'\\x965ffdac308c7383b2426fc59e33d18c2c6d5eca834002537f6015d1693575df'),
  ('105', '01a1b4a5-afa4-7119-8c7d-b9af2b8d87be', E'\\xbccc8ab8606fa53cb083f2f025aa50d6b6f1525f646d967b3e26369a9be0cd0f', NULL, '{}', E'\\x', '2026-11-07 06:15:19.716+00', '2026-11-21 04:30:00+00', E'\\xc068e927e1cac40cdd24820a8868578c47c33ac576ad9e5a7017a2f1905cf0ac'),
  ('106', '01a1b51d-6a8b-72ac-ab09-11b4267ab475', E'\\x0f2905ddc79033b3af6e85dec6e47abab0ca96ab28d76637de7f1776aa7219de', NULL, '{}', E'\\x', '2026-11-07 08:26:06.347+00', '2026-11-21 04:30:00+00', E'\\x5cd817358e2ae0f4cda2c43cadce22caf69b9fc63ffe8263889ef1900ea80f98'),
  ('107', '01a1be83-9230-74e7-bb72-51cc6f18b541', E'\\xac7ce63cf343de1676ef5c397762869345ab9ac8e86bd4bd10580979df7f1ca7', NULL, '{}', E'\\x', '2026-11-09 04:14:16.112+00', '2026-11-21 04:30:00+00', E'\\xa42c37adaa99e5b9c325d3f7d332621160acee5681b74d737f50201bf2f6dff1'),
  ('108', '01a1c041-4eb3-77e6-99b3-732b3ac9ac29', E'\\x3309c71c96c367f3e99f892dba5c2bb644cd9bf92a8e4135614c0b5974120015', NULL, '{}', E'\\x', '2026-11-09 12:21:07.891+00', '2026-11-21 04:30:00+00', E'\\xe713312fb5e3b3ba83b6a7aebb509532633007e99109fd70e648977a7e2a8de9'),
  ('109', '01a1c057-66d2-703d-94f8-e38b4966cfc8', E'\\x7cc07e87fc2e7a6d3c9b71b1e1f5b9af31cf74c79089252d21e0a4ee240b6bbe', NULL, '{}', E'\\x', '2026-11-09 12:45:15.858+00', '2026-11-21 04:30:00+00', E'\\xaa38a852c11910e6325eb197e4bd67495ccec8a5cf90fc50569738e3234ca770'),
  ('11', '0195efe3-4389-748b-821c-e61a57df5093', E'\\x680e2f0e945d40e4896dba14924270c8969af7de837ad52064bc4f9641bedddd', NULL, '{}', E'\\x', '2025-04-01 05:46:43.465+00', '2026-11-21 04:30:00+00', E'\\x68ae7d46b384a62a57d1ec275fa07009c932b66ebc246e75921c1af209ff0394'),
  ('110', '01a1c432-5b10-76e3-9045-537c5dd97d50', E'\\x10cc0393391dd7332283a280a0c5e3c87686b708111e74e91a04c5da74cee260', NULL, '{}', E'\\x', '2026-11-10 06:43:16.88+00', '2026-11-21 04:30:00+00', E'\\x62801d4a0beb0279011798d9108471459ff96f682c654882e6051199d8902e32'),
  ('111', '01a1c53b-8e49-7226-9adc-26c2e1369167', E'\\xf453b8edd4810c46bbcfa1091aef805fcdd6a6df44547a1d5901c1028ddf3bb2', NULL, '{}', E'\\x', '2026-11-10 11:32:57.033+00', '2026-11-21 04:30:00+00', E'\\x0454a43a8f852349c7f8a5341ccac0c4058c061f3d9d0e5024363bc2a0fb542d'),
  ('112', '01a1ca38-8fec-77df-bc8a-e67b3df4bec7', E'\\x643f45856996f79b6837174a0587b5a3cd22e7a3ecb880f9aa3805e9b8ff7a73', NULL, '{}', E'\\x', '2026-11-11 10:47:46.924+00', '2026-11-21 04:30:00+00', E'\\x7a475f90ab20e6fa596b6ba0ca513d41961779298a460ec188257fc4cad1c830'),
  ('113', '01a1ce42-8cd3-7196-be70-3eb6c69d0871', E'\\xa1c6b6614f0a1928305f20dff0e1f3e59ac6c8f8845105a007eda843610986fb', NULL, '{}', E'\\x', '2026-11-12 05:37:10.355+00', '2026-11-21 04:30:00+00', E'\\x9d3bf513de99d8aa5af503b659179fa75f5efc77124be4633a4c11f155dab88d'),
  ('114', '01a1cf35-657d-71d2-bc93-b70c1f85b3ac', E'\\xa2cafca881802001da35c6efa1b757e5da167b7343ffa1f589ac2eea6c0dc8b7', NULL, '{}', E'\\x', '2026-11-12 10:02:25.533+00', '2026-11-21 04:30:00+00', E'\\xfaa7f5d9f77f3734d088c6acd6dc587f3ecf8e0895510c1573e2ef883773f7d7'),
  ('115', '01a1d445-07d9-73c6-b2f4-f9ff501f7084', E'\\x55873eca0bb20ae2e272ff7cec55b4109f09907f0d3820cf31dd2d70d9fed34c', NULL, '{}', E'\\x', '2026-11-13 09:37:36.217+00', '2026-11-21 04:30:00+00', E'\\xc17627d554069a53dafed6856ef80dd340a6a456018749af63f5d578c71ed480'),
  ('116', '01a1d916-73a3-70d5-9a93-6e0aee984aa6', E'\\xedd7c5939a8ba3310fb490a12d6460f2a0158a74c15edbc41cfd9e20412a427b', NULL, '{}', E'\\x', '2026-11-14 08:04:49.699+00', '2026-11-21 04:30:00+00', E'\\x7325f5462babc9d23babf1799cb885787ba1b2d9ef106a4172c094d6680f995b'),
  ('117', '01a1e402-4a37-7723-b91e-4de620ef98ee', E'\\x057c32fc1531c36a64e06b14fb5ee02f92c5c703e375b7569cfe994fea35e60c', NULL, '{}', E'\\x', '2026-11-16 10:58:37.751+00', '2026-11-21 04:30:00+00', E'\\x165df9a903c17a197b88e70fceb5e83dbc61a87268a4a0987d9cfc00d36309f4'),
  ('118', '01a1e95a-a683-731e-86b5-e6433195c343', E'\\x1c1237848845ee368a92b5ba12e70d94a885e00951c121675fc6c4818be30767', NULL, '{}', E'\\x', '2026-11-17 11:53:14.627+00', '2026-11-21 04:30:00+00', E'\\x906613f04e3c975ac18aa44215b1b115848f2148275b74519199cb9218afdf12'),
  ('119', '01a1ee80-40dd-7235-a72c-1c0874d9342e', E'\\x247b6640d3eb8266361ef33b29a300c31c592bd18331f0ff08857a3b78926006', NULL, '{}', E'\\x', '2026-11-18 11:52:25.053+00', '2026-11-21 04:30:00+00', E'\\x6423f03d3dfbb911cfdbabac8f11d2b20c2112236f878f50bdfbed2f95293f7c'),
  ('12', '0195f066-eeb6-7213-8af2-ed70ed88b13e', E'\\xdc19225f777640c067fac1f3ca4ee9192b9414ece56ff9e90467be4d1939dda7', NULL, '{}', E'\\x', '2025-04-01 08:10:32.502+00', '2026-11-21 04:30:00+00', E'\\x1074338d6e6da633ca2be46b543bea2588f5761fd6ea83e0f1520b6697a801a0'),
  ('120', '01a1f2a8-7850-7780-854b-2a809a96db66', E'\\x3b01bcfcb2b99a267ca4d864ed5f3e708fabbbe774aaa430b0778be9dcdcc03a', NULL, '{}', E'\\x', '2026-11-19 07:14:49.552+00', '2026-11-21 04:30:00+00', E'\\xac296a8688a32e0c6530d4a14501b81fe9bb17f2e70f1bb56caf8c1bcc1428a9'),
  ('121', '01a1f8c0-38a9-75fe-8d9e-8a93fd5015be', E'\\x92ee53dba1b3ae0e43e8b86f48ae7c20b8a482a6191e41a6376492f19f697ed1', NULL, '{}', E'\\x', '2026-11-20 11:38:29.417+00', '2026-11-21 04:30:00+00', E'\\x5862b46db51354fb328119b1b6f2391865a220a85e4e19653ce3367b0ba380ae'),
  ('122', '01a1fb86-a83e-777d-a506-690c117a8a0e', E'\\x35663ac1cdd46a8af91c0a9591981c549b901a8e8cee54ea24a1e15c1b57e4b8', NULL, '{}', E'\\x', '2026-11-21 00:34:28.542+00', '2026-11-21 04:30:00+00', E'\\x42dae222f57cfe2ed26afee25923fb937808768087f3db7759d7798acd737cf2'),
  ('123', '01a22350-ac7e-70d7-8c23-ff0b92a97191', E'\\x08ea085bcab9402ef204da6e059c1acea56287e9f07698e4bfe4b24cac7b8301', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x831ab1e2dd010f1302c46ad95ca6c35d50fc74ead4afe815f004fc2c4626a08a'),
  ('124', '01a22350-acb7-76af-abe8-79446adfb0ca', E'\\x094f28014ded41a5167b4d6045305c34f49b835accaa50608334a364166b7e49', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x861cc0014297e2482317608116146a073260ae6cf7bfc22a8f84498235ee9362'),
  ('125', '01a22350-acbb-7403-881c-cc7e852ede47', E'\\xb9ec1e227cdb5f99965ace6531ef25a190229b0f04dea408a948c2c0b31ec001', NULL, '{}', E'\\x', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x7f46a09722ebc7ecabcd51209b171eeb4753ff651caa138fb15ea7fbafd2dab7'),
  ('126', '01a22350-bc26-70b2-bec6-2caa9ca69483', E'\\x130999aff7dce9a0888cdc58e351c22ea926f3b60f77292d04c18f2b2ce9c15a', '01a1b03c-74c1-7402-9281-59f6f01e1b1b', '{reason}', E'\\x952e875205a0b1381f7f6f346e0b621c2df571247cc6140e33973454c3756e62', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x68de577b94936f37daf4d2665ffa01ccd10b79dabce4f0e1a89d42f519e4b314'),
  ('127', '01a22350-bcd8-72e5-83e5-01c8e684cf56', E'\\x798ab95c611737baebde6f1b8d3fcf533a56bf17a4e16bedf5e41505630eba1e', '01a1b03c-74c1-7402-9281-59f6f01e1b1b', '{reason}', E'\\x6e879c372c68e5b69623a412e8ad76c9cc4904428f1099cd3f0d7158e0bc245d', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', E'\\x18f368bd761f9554d7e488cc76ea254348f357bb73d92f796bd80d5a6ddffc50'),
  ('13', '0195f0f8-846c-71fa-8a73-65f9642265b8', E'\\x9311fc51e9039edb966cb5406526f6cfaa53666c0719d84c4dc236f01ff79e12', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x6def90b0e881a75826200ede18083daa2e3426f39e02f5a409ff3435af8a38d1'),
  ('14', '0195f0f8-846c-72f6-9cad-a639bab0aeb2', E'\\x96ceaaf46fa3922a3b79b815fdf967cab45ef1b1c2886670cb2c65b726838a0e', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xad0e56f6fe3c30225ba0a5168d0ead6dff1445257c14e8bfde490db8819dad4d'),
  ('15', '0195f0f8-846c-73b4-bcbb-08a83bc3cc8f', E'\\x669c3c26b30b8ab60772acba7c7f2e89d69799b7c0d2af458ef386acfa0f0e71', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\xde20a36de1ccc2d7d724c7b811d58b7a65680b8f2cbed3faeb6c525a6a256ae5'),
  ('16', '0195f0f8-846c-7476-8dca-ffd8efbf9a45', E'\\xea5f8361a4ed6065367b15df941814011cd494ddba37022c1a9702de42a801b2', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x30dd216c5a09c22e9ba4b686d7bdc2e8a9ea7010b679bf6dc7af20e4a388a1f3'),
  ('17', '0195f0f8-846c-74cb-8967-57fb35c59909', E'\\xb9528920dbe88d2cef1ae9de8079cc681c33580715dade66f00600ec8b1ffea1', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x201c655d0bade6a55a4ab538ab532e91dcaaa74559b2cedda2532c4bd006a379'),
  ('18', '0195f0f8-846c-759f-bb3a-980bed9659c1', E'\\x32b99ebd35c786c9c283c762a5ddd404f90b12c01aae1f4437acefab0446878f', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x074f8adb3087bba13fd0998263f00eeb8ebd22009f4c49d2a8fbe40666b0b8ac'),
  ('19', '0195f0f8-846c-75b4-af0a-f0ca37e30023', E'\\xd74f6e284704f0ab27b6fc750f4f0f356ee116d3bded2bb9f9f5d2a2bb368759', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x4c7a029d3fa916bc8c8bbad232758d8130bcc0d1894daa90555792d1742d5949'),
  ('2', '0195eaed-5b52-7055-8f36-062c5f6ba900', E'\\x7695642e5f06524649bd5ebd5532e66f9a6fa4ea50bac7a4e572a0c5c716c25e', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xa8a190430a9cf46e03e175fdd5f159270f096136773549e8289e26ef565530ac'),
  ('20', '0195f0f8-846c-75f6-ba98-f9063201fb64', E'\\xfacc265a689ca1458c8f2f510accfca1305918f0de248e91290945bf87e21591', NULL, '{}', E'\\x', '2025-04-01 10:49:33.548+00', '2026-11-21 04:30:00+00', E'\\x0e5fd65f9f583c6943639b2c3853c7c9008cbccb691d8bb396ba4e5d2a0cecbd'),
  ('21', '0195f143-5a97-74b0-b116-b724b8add308', E'\\x98d72384d7dc67eaf651d17eca007797966255bc0382b44324302a47af0f5b99', NULL, '{}', E'\\x', '2025-04-01 12:11:18.039+00', '2026-11-21 04:30:00+00', E'\\x5879bff58c97dd2ae58fe2ebcdefa37f7eddb22530fe7fa35d63bb04ccc3fb26'),
  ('22', '0195f16e-4e64-7642-8dfc-9e5eae36d342', E'\\xeb322d4c5792ce71e16c884f3e59df7a5842977ce0f7e3584d56d961dd0d9eec', NULL, '{}', E'\\x', '2025-04-01 12:58:12.964+00', '2026-11-21 04:30:00+00', E'\\x53b8ab7e2531e08b646745fdf0d09986817eb8c7324f7839998a7e22e3adb1b8'),
  ('23', '01960aa5-c6f2-727f-98c8-94f9c02ced54', E'\\x5a302ccd93a9481f3ade0c66f087b4ef9013c38786f7570d7175c7e3698259df', NULL, '{}', E'\\x', '2025-04-06 10:29:18.706+00', '2026-11-21 04:30:00+00', E'\\xcd59faf71164ec9f7a1cc593e804d5a3b5f716d124a94b32d43ee46cb9ace7d1'),
  ('24', '01962e07-dbf7-77fb-91c5-6b179ab1749c', E'\\x6807c85a7fd3369056d8752f8cafbb87493a36eeebd264ae2fb9219738feab59', NULL, '{}', E'\\x', '2025-04-13 07:23:09.175+00', '2026-11-21 04:30:00+00', E'\\x6a140390308e2e9479305444bd0fabc9ad0d15bc4296f737886541069893782f'),
  ('25', '01965222-1b54-75d1-a042-0ee2382e6687', E'\\x4ca7dcb4c019bc1e5f5b030da9d6c233b7cf712102112ed8ef117b4472d511cd', NULL, '{}', E'\\x', '2025-04-20 07:38:09.108+00', '2026-11-21 04:30:00+00', E'\\xc13d22d9b3ceefcd43ec37238bc994bd0b81d7f4351d880b002e8417b1b88ba7'),
  ('26', '0196952d-9296-74e1-a49f-69de02c614f2', E'\\x7e064e850ef7768dc6718727b552b598c3cbb75335ba9f16748aa0921a346bb8', NULL, '{}', E'\\x', '2025-05-03 08:05:14.006+00', '2026-11-21 04:30:00+00', E'\\x98ffbf3758e2802aa87cbc76a19fd122081cbbb2a7e9074033d12d580f5f6c7e'),
  ('27', '01971baf-477f-726d-a5b4-9897136b95ab', E'\\x68146c0c0ce30684e9eeb647cafad0acfd961d0f6d128e8b434fa1f396f9788b', NULL, '{}', E'\\x', '2025-05-29 10:56:01.407+00', '2026-11-21 04:30:00+00', E'\\x361fbd9eca0c8f2641f7345196da1ab9a84ead5fe6020f554d3f203b65932517'),
  ('28', '01972f8c-001d-7641-ae89-135221f569af', E'\\x4f908ae5516436d30984337fbc2774855807b1956f40802cf7106fc284ca26ba', NULL, '{}', E'\\x', '2025-06-02 07:29:53.693+00', '2026-11-21 04:30:00+00', E'\\x637158e6d82745722fc7be1f6fc89992fca5f495b6f7891807ed7adb1f72c150'),
  ('29', '019730ae-176e-7486-bee9-9ae1a0c3340a', E'\\x12410dcb1881c1a1c662f1e687396661d4b7f3ab749680b04a56b2c9fbd43091', NULL, '{}', E'\\x', '2025-06-02 12:46:45.102+00', '2026-11-21 04:30:00+00', E'\\x61f2235702f025e2714b3f7e01517bdc7554b5ce2ca988ea5be18ff24a494214'),
  ('3', '0195eaed-5b52-71d8-9783-436212f6d441', E'\\xa6bd095b1d04e34cb681a03af0c1898e014cb1d5c679fff8fd3ed7eb893c53b1', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x6c7b2181faeb293a8747a3f9f70ec99e3d0c13af62b91ecf14c8d375262be9ce'),
  ('30', '01973f27-1abc-75f2-9329-e47cac80551e', E'\\x2657a338e8aaeebacf7380d21142b315035145cd608c7cfc1ba16187de886d6f', NULL, '{}', E'\\x', '2025-06-05 08:13:36.828+00', '2026-11-21 04:30:00+00', E'\\x25611388315c24183605f13f07d0599db984cf0cd93985430e72460bde886649'),
  ('31', '01973f71-631b-753d-97a5-c42e5d5ac8c8', E'\\xdf1299e28c68474c28cc3c9b936909fb4323cd3739616962aa5c14e83a95bd53', NULL, '{}', E'\\x', '2025-06-05 09:34:45.019+00', '2026-11-21 04:30:00+00', E'\\x7b362256828e1e34ff4e9d5e0cac571c32997c85acfe32d99611928b37492f63'),
  ('32', '019744be-dbb1-735f-8f48-4d2fe6c7a298', E'\\x501aff78c5ccf7650e7ed777ba04694352ac78f8d77c32ff601fe7a2f562685f', NULL, '{}', E'\\x', '2025-06-06 10:17:28.241+00', '2026-11-21 04:30:00+00', E'\\x1312646047434b85442c6d366bce254da054517fd84a8cbff5869210dce232db'),
  ('33', '01976d38-7d5f-74c3-9cc7-3798d9eda870', E'\\x5b19dd3a3fad90e0b776b5408da47697a758f8c2cf5eefb7323e060ae29651e0', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\xe2d4289d4932c0d62d113ac2f2a871c77b758377603b8f1922cc61905ca7853c'),
  ('34', '01976d38-7d5f-7751-9d9c-61fc66d9903e', E'\\x4e5229a8caac5479c582be66ebbf1d65d7f9d171e4d9b92ad75882e2f9cf0673', NULL, '{}', E'\\x', '2025-06-14 06:55:08.127+00', '2026-11-21 04:30:00+00', E'\\x114ffc426a293dbe4804a96a1e534e0affd8eb0bb0de2b2d05e0960bb8dd1fb2'),
  ('35', '01977d82-9bf0-7761-ba80-7eb686ad361d', E'\\xa1e4ccc473d8a1e54d1d058dc2387907df1e36482846b4d0cd984d94bec1e167', NULL, '{}', E'\\x', '2025-06-17 10:50:01.072+00', '2026-11-21 04:30:00+00', E'\\xba5c87271f200c062398489cbfd49920dd40fe318490cc3cd0b1b54e7a19d038'),
  ('36', '0197a729-c8b5-74d1-a80c-4c5db3b4cb8e', E'\\x0cb9b6053ece561bd920af09f54b25cb1e54d95e497a8b29ba9b27939223369f', NULL, '{}', E'\\x', '2025-06-25 12:57:02.901+00', '2026-11-21 04:30:00+00', E'\\x783b997ea1ef652cbb6aea2e0bc3e1a9effd4a62ec9fd9017e4a8efd2b407f9c'),
  ('37', '0197cf00-2cf0-7167-a317-edd2ae762dbc', E'\\x315491bb04069bf694d7a56aa36b91a7ce4ab5a772e995b26ee53c0be2925fd0', NULL, '{}', E'\\x', '2025-07-03 06:36:24.688+00', '2026-11-21 04:30:00+00', E'\\x7247924d309b1edfd7981794205cf6bdc8e448336f7ae8be36bcd2c9b5a0e78c'),
  ('38', '0197d3b1-cdf4-76bc-be09-58e11c41cb69', E'\\x07afbf5d2a28e2bdba783d992afb864af982b250979c15995dd9eb1c7a61b8b3', NULL, '{}', E'\\x', '2025-07-04 04:28:54.644+00', '2026-11-21 04:30:00+00', E'\\xa6c6fc8baa301e8b61171f0ef846d59bb9564db0367e045c92576fa3e0371c63'),
  ('39', '0197d44b-78c3-73dc-9419-1fab602dea08', E'\\xdb5c52bcc826b86f8a4be7e56cb9e578a88c70aa7d305d4af51764449afa561b', NULL, '{}', E'\\x', '2025-07-04 07:16:45.379+00', '2026-11-21 04:30:00+00', E'\\x950ccbaa06ca6ae2540efd86b245f0b978e586d288eaffd588e4935d22a6bba5'),
  ('4', '0195eaed-5b52-72c7-b723-5113ffec3bf3', E'\\x7a8f48db20fc2f00808ffeaf0d0dd95ac5c1ad1105baa0eaab4bd415ede19837', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xd9f7195307e7337550f20e011519ed405fe0690c3ec5bfe160bb9d72391b5c96'),
  ('40', '0197e9a1-67f5-7403-82f1-8a01ef0b08cb', E'\\xcc3f5fafab1ee63c1ef8b257b56d243900b7f7de55e516554d5050ec8f72336f', NULL, '{}', E'\\x', '2025-07-08 10:42:38.709+00', '2026-11-21 04:30:00+00', E'\\x28c5874c182acbc4907dfb706cf515c5eb1d03633ed66a806983bc8e616ef3d1'),
  ('41', '01980c8c-196a-7598-8f9d-966df54a66e1', E'\\x7a1ce0381f177fd8e944e9995fe456f38a6e88ed62fd634afa2e3fb12508fa48', NULL, '{}', E'\\x', '2025-07-15 05:26:04.906+00', '2026-11-21 04:30:00+00', E'\\x8714ee32c5046299883810c41db56d419c33a4f9864d30ae2ba63095ba4d5b18'),
  ('42', '01982b99-c49f-7234-a806-e566beec5a95', E'\\xe465413cd96ec9cdd3f206bb6a4de4edc87f29ca42916c057d3a93ffe037e242', NULL, '{}', E'\\x', '2025-07-21 06:09:14.399+00', '2026-11-21 04:30:00+00', E'\\xdd2d325a323e36bd1bb6c3aae3fa9c6a46730006ade6c45d92318e709e5ba682'),
  ('43', '0198305a-7b46-776f-a345-0efb23147bb9', E'\\x147bfba91263d85fe6f49ff0af1a727715a4bab6fdbb019430fa29f358f93021', NULL, '{}', E'\\x', '2025-07-22 04:18:12.934+00', '2026-11-21 04:30:00+00', E'\\x913b6edcf2708bae848ef09c583bef38a525c0e17bc16cc7bce1f181aa9380a4'),
  ('44', '01983ab5-5436-7595-8d1c-b8088e3c316f', E'\\x4b06a7d1ad57f3dd44a7ebc9ec9bc29187667197aeb9a2df5c30bad9b020f580', NULL, '{}', E'\\x', '2025-07-24 04:33:38.87+00', '2026-11-21 04:30:00+00', E'\\xd3915f79d4544f2c4af134b06f06e5261754d9770887219dcedb5a3b488496ce'),
  ('45', '01984f40-d442-7039-bd83-a93872b99e16', E'\\x5f0ab571bf38a975de1f802d1d3ae3bfc3824c27e00e61c95fef8dc98ea06a1f', NULL, '{}', E'\\x', '2025-07-28 04:18:25.474+00', '2026-11-21 04:30:00+00', E'\\xc03e37e693e31c2ec5a63e39cf716e22c334a183410234e123d68342fd6c24a8'),
  ('46', '01985aa9-0953-732d-9788-635e60c69771', E'\\x72d3b21de0cbde8616bc5471ec107fe58588af2a0265691f8595387712c76104', NULL, '{}', E'\\x', '2025-07-30 09:28:04.179+00', '2026-11-21 04:30:00+00', E'\\x808f1d8de7555cf1d38cbf548c0a4fb5c7db73840b540f21db2fd99e7d6ad4fb'),
  ('47', '01986905-43a3-768e-b2fd-a74b19a2a20a', E'\\xdce1e59283d89574bdb0ba166168a4333cf3c434335a5764869d9f0a8955c812', NULL, '{}', E'\\x', '2025-08-02 04:23:29.443+00', '2026-11-21 04:30:00+00', E'\\x70702466c4fa88734f208d93d949ec29100826485a44cb92190cacfee879d50a'),
  ('48', '019873c7-c03e-7695-8590-2e2b120ca7ad', E'\\x949d26866621b41cb9d5b0eae52a72ce41b28bae6cae379750e032fe356cc876', NULL, '{}', E'\\x', '2025-08-04 06:32:07.486+00', '2026-11-21 04:30:00+00', E'\\x8314d8c64fb9fd8d5dd188f2d8ce4bb4fbcf35ca28c0bfb96908c2cac6b54316'),
  ('49', '0198742d-391a-74e3-8b94-1fd5a039fd86', E'\\x15bc6fa5e62c0ad6af99f36bbedcc2218404e7b0075eabf6c411ee419637e2e4', NULL, '{}', E'\\x', '2025-08-04 08:22:57.562+00', '2026-11-21 04:30:00+00', E'\\xe7e2b72ce8875ba8b1a862b3e89c3c438c3e0855c69d2ed67338d3bbffbf4940'),
  ('5', '0195eaed-5b52-72fb-bc12-852afa036034', E'\\x2884e2c20515507a1b00378be56a0bf55798ff543707b00f5fc26afcff367696', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x1f27956d306d8a55298d3bb3b0edef01e868a4037e86f89fe5d11c69da943531'),
  ('50', '01987a45-a517-7501-a98e-5941de216242', E'\\xe027faf4b6c637f144984162604a86e1250f0df5952158df71000bf380ce9455', NULL, '{}', E'\\x', '2025-08-05 12:47:21.367+00', '2026-11-21 04:30:00+00', E'\\x4d15dce26586457703265942fb268bc1354f2e1e040191fb7101959a0ff7e12b'),
  ('51', '0198adb9-bb13-7428-8754-6687eeaf1d49', E'\\x33df4295aa28337d43330e348529c9819179270751ffc6f08dc47e29ae29c0b8', NULL, '{}', E'\\x', '2025-08-15 12:34:47.187+00', '2026-11-21 04:30:00+00', E'\\xd3db3bc69879b45e76620b3c0f16b002eec20b59544d1cc716e75bcffb45cc2c'),
  ('52', '0198b7a5-65f9-7679-b1ee-0e630cb9b0d5', E'\\x76bff4543762e328be790146174d2e1e60f4aa3d1a59c2f44bb1f2595e5e9e6a', NULL, '{}', E'\\x', '2025-08-17 10:48:46.841+00', '2026-11-21 04:30:00+00', E'\\x20b8ad585c1e1da8a836e24642a143c9db112b13f4c6648bb4da1a275dc0ec31'),
  ('53', '0198d1be-32ac-7786-8c54-c916ca7c02c7', E'\\x71ccb32e0b280500b87065dfe5928ee8c01dc7bf37a085e4da54d8b94907a77e', NULL, '{}', E'\\x', '2025-08-22 12:25:59.724+00', '2026-11-21 04:30:00+00', E'\\x0fd448008ad6aa037755eb68eaa27c0932f6023a3da0eb79986abd34ae263d92'),
  ('54', '019904aa-7eb6-765e-b2ea-8b20d0c2cf1b', E'\\xbfd9bbe986cf41b360a983be1d3d9213a07a4a432958daa538974567af503b8f', NULL, '{}', E'\\x', '2025-09-01 09:45:06.486+00', '2026-11-21 04:30:00+00', E'\\x42e403fe722e9326507dfbbc5a4b74f56a27199fb8b59ba513983d630d07e691'),
  ('55', '01990a07-c598-72f8-a0b7-5dd0d039ca17', E'\\x88857a20009ea403a20d3636fed60ec3e77ea5dd36946874d8f675d70b20486a', NULL, '{}', E'\\x', '2025-09-02 10:45:05.56+00', '2026-11-21 04:30:00+00', E'\\x3167804dc871200b3e1a6d1bc287a945704cdd82f11e30b5c652bf6303cdf404'),
  ('56', '01990f32-eeb0-70d5-9d20-f2ec673c4f63', E'\\x72e808084453153376b563184bd1bb904dc4ab0b0d2a55ded143692f5ea4d3f7', NULL, '{}', E'\\x', '2025-09-03 10:50:20.208+00', '2026-11-21 04:30:00+00', E'\\x4e8ef03f86571fc3e8bf59f90c7c6ca768772763b06183a1e225e294ad2c93a7'),
  ('57', '0199291d-4815-70c9-baeb-ddb279d803bc', E'\\xf39b516ab1726b02d9595a00a0a173e84b1b59cd372fa97d40e7dbdc7d073c62', NULL, '{}', E'\\x', '2025-09-08 11:36:48.917+00', '2026-11-21 04:30:00+00', E'\\x513e572a8c63630583975f2101c0901ddfb514d322f56df86b18d31f55421453'),
  ('58', '01993c60-445a-7349-9e9c-837e9c564249', E'\\xaa9663ddb4cde13f9e908be9ce298153d7db3b8f099e338f1c487990d81b7e67', NULL, '{}', E'\\x', '2025-09-12 05:22:45.978+00', '2026-11-21 04:30:00+00', E'\\xf5b74f36d6d2c71100a1cc54171a419322961ee6b02058ae7831cba2ebcde97b'),
  ('59', '01994735-b681-75f2-9681-7d2e4cda479c', E'\\xb2379976c86c4495393874bea15aad1dae15e9fe22b323f02ab53b334ced5be1', NULL, '{}', E'\\x', '2025-09-14 07:52:06.529+00', '2026-11-21 04:30:00+00', E'\\x10e1c84ae809528bff5493310b41fe5ae8b3a068573769a8cc5ec27284db1238'),
  ('6', '0195eaed-5b52-7539-b12e-c40b2f9c065f', E'\\x8d720bc6aad9b8eb8314959b70f98f574710d9ca2018a6844561c82593082b26', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xcb922b2db2aa59f91a0205f62a3020808b7e3970b5a221a98448bc091ce66f7a'),
  ('60', '0199483e-e8b1-7076-a96a-b7b8a8ee2744', E'\\xb650b71b507254b20d832eb6a5bf0e0b0aa3aafa07815298db61ea084cb1dd53', NULL, '{}', E'\\x', '2025-09-14 12:41:46.417+00', '2026-11-21 04:30:00+00', E'\\x33f4898582d117afdc334aab0ef1206de846cf40bf217cc920b643c755ecb068'),
  ('61', '0199c7c0-0ba8-7375-bb5b-0626b250bf46', E'\\xd8d4041eda3a972747fb792650f252dedcc8a37dc64745e39b7ca6511cbb7574', NULL, '{}', E'\\x', '2025-10-09 06:54:35.944+00', '2026-11-21 04:30:00+00', E'\\x4618fa9da3d0afafe63775c2f021f7ede9435d1e8b8895365e112c5f305089d4'),
  ('62', '019a24d1-6480-736c-93fd-8421489f02de', E'\\x5125cead206468f7d0ba1c823890d6871a58d93cdbd402ec21b353e1f979361f', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\x2bfde57a6a1170b398a5640900ce1240ef71ed62c03a8dc699ea605cae41cd4e'),
  ('63', '019a24d1-6480-7507-978b-ae747c6689f8', E'\\x0c4081d9ac3187729f94cf905620f23e63292fd5a377003b17278158b2b71633', NULL, '{}', E'\\x', '2025-10-27 08:38:13.888+00', '2026-11-21 04:30:00+00', E'\\x052dce6219e723480eb6d7736bd77acf8be082d36d5670f15fb414222b90251d'),
  ('64', '019a3e0d-cbe7-71e2-bda8-c98792c1e3e9', E'\\x93af7e470471d029bab7f5b8ddbc5926ad1fc4dcb71c3928f9235ebf7ff01356', NULL, '{}', E'\\x', '2025-11-01 06:14:42.919+00', '2026-11-21 04:30:00+00', E'\\xc865f54cd2317f035f5a165095ec48cf9bf8ac406735950063e2ac9401394420'),
  ('65', '019a499b-18e8-7003-a605-76f163f2ac1d', E'\\x33c5356d1620a87813ec3979c893182fc52d5ab173f216402d1833995c1a4a81', NULL, '{}', E'\\x', '2025-11-03 12:04:52.584+00', '2026-11-21 04:30:00+00', E'\\xaafc751f569b3412243e695d4d090a0a569d797fd3aacbc478cf0e1b4148fdf2'),
  ('66', '019a4dd1-d13d-71d7-9815-182fdbeb175a', E'\\x3dabcbebfa775cc739d3a7e921e268c03e32660f69b83f3c64c5728271dae26f', NULL, '{}', E'\\x', '2025-11-04 07:43:07.581+00', '2026-11-21 04:30:00+00', E'\\x8a657080ba4f8bf1124cd52885c003ff33c2dbcf44e53a2842c353d09d3a3527'),
  ('67', '019a5870-be50-7086-87d4-c3d4183a1c35', E'\\x6d7b1216a28200a4f5ff4dbbabc9b46025a5a035d657814478572b2000211132', NULL, '{}', E'\\x', '2025-11-06 09:12:55.12+00', '2026-11-21 04:30:00+00', E'\\xf8ed795fcd02c9aec3d6b11c80c6269a4e8345bed68064e315c9d5242aac0c93'),
  ('68', '019a58cd-919f-768d-86ed-a01873721573', E'\\x6269c4c7e8aa369ed118ddd3370c954998f6f4eb0bbbc24217c36f6f141bea00', NULL, '{}', E'\\x', '2025-11-06 10:54:18.527+00', '2026-11-21 04:30:00+00', E'\\x12e412778c10bd117f333cfe2be980f90e7746185b57d8574f4e5ada84b97a70'),
  ('69', '019acdcb-3f5e-71dc-9e9c-dc517d0d4d18', E'\\x246eab3e2da9aa78fc8daca0072030f1425f3df7908a9b5750c4859f7156e124', NULL, '{}', E'\\x', '2025-11-29 04:07:20.67+00', '2026-11-21 04:30:00+00', E'\\xf997a2ea9ac61c117415771c83fd2aa5836b63d62c578e4fd303cc425c3d6b0d'),
  ('7', '0195eaed-5b52-7595-b901-b50207ba57fc', E'\\x9cfffb1c2dfd3d405588d5400503a21f76f7bda6e577bda0e45726380f8f9268', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\xe53957498fb67e2544321e7af30a768c2cd08439c5ce2d616d634d39e6d217f4'),
  ('70', '019acefa-c7b2-75fc-ac5b-a54844323aac', E'\\x4a91862ad42927f014428b2a67e217be1992f62df65da9598e14dded24d1239a', NULL, '{}', E'\\x', '2025-11-29 09:38:52.978+00', '2026-11-21 04:30:00+00', E'\\x4e66ad497578287ba70d7683642a1fe7e1570b90a67fd590b0f0cf267ac4768d'),
  ('71', '019ad88c-72fa-7593-ba06-0fc441e3d063', E'\\x13a7628ae7bd2b3513478fbea5394f4b97c3cdd36fc9172efe88d5c34512dc1f', NULL, '{}', E'\\x', '2025-12-01 06:14:34.49+00', '2026-11-21 04:30:00+00', E'\\x352d48ec0f772357464ef0fb404e69917a18e1b5c934e435a9f79d69838ea6da'),
  ('72', '019b5e41-c6ac-741d-809b-d1bcd6bbfe58', E'\\x1893f1279447adc136e78d4944c9550cc43c4f8e6ab4696b0121123d2a055801', NULL, '{}', E'\\x', '2025-12-27 05:22:07.66+00', '2026-11-21 04:30:00+00', E'\\x329c1b0534a786bcbc30014a6d262c19a28f56b45d1c1115afd3d068dc09a620'),
  ('73', '019b7ce0-50eb-7410-8e71-fda6f9d894b5', E'\\xab87c8d34f4aa69c41f7a3e2fdc20d08ca3530c7051a7825cbcebfb66fa253a7', NULL, '{}', E'\\x', '2026-01-02 04:03:54.219+00', '2026-11-21 04:30:00+00', E'\\xe8ff66cbf31188b471592d96f29048f776de48991f2500b16fcf42257686cae2'),
  ('74', '019b7d9a-7db3-73d2-8192-9777aa3c58da', E'\\xd54b9ef430fe2ffbddbd5b842364ed45c7bc166e9a78de0b640ec81f6b9e96f5', NULL, '{}', E'\\x', '2026-01-02 07:27:15.379+00', '2026-11-21 04:30:00+00', E'\\xb963aa6a0b96b9a84cb58aca2472710148ddc473bf865a6d55fef47ef23397a2'),
  ('75', '019b92c8-7213-73db-ab48-f14c525ade1e', E'\\xc27c16ae0a7996d1135d2237274253d956d6124599913ccf846bde9ede6c3f77', NULL, '{}', E'\\x', '2026-01-06 10:09:28.595+00', '2026-11-21 04:30:00+00', E'\\xf705b459edc71361cdfd63b37f7b5b046bc36546454409854760ae78a9b4e00a'),
  ('76', '019b96c0-e9f1-7784-bf56-6e9da8a7ac83', E'\\x56ed8aa9e1ee32a7b0eaba59e49ac04aec4284b8ed3b7d3b0537689b75298dd5', NULL, '{}', E'\\x', '2026-01-07 04:39:43.857+00', '2026-11-21 04:30:00+00', E'\\x0c65626ff640f7b45826783f149e0761a43d98de694d92bc8d3e9db0dce6d91a'),
  ('77', '019b9be6-f910-7562-8c09-b622370008ae', E'\\x8ac549ce81a9153a2ec3f81f243f9b49675df810e53419d374b9281a01e8ad11', NULL, '{}', E'\\x', '2026-01-08 04:39:24.176+00', '2026-11-21 04:30:00+00', E'\\x686acd78478af44c5fd389928185b18b44a347c83c361ca1c8599d4c806d0ffa'),
  ('78', '019bea69-43a4-7628-a23c-444ab006f1a1', E'\\x90b6f85f3d118b0dedaf0a6c0841021cccfc6b9ce142c12921911c531c130095', NULL, '{}', E'\\x', '2026-01-23 10:32:05.796+00', '2026-11-21 04:30:00+00', E'\\xda83dc6490f84871354602adafe2787f79ecaab314918e4353eb83d5e428ac99'),
  ('79', '019c1cef-33c4-767c-a20b-474eba0c8e8e', E'\\x28cf5438f8df8b86b812f79f194a08bfacc74062a0c72bafea7915db724a0f9c', NULL, '{}', E'\\x', '2026-02-02 05:59:24.356+00', '2026-11-21 04:30:00+00', E'\\x1b7e3d7155e7aa1050a729bf0d3b6d2380082b4b23d4ea3e55fef518fdc6a902'),
  ('8', '0195eaed-5b52-76c3-9645-3e8b4725cce4', E'\\x1ddb5fb98d6980f3b4e09d0ca0b8356fede51a84e4dea5f0708b3584a3c0ba7b', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x43bb3cf081768b598f90bc5afd75504fec4c8a9f4a645040ba4e1daf7a3397b4'),
  ('80', '019c31b6-9ffd-714a-8ca1-f7fcfa67769c', E'\\x90611190e8ea7101a85192250a6f38721ffe40c634a18a274c217f522e31036f', NULL, '{}', E'\\x', '2026-02-06 06:49:38.045+00', '2026-11-21 04:30:00+00', E'\\x53144b76c6c0e061e6e8da0da8dfa25ab0628bbafa85be3c12e5fcb0a37a8f3d'),
  ('81', '019c369f-a274-75b3-a230-c054a2ce7b19', E'\\xcca7f23bc3713fd31ba490668bed1c624e428e834911dfb9adcbe9e1fe800b38', NULL, '{}', E'\\x', '2026-02-07 05:42:37.428+00', '2026-11-21 04:30:00+00', E'\\xf1b305fb01702c817da6c89724dd62ac4cfa1f30401c308fd515a620c1f2511e'),
  ('82', '019c411e-2084-7672-9c7f-e08413ca7384', E'\\x29a9847b6b11a74d6a518298574a7f178956670c88eee193ec69a33afdc6ffcf', NULL, '{}', E'\\x', '2026-02-09 06:36:59.396+00', '2026-11-21 04:30:00+00', E'\\xcba8c0b3a21402c9f86376b837e3773dfbde212b8f1fae18ea4a639c2122e9cd'),
  ('83', '019c423e-23a9-7728-95cf-d24f14711338', E'\\xccd242c16f917f700509296b9deaab4c05734f904d198e0245df7ad8501a36be', NULL, '{}', E'\\x', '2026-02-09 11:51:34.569+00', '2026-11-21 04:30:00+00', E'\\x4e7584afd8c209515b1185409823118e51b2333dc20f9a1a1f00799617e444c3'),
  ('84', '019c7004-9136-745b-9704-4f82cda9e723', E'\\x0f84faa29a077078e10a49d63901941ee681f3cc5d1fca4ea21f5d6db5f72f36', NULL, '{}', E'\\x', '2026-02-18 09:11:13.462+00', '2026-11-21 04:30:00+00', E'\\x22df85bfb0e55f5d8c552cfd3f41bf80d0f5785e5919c86c1a0636cd54a6bd8b'),
  ('85', '019cfa32-3a20-7420-a04d-850a4c9ee8b5', E'\\xe48e69b9d1c5e7985388481caf6158fc350a9a8dc49fa6633da83f44fbd76d66', NULL, '{}', E'\\x', '2026-03-17 05:08:41.632+00', '2026-11-21 04:30:00+00', E'\\x042bda150d812eb272d6732bfcfa4bcc9e02658106fe353f67aa216f01890f43'),
  ('86', '019d47ad-09b4-778f-b715-9b778744d89d', E'\\xe87e225ca9460c1f4f98fe1d5f0975f8bc6c24849e721e67d6e6977b7f8f2d2b', NULL, '{}', E'\\x', '2026-04-01 06:13:35.796+00', '2026-11-21 04:30:00+00', E'\\x58121c8b04c4ba210ce89eb45657c2135e222d1bb428ebd1846e22dec9578190'),
  ('87', '019d805b-85ba-7085-b2bd-6e2b05a7f952', E'\\x6594b202e20bac61aa19c52f0a43cbbc05782dcadb0da089a027c645af096ea3', NULL, '{}', E'\\x', '2026-04-12 06:22:54.906+00', '2026-11-21 04:30:00+00', E'\\x97ed0e031a2ab4402bbc7db8b4a9a0c64cd222561b660065ac475e454dfe5d2d'),
  ('88', '019daf1c-ae23-7002-aa44-5762a7aed73d', E'\\x6da031810b17259fc0e0649943b6f8cb541aba26e4e2861a428ce4fd3fa1ea82', NULL, '{}', E'\\x', '2026-04-21 08:16:25.635+00', '2026-11-21 04:30:00+00', E'\\x377bc004d78b61147e5d2dec9bf2e6790c8d53c1d6d9de96c05acd102198b0f8'),
  ('89', '019e0afc-7890-7504-97bd-bc2d8cbbfc22', E'\\xf2ae0958f02bf7c98a5a2f8b39fd3a60f6b620afa53fedfcf8a68566f6af40f5', NULL, '{}', E'\\x', '2026-05-09 04:26:18.64+00', '2026-11-21 04:30:00+00', E'\\x03dbf1cb99374c6eefc2b8e333dc18fccf4175aa8ba64cb25e69c226cab2b011'),
  ('9', '0195eaed-5b52-76c4-b73f-97b77002d4a6', E'\\x32502750aac5f50e9c3580f568d6952daf316bc76917a8223ca5b5966a835606', NULL, '{}', E'\\x', '2025-03-31 06:39:38.834+00', '2026-11-21 04:30:00+00', E'\\x0d623a5b4bfe6756bdd1a68d1a8863d59143e097b1b02165e02e841b69993640'),
  ('90', '019e91fd-57b9-77a4-a0e8-c2ed39b09483', E'\\x9b92fbdc8d07611d132c5fc0575f7790519fabdabf91eaefccfca9fa63396251', NULL, '{}', E'\\x', '2026-06-04 09:35:59.929+00', '2026-11-21 04:30:00+00', E'\\x39dfc36e6f2ca1b8d992debd90fdcbd4840f66382460be8aeee0d642296a62bc'),
  ('91', '019f1d81-7446-72ac-9cad-a4a059b01f14', E'\\xff49bf23634ddb03a1e13b55424e5ae2f25af322701b6d10e2ee21ae8b7caa30', NULL, '{}', E'\\x', '2026-07-01 11:47:31.014+00', '2026-11-21 04:30:00+00', E'\\x46c1d4cb1bc4900dcc08dc874eb88ca8ba2d0881c9e4db0f1745c360581e0026'),
  ('92', '019f4660-91bf-77de-95e1-f5cae6222342', E'\\x288f46eca0d1ed74f3fd54d12c9c52f6b3123d4bf72b53e57a071f9380cee972', NULL, '{}', E'\\x', '2026-07-09 10:16:01.727+00', '2026-11-21 04:30:00+00', E'\\x714d43d734c6f6aa531afbaf517bc762a4f6dd13b721967076c6734e2cb86dc8'),
  ('93', '019fa230-ae6c-766e-9e56-c56a11a2f39d', E'\\xaaa793112951d36d1454625b338d4e0e17fe24ffb60a934acaf0d454eb939ca2', NULL, '{}', E'\\x', '2026-07-27 06:08:47.212+00', '2026-11-21 04:30:00+00', E'\\x36e5979a7efe6efedf50f193e287c58a40b59775dc25707c07b69d068e24eb34'),
  ('94', '01a02eaf-9c16-7518-af4e-d03af6cf6a09', E'\\x91c08012ca8d30734696bf2646f8962169b9b8004df8cc288a0039064e7d2768', NULL, '{}', E'\\x', '2026-08-23 12:54:15.83+00', '2026-11-21 04:30:00+00', E'\\xda8aa45b59a08b53f9658f31a422450c5b57e0d9876f5ad25772088c52540f39'),
  ('95', '01a0b40e-f07d-726c-ae5e-34902d729a44', E'\\x9a377306304d57d8351e9abc7f6c189f9623c419633a64d1cb4c8a9f5e037f3a', NULL, '{}', E'\\x', '2026-09-18 10:27:53.085+00', '2026-11-21 04:30:00+00', E'\\x6c7731b55943eb79b8a413f8c8d555f305f2beab07d12300ac240110614099b8'),
  ('96', '01a0d6d4-797a-70c8-b5f0-9f2e2cda0c44', E'\\xb5373fef8970e96a5e8fea54add82afc30e5a6722d5f9b34e00d8588ede749c8', NULL, '{}', E'\\x', '2026-09-25 04:30:44.09+00', '2026-11-21 04:30:00+00', E'\\x75506bf30b46f564e218145292c4939916dffb20e473acda3dd2f4db46172207'),
  ('97', '01a11b91-9b52-7499-b7a6-25eb913502d3', E'\\xa83aebbd50041f7a326acd36d18be14f3c35ccaf4c306b3597be1ab06ab6ed71', NULL, '{}', E'\\x', '2026-10-08 12:51:29.746+00', '2026-11-21 04:30:00+00', E'\\x4f97f54f685870bd36895c6ad29da8e56f0e96c0db0d94a1880041830535144d'),
  ('98', '01a13e7e-69d3-76e7-8531-d0b634face2f', E'\\xdad5aab870b663d92548cea8b5a7844fbcb79eebaf100df335dc31382ffc674f', NULL, '{}', E'\\x', '2026-10-15 07:37:14.451+00', '2026-11-21 04:30:00+00', E'\\xe1d035223793f40f049664d206d5e5a604041ab7a7a8585b477cbd21f8973b43'),
  ('99', '01a19b44-4019-73a2-94ce-7cef4b41741d', E'\\x015947983fa88ee90736f18ed0df3bd5eac406695ab81387f96186970796e462', NULL, '{}', E'\\x', '2026-11-02 07:58:23.769+00', '2026-11-21 04:30:00+00', E'\\xffc0f4919726a590c8177ada41aea53682128ec20c183d5cd09aac72d2c09fec');
insert into audit_personal ("entry_id", "subject_id", "field", "before", "after", "salt") overriding system value values
  ('01a22350-bc26-70b2-bec6-2caa9ca69483', '01a1b03c-74c1-7402-9281-59f6f01e1b1b', 'reason', NULL, '"Scholarship"', 'b3941b74-6f88-48b7-a4fa-445d2538659d'),
  ('01a22350-bcd8-72e5-83e5-01c8e684cf56', '01a1b03c-74c1-7402-9281-59f6f01e1b1b', 'reason', NULL, '"Paid twice"', 'e96b2de4-89b0-47ba-be9d-d060136ec1f6'),
  ('01a22350-c2d3-7650-a566-c38dea1327e2', '01976d38-7d5f-7200-bbd0-e0a4a64ebaf9', 'degree', '"BCom"', '"BSc"', '975ad135-b32b-46ee-b73a-43219395144a');
insert into audit_seal ("day", "n", "hash") overriding system value values
  ('2026-11-28', '127', E'\\x18f368bd761f9554d7e488cc76ea254348f357bb73d92f796bd80d5a6ddffc50');
insert into audit_unchained ("at", "entry_id") overriding system value values
  ('2026-11-21 04:30:00+00', '01a22350-c2d3-7650-a566-c38dea1327e2');
insert into backup_run ("id", "kind", "started_at", "seen_at", "finished_at", "place", "encrypted", "bytes", "reason") overriding system value values
  ('01a22350-bf9b-7726-9b5c-8c69e8dd3279', 'scheduled', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', 'office:/backup/example.tar.gz', 'false', '4096', NULL);
insert into batch ("id", "code", "code_key", "course_id", "time", "start_on", "end_on", "created_at", "version", "deleted_at", "trainer", "trainer_key", "room", "room_key", "sessions", "seats", "import_id") overriding system value values
  ('01a22350-afb5-73a7-b984-e9309628bae3', 'TALLY-2504', 'tally-2504', '01a22350-af6c-7296-87fe-3c4d1c6cab60', '15:00 to 17:00', '2025-04-01', '2025-07-01', '2025-03-11 05:44:07.174+00', '1', NULL, 'Anita Example', 'anita example', 'Room 1', 'room 1', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL),
  ('01a22350-afb5-73a7-b984-ef55cbd34923', 'PY-2504', 'py-2504', '01a22350-af6c-7296-87fe-404488ea375f', '08:00 to 10:00', '2025-04-27', '2025-08-27', '2025-04-06 10:29:18.706+00', '1', NULL, 'Binod Example', 'binod example', 'Room 2', 'room 2', '[{"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 6}]', '1', NULL),
  ('01a22350-afd5-7038-8d5e-f6533934dc01', 'FSW-2505', 'fsw-2505', '01a22350-af6c-7296-87fe-4566a82cb701', '12:30 to 14:30', '2025-05-24', '2026-01-24', '2025-05-03 08:05:14.006+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 1', 'lab 1', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a22350-afd5-7038-8d5e-fac45a1d2f54', 'DA-2506', 'da-2506', '01a22350-af6c-7296-87fe-4ae1f2cb0775', '18:00 to 20:00', '2025-06-19', '2025-12-19', '2025-05-29 10:56:01.407+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 2', 'lab 2', '[{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}]', '1', NULL),
  ('01a22350-afd5-7038-8d5e-fcc64a342971', 'GD-2507', 'gd-2507', '01a22350-af6c-7296-87fe-4eeaab85b39f', '18:00 to 20:00', '2025-07-16', '2025-12-16', '2025-06-25 12:57:02.901+00', '1', NULL, 'Esther Example', 'esther example', 'Room 1', 'room 1', '[{"end": "20:00", "start": "18:00", "weekday": 2}, {"end": "20:00", "start": "18:00", "weekday": 4}, {"end": "20:00", "start": "18:00", "weekday": 6}]', '1', NULL),
  ('01a22350-afd5-7038-8d5f-01c57f17859c', 'DM-2508', 'dm-2508', '01a22350-af6c-7296-87fe-50083ec95966', '10:00 to 12:00', '2025-08-11', '2025-11-11', '2025-07-21 06:09:14.399+00', '1', NULL, 'Anita Example', 'anita example', 'Room 2', 'room 2', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a22350-afea-73d0-adcf-18485cb236ba', 'HT-2509', 'ht-2509', '01a22350-af6c-7296-87fe-55b5e8e499fb', '15:00 to 17:00', '2025-09-07', '2025-11-07', '2025-08-17 10:48:46.841+00', '1', NULL, 'Binod Example', 'binod example', 'Lab 1', 'lab 1', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL),
  ('01a22350-afea-73d0-adcf-1f440acdb40e', 'FR-2510', 'fr-2510', '01a22350-af6c-7296-87fe-5b9109a867a3', '15:00 to 17:00', '2025-10-03', '2026-02-03', '2025-09-12 05:22:45.978+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 2', 'lab 2', '[{"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 6}]', '1', NULL),
  ('01a22350-afea-73d0-adcf-231c6d2c06a0', 'TALLY-2510', 'tally-2510', '01a22350-af6c-7296-87fe-3c4d1c6cab60', '12:30 to 14:30', '2025-10-30', '2026-01-30', '2025-10-09 06:54:35.944+00', '1', NULL, 'Dev Example', 'dev example', 'Room 1', 'room 1', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a22350-afea-73d0-adcf-2564dab7520b', 'PY-2511', 'py-2511', '01a22350-af6c-7296-87fe-404488ea375f', '18:00 to 20:00', '2025-11-25', '2026-03-25', '2025-11-04 07:43:07.581+00', '1', NULL, 'Esther Example', 'esther example', 'Room 2', 'room 2', '[{"end": "20:00", "start": "18:00", "weekday": 1}, {"end": "20:00", "start": "18:00", "weekday": 3}, {"end": "20:00", "start": "18:00", "weekday": 5}]', '1', NULL),
  ('01a22350-afea-73d0-adcf-2993df90aa2c', 'FSW-2512', 'fsw-2512', '01a22350-af6c-7296-87fe-4566a82cb701', '12:30 to 14:30', '2025-12-22', '2026-08-22', '2025-12-01 06:14:34.49+00', '1', NULL, 'Anita Example', 'anita example', 'Lab 1', 'lab 1', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a22350-afeb-7770-af1f-83de715add32', 'DA-2601', 'da-2601', '01a22350-af6c-7296-87fe-4ae1f2cb0775', '12:30 to 14:30', '2026-01-17', '2026-07-17', '2025-12-27 05:22:07.66+00', '1', NULL, 'Binod Example', 'binod example', 'Lab 2', 'lab 2', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a22350-afeb-7770-af1f-860a1a4279ae', 'GD-2602', 'gd-2602', '01a22350-af6c-7296-87fe-4eeaab85b39f', '08:00 to 10:00', '2026-02-13', '2026-07-13', '2026-01-23 10:32:05.796+00', '1', NULL, 'Chitra Example', 'chitra example', 'Room 1', 'room 1', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a22350-afeb-7770-af1f-88371a3a4827', 'DM-2603', 'dm-2603', '01a22350-af6c-7296-87fe-50083ec95966', '12:30 to 14:30', '2026-03-11', '2026-06-11', '2026-02-18 09:11:13.462+00', '1', NULL, 'Dev Example', 'dev example', 'Room 2', 'room 2', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a22350-afeb-7770-af1f-8c8ad6df000b', 'HT-2604', 'ht-2604', '01a22350-af6c-7296-87fe-55b5e8e499fb', '10:00 to 12:00', '2026-04-07', '2026-06-07', '2026-03-17 05:08:41.632+00', '1', NULL, 'Esther Example', 'esther example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a22350-afeb-7770-af1f-92fc62f52aa4', 'FR-2605', 'fr-2605', '01a22350-af6c-7296-87fe-5b9109a867a3', '08:00 to 10:00', '2026-05-03', '2026-09-03', '2026-04-12 06:22:54.906+00', '1', NULL, 'Anita Example', 'anita example', 'Lab 2', 'lab 2', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a22350-afeb-7770-af1f-96dcdcf39131', 'TALLY-2605', 'tally-2605', '01a22350-af6c-7296-87fe-3c4d1c6cab60', '12:30 to 14:30', '2026-05-30', '2026-08-30', '2026-05-09 04:26:18.64+00', '1', NULL, 'Binod Example', 'binod example', 'Room 1', 'room 1', '[{"end": "14:30", "start": "12:30", "weekday": 2}, {"end": "14:30", "start": "12:30", "weekday": 4}, {"end": "14:30", "start": "12:30", "weekday": 6}]', '1', NULL),
  ('01a22350-afeb-7770-af1f-991195baff70', 'PY-2606', 'py-2606', '01a22350-af6c-7296-87fe-404488ea375f', '08:00 to 10:00', '2026-06-25', '2026-10-25', '2026-06-04 09:35:59.929+00', '1', NULL, 'Chitra Example', 'chitra example', 'Room 2', 'room 2', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a22350-afeb-7770-af1f-9c4a473a5afa', 'FSW-2607', 'fsw-2607', '01a22350-af6c-7296-87fe-4566a82cb701', '10:00 to 12:00', '2026-07-22', NULL, '2026-07-01 11:47:31.014+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 1}, {"end": "12:00", "start": "10:00", "weekday": 3}, {"end": "12:00", "start": "10:00", "weekday": 5}]', '1', NULL),
  ('01a22350-afeb-7770-af1f-a37029d9bd14', 'DA-2608', 'da-2608', '01a22350-af6c-7296-87fe-4ae1f2cb0775', '10:00 to 12:00', '2026-08-17', '2027-02-17', '2026-07-27 06:08:47.212+00', '1', NULL, 'Esther Example', 'esther example', 'Lab 2', 'lab 2', '[{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}]', '1', NULL),
  ('01a22350-afeb-7770-af1f-a53545ced8ed', 'GD-2609', 'gd-2609', '01a22350-af6c-7296-87fe-4eeaab85b39f', '08:00 to 10:00', '2026-09-13', '2027-02-13', '2026-08-23 12:54:15.83+00', '1', NULL, 'Anita Example', 'anita example', 'Room 1', 'room 1', '[{"end": "10:00", "start": "08:00", "weekday": 1}, {"end": "10:00", "start": "08:00", "weekday": 2}, {"end": "10:00", "start": "08:00", "weekday": 3}, {"end": "10:00", "start": "08:00", "weekday": 4}, {"end": "10:00", "start": "08:00", "weekday": 5}]', '1', NULL),
  ('01a22350-afeb-7770-af1f-a90ba8ce091f', 'DM-2610', 'dm-2610', '01a22350-af6c-7296-87fe-50083ec95966', '12:30 to 14:30', '2026-10-09', NULL, '2026-09-18 10:27:53.085+00', '1', NULL, 'Binod Example', 'binod example', 'Room 2', 'room 2', '[{"end": "14:30", "start": "12:30", "weekday": 1}, {"end": "14:30", "start": "12:30", "weekday": 3}, {"end": "14:30", "start": "12:30", "weekday": 5}]', '1', NULL),
  ('01a22350-afeb-7770-af1f-adf83651c356', 'HT-2611', 'ht-2611', '01a22350-af6c-7296-87fe-55b5e8e499fb', '10:00 to 12:00', '2026-11-05', '2027-01-05', '2026-10-15 07:37:14.451+00', '1', NULL, 'Chitra Example', 'chitra example', 'Lab 1', 'lab 1', '[{"end": "12:00", "start": "10:00", "weekday": 2}, {"end": "12:00", "start": "10:00", "weekday": 4}, {"end": "12:00", "start": "10:00", "weekday": 6}]', '1', NULL),
  ('01a22350-afeb-7770-af1f-b3fa6eabda49', 'FR-2612', 'fr-2612', '01a22350-af6c-7296-87fe-5b9109a867a3', '15:00 to 17:00', '2026-12-01', NULL, '2026-11-10 06:43:16.88+00', '1', NULL, 'Dev Example', 'dev example', 'Lab 2', 'lab 2', '[{"end": "17:00", "start": "15:00", "weekday": 1}, {"end": "17:00", "start": "15:00", "weekday": 2}, {"end": "17:00", "start": "15:00", "weekday": 3}, {"end": "17:00", "start": "15:00", "weekday": 4}, {"end": "17:00", "start": "15:00", "weekday": 5}]', '1', NULL);
insert into batch_count ("batch_id", "first_on", "n") overriding system value values
  ('01a22350-afd5-7038-8d5e-fac45a1d2f54', '-infinity', '1'),
  ('01a22350-afd5-7038-8d5e-fcc64a342971', '-infinity', '1'),
  ('01a22350-afd5-7038-8d5f-01c57f17859c', '-infinity', '1'),
  ('01a22350-afea-73d0-adcf-2564dab7520b', '-infinity', '1'),
  ('01a22350-afeb-7770-af1f-adf83651c356', '-infinity', '1'),
  ('01a22350-afeb-7770-af1f-adf83651c356', '2026-11-21', '1');
insert into batch_count_change ("batch_id", "first_on", "n") overriding system value values
  ('01a22350-afb5-73a7-b984-e9309628bae3', '2026-11-20', '0'),
  ('01a22350-afb5-73a7-b984-e9309628bae3', '2026-11-20', '1'),
  ('01a22350-afd5-7038-8d5e-fac45a1d2f54', '2025-06-14', '-1');
insert into batch_waiting ("id", "batch_id", "enquiry_id", "student_id", "at", "removed_at") overriding system value values
  ('01a22350-bf9b-7726-9b5c-99dc1390a612', '01a22350-afb5-73a7-b984-e9309628bae3', NULL, '01976d38-7d5f-7200-bbd0-e0a4a64ebaf9', '2026-11-21 04:30:00+00', NULL);
insert into bulk_change ("id", "change", "students", "changed_at", "changed_by", "undone_at") overriding system value values
  ('01a22350-c12a-763c-9fb0-63389b57f57d', '{"isCompleted": "yes"}', '1', '2026-11-21 04:30:00+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', NULL);
insert into bulk_change_student ("bulk_change_id", "student_id", "before", "versions") overriding system value values
  ('01a22350-c12a-763c-9fb0-63389b57f57d', '01976d38-7d5f-7200-bbd0-e0a4a64ebaf9', '{}', '1.1.0');
insert into calendar_feed ("account_id", "code", "batch_id", "trainer", "created_at") overriding system value values
  ('01a22350-ac41-73b1-b5d1-2977eb76981c', '0bbfbd2c-99c1-4d0f-b61c-8cced9e35d35', NULL, 'Example', '2026-11-21 04:30:00+00');
insert into cash_entry ("id", "kind", "amount", "day", "reference", "recorded_at", "recorded_by", "voided_at", "voided_by") overriding system value values
  ('01a22350-c12a-763c-9fb0-6aeeb7f5e28a', 'opening', '1000.00', '2026-11-20', NULL, '2026-11-21 04:30:00+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', NULL, NULL);
insert into certificate ("id", "issue_id", "kind", "financial_year", "n", "student_id", "enrolment_id", "student_name", "course", "batch", "title", "body", "signatory", "issued_on", "issued_at", "issued_by", "revoked_at", "revoked_by", "revoke_reason", "verification_id") overriding system value values
  ('01a22350-c12b-7486-ab59-8bbc2a8c86c7', '01a22350-c12b-7486-ab59-8cb52d6553ad', 'completion', '2026-27', '1', '01976d38-7d5f-7200-bbd0-e0a4a64ebaf9', '01976d38-7d5f-7026-9aa6-bca8a65871e5', 'Example', 'Example', 'Example', 'Example', 'Example', 'Example', '2026-11-20', '2026-11-21 04:30:00+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', NULL, NULL, NULL, 'c8c45ced-ed22-4af6-a5d2-69ac3140895e');
insert into certificate_series ("kind", "financial_year", "last") overriding system value values
  ('completion', '2026-27', '1');
insert into certificate_signature ("one", "content", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into certificate_template ("kind", "title", "body", "signatory", "version") overriding system value values
  ('completion', 'Example', '{name}', 'Example', '1');
insert into consent ("student_id", "given_by", "guardian_name", "notice_version", "at", "recorded_by") overriding system value values
  ('01976d38-7d5f-7200-bbd0-e0a4a64ebaf9', 'student', NULL, '2', '2026-11-21 04:30:00+00', NULL);
insert into course ("id", "name", "name_key", "fee", "duration", "added_by", "created_at", "version", "deleted_at", "instalments", "import_id") overriding system value values
  ('01a22350-af6c-7296-87fe-3c4d1c6cab60', 'Tally with GST', 'tally with gst', '12000.00', '3 months', '01a22350-ac41-73b1-b5d1-25e659e2e353', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a22350-af6c-7296-87fe-404488ea375f', 'Python Programming', 'python programming', '18000.00', '4 months', '01a22350-ac41-73b1-b5d1-25e659e2e353', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a22350-af6c-7296-87fe-4566a82cb701', 'Full Stack Web Development', 'full stack web development', '45000.00', '8 months', '01a22350-ac41-73b1-b5d1-25e659e2e353', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a22350-af6c-7296-87fe-4ae1f2cb0775', 'Data Analytics', 'data analytics', '35000.00', '6 months', '01a22350-ac41-73b1-b5d1-25e659e2e353', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a22350-af6c-7296-87fe-4eeaab85b39f', 'Graphic Design', 'graphic design', '22000.00', '5 months', '01a22350-ac41-73b1-b5d1-25e659e2e353', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a22350-af6c-7296-87fe-50083ec95966', 'Digital Marketing', 'digital marketing', '15000.00', '3 months', '01a22350-ac41-73b1-b5d1-25e659e2e353', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a22350-af6c-7296-87fe-55b5e8e499fb', 'Hindi Typing', 'hindi typing', '4500.00', '2 months', '01a22350-ac41-73b1-b5d1-25e659e2e353', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL),
  ('01a22350-af6c-7296-87fe-5b9109a867a3', 'Français des affaires', 'francais des affaires', '16500.00', '4 months', '01a22350-ac41-73b1-b5d1-25e659e2e353', '2025-04-01 10:49:33.548+00', '1', NULL, NULL, NULL);
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
  ('01a22350-c12a-763c-9fb0-66abca56cf2c', '2026-11-20', NULL, '0.00', '0.00', '{}', NULL, '2026-11-21 04:30:00+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', '{}', NULL);
insert into declared_payment ("student_id", "fee", "paid", "pay_mode") overriding system value values
  ('01a1be83-9230-74d7-8dd3-ef7a60df23e0', '16500.00', '8250.00', 'Online');
insert into deletion ("id", "record", "deleted_at", "deleted_by", "status_before", "enquiry", "erase_after", "erased_at") overriding system value values
  ('01a22350-bf80-709f-8ec1-62c79f221aeb', 'enquiry', '2026-11-21 04:30:00+00', NULL, NULL, '{"id": "01a22350-bf80-709f-8ec1-62c79f221aeb", "name": "Example"}', '2026-11-21 04:30:00+00', NULL);
insert into discount_limit ("one", "percent", "version") overriding system value values
  ('true', '10.00', '2');
insert into draft ("account_id", "key", "field_values", "saved_at") overriding system value values
  ('01a22350-ac41-73b1-b5d1-2977eb76981c', 'course-add', '{"course":"Example"}', '2026-11-21 04:30:00+00');
insert into enquiry ("id", "name", "name_key", "mail_id", "contact", "alt_contact", "qualification", "address", "course_id", "enquiry_mode", "mode", "ref", "remark", "day", "status", "is_placed", "student_id", "created_at", "version", "next_call_on", "import_id") overriding system value values
  ('01962e07-dbf7-717c-90cf-0d3ecdb231d3', 'Ishwari Voorbeeld', 'ishwari voorbeeld', 'ishwari.3@example.net', '5570000003', '5580000003', 'BSc', '37 Namuna Marg, Example Nagar', '01a22350-af6c-7296-87fe-4566a82cb701', 'online', 'online', NULL, NULL, '2025-04-13', 'Pending', 'false', NULL, '2025-04-13 07:23:09.175+00', '2', NULL, NULL),
  ('01973f71-631b-76ba-8065-e9dd702aa993', 'विवेक दृष्टांत', 'विवेक दृष्टांत', 'student.1@example.com', '5550000001', NULL, 'BCom', '159 Namuna Marg, Demo Colony', '01a22350-af6c-7296-87fe-4ae1f2cb0775', 'offline', 'offline', 'एक मित्र', 'Will come for a trial class', '2025-06-05', 'Closed', 'false', '01976d38-7d5f-7200-bbd0-e0a4a64ebaf9', '2025-06-05 09:34:45.019+00', '2', NULL, NULL),
  ('019a24d1-6480-70e5-9ef8-3369e81d9984', 'Asha Beispiel', 'asha beispiel', 'asha.2@example.net', '5570000002', '5580000002', 'BSc', '77 Example Road, Namunapur', '01a22350-af6c-7296-87fe-4566a82cb701', 'offline', 'offline', 'Poster at the college', 'Will come for a trial class', '2025-10-27', 'Pending', 'false', NULL, '2025-10-27 08:38:13.888+00', '2', NULL, NULL);
insert into enquiry_note ("id", "enquiry_id", "at", "written_by", "note", "next_call_on") overriding system value values
  ('01a22350-bf9b-7726-9b5c-95de8441adf2', '01962e07-dbf7-717c-90cf-0d3ecdb231d3', '2026-11-21 04:30:00+00', NULL, 'Example', NULL);
insert into enrolment ("id", "student_id", "n", "course_id", "batch_id", "mode", "duration", "fee", "joining_on", "end_on", "is_completed", "ended_at", "end_reason", "created_at", "version", "is_main", "list_fee", "limit_exempt", "fee_kind", "fee_reason", "fee_on", "fee_by", "batch_since") overriding system value values
  ('01976d38-7d5f-7026-9aa6-bca8a65871e5', '01976d38-7d5f-7200-bbd0-e0a4a64ebaf9', '1', '01a22350-af6c-7296-87fe-4ae1f2cb0775', '01a22350-afb5-73a7-b984-e9309628bae3', 'offline', '6 months', '31500.00', '2025-06-14', '2025-12-19', 'true', NULL, NULL, '2025-06-14 06:55:08.127+00', '1', 'true', '31500.00', 'false', NULL, NULL, NULL, NULL, '2026-11-20'),
  ('0198305a-7b46-716c-b4de-f92058d7c0d6', '0198305a-7b46-72f7-ab77-7173ed2edbeb', '1', '01a22350-af6c-7296-87fe-4eeaab85b39f', '01a22350-afd5-7038-8d5e-fcc64a342971', 'offline', '5 months', '22000.00', '2025-07-22', '2025-12-16', 'true', NULL, NULL, '2025-07-22 04:18:12.934+00', '1', 'true', '22000.00', 'false', NULL, NULL, NULL, NULL, NULL),
  ('0199483e-e8b1-74e2-8967-2c7cd304819b', '0199483e-e8b1-71c5-b09d-3285891fc067', '1', '01a22350-af6c-7296-87fe-50083ec95966', '01a22350-afd5-7038-8d5f-01c57f17859c', 'online', '3 months', '15000.00', '2025-09-14', '2025-11-11', 'true', NULL, NULL, '2025-09-14 12:41:46.417+00', '1', 'true', '15000.00', 'false', NULL, NULL, NULL, NULL, NULL),
  ('019acdcb-3f5e-750f-8bd1-fa262c490703', '019acdcb-3f5e-73a5-afd7-c4230b6752dd', '1', '01a22350-af6c-7296-87fe-404488ea375f', '01a22350-afea-73d0-adcf-2564dab7520b', 'offline', '4 months', '18000.00', '2025-11-29', '2026-03-25', 'true', NULL, NULL, '2025-11-29 04:07:20.67+00', '1', 'true', '18000.00', 'false', NULL, NULL, NULL, NULL, NULL),
  ('01a11b91-9b52-75db-a466-077d250b1f18', '01a11b91-9b52-77cb-978d-e67e038d6d93', '1', '01a22350-af6c-7296-87fe-50083ec95966', '01a22350-afeb-7770-af1f-a90ba8ce091f', 'offline', '3 months', '13500.00', '2026-10-08', NULL, 'false', NULL, NULL, '2026-10-08 12:51:29.746+00', '1', 'true', '13500.00', 'false', NULL, NULL, NULL, NULL, NULL),
  ('01a1b03c-74c1-7387-9f98-e6fb71254258', '01a1b03c-74c1-7402-9281-59f6f01e1b1b', '1', '01a22350-af6c-7296-87fe-55b5e8e499fb', '01a22350-afeb-7770-af1f-adf83651c356', 'online', '2 months', '4050.00', '2026-11-06', NULL, 'false', NULL, NULL, '2026-11-06 09:41:54.497+00', '1', 'true', '4050.00', 'false', NULL, NULL, NULL, NULL, NULL),
  ('01a1be83-9230-77a5-9dc5-b4ce5197a3fa', '01a1be83-9230-74d7-8dd3-ef7a60df23e0', '1', '01a22350-af6c-7296-87fe-5b9109a867a3', '01a22350-afeb-7770-af1f-b3fa6eabda49', 'offline', '4 months', '0.00', '2026-12-01', NULL, 'false', NULL, NULL, '2026-11-09 04:14:16.112+00', '1', 'true', '0.00', 'false', NULL, NULL, NULL, NULL, NULL),
  ('01a1fb86-a83e-75c1-a27d-d9e0c610a26f', '01a1fb86-a83e-77e3-b7c9-e2b338792431', '1', '01a22350-af6c-7296-87fe-55b5e8e499fb', '01a22350-afeb-7770-af1f-adf83651c356', 'offline', '2 months', '4050.00', '2026-11-21', NULL, 'false', NULL, NULL, '2026-11-21 00:34:28.542+00', '1', 'true', '4050.00', 'false', NULL, NULL, NULL, NULL, NULL);
insert into expense ("id", "category_id", "remark", "amount", "day", "created_at", "updated_at", "version", "financial_year", "n", "pay_mode", "payee", "voided_at", "voided_by", "import_id", "old_voucher", "exact_mode", "count_id", "counted_version", "counted_cash") overriding system value values
  ('01972f8c-001d-7035-819f-89c8b0f7f180', '01a22350-b6e4-7316-876b-6b4961ba12c4', 'Sample Telecom, line of the month', '172.00', '2025-06-02', '2025-06-02 07:29:53.693+00', '2025-06-02 07:29:53.693+00', '1', '2025-26', '1', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019730ae-176e-70bc-8005-8b4482adf96d', '01a22350-b6e4-7316-876b-6403ac909c45', 'Example Power Company, bill of the month', '516.00', '2025-06-02', '2025-06-02 12:46:45.102+00', '2025-06-02 12:46:45.102+00', '1', '2025-26', '2', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01973f27-1abc-723f-95d3-a0ef5d92bf2c', '01a22350-b6e3-776f-bc33-f4818513905f', 'Teachers and office of the example institute', '3876.00', '2025-06-05', '2025-06-05 08:13:36.828+00', '2025-06-05 08:13:36.828+00', '1', '2025-26', '3', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019744be-dbb1-7762-ada9-9165f0515280', '01a22350-b6e4-7316-876b-611468f4c4d0', 'Example House, all classrooms', '2153.00', '2025-06-06', '2025-06-06 10:17:28.241+00', '2025-06-06 10:17:28.241+00', '1', '2025-26', '4', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0197cf00-2cf0-703e-978d-bedc1a489785', '01a22350-b6e4-7316-876b-6403ac909c45', 'Example Power Company, bill of the month', '1058.00', '2025-07-03', '2025-07-03 06:36:24.688+00', '2025-07-03 06:36:24.688+00', '1', '2025-26', '5', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0197d3b1-cdf4-71ae-b14e-f96053af8552', '01a22350-b6e4-7316-876b-6b4961ba12c4', 'Sample Telecom, line of the month', '352.00', '2025-07-04', '2025-07-04 04:28:54.644+00', '2025-07-04 04:28:54.644+00', '1', '2025-26', '6', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0197d44b-78c3-7078-af7e-f7d0bdc4546e', '01a22350-b6e3-776f-bc33-f4818513905f', 'Teachers and office of the example institute', '7938.00', '2025-07-04', '2025-07-04 07:16:45.379+00', '2025-07-04 07:16:45.379+00', '1', '2025-26', '7', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0197e9a1-67f5-71ba-b74e-4843bf27e644', '01a22350-b6e4-7316-876b-611468f4c4d0', 'Example House, all classrooms', '4410.00', '2025-07-08', '2025-07-08 10:42:38.709+00', '2025-07-08 10:42:38.709+00', '1', '2025-26', '8', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01986905-43a3-72df-b332-fc90c616ebf1', '01a22350-b6e4-7316-876b-611468f4c4d0', 'Example House, all classrooms', '4341.00', '2025-08-02', '2025-08-02 04:23:29.443+00', '2025-08-02 04:23:29.443+00', '1', '2025-26', '9', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019873c7-c03e-7176-8b42-28213ef49904', '01a22350-b6e3-776f-bc33-f4818513905f', 'Teachers and office of the example institute', '7814.00', '2025-08-04', '2025-08-04 06:32:07.486+00', '2025-08-04 06:32:07.486+00', '1', '2025-26', '10', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0198742d-391a-715a-b4db-63525545c904', '01a22350-b6e4-7316-876b-6b4961ba12c4', 'Sample Telecom, line of the month', '347.00', '2025-08-04', '2025-08-04 08:22:57.562+00', '2025-08-04 08:22:57.562+00', '1', '2025-26', '11', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01987a45-a517-7706-82f0-de6062daa45d', '01a22350-b6e4-7316-876b-6403ac909c45', 'Example Power Company, bill of the month', '1041.00', '2025-08-05', '2025-08-05 12:47:21.367+00', '2025-08-05 12:47:21.367+00', '1', '2025-26', '12', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019904aa-7eb6-7049-bfaa-cc6f5bfa2dee', '01a22350-b6e3-776f-bc33-f4818513905f', 'Teachers and office of the example institute', '6144.00', '2025-09-01', '2025-09-01 09:45:06.486+00', '2025-09-01 09:45:06.486+00', '1', '2025-26', '13', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01990a07-c598-72d8-a1c4-e354d42e1b31', '01a22350-b6e4-7316-876b-611468f4c4d0', 'Example House, all classrooms', '3413.00', '2025-09-02', '2025-09-02 10:45:05.56+00', '2025-09-02 10:45:05.56+00', '1', '2025-26', '14', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01990f32-eeb0-7099-99e8-7bc97d7f5b9f', '01a22350-b6e4-7316-876b-6403ac909c45', 'Example Power Company, bill of the month', '819.00', '2025-09-03', '2025-09-03 10:50:20.208+00', '2025-09-03 10:50:20.208+00', '1', '2025-26', '15', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('0199291d-4815-7002-99b1-82aa72314ac6', '01a22350-b6e4-7316-876b-6b4961ba12c4', 'Sample Telecom, line of the month', '273.00', '2025-09-08', '2025-09-08 11:36:48.917+00', '2025-09-08 11:36:48.917+00', '1', '2025-26', '16', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019a3e0d-cbe7-706c-9371-4068366d1d2e', '01a22350-b6e4-7316-876b-611468f4c4d0', 'Example House, all classrooms', '1250.00', '2025-11-01', '2025-11-01 06:14:42.919+00', '2025-11-01 06:14:42.919+00', '1', '2025-26', '17', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019a499b-18e8-7116-94e4-d596354bc217', '01a22350-b6e3-776f-bc33-f4818513905f', 'Teachers and office of the example institute', '2250.00', '2025-11-03', '2025-11-03 12:04:52.584+00', '2025-11-03 12:04:52.584+00', '1', '2025-26', '18', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019a5870-be50-7532-80f5-f2630741b987', '01a22350-b6e4-7316-876b-6b4961ba12c4', 'Sample Telecom, line of the month', '100.00', '2025-11-06', '2025-11-06 09:12:55.12+00', '2025-11-06 09:12:55.12+00', '1', '2025-26', '19', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019a58cd-919f-7507-bc5e-8b51220cca56', '01a22350-b6e4-7316-876b-6403ac909c45', 'Example Power Company, bill of the month', '300.00', '2025-11-06', '2025-11-06 10:54:18.527+00', '2025-11-06 10:54:18.527+00', '1', '2025-26', '20', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019b7d9a-7db3-72b4-88bf-4dae6ea9e259', '01a22350-b6e4-7316-876b-611468f4c4d0', 'Example House, all classrooms', '1076.00', '2026-01-02', '2026-01-02 07:27:15.379+00', '2026-01-02 07:27:15.379+00', '1', '2025-26', '21', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019b92c8-7213-75bf-a031-4be89527f781', '01a22350-b6e4-7316-876b-6403ac909c45', 'Example Power Company, bill of the month', '258.00', '2026-01-06', '2026-01-06 10:09:28.595+00', '2026-01-06 10:09:28.595+00', '1', '2025-26', '22', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019b96c0-e9f1-7102-987a-990190a5bf7d', '01a22350-b6e3-776f-bc33-f4818513905f', 'Teachers and office of the example institute', '1938.00', '2026-01-07', '2026-01-07 04:39:43.857+00', '2026-01-07 04:39:43.857+00', '1', '2025-26', '23', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019b9be6-f910-72d0-ba64-d13814d0fc67', '01a22350-b6e4-7316-876b-6b4961ba12c4', 'Sample Telecom, line of the month', '86.00', '2026-01-08', '2026-01-08 04:39:24.176+00', '2026-01-08 04:39:24.176+00', '1', '2025-26', '24', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019c31b6-9ffd-7401-98bc-608ad8356695', '01a22350-b6e3-776f-bc33-f4818513905f', 'Teachers and office of the example institute', '2457.00', '2026-02-06', '2026-02-06 06:49:38.045+00', '2026-02-06 06:49:38.045+00', '1', '2025-26', '25', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019c369f-a274-7532-a7bb-1354bbe4babd', '01a22350-b6e4-7316-876b-611468f4c4d0', 'Example House, all classrooms', '1365.00', '2026-02-07', '2026-02-07 05:42:37.428+00', '2026-02-07 05:42:37.428+00', '1', '2025-26', '26', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019c411e-2084-74c7-b965-44af50acf715', '01a22350-b6e4-7316-876b-6403ac909c45', 'Example Power Company, bill of the month', '327.00', '2026-02-09', '2026-02-09 06:36:59.396+00', '2026-02-09 06:36:59.396+00', '1', '2025-26', '27', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('019c423e-23a9-76b2-9d8b-154e32452801', '01a22350-b6e4-7316-876b-6b4961ba12c4', 'Sample Telecom, line of the month', '109.00', '2026-02-09', '2026-02-09 11:51:34.569+00', '2026-02-09 11:51:34.569+00', '1', '2025-26', '28', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01a19b44-4019-7065-aaf8-3cbeb89a574c', '01a22350-b6e4-7316-876b-611468f4c4d0', 'Example House, all classrooms', '221.00', '2026-11-02', '2026-11-02 07:58:23.769+00', '2026-11-02 07:58:23.769+00', '1', '2026-27', '1', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01a19c3d-3bc5-758a-847f-b3e4890acd2e', '01a22350-b6e3-776f-bc33-f4818513905f', 'Teachers and office of the example institute', '398.00', '2026-11-02', '2026-11-02 12:30:21.125+00', '2026-11-02 12:30:21.125+00', '1', '2026-27', '2', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01a1a4b8-370c-77f8-8953-19a30c6a268a', '01a22350-b6e4-7316-876b-6403ac909c45', 'Example Power Company, bill of the month', '53.00', '2026-11-04', '2026-11-04 04:01:38.572+00', '2026-11-04 04:01:38.572+00', '1', '2026-27', '3', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00'),
  ('01a1c057-66d2-74c1-9cc9-af44ab115491', '01a22350-b6e4-7316-876b-6b4961ba12c4', 'Sample Telecom, line of the month', '17.00', '2026-11-09', '2026-11-09 12:45:15.858+00', '2026-11-09 12:45:15.858+00', '1', '2026-27', '4', 'Online', NULL, NULL, NULL, NULL, NULL, NULL, NULL, '1', '0.00');
insert into expense_category ("id", "ledger", "ledger_key", "created_at", "updated_at", "deleted_at", "budget", "version") overriding system value values
  ('01a22350-b6e3-776f-bc33-f4818513905f', 'Salaries', 'salaries', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a22350-b6e4-7316-876b-611468f4c4d0', 'Rent', 'rent', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a22350-b6e4-7316-876b-6403ac909c45', 'Electricity', 'electricity', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a22350-b6e4-7316-876b-6b4961ba12c4', 'Internet', 'internet', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a22350-b6e4-7316-876b-6de29d28ea01', 'Stationery', 'stationery', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '5000.00', '1'),
  ('01a22350-b6e4-7316-876b-7231237b09fe', 'Repairs', 'repairs', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, NULL, '1'),
  ('01a22350-b6e4-7316-876b-74b884ccedaf', 'Tea and water', 'tea and water', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '3000.00', '1'),
  ('01a22350-b6e4-7316-876b-7a8c7a8d6c1c', 'Advertising', 'advertising', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '20000.00', '1');
insert into expense_voucher_series ("financial_year", "last") overriding system value values
  ('2025-26', '28'),
  ('2026-27', '4');
insert into fee_adjustment ("id", "student_id", "kind", "enrolment_id", "amount", "reason", "day", "created_at", "created_by", "by_hr", "version", "withdrawn_at", "withdrawn_by", "import_id") overriding system value values
  ('01a22350-bbf2-76ed-bbea-e9200c8b8cad', '01a1b03c-74c1-7402-9281-59f6f01e1b1b', 'Discount', '01a1b03c-74c1-7387-9f98-e6fb71254258', '500.00', 'Scholarship', '2026-11-21', '2026-11-21 04:30:00+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'false', '1', NULL, NULL, NULL);
insert into fee_plan ("enrolment_id", "version") overriding system value values
  ('01976d38-7d5f-7026-9aa6-bca8a65871e5', '1');
insert into fee_plan_row ("enrolment_id", "n", "due_on", "amount") overriding system value values
  ('01976d38-7d5f-7026-9aa6-bca8a65871e5', '1', '2026-11-20', '1000.00');
insert into former_batch ("enrolment_id", "batch_id", "since", "until") overriding system value values
  ('01976d38-7d5f-7026-9aa6-bca8a65871e5', '01a22350-afd5-7038-8d5e-fac45a1d2f54', NULL, '2026-11-19');
insert into heartbeat ("process_id", "started_at", "seen_at") overriding system value values
  ('01a22350-bf9b-7726-9b5c-9266365ac5f4', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00');
insert into holiday ("id", "name", "start_on", "end_on", "created_at") overriding system value values
  ('01a22350-bf9b-7726-9b5c-9f384f2df046', 'Example', '2026-11-08', '2026-11-09', '2026-11-21 04:30:00+00');
insert into idempotency ("scope", "route", "key", "body_hash", "status", "answer", "forever", "at") overriding system value values
  ('01a22350-ac41-73b1-b5d1-2977eb76981c', 'POST /api/enquiry', 'dump', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '201', '{}', 'false', '2026-11-21 04:30:00+00');
insert into import ("id", "kind", "owner_id", "name", "columns", "mapping", "day_order", "asks_day_order", "state", "created_at", "run_at", "done_rows", "is_cancelled", "failure", "done_at", "undone_at", "undone_by", "students", "receipts", "paid", "records", "discounts", "sheet", "sheets", "fixed") overriding system value values
  ('01a22350-ac41-73b1-b5d1-2977eb76981c', 'students', '01a22350-ac41-73b1-b5d1-2977eb76981c', '', '["Name"]', '{"name": 0}', NULL, 'false', 'open', '2026-11-21 04:30:00+00', NULL, '0', 'false', NULL, NULL, NULL, NULL, '0', '0', '0.00', '0', '0.00', '', '[]', '{}');
insert into import_record ("import_id", "record", "record_id", "state") overriding system value values
  ('01a22350-ac41-73b1-b5d1-2977eb76981c', 'course', '01a22350-ac41-73b1-b5d1-2977eb76981c', '');
insert into import_row ("import_id", "line", "cells", "is_skipped", "errors", "conflicts", "warnings", "person_key", "name_key", "known_key", "email_key", "phone", "course", "batch", "fee", "amount", "category", "day", "present", "student", "payments", "discount", "list_fee", "has_fee_reason", "reg_key") overriding system value values
  ('01a22350-ac41-73b1-b5d1-2977eb76981c', '2', '["Example"]', 'false', '{}', '{}', '{}', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '[]', NULL, NULL, 'false', NULL);
insert into import_setting ("one", "payments_before", "version") overriding system value values
  ('true', NULL, '1');
insert into import_total ("import_id", "shard", "kind", "n", "fee", "paid") overriding system value values
  ('01a22350-ac41-73b1-b5d1-2977eb76981c', '0', 'Active', '0', '0.00', '0.00');
insert into institute ("one", "name", "address", "phone", "time_zone", "self_registration", "version", "receipt_language", "two_factor", "upi_id", "hr_closes_all", "gstin", "receipt_terms", "receipt_paper", "reg_no_pattern", "has_reg_nos", "registration_fields", "enquiry_fields") overriding system value values
  ('true', 'Namuna Training Institute (demo)', '1 Example Road, Example Nagar', '+91 55500 00000', 'Asia/Kolkata', 'true', '2', 'en', 'off', 'namuna@examplebank', 'false', '00AAAAA0000A1ZI', NULL, 'a4', NULL, 'false', NULL, NULL);
insert into institute_logo ("one", "content", "type", "hash", "changed_at") overriding system value values
  ('true', E'\\x0101010101010101010101010101010101010101010101010101010101010101', 'image/png', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into job_run ("job", "started_at") overriding system value values
  ('cleanup', '2026-11-21 04:30:00+00');
insert into known_browser ("token_hash", "account_id", "used_at") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a22350-ac41-73b1-b5d1-2977eb76981c', '2026-11-21 04:30:00+00');
insert into kysely_migration ("name", "timestamp") overriding system value values
  ('0001_house', '2026-11-28T18:00:05.571Z'),
  ('0002_courses_and_batches', '2026-11-28T18:00:05.614Z'),
  ('0003_students_and_fees', '2026-11-28T18:00:05.867Z'),
  ('0004_attendance_and_enquiries', '2026-11-28T18:00:05.939Z'),
  ('0005_portfolio', '2026-11-28T18:00:05.991Z'),
  ('0006_projects', '2026-11-28T18:00:06.035Z'),
  ('0007_expenses', '2026-11-28T18:00:06.082Z'),
  ('0008_reset_tokens', '2026-11-28T18:00:06.111Z'),
  ('0009_lists_of_the_admin', '2026-11-28T18:00:06.143Z'),
  ('0010_erasure', '2026-11-28T18:00:06.161Z'),
  ('0011_search', '2026-11-28T18:00:06.215Z'),
  ('0012_receipt_amounts', '2026-11-28T18:00:06.243Z'),
  ('0013_drafts', '2026-11-28T18:00:06.270Z'),
  ('0014_request_limits', '2026-11-28T18:00:06.535Z'),
  ('0015_placed_enquiries', '2026-11-28T18:00:06.574Z'),
  ('0017_sign_in', '2026-11-28T18:00:06.654Z'),
  ('0018_two_factor', '2026-11-28T18:00:06.706Z'),
  ('0019_erasure', '2026-11-28T18:00:06.795Z'),
  ('0020_privacy', '2026-11-28T18:00:06.969Z'),
  ('0021_backups', '2026-11-28T18:00:07.090Z'),
  ('0022_audit_chain', '2026-11-28T18:00:07.306Z'),
  ('0023_several_processes', '2026-11-28T18:00:07.458Z'),
  ('0024_enrolments', '2026-11-28T18:00:07.610Z'),
  ('0025_expense_vouchers', '2026-11-28T18:00:07.782Z'),
  ('0026_payment_details', '2026-11-28T18:00:07.890Z'),
  ('0027_receipt_verification', '2026-11-28T18:00:07.986Z'),
  ('0028_daily_closing', '2026-11-28T18:00:08.070Z'),
  ('0029_discounts_and_refunds', '2026-11-28T18:00:08.118Z'),
  ('0030_fee_plans', '2026-11-28T18:00:08.191Z'),
  ('0031_refunds', '2026-11-28T18:00:08.287Z'),
  ('0032_reminders', '2026-11-28T18:00:08.432Z'),
  ('0033_course_instalments', '2026-11-28T18:00:08.465Z'),
  ('0034_name_search', '2026-11-28T18:00:08.539Z'),
  ('0035_receipt_paper', '2026-11-28T18:00:08.582Z'),
  ('0036_student_list_order', '2026-11-28T18:00:08.659Z'),
  ('0037_overdue_sums', '2026-11-28T18:00:08.661Z'),
  ('0038_enquiry_calls', '2026-11-28T18:00:08.818Z'),
  ('0039_photos_and_logo', '2026-11-28T18:00:08.901Z'),
  ('0041_duplicate_lookup', '2026-11-28T18:00:08.922Z'),
  ('0042_name_words', '2026-11-28T18:00:09.010Z'),
  ('0043_daily_sums', '2026-11-28T18:00:09.114Z'),
  ('0044_read_after', '2026-11-28T18:00:09.130Z'),
  ('0045_list_order', '2026-11-28T18:00:09.226Z'),
  ('0046_name_word_removal', '2026-11-28T18:00:09.294Z'),
  ('0047_parent_contact', '2026-11-28T18:00:09.306Z'),
  ('0048_attendance_months', '2026-11-28T18:00:09.388Z'),
  ('0049_absence_notices', '2026-11-28T18:00:09.446Z'),
  ('0050_imports', '2026-11-28T18:00:09.602Z'),
  ('0051_changes', '2026-11-28T18:00:09.712Z'),
  ('0052_batch_sessions', '2026-11-28T18:00:09.775Z'),
  ('0053_holidays', '2026-11-28T18:00:09.890Z'),
  ('0054_waiting_list', '2026-11-28T18:00:09.976Z'),
  ('0055_calendar_feeds', '2026-11-28T18:00:10.098Z'),
  ('0056_bulk_changes', '2026-11-28T18:00:10.248Z'),
  ('0057_certificates', '2026-11-28T18:00:10.420Z'),
  ('0058_import_kinds', '2026-11-28T18:00:10.510Z'),
  ('0059_import_more_kinds', '2026-11-28T18:00:10.598Z'),
  ('0060_complete_imports', '2026-11-28T18:00:10.694Z'),
  ('0061_batch_strength_indexes', '2026-11-28T18:00:10.754Z'),
  ('0062_voids_and_roles_are_final', '2026-11-28T18:00:10.831Z'),
  ('0063_people_in_stored_responses', '2026-11-28T18:00:10.860Z'),
  ('0064_browser_links', '2026-11-28T18:00:10.901Z'),
  ('0065_account_versions', '2026-11-28T18:00:10.962Z'),
  ('0066_replaced_receipts', '2026-11-28T18:00:11.055Z'),
  ('0067_settlements', '2026-11-28T18:00:11.154Z'),
  ('0068_main_course', '2026-11-28T18:00:11.311Z'),
  ('0069_uses_of_settled_courses', '2026-11-28T18:00:11.422Z'),
  ('0070_imports_are_voided', '2026-11-28T18:00:11.466Z'),
  ('0071_import_sheets', '2026-11-28T18:00:11.542Z'),
  ('0072_concessions', '2026-11-28T18:00:11.658Z'),
  ('0073_refunds_of_leavers', '2026-11-28T18:00:11.763Z'),
  ('0074_audit_search', '2026-11-28T18:00:11.895Z'),
  ('0075_audit_seals', '2026-11-28T18:00:12.014Z'),
  ('0076_fold_text', '2026-11-28T18:00:12.230Z'),
  ('0077_registration_numbers', '2026-11-28T18:00:12.416Z'),
  ('0078_reminders_opened', '2026-11-28T18:00:12.510Z'),
  ('0079_required_fields', '2026-11-28T18:00:12.543Z'),
  ('0080_exact_payment_mode', '2026-11-28T18:00:12.670Z'),
  ('0081_counts_since_the_last', '2026-11-28T18:00:12.840Z'),
  ('0082_batch_membership', '2026-11-28T18:00:12.896Z'),
  ('0083_folded_words', '2026-11-28T18:00:13.021Z'),
  ('0084_words_without_ids', '2026-11-28T18:00:13.074Z'),
  ('0085_batch_counts', '2026-11-28T18:00:13.168Z'),
  ('0086_restores', '2026-11-28T18:00:13.286Z');
insert into kysely_migration_lock ("id", "is_locked") overriding system value values
  ('migration_lock', '0');
insert into lost_number ("restore_id", "series", "financial_year", "first_n", "last_n") overriding system value values
  ('01a22350-bf80-709f-8ec1-62c79f221aeb', 'idCard', '2025-26', '1', '2');
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
  ('0084_words_without_ids', '9cc88afe5915cffe4829bce7266d9f2e879a56e37760341fb4e8622b7714f003'),
  ('0085_batch_counts', '7682b3dfe1f716e3973176c9ef02dbb911bbebb76cdb439405cf77cfd8c23ec6'),
  ('0086_restores', '8a119b9fbb3d6867769d81963952b46a77ff59bcecde80207ceb4ad192b129c6');
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
  ('019daf1c-ae23-73a4-91d6-3cd9c10827f6', '01976d38-7d5f-7200-bbd0-e0a4a64ebaf9', 'https://example.com/e0a4a64ebaf9/portfolio-1', '2026-04-21 08:16:25.635+00', '1'),
  ('019f4660-91bf-73d3-bb33-cf410cfbf370', '01976d38-7d5f-7200-bbd0-e0a4a64ebaf9', 'https://example.com/e0a4a64ebaf9/portfolio-2', '2026-07-09 10:16:01.727+00', '1');
insert into privacy_notice ("one", "texts", "version") overriding system value values
  ('true', '{"en": "Example"}', '2');
insert into project ("id", "student_id", "link", "tech_used", "description", "created_at", "version") overriding system value values
  ('01983ab5-5436-715b-adb7-f4d8ec2acfa9', '01976d38-7d5f-7200-bbd0-e0a4a64ebaf9', 'https://example.com/e0a4a64ebaf9/project-3', 'Python, pandas', 'Sales of a sample company, month by month', '2025-07-24 04:33:38.87+00', '1'),
  ('019d47ad-09b4-73a6-8dcb-7ee73adb7114', '01976d38-7d5f-7200-bbd0-e0a4a64ebaf9', 'https://example.com/e0a4a64ebaf9/project-1', 'Python, pandas', 'नमूना पुस्तकालय की सूची', '2026-04-01 06:13:35.796+00', '1'),
  ('01a0d6d4-797a-7248-b9f7-8751a88934b1', '01976d38-7d5f-7200-bbd0-e0a4a64ebaf9', 'https://example.com/e0a4a64ebaf9/project-2', 'Tally', 'The example institute’s timetable as a page', '2026-09-25 04:30:44.09+00', '1');
insert into receipt ("id", "financial_year", "n", "student_id", "student_name", "contact", "course", "b_code", "pay_mode", "payable", "paid", "due_after", "paid_on", "issued_on", "issued_at", "issued_by", "changed_at", "version", "voided_at", "voided_by", "void_reason", "enrolment_id", "reference", "note", "verification_id", "import_id", "account_version", "replaces", "exact_mode", "count_id", "counted_version", "counted_cash") overriding system value values
  ('01977d82-9bf0-73cb-b560-60222afe004d', '2025-26', '1', '01976d38-7d5f-7200-bbd0-e0a4a64ebaf9', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Online', '31500.00', '10500.00', '21000.00', '2025-06-17', '2025-06-17', '2025-06-17 10:50:01.072+00', '01a22350-b2ae-779a-b2fb-767741bbc752', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-7026-9aa6-bca8a65871e5', '632700007919', NULL, '40312c9e-b361-413b-80aa-b41178f28d46', NULL, NULL, NULL, 'UPI', NULL, '1', '0.00'),
  ('01980c8c-196a-73ab-96f0-61eefb72acab', '2025-26', '2', '01976d38-7d5f-7200-bbd0-e0a4a64ebaf9', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Cash', '31500.00', '10500.00', '10500.00', '2025-07-15', '2025-07-15', '2025-07-15 05:26:04.906+00', '01a22350-b2ae-779a-b2fb-7a6e175bc633', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-7026-9aa6-bca8a65871e5', NULL, NULL, '74b87c68-12d9-4489-bdee-d70c60c87144', NULL, NULL, NULL, NULL, NULL, '1', '10500.00'),
  ('01984f40-d442-7275-b91f-52ce19be1110', '2025-26', '3', '0198305a-7b46-72f7-ab77-7173ed2edbeb', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '11000.00', '2025-07-28', '2025-07-28', '2025-07-28 04:18:25.474+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-716c-b4de-f92058d7c0d6', '632700023757', NULL, '18e54b19-5936-424a-bc79-bdf63031df7f', NULL, NULL, NULL, 'Bank transfer', NULL, '1', '0.00'),
  ('0198adb9-bb13-7113-8dca-7ca42565b728', '2025-26', '4', '01976d38-7d5f-7200-bbd0-e0a4a64ebaf9', 'विवेक दृष्टांत', '5550000001', 'Data Analytics', 'DA-2506', 'Others', '31500.00', '10500.00', '0.00', '2025-08-15', '2025-08-15', '2025-08-15 12:34:47.187+00', '01a22350-b2ae-779a-b2fb-767741bbc752', NULL, '1', NULL, NULL, NULL, '01976d38-7d5f-7026-9aa6-bca8a65871e5', NULL, NULL, '3a8711fc-5877-4195-9c74-15311a5b4dfd', NULL, NULL, NULL, NULL, NULL, '1', '5200.00'),
  ('0198d1be-32ac-7668-a42d-46c6752099bc', '2025-26', '5', '0198305a-7b46-72f7-ab77-7173ed2edbeb', 'Zoë Sample', '5550000007', 'Graphic Design', 'GD-2507', 'Online', '22000.00', '11000.00', '0.00', '2025-08-21', '2025-08-22', '2025-08-22 12:25:59.724+00', '01a22350-b2ae-779a-b2fb-7a6e175bc633', NULL, '1', NULL, NULL, NULL, '0198305a-7b46-716c-b4de-f92058d7c0d6', '632700039595', NULL, '57e978f7-1213-4a03-8d34-6f084ea46725', NULL, NULL, NULL, 'UPI', NULL, '1', '0.00'),
  ('01994735-b681-74bd-84d4-3f95583eb0ea', '2025-26', '6', '0199483e-e8b1-71c5-b09d-3285891fc067', 'Yusuf Příklad', '5550000003', 'Digital Marketing', 'DM-2508', 'Cash', '15000.00', '15000.00', '0.00', '2025-09-14', '2025-09-14', '2025-09-14 07:52:06.529+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', NULL, '1', NULL, NULL, NULL, '0199483e-e8b1-74e2-8967-2c7cd304819b', NULL, NULL, '6c9a3cf4-1bcf-4c28-8cf5-2ef702e1277f', NULL, NULL, NULL, NULL, NULL, '1', '15000.00'),
  ('019acefa-c7b2-747f-b4cc-c8b72d0daf3a', '2025-26', '7', '019acdcb-3f5e-73a5-afd7-c4230b6752dd', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '12000.00', '2025-11-29', '2025-11-29', '2025-11-29 09:38:52.978+00', '01a22350-b2ae-779a-b2fb-767741bbc752', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-750f-8bd1-fa262c490703', NULL, NULL, '6de43adf-9462-4855-8cbe-81d3cdfe9eb3', NULL, NULL, NULL, NULL, NULL, '1', '6000.00'),
  ('019b7ce0-50eb-766c-85df-eab04db91005', '2025-26', '8', '019acdcb-3f5e-73a5-afd7-c4230b6752dd', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '6000.00', '2026-01-02', '2026-01-02', '2026-01-02 04:03:54.219+00', '01a22350-b2ae-779a-b2fb-7a6e175bc633', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-750f-8bd1-fa262c490703', NULL, NULL, 'f146289e-26d4-424e-ad23-c28ca8d6997f', NULL, NULL, NULL, NULL, NULL, '1', '6000.00'),
  ('019c1cef-33c4-7169-a9da-78316dd4b9cf', '2025-26', '9', '019acdcb-3f5e-73a5-afd7-c4230b6752dd', 'Māyā Udāharaṇ', '5550000004', 'Python Programming', 'PY-2511', 'Cash', '18000.00', '6000.00', '0.00', '2026-02-02', '2026-02-02', '2026-02-02 05:59:24.356+00', '01a22350-ac41-73b1-b5d1-2977eb76981c', NULL, '1', NULL, NULL, NULL, '019acdcb-3f5e-750f-8bd1-fa262c490703', NULL, NULL, '0dd47ee8-e4dc-4244-8dcd-366552bc8952', NULL, NULL, NULL, NULL, NULL, '1', '6000.00'),
  ('01a1cf35-657d-765b-8a71-70ecc890b80b', '2026-27', '1', '01a1b03c-74c1-7402-9281-59f6f01e1b1b', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Online', '4050.00', '1000.00', '3050.00', '2026-11-12', '2026-11-12', '2026-11-12 10:02:25.533+00', '01a22350-b2ae-779a-b2fb-767741bbc752', NULL, '1', NULL, NULL, NULL, '01a1b03c-74c1-7387-9f98-e6fb71254258', '632700007919', NULL, 'c1698083-e56b-4b7e-9c9f-48e4f73ed7a1', NULL, NULL, NULL, 'UPI', NULL, '1', '0.00');
insert into receipt_part ("receipt_id", "n", "mode", "amount", "reference") overriding system value values
  ('0198adb9-bb13-7113-8dca-7ca42565b728', '1', 'Cash', '5200.00', NULL),
  ('0198adb9-bb13-7113-8dca-7ca42565b728', '2', 'UPI', '5300.00', '632700031676');
insert into receipt_series ("financial_year", "last") overriding system value values
  ('2025-26', '9'),
  ('2026-27', '1');
insert into receipt_settlement ("receipt_id", "n", "enrolment_id", "due_on", "amount") overriding system value values
  ('01977d82-9bf0-73cb-b560-60222afe004d', '1', '01976d38-7d5f-7026-9aa6-bca8a65871e5', NULL, '10500.00'),
  ('01980c8c-196a-73ab-96f0-61eefb72acab', '1', '01976d38-7d5f-7026-9aa6-bca8a65871e5', NULL, '10500.00'),
  ('01984f40-d442-7275-b91f-52ce19be1110', '1', '0198305a-7b46-716c-b4de-f92058d7c0d6', NULL, '11000.00'),
  ('0198adb9-bb13-7113-8dca-7ca42565b728', '1', '01976d38-7d5f-7026-9aa6-bca8a65871e5', NULL, '10500.00'),
  ('0198d1be-32ac-7668-a42d-46c6752099bc', '1', '0198305a-7b46-716c-b4de-f92058d7c0d6', NULL, '11000.00'),
  ('01994735-b681-74bd-84d4-3f95583eb0ea', '1', '0199483e-e8b1-74e2-8967-2c7cd304819b', NULL, '15000.00'),
  ('019acefa-c7b2-747f-b4cc-c8b72d0daf3a', '1', '019acdcb-3f5e-750f-8bd1-fa262c490703', NULL, '6000.00'),
  ('019b7ce0-50eb-766c-85df-eab04db91005', '1', '019acdcb-3f5e-750f-8bd1-fa262c490703', NULL, '6000.00'),
  ('019c1cef-33c4-7169-a9da-78316dd4b9cf', '1', '019acdcb-3f5e-750f-8bd1-fa262c490703', NULL, '6000.00'),
  ('01a1cf35-657d-765b-8a71-70ecc890b80b', '1', '01a1b03c-74c1-7387-9f98-e6fb71254258', NULL, '1000.00');
insert into recovery_code ("id", "account_id", "code_hash", "used_at") overriding system value values
  ('01a22350-bf9b-7726-9b5c-8a128c1058c6', '01a22350-ac41-73b1-b5d1-2977eb76981c', 'example', NULL);
insert into recurring_expense ("id", "category_id", "remark", "amount", "pay_mode", "payee", "starts_on", "created_at", "updated_at", "ended_at", "version", "exact_mode") overriding system value values
  ('01a22350-b773-7542-891e-fafad157659a', '01a22350-b6e4-7316-876b-7231237b09fe', 'Demo Repairs: upkeep of the projectors', '1500.00', 'Online', NULL, '2026-11-01', '2025-03-31 06:39:38.834+00', '2025-03-31 06:39:38.834+00', NULL, '1', NULL);
insert into recurring_expense_month ("recurring_id", "month", "expense_id") overriding system value values
  ('01a22350-b773-7542-891e-fafad157659a', '2026-11-01', NULL);
insert into refund ("id", "financial_year", "n", "student_id", "enrolment_id", "student_name", "contact", "course", "b_code", "pay_mode", "amount", "paid_before", "refunded_on", "issued_on", "issued_at", "issued_by", "reason", "reference", "note", "version", "voided_at", "voided_by", "void_reason", "leaves", "exact_mode", "count_id", "counted_version", "counted_cash") overriding system value values
  ('01a22350-bcab-75a1-8d27-71196c3433d5', '2026-27', '1', '01a1b03c-74c1-7402-9281-59f6f01e1b1b', '01a1b03c-74c1-7387-9f98-e6fb71254258', 'Noor Namuna', '5550000008', 'Hindi Typing', 'HT-2611', 'Cash', '200.00', '1000.00', '2026-11-21', '2026-11-21', '2026-11-21 04:30:00+00', '01a22350-ac41-73b1-b5d1-25e659e2e353', 'Paid twice', NULL, NULL, '1', NULL, NULL, NULL, 'false', NULL, NULL, NULL, '0.00');
insert into refund_series ("financial_year", "last") overriding system value values
  ('2026-27', '1');
insert into reg_no_series ("series", "last") overriding system value values
  ('example/{n}', '1');
insert into reminder ("student_id", "day", "channel", "state", "sent_by", "at") overriding system value values
  ('01a11b91-9b52-77cb-978d-e67e038d6d93', '2026-11-19', 'WhatsApp', 'sent', '01a22350-ac41-73b1-b5d1-2977eb76981c', '2026-11-19 04:30:00+00'),
  ('01a1b03c-74c1-7402-9281-59f6f01e1b1b', '2026-11-19', 'WhatsApp', 'sent', '01a22350-ac41-73b1-b5d1-2977eb76981c', '2026-11-19 04:30:00+00'),
  ('01a1fb86-a83e-77e3-b7c9-e2b338792431', '2026-11-19', 'WhatsApp', 'sent', '01a22350-ac41-73b1-b5d1-2977eb76981c', '2026-11-19 04:30:00+00');
insert into reminder_settings ("one", "days", "texts", "version") overriding system value values
  ('true', '{-3,0,3,7,15}', '{}', '1');
insert into request_count ("scope", "caller", "started_at", "n") overriding system value values
  ('email-enquirer', '01a22350-ac41-73b1-b5d1-2977eb76981c', '2026-11-21 04:30:00+00', '1');
insert into reset_token ("token_hash", "account_id", "made_at", "expires_at", "used_at", "purpose") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a22350-ac41-73b1-b5d1-2977eb76981c', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', NULL, 'password');
insert into restore ("id", "restored_at", "backup", "backup_made_at", "is_verified", "confirmed_at", "confirmed_by") overriding system value values
  ('01a22350-bf80-709f-8ec1-62c79f221aeb', '2026-11-21 04:30:00+00', 'example.tar.gz', '2026-11-21 04:30:00+00', 'true', '2026-11-21 04:30:00+00', '01a22350-ac41-73b1-b5d1-2977eb76981c');
insert into secret ("name", "value") overriding system value values
  ('log', E'\\x98899c7624f5ae291a888e620ee2a72aaa9bd54dd9f4f68e43f3419e10ec5634');
insert into session ("token_hash", "account_id", "created_at", "seen_at", "id", "address", "user_agent", "confirmed_at", "read_after") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '01a22350-ac41-73b1-b5d1-2977eb76981c', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '11995033-1a03-41ea-a8fb-1f3538b88844', '', '', NULL, '0/1FE4E48');
insert into setup_code ("code_hash", "created_at", "accounts") overriding system value values
  (E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', NULL);
insert into sign_in_attempt ("id", "email_hash", "address", "at", "ok", "browser_hash") overriding system value values
  ('1', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '192.0.2.1', '2026-11-21 04:30:00+00', 'true', NULL);
insert into student ("id", "fname", "lname", "father", "contact", "alt_contact", "gender", "dob", "cur_address", "per_address", "linked_in", "profile", "degree", "com_year", "university", "course_id", "mode", "duration", "batch_id", "joining_on", "end_on", "is_completed", "is_placed", "status", "search_key", "created_at", "version", "search_text", "parent_contact", "import_id", "is_incomplete", "reg_no") overriding system value values
  ('01976d38-7d5f-7200-bbd0-e0a4a64ebaf9', 'विवेक', 'दृष्टांत', 'Yusuf दृष्टांत', '5550000001', NULL, 'male', '1996-12-21', '8 नमूना मार्ग, Sampleganj', '159 Namuna Marg, Demo Colony', NULL, NULL, 'BCom', '2017', 'Université de l’Exemple', '01a22350-af6c-7296-87fe-4ae1f2cb0775', 'offline', '6 months', '01a22350-afb5-73a7-b984-e9309628bae3', '2025-06-14', '2025-12-19', 'true', 'false', 'Active', 'विवेक दृष्टांत', '2025-06-14 06:55:08.127+00', '1', 'विवेक दृष्टांत yusuf दृष्टांत student.1@example.com 5550000001 5540000001', '5540000001', NULL, 'false', NULL),
  ('0198305a-7b46-72f7-ab77-7173ed2edbeb', 'Zoë', 'Sample', 'Ravi Sample', '5550000007', NULL, 'female', '1997-07-07', NULL, '124 नमूना मार्ग, Sampleganj', NULL, NULL, 'BCA', '2018', 'Sample Institute of Technology', '01a22350-af6c-7296-87fe-4eeaab85b39f', 'offline', '5 months', '01a22350-afd5-7038-8d5e-fcc64a342971', '2025-07-22', '2025-12-16', 'true', 'false', 'Active', 'zoe sample', '2025-07-22 04:18:12.934+00', '1', 'zoe sample ravi sample zoe.7@example.com 5550000007 5540000007', '5540000007', NULL, 'false', NULL),
  ('0199483e-e8b1-71c5-b09d-3285891fc067', 'Yusuf', 'Příklad', 'Arjun Příklad', '5550000003', NULL, 'male', '2005-10-17', NULL, '52 नमूना मार्ग, Sampleganj', NULL, NULL, 'Diploma', '2026', 'Université de l’Exemple', '01a22350-af6c-7296-87fe-50083ec95966', 'online', '3 months', '01a22350-afd5-7038-8d5f-01c57f17859c', '2025-09-14', '2025-11-11', 'true', 'true', 'Active', 'yusuf priklad', '2025-09-14 12:41:46.417+00', '1', 'yusuf priklad arjun priklad yusuf.3@example.com 5550000003 5540000003', '5540000003', NULL, 'false', NULL),
  ('019acdcb-3f5e-73a5-afd7-c4230b6752dd', 'Māyā', 'Udāharaṇ', 'Kabir Udāharaṇ', '5550000004', NULL, 'female', '1993-05-14', '45 Namuna Marg, Demo Colony', '143 Example Road, Example Nagar', NULL, NULL, 'BBA', '2014', 'Example University', '01a22350-af6c-7296-87fe-404488ea375f', 'offline', '4 months', '01a22350-afea-73d0-adcf-2564dab7520b', '2025-11-29', '2026-03-25', 'true', 'false', 'Active', 'maya udaharan', '2025-11-29 04:07:20.67+00', '1', 'maya udaharan kabir udaharan maya.4@example.com 5550000004', NULL, NULL, 'false', NULL),
  ('01a11b91-9b52-77cb-978d-e67e038d6d93', 'Zoë', 'Przykład', 'Arjun Przykład', '5550000002', '5560000002', 'female', '1999-07-27', '55 Udāharaṇ Path, Namunapur', '22 Namuna Marg, Namunapur', 'https://www.example.com/in/student-2', NULL, 'Diploma', '2020', 'Sample Institute of Technology', '01a22350-af6c-7296-87fe-50083ec95966', 'offline', '3 months', '01a22350-afeb-7770-af1f-a90ba8ce091f', '2026-10-08', NULL, 'false', 'false', 'Disable', 'zoe przyklad', '2026-10-08 12:51:29.746+00', '2', 'zoe przyklad arjun przyklad zoe.2@example.com 5550000002 5560000002 5540000002', '5540000002', NULL, 'false', NULL),
  ('01a1b03c-74c1-7402-9281-59f6f01e1b1b', 'Noor', 'Namuna', 'Ravi Namuna', '5550000008', NULL, 'female', '1993-03-31', NULL, '29 Example Road, Demo Colony', NULL, NULL, 'BCA', '2014', 'Sample Institute of Technology', '01a22350-af6c-7296-87fe-55b5e8e499fb', 'online', '2 months', '01a22350-afeb-7770-af1f-adf83651c356', '2026-11-06', NULL, 'false', 'false', 'Active', 'noor namuna', '2026-11-06 09:41:54.497+00', '1', 'noor namuna ravi namuna noor.8@example.com 5550000008', NULL, NULL, 'false', NULL),
  ('01a1be83-9230-74d7-8dd3-ef7a60df23e0', 'Zoë', 'Przykład', 'Om Przykład', '5550000006', '5560000006', 'female', '1998-11-14', NULL, '122 Udāharaṇ Path, Demo Colony', NULL, NULL, 'BBA', '2019', 'उदाहरण विश्वविद्यालय', '01a22350-af6c-7296-87fe-5b9109a867a3', 'offline', '4 months', '01a22350-afeb-7770-af1f-b3fa6eabda49', '2026-12-01', NULL, 'false', 'false', 'Pending', 'zoe przyklad', '2026-11-09 04:14:16.112+00', '1', 'zoe przyklad om przyklad zoe.6@example.com 5550000006 5560000006 5540000006', '5540000006', NULL, 'false', NULL),
  ('01a1fb86-a83e-77e3-b7c9-e2b338792431', 'Farhan', 'Beispiel', 'Arjun Beispiel', '5550000005', '5560000005', 'male', '1993-10-26', NULL, '9 Namuna Marg, Sampleganj', NULL, NULL, 'BSc', '2014', 'Example University', '01a22350-af6c-7296-87fe-55b5e8e499fb', 'offline', '2 months', '01a22350-afeb-7770-af1f-adf83651c356', '2026-11-21', NULL, 'false', 'false', 'Active', 'farhan beispiel', '2026-11-21 00:34:28.542+00', '1', 'farhan beispiel arjun beispiel farhan.5@example.com 5550000005 5560000005 5540000005', '5540000005', NULL, 'false', NULL);
insert into student_account ("student_id", "fee", "paid", "due_from", "planned_due_on", "due_amount", "version") overriding system value values
  ('01976d38-7d5f-7200-bbd0-e0a4a64ebaf9', '31500.00', '31500.00', '2025-08-15', NULL, NULL, '1'),
  ('0198305a-7b46-72f7-ab77-7173ed2edbeb', '22000.00', '22000.00', '2025-08-21', NULL, NULL, '1'),
  ('0199483e-e8b1-71c5-b09d-3285891fc067', '15000.00', '15000.00', '2025-09-14', NULL, NULL, '1'),
  ('019acdcb-3f5e-73a5-afd7-c4230b6752dd', '18000.00', '18000.00', '2026-02-02', NULL, NULL, '1'),
  ('01a11b91-9b52-77cb-978d-e67e038d6d93', '13500.00', '0.00', '2026-10-08', NULL, NULL, '1'),
  ('01a1b03c-74c1-7402-9281-59f6f01e1b1b', '3550.00', '800.00', '2026-11-12', NULL, NULL, '3'),
  ('01a1be83-9230-74d7-8dd3-ef7a60df23e0', '0.00', '0.00', '2026-12-01', NULL, NULL, '1'),
  ('01a1fb86-a83e-77e3-b7c9-e2b338792431', '4050.00', '0.00', '2026-11-21', NULL, NULL, '1');
insert into student_photo ("student_id", "content", "hash", "changed_at") overriding system value values
  ('01976d38-7d5f-7200-bbd0-e0a4a64ebaf9', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00');
insert into student_total ("shard", "kind", "n", "fee", "paid") overriding system value values
  ('0', 'Active', '0', '0.00', '0.00'),
  ('0', 'Disable', '0', '0.00', '0.00'),
  ('0', 'Pending', '0', '0.00', '0.00'),
  ('0', 'Placed', '0', '0.00', '0.00'),
  ('1', 'Active', '0', '0.00', '0.00'),
  ('1', 'Disable', '0', '0.00', '0.00'),
  ('1', 'Pending', '0', '0.00', '0.00'),
  ('1', 'Placed', '0', '0.00', '0.00'),
  ('10', 'Active', '1', '4050.00', '0.00'),
  ('10', 'Disable', '0', '0.00', '0.00'),
  ('10', 'Pending', '0', '0.00', '0.00'),
  ('10', 'Placed', '0', '0.00', '0.00'),
  ('11', 'Active', '0', '0.00', '0.00'),
  ('11', 'Disable', '0', '0.00', '0.00'),
  ('11', 'Pending', '0', '0.00', '0.00'),
  ('11', 'Placed', '0', '0.00', '0.00'),
  ('12', 'Active', '1', '31500.00', '31500.00'),
  ('12', 'Disable', '1', '13500.00', '0.00'),
  ('12', 'Pending', '0', '0.00', '0.00'),
  ('12', 'Placed', '0', '0.00', '0.00'),
  ('13', 'Active', '0', '0.00', '0.00'),
  ('13', 'Disable', '0', '0.00', '0.00'),
  ('13', 'Pending', '0', '0.00', '0.00'),
  ('13', 'Placed', '1', '15000.00', '15000.00'),
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
  ('3', 'Pending', '1', '0.00', '0.00'),
  ('3', 'Placed', '0', '0.00', '0.00'),
  ('4', 'Active', '0', '0.00', '0.00'),
  ('4', 'Disable', '0', '0.00', '0.00'),
  ('4', 'Pending', '0', '0.00', '0.00'),
  ('4', 'Placed', '0', '0.00', '0.00'),
  ('5', 'Active', '1', '18000.00', '18000.00'),
  ('5', 'Disable', '0', '0.00', '0.00'),
  ('5', 'Pending', '0', '0.00', '0.00'),
  ('5', 'Placed', '0', '0.00', '0.00'),
  ('6', 'Active', '2', '25550.00', '22800.00'),
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
  ('01a22350-ac41-73b1-b5d1-2977eb76981c', E'\\x0101010101010101010101010101010101010101010101010101010101010101', '2026-11-21 04:30:00+00', '2026-11-21 04:30:00+00', '0');
select setval('sign_in_attempt_id_seq', (select max(id) from sign_in_attempt));
set session_replication_role = origin;
