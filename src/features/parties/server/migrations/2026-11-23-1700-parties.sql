-- Organisations and people outside the company that it has agreements with, and whom to turn to there.
create table party (
  company_id integer not null,
  id uuid not null,
  kind text not null check (kind in ('organisation', 'person')),
  name text not null,
  registry_id text check (registry_id is null or kind = 'organisation'),
  email text,
  phone_country_code text not null,
  phone text,
  address text,
  -- What the business register said, and when.
  register_state text check (register_state in ('active', 'windingUp', 'bankrupt', 'deleted')),
  register_company jsonb,
  register_copied_at timestamptz,
  created_by uuid not null,
  created_at timestamptz not null,
  version integer not null default 1,
  check ((register_state is null) = (register_copied_at is null))
);
select make_company_table('party', 'id', 'company_id references company on delete cascade', 'created_by references company_user');
create unique index party_number on party (company_id, registry_id) where registry_id is not null;
create index party_of_creator on party (company_id, created_by, id);

create table party_contact (
  company_id integer not null,
  id uuid not null,
  party_id uuid not null,
  position smallint not null,
  name text not null,
  title text,
  email text,
  phone_country_code text not null,
  phone text
);
select make_company_table('party_contact', 'id', 'party_id references party on delete cascade');
create index party_contact_of_party on party_contact (company_id, party_id, position);
