-- Plans for people who come or go; their tasks are those of the table task.
create table on_off_boarding_plan (
  company_id integer not null,
  id uuid not null,
  type text not null check (type in ('Onboarding', 'Offboarding')),
  person_id uuid not null,
  -- First day of the employment, or the last one.
  reference_date date not null,
  source_kind text not null check (source_kind in ('empty', 'template', 'plan')),
  -- The key of a built-in template, or the id of a template or plan that may be gone.
  source_id text,
  language text not null check (language in ('no', 'en')),
  -- Whether access ends with the employment, and when it did.
  end_access boolean not null default false,
  access_ended_at timestamptz,
  published_at timestamptz,
  completed_at timestamptz,
  -- When a task of the completed plan was opened again; until it is completed anew.
  reopened_at timestamptz,
  -- The link for the time before the first day.
  preboarding_sent_at timestamptz,
  preboarding_expires_at timestamptz,
  -- Which details came by that link; never the values.
  preboarding_given text[] not null default '{}',
  -- The company's files that the person is given to read before the first day.
  preboarding_file_ids uuid[] not null default '{}',
  created_by uuid not null,
  created_at timestamptz not null,
  -- A deleted plan lies in the trash for a while, and holds up no new one.
  deleted_at timestamptz,
  version integer not null default 1,
  check (completed_at is null or published_at is not null),
  check (not end_access or type = 'Offboarding'),
  check ((preboarding_sent_at is null) = (preboarding_expires_at is null))
);
select make_company_table('on_off_boarding_plan', 'id', 'company_id references company on delete cascade',
  'person_id references company_user on delete cascade', 'created_by references company_user');
create index on_off_boarding_plan_of_person on on_off_boarding_plan (company_id, person_id, id);
create index on_off_boarding_plan_of_creator on on_off_boarding_plan (company_id, created_by, id);
create index on_off_boarding_plan_ending on on_off_boarding_plan (company_id, reference_date, id) where end_access and access_ended_at is null;
-- A person has one open plan of each type.
create unique index on_off_boarding_plan_open on on_off_boarding_plan (company_id, person_id, type) where completed_at is null and deleted_at is null;
create index on_off_boarding_plan_deleted on on_off_boarding_plan (company_id, deleted_at, id) where deleted_at is not null;

create table on_off_boarding_template (
  company_id integer not null,
  id uuid not null,
  name text not null,
  type text not null check (type in ('Onboarding', 'Offboarding')),
  end_access boolean not null default false,
  -- As `TemplateTask` in the contract.
  tasks jsonb not null,
  created_by uuid,
  created_at timestamptz not null,
  version integer not null default 1,
  check (not end_access or type = 'Offboarding')
);
select make_company_table('on_off_boarding_template', 'id', 'company_id references company on delete cascade',
  'created_by references company_user on delete set null');
create index on_off_boarding_template_of_creator on on_off_boarding_template (company_id, created_by, id);

-- The tasks of a plan go with it, and stand in it in an order without gaps or doubles.
alter table task
  -- A task that was taken out of its plan is nobody's and has no place in it, until it is put back.
  add column removed_at timestamptz,
  -- A task about something that somebody who leaves holds elsewhere in the product: of which kind.
  add column held_kind text,
  add check (removed_at is null or is_dormant),
  add check (held_kind is null or owner_kind = 'onOffBoardingPlan');
alter table task
  add column plan_id uuid
    generated always as (case when owner_kind = 'onOffBoardingPlan' and removed_at is null then owner_id end) stored,
  -- Of tasks that the person is shown: those are in their takeout.
  add column shown_plan_id uuid
    generated always as (case when owner_kind = 'onOffBoardingPlan' and is_visible_to_subject and not is_dormant then owner_id end) stored,
  -- Whoever has it; nobody while it stands in a draft or in the trash.
  add column given_to uuid generated always as (case when not is_dormant then responsible_id end) stored,
  add foreign key (company_id, plan_id) references on_off_boarding_plan on delete cascade,
  add constraint task_place_in_plan unique (company_id, plan_id, place) deferrable initially immediate;
create index task_of_plan on task (company_id, plan_id, id);
create index task_removed on task (company_id, removed_at, id) where removed_at is not null;

-- The secret calendar address of a person with due dates of plans; one each.
create table on_off_boarding_feed (
  company_id integer not null,
  id uuid not null,
  company_user_id uuid not null,
  -- One's own tasks, or also those of plans that one edits.
  scope text not null check (scope in ('mine', 'all')),
  created_at timestamptz not null,
  fetched_at timestamptz
);
select make_company_table('on_off_boarding_feed', 'id', 'company_user_id references company_user on delete cascade');
create unique index on_off_boarding_feed_of_person on on_off_boarding_feed (company_id, company_user_id);
