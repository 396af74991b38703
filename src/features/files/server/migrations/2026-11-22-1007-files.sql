-- Files and folders of people and companies. Bytes lie in the file store under their SHA-256.

-- Bytes that are stored or about to be. The row is committed before the bytes are stored, and locked while they are removed.
create table file_blob (
  company_id integer not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  size bigint not null check (size >= 0),
  -- When it was last stored or released: bytes without a reference are removed an hour later.
  touched_at timestamptz not null
);
select make_company_table('file_blob', 'sha256', 'company_id references company on delete cascade');
create index file_blob_touched on file_blob (company_id, touched_at);

-- The space that a company's files take, updated with each change so that two uploads cannot both take the last of it.
create table file_storage (
  company_id integer not null,
  bytes bigint not null default 0 check (bytes >= 0)
);
select make_company_table('file_storage', '', 'company_id references company on delete cascade');

-- A folder is a tag; null as owner is the company itself.
create table file_tag (
  company_id integer not null,
  id uuid not null,
  company_user_id uuid,
  parent_id uuid,
  name text not null,
  name_key text not null,
  version integer not null default 1,
  created_at timestamptz not null,
  unique nulls not distinct (company_id, company_user_id, parent_id, name_key),
  check (parent_id <> id)
);
select make_company_table('file_tag', 'id', 'company_id references company on delete cascade',
  'company_user_id references company_user on delete cascade',
  'parent_id references file_tag on delete cascade');
create index file_tag_parent on file_tag (company_id, parent_id);

-- A file has bytes, a link has an address.
create table file (
  company_id integer not null,
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
  check ((sha256 is null) = (url is not null)),
  check ((sha256 is null) = (content_type is null))
);
select make_company_table('file', 'id', 'company_id references company on delete cascade',
  'company_user_id references company_user on delete cascade',
  'created_by references company_user on delete set null',
  'sha256 references file_blob');
create index file_owner on file (company_id, company_user_id, name_key);
create index file_created_by on file (company_id, created_by);
create index file_sha256 on file (company_id, sha256);
-- The same content or address once for each owner.
create unique index file_content on file (company_id, company_user_id, sha256) nulls not distinct where sha256 is not null;
create unique index file_address on file (company_id, company_user_id, url) nulls not distinct where url is not null;

create table file_in_tag (
  company_id integer not null,
  file_id uuid not null,
  tag_id uuid not null
);
select make_company_table('file_in_tag', 'file_id, tag_id', 'file_id references file on delete cascade',
  'tag_id references file_tag on delete cascade');
create index file_in_tag_tag on file_in_tag (company_id, tag_id);

-- Who viewed or downloaded a file, and when.
create table file_access (
  company_id integer not null,
  id uuid not null,
  file_id uuid not null,
  company_user_id uuid not null,
  how text not null check (how in ('view', 'download')),
  at timestamptz not null
);
select make_company_table('file_access', 'id', 'file_id references file on delete cascade',
  'company_user_id references company_user on delete cascade');
create index file_access_file on file_access (company_id, file_id, at desc, id desc);
create index file_access_person on file_access (company_id, company_user_id);

-- A person's picture in each size it is shown in.
create table profile_image (
  company_id integer not null,
  company_user_id uuid not null,
  side integer not null,
  sha256 text not null
);
select make_company_table('profile_image', 'company_user_id, side', 'company_user_id references company_user on delete cascade',
  'sha256 references file_blob');
create index profile_image_sha256 on profile_image (company_id, sha256);

-- The company's logo in each size it is shown in. Which one it is now stands in company.logo_guid.
create table company_logo (
  company_id integer not null,
  width integer not null,
  sha256 text not null
);
select make_company_table('company_logo', 'width', 'company_id references company on delete cascade', 'sha256 references file_blob');
create index company_logo_sha256 on company_logo (company_id, sha256);
