-- The position in the WAL that a standby must have replayed before it serves the session: that of its last write.
alter table session add column read_after pg_lsn not null default pg_current_wal_flush_lsn();
