-- The protocol of a company's treatments of personal data.
create table gdpr_protocol (
  company_id integer not null,
  id uuid not null,
  dpo_required boolean not null,
  dpo_reason jsonb not null,
  responsible_id uuid,
  contact_id uuid,
  officer_id uuid,
  created_by uuid,
  created_at timestamptz not null,
  changed_by uuid,
  changed_at timestamptz not null,
  version integer not null default 1
);
select make_company_table('gdpr_protocol', 'id', 'company_id references company on delete cascade',
  'responsible_id references company_user on delete set null', 'contact_id references company_user on delete set null',
  'officer_id references company_user on delete set null', 'created_by references company_user on delete set null',
  'changed_by references company_user on delete set null');
-- One for each company; two who create it at once make one.
create unique index gdpr_protocol_only on gdpr_protocol (company_id);
create index gdpr_protocol_of_responsible on gdpr_protocol (company_id, responsible_id, id);
create index gdpr_protocol_of_contact on gdpr_protocol (company_id, contact_id, id);
create index gdpr_protocol_of_officer on gdpr_protocol (company_id, officer_id, id);
create index gdpr_protocol_of_creator on gdpr_protocol (company_id, created_by, id);
create index gdpr_protocol_of_changer on gdpr_protocol (company_id, changed_by, id);

-- Protocols as they were; nothing changes a row.
create table gdpr_archived_protocol (
  company_id integer not null,
  id uuid not null,
  version integer not null,
  reason text not null check (reason in ('people', 'export')),
  content jsonb not null,
  treatments integer not null,
  archived_by uuid,
  archived_at timestamptz not null
);
select make_company_table('gdpr_archived_protocol', 'id', 'company_id references company on delete cascade',
  'archived_by references company_user on delete set null');
create index gdpr_archived_protocol_newest on gdpr_archived_protocol (company_id, archived_at, id);
create index gdpr_archived_protocol_of_archiver on gdpr_archived_protocol (company_id, archived_by, id);
create function keep_archived_protocol() returns trigger language plpgsql as $$
begin
  -- Who archived it is forgotten with the person.
  if (new.company_id, new.id, new.version, new.reason, new.content, new.treatments, new.archived_at)
    is distinct from (old.company_id, old.id, old.version, old.reason, old.content, old.treatments, old.archived_at) then
    raise exception 'an archived protocol never changes';
  end if;
  return new;
end $$;
create trigger gdpr_archived_protocol_stays before update on gdpr_archived_protocol
  for each row execute function keep_archived_protocol();

-- What is the same for everybody of a company in this area.
create table gdpr_settings (
  company_id integer not null,
  welcomed_at timestamptz,
  welcomed_by uuid,
  dismissed_proposals text[] not null default '{}'
);
select make_company_table('gdpr_settings', '', 'company_id references company on delete cascade',
  'welcomed_by references company_user on delete set null');
create index gdpr_settings_of_welcomed on gdpr_settings (company_id, welcomed_by);

create table gdpr_software (
  company_id integer not null,
  id uuid not null,
  default_software_id text,
  name text not null,
  software_company text not null,
  created_at timestamptz not null
);
select make_company_table('gdpr_software', 'id', 'company_id references company on delete cascade');
create unique index gdpr_software_known on gdpr_software (company_id, default_software_id);
create unique index gdpr_software_by_name on gdpr_software (company_id, lower(name));

-- Files of agreements; one that no agreement has taken is removed after a day.
create table gdpr_file (
  company_id integer not null,
  id uuid not null,
  name text not null,
  media_type text not null,
  size bigint not null,
  sha256 text not null,
  uploaded_by uuid,
  uploaded_at timestamptz not null
);
select make_company_table('gdpr_file', 'id', 'company_id references company on delete cascade',
  'uploaded_by references company_user on delete set null');
create index gdpr_file_of_uploader on gdpr_file (company_id, uploaded_by, id);

create table gdpr_agreement (
  company_id integer not null,
  id uuid not null,
  software_id uuid not null,
  responsible_name text not null,
  file_id uuid,
  valid_from date,
  valid_to date,
  sub_processors text[] not null,
  created_by uuid,
  created_at timestamptz not null,
  changed_by uuid,
  changed_at timestamptz not null,
  version integer not null default 1,
  check (valid_to >= valid_from)
);
select make_company_table('gdpr_agreement', 'id', 'company_id references company on delete cascade',
  'software_id references gdpr_software', 'file_id references gdpr_file', 'created_by references company_user on delete set null',
  'changed_by references company_user on delete set null');
create unique index gdpr_agreement_of_software on gdpr_agreement (company_id, software_id);
create unique index gdpr_agreement_of_file on gdpr_agreement (company_id, file_id);
create index gdpr_agreement_of_creator on gdpr_agreement (company_id, created_by, id);
create index gdpr_agreement_of_changer on gdpr_agreement (company_id, changed_by, id);

