-- Files and folders of people and companies (001 §3, 002 §4; decisions.md §7). Bytes lie in the file store under their SHA-256.

-- Bytes that are there or about to come. The row is committed before the bytes are put; whoever takes bytes away holds it locked meanwhile.
create table file_blob (
  company_id integer not null references company (company_id) on delete cascade,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size bigint not null check (size >= 0),
  -- When it was last put or let go of: what nobody refers to is swept an hour later.
  touched_at timestamptz not null,
  primary key (company_id, sha256)
);
create index file_blob_touched on file_blob (company_id, touched_at);

-- How much the company's files take, kept with each change so that two uploads cannot take the last room.
create table file_storage (
  company_id integer primary key references company (company_id) on delete cascade,
  bytes bigint not null default 0 check (bytes >= 0)
);

-- A folder is a tag; null as owner is the company itself.
create table file_tag (
  company_id integer not null references company (company_id) on delete cascade,
  id uuid not null,
  company_user_id uuid,
  parent_id uuid,
  name text not null,
  name_key text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete cascade,
  foreign key (company_id, parent_id) references file_tag (company_id, id) on delete cascade,
  unique nulls not distinct (company_id, company_user_id, parent_id, name_key),
  check (parent_id <> id)
);
create index file_tag_parent on file_tag (company_id, parent_id);

-- A file has bytes, a link has an address.
create table file (
  company_id integer not null references company (company_id) on delete cascade,
  id uuid not null,
  company_user_id uuid,
  name text not null,
  name_key text not null,
  sha256 text,
  size bigint not null default 0,
  content_type text,
  url text,
  version integer not null default 1,
  created_at timestamptz not null,
  created_by uuid,
  primary key (company_id, id),
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete cascade,
  foreign key (company_id, created_by) references company_user (company_id, id) on delete set null (created_by),
  foreign key (company_id, sha256) references file_blob (company_id, sha256),
  check ((sha256 is null) = (url is not null)),
  check ((sha256 is null) = (content_type is null))
);
create index file_owner on file (company_id, company_user_id, name_key);
create index file_created_by on file (company_id, created_by);
create index file_sha256 on file (company_id, sha256);
-- The same content or address once for each owner.
create unique index file_content on file (company_id, company_user_id, sha256) nulls not distinct where sha256 is not null;
create unique index file_address on file (company_id, company_user_id, url) nulls not distinct where url is not null;

create table file_in_tag (
  company_id integer not null,
  file_id uuid not null,
  tag_id uuid not null,
  primary key (company_id, file_id, tag_id),
  foreign key (company_id, file_id) references file (company_id, id) on delete cascade,
  foreign key (company_id, tag_id) references file_tag (company_id, id) on delete cascade
);
create index file_in_tag_tag on file_in_tag (company_id, tag_id);

-- Each look at a file, and who looked.
create table file_access (
  company_id integer not null,
  id uuid not null,
  file_id uuid not null,
  company_user_id uuid not null,
  how text not null check (how in ('view', 'download')),
  at timestamptz not null,
  primary key (company_id, id),
  foreign key (company_id, file_id) references file (company_id, id) on delete cascade,
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete cascade
);
create index file_access_file on file_access (company_id, file_id, at desc, id desc);
create index file_access_person on file_access (company_id, company_user_id);

-- A person's picture in each size it is shown in.
create table profile_image (
  company_id integer not null,
  company_user_id uuid not null,
  side integer not null,
  sha256 text not null,
  primary key (company_id, company_user_id, side),
  foreign key (company_id, company_user_id) references company_user (company_id, id) on delete cascade,
  foreign key (company_id, sha256) references file_blob (company_id, sha256)
);
create index profile_image_sha256 on profile_image (company_id, sha256);

do $$ declare name text; begin
  foreach name in array array['file_blob', 'file_storage', 'file_tag', 'file', 'file_in_tag', 'file_access', 'profile_image'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy %I on %I using (company_id = nullif(current_setting(''app.company_id'', true), '''')::integer)
      with check (company_id = nullif(current_setting(''app.company_id'', true), '''')::integer)', name || '_own', name);
  end loop;
end $$;
