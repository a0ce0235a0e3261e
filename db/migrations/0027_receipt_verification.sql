-- 122 random bits: the code in the QR code of a receipt. Never changed, so the application role may not update it.
alter table receipt add column verification_id uuid not null default gen_random_uuid();
create unique index receipt_verification on receipt (verification_id);