create table gdpr_treatment (
  company_id integer not null,
  id uuid not null,
  protocol_id uuid not null,
  key uuid not null,
  -- Its texts and lists: whatever is only read with the whole treatment.
  content jsonb not null,
  department text not null,
  legal_basis text check (legal_basis in ('a', 'b', 'c', 'd', 'e', 'f')),
  owner_id uuid,
  light smallint not null check (light between 1 and 3),
  state text not null check (state in ('draft', 'final')),
  role text not null check (role in ('controller', 'processor')),
  next_review date,
  created_by uuid,
  created_at timestamptz not null,
  changed_by uuid,
  changed_at timestamptz not null,
  -- When something last changed that statements and risks speak of.
  content_changed_at timestamptz not null,
  version integer not null default 1
);
select make_company_table('gdpr_treatment', 'id', 'company_id references company on delete cascade',
  'protocol_id references gdpr_protocol on delete cascade', 'owner_id references company_user on delete set null',
  'created_by references company_user on delete set null', 'changed_by references company_user on delete set null');
create unique index gdpr_treatment_by_key on gdpr_treatment (company_id, key);
create index gdpr_treatment_of_protocol on gdpr_treatment (company_id, protocol_id, id);
create index gdpr_treatment_of_owner on gdpr_treatment (company_id, owner_id, id);
create index gdpr_treatment_of_creator on gdpr_treatment (company_id, created_by, id);
create index gdpr_treatment_of_changer on gdpr_treatment (company_id, changed_by, id);
create index gdpr_treatment_by_review on gdpr_treatment (company_id, next_review, id);

create table gdpr_treatment_software (
  company_id integer not null,
  treatment_id uuid not null,
  software_id uuid not null
);
select make_company_table('gdpr_treatment_software', 'treatment_id, software_id', 'treatment_id references gdpr_treatment on delete cascade',
  'software_id references gdpr_software');
create index gdpr_treatment_software_of on gdpr_treatment_software (company_id, software_id, treatment_id);

-- What somebody has answered in a questionnaire that they have not finished.
create table gdpr_flow_answer (
  company_id integer not null,
  company_user_id uuid not null,
  flow_id text not null,
  answers jsonb not null,
  changed_at timestamptz not null
);
select make_company_table('gdpr_flow_answer', 'company_user_id, flow_id', 'company_user_id references company_user on delete cascade');

-- Each kept version of a privacy statement.
create table gdpr_statement (
  company_id integer not null,
  id uuid not null,
  protocol_id uuid not null,
  type text not null check (type in ('external', 'internal')),
  language text not null check (language in ('no', 'en')),
  version integer not null,
  -- Null: the text of the product.
  own_text text,
  -- The text of the product that this version was made of, and the filled-in text, for what has changed since.
  template_text text not null,
  text text not null,
  treatment_keys uuid[] not null,
  created_by uuid,
  created_at timestamptz not null
);
select make_company_table('gdpr_statement', 'id', 'company_id references company on delete cascade',
  'protocol_id references gdpr_protocol on delete cascade', 'created_by references company_user on delete set null');
create unique index gdpr_statement_version on gdpr_statement (company_id, type, language, version);
create index gdpr_statement_of_protocol on gdpr_statement (company_id, protocol_id, id);
create index gdpr_statement_of_creator on gdpr_statement (company_id, created_by, id);

-- The PDFs of statements.
create table gdpr_statement_file (
  company_id integer not null,
  id uuid not null,
  statement_id uuid not null,
  name text not null,
  size bigint not null,
  sha256 text not null,
  created_by uuid,
  created_at timestamptz not null
);
select make_company_table('gdpr_statement_file', 'id', 'statement_id references gdpr_statement on delete cascade',
  'created_by references company_user on delete set null');
create index gdpr_statement_file_of on gdpr_statement_file (company_id, statement_id, id);
create index gdpr_statement_file_of_creator on gdpr_statement_file (company_id, created_by, id);

create table gdpr_risk (
  company_id integer not null,
  id uuid not null,
  overview jsonb not null,
  measures jsonb not null,
  comment jsonb not null,
  actions jsonb not null,
  is_treated boolean not null,
  inherent_likelihood smallint check (inherent_likelihood between 1 and 4),
  inherent_consequence smallint check (inherent_consequence between 1 and 4),
  residual_likelihood smallint check (residual_likelihood between 1 and 4),
  residual_consequence smallint check (residual_consequence between 1 and 4),
  trigger_risk text,
  -- When somebody last looked at it; later changes of its treatments or of the protocol make it stale.
  assessed_at timestamptz not null,
  -- When a treatment of it was deleted since.
  treatment_deleted_at timestamptz,
  created_by uuid,
  created_at timestamptz not null,
  changed_by uuid,
  changed_at timestamptz not null,
  version integer not null default 1,
  check (not is_treated or (residual_likelihood is not null and residual_consequence is not null))
);
select make_company_table('gdpr_risk', 'id', 'company_id references company on delete cascade',
  'created_by references company_user on delete set null', 'changed_by references company_user on delete set null');
create index gdpr_risk_newest on gdpr_risk (company_id, created_at, id);
create index gdpr_risk_of_creator on gdpr_risk (company_id, created_by, id);
create index gdpr_risk_of_changer on gdpr_risk (company_id, changed_by, id);

