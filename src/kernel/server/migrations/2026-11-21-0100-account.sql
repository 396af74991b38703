-- Who signs in, and how. All global: an account spans companies (decisions.md §2).
create table account (
  id uuid primary key,
  email text not null,
  email_verified boolean not null default false,
  first_name text not null default '',
  last_name text not null default '',
  preferred_language text not null default 'nb' check (preferred_language in ('nb', 'en-gb')),
  language_changed_at timestamptz not null default '-infinity',
  created_at timestamptz not null
);
-- An e-mail names one account only once it is verified.
create unique index account_email on account (lower(email)) where email_verified;

-- The sign-ins of an account at identity providers.
create table account_identity (
  issuer text not null,
  subject text not null,
  account_id uuid not null references account (id) on delete cascade,
  primary key (issuer, subject)
);
create index account_identity_account on account_identity (account_id);

create table session (
  digest text primary key,
  id uuid not null unique,
  account_id uuid not null references account (id) on delete cascade,
  issuer text not null,
  subject text not null,
  id_token text,
  mfa boolean not null default false,
  authenticated_at timestamptz not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  idle_expires_at timestamptz not null,
  absolute_expires_at timestamptz not null,
  idle_minutes integer not null,
  user_agent text not null default '',
  ip text not null default ''
);
create index session_account on session (account_id);
create index session_expiry on session (idle_expires_at);

-- Round trips to the identity provider that have begun: state, nonce and verifier never leave the server.
create table login_attempt (
  digest text primary key,
  state text not null,
  nonce text not null,
  verifier text not null,
  return_to text not null,
  max_age integer,
  expires_at timestamptz not null
);
create index login_attempt_expiry on login_attempt (expires_at);

-- The one open code that proves an e-mail address.
create table email_code (
  account_id uuid primary key references account (id) on delete cascade,
  digest text not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);

-- Secret links and keys: the digest finds the company before anything of it may be read (decisions.md §2).
create table secret (
  digest text primary key,
  company_id integer not null,
  kind text not null check (kind in ('invitation', 'api-key', 'feed', 'unsubscribe')),
  target uuid not null,
  account_id uuid,
  expires_at timestamptz
);
create index secret_target on secret (company_id, target);

-- State-changing calls that belong to no company: sign-in, sign-out, language, e-mail verification.
create table account_event (
  id uuid primary key,
  account_id uuid,
  at timestamptz not null,
  action text not null,
  request_id text not null,
  ip text not null,
  changes jsonb not null default '[]'
);
create index account_event_account on account_event (account_id, at);
