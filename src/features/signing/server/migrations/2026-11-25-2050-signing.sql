-- Documents that people sign: requests, their people, files and log.
create table signing_request (
  company_id integer not null,
  id uuid not null,
  name text not null,
  -- The words of the wire, and Sealing: everybody has signed, and the file is being sealed.
  status text not null check (status in ('Created', 'InProgress', 'Sealing', 'Completed', 'Rejected', 'Expired', 'Error', 'Canceled')),
  is_ended boolean not null generated always as (status in ('Completed', 'Rejected', 'Expired', 'Canceled')) stored,
  method text not null check (method in ('link', 'emailCode', 'smsCode', 'electronicId')),
  is_in_order boolean not null,
  due_date date,
  extended_due_date date,
  -- The day at whose end it expires.
  expires_on date generated always as (coalesce(extended_due_date, due_date)) stored,
  note text not null default '',
  language text not null check (language in ('no', 'en')),
  -- Null: the signed file stays with the request only.
  location text check (location in ('profile', 'company')),
  location_person_id uuid,
  location_folder_id uuid,
  -- What the folder was called.
  location_folder_name text,
  -- Why the signed file could not be put there, as a code.
  location_problem text,
  requested_by uuid,
  -- Of an employment contract, also when that is deleted: others than those who make contracts see its status only.
  is_of_contract boolean not null default false,
  document_id uuid,
  -- Those that were made from one document at once.
  batch_id uuid,
  -- Of a rejected or cancelled one.
  reason text,
  -- When everybody had signed.
  signed_at timestamptz,
  ended_at timestamptz,
  seal_level text check (seal_level in ('B-B', 'B-LTA')),
  -- Why sealing failed.
  seal_problem text,
  annuls_id uuid,
  -- The entry of the contract register that was made of it.
  contract_id uuid,
  -- The head of its chained log.
  event_count integer not null default 0,
  event_head text not null default '',
  created_at timestamptz not null,
  changed_at timestamptz not null,
  version integer not null default 1,
  check (extended_due_date >= due_date),
  check ((status = 'Completed') <= (seal_level is not null)),
  check ((status in ('Completed', 'Rejected', 'Expired', 'Canceled')) = (ended_at is not null)),
  check (annuls_id <> id)
);
select make_company_table('signing_request', 'id', 'company_id references company on delete cascade',
  'location_person_id references company_user on delete set null', 'requested_by references company_user on delete set null',
  'document_id references employment_contract on delete set null', 'annuls_id references signing_request on delete set null',
  'contract_id references contract on delete set null');
create index signing_request_in_list on signing_request (company_id, is_ended, created_at desc, id desc);
create index signing_request_ended on signing_request (company_id, is_ended, ended_at desc, id desc);
create index signing_request_by_due on signing_request (company_id, is_ended, expires_on, id);
create index signing_request_by_name on signing_request (company_id, name collate "nb-x-icu", id);
create index signing_request_by_status on signing_request (company_id, status, id);
create index signing_request_of_requester on signing_request (company_id, requested_by, id);
create index signing_request_of_person on signing_request (company_id, location_person_id, id);
create index signing_request_of_document on signing_request (company_id, document_id, id);
create index signing_request_of_batch on signing_request (company_id, batch_id, id);
create index signing_request_of_annulled on signing_request (company_id, annuls_id, id);
create index signing_request_of_contract on signing_request (company_id, contract_id, id);

create table signing_file (
  company_id integer not null,
  id uuid not null,
  request_id uuid not null,
  -- The PDF that is signed, what comes with it, and the sealed PDF.
  kind text not null check (kind in ('document', 'attachment', 'signed')),
  position smallint not null default 0,
  name text not null,
  content_type text not null,
  size integer not null check (size >= 0),
  sha256 text not null,
  pages integer
);
select make_company_table('signing_file', 'id', 'request_id references signing_request on delete cascade');
create unique index signing_file_of_request on signing_file (company_id, request_id, kind, position);

