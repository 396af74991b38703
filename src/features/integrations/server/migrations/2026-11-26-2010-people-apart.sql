-- That a person here and one in another system are not the same, although they look alike: somebody has said so, and they are not proposed to each other again.
create table person_apart (
  company_id integer not null,
  system text not null check (system in ('poweroffice', 'tripletex', 'unimicro')),
  company_user_id uuid not null,
  external_id text not null,
  decided_at timestamptz not null
);
select make_company_table('person_apart', 'system, company_user_id, external_id', 'system references accounting_connection on delete cascade',
  'company_user_id references company_user on delete cascade');
create index person_apart_person on person_apart (company_id, company_user_id, system, external_id);