create table gdpr_risk_treatment (
  company_id integer not null,
  risk_id uuid not null,
  treatment_id uuid not null
);
select make_company_table('gdpr_risk_treatment', 'risk_id, treatment_id', 'risk_id references gdpr_risk on delete cascade',
  'treatment_id references gdpr_treatment on delete cascade');
create index gdpr_risk_treatment_of on gdpr_risk_treatment (company_id, treatment_id, risk_id);

create table gdpr_subject_request (
  company_id integer not null,
  id uuid not null,
  kind text not null check (kind in ('access', 'rectification', 'erasure', 'restriction', 'portability', 'objection')),
  state text not null check (state in ('open', 'answered', 'refused', 'withdrawn')),
  requester_name text not null,
  requester_contact text not null,
  company_user_id uuid,
  description text not null,
  received_on date not null,
  extended_on date,
  extension_reason text,
  identity_checked_on date,
  identity_how text,
  answered_on date,
  answer text,
  responsible_id uuid,
  takeout_asked_at timestamptz,
  takeout_released_at timestamptz,
  created_by uuid,
  created_at timestamptz not null,
  version integer not null default 1,
  check ((extended_on is null) = (extension_reason is null)),
  check ((state = 'open') = (answered_on is null))
);
select make_company_table('gdpr_subject_request', 'id', 'company_id references company on delete cascade',
  'company_user_id references company_user on delete set null', 'responsible_id references company_user on delete set null',
  'created_by references company_user on delete set null');
create index gdpr_subject_request_open on gdpr_subject_request (company_id, state, received_on, id);
create index gdpr_subject_request_of_person on gdpr_subject_request (company_id, company_user_id, id);
create index gdpr_subject_request_of_responsible on gdpr_subject_request (company_id, responsible_id, id);
create index gdpr_subject_request_of_creator on gdpr_subject_request (company_id, created_by, id);

create table gdpr_breach (
  company_id integer not null,
  id uuid not null,
  title text not null,
  state text not null check (state in ('open', 'closed')),
  kinds text[] not null,
  description text not null,
  aware_at timestamptz not null,
  happened_from timestamptz,
  data_subjects text[] not null,
  data_categories text[] not null,
  subjects integer check (subjects >= 0),
  consequences text not null,
  measures text not null,
  risk text check (risk in ('none', 'risk', 'high')),
  risk_reason text not null,
  authority_notified_at timestamptz,
  late_reason text not null,
  people_told_at timestamptz,
  treatment_ids uuid[] not null,
  created_by uuid,
  created_at timestamptz not null,
  version integer not null default 1
);
select make_company_table('gdpr_breach', 'id', 'company_id references company on delete cascade',
  'created_by references company_user on delete set null');
create index gdpr_breach_open on gdpr_breach (company_id, state, aware_at, id);
create index gdpr_breach_of_creator on gdpr_breach (company_id, created_by, id);

create table gdpr_breach_event (
  company_id integer not null,
  id uuid not null,
  breach_id uuid not null,
  at timestamptz not null,
  text text not null,
  created_by uuid
);
select make_company_table('gdpr_breach_event', 'id', 'breach_id references gdpr_breach on delete cascade',
  'created_by references company_user on delete set null');
create index gdpr_breach_event_of on gdpr_breach_event (company_id, breach_id, at, id);
create index gdpr_breach_event_of_creator on gdpr_breach_event (company_id, created_by, id);

create table gdpr_dpia (
  company_id integer not null,
  id uuid not null,
  treatment_id uuid not null,
  state text not null check (state in ('draft', 'done', 'consultation')),
  criteria text[] not null,
  description text not null,
  necessity text not null,
  risks text not null,
  measures text not null,
  officer_advice text not null,
  residual_high boolean,
  done_at timestamptz,
  done_by uuid,
  changed_at timestamptz not null,
  version integer not null default 1
);
select make_company_table('gdpr_dpia', 'id', 'treatment_id references gdpr_treatment on delete cascade',
  'done_by references company_user on delete set null');
create unique index gdpr_dpia_of_treatment on gdpr_dpia (company_id, treatment_id);
create index gdpr_dpia_of_doer on gdpr_dpia (company_id, done_by, id);

create table gdpr_erasure_proof (
  company_id integer not null,
  id uuid not null,
  treatment_id uuid not null,
  done_on date not null,
  how text not null,
  done_by uuid,
  created_at timestamptz not null
);
select make_company_table('gdpr_erasure_proof', 'id', 'treatment_id references gdpr_treatment on delete cascade',
  'done_by references company_user on delete set null');
create index gdpr_erasure_proof_of on gdpr_erasure_proof (company_id, treatment_id, done_on, id);
create index gdpr_erasure_proof_of_doer on gdpr_erasure_proof (company_id, done_by, id);

-- Notes on treatments.
alter table note
  add column treatment_id uuid generated always as (case when kind = 'treatment' then related_id end) stored,
  add foreign key (company_id, treatment_id) references gdpr_treatment on delete cascade;
create index note_treatment on note (company_id, treatment_id, id);
