-- 'opened': a clerk has opened WhatsApp to remind the student, and has not said yet whether the message was sent.
alter table reminder drop constraint reminder_state_check;
alter table reminder add constraint reminder_state_check
  check (state in ('queued', 'sending', 'sent', 'failed', 'uncertain', 'opened'));
