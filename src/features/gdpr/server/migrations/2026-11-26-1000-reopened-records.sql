-- Why a closed request was opened again, and the answer that stood until then.
create table gdpr_request_reopening (
  company_id integer not null,
  id uuid not null,
  request_id uuid not null,
  at timestamptz not null,
  reason text not null,
  state text not null check (state in ('answered', 'refused', 'withdrawn')),
  answered_on date not null,
  answer text not null,
  reopened_by uuid
);
select make_company_table('gdpr_request_reopening', 'id', 'request_id references gdpr_subject_request on delete cascade',
  'reopened_by references company_user on delete set null');
create index gdpr_request_reopening_of on gdpr_request_reopening (company_id, request_id, at, id);
create index gdpr_request_reopening_of_person on gdpr_request_reopening (company_id, reopened_by, id);

-- The last day of a request that is open again counts from here, when that is later.
alter table gdpr_subject_request add column reopened_on date;

-- What the register itself writes in a timeline: that a breach was closed, and opened again.
alter table gdpr_breach_event add column kind text not null default 'note' check (kind in ('note', 'closed', 'reopened'));
create or replace function keep_breach_event() returns trigger language plpgsql as $$
begin
  if (new.company_id, new.id, new.breach_id, new.at, new.text, new.kind)
    is distinct from (old.company_id, old.id, old.breach_id, old.at, old.text, old.kind) then
    raise exception 'a line of a breach never changes';
  end if;
  return new;
end $$;
