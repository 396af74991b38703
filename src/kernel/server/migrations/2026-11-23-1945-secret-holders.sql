-- Whom a secret was made for, as a digest of its kind, record and address: with a session of that address the record opens without the secret.
alter table secret add column holder_digest text;
create index secret_holder on secret (holder_digest) where holder_digest is not null;
