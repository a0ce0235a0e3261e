-- When, where and by whom a batch is taught, and how many seats it has. The keys fold case and accents, as `code_key` does.
alter table batch
  add column trainer text check (length(trainer) between 1 and 60),
  add column trainer_key text check (length(trainer_key) <= 240),
  add column room text check (length(room) between 1 and 60),
  add column room_key text check (length(room_key) <= 240),
  -- [{"weekday": 1 to 7 (1 is Monday), "start": "HH:MM", "end": "HH:MM"}], in order.
  add column sessions jsonb not null default '[]' check (jsonb_typeof(sessions) = 'array' and jsonb_array_length(sessions) <= 14),
  add column seats integer check (seats between 1 and 1000);
create index batch_trainer on batch (trainer_key) where deleted_at is null and trainer_key is not null;
create index batch_room on batch (room_key) where deleted_at is null and room_key is not null;
