-- What a task has in a plan: its place, the distance of its day from the day of the plan, and who does it as seen from the plan.
alter table task
  add column place smallint check (place >= 0),
  add column relative_days smallint,
  add column relative_unit text check (relative_unit in ('day', 'workingDay')),
  add column relative_responsible text check (relative_responsible in ('companyUser', 'reportingManager', 'planCreator', 'hradmin')),
  add column is_visible_to_subject boolean not null default false,
  -- Nobody has it yet: it stands in a draft.
  add column is_dormant boolean not null default false,
  add check ((relative_days is null) = (relative_unit is null)),
  add check (relative_days is null or due_date is not null),
  add check (not is_dormant or completed_at is null);
