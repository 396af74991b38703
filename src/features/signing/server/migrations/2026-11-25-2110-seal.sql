-- The seal of signed documents: its keys, and what was sealed with them. Neither belongs to a company: one seal serves all, and whoever holds a document
-- may check it without knowing which company it came from.

-- Certificates that seals were made with, and those of our own authority, with their keys where these are ours.
create table signing_authority (
  -- The SHA-256 of the certificate.
  fingerprint text primary key,
  purpose text not null check (purpose in ('authority', 'seal')),
  -- DER in base64.
  certificate text not null,
  -- Sealed; null of a key in files or in a signing service.
  private_key text,
  issuer text references signing_authority,
  valid_from timestamptz not null,
  valid_until timestamptz not null,
  added_at timestamptz not null
);
create index signing_authority_own on signing_authority (purpose, valid_until);
create index signing_authority_issuer on signing_authority (issuer);

-- Each sealed file, also after its archive data were renewed and after its request was deleted. It names nobody.
create table signing_proof (
  sha256 text primary key,
  code_digest text not null,
  company_id integer references known_company on delete set null,
  request_id uuid not null,
  -- The newest answers for the code.
  number integer not null,
  level text not null check (level in ('B-B', 'B-LTA')),
  -- The SHA-256 of the document that was sent.
  document_sha256 text not null,
  signers smallint not null,
  signed_at timestamptz not null,
  sealed_at timestamptz not null,
  -- Until when its time-stamps can be verified; null without them.
  archived_until timestamptz,
  annulled_at timestamptz
);
create unique index signing_proof_of_code on signing_proof (code_digest, number);
create index signing_proof_of_request on signing_proof (company_id, request_id);
create index signing_proof_archived on signing_proof (archived_until);
