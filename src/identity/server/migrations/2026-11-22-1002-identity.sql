-- The embedded identity provider. All its tables are global: a sign-in belongs to a person, not to a company.
create table identity_user (
  subject text primary key,
  email text not null,
  email_verified boolean not null default false,
  given_name text not null,
  family_name text not null,
  language text not null default 'no' check (language in ('no', 'en')),
  password_hash text not null,
  -- Sealed; null means that one step is enough.
  totp_secret text,
  -- The newest time step that was accepted: a code works once.
  totp_last_step bigint,
  -- Sealed: a second step being set up, until the person says the recovery codes are kept.
  totp_pending text,
  -- A sign-up with an address that already has an account: it answers like any other and never becomes one.
  decoy boolean not null default false,
  created_at timestamptz not null,
  password_changed_at timestamptz not null
);
create unique index identity_user_email on identity_user (lower(email)) where not decoy;
create index identity_user_decoy on identity_user (created_at) where decoy;

create table identity_recovery_code (
  subject text not null references identity_user (subject) on delete cascade,
  digest text not null,
  used_at timestamptz,
  primary key (subject, digest)
);

-- Links to a new password. Only the digest of the secret is kept; a used link is deleted.
create table identity_link (
  digest text primary key,
  subject text not null references identity_user (subject) on delete cascade,
  expires_at timestamptz not null
);
create index identity_link_subject on identity_link (subject);
create index identity_link_expiry on identity_link (expires_at);

-- What the OpenID protocol keeps: sessions, interactions, codes, grants, tokens. Names are digests and contents are sealed.
create table identity_payload (
  model text not null,
  id text not null,
  payload text not null,
  grant_id text,
  uid text,
  subject text,
  consumed_at timestamptz,
  expires_at timestamptz not null,
  primary key (model, id)
);
create index identity_payload_grant on identity_payload (grant_id) where grant_id is not null;
create index identity_payload_uid on identity_payload (uid) where uid is not null;
create index identity_payload_subject on identity_payload (subject) where subject is not null;
create index identity_payload_expiry on identity_payload (expires_at);

-- Signing and cookie keys, sealed. One of each purpose is current; retired ones still verify.
create table identity_key (
  id text primary key,
  purpose text not null check (purpose in ('signing', 'cookie')),
  sealed text not null,
  created_at timestamptz not null,
  retired_at timestamptz
);
create unique index identity_key_current on identity_key (purpose) where retired_at is null;
