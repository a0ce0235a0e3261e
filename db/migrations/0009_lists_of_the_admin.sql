-- What was received, by mode and by clerk too, is read off the index alone.
create index receipt_received on receipt (paid_on) include (paid, pay_mode, issued_by) where voided_at is null;
drop index receipt_money_by_day;
-- What was voided is read in the order of its voiding.
create index receipt_voided on receipt (voided_at desc, id desc) include (paid) where voided_at is not null;

-- The trail is read newest first: all of it, what one person did, or what was done to one kind of record. With the id in the
-- order the indexes hold it all, so that counting, or turning to a page far down, reads no entries.
create index audit_entry_newest on audit_entry (at desc, id desc);
drop index audit_entry_at;
create index audit_entry_of_actor on audit_entry (actor_id, at desc, id desc);
drop index audit_entry_actor;
create index audit_entry_of_kind on audit_entry (record, at desc, id desc);
