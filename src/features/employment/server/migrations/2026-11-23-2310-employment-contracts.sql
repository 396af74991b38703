-- Employment contracts: what is drafted, and what was published.
create table employment_contract (
  company_id integer not null,
  id uuid not null,
  state smallint not null check (state between 1 and 5),
  language text not null check (language in ('no', 'en')),
  -- Null is the name of the employee.
  name text,
  person_id uuid,
  template_key text not null,
  template_version text not null,
  -- The whole template as it was when the contract was begun.
  template jsonb not null,
  base_data jsonb not null,
  variables jsonb not null,
  elements jsonb not null,
  -- The latest published PDF, in the file store; the former ones are in employment_contract_version.
  published_at timestamptz,
  published_sha256 text,
  published_size integer,
  fingerprint text,
  -- The copy that was signed on paper.
  signed_at timestamptz,
  signed_sha256 text,
  signed_size integer,
  signed_name text,
  signed_type text,
  -- One editing, of which the log has one line.
  edit_session uuid,
  created_by uuid,
  created_at timestamptz not null,
  changed_by uuid,
  changed_at timestamptz not null,
  version integer not null default 1,
  check (state not in (2, 3, 4) or published_sha256 is not null),
  check ((published_sha256 is null) = (published_at is null) and (published_sha256 is null) = (published_size is null)),
  check ((signed_sha256 is null) = (signed_at is null))
);
select make_company_table('employment_contract', 'id', 'company_id references company on delete cascade',
  'person_id references company_user on delete set null', 'created_by references company_user on delete set null',
  'changed_by references company_user on delete set null');
create index employment_contract_of_person on employment_contract (company_id, person_id, id);
create index employment_contract_of_creator on employment_contract (company_id, created_by, id);
create index employment_contract_of_changer on employment_contract (company_id, changed_by, id);

create table employment_contract_version (
  company_id integer not null,
  id uuid not null,
  contract_id uuid not null,
  number smallint not null check (number > 0),
  published_at timestamptz not null,
  published_by uuid,
  sha256 text not null,
  size integer not null,
  fingerprint text not null,
  template_version text not null,
  -- The clauses as they were printed, to compare with.
  clauses jsonb not null
);
select make_company_table('employment_contract_version', 'id', 'contract_id references employment_contract on delete cascade',
  'published_by references company_user on delete set null');
create unique index employment_contract_version_number on employment_contract_version (company_id, contract_id, number);
create index employment_contract_version_publisher on employment_contract_version (company_id, published_by, id);
