-- Requests for what is beyond the limit of a member of staff. `body` is that of the call, and is erased with the student.
create table approval (
  id uuid primary key,
  call text not null check (call in ('receipt.void', 'receipt.change', 'discount.give', 'writeOff.add', 'refund.record', 'expense.add')),
  record_id uuid,
  student_id uuid references student,
  body jsonb,
  /* The area in which it can be done. */
  area text not null check (area in ('hr', 'admin')),
  /* What it concerned when it was requested. */
  facts jsonb not null,
  pending_after numeric(12, 2),
  /* The limit that refused it. */
  why jsonb not null,
  asked_by uuid not null references account,
  asked_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'approved', 'declined', 'outdated', 'expired')),
  decided_by uuid references account,
  decided_at timestamptz,
  /* Why it was declined. */
  answer text check (length(answer) <= 300),
  /* Why it could not be done any more. */
  obstacle jsonb,
  version integer not null default 1,
  check ((state = 'waiting') = (decided_at is null)),
  check ((student_id is null) = (call = 'expense.add'))
);
create index approval_state on approval (state, asked_at);
create index approval_asked_by on approval (asked_by, asked_at);
create index approval_student_id on approval (student_id) where student_id is not null;
create unique index approval_waits_once on approval (call, record_id, asked_by) where state = 'waiting' and record_id is not null;
grant select, insert, update (body, state, decided_by, decided_at, answer, obstacle, version) on approval to munshi_app;
