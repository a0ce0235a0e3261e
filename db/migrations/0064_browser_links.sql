-- A link whose use makes a browser known to the account.
alter table reset_token drop constraint reset_token_purpose_check;
alter table reset_token add constraint reset_token_purpose_check check (purpose in ('password', 'email', 'browser'));
