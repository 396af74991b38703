-- What happened lately, for telling of it (decisions.md §8).
create index absence_event_at on absence_event (company_id, at);