create table signing_recipient (
  company_id integer not null,
  id uuid not null,
  request_id uuid not null,
  -- Whose turn comes when: equal for all who sign at once.
  position smallint not null check (position between 1 and 10),
  -- Their place in the list.
  number smallint not null check (number between 1 and 10),
  company_user_id uuid,
  name text not null,
  email text not null,
  -- The address as it is compared.
  email_key text not null,
  phone_country_code text not null,
  phone text,
  language text not null check (language in ('no', 'en')),
  status text not null check (status in ('Created', 'Delivering', 'Notified', 'Could_Not_Notify', 'Read_Invitation', 'Opened', 'Completed', 'Rejected', 'Cancelled', 'Expired')),
  -- The mail whose delivery is awaited.
  mail_id uuid,
  delivery_problem text,
  invited_at timestamptz,
  reminded_at timestamptz,
  notified_at timestamptz,
  read_at timestamptz,
  opened_at timestamptz,
  -- When they signed or refused.
  answered_at timestamptz,
  reject_reason text,
  -- What they agreed to, word for word.
  consent_version text,
  consent_text text,
  consent_language text check (consent_language in ('no', 'en')),
  signature_kind text check (signature_kind in ('typed', 'drawn')),
  signature_name text,
  signature_strokes jsonb,
  signature_ratio real,
  -- Who a provider of electronic identities said they are; never a national number.
  identity_subject text,
  identity_name text,
  identity_acr text,
  identity_issuer text,
  check ((status = 'Completed') <= (consent_text is not null and signature_kind is not null and answered_at is not null))
);
select make_company_table('signing_recipient', 'id', 'request_id references signing_request on delete cascade',
  'company_user_id references company_user on delete set null');
create unique index signing_recipient_of_request on signing_recipient (company_id, request_id, number);
create index signing_recipient_person on signing_recipient (company_id, company_user_id, status, request_id, id);
create index signing_recipient_address on signing_recipient (company_id, email_key, status, request_id, id);
create index signing_recipient_mail on signing_recipient (company_id, mail_id, id);

-- The chained log of a request, to which lines are only added. What names people stands apart: the hash covers its salted digest, so that it can be
-- erased and the chain still holds.
create table signing_event (
  company_id integer not null,
  id uuid not null,
  request_id uuid not null,
  number integer not null check (number > 0),
  at timestamptz not null,
  kind text not null,
  recipient_id uuid,
  by uuid,
  facts jsonb not null,
  personal jsonb,
  salt text,
  personal_digest text,
  previous_hash text not null,
  hash text not null
);
select make_company_table('signing_event', 'id', 'request_id references signing_request on delete cascade',
  'recipient_id references signing_recipient on delete set null', 'by references company_user on delete set null');
create unique index signing_event_of_request on signing_event (company_id, request_id, number);
create index signing_event_of_recipient on signing_event (company_id, recipient_id, id);
create index signing_event_by on signing_event (company_id, by, id);

-- Judged files that wait for their request; swept after a day.
create table signing_upload (
  company_id integer not null,
  id uuid not null,
  uploaded_by uuid not null,
  kind text not null check (kind in ('document', 'attachment')),
  name text not null,
  content_type text not null,
  size integer not null check (size >= 0),
  sha256 text not null,
  pages integer,
  is_repaired boolean not null,
  uploaded_at timestamptz not null
);
select make_company_table('signing_upload', 'id', 'company_id references company on delete cascade',
  'uploaded_by references company_user on delete cascade');
create index signing_upload_by on signing_upload (company_id, uploaded_by, id);
create index signing_upload_at on signing_upload (company_id, uploaded_at, id);

-- Signatures of the quota that were used; they stay when a request is deleted.
create table signing_use (
  company_id integer not null,
  request_id uuid not null,
  used_at timestamptz not null,
  returned_at timestamptz
);
select make_company_table('signing_use', 'request_id', 'company_id references company on delete cascade');

-- The open code of somebody who shows who they are.
create table signing_code (
  company_id integer not null,
  recipient_id uuid not null,
  digest text not null,
  tries smallint not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null
);
select make_company_table('signing_code', 'recipient_id', 'recipient_id references signing_recipient on delete cascade');

-- Browsers that have shown who they are.
create table signing_confirmation (
  company_id integer not null,
  digest text not null,
  recipient_id uuid not null,
  method text not null check (method in ('emailCode', 'smsCode', 'electronicId')),
  -- Who a provider of electronic identities said they are; kept with the signature that is made with it.
  identity_subject text,
  identity_name text,
  identity_acr text,
  identity_issuer text,
  confirmed_at timestamptz not null,
  expires_at timestamptz not null
);
select make_company_table('signing_confirmation', 'digest', 'recipient_id references signing_recipient on delete cascade');
create index signing_confirmation_of on signing_confirmation (company_id, recipient_id, digest);
