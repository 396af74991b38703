-- The limits of other systems count all processes together: when the next call with a key may be made. `key` is a keyed digest.
create table provider_pace (
  key text primary key,
  free_at timestamptz not null
);
