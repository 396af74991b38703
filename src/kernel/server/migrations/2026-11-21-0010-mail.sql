-- Mail on its way out, part of the outbox. Subject and bodies are sealed: they carry codes and secret links. Bodies go when the mail has gone.
create table mail (
  id uuid primary key,
  company_id integer references known_company on delete cascade,
  recipient text not null,
  subject text not null,
  text text,
  html text,
  status text not null check (status in ('queued', 'sending', 'sent', 'failed', 'kept')),
  attempts integer not null default 0,
  message_id text not null unique,
  -- The process ended, or the connection broke, while it was being sent: it may have arrived already.
  is_uncertain boolean not null default false,
  created_at timestamptz not null,
  next_attempt_at timestamptz not null,
  claimed_at timestamptz,
  sent_at timestamptz,
  last_error text
);

create index mail_waiting on mail (next_attempt_at) where status in ('queued', 'sending');
create index mail_created_at on mail (status, created_at);
create index mail_company_id on mail (company_id);
