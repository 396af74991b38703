-- A deleted plan lies in the trash for a while, and holds up no new one.
alter table on_off_boarding_plan add column deleted_at timestamptz;
create index on_off_boarding_plan_deleted on on_off_boarding_plan (company_id, deleted_at, id) where deleted_at is not null;
drop index on_off_boarding_plan_open;
create unique index on_off_boarding_plan_open on on_off_boarding_plan (company_id, person_id, type) where completed_at is null and deleted_at is null;

-- A task that was taken out of its plan is nobody's and has no place in it, until it is put back.
alter table task add column removed_at timestamptz, add check (removed_at is null or is_dormant);
alter table task drop column plan_id;
alter table task
  add column plan_id uuid
    generated always as (case when owner_kind = 'onOffBoardingPlan' and removed_at is null then owner_id end) stored,
  -- Whoever has it; nobody while it stands in a draft or in the trash.
  add column given_to uuid generated always as (case when not is_dormant then responsible_id end) stored,
  add foreign key (company_id, plan_id) references on_off_boarding_plan on delete cascade,
  add constraint task_place_in_plan unique (company_id, plan_id, place) deferrable initially immediate;
create index task_of_plan on task (company_id, plan_id, id);
create index task_removed on task (company_id, removed_at, id) where removed_at is not null;
