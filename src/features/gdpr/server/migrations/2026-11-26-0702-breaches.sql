-- How many records, why people were not told, and when a breach was closed.
alter table gdpr_breach
  add column records integer check (records >= 0),
  -- Article 34 (3): why people need not be told of a high risk.
  add column people_exception text check (people_exception in ('protected', 'averted', 'publicNotice')),
  add column people_reason text not null default '',
  add column closed_at timestamptz,
  add check ((state = 'closed') = (closed_at is not null)),
  add check (state = 'open' or risk is not null),
  add check (state = 'open' or risk = 'none' or authority_notified_at is not null),
  add check (state = 'open' or risk <> 'high' or people_told_at is not null or people_exception is not null);

-- The timeline of a breach only grows. Who wrote a line is forgotten with the person.
create function keep_breach_event() returns trigger language plpgsql as $$
begin
  if (new.company_id, new.id, new.breach_id, new.at, new.text) is distinct from (old.company_id, old.id, old.breach_id, old.at, old.text) then
    raise exception 'a line of a breach never changes';
  end if;
  return new;
end $$;
create trigger gdpr_breach_event_stays before update on gdpr_breach_event for each row execute function keep_breach_event();
