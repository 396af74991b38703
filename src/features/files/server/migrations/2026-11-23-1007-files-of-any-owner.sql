-- Files and folders belong to a record of any kind. The feature of each kind adds a column made of its kind and id, with a foreign key, as stands here
-- for people; the company itself has the id of zeros. A changed type fills the columns, because row-level security hides the rows from an update.
alter table file add column owner_kind text, add column owner_id uuid;
alter table file
  alter column owner_kind type text using case when company_user_id is null then 'company' else 'person' end,
  alter column owner_id type uuid using coalesce(company_user_id, '00000000-0000-0000-0000-000000000000');
alter table file drop column company_user_id;
alter table file
  alter column owner_kind set not null,
  alter column owner_id set not null,
  add column company_user_id uuid generated always as (case when owner_kind = 'person' then owner_id end) stored,
  -- Of what lies in the trash: since when, who put it there, and the file or folder that was deleted, which this may lie in.
  add column deleted_at timestamptz,
  add column deleted_by uuid,
  add column deleted_with uuid,
  add foreign key (company_id, company_user_id) references company_user on delete cascade,
  add foreign key (company_id, deleted_by) references company_user on delete set null (deleted_by),
  add check ((deleted_at is null) = (deleted_with is null));

alter table file_tag add column owner_kind text, add column owner_id uuid;
alter table file_tag
  alter column owner_kind type text using case when company_user_id is null then 'company' else 'person' end,
  alter column owner_id type uuid using coalesce(company_user_id, '00000000-0000-0000-0000-000000000000');
alter table file_tag drop column company_user_id;
alter table file_tag
  alter column owner_kind set not null,
  alter column owner_id set not null,
  add column company_user_id uuid generated always as (case when owner_kind = 'person' then owner_id end) stored,
  add column deleted_at timestamptz,
  add column deleted_by uuid,
  add column deleted_with uuid,
  -- The deleted folder that it lay in, to come back there with it.
  add column lifted_from uuid,
  add foreign key (company_id, company_user_id) references company_user on delete cascade,
  add foreign key (company_id, deleted_by) references company_user on delete set null (deleted_by),
  add check ((deleted_at is null) = (deleted_with is null));

alter table file_in_tag
  -- The folder lies in the trash: the file is not shown there, and is there again when the folder comes back.
  add column in_trash boolean not null default false,
  -- The deleted folder that this place stands in for; it goes when that folder comes back.
  add column lifted_from uuid;

create index file_owner on file (company_id, owner_kind, owner_id, name_key) where deleted_at is null;
create index file_person on file (company_id, company_user_id, id);
create index file_deleted_by on file (company_id, deleted_by, id);
create index file_trash on file (company_id, deleted_at, id) where deleted_at is not null;
-- The same content or address once for each owner.
create unique index file_content on file (company_id, owner_kind, owner_id, sha256) where sha256 is not null and deleted_at is null;
create unique index file_address on file (company_id, owner_kind, owner_id, url) where url is not null and deleted_at is null;

create unique index file_tag_name on file_tag (company_id, owner_kind, owner_id, parent_id, name_key) nulls not distinct where deleted_at is null;
create index file_tag_person on file_tag (company_id, company_user_id, id);
create index file_tag_deleted_by on file_tag (company_id, deleted_by, id);
create index file_tag_trash on file_tag (company_id, deleted_at, id) where deleted_at is not null;
