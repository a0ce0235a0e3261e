-- Grows with each change of fee or paid amount, so that a payment can say which balance the clerk saw.
alter table student_account add column version integer not null default 1;

-- The version of the account after the receipt. Null of imported and of earlier receipts.
alter table receipt add column account_version integer;
