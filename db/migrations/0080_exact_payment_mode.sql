-- What exactly was used for a payment online (UPI, card, bank transfer), or that another one is a cheque. Null: not recorded.
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

-- A part of a split payment may be something else, as a whole payment may.
alter table receipt_part drop constraint receipt_part_mode_check,
  add constraint receipt_part_mode_check check (mode in ('Cash', 'UPI', 'Card', 'Bank transfer', 'Cheque', 'Others'));

-- The sums by mode are read off the index alone, as before.
drop index receipt_received;
create index receipt_received on receipt (paid_on) include (paid, pay_mode, exact_mode, issued_by) where voided_at is null;
