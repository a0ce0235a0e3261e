-- The language of printed receipts, whatever the language of the page is.
alter table institute add column receipt_language text not null default 'en' check (receipt_language ~ '^[a-z]{2}$');

-- The amounts of a receipt add up: one that is raised above the fee of its day takes the fee of the day of the change.
grant update (payable) on receipt to munshi_app;
update receipt set payable = paid + due_after where paid + due_after > payable;
