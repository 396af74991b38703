-- An erasure that was registered by mistake is withdrawn, and stays with the reason.
alter table gdpr_erasure_proof
  add column withdrawn_at timestamptz,
  add column withdrawn_by uuid,
  add column withdrawn_reason text,
  add foreign key (company_id, withdrawn_by) references company_user on delete set null (withdrawn_by),
  add check ((withdrawn_at is null) = (withdrawn_reason is null));
create index gdpr_erasure_proof_of_withdrawer on gdpr_erasure_proof (company_id, withdrawn_by, id);

create function keep_erasure_proof() returns trigger language plpgsql as $$
begin
  if (new.company_id, new.id, new.treatment_id, new.done_on, new.how, new.created_at)
      is distinct from (old.company_id, old.id, old.treatment_id, old.done_on, old.how, old.created_at)
    or (old.withdrawn_at is not null and (new.withdrawn_at, new.withdrawn_reason) is distinct from (old.withdrawn_at, old.withdrawn_reason)) then
    raise exception 'a registered erasure never changes';
  end if;
  return new;
end $$;
create trigger gdpr_erasure_proof_stays before update on gdpr_erasure_proof for each row execute function keep_erasure_proof();
