-- How often something was tried. `key` is a keyed digest: no address and no e-mail can be read from here.
create table rate_limit (
  key text primary key,
  hits integer not null,
  window_ends_at timestamptz not null
);

create index rate_limit_window_ends_at on rate_limit (window_ends_at);
