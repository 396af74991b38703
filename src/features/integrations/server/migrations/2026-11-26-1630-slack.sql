-- Messages that go to a channel of Slack.
create table slack_job (
  company_id integer not null,
  id uuid not null,
  kind text not null check (kind in ('absenceTomorrow', 'birthdaysToday')),
  -- What the company calls it.
  name text not null,
  language text not null check (language in ('no', 'en')),
  -- The address, sealed: who has it may write to the channel.
  webhook text not null,
  -- A keyed digest of the address, by which the same one is found.
  webhook_digest text not null,
  created_by uuid,
  created_at timestamptz not null,
  last_sent_at timestamptz,
  -- Since when Slack takes none, and why.
  off_since timestamptz,
  off_ending text check (off_ending in ('archived', 'removed', 'refused')),
  -- How often in a row the channel's owner forbade it.
  times_forbidden smallint not null default 0,
  check ((off_since is null) = (off_ending is null))
);
select make_company_table('slack_job', 'id', 'company_id references company on delete cascade',
  'created_by references company_user on delete set null');
create unique index slack_job_once on slack_job (company_id, webhook_digest, kind);
create index slack_job_creator on slack_job (company_id, created_by);

-- What became of the message of a day. It is there before anything is sent, so that nothing is sent twice.
create table slack_post (
  company_id integer not null,
  slack_job_id uuid not null,
  day date not null,
  state text not null check (state in ('waiting', 'sending', 'sent', 'nothing', 'late', 'refused', 'uncertain')),
  attempts smallint not null default 0,
  next_try_at timestamptz not null,
  changed_at timestamptz not null,
  -- On Fridays: keyed digests of whom it named for Monday and until when, so that Sunday tells only what changed; erased on Sunday.
  told text[]
);
select make_company_table('slack_post', 'slack_job_id, day', 'slack_job_id references slack_job on delete cascade');
create index slack_post_open on slack_post (company_id, next_try_at, slack_job_id, day) where state in ('waiting', 'sending');
create index slack_post_told on slack_post (company_id, day, slack_job_id) where told is not null;
