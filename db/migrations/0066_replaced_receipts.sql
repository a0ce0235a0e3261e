-- When a cheque of a split payment bounces, its receipt is voided and this one is for the rest.
alter table receipt add column replaces uuid unique references receipt;
